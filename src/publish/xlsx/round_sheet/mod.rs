//! The sheet of a round, with its boards one below another. The headings are read back by import.

mod board_source;
mod columns;
mod round_column;
mod seat_row;
mod sums_and_marks;

use std::collections::BTreeMap;

use rust_xlsxwriter::{Format, Worksheet};

use super::cell_formats::{MOST_HEIGHT, height};
use super::cell_writer::{CellLocation, EVENT_TITLE, SheetWriter, lines_of, widen_for_title, width_of};
use super::page_breaks::{PageHead, SheetLine};
use super::print_setup::{CommonScale, PrintPage, SheetPaper};
use super::{ScoreCells, WorkbookExport};
use crate::book::fields::SeatColumnKind;
use crate::book::{BoardRef, Power, Round, RoundIx, SeatColumn, SeatRef};
use crate::formula::ExcelColumn;
use crate::languages::{NoticeLanguages, name_in_formulas};
use crate::notices::board_remarks;
use crate::own_workbook::labels;
use crate::own_workbook::labels::{BoardNote, RoundNote};
use crate::publish::export_error::ExportError;
use crate::scoring::column_letters;
use board_source::BoardSource;
use columns::RoundColumns;
use round_column::{HeadingWrap, RoundColumnKind};

/// The rows of the event's name, the round's title and its note.
const EVENT_ROW: u32 = 0;
const TITLE_ROW: u32 = 1;
const NOTE_ROW: u32 = 2;
const FIRST_BLOCK: u32 = 3;

/// The greatest widths of a column of names and of a column of reasons.
const WIDEST_NAME: f64 = 34.0;
const WIDEST_REASON: f64 = 32.0;
/// The width of bold letters, as a multiple of plain ones.
const BOLD: f64 = 1.08;
/// The free space beside a text.
const AIR: f64 = 1.0;
/// The size of a board's title as a multiple of other texts, and the free space before the notes beside it.
const TITLE: f64 = 1.2;
const TITLE_AIR: f64 = 1.5;
/// The size of a round's title as a multiple of other texts.
const ROUND_TITLE: f64 = 1.25;
/// The part of the sheet's width that a title takes beside notes.
const TITLE_BESIDE_NOTES: f64 = 0.6;
const WIDEST_SHORT_TITLE: f64 = 12.0;

/// Writes the sheet of one round, and records the cells of its scores.
pub(super) fn write(export: &mut WorkbookExport<'_>, inner: &mut Worksheet, index: usize) -> Result<(), ExportError> {
    let engine = export.engine;
    let at = RoundIx(index);
    let Some(round) = engine.book().round(at) else { return Ok(()) };
    let laid_out = export.round_layouts.remove(&index);
    let layout = laid_out.unwrap_or_else(|| RoundLayout::best(export, at, round));
    let RoundLayout { columns, widths, page, above, hidden, .. } = layout;
    let mut writer = RoundWriter {
        export,
        sheet: SheetWriter::new(inner, &export.sheets[index])?
            .for_paper(&export.paper)
            .with_workings(export.explanation.as_ref(), columns.first_working()),
        columns: &columns,
        widths: &widths,
        index,
        reach: 0,
        scores: Vec::new(),
        counts: Vec::new(),
    };
    writer.titles(round)?;
    let mut row = FIRST_BLOCK;
    let mut blocks = Vec::with_capacity(round.boards.len());
    for (board, held) in round.boards.iter().enumerate() {
        let source = BoardSource::of(export, BoardRef::new(index, board), held);
        let first = row;
        let mut tall = 0.0;
        writer.block(&mut row, &mut tall, &source)?;
        blocks.push((first, tall));
    }

    let RoundWriter { mut sheet, reach, scores, counts, .. } = writer;
    sheet.widths(&widths)?;
    if let Some(hidden) = hidden {
        sheet.inner.set_column_hidden(hidden)?;
    }
    sheet.inner.set_freeze_panes(NOTE_ROW, 0)?.set_screen_gridlines(false);
    page.set_up(sheet.inner, export);
    sheet.inner.set_repeat_rows(EVENT_ROW, NOTE_ROW)?;
    let head = PageHead { last: NOTE_ROW, height: above };
    let lines: Vec<SheetLine> = blocks.into_iter().flat_map(|(row, height)| SheetLine::block(row, height)).collect();
    sheet.inner.set_page_breaks(&page.breaks(head, &lines).rows)?;
    sheet.print_all(columns.columns.len().max(reach))?;
    export.scores.extend(scores);
    export.counts.extend(counts);
    Ok(())
}

/// Lays out the sheets of these rounds, each for its paper, and all in the scale that they have in common.
pub(super) fn lay_out(export: &mut WorkbookExport<'_>, rounds: impl Iterator<Item = (RoundIx, SheetPaper)>) {
    let engine = export.engine;
    let mut layouts = BTreeMap::new();
    for (at, paper) in rounds {
        let Some(round) = engine.book().round(at) else { continue };
        export.set_paper(paper);
        layouts.insert(at.0, RoundLayout::best(export, at, round));
    }
    let pages: Vec<PrintPage> = layouts.values().map(|layout: &RoundLayout| layout.page).collect();
    let common = CommonScale::of(&pages);
    for RoundLayout { page, widths, .. } in layouts.values_mut() {
        *page = page.in_common_scale(common, widths);
    }
    export.round_layouts = layouts;
}

/// The columns of a round's sheet on its paper.
pub(super) struct RoundLayout {
    columns: RoundColumns,
    widths: Vec<f64>,
    page: PrintPage,
    /// The height of the rows on top of every page.
    above: f64,
    /// The column of scores that another file printed. It is hidden, because two scores side by side would cause disputes.
    hidden: Option<u16>,
    pages: usize,
}

impl RoundLayout {
    /// The columns with headings in several lines, or with longer ones in one line where this saves a page.
    fn best(export: &WorkbookExport<'_>, at: RoundIx, round: &Round) -> Self {
        let broken = RoundLayout::out(export, at, round, HeadingWrap::Broken);
        if broken.columns.heading_lines <= 1 {
            return broken;
        }
        let flat = RoundLayout::out(export, at, round, HeadingWrap::OneLine);
        if flat.pages < broken.pages { flat } else { broken }
    }

    fn out(export: &WorkbookExport<'_>, at: RoundIx, round: &Round, headings: HeadingWrap) -> Self {
        let mut columns = RoundColumns::of(export, at, round, headings);
        let hidden = columns.position(RoundColumnKind::Seat(SeatColumn::PrintedScore));
        if let Some(hidden) = hidden {
            columns.columns[usize::from(hidden)].width = 0.0;
        }
        let mut widths = columns.widths();
        let event = &export.engine.book().event.name;
        widen_for_title(&mut widths, event);
        let title = f64::from(lines_of(event, widths.iter().sum::<f64>() / EVENT_TITLE.0)) * EVENT_TITLE.1;
        let title_text = export.text(|language| round.title_in(language));
        let round_title = lines_of(&title_text, title_room(&widths, true) / ROUND_TITLE);
        let above = title + f64::from(round_title) * height::SUBTITLE + note_height(export, round, &widths);
        let (block, boards) = (columns.block_height(), round.boards.len());
        let page = PrintPage::for_blocks(&export.paper, &mut widths, above, block, boards);
        let pages = page.pages(above, block, boards);
        RoundLayout { columns, widths, page, above, hidden, pages }
    }
}

/// The width in which a title is written, on a sheet with columns of these widths.
fn title_room(widths: &[f64], has_notes: bool) -> f64 {
    widths.iter().sum::<f64>() * if has_notes { TITLE_BESIDE_NOTES } else { 1.0 }
}

impl WorkbookExport<'_> {
    /// “ended 1909”. A last year is said in one language, because a formula reads it at the end.
    fn board_note(&self, note: &BoardNote) -> String {
        match note {
            BoardNote::Ended(_) => note.text(self.language()),
            _ => self.text(|language| note.text(language)),
        }
    }

    /// “system: C-Diplo 100”.
    fn round_note(&self, note: &RoundNote) -> String {
        self.text(|language| note.text(language))
    }
}

/// The remarks on a board and its notes as one text; `None` where there are none.
fn remark_text(export: &WorkbookExport<'_>, at: BoardRef) -> Option<String> {
    let NoticeLanguages { first, second } = export.languages;
    let mut remarks = board_remarks(export.engine, at, first);
    let others = second.map(|second| board_remarks(export.engine, at, second)).unwrap_or_default();
    let others: Vec<String> = others.into_iter().filter(|other| !remarks.contains(other)).collect();
    remarks.extend(others);
    remarks.extend(export.notes.get(&at).into_iter().flatten().cloned());
    let separator = format!("  {}", labels::REMARK);
    (!remarks.is_empty()).then(|| format!("{}{}", labels::REMARK, remarks.join(&separator)))
}

/// The height of the remarks under a board, on a sheet of this width.
fn remark_height(text: &str, width: f64) -> f64 {
    // Small print is narrower than the font in which widths are measured.
    f64::from(lines_of(text, width * 1.1)) * 12.0 + 3.0
}

/// The height of the row of the round's note. Without a note it is a gap.
fn note_height(export: &WorkbookExport<'_>, round: &Round, widths: &[f64]) -> f64 {
    let note = RoundNote::for_round(round).find(|note| matches!(note, RoundNote::Note(_)));
    note.map_or(height::GAP, |note| {
        // Small print is narrower than the font in which widths are measured.
        let lines = lines_of(&export.round_note(&note), widths.iter().sum::<f64>() * 1.1);
        (f64::from(lines) * height::LINE + height::GAP).min(MOST_HEIGHT)
    })
}

struct RoundWriter<'e, 'l, 'w, 'c> {
    export: &'e WorkbookExport<'l>,
    sheet: SheetWriter<'w>,
    columns: &'c RoundColumns,
    widths: &'c [f64],
    index: usize,
    /// The number of columns that the notes beside the titles need.
    reach: usize,
    scores: Vec<(SeatRef, CellLocation)>,
    counts: Vec<(SeatRef, CellLocation)>,
}

impl RoundWriter<'_, '_, '_, '_> {
    /// The event, the title of the round and its notes.
    fn titles(&mut self, round: &Round) -> Result<(), ExportError> {
        let export = self.export;
        let formats = &export.formats;
        let title = export.text(|language| round.title_in(language));
        self.sheet.wide_text(
            EVENT_ROW,
            &self.export.engine.book().event.name,
            &formats.event,
            self.widths,
            EVENT_TITLE,
        )?;
        let (long, short): (Vec<RoundNote>, Vec<RoundNote>) =
            RoundNote::for_round(round).partition(|note| matches!(note, RoundNote::Note(_)));
        let replaced = self
            .export
            .engine
            .outdated_posting(RoundIx(self.index))
            .map(|moment| RoundNote::Replaces(moment.to_owned()));
        let notes: Vec<String> = short.iter().chain(&replaced).map(|note| export.round_note(note)).collect();
        let (_, lines) = self.title(TITLE_ROW, &title, (&formats.subtitle, ROUND_TITLE), notes)?;
        self.sheet.height(TITLE_ROW, (f64::from(lines) * height::SUBTITLE).min(MOST_HEIGHT))?;
        self.sheet.height(NOTE_ROW, note_height(export, round, self.widths))?;
        let Some(note) = long.first().map(|note| export.round_note(note)) else { return Ok(()) };
        let last = u16::try_from(self.widths.len() - 1).unwrap_or(u16::MAX);
        self.sheet.text_over(NOTE_ROW, last, &note, &formats.wrapped_note)
    }

    /// Writes a title in letters that are larger than other texts, and notes to the right of it. A long title takes several
    /// lines beside them. Returns the columns of the notes and the number of lines.
    fn title(
        &mut self,
        row: u32,
        text: &str,
        (format, size): (&Format, f64),
        notes: Vec<String>,
    ) -> Result<(Vec<u16>, u32), ExportError> {
        let room = title_room(self.widths, !notes.is_empty());
        let wide = width_of(text) * size;
        let columns = self.beside(row, wide.min(room), notes.into_iter())?;
        self.sheet.text((row, 0), text, format)?;
        if wide <= room {
            return Ok((columns, 1));
        }
        let end = columns.first().map_or(self.widths.len(), |column| usize::from(*column)).min(self.widths.len());
        let format = format.clone().set_text_wrap();
        self.sheet.text_over(row, u16::try_from(end.saturating_sub(1)).unwrap_or_default(), text, &format)?;
        Ok((columns, lines_of(text, self.widths[..end].iter().sum::<f64>() / size)))
    }

    /// Writes notes to the right of a title, each in the first column that is free. Returns their columns.
    fn beside(&mut self, row: u32, title: f64, notes: impl Iterator<Item = String>) -> Result<Vec<u16>, ExportError> {
        let mut free = title + TITLE_AIR;
        let mut column = 0;
        let mut left = 0.0;
        let mut columns = Vec::new();
        // The default width of a column.
        let width = |column: usize| self.widths.get(column).copied().unwrap_or(8.43);
        for note in notes {
            while column == 0 || left < free {
                left += width(column);
                column += 1;
            }
            columns.push(u16::try_from(column).unwrap_or(u16::MAX));
            self.sheet.text((row, u16::try_from(column).unwrap_or(u16::MAX)), &note, &self.export.formats.note)?;
            free = left + width_of(&note) * 0.85 + TITLE_AIR;
            let mut right = left;
            let mut reach = column;
            while right < free - TITLE_AIR {
                right += width(reach);
                reach += 1;
            }
            self.reach = self.reach.max(reach);
        }
        Ok(columns)
    }

    /// One board: title, headings, seven rows, sums, remarks, and a gap.
    fn block(&mut self, row: &mut u32, tall: &mut f64, source: &BoardSource<'_>) -> Result<(), ExportError> {
        let title_row = *row;
        let notes: Vec<BoardNote> = BoardNote::for_board(source.board).collect();
        let export = self.export;
        let texts = notes.iter().map(|note| export.board_note(note)).collect();
        let (columns, lines) = self.title(*row, &source.title, (&export.formats.board, TITLE), texts)?;
        // The formulas read the last year from its note.
        let ended = notes.iter().zip(columns).find(|(note, _)| matches!(note, BoardNote::Ended(_)));
        let ended = ended.map(|(_, column)| format!("${}${}", column_letters(column), *row + 1));
        self.next(row, tall, (f64::from(lines) * height::BOARD).min(MOST_HEIGHT))?;

        self.headings(*row, source)?;
        let formulas = self.formulas(*row + 1, ended, source);
        self.workings(*row, &formulas)?;
        self.next(row, tall, (f64::from(self.columns.heading_lines) * height::LINE).min(MOST_HEIGHT))?;

        let first = *row;
        for power in Power::ALL {
            let lines = self.seat(*row, source, power, &formulas)?;
            self.next(row, tall, (f64::from(lines) * height::LINE).min(MOST_HEIGHT))?;
        }
        self.sums(*row, first, source)?;
        self.fills(title_row, first, source)?;
        self.marks(first, source.board)?;
        self.next(row, tall, height::LINE)?;
        if let Some(text) = remark_text(self.export, source.at) {
            let format = &self.export.formats.wrapped_note;
            let last = u16::try_from(self.widths.len() - 1).unwrap_or(u16::MAX);
            self.sheet.text_over(*row, last, &text, format)?;
            let points = remark_height(&text, self.widths.iter().sum());
            self.next(row, tall, points.min(MOST_HEIGHT))?;
        }
        self.next(row, tall, height::GAP)
    }

    /// The columns of the scoring system as formulas, for a board whose first power is in this row. Empty where only values
    /// are possible.
    fn formulas(&self, first: u32, ended: Option<String>, source: &BoardSource<'_>) -> Vec<ExcelColumn> {
        let engine = self.export.options.scores == ScoreCells::Formulas;
        let addresses = source
            .system
            .filter(|_| engine)
            .and_then(|system| self.columns.addresses(first, ended, system, self.export.language()));
        addresses.and_then(|addresses| self.export.engine.excel_columns(source.at, &addresses)).unwrap_or_default()
    }

    /// The auxiliary columns that the formulas need, beside the printed area or on the sheet of explanations. `row` is the row
    /// of headings.
    fn workings(&mut self, row: u32, formulas: &[ExcelColumn]) -> Result<(), ExportError> {
        let format = &self.export.formats.working;
        let first = self.columns.first_working();
        let has_workings = formulas.iter().any(|column| column.column.is_none());
        for (row, power) in (row + 1..).zip(Power::ALL).filter(|_| has_workings) {
            self.sheet.working_label(row, &power.name_in(self.export.language()), &self.export.formats.note);
        }
        for (at, column) in (first..).zip(formulas.iter().filter(|column| column.column.is_none())) {
            let name = |language| name_in_formulas(language, &column.heading).unwrap_or(&column.heading).to_owned();
            self.sheet.working_heading((row, at), &self.export.text(name), format)?;
            for ((row, formula), value) in (row + 1..).zip(&column.formulas).zip(column.values) {
                self.sheet.auxiliary_cell((row, at), formula, value, format)?;
            }
        }
        Ok(())
    }

    /// Ends a row of this height.
    fn next(&mut self, row: &mut u32, tall: &mut f64, points: f64) -> Result<(), ExportError> {
        self.sheet.height(*row, points)?;
        *tall += points;
        *row += 1;
        Ok(())
    }

    fn headings(&mut self, row: u32, source: &BoardSource<'_>) -> Result<(), ExportError> {
        let formats = &self.export.formats;
        for (at, column) in self.columns.iter() {
            let text = source.heading(column.kind);
            let format = match column.kind {
                RoundColumnKind::Power => &formats.heading,
                RoundColumnKind::Reason => &formats.aside_heading,
                RoundColumnKind::System(_) | RoundColumnKind::Score => &formats.number_heading,
                RoundColumnKind::Seat(column) => match column.description().kind {
                    SeatColumnKind::Name => &formats.heading,
                    SeatColumnKind::Word | SeatColumnKind::Text => &formats.aside_heading,
                    SeatColumnKind::Number => &formats.number_heading,
                },
            };
            match column.kind {
                RoundColumnKind::Seat(SeatColumn::Chart(year)) if !text.is_empty() => {
                    self.sheet.number((row, at), year.0, format)?;
                }
                _ => self.sheet.text((row, at), &text, format)?,
            }
        }
        Ok(())
    }
}
