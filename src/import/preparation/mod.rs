//! Prepares the sheets of a director before their layouts are looked for: what one row corrects in another is settled, and
//! what a layout cannot see is written into the cells. Each change is reported.

mod corrections_beside;
mod power_tabs;
mod seat_rows;
mod sheets_of_parts;
mod struck_out;
mod struck_out_boards;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::recipe::Recipe;
use crate::book::UnplacedCell;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::draft::draft_book::DraftBook;
use crate::import::explanations::numbered_players::NumberedPlayers;
use crate::import::report::import_report::{Finding, FindingCause, FindingEffect, FindingKind};

/// Cells that are not read, and kept word for word.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CellNote {
    cells: Vec<SheetAddress>,
    message: String,
}

/// A sheet after a step of the preparation.
struct PreparedSheet {
    sheet: RawSheet,
    notes: Vec<CellNote>,
}

/// The sheets of a file as the layouts see them.
pub(super) struct PreparedSheets<'a> {
    pub sheets: Cow<'a, [RawSheet]>,
    pub numbered: Option<NumberedPlayers>,
    /// The sheets that hold one power each.
    power_tabs: BTreeSet<usize>,
    /// The sheets whose cells are read with those of another sheet, with the number of that sheet.
    parts: BTreeMap<usize, usize>,
    /// What was changed in each sheet.
    notes: Vec<Vec<CellNote>>,
}

impl<'a> PreparedSheets<'a> {
    /// Prepares the sheets. `by` is the recipe that teaches words.
    pub(super) fn new(sheets: &'a [RawSheet], by: Option<&Recipe>) -> Self {
        let notes = vec![Vec::new(); sheets.len()];
        let (power_tabs, parts) = (BTreeSet::new(), BTreeMap::new());
        let mut prepared = PreparedSheets { sheets: Cow::Borrowed(sheets), numbered: None, power_tabs, parts, notes };
        for number in 0..sheets.len() {
            let steps = [struck_out_boards::without_struck_out_boards, corrections_beside::with_corrections];
            for step in steps {
                if let Some(PreparedSheet { sheet, notes }) = step(&prepared.sheets[number]) {
                    prepared.sheets.to_mut()[number] = sheet;
                    prepared.notes[number].extend(notes);
                }
            }
        }
        // A recipe may also, or only, teach words.
        if let Some(recipe) = by
            && let Some(translated) = prepared.sheets.iter().map(|sheet| recipe.translate(sheet)).collect()
        {
            prepared.sheets = Cow::Owned(translated);
        }
        if by.is_none_or(Recipe::joins_sheets) {
            prepared.join_sheets();
        }
        prepared.numbered = NumberedPlayers::find(&prepared.sheets);
        if let Some(numbered) = &prepared.numbered {
            prepared.sheets = Cow::Owned(numbered.with_names(&prepared.sheets));
        }
        prepared
    }

    /// The sheets as they are in the file, with the list of their players.
    pub(super) fn unchanged(sheets: &'a [RawSheet], numbered: Option<NumberedPlayers>) -> Self {
        let notes = vec![Vec::new(); sheets.len()];
        let (power_tabs, parts) = (BTreeSet::new(), BTreeMap::new());
        PreparedSheets { sheets: Cow::Borrowed(sheets), numbered, power_tabs, parts, notes }
    }

    /// Writes into the cells what other sheets say about them.
    fn join_sheets(&mut self) {
        if let Some(tabs) = power_tabs::find_power_tabs(&self.sheets) {
            for (power, number) in tabs.iter() {
                let with_power = power_tabs::with_power(&self.sheets[*number], power);
                self.sheets.to_mut()[*number] = with_power;
            }
            self.power_tabs = tabs.values().copied().collect();
        } else if let Some(of_parts) = sheets_of_parts::find_sheets_of_parts(&self.sheets)
            && let Some(with_games) = sheets_of_parts::with_games(&self.sheets, of_parts)
        {
            self.sheets.to_mut()[of_parts.powers] = with_games;
            self.parts = [of_parts.boards, of_parts.centres].map(|number| (number, of_parts.powers)).into();
        }
    }

    /// The sheet with which the cells of this sheet are read.
    pub(super) fn read_with(&self, number: usize) -> Option<&RawSheet> {
        self.sheets.get(*self.parts.get(&number)?)
    }

    /// Whether the boards of a sheet are also on the sheets of the other powers.
    pub(super) fn is_power_tab(&self, number: usize) -> bool {
        self.power_tabs.contains(&number)
    }

    /// Whether sheets are joined.
    pub(super) fn has_joined(&self) -> bool {
        !self.power_tabs.is_empty() || !self.parts.is_empty()
    }

    /// Whether a sheet may differ from the file.
    pub(super) fn has_changes(&self) -> bool {
        matches!(self.sheets, Cow::Owned(_))
    }

    /// Tells what was changed in a sheet, and keeps the cells that are not read. `original` is the sheet in the file.
    pub(super) fn report(&self, draft: &mut DraftBook, number: usize, original: &RawSheet) {
        for CellNote { cells, message } in &self.notes[number] {
            let (effect, cause) = (FindingEffect::None, FindingCause::OwnSentence);
            let ranges = SheetRange::covering_ranges(cells.iter().copied());
            let (sheet, message) = (original.name.clone(), message.clone());
            draft.findings.push(Finding { kind: FindingKind::Unplaced, sheet, cells: ranges, message, effect, cause });
            let kept = cells.iter().map(|at| UnplacedCell {
                file: draft.file.clone(),
                sheet: original.name.clone(),
                cell: at.to_string(),
                text: original.find(*at).map(|cell| original.cell(cell).text().into_owned()).unwrap_or_default(),
            });
            draft.book.unplaced_cells.extend(kept);
        }
    }
}
