//! The title of a section. Its name is in large type, and what follows a comma in small type beside or below it. A board that is
//! called has a letter that is read from across the room, above its table or in a lane beside it.

use super::columns::{count_as_f32, wrap_evenly};
use super::page_measures::{ASCENT, LINE};
use super::table_form::{LONGEST_BESIDE, LetterPlace, TableForm};
use super::table_texts::SectionTexts;
use crate::languages::in_each_language;
use crate::publish::text_measure::{Fonts, PageFont, ShapedText};

/// The height of a line with a large letter, and from its top to the baseline, in sizes of the letter. A “J” reaches below the baseline
/// and stays above the rule.
const LETTER_LINE: f32 = 0.97;
const LETTER_ASCENT: f32 = 0.75;

/// The height of a capital letter, in sizes of its text.
const CAPITAL: f32 = 0.714;

/// The size of a name of a board that has no letter: against that of the cells, and at least against that of a letter.
const NAME_SCALE: f32 = 1.15;
const NAME_BESIDE_LETTERS: f32 = 0.7;

/// The space between a word and a large letter, in sizes of the word.
const WORD_SPACE: f32 = 0.4;

/// A text of the title of a section. Lengths are points.
pub(super) struct TitleText {
    pub shaped: ShapedText,
    /// From the left of the strip.
    pub left: f32,
    /// From the top of the title.
    pub baseline: f32,
    pub size: f32,
}

/// The title of a section.
#[derive(Default)]
pub(super) struct SectionTitle {
    pub texts: Vec<TitleText>,
    /// What it takes above its table.
    pub height: f32,
}

/// The title of a section: “Board A, scored by …”.
pub(super) fn section_title(fonts: &Fonts, form: &TableForm, held: &SectionTexts) -> SectionTitle {
    match (&held.letter, form.letters) {
        (Some(letter), LetterPlace::Above) => letter_above(fonts, form, (&letter.label, &letter.figure)),
        (Some(letter), LetterPlace::Beside) => letter_beside(fonts, form, (&letter.label, &letter.figure)),
        _ => title_lines(fonts, form, &held.title),
    }
}

/// The word and the letter on one baseline.
fn letter_above(fonts: &Fonts, form: &TableForm, (word, letter): (&str, &str)) -> SectionTitle {
    let word_size = form.size.max(form.section_title * 0.45);
    let word = fonts.shape(word, PageFont::Regular);
    let left = if word.text.is_empty() { 0.0 } else { (word.width + WORD_SPACE) * word_size };
    let letter = fonts.shape(letter, PageFont::Bold);
    // A board may have a name instead of a letter. It is no larger than the title of the page.
    let is_name = letter.text.chars().count() > LONGEST_BESIDE;
    let of_name = (NAME_SCALE * form.size).max(NAME_BESIDE_LETTERS * form.section_title);
    let largest = if is_name { of_name } else { form.section_title };
    let size = largest.min((form.strip_width() - left) / letter.width.max(0.1));
    let baseline = LETTER_ASCENT * form.section_title;
    let texts = vec![
        TitleText { shaped: word, left: 0.0, baseline, size: word_size },
        TitleText { shaped: letter, left, baseline, size },
    ];
    SectionTitle { texts, height: LETTER_LINE * form.section_title }
}

/// The word, and the letter below it, in the lane beside the table.
fn letter_beside(fonts: &Fonts, form: &TableForm, (word, letter): (&str, &str)) -> SectionTitle {
    let width = form.lane - form.size;
    let fitted = |text: &str, font: PageFont, size: f32| {
        let shaped = fonts.shape(text, font);
        let size = size.min(width / shaped.width.max(0.1));
        (shaped, size)
    };
    let (word, word_size) = fitted(word, PageFont::Regular, form.note_size());
    let (letter, letter_size) = fitted(letter, PageFont::Bold, form.section_title);
    let top = form.rule_space() + LINE * word_size * 0.9;
    let texts = vec![
        TitleText { shaped: word, left: 0.0, baseline: form.rule_space() + ASCENT * word_size, size: word_size },
        TitleText { shaped: letter, left: 0.0, baseline: top + (CAPITAL + 0.12) * letter_size, size: letter_size },
    ];
    SectionTitle { texts, height: 0.0 }
}

fn title_lines(fonts: &Fonts, form: &TableForm, title: &str) -> SectionTitle {
    let mut lines = SectionTitle::default();
    if title.is_empty() {
        return lines;
    }
    let (size, width) = (form.section_title, form.strip_width());
    let is_large = size > form.size * 1.1;
    let mut languages = in_each_language(title);
    let title = languages.next().unwrap_or_default();
    let (name, more) = title.split_once(", ").filter(|_| is_large).unwrap_or((title, ""));
    // The title in another language is small too.
    let more: Vec<&str> = std::iter::once(more).chain(languages).filter(|text| !text.is_empty()).collect();
    let more = more.join(" · ");
    let names = wrap_evenly(fonts, name, PageFont::Bold, width / size);
    let last_width = names.last().map_or(0.0, |name| name.width) * size;
    let is_one_line = names.len() == 1;
    for (at, shaped) in names.into_iter().enumerate() {
        let baseline = (count_as_f32(at) * LINE + ASCENT) * size;
        lines.texts.push(TitleText { shaped, left: 0.0, baseline, size });
        lines.height += LINE * size;
    }
    if more.is_empty() {
        return lines;
    }
    let small = form.note_size();
    let more = wrap_evenly(fonts, &more, PageFont::Regular, width / small);
    let left = last_width + 0.4 * size;
    // They have one baseline where both have room on a line.
    if let ([beside], true) = (&more[..], is_one_line)
        && left + beside.width * small <= width
    {
        lines.texts.push(TitleText { shaped: beside.clone(), left, baseline: ASCENT * size, size: small });
        return lines;
    }
    for shaped in more {
        lines.texts.push(TitleText { shaped, left: 0.0, baseline: lines.height + ASCENT * small, size: small });
        lines.height += LINE * small;
    }
    lines
}
