//! Reads a block of cells from the clipboard for the sheet of a round or for the list of players: which cell of the book
//! each cell of the block is meant for, and which cells have no place.
//!
//! The book is not changed here. [`crate::input::PastePreview`] makes an edit of what was read.

mod columns;
mod counts_across;
mod file_layout;
mod player_rows;
mod quoted_lines;
mod round_boards;
mod row_kinds;
mod rows_by_position;
mod rows_by_power;
mod seat_lines;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::ops::Range;

use crate::book::count_notation::parse_count_cell;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::typed_words::{ABANDONED, means_agreed_draw, parse_ending, single_spaced};
use crate::book::{
    BoardColumn, BoardRef, Book, CellAddress, Person, PersonColumn, Power, RoundIx, SeatColumn, SeatRef,
};
use crate::csv_cells::text_of_cell;
use crate::import::cells::raw_cells::{RawCell, RawCells, RawValue};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::names::name_cells;
use crate::import::names::name_cells::NameCell;
use crate::import::prose;
use crate::import::words::board_remarks;
use crate::import::words::board_remarks::BoardRemark;
use crate::import::words::heading_words::parse_year;
use crate::languages::window_sentences::import_paste as texts;
use crate::limits::{LARGEST_PASTE, MOST_PASTED_BOARDS, MOST_PASTED_CELLS};
use crate::misread_letters::mended_letters;
use crate::tab_separated_text;
pub use quoted_lines::without_quoted_lines;
use round_boards::RoundBoards;

/// What the rows of a block were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum RowSource {
    #[default]
    Table,
    /// Some of them were lines with a single cell, which may write seats.
    SomeLines,
    /// Lines of a mail with seats. They are no table of a file.
    Seats,
}

/// The cells of a block of clipboard text. Every row has the same number of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClipboardCells {
    rows: Vec<Vec<String>>,
    source: RowSource,
    /// Whether the block is a file, and not a block of a sheet. It has no rows then.
    is_too_large: bool,
    /// Whether letters of the text were misread by another program, and are mended.
    is_mended: bool,
    /// The number of quoted lines of a mail that are left out.
    quoted_lines: usize,
}

impl ClipboardCells {
    /// Splits a text into cells, as Excel and LibreOffice copy them. Lines with the same number of semicolons, and no
    /// tabs, are cells too.
    pub fn parse(text: &str) -> Self {
        let too_large = ClipboardCells { is_too_large: true, ..ClipboardCells::default() };
        if text.len() > LARGEST_PASTE {
            return too_large;
        }
        let mended = mended_letters(text);
        let (answer, quoted_lines) = without_quoted_lines(&mended);
        let mut rows: Vec<Vec<String>> = tab_separated_text::parse(&answer)
            .into_iter()
            .map(|row| row.iter().map(|cell| single_spaced(&text_of_cell(cell))).collect())
            .collect();
        while rows.len() > 1 && rows.last().is_some_and(|row| row.iter().all(String::is_empty)) {
            rows.pop();
        }
        if rows.len() > 1 && rows.iter().all(|row| row.len() == 1) {
            let semicolons = |row: &[String]| row[0].matches(';').count();
            let mut filled = rows.iter().filter(|row| !row[0].is_empty()).map(|row| semicolons(row));
            let first = filled.next().unwrap_or_default();
            if first > 0 && filled.all(|count| count == first) {
                for row in &mut rows {
                    *row = row[0].split(';').map(|cell| cell.trim().to_owned()).collect();
                }
            }
        }
        let has_lines = rows.iter().any(|row| row.len() == 1);
        let source = if has_lines { RowSource::SomeLines } else { RowSource::Table };
        let width = rows.iter().map(Vec::len).max().unwrap_or_default();
        if rows.len().saturating_mul(width) > MOST_PASTED_CELLS {
            return too_large;
        }
        for row in &mut rows {
            row.resize(width, String::new());
        }
        let is_mended = matches!(mended, Cow::Owned(_));
        ClipboardCells { rows, source, is_too_large: false, is_mended, quoted_lines }
    }

    /// The cells of lines that write a power and its values: “Austria: 11”, “A10 E5 F3”. `None` for any other block. In a list of
    /// players such a line is a name and a country: “Smith, Lars (ENG)”.
    fn seats_in_lines(&self) -> Option<Self> {
        // A Tab in one of the lines of a mail does not make a table of them.
        let is_seat = |row: &Vec<String>| match row.split_first() {
            Some((line, rest)) => rest.iter().all(String::is_empty) && seat_lines::has_seats(&prose::plain_line(line)),
            None => false,
        };
        let may_have_seats = self.source == RowSource::SomeLines;
        if !may_have_seats || self.rows.len() >= seat_lines::MOST_LINES || !self.rows.iter().any(is_seat) {
            return None;
        }
        let line = |row: &Vec<String>| single_spaced(&prose::plain_line(row.join(" ").trim_end()));
        let lines: Vec<String> = self.rows.iter().map(line).collect();
        let mut rows = seat_lines::split(lines.iter().map(String::as_str))?;
        let width = rows.iter().map(Vec::len).max().unwrap_or_default();
        for row in &mut rows {
            row.resize(width, String::new());
        }
        Some(ClipboardCells { rows, source: RowSource::Seats, ..*self })
    }

    /// Whether the text is a single cell.
    pub fn is_one_cell(&self) -> bool {
        self.rows.len() == 1 && self.width() == 1
    }

    /// Whether a text is more than one cell, or one that has the counts of a board.
    pub fn is_block(text: &str) -> bool {
        let cells = ClipboardCells::parse(text);
        let has_board = || counts_across::are_counts_of_board(cells.text(0, 0)) || cells.seats_in_lines().is_some();
        !cells.is_one_cell() || has_board()
    }

    /// Whether the rows were lines of a mail with seats.
    fn are_lines(&self) -> bool {
        self.source == RowSource::Seats
    }

    fn width(&self) -> usize {
        self.rows.first().map_or(0, Vec::len)
    }

    fn text(&self, row: usize, column: usize) -> &str {
        self.rows.get(row).and_then(|row| row.get(column)).map_or("", String::as_str)
    }

    /// The columns of the filled cells of a row.
    fn filled(&self, row: usize) -> impl Iterator<Item = usize> {
        let cells = self.rows.get(row).map_or(&[][..], Vec::as_slice);
        cells.iter().enumerate().filter(|(_, text)| !text.is_empty()).map(|(column, _)| column)
    }

    /// Whether a column has a filled cell.
    fn is_filled(&self, column: usize) -> bool {
        (0..self.rows.len()).any(|row| !self.text(row, column).is_empty())
    }

    /// Some columns of the block.
    fn part(&self, columns: Range<usize>) -> ClipboardCells {
        let rows = self.rows.iter().map(|row| row[columns.clone()].to_vec()).collect();
        ClipboardCells { rows, ..*self }
    }

    fn filled_count(&self) -> usize {
        (0..self.rows.len()).map(|row| self.filled(row).count()).sum()
    }

    /// The block as a sheet of this name.
    fn sheet(&self, name: &str) -> RawSheet {
        let mut cells = RawCells::default();
        for (row, texts) in (0..).zip(&self.rows) {
            for (column, text) in (0..).zip(texts).filter(|(_, text)| !text.is_empty()) {
                let value = RawValue::Text(text);
                cells.push(RawCell { at: SheetAddress::new(row, column), value, formula: false });
            }
        }
        RawSheet { name: name.to_owned(), cells, ..RawSheet::default() }
    }
}

/// The cell of the book that a cell of the block is meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PastedInto {
    Cell(CellAddress),
    /// A column of the player who is named in a row of the block, by the number of the row. The player may be new.
    PlayerRow(usize, PersonColumn),
}

/// A text of the block, and the cell of the book that it is meant for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedText {
    /// The number of the row in the block, from 1.
    pub row: usize,
    pub into: PastedInto,
    pub text: String,
}

/// A cell of the block without a place in the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnplacedText {
    /// The number of the row in the block, from 1.
    pub row: usize,
    pub text: String,
    /// The reason, as a sentence.
    pub reason: String,
}

/// What a block means for the book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastedBlock {
    pub placed: Vec<PlacedText>,
    /// The round on whose sheet the block is pasted.
    pub round: Option<RoundIx>,
    /// The names of the boards that the round does not have yet. They come after its last board, in this order.
    pub new_boards: Vec<String>,
    pub unplaced: Vec<UnplacedText>,
    /// What else the director should know, as sentences.
    pub notes: Vec<String>,
    /// How the rows found their place: “7 rows find their seat by power.”
    pub summary: String,
    /// Whether the block is not read. The summary has the reason.
    pub is_refused: bool,
}

impl PastedBlock {
    /// A block that is not read, for this reason.
    fn refused(reason: impl Into<String>) -> Self {
        PastedBlock { summary: reason.into(), is_refused: true, ..PastedBlock::default() }
    }

    /// A block that is more than anybody pastes.
    pub fn too_large() -> Self {
        PastedBlock::refused(texts::too_large())
    }

    /// The block with notes about the mended letters of its cells, and about quoted lines.
    fn told(mut self, cells: &ClipboardCells) -> Self {
        if cells.is_mended {
            self.notes.push(texts::letters_mended().to_owned());
        }
        if cells.quoted_lines > 0 {
            self.notes.push(texts::quoted_lines_left_out(cells.quoted_lines));
        }
        self
    }

    /// Places a text of a row, counted from 0.
    fn place(&mut self, row: usize, into: PastedInto, text: impl Into<String>) {
        self.placed.push(PlacedText { row: row + 1, into, text: text.into() });
    }

    fn leave_out(&mut self, row: usize, text: &str, reason: impl Into<String>) {
        self.unplaced.push(UnplacedText { row: row + 1, text: text.to_owned(), reason: reason.into() });
    }

    /// Adds a note about cells that are not pasted because Topboard computes them, or because they are no results.
    fn note_not_needed(&mut self, figures: usize, sums: usize) {
        self.notes.extend((figures > 0).then(|| texts::figures_not_pasted(figures)));
        self.notes.extend((sums > 0).then(|| texts::sums_not_pasted(sums)));
    }

    /// Leaves out a sum that is not what the counts of its board make.
    fn leave_out_wrong_sum(&mut self, row: usize, text: &str, sum: u32) {
        self.leave_out(row, text, texts::counts_make_another_sum(&sum.to_string()));
    }

    /// Adds the notes about computed cells and about the rows of sums.
    fn note_sums(&mut self, figures: usize, SumRows { agreeing, other }: SumRows) {
        self.note_not_needed(figures, other);
        self.notes.extend((agreeing > 0).then(|| texts::sums_agree(agreeing)));
    }

    /// Places a text at a seat. The cell of a player may name substitutes, or say that nobody plays. With `clears`, a blank
    /// empties the cell of the book.
    fn place_at_seat(&mut self, row: usize, seat: SeatRef, column: SeatColumn, text: &str, clears: bool) {
        let mut place = |column: SeatColumn, text: String| {
            if !text.is_empty() || clears {
                self.place(row, PastedInto::Cell(CellAddress::Seat(seat, column)), text);
            }
        };
        if column != SeatColumn::Player {
            return place(column, text.to_owned());
        }
        if text.is_empty() || name_cells::means_nobody(text) {
            return place(column, String::new());
        }
        let NameCell { name, substitutes, is_doubtful } = name_cells::split_substitutes(text, |_| false);
        place(column, name);
        let substitutes: Vec<String> = substitutes
            .into_iter()
            .map(|(name, start)| if start.is_empty() { name } else { format!("{name} from {start}") })
            .collect();
        if !substitutes.is_empty() {
            // A second line may be a town.
            place(if is_doubtful { SeatColumn::Note } else { SeatColumn::Substitutes }, substitutes.join("; "));
        }
    }

    /// Empties the year of elimination of a seat whose cell in the column “out” is blank: the power was not eliminated. A
    /// row without centres says nothing. `centres` is the text of the count, if the block has counts.
    fn clear_elimination(&mut self, row: usize, seat: SeatRef, centres: Option<&str>) {
        let survives = centres.is_none_or(|text| parse_count_cell(text).is_some_and(|read| read.count > 0));
        if survives {
            self.place(row, PastedInto::Cell(CellAddress::Seat(seat, SeatColumn::Eliminated)), "");
        }
    }

    /// Reads a remark about a board: “ended 1909”, “conceded to France”. Returns false for any other text.
    fn place_remark(&mut self, row: usize, board: BoardRef, text: &str) -> bool {
        let Some((column, text)) = board_remarks::parse_remark(text).and_then(|remark| cell_of_remark(&remark)) else {
            return false;
        };
        self.place(row, PastedInto::Cell(CellAddress::BoardCell(board, column)), text);
        true
    }

    /// Places what a text says about the end of a game. What else it says is left out for this reason.
    fn place_end_of_game(&mut self, row: usize, board: BoardRef, text: &str, reason: &str) {
        let end = EndOfGame::of(text, true);
        for (column, text) in end.cells {
            self.place(row, PastedInto::Cell(CellAddress::BoardCell(board, column)), text);
        }
        for text in end.rest {
            self.leave_out(row, &text, reason);
        }
    }

    /// Reads the last year of a board. Any other text is left out.
    fn place_last_year(&mut self, row: usize, board: BoardRef, text: &str) {
        if !self.place_remark(row, board, &format!("ended {text}")) {
            self.leave_out(row, text, texts::is_no_year());
        }
    }

    /// Reads the ending of a board. Returns false for any other text.
    fn place_ending(&mut self, row: usize, board: BoardRef, text: &str) -> bool {
        parse_ending(text).is_some() && self.place_remark(row, board, text)
    }
}

/// The number of the rows of sums.
#[derive(Default)]
struct SumRows {
    /// Those that are what the counts above them make.
    agreeing: usize,
    other: usize,
}

impl SumRows {
    fn count(&mut self, agrees: bool) {
        *(if agrees { &mut self.agreeing } else { &mut self.other }) += 1;
    }
}

/// The cell of a board for a remark, and its text. `None` for a remark that no cell of the sheet has.
fn cell_of_remark(remark: &BoardRemark<'_>) -> Option<(BoardColumn, String)> {
    match remark {
        BoardRemark::LastYear(year) => Some((BoardColumn::LastYear, year.to_string())),
        BoardRemark::Conceded(power) => Some((BoardColumn::Ending, format!("conceded to {power}"))),
        BoardRemark::Abandoned => Some((BoardColumn::Ending, ABANDONED.to_owned())),
        _ => None,
    }
}

/// What a text says about the end of a game.
#[derive(Debug, Default, PartialEq, Eq)]
struct EndOfGame {
    /// The cells of the board: “ended 1909” gives its last year.
    cells: Vec<(BoardColumn, String)>,
    /// The parts of the text that no cell of the board has, such as the powers of a draw.
    rest: Vec<String>,
}

impl EndOfGame {
    /// Reads a text: “ended 1909”, “draw 1906”, “finished in 1907, agreed draw”. A year alone is the last one only behind a title.
    fn of(text: &str, is_behind_title: bool) -> Self {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let words = words.filter(|word| !is_cell_word(word, CellWord::Filler));
        let (years, words): (Vec<&str>, Vec<&str>) =
            words.partition(|word| word.len() == 4 && parse_year(word).is_some());
        let ending = words.join(" ");
        if years.len() < 2 && means_agreed_draw(&ending) {
            let year = years.first().map(|year| (BoardColumn::LastYear, (*year).to_owned()));
            let cells = year.into_iter().chain([(BoardColumn::Ending, ending)]).collect();
            return EndOfGame { cells, rest: Vec::new() };
        }
        let read = board_remarks::parse_remarks(text, is_behind_title);
        let mut end = EndOfGame::default();
        for part in read.rest {
            if means_agreed_draw(part) {
                end.cells.push((BoardColumn::Ending, part.to_owned()));
            } else {
                end.rest.push(part.to_owned());
            }
        }
        for remark in &read.remarks {
            match cell_of_remark(remark) {
                Some(cell) => end.cells.push(cell),
                None => end.rest.push(text.to_owned()),
            }
        }
        end
    }

    /// Whether a text says how a game ended and nothing else.
    fn is_whole(text: &str) -> bool {
        let end = EndOfGame::of(text, false);
        !end.cells.is_empty() && end.rest.is_empty()
    }
}

/// A column of the sheet of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundSheetColumn {
    Power,
    Seat(SeatColumn),
    /// A column that Topboard computes, with its headings in the languages of notices.
    Computed(Vec<String>),
}

/// Follows the heading of a computed column in a copy of the sheet if the heading is also one of typed values, such as
/// “centres”.
pub const COMPUTED_SUFFIX: &str = " (points)";

/// The cell of a round's sheet at which a block is pasted.
#[derive(Clone, Debug)]
pub struct RoundPaste<'a> {
    pub book: &'a Book,
    pub round: RoundIx,
    /// The board of the cell, by its position.
    pub board: usize,
    /// The row of the cell, if it is the row of a power.
    pub power: Option<Power>,
    /// The position of the cell's column in `columns`.
    pub column: usize,
    /// The columns of a board from left to right.
    pub columns: Vec<RoundSheetColumn>,
}

impl RoundPaste<'_> {
    /// Whether the heading is that of a column that Topboard computes.
    fn is_computed_heading(&self, heading: &str) -> bool {
        let folded = crate::book::fold_name(heading.strip_suffix(COMPUTED_SUFFIX).unwrap_or(heading));
        self.columns.iter().any(|column| match column {
            RoundSheetColumn::Computed(names) => names.iter().any(|name| crate::book::fold_name(name) == folded),
            RoundSheetColumn::Power | RoundSheetColumn::Seat(_) => false,
        })
    }
}

/// The row of the list of players at which a block is pasted.
#[derive(Clone, Debug)]
pub struct PlayersPaste<'a> {
    /// The players in the order of the rows.
    pub people: Vec<&'a Person>,
    /// The row, from 0. Rows after the last player are empty.
    pub row: usize,
    /// The position of the cell's column in `columns`.
    pub column: usize,
    /// The columns of the list. `None` is a column that Topboard computes.
    pub columns: Vec<Option<PersonColumn>>,
}

/// Reads a block that is pasted on the sheet of a round.
///
/// A block with whole boards is read like a file. Else each row finds its board and its power by the names in it, and by
/// its position below the cursor only if the block names no powers.
pub fn read_round_block(cells: &ClipboardCells, paste: &RoundPaste<'_>) -> PastedBlock {
    if cells.is_too_large {
        return PastedBlock::too_large();
    }
    let seats = cells.seats_in_lines();
    let cells = seats.as_ref().unwrap_or(cells);
    let counts = || counts_across::read(cells, paste);
    let as_file = || if cells.are_lines() { None } else { file_layout::read(cells, paste) };
    let mut block = counts().or_else(as_file).unwrap_or_else(|| {
        let kinds = row_kinds::kinds_of_rows(cells, paste);
        let powers = rows_by_power::power_columns(cells, &kinds);
        if powers.is_empty() {
            rows_by_position::read(cells, &kinds, paste)
        } else {
            rows_by_power::read(cells, &kinds, &powers, paste)
        }
    });
    if block.new_boards.len() > MOST_PASTED_BOARDS {
        return PastedBlock::too_large();
    }
    block.round = Some(paste.round);
    block.told(cells)
}

/// Reads a block that is pasted at the players who sit out a round: one list of names.
pub fn read_sit_outs_block(cells: &ClipboardCells, round: RoundIx) -> PastedBlock {
    if cells.is_too_large {
        return PastedBlock::too_large();
    }
    let names: Vec<&str> = cells.rows.iter().flatten().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let mut block = PastedBlock { round: Some(round), ..PastedBlock::default() };
    block.place(0, PastedInto::Cell(CellAddress::SitOuts(round)), names.join("; "));
    texts::names_become_sit_outs().clone_into(&mut block.summary);
    block.told(cells)
}

/// Reads a block that is pasted on the list of players. A row finds its player by name. A new name is a new player.
pub fn read_players_block(cells: &ClipboardCells, paste: &PlayersPaste<'_>) -> PastedBlock {
    if cells.is_too_large { PastedBlock::too_large() } else { player_rows::read(cells, paste).told(cells) }
}
