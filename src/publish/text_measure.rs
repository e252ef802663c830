//! Measures texts: the fonts of printed pages, and the glyphs and widths of texts in them. Letters that they do not have
//! are taken from the fonts of this computer.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use harfrust::{Direction, FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use thiserror::Error;
use unicode_bidi::{BidiInfo, LTR_LEVEL, Level};
use unicode_segmentation::UnicodeSegmentation as _;
use vello_cpu::peniko::{Blob, FontData};

use crate::fonts;
use crate::languages::window_sentences::posting as texts;
use crate::publish::signs_of_type::with_signs_of_type;
use crate::system_fonts::{font_with, has_letters};

/// The fonts of printed pages cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", texts::fonts_unreadable())]
pub struct FontError;

/// A font of printed pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum PageFont {
    #[default]
    Regular,
    Bold,
    /// For certificates.
    Serif,
}

/// The fonts, ready for texts.
pub(super) struct Fonts {
    regular: Arc<Face>,
    bold: Arc<Face>,
    serif: Arc<Face>,
    /// The fonts of this computer that were needed, by their numbers.
    system: RefCell<HashMap<usize, Option<Arc<Face>>>>,
    /// A page is laid out several times, with the same texts.
    shaped: RefCell<HashMap<(PageFont, String), ShapedText>>,
}

/// A font for writing and for drawing.
pub(super) struct Face {
    /// For pages.
    pub font: Font,
    /// For pictures.
    pub data: FontData,
    shaping: ShaperData,
    units_per_em: f32,
    is_bold: bool,
}

/// The line around letters that are made bold, because their family has no bold font, in sizes of the text.
pub(super) const BOLDENING: f32 = 0.035;

impl std::fmt::Debug for Face {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Face").finish_non_exhaustive()
    }
}

/// A part of a text that is drawn in one font.
#[derive(Clone, Debug)]
pub(super) struct GlyphRun {
    pub face: Arc<Face>,
    pub glyphs: Vec<KrillaGlyph>,
    /// Whether its letters are bold and the font is not. A line of [`BOLDENING`] around them makes them so.
    pub is_boldened: bool,
}

impl GlyphRun {
    /// The width in a size of 1 point.
    pub(super) fn width(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.x_advance).sum()
    }
}

/// A text of one line as glyphs.
#[derive(Clone, Debug)]
pub(super) struct ShapedText {
    pub text: Arc<str>,
    /// From the left to the right.
    pub runs: Arc<[GlyphRun]>,
    /// The width of the text in a size of 1 point, as it is drawn.
    pub width: f32,
    /// How wide its letters are drawn, against their usual width. 1 for nearly every text.
    pub stretch: f32,
    /// The characters that no font has.
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

    /// The same text with this space after each letter, in sizes of the text: for a word in capital letters. It is not for a script
    /// whose letters are joined.
    pub(super) fn spaced(self, space: f32) -> ShapedText {
        let mut runs = self.runs.to_vec();
        for glyph in runs.iter_mut().flat_map(|run| &mut run.glyphs) {
            glyph.x_advance += space;
        }
        let width = runs.iter().map(GlyphRun::width).sum::<f32>() - space;
        ShapedText { runs: runs.into(), width, ..self }
    }
}

impl Fonts {
    pub(super) fn load() -> Result<Self, FontError> {
        let face = |bytes: &'static [u8], is_bold| {
            let face = Face::new(Arc::new(bytes), 0).ok_or(FontError)?;
            Ok(Arc::new(Face { is_bold, ..face }))
        };
        let (regular, bold, serif) =
            (face(fonts::REGULAR, false)?, face(fonts::BOLD, true)?, face(fonts::SERIF, false)?);
        Ok(Fonts { regular, bold, serif, system: RefCell::default(), shaped: RefCell::default() })
    }

    /// The width of a text in a size of 1 point.
    pub(super) fn width(&self, text: &str) -> f32 {
        self.shape(text, PageFont::Regular).width
    }

    fn face(&self, font: PageFont) -> &Arc<Face> {
        match font {
            PageFont::Regular => &self.regular,
            PageFont::Bold => &self.bold,
            PageFont::Serif => &self.serif,
        }
    }

    /// The glyphs of a text of one line. A control character is a space, and signs of a typewriter are those of type. Not all
    /// fonts have a minus sign of their own; the glyph of an en dash is as wide, and who copies the text from a page copies a
    /// minus sign.
    pub(super) fn shape(&self, text: &str, font: PageFont) -> ShapedText {
        let key = (font, text.to_owned());
        if let Some(shaped) = self.shaped.borrow().get(&key) {
            return shaped.clone();
        }
        let printable = text.replace(char::is_control, " ");
        let text_of_page = with_signs_of_type(&printable);
        // Both signs have three bytes, so the glyphs keep their ranges.
        let drawn = text_of_page.replace('\u{2212}', "–");
        let face = self.face(font);
        let whole = face.shape(&drawn, 0..drawn.len(), Direction::LeftToRight);
        let (runs, missing) = if whole.missing.is_empty() {
            (vec![GlyphRun { face: Arc::clone(face), glyphs: whole.glyphs, is_boldened: false }], Vec::new())
        } else {
            self.runs(&drawn, font)
        };
        let width = runs.iter().map(GlyphRun::width).sum();
        let (runs, missing) = (runs.into(), missing.into());
        let shaped = ShapedText { text: (&*text_of_page).into(), runs, width, stretch: 1.0, missing };
        self.shaped.borrow_mut().insert(key, shaped.clone());
        shaped
    }

    /// The parts of a text with letters of several fonts as they stand on the page, and the letters that no font has.
    fn runs(&self, text: &str, font: PageFont) -> (Vec<GlyphRun>, Vec<char>) {
        let (mut runs, mut missing) = (Vec::new(), Vec::new());
        let order = BidiInfo::new(text, Some(LTR_LEVEL));
        for paragraph in &order.paragraphs {
            let (levels, parts) = order.visual_runs(paragraph, paragraph.range.clone());
            for part in parts {
                let is_leftwards = levels.get(part.start).is_some_and(Level::is_rtl);
                let mut pieces = self.pieces(text, part, font);
                if is_leftwards {
                    pieces.reverse();
                }
                let direction = if is_leftwards { Direction::RightToLeft } else { Direction::LeftToRight };
                for (face, piece) in pieces {
                    let shaped = face.shape(text, piece, direction);
                    missing.extend(shaped.missing);
                    let is_boldened = font == PageFont::Bold && !face.is_bold;
                    runs.push(GlyphRun { face, glyphs: shaped.glyphs, is_boldened });
                }
            }
        }
        (runs, missing)
    }

    /// The pieces of a part of a text, each with the font that has its letters.
    fn pieces(&self, text: &str, part: Range<usize>, font: PageFont) -> Vec<(Arc<Face>, Range<usize>)> {
        let own = self.face(font);
        let mut pieces: Vec<(Arc<Face>, Range<usize>)> = Vec::new();
        for (at, letters) in text[part.clone()].grapheme_indices(true) {
            let range = part.start + at..part.start + at + letters.len();
            let is_own = own.has(letters);
            let before = pieces.last().map(|(face, _)| Arc::clone(face));
            // A space or a hyphen stays in the font of the letters before it.
            let stays = before.filter(|face| face.has(letters) && !(is_own && letters.contains(char::is_alphanumeric)));
            let other = || (!is_own).then(|| self.other_face(letters, font)).flatten();
            let face = stays.or_else(other).unwrap_or_else(|| Arc::clone(own));
            match pieces.last_mut() {
                Some((last, piece)) if Arc::ptr_eq(last, &face) => piece.end = range.end,
                _ => pieces.push((face, range)),
            }
        }
        pieces
    }

    /// The font for letters that a font does not have: what the serif one lacks may be in the usual one.
    fn other_face(&self, letters: &str, font: PageFont) -> Option<Arc<Face>> {
        let usual = Some(&self.regular).filter(|usual| font == PageFont::Serif && usual.has(letters));
        usual.cloned().or_else(|| self.system_face(letters, font))
    }

    fn system_face(&self, letters: &str, font: PageFont) -> Option<Arc<Face>> {
        let found = font_with(letters, font == PageFont::Bold)?;
        let face = || {
            let face = Face::new(Arc::clone(&found.bytes) as _, found.index)?;
            Some(Arc::new(Face { is_bold: found.is_bold, ..face }))
        };
        self.system.borrow_mut().entry(found.number).or_insert_with(face).clone()
    }
}

/// The glyphs of a part of a text, and the letters that the font does not have.
struct ShapedPart {
    glyphs: Vec<KrillaGlyph>,
    missing: Vec<char>,
}

impl Face {
    fn new(bytes: Arc<dyn AsRef<[u8]> + Send + Sync>, index: u32) -> Option<Face> {
        let font = Font::new(Arc::clone(&bytes).into(), index)?;
        let shaping = ShaperData::new(&FontRef::from_index((*bytes).as_ref(), index).ok()?);
        let units_per_em = font.units_per_em();
        Some(Face { font, data: FontData::new(Blob::new(bytes), index), shaping, units_per_em, is_bold: false })
    }

    fn has(&self, letters: &str) -> bool {
        skrifa::FontRef::from_index(self.data.data.as_ref(), self.data.index)
            .is_ok_and(|font| has_letters(&font, letters))
    }

    #[expect(clippy::cast_precision_loss, reason = "font units are below 2^24")]
    fn shape(&self, text: &str, part: Range<usize>, direction: Direction) -> ShapedPart {
        let nothing = ShapedPart { glyphs: Vec::new(), missing: Vec::new() };
        let Ok(font) = FontRef::from_index(self.data.data.as_ref(), self.data.index) else { return nothing };
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&text[part.clone()]);
        buffer.guess_segment_properties();
        // Latin letters beside others that are written from right to left stay in order.
        buffer.set_direction(direction);
        let shaped = self.shaping.shaper(&font).build().shape(buffer, ShapeOptions::new());
        let infos = shaped.glyph_infos();
        let mut starts: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
        starts.sort_unstable();
        starts.dedup();
        let mut missing = Vec::new();
        let mut glyphs = Vec::with_capacity(infos.len());
        for (info, position) in infos.iter().zip(shaped.glyph_positions()) {
            // The cluster of a glyph ends where another begins, in the order of the text.
            let begin = info.cluster as usize;
            let end = starts.get(starts.partition_point(|start| *start <= begin)).copied();
            let text_range = part.start + begin..end.map_or(part.end, |end| part.start + end);
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
        ShapedPart { glyphs, missing }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_from_right_to_left_keep_their_words_in_order_between_others() {
        let fonts = Fonts::load().unwrap();
        let Some(font) = font_with("ש", false) else { return };
        let shaped = fonts.shape("Ann (יוסף דוד) 12", PageFont::Regular);
        assert!(shaped.missing.is_empty(), "{:?}", font.name);
        let starts: Vec<usize> = shaped
            .runs
            .iter()
            .flat_map(|run| &run.glyphs)
            .map(|glyph| krilla::text::Glyph::text_range(glyph).start)
            .collect();
        let (hebrew, others): (Vec<usize>, Vec<usize>) = starts.iter().partition(|start| (5..20).contains(*start));
        assert!(hebrew.windows(2).all(|pair| pair[0] > pair[1]), "{starts:?}");
        assert!(others.windows(2).all(|pair| pair[0] < pair[1]), "{starts:?}");
        assert!(shaped.width > fonts.width("Ann () 12"));
    }

    #[test]
    fn a_bold_name_is_bold_also_in_letters_whose_family_has_no_bold_font() {
        let fonts = Fonts::load().unwrap();
        let Some(font) = font_with("漢", true) else { return };
        let boldened =
            |text: &str, font| fonts.shape(text, font).runs.iter().map(|run| run.is_boldened).collect::<Vec<_>>();
        assert_eq!(boldened("Ann 漢字", PageFont::Bold), [false, !font.is_bold], "{:?}", font.name);
        assert_eq!(boldened("Ann 漢字", PageFont::Regular), [false, false]);
        assert_eq!(boldened("Ann", PageFont::Bold), [false]);
    }

    #[test]
    fn the_serif_font_has_the_names_of_europe_and_lends_the_others() {
        let fonts = Fonts::load().unwrap();
        for name in
            ["Łukasz Hämäläinen", "Þórður Ægisson", "Nguyễn Thị Phương Thảo", "Владимир", "Αλέξανδρος", "Gʻulom Oʻzbek"]
        {
            let shaped = fonts.shape(name, PageFont::Serif);
            assert!(shaped.missing.is_empty() && shaped.runs.len() == 1, "{name}");
            assert!(Arc::ptr_eq(&shaped.runs[0].face, &fonts.serif), "{name}");
        }
        // A musical sign is in Noto Sans alone.
        let shaped = fonts.shape("Ann ♭", PageFont::Serif);
        let usual = fonts.shape("Ann ♭", PageFont::Regular);
        assert_eq!(shaped.missing, usual.missing);
    }
}
