//! Edits made by hand, with absurd numbers and texts in them: what is saved always opens again as the same book.

use std::path::Path;

use crate::common::absurd_values::{ABSURD_NUMBERS, with_value};
use crate::common::random_edits::{random_edit, start_book};
use proptest::prelude::*;
use topboard::book::{Book, Edit};
use topboard::limits::LONGEST_NAME;
use topboard::store;

/// Texts that no tournament has, as JSON.
fn absurd_text(which: usize) -> String {
    let texts = [String::new(), "\u{a0}".into(), "\u{200b}".into(), "\\u0000".into(), "x".repeat(LONGEST_NAME + 1)];
    format!("\"{}\"", texts[which % texts.len()])
}

/// The edit as it comes back from JSON with another value in it. `None` if that is no edit any more.
fn made_by_hand(edit: &Edit, way: u8, which: usize, value: usize) -> Option<Edit> {
    let json = serde_json::to_string(edit).unwrap();
    let changed = match way {
        0 => None,
        1 => with_value(&json, true, which, &absurd_text(value)),
        _ => with_value(&json, false, which, ABSURD_NUMBERS[value % ABSURD_NUMBERS.len()]),
    };
    let read = serde_json::from_str(changed.as_deref().unwrap_or(&json));
    read.map_err(|error| assert!(!error.to_string().is_empty())).ok()
}

fn assert_opens_again(book: &Book, what: &str) {
    let path = Path::new("any.topboard");
    let bytes = store::book_to_bytes(path, book).unwrap_or_else(|error| panic!("after {what}: {error}"));
    let back = store::parse_book(&bytes, path).unwrap_or_else(|error| panic!("after {what}: {error}"));
    assert!(back == *book, "after {what}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_book_opens_again_as_it_was_after_any_edits(
        rules in 0..8_usize,
        steps in prop::collection::vec((0..6_u8, any::<u16>(), any::<u16>(), prop::array::uniform6(any::<u16>())), 1..20),
    ) {
        let mut book = start_book(rules);
        for (way, which, value, numbers) in steps {
            let edit = random_edit(&book, numbers);
            let Some(edit) = made_by_hand(&edit, way, usize::from(which), usize::from(value)) else { continue };
            let what: String = format!("{edit:?}").chars().take(400).collect();
            let before = book.clone();
            match book.apply(edit) {
                Err(refused) => {
                    prop_assert!(!refused.to_string().is_empty());
                    prop_assert!(book == before, "a refused edit changed the book: {}", what);
                }
                Ok(inverse) => {
                    assert_opens_again(&book, &what);
                    let after = book.clone();
                    let again = book.apply(inverse).unwrap_or_else(|error| panic!("undo of {what}: {error}"));
                    prop_assert!(book == before, "undo of {}", what);
                    book.apply(again).unwrap_or_else(|error| panic!("redo of {what}: {error}"));
                    prop_assert!(book == after, "redo of {}", what);
                }
            }
        }
    }
}

#[test]
fn a_step_of_too_many_changes_is_refused_as_it_is_read() {
    let edits = vec![r#"{"RemoveNote":0}"#; topboard::limits::MOST_EDITS + 1].join(",");
    let refused = serde_json::from_str::<Edit>(&format!("{{\"Batch\":[{edits}]}}")).unwrap_err();
    assert!(refused.to_string().contains("at most 200000 changes"), "{refused}");
}

#[test]
fn the_values_of_an_edit_are_replaced_one_at_a_time() {
    let json = r#"{"a":[1,-2.5e3,"x\"1"],"b":"7"}"#;
    assert_eq!(with_value(json, false, 1, "9").unwrap(), r#"{"a":[1,9,"x\"1"],"b":"7"}"#);
    assert_eq!(with_value(json, true, 3, "\"\"").unwrap(), r#"{"a":[1,-2.5e3,"x\"1"],"b":""}"#);
    assert_eq!(with_value("[]", false, 0, "9"), None);
}
