//! Files that the window reads and writes, in the background. [`FilePurpose`] is why the user chooses a file.
//! [`reader`] and [`writer`] run the jobs, [`read_contents`] and [`write_contents`] are the work of the jobs.

mod documents_folder;
mod purpose;
pub mod read_contents;
pub mod reader;
pub mod write_contents;
pub mod writer;

pub(super) use documents_folder::documents_folder;
pub use purpose::{FilePurpose, with_extension};

use std::error::Error;

use super::background::catch_panic;
use crate::languages::window_sentences::files as texts;

/// Runs a job on a file. Its error becomes a text, and so does a panic, so a bad file cannot close the window.
fn catching_panics<T>(name: &str, work: impl FnOnce() -> Result<T, Box<dyn Error>>) -> Result<T, String> {
    let done = catch_panic(work).unwrap_or_else(|_| Err(texts::not_processed(name).into()));
    done.map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_in_a_reader_becomes_an_error() {
        let result: Result<(), String> = catching_panics("odd.xls", || panic!("a panic on purpose"));
        assert!(result.unwrap_err().starts_with("“odd.xls” could not be processed"));
    }
}
