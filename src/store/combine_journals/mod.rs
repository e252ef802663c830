//! Adds the steps of another window or computer to a book: all that fit, and the others as alternatives to choose from.

use std::collections::HashMap;

use jiff::Timestamp;

use super::alternative_entry::OpenEntry;
use super::position_map::PositionMap;
use super::rebase_edit::{PositionList, list_change, rebase};
use crate::book::{
    Board, Book, CellEntry, Chart, Edit, EditOrigin, LoggedEdit, PerPower, Person, PersonField, PersonId, Power,
    StepName,
};

/// What the steps of another journal bring to a book.
#[derive(Debug, Default)]
pub(super) struct CombinedSteps {
    /// What the book gets of each step, which can be nothing.
    pub(super) accepted: Vec<LoggedEdit>,
    /// The entries that are not in the book, but could be.
    pub(super) open: Vec<OpenEntry>,
    /// Number of steps that cannot be applied to the book.
    pub(super) left_out: usize,
}

impl CombinedSteps {
    /// The accepted steps that change the book, as new steps of its history: an undo of the others is a step here.
    pub(super) fn take_new_steps(&mut self) -> Vec<LoggedEdit> {
        let mut steps = std::mem::take(&mut self.accepted);
        let mut step_name = StepName::default();
        for at in 0..steps.len() {
            let step = &mut steps[at];
            if step.step_name.is_empty() {
                step.step_name.clone_from(&step_name);
            } else {
                step_name.clone_from(&step.step_name);
            }
            if step.origin != EditOrigin::NotUndoable {
                step.origin = EditOrigin::NewStep;
            }
            // A reason that was given later goes to the steps that it explains.
            let (reason, explained) = (step.reason.clone(), step.explained_positions(at).collect::<Vec<_>>());
            step.explained_edits.clear();
            for target in explained {
                steps[target].reason.clone_from(&reason);
            }
        }
        steps.retain(|step| step.edit != Edit::Batch(Vec::new()));
        steps
    }
}

/// Combines `book` with the steps that another window or computer made on `base`. `base` is a state that the book had
/// too. Steps that the book has already, in `known`, change nothing. `has_shared_ids` says that both have the ids of
/// `base`.
pub(super) fn combine_steps(
    base: &Book,
    steps: &[LoggedEdit],
    (book, known): (&Book, &[LoggedEdit]),
    has_shared_ids: bool,
) -> CombinedSteps {
    let positions = if has_shared_ids { PositionMap::new } else { PositionMap::by_names };
    let mut combination = Combination {
        theirs: base.clone(),
        ours: book.clone(),
        positions: positions(base, book),
        renamed: HashMap::new(),
        new_numbers: HashMap::new(),
        open: Vec::new(),
    };
    for step in known {
        combination.note_new_names(&step.edit);
    }
    let mut known_edits: HashMap<(Timestamp, &str), Vec<&Edit>> = HashMap::new();
    for step in known {
        known_edits.entry((step.time, &step.author)).or_default().push(&step.edit);
    }
    let mut result = CombinedSteps::default();
    for step in steps {
        let same_moment = known_edits.get(&(step.time, step.author.as_str()));
        let is_known = same_moment.is_some_and(|edits| edits.contains(&&step.edit));
        let mut accepted = combination.add_step(step, is_known);
        let edit = if accepted.len() == 1 { accepted.remove(0) } else { Edit::Batch(accepted) };
        result.accepted.push(LoggedEdit { edit, ..step.clone() });
    }
    for TheirEntry { time, author, here, .. } in combination.open {
        match here {
            Some(edit) => result.open.push(OpenEntry { time, author, edit }),
            None => result.left_out += 1,
        }
    }
    result
}

/// What becomes of an edit of the others.
enum Outcome {
    /// It was done in this book, in this form.
    Done(Box<Edit>),
    AlreadyThere,
    /// It was not done, because something else was done here.
    Conflict,
}

struct Combination {
    /// The book of the others.
    theirs: Book,
    ours: Book,
    /// Where the rounds and boards of the others are here.
    positions: PositionMap,
    /// The people who were renamed here, with their last names.
    renamed: HashMap<PersonId, String>,
    /// The people of the others who have another number here.
    new_numbers: HashMap<PersonId, PersonId>,
    open: Vec<TheirEntry>,
}

/// An entry of the others that is not in this book, as long as later steps can change it.
struct TheirEntry {
    time: Timestamp,
    author: String,
    /// The edit in the book of the others.
    edit: Edit,
    /// The edit that restores the value of the common state there.
    before: Edit,
    /// The edit in this book. `None` if its place or its people are not here.
    here: Option<Edit>,
}

impl TheirEntry {
    /// Stays at its cell after `change` in this book, whose inverse is `inverse`.
    fn follow_here(&mut self, change: &Edit, inverse: &Edit) {
        self.here = self.here.take().and_then(|mut edit| rebase(&mut edit, change, inverse).then_some(edit));
    }

    /// Stays at its cell after `change` in the book of the others. Returns false if the cell is not there any more.
    fn follow_there(&mut self, change: &Edit, inverse: &Edit) -> bool {
        rebase(&mut self.edit, change, inverse) && rebase(&mut self.before, change, inverse)
    }
}

impl Combination {
    /// Notes who was renamed by an edit here.
    fn note_new_names(&mut self, edit: &Edit) {
        match edit {
            Edit::Batch(edits) => edits.iter().for_each(|edit| self.note_new_names(edit)),
            Edit::Person(id, PersonField::Name(name)) => drop(self.renamed.insert(*id, name.clone())),
            // The number may be that of another person by now.
            Edit::RemovePerson(id) => drop(self.renamed.remove(id)),
            _ => {}
        }
    }

    /// Whether all people whom an edit names are the same here. An edit that can name everybody needs all of them.
    fn has_same_people(&self, edit: &Edit) -> bool {
        let is_same = |person: &Person| {
            let id = self.new_numbers.get(&person.id).copied().unwrap_or(person.id);
            let is_renamed = |own: &Person| id == person.id && self.renamed.get(&id) == Some(&own.name);
            self.ours.person(id).is_some_and(|own| own.name == person.name || is_renamed(own))
        };
        match edit.clone().people_mut() {
            Some(named) => named.into_iter().all(|id| self.theirs.person(*id).is_some_and(is_same)),
            None => self.theirs.people.iter().all(is_same),
        }
    }

    /// Does a step in the book of the others, and here what fits of it. Returns the edits that were done here.
    fn add_step(&mut self, step: &LoggedEdit, is_known: bool) -> Vec<Edit> {
        let mut parts = Vec::new();
        for edit in flattened(step.edit.clone()) {
            let edit = split_chart(&self.theirs, edit, &mut parts);
            parts.extend(edit);
        }
        let mut accepted = Vec::new();
        for mut edit in parts {
            edit.number_new(&self.theirs);
            let has_same_people = self.has_same_people(&edit);
            // A step after a lost one may be impossible.
            let Ok(before) = self.theirs.apply(edit.clone()) else { continue };
            let outcome = if self.change_open_entry(step, &edit, &before, has_same_people) {
                Outcome::AlreadyThere
            } else if is_known {
                self.note_number(&edit);
                Outcome::AlreadyThere
            } else {
                self.do_here(step.origin, &edit, &before, has_same_people)
            };
            let is_conflict = matches!(outcome, Outcome::Conflict);
            // A new entry has its place here before the edit, and has it there already.
            let here = if is_conflict { self.choice(&edit, has_same_people) } else { None };
            self.open.retain_mut(|entry| entry.follow_there(&edit, &before));
            let done = match &outcome {
                Outcome::Done(own) => Some(&**own),
                // What both have by the same step has one id.
                Outcome::AlreadyThere | Outcome::Conflict => Some(&edit).filter(|_| is_known),
            };
            self.positions.follow(&edit, done, &self.theirs, &self.ours);
            if let Outcome::Done(own) = outcome {
                accepted.push(*own);
            } else if is_conflict && !self.open.iter().any(|entry| entry.edit == edit) {
                self.open.push(TheirEntry { time: step.time, author: step.author.clone(), edit, before, here });
            }
        }
        accepted
    }

    /// Changes the open entry that this edit overwrites. Returns false if there is none.
    fn change_open_entry(&mut self, step: &LoggedEdit, edit: &Edit, before: &Edit, has_same_people: bool) -> bool {
        let Some(at) = self.open.iter().position(|entry| entry.edit == *before) else { return false };
        let here = self.choice(edit, has_same_people);
        let entry = &mut self.open[at];
        (entry.edit, entry.here) = (edit.clone(), here);
        (entry.time, entry.author) = (step.time, step.author.clone());
        if entry.edit == entry.before {
            // The others have gone back to the common value.
            self.open.remove(at);
        }
        true
    }

    /// The edit here that the user can choose instead of the value in the book.
    fn choice(&self, edit: &Edit, has_same_people: bool) -> Option<Edit> {
        // Another whole book cannot be chosen in place of a cell.
        let is_choice = has_same_people && !matches!(edit, Edit::Book(_));
        let mut choice = if is_choice { self.here(edit.clone())? } else { return None };
        // Its id is given when it is chosen, because others may come before.
        match &mut choice {
            Edit::AddRound { round, .. } => round.id = None,
            Edit::AddBoard { board, .. } => board.id = None,
            _ => {}
        }
        Some(choice)
    }

    /// Whether an edit that was applied here replaced what it replaced in the book of the others. `before` takes it back there.
    fn replaces_the_same(&self, edit: &Edit, inverse: &Edit, before: &Edit) -> bool {
        // What is new replaces nothing, wherever it is.
        let is_new = list_change(edit, inverse).is_some_and(|(list, _, is_added)| match list {
            PositionList::Rounds | PositionList::Boards(_) | PositionList::Notes => is_added,
            PositionList::YearEvents | PositionList::ResultLines(_) | PositionList::Decisions(_) => false,
        });
        is_new || self.here(before.clone()).is_some_and(|before| restore_the_same(&before, inverse))
    }

    /// An edit of the others with the places and the numbers that rounds, boards and people have here.
    fn here(&self, edit: Edit) -> Option<Edit> {
        self.renumbered(self.positions.translated(edit, &self.theirs, &self.ours)?)
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

    /// The edit with the numbers that people have here. `None` if that is not possible.
    fn renumbered(&self, mut edit: Edit) -> Option<Edit> {
        if !self.new_numbers.is_empty() {
            for id in edit.people_mut()? {
                *id = self.new_numbers.get(id).copied().unwrap_or(*id);
            }
        }
        Some(edit)
    }

    /// Whether what an edit adds is here under the same name. `None` if nothing is. Other edits change something that both books
    /// have, so they are applied or refused as they are.
    fn is_there(&self, edit: &Edit) -> Option<bool> {
        let same_board = |one: &Board, other: &Board| one.clone().without_id() == other.clone().without_id();
        let is_new = |board: &Board| same_board(board, &Board::new(board.name.clone()));
        match edit {
            Edit::AddRound { round, .. } => {
                let own = self.ours.rounds.iter().find(|own| own.name == round.name)?;
                let is_same = own.clone().without_ids() == round.clone().without_ids();
                Some(is_same || round.boards.iter().all(is_new))
            }
            Edit::AddBoard { position, board } => {
                let round = self.ours.round(self.ours.round_position(position.round)?)?;
                let own = round.boards.iter().find(|own| own.name == board.name)?;
                Some(same_board(own, board) || is_new(board))
            }
            Edit::AddChart(id, chart) => {
                let own = self
                    .ours
                    .board(self.ours.board_position(*id)?)?
                    .charts
                    .iter()
                    .find(|own| own.year == chart.year)?;
                Some(own == chart || chart.centres == PerPower::default())
            }
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
        }
    }

    /// Does an edit of the others here, if it replaces what it replaced there. `before` takes it back there.
    fn do_here(&mut self, origin: EditOrigin, edit: &Edit, before: &Edit, has_same_people: bool) -> Outcome {
        if let Edit::AddPerson { person, .. } = edit {
            self.note_number(edit);
            if self.ours.find_person(&person.name).is_some() {
                return Outcome::AlreadyThere;
            }
            if self.ours.person(person.id).is_some() {
                self.new_numbers.insert(person.id, self.ours.next_person_id());
            }
        } else if !has_same_people {
            return Outcome::Conflict;
        }
        let Some(edit) = self.here(edit.clone()) else { return Outcome::Conflict };
        match self.is_there(&edit) {
            Some(true) => return Outcome::AlreadyThere,
            Some(false) => return Outcome::Conflict,
            None => {}
        }
        let Ok(inverse) = self.ours.apply(edit.clone()) else { return Outcome::Conflict };
        // A note, such as the posting of a round, is true whatever was done here.
        if origin == EditOrigin::NotUndoable || self.replaces_the_same(&edit, &inverse, before) {
            self.open.iter_mut().for_each(|entry| entry.follow_here(&edit, &inverse));
            return Outcome::Done(Box::new(edit));
        }
        let is_same = inverse == edit;
        // It was applied a moment ago, so its inverse can be applied.
        drop(self.ours.apply(inverse));
        if is_same { Outcome::AlreadyThere } else { Outcome::Conflict }
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
    let board = book.board_position(at).and_then(|at| book.board(at));
    if board.is_none_or(|board| board.charts.iter().any(|own| own.year == chart.year)) {
        return Some(Edit::AddChart(at, chart));
    }
    let year = chart.year;
    parts.push(Edit::AddChart(at, Chart { year, centres: PerPower::default() }));
    let counts = Power::ALL.into_iter().filter(|power| chart.centres[*power] != CellEntry::Blank);
    parts.extend(counts.map(|power| Edit::Count(at.seat(power), year, chart.centres[power].clone())));
    None
}

/// Whether two edits restore the same. Where something is in its list, and which id it has, is another matter.
fn restore_the_same(one: &Edit, other: &Edit) -> bool {
    match (one, other) {
        (Edit::AddRound { round: one, .. }, Edit::AddRound { round: other, .. }) => {
            one.clone().without_ids() == other.clone().without_ids()
        }
        (Edit::AddBoard { board: one, .. }, Edit::AddBoard { board: other, .. }) => {
            one.clone().without_id() == other.clone().without_id()
        }
        (Edit::AddPerson { person: one, .. }, Edit::AddPerson { person: other, .. }) => one == other,
        (Edit::AddNote { note: one, .. }, Edit::AddNote { note: other, .. }) => one == other,
        (Edit::Batch(one), Edit::Batch(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| restore_the_same(one, other))
        }
        _ => one == other,
    }
}

#[cfg(test)]
mod tests;
