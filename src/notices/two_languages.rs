//! A notice in two languages, for a hall where players speak two: “Rang / Rank”.

use super::cell::{CellPart, NoticeCell};
use super::marks::LegendEntry;
use super::notice::{KeyFigure, Notice, NoticeColumn, NoticeRow, NoticeSection};
use crate::languages::{BETWEEN_LANGUAGES, Language, NoticeLanguages};

impl Notice {
    /// A notice in one language or in two. `of` makes it in a language.
    pub(super) fn in_languages(languages: NoticeLanguages, of: impl Fn(Language) -> Notice) -> Notice {
        let first = of(languages.first);
        match languages.second {
            Some(second) => first.beside(of(second)),
            None => first,
        }
    }

    /// Writes the figures of the tables with the decimal sign of a language. Sentences have theirs already.
    pub fn write_figures(&mut self, language: Language) {
        let rows = self.sections.iter_mut().flat_map(|section| &mut section.rows);
        rows.flat_map(|row| &mut row.cells).for_each(|cell| cell.write_figures(language));
    }

    /// This notice with the same one in another language beside it. What both write in the same way stands once: a name, a figure,
    /// the director's own text. Sentences and the meanings of marks follow each other.
    pub(super) fn beside(mut self, other: Notice) -> Notice {
        self.languages.second = Some(other.languages.first);
        both(&mut self.title, &other.title);
        both(&mut self.subtitle, &other.subtitle);
        for (section, other) in self.sections.iter_mut().zip(&other.sections) {
            put_section(section, other);
        }
        let is_new = |entry: &LegendEntry| !self.legend.iter().any(|own| own.plain_line() == entry.plain_line());
        let differing: Vec<LegendEntry> = other.legend.into_iter().filter(is_new).collect();
        self.legend.extend(differing);
        both_lists(&mut self.cautions, other.cautions);
        both_lists(&mut self.sentences, other.sentences);
        both_lists(&mut self.explanations, other.explanations);
        both_lists(&mut self.reasons, other.reasons);
        self.breakable_words.extend(other.breakable_words);
        self
    }
}

fn put_section(section: &mut NoticeSection, other: &NoticeSection) {
    both(&mut section.title, &other.title);
    for (NoticeColumn { title, narrow_title, .. }, other) in section.columns.iter_mut().zip(&other.columns) {
        both(title, &other.title);
        if let Some((narrow, other)) = narrow_title.as_mut().zip(other.narrow_title.as_ref()) {
            both(narrow, other);
        }
    }
    let roles = &section.columns;
    for (NoticeRow { cells, part_title, .. }, other) in section.rows.iter_mut().zip(&other.rows) {
        both(part_title, &other.part_title);
        let columns = cells.iter_mut().zip(&other.cells).zip(roles);
        // Each opponent is a power and a name. The power is beside the player's own in the other column of the card.
        for ((cell, other), _) in columns.filter(|(_, column)| !column.role.is_long_list()) {
            put_cell(cell, other);
        }
    }
    // A large figure is written once: “3rd”.
    for (KeyFigure { label, .. }, other) in section.key_figures.iter_mut().zip(&other.key_figures) {
        both(label, &other.label);
    }
    both_lists(&mut section.sentences, other.sentences.clone());
}

fn put_cell(cell: &mut NoticeCell, other: &NoticeCell) {
    for (CellPart { text, narrow_text, value, hint, words_behind, .. }, other) in
        cell.parts.iter_mut().zip(&other.parts)
    {
        // A figure is written once, but not one in words: “3 of 5”.
        if value.is_none() || text.contains(char::is_alphabetic) {
            both(text, &other.text);
        }
        if let Some((narrow, other)) = narrow_text.as_mut().zip(other.narrow_text.as_ref()) {
            both(narrow, other);
        }
        both(hint, &other.hint);
        both(words_behind, &other.words_behind);
    }
}

/// “place / rank”, or the text alone where both are the same.
fn both(text: &mut String, other: &str) {
    if text != other && !other.is_empty() {
        *text = if text.is_empty() { other.to_owned() } else { format!("{text}{BETWEEN_LANGUAGES}{other}") };
    }
}

/// The sentences of the first language, then those of the second that differ.
fn both_lists(sentences: &mut Vec<String>, others: Vec<String>) {
    let differing: Vec<String> = others.into_iter().filter(|other| !sentences.contains(other)).collect();
    sentences.extend(differing);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::ColumnRole;

    #[test]
    fn what_both_languages_write_alike_stands_once() {
        let notice = |title: &str, heading: &str, sentence: &str| Notice {
            title: title.to_owned(),
            sections: vec![NoticeSection {
                columns: vec![NoticeColumn::new(ColumnRole::Place, heading), NoticeColumn::new(ColumnRole::Note, "")],
                rows: vec![NoticeRow {
                    part_title: sentence.to_owned(),
                    cells: vec![NoticeCell::text("Ann Lee"), NoticeCell::text(sentence)],
                    ..NoticeRow::default()
                }],
                ..NoticeSection::default()
            }],
            sentences: vec![sentence.to_owned()],
            ..Notice::default()
        };
        let both = notice("Rangliste", "Rang", "neu").beside(notice("Standings", "rank", "new"));
        assert_eq!(
            (both.title.as_str(), both.sections[0].columns[0].title.as_str()),
            ("Rangliste\u{a0}/ Standings", "Rang\u{a0}/ rank")
        );
        let cells: Vec<String> = both.sections[0].rows[0].cells.iter().map(NoticeCell::plain).collect();
        assert_eq!(cells, ["Ann Lee", "neu\u{a0}/ new"]);
        assert_eq!(both.sections[0].rows[0].part_title, "neu\u{a0}/ new");
        assert_eq!(both.sentences, ["neu", "new"]);
    }
}
