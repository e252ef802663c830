//! Finds what the columns of a block hold: by their headings, by their place beside the power or the cursor, or by their
//! cells.

use super::row_kinds::{HeadingOfColumn, labelled_sum};
use super::{ClipboardCells, RoundPaste, RoundSheetColumn};
use crate::book::count_notation::{means_no_value, parse_count_cell, parse_year_cell};
use crate::book::fields::SeatColumnKind;
use crate::book::typed_words::{is_dash, parse_yes_no};
use crate::book::{CENTRES_ON_MAP, Power, SeatColumn};
use crate::import::cells::raw_cells::parse_number;
use crate::import::names::name_cells;
use crate::import::words::heading_words::Heading;
use crate::languages::window_sentences::import_paste as texts;

/// What a column of the block holds.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum BlockColumn {
    Value(SeatColumn),
    Power,
    Board,
    Round,
    FirstName,
    NamePrefix,
    LastName,
    /// The last year of the board.
    LastYear,
    /// How the game of the board ended.
    Ending,
    /// Topboard computes it, or it counts the rows.
    NotNeeded,
    /// It has no place on the sheet, for this reason.
    NoPlace(String),
    Blank,
}

/// The columns under a row of headings.
pub(super) fn columns_of_headings(headings: &[HeadingOfColumn], text: impl Fn(usize) -> String) -> Vec<BlockColumn> {
    let has_final = headings.contains(&HeadingOfColumn::Known(Heading::FinalCount));
    let has_first = headings.contains(&HeadingOfColumn::Known(Heading::FirstName));
    let has_last = headings.contains(&HeadingOfColumn::Known(Heading::LastName));
    let column = |(position, heading): (usize, &HeadingOfColumn)| match heading {
        HeadingOfColumn::Blank => BlockColumn::Blank,
        HeadingOfColumn::Computed => BlockColumn::NotNeeded,
        HeadingOfColumn::Unknown => BlockColumn::NoPlace(texts::sheet_lacks_column(&text(position))),
        HeadingOfColumn::Known(heading) => match *heading {
            Heading::Round => BlockColumn::Round,
            Heading::Board => BlockColumn::Board,
            Heading::Power => BlockColumn::Power,
            // “First name, Name”: the second column holds the family name.
            Heading::Player if has_first && !has_last => BlockColumn::LastName,
            Heading::Player => BlockColumn::Value(SeatColumn::Player),
            Heading::FirstName => BlockColumn::FirstName,
            Heading::NamePrefix => BlockColumn::NamePrefix,
            Heading::LastName => BlockColumn::LastName,
            Heading::FinalCount => BlockColumn::Value(SeatColumn::Centres),
            Heading::CENTRES if has_final => BlockColumn::NoPlace(texts::another_column_has_centres(&text(position))),
            Heading::Seat(SeatColumn::Score | SeatColumn::PrintedScore) => BlockColumn::NotNeeded,
            Heading::Seat(column) => BlockColumn::Value(column),
            Heading::Chart(year) => BlockColumn::Value(SeatColumn::Chart(year)),
            Heading::Note => BlockColumn::Value(SeatColumn::Note),
            Heading::LastYear => BlockColumn::LastYear,
            Heading::Result => BlockColumn::Ending,
            Heading::Score | Heading::Total | Heading::Place | Heading::StartCount | Heading::Bookkeeping => {
                BlockColumn::NotNeeded
            }
            _ => BlockColumn::NoPlace(texts::sheet_lacks_column(&text(position))),
        },
    };
    headings.iter().enumerate().map(column).collect()
}

/// What the filled cells of a column look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Nothing,
    Names,
    Counts,
    /// Years with four digits, or with a word for an elimination.
    Years,
    YesOrNo,
    Other,
}

/// The columns without headings from `from` on, in these rows. They are the columns of the sheet from `sheet_from` on if
/// their cells can stand there, else those that their cells look like. `None` if neither is clear.
pub(super) fn columns_without_headings(
    cells: &ClipboardCells,
    rows: &[usize],
    from: usize,
    paste: &RoundPaste<'_>,
    sheet_from: usize,
) -> Option<Vec<BlockColumn>> {
    let texts = |column: usize| -> Vec<&str> {
        rows.iter().map(|&row| cells.text(row, column)).filter(|text| !text.is_empty()).collect()
    };
    let in_order: Vec<Option<&RoundSheetColumn>> =
        (from..cells.width()).map(|column| paste.columns.get(sheet_from + column - from)).collect();
    let fits = (from..cells.width()).zip(&in_order).all(|(column, sheet)| match sheet {
        Some(sheet) => is_plausible(sheet, &texts(column)),
        None => texts(column).is_empty(),
    });
    if fits {
        return Some(in_order.into_iter().map(of_sheet_column).collect());
    }
    by_content(&(from..cells.width()).map(texts).collect::<Vec<_>>(), rows.len())
}

/// The columns of the sheet from `sheet_from` on, whatever their cells are.
pub(super) fn columns_in_order(cells: &ClipboardCells, paste: &RoundPaste<'_>, sheet_from: usize) -> Vec<BlockColumn> {
    (0..cells.width()).map(|column| of_sheet_column(paste.columns.get(sheet_from + column))).collect()
}

fn of_sheet_column(column: Option<&RoundSheetColumn>) -> BlockColumn {
    match column {
        Some(RoundSheetColumn::Power) => BlockColumn::Power,
        Some(RoundSheetColumn::Seat(column)) => BlockColumn::Value(*column),
        Some(RoundSheetColumn::Computed(_)) => BlockColumn::NotNeeded,
        None => BlockColumn::NoPlace(texts::right_of_last_column_of_board().to_owned()),
    }
}

/// Whether most of the cells can stand in a column of the sheet.
fn is_plausible(column: &RoundSheetColumn, texts: &[&str]) -> bool {
    let can_stand = |text: &&&str| match column {
        RoundSheetColumn::Power => Power::parse_in_column(text).is_some(),
        RoundSheetColumn::Computed(_) => parse_number(text).is_some() || is_dash(text),
        RoundSheetColumn::Seat(column) => match column {
            SeatColumn::Player => is_name(text),
            SeatColumn::Centres | SeatColumn::Chart(_) => is_count(text),
            SeatColumn::Eliminated => parse_year_cell(text).is_some() || means_no_value(text),
            SeatColumn::InDraw => parse_yes_no(text).is_some() || is_dash(text),
            other => match other.description().kind {
                SeatColumnKind::Number => parse_number(text).is_some() || is_dash(text),
                SeatColumnKind::Name | SeatColumnKind::Word | SeatColumnKind::Text => true,
            },
        },
    };
    texts.iter().filter(can_stand).count() * 2 >= texts.len()
}

/// The values that columns hold by their cells. `None` if two columns could be the same value, or one is unclear.
fn by_content(columns: &[Vec<&str>], rows: usize) -> Option<Vec<BlockColumn>> {
    let contents: Vec<Content> = columns.iter().map(|texts| content_of(texts)).collect();
    let with = |content: Content| -> Vec<usize> {
        contents.iter().enumerate().filter(|(_, held)| **held == content).map(|(column, _)| column).collect()
    };
    let names = with(Content::Names);
    if names.len() > 1 || with(Content::YesOrNo).len() > 1 || with(Content::Years).len() > 1 {
        return None;
    }
    let counts = with(Content::Counts);
    let whole: Vec<usize> = counts.iter().copied().filter(|&column| adds_up(&columns[column], rows)).collect();
    let centres = match (&counts[..], &whole[..]) {
        ([], _) => None,
        ([only], _) | (_, [only]) => Some(*only),
        _ => return None,
    };
    let column = |(position, content): (usize, &Content)| match content {
        Content::Nothing => BlockColumn::Blank,
        Content::Names => BlockColumn::Value(SeatColumn::Player),
        Content::Years => BlockColumn::Value(SeatColumn::Eliminated),
        Content::YesOrNo => BlockColumn::Value(SeatColumn::InDraw),
        Content::Counts if Some(position) == centres => BlockColumn::Value(SeatColumn::Centres),
        Content::Counts | Content::Other => BlockColumn::NoPlace(texts::unclear_column_of_sheet().to_owned()),
    };
    let read: Vec<BlockColumn> = contents.iter().enumerate().map(column).collect();
    read.iter().any(|column| matches!(column, BlockColumn::Value(_))).then_some(read)
}

fn content_of(texts: &[&str]) -> Content {
    let most = |is: fn(&str) -> bool| texts.iter().filter(|text| is(text)).count() * 3 >= texts.len() * 2;
    let is_year = |text: &str| {
        let digits = text.chars().filter(char::is_ascii_digit).count();
        means_no_value(text) || (digits >= 4 && parse_year_cell(text).is_some())
    };
    let is_yes_or_no = |text: &str| parse_yes_no(text).is_some() && !text.contains(|c: char| c.is_ascii_digit());
    match texts {
        [] => Content::Nothing,
        _ if most(is_yes_or_no) => Content::YesOrNo,
        _ if most(is_count) => Content::Counts,
        _ if most(is_year) => Content::Years,
        _ if most(is_name) => Content::Names,
        _ => Content::Other,
    }
}

/// Whether the counts are those of whole boards: 34 for every seven of them.
fn adds_up(texts: &[&str], rows: usize) -> bool {
    let counts: Vec<u32> =
        texts.iter().filter_map(|text| parse_count_cell(text)).map(|read| u32::from(read.count)).collect();
    let boards = u32::try_from(rows / Power::ALL.len()).unwrap_or_default();
    boards > 0
        && rows.is_multiple_of(Power::ALL.len())
        && counts.iter().sum::<u32>() == boards * u32::from(CENTRES_ON_MAP)
}

/// Whether a text is a number of centres, or says that there is no number.
fn is_count(text: &str) -> bool {
    means_no_value(text) || parse_count_cell(text).is_some_and(|read| read.count <= CENTRES_ON_MAP)
}

/// The sum of the counts in a row of sums: in one cell with its label, or in the column of the counts.
pub(super) fn sum_of_counts<'c>(
    cells: &'c ClipboardCells,
    row: usize,
    mut columns: impl Iterator<Item = usize>,
    contents: &[BlockColumn],
) -> Option<&'c str> {
    let is_of_counts = |column: usize| contents[column] == BlockColumn::Value(SeatColumn::Centres);
    let is_sum = |column: &usize| {
        let text = cells.text(row, *column);
        labelled_sum(text).is_some() || is_of_counts(*column) && parse_number(text).is_some()
    };
    columns.find(is_sum).map(|column| cells.text(row, column))
}

/// Whether a text can be the name of a player, or says that nobody plays.
pub(super) fn is_name(text: &str) -> bool {
    name_cells::means_nobody(text)
        || (text.chars().any(char::is_alphabetic)
            && parse_count_cell(text).is_none()
            && parse_year_cell(text).is_none())
}
