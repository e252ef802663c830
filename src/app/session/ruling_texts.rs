//! The texts of the rulings desk: for each board the one in work and the earlier ones. They are kept for the book in the user's data
//! folder, not in the book.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

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
    /// What is kept.
    kept: String,
    /// The file for which it is kept: that of the book, or the journal of an event without one. `None` before the first entry of an
    /// event.
    kept_for: Option<PathBuf>,
}

impl RulingTexts {
    /// Reads what [`RulingTexts::unkept`] gave for this file. A text of another kind gives no texts.
    pub fn from_text(kept: String, kept_for: Option<&Path>) -> RulingTexts {
        let boards = serde_json::from_str(&kept).unwrap_or_default();
        RulingTexts { boards, kept, kept_for: kept_for.map(Path::to_owned) }
    }

    /// The texts as one text for a file, if they differ from what is kept for it.
    pub fn unkept(&self, file: Option<&Path>) -> Option<String> {
        let kept = if self.kept_for.as_deref() == file { self.kept.as_str() } else { "" };
        let text = serde_json::to_string_pretty(&self.boards).unwrap_or_default();
        (text != kept && (!self.boards.is_empty() || !kept.is_empty())).then_some(text)
    }

    /// Notes that this text is kept for this file now. Gives the file for which the texts were kept before.
    pub fn set_kept(&mut self, kept: String, file: Option<&Path>) -> Option<PathBuf> {
        self.kept = kept;
        std::mem::replace(&mut self.kept_for, file.map(Path::to_owned))
    }

    /// Whether texts are kept for an event in which nothing is entered.
    pub fn is_kept_for_no_file(&self) -> bool {
        self.kept_for.is_none() && !self.kept.is_empty()
    }

    /// Gives the texts of boards to their new names. A text that is kept under a new name already becomes an earlier one.
    pub fn rename_boards(&mut self, renamed: &[(String, String)]) {
        let taken: Vec<(String, BoardTexts)> =
            renamed.iter().filter_map(|(old, new)| Some((new.clone(), self.boards.remove(old)?))).collect();
        for (board, mut texts) in taken {
            if let Some(other) = self.boards.remove(&board) {
                let earlier = other.earlier.into_iter().chain([other.text]).filter(|text| !text.trim().is_empty());
                texts.earlier.splice(0..0, earlier);
            }
            self.boards.insert(board, texts);
        }
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
        let (one, two) = (Some(Path::new("/a/con.topboard")), Some(Path::new("/b/con.topboard")));
        assert_eq!(texts.unkept(one), None);
        let mut board = BoardTexts { text: "season: Spring 1901".into(), ..BoardTexts::default() };
        board.replace("season: Fall 1901".into());
        texts.set_board("R1 A", board.clone());
        let kept = texts.unkept(one).unwrap();
        assert_eq!(texts.set_kept(kept.clone(), one), None);
        assert_eq!(texts.unkept(one), None);
        assert_eq!(texts.unkept(two).as_ref(), Some(&kept), "a copy of the event gets them too");
        assert_eq!(texts.set_kept(kept.clone(), two).as_deref(), one);
        assert_eq!(RulingTexts::from_text(kept, one).of_board("R1 A"), Some(&board));
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

    #[test]
    fn texts_follow_a_board_that_gets_another_name() {
        let mut texts = RulingTexts::default();
        for (board, text) in [("R1 B", "of B"), ("R1 Hall", "of a board that was removed")] {
            texts.set_board(board, BoardTexts { text: text.into(), ..BoardTexts::default() });
        }
        texts.rename_boards(&[("R1 B".to_owned(), "R1 Hall".to_owned())]);
        let hall = texts.of_board("R1 Hall").unwrap();
        assert_eq!((hall.text.as_str(), hall.earlier.join("")), ("of B", "of a board that was removed".to_owned()));
        assert_eq!(texts.of_board("R1 B"), None);
    }
}
