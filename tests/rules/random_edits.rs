//! Random edits of every kind: after each of them the engine, which computes only what the edit touched, has the same
//! problems, scores and standings as an engine that computes the whole book anew.

use std::collections::BTreeSet;

use crate::common::random_edits::{EDIT_KINDS, Numbers, kinds_of, random_edit, start_book};
use proptest::prelude::*;
use topboard::book::{BoardRef, Power};
use topboard::engine::Engine;

/// Everything that a director sees of an engine, a line for each fact.
fn facts(engine: &Engine) -> Vec<String> {
    let problems = engine.problems().iter().map(|problem| format!("{problem:?}"));
    let seven = |at: BoardRef| Power::ALL.map(|power| engine.score(at.seat(power)));
    let scores = engine.book().boards().map(|(at, _)| format!("{at:?} {:?}", seven(at)));
    problems.chain(scores).chain(engine.standings().rows.iter().map(|row| format!("{row:?}"))).collect()
}

fn assert_up_to_date(engine: &Engine, after: &str) {
    let (kept, anew) = (facts(engine), facts(&Engine::new(engine.book().clone())));
    let missing: Vec<&String> = anew.iter().filter(|fact| !kept.contains(fact)).collect();
    let outdated: Vec<&String> = kept.iter().filter(|fact| !anew.contains(fact)).collect();
    assert!(missing.is_empty() && outdated.is_empty(), "after {after}\nmissing {missing:#?}\noutdated {outdated:#?}");
    let other = kept.iter().zip(&anew).find(|(kept, anew)| kept != anew);
    assert!(kept.len() == anew.len() && other.is_none(), "after {after}\nin another order or number: {other:#?}");
}

fn numbers() -> impl Strategy<Value = Numbers> {
    prop::array::uniform6(any::<u16>())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_kept_up_to_date_is_what_is_computed_anew(
        rules in 0..8_usize,
        steps in prop::collection::vec((0..12_u8, numbers()), 1..28),
    ) {
        let mut engine = Engine::new(start_book(rules));
        for (way, numbers) in steps {
            let edit = match way {
                0 => {
                    engine.undo();
                    assert_up_to_date(&engine, "undo");
                    continue;
                }
                1 => {
                    engine.redo();
                    assert_up_to_date(&engine, "redo");
                    continue;
                }
                2 => {
                    let snapshot = engine.posting_snapshot("10:05");
                    engine.record_posting(snapshot).unwrap();
                    assert_up_to_date(&engine, "a posting");
                    continue;
                }
                _ => random_edit(engine.book(), numbers),
            };
            let text = format!("{edit:?}");
            // Not every random edit is possible, and one that is refused changes nothing.
            drop(engine.apply("edit", edit));
            assert_up_to_date(&engine, &text);
        }
    }
}

#[test]
fn the_events_of_the_random_edits_have_the_rules_that_they_name() {
    for rules in 0..8 {
        let engine = Engine::new(start_book(rules));
        let wrong = engine.problems().iter().find(|problem| problem.message.contains("ruleset"));
        assert_eq!(wrong, None);
        assert!(engine.book().event.rules.is_empty() || engine.rules().name == engine.book().event.rules);
    }
}

#[test]
fn the_random_edits_are_of_every_kind_and_most_of_them_are_possible() {
    let mut found = BTreeSet::new();
    for kind in 0..EDIT_KINDS {
        let mut possible = 0;
        for other in 0..64_u16 {
            let mut book = start_book(usize::from(other % 8));
            let numbers = [kind, other, other / 3, other * 7, other * 11, other / 5];
            let edit = random_edit(&book, numbers);
            found.extend(kinds_of(&edit));
            possible += usize::from(book.apply(edit).is_ok());
        }
        assert!(possible > 0, "kind {kind}");
    }
    let all = kind_names();
    let missing: Vec<&str> = all.iter().copied().filter(|kind| !found.contains(kind)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The kinds of [`kinds_of`], which the compiler compares with the variants of `Edit`.
fn kind_names() -> Vec<&'static str> {
    vec![
        "event",
        "add person",
        "remove person",
        "person",
        "add round",
        "remove round",
        "round",
        "add board",
        "remove board",
        "board",
        "add chart",
        "remove chart",
        "count",
        "seat",
        "grade",
        "systems",
        "rulesets",
        "teams",
        "top board",
        "separations",
        "neighbours",
        "awards",
        "add note",
        "remove note",
        "note",
        "results year",
        "published standings",
        "unplaced cells",
        "book",
        "batch",
    ]
}
