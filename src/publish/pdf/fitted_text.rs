//! Texts that are made smaller or wrapped until they fit a box. Nothing is cut.

use super::columns::{
    Lines, NARROW, line_count, shape_line, widest_part, with_letters_of_one_width, wrap, wrap_as_evenly, wrap_evenly,
};
use super::page_content::{PlacedText, Shade, TextRole};
use super::page_measures::{ASCENT, LINE};
use crate::publish::text_measure::{Fonts, PageFont};

/// The smallest size of a text that is read from paper, in points. A text goes below it only where the paper has no room.
pub(super) const SMALLEST: f32 = 8.0;

/// The smallest size of all, in points.
const SMALLEST_WITHOUT_ROOM: f32 = 2.0;

/// From one size that is tried to the next, in points.
pub(super) const SIZE_STEP: f32 = 0.5;

/// A text on one line may be made smaller, down to this factor, before it takes two lines.
pub(super) const LEAST_ON_LINE: f32 = 0.8;

/// This percentage of the names may need another size. The common size is at least this part of the largest.
const FEW_PERCENT: usize = 5;
const LEAST_USUAL: f32 = 0.7;

/// Where a text stands across its box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Centre,
}

/// A box on a page, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TextBox {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
}

/// How a text is written into a box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct FittedStyle {
    pub font: PageFont,
    /// The largest size, in points.
    pub size: f32,
    pub align: Align,
    pub role: TextRole,
    /// The height of a line, in sizes of its text.
    pub line: f32,
}

impl FittedStyle {
    /// Lines that are as high as those of a page.
    pub(super) const fn new(font: PageFont, size: f32, align: Align, role: TextRole) -> FittedStyle {
        FittedStyle { font, size, align, role, line: LINE }
    }
}

/// Writes a text in the middle of the height of a box, as large as fits.
pub(super) fn fit_text(fonts: &Fonts, text: &str, place: TextBox, style: FittedStyle) -> Vec<PlacedText> {
    if text.trim().is_empty() {
        return Vec::new();
    }
    let (lines, size) = fitted_lines(fonts, text, place, style);
    place_lines(lines, size, place, style)
}

/// Lines of a text in the middle of the height of a box.
pub(super) fn place_lines(lines: Lines, size: f32, place: TextBox, style: FittedStyle) -> Vec<PlacedText> {
    let height = line_count(&lines) * style.line * size;
    let mut top = place.top + (place.height - height).max(0.0) / 2.0;
    let mut texts = Vec::new();
    for shaped in lines {
        let spare = place.width - shaped.width * size;
        let left = place.left + if style.align == Align::Centre { spare / 2.0 } else { 0.0 };
        texts.push(PlacedText {
            shaped,
            left,
            baseline: top + (ASCENT - (LINE - style.line) / 2.0) * size,
            size,
            shade: Shade::Black,
            role: style.role,
        });
        top += style.line * size;
    }
    texts
}

/// The lines of a name in this size, none of which ends inside a word. `None` where they do not fit.
fn lines_of_whole_words(fonts: &Fonts, text: &str, place: TextBox, style: FittedStyle) -> Option<Lines> {
    let widest = text.split_whitespace().map(|word| fonts.shape(word, style.font).width).fold(0.0, f32::max);
    let (least, width) = (widest.max(place.width / style.size / 2.0), place.width / style.size);
    if widest > width {
        return None;
    }
    let lines = wrap_as_evenly(fonts, text, style.font, least..width);
    (line_count(&lines) * style.line * style.size <= place.height).then_some(lines)
}

/// The lines of a name in this size whose words have their usual width. `None` where they do not fit.
fn usual_lines(fonts: &Fonts, text: &str, place: TextBox, style: FittedStyle) -> Option<Lines> {
    let width = place.width / style.size;
    let lines = wrap_evenly(fonts, text, style.font, width);
    let fits =
        widest_part(fonts, text, style.font) <= width && line_count(&lines) * style.line * style.size <= place.height;
    fits.then_some(lines)
}

/// The largest size in which all names but a few in a hundred fit boxes of one size, none with narrow letters. Names that fit in no size
/// do not make the others smaller.
pub(super) fn usual_size(fonts: &Fonts, names: &[String], place: TextBox, style: FittedStyle) -> f32 {
    // Among several names, one may be very long.
    let few = (names.len() * FEW_PERCENT / 100).max(usize::from(names.len() > 1));
    let too_long = |size: f32| {
        let style = FittedStyle { size, ..style };
        names.iter().filter(|name| usual_lines(fonts, name, place, style).is_none()).count()
    };
    let least = LEAST_USUAL * style.size;
    let most = few.max(too_long(least));
    sizes(style.size, least).find(|size| too_long(*size) <= most).unwrap_or(least)
}

/// Writes a name into a box in the size of all, on one line or on several. Where it does not fit in this size, its letters are narrow, and
/// where they would be too narrow, they are smaller.
pub(super) fn fit_name_in_size(fonts: &Fonts, text: &str, place: TextBox, style: FittedStyle) -> Vec<PlacedText> {
    if text.trim().is_empty() {
        return Vec::new();
    }
    let wide = TextBox { width: place.width / NARROW, ..place };
    let narrow = |lines: Lines| with_letters_of_one_width(lines, place.width / style.size);
    // A family name with a hyphen is narrow before it is parted.
    let whole = lines_of_whole_words(fonts, text, place, style);
    let whole = whole.or_else(|| lines_of_whole_words(fonts, text, wide, style).map(narrow));
    let parted =
        || usual_lines(fonts, text, place, style).or_else(|| usual_lines(fonts, text, wide, style).map(narrow));
    match whole.or_else(parted) {
        Some(lines) => place_lines(lines, style.size, place, style),
        None => fit_text(fonts, text, place, style),
    }
}

/// The sizes that are tried, the largest first.
pub(super) fn sizes(from: f32, to: f32) -> impl Iterator<Item = f32> {
    std::iter::successors(Some(from), |size| Some(size - SIZE_STEP)).take_while(move |size| *size >= to)
}

/// The lines of a text that fits, and their size. A name on one line in a slightly smaller size comes before a name on
/// several lines, and a smaller size before a word that is broken.
fn fitted_lines(fonts: &Fonts, text: &str, place: TextBox, style: FittedStyle) -> (Lines, f32) {
    let whole = shape_line(fonts, text, style.font);
    let one_line = (place.width / whole.width.max(0.01)).min(style.size);
    if one_line >= style.size * LEAST_ON_LINE && one_line * style.line <= place.height {
        return (vec![whole], one_line);
    }
    let fits = |size: f32| {
        let lines = wrap_evenly(fonts, text, style.font, place.width / size);
        (line_count(&lines) * style.line * size <= place.height).then_some((lines, size))
    };
    let widest = widest_part(fonts, text, style.font);
    let smallest = SMALLEST.min(style.size);
    sizes((place.width / widest.max(0.01)).min(style.size), smallest)
        .find_map(fits)
        .or_else(|| sizes(style.size, SMALLEST_WITHOUT_ROOM).find_map(fits))
        .unwrap_or_else(|| (wrap(fonts, text, style.font, place.width / SMALLEST_WITHOUT_ROOM), SMALLEST_WITHOUT_ROOM))
}

/// The height that a text needs in a box of this width if its letters are at most this large. A text that is not short is
/// written in the smallest size.
pub(super) fn needed_height(fonts: &Fonts, text: &str, width: f32, font: PageFont, size: f32) -> f32 {
    if text.trim().is_empty() || fonts.shape(text, font).width * size * LEAST_ON_LINE <= width {
        return 0.0;
    }
    let size = SMALLEST.min(size);
    line_count(&wrap(fonts, text, font, width / size)) * LINE * size
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_fit_in_no_size_do_not_make_the_others_smaller() {
        let fonts = Fonts::load().unwrap();
        let place = TextBox { left: 0.0, top: 0.0, width: 231.0, height: 98.0 };
        let style = FittedStyle::new(PageFont::Bold, 30.0, Align::Centre, TextRole::Title);
        let mut names = vec!["Ann Lee".to_owned(); 20];
        names.extend(vec!["Wolfeschlegelsteinhausenbergerdorff".to_owned(); 4]);
        assert_eq!(usual_size(&fonts, &names, place, style), 30.0);
    }

    #[test]
    fn a_text_of_any_length_fits_its_box_and_loses_no_letter() {
        let fonts = Fonts::load().unwrap();
        let place = TextBox { left: 10.0, top: 20.0, width: 150.0, height: 24.0 };
        let style = FittedStyle::new(PageFont::Bold, 11.0, Align::Left, TextRole::Title);
        for text in ["Ann Lee", "Wolfgang Amadeus von und zu Hohenstein", &"N".repeat(200), &"Llanfair ".repeat(25)] {
            let texts = fit_text(&fonts, text, place, style);
            let letters: String = texts.iter().map(|line| line.shaped.text.replace(' ', "")).collect();
            assert_eq!(letters, text.replace(' ', ""));
            for line in &texts {
                assert!(line.left >= 10.0 && line.left + line.shaped.width * line.size <= 160.1, "{text}");
                assert!(line.baseline > 20.0 && line.baseline <= 44.0, "{text}: {}", line.baseline);
            }
        }
        assert_eq!(fit_text(&fonts, "Ann Lee", place, style)[0].size, 11.0);
        let words = fit_text(&fonts, "Wolfgang Amadeus von Hohenstein-Lüdenscheidt", place, style);
        assert!(words.iter().all(|line| line.size >= SMALLEST), "{words:?}");
        let narrow = TextBox { width: 60.0, height: 60.0, ..place };
        let words: Vec<PlacedText> = fit_text(&fonts, "Anna Lüdenscheidt", narrow, FittedStyle { size: 16.0, ..style });
        let texts: Vec<&str> = words.iter().map(|line| &*line.shaped.text).collect();
        assert_eq!(texts, ["Anna", "Lüdenscheidt"], "smaller letters come before a broken word");
        assert!(fit_text(&fonts, " ", place, style).is_empty());
    }
}
