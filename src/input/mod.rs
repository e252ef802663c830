//! What typing means: a text and a field become an edit of the book, or a sentence that refuses the text.
//!
//! The grids of the window and `topboard edit` both use it. A paste of many cells is one edit, and so one undo step.
//! This folder draws nothing; files are read in [`crate::import`].

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

mod annotated_item;
mod attendance;
mod awards;
mod corrected_name;
mod field_labels;
mod field_names;
mod field_texts;
mod imported_names;
mod notebook;
mod paste_preview;
mod pasted_names;
mod proposals;
mod results_year;
mod teams;
mod top_board;

pub use annotated_item::AnnotatedItem;
pub use attendance::{attendance_edit, attendance_of};
use awards::AwardNames;
pub use awards::text as award_text;
pub use corrected_name::{CorrectedName, Renaming, ReplacedPlayers, TypedNames};
pub use field_labels::{cell_label, cell_message};
pub use field_names::{
    after_name, board_field, board_field_names, first_word, names_of_typed, person_field, person_field_names,
    seat_field, seat_field_names,
};
pub use field_texts::field_text;
pub use imported_names::{ImportedNames, NameError};
pub use notebook::NoteStamp;
pub use paste_preview::{PastePreview, PastedChange};
pub use pasted_names::NameQuestion;
pub use results_year::{result_line_text, year_event_text};
pub use teams::text as team_text;
pub use top_board::{ClaimAnswer, claim_answer, claim_answer_text, claim_note, make_top_board};

use crate::book::count_notation::parse_count_cell;
pub use crate::book::fields::InputError;
use crate::book::typed_words::{error_sentence, is_dash, means_agreed_draw, next_name_after, single_spaced};
use crate::book::{
    AwardColumn, BoardColumn, BoardRef, Book, CellAddress, Edit, EditError, Person, PersonColumn, PersonField,
    PersonId, ResultLineColumn, RoundField, RoundIx, SeatColumn, SeatRef, StepName, TeamColumn, TeamIx,
    YearEventColumn, notation,
};
use crate::engine::Engine;
use crate::languages::messages::steps;
use crate::languages::window_sentences::input_refusals as texts;
use crate::languages::{Message, window_language};
use crate::limited_work::step;

/// For a cell of an item that is not in the book yet: the number of empty rows above its own. The item comes right after the
/// last one.
pub fn empty_rows_above(address: CellAddress, engine: &Engine) -> usize {
    let book = engine.book();
    let after = |at: usize, count: usize| at.saturating_sub(count);
    match address {
        CellAddress::NewPerson(line, _) | CellAddress::NewNote(line, _) => line,
        CellAddress::Team(at, _) => after(at.0, book.teams.len()),
        CellAddress::Award(at, _) => after(at, AwardNames::new(engine).prizes.len()),
        CellAddress::YearEvent(at, _) => after(at, book.results_year.events.len()),
        CellAddress::Proposal(board, at, _) => after(at, book.board(board).map_or(0, |board| board.proposals.len())),
        CellAddress::Event
        | CellAddress::Round(_)
        | CellAddress::Board(_)
        | CellAddress::Seat(..)
        | CellAddress::BoardCell(..)
        | CellAddress::Person(..)
        | CellAddress::SitOuts(_)
        | CellAddress::Attendance(..)
        | CellAddress::ReservedPower(..)
        | CellAddress::Note(..)
        | CellAddress::TopBoardClaim(..)
        | CellAddress::ResultLine(..)
        | CellAddress::Vote { .. } => 0,
    }
}

/// The edit for a typed cell or a paste.
#[derive(Debug, Default)]
pub struct TypedEdit {
    /// One step; `None` where no cell changes.
    pub edit: Option<Edit>,
    /// “centres of France on Round 2, board C”, for the undo menu.
    pub label: StepName,
    /// The texts that their cells refused.
    pub refused_cells: Vec<RefusedCell>,
}

/// A text that its cell refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedCell {
    pub field: CellAddress,
    pub text: String,
    pub error: InputError,
}

/// Reads typed cells into one edit.
///
/// The cells are read in turn, each on the book as the cells before have left it: a new name that is pasted twice is
/// one new player. A dash alone empties a cell.
pub fn read_cells(engine: &Engine, note_stamp: NoteStamp<'_>, cells: &[(CellAddress, &str)]) -> TypedEdit {
    read_cells_of(engine, Cow::Borrowed(engine.book()), note_stamp, cells)
}

/// Reads typed cells of `book`, which is the book of `engine` or has a few edits more.
fn read_cells_of(
    engine: &Engine,
    book: Cow<'_, Book>,
    note_stamp: NoteStamp<'_>,
    cells: &[(CellAddress, &str)],
) -> TypedEdit {
    let cells = blank_dashes(&book, cells).into_owned();
    let mut reader = CellReader {
        engine,
        book,
        note_stamp,
        people_added: HashMap::new(),
        lines_added: HashMap::new(),
        out_years_added: HashSet::new(),
        award_names: AwardNames::for_cells(engine, &cells),
        notes_added: HashMap::new(),
        notes_removed: Vec::new(),
        proposals_added: HashMap::new(),
        proposals_removed: Vec::new(),
    };
    let cells = ordered_cells(&cells);
    let mut typed = TypedEdit::default();
    let mut edits = Vec::with_capacity(cells.len());
    for &(field, text) in cells.iter() {
        step();
        match reader.read(field, text) {
            Ok(None) => {}
            Ok(Some(edit)) => {
                // A batch is applied as a whole or not at all, so each edit is tried first: one bad cell must not cost
                // the others. A single cell is tried by the book itself, which saves the copy.
                if cells.len() > 1
                    && let Err(error) = reader.book.to_mut().apply(edit.clone())
                {
                    typed.refused_cells.push(RefusedCell::new(field, text, error.into()));
                    continue;
                }
                if edits.is_empty() {
                    typed.label = cell_message_with_award(engine, &reader.award_names, field).into();
                }
                edits.push(edit);
            }
            Err(error) => typed.refused_cells.push(RefusedCell::new(field, text, error)),
        }
    }
    let many = edits.len();
    edits.extend(reader.remove_empty_teams(&edits));
    if many > 1 {
        typed.label = steps::many_cells(many, typed.label).into();
        typed.edit = Some(Edit::Batch(edits));
    } else {
        typed.edit = if edits.len() > 1 { Some(Edit::Batch(edits)) } else { edits.pop() };
    }
    typed
}

/// The cells with a blank for each dash, unless the cell holds that dash already.
fn blank_dashes<'a, 'b>(book: &Book, cells: &'a [(CellAddress, &'b str)]) -> Cow<'a, [(CellAddress, &'b str)]> {
    let is_blank = |(field, text): (CellAddress, &str)| is_dash(text) && field_text(book, field) != text;
    if !cells.iter().any(|cell| is_blank(*cell)) {
        return Cow::Borrowed(cells);
    }
    cells.iter().map(|cell| if is_blank(*cell) { (cell.0, "") } else { *cell }).collect()
}

/// The cells, with the removed members of teams at the end, from the last to the first. The members after a removed one
/// move up.
fn ordered_cells<'a, 'b>(cells: &'a [(CellAddress, &'b str)]) -> Cow<'a, [(CellAddress, &'b str)]> {
    let is_removed = |(field, text): &(CellAddress, &str)| {
        matches!(field, CellAddress::Team(_, TeamColumn::Member(_))) && text.trim().is_empty()
    };
    if cells.len() < 2 || !cells.iter().any(is_removed) {
        return Cow::Borrowed(cells);
    }
    let (mut removed, mut ordered): (Vec<_>, Vec<_>) = cells.iter().copied().partition(is_removed);
    removed.reverse();
    ordered.append(&mut removed);
    Cow::Owned(ordered)
}

impl RefusedCell {
    fn new(field: CellAddress, text: &str, error: InputError) -> Self {
        RefusedCell { field, text: text.to_owned(), error }
    }
}

/// The message about refused texts; empty where there are none.
pub fn refusal_message(engine: &Engine, refused: &[RefusedCell]) -> String {
    /// Nobody reads more than this. All of them are still on the clipboard.
    const MAX_NAMED: usize = 12;
    match refused {
        [] => String::new(),
        [only] => error_sentence(&only.error),
        [first, ..] => {
            let names = AwardNames::for_cells(engine, &[(first.field, "")]);
            let named: Vec<String> = refused
                .iter()
                .take(MAX_NAMED)
                .map(|one| {
                    let cell = cell_message_with_award(engine, &names, one.field).text(window_language());
                    if one.text.trim().is_empty() { cell } else { texts::text_at_cell(&one.text, &cell) }
                })
                .collect();
            let are_emptied = refused.iter().all(|one| one.text.trim().is_empty());
            let refusal = if are_emptied { texts::cells_not_emptied } else { texts::cells_refused };
            let named = match refused.len().saturating_sub(MAX_NAMED) {
                0 => named.join("; "),
                more => texts::and_more(&named.join("; "), &more.to_string()),
            };
            refusal(refused.len(), &named, &first.error.to_string())
        }
    }
}

/// The label of a cell as it is kept, with the name of the award where it is one of an award.
fn cell_message_with_award(engine: &Engine, names: &AwardNames, field: CellAddress) -> Message {
    match field {
        CellAddress::Award(line, column) => match names.award(line) {
            "" => steps::new_award(),
            award => steps::cell_of_award(column.message(), award),
        },
        field => cell_message(engine.book(), field),
    }
}

/// Reads the cells of one paste in turn.
struct CellReader<'a> {
    engine: &'a Engine,
    book: Cow<'a, Book>,
    /// The players added on empty lines, by the line.
    people_added: HashMap<usize, PersonId>,
    note_stamp: NoteStamp<'a>,
    /// The positions of the notes written on empty lines, by the line.
    notes_added: HashMap<usize, usize>,
    /// The positions of the draws written on empty lines, by board and line.
    proposals_added: HashMap<(BoardRef, usize), usize>,
    /// The draws that were emptied.
    proposals_removed: Vec<(BoardRef, usize)>,
    /// The lines of the notebook that were emptied.
    notes_removed: Vec<usize>,
    /// The positions of the teams, awards, events and results added on empty lines, by the line.
    lines_added: HashMap<usize, usize>,
    /// The seats whose year of elimination was part of their count, “0 (1904)”.
    out_years_added: HashSet<SeatRef>,
    award_names: AwardNames,
}

impl CellReader<'_> {
    /// The edit that removes the teams that were emptied.
    fn remove_empty_teams(&self, edits: &[Edit]) -> Option<Edit> {
        let [Edit::Teams(teams)] = edits else {
            let any = edits.iter().any(|edit| matches!(edit, Edit::Teams(_)));
            return any.then(|| teams::without_empty(&self.book)).flatten();
        };
        let book = Book { teams: teams.clone(), ..Book::default() };
        teams::without_empty(&book)
    }

    /// The position in its list of a line. Lines that are added stand one after the other, without gaps.
    fn list_position(&mut self, line: usize, count: usize) -> usize {
        if line < count && !self.lines_added.contains_key(&line) {
            return line;
        }
        self.lines_added.get(&line).copied().unwrap_or(count)
    }

    fn award(&mut self, line: usize, cell: AwardColumn, text: &str) -> Result<Option<Edit>, InputError> {
        let before = self.award_names.award_count();
        let at = self.list_position(line, before);
        let edit = awards::edit(&self.book, &self.award_names, at, cell, text)?;
        if at == before
            && let Some(Edit::Awards(awards)) = &edit
            && let Some(added) = awards.last()
        {
            self.award_names.add(added.name.clone());
            self.lines_added.insert(line, at);
        }
        Ok(edit)
    }

    fn team(&mut self, line: usize, cell: TeamColumn, text: &str) -> Result<Option<Edit>, InputError> {
        let at = self.list_position(line, self.book.teams.len());
        let edit = teams::edit(&self.book, at, cell, text)?;
        if edit.is_some() && at == self.book.teams.len() {
            self.lines_added.insert(line, at);
        }
        Ok(edit)
    }

    /// The edit for one cell; `None` where the cell holds this text already. A new name outside the list of players is not
    /// confirmed, and whatever is typed about it in the list confirms it.
    fn read(&mut self, field: CellAddress, text: &str) -> Result<Option<Edit>, InputError> {
        let Some(mut edit) = self.read_as_typed(field, text)? else { return Ok(None) };
        match field {
            CellAddress::NewPerson(..) | CellAddress::Person(_, PersonColumn::Unconfirmed | PersonColumn::Colour) => {}
            CellAddress::Person(id, _) if self.book.person(id).is_some_and(|person| person.unconfirmed) => {
                edit = Edit::Batch(vec![edit, Edit::Person(id, PersonField::Unconfirmed(false))]);
            }
            _ => mark_unconfirmed(&mut edit),
        }
        Ok(Some(edit))
    }

    fn read_as_typed(&mut self, field: CellAddress, text: &str) -> Result<Option<Edit>, InputError> {
        match field {
            CellAddress::NewPerson(line, column) => return self.new_person(line, column, text),
            CellAddress::NewNote(line, column) => return Ok(self.new_note(line, column, text)),
            // The line may have moved.
            CellAddress::Note(line, column) => return Ok(self.note(line, column, text)),
            CellAddress::Proposal(at, line, column) => return self.proposal(at, line, column, text),
            CellAddress::Team(TeamIx(line), cell) => return self.team(line, cell, text),
            CellAddress::Award(line, cell) => return self.award(line, cell, text),
            CellAddress::TopBoardClaim(person, cell) => {
                return top_board::edit(self.engine, &self.book, person, cell, text);
            }
            CellAddress::YearEvent(line, cell) => return self.year_event(line, cell, text),
            CellAddress::ResultLine(event, line, cell) => return self.result_line(event, line, cell, text),
            CellAddress::Vote { seat, voter, skill } => {
                return awards::vote_edit(&self.book, &self.award_names, seat, voter, skill, text);
            }
            CellAddress::Seat(at, SeatColumn::Centres | SeatColumn::Chart(_))
                if parse_count_cell(text).is_some_and(|read| read.out.is_some()) =>
            {
                self.out_years_added.insert(at);
            }
            // A blank beside a count with a year does not remove the year.
            CellAddress::Seat(at, SeatColumn::Eliminated)
                if text.trim().is_empty() && self.out_years_added.contains(&at) =>
            {
                return Ok(None);
            }
            _ => {}
        }
        let book = self.book.as_ref();
        let text = match field {
            CellAddress::Seat(_, SeatColumn::Player | SeatColumn::ScoresFor) => name_meant(book, text),
            _ => text,
        };
        if field_text(book, field) == text {
            return Ok(None);
        }
        Ok(Some(match field {
            CellAddress::Seat(at, SeatColumn::Player) => {
                let seated = SeatColumn::Player.typed_edit(book, at, text)?;
                with_return_from_sit_out(book, at, text, seated)
            }
            CellAddress::Seat(at, column) => column.typed_edit(book, at, text)?,
            CellAddress::BoardCell(at, BoardColumn::Ending) if means_agreed_draw(text) => book.agreed_draw_edit(at)?,
            CellAddress::BoardCell(at, column) => column.typed_edit(book, at, text)?,
            CellAddress::Person(id, PersonColumn::Name) if text.trim().is_empty() => {
                return Err(InputError::NameCannotBeEmptied { name: book.name_of(Some(id)).to_owned() });
            }
            CellAddress::Person(id, column) => column.typed_edit(book, id, text)?,
            CellAddress::Attendance(round, id) => attendance::edit(book, round, id, text)?,
            CellAddress::ReservedPower(round, id) => attendance::power_edit(book, round, id, text)?,
            CellAddress::SitOuts(round) => {
                Edit::Round(book.round_id(round), RoundField::SatOut(read_people(book, text)?))
            }
            CellAddress::Event | CellAddress::Round(_) | CellAddress::Board(_) => return Err(InputError::Computed),
            CellAddress::NewPerson(..)
            | CellAddress::Note(..)
            | CellAddress::NewNote(..)
            | CellAddress::Proposal(..)
            | CellAddress::Team(..)
            | CellAddress::TopBoardClaim(..)
            | CellAddress::Award(..)
            | CellAddress::YearEvent(..)
            | CellAddress::ResultLine(..)
            | CellAddress::Vote { .. } => return Ok(None),
        }))
    }

    fn year_event(&mut self, line: usize, cell: YearEventColumn, text: &str) -> Result<Option<Edit>, InputError> {
        let count = self.book.results_year.events.len();
        let at = self.list_position(line, count);
        let edit = results_year::event_edit(&self.book.results_year, at, cell, text)?;
        if edit.is_some() && at == count {
            self.lines_added.insert(line, at);
        }
        Ok(edit)
    }

    fn result_line(
        &mut self,
        event: usize,
        line: usize,
        cell: ResultLineColumn,
        text: &str,
    ) -> Result<Option<Edit>, InputError> {
        let count = self.book.results_year.events.get(event).map_or(0, |event| event.lines.len());
        let at = self.list_position(line, count);
        let edit = results_year::line_edit(&self.book.results_year, event, at, cell, text)?;
        if edit.is_some() && at == count {
            self.lines_added.insert(line, at);
        }
        Ok(edit)
    }

    fn new_person(&mut self, line: usize, column: PersonColumn, text: &str) -> Result<Option<Edit>, InputError> {
        let text = single_spaced(text);
        if text.is_empty() {
            return Ok(None);
        }
        if let Some(id) = self.people_added.get(&line) {
            return column.typed_edit(&self.book, *id, &text).map(Some);
        }
        if column != PersonColumn::Name {
            return Err(EditError::NoName.into());
        }
        if let Some(known) = self.book.find_person(&text) {
            return Err(EditError::NameTaken { name: known.name.clone() }.into());
        }
        let id = self.book.next_person_id();
        self.people_added.insert(line, id);
        Ok(Some(Edit::AddPerson { position: self.book.people.len(), person: Person::new(id, text) }))
    }
}

/// The name of the player whom a typed name means. The typed name, where it means no known player.
fn name_meant<'t>(book: &'t Book, typed: &'t str) -> &'t str {
    book.person_meant(typed).map_or(typed, |person| &person.name)
}

/// Marks the players whom an edit adds as not confirmed.
fn mark_unconfirmed(edit: &mut Edit) {
    match edit {
        Edit::AddPerson { person, .. } => person.unconfirmed = true,
        Edit::Batch(edits) => edits.iter_mut().for_each(mark_unconfirmed),
        _ => {}
    }
}

/// The edit that seats a player, who is no longer among the sit-outs of the round.
fn with_return_from_sit_out(book: &Book, at: SeatRef, name: &str, seated: Edit) -> Edit {
    let round = at.board.round;
    let sit_outs = book.round(round).map_or(&[][..], |round| &round.sat_out);
    let player = book.find_person(&single_spaced(name)).map(|person| person.id);
    match player.filter(|player| sit_outs.contains(player)) {
        Some(player) => {
            let others = sit_outs.iter().copied().filter(|other| *other != player).collect();
            Edit::Batch(vec![seated, Edit::Round(book.round_id(round), RoundField::SatOut(others))])
        }
        None => seated,
    }
}

/// The people of a list of names, “Ann; Ben”, each once. A comma separates names too, where it is not part of a name.
fn read_people(book: &Book, text: &str) -> Result<Vec<PersonId>, InputError> {
    let mut people: Vec<PersonId> = Vec::new();
    for part in notation::split_parts(text) {
        let names = if book.person_meant(part).is_some() { vec![part] } else { part.split(',').collect() };
        for name in names.into_iter().map(str::trim).filter(|name| !name.is_empty()) {
            let known = book.person_meant(name).ok_or_else(|| InputError::not_on_the_list(book, name))?;
            if !people.contains(&known.id) {
                people.push(known.id);
            }
        }
    }
    Ok(people)
}

/// The name for a new board: the letter or number after that of the last board of the round.
pub fn next_board_name(book: &Book, round: RoundIx) -> String {
    let boards = book.round(round).map_or(&[][..], |round| &round.boards);
    next_name_after(&boards.iter().map(|board| board.name.as_str()).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests;
