//! Draw requests for the coming rounds of a book, and the edit that puts the drawn rounds into the book.
//!
//! The window and the command line both use this module. It does not draw itself, and it must not read the clock: the
//! caller gives seed and time.

mod adjacency_conversion;
mod certificate_text;
mod counted_rounds;
mod draw_record;
mod expected_attendance;
mod gunboat_schedule;
mod headcount;
mod round_limit;
mod round_request;
mod sit_out_order;

use std::collections::HashMap;

pub use adjacency_conversion::adjacency;
pub use certificate_text::{CertificateSentence, DrawNames, RoundNames};
pub(super) use counted_rounds::counted_rounds;
pub use draw_record::next_seed;
pub use expected_attendance::{expected_attendance, has_roll_call, is_playing};
pub use gunboat_schedule::{EntrantsByGroup, MissingGroup};
pub use headcount::Headcount;
pub use round_limit::RoundLimit;
pub use round_request::{DrawOptions, SeatsToKeep, is_settled_seat, players_with_kept_seats};
pub use sit_out_order::{EarlierSitOuts, SitOutChoice, SitOutGroup, SitOutOrder, SitOutReason};

use self::expected_attendance::next_round_attendance;
use self::round_request::{PlayerNumbers, is_drawn_seat, round_request};
use crate::book::{
    Board, BoardRef, Book, Edit, NeighbourTable, PersonId, Power, RoundField, RoundIx, RoundNumbers, SeatField,
    SeatRef, StoredDraw,
};
use crate::draw::{BoardIndex, DrawRequest, Player, RoundRequest, SeatReservation, SeatedRound, evaluate};
use crate::languages::window_sentences::{draw_dialog, draw_sentences as texts};
use crate::languages::{list_in_window, window_language};
use crate::standings::{Ruleset, TeamRules};

/// The coming rounds as a draw request. Players have the numbers of their position in the list of people.
#[derive(Clone, Debug)]
pub struct ComingRounds {
    first: usize,
    /// The rounds that count besides them, in the order of their numbers.
    earlier: Vec<RoundNames>,
    /// The numbers of the rounds to draw.
    numbers: Vec<usize>,
    /// The names of the rounds to draw.
    round_names: Vec<String>,
    people: Vec<PersonId>,
    neighbours: NeighbourTable,
    /// The first and last round in which the rules separate team-mates, if they do not always do so.
    team_separation_rounds: Option<(usize, usize)>,
    /// The round in which members score for their teams, if it is the only one.
    team_round: Option<usize>,
    /// The sentence on later rounds that are played already.
    later_rounds_note: Option<String>,
    /// For each round with such players: a sentence on the players present who may not play any more.
    round_limit_notes: Vec<String>,
    /// For each round with such players: a sentence on those who lose their claim to the top board by playing.
    lost_claim_warnings: Vec<String>,
    /// The sentence that nobody was called for the first round, so that all players are drawn.
    no_roll_call_note: Option<String>,
    pub request: DrawRequest,
}

impl ComingRounds {
    pub fn new(options: DrawOptions<'_>) -> ComingRounds {
        let book = options.book;
        let first = options.first.0.min(book.rounds.len());
        let numbers = PlayerNumbers::of(book);
        let mut known = book.rounds.clone();
        for at in known.len()..first + options.rounds {
            let name = options.round_name.filter(|_| at == first).map(str::to_owned);
            let name = name.unwrap_or_else(|| crate::book::typed_words::next_round_name(&known));
            known.push(crate::book::Round { name, ..crate::book::Round::default() });
        }
        let drawn = &known[first..first + options.rounds];
        let names = drawn.iter().map(|round| round.name.clone()).collect();
        let known_numbers = RoundNumbers::new(&known);
        let drawn_numbers: Vec<usize> =
            (first..first + options.rounds).map(|at| known_numbers.number(RoundIx(at))).collect();
        // Rounds that are drawn too do not count.
        let mut counted = counted_rounds(&known, &known_numbers, RoundIx(first));
        counted.retain(|(_, at)| !(first..first + options.rounds).contains(&at.0));
        let earlier: Vec<RoundIx> = counted.iter().map(|(_, at)| *at).collect();
        let before = known_numbers.rounds_before(RoundIx(first));
        let later: Vec<RoundIx> = counted.iter().filter(|round| !before.contains(round)).map(|(_, at)| *at).collect();
        let mut outs: HashMap<PersonId, usize> = HashMap::new();
        for id in earlier.iter().filter_map(|at| book.round(*at)).flat_map(|round| &round.sat_out) {
            *outs.entry(*id).or_default() += 1;
        }
        let mut round_requests = Vec::new();
        let mut round_limit = RoundLimit::of_rounds(book, options.rules, &counted, &drawn_numbers);
        let (mut round_limit_notes, mut lost_claim_warnings) = (Vec::new(), Vec::new());
        let mut attendance =
            options.attendance.map_or_else(|| expected_attendance(book, RoundIx(first)), <[_]>::to_vec);
        for (at, number) in (first..).zip(drawn_numbers.iter().copied()) {
            if at > first {
                attendance = match book.round(RoundIx(at)).filter(|round| has_roll_call(&round.attendance)) {
                    Some(_) => expected_attendance(book, RoundIx(at)),
                    None => next_round_attendance(book, RoundIx(at), &attendance),
                };
            }
            let mut may_play = attendance.clone();
            let mut removed = round_limit.remove_from(number, &mut may_play);
            let (round_request, order) = round_request(&options, &numbers, (at, number), &may_play, &outs);
            let label = known[at].label_in_window();
            // A kept seat is the director's decision.
            removed.retain(|id| numbers.player(*id).is_none_or(|player| !round_request.present.contains(&player)));
            round_limit_notes.extend(round_limit.describe_removed(number, &label, book, &removed));
            // People who certainly sit out come last in the next round. The others may get a seat.
            let out: Vec<PersonId> =
                order.first(round_request.sit_out_count()).0.into_iter().map(|(id, _)| id).collect();
            let plays = |id: &PersonId| {
                !out.contains(id) && numbers.player(*id).is_some_and(|player| round_request.present.contains(&player))
            };
            let playing = book.people.iter().map(|person| person.id).filter(plays);
            lost_claim_warnings.extend(round_limit.describe_lost_claims(number, &label, book, playing));
            round_limit.add_round(number, book.people.iter().map(|person| person.id).filter(plays));
            for id in out {
                *outs.entry(id).or_default() += 1;
            }
            round_requests.push(round_request);
        }
        let apart = |pair: &[PersonId; 2]| Some([numbers.player(pair[0])?, numbers.player(pair[1])?]);
        let request = DrawRequest {
            player_count: u16::try_from(book.people.len()).unwrap_or(u16::MAX),
            earlier_rounds: earlier.iter().map(|at| numbers.seated_round(&book.rounds[at.0])).collect(),
            rounds: round_requests,
            separations: book.separations.iter().filter_map(apart).collect(),
            adjacency: adjacency(&book.neighbours),
            ..DrawRequest::default()
        };
        let called = options.attendance.is_some()
            || book.round(RoundIx(first)).is_some_and(|round| has_roll_call(&round.attendance));
        let drawn_players = request.rounds.first().map_or(0, |round| round.present.len());
        let no_roll_call_note = (!called && drawn_players > 0)
            .then(|| draw_dialog::no_roll_call(drawn_players, &known[first].label_in_window()));
        let people = book.people.iter().map(|person| person.id).collect();
        let apart = options.rules.teams.as_ref().and_then(|teams| teams.apart_rounds);
        ComingRounds {
            first,
            earlier: earlier.iter().map(|at| RoundNames::of(&book.rounds[at.0])).collect(),
            numbers: drawn_numbers,
            round_names: names,
            people,
            neighbours: book.neighbours.clone(),
            team_separation_rounds: apart,
            team_round: options.rules.teams.as_ref().and_then(TeamRules::only_round),
            later_rounds_note: later_rounds_note(book, &later),
            round_limit_notes,
            lost_claim_warnings,
            no_roll_call_note,
            request,
        }
    }

    /// The first round to draw.
    pub fn first_round(&self) -> RoundIx {
        RoundIx(self.first)
    }

    /// The number of the first round to draw.
    pub fn first_number(&self) -> usize {
        self.numbers.first().copied().unwrap_or(1)
    }

    /// The present seating of a round in the book.
    pub fn seated_round(&self, book: &Book, at: RoundIx) -> SeatedRound {
        book.round(at).map(|round| PlayerNumbers::of(book).seated_round(round)).unwrap_or_default()
    }

    /// Makes exactly those people present who have a seat or sit out in the book's round, and ignores the attendance.
    /// Returns the present seating of the round.
    pub fn restrict_to_seated(&mut self, book: &Book, at: RoundIx) -> SeatedRound {
        let seated = self.seated_round(book, at);
        self.round_limit_notes.clear();
        self.lost_claim_warnings.clear();
        self.no_roll_call_note = None;
        if let Some(round_request) = self.request.rounds.first_mut() {
            let mut present: Vec<Player> = seated.seated().chain(seated.sitting_out.iter().copied()).collect();
            present.sort_unstable();
            let twice = |pair: &[Player]| (pair[0] == pair[1]).then_some(pair[0]);
            round_request.on_two_boards = present.windows(2).filter_map(twice).collect();
            present.dedup();
            round_request.present = present;
            round_request.sit_out_groups.clear();
            round_request.preferences.retain(|(player, _)| round_request.present.contains(player));
        }
        seated
    }

    /// Leaves a power empty on as many of the last boards as necessary to seat everybody. Returns false if nobody sits
    /// out, or too few people are present.
    pub fn leave_power_out(&mut self, power: Power) -> bool {
        let Some(round_request) = self.request.rounds.first_mut() else { return false };
        let (boards, spare) = (round_request.board_count(), round_request.sit_out_count());
        let seats = (7 - spare % 7) % 7;
        if seats == 0 || seats > boards + 1 {
            return false;
        }
        round_request.empty_seats.extend((0..=boards).rev().take(seats).map(|board| (board, power)));
        true
    }

    /// The quality of the present seating of a round, in sentences.
    pub fn describe_seated_round(book: &Book, rules: &Ruleset, at: RoundIx) -> Vec<CertificateSentence> {
        let options = DrawOptions {
            book,
            rules,
            first: at,
            rounds: 1,
            seats_to_keep: SeatsToKeep::AllSeats,
            attendance: None,
            round_name: None,
        };
        let mut coming = ComingRounds::new(options);
        let seated = coming.restrict_to_seated(book, at);
        if let Some(round_request) = coming.request.rounds.first_mut() {
            // The seating is compared with all possible draws of these players, so nothing is reserved.
            round_request.reserved_seats.clear();
            round_request.sit_out_groups = vec![seated.sitting_out.clone()];
            round_request.empty_seats = seated.empty_seats().collect();
        }
        coming.names(book).describe_certificate(&evaluate(&coming.request, &[seated]))
    }

    /// The names for sentences about the draw.
    pub fn names(&self, book: &Book) -> DrawNames {
        let drawn = (self.first..).zip(&self.round_names).map(|(at, name)| {
            let of_book = book.round(RoundIx(at)).map(RoundNames::of);
            of_book.unwrap_or_else(|| RoundNames { name: name.clone(), boards: Vec::new() })
        });
        let rounds = self.earlier.iter().cloned().chain(drawn).collect();
        let names = self.people.iter().map(|id| book.name_of(Some(*id)).to_owned()).collect();
        let team =
            |id: &PersonId| book.teams.iter().find(|team| team.members.contains(id)).map(|team| team.name.clone());
        DrawNames {
            players: names,
            teams: self.people.iter().map(|id| team(id).unwrap_or_default()).collect(),
            team_rounds: self.numbers.iter().map(|number| Some(*number) == self.team_round).collect(),
            rounds,
            earlier_rounds: self.earlier.len(),
            adjacency: self.neighbours.to_text(),
            mates_may_meet: self.mates_may_meet(book),
            later_rounds_note: self.later_rounds_note.clone(),
            round_limit_notes: self.round_limit_notes.clone(),
            lost_claim_warnings: self.lost_claim_warnings.clone(),
            no_roll_call_note: self.no_roll_call_note.clone(),
            possible_rounds: self.possible_rounds(),
            ..DrawNames::default()
        }
    }

    /// The number of rounds before the first one in which the limit of the rules leaves too few players for a board. `None`
    /// if each round has a board or the first has none.
    fn possible_rounds(&self) -> Option<usize> {
        let rounds = &self.request.rounds;
        let possible = rounds.iter().take_while(|round| round.board_count() > 0).count();
        (!self.round_limit_notes.is_empty() && (1..rounds.len()).contains(&possible)).then_some(possible)
    }

    /// “Team-mates may meet in this round: the rules keep them apart only in round 2.”
    fn mates_may_meet(&self, book: &Book) -> Option<String> {
        let (from, to) = self.team_separation_rounds.filter(|_| !book.teams.is_empty())?;
        let free = self.numbers.iter().filter(|number| !(from..=to).contains(*number));
        let free: Vec<String> = free.map(ToString::to_string).collect();
        let rule = crate::book::describe_round_range_in(window_language(), (from, to));
        Some(match free.as_slice() {
            [] => return None,
            _ if self.round_names.len() == 1 => texts::mates_may_meet(&rule),
            [one] => texts::mates_may_meet_in_round(one, &rule),
            many => texts::mates_may_meet_in_rounds(&many.join(", "), &rule),
        })
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

    /// The taken seats in the rounds to draw that the draw does not keep.
    fn reseated<'b>(&'b self, book: &'b Book) -> impl Iterator<Item = SeatRef> + 'b {
        let numbers = PlayerNumbers::of(book);
        let anew = move |(number, round_request): (usize, &RoundRequest)| {
            let at = RoundIx(self.first + number);
            let seats =
                book.round(at).into_iter().flat_map(|round| (0..).zip(&round.boards)).flat_map(|(at, board)| {
                    board.seats.iter().filter_map(move |(power, seat)| Some((at, power, seat.player?)))
                });
            let stays = |board: usize, power: Power, id: PersonId| {
                let player = numbers.player(id);
                let is = |reservation: &&SeatReservation| {
                    (reservation.board, reservation.power) == (Some(board), Some(power))
                };
                round_request.reserved_seats.iter().filter(is).any(|reservation| Some(reservation.player) == player)
            };
            let moved = seats.filter(|(board, power, id)| !stays(*board, *power, *id));
            moved.map(|(board, power, _)| BoardRef::new(at.0, board).seat(power)).collect::<Vec<_>>()
        };
        self.request.rounds.iter().enumerate().flat_map(anew)
    }

    /// Number of taken seats in the rounds to draw that the draw does not keep.
    pub fn reseated_count(&self, book: &Book) -> usize {
        self.reseated(book).count()
    }

    /// The seats that no draw has made and that this draw does not keep, in words: “7 seats of board A and 2 seats of board C”.
    /// `None` without such a seat.
    pub fn lost_seats(&self, book: &Book) -> Option<String> {
        let mut of_boards: Vec<(BoardRef, usize)> = Vec::new();
        for seat in self.reseated(book) {
            let at = seat.board;
            if book.round(at.round).is_some_and(|round| is_drawn_seat(round, at.board.0, seat.power)) {
                continue;
            }
            match of_boards.last_mut().filter(|(board, _)| *board == at) {
                Some((_, count)) => *count += 1,
                None => of_boards.push((at, 1)),
            }
        }
        let several = self.request.rounds.len() > 1;
        let described = of_boards.iter().map(|(at, count)| {
            let alone = || book.board(*at).map_or_else(String::new, |board| board.label_in(window_language()));
            let name = if several { book.board_label_in_window(*at) } else { alone() };
            texts::seats_of_board(*count, &name)
        });
        (!of_boards.is_empty()).then(|| list_in_window(&described.collect::<Vec<String>>()))
    }

    /// The edit that puts the drawn rounds into the book and adds `kept` to the recorded draws of each round.
    pub fn to_edit(&self, book: &Book, drawn: &[SeatedRound], kept: &[Vec<StoredDraw>]) -> Edit {
        let names = self.names(book);
        let mut edits = Vec::new();
        for (number, round) in drawn.iter().enumerate() {
            let at = self.first + number;
            if at >= book.rounds.len() {
                let name = self.round_names.get(number).cloned().unwrap_or_default();
                let round = crate::book::Round { name, ..crate::book::Round::default() };
                edits.push(Edit::AddRound { position: RoundIx(at), round });
            }
            let named = |board: usize| names.board_name(BoardIndex { round: names.earlier_rounds + number, board });
            self.push_seat_edits(book, RoundIx(at), round, &named, &mut edits);
            if let Some(more) = kept.get(number).filter(|more| !more.is_empty()) {
                let mut draws = book.round(RoundIx(at)).map(|round| round.draws.clone()).unwrap_or_default();
                draws.extend(more.iter().cloned());
                edits.push(Edit::Round(book.round_id(RoundIx(at)), RoundField::Draws(draws)));
            }
        }
        Edit::Batch(edits)
    }

    /// Adds the edits that seat a round as drawn, with the necessary number of boards.
    fn push_seat_edits(
        &self,
        book: &Book,
        at: RoundIx,
        drawn: &SeatedRound,
        board_name: &dyn Fn(usize) -> String,
        edits: &mut Vec<Edit>,
    ) {
        let there = book.round(at).map_or(0, |round| round.boards.len());
        for (number, seats) in drawn.boards.iter().enumerate() {
            let board = BoardRef::new(at.0, number);
            if number >= there {
                edits.push(Edit::AddBoard {
                    position: book.new_board_position(board),
                    board: Box::new(Board::new(board_name(number))),
                });
            }
            let id = book.board_id(board);
            for (power, player) in seats.iter() {
                let player = player.and_then(|player| self.person(player));
                let held = book.seat(board.seat(power));
                if held.map_or(player.is_some(), |seat| seat.player != player) {
                    edits.push(Edit::Seat(id.seat(power), SeatField::Player(player)));
                    // The seat was locked for a player who has left.
                    if held.is_some_and(|seat| seat.locked) {
                        edits.push(Edit::Seat(id.seat(power), SeatField::Locked(false)));
                    }
                }
            }
        }
        // Boards that the round does not need any more. None of them has started, because started boards are kept.
        for number in (drawn.boards.len()..there).rev() {
            edits.push(Edit::RemoveBoard(book.board_id(BoardRef::new(at.0, number))));
        }
        let out = drawn.sitting_out.iter().filter_map(|player| self.person(*player)).collect();
        edits.push(Edit::Round(book.round_id(at), RoundField::SatOut(out)));
    }
}

/// “Round 5 is played already, so its meetings and powers count here too.”
fn later_rounds_note(book: &Book, later: &[RoundIx]) -> Option<String> {
    let rounds = later.iter().filter_map(|at| book.round(*at));
    let titles: Vec<String> = rounds.map(crate::book::Round::title_in_window).collect();
    (!titles.is_empty()).then(|| texts::played_already(titles.len(), &list_in_window(&titles)))
}

#[cfg(test)]
mod tests;
