//! The console of the command line. On Windows a program with a window has none of its own.

/// Lets this process print on the console that it was started from. Output that goes to a file or to another program
/// goes there as before.
#[cfg(windows)]
pub(super) fn attach() {
    // Without a console there is nobody who could read the output. A second call changes nothing.
    let _ = winsafe::AttachConsole(winsafe::PidParent::Parent);
}

/// Every program has the console that it was started from.
#[cfg(not(windows))]
pub(super) fn attach() {}
