//! What the director is told about cells that are read otherwise than they stand.

use std::collections::BTreeSet;

use super::super::CellRemark;
use super::TableReader;
use super::corrections::Correction;
use crate::book::count_notation::parse_count_cell;
use crate::book::{CENTRES_ON_MAP, Power};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::draft::report_struck_out::describe_replaced_player;
use crate::import::recipe::{FoundBoard, SeatValue};
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::Heading;
use crate::languages::list_with_others;
use crate::languages::window_sentences::{import_tables as texts, import_words};
use crate::printable_text::printable_line;

/// The most texts in a message.
const MOST_NAMED: usize = 5;

impl TableReader<'_, '_> {
    /// What the director is told about a struck-out player: the power, and the cells of both names.
    fn remark_about_replaced(&self, (power, old, new): (Power, CellIndex, CellIndex)) -> CellRemark {
        let sheet = self.grid.sheet;
        let [name, replacement] = [old, new].map(|cell| sheet.address_of(cell));
        let message = describe_replaced_player(sheet, power, name, replacement);
        let is_of_row = |cell: &CellIndex| self.grid.line(*cell) == self.grid.line(old) && self.seats.is_struck(*cell);
        let cells = self.seats.replaced.iter().copied().filter(is_of_row).collect();
        CellRemark { cells, effect: FindingEffect::None, message, is_kept: true }
    }

    pub(super) fn remarks_about_cells(&self, slips: Vec<CellRemark>) -> Vec<CellRemark> {
        let mut remarks = Vec::new();
        for Correction { struck_out, cell, power, is_name } in &self.corrected {
            let [old_at, at] = [struck_out, cell].map(|cell| self.grid.sheet.address_of(*cell));
            let message = if let Some(power) = power.filter(|_| *is_name) {
                describe_replaced_player(self.grid.sheet, power, old_at, at)
            } else {
                let (old, new, at) = (self.grid.text(*struck_out), self.grid.text(*cell), at.to_string());
                match power {
                    Some(power) => texts::struck_out_and_replaced_for_power(&old, &at, &new, power.name_in_window()),
                    None => texts::struck_out_and_replaced(&old, &at, &new),
                }
            };
            remarks.push(CellRemark { cells: vec![*struck_out], effect: FindingEffect::None, message, is_kept: true });
        }
        for (name, power) in &self.exchanged {
            let message = texts::name_and_power_exchanged(&self.grid.text(*name), &self.grid.text(*power));
            let cells = vec![*name, *power];
            remarks.push(CellRemark { cells, effect: FindingEffect::None, message, is_kept: false });
        }
        if let Some((first, year)) = self.counts_by_year.first() {
            let message = texts::counts_of_unnamed_years(&self.grid.text(*first), &year.to_string());
            let cells = self.counts_by_year.iter().map(|(cell, _)| *cell).collect();
            remarks.push(CellRemark { cells, effect: FindingEffect::Asked, message, is_kept: false });
        }
        remarks.extend(slips);
        remarks.extend(self.seats.remarks_about_turns());
        remarks.extend(self.seats.replaced_players.iter().map(|player| self.remark_about_replaced(*player)));
        if let Some((old, new)) = self.replaced.first() {
            let message = texts::column_of_corrected_counts(&self.grid.text(*new), &self.grid.text(*old));
            let cells = self.replaced.iter().map(|(old, _)| *old).collect();
            remarks.push(CellRemark { cells, effect: FindingEffect::Asked, message, is_kept: true });
        }
        if !self.remarks.is_empty() {
            let quoted = |cell: &CellIndex| import_words::quoted(&printable_line(&self.grid.text(*cell)));
            let different: BTreeSet<String> = self.remarks.iter().map(quoted).collect();
            let message = texts::read_as_powers(different.len(), &list_with_others(different.into_iter(), MOST_NAMED));
            let cells = self.remarks.clone();
            remarks.push(CellRemark { cells, effect: FindingEffect::None, message, is_kept: true });
        }
        if self.choice.fills_names {
            let message = texts::rows_of_player_above(self.without_name.len());
            let cells = self.without_name.clone();
            remarks.push(CellRemark { cells, effect: FindingEffect::None, message, is_kept: false });
        }
        for cell in &self.partly_struck {
            let of = self.grid.sheet.cell(*cell);
            let rest = self.grid.sheet.partly_struck_out.get(&of.at).map_or("", String::as_str);
            let message = texts::part_is_struck_out(&printable_line(&of.trimmed()), &printable_line(rest.trim()));
            remarks.push(CellRemark { cells: vec![*cell], effect: FindingEffect::None, message, is_kept: true });
        }
        if self.seats.again_starts_next {
            let cells: Vec<CellIndex> = self.seats.read.headings.clone();
            let message = texts::boards_by_order_of_rows().to_owned();
            let count =
                |value: &SeatValue| parse_count_cell(&value.text(self.grid.sheet)).map(|of| u32::from(of.count));
            let sum = |board: &FoundBoard| -> u32 {
                board.values().filter(|value| value.heading == Heading::CENTRES).filter_map(count).sum()
            };
            let is_proven = self.seats.read.boards.iter().all(|board| sum(board) == u32::from(CENTRES_ON_MAP));
            let effect = if is_proven { FindingEffect::None } else { FindingEffect::Asked };
            remarks.push(CellRemark { cells, effect, message, is_kept: false });
        }
        remarks
    }
}
