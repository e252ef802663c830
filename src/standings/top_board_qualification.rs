//! Qualification for the top board: claims to its seats, players who stepped back, the next in line, the order of
//! choosing.
//!
//! `top_board_qualification` and `table` use each other, as two halves of one algorithm: see `table`.

use super::choosing_order::ChoosingOrder;
use super::context::{StandingsContext, StandingsScope};
use super::place_reason::DecidingTieBreak;
use super::row::StandingsRow;
use super::rules::{PowerChoosing, TieBreak, TopBoardRules};
use super::table::Standings;
use super::tolerant_order::{nearly_equal, sort_by_levels};
use crate::book::{BoardRef, GameStage, PersonId, Power, RoundIx, TopBoard};
use crate::figures::distinguishing_decimals;
use crate::languages::Language;
use crate::languages::sentences::{standings as sentences, words};

/// Who qualifies for the top board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TopBoardQualification {
    /// All players of the ranking that fills it, in the order of their claims.
    pub candidates: Vec<TopBoardCandidate>,
    /// Players tied on every tie-break for the last seats. The director has not decided between them yet.
    pub undecided: Vec<PersonId>,
}

/// A player with a claim to a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct TopBoardCandidate {
    pub person: PersonId,
    /// The place in the ranking that fills the seats.
    pub place: usize,
    /// The position in this ranking, from 0, after the tie-breaks for the last seat and the director's order of tied
    /// players.
    pub ranking_position: usize,
    /// The total in that ranking.
    pub total: f64,
    pub claim: TopBoardClaim,
    /// Why the candidate is ahead of the next one, where the totals are equal: “larger best game, 50.00 over 48.50”.
    pub ahead_reason: Option<DecidingTieBreak>,
}

/// The outcome of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopBoardClaim {
    /// The player has a seat, for this reason.
    Seat(SeatReason),
    /// The player stepped back.
    Declined,
    /// The player has left the event.
    Left,
    /// The player has played too many of the rounds before.
    PlayedTooMany { played: usize, most: usize },
    /// The player has a seat in a round before, which is drawn and not begun. With it the player has too many rounds:
    /// `rounds`, and `round` is the number of the last one that is drawn. Without this seat the claim is back.
    DrawnTooMany { round: usize, rounds: usize, most: usize },
    /// The player is tied with others for the last seat. The director decides.
    Undecided,
    /// The player is next in line, at this position from 1.
    Next(usize),
}

/// Why a player has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatReason {
    /// The place in the ranking.
    Ranking,
    /// The first place of a group.
    Group,
    /// The director's decision.
    Director,
    /// The player replaces somebody who stepped back.
    Replacement,
}

impl TopBoardClaim {
    /// The claim as text: “seat”, “stepped back”, “2nd in line”.
    pub fn text(self, language: Language) -> String {
        match self {
            TopBoardClaim::Seat(SeatReason::Ranking) => sentences::claim_seat(language),
            TopBoardClaim::Seat(SeatReason::Group) => sentences::claim_group(language),
            TopBoardClaim::Seat(SeatReason::Director) => sentences::claim_director(language),
            TopBoardClaim::Seat(SeatReason::Replacement) => sentences::claim_replacement(language),
            TopBoardClaim::Declined => sentences::claim_declined(language),
            TopBoardClaim::Left => sentences::claim_left(language),
            TopBoardClaim::PlayedTooMany { played, most } => {
                sentences::claim_played_too_many(language, played, &most.to_string())
            }
            TopBoardClaim::DrawnTooMany { round, most, .. } => {
                sentences::claim_drawn_too_many(language, &round.to_string(), most)
            }
            TopBoardClaim::Undecided => sentences::claim_undecided(language),
            TopBoardClaim::Next(1) => sentences::claim_next(language),
            TopBoardClaim::Next(number) => sentences::claim_in_line(language, &words::numbered_place(language, number)),
        }
    }

    /// Whether the player does not want the seat, or cannot take it.
    pub fn is_given_up(self) -> bool {
        matches!(self, TopBoardClaim::Declined | TopBoardClaim::Left)
    }
}

impl TopBoardQualification {
    /// Fills the top board from the ranking after the round named in the rules, without what the view holds back. `None` where the rules have no top
    /// board.
    pub fn new(context: &StandingsContext<'_>) -> Option<TopBoardQualification> {
        let rules = context.rules.top_board.as_ref()?;
        let before_top_board = rules.follows_elimination();
        let rounds = (!before_top_board).then_some(rules.after_round);
        let before = Standings::new(&context.with_view(StandingsScope {
            rounds,
            before_top_board,
            posted_only: context.view.posted_only,
            ..StandingsScope::default()
        }));
        let mut rows: Vec<&StandingsRow> = before.rows.iter().filter(|row| row.place.is_some()).collect();
        let tie_breaks = SeatTieBreaks::new(context, rules);
        tie_breaks.sort(&mut rows);
        let decisions = context.top_board_decisions();
        let left = people_who_left(context, rules);
        let drawn_seats = drawn_seats(context, rules);
        let claims =
            SeatAllocation { context, decisions, rules, rows: &rows, tie_breaks: &tie_breaks, left, drawn_seats };
        let mut candidates: Vec<TopBoardCandidate> =
            claims.rows_by_claim().into_iter().map(|(position, row)| claims.candidate(position, row)).collect();
        let undecided = claims.give_seats(&mut candidates);
        Some(TopBoardQualification { candidates, undecided })
    }

    /// The candidates with a seat, in the order of their claims.
    pub fn seated(&self) -> impl Iterator<Item = &TopBoardCandidate> {
        self.candidates.iter().filter(|candidate| matches!(candidate.claim, TopBoardClaim::Seat(_)))
    }

    /// The players with a seat, in the order of their claims.
    pub(super) fn seated_people(&self) -> Vec<PersonId> {
        self.seated().map(|candidate| candidate.person).collect()
    }

    /// The rank of a candidate in the order of choosing: winners of groups come first, the others follow by the ranking.
    pub(super) fn choosing_rank(&self, person: PersonId) -> Option<(bool, usize)> {
        let candidate = self.candidates.iter().find(|candidate| candidate.person == person)?;
        let wins_group = candidate.claim == TopBoardClaim::Seat(SeatReason::Group);
        Some((!wins_group, candidate.ranking_position))
    }

    /// The order in which the seated players choose powers for a game (from 0). An order that the director entered
    /// comes first.
    pub fn choosing_order(&self, context: &StandingsContext<'_>, game: usize) -> Vec<PersonId> {
        let mut order = ChoosingOrder::new(context, Some(self), &self.seated_people()).players().to_vec();
        let turned =
            context.rules.top_board.as_ref().is_some_and(|top| top.power_choosing == PowerChoosing::RankingThenReverse);
        if turned && game % 2 == 1 {
            order.reverse();
        }
        order
    }
}

/// The tie-breaks between rows with equal totals for a seat.
struct SeatTieBreaks<'a> {
    steps: &'a [TieBreak],
    /// Position of the first of these tie-breaks among the figures of a row.
    first: usize,
    lowest_wins: bool,
    decimals: usize,
}

impl<'a> SeatTieBreaks<'a> {
    fn new(context: &StandingsContext<'a>, rules: &'a TopBoardRules) -> SeatTieBreaks<'a> {
        let own = rules.tie_breaks.as_deref();
        SeatTieBreaks {
            steps: own.unwrap_or(&context.rules.tie_breaks),
            first: own.map_or(0, |_| context.rules.tie_breaks.len()),
            lowest_wins: context.rules.lowest_wins(),
            decimals: context.rules.decimals,
        }
    }

    fn figure(&self, row: &StandingsRow, step: usize) -> f64 {
        match (row.tie_break_figures.get(self.first + step), &self.steps[step]) {
            (Some(figure), _) => *figure,
            (None, TieBreak::BestGame(n)) => row.best(*n),
            _ => 0.0,
        }
    }

    fn total(&self, row: &StandingsRow) -> f64 {
        if self.lowest_wins { -row.total } else { row.total }
    }

    /// The tie-break that decides between `a` and `b`, with both figures. `None` where they are tied or the totals
    /// differ.
    fn deciding_step(&self, a: &StandingsRow, b: &StandingsRow) -> Option<(usize, f64, f64)> {
        let figures = (0..self.steps.len()).map(|step| (step, self.figure(a, step), self.figure(b, step)));
        figures.filter(|_| nearly_equal(a.total, b.total)).find(|(_, a, b)| !nearly_equal(*a, *b))
    }

    fn are_tied(&self, a: &StandingsRow, b: &StandingsRow) -> bool {
        nearly_equal(a.total, b.total) && self.deciding_step(a, b).is_none()
    }

    /// Sorts the rows, best first. Tied rows stay in the order of the ranking.
    fn sort(&self, rows: &mut Vec<&StandingsRow>) {
        sort_by_levels(rows, 1 + self.steps.len(), |row, level| match level.checked_sub(1) {
            None => self.total(row),
            Some(step) => self.figure(row, step),
        });
    }

    fn ahead_reason(&self, above: &StandingsRow, below: &StandingsRow) -> Option<DecidingTieBreak> {
        let (step, own, other) = self.deciding_step(above, below)?;
        let tie_break = &self.steps[step];
        let decimals = distinguishing_decimals(own, other, self.decimals);
        Some(DecidingTieBreak {
            tie_break: tie_break.clone(),
            lowest_wins: self.lowest_wins,
            own: above.tie_break_figure_shown(tie_break, own, decimals),
            other: below.tie_break_figure_shown(tie_break, other, decimals),
        })
    }
}

/// The allocation of the seats.
struct SeatAllocation<'a> {
    context: &'a StandingsContext<'a>,
    decisions: &'a TopBoard,
    rules: &'a TopBoardRules,
    rows: &'a [&'a StandingsRow],
    tie_breaks: &'a SeatTieBreaks<'a>,
    /// The players who have left the event before the top board, or have not begun it.
    left: Vec<PersonId>,
    /// The players with a seat in a game before the top board that has not begun, and the number of its round.
    drawn_seats: Vec<(PersonId, usize)>,
}

/// The seats in games before the top board that have not begun. A game that has begun is among those of a row.
fn drawn_seats(context: &StandingsContext<'_>, rules: &TopBoardRules) -> Vec<(PersonId, usize)> {
    let book = context.book;
    let mut seats = Vec::new();
    for (number, round) in context.structure.rounds.in_order().iter().copied() {
        let is_before = rules.follows_elimination() || number <= rules.after_round;
        let boards = book.round(round).filter(|_| is_before && !context.holds_back(round));
        for (n, board) in (0..).zip(boards.map_or(&[][..], |round| &round.boards)) {
            let at = BoardRef::new(round.0, n);
            let is_top_board = context.structure.top_boards.contains(at);
            if !is_top_board && context.scores.stage(board, at) == GameStage::NotStarted {
                let players = board.seats.values().filter_map(|seat| seat.player);
                seats.extend(players.map(|player| (book.successor(player), number)));
            }
        }
    }
    seats
}

/// The players who have left the event by the round of the top board. A player who has begun a game of the top board had
/// the seat, and a substitute plays on.
fn people_who_left(context: &StandingsContext<'_>, rules: &TopBoardRules) -> Vec<PersonId> {
    let book = context.book;
    let top_boards = context.structure.top_boards.with_players(book);
    let of_top_board = top_boards.first().map(|at| at.round);
    let named = || context.structure.rounds.with_number(rules.round).last();
    let round = of_top_board.or_else(named).unwrap_or(RoundIx(book.rounds.len()));
    let begun =
        top_boards.iter().filter_map(|at| book.board(*at)).filter(|board| board.stage() != GameStage::NotStarted);
    let playing: Vec<PersonId> = begun.flat_map(|board| board.seats.values()).filter_map(|seat| seat.player).collect();
    let left = book.people.iter().map(|person| person.id).filter(|id| book.has_left(*id, round));
    left.filter(|id| !playing.contains(id)).collect()
}

impl SeatAllocation<'_> {
    /// The rows in the order of their claims: group winners, players named by the director, the others. Each with its
    /// position in the ranking.
    fn rows_by_claim(&self) -> Vec<(usize, &StandingsRow)> {
        let mut rows: Vec<&StandingsRow> = self.rows.to_vec();
        // Of tied players, those whom the director put first.
        let decided = &self.decisions.preferred_players;
        let preference =
            |row: &StandingsRow| decided.iter().position(|person| self.concerns(*person, row)).unwrap_or(usize::MAX);
        let mut start = 0;
        while start < rows.len() {
            let level = rows[start..].iter().take_while(|row| self.tie_breaks.are_tied(rows[start], row)).count();
            rows[start..start + level].sort_by_key(|row| preference(row));
            start += level;
        }
        let mut rows: Vec<(usize, &StandingsRow)> = rows.into_iter().enumerate().collect();
        rows.sort_by_key(|(_, row)| match self.first_claim(row) {
            Some(SeatReason::Group) => 0,
            Some(SeatReason::Director) => 1,
            _ => 2,
        });
        rows
    }

    /// The reason for a claim that comes before the ranking.
    fn first_claim(&self, row: &StandingsRow) -> Option<SeatReason> {
        let winner = self.rules.follows_elimination() && self.wins_group(row);
        let named = self.decisions.extra_qualifiers.iter().any(|person| self.concerns(*person, row));
        winner.then_some(SeatReason::Group).or(named.then_some(SeatReason::Director))
    }

    /// Whether a decision about this person concerns this row. A replaced player's decisions concern the successor.
    fn concerns(&self, person: PersonId, row: &StandingsRow) -> bool {
        self.context.book.successor(person) == row.person
    }

    fn group(&self, row: &StandingsRow) -> &str {
        self.context.book.person(row.person).map_or("", |person| person.group.as_str())
    }

    /// Whether this row is the first of its group, apart from players who stepped back.
    fn wins_group(&self, row: &StandingsRow) -> bool {
        let group = self.group(row);
        let first = self.rows.iter().find(|other| self.group(other) == group && self.given_up(other.person).is_none());
        !group.is_empty() && (first.is_some_and(|first| first.person == row.person) || self.led_group(row, group))
    }

    /// Whether this row is the first of its group, stepped back or not. The claim stays visible at its position.
    fn led_group(&self, row: &StandingsRow, group: &str) -> bool {
        let first = self.rows.iter().find(|other| self.group(other) == group);
        first.is_some_and(|first| first.person == row.person)
    }

    /// The claim of a player who stepped back or has left the event. `None` for the others.
    fn given_up(&self, person: PersonId) -> Option<TopBoardClaim> {
        let mut declined = self.decisions.declined.iter();
        if declined.any(|declined| self.context.book.successor(declined.player) == person) {
            return Some(TopBoardClaim::Declined);
        }
        self.left.contains(&person).then_some(TopBoardClaim::Left)
    }

    fn candidate(&self, ranking_position: usize, row: &StandingsRow) -> TopBoardCandidate {
        let at = self.rows.iter().position(|other| other.person == row.person);
        let next = at.and_then(|at| self.rows.get(at + 1));
        TopBoardCandidate {
            person: row.person,
            place: row.place.unwrap_or_default(),
            ranking_position,
            total: row.total,
            claim: TopBoardClaim::Next(0),
            ahead_reason: next.and_then(|next| self.tie_breaks.ahead_reason(row, next)),
        }
    }

    fn row(&self, person: PersonId) -> Option<&StandingsRow> {
        self.rows.iter().find(|row| row.person == person).copied()
    }

    /// Gives the seats in order. Returns the players tied for the last of them, for the director to decide.
    fn give_seats(&self, candidates: &mut [TopBoardCandidate]) -> Vec<PersonId> {
        let mut free = Power::ALL.len();
        let mut stepped_back = 0;
        let mut line = 0;
        let mut at = 0;
        let mut undecided = Vec::new();
        while at < candidates.len() {
            let Some(row) = self.row(candidates[at].person) else { break };
            let too_many = self.too_many_rounds(row);
            let claim = if let Some(given_up) = self.given_up(row.person) {
                // A player without the right to a seat leaves no free seat.
                let had_a_seat = free > 0 && too_many.is_none();
                stepped_back += usize::from(had_a_seat);
                given_up
            } else if let Some(too_many) = too_many {
                too_many
            } else if free == 0 {
                line += 1;
                TopBoardClaim::Next(line)
            } else if self.first_claim(row).is_none() && !self.is_order_settled(&candidates[at..], free) {
                undecided.push(row.person);
                TopBoardClaim::Undecided
            } else {
                // The last seats are those left free by players who stepped back.
                let by = match self.first_claim(row) {
                    Some(by) => by,
                    None if free <= stepped_back => SeatReason::Replacement,
                    None => SeatReason::Ranking,
                };
                free -= 1;
                TopBoardClaim::Seat(by)
            };
            candidates[at].claim = claim;
            if claim == TopBoardClaim::Undecided {
                // All tied players wait for the decision. The players after them have no seat.
                let level = self.count_tied(row, &candidates[at..]);
                for candidate in &mut candidates[at + 1..at + level] {
                    candidate.claim = if let Some(given_up) = self.given_up(candidate.person) {
                        given_up
                    } else if let Some(too_many) = self.row(candidate.person).and_then(|row| self.too_many_rounds(row))
                    {
                        too_many
                    } else {
                        undecided.push(candidate.person);
                        TopBoardClaim::Undecided
                    };
                }
                at += level;
                free = 0;
                continue;
            }
            at += 1;
        }
        undecided
    }

    fn may_sit(&self, person: PersonId) -> bool {
        let few = self.row(person).is_some_and(|row| self.too_many_rounds(row).is_none());
        few && self.given_up(person).is_none()
    }

    /// The claim of a player with more rounds than the rules allow before the top board. `None` for the others.
    fn too_many_rounds(&self, row: &StandingsRow) -> Option<TopBoardClaim> {
        let most = self.rules.most_played?;
        let mut numbers: Vec<usize> = row.games.iter().map(|game| game.round_number).collect();
        numbers.dedup();
        let played = numbers.len();
        if played > most {
            return Some(TopBoardClaim::PlayedTooMany { played, most });
        }
        let drawn = self.drawn_seats.iter().filter(|(person, _)| *person == row.person).map(|(_, number)| *number);
        let mut drawn: Vec<usize> = drawn.filter(|number| !numbers.contains(number)).collect();
        drawn.dedup();
        let round = drawn.last().copied()?;
        let rounds = played + drawn.len();
        (rounds > most).then_some(TopBoardClaim::DrawnTooMany { round, rounds, most })
    }

    fn count_tied(&self, row: &StandingsRow, candidates: &[TopBoardCandidate]) -> usize {
        let level = |candidate: &&TopBoardCandidate| {
            self.row(candidate.person).is_some_and(|other| self.tie_breaks.are_tied(row, other))
        };
        candidates.iter().take_while(level).count()
    }

    /// Whether all players tied with the first of these have a seat, or the director has put them in order.
    fn is_order_settled(&self, candidates: &[TopBoardCandidate], free: usize) -> bool {
        let Some(row) = candidates.first().and_then(|first| self.row(first.person)) else { return true };
        let level = &candidates[..self.count_tied(row, candidates)];
        let waiting: Vec<PersonId> =
            level.iter().map(|candidate| candidate.person).filter(|person| self.may_sit(*person)).collect();
        let preferred = &self.decisions.preferred_players;
        waiting.len() <= free || preferred.iter().any(|person| self.concerns(*person, row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{
        AttendanceEntry, AttendanceStatus, Board, Book, CellEntry, DeclinedSeat, Person, Round, ScoreRuling,
    };
    use crate::engine::Engine;

    /// Fourteen players. `rounds` has the scores of each round by player, NaN for a player who did not play.
    fn event(rounds: &[[f64; 14]]) -> Book {
        let mut book = Book::default();
        book.event.rules = "WDC 2006".into();
        book.people = (1..=14).map(|n| Person::new(PersonId(n), format!("P{n}"))).collect();
        for (n, scores) in rounds.iter().enumerate() {
            let mut round = Round { name: (n + 1).to_string(), ..Round::default() };
            for (board, seven) in scores.chunks(7).enumerate() {
                let mut game = Board::new(board.to_string());
                for (power, score) in Power::ALL.into_iter().zip(seven) {
                    let seat = &mut game.seats[power];
                    seat.centres = CellEntry::Value(1);
                    if !score.is_nan() {
                        seat.player = Some(PersonId(u32::try_from(board * 7 + power.index() + 1).unwrap()));
                        seat.ruling = Some(Box::new(ScoreRuling { score: *score, reason: String::new() }));
                    }
                }
                round.boards.push(game);
            }
            book.rounds.push(round);
        }
        book
    }

    const NO: f64 = f64::NAN;

    fn claims(book: &Book) -> Vec<(u32, TopBoardClaim)> {
        let qualification = Engine::new(book.clone()).qualification().unwrap();
        qualification.candidates.iter().map(|candidate| (candidate.person.0, candidate.claim)).collect()
    }

    #[test]
    fn a_player_of_all_four_rounds_has_no_seat_and_the_next_player_replaces_one_who_steps_back() {
        let first = [90.0, 80.0, 70.0, 60.0, 50.0, 40.0, 30.0, 20.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0];
        let mut alone = [NO; 14];
        alone[0] = 1.0;
        let mut book = event(&[first, alone, alone, alone]);
        book.top_board.declined.push(DeclinedSeat { player: PersonId(3), note: "a train to catch".into() });
        let claims = claims(&book);
        assert_eq!(claims[0], (1, TopBoardClaim::PlayedTooMany { played: 4, most: 3 }));
        assert_eq!(claims[1], (2, TopBoardClaim::Seat(SeatReason::Ranking)));
        assert_eq!(claims[2], (3, TopBoardClaim::Declined));
        assert_eq!(claims[7], (8, TopBoardClaim::Seat(SeatReason::Ranking)));
        assert_eq!(claims[8], (9, TopBoardClaim::Seat(SeatReason::Replacement)));
        assert_eq!(claims[9], (10, TopBoardClaim::Next(1)));
    }

    #[test]
    fn a_seat_in_a_drawn_round_costs_the_claim_until_it_is_empty_again() {
        let first = [90.0, 80.0, 70.0, 60.0, 50.0, 40.0, 30.0, 20.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0];
        let mut book = event(&[first, first, first]);
        assert_eq!(claims(&book)[0], (1, TopBoardClaim::Seat(SeatReason::Ranking)));
        let mut board = Board::new("A");
        board.seats[Power::Italy].player = Some(PersonId(1));
        book.rounds.push(Round { name: "4".into(), boards: vec![board], ..Round::default() });
        let found = claims(&book);
        assert_eq!(found[0], (1, TopBoardClaim::DrawnTooMany { round: 4, rounds: 4, most: 3 }));
        assert_eq!(found[7], (8, TopBoardClaim::Seat(SeatReason::Ranking)));
        book.rounds[3].boards[0].seats[Power::Italy].player = None;
        assert_eq!(claims(&book)[0], (1, TopBoardClaim::Seat(SeatReason::Ranking)));
        // A second seat in a round that is played is no further round.
        book.rounds[3].name = "3".into();
        book.rounds[3].boards[0].seats[Power::Italy].player = Some(PersonId(1));
        assert_eq!(claims(&book)[0], (1, TopBoardClaim::Seat(SeatReason::Ranking)));
    }

    #[test]
    fn players_tied_for_the_last_seat_wait_for_the_director() {
        let mut level = [50.0; 14];
        level[..5].copy_from_slice(&[90.0, 80.0, 70.0, 60.0, 55.0]);
        level[8..].fill(10.0);
        let mut book = event(&[level]);
        let undecided = |book: &Book| Engine::new(book.clone()).qualification().unwrap().undecided;
        assert_eq!(undecided(&book), [PersonId(6), PersonId(7), PersonId(8)]);
        assert_eq!(claims(&book)[8].1, TopBoardClaim::Next(1), "the next player has no seat");
        book.top_board.preferred_players = vec![PersonId(8), PersonId(6)];
        assert_eq!(undecided(&book), []);
        let seated: Vec<u32> =
            claims(&book).iter().filter(|c| matches!(c.1, TopBoardClaim::Seat(_))).map(|c| c.0).collect();
        assert_eq!(seated, [1, 2, 3, 4, 5, 8, 6]);
        assert_eq!(claims(&book)[7], (7, TopBoardClaim::Next(1)));
    }

    #[test]
    fn a_player_who_has_left_the_event_has_no_seat_unless_the_top_board_has_begun() {
        let first = [90.0, 80.0, 70.0, 60.0, 50.0, 40.0, 30.0, 20.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0];
        let mut book = event(&[first]);
        book.rounds.extend((2..=5).map(|n| Round { name: n.to_string(), ..Round::default() }));
        book.rounds[2].attendance = vec![AttendanceEntry::new(PersonId(3), AttendanceStatus::Left)];
        let found = claims(&book);
        assert_eq!(found[2], (3, TopBoardClaim::Left));
        assert_eq!(found[7], (8, TopBoardClaim::Seat(SeatReason::Replacement)));
        // Who comes back in a later round has the seat.
        book.rounds[3].attendance = vec![AttendanceEntry::new(PersonId(3), AttendanceStatus::Present)];
        assert_eq!(claims(&book)[2], (3, TopBoardClaim::Seat(SeatReason::Ranking)));
        // A substitute goes on for a player who leaves during the top board.
        book.rounds[4].attendance = vec![AttendanceEntry::new(PersonId(3), AttendanceStatus::Left)];
        assert_eq!(claims(&book)[2], (3, TopBoardClaim::Left));
        let mut board = Board { is_top_board: true, ..Board::new("Top") };
        board.seats[Power::Italy].player = Some(PersonId(3));
        book.rounds[4].boards.push(board);
        assert_eq!(claims(&book)[2], (3, TopBoardClaim::Left));
        book.rounds[4].boards[0].seats[Power::Italy].centres = CellEntry::Value(5);
        assert_eq!(claims(&book)[2], (3, TopBoardClaim::Seat(SeatReason::Ranking)));
    }
}
