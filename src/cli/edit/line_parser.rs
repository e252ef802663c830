//! The language of the lines of `topboard edit`: which field a line names, or which command it is.
//!
//! What the text for a field means is not decided here but in [`crate::input`], as in the window.

use crate::book::fields::SeatColumnUse;
use crate::book::{
    Board, BoardIx, BoardRef, Book, CellAddress, Edit, FillColour, NoteColumn, Person, PersonId, Power, Round,
    RoundField, RoundIx, SeatColumn, StepName, fold_name, named_number, round_phrase, typed_words,
};
use crate::input::{self, InputError, after_name, first_word};
use crate::languages::messages::{steps, words};

/// The help text after the options.
pub(super) fn help() -> String {
    let in_tables = SeatColumn::ALL.into_iter().filter(|column| column.description().shown != SeatColumnUse::Record);
    let seat = input::names_of_typed(in_tables);
    let record = input::names_of_typed(SeatColumn::with_use(SeatColumnUse::Record));
    let board = input::board_field_names();
    let colours = FillColour::ALL.map(FillColour::name).join(", ");
    format!(
        "Each line is one change:\n\n  \
        R2 C France centres 8           a field of a seat: {seat}\n  \
        R2 C France 1903 5              the centres after a year\n  \
        R2 C France cards red Fall 1904 the record of a seat: {record}\n  \
        R2 C France centres -           empties the field\n  \
        R2 C ended 1907                 a field of a board: {board}\n  \
        R2 C ending conceded to France\n  \
        R2 C colour yellow              a fill colour, also of a seat or a player: {colours}\n  \
        R2 sit-outs Ann Lee; Ben Low    the players who sit out the round\n  \
        R2 attendance Ann Lee late      the attendance of a player in a round\n  \
        R4 name Round 5 – Final         the name of a round; its number is the number in the name\n  \
        \"Team round\" A last year 1907  a name of several words; the marks may be left out\n  \
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
        field: CellAddress,
        text: String,
    },
    Edit {
        label: StepName,
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
    if line.starts_with('{') {
        // Parsed from bytes, as the journal is. Parsing from a `str` would make the compiler build the reader of edits a
        // second time.
        let edit: Edit =
            serde_json::from_slice(line.as_bytes()).map_err(|error| format!("this is not an edit: {error}"))?;
        return Ok(edit_line(steps::edit_as_json(), edit));
    }
    let (first, rest) = first_word(line);
    match (first.to_ascii_lowercase().as_str(), rest) {
        ("undo", "") => Ok(ParsedLine::Undo),
        ("redo", "") => Ok(ParsedLine::Redo),
        ("save", "") => Ok(ParsedLine::Save),
        ("take", which) if book.rounds_of_name(first).is_empty() => parse_choice(which, Choice::Take),
        ("keep", which) if book.rounds_of_name(first).is_empty() => parse_choice(which, Choice::Keep),
        ("add", rest) => parse_addition(rest, book),
        // A round of this name comes first.
        ("player", rest) if book.rounds_of_name(first).is_empty() => parse_player_field(rest, book),
        ("note", text) if book.rounds_of_name(first).is_empty() => {
            Ok(field_line((CellAddress::NewNote(0, NoteColumn::Text), text)))
        }
        _ => parse_round_line(line, book),
    }
}

fn field_line((field, text): (CellAddress, &str)) -> ParsedLine {
    ParsedLine::Field { field, text: text.to_owned() }
}

fn edit_line(label: impl Into<StepName>, edit: Edit) -> ParsedLine {
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
            let name = unquoted(&name).to_owned();
            let round = Round { name, ..Round::default() };
            Ok(edit_line(round.title_message(), Edit::AddRound { position: RoundIx(book.rounds.len()), round }))
        }
        ("board", rest) => {
            let (round, name) = longest_round(rest, book).map_or_else(|| Err(no_round(first_name(rest).0)), Ok)?;
            let at = BoardRef::after_last(book, round);
            let name = unquoted(name);
            if name.is_empty() {
                return Err("a board needs a name: add board R1 A".to_owned());
            }
            let board = Box::new(Board::new(name));
            Ok(edit_line(
                words::board_in_sentence(name),
                Edit::AddBoard { position: book.new_board_position(at), board },
            ))
        }
        _ => Err("type “add player NAME”, “add round NAME” or “add board ROUND NAME”".to_owned()),
    }
}

/// The names that a text can begin with, the longest first, each with the text after it. A name in quotation marks is the
/// only one.
fn names_at_start(text: &str) -> Vec<(&str, &str)> {
    let text = text.trim();
    if let Some(quoted) = quoted_name(text) {
        return vec![quoted];
    }
    let ends = text.match_indices(char::is_whitespace).map(|(at, _)| at).chain([text.len()]);
    let mut names: Vec<(&str, &str)> = ends.map(|end| (text[..end].trim_end(), text[end..].trim_start())).collect();
    names.reverse();
    names.retain(|(name, _)| !name.is_empty());
    names
}

/// The name in quotation marks that a text begins with, and the text after it.
fn quoted_name(text: &str) -> Option<(&str, &str)> {
    let inner = text.strip_prefix(['"', '“', '„'])?;
    let end = inner.find(['"', '”', '“'])?;
    let after = &inner[end..];
    Some((inner[..end].trim(), after[after.chars().next().map_or(0, char::len_utf8)..].trim_start()))
}

/// A name without quotation marks around it.
fn unquoted(name: &str) -> &str {
    quoted_name(name).filter(|(_, rest)| rest.is_empty()).map_or(name, |(inner, _)| inner)
}

/// The first name of a text: the name in quotation marks, or the first word.
fn first_name(text: &str) -> (&str, &str) {
    quoted_name(text).unwrap_or_else(|| first_word(text))
}

/// The rounds that a text can begin with, each with the text after it: by name, the longest first, and then by a number
/// such as “R2”, “Round 2” or “2. Runde”.
fn rounds_at_start<'a>(text: &'a str, book: &Book) -> Vec<(RoundIx, &'a str)> {
    let names = names_at_start(text);
    let named = names.iter().filter_map(|(name, rest)| Some((*book.rounds_of_name(name).first()?, *rest)));
    // More words than the number and a word for a round belong to the rest of the line.
    let is_number = |name: &str| round_phrase(name).is_some_and(|phrase| phrase.is_whole);
    let numbered = names.iter().filter(|(name, _)| is_number(name));
    let numbered = numbered.filter_map(|(name, rest)| Some((book.find_round(name)?, *rest)));
    named.chain(numbered).collect()
}

/// The round with the longest name or number that the text begins with, and the text after it.
fn longest_round<'a>(text: &'a str, book: &Book) -> Option<(RoundIx, &'a str)> {
    rounds_at_start(text, book).into_iter().next()
}

fn no_round(name: &str) -> String {
    format!("there is no round “{name}”; type “add round {name}” to add it")
}

/// The board of this round with the longest name that the text begins with, and the text after it.
fn board_at_start<'a>(text: &'a str, round: RoundIx, book: &Book) -> Option<(BoardRef, &'a str)> {
    let boards = book.round(round)?.boards.as_slice();
    names_at_start(text).into_iter().find_map(|(name, rest)| {
        let wanted = fold_name(name);
        let board = boards.iter().position(|board| fold_name(&board.name) == wanted).map(BoardIx)?;
        Some((BoardRef { round, board }, rest))
    })
}

/// “R2 C France centres 8”, “R2 C ended 1907”, “R2 sit-outs Ann Lee” or “R2 attendance Ann Lee late”.
fn parse_round_line(line: &str, book: &Book) -> Result<ParsedLine, String> {
    let rounds = rounds_at_start(line, book);
    // “Final” may be a round with a board “A”, beside a round “Final A”.
    if let Some((at, rest)) = rounds.iter().find_map(|(round, rest)| board_at_start(rest, *round, book)) {
        return parse_board_line(at, rest);
    }
    let (name, after_name_of_round) = first_name(line);
    let attendance = |at, rest| {
        let entry = |id, status| Some((CellAddress::Attendance(at, id), status));
        split_player(rest, book, entry).map(field_line).ok_or_else(|| not_on_the_list(rest))
    };
    for (at, rest) in &rounds {
        if let Some(rest) = after_name(rest, "attendance") {
            return attendance(*at, rest);
        }
        if let Some(people) = after_name(rest, "sit-outs") {
            return Ok(field_line((CellAddress::SitOuts(*at), people)));
        }
        if let Some(name) = after_name(rest, "name").map(unquoted).filter(|name| !name.is_empty()) {
            let title = book.round_message(*at);
            let edit = Edit::Round(book.round_id(*at), RoundField::Name(typed_words::single_spaced(name)));
            return Ok(edit_line(steps::name_of(title), edit));
        }
    }
    let Some((_, rest)) = rounds.first() else {
        // Players may be entered for the next round before it is there.
        let next = typed_words::next_round_name(&book.rounds);
        let is_next = name == next || named_number(name).is_some_and(|number| number.to_string() == next);
        return match after_name(after_name_of_round, "attendance") {
            Some(rest) if is_next => attendance(RoundIx(book.rounds.len()), rest),
            _ => Err(no_round(name)),
        };
    };
    let (board, _) = first_name(rest);
    let round = unquoted(line[..line.len() - rest.len()].trim());
    Err(match board {
        "" => format!("name a board of {round}, and then a power or a field: {round} A France centres 8"),
        _ => format!("there is no board “{board}” in round {round}"),
    })
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
    // The rest of the line is no name, so nobody can be proposed.
    InputError::NotOnTheList { text: text.to_owned(), similar: String::new() }.to_string()
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
    fn a_part_of_a_name_is_the_one_player_whom_it_fits_and_the_answer_says_so() {
        let mut engine = Engine::new(typed(&["add player Ann Smith", "add player Cy Orr", "add player Di Orr"]));
        let mut answer = |line: &str| {
            let parsed = parse_line(line, engine.book()).unwrap();
            super::super::apply_line(&mut engine, parsed).unwrap()
        };
        let label = "player of France on Round 2, board A";
        assert_eq!(answer("R2 A France player smith"), format!("{label}: “smith” is taken as Ann Smith"));
        assert_eq!(answer("R2 A France player ann smith"), label);
        assert_eq!(answer("R2 A France player orr"), label, "it can be two players");
        assert_eq!(answer("R2 sit-outs smith"), "sit-outs of Round 2");
        let seated = engine.book().rounds[0].boards[0].seats[Power::France].player;
        assert_eq!(engine.book().name_of(seated), "orr");
        assert_eq!(engine.book().rounds[0].sat_out, [engine.book().people[0].id]);
    }

    #[test]
    fn rounds_boards_and_players_are_added() {
        let book = typed(&["add player Ben Low", "add round", "add board R3 A", "R3 A Italy player ben low"]);
        assert_eq!(book.rounds[1].name, "3");
        assert_eq!(book.name_of(book.rounds[1].boards[0].seats[Power::Italy].player), "Ben Low");
    }

    #[test]
    fn what_an_edit_is_in_the_journal_can_be_typed() {
        let edit =
            Edit::Seat(BoardRef::new(0, 0).seat(Power::Italy).first_id(), SeatField::Centres(CellEntry::Value(3)));
        let json = serde_json::to_string(&edit).unwrap();
        assert_eq!(typed(&[&json]).rounds[0].boards[0].seats[Power::Italy].centres, CellEntry::Value(3));
    }

    #[test]
    fn a_round_and_a_board_are_named_as_they_are_called() {
        let mut book = book();
        let boards = vec![Board::new("A"), Board::new("Top board")];
        for name in ["Team round", "Final", "Final A", "5. Runde"] {
            book.rounds.push(Round { name: name.into(), boards: boards.clone(), ..Round::default() });
        }
        let board = |line: &str| match parse_line(line, &book).unwrap() {
            ParsedLine::Field { field: CellAddress::Seat(seat, SeatColumn::Centres), text } if text == "8" => {
                seat.board
            }
            other => panic!("{line}: {other:?}"),
        };
        for line in ["Team round A France centres 8", "team ROUND a F centres 8", "\"Team round\" A France centres 8"] {
            assert_eq!(board(line), BoardRef::new(1, 0), "{line}");
        }
        assert_eq!(board("“Team round” “Top board” France centres 8"), BoardRef::new(1, 1));
        assert_eq!(board("Team round Top board France centres 8"), BoardRef::new(1, 1));
        assert_eq!(board("Final A France centres 8"), BoardRef::new(2, 0));
        assert_eq!(board("Final A A France centres 8"), BoardRef::new(3, 0));
        for line in
            ["R5 A France centres 8", "5. Runde A France centres 8", "Round 5 A France centres 8", "5 A F centres 8"]
        {
            assert_eq!(board(line), BoardRef::new(4, 0), "{line}");
        }
        assert_eq!(board("Round 2 A France centres 8"), BoardRef::new(0, 0));
        let added = |line: &str| match parse_line(line, &book).unwrap() {
            ParsedLine::Edit { edit, .. } => *edit,
            other => panic!("{line}: {other:?}"),
        };
        let new = |at, name: &str| Edit::AddBoard {
            position: BoardRef::new(at, 2).first_place(),
            board: Box::new(Board::new(name)),
        };
        assert_eq!(added("add board Team round B"), new(1, "B"));
        let name = |at, name: &str| Edit::Round(RoundIx(at).first_id(), RoundField::Name(name.into()));
        assert_eq!(added("Team round name Round 3 – Teams"), name(1, "Round 3 – Teams"));
        assert_eq!(added("R5 name 6"), name(4, "6"));
        assert_eq!(added("add board \"Team round\" \"Last board\""), new(1, "Last board"));
        for (line, says) in [
            ("\"Undo\"", "there is no round “Undo”"),
            ("\"Team round", "there is no round “\"Team”"),
            ("Team round", "name a board of Team round"),
            ("add board Team round", "a board needs a name"),
            ("add board Team round \"\"", "a board needs a name"),
            ("add board Nowhere A", "there is no round “Nowhere”"),
        ] {
            let error = parse_line(line, &book).unwrap_err();
            assert!(error.contains(says), "{line}: {error}");
        }
    }

    #[test]
    fn a_board_keeps_a_name() {
        for line in ["R2 A name", "R2 A name -", "R2 A name \"\""] {
            let says = refusal(line);
            assert!(says.contains("a board needs a name"), "{line}: {says}");
        }
    }

    #[test]
    fn a_line_that_is_not_understood_is_refused_with_the_cure() {
        for (line, says) in [
            ("R5 A France centres 3", "there is no round “R5”"),
            ("R2 Q France centres 3", "there is no board “Q”"),
            ("R2 A Spain centres 3", "“Spain” is not a power"),
            ("R2 A France size 3", "“size” is not a field of a seat"),
            ("R2 A France draw maybe", "“maybe” does not say whether France is in the draw; type yes, no, or nothing"),
            ("R2 A ending late", "“late” is not a way for a game to end"),
            ("player Ann Lee size 3", "“size” is not a field of a player"),
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
