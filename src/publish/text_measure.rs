//! Measures texts: the two fonts of printed pages, and the glyphs and widths of texts in them.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use harfrust::{Direction, FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use thiserror::Error;

use crate::fonts;

/// The fonts of printed pages cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the fonts of printed pages cannot be read. Install Topboard again")]
pub struct FontError;

/// A font of printed pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Weight {
    #[default]
    Regular,
    Bold,
}

/// The fonts, ready for texts.
pub(super) struct Fonts {
    regular: Face,
    bold: Face,
}

struct Face {
    font: Font,
    reference: FontRef<'static>,
    shaping: ShaperData,
    units_per_em: f32,
    /// A page is laid out several times, with the same texts.
    shaped: RefCell<HashMap<String, ShapedText>>,
}

/// A text of one line as glyphs.
#[derive(Clone, Debug)]
pub(super) struct ShapedText {
    pub text: Arc<str>,
    pub weight: Weight,
    pub glyphs: Arc<[KrillaGlyph]>,
    /// The width of the text in a size of 1 point, as it is drawn.
    pub width: f32,
    /// How wide its letters are drawn, against their usual width. 1 for nearly every text.
    pub stretch: f32,
    /// The characters that the font does not have.
    pub missing: Arc<[char]>,
}

impl ShapedText {
    /// The same text with narrower letters, so that it is no wider than `width`.
    pub(super) fn narrowed(self, width: f32) -> ShapedText {
        if self.width <= width {
            return self;
        }
        let stretch = self.stretch * width / self.width;
        ShapedText { width, stretch, ..self }
    }
}

impl Fonts {
    pub(super) fn load() -> Result<Self, FontError> {
        Ok(Fonts { regular: Face::load(fonts::REGULAR)?, bold: Face::load(fonts::BOLD)? })
    }

    /// The width of a text in a size of 1 point.
    pub(super) fn width(&self, text: &str) -> f32 {
        self.shape(text, Weight::Regular).width
    }

    /// The font in which krilla draws a text.
    pub(super) fn font(&self, weight: Weight) -> Font {
        self.face(weight).font.clone()
    }

    fn face(&self, weight: Weight) -> &Face {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }

    /// The glyphs of a text of one line. A control character is a space. The fonts have no minus sign of their own; the
    /// glyph of an en dash is as wide, and who copies the text from a page copies a minus sign.
    pub(super) fn shape(&self, text: &str, weight: Weight) -> ShapedText {
        let face = self.face(weight);
        if let Some(shaped) = face.shaped.borrow().get(text) {
            return shaped.clone();
        }
        let text_of_page = text.replace(char::is_control, " ");
        // Both signs have three bytes, so the glyphs keep their ranges.
        let mut shaped = face.shape(&text_of_page.replace('\u{2212}', "–"), weight);
        shaped.text = text_of_page.into();
        face.shaped.borrow_mut().insert(text.to_owned(), shaped.clone());
        shaped
    }
}

impl Face {
    fn load(bytes: &'static [u8]) -> Result<Self, FontError> {
        let font = Font::new(bytes.into(), 0).ok_or(FontError)?;
        let reference = FontRef::new(bytes).map_err(|_| FontError)?;
        let shaping = ShaperData::new(&reference);
        let units_per_em = font.units_per_em();
        Ok(Face { font, reference, shaping, units_per_em, shaped: RefCell::default() })
    }

    #[expect(clippy::cast_precision_loss, reason = "font units are below 2^24")]
    fn shape(&self, text: &str, weight: Weight) -> ShapedText {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        // The fonts have no letters that are written from right to left, and Latin letters beside such letters stay in order.
        buffer.set_direction(Direction::LeftToRight);
        let shaped = self.shaping.shaper(&self.reference).build().shape(buffer, ShapeOptions::new());
        let (infos, positions) = (shaped.glyph_infos(), shaped.glyph_positions());
        let start = |at: usize| infos.get(at).map_or(text.len(), |info| info.cluster as usize);
        let mut missing = Vec::new();
        let mut glyphs = Vec::with_capacity(infos.len());
        for (at, (info, position)) in infos.iter().zip(positions).enumerate() {
            // The cluster of a glyph ends where another begins, in the order of the text.
            let begin = start(at);
            let end = infos[at..].iter().map(|info| info.cluster as usize).find(|&cluster| cluster > begin);
            let text_range = begin..end.unwrap_or(text.len());
            if info.glyph_id == 0 {
                missing.extend(text[text_range.clone()].chars());
            }
            let em = |units: i32| units as f32 / self.units_per_em;
            glyphs.push(KrillaGlyph::new(
                GlyphId::new(info.glyph_id),
                em(position.x_advance),
                em(position.x_offset),
                em(position.y_offset),
                em(position.y_advance),
                text_range,
                None,
            ));
        }
        let width = glyphs.iter().map(|glyph| glyph.x_advance).sum();
        ShapedText { text: text.into(), weight, glyphs: glyphs.into(), width, stretch: 1.0, missing: missing.into() }
    }
}
