//! Totals and places as ordinary Excel formulas, by the same rules as the table.

use super::{Boards, Divide, Results, Ruleset, TieBreak};

/// The `n`th best of the games in these cells, from 1; 0 for one that was not played.
fn best(games: &str, n: usize) -> String {
    format!("IF(COUNT({games})>={n},LARGE({games},{n}),0)")
}

impl Ruleset {
    /// The total of a player whose games stand in these cells, one for each of so many rounds: `games` is a range such as
    /// “C6:E6”. `None` where the cells alone do not make the total.
    pub fn excel_total(&self, games: &str, rounds: usize) -> Option<String> {
        let total = &self.total;
        let [part] = &total.counts[..] else { return None };
        let plain = total.of == Results::Games && total.divide == Divide::No && total.multipliers.is_empty();
        let everywhere = part.rounds.is_none() && part.boards == Boards::All && part.rest_average.0 == 0.0;
        if !plain || !everywhere || self.top_board.is_some() {
            return None;
        }
        let of = |n: usize| part.weight(n, rounds);
        // What all games count, and what the best count beyond that.
        let known = part.weights.len().min(rounds);
        let whole = known == rounds && (0..known).all(|n| of(n) == 1.0);
        let all = if whole { 1.0 } else { of(part.weights.len()) };
        let mut terms = Vec::new();
        if all == 1.0 {
            terms.push(format!("SUM({games})"));
        } else if all != 0.0 {
            terms.push(format!("{all}*SUM({games})"));
        }
        for n in 0..known {
            let beyond = of(n) - all;
            if beyond == 1.0 {
                terms.push(best(games, n + 1));
            } else if beyond != 0.0 {
                terms.push(format!("{beyond}*{}", best(games, n + 1)));
            }
        }
        Some(if terms.is_empty() { "0".to_owned() } else { terms.join("+") })
    }

    /// The figure by which the tie-break at this position tells players apart, over the cells of a player's games;
    /// `None` where the cells alone do not make it.
    pub fn excel_tie_break(&self, position: usize, games: &str) -> Option<String> {
        match self.tie_breaks.get(position)? {
            TieBreak::BestGame(n) => Some(best(games, *n)),
            TieBreak::AllGames => Some(format!("SUM({games})")),
            _ => None,
        }
    }
}

/// The place of a player: 1, and how many are ahead by the first of these figures, or level so far and ahead by a later
/// one. Each figure is the range of everybody's and the player's own cell. Figures are compared at nine decimals.
pub fn excel_place(figures: &[(String, String)]) -> String {
    let mut place = "1".to_owned();
    let mut level = String::new();
    for (all, own) in figures {
        let (all, own) = (format!("ROUND({all},9)"), format!("ROUND({own},9)"));
        place = format!("{place}+SUMPRODUCT(1*{level}({all}>{own}))");
        level = format!("{level}({all}={own})*");
    }
    place
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::Rulesets;

    #[test]
    fn totals_read_as_the_rules_do() {
        let rules = |name: &str| Rulesets::shipped().find(name).unwrap().clone();
        let total = |name: &str, games: &str, rounds| rules(name).excel_total(games, rounds).unwrap();
        assert_eq!(total("Sum best 4 games in any rounds", "C6:E6", 3), "SUM(C6:E6)", "three rounds, four count");
        assert_eq!(total("Sum of all games", "C6:H6", 6), "SUM(C6:H6)");
        assert_eq!(
            total("EDC 2015", "C6:E6", 3),
            "IF(COUNT(C6:E6)>=1,LARGE(C6:E6,1),0)+IF(COUNT(C6:E6)>=2,LARGE(C6:E6,2),0)\
             +0.5*IF(COUNT(C6:E6)>=3,LARGE(C6:E6,3),0)"
        );
    }

    #[test]
    fn a_place_counts_who_is_ahead() {
        let figures = [("F$6:F$9", "F6"), ("H$6:H$9", "H6")].map(|(all, own)| (all.to_owned(), own.to_owned()));
        assert_eq!(
            excel_place(&figures),
            "1+SUMPRODUCT(1*(ROUND(F$6:F$9,9)>ROUND(F6,9)))\
             +SUMPRODUCT(1*(ROUND(F$6:F$9,9)=ROUND(F6,9))*(ROUND(H$6:H$9,9)>ROUND(H6,9)))"
        );
    }
}
