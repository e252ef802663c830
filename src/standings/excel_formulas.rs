//! Totals, tie-breaks and places as ordinary Excel formulas, by the same rules as the standings.
//!
//! The caller gives the cells of a player's results. A rule that needs a formula of unreasonable length gets none.

use super::row::StandingsRow;
use super::rules::{BoardSelection, CountingPart, ResultKind, ResultMultiplier, Ruleset, TieBreak, TotalDivisor};

/// The cell of one result in a player's row of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExcelResultCell {
    /// The column's letters.
    pub column: String,
    /// The column's number, from 0. Used to find neighbours.
    pub position: u16,
    /// The number of the round.
    pub round: usize,
    /// Whether the result is from the top board. `None` where the cell has no result.
    pub result: Option<bool>,
}

/// The cells as ranges of one row: “C6:E6”, “(C6:D6,F6)”. `None` for no cells.
fn cell_ranges(cells: &[&ExcelResultCell], line: u32) -> Option<String> {
    let mut runs: Vec<(&ExcelResultCell, &ExcelResultCell)> = Vec::new();
    for cell in cells {
        match runs.last_mut() {
            Some((_, last)) if last.position + 1 == cell.position => *last = cell,
            _ => runs.push((cell, cell)),
        }
    }
    let ranges: Vec<String> = runs
        .iter()
        .map(|(first, last)| {
            let begin = format!("{}{line}", first.column);
            if first.position == last.position { begin } else { format!("{begin}:{}{line}", last.column) }
        })
        .collect();
    match &ranges[..] {
        [] => None,
        [one] => Some(one.clone()),
        _ => Some(format!("({})", ranges.join(","))),
    }
}

/// The formula of the `n`th best result in these cells, from 1. 0 where there are fewer results.
fn nth_best_formula(cells: &str, n: usize, lowest_wins: bool) -> String {
    let nth = if lowest_wins { "SMALL" } else { "LARGE" };
    format!("IF(COUNT({cells})>={n},{nth}({cells},{n}),0)")
}

/// A factor in a formula: nothing for 1, “(1/3)*” for a third.
fn factor_prefix(factor: f64) -> String {
    let below = 1.0 / factor;
    if factor == 1.0 {
        String::new()
    } else if (below - below.round()).abs() < 1e-12 && factor.to_string().len() > 6 {
        format!("(1/{})*", below.round())
    } else {
        format!("{factor}*")
    }
}

impl Ruleset {
    /// The formula of the sum of a row's results, before adjustments. `cells` are the cells of the results and `line`
    /// is the number of their row in the sheet. `None` where the formula would be unreasonably long.
    pub fn excel_sum_formula(&self, row: &StandingsRow, cells: &[ExcelResultCell], line: u32) -> Option<String> {
        let own = self.top_board.as_ref().filter(|top| row.at_top_board && !top.parts.is_empty());
        let parts = own.map_or(&self.total.parts, |top| &top.parts);
        let multipliers: Vec<&ResultMultiplier> = row.multipliers(self).collect();
        let mut terms = Vec::new();
        let mut next = 0;
        while let Some(base) = parts.get(next) {
            next += 1;
            let taken: Vec<&ExcelResultCell> = cells.iter().filter(|cell| includes_cell(base, cell)).collect();
            let many = taken.iter().filter(|cell| cell.result.is_some()).count();
            let mut part = base;
            while let Some(instead) = parts.get(next).filter(|part| part.from_results > 0) {
                next += 1;
                if many >= instead.from_results {
                    part = instead;
                }
            }
            if many > 0 {
                terms.extend(self.part_terms(part, &taken, many, &multipliers, line)?);
            }
        }
        let sum = if terms.is_empty() { "0".to_owned() } else { terms.join("+").replace("+-", "-") };
        let all: Vec<&ExcelResultCell> = cells.iter().collect();
        match (self.total.divisor, cell_ranges(&all, line)) {
            (TotalDivisor::No, _) | (_, None) => Some(sum),
            (TotalDivisor::Results(more), Some(all)) => Some(match row.divisor(self) {
                Some(_) if more == 0.0 => format!("({sum})/COUNT({all})"),
                Some(_) => format!("({sum})/(COUNT({all})+{more})"),
                None => sum,
            }),
            (TotalDivisor::Counted, Some(all)) => {
                let [part] = &self.total.parts[..] else { return Some(self.divided_by_value(&sum, row)) };
                let counted = part.weights.iter().all(|weight| weight.0 != 0.0) && part.rounds.is_none();
                let everywhere = part.boards == BoardSelection::All && own.is_none() && row.divisor(self).is_some();
                let further = part.rest.0 != 0.0 || part.rest_average.0 != 0.0;
                match (counted && everywhere, further) {
                    (true, true) => Some(format!("({sum})/COUNT({all})")),
                    (true, false) => Some(format!("({sum})/MIN(COUNT({all}),{})", part.weights.len())),
                    (false, _) => Some(self.divided_by_value(&sum, row)),
                }
            }
        }
    }

    /// The sum divided by a fixed number, where counting cells does not give that number.
    fn divided_by_value(&self, sum: &str, row: &StandingsRow) -> String {
        row.divisor(self).map_or_else(|| sum.to_owned(), |by| format!("({sum})/{by}"))
    }

    /// The terms of one part of the sum. `many` of its `cells` hold a result.
    fn part_terms(
        &self,
        part: &CountingPart,
        cells: &[&ExcelResultCell],
        many: usize,
        multipliers: &[&ResultMultiplier],
        line: u32,
    ) -> Option<Vec<String>> {
        let factor_of = |cell: &&ExcelResultCell| -> f64 {
            let applies = multipliers.iter().filter(|m| (m.rounds.0..=m.rounds.1).contains(&cell.round));
            applies.map(|multiplier| multiplier.factor).product()
        };
        let of = |n: usize| part.result_weight(n, many);
        // The share for all results, and the additional share for the best.
        let known = part.weights.len().min(cells.len());
        let whole = known == cells.len() && (0..known).all(|n| of(n) == of(0));
        let all = if whole { of(0) } else { of(part.weights.len()) };
        let beyond: Vec<(usize, f64)> = (0..known).map(|n| (n, of(n) - all)).filter(|(_, more)| *more != 0.0).collect();
        let factors: Vec<f64> = cells.iter().map(factor_of).collect();
        let same = factors.iter().all(|factor| *factor == factors[0]);
        if !same && !beyond.is_empty() {
            return None;
        }
        let mut terms = Vec::new();
        let mut start = 0;
        while all != 0.0 && start < cells.len() {
            let end = start + factors[start..].iter().take_while(|factor| **factor == factors[start]).count();
            if let Some(range) = cell_ranges(&cells[start..end], line) {
                terms.push(format!("{}SUM({range})", factor_prefix(all * factors[start])));
            }
            start = end;
        }
        let range = cell_ranges(cells, line)?;
        for (n, more) in beyond {
            terms.push(format!(
                "{}{}",
                factor_prefix(more * factors[0]),
                nth_best_formula(&range, n + 1, self.lowest_wins())
            ));
        }
        Some(terms)
    }

    /// The formula of the tie-break at this position, from the cells of a player's results. `None` where the results do
    /// not give its figure.
    pub fn excel_tie_break_formula(&self, position: usize, cells: &[ExcelResultCell], line: u32) -> Option<String> {
        let TieBreak::BestGame(n) = self.tie_breaks.get(position)? else { return None };
        if self.total.result_kind == ResultKind::Rounds {
            return None;
        }
        let all: Vec<&ExcelResultCell> = cells.iter().collect();
        Some(
            cell_ranges(&all, line)
                .map_or_else(|| "0".to_owned(), |all| nth_best_formula(&all, *n, self.lowest_wins())),
        )
    }

    /// Whether less is better for the figure at this position of the ranking: the total first, then the tie-breaks.
    pub fn excel_less_is_better(&self, position: usize) -> bool {
        let by_game = |step: usize| matches!(self.tie_breaks.get(step), Some(TieBreak::BestGame(_)));
        self.lowest_wins() && position.checked_sub(1).is_none_or(by_game)
    }
}

/// Whether a part includes this cell. Empty cells are included to keep ranges whole.
fn includes_cell(part: &CountingPart, cell: &ExcelResultCell) -> bool {
    match cell.result {
        Some(top) => part.includes(cell.round, top),
        None => part.boards != BoardSelection::Top && part.includes(cell.round, part.boards == BoardSelection::Top),
    }
}

/// A figure that ranks players, with the cells that hold it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExcelRankingFigure {
    /// The range with the figures of all players.
    pub all: String,
    /// The player's own cell.
    pub own: String,
    pub less_is_better: bool,
}

/// The formula of a player's place: `first` plus the number of players ahead. A player is ahead by the first of these
/// figures that differs by more than 1e-9.
pub fn excel_place_formula(first: usize, figures: &[ExcelRankingFigure]) -> String {
    let mut place = first.to_string();
    let mut level = String::new();
    for figure in figures {
        place = format!("{place}+SUMPRODUCT(1*{level}({}))", is_ahead(figure));
        let ExcelRankingFigure { all, own, .. } = figure;
        level = format!("{level}({all}-{own}<=1E-9)*({own}-{all}<=1E-9)*");
    }
    place
}

/// The formula of a player's place by one figure more: the place `before` plus the number of players ahead among those who
/// share that place.
pub fn excel_tie_break_place_formula(before: &ExcelRankingFigure, figure: &ExcelRankingFigure) -> String {
    let ExcelRankingFigure { all, own, .. } = before;
    format!("{own}+SUMPRODUCT(({all}={own})*({}))", is_ahead(figure))
}

/// Whether each player is ahead of this one.
fn is_ahead(figure: &ExcelRankingFigure) -> String {
    let ExcelRankingFigure { all, own, less_is_better } = figure;
    // Gnumeric rounds no range inside a formula, so the differences are compared.
    if *less_is_better { format!("{own}-{all}>1E-9") } else { format!("{all}-{own}>1E-9") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{PersonId, RoundIx};
    use crate::standings::{RulesetLibrary, SitOutResult};

    /// The formula of the sum for three rounds in the columns C to E. `played` says which rounds have a result.
    fn sum(rules: &str, played: [bool; 3]) -> String {
        let rules = RulesetLibrary::shipped().find(rules).unwrap();
        sum_of_row(rules, &StandingsRow::new(PersonId(1)), played)
    }

    /// The formula of the sum for this row.
    fn sum_of_row(rules: &Ruleset, row: &StandingsRow, played: [bool; 3]) -> String {
        let cells: Vec<ExcelResultCell> = (0..3)
            .zip(["C", "D", "E"])
            .map(|(round, column)| ExcelResultCell {
                column: column.into(),
                position: u16::try_from(round).unwrap() + 2,
                round: round + 1,
                result: played[round].then_some(false),
            })
            .collect();
        rules.excel_sum_formula(row, &cells, 6).unwrap()
    }

    #[test]
    fn sum_formulas_follow_the_rules() {
        assert_eq!(sum("Sum best 4 games in any rounds", [true; 3]), "SUM(C6:E6)", "three rounds, four count");
        assert_eq!(sum("Sum of all games", [true, false, true]), "SUM(C6:E6)");
        let third = "IF(COUNT(C6:E6)>=1,LARGE(C6:E6,1),0)+IF(COUNT(C6:E6)>=2,LARGE(C6:E6,2),0)\
                     +0.5*IF(COUNT(C6:E6)>=3,LARGE(C6:E6,3),0)";
        assert_eq!(sum("EDC 2015", [true; 3]), third);
        assert_eq!(
            sum("WDC 2025", [true; 3]),
            "IF(COUNT(C6:E6)>=1,LARGE(C6:E6,1),0)+IF(COUNT(C6:E6)>=2,LARGE(C6:E6,2),0)"
        );
        assert_eq!(sum("Gunboat Cup", [false; 3]), "0", "the points at the start have their own column");
    }

    #[test]
    fn a_mean_is_divided_by_the_number_of_results_that_count() {
        let sat_out = SitOutResult { round: RoundIx(0), round_number: 1, value: 20.0, weight: 1.0 };
        let row = StandingsRow { sit_outs: vec![sat_out], ..StandingsRow::new(PersonId(1)) };
        for (counts, formula) in [
            ("weights = [1, 1, 1, 1]", "(SUM(C6:E6))/MIN(COUNT(C6:E6),4)"),
            ("weights = [1]\nrest = 1", "(SUM(C6:E6))/COUNT(C6:E6)"),
        ] {
            let rules = format!(
                "name = \"Mean\"\nsystem = \"Sum of Squares\"\n[total]\ndivide = \"counted\"\n[[total.counts]]\n{counts}"
            );
            assert_eq!(sum_of_row(&Ruleset::parse(&rules).unwrap(), &row, [true; 3]), formula);
        }
    }

    #[test]
    fn a_place_formula_counts_the_players_ahead() {
        let [total, place, tie_break] = [("F$6:F$9", "F6", false), ("H$6:H$9", "H6", true), ("I$6:I$9", "I6", true)]
            .map(|(all, own, less_is_better)| ExcelRankingFigure { all: all.into(), own: own.into(), less_is_better });
        assert_eq!(excel_place_formula(1, std::slice::from_ref(&total)), "1+SUMPRODUCT(1*(F$6:F$9-F6>1E-9))");
        assert_eq!(excel_tie_break_place_formula(&place, &tie_break), "H6+SUMPRODUCT((H$6:H$9=H6)*(I6-I$6:I$9>1E-9))");
    }
}
