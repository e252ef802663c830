//! The text of a cell whose parts look different: a part is struck out, or is small and raised as the number of a footnote.

use std::ops::Range;

use crate::book::round_name_words::is_ordinal_suffix;
use crate::import::cells::cell_marks::CellMark;

/// How a part of a text looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Look {
    pub struck_out: bool,
    pub raised: bool,
}

impl Look {
    /// A look with the marks of both.
    pub(super) const fn and(self, other: Look) -> Look {
        Look { struck_out: self.struck_out || other.struck_out, raised: self.raised || other.raised }
    }
}

/// The text of a cell as it is read, part by part.
#[derive(Debug, Default)]
pub(super) struct TextParts {
    whole: String,
    /// The parts that do not look like the others, in their order.
    marked: Vec<(Range<usize>, Look)>,
}

/// The text of a cell, and what its parts say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ReadText {
    /// The text without the numbers of footnotes.
    pub text: String,
    pub note: Option<String>,
    /// Whether a part of the text is struck out, and all other parts are blank.
    pub is_struck_out: bool,
    /// The text that is not struck out, beside one that is.
    pub rest: Option<String>,
}

impl TextParts {
    pub(super) fn push(&mut self, text: &str, look: Look) {
        let start = self.whole.len();
        self.whole.push_str(text);
        self.mark_from(start, look);
    }

    pub(super) fn push_letter(&mut self, letter: char, look: Look) {
        let start = self.whole.len();
        self.whole.push(letter);
        self.mark_from(start, look);
    }

    fn mark_from(&mut self, start: usize, look: Look) {
        let end = self.whole.len();
        if look == Look::default() || start == end {
            return;
        }
        match self.marked.last_mut() {
            Some((last, of_last)) if last.end == start && *of_last == look => last.end = end,
            _ => self.marked.push((start..end, look)),
        }
    }

    pub(super) fn whole(&self) -> &str {
        &self.whole
    }

    /// Takes the spaces from the end of the text.
    pub(super) fn trim_end(&mut self) {
        let end = self.whole.trim_end().len();
        self.whole.truncate(end);
        self.marked.retain_mut(|(part, _)| {
            part.end = part.end.min(end);
            part.start < part.end
        });
    }

    pub(super) fn read(self) -> ReadText {
        if self.marked.is_empty() {
            return ReadText { text: self.whole, ..ReadText::default() };
        }
        let (mut text, mut note, mut rest) = (String::new(), String::new(), String::new());
        let mut has_struck_out = false;
        let mut at = 0;
        let mut add = |part: &str, struck_out: bool| {
            text.push_str(part);
            if struck_out {
                has_struck_out |= !part.trim().is_empty();
            } else {
                rest.push_str(part);
            }
        };
        for (part, look) in &self.marked {
            add(&self.whole[at..part.start], false);
            let (inner, after) = (&self.whole[part.clone()], &self.whole[part.end..]);
            if look.raised && is_footnote(&self.whole[..part.start], inner, after) {
                note.push_str(inner.trim());
            } else {
                add(inner, look.struck_out);
            }
            at = part.end;
        }
        add(&self.whole[at..], false);
        let has_rest = !rest.trim().is_empty();
        ReadText {
            text,
            note: Some(note).filter(|note| !note.is_empty()),
            is_struck_out: has_struck_out && !has_rest,
            rest: (has_struck_out && has_rest).then(|| rest.trim().to_owned()),
        }
    }
}

impl ReadText {
    /// The marks of the cell with this text.
    pub(super) fn marks(&self) -> impl Iterator<Item = CellMark<'_>> {
        let struck_out = self.is_struck_out.then_some(CellMark::StruckOut);
        let partly = self.rest.as_deref().map(CellMark::PartlyStruckOut);
        let note = self.note.as_deref().map(|note| CellMark::Superscript { rest: self.text.trim(), note });
        [struck_out, partly, note].into_iter().flatten()
    }
}

/// Whether a raised part of a text is the number or the letter of a footnote. “1ˢᵗ” and “Mᶜ Donald” are words.
fn is_footnote(before: &str, raised: &str, after: &str) -> bool {
    let (before, raised) = (before.trim_end(), raised.trim());
    if before.is_empty() || raised.is_empty() || after.starts_with(char::is_alphanumeric) {
        return false;
    }
    let letters = raised.chars().filter(|letter| letter.is_alphabetic()).count();
    if letters == 0 || raised.starts_with(['(', '[']) {
        return true;
    }
    let is_ordinal = before.ends_with(|letter: char| letter.is_ascii_digit()) && is_ordinal_suffix(raised);
    let word_before = before.chars().rev().take_while(|letter| letter.is_alphanumeric()).count();
    let is_initial = word_before == 1 && before.ends_with(char::is_alphabetic);
    let is_mark = letters == 1 || raised.contains(char::is_uppercase);
    is_mark && !is_ordinal && !is_initial
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRUCK_OUT: Look = Look { struck_out: true, raised: false };
    const RAISED: Look = Look { struck_out: false, raised: true };

    fn read(parts: &[(&str, Look)]) -> ReadText {
        let mut text = TextParts::default();
        for (part, look) in parts {
            text.push(part, *look);
        }
        text.read()
    }

    #[test]
    fn the_number_of_a_footnote_is_no_part_of_the_text() {
        for (before, raised) in
            [("Dirk Elster", "1"), ("7", "1"), ("Ann Lee", "a"), ("Ann", "*"), ("9", "(2)"), ("Lee", "TD")]
        {
            let text = read(&[(before, Look::default()), (raised, RAISED)]);
            assert_eq!((text.text.as_str(), text.note.as_deref()), (before, Some(raised)), "{before} {raised}");
        }
    }

    #[test]
    fn raised_letters_of_a_word_stay() {
        for (before, raised, after) in [
            ("1", "st", " board"),
            ("M", "c", " Donald"),
            ("M", "lle", " Lee"),
            ("", "1", " left early"),
            ("R", "2", "D"),
        ] {
            let text = read(&[(before, Look::default()), (raised, RAISED), (after, Look::default())]);
            assert_eq!((text.text, text.note), (format!("{before}{raised}{after}"), None), "{before} {raised}");
        }
    }

    #[test]
    fn a_struck_out_part_leaves_the_rest() {
        let text = read(&[("Ben Carver", STRUCK_OUT), (" Kira Lund", Look::default()), ("2", RAISED)]);
        let marks: Vec<CellMark<'_>> = text.marks().collect();
        assert_eq!(
            marks,
            [CellMark::PartlyStruckOut("Kira Lund"), CellMark::Superscript { rest: "Ben Carver Kira Lund", note: "2" }]
        );
        let whole = read(&[("Ben", STRUCK_OUT), (" ", Look::default())]);
        assert_eq!(whole.marks().collect::<Vec<_>>(), [CellMark::StruckOut]);
    }
}
