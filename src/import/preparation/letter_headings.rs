//! Headings of one letter, such as “R, B, P, C”. The cells below decide which heading each letter is, and prove it: each board
//! has each power once, and the centres add up.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::{CellNote, PreparedSheet};
use crate::book::count_notation::{means_no_value, parse_count_cell};
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{CENTRES_ON_MAP, Power};
use crate::figures::join_with_and;
use crate::import::heading_words::{Heading, heading_of_cell};
use crate::import::raw_cells::RawValue;
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::sheet_address::SheetAddress;

/// The fewest different powers in a column of powers.
const FEWEST_POWERS: usize = 4;

/// Headings of letters after so many rows of them stay letters.
const MOST_ROWS: usize = 400;

/// The word for a heading in place of its letter.
const fn word_of(heading: Heading) -> &'static str {
    match heading {
        Heading::Round => "Round",
        Heading::Board => "Board",
        Heading::Power => "Power",
        Heading::Player => "Player",
        _ => "Centres",
    }
}

/// Writes words in place of the letters. `None` for a sheet without such headings.
pub(super) fn with_words(sheet: &RawSheet) -> Option<PreparedSheet> {
    let is_letter = |cell: CellIndex| sheet.cell(cell).trimmed_text().is_some_and(|text| text.chars().nth(1).is_none());
    let mut words: BTreeMap<SheetAddress, Heading> = BTreeMap::new();
    let rows = sheet.rows().filter(|(_, cells)| cells.clone().filter(|cell| is_letter(*cell)).count() >= 2);
    for (row, cells) in rows.take(MOST_ROWS) {
        words.extend(LettersInRow::new(sheet, row, cells.collect()).proven());
    }
    if words.is_empty() {
        return None;
    }
    let changed = sheet.with_values(|cell| words.get(&cell.at).copied().map(word_of).map(RawValue::Text));
    let mut read: Vec<(String, Heading)> = Vec::new();
    for (at, heading) in &words {
        let letter = sheet.find(*at).map(|cell| sheet.cell(cell).trimmed().into_owned()).unwrap_or_default();
        if !read.contains(&(letter.clone(), *heading)) {
            read.push((letter, *heading));
        }
    }
    let meanings: Vec<String> = read.iter().map(|(letter, of)| format!("“{letter}” as “{}”", word_of(*of))).collect();
    let message =
        format!("the headings are letters, and the cells below them say what they are: {}.", join_with_and(&meanings));
    let notes = vec![CellNote::warning(words.into_keys().collect(), message)];
    Some(PreparedSheet { sheet: changed, notes })
}

/// A row that may hold headings of one letter.
struct LettersInRow<'s> {
    sheet: &'s RawSheet,
    row: u32,
    cells: Vec<CellIndex>,
}

impl<'s> LettersInRow<'s> {
    fn new(sheet: &'s RawSheet, row: u32, cells: Vec<CellIndex>) -> Self {
        LettersInRow { sheet, row, cells }
    }

    fn at(&self, cell: CellIndex) -> SheetAddress {
        self.sheet.cell(cell).at
    }

    fn text(&self, row: u32, column: u32) -> String {
        self.sheet.shown_text(row, column).into_owned()
    }

    fn means(&self, cell: CellIndex, meaning: CellWord) -> bool {
        self.sheet.cell(cell).trimmed_text().is_some_and(|text| is_cell_word(text, meaning))
    }

    /// The number of rows below with a power in this column, if these rows are whole boards.
    fn rows_of_powers(&self, column: u32) -> Option<u32> {
        let power = |row: u32| Power::parse_in_column(&self.text(row, column));
        let powers: Vec<Power> = (self.row + 1..).map_while(power).collect();
        let different = powers.iter().collect::<BTreeSet<_>>().len();
        let is_whole = !powers.is_empty() && powers.len().is_multiple_of(Power::ALL.len());
        u32::try_from(powers.len()).ok().filter(|_| is_whole && different >= FEWEST_POWERS)
    }

    /// The headings that the letters are, if the cells below prove them.
    fn proven(&self) -> Vec<(SheetAddress, Heading)> {
        let known: Vec<(u32, Heading)> = self
            .cells
            .iter()
            .filter_map(|cell| Some((self.at(*cell).column, heading_of_cell(self.sheet.cell(*cell))?)))
            .collect();
        let mut found = Vec::new();
        let mut from = 0;
        // Boards may stand side by side.
        for &cell in &self.cells {
            let column = self.at(cell).column;
            let is_power = self.means(cell, CellWord::PowerLetter) || known.contains(&(column, Heading::Power));
            let Some(rows) = Some(column).filter(|_| is_power && column >= from).and_then(|of| self.rows_of_powers(of))
            else {
                continue;
            };
            let next = self.cells.iter().map(|next| self.at(*next).column).find(|next| {
                *next > column && self.rows_of_powers(*next).is_some() && {
                    let heading = self.sheet.find(SheetAddress::new(self.row, *next));
                    heading.is_some_and(|of| self.means(of, CellWord::PowerLetter))
                }
            });
            let columns = from..next.unwrap_or(u32::MAX);
            let table = LetterTable { row: self, powers: column, rows, columns: columns.clone(), known: &known };
            found.extend(table.proven());
            from = next.unwrap_or(u32::MAX);
        }
        found
    }
}

/// Whether a heading says which game a row is about.
const fn is_of_game(heading: Heading) -> bool {
    matches!(heading, Heading::Round | Heading::Board)
}

/// Whether each text of a column is that of one or more boards. The scores of the powers are not.
fn has_whole_boards(texts: &[String]) -> bool {
    let mut rows: BTreeMap<&str, usize> = BTreeMap::new();
    for text in texts.iter().filter(|text| !means_no_value(text)) {
        *rows.entry(text).or_default() += 1;
    }
    !rows.is_empty() && rows.values().all(|rows| rows % Power::ALL.len() == 0)
}

/// The columns of one table with a proven column of powers.
struct LetterTable<'r, 's> {
    row: &'r LettersInRow<'s>,
    powers: u32,
    rows: u32,
    columns: Range<u32>,
    known: &'r [(u32, Heading)],
}

impl LetterTable<'_, '_> {
    fn texts(&self, column: u32) -> Vec<String> {
        (self.row.row + 1..=self.row.row + self.rows).map(|row| self.row.text(row, column)).collect()
    }

    /// Whether the texts of a column can be these.
    fn can_be(&self, column: u32, heading: Heading) -> bool {
        let texts = self.texts(column);
        let filled = || texts.iter().filter(|text| !means_no_value(text));
        match heading {
            Heading::Round => has_whole_boards(&texts) && filled().all(|text| text.parse::<u8>().is_ok()),
            Heading::Board => has_whole_boards(&texts) && filled().all(|text| text.chars().count() <= 3),
            Heading::Player => {
                let is_name = |text: &&String| {
                    text.chars().filter(|letter| letter.is_alphabetic()).count() > 1
                        && !text.contains(|letter: char| letter.is_ascii_digit())
                        && Power::parse_in_column(text).is_none()
                };
                filled().filter(is_name).count() * 4 >= texts.len() * 3
            }
            _ => {
                let count = |text: &String| parse_count_cell(text).map(|read| u32::from(read.count));
                filled().all(|text| count(text).is_some()) && {
                    let boards = self.boards();
                    let sum = |rows: &Vec<usize>| rows.iter().filter_map(|row| count(&texts[*row])).sum::<u32>();
                    let whole = boards.iter().filter(|rows| sum(rows) == u32::from(CENTRES_ON_MAP)).count();
                    // One board of several may be miscounted.
                    whole * 2 > boards.len()
                }
            }
        }
    }

    /// The rows of each board, counted from the first row of the table: each seven rows, or those with the same texts in the
    /// columns that may name rounds and boards. Blank if neither makes whole boards.
    fn boards(&self) -> Vec<Vec<usize>> {
        let powers: Vec<Option<Power>> =
            self.texts(self.powers).iter().map(|text| Power::parse_in_column(text)).collect();
        let is_whole = |rows: &Vec<usize>| {
            let different: BTreeSet<Power> = rows.iter().filter_map(|row| powers[*row]).collect();
            [different.len(), rows.len()] == [Power::ALL.len(); 2]
        };
        let rows: Vec<usize> = (0..powers.len()).collect();
        let in_order: Vec<Vec<usize>> = rows.chunks(Power::ALL.len()).map(<[usize]>::to_vec).collect();
        if in_order.iter().all(is_whole) {
            return in_order;
        }
        let of_words =
            self.known.iter().filter(|(column, heading)| is_of_game(*heading) && self.columns.contains(column));
        let mut columns: Vec<u32> = of_words.map(|(column, _)| *column).collect();
        let may_be_of_game = |cell: &&CellIndex| {
            let column = self.row.at(**cell).column;
            let is_letter =
                self.row.means(**cell, CellWord::RoundLetter) || self.row.means(**cell, CellWord::BoardLetter);
            is_letter && self.columns.contains(&column) && has_whole_boards(&self.texts(column))
        };
        columns.extend(self.row.cells.iter().filter(may_be_of_game).map(|cell| self.row.at(*cell).column));
        let mut games: BTreeMap<Vec<String>, Vec<usize>> = BTreeMap::new();
        let texts: Vec<Vec<String>> = columns.iter().map(|column| self.texts(*column)).collect();
        for row in rows {
            games.entry(texts.iter().map(|texts| texts[row].clone()).collect()).or_default().push(row);
        }
        games.into_values().filter(is_whole).collect()
    }

    /// Whether each game, by the texts in these columns, has each power once.
    fn are_games(&self, columns: &[u32]) -> bool {
        let mut games: BTreeMap<Vec<String>, BTreeSet<Power>> = BTreeMap::new();
        for row in self.row.row + 1..=self.row.row + self.rows {
            let Some(power) = Power::parse_in_column(&self.row.text(row, self.powers)) else { return false };
            let game = columns.iter().map(|column| self.row.text(row, *column)).collect();
            if !games.entry(game).or_default().insert(power) {
                return false;
            }
        }
        games.values().all(|powers| powers.len() == Power::ALL.len())
    }

    /// The letters of this table with their headings.
    fn proven(&self) -> Vec<(SheetAddress, Heading)> {
        const HEADINGS: [(Heading, CellWord); 4] = [
            (Heading::CENTRES, CellWord::CentresLetter),
            (Heading::Player, CellWord::PlayerLetter),
            (Heading::Round, CellWord::RoundLetter),
            (Heading::Board, CellWord::BoardLetter),
        ];
        let is_free = |cell: &CellIndex| {
            self.columns.contains(&self.row.at(*cell).column) && heading_of_cell(self.row.sheet.cell(*cell)).is_none()
        };
        let mut letters: Vec<CellIndex> = self.row.cells.iter().copied().filter(is_free).collect();
        let is_powers = |cell: &CellIndex| self.row.at(*cell).column == self.powers;
        let mut found: Vec<(SheetAddress, Heading)> =
            letters.iter().filter(|cell| is_powers(cell)).map(|cell| (self.row.at(*cell), Heading::Power)).collect();
        letters.retain(|cell| !is_powers(cell));
        // A letter that may be two headings is the one that no other letter is.
        for (heading, letter) in HEADINGS.into_iter().chain(HEADINGS) {
            let in_words = || self.known.iter().any(|(column, of)| *of == heading && self.columns.contains(column));
            let is_known = found.iter().any(|(_, of)| *of == heading) || in_words();
            let fits =
                |cell: &CellIndex| self.row.means(*cell, letter) && self.can_be(self.row.at(*cell).column, heading);
            let mut fitting = letters.iter().copied().filter(fits);
            if let (Some(only), None, false) = (fitting.next(), fitting.next(), is_known) {
                found.push((self.row.at(only), heading));
                letters.retain(|cell| *cell != only);
            }
        }
        let of_letters = found.iter().filter(|(_, heading)| is_of_game(*heading)).map(|(at, _)| at.column);
        let of_words =
            self.known.iter().filter(|(column, heading)| is_of_game(*heading) && self.columns.contains(column));
        let columns: Vec<u32> = of_letters.chain(of_words.map(|(column, _)| *column)).collect();
        if !columns.is_empty() && !self.are_games(&columns) {
            found.retain(|(_, heading)| !is_of_game(*heading));
        }
        // A single letter may be anything: a power alone proves no heading.
        if found.len() > 1 || self.known.iter().any(|(_, heading)| heading.is_name()) { found } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use crate::import::read_results;

    fn list(headings: &str, counts: [u16; 7]) -> String {
        let rows = |board: &str| {
            let row =
                |(power, count): (crate::book::Power, u16)| format!("1,{board},{power},Ann {power} {board},{count}\n");
            crate::book::Power::ALL.into_iter().zip(counts).map(row).collect::<String>()
        };
        format!("{headings}\n{}{}", rows("A"), rows("B"))
    }

    #[test]
    fn letters_are_headings_where_the_cells_below_prove_them() {
        let whole = [7, 5, 9, 0, 4, 6, 3];
        for headings in ["R,B,P,Name,C", "R,T,C,N,SC", "R,B,P,Player,C"] {
            let import = read_results(list(headings, whole).as_bytes(), "games.csv").unwrap();
            let names: Vec<&str> = import.book.boards().map(|(_, board)| board.name.as_str()).collect();
            assert_eq!(names, ["A", "B"], "{headings}");
            assert!(import.book.boards().all(|(_, board)| board.centre_sum() == 34), "{headings}");
            assert!(import.findings.iter().any(|finding| finding.message.contains("the headings are letters")));
        }
    }

    #[test]
    fn a_column_of_scores_is_no_column_of_boards() {
        let games = list("R,B,P,N,C", [7, 5, 9, 0, 4, 6, 3]);
        let scored = games.lines().zip(["S", "9", "8", "7", "6", "5", "4", "3", "3", "4", "5", "6", "7", "8", "9"]);
        let lines: Vec<String> = scored.map(|(line, score)| format!("{line},{score}")).collect();
        let import = read_results(lines.join("\n").as_bytes(), "games.csv").unwrap();
        let names: Vec<&str> = import.book.boards().map(|(_, board)| board.name.as_str()).collect();
        assert_eq!(names, ["A", "B"]);
    }

    #[test]
    fn the_counts_of_each_board_prove_a_letter() {
        // All together have 68 centres, and neither board has 34.
        let games = list("R,B,P,Name,C", [7, 5, 9, 0, 4, 6, 3]).replacen(",7\n", ",8\n", 1);
        let (first, last) = games.rsplit_once(",7\n").unwrap();
        let import = read_results(format!("{first},6\n{last}").as_bytes(), "games.csv").unwrap();
        assert!(import.book.boards().all(|(_, board)| board.centre_sum() == 0));
        // The rows of two boards are mixed, and their counts add up on each.
        let games = list("R,B,P,Name,C", [7, 5, 9, 0, 4, 6, 3]);
        let (heading, rows) = games.split_once('\n').unwrap();
        let mut rows: Vec<&str> = rows.lines().collect();
        rows.sort_by_key(|row| row.split(',').nth(2).map(str::to_owned));
        let import = read_results(format!("{heading}\n{}\n", rows.join("\n")).as_bytes(), "games.csv").unwrap();
        assert!(import.book.boards().all(|(_, board)| board.centre_sum() == 34));
    }

    #[test]
    fn a_letter_above_numbers_that_do_not_add_up_is_no_heading_of_centres() {
        let import = read_results(list("R,B,P,Name,C", [7, 5, 9, 0, 4, 6, 2]).as_bytes(), "games.csv").unwrap();
        assert!(import.book.boards().all(|(_, board)| board.centre_sum() == 0));
        assert!(import.findings.iter().any(|finding| finding.message.contains("“C”, is not understood")));
    }
}
