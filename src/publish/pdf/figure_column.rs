//! A column of figures: decimal points below each other, and signs outside the digits.

use super::page_content::Shade;
use crate::publish::figure_text::FigureText;
use crate::publish::text_measure::{Fonts, PageFont, ShapedText};

/// The space between a figure and the signs beside it, in sizes of its text.
const SIGN_GAP: f32 = 0.2;

/// The brackets around a figure that does not count.
const BRACKETS: [&str; 2] = ["(", ")"];

/// The space behind the signs of a figure, in sizes of its text, besides that between two columns. Nobody reads them with the next figure.
const BEHIND_SIGN: f32 = 0.3;

/// How far signs hang into the space before the column. The bracket behind a figure hangs there too, and two brackets do not touch.
const HANGING: f32 = 0.1;

/// The widths of the parts of a column's figures, for a text size of 1 point.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct FigureSlots {
    /// The signs before the widest digits, without what hangs into the space before the column.
    before: f32,
    /// What is before the decimal point, and the rest.
    whole: f32,
    fraction: f32,
    /// Texts that are no numbers.
    words: f32,
    /// The signs after the digits.
    after: f32,
}

/// A text of a cell. Lengths are for a text size of 1 point of the row.
#[derive(Clone, Debug)]
pub(super) struct CellPiece {
    pub shaped: ShapedText,
    /// The distance from the left edge of the column in which it stands.
    pub offset: f32,
    /// Its size.
    pub scale: f32,
    /// The column to which it belongs. It is another one where games stand below a name.
    pub column: usize,
    pub shade: Option<Shade>,
}

/// How a line of a cell is set: its font, and its size against that of the row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct LineStyle {
    pub font: PageFont,
    pub scale: f32,
}

/// Where a column is among the others of its table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ColumnPlace {
    pub is_first: bool,
    pub is_last: bool,
}

impl FigureSlots {
    /// The slots for these figures. Nothing hangs before the first column, and no bracket behind the last one.
    pub(super) fn of<'f>(
        fonts: &Fonts,
        figures: impl Iterator<Item = (&'f FigureText, LineStyle)>,
        place: ColumnPlace,
    ) -> FigureSlots {
        let mut slots = FigureSlots::default();
        // How far a number reaches to the left of its point, and a word to the left of its end, with what is before them.
        let (mut numbers, mut words) = (0.0_f32, 0.0_f32);
        for (figure, style) in figures {
            let width = |text: &str| fonts.shape(text, style.font).width * style.scale;
            let sign = |text: &str| if text.is_empty() { 0.0 } else { width(text) + SIGN_GAP };
            let (whole, fraction) = figure.at_point();
            if is_number(&figure.digits) {
                slots.whole = slots.whole.max(width(whole));
                slots.fraction = slots.fraction.max(width(fraction));
            } else {
                slots.words = slots.words.max(width(&figure.digits));
            }
            // A bracket hangs into the space beside the column, if there is any and no sign is outside it.
            let bracket = if figure.is_dropped { width(BRACKETS[0]) } else { 0.0 };
            let before = if figure.before.is_empty() && !place.is_first { 0.0 } else { bracket };
            let after = if figure.after.is_empty() && !place.is_last { 0.0 } else { bracket };
            let before = sign(&figure.before) + before;
            if is_number(&figure.digits) {
                numbers = numbers.max(before + width(whole));
            } else {
                words = words.max(before + width(&figure.digits));
            }
            let behind = if figure.after.is_empty() || place.is_last { 0.0 } else { BEHIND_SIGN };
            slots.after = slots.after.max(sign(&figure.after) + after + behind);
        }
        // A sign beside a short number stands where a long one has digits.
        slots.before = (numbers - slots.whole).max(words - slots.digits()).max(0.0);
        if !place.is_first {
            slots.before = (slots.before - HANGING).max(0.0);
        }
        slots
    }

    /// The width of a column with such figures below a heading that ends where the digits end.
    pub(super) fn width_with_heading(&self, heading: f32) -> f32 {
        (self.before + self.digits()).max(heading) + self.after
    }

    /// The width of the digits of all numbers, or of the widest word.
    fn digits(&self) -> f32 {
        (self.whole + self.fraction).max(self.words)
    }

    /// Where the digits and the heading end in a column of this width.
    pub(super) fn end(&self, width: f32) -> f32 {
        width - self.after
    }

    /// The texts of a figure of this column in a column of this width.
    pub(super) fn pieces(
        &self,
        fonts: &Fonts,
        figure: &FigureText,
        style: LineStyle,
        (column, width): (usize, f32),
    ) -> Vec<CellPiece> {
        let LineStyle { font, scale } = style;
        let end = self.end(width);
        let digits = fonts.shape(&figure.digits, font);
        let (whole, _) = figure.at_point();
        let start = if is_number(&figure.digits) {
            end - self.fraction - fonts.shape(whole, font).width * scale
        } else {
            end - digits.width * scale
        };
        let digits_end = start + digits.width * scale;
        let [open, close] = BRACKETS.map(|bracket| fonts.shape(if figure.is_dropped { bracket } else { "" }, font));
        let before = fonts.shape(&figure.before, font);
        let after = fonts.shape(&figure.after, font);
        let outside = (start - open.width * scale, digits_end + close.width * scale);
        let placed = [
            (outside.0 - SIGN_GAP - before.width * scale, before),
            (outside.0, open),
            (start, digits),
            (digits_end, close),
            (outside.1 + SIGN_GAP, after),
        ];
        let shade = figure.is_dropped.then_some(Shade::Faded);
        let written = placed.into_iter().filter(|(_, shaped)| !shaped.text.is_empty());
        written.map(|(offset, shaped)| CellPiece { shaped, offset, scale, column, shade }).collect()
    }
}

/// Whether a text is a number, and not a word or a sign such as “…”.
fn is_number(text: &str) -> bool {
    text.trim_start_matches('\u{2212}').starts_with(|letter: char| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::super::columns::GAP;
    use super::*;

    const REGULAR: LineStyle = LineStyle { font: PageFont::Regular, scale: 1.0 };

    fn figure(before: &str, digits: &str, after: &str) -> FigureText {
        FigureText { before: before.into(), digits: digits.into(), after: after.into(), is_dropped: false }
    }

    /// Where the decimal point of a figure is.
    fn point(fonts: &Fonts, slots: &FigureSlots, figure: &FigureText, style: LineStyle, width: f32) -> f32 {
        let pieces = slots.pieces(fonts, figure, style, (0, width));
        let digits = pieces.iter().find(|piece| *piece.shaped.text == *figure.digits).unwrap();
        assert!(digits.offset + digits.shaped.width * digits.scale <= width + 0.001);
        digits.offset + fonts.shape(figure.at_point().0, style.font).width * style.scale
    }

    #[test]
    fn decimal_points_stand_below_each_other_whatever_the_signs_brackets_and_sizes() {
        let fonts = Fonts::load().unwrap();
        let dropped = FigureText { is_dropped: true, ..figure("T", "4.20", "") };
        let figures = [figure("T", "31.80", "×½"), figure("", "\u{2212}120.5", "="), figure("~", "0.00", ""), dropped];
        let small = LineStyle { scale: 0.7, ..REGULAR };
        let styled = || figures.iter().zip([REGULAR, REGULAR, small, REGULAR]);
        let slots = FigureSlots::of(&fonts, styled(), ColumnPlace::default());
        let width = slots.width_with_heading(1.0);
        let points: Vec<f32> = styled().map(|(figure, style)| point(&fonts, &slots, figure, style, width)).collect();
        assert!(points.iter().all(|point| (point - points[0]).abs() < 0.001), "{points:?}");
        let word = slots.pieces(&fonts, &figure("", "new", ""), REGULAR, (0, width));
        assert!(
            (word[0].offset + word[0].shaped.width - slots.end(width)).abs() < 0.001,
            "a word ends where digits end"
        );
    }

    #[test]
    fn a_figure_that_does_not_count_is_in_brackets_that_take_no_room_but_at_the_edge_of_the_table() {
        let fonts = Fonts::load().unwrap();
        let counted = figure("", "26.60", "");
        let dropped = FigureText { is_dropped: true, ..counted.clone() };
        let slots = |figure: &FigureText, place| FigureSlots::of(&fonts, std::iter::once((figure, REGULAR)), place);
        let inside = ColumnPlace::default();
        assert_eq!(slots(&counted, inside), slots(&dropped, inside));
        let texts = |pieces: &[CellPiece]| pieces.iter().map(|piece| piece.shaped.text.to_string()).collect::<Vec<_>>();
        let pieces = slots(&dropped, inside).pieces(&fonts, &dropped, REGULAR, (0, 3.0));
        assert_eq!(texts(&pieces), ["(", "26.60", ")"]);
        // Two such figures beside each other do not touch.
        let bracket = fonts.shape("(", PageFont::Regular).width;
        assert!(GAP - 2.0 * bracket > 0.25, "{bracket}");
        let last = ColumnPlace { is_last: true, ..inside };
        let width = slots(&dropped, last).width_with_heading(0.0);
        let pieces = slots(&dropped, last).pieces(&fonts, &dropped, REGULAR, (0, width));
        let close = pieces.last().unwrap();
        assert!(close.offset + close.shaped.width <= width + 0.001, "it is inside the table");
    }
}
