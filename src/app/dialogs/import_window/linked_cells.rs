//! The cells of the file that belong to a row of the boards, and the other way round.

use super::book_grid::{self, BookRow};
use super::file_grid::position_of;
use super::key_table::KeyCommand;
use super::{ImportWindow, Outcome};
use crate::app::files::read_contents::FileLayout;
use crate::app::grid::{CellPos, CellRange};
use crate::book::CellAddress;
use crate::import::{CellRole, SheetAddress};
use crate::languages::window_sentences::{import_window as texts, shared_words};

impl ImportWindow {
    /// Puts the cursor of the file on a cell.
    pub(super) fn go_to_cell(&mut self, sheet: usize, at: SheetAddress) {
        self.sheet = sheet;
        if let Some(sheet) = self.sheets.get_mut(sheet) {
            let CellPos { row, column } = position_of(at);
            sheet.grid.go_to(row, column);
        }
    }

    /// Selects the cells of the file that a row of the boards came from.
    pub(super) fn show_cells_of(&mut self, row: BookRow, address: CellAddress) {
        let Outcome::Read(sheets) = &self.outcome else { return };
        let sources = &sheets.import.cell_sources;
        let Some((sheet, at)) = sources.sheet_and_cell(&self.layout.source, address) else { return };
        let Some(name) = self.layout.source.view(sheet).map(|view| view.name().to_owned()) else { return };
        let is_row = |other: CellAddress| match (row, other) {
            (BookRow::Seat(seat), CellAddress::Seat(other, _)) => seat == other,
            (BookRow::Board(board), other) => other.board() == Some(board),
            _ => false,
        };
        let cells =
            sources.entries().filter(|(other, of, _)| *of == name && is_row(*other)).map(|(.., at)| position_of(at));
        let here = position_of(at);
        let corners = cells.fold((here, here), |(first, last), at| {
            let first = CellPos::new(first.row.min(at.row), first.column.min(at.column));
            (first, CellPos::new(last.row.max(at.row), last.column.max(at.column)))
        });
        self.go_to_cell(sheet, at);
        if let Some(sheet) = self.sheets.get_mut(sheet).filter(|_| !matches!(address, CellAddress::Seat(..))) {
            sheet.grid.select(CellRange::between(corners.0, corners.1));
        }
    }

    /// Puts the cursor of the boards on what the cell of the file became.
    pub(super) fn show_what_cell_became(&mut self) {
        let (Outcome::Read(sheets), Some(at)) = (&self.outcome, self.cursor()) else { return };
        let FileLayout { source, roles, tables, .. } = &self.layout;
        let part = roles.part_of_book(source, &sheets.import, tables, self.sheet, at);
        let found =
            part.and_then(|part| Some((book_grid::row_of(&self.boards.rows, part)?, book_grid::column_of(part))));
        let told = self.describe_cell(at, part);
        if let Some((row, column)) = found {
            self.boards.grid.go_to(row, column);
        }
        self.message = told;
    }

    /// What a cell was taken for, and what else it can be: “C4: centres of Austria on Round 1, board A. It can also be the year 1909.”
    fn describe_cell(&self, at: SheetAddress, part: Option<CellAddress>) -> Option<String> {
        let Outcome::Read(sheets) = &self.outcome else { return None };
        let FileLayout { source, roles, .. } = &self.layout;
        let role = roles.role(source, self.sheet, at)?;
        let book = &sheets.import.book;
        let cell = at.to_string();
        let mut sentence = match (role, part) {
            (CellRole::Part(_) | CellRole::Other, Some(CellAddress::Seat(seat, column))) => {
                let (power, board) = (seat.power.name_in_window(), book.board_label_in_window(seat.board));
                texts::cell_is_of_seat(&cell, &column.long_name_in_window(), power, &board)
            }
            _ => texts::cell_is(&cell, role.name()),
        };
        let others = source.other_meanings(self.sheet, at, role, self.layout.recipe());
        let others = others.into_iter().reduce(|one, other| shared_words::one_or_other(&one, &other));
        if let Some(others) = others {
            sentence = format!("{sentence} {}", texts::cell_can_also_be(&others));
        }
        if role == CellRole::NotUnderstood {
            sentence = format!("{sentence} {}", texts::key_says_meaning(&KeyCommand::Word.key_name()));
        }
        Some(sentence)
    }
}
