//! Any bytes as a book: opened or refused, and what is opened is computed and saved again as the same book.

#![no_main]

use std::path::Path;

use libfuzzer_sys::fuzz_target;
use topboard::engine::Engine;
use topboard::store;

fuzz_target!(|bytes: &[u8]| {
    let path = Path::new("fuzz.topboard");
    if let Ok(book) = store::parse(bytes, path) {
        let engine = Engine::new(book);
        let saved = store::to_bytes(path, engine.book()).expect("no file holds what cannot be written");
        let again = store::parse(&saved, path).expect("what was saved opens");
        assert_eq!(&again, engine.book());
    }
});
