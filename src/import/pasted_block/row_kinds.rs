//! Distinguishes the rows of a block: headings, titles of boards and rounds, sums, and rows of seats.

use super::round_boards::is_same_round;
use super::{ClipboardCells, EndOfGame, RoundBoards, RoundPaste};
use crate::book::{Power, Round, fold_name};
use crate::import::cells::raw_cells::parse_number;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;

/// The most words of a line of a mail that is the title of a round: “Round 2, Sunday”.
const MOST_WORDS_OF_ROUND: usize = 4;

/// What a row of a block is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum RowKind {
    Blank,
    /// The headings of the columns.
    Headings(Vec<HeadingOfColumn>),
    /// The title of a board, in this column.
    Title {
        column: usize,
        board: String,
    },
    /// The title of this round.
    ThisRound,
    /// The title of another round.
    OtherRound(String),
    /// Sums below a board.
    Sums,
    /// A line in the first column that says how the game of a board ended: “ended 1909”.
    End,
    /// Values of seats.
    Seats,
}

/// The heading of a column of the block.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum HeadingOfColumn {
    Blank,
    Known(Heading),
    /// A column that Topboard computes.
    Computed,
    Unknown,
}

/// The kind of each row.
pub(super) fn kinds_of_rows(cells: &ClipboardCells, paste: &RoundPaste<'_>) -> Vec<RowKind> {
    let sheet = cells.sheet("");
    let first = (0..cells.rows.len()).find(|&row| cells.filled(row).next().is_some());
    // The heading of a single column may come again above the next board.
    let heading = first.map_or("", |row| cells.text(row, 0));
    let is_first = |row: usize| first == Some(row) || (cells.width() == 1 && cells.text(row, 0) == heading);
    let kinds = (0..cells.rows.len()).map(|row| kind_of_row(cells, &sheet, row, is_first(row), paste));
    let mut kinds: Vec<RowKind> = kinds.collect();
    // The name of a board without the word “board” is a title only above headings, or above the lines of a mail.
    let boards = RoundBoards::new(paste);
    for row in 0..kinds.len() {
        let mut filled = cells.filled(row);
        let (Some(column), None) = (filled.next(), filled.next()) else { continue };
        let name = cells.text(row, column).trim_end_matches([':', ' ']);
        let is_power = |text: &str| Power::parse_in_column(text).is_some();
        let is_above_board = match kinds.get(row + 1) {
            Some(RowKind::Headings(_)) => true,
            // The letter of a power is a seat.
            Some(RowKind::Seats) => cells.are_lines() && is_power(cells.text(row + 1, 0)) && !is_power(name),
            _ => false,
        };
        if kinds[row] == RowKind::Seats && is_above_board && boards.find(name).is_some() {
            kinds[row] = RowKind::Title { column, board: name.to_owned() };
        }
    }
    kinds
}

/// The sum in a text, with its label or alone: “Total – 34”, “34”.
pub(super) fn sum_in(text: &str) -> Option<f64> {
    labelled_sum(text).or_else(|| parse_number(text))
}

/// Whether a text is this sum.
pub(super) fn is_sum_of(text: &str, sum: u32) -> bool {
    sum_in(text) == Some(f64::from(sum))
}

/// The sum in a text with its label: 34 in “Total – 34”.
pub(super) fn labelled_sum(text: &str) -> Option<f64> {
    let label = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let sum = parse_number(&text[label.len()..])?;
    heading_words::is_total_label(label.trim_end_matches([':', '-', '–', '—', '=', ' '])).then_some(sum)
}

/// Whether a line is the name of the round and nothing else: “Top board”.
fn is_name_of_round(text: &str, round: &Round) -> bool {
    let folded = fold_name(text.trim_end_matches([':', ' ']));
    let names = [&round.name, &round.title(), &round.title_in_window()].map(|name| fold_name(name));
    folded.contains(char::is_alphabetic) && names.contains(&folded)
}

fn kind_of_row(
    cells: &ClipboardCells,
    sheet: &RawSheet,
    row: usize,
    is_first: bool,
    paste: &RoundPaste<'_>,
) -> RowKind {
    let filled: Vec<usize> = cells.filled(row).collect();
    let Some(&first) = filled.first() else { return RowKind::Blank };
    if let Some(headings) = headings_of_row(cells, sheet, row, &filled, is_first, paste) {
        return RowKind::Headings(headings);
    }
    let text = cells.text(row, first);
    let round = paste.book.round(paste.round);
    if filled.len() <= 4
        && let Some(title) = title_words::parse_game_title(text)
    {
        return match title.round.zip(round) {
            Some((name, round)) if !is_same_round(name, round) => RowKind::OtherRound(name.to_owned()),
            _ => RowKind::Title { column: first, board: title.board.to_owned() },
        };
    }
    // “See you in round 2” is no title in a mail.
    let is_title = |before: &str| {
        !cells.are_lines() || before.is_empty() && text.split_whitespace().count() <= MOST_WORDS_OF_ROUND
    };
    if filled.len() == 1
        && let Some((name, _)) = title_words::find_round(text).filter(|(_, before)| is_title(before))
    {
        let same = round.is_some_and(|round| is_same_round(&name, round));
        return if same { RowKind::ThisRound } else { RowKind::OtherRound(name) };
    }
    if cells.are_lines() && filled.len() == 1 && round.is_some_and(|round| is_name_of_round(text, round)) {
        return RowKind::ThisRound;
    }
    let is_sum = |text: &str| heading_words::is_total_label(text) || labelled_sum(text).is_some();
    if filled.iter().any(|&column| is_sum(cells.text(row, column))) {
        return RowKind::Sums;
    }
    // In a single column such a word may be a value, as in one of draws.
    if filled[..] == [0] && cells.width() > 1 && EndOfGame::is_whole(text) {
        return RowKind::End;
    }
    RowKind::Seats
}

/// The headings of a row, if it is a row of headings: known words, and nearly nothing else.
fn headings_of_row(
    cells: &ClipboardCells,
    sheet: &RawSheet,
    row: usize,
    filled: &[usize],
    is_first: bool,
    paste: &RoundPaste<'_>,
) -> Option<Vec<HeadingOfColumn>> {
    let mut headings = vec![HeadingOfColumn::Blank; cells.width()];
    let cells_of_row = sheet.row(u32::try_from(row).ok()?);
    for (column, heading) in heading_words::headings_of_row(sheet.cells.range(cells_of_row)) {
        let column = usize::try_from(column).ok()?;
        headings[column] = match heading {
            // In a block of a round, the score of a round is no column.
            Some(Heading::RoundScore(_)) | None if paste.is_computed_heading(cells.text(row, column)) => {
                HeadingOfColumn::Computed
            }
            Some(Heading::RoundScore(_)) | None => HeadingOfColumn::Unknown,
            Some(heading) => HeadingOfColumn::Known(heading),
        };
    }
    let count = |is: fn(&HeadingOfColumn) -> bool| headings.iter().filter(|heading| is(heading)).count();
    let charts = count(|heading| matches!(heading, HeadingOfColumn::Known(Heading::Chart(_))));
    let words = count(|heading| matches!(heading, HeadingOfColumn::Known(_))) - charts;
    let unknown = count(|heading| *heading == HeadingOfColumn::Unknown);
    let known = words + charts + count(|heading| *heading == HeadingOfColumn::Computed);
    // A total alone is the label of a row of sums, and a single word is a heading only above a single column.
    let sums = filled.iter().all(|&column| {
        let text = cells.text(row, column);
        heading_words::is_total_label(text) || fold_name(text).chars().all(|c| !c.is_alphabetic())
    });
    let is_heading = match known {
        _ if sums && charts < 2 => false,
        0 => false,
        1 => words == 1 && unknown == 0 && is_first && cells.width() == 1,
        _ => (words >= 1 || charts >= 2) && unknown < known,
    };
    is_heading.then_some(headings)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, Edit, Round, RoundIx, SeatColumn};
    use crate::import::pasted_block::RoundSheetColumn;

    fn kinds(text: &str) -> Vec<RowKind> {
        let mut book = Book::default();
        let round = Round { name: "2".into(), boards: vec![Board::new("A")], ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
        let columns =
            vec![RoundSheetColumn::Seat(SeatColumn::Centres), RoundSheetColumn::Computed(vec!["rank bonus".into()])];
        let paste = RoundPaste { book: &book, round: RoundIx(0), board: 0, power: None, column: 0, columns };
        kinds_of_rows(&ClipboardCells::parse(text), &paste)
    }

    #[test]
    fn rows_are_headings_titles_sums_or_seats() {
        let found =
            kinds("Round 2\nA\t\t\nPower\tPlayer\trank bonus\nAustria\tAnn\tdraw\n\t\t\nSum\t\t34\nBoard B\t\t\n");
        let headings = vec![
            HeadingOfColumn::Known(Heading::Power),
            HeadingOfColumn::Known(Heading::Player),
            HeadingOfColumn::Computed,
        ];
        assert_eq!(
            found,
            [
                RowKind::ThisRound,
                RowKind::Title { column: 0, board: "A".into() },
                RowKind::Headings(headings),
                RowKind::Seats,
                RowKind::Blank,
                RowKind::Sums,
                RowKind::Title { column: 0, board: "B".into() },
            ]
        );
        assert_eq!(kinds("Round 1, Board A"), [RowKind::OtherRound("1".into())]);
    }

    #[test]
    fn names_and_years_are_no_headings() {
        assert_eq!(kinds("Ann\tdraw\nBen\t1904"), [RowKind::Seats, RowKind::Seats]);
        assert_eq!(kinds("1904\n1905"), [RowKind::Seats, RowKind::Seats]);
        assert!(matches!(kinds("Name\nAnn")[..], [RowKind::Headings(_), RowKind::Seats]));
        assert!(matches!(kinds("1901\t1902\n5\t6")[..], [RowKind::Headings(_), RowKind::Seats]));
    }
}
