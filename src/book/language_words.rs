//! The words of many languages for powers, headings, fill colours and the content of cells. The words are data in `assets/words`.
//!
//! The words of the names of rounds are in `round_name_words` and `calendar_words`. What a cell with several words means is in
//! `count_notation` and in `import`.

use std::collections::HashMap;
use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use serde::Deserialize;
use unicode_normalization::UnicodeNormalization as _;

use super::data_model::fold_words;
use super::remembered_texts::RememberedTexts;
use super::word_meanings::{Month, RoundWord, SmallNumber, TimeOfDay, Weekday};
use super::{FillColour, Power};

/// The files of the languages. The first file with a word decides.
const LANGUAGES: [&str; 26] = [
    include_str!("../../assets/words/english.toml"),
    include_str!("../../assets/words/german.toml"),
    include_str!("../../assets/words/french.toml"),
    include_str!("../../assets/words/italian.toml"),
    include_str!("../../assets/words/spanish.toml"),
    include_str!("../../assets/words/dutch.toml"),
    include_str!("../../assets/words/polish.toml"),
    include_str!("../../assets/words/swedish.toml"),
    include_str!("../../assets/words/norwegian.toml"),
    include_str!("../../assets/words/danish.toml"),
    include_str!("../../assets/words/portuguese.toml"),
    include_str!("../../assets/words/czech.toml"),
    include_str!("../../assets/words/finnish.toml"),
    include_str!("../../assets/words/hungarian.toml"),
    include_str!("../../assets/words/turkish.toml"),
    include_str!("../../assets/words/russian.toml"),
    include_str!("../../assets/words/ukrainian.toml"),
    include_str!("../../assets/words/greek.toml"),
    include_str!("../../assets/words/croatian.toml"),
    include_str!("../../assets/words/romanian.toml"),
    include_str!("../../assets/words/catalan.toml"),
    include_str!("../../assets/words/estonian.toml"),
    include_str!("../../assets/words/latvian.toml"),
    include_str!("../../assets/words/lithuanian.toml"),
    include_str!("../../assets/words/bulgarian.toml"),
    include_str!("../../assets/words/icelandic.toml"),
];

/// What a word in a cell says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CellWord {
    Eliminated,
    Solo,
    Survived,
    Draw,
    /// In the place of a name: nobody plays.
    Nobody,
    /// Before the name of a substitute.
    Substitute,
    /// Beside a name: what the player did, and no part of the name.
    Remark,
    /// In the title of a summary of many boards.
    Summary,
    /// Before a year, as the next three.
    Spring,
    Summer,
    Fall,
    Winter,
    /// Beside a row of sums.
    Total,
    /// Beside the counts at the end of a game.
    Final,
    /// Beside another word of a heading: “Elim. year”.
    Year,
    /// Before or after what a column counts: “# SC”, “number of centres”.
    Number,
    /// Before the year in which a game ended.
    Ended,
    /// Beside a remark about a board, without a meaning of its own.
    Filler,
    /// The heading of the numbers of players.
    #[serde(rename = "player number")]
    PlayerNumber,
    /// Before a word for centres: “no centres”.
    #[serde(rename = "none of")]
    NoneOf,
    /// The heading of codes of players, which stand in place of their names: “Code”, “Initials”.
    #[serde(rename = "player code")]
    PlayerCode,
    /// Before or after a name, and no part of it: “Dr.”.
    #[serde(rename = "name title")]
    NameTitle,
    /// In the name of a sheet: an earlier state of another sheet.
    #[serde(rename = "old copy")]
    OldCopy,
    /// Beside a board or its rows: the game does not count.
    Void,
    /// In the name of a sheet: a later state of another sheet.
    Correction,
    /// In the name of a sheet: it was written before the games ended.
    #[serde(rename = "sheet of seating")]
    SheetOfSeating,
    /// In the name of a sheet: it was written after the games.
    #[serde(rename = "sheet of results")]
    SheetOfResults,
    /// After the name of a board in its title: what the table below holds.
    #[serde(rename = "kind of table")]
    KindOfTable,
    /// In the name of a sheet, before the number of its version.
    Version,
    /// The heading of the times at which the answers to a form were sent.
    Timestamp,
    /// The heading of scores as shares of the board.
    Share,
    /// After a round: the name of a board follows.
    #[serde(rename = "part of round")]
    PartOfRound,
    /// In the title of a board: a state of a game that Topboard does not know.
    Unfinished,
    /// Between two words of a heading or of the name of a sheet: “player of Austria”, “copy of Round 1”.
    Preposition,
    /// Beside a word for an old copy in the name of a sheet, without a meaning of its own.
    #[serde(rename = "old copy filler")]
    OldCopyFiller,
    /// Before a heading of a form, without a meaning of its own: “your power”.
    Possessive,
    /// After a family name: “Jr.”.
    #[serde(rename = "name suffix")]
    NameSuffix,
    /// The only letter of a heading of rounds. Which heading a letter is, the cells below it decide; so for the next four.
    #[serde(rename = "letter of round")]
    RoundLetter,
    #[serde(rename = "letter of board")]
    BoardLetter,
    #[serde(rename = "letter of power")]
    PowerLetter,
    #[serde(rename = "letter of player")]
    PlayerLetter,
    #[serde(rename = "letter of centres")]
    CentresLetter,
    /// In a note, beside another count.
    #[serde(rename = "corrected count")]
    CorrectedCount,
    /// In the place of a name: a word that is no name, and says something that the import cannot know.
    #[serde(rename = "no name")]
    NoName,
    /// Between a substitute and the player: “Ben Orr for Ann Lee”.
    #[serde(rename = "in place of")]
    InPlaceOf,
    /// Before the year in which a player left: “Ann Lee until 1904”.
    Until,
    /// Between two players of one seat.
    #[serde(rename = "both players")]
    BothPlayers,
    /// In the name of a sheet: a form to be copied.
    Template,
}

/// The words of a language, as they are in its file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LanguageFile {
    powers: HashMap<Power, Vec<String>>,
    #[serde(default)]
    abbreviations: HashMap<Power, Vec<String>>,
    /// Abbreviations that are those of another power without their accents: “Itä” and “Ita”.
    #[serde(default, rename = "abbreviations with accents")]
    with_accents: HashMap<Power, Vec<String>>,
    headings: HashMap<String, Vec<String>>,
    colours: HashMap<FillColour, Vec<String>>,
    /// The colours of the pieces.
    #[serde(default)]
    piece_colours: HashMap<Power, Vec<String>>,
    cells: HashMap<CellWord, Vec<String>>,
    pub(super) days: HashMap<Weekday, Vec<String>>,
    pub(super) months: HashMap<Month, Vec<String>>,
    #[serde(rename = "times of day")]
    pub(super) times_of_day: HashMap<TimeOfDay, Vec<String>>,
    pub(super) rounds: HashMap<RoundWord, Vec<String>>,
    pub(super) numbers: HashMap<SmallNumber, Vec<String>>,
}

static FILES: LazyLock<Vec<LanguageFile>> = LazyLock::new(|| {
    // A test reads every file.
    LANGUAGES.iter().filter_map(|text| toml::from_str(text).ok()).collect()
});

/// The words of each language. The first language with a word decides.
pub(super) fn language_files() -> &'static [LanguageFile] {
    &FILES
}

/// The words of all languages, folded.
#[derive(Debug, Default)]
struct LanguageWords {
    powers: FxHashMap<String, Power>,
    abbreviations: FxHashMap<String, Power>,
    /// Abbreviations in small letters, with their accents.
    with_accents: FxHashMap<String, Power>,
    headings: FxHashMap<String, String>,
    /// The headings of which these letters are the beginning, where all words with this beginning mean one.
    beginnings_of_headings: FxHashMap<String, String>,
    /// The first word of each heading.
    heading_words: FxHashMap<String, String>,
    colours: FxHashMap<String, FillColour>,
    /// The meanings of each word of cells, with a bit for each meaning.
    cells: FxHashMap<String, u64>,
}

impl CellWord {
    const SEASONS: [CellWord; 4] = [CellWord::Spring, CellWord::Summer, CellWord::Fall, CellWord::Winter];

    /// The bit of this meaning among those of a word.
    const fn bit(self) -> u64 {
        1 << self as u64
    }
}

// The last meaning has a bit too.
const _: () = assert!((CellWord::Template as u32) < u64::BITS, "a word can have 64 meanings at most");

thread_local! {
    /// The meanings of texts as words of cells, with a bit for each meaning.
    static MEANINGS: RememberedTexts<u64> = RememberedTexts::default();
}

static WORDS: LazyLock<LanguageWords> = LazyLock::new(|| {
    let mut words = LanguageWords::default();
    for file in language_files() {
        let lists = [(&file.powers, &mut words.powers), (&file.abbreviations, &mut words.abbreviations)];
        for (powers, known) in lists {
            for (power, names) in powers {
                for name in names {
                    known.entry(fold_word(name)).or_insert(*power);
                }
            }
        }
        for (power, names) in &file.with_accents {
            words.with_accents.extend(names.iter().map(|name| (name.to_lowercase(), *power)));
        }
        for (heading, names) in &file.headings {
            if let Some(first) = names.first() {
                words.heading_words.entry(heading.clone()).or_insert_with(|| first.clone());
            }
            for name in names {
                words.headings.entry(fold_word(name)).or_insert_with(|| heading.clone());
            }
        }
        for (colour, names) in &file.colours {
            for name in names {
                words.colours.entry(fold_word(name)).or_insert(*colour);
            }
        }
        for (meaning, names) in &file.cells {
            for name in names {
                *words.cells.entry(fold_mark(name)).or_default() |= meaning.bit();
            }
        }
    }
    words.add_beginnings();
    words
});

/// So many letters of a word at least are an abbreviation of it.
const FEWEST_OF_ABBREVIATION: usize = 3;

/// The beginnings of words, each with its meaning. One that begins words of several meanings is left out.
fn beginnings<'w, M: PartialEq + Clone + 'w>(
    words: impl Iterator<Item = (&'w String, &'w M)>,
) -> impl Iterator<Item = (String, M)> {
    let mut found: FxHashMap<String, Option<M>> = FxHashMap::default();
    for (word, meaning) in words.filter(|(word, _)| !word.contains(' ')) {
        let ends = word.char_indices().skip(FEWEST_OF_ABBREVIATION).map(|(at, _)| at);
        for end in ends {
            let known = found.entry(word[..end].to_owned()).or_insert_with(|| Some(meaning.clone()));
            if known.as_ref().is_some_and(|known| known != meaning) {
                *known = None;
            }
        }
    }
    found.into_iter().filter_map(|(beginning, meaning)| Some((beginning, meaning?)))
}

impl LanguageWords {
    /// Adds the beginnings of the names of powers as abbreviations, and those of headings. A beginning that is a word itself stays one.
    fn add_beginnings(&mut self) {
        let is_word = |text: &String| self.headings.contains_key(text) || self.cells.contains_key(text);
        let powers: Vec<(String, Power)> = beginnings(self.powers.iter()).filter(|(text, _)| !is_word(text)).collect();
        self.beginnings_of_headings = beginnings(self.headings.iter()).filter(|(text, _)| !is_word(text)).collect();
        for (beginning, power) in powers {
            self.abbreviations.entry(beginning).or_insert(power);
        }
    }
}

/// A text for a look-up: folded, with spaces in place of the marks that separate words.
pub fn fold_word(text: &str) -> String {
    let is_between = |c: char| c.is_whitespace() || matches!(c, '_' | '.' | '/' | '-' | ':' | '(' | ')');
    fold_words(text.split(is_between).filter(|word| !word.is_empty()), text.len())
}

/// A mark such as “–” or “†” stays as it is, because it is nothing but marks.
fn fold_mark(text: &str) -> String {
    let folded = fold_word(text);
    if folded.is_empty() { text.trim().to_owned() } else { folded }
}

/// The power of this name, in any language.
pub(super) fn power_named(folded: &str) -> Option<Power> {
    WORDS.powers.get(folded).copied()
}

/// The power of this abbreviation. The text also means something else, so it must stand in a column of powers.
pub(super) fn power_abbreviated(folded: &str) -> Option<Power> {
    WORDS.abbreviations.get(folded).copied()
}

/// The power of an abbreviation that would be that of another power without its accents.
pub(super) fn power_with_accents(text: &str) -> Option<Power> {
    if text.is_ascii() {
        return None;
    }
    let composed: String = text.trim().nfc().collect();
    WORDS.with_accents.get(composed.to_lowercase().as_str()).copied()
}

/// The folded words for a power: its names and the colours of its pieces.
struct WordsOfPower {
    power: Power,
    names: Vec<String>,
    colours: Vec<String>,
}

/// The words for each power, in each language.
static WORDS_OF_POWERS: LazyLock<Vec<Vec<WordsOfPower>>> = LazyLock::new(|| {
    let folded = |names: Option<&Vec<String>>| names.into_iter().flatten().map(|name| fold_word(name)).collect();
    let of_power = |file: &LanguageFile, power| WordsOfPower {
        power,
        names: folded(file.powers.get(&power)),
        colours: folded(file.piece_colours.get(&power)),
    };
    let of_language = |file: &LanguageFile| Power::ALL.into_iter().map(|power| of_power(file, power)).collect();
    language_files().iter().map(of_language).collect()
});

/// A power that a word may mean in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PossiblePower {
    pub power: Power,
    /// Whether the word begins the usual name, or is the colour of the pieces, and does not only begin another name: “Impero ottomano”.
    pub is_usual: bool,
}

/// The powers whose names begin with a text, or whose pieces have this colour, in each language.
pub fn powers_by_language(text: &str) -> Vec<Vec<PossiblePower>> {
    let folded = fold_word(text);
    if folded.is_empty() {
        return Vec::new();
    }
    let possible = |words: &WordsOfPower| {
        let position = words.names.iter().position(|name| name.starts_with(&folded));
        let is_usual = position == Some(0) || words.colours.contains(&folded);
        (is_usual || position.is_some()).then_some(PossiblePower { power: words.power, is_usual })
    };
    let of_language = |powers: &Vec<WordsOfPower>| powers.iter().filter_map(possible).collect();
    WORDS_OF_POWERS.iter().map(of_language).collect()
}

/// The power that a text means with one typing error in its name, in any language: Austria for “Austira”, France for
/// “Frankriech”. `None` for a known name, for a short text, and where the names of two powers are equally near.
pub fn misspelt_power(text: &str) -> Option<Power> {
    const FEWEST_LETTERS: usize = 5;
    let written = fold_word(text);
    let letters = written.chars().count();
    if letters < FEWEST_LETTERS || power_named(&written).is_some() {
        return None;
    }
    let is_near = |name: &&String| {
        let of_name = name.chars().count();
        of_name >= FEWEST_LETTERS
            && of_name.abs_diff(letters) <= 1
            && (name.chars().next() == written.chars().next() || name.chars().last() == written.chars().last())
            && strsim::damerau_levenshtein(&written, name.as_str()) == 1
    };
    let mut near = WORDS_OF_POWERS.iter().flatten().filter(|words| words.names.iter().any(|name| is_near(&name)));
    let power = near.next()?.power;
    near.all(|words| words.power == power).then_some(power)
}

/// The fill colour of this name.
pub(super) fn colour_named(text: &str) -> Option<FillColour> {
    WORDS.colours.get(fold_word(text).as_str()).copied()
}

/// The key of the heading that this folded text is: “player”, “centres”.
pub fn heading_key(folded: &str) -> Option<&'static str> {
    WORDS.headings.get(folded).map(String::as_str)
}

/// The key of the heading that this folded text is the beginning of: “board” for “tav”. The text ends with a stop in its cell.
pub fn abbreviated_heading_key(folded: &str) -> Option<&'static str> {
    WORDS.beginnings_of_headings.get(folded).map(String::as_str)
}

/// The usual word for the heading with this key.
pub fn heading_word(key: &str) -> Option<&'static str> {
    WORDS.heading_words.get(key).map(String::as_str)
}

/// Every heading with its key.
pub fn heading_keys() -> impl Iterator<Item = &'static str> {
    WORDS.headings.values().map(String::as_str)
}

/// Whether a text in a cell has this meaning.
pub fn is_cell_word(text: &str, meaning: CellWord) -> bool {
    meanings_of_text(text) & meaning.bit() != 0
}

/// The season that a text names: spring, summer, fall or winter.
pub fn season_named(text: &str) -> Option<CellWord> {
    let meanings = meanings_of_text(text);
    CellWord::SEASONS.into_iter().find(|season| meanings & season.bit() != 0)
}

fn meanings_of_text(text: &str) -> u64 {
    // Longer texts are no words of a list.
    if text.len() > 40 {
        return 0;
    }
    MEANINGS.with(|remembered| remembered.find(text, |text| meanings_of_word(&fold_mark(text))))
}

/// Whether a word that is folded already has this meaning.
pub fn is_folded_cell_word(word: &str, meaning: CellWord) -> bool {
    meanings_of_word(word) & meaning.bit() != 0
}

fn meanings_of_word(folded: &str) -> u64 {
    WORDS.cells.get(folded).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_can_be_read_and_names_the_seven_powers_and_the_six_colours() {
        for text in LANGUAGES {
            let file: LanguageFile = toml::from_str(text).unwrap();
            assert!(Power::ALL.iter().all(|power| !file.powers[power].is_empty()), "{text}");
            // A text with a digit is not looked up.
            let names = file.powers.values().chain(file.abbreviations.values()).flatten();
            assert!(names.into_iter().all(|name| !name.contains(|c: char| c.is_ascii_digit())), "{text}");
            assert!(file.headings.contains_key("board") && file.headings.contains_key("centres"), "{text}");
            assert!(FillColour::ALL.iter().all(|colour| !file.colours[colour].is_empty()), "{text}");
        }
    }

    #[test]
    fn no_word_means_two_powers_two_headings_or_two_colours() {
        let mut powers: HashMap<String, Power> = HashMap::new();
        let mut colours: HashMap<String, FillColour> = HashMap::new();
        let mut headings: HashMap<String, String> = HashMap::new();
        for text in LANGUAGES {
            let file: LanguageFile = toml::from_str(text).unwrap();
            for (power, names) in file.powers.into_iter().chain(file.abbreviations) {
                for name in names {
                    assert_eq!(*powers.entry(fold_word(&name)).or_insert(power), power, "{name}");
                }
            }
            for (colour, names) in file.colours {
                for name in names {
                    assert_eq!(*colours.entry(fold_word(&name)).or_insert(colour), colour, "{name}");
                }
            }
            for (heading, names) in file.headings {
                for name in names {
                    assert_eq!(*headings.entry(fold_word(&name)).or_insert(heading.clone()), heading, "{name}");
                }
            }
        }
    }

    #[test]
    fn every_language_names_the_four_seasons_and_no_word_means_two_of_them() {
        for text in LANGUAGES {
            let file: LanguageFile = toml::from_str(text).unwrap();
            for season in CellWord::SEASONS {
                for word in &file.cells[&season] {
                    assert_eq!(season_named(word), Some(season), "{word}");
                    let bits = CellWord::SEASONS.map(|season| meanings_of_word(&fold_mark(word)) & season.bit());
                    assert_eq!(bits.into_iter().filter(|bit| *bit != 0).count(), 1, "{word}");
                }
            }
        }
    }

    #[test]
    fn marks_and_words_of_many_languages_are_known() {
        for text in ["–", "n/a", "TBD", "?", "niemand", "Nadie"] {
            let dash = crate::book::typed_words::is_dash(text);
            assert!(dash || is_cell_word(text, CellWord::Nobody), "{text}");
        }
        assert!(is_cell_word("†", CellWord::Eliminated) && is_cell_word("Elim.", CellWord::Eliminated));
        assert!(!is_cell_word("Ann", CellWord::Nobody));
    }
}
