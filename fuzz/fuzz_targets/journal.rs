//! Any bytes as a journal: read as far as it goes or refused, and what it comes to can be told, undone and saved.

#![no_main]

use std::path::Path;

use libfuzzer_sys::fuzz_target;
use topboard::engine::Engine;
use topboard::store::{self, journal};

fuzz_target!(|bytes: &[u8]| {
    let Ok(read) = journal::read(bytes) else { return };
    let Ok(mut replayed) = journal::replay(read, None) else { return };
    let steps = replayed.chronicle.len();
    assert!(replayed.chronicle.lines().iter().all(|line| (1..=steps).contains(&line.after)));
    drop(replayed.chronicle.book_after(steps));
    let mut engine = Engine::with_history(replayed.book, replayed.history);
    while engine.undo().is_some() {}
    // A score that JSON cannot hold is refused, and told.
    let _ = store::to_bytes(Path::new("fuzz.topboard"), engine.book());
});
