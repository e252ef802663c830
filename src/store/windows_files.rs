//! Rules of Windows about files: names that it keeps for devices, and files that another program keeps for itself.
//! Other systems have no such rules.

use std::fs;
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::languages::window_sentences::store_errors as texts;

/// The name in this path that Windows keeps for a device, with any ending: “CON.topboard” would be the console.
fn device_name(path: &Path) -> Option<&str> {
    const DEVICES: [&str; 4] = ["CON", "PRN", "AUX", "NUL"];
    let name = path.file_name()?.to_str()?.split('.').next()?.trim_end();
    let is_port = |name: &str| {
        let (kind, number) = name.split_at_checked(3).unwrap_or_default();
        ["COM", "LPT"].iter().any(|port| port.eq_ignore_ascii_case(kind))
            && matches!(number, "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "¹" | "²" | "³")
    };
    let is_device = DEVICES.iter().any(|device| device.eq_ignore_ascii_case(name)) || is_port(name);
    is_device.then_some(name)
}

/// Windows would open a device instead of a file of that name.
pub(super) fn refuse_device_name(path: &Path) -> io::Result<()> {
    match device_name(path).filter(|_| cfg!(windows)) {
        Some(name) => Err(io::Error::new(io::ErrorKind::InvalidFilename, texts::name_of_device(name))),
        None => Ok(()),
    }
}

/// Whether another program has the file open and keeps it for itself. On Windows, Excel does this.
pub(super) fn is_open_elsewhere(error: &io::Error) -> bool {
    const SHARING_VIOLATION: i32 = 32;
    const LOCK_VIOLATION: i32 = 33;
    cfg!(windows) && matches!(error.raw_os_error(), Some(SHARING_VIOLATION | LOCK_VIOLATION))
}

/// Locks a file for this process as long as it is open. Gives false if another process has locked it.
///
/// Windows lets nobody read what is locked, so a byte far behind the end of the file is locked. Everybody can read who has it.
#[cfg(windows)]
pub(super) fn try_lock(file: &fs::File) -> io::Result<bool> {
    const PLACE: usize = usize::MAX >> 2;
    match file_guard::try_lock(file, file_guard::Lock::Exclusive, PLACE, 1) {
        Ok(guard) => {
            // The system unlocks the file when it is closed, and not before.
            let _ = std::mem::ManuallyDrop::new(guard);
            Ok(true)
        }
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(false),
        Err(error) => Err(error),
    }
}

/// Locks a file for this process as long as it is open. Gives false if another process has locked it.
#[cfg(not(windows))]
pub(super) fn try_lock(file: &fs::File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(fs::TryLockError::WouldBlock) => Ok(false),
        Err(fs::TryLockError::Error(error)) => Err(error),
    }
}

/// Renames a file. On Windows, a virus scanner opens each new file for a moment in which it cannot be renamed,
/// so this tries again for half a second.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    const PAUSES: [u64; 6] = [5, 15, 40, 80, 160, 200];
    for pause in PAUSES {
        match fs::rename(from, to) {
            Err(error) if may_pass(&error) => thread::sleep(Duration::from_millis(pause)),
            result => return result,
        }
    }
    fs::rename(from, to)
}

/// Whether the same call may succeed in a moment.
fn may_pass(error: &io::Error) -> bool {
    cfg!(windows) && (is_open_elsewhere(error) || error.kind() == io::ErrorKind::PermissionDenied)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_devices_are_found_with_any_ending_and_only_as_a_whole() {
        let device = |name: &str| device_name(&Path::new("hall").join(name)).map(str::to_owned);
        for name in ["CON", "con.topboard", "Con.topboard-journal", "nul.tar.gz", "COM1.xlsx", "lpt9", "aux .csv"] {
            assert!(device(name).is_some(), "{name}");
        }
        for name in ["con 2026.topboard", "Conclave.topboard", "COM.xlsx", "COM10.xlsx", "LPT0", "con-topboard", ".con"]
        {
            assert_eq!(device(name), None, "{name}");
        }
    }

    #[test]
    fn a_locked_file_can_be_read_and_not_locked_again_until_it_is_closed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("con.topboard-lock");
        fs::write(&path, "ann").unwrap();
        let open = || fs::OpenOptions::new().read(true).write(true).open(&path).unwrap();
        let (first, second) = (open(), open());
        assert!(try_lock(&first).unwrap());
        assert!(!try_lock(&second).unwrap());
        assert_eq!(fs::read(&path).unwrap(), b"ann");
        drop(first);
        assert!(try_lock(&second).unwrap());
    }

    #[cfg(windows)]
    #[test]
    fn a_file_with_the_name_of_a_device_is_refused() {
        let refused = refuse_device_name(Path::new("hall/CON.topboard")).unwrap_err();
        assert_eq!(refused.to_string(), "Windows keeps the name “CON” for a device");
    }

    /// As a virus scanner does.
    #[cfg(windows)]
    #[test]
    fn a_file_that_another_program_keeps_for_a_moment_is_replaced_after_it() {
        use std::os::windows::fs::OpenOptionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("new"), folder.path().join("con.topboard"));
        fs::write(&from, "new").unwrap();
        fs::write(&to, "old").unwrap();
        let kept = fs::OpenOptions::new().read(true).share_mode(0).open(&to).unwrap();
        assert!(fs::rename(&from, &to).is_err());
        let scanner = thread::spawn(move || {
            thread::sleep(Duration::from_millis(100));
            drop(kept);
        });
        rename(&from, &to).unwrap();
        scanner.join().unwrap();
        assert_eq!(fs::read(&to).unwrap(), b"new");
    }
}
