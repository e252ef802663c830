//! One player's row of the standings: games, sit-outs, adjustments, total and place.
//!
//! How the total is computed is in `totals`, how the rows are sorted in `table`.

use super::rules::{ResultMultiplier, RoundScore, Ruleset, TieBreak};
use super::tolerant_order::nearly_equal;
use crate::book::{Board, Ending, PersonId, Power, RoundIx, SeatRef};
use crate::figures::sum_of;
use crate::scoring::ConcessionRule;

/// One row of the standings.
#[derive(Clone, Debug)]
pub struct StandingsRow {
    pub person: PersonId,
    /// From 1. Players who share a place have the same number. Players who are unranked, removed or have too few
    /// results have none.
    pub place: Option<usize>,
    /// Whether another player has the same place.
    pub shared: bool,
    /// The total, unrounded.
    pub total: f64,
    /// The player's games, in the order of the numbers of their rounds.
    pub games: Vec<PlayerGame>,
    /// The rounds that the player sat out.
    pub sit_outs: Vec<SitOutResult>,
    /// Amounts added to the counting results or taken from them.
    pub adjustments: Vec<TotalAdjustment>,
    /// Whether the player has a game at the top board.
    pub at_top_board: bool,
    /// The place that the top board decided, independent of the total.
    pub reserved_place: Option<ReservedPlace>,
    /// Number of results, counted or not.
    pub result_count: usize,
    /// The multipliers for this player: positions in the rules' list.
    pub(super) multiplier_indexes: Vec<usize>,
    /// Why the player takes no place. `None` for a player who takes one.
    pub without_place: Option<WithoutPlace>,
    /// The results, best first.
    pub(super) ranked_results: Vec<f64>,
    /// The figures of the tie-breaks: first those of the ranking, then those for seats at the top board. Empty where
    /// all of them can be read from `ranked_results`.
    pub(super) tie_break_figures: Vec<f64>,
}

/// Why a player takes no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithoutPlace {
    /// The player is unranked, removed, withdrawn or a reserve.
    Role,
    /// No game of the player has a result, and no sit-out has points.
    NoResult,
    /// The player has fewer results than the rules need.
    TooFewResults,
    /// The player has a seat in one round only, and a later round has begun.
    OneRoundOnly,
}

/// One game of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerGame {
    pub seat: SeatRef,
    /// The number of the round.
    pub round_number: usize,
    /// The score after penalties, unrounded. Missing while it cannot be computed.
    pub score: Option<f64>,
    /// The points that penalties took from the score.
    pub penalty: f64,
    /// The result that goes into the total: the score, or the place on the board where the rules add up places.
    pub result: Option<f64>,
    /// The share of the result that counts: 1 all of it, 0.5 half, 0 dropped. It may be more than 1.
    pub weight: f64,
    /// Whether the score may change: the game is still running, or nobody has said how it ended.
    pub provisional: bool,
    /// Whether the game is played at the top board.
    pub at_top_board: bool,
}

/// How a game ended, where that decides the score of a seat and not its centres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreReason {
    /// The game was abandoned, and nobody has a score.
    Abandoned,
    /// This other power has won alone.
    SoloOf(Power),
}

impl PlayerGame {
    /// The reason for the score where it is the end of the game. `None` where it is the number of centres, or the player’s
    /// own solo.
    pub fn score_reason(&self, board: &Board, rules: &Ruleset) -> Option<ScoreReason> {
        let score = self.score?;
        let has_no_points = nearly_equal(score + self.penalty, 0.0);
        let soloist = board.soloist().filter(|soloist| *soloist != self.seat.power);
        match board.ending {
            Ending::Abandoned => has_no_points.then_some(ScoreReason::Abandoned),
            Ending::Conceded(_) if rules.concessions == ConcessionRule::Abandoned => {
                has_no_points.then_some(ScoreReason::Abandoned)
            }
            _ if board.current_count(self.seat.power) == Some(0) => None,
            Ending::Played | Ending::Conceded(_) => soloist.map(ScoreReason::SoloOf),
        }
    }
}

/// A round in which a player was present and had no board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SitOutResult {
    pub round: RoundIx,
    /// The number of the round.
    pub round_number: usize,
    /// Points for the sit-out.
    pub value: f64,
    /// The share of the points that counts.
    pub weight: f64,
}

/// An amount added to a total or taken from it.
#[derive(Clone, Debug, PartialEq)]
pub struct TotalAdjustment {
    pub reason: AdjustmentReason,
    /// Negative for a penalty.
    pub amount: f64,
}

/// Why a total is adjusted.
#[derive(Clone, Debug, PartialEq)]
pub enum AdjustmentReason {
    /// The points that everybody starts with.
    Start,
    Handicap,
    /// The bonus for playing at the top board.
    TopBoard {
        percent: f64,
    },
    /// A penalty, with the director's reason.
    Penalty(String),
}

/// A place that the top board decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ReservedPlace {
    /// First or second at the top board. `tie` says how a tie with the next player there was broken.
    TopBoardRank { rank: usize, state: TopBoardState, tie: Option<ChoosingTie> },
    /// The highest total of the players at the top board.
    HighestTopBoardTotal,
}

/// The state of the top board that decided a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopBoardState {
    /// It has ended, and nobody is ahead there without taking a place.
    Ended,
    /// A game there is still running.
    Running,
    /// Its games have ended, and nobody has said how one of them ended.
    Provisional,
    /// It was abandoned. Everybody there has the same score.
    Abandoned,
    /// It has ended. A player who takes no place is ahead there, or has the same score.
    BehindUnplaced,
}

/// How the order of choosing breaks a tie at the top board. The later chooser is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoosingTie {
    /// By the positions that the director entered, from 1: the own position and that of the other player.
    Entered { own: usize, other: usize },
    /// The director has not put all tied players in order. The order of the ranking is used.
    NotEntered,
}

impl StandingsRow {
    pub(super) fn new(person: PersonId) -> StandingsRow {
        StandingsRow {
            person,
            place: None,
            shared: false,
            total: 0.0,
            games: Vec::new(),
            sit_outs: Vec::new(),
            adjustments: Vec::new(),
            at_top_board: false,
            reserved_place: None,
            result_count: 0,
            multiplier_indexes: Vec::new(),
            without_place: None,
            ranked_results: Vec::new(),
            tie_break_figures: Vec::new(),
        }
    }

    /// The multipliers of the rules for this player.
    pub(super) fn multipliers<'r>(&self, rules: &'r Ruleset) -> impl Iterator<Item = &'r ResultMultiplier> {
        self.multiplier_indexes.iter().filter_map(|at| rules.total.multipliers.get(*at))
    }

    /// The games that count and whose scores may change. With one of them, the total may change too.
    pub fn provisional_games(&self) -> impl Iterator<Item = &PlayerGame> {
        self.games.iter().filter(|game| game.provisional && game.weight != 0.0)
    }

    /// The place as text: “3”, or a dash for a player without a place.
    pub fn place_text(&self) -> String {
        self.place.map_or_else(|| "–".to_owned(), |place| place.to_string())
    }

    /// The `n`th best result, from 1. 0 for a game not played.
    pub fn best(&self, n: usize) -> f64 {
        n.checked_sub(1).and_then(|n| self.ranked_results.get(n)).copied().unwrap_or(0.0)
    }

    /// The score of the round at this position in the list, from 0: the best of its games or their sum, as the rules say.
    /// `None` where the player neither played nor sat out for points.
    pub fn round_score(&self, position: usize, rules: &Ruleset) -> Option<f64> {
        let (games, sit_outs) = (self.games.iter(), self.sit_outs.iter());
        let games = games.filter(|game| game.seat.board.round.0 == position);
        score_of_round(games, sit_outs.filter(|sat| sat.round.0 == position), rules)
    }

    /// The score of the round with this number, as [`StandingsRow::round_score`].
    pub(super) fn score_of_number(&self, number: usize, rules: &Ruleset) -> Option<f64> {
        let (games, sit_outs) = (self.games.iter(), self.sit_outs.iter());
        let games = games.filter(|game| game.round_number == number);
        score_of_round(games, sit_outs.filter(|sat| sat.round_number == number), rules)
    }

    /// The sum of the scores at the top board.
    pub fn top_board_score(&self) -> f64 {
        sum_of(self.games.iter().filter(|game| game.at_top_board).filter_map(|game| game.score))
    }

    /// The figure of the tie-break at this position in the ruleset.
    pub fn tie_break_figure(&self, step: usize, rules: &Ruleset) -> f64 {
        match (self.tie_break_figures.get(step), rules.tie_breaks.get(step)) {
            (Some(figure), _) => *figure,
            (None, Some(TieBreak::BestGame(n))) => self.best(*n),
            _ => 0.0,
        }
    }

    /// The figure that ranks the row at this level: the total first, then the tie-breaks. More is better.
    pub(super) fn sort_key(&self, level: usize, rules: &Ruleset) -> f64 {
        let figure = match level.checked_sub(1) {
            None => self.total,
            Some(step) => self.tie_break_figure(step, rules),
        };
        let lowest =
            rules.lowest_wins() && (level == 0 || matches!(rules.tie_breaks[level - 1], TieBreak::BestGame(_)));
        if lowest { -figure } else { figure }
    }
}

fn score_of_round<'a>(
    games: impl Iterator<Item = &'a PlayerGame>,
    mut sit_outs: impl Iterator<Item = &'a SitOutResult>,
    rules: &Ruleset,
) -> Option<f64> {
    let scores = games.filter_map(|game| game.score);
    let made = match rules.total.round_score {
        RoundScore::Best => scores.reduce(f64::max),
        RoundScore::Sum | RoundScore::None => scores.reduce(|a, b| a + b),
    };
    made.or_else(|| sit_outs.next().map(|sat| sat.value))
}
