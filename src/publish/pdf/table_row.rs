//! The rows of a table as they are set: each cell in lines, and the height of the row.

use super::columns::{
    Lines, NARROW, count_as_f32, has_narrow_letters, left_of, line_count, widest_part, with_letters_of_one_width, wrap,
    wrap_evenly,
};
use super::figure_column::{CellPiece, LineStyle};
use super::page_measures::LINE;
use super::table_form::TableForm;
use super::table_measures::TableMeasures;
use super::table_texts::{BETWEEN_TEXTS, CellLine, ColumnStyle, SectionTexts};
use crate::languages::in_each_language;
use crate::notices::BreakableWords;
use crate::publish::text_measure::{Fonts, PageFont, ShapedText};

/// A name has no more lines than this in letters of the size of the others.
const MOST_LINES_OF_NAME: usize = 2;

/// A cell of a row in lines, from the top.
pub(super) type CellLines = Vec<Vec<CellPiece>>;

/// A row as it is set.
#[derive(Default)]
pub(super) struct SetRow {
    pub cells: Vec<CellLines>,
    /// The number of its lines that are as high as its letters, and the height of the others against these.
    pub full_lines: usize,
    pub small: f32,
    /// Why it is where it is, in small type.
    pub reason: Lines,
    /// Of its lines and its reason, in points. The space above and below them is not part of it.
    pub height: f32,
    /// The lines that it takes because of long names.
    pub more_lines: usize,
    /// Some of its letters are narrow, or a second language is below the first.
    pub is_narrow: bool,
    /// What its narrowest letters lack of their usual width, as far as letters should be narrow at all.
    pub narrowness: f32,
    /// A second language is below the first.
    pub has_language_below: bool,
}

/// Sets the rows of the tables of a notice.
#[derive(Clone, Copy)]
pub(super) struct RowLayout<'a> {
    pub fonts: &'a Fonts,
    pub measures: &'a TableMeasures,
    pub form: &'a TableForm,
    /// The long words in which a line may end.
    pub breakable: &'a BreakableWords,
}

impl RowLayout<'_> {
    /// The lines of the cells of a row. The texts of lists stay beside each other.
    pub(super) fn row(&self, held: &SectionTexts, row: usize) -> SetRow {
        let (fonts, widths) = (self.fonts, &self.form.widths[held.table]);
        let cells = held.rows.get(row).map_or(&[][..], Vec::as_slice);
        let most = cells.iter().map(Vec::len).max().unwrap_or_default();
        let mut lines: Vec<CellLines> = vec![Vec::new(); cells.len()];
        let games = self.measures.games(held.table).map(|games| (games, games.fit(widths, self.form.games)));
        let mut small = games.map_or(held.small, |(_, fit)| fit.scale);
        let mut full_lines = usize::MAX;
        // The lines that the games of a player take beyond one.
        let mut lines_of_games = 0;
        for part in 0..most {
            // A single text beside a list may take the lines of the list. Lines in small type begin below all others.
            let is_small = part > 0 && held.has_small_lines();
            let listed = lines.iter().zip(cells).filter(|(_, texts)| is_small || texts.len() > part);
            let begin = listed.map(|(lines, _)| lines.len()).max().unwrap_or_default();
            if is_small {
                full_lines = full_lines.min(begin);
            }
            for (at, texts) in cells.iter().enumerate() {
                let (Some(line), Some(style), Some(width)) = (texts.get(part), held.styles.get(at), widths.0.get(at))
                else {
                    continue;
                };
                let line_style = held.line_style((held.font(row, *style), style.scale), part);
                lines[at].resize_with(begin, Vec::new);
                match line {
                    CellLine::Text(text) => {
                        // Beside a list there is room for a second line, and no letter need be narrow.
                        let beside_list =
                            (texts.len() == 1 && most > 1 && !held.has_small_lines() && !line.is_in_two_languages())
                                .then(|| wrap_evenly(fonts, text, line_style.font, *width))
                                .filter(|lines| lines.len() <= most);
                        let piece = |shaped: ShapedText| {
                            vec![CellPiece { shaped, offset: 0.0, scale: line_style.scale, column: at, shade: None }]
                        };
                        match beside_list {
                            Some(beside_list) => lines[at].extend(beside_list.into_iter().map(piece)),
                            None => {
                                lines[at].extend(self.text_lines(held, text, *style, line_style, (at, *width)));
                            }
                        }
                    }
                    CellLine::Figure(figure) => {
                        let slots = self.measures.slots(held.table, at);
                        lines[at].push(slots.pieces(fonts, figure, line_style, (at, *width)));
                    }
                    CellLine::Games(figures) => {
                        let set = games.map_or_else(Vec::new, |(games, fit)| games.pieces(fonts, figures, fit));
                        lines_of_games += set.len().saturating_sub(1);
                        lines[at].extend(set);
                    }
                }
            }
        }
        let reason = held.reasons.get(row).map_or("", String::as_str);
        let reason = if reason.is_empty() {
            Vec::new()
        } else {
            let left = left_of(widths, held.first_text_column());
            wrap_evenly(fonts, reason, PageFont::Regular, (widths.total() - left) / self.form.reason_scale())
        };
        let tallest = lines.iter().map(Vec::len).max().unwrap_or_default();
        // A second language below the first one counts as narrow letters, and not as a line more.
        let is_below = |(lines, cell): (&CellLines, &Vec<CellLine>)| {
            lines.len() > cell.len() && cell.iter().any(CellLine::is_in_two_languages)
        };
        let lines_of_text =
            |(lines, cell): (&CellLines, &Vec<CellLine>)| lines.len() - usize::from(is_below((lines, cell)));
        let tallest_text = lines.iter().zip(cells).map(lines_of_text).max().unwrap_or_default();
        let lines_of_row = most.max(1) + lines_of_games;
        let has_language_below = lines.iter().zip(cells).any(is_below);
        let pieces = || lines.iter().flatten().flatten();
        let other_language = self.form.other_language(held);
        let is_of_other_language = |piece: &CellPiece| piece.scale <= other_language;
        let is_small_name = |(lines, cell): (&CellLines, &Vec<CellLine>)| {
            cell.len() == 1 && lines.len() > 1 && lines.iter().flatten().all(is_of_other_language)
        };
        let has_small_lines = has_language_below || lines.iter().zip(cells).any(is_small_name);
        if has_small_lines && lines.iter().flat_map(|cell| cell.iter().skip(1)).flatten().all(is_of_other_language) {
            (full_lines, small) = (1, other_language);
        }
        let full_lines = full_lines.min(tallest.max(1));
        let heights = count_as_f32(full_lines) + count_as_f32(tallest.saturating_sub(full_lines)) * small;
        SetRow {
            height: (heights + line_count(&reason) * self.form.reason_scale()) * LINE * self.form.size,
            full_lines,
            small,
            // A paragraph takes the lines that it needs.
            more_lines: if held.is_prose { 0 } else { tallest_text.saturating_sub(lines_of_row) },
            has_language_below,
            narrowness: pieces().map(|piece| (1.0 - piece.shaped.stretch).min(1.0 - NARROW)).fold(0.0, f32::max),
            is_narrow: has_language_below || pieces().any(|piece| piece.shaped.stretch < 1.0),
            reason,
            cells: lines,
        }
    }

    /// A text in lines. A second language is in small type beside the first, or below it in all rows of a column where it has no room
    /// in one. A name that would take more than two lines, or have very narrow letters, is in small type too, so that its row
    /// is not much higher than the others.
    fn text_lines(
        &self,
        held: &SectionTexts,
        text: &str,
        style: ColumnStyle,
        line: LineStyle,
        (column, width): (usize, f32),
    ) -> CellLines {
        let LineStyle { font, scale } = line;
        let other_language = self.form.other_language(held);
        // What is measured is a little narrower where the letters of the form are small.
        let larger = other_language / held.other_language();
        let has_room = self.measures.both_languages(held.table, column) * larger <= width + 0.001;
        let mut languages = in_each_language(text);
        let piece =
            |shaped: ShapedText, offset: f32, scale: f32| CellPiece { shaped, offset, scale, column, shade: None };
        let set = |text: &str, font: PageFont, scale: f32| {
            style.lines(self.fonts, text, font, (width / scale, self.breakable))
        };
        let text = languages.next().unwrap_or_default();
        let (usual, small) = (set(text, font, scale), scale * other_language);
        let is_small = style.is_name && (usual.len() > MOST_LINES_OF_NAME || has_narrow_letters(&usual));
        let (first, first_scale) = if is_small { (set(text, font, small), small) } else { (usual, scale) };
        let mut lines: CellLines = first.into_iter().map(|shaped| vec![piece(shaped, 0.0, first_scale)]).collect();
        for text in languages {
            let mut others = set(text, PageFont::Regular, small);
            let end = lines.last().into_iter().flatten().map(|piece| piece.offset + piece.shaped.width * piece.scale);
            let left = end.fold(0.0, f32::max) + BETWEEN_TEXTS * scale;
            match lines.last_mut().filter(|_| has_room && others.len() == 1) {
                Some(last) => last.extend(others.pop().map(|shaped| piece(shaped, left, small))),
                None => lines.extend(others.into_iter().map(|shaped| vec![piece(shaped, 0.0, small)])),
            }
        }
        lines
    }

    /// A heading in lines. Its letters are narrower where a word is a little too wide. A second language is below the first.
    fn heading_lines(&self, text: &str, width: f32) -> Lines {
        let font = |at: usize| if at == 0 { PageFont::Bold } else { PageFont::Regular };
        let languages = in_each_language(text).enumerate();
        let lines = languages.flat_map(|(at, text)| {
            let widest = widest_part(self.fonts, text, font(at));
            let lines = wrap(self.fonts, text, font(at), widest.clamp(width, width / NARROW));
            // A little more, because widths are sums of rounded numbers.
            with_letters_of_one_width(lines, width + 0.001)
        });
        lines.collect()
    }

    /// The headings in lines, each at the foot of the head. Nothing where the large letters of boards stand for them.
    pub(super) fn headings(&self, held: &SectionTexts) -> SetRow {
        let (widths, scale) = (&self.form.widths[held.table], self.form.head_scale());
        if self.form.has_large_letters() {
            return SetRow::default();
        }
        let headings = held.headings.iter().zip(&widths.0).enumerate();
        let lines = headings.map(|(column, (text, width))| {
            self.heading_lines(text, self.measures.room_of_heading(held.table, column, *width) / scale)
        });
        let lines: Vec<Lines> = lines.collect();
        let most = lines.iter().map(Vec::len).max().unwrap_or_default();
        let cells = lines.into_iter().enumerate().map(|(column, lines)| {
            let is_text = held.styles.get(column).is_none_or(|style| style.is_text);
            let width = widths.0.get(column).copied().unwrap_or_default();
            let end = self.measures.slots(held.table, column).end(width);
            let mut cell: CellLines = vec![Vec::new(); most - lines.len()];
            cell.extend(lines.into_iter().map(|shaped| {
                // Above small cells a heading is wider than these. The first one begins at the margin then, above the signs of its column.
                let least = if column == 0 { 0.0 } else { f32::MIN };
                let offset = if is_text { 0.0 } else { (end - shaped.width * scale).max(least) };
                vec![CellPiece { shaped, offset, scale, column, shade: None }]
            }));
            cell
        });
        let mut cells: Vec<CellLines> = cells.collect();
        let mut height = count_as_f32(most.max(1)) * scale;
        let mut small = 1.0;
        if let (Some(measure), Some(games)) = (self.measures.games(held.table), &held.games) {
            let fit = measure.fit(widths, self.form.games);
            let below = measure.headings(self.fonts, &games.headings, fit);
            height += count_as_f32(below.len()) * fit.scale;
            small = fit.scale / scale;
            if let Some(cell) = cells.get_mut(games.column) {
                cell.extend(below);
            }
        }
        SetRow {
            cells,
            full_lines: most,
            small,
            reason: Vec::new(),
            height: height * LINE * self.form.size,
            more_lines: 0,
            is_narrow: false,
            narrowness: 0.0,
            has_language_below: false,
        }
    }
}
