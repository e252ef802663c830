//! The blocks of a card, and its lines that are filled from both sides.

use crate::publish::paper::Sheet;
use crate::publish::pdf::columns::{Lines, count_as_f32};
use crate::publish::pdf::page_content::{Area, PageContent, PlacedText, Shade, TextRole};
use crate::publish::pdf::page_measures::{ASCENT, LINE};
use crate::publish::text_measure::{Fonts, PageFont, ShapedText};

/// A block of a card that stays on one half of a sheet. Lengths are points from its left and from its top.
#[derive(Default)]
pub(super) struct CardBlock {
    pub texts: Vec<PlacedText>,
    pub areas: Vec<Area>,
    pub height: f32,
}

impl CardBlock {
    /// Adds another part below.
    pub(super) fn append(&mut self, below: CardBlock) {
        let down = self.height;
        let moved = |text: PlacedText| PlacedText { baseline: text.baseline + down, ..text };
        self.texts.extend(below.texts.into_iter().map(moved));
        self.areas.extend(below.areas.into_iter().map(|area| Area { top: area.top + down, ..area }));
        self.height += below.height;
    }

    pub(super) fn into_page(self, sheet: Sheet) -> PageContent {
        PageContent { texts: self.texts, areas: self.areas, ..PageContent::new(sheet) }
    }
}

/// A line of a card that is filled from both sides.
pub(super) struct TextLine<'a, 'b> {
    pub fonts: &'a Fonts,
    /// The size of its texts, against that on A4.
    pub scale: f32,
    pub part: &'b mut CardBlock,
    pub baseline: f32,
    pub left: f32,
    pub right: f32,
}

impl TextLine<'_, '_> {
    pub(super) fn at_left(&mut self, text: &str, font: PageFont, size: f32, role: TextRole) {
        let size = size * self.scale;
        let shaped = self.fonts.shape(text, font).narrowed(((self.right - self.left) / size).max(1.0));
        let left = self.left;
        self.left += shaped.width * size + 0.7 * size;
        self.add(shaped, left, size, (Shade::Black, role));
    }

    pub(super) fn at_right(&mut self, text: &str, (font, shade): (PageFont, Shade), size: f32, role: TextRole) {
        let size = size * self.scale;
        let shaped = self.fonts.shape(text, font);
        let left = self.right - shaped.width * size;
        self.right = left - 0.7 * size;
        self.add(shaped, left, size, (shade, role));
    }

    fn add(&mut self, shaped: ShapedText, left: f32, size: f32, (shade, role): (Shade, TextRole)) {
        if !shaped.text.is_empty() {
            let baseline = self.baseline;
            self.part.texts.push(PlacedText { shaped, left, baseline, size, shade, role });
        }
    }
}

pub(super) fn place(
    part: &mut CardBlock,
    lines: Lines,
    (left, top): (f32, f32),
    size: f32,
    (shade, role): (Shade, TextRole),
) {
    for (at, shaped) in lines.into_iter().enumerate() {
        let baseline = top + (count_as_f32(at) * LINE + ASCENT) * size;
        part.texts.push(PlacedText { shaped, left, baseline, size, shade, role });
    }
}
