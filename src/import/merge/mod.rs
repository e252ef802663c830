//! Adds an imported file to a book as one edit. The book may hold data already.
//!
//! Which board of the book a board of the file is, is in `places`. How one board is merged into another, and the
//! conflicts, are in `board`. Teams, awards and other decisions are in `decisions`.

pub(super) mod board;
pub(super) mod decisions;
pub(super) mod note;
pub(super) mod places;
pub(super) mod round_questions;
#[cfg(test)]
mod tests;
pub(super) mod unshown_changes;

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::book::fields::{FieldDescription, MergeRule};
use crate::book::{
    BoardRef, Book, Edit, EventField, PersonField, PersonId, PublishedStanding, Round, RoundIx, Seat, UnplacedCell,
    fold_name,
};
use crate::import::draft::board_comparison::BoardComparison;
use crate::import::layouts::standings::places_of_rounds;
use crate::import::whole_file::imported_file::{ConflictAnswers, ImportedFile};
use board::{BoardConflict, ConflictWinner, MergedBoard, edits_between, renumber, renumber_board};

/// Whether the value of a file fills a blank.
fn is_filled(field: &FieldDescription) -> bool {
    match field.merge {
        MergeRule::Keep => false,
        MergeRule::Fill | MergeRule::Conflict => true,
    }
}

impl ImportedFile {
    /// The one edit that adds the imported data to `target`.
    ///
    /// - People are matched by name, without regard to case and accents. The others are added.
    /// - Boards go to the round with the same number, or of the same name. A round that `target` lacks is added at the
    ///   end.
    /// - A board whose name is in the round already fills the blanks of that board, and so does a board with the same
    ///   players at the same powers under another name. A blank in the file removes nothing.
    /// - Where both have a value and the values differ, `winner` decides. If the book wins, the file's value becomes an
    ///   unplaced cell. A board of the same name with another game is one such value.
    /// - Nobody is added whose seats are all lost in this way, unless the file has a list of its players.
    /// - The event's fields are set where `target` has none. A book with boards keeps its rules, also if it names none: its
    ///   scores and what it holds back do not change through somebody else's file.
    ///
    /// For an empty `target` the result is exactly the draft.
    pub fn merge_edit(&self, target: &Book, winner: ConflictWinner) -> Edit {
        let mut edits = Vec::new();
        self.event_edits(target, &mut edits);
        let people = self.people_edits(target, &mut edits);
        let new = self.book.systems.iter().filter(|text| !target.systems.contains(text));
        let systems: Vec<_> = target.systems.iter().chain(new).cloned().collect();
        if systems.len() > target.systems.len() {
            edits.push(Edit::Systems(systems));
        }
        let new = self.book.rulesets.iter().filter(|text| !target.rulesets.contains(text));
        let rulesets: Vec<_> = target.rulesets.iter().chain(new).cloned().collect();
        if rulesets.len() > target.rulesets.len() {
            edits.push(Edit::Rulesets(rulesets));
        }
        let mut overruled = Vec::new();
        let rounds = self.round_edits(target, &people, winner, &mut edits, &mut overruled);
        self.decision_edits(target, &people, &mut edits);
        self.different_players_edits(target, &people, &mut edits);
        if !self.book.published_standings.is_empty() {
            edits.push(Edit::PublishedStandings(self.merged_standings(target, &people, &rounds)));
        }
        let mut known: HashSet<&UnplacedCell> = target.unplaced_cells.iter().collect();
        let new: Vec<_> = self.book.unplaced_cells.iter().chain(&overruled).filter(|cell| known.insert(cell)).collect();
        if !new.is_empty() {
            edits.push(Edit::UnplacedCells(target.unplaced_cells.iter().chain(new).cloned().collect()));
        }
        if !self.lists_players && target.boards().next().is_some() {
            self.leave_out_people_without_game(target, &people, &mut edits);
        }
        Edit::Batch(edits)
    }

    /// Takes those new people out of the edits whose seats in the file are all at boards that `target` has otherwise.
    fn leave_out_people_without_game(
        &self,
        target: &Book,
        people: &HashMap<PersonId, PersonId>,
        edits: &mut Vec<Edit>,
    ) {
        let places = self.places_in(target);
        let known_boards = places.boards().filter(|(_, to)| target.board(*to).is_some());
        let seats = known_boards.filter_map(|(from, _)| self.book.board(from)).flat_map(|board| board.seats.values());
        let mut without_game: HashSet<PersonId> = seats
            .flat_map(Seat::people)
            .filter_map(|id| people.get(&id).copied())
            .filter(|id| target.person(*id).is_none())
            .collect();
        for edit in edits.iter_mut().filter(|edit| !matches!(edit, Edit::AddPerson { .. })) {
            if without_game.is_empty() {
                return;
            }
            let mut keep = |named: Vec<&mut PersonId>| {
                for id in named {
                    without_game.remove(id);
                }
            };
            match edit {
                Edit::AddRound { round, .. } => {
                    keep(round.people_mut());
                    keep(
                        round
                            .boards
                            .iter_mut()
                            .flat_map(|board| &mut board.seats.0)
                            .flat_map(Seat::people_mut)
                            .collect(),
                    );
                }
                Edit::PublishedStandings(lines) => keep(lines.iter_mut().map(|line| &mut line.player).collect()),
                edit => match edit.people_mut() {
                    Some(named) => keep(named),
                    // It may name anybody.
                    None => return,
                },
            }
        }
        let is_needed = |edit: &Edit| match edit {
            Edit::AddPerson { person, .. } => !without_game.contains(&person.id),
            _ => true,
        };
        edits.retain(is_needed);
        let added = edits.iter_mut().filter_map(|edit| match edit {
            Edit::AddPerson { position, .. } => Some(position),
            _ => None,
        });
        (target.people.len()..).zip(added).for_each(|(at, position)| *position = at);
    }

    /// The boards that differ between the file and `target`, each with what differs. A value that only one of them has is
    /// not a conflict.
    pub fn conflicts(&self, target: &Book) -> Vec<BoardConflict> {
        let people = self.people_edits(target, &mut Vec::new());
        let mut conflicts = Vec::new();
        for (from, to) in self.places_in(target).boards().filter(|(_, to)| target.board(*to).is_some()) {
            let winner = (ConflictWinner::Book, &self.conflict_answers);
            let merged = board::merge_board(self, from, target, to, &people, winner);
            if !merged.conflicts.is_empty() {
                conflicts.push(BoardConflict { board: to, fields: merged.conflicts });
            }
        }
        conflicts
    }

    /// The draft with the rules and the scoring systems that it will have in `target`.
    pub fn under_rules_of(&self, target: &Book) -> Book {
        let mut book = self.book.clone();
        let keeps_rules = keeps_its_rules(target);
        if keeps_rules || !target.event.rules.is_empty() {
            book.event.rules.clone_from(&target.event.rules);
        }
        if keeps_rules || target.event.system.is_some() {
            book.event.system.clone_from(&target.event.system);
        }
        book.systems.retain(|text| !target.systems.contains(text));
        book.systems.splice(0..0, target.systems.iter().cloned());
        for (round, in_book) in book.rounds.iter_mut().zip(self.rounds_in(target)) {
            let in_book = in_book.and_then(|at| target.round(at));
            if let Some(system) = in_book.and_then(|in_book| in_book.system.as_ref()) {
                round.system = Some(system.clone());
            }
        }
        book
    }

    fn event_edits(&self, target: &Book, edits: &mut Vec<Edit>) {
        let blanks = target.event.blanks_to_fill(&self.book.event);
        let keeps_rules = keeps_its_rules(target);
        let is_kept = |field: &EventField| keeps_rules && matches!(field, EventField::Rules(_) | EventField::System(_));
        let filled = |field: &EventField| is_filled(field.key().description()) && !is_kept(field);
        edits.extend(blanks.into_iter().filter(filled).map(Edit::Event));
    }

    /// Matches people with those of `target`, or adds them. Gives each person's number in `target`.
    pub(in crate::import) fn people_edits(&self, target: &Book, edits: &mut Vec<Edit>) -> HashMap<PersonId, PersonId> {
        let exact: HashMap<&str, PersonId> = target.people.iter().map(|p| (p.name.as_str(), p.id)).collect();
        let mut folded: HashMap<String, PersonId> = HashMap::with_capacity(target.people.len());
        for person in target.people.iter().rev() {
            folded.insert(fold_name(&person.name), person.id);
        }
        // A person with exactly the same name is not matched with a similar name.
        let mut taken: HashSet<PersonId> =
            self.book.people.iter().filter_map(|person| exact.get(person.name.as_str()).copied()).collect();
        let mut numbers = HashMap::with_capacity(self.book.people.len());
        let mut next = target.next_person_id();
        let mut new = Vec::new();
        for person in &self.book.people {
            let known = exact
                .get(person.name.as_str())
                .copied()
                .or_else(|| folded.get(&fold_name(&person.name)).copied().filter(|id| taken.insert(*id)));
            let id = known.unwrap_or(next);
            numbers.insert(person.id, id);
            let Some(in_book) = known.and_then(|id| target.person(id)) else {
                let mut person = person.clone();
                person.id = id;
                // The other people may come later in the list, so they are set afterwards.
                person.replaced_by = None;
                person.different_from.clear();
                new.push(person);
                next.0 += 1;
                continue;
            };
            let mut blanks = in_book.blanks_to_fill(person);
            blanks.retain(|field| is_filled(&field.key().description().field));
            edits.extend(blanks.into_iter().map(|field| Edit::Person(id, field)));
        }
        let positions = target.people.len()..;
        edits.extend(positions.zip(new).map(|(at, person)| Edit::AddPerson { position: at, person }));
        numbers
    }

    /// Says of the players that the user calls different from players of `target` that they are.
    fn different_players_edits(&self, target: &Book, people: &HashMap<PersonId, PersonId>, edits: &mut Vec<Edit>) {
        for (person, other) in &self.different_players {
            let id = people.get(person).copied().filter(|id| id != other && target.person(*id).is_none());
            if let Some(id) = id.filter(|_| target.person(*other).is_some()) {
                edits.push(Edit::Person(id, PersonField::DifferentFrom(vec![*other])));
            }
        }
    }

    /// Adds rounds and boards, and fills in those that `target` has already. Gives the position in `target` of each
    /// round of the file. Values of the file that lose a conflict are added to `overruled`.
    fn round_edits(
        &self,
        target: &Book,
        people: &HashMap<PersonId, PersonId>,
        winner: ConflictWinner,
        edits: &mut Vec<Edit>,
        overruled: &mut Vec<UnplacedCell>,
    ) -> Vec<RoundIx> {
        let places = self.places_in(target);
        let mut new_rounds = Vec::new();
        for (number, round) in self.book.rounds.iter().enumerate() {
            let Some(at) = places.round(RoundIx(number)) else { continue };
            let Some(in_book) = target.round(at) else {
                let mut round = round.clone();
                renumber_round(&mut round, people);
                new_rounds.push((at, round));
                continue;
            };
            let mut from_file = round.clone();
            renumber_round(&mut from_file, people);
            let mut blanks = in_book.blanks_to_fill(&from_file);
            blanks.retain(|field| is_filled(field.key().description()));
            edits.extend(blanks.into_iter().map(|field| Edit::Round(target.round_id(at), field)));
            let mut new_boards = Vec::new();
            for (position, board) in from_file.boards.into_iter().enumerate() {
                let (from, to) = (BoardRef::new(number, position), places.boards_of(RoundIx(number))[position]);
                let Some(known) = target.board(to) else {
                    new_boards.push((to, board));
                    continue;
                };
                // If two boards of the file have this place, one is the same game and the other is not entered.
                let is_shared = places.boards_of(RoundIx(number)).iter().filter(|board| **board == to).count() > 1;
                let is_not_entered = is_shared && BoardComparison::of(&board, known).is_another_game();
                let no_answers = ConflictAnswers::default();
                let winner =
                    if is_not_entered { (ConflictWinner::Book, &no_answers) } else { (winner, &self.conflict_answers) };
                let MergedBoard { board, kept, .. } = board::merge_board(self, from, target, to, people, winner);
                overruled.extend(kept);
                edits.extend(edits_between(known, &board, target.board_id(to)));
            }
            let added = new_boards.into_iter();
            edits.extend(added.map(|(at, board)| Edit::AddBoard {
                position: target.new_board_position(at),
                board: Box::new(board.without_id()),
            }));
        }
        edits.extend(
            new_rounds.into_iter().map(|(position, round)| Edit::AddRound { position, round: round.without_ids() }),
        );
        places.rounds().to_vec()
    }

    /// The printed standings of both. Where both have a value, the file's is taken.
    fn merged_standings(
        &self,
        target: &Book,
        people: &HashMap<PersonId, PersonId>,
        rounds: &[RoundIx],
    ) -> Vec<PublishedStanding> {
        // A round of the standings without boards comes after the rounds with boards.
        let beyond = target.rounds.len().max(rounds.iter().map(|round| round.0 + 1).max().unwrap_or_default());
        // In a file without boards the scores stand in the order of the numbers of their rounds.
        let printed = self.book.printed_rounds();
        let numbers: Vec<usize> = (1..=printed.len()).collect();
        let by_number = if rounds.is_empty() { places_of_rounds(&numbers, &target.rounds) } else { Vec::new() };
        let place = |index: usize| {
            let known = by_number.get(index).copied().or_else(|| rounds.get(index).map(|round| round.0));
            known.unwrap_or_else(|| beyond + index - rounds.len().min(index))
        };
        let mut lines = target.published_standings.clone();
        for from_file in &self.book.published_standings {
            let Some(&player) = people.get(&from_file.player) else { continue };
            let at = lines.iter().position(|line| line.player == player).unwrap_or_else(|| {
                lines.push(PublishedStanding { player, place: None, rounds: BTreeMap::new(), total: None });
                lines.len() - 1
            });
            let line = &mut lines[at];
            line.place = from_file.place.or(line.place);
            line.total = from_file.total.or(line.total);
            for (index, round) in printed.iter().enumerate() {
                let score = from_file.rounds.get(round).map(|score| (target.round_id(RoundIx(place(index))), *score));
                line.rounds.extend(score);
            }
        }
        lines
    }
}

/// Sets the numbers that the people of a round have in the target book.
fn renumber_round(round: &mut Round, people: &HashMap<PersonId, PersonId>) {
    round.people_mut().into_iter().for_each(|id| renumber(id, people));
    round.boards.iter_mut().for_each(|board| renumber_board(board, people));
}

/// Whether a book is scored by rules that a file does not change.
fn keeps_its_rules(target: &Book) -> bool {
    target.boards().next().is_some()
}
