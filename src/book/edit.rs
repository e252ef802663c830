//! The one door through which a book changes.

use std::mem;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::results_year::SeasonEdit;
use super::validate::{Unsound, make_sound};
use super::{
    Attending, Award, Board, BoardIx, BoardRef, Book, Card, Centres, Chart, Ending, Entry, Grade, KeptDraw, Neighbours,
    Note, Override, Penalty, Person, PersonId, Posted, Power, Proposal, Published, Role, Round, RoundIx, SeatRef,
    Substitute, Team, TopBoard, Unplaced, Votes, Year,
};

/// A change to a book, as data. Applying it gives the edit that takes it back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Edit {
    Event(EventField),
    AddPerson {
        at: usize,
        person: Person,
    },
    /// Only a person who sits nowhere can be removed.
    RemovePerson(PersonId),
    Person(PersonId, PersonField),
    AddRound {
        at: RoundIx,
        round: Round,
    },
    RemoveRound(RoundIx),
    Round(RoundIx, RoundField),
    AddBoard {
        at: BoardRef,
        board: Box<Board>,
    },
    RemoveBoard(BoardRef),
    Board(BoardRef, BoardField),
    /// Adds the chart of a year that has none yet.
    AddChart(BoardRef, Chart),
    RemoveChart(BoardRef, Year),
    /// One count of a chart that is there.
    Count(SeatRef, Year, Entry<Centres>),
    Seat(SeatRef, SeatField),
    /// The grade that a player of a board gave to another for a skill; the vote is added where the board has none yet.
    Grade {
        at: BoardRef,
        skill: String,
        by: Power,
        of: Power,
        grade: Entry<Grade>,
    },
    /// The event's own scoring systems, all of them anew.
    Systems(Vec<String>),
    /// The event's own rulesets, all of them anew.
    Rulesets(Vec<String>),
    /// The teams, all of them anew.
    Teams(Vec<Team>),
    TopBoard(TopBoard),
    /// The pairs who should not share a board, all of them anew.
    Separations(Vec<[PersonId; 2]>),
    Neighbours(Neighbours),
    /// The decisions about prizes, all of them anew.
    Awards(Vec<Award>),
    AddNote {
        at: usize,
        note: Note,
    },
    RemoveNote(usize),
    /// A line of the notebook, anew.
    Note(usize, Note),
    /// A change to the year's result lists.
    Season(SeasonEdit),
    Published(Vec<Published>),
    Unplaced(Vec<Unplaced>),
    /// The whole book anew: a state of before whose people, rounds or boards are others.
    Book(Box<Book>),
    /// Several edits as one step, in order; none of them happens unless all do.
    Batch(Vec<Edit>),
}

/// A field of the event, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum EventField {
    Name(String),
    Venue(String),
    Country(String),
    Town(String),
    SignUpClosed(String),
    Dates(String),
    Rules(String),
    System(Option<String>),
}

/// A field of a person, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum PersonField {
    /// Must not be anybody else's.
    Name(String),
    Family(String),
    Region(String),
    Note(String),
    Role(Role),
    Group(String),
    Handicap(Option<f64>),
    WantsTeam(bool),
    Penalties(Vec<Penalty>),
    /// Someone else of the book's people, or nobody.
    ReplacedBy(Option<PersonId>),
    SignedUp(String),
    Town(String),
    Prefers(Vec<Power>),
}

/// A field of a round, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RoundField {
    Name(String),
    System(Option<String>),
    Note(String),
    SatOut(Vec<PersonId>),
    Released(Option<bool>),
    Posted(Option<Posted>),
    /// The roll call, all of it anew.
    Attendance(Vec<Attending>),
    /// The draws that were made, all of them anew.
    Draws(Vec<KeptDraw>),
}

/// A field of a board, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum BoardField {
    Name(String),
    System(Option<String>),
    Ended(Entry<Year>),
    Ending(Ending),
    Top(bool),
    Proposals(Vec<Proposal>),
    Votes(Vec<Votes>),
}

/// A field of a seat, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SeatField {
    /// Someone of the book's people, or nobody.
    Player(Option<PersonId>),
    Centres(Entry<Centres>),
    Out(Entry<Year>),
    InDraw(Option<bool>),
    MissedMoves(Entry<u16>),
    MissedWinters(Entry<u16>),
    Printed(Option<f64>),
    Ruling(Option<Override>),
    Penalties(Vec<Penalty>),
    Substitutes(Vec<Substitute>),
    /// Someone of the book's people, or nobody for the player who started.
    ScoresFor(Option<PersonId>),
    Cards(Vec<Card>),
    Locked(bool),
}

/// Why an edit cannot be made. The book is then as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    #[error("there is no round {} in this event; it has {has}", round.0 + 1)]
    NoRound { round: RoundIx, has: usize },
    #[error("there is no board {} in round {}; it has {has}", at.board.0 + 1, at.round.0 + 1)]
    NoBoard { at: BoardRef, has: usize },
    #[error("there is no chart of {year} on this board; add the year first")]
    NoChart { year: Year },
    #[error("this board has a chart of {year} already; change its counts instead")]
    ChartTwice { year: Year },
    #[error("there is no player number {} in this event; add the player first", .0.0)]
    NoPerson(PersonId),
    #[error("“{name}” is on the list of players already; give one of them an initial or a town")]
    NameTaken { name: String },
    #[error("there is a player number {} in this event already", .0.0)]
    NumberTaken(PersonId),
    #[error("the charts of board {board} are not in the order of their years, or a year is there twice")]
    ChartsMixed { board: String },
    #[error("a player needs a name; type one, or press Escape to keep the old one")]
    NoName,
    #[error("{name} sits at {board} and cannot be removed; empty the seat first")]
    Seated { name: String, board: String },
    #[error("{name} {named} and cannot be removed; change that first")]
    Named { name: String, named: String },
    #[error("{name} cannot be replaced by {by}, who was replaced in turn by {name}")]
    Circle { name: String, by: String },
    #[error("a book cannot be so: {what}")]
    Unsound { what: String },
    #[error("there is no line {} in the notebook; it has {has}", at + 1)]
    NoNote { at: usize, has: usize },
    #[error("there is no event {} in the ladder; it has {has}", at + 1)]
    NoSeasonEvent { at: usize, has: usize },
    #[error("there is no line {} in this result list; it has {has}", at + 1)]
    NoLine { at: usize, has: usize },
    #[error("there is no decision {} on who is who; there are {has}", at + 1)]
    NoDecision { at: usize, has: usize },
}

/// What an edit may have changed, so that only that is computed again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// Rounds or boards came, went or moved, or a rule changed: everything is to be computed again.
    pub everything: bool,
    /// The list of people changed, or the name of a person or a round.
    pub people: bool,
    /// Who sits somewhere changed, or what a board is called.
    pub seats: bool,
    /// Boards whose content changed; a board may be named more than once.
    pub boards: Vec<BoardRef>,
}

impl Edit {
    /// What this edit may change.
    pub fn touched(&self) -> Touched {
        let mut touched = Touched::default();
        self.collect_touched(&mut touched);
        touched
    }

    fn collect_touched(&self, touched: &mut Touched) {
        match self {
            Edit::Event(EventField::Rules(_) | EventField::System(_))
            | Edit::Systems(_)
            | Edit::Rulesets(_)
            | Edit::Teams(_)
            | Edit::TopBoard(_)
            | Edit::Awards(_)
            | Edit::Person(
                _,
                PersonField::Role(_)
                | PersonField::Group(_)
                | PersonField::Handicap(_)
                | PersonField::Penalties(_)
                | PersonField::ReplacedBy(_),
            )
            | Edit::Board(_, BoardField::Top(_))
            | Edit::AddRound { .. }
            | Edit::RemoveRound(_)
            | Edit::Round(_, RoundField::System(_) | RoundField::SatOut(_) | RoundField::Released(_))
            | Edit::AddBoard { .. }
            | Edit::RemoveBoard(_)
            | Edit::Book(_) => touched.everything = true,
            // Whose games go to somebody else changes the table.
            Edit::AddPerson { person, .. } if person.replaced_by.is_some() => touched.everything = true,
            // That a round is posted changes a problem of the round, as its name and its note do, which its sheet shows; who
            // is called for two boards may sit twice.
            Edit::AddPerson { .. }
            | Edit::RemovePerson(_)
            | Edit::Person(..)
            | Edit::Round(
                _,
                RoundField::Name(_) | RoundField::Note(_) | RoundField::Posted(_) | RoundField::Attendance(_),
            ) => {
                touched.people = true;
            }
            Edit::Event(_)
            | Edit::Round(_, _)
            | Edit::Season(_)
            | Edit::Published(_)
            | Edit::Unplaced(_)
            | Edit::Separations(_)
            | Edit::Neighbours(_)
            | Edit::AddNote { .. }
            | Edit::RemoveNote(_)
            | Edit::Note(..) => {}
            Edit::Board(at, BoardField::Name(_)) => {
                touched.boards.push(*at);
                touched.seats = true;
            }
            Edit::Board(at, _) | Edit::AddChart(at, _) | Edit::RemoveChart(at, _) | Edit::Grade { at, .. } => {
                touched.boards.push(*at);
            }
            Edit::Count(seat, _, _) => touched.boards.push(seat.board),
            Edit::Seat(seat, field) => {
                touched.boards.push(seat.board);
                touched.seats |=
                    matches!(field, SeatField::Player(_) | SeatField::Substitutes(_) | SeatField::ScoresFor(_));
            }
            Edit::Batch(edits) => edits.iter().for_each(|edit| edit.collect_touched(touched)),
        }
    }
}

impl Edit {
    /// The rounds whose results this edit changes, or may change. Each may come more than once.
    pub fn rounds(&self) -> Vec<RoundIx> {
        match self {
            Edit::RemoveRound(at)
            | Edit::Round(at, RoundField::Name(_) | RoundField::System(_) | RoundField::SatOut(_)) => vec![*at],
            Edit::AddBoard { at, .. }
            | Edit::RemoveBoard(at)
            | Edit::Board(
                at,
                BoardField::Name(_)
                | BoardField::System(_)
                | BoardField::Ended(_)
                | BoardField::Ending(_)
                | BoardField::Top(_),
            )
            | Edit::AddChart(at, _)
            | Edit::RemoveChart(at, _) => vec![at.round],
            Edit::Seat(_, SeatField::Locked(_) | SeatField::Cards(_)) => Vec::new(),
            Edit::Count(at, _, _) | Edit::Seat(at, _) => vec![at.board.round],
            Edit::Batch(edits) => edits.iter().flat_map(Edit::rounds).collect(),
            _ => Vec::new(),
        }
    }
}

impl Book {
    /// Makes a change and returns the one that takes it back.
    ///
    /// # Errors
    /// When the edit speaks of something the book does not have; the book is then unchanged.
    // One arm for each edit.
    #[allow(clippy::too_many_lines)]
    pub fn apply(&mut self, edit: Edit) -> Result<Edit, EditError> {
        Ok(match edit {
            Edit::Event(field) => Edit::Event(self.event.set(field)),
            Edit::AddPerson { at, person } => {
                let id = person.id;
                if self.person(id).is_some() {
                    return Err(EditError::NumberTaken(id));
                }
                self.check_name(&person.name, id)?;
                self.check_people(person.replaced_by.into_iter())?;
                self.people.insert(at.min(self.people.len()), person);
                Edit::RemovePerson(id)
            }
            Edit::RemovePerson(id) => {
                let at = self.person_position(id)?;
                if let Some((board, _)) =
                    self.boards().find(|(_, board)| board.seats.values().any(|seat| seat.player == Some(id)))
                {
                    return Err(EditError::Seated {
                        name: self.name_of(Some(id)).to_owned(),
                        board: self.say_board(board),
                    });
                }
                if let Some(named) = self.named_elsewhere(id) {
                    return Err(EditError::Named { name: self.name_of(Some(id)).to_owned(), named });
                }
                let forgotten = self.forget_in_draws(id);
                let person = self.people.remove(at);
                let back = Edit::AddPerson { at, person };
                let back = if forgotten.is_empty() {
                    back
                } else {
                    Edit::Batch(std::iter::once(back).chain(forgotten).collect())
                };
                if self.published.iter().all(|line| line.player != id) {
                    return Ok(back);
                }
                // What a file printed of somebody who is gone goes too.
                let kept = self.published.iter().filter(|line| line.player != id).cloned().collect();
                let published = std::mem::replace(&mut self.published, kept);
                Edit::Batch(vec![back, Edit::Published(published)])
            }
            Edit::Person(id, field) => {
                if let PersonField::Name(name) = &field {
                    self.check_name(name, id)?;
                }
                if let PersonField::ReplacedBy(Some(by)) = &field {
                    self.check_replacement(id, *by)?;
                }
                let at = self.person_position(id)?;
                Edit::Person(id, self.people[at].set(field))
            }
            Edit::AddRound { at, round } => {
                if at.0 > self.rounds.len() {
                    return Err(self.no_round(at));
                }
                self.check_people(round.sat_out.iter().copied())?;
                self.check_people(round.called())?;
                for board in &round.boards {
                    self.check_board(board)?;
                }
                // Printed figures stand by the position of their round; a new last round takes those that wait for it.
                if at.0 < self.rounds.len() {
                    for line in self.published.iter_mut().filter(|line| line.rounds.len() > at.0) {
                        line.rounds.insert(at.0, None);
                    }
                }
                self.rounds.insert(at.0, round);
                Edit::RemoveRound(at)
            }
            Edit::RemoveRound(at) => {
                if at.0 >= self.rounds.len() {
                    return Err(self.no_round(at));
                }
                let back = Edit::AddRound { at, round: self.rounds.remove(at.0) };
                if at.0 == self.rounds.len() {
                    return Ok(back);
                }
                let printed = self.published.iter().any(|line| line.rounds.len() > at.0);
                let before = printed.then(|| self.published.clone());
                for line in self.published.iter_mut().filter(|line| line.rounds.len() > at.0) {
                    line.rounds.remove(at.0);
                }
                match before {
                    Some(published) => Edit::Batch(vec![back, Edit::Published(published)]),
                    None => back,
                }
            }
            Edit::Round(at, field) => {
                if let RoundField::SatOut(people) = &field {
                    self.check_people(people.iter().copied())?;
                }
                match &field {
                    RoundField::Attendance(lines) => self.check_people(lines.iter().map(|line| line.player))?,
                    RoundField::Draws(draws) => self.check_people(draws.iter().flat_map(KeptDraw::people))?,
                    _ => {}
                }
                let missing = self.no_round(at);
                Edit::Round(at, self.rounds.get_mut(at.0).ok_or(missing)?.set(field))
            }
            Edit::AddBoard { at, board } => {
                self.check_board(&board)?;
                let missing = self.no_round(at.round);
                let boards = &mut self.rounds.get_mut(at.round.0).ok_or(missing)?.boards;
                if at.board.0 > boards.len() {
                    return Err(EditError::NoBoard { at, has: boards.len() });
                }
                boards.insert(at.board.0, *board);
                Edit::RemoveBoard(at)
            }
            Edit::RemoveBoard(at) => {
                self.board_mut(at)?;
                Edit::AddBoard { at, board: Box::new(self.rounds[at.round.0].boards.remove(at.board.0)) }
            }
            Edit::Board(at, field) => Edit::Board(at, self.board_mut(at)?.set(field)),
            Edit::AddChart(at, chart) => {
                let year = chart.year;
                let charts = &mut self.board_mut(at)?.charts;
                match charts.binary_search_by_key(&year, |chart| chart.year) {
                    Ok(_) => return Err(EditError::ChartTwice { year }),
                    Err(position) => charts.insert(position, chart),
                }
                Edit::RemoveChart(at, year)
            }
            Edit::RemoveChart(at, year) => {
                let charts = &mut self.board_mut(at)?.charts;
                let position = charts.iter().position(|chart| chart.year == year).ok_or(EditError::NoChart { year })?;
                Edit::AddChart(at, charts.remove(position))
            }
            Edit::Count(at, year, count) => {
                let chart = self
                    .board_mut(at.board)?
                    .charts
                    .iter_mut()
                    .find(|chart| chart.year == year)
                    .ok_or(EditError::NoChart { year })?;
                Edit::Count(at, year, mem::replace(&mut chart.centres[at.power], count))
            }
            Edit::Seat(at, field) => {
                match &field {
                    SeatField::Player(Some(id)) | SeatField::ScoresFor(Some(id)) => {
                        self.person_position(*id)?;
                    }
                    SeatField::Substitutes(list) => self.check_people(list.iter().map(|entry| entry.player))?,
                    _ => {}
                }
                Edit::Seat(at, self.board_mut(at.board)?.seats[at.power].set(field))
            }
            Edit::Published(rows) => {
                if let Some(row) = rows.iter().find(|row| self.person(row.player).is_none()) {
                    return Err(EditError::NoPerson(row.player));
                }
                Edit::Published(mem::replace(&mut self.published, rows))
            }
            Edit::Grade { at, skill, by, of, grade } => {
                let votes = &mut self.board_mut(at)?.votes;
                let Some(known) = votes.iter_mut().find(|votes| votes.skill == skill) else {
                    let mut added = Votes { skill, ..Votes::default() };
                    added.grades[by][of] = grade;
                    let mut all = votes.clone();
                    all.push(added);
                    return self.apply(Edit::Board(at, BoardField::Votes(all)));
                };
                Edit::Grade { at, skill, by, of, grade: mem::replace(&mut known.grades[by][of], grade) }
            }
            Edit::Systems(texts) => Edit::Systems(mem::replace(&mut self.systems, texts)),
            Edit::Rulesets(texts) => Edit::Rulesets(mem::replace(&mut self.rulesets, texts)),
            Edit::Teams(teams) => {
                self.check_people(teams.iter().flat_map(|team| team.members.iter().copied().chain(team.captain)))?;
                Edit::Teams(mem::replace(&mut self.teams, teams))
            }
            Edit::TopBoard(decided) => {
                self.check_people(decided.people())?;
                Edit::TopBoard(mem::replace(&mut self.top_board, decided))
            }
            Edit::Separations(pairs) => {
                self.check_people(pairs.iter().flatten().copied())?;
                Edit::Separations(mem::replace(&mut self.separations, pairs))
            }
            Edit::Neighbours(table) => Edit::Neighbours(mem::replace(&mut self.neighbours, table)),
            Edit::Awards(awards) => {
                self.check_people(awards.iter().flat_map(|award| award.winners.iter().copied()))?;
                Edit::Awards(mem::replace(&mut self.awards, awards))
            }
            Edit::AddNote { at, note } => {
                let has = self.notebook.len();
                if at > has {
                    return Err(EditError::NoNote { at, has });
                }
                self.notebook.insert(at, note);
                Edit::RemoveNote(at)
            }
            Edit::RemoveNote(at) => {
                self.note_mut(at)?;
                Edit::AddNote { at, note: self.notebook.remove(at) }
            }
            Edit::Note(at, note) => Edit::Note(at, mem::replace(self.note_mut(at)?, note)),
            Edit::Season(edit) => Edit::Season(self.season.apply(edit)?),
            Edit::Book(mut book) => {
                make_sound(&mut book).map_err(|Unsound { what, .. }| EditError::Unsound { what })?;
                mem::swap(self, &mut book);
                Edit::Book(book)
            }
            Edit::Unplaced(cells) => Edit::Unplaced(mem::replace(&mut self.unplaced, cells)),
            Edit::Batch(edits) => Edit::Batch(self.apply_all(edits)?),
        })
    }

    /// Applies all or none; the inverses come in the order in which they are to be applied.
    fn apply_all(&mut self, edits: Vec<Edit>) -> Result<Vec<Edit>, EditError> {
        let mut inverses = Vec::with_capacity(edits.len());
        let mut failed = None;
        for edit in edits {
            match self.apply(edit) {
                Ok(inverse) => inverses.push(inverse),
                Err(error) => {
                    failed = Some(error);
                    break;
                }
            }
        }
        inverses.reverse();
        let Some(error) = failed else { return Ok(inverses) };
        for inverse in inverses {
            // An inverse was true a moment ago, so it applies.
            let undone = self.apply(inverse);
            debug_assert!(undone.is_ok(), "{undone:?}");
        }
        Err(error)
    }

    /// The edit that seats the player of this name, entering a new person where nobody has it. An empty name empties
    /// the seat.
    pub fn seat_named(&self, at: SeatRef, name: &str) -> Edit {
        let name = super::vocabulary::single_spaced(name);
        if name.is_empty() {
            return Edit::Seat(at, SeatField::Player(None));
        }
        if let Some(person) = self.find_person(&name) {
            return Edit::Seat(at, SeatField::Player(Some(person.id)));
        }
        let person = Person::new(self.next_person_id(), name);
        let id = person.id;
        Edit::Batch(vec![
            Edit::AddPerson { at: self.people.len(), person },
            Edit::Seat(at, SeatField::Player(Some(id))),
        ])
    }

    /// The edit that enters one count of a year's chart, adding the chart where the board has none for that year.
    pub fn count_in(&self, at: SeatRef, year: Year, count: Entry<Centres>) -> Edit {
        let known = self.board(at.board).is_some_and(|board| board.charts.iter().any(|chart| chart.year == year));
        let set = Edit::Count(at, year, count);
        if known {
            return set;
        }
        let chart = Chart { year, centres: super::PerPower::from_fn(|_| Entry::Blank) };
        Edit::Batch(vec![Edit::AddChart(at.board, chart), set])
    }

    fn check_name(&self, name: &str, owner: PersonId) -> Result<(), EditError> {
        if name.trim().is_empty() {
            return Err(EditError::NoName);
        }
        if self.people.iter().any(|person| person.id != owner && person.name == name) {
            return Err(EditError::NameTaken { name: name.to_owned() });
        }
        Ok(())
    }

    /// What a board must be to be added: its players are people of the event, its charts are in order.
    fn check_board(&self, board: &Board) -> Result<(), EditError> {
        if !board.charts.is_sorted_by(|a, b| a.year < b.year) {
            return Err(EditError::ChartsMixed { board: board.name.clone() });
        }
        self.check_people(board.seats.values().flat_map(super::Seat::people))
    }

    fn note_mut(&mut self, at: usize) -> Result<&mut Note, EditError> {
        let has = self.notebook.len();
        self.notebook.get_mut(at).ok_or(EditError::NoNote { at, has })
    }

    fn person_position(&self, id: PersonId) -> Result<usize, EditError> {
        self.people.iter().position(|person| person.id == id).ok_or(EditError::NoPerson(id))
    }

    fn no_round(&self, round: RoundIx) -> EditError {
        EditError::NoRound { round, has: self.rounds.len() }
    }

    fn board_mut(&mut self, at: BoardRef) -> Result<&mut Board, EditError> {
        let missing = self.no_round(at.round);
        let boards = &mut self.rounds.get_mut(at.round.0).ok_or(missing)?.boards;
        let has = boards.len();
        boards.get_mut(at.board.0).ok_or(EditError::NoBoard { at, has })
    }
}

impl Person {
    /// A person of whom only the name is known.
    pub fn new(id: PersonId, name: impl Into<String>) -> Self {
        Person {
            id,
            name: name.into(),
            family: String::new(),
            region: String::new(),
            note: String::new(),
            role: Role::Player,
            group: String::new(),
            handicap: None,
            wants_team: false,
            penalties: Vec::new(),
            replaced_by: None,
            signed_up: String::new(),
            town: String::new(),
            prefers: Vec::new(),
        }
    }
}

impl BoardRef {
    /// The board after the last of `round`, for an [`Edit::AddBoard`].
    pub fn after_last(book: &Book, round: RoundIx) -> BoardRef {
        BoardRef { round, board: BoardIx(book.round(round).map_or(0, |round| round.boards.len())) }
    }
}

/// Defines `set`, which puts a field's new value in and gives the field with its old one.
macro_rules! fields {
    ($owner:ty, $field:ident { $($variant:ident => $($path:ident).+),+ $(,)? }) => {
        impl $owner {
            /// Puts the value in; gives the field with the one it had.
            pub(crate) fn set(&mut self, field: $field) -> $field {
                match field {
                    $($field::$variant(value) => $field::$variant(mem::replace(&mut self.$($path).+, value)),)+
                }
            }

            /// The fields that are others in `target`, as they are there.
            pub(crate) fn differences(&self, target: &Self) -> Vec<$field> {
                let mut fields = Vec::new();
                $(if self.$($path).+ != target.$($path).+ {
                    fields.push($field::$variant(target.$($path).+.clone()));
                })+
                fields
            }
        }
    };
}

pub(super) use fields;

fields!(super::Event, EventField {
    Name => name,
    Venue => venue,
    Country => country,
    Town => town,
    SignUpClosed => sign_up_closed,
    Dates => dates,
    Rules => rules,
    System => system,
});
fields!(Person, PersonField {
    Name => name,
    Family => family,
    Region => region,
    Note => note,
    Role => role,
    Group => group,
    Handicap => handicap,
    WantsTeam => wants_team,
    Penalties => penalties,
    ReplacedBy => replaced_by,
    SignedUp => signed_up,
    Town => town,
    Prefers => prefers,
});
fields!(Round, RoundField {
    Name => name,
    System => system,
    Note => note,
    SatOut => sat_out,
    Released => released,
    Posted => posted,
    Attendance => attendance,
    Draws => draws,
});
fields!(Board, BoardField {
    Name => name,
    System => system,
    Ended => ended,
    Ending => ending,
    Top => top,
    Proposals => proposals,
    Votes => votes,
});
fields!(super::Seat, SeatField {
    Player => player,
    Centres => centres,
    Out => out,
    InDraw => in_draw,
    MissedMoves => missed_moves,
    MissedWinters => missed_winters,
    Printed => printed,
    Ruling => ruling,
    Penalties => penalties,
    Substitutes => substitutes,
    ScoresFor => scores_for,
    Cards => cards,
    Locked => locked,
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Power;

    fn book() -> Book {
        let mut book = Book::default();
        book.apply(Edit::Batch(vec![
            Edit::AddPerson { at: 0, person: Person::new(PersonId(1), "Ann") },
            Edit::AddRound { at: RoundIx(0), round: Round { name: "1".into(), ..Round::default() } },
            Edit::AddBoard { at: BoardRef::new(0, 0), board: Box::new(Board::named("A")) },
        ]))
        .unwrap();
        book
    }

    #[test]
    fn applying_the_inverse_gives_the_same_book() {
        let mut changed = book();
        let before = changed.clone();
        let seat = BoardRef::new(0, 0).seat(Power::France);
        for edit in [
            Edit::Seat(seat, SeatField::Centres(Entry::Value(8))),
            before.seat_named(seat, "Ben"),
            before.count_in(seat, Year(1903), Entry::Value(5)),
            Edit::RemoveBoard(BoardRef::new(0, 0)),
            Edit::RemovePerson(PersonId(1)),
            Edit::Event(EventField::Name("Con".into())),
            Edit::Seat(seat, SeatField::ScoresFor(Some(PersonId(1)))),
            Edit::Person(PersonId(1), PersonField::Role(Role::Unranked)),
            Edit::Grade {
                at: seat.board,
                skill: "Best Tactician".into(),
                by: Power::Italy,
                of: Power::France,
                grade: Entry::typed("a"),
            },
            Edit::Teams(vec![Team { members: vec![PersonId(1)], ..Team::default() }]),
            Edit::AddNote { at: 0, note: Note { text: "Rain.".into(), ..Note::default() } },
        ] {
            let inverse = changed.apply(edit.clone()).unwrap();
            assert_ne!(changed, before, "{edit:?}");
            changed.apply(inverse).unwrap();
            assert_eq!(changed, before, "{edit:?}");
        }
    }

    #[test]
    fn a_batch_that_fails_leaves_the_book_as_it_was() {
        let mut book = book();
        let before = book.clone();
        let seat = BoardRef::new(0, 0).seat(Power::Italy);
        let error = book.apply(Edit::Batch(vec![
            Edit::Seat(seat, SeatField::Centres(Entry::Value(5))),
            Edit::Seat(seat, SeatField::Player(Some(PersonId(9)))),
        ]));
        assert_eq!(error, Err(EditError::NoPerson(PersonId(9))));
        assert_eq!(book, before);
    }

    #[test]
    fn whoever_is_named_anywhere_stays_and_nobody_carries_on_for_himself() {
        let mut book = book();
        let ben = Person::new(PersonId(2), "Ben");
        book.apply(Edit::AddPerson { at: 1, person: ben }).unwrap();
        let back = book.apply(Edit::Person(PersonId(1), PersonField::ReplacedBy(Some(PersonId(2))))).unwrap();
        let error = |edit: Edit, book: &mut Book| book.apply(edit).unwrap_err().to_string();
        assert_eq!(
            error(Edit::RemovePerson(PersonId(2)), &mut book),
            "Ben carries on for Ann and cannot be removed; change that first"
        );
        assert_eq!(
            error(Edit::Person(PersonId(2), PersonField::ReplacedBy(Some(PersonId(1)))), &mut book),
            "Ben cannot be replaced by Ann, who was replaced in turn by Ben"
        );
        assert_eq!(book.successor(PersonId(1)), PersonId(2));
        book.apply(back).unwrap();
        book.apply(Edit::Round(RoundIx(0), RoundField::SatOut(vec![PersonId(2)]))).unwrap();
        assert!(error(Edit::RemovePerson(PersonId(2)), &mut book).starts_with("Ben sat out Round 1 and cannot"));
        let stranger = Edit::Teams(vec![Team { captain: Some(PersonId(9)), ..Team::default() }]);
        assert_eq!(book.apply(stranger), Err(EditError::NoPerson(PersonId(9))));
        assert_eq!(book.stranger(), None);
    }

    #[test]
    fn what_was_printed_of_somebody_goes_and_comes_back_with_him() {
        let mut book = book();
        let line = Published { player: PersonId(1), place: Some(1), rounds: vec![Some(3.0), Some(4.0)], total: None };
        book.apply(Edit::Published(vec![line])).unwrap();
        let before = book.clone();
        let back = book.apply(Edit::RemovePerson(PersonId(1))).unwrap();
        assert!(book.published.is_empty() && book.people.is_empty());
        book.apply(back).unwrap();
        assert_eq!(book, before);
        let round = |name: &str| Round { name: name.into(), ..Round::default() };
        let last = book.apply(Edit::AddRound { at: RoundIx(1), round: round("2") }).unwrap();
        assert_eq!(book.published[0].rounds, [Some(3.0), Some(4.0)], "the second was printed already");
        let second = book.apply(Edit::RemoveRound(RoundIx(0))).unwrap();
        assert_eq!(book.published[0].rounds, [Some(4.0)]);
        book.apply(second).unwrap();
        let first = book.apply(Edit::AddRound { at: RoundIx(0), round: round("0") }).unwrap();
        assert_eq!(book.published[0].rounds, [None, Some(3.0), Some(4.0)]);
        book.apply(first).unwrap();
        book.apply(last).unwrap();
        assert_eq!(book, before);
    }

    #[test]
    fn what_would_not_open_again_cannot_be_added() {
        let mut book = book();
        let twin = Edit::AddPerson { at: 0, person: Person::new(PersonId(1), "Twin") };
        assert_eq!(book.apply(twin), Err(EditError::NumberTaken(PersonId(1))));
        let mut board = Board::named("B");
        for year in [1903, 1902] {
            board.charts.push(Chart { year: Year(year), centres: crate::book::PerPower::default() });
        }
        let mixed = Edit::AddBoard { at: BoardRef::new(0, 0), board: Box::new(board) };
        assert!(matches!(book.apply(mixed), Err(EditError::ChartsMixed { .. })));
    }

    #[test]
    fn a_seated_player_is_not_removed() {
        let mut book = book();
        let seat = BoardRef::new(0, 0).seat(Power::Italy);
        book.apply(book.seat_named(seat, "ann")).unwrap();
        assert_eq!(book.people.len(), 1, "“ann” is Ann");
        let error = book.apply(Edit::RemovePerson(PersonId(1))).unwrap_err();
        assert_eq!(error.to_string(), "Ann sits at Round 1, board A and cannot be removed; empty the seat first");
    }
}
