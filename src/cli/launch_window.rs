//! From the command line to the window.

use std::path::Path;

use super::Outcome;
use super::error::Fault;
#[cfg(feature = "window")]
use crate::app::{RunError, Start};
use crate::engine::Engine;
use crate::store::OpenError;

/// What the window would begin with.
#[cfg(not(feature = "window"))]
#[expect(dead_code, reason = "in a build without the window nobody looks at it")]
enum Start {
    Empty,
    File(std::path::PathBuf),
    Loaded(Box<Engine>, String),
}

/// Opens the window with this file, or with an empty event.
pub(super) fn open_file(file: Option<&Path>) -> Result<Outcome, Fault> {
    if let Some(path) = file {
        // A name that leads nowhere is told where it was typed; what is wrong inside a file, the window says.
        std::fs::metadata(path).map_err(|cause| OpenError::from_io(path, cause))?;
    }
    show(file.map_or(Start::Empty, |path| Start::File(path.to_owned())))
}

/// Opens the window with a book that is loaded already.
pub(super) fn open_live(engine: Engine, title: &str) -> Result<Outcome, Fault> {
    show(Start::Loaded(Box::new(engine), title.to_owned()))
}

#[cfg(feature = "window")]
fn show(start: Start) -> Result<Outcome, Fault> {
    // Elsewhere there is always a screen, or the system says what is wrong.
    let asks_for_display = cfg!(all(unix, not(target_os = "macos")));
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if asks_for_display && !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        let why = "there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)".to_owned();
        return Err(Fault::NoWindow { why });
    }
    match crate::app::run(start) {
        Ok(()) => Ok(Outcome::Done),
        Err(RunError::NoWindow(error)) => Err(Fault::NoWindow { why: error.to_string() }),
    }
}

#[cfg(not(feature = "window"))]
fn show(_start: Start) -> Result<Outcome, Fault> {
    Err(Fault::NoWindow { why: "this build of Topboard has none".to_owned() })
}
