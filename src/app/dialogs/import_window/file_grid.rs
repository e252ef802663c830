//! A sheet of the file as a grid, as it looks. Each cell is tinted by what it was taken for.

use std::borrow::Cow;

use eframe::egui::Color32;

use crate::app::files::read_contents::FileLayout;
use crate::app::grid::{Align, CellPos, CellStyle, CellTone, CellView, ColumnSpec, GridModel};
use crate::app::theme::Palette;
use crate::app::views::shared_cells::heading;
use crate::figures::letter_name;
use crate::import::{CellRole, PartChoice, SheetAddress, SheetView};
use crate::languages::window_sentences::import_window as texts;

/// The most rows and columns of a sheet that are shown.
const MOST_ROWS: u32 = 200_000;
const MOST_COLUMNS: u32 = 1_000;

/// The rows by whose texts the widths of the columns are chosen.
const ROWS_MEASURED: u32 = 400;

/// The size of a sheet on the screen.
#[derive(Clone, Debug, Default)]
pub(super) struct SheetShape {
    rows: usize,
    columns: Vec<ColumnSpec>,
    /// Whether the sheet has more rows or columns.
    pub(super) is_cut: bool,
}

impl SheetShape {
    pub(super) fn new(sheet: SheetView<'_>) -> Self {
        let (rows, columns) = sheet.size();
        let lengths = sheet.text_lengths(ROWS_MEASURED);
        // The numbers of the rows are in the first column.
        let mut specs = vec![ColumnSpec::fixed(44.0)];
        for column in 0..columns.clamp(1, MOST_COLUMNS) {
            let length = usize::try_from(column).ok().and_then(|column| lengths.get(column)).copied().unwrap_or(0);
            let length = u16::try_from(length).unwrap_or(u16::MAX);
            specs.push(ColumnSpec::fixed((f32::from(length) * 7.4 + 22.0).clamp(40.0, 200.0)));
        }
        let shown = usize::try_from(rows.clamp(1, MOST_ROWS)).unwrap_or(1);
        SheetShape { rows: shown + 1, columns: specs, is_cut: rows > MOST_ROWS || columns > MOST_COLUMNS }
    }
}

/// A sheet of the file.
#[derive(Debug)]
pub(super) struct FileGrid<'a> {
    pub(super) sheet: usize,
    pub(super) view: SheetView<'a>,
    pub(super) layout: &'a FileLayout,
    pub(super) shape: &'a SheetShape,
    pub(super) palette: Palette,
}

/// The cell of the file at a position of the grid. `None` for a name of a column or a row.
pub(super) fn address_at(at: CellPos) -> Option<SheetAddress> {
    let part = |number: usize| number.checked_sub(1).and_then(|number| u32::try_from(number).ok());
    Some(SheetAddress::new(part(at.row)?, part(at.column)?))
}

/// The position of a cell of the file in the grid.
pub(super) fn position_of(at: SheetAddress) -> CellPos {
    let part = |number: u32| usize::try_from(number).unwrap_or(usize::MAX - 1) + 1;
    CellPos::new(part(at.row), part(at.column))
}

/// The tint of a role. `None` for the paper of the sheet.
pub(super) const fn tint(role: CellRole, palette: &Palette) -> Option<Color32> {
    Some(match role {
        CellRole::Part(PartChoice::Power) => palette.part_power,
        CellRole::Part(PartChoice::Player) => palette.part_player,
        CellRole::Part(PartChoice::Centres) => palette.part_centres,
        CellRole::Part(PartChoice::Out) => palette.part_out,
        CellRole::Part(PartChoice::Year) => palette.part_year,
        CellRole::Part(PartChoice::Score) => palette.part_score,
        CellRole::Part(PartChoice::Board) => palette.part_board,
        CellRole::Part(PartChoice::Round) => palette.part_round,
        CellRole::Other => palette.part_other,
        CellRole::NotUnderstood => palette.problem_paper,
        CellRole::Heading | CellRole::Part(PartChoice::NotNeeded) => return None,
    })
}

/// The letters of a column or the number of a row.
fn name_of_line(row: usize, column: usize) -> CellView<'static> {
    let text = match (row, column) {
        (0, 0) => String::new(),
        (0, column) => letter_name(column - 1),
        (row, _) => row.to_string(),
    };
    heading(text, Align::Centre)
}

impl FileGrid<'_> {
    fn hint(&self, at: SheetAddress, role: CellRole) -> Cow<'_, str> {
        let FileLayout { source, roles, .. } = self.layout;
        let reason = roles.reason(source, self.sheet, at);
        let warning = roles.warning(source, self.sheet, at);
        match (reason, warning) {
            (Some(reason), _) => reason.into(),
            (None, Some(warning)) => texts::subject_and_text(role.name(), warning).into(),
            (None, None) => role.name().into(),
        }
    }
}

impl GridModel for FileGrid<'_> {
    fn rows(&self) -> usize {
        self.shape.rows
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.shape.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some(at) = address_at(CellPos::new(row, column)) else { return name_of_line(row, column) };
        let Some(text) = self.view.text(at) else { return CellView::default() };
        let role = self.layout.roles.role(&self.layout.source, self.sheet, at).unwrap_or(CellRole::NotUnderstood);
        let tone = match role {
            CellRole::Heading => CellTone::Heading,
            CellRole::Part(PartChoice::NotNeeded) => CellTone::Label,
            _ => CellTone::Input,
        };
        let align = if self.view.is_number(at) { Align::Right } else { Align::Left };
        let remark = self.layout.roles.warning(&self.layout.source, self.sheet, at).is_some();
        let ground = tint(role, &self.palette);
        let style = CellStyle { tone, align, remark, ground, bold: role == CellRole::Heading, ..CellStyle::default() };
        CellView { text, style, hint: Some(self.hint(at, role)), ..CellView::default() }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let sheet = self.view.name();
        let Some(at) = address_at(CellPos::new(row, column)) else {
            return match (row, column) {
                (0, 0) => texts::sheet_corner(sheet),
                (0, column) => texts::sheet_column(sheet, &letter_name(column - 1)),
                (row, _) => texts::sheet_row(sheet, &row.to_string()),
            };
        };
        match self.layout.roles.role(&self.layout.source, self.sheet, at) {
            Some(role) => format!("{sheet}!{at}: {}", role.name()),
            None => format!("{sheet}!{at}"),
        }
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        row > 0 && column > 0
    }
}
