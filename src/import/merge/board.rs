//! Merges a board of a file into the same board of the book: fills blanks and lists the conflicts.

use std::collections::HashMap;
use std::fmt;

use crate::book::fields::{FieldDescription, FieldValue, MergeRule};
use crate::book::{
    Board, BoardColumn, BoardId, BoardRef, Book, CellAddress, Edit, PersonId, Power, Seat, SeatColumn, SeatRef,
    UnplacedCell, fold_name,
};
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::draft::board_comparison::{BoardComparison, name_of_value};
use crate::import::whole_file::imported_file::{ConflictAnswers, ImportedFile};
use crate::languages::list_in_window;
use crate::languages::window_sentences::{fields, import_merge as texts};

/// The side whose value is taken where the book and the file contradict each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ConflictWinner {
    /// The value in the book.
    #[default]
    Book,
    /// The value in the file.
    File,
}

impl ConflictAnswers {
    /// The answer about a field of a board of the book and this value of the file.
    pub fn get(&self, board: BoardRef, field: &str, file: &str) -> Option<ConflictWinner> {
        let takes_file = self.0.get(&(board, field.to_owned(), file.to_owned()))?;
        Some(if *takes_file { ConflictWinner::File } else { ConflictWinner::Book })
    }

    /// Answers about a field of a board of the book and this value of the file. `None` takes the answer back.
    pub fn set(&mut self, board: BoardRef, field: &str, file: &str, answer: Option<ConflictWinner>) {
        let conflict = (board, field.to_owned(), file.to_owned());
        match answer {
            Some(winner) => self.0.insert(conflict, winner == ConflictWinner::File),
            None => self.0.remove(&conflict),
        };
    }
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
    /// What differs.
    pub kind: ConflictKind,
    /// The name of the field in English, by which answers and unplaced cells name it: “centres of Italy”.
    pub field: String,
    /// The name of the field as it is shown.
    pub shown_field: String,
    /// The value in the book as it is shown.
    pub book: String,
    /// The value in the file as it is shown.
    pub shown_file: String,
    /// The value in the file in English, with its cell. It becomes an unplaced cell if the book's value is taken.
    pub file_cell: UnplacedCell,
    /// Whose value is taken, if the user has answered this conflict by itself.
    pub answer: Option<ConflictWinner>,
}

impl FieldConflict {
    /// Whose value is taken if `winner` has those that are not answered by themselves.
    pub fn winner(&self, winner: ConflictWinner) -> ConflictWinner {
        self.answer.unwrap_or(winner)
    }
}

/// What differs between a board of the book and a board of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConflictKind {
    /// The value of a field.
    Value,
    /// The name of one game.
    BoardName,
    /// The game: the names are the same, and most players are others.
    Game,
}

impl fmt::Display for FieldConflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (UnplacedCell { sheet, cell, .. }, text) = (&self.file_cell, &self.shown_file);
        // A book that is added has no cells.
        let place = if SheetAddress::parse(cell).is_none() { String::new() } else { format!(" ({sheet}!{cell})") };
        f.write_str(&match self.kind {
            ConflictKind::Value => texts::values_differ(&self.shown_field, &self.book, text, &place),
            ConflictKind::BoardName => texts::file_names_game_otherwise(text, &place),
            ConflictKind::Game => texts::another_game(&self.book, text, &place),
        })
    }
}

/// A board of the book after a board of the file was merged into it.
pub(in crate::import) struct MergedBoard {
    pub board: Board,
    pub conflicts: Vec<FieldConflict>,
    /// The cells of the file whose values are not taken.
    pub kept: Vec<UnplacedCell>,
}

/// The board at `to` with the values that the file's board at `from` adds, and the conflicts between the two. `winner` decides
/// those that have no answer of their own among `answers`.
pub(in crate::import) fn merge_board(
    import: &ImportedFile,
    from: BoardRef,
    target: &Book,
    to: BoardRef,
    people: &HashMap<PersonId, PersonId>,
    (winner, answers): (ConflictWinner, &ConflictAnswers),
) -> MergedBoard {
    let mut merge = BoardMerge { import, to, winner, answers, conflicts: Vec::new() };
    let (Some(file), Some(book)) = (import.book.board(from), target.board(to)) else {
        return MergedBoard { board: Board::default(), conflicts: Vec::new(), kept: Vec::new() };
    };
    let mut renumbered = file.clone();
    renumber_board(&mut renumbered, people);
    if BoardComparison::of(&renumbered, book).is_another_game() {
        let winner = merge.add_another_game(from, file, book, target);
        let kept = match winner {
            ConflictWinner::Book => merge.cells_of_board(from, file),
            ConflictWinner::File => Vec::new(),
        };
        let board = match winner {
            ConflictWinner::Book => book.clone(),
            ConflictWinner::File => Board { name: book.name.clone(), ..renumbered },
        };
        return MergedBoard { board, conflicts: merge.conflicts, kept };
    }
    let board = merge.merge_values(from, file, &renumbered, book, target);
    let lost = merge.conflicts.iter().filter(|conflict| conflict.winner(winner) == ConflictWinner::Book);
    let kept = lost.map(|conflict| conflict.file_cell.clone()).collect();
    // The name is told and not lost: the board has one already.
    if fold_name(&file.name) != fold_name(&book.name) {
        let (known, text) = (book.name.clone(), file.name.clone());
        let address = CellAddress::Board(from);
        let (field, shown_field) = ("name".to_owned(), fields::name().to_owned());
        let conflict = Conflict { field, shown_field, address, book: known, shown_file: text.clone(), file: text };
        merge.add_conflict(ConflictKind::BoardName, conflict);
    }
    MergedBoard { board, conflicts: merge.conflicts, kept }
}

/// The edits of the fields in which `after` differs from the board `before` of the book. A blank that is filled is no
/// correction of a result, so the board is not replaced as a whole.
pub(in crate::import) fn edits_between(before: &Board, after: &Board, at: BoardId) -> Vec<Edit> {
    let mut edits: Vec<Edit> = before.differences(after).into_iter().map(|field| Edit::Board(at, field)).collect();
    // Only another game in the place of the board lacks a chart of it.
    let years = before.charts.iter().map(|chart| chart.year);
    let lost = years.filter(|year| after.charts.iter().all(|chart| chart.year != *year));
    edits.extend(lost.map(|year| Edit::RemoveChart(at, year)));
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

/// The text of a value as in the history, with a reason that it has. It is in English, for unplaced cells.
fn history_text(value: &dyn FieldValue, book: &Book) -> String {
    value.items(book).join("; ")
}

/// The same in the language of the window.
pub(in crate::import) fn shown_text(value: &dyn FieldValue, book: &Book) -> String {
    value.items_in_window(book).join("; ")
}

/// Two values that contradict each other.
struct Conflict {
    field: String,
    shown_field: String,
    /// The address in the draft of the file.
    address: CellAddress,
    book: String,
    shown_file: String,
    file: String,
}

struct BoardMerge<'a> {
    import: &'a ImportedFile,
    /// The board in the book.
    to: BoardRef,
    winner: ConflictWinner,
    answers: &'a ConflictAnswers,
    conflicts: Vec<FieldConflict>,
}

impl BoardMerge<'_> {
    /// The board of the book with the values of the file's board. `renumbered` is the latter with the numbers that its
    /// players have in the book.
    fn merge_values(&mut self, from: BoardRef, file: &Board, renumbered: &Board, book: &Board, target: &Book) -> Board {
        let import = self.import;
        let mut board = book.clone();
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
                && self.takes_file(rule, is_blank, from_file.is_blank(), || Conflict {
                    field: name.to_owned(),
                    shown_field: column.name_in_window().to_owned(),
                    address: CellAddress::Board(from),
                    book: if known.is_blank() {
                        texts::played_to_its_end().to_owned()
                    } else {
                        shown_text(known, target)
                    },
                    shown_file: shown_text(from_file, &import.book),
                    file: text,
                });
            if takes_file {
                board.copy_value(file, column);
            }
        }
        for power in Power::ALL {
            self.merge_seat(from.seat(power), &mut board, file, renumbered, target);
        }
        for chart in &file.charts {
            let known_chart = board.chart_mut(chart.year);
            for (power, count) in chart.centres.iter() {
                let known = &mut known_chart.centres[power];
                let rule = SeatColumn::Chart(chart.year).description().field.merge;
                let takes_file = known != count
                    && self.takes_file(rule, known.is_blank(), count.is_blank(), || Conflict {
                        field: format!("centres of {power} in {}", chart.year),
                        shown_field: name_of_value(power, SeatColumn::Chart(chart.year)),
                        address: CellAddress::Seat(from.seat(power), SeatColumn::Chart(chart.year)),
                        book: known.to_string(),
                        shown_file: count.to_string(),
                        file: count.to_string(),
                    });
                if takes_file {
                    known.clone_from(count);
                }
            }
        }
        board
    }

    /// Tells that the board of the file is another game than the board of the book. Gives which of the two stays.
    fn add_another_game(&mut self, from: BoardRef, file: &Board, book: &Board, target: &Book) -> ConflictWinner {
        let players = |board: &Board, of: &Book| {
            let named = board.seats.values().filter(|seat| seat.player.is_some());
            let names: Vec<&str> = named.map(|seat| of.name_of(seat.player)).collect();
            list_in_window(&names)
        };
        let in_file = players(file, &self.import.book);
        let conflict = Conflict {
            field: "game".to_owned(),
            shown_field: texts::game().to_owned(),
            address: CellAddress::Board(from),
            book: players(book, target),
            shown_file: in_file.clone(),
            file: in_file,
        };
        self.add_conflict(ConflictKind::Game, conflict)
    }

    /// All cells of a board of the file, with their texts.
    fn cells_of_board(&self, from: BoardRef, file: &Board) -> Vec<UnplacedCell> {
        let book = &self.import.book;
        let blank = Board::default();
        let mut texts: Vec<(CellAddress, String)> = Vec::new();
        for field in blank.differences(file).into_iter().filter(|field| field.key() != BoardColumn::Name) {
            texts.push((CellAddress::BoardCell(from, field.key()), history_text(field.value(), book)));
        }
        for power in Power::ALL {
            for field in blank.seats[power].differences(&file.seats[power]) {
                let address = CellAddress::Seat(from.seat(power), field.key());
                texts.push((address, history_text(file.seats[power].value(field.key()), book)));
            }
            for chart in &file.charts {
                let address = CellAddress::Seat(from.seat(power), SeatColumn::Chart(chart.year));
                texts.push((address, chart.centres[power].to_string()));
            }
        }
        texts.retain(|(_, text)| !text.is_empty());
        texts.into_iter().map(|(address, text)| self.unplaced_cell(address, "board", text)).collect()
    }

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
            MergeRule::Conflict => self.add_conflict(ConflictKind::Value, conflict()) == ConflictWinner::File,
        }
    }

    /// Adds a conflict. Gives whose value is taken.
    fn add_conflict(&mut self, kind: ConflictKind, conflict: Conflict) -> ConflictWinner {
        let Conflict { field, shown_field, address, book, shown_file, file: text } = conflict;
        let answer = self.answers.get(self.to, &field, &text);
        let file_cell = self.unplaced_cell(address, &field, text);
        self.conflicts.push(FieldConflict { kind, field, shown_field, book, shown_file, file_cell, answer });
        answer.unwrap_or(self.winner)
    }

    /// The cell of a value of the file. A book that is added has no cells, so the board and the field are named.
    fn unplaced_cell(&self, address: CellAddress, field: &str, text: String) -> UnplacedCell {
        let board = address.board().map(|board| self.import.book.board_label(board)).unwrap_or_default();
        let (sheet, cell) = self
            .import
            .cell_sources
            .find_nearest(address)
            .map_or_else(|| (board, field.to_owned()), |(sheet, at)| (sheet.to_owned(), at.to_string()));
        UnplacedCell { file: self.import.file.clone(), sheet, cell, text }
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
            let (in_file, names) = if in_book { (value, target) } else { (file.value(column), &import.book) };
            let takes_file =
                self.takes_file(column.description().field.merge, known.is_blank(), value.is_blank(), || Conflict {
                    field: format!("{} of {power}", column.description().long_name),
                    shown_field: name_of_value(power, column),
                    address: CellAddress::Seat(from, column),
                    book: shown_text(known, target),
                    shown_file: shown_text(in_file, names),
                    file: history_text(in_file, names),
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
pub(in crate::import) fn renumber_board(board: &mut Board, people: &HashMap<PersonId, PersonId>) {
    board.seats.0.iter_mut().flat_map(Seat::people_mut).for_each(|id| renumber(id, people));
}

/// Sets the number in the target book. Everyone has one before boards are added.
pub(in crate::import) fn renumber(id: &mut PersonId, people: &HashMap<PersonId, PersonId>) {
    if let Some(known) = people.get(id) {
        *id = *known;
    }
}
