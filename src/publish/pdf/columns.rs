//! The columns of printed tables: their texts in lines, and their widths.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation as _;

use crate::notices::BreakableWords;
use crate::publish::line_breaks::{NO_BREAK_SPACE, hyphen_places, unbroken_parts, with_whole_particles, words};
use crate::publish::text_measure::{Fonts, PageFont, ShapedText};

/// The space between two columns, in widths of the text's size.
pub(super) const GAP: f32 = 0.9;

/// Letters may be narrowed to this part of their width before a name alone, or words that belong together, take a second
/// line.
pub(super) const NARROW: f32 = 0.8;

/// Letters are narrowed to this part of their width at most: in any word, before it is broken between two letters, and in a
/// breakable one, before it is parted with a hyphen.
const NARROWEST: f32 = 0.55;
const NARROWEST_BREAKABLE: f32 = 0.75;

/// How often the width of a title or of a name is halved until its lines are even.
pub(super) const EVEN_STEPS: usize = 6;

/// A last line that is shorter than this part of the full width is too short.
const SHORT_REST: f32 = 0.25;

/// The texts of a cell, a line each.
pub(super) type Lines = Vec<ShapedText>;

/// The number of lines, for heights.
pub(super) fn line_count(lines: &Lines) -> f32 {
    count_as_f32(lines.len())
}

pub(super) fn count_as_f32(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// The widths of columns for a text size of 1 point.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ColumnWidths(pub Vec<f32>);

impl ColumnWidths {
    /// All columns and the gaps between them.
    pub(super) fn total(&self) -> f32 {
        let gaps = self.0.len().saturating_sub(1);
        self.0.iter().sum::<f32>() + GAP * count_as_f32(gaps)
    }

    /// Makes all columns wider in proportion, until the table has this width.
    pub(super) fn stretch_to(&mut self, width: f32) {
        let gaps = self.total() - self.0.iter().sum::<f32>();
        let stretch = (width - gaps) / self.0.iter().sum::<f32>().max(0.1);
        if stretch > 1.0 {
            self.0.iter_mut().for_each(|width| *width *= stretch);
        }
    }

    /// Gives the columns the rest of the width until they are as wide as `wanted`. No column becomes wider than `most`
    /// times its width.
    pub(super) fn grow_to(&mut self, wanted: &ColumnWidths, most: f32, available: f32) {
        let spare = (available - self.total()).max(0.0);
        let missing = |(wanted, width): (&f32, &f32)| (wanted.min(width * most) - width).max(0.0);
        let missing: Vec<f32> = wanted.0.iter().zip(&self.0).map(missing).collect();
        let all: f32 = missing.iter().sum();
        let share = if all > 0.0 { (spare / all).min(1.0) } else { 0.0 };
        self.0.iter_mut().zip(&missing).for_each(|(width, missing)| *width += missing * share);
    }

    /// Makes these columns, which are of one kind, as wide as the widest of them, if the table is no wider than `available` then.
    pub(super) fn level(&mut self, columns: &[usize], available: f32) {
        let widest = columns.iter().filter_map(|at| self.0.get(*at)).copied().fold(0.0, f32::max);
        let mut level = self.clone();
        for at in columns {
            if let Some(width) = level.0.get_mut(*at) {
                *width = widest;
            }
        }
        if level.total() <= available + 0.01 {
            *self = level;
        }
    }

    /// Makes these columns equally wide where there is no more room, if no column becomes narrower by more than `most`. The
    /// figures of the widest columns then reach into the space before them by that much.
    pub(super) fn even_out(&mut self, columns: &[usize], most: f32) {
        let widths = || columns.iter().filter_map(|at| self.0.get(*at)).copied();
        let mean = widths().sum::<f32>() / count_as_f32(columns.len().max(1));
        if widths().any(|width| width - mean > most) {
            return;
        }
        for at in columns {
            if let Some(width) = self.0.get_mut(*at) {
                *width = mean;
            }
        }
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

/// The width of the widest part of a text that is not broken where another line is possible.
pub(super) fn widest_part(fonts: &Fonts, text: &str, font: PageFont) -> f32 {
    let parts = words(text).flat_map(unbroken_parts);
    parts.map(|part| fonts.shape(part, font).width).fold(0.0, f32::max)
}

/// A name on one line, with narrower letters if it is a little too wide, or else in lines as [`wrap`] makes them. These have narrower
/// letters too where they are fewer then.
pub(super) fn fit_name(fonts: &Fonts, text: &str, font: PageFont, width: f32) -> Lines {
    let text = &*with_whole_particles(text);
    let whole = shape_line(fonts, text, font);
    if whole.width * NARROW <= width {
        return vec![whole.narrowed(width)];
    }
    let usual = wrap(fonts, text, font, width);
    let widest = width / NARROW;
    let count = wrap(fonts, text, font, widest).len();
    if count >= usual.len() || widest_part(fonts, text, font) > widest {
        return with_letters_of_one_width(usual, width);
    }
    let least = narrowest(width..widest, EVEN_STEPS, |width| wrap(fonts, text, font, width).len() <= count);
    let fewer = with_letters_of_one_width(wrap(fonts, text, font, least), width);
    // Words that belong together may be narrow on the wider line already.
    if has_narrow_letters(&fewer) { with_letters_of_one_width(usual, width) } else { fewer }
}

/// Whether letters are narrower than those of a name should be.
pub(super) fn has_narrow_letters(lines: &Lines) -> bool {
    lines.iter().any(|line| line.stretch < NARROW - 0.01)
}

/// The lines of a name or of a heading, no wider than `width`. The letters of all are as narrow as those of the narrowest line: two widths
/// of letters in one name look like two fonts.
pub(super) fn with_letters_of_one_width(lines: Lines, width: f32) -> Lines {
    let stretch_in = |line: &ShapedText| line.stretch * (width / line.width.max(f32::EPSILON)).min(1.0);
    let narrowest = lines.iter().map(stretch_in).fold(1.0, f32::min);
    let narrowed = |line: ShapedText| {
        let width = line.width * narrowest / line.stretch;
        line.narrowed(width)
    };
    lines.into_iter().map(narrowed).collect()
}

/// A text in lines that are not wider than `width`, for a text size of 1 point. A word that is wider than a line is broken
/// after a hyphen; a part that is still wider has narrower letters, and is broken inside only where it must be.
pub(super) fn wrap(fonts: &Fonts, text: &str, font: PageFont, width: f32) -> Lines {
    wrap_breaking(fonts, text, font, (width, &BreakableWords::default()))
}

/// The same, and these long words are parted with a hyphen before their letters are very narrow.
pub(super) fn wrap_breaking(
    fonts: &Fonts,
    text: &str,
    font: PageFont,
    (width, breakable): (f32, &BreakableWords),
) -> Lines {
    let whole = shape_line(fonts, text, font);
    // A little more, because widths are sums of rounded numbers.
    let width = width + 0.001;
    if whole.width <= width {
        return vec![whole];
    }
    let mut wrapped = WrappedText { fonts, font, width, breakable, lines: Vec::new(), line: String::new() };
    for word in words(text) {
        let word_width = fonts.shape(word, font).width;
        if word_width <= width {
            wrapped.add(word, " ");
        } else if word.contains(NO_BREAK_SPACE) && word_width * NARROW <= width {
            wrapped.add_narrowed(word);
        } else {
            for word in word.split(NO_BREAK_SPACE) {
                for (at, part) in unbroken_parts(word).enumerate() {
                    wrapped.add(part, if at == 0 { " " } else { "" });
                }
            }
        }
    }
    wrapped.end_line();
    wrapped.lines
}

/// A title in as few lines as [`wrap`] makes, all about as wide, so that no word stands alone on the last one.
pub(super) fn wrap_evenly(fonts: &Fonts, text: &str, font: PageFont, width: f32) -> Lines {
    // No word is narrower for it.
    let least = widest_part(fonts, text, font).clamp(width / 2.0, width);
    wrap_as_evenly(fonts, text, font, least..width)
}

/// A text in as few lines as [`wrap`] makes of it with the greatest of these widths, all about as wide. None is narrower than the least.
pub(super) fn wrap_as_evenly(fonts: &Fonts, text: &str, font: PageFont, widths: Range<f32>) -> Lines {
    let lines = wrap(fonts, text, font, widths.end);
    if lines.len() < 2 {
        return lines;
    }
    let fits = |width: f32| wrap(fonts, text, font, width).len() <= lines.len();
    wrap(fonts, text, font, narrowest(widths, EVEN_STEPS, fits))
}

/// A sentence in lines, of which the last one is no short rest. A line may end inside these long words.
pub(super) fn wrap_sentence(
    fonts: &Fonts,
    text: &str,
    font: PageFont,
    (width, breakable): (f32, &BreakableWords),
) -> Lines {
    let lines = wrap_breaking(fonts, text, font, (width, breakable));
    let is_short_rest = lines.len() > 1 && lines.last().is_some_and(|last| last.width < width * SHORT_REST);
    // Lines with a parted word are as they are.
    if is_short_rest && widest_part(fonts, text, font) * NARROWEST_BREAKABLE <= width {
        wrap_evenly(fonts, text, font, width)
    } else {
        lines
    }
}

/// Nearly the narrowest width in a range that fits, found by halving. The widest one fits.
pub(super) fn narrowest(widths: Range<f32>, steps: usize, fits: impl Fn(f32) -> bool) -> f32 {
    let (mut narrow, mut wide) = (widths.start, widths.end);
    for _ in 0..steps {
        let middle = f32::midpoint(narrow, wide);
        if fits(middle) { wide = middle } else { narrow = middle }
    }
    wide
}

/// The lines of a text so far.
struct WrappedText<'a> {
    fonts: &'a Fonts,
    font: PageFont,
    width: f32,
    breakable: &'a BreakableWords,
    lines: Lines,
    line: String,
}

impl WrappedText<'_> {
    fn is_too_wide(&self, text: &str) -> bool {
        self.fonts.shape(text, self.font).width > self.width
    }

    /// Adds a part to the line after this separator, or else to the next line.
    fn add(&mut self, part: &str, separator: &str) {
        if !self.line.is_empty() {
            let longer = format!("{}{separator}{part}", self.line);
            if !self.is_too_wide(&longer) {
                self.line = longer;
                return;
            }
            self.end_line();
        }
        let part = self.parted(part);
        if !self.is_too_wide(part) {
            part.clone_into(&mut self.line);
            return;
        }
        let whole = self.fonts.shape(part, self.font);
        if whole.width * NARROWEST <= self.width {
            self.lines.push(whole.narrowed(self.width));
            return;
        }
        for letter in part.graphemes(true) {
            if !self.line.is_empty() && self.is_too_wide(&format!("{}{letter}", self.line)) {
                self.end_line();
            }
            self.line.push_str(letter);
        }
    }

    /// Adds words that belong together on a line of their own, with narrower letters.
    fn add_narrowed(&mut self, words: &str) {
        self.end_line();
        self.lines.push(shape_line(self.fonts, words, self.font).narrowed(self.width));
    }

    /// Writes the first parts of a breakable word that would be very narrow, each on a line that ends with a hyphen. Gives the rest.
    fn parted<'w>(&mut self, word: &'w str) -> &'w str {
        let (fonts, font, width) = (self.fonts, self.font, self.width);
        let mut rest = word;
        let is_breakable = self.breakable.contains(word);
        while is_breakable && fonts.shape(rest, font).width * NARROWEST_BREAKABLE > width {
            let shaped = |end: usize| (end, fonts.shape(&format!("{}-", &rest[..end]), font));
            let fitting = hyphen_places(rest).into_iter().rev().map(shaped).find(|(_, part)| part.width <= width);
            let Some((end, part)) = fitting else { break };
            self.lines.push(part);
            rest = &rest[end..];
        }
        rest
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        if !line.is_empty() {
            self.lines.push(shape_line(self.fonts, &line, self.font));
        }
    }
}

/// A line as it is printed. Its blanks are usual ones, so that its words are found when they are copied or looked for.
pub(super) fn shape_line(fonts: &Fonts, text: &str, font: PageFont) -> ShapedText {
    if text.contains(NO_BREAK_SPACE) {
        fonts.shape(&text.replace(NO_BREAK_SPACE, " "), font)
    } else {
        fonts.shape(text, font)
    }
}

/// The distance of a column from the left edge of its table, for a text size of 1 point.
pub(super) fn left_of(widths: &ColumnWidths, column: usize) -> f32 {
    widths.0.iter().take(column).map(|width| width + GAP).sum()
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
    fn columns_of_one_kind_are_equally_wide_where_there_is_room() {
        let widths = ColumnWidths(vec![8.0, 2.0, 3.0, 2.5]);
        let leveled = |available: f32| {
            let mut widths = widths.clone();
            widths.level(&[1, 2, 3], available);
            widths.0
        };
        assert_eq!(leveled(30.0), [8.0, 3.0, 3.0, 3.0]);
        assert_eq!(leveled(19.0), widths.0, "there is no room");
    }

    #[test]
    fn columns_of_one_kind_that_differ_little_are_even_without_more_room() {
        let evened = |widest: f32| {
            let mut widths = ColumnWidths(vec![8.0, 2.5, widest, 2.5]);
            widths.even_out(&[1, 2, 3], 0.3);
            widths.0
        };
        let even = evened(2.8);
        assert!(even[1..].iter().all(|width| (width - 2.6).abs() < 0.001) && even[0] == 8.0, "{even:?}");
        assert_eq!(evened(3.5), [8.0, 2.5, 3.5, 2.5], "the figures would touch those before them");
    }

    #[test]
    fn a_power_and_its_player_stay_on_one_line() {
        let fonts = Fonts::load().unwrap();
        let text = "Austria\u{a0}Ben\u{a0}Orr, England\u{a0}Cy\u{a0}Ito, Italy\u{a0}Di\u{a0}Poe";
        for width in [9.0, 11.0, 14.0] {
            let lines = wrap(&fonts, text, PageFont::Regular, width);
            let lines: Vec<&str> = lines.iter().map(|line| &*line.text).collect();
            assert_eq!(lines.join(" "), "Austria Ben Orr, England Cy Ito, Italy Di Poe");
            assert!(
                lines.iter().all(|line| ["Austria", "England", "Italy"].iter().any(|power| line.starts_with(power)))
            );
        }
        // A line that is narrower than a pair is broken at its blanks.
        let narrow = wrap(&fonts, text, PageFont::Regular, 4.0);
        assert!(narrow.iter().all(|line| line.width <= 4.01), "{narrow:?}");
        assert_eq!(narrow[0].text.trim_end(), "Austria");
    }

    #[test]
    fn a_game_that_is_a_little_too_wide_stays_on_one_line() {
        let fonts = Fonts::load().unwrap();
        let width = fonts.shape("R3 M", PageFont::Regular).width;
        let lines = wrap(&fonts, "R3\u{a0}M", PageFont::Regular, width * 0.95);
        let texts: Vec<&str> = lines.iter().map(|line| &*line.text).collect();
        assert_eq!(texts, ["R3 M"]);
        assert!(lines[0].width <= width * 0.95 + 0.01, "{lines:?}");
        assert_eq!(wrap(&fonts, "R3\u{a0}M", PageFont::Regular, width * 0.7).len(), 2);
    }

    #[test]
    fn no_word_of_a_title_stands_alone_on_its_last_line() {
        let fonts = Fonts::load().unwrap();
        let title = "Claims to the top board, by the ranking after round 4";
        let width = fonts.shape(title, PageFont::Bold).width - 0.5;
        assert_eq!(&*wrap(&fonts, title, PageFont::Bold, width)[1].text, "4");
        let lines = wrap_evenly(&fonts, title, PageFont::Bold, width);
        assert!(lines.len() == 2 && lines[1].width > width / 3.0, "{lines:?}");
    }

    #[test]
    fn a_long_name_is_a_little_narrower_where_it_takes_fewer_lines_then() {
        let fonts = Fonts::load().unwrap();
        let name = "Juan Carlos Alberto María de los Ángeles Fernández-Villaverde y Gómez-Acebo";
        let whole = fonts.shape(name, PageFont::Bold).width;
        let mut saved = 0;
        for part in [0.3, 0.35, 0.4, 0.45, 0.5, 0.55] {
            let (usual, lines) = (
                wrap(&fonts, &with_whole_particles(name), PageFont::Bold, whole * part),
                fit_name(&fonts, name, PageFont::Bold, whole * part),
            );
            assert!(lines.iter().all(|line| line.width <= whole * part + 0.01 && line.stretch >= NARROW - 0.001));
            assert!(lines.len() <= usual.len());
            saved += usual.len() - lines.len();
        }
        assert!(saved > 0);
    }

    #[test]
    fn all_lines_of_a_name_have_letters_of_one_width() {
        let fonts = Fonts::load().unwrap();
        let name = "Maximiliana Theodora von Hohenlohe-Waldenburg-Schillingsfürst";
        let widths = |part: f32| {
            let width = fonts.shape("von Hohenlohe-Waldenburg-Schillingsfürst", PageFont::Bold).width * part;
            (width, fit_name(&fonts, name, PageFont::Bold, width))
        };
        for part in [0.4, 0.6, 0.85, 0.95, 1.1] {
            let (width, lines) = widths(part);
            assert!(lines.len() > 1 && lines.iter().all(|line| line.width <= width + 0.01), "{part}: {lines:?}");
            assert!(lines.iter().all(|line| (line.stretch - lines[0].stretch).abs() < 0.001), "{part}: {lines:?}");
        }
        assert!(widths(0.95).1[0].stretch < 1.0);
    }

    #[test]
    fn a_long_word_of_the_director_is_parted_with_a_hyphen_before_it_is_very_narrow() {
        let fonts = Fonts::load().unwrap();
        let (word, name) = ("Donaudampfschifffahrtskapitänspatent", "Wolfeschlegelsteinhausenbergerdorff");
        let text = format!("Note: {word}, told by Ann {name}");
        let breakable = BreakableWords::of(std::iter::once(text.as_str()), |word| word == name);
        let whole = fonts.shape(word, PageFont::Regular).width;
        let lines = |width: f32| wrap_sentence(&fonts, &text, PageFont::Regular, (width, &breakable));
        let parted = lines(whole * 0.6);
        let texts: Vec<&str> = parted.iter().map(|line| &*line.text).collect();
        assert!(texts[1].ends_with('-') && word.starts_with(texts[1].trim_end_matches('-')), "{texts:?}");
        let of_word = |line: &&ShapedText| !line.text.contains(name);
        assert!(parted.iter().filter(of_word).all(|line| line.stretch >= NARROWEST_BREAKABLE), "{parted:?}");
        assert!(texts.contains(&name), "no name is parted: {texts:?}");
        assert!(parted.iter().all(|line| line.width <= whole * 0.6 + 0.01), "{parted:?}");
        // A little narrower is enough.
        assert!(lines(whole * 0.9).iter().any(|line| line.text.starts_with(word)));
    }

    #[test]
    fn no_letter_of_a_long_text_is_lost() {
        let fonts = Fonts::load().unwrap();
        let text = "Ann Bergström-Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch of Gwynedd";
        let lines = wrap(&fonts, text, PageFont::Regular, 10.0);
        assert!(lines.len() > 3 && lines.iter().all(|line| line.width <= 10.01), "{lines:?}");
        let letters = |text: &str| text.replace(' ', "");
        assert_eq!(lines.iter().map(|line| letters(&line.text)).collect::<String>(), letters(text));
    }

    #[test]
    fn a_name_is_broken_at_blanks_then_after_a_hyphen_and_inside_only_where_it_must_be() {
        let fonts = Fonts::load().unwrap();
        let lines = |text: &str, width| -> Vec<String> {
            wrap(&fonts, text, PageFont::Regular, width).iter().map(|line| line.text.to_string()).collect()
        };
        assert_eq!(lines("Anna-Maria Schmidt", 6.0), ["Anna-Maria", "Schmidt"]);
        assert_eq!(lines("Maria Müller-Lüdenscheidt", 8.0), ["Maria Müller-", "Lüdenscheidt"]);
        assert_eq!(lines("Maria Müller-Lüdenscheidt", 11.0), ["Maria", "Müller-Lüdenscheidt"]);
        assert_eq!(lines("Lüdenscheidt-Hagen", 5.0), ["Lüdenscheidt-", "Hagen"], "the letters are narrow");
        let inside = lines("Lüdenscheidt-Hagen", 3.0);
        assert!(inside.len() == 4 && inside[3] == "Hagen", "{inside:?}");
        let name = |width| fit_name(&fonts, "Konstantinos Papadimitropoulos", PageFont::Bold, width);
        let [narrow] = &name(15.0)[..] else { panic!("one line") };
        assert!(narrow.width <= 15.0 && narrow.stretch > 0.79, "{narrow:?}");
        assert_eq!(name(12.0).len(), 2);
        assert!(name(12.0).iter().all(|line| line.stretch == 1.0));
    }
}
