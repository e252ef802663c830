//! The sections of tables as they are set in a form: each text in lines. They stay the same wherever they are placed, and however much
//! space is between their rows.

use super::columns::{Lines, wrap_sentence};
use super::section_title::{SectionTitle, section_title};
use super::table_form::TableForm;
use super::table_measures::TableMeasures;
use super::table_row::{RowLayout, SetRow};
use super::table_texts::{SectionTexts, TableTexts};
use crate::notices::BreakableWords;
use crate::publish::text_measure::{Fonts, PageFont};

/// A section as it is set.
pub(super) struct SetSection {
    pub title: SectionTitle,
    pub headings: SetRow,
    pub rows: Vec<SetRow>,
    /// The sentences below its table.
    pub sentences: Vec<Lines>,
}

/// Sets all sections in a form. A line may end inside the words that are breakable.
pub(super) fn set_sections(
    fonts: &Fonts,
    (texts, measures): (&TableTexts, &TableMeasures),
    form: &TableForm,
    breakable: &BreakableWords,
) -> Vec<SetSection> {
    let layout = RowLayout { fonts, measures, form, breakable };
    let set = |held: &SectionTexts| SetSection {
        title: section_title(fonts, form, held),
        headings: layout.headings(held),
        rows: (0..held.rows.len()).map(|row| layout.row(held, row)).collect(),
        sentences: held.sentences.iter().map(|text| sentence_lines(fonts, text, form, breakable)).collect(),
    };
    texts.sections.iter().map(set).collect()
}

/// A sentence as wide as a strip, in lines.
pub(super) fn sentence_lines(fonts: &Fonts, text: &str, form: &TableForm, breakable: &BreakableWords) -> Lines {
    wrap_sentence(fonts, text, PageFont::Regular, (form.strip_width() / form.note_size(), breakable))
}
