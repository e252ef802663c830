//! Any notice as a sheet of the workbook: its sections are tables, and its legend and sentences stand below them. Here alone posted
//! tables are written; whoever has live formulas hands them over.

use jiff::civil::Date;
use rust_xlsxwriter::{Format, FormatAlign, Worksheet};

use super::cell_formats::{
    WorkbookFormats, digits_format, in_quotes, indented_text_format, number_format, room_of, with_signs,
};
use super::cell_writer::SheetWriter;
use super::plot_chart::ChartedTable;
use super::table_cells::{SheetCell, SheetColumn};
use super::table_sheet::{SheetContext, TableSheet, TableType};
use crate::book::typed_words::capitalize;
use crate::figures::format_rounded;
use crate::notices::{
    CellPart, ColumnRole, LegendEntry, Mark, Notice, NoticeCell, NoticeRow, NoticeSection, SectionStyle,
};
use crate::publish::export_error::ExportError;
use crate::publish::shown_columns::{LayoutColumn, printed_title};

/// The width of a date as a multiple of that of its text. A program shows no digit of a number that has no room.
const DATE: f64 = 1.2;

/// The least width of a column.
const LEAST_WIDTH: f64 = 5.0;

/// The sign behind a shared place.
const SHARED: &str = "=";

/// A column of such a sheet.
#[derive(Clone)]
pub(super) struct ShownColumn {
    layout: LayoutColumn,
    /// Its heading, where that is not the one on paper.
    heading: Option<String>,
    numbers: NumberLook,
    /// The widest sign behind a number. Its room is free behind the others, so that digits stand below digits.
    sign_behind: String,
    bold: bool,
    least_width: f64,
}

/// How the numbers of a column are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberLook {
    /// With as many digits as the number has.
    AsEntered,
    /// With the decimals of the posted text. The style says what may change and what does not count.
    Decimals,
    /// The same, with the signs of its marks beside it as on paper. The games of a round stand on one line.
    Signs,
    /// A place with the signs of its marks before it.
    SignedPlace {
        /// Whether a place is shared, so that the others leave room for the sign.
        shares: bool,
    },
}

impl ShownColumn {
    pub(super) fn new(layout: LayoutColumn) -> ShownColumn {
        let numbers = match layout.role() {
            ColumnRole::Place | ColumnRole::ChoosingOrder => NumberLook::AsEntered,
            _ => NumberLook::Decimals,
        };
        ShownColumn { layout, heading: None, numbers, sign_behind: String::new(), bold: false, least_width: 0.0 }
    }

    /// One column of the notice with this heading.
    pub(super) fn titled(role: ColumnRole, heading: impl Into<String>) -> ShownColumn {
        ShownColumn { heading: Some(heading.into()), ..ShownColumn::new(LayoutColumn::single(role)) }
    }

    pub(super) fn numbers(self, numbers: NumberLook) -> ShownColumn {
        ShownColumn { numbers, ..self }
    }

    pub(super) fn sign_behind(self, sign_behind: String) -> ShownColumn {
        ShownColumn { sign_behind, ..self }
    }

    /// The same column with the signs of shared places, where the section has any.
    fn with_shared_places(&self, section: &NoticeSection) -> ShownColumn {
        let cells = section.rows.iter().filter_map(|row| section.cell(row, self.role()));
        let has_shared = cells.flat_map(|cell| &cell.parts).any(|part| part.has_mark(Mark::Shared));
        match self.numbers {
            NumberLook::AsEntered | NumberLook::Decimals if has_shared => {
                self.clone().numbers(NumberLook::SignedPlace { shares: true })
            }
            _ => self.clone(),
        }
    }

    /// The sign whose room is free behind this number. Empty where the number has a sign there.
    fn free_room(&self, part: &CellPart) -> &str {
        match self.numbers {
            NumberLook::Signs if part.signs_apart().1.is_empty() => &self.sign_behind,
            NumberLook::SignedPlace { shares: true } if !part.has_mark(Mark::Shared) => SHARED,
            _ => "",
        }
    }

    pub(super) fn role(&self) -> ColumnRole {
        self.layout.role()
    }

    pub(super) fn bold(self) -> ShownColumn {
        ShownColumn { bold: true, ..self }
    }

    pub(super) fn least_width(self, least_width: f64) -> ShownColumn {
        ShownColumn { least_width, ..self }
    }
}

/// A cell that may have a live formula.
#[derive(Clone, Copy)]
pub(super) struct FormulaCell<'n> {
    pub(super) role: ColumnRole,
    pub(super) section: &'n NoticeSection,
    pub(super) row: &'n NoticeRow,
    /// The first line of the row in the sheet.
    pub(super) first: u32,
    /// The position of the part that stands in this line.
    pub(super) part: usize,
}

/// What the tables of a sheet have besides what is posted.
pub(super) trait LiveCells<'n> {
    /// A section begins, with its first line in this row.
    fn begin(&mut self, _section: &'n NoticeSection, _first: u32) {}

    /// The live formula of a cell.
    fn formula(&self, cell: FormulaCell<'_>) -> Option<String>;

    /// The part as it is shown, where that is not as it is posted. A part without a value is a text.
    fn shown(&self, _cell: FormulaCell<'_>, _part: &CellPart) -> Option<CellPart> {
        None
    }

    /// Writes the auxiliary cells of the section whose lines are written.
    fn write_beside(&mut self, _sheet: &mut SheetWriter<'_>) -> Result<(), ExportError> {
        Ok(())
    }

    /// The sentence about cells that are values.
    fn sentence(&self) -> Option<String> {
        None
    }
}

impl<F: Fn(FormulaCell<'_>) -> Option<String>> LiveCells<'_> for F {
    fn formula(&self, cell: FormulaCell<'_>) -> Option<String> {
        self(cell)
    }
}

/// For a table without live formulas.
pub(super) fn no_formula(_: FormulaCell<'_>) -> Option<String> {
    None
}

/// The sheet of a notice.
pub(super) struct NoticeSheet<'e> {
    pub(super) context: SheetContext<'e>,
    pub(super) name: String,
    pub(super) kind: TableType,
    /// The line below the title: venue, dates and rules.
    pub(super) details: String,
    /// A sentence above the legend.
    pub(super) first_note: Option<String>,
}

impl NoticeSheet<'_> {
    /// Writes a notice. `columns` are those of each section. A row takes as many lines as its cells have parts.
    pub(super) fn write<'n>(
        self,
        inner: &mut Worksheet,
        notice: &'n Notice,
        columns: &[Vec<ShownColumn>],
        live: &mut dyn LiveCells<'n>,
    ) -> Result<(), ExportError> {
        let NoticeSheet { context, name, kind, details, first_note } = self;
        let widest = columns.iter().map(Vec::len).max().unwrap_or_default();
        let mut sheet = TableSheet::new(context, inner, &name, kind)?.with_workings_beside(widest);
        if let ([], Some(columns)) = (&notice.sections[..], columns.first()) {
            sheet.table("", &heads(&NoticeSection::default(), columns))?;
        }
        for (section, columns) in notice.sections.iter().zip(columns) {
            let first = sheet.table(&section.title, &heads(section, columns))?;
            live.begin(section, first);
            write_rows(context.formats, &mut sheet, section, columns, (first, live))?;
            live.write_beside(&mut sheet.sheet)?;
            sheet.sentences(&section.sentences);
            let roles: Vec<ColumnRole> = columns.iter().map(ShownColumn::role).collect();
            let table = ChartedTable { sheet: &name, roles: &roles, first, enlarged: context.paper.enlarged() };
            if section.style == SectionStyle::Plotted
                && let Some((chart, rows)) = table.chart(section, notice.languages.first)
            {
                sheet.chart(chart, rows);
            }
        }
        let legend = first_note.into_iter().chain(notice.legend.iter().map(LegendEntry::styled_line));
        let sentences = notice.sentences.iter().chain(&notice.reasons).cloned();
        let notes: Vec<String> = legend.chain(sentences).chain(live.sentence()).collect();
        sheet.finish(&notice.title, &details, &notes)
    }
}

/// The columns with their headings.
fn heads(section: &NoticeSection, columns: &[ShownColumn]) -> Vec<SheetColumn> {
    let head = |column: &ShownColumn| {
        let printed = || capitalize(&printed_title(&column.layout, section));
        let heading = column.heading.clone().unwrap_or_else(printed);
        SheetColumn { heading, is_text: column.role().is_text(), least: column.least_width.max(LEAST_WIDTH) }
    };
    columns.iter().map(head).collect()
}

/// Writes the rows of a section, the first one in this row of the sheet.
fn write_rows<'n>(
    formats: &WorkbookFormats,
    sheet: &mut TableSheet<'_, '_>,
    section: &'n NoticeSection,
    columns: &[ShownColumn],
    (mut first, live): (u32, &dyn LiveCells<'n>),
) -> Result<(), ExportError> {
    let columns: Vec<ShownColumn> = columns.iter().map(|column| column.with_shared_places(section)).collect();
    for (band, row) in section.rows.iter().enumerate() {
        let lines_of = |column: &ShownColumn| match column.numbers {
            NumberLook::Signs => 1,
            _ if column.role().is_long_list() => 1,
            _ => column.layout.part_count(section, row),
        };
        let lines = columns.iter().map(lines_of).max().unwrap_or(1).max(1);
        let plain = sheet.plain_cell(band % 2 == 1);
        for line in 0..lines {
            let cell = |column: &ShownColumn| {
                let at = FormulaCell { role: column.role(), section, row, first, part: line };
                shown_cell(formats, column, at, &plain, live)
            };
            sheet.line(columns.iter().map(cell).collect(), line == 0)?;
        }
        first += u32::try_from(lines).unwrap_or(u32::MAX);
    }
    Ok(())
}

fn shown_cell(
    formats: &WorkbookFormats,
    column: &ShownColumn,
    at: FormulaCell<'_>,
    plain: &Format,
    live: &dyn LiveCells<'_>,
) -> SheetCell {
    let FormulaCell { section, row, part: line, .. } = at;
    let layout = &column.layout;
    let right = || plain.clone().set_align(FormatAlign::Right);
    if column.numbers == NumberLook::Signs
        && let Some(NoticeCell { parts, .. }) = section.cell(row, at.role)
        && parts.len() > 1
    {
        return several_results(parts, &formats.large_font(), right());
    }
    let posted = layout.part(section, row, line);
    let shown = posted.and_then(|part| live.shown(at, part));
    let part = shown.as_ref().or(posted);
    let text = if column.role().is_long_list() {
        layout.join(section, row, &section.cell(row, at.role).map_or_else(Vec::new, styled_parts))
    } else {
        layout.text(section, row, line, CellPart::styled)
    };
    if text.is_empty() || part.is_some_and(|part| part.has_mark(Mark::DidNotPlay)) {
        return SheetCell::blank(plain.clone());
    }
    let bold = |cell: SheetCell| if column.bold { cell.bold() } else { cell };
    if let Some((part, value)) = part.and_then(|part| Some((part, part.value?))) {
        // A sign beside the number needs room, also one that follows the scores or stands in other rows only.
        let text = match column.numbers {
            NumberLook::AsEntered => format_rounded(value, part.decimals),
            NumberLook::Decimals => part.text.clone(),
            NumberLook::Signs | NumberLook::SignedPlace { .. } => {
                match posted.map_or("", |posted| column.free_room(posted)) {
                    "" => text,
                    sign => format!("{text} {sign}"),
                }
            }
        };
        return bold(SheetCell::number(value, &text, live.formula(at), number_style(right(), part, column)));
    }
    if let Some(days) = part.and_then(|part| days_of(part.date?)) {
        let format = indented_text_format(plain.clone()).set_num_format(formats.date);
        let cell = SheetCell::number(days, &text, None, format);
        return SheetCell { width: cell.width * DATE, ..cell };
    }
    if let Some(power) = part.and_then(|part| part.power).filter(|_| at.role == ColumnRole::Power) {
        return SheetCell::text(text, indented_text_format(formats.large_power(power)));
    }
    if matches!(column.numbers, NumberLook::Signs | NumberLook::SignedPlace { .. }) {
        return SheetCell::text(text, right());
    }
    let format = indented_text_format(plain.clone());
    bold(SheetCell::text(text, part.map_or(format.clone(), |part| marked(format, part))))
}

fn styled_parts(cell: &NoticeCell) -> Vec<String> {
    cell.parts.iter().map(CellPart::styled).collect()
}

/// A date as the number of a cell. Spreadsheet programs agree on the days from March 1900 on.
fn days_of(date: Date) -> Option<f64> {
    let days = jiff::civil::date(1899, 12, 30).until(date).ok()?.get_days();
    (days > 60).then(|| f64::from(days))
}

/// A number with its decimals; struck through where it does not count, italic while it may change.
fn number_style(right: Format, part: &CellPart, column: &ShownColumn) -> Format {
    match column.numbers {
        NumberLook::AsEntered => right,
        NumberLook::Decimals => marked(right.set_num_format(number_format(part.decimals)), part),
        NumberLook::Signs => {
            let format = signed(part, &digits_format(part.decimals), &room_of(column.free_room(part)));
            marked(right.set_num_format(format), part)
        }
        NumberLook::SignedPlace { .. } => {
            let is_shared = part.has_mark(Mark::Shared);
            let behind = if is_shared { in_quotes(SHARED) } else { room_of(column.free_room(part)) };
            let digits = format!("0{behind}");
            right.set_num_format(if part.signs().is_empty() { digits } else { signed(part, &digits, "") })
        }
    }
}

/// The scores of a player with several games in a round, as one text, each with its own marks.
fn several_results(parts: &[CellPart], font: &Format, format: Format) -> SheetCell {
    let mut texts: Vec<(Format, String)> = Vec::new();
    for part in parts {
        if !texts.is_empty() {
            texts.push((font.clone(), " + ".to_owned()));
        }
        let (before, behind) = part.signs_apart();
        let told = [before, part.text.clone(), behind].into_iter().filter(|text| !text.is_empty());
        texts.push((marked(font.clone(), part), told.collect::<Vec<_>>().join(" ")));
    }
    SheetCell::rich(texts, format)
}

/// The number format of a figure with its signs as on paper: “T 31.80 ×½”. Where none is behind it, this room is left there.
fn signed(part: &CellPart, digits: &str, room: &str) -> String {
    let (before, behind) = part.signs_apart();
    let behind = if behind.is_empty() { room.to_owned() } else { in_quotes(&behind) };
    with_signs((before.as_str(), behind.as_str()), digits)
}

/// Struck through for a score that does not count, italic for one that may change.
fn marked(format: Format, part: &CellPart) -> Format {
    let format = if part.has_mark(Mark::Dropped) { format.set_font_strikethrough() } else { format };
    if part.is_provisional() { format.set_italic() } else { format }
}
