//! What every part of the web page uses: the links and the font of the page, and how texts are written between tags.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::fmt::Write as _;

use super::links::PlayerLinks;
use crate::html_text::escape_markup;
use crate::languages::NoticeLanguages;
use crate::printable_text::printable_line;
use crate::publish::line_breaks::unbroken_parts;
use crate::publish::signs_of_type::with_signs_of_type;
use crate::publish::text_measure::{Fonts, PageFont};

/// The most letters of a part of a word that is not broken.
pub(super) const LONGEST_UNBROKEN: usize = 24;

/// What every part of the page uses.
pub(super) struct PageParts<'a> {
    pub links: PlayerLinks<'a>,
    pub plots: PlotFont,
    pub languages: NoticeLanguages,
}

/// The font that measures the texts of plots. It is loaded once, with the first plot.
#[derive(Default)]
pub(super) struct PlotFont(OnceCell<Option<Fonts>>);

impl PlotFont {
    /// The width of a text in a size of 1. Without the font, half of its height for each letter.
    pub(super) fn width(&self, text: &str) -> f32 {
        let letters = || f32::from(u16::try_from(text.chars().count()).unwrap_or(u16::MAX));
        self.drawn_width(text, false).unwrap_or_else(|| letters() / 2.0)
    }

    /// The width of a text in a size of 1, as it is drawn in the font. `None` without the font.
    pub(super) fn drawn_width(&self, text: &str, is_bold: bool) -> Option<f32> {
        let fonts = self.0.get_or_init(|| Fonts::load().ok()).as_ref()?;
        Some(fonts.shape(text, if is_bold { PageFont::Bold } else { PageFont::Regular }).width)
    }
}

/// Paragraphs of a list that is not numbered.
pub(super) fn write_lines(html: &mut String, lines: impl Iterator<Item = String>) {
    let mut lines = lines.peekable();
    if lines.peek().is_none() {
        return;
    }
    *html += "<ul class=\"remarks\">\n";
    for line in lines {
        push(html, format_args!("<li>{}</li>\n", escape(&line)));
    }
    *html += "</ul>\n";
}

/// A text of a cell. A browser breaks it at blanks and after hyphens, and a very long part also inside, so that the table does
/// not become as wide as that part.
pub(super) fn breakable(line: &str) -> Cow<'_, str> {
    let parts = || line.split(' ').flat_map(unbroken_parts);
    let is_long = |part: &str| part.chars().count() > LONGEST_UNBROKEN;
    if !parts().any(is_long) {
        return escape(line);
    }
    let mut html = String::new();
    for (at, word) in line.split(' ').enumerate() {
        html += if at > 0 { " " } else { "" };
        for part in unbroken_parts(word) {
            if is_long(part) {
                push(&mut html, format_args!("<span class=\"long\">{}</span>", escape(part)));
            } else {
                html += &escape(part);
            }
        }
    }
    html.into()
}

pub(super) fn push(html: &mut String, text: std::fmt::Arguments<'_>) {
    // A text can always take more.
    let _ = html.write_fmt(text);
}

/// A text between tags or in a quoted attribute, with the signs of type and visible control characters.
pub(super) fn escape(text: &str) -> Cow<'_, str> {
    match printable_line(text) {
        Cow::Borrowed(text) => markup_of_type(text),
        Cow::Owned(text) => markup_of_type(&text).into_owned().into(),
    }
}

fn markup_of_type(text: &str) -> Cow<'_, str> {
    match with_signs_of_type(text) {
        Cow::Borrowed(text) => escape_markup(text),
        Cow::Owned(text) => escape_markup(&text).into_owned().into(),
    }
}
