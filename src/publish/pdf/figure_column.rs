//! A column of figures: decimal points below each other, and signs outside the digits.

use super::page_content::Shade;
use crate::publish::figure_text::FigureText;
use crate::publish::text_measure::{Fonts, ShapedText, Weight};

/// The space between a figure and the signs beside it, in sizes of its text.
const SIGN_GAP: f32 = 0.2;

/// How far signs hang into the space before the column.
const HANGING: f32 = 0.3;

/// The widths of the parts of a column's figures, for a text size of 1 point.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct FigureSlots {
    /// The signs before the digits, without what hangs into the space before the column.
    before: f32,
    /// What is before the decimal point, and the rest.
    whole: f32,
    fraction: f32,
    /// Texts that are no numbers.
    words: f32,
    /// The signs after the digits.
    after: f32,
}

/// A text of a cell, its distance from the left edge of the column, and its shade.
#[derive(Clone, Debug)]
pub(super) struct CellPiece {
    pub shaped: ShapedText,
    pub offset: f32,
    pub shade: Option<Shade>,
}

impl FigureSlots {
    /// The slots for these figures. Nothing hangs before the first column.
    pub(super) fn of<'f>(
        fonts: &Fonts,
        figures: impl Iterator<Item = &'f FigureText>,
        weight: Weight,
        is_first: bool,
    ) -> FigureSlots {
        let mut slots = FigureSlots::default();
        let sign = |text: &str| if text.is_empty() { 0.0 } else { fonts.shape(text, weight).width + SIGN_GAP };
        for figure in figures {
            let (whole, fraction) = figure.at_point();
            if is_number(&figure.digits) {
                slots.whole = slots.whole.max(fonts.shape(whole, weight).width);
                slots.fraction = slots.fraction.max(fonts.shape(fraction, weight).width);
            } else {
                slots.words = slots.words.max(fonts.shape(&figure.digits, weight).width);
            }
            slots.before = slots.before.max(sign(&figure.before));
            slots.after = slots.after.max(sign(&figure.after));
        }
        if !is_first {
            slots.before = (slots.before - HANGING).max(0.0);
        }
        slots
    }

    /// The width of a column with such figures below a heading that ends where the digits end.
    pub(super) fn width_with_heading(&self, heading: f32) -> f32 {
        (self.before + (self.whole + self.fraction).max(self.words)).max(heading) + self.after
    }

    /// Where the digits and the heading end in a column of this width.
    pub(super) fn end(&self, width: f32) -> f32 {
        width - self.after
    }

    /// The texts of a figure in a column of this width.
    pub(super) fn pieces(&self, fonts: &Fonts, figure: &FigureText, weight: Weight, width: f32) -> Vec<CellPiece> {
        let end = self.end(width);
        let digits = fonts.shape(&figure.digits, weight);
        let (whole, _) = figure.at_point();
        let start = if is_number(&figure.digits) {
            end - self.fraction - fonts.shape(whole, weight).width
        } else {
            end - digits.width
        };
        let shade = figure.is_grey.then_some(Shade::Faded);
        let digits_width = digits.width;
        let mut pieces = Vec::new();
        let mut add = |shaped: ShapedText, offset: f32| {
            if !shaped.text.is_empty() {
                pieces.push(CellPiece { shaped, offset, shade });
            }
        };
        let before = fonts.shape(&figure.before, weight);
        let before_width = before.width;
        add(before, start - SIGN_GAP - before_width);
        add(digits, start);
        add(fonts.shape(&figure.after, weight), start + digits_width + SIGN_GAP);
        pieces
    }
}

/// Whether a text is a number, and not a word or a sign such as “…”.
fn is_number(text: &str) -> bool {
    text.trim_start_matches('\u{2212}').starts_with(|letter: char| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_points_stand_below_each_other_whatever_the_signs() {
        let fonts = Fonts::load().unwrap();
        let figure = |before: &str, digits: &str, after: &str| FigureText {
            before: before.into(),
            digits: digits.into(),
            after: after.into(),
            is_grey: false,
        };
        let figures = [figure("T ½", "31.80", ""), figure("", "\u{2212}120.5", "="), figure("~", "0.00", "")];
        let slots = FigureSlots::of(&fonts, figures.iter(), Weight::Regular, false);
        let width = slots.width_with_heading(1.0);
        let points: Vec<f32> = figures
            .iter()
            .map(|figure| {
                let pieces = slots.pieces(&fonts, figure, Weight::Regular, width);
                let digits = pieces.iter().find(|piece| *piece.shaped.text == *figure.digits).unwrap();
                assert!(digits.offset + digits.shaped.width <= width + 0.001);
                digits.offset + fonts.shape(figure.at_point().0, Weight::Regular).width
            })
            .collect();
        assert!(points.iter().all(|point| (point - points[0]).abs() < 0.001), "{points:?}");
        let word = slots.pieces(&fonts, &figure("", "new", ""), Weight::Regular, width);
        assert!(
            (word[0].offset + word[0].shaped.width - slots.end(width)).abs() < 0.001,
            "a word ends where digits end"
        );
    }
}
