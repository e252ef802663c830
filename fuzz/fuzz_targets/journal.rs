//! Reads any bytes as a journal. They are refused or read as far as possible. The result can be listed, undone and
//! saved.

#![no_main]

use std::path::Path;

use libfuzzer_sys::fuzz_target;
use topboard::engine::Engine;
use topboard::store::{self, journal};

fuzz_target!(|bytes: &[u8]| {
    let Ok(read) = journal::parse_journal(bytes) else { return };
    let Ok(mut replayed) = journal::replay_journal(read, None) else { return };
    let steps = replayed.history.len();
    assert!(replayed.history.entries().iter().all(|entry| (1..=steps).contains(&entry.steps_after)));
    drop(replayed.history.book_after(steps));
    let mut engine = Engine::with_history(replayed.book, replayed.undo_history);
    while engine.undo().is_some() {}
    // A score that JSON cannot store is refused with an error.
    let _ = store::book_to_bytes(Path::new("fuzz.topboard"), engine.book());
});
