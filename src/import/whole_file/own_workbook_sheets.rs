//! Reads the sheets of a workbook of our own.

use crate::import::cells::raw_sheet::RawSheet;
use crate::import::draft::draft_book::DraftBook;
use crate::import::draft::void_boards::warn_of_void_boards;
use crate::import::layouts::own_export::OwnSheetKind;
use crate::import::layouts::{own_export, own_round};
use crate::import::recipe::Recipe;
use crate::import::report::cell_status::CellStatusSheet;
use crate::languages::window_sentences::import_sheets as texts;

/// Reads a workbook of our own: players first, because they keep their order, then rounds in the order of the sheets.
pub(in crate::import) fn read_own_workbook(draft: &mut DraftBook, sheets: &[RawSheet], by: Option<&Recipe>) {
    let indices: Vec<usize> = sheets.iter().map(|sheet| draft.sources.add_sheet(&sheet.name)).collect();
    for wanted in [
        OwnSheetKind::Players,
        OwnSheetKind::Event,
        OwnSheetKind::Round,
        OwnSheetKind::Systems,
        OwnSheetKind::Rulesets,
        OwnSheetKind::Facts,
        OwnSheetKind::Published,
        OwnSheetKind::Unplaced,
        OwnSheetKind::Computed,
        OwnSheetKind::Foreign,
    ] {
        for (sheet, &index) in
            sheets.iter().zip(&indices).filter(|(sheet, _)| own_export::sheet_kind(sheets, sheet) == wanted)
        {
            // Only in a round's sheet somebody writes words; the others hold exact texts.
            let translated = by.filter(|_| wanted == OwnSheetKind::Round).and_then(|by| by.translate(sheet));
            let in_file = translated.as_ref().map(|_| sheet);
            let mut tracker = CellStatusSheet::new(translated.as_ref().unwrap_or(sheet), index).with_original(in_file);
            let recognised = match wanted {
                OwnSheetKind::Players => own_export::read_players(draft, &mut tracker),
                OwnSheetKind::Event => own_export::read_event(draft, &mut tracker),
                OwnSheetKind::Round => own_round::read_round(draft, &mut tracker),
                OwnSheetKind::Systems => own_export::read_systems(draft, &mut tracker),
                OwnSheetKind::Rulesets => own_export::read_rulesets(draft, &mut tracker),
                OwnSheetKind::Facts => own_export::read_facts(draft, &mut tracker),
                OwnSheetKind::Published => own_export::read_published(draft, &mut tracker),
                OwnSheetKind::Unplaced => own_export::read_unplaced(draft, &mut tracker),
                OwnSheetKind::Computed => {
                    own_export::mark_computed_sheet(draft, &mut tracker);
                    String::new()
                }
                OwnSheetKind::Foreign => {
                    draft.finish_sheet(&mut tracker, None, texts::no_sheet_of_topboard());
                    continue;
                }
            };
            warn_of_void_boards(draft, &mut tracker);
            draft.finish_sheet(&mut tracker, Some(&recognised), "");
        }
    }
}
