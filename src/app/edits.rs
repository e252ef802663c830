//! From typed text to an edit of the book: one cell or a whole paste, always one step.
//!
//! This is the only place where the window decides what typed text means, and it knows no widget, so it is tested
//! without a window.

use std::borrow::Cow;
use std::collections::HashMap;

use thiserror::Error;

use super::tabs::round::capital;
use crate::book::words::{after_board_word, board_letters, ending, is_dash, single_spaced, yes_or_no};
use crate::book::{
    BoardField, BoardRef, Book, Column, Edit, EditError, Ending, Entry, Person, PersonField, PersonId, Power, RoundIx,
    SeatField, SeatRef,
};

/// A cell that can be typed into, and what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// A cell of a seat's row.
    Seat(SeatRef, Column),
    BoardName(BoardRef),
    /// The last year played.
    Ended(BoardRef),
    Ending(BoardRef),
    /// A cell of a player's line.
    Person(PersonId, PersonColumn),
    /// A cell of an empty line below the players, counted from 0.
    NewPerson(usize, PersonColumn),
}

/// What a cell of a player's line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PersonColumn {
    Name,
    Family,
    Region,
    Note,
}

/// Why a cell did not take what was typed. The cell is then as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    #[error("“{text}” does not say whether {power} is in the draw; type yes, no, or nothing")]
    NotYesOrNo { text: String, power: Power },
    #[error(
        "“{text}” is no way for a game to end here; type “conceded to France”, “abandoned”, or nothing for a game \
         played to its end"
    )]
    NotAnEnding { text: String },
    #[error("this cell is computed; change what it is computed from, or set the score by hand in the Board menu")]
    Computed,
    #[error(transparent)]
    Edit(#[from] EditError),
}

/// What a paste or one typed cell comes to.
#[derive(Debug, Default)]
pub struct Changes {
    /// One step, or nothing where every cell held what was typed already.
    pub edit: Option<Edit>,
    /// “centres of France on Round 2, board C”, for the undo menu.
    pub what: String,
    /// What no cell took.
    pub refused: Vec<Refusal>,
}

/// A text that its cell did not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub target: Target,
    pub text: String,
    pub why: Refused,
}

/// Turns typed cells into one edit. They are read one after the other, each on the book as the ones before have left
/// it, so that a new name pasted twice is one new player.
pub fn read(book: &Book, cells: &[(Target, &str)]) -> Changes {
    let mut reader = Reader { book: Cow::Borrowed(book), added: HashMap::new() };
    let mut changes = Changes::default();
    let mut edits = Vec::with_capacity(cells.len());
    for &(target, text) in cells {
        match reader.read(target, text) {
            Ok(None) => {}
            Ok(Some(edit)) => {
                // A batch happens as a whole or not at all, so one cell that cannot be would cost all the others: each is
                // tried first. A single cell is tried by the book itself and costs no copy of it.
                if cells.len() > 1
                    && let Err(error) = reader.book.to_mut().apply(edit.clone())
                {
                    refuse(&mut changes, target, text, error.into());
                    continue;
                }
                if edits.is_empty() {
                    changes.what = say(book, target);
                }
                edits.push(edit);
            }
            Err(refused) => refuse(&mut changes, target, text, refused),
        }
    }
    if edits.len() > 1 {
        changes.what = format!("{} cells, from {}", edits.len(), changes.what);
        changes.edit = Some(Edit::Batch(edits));
    } else {
        changes.edit = edits.pop();
    }
    changes
}

fn refuse(changes: &mut Changes, target: Target, text: &str, why: Refused) {
    changes.refused.push(Refusal { target, text: text.to_owned(), why });
}

/// What to tell of the texts that no cell took; empty where all were taken.
pub fn say_refused(book: &Book, refused: &[Refusal]) -> String {
    /// More than this nobody reads; they are still on the clipboard.
    const NAMED: usize = 12;
    match refused {
        [] => String::new(),
        [only] => format!("{}.", capital(&only.why.to_string())),
        [first, ..] => {
            let named: Vec<String> =
                refused.iter().take(NAMED).map(|one| format!("“{}”, {}", one.text, say(book, one.target))).collect();
            let more = refused.len().saturating_sub(NAMED);
            let more = if more == 0 { String::new() } else { format!("; and {more} more") };
            format!(
                "{} cells did not take what was typed: {}{more}. The first: {}.",
                refused.len(),
                named.join("; "),
                first.why
            )
        }
    }
}

/// The text a cell would be edited from, so that what is typed can be compared with what is there.
pub fn text_of(book: &Book, target: Target) -> Cow<'_, str> {
    match target {
        Target::Seat(at, column) => seat_text(book, at, column),
        Target::BoardName(at) => book.board(at).map_or(Cow::Borrowed(""), |board| board.name.as_str().into()),
        Target::Ended(at) => book.board(at).map_or(Cow::Borrowed(""), |board| board.ended.to_string().into()),
        Target::Ending(at) => match book.board(at).map(|board| board.ending) {
            Some(Ending::Conceded(power)) => format!("conceded to {power}").into(),
            Some(Ending::Abandoned) => Cow::Borrowed("abandoned"),
            _ => Cow::Borrowed(""),
        },
        Target::Person(id, column) => book.person(id).map_or(Cow::Borrowed(""), |person| {
            Cow::Borrowed(match column {
                PersonColumn::Name => &person.name,
                PersonColumn::Family => &person.family,
                PersonColumn::Region => &person.region,
                PersonColumn::Note => &person.note,
            })
        }),
        Target::NewPerson(..) => Cow::Borrowed(""),
    }
}

fn seat_text(book: &Book, at: SeatRef, column: Column) -> Cow<'_, str> {
    let Some(seat) = book.seat(at) else { return Cow::Borrowed("") };
    match column {
        Column::Player => Cow::Borrowed(book.name_of(seat.player)),
        Column::Centres => entry_text(&seat.centres),
        Column::Chart(year) => book
            .board(at.board)
            .and_then(|board| board.charts.iter().find(|chart| chart.year == year))
            .map_or(Cow::Borrowed(""), |chart| entry_text(&chart.centres[at.power])),
        Column::Out => entry_text(&seat.out),
        Column::InDraw => Cow::Borrowed(match seat.in_draw {
            Some(true) => "yes",
            Some(false) => "no",
            None => "",
        }),
        Column::MissedMoves => entry_text(&seat.missed_moves),
        Column::MissedWinters => entry_text(&seat.missed_winters),
        Column::Printed => seat.printed.map_or(Cow::Borrowed(""), |score| score.to_string().into()),
        Column::Score => seat.ruling.as_ref().map_or(Cow::Borrowed(""), |ruling| ruling.score.to_string().into()),
    }
}

fn entry_text<T: std::fmt::Display>(entry: &Entry<T>) -> Cow<'_, str> {
    match entry {
        Entry::Blank => Cow::Borrowed(""),
        Entry::Text(text) => Cow::Borrowed(text),
        Entry::Value(value) => value.to_string().into(),
    }
}

struct Reader<'a> {
    book: Cow<'a, Book>,
    /// Players added on an empty line, by the line.
    added: HashMap<usize, PersonId>,
}

impl Reader<'_> {
    /// The edit for one cell; `None` when it holds this already.
    fn read(&mut self, target: Target, text: &str) -> Result<Option<Edit>, Refused> {
        if let Target::NewPerson(line, column) = target {
            return self.new_person(line, column, text);
        }
        let book = self.book.as_ref();
        if text_of(book, target) == text {
            return Ok(None);
        }
        Ok(Some(match target {
            Target::Seat(at, column) => seat_edit(book, at, column, text)?,
            Target::BoardName(at) => Edit::Board(at, BoardField::Name(board_name(text))),
            Target::Ended(at) => Edit::Board(at, BoardField::Ended(Entry::typed(text))),
            Target::Ending(at) => Edit::Board(at, BoardField::Ending(read_ending(text)?)),
            Target::Person(id, column) => Edit::Person(id, person_field(column, text)),
            Target::NewPerson(..) => return Ok(None),
        }))
    }

    fn new_person(&mut self, line: usize, column: PersonColumn, text: &str) -> Result<Option<Edit>, Refused> {
        let text = single_spaced(text);
        if text.is_empty() {
            return Ok(None);
        }
        if let Some(id) = self.added.get(&line) {
            return Ok(Some(Edit::Person(*id, person_field(column, &text))));
        }
        if column != PersonColumn::Name {
            return Err(EditError::NoName.into());
        }
        if let Some(known) = self.book.find_person(&text) {
            return Err(EditError::NameTaken { name: known.name.clone() }.into());
        }
        let id = self.book.next_person_id();
        self.added.insert(line, id);
        Ok(Some(Edit::AddPerson { at: self.book.people.len(), person: Person::new(id, text) }))
    }
}

fn seat_edit(book: &Book, at: SeatRef, column: Column, text: &str) -> Result<Edit, Refused> {
    Ok(match column {
        Column::Player => book.seat_named(at, text),
        Column::Centres => Edit::Seat(at, SeatField::Centres(Entry::typed(text))),
        Column::Chart(year) => book.count_in(at, year, Entry::typed(text)),
        Column::Out => Edit::Seat(at, SeatField::Out(Entry::typed(text))),
        Column::InDraw => Edit::Seat(at, SeatField::InDraw(read_yes_or_no(text, at.power)?)),
        Column::MissedMoves => Edit::Seat(at, SeatField::MissedMoves(Entry::typed(text))),
        Column::MissedWinters => Edit::Seat(at, SeatField::MissedWinters(Entry::typed(text))),
        Column::Printed | Column::Score => return Err(Refused::Computed),
    })
}

fn read_yes_or_no(text: &str, power: Power) -> Result<Option<bool>, Refused> {
    if text.trim().is_empty() || is_dash(text) {
        return Ok(None);
    }
    yes_or_no(text).map(Some).ok_or_else(|| Refused::NotYesOrNo { text: text.to_owned(), power })
}

fn read_ending(text: &str) -> Result<Ending, Refused> {
    let typed = text.trim().to_lowercase();
    if typed.is_empty() || typed == "played" {
        return Ok(Ending::Played);
    }
    // A power alone, in this cell, is the one to which the game was conceded.
    let winner = || Power::parse(typed.trim_start_matches("to ")).map(Ending::Conceded);
    ending(text).or_else(winner).ok_or_else(|| Refused::NotAnEnding { text: text.to_owned() })
}

fn person_field(column: PersonColumn, text: &str) -> PersonField {
    match column {
        PersonColumn::Name => PersonField::Name(single_spaced(text)),
        PersonColumn::Family => PersonField::Family(single_spaced(text)),
        PersonColumn::Region => PersonField::Region(single_spaced(text)),
        PersonColumn::Note => PersonField::Note(text.trim().to_owned()),
    }
}

/// “Board A” and “A” both call the board A: the word is put before it wherever it is shown.
fn board_name(text: &str) -> String {
    single_spaced(after_board_word(text).unwrap_or(text))
}

/// “centres of France on Round 2, board C”.
pub fn say(book: &Book, target: Target) -> String {
    match target {
        Target::Seat(at, column) => {
            format!("{} of {} on {}", column_name(column), at.power, book.say_board(at.board))
        }
        Target::BoardName(at) => format!("name of {}", book.say_board(at)),
        Target::Ended(at) => format!("last year of {}", book.say_board(at)),
        Target::Ending(at) => format!("ending of {}", book.say_board(at)),
        Target::Person(id, column) => format!("{} of {}", person_column_name(column), book.name_of(Some(id))),
        Target::NewPerson(..) => "new player".to_owned(),
    }
}

/// What a column of a seat's row is called in labels and messages.
pub fn column_name(column: Column) -> Cow<'static, str> {
    match column {
        Column::Player => "player".into(),
        Column::Centres => "centres".into(),
        Column::Chart(year) => format!("centres {year}").into(),
        Column::Out => "out".into(),
        Column::InDraw => "draw".into(),
        Column::MissedMoves => "missed orders".into(),
        Column::MissedWinters => "missed winters".into(),
        Column::Printed => "printed score".into(),
        Column::Score => "score".into(),
    }
}

/// What a column of a player's line is called in labels and messages.
pub const fn person_column_name(column: PersonColumn) -> &'static str {
    match column {
        PersonColumn::Name => "name",
        PersonColumn::Family => "family name",
        PersonColumn::Region => "region",
        PersonColumn::Note => "note",
    }
}

/// A name for a new board: the letter or number after the last one of its round.
pub fn next_board_name(book: &Book, round: RoundIx) -> String {
    let Some(round) = book.round(round) else { return "A".to_owned() };
    let taken = |name: &str| round.boards.iter().any(|board| board.name == name);
    let last = round.boards.last().map(|board| board.name.as_str()).unwrap_or_default();
    let start = last.parse::<usize>().ok().map(|number| number + 1);
    let mut candidates: Box<dyn Iterator<Item = String>> = match start {
        Some(start) => Box::new((start..).map(|number| number.to_string())),
        None => Box::new((round.boards.len()..).map(board_letters)),
    };
    candidates.find(|name| !taken(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::words::next_round_name;
    use crate::book::{Board, Round, Year};

    const A: BoardRef = BoardRef::new(0, 0);

    fn book() -> Book {
        let mut book = Book::default();
        let round = Round { name: "1".into(), boards: vec![Board::named("A")], ..Round::default() };
        book.apply(Edit::AddRound { at: RoundIx(0), round }).unwrap();
        book.apply(book.seat_named(A.seat(Power::Austria), "Ann")).unwrap();
        book
    }

    fn typed(book: &mut Book, cells: &[(Target, &str)]) -> Vec<String> {
        let changes = read(book, cells);
        if let Some(edit) = changes.edit {
            book.apply(edit).unwrap();
        }
        changes.refused.into_iter().map(|refusal| refusal.why.to_string()).collect()
    }

    #[test]
    fn a_paste_with_new_names_enters_each_of_them_once() {
        let mut book = book();
        let player = |power| Target::Seat(A.seat(power), Column::Player);
        let paste = [
            (player(Power::England), "Ben  Bold"),
            (player(Power::France), "Cléo"),
            (player(Power::Germany), "ann"),
            (player(Power::Italy), "cleo"),
        ];
        let changes = read(&book, &paste);
        assert_eq!(changes.what, "4 cells, from player of England on Round 1, board A");
        let back = book.clone();
        let inverse = book.apply(changes.edit.unwrap()).unwrap();
        let names: Vec<&str> = book.people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Ann", "Ben Bold", "Cléo"]);
        let sits = |power: Power| book.name_of(book.seat(A.seat(power)).unwrap().player);
        assert_eq!([Power::Germany, Power::Italy].map(sits), ["Ann", "Cléo"]);
        book.apply(inverse).unwrap();
        assert_eq!(book, back, "a paste is one step");
    }

    #[test]
    fn one_refused_name_costs_the_others_nothing_wherever_it_stands() {
        let names = ["Ben", "Ann", "Cléo"];
        for refused_at in 0..3 {
            let mut book = book();
            book.apply(Edit::AddPerson { at: 1, person: Person::new(book.next_person_id(), "Zoë") }).unwrap();
            let zoe = book.people[1].id;
            let mut cells: Vec<_> =
                (0..2).map(|line| (Target::NewPerson(line, PersonColumn::Name), names[line * 2])).collect();
            // Zoë cannot be called as Ann is.
            cells.insert(refused_at, (Target::Person(zoe, PersonColumn::Name), "Ann"));
            assert_eq!(typed(&mut book, &cells).len(), 1, "{refused_at}");
            let names: Vec<&str> = book.people.iter().map(|person| person.name.as_str()).collect();
            assert_eq!(names, ["Ann", "Zoë", "Ben", "Cléo"], "{refused_at}");
        }
    }

    #[test]
    fn every_refused_cell_of_a_paste_is_named_with_its_text() {
        let book = book();
        let cells = [
            (Target::Seat(A.seat(Power::France), Column::InDraw), "maybe"),
            (Target::Seat(A.seat(Power::Italy), Column::Centres), "5"),
            (Target::Ending(A), "late"),
        ];
        let changes = read(&book, &cells);
        assert!(changes.edit.is_some());
        assert_eq!(
            say_refused(&book, &changes.refused),
            "2 cells did not take what was typed: “maybe”, draw of France on Round 1, board A; “late”, ending of Round \
             1, board A. The first: “maybe” does not say whether France is in the draw; type yes, no, or nothing."
        );
    }

    #[test]
    fn a_column_of_yearly_counts_adds_its_chart_once() {
        let mut book = book();
        let cells: Vec<_> =
            Power::ALL.map(|power| (Target::Seat(A.seat(power), Column::Chart(Year(1903))), "5")).into();
        assert!(typed(&mut book, &cells).is_empty());
        assert_eq!(book.board(A).unwrap().charts.len(), 1);
        assert_eq!(book.board(A).unwrap().sum(), 35);
    }

    #[test]
    fn text_in_a_number_cell_is_kept_and_a_doubtful_word_is_refused_with_the_cure() {
        let mut book = book();
        let seat = A.seat(Power::France);
        assert!(typed(&mut book, &[(Target::Seat(seat, Column::Centres), "eight")]).is_empty());
        assert_eq!(book.seat(seat).unwrap().centres, Entry::Text("eight".into()));
        assert_eq!(
            typed(&mut book, &[(Target::Seat(seat, Column::InDraw), "maybe"), (Target::Ending(A), "late")]),
            [
                "“maybe” does not say whether France is in the draw; type yes, no, or nothing",
                "“late” is no way for a game to end here; type “conceded to France”, “abandoned”, or nothing for a \
                 game played to its end",
            ]
        );
    }

    #[test]
    fn endings_are_typed_in_words() {
        for (text, ending) in [
            ("conceded to France", Ending::Conceded(Power::France)),
            ("Conceded T", Ending::Conceded(Power::Turkey)),
            ("austria", Ending::Conceded(Power::Austria)),
            ("Abandoned", Ending::Abandoned),
            ("", Ending::Played),
        ] {
            assert_eq!(read_ending(text), Ok(ending), "{text}");
        }
    }

    #[test]
    fn players_are_added_on_the_empty_lines() {
        let mut book = book();
        let cells = [
            (Target::NewPerson(0, PersonColumn::Name), "Zoë"),
            (Target::NewPerson(0, PersonColumn::Region), "Kent"),
            (Target::NewPerson(1, PersonColumn::Name), "ANN"),
            (Target::NewPerson(2, PersonColumn::Region), "Nowhere"),
        ];
        assert_eq!(
            typed(&mut book, &cells),
            [
                "“Ann” is on the list of players already; give one of them an initial or a town",
                "a player needs a name; type one, or press Escape to keep the old one",
            ]
        );
        assert_eq!(book.people.len(), 2);
        assert_eq!(book.people[1].region, "Kent");
    }

    #[test]
    fn new_rounds_and_boards_go_on_counting() {
        let mut book = book();
        assert_eq!(next_round_name(&book.rounds), "2");
        assert_eq!(next_board_name(&book, RoundIx(0)), "B");
        book.apply(Edit::Board(A, BoardField::Name("7".into()))).unwrap();
        assert_eq!(next_board_name(&book, RoundIx(0)), "8");
    }

    #[test]
    fn words_are_read_as_in_a_sheet() {
        let mut book = book();
        let cells = [
            (Target::Seat(A.seat(Power::France), Column::InDraw), "oui"),
            (Target::Seat(A.seat(Power::Italy), Column::InDraw), "nein"),
            (Target::Ending(A), "abgebrochen"),
            (Target::BoardName(A), "Tisch 3"),
        ];
        assert_eq!(typed(&mut book, &cells), [] as [&str; 0]);
        let board = book.board(A).unwrap();
        assert_eq!((board.seats[Power::France].in_draw, board.seats[Power::Italy].in_draw), (Some(true), Some(false)));
        assert_eq!((board.ending, board.name.as_str()), (Ending::Abandoned, "3"));
        typed(&mut book, &[(Target::Seat(A.seat(Power::France), Column::InDraw), "–")]);
        assert_eq!(book.board(A).unwrap().seats[Power::France].in_draw, None, "a dash is a blank");
    }

    #[test]
    fn typing_what_is_there_is_no_step() {
        let book = book();
        assert!(read(&book, &[(Target::BoardName(A), "A")]).edit.is_none());
    }
}
