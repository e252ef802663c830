//! The points that are added to the results of a player as formulas.

use super::StandingsTable;
use super::section_formulas::SectionFormulas;
use crate::book::PenaltyAmount;
use crate::notices::{AddedPoints, ColumnRole};
use crate::publish::xlsx::cell_writer::cell_reference;
use crate::publish::xlsx::player_result_formulas::literal;
use crate::standings::{AdjustmentReason, StandingsRow, nearly_equal};

impl StandingsTable<'_, '_> {
    pub(super) fn first_added(&self) -> Option<u16> {
        let at = self.kinds.iter().position(|kind| matches!(kind, ColumnRole::AddedPoints(_)))?;
        u16::try_from(at).ok()
    }

    /// The added or subtracted points as a formula, where they are a percentage. `None` where they are a fixed number.
    pub(super) fn added(
        &self,
        added: AddedPoints,
        standing: &StandingsRow,
        formulas: &SectionFormulas<'_>,
        row: u32,
    ) -> Option<String> {
        let (column, first) = (self.position(ColumnRole::AddedPoints(added))?, self.first_added()?);
        let sum = cell_reference(row, formulas.sum?);
        let so_far = match column.checked_sub(1).filter(|last| *last >= first) {
            Some(last) => format!("({sum}+SUM({}:{}))", cell_reference(row, first), cell_reference(row, last)),
            None => sum,
        };
        match added {
            AddedPoints::Start | AddedPoints::Handicap => None,
            AddedPoints::Bonus => {
                let percent = standing.adjustments.iter().find_map(|adjustment| match adjustment.reason {
                    AdjustmentReason::TopBoard { percent } => Some(percent),
                    _ => None,
                })?;
                Some(format!("{so_far}*{percent}/100"))
            }
            AddedPoints::Penalty => {
                let person = self.export.engine.book().person(standing.person)?;
                let (mut points, mut percent) = (0.0, 0.0);
                for penalty in &person.penalties {
                    match penalty.amount {
                        PenaltyAmount::Points(amount) => points += amount.max(0.0),
                        PenaltyAmount::Percent(amount) => percent += amount.max(0.0),
                    }
                }
                let amount = added.amount(standing)?;
                let made = points + (standing.total - amount).max(0.0) * percent / 100.0;
                let whole = percent != 0.0 && nearly_equal(made, -amount);
                whole.then(|| format!("-({}+MAX(0,{so_far})*{percent}/100)", literal(points)))
            }
        }
    }
}
