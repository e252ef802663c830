//! The texts of a notice's tables as they are printed, and the widths that they need.

use super::columns::{ColumnWidths, Lines, longest_word, wrap};
use super::fonts::{Fonts, Weight};
use crate::book::typed_words::capitalize;
use crate::notices::{ColumnRole, Notice, NoticeSection};
use crate::publish::shown_columns::LayoutColumn;
use crate::publish::text::{TextMarks, cell_text};

/// The texts of all sections. The sections are printed in columns of the same widths.
pub(super) struct TableTexts {
    pub sections: Vec<SectionTexts>,
    pub columns: Vec<ColumnStyle>,
}

pub(super) struct SectionTexts {
    pub title: String,
    pub headings: Vec<String>,
    pub rows: Vec<Vec<String>>,
    pub sentences: Vec<String>,
}

/// How a column is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ColumnStyle {
    /// Texts are at the left and may take several lines. Numbers are at the right.
    pub is_text: bool,
    pub weight: Weight,
}

/// The columns of a section that are printed: all but rounds without a score and the reasons, which are sentences below the
/// table.
pub(super) fn printed_columns(notice: &Notice) -> Vec<Vec<LayoutColumn>> {
    let of_section = |section: &NoticeSection| {
        let is_printed = |column: &LayoutColumn| match column.role() {
            ColumnRole::Reason => false,
            // A round that is drawn and not played yet.
            role @ (ColumnRole::Round(_) | ColumnRole::MissingRound(_)) => {
                notice.sections.iter().any(|section| section.has_texts(role))
            }
            _ => true,
        };
        LayoutColumn::all(section).into_iter().filter(is_printed).collect()
    };
    notice.sections.iter().map(of_section).collect()
}

impl TableTexts {
    pub(super) fn new(notice: &Notice, columns: &[Vec<LayoutColumn>]) -> Self {
        let sections = notice.sections.iter().zip(columns).map(|(section, columns)| SectionTexts {
            title: section.title.clone(),
            headings: columns.iter().map(|column| capitalize(column.title(section))).collect(),
            rows: section
                .rows
                .iter()
                .map(|row| columns.iter().map(|column| cell_text(section, row, column, TextMarks::Signs)).collect())
                .collect(),
            sentences: section.sentences.clone(),
        });
        let most = columns.iter().max_by_key(|columns| columns.len()).map_or(&[][..], Vec::as_slice);
        let style = |column: &LayoutColumn| ColumnStyle {
            is_text: column.role().is_text(),
            weight: if matches!(column.role(), ColumnRole::Total | ColumnRole::Place | ColumnRole::Player) {
                Weight::Bold
            } else {
                Weight::Regular
            },
        };
        TableTexts { columns: most.iter().map(style).collect(), sections: sections.collect() }
    }

    fn texts_of_column(&self, column: usize) -> impl Iterator<Item = &str> {
        let cells = self.sections.iter().flat_map(|section| &section.rows);
        cells.filter_map(move |row| row.get(column)).map(String::as_str)
    }

    fn headings_of_column(&self, column: usize) -> impl Iterator<Item = &str> {
        self.sections.iter().filter_map(move |section| section.headings.get(column)).map(String::as_str)
    }

    /// The widths with which no cell takes a second line.
    pub(super) fn natural_widths(&self, fonts: &Fonts) -> ColumnWidths {
        let width = |(at, style): (usize, &ColumnStyle)| {
            let cells = self.texts_of_column(at).map(|text| fonts.shape(text, style.weight).width);
            // A heading may take a line for each word.
            let headings = self.headings_of_column(at).map(|text| longest_word(fonts, text, Weight::Bold));
            cells.chain(headings).fold(0.5, f32::max)
        };
        ColumnWidths(self.columns.iter().enumerate().map(width).collect())
    }

    /// The width of the longest word of each column of texts.
    pub(super) fn longest_words(&self, fonts: &Fonts) -> Vec<Option<f32>> {
        let longest = |(at, style): (usize, &ColumnStyle)| {
            let cells = self.texts_of_column(at).map(|text| longest_word(fonts, text, style.weight));
            let headings = self.headings_of_column(at).map(|text| longest_word(fonts, text, Weight::Bold));
            style.is_text.then(|| cells.chain(headings).fold(0.5, f32::max))
        };
        self.columns.iter().enumerate().map(longest).collect()
    }

    /// The lines of the cells of a row.
    pub(super) fn row_lines(&self, fonts: &Fonts, widths: &ColumnWidths, cells: &[String]) -> Vec<Lines> {
        let styles = self.columns.iter().zip(&widths.0);
        cells.iter().zip(styles).map(|(text, (style, width))| wrap(fonts, text, style.weight, *width)).collect()
    }

    /// The lines of the headings of a section.
    pub(super) fn heading_lines(&self, fonts: &Fonts, widths: &ColumnWidths, section: usize) -> Vec<Lines> {
        let headings = self.sections.get(section).map_or(&[][..], |section| &section.headings);
        headings.iter().zip(&widths.0).map(|(text, width)| wrap(fonts, text, Weight::Bold, *width)).collect()
    }
}
