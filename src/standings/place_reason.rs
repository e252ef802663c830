//! Reasons for places: why a player stands above or below another one, or shares a place.

use super::row::{ChoosingTie, ReservedPlace, StandingsRow, TopBoardState};
use super::rules::{AwardTieBreak, MemberTieBreak, Ruleset, TieBreak};
use super::table::Standings;
use super::tolerant_order::nearly_equal;
use crate::figures::{distinguishing_decimals, format_rounded, format_short};
use crate::languages::Language;
use crate::languages::sentences::standings as sentences;

/// The reasons of a place in one text: “shared: tied on every tie-break; higher total, 45.53 over 45.52”.
pub fn place_reasons_text(
    language: Language,
    shared: Option<&str>,
    others: impl IntoIterator<Item = String>,
) -> String {
    let shared = shared.map(|shared| sentences::shared_because(language, shared));
    shared.into_iter().chain(others).collect::<Vec<_>>().join(language.clause_separator())
}

/// Why players, teams or contenders for an award share a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SharedReason {
    /// They are tied at the top board, which decided the place.
    TopBoard,
    /// They are tied on every tie-break. This is the last one.
    TieBreaks(TieBreak),
    /// They are tied on every tie-break down to this one, and have no results for the further ones.
    NoMoreResults(TieBreak),
    /// None of them has a result.
    NoResult,
    /// The rules have no tie-break.
    NoTieBreak,
    /// Teams are tied on every tie-break. This is the last one. `None` where there is none.
    Teams(Option<MemberTieBreak>),
    /// Contenders for an award are tied on every tie-break. This is the last one. `None` where there is none.
    Award(Option<AwardTieBreak>),
}

impl SharedReason {
    /// “tied on every tie-break, down to the fourth best game”.
    pub fn text(&self, language: Language) -> String {
        let tied = |last: String| sentences::tied_down_to(language, &last);
        match self {
            SharedReason::TopBoard => sentences::tied_on_everything(language),
            SharedReason::TieBreaks(last) => tied(last.name_in(language)),
            SharedReason::NoMoreResults(last) => {
                sentences::tied_without_more_results(language, &last.name_in(language))
            }
            SharedReason::NoResult => sentences::equal_totals_no_result(language),
            SharedReason::NoTieBreak => sentences::equal_totals_no_tie_break(language),
            SharedReason::Teams(Some(last)) => tied(last.name_in(language)),
            SharedReason::Teams(None) => sentences::equal_totals_no_team_tie_break(language),
            SharedReason::Award(Some(last)) => tied(last.name_in(language)),
            SharedReason::Award(None) => sentences::equal_figures_no_tie_break(language),
        }
    }
}

/// The figure of a tie-break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreakFigure {
    /// “35.74”.
    pub figure: String,
    /// Whether the row has the result that the tie-break compares. Otherwise the figure is 0.
    pub is_played: bool,
}

impl TieBreakFigure {
    /// “35.74”, “0.00 (not played)”.
    pub fn text(&self, language: Language) -> String {
        if self.is_played { self.figure.clone() } else { sentences::figure_not_played(language, &self.figure) }
    }
}

/// The tie-break that puts a row above another, with the figures of both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecidingTieBreak {
    pub tie_break: TieBreak,
    pub lowest_wins: bool,
    pub own: TieBreakFigure,
    pub other: TieBreakFigure,
}

impl DecidingTieBreak {
    /// “larger second best game, 35.74 over 31.80”.
    pub fn text(&self, language: Language) -> String {
        let comparison = self.tie_break.comparison(language, self.lowest_wins);
        sentences::better_tie_break(language, &comparison, &self.own.text(language), &self.other.text(language))
    }
}

/// Why a row stands above another.
#[derive(Clone, Debug, PartialEq)]
pub enum PlaceReason {
    /// The total decides.
    Total { own: f64, other: f64 },
    /// The totals are equal and a tie-break decides.
    TieBreak {
        /// The earlier tie-breaks on which the two are tied, each with its figure.
        tied_on: Vec<(TieBreak, String)>,
        decides: DecidingTieBreak,
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
            (tie_break.clone(), tie_break.figure_text(own, rules.decimals))
        });
        let (own, other) = figures(step);
        let tie_break = &rules.tie_breaks[step];
        let decimals = distinguishing_decimals(own, other, rules.decimals);
        let figure = |row: &StandingsRow, figure: f64| row.tie_break_figure_shown(tie_break, figure, decimals);
        let decides = DecidingTieBreak {
            tie_break: tie_break.clone(),
            lowest_wins: rules.lowest_wins(),
            own: figure(above, own),
            other: figure(below, other),
        };
        Some(PlaceReason::TieBreak { tied_on: tied_on.collect(), decides })
    }

    /// Why the row at this position stands above the next one, where the shown total does not decide:
    /// “larger second best game, 35.74 over 31.80”. `None` where the total decides or the place is shared.
    pub fn reason_above_next(&self, language: Language, row: usize, rules: &Ruleset) -> Option<String> {
        self.place_reason(row, row + 1, rules)?.text(language, rules)
    }

    /// Why a place stays shared: “tied on every tie-break, down to the fourth best game”. Tie-breaks on games that none of
    /// the players has are not named. `None` where the place is not shared.
    pub fn shared_place_reason(&self, row: usize, rules: &Ruleset) -> Option<SharedReason> {
        let own = self.rows.get(row).filter(|row| row.shared)?;
        if own.reserved_place.is_some() {
            return Some(SharedReason::TopBoard);
        }
        let Some(last) = rules.tie_breaks.last() else {
            return Some(SharedReason::NoTieBreak);
        };
        let sharing = || self.others_sharing_place(row).chain([own]);
        let compared = |tie_break: &&TieBreak| sharing().any(|row| row.has_result_of(tie_break));
        Some(match rules.tie_breaks.iter().rfind(compared) {
            Some(compared) if compared == last => SharedReason::TieBreaks(last.clone()),
            Some(compared) => SharedReason::NoMoreResults(compared.clone()),
            None => SharedReason::NoResult,
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
    pub fn text(&self, language: Language, rules: &Ruleset) -> Option<String> {
        match self {
            PlaceReason::Unplaced => None,
            PlaceReason::Total { own, other } => {
                let shown = format_rounded(*own, rules.decimals) != format_rounded(*other, rules.decimals);
                let decimals = distinguishing_decimals(*own, *other, rules.decimals);
                let (own, other) = (format_rounded(*own, decimals), format_rounded(*other, decimals));
                (!shown).then(|| {
                    if rules.lowest_wins() {
                        sentences::lower_total(language, &own, &other)
                    } else {
                        sentences::higher_total(language, &own, &other)
                    }
                })
            }
            PlaceReason::TieBreak { tied_on, decides } => Some(with_tied_on(language, decides.text(language), tied_on)),
            PlaceReason::Reserved(reserved) => Some(reserved.text(language, rules)),
        }
    }

    /// Why a player stands below the player of this name: “below Ann, 3.20 behind”.
    pub fn text_below(&self, language: Language, name: &str, rules: &Ruleset) -> String {
        match self {
            PlaceReason::Total { own, other } => {
                sentences::below_by_total(language, name, &shown_gap(*own, *other, rules))
            }
            PlaceReason::TieBreak { tied_on, decides } => {
                let (own, other) = (decides.own.text(language), decides.other.text(language));
                let tie_break = decides.tie_break.name_in(language);
                let text = sentences::below_by_tie_break(language, name, &tie_break, &other, &own);
                with_tied_on(language, text, tied_on)
            }
            PlaceReason::Reserved(reserved) => {
                sentences::below_reserved(language, name, &reserved.text(language, rules))
            }
            PlaceReason::Unplaced => sentences::below_player(language, name),
        }
    }

    /// Why a player stands above the player of this name: “above Ben by larger second best game, 35.74 over 31.80”.
    pub fn text_above(&self, language: Language, name: &str, rules: &Ruleset) -> String {
        match (self, self.text(language, rules)) {
            (PlaceReason::Unplaced, _) => sentences::above_unplaced(language, name),
            (PlaceReason::TieBreak { .. } | PlaceReason::Total { .. }, Some(text)) => {
                sentences::above_by(language, name, &text)
            }
            (_, Some(text)) => sentences::above_reserved(language, name, &text),
            (PlaceReason::Total { own, other }, None) => {
                sentences::above_by_gap(language, name, &shown_gap(*own, *other, rules))
            }
            (_, None) => sentences::above_player(language, name),
        }
    }
}

/// The distance of two totals as everybody computes it from the figures of the table: 99.85 and 86.51 are 13.34 apart.
fn shown_gap(own: f64, other: f64, rules: &Ruleset) -> String {
    let decimals = distinguishing_decimals(own, other, rules.decimals);
    let shown = |total: f64| format_rounded(total, decimals).parse::<f64>().unwrap_or(total);
    format_rounded((shown(own) - shown(other)).abs(), decimals)
}

/// A reason and the earlier tie-breaks on which the two are tied.
fn with_tied_on(language: Language, reason: String, tied_on: &[(TieBreak, String)]) -> String {
    if tied_on.is_empty() {
        return reason;
    }
    let figures = tied_on
        .iter()
        .map(|(tie_break, figure)| sentences::tie_break_figure(language, &tie_break.name_in(language), figure));
    sentences::reason_tied_on(language, &reason, &figures.collect::<Vec<_>>().join(", "))
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

    /// The figure of a tie-break as it is shown.
    pub(super) fn tie_break_figure_shown(&self, tie_break: &TieBreak, figure: f64, decimals: usize) -> TieBreakFigure {
        TieBreakFigure { figure: tie_break.figure_text(figure, decimals), is_played: self.has_result_of(tie_break) }
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
    pub fn text(self, language: Language, rules: &Ruleset) -> String {
        let (board, place) = (rules.top_board_name(language), rules.top_board_location(language));
        match self {
            ReservedPlace::HighestTopBoardTotal => sentences::top_board_highest_total(language, &place),
            ReservedPlace::TopBoardRank { rank, state, tie } => {
                let reason = match (state, rank) {
                    (TopBoardState::Ended, 1) => sentences::top_board_won(language, &board),
                    (TopBoardState::Ended, _) => sentences::top_board_was_second(language, &place),
                    (TopBoardState::Running, 1) => sentences::top_board_leads(language, &place),
                    (TopBoardState::Running, _) => sentences::top_board_is_second(language, &place),
                    (TopBoardState::Abandoned, 1) => sentences::top_board_first_abandoned(language, &place),
                    (TopBoardState::Abandoned, _) => sentences::top_board_second_abandoned(language, &place),
                    (TopBoardState::Provisional, 1) => sentences::top_board_first_unended(language, &place),
                    (TopBoardState::Provisional, _) => sentences::top_board_second_unended(language, &place),
                    (TopBoardState::BehindUnplaced, 1) => sentences::top_board_first_of_placed(language, &place),
                    (TopBoardState::BehindUnplaced, _) => sentences::top_board_second_of_placed(language, &place),
                };
                match tie {
                    None => reason,
                    Some(ChoosingTie::Entered { own, other }) => {
                        sentences::top_board_tie_entered(language, &reason, &own.to_string(), &other.to_string())
                    }
                    Some(ChoosingTie::NotEntered) => sentences::top_board_tie_not_entered(language, &reason),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{BoardRef, PersonId, Power};
    use crate::standings::{PlayerGame, RulesetLibrary};

    #[test]
    fn clauses_are_parted_as_their_language_does_it() {
        let said = |language| place_reasons_text(language, None, ["one".to_owned(), "two".to_owned()]);
        assert_eq!(said(Language::English), "one; two");
        assert_eq!(said(Language::French), "one\u{202f}; two");
    }

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
            let text = row.tie_break_figure_shown(&tie_break, 0.0, 2).text(Language::English);
            assert_eq!(text.ends_with(" (not played)"), !is_played, "{text}");
        }
        assert_eq!(
            row(&[]).tie_break_figure_shown(&TieBreak::RoundScore(vec![4]), 0.0, 2).text(Language::English),
            "0.00 (not played)"
        );
        assert_eq!(row(&[]).tie_break_figure_shown(&TieBreak::Solos, 0.0, 2).text(Language::English), "0");
    }

    #[test]
    fn a_place_by_the_total_is_explained_by_the_distance() {
        let rules = RulesetLibrary::shipped().find("WDC 2006").unwrap();
        let reason = PlaceReason::Total { own: 45.5, other: 42.3 };
        assert_eq!(reason.text_below(Language::English, "Ann", rules), "below Ann, 3.20 behind");
        assert_eq!(reason.text_above(Language::English, "Ben", rules), "above Ben by 3.20");
        // 99.85 and 86.51 in the table.
        let reason = PlaceReason::Total { own: 99.852_87, other: 86.506_2 };
        assert_eq!(reason.text_above(Language::English, "Ben", rules), "above Ben by 13.34");
        let reason = PlaceReason::Total { own: 1.000_4, other: 1.000_1 };
        assert_eq!(reason.text_above(Language::English, "Ben", rules), "above Ben by higher total, 1.0004 over 1.0001");
    }
}
