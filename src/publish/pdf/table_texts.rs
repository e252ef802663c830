//! The texts of a notice's tables as they are printed, and the widths that they need.

use super::columns::{ColumnWidths, Lines, NARROWEST, fit_name, narrowest, widest_part, wrap};
use super::figure_column::FigureSlots;
use crate::book::typed_words::capitalize;
use crate::notices::{BoardResult, CellPart, ColumnRole, Notice, NoticeRow, NoticeSection, Plot, PlotScale};
use crate::publish::figure_text::FigureText;
use crate::publish::line_breaks::with_whole_items;
use crate::publish::shown_columns::{LayoutColumn, printed_columns, printed_reason, printed_title};
use crate::publish::text::cell_lines;
use crate::publish::text_measure::{Fonts, Weight};

/// The size of headings against that of the cells.
pub(super) const HEAD_SCALE: f32 = 0.8;

/// The size of a reason below the texts of its row, against that of the cells.
pub(super) const REASON_SCALE: f32 = 0.62;

/// A column of few texts is not made wider than this for one of them, in widths of the text's size.
const LEAST_OF_MOST: f32 = 16.0;

/// One text of a few is unusually long if it is so many times wider than the others.
const UNUSUAL: f32 = 1.4;

/// How often a width is halved until it is exact enough.
const HALVINGS: usize = 8;

/// The width of a column follows what so many texts in a hundred need.
const USUAL_PERCENT: usize = 95;

/// The texts of all sections.
pub(super) struct TableTexts {
    pub sections: Vec<SectionTexts>,
    /// The number of different tables.
    tables: usize,
}

pub(super) struct SectionTexts {
    pub title: String,
    pub headings: Vec<String>,
    /// By row and column. A cell is several lines where each has its place beside those of the other columns.
    pub rows: Vec<Vec<Vec<CellLine>>>,
    /// Why a row is where it is, in small type below its texts. Empty for most rows.
    pub reasons: Vec<String>,
    /// Of each row. The rows of those who won are bold, and the other rows of a board are not.
    pub results: Vec<BoardResult>,
    pub sentences: Vec<String>,
    pub styles: Vec<ColumnStyle>,
    /// The plot below the table.
    pub plot: Option<Plot>,
    /// The number of the table. Sections with the same headings are one table in several parts, with the same widths.
    pub table: usize,
}

/// A line of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CellLine {
    Text(String),
    Figure(FigureText),
}

/// How a column is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ColumnStyle {
    /// Texts are at the left and may take several lines. The digits of numbers are below each other.
    pub is_text: bool,
    /// A name of a player, a team, a group or a board has narrower letters before it takes a second line.
    pub is_name: bool,
    /// A year of a game, below which the plot has its mark.
    pub is_year: bool,
    pub weight: Weight,
}

/// The widths of the columns of each table, for a text size of 1 point.
pub(super) struct TableMeasures {
    tables: Vec<Vec<ColumnMeasure>>,
    /// The room for the names of plots of years beside their tables, for letters of 1 point. 0 without such a plot.
    plot_names: f32,
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
    slots: FigureSlots,
    is_year: bool,
}

impl TableMeasures {
    /// The number of tables.
    pub(super) fn tables(&self) -> std::ops::Range<usize> {
        0..self.tables.len()
    }

    /// The room that the names of plots take beside their tables, in points, if the letters of the plots have this size.
    pub(super) fn beside(&self, letters: f32) -> f32 {
        self.plot_names * letters
    }

    fn of_columns<T>(&self, table: usize, of: impl Fn(&ColumnMeasure) -> T) -> Vec<T> {
        self.tables.get(table).map_or_else(Vec::new, |columns| columns.iter().map(of).collect())
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
    pub(super) fn free(&self, table: usize) -> Vec<Option<f32>> {
        self.of_columns(table, |column| column.free)
    }

    /// The least widths of columns of texts.
    pub(super) fn least(&self, table: usize) -> Vec<Option<f32>> {
        self.of_columns(table, |column| column.least)
    }

    /// The columns of years, below which the plot has its years.
    pub(super) fn years(&self, table: usize) -> Vec<usize> {
        let columns = self.tables.get(table).map_or(&[][..], Vec::as_slice);
        (0..columns.len()).filter(|at| columns[*at].is_year).collect()
    }

    /// The places of the digits and signs of a column.
    pub(super) fn slots(&self, table: usize, column: usize) -> FigureSlots {
        self.tables.get(table).and_then(|columns| columns.get(column)).map(|column| column.slots).unwrap_or_default()
    }
}

impl TableTexts {
    pub(super) fn new(notice: &Notice) -> Self {
        let mut sections: Vec<SectionTexts> = Vec::new();
        let mut tables = 0;
        for section in &notice.sections {
            let mut columns = printed_columns(notice, section);
            // A remark on a claim is below its row, because a column for a few remarks would be too narrow for them.
            let is_remark = |column: &LayoutColumn| column.role() == ColumnRole::Note;
            let is_below = section.column(ColumnRole::Claim).is_some() && columns.last().is_some_and(is_remark);
            let remarks = if is_below { columns.pop() } else { None };
            let headings: Vec<String> =
                columns.iter().map(|column| capitalize(&printed_title(column, section))).collect();
            let same = sections.iter().find(|other| other.headings == headings).map(|other| other.table);
            let table = same.unwrap_or(tables);
            tables = tables.max(table + 1);
            let cells = |row: &NoticeRow| columns.iter().map(|column| lines_of_cell(section, row, column)).collect();
            sections.push(SectionTexts {
                title: section.title.clone(),
                headings,
                rows: section.rows.iter().map(cells).collect(),
                reasons: section.rows.iter().map(|row| text_below(section, row, remarks.as_ref())).collect(),
                results: section.rows.iter().map(|row| row.result).collect(),
                sentences: section.sentences.clone(),
                styles: columns.iter().map(|column| ColumnStyle::of(column.role())).collect(),
                plot: Plot::of(section),
                table,
            });
        }
        TableTexts { sections, tables }
    }

    /// The widths that the tables need.
    pub(super) fn measure(&self, fonts: &Fonts) -> TableMeasures {
        let of_table = |table: usize| {
            let parts: Vec<&SectionTexts> = self.sections.iter().filter(|section| section.table == table).collect();
            let columns = parts.first().map_or(0, |section| section.headings.len());
            (0..columns).map(|at| measure_column(fonts, &parts, at)).collect()
        };
        let plots = self.sections.iter().filter_map(|section| section.plot.as_ref());
        let plots = plots.filter(|plot| plot.scale == PlotScale::Centres);
        let names = plots.map(|plot| plot.room_for_names(&|text| fonts.width(text)));
        TableMeasures { tables: (0..self.tables).map(of_table).collect(), plot_names: names.fold(0.0, f32::max) }
    }

    /// Whether it is a list of boards or other short tables, which are kept whole. One board with its title is such a list too.
    pub(super) fn is_of_short_tables(&self, most_rows: usize) -> bool {
        let has_titles = self.sections.len() > 1 || self.sections.iter().any(|section| !section.title.is_empty());
        has_titles && self.sections.iter().all(|section| section.rows.len() <= most_rows)
    }
}

/// What is below a row in small type: its remarks, or why it is where it is.
fn text_below(section: &NoticeSection, row: &NoticeRow, remarks: Option<&LayoutColumn>) -> String {
    let Some(column) = remarks else { return printed_reason(section, row) };
    let parts = (0..column.part_count(section, row)).map(|at| column.text(section, row, at, CellPart::plain));
    capitalize(&parts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("; "))
}

/// The lines of a cell. The games of one round are figures below each other.
fn lines_of_cell(section: &NoticeSection, row: &NoticeRow, column: &LayoutColumn) -> Vec<CellLine> {
    if column.role().is_list() {
        let lines = cell_lines(section, row, column).into_iter();
        return lines.map(|line| CellLine::Text(with_whole_items(&line))).collect();
    }
    if column.role() == ColumnRole::Member {
        let members = 0..column.part_count(section, row);
        return members.map(|at| CellLine::Text(column.text(section, row, at, CellPart::printed_member))).collect();
    }
    if column.role().is_text() {
        return cell_lines(section, row, column).into_iter().map(CellLine::Text).collect();
    }
    let parts = 0..column.part_count(section, row);
    parts
        .map(|at| match column.part(section, row, at) {
            Some(part) => CellLine::Figure(column.figure(part)),
            None => CellLine::Figure(FigureText::default()),
        })
        .collect()
}

fn measure_column(fonts: &Fonts, parts: &[&SectionTexts], at: usize) -> ColumnMeasure {
    let Some(style) = parts.first().and_then(|section| section.styles.get(at)) else { return ColumnMeasure::default() };
    // A heading may take a line for each word.
    let headings = parts.iter().filter_map(|section| section.headings.get(at));
    let heading = headings.map(|text| widest_part(fonts, text, Weight::Bold) * HEAD_SCALE).fold(0.5, f32::max);
    let cells = || parts.iter().flat_map(|section| &section.rows).filter_map(|row| row.get(at)).flatten();
    // A row that shows who won is bold in all columns.
    let has_results = parts.iter().any(|section| section.shows_results());
    let weight = if has_results { Weight::Bold } else { style.weight };
    if !style.is_text {
        let figures = cells().filter_map(|line| match line {
            CellLine::Figure(figure) => Some(figure),
            CellLine::Text(_) => None,
        });
        let slots = FigureSlots::of(fonts, figures, weight, at == 0);
        let width = slots.width_with_heading(heading);
        return ColumnMeasure { usual: width, most: width, slots, is_year: style.is_year, ..ColumnMeasure::default() };
    }
    let texts = || {
        cells().filter_map(|line| match line {
            CellLine::Text(text) => Some(text.as_str()),
            CellLine::Figure(_) => None,
        })
    };
    let widths = sorted(texts().map(|text| fonts.shape(text, weight).width));
    let words = sorted(texts().map(|text| widest_part(fonts, text, weight)));
    let most = widths.last().copied().unwrap_or_default().max(heading);
    let usual = usual_of(&widths);
    let usual = if widths.len() * (100 - USUAL_PERCENT) >= 100 {
        usual
    } else {
        // Of a few texts one may be wider.
        most.min((UNUSUAL * usual).max(LEAST_OF_MOST))
    };
    let usual = usual.max(heading);
    // The words of usual texts are whole, and an unusual one has narrow letters.
    let widest_word = words.last().copied().unwrap_or_default();
    let least = usual_of(&words).max(widest_word * NARROWEST).min(usual).max(heading);
    let free = free_width(fonts, parts, at, weight).map(|free| free.max(least).min(usual));
    ColumnMeasure {
        usual: usual.max(least),
        most: most.max(least),
        free,
        least: Some(least),
        ..ColumnMeasure::default()
    }
}

/// The least width with which no text of a column takes more lines than the list beside it. `None` where a row has no list.
fn free_width(fonts: &Fonts, parts: &[&SectionTexts], at: usize, weight: Weight) -> Option<f32> {
    let mut widest = 0.0_f32;
    for row in parts.iter().flat_map(|section| &section.rows) {
        let lines = row.iter().map(Vec::len).max().unwrap_or_default();
        let [CellLine::Text(text)] = row.get(at).map_or(&[][..], Vec::as_slice) else { return None };
        if lines < 2 {
            return None;
        }
        let possible = widest_part(fonts, text, weight)..fonts.shape(text, weight).width;
        widest = widest.max(narrowest(possible, HALVINGS, |width| wrap(fonts, text, weight, width).len() <= lines));
    }
    (widest > 0.0).then_some(widest)
}

fn sorted(widths: impl Iterator<Item = f32>) -> Vec<f32> {
    let mut widths: Vec<f32> = widths.collect();
    widths.sort_by(f32::total_cmp);
    widths
}

/// The width that all texts but a few need. Of several texts, one at least is not looked at.
fn usual_of(sorted: &[f32]) -> f32 {
    let last = sorted.len().saturating_sub(if sorted.len() > 1 { 2 } else { 1 });
    sorted.get((sorted.len() * USUAL_PERCENT / 100).min(last)).copied().unwrap_or_default()
}

impl ColumnStyle {
    fn of(role: ColumnRole) -> ColumnStyle {
        let is_name = matches!(
            role,
            ColumnRole::Player
                | ColumnRole::Team
                | ColumnRole::Member
                | ColumnRole::Winner
                | ColumnRole::Leader
                | ColumnRole::Group
                | ColumnRole::Region
                | ColumnRole::Board
                | ColumnRole::Claim
        );
        let is_bold = matches!(
            role,
            ColumnRole::Total
                | ColumnRole::Place
                | ColumnRole::Player
                | ColumnRole::Team
                | ColumnRole::Winner
                | ColumnRole::Subject
        );
        let weight = if is_bold { Weight::Bold } else { Weight::Regular };
        ColumnStyle { is_text: role.is_text(), is_name, is_year: matches!(role, ColumnRole::Year(_)), weight }
    }

    /// A text of this column in lines.
    pub(super) fn lines(self, fonts: &Fonts, text: &str, weight: Weight, width: f32) -> Lines {
        if self.is_name { fit_name(fonts, text, weight, width) } else { wrap(fonts, text, weight, width) }
    }
}

impl SectionTexts {
    /// Whether it is seen at a glance who won.
    fn shows_results(&self) -> bool {
        self.results.iter().any(|result| *result != BoardResult::Other)
    }

    /// The weight of the texts of a row in a column.
    pub(super) fn weight(&self, row: usize, style: ColumnStyle) -> Weight {
        match self.results.get(row) {
            Some(BoardResult::Best | BoardResult::Solo) => Weight::Bold,
            _ if self.shows_results() => Weight::Regular,
            _ => style.weight,
        }
    }

    /// The first column of texts, below which a reason stands.
    pub(super) fn first_text_column(&self) -> usize {
        self.styles.iter().position(|style| style.is_text).unwrap_or_default()
    }
}
