//! The coming rounds of a book as something to draw: who is there, what has been played, what is kept; and what was
//! drawn as one edit of the book.
//!
//! The window and the command line both draw through here. This room must not draw by itself, and must not ask a clock:
//! seed and moment are its caller's.

mod attendance_import;
mod describe;
mod elimination_games;
mod headcount;
mod replay;
mod sit_out_order;

use std::collections::HashMap;

pub use attendance_import::Listed;
pub use describe::{RoundWords, Sentence, Words};
pub use elimination_games::{Entrants, NoGroup};
pub use headcount::Muster;
pub use sit_out_order::{Before, Choice, Group, Order, Reason};

use crate::book::{
    Asked, AskedRound, Attending, Board, BoardRef, Book, Edit, KeptDraw, KeptSeat, Neighbours, PerPower, Person,
    PersonId, Power, Presence, Role, RoundField, RoundIx, SeatField, Seating, Stage,
};
use crate::draw::{Adjacency, Call, Lock, METHOD, Player, Request, Round, Spot, evaluate};
use crate::standings::Ruleset;

/// What of the rounds stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keep {
    /// Boards on which centres have been counted, and locked seats.
    #[default]
    Started,
    /// Everybody who sits.
    Seated,
}

/// What is to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Ask<'a> {
    pub book: &'a Book,
    pub rules: &'a Ruleset,
    /// The first round to draw; one behind the last is added.
    pub first: RoundIx,
    /// How many rounds to draw together.
    pub rounds: usize,
    pub keep: Keep,
    /// Who is there, where that is not the book's roll call.
    pub roll: Option<&'a [(PersonId, Presence)]>,
    /// What the first round is called, where it is added.
    pub name: Option<&'a str>,
}

/// Coming rounds as a request. Players are numbered as the book lists them.
#[derive(Clone, Debug)]
pub struct Coming {
    first: usize,
    /// The rounds that are drawn, by name.
    names: Vec<String>,
    people: Vec<PersonId>,
    neighbours: Neighbours,
    /// From which round to which the rules keep team-mates apart, where they do not always.
    apart: Option<(usize, usize)>,
    pub request: Request,
}

impl Coming {
    pub fn of(ask: Ask<'_>) -> Coming {
        let book = ask.book;
        let first = ask.first.0.min(book.rounds.len());
        let numbers = Numbers::of(book);
        let mut outs: HashMap<PersonId, usize> = HashMap::new();
        for id in book.rounds[..first].iter().flat_map(|round| &round.sat_out) {
            *outs.entry(*id).or_default() += 1;
        }
        let mut names = Vec::new();
        let mut known = book.rounds.clone();
        let mut calls = Vec::new();
        let mut roll = ask.roll.map_or_else(|| roll(book, RoundIx(first)), <[_]>::to_vec);
        for at in first..first + ask.rounds {
            if at >= known.len() {
                let name = ask.name.filter(|_| at == first).map(str::to_owned);
                let name = name.unwrap_or_else(|| crate::book::vocabulary::next_round_name(&known));
                known.push(crate::book::Round { name, ..crate::book::Round::default() });
            }
            names.push(known[at].name.clone());
            if at > first {
                roll = match book.round(RoundIx(at)).filter(|round| !round.attendance.is_empty()) {
                    Some(round) => listed(book, &round.attendance),
                    None => later(&roll),
                };
            }
            let (call, order) = call(&ask, &numbers, at, &roll, &outs);
            // Who sits out for certain comes last in the next round.
            for (id, _) in order.first(call.spare()).0 {
                *outs.entry(id).or_default() += 1;
            }
            calls.push(call);
        }
        let apart = |pair: &[PersonId; 2]| Some([numbers.player(pair[0])?, numbers.player(pair[1])?]);
        let request = Request {
            players: u16::try_from(book.people.len()).unwrap_or(u16::MAX),
            history: book.rounds[..first].iter().map(|round| numbers.played(round)).collect(),
            rounds: calls,
            separations: book.separations.iter().filter_map(apart).collect(),
            adjacency: adjacency(&book.neighbours),
            ..Request::default()
        };
        let people = book.people.iter().map(|person| person.id).collect();
        let apart = ask.rules.teams.as_ref().and_then(|teams| teams.apart);
        Coming { first, names, people, neighbours: book.neighbours.clone(), apart, request }
    }

    /// The first round that is drawn.
    pub fn first(&self) -> RoundIx {
        RoundIx(self.first)
    }

    /// A round as it sits in the book.
    pub fn seated(&self, book: &Book, at: RoundIx) -> Round {
        book.round(at).map(|round| Numbers::of(book).played(round)).unwrap_or_default()
    }

    /// Takes as present those who sit or sit out in the book's round, and nobody else, whatever the roll call says; gives
    /// the round as it sits.
    pub fn only_those_of(&mut self, book: &Book, at: RoundIx) -> Round {
        let seated = self.seated(book, at);
        if let Some(call) = self.request.rounds.first_mut() {
            let mut present: Vec<Player> = seated.seated().chain(seated.out.iter().copied()).collect();
            present.sort_unstable();
            let twice = |pair: &[Player]| (pair[0] == pair[1]).then_some(pair[0]);
            call.twice = present.windows(2).filter_map(twice).collect();
            present.dedup();
            call.present = present;
            call.first_out.clear();
            call.preferences.retain(|(player, _)| call.present.contains(player));
        }
        seated
    }

    /// Leaves a power without a player on as many of the last boards as it takes to seat everybody; false where nobody sits
    /// out, or too few are there.
    pub fn leave_out(&mut self, power: Power) -> bool {
        let Some(call) = self.request.rounds.first_mut() else { return false };
        let (boards, spare) = (call.boards(), call.spare());
        let chairs = (7 - spare % 7) % 7;
        if chairs == 0 || chairs > boards + 1 {
            return false;
        }
        call.empty.extend((0..=boards).rev().take(chairs).map(|board| (board, power)));
        true
    }

    /// What the round is worth as it sits in the book, whoever seated it.
    pub fn worth(book: &Book, rules: &Ruleset, at: RoundIx) -> Vec<Sentence> {
        let ask = Ask { book, rules, first: at, rounds: 1, keep: Keep::Seated, roll: None, name: None };
        let mut coming = Coming::of(ask);
        let seated = coming.only_those_of(book, at);
        if let Some(call) = coming.request.rounds.first_mut() {
            // Against all that could be drawn of those who play, not against itself.
            call.locks.clear();
            call.first_out = vec![seated.out.clone()];
            call.empty = seated.empty().collect();
        }
        coming.words(book).certify(&evaluate(&coming.request, &[seated]))
    }

    /// How everything is called.
    pub fn words(&self, book: &Book) -> Words {
        let round = |round: &crate::book::Round| RoundWords {
            name: round.name.clone(),
            boards: round.boards.iter().map(|board| board.name.clone()).collect(),
        };
        let mut rounds: Vec<RoundWords> = book.rounds.iter().take(self.first + self.names.len()).map(round).collect();
        for name in self.names.iter().skip(rounds.len().saturating_sub(self.first)) {
            rounds.push(RoundWords { name: name.clone(), boards: Vec::new() });
        }
        let names = self.people.iter().map(|id| book.name_of(Some(*id)).to_owned()).collect();
        Words {
            names,
            rounds,
            before: self.first,
            adjacency: self.neighbours.words(),
            mates_may_meet: self.mates_may_meet(book),
            ..Words::default()
        }
    }

    /// “Team-mates may meet in this round: the rules keep them apart only in round 2.”
    fn mates_may_meet(&self, book: &Book) -> Option<String> {
        let (from, to) = self.apart.filter(|_| !book.teams.is_empty())?;
        let last = self.first + self.names.len();
        let free: Vec<String> =
            (self.first + 1..=last).filter(|round| !(from..=to).contains(round)).map(|it| it.to_string()).collect();
        let here = match free.as_slice() {
            [] => return None,
            _ if self.names.len() == 1 => "this round".to_owned(),
            [one] => format!("round {one}"),
            many => format!("rounds {}", many.join(", ")),
        };
        let rule = if from == to { format!("round {from}") } else { format!("rounds {from} to {to}") };
        Some(format!("Team-mates may meet in {here}: the rules keep them apart only in {rule}."))
    }

    /// The person a player is.
    pub fn person(&self, player: Player) -> Option<PersonId> {
        self.people.get(player.index()).copied()
    }

    /// The player somebody is.
    pub fn player(&self, id: PersonId) -> Option<Player> {
        let at = self.people.iter().position(|known| *known == id)?;
        u16::try_from(at).ok().map(Player)
    }

    /// How many sit in the rounds to be drawn whom the draw seats anew.
    pub fn seated_anew(&self, book: &Book) -> usize {
        let numbers = Numbers::of(book);
        let anew = |(number, call): (usize, &Call)| {
            let round = book.round(RoundIx(self.first + number))?;
            let seats = (0..).zip(&round.boards).flat_map(|(at, board)| {
                board.seats.iter().filter_map(move |(power, seat)| Some((at, power, seat.player?)))
            });
            let stays = |board: usize, power: Power, id: PersonId| {
                let player = numbers.player(id);
                let is = |lock: &&Lock| (lock.board, lock.power) == (Some(board), Some(power));
                call.locks.iter().filter(is).any(|lock| Some(lock.player) == player)
            };
            Some(seats.filter(|(board, power, id)| !stays(*board, *power, *id)).count())
        };
        self.request.rounds.iter().enumerate().filter_map(anew).sum()
    }

    /// What puts the drawn rounds into the book, with `kept` among the draws of each.
    pub fn edit(&self, book: &Book, drawn: &[Round], kept: &[Vec<KeptDraw>]) -> Edit {
        let words = self.words(book);
        let mut edits = Vec::new();
        for (number, round) in drawn.iter().enumerate() {
            let at = self.first + number;
            if at >= book.rounds.len() {
                let name = self.names.get(number).cloned().unwrap_or_default();
                let round = crate::book::Round { name, ..crate::book::Round::default() };
                edits.push(Edit::AddRound { at: RoundIx(at), round });
            }
            self.seat(book, RoundIx(at), round, &words, &mut edits);
            if let Some(more) = kept.get(number).filter(|more| !more.is_empty()) {
                let mut draws = book.round(RoundIx(at)).map(|round| round.draws.clone()).unwrap_or_default();
                draws.extend(more.iter().cloned());
                edits.push(Edit::Round(RoundIx(at), RoundField::Draws(draws)));
            }
        }
        Edit::Batch(edits)
    }

    /// Seats a round as it was drawn, with as many boards as that takes.
    fn seat(&self, book: &Book, at: RoundIx, drawn: &Round, words: &Words, edits: &mut Vec<Edit>) {
        let there = book.round(at).map_or(0, |round| round.boards.len());
        for (number, seats) in drawn.boards.iter().enumerate() {
            let board = BoardRef::new(at.0, number);
            if number >= there {
                let name = words.board(Spot { round: at.0, board: number });
                edits.push(Edit::AddBoard { at: board, board: Box::new(Board::named(name)) });
            }
            for (power, player) in seats.iter() {
                let player = player.and_then(|player| self.person(player));
                let held = book.seat(board.seat(power));
                if held.map_or(player.is_some(), |seat| seat.player != player) {
                    edits.push(Edit::Seat(board.seat(power), SeatField::Player(player)));
                    // It was locked for whoever has left.
                    if held.is_some_and(|seat| seat.locked) {
                        edits.push(Edit::Seat(board.seat(power), SeatField::Locked(false)));
                    }
                }
            }
        }
        // Boards that the round had and does not need now; none of them has started, or it would be kept.
        for number in (drawn.boards.len()..there).rev() {
            edits.push(Edit::RemoveBoard(BoardRef::new(at.0, number)));
        }
        let out = drawn.out.iter().filter_map(|player| self.person(*player)).collect();
        edits.push(Edit::Round(at, RoundField::SatOut(out)));
    }

    /// What was drawn, and from what, to be kept with each of its rounds.
    pub fn keep(&self, drawn: &[Round], time: &str) -> Vec<KeptDraw> {
        let asked = self.asked();
        let kept = drawn.iter().enumerate().map(|(of_these, round)| KeptDraw {
            time: time.to_owned(),
            seed: self.request.seed,
            version: format!("{}, method {METHOD}", env!("CARGO_PKG_VERSION")),
            asked: Asked { of_these, ..asked.clone() },
            seats: self.seating(round),
        });
        kept.collect()
    }

    /// A draw that was kept, as a round of this request; players who have left the list since are gone.
    pub fn recall(&self, kept: &KeptDraw) -> Round {
        let player = |id: &PersonId| self.player(*id);
        let board =
            |seats: &PerPower<Option<PersonId>>| PerPower::from_fn(|power| seats[power].as_ref().and_then(player));
        Round {
            boards: kept.seats.boards.iter().map(board).collect(),
            out: kept.seats.sat_out.iter().filter_map(player).collect(),
        }
    }

    fn seating(&self, round: &Round) -> Seating {
        let person = |player: &Player| self.person(*player);
        let board =
            |seats: &PerPower<Option<Player>>| PerPower::from_fn(|power| seats[power].as_ref().and_then(person));
        Seating {
            boards: round.boards.iter().map(board).collect(),
            sat_out: round.out.iter().filter_map(person).collect(),
        }
    }

    fn asked(&self) -> Asked {
        let all = |players: &[Player]| -> Vec<PersonId> { players.iter().filter_map(|it| self.person(*it)).collect() };
        let seat =
            |lock: &Lock| Some(KeptSeat { player: self.person(lock.player)?, board: lock.board, power: lock.power });
        let round = |call: &Call| AskedRound {
            present: all(&call.present),
            twice: all(&call.twice),
            first_out: call.first_out.iter().map(|group| all(group)).filter(|group| !group.is_empty()).collect(),
            teams: call.teams.iter().map(|team| all(team)).collect(),
            kept: call.locks.iter().filter_map(seat).collect(),
            empty: call.empty.clone(),
            preferences: call
                .preferences
                .iter()
                .filter_map(|(player, powers)| Some((self.person(*player)?, powers.clone())))
                .collect(),
            strength: call.strength.iter().filter_map(|(player, it)| Some((self.person(*player)?, *it))).collect(),
        };
        let pair = |pair: &[Player; 2]| Some([self.person(pair[0])?, self.person(pair[1])?]);
        Asked {
            people: self.people.clone(),
            before: self.request.history.iter().map(|round| self.seating(round)).collect(),
            of_these: 0,
            rounds: self.request.rounds.iter().map(round).collect(),
            separations: self.request.separations.iter().filter_map(pair).collect(),
            neighbours: named(self.request.adjacency),
            effort: self.request.effort.0,
        }
    }
}

/// The seed of a round's next draw: what is asked for again is another draw.
pub fn next_seed(book: &Book, at: RoundIx) -> u64 {
    let draws = book.round(at).map_or(&[][..], |round| &round.draws);
    draws.iter().map(|draw| draw.seed).max().unwrap_or(0).saturating_add(1)
}

/// The table of neighbours as the draw takes it.
pub fn adjacency(neighbours: &Neighbours) -> Adjacency {
    match neighbours {
        Neighbours::Strict => Adjacency::strict(),
        Neighbours::Wide => Adjacency::wide(),
        Neighbours::Own(pairs) => Adjacency::of(&pairs.iter().map(|[one, other]| (*one, *other)).collect::<Vec<_>>()),
    }
}

/// What a table of neighbours is called.
fn named(table: Adjacency) -> Neighbours {
    if let Some(known) = [Neighbours::Strict, Neighbours::Wide].into_iter().find(|known| adjacency(known) == table) {
        return known;
    }
    let after = |one: Power| Power::ALL.into_iter().filter(move |other| one < *other && table.adjacent(one, *other));
    Neighbours::Own(Power::ALL.into_iter().flat_map(|one| after(one).map(move |other| [one, other])).collect())
}

/// Who is there in a round: as its roll call says, and where none was taken everybody who plays.
pub fn roll(book: &Book, at: RoundIx) -> Vec<(PersonId, Presence)> {
    match book.round(at).filter(|round| !round.attendance.is_empty()) {
        Some(round) => listed(book, &round.attendance),
        None => book.people.iter().filter(|person| plays(person)).map(|it| (it.id, Presence::Present)).collect(),
    }
}

/// Whether somebody is to be called at all.
pub fn plays(person: &Person) -> bool {
    matches!(person.role, Role::Player | Role::Unranked) && person.replaced_by.is_none()
}

/// In the order of the list of people, whatever the order of the calls.
fn listed(book: &Book, attendance: &[Attending]) -> Vec<(PersonId, Presence)> {
    let called: HashMap<PersonId, Presence> = attendance.iter().map(|line| (line.player, line.is)).collect();
    book.people.iter().filter_map(|person| Some((person.id, *called.get(&person.id)?))).collect()
}

/// Who is expected in the round after: whoever comes late is there by then, and nobody has offered to sit out.
fn later(roll: &[(PersonId, Presence)]) -> Vec<(PersonId, Presence)> {
    let next = |is: Presence| match is {
        Presence::Absent => Presence::Absent,
        Presence::Standby => Presence::Standby,
        _ => Presence::Present,
    };
    roll.iter().map(|(id, is)| (*id, next(*is))).collect()
}

/// The numbers of people in a draw.
struct Numbers(HashMap<PersonId, Player>);

impl Numbers {
    fn of(book: &Book) -> Numbers {
        let numbered = (0..u16::MAX).zip(&book.people).map(|(number, person)| (person.id, Player(number)));
        Numbers(numbered.collect())
    }

    fn player(&self, id: PersonId) -> Option<Player> {
        self.0.get(&id).copied()
    }

    fn all(&self, people: impl IntoIterator<Item = PersonId>) -> Vec<Player> {
        people.into_iter().filter_map(|id| self.player(id)).collect()
    }

    fn played(&self, round: &crate::book::Round) -> Round {
        let seats = |board: &Board| PerPower::from_fn(|power| board.seats[power].player.and_then(|id| self.player(id)));
        Round { boards: round.boards.iter().map(seats).collect(), out: self.all(round.sat_out.iter().copied()) }
    }
}

/// One round as a call.
fn call(
    ask: &Ask<'_>,
    numbers: &Numbers,
    at: usize,
    roll: &[(PersonId, Presence)],
    outs: &HashMap<PersonId, usize>,
) -> (Call, Order) {
    let book = ask.book;
    let muster = Muster::of(roll);
    let is_called = |(id, is): &&(PersonId, Presence)| is.is_there() || muster.called.contains(id);
    let there: Vec<PersonId> = roll.iter().filter(is_called).map(|(id, _)| *id).collect();
    let order = Order::of(book, ask.rules, roll, &|id| outs.get(&id).copied().unwrap_or(0));
    let apart = ask.rules.teams.as_ref().and_then(|teams| teams.apart);
    let mut call = Call {
        present: numbers.all(there.iter().copied()),
        twice: numbers.all(roll.iter().filter(|(_, is)| *is == Presence::Twice).map(|(id, _)| *id)),
        first_out: order.0.iter().map(|group| numbers.all(group.iter().map(|(id, _)| *id))).collect(),
        ..Call::default()
    };
    // A draw that is kept records none of these.
    call.first_out.retain(|group| !group.is_empty());
    if apart.is_none_or(|(from, to)| (from..=to).contains(&(at + 1))) {
        call.teams = book.teams.iter().map(|team| numbers.all(team.members.iter().copied())).collect();
    }
    for person in there.iter().filter_map(|id| book.person(*id)).filter(|person| !person.prefers.is_empty()) {
        call.preferences.extend(numbers.player(person.id).map(|player| (player, person.prefers.clone())));
    }
    if let Some(round) = book.rounds.get(at) {
        let absent = |id: PersonId| roll.contains(&(id, Presence::Absent));
        call.locks = kept(round, ask.keep, numbers, &absent);
        for (board, game) in round.boards.iter().enumerate().filter(|(_, game)| game.stage() != Stage::NotStarted) {
            let nobody = game.seats.iter().filter(|(_, seat)| seat.player.is_none());
            call.empty.extend(nobody.map(|(power, _)| (board, power)));
        }
        let called = |player: Player| call.present.contains(&player);
        let settled = round.attendance.iter().filter_map(|line| Some((numbers.player(line.player)?, line.power?)));
        let settled: Vec<_> = settled.filter(|(player, _)| called(*player)).collect();
        for (player, power) in settled {
            if !call.locks.iter().any(|lock| lock.player == player) {
                call.locks.push(Lock { player, board: None, power: Some(power) });
            }
        }
        for (at, lock) in call.locks.iter().enumerate() {
            // Who sits there is there, whatever the list says.
            if !call.present.contains(&lock.player) {
                call.present.push(lock.player);
            }
            let again = call.locks[..at].iter().any(|other| other.player == lock.player);
            if again && !call.twice.contains(&lock.player) {
                call.twice.push(lock.player);
            }
        }
    }
    (call, order)
}

/// The seats of the round that are not drawn: those of boards that have started and locked ones, or all.
fn kept(round: &crate::book::Round, keep: Keep, numbers: &Numbers, absent: &dyn Fn(PersonId) -> bool) -> Vec<Lock> {
    let mut locks = Vec::new();
    for (board, game) in round.boards.iter().enumerate() {
        let started = game.stage() != Stage::NotStarted;
        for (power, seat) in game.seats.iter() {
            let stays = started || seat.locked && seat.player.is_some_and(|id| !absent(id)) || keep == Keep::Seated;
            if let Some(player) = seat.player.and_then(|id| numbers.player(id)).filter(|_| stays) {
                locks.push(Lock { player, board: Some(board), power: Some(power) });
            }
        }
    }
    locks
}

#[cfg(test)]
mod tests;
