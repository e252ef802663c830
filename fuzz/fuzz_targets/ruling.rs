//! The target `ruling` of `targets.rs`.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| topboard_fuzz::ruling(bytes));
