//! Adds the steps of another window or computer to a book: all that fit, and the others as alternatives to choose from.

use std::collections::HashMap;

use jiff::Timestamp;

use super::alternative_entry::OpenEntry;
use crate::book::{
    Board, BoardField, Book, CellEntry, Chart, Edit, EditOrigin, LoggedEdit, PerPower, Person, PersonId, Power,
    RoundField,
};

/// What the steps of another journal bring to a book.
#[derive(Debug, Default)]
pub(super) struct CombinedSteps {
    /// The steps for the book.
    pub(super) accepted: Vec<LoggedEdit>,
    /// The entries that are not in the book, but could be.
    pub(super) open: Vec<OpenEntry>,
    /// Number of steps that cannot be applied to the book.
    pub(super) left_out: usize,
}

/// Combines `book` with the steps that another window or computer made on `base`. `base` is a state that the book had
/// too. Steps that the book has already, in `known`, change nothing.
pub(super) fn combine_steps(base: &Book, steps: &[LoggedEdit], book: &Book, known: &[LoggedEdit]) -> CombinedSteps {
    let mut combination = Combination {
        theirs: base.clone(),
        ours: book.clone(),
        same_places: false,
        new_numbers: HashMap::new(),
        open: Vec::new(),
        result: CombinedSteps::default(),
    };
    combination.same_places = combination.has_same_places();
    let mut known_edits: HashMap<(Timestamp, &str), Vec<&Edit>> = HashMap::new();
    for step in known {
        known_edits.entry((step.time, &step.author)).or_default().push(&step.edit);
    }
    let mut step_name = String::new();
    for step in steps {
        if !step.step_name.is_empty() {
            step_name.clone_from(&step.step_name);
        }
        let same_moment = known_edits.get(&(step.time, step.author.as_str()));
        let is_known = same_moment.is_some_and(|edits| edits.contains(&&step.edit));
        combination.add_step(step, &step_name, is_known);
    }
    combination.finish()
}

/// The result of one edit on the book.
enum Outcome {
    Applied { inverse: Box<Edit> },
    AlreadyThere,
    Impossible,
}

struct Combination {
    /// The book of the others.
    theirs: Book,
    ours: Book,
    /// Whether positions in edits mean the same in both books.
    same_places: bool,
    /// The people of the others who have another number here.
    new_numbers: HashMap<PersonId, PersonId>,
    open: Vec<OpenEntry>,
    result: CombinedSteps,
}

impl Combination {
    /// Whether all rounds, boards and events of the others are at the same place here.
    fn has_same_places(&self) -> bool {
        let (events, own_events) = (&self.theirs.results_year.events, &self.ours.results_year.events);
        events.len() <= own_events.len()
            && events.iter().zip(own_events).all(|(event, own)| event.name == own.name)
            && self.theirs.rounds.len() <= self.ours.rounds.len()
            && self.theirs.rounds.iter().zip(&self.ours.rounds).all(|(round, own)| {
                round.name == own.name
                    && round.boards.len() <= own.boards.len()
                    && round.boards.iter().zip(&own.boards).all(|(board, own)| board.name == own.name)
            })
    }

    /// Whether all people whom an edit names are the same here. An edit that can name everybody needs all of them.
    fn has_same_people(&self, edit: &Edit) -> bool {
        let is_same = |person: &Person| {
            let id = self.new_numbers.get(&person.id).copied().unwrap_or(person.id);
            self.ours.person(id).is_some_and(|own| own.name == person.name)
        };
        match edit.clone().people_mut() {
            Some(named) => named.into_iter().all(|id| self.theirs.person(*id).is_some_and(is_same)),
            None => self.theirs.people.iter().all(is_same),
        }
    }

    fn add_step(&mut self, step: &LoggedEdit, step_name: &str, is_known: bool) {
        let mut parts = Vec::new();
        for edit in flattened(step.edit.clone()) {
            let edit = split_chart(&self.theirs, edit, &mut parts);
            parts.extend(edit);
        }
        let mut accepted = Vec::new();
        for edit in parts {
            let has_same_people = self.has_same_people(&edit);
            // A step after a lost one may be impossible.
            let Ok(before) = self.theirs.apply(edit.clone()) else { continue };
            if self.change_open_entry(step, &edit, &before) {
                self.note_places(&edit, &before);
                continue;
            }
            if is_known {
                self.note_number(&edit);
                self.note_places(&edit, &before);
                continue;
            }
            match self.apply_here(&edit, has_same_people) {
                // A note, such as the posting of a round, is true whatever was done here.
                Outcome::Applied { inverse }
                    if step.origin == EditOrigin::NotUndoable
                        || Some(&*inverse) == self.renumbered(before.clone()).as_ref() =>
                {
                    accepted.extend(self.renumbered(edit.clone()));
                }
                Outcome::Applied { inverse } => {
                    let is_same = Some(&*inverse) == self.renumbered(edit.clone()).as_ref();
                    // It was applied a moment ago, so its inverse can be applied.
                    drop(self.ours.apply(*inverse));
                    // The other entries move first: this one has its place already.
                    self.note_places(&edit, &before);
                    if !is_same {
                        self.add_open_entry(step, edit, before);
                    }
                    continue;
                }
                Outcome::AlreadyThere => {}
                Outcome::Impossible => {
                    self.note_places(&edit, &before);
                    self.add_open_entry(step, edit, before);
                    continue;
                }
            }
            self.note_places(&edit, &before);
        }
        if !accepted.is_empty() {
            let edit = if accepted.len() == 1 { accepted.remove(0) } else { Edit::Batch(accepted) };
            let origin = match step.origin {
                EditOrigin::NotUndoable => EditOrigin::NotUndoable,
                EditOrigin::NewStep
                | EditOrigin::Continuation
                | EditOrigin::Undo
                | EditOrigin::Redo
                | EditOrigin::ReasonAdded => EditOrigin::NewStep,
            };
            self.result.accepted.push(LoggedEdit {
                step_name: step_name.to_owned(),
                origin,
                explained_edits: Vec::new(),
                edit,
                ..step.clone()
            });
        }
    }

    /// Changes the open entry that this edit overwrites. Returns false if there is none.
    fn change_open_entry(&mut self, step: &LoggedEdit, edit: &Edit, before: &Edit) -> bool {
        let Some(at) = self.open.iter().position(|entry| entry.edit == *before) else { return false };
        let entry = &mut self.open[at];
        entry.edit = edit.clone();
        (entry.time, entry.author) = (step.time, step.author.clone());
        if entry.edit == entry.before {
            // The others have gone back to the common value.
            self.open.remove(at);
        }
        true
    }

    /// Compares the places again, if this edit of the others may have changed them, and moves the open entries.
    fn note_places(&mut self, edit: &Edit, inverse: &Edit) {
        self.open.retain_mut(|entry| entry.rebase(edit, inverse));
        if changes_places(edit) {
            self.same_places = self.has_same_places();
        }
    }

    /// Notes the number that a new person has here. Somebody who was removed here stays removed.
    fn note_number(&mut self, edit: &Edit) {
        if let Edit::AddPerson { person, .. } = edit
            && let Some(own) = self.ours.find_person(&person.name)
            && own.id != person.id
        {
            self.new_numbers.insert(person.id, own.id);
        }
    }

    fn add_open_entry(&mut self, step: &LoggedEdit, edit: Edit, before: Edit) {
        if self.open.iter().any(|entry| entry.edit == edit) {
            return;
        }
        self.open.push(OpenEntry { time: step.time, author: step.author.clone(), edit, before });
    }

    /// The edit with the numbers that people have here. `None` if that is not possible.
    fn renumbered(&self, mut edit: Edit) -> Option<Edit> {
        if !self.new_numbers.is_empty() {
            for id in edit.people_mut()? {
                *id = self.new_numbers.get(id).copied().unwrap_or(*id);
            }
        }
        Some(edit)
    }

    fn apply_here(&mut self, edit: &Edit, has_same_people: bool) -> Outcome {
        if let Edit::AddPerson { person, .. } = edit {
            self.note_number(edit);
            if self.ours.find_person(&person.name).is_some() {
                return Outcome::AlreadyThere;
            }
            if self.ours.person(person.id).is_some() {
                self.new_numbers.insert(person.id, self.ours.next_person_id());
            }
        } else if !self.same_places || !has_same_people {
            return Outcome::Impossible;
        }
        let is_there = match edit {
            Edit::AddRound { position, round } => {
                self.ours.round(*position).filter(|own| own.name == round.name).map(|own| {
                    own == round || round.boards.iter().all(|board| *board == Board::new(board.name.clone()))
                })
            }
            Edit::AddBoard { position, board } => self
                .ours
                .board(*position)
                .filter(|own| own.name == board.name)
                .map(|own| *own == **board || **board == Board::new(board.name.clone())),
            Edit::AddChart(at, chart) => self
                .ours
                .board(*at)
                .and_then(|board| board.charts.iter().find(|own| own.year == chart.year))
                .map(|own| own == chart || chart.centres == PerPower::default()),
            // These change something that both books have, so they are applied or refused as they are.
            Edit::Event(_)
            | Edit::AddPerson { .. }
            | Edit::RemovePerson(_)
            | Edit::Person(..)
            | Edit::RemoveRound(_)
            | Edit::Round(..)
            | Edit::RemoveBoard(_)
            | Edit::Board(..)
            | Edit::RemoveChart(..)
            | Edit::Count(..)
            | Edit::Seat(..)
            | Edit::Grade { .. }
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
            | Edit::Book(_)
            | Edit::Batch(_) => None,
        };
        match is_there {
            Some(true) => return Outcome::AlreadyThere,
            Some(false) => return Outcome::Impossible,
            None => {}
        }
        let applied = self.renumbered(edit.clone()).and_then(|edit| self.ours.apply(edit).ok());
        applied.map_or(Outcome::Impossible, |inverse| Outcome::Applied { inverse: Box::new(inverse) })
    }

    /// Gives the open entries the numbers that people have here.
    fn finish(mut self) -> CombinedSteps {
        for mut entry in std::mem::take(&mut self.open) {
            // Another whole book cannot be chosen in place of a cell.
            let is_choice =
                self.same_places && !matches!(entry.edit, Edit::Book(_)) && self.has_same_people(&entry.edit);
            match if is_choice { self.renumbered(entry.edit) } else { None } {
                Some(edit) => {
                    entry.edit = edit;
                    self.result.open.push(entry);
                }
                None => self.result.left_out += 1,
            }
        }
        self.result
    }
}

/// The parts of an edit, in their order.
pub(super) fn flattened(edit: Edit) -> Vec<Edit> {
    match edit {
        Edit::Batch(edits) => edits.into_iter().flat_map(flattened).collect(),
        other => vec![other],
    }
}

/// Splits a new chart into an empty chart and its counts, so that each count is compared on its own. Adds all to `parts`
/// but the last one, which is returned.
fn split_chart(book: &Book, edit: Edit, parts: &mut Vec<Edit>) -> Option<Edit> {
    let Edit::AddChart(at, chart) = edit else { return Some(edit) };
    if book.board(at).is_none_or(|board| board.charts.iter().any(|own| own.year == chart.year)) {
        return Some(Edit::AddChart(at, chart));
    }
    let year = chart.year;
    parts.push(Edit::AddChart(at, Chart { year, centres: PerPower::default() }));
    let counts = Power::ALL.into_iter().filter(|power| chart.centres[*power] != CellEntry::Blank);
    parts.extend(counts.map(|power| Edit::Count(at.seat(power), year, chart.centres[power].clone())));
    None
}

/// Whether an edit changes the places that other edits refer to.
fn changes_places(edit: &Edit) -> bool {
    matches!(
        edit,
        Edit::AddRound { .. }
            | Edit::RemoveRound(_)
            | Edit::Round(_, RoundField::Name(_))
            | Edit::AddBoard { .. }
            | Edit::RemoveBoard(_)
            | Edit::Board(_, BoardField::Name(_))
            | Edit::ResultsYear(_)
            | Edit::Book(_)
    )
}

#[cfg(test)]
mod tests;
