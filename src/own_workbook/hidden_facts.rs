//! The hidden sheet “Facts” of our own workbook: everything that the visible sheets show in words or not at all, such as
//! roles, teams, substitutes, penalties, votes and the notebook. With it the workbook reads back as the same event.
//! Boards are named by position and name, people by their number in the list of players.

use serde::{Deserialize, Serialize};

use crate::book::{
    AttendanceEntry, Award, Board, BoardRef, Book, DrawProposal, FillColour, NeighbourTable, NotebookEntry, Person,
    PersonId, Power, RoundIx, RoundPosting, Seat, SeatColumn, SkillVotes, StoredDraw, Team, TopBoard,
};
use crate::languages::NoticeLanguages;

/// A fact and the part of the event that it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LocatedFact {
    pub(crate) location: FactLocation,
    pub(crate) fact: HiddenFact,
}

/// The part of the event that a fact belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FactLocation {
    Event,
    Round(RoundIx),
    Board(BoardRef),
    Seat(BoardRef, Power),
}

/// A fact as it is written: its kind, and its content as in the program's own file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum HiddenFact {
    Country(String),
    Town(String),
    SignUpClosed(String),
    Languages(NoticeLanguages),
    /// Two players who should not share a board.
    Apart([PersonId; 2]),
    Neighbours(NeighbourTable),
    Person(Box<Person>),
    Team(Team),
    TopBoard(TopBoard),
    Award(Award),
    Note(NotebookEntry),
    Round(RoundFacts),
    Board(BoardFacts),
    /// A seat with the columns that its row does not show.
    Seat(Box<Seat>),
    /// The position of each round in the book, in the order of the sheets. Only where the sheets are in another order.
    RoundOrder(Vec<usize>),
    /// A draw of the round, oldest first.
    Draw(Box<StoredDraw>),
    /// A piece of a fact that is too long for one cell. More pieces follow.
    Part(String),
    /// The last of these pieces.
    End(String),
}

/// The bytes of one piece. Escaped once more, any piece fits into a cell of 32,767 characters.
const PIECE: usize = 15_000;
/// The most bytes of a fact in one cell.
const CELL: usize = 32_000;

/// The facts of a round that its sheet does not show.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct RoundFacts {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sat_out: Vec<PersonId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    released: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attendance: Vec<AttendanceEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    posted: Option<RoundPosting>,
}

/// The facts of a board that its block does not show.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct BoardFacts {
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    top: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    proposals: Vec<DrawProposal>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    votes: Vec<SkillVotes>,
    #[serde(skip_serializing_if = "String::is_empty")]
    note: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<FillColour>,
}

impl BoardFacts {
    fn of(board: &Board) -> BoardFacts {
        BoardFacts {
            top: board.is_top_board,
            proposals: board.proposals.clone(),
            votes: board.votes.clone(),
            note: board.note.clone(),
            colour: board.colour,
        }
    }

    fn enter_into(self, board: &mut Board) {
        let BoardFacts { top, proposals, votes, note, colour } = self;
        (board.is_top_board, board.proposals, board.votes) = (top, proposals, votes);
        (board.note, board.colour) = (note, colour);
    }
}

/// The columns of a seat that its row does not show.
fn hidden_columns() -> impl Iterator<Item = SeatColumn> {
    SeatColumn::ALL.into_iter().filter(|column| column.description().workbook_heading.is_none())
}

/// A seat with the columns of `source` that its row does not show, and no others.
fn hidden_part(source: &Seat) -> Seat {
    let mut part = Seat::default();
    hidden_columns().for_each(|column| part.copy_value(source, column));
    part
}

/// All facts of a book.
pub(crate) fn collect_facts(book: &Book) -> Vec<LocatedFact> {
    let of_event = event_facts(book).into_iter().map(|fact| LocatedFact { location: FactLocation::Event, fact });
    // The order comes last: the other facts name rounds by the positions of their sheets.
    let order: Vec<usize> = book.rounds_by_number().into_iter().map(|(_, at)| at.0).collect();
    let is_sorted = order.is_sorted();
    let order = LocatedFact { location: FactLocation::Event, fact: HiddenFact::RoundOrder(order) };
    let order = Some(order).filter(|_| !is_sorted);
    of_event.chain(round_facts(book)).chain(order).collect()
}

/// The facts of the event, its people and its teams.
pub(crate) fn event_facts(book: &Book) -> Vec<HiddenFact> {
    let mut facts = Vec::new();
    if !book.event.country.is_empty() {
        facts.push(HiddenFact::Country(book.event.country.clone()));
    }
    if !book.event.town.is_empty() {
        facts.push(HiddenFact::Town(book.event.town.clone()));
    }
    if !book.event.sign_up_closed.is_empty() {
        facts.push(HiddenFact::SignUpClosed(book.event.sign_up_closed.clone()));
    }
    if !book.event.languages.is_usual() {
        facts.push(HiddenFact::Languages(book.event.languages));
    }
    facts.extend(book.separations.iter().map(|pair| HiddenFact::Apart(*pair)));
    if !book.neighbours.is_strict() {
        facts.push(HiddenFact::Neighbours(book.neighbours.clone()));
    }
    for person in &book.people {
        let plain = Person {
            family: person.family.clone(),
            region: person.region.clone(),
            note: person.note.clone(),
            ..Person::new(person.id, person.name.clone())
        };
        if *person != plain {
            let fact = Person { family: String::new(), region: String::new(), note: String::new(), ..person.clone() };
            facts.push(HiddenFact::Person(Box::new(fact)));
        }
    }
    facts.extend(book.teams.iter().cloned().map(HiddenFact::Team));
    if !book.top_board.is_empty() {
        facts.push(HiddenFact::TopBoard(book.top_board.clone()));
    }
    facts.extend(book.awards.iter().cloned().map(HiddenFact::Award));
    facts.extend(book.notebook.iter().cloned().map(HiddenFact::Note));
    facts
}

/// The facts of the rounds, their boards and seats.
fn round_facts(book: &Book) -> Vec<LocatedFact> {
    let mut facts = Vec::new();
    let mut add = |location: FactLocation, fact: HiddenFact| facts.push(LocatedFact { location, fact });
    for (at, round) in book.rounds.iter().enumerate() {
        let fact = RoundFacts {
            sat_out: round.sat_out.clone(),
            released: round.scores_released,
            attendance: round.attendance.clone(),
            posted: round.posted.clone(),
        };
        if fact != RoundFacts::default() {
            add(FactLocation::Round(RoundIx(at)), HiddenFact::Round(fact));
        }
        round
            .draws
            .iter()
            .for_each(|draw| add(FactLocation::Round(RoundIx(at)), HiddenFact::Draw(Box::new(draw.clone()))));
    }
    for (at, board) in book.boards() {
        let fact = BoardFacts::of(board);
        if fact != BoardFacts::default() {
            add(FactLocation::Board(at), HiddenFact::Board(fact));
        }
        for (power, seat) in board.seats.iter() {
            let fact = hidden_part(seat);
            if fact != Seat::default() {
                add(FactLocation::Seat(at, power), HiddenFact::Seat(Box::new(fact)));
            }
        }
    }
    facts
}

impl HiddenFact {
    /// Replaces the numbers of the people it names. `None` where one of them has no new number.
    pub(crate) fn renumbered(mut self, number: impl Fn(PersonId) -> Option<PersonId>) -> Option<HiddenFact> {
        let mut named: Vec<&mut PersonId> = match &mut self {
            HiddenFact::Country(_)
            | HiddenFact::Town(_)
            | HiddenFact::SignUpClosed(_)
            | HiddenFact::Languages(_)
            | HiddenFact::Neighbours(_)
            | HiddenFact::Note(_)
            | HiddenFact::RoundOrder(_)
            | HiddenFact::Board(_)
            | HiddenFact::Part(_)
            | HiddenFact::End(_) => Vec::new(),
            HiddenFact::Apart(pair) => pair.iter_mut().collect(),
            HiddenFact::Draw(draw) => draw.people_mut(),
            HiddenFact::Person(person) => std::iter::once(&mut person.id)
                .chain(&mut person.replaced_by)
                .chain(&mut person.different_from)
                .collect(),
            HiddenFact::Team(team) => people_of_team(team).collect(),
            HiddenFact::TopBoard(top) => people_of_top_board(top).collect(),
            HiddenFact::Award(award) => award.winners.iter_mut().collect(),
            HiddenFact::Round(round) => {
                round.sat_out.iter_mut().chain(round.attendance.iter_mut().map(|line| &mut line.player)).collect()
            }
            HiddenFact::Seat(seat) => seat.people_mut(),
        };
        for id in &mut named {
            **id = number(**id)?;
        }
        Some(self)
    }

    /// The texts of its cells: one, or several pieces where it is too long for one cell.
    pub(crate) fn texts(&self) -> Result<Vec<String>, serde_json::Error> {
        let whole = serde_json::to_string(self)?;
        if whole.len() <= CELL {
            return Ok(vec![whole]);
        }
        let mut pieces = Vec::new();
        let mut rest = whole.as_str();
        while rest.len() > PIECE {
            let (piece, more) = rest.split_at(rest.floor_char_boundary(PIECE));
            pieces.push(serde_json::to_string(&HiddenFact::Part(piece.to_owned()))?);
            rest = more;
        }
        pieces.push(serde_json::to_string(&HiddenFact::End(rest.to_owned()))?);
        Ok(pieces)
    }
}

impl LocatedFact {
    /// Enters the fact into the book. Returns it where the book has no such round, board or person, or where it
    /// contradicts the book.
    pub(crate) fn enter_into(self, book: &mut Book) -> Result<(), HiddenFact> {
        match (self.location, self.fact) {
            (_, HiddenFact::Country(country)) => book.event.country = country,
            (_, HiddenFact::Town(town)) => book.event.town = town,
            (_, HiddenFact::SignUpClosed(date)) => book.event.sign_up_closed = date,
            (_, HiddenFact::Languages(languages)) => book.event.languages = languages,
            (_, HiddenFact::Apart(pair)) => book.separations.push(pair),
            (_, HiddenFact::Neighbours(table)) => book.neighbours = table,
            (_, HiddenFact::Person(stored)) => return enter_person(*stored, book),
            (_, HiddenFact::Team(team)) => book.teams.push(team),
            (_, HiddenFact::TopBoard(top)) => book.top_board = top,
            (_, HiddenFact::Award(award)) => book.awards.push(award),
            (_, HiddenFact::Note(note)) => book.notebook.push(note),
            (FactLocation::Round(at), HiddenFact::Round(stored)) => {
                let Some(round) = book.rounds.get_mut(at.0) else { return Err(HiddenFact::Round(stored)) };
                (round.sat_out, round.scores_released, round.posted) = (stored.sat_out, stored.released, stored.posted);
                round.attendance = stored.attendance;
            }
            (FactLocation::Round(at), HiddenFact::Draw(stored)) => {
                let Some(round) = book.rounds.get_mut(at.0) else { return Err(HiddenFact::Draw(stored)) };
                round.draws.push(*stored);
            }
            (FactLocation::Board(at), HiddenFact::Board(stored)) => {
                let round = book.rounds.get_mut(at.round.0);
                let Some(board) = round.and_then(|round| round.boards.get_mut(at.board.0)) else {
                    return Err(HiddenFact::Board(stored));
                };
                stored.enter_into(board);
            }
            (FactLocation::Seat(at, power), HiddenFact::Seat(stored)) => {
                let round = book.rounds.get_mut(at.round.0);
                let Some(board) = round.and_then(|round| round.boards.get_mut(at.board.0)) else {
                    return Err(HiddenFact::Seat(stored));
                };
                let seat = &mut board.seats[power];
                hidden_columns().for_each(|column| seat.copy_value(&stored, column));
            }
            (_, fact) => return Err(fact),
        }
        Ok(())
    }
}

fn enter_person(stored: Person, book: &mut Book) -> Result<(), HiddenFact> {
    let Some(at) = book.people.iter().position(|person| person.id == stored.id) else {
        return Err(HiddenFact::Person(Box::new(stored)));
    };
    let before = book.people[at].clone();
    book.people[at] = Person {
        name: before.name.clone(),
        family: before.family.clone(),
        region: before.region.clone(),
        note: before.note.clone(),
        ..stored.clone()
    };
    if book.people[at].replaced_by.is_some() && !book.has_valid_replacements() {
        book.people[at] = before;
        return Err(HiddenFact::Person(Box::new(stored)));
    }
    Ok(())
}

fn people_of_team(team: &mut Team) -> impl Iterator<Item = &mut PersonId> {
    team.captain.iter_mut().chain(&mut team.members)
}

fn people_of_top_board(top: &mut TopBoard) -> impl Iterator<Item = &mut PersonId> {
    let lists = top.preferred_players.iter_mut().chain(&mut top.extra_qualifiers).chain(&mut top.choice_order);
    let chosen = top.chosen_powers.iter_mut().map(|choice| &mut choice.player);
    top.declined.iter_mut().map(|declined| &mut declined.player).chain(lists).chain(chosen)
}
