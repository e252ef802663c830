//! Whole boards that are struck out and stand in the sheet again. The board that is not struck out is read, and the differences
//! are reported.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::seat_rows::{columns_of_board, heading_above, is_of_game, powers_in_row};
use super::struck_out::may_have_corrections;
use super::{CellNote, PreparedSheet};
use crate::book::{Power, fold_name};
use crate::import::cells::raw_cells::RawCell;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::draft::difference_list::list_differences;
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words::{find_round, parse_game_title};
use crate::printable_text::printable_line;

/// The fewest powers below each other that are a board.
const FEWEST_POWERS: usize = 4;

/// The game of a board, by its cells in the columns of rounds and boards, or by the titles above it. All texts are folded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct GameOfRows {
    round: String,
    board: String,
}

/// The rows of a board: the powers below each other, each once.
struct BoardRows {
    game: GameOfRows,
    /// The cell of the title that names the board.
    title: Option<SheetAddress>,
    column: u32,
    columns: Range<u32>,
    seats: Vec<(u32, Power)>,
    /// The number of seats with nothing but struck-out cells.
    struck_out: usize,
}

/// Leaves out the struck-out boards that stand in the sheet again. `None` for a sheet that has none.
pub(super) fn without_struck_out_boards(sheet: &RawSheet) -> Option<PreparedSheet> {
    if !may_have_corrections(sheet) || sheet.struck_out.len() < FEWEST_POWERS {
        return None;
    }
    let boards = find_boards(sheet);
    let mut left_out: BTreeSet<SheetAddress> = BTreeSet::new();
    let mut moved: BTreeMap<SheetAddress, SheetAddress> = BTreeMap::new();
    let mut notes = Vec::new();
    for old in boards.iter().filter(|board| board.struck_out == board.seats.len()) {
        let Some(new) = boards.iter().find(|new| old.is_corrected_by(new)) else { continue };
        let cells = old.cells_without(sheet, new);
        notes.push(CellNote { cells: cells.clone(), message: old.describe(sheet, new) });
        left_out.extend(cells);
        moved.extend(old.title_and_headings_for(sheet, new));
    }
    if left_out.is_empty() {
        return None;
    }
    let struck_out = sheet.struck_out.difference(&left_out).copied().collect();
    let changed = sheet.changed(|cell| {
        let at = moved.get(&cell.at).copied().unwrap_or(cell.at);
        Some(RawCell { at, ..cell }).filter(|_| !left_out.contains(&cell.at))
    });
    Some(PreparedSheet { sheet: RawSheet { struck_out, ..changed }, notes })
}

fn find_boards(sheet: &RawSheet) -> Vec<BoardRows> {
    let mut boards: Vec<BoardRows> = Vec::new();
    // The position of the last board in each column of powers.
    let mut last_boards: BTreeMap<u32, usize> = BTreeMap::new();
    let mut titles = TitlesAbove::default();
    for (row, cells) in sheet.rows() {
        let powers = powers_in_row(sheet, row);
        for &(column, power) in &powers {
            let columns = columns_of_board(&[&powers], column, column);
            let of_cells = game_of_cells(sheet, row, &columns, &titles);
            let known = last_boards.get(&column).map(|position| &mut boards[*position]);
            let goes_on = |board: &&mut BoardRows| {
                let follows = board.seats.last().is_some_and(|(last, _)| last + 1 == row);
                let is_same_game = of_cells.as_ref().is_none_or(|game| *game == board.game);
                follows && is_same_game && board.seats.iter().all(|(_, known)| *known != power)
            };
            let is_struck_out = usize::from(is_struck_out(sheet, row, column, &columns));
            if let Some(board) = known.filter(goes_on) {
                board.seats.push((row, power));
                board.struck_out += is_struck_out;
                continue;
            }
            let (game, title) = of_cells.map_or_else(|| titles.game(&columns), |game| (game, None));
            let seats = vec![(row, power)];
            last_boards.insert(column, boards.len());
            boards.push(BoardRows { game, title, column, columns, seats, struck_out: is_struck_out });
        }
        titles.add_row(sheet, cells, !powers.is_empty());
    }
    boards.retain(|board| board.seats.len() >= FEWEST_POWERS && !board.game.board.is_empty());
    boards
}

/// Whether every cell of a seat is struck out, whatever the cells of its power, its round and its board are.
fn is_struck_out(sheet: &RawSheet, row: u32, power: u32, columns: &Range<u32>) -> bool {
    let of_seat = SheetAddress::new(row, columns.start)..SheetAddress::new(row, columns.end);
    if sheet.struck_out.range(of_seat).next().is_none() {
        return false;
    }
    let cells = sheet.row_part(row, columns).map(|cell| sheet.cell(cell).at);
    let mut values = cells.filter(|at| at.column != power && !is_of_game(sheet, *at)).peekable();
    values.peek().is_some() && values.all(|at| sheet.struck_out.contains(&at))
}

/// The game by the cells of a row below “Round” and “Board”. `None` without a name of the board, also in a row that goes on with
/// the board of the row above.
fn game_of_cells(sheet: &RawSheet, row: u32, columns: &Range<u32>, titles: &TitlesAbove) -> Option<GameOfRows> {
    let text_in = |wanted: Heading| {
        let of_row = sheet.row_part(row, columns).map(|cell| sheet.cell(cell).at);
        let at = of_row.into_iter().find(|at| heading_above(sheet, *at) == Some(wanted))?;
        Some(fold_name(&sheet.shown_text(at.row, at.column)))
    };
    let board = text_in(Heading::Board)?;
    let round = text_in(Heading::Round).unwrap_or_else(|| titles.round(columns));
    Some(GameOfRows { round, board })
}

/// A title that names a board.
struct BoardTitle {
    at: SheetAddress,
    board: String,
    /// The round in the title itself.
    round: Option<String>,
}

/// The nearest titles above a row, by their columns. All names are folded.
#[derive(Default)]
struct TitlesAbove {
    boards: BTreeMap<u32, BoardTitle>,
    rounds: BTreeMap<u32, (SheetAddress, String)>,
}

impl TitlesAbove {
    /// Adds the titles of a row. Among seats, a text with words before the round is a remark: “joined in Round 2”.
    fn add_row(&mut self, sheet: &RawSheet, cells: Range<usize>, has_seats: bool) {
        for cell in cells.map(|cell| sheet.cell(cell)) {
            let Some(text) = cell.trimmed_text() else { continue };
            let at = cell.at;
            let may_be_title = |before: &str| !has_seats || before.is_empty() && heading_above(sheet, at).is_none();
            if let Some(title) = parse_game_title(text).filter(|title| may_be_title(title.before)) {
                let (board, round) = (fold_name(title.board), title.round.map(fold_name));
                self.boards.insert(at.column, BoardTitle { at, board, round });
            }
            if let Some((round, _)) = find_round(text).filter(|(_, before)| may_be_title(before)) {
                self.rounds.insert(at.column, (at, fold_name(&round)));
            }
        }
    }

    /// The game of a board in these columns, with the cell of the title that names the board.
    fn game(&self, columns: &Range<u32>) -> (GameOfRows, Option<SheetAddress>) {
        let Some((_, title)) = self.boards.range(columns.clone()).max_by_key(|(_, title)| title.at) else {
            return (GameOfRows::default(), None);
        };
        let round = title.round.clone().unwrap_or_else(|| self.round(columns));
        (GameOfRows { round, board: title.board.clone() }, Some(title.at))
    }

    /// The round of a board in these columns. Its title may stand at the left of them. Blank without one.
    fn round(&self, columns: &Range<u32>) -> String {
        let nearest = self.rounds.range(..columns.end).map(|(_, round)| round).max_by_key(|(at, _)| *at);
        nearest.map(|(_, round)| round.clone()).unwrap_or_default()
    }
}

impl BoardRows {
    /// Whether another board is the same game and is not struck out.
    fn is_corrected_by(&self, other: &BoardRows) -> bool {
        let has = |power: Power| other.seats.iter().any(|(_, of)| *of == power);
        other.struck_out == 0 && other.game == self.game && self.seats.iter().all(|(_, power)| has(*power))
    }

    /// The cells of the board, with its title and its headings if the other board has its own.
    fn cells_without(&self, sheet: &RawSheet, other: &BoardRows) -> Vec<SheetAddress> {
        let (first, last) = (self.seats[0].0, self.seats[self.seats.len() - 1].0);
        let has_own_title = self.title != other.title;
        let start = self.title.filter(|_| has_own_title).map_or(first, |title| title.row);
        let rows = sheet.rows_between(start..last + 1).map(|(row, _)| row);
        let cells = rows.flat_map(|row| sheet.row_part(row, &self.columns));
        cells.map(|cell| sheet.cell(cell).at).collect()
    }

    /// The new places of the title and the headings where another board is read below them: directly above it. Each cell with
    /// its new address.
    fn title_and_headings_for(&self, sheet: &RawSheet, other: &BoardRows) -> Vec<(SheetAddress, SheetAddress)> {
        let Some(title) = self.title.filter(|title| other.title == Some(*title)) else { return Vec::new() };
        let (own, others) = (self.seats[0].0, other.seats[0].0);
        let Some(rows_down) = others.checked_sub(own) else { return Vec::new() };
        let is_own = |row: u32| self.seats.iter().any(|(of, _)| *of == row);
        let between = sheet.rows_between(own..others).filter(|(row, _)| !is_own(*row)).map(|(row, _)| row);
        // The other board has headings of its own.
        if between.into_iter().any(|row| !sheet.row_part(row, &self.columns).is_empty()) {
            return Vec::new();
        }
        let rows = sheet.rows_between(title.row..own).map(|(row, _)| row);
        let cells = rows.flat_map(|row| sheet.row_part(row, &self.columns)).map(|cell| sheet.cell(cell).at);
        cells.map(|at| (at, SheetAddress::new(at.row + rows_down, at.column))).collect()
    }

    /// The cells from the first power to the last value.
    fn range(&self, sheet: &RawSheet) -> SheetRange {
        let cells = self.seats.iter().flat_map(|(row, _)| sheet.row_part(*row, &self.columns));
        let columns = cells.map(|cell| sheet.cell(cell).at.column);
        let (first, last) = columns.fold((self.column, self.column), |(first, last), at| (first.min(at), last.max(at)));
        let (top, bottom) = (self.seats[0].0, self.seats[self.seats.len() - 1].0);
        SheetRange { first: SheetAddress::new(top, first), last: SheetAddress::new(bottom, last) }
    }

    fn describe(&self, sheet: &RawSheet, other: &BoardRows) -> String {
        let mut differences = Vec::new();
        for (row, power) in &self.seats {
            let Some((other_row, _)) = other.seats.iter().find(|(_, of)| of == power) else { continue };
            for cell in sheet.row_part(*row, &self.columns).map(|cell| sheet.cell(cell)) {
                let column = (cell.at.column + other.column).checked_sub(self.column);
                let there = column.map(|column| sheet.shown_text(*other_row, column)).unwrap_or_default();
                let here = cell.trimmed();
                if fold_name(&here) != fold_name(&there) {
                    let at = SheetAddress::new(*other_row, column.unwrap_or_default());
                    differences.push(format!(
                        "{} is “{}”, {at} is “{}”",
                        cell.at,
                        printable_line(&here),
                        printable_line(&there)
                    ));
                }
            }
        }
        let differences = list_differences(differences)
            .map_or_else(|| "The two are the same.".to_owned(), |list| format!("They differ: {list}."));
        format!(
            "{} are struck out, and the same board stands in {}, which is read. {differences} The struck-out cells are kept word \
             for word among the unplaced cells. If they count, remove the line through them in the file, delete the other board, \
             and import it again.",
            self.range(sheet),
            other.range(sheet)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::struck_out::tests::sheet;
    use super::*;
    use crate::import::cells::raw_cells::reads;

    /// Makes the rows of a sheet for a size.
    type Shape<'s> = &'s dyn Fn(usize) -> Vec<String>;

    /// The rows of a board with these counts, below these texts of its game.
    fn board(game: &str, mark: &str, counts: [u16; 7]) -> Vec<String> {
        let row = |(power, count): (Power, u16)| format!("{game}{mark}{power},{mark}Ann {power},{mark}{count}");
        Power::ALL.into_iter().zip(counts).map(row).collect()
    }

    fn is_left_out(rows: &[Vec<String>]) -> bool {
        let rows: Vec<&str> = rows.iter().flatten().map(String::as_str).collect();
        without_struck_out_boards(&sheet(&rows)).is_some()
    }

    #[test]
    fn only_a_board_of_the_same_game_is_read_in_place_of_a_struck_out_one() {
        let title = |text: &str| vec![text.to_owned(), "Power,Player,SC".to_owned()];
        let (old, new) = ([5, 5, 5, 5, 5, 5, 4], [7, 5, 9, 0, 4, 6, 3]);
        let headings = vec!["Round,Board,Power,Player,SC".to_owned()];
        let struck_out = || board("", "~", old);
        for second in ["Round 1 Board A", "Board A - Round 1"] {
            assert!(
                is_left_out(&[title("Round 1 Board A"), struck_out(), title(second), board("", "", new)]),
                "{second}"
            );
        }
        for second in ["Round 2 Board A", "Round 1 Board B"] {
            assert!(
                !is_left_out(&[title("Round 1 Board A"), struck_out(), title(second), board("", "", new)]),
                "{second}"
            );
        }
        // The rounds have titles of their own.
        let (first, second) = (vec!["Round 1".to_owned()], vec!["Round 2".to_owned()]);
        let of_rounds = [first, title("Board A"), struck_out(), second, title("Board A"), board("", "", new)];
        assert!(!is_left_out(&of_rounds));
        assert!(is_left_out(&[headings.clone(), board("1,A,", "~", old), board("1,A,", "", new)]));
        assert!(!is_left_out(&[headings.clone(), board("1,A,", "~", old), board("2,A,", "", new)]));
        // A remark in the list names no round.
        let of_boards = vec!["Board,Power,Player,SC,Note".to_owned()];
        let remark = |mut rows: Vec<String>| {
            rows[2].push_str(",joined in Round 2");
            rows
        };
        assert!(is_left_out(&[
            vec!["Round 1".to_owned()],
            of_boards.clone(),
            board("A,", "~", old),
            remark(board("A,", "", new))
        ]));
        let second_round = vec!["Round 2".to_owned()];
        assert!(!is_left_out(&[
            vec!["Round 1".to_owned()],
            of_boards.clone(),
            board("A,", "~", old),
            second_round,
            of_boards,
            board("A,", "", new)
        ]));
        // Nothing stands in its place.
        assert!(!is_left_out(&[headings, board("1,A,", "~", old)]));
    }

    #[test]
    fn twice_as_many_rows_or_powers_make_twice_as_much_work() {
        let by_board = |size: usize| {
            let boards = (0..size).flat_map(|at| board(&format!("{at},"), if at == 0 { "~" } else { "" }, [5; 7]));
            std::iter::once("Board,Power,Player,SC".to_owned()).chain(boards).collect::<Vec<_>>()
        };
        let by_power = |size: usize| {
            let row = |power, at: usize| format!("{}{power},Ann {at},5,", if at < 4 { "~" } else { "" });
            let rows = (0..7 * size).map(|at| row(Power::ALL[at / size], at));
            std::iter::once("Power,Player,SC,".to_owned()).chain(rows).collect::<Vec<_>>()
        };
        let wide = |size: usize| {
            let row = |mark: &str| (0..3 * size).map(|at| format!("{mark}{}", Power::ALL[at % 7])).collect::<Vec<_>>();
            (0..8).map(|at| row(if at == 0 { "~" } else { "" }).join(",")).collect::<Vec<_>>()
        };
        let work = |rows: Vec<String>| {
            let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
            let sheet = sheet(&rows);
            let before = reads();
            without_struck_out_boards(&sheet);
            reads() - before
        };
        let shapes: [(&str, Shape<'_>); 3] = [("boards", &by_board), ("powers", &by_power), ("a wide row", &wide)];
        for (name, rows) in shapes {
            let (once, twice) = (work(rows(200)), work(rows(400)));
            assert!(once > 0 && twice * 10 <= once * 25, "{name}: {once} cells are read, and {twice} of twice as many");
        }
    }
}
