//! From the command line to the window.

use std::path::Path;

use super::Outcome;
use super::fault::Fault;
use crate::store::OpenError;

/// Opens the window with this file, or with an empty event.
pub(super) fn open_file(file: Option<&Path>) -> Result<Outcome, Fault> {
    if let Some(path) = file {
        // A name that leads nowhere is told where it was typed; what is wrong inside a file, the window says.
        std::fs::metadata(path).map_err(|cause| OpenError::from_io(path, cause))?;
    }
    open()
}

/// Opens the window.
pub(super) fn open() -> Result<Outcome, Fault> {
    Err(Fault::NoWindow { why: "this version of Topboard has none yet".to_owned() })
}
