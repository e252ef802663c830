//! The texts of a notice's tables as they are printed, and the widths that they need.

use super::columns::{ColumnWidths, Lines, longest_word, wrap};
use crate::book::typed_words::capitalize;
use crate::notices::{BoardResult, ColumnRole, Notice, NoticeRow};
use crate::publish::shown_columns::printed_columns;
use crate::publish::text::cell_lines;
use crate::publish::text_measure::{Fonts, Weight};

/// A column of texts is not made wider than this for a few long texts, in widths of the text's size.
const LEAST_OF_MOST: f32 = 16.0;

/// A text is unusually long if it is so many times wider than nine texts in ten.
const UNUSUAL: f32 = 1.4;

/// The texts of all sections.
pub(super) struct TableTexts {
    pub sections: Vec<SectionTexts>,
    /// The number of different tables.
    tables: usize,
}

pub(super) struct SectionTexts {
    pub title: String,
    pub headings: Vec<String>,
    /// By row and column. A cell is several texts where each has a line of its own, beside those of the other columns.
    pub rows: Vec<Vec<Vec<String>>>,
    /// Of each row. The rows of those who won are bold, and the other rows of a board are not.
    pub results: Vec<BoardResult>,
    pub sentences: Vec<String>,
    pub styles: Vec<ColumnStyle>,
    /// The number of the table. Sections with the same headings are one table in several parts, with the same widths.
    pub table: usize,
}

/// How a column is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ColumnStyle {
    /// Texts are at the left and may take several lines. Numbers are at the right.
    pub is_text: bool,
    pub weight: Weight,
}

/// The widths of the columns of each table, for a text size of 1 point.
pub(super) struct TableMeasures {
    /// Those with which no usual cell takes a second line.
    pub natural: Vec<ColumnWidths>,
    /// The longest word of each column of texts; `None` for numbers.
    pub longest_words: Vec<Vec<Option<f32>>>,
}

impl TableTexts {
    pub(super) fn new(notice: &Notice) -> Self {
        let mut sections: Vec<SectionTexts> = Vec::new();
        let mut tables = 0;
        for section in &notice.sections {
            let columns = printed_columns(notice, section);
            let headings: Vec<String> = columns.iter().map(|column| capitalize(column.title(section))).collect();
            let same = sections.iter().find(|other| other.headings == headings).map(|other| other.table);
            let table = same.unwrap_or(tables);
            tables = tables.max(table + 1);
            let cells = |row: &NoticeRow| columns.iter().map(|column| cell_lines(section, row, column)).collect();
            sections.push(SectionTexts {
                title: section.title.clone(),
                headings,
                rows: section.rows.iter().map(cells).collect(),
                results: section.rows.iter().map(|row| row.result).collect(),
                sentences: section.sentences.clone(),
                styles: columns.iter().map(|column| ColumnStyle::of(column.role())).collect(),
                table,
            });
        }
        TableTexts { sections, tables }
    }

    /// The widths that the tables need.
    pub(super) fn measure(&self, fonts: &Fonts) -> TableMeasures {
        let (mut natural, mut longest_words) = (Vec::new(), Vec::new());
        for table in 0..self.tables {
            let parts: Vec<&SectionTexts> = self.sections.iter().filter(|section| section.table == table).collect();
            let columns = parts.first().map_or(0, |section| section.headings.len());
            let measured: Vec<(f32, Option<f32>)> = (0..columns).map(|at| measure_column(fonts, &parts, at)).collect();
            natural.push(ColumnWidths(measured.iter().map(|(width, _)| *width).collect()));
            longest_words.push(measured.into_iter().map(|(_, word)| word).collect());
        }
        TableMeasures { natural, longest_words }
    }
}

/// The natural width of a column, and the width of its longest word if it holds texts.
fn measure_column(fonts: &Fonts, parts: &[&SectionTexts], at: usize) -> (f32, Option<f32>) {
    let Some(style) = parts.first().and_then(|section| section.styles.get(at)) else { return (0.5, None) };
    // A heading may take a line for each word.
    let headings = parts.iter().filter_map(|section| section.headings.get(at));
    let heading = headings.map(|text| longest_word(fonts, text, Weight::Bold)).fold(0.5, f32::max);
    let cells = || parts.iter().flat_map(|section| &section.rows).filter_map(|row| row.get(at)).flatten();
    // A row that shows who won is bold in all columns.
    let has_results = parts.iter().any(|section| section.shows_results());
    let weight = if has_results { Weight::Bold } else { style.weight };
    let mut widths: Vec<f32> = cells().map(|text| fonts.shape(text, weight).width).collect();
    widths.sort_by(f32::total_cmp);
    let widest = widths.last().copied().unwrap_or_default();
    if !style.is_text {
        return (widest.max(heading), None);
    }
    let usual = widths.get(widths.len() * 9 / 10).copied().unwrap_or_default();
    let word = cells().map(|text| longest_word(fonts, text, weight)).fold(heading, f32::max);
    // A few very long texts take several lines, so that all others stay large.
    let natural = widest.min((UNUSUAL * usual).max(LEAST_OF_MOST)).max(word);
    (natural, Some(word))
}

impl ColumnStyle {
    fn of(role: ColumnRole) -> ColumnStyle {
        let is_bold = matches!(
            role,
            ColumnRole::Total
                | ColumnRole::Place
                | ColumnRole::Player
                | ColumnRole::Team
                | ColumnRole::Winner
                | ColumnRole::Subject
        );
        ColumnStyle { is_text: role.is_text(), weight: if is_bold { Weight::Bold } else { Weight::Regular } }
    }
}

impl SectionTexts {
    /// Whether it is seen at a glance who won.
    fn shows_results(&self) -> bool {
        self.results.iter().any(|result| *result != BoardResult::Other)
    }

    /// The weight of the texts of a row in a column.
    fn weight(&self, row: usize, style: ColumnStyle) -> Weight {
        match self.results.get(row) {
            Some(BoardResult::Best | BoardResult::Solo) => Weight::Bold,
            _ if self.shows_results() => Weight::Regular,
            _ => style.weight,
        }
    }

    /// The lines of the cells of a row. The texts of lists stay beside each other.
    pub(super) fn row_lines(&self, fonts: &Fonts, widths: &ColumnWidths, row: usize) -> Vec<Lines> {
        let cells = self.rows.get(row).map_or(&[][..], Vec::as_slice);
        let most = cells.iter().map(Vec::len).max().unwrap_or_default();
        let mut lines: Vec<Lines> = vec![Vec::new(); cells.len()];
        for part in 0..most {
            let begin = lines.iter().map(Vec::len).max().unwrap_or_default();
            for (at, texts) in cells.iter().enumerate() {
                let (Some(text), Some(style), Some(width)) = (texts.get(part), self.styles.get(at), widths.0.get(at))
                else {
                    continue;
                };
                let weight = self.weight(row, *style);
                lines[at].resize_with(begin, || fonts.shape("", weight));
                lines[at].extend(wrap(fonts, text, weight, *width));
            }
        }
        lines
    }

    /// The lines of the headings.
    pub(super) fn heading_lines(&self, fonts: &Fonts, widths: &ColumnWidths) -> Vec<Lines> {
        self.headings.iter().zip(&widths.0).map(|(text, width)| wrap(fonts, text, Weight::Bold, *width)).collect()
    }
}
