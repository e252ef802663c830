//! Which province a written name or abbreviation means (WDC 2006 §9). Tyr alone has rules of its own, in
//! [`super::tyr`].

use std::sync::OnceLock;

use super::order_words;
use super::provinces::Province;
use super::word_table::named_lines;
use crate::letter_case::in_small_letters;

/// What a name on a sheet means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameReading {
    /// A name or an unambiguous abbreviation.
    Clear(Province),
    /// An abbreviation that the rules fix, such as “Nor”.
    Fixed(Province),
    /// A slip of the pen that can only be this name, such as “Berlni”. Only orders are read so.
    Misspelt(Province),
    /// “Tyr”, which §9 decides by the order and the sheet.
    Tyr,
    /// An abbreviation of several provinces.
    Ambiguous(Vec<Province>),
    Unknown,
}

/// A spelling of a province in lower case, as words.
pub(super) struct Spelling {
    pub(super) province: Province,
    pub(super) words: Vec<String>,
    /// The words without the spaces.
    pub(super) joined: String,
}

/// The names and abbreviations of `assets/rulings/provinces.txt`, in the order of their letters.
pub(super) fn spellings() -> &'static [Spelling] {
    static SPELLINGS: OnceLock<Vec<Spelling>> = OnceLock::new();
    SPELLINGS.get_or_init(|| {
        let names_of = |province: Province| std::iter::once(province.name()).chain(province.other_names().split(','));
        sorted(Province::all().flat_map(|province| names_of(province).map(move |name| Spelling::new(province, name))))
    })
}

/// The names in other languages, as `assets/rulings/foreign_names.txt` has them. They are read where no English name
/// fits. A whole name that is also the beginning of an English one is ambiguous.
pub(super) fn foreign_spellings() -> &'static [Spelling] {
    static SPELLINGS: OnceLock<Vec<Spelling>> = OnceLock::new();
    SPELLINGS.get_or_init(|| spellings_of(FOREIGN_NAMES))
}

/// The province of an abbreviation that the rules fix, as `assets/rulings/fixed_names.txt` has them.
fn fixed_province(word: &str) -> Option<Province> {
    static FIXED: OnceLock<Vec<Spelling>> = OnceLock::new();
    let fixed = FIXED.get_or_init(|| spellings_of(include_str!("../../assets/rulings/fixed_names.txt")));
    fixed.iter().find(|spelling| spelling.joined == word).map(|spelling| spelling.province)
}

/// The names of a table with the letters of a province in each line.
fn spellings_of(table: &'static str) -> Vec<Spelling> {
    let named = named_lines(table).filter_map(|(letters, names)| Some((Province::with_letters(letters)?, names)));
    sorted(named.flat_map(|(province, names)| names.split(',').map(move |name| Spelling::new(province, name))))
}

const FOREIGN_NAMES: &str = include_str!("../../assets/rulings/foreign_names.txt");

fn sorted(spellings: impl Iterator<Item = Spelling>) -> Vec<Spelling> {
    let mut sorted: Vec<Spelling> = spellings.filter(|spelling| !spelling.joined.is_empty()).collect();
    sorted.sort_by(|one, other| one.joined.cmp(&other.joined));
    sorted
}

impl Spelling {
    fn new(province: Province, name: &str) -> Self {
        let words = folded_words(name);
        Spelling { province, joined: words.concat(), words }
    }
}

/// The spellings that begin with these letters.
fn beginning_with<'a>(spellings: &'a [Spelling], letters: &str) -> &'a [Spelling] {
    let first = spellings.partition_point(|spelling| spelling.joined.as_str() < letters);
    let count = spellings[first..].partition_point(|spelling| spelling.joined.starts_with(letters));
    &spellings[first..first + count]
}

impl NameReading {
    /// The only province that the name means.
    pub const fn province(&self) -> Option<Province> {
        match self {
            NameReading::Clear(province) | NameReading::Fixed(province) | NameReading::Misspelt(province) => {
                Some(*province)
            }
            NameReading::Tyr | NameReading::Ambiguous(_) | NameReading::Unknown => None,
        }
    }
}

/// A shorter foreign name, or a shorter beginning of one, is too often another word.
const LEAST_LETTERS: usize = 4;

/// The words of a name in lower case, without accents and punctuation.
pub(super) fn folded_words(name: &str) -> Vec<String> {
    use unicode_normalization::UnicodeNormalization as _;
    let folded: String = name.nfd().filter(|c| !unicode_normalization::char::is_combining_mark(*c)).collect();
    let folded = in_small_letters(&folded).replace('ł', "l").replace('ø', "o");
    folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// What the words mean, which are all that was written for a province.
pub fn read_name(name: &str) -> NameReading {
    let words = folded_words(name);
    read_words(&words.iter().map(String::as_str).collect::<Vec<_>>(), false)
}

/// What words in lower case mean, which are all that was written for a province. A letter behind other words is the
/// first one of a word only if it is marked as one: “Adr S Tri” supports Trieste.
pub(super) fn read_words(words: &[&str], has_marked_letters: bool) -> NameReading {
    match words {
        [] => NameReading::Unknown,
        [word] => read_word(word),
        several => match one_of(several_words(several, has_marked_letters)) {
            NameReading::Unknown => foreign_name(several),
            reading => reading,
        },
    }
}

/// Whether a word is a whole name, one of the usual abbreviations or the first letters of the words of a name, not only
/// the beginning of a name.
pub(super) fn is_abbreviation(word: &str) -> bool {
    Province::with_letters(word).is_some()
        || fixed_province(word).is_some()
        || beginning_with(spellings(), word).first().is_some_and(|spelling| spelling.joined == word)
        || !with_initials(word).is_empty()
}

/// Whether these words are a whole name, a usual abbreviation, or one word of three first letters or more. “Ncc” is not.
pub(super) fn is_whole_or_begins(name: &str) -> bool {
    const LEAST: usize = 3;
    let words = folded_words(name);
    let joined = words.concat();
    let may_begin = words.len() == 1 && joined.chars().count() >= LEAST;
    let is_named = |names: &[Spelling]| {
        let begun = beginning_with(names, &joined);
        begun.first().is_some_and(|spelling| may_begin || spelling.joined == joined)
    };
    is_abbreviation(&joined) || is_named(spellings()) || is_named(foreign_spellings())
}

fn one_of(mut provinces: Vec<Province>) -> NameReading {
    provinces.sort_unstable();
    provinces.dedup();
    match provinces.as_slice() {
        [] => NameReading::Unknown,
        [one] => NameReading::Clear(*one),
        _ => NameReading::Ambiguous(provinces),
    }
}

fn read_word(word: &str) -> NameReading {
    if let Some(province) = fixed_province(word) {
        return NameReading::Fixed(province);
    }
    if word == "tyr" {
        return NameReading::Tyr;
    }
    if let Some(province) = Province::with_letters(word) {
        return NameReading::Clear(province);
    }
    let begins = beginning_with(spellings(), word);
    let is_whole = |spelling: &&Spelling| spelling.joined == word;
    let provinces = |spelling: &Spelling| spelling.province;
    let named: Vec<Province> = begins.iter().filter(is_whole).map(provinces).collect();
    if !named.is_empty() {
        return one_of(named);
    }
    // “Roma” begins “Romania”, and is all of a name of Rome.
    let foreign: Vec<Province> =
        beginning_with(foreign_spellings(), word).iter().filter(is_whole).map(provinces).collect();
    if !foreign.is_empty() && word.chars().count() >= LEAST_LETTERS {
        return one_of(foreign);
    }
    // An abbreviation is not abbreviated: “Sp” does not begin “SPb”.
    let is_name =
        |spelling: &&Spelling| spelling.joined.len() > LEAST_LETTERS || spelling.province.name().len() <= LEAST_LETTERS;
    let found: Vec<Province> = begins.iter().filter(is_name).map(provinces).collect();
    if !found.is_empty() {
        return one_of(found);
    }
    let found = with_initials(word);
    if !found.is_empty() {
        return one_of(found);
    }
    match foreign_name(&[word]) {
        NameReading::Unknown => one_of(or_one_slip_away(word, with_letters_in_order(word))),
        reading => reading,
    }
}

/// The provinces whose names have words with these first letters: “BS” is a Black, a Baltic or a Barents Sea.
fn with_initials(word: &str) -> Vec<Province> {
    let has_initials = |spelling: &&Spelling| {
        spelling.words.len() > 1
            && spelling.words.len() == word.chars().count()
            && word.chars().zip(&spelling.words).all(|(letter, full)| full.starts_with(letter))
    };
    let first = word.chars().next().map(String::from).unwrap_or_default();
    let spellings = beginning_with(spellings(), &first).iter();
    spellings.filter(has_initials).map(|spelling| spelling.province).collect()
}

/// What a name in another language means, in full or by its first letters.
fn foreign_name(words: &[&str]) -> NameReading {
    let joined = words.concat();
    let begins = beginning_with(foreign_spellings(), &joined).iter();
    let whole = begins.clone().filter(|spelling| spelling.joined == joined).map(|spelling| spelling.province);
    let whole = one_of(whole.collect());
    // “Iri S” is no beginning of “irische see”, as in English.
    let may_begin = joined.chars().count() >= LEAST_LETTERS
        && !words.iter().skip(1).any(|word| word.len() < 2)
        && order_words::meanings(&joined).is_empty();
    if whole != NameReading::Unknown || !may_begin {
        return whole;
    }
    let found = begins.filter(|spelling| spelling.words.len() == words.len()).map(|spelling| spelling.province);
    let found: Vec<Province> = found.collect();
    one_of(if words.len() == 1 { or_one_slip_away(&joined, found) } else { found })
}

/// The provinces, if there are any, with those of which a short word can be an abbreviation with a slip of the pen. None
/// if it can be a word of orders with one.
fn or_one_slip_away(word: &str, mut found: Vec<Province>) -> Vec<Province> {
    /// A longer word is hardly an abbreviation.
    const MOST_LETTERS: usize = 4;
    let letters = word.chars().count();
    if found.is_empty() || letters > MOST_LETTERS {
        return found;
    }
    if order_words::is_near_word(word, 1) {
        return Vec::new();
    }
    let is_near = |spelling: &&Spelling| {
        let begin = |length: usize| spelling.joined.chars().take(length).collect::<String>();
        (3..=letters + 1).any(|length| strsim::osa_distance(word, &begin(length)) <= 1)
    };
    found.extend(spellings().iter().filter(is_near).map(|spelling| spelling.province));
    let with_letters = Province::all().filter(|at| strsim::osa_distance(word, &at.letters().to_lowercase()) <= 1);
    found.extend(with_letters);
    found
}

/// The provinces whose names begin with the first letter and have the others in their order: “Vna”. Longer words are no
/// abbreviations of this kind.
fn with_letters_in_order(word: &str) -> Vec<Province> {
    let letters = word.chars().count();
    if !(3..=4).contains(&letters) || !order_words::meanings(word).is_empty() {
        return Vec::new();
    }
    let has_letters = |province: &Province| {
        let name = folded_words(province.name()).concat();
        let mut rest = name.chars();
        name.chars().next() == word.chars().next() && word.chars().all(|letter| rest.any(|c| c == letter))
    };
    Province::all().filter(has_letters).collect()
}

/// The provinces with a spelling whose words begin with these words, one by one: “N Atl”, “St Pet”.
fn several_words(words: &[&str], has_marked_letters: bool) -> Vec<Province> {
    let begins = beginning_with(spellings(), words[0]).iter();
    if let Some(spelling) = begins.clone().find(|spelling| spelling.words == words) {
        return vec![spelling.province];
    }
    if !has_marked_letters && words.iter().skip(1).any(|word| word.len() < 2) {
        return Vec::new();
    }
    begins
        .filter(|spelling| {
            spelling.words.len() >= words.len()
                && words.iter().zip(&spelling.words).all(|(word, full)| full.starts_with(word))
        })
        .map(|spelling| spelling.province)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::word_table::content_lines;

    #[test]
    fn every_line_of_the_table_of_foreign_names_is_read() {
        let provinces: Vec<&str> = named_lines(FOREIGN_NAMES).map(|(letters, _)| letters).collect();
        assert_eq!(provinces.len(), content_lines(FOREIGN_NAMES).count());
        assert!(provinces.iter().all(|letters| Province::with_letters(letters).is_some()), "{provinces:?}");
        assert!(provinces.is_sorted());
    }
}
