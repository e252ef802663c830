//! The words by which a line of text names a field: “centres”, “result goes to”, “1903”. `topboard edit` uses them.
//!
//! The labels of the window are in `field_labels`. Every field is known by its label there, and some by a shorter word.

use super::{InputField, PersonColumn, SeatRecordColumn, seat_column_name};
use crate::book::{BoardRef, CellEntry, PersonId, SeatColumn, SeatRef, Year};

/// The columns of a seat's row that can be named, with the shorter words for them.
const SEAT_COLUMNS: [(SeatColumn, &[&str]); 6] = [
    (SeatColumn::Player, &[]),
    (SeatColumn::Centres, &["centers", "sc"]),
    (SeatColumn::Eliminated, &[]),
    (SeatColumn::InDraw, &[]),
    (SeatColumn::MissedMoves, &["moves"]),
    (SeatColumn::MissedWinters, &["winters"]),
];

/// Makes the field of a board.
type BoardFieldOf = fn(BoardRef) -> InputField;

/// The fields of a board, with the words for them. The first word is the usual one.
const BOARD_FIELDS: [(BoardFieldOf, &[&str]); 4] = [
    (InputField::BoardName, &["name"]),
    (InputField::LastYear, &["ended", "last year"]),
    (InputField::Ending, &["ending"]),
    (InputField::TopBoardMark, &["top board", "top"]),
];

/// The field of this seat that the text begins with, and the text after its name.
pub fn seat_field(at: SeatRef, text: &str) -> Option<(InputField, &str)> {
    let column = SEAT_COLUMNS.iter().find_map(|(column, words)| {
        let name = seat_column_name(*column);
        let rest =
            std::iter::once(name.as_ref()).chain(words.iter().copied()).find_map(|word| after_name(text, word))?;
        Some((InputField::Seat(at, *column), rest))
    });
    let record = || {
        let mut columns = SeatRecordColumn::ALL.into_iter();
        columns.find_map(|column| Some((InputField::SeatRecord(at, column), after_name(text, column.name())?)))
    };
    let year = || {
        let (word, rest) = first_word(text);
        let CellEntry::Value(year) = CellEntry::<Year>::parse(word) else { return None };
        Some((InputField::Seat(at, SeatColumn::Chart(year)), rest))
    };
    column.or_else(record).or_else(year)
}

/// The field of this board that the text begins with, and the text after its name.
pub fn board_field(at: BoardRef, text: &str) -> Option<(InputField, &str)> {
    BOARD_FIELDS
        .iter()
        .find_map(|(field, words)| Some((field(at), words.iter().find_map(|word| after_name(text, word))?)))
}

/// The field of this player that the text begins with, and the text after its name.
pub fn person_field(id: PersonId, text: &str) -> Option<(InputField, &str)> {
    let mut columns = PersonColumn::ALL.into_iter();
    columns.find_map(|column| Some((InputField::Person(id, column), after_name(text, column.name())?)))
}

/// The names of a seat's fields, for a message.
pub fn seat_field_names() -> String {
    let columns = SEAT_COLUMNS.iter().map(|(column, _)| seat_column_name(*column));
    let record = SeatRecordColumn::ALL.into_iter().map(|column| column.name().into());
    format!("{} or a year", columns.chain(record).collect::<Vec<_>>().join(", "))
}

/// The names of a board's fields, for a message.
pub fn board_field_names() -> String {
    BOARD_FIELDS.iter().map(|(_, words)| words[0]).collect::<Vec<_>>().join(", ")
}

/// The names of a player's fields, for a message.
pub fn person_field_names() -> String {
    PersonColumn::ALL.map(PersonColumn::name).join(", ")
}

/// The first word of a text, and the text after it.
pub fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

/// The text after this name, where the text begins with it. Capital letters and the number of spaces do not matter.
pub fn after_name<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    name.split_whitespace().try_fold(text, |rest, word| {
        let (first, rest) = first_word(rest);
        (first.to_lowercase() == word.to_lowercase()).then_some(rest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Power;

    const FRANCE: SeatRef = BoardRef::new(0, 0).seat(Power::France);

    #[test]
    fn a_field_is_known_by_its_label_and_by_its_shorter_words() {
        let seat = |column| InputField::Seat(FRANCE, column);
        for (text, field, rest) in [
            ("centres 8", seat(SeatColumn::Centres), "8"),
            ("SC 8", seat(SeatColumn::Centres), "8"),
            ("missed  orders 2", seat(SeatColumn::MissedMoves), "2"),
            ("winters 1", seat(SeatColumn::MissedWinters), "1"),
            ("'03 5", seat(SeatColumn::Chart(Year(1903))), "5"),
            ("result goes to Ann", InputField::SeatRecord(FRANCE, SeatRecordColumn::ScoresFor), "Ann"),
            ("out", seat(SeatColumn::Eliminated), ""),
        ] {
            assert_eq!(seat_field(FRANCE, text), Some((field, rest)), "{text}");
        }
        assert_eq!(seat_field(FRANCE, "colour blue"), None);
        let at = FRANCE.board;
        assert_eq!(board_field(at, "ending conceded to France"), Some((InputField::Ending(at), "conceded to France")));
        assert_eq!(board_field(at, "Last year 1907"), Some((InputField::LastYear(at), "1907")));
        let ann = PersonId(1);
        let family = InputField::Person(ann, PersonColumn::FamilyName);
        assert_eq!(person_field(ann, "family name Lee"), Some((family, "Lee")));
    }
}
