//! Forms with the time of each answer: of two answers about the same game, the later one is read, and the differences are
//! reported.

use std::collections::{BTreeMap, BTreeSet};

use super::{CellNote, PreparedSheet, without_cells};
use crate::book::fold_name;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::draft::difference_list::list_differences;
use crate::import::report::import_report::{FindingEffect, FindingKind};
use crate::import::words::heading_words::{Heading, heading_of_cell};
use crate::printable_text::printable_line;

/// The columns of a form.
struct Form {
    heading_row: u32,
    time: u32,
    /// The columns that say which game, or whose seat, an answer is about.
    keys: Vec<u32>,
    /// Whether an answer is about one seat, and not about a whole board.
    is_of_seat: bool,
    /// The columns of the answers.
    answers: Vec<u32>,
}

impl Form {
    fn find(sheet: &RawSheet) -> Option<Self> {
        let (heading_row, cells) = sheet.rows().next()?;
        let is_time = |text: &str| is_cell_word(text, CellWord::Timestamp);
        let time = cells.clone().find(|cell| sheet.cell(*cell).trimmed_text().is_some_and(is_time))?;
        let time = sheet.cell(time).at.column;
        let headings: Vec<(u32, Option<Heading>)> =
            cells.map(|cell| sheet.cell(cell)).map(|cell| (cell.at.column, heading_of_cell(cell))).collect();
        let has = |wanted: Heading| headings.iter().any(|(_, heading)| *heading == Some(wanted));
        let is_of_seat = has(Heading::Power);
        let is_key = |heading: Heading| match heading {
            Heading::Round | Heading::Board | Heading::Power => true,
            heading => is_of_seat && heading.is_name(),
        };
        let (keys, answers): (Vec<_>, Vec<_>) = headings.iter().partition(|(_, heading)| heading.is_some_and(is_key));
        let columns = |found: Vec<(u32, Option<Heading>)>| found.into_iter().map(|(column, _)| column);
        let has_name = headings.iter().any(|(_, heading)| heading.is_some_and(Heading::is_name));
        let names_game = if is_of_seat { has_name } else { has(Heading::Board) };
        let answers = columns(answers).filter(|column| *column != time).collect();
        names_game.then(|| Form { heading_row, time, keys: columns(keys).collect(), is_of_seat, answers })
    }

    /// The texts that say what an answer is about. `None` if one of them is missing.
    fn key(&self, sheet: &RawSheet, row: u32) -> Option<Vec<String>> {
        let texts = self.keys.iter().map(|column| fold_name(&sheet.shown_text(row, *column)));
        texts.map(|text| Some(text).filter(|text| !text.is_empty())).collect()
    }

    /// Whether the answer in the second row is later. Without times that can be compared, it is: answers come in their order.
    fn is_later(&self, sheet: &RawSheet, first: u32, second: u32) -> bool {
        let number = |row| sheet.cell(sheet.find(SheetAddress::new(row, self.time))?).number();
        if let Some((first, second)) = number(first).zip(number(second)) {
            return second >= first;
        }
        let [first, second] = [first, second].map(|row| sheet.shown_text(row, self.time));
        // “2024-05-04 14:09” can be compared as a text.
        let is_sortable = |text: &str| text.len() > 4 && text.bytes().take(4).all(|byte| byte.is_ascii_digit());
        !(is_sortable(&first) && is_sortable(&second)) || second >= first
    }

    /// Whether one answer may be the correction of the other: most of what both say about a board is the same.
    fn may_correct(&self, sheet: &RawSheet, first: u32, second: u32) -> bool {
        let same = self.answers.iter().filter(|column| {
            let [first, second] = [first, second].map(|row| fold_name(&sheet.shown_text(row, **column)));
            first == second
        });
        self.is_of_seat || same.count() * 2 >= self.answers.len()
    }

    fn differences(&self, sheet: &RawSheet, left_out: u32, read: u32) -> String {
        let quoted =
            |text: &str| if text.is_empty() { "blank".to_owned() } else { format!("“{}”", printable_line(text)) };
        let mut differences = Vec::new();
        for column in &self.answers {
            let [old, new] = [left_out, read].map(|row| sheet.shown_text(row, *column));
            if old != new {
                let [old_at, new_at] = [left_out, read].map(|row| SheetAddress::new(row, *column));
                differences.push(format!("{old_at} is {}, {new_at} is {}", quoted(&old), quoted(&new)));
            }
        }
        list_differences(differences)
            .map_or_else(|| "The two answers are the same.".to_owned(), |list| format!("They differ: {list}."))
    }
}

/// Leaves out the answers that were sent again, and the times. `None` for a sheet that is not the answers to a form.
pub(super) fn with_last_answers(sheet: &RawSheet) -> Option<PreparedSheet> {
    let form = Form::find(sheet)?;
    let rows: Vec<u32> = sheet.rows_between(form.heading_row + 1..u32::MAX).map(|(row, _)| row).collect();
    let mut last: BTreeMap<Vec<String>, u32> = BTreeMap::new();
    let mut replaced: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for row in rows {
        let Some(key) = form.key(sheet, row) else { continue };
        let Some(known) = last.get(&key).copied() else {
            last.insert(key, row);
            continue;
        };
        if form.may_correct(sheet, known, row) {
            let is_later = form.is_later(sheet, known, row);
            let (old, new) = if is_later { (known, row) } else { (row, known) };
            last.insert(key.clone(), new);
            replaced.insert(old, key);
        }
    }
    let mut notes = Vec::new();
    let mut left_out = BTreeSet::new();
    for (old, key) in replaced {
        let Some(&new) = last.get(&key) else { continue };
        let cells: Vec<SheetAddress> = sheet.row(old).map(|cell| sheet.cell(cell).at).collect();
        let message = format!(
            "the answer in row {} was sent again in row {}, which is later and is read. {} The cells of row {} are kept word \
             for word among the unplaced cells; if they are right, remove row {} in the file and import it again.",
            old + 1,
            new + 1,
            form.differences(sheet, old, new),
            old + 1,
            new + 1
        );
        left_out.extend(cells.iter().copied());
        notes.push(CellNote::kept(cells, message));
    }
    let times = sheet.cells.iter().map(|cell| cell.at);
    let times: Vec<SheetAddress> = times.filter(|at| at.column == form.time && !left_out.contains(at)).collect();
    left_out.extend(times.iter().copied());
    let message = "not needed: these are the times at which the answers to a form were sent.".to_owned();
    notes.push(CellNote { kind: FindingKind::Ignored, effect: FindingEffect::None, cells: times, message });
    Some(PreparedSheet { sheet: without_cells(sheet, &left_out), notes })
}
