//! What the director is told about cells that are read otherwise than they stand.

use std::collections::BTreeSet;

use super::super::CellRemark;
use super::TableReader;
use super::corrections::Correction;
use crate::book::Power;
use crate::figures::join_with_others;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::draft::struck_out_cells::describe_replaced_player;
use crate::import::report::import_report::FindingEffect;
use crate::printable_text::printable_line;

/// The most texts in a message.
const MOST_NAMED: usize = 5;

impl TableReader<'_, '_> {
    /// What the director is told about a struck-out player: the power, and the cells of both names.
    fn remark_about_replaced(&self, (power, old, new): (Power, CellIndex, CellIndex)) -> CellRemark {
        let sheet = self.grid.sheet;
        let [name, replacement] = [old, new].map(|cell| sheet.cell(cell).at);
        let message = describe_replaced_player(sheet, power, name, replacement);
        let is_of_row = |cell: &CellIndex| self.grid.line(*cell) == self.grid.line(old) && self.seats.is_struck(*cell);
        let cells = self.seats.replaced.iter().copied().filter(is_of_row).collect();
        CellRemark { cells, effect: FindingEffect::None, message, is_kept: true }
    }

    pub(super) fn remarks_about_cells(&self, slips: Vec<CellRemark>) -> Vec<CellRemark> {
        let mut remarks = Vec::new();
        for Correction { struck_out, cell, power, is_name } in &self.corrected {
            let [old_at, at] = [struck_out, cell].map(|cell| self.grid.sheet.cell(*cell).at);
            let message = if let Some(power) = power.filter(|_| *is_name) {
                describe_replaced_player(self.grid.sheet, power, old_at, at)
            } else {
                let (old, new) = (self.grid.text(*struck_out), self.grid.text(*cell));
                let for_power = power.map_or_else(String::new, |power| format!(" for {power}"));
                format!(
                    "“{old}” is struck out, and {at} has “{new}”{for_power}. “{new}” is read, and the struck-out cell is kept among \
                     the unplaced cells."
                )
            };
            remarks.push(CellRemark { cells: vec![*struck_out], effect: FindingEffect::None, message, is_kept: true });
        }
        for (name, power) in &self.exchanged {
            let message = format!(
                "“{}” stands in the column of the powers and “{}” in that of the players. They are read as if they were exchanged.",
                self.grid.text(*name),
                self.grid.text(*power)
            );
            let cells = vec![*name, *power];
            remarks.push(CellRemark { cells, effect: FindingEffect::None, message, is_kept: false });
        }
        if let Some((first, year)) = self.counts_by_year.first() {
            let message = format!(
                "each of these cells has a count after every year, such as “{}”. Nothing names the years. The first count is read as \
                 that after {year}. Check the last year of each board.",
                self.grid.text(*first)
            );
            let cells = self.counts_by_year.iter().map(|(cell, _)| *cell).collect();
            remarks.push(CellRemark { cells, effect: FindingEffect::Asked, message, is_kept: false });
        }
        remarks.extend(slips);
        remarks.extend(self.seats.remarks_about_turns());
        remarks.extend(self.seats.replaced_players.iter().map(|player| self.remark_about_replaced(*player)));
        if let Some((old, new)) = self.replaced.first() {
            let message = format!(
                "the column of corrected counts is read where it has a count, such as “{}” in place of “{}”. The other counts are \
                 kept among the unplaced cells. If they are right, enter them after the import.",
                self.grid.text(*new),
                self.grid.text(*old)
            );
            let cells = self.replaced.iter().map(|(old, _)| *old).collect();
            remarks.push(CellRemark { cells, effect: FindingEffect::Asked, message, is_kept: true });
        }
        if !self.remarks.is_empty() {
            let text = |cell: &CellIndex| format!("“{}”", printable_line(&self.grid.text(*cell)));
            let texts: BTreeSet<String> = self.remarks.iter().map(text).collect();
            let (are, brackets) =
                if texts.len() == 1 { ("is read as the power", "bracket") } else { ("are read as powers", "brackets") };
            let message = format!(
                "{} {are}. The text in the {brackets} is kept among the unplaced cells.",
                join_with_others(texts.into_iter(), MOST_NAMED)
            );
            let cells = self.remarks.clone();
            remarks.push(CellRemark { cells, effect: FindingEffect::None, message, is_kept: true });
        }
        if self.choice.fills_names {
            let message = format!(
                "{} rows of games have no name in the column of the players, and no player would have two games in a round: \
                 they are read as games of the player above. Write the names into these cells if that is wrong, and import \
                 the file again.",
                self.without_name.len()
            );
            let cells = self.without_name.clone();
            remarks.push(CellRemark { cells, effect: FindingEffect::None, message, is_kept: false });
        }
        for cell in &self.partly_struck {
            let of = self.grid.sheet.cell(*cell);
            let rest = self.grid.sheet.partly_struck_out.get(&of.at).map_or("", String::as_str);
            let message = format!(
                "a part of “{}” is struck out, and “{}” is read. The whole cell is also kept word for word among the unplaced \
                 cells. If the struck-out part counts, correct the cell in the file and import it again.",
                printable_line(&of.trimmed()),
                printable_line(rest.trim())
            );
            remarks.push(CellRemark { cells: vec![*cell], effect: FindingEffect::None, message, is_kept: true });
        }
        if self.seats.again_starts_next {
            let cells: Vec<CellIndex> = self.seats.read.headings.clone();
            let message = "the boards are known only from the order of the rows: a board ends where a power comes again. Check \
                           every board, or give the list a column “Board” and import the file again.";
            remarks.push(CellRemark {
                cells,
                effect: FindingEffect::Asked,
                message: message.to_owned(),
                is_kept: false,
            });
        }
        remarks
    }
}
