use super::super::alternative_entry::{AlternativeEntry, alternatives_to};
use super::*;
use crate::book::{AppliedEdit, BoardField, BoardRef, FieldChange, NotebookEntry, PersonField, Round, SeatField};
use crate::languages::{Language, in_language};

fn base() -> Book {
    let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
    Book { rounds: vec![round], ..Book::default() }
}

fn count(power: Power, centres: u16) -> Edit {
    Edit::Seat(BoardRef::new(0, 0).seat(power).first_id(), SeatField::Centres(CellEntry::Value(centres)))
}

fn steps(edits: Vec<Edit>) -> Vec<LoggedEdit> {
    let step = |(at, edit): (usize, Edit)| {
        let time = Timestamp::from_second(i64::try_from(at).unwrap()).unwrap();
        LoggedEdit::new(AppliedEdit::new_step(format!("step {at}"), edit), at as u64 + 1, time, "ben on hall-3".into())
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
    let mut combined = combine_steps(base, steps, (book, known), true);
    let accepted = combined.take_new_steps();
    let CombinedSteps { open, left_out, .. } = combined;
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
    let theirs =
        steps(vec![count(Power::France, 6), count(Power::Turkey, 5), count(Power::France, 7), count(Power::Italy, 3)]);
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
fn an_alternative_is_named_in_the_language_of_the_window() {
    let ours = after(base(), &[count(Power::France, 8)]);
    let theirs = steps(vec![count(Power::France, 7)]);
    let combined = in_language(Language::Italian, || combined(&base(), &theirs, &ours, &[]));
    let [alternative] = &combined.alternatives[..] else { panic!("{:?}", combined.alternatives) };
    assert_eq!(alternative.label(), "Round 1, tavolo A, Francia, centri");
    assert_eq!(alternative.change.location, "Round 1, board A, France");
    assert!(alternative.is_about_same_cell(&ours));
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
    let board =
        |name: &str| Edit::AddBoard { position: BoardRef::new(0, 1).first_place(), board: Box::new(Board::new(name)) };
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
    let ours = after(base(), &[Edit::RemoveBoard(BoardRef::new(0, 0).first_id())]);
    let combined = combined(&base(), &steps(vec![count(Power::France, 8)]), &ours, &[]);
    assert_eq!((combined.accepted.len(), combined.left_out), (0, 1));
}

#[test]
fn an_entry_of_a_board_that_was_renamed_or_moved_here_comes_to_it() {
    let at = BoardRef::new(0, 0);
    let new = |name: &str| Edit::AddBoard { position: at.first_place(), board: Box::new(Board::new(name)) };
    let ours = after(base(), &[new("B"), Edit::Board(at.first_id(), BoardField::Name("Z".into()))]);
    let combined = combined(&base(), &steps(vec![count(Power::France, 8)]), &ours, &[]);
    assert_eq!((combined.accepted.len(), combined.left_out), (1, 0));
    let both = apply(&ours, &combined);
    let boards = both.rounds[0].boards.iter().map(|board| (board.name.as_str(), board.current_count(Power::France)));
    assert_eq!(boards.collect::<Vec<_>>(), [("B", None), ("Z", Some(8))]);
}

#[test]
fn a_new_board_of_the_others_with_the_id_of_a_new_one_here_gets_another() {
    let new =
        |name: &str| Edit::AddBoard { position: BoardRef::new(0, 1).first_place(), board: Box::new(Board::new(name)) };
    let of_new = |centres| {
        let seat = BoardRef::new(0, 1).seat(Power::France);
        Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(centres)))
    };
    let ours = after(base(), &[new("B"), of_new(5)]);
    let combined = combined(&base(), &steps(vec![new("C"), of_new(8)]), &ours, &[]);
    assert!(combined.alternatives.is_empty() && combined.left_out == 0, "{combined:?}");
    let both = apply(&ours, &combined);
    let boards = both.rounds[0].boards.iter().map(|board| (board.name.as_str(), board.current_count(Power::France)));
    assert_eq!(boards.collect::<Vec<_>>(), [("A", None), ("C", Some(8)), ("B", Some(5))]);
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
    let other = |centres| Edit::Seat(at.first_id(), SeatField::Centres(CellEntry::Value(centres)));
    let ours = after(start.clone(), &[count(Power::France, 8), other(3)]);
    let theirs = steps(vec![other(4), count(Power::France, 7), Edit::RemoveBoard(BoardRef::new(0, 1).first_id())]);
    let combined = combined(&start, &theirs, &ours, &[]);
    let edits: Vec<&Edit> = combined.alternatives.iter().map(|entry| &entry.edit).collect();
    assert_eq!(edits, [&count(Power::France, 7), &Edit::RemoveBoard(BoardRef::new(0, 1).first_id())]);
    assert_eq!((combined.accepted.len(), combined.left_out), (0, 0));
}

#[test]
fn an_entry_stays_at_its_board_while_boards_come_here() {
    let add = |at, name: &str| Edit::AddBoard {
        position: BoardRef::new(0, at).first_place(),
        board: Box::new(Board::new(name)),
    };
    let at = |board| BoardRef::new(0, board).seat(Power::France);
    let count = |board, centres| Edit::Seat(at(board).first_id(), SeatField::Centres(CellEntry::Value(centres)));
    let ours = after(base(), &[count(0, 8)]);
    let theirs = steps(vec![count(0, 7), add(0, "B"), count(0, 6)]);
    let combined = combined(&base(), &theirs, &ours, &[]);
    let edits: Vec<&Edit> = combined.alternatives.iter().map(|entry| &entry.edit).collect();
    assert_eq!((edits, combined.accepted.len(), combined.left_out), (vec![&count(0, 6)], 1, 0));
}

#[test]
fn a_board_that_the_others_removed_goes_also_from_another_place_and_an_edited_note_stays_a_choice() {
    let note =
        |time: &str, text: &str| NotebookEntry { time: time.into(), text: text.into(), ..NotebookEntry::default() };
    let mut start = base();
    start.rounds[0].boards.push(Board::new("B"));
    start.notebook.push(note("10:00", "late"));
    let board = Box::new(Board::new("C"));
    let ours = [
        Edit::AddBoard { position: BoardRef::new(0, 0).first_place(), board },
        Edit::AddNote { position: 0, note: note("09:00", "start") },
        Edit::Note(1, note("10:00", "late again")),
    ];
    let ours = after(start.clone(), &ours);
    let theirs =
        steps(vec![Edit::RemoveBoard(BoardRef::new(0, 1).first_id()), Edit::Note(0, note("10:00", "too late"))]);
    let combined = combined(&start, &theirs, &ours, &[]);
    let both = apply(&ours, &combined);
    let names: Vec<&str> = both.rounds[0].boards.iter().map(|board| board.name.as_str()).collect();
    assert_eq!(names, ["C", "A"]);
    let edits: Vec<&Edit> = combined.alternatives.iter().map(|entry| &entry.edit).collect();
    assert_eq!(edits, [&Edit::Note(1, note("10:00", "too late"))]);
}

#[test]
fn a_reason_that_the_others_gave_later_stays_with_its_step() {
    let mut theirs = steps(vec![count(Power::France, 7), count(Power::Italy, 5), Edit::Batch(Vec::new())]);
    theirs[2].origin = EditOrigin::ReasonAdded;
    theirs[2].reason = "misread".into();
    theirs[2].explained_edits = vec![0, 1];
    let ours = after(base(), &[count(Power::France, 7)]);
    let combined = combined(&base(), &theirs, &ours, &[]);
    let reasons: Vec<(&Edit, &str)> = combined.accepted.iter().map(|step| (&step.edit, step.reason.as_str())).collect();
    assert_eq!(reasons, [(&count(Power::Italy, 5), "misread")]);
}
