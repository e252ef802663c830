//! The title of a section: its name in large type, and what follows a comma, or a colon on a card, in small type beside or below it.

use super::columns::wrap_evenly;
use super::layout::{ASCENT, LINE};
use super::table_form::TableForm;
use crate::publish::text_measure::{Fonts, ShapedText, Weight};

/// A line of the title of a section.
pub(super) struct TitleLine {
    pub shaped: ShapedText,
    /// From the left of the strip, in points.
    pub left: f32,
    /// In points.
    pub size: f32,
    /// From its top to that of the next line, in points.
    pub advance: f32,
}

/// Sets the titles of sections.
#[derive(Clone, Copy)]
pub(super) struct TitleLayout<'a> {
    pub fonts: &'a Fonts,
    pub form: &'a TableForm,
    /// The size of the small type, in points.
    pub note_size: f32,
    pub is_card: bool,
}

impl TitleLayout<'_> {
    /// The lines of a title.
    pub(super) fn lines(&self, title: &str) -> Vec<TitleLine> {
        if title.is_empty() {
            return Vec::new();
        }
        let (size, width) = (self.form.section_title, self.form.strip_width());
        let lines = |text: &str, weight: Weight, size: f32| -> Vec<TitleLine> {
            let lines = wrap_evenly(self.fonts, text, weight, width / size);
            lines.into_iter().map(|shaped| TitleLine { shaped, left: 0.0, size, advance: LINE * size }).collect()
        };
        let is_large = size > self.form.size * 1.1;
        // “Ann Lee: place 3 of 40, total 123.45”, “Board A, scored by …”.
        let mark = if self.is_card { ": " } else { ", " };
        let Some((name, more)) = title.split_once(mark).filter(|_| is_large) else {
            return lines(title, Weight::Bold, size);
        };
        let mut head = lines(name, Weight::Bold, size);
        let mut more = lines(more, Weight::Regular, self.note_size);
        if let ([name], [beside]) = (&mut head[..], &mut more[..]) {
            let left = name.shaped.width * size + 0.4 * size;
            if left + beside.shaped.width * beside.size <= width {
                // They have one baseline.
                name.advance = (size - beside.size) * ASCENT;
                beside.left = left;
                beside.advance = LINE * size - name.advance;
            }
        }
        head.extend(more);
        head
    }
}
