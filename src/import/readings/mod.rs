//! What a text of a cell can mean: a power, a count, a year, a name, a heading, a title. Each distinct text is read once, and
//! the words that the director teaches are known from the start. Which meaning a cell has is decided elsewhere.

mod letters;

use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::costs::{Cost, word};
use super::recipe::{HeadingText, Part, Pattern, TaughtWords, read_heading, round_in};
use crate::book::count_notation::{CountNotation, means_no_value, parse_count_cell, parse_year_cell};
use crate::book::marks_between_parts::SPACED_MARKS;
use crate::book::typed_words::single_spaced;
use crate::book::{Power, Year, fold_name};
use crate::import::cells::raw_cells::{RawCell, RawValue, parse_number};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::names::name_cells::{is_name, is_no_name, means_nobody, split_bracket, turn_family_name};
use crate::import::prose::without_item_or_place;
use crate::import::words::board_remarks::parse_remark;
use crate::import::words::counts_by_year::parse_counts_by_year;
use crate::import::words::dated_names::is_date_or_day;
use crate::import::words::heading_words::{
    Heading, ends_in_total_label, heading_of_number, heading_of_text, is_total_label,
};
use crate::import::words::title_words;

pub(super) use letters::headings_of_letter;

/// A power, with the cost of the word for it and the words beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PowerReading {
    pub power: Power,
    pub cost: Cost,
    /// The remark in brackets: “red” of “Austria (red)”.
    pub remark: String,
}

/// What a heading or a title says about all cells below it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct NamedGame {
    pub round: Option<String>,
    pub board: Option<String>,
    pub power: Option<Power>,
    /// The text after the name of the board: “ended 1909”.
    pub rest: String,
}

impl NamedGame {
    pub(super) const fn is_blank(&self) -> bool {
        self.round.is_none() && self.board.is_none() && self.power.is_none()
    }
}

/// All meanings that a text can have.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a meaning that a text has or has not")]
pub(super) struct TextReadings {
    /// The text with a known word in place of a taught one.
    pub text: String,
    pub power: Option<PowerReading>,
    pub count: Option<CountNotation>,
    pub year: Option<Year>,
    /// Three counts or more with one mark between them: “3-4-5”.
    pub counts_by_year: Vec<u16>,
    pub is_number: bool,
    pub is_name: bool,
    /// The heading of a column, without what it says about the game, and the words for it.
    pub heading: Option<Heading>,
    pub heading_words: String,
    /// Whether the heading is about the counts at the end, and not about those at any time.
    pub is_final: bool,
    /// The headings that a single letter can be.
    pub letters: Vec<Heading>,
    /// The round, the board and the power that the text names as a heading or a title.
    pub names: NamedGame,
    /// Whether the only round in it is a date or a day.
    pub is_dated: bool,
    pub is_total: bool,
    /// Whether it ends in such a label: “Ann Lee Total”.
    pub ends_in_total: bool,
    pub has_no_value: bool,
    /// Whether it is a word in place of a name: “bye”.
    pub is_no_name: bool,
    /// The numbers of the patterns for cells that it has, once they were asked for.
    pub known_patterns: OnceCell<Vec<usize>>,
}

impl TextReadings {
    /// The numbers of the patterns for cells that the text has. `find` finds them.
    pub(super) fn patterns(&self, find: impl FnOnce(&str) -> Vec<usize>) -> &[usize] {
        self.known_patterns.get_or_init(|| find(&self.text))
    }
}

/// The readings of the texts of a file.
pub(super) struct Readings<'w> {
    taught: TaughtWords<'w>,
    by_text: RefCell<FxHashMap<String, Rc<TextReadings>>>,
    /// The readings of cells that are numbers, by the bits of the number, so that they are written as texts only once.
    by_number: RefCell<FxHashMap<u64, Rc<TextReadings>>>,
}

impl<'w> Readings<'w> {
    /// The readings of a file in which these words are taught.
    pub(super) fn new(words: Option<&'w BTreeMap<String, String>>) -> Self {
        Readings { taught: TaughtWords::new(words), by_text: RefCell::default(), by_number: RefCell::default() }
    }

    /// The readings of a cell, or of the part of its text that is not struck out.
    pub(super) fn of_cell(&self, sheet: &RawSheet, cell: CellIndex) -> Rc<TextReadings> {
        let cell = sheet.cell(cell);
        match sheet.partly_struck_out.get(&cell.at) {
            Some(rest) => self.of_text(rest.trim(), || None),
            None => self.of_raw(cell),
        }
    }

    fn of_raw(&self, cell: RawCell<'_>) -> Rc<TextReadings> {
        let RawValue::Number(number) = cell.value else { return self.of_shown(&cell) };
        if let Some(known) = self.by_number.borrow().get(&number.to_bits()) {
            return Rc::clone(known);
        }
        let read = self.of_shown(&cell);
        self.by_number.borrow_mut().insert(number.to_bits(), Rc::clone(&read));
        read
    }

    /// The readings of the text of a cell. A year above a column is a number or a text.
    fn of_shown(&self, cell: &RawCell<'_>) -> Rc<TextReadings> {
        let text = cell.trimmed();
        self.of_text(&text, || parse_number(&text).and_then(heading_of_number))
    }

    pub(super) fn of_text(&self, text: &str, of_number: impl Fn() -> Option<Heading>) -> Rc<TextReadings> {
        if let Some(known) = self.by_text.borrow().get(text) {
            return Rc::clone(known);
        }
        let translated = self.taught.translated(text);
        let mut read = read_text(translated.as_deref().unwrap_or(text));
        read.heading = read.heading.or_else(of_number);
        read.is_final = read.heading == Some(Heading::FinalCount);
        if read.is_final {
            read.heading = Some(Heading::CENTRES);
        }
        let read = Rc::new(read);
        self.by_text.borrow_mut().insert(text.to_owned(), Rc::clone(&read));
        read
    }
}

/// A longer text is only a note.
const MOST_BYTES: usize = 120;

fn read_text(text: &str) -> TextReadings {
    let text = single_spaced(text);
    let mut read = TextReadings { is_number: parse_number(&text).is_some(), ..TextReadings::default() };
    if text.len() > MOST_BYTES || text.is_empty() {
        return TextReadings { text, ..read };
    }
    read.count = parse_count_cell(&text);
    read.year = parse_year_cell(&text);
    read.counts_by_year = parse_counts_by_year(&text).unwrap_or_default();
    read.has_no_value = means_no_value(&text) || means_nobody(&text);
    if !read.is_number {
        read.is_no_name = is_no_name(&text);
        read.power = power_in(&text);
        read.is_name = is_player(&text);
        read.is_total = is_total_label(&text);
        read.ends_in_total = ends_in_total_label(&text);
        let HeadingText { pattern, part, heading } = read_heading(&text);
        let of_part = part.and(pattern.match_text(&text)).and_then(|matched| Some(matched.first()?.1.clone()));
        let rest = match of_part.or_else(|| round_in(&text).filter(|_| heading.is_none())) {
            Some(cut) => without_round_words(&format!("{} {}", &text[..cut.start], &text[cut.end..])),
            None => text.clone(),
        };
        let rest = if rest.trim().is_empty() { text.clone() } else { rest };
        read.heading_words = fold_name(&rest);
        read.heading = heading;
        read.letters = headings_of_letter(rest.trim());
        read.is_dated = is_date_or_day(&text);
        read.names = names_game(&text, read.is_dated);
        // “Board letter” and “Centres at the end” are headings, and name no board and no round.
        if heading.is_some_and(|heading| !matches!(heading, Heading::RoundScore(_))) && part.is_none() {
            read.names.board = None;
            read.names.round = read.names.round.filter(|_| text.contains(|c: char| c.is_ascii_digit()));
        }
        if read.names.power.is_none() {
            read.names.power = read.power.as_ref().filter(|_| read.heading.is_none()).map(|of| of.power);
        }
    }
    read.text = text;
    read
}

/// A heading without its round, and without the word for the round.
fn without_round_words(text: &str) -> String {
    let is_round = |word: &&str| word.eq_ignore_ascii_case("r") || heading_of_text(word) == Some(Heading::Round);
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty() && !is_round(word));
    words.collect::<Vec<_>>().join(" ")
}

fn power_in(text: &str) -> Option<PowerReading> {
    let cost = |text: &str| match text.chars().count() {
        1 => word::LETTER,
        2 | 3 => word::ABBREVIATION,
        _ => word::EXACT,
    };
    if let Some(power) = Power::parse_in_column(text) {
        return Some(PowerReading { power, cost: cost(text), remark: String::new() });
    }
    let (name, remark) = split_bracket(text)?;
    let is_remark = Power::parse_in_column(remark).is_none()
        && heading_of_text(remark).is_none()
        && !remark.contains(|c: char| c.is_ascii_digit());
    // A single letter with a remark is a power only if the remark is a word: “A (red)”, and no nationality “(SWE)”.
    let is_word = name.chars().nth(1).is_some() || remark.chars().all(|c| c.is_lowercase() || c == ' ');
    let power = Power::parse_in_column(name).filter(|_| is_remark && is_word)?;
    Some(PowerReading { power, cost: cost(name) + word::REMARK, remark: remark.to_owned() })
}

/// Whether a text can be the name of a player, also with a country, a title or a substitute beside it.
fn is_player(text: &str) -> bool {
    let bare = |text: &str| is_name(text) || turn_family_name(text).is_some();
    let has_word = |text: &str| text.chars().filter(|c| c.is_alphabetic()).nth(1).is_some();
    has_word(text)
        && (bare(text)
            || split_bracket(text).is_some_and(|(name, _)| bare(name))
            || text.split(['/', '&']).all(|part| bare(part.trim())))
}

/// A longer text beside the word for a board is a sentence.
const MOST_WORDS_OF_BOARD: usize = 4;

/// Whether a text is the code of a round: “R1” in “Board R1” says which round the board is of.
fn is_code_of_round(text: &str) -> bool {
    let digits = text.strip_prefix(['R', 'r']).unwrap_or_default();
    (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// The round, the board and the power in a heading or a title.
fn names_game(text: &str, is_dated: bool) -> NamedGame {
    let name = |name: &str| Some(single_spaced(name));
    // “Game ended 1907” is a remark.
    let is_name = |board: &str| {
        board.split(' ').count() <= MOST_WORDS_OF_BOARD && parse_remark(board).is_none() && !is_code_of_round(board)
    };
    if let Some(game) = title_words::parse_game_title(text).filter(|game| is_name(game.board)) {
        let round = game.round.and_then(name);
        return NamedGame { round, board: name(game.board), rest: game.rest.to_owned(), power: None };
    }
    if is_dated {
        return NamedGame { round: name(text), ..NamedGame::default() };
    }
    let HeadingText { pattern, part, .. } = read_heading(text);
    if let (Some(Part::POWER), Some(matched)) = (part, pattern.match_text(text)) {
        /// In a longer heading, a short word is no power.
        const MOST_WORDS: usize = 3;
        let is_sentence = text.split(' ').count() > MOST_WORDS;
        let word = matched.first().map(|(_, range)| &text[range.clone()]);
        let power = word.filter(|word| !is_sentence || word.len() > MOST_WORDS).and_then(Power::parse_in_column);
        return NamedGame { power, ..NamedGame::default() };
    }
    let of_heading = || round_in(text).map(|range| text[range].to_owned());
    let round = title_words::find_round(text).map(|(round, _)| round).or_else(of_heading);
    NamedGame { round, ..NamedGame::default() }
}

/// The longest text for a round beside other parts: “12”, “Fri”.
const MOST_BYTES_OF_ROUND: usize = 4;

/// A text as patterns are tried on it: with plain dashes between its words, as in “Austria - Ann Lee - 7”.
pub(super) struct PatternText<'t> {
    text: Cow<'t, str>,
    /// Where the text begins behind the mark of an item or a place.
    start: usize,
}

impl<'t> PatternText<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        let others = || SPACED_MARKS.into_iter().filter(|mark| *mark != " - ");
        let text = if others().chain([" - - "]).any(|mark| text.contains(mark)) {
            let plain = others().fold(text.to_owned(), |text, mark| text.replace(mark, " - "));
            Cow::Owned(plain.replace(" - - ", " - "))
        } else {
            Cow::Borrowed(text)
        };
        let start = text.len() - without_item_or_place(&text).len();
        PatternText { text, start }
    }

    /// The parts by a pattern, each with its part of the text. A name has letters, and a round is short.
    pub(super) fn parts(&self, pattern: &Pattern) -> Option<Vec<(Heading, String)>> {
        let start = if pattern.has(Part::Field(Heading::Place)) { 0 } else { self.start };
        parts_of(&self.text[start..], pattern)
    }
}

/// The name of a board without the word before it: “1” of “table 1”.
fn without_word_for_board(heading: Heading, text: &str) -> &str {
    let game = if heading == Heading::Board { title_words::parse_game_title(text) } else { None };
    game.filter(|game| game.round.is_none() && game.rest.is_empty()).map_or(text, |game| game.board)
}

fn parts_of(text: &str, pattern: &Pattern) -> Option<Vec<(Heading, String)>> {
    let matched = pattern.match_text(text)?;
    let parts = matched.into_iter().filter_map(|(part, range)| match part {
        Part::Field(heading) => Some((heading, without_word_for_board(heading, text[range].trim()).to_owned())),
        Part::Year => None,
    });
    let parts: Vec<(Heading, String)> = parts.collect();
    let has_count = parts.iter().any(|(heading, _)| *heading == Heading::CENTRES);
    let is_power_and_board = parts.len() == 2 && parts.iter().any(|(heading, _)| *heading == Heading::Power);
    let may_be = |(heading, part): &(Heading, String)| match heading {
        // Before a count, only a number is a round: “A 7 (1)” is a power.
        Heading::Round => {
            part.len() <= MOST_BYTES_OF_ROUND && (!has_count || part.bytes().all(|byte| byte.is_ascii_digit()))
        }
        // Beside a power alone, only a letter or a number is a board.
        Heading::Board if is_power_and_board => part.chars().count() <= 2,
        heading => !heading.is_name() || part.contains(char::is_alphabetic) && !part.ends_with(" -"),
    };
    Some(parts).filter(|parts| parts.iter().all(may_be))
}
