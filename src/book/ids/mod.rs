//! The ids of rounds and boards, and their positions in the lists. An id never changes and is never given again, so an edit
//! means the same board wherever the board stands. Scores and views use positions.

use std::collections::{HashMap, HashSet};
use std::mem;

use serde::{Deserialize, Serialize};

use super::{Board, BoardIx, BoardRef, Book, Edit, Power, PublishedStanding, Round, RoundIx, SeatRef};
use crate::limits::{HIGHEST_ID, MOST_ROUNDS};

/// A round by its id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoundId(pub u32);

/// A board by the id of its round and its own id, which no other board of the round has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BoardId {
    pub round: RoundId,
    pub board: u32,
}

/// A seat: one power at one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SeatId {
    pub board: BoardId,
    pub power: Power,
}

/// Where a new board is put: its round, and its position among the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NewBoardPosition {
    pub round: RoundId,
    pub board: BoardIx,
}

/// One more than the highest id that was removed from a list, or 0. New ids begin here, so that none is given again.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RemovedIds(u32);

/// Two books are the same whatever was removed from them before.
impl PartialEq for RemovedIds {
    fn eq(&self, _: &RemovedIds) -> bool {
        true
    }
}

impl Eq for RemovedIds {}

impl RemovedIds {
    /// Whether no id was removed.
    // Serde passes the field by reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(super) const fn is_none(&self) -> bool {
        self.0 == 0
    }
}

/// What has an id in a list. In a list whose elements have the ids 0, 1, 2, … in their order, none of them says its id.
pub(super) trait HasId {
    fn id(&self) -> Option<u32>;
    fn set_id(&mut self, id: Option<u32>);
}

impl HasId for Round {
    fn id(&self) -> Option<u32> {
        self.id
    }

    fn set_id(&mut self, id: Option<u32>) {
        self.id = id;
    }
}

impl HasId for Board {
    fn id(&self) -> Option<u32> {
        self.id
    }

    fn set_id(&mut self, id: Option<u32>) {
        self.id = id;
    }
}

/// A position as an id. A list is never as long as that.
fn as_id(position: usize) -> u32 {
    u32::try_from(position).unwrap_or(u32::MAX)
}

/// The id of the element at this position.
fn id_at(list: &[impl HasId], at: usize) -> Option<u32> {
    list.get(at).map(|element| element.id().unwrap_or(as_id(at)))
}

/// The position of the element with this id. Ids are given in ascending order, so a binary search finds nearly all of them. An
/// element that was added before others, or put back, is out of order.
fn position_of(list: &[impl HasId], id: u32) -> Option<usize> {
    let direct = usize::try_from(id).ok()?;
    if id_at(list, direct) == Some(id) {
        return Some(direct);
    }
    let known = |element: &_| HasId::id(element);
    if list.first().is_none_or(|first| known(first).is_none()) {
        return None;
    }
    let found = list.binary_search_by_key(&Some(id), known).ok();
    found.or_else(|| list.iter().position(|element| known(element) == Some(id)))
}

/// The id of the next new element of a list. A file that was made by hand can have the highest id; then a free one is taken.
fn next_id(list: &[impl HasId], removed: RemovedIds) -> u32 {
    let highest = match list.first() {
        Some(first) if first.id().is_some() => list.iter().filter_map(HasId::id).max().map(|id| id.saturating_add(1)),
        _ => Some(as_id(list.len())),
    };
    let next = highest.unwrap_or(0).max(removed.0);
    if next <= HIGHEST_ID {
        return next;
    }
    (0..=HIGHEST_ID).find(|id| position_of(list, *id).is_none()).unwrap_or(next)
}

/// Lets every element of a list say its id.
fn write_ids(list: &mut [impl HasId]) {
    for (at, element) in list.iter_mut().enumerate() {
        let id = element.id().unwrap_or(as_id(at));
        element.set_id(Some(id));
    }
}

/// Lets no element say its id if all have the ids of their positions.
fn leave_out_ids(list: &mut [impl HasId]) {
    let is_in_order = |(at, element): (usize, &_)| HasId::id(element).is_none_or(|id| id == as_id(at));
    if list.iter().enumerate().all(is_in_order) {
        for element in list {
            element.set_id(None);
        }
    }
}

/// Gives new ids to the elements that say none in a list where others do.
fn number_rest(list: &mut [impl HasId], removed: RemovedIds) {
    if list.iter().any(|element| element.id().is_some()) {
        let mut used: HashSet<u32> = list.iter().filter_map(HasId::id).collect();
        let mut next = used.iter().max().map_or(0, |id| id.saturating_add(1)).max(removed.0);
        for element in list.iter_mut().filter(|element| element.id().is_none()) {
            if next > HIGHEST_ID {
                next = (0..HIGHEST_ID).find(|id| !used.contains(id)).unwrap_or(next);
            }
            element.set_id(Some(next));
            used.insert(next);
            next = next.saturating_add(1);
        }
    }
    leave_out_ids(list);
}

/// Puts an element into a list. One that says no id gets the next one. Returns its id, or the id that another element has
/// already.
fn insert<T: HasId>(list: &mut Vec<T>, at: usize, mut element: T, removed: RemovedIds) -> Result<u32, u32> {
    let id = element.id().unwrap_or_else(|| next_id(list, removed));
    if position_of(list, id).is_some() {
        return Err(id);
    }
    let has_no_ids = list.first().is_none_or(|first| first.id().is_none());
    if has_no_ids && at == list.len() && id == as_id(at) {
        element.set_id(None);
        list.push(element);
        return Ok(id);
    }
    if has_no_ids || at < list.len() {
        write_ids(list);
    }
    element.set_id(Some(id));
    list.insert(at, element);
    // An element at the end brings no order into the others.
    if at + 1 < list.len() {
        leave_out_ids(list);
    }
    Ok(id)
}

/// Takes the element at this position out of a list. It says its id.
fn remove<T: HasId>(list: &mut Vec<T>, at: usize, removed: &mut RemovedIds) -> T {
    if at + 1 < list.len() {
        write_ids(list);
    }
    let id = id_at(list, at).unwrap_or_default();
    let mut element = list.remove(at);
    leave_out_ids(list);
    removed.0 = removed.0.max(id.saturating_add(1));
    element.set_id(Some(id));
    element
}

impl Book {
    /// The id of the round at this position. A position after the last is that of a new round.
    pub fn round_id(&self, at: RoundIx) -> RoundId {
        let new =
            || next_id(&self.rounds, self.removed_ids).saturating_add(as_id(at.0.saturating_sub(self.rounds.len())));
        RoundId(id_at(&self.rounds, at.0).unwrap_or_else(new))
    }

    /// The id of the board at this position. A position after the last is that of a new board.
    pub fn board_id(&self, at: BoardRef) -> BoardId {
        let board = match self.round(at.round) {
            Some(Round { boards, removed_ids, .. }) => id_at(boards, at.board.0).unwrap_or_else(|| {
                next_id(boards, *removed_ids).saturating_add(as_id(at.board.0.saturating_sub(boards.len())))
            }),
            None => as_id(at.board.0),
        };
        BoardId { round: self.round_id(at.round), board }
    }

    /// The id of the seat at this position.
    pub fn seat_id(&self, at: SeatRef) -> SeatId {
        self.board_id(at.board).seat(at.power)
    }

    /// The position of a new board, for an [`Edit::AddBoard`].
    pub fn new_board_position(&self, at: BoardRef) -> NewBoardPosition {
        NewBoardPosition { round: self.round_id(at.round), board: at.board }
    }

    /// Where the round with this id is. `None` if it is not in the book.
    pub fn round_position(&self, id: RoundId) -> Option<RoundIx> {
        position_of(&self.rounds, id.0).map(RoundIx)
    }

    /// Where the board with this id is. `None` if it is not in the book.
    pub fn board_position(&self, id: BoardId) -> Option<BoardRef> {
        let round = self.round_position(id.round)?;
        let board = position_of(&self.rounds[round.0].boards, id.board)?;
        Some(BoardRef { round, board: BoardIx(board) })
    }

    /// Where the seat with this id is. `None` if it is not in the book.
    pub fn seat_position(&self, id: SeatId) -> Option<SeatRef> {
        self.board_position(id.board).map(|board| board.seat(id.power))
    }

    /// The rounds of the printed standings: those of the book in their order, then those that the next new rounds will be.
    pub fn printed_rounds(&self) -> Vec<RoundId> {
        let printed = self.published_standings.iter().flat_map(|line| line.rounds.keys());
        let next = self.round_id(RoundIx(self.rounds.len())).0;
        let end = printed.max().map_or(0, |last| last.0.saturating_add(1)).min(next.saturating_add(as_id(MOST_ROUNDS)));
        (0..self.rounds.len()).map(|at| self.round_id(RoundIx(at))).chain((next..end).map(RoundId)).collect()
    }

    /// The same book with new ids, which are the positions.
    #[must_use]
    pub fn without_ids(&self) -> Book {
        let rounds = self.rounds.iter().cloned().map(Round::without_ids).collect();
        let mut book = Book { rounds, removed_ids: RemovedIds::default(), ..self.clone() };
        let printed = self.printed_rounds();
        let position = |id| printed.iter().position(|round| *round == id).map(|at| RoundIx(at).first_id());
        change_printed_rounds(&mut book.published_standings, position);
        book
    }

    /// Gives an id to each round and board that says none where others of its list do.
    pub fn number_rounds_and_boards(&mut self) {
        number_rest(&mut self.rounds, self.removed_ids);
        for round in &mut self.rounds {
            number_rest(&mut round.boards, round.removed_ids);
        }
    }

    /// Notes the ids of `before` as removed that this book, which comes in its place, does not have.
    pub(super) fn keep_removed_ids(&mut self, before: &Book) {
        let kept = |own: RemovedIds, next: u32, before: u32| if before > next { RemovedIds(before) } else { own };
        for (at, round) in before.rounds.iter().enumerate() {
            let Some(own) = self.round_position(before.round_id(RoundIx(at))) else { continue };
            let own = &mut self.rounds[own.0];
            let next = next_id(&own.boards, own.removed_ids);
            own.removed_ids = kept(own.removed_ids, next, next_id(&round.boards, round.removed_ids));
        }
        let (next, last) = (next_id(&self.rounds, self.removed_ids), next_id(&before.rounds, before.removed_ids));
        self.removed_ids = kept(self.removed_ids, next, last);
    }

    /// Puts a round into the list. Returns its id, or the id that another round has already.
    pub(super) fn insert_round(&mut self, at: usize, mut round: Round) -> Result<RoundId, u32> {
        number_rest(&mut round.boards, round.removed_ids);
        insert(&mut self.rounds, at, round, self.removed_ids).map(RoundId)
    }

    /// Takes the round at this position out of the list. It says its id.
    pub(super) fn remove_round(&mut self, at: RoundIx) -> Round {
        remove(&mut self.rounds, at.0, &mut self.removed_ids)
    }
}

impl Round {
    /// Puts a board into the list. Returns its id, or the id that another board has already.
    pub(super) fn insert_board(&mut self, at: usize, board: Board) -> Result<u32, u32> {
        insert(&mut self.boards, at, board, self.removed_ids)
    }

    /// Takes the board at this position out of the list. It says its id.
    pub(super) fn remove_board(&mut self, at: BoardIx) -> Board {
        remove(&mut self.boards, at.0, &mut self.removed_ids)
    }
}

impl Round {
    /// The same round for another book, which gives new ids.
    #[must_use]
    pub fn without_ids(mut self) -> Round {
        self.boards.iter_mut().for_each(|board| board.id = None);
        Round { id: None, removed_ids: RemovedIds::default(), ..self }
    }
}

impl Board {
    /// The same board for another round, which gives a new id.
    #[must_use]
    pub fn without_id(self) -> Board {
        Board { id: None, ..self }
    }
}

impl BoardId {
    /// The seat of `power` at this board.
    pub const fn seat(self, power: Power) -> SeatId {
        SeatId { board: self, power }
    }
}

impl RoundIx {
    /// The id that the round at this position has if all rounds stand in the order in which they were added and none was removed.
    pub fn first_id(self) -> RoundId {
        RoundId(as_id(self.0))
    }
}

impl BoardRef {
    /// The id that the board at this position has if all rounds and boards stand in the order in which they were added and none
    /// was removed.
    pub fn first_id(self) -> BoardId {
        BoardId { round: self.round.first_id(), board: as_id(self.board.0) }
    }

    /// The place for a new board at this position, as [`BoardRef::first_id`].
    pub fn first_place(self) -> NewBoardPosition {
        NewBoardPosition { round: self.round.first_id(), board: self.board }
    }
}

impl SeatRef {
    /// The id that the seat at this position has, as [`BoardRef::first_id`].
    pub fn first_id(self) -> SeatId {
        self.board.first_id().seat(self.power)
    }
}

/// Changes the ids of the rounds in printed standings. The score of a round that gets none is left out.
fn change_printed_rounds(lines: &mut [PublishedStanding], changed: impl Fn(RoundId) -> Option<RoundId>) {
    for PublishedStanding { rounds, .. } in lines {
        *rounds = mem::take(rounds).into_iter().filter_map(|(id, score)| Some((changed(id)?, score))).collect();
    }
}

/// The ids that an edit has given to its new rounds and boards so far.
#[derive(Default)]
struct GivenIds {
    next_round: Option<u32>,
    next_boards: HashMap<RoundId, u32>,
}

impl Edit {
    /// Gives an id to each new round and board, so that the edit gives the same ones wherever it is repeated.
    pub(crate) fn number_new(&mut self, book: &Book) {
        self.number_after(book, &mut GivenIds::default());
    }

    fn number_after(&mut self, book: &Book, given: &mut GivenIds) {
        match self {
            Edit::Batch(edits) => edits.iter_mut().for_each(|edit| edit.number_after(book, given)),
            Edit::AddRound { round, .. } => {
                let next = given.next_round.unwrap_or_else(|| book.round_id(RoundIx(book.rounds.len())).0);
                let id = *round.id.get_or_insert(next);
                given.next_round = Some(next.max(id.saturating_add(1)));
                given.next_boards.insert(RoundId(id), next_id(&round.boards, round.removed_ids));
            }
            Edit::AddBoard { position, board } => {
                let next = given.next_boards.entry(position.round).or_insert_with(|| {
                    let round = book.round_position(position.round).and_then(|at| book.round(at));
                    round.map_or(0, |round| next_id(&round.boards, round.removed_ids))
                });
                let id = *board.id.get_or_insert(*next);
                *next = (*next).max(id.saturating_add(1));
            }
            _ => {}
        }
    }

    /// Replaces positions by ids in an edit of a version that named rounds and boards by their positions in `book`. The edit is
    /// applied to `book`, if that is possible.
    pub(crate) fn take_ids_of_positions(&mut self, book: &mut Book) {
        let mut inverses = Vec::new();
        if !self.take_ids_and_apply(book, &mut inverses) {
            for inverse in inverses.into_iter().rev() {
                drop(book.apply(inverse));
            }
        }
    }

    /// Returns false if a part of the edit cannot be applied.
    fn take_ids_and_apply(&mut self, book: &mut Book, inverses: &mut Vec<Edit>) -> bool {
        if let Edit::Batch(edits) = self {
            return edits.iter_mut().all(|edit| edit.take_ids_and_apply(book, inverses));
        }
        let position = |id: u32| usize::try_from(id).unwrap_or(usize::MAX);
        let round_at = |id: RoundId| RoundIx(position(id.0));
        let board_at = |id: BoardId| BoardRef { round: round_at(id.round), board: BoardIx(position(id.board)) };
        self.change_ids(&mut |id| *id = book.round_id(round_at(*id)), &mut |id| *id = book.board_id(board_at(*id)));
        self.change_printed_rounds(|id| Some(book.round_id(round_at(id))));
        self.number_new(book);
        let inverse = book.apply(self.clone());
        let is_applied = inverse.is_ok();
        inverses.extend(inverse);
        is_applied
    }

    /// Changes the ids of the rounds in printed standings. A round need not be in the book.
    pub(crate) fn change_printed_rounds(&mut self, changed: impl Fn(RoundId) -> Option<RoundId>) {
        if let Edit::PublishedStandings(lines) = self {
            change_printed_rounds(lines, changed);
        }
    }

    /// Changes the ids of the rounds and boards that an edit names. A board is not named by its round as well.
    pub(crate) fn change_ids(&mut self, round: &mut dyn FnMut(&mut RoundId), board: &mut dyn FnMut(&mut BoardId)) {
        match self {
            Edit::Batch(edits) => edits.iter_mut().for_each(|edit| edit.change_ids(round, board)),
            Edit::RemoveRound(id) | Edit::Round(id, _) => round(id),
            Edit::AddBoard { position, .. } => round(&mut position.round),
            Edit::RemoveBoard(id)
            | Edit::Board(id, _)
            | Edit::AddChart(id, _)
            | Edit::RemoveChart(id, _)
            | Edit::Grade { board: id, .. } => board(id),
            Edit::Count(id, _, _) | Edit::Seat(id, _) => board(&mut id.board),
            Edit::AddRound { .. }
            | Edit::Event(_)
            | Edit::AddPerson { .. }
            | Edit::RemovePerson(_)
            | Edit::Person(..)
            | Edit::Systems(_)
            | Edit::Rulesets(_)
            | Edit::Teams(_)
            | Edit::TopBoard(_)
            | Edit::Separations(_)
            | Edit::Neighbours(_)
            | Edit::Awards(_)
            | Edit::AddNote { .. }
            | Edit::RemoveNote(_)
            | Edit::Note(..)
            | Edit::ResultsYear(_)
            | Edit::PublishedStandings(_)
            | Edit::UnplacedCells(_)
            | Edit::Book(_) => {}
        }
    }
}

#[cfg(test)]
mod tests;
