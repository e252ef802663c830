//! Struck-out names and counts with the correction in the same row, in a column without a heading. The correction is read, and
//! the struck-out cell is kept.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::Range;

use super::seat_rows::{columns_of_board, heading_above, powers_in_row};
use super::struck_out::may_have_corrections;
use super::{CellNote, PreparedSheet};
use crate::book::count_notation::parse_count_cell;
use crate::book::language_words::{CellWord, is_cell_word, season_named};
use crate::book::{Power, fold_name};
use crate::import::cells::raw_cells::{RawCell, RawValue};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::draft::struck_out_cells::describe_replaced_player;
use crate::import::names::name_cells::{is_name, is_name_remark, means_nobody};
use crate::import::words::heading_words::{Heading, heading_of_cell, heading_of_text};
use crate::import::words::title_words::{find_round, parse_board_title};
use crate::printable_text::printable_line;

/// What a struck-out cell and its correction both are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Name,
    Count,
}

/// The row of a power with struck-out cells.
struct StruckOutRow<'s> {
    sheet: &'s RawSheet,
    /// The names of the sheet that stand below a heading of players, folded.
    players: &'s HashSet<String>,
    row: u32,
    power: Power,
    power_column: u32,
    columns: Range<u32>,
}

/// Puts corrections in the place of the struck-out cells beside them. `None` for a sheet that has none.
pub(super) fn with_corrections(sheet: &RawSheet) -> Option<PreparedSheet> {
    if !may_have_corrections(sheet) {
        return None;
    }
    let is_below_players = |cell: &RawCell<'_>| heading_above(sheet, cell.at) == Some(Heading::Player);
    let players = sheet.cells.iter().filter(|cell| cell.trimmed_text().is_some() && is_below_players(cell));
    let players: HashSet<String> =
        players.filter(|cell| !sheet.struck_out.contains(&cell.at)).map(|cell| fold_name(&cell.trimmed())).collect();
    let rows: BTreeSet<u32> = sheet.struck_out.iter().map(|at| at.row).collect();
    // The correction of each struck-out cell.
    let mut corrections: BTreeMap<SheetAddress, SheetAddress> = BTreeMap::new();
    let mut notes = Vec::new();
    for row in rows {
        let powers = powers_in_row(sheet, row);
        for &(power_column, power) in &powers {
            let columns = columns_of_board(&[&powers], power_column, power_column);
            let found = StruckOutRow { sheet, players: &players, row, power, power_column, columns };
            for (struck_out, correction, content) in found.corrections() {
                corrections.insert(struck_out, correction);
                notes.push(found.note(struck_out, correction, content));
            }
        }
    }
    if corrections.is_empty() {
        return None;
    }
    // Of several struck-out cells with one correction, the first has the place of the value.
    let moved: BTreeMap<SheetAddress, SheetAddress> = corrections.iter().rev().map(|(to, from)| (*from, *to)).collect();
    let changed = sheet.changed(|cell| match moved.get(&cell.at) {
        Some(at) => {
            let value = player_in_note(cell).map_or(cell.value, RawValue::Text);
            Some(RawCell { at: *at, value, ..cell })
        }
        None => Some(cell).filter(|cell| !corrections.contains_key(&cell.at)),
    });
    let struck_out = sheet.struck_out.iter().filter(|at| !corrections.contains_key(at)).copied().collect();
    Some(PreparedSheet { sheet: RawSheet { struck_out, ..changed }, notes })
}

impl StruckOutRow<'_> {
    fn cells(&self) -> impl Iterator<Item = RawCell<'_>> {
        let cells = self.sheet.row_part(self.row, &self.columns).map(|cell| self.sheet.cell(cell));
        cells.filter(|cell| cell.at.column != self.power_column)
    }

    /// The struck-out cells of the row, each with its correction. Blank if it is not certain which correction belongs to which.
    fn corrections(&self) -> Vec<(SheetAddress, SheetAddress, Content)> {
        let mut found = Vec::new();
        for content in [Content::Name, Content::Count] {
            let struck_out = self.cells().filter(|cell| self.sheet.struck_out.contains(&cell.at));
            let struck_out: Vec<RawCell<'_>> =
                struck_out.filter(|cell| self.can_be_corrected(*cell, content)).collect();
            let corrections: Vec<RawCell<'_>> =
                self.cells().filter(|cell| self.is_correction(*cell, content)).collect();
            // Several corrections one after the other: the last one counts.
            if let [only] = corrections[..]
                && struck_out.len() > 1
                && struck_out[1..].iter().all(|cell| heading_above(self.sheet, cell.at).is_none())
            {
                found.extend(struck_out.iter().map(|old| (old.at, only.at, content)));
            }
            if struck_out.len() == corrections.len() {
                let pairs = struck_out.iter().zip(&corrections);
                let other = pairs.filter(|(old, new)| fold_name(&old.trimmed()) != fold_name(&new.trimmed()));
                found.extend(other.map(|(old, new)| (old.at, new.at, content)));
            }
        }
        found
    }

    fn can_be_corrected(&self, cell: RawCell<'_>, content: Content) -> bool {
        match content {
            Content::Name => cell.trimmed_text().is_some_and(is_name) && !self.is_of_other_column(cell.at),
            Content::Count => {
                let heading = heading_above(self.sheet, cell.at);
                let is_of_count = matches!(heading, Some(Heading::CENTRES | Heading::FinalCount | Heading::Chart(_)));
                is_of_count && parse_count_cell(&cell.trimmed()).is_some()
            }
        }
    }

    /// Whether a cell is below a heading of something else than players.
    fn is_of_other_column(&self, at: SheetAddress) -> bool {
        heading_above(self.sheet, at).is_some_and(|heading| !heading.is_name())
    }

    fn is_correction(&self, cell: RawCell<'_>, content: Content) -> bool {
        let heading = heading_above(self.sheet, cell.at);
        let is_count = || parse_count_cell(&cell.trimmed()).is_some();
        !self.sheet.struck_out.contains(&cell.at)
            && match (content, heading) {
                (Content::Name, None) => self.is_player(cell, true) && self.is_column_of_corrections(cell.at.column),
                (Content::Name, Some(Heading::Note)) => {
                    player_in_note(cell).is_some_and(|name| self.is_noted_player(name))
                }
                (Content::Count, None) => is_count() && self.is_column_of_corrections(cell.at.column),
                _ => false,
            }
    }

    /// Whether a cell holds the name of a player. With `of_any_form`, a name of several words need not stand elsewhere.
    fn is_player(&self, cell: RawCell<'_>, of_any_form: bool) -> bool {
        let Some(text) = cell.trimmed_text().filter(|text| is_name(text)) else { return false };
        let is_other = Power::parse_in_column(text).is_some()
            || heading_of_cell(cell).is_some()
            || means_nobody(text)
            || is_name_remark(text)
            || parse_board_title(text).is_some()
            || find_round(text).is_some();
        let begins_in_capitals = |word: &str| word.starts_with(char::is_uppercase);
        let mut words = text.split_whitespace();
        let has_form =
            words.next().is_some_and(begins_in_capitals) && words.next_back().is_some_and(begins_in_capitals);
        !is_other && (self.players.contains(&fold_name(text)) || of_any_form && has_form)
    }

    /// Whether a text of the notes is the name of a player: one that the sheet has, or words of which none means something else.
    fn is_noted_player(&self, name: &str) -> bool {
        const MEANINGS: [CellWord; 7] = [
            CellWord::Remark,
            CellWord::Eliminated,
            CellWord::Solo,
            CellWord::Survived,
            CellWord::Draw,
            CellWord::Filler,
            CellWord::Nobody,
        ];
        let is_word_of_name = |word: &str| {
            word.starts_with(char::is_uppercase)
                && heading_of_text(word).is_none()
                && season_named(word).is_none()
                && MEANINGS.iter().all(|meaning| !is_cell_word(word, *meaning))
        };
        let may_be_name = is_name(name) && !means_nobody(name) && !is_name_remark(name);
        let mut words = name.split_whitespace();
        may_be_name
            && (self.players.contains(&fold_name(name)) || words.clone().count() > 1 && words.all(is_word_of_name))
    }

    /// Whether a column has cells only beside struck-out ones, in the rows of powers around this one.
    fn is_column_of_corrections(&self, column: u32) -> bool {
        let is_of_board = |row: &u32| self.has_power(*row);
        let below = (self.row + 1..).take_while(is_of_board);
        let above = (0..self.row).rev().take_while(is_of_board);
        let is_filled = |row: u32| self.sheet.find(SheetAddress::new(row, column)).is_some();
        above.chain(below).all(|row| !is_filled(row) || self.has_struck_out(row))
    }

    fn has_power(&self, row: u32) -> bool {
        self.sheet.text_at(row, self.power_column).is_some_and(|text| Power::parse_in_column(text).is_some())
    }

    fn has_struck_out(&self, row: u32) -> bool {
        let cells = self.sheet.row_part(row, &self.columns);
        cells.into_iter().any(|cell| self.sheet.struck_out.contains(&self.sheet.cell(cell).at))
    }

    fn note(&self, struck_out: SheetAddress, correction: SheetAddress, content: Content) -> CellNote {
        let shown = |at: SheetAddress| printable_line(&self.sheet.shown_text(at.row, at.column)).into_owned();
        let message = match content {
            Content::Name => describe_replaced_player(self.sheet, self.power, struck_out, correction),
            Content::Count => format!(
                "“{}” is struck out, and {correction} has “{new}” for {}. “{new}” is read, and the struck-out cell is kept \
                 word for word among the unplaced cells.",
                shown(struck_out),
                self.power,
                new = shown(correction),
            ),
        };
        CellNote { cells: vec![struck_out], message }
    }
}

/// The name in a note: “Ann Lee” and “now Ann Lee”.
fn player_in_note(cell: RawCell<'_>) -> Option<&str> {
    const MOST_WORDS_BEFORE: usize = 2;
    let text = match cell.value {
        RawValue::Text(text) => text.trim(),
        _ => return None,
    };
    let spaces = text.match_indices(' ').take(MOST_WORDS_BEFORE).map(|(at, _)| at);
    let is_before_name = |at: &usize| is_cell_word(text[..*at].trim_end_matches(':'), CellWord::Substitute);
    let name = spaces.filter(is_before_name).last().map_or(text, |at| text[at..].trim());
    Some(name)
}

#[cfg(test)]
mod tests {
    use super::super::struck_out::tests::sheet;
    use super::*;

    fn read(rows: &[&str]) -> Option<Vec<String>> {
        let read = with_corrections(&sheet(rows))?.sheet;
        Some(read.cells.iter().map(|cell| format!("{} {}", cell.at, cell.text())).collect())
    }

    #[test]
    fn the_correction_beside_is_read_in_place_of_the_struck_out_cell() {
        let headings = "Power,Player,SC";
        let last = |rows: &[&str]| read(rows).map(|cells| cells[3..].join(" "));
        assert_eq!(last(&[headings, "Italy,~Zoe Hart,4,Ann Lee"]).unwrap(), "A2 Italy B2 Ann Lee C2 4");
        assert_eq!(last(&[headings, "Italy,Ann Lee,~4,5"]).unwrap(), "A2 Italy B2 Ann Lee C2 5");
        assert_eq!(last(&[headings, "Italy,~Zoe Hart,~4,Ann Lee,5"]).unwrap(), "A2 Italy B2 Ann Lee C2 5");
        let between = read(&["Power,Player,,SC", "Italy,~Zoe Hart,Ann Lee,4", "Russia,Bo Ek,,5"]).unwrap();
        assert_eq!(between[3..].join(" "), "A2 Italy B2 Ann Lee D2 4 A3 Russia B3 Bo Ek D3 5");
        let in_turn = "Italy,~Zoe Hart,~Max Nord,Ann Lee,4";
        let between = read(&["Power,Player,,,SC", in_turn, "Russia,Bo Ek,,,5"]).unwrap();
        assert_eq!(between[3..].join(" "), "A2 Italy B2 Ann Lee E2 4 A3 Russia B3 Bo Ek E3 5");
        let noted = read(&["Power,Player,SC,Remarks", "Italy,~Zoe Hart,4,now Ann Lee", "Russia,Bo Ek,5"]).unwrap();
        assert_eq!(noted[4..7], ["A2 Italy", "B2 Ann Lee", "C2 4"]);
        // A name of the sheet may have one word, also in the notes.
        let noted = read(&["Power,Player,Note", "Italy,~Zoe,Ann", "Russia,Ann,late"]).unwrap();
        assert_eq!(noted[3..5], ["A2 Italy", "B2 Ann"]);
    }

    #[test]
    fn a_cell_that_is_no_correction_stays() {
        let headings = "Power,Player,SC";
        for rows in [
            // The other players have a club too.
            [headings, "Italy,~Zoe Hart,4,Club Nord", "Russia,Bo Ek,5,Club Süd"],
            [headings, "Italy,~Zoe Hart,4,left early", "Russia,Bo Ek,5"],
            [headings, "Italy,~Zoe Hart,4,resigned", "Russia,Bo Ek,5"],
            // Which of the two numbers is the count?
            [headings, "Italy,Zoe Hart,~4,5,20", "Russia,Bo Ek,5"],
            ["Power,Player,Note", "Italy,~Zoe Hart,No Show", "Russia,Bo Ek"],
            ["Power,Player,Note", "Italy,~Zoe Hart,Left Early", "Russia,Bo Ek"],
            ["Power,Player,Note", "Italy,~Zoe Hart,Ann", "Russia,Bo Ek"],
        ] {
            assert_eq!(read(&rows), None, "{rows:?}");
        }
    }
}
