//! All edits of a book, and how they are applied and reversed. Undo is in `undo_history`, the edits of a results year
//! are in `results_year`.

use std::{fmt, mem};

use serde::de::{self, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use super::fields::{BoardField, EventField, PersonField, ReasonRule, Recompute, RoundField, SeatColumn, SeatField};
use super::results_year::ResultsYearEdit;
use super::validate::{InvalidBook, sort_charts, validate_book};
use super::{
    Award, Board, BoardId, BoardIx, BoardRef, Book, CellEntry, Centres, Chart, Grade, NeighbourTable, NewBoardPosition,
    NotebookEntry, Person, PersonId, Power, PublishedStanding, Role, Round, RoundId, RoundIx, SeatId, SeatRef,
    SkillVotes, Team, TopBoard, UnplacedCell, Year,
};
use crate::languages::window_sentences::edit_errors as texts;
use crate::limits::MOST_EDITS;

/// A change to a book, as data. Applying an edit returns the edit that reverses it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Edit {
    Event(EventField),
    AddPerson {
        #[serde(rename = "at")]
        position: usize,
        person: Person,
    },
    /// Removes a person. The person must not have a seat.
    RemovePerson(PersonId),
    Person(PersonId, PersonField),
    AddRound {
        #[serde(rename = "at")]
        position: RoundIx,
        round: Round,
    },
    RemoveRound(RoundId),
    Round(RoundId, RoundField),
    AddBoard {
        #[serde(rename = "at")]
        position: NewBoardPosition,
        board: Box<Board>,
    },
    RemoveBoard(BoardId),
    Board(BoardId, BoardField),
    /// Adds the chart of a year that has none yet.
    AddChart(BoardId, Chart),
    RemoveChart(BoardId, Year),
    /// One count of an existing chart.
    Count(SeatId, Year, CellEntry<Centres>),
    Seat(SeatId, SeatField),
    /// The grade that one player of a board gave to another for a skill. The skill is added if the board has no votes
    /// for it yet.
    Grade {
        #[serde(rename = "at")]
        board: BoardId,
        skill: String,
        #[serde(rename = "by")]
        voter: Power,
        #[serde(rename = "of")]
        rated: Power,
        grade: CellEntry<Grade>,
    },
    /// Replaces all scoring systems of the event's own.
    Systems(Vec<String>),
    /// Replaces all rulesets of the event's own.
    Rulesets(Vec<String>),
    /// Replaces all teams.
    Teams(Vec<Team>),
    TopBoard(TopBoard),
    /// Replaces all pairs of players who should not share a board.
    Separations(Vec<[PersonId; 2]>),
    Neighbours(NeighbourTable),
    /// Replaces all decisions about prizes.
    Awards(Vec<Award>),
    AddNote {
        #[serde(rename = "at")]
        position: usize,
        note: NotebookEntry,
    },
    RemoveNote(usize),
    /// Replaces one entry of the notebook.
    Note(usize, NotebookEntry),
    /// A change to the results year.
    #[serde(rename = "Season")]
    ResultsYear(ResultsYearEdit),
    #[serde(rename = "Published")]
    PublishedStandings(Vec<PublishedStanding>),
    #[serde(rename = "Unplaced")]
    UnplacedCells(Vec<UnplacedCell>),
    /// Replaces the whole book, for example by an earlier state with other people, rounds or boards.
    Book(Box<Book>),
    /// Several edits in order, as one step. Either all of them are applied or none.
    Batch(#[serde(deserialize_with = "read_edits")] Vec<Edit>),
}

/// Reads the edits of a step. It stops at the limit, because each takes many more bytes here than in the file.
fn read_edits<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Edit>, D::Error> {
    struct Edits;
    impl<'de> Visitor<'de> for Edits {
        type Value = Vec<Edit>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "at most {MOST_EDITS} changes")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<Edit>, A::Error> {
            let mut edits = Vec::new();
            while let Some(edit) = list.next_element()? {
                if edits.len() == MOST_EDITS {
                    return Err(de::Error::invalid_length(MOST_EDITS + 1, &self));
                }
                edits.push(edit);
            }
            Ok(edits)
        }
    }
    from.deserialize_seq(Edits)
}

/// The reason why an edit cannot be applied. The book is then unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    #[error("{}", texts::no_round(&(position.0 + 1).to_string(), &has.to_string()))]
    NoRound { position: RoundIx, has: usize },
    #[error("{}", texts::no_board(&(position.0 + 1).to_string(), &has.to_string()))]
    NoBoard { position: BoardIx, has: usize },
    #[error("{}", texts::round_gone())]
    RoundGone(RoundId),
    #[error("{}", texts::board_gone())]
    BoardGone(BoardId),
    #[error("{}", texts::id_taken(&id.to_string()))]
    IdTaken { id: u32 },
    #[error("{}", texts::no_chart(&year.to_string()))]
    NoChart { year: Year },
    #[error("{}", texts::chart_twice(&year.to_string()))]
    ChartTwice { year: Year },
    #[error("{}", texts::no_person(&number(*.0)))]
    NoPerson(PersonId),
    #[error("{}", texts::name_taken(name))]
    NameTaken { name: String },
    #[error("{}", texts::number_taken(&number(*.0)))]
    NumberTaken(PersonId),
    #[error("{}", texts::number_too_high(&number(*.0), &number(PersonId::LAST)))]
    NumberTooHigh(PersonId),
    #[error("{}", texts::too_large(message))]
    TooLarge { message: String },
    #[error("{}", texts::below_zero(message))]
    BelowZero { message: String },
    #[error("{}", texts::charts_mixed(board))]
    ChartsMixed { board: String },
    #[error("{}", texts::no_name())]
    NoName,
    #[error("{}", texts::person_seated(name, board))]
    PersonSeated { name: String, board: String },
    #[error("{}", texts::person_referenced(name, reference))]
    PersonReferenced { name: String, reference: String },
    #[error("{}", texts::replacement_circle(name, replacement))]
    ReplacementCircle { name: String, replacement: String },
    #[error("{}", texts::invalid_book(message))]
    InvalidBook { message: String },
    #[error("{}", texts::no_note(&(position + 1).to_string(), &has.to_string()))]
    NoNote { position: usize, has: usize },
    #[error("{}", texts::no_event(&(position + 1).to_string(), &has.to_string()))]
    NoYearEvent { position: usize, has: usize },
    #[error("{}", texts::no_result(&(position + 1).to_string(), &has.to_string()))]
    NoResultLine { position: usize, has: usize },
    #[error("{}", texts::no_decision(&(position + 1).to_string(), &has.to_string()))]
    NoIdentityDecision { position: usize, has: usize },
}

/// The number of a person as text.
fn number(PersonId(number): PersonId) -> String {
    number.to_string()
}

/// Results that an edit overwrites: some of one board, or of a round as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverwrittenResults {
    OfRound(RoundIx),
    OfBoard(BoardRef),
}

/// The parts of a book that an edit may change. Only these parts are computed again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EditScope {
    /// Rounds or boards were added, removed or moved, or a rule changed. Everything is computed again.
    pub everything: bool,
    /// The list of people changed, or the name of a person.
    pub people: bool,
    /// The player of a seat changed, or the name of a board.
    pub seats: bool,
    /// Boards whose content changed. A board may be in the list more than once.
    pub boards: Vec<BoardRef>,
}

impl Edit {
    /// The parts of `book` that this edit may change. A board that the edit itself adds is not among them.
    pub fn scope(&self, book: &Book) -> EditScope {
        let mut scope = EditScope::default();
        self.collect_scope(book, &mut scope);
        scope
    }

    fn collect_scope(&self, book: &Book, scope: &mut EditScope) {
        match self {
            Edit::Event(field) => scope.add(field.key().description().recompute, None),
            Edit::Person(_, field) => scope.add(field.key().description().field.recompute, None),
            Edit::Round(_, field) => scope.add(field.key().description().recompute, None),
            Edit::Board(at, field) => scope.add(field.key().description().field.recompute, book.board_position(*at)),
            Edit::Seat(at, field) => {
                scope.add(field.key().description().field.recompute, book.board_position(at.board));
            }
            Edit::Systems(_)
            | Edit::Rulesets(_)
            | Edit::Teams(_)
            | Edit::TopBoard(_)
            | Edit::Awards(_)
            | Edit::AddRound { .. }
            | Edit::RemoveRound(_)
            | Edit::AddBoard { .. }
            | Edit::RemoveBoard(_)
            | Edit::Book(_) => scope.everything = true,
            // The replacement gets the games of the first person, so the standings change.
            Edit::AddPerson { person, .. } if person.replaced_by.is_some() => scope.everything = true,
            // Players to be kept apart may share a board.
            Edit::AddPerson { .. } | Edit::RemovePerson(_) | Edit::Separations(_) => scope.people = true,
            Edit::ResultsYear(_)
            | Edit::PublishedStandings(_)
            | Edit::UnplacedCells(_)
            | Edit::Neighbours(_)
            | Edit::AddNote { .. }
            | Edit::RemoveNote(_)
            | Edit::Note(..) => {}
            Edit::AddChart(at, _) | Edit::RemoveChart(at, _) | Edit::Grade { board: at, .. } => {
                scope.boards.extend(book.board_position(*at));
            }
            Edit::Count(seat, _, _) => scope.boards.extend(book.board_position(seat.board)),
            Edit::Batch(edits) => edits.iter().for_each(|edit| edit.collect_scope(book, scope)),
        }
    }

    /// The rounds whose results this edit overwrites in `book`. A round may come more than once. The end of a game that
    /// nobody knows, according to `asks_for_the_end`, is not overwritten.
    pub fn overwritten_rounds(&self, book: &Book, asks_for_the_end: &dyn Fn(BoardRef) -> bool) -> Vec<RoundIx> {
        self.overwritten_results(book, asks_for_the_end).into_iter().map(OverwrittenResults::round).collect()
    }

    /// The results that this edit overwrites in `book`, as in [`Edit::overwritten_rounds`]. They may come more than once.
    pub fn overwritten_results(
        &self,
        book: &Book,
        asks_for_the_end: &dyn Fn(BoardRef) -> bool,
    ) -> Vec<OverwrittenResults> {
        use OverwrittenResults as Results;
        let needed = |rule: ReasonRule, is_blank: bool| match rule {
            ReasonRule::Never => false,
            ReasonRule::WhenOverwritten => !is_blank,
            ReasonRule::Always => true,
        };
        let if_needed = |rule: ReasonRule, is_blank: bool, results: Results| {
            if needed(rule, is_blank) { vec![results] } else { Vec::new() }
        };
        let of_round = |id: RoundId| book.round_position(id).map(Results::OfRound).into_iter().collect();
        match self {
            Edit::Batch(edits) => {
                edits.iter().flat_map(|edit| edit.overwritten_results(book, asks_for_the_end)).collect()
            }
            Edit::Book(_) => (0..book.rounds.len()).map(|at| Results::OfRound(RoundIx(at))).collect(),
            Edit::Round(id, field) => {
                let Some(at) = book.round_position(*id) else { return Vec::new() };
                let is_blank = book.round(at).is_none_or(|round| round.value(field.key()).is_blank());
                if_needed(field.key().description().reason, is_blank, Results::OfRound(at))
            }
            Edit::Board(id, field) => {
                let Some(at) = book.board_position(*id) else { return Vec::new() };
                if let BoardField::Ending(ending) = field {
                    // An ending that is not entered is known nevertheless: by a solo, the draw column or the last year.
                    let is_changed = book.board(at).is_some_and(|board| board.ending != *ending);
                    return if is_changed && !asks_for_the_end(at) { vec![Results::OfBoard(at)] } else { Vec::new() };
                }
                let is_blank = book.board(at).is_none_or(|board| board.value(field.key()).is_blank());
                if_needed(field.key().description().field.reason, is_blank, Results::OfBoard(at))
            }
            Edit::Seat(id, field) => {
                let Some(at) = book.seat_position(*id) else { return Vec::new() };
                let is_blank = book.seat(at).is_none_or(|seat| seat.value(field.key()).is_blank());
                if_needed(field.key().description().field.reason, is_blank, Results::OfBoard(at.board))
            }
            Edit::Count(id, year, _) => {
                let Some(at) = book.seat_position(*id) else { return Vec::new() };
                let column = SeatColumn::Chart(*year);
                let is_blank = book.board(at.board).is_none_or(|board| board.seat_value(at.power, column).is_blank());
                if_needed(column.description().field.reason, is_blank, Results::OfBoard(at.board))
            }
            Edit::RemoveChart(id, _) => book.board_position(*id).map(Results::OfBoard).into_iter().collect(),
            Edit::RemoveRound(id) => of_round(*id),
            Edit::AddBoard { position, .. } => of_round(position.round),
            Edit::RemoveBoard(id) => of_round(id.round),
            // A new chart has no count that was there before. The others are not results of a round.
            Edit::AddChart(..)
            | Edit::Event(_)
            | Edit::AddPerson { .. }
            | Edit::RemovePerson(_)
            | Edit::Person(..)
            | Edit::AddRound { .. }
            | Edit::Grade { .. }
            | Edit::Systems(_)
            | Edit::Rulesets(_)
            | Edit::Teams(_)
            | Edit::TopBoard(_)
            | Edit::Separations(_)
            | Edit::Neighbours(_)
            | Edit::Awards(_)
            | Edit::AddNote { .. }
            | Edit::RemoveNote(_)
            | Edit::Note(..)
            | Edit::ResultsYear(_)
            | Edit::PublishedStandings(_)
            | Edit::UnplacedCells(_) => Vec::new(),
        }
    }
}

impl OverwrittenResults {
    /// The round to which these results belong.
    pub fn round(self) -> RoundIx {
        match self {
            OverwrittenResults::OfRound(round) => round,
            OverwrittenResults::OfBoard(board) => board.round,
        }
    }
}

impl EditScope {
    /// Adds what is computed again after a change of a field, at this board.
    fn add(&mut self, recompute: Recompute, board: Option<BoardRef>) {
        match recompute {
            Recompute::Nothing => {}
            Recompute::People => self.people = true,
            Recompute::Board => self.boards.extend(board),
            Recompute::BoardAndSeats => {
                self.boards.extend(board);
                self.seats = true;
            }
            Recompute::Everything => self.everything = true,
        }
    }
}

impl Book {
    /// Applies an edit and returns the edit that reverses it.
    ///
    /// # Errors
    /// The edit refers to something that is not in the book, or breaks a rule of the book. The book is then unchanged.
    pub fn apply(&mut self, edit: Edit) -> Result<Edit, EditError> {
        edit.check_values()?;
        self.apply_checked(edit)
    }

    /// [`Self::apply`] of an edit whose values are within their limits.
    // One arm per edit.
    #[allow(clippy::too_many_lines)]
    fn apply_checked(&mut self, edit: Edit) -> Result<Edit, EditError> {
        Ok(match edit {
            Edit::Event(field) => Edit::Event(self.event.set(field)),
            Edit::AddPerson { position: at, person } => {
                let id = person.id;
                self.check_person(&person)?;
                self.check_room(1, 0, 0)?;
                self.people.insert(at.min(self.people.len()), person);
                Edit::RemovePerson(id)
            }
            Edit::RemovePerson(id) => {
                let at = self.person_position(id)?;
                if let Some((board, _)) =
                    self.boards().find(|(_, board)| board.seats.values().any(|seat| seat.player == Some(id)))
                {
                    return Err(EditError::PersonSeated {
                        name: self.name_of(Some(id)).to_owned(),
                        board: self.board_label_in_window(board),
                    });
                }
                if let Some(reference) = self.reference_to(id) {
                    return Err(EditError::PersonReferenced { name: self.name_of(Some(id)).to_owned(), reference });
                }
                let forgotten = self.remove_from_draw_lists(id);
                let person = self.people.remove(at);
                let back = Edit::AddPerson { position: at, person };
                let back = if forgotten.is_empty() {
                    back
                } else {
                    Edit::Batch(std::iter::once(back).chain(forgotten).collect())
                };
                if self.published_standings.iter().all(|line| line.player != id) {
                    return Ok(back);
                }
                // The published standing of a removed person is removed too.
                let kept = self.published_standings.iter().filter(|line| line.player != id).cloned().collect();
                let published = std::mem::replace(&mut self.published_standings, kept);
                Edit::Batch(vec![back, Edit::PublishedStandings(published)])
            }
            Edit::Person(id, field) => {
                if let PersonField::Name(name) = &field {
                    self.check_name(name, id)?;
                }
                if let PersonField::ReplacedBy(Some(by)) = &field {
                    self.check_replacement(id, *by)?;
                }
                if let PersonField::DifferentFrom(others) = &field {
                    self.check_people(others.iter().copied())?;
                }
                let at = self.person_position(id)?;
                Edit::Person(id, self.people[at].set(field))
            }
            Edit::AddRound { position: at, round } => {
                if at.0 > self.rounds.len() {
                    return Err(EditError::NoRound { position: at, has: self.rounds.len() });
                }
                self.check_room(0, 1, round.boards.len())?;
                self.check_people(round.people().into_iter())?;
                for board in &round.boards {
                    self.check_board(board)?;
                }
                let id = self.insert_round(at.0, round).map_err(|id| EditError::IdTaken { id })?;
                Edit::RemoveRound(id)
            }
            Edit::RemoveRound(id) => {
                let at = self.position_of_round(id)?;
                Edit::AddRound { position: at, round: self.remove_round(at) }
            }
            Edit::Round(id, field) => {
                self.check_people(field.value().people().into_iter())?;
                let at = self.position_of_round(id)?;
                Edit::Round(id, self.rounds[at.0].set(field))
            }
            Edit::AddBoard { position, board } => {
                self.check_board(&board)?;
                self.check_room(0, 0, 1)?;
                let at = self.position_of_round(position.round)?;
                let round = &mut self.rounds[at.0];
                if position.board.0 > round.boards.len() {
                    return Err(EditError::NoBoard { position: position.board, has: round.boards.len() });
                }
                let id = round.insert_board(position.board.0, *board).map_err(|id| EditError::IdTaken { id })?;
                Edit::RemoveBoard(BoardId { round: position.round, board: id })
            }
            Edit::RemoveBoard(id) => {
                let at = self.position_of_board(id)?;
                let board = Box::new(self.rounds[at.round.0].remove_board(at.board));
                Edit::AddBoard { position: NewBoardPosition { round: id.round, board: at.board }, board }
            }
            Edit::Board(id, field) => {
                self.check_people(field.value().people().into_iter())?;
                Edit::Board(id, self.board_mut(id)?.set(field))
            }
            Edit::AddChart(id, chart) => {
                let year = chart.year;
                let charts = &mut self.board_mut(id)?.charts;
                match charts.binary_search_by_key(&year, |chart| chart.year) {
                    Ok(_) => return Err(EditError::ChartTwice { year }),
                    Err(position) => charts.insert(position, chart),
                }
                Edit::RemoveChart(id, year)
            }
            Edit::RemoveChart(id, year) => {
                let charts = &mut self.board_mut(id)?.charts;
                let position = charts.iter().position(|chart| chart.year == year).ok_or(EditError::NoChart { year })?;
                Edit::AddChart(id, charts.remove(position))
            }
            Edit::Count(id, year, count) => {
                let chart = self
                    .board_mut(id.board)?
                    .charts
                    .iter_mut()
                    .find(|chart| chart.year == year)
                    .ok_or(EditError::NoChart { year })?;
                Edit::Count(id, year, mem::replace(&mut chart.centres[id.power], count))
            }
            Edit::Seat(id, field) => {
                self.check_people(field.value().people().into_iter())?;
                Edit::Seat(id, self.board_mut(id.board)?.seats[id.power].set(field))
            }
            Edit::PublishedStandings(rows) => {
                if let Some(row) = rows.iter().find(|row| self.person(row.player).is_none()) {
                    return Err(EditError::NoPerson(row.player));
                }
                Edit::PublishedStandings(mem::replace(&mut self.published_standings, rows))
            }
            Edit::Grade { board: at, skill, voter: by, rated: of, grade } => {
                let votes = &mut self.board_mut(at)?.votes;
                let Some(known) = votes.iter_mut().find(|votes| votes.skill == skill) else {
                    let mut added = SkillVotes { skill, ..SkillVotes::default() };
                    added.grades[by][of] = grade;
                    let mut all = votes.clone();
                    all.push(added);
                    return self.apply_checked(Edit::Board(at, BoardField::Votes(all)));
                };
                Edit::Grade {
                    board: at,
                    skill,
                    voter: by,
                    rated: of,
                    grade: mem::replace(&mut known.grades[by][of], grade),
                }
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
            Edit::AddNote { position: at, note } => {
                let has = self.notebook.len();
                if at > has {
                    return Err(EditError::NoNote { position: at, has });
                }
                self.notebook.insert(at, note);
                Edit::RemoveNote(at)
            }
            Edit::RemoveNote(at) => {
                self.note_mut(at)?;
                Edit::AddNote { position: at, note: self.notebook.remove(at) }
            }
            Edit::Note(at, note) => Edit::Note(at, mem::replace(self.note_mut(at)?, note)),
            Edit::ResultsYear(edit) => Edit::ResultsYear(self.results_year.apply(edit)?),
            Edit::Book(mut book) => {
                sort_charts(&mut book);
                book.number_rounds_and_boards();
                validate_book(&book).map_err(|InvalidBook { message, .. }| EditError::InvalidBook { message })?;
                book.keep_removed_ids(self);
                mem::swap(self, &mut book);
                Edit::Book(book)
            }
            Edit::UnplacedCells(cells) => Edit::UnplacedCells(mem::replace(&mut self.unplaced_cells, cells)),
            Edit::Batch(edits) => Edit::Batch(self.apply_all(edits)?),
        })
    }

    /// Applies all edits or none. The inverses come in the order in which they must be applied.
    fn apply_all(&mut self, edits: Vec<Edit>) -> Result<Vec<Edit>, EditError> {
        let mut inverses = Vec::with_capacity(edits.len());
        let mut failed = None;
        for edit in edits {
            match self.apply_checked(edit) {
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
            // The inverse restores a state that was valid a moment ago, so it can be applied.
            let undone = self.apply_checked(inverse);
            debug_assert!(undone.is_ok(), "{undone:?}");
        }
        Err(error)
    }

    /// The edit that seats the player with this name. It adds a new person if nobody has this name. An empty name
    /// empties the seat.
    pub fn edit_to_seat(&self, at: SeatRef, name: &str) -> Edit {
        let name = super::typed_words::single_spaced(name);
        if name.is_empty() {
            return Edit::Seat(self.seat_id(at), SeatField::Player(None));
        }
        if let Some(person) = self.find_person(&name) {
            return Edit::Seat(self.seat_id(at), SeatField::Player(Some(person.id)));
        }
        let person = Person::new(self.next_person_id(), name);
        let id = person.id;
        Edit::Batch(vec![
            Edit::AddPerson { position: self.people.len(), person },
            Edit::Seat(self.seat_id(at), SeatField::Player(Some(id))),
        ])
    }

    /// The edit that enters one count in the chart of a year. It adds the chart if the board has none for that year.
    pub fn edit_to_enter_count(&self, at: SeatRef, year: Year, count: CellEntry<Centres>) -> Edit {
        let known = self.board(at.board).is_some_and(|board| board.charts.iter().any(|chart| chart.year == year));
        let set = Edit::Count(self.seat_id(at), year, count);
        if known {
            return set;
        }
        let chart = Chart { year, centres: super::PerPower::from_fn(|_| CellEntry::Blank) };
        Edit::Batch(vec![Edit::AddChart(self.board_id(at.board), chart), set])
    }

    fn note_mut(&mut self, at: usize) -> Result<&mut NotebookEntry, EditError> {
        let has = self.notebook.len();
        self.notebook.get_mut(at).ok_or(EditError::NoNote { position: at, has })
    }

    fn person_position(&self, id: PersonId) -> Result<usize, EditError> {
        self.position_of_person(id).ok_or(EditError::NoPerson(id))
    }

    fn position_of_round(&self, id: RoundId) -> Result<RoundIx, EditError> {
        self.round_position(id).ok_or(EditError::RoundGone(id))
    }

    fn position_of_board(&self, id: BoardId) -> Result<BoardRef, EditError> {
        self.board_position(id).ok_or(EditError::BoardGone(id))
    }

    fn board_mut(&mut self, id: BoardId) -> Result<&mut Board, EditError> {
        let at = self.position_of_board(id)?;
        Ok(&mut self.rounds[at.round.0].boards[at.board.0])
    }
}

impl Person {
    /// A person with a name and no other data.
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
            rounds: String::new(),
            preferred_powers: Vec::new(),
            different_from: Vec::new(),
            unconfirmed: false,
            colour: None,
        }
    }
}

impl BoardRef {
    /// The position after the last board of `round`, for an [`Edit::AddBoard`].
    pub fn after_last(book: &Book, round: RoundIx) -> BoardRef {
        BoardRef { round, board: BoardIx(book.round(round).map_or(0, |round| round.boards.len())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Power;

    fn book() -> Book {
        let mut book = Book::default();
        book.apply(Edit::Batch(vec![
            Edit::AddPerson { position: 0, person: Person::new(PersonId(1), "Ann") },
            Edit::AddRound { position: RoundIx(0), round: Round { name: "1".into(), ..Round::default() } },
            Edit::AddBoard { position: BoardRef::new(0, 0).first_place(), board: Box::new(Board::new("A")) },
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
            Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(8))),
            before.edit_to_seat(seat, "Ben"),
            before.edit_to_enter_count(seat, Year(1903), CellEntry::Value(5)),
            Edit::RemoveBoard(BoardRef::new(0, 0).first_id()),
            Edit::RemovePerson(PersonId(1)),
            Edit::Event(EventField::Name("Con".into())),
            Edit::Seat(seat.first_id(), SeatField::ScoresFor(Some(PersonId(1)))),
            Edit::Person(PersonId(1), PersonField::Role(Role::Unranked)),
            Edit::Grade {
                board: seat.board.first_id(),
                skill: "Best Tactician".into(),
                voter: Power::Italy,
                rated: Power::France,
                grade: CellEntry::parse("a"),
            },
            Edit::Teams(vec![Team { members: vec![PersonId(1)], ..Team::default() }]),
            Edit::AddNote { position: 0, note: NotebookEntry { text: "Rain.".into(), ..NotebookEntry::default() } },
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
            Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(5))),
            Edit::Seat(seat.first_id(), SeatField::Player(Some(PersonId(9)))),
        ]));
        assert_eq!(error, Err(EditError::NoPerson(PersonId(9))));
        assert_eq!(book, before);
    }

    #[test]
    fn a_referenced_person_is_not_removed_and_nobody_replaces_himself() {
        let mut book = book();
        let ben = Person::new(PersonId(2), "Ben");
        book.apply(Edit::AddPerson { position: 1, person: ben }).unwrap();
        let back = book.apply(Edit::Person(PersonId(1), PersonField::ReplacedBy(Some(PersonId(2))))).unwrap();
        let error = |edit: Edit, book: &mut Book| book.apply(edit).unwrap_err().to_string();
        assert_eq!(
            error(Edit::RemovePerson(PersonId(2)), &mut book),
            "Ben replaces Ann and cannot be removed; change that first"
        );
        assert_eq!(
            error(Edit::Person(PersonId(2), PersonField::ReplacedBy(Some(PersonId(1)))), &mut book),
            "Ben cannot be replaced by Ann, who was replaced in turn by Ben; choose another player"
        );
        assert_eq!(book.successor(PersonId(1)), PersonId(2));
        book.apply(back).unwrap();
        book.apply(Edit::Round(RoundIx(0).first_id(), RoundField::SatOut(vec![PersonId(2)]))).unwrap();
        assert!(error(Edit::RemovePerson(PersonId(2)), &mut book).starts_with("Ben sat out round 1 and cannot"));
        let stranger = Edit::Teams(vec![Team { captain: Some(PersonId(9)), ..Team::default() }]);
        assert_eq!(book.apply(stranger), Err(EditError::NoPerson(PersonId(9))));
        assert_eq!(book.unknown_person_reference(), None);
    }

    #[test]
    fn a_published_standing_is_removed_and_restored_with_its_person() {
        let mut book = book();
        let rounds = [(RoundId(0), 3.0), (RoundId(1), 4.0)].into();
        let line = PublishedStanding { player: PersonId(1), place: Some(1), rounds, total: None };
        book.apply(Edit::PublishedStandings(vec![line])).unwrap();
        let before = book.clone();
        let back = book.apply(Edit::RemovePerson(PersonId(1))).unwrap();
        assert!(book.published_standings.is_empty() && book.people.is_empty());
        book.apply(back).unwrap();
        assert_eq!(book, before);
        let round = |name: &str| Round { name: name.into(), ..Round::default() };
        let printed = |book: &Book| {
            let scores = &book.published_standings[0].rounds;
            book.printed_rounds().iter().map(|id| scores.get(id).copied()).collect::<Vec<_>>()
        };
        assert_eq!(printed(&book), [Some(3.0), Some(4.0)], "the second is not in the book yet");
        let last = book.apply(Edit::AddRound { position: RoundIx(1), round: round("2") }).unwrap();
        assert_eq!(printed(&book), [Some(3.0), Some(4.0)], "the second was printed already");
        let second = book.apply(Edit::RemoveRound(RoundIx(0).first_id())).unwrap();
        assert_eq!(printed(&book), [Some(4.0)]);
        book.apply(second).unwrap();
        let first = book.apply(Edit::AddRound { position: RoundIx(0), round: round("0") }).unwrap();
        assert_eq!(printed(&book), [None, Some(3.0), Some(4.0)]);
        book.apply(first).unwrap();
        book.apply(last).unwrap();
        assert_eq!(book, before);
    }

    #[test]
    fn a_person_or_board_that_would_make_the_book_invalid_is_refused() {
        let mut book = book();
        let twin = Edit::AddPerson { position: 0, person: Person::new(PersonId(1), "Twin") };
        assert_eq!(book.apply(twin), Err(EditError::NumberTaken(PersonId(1))));
        let mut board = Board::new("B");
        for year in [1903, 1902] {
            board.charts.push(Chart { year: Year(year), centres: crate::book::PerPower::default() });
        }
        let mixed = Edit::AddBoard { position: BoardRef::new(0, 0).first_place(), board: Box::new(board) };
        assert!(matches!(book.apply(mixed), Err(EditError::ChartsMixed { .. })));
    }

    #[test]
    fn a_player_with_a_seat_is_not_removed() {
        let mut book = book();
        let seat = BoardRef::new(0, 0).seat(Power::Italy);
        book.apply(book.edit_to_seat(seat, "ann")).unwrap();
        assert_eq!(book.people.len(), 1, "“ann” is Ann");
        let error = book.apply(Edit::RemovePerson(PersonId(1))).unwrap_err();
        assert_eq!(error.to_string(), "Ann sits at Round 1, board A and cannot be removed; empty the seat first");
    }
}
