//! What a book holds beside its counts and names, as lines of the hidden sheet “Facts” of our own workbook.
//!
//! Roles, teams, sit-outs, substitutes, penalties, votes, the notebook: what the visible sheets tell in words, or not at
//! all, stands there to the letter, so that the workbook reads back as the same event. Boards are named by their position
//! and their name, people by the number that the list of players gives them.

use serde::{Deserialize, Serialize};

use crate::book::{
    Attending, Award, BoardRef, Book, Card, KeptDraw, Neighbours, Note, Penalty, Person, PersonId, Posted, Power,
    Proposal, Round, RoundIx, Seat, Substitute, Team, TopBoard, Votes,
};

/// One fact, where it belongs.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) place: At,
    pub(crate) fact: Fact,
}

/// What a fact is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum At {
    Event,
    Round(RoundIx),
    Board(BoardRef),
    Seat(BoardRef, Power),
}

/// A fact as it is written: its kind, and the rest as in the program's own file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Fact {
    Country(String),
    Town(String),
    SignUpClosed(String),
    /// Two who should not share a board.
    Apart([PersonId; 2]),
    Neighbours(Neighbours),
    Person(Box<Person>),
    Team(Team),
    TopBoard(TopBoard),
    Award(Award),
    Note(Note),
    Round(OfRound),
    Board(OfBoard),
    Seat(OfSeat),
    /// A draw of the round, oldest first.
    Draw(Box<KeptDraw>),
    /// A piece of a fact that is too long for a cell, to be followed by others.
    Part(String),
    /// The last of these pieces.
    End(String),
}

/// The bytes of a fact's piece: escaped once more they fit into a cell of 32,767 characters whatever they are.
const PIECE: usize = 15_000;
/// The bytes that a fact may have in one cell.
const CELL: usize = 32_000;

/// What a round's sheet does not tell.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct OfRound {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sat_out: Vec<PersonId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    released: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attendance: Vec<Attending>,
    #[serde(skip_serializing_if = "Option::is_none")]
    posted: Option<Posted>,
}

/// What a board's block does not tell.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct OfBoard {
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    top: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    proposals: Vec<Proposal>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    votes: Vec<Votes>,
}

/// What a power's row does not tell.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct OfSeat {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    penalties: Vec<Penalty>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    substitutes: Vec<Substitute>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores_for: Option<PersonId>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<Card>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    locked: bool,
}

/// All facts of a book.
pub(crate) fn of(book: &Book) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut add = |place: At, fact: Fact| lines.push(Line { place, fact });
    if !book.event.country.is_empty() {
        add(At::Event, Fact::Country(book.event.country.clone()));
    }
    if !book.event.town.is_empty() {
        add(At::Event, Fact::Town(book.event.town.clone()));
    }
    if !book.event.sign_up_closed.is_empty() {
        add(At::Event, Fact::SignUpClosed(book.event.sign_up_closed.clone()));
    }
    book.separations.iter().for_each(|pair| add(At::Event, Fact::Apart(*pair)));
    if !book.neighbours.is_strict() {
        add(At::Event, Fact::Neighbours(book.neighbours.clone()));
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
            add(At::Event, Fact::Person(Box::new(fact)));
        }
    }
    for (at, round) in book.rounds.iter().enumerate() {
        let fact = OfRound {
            sat_out: round.sat_out.clone(),
            released: round.released,
            attendance: round.attendance.clone(),
            posted: round.posted.clone(),
        };
        if fact != OfRound::default() {
            add(At::Round(RoundIx(at)), Fact::Round(fact));
        }
        round.draws.iter().for_each(|draw| add(At::Round(RoundIx(at)), Fact::Draw(Box::new(draw.clone()))));
    }
    for (at, board) in book.boards() {
        let fact = OfBoard { top: board.top, proposals: board.proposals.clone(), votes: board.votes.clone() };
        if fact != OfBoard::default() {
            add(At::Board(at), Fact::Board(fact));
        }
        for (power, seat) in board.seats.iter() {
            let fact = OfSeat {
                penalties: seat.penalties.clone(),
                substitutes: seat.substitutes.clone(),
                scores_for: seat.scores_for,
                cards: seat.cards.clone(),
                locked: seat.locked,
            };
            if fact != OfSeat::default() {
                add(At::Seat(at, power), Fact::Seat(fact));
            }
        }
    }
    book.teams.iter().for_each(|team| add(At::Event, Fact::Team(team.clone())));
    if !book.top_board.is_empty() {
        add(At::Event, Fact::TopBoard(book.top_board.clone()));
    }
    book.awards.iter().for_each(|award| add(At::Event, Fact::Award(award.clone())));
    book.notebook.iter().for_each(|note| add(At::Event, Fact::Note(note.clone())));
    lines
}

impl Fact {
    /// Puts other numbers for the people it names. Gives nothing where one of them has none.
    pub(crate) fn renumbered(mut self, number: impl Fn(PersonId) -> Option<PersonId>) -> Option<Fact> {
        let mut named: Vec<&mut PersonId> = match &mut self {
            Fact::Country(_)
            | Fact::Town(_)
            | Fact::SignUpClosed(_)
            | Fact::Neighbours(_)
            | Fact::Note(_)
            | Fact::Board(_)
            | Fact::Part(_)
            | Fact::End(_) => Vec::new(),
            Fact::Apart(pair) => pair.iter_mut().collect(),
            Fact::Draw(draw) => draw.people_mut(),
            Fact::Person(person) => std::iter::once(&mut person.id).chain(&mut person.replaced_by).collect(),
            Fact::Team(team) => of_team(team).collect(),
            Fact::TopBoard(top) => of_top_board(top).collect(),
            Fact::Award(award) => award.winners.iter_mut().collect(),
            Fact::Round(round) => {
                round.sat_out.iter_mut().chain(round.attendance.iter_mut().map(|line| &mut line.player)).collect()
            }
            Fact::Seat(seat) => {
                let took_over = seat.substitutes.iter_mut().map(|substitute| &mut substitute.player);
                took_over.chain(&mut seat.scores_for).collect()
            }
        };
        for id in &mut named {
            **id = number(**id)?;
        }
        Some(self)
    }

    /// As it is written: one text, or pieces where that is too long for a cell.
    pub(crate) fn texts(&self) -> Result<Vec<String>, serde_json::Error> {
        let whole = serde_json::to_string(self)?;
        if whole.len() <= CELL {
            return Ok(vec![whole]);
        }
        let mut pieces = Vec::new();
        let mut rest = whole.as_str();
        while rest.len() > PIECE {
            let (piece, more) = rest.split_at(rest.floor_char_boundary(PIECE));
            pieces.push(serde_json::to_string(&Fact::Part(piece.to_owned()))?);
            rest = more;
        }
        pieces.push(serde_json::to_string(&Fact::End(rest.to_owned()))?);
        Ok(pieces)
    }
}

impl Line {
    /// Enters the fact. Gives it back where its place is not there, or it cannot be.
    pub(crate) fn put(self, book: &mut Book) -> Result<(), Fact> {
        match (self.place, self.fact) {
            (_, Fact::Country(country)) => book.event.country = country,
            (_, Fact::Town(town)) => book.event.town = town,
            (_, Fact::SignUpClosed(date)) => book.event.sign_up_closed = date,
            (_, Fact::Apart(pair)) => book.separations.push(pair),
            (_, Fact::Neighbours(table)) => book.neighbours = table,
            (_, Fact::Person(told)) => return put_person(*told, book),
            (_, Fact::Team(team)) => book.teams.push(team),
            (_, Fact::TopBoard(top)) => book.top_board = top,
            (_, Fact::Award(award)) => book.awards.push(award),
            (_, Fact::Note(note)) => book.notebook.push(note),
            (At::Round(at), Fact::Round(told)) => {
                let Some(round) = book.rounds.get_mut(at.0) else { return Err(Fact::Round(told)) };
                (round.sat_out, round.released, round.posted) = (told.sat_out, told.released, told.posted);
                round.attendance = told.attendance;
            }
            (At::Round(at), Fact::Draw(told)) => {
                let Some(round) = book.rounds.get_mut(at.0) else { return Err(Fact::Draw(told)) };
                round.draws.push(*told);
            }
            (At::Board(at), Fact::Board(told)) => {
                let round = book.rounds.get_mut(at.round.0);
                let Some(board) = round.and_then(|round| round.boards.get_mut(at.board.0)) else {
                    return Err(Fact::Board(told));
                };
                (board.top, board.proposals, board.votes) = (told.top, told.proposals, told.votes);
            }
            (At::Seat(at, power), Fact::Seat(told)) => {
                let round = book.rounds.get_mut(at.round.0);
                let Some(board) = round.and_then(|round| round.boards.get_mut(at.board.0)) else {
                    return Err(Fact::Seat(told));
                };
                let seat = &mut board.seats[power];
                (seat.penalties, seat.substitutes) = (told.penalties, told.substitutes);
                (seat.scores_for, seat.cards, seat.locked) = (told.scores_for, told.cards, told.locked);
            }
            (_, fact) => return Err(fact),
        }
        Ok(())
    }
}

fn put_person(told: Person, book: &mut Book) -> Result<(), Fact> {
    let Some(at) = book.people.iter().position(|person| person.id == told.id) else {
        return Err(Fact::Person(Box::new(told)));
    };
    let before = book.people[at].clone();
    book.people[at] = Person {
        name: before.name.clone(),
        family: before.family.clone(),
        region: before.region.clone(),
        note: before.note.clone(),
        ..told.clone()
    };
    if book.replaced_in_a_circle().is_some() {
        book.people[at] = before;
        return Err(Fact::Person(Box::new(told)));
    }
    Ok(())
}

fn of_team(team: &mut Team) -> impl Iterator<Item = &mut PersonId> {
    team.captain.iter_mut().chain(&mut team.members)
}

fn of_top_board(top: &mut TopBoard) -> impl Iterator<Item = &mut PersonId> {
    let lists = top.preferred.iter_mut().chain(&mut top.named).chain(&mut top.chose);
    let chosen = top.powers.iter_mut().map(|choice| &mut choice.player);
    top.declined.iter_mut().map(|declined| &mut declined.player).chain(lists).chain(chosen)
}

/// Everybody whom a seat names.
pub(crate) fn people_of_seat(seat: &mut Seat) -> impl Iterator<Item = &mut PersonId> {
    let took_over = seat.substitutes.iter_mut().map(|substitute| &mut substitute.player);
    seat.player.iter_mut().chain(&mut seat.scores_for).chain(took_over)
}

/// Everybody whom a round names.
pub(crate) fn people_of_round(round: &mut Round) -> impl Iterator<Item = &mut PersonId> {
    let seats = round.boards.iter_mut().flat_map(|board| &mut board.seats.0).flat_map(people_of_seat);
    let called = round.attendance.iter_mut().map(|line| &mut line.player);
    let drawn = round.draws.iter_mut().flat_map(KeptDraw::people_mut);
    round.sat_out.iter_mut().chain(called).chain(drawn).chain(seats)
}
