//! The columns of printed tables: their texts in lines, and their widths.

use crate::publish::text_measure::{Fonts, ShapedText, Weight};

/// The space between two columns, in widths of the text's size.
pub(super) const GAP: f32 = 0.9;

/// A word that is wider is broken before a table is turned sideways for it, in widths of the text's size.
const LONGEST_WHOLE_WORD: f32 = 14.0;

/// The texts of a cell, a line each.
pub(super) type Lines = Vec<ShapedText>;

/// The widths of columns for a text size of 1 point.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ColumnWidths(pub Vec<f32>);

impl ColumnWidths {
    /// All columns and the gaps between them.
    pub(super) fn total(&self) -> f32 {
        let gaps = self.0.len().saturating_sub(1);
        self.0.iter().sum::<f32>() + GAP * f32::from(u16::try_from(gaps).unwrap_or(u16::MAX))
    }

    /// Makes columns of text narrower until all fit `available`, if they can: none narrower than its longest word.
    pub(super) fn narrowed(&self, available: f32, longest_words: &[Option<f32>]) -> ColumnWidths {
        let least = |at: usize| longest_words.get(at).copied().flatten();
        // No column of text is wider than a limit, and the widest limit with which all fit is found by halving.
        let limited = |limit: f32| {
            let width = |(at, width): (usize, &f32)| least(at).map_or(*width, |word| width.min(limit.max(word)));
            ColumnWidths(self.0.iter().enumerate().map(width).collect())
        };
        if self.total() <= available {
            return self.clone();
        }
        let (mut fits, mut too_wide) = (0.0, self.0.iter().copied().fold(0.0, f32::max));
        for _ in 0..30 {
            let limit = f32::midpoint(fits, too_wide);
            if limited(limit).total() <= available { fits = limit } else { too_wide = limit }
        }
        limited(fits)
    }
}

/// The width of the longest word, for a text size of 1 point. A longer word than usual may be broken.
pub(super) fn longest_word(fonts: &Fonts, text: &str, weight: Weight) -> f32 {
    let words = text.split_whitespace().map(|word| fonts.shape(word, weight).width);
    words.fold(0.0, f32::max).min(LONGEST_WHOLE_WORD)
}

/// A text in lines that are not wider than `width`, for a text size of 1 point. A word that is wider is broken.
pub(super) fn wrap(fonts: &Fonts, text: &str, weight: Weight, width: f32) -> Lines {
    let whole = fonts.shape(text, weight);
    // A little more, because widths are sums of rounded numbers.
    let width = width + 0.001;
    if whole.width <= width {
        return vec![whole];
    }
    let space = fonts.shape(" ", weight).width;
    let mut lines: Lines = Vec::new();
    let (mut line, mut line_width) = (String::new(), 0.0);
    for word in text.split_whitespace() {
        let word_width = fonts.shape(word, weight).width;
        if !line.is_empty() && line_width + space + word_width <= width {
            line.push(' ');
            line.push_str(word);
            line_width += space + word_width;
            continue;
        }
        if !line.is_empty() {
            lines.push(fonts.shape(&line, weight));
        }
        line = break_word(fonts, word, weight, width, &mut lines);
        line_width = fonts.shape(&line, weight).width;
    }
    if !line.is_empty() {
        lines.push(fonts.shape(&line, weight));
    }
    lines
}

/// Adds lines of a word that is too wide, and gives the rest of it.
fn break_word(fonts: &Fonts, word: &str, weight: Weight, width: f32, lines: &mut Lines) -> String {
    if fonts.shape(word, weight).width <= width {
        return word.to_owned();
    }
    let mut rest = String::new();
    for c in word.chars() {
        rest.push(c);
        if fonts.shape(&rest, weight).width > width && rest.chars().count() > 1 {
            rest.pop();
            lines.push(fonts.shape(&rest, weight));
            rest = c.to_string();
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_widest_columns_of_text_become_narrower_but_not_than_their_words() {
        let widths = ColumnWidths(vec![2.0, 20.0, 15.0]);
        let words = [None, Some(6.0), Some(7.0)];
        assert_eq!(widths.narrowed(100.0, &words), widths);
        let fits = widths.narrowed(27.8, &words);
        assert!((fits.total() - 27.8).abs() < 0.01, "{fits:?}");
        assert_eq!(fits.0[0], 2.0, "numbers are not wrapped");
        assert!(
            (fits.0[1] - 12.0).abs() < 0.01 && (fits.0[2] - 12.0).abs() < 0.01,
            "both are narrowed alike: {fits:?}"
        );
        assert_eq!(widths.narrowed(5.0, &words).0, [2.0, 6.0, 7.0]);
    }

    #[test]
    fn no_letter_of_a_long_text_is_lost() {
        let fonts = Fonts::load().unwrap();
        let text = "Ann Bergström-Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch of Gwynedd";
        let lines = wrap(&fonts, text, Weight::Regular, 10.0);
        assert!(lines.len() > 3 && lines.iter().all(|line| line.width <= 10.01), "{lines:?}");
        let letters = |text: &str| text.replace(' ', "");
        assert_eq!(lines.iter().map(|line| letters(&line.text)).collect::<String>(), letters(text));
    }
}
