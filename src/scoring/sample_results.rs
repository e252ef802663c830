//! Typical results, for comparing scoring systems before there is an event.

use std::sync::OnceLock;

use serde::Deserialize;

use super::example::ExampleFile;
use crate::book::{Book, Event, Round};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SampleFile {
    board: Vec<ExampleFile>,
}

/// A dozen boards from `assets/results/typical.toml`, as an event of one round in which the players have no names.
pub fn typical_results() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| read(include_str!("../../assets/results/typical.toml")).unwrap_or_default())
}

fn read(text: &str) -> Result<Book, toml::de::Error> {
    let file: SampleFile = toml::from_str(text)?;
    // A board that cannot be read is left out; a test checks that all can be read.
    let boards = file.board.iter().filter_map(|board| board.to_board().ok()).collect();
    let round = Round { name: "Typical results".into(), boards, ..Round::default() };
    // These rules have concessions, so every system shows its score for one.
    let event = Event { rules: "Sum of all games".into(), ..Event::default() };
    Ok(Book { event, rounds: vec![round], ..Book::default() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{GameStage, Power};

    #[test]
    fn every_board_has_complete_data() {
        let text = include_str!("../../assets/results/typical.toml");
        let book = read(text).unwrap();
        assert_eq!(book.boards().count(), text.matches("[[board]]").count());
        for (_, board) in book.boards() {
            assert_eq!((board.centre_sum(), board.stage()), (34, GameStage::Ended), "{}", board.name);
            assert!(board.last_year().is_some(), "{}", board.name);
            for power in Power::ALL.into_iter().filter(|power| board.current_count(*power) == Some(0)) {
                assert!(board.elimination_year(power).is_some(), "{}, {power}", board.name);
            }
        }
    }
}
