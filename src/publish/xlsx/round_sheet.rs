//! The sheet of a round, with its boards one below another. The headings are read back by import.

use rust_xlsxwriter::{ConditionalFormatFormula, Format, Worksheet};

use super::cell_formats::{MOST_HEIGHT, NumberFormats, best_of_board, eliminated, height, solo, too_many_centres};
use super::cell_writer::{
    CellLocation, EVENT_TITLE, SheetWriter, cell_reference, lines_of, range, widen_for_title, widest_word, width_of,
    width_of_number,
};
use super::{ScoreCells, WorkbookExport, cell_formats, print_setup};
use crate::book::fields::SeatColumnKind;
use crate::book::typed_words::capitalize;
use crate::book::{
    Board, BoardRef, Book, CENTRES_ON_MAP, CellEntry, CellValue, GameStage, PerPower, Power, Round, RoundIx,
    SeatColumn, SeatRef, Year,
};
use crate::engine::Engine;
use crate::figures::sum_of;
use crate::formula::ExcelColumn;
use crate::notices::board_remarks;
use crate::own_workbook::labels;
use crate::own_workbook::labels::{BoardNote, RoundNote, heading};
use crate::publish::export_error::ExportError;
use crate::scoring::{BoardCellAddresses, BoardScores, ScoringSystem, column_letters};

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
const WIDEST_SHORT_TITLE: f64 = 12.0;

/// The content of a column of a round's sheet. All boards of the sheet share the columns, so they can be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RoundColumnKind {
    Power,
    /// A column of a seat. [`SeatColumn::Score`] is the ruling.
    Seat(SeatColumn),
    /// The column of the scoring system at this position, where the board's system has one there before its score.
    System(usize),
    Score,
    /// The reason of the ruling.
    Reason,
}

/// A column of a round's sheet.
#[derive(Clone, Copy, Debug)]
struct RoundColumn {
    kind: RoundColumnKind,
    /// The width in characters.
    width: f64,
    /// Whether any board shows a fraction in this column of the scoring system.
    fractions: bool,
}

/// The columns of a round's sheet.
struct RoundColumns {
    columns: Vec<RoundColumn>,
    /// The number of lines of the longest heading.
    heading_lines: u32,
    /// The greatest height of the remarks under a board.
    remarks: f64,
}

/// Whether a heading of several words may be broken over several lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HeadingWrap {
    Broken,
    OneLine,
}

impl RoundColumns {
    /// The first column of auxiliary cells.
    fn first_working(&self) -> u16 {
        u16::try_from(self.columns.len() + 1).unwrap_or(u16::MAX)
    }

    /// The columns that the boards of this round need, wide enough for their contents.
    fn of(engine: &Engine, at: RoundIx, round: &Round, headings: HeadingWrap) -> Self {
        let seats = || round.boards.iter().flat_map(|board| board.seats.values());
        let mut years: Vec<Year> =
            round.boards.iter().flat_map(|board| board.charts.iter().map(|chart| chart.year)).collect();
        years.sort_unstable();
        years.dedup();
        let boards = || (0..round.boards.len()).map(|board| BoardRef::new(at.0, board));
        let systems =
            boards().filter_map(|board| engine.system(board)).map(|system| partial(system).len()).max().unwrap_or(0);

        let mut kinds = vec![RoundColumnKind::Power, RoundColumnKind::Seat(SeatColumn::Player)];
        kinds.extend(years.into_iter().map(|year| RoundColumnKind::Seat(SeatColumn::Chart(year))));
        kinds.extend([SeatColumn::Centres, SeatColumn::Eliminated].map(RoundColumnKind::Seat));
        // The other columns are there when a seat uses them.
        for (column, _) in heading::all() {
            let Some(column) = column.filter(|column| *column != SeatColumn::Score) else { continue };
            let kind = RoundColumnKind::Seat(column);
            if !kinds.contains(&kind) && seats().any(|seat| !seat.value(column).is_blank()) {
                kinds.push(kind);
            }
        }
        kinds.extend((0..systems).map(RoundColumnKind::System));
        kinds.push(RoundColumnKind::Score);
        if seats().any(|seat| seat.ruling.is_some()) {
            kinds.extend([RoundColumnKind::Seat(SeatColumn::Score), RoundColumnKind::Reason]);
        }

        let mut columns: Vec<RoundColumn> =
            kinds.into_iter().map(|kind| RoundColumn { kind, width: 0.0, fractions: false }).collect();
        for (board, held) in boards().zip(&round.boards) {
            let source = BoardSource::of(engine, board, held);
            for column in &mut columns {
                source.fit(engine.book(), column, headings);
            }
        }
        for column in &mut columns {
            column.width += AIR;
        }
        // A round without boards has titles only.
        if round.boards.is_empty() {
            columns[0].width = 12.0;
        }
        let lines = |board: BoardRef, held| {
            let source = BoardSource::of(engine, board, held);
            columns.iter().map(|column| source.heading_lines(column)).max().unwrap_or(1)
        };
        let heading_lines = boards().zip(&round.boards).map(|(board, held)| lines(board, held)).max().unwrap_or(1);
        let width = columns.iter().map(|column| column.width).sum();
        let remarks = boards().filter_map(|board| remark_text(engine, board));
        let remarks = remarks.map(|text| remark_height(&text, width)).fold(0.0, f64::max);
        RoundColumns { columns, heading_lines, remarks }
    }

    /// The height of a board whose texts take one line each.
    fn block_height(&self) -> f64 {
        height::BOARD + (f64::from(self.heading_lines) + 8.0) * height::LINE + self.remarks + height::GAP
    }

    fn widths(&self) -> Vec<f64> {
        self.columns.iter().map(|column| column.width).collect()
    }

    fn position(&self, kind: RoundColumnKind) -> Option<u16> {
        self.columns.iter().position(|column| column.kind == kind).and_then(|at| u16::try_from(at).ok())
    }

    fn letters(&self, kind: RoundColumnKind) -> Option<String> {
        self.position(kind).map(column_letters)
    }

    /// The columns of the entries and of the scoring system, for a board whose first power is in this row (from 0).
    fn addresses(&self, first: u32, ended: Option<String>, system: &ScoringSystem) -> Option<BoardCellAddresses> {
        let mut columns =
            (0..partial(system).len()).map(|n| self.letters(RoundColumnKind::System(n))).collect::<Option<Vec<_>>>()?;
        columns.push(self.letters(RoundColumnKind::Score)?);
        let years = self.columns.iter().filter_map(|column| match column.kind {
            RoundColumnKind::Seat(SeatColumn::Chart(year)) => Some((year, self.letters(column.kind)?)),
            _ => None,
        });
        Some(BoardCellAddresses {
            first_row: first + 1,
            centres: self.letters(RoundColumnKind::Seat(SeatColumn::Centres))?,
            out: self.letters(RoundColumnKind::Seat(SeatColumn::Eliminated))?,
            ended,
            draw: self.letters(RoundColumnKind::Seat(SeatColumn::InDraw)),
            missed_moves: self.letters(RoundColumnKind::Seat(SeatColumn::MissedMoves)),
            missed_winters: self.letters(RoundColumnKind::Seat(SeatColumn::MissedWinters)),
            charts: years.collect(),
            columns,
            // One column stays free between the printed area and the auxiliary cells.
            workings: u16::try_from(self.columns.len() + 1).ok()?,
        })
    }

    fn iter(&self) -> impl Iterator<Item = (u16, RoundColumn)> {
        (0_u16..).zip(self.columns.iter().copied())
    }
}

/// A board with its computed scores.
struct BoardSource<'a> {
    at: BoardRef,
    board: &'a Board,
    system: Option<&'a ScoringSystem>,
    scores: Option<BoardScores<'a>>,
    running: bool,
}

impl<'a> BoardSource<'a> {
    fn of(engine: &'a Engine, at: BoardRef, board: &'a Board) -> Self {
        let running = matches!(engine.stage(at), GameStage::Running(_));
        BoardSource { at, board, system: engine.system(at), scores: engine.scores(at), running }
    }

    fn decimals(&self) -> usize {
        self.system.map_or(cell_formats::DEFAULT_DECIMALS, |system| system.decimals)
    }

    /// The heading of a column for this board; empty where the board has no such column.
    fn heading(&self, kind: RoundColumnKind) -> String {
        match kind {
            RoundColumnKind::Power => heading::POWER.to_owned(),
            RoundColumnKind::Seat(SeatColumn::Chart(year)) => {
                self.chart(year).map(|_| year.to_string()).unwrap_or_default()
            }
            RoundColumnKind::Seat(column) => column.description().workbook_heading.unwrap_or_default().to_owned(),
            RoundColumnKind::System(position) => {
                let column = self.system.and_then(|system| partial(system).get(position));
                column.map(|column| system_heading(&column.name)).unwrap_or_default()
            }
            RoundColumnKind::Score => heading::SCORE.to_owned(),
            RoundColumnKind::Reason => heading::REASON.to_owned(),
        }
    }

    fn heading_lines(&self, column: &RoundColumn) -> u32 {
        lines_of(&self.heading(column.kind), column.width / BOLD)
    }

    fn chart(&self, year: Year) -> Option<&'a PerPower<CellEntry<u16>>> {
        self.board.charts.iter().find(|chart| chart.year == year).map(|chart| &chart.centres)
    }

    /// The value in the column of the scoring system at this position, where it is before the score.
    fn value(&self, position: usize, power: Power) -> Option<f64> {
        let before = self.system.is_some_and(|system| position < partial(system).len());
        self.scores.filter(|_| before)?.column(position, power)
    }

    fn may_have_fractions(&self, position: usize) -> bool {
        let column = self.system.and_then(|system| system.columns.get(position));
        column.is_some_and(crate::scoring::SystemColumn::may_have_fractions)
    }

    /// The width of a cell of a seat.
    fn width_of_seat(&self, book: &Book, power: Power, column: SeatColumn) -> f64 {
        let seat = &self.board.seats[power];
        match column {
            SeatColumn::PrintedScore => seat.printed_score.map_or(0.0, |score| width_of_number(score, 2)),
            SeatColumn::Score => {
                seat.ruling.as_ref().map_or(0.0, |ruling| width_of_number(ruling.score, self.decimals()) * BOLD)
            }
            column => {
                let value = self.board.seat_value(power, column);
                let text = value.text(book);
                match column.description().kind {
                    SeatColumnKind::Name => width_of(&text).clamp(14.0, WIDEST_NAME),
                    SeatColumnKind::Word => 4.0,
                    SeatColumnKind::Number if value.unreadable_text().is_none() => count_width(&text),
                    SeatColumnKind::Number | SeatColumnKind::Text => width_of(&text).min(WIDEST_NAME),
                }
            }
        }
    }

    /// Makes the column wide enough for this board.
    fn fit(&self, book: &Book, column: &mut RoundColumn, headings: HeadingWrap) {
        let heading = self.heading(column.kind);
        let mut wide = match headings {
            HeadingWrap::Broken => widest_word(&heading),
            HeadingWrap::OneLine => width_of(&heading),
        } * BOLD;
        let title = width_of(&labels::board_title(&self.board.name)) * TITLE + TITLE_AIR - AIR;
        for (power, seat) in self.board.seats.iter() {
            wide = wide.max(match column.kind {
                // Room for a short title, so the notes beside it begin in the same column on the whole sheet.
                RoundColumnKind::Power => width_of(power.name()).max(title.min(WIDEST_SHORT_TITLE)),
                RoundColumnKind::Seat(column) => self.width_of_seat(book, power, column),
                RoundColumnKind::System(position) => match self.value(position, power) {
                    Some(value) => {
                        column.fractions |= value.fract().abs() > 1e-9 || self.may_have_fractions(position);
                        width_of_number(value, if column.fractions { self.decimals() } else { 0 })
                    }
                    None => 0.0,
                },
                RoundColumnKind::Score => self
                    .scores
                    .and_then(|scores| scores.score(power))
                    .map_or(6.0, |value| width_of_number(value, self.decimals()) * BOLD),
                RoundColumnKind::Reason => {
                    seat.ruling.as_ref().map_or(0.0, |ruling| width_of(&ruling.reason)).min(WIDEST_REASON)
                }
            });
        }
        column.width = column.width.max(wide);
    }
}

/// The columns of a scoring system before its score.
fn partial(system: &ScoringSystem) -> &[crate::scoring::SystemColumn] {
    system.columns.split_last().map_or(&[], |(_, before)| before)
}

/// The scoring system's name for a column, with a capital as our headings have, and with “points” where our own workbook uses the name as a heading.
fn system_heading(name: &str) -> String {
    let taken = heading::all().any(|(_, word)| word.eq_ignore_ascii_case(name)) || Year::parse(name).is_some();
    let name = capitalize(name);
    if taken { format!("{name} points") } else { name }
}

/// The width of a count or a year: of two figures at least, or of four.
fn count_width(text: &str) -> f64 {
    match text.len() {
        0 => 0.0,
        1 | 2 => 2.0,
        _ => 4.0,
    }
}

/// Writes the sheet of one round, and records the cells of its scores.
pub(super) fn write(export: &mut WorkbookExport<'_>, inner: &mut Worksheet, index: usize) -> Result<(), ExportError> {
    let engine = export.engine;
    let at = RoundIx(index);
    let Some(round) = engine.book().round(at) else { return Ok(()) };
    let mut laid = RoundLayout::out(export, at, round, HeadingWrap::Broken);
    if laid.columns.heading_lines > 1 {
        let flat = RoundLayout::out(export, at, round, HeadingWrap::OneLine);
        if flat.pages < laid.pages {
            laid = flat;
        }
    }
    let RoundLayout { columns, widths, page, above, hidden, .. } = laid;
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
        let source = BoardSource::of(engine, BoardRef::new(index, board), held);
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
    sheet.inner.set_page_breaks(&print_setup::page_breaks(page, above, &blocks))?;
    sheet.print_all(columns.columns.len().max(reach))?;
    export.scores.extend(scores);
    export.counts.extend(counts);
    Ok(())
}

/// The columns of a round's sheet on its paper.
struct RoundLayout {
    columns: RoundColumns,
    widths: Vec<f64>,
    page: print_setup::PrintPage,
    /// The height of the rows on top of every page.
    above: f64,
    /// The column of scores that another file printed. It is hidden, because two scores side by side would cause disputes.
    hidden: Option<u16>,
    pages: usize,
}

impl RoundLayout {
    fn out(export: &WorkbookExport<'_>, at: RoundIx, round: &Round, headings: HeadingWrap) -> Self {
        let mut columns = RoundColumns::of(export.engine, at, round, headings);
        let hidden = columns.position(RoundColumnKind::Seat(SeatColumn::PrintedScore));
        if let Some(hidden) = hidden {
            columns.columns[usize::from(hidden)].width = 0.0;
        }
        let mut widths = columns.widths();
        let event = &export.engine.book().event.name;
        widen_for_title(&mut widths, event);
        let title = f64::from(lines_of(event, widths.iter().sum::<f64>() / EVENT_TITLE.0)) * EVENT_TITLE.1;
        let above = title + height::SUBTITLE + note_height(round, &widths);
        let (block, boards) = (columns.block_height(), round.boards.len());
        let page = print_setup::PrintPage::for_blocks(&export.paper, &mut widths, above, block, boards);
        let pages = page.pages(above, block, boards);
        RoundLayout { columns, widths, page, above, hidden, pages }
    }
}

/// The remarks on a board as one text; `None` where there are none.
fn remark_text(engine: &Engine, at: BoardRef) -> Option<String> {
    let remarks = board_remarks(engine, at);
    let separator = format!("  {}", labels::REMARK);
    (!remarks.is_empty()).then(|| format!("{}{}", labels::REMARK, remarks.join(&separator)))
}

/// The height of the remarks under a board, on a sheet of this width.
fn remark_height(text: &str, width: f64) -> f64 {
    // Small print is narrower than the font in which widths are measured.
    f64::from(lines_of(text, width * 1.1)) * 12.0 + 3.0
}

/// The height of the row of the round's note. Without a note it is a gap.
fn note_height(round: &Round, widths: &[f64]) -> f64 {
    let note = RoundNote::for_round(round).find(|note| matches!(note, RoundNote::Note(_)));
    note.map_or(height::GAP, |note| {
        // Small print is narrower than the font in which widths are measured.
        let lines = lines_of(&note.text(), widths.iter().sum::<f64>() * 1.1);
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
        let formats = &self.export.formats;
        let title = round.title();
        self.sheet.wide_text(
            EVENT_ROW,
            &self.export.engine.book().event.name,
            &formats.event,
            self.widths,
            EVENT_TITLE,
        )?;
        self.sheet.text(TITLE_ROW, 0, &title, &formats.subtitle)?;
        self.sheet.height(TITLE_ROW, height::SUBTITLE)?;
        let (long, short): (Vec<RoundNote>, Vec<RoundNote>) =
            RoundNote::for_round(round).partition(|note| matches!(note, RoundNote::Note(_)));
        let replaced = self
            .export
            .engine
            .outdated_posting(RoundIx(self.index))
            .map(|moment| RoundNote::Replaces(moment.to_owned()));
        self.beside(TITLE_ROW, width_of(&title) * 1.25, short.iter().chain(&replaced).map(RoundNote::text))?;
        self.sheet.height(NOTE_ROW, note_height(round, self.widths))?;
        let Some(note) = long.first().map(RoundNote::text) else { return Ok(()) };
        self.sheet.text(NOTE_ROW, 0, &note, &formats.wrapped_note)?;
        let last = u16::try_from(self.widths.len() - 1).unwrap_or(u16::MAX);
        if last > 0 {
            self.sheet.inner.merge_range(NOTE_ROW, 0, NOTE_ROW, last, &note, &formats.wrapped_note)?;
        }
        Ok(())
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
            self.sheet.text(row, u16::try_from(column).unwrap_or(u16::MAX), &note, &self.export.formats.note)?;
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
        let title = labels::board_title(&source.board.name);
        self.sheet.text(*row, 0, &title, &self.export.formats.board)?;
        let notes: Vec<BoardNote> = BoardNote::for_board(source.board).collect();
        let columns = self.beside(*row, width_of(&title) * TITLE, notes.iter().map(BoardNote::text))?;
        // The formulas read the last year from its note.
        let ended = notes.iter().zip(columns).find(|(note, _)| matches!(note, BoardNote::Ended(_)));
        let ended = ended.map(|(_, column)| format!("${}${}", column_letters(column), *row + 1));
        self.next(row, tall, height::BOARD)?;

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
        self.marks(first)?;
        self.next(row, tall, height::LINE)?;
        if let Some(text) = remark_text(self.export.engine, source.at) {
            let format = &self.export.formats.wrapped_note;
            self.sheet.text(*row, 0, &text, format)?;
            let last = u16::try_from(self.widths.len() - 1).unwrap_or(u16::MAX);
            self.sheet.inner.merge_range(*row, 0, *row, last, &text, format)?;
            let points = remark_height(&text, self.widths.iter().sum());
            self.next(row, tall, points.min(MOST_HEIGHT))?;
        }
        self.next(row, tall, height::GAP)
    }

    /// The columns of the scoring system as formulas, for a board whose first power is in this row. Empty where only values
    /// are possible.
    fn formulas(&self, first: u32, ended: Option<String>, source: &BoardSource<'_>) -> Vec<ExcelColumn> {
        let engine = self.export.options.scores == ScoreCells::Formulas;
        let addresses =
            source.system.filter(|_| engine).and_then(|system| self.columns.addresses(first, ended, system));
        addresses.and_then(|addresses| self.export.engine.excel_columns(source.at, &addresses)).unwrap_or_default()
    }

    /// The auxiliary columns that the formulas need, beside the printed area or on the sheet of explanations. `row` is the row
    /// of headings.
    fn workings(&mut self, row: u32, formulas: &[ExcelColumn]) -> Result<(), ExportError> {
        let format = &self.export.formats.working;
        let first = self.columns.first_working();
        let has_workings = formulas.iter().any(|column| column.column.is_none());
        for (row, power) in (row + 1..).zip(Power::ALL).filter(|_| has_workings) {
            self.sheet.working_label(row, power.name(), &self.export.formats.note);
        }
        for (at, column) in (first..).zip(formulas.iter().filter(|column| column.column.is_none())) {
            self.sheet.working_heading(row, at, &column.heading, format)?;
            for ((row, formula), value) in (row + 1..).zip(&column.formulas).zip(column.values) {
                self.sheet.auxiliary_cell(row, at, formula, value, format)?;
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
                    self.sheet.number(row, at, year.0, format)?;
                }
                _ => self.sheet.text(row, at, &text, format)?,
            }
        }
        Ok(())
    }

    /// The row of one power. Returns its number of lines of text.
    fn seat(
        &mut self,
        row: u32,
        source: &BoardSource<'_>,
        power: Power,
        formulas: &[ExcelColumn],
    ) -> Result<u32, ExportError> {
        let last = source.system.map_or(0, |system| partial(system).len());
        let formula_of = |position: usize| {
            let column = formulas.iter().find(|column| column.column == Some(position))?;
            column.formulas.get(power.index()).map(String::as_str)
        };
        let formats = &self.export.formats;
        let figures = formats.figures(source.decimals());
        let seat = &source.board.seats[power];
        let mut lines = 1;
        for (at, column) in self.columns.iter() {
            let sheet = &mut self.sheet;
            match column.kind {
                RoundColumnKind::Power => sheet.text(row, at, power.name(), &formats.powers[power])?,
                RoundColumnKind::Seat(column) => {
                    let book = self.export.engine.book();
                    seat_cell(sheet, (row, at), book, source, power, column, formats)?;
                }
                RoundColumnKind::System(position) => {
                    let figures = if column.fractions { figures } else { formats.figures(0) };
                    let format = if source.running { &figures.running } else { &figures.plain };
                    computed(sheet, row, at, formula_of(position), source.value(position, power), format)?;
                }
                RoundColumnKind::Score => {
                    let format = score_format(figures, source.running, seat.ruling.is_some());
                    let score = source.scores.and_then(|scores| scores.score(power));
                    computed(sheet, row, at, formula_of(last), score, format)?;
                }
                RoundColumnKind::Reason => {
                    let reason = seat.ruling.as_ref().map_or("", |ruling| ruling.reason.as_str());
                    lines = lines.max(lines_of(reason, column.width));
                    sheet.text(row, at, reason, &formats.aside)?;
                }
            }
        }
        let counting =
            if seat.ruling.is_some() { RoundColumnKind::Seat(SeatColumn::Score) } else { RoundColumnKind::Score };
        if let Some(column) = self.columns.position(counting) {
            self.scores.push((source.at.seat(power), CellLocation { sheet: self.index, row, column }));
        }
        if let Some(column) =
            self.columns.position(RoundColumnKind::Seat(SeatColumn::Centres)).filter(|_| seat.centres.get().is_some())
        {
            self.counts.push((source.at.seat(power), CellLocation { sheet: self.index, row, column }));
        }
        Ok(lines)
    }

    /// Marks who won and who is eliminated, so that it is seen at a glance and follows a change of the cells. `first` is the row
    /// of the first power.
    fn marks(&mut self, first: u32) -> Result<(), ExportError> {
        let last = first + 6;
        let Some(centres) = self.columns.position(RoundColumnKind::Seat(SeatColumn::Centres)) else { return Ok(()) };
        let Some(score) = self.columns.position(RoundColumnKind::Score) else { return Ok(()) };
        let of = |column: u16| (column_letters(column), first + 1, last + 1);
        let ((count, row, _), (points, top, bottom)) = (of(centres), of(score));
        let winner = format!(
            "=AND(COUNT(${points}${top}:${points}${bottom})=7,${points}{row}=MAX(${points}${top}:${points}${bottom}))"
        );
        for (rule, format, to) in [
            (format!("=AND(ISNUMBER(${count}{row}),${count}{row}>=18)"), solo(), score),
            (winner, best_of_board(), 1),
            (format!("=AND(ISNUMBER(${count}{row}),${count}{row}=0)"), eliminated(), score),
        ] {
            let rule = ConditionalFormatFormula::new().set_rule(rule.as_str()).set_format(format);
            self.sheet.inner.add_conditional_format(first, 0, last, to, &rule)?;
        }
        Ok(())
    }

    /// The live sums below a board.
    fn sums(&mut self, row: u32, first: u32, source: &BoardSource<'_>) -> Result<(), ExportError> {
        let formats = &self.export.formats;
        let seats = &source.board.seats;
        let figures = formats.figures(source.decimals());
        for (at, column) in self.columns.iter() {
            let sheet = &mut self.sheet;
            let mut sum = |values: PerPower<Option<f64>>, format: &Format| {
                let formula = format!("=SUM({})", range((first, at), (row - 1, at)));
                let total = sum_of(values.values().copied().flatten());
                let format = if values.values().any(Option::is_some) { format } else { &formats.total_empty };
                sheet.formula(row, at, &formula, total, format)
            };
            match column.kind {
                RoundColumnKind::Power => sheet.text(row, at, labels::TOTAL, &formats.total)?,
                RoundColumnKind::Seat(SeatColumn::Chart(year)) => match source.chart(year) {
                    Some(counts) => {
                        sum(PerPower::from_fn(|power| counts[power].get().map(f64::from)), &formats.total_count)?;
                    }
                    None => sheet.blank(row, at, &formats.total)?,
                },
                RoundColumnKind::Seat(SeatColumn::Centres) => {
                    sum(PerPower::from_fn(|power| seats[power].centres.get().map(f64::from)), &formats.total_count)?;
                    let rule = format!("={}>{CENTRES_ON_MAP}", cell_reference(row, at));
                    let wrong = ConditionalFormatFormula::new().set_rule(rule.as_str()).set_format(too_many_centres());
                    sheet.inner.add_conditional_format(row, at, row, at, &wrong)?;
                }
                RoundColumnKind::Score => {
                    let scores = source.scores.map(|scores| scores.scores()).unwrap_or_default();
                    sum(scores, &figures.total)?;
                }
                RoundColumnKind::Seat(_) | RoundColumnKind::System(_) | RoundColumnKind::Reason => {
                    sheet.blank(row, at, &formats.total)?;
                }
            }
        }
        Ok(())
    }
}

fn score_format(figures: &NumberFormats, running: bool, replaced: bool) -> &Format {
    match (replaced, running) {
        (true, _) => &figures.replaced,
        (false, true) => &figures.running_score,
        (false, false) => &figures.score,
    }
}

/// A computed value: a formula with its value, the value alone, or an empty cell.
fn computed(
    sheet: &mut SheetWriter<'_>,
    row: u32,
    at: u16,
    formula: Option<&str>,
    value: Option<f64>,
    format: &Format,
) -> Result<(), ExportError> {
    match (formula, value) {
        (Some(formula), Some(value)) => sheet.formula(row, at, formula, value, format),
        _ => number(sheet, row, at, value, format),
    }
}

fn number(
    sheet: &mut SheetWriter<'_>,
    row: u32,
    at: u16,
    value: Option<f64>,
    format: &Format,
) -> Result<(), ExportError> {
    match value {
        Some(value) => sheet.number(row, at, value, format),
        None => sheet.blank(row, at, format),
    }
}

/// A cell of a seat. Counts and years are numbers.
fn seat_cell(
    sheet: &mut SheetWriter<'_>,
    (row, at): (u32, u16),
    book: &Book,
    source: &BoardSource<'_>,
    power: Power,
    column: SeatColumn,
    formats: &cell_formats::WorkbookFormats,
) -> Result<(), ExportError> {
    let seat = &source.board.seats[power];
    let value = source.board.seat_value(power, column);
    let text = value.text(book);
    match (column, column.description().kind) {
        (SeatColumn::PrintedScore, _) => number(sheet, row, at, seat.printed_score, &formats.printed),
        (SeatColumn::Score, _) => {
            let score = seat.ruling.as_ref().map(|ruling| ruling.score);
            number(sheet, row, at, score, &formats.figures(source.decimals()).score)
        }
        (_, SeatColumnKind::Name) => {
            let format = if width_of(&text) > WIDEST_NAME { &formats.shrunk } else { &formats.text };
            sheet.text(row, at, &text, format)
        }
        (_, SeatColumnKind::Word | SeatColumnKind::Text) => sheet.text(row, at, &text, &formats.aside),
        (_, SeatColumnKind::Number) => match text.parse::<f64>() {
            _ if value.is_blank() => sheet.blank(row, at, &formats.count),
            Ok(count) if value.unreadable_text().is_none() => sheet.number(row, at, count, &formats.count),
            _ => sheet.text(row, at, &text, &formats.count),
        },
    }
}
