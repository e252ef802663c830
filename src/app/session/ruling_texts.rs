//! The texts of the rulings desk: for each board the one in work and the earlier ones. They are kept for the book in the user's data
//! folder, not in the book.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The most earlier texts of a board: more than a game has turns.
const MOST_EARLIER: usize = 80;

/// The texts of a board.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(default)]
pub struct BoardTexts {
    pub text: String,
    /// The texts that were replaced as a whole, oldest first.
    pub earlier: Vec<String>,
}

impl BoardTexts {
    /// Replaces the text. The one before becomes an earlier one, unless it is among them or says nothing.
    pub fn replace(&mut self, text: String) {
        let before = std::mem::replace(&mut self.text, text);
        self.earlier.retain(|earlier| *earlier != before && *earlier != self.text);
        if !before.trim().is_empty() {
            self.earlier.push(before);
        }
        let excess = self.earlier.len().saturating_sub(MOST_EARLIER);
        self.earlier.drain(..excess);
    }
}

/// The texts of the boards of an event, by their short names: “R1 A”.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulingTexts {
    boards: BTreeMap<String, BoardTexts>,
    /// What is in the file.
    kept: String,
}

impl RulingTexts {
    /// Reads what [`RulingTexts::unkept`] gave. A text of another kind gives no texts.
    pub fn from_text(kept: String) -> RulingTexts {
        RulingTexts { boards: serde_json::from_str(&kept).unwrap_or_default(), kept }
    }

    /// The texts as one text for a file, if they differ from what is in the file.
    pub fn unkept(&self) -> Option<String> {
        let text = serde_json::to_string_pretty(&self.boards).unwrap_or_default();
        (text != self.kept && (!self.boards.is_empty() || !self.kept.is_empty())).then_some(text)
    }

    /// Notes that this text is in the file now.
    pub fn set_kept(&mut self, kept: String) {
        self.kept = kept;
    }

    /// The texts of a board.
    pub fn of_board(&self, board: &str) -> Option<&BoardTexts> {
        self.boards.get(board)
    }

    /// Sets the texts of a board.
    pub fn set_board(&mut self, board: &str, texts: BoardTexts) {
        self.boards.insert(board.to_owned(), texts);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texts_of_each_board_come_back_from_the_file() {
        let mut texts = RulingTexts::default();
        assert_eq!(texts.unkept(), None);
        let mut board = BoardTexts { text: "season: Spring 1901".into(), ..BoardTexts::default() };
        board.replace("season: Fall 1901".into());
        texts.set_board("R1 A", board.clone());
        let kept = texts.unkept().unwrap();
        texts.set_kept(kept.clone());
        assert_eq!(texts.unkept(), None);
        assert_eq!(RulingTexts::from_text(kept).of_board("R1 A"), Some(&board));
        assert_eq!(board.earlier, ["season: Spring 1901"]);
    }

    #[test]
    fn an_earlier_text_is_there_once_and_an_empty_one_never() {
        let mut board = BoardTexts::default();
        for text in ["one", "two", "one", " ", "three"] {
            board.replace(text.to_owned());
        }
        assert_eq!((board.text.as_str(), board.earlier), ("three", vec!["two".to_owned(), "one".to_owned()]));
    }
}
