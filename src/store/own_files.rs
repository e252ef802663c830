//! The rule about foreign files: what lies under the name of a journal or a lock is used only if Topboard made it.
//! Everything that the store creates, replaces or removes beside a book goes through here.

use std::collections::hash_map::RandomState;
use std::fmt;
use std::hash::{BuildHasher as _, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};

use jiff::Zoned;

use super::disk::{self, Disk, DiskFile, FileKind, InitialPermissions, LocalDisk, may_exist, parent_folder};
use super::{journal, paths};
use crate::languages::window_sentences::store_errors as texts;
use crate::limits::LONGEST_LOCK;

/// The start of every lock file.
const LOCK_START: &[u8] = b"{\"who\":";

/// A kind of file that Topboard keeps beside a book. It is recognised by its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OwnFile {
    Journal,
    Lock,
}

impl OwnFile {
    /// Whether a file of this kind starts like this. An empty file has nothing to lose.
    fn starts_like(self, start: &[u8]) -> bool {
        match self {
            _ if start.is_empty() => true,
            OwnFile::Journal => journal::looks_like_journal(start),
            // A lock can be cut short, or full of zeros, after a power failure.
            OwnFile::Lock => {
                start.len() as u64 <= LONGEST_LOCK
                    && (start.starts_with(LOCK_START) || LOCK_START.starts_with(start) || start.iter().all(|b| *b == 0))
            }
        }
    }
}

/// Something that Topboard did not make lies under the name of one of its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ForeignFile {
    path: PathBuf,
    what: &'static str,
}

impl fmt::Display for ForeignFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&texts::foreign::name(&self.path.display().to_string(), self.what))
    }
}

impl std::error::Error for ForeignFile {}

impl ForeignFile {
    /// What the director can do about it.
    pub(super) fn cure() -> &'static str {
        texts::foreign::cure()
    }

    fn error(path: &Path, what: &'static str) -> io::Error {
        io::Error::other(ForeignFile { path: path.to_owned(), what })
    }

    /// The foreign file that is the cause of this error.
    pub(super) fn of_error(error: &io::Error) -> Option<&ForeignFile> {
        error.get_ref()?.downcast_ref()
    }
}

/// The permissions of a new file.
#[derive(Clone, Copy, Debug)]
pub(super) enum NewFilePermissions<'a> {
    /// As the system gives them to every new file.
    Usual,
    /// Like this file. If there is no such file, only the user may read the new one.
    Like(&'a Path),
}

/// Opens an ordinary file that has only one name. Its contents can be of any kind.
pub(super) fn open_only_name(disk: &dyn Disk, path: &Path) -> io::Result<Box<dyn DiskFile>> {
    check_kind(disk, path)?;
    let mut file = disk.open_to_append(path)?;
    if file.name_count()? > 1 {
        return Err(ForeignFile::error(path, texts::hard_link()));
    }
    Ok(file)
}

fn check_kind(disk: &dyn Disk, path: &Path) -> io::Result<()> {
    match disk.entry_info(path)?.kind {
        FileKind::File => Ok(()),
        FileKind::Folder => Err(ForeignFile::error(path, texts::a_folder())),
        FileKind::Link => Err(ForeignFile::error(path, texts::a_link())),
        FileKind::Other => Err(ForeignFile::error(path, texts::a_device())),
    }
}

/// Checks that an open file starts like a file of this kind.
pub(super) fn check_start(file: &mut dyn DiskFile, path: &Path, kind: OwnFile) -> io::Result<()> {
    if kind.starts_like(&file.read_part(0, LONGEST_LOCK + 1)?) {
        return Ok(());
    }
    Err(ForeignFile::error(path, texts::other_file()))
}

/// Opens a file that Topboard made, for writing at its end.
pub(super) fn open_own(disk: &dyn Disk, path: &Path, kind: OwnFile) -> io::Result<Box<dyn DiskFile>> {
    let mut file = open_only_name(disk, path)?;
    check_start(file.as_mut(), path, kind)?;
    Ok(file)
}

/// The bytes of a file beside a book, at most `limit` and one more. A link is not followed. The file can have a second
/// name, because reading changes nothing.
pub(super) fn read_own(disk: &dyn Disk, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    check_kind(disk, path)?;
    disk.read_without_link(path, limit)
}

/// Creates a new file. Until it has its permissions, it is empty and only the user may read it.
pub(super) fn create_new(
    disk: &dyn Disk,
    path: &Path,
    permissions: NewFilePermissions<'_>,
) -> io::Result<Box<dyn DiskFile>> {
    let NewFilePermissions::Like(old) = permissions else { return disk.create(path, InitialPermissions::Usual) };
    let mut file = disk.create(path, InitialPermissions::Private)?;
    match file.copy_permissions_from(old) {
        Err(error) if !is_refusal(&error) => {
            drop(file);
            drop(disk.remove(path));
            Err(error)
        }
        _ => Ok(file),
    }
}

/// Whether a disk refuses to change permissions. Many USB sticks and network folders do. The file is not less private
/// then.
fn is_refusal(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidInput, NotADirectory, NotFound, PermissionDenied, Unsupported};
    matches!(error.kind(), InvalidInput | NotADirectory | NotFound | PermissionDenied | Unsupported)
}

/// Writes a complete file under a temporary name beside `path`, and returns when it is on the disk. The result is its
/// name. The file is locked until the result is dropped, so no other process takes it for left behind.
fn write_temporary(
    disk: &dyn Disk,
    path: &Path,
    bytes: &[u8],
    permissions: NewFilePermissions<'_>,
) -> io::Result<(PathBuf, Box<dyn DiskFile>)> {
    let mut tries = 0;
    let (temporary, mut file) = loop {
        tries += 1;
        // A process id is not unique: another process had it before.
        let number = RandomState::new().build_hasher().finish();
        let temporary = parent_folder(path).join(format!("{TEMPORARY_START}{number:016x}{TEMPORARY_END}"));
        match create_new(disk, &temporary, permissions) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && tries < 10 => {}
            result => break (temporary, result?),
        }
    };
    // Some disks have no locks.
    drop(file.try_lock_file());
    if let Err(error) = disk::write_all(file.as_mut(), bytes).and_then(|()| file.sync()) {
        drop(file);
        // A temporary file that cannot be removed now is removed later.
        drop(disk.remove(&temporary));
        return Err(error);
    }
    Ok((temporary, file))
}

const TEMPORARY_START: &str = ".topboard-";
const TEMPORARY_END: &str = ".tmp";

/// Whether this is the name of a temporary file of this or an earlier version.
fn is_temporary_name(name: &str) -> bool {
    name.strip_prefix(TEMPORARY_START)
        .and_then(|rest| rest.strip_suffix(TEMPORARY_END))
        .is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-'))
}

/// Whether a file was replaced.
#[derive(Debug)]
pub(super) enum Replaced {
    /// The old file is unchanged, because of this error.
    No(io::Error),
    /// The new file is there. The result says whether it stays there after a power failure.
    Yes(io::Result<()>),
}

/// Writes `bytes` to `path`. Whatever happens, an existing file there is completely old or completely new. The caller
/// has checked that it may be replaced.
fn write_and_rename(disk: &dyn Disk, path: &Path, bytes: &[u8], permissions: NewFilePermissions<'_>) -> Replaced {
    write_temporary_then(disk, path, bytes, permissions, |temporary| disk.rename(temporary, path))
}

/// Writes `bytes` to a temporary file beside `path`, and renames it with `rename`.
fn write_temporary_then(
    disk: &dyn Disk,
    path: &Path,
    bytes: &[u8],
    permissions: NewFilePermissions<'_>,
    rename: impl FnOnce(&Path) -> io::Result<()>,
) -> Replaced {
    let (temporary, _locked) = match write_temporary(disk, path, bytes, permissions) {
        Ok(written) => written,
        Err(error) => return Replaced::No(error),
    };
    if let Err(error) = rename(&temporary) {
        drop(disk.remove(&temporary));
        return Replaced::No(error);
    }
    Replaced::Yes(disk.sync_folder(parent_folder(path)))
}

impl Replaced {
    pub(super) fn into_result(self) -> io::Result<()> {
        match self {
            Replaced::No(error) => Err(error),
            Replaced::Yes(synced) => synced,
        }
    }
}

/// Replaces a file that Topboard made, or creates it.
pub(super) fn replace_own(
    disk: &dyn Disk,
    path: &Path,
    kind: OwnFile,
    bytes: &[u8],
    permissions: NewFilePermissions<'_>,
) -> Replaced {
    match open_own(disk, path, kind) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Replaced::No(error),
        _ => write_and_rename(disk, path, bytes, permissions),
    }
}

/// Removes a file that Topboard made. Anything else stays.
pub(super) fn remove_own(disk: &dyn Disk, path: &Path, kind: OwnFile) -> io::Result<()> {
    drop(open_own(disk, path, kind)?);
    disk.remove(path)
}

/// Removes an ordinary file in a folder of Topboard. A link stays.
pub(super) fn remove_copy(disk: &dyn Disk, path: &Path) -> io::Result<()> {
    check_kind(disk, path)?;
    disk.remove(path)
}

/// Writes a file that the user has named. A file there is replaced and its permissions stay.
///
/// A link is refused. A stranger could have made it, and it can lead to any file. `check` runs when the new file is
/// complete, immediately before it replaces the old one. If it fails, the old file stays.
pub(super) fn replace_named_file(
    disk: &dyn Disk,
    path: &Path,
    bytes: &[u8],
    check: impl FnOnce() -> io::Result<()>,
) -> io::Result<()> {
    let permissions = match disk.entry_info(path) {
        Ok(info) => match info.kind {
            FileKind::File => {
                // A rename would succeed even if the old file is write-protected, so this is tested first.
                disk.open_to_append(path)?;
                NewFilePermissions::Like(path)
            }
            FileKind::Folder => return Err(io::ErrorKind::IsADirectory.into()),
            FileKind::Link => return Err(io::Error::other(texts::is_link_to_other_file())),
            FileKind::Other => return Err(io::Error::other(texts::is_no_ordinary_file())),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => NewFilePermissions::Usual,
        Err(error) => return Err(error),
    };
    let rename = |temporary: &Path| check().and_then(|()| disk.rename(temporary, path));
    write_temporary_then(disk, path, bytes, permissions, rename).into_result()
}

/// Writes a complete file under an unused name. It is an error if there is anything at `path`.
pub(super) fn create_complete(
    disk: &dyn Disk,
    path: &Path,
    bytes: &[u8],
    permissions: NewFilePermissions<'_>,
) -> io::Result<()> {
    if may_exist(disk, path) {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    // Somebody may have created a file there meanwhile.
    let rename = |temporary: &Path| disk.rename_to_unused(temporary, path);
    write_temporary_then(disk, path, bytes, permissions, rename).into_result()
}

/// An unused dated path beside `path`.
pub(super) fn unused_sibling(disk: &dyn Disk, path: &Path, why: &str) -> PathBuf {
    let now = Zoned::now();
    let first = paths::dated_sibling(path, why, &now);
    let more = (2..100).map(|n| paths::dated_sibling(path, &format!("{why} {n}"), &now));
    std::iter::once(first.clone()).chain(more).find(|path| !may_exist(disk, path)).unwrap_or(first)
}

/// Renames a file to an unused dated name that includes the reason. Returns the name.
pub(super) fn set_aside(disk: &dyn Disk, path: &Path, why: &str) -> io::Result<PathBuf> {
    let aside = unused_sibling(disk, path, why);
    disk.rename_to_unused(path, &aside).map(|()| aside)
}

/// Creates a folder and the folders that contain it, if they do not exist, and makes sure that they stay. Only the user
/// may list new folders.
pub(super) fn make_folders(disk: &dyn Disk, folder: &Path) -> io::Result<()> {
    let parent = parent_folder(folder);
    let is_there = disk.file_info(folder).is_ok_and(|info| info.kind == FileKind::Folder);
    if !is_there && parent != folder && folder.parent().is_some() {
        make_folders(disk, parent)?;
    }
    make_folder(disk, folder, None)
}

/// Creates a folder if it does not exist, and makes sure that it stays. Only the user may list it, or it fits to the file
/// `like`.
///
/// # Errors
/// Also if the folder that should contain it does not exist.
pub(super) fn make_folder(disk: &dyn Disk, folder: &Path, like: Option<&Path>) -> io::Result<()> {
    let is_there = || disk.file_info(folder).is_ok_and(|info| info.kind == FileKind::Folder);
    if is_there() {
        return Ok(());
    }
    match disk.make_folder(folder, InitialPermissions::Private) {
        // Another process has made it in the meantime.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && is_there() => {}
        other => other?,
    }
    match like.map(|like| disk.fit_folder_permissions(folder, like)) {
        Some(Err(error)) if !is_refusal(&error) => return Err(error),
        _ => {}
    }
    disk.sync_folder(parent_folder(folder))
}

/// Checks that a folder of Topboard is not a link, which can lead to any folder. It may be missing.
pub(super) fn check_own_folder(disk: &dyn Disk, folder: &Path) -> io::Result<()> {
    match disk.entry_info(folder) {
        Ok(info) if info.kind == FileKind::Link => Err(ForeignFile::error(folder, texts::a_link())),
        _ => Ok(()),
    }
}

/// Removes temporary files that a crash left in a folder with results.
pub fn remove_temporary_files(folder: &Path) {
    remove_leftovers(&LocalDisk, folder);
}

/// Removes temporary files that a crash left in a folder. A file that another process is writing is locked and stays.
pub(super) fn remove_leftovers(disk: &dyn Disk, folder: &Path) {
    for name in disk.list_folder(folder).unwrap_or_default() {
        let path = folder.join(&name);
        if name.to_str().is_some_and(is_temporary_name)
            && let Ok(mut file) = open_only_name(disk, &path)
            && file.try_lock_file().is_ok_and(|locked| locked)
        {
            // It is removed while it is locked, so nobody starts to use it.
            drop(disk.remove(&path));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_folder_is_made_only_in_a_folder_that_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let backups = folder.path().join("hall").join("backups");
        assert_eq!(make_folder(&LocalDisk, &backups, None).unwrap_err().kind(), io::ErrorKind::NotFound);
        assert!(!folder.path().join("hall").exists());
        make_folders(&LocalDisk, &backups).unwrap();
        assert!(backups.is_dir());
    }

    #[test]
    fn files_are_recognised_by_their_start() {
        for ours in [&b""[..], b"{\"who\":\"ann\",", b"{\"w", &[0; 40]] {
            assert!(OwnFile::Lock.starts_like(ours), "{ours:?}");
        }
        for foreign in [&b"Chapter 1"[..], b"{}", b"{\"whole\":", &[0; 5000]] {
            assert!(!OwnFile::Lock.starts_like(foreign), "{foreign:?}");
        }
        assert!(OwnFile::Journal.starts_like(b"5d1f09aa {\"topboard-journal\":{"));
        assert!(!OwnFile::Journal.starts_like(b"5d1f09aa {\"step\":{"));
        assert!(is_temporary_name(".topboard-0123456789abcdef.tmp") && is_temporary_name(".topboard-812-3.tmp"));
        assert!(!is_temporary_name(".topboard-.tmp") && !is_temporary_name(".topboard-notes.tmp"));
    }

    #[cfg(unix)]
    #[test]
    fn a_new_file_is_private_before_its_first_byte() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let mode = |name: &str| std::fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777;
        let book = folder.path().join("book");
        std::fs::write(&book, "").unwrap();
        std::fs::set_permissions(&book, std::fs::Permissions::from_mode(0o640)).unwrap();
        let like = NewFilePermissions::Like(&book);
        let _empty = create_new(&LocalDisk, &folder.path().join("a"), like).unwrap();
        assert_eq!(mode("a"), 0o640);
        let missing = folder.path().join("missing");
        let _empty = create_new(&LocalDisk, &folder.path().join("b"), NewFilePermissions::Like(&missing)).unwrap();
        assert_eq!(mode("b"), 0o600);
    }

    #[test]
    fn a_file_that_is_being_written_is_not_left_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("con.topboard");
        let (temporary, locked) = write_temporary(&LocalDisk, &path, b"{", NewFilePermissions::Usual).unwrap();
        remove_leftovers(&LocalDisk, folder.path());
        assert!(temporary.exists());
        drop(locked);
        remove_leftovers(&LocalDisk, folder.path());
        assert!(!temporary.exists());
    }

    #[test]
    fn nothing_is_renamed_over_an_existing_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("con.topboard-journal");
        let mut names = std::collections::BTreeSet::new();
        for n in 0..5 {
            std::fs::write(&path, n.to_string()).unwrap();
            assert!(names.insert(set_aside(&LocalDisk, &path, "older journal").unwrap()));
        }
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 5);
    }
}
