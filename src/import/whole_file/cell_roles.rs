//! What each cell of a file was taken for, and what it became in the book. It is derived from the report of the import,
//! the cells of the parts, and the recipe; nothing is recognised here.

use std::collections::HashMap;

use super::imported_file::ImportedFile;
use crate::book::{CellAddress, PersonColumn, Power, SeatColumn};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::recipe::{CellParts, LineKind, Part, PartChoice, TablesInFile, parts_of_cells};
use crate::import::report::cell_sources::CellSources;
use crate::import::report::import_report::{Finding, FindingKind, UnrecognisedSheet};
use crate::import::words::heading_words::Heading;
use crate::languages::window_sentences::import_report as texts;

/// What a cell was taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellRole {
    /// One of the parts that a director can choose.
    Part(PartChoice),
    /// Another value, such as a note.
    Other,
    Heading,
    NotUnderstood,
}

impl CellRole {
    /// The name of the role for the director.
    pub fn name(self) -> &'static str {
        match self {
            CellRole::Part(choice) => choice.name(),
            CellRole::Other => texts::role_other(),
            CellRole::Heading => texts::role_heading(),
            CellRole::NotUnderstood => texts::role_not_understood(),
        }
    }

    fn of_part(part: Part) -> CellRole {
        match part {
            Part::POWER => CellRole::Part(PartChoice::Power),
            Part::BOARD => CellRole::Part(PartChoice::Board),
            Part::ROUND => CellRole::Part(PartChoice::Round),
            Part::CENTRES => CellRole::Part(PartChoice::Centres),
            Part::Year => CellRole::Part(PartChoice::Year),
            Part::Field(heading) if heading.is_name() => CellRole::Part(PartChoice::Player),
            Part::Field(Heading::Seat(SeatColumn::Eliminated)) => CellRole::Part(PartChoice::Out),
            Part::Field(Heading::Score) => CellRole::Part(PartChoice::Score),
            Part::Field(_) => CellRole::Other,
        }
    }

    /// The role of several parts in one cell, such as “F 8”: that of the last.
    fn of_parts(parts: &[Part]) -> CellRole {
        parts.last().map_or(CellRole::Part(PartChoice::NotNeeded), |part| CellRole::of_part(*part))
    }

    fn of_address(address: CellAddress) -> Option<CellRole> {
        Some(match address {
            CellAddress::Seat(_, SeatColumn::Player) | CellAddress::Person(_, PersonColumn::Name) => {
                CellRole::Part(PartChoice::Player)
            }
            CellAddress::Seat(_, SeatColumn::Centres) => CellRole::Part(PartChoice::Centres),
            CellAddress::Seat(_, SeatColumn::Eliminated) => CellRole::Part(PartChoice::Out),
            CellAddress::Seat(_, SeatColumn::Chart(_)) => CellRole::Part(PartChoice::Year),
            CellAddress::Seat(_, SeatColumn::PrintedScore) => CellRole::Part(PartChoice::Score),
            CellAddress::Seat(..) => CellRole::Other,
            CellAddress::Board(_) => CellRole::Part(PartChoice::Board),
            CellAddress::Round(_) => CellRole::Part(PartChoice::Round),
            _ => return None,
        })
    }
}

/// What the cells of a file were taken for.
#[derive(Clone, Debug, Default)]
pub struct CellRoles {
    sheets: Vec<SheetRoles>,
}

#[derive(Clone, Debug, Default)]
struct SheetRoles {
    /// The role of each cell, in their order.
    roles: Vec<CellRole>,
    /// For each cell the number of its reason, from 1. 0 for none.
    reasons: Vec<u32>,
    /// Why cells are not needed or not understood.
    messages: Vec<String>,
    /// The warnings about single cells.
    warnings: HashMap<CellIndex, String>,
}

impl SheetRoles {
    fn new(sheet: &RawSheet) -> Self {
        let cells = sheet.cells.len();
        SheetRoles { roles: vec![CellRole::NotUnderstood; cells], reasons: vec![0; cells], ..SheetRoles::default() }
    }

    fn add_reason(&mut self, message: &str) -> u32 {
        self.messages.push(message.to_owned());
        u32::try_from(self.messages.len()).unwrap_or(0)
    }

    /// Takes the roles that a finding gives its cells.
    fn take_finding(&mut self, sheet: &RawSheet, finding: &Finding) {
        let role = match finding.kind {
            FindingKind::Recognised => CellRole::Other,
            FindingKind::Ignored => CellRole::Part(PartChoice::NotNeeded),
            FindingKind::Unplaced => CellRole::NotUnderstood,
            FindingKind::Warning => {
                let cells = finding.cells.iter().filter(|range| range.first == range.last);
                for cell in cells.filter_map(|range| sheet.find(range.first)) {
                    self.warnings.entry(cell).or_insert_with(|| finding.message.clone());
                }
                return;
            }
        };
        let reason = if role == CellRole::Other { 0 } else { self.add_reason(&finding.message) };
        for range in &finding.cells {
            let first = sheet.cells.row(range.first.row).start;
            let last = sheet.cells.row(range.last.row).end;
            for cell in (first..last).filter(|cell| range.contains(sheet.address_of(*cell))) {
                self.roles[cell] = role;
                self.reasons[cell] = reason;
            }
        }
    }

    /// Takes what the recipe says about the cells that were understood, and about headings.
    fn take_parts(&mut self, cells: Vec<(CellIndex, CellParts)>) {
        for (cell, parts) in cells {
            let known = self.roles[cell];
            match parts {
                CellParts::Heading(_) if known != CellRole::NotUnderstood => self.roles[cell] = CellRole::Heading,
                CellParts::Value(parts) | CellParts::Title(parts) if known == CellRole::Other => {
                    self.roles[cell] = CellRole::of_parts(&parts);
                }
                _ => {}
            }
        }
    }
}

impl CellRoles {
    /// The roles of the cells of a file that was read.
    pub fn of_import(file: &SheetsOfFile, import: &ImportedFile) -> Self {
        let mut sheets: Vec<SheetRoles> = file.sheets.iter().map(SheetRoles::new).collect();
        for finding in &import.findings {
            let at = file.sheets.iter().position(|sheet| sheet.name == finding.sheet);
            if let Some(at) = at {
                sheets[at].take_finding(&file.sheets[at], finding);
            }
        }
        for (sheet, roles) in file.sheets.iter().zip(&mut sheets) {
            roles.take_parts(parts_of_cells(sheet, &import.recipe));
        }
        let position = |name: &str| file.sheets.iter().position(|sheet| sheet.name == name);
        // A board may also point to the first count of its seats, so the boards come last.
        for names in [false, true] {
            for (address, sheet, at) in import.cell_sources.entries() {
                let is_name = matches!(
                    address,
                    CellAddress::Board(_) | CellAddress::Round(_) | CellAddress::Person(_, PersonColumn::Name)
                );
                let found = position(sheet).filter(|_| is_name == names);
                let Some((number, cell)) = found.and_then(|number| Some((number, file.sheets[number].find(at)?)))
                else {
                    continue;
                };
                let role = &mut sheets[number].roles[cell];
                if let Some(new) = CellRole::of_address(address).filter(|_| !names || *role == CellRole::Other) {
                    *role = new;
                }
            }
        }
        for (sheet, roles) in file.sheets.iter().zip(&mut sheets) {
            for (cell, role) in roles.roles.iter_mut().enumerate().filter(|(_, role)| **role == CellRole::Other) {
                let is_power =
                    sheet.cell(cell).trimmed_text().is_some_and(|text| Power::parse_in_column(text).is_some());
                if is_power {
                    *role = CellRole::Part(PartChoice::Power);
                }
            }
        }
        CellRoles { sheets }
    }

    /// The roles in a file in which nothing was recognised: every cell with the reason of its sheet.
    pub fn of_refused(file: &SheetsOfFile, unrecognised: &[UnrecognisedSheet]) -> Self {
        let sheets = file.sheets.iter().map(|sheet| {
            let mut roles = SheetRoles::new(sheet);
            if let Some(why) = unrecognised.iter().find(|why| why.sheet == sheet.name) {
                let reason = roles.add_reason(&why.reason);
                roles.reasons.fill(reason);
            }
            roles
        });
        CellRoles { sheets: sheets.collect() }
    }

    /// What a cell was taken for. `None` for a blank cell.
    pub fn role(&self, file: &SheetsOfFile, sheet: usize, at: SheetAddress) -> Option<CellRole> {
        let cell = file.sheets.get(sheet)?.find(at)?;
        self.sheets.get(sheet)?.roles.get(cell).copied()
    }

    /// Why a cell is not needed or not understood.
    pub fn reason(&self, file: &SheetsOfFile, sheet: usize, at: SheetAddress) -> Option<&str> {
        let cell = file.sheets.get(sheet)?.find(at)?;
        let roles = self.sheets.get(sheet)?;
        let number = usize::try_from(*roles.reasons.get(cell)?).ok()?.checked_sub(1)?;
        roles.messages.get(number).map(String::as_str)
    }

    /// A warning about this cell.
    pub fn warning(&self, file: &SheetsOfFile, sheet: usize, at: SheetAddress) -> Option<&str> {
        let cell = file.sheets.get(sheet)?.find(at)?;
        self.sheets.get(sheet)?.warnings.get(&cell).map(String::as_str)
    }

    /// What a cell became: the part of the book that came from it, else a seat of its row, or of its column in a table
    /// whose records are columns, else the next seat below.
    pub fn part_of_book(
        &self,
        file: &SheetsOfFile,
        import: &ImportedFile,
        tables: &TablesInFile,
        sheet: usize,
        at: SheetAddress,
    ) -> Option<CellAddress> {
        let is_used =
            !matches!(self.role(file, sheet, at)?, CellRole::Part(PartChoice::NotNeeded) | CellRole::NotUnderstood);
        let name = file.sheets.get(sheet)?.name.as_str();
        let across = tables.line_kind(sheet, at) == Some(LineKind::Row);
        let distance = |of: SheetAddress| {
            let (mine, theirs) = if across {
                ((at.column, at.row), (of.column, of.row))
            } else {
                ((at.row, at.column), (of.row, of.column))
            };
            (theirs.0.checked_sub(mine.0).unwrap_or(u32::MAX), theirs.1.abs_diff(mine.1))
        };
        let is_seat = |address: &CellAddress| matches!(address, CellAddress::Seat(..));
        let entries = || import.cell_sources.entries().filter(|(_, sheet, _)| *sheet == name);
        let exact = entries().filter(|(_, _, of)| *of == at).map(|(address, ..)| address);
        let exact = exact.max_by_key(|address| (is_seat(address), matches!(address, CellAddress::Board(_))));
        let nearest = || {
            let seats = entries().filter(|(address, ..)| is_used && is_seat(address));
            let near =
                seats.map(|(address, _, of)| (distance(of), address)).filter(|((lines, _), _)| *lines != u32::MAX);
            near.min_by_key(|(distance, address)| (*distance, *address)).map(|(_, address)| address)
        };
        exact.filter(is_seat_or_name).or_else(nearest)
    }
}

/// Whether a part of a book is a row of the boards that an import shows.
fn is_seat_or_name(address: &CellAddress) -> bool {
    matches!(address, CellAddress::Seat(..) | CellAddress::Board(_) | CellAddress::Round(_))
}

impl CellSources {
    /// The number of the sheet and the cell nearest to a part of the book.
    pub fn sheet_and_cell(&self, file: &SheetsOfFile, address: CellAddress) -> Option<(usize, SheetAddress)> {
        let (name, at) = self.find_nearest(address)?;
        Some((file.sheets.iter().position(|sheet| sheet.name == name)?, at))
    }
}
