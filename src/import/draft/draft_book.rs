//! The book that an import builds: its people, rounds and boards, and the findings about cells.
//!
//! The files of `layouts` say which cell holds which value. The status of each cell is in `cell_status`, and the names of
//! people are read in `draft_people`.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use crate::book::language_words::misspelt_power;
use crate::book::typed_words::single_spaced;
use crate::book::{
    Board, BoardIx, BoardRef, Book, CellAddress, PersonId, Power, Round, RoundIx, Seat, SeatRef, UnplacedCell, Year,
    fold_name, number_of_round_name,
};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::costs::Cost;
use crate::import::names::name_conventions::NameConventions;
use crate::import::report::cell_sources::{CellSources, position_without};
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::report::import_report::{Finding, FindingCause, FindingEffect, FindingKind};
use crate::import::words::title_words::says_corrected;
use crate::languages::window_sentences::import_remarks as texts;

/// What it costs how the sheets of a file were explained, and the cells that are kept although they are explained.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::import) struct ExplainedCells {
    pub choices: Cost,
    /// Whether the words above the columns of a sheet say what is in them.
    pub is_by_words: bool,
    /// Whether a sheet names the rounds of all its boards.
    pub names_rounds: bool,
    /// Whether Topboard wrote the file, for players or as a plain table. Its boards are read whatever they break.
    pub is_own: bool,
    /// The cells that are kept word for word, by the names of the sheets that are explained.
    pub kept: HashMap<String, HashSet<String>>,
}

/// A board of the same round and name as a board that was read before.
#[derive(Clone, Debug)]
pub(in crate::import) struct RepeatedBoard {
    pub first: BoardRef,
    pub again: BoardRef,
    pub name: String,
    /// Whether the title of the first board says that it is a correction, and that of the second.
    pub is_correction: [bool; 2],
    /// The sheet and the cell of the second board.
    pub sheet: String,
    pub at: SheetAddress,
}

/// Whether the file has the plain table that Topboard writes. There, a blank is a blank of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::import) enum PlainTable {
    Absent,
    /// Every name is exactly that of a person.
    BeingRead,
    WasRead,
}

/// The struck-out cells of a sheet.
#[derive(Debug)]
pub(in crate::import) struct StruckOutCells {
    /// The number of the sheet in the cell sources.
    pub sheet: usize,
    pub read: BTreeSet<SheetAddress>,
    pub unread: BTreeSet<SheetAddress>,
}

/// The names of a board that was left out because a sheet calls it void, and of its round and this sheet.
#[derive(Debug)]
pub(in crate::import) struct LeftOutBoard {
    pub round: String,
    pub board: String,
    pub sheet: String,
}

/// The book as far as it is read, and the findings of the import.
#[derive(Debug)]
pub(in crate::import) struct DraftBook {
    pub book: Book,
    pub findings: Vec<Finding>,
    pub sources: CellSources,
    /// Each person by the number in the file, for a workbook of our own.
    pub person_numbers: HashMap<PersonId, PersonId>,
    /// Whether the file is a workbook of our own. In such a workbook every text is exactly the text of the book.
    pub is_own_workbook: bool,
    pub file: String,
    pub(in crate::import) ids_by_name: HashMap<String, PersonId>,
    pub(in crate::import) ids_by_folded_name: HashMap<String, PersonId>,
    /// The newest board of each name in each round.
    boards_by_name: HashMap<RoundIx, HashMap<String, BoardIx>>,
    pub(in crate::import) reported_spellings: HashSet<String>,
    pub plain_table: PlainTable,
    /// The boards that were read although a board of the same name was in the round.
    pub repeated_boards: Vec<RepeatedBoard>,
    /// The boards that the file does not name, in the order in which they were read.
    pub unnamed_boards: Vec<BoardRef>,
    pub name_conventions: NameConventions,
    /// The names of players by their codes, in small letters.
    pub names_by_code: HashMap<String, String>,
    /// The boards of the sheet that is being read whose games do not count, with the cell that says so.
    pub void_boards: BTreeMap<BoardRef, CellIndex>,
    /// The years in the column of the centres of the sheet that is being read.
    pub years_as_counts: Vec<YearAsCount>,
    /// The last years in the rows of the sheet that is being read.
    pub years_of_rows: Vec<YearInRow>,
    /// The boards that were left out because a sheet calls them void.
    pub left_out_boards: Vec<LeftOutBoard>,
    /// While a sheet of one power is read: the boards of such sheets.
    pub boards_of_power_tabs: Option<HashSet<BoardRef>>,
    /// How the first cell names each round, and whether another name was reported.
    round_spellings: HashMap<RoundIx, (String, bool)>,
    /// The boards whose titles say that they are corrections, by their round and name.
    corrected: HashSet<(RoundIx, String)>,
    /// The struck-out cells of each sheet that were read, and those that were not.
    pub struck_out: Vec<StruckOutCells>,
    /// Whether the file has more unplaced cells than a book keeps.
    pub has_too_many_unplaced: bool,
    pub explained: ExplainedCells,
}

/// The power that a text may be with a slip of the fingers: Austria for “Austira”.
pub(in crate::import) fn similar_power(text: &str) -> Option<Power> {
    const MOST_SLIPS: usize = 2;
    const FEWEST_LETTERS: usize = 5;
    let written = fold_name(text);
    let letters = written.chars().count();
    // A slip adds or takes away one letter at most.
    let may_be = |power: &Power| letters >= FEWEST_LETTERS && power.name().len().abs_diff(letters) <= MOST_SLIPS;
    let slips = |power: Power| strsim::damerau_levenshtein(&written, &fold_name(power.name()));
    let near = Power::ALL.into_iter().filter(may_be).map(|power| (slips(power), power));
    let in_english = || {
        let near = near.filter(|(slips, _)| *slips <= MOST_SLIPS);
        near.min_by_key(|(slips, _)| *slips).map(|(_, power)| power)
    };
    misspelt_power(text).or_else(in_english)
}

impl DraftBook {
    pub(in crate::import) fn new(file: &str, is_own_workbook: bool) -> Self {
        DraftBook {
            book: Book::default(),
            findings: Vec::new(),
            sources: CellSources::default(),
            person_numbers: HashMap::new(),
            is_own_workbook,
            file: file.to_owned(),
            ids_by_name: HashMap::new(),
            ids_by_folded_name: HashMap::new(),
            boards_by_name: HashMap::new(),
            reported_spellings: HashSet::new(),
            plain_table: PlainTable::Absent,
            name_conventions: NameConventions::default(),
            names_by_code: HashMap::new(),
            repeated_boards: Vec::new(),
            unnamed_boards: Vec::new(),
            void_boards: BTreeMap::new(),
            years_as_counts: Vec::new(),
            years_of_rows: Vec::new(),
            left_out_boards: Vec::new(),
            boards_of_power_tabs: None,
            round_spellings: HashMap::new(),
            corrected: HashSet::new(),
            struck_out: Vec::new(),
            has_too_many_unplaced: false,
            explained: ExplainedCells::default(),
        }
    }

    /// Adds a warning about one cell.
    pub(in crate::import) fn warn(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        cell: CellIndex,
        message: impl Into<String>,
    ) {
        self.add_finding(tracker, FindingKind::Warning, vec![tracker.sheet.address_of(cell).into()], message);
    }

    pub(in crate::import) fn add_finding(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        kind: FindingKind,
        cells: Vec<SheetRange>,
        message: impl Into<String>,
    ) {
        let (sheet, message) = (tracker.sheet.name.clone(), message.into());
        let (effect, cause) = (FindingEffect::None, FindingCause::OwnSentence);
        self.findings.push(Finding { kind, sheet, cells, message, effect, cause });
    }

    /// Adds a warning about one cell, which is told together with others of the same cause.
    pub(in crate::import) fn warn_of(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        cell: CellIndex,
        cause: FindingCause,
        message: impl Into<String>,
    ) {
        self.warn(tracker, cell, message);
        if let Some(finding) = self.findings.last_mut() {
            finding.cause = cause;
        }
    }

    /// Warns about the row of a text that should be a power. The row stays unread.
    pub(in crate::import) fn warn_of_unknown_power(&mut self, tracker: &CellStatusSheet<'_>, cell: CellIndex) {
        let text = tracker.sheet.cell(cell).text();
        let message = match similar_power(&text) {
            Some(power) => texts::is_no_power_but_similar(&text, power.name_in_window()),
            None => texts::is_no_power(&text),
        };
        self.warn_of_effect(tracker, &[cell], FindingEffect::Refused, message);
        if let Some(finding) = self.findings.last_mut() {
            finding.cause = FindingCause::NotAPower;
        }
    }

    /// Whether a director wrote what is being read, and not Topboard: no workbook and no plain table of our own.
    pub(in crate::import) fn is_of_director(&self) -> bool {
        !self.is_own_workbook && self.plain_table == PlainTable::Absent
    }

    /// Adds a warning that results of these cells are not used, or were merged with others.
    pub(in crate::import) fn warn_of_effect(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        cells: &[CellIndex],
        effect: FindingEffect,
        message: impl Into<String>,
    ) {
        self.tell_of_effect(tracker, FindingKind::Warning, cells, effect, message);
    }

    /// Adds a finding of this kind about cells.
    pub(in crate::import) fn tell_of_effect(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        kind: FindingKind,
        cells: &[CellIndex],
        effect: FindingEffect,
        message: impl Into<String>,
    ) {
        let (sheet, message) = (tracker.sheet.name.clone(), message.into());
        let cells = SheetRange::covering_ranges(cells.iter().map(|cell| tracker.sheet.address_of(*cell)));
        self.findings.push(Finding { kind, sheet, cells, message, effect, cause: FindingCause::OwnSentence });
    }

    /// Adds a warning after the sheets are read: about a cell, or about a sheet or the whole file of this name.
    pub(in crate::import) fn warn_at(
        &mut self,
        sheet: &str,
        at: Option<SheetAddress>,
        effect: FindingEffect,
        message: impl Into<String>,
    ) {
        let (sheet, message) = (sheet.to_owned(), message.into());
        let cells = at.map(SheetRange::from).into_iter().collect();
        let (kind, cause) = (FindingKind::Warning, FindingCause::OwnSentence);
        self.findings.push(Finding { kind, sheet, cells, message, effect, cause });
    }

    /// Adds a warning about a part of the book, at the cell that it came from, else about the whole file.
    pub(in crate::import) fn warn_of_part(
        &mut self,
        part: CellAddress,
        effect: FindingEffect,
        message: impl Into<String>,
    ) {
        let cell = self.sources.find_exact(part).map(|(sheet, at)| (sheet.to_owned(), at));
        let (sheet, at) = cell.map_or((self.file.clone(), None), |(sheet, at)| (sheet, Some(at)));
        self.warn_at(&sheet, at, effect, message);
    }

    /// Warns that a round is named differently from an earlier cell, sheet or tab with the same number. `cell` names it as
    /// `text`. It is told once for each round.
    pub(in crate::import) fn warn_of_round_spelling(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        cell: CellIndex,
        round: RoundIx,
        text: &str,
    ) {
        let folded = fold_name(text);
        let (first, told) = self.round_spellings.entry(round).or_insert_with(|| (single_spaced(text), false));
        if *told || fold_name(first) == folded {
            return;
        }
        *told = true;
        let message = texts::round_named_twice(&single_spaced(text), first);
        self.warn_of_effect(tracker, &[cell], FindingEffect::Merged, message);
    }

    /// Keeps a cell word for word as an unplaced cell, with a warning that says why.
    pub(in crate::import) fn keep_unplaced(
        &mut self,
        tracker: &mut CellStatusSheet<'_>,
        cell: CellIndex,
        message: impl Into<String>,
    ) {
        tracker.mark_unplaced(cell);
        self.warn(tracker, cell, message);
    }

    /// Keeps cells word for word that the draft no longer uses, and asks about them. Each is the number of a sheet and an address.
    pub(in crate::import) fn keep_cells_of_file(
        &mut self,
        sheets: &[RawSheet],
        cells: &[(usize, SheetAddress)],
        message: &str,
    ) {
        for (number, sheet) in sheets.iter().enumerate() {
            let of_sheet = || cells.iter().filter(|(of, _)| *of == number).map(|(_, at)| *at);
            if of_sheet().next().is_none() {
                continue;
            }
            self.findings.push(Finding {
                kind: FindingKind::Unplaced,
                sheet: sheet.name.clone(),
                cells: SheetRange::covering_ranges(of_sheet()),
                message: message.to_owned(),
                effect: FindingEffect::Asked,
                cause: FindingCause::OwnSentence,
            });
            let file = self.file.clone();
            self.book.unplaced_cells.extend(of_sheet().map(|at| UnplacedCell {
                file: file.clone(),
                sheet: sheet.name.clone(),
                cell: at.to_string(),
                text: sheet.find(at).map(|cell| sheet.cell(cell).text().into_owned()).unwrap_or_default(),
            }));
        }
    }

    /// [`Self::keep_unplaced`] for a cell that is told together with others of the same cause.
    pub(in crate::import) fn leave_out(
        &mut self,
        tracker: &mut CellStatusSheet<'_>,
        cell: CellIndex,
        cause: FindingCause,
        message: impl Into<String>,
    ) {
        tracker.mark_unplaced(cell);
        self.warn_of(tracker, cell, cause, message);
    }

    /// Records that a cell was used for this part of the book.
    pub(in crate::import) fn record_cell(
        &mut self,
        tracker: &mut CellStatusSheet<'_>,
        cell: CellIndex,
        address: CellAddress,
    ) {
        tracker.mark_understood(cell);
        self.sources.record(address, tracker.index, tracker.sheet.address_of(cell));
    }

    /// The round of this name or of the same number, added at the end if there is none.
    pub(in crate::import) fn find_or_add_round(&mut self, name: &str) -> RoundIx {
        // The games of a round are next to each other, so the newest round is looked at first.
        let known = self.book.rounds.iter().rposition(|round| round.name == name);
        let of_number = || {
            let number = number_of_round_name(name)?;
            self.book.rounds.iter().rposition(|round| round.named_number() == Some(number))
        };
        known.or_else(of_number).map_or_else(|| self.add_round(name), RoundIx)
    }

    /// Adds a round of this name at the end, even if another round has the name.
    pub(in crate::import) fn add_round(&mut self, name: &str) -> RoundIx {
        self.book.rounds.push(Round { name: name.to_owned(), ..Round::default() });
        RoundIx(self.book.rounds.len() - 1)
    }

    /// Puts the rounds in the order of their numbers, whatever the order of the rows or the sheets is.
    pub(in crate::import) fn sort_rounds(&mut self) {
        let order: Vec<usize> = self.book.rounds_by_number().into_iter().map(|(_, at)| at.0).collect();
        if order.is_sorted() {
            return;
        }
        let mut now = vec![0; order.len()];
        order.iter().enumerate().for_each(|(position, before)| now[*before] = position);
        self.put_rounds_at(&now);
    }

    /// Moves each round to its new position. `false` where these are not the positions of the rounds, each once.
    pub(in crate::import) fn put_rounds_at(&mut self, now: &[usize]) -> bool {
        let mut positions = now.to_vec();
        positions.sort_unstable();
        if !positions.into_iter().eq(0..self.book.rounds.len()) {
            return false;
        }
        let mut rounds: Vec<(usize, Round)> = now.iter().copied().zip(self.book.rounds.drain(..)).collect();
        rounds.sort_by_key(|(position, _)| *position);
        self.book.rounds = rounds.into_iter().map(|(_, round)| round).collect();
        self.sources.move_rounds(now);
        for board in &mut self.unnamed_boards {
            board.round = RoundIx(now[board.round.0]);
        }
        let names = std::mem::take(&mut self.boards_by_name);
        self.boards_by_name = names.into_iter().map(|(round, names)| (RoundIx(now[round.0]), names)).collect();
        true
    }

    /// The newest board of this name in the round, if there is one.
    pub(in crate::import) fn find_board(&self, round: RoundIx, name: &str) -> Option<BoardRef> {
        self.boards_by_name.get(&round)?.get(name).map(|board| BoardRef { round, board: *board })
    }

    /// Adds a board that a table has at this cell, with the text after its name in its title. If the round already has a board of
    /// this name, the two are kept and told if both are of the same table, whose boards so far are `read`. Otherwise, and if the
    /// title says that the board is a correction, they are compared at the end of the file.
    pub(in crate::import) fn add_board_at(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        round: RoundIx,
        (name, rest): (&str, &str),
        cell: CellIndex,
        read: &HashSet<BoardRef>,
    ) -> BoardRef {
        if let Some(known) = self.find_board(round, name) {
            let is_correction = [self.corrected.contains(&(round, name.to_owned())), says_corrected(rest)];
            if read.contains(&known) && is_correction[0] == is_correction[1] {
                self.warn(tracker, cell, texts::board_name_twice(name));
            } else {
                self.note_repeated_board(tracker, known, name, cell, is_correction);
            }
        }
        if says_corrected(rest) {
            self.corrected.insert((round, name.to_owned()));
        }
        self.add_board(round, name)
    }

    /// Remembers that the next board to be added has the round and the name of a board that is already known.
    fn note_repeated_board(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        first: BoardRef,
        name: &str,
        cell: CellIndex,
        is_correction: [bool; 2],
    ) {
        let position = self.book.rounds[first.round.0].boards.len();
        self.repeated_boards.push(RepeatedBoard {
            first,
            again: BoardRef::new(first.round.0, position),
            name: name.to_owned(),
            is_correction,
            sheet: tracker.sheet.name.clone(),
            at: tracker.sheet.address_of(cell),
        });
    }

    /// Adds a board at the end of the round.
    pub(in crate::import) fn add_board(&mut self, round: RoundIx, name: &str) -> BoardRef {
        let boards = &mut self.book.rounds[round.0].boards;
        boards.push(Board::new(name));
        let board = BoardIx(boards.len() - 1);
        self.boards_by_name.entry(round).or_default().insert(name.to_owned(), board);
        BoardRef { round, board }
    }

    /// Takes these boards out of the draft, with everything that is known about them.
    pub(in crate::import) fn remove_boards(&mut self, removed: &BTreeSet<BoardRef>) {
        let now = |at: BoardRef| (!removed.contains(&at)).then(|| position_without(removed, at));
        for (round, held) in self.book.rounds.iter_mut().enumerate() {
            let mut boards = (0..).map(|board| BoardRef::new(round, board));
            held.boards.retain(|_| boards.next().is_some_and(|board| !removed.contains(&board)));
        }
        self.note_names_of_boards();
        self.sources.remove_boards(removed);
        self.unnamed_boards = self.unnamed_boards.iter().filter_map(|at| now(*at)).collect();
        let repeated = std::mem::take(&mut self.repeated_boards).into_iter();
        self.repeated_boards = repeated
            .filter_map(|board| Some(RepeatedBoard { first: now(board.first)?, again: now(board.again)?, ..board }))
            .collect();
    }

    /// Finds boards by their present names and places.
    pub(super) fn note_names_of_boards(&mut self) {
        let names =
            |round: &Round| (0..).map(BoardIx).zip(&round.boards).map(|(at, of)| (of.name.clone(), at)).collect();
        self.boards_by_name = (0..).map(RoundIx).zip(&self.book.rounds).map(|(at, round)| (at, names(round))).collect();
    }

    pub(in crate::import) fn board_mut(&mut self, at: BoardRef) -> &mut Board {
        &mut self.book.rounds[at.round.0].boards[at.board.0]
    }

    pub(in crate::import) fn seat_mut(&mut self, at: SeatRef) -> &mut Seat {
        &mut self.board_mut(at.board).seats[at.power]
    }
}

/// A year in the column of the centres.
#[derive(Clone, Debug)]
pub(in crate::import) struct YearAsCount {
    pub seat: SeatRef,
    pub cell: CellIndex,
    pub text: String,
    pub year: Year,
}

/// The cell of a last year in the row of a seat.
#[derive(Clone, Debug)]
pub(in crate::import) struct YearInRow {
    pub seat: SeatRef,
    pub cell: CellIndex,
    pub text: String,
}
