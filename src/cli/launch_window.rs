//! Opens the window from the command line.

use std::path::Path;

use super::CommandOutcome;
use super::error::CommandError;
#[cfg(feature = "window")]
use crate::app::{InitialBook, WindowStartError};
use crate::engine::Engine;
use crate::store::OpenError;

/// The book that the window would open.
#[cfg(not(feature = "window"))]
#[expect(dead_code, reason = "a build without the window does not read it")]
enum InitialBook {
    Empty,
    File(std::path::PathBuf),
    Loaded(Box<Engine>, String),
}

/// Opens the window with this file, or with an empty event.
pub(super) fn open_file(file: Option<&Path>) -> Result<CommandOutcome, CommandError> {
    if let Some(path) = file {
        // A file that does not exist is an error here. The window shows errors inside a file.
        std::fs::metadata(path).map_err(|cause| OpenError::from_io(path, cause))?;
    }
    show(file.map_or(InitialBook::Empty, |path| InitialBook::File(path.to_owned())))
}

/// Opens the window with a book that is already loaded.
pub(super) fn open_engine(engine: Engine, title: &str) -> Result<CommandOutcome, CommandError> {
    show(InitialBook::Loaded(Box::new(engine), title.to_owned()))
}

#[cfg(feature = "window")]
fn show(start: InitialBook) -> Result<CommandOutcome, CommandError> {
    // Other systems always have a screen, or report the error themselves.
    let asks_for_display = cfg!(all(unix, not(target_os = "macos")));
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if asks_for_display && !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        let why = "there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)".to_owned();
        return Err(CommandError::NoWindow { why });
    }
    match crate::app::run(start) {
        Ok(()) => Ok(CommandOutcome::Done),
        Err(WindowStartError::NoWindow(error)) => Err(CommandError::NoWindow { why: error.to_string() }),
    }
}

#[cfg(not(feature = "window"))]
fn show(_start: InitialBook) -> Result<CommandOutcome, CommandError> {
    Err(CommandError::NoWindow { why: "this build of Topboard has no window".to_owned() })
}
