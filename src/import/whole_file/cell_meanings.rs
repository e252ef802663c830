//! What the text of a cell can mean beside what it was taken for, in words for the director.

use super::cell_roles::CellRole;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::readings::Readings;
use crate::import::recipe::{PartChoice, Recipe};
use crate::languages::window_sentences::import_report as texts;

impl SheetsOfFile {
    /// The other meanings of a cell that was taken for `role`: “the power Austria”, “9 centres”.
    pub fn other_meanings(&self, sheet: usize, at: SheetAddress, role: CellRole, recipe: &Recipe) -> Vec<String> {
        let Some(sheet) = self.sheets.get(sheet) else { return Vec::new() };
        let Some(cell) = sheet.find(at) else { return Vec::new() };
        let readings = Readings::new(Some(recipe.words()));
        let read = readings.of_cell(sheet, cell);
        let is = |part: PartChoice| role == CellRole::Part(part);
        let is_heading = role == CellRole::Heading;
        let names_game = is(PartChoice::Board) || is(PartChoice::Round) || is_heading;
        let count = read.count.as_ref().filter(|_| !is(PartChoice::Centres));
        let meanings = [
            read.power
                .as_ref()
                .filter(|_| !is(PartChoice::Power))
                .map(|reading| texts::meaning_power(reading.power.name_in_window())),
            count.map(|notation| texts::meaning_centres(usize::from(notation.count))),
            read.year
                .filter(|_| !is(PartChoice::Year) && !is(PartChoice::Out))
                .map(|year| texts::meaning_year(&year.to_string())),
            (read.is_name && !is(PartChoice::Player) && read.power.is_none()).then(|| texts::meaning_name().to_owned()),
            (read.heading.is_some() && !is_heading).then(|| texts::meaning_heading().to_owned()),
            (!read.names.is_blank() && !names_game && read.power.is_none())
                .then(|| texts::meaning_round_or_board().to_owned()),
            read.is_total.then(|| texts::meaning_total().to_owned()),
        ];
        meanings.into_iter().flatten().collect()
    }
}
