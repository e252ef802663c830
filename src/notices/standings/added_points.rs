//! The points that are added to the results of a player: start, handicap, bonus and penalty.

use crate::languages::Language;
use crate::languages::sentences::columns;
use crate::standings::{AdjustmentReason, Standings, StandingsRow};

/// The points that are added to the results, in the order of adding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddedPoints {
    Start,
    Handicap,
    Bonus,
    Penalty,
}

impl AddedPoints {
    pub const ALL: [AddedPoints; 4] =
        [AddedPoints::Start, AddedPoints::Handicap, AddedPoints::Bonus, AddedPoints::Penalty];

    /// The kinds that some row of a table has.
    pub fn of_table(table: &Standings) -> impl Iterator<Item = AddedPoints> {
        AddedPoints::ALL.into_iter().filter(|kind| table.rows.iter().any(|row| kind.amount(row).is_some()))
    }

    /// The title of its column.
    pub fn title(self, language: Language) -> String {
        match self {
            AddedPoints::Start => columns::column_start(language),
            AddedPoints::Handicap => columns::column_handicap(language),
            AddedPoints::Bonus => columns::column_bonus(language),
            AddedPoints::Penalty => columns::column_penalty(language),
        }
    }

    const fn of(why: &AdjustmentReason) -> AddedPoints {
        match why {
            AdjustmentReason::Start => AddedPoints::Start,
            AdjustmentReason::Handicap => AddedPoints::Handicap,
            AdjustmentReason::TopBoard { .. } => AddedPoints::Bonus,
            AdjustmentReason::Penalty(_) => AddedPoints::Penalty,
        }
    }

    /// The points of a row; `None` where it has none of this kind.
    pub fn amount(self, row: &StandingsRow) -> Option<f64> {
        let of_kind = row.adjustments.iter().filter(|adjustment| AddedPoints::of(&adjustment.reason) == self);
        of_kind.map(|adjustment| adjustment.amount).reduce(|a, b| a + b)
    }
}
