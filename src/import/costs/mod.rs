//! The one table of costs: what each choice of an explanation costs, in quarter bits. A cost is −log2 of how often a correct sheet
//! does this. Nothing is rewarded; what stays unexplained costs.

pub(in crate::import) mod game_costs;

use crate::import::cells::raw_cells::RawCell;
use crate::import::cells::raw_sheet::RawSheet;

pub(in crate::import) use game_costs::{cost_of_boards, cost_of_counts, cost_of_sum};

/// Quarter bits.
pub(in crate::import) type Cost = u32;

const fn bits(whole: u32) -> Cost {
    whole * 4
}

/// Cells that no part of an explanation needs.
pub(in crate::import) mod unexplained {
    use super::{Cost, bits};

    const TEXT: Cost = bits(4);
    const LETTER: Cost = 2;
    const MOST: Cost = bits(10);
    pub(in crate::import) const NUMBER: Cost = bits(5);
    /// A cell outside of the tables.
    pub(in crate::import) const OUTSIDE: Cost = bits(2);
    /// A column that is kept under its heading, and each of its cells.
    pub(in crate::import) const COLUMN: Cost = bits(6);
    pub(in crate::import) const CELL_OF_COLUMN: Cost = bits(1);

    /// A text inside of a table.
    pub(in crate::import) fn text(text: &str) -> Cost {
        let letters = u32::try_from(text.chars().take(40).count()).unwrap_or(40);
        (TEXT + LETTER * letters).min(MOST)
    }
}

/// The word for a power.
pub(in crate::import) mod word {
    use super::{Cost, bits};

    pub(in crate::import) const EXACT: Cost = 0;
    pub(in crate::import) const ABBREVIATION: Cost = 2;
    pub(in crate::import) const LETTER: Cost = 2;
    pub(in crate::import) const REMARK: Cost = bits(1);
}

/// How the content of a column is known.
pub(in crate::import) mod heading {
    use super::{Cost, bits};

    pub(in crate::import) const WORD: Cost = 0;
    pub(in crate::import) const LETTER: Cost = bits(2);
    pub(in crate::import) const NONE: Cost = bits(4);
    pub(in crate::import) const BY_CELLS: Cost = bits(6);
    /// Of several columns with one word, mostly the last has what counts.
    pub(in crate::import) const COMES_AGAIN: Cost = 1;
    /// The cells are not what their heading says.
    pub(in crate::import) const AGAINST_WORD: Cost = bits(12);
    /// A cell that does not have the content of its column.
    pub(in crate::import) const UNFIT_CELL: Cost = bits(4);
    /// A pattern of several parts.
    pub(in crate::import) const PATTERN: Cost = bits(3);
    /// The power is beside the values, and the field above them.
    pub(in crate::import) const SECOND_AXIS: Cost = bits(2);
}

/// Where a round or a board comes from.
pub(in crate::import) mod origin {
    use super::{Cost, bits};

    pub(in crate::import) const SECOND: Cost = bits(2);
    pub(in crate::import) const FILLED_DOWN: Cost = bits(4);
    pub(in crate::import) const LIST: Cost = bits(5);
    pub(in crate::import) const AGAIN_STARTS_NEXT: Cost = bits(6);
    /// The records are columns of the sheet.
    pub(in crate::import) const ACROSS: Cost = bits(2);
}

/// Rules for rows and neighbours, and each use of a rule.
pub(in crate::import) mod rule {
    use super::{Cost, bits};

    pub(in crate::import) const REPLACED: Cost = bits(4);
    pub(in crate::import) const CORRECTED: Cost = bits(4);
    pub(in crate::import) const CONTINUED: Cost = bits(4);
    pub(in crate::import) const USE: Cost = bits(1);
    /// A cell that says something else than it should: another power, another round.
    pub(in crate::import) const SLIP: Cost = bits(6);
    /// A struck-out cell that is a value because nothing stands in its place.
    pub(in crate::import) const STRUCK_OUT_VALUE: Cost = bits(8);
    /// A value that is struck out, or of which a part is, read as if it were not.
    pub(in crate::import) const STRUCK_OUT_UNSEEN: Cost = bits(20);
}

/// Names of people.
pub(in crate::import) mod name {
    use super::{Cost, bits};

    pub(in crate::import) const ONE_WORD: Cost = bits(2);
    pub(in crate::import) const WITH_DIGITS: Cost = bits(6);
    pub(in crate::import) const WORD_TWICE: Cost = bits(8);
    pub(in crate::import) const POWER_OR_HEADING: Cost = bits(14);
}

/// Boards that cannot be.
pub(in crate::import) mod game {
    use super::{Cost, bits};

    pub(in crate::import) const POWER_TWICE: Cost = bits(20);
    pub(in crate::import) const POWER_MISSING: Cost = bits(6);
    /// Each further power of a board that is missing: the file lists only some.
    pub(in crate::import) const FURTHER_MISSING: Cost = 10;
    pub(in crate::import) const NO_COUNTS: Cost = bits(5);
    pub(in crate::import) const WRONG_SUM: Cost = bits(6);
    pub(in crate::import) const EACH_CENTRE: Cost = bits(1);
    pub(in crate::import) const MOST_OF_SUM: Cost = bits(12);
    pub(in crate::import) const COUNT_TOO_HIGH: Cost = bits(30);
    pub(in crate::import) const COUNT_IS_TEXT: Cost = bits(8);
    pub(in crate::import) const CHART_FALLS: Cost = bits(10);
    pub(in crate::import) const YEAR_WITHOUT_CENTRES: Cost = bits(12);
    pub(in crate::import) const PLAYER_TWICE: Cost = bits(14);
    /// Most players play several times in a round: games of a league, without rounds.
    pub(in crate::import) const LEAGUE: Cost = bits(12);
    pub(in crate::import) const NO_PLAYER: Cost = bits(3);
    /// A board of which the file only has the counts, perhaps beside the players on another sheet.
    pub(in crate::import) const NO_PLAYERS: Cost = bits(5);
    pub(in crate::import) const BEYOND_SEVEN: Cost = bits(14);
    /// A board with the name of another one in its round.
    pub(in crate::import) const BOARD_TWICE: Cost = bits(14);
    /// A board whose name nothing in the file gives.
    pub(in crate::import) const BOARD_WITHOUT_NAME: Cost = bits(3);
}

/// The cost of a sheet of which nothing is read.
pub(in crate::import) fn cost_of_nothing(sheet: &RawSheet) -> Cost {
    let of_cell = |cell: RawCell<'_>| {
        if cell.number().is_some() { unexplained::NUMBER } else { unexplained::text(&cell.trimmed()) }
    };
    sheet.cells.iter().map(of_cell).fold(0, Cost::saturating_add)
}

/// How much cheaper another explanation must be to be read without a question.
pub(in crate::import) const MARGIN: Cost = bits(6);
