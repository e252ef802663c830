//! Merges a board of a file into the same board of the book: fills blanks and lists the conflicts.

use std::collections::HashMap;
use std::fmt;

use super::raw_sheet::SheetAddress;
use super::read_into_draft_book::ImportedFile;
use crate::book::fields::{BoardColumn, FieldDescription, FieldValue, MergeRule};
use crate::book::{
    Board, BoardRef, Book, CellAddress, Edit, PersonId, Power, Seat, SeatColumn, SeatRef, UnplacedCell, fold_name,
};

/// The side whose value is taken where the book and the file contradict each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ConflictWinner {
    /// The value in the book.
    #[default]
    Book,
    /// The value in the file.
    File,
}

/// A board that differs between the book and the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardConflict {
    /// The board in the book.
    pub board: BoardRef,
    pub fields: Vec<FieldConflict>,
}

/// A field that differs between the book and the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldConflict {
    /// The name of the field: “centres of Italy”.
    pub field: String,
    /// The value in the book, as text.
    pub book: String,
    /// The value in the file with its cell. It becomes an unplaced cell if the book's value is taken.
    pub file_cell: UnplacedCell,
}

impl fmt::Display for FieldConflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnplacedCell { sheet, cell, text, .. } = &self.file_cell;
        write!(f, "{}: the book has {}, the file has {text}", self.field, self.book)?;
        // A book that is added has no cells.
        if SheetAddress::parse(cell).is_none() { Ok(()) } else { write!(f, " ({sheet}!{cell})") }
    }
}

/// The board at `to` with the values that the file's board at `from` adds, and the conflicts between the two.
pub(super) fn merge_board(
    import: &ImportedFile,
    from: BoardRef,
    target: &Book,
    to: BoardRef,
    people: &HashMap<PersonId, PersonId>,
    winner: ConflictWinner,
) -> (Board, Vec<FieldConflict>) {
    let (Some(file), Some(book)) = (import.book.board(from), target.board(to)) else {
        return (Board::default(), Vec::new());
    };
    let mut board = book.clone();
    let mut merge = BoardMerge { import, winner, conflicts: Vec::new() };
    for column in BoardColumn::ALL {
        let FieldDescription { name, merge: rule, .. } = column.description().field;
        let (known, from_file) = (book.value(column), file.value(column));
        let (known_text, text) = (history_text(known, target), history_text(from_file, &import.book));
        // The spelling of a scoring system does not matter.
        let same = fold_name(&known_text) == fold_name(&text);
        // A game with counts was played, so another ending in the file contradicts the book.
        let was_played = column == BoardColumn::Ending && book.seats.values().any(|seat| !seat.centres.is_blank());
        let is_blank = known.is_blank() && !was_played;
        let takes_file = !same
            && merge.takes_file(rule, is_blank, from_file.is_blank(), || Conflict {
                field: name.to_owned(),
                address: CellAddress::Board(from),
                book: if known.is_blank() { "played to its end".to_owned() } else { known_text },
                file: text,
            });
        if takes_file {
            board.copy_value(file, column);
        }
    }
    let mut renumbered = file.clone();
    renumber_board(&mut renumbered, people);
    for power in Power::ALL {
        merge.merge_seat(from.seat(power), &mut board, file, &renumbered, target);
    }
    for chart in &file.charts {
        let known_chart = board.chart_mut(chart.year);
        for (power, count) in chart.centres.iter() {
            let known = &mut known_chart.centres[power];
            let rule = SeatColumn::Chart(chart.year).description().field.merge;
            let takes_file = known != count
                && merge.takes_file(rule, known.is_blank(), count.is_blank(), || Conflict {
                    field: format!("centres of {power} in {}", chart.year),
                    address: CellAddress::Seat(from.seat(power), SeatColumn::Chart(chart.year)),
                    book: known.to_string(),
                    file: count.to_string(),
                });
            if takes_file {
                known.clone_from(count);
            }
        }
    }
    (board, merge.conflicts)
}

/// The edits of the fields in which `after` differs from the board `before` of the book. A blank that is filled is no
/// correction of a result, so the board is not replaced as a whole.
pub(super) fn edits_between(before: &Board, after: &Board, at: BoardRef) -> Vec<Edit> {
    let mut edits: Vec<Edit> = before.differences(after).into_iter().map(|field| Edit::Board(at, field)).collect();
    for chart in &after.charts {
        let Some(known) = before.charts.iter().find(|known| known.year == chart.year) else {
            edits.push(Edit::AddChart(at, chart.clone()));
            continue;
        };
        let changed = chart.centres.iter().filter(|(power, count)| known.centres[*power] != **count);
        edits.extend(changed.map(|(power, count)| Edit::Count(at.seat(power), chart.year, count.clone())));
    }
    for power in Power::ALL {
        let fields = before.seats[power].differences(&after.seats[power]);
        edits.extend(fields.into_iter().map(|field| Edit::Seat(at.seat(power), field)));
    }
    edits
}

/// The text of a value as in the history, with a reason that it has.
pub(super) fn history_text(value: &dyn FieldValue, book: &Book) -> String {
    value.items(book).join("; ")
}

/// Two values that contradict each other.
struct Conflict {
    field: String,
    /// The address in the draft of the file.
    address: CellAddress,
    book: String,
    file: String,
}

struct BoardMerge<'a> {
    import: &'a ImportedFile,
    winner: ConflictWinner,
    conflicts: Vec<FieldConflict>,
}

impl BoardMerge<'_> {
    /// Whether the value of the file is taken: into a blank, or after a conflict that the file wins. Only values that
    /// differ are asked about.
    fn takes_file(
        &mut self,
        rule: MergeRule,
        book_is_blank: bool,
        file_is_blank: bool,
        conflict: impl FnOnce() -> Conflict,
    ) -> bool {
        match rule {
            _ if file_is_blank => false,
            MergeRule::Keep => false,
            MergeRule::Fill => book_is_blank,
            MergeRule::Conflict if book_is_blank => true,
            MergeRule::Conflict => {
                self.add_conflict(conflict());
                self.winner == ConflictWinner::File
            }
        }
    }

    fn add_conflict(&mut self, conflict: Conflict) {
        let Conflict { field, address, book, file: text } = conflict;
        let board = address.board().map(|board| self.import.book.board_label(board)).unwrap_or_default();
        let (sheet, cell) = self
            .import
            .cell_sources
            .find_nearest(address)
            .map_or_else(|| (board, field.clone()), |(sheet, at)| (sheet.to_owned(), at.to_string()));
        let file_cell = UnplacedCell { file: self.import.file.clone(), sheet, cell, text };
        self.conflicts.push(FieldConflict { field, book, file_cell });
    }

    /// Merges a seat. `renumbered` is the board of the file with the numbers that its players have in the book.
    fn merge_seat(&mut self, from: SeatRef, board: &mut Board, file: &Board, renumbered: &Board, target: &Book) {
        let power = from.power;
        let (seat, file, renumbered) = (&mut board.seats[power], &file.seats[power], &renumbered.seats[power]);
        let import = self.import;
        let mut taken = Vec::new();
        for field in seat.differences(renumbered) {
            let (column, value) = (field.key(), field.value());
            let known = seat.value(column);
            // A person whom the book does not have yet has a name in the file only.
            let in_book = value.people().into_iter().all(|id| target.person(id).is_some());
            let takes_file =
                self.takes_file(column.description().field.merge, known.is_blank(), value.is_blank(), || Conflict {
                    field: format!("{} of {power}", column.description().long_name),
                    address: CellAddress::Seat(from, column),
                    book: history_text(known, target),
                    file: if in_book {
                        history_text(value, target)
                    } else {
                        history_text(file.value(column), &import.book)
                    },
                });
            if takes_file {
                taken.push(field);
            }
        }
        for field in taken {
            seat.set(field);
        }
    }
}

/// Sets the numbers that the players of a board have in the target book.
pub(super) fn renumber_board(board: &mut Board, people: &HashMap<PersonId, PersonId>) {
    board.seats.0.iter_mut().flat_map(Seat::people_mut).for_each(|id| renumber(id, people));
}

/// Sets the number in the target book. Everyone has one before boards are added.
pub(super) fn renumber(id: &mut PersonId, people: &HashMap<PersonId, PersonId>) {
    if let Some(known) = people.get(id) {
        *id = *known;
    }
}
