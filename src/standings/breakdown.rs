//! Breakdowns: how a total, or a player's score of one round, came about, line by line, and their texts.

use super::context::StandingsContext;
use super::row::{AdjustmentReason, PlayerGame, ScoreReason, SitOutResult, StandingsRow};
use super::rules::{ResultKind, Ruleset, TotalDivisor};
use super::tolerant_order::nearly_equal;
use crate::book::{Book, GameStage, Penalty, PenaltyAmount, RoundIx, SeatRef};
use crate::figures::{format_rounded, format_short};
use crate::languages::Language;
use crate::languages::sentences::{notices, standings as sentences, words};

/// How a total of the standings, or a player's score of one round, came about.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TotalBreakdown {
    /// The name of the figure: “total of Ann”, “Ann in Round 2”.
    pub name: String,
    /// The figure, unrounded. Missing while nothing is scored.
    pub value: Option<f64>,
    /// Number of decimals shown.
    pub decimals: usize,
    pub lines: Vec<BreakdownLine>,
    /// Remarks about the whole figure.
    pub notes: Vec<String>,
    /// The language of its texts.
    pub language: Language,
}

/// One line of a breakdown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BreakdownLine {
    /// “Round 2, board C, France”.
    pub label: String,
    /// How the amount is calculated: “31.80 × ½”. Empty where the amount needs no calculation.
    pub calculation: String,
    /// The amount that the line adds. Missing for a line that is only information, such as a score before its penalty.
    pub amount: Option<f64>,
    /// Remarks about the line: “does not count”, “the game is still running”.
    pub notes: Vec<String>,
    /// The seat in the game that the line is about.
    pub seat: Option<SeatRef>,
    pub kind: BreakdownLineKind,
}

/// The effect of a line on the figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BreakdownLineKind {
    /// The amount is added.
    #[default]
    Adds,
    /// The result does not count.
    Dropped,
    /// The sum so far is divided.
    Divides,
}

/// The share of a result that counts, as text: “½”, “80 %”, “×1.25”. Empty for the whole result.
pub fn share_text(part: f64) -> String {
    const SIGNS: [(f64, &str); 5] = [(0.5, "½"), (0.25, "¼"), (0.75, "¾"), (1.0 / 3.0, "⅓"), (2.0 / 3.0, "⅔")];
    if nearly_equal(part, 1.0) {
        return String::new();
    }
    match SIGNS.into_iter().find(|(value, _)| nearly_equal(*value, part)) {
        Some((_, sign)) => sign.to_owned(),
        None if !(0.0..=1.0).contains(&part) => format!("×{}", format_short(part, 4)),
        None => format!("{} %", format_short(part * 100.0, 2)),
    }
}

impl StandingsRow {
    /// The number that divides the sum of the results. `None` where the rules do not divide it.
    pub fn divisor(&self, rules: &Ruleset) -> Option<f64> {
        let number = match rules.total.divisor {
            TotalDivisor::No => return None,
            TotalDivisor::Results(more) => as_f64(self.result_count) + more,
            TotalDivisor::Counted => as_f64(self.counted_results(rules)),
        };
        (number > 0.0).then_some(number)
    }

    /// Number of results that count.
    fn counted_results(&self, rules: &Ruleset) -> usize {
        let sat_out = self.sit_outs.iter().filter(|sat| sat.weight != 0.0).count();
        let mut rounds: Vec<usize> =
            self.games.iter().filter(|game| game.weight != 0.0).map(|game| game.round_number).collect();
        if rules.total.result_kind == ResultKind::Rounds {
            rounds.dedup();
        }
        sat_out + rounds.len()
    }

    /// The share of a game or a sit-out with this weight that counts, before the sum is divided.
    pub fn counted_share(&self, weight: f64, rules: &Ruleset) -> f64 {
        weight * self.divisor(rules).unwrap_or(1.0)
    }

    /// Whether a game of the row is dropped, that is, scored but not counted. A game without a score is not dropped.
    pub fn is_dropped(&self, game: &PlayerGame) -> bool {
        game.result.is_some() && game.weight == 0.0
    }

    /// How the total came about, in the order of the rounds.
    pub fn total_breakdown(&self, language: Language, context: &StandingsContext<'_>) -> TotalBreakdown {
        let (book, rules) = (context.book, context.rules);
        let mut breakdown = TotalBreakdown {
            name: sentences::breakdown_total(language, book.name_of(Some(self.person))),
            value: Some(self.total),
            decimals: rules.decimals,
            language,
            ..TotalBreakdown::default()
        };
        let divisor = self.divisor(rules);
        let mut sum = 0.0;
        let mut last = None;
        for (_, round) in context.structure.rounds.in_order().iter().copied() {
            for game in self.games.iter().filter(|game| game.seat.board.round == round) {
                breakdown.lines.push(self.game_line(language, game, context, &mut sum));
                last = Some(round);
            }
            for sat in self.sit_outs.iter().filter(|sat| sat.round == round && last != Some(round)) {
                breakdown.lines.push(self.sat_out_line(language, sat, context, &mut sum));
            }
        }
        if let Some(number) = divisor {
            let by = format_short(number, 4);
            breakdown.lines.push(BreakdownLine {
                label: sentences::breakdown_divided(language, &by),
                calculation: format!("{} ÷ {by}", format_rounded(sum, rules.decimals)),
                amount: Some(sum / number - sum),
                notes: vec![match rules.total.divisor {
                    TotalDivisor::Results(more) if more != 0.0 => {
                        let (results, more) = (self.result_count.to_string(), format_short(more, 4));
                        sentences::breakdown_results_plus(language, &results, &more)
                    }
                    TotalDivisor::Counted => sentences::breakdown_counted_results(language),
                    _ => sentences::breakdown_results(language),
                }],
                kind: BreakdownLineKind::Divides,
                ..BreakdownLine::default()
            });
        }
        for adjustment in &self.adjustments {
            breakdown.lines.push(BreakdownLine {
                label: adjustment.reason.text(language, rules),
                amount: Some(adjustment.amount),
                ..BreakdownLine::default()
            });
        }
        if divisor.is_none() {
            // The points at the start come first.
            let start = sentences::adjustment_start(language);
            breakdown.lines.sort_by_key(|line| line.label != start);
        }
        let at_the_top = rules.top_board_counting_text(language).filter(|_| self.at_top_board);
        let counts = at_the_top.unwrap_or_else(|| rules.counting_text(language));
        breakdown.notes.push(sentences::breakdown_counts(language, &counts));
        breakdown
    }

    /// How a player's score of one round came about: games, penalties, counting share. `None` where the player has
    /// neither a game nor a sit-out in the round.
    pub fn round_breakdown(
        &self,
        language: Language,
        round: RoundIx,
        context: &StandingsContext<'_>,
    ) -> Option<TotalBreakdown> {
        let (book, rules) = (context.book, context.rules);
        let mut lines = Vec::new();
        let mut sum = 0.0;
        for game in self.games.iter().filter(|game| game.seat.board.round == round) {
            let penalties = book.seat(game.seat).map_or(&[][..], |seat| &seat.penalties);
            if let (Some(score), false) = (game.score, penalties.is_empty()) {
                let before = format_rounded(score + game.penalty, rules.decimals);
                lines.push(BreakdownLine {
                    label: game_label(language, book, game.seat),
                    calculation: sentences::breakdown_before_penalty(language, &before),
                    seat: Some(game.seat),
                    ..BreakdownLine::default()
                });
                lines.extend(penalties.iter().map(|penalty| penalty_line(language, penalty)));
            }
            lines.push(self.game_line(language, game, context, &mut sum));
        }
        let sat_out = self.sit_outs.iter().filter(|sat| sat.round == round);
        lines.extend(sat_out.filter(|_| sum == 0.0).map(|sat| self.sat_out_line(language, sat, context, &mut 0.0)));
        if lines.is_empty() {
            return None;
        }
        let title = book.round(round).map(|round| round.title_in(language)).unwrap_or_default();
        let name = sentences::breakdown_round(language, book.name_of(Some(self.person)), &title);
        let value = self.round_score(round.0, rules);
        Some(TotalBreakdown { name, value, decimals: rules.decimals, lines, notes: Vec::new(), language })
    }

    fn game_line(
        &self,
        language: Language,
        game: &PlayerGame,
        context: &StandingsContext<'_>,
        sum: &mut f64,
    ) -> BreakdownLine {
        let (book, rules) = (context.book, context.rules);
        let mut line = BreakdownLine {
            label: game_label(language, book, game.seat),
            seat: Some(game.seat),
            ..BreakdownLine::default()
        };
        let (Some(score), Some(result)) = (game.score, game.result) else {
            line.notes.push(sentences::breakdown_unscored(language));
            return line;
        };
        let part = self.counted_share(game.weight, rules);
        let decimals = rules.decimals;
        let shown = if rules.total.result_kind == ResultKind::Positions {
            line.notes.push(sentences::breakdown_scored(language, &format_rounded(score, decimals)));
            sentences::breakdown_place(language, &format_short(result, 2))
        } else {
            format_rounded(result, decimals)
        };
        if self.is_dropped(game) {
            line.calculation = shown;
            line.kind = BreakdownLineKind::Dropped;
            line.notes.push(sentences::breakdown_does_not_count(language));
        } else {
            let times = share_text(part);
            line.calculation = match times.strip_prefix('×') {
                _ if times.is_empty() => shown,
                Some(factor) => format!("{shown} × {factor}"),
                None => format!("{shown} × {times}"),
            };
            line.amount = Some(result * part);
            *sum += result * part;
        }
        if game.penalty != 0.0 {
            line.notes.push(sentences::breakdown_after_penalty(language, &format_rounded(game.penalty, decimals)));
        }
        if game.at_top_board {
            line.notes.push(rules.top_board_name(language));
        }
        let reason = book.board(game.seat.board).and_then(|board| game.score_reason(board, rules));
        line.notes.extend(reason.map(|reason| reason.text(language)));
        if game.provisional {
            let board = book.board(game.seat.board);
            let ended = context.scores.stage_at(book, game.seat.board) == GameStage::Ended;
            let note = if ended && board.is_some_and(|board| rules.asks_for_the_end(board)) {
                sentences::breakdown_end_unknown(language)
            } else if ended && board.is_some_and(|board| context.asks_for_the_last_year(board, game.seat.board)) {
                sentences::breakdown_last_year_missing(language)
            } else if board.is_some_and(crate::book::Board::has_unreadable_final_count) {
                sentences::breakdown_count_unreadable(language)
            } else {
                sentences::breakdown_running(language)
            };
            line.notes.push(note);
        }
        if let Some(other) = book.seat(game.seat).and_then(|seat| seat.player).filter(|id| *id != self.person) {
            line.notes.push(sentences::breakdown_played_by(language, book.name_of(Some(other))));
        }
        line
    }

    fn sat_out_line(
        &self,
        language: Language,
        sat: &SitOutResult,
        context: &StandingsContext<'_>,
        sum: &mut f64,
    ) -> BreakdownLine {
        let rules = context.rules;
        let title = context.book.round(sat.round).map(|round| round.title_in(language)).unwrap_or_default();
        let part = self.counted_share(sat.weight, rules);
        let times = share_text(part);
        let value = format_rounded(sat.value, rules.decimals);
        let counts = sat.weight != 0.0;
        *sum += sat.value * part;
        BreakdownLine {
            label: sentences::breakdown_sat_out(language, &title),
            calculation: if counts && !times.is_empty() { format!("{value} × {times}") } else { value },
            amount: counts.then_some(sat.value * part),
            notes: match (counts, sat.value == 0.0) {
                (true, _) => Vec::new(),
                (false, true) => vec![sentences::breakdown_no_further_points(language)],
                (false, false) => vec![sentences::breakdown_does_not_count(language)],
            },
            seat: None,
            kind: if counts { BreakdownLineKind::Adds } else { BreakdownLineKind::Dropped },
        }
    }
}

/// “Round 2, board C, France”.
fn game_label(language: Language, book: &Book, seat: SeatRef) -> String {
    sentences::breakdown_game(language, &book.board_label_in(language, seat.board), &seat.power.name_in(language))
}

fn penalty_line(language: Language, penalty: &Penalty) -> BreakdownLine {
    let amount = match penalty.amount {
        PenaltyAmount::Points(points) => format_short(points, 4),
        PenaltyAmount::Percent(percent) => format!("{} %", format_short(percent, 4)),
    };
    BreakdownLine { label: penalty_label(language, &penalty.reason), calculation: amount, ..BreakdownLine::default() }
}

/// “penalty: late twice”.
fn penalty_label(language: Language, reason: &str) -> String {
    match reason.trim() {
        "" => sentences::adjustment_penalty(language),
        reason => sentences::adjustment_penalty_for(language, reason),
    }
}

impl ScoreReason {
    /// “the game was abandoned”, “solo of France”.
    fn text(self, language: Language) -> String {
        match self {
            ScoreReason::Abandoned => notices::mark_abandoned(language),
            ScoreReason::SoloOf(power) => notices::mark_solo_of(language, &power.name_in(language)),
        }
    }
}

impl AdjustmentReason {
    /// “penalty: late twice”, “10 % for the top board”.
    pub fn text(&self, language: Language, rules: &Ruleset) -> String {
        match self {
            AdjustmentReason::Start => sentences::adjustment_start(language),
            AdjustmentReason::Handicap => sentences::adjustment_handicap(language),
            AdjustmentReason::TopBoard { percent } => {
                let percent = format_short(*percent, 4);
                sentences::adjustment_top_board(language, &percent, &rules.top_board_name(language))
            }
            AdjustmentReason::Penalty(reason) => penalty_label(language, reason),
        }
    }
}

impl BreakdownLine {
    /// The text beside the amount: “31.80 × ½; the game is still running”.
    pub fn detail(&self, language: Language, decimals: usize) -> String {
        let plain = self.amount.is_some_and(|amount| format_rounded(amount, decimals) == self.calculation);
        let how = Some(language.figure(&self.calculation)).filter(|how| !how.is_empty() && !plain);
        how.into_iter().chain(self.notes.iter().cloned()).collect::<Vec<_>>().join(language.clause_separator())
    }
}

impl TotalBreakdown {
    /// The sum as one formula, with the decimal sign of the language: “700 + 45.53 + 31.80 × ½”.
    pub fn sum_text(&self) -> String {
        let mut formula = String::new();
        for line in self.lines.iter().filter(|line| line.kind != BreakdownLineKind::Dropped) {
            let Some(amount) = line.amount else { continue };
            if line.kind == BreakdownLineKind::Divides {
                let by = line.calculation.rsplit_once('÷').map_or("", |(_, by)| by.trim());
                formula = format!("({formula}) ÷ {by}");
                continue;
            }
            let (made, is_negative) = if line.calculation.contains('×') {
                let positive = line.calculation.strip_prefix('-');
                (positive.unwrap_or(&line.calculation).to_owned(), positive.is_some())
            } else {
                (format_rounded(amount.abs(), self.decimals), amount < 0.0)
            };
            match (formula.is_empty(), is_negative) {
                (true, false) => {}
                (true, true) => formula.push('−'),
                (false, false) => formula.push_str(" + "),
                (false, true) => formula.push_str(" − "),
            }
            formula.push_str(&made);
        }
        self.language.figure(&formula)
    }

    /// All lines in one text: “Round 2, board C, France: 31.80 × ½”.
    pub fn lines_text(&self) -> String {
        let one = |line: &BreakdownLine| {
            let detail = line.detail(self.language, self.decimals);
            if detail.is_empty() { line.label.clone() } else { words::labelled(self.language, &line.label, &detail) }
        };
        self.lines.iter().map(one).collect::<Vec<_>>().join("   ")
    }

    /// The breakdown as text in columns, for reading and copying.
    pub fn column_text(&self) -> String {
        let figure = |value: f64| self.language.figure(&format_rounded(value, self.decimals));
        let shown = |value: Option<f64>| value.map_or_else(|| "–".to_owned(), figure);
        let lines: Vec<(String, String, String)> = self
            .lines
            .iter()
            .map(|line| (line.label.clone(), shown(line.amount), line.detail(self.language, self.decimals)))
            .collect();
        let value = shown(self.value);
        let widest = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(0);
        let left = widest(&mut lines.iter().map(|line| line.0.chars().count()));
        let left = left.max(self.name.chars().count().saturating_sub(2));
        let right = widest(&mut lines.iter().map(|line| line.1.chars().count())).max(value.chars().count());
        let mut text = format!("{:<wide$}  {value:>right$}\n", self.name, wide = left + 2);
        for (what, amount, detail) in lines {
            let line = format!("  {what:<left$}  {amount:>right$}  {detail}");
            text.push_str(line.trim_end());
            text.push('\n');
        }
        for note in &self.notes {
            text.push_str(note);
            text.push('\n');
        }
        text
    }
}

#[expect(clippy::cast_precision_loss, reason = "a number of games")]
fn as_f64(number: usize) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_negative_part_is_subtracted() {
        let line = |calculation: &str, amount: f64| BreakdownLine {
            calculation: calculation.to_owned(),
            amount: Some(amount),
            ..BreakdownLine::default()
        };
        let lines = vec![line("", 700.0), line("-100.00 × 1.25", -125.0), line("40.00 × ½", 20.0), line("", -5.0)];
        let breakdown = TotalBreakdown { lines, decimals: 2, ..TotalBreakdown::default() };
        assert_eq!(breakdown.sum_text(), "700.00 − 100.00 × 1.25 + 40.00 × ½ − 5.00");
    }
}
