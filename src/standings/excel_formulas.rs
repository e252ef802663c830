//! Totals, tie-breaks and places as ordinary Excel formulas, by the same rules as the table.
//!
//! A workbook says in which cells of its line a player's results stand; which of them count, and how much, is decided here.
//! Where a rule would make an absurd formula there is none, and the workbook says that the value stands alone.

use super::rules::{Boards, Divide, Multiplier, Part, Results};
use super::{Row, Ruleset, TieBreak};

/// A cell for a result in a player's line of a workbook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExcelCell {
    /// The column's letters.
    pub column: String,
    /// The column's number, from 0, by which neighbours are known.
    pub position: u16,
    /// From 0.
    pub round: usize,
    /// Whether the result is of the top board; `None` where the player has none in this cell.
    pub result: Option<bool>,
}

/// The cells as ranges of one line: “C6:E6”, “(C6:D6,F6)”. `None` for no cells.
fn ranges(cells: &[&ExcelCell], line: u32) -> Option<String> {
    let mut runs: Vec<(&ExcelCell, &ExcelCell)> = Vec::new();
    for cell in cells {
        match runs.last_mut() {
            Some((_, last)) if last.position + 1 == cell.position => *last = cell,
            _ => runs.push((cell, cell)),
        }
    }
    let said: Vec<String> = runs
        .iter()
        .map(|(first, last)| {
            let begin = format!("{}{line}", first.column);
            if first.position == last.position { begin } else { format!("{begin}:{}{line}", last.column) }
        })
        .collect();
    match &said[..] {
        [] => None,
        [one] => Some(one.clone()),
        _ => Some(format!("({})", said.join(","))),
    }
}

/// The `n`th best of the results in these cells, from 1; 0 for one that is not there.
fn best(cells: &str, n: usize, lowest_wins: bool) -> String {
    let nth = if lowest_wins { "SMALL" } else { "LARGE" };
    format!("IF(COUNT({cells})>={n},{nth}({cells},{n}),0)")
}

/// A factor as a formula has it: nothing for 1, “(1/3)*” for a third.
fn times(factor: f64) -> String {
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
    /// What the results of a row make together, before anything is added or taken, over their `cells` in the workbook's line
    /// of this number. `None` where no formula of reasonable length makes it.
    pub fn excel_results(&self, row: &Row, cells: &[ExcelCell], line: u32) -> Option<String> {
        let own = self.top_board.as_ref().filter(|top| row.top && !top.counts.is_empty());
        let parts = own.map_or(&self.total.counts, |top| &top.counts);
        let multipliers: Vec<&Multiplier> = row.multiplied_by(self).collect();
        let mut terms = Vec::new();
        let mut next = 0;
        while let Some(base) = parts.get(next) {
            next += 1;
            let taken: Vec<&ExcelCell> = cells.iter().filter(|cell| takes(base, cell)).collect();
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
        let all: Vec<&ExcelCell> = cells.iter().collect();
        match (self.total.divide, ranges(&all, line)) {
            (Divide::No, _) | (_, None) => Some(sum),
            (Divide::Results(more), Some(all)) => Some(match row.divisor(self) {
                Some(_) if more == 0.0 => format!("({sum})/COUNT({all})"),
                Some(_) => format!("({sum})/(COUNT({all})+{more})"),
                None => sum,
            }),
            (Divide::Counted, Some(all)) => {
                let [part] = &self.total.counts[..] else { return Some(self.by_value(&sum, row)) };
                let counted = part.weights.iter().all(|weight| weight.0 != 0.0) && part.rounds.is_none();
                let everywhere = part.boards == Boards::All && own.is_none() && row.divisor(self).is_some();
                let further = part.rest.0 != 0.0 || part.rest_average.0 != 0.0;
                match (counted && everywhere, further) {
                    (true, true) => Some(format!("({sum})/COUNT({all})")),
                    (true, false) => Some(format!("({sum})/MIN(COUNT({all}),{})", part.weights.len())),
                    (false, _) => Some(self.by_value(&sum, row)),
                }
            }
        }
    }

    /// Divided by the number itself, where no count of cells gives it.
    fn by_value(&self, sum: &str, row: &Row) -> String {
        row.divisor(self).map_or_else(|| sum.to_owned(), |by| format!("({sum})/{by}"))
    }

    /// The terms of one part, of whose `cells` so `many` hold a result.
    fn part_terms(
        &self,
        part: &Part,
        cells: &[&ExcelCell],
        many: usize,
        multipliers: &[&Multiplier],
        line: u32,
    ) -> Option<Vec<String>> {
        let factor_of = |cell: &&ExcelCell| -> f64 {
            let applies = multipliers.iter().filter(|m| (m.rounds.0..=m.rounds.1).contains(&(cell.round + 1)));
            applies.map(|multiplier| multiplier.factor).product()
        };
        let of = |n: usize| part.weight(n, many);
        // What all results count, and what the best count beyond that.
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
            if let Some(range) = ranges(&cells[start..end], line) {
                terms.push(format!("{}SUM({range})", times(all * factors[start])));
            }
            start = end;
        }
        let range = ranges(cells, line)?;
        for (n, more) in beyond {
            terms.push(format!("{}{}", times(more * factors[0]), best(&range, n + 1, self.lowest_wins())));
        }
        Some(terms)
    }

    /// The figure by which the tie-break at this position tells players apart, over the cells of a player's results;
    /// `None` where they do not make it.
    pub fn excel_tie_break(&self, position: usize, cells: &[ExcelCell], line: u32) -> Option<String> {
        let TieBreak::BestGame(n) = self.tie_breaks.get(position)? else { return None };
        if self.total.of == Results::Rounds {
            return None;
        }
        let all: Vec<&ExcelCell> = cells.iter().collect();
        Some(ranges(&all, line).map_or_else(|| "0".to_owned(), |all| best(&all, *n, self.lowest_wins())))
    }

    /// Whether less is better in what stands at this position of the ranking: the total first, then the tie-breaks.
    pub fn excel_less_is_better(&self, position: usize) -> bool {
        let by_game = |step: usize| matches!(self.tie_breaks.get(step), Some(TieBreak::BestGame(_)));
        self.lowest_wins() && position.checked_sub(1).is_none_or(by_game)
    }
}

/// Whether a part looks at this cell. A blank one is taken along, so that ranges are whole.
fn takes(part: &Part, cell: &ExcelCell) -> bool {
    match cell.result {
        Some(top) => part.takes(cell.round, top),
        None => part.boards != Boards::Top && part.takes(cell.round, part.boards == Boards::Top),
    }
}

/// A figure of everybody's, by which places are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExcelFigure {
    /// The range of everybody's.
    pub all: String,
    /// The player's own cell.
    pub own: String,
    pub less_is_better: bool,
}

/// The place of a player: the `first` of all, and how many are ahead by the first of these figures, or level so far and ahead
/// by a later one. Figures are compared at nine decimals.
pub fn excel_place(first: usize, figures: &[ExcelFigure]) -> String {
    let mut place = first.to_string();
    let mut level = String::new();
    for figure in figures {
        let (all, own) = (format!("ROUND({},9)", figure.all), format!("ROUND({},9)", figure.own));
        let ahead = if figure.less_is_better { '<' } else { '>' };
        place = format!("{place}+SUMPRODUCT(1*{level}({all}{ahead}{own}))");
        level = format!("{level}({all}={own})*");
    }
    place
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::PersonId;
    use crate::standings::Rulesets;

    /// The results' sum for a line of three rounds in the columns C to E, where `played` says in which there is a result.
    fn sum(rules: &str, played: [bool; 3]) -> String {
        let cells: Vec<ExcelCell> = (0..3)
            .zip(["C", "D", "E"])
            .map(|(round, column)| ExcelCell {
                column: column.into(),
                position: u16::try_from(round).unwrap() + 2,
                round,
                result: played[round].then_some(false),
            })
            .collect();
        Rulesets::shipped().find(rules).unwrap().excel_results(&Row::new(PersonId(1)), &cells, 6).unwrap()
    }

    #[test]
    fn totals_read_as_the_rules_do() {
        assert_eq!(sum("Sum best 4 games in any rounds", [true; 3]), "SUM(C6:E6)", "three rounds, four count");
        assert_eq!(sum("Sum of all games", [true, false, true]), "SUM(C6:E6)");
        let third = "IF(COUNT(C6:E6)>=1,LARGE(C6:E6,1),0)+IF(COUNT(C6:E6)>=2,LARGE(C6:E6,2),0)\
                     +0.5*IF(COUNT(C6:E6)>=3,LARGE(C6:E6,3),0)";
        assert_eq!(sum("EDC 2015", [true; 3]), third);
        assert_eq!(
            sum("WDC 2025", [true; 3]),
            "IF(COUNT(C6:E6)>=1,LARGE(C6:E6,1),0)+IF(COUNT(C6:E6)>=2,LARGE(C6:E6,2),0)"
        );
        assert_eq!(sum("Gunboat Cup", [false; 3]), "0", "what everybody begins with stands in a column of its own");
    }

    #[test]
    fn a_place_counts_who_is_ahead() {
        let figures = [("F$6:F$9", "F6", false), ("H$6:H$9", "H6", true)]
            .map(|(all, own, less_is_better)| ExcelFigure { all: all.into(), own: own.into(), less_is_better });
        assert_eq!(
            excel_place(1, &figures),
            "1+SUMPRODUCT(1*(ROUND(F$6:F$9,9)>ROUND(F6,9)))\
             +SUMPRODUCT(1*(ROUND(F$6:F$9,9)=ROUND(F6,9))*(ROUND(H$6:H$9,9)<ROUND(H6,9)))"
        );
    }
}
