//! Merges a board of a file into the same board of the book: fills blanks and lists the conflicts.

use std::collections::HashMap;
use std::fmt;

use super::read_into_draft_book::ImportedFile;
use crate::book::{
    Board, BoardRef, Book, CellAddress, CellEntry, Chart, Ending, PerPower, PersonId, Power, ScoreRuling, SeatColumn,
    SeatRef, Substitute, UnplacedCell, Year, fold_name,
};
use crate::own_workbook::labels::BoardNote;

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
        if cell.is_empty() { Ok(()) } else { write!(f, " ({sheet}!{cell})") }
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
    let address = CellAddress::Board(from);
    merge.merge_field(
        "last year",
        address,
        &mut board.end_year,
        &file.end_year,
        CellEntry::is_blank,
        ToString::to_string,
    );
    let ending_text = |ending: &Ending| BoardNote::Ending(*ending).text();
    merge.merge_field(
        "ending",
        address,
        &mut board.ending,
        &file.ending,
        |ending| *ending == Ending::Played,
        ending_text,
    );
    let system_text = |system: &Option<String>| system.clone().unwrap_or_default();
    let same =
        |one: &Option<String>, other: &Option<String>| one.as_deref().map(fold_name) == other.as_deref().map(fold_name);
    if !same(&board.system, &file.system) {
        merge.merge_field("scoring system", address, &mut board.system, &file.system, Option::is_none, system_text);
    }
    for power in Power::ALL {
        merge.merge_seat(from.seat(power), &mut board, file, target, people);
    }
    for chart in &file.charts {
        let found = board.charts.binary_search_by_key(&chart.year, |known| known.year);
        let position = found.unwrap_or_else(|position| {
            board.charts.insert(position, Chart { year: chart.year, centres: PerPower::default() });
            position
        });
        for (power, count) in chart.centres.iter() {
            let field = format!("centres of {power} in {}", chart.year);
            let address = CellAddress::Seat(from.seat(power), SeatColumn::Chart(chart.year));
            let known = &mut board.charts[position].centres[power];
            merge.merge_field(&field, address, known, count, CellEntry::is_blank, ToString::to_string);
        }
    }
    board.is_top_board |= file.is_top_board;
    fill_list(&mut board.proposals, &file.proposals);
    fill_list(&mut board.votes, &file.votes);
    (board, merge.conflicts)
}

/// Takes the file's list if the book's list is empty.
fn fill_list<T: Clone>(book: &mut Vec<T>, file: &[T]) {
    if book.is_empty() {
        book.extend_from_slice(file);
    }
}

struct BoardMerge<'a> {
    import: &'a ImportedFile,
    winner: ConflictWinner,
    conflicts: Vec<FieldConflict>,
}

impl BoardMerge<'_> {
    /// Fills a blank of the book, or records a conflict if both have a value and the values differ.
    ///
    /// `text` writes a value for the conflict.
    fn merge_field<T: Clone + PartialEq>(
        &mut self,
        field: &str,
        address: CellAddress,
        book: &mut T,
        file: &T,
        is_blank: fn(&T) -> bool,
        text: impl Fn(&T) -> String,
    ) {
        if is_blank(file) || book == file {
            return;
        }
        if !is_blank(book) {
            self.add_conflict(field, address, text(book), text(file));
            if self.winner == ConflictWinner::Book {
                return;
            }
        }
        book.clone_from(file);
    }

    fn add_conflict(&mut self, field: &str, address: CellAddress, book: String, text: String) {
        let (sheet, cell) = self
            .import
            .cell_sources
            .find_nearest(address)
            .map_or_else(Default::default, |(sheet, at)| (sheet.to_owned(), at.to_string()));
        let file_cell = UnplacedCell { file: self.import.file.clone(), sheet, cell, text };
        self.conflicts.push(FieldConflict { field: field.to_owned(), book, file_cell });
    }

    fn merge_seat(
        &mut self,
        from: SeatRef,
        board: &mut Board,
        file: &Board,
        target: &Book,
        people: &HashMap<PersonId, PersonId>,
    ) {
        let power = from.power;
        let (seat, file) = (&mut board.seats[power], &file.seats[power]);
        let field = |column: &str| format!("{column} of {power}");
        let at = |column| CellAddress::Seat(from, column);
        // Players are compared by their numbers in the book. The conflict gives the name that each side has.
        let player = file.player.and_then(|id| people.get(&id).copied());
        let import = self.import;
        let name = |id: &Option<PersonId>| match id.and_then(|id| target.person(id)) {
            Some(person) => person.name.clone(),
            None => import.book.name_of(file.player).to_owned(),
        };
        self.merge_field(&field("player"), at(SeatColumn::Player), &mut seat.player, &player, Option::is_none, name);
        let (count, year) = (|count: &CellEntry<u16>| count.to_string(), |year: &CellEntry<Year>| year.to_string());
        self.merge_field(
            &field("centres"),
            at(SeatColumn::Centres),
            &mut seat.centres,
            &file.centres,
            CellEntry::is_blank,
            count,
        );
        self.merge_field(
            &field("year of elimination"),
            at(SeatColumn::Eliminated),
            &mut seat.eliminated,
            &file.eliminated,
            CellEntry::is_blank,
            year,
        );
        let yes_or_no = |in_draw: &Option<bool>| if *in_draw == Some(true) { "yes" } else { "no" }.to_owned();
        self.merge_field(
            &field("share in the drawn game"),
            at(SeatColumn::InDraw),
            &mut seat.in_draw,
            &file.in_draw,
            Option::is_none,
            yes_or_no,
        );
        let (address, missed) = (at(SeatColumn::MissedMoves), &mut seat.missed_moves);
        self.merge_field(&field("missed orders"), address, missed, &file.missed_moves, CellEntry::is_blank, count);
        let (address, missed) = (at(SeatColumn::MissedWinters), &mut seat.missed_winters);
        self.merge_field(&field("missed winters"), address, missed, &file.missed_winters, CellEntry::is_blank, count);
        let score = |score: &Option<f64>| score.map(|score| score.to_string()).unwrap_or_default();
        let address = at(SeatColumn::PrintedScore);
        self.merge_field(
            &field("printed score"),
            address,
            &mut seat.printed_score,
            &file.printed_score,
            Option::is_none,
            score,
        );
        let ruling = |ruling: &Option<ScoreRuling>| match ruling {
            Some(ScoreRuling { score, reason }) if reason.is_empty() => score.to_string(),
            Some(ScoreRuling { score, reason }) => format!("{score}, {reason}"),
            None => String::new(),
        };
        let address = at(SeatColumn::Score);
        self.merge_field(&field("ruling"), address, &mut seat.ruling, &file.ruling, Option::is_none, ruling);
        let known = |id: &PersonId| people.get(id).copied();
        fill_list(&mut seat.penalties, &file.penalties);
        fill_list(&mut seat.cards, &file.cards);
        seat.locked |= file.locked;
        seat.scores_for = seat.scores_for.or_else(|| file.scores_for.as_ref().and_then(known));
        let took_over = file.substitutes.iter().filter_map(|substitute| {
            Some(Substitute { player: known(&substitute.player)?, start: substitute.start.clone() })
        });
        fill_list(&mut seat.substitutes, &took_over.collect::<Vec<_>>());
    }
}
