//! From typed text to an edit of the book: one cell or a whole paste, always one step.
//!
//! This is the only place where the window decides what typed text means, and it knows no widget, so it is tested
//! without a window.

use std::borrow::Cow;
use std::collections::HashMap;

use thiserror::Error;

mod attendance;
mod awards;
mod board_record;
mod cell_names;
mod cell_text;
mod notebook;
mod person;
mod results_year;
mod teams;
mod top_board;

pub use attendance::{call, called};
use awards::Names;
pub use awards::{AwardCell, text as award_text};
pub use board_record::{ProposalColumn, RecordColumn};
pub use cell_names::{column_name, say};
pub use cell_text::text_of;
pub use notebook::{Moment, NoteColumn};
pub use person::PersonColumn;
pub use results_year::{EventCell, LineCell, event_text, line_text};
pub use teams::{TeamCell, text as team_text};
pub use top_board::{ANSWERS, TopCell, answer, make_top_board, note};

use super::app::views::round::capital;
use crate::book::vocabulary::{after_board_word, board_letters, ending, is_dash, single_spaced, yes_or_no};
use crate::book::{
    BoardField, BoardRef, Book, Column, Edit, EditError, Ending, Entry, Person, PersonId, Power, RoundField, RoundIx,
    SeatField, SeatRef, notation,
};
use crate::engine::Engine;

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
    /// Who sat a round out.
    SatOut(RoundIx),
    /// A cell of a seat's line in the record of its board.
    Record(SeatRef, RecordColumn),
    /// A cell of a proposed draw, by its position; those after the last are new.
    Proposal(BoardRef, usize, ProposalColumn),
    /// Whether the board is the top board.
    IsTop(BoardRef),
    /// Somebody's word for a round that is coming.
    Called(RoundIx, PersonId),
    /// The power that is settled for somebody before a round is drawn.
    Settled(RoundIx, PersonId),
    /// A cell of a line of the notebook.
    Note(usize, NoteColumn),
    /// A cell of an empty line below the notebook's, counted from 0.
    NewNote(usize, NoteColumn),
    /// A cell of a team's line, by its position in the list or, beyond that, an empty line.
    Team(usize, TeamCell),
    /// A cell in the line of somebody with a claim to the top board.
    Top(PersonId, TopCell),
    /// A cell of a prize's line or, beyond them, of an empty line.
    Award(usize, AwardCell),
    /// A cell of an event of the year, by its position or, beyond them, of an empty line.
    SeasonEvent(usize, EventCell),
    /// A cell of a line of a year's result list, by the event's position and its own.
    SeasonLine(usize, usize, LineCell),
    /// What one player of a board gave to another, `of`, for a skill, by its position among those voted on.
    Vote {
        of: SeatRef,
        by: Power,
        skill: usize,
    },
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
    #[error("“{text}” is no role; type unranked, removed, withdrawn or reserve, or nothing for a player")]
    NotARole { text: String },
    #[error(
        "“{text}” is no word for the roll call; type present, absent, late, standby, sits out, must play or two boards"
    )]
    NotAPresence { text: String },
    #[error("“{text}” is not a number of points")]
    NotANumber { text: String },
    #[error("“{text}” does not say whether a team is wanted; type yes, no, or nothing")]
    NotATeamWish { text: String },
    #[error("“{text}” does not say how much; type it first and then why, such as “25 % anonymity” or “10 late”")]
    NotAPenalty { text: String },
    #[error("“{text}” is not on the list of players; enter the name there first, or correct it")]
    NotOnTheList { text: String },
    #[error("there is a team “{name}” already; call this one “{name} 2”, or correct the other")]
    TeamTaken { name: String },
    #[error("{name} is in this team already")]
    InTheTeam { name: String },
    #[error("{name} is not in this team; a captain is one of the members")]
    NotInTheTeam { name: String },
    #[error("“{text}” is no answer; type “steps back”, “named” or “put first”, or nothing for who plays")]
    NotAnAnswer { text: String },
    #[error("a note goes with stepping back; type “steps back” first")]
    NoteWithoutAnswer,
    #[error("nobody is next in line; type another name beside the power instead")]
    NobodyNext,
    #[error("{name} sits at this board already")]
    SitsThere { name: String },
    #[error("“{text}” is no position; type a number from 1 to {last}, or nothing for the order of the ranking")]
    NotAPosition { text: String, last: usize },
    #[error("“{text}” is no power; type its name or its first letter")]
    NotAPower { text: String },
    #[error("{power} is taken, by {name}; empty that first to change it")]
    PowerTaken { power: Power, name: String },
    #[error("the board cannot be made yet: {why}")]
    TopBoardNotReady { why: String },
    #[error("a prize needs its name first")]
    PrizeWithoutName,
    #[error("there is a prize “{name}” already; type the winner beside it")]
    PrizeTaken { name: String },
    #[error("this prize is one of the rules’; decide its winner beside it, or change the rules")]
    PrizeOfTheRules,
    #[error("“{text}” is no grade; they are {letters}")]
    NotAGrade { text: String, letters: String },
    #[error("nobody rates himself")]
    OwnVote,
    #[error("“{text}” is no card; type yellow, red or extension, then when and why: “yellow Spring 1904 late orders”")]
    NotACard { text: String },
    #[error(
        "“{text}” is no season of a game; type it such as “Fall 1905” or “S06”, or empty the cell to remove the draw"
    )]
    NotASeason { text: String },
    #[error("“{text}” does not name who shares the draw; type powers, their letters, or nothing for all survivors")]
    NotMembers { text: String },
    #[error("“{text}” is no outcome of a vote; type open, passed, failed or vetoed")]
    NotAnOutcome { text: String },
    #[error("“{text}” does not say whether this is the top board; type yes, no, or nothing")]
    NotTopOrNot { text: String },
    #[error("“{text}” is not a day; type one such as 2002-06-09 or 9 June 2002")]
    NotADay { text: String },
    #[error("“{text}” is no kind of event; type state or national, or nothing for any other")]
    NotAKind { text: String },
    #[error("“{text}” is neither yes nor no")]
    NeitherYesNorNo { text: String },
    #[error("“{text}” is not a number of boards; type the boards of an average round, such as 2.5")]
    NotBoards { text: String },
    #[error("“{text}” is not a place; type a whole number from 1, or nothing")]
    NotAPlace { text: String },
    #[error("“{text}” does not say how many games; type a number, full, or nothing where nobody knows")]
    NotGames { text: String },
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
pub fn read(engine: &Engine, moment: Moment<'_>, cells: &[(Target, &str)]) -> Changes {
    let mut reader = Reader {
        engine,
        book: Cow::Borrowed(engine.book()),
        moment,
        added: HashMap::new(),
        lines: HashMap::new(),
        names: Names::needed(engine, cells),
        notes_added: HashMap::new(),
        notes_gone: Vec::new(),
        proposals_added: HashMap::new(),
        proposals_gone: Vec::new(),
    };
    let cells = in_order(cells);
    let mut changes = Changes::default();
    let mut edits = Vec::with_capacity(cells.len());
    for &(target, text) in cells.iter() {
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
                    changes.what = say_named(engine, &reader.names, target);
                }
                edits.push(edit);
            }
            Err(refused) => refuse(&mut changes, target, text, refused),
        }
    }
    let many = edits.len();
    edits.extend(reader.clean(&edits));
    if many > 1 {
        changes.what = format!("{many} cells, from {}", changes.what);
        changes.edit = Some(Edit::Batch(edits));
    } else {
        changes.edit = if edits.len() > 1 { Some(Edit::Batch(edits)) } else { edits.pop() };
    }
    changes
}

/// Members of a team that go come last, from the last to the first: the others close up behind each.
fn in_order<'a, 'b>(cells: &'a [(Target, &'b str)]) -> Cow<'a, [(Target, &'b str)]> {
    let goes =
        |cell: &(Target, &str)| matches!(cell.0, Target::Team(_, TeamCell::Member(_))) && cell.1.trim().is_empty();
    if cells.len() < 2 || !cells.iter().any(goes) {
        return Cow::Borrowed(cells);
    }
    let (mut going, mut ordered): (Vec<_>, Vec<_>) = cells.iter().copied().partition(goes);
    going.reverse();
    ordered.append(&mut going);
    Cow::Owned(ordered)
}

fn refuse(changes: &mut Changes, target: Target, text: &str, why: Refused) {
    changes.refused.push(Refusal { target, text: text.to_owned(), why });
}

/// What to tell of the texts that no cell took; empty where all were taken.
pub fn say_refused(engine: &Engine, refused: &[Refusal]) -> String {
    /// More than this nobody reads; they are still on the clipboard.
    const NAMED: usize = 12;
    match refused {
        [] => String::new(),
        [only] => format!("{}.", capital(&only.why.to_string())),
        [first, ..] => {
            let names = Names::needed(engine, &[(first.target, "")]);
            let named: Vec<String> = refused
                .iter()
                .take(NAMED)
                .map(|one| format!("“{}”, {}", one.text, say_named(engine, &names, one.target)))
                .collect();
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

/// What a cell is called; a prize by its name.
fn say_named(engine: &Engine, names: &Names, target: Target) -> String {
    match target {
        Target::Award(line, cell) => match names.prize(line) {
            "" => "new prize".to_owned(),
            prize => format!("{} of {prize}", cell.name()),
        },
        target => say(engine.book(), target),
    }
}

struct Reader<'a> {
    engine: &'a Engine,
    book: Cow<'a, Book>,
    /// Players added on an empty line, by the line.
    added: HashMap<usize, PersonId>,
    moment: Moment<'a>,
    /// Notes written on an empty line, by the line.
    notes_added: HashMap<usize, usize>,
    /// Draws written on an empty line, by board and line.
    proposals_added: HashMap<(BoardRef, usize), usize>,
    /// Draws that were emptied.
    proposals_gone: Vec<(BoardRef, usize)>,
    /// Lines of the notebook that were emptied.
    notes_gone: Vec<usize>,
    /// Where teams and prizes stand that were added on an empty line, by the line.
    lines: HashMap<usize, usize>,
    names: Names,
}

impl Reader<'_> {
    /// What is to follow: a team of which nothing is left goes.
    fn clean(&self, edits: &[Edit]) -> Option<Edit> {
        let [Edit::Teams(teams)] = edits else {
            let any = edits.iter().any(|edit| matches!(edit, Edit::Teams(_)));
            return any.then(|| teams::without_empty(&self.book)).flatten();
        };
        let book = Book { teams: teams.clone(), ..Book::default() };
        teams::without_empty(&book)
    }

    /// The line of a team or prize, where those that were added on empty lines stand close together.
    fn line(&mut self, line: usize, there: usize) -> usize {
        if line < there && !self.lines.contains_key(&line) {
            return line;
        }
        self.lines.get(&line).copied().unwrap_or(there)
    }

    fn prize(&mut self, line: usize, cell: AwardCell, text: &str) -> Result<Option<Edit>, Refused> {
        let before = self.names.prizes();
        let at = self.line(line, before);
        let edit = awards::edit(&self.book, &self.names, at, cell, text)?;
        if at == before
            && let Some(Edit::Awards(awards)) = &edit
            && let Some(added) = awards.last()
        {
            self.names.add(added.name.clone());
            self.lines.insert(line, at);
        }
        Ok(edit)
    }

    fn team(&mut self, line: usize, cell: TeamCell, text: &str) -> Result<Option<Edit>, Refused> {
        let at = self.line(line, self.book.teams.len());
        let edit = teams::edit(&self.book, at, cell, text)?;
        if edit.is_some() && at == self.book.teams.len() {
            self.lines.insert(line, at);
        }
        Ok(edit)
    }

    /// The edit for one cell; `None` when it holds this already.
    fn read(&mut self, target: Target, text: &str) -> Result<Option<Edit>, Refused> {
        match target {
            Target::NewPerson(line, column) => return self.new_person(line, column, text),
            Target::NewNote(line, column) => return Ok(self.new_note(line, column, text)),
            // Its line may stand elsewhere by now.
            Target::Note(line, column) => return Ok(self.note(line, column, text)),
            Target::Proposal(at, line, column) => return self.proposal(at, line, column, text),
            _ => {}
        }
        match target {
            Target::Team(line, cell) => return self.team(line, cell, text),
            Target::Award(line, cell) => return self.prize(line, cell, text),
            Target::Top(person, cell) => return top_board::edit(self.engine, &self.book, person, cell, text),
            Target::SeasonEvent(line, cell) => return self.season_event(line, cell, text),
            Target::SeasonLine(event, line, cell) => return self.season_line(event, line, cell, text),
            Target::Vote { of, by, skill } => return awards::vote(&self.book, &self.names, of, by, skill, text),
            _ => {}
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
            Target::Person(id, column) => person::edit(book, id, column, text)?,
            Target::Called(round, id) => attendance::edit(book, round, id, text)?,
            Target::Settled(round, id) => attendance::power_edit(book, round, id, text)?,
            Target::SatOut(round) => Edit::Round(round, RoundField::SatOut(listed(book, text)?)),
            Target::Record(at, column) => board_record::seat_edit(book, at, column, text)?,
            Target::IsTop(at) => Edit::Board(at, BoardField::Top(read_top(text)?)),
            Target::NewPerson(..)
            | Target::Note(..)
            | Target::NewNote(..)
            | Target::Proposal(..)
            | Target::Team(..)
            | Target::Top(..)
            | Target::Award(..)
            | Target::SeasonEvent(..)
            | Target::SeasonLine(..)
            | Target::Vote { .. } => return Ok(None),
        }))
    }

    fn season_event(&mut self, line: usize, cell: EventCell, text: &str) -> Result<Option<Edit>, Refused> {
        let there = self.book.season.events.len();
        let at = self.line(line, there);
        let edit = results_year::event_edit(&self.book.season, at, cell, text)?;
        if edit.is_some() && at == there {
            self.lines.insert(line, at);
        }
        Ok(edit)
    }

    fn season_line(&mut self, event: usize, line: usize, cell: LineCell, text: &str) -> Result<Option<Edit>, Refused> {
        let there = self.book.season.events.get(event).map_or(0, |event| event.lines.len());
        let at = self.line(line, there);
        let edit = results_year::line_edit(&self.book.season, event, at, cell, text)?;
        if edit.is_some() && at == there {
            self.lines.insert(line, at);
        }
        Ok(edit)
    }

    fn new_person(&mut self, line: usize, column: PersonColumn, text: &str) -> Result<Option<Edit>, Refused> {
        let text = single_spaced(text);
        if text.is_empty() {
            return Ok(None);
        }
        if let Some(id) = self.added.get(&line) {
            return person::edit(&self.book, *id, column, &text).map(Some);
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

fn read_top(text: &str) -> Result<bool, Refused> {
    if text.trim().is_empty() {
        return Ok(false);
    }
    yes_or_no(text).ok_or_else(|| Refused::NotTopOrNot { text: text.trim().to_owned() })
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

/// The people of a list of names, “Ann; Ben”, each once. A comma parts them too, where it does not belong to a name.
fn listed(book: &Book, text: &str) -> Result<Vec<PersonId>, Refused> {
    let mut people: Vec<PersonId> = Vec::new();
    for part in notation::parts(text) {
        let names = if book.find_person(part).is_some() { vec![part] } else { part.split(',').collect() };
        for name in names.into_iter().map(str::trim).filter(|name| !name.is_empty()) {
            let known = book.find_person(name).ok_or_else(|| Refused::NotOnTheList { text: name.to_owned() })?;
            if !people.contains(&known.id) {
                people.push(known.id);
            }
        }
    }
    Ok(people)
}

/// “Board A” and “A” both call the board A: the word is put before it wherever it is shown.
fn board_name(text: &str) -> String {
    single_spaced(after_board_word(text).unwrap_or(text))
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
mod tests;
