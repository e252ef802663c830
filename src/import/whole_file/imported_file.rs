//! What the import gives: the draft of a file with its findings. It is in no book until the user accepts it.

use std::collections::HashMap;

use crate::book::{BoardRef, Book, PersonId, RoundIx};
use crate::import::draft::draft_book::ExplainedCells;
use crate::import::recipe::Recipe;
use crate::import::report::cell_sources::CellSources;
use crate::import::report::import_report::Finding;

/// The data and the findings of a file. They are in no book until the user accepts them.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportedFile {
    /// The file's name.
    pub file: String,
    /// The draft: a complete book with the event, people, rounds, boards, printed scores and standings, and the
    /// unplaced cells.
    pub book: Book,
    /// The remarks about recognised, unneeded and unplaced cells, and the warnings.
    pub findings: Vec<Finding>,
    /// The cell that each part of the book came from.
    pub cell_sources: CellSources,
    /// Where the parts of the tables are. Blank for a workbook that Topboard wrote.
    pub recipe: Recipe,
    /// The boards that the file does not name, in the order in which they were read.
    pub(in crate::import) unnamed_boards: Vec<BoardRef>,
    /// The people of the file whom the user calls different from a player with a similar name in the receiving book.
    pub different_players: Vec<(PersonId, PersonId)>,
    /// Which rounds of the file are rounds of the receiving book under other names, as the user says.
    pub round_answers: RoundAnswers,
    /// Whose values are taken in single conflicts with the receiving book, as the user says.
    pub conflict_answers: ConflictAnswers,
    /// Whether the file lists its players. Otherwise a player is known only from a seat or from the standings.
    pub(in crate::import) lists_players: bool,
    pub(in crate::import) explained: ExplainedCells,
}

/// What the user says about the rounds of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundAnswers(pub(in crate::import) HashMap<String, Option<RoundIx>>);

/// Whether the values of the file are taken in single conflicts, as the user answers them one by one: by the board of the
/// receiving book, the name of the field and the value of the file. Where the file is read in another way, another value is
/// another conflict. The other conflicts have one winner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConflictAnswers(pub(in crate::import) HashMap<(BoardRef, String, String), bool>);
