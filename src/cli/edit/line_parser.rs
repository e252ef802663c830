//! The language of the lines of `topboard edit`: which field a line names, or which command it is.
//!
//! What the text for a field means is not decided here but in [`crate::input`], as in the window.

use crate::book::fields::SeatColumnUse;
use crate::book::{
    Board, BoardIx, BoardRef, Book, Edit, Person, PersonId, Power, Round, RoundIx, SeatColumn, typed_words,
};
use crate::input::{self, InputError, InputField, NoteColumn, after_name, first_word};

/// The help text after the options.
pub(super) fn help() -> String {
    let in_tables = SeatColumn::ALL.into_iter().filter(|column| column.description().shown != SeatColumnUse::Record);
    let seat = input::names_of_typed(in_tables);
    let record = input::names_of_typed(SeatColumn::with_use(SeatColumnUse::Record));
    let board = input::board_field_names();
    format!(
        "Each line is one change:\n\n  \
        R2 C France centres 8           a field of a seat: {seat}\n  \
        R2 C France 1903 5              the centres after a year\n  \
        R2 C France cards red Fall 1904 the record of a seat: {record}\n  \
        R2 C France centres -           empties the field\n  \
        R2 C ended 1907                 a field of a board: {board}\n  \
        R2 C ending conceded to France\n  \
        R2 sit-outs Ann Lee; Ben Low    the players who sit out the round\n  \
        R2 attendance Ann Lee late      the attendance of a player in a round\n  \
        player Ann Lee town Bonn        a field of a player: name, family name, region, role, group, town and so on\n  \
        note The clock stopped.         a new line of the notebook\n  \
        add player Ann Lee\n  \
        add round 3\n  \
        add board R3 A\n  \
        undo, redo, save\n  \
        take 1, keep 1, take all, keep all\n                                  which value stays, if another journal has other values\n  \
        {{\"Seat\": …}}                     any edit as JSON, as it is in the journal\n\n\
        The text of a field means the same as in the window. Each line is answered with one line: “kept: …” when the\n\
        change is on the disk, or “refused: …” with the reason. At the end the book is saved."
    )
}

/// A line that was understood.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ParsedLine {
    /// A text for a field.
    Field {
        field: InputField,
        text: String,
    },
    Edit {
        label: String,
        edit: Box<Edit>,
    },
    Undo,
    Redo,
    Save,
    /// A choice between two values of a cell. Without a number it is for all.
    Choose {
        number: Option<usize>,
        choice: Choice,
    },
}

/// Which of two values of a cell is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// The value of the other journal.
    Take,
    /// The present value.
    Keep,
}

/// Parses the number of an alternative, or “all”.
fn parse_choice(which: &str, choice: Choice) -> Result<ParsedLine, String> {
    let number = if which.eq_ignore_ascii_case("all") {
        None
    } else {
        Some(which.parse().map_err(|_| format!("“{which}” is not the number of an alternative"))?)
    };
    Ok(ParsedLine::Choose { number, choice })
}

/// Parses a line that is not empty.
///
/// # Errors
/// The reason why the line is refused.
pub(super) fn parse_line(line: &str, book: &Book) -> Result<ParsedLine, String> {
    if line.starts_with(['{', '"']) {
        // Like the journal from bytes: from a text the compiler would build a second reader of every edit.
        let edit: Edit =
            serde_json::from_slice(line.as_bytes()).map_err(|error| format!("this is not an edit: {error}"))?;
        return Ok(ParsedLine::Edit { label: "edit as JSON".to_owned(), edit: Box::new(edit) });
    }
    let (first, rest) = first_word(line);
    match (first.to_ascii_lowercase().as_str(), rest) {
        ("undo", "") => Ok(ParsedLine::Undo),
        ("redo", "") => Ok(ParsedLine::Redo),
        ("save", "") => Ok(ParsedLine::Save),
        ("take", which) if find_round(first, book).is_none() => parse_choice(which, Choice::Take),
        ("keep", which) if find_round(first, book).is_none() => parse_choice(which, Choice::Keep),
        ("add", rest) => parse_addition(rest, book),
        // A round of this name comes first.
        ("player", rest) if find_round(first, book).is_none() => parse_player_field(rest, book),
        ("note", text) if find_round(first, book).is_none() => {
            Ok(field_line((InputField::NewNote(0, NoteColumn::Text), text)))
        }
        _ => parse_round_line(first, rest, book),
    }
}

fn field_line((field, text): (InputField, &str)) -> ParsedLine {
    ParsedLine::Field { field, text: text.to_owned() }
}

fn edit_line(label: impl Into<String>, edit: Edit) -> ParsedLine {
    ParsedLine::Edit { label: label.into(), edit: Box::new(edit) }
}

/// “player Ann Lee”, “round 3” or “board R3 A”, after the word “add”.
fn parse_addition(text: &str, book: &Book) -> Result<ParsedLine, String> {
    let (kind, rest) = first_word(text);
    match (kind.to_ascii_lowercase().as_str(), rest) {
        ("player", name) if !name.is_empty() => {
            let person = Person::new(book.next_person_id(), typed_words::single_spaced(name));
            let label = person.name.clone();
            Ok(edit_line(label, Edit::AddPerson { position: book.people.len(), person }))
        }
        ("round", name) => {
            let name = if name.is_empty() { typed_words::next_round_name(&book.rounds) } else { name.to_owned() };
            let round = Round { name, ..Round::default() };
            Ok(edit_line(round.title(), Edit::AddRound { position: RoundIx(book.rounds.len()), round }))
        }
        ("board", rest) => {
            let (round, name) = first_word(rest);
            let at = BoardRef::after_last(book, round_named(round, book)?);
            if name.is_empty() {
                return Err("a board needs a name: add board R1 A".to_owned());
            }
            Ok(edit_line(format!("board {name}"), Edit::AddBoard { position: at, board: Box::new(Board::new(name)) }))
        }
        _ => Err("type “add player NAME”, “add round NAME” or “add board ROUND NAME”".to_owned()),
    }
}

/// The round “2” or “R2”, by its name, else by the number in its name.
fn find_round(text: &str, book: &Book) -> Option<RoundIx> {
    let named = book.rounds.iter().position(|round| is_round_name(&round.name, text));
    let number = || Round { name: text.to_owned(), ..Round::default() }.named_number();
    let of_number = || {
        let number = number()?;
        book.rounds.iter().position(|round| round.named_number() == Some(number))
    };
    named.or_else(of_number).map(RoundIx)
}

fn is_round_name(name: &str, text: &str) -> bool {
    name.eq_ignore_ascii_case(text) || format!("R{name}").eq_ignore_ascii_case(text)
}

fn round_named(text: &str, book: &Book) -> Result<RoundIx, String> {
    find_round(text, book).ok_or_else(|| format!("there is no round “{text}”; type “add round {text}” to add it"))
}

/// “C France centres 8”, “C ended 1907”, “sit-outs Ann Lee” or “attendance Ann Lee late” in the round `text`.
fn parse_round_line(text: &str, rest: &str, book: &Book) -> Result<ParsedLine, String> {
    let is_board = |name: &str| {
        let round = find_round(text, book).and_then(|at| book.round(at));
        round.is_some_and(|round| round.boards.iter().any(|board| board.name.eq_ignore_ascii_case(name)))
    };
    let (name, after) = first_word(rest);
    if !is_board(name) {
        if let Some(rest) = after_name(rest, "attendance") {
            // Players may be entered for the next round before it is there.
            let next = is_round_name(&typed_words::next_round_name(&book.rounds), text).then_some(book.rounds.len());
            let at = find_round(text, book).or(next.map(RoundIx)).map_or_else(|| round_named(text, book), Ok)?;
            let attendance = |id, status| Some((InputField::Attendance(at, id), status));
            return split_player(rest, book, attendance).map(field_line).ok_or_else(|| not_on_the_list(rest));
        }
        if let Some(people) = after_name(rest, "sit-outs") {
            return Ok(field_line((InputField::SitOuts(round_named(text, book)?), people)));
        }
    }
    let at = round_named(text, book)?;
    let boards = book.round(at).map(|round| round.boards.as_slice()).unwrap_or_default();
    let board = boards.iter().position(|board| board.name.eq_ignore_ascii_case(name)).map(BoardIx);
    let board = board.ok_or_else(|| format!("there is no board “{name}” in round {text}"))?;
    parse_board_line(BoardRef { round: at, board }, after)
}

/// “France centres 8” or “ended 1907” at this board.
fn parse_board_line(at: BoardRef, text: &str) -> Result<ParsedLine, String> {
    let (word, rest) = first_word(text);
    let Some(power) = Power::parse(word) else {
        return input::board_field(at, text).map(field_line).ok_or_else(|| {
            let not_a_power = InputError::NotAPower { text: word.to_owned() };
            format!("{not_a_power}; or name a field of the board: {}", input::board_field_names())
        });
    };
    input::seat_field(at.seat(power), rest).map(field_line).ok_or_else(|| {
        let (word, _) = first_word(rest);
        format!("“{word}” is not a field of a seat; the fields are {}", input::seat_field_names())
    })
}

/// “Ann Lee town Bonn”.
fn parse_player_field(text: &str, book: &Book) -> Result<ParsedLine, String> {
    if let Some(found) = split_player(text, book, input::person_field) {
        return Ok(field_line(found));
    }
    Err(match split_player(text, book, |_, rest| Some(((), rest))) {
        Some(((), rest)) => {
            let (word, _) = first_word(rest);
            format!("“{word}” is not a field of a player; the fields are {}", input::person_field_names())
        }
        None => not_on_the_list(text),
    })
}

fn not_on_the_list(text: &str) -> String {
    InputError::NotOnTheList { text: text.to_owned() }.to_string()
}

/// Splits the text after the longest name of a player that it begins with and whose rest `parse_rest` understands.
fn split_player<'a, T>(
    text: &'a str,
    book: &Book,
    parse_rest: impl Fn(PersonId, &'a str) -> Option<(T, &'a str)>,
) -> Option<(T, &'a str)> {
    let ends = text.match_indices(char::is_whitespace).map(|(at, _)| at).chain([text.len()]);
    let mut ends: Vec<usize> = ends.collect();
    ends.reverse();
    ends.into_iter().find_map(|end| {
        let person = book.find_person(&text[..end]).filter(|_| end > 0)?;
        parse_rest(person.id, text[end..].trim_start())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{CellEntry, Ending, SeatField, Year};
    use crate::engine::Engine;

    fn book() -> Book {
        let boards = vec![Board::new("A"), Board::new("C")];
        Book { rounds: vec![Round { name: "2".into(), boards, ..Round::default() }], ..Book::default() }
    }

    fn typed(lines: &[&str]) -> Book {
        let mut engine = Engine::new(book());
        for line in lines {
            let parsed = parse_line(line, engine.book()).unwrap();
            super::super::apply_line(&mut engine, parsed).unwrap();
        }
        engine.book().clone()
    }

    /// Why a line is refused, by the parser or by the field.
    fn refusal(line: &str) -> String {
        let mut engine = Engine::new(book());
        engine.apply("player", Edit::AddPerson { position: 0, person: Person::new(PersonId(1), "Ann Lee") }).unwrap();
        let parsed = parse_line(line, engine.book());
        parsed.and_then(|parsed| super::super::apply_line(&mut engine, parsed)).unwrap_err()
    }

    #[test]
    fn a_line_is_typed_as_a_director_would_say_it() {
        let book =
            typed(&["R2 C France centres 8", "r2 c fra player  Ann   Lee", "2 C France 1903 5", "R2 C T out 04"]);
        let board = &book.rounds[0].boards[1];
        assert_eq!(board.seats[Power::France].centres, CellEntry::Value(8));
        assert_eq!(book.name_of(board.seats[Power::France].player), "Ann Lee");
        assert_eq!(board.charts[0].centres[Power::France], CellEntry::Value(5));
        assert_eq!(board.seats[Power::Turkey].eliminated, CellEntry::Value(Year(1904)));
        let book = typed(&["R2 C France centres 8", "R2 C France centres -"]);
        assert!(book.rounds[0].boards[1].seats[Power::France].centres.is_blank());
    }

    #[test]
    fn every_older_word_for_a_field_is_still_known() {
        let book = typed(&[
            "R2 A F centers 8",
            "R2 A G sc 7",
            "R2 A I moves 2",
            "R2 A R winters 1",
            "R2 A T draw yes",
            "R2 A A draw no",
            "R2 A E draw yes",
            "R2 A E draw -",
            "R2 A E player Ben Low",
            "R2 A E player -",
        ]);
        let seats = &book.rounds[0].boards[0].seats;
        assert_eq!([Power::France, Power::Germany].map(|power| seats[power].centres.get()), [Some(8), Some(7)]);
        assert_eq!(seats[Power::Italy].missed_moves, CellEntry::Value(2));
        assert_eq!(seats[Power::Russia].missed_winters, CellEntry::Value(1));
        let in_draw = [Power::Turkey, Power::Austria, Power::England].map(|power| seats[power].in_draw);
        assert_eq!(in_draw, [Some(true), Some(false), None]);
        assert_eq!(seats[Power::England].player, None);
    }

    #[test]
    fn a_text_means_the_same_as_in_the_window() {
        let book = typed(&[
            "R2 A Turkey centres 0 (1904)",
            "R2 A France draw oui",
            "R2 A Italy draw –",
            "R2 A ending conceded to F",
            "R2 C last year '07",
            "R2 C name Board 7",
            "R2 7 top board yes",
        ]);
        let boards = &book.rounds[0].boards;
        let turkey = &boards[0].seats[Power::Turkey];
        assert_eq!((turkey.centres.get(), turkey.eliminated.get()), (Some(0), Some(Year(1904))));
        assert_eq!(boards[0].seats[Power::France].in_draw, Some(true));
        assert_eq!(boards[0].ending, Ending::Conceded(Power::France));
        assert_eq!(
            (boards[1].end_year.get(), boards[1].name.as_str(), boards[1].is_top_board),
            (Some(Year(1907)), "7", true)
        );
    }

    #[test]
    fn fields_of_players_and_rounds_are_typed_after_a_name() {
        let book = typed(&[
            "add player Ann",
            "add player Ann Lee",
            "player ann lee  town New  York",
            "player Ann town Bonn",
            "player Ann Lee family name Lee",
            "player Ann penalties 10 late",
            "R2 sit-outs Ann; ann lee",
            "R3 attendance Ann Lee late",
            "note The clock stopped.",
            "R2 A France substitutes Hal from F1903",
        ]);
        let towns: Vec<&str> = book.people.iter().map(|person| person.town.as_str()).collect();
        assert_eq!(towns[..2], ["Bonn", "New York"]);
        assert_eq!(book.people[1].family, "Lee");
        assert_eq!(book.people[0].penalties.len(), 1);
        assert_eq!(book.rounds[0].sat_out.len(), 2);
        assert_eq!((book.rounds[1].name.as_str(), book.rounds[1].attendance.len()), ("3", 1));
        assert_eq!(book.notebook[0].text, "The clock stopped.");
        assert_eq!(book.rounds[0].boards[0].seats[Power::France].substitutes.len(), 1);
    }

    #[test]
    fn rounds_boards_and_players_are_added() {
        let book = typed(&["add player Ben Low", "add round", "add board R3 A", "R3 A Italy player ben low"]);
        assert_eq!(book.rounds[1].name, "3");
        assert_eq!(book.name_of(book.rounds[1].boards[0].seats[Power::Italy].player), "Ben Low");
    }

    #[test]
    fn what_an_edit_is_in_the_journal_can_be_typed() {
        let edit = Edit::Seat(BoardRef::new(0, 0).seat(Power::Italy), SeatField::Centres(CellEntry::Value(3)));
        let json = serde_json::to_string(&edit).unwrap();
        assert_eq!(typed(&[&json]).rounds[0].boards[0].seats[Power::Italy].centres, CellEntry::Value(3));
    }

    #[test]
    fn a_line_that_is_not_understood_is_refused_with_the_cure() {
        for (line, says) in [
            ("R5 A France centres 3", "there is no round “R5”"),
            ("R2 Q France centres 3", "there is no board “Q”"),
            ("R2 A Spain centres 3", "“Spain” is not a power"),
            ("R2 A France colour blue", "“colour” is not a field of a seat"),
            ("R2 A France draw maybe", "“maybe” does not say whether France is in the draw; type yes, no, or nothing"),
            ("R2 A ending late", "“late” is not a way for a game to end"),
            ("player Ann Lee colour blue", "“colour” is not a field of a player"),
            ("player Bob town Bonn", "“Bob town Bonn” is not on the list of players"),
            ("R2 attendance Ann Lee asleep", "“asleep” is not an attendance"),
            ("{\"Seat\": 3}", "this is not an edit"),
            ("add cake", "type “add player NAME”"),
        ] {
            let error = refusal(line);
            assert!(error.contains(says), "{line}: {error}");
        }
    }
}
