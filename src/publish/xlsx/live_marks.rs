//! The marks of results that count in part or not at all, as conditional formats that follow a change of the scores.

use rust_xlsxwriter::{ConditionalFormatFormula, Format};

use super::cell_formats::{digits_format, in_quotes, with_signs};
use super::cell_writer::{SheetWriter, cell_reference};
use crate::languages::Language;
use crate::notices::{CellPart, Mark};
use crate::publish::export_error::ExportError;
use crate::scoring::column_letters;
use crate::standings::{BoardSelection, CountingPart, Ruleset, nearly_equal};

/// The cells of the results of a section.
pub(super) struct LiveMarks<'r> {
    pub(super) rules: &'r Ruleset,
    pub(super) part: &'r CountingPart,
    /// The first and the last row and column of results.
    pub(super) first: (u32, u16),
    pub(super) last: (u32, u16),
    /// The decimals of the results.
    pub(super) decimals: usize,
    pub(super) language: Language,
}

impl<'r> LiveMarks<'r> {
    /// The part of the total that counts by the order of a player's results alone. `None` where more decides what counts.
    pub(super) fn part_by_order(rules: &'r Ruleset) -> Option<&'r CountingPart> {
        let [part] = &rules.total.parts[..] else { return None };
        let is_plain = part.rounds.is_none() && part.boards == BoardSelection::All && part.factor.is_none();
        let is_alike = rules.top_board.as_ref().is_none_or(|top| top.parts.is_empty());
        (is_plain && is_alike && part.rest_average.0 == 0.0 && rules.total.multipliers.is_empty()).then_some(part)
    }

    /// A result without the marks that follow the scores.
    pub(super) fn other_marks(result: &CellPart) -> CellPart {
        let stays = |mark: &&Mark| !matches!(mark, Mark::Dropped | Mark::PartCounts(..));
        CellPart { marks: result.marks.iter().filter(stays).copied().collect(), ..result.clone() }
    }

    /// Writes the conditional formats. `signed` are the cells that have other signs before their number, with these signs.
    pub(super) fn write(
        &self,
        sheet: &mut SheetWriter<'_>,
        signed: &[((u32, u16), String)],
    ) -> Result<(), ExportError> {
        // The first rule that is true decides.
        for (cell, signs) in signed {
            self.add(sheet, *cell, *cell, signs)?;
        }
        self.add(sheet, self.first, self.last, "")
    }

    /// Adds the marks to a range of cells whose numbers have these signs before them.
    fn add(
        &self,
        sheet: &mut SheetWriter<'_>,
        first: (u32, u16),
        last: (u32, u16),
        signs: &str,
    ) -> Result<(), ExportError> {
        let (line, own) = (first.0 + 1, cell_reference(first.0, first.1));
        let (left, right) = (column_letters(self.first.1), column_letters(self.last.1));
        let better = if self.rules.lowest_wins() { '<' } else { '>' };
        let count = |cells: &str, sign: char| format!("SUMPRODUCT(ISNUMBER({cells})*({cells}{sign}{own}))");
        let all = format!("${left}{line}:${right}{line}");
        let up_to_own = format!("${left}{line}:{own}");
        let rank = format!("{}+{}", count(&all, better), count(&up_to_own, '='));
        let decimals = digits_format(self.decimals);
        let most = usize::from(self.last.1 - self.first.1) + 1;
        let ranks: Vec<usize> = (1..=most).collect();
        let weight = |rank: usize| self.part.result_weight(rank - 1, most);
        for same in ranks.chunk_by(|a, b| nearly_equal(weight(*a), weight(*b))) {
            let (Some(from), Some(to)) = (same.first(), same.last()) else { continue };
            let weight = weight(*from);
            if nearly_equal(weight, 1.0) {
                continue;
            }
            let format = if nearly_equal(weight, 0.0) {
                Format::new().set_font_strikethrough()
            } else {
                let share = Mark::PartCounts(weight, self.language).sign();
                Format::new().set_num_format(with_signs((signs, in_quotes(&share).as_str()), &decimals))
            };
            let rule = format!("=AND(ISNUMBER({own}),{rank}>={from},{rank}<={to})");
            let rule = ConditionalFormatFormula::new().set_rule(rule.as_str()).set_format(format);
            let rule = if signs.is_empty() { rule } else { rule.set_stop_if_true(true) };
            sheet.inner.add_conditional_format(first.0, first.1, last.0, last.1, &rule)?;
        }
        Ok(())
    }
}
