//! The words by which a line of text names a field: “centres”, “result goes to”, “1903”. `topboard edit` uses them.
//!
//! The labels of the window are in `field_labels`. Every field is known by its label there, and some by a shorter word.

use crate::book::{BoardColumn, BoardRef, CellAddress, CellEntry, PersonColumn, PersonId, SeatColumn, SeatRef, Year};

/// The text after the first of these names that the text begins with.
fn after_names(text: &str, mut names: impl Iterator<Item = &'static str>) -> Option<&str> {
    names.find_map(|name| after_name(text, name))
}

/// The names of those of the columns that a text can be typed into.
pub fn names_of_typed(columns: impl Iterator<Item = SeatColumn>) -> String {
    columns.filter(|column| column.is_typed()).map(SeatColumn::name).collect::<Vec<_>>().join(", ")
}

/// The field of this seat that the text begins with, and the text after its name.
pub fn seat_field(at: SeatRef, text: &str) -> Option<(CellAddress, &str)> {
    let column = SeatColumn::ALL.into_iter().filter(|column| column.is_typed()).find_map(|column| {
        Some((CellAddress::Seat(at, column), after_names(text, column.description().field.names())?))
    });
    let year = || {
        let (word, rest) = first_word(text);
        let CellEntry::Value(year) = CellEntry::<Year>::parse(word) else { return None };
        Some((CellAddress::Seat(at, SeatColumn::Chart(year)), rest))
    };
    column.or_else(year)
}

/// The field of this board that the text begins with, and the text after its name.
pub fn board_field(at: BoardRef, text: &str) -> Option<(CellAddress, &str)> {
    BoardColumn::ALL.into_iter().map(|column| (column, column.description())).find_map(|(column, description)| {
        description.parse?;
        Some((CellAddress::BoardCell(at, column), after_names(text, description.field.names())?))
    })
}

/// The field of this player that the text begins with, and the text after its name.
pub fn person_field(id: PersonId, text: &str) -> Option<(CellAddress, &str)> {
    PersonColumn::ALL.into_iter().find_map(|column| {
        Some((CellAddress::Person(id, column), after_names(text, column.description().field.names())?))
    })
}

/// The names of a seat's fields, for a message.
pub fn seat_field_names() -> String {
    format!("{} or a year", names_of_typed(SeatColumn::ALL.into_iter()))
}

/// The names of a board's fields, for a message.
pub fn board_field_names() -> String {
    let typed = BoardColumn::ALL.into_iter().filter(|column| column.description().parse.is_some());
    typed.map(|column| column.description().field.name).collect::<Vec<_>>().join(", ")
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
    fn every_field_is_known_by_each_of_its_names() {
        for column in SeatColumn::ALL.into_iter().filter(|column| column.is_typed()) {
            for name in column.description().field.names() {
                let text = format!("{name} x");
                assert_eq!(seat_field(FRANCE, &text), Some((CellAddress::Seat(FRANCE, column), "x")), "{text}");
            }
        }
        for column in PersonColumn::ALL {
            let text = format!("{} x", column.name());
            let person = PersonId(1);
            assert_eq!(person_field(person, &text), Some((CellAddress::Person(person, column), "x")), "{text}");
        }
    }

    #[test]
    fn a_field_is_known_by_its_label_and_by_its_shorter_words() {
        let seat = |column| CellAddress::Seat(FRANCE, column);
        for (text, field, rest) in [
            ("centres 8", seat(SeatColumn::Centres), "8"),
            ("SC 8", seat(SeatColumn::Centres), "8"),
            ("missed  orders 2", seat(SeatColumn::MissedMoves), "2"),
            ("winters 1", seat(SeatColumn::MissedWinters), "1"),
            ("'03 5", seat(SeatColumn::Chart(Year(1903))), "5"),
            ("result goes to Ann", seat(SeatColumn::ScoresFor), "Ann"),
            ("out", seat(SeatColumn::Eliminated), ""),
            ("color blue", seat(SeatColumn::Colour), "blue"),
        ] {
            assert_eq!(seat_field(FRANCE, text), Some((field, rest)), "{text}");
        }
        assert_eq!(seat_field(FRANCE, "size 3"), None);
        let at = FRANCE.board;
        assert_eq!(
            board_field(at, "ending conceded to France"),
            Some((CellAddress::BoardCell(at, BoardColumn::Ending), "conceded to France"))
        );
        assert_eq!(
            board_field(at, "Last year 1907"),
            Some((CellAddress::BoardCell(at, BoardColumn::LastYear), "1907"))
        );
        assert_eq!(board_field(at, "colour red"), Some((CellAddress::BoardCell(at, BoardColumn::Colour), "red")));
        assert_eq!(
            board_field(at, "note The clock stopped"),
            Some((CellAddress::BoardCell(at, BoardColumn::Note), "The clock stopped"))
        );
        let ann = PersonId(1);
        let family = CellAddress::Person(ann, PersonColumn::FamilyName);
        assert_eq!(person_field(ann, "family name Lee"), Some((family, "Lee")));
    }
}
