//! Adds the steps of another window or computer to a book: all that fit, and the others as alternatives to choose from.

use std::collections::HashMap;

use jiff::Timestamp;

use super::moved_places::follow;
use crate::book::{
    Board, BoardField, Book, CellEntry, Chart, Edit, EditOrigin, FieldChange, LoggedEdit, PerPower, Person, PersonId,
    Power, RoundField,
};
use crate::history::local_time_text;

/// An entry of another journal. The book has another value in its cell.
#[derive(Clone, Debug, PartialEq)]
pub struct AlternativeEntry {
    /// The cell, with the value in the book as the old one and the value of the other journal as the new one.
    pub change: FieldChange,
    pub time: Timestamp,
    /// “ann on hall-2”.
    pub author: String,
    /// The edit that takes the value of the other journal.
    pub edit: Edit,
}

impl AlternativeEntry {
    /// The cell: “Round 1, board A, France, centres”.
    pub fn label(&self) -> String {
        let FieldChange { location, field, .. } = &self.change;
        if field.is_empty() { location.clone() } else { format!("{location}, {field}") }
    }

    /// “Round 1, board A, France, centres: 8 here, 7 by ben on hall-3 at 2026-11-21 14:03:05”.
    pub fn describe(&self) -> String {
        let value = |text: &str| if text.is_empty() { "empty".to_owned() } else { text.to_owned() };
        let FieldChange { old, new, .. } = &self.change;
        let author = if self.author.is_empty() { String::new() } else { format!(" by {}", self.author) };
        let time = local_time_text(self.time);
        format!("{}: {} here, {}{author} at {time}", self.label(), value(old), value(new))
    }

    /// Whether the edit still changes this cell of `book`. Other edits can have added or removed boards before it.
    pub fn is_about_same_cell(&self, book: &Book) -> bool {
        let change = described_change(&mut book.clone(), &self.edit);
        change.is_some_and(|change| (&change.location, &change.field) == (&self.change.location, &self.change.field))
    }
}

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
        fits: false,
        new_numbers: HashMap::new(),
        open: Vec::new(),
        result: CombinedSteps::default(),
    };
    combination.fits = combination.has_same_places();
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

/// An entry that is not in the book, as long as later steps can change it.
#[derive(Debug)]
pub(super) struct OpenEntry {
    time: Timestamp,
    author: String,
    edit: Edit,
    /// The edit that restores the value of the common state.
    before: Edit,
}

impl OpenEntry {
    /// Stays at its cell after `change`, whose inverse is `inverse`. Returns false if the cell is not there any more.
    pub(super) fn follow(&mut self, change: &Edit, inverse: &Edit) -> bool {
        follow(&mut self.edit, change, inverse) && follow(&mut self.before, change, inverse)
    }
}

/// The alternatives to the cells of `book` that these entries are, and the number of entries that cannot be chosen.
pub(super) fn alternatives_to(book: &Book, open: Vec<OpenEntry>) -> (Vec<AlternativeEntry>, usize) {
    let mut book = book.clone();
    let mut alternatives: Vec<AlternativeEntry> = Vec::new();
    let mut left_out = 0;
    for OpenEntry { time, author, edit, .. } in open {
        let Ok(inverse) = book.apply(edit.clone()) else {
            left_out += 1;
            continue;
        };
        drop(book.apply(inverse.clone()));
        if inverse == edit {
            continue;
        }
        match described_change(&mut book, &edit) {
            Some(change) => alternatives.push(AlternativeEntry { change, time, author, edit }),
            None => left_out += 1,
        }
    }
    (alternatives, left_out)
}

/// The first cell that an edit changes. The book stays as it is.
fn described_change(book: &mut Book, edit: &Edit) -> Option<FieldChange> {
    let inverse = book.apply(edit.clone()).ok()?;
    drop(book.apply(inverse.clone()));
    let mut change = None;
    book.apply_and_describe(edit.clone(), &mut |cell| change = change.take().or(Some(cell))).ok()?;
    drop(book.apply(inverse));
    change
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
    fits: bool,
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
        self.open.retain_mut(|entry| entry.follow(edit, inverse));
        if changes_places(edit) {
            self.fits = self.has_same_places();
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
        } else if !self.fits || !has_same_people {
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
            let is_choice = self.fits && !matches!(entry.edit, Edit::Book(_)) && self.has_same_people(&entry.edit);
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
mod tests {
    use super::*;
    use crate::book::{BoardRef, PersonField, Round, SeatField};

    fn base() -> Book {
        let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
        Book { rounds: vec![round], ..Book::default() }
    }

    fn count(power: Power, centres: u16) -> Edit {
        Edit::Seat(BoardRef::new(0, 0).seat(power), SeatField::Centres(CellEntry::Value(centres)))
    }

    fn steps(edits: Vec<Edit>) -> Vec<LoggedEdit> {
        let step = |(at, edit): (usize, Edit)| LoggedEdit {
            number: at as u64 + 1,
            time: Timestamp::from_second(i64::try_from(at).unwrap()).unwrap(),
            author: "ben on hall-3".into(),
            origin: EditOrigin::NewStep,
            step_name: format!("step {at}"),
            reason: String::new(),
            explained_edits: Vec::new(),
            edit,
        };
        edits.into_iter().enumerate().map(step).collect()
    }

    fn after(mut book: Book, edits: &[Edit]) -> Book {
        for edit in edits {
            book.apply(edit.clone()).unwrap();
        }
        book
    }

    /// The steps for a book, the alternatives to its cells, and the number of steps that do not fit.
    #[derive(Debug)]
    struct Combined {
        accepted: Vec<LoggedEdit>,
        alternatives: Vec<AlternativeEntry>,
        left_out: usize,
    }

    fn combined(base: &Book, steps: &[LoggedEdit], book: &Book, known: &[LoggedEdit]) -> Combined {
        let CombinedSteps { accepted, open, left_out } = combine_steps(base, steps, book, known);
        let edits: Vec<Edit> = accepted.iter().map(|step| step.edit.clone()).collect();
        let (alternatives, more) = alternatives_to(&after(book.clone(), &edits), open);
        Combined { accepted, alternatives, left_out: left_out + more }
    }

    fn apply(book: &Book, combined: &Combined) -> Book {
        after(book.clone(), &combined.accepted.iter().map(|step| step.edit.clone()).collect::<Vec<_>>())
    }

    #[test]
    fn different_cells_come_together_and_the_same_cell_gives_an_alternative() {
        let ours = after(base(), &[count(Power::France, 8), count(Power::Italy, 3)]);
        let theirs = steps(vec![
            count(Power::France, 6),
            count(Power::Turkey, 5),
            count(Power::France, 7),
            count(Power::Italy, 3),
        ]);
        let combined = combined(&base(), &theirs, &ours, &[]);
        assert_eq!(apply(&ours, &combined), after(ours.clone(), &[count(Power::Turkey, 5)]));
        assert_eq!(combined.left_out, 0);
        let [alternative] = &combined.alternatives[..] else { panic!("{:?}", combined.alternatives) };
        let FieldChange { location, field, old, new, .. } = &alternative.change;
        assert_eq!(
            (location.as_str(), field.as_str(), old.as_str(), new.as_str()),
            ("Round 1, board A, France", "centres", "8", "7")
        );
        assert_eq!(alternative.edit, count(Power::France, 7));
        assert_eq!(alternative.time, theirs[2].time);
    }

    #[test]
    fn an_entry_that_the_others_took_back_is_no_alternative() {
        let start = after(base(), &[count(Power::France, 5)]);
        let ours = after(start.clone(), &[count(Power::France, 8)]);
        let theirs = steps(vec![count(Power::France, 6), count(Power::France, 5)]);
        let combined = combined(&start, &theirs, &ours, &[]);
        assert!(combined.accepted.is_empty() && combined.alternatives.is_empty(), "{combined:?}");
    }

    #[test]
    fn new_players_of_both_sides_come_together() {
        let seat = |power| BoardRef::new(0, 0).seat(power);
        let ours = after(base(), &[base().edit_to_seat(seat(Power::France), "Ann Lee")]);
        let mut there = base();
        let mut edits = Vec::new();
        for (power, name) in [(Power::Italy, "Ben Low"), (Power::Turkey, "Ann Lee")] {
            let edit = there.edit_to_seat(seat(power), name);
            there.apply(edit.clone()).unwrap();
            edits.push(edit);
        }
        let person = there.find_person("Ben Low").unwrap().id;
        edits.push(Edit::Person(person, PersonField::Town("Bonn".into())));
        let combined = combined(&base(), &steps(edits), &ours, &[]);
        assert!(combined.alternatives.is_empty() && combined.left_out == 0, "{combined:?}");
        let both = apply(&ours, &combined);
        let name = |power| both.name_of(both.seat(seat(power)).unwrap().player);
        assert_eq!([Power::France, Power::Italy, Power::Turkey].map(name), ["Ann Lee", "Ben Low", "Ann Lee"]);
        assert_eq!(both.people.len(), 2);
        assert_eq!(both.find_person("Ben Low").unwrap().town, "Bonn");
    }

    #[test]
    fn new_boards_and_charts_of_both_sides_come_together() {
        let at = BoardRef::new(0, 0);
        let board = |name: &str| Edit::AddBoard { position: BoardRef::new(0, 1), board: Box::new(Board::new(name)) };
        let year = crate::book::Year(1901);
        let ours =
            after(base(), &[board("B"), base().edit_to_enter_count(at.seat(Power::Italy), year, CellEntry::Value(4))]);
        let mut there = base();
        let chart = there.edit_to_enter_count(at.seat(Power::France), year, CellEntry::Value(5));
        there.apply(chart.clone()).unwrap();
        let combined = combined(&base(), &steps(vec![chart, board("B"), board("C")]), &ours, &[]);
        assert!(combined.alternatives.is_empty() && combined.left_out == 0, "{combined:?}");
        let both = apply(&ours, &combined);
        let names: Vec<&str> = both.rounds[0].boards.iter().map(|board| board.name.as_str()).collect();
        assert_eq!(names, ["A", "C", "B"]);
        let counts = &both.rounds[0].boards[0].charts[0].centres;
        assert_eq!((counts[Power::Italy].get(), counts[Power::France].get()), (Some(4), Some(5)));
    }

    #[test]
    fn entries_of_a_board_that_is_not_here_are_left_out_and_counted() {
        let ours = after(base(), &[Edit::Board(BoardRef::new(0, 0), BoardField::Name("Z".into()))]);
        let combined = combined(&base(), &steps(vec![count(Power::France, 8)]), &ours, &[]);
        assert_eq!((combined.accepted.len(), combined.left_out), (0, 1));
    }

    #[test]
    fn steps_that_are_there_already_change_nothing() {
        let person = Edit::AddPerson { position: 0, person: Person::new(PersonId(1), "Ann Lee") };
        let theirs = steps(vec![person, count(Power::France, 6)]);
        let mut ours = base();
        for step in &theirs {
            ours.apply(step.edit.clone()).unwrap();
        }
        ours.apply(count(Power::France, 8)).unwrap();
        let combined = combined(&base(), &theirs, &ours, &theirs);
        assert!(combined.accepted.is_empty() && combined.alternatives.is_empty(), "{combined:?}");
    }

    #[test]
    fn a_player_who_was_removed_here_does_not_come_back() {
        let person = |id, name: &str| Edit::AddPerson { position: 0, person: Person::new(PersonId(id), name) };
        let theirs = steps(vec![person(1, "Ann Lee"), person(2, "Ben Low"), count(Power::France, 6)]);
        let mut ours = after(base(), &theirs.iter().map(|step| step.edit.clone()).collect::<Vec<_>>());
        ours.apply(Edit::RemovePerson(PersonId(1))).unwrap();
        // The others go on. What they type about the other players and the boards is here too.
        let town = |id| Edit::Person(PersonId(id), PersonField::Town("Bonn".into()));
        let more = steps(vec![town(2), count(Power::Italy, 5), town(1)]);
        let later: Vec<LoggedEdit> = theirs.iter().cloned().chain(more).collect();
        let combined = combined(&base(), &later, &ours, &theirs);
        let both = apply(&ours, &combined);
        assert!(both.find_person("Ann Lee").is_none(), "{combined:?}");
        assert_eq!(both.find_person("Ben Low").unwrap().town, "Bonn");
        assert_eq!(both.rounds[0].boards[0].current_count(Power::Italy), Some(5));
        assert_eq!((combined.alternatives.len(), combined.left_out), (0, 1), "the town of a removed player");
    }

    #[test]
    fn an_entry_for_a_board_that_the_others_removed_is_no_alternative() {
        let mut start = base();
        start.rounds[0].boards.push(Board::new("B"));
        let at = BoardRef::new(0, 1).seat(Power::Italy);
        let other = |centres| Edit::Seat(at, SeatField::Centres(CellEntry::Value(centres)));
        let ours = after(start.clone(), &[count(Power::France, 8), other(3)]);
        let theirs = steps(vec![other(4), count(Power::France, 7), Edit::RemoveBoard(BoardRef::new(0, 1))]);
        let combined = combined(&start, &theirs, &ours, &[]);
        let edits: Vec<&Edit> = combined.alternatives.iter().map(|entry| &entry.edit).collect();
        assert_eq!(edits, [&count(Power::France, 7), &Edit::RemoveBoard(BoardRef::new(0, 1))]);
        assert_eq!((combined.accepted.len(), combined.left_out), (0, 0));
    }
}
