//! Finds the titles above the tables of a layout: the round, the board, a player, and remarks such as “ended 1909”.

use std::borrow::Cow;
use std::ops::Range;

use super::found_tables::FoundTable;
use super::{Part, Pattern, TableLayout};
use crate::book::typed_words::single_spaced;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;

/// The most rows above a table in which several cells together may be its title.
const ROWS_OF_TITLE: u32 = 12;

/// A value of a seat, in a cell or in a part of it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::import) struct SeatValue {
    pub heading: Heading,
    pub cell: CellIndex,
    /// The part of the cell's text, if the cell holds more.
    pub part: Option<String>,
}

/// A name that a cell, a heading, a title or the name of the sheet gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::import) struct FoundName {
    pub name: String,
    pub cell: Option<CellIndex>,
    /// The text after the name of a board in its cell: “ended 1909”.
    pub rest: String,
}

impl FoundName {
    /// The name of a round, or of a board with nothing after it.
    pub(in crate::import) fn new(name: impl Into<String>, cell: Option<CellIndex>) -> Self {
        FoundName { name: name.into(), cell, rest: String::new() }
    }

    /// The name of a board, and the text after it.
    pub(in crate::import) fn of_board((name, rest): (&str, &str), cell: CellIndex) -> Self {
        FoundName { name: single_spaced(name), cell: Some(cell), rest: rest.to_owned() }
    }
}

/// What the titles above a table say.
#[derive(Clone, Debug, Default)]
pub(super) struct Titles {
    pub round: Option<FoundName>,
    pub board: Option<FoundName>,
    /// Values of all seats of the table, such as the player.
    pub values: Vec<SeatValue>,
    /// All cells of the titles.
    pub cells: Vec<CellIndex>,
    /// The remarks after the names.
    pub remarks: Vec<(CellIndex, String)>,
    /// The cells beside the titles of boards, which may be remarks.
    pub beside: Vec<CellIndex>,
}

/// The tables of a layout, and the cells of the sheet that are titles.
pub(super) struct TitleSearch<'a> {
    sheet: &'a RawSheet,
    /// Each pattern of a title, with the cells that have it alone.
    patterns: Vec<(&'a Pattern, Vec<CellIndex>)>,
    /// Where the titles of each table are.
    areas: Vec<TitleArea>,
}

/// Where the titles of a table are.
struct TitleArea {
    /// The row above which they are.
    top: u32,
    /// The first row in which the titles of the next table may be.
    bottom: u32,
    /// The columns of the table.
    columns: Range<u32>,
    /// The row of powers across, and the columns of its corner. A title may be there, above the other headings or where no heading is.
    corner: Option<(u32, Range<u32>)>,
}

impl<'a> TitleSearch<'a> {
    pub(super) fn new(sheet: &'a RawSheet, layout: &'a TableLayout, tables: &[FoundTable]) -> Self {
        let cells_of = |pattern: &Pattern| -> Vec<CellIndex> {
            // A title without a word is only directly above its table.
            let cells = if pattern.whole().is_some() { 0..0 } else { 0..sheet.cells.len() };
            let is_title = |cell: &CellIndex| {
                sheet.cell(*cell).trimmed_text().is_some_and(|text| match_title(pattern, text).is_some())
            };
            cells.filter(is_title).collect()
        };
        let area = |table: &FoundTable| {
            let first_place = table.columns.iter().map(|column| column.place).min().unwrap_or_default();
            let first_line = table.heading_line.unwrap_or(table.lines.start);
            if !layout.across {
                let is_run = table.heading_line.is_none() && table.lines.end < u32::MAX;
                let bottom = if is_run { table.lines.end } else { first_line + 1 };
                return TitleArea { top: first_line, bottom, columns: table.span.clone(), corner: None };
            }
            let has_blank_corner = table.columns.iter().all(|of| of.place > first_place || of.heading.is_none());
            let columns_of_corner = match table.heading_line {
                Some(line) => line..line + 1,
                None => 0..first_line,
            };
            let corner = has_blank_corner.then_some((first_place, columns_of_corner));
            TitleArea { top: first_place, bottom: first_place + 1, columns: first_line..u32::MAX, corner }
        };
        let patterns = layout.titles.iter().map(|pattern| (pattern, cells_of(pattern))).collect();
        TitleSearch { sheet, patterns, areas: tables.iter().map(area).collect() }
    }

    /// The titles above the table of this number.
    pub(super) fn find(&self, table: usize) -> Titles {
        let mut titles = Titles::default();
        if self.patterns.is_empty() {
            return titles;
        }
        let TitleArea { top, columns, corner, .. } = &self.areas[table];
        // Not above the table before in the same columns, except for the title of a round.
        let is_above = |other: &&TitleArea| {
            other.top < *top && other.columns.start < columns.end && columns.start < other.columns.end
        };
        let bottom = self.areas[..table].iter().rev().find(is_above).map_or(0, |other| other.bottom);
        for (pattern, cells) in &self.patterns {
            let of_board = pattern.parts().any(|part| part != Part::ROUND);
            let bottom = if of_board { bottom } else { 0 };
            let near = top.saturating_sub(if pattern.whole().is_some() { 2 } else { ROWS_OF_TITLE });
            let is_in_corner = corner.as_ref().filter(|_| pattern.whole().is_none()).is_some_and(|(row, columns)| {
                self.read_row(pattern, self.sheet.row_part(*row, columns), of_board, &mut titles)
            });
            let found = is_in_corner
                || (near.max(bottom)..*top).rev().any(|row| {
                    let inside = if of_board { self.sheet.row_part(row, columns) } else { self.sheet.row(row) };
                    self.read_row(pattern, inside, of_board, &mut titles)
                });
            if !found {
                let far = &cells[..cells.partition_point(|&cell| self.sheet.address_of(cell).row < near)];
                let far = far.iter().rev().copied().take_while(|&cell| self.sheet.address_of(cell).row >= bottom);
                let is_inside = |cell: &CellIndex| !of_board || columns.contains(&self.sheet.address_of(*cell).column);
                if let Some(cell) = far.into_iter().find(is_inside) {
                    self.read_title(pattern, &[cell], &mut titles);
                }
            }
        }
        titles
    }

    /// Reads a title in one of these cells of a row, or in several together. Gives whether there is one.
    fn read_row(&self, pattern: &Pattern, cells: Range<CellIndex>, of_board: bool, titles: &mut Titles) -> bool {
        let inside: Vec<CellIndex> = cells.filter(|&cell| self.sheet.cell(cell).trimmed_text().is_some()).collect();
        // A value is in the cell beside its label. Cells after it are remarks, unless the title needs them.
        let together = (0..inside.len()).flat_map(|first| {
            let run = self.with_neighbours(&inside[first..]);
            (2..=run.len()).map(move |count| &run[..count])
        });
        let mut used = inside.iter().map(std::slice::from_ref).chain(together);
        let Some(used) = used.find(|cells| self.read_title(pattern, cells, titles)) else { return false };
        if of_board {
            titles.beside.extend(inside.iter().filter(|cell| !used.contains(cell)));
        }
        true
    }

    /// The first of these cells of a row and the cells directly beside it, or else the next cell: “Player:” and “Ann Lee”.
    fn with_neighbours<'c>(&self, cells: &'c [CellIndex]) -> &'c [CellIndex] {
        let column = |cell: CellIndex| self.sheet.address_of(cell).column;
        let beside = cells.windows(2).take_while(|two| column(two[0]) + 1 == column(two[1])).count();
        &cells[..cells.len().min(beside.max(1) + 1)]
    }

    /// Reads these cells as one title.
    fn read_title(&self, pattern: &Pattern, cells: &[CellIndex], titles: &mut Titles) -> bool {
        let mut texts = cells.iter().filter_map(|&cell| self.sheet.cell(cell).trimmed_text());
        // Most cells are no title, and this is known without the others.
        let Some(text) = texts.next().filter(|text| pattern.may_begin(text)) else { return false };
        let text = texts.fold(Cow::Borrowed(text), |text, next| Cow::Owned(format!("{text} {next}")));
        let (Some(MatchedTitle { parts, remark }), Some(&first), Some(&last)) =
            (match_title(pattern, &text), cells.first(), cells.last())
        else {
            return false;
        };
        titles.cells.extend(cells);
        for (part, name) in parts {
            match part {
                Part::ROUND => titles.round = titles.round.take().or(Some(FoundName::new(name, Some(first)))),
                Part::BOARD => {
                    let found = FoundName::of_board(title_words::split_name_and_rest(name), first);
                    titles.board = titles.board.take().or(Some(found));
                }
                Part::Field(heading) => {
                    titles.values.push(SeatValue { heading, cell: last, part: Some(name.to_owned()) });
                }
                Part::Year => {}
            }
        }
        titles.remarks.extend((!remark.is_empty()).then(|| (last, remark.to_owned())));
        true
    }
}

/// The parts of a title, and the remark after them.
struct MatchedTitle<'t> {
    parts: Vec<(Part, &'t str)>,
    remark: &'t str,
}

/// Matches a title without the remark after it, if it has one. A sentence that begins like a title, “Game ended. …”, names no
/// board.
fn match_title<'t>(pattern: &Pattern, text: &'t str) -> Option<MatchedTitle<'t>> {
    if !pattern.may_begin(text) {
        return None;
    }
    let is_prose = || title_words::is_sentence(text) && title_words::parse_game_title(text).is_none();
    if pattern.has(Part::BOARD) && is_prose() {
        return None;
    }
    let matched = |text: &'t str, remark: &'t str| {
        let parts = pattern.match_text(text)?.into_iter().map(|(part, range)| (part, &text[range])).collect();
        Some(MatchedTitle { parts, remark })
    };
    let (title, remark) = title_words::split_title_and_remark(text);
    matched(title, remark).or_else(|| matched(text, ""))
}
