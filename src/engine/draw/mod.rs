//! Draw requests for the coming rounds of a book, and the edit that puts the drawn rounds into the book.
//!
//! The window and the command line both use this module. It does not draw itself, and it must not read the clock: the caller
//! gives seed and time.

mod attendance_import;
mod certificate_text;
mod elimination_games;
mod headcount;
mod replay;
mod sit_out_order;

use std::collections::HashMap;

pub use attendance_import::AttendanceList;
pub use certificate_text::{CertificateSentence, DrawNames, RoundNames};
pub use elimination_games::{Entrants, MissingGroup};
pub use headcount::Headcount;
pub use sit_out_order::{EarlierSitOuts, SitOutChoice, SitOutGroup, SitOutOrder, SitOutReason};

use crate::book::{
    AttendanceEntry, AttendanceStatus, Board, BoardRef, Book, Edit, GameStage, NeighbourTable, PerPower, Person,
    PersonId, Power, ReservedSeat, Role, RoundField, RoundIx, RoundSeating, SeatField, StoredDraw, StoredDrawInput,
    StoredDrawRound,
};
use crate::draw::{
    Adjacency, BoardIndex, DrawRequest, METHOD_VERSION, Player, RoundRequest, SeatReservation, SeatedRound, evaluate,
};
use crate::standings::Ruleset;

/// The seats that a new draw keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatsToKeep {
    /// The seats of boards with counted centres, and locked seats.
    #[default]
    StartedBoards,
    /// All taken seats.
    AllSeats,
}

/// The options of a draw: the book and its rules, the rounds to draw, and the seats to keep.
#[derive(Clone, Copy, Debug)]
pub struct DrawOptions<'a> {
    pub book: &'a Book,
    pub rules: &'a Ruleset,
    /// The first round to draw. The round after the last one is added.
    pub first: RoundIx,
    /// Number of rounds to draw together.
    pub rounds: usize,
    pub seats_to_keep: SeatsToKeep,
    /// The attendance, if it is not the attendance in the book.
    pub attendance: Option<&'a [(PersonId, AttendanceStatus)]>,
    /// The name of the first round, if it is added.
    pub round_name: Option<&'a str>,
}

/// The coming rounds as a draw request. Players have the numbers of their position in the list of people.
#[derive(Clone, Debug)]
pub struct ComingRounds {
    first: usize,
    /// The names of the rounds to draw.
    round_names: Vec<String>,
    people: Vec<PersonId>,
    neighbours: NeighbourTable,
    /// The first and last round in which the rules separate team-mates, if they do not always do so.
    team_separation_rounds: Option<(usize, usize)>,
    pub request: DrawRequest,
}

impl ComingRounds {
    pub fn new(ask: DrawOptions<'_>) -> ComingRounds {
        let book = ask.book;
        let first = ask.first.0.min(book.rounds.len());
        let numbers = PlayerNumbers::of(book);
        let mut outs: HashMap<PersonId, usize> = HashMap::new();
        for id in book.rounds[..first].iter().flat_map(|round| &round.sat_out) {
            *outs.entry(*id).or_default() += 1;
        }
        let mut names = Vec::new();
        let mut known = book.rounds.clone();
        let mut calls = Vec::new();
        let mut roll = ask.attendance.map_or_else(|| expected_attendance(book, RoundIx(first)), <[_]>::to_vec);
        for at in first..first + ask.rounds {
            if at >= known.len() {
                let name = ask.round_name.filter(|_| at == first).map(str::to_owned);
                let name = name.unwrap_or_else(|| crate::book::vocabulary::next_round_name(&known));
                known.push(crate::book::Round { name, ..crate::book::Round::default() });
            }
            names.push(known[at].name.clone());
            if at > first {
                roll = match book.round(RoundIx(at)).filter(|round| !round.attendance.is_empty()) {
                    Some(round) => in_list_order(book, &round.attendance),
                    None => next_round_attendance(&roll),
                };
            }
            let (call, order) = round_request(&ask, &numbers, at, &roll, &outs);
            // People who certainly sit out come last in the next round.
            for (id, _) in order.first(call.sit_out_count()).0 {
                *outs.entry(id).or_default() += 1;
            }
            calls.push(call);
        }
        let apart = |pair: &[PersonId; 2]| Some([numbers.player(pair[0])?, numbers.player(pair[1])?]);
        let request = DrawRequest {
            player_count: u16::try_from(book.people.len()).unwrap_or(u16::MAX),
            earlier_rounds: book.rounds[..first].iter().map(|round| numbers.seated_round(round)).collect(),
            rounds: calls,
            separations: book.separations.iter().filter_map(apart).collect(),
            adjacency: adjacency(&book.neighbours),
            ..DrawRequest::default()
        };
        let people = book.people.iter().map(|person| person.id).collect();
        let apart = ask.rules.teams.as_ref().and_then(|teams| teams.apart_rounds);
        ComingRounds {
            first,
            round_names: names,
            people,
            neighbours: book.neighbours.clone(),
            team_separation_rounds: apart,
            request,
        }
    }

    /// The first round to draw.
    pub fn first_round(&self) -> RoundIx {
        RoundIx(self.first)
    }

    /// The present seating of a round in the book.
    pub fn seated_round(&self, book: &Book, at: RoundIx) -> SeatedRound {
        book.round(at).map(|round| PlayerNumbers::of(book).seated_round(round)).unwrap_or_default()
    }

    /// Makes exactly those people present who have a seat or sit out in the book's round, and ignores the attendance. Returns
    /// the present seating of the round.
    pub fn restrict_to_seated(&mut self, book: &Book, at: RoundIx) -> SeatedRound {
        let seated = self.seated_round(book, at);
        if let Some(call) = self.request.rounds.first_mut() {
            let mut present: Vec<Player> = seated.seated().chain(seated.sitting_out.iter().copied()).collect();
            present.sort_unstable();
            let twice = |pair: &[Player]| (pair[0] == pair[1]).then_some(pair[0]);
            call.on_two_boards = present.windows(2).filter_map(twice).collect();
            present.dedup();
            call.present = present;
            call.sit_out_groups.clear();
            call.preferences.retain(|(player, _)| call.present.contains(player));
        }
        seated
    }

    /// Leaves a power empty on as many of the last boards as necessary to seat everybody. Returns false if nobody sits out, or
    /// too few people are present.
    pub fn leave_power_out(&mut self, power: Power) -> bool {
        let Some(call) = self.request.rounds.first_mut() else { return false };
        let (boards, spare) = (call.board_count(), call.sit_out_count());
        let chairs = (7 - spare % 7) % 7;
        if chairs == 0 || chairs > boards + 1 {
            return false;
        }
        call.empty_chairs.extend((0..=boards).rev().take(chairs).map(|board| (board, power)));
        true
    }

    /// The quality of the present seating of a round, in sentences.
    pub fn describe_seated_round(book: &Book, rules: &Ruleset, at: RoundIx) -> Vec<CertificateSentence> {
        let ask = DrawOptions {
            book,
            rules,
            first: at,
            rounds: 1,
            seats_to_keep: SeatsToKeep::AllSeats,
            attendance: None,
            round_name: None,
        };
        let mut coming = ComingRounds::new(ask);
        let seated = coming.restrict_to_seated(book, at);
        if let Some(call) = coming.request.rounds.first_mut() {
            // The seating is compared with all possible draws of these players, so nothing is reserved.
            call.reserved_seats.clear();
            call.sit_out_groups = vec![seated.sitting_out.clone()];
            call.empty_chairs = seated.empty_chairs().collect();
        }
        coming.names(book).describe_certificate(&evaluate(&coming.request, &[seated]))
    }

    /// The names for sentences about the draw.
    pub fn names(&self, book: &Book) -> DrawNames {
        let round = |round: &crate::book::Round| RoundNames {
            name: round.name.clone(),
            boards: round.boards.iter().map(|board| board.name.clone()).collect(),
        };
        let mut rounds: Vec<RoundNames> =
            book.rounds.iter().take(self.first + self.round_names.len()).map(round).collect();
        for name in self.round_names.iter().skip(rounds.len().saturating_sub(self.first)) {
            rounds.push(RoundNames { name: name.clone(), boards: Vec::new() });
        }
        let names = self.people.iter().map(|id| book.name_of(Some(*id)).to_owned()).collect();
        DrawNames {
            players: names,
            rounds,
            earlier_rounds: self.first,
            adjacency: self.neighbours.to_text(),
            mates_may_meet: self.mates_may_meet(book),
            ..DrawNames::default()
        }
    }

    /// “Team-mates may meet in this round: the rules keep them apart only in round 2.”
    fn mates_may_meet(&self, book: &Book) -> Option<String> {
        let (from, to) = self.team_separation_rounds.filter(|_| !book.teams.is_empty())?;
        let last = self.first + self.round_names.len();
        let free: Vec<String> =
            (self.first + 1..=last).filter(|round| !(from..=to).contains(round)).map(|it| it.to_string()).collect();
        let here = match free.as_slice() {
            [] => return None,
            _ if self.round_names.len() == 1 => "this round".to_owned(),
            [one] => format!("round {one}"),
            many => format!("rounds {}", many.join(", ")),
        };
        let rule = if from == to { format!("round {from}") } else { format!("rounds {from} to {to}") };
        Some(format!("Team-mates may meet in {here}: the rules keep them apart only in {rule}."))
    }

    /// The person with this player number.
    pub fn person(&self, player: Player) -> Option<PersonId> {
        self.people.get(player.index()).copied()
    }

    /// The player number of a person.
    pub fn player(&self, id: PersonId) -> Option<Player> {
        let at = self.people.iter().position(|known| *known == id)?;
        u16::try_from(at).ok().map(Player)
    }

    /// Number of taken seats in the rounds to draw that the draw does not keep.
    pub fn seated_anew(&self, book: &Book) -> usize {
        let numbers = PlayerNumbers::of(book);
        let anew = |(number, call): (usize, &RoundRequest)| {
            let round = book.round(RoundIx(self.first + number))?;
            let seats = (0..).zip(&round.boards).flat_map(|(at, board)| {
                board.seats.iter().filter_map(move |(power, seat)| Some((at, power, seat.player?)))
            });
            let stays = |board: usize, power: Power, id: PersonId| {
                let player = numbers.player(id);
                let is = |lock: &&SeatReservation| (lock.board, lock.power) == (Some(board), Some(power));
                call.reserved_seats.iter().filter(is).any(|lock| Some(lock.player) == player)
            };
            Some(seats.filter(|(board, power, id)| !stays(*board, *power, *id)).count())
        };
        self.request.rounds.iter().enumerate().filter_map(anew).sum()
    }

    /// The edit that puts the drawn rounds into the book and adds `kept` to the recorded draws of each round.
    pub fn to_edit(&self, book: &Book, drawn: &[SeatedRound], kept: &[Vec<StoredDraw>]) -> Edit {
        let words = self.names(book);
        let mut edits = Vec::new();
        for (number, round) in drawn.iter().enumerate() {
            let at = self.first + number;
            if at >= book.rounds.len() {
                let name = self.round_names.get(number).cloned().unwrap_or_default();
                let round = crate::book::Round { name, ..crate::book::Round::default() };
                edits.push(Edit::AddRound { position: RoundIx(at), round });
            }
            self.push_seat_edits(book, RoundIx(at), round, &words, &mut edits);
            if let Some(more) = kept.get(number).filter(|more| !more.is_empty()) {
                let mut draws = book.round(RoundIx(at)).map(|round| round.draws.clone()).unwrap_or_default();
                draws.extend(more.iter().cloned());
                edits.push(Edit::Round(RoundIx(at), RoundField::Draws(draws)));
            }
        }
        Edit::Batch(edits)
    }

    /// Adds the edits that seat a round as drawn, with the necessary number of boards.
    fn push_seat_edits(&self, book: &Book, at: RoundIx, drawn: &SeatedRound, words: &DrawNames, edits: &mut Vec<Edit>) {
        let there = book.round(at).map_or(0, |round| round.boards.len());
        for (number, seats) in drawn.boards.iter().enumerate() {
            let board = BoardRef::new(at.0, number);
            if number >= there {
                let name = words.board_name(BoardIndex { round: at.0, board: number });
                edits.push(Edit::AddBoard { position: board, board: Box::new(Board::new(name)) });
            }
            for (power, player) in seats.iter() {
                let player = player.and_then(|player| self.person(player));
                let held = book.seat(board.seat(power));
                if held.map_or(player.is_some(), |seat| seat.player != player) {
                    edits.push(Edit::Seat(board.seat(power), SeatField::Player(player)));
                    // The seat was locked for a player who has left.
                    if held.is_some_and(|seat| seat.locked) {
                        edits.push(Edit::Seat(board.seat(power), SeatField::Locked(false)));
                    }
                }
            }
        }
        // Boards that the round does not need any more. None of them has started, because started boards are kept.
        for number in (drawn.boards.len()..there).rev() {
            edits.push(Edit::RemoveBoard(BoardRef::new(at.0, number)));
        }
        let out = drawn.sitting_out.iter().filter_map(|player| self.person(*player)).collect();
        edits.push(Edit::Round(at, RoundField::SatOut(out)));
    }

    /// The records of a draw and its inputs, one for each of its rounds.
    pub fn draw_records(&self, drawn: &[SeatedRound], time: &str) -> Vec<StoredDraw> {
        let asked = self.recorded_inputs();
        let kept = drawn.iter().enumerate().map(|(of_these, round)| StoredDraw {
            time: time.to_owned(),
            seed: self.request.seed,
            version: format!("{}, method {METHOD_VERSION}", env!("CARGO_PKG_VERSION")),
            input: StoredDrawInput { round_index: of_these, ..asked.clone() },
            seating: self.to_seating(round),
        });
        kept.collect()
    }

    /// The seating of a recorded draw. People who were removed from the list since then are missing.
    pub fn recorded_round(&self, kept: &StoredDraw) -> SeatedRound {
        let player = |id: &PersonId| self.player(*id);
        let board =
            |seats: &PerPower<Option<PersonId>>| PerPower::from_fn(|power| seats[power].as_ref().and_then(player));
        SeatedRound {
            boards: kept.seating.boards.iter().map(board).collect(),
            sitting_out: kept.seating.sat_out.iter().filter_map(player).collect(),
        }
    }

    fn to_seating(&self, round: &SeatedRound) -> RoundSeating {
        let person = |player: &Player| self.person(*player);
        let board =
            |seats: &PerPower<Option<Player>>| PerPower::from_fn(|power| seats[power].as_ref().and_then(person));
        RoundSeating {
            boards: round.boards.iter().map(board).collect(),
            sat_out: round.sitting_out.iter().filter_map(person).collect(),
        }
    }

    fn recorded_inputs(&self) -> StoredDrawInput {
        let all = |players: &[Player]| -> Vec<PersonId> { players.iter().filter_map(|it| self.person(*it)).collect() };
        let seat = |lock: &SeatReservation| {
            Some(ReservedSeat { player: self.person(lock.player)?, board: lock.board, power: lock.power })
        };
        let round = |call: &RoundRequest| StoredDrawRound {
            present: all(&call.present),
            on_two_boards: all(&call.on_two_boards),
            sit_out_groups: call
                .sit_out_groups
                .iter()
                .map(|group| all(group))
                .filter(|group| !group.is_empty())
                .collect(),
            teams: call.teams.iter().map(|team| all(team)).collect(),
            reserved_seats: call.reserved_seats.iter().filter_map(seat).collect(),
            empty_seats: call.empty_chairs.clone(),
            preferences: call
                .preferences
                .iter()
                .filter_map(|(player, powers)| Some((self.person(*player)?, powers.clone())))
                .collect(),
            strength: call.strengths.iter().filter_map(|(player, it)| Some((self.person(*player)?, *it))).collect(),
        };
        let pair = |pair: &[Player; 2]| Some([self.person(pair[0])?, self.person(pair[1])?]);
        StoredDrawInput {
            people: self.people.clone(),
            earlier_rounds: self.request.earlier_rounds.iter().map(|round| self.to_seating(round)).collect(),
            round_index: 0,
            rounds: self.request.rounds.iter().map(round).collect(),
            separations: self.request.separations.iter().filter_map(pair).collect(),
            neighbours: neighbours_of(self.request.adjacency),
            move_limit: self.request.effort.0,
        }
    }
}

/// The seed of the next draw of a round. Each new draw gets another seed.
pub fn next_seed(book: &Book, at: RoundIx) -> u64 {
    let draws = book.round(at).map_or(&[][..], |round| &round.draws);
    draws.iter().map(|draw| draw.seed).max().unwrap_or(0).saturating_add(1)
}

/// The table of adjacent powers for the draw.
pub fn adjacency(neighbours: &NeighbourTable) -> Adjacency {
    match neighbours {
        NeighbourTable::Strict => Adjacency::strict(),
        NeighbourTable::Wide => Adjacency::wide(),
        NeighbourTable::Own(pairs) => {
            Adjacency::from_pairs(&pairs.iter().map(|[one, other]| (*one, *other)).collect::<Vec<_>>())
        }
    }
}

/// The table of neighbours in the book that matches an adjacency table.
fn neighbours_of(table: Adjacency) -> NeighbourTable {
    if let Some(known) =
        [NeighbourTable::Strict, NeighbourTable::Wide].into_iter().find(|known| adjacency(known) == table)
    {
        return known;
    }
    let after = |one: Power| Power::ALL.into_iter().filter(move |other| one < *other && table.adjacent(one, *other));
    NeighbourTable::Own(Power::ALL.into_iter().flat_map(|one| after(one).map(move |other| [one, other])).collect())
}

/// The expected attendance of a round: the attendance in the book, or all players if there is none.
pub fn expected_attendance(book: &Book, at: RoundIx) -> Vec<(PersonId, AttendanceStatus)> {
    match book.round(at).filter(|round| !round.attendance.is_empty()) {
        Some(round) => in_list_order(book, &round.attendance),
        None => book
            .people
            .iter()
            .filter(|person| is_playing(person))
            .map(|it| (it.id, AttendanceStatus::Present))
            .collect(),
    }
}

/// Whether a person takes part in draws.
pub fn is_playing(person: &Person) -> bool {
    matches!(person.role, Role::Player | Role::Unranked) && person.replaced_by.is_none()
}

/// The attendance in the order of the list of people.
fn in_list_order(book: &Book, attendance: &[AttendanceEntry]) -> Vec<(PersonId, AttendanceStatus)> {
    let called: HashMap<PersonId, AttendanceStatus> =
        attendance.iter().map(|line| (line.player, line.status)).collect();
    book.people.iter().filter_map(|person| Some((person.id, *called.get(&person.id)?))).collect()
}

/// The expected attendance of the next round: latecomers are present by then, and there are no volunteers to sit out.
fn next_round_attendance(roll: &[(PersonId, AttendanceStatus)]) -> Vec<(PersonId, AttendanceStatus)> {
    let next = |is: AttendanceStatus| match is {
        AttendanceStatus::Absent => AttendanceStatus::Absent,
        AttendanceStatus::Standby => AttendanceStatus::Standby,
        _ => AttendanceStatus::Present,
    };
    roll.iter().map(|(id, is)| (*id, next(*is))).collect()
}

/// The player numbers of people in a draw.
struct PlayerNumbers(HashMap<PersonId, Player>);

impl PlayerNumbers {
    fn of(book: &Book) -> PlayerNumbers {
        let numbered = (0..u16::MAX).zip(&book.people).map(|(number, person)| (person.id, Player(number)));
        PlayerNumbers(numbered.collect())
    }

    fn player(&self, id: PersonId) -> Option<Player> {
        self.0.get(&id).copied()
    }

    fn all(&self, people: impl IntoIterator<Item = PersonId>) -> Vec<Player> {
        people.into_iter().filter_map(|id| self.player(id)).collect()
    }

    fn seated_round(&self, round: &crate::book::Round) -> SeatedRound {
        let seats = |board: &Board| PerPower::from_fn(|power| board.seats[power].player.and_then(|id| self.player(id)));
        SeatedRound {
            boards: round.boards.iter().map(seats).collect(),
            sitting_out: self.all(round.sat_out.iter().copied()),
        }
    }
}

/// The request for one round.
fn round_request(
    ask: &DrawOptions<'_>,
    numbers: &PlayerNumbers,
    at: usize,
    roll: &[(PersonId, AttendanceStatus)],
    outs: &HashMap<PersonId, usize>,
) -> (RoundRequest, SitOutOrder) {
    let book = ask.book;
    let muster = Headcount::of_attendance(roll);
    let is_called =
        |(id, is): &&(PersonId, AttendanceStatus)| is.is_in_the_room() || muster.called_standbys.contains(id);
    let there: Vec<PersonId> = roll.iter().filter(is_called).map(|(id, _)| *id).collect();
    let order = SitOutOrder::of_attendance(book, ask.rules, roll, &|id| outs.get(&id).copied().unwrap_or(0));
    let apart = ask.rules.teams.as_ref().and_then(|teams| teams.apart_rounds);
    let mut call = RoundRequest {
        present: numbers.all(there.iter().copied()),
        on_two_boards: numbers.all(roll.iter().filter(|(_, is)| *is == AttendanceStatus::TwoBoards).map(|(id, _)| *id)),
        sit_out_groups: order.0.iter().map(|group| numbers.all(group.iter().map(|(id, _)| *id))).collect(),
        ..RoundRequest::default()
    };
    // Recorded draws contain no empty groups.
    call.sit_out_groups.retain(|group| !group.is_empty());
    if apart.is_none_or(|(from, to)| (from..=to).contains(&(at + 1))) {
        call.teams = book.teams.iter().map(|team| numbers.all(team.members.iter().copied())).collect();
    }
    for person in there.iter().filter_map(|id| book.person(*id)).filter(|person| !person.preferred_powers.is_empty()) {
        call.preferences.extend(numbers.player(person.id).map(|player| (player, person.preferred_powers.clone())));
    }
    if let Some(round) = book.rounds.get(at) {
        let absent = |id: PersonId| roll.contains(&(id, AttendanceStatus::Absent));
        call.reserved_seats = kept_seats(round, ask.seats_to_keep, numbers, &absent);
        for (board, game) in round.boards.iter().enumerate().filter(|(_, game)| game.stage() != GameStage::NotStarted) {
            let nobody = game.seats.iter().filter(|(_, seat)| seat.player.is_none());
            call.empty_chairs.extend(nobody.map(|(power, _)| (board, power)));
        }
        let called = |player: Player| call.present.contains(&player);
        let settled = round.attendance.iter().filter_map(|line| Some((numbers.player(line.player)?, line.power?)));
        let settled: Vec<_> = settled.filter(|(player, _)| called(*player)).collect();
        for (player, power) in settled {
            if !call.reserved_seats.iter().any(|lock| lock.player == player) {
                call.reserved_seats.push(SeatReservation { player, board: None, power: Some(power) });
            }
        }
        for (at, lock) in call.reserved_seats.iter().enumerate() {
            // A player with a kept seat is present, even if the attendance does not say so.
            if !call.present.contains(&lock.player) {
                call.present.push(lock.player);
            }
            let again = call.reserved_seats[..at].iter().any(|other| other.player == lock.player);
            if again && !call.on_two_boards.contains(&lock.player) {
                call.on_two_boards.push(lock.player);
            }
        }
    }
    (call, order)
}

/// The seats of the round that the draw keeps: those of started boards and locked seats, or all.
fn kept_seats(
    round: &crate::book::Round,
    keep: SeatsToKeep,
    numbers: &PlayerNumbers,
    absent: &dyn Fn(PersonId) -> bool,
) -> Vec<SeatReservation> {
    let mut locks = Vec::new();
    for (board, game) in round.boards.iter().enumerate() {
        let started = game.stage() != GameStage::NotStarted;
        for (power, seat) in game.seats.iter() {
            let stays =
                started || seat.locked && seat.player.is_some_and(|id| !absent(id)) || keep == SeatsToKeep::AllSeats;
            if let Some(player) = seat.player.and_then(|id| numbers.player(id)).filter(|_| stays) {
                locks.push(SeatReservation { player, board: Some(board), power: Some(power) });
            }
        }
    }
    locks
}

#[cfg(test)]
mod tests;
