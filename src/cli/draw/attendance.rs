//! The option `--attendance`: a file with the players present in each round.

use std::path::Path;

use crate::book::{AttendanceStatus, Book, RoundIx, named_number};
use crate::cli::error::CommandError;
use crate::import::{self, ColumnKind};
use crate::store::{self, OpenError};

/// The attendance of a player in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AttendanceCell {
    No,
    Yes,
    /// Offers to sit out.
    Volunteer,
    /// Plays two boards.
    Twice,
}

impl AttendanceCell {
    /// A cell in the column of a round. Any other text marks a player as present.
    fn parse(cell: &str) -> Self {
        AttendanceCell::of_mark(cell).unwrap_or(AttendanceCell::Yes)
    }

    /// The attendance that a cell marks. `None` for a text that is not a mark, such as the name of a club.
    fn of_mark(cell: &str) -> Option<Self> {
        if cell.trim().is_empty() {
            return Some(AttendanceCell::No);
        }
        Some(match AttendanceStatus::parse(cell)? {
            AttendanceStatus::Absent | AttendanceStatus::Left => AttendanceCell::No,
            AttendanceStatus::Volunteer | AttendanceStatus::Standby => AttendanceCell::Volunteer,
            AttendanceStatus::TwoBoards => AttendanceCell::Twice,
            AttendanceStatus::Present | AttendanceStatus::Late | AttendanceStatus::MustPlay => AttendanceCell::Yes,
        })
    }
}

/// The headings of the rounds, and a row for each player.
#[derive(Debug)]
pub(super) struct AttendanceFile {
    pub(super) rounds: Vec<String>,
    pub(super) players: Vec<(String, Vec<AttendanceCell>)>,
    /// The headings of columns that are not rounds.
    pub(super) unused: Vec<String>,
    /// Whether the first line has headings. Without headings the columns of the rounds are named 1, 2 and so on.
    pub(super) has_headings: bool,
}

impl AttendanceFile {
    /// Reads the file. `book` has the players and the rounds of the event, if there is one.
    pub(super) fn read(path: &Path, book: Option<&Book>) -> Result<Self, CommandError> {
        let is_player = |name: &str| book.is_some_and(|book| book.find_person(name).is_some());
        let file_error = |why: String| CommandError::Attendance { path: path.to_owned(), why };
        let rows = read_table(path).map_err(file_error)?;
        let (first, below) = rows.split_first().ok_or_else(|| file_error("It is empty.".to_owned()))?;
        let is_of_player = first.iter().any(|text| is_player(text)) || has_only_marks(first, below, book);
        let has_headings = first.iter().any(|text| import::is_player_heading(text)) || !is_of_player;
        let headings = has_headings.then_some(first);
        let rows = &rows[usize::from(headings.is_some())..];
        let width = rows.iter().chain(headings).map(Vec::len).max().unwrap_or(0);
        let cell = |row: &'_ Vec<String>, column: usize| row.get(column).cloned().unwrap_or_default();
        let by_heading = headings.and_then(|headings| headings.iter().position(|text| import::is_player_heading(text)));
        let count_players = |column: &usize| rows.iter().filter(|row| is_player(&cell(row, *column))).count();
        // Of several columns with as many names, the first.
        let by_names = || (0..width).rev().max_by_key(count_players).filter(|column| count_players(column) > 0);
        let names = by_heading.or_else(by_names).unwrap_or(0);
        let is_round = |column: &usize| match headings {
            _ if *column == names => false,
            None => true,
            Some(headings) => is_round_column(&cell(headings, *column), rows.iter().map(|row| cell(row, *column))),
        };
        let mut columns: Vec<usize> = (0..width).filter(is_round).collect();
        let heading = |column: usize| headings.map(|headings| cell(headings, column)).unwrap_or_default();
        // Rounds with numbers come in the order of their numbers.
        if columns.iter().all(|column| named_number(&heading(*column)).is_some()) {
            columns.sort_by_key(|column| named_number(&heading(*column)));
        }
        let unused = (0..width).filter(|column| *column != names && !columns.contains(column)).map(heading);
        let unused = unused.filter(|heading| !heading.is_empty()).collect();
        let name_round = |(number, column): (usize, usize)| {
            if headings.is_some() { heading(column) } else { number.to_string() }
        };
        let mut players: Vec<(String, Vec<AttendanceCell>)> = Vec::new();
        for row in rows {
            let name = cell(row, names);
            if name.is_empty() {
                continue;
            }
            if players.iter().any(|(known, _)| *known == name) {
                return Err(file_error(format!("It has {name} twice. Give the players different names.")));
            }
            let cells = columns.iter().map(|column| AttendanceCell::parse(&cell(row, *column))).collect();
            players.push((name, cells));
        }
        let rounds = (1..).zip(columns.iter().copied()).map(name_round).collect();
        Ok(AttendanceFile { rounds, players, unused, has_headings: headings.is_some() })
    }

    /// The sentence about columns that are not used.
    pub(super) fn unused_columns(&self) -> Option<String> {
        let names: Vec<String> = self.unused.iter().map(|heading| format!("“{heading}”")).collect();
        (!names.is_empty()).then(|| {
            let columns = if names.len() == 1 { "the column" } else { "the columns" };
            format!("The attendance does not use {columns} {}.", names.join(", "))
        })
    }
}

/// Whether the first row of a file has marks after its first cell, and these marks are no headings. “X” is a mark and the
/// number 10, and “1” is a mark and the name of a round. Such cells are headings if they are numbers that rise, or the
/// names of different rounds of the book. Of a single one, the rows below decide: it is a mark if it comes there again.
fn has_only_marks(first: &[String], below: &[Vec<String>], book: Option<&Book>) -> bool {
    let marks: Vec<&String> = first.iter().skip(1).filter(|text| !text.is_empty()).collect();
    if marks.is_empty() || marks.iter().any(|text| AttendanceCell::of_mark(text).is_none()) {
        return false;
    }
    let number = |text: &&String| text.parse::<usize>().ok().filter(|number| *number > 0);
    let numbers: Option<Vec<usize>> = marks.iter().map(number).collect();
    let are_rising = numbers.is_some_and(|numbers| numbers.is_sorted_by(|one, next| one < next));
    let rounds = |text: &&String| book.map(|book| book.rounds_of_name(text)).filter(|found| !found.is_empty());
    let named: Option<Vec<Vec<RoundIx>>> = marks.iter().map(rounds).collect();
    let are_rounds = named.is_some_and(|named| (1..named.len()).all(|at| !named[..at].contains(&named[at])));
    if !are_rising && !are_rounds {
        return true;
    }
    let comes_again = |mark: &str| below.iter().flat_map(|row| row.iter().skip(1)).any(|text| text == mark);
    matches!(marks[..], [mark] if below.is_empty() || comes_again(mark))
}

/// Whether a column has the attendance of a round: its heading has a number or is a word for a round, or its cells are
/// all marks and its heading is not that of other data.
fn is_round_column(heading: &str, mut cells: impl Iterator<Item = String>) -> bool {
    match import::column_kind(heading) {
        ColumnKind::Round => true,
        ColumnKind::Other => false,
        ColumnKind::Unknown => {
            let has_number = named_number(heading).is_some();
            has_number || !heading.is_empty() && cells.all(|cell| AttendanceCell::of_mark(&cell).is_some())
        }
    }
}

/// The cells of a text file, without spaces around them. The first separator in the text is used for the whole file.
pub(super) fn read_table(path: &Path) -> Result<Vec<Vec<String>>, String> {
    let bytes = store::read_whole_file(path).map_err(|error| match error {
        OpenError::Missing { .. } => "The file does not exist.".to_owned(),
        error => error.to_string(),
    })?;
    let text = String::from_utf8_lossy(&bytes);
    let text = text.trim_start_matches('\u{feff}');
    let separator = text.bytes().find(|byte| b",;\t".contains(byte)).unwrap_or(b',');
    let mut reader =
        csv::ReaderBuilder::new().delimiter(separator).flexible(true).has_headers(false).from_reader(text.as_bytes());
    let rows = reader.records().map(|record| {
        let record = record.map_err(|error| format!("{error}."))?;
        Ok(record.iter().map(|cell| cell.trim().to_owned()).collect())
    });
    rows.collect()
}
