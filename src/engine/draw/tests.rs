//! From a book to a request and back.

use std::ops::ControlFlow;

use super::*;
use crate::book::{EventField, Person, PersonField};
use crate::draw::{Effort, draw};

/// An event of so many people, under rules that say who sits out.
fn event(people: u32) -> (Book, Ruleset) {
    let mut book = Book::default();
    for id in 1..=people {
        let person = Person::new(PersonId(id), format!("P{id}"));
        book.apply(Edit::AddPerson { at: book.people.len(), person }).unwrap();
    }
    book.apply(Edit::Event(EventField::Town("Berlin".into()))).unwrap();
    book.apply(Edit::Event(EventField::Country("Germany".into()))).unwrap();
    book.apply(Edit::Event(EventField::SignUpClosed("2006-07-31".into()))).unwrap();
    let rules = Ruleset::parse(
        "name = \"Here\"\nsystem = \"Base 3\"\nsit_outs = [\"volunteers\", \"late sign-ups\", \"locals\", \"nationals\", \"everyone\"]",
    );
    (book, rules.unwrap())
}

fn ask<'a>(book: &'a Book, rules: &'a Ruleset, first: usize, rounds: usize) -> Ask<'a> {
    Ask { book, rules, first: RoundIx(first), rounds, keep: Keep::Started, roll: None, name: None }
}

fn set(book: &mut Book, id: u32, field: PersonField) {
    book.apply(Edit::Person(PersonId(id), field)).unwrap();
}

#[test]
fn who_sits_out_comes_in_the_order_of_the_rules_and_who_did_before_comes_last() {
    let (mut book, rules) = event(12);
    set(&mut book, 3, PersonField::SignedUp("2006-08-02".into()));
    set(&mut book, 4, PersonField::SignedUp("2006-07-31 23:50".into()));
    set(&mut book, 5, PersonField::Town("berlin".into()));
    set(&mut book, 6, PersonField::Region("Germany".into()));
    let roll: Vec<(PersonId, Presence)> = roll(&book, RoundIx(0))
        .into_iter()
        .map(|(id, is)| (id, if id == PersonId(7) { Presence::Volunteer } else { is }))
        .collect();
    let first = |before: Before<'_>| {
        let order = Order::of(&book, &rules, &roll, before);
        order.first(5).0.into_iter().map(|(id, why)| (id.0, why.0.clone())).collect::<Vec<_>>()
    };
    let out = first(&|_| 0);
    assert_eq!(out.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [7, 3, 5, 6, 12]);
    assert_eq!(out[1].1, "late: signed up 2006-08-02, after 2006-07-31");
    assert_eq!(out[4].1, "last in, first out: entered after the others");
    let out = first(&|id| usize::from(id == PersonId(3)));
    assert_eq!(out.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [7, 5, 6, 12, 11]);
}

#[test]
fn all_rounds_at_once_never_drop_the_same_person_while_others_have_not_been() {
    let (book, rules) = event(9);
    let mut coming = Coming::of(ask(&book, &rules, 0, 3));
    coming.request.effort = Effort(50_000);
    let drawn = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap();
    let outs: Vec<Vec<u32>> = drawn
        .rounds
        .iter()
        .map(|round| round.out.iter().filter_map(|player| coming.person(*player)).map(|id| id.0).collect())
        .collect();
    assert_eq!(outs, [vec![8, 9], vec![6, 7], vec![4, 5]]);
}

#[test]
fn a_draw_is_one_edit_and_is_kept_with_what_it_was_made_from() {
    let (mut book, rules) = event(15);
    let before = book.clone();
    let mut coming = Coming::of(ask(&book, &rules, 0, 1));
    coming.request.effort = Effort(50_000);
    let drawn = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap();
    let kept = coming.keep(&drawn.rounds, "2006-08-12 09:58");
    let back = book.apply(coming.edit(&book, &drawn.rounds, &[kept])).unwrap();
    let round = &book.rounds[0];
    assert_eq!((round.boards.len(), &round.sat_out[..]), (2, &[PersonId(15)][..]));
    let kept = &round.draws[0];
    assert_eq!((kept.seed, kept.asked.effort, kept.asked.rounds[0].present.len()), (0, 50_000, 15));
    assert_eq!(Coming::of(ask(&book, &rules, 0, 1)).recall(kept), drawn.rounds[0]);
    book.apply(back).unwrap();
    assert_eq!(book, before);
}

#[test]
fn a_kept_draw_is_made_again_from_what_was_recorded_whatever_was_corrected_since() {
    let (mut book, rules) = event(16);
    book.apply(Edit::Separations(vec![[PersonId(1), PersonId(2)]])).unwrap();
    book.apply(Edit::Neighbours(Neighbours::Wide)).unwrap();
    set(&mut book, 3, PersonField::Prefers(vec![crate::book::Power::Turkey]));
    let mut coming = Coming::of(ask(&book, &rules, 0, 2));
    (coming.request.effort, coming.request.seed) = (Effort(50_000), 7);
    let drawn = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap();
    let kept: Vec<Vec<KeptDraw>> = coming.keep(&drawn.rounds, "09:58").into_iter().map(|draw| vec![draw]).collect();
    book.apply(coming.edit(&book, &drawn.rounds, &kept)).unwrap();

    book.apply(Edit::Separations(Vec::new())).unwrap();
    set(&mut book, 3, PersonField::Prefers(Vec::new()));
    let newcomer = Person::new(PersonId(99), "Newcomer".to_owned());
    book.apply(Edit::AddPerson { at: 0, person: newcomer }).unwrap();
    for (at, round) in drawn.rounds.iter().enumerate() {
        let kept = &book.rounds[at].draws[0];
        let again = Coming::recorded(&book, RoundIx(at), kept);
        assert_eq!((again.first(), &again.request), (RoundIx(0), &coming.request));
        let made = draw(&again.request, &mut |_| ControlFlow::Continue(())).unwrap();
        assert_eq!(made.rounds[at], again.recall(kept));
        assert_eq!(again.words(&book).name(round.out[0]), book.name_of(coming.person(round.out[0])));
    }
}

#[test]
fn whoever_stands_by_is_called_only_to_fill_a_board() {
    let roll = |present: u32, standby: u32| -> Vec<(PersonId, Presence)> {
        let is = |id| if id < present { Presence::Present } else { Presence::Standby };
        (0..present + standby).map(|id| (PersonId(id), is(id))).collect()
    };
    assert_eq!(Muster::of(&roll(44, 0)).words(), "44 present: 6 boards and 2 out, or 5 more for 7 boards");
    assert_eq!(Muster::of(&roll(13, 1)).words(), "13 present: 2 boards, with 1 standing by");
    assert_eq!(Muster::of(&roll(14, 1)).words(), "14 present: 2 boards; 1 standing by");
    let words = Muster::of(&roll(12, 1)).words();
    assert_eq!(words, "12 present: 1 board and 5 out, or 2 more for 2 boards; 1 standing by");
}

#[test]
fn somebody_who_is_taken_off_the_list_is_forgotten_by_roll_calls_and_comes_back_into_them() {
    let (mut book, rules) = event(8);
    let mut coming = Coming::of(ask(&book, &rules, 0, 1));
    coming.request.effort = Effort(20_000);
    let drawn = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap();
    let kept = coming.keep(&drawn.rounds, "");
    let empty = vec![Round::default()];
    book.apply(coming.edit(&book, &empty, &[kept])).unwrap();
    let lines = vec![Attending::new(PersonId(8), Presence::Late)];
    book.apply(Edit::Round(RoundIx(0), RoundField::Attendance(lines))).unwrap();
    book.apply(Edit::Separations(vec![[PersonId(8), PersonId(1)]])).unwrap();
    let before = book.clone();
    let back = book.apply(Edit::RemovePerson(PersonId(8))).unwrap();
    assert!(book.rounds[0].attendance.is_empty() && book.rounds[0].draws.is_empty() && book.separations.is_empty());
    assert_eq!(book.stranger(), None);
    book.apply(back).unwrap();
    assert_eq!(book, before);
}
