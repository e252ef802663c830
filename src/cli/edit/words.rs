//! The language in which a change is typed on one line.

use crate::book::{
    Board, BoardIx, BoardRef, Book, Edit, Entry, Person, Power, Round, RoundIx, SeatField, SeatRef, Year, vocabulary,
};

/// Shown behind the options.
pub(super) const HELP: &str = "Each line is one change:\n\n  \
    R2 C France centres 8        the final count (out 1904, player Ann Lee, draw yes, 1903 5 likewise)\n  \
    R2 C France centres -        empties the cell\n  \
    add player Ann Lee\n  \
    add round 3\n  \
    add board R3 A\n  \
    undo, redo, save\n  \
    {\"Seat\": …}                  any edit as JSON, as the journal has it\n\n\
    Each is answered on one line, “kept: …” once it is on the disk, or “refused: …” and why. At the end the book is saved.";

/// What a line asks for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Line {
    Edit { what: String, edit: Box<Edit> },
    Undo,
    Redo,
    Save,
}

/// Reads a line that is not empty; `Err` says what is wrong with it.
pub(super) fn read(line: &str, book: &Book) -> Result<Line, String> {
    if line.starts_with(['{', '"']) {
        let edit: Edit = serde_json::from_str(line).map_err(|error| format!("this is no edit: {error}"))?;
        return Ok(Line::Edit { what: "edit as JSON".to_owned(), edit: Box::new(edit) });
    }
    let (first, rest) = next_word(line);
    match (first.to_ascii_lowercase().as_str(), rest) {
        ("undo", "") => Ok(Line::Undo),
        ("redo", "") => Ok(Line::Redo),
        ("save", "") => Ok(Line::Save),
        ("add", rest) => add(rest, book),
        _ => seat(first, rest, book),
    }
}

/// The first word and what follows it.
fn next_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

fn change(what: impl Into<String>, edit: Edit) -> Line {
    Line::Edit { what: what.into(), edit: Box::new(edit) }
}

fn add(text: &str, book: &Book) -> Result<Line, String> {
    let (kind, rest) = next_word(text);
    match (kind.to_ascii_lowercase().as_str(), rest) {
        ("player", name) if !name.is_empty() => {
            let person = Person::new(book.next_person_id(), vocabulary::single_spaced(name));
            let what = person.name.clone();
            Ok(change(what, Edit::AddPerson { at: book.people.len(), person }))
        }
        ("round", name) => {
            let name = if name.is_empty() { vocabulary::next_round_name(&book.rounds) } else { name.to_owned() };
            let round = Round { name, ..Round::default() };
            Ok(change(round.title(), Edit::AddRound { at: RoundIx(book.rounds.len()), round }))
        }
        ("board", rest) => {
            let (at, name) = next_word(rest);
            let at = BoardRef::after_last(book, round(at, book)?);
            if name.is_empty() {
                return Err("a board needs a name: add board R1 A".to_owned());
            }
            Ok(change(format!("board {name}"), Edit::AddBoard { at, board: Box::new(Board::named(name)) }))
        }
        _ => Err("add player NAME, add round NAME or add board ROUND NAME is what can be added".to_owned()),
    }
}

fn round(text: &str, book: &Book) -> Result<RoundIx, String> {
    let is = |name: &str| name.eq_ignore_ascii_case(text) || format!("R{name}").eq_ignore_ascii_case(text);
    let at = book.rounds.iter().position(|round| is(&round.name));
    at.map(RoundIx).ok_or_else(|| format!("there is no round “{text}”; add round {text} adds it"))
}

/// “C France centres 8” in the round `text`.
fn seat(text: &str, rest: &str, book: &Book) -> Result<Line, String> {
    let at = round(text, book)?;
    let (name, rest) = next_word(rest);
    let boards = book.round(at).map(|round| round.boards.as_slice()).unwrap_or_default();
    let board = boards.iter().position(|board| board.name.eq_ignore_ascii_case(name)).map(BoardIx);
    let board = board.ok_or_else(|| format!("there is no board “{name}” in round {text}"))?;
    let (power, rest) = next_word(rest);
    let power = Power::parse(power).ok_or_else(|| format!("“{power}” is no power"))?;
    let (field, value) = next_word(rest);
    let seat = BoardRef { round: at, board }.seat(power);
    let value = if value == "-" { "" } else { value };
    let edit = field_of(seat, field, value, book)?;
    Ok(change(format!("{field} of {power} on {}", book.say_board(seat.board)), edit))
}

fn field_of(seat: SeatRef, field: &str, value: &str, book: &Book) -> Result<Edit, String> {
    let field = match field.to_ascii_lowercase().as_str() {
        "player" => return Ok(book.seat_named(seat, value)),
        "centres" | "centers" | "sc" => SeatField::Centres(Entry::typed(value)),
        "out" => SeatField::Out(Entry::typed(value)),
        "moves" => SeatField::MissedMoves(Entry::typed(value)),
        "winters" => SeatField::MissedWinters(Entry::typed(value)),
        "draw" => SeatField::InDraw(match value.to_ascii_lowercase().as_str() {
            "yes" => Some(true),
            "no" => Some(false),
            "" => None,
            _ => return Err("draw is yes, no or -".to_owned()),
        }),
        other => {
            let Entry::Value(year) = Entry::<Year>::typed(other) else {
                return Err(format!("“{other}” is no column: player, centres, out, draw, moves, winters or a year"));
            };
            return Ok(book.count_in(seat, year, Entry::typed(value)));
        }
    };
    Ok(Edit::Seat(seat, field))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Book {
        let boards = vec![Board::named("A"), Board::named("C")];
        Book { rounds: vec![Round { name: "2".into(), boards, ..Round::default() }], ..Book::default() }
    }

    fn typed(lines: &[&str]) -> Book {
        let mut book = book();
        for line in lines {
            match read(line, &book) {
                Ok(Line::Edit { edit, .. }) => book.apply(*edit).map(drop).unwrap(),
                other => panic!("{line}: {other:?}"),
            }
        }
        book
    }

    #[test]
    fn a_line_is_typed_as_a_director_would_say_it() {
        let book =
            typed(&["R2 C France centres 8", "r2 c fra player  Ann   Lee", "2 C France 1903 5", "R2 C T out 04"]);
        let board = &book.rounds[0].boards[1];
        assert_eq!(board.seats[Power::France].centres, Entry::Value(8));
        assert_eq!(book.name_of(board.seats[Power::France].player), "Ann Lee");
        assert_eq!(board.charts[0].centres[Power::France], Entry::Value(5));
        assert_eq!(board.seats[Power::Turkey].out, Entry::Value(Year(1904)));
        let book = typed(&["R2 C France centres 8", "R2 C France centres -"]);
        assert!(book.rounds[0].boards[1].seats[Power::France].centres.is_blank());
    }

    #[test]
    fn rounds_boards_and_players_are_added() {
        let book = typed(&["add player Ben Low", "add round", "add board R3 A", "R3 A Italy player ben low"]);
        assert_eq!(book.rounds[1].name, "3");
        assert_eq!(book.name_of(book.rounds[1].boards[0].seats[Power::Italy].player), "Ben Low");
    }

    #[test]
    fn what_an_edit_is_in_the_journal_can_be_typed() {
        let edit = Edit::Seat(BoardRef::new(0, 0).seat(Power::Italy), SeatField::Centres(Entry::Value(3)));
        let json = serde_json::to_string(&edit).unwrap();
        assert_eq!(typed(&[&json]).rounds[0].boards[0].seats[Power::Italy].centres, Entry::Value(3));
    }

    #[test]
    fn what_is_not_understood_is_said() {
        for (line, says) in [
            ("R5 A France centres 3", "there is no round “R5”"),
            ("R2 Q France centres 3", "there is no board “Q”"),
            ("R2 A Spain centres 3", "“Spain” is no power"),
            ("R2 A France colour blue", "“colour” is no column"),
            ("R2 A France draw maybe", "draw is yes, no or -"),
            ("{\"Seat\": 3}", "this is no edit"),
            ("add cake", "is what can be added"),
        ] {
            let error = read(line, &book()).unwrap_err();
            assert!(error.contains(says), "{line}: {error}");
        }
    }
}
