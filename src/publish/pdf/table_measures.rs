//! The widths that the columns of printed tables need.

use super::columns::{ColumnWidths, NARROW, narrowest, widest_part, wrap};
use super::figure_column::{ColumnPlace, FigureSlots, LineStyle};
use super::fitted_text::sizes;
use super::games_below::GamesMeasure;
use super::table_form::{LEAST_NOTE, Narrowing, head_scale};
use super::table_texts::{
    CellLine, ColumnSeries, ColumnStyle, HEAD_SCALE, SectionTexts, TableTexts, line_width, widest_part_of,
};
use crate::languages::{BETWEEN_LANGUAGES, in_each_language};
use crate::publish::text_measure::{Fonts, PageFont};

/// A column of few texts is not made wider than this for one of them, in widths of the text's size.
const LEAST_OF_MOST: f32 = 16.0;

/// Among a few texts, one is unusually long if it is wider than the others by this factor.
const UNUSUAL: f32 = 1.4;

/// A column of texts has room for its widest word with letters narrowed to this factor, if the usual texts leave that room.
const NARROW_WORD: f32 = 0.7;

/// How often a width is halved until it is exact enough.
const HALVINGS: usize = 8;

/// The width of a column is the width that this percentage of its texts needs.
const USUAL_PERCENT: usize = 95;

/// The widths of the columns of each table, for a text size of 1 point.
pub(super) struct TableMeasures {
    tables: Vec<Vec<ColumnMeasure>>,
    /// By table: its games that stand below the names.
    games: Vec<Option<GamesMeasure>>,
    /// By table: whether it is a list by name, which is not stretched. In a list, a reader finds the board beside the name.
    is_list: Vec<bool>,
}

/// The widths that the tables need, for each size of their headings against that of the cells.
pub(super) struct MeasuresBySize(Vec<(f32, TableMeasures)>);

impl MeasuresBySize {
    /// The widths for letters of this size, in points.
    pub(super) fn of_size(&self, size: f32) -> &TableMeasures {
        let scale = head_scale(size);
        let known = self.0.iter().find(|(known, _)| (known - scale).abs() < 0.001);
        // The widest headings are last. A size that is not tried has at least the room for those.
        &known.unwrap_or(&self.0[self.0.len() - 1]).1
    }
}

/// What a column needs, for a text size of 1 point.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ColumnMeasure {
    /// The width with which no usual cell takes a second line.
    usual: f32,
    /// The width with which no cell at all does.
    most: f32,
    /// The width with which no text takes more lines than its row has anyway, beside a list; `None` where a row has one line.
    free: Option<f32>,
    /// The least width of a column of texts; `None` for numbers.
    least: Option<f32>,
    /// The width of a column of figures whose heading is narrow; `None` for texts.
    narrow_heading: Option<f32>,
    /// The width of the widest text in two languages on one line.
    both_languages: f32,
    slots: FigureSlots,
    series: ColumnSeries,
}

impl ColumnMeasure {
    /// Whether its texts are narrow or take more lines where a table is too wide.
    fn may_be_narrow(&self, narrowing: Narrowing) -> bool {
        !narrowing.keeps_languages || self.both_languages == 0.0
    }

    /// Whether its heading is narrow in a column of this width.
    fn has_narrow_heading(&self, width: f32) -> bool {
        self.narrow_heading.is_some() && width < self.usual - 0.001
    }
}

impl TableMeasures {
    /// The number of tables.
    pub(super) fn tables(&self) -> std::ops::Range<usize> {
        0..self.tables.len()
    }

    fn columns(&self, table: usize) -> &[ColumnMeasure] {
        self.tables.get(table).map_or(&[][..], Vec::as_slice)
    }

    fn of_columns<T>(&self, table: usize, of: impl Fn(&ColumnMeasure) -> T) -> Vec<T> {
        self.columns(table).iter().map(of).collect()
    }

    /// The widths with which no usual cell takes a second line.
    pub(super) fn usual(&self, table: usize) -> ColumnWidths {
        ColumnWidths(self.of_columns(table, |column| column.usual))
    }

    /// The widths with which no cell takes a second line.
    pub(super) fn most(&self, table: usize) -> ColumnWidths {
        ColumnWidths(self.of_columns(table, |column| column.most))
    }

    /// The widths down to which columns of texts take no further line.
    pub(super) fn free(&self, table: usize, narrowing: Narrowing) -> Vec<Option<f32>> {
        self.of_columns(table, |column| column.free.filter(|_| column.may_be_narrow(narrowing)))
    }

    /// The least widths of columns of texts.
    pub(super) fn least(&self, table: usize, narrowing: Narrowing) -> Vec<Option<f32>> {
        self.of_columns(table, |column| column.least.filter(|_| column.may_be_narrow(narrowing)))
    }

    /// The widths of columns of figures with narrow headings, where these may be narrow.
    pub(super) fn narrow_headings(&self, table: usize, narrowing: Narrowing) -> Vec<Option<f32>> {
        self.of_columns(table, |column| column.narrow_heading.filter(|_| narrowing.headings))
    }

    /// How narrow the headings are where the columns have these widths: 0 where none is, 1 where all are as narrow as they may be.
    pub(super) fn narrowness_of_headings(&self, table: usize, widths: &ColumnWidths) -> f32 {
        let columns = || self.columns(table).iter().zip(&widths.0);
        let missing = columns().filter(|(column, width)| column.has_narrow_heading(**width));
        let missing: f32 = missing.map(|(column, width)| column.usual - width).sum();
        let possible = columns().filter_map(|(column, _)| Some(column.usual - column.narrow_heading?));
        missing / possible.sum::<f32>().max(0.01)
    }

    /// Whether the heading of one of these columns is wider than its figures.
    pub(super) fn have_wide_headings(&self, table: usize, columns: &[usize]) -> bool {
        let is_wide = |column: &ColumnMeasure| column.has_narrow_heading(column.narrow_heading.unwrap_or(column.usual));
        columns.iter().filter_map(|at| self.columns(table).get(*at)).any(is_wide)
    }

    /// The width that a heading may take in a column of this width. A narrow one ends where the digits end, before their signs, and does
    /// not hang before the first column.
    pub(super) fn room_of_heading(&self, table: usize, column: usize, width: f32) -> f32 {
        match self.columns(table).first() {
            Some(first) if column == 0 && first.has_narrow_heading(width) => first.slots.end(width),
            _ => width,
        }
    }

    /// Whether a column has texts in two languages.
    pub(super) fn has_two_languages(&self, table: usize) -> bool {
        self.columns(table).iter().any(|column| column.both_languages > 0.0)
    }

    /// The width with which the second language of a column stands beside the first in all rows.
    pub(super) fn both_languages(&self, table: usize, column: usize) -> f32 {
        self.columns(table).get(column).map_or(0.0, |column| column.both_languages)
    }

    /// The columns of years.
    pub(super) fn years(&self, table: usize) -> Vec<usize> {
        self.columns_of_series(table, ColumnSeries::Years)
    }

    /// The columns of rounds.
    pub(super) fn rounds(&self, table: usize) -> Vec<usize> {
        self.columns_of_series(table, ColumnSeries::Rounds)
    }

    fn columns_of_series(&self, table: usize, series: ColumnSeries) -> Vec<usize> {
        let columns = self.columns(table);
        (0..columns.len()).filter(|at| columns[*at].series == series).collect()
    }

    /// The games that stand below the names.
    pub(super) fn games(&self, table: usize) -> Option<&GamesMeasure> {
        self.games.get(table)?.as_ref()
    }

    /// Whether a table is a list by name.
    pub(super) fn is_list(&self, table: usize) -> bool {
        self.is_list.get(table).copied().unwrap_or_default()
    }

    /// The places of the digits and signs of a column.
    pub(super) fn slots(&self, table: usize, column: usize) -> FigureSlots {
        self.columns(table).get(column).map(|column| column.slots).unwrap_or_default()
    }
}

impl TableTexts {
    /// The widths that the tables need in letters of any size that is tried.
    pub(super) fn measure(&self, fonts: &Fonts) -> MeasuresBySize {
        let small = sizes(LEAST_NOTE / HEAD_SCALE, LEAST_NOTE).map(head_scale);
        MeasuresBySize(small.map(|scale| (scale, self.measure_with_headings(fonts, scale))).collect())
    }

    /// The widths with headings of this size against that of the cells.
    fn measure_with_headings(&self, fonts: &Fonts, head_scale: f32) -> TableMeasures {
        let parts_of = |table: usize| -> Vec<&SectionTexts> {
            self.sections.iter().filter(|section| section.table == table).collect()
        };
        let of_table = |table: usize| {
            let parts = parts_of(table);
            let columns = parts.first().map_or(0, |section| section.headings.len());
            (0..columns).map(|at| measure_column(fonts, (&parts, at), head_scale)).collect()
        };
        let is_list = |table: usize| parts_of(table).iter().any(|section| section.initials.iter().any(Option::is_some));
        TableMeasures {
            tables: (0..self.tables).map(of_table).collect(),
            games: (0..self.tables).map(|table| GamesMeasure::of(fonts, &parts_of(table))).collect(),
            is_list: (0..self.tables).map(is_list).collect(),
        }
    }
}

fn measure_column(fonts: &Fonts, (parts, at): (&[&SectionTexts], usize), head_scale: f32) -> ColumnMeasure {
    let Some(style) = parts.first().and_then(|section| section.styles.get(at)) else { return ColumnMeasure::default() };
    // A heading may take a line for each word.
    let headings = parts.iter().filter_map(|section| section.headings.get(at)).flat_map(|text| in_each_language(text));
    let heading = headings.map(|text| widest_part(fonts, text, PageFont::Bold) * head_scale).fold(0.5, f32::max);
    let cells = || {
        let rows = parts.iter().flat_map(|section| (0..section.rows.len()).map(move |row| (section, row)));
        rows.flat_map(|(section, row)| {
            let font = section.font(row, *style);
            let lines = section.rows[row].get(at).into_iter().flatten().enumerate();
            lines.map(move |(part, line)| (line, section.line_style((font, style.scale), part)))
        })
    };
    if !style.is_text {
        let figures = cells().filter_map(|(line, style)| match line {
            CellLine::Figure(figure) => Some((figure, style)),
            CellLine::Text(_) | CellLine::Games(_) => None,
        });
        let columns = parts.first().map_or(0, |section| section.headings.len());
        let slots = FigureSlots::of(fonts, figures, ColumnPlace { is_first: at == 0, is_last: at + 1 == columns });
        let width = slots.width_with_heading(heading);
        return ColumnMeasure {
            usual: width,
            most: width,
            narrow_heading: Some(slots.width_with_heading(heading * NARROW)),
            slots,
            series: style.series,
            ..ColumnMeasure::default()
        };
    }
    let texts = || {
        cells().filter_map(|(line, style)| match line {
            CellLine::Text(text) => Some((text.as_str(), style)),
            CellLine::Figure(_) | CellLine::Games(_) => None,
        })
    };
    let other_language = parts.first().map_or(1.0, |section| section.other_language());
    let width_of = |(text, style): (&str, LineStyle)| line_width(fonts, text, style.font, other_language) * style.scale;
    let widest_of =
        |(text, style): (&str, LineStyle)| widest_part_of(fonts, text, style.font, other_language) * style.scale;
    let widths = sorted(texts().map(width_of));
    let words = sorted(texts().map(widest_of));
    let most = widths.last().copied().unwrap_or_default().max(heading);
    let usual = usual_of(&widths);
    let usual = if widths.len() * (100 - USUAL_PERCENT) >= 100 {
        usual
    } else {
        // Among a few texts, one may be wider.
        most.min((UNUSUAL * usual).max(LEAST_OF_MOST))
    };
    let usual = usual.max(heading);
    // The words of usual texts are whole, and an unusual one has narrow letters. One without end is broken.
    let widest_word = words.last().copied().unwrap_or_default();
    let least = usual_of(&words).max(widest_word * NARROW_WORD).min(LEAST_OF_MOST).min(usual).max(heading);
    // A second language has a line of its own before a word of the first has one.
    let in_lines = |text: &str, style: LineStyle| {
        let mut languages = in_each_language(text);
        let first = fonts.shape(languages.next().unwrap_or_default(), style.font).width;
        let others = languages.map(|text| fonts.shape(text, PageFont::Regular).width * other_language);
        others.fold(first, f32::max) * style.scale
    };
    let in_two = || texts().filter(|(text, _)| text.contains(BETWEEN_LANGUAGES));
    let both_languages = in_two().map(width_of).fold(0.0, f32::max);
    let has_two = both_languages > 0.0;
    let of_languages = has_two.then(|| texts().map(|(text, style)| in_lines(text, style)).fold(0.0, f32::max));
    let free = of_languages.or_else(|| free_width(fonts, parts, at, *style)).map(|free| free.max(least).min(usual));
    ColumnMeasure {
        usual: usual.max(least),
        most: most.max(least),
        free,
        least: Some(least),
        both_languages,
        ..ColumnMeasure::default()
    }
}

/// The least width with which no text of a column takes more lines than the list beside it. `None` where a row has no list.
fn free_width(fonts: &Fonts, parts: &[&SectionTexts], at: usize, style: ColumnStyle) -> Option<f32> {
    let mut widest = 0.0_f32;
    let font = parts.first().map_or(style.font, |section| section.most_of_line(style, 0).font);
    for row in parts.iter().flat_map(|section| &section.rows) {
        let lines = row.iter().map(Vec::len).max().unwrap_or_default();
        let [CellLine::Text(text)] = row.get(at).map_or(&[][..], Vec::as_slice) else { return None };
        if lines < 2 || parts.iter().any(|section| section.has_small_lines()) {
            return None;
        }
        let possible = widest_part(fonts, text, font)..fonts.shape(text, font).width;
        widest = widest.max(narrowest(possible, HALVINGS, |width| wrap(fonts, text, font, width).len() <= lines));
    }
    (widest > 0.0).then_some(widest)
}

fn sorted(widths: impl Iterator<Item = f32>) -> Vec<f32> {
    let mut widths: Vec<f32> = widths.collect();
    widths.sort_by(f32::total_cmp);
    widths
}

/// The width that all texts but a few need. Among several texts, at least one is not looked at.
fn usual_of(sorted: &[f32]) -> f32 {
    let last = sorted.len().saturating_sub(if sorted.len() > 1 { 2 } else { 1 });
    sorted.get((sorted.len() * USUAL_PERCENT / 100).min(last)).copied().unwrap_or_default()
}
