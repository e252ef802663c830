//! A pasted block before it is in the book: the one edit that it would be, what it changes, and what has no place.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::time::Duration;

use super::pasted_names::{NameQuestion, PastedNames};
use super::{NoteStamp, cell_message, field_text, read_cells_of};
use crate::book::typed_words::capitalize;
use crate::book::{
    Board, BoardColumn, BoardRef, Book, CellAddress, Edit, PersonColumn, PersonId, Power, SeatColumn, StepName,
};
use crate::engine::Engine;
use crate::import::pasted_block::{PastedBlock, PastedInto, PlacedText, UnplacedText};
use crate::languages::messages::steps;
use crate::languages::window_sentences::input_refusals as texts;
use crate::languages::{Message, window_language};
use crate::limited_work::{WorkLimits, step, within_limits_here};

/// A cell that a pasted block changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedChange {
    pub address: CellAddress,
    /// Whether the cell is one of a board or a player that the block adds.
    pub is_new: bool,
    /// “centres of France on Round 2, board C”, in the language of the window.
    pub label: String,
    pub before: String,
    pub after: String,
}

/// A pasted block before it is in the book.
#[derive(Debug, Default)]
pub struct PastePreview {
    block: PastedBlock,
    answers: HashMap<String, bool>,
    leaves_out_boards: bool,
    changes: Vec<PastedChange>,
    /// The positions in `changes`, by the field.
    positions: HashMap<CellAddress, usize>,
    edit: Option<Edit>,
    /// The name of the step.
    label: StepName,
    new_players: Vec<String>,
    questions: Vec<NameQuestion>,
    unplaced: Vec<UnplacedText>,
    notes: Vec<String>,
}

impl PastePreview {
    /// The preview of a block that `read` reads for the book of `engine`. The window waits for it, so it has little time and
    /// memory. `None` if the block has no place.
    pub fn read(engine: &Engine, read: impl FnOnce() -> Option<PastedBlock>) -> Option<Self> {
        const SECONDS: u64 = if cfg!(debug_assertions) { 20 } else { 2 };
        const LIMITS: WorkLimits = WorkLimits { time: Duration::from_secs(SECONDS), memory: 256 << 20 };
        let preview = within_limits_here(LIMITS, || Some(PastePreview::new(engine, read()?)));
        preview.unwrap_or_else(|_| Some(PastePreview::new(engine, PastedBlock::too_large())))
    }

    /// The preview of a block that was read for the book of `engine`.
    pub fn new(engine: &Engine, block: PastedBlock) -> Self {
        let mut preview = PastePreview { block, ..PastePreview::default() };
        preview.compute(engine);
        preview
    }

    /// How the rows of the block found their place.
    pub fn summary(&self) -> &str {
        &self.block.summary
    }

    /// Why the block was not read.
    pub fn refusal(&self) -> Option<&str> {
        self.block.is_refused.then_some(&self.block.summary)
    }

    /// Whether a text of the block has a place in the book.
    pub fn has_place(&self) -> bool {
        !self.block.placed.is_empty()
    }

    /// The cells that change, in the order of the boards and seats.
    pub fn changes(&self) -> &[PastedChange] {
        &self.changes
    }

    /// The text that a cell will have, if it changes.
    pub fn text_after(&self, field: CellAddress) -> Option<&str> {
        Some(&self.changes[*self.positions.get(&field)?].after)
    }

    /// The names of the players who are added.
    pub fn new_players(&self) -> &[String] {
        &self.new_players
    }

    /// The names of the boards that the block has more than the round.
    pub fn new_boards(&self) -> &[String] {
        &self.block.new_boards
    }

    /// Whether these boards are added.
    pub fn adds_boards(&self) -> bool {
        !self.leaves_out_boards
    }

    /// The questions about similar names.
    pub fn questions(&self) -> &[NameQuestion] {
        &self.questions
    }

    /// The first question without an answer, by its position.
    pub fn open_question(&self) -> Option<usize> {
        self.questions.iter().position(|question| question.answer.is_none())
    }

    /// The texts without a place, with the reasons.
    pub fn unplaced(&self) -> &[UnplacedText] {
        &self.unplaced
    }

    /// What else the user should know.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Whether there is nothing to show: no change, no question and nothing without a place.
    pub fn is_empty(&self) -> bool {
        self.edit.is_none() && self.questions.is_empty() && self.unplaced.is_empty() && self.block.new_boards.is_empty()
    }

    /// Whether the block has a text for this cell of the book.
    pub fn places_at(&self, address: CellAddress) -> bool {
        self.block.placed.iter().any(|placed| placed.into == PastedInto::Cell(address))
    }

    /// Whether rows of the block find their players by name, wherever it is pasted.
    pub fn goes_by_names(&self) -> bool {
        self.block.placed.iter().any(|placed| matches!(placed.into, PastedInto::PlayerRow(..)))
    }

    /// Answers a question: whether the two spellings are one player.
    pub fn answer(&mut self, engine: &Engine, question: usize, is_same: bool) {
        if let Some(question) = self.questions.get(question) {
            self.answers.insert(question.text.clone(), is_same);
            self.compute(engine);
        }
    }

    /// Adds the boards that the round lacks, or leaves their rows out.
    pub fn toggle_boards(&mut self, engine: &Engine) {
        self.leaves_out_boards = !self.leaves_out_boards;
        self.compute(engine);
    }

    /// The edit with the label of its step. `None` if no cell changes.
    pub fn into_edit(self) -> Option<(StepName, Edit)> {
        Some((self.label, self.edit?))
    }

    fn compute(&mut self, engine: &Engine) {
        let before = engine.book();
        self.unplaced = self.block.unplaced.clone();
        self.notes = self.block.notes.clone();
        let mut edits = Vec::new();
        let placed = self.place_on_boards(before, &mut edits);
        let in_list = placed.iter().any(|one| matches!(one.into, PastedInto::PlayerRow(..)));
        let names = PastedNames::find(before, placed.iter().filter_map(|one| name_of(one)), in_list, &self.answers);
        edits.extend(names.edits(before));
        self.notes.extend(names.notes.iter().cloned());
        self.questions.clone_from(&names.questions);
        self.new_players = names.new.iter().map(|person| person.name.clone()).collect();
        let mut book = before.clone();
        for edit in &edits {
            if let Err(error) = book.apply(edit.clone()) {
                self.unplaced.push(UnplacedText { row: 1, text: String::new(), reason: format!("{error}.") });
            }
        }
        let cells = self.fields(&book, &names, &placed);
        let texts: Vec<(CellAddress, &str)> = cells.iter().map(|(field, text, _)| (*field, text.as_str())).collect();
        let stamp = NoteStamp { time: "", place: "" };
        let typed = read_cells_of(engine, std::borrow::Cow::Borrowed(&book), stamp, &texts);
        for refused in typed.refused_cells {
            let row = cells.iter().find(|(field, text, _)| *field == refused.field && *text == refused.text);
            let row = row.map_or(1, |(_, _, row)| *row);
            let reason = format!("{}.", refused.error);
            self.unplaced.push(UnplacedText { row, text: refused.text, reason });
        }
        if let Some(edit) = typed.edit {
            // The cells were tried on the book one after the other, so the edit cannot fail.
            if book.apply(edit.clone()).is_ok() {
                edits.push(edit);
            }
        }
        let mut seen = HashSet::new();
        self.notes.retain(|note| seen.insert(note.clone()));
        self.unplaced.sort_by_key(|one| one.row);
        let first_changed = self.list_changes(before, &book, &placed, &names);
        self.label = match (first_changed, self.changes.len()) {
            (None, _) => steps::pasted_block().into(),
            (Some(only), 1) => only.into(),
            (Some(first), count) => steps::many_cells(count, first).into(),
        };
        self.edit = (!edits.is_empty()).then_some(Edit::Batch(edits));
    }

    /// The texts that have a place, with the edits that add boards. The texts of boards that are not added have none.
    fn place_on_boards(&mut self, book: &Book, edits: &mut Vec<Edit>) -> Vec<PlacedText> {
        let mut placed = self.block.placed.clone();
        let Some(round) = self.block.round else { return placed };
        let count = book.round(round).map_or(0, |round| round.boards.len());
        if !self.leaves_out_boards {
            edits.extend((count..).zip(&self.block.new_boards).map(|(position, name)| Edit::AddBoard {
                position: book.new_board_position(BoardRef::new(round.0, position)),
                board: Box::new(Board::new(name.as_str())),
            }));
            return placed;
        }
        let is_new = |one: &PlacedText| match one.into {
            PastedInto::Cell(address) => address.board().is_some_and(|board| board.board.0 >= count),
            PastedInto::PlayerRow(..) => false,
        };
        let rows: BTreeSet<usize> =
            placed.iter().filter(|one| is_new(one) && !one.text.is_empty()).map(|one| one.row).collect();
        for row in rows {
            step();
            let texts: Vec<&str> =
                placed.iter().filter(|one| one.row == row && is_new(one)).map(|one| one.text.as_str()).collect();
            let reason = texts::no_board_for_row().to_owned();
            self.unplaced.push(UnplacedText { row, text: texts.join(" "), reason });
        }
        placed.retain(|one| !is_new(one));
        placed
    }

    /// The field of each text, with the number of its row.
    fn fields(&mut self, book: &Book, names: &PastedNames, placed: &[PlacedText]) -> Vec<(CellAddress, String, usize)> {
        let mut fields = Vec::new();
        let mut rows: HashMap<usize, PersonId> = HashMap::new();
        let mut listed: HashSet<PersonId> = HashSet::new();
        for PlacedText { row, into, text } in placed {
            step();
            let field = match *into {
                PastedInto::Cell(CellAddress::Seat(seat, column)) => {
                    if column == SeatColumn::Player
                        && let Some(id) = names.player(text)
                    {
                        // Nobody else has exactly this name.
                        fields.push((CellAddress::Seat(seat, column), book.name_of(Some(id)).to_owned(), *row));
                        continue;
                    }
                    CellAddress::Seat(seat, column)
                }
                PastedInto::Cell(
                    address @ (CellAddress::BoardCell(_, BoardColumn::LastYear | BoardColumn::Ending)
                    | CellAddress::Person(..)
                    | CellAddress::SitOuts(_)),
                ) => address,
                PastedInto::Cell(_) => continue,
                PastedInto::PlayerRow(line, PersonColumn::Name) => {
                    let Some(id) = names.player(text) else { continue };
                    if !listed.insert(id) {
                        let reason = texts::named_twice(book.name_of(Some(id)));
                        self.unplaced.push(UnplacedText { row: *row, text: text.clone(), reason });
                        continue;
                    }
                    rows.insert(line, id);
                    continue;
                }
                PastedInto::PlayerRow(line, column) => match rows.get(&line) {
                    Some(id) => CellAddress::Person(*id, column),
                    None => continue,
                },
            };
            fields.push((field, text.clone(), *row));
        }
        let known = listed.len() - names.new.iter().filter(|person| listed.contains(&person.id)).count();
        self.notes.extend((known > 0).then(|| texts::listed_already(known)));
        fields
    }

    /// Lists the cells that differ between the two books, on the boards and in the rows that the block is about. Gives the name of
    /// the first one.
    fn list_changes(
        &mut self,
        before: &Book,
        after: &Book,
        placed: &[PlacedText],
        names: &PastedNames,
    ) -> Option<Message> {
        let mut boards = BTreeSet::new();
        let mut people: BTreeSet<PersonId> = BTreeSet::new();
        let mut fields = Vec::new();
        for one in placed {
            match one.into {
                PastedInto::Cell(address) => {
                    boards.extend(address.board());
                    match address {
                        CellAddress::Person(id, _) => drop(people.insert(id)),
                        CellAddress::SitOuts(_) => fields.push(address),
                        _ => {}
                    }
                }
                PastedInto::PlayerRow(..) => people.extend(name_of(one).and_then(|name| names.player(name))),
            }
        }
        for at in boards {
            fields.extend([
                CellAddress::BoardCell(at, BoardColumn::Name),
                CellAddress::BoardCell(at, BoardColumn::LastYear),
                CellAddress::BoardCell(at, BoardColumn::Ending),
            ]);
            let charts = after.board(at).map_or(&[][..], |board| &board.charts);
            let charts = charts.iter().map(|chart| SeatColumn::Chart(chart.year));
            let columns: Vec<SeatColumn> =
                SeatColumn::ALL.into_iter().filter(|column| column.is_typed()).chain(charts).collect();
            for power in Power::ALL {
                fields.extend(columns.iter().map(|column| CellAddress::Seat(at.seat(power), *column)));
            }
        }
        for id in people {
            fields.extend(PersonColumn::ALL.into_iter().map(|column| CellAddress::Person(id, column)));
        }
        let new_lines: HashMap<PersonId, usize> = names.new.iter().map(|person| person.id).zip(0..).collect();
        let mut first_changed = None;
        self.changes.clear();
        for field in fields {
            step();
            let (old, new) = (field_text(before, field), field_text(after, field));
            if old != new {
                let name = cell_message(after, field);
                let label = name.text(window_language());
                first_changed.get_or_insert(name);
                let is_new = !has_cell(before, field);
                // A new player stands on an empty line of the list.
                let field = match field {
                    CellAddress::Person(id, column) => {
                        new_lines.get(&id).map_or(field, |line| CellAddress::NewPerson(*line, column))
                    }
                    field => field,
                };
                let (before, after) = (old.into_owned(), new.into_owned());
                self.changes.push(PastedChange { address: field, is_new, label, before, after });
            }
        }
        self.positions = self.changes.iter().enumerate().map(|(position, change)| (change.address, position)).collect();
        for one in &mut self.unplaced {
            one.reason = capitalize(&one.reason);
        }
        first_changed
    }
}

/// Whether the book has a cell that a block can change.
fn has_cell(book: &Book, address: CellAddress) -> bool {
    match address {
        CellAddress::Person(id, _) => book.person(id).is_some(),
        CellAddress::SitOuts(round) => book.round(round).is_some(),
        address => address.board().is_some_and(|at| book.board(at).is_some()),
    }
}

/// The name in a cell of a player.
fn name_of(one: &PlacedText) -> Option<&str> {
    let is_name = matches!(
        one.into,
        PastedInto::Cell(CellAddress::Seat(_, SeatColumn::Player)) | PastedInto::PlayerRow(_, PersonColumn::Name)
    );
    Some(one.text.as_str()).filter(|text| is_name && !text.is_empty())
}
