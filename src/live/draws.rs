//! What the rules of an event say of the draws that were proposed at a board.

use crate::book::{Board, BoardRef, Outcome, Place, Power, Problem, Proposal, Season, Severity, said};
use crate::standings::Ruleset;

/// What of a board's proposed draws the rules do not foresee. A director may have allowed it, so these are remarks.
pub(super) fn proposals(board: &Board, rules: &Ruleset, at: BoardRef, problems: &mut Vec<Problem>) {
    for proposal in &board.proposals {
        let mut remark = |what: String| {
            problems.push(Problem {
                severity: Severity::Remark,
                place: Place::Board(at),
                what,
                cure: "Right if the director allowed it; otherwise correct the board’s record.".into(),
            });
        };
        let when = proposal.when();
        let chart = chart_year(proposal);
        if let Some(first) = rules.draws.first_year.filter(|first| chart < first.0) {
            remark(format!("a draw proposed in {when}; by {} after the chart of {first} at the earliest", rules.name));
        }
        let counts = board.charts.iter().find(|known| known.year.0 == chart).map(|chart| &chart.centres);
        let dead = |power: &Power| counts.is_some_and(|counts| counts[*power].get() == Some(0));
        if let Some(by) = proposal.by.filter(dead) {
            remark(format!("the draw of {when} was proposed by {by}, which had no centre left"));
        }
        let all: Option<Vec<Power>> = counts.map(|_| Power::ALL.into_iter().filter(|power| !dead(power)).collect());
        let some = !proposal.members.is_empty() && all.is_none_or(|all| all != proposal.members);
        if rules.draws.all_survivors && some && proposal.outcome != Outcome::Failed {
            let members = said::members(&proposal.members);
            remark(format!("the draw of {when} is for {members}; by {} it is for all survivors", rules.name));
        }
    }
}

/// The year of the chart that stood when a draw was proposed.
fn chart_year(proposal: &Proposal) -> u16 {
    match proposal.season {
        Season::Fall => proposal.year.0,
        Season::Spring => proposal.year.0 - 1,
    }
}
