//! The target `xlsx` of `targets.rs`.

#![no_main]

use libfuzzer_sys::fuzz_target;

// The reader of a format may panic inside a library: the import catches it and says that the file is damaged. The usual
// hook of libFuzzer would end the process before that.
fuzz_target!(
    init: drop(std::panic::take_hook()),
    |bytes: &[u8]| topboard_fuzz::xlsx(bytes)
);
