//! The words for the seven powers that only the whole file explains: the letters of another language, of which two are Italy's in
//! English, the colours of the pieces, a word that is also a heading: “TUR” is a round in Turkish, and “AUS” is “out” in German; or a
//! name with a slip of the fingers.

use std::collections::{BTreeMap, BTreeSet};

use super::Recipe;
use crate::book::language_words::{PossiblePower, misspelt_power, powers_by_language};
use crate::book::{PerPower, Power, fold_name};
use crate::import::cells::raw_cells::RawCell;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::report::import_report::{Finding, FindingCause, FindingEffect, FindingKind};
use crate::import::words::heading_words::heading_of_text;
use crate::languages::list_in_window;
use crate::languages::window_sentences::import_recipes as texts;
use crate::printable_text::printable_line;

/// A longer text is no word for a power.
const MOST_BYTES: usize = 24;

/// A sheet with more cells repeats its words in the first of them.
const MOST_CELLS: usize = 20_000;

/// Words of a file, each with the power that it must mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::import) struct GuessedWords {
    pub words: BTreeMap<String, String>,
    known_by: KnownBy,
}

/// How the meaning of words is known. Nobody has to be asked about slips and legends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KnownBy {
    /// Names with a slip of the fingers.
    Slip,
    /// The file says it: “G = Anglaterra”.
    Legend,
    /// Only one meaning of all of them together is possible.
    Together,
}

impl GuessedWords {
    /// What the director is told about the words. `None` if each is a known word for its power.
    pub(in crate::import) fn finding(&self, read: &SheetsOfFile) -> Option<Finding> {
        let is_known = |(word, power): &(&String, &String)| Power::parse_in_column(word) == Power::parse(power);
        let meaning = |(word, power): (&String, &String)| texts::word_as_power(&printable_line(word), power);
        let meanings: Vec<String> = self.words.iter().filter(|word| !is_known(word)).map(meaning).collect();
        let (said, effect): (fn(&str) -> String, _) = match self.known_by {
            KnownBy::Slip => (texts::misspelt_powers, FindingEffect::None),
            KnownBy::Legend => (texts::legend_for_powers, FindingEffect::None),
            KnownBy::Together => (texts::words_for_powers, FindingEffect::Asked),
        };
        (!meanings.is_empty()).then(|| Finding {
            kind: FindingKind::Warning,
            sheet: read.file.clone(),
            cells: Vec::new(),
            message: said(&list_in_window(&meanings)),
            effect,
            cause: FindingCause::OwnSentence,
        })
    }
}

/// Whether a recipe teaches this word.
fn is_taught(by: Option<&Recipe>, word: &str) -> bool {
    by.is_some_and(|by| by.words().keys().any(|taught| fold_name(taught) == fold_name(word)))
}

/// The words of the file that are known only together. `None` if all seven are known words, or if several meanings are possible.
pub(in crate::import) fn guess_words(read: &SheetsOfFile, by: Option<&Recipe>) -> Option<GuessedWords> {
    let mut words: BTreeMap<String, String> = BTreeMap::new();
    for texts in read.sheets.iter().flat_map(lists_of_words) {
        let powers: Vec<Option<Power>> = texts.iter().map(|text| Power::parse_in_column(text)).collect();
        let different: BTreeSet<usize> = powers.iter().flatten().map(|power| power.index()).collect();
        if texts.iter().any(|text| is_taught(by, text)) {
            continue;
        }
        if different.len() == Power::ALL.len() {
            let is_heading = |text: &String| text.chars().nth(1).is_some() && heading_of_text(text).is_some();
            let also_headings = texts.into_iter().zip(powers).filter(|(text, _)| is_heading(text));
            words.extend(also_headings.filter_map(|(text, power)| Some((text, power?.name().to_owned()))));
            continue;
        }
        let Some(meanings) = only_meaning(&texts) else { continue };
        for ((text, power), meaning) in texts.into_iter().zip(powers).zip(meanings) {
            if power != Some(meaning)
                && words.insert(text, meaning.name().to_owned()).is_some_and(|of| of != meaning.name())
            {
                return None;
            }
        }
    }
    (!words.is_empty()).then_some(GuessedWords { words, known_by: KnownBy::Together })
}

/// The names of powers with a slip of the fingers. Nobody else than a power stands in a row or a column of powers, so they are read
/// before anything is recognised. `None` if there are none.
pub(in crate::import) fn misspelt_words(read: &SheetsOfFile, by: Option<&Recipe>) -> Option<GuessedWords> {
    let found = read.sheets.iter().flat_map(misspelt_powers).filter(|(text, _)| !is_taught(by, text));
    let words: BTreeMap<String, String> = found.map(|(text, power)| (text, power.name().to_owned())).collect();
    (!words.is_empty()).then_some(GuessedWords { words, known_by: KnownBy::Slip })
}

/// The words for powers that the file itself explains: “A = Àustria, G = Anglaterra”. `None` if all are known words.
pub(in crate::import) fn legend_words(read: &SheetsOfFile, by: Option<&Recipe>) -> Option<GuessedWords> {
    let legends = read.sheets.iter().flat_map(|sheet| {
        sheet.rows().take(MOST_ROWS).map(|(_, cells)| {
            let texts = cells.filter_map(|cell| sheet.cell(cell).trimmed_text());
            texts.flat_map(words_of_legend).collect::<BTreeMap<String, Power>>()
        })
    });
    let different = |legend: &BTreeMap<String, Power>| legend.values().collect::<BTreeSet<_>>().len();
    let legend = legends.into_iter().find(|legend| different(legend) >= POWERS_AROUND)?;
    let unknown =
        legend.into_iter().filter(|(word, power)| Power::parse_in_column(word) != Some(*power) && !is_taught(by, word));
    let words: BTreeMap<String, String> = unknown.map(|(word, power)| (word, power.name().to_owned())).collect();
    (!words.is_empty()).then_some(GuessedWords { words, known_by: KnownBy::Legend })
}

/// A legend stands in one of the first rows of a sheet.
const MOST_ROWS: usize = 200;

/// The short words of a text that it explains as powers: “G = Anglaterra”.
fn words_of_legend(text: &str) -> Vec<(String, Power)> {
    const LONGEST_WORD: usize = 4;
    let pairs = text.split([',', ';', '.', '|', '/', '\n', '·']).filter_map(|piece| piece.split_once('='));
    let pairs = pairs.filter_map(|(word, meaning)| {
        let word = word.rsplit(':').next()?.trim();
        let power = Power::parse_in_column(meaning.trim()).filter(|_| meaning.trim().chars().count() > LONGEST_WORD)?;
        let is_word = (1..=LONGEST_WORD).contains(&word.chars().count()) && word.chars().all(char::is_alphabetic);
        is_word.then(|| (word.to_owned(), power))
    });
    pairs.collect()
}

/// So many powers make a row or a column one of powers, whatever else is in it.
const POWERS_AROUND: usize = 5;

/// The misspelt names in rows and columns of powers.
fn misspelt_powers(sheet: &RawSheet) -> Vec<(String, Power)> {
    let (mut columns, mut rows) = (BTreeMap::<u32, PerPower<bool>>::new(), BTreeMap::<u32, PerPower<bool>>::new());
    let cells = || (0..sheet.cells.len().min(MOST_CELLS)).map(|cell| sheet.cell(cell));
    let short = |cell: &RawCell<'_>| cell.trimmed_text().filter(|text| text.len() <= MOST_BYTES).map(str::to_owned);
    for cell in cells() {
        if let Some(power) = short(&cell).and_then(|text| Power::parse_in_column(&text)) {
            columns.entry(cell.at.column).or_default()[power] = true;
            rows.entry(cell.at.row).or_default()[power] = true;
        }
    }
    let is_of_powers = |powers: Option<&PerPower<bool>>| {
        powers.is_some_and(|powers| powers.values().filter(|seen| **seen).count() >= POWERS_AROUND)
    };
    let beside =
        cells().filter(|cell| is_of_powers(columns.get(&cell.at.column)) || is_of_powers(rows.get(&cell.at.row)));
    let texts: BTreeSet<String> = beside.filter_map(|cell| short(&cell)).collect();
    let misspelt = texts.into_iter().filter(|text| heading_of_text(text).is_none());
    misspelt.filter_map(|text| misspelt_power(&text).map(|power| (text, power))).collect()
}

/// Seven different texts of a column or a row that may be words for powers.
fn lists_of_words(sheet: &RawSheet) -> Vec<Vec<String>> {
    let (mut columns, mut rows) = (BTreeMap::<u32, BTreeMap<String, String>>::new(), BTreeMap::new());
    let mut may_be: BTreeMap<String, bool> = BTreeMap::new();
    for cell in (0..sheet.cells.len().min(MOST_CELLS)).map(|cell| sheet.cell(cell)) {
        let Some(text) = cell.trimmed_text().filter(|text| text.len() <= MOST_BYTES) else { continue };
        let folded = fold_name(text);
        let is_word = *may_be
            .entry(folded.clone())
            .or_insert_with(|| powers_by_language(text).iter().any(|powers| !powers.is_empty()));
        if is_word {
            columns.entry(cell.at.column).or_default().entry(folded.clone()).or_insert_with(|| text.to_owned());
            let row: &mut BTreeMap<String, String> = rows.entry(cell.at.row).or_default();
            row.entry(folded).or_insert_with(|| text.to_owned());
        }
    }
    let all = columns.into_values().chain(rows.into_values());
    all.filter(|words| words.len() == Power::ALL.len()).map(|words| words.into_values().collect()).collect()
}

/// The powers of seven texts, if only one meaning of each leaves a text for every power. Of several, one with fewer unusual names is
/// taken.
fn only_meaning(texts: &[String]) -> Option<Vec<Power>> {
    let by_text: Vec<Vec<Vec<PossiblePower>>> = texts.iter().map(|text| powers_by_language(text)).collect();
    let languages = by_text.iter().map(Vec::len).min()?;
    let mut found: Vec<Meaning> = Vec::new();
    for language in 0..languages {
        let choices: Vec<&[PossiblePower]> = by_text.iter().map(|powers| powers[language].as_slice()).collect();
        assign(&choices, &mut Meaning::default(), &mut found);
    }
    let best = found.iter().min_by_key(|meaning| meaning.unusual)?;
    let is_rival = |other: &&Meaning| other.unusual == best.unusual && other.powers != best.powers;
    (!found.iter().any(|other| is_rival(&other))).then(|| best.powers.clone())
}

/// A power for each of some texts.
#[derive(Clone, Debug, Default)]
struct Meaning {
    powers: Vec<Power>,
    /// How many of the texts begin an unusual name.
    unusual: usize,
}

/// Finds all ways to give each text a power of its own.
fn assign(choices: &[&[PossiblePower]], chosen: &mut Meaning, found: &mut Vec<Meaning>) {
    let Some(possible) = choices.get(chosen.powers.len()) else {
        found.push(chosen.clone());
        return;
    };
    for &PossiblePower { power, is_usual } in *possible {
        if !chosen.powers.contains(&power) {
            let unusual = usize::from(!is_usual);
            chosen.powers.push(power);
            chosen.unusual += unusual;
            assign(choices, chosen, found);
            chosen.unusual -= unusual;
            chosen.powers.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guess(words: &[&str]) -> Option<BTreeMap<String, String>> {
        let rows = words.iter().map(|word| format!("1,{word},{word} Lee,5\n")).collect::<Vec<_>>().concat();
        let read = SheetsOfFile::read(format!("Board,Land,Player,SC\n{rows}").as_bytes(), "con.csv").unwrap();
        Some(guess_words(&read, None)?.words)
    }

    #[test]
    fn words_are_guessed_where_only_one_meaning_leaves_a_word_for_every_power() {
        let of = |words: &[(&str, &str)]| -> Option<BTreeMap<String, String>> {
            Some(words.iter().map(|(word, power)| ((*word).to_owned(), (*power).to_owned())).collect())
        };
        assert_eq!(guess(&["A", "I", "F", "G", "It", "R", "T"]), of(&[("I", "England")]));
        // Alemania and Inglaterra.
        assert_eq!(guess(&["A", "I", "F", "Al", "It", "R", "T"]), of(&[("I", "England")]));
        let colours = guess(&["Red", "Blue", "Light blue", "Black", "Green", "White", "Yellow"]).unwrap();
        assert_eq!((colours["Blue"].as_str(), colours["Light blue"].as_str()), ("England", "France"));
        assert_eq!(
            guess(&["AUS", "ENG", "FRA", "GER", "ITA", "RUS", "TUR"]),
            of(&[("AUS", "Austria"), ("TUR", "Turkey")])
        );
        // Known words, a word too few, and letters of which two may be two powers.
        assert_eq!(guess(&["A", "E", "F", "G", "I", "R", "T"]), None);
        assert_eq!(guess(&["A", "I", "F", "G", "It", "R"]), None);
        assert_eq!(guess(&["Red", "Blue", "Light blue", "Black", "Green", "Grey", "Pink"]), None);
    }

    #[test]
    fn a_slip_of_the_fingers_is_a_power_among_other_powers() {
        let misspelt = |text: &str| {
            let read = SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap();
            misspelt_words(&read, None).map(|found| found.words.into_iter().collect::<Vec<_>>())
        };
        let of = |word: &str, power: &str| Some(vec![(word.to_owned(), power.to_owned())]);
        let german = "Tisch,Österreich,England,Frankriech,Deutschland,Italien,Russland,Türkei\n";
        assert_eq!(misspelt(german), of("Frankriech", "France"));
        assert_eq!(misspelt("Austria\nAnglia\nFrancja\nNimecy\nWłochy\nRosja\nTurcja\n"), of("Nimecy", "Germany"));
        assert_eq!(misspelt("Austria,Turkye,Ann,Ben\n"), None, "too few powers are around");
        assert_eq!(misspelt("Austria,England,France,Germany,Italy,Russia,Turkey,Franck\n"), of("Franck", "France"));
    }
}
