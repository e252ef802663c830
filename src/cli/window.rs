//! From the command line to the window.

use std::path::Path;

use super::Outcome;
use super::fault::Fault;

/// Why no window can be shown here, in a clause; `None` when one can.
pub(super) fn cannot() -> Option<&'static str> {
    if cfg!(not(feature = "window")) {
        return Some("this build of Topboard has none");
    }
    // Elsewhere there is always a screen, or the system says what is wrong.
    let asks_for_display = cfg!(all(unix, not(target_os = "macos")));
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if asks_for_display && !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        return Some("there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)");
    }
    None
}

/// Opens the window with this file, or with an empty event.
pub(super) fn open_file(file: Option<&Path>) -> Result<Outcome, Fault> {
    if let Some(path) = file {
        // A name that leads nowhere is told where it was typed; what is wrong inside a file, the window says.
        std::fs::metadata(path).map_err(|cause| crate::store::OpenError::from_io(path, cause))?;
    }
    Err(Fault::NoWindow { why: cannot().unwrap_or("this version of Topboard has none yet") })
}
