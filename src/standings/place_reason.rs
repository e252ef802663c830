//! Reasons for places: why a player stands above or below another one, or shares a place.

use super::row::{ChoosingTie, ReservedPlace, StandingsRow, TopBoardState};
use super::rules::{Ruleset, TieBreak};
use super::table::Standings;
use super::tolerant_order::nearly_equal;
use crate::figures::{distinguishing_decimals, format_rounded, format_short};

/// The reasons of a place in one text: “shared: tied on every tie-break; higher total, 45.53 over 45.52”.
pub fn place_reasons_text(shared: Option<&str>, others: impl IntoIterator<Item = String>) -> String {
    let shared = shared.map(|shared| format!("shared: {shared}"));
    shared.into_iter().chain(others).collect::<Vec<_>>().join("; ")
}

/// Why rows share a place: they are tied down to the last tie-break, or there is none.
pub(super) fn tied_text(last_tie_break: Option<&str>, without_tie_break: &str) -> String {
    last_tie_break
        .map_or_else(|| without_tie_break.to_owned(), |last| format!("tied on every tie-break, down to the {last}"))
}

/// Why a row stands above another.
#[derive(Clone, Debug, PartialEq)]
pub enum PlaceReason {
    /// The total decides.
    Total { own: f64, other: f64 },
    /// The totals are equal and a tie-break decides.
    TieBreak {
        /// The earlier tie-breaks on which the two are tied, each with its figure.
        tied_on: Vec<(String, String)>,
        /// The tie-break that decides.
        tie_break: TieBreak,
        own: String,
        other: String,
    },
    /// The top board decides, whatever the totals are.
    Reserved(ReservedPlace),
    /// The other player takes no place.
    Unplaced,
}

impl Standings {
    /// Why the row at `above` stands above the row at `below`. `None` where the two share a place or neither has one.
    pub fn place_reason(&self, above: usize, below: usize, rules: &Ruleset) -> Option<PlaceReason> {
        let (above, below) = (self.rows.get(above)?, self.rows.get(below)?);
        if above.place.is_none() || above.place == below.place {
            return None;
        }
        if below.place.is_none() {
            return Some(PlaceReason::Unplaced);
        }
        if let Some(reserved) = above.reserved_place {
            return Some(PlaceReason::Reserved(reserved));
        }
        let (own, other) = (above.total, below.total);
        if !nearly_equal(own, other) {
            return Some(PlaceReason::Total { own, other });
        }
        let figures = |step: usize| (above.tie_break_figure(step, rules), below.tie_break_figure(step, rules));
        let decided = |step: &usize| {
            let (own, other) = figures(*step);
            !nearly_equal(own, other)
        };
        let step = (0..rules.tie_breaks.len()).find(decided)?;
        // Tie-breaks for which both have no game say nothing.
        let played =
            |(_, tie_break): &(usize, &TieBreak)| above.has_result_of(tie_break) || below.has_result_of(tie_break);
        let tied_on = rules.tie_breaks[..step].iter().enumerate().filter(played).map(|(at, tie_break)| {
            let (own, _) = figures(at);
            (tie_break.name(), tie_break.figure_text(own, rules.decimals))
        });
        let (own, other) = figures(step);
        let tie_break = &rules.tie_breaks[step];
        let decimals = distinguishing_decimals(own, other, rules.decimals);
        let figure = |row: &StandingsRow, figure: f64| row.tie_break_text(tie_break, figure, decimals);
        Some(PlaceReason::TieBreak {
            tied_on: tied_on.collect(),
            tie_break: tie_break.clone(),
            own: figure(above, own),
            other: figure(below, other),
        })
    }

    /// Why the row at this position stands above the next one, where the shown total does not decide:
    /// “larger second best game, 35.74 over 31.80”. `None` where the total decides or the place is shared.
    pub fn reason_above_next(&self, row: usize, rules: &Ruleset) -> Option<String> {
        self.place_reason(row, row + 1, rules)?.text(rules)
    }

    /// Why a place stays shared: “tied on every tie-break, down to the fourth best game”. Tie-breaks on games that none of
    /// the players has are not named. `None` where the place is not shared.
    pub fn shared_place_reason(&self, row: usize, rules: &Ruleset) -> Option<String> {
        let own = self.rows.get(row).filter(|row| row.shared)?;
        if own.reserved_place.is_some() {
            return Some("tied on every tie-break".to_owned());
        }
        let Some(last) = rules.tie_breaks.last() else {
            return Some("equal totals, and these rules have no tie-break".to_owned());
        };
        let sharing = || self.others_sharing_place(row).chain([own]);
        let compared = |tie_break: &&TieBreak| sharing().any(|row| row.has_result_of(tie_break));
        Some(match rules.tie_breaks.iter().rfind(compared) {
            Some(compared) if compared == last => tied_text(Some(&last.name()), ""),
            Some(compared) => {
                format!("tied on every tie-break, down to the {}; none of them has more results", compared.name())
            }
            None => "equal totals, and none of them has a result yet".to_owned(),
        })
    }

    /// The other players with the same place as the row at this position.
    pub fn others_sharing_place(&self, row: usize) -> impl Iterator<Item = &StandingsRow> {
        let own = self.rows.get(row).filter(|row| row.shared);
        let others = self.rows.iter().enumerate().filter(move |(at, other)| {
            *at != row && own.is_some_and(|own| own.place == other.place && other.place.is_some())
        });
        others.map(|(_, other)| other)
    }
}

impl PlaceReason {
    /// “larger second best game, 35.74 over 31.80 (tied on best game 45.53)”. `None` where the shown totals explain it.
    pub fn text(&self, rules: &Ruleset) -> Option<String> {
        match self {
            PlaceReason::Unplaced => None,
            PlaceReason::Total { own, other } => {
                let shown = format_rounded(*own, rules.decimals) != format_rounded(*other, rules.decimals);
                let decimals = distinguishing_decimals(*own, *other, rules.decimals);
                let better = if rules.lowest_wins() { "lower" } else { "higher" };
                (!shown).then(|| {
                    format!(
                        "{better} total, {} over {}",
                        format_rounded(*own, decimals),
                        format_rounded(*other, decimals)
                    )
                })
            }
            PlaceReason::TieBreak { tied_on, tie_break, own, other } => {
                let larger = tie_break.comparison(rules.lowest_wins());
                Some(format!("{larger}, {own} over {other}{}", tied_on_text(tied_on)))
            }
            PlaceReason::Reserved(reserved) => Some(reserved.text(rules)),
        }
    }

    /// Why a player stands below the player of this name: “below Ann, 3.20 behind”.
    pub fn text_below(&self, name: &str, rules: &Ruleset) -> String {
        match self {
            PlaceReason::Total { own, other } => format!("below {name}, {}", gap_text(*own, *other, rules)),
            PlaceReason::TieBreak { tied_on, tie_break, own, other } => {
                format!("below {name}: {} {other} against {own}{}", tie_break.name(), tied_on_text(tied_on))
            }
            PlaceReason::Reserved(reserved) => format!("below {name}, who {}", reserved.text(rules)),
            PlaceReason::Unplaced => format!("below {name}"),
        }
    }

    /// Why a player stands above the player of this name: “above Ben by larger second best game, 35.74 over 31.80”.
    pub fn text_above(&self, name: &str, rules: &Ruleset) -> String {
        match (self, self.text(rules)) {
            (PlaceReason::Unplaced, _) => format!("above {name}, who takes no place"),
            (PlaceReason::TieBreak { .. } | PlaceReason::Total { .. }, Some(text)) => format!("above {name} by {text}"),
            (_, Some(text)) => format!("above {name}: {text}"),
            (PlaceReason::Total { own, other }, None) => format!("above {name} by {}", shown_gap(*own, *other, rules)),
            (_, None) => format!("above {name}"),
        }
    }
}

/// “3.20 behind”.
fn gap_text(own: f64, other: f64, rules: &Ruleset) -> String {
    format!("{} behind", shown_gap(own, other, rules))
}

/// The distance of two totals as everybody computes it from the figures of the table: 99.85 and 86.51 are 13.34 apart.
fn shown_gap(own: f64, other: f64, rules: &Ruleset) -> String {
    let decimals = distinguishing_decimals(own, other, rules.decimals);
    let shown = |total: f64| format_rounded(total, decimals).parse::<f64>().unwrap_or(total);
    format_rounded((shown(own) - shown(other)).abs(), decimals)
}

fn tied_on_text(tied_on: &[(String, String)]) -> String {
    let figures: Vec<String> = tied_on.iter().map(|(name, figure)| format!("{name} {figure}")).collect();
    if figures.is_empty() { String::new() } else { format!(" (tied on {})", figures.join(", ")) }
}

impl StandingsRow {
    /// Whether the row has the result that the tie-break compares. A player of one game has no second best game.
    fn has_result_of(&self, tie_break: &TieBreak) -> bool {
        match tie_break {
            TieBreak::BestGame(n) => *n <= self.ranked_results.len(),
            TieBreak::BestRound(n) => {
                let mut rounds: Vec<usize> = self.games.iter().map(|game| game.round_number).collect();
                rounds.extend(self.sit_outs.iter().map(|sat| sat.round_number));
                rounds.sort_unstable();
                rounds.dedup();
                *n <= rounds.len()
            }
            TieBreak::RoundScore(rounds) => self.games.iter().any(|game| rounds.contains(&game.round_number)),
            TieBreak::LatestGame | TieBreak::AverageGame | TieBreak::MeanOf(_) => !self.games.is_empty(),
            // A sum or a number of no games is 0.
            TieBreak::AllGames | TieBreak::Centres | TieBreak::Solos | TieBreak::Draws => true,
        }
    }

    /// The figure of a tie-break as text: “0.00 (not played)” where the row has no such result.
    pub(super) fn tie_break_text(&self, tie_break: &TieBreak, figure: f64, decimals: usize) -> String {
        let text = tie_break.figure_text(figure, decimals);
        if self.has_result_of(tie_break) { text } else { format!("{text} (not played)") }
    }
}

impl TieBreak {
    /// The figure of the tie-break as text. Counts have no decimals.
    fn figure_text(&self, value: f64, decimals: usize) -> String {
        match self {
            TieBreak::Centres | TieBreak::Solos | TieBreak::Draws => format_short(value, 2),
            _ => format_rounded(value, decimals),
        }
    }
}

impl ReservedPlace {
    /// “won the top board; tied there, and chose the power later (number 6 over number 2)”. Only a player who is ahead of
    /// everybody at an ended top board is said to have won it.
    pub fn text(self, rules: &Ruleset) -> String {
        let (board, there) = (rules.top_board_name(), rules.top_board_place());
        match self {
            ReservedPlace::HighestTopBoardTotal => format!("has the highest total of the players {there}"),
            ReservedPlace::TopBoardRank { rank, state, tie } => {
                let rank_text = match (state, rank) {
                    (TopBoardState::Ended, 1) => format!("won the {board}"),
                    (TopBoardState::Ended, _) => format!("was second {there}"),
                    (TopBoardState::Running, 1) => format!("leads {there}"),
                    (TopBoardState::Running, _) => format!("is second {there}"),
                    (TopBoardState::Abandoned, 1) => format!("is first {there}, which was abandoned"),
                    (TopBoardState::Abandoned, _) => format!("is second {there}, which was abandoned"),
                    (TopBoardState::Provisional, 1) => format!("is first {there}, and nobody has said how it ended"),
                    (TopBoardState::Provisional, _) => format!("is second {there}, and nobody has said how it ended"),
                    (TopBoardState::BehindUnplaced, 1) => {
                        format!("is first {there} of the players who take a place")
                    }
                    (TopBoardState::BehindUnplaced, _) => {
                        format!("is second {there} of the players who take a place")
                    }
                };
                let tie_text = match tie {
                    None => String::new(),
                    Some(ChoosingTie::Entered { own, other }) => {
                        format!("; tied there, and chose the power later (number {own} over number {other})")
                    }
                    Some(ChoosingTie::NotEntered) => {
                        "; tied there, and chose the power later if the order was that of the ranking \
                         (the order of choosing is not entered in full)"
                            .to_owned()
                    }
                };
                rank_text + &tie_text
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{BoardRef, PersonId, Power};
    use crate::standings::{PlayerGame, RulesetLibrary};

    /// A row with a game in each of these rounds, by number, in the order of the list.
    fn row(rounds: &[usize]) -> StandingsRow {
        let game = |(at, number): (usize, &usize)| PlayerGame {
            seat: BoardRef::new(at, 0).seat(Power::Italy),
            round_number: *number,
            score: Some(0.0),
            penalty: 0.0,
            result: Some(0.0),
            weight: 1.0,
            provisional: false,
            at_top_board: false,
        };
        let games: Vec<PlayerGame> = rounds.iter().enumerate().map(game).collect();
        StandingsRow { ranked_results: vec![0.0; games.len()], games, ..StandingsRow::new(PersonId(1)) }
    }

    #[test]
    fn a_figure_of_0_without_a_result_is_not_played() {
        let mean = || TieBreak::MeanOf("Hurst".into());
        for (tie_break, rounds, is_played) in [
            (TieBreak::BestGame(2), &[1][..], false),
            (TieBreak::BestGame(2), &[1, 1], true),
            // Rounds with the same number are one round.
            (TieBreak::BestRound(2), &[1, 1], false),
            (TieBreak::BestRound(2), &[2, 1], true),
            (TieBreak::RoundScore(vec![4, 3]), &[1, 2], false),
            (TieBreak::RoundScore(vec![4, 3]), &[1, 3], true),
            (TieBreak::LatestGame, &[], false),
            (TieBreak::LatestGame, &[2], true),
            (TieBreak::AverageGame, &[], false),
            (TieBreak::AverageGame, &[2], true),
            (mean(), &[], false),
            (mean(), &[2], true),
            (TieBreak::AllGames, &[], true),
            (TieBreak::Centres, &[], true),
            (TieBreak::Solos, &[], true),
            (TieBreak::Draws, &[], true),
        ] {
            let row = row(rounds);
            assert_eq!(row.has_result_of(&tie_break), is_played, "{tie_break:?} {rounds:?}");
            let text = row.tie_break_text(&tie_break, 0.0, 2);
            assert_eq!(text.ends_with(" (not played)"), !is_played, "{text}");
        }
        assert_eq!(row(&[]).tie_break_text(&TieBreak::RoundScore(vec![4]), 0.0, 2), "0.00 (not played)");
        assert_eq!(row(&[]).tie_break_text(&TieBreak::Solos, 0.0, 2), "0");
    }

    #[test]
    fn a_place_by_the_total_is_explained_by_the_distance() {
        let rules = RulesetLibrary::shipped().find("WDC 2006").unwrap();
        let reason = PlaceReason::Total { own: 45.5, other: 42.3 };
        assert_eq!(reason.text_below("Ann", rules), "below Ann, 3.20 behind");
        assert_eq!(reason.text_above("Ben", rules), "above Ben by 3.20");
        // 99.85 and 86.51 in the table.
        let reason = PlaceReason::Total { own: 99.852_87, other: 86.506_2 };
        assert_eq!(reason.text_above("Ben", rules), "above Ben by 13.34");
        let reason = PlaceReason::Total { own: 1.000_4, other: 1.000_1 };
        assert_eq!(reason.text_above("Ben", rules), "above Ben by higher total, 1.0004 over 1.0001");
    }
}
