//! The book that an import is building, and the account of every cell of the sheet it is reading.

use std::collections::{HashMap, HashSet};

use super::raw_sheet::{CellIx, RawSheet, RawValue};
use super::{CellRange, Finding, FindingKind, Origins};
use crate::book::vocabulary::{is_dash, single_spaced};
use crate::book::{
    Board, BoardRef, Book, Entry, EntryValue, Person, PersonId, Place, Round, RoundIx, Seat, SeatRef, Unplaced,
    fold_name,
};

/// Why cells that are understood are not needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Needless {
    Title,
    Heading,
    Total,
    Computed,
    Bookkeeping,
    Dash,
    OwnTable,
    OwnMark,
}

impl Needless {
    fn why(self) -> &'static str {
        match self {
            Needless::Title => "titles that say nothing new",
            Needless::Heading => "headings",
            Needless::Total => "totals; Topboard adds up by itself",
            Needless::Computed => "computed columns; Topboard computes its own",
            Needless::Bookkeeping => "places and numbers that follow from the other columns",
            Needless::Dash => "dashes, read as blank cells",
            Needless::OwnTable => "a table that Topboard computes and writes anew at every export",
            Needless::OwnMark => "the marks by which Topboard knows its own workbooks",
        }
    }
}

/// What became of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fate {
    /// Not looked at yet; at the end it goes to the unplaced.
    Unseen,
    Understood,
    Needless(Needless),
    Unplaced,
}

/// One sheet being read: its cells, and what became of each.
#[derive(Debug)]
pub(super) struct Page<'a> {
    pub sheet: &'a RawSheet,
    /// The sheet's number among the origins.
    pub index: usize,
    fates: Vec<Fate>,
}

impl<'a> Page<'a> {
    pub(super) fn new(sheet: &'a RawSheet, index: usize) -> Self {
        Page { sheet, index, fates: vec![Fate::Unseen; sheet.cells.len()] }
    }

    pub(super) fn is_unseen(&self, cell: CellIx) -> bool {
        self.fates[cell] == Fate::Unseen
    }

    pub(super) fn understood(&mut self, cell: CellIx) {
        self.fates[cell] = Fate::Understood;
    }

    /// Marks a cell as not needed, unless it was used already.
    pub(super) fn needless(&mut self, cell: CellIx, why: Needless) {
        if self.is_unseen(cell) {
            self.fates[cell] = Fate::Needless(why);
        }
    }

    /// Marks a cell as not understood. It is kept word for word.
    pub(super) fn unplaced(&mut self, cell: CellIx) {
        self.fates[cell] = Fate::Unplaced;
    }

    /// The cells with this fate, as few ranges.
    pub(super) fn ranges(&self, fate: Fate) -> Vec<CellRange> {
        CellRange::cover(self.with(fate).map(|cell| self.sheet.cells[cell].at))
    }

    fn with(&self, fate: Fate) -> impl Iterator<Item = CellIx> {
        self.fates.iter().enumerate().filter_map(move |(cell, held)| (*held == fate).then_some(cell))
    }

    /// The fates that cells of this page have, each once.
    fn fates_in_use(&self) -> Vec<Fate> {
        let mut fates = self.fates.clone();
        fates.sort_unstable();
        fates.dedup();
        fates
    }
}

/// The book so far, and what is to be said of it.
#[derive(Debug)]
pub(super) struct Draft {
    pub book: Book,
    pub findings: Vec<Finding>,
    pub origins: Origins,
    /// Everybody by the number that the file gives them, in an export of our own.
    pub numbers: HashMap<PersonId, PersonId>,
    /// Whether the workbook is an export of our own, in which every text is as it was in the book.
    own: bool,
    file: String,
    exact: HashMap<String, PersonId>,
    folded: HashMap<String, PersonId>,
    respelt: HashSet<String>,
}

impl Draft {
    pub(super) fn new(file: &str, own: bool) -> Self {
        Draft {
            book: Book::default(),
            findings: Vec::new(),
            origins: Origins::default(),
            numbers: HashMap::new(),
            own,
            file: file.to_owned(),
            exact: HashMap::new(),
            folded: HashMap::new(),
            respelt: HashSet::new(),
        }
    }

    /// Something about one cell that deserves a look.
    pub(super) fn warn(&mut self, page: &Page<'_>, cell: CellIx, what: impl Into<String>) {
        self.find(page, FindingKind::Warning, vec![page.sheet.cells[cell].at.into()], what);
    }

    pub(super) fn find(&mut self, page: &Page<'_>, kind: FindingKind, cells: Vec<CellRange>, what: impl Into<String>) {
        self.findings.push(Finding { kind, sheet: page.sheet.name.clone(), cells, what: what.into() });
    }

    /// Keeps a cell word for word, with a warning that says why it found no place.
    pub(super) fn reject(&mut self, page: &mut Page<'_>, cell: CellIx, what: impl Into<String>) {
        page.unplaced(cell);
        self.warn(page, cell, what);
    }

    /// Uses a cell for a place of the book.
    pub(super) fn place(&mut self, page: &mut Page<'_>, cell: CellIx, place: Place) {
        page.understood(cell);
        self.origins.note(place, page.index, page.sheet.cells[cell].at);
    }

    /// The person of this name: one who is there already, ignoring case, accents and spaces, or a new one.
    ///
    /// `None` for a name without a letter.
    pub(super) fn person(&mut self, page: &Page<'_>, cell: CellIx, name: &str) -> Option<PersonId> {
        if let Some(&id) = self.exact.get(name) {
            return Some(id);
        }
        let mut name = single_spaced(name);
        if !self.own && name.ends_with(['*', '†']) {
            let bare = name.trim_end_matches(['*', '†', ' ']).to_owned();
            if !bare.is_empty() {
                self.warn(page, cell, format!("“{name}” is read as {bare}; the mark behind the name is left out."));
                name = bare;
            }
        }
        if let Some(&id) = self.exact.get(&name) {
            return Some(id);
        }
        if !name.chars().any(char::is_alphanumeric) {
            return None;
        }
        if let Some(&id) = self.folded.get(&fold_name(&name)) {
            if self.respelt.insert(name.clone()) {
                let known = self.book.name_of(Some(id)).to_owned();
                self.warn(page, cell, format!("“{name}” is taken to be {known}, who is spelt so elsewhere."));
            }
            return Some(id);
        }
        Some(self.new_person(page, cell, name))
    }

    /// Enters a person of exactly this name, even where the name differs from another's only in accents.
    pub(super) fn new_person(&mut self, page: &Page<'_>, cell: CellIx, name: String) -> PersonId {
        let id = PersonId(u32::try_from(self.book.people.len()).unwrap_or(u32::MAX - 1) + 1);
        self.origins.note(Place::Person(id), page.index, page.sheet.cells[cell].at);
        self.folded.entry(fold_name(&name)).or_insert(id);
        self.exact.insert(name.clone(), id);
        self.book.people.push(Person::new(id, name));
        id
    }

    pub(super) fn has_person(&self, name: &str) -> bool {
        self.exact.contains_key(name)
    }

    /// The person with this number, to be filled in. Numbers are given in the order of the list.
    pub(super) fn person_mut(&mut self, id: PersonId) -> Option<&mut Person> {
        self.book.people.get_mut((id.0 as usize).checked_sub(1)?)
    }

    /// The round of this name, added at the end where there is none.
    pub(super) fn round(&mut self, name: &str) -> RoundIx {
        // Games of one round stand together, so the newest round is asked first.
        let known = self.book.rounds.iter().rposition(|round| round.name == name);
        known.map_or_else(|| self.add_round(name), RoundIx)
    }

    /// A round of this name at the end, even where another has it.
    pub(super) fn add_round(&mut self, name: &str) -> RoundIx {
        self.book.rounds.push(Round { name: name.to_owned(), ..Round::default() });
        RoundIx(self.book.rounds.len() - 1)
    }

    /// The board of this name in the round, if there is one.
    pub(super) fn find_board(&self, round: RoundIx, name: &str) -> Option<BoardRef> {
        let boards = &self.book.round(round)?.boards;
        boards.iter().rposition(|board| board.name == name).map(|board| BoardRef::new(round.0, board))
    }

    /// Adds a board at the end of the round.
    pub(super) fn add_board(&mut self, round: RoundIx, name: &str) -> BoardRef {
        let boards = &mut self.book.rounds[round.0].boards;
        boards.push(Board::named(name));
        BoardRef::new(round.0, boards.len() - 1)
    }

    pub(super) fn board_mut(&mut self, at: BoardRef) -> &mut Board {
        &mut self.book.rounds[at.round.0].boards[at.board.0]
    }

    pub(super) fn seat_mut(&mut self, at: SeatRef) -> &mut Seat {
        &mut self.board_mut(at.board).seats[at.power]
    }

    /// Reads a cell as a count or a year. What cannot be read stays as text, with a warning; a dash is a blank.
    pub(super) fn entry<T: EntryValue>(
        &mut self,
        page: &mut Page<'_>,
        cell: CellIx,
        place: Place,
        wanted: &str,
    ) -> Entry<T> {
        let raw = &page.sheet.cells[cell];
        let text = raw.text();
        if !self.own && is_dash(&text) {
            page.needless(cell, Needless::Dash);
            return Entry::Blank;
        }
        self.place(page, cell, place);
        let entry = Entry::typed(&text);
        if entry.unread().is_some() {
            self.warn(page, cell, unread(&raw.value, &text, wanted));
        }
        entry
    }

    /// Says what became of every cell of a page, and keeps what nobody asked for.
    ///
    /// `recognised` is the sentence on what was understood; without it, `why` says why nothing was.
    pub(super) fn close(&mut self, page: &mut Page<'_>, recognised: Option<&str>, why: &str) {
        for cell in 0..page.sheet.cells.len() {
            if page.is_unseen(cell) {
                page.unplaced(cell);
            }
        }
        if page.sheet.hidden {
            self.find(
                page,
                FindingKind::Warning,
                Vec::new(),
                "this sheet is hidden in the file, and was read all the same.",
            );
        }
        for broken in &page.sheet.broken {
            self.find(page, FindingKind::Warning, Vec::new(), format!("{broken}."));
        }
        for fate in page.fates_in_use() {
            let ranges = page.ranges(fate);
            match fate {
                Fate::Unseen => {}
                Fate::Understood => {
                    let what = recognised.unwrap_or("understood.");
                    self.find(page, FindingKind::Recognised, ranges, what);
                }
                Fate::Needless(needless) => {
                    self.find(page, FindingKind::Ignored, ranges, format!("not needed: {}.", needless.why()));
                }
                Fate::Unplaced => {
                    let what = if recognised.is_some() {
                        "not understood, and kept word for word among the unplaced cells.".to_owned()
                    } else {
                        format!("{why} Every cell is kept word for word among the unplaced cells.")
                    };
                    self.find(page, FindingKind::Unplaced, ranges, what);
                }
            }
        }
        let sheet = page.sheet;
        let kept = page.with(Fate::Unplaced).map(|cell| Unplaced {
            file: self.file.clone(),
            sheet: sheet.name.clone(),
            cell: sheet.cells[cell].at.to_string(),
            text: sheet.cells[cell].text().into_owned(),
        });
        self.book.unplaced.extend(kept);
    }
}

/// Why a cell is not the number or year it should be.
fn unread(value: &RawValue, text: &str, wanted: &str) -> String {
    match value {
        RawValue::Unsaved(_) => format!(
            "this formula has no stored result; open the file in your spreadsheet program, save it, and import it again. \
             Until then it is kept as text in place of {wanted}."
        ),
        RawValue::Error(error) => format!("the formula here gives {error}; it is kept as text in place of {wanted}."),
        _ => format!("“{text}” is not {wanted}; it is kept as text and can be corrected after the import."),
    }
}
