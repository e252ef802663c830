//! The words of a sheet that stand among powers and are not known as powers. A recipe can teach what they mean.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

use super::Recipe;
use super::grid::MOST_CELLS_SEARCHED;
use crate::book::{Power, fold_name};
use crate::import::cells::raw_cells::RawCell;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::words::heading_words::{Heading, heading_of_text};
use crate::import::words::title_words::{parse_board_title, parse_game_title};

/// The most words that are listed.
const MOST_WORDS: usize = 12;

/// So many different powers make a column or a row one of powers.
const FEWEST_POWERS: usize = 3;

/// A word of a sheet that Topboard does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord {
    /// The word as it is in the file.
    pub word: String,
    /// The first cell with it.
    pub first: SheetAddress,
    /// The number of cells with it.
    pub cells: usize,
}

/// The words of a sheet that stand among powers and are none, in the order of their first cells. The words that the recipe
/// teaches are known.
pub fn unknown_words(file: &SheetsOfFile, sheet: usize, recipe: &Recipe) -> Vec<UnknownWord> {
    let Some(sheet) = file.sheets.get(sheet).filter(|sheet| sheet.cells.len() <= MOST_CELLS_SEARCHED) else {
        return Vec::new();
    };
    let sheet = recipe.known_sheet(sheet);
    let mut columns: BTreeMap<u32, Vec<LineCell>> = BTreeMap::new();
    let mut rows: BTreeMap<u32, Vec<LineCell>> = BTreeMap::new();
    for cell in sheet.cells.iter() {
        let RawCell { at, .. } = cell;
        let text = cell.trimmed_text().unwrap_or_default();
        columns.entry(at.column).or_default().push(LineCell::new(at, at.row, text));
        rows.entry(at.row).or_default().push(LineCell::new(at, at.column, text));
    }
    let mut words: BTreeMap<SheetAddress, String> = BTreeMap::new();
    let lines = columns.values().map(|line| (line, true)).chain(rows.values().map(|line| (line, false)));
    for (line, is_column) in lines {
        for cell in unknown_cells(line, is_column) {
            if let CellWord::Unknown(word) = &cell.word {
                words.insert(cell.at, word.clone());
            }
        }
    }
    let mut unknown: Vec<UnknownWord> = Vec::new();
    let mut positions: HashMap<String, usize> = HashMap::new();
    for (first, word) in words {
        let position = *positions.entry(fold_name(&word)).or_insert(unknown.len());
        match unknown.get_mut(position) {
            Some(known) => known.cells += 1,
            None => unknown.push(UnknownWord { word, first, cells: 1 }),
        }
    }
    unknown.truncate(MOST_WORDS);
    unknown
}

/// The word of a cell that a recipe can teach: the whole text, or the only word of a text with numbers. `None` for other
/// texts, and for words that are known.
pub fn teachable_word(text: &str) -> Option<String> {
    match CellWord::new(text.trim()) {
        CellWord::Unknown(word) => Some(word),
        CellWord::Power(_) | CellWord::PowerLetter(_) | CellWord::OtherHeading | CellWord::Other => None,
    }
}

/// A cell of a column or of a row.
struct LineCell {
    at: SheetAddress,
    /// Its place in the line.
    place: u32,
    word: CellWord,
}

/// What the text of a cell is.
enum CellWord {
    Power(Power),
    /// A letter that is a power among other letters: the board “A” is no power in a row with “England”.
    PowerLetter(Power),
    Unknown(String),
    /// A heading of texts that are no powers.
    OtherHeading,
    Other,
}

impl LineCell {
    fn new(at: SheetAddress, place: u32, text: &str) -> Self {
        LineCell { at, place, word: CellWord::new(text) }
    }

    /// The power in the cell. With `has_words`, the powers of the line are words.
    fn power(&self, has_words: bool) -> Option<Power> {
        match self.word {
            CellWord::Power(power) => Some(power),
            CellWord::PowerLetter(power) => Some(power).filter(|_| !has_words),
            CellWord::Unknown(_) | CellWord::OtherHeading | CellWord::Other => None,
        }
    }
}

impl CellWord {
    fn new(text: &str) -> Self {
        /// A longer text is no word for a power.
        const MOST_BYTES: usize = 40;
        if text.is_empty() || text.len() > MOST_BYTES {
            return CellWord::Other;
        }
        let word = if text.contains(|c: char| c.is_ascii_digit()) {
            // “Tyrkia 8”
            let mut words = text.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().nth(1).is_some());
            match (words.next(), words.next()) {
                (Some(only), None) => only,
                _ => return CellWord::Other,
            }
        } else {
            text
        };
        if let Some(power) = Power::parse_in_column(word) {
            let is_letter = word.chars().nth(1).is_none();
            return if is_letter { CellWord::PowerLetter(power) } else { CellWord::Power(power) };
        }
        let heading = heading_of_text(text);
        if heading.is_some_and(is_of_other_texts) {
            return CellWord::OtherHeading;
        }
        let is_word = word.split_whitespace().count() <= 2 && word.chars().any(char::is_alphabetic);
        let is_known = heading.is_some() || parse_board_title(text).is_some() || parse_game_title(text).is_some();
        if is_word && !is_known { CellWord::Unknown(word.to_owned()) } else { CellWord::Other }
    }
}

/// Whether a column with this heading holds texts that are no powers, such as “Nationality”: France, Sweden …
const fn is_of_other_texts(heading: Heading) -> bool {
    matches!(
        heading,
        Heading::Player
            | Heading::FirstName
            | Heading::NamePrefix
            | Heading::LastName
            | Heading::Region
            | Heading::Note
            | Heading::Event
            | Heading::Director
            | Heading::Reason
    )
}

/// The cells of a column or of a row in which a power is missing, and that stand directly among powers.
fn unknown_cells(line: &[LineCell], is_column: bool) -> Vec<&LineCell> {
    let has_words = line.iter().any(|cell| matches!(cell.word, CellWord::Power(_)));
    let power = |cell: &LineCell| cell.power(has_words);
    let different = |cells: &[LineCell]| cells.iter().filter_map(power).collect::<HashSet<Power>>().len();
    if different(line) < FEWEST_POWERS {
        return Vec::new();
    }
    let lacks_power = different(line) < Power::ALL.len();
    let mut found = Vec::new();
    let mut is_of_other_texts = false;
    for run in runs(line) {
        let headings = line[run.clone()].iter().take_while(|cell| power(cell).is_none());
        for cell in headings {
            match cell.word {
                CellWord::OtherHeading => is_of_other_texts = true,
                CellWord::Other => is_of_other_texts = false,
                CellWord::Power(_) | CellWord::PowerLetter(_) | CellWord::Unknown(_) => {}
            }
        }
        // In a row, the first heading is about the column below it.
        if is_of_other_texts && is_column {
            continue;
        }
        let cells = &line[run];
        // The first and the last power of the run: above stands its heading, below the name of a sum.
        let (Some(first), Some(last)) =
            (cells.iter().position(|cell| power(cell).is_some()), cells.iter().rposition(|cell| power(cell).is_some()))
        else {
            continue;
        };
        let known = different(cells);
        // A short run is one board, which has each power once.
        let is_short = cells.len() <= Power::ALL.len() + 2;
        if known < FEWEST_POWERS || !(lacks_power || (is_short && known < Power::ALL.len())) {
            continue;
        }
        let missing = Power::ALL.len() - known;
        let is_unknown = |cell: &&LineCell| matches!(cell.word, CellWord::Unknown(_));
        let inside: Vec<&LineCell> = cells[first..=last].iter().filter(is_unknown).collect();
        // Many words are countries, such as those of the players. A power that is missing has one word, or two; there may also
        // be a heading and a word below.
        let different_words: HashSet<&str> = cells
            .iter()
            .filter_map(|cell| match &cell.word {
                CellWord::Unknown(word) => Some(word.as_str()),
                CellWord::Power(_) | CellWord::PowerLetter(_) | CellWord::OtherHeading | CellWord::Other => None,
            })
            .collect();
        if different_words.len() > 2 * missing + 2 {
            continue;
        }
        let is_complete = is_short && inside.len() >= missing;
        found.extend(inside);
        if !is_complete {
            // The last or the first power of a board may be the unknown one.
            found.extend(cells[last + 1..].iter().take(1).filter(is_unknown));
            found.extend(cells[..first].iter().rev().take(1).filter(is_unknown));
        }
    }
    found
}

/// The parts of a line without a gap.
fn runs(line: &[LineCell]) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (position, cell) in line.iter().enumerate() {
        match runs.last_mut() {
            Some(run) if line[run.end - 1].place + 1 == cell.place => run.end = position + 1,
            _ => runs.push(position..position + 1),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str, recipe: &Recipe) -> Vec<(String, String, usize)> {
        let file = SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap();
        let words = unknown_words(&file, 0, recipe);
        words.into_iter().map(|word| (word.word, word.first.to_string(), word.cells)).collect()
    }

    #[test]
    fn words_among_powers_that_are_none_are_listed_until_they_are_taught() {
        let board = "Land,Spiller,SC\nØsterrike,Ann,5\nEngland,Ben,5\nFrankrike,Cid,5\nTyskland,Dan,5\nItalia,Eve,5\n\
                     Russland,Flo,5\nTyrkistan,Gus,4\n";
        let two = format!("{board}Sum,,34\n\n{board}");
        let unknown = words(&two, &Recipe::default());
        assert_eq!(unknown, [("Tyrkistan".to_owned(), "A8".to_owned(), 2)], "no player, no heading and no sum");
        let mut recipe = Recipe::default();
        recipe.teach("Tyrkistan = Turkey").unwrap();
        assert_eq!(words(&two, &recipe), []);
    }

    #[test]
    fn words_where_no_power_is_expected_are_not_listed() {
        let rows = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"]
            .iter()
            .zip(["Sweden", "France", "Germany", "Italy", "Norway", "Poland", "Germany"]);
        for heading in ["Nationality", "Passport"] {
            let row = |(power, from): (&&str, &str)| format!("A,{power},Ann {power},5,{from}\n");
            let lines = rows.clone().map(row).collect::<String>();
            let more = ["Spain", "Peru", "Chile", "Cuba", "Fiji", "Mali", "Togo"]
                .map(|from| format!("B,,,,{from}\n"))
                .concat();
            let text = format!("Board,Power,Player,SC,{heading}\n{lines}{more}");
            assert_eq!(words(&text, &Recipe::default()), [], "{heading}");
        }
        // The heading above says it also across a gap.
        let gap = "Board,Power,Player,SC,Club\n\nA,Austria,Ann,5,France\nA,England,Ben,5,Spain\nA,France,Cid,5,Italy\n\
                   A,Germany,Dan,5,Turkey\n";
        assert_eq!(words(gap, &Recipe::default()), []);
    }

    #[test]
    fn many_different_words_are_looked_up_and_not_compared_with_each_other() {
        // Comparing five thousand words with each other takes a minute in a debug build.
        let board = |at: usize| {
            let powers = ["Austria", "England", "France", "Germany", "Italy", "Russia"];
            let row = |power: &str| format!("{power},5\n");
            let word: String = at.to_string().bytes().map(|digit| char::from(digit + (b'g' - b'0'))).collect();
            format!("Power,SC\n{}Osm{word},4\n\n", powers.map(row).concat())
        };
        let found = words(&(0..5_000).map(board).collect::<String>(), &Recipe::default());
        assert_eq!((found.len(), found[0].0.as_str()), (MOST_WORDS, "Osmg"));
    }

    #[test]
    fn powers_across_and_with_counts_are_read_too() {
        let across = "Round,Austria,England,France,Germany,Italy,Russia,Ottrek\n1,5,5,5,5,5,5,4\n";
        assert_eq!(words(across, &Recipe::default())[0].0, "Ottrek");
        let cells = "Player,R1\nAnn,Austria 5\nBen,England 5\nCid,France 5\nDan,Germany 5\nEve,Italy 5\nFlo,Russia 5\nGus,Ottrek 4\n";
        assert_eq!(words(cells, &Recipe::default()), [("Ottrek".to_owned(), "B8".to_owned(), 1)]);
        assert_eq!(teachable_word("Ottrek 4").as_deref(), Some("Ottrek"));
        assert_eq!((teachable_word("Turkey"), teachable_word("34")), (None, None));
    }
}
