//! The widths of the columns of the standings, from their headings and texts, and how they share the width of the grid.

use crate::app::grid::{ColumnSpec, fitted_widths};
use crate::notices::{ColumnRole, Notice};

/// The least width of the column of the reasons, in points.
const LEAST_REASON: f32 = 160.0;

/// The widths of the columns in a grid of this width. Where the table is too wide, the players and the figures get
/// narrower, but no narrower than their longest texts. The reasons may be out of view, because the side panel has
/// them too. Where there is room, headings and reasons get the room for all their letters, and figures stand wider apart.
pub(super) fn columns_in(columns: &[ColumnSpec], notice: &Notice, width: f32) -> Vec<ColumnSpec> {
    let roles = notice.columns().iter().map(|column| column.role);
    let all: f32 = columns.iter().map(|spec| spec.width).sum();
    if all < width {
        return fitted_widths(columns, width).into_iter().map(ColumnSpec::fixed).collect();
    }
    let needed = columns.iter().zip(roles).filter(|(_, role)| *role != ColumnRole::Reason);
    let needed: f32 = needed.map(|(spec, _)| spec.width).sum();
    let spare: f32 = columns.iter().map(|spec| spec.width - spec.least).sum();
    let share = if spare > 0.0 { ((needed - width) / spare).clamp(0.0, 1.0) } else { 0.0 };
    let narrowed = columns.iter().map(|spec| (spec.width - (spec.width - spec.least) * share).floor());
    let mut narrowed: Vec<ColumnSpec> = narrowed.map(ColumnSpec::fixed).collect();
    if let Some(reason) = notice.column(ColumnRole::Reason) {
        // What is left over. The hint of a reason has the rest of its words.
        let others: f32 = narrowed.iter().map(|spec| spec.width).sum::<f32>() - narrowed[reason].width;
        narrowed[reason] = ColumnSpec::fixed((width - others).floor().clamp(LEAST_REASON, columns[reason].width));
    }
    narrowed
}

/// The width that the longest text of a column needs, without its heading.
fn text_width(notice: &Notice, column: usize) -> f32 {
    let lines = notice.rows().filter_map(|line| line.cells.get(column));
    letters_width(lines.map(|cell| cell.styled().chars().count()).max().unwrap_or(0))
}

/// The widths of all columns.
pub(super) fn column_widths(notice: &Notice) -> Vec<ColumnSpec> {
    (0..notice.columns().len()).map(|column| width_of(notice, column)).collect()
}

/// The widths of a column. The usual one has limits, so that it stays when figures change by a digit.
fn width_of(notice: &Notice, column: usize) -> ColumnSpec {
    let heading = &notice.columns()[column];
    let text = text_width(notice, column);
    let whole = text.max(letters_width(heading.title.chars().count()));
    let usual = match heading.role {
        ColumnRole::Place | ColumnRole::PlaceBefore => 56.0,
        ColumnRole::Player => text.clamp(200.0, 320.0),
        ColumnRole::Group => text.clamp(72.0, 160.0),
        ColumnRole::Round(_) => text.clamp(84.0, 190.0),
        ColumnRole::Total => text.clamp(84.0, 120.0),
        ColumnRole::Movement => text.clamp(84.0, 150.0),
        ColumnRole::Reason => text.clamp(LEAST_REASON, 620.0),
        _ => text.clamp(84.0, 200.0),
    };
    let least = match heading.role {
        ColumnRole::Place | ColumnRole::PlaceBefore | ColumnRole::Reason => usual,
        _ => whole.min(usual),
    };
    // In a wide window the heading is whole, and a figure is not far from the one before it.
    let most = match heading.role {
        ColumnRole::Place | ColumnRole::PlaceBefore => 68.0,
        ColumnRole::Player => whole.clamp(280.0, 420.0),
        ColumnRole::Round(_) => whole.clamp(116.0, 260.0),
        ColumnRole::Reason => whole.min(1000.0),
        _ => whole.clamp(120.0, 320.0),
    };
    ColumnSpec::between(least, usual).up_to(most.max(usual))
}

/// The width of a text of this number of letters, with the margins of a cell.
fn letters_width(letters: usize) -> f32 {
    const LETTER: f32 = 7.4;
    #[expect(clippy::cast_precision_loss, reason = "a number of letters")]
    let width = letters as f32 * LETTER + 16.0;
    width
}
