//! Labels with their values in the next cell, such as “Round:” and “1” above a board. A pair is read as one title: “Round 1”.

use crate::book::Power;
use crate::book::round_name_words::is_number_mark;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::recipe::{Grid, SeatValue};
use crate::import::words::heading_words::{Heading, heading_of_cell, heading_of_text};
use crate::import::words::title_words;

/// The most cells of a line of labels and values.
const MOST_CELLS: usize = 6;

/// A longer text is no name of a round or a board.
const MOST_BYTES: usize = 20;

/// A label and the value in the next cell.
pub(super) struct LabelledValue {
    pub label: CellIndex,
    pub value: CellIndex,
    /// Both as one title.
    pub title: String,
    /// Whether the title has the last year, and is a remark about the board below it.
    pub is_year: bool,
}

impl LabelledValue {
    /// The title of a label and its value: “Round 1” for “Round:” and “1”, “Ended: 1907” for “Ended:” and “1907”. `None` for
    /// other labels.
    fn new(grid: &Grid<'_>, label: CellIndex, value: CellIndex) -> Option<Self> {
        let text = grid.sheet.cell(label).trimmed_text()?;
        let whole = text.trim_end_matches([':', ' ']);
        // “Round no.:” and “Table n° :”.
        let before_mark = || {
            let (word, mark) = whole.rsplit_once(' ')?;
            is_number_mark(mark.trim_end_matches('.')).then(|| word.trim_end())
        };
        // “Board mark:”
        let first_word = || whole.split_once(' ').map(|(word, _)| word).filter(|_| whole.len() < text.len());
        let (word, heading) = match heading_of_text(whole) {
            Some(heading) => (whole, heading),
            None => before_mark().or_else(first_word).and_then(|word| Some((word, heading_of_text(word)?)))?,
        };
        let of_value = grid.sheet.cell(value);
        let shown = of_value.trimmed();
        let is_short = shown.chars().nth(2).is_none();
        let may_be_name = shown.len() <= MOST_BYTES && Power::parse(&shown).is_none_or(|_| is_short);
        let is_number = shown.bytes().all(|byte| byte.is_ascii_digit());
        // Without a colon, the next cell may be the heading of another column: “Board” and “GP”.
        let is_certain = whole.len() < text.len() || is_short && (is_number || shown.chars().nth(1).is_none());
        let is_value = may_be_name && heading_of_cell(of_value).is_none() && is_certain;
        let is_year = heading == Heading::LastYear;
        let title = match heading {
            Heading::Round | Heading::Board if is_value => format!("{word} {shown}"),
            Heading::LastYear if matches!(heading_of_cell(of_value), Some(Heading::Chart(_))) => {
                format!("{word}: {shown}")
            }
            _ => return None,
        };
        Some(LabelledValue { label, value, title, is_year })
    }
}

/// The labels with their values in a line that holds nothing else but titles before them: “Board 1”, “Ended” and “1907”.
pub(super) fn labels_in_line(grid: &Grid<'_>, cells: &[CellIndex]) -> Vec<LabelledValue> {
    let titles = cells.len() % 2;
    [titles, titles + 2].into_iter().find_map(|titles| labels_behind(grid, cells, titles)).unwrap_or_default()
}

/// The labels with their values behind so many titles. `None` if the line has others.
fn labels_behind(grid: &Grid<'_>, cells: &[CellIndex], titles: usize) -> Option<Vec<LabelledValue>> {
    let (titles, cells) = cells.split_at_checked(titles)?;
    let is_beside = |pair: &[CellIndex]| matches!(pair, [label, value] if grid.place(*label) + 1 == grid.place(*value));
    if cells.is_empty() || cells.len() > MOST_CELLS || !cells.chunks(2).all(is_beside) {
        return None;
    }
    let has_colon =
        |pair: &[CellIndex]| grid.sheet.cell(pair[0]).trimmed_text().is_some_and(|text| text.ends_with(':'));
    let pairs = cells.chunks(2).map(|pair| LabelledValue::new(grid, pair[0], pair[1]));
    // Four cells may be the headings of a table, unless all of them are labels with values or have colons.
    if titles.is_empty() && (cells.len() == 2 || cells.chunks(2).all(has_colon)) {
        return Some(pairs.flatten().collect());
    }
    let is_title = |cell: &CellIndex| {
        grid.sheet.cell(*cell).trimmed_text().is_some_and(|text| {
            title_words::parse_game_title(text).is_some() || title_words::find_round(text).is_some()
        })
    };
    pairs.collect::<Option<_>>().filter(|_| titles.iter().all(is_title))
}

/// The name that a label gives in a line, with the cell of the label if it is another one: “Player:” beside “Ann Lee”, or “Player: Ann
/// Lee”.
pub(super) fn player_after_label(grid: &Grid<'_>, cells: &[CellIndex]) -> Option<(Option<CellIndex>, SeatValue)> {
    let is_label = |text: &str| heading_of_text(text.trim_end_matches([':', ' '])) == Some(Heading::Player);
    cells.iter().enumerate().find_map(|(at, &cell)| {
        let text = grid.sheet.cell(cell).trimmed_text()?;
        if is_label(text) {
            let next = cells.get(at + 1).filter(|next| grid.place(**next) == grid.place(cell) + 1)?;
            return Some((Some(cell), SeatValue { heading: Heading::Player, cell: *next, part: None }));
        }
        let (label, name) = text.split_once(':')?;
        let part = Some(name.trim().to_owned());
        (is_label(label) && !name.trim().is_empty())
            .then_some((None, SeatValue { heading: Heading::Player, cell, part }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::reader_process::sheet_reader::SheetsOfFile;

    /// The titles in the first row of a text table.
    fn titles(row: &str) -> Vec<String> {
        let read = SheetsOfFile::read(format!("{row}\nAnn,Ben,Cid,Dan,Eve\n").as_bytes(), "labels.csv").unwrap();
        let grid = Grid::new(&read.sheets[0], false);
        let (_, cells) = grid.lines().next().unwrap();
        labels_in_line(&grid, cells).into_iter().map(|of| of.title).collect()
    }

    #[test]
    fn a_label_and_the_value_beside_it_are_one_title() {
        assert_eq!(titles("Round:,1"), ["Round 1"]);
        assert_eq!(titles("Round,1"), ["Round 1"]);
        assert_eq!(titles("Table,12"), ["Table 12"]);
        assert_eq!(titles("Runde:,2,Brett:,C"), ["Runde 2", "Brett C"]);
        assert_eq!(titles("Ended:,1907"), ["Ended: 1907"]);
        assert_eq!(titles("Mesa,1,Año final,1907"), ["Mesa 1", "Año final: 1907"], "without colons");
        assert_eq!(titles("Board 1,,,Ended,1907"), ["Ended: 1907"], "behind a title");
        assert_eq!(titles("Round 1,Board 1,,Ended,1907"), ["Ended: 1907"], "behind two titles");
        // Headings of tables, and rows with more.
        for row in [
            "Board,Winner",
            "Round,1,2,3",
            "Board,A,B,C,D",
            "Ended:,late",
            "Board,GP",
            "Round,XY",
            "GM:,Dave",
            "Ann,Ended,1907",
        ] {
            assert!(titles(row).is_empty(), "{row}");
        }
    }
}
