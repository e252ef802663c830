//! Who may sit at the top board, who stepped back, who is next, and in which order they choose.

use super::context::{Basis, View};
use super::rules::{Choosing, FilledBy, TieBreak, TopBoardRules};
use super::table::{Row, Standings, close};
use super::tolerant_order::sort_by_levels;
use crate::book::PersonId;

/// Players of a board.
const SEATS: usize = 7;

/// How the top board is filled.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Qualification {
    /// Everyone of the ranking that fills it, in the order of their claims.
    pub candidates: Vec<Candidate>,
    /// Players who are level for the last seats, whom no rule tells apart and the director has not put in order.
    pub undecided: Vec<PersonId>,
}

/// Somebody with a claim to a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    pub person: PersonId,
    /// In the ranking that fills the seats.
    pub place: usize,
    /// The total in that ranking.
    pub total: f64,
    pub claim: Claim,
    /// Why the candidate is ahead of the next one, where the totals are level: “better best game, 50.00 over 48.50”.
    pub ahead_by: Option<String>,
}

/// What became of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Has a seat, for this reason.
    Seat(SeatBy),
    /// Had a seat and stepped back.
    Declined,
    /// Has played too many of the rounds before; so many.
    PlayedTooMany(usize),
    /// Is level for the last seat with others, and the director has to settle it.
    Undecided,
    /// Would be next, number so and so in the line.
    Next(usize),
}

/// Why somebody has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatBy {
    /// By the place in the ranking.
    Ranking,
    /// As the first of a group.
    Group,
    /// By the director's word.
    Director,
    /// In the place of one who stepped back.
    Replacement,
}

impl Claim {
    /// “seat”, “stepped back”, “next in line (2)”.
    pub fn words(self) -> String {
        match self {
            Claim::Seat(SeatBy::Ranking) => "seat".to_owned(),
            Claim::Seat(SeatBy::Group) => "seat, first of the group".to_owned(),
            Claim::Seat(SeatBy::Director) => "seat, named by the director".to_owned(),
            Claim::Seat(SeatBy::Replacement) => "seat, in place of who stepped back".to_owned(),
            Claim::Declined => "stepped back".to_owned(),
            Claim::PlayedTooMany(rounds) => format!("has played {rounds} rounds"),
            Claim::Undecided => "level for the last seat".to_owned(),
            Claim::Next(1) => "next in line".to_owned(),
            Claim::Next(number) => format!("next in line, number {number}"),
        }
    }
}

impl Qualification {
    /// Fills the top board of `basis.rules` from the ranking after the round they name. `None` where they know no top
    /// board.
    pub fn new(basis: &Basis<'_>) -> Option<Qualification> {
        let rules = basis.rules.top_board.as_ref()?;
        let before = Standings::new(&basis.seen(View { rounds: Some(rules.after), ..View::default() }));
        let mut rows: Vec<&Row> = before.rows.iter().filter(|row| row.place.is_some()).collect();
        let chain = Chain::of(basis, rules);
        chain.sort(&mut rows);
        let claims = Claims { basis, rules, rows: &rows, chain: &chain };
        let mut candidates: Vec<Candidate> = claims.in_order().into_iter().map(|row| claims.candidate(row)).collect();
        let undecided = claims.give_seats(&mut candidates);
        Some(Qualification { candidates, undecided })
    }

    /// Who sits there, in the order of their claims.
    pub fn seated(&self) -> impl Iterator<Item = &Candidate> {
        self.candidates.iter().filter(|candidate| matches!(candidate.claim, Claim::Seat(_)))
    }

    /// The order in which the seated choose their powers for a game (from 0), unless the director entered another.
    pub fn choosing(&self, basis: &Basis<'_>, game: usize) -> Vec<PersonId> {
        let seated: Vec<PersonId> = self.seated().map(|candidate| candidate.person).collect();
        let chose = &basis.book.top_board.chose;
        let mut order: Vec<PersonId> = chose.iter().map(|person| basis.book.successor(*person)).collect();
        order.retain(|person| seated.contains(person));
        let left_out = seated.into_iter().filter(|person| !order.contains(person)).collect::<Vec<_>>();
        order.extend(left_out);
        let turned = basis.rules.top_board.as_ref().is_some_and(|top| top.choosing == Choosing::RankingThenReverse);
        if turned && game % 2 == 1 {
            order.reverse();
        }
        order
    }
}

/// How rows of equal totals are told apart for a seat.
struct Chain<'a> {
    steps: &'a [TieBreak],
    /// Where the figures of the steps begin in a row's.
    first: usize,
    lowest_wins: bool,
    decimals: usize,
}

impl<'a> Chain<'a> {
    fn of(basis: &Basis<'a>, rules: &'a TopBoardRules) -> Chain<'a> {
        let own = rules.tie_breaks.as_deref();
        Chain {
            steps: own.unwrap_or(&basis.rules.tie_breaks),
            first: own.map_or(0, |_| basis.rules.tie_breaks.len()),
            lowest_wins: basis.rules.lowest_wins(),
            decimals: basis.rules.decimals,
        }
    }

    fn figure(&self, row: &Row, step: usize) -> f64 {
        match (row.figures.get(self.first + step), &self.steps[step]) {
            (Some(figure), _) => *figure,
            (None, TieBreak::BestGame(n)) => row.best(*n),
            _ => 0.0,
        }
    }

    fn total(&self, row: &Row) -> f64 {
        if self.lowest_wins { -row.total } else { row.total }
    }

    /// The step that puts `a` before or behind `b`, with the figures; nothing where they stay level or the totals differ.
    fn decides(&self, a: &Row, b: &Row) -> Option<(usize, f64, f64)> {
        let figures = (0..self.steps.len()).map(|step| (step, self.figure(a, step), self.figure(b, step)));
        figures.filter(|_| close(a.total, b.total)).find(|(_, a, b)| !close(*a, *b))
    }

    fn are_level(&self, a: &Row, b: &Row) -> bool {
        close(a.total, b.total) && self.decides(a, b).is_none()
    }

    /// Best first; the level in the order of the ranking.
    fn sort(&self, rows: &mut Vec<&Row>) {
        sort_by_levels(rows, 1 + self.steps.len(), |row, level| match level.checked_sub(1) {
            None => self.total(row),
            Some(step) => self.figure(row, step),
        });
    }

    fn words(&self, above: &Row, below: &Row) -> Option<String> {
        let (step, above, below) = self.decides(above, below)?;
        let shown = |figure| crate::figures::show(figure, self.decimals);
        Some(format!("better {}, {} over {}", self.steps[step].name(), shown(above), shown(below)))
    }
}

struct Claims<'a> {
    basis: &'a Basis<'a>,
    rules: &'a TopBoardRules,
    rows: &'a [&'a Row],
    chain: &'a Chain<'a>,
}

impl Claims<'_> {
    /// The rows in the order of their claims: the winners of the groups, whom the director named, the others.
    fn in_order(&self) -> Vec<&Row> {
        let mut rows: Vec<&Row> = self.rows.to_vec();
        // Of the level, those whom the director put first.
        let decided = &self.basis.book.top_board.preferred;
        let preference = |row: &Row| decided.iter().position(|person| self.is(*person, row)).unwrap_or(usize::MAX);
        let mut start = 0;
        while start < rows.len() {
            let level = rows[start..].iter().take_while(|row| self.chain.are_level(rows[start], row)).count();
            rows[start..start + level].sort_by_key(|row| preference(row));
            start += level;
        }
        let rank = |row: &&Row| match self.first_claim(row) {
            Some(SeatBy::Group) => 0,
            Some(SeatBy::Director) => 1,
            _ => 2,
        };
        rows.sort_by_key(rank);
        rows
    }

    /// A claim that goes before the ranking.
    fn first_claim(&self, row: &Row) -> Option<SeatBy> {
        let winner = self.rules.filled_by == FilledBy::GroupWinners && self.wins_group(row);
        let named = self.basis.book.top_board.named.iter().any(|person| self.is(*person, row));
        winner.then_some(SeatBy::Group).or(named.then_some(SeatBy::Director))
    }

    /// Whether a decision about this person is about this row: of who carries on for him, where somebody does.
    fn is(&self, person: PersonId, row: &Row) -> bool {
        self.basis.book.successor(person) == row.person
    }

    fn group(&self, row: &Row) -> &str {
        self.basis.book.person(row.person).map_or("", |person| person.group.as_str())
    }

    /// Whether nobody of the group who has not stepped back is before this one.
    fn wins_group(&self, row: &Row) -> bool {
        let group = self.group(row);
        let first = self.rows.iter().find(|other| self.group(other) == group && !self.declined(other.person));
        !group.is_empty() && (first.is_some_and(|first| first.person == row.person) || self.was_first(row, group))
    }

    /// Whether somebody who stepped back was the first of the group: the claim is shown where it was.
    fn was_first(&self, row: &Row, group: &str) -> bool {
        let first = self.rows.iter().find(|other| self.group(other) == group);
        first.is_some_and(|first| first.person == row.person)
    }

    fn declined(&self, person: PersonId) -> bool {
        self.basis.book.top_board.declined.iter().any(|declined| self.basis.book.successor(declined.player) == person)
    }

    fn candidate(&self, row: &Row) -> Candidate {
        let at = self.rows.iter().position(|other| other.person == row.person);
        let next = at.and_then(|at| self.rows.get(at + 1));
        Candidate {
            person: row.person,
            place: row.place.unwrap_or_default(),
            total: row.total,
            claim: Claim::Next(0),
            ahead_by: next.and_then(|next| self.chain.words(row, next)),
        }
    }

    fn row(&self, person: PersonId) -> Option<&Row> {
        self.rows.iter().find(|row| row.person == person).copied()
    }

    /// Gives the seats in order; who is level for the last of them is left to the director.
    fn give_seats(&self, candidates: &mut [Candidate]) -> Vec<PersonId> {
        let mut free = SEATS;
        let mut stepped_back = 0;
        let mut line = 0;
        let mut at = 0;
        let mut undecided = Vec::new();
        while at < candidates.len() {
            let Some(row) = self.row(candidates[at].person) else { break };
            let played = rounds_played(row);
            let claim = if self.declined(row.person) {
                // Who could not have sat there leaves no seat to anybody.
                let had_a_seat = free > 0 && self.rules.most_played.is_none_or(|most| played <= most);
                stepped_back += usize::from(had_a_seat);
                Claim::Declined
            } else if self.rules.most_played.is_some_and(|most| played > most) {
                Claim::PlayedTooMany(played)
            } else if free == 0 {
                line += 1;
                Claim::Next(line)
            } else if self.first_claim(row).is_none() && !self.is_settled(&candidates[at..], free) {
                undecided.push(row.person);
                Claim::Undecided
            } else {
                // The last seats are those that stood free because somebody stepped back.
                let by = match self.first_claim(row) {
                    Some(by) => by,
                    None if free <= stepped_back => SeatBy::Replacement,
                    None => SeatBy::Ranking,
                };
                free -= 1;
                Claim::Seat(by)
            };
            candidates[at].claim = claim;
            if claim == Claim::Undecided {
                // All who are level wait for the word; whoever comes after them has no seat.
                let level = self.level_with(row, &candidates[at..]);
                for candidate in &mut candidates[at + 1..at + level] {
                    let played = self.row(candidate.person).map_or(0, rounds_played);
                    candidate.claim = if self.declined(candidate.person) {
                        Claim::Declined
                    } else if self.may_sit(candidate.person) {
                        undecided.push(candidate.person);
                        Claim::Undecided
                    } else {
                        Claim::PlayedTooMany(played)
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
        let few =
            self.row(person).is_some_and(|row| self.rules.most_played.is_none_or(|most| rounds_played(row) <= most));
        few && !self.declined(person)
    }

    fn level_with(&self, row: &Row, candidates: &[Candidate]) -> usize {
        let level =
            |candidate: &&Candidate| self.row(candidate.person).is_some_and(|other| self.chain.are_level(row, other));
        candidates.iter().take_while(level).count()
    }

    /// Whether the rest of those who are level with the first of these all have a seat, or the director has put them in
    /// order.
    fn is_settled(&self, candidates: &[Candidate], free: usize) -> bool {
        let Some(row) = candidates.first().and_then(|first| self.row(first.person)) else { return true };
        let level = &candidates[..self.level_with(row, candidates)];
        let waiting: Vec<PersonId> =
            level.iter().map(|candidate| candidate.person).filter(|person| self.may_sit(*person)).collect();
        let preferred = &self.basis.book.top_board.preferred;
        waiting.len() <= free || preferred.iter().any(|person| self.is(*person, row))
    }
}

/// In how many rounds a row has a game.
pub(super) fn rounds_played(row: &Row) -> usize {
    let mut rounds: Vec<usize> = row.games.iter().map(|game| game.seat.board.round.0).collect();
    rounds.dedup();
    rounds.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, Declined, Entry, Override, Person, Power, Round};
    use crate::engine::Engine;

    /// Fourteen players; in round n of four, the scores of who played, by player.
    fn event(rounds: &[[f64; 14]]) -> Book {
        let mut book = Book::default();
        book.event.rules = "WDC 2006".into();
        book.people = (1..=14).map(|n| Person::new(PersonId(n), format!("P{n}"))).collect();
        for (n, scores) in rounds.iter().enumerate() {
            let mut round = Round { name: (n + 1).to_string(), ..Round::default() };
            for (board, seven) in scores.chunks(7).enumerate() {
                let mut game = Board::named(board.to_string());
                for (power, score) in Power::ALL.into_iter().zip(seven) {
                    let seat = &mut game.seats[power];
                    seat.centres = Entry::Value(1);
                    if !score.is_nan() {
                        seat.player = Some(PersonId(u32::try_from(board * 7 + power.index() + 1).unwrap()));
                        seat.ruling = Some(Override { score: *score, reason: String::new() });
                    }
                }
                round.boards.push(game);
            }
            book.rounds.push(round);
        }
        book
    }

    const NO: f64 = f64::NAN;

    fn claims(book: &Book) -> Vec<(u32, Claim)> {
        let qualification = Engine::new(book.clone()).qualification().unwrap();
        qualification.candidates.iter().map(|candidate| (candidate.person.0, candidate.claim)).collect()
    }

    #[test]
    fn who_played_all_four_rounds_waits_and_who_steps_back_is_replaced_by_the_next() {
        let first = [90.0, 80.0, 70.0, 60.0, 50.0, 40.0, 30.0, 20.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0];
        let mut alone = [NO; 14];
        alone[0] = 1.0;
        let mut book = event(&[first, alone, alone, alone]);
        book.top_board.declined.push(Declined { player: PersonId(3), note: "a train to catch".into() });
        let claims = claims(&book);
        assert_eq!(claims[0], (1, Claim::PlayedTooMany(4)));
        assert_eq!(claims[1], (2, Claim::Seat(SeatBy::Ranking)));
        assert_eq!(claims[2], (3, Claim::Declined));
        assert_eq!(claims[7], (8, Claim::Seat(SeatBy::Ranking)));
        assert_eq!(claims[8], (9, Claim::Seat(SeatBy::Replacement)));
        assert_eq!(claims[9], (10, Claim::Next(1)));
    }

    #[test]
    fn who_is_level_for_the_last_seat_waits_for_the_director() {
        let mut level = [50.0; 14];
        level[..5].copy_from_slice(&[90.0, 80.0, 70.0, 60.0, 55.0]);
        level[8..].fill(10.0);
        let mut book = event(&[level]);
        let undecided = |book: &Book| Engine::new(book.clone()).qualification().unwrap().undecided;
        assert_eq!(undecided(&book), [PersonId(6), PersonId(7), PersonId(8)]);
        assert_eq!(claims(&book)[8].1, Claim::Next(1), "whoever is behind them has no seat");
        book.top_board.preferred = vec![PersonId(8), PersonId(6)];
        assert_eq!(undecided(&book), []);
        let seated: Vec<u32> = claims(&book).iter().filter(|c| matches!(c.1, Claim::Seat(_))).map(|c| c.0).collect();
        assert_eq!(seated, [1, 2, 3, 4, 5, 8, 6]);
        assert_eq!(claims(&book)[7], (7, Claim::Next(1)));
    }
}
