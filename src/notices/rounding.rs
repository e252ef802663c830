//! Whether the printed parts of a total add up to the printed total. The rules add unrounded scores, so 12.63 + 64.29 + 21.62 may be
//! 98.53, and a reader who adds needs to know why.

use super::cell::CellPart;
use super::column_role::ColumnRole;
use super::marks::{LegendEntry, Mark};
use super::notice::{Notice, NoticeColumn, NoticeRow};
use crate::languages::Language;

/// Explains a total in the legend if the printed parts of a row do not add up to it.
pub(super) fn explain_totals(notice: &mut Notice, language: Language) {
    let mut sections = notice.sections.iter();
    let is_off = sections.any(|section| section.rows.iter().any(|row| is_off_by_rounding(&section.columns, row)));
    notice.legend.extend(is_off.then(|| LegendEntry::rounded_total(language)));
}

/// Whether the parts of a row add up, but not as they are printed. A total that is no sum of its parts, such as a mean, is not meant.
pub(super) fn is_off_by_rounding(columns: &[NoticeColumn], row: &NoticeRow) -> bool {
    let parts_of = |wanted: fn(ColumnRole) -> bool| {
        let cells = columns.iter().zip(&row.cells).filter(move |(column, _)| wanted(column.role));
        cells.flat_map(|(_, cell)| &cell.parts)
    };
    let Some((total, printed_total)) = parts_of(|role| role == ColumnRole::Total).find_map(numbers) else {
        return false;
    };
    let decimals = parts_of(|role| role == ColumnRole::Total).map(|part| part.decimals).max().unwrap_or_default();
    let is_part = |role| matches!(role, ColumnRole::Round(_) | ColumnRole::AddedPoints(_) | ColumnRole::MemberScore);
    let (mut sum, mut printed_sum) = (0.0, 0.0);
    for part in parts_of(is_part).filter(|part| !part.has_mark(Mark::Dropped)) {
        let Some((value, printed)) = numbers(part) else { continue };
        let share = part.marks.iter().find_map(|mark| match mark {
            Mark::PartCounts(share, _) => Some(*share),
            _ => None,
        });
        sum += value * share.unwrap_or(1.0);
        printed_sum += printed * share.unwrap_or(1.0);
    }
    let half_of_last_digit = 0.5 * 0.1_f64.powi(i32::try_from(decimals).unwrap_or(i32::MAX));
    (sum - total).abs() < 1e-6 && (printed_sum - printed_total).abs() > half_of_last_digit + 1e-9
}

/// The number of a part, and the number as it is printed.
fn numbers(part: &CellPart) -> Option<(f64, f64)> {
    Some((part.value?, part.text.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::super::cell::NoticeCell;
    use super::*;
    use crate::book::RoundIx;

    #[test]
    fn only_a_sum_whose_printed_parts_do_not_add_up_is_off() {
        let columns: Vec<NoticeColumn> =
            [ColumnRole::Round(RoundIx(0)), ColumnRole::Round(RoundIx(1)), ColumnRole::Total]
                .map(|role| NoticeColumn::new(role, ""))
                .to_vec();
        let is_off = |scores: [(f64, Vec<Mark>); 2], total: f64| {
            let [first, second] = scores.map(|(score, marks)| CellPart::number(score, 2).with_marks(marks));
            let cells = [first, second, CellPart::number(total, 2)].map(NoticeCell::from).to_vec();
            is_off_by_rounding(&columns, &NoticeRow { cells, ..NoticeRow::default() })
        };
        assert!(is_off([(1.005_1, vec![]), (2.005_1, vec![])], 3.010_2), "1.01 + 2.01 = 3.01");
        assert!(!is_off([(1.001, vec![]), (2.001, vec![])], 3.002));
        assert!(!is_off([(1.005_1, vec![]), (2.005_1, vec![])], 1.505_1), "a mean is no sum");
        assert!(!is_off([(1.005_1, vec![]), (2.005_1, vec![Mark::Dropped])], 1.005_1));
        // 1822.875 is printed as 1822.88.
        assert!(!is_off([(1538.5, vec![]), (227.5, vec![Mark::PartCounts(1.25, Language::English)])], 1822.875));
        assert!(is_off([(0.004, vec![]), (1.004, vec![Mark::PartCounts(2.0, Language::English)])], 2.012));
    }
}
