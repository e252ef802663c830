//! The standings: all rows, made from a book or updated after a change of boards, with their places.
//!
//! `table` and `top_board_qualification` use each other, as two halves of one algorithm: the places need the order of
//! choosing at the top board, and that needs the standings before its round.

use std::collections::HashMap;

use super::choosing_order::ChoosingOrder;
use super::context::{StandingsContext, StandingsScope};
use super::row::{ChoosingTie, PlayerGame, ReservedPlace, SitOutResult, StandingsRow, TopBoardState, WithoutPlace};
use super::rules::{DecidedPlaces, HandicapTiming, ResultKind, ResultMultiplier, Ruleset, TopBoardRules};
use super::tolerant_order::{nearly_equal, sort_by_levels};
use super::top_board_qualification::TopBoardQualification;
use super::totals::{TotalCalculator, penalty_points};
use crate::book::{Board, BoardRef, Book, GameStage, PersonId, Power, RoundIx};

/// The standings of an event.
#[derive(Clone, Debug, Default)]
pub struct Standings {
    /// Everyone with a seat at a board that has begun, or with a sit-out for points. Players with a place come first,
    /// best first, then those without.
    pub rows: Vec<StandingsRow>,
    /// The scoring player of every power, by round and board, at the time the rows were made.
    scorers: Vec<Vec<[Option<PersonId>; 7]>>,
    successors: Successors,
}

/// Players who were replaced, each with the player who carries on. Empty in most events.
#[derive(Clone, Debug, Default)]
struct Successors(Vec<(PersonId, PersonId)>);

impl Successors {
    fn new(book: &Book) -> Successors {
        let replaced = book.people.iter().filter(|person| person.replaced_by.is_some());
        Successors(replaced.map(|person| (person.id, book.successor(person.id))).collect())
    }

    fn successor_of(&self, id: PersonId) -> PersonId {
        self.0.iter().find(|(replaced, _)| *replaced == id).map_or(id, |(_, successor)| *successor)
    }

    /// The player who scores with each power of a board.
    fn scorers(&self, board: &Board) -> [Option<PersonId>; 7] {
        board.seats.0.each_ref().map(|seat| seat.scorer().map(|id| self.successor_of(id)))
    }
}

/// The games of a board that has begun, each with the player who scores in it.
fn board_games<'a>(
    board: &'a Board,
    at: BoardRef,
    round_number: usize,
    scorers: [Option<PersonId>; 7],
    at_top_board: bool,
    context: &StandingsContext<'a>,
) -> impl Iterator<Item = (PersonId, PlayerGame)> + use<'a> {
    let context = *context;
    let stage = context.scores.stage(board, at);
    let shown = match stage {
        GameStage::NotStarted => false,
        GameStage::Running(_) => !context.view.finished_only,
        GameStage::Ended => true,
    };
    let has_unknown_end = stage == GameStage::Ended && context.has_unknown_end(board, at);
    let after_penalties = move |power: Power| {
        let score = context.scores.counting_score(board, at.seat(power))?;
        let penalties = &board.seats[power].penalties;
        Some(if penalties.is_empty() { score } else { score - penalty_points(score, penalties, context.rules) })
    };
    Power::ALL.into_iter().filter(move |_| shown).filter_map(move |power| {
        let seat = at.seat(power);
        let score = after_penalties(power);
        let before = context.scores.counting_score(board, seat);
        let result = match context.rules.total.result_kind {
            ResultKind::Positions => {
                score.map(|own| board_place(own, Power::ALL.into_iter().filter_map(after_penalties)))
            }
            ResultKind::Games | ResultKind::Rounds => score,
        };
        let penalty = before.zip(score).map_or(0.0, |(before, after)| before - after);
        let provisional = stage != GameStage::Ended || has_unknown_end;
        let game = PlayerGame { seat, round_number, score, penalty, result, weight: 0.0, provisional, at_top_board };
        Some((scorers[power.index()]?, game))
    })
}

/// The place of a score among all scores of the board. Equal scores share the mean of their places.
pub(super) fn board_place(own: f64, all: impl Iterator<Item = f64>) -> f64 {
    let (mut ahead, mut level) = (0.0, 0.0);
    for score in all {
        if nearly_equal(score, own) {
            level += 1.0;
        } else if score > own {
            ahead += 1.0;
        }
    }
    ahead + f64::midpoint(level, 1.0)
}

impl Standings {
    /// Computes the standings.
    pub fn new(context: &StandingsContext<'_>) -> Standings {
        match context.tie_break_scores.limited_to_view(context) {
            Some(limited) => Standings::calculate(&StandingsContext { tie_break_scores: &limited, ..*context }),
            None => Standings::calculate(context),
        }
    }

    fn calculate(context: &StandingsContext<'_>) -> Standings {
        let book = context.book;
        let top_boards = &context.structure.top_boards;
        let mut standings = Standings { successors: Successors::new(book), ..Standings::default() };
        let mut row_of: HashMap<PersonId, usize> = HashMap::with_capacity(book.people.len());
        let mut row = |person: PersonId, rows: &mut Vec<StandingsRow>| {
            *row_of.entry(person).or_insert_with(|| {
                rows.push(StandingsRow::new(person));
                rows.len() - 1
            })
        };
        standings.scorers = vec![Vec::new(); book.rounds.len()];
        for (number, round) in context.structure.rounds.in_order().iter().copied() {
            let round_data = &book.rounds[round.0];
            let is_included = context.includes_round(round);
            let mut seated = Vec::with_capacity(round_data.boards.len());
            for (board, game) in round_data.boards.iter().enumerate() {
                let scorers = standings.successors.scorers(game);
                seated.push(scorers);
                let at = BoardRef::new(round.0, board);
                if !is_included || context.view.before_top_board && top_boards.contains(at) {
                    continue;
                }
                for (person, played) in board_games(game, at, number, scorers, top_boards.contains(at), context) {
                    let at = row(person, &mut standings.rows);
                    standings.rows[at].games.push(played);
                }
            }
            standings.scorers[round.0] = seated;
            if is_included && context.rules.total.sitting_out != 0.0 {
                for person in round_data
                    .sat_out
                    .iter()
                    .map(|person| standings.successors.successor_of(*person))
                    .collect::<Vec<_>>()
                {
                    let at = row(person, &mut standings.rows);
                    let (sat_out, total) = (&mut standings.rows[at].sit_outs, &context.rules.total);
                    let has_points = sat_out.is_empty() || !total.sitting_out_once;
                    let value = if has_points { total.sitting_out } else { 0.0 };
                    if sat_out.last().is_none_or(|last| last.round != round) {
                        sat_out.push(SitOutResult { round, round_number: number, value, weight: 0.0 });
                    }
                }
            }
        }
        let mut calculator = Standings::total_calculator(context);
        for row in &mut standings.rows {
            row.at_top_board = row.games.iter().any(|game| game.at_top_board);
            calculator.calculate_row(row, context);
        }
        standings.apply_one_round_rule(context);
        standings.assign_places(context);
        standings
    }

    /// Takes the place from players with a seat in one round only, as soon as a later round has begun in which everybody
    /// could play, if the rules say so.
    fn apply_one_round_rule(&mut self, context: &StandingsContext<'_>) {
        if !context.rules.total.place_needs_later_round {
            return;
        }
        let (rounds, top_boards) = (context.structure.rounds.in_order(), &context.structure.top_boards);
        let has_begun = |at: RoundIx| {
            let boards = context.book.round(at).map_or(&[][..], |round| &round.boards);
            let boards = boards.iter().enumerate().map(|(n, board)| (BoardRef::new(at.0, n), board));
            let mut boards = boards.filter(|(at, _)| !top_boards.contains(*at));
            context.includes_round(at)
                && boards.any(|(at, board)| context.scores.stage(board, at) != GameStage::NotStarted)
        };
        let Some((newest, _)) = rounds.iter().rev().find(|(_, at)| has_begun(*at)) else { return };
        let mut rounds_of: HashMap<PersonId, (usize, usize)> = HashMap::new();
        for (number, at) in rounds.iter().filter(|(_, at)| !context.holds_back(*at)) {
            for person in self.scorers[at.0].iter().flatten().flatten() {
                rounds_of.entry(*person).or_insert((*number, *number)).1 = *number;
            }
        }
        for row in &mut self.rows {
            let rounds = rounds_of.get(&row.person);
            if row.without_place.is_none() && rounds.is_some_and(|(first, last)| first == last && last < newest) {
                row.without_place = Some(WithoutPlace::OneRoundOnly);
            }
        }
    }

    /// Updates the standings after these boards changed, and no others.
    pub fn update(&mut self, context: &StandingsContext<'_>, boards: &[BoardRef]) {
        if results_affect_others(context) || context.view != StandingsScope::default() {
            *self = Standings::new(context);
            return;
        }
        let book = context.book;
        let structure = context.structure;
        let mut touched: Vec<PersonId> = Vec::with_capacity(14);
        let mut played: Vec<(PersonId, PlayerGame)> = Vec::with_capacity(7);
        for at in boards {
            let (Some(board), Some(seated)) =
                (book.board(*at), self.scorers.get_mut(at.round.0).and_then(|round| round.get_mut(at.board.0)))
            else {
                continue;
            };
            touched.extend(seated.iter().flatten());
            *seated = self.successors.scorers(board);
            touched.extend(seated.iter().flatten());
            let number = structure.rounds.number(at.round);
            let at_top_board = structure.top_boards.contains(*at);
            played.extend(board_games(board, *at, number, *seated, at_top_board, context));
        }
        touched.sort_unstable();
        touched.dedup();
        let mut found = vec![false; touched.len()];
        for row in &mut self.rows {
            let Ok(known) = touched.binary_search(&row.person) else { continue };
            found[known] = true;
            row.games.retain(|game| !boards.contains(&game.seat.board));
        }
        for (person, _) in touched.iter().zip(&found).filter(|(_, found)| !**found) {
            self.rows.push(StandingsRow::new(*person));
        }
        let mut calculator = Standings::total_calculator(context);
        for row in &mut self.rows {
            if touched.binary_search(&row.person).is_err() {
                continue;
            }
            row.games.extend(played.iter().filter(|(person, _)| *person == row.person).map(|(_, game)| *game));
            row.games.sort_by_key(|game| (game.round_number, game.seat));
            row.games.dedup_by_key(|game| game.seat);
            row.at_top_board = row.games.iter().any(|game| game.at_top_board);
            calculator.calculate_row(row, context);
        }
        self.rows.retain(|row| !row.games.is_empty() || !row.sit_outs.is_empty());
        self.assign_places(context);
    }

    /// Prepares the calculation: whether handicaps count, and the players of each multiplier.
    fn total_calculator(context: &StandingsContext<'_>) -> TotalCalculator {
        let rules = context.rules;
        let handicaps = match rules.total.handicaps {
            HandicapTiming::Always => true,
            HandicapTiming::End => {
                let last = rules.rounds.unwrap_or_else(|| context.structure.rounds.last());
                let looked_at = context.view.rounds.is_none_or(|shown| shown >= last);
                looked_at && !context.view.before_top_board && context.is_round_complete(last)
            }
        };
        let best = |multiplier: &ResultMultiplier| {
            let (best, after) = (multiplier.best_count?, multiplier.after_round?);
            if context.view.rounds.is_some_and(|seen| seen <= after) {
                // The view does not include the multiplied rounds.
                return Some(Vec::new());
            }
            let before = Standings::new(&context.with_view(StandingsScope { rounds: Some(after), ..context.view }));
            let mut people: Vec<PersonId> = before
                .rows
                .iter()
                .filter(|row| row.place.is_some_and(|place| place <= best))
                .map(|row| row.person)
                .collect();
            // Players with the same total as the last of them are included, whatever the tie-breaks say.
            let last =
                before.rows.iter().rfind(|row| row.place.is_some_and(|place| place <= best)).map(|row| row.total);
            let level =
                |row: &&StandingsRow| row.place.is_some() && last.is_some_and(|last| nearly_equal(row.total, last));
            people.extend(before.rows.iter().filter(level).map(|row| row.person));
            people.sort_unstable();
            people.dedup();
            Some(people)
        };
        let multiplied = rules.total.multipliers.iter().map(best).collect();
        TotalCalculator::new(handicaps, multiplied)
    }

    /// Sorts the rows and sets their places.
    fn assign_places(&mut self, context: &StandingsContext<'_>) {
        let rules = context.rules;
        let placed = |row: &StandingsRow| row.without_place.is_none();
        if !self.rows.is_sorted_by_key(|row| !placed(row)) {
            self.rows.sort_by_key(|row| !placed(row));
        }
        let last = self.rows.partition_point(placed);
        let (rows, aside) = self.rows.split_at_mut(last);
        rank_tied_rows(rows, 0, 1, rules);
        for row in aside.iter_mut() {
            (row.place, row.shared, row.reserved_place) = (None, false, None);
        }
        aside.sort_by(|a, b| b.sort_key(0, rules).total_cmp(&a.sort_key(0, rules)).then(a.person.cmp(&b.person)));
        apply_reserved_places(rows, aside, context);
    }

    /// The row of this player.
    pub fn row(&self, person: PersonId) -> Option<&StandingsRow> {
        self.rows.iter().find(|row| row.person == person)
    }
}

/// Whether a result of one player can change the total or the tie-breaks of another player.
fn results_affect_others(context: &StandingsContext<'_>) -> bool {
    let rules = context.rules;
    let waiting =
        || rules.total.handicaps == HandicapTiming::End && context.book.people.iter().any(|p| p.handicap.is_some());
    rules.total.multipliers.iter().any(|multiplier| multiplier.best_count.is_some())
        || rules.total.place_needs_later_round
        || rules.top_board.as_ref().is_some_and(TopBoardRules::follows_elimination)
        || !rules.tie_break_systems().is_empty()
        || waiting()
}

/// Puts the players whose places the top board decides first. The others follow by total. `aside` are the rows that take
/// no place.
fn apply_reserved_places(rows: &mut [StandingsRow], aside: &[StandingsRow], context: &StandingsContext<'_>) {
    for row in rows.iter_mut() {
        row.reserved_place = None;
    }
    let Some(rules) = &context.rules.top_board else { return };
    if context.view.before_top_board || context.view.rounds.is_some_and(|rounds| rounds < rules.round) {
        return;
    }
    let first = match rules.decided_places {
        DecidedPlaces::Nothing => return,
        DecidedPlaces::ChampionByTotal => {
            let Some(best) = rows.iter().filter(|row| row.at_top_board).filter_map(|row| row.place).min() else {
                return;
            };
            rows.sort_by_key(|row| !(row.at_top_board && row.place == Some(best)));
            let many = rows.iter().take_while(|row| row.at_top_board && row.place == Some(best)).count();
            for row in &mut rows[..many] {
                (row.place, row.shared, row.reserved_place) =
                    (Some(1), many > 1, Some(ReservedPlace::HighestTopBoardTotal));
            }
            many
        }
        DecidedPlaces::ChampionAndSecond => {
            // A missing score is not a score of 0.
            let at_top = rows.iter().filter(|row| row.at_top_board);
            let mut games = at_top.flat_map(|row| &row.games).filter(|game| game.at_top_board);
            if games.any(|game| game.score.is_none()) {
                return;
            }
            let ranking = top_board_ranking(rows, context);
            if ranking.is_empty() {
                return;
            }
            let states: Vec<TopBoardState> =
                ranking.iter().take(2).map(|player| top_board_state(player.score, rows, aside, context)).collect();
            for (rank, player) in ranking.iter().take(2).enumerate() {
                let Some(at) = rows.iter().position(|row| row.person == player.person) else { continue };
                rows[rank..=at].rotate_right(1);
                let (state, tie) = (states[rank], player.tie);
                let reserved = ReservedPlace::TopBoardRank { rank: rank + 1, state, tie };
                (rows[rank].place, rows[rank].shared, rows[rank].reserved_place) =
                    (Some(rank + 1), false, Some(reserved));
            }
            ranking.len().min(2)
        }
    };
    rank_tied_rows(&mut rows[first..], 0, first + 1, context.rules);
}

/// A player of the top board in the order of the result there.
#[derive(Clone, Copy, Debug)]
struct RankedTopBoardPlayer {
    person: PersonId,
    /// The sum of the scores there.
    score: f64,
    /// How a tie with the next player was broken.
    tie: Option<ChoosingTie>,
}

/// The players of the top board, best first. Of players with equal scores, the one who chose later is first.
fn top_board_ranking(rows: &[StandingsRow], context: &StandingsContext<'_>) -> Vec<RankedTopBoardPlayer> {
    let book = context.book;
    // The player who began the game chose the power, whoever gets the result.
    let chooser = |row: &StandingsRow| {
        let seat = row.games.iter().find(|game| game.at_top_board).and_then(|game| book.seat(game.seat));
        seat.and_then(|seat| seat.player).unwrap_or(row.person)
    };
    let at_top = rows.iter().filter(|row| row.at_top_board);
    let mut players: Vec<(PersonId, PersonId, f64)> =
        at_top.map(|row| (row.person, chooser(row), row.top_board_score())).collect();
    let tied = |at: usize| players[at + 1..].iter().any(|other| nearly_equal(other.2, players[at].2));
    let order = if (0..players.len()).any(tied) { choosing_order(context) } else { ChoosingOrder::default() };
    let position = |person: PersonId| order.position(book, person).unwrap_or_default();
    players.sort_by_key(|player| std::cmp::Reverse(position(player.1)));
    sort_by_levels(&mut players, 1, |player, _| player.2);
    let mut ranking = Vec::with_capacity(players.len());
    for level in players.chunk_by(|above, below| nearly_equal(above.2, below.2)) {
        let is_entered = level.iter().all(|player| order.is_entered(book, player.1));
        for (at, (person, chooser, score)) in level.iter().enumerate() {
            let tie = level.get(at + 1).map(|next| {
                if is_entered {
                    ChoosingTie::Entered { own: position(*chooser), other: position(next.1) }
                } else {
                    ChoosingTie::NotEntered
                }
            });
            ranking.push(RankedTopBoardPlayer { person: *person, score: *score, tie });
        }
    }
    ranking
}

/// The state of the top board for a player with this score there.
fn top_board_state(
    score: f64,
    rows: &[StandingsRow],
    aside: &[StandingsRow],
    context: &StandingsContext<'_>,
) -> TopBoardState {
    let all_games = || rows.iter().chain(aside).flat_map(|row| &row.games).filter(|game| game.at_top_board);
    let is_abandoned =
        |game: &PlayerGame| context.book.board(game.seat.board).is_some_and(|board| context.scores.is_abandoned(board));
    let ahead = |row: &StandingsRow| {
        let other = row.top_board_score();
        row.at_top_board && (other > score || nearly_equal(other, score))
    };
    let is_running = |game: &PlayerGame| {
        let board = context.book.board(game.seat.board);
        board.is_some_and(|board| context.scores.stage(board, game.seat.board) != GameStage::Ended)
    };
    if all_games().any(is_running) {
        TopBoardState::Running
    } else if all_games().any(|game| game.provisional) {
        TopBoardState::Provisional
    } else if all_games().all(is_abandoned) {
        TopBoardState::Abandoned
    } else if aside.iter().any(ahead) {
        TopBoardState::BehindUnplaced
    } else {
        TopBoardState::Ended
    }
}

/// The order in which the players of the top board chose their powers.
fn choosing_order(context: &StandingsContext<'_>) -> ChoosingOrder {
    let players = context.top_board_players();
    let entered = ChoosingOrder::new(context, None, &players);
    if entered.entered_count() == players.len() {
        return entered;
    }
    // A ranking that included the top board would need the order of choosing itself.
    let is_earlier = |rules: &TopBoardRules| rules.follows_elimination() || rules.after_round < rules.round;
    let known = context.rules.top_board.as_ref().filter(|rules| is_earlier(rules));
    let qualification = known.and_then(|_| TopBoardQualification::new(context));
    ChoosingOrder::new(context, qualification.as_ref(), &players)
}

/// Ranks rows that are tied on everything before `level`. The first of them gets the place `place`.
fn rank_tied_rows(rows: &mut [StandingsRow], level: usize, place: usize, rules: &Ruleset) {
    if level > rules.tie_breaks.len() {
        let shared = rows.len() > 1;
        for row in rows {
            (row.place, row.shared) = (Some(place), shared);
        }
        return;
    }
    // Players who share a place stay in the order of their entry. This sort is fast for rows that are nearly in order
    // already, as they are after an edit.
    rows.sort_by(|a, b| b.sort_key(level, rules).total_cmp(&a.sort_key(level, rules)).then(a.person.cmp(&b.person)));
    let mut start = 0;
    while start < rows.len() {
        let mut end = start + 1;
        while end < rows.len() && nearly_equal(rows[end - 1].sort_key(level, rules), rows[end].sort_key(level, rules)) {
            end += 1;
        }
        if end == start + 1 {
            (rows[start].place, rows[start].shared) = (Some(place + start), false);
        } else {
            rank_tied_rows(&mut rows[start..end], level + 1, place + start, rules);
        }
        start = end;
    }
}

#[cfg(test)]
mod tests;
