//! The title of a section: its name in large type, and what follows a comma in small type beside or below it.

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

/// The lines of the title of a section: “Board A, scored by …”.
pub(super) fn title_lines(fonts: &Fonts, form: &TableForm, title: &str) -> Vec<TitleLine> {
    if title.is_empty() {
        return Vec::new();
    }
    let (size, width) = (form.section_title, form.strip_width());
    let lines = |text: &str, weight: Weight, size: f32| -> Vec<TitleLine> {
        let lines = wrap_evenly(fonts, text, weight, width / size);
        lines.into_iter().map(|shaped| TitleLine { shaped, left: 0.0, size, advance: LINE * size }).collect()
    };
    let is_large = size > form.size * 1.1;
    let Some((name, more)) = title.split_once(", ").filter(|_| is_large) else {
        return lines(title, Weight::Bold, size);
    };
    let mut head = lines(name, Weight::Bold, size);
    let mut more = lines(more, Weight::Regular, form.note_size());
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
