//! Reads any bytes as a book. They are accepted or refused. An accepted book is computed, saved and read again
//! unchanged.

#![no_main]

use std::path::Path;

use libfuzzer_sys::fuzz_target;
use topboard::engine::Engine;
use topboard::store;

fuzz_target!(|bytes: &[u8]| {
    let path = Path::new("fuzz.topboard");
    if let Ok(book) = store::parse_book(bytes, path) {
        let engine = Engine::new(book);
        let saved = store::book_to_bytes(path, engine.book()).expect("a book from a file can always be written");
        let again = store::parse_book(&saved, path).expect("a saved book can be opened");
        assert_eq!(&again, engine.book());
    }
});
