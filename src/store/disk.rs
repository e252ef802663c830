//! The trait [`Disk`]: every call to the file system for books, journals and backups goes through it.
//!
//! [`LocalDisk`] is the real file system. Tests have simulated disks, in which any call fails, a write is incomplete,
//! the disk is full, or the power fails.

use std::fmt::Debug;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// Kind and size of the file or folder at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileInfo {
    pub kind: FileKind,
    /// In bytes.
    pub size: u64,
}

/// The kind of an entry on a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    File,
    Folder,
    /// A pipe or a device.
    Other,
}

/// The calls to a file system that the store makes. Symbolic links in paths are followed.
pub trait Disk: Debug + Send + Sync {
    /// Kind and size of the file or folder at `path`.
    fn file_info(&self, path: &Path) -> io::Result<FileInfo>;

    /// The bytes of the file, at most `limit` and one more. The extra byte shows that the file is larger.
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>>;

    /// Creates a new file. It is an error if the file exists.
    fn create(&self, path: &Path) -> io::Result<Box<dyn DiskFile>>;

    /// Opens an existing file for writing at its end.
    fn open_to_append(&self, path: &Path) -> io::Result<Box<dyn DiskFile>>;

    /// Renames the file `from` to `to`. A file at `to` is replaced.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Creates a folder and its parent folders. It is not an error if they exist.
    fn make_folder(&self, path: &Path) -> io::Result<()>;

    /// The names of the entries of a folder, in any order.
    fn list_folder(&self, folder: &Path) -> io::Result<Vec<String>>;

    /// Makes sure that files added to or removed from a folder stay so after a power failure.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;

    /// The absolute path after following symbolic links, even if the last link points to a file that does not exist.
    fn resolve_links(&self, path: &Path) -> io::Result<PathBuf>;
}

/// A file that is open for writing.
pub trait DiskFile: Debug + Send {
    /// Writes at the end of the file, as many bytes as one call takes. Returns their number.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize>;

    /// Returns when all written bytes are on the disk, not only in a buffer.
    fn sync(&mut self) -> io::Result<()>;

    /// Cuts the file to `size` bytes.
    fn truncate(&mut self, size: u64) -> io::Result<()>;

    /// Copies the permissions of the file at `old`, and its owner if the system allows that.
    fn copy_permissions_from(&mut self, old: &Path) -> io::Result<()>;

    /// Locks the file for this process as long as it is open. Returns false if another process has locked it.
    fn try_lock_file(&mut self) -> io::Result<bool>;
}

/// Writes all of `bytes`.
pub(super) fn write_all(file: &mut dyn DiskFile, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match file.write(bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => bytes = bytes.get(written..).unwrap_or_default(),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// An unused path beside `path`.
pub(super) fn temporary_path(path: &Path) -> PathBuf {
    static COUNTER: AtomicU64 = AtomicU64::new(0);
    let number = COUNTER.fetch_add(1, Ordering::Relaxed);
    parent_folder(path).join(format!(".topboard-{}-{number}.tmp", std::process::id()))
}

/// The folder that contains `path`.
pub(super) fn parent_folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Whether something may exist at `path`. An error counts as yes, so nothing is overwritten by mistake.
pub(super) fn may_exist(disk: &dyn Disk, path: &Path) -> bool {
    !disk.file_info(path).is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
}

/// The file system of this computer.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalDisk;

impl Disk for LocalDisk {
    fn file_info(&self, path: &Path) -> io::Result<FileInfo> {
        let about = fs::metadata(path)?;
        let kind = match about.file_type() {
            kind if kind.is_file() => FileKind::File,
            kind if kind.is_dir() => FileKind::Folder,
            _ => FileKind::Other,
        };
        Ok(FileInfo { kind, size: about.len() })
    }

    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        File::open(path)?.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
        Ok(Box::new(OpenOptions::new().append(true).create_new(true).open(path)?))
    }

    fn open_to_append(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
        Ok(Box::new(OpenOptions::new().append(true).open(path)?))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
    }

    fn list_folder(&self, folder: &Path) -> io::Result<Vec<String>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
    }

    /// Some network folders cannot be synced and report `InvalidInput`. The file is in place nevertheless. Windows
    /// syncs the folder together with the file.
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        use io::ErrorKind::{InvalidInput, PermissionDenied, Unsupported};
        if cfg!(not(unix)) {
            return Ok(());
        }
        match File::open(folder).and_then(|folder| folder.sync_all()) {
            Err(error) if matches!(error.kind(), InvalidInput | Unsupported | PermissionDenied) => Ok(()),
            result => result,
        }
    }

    fn resolve_links(&self, path: &Path) -> io::Result<PathBuf> {
        let mut at = std::path::absolute(path)?;
        // Linux also follows 40 links.
        for _ in 0..40 {
            match fs::symlink_metadata(&at) {
                Ok(about) if about.is_symlink() => at = parent_folder(&at).join(fs::read_link(&at)?),
                _ => return Ok(at),
            }
        }
        Err(io::Error::other("the links to it go round in a circle"))
    }
}

impl DiskFile for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        io::Write::write(self, bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.flush()?;
        self.sync_all()
    }

    fn truncate(&mut self, size: u64) -> io::Result<()> {
        self.set_len(size)
    }

    fn copy_permissions_from(&mut self, old: &Path) -> io::Result<()> {
        let about = fs::metadata(old)?;
        copy_owner(self, &about);
        self.set_permissions(about.permissions())
    }

    fn try_lock_file(&mut self) -> io::Result<bool> {
        match self.try_lock() {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

/// Gives the new file the owner and the group of the old file, if the system allows it. Otherwise the file belongs to
/// the current user, and nothing is lost.
#[cfg(unix)]
fn copy_owner(file: &File, old: &fs::Metadata) {
    use std::os::unix::fs::{MetadataExt as _, fchown};
    let differs = file.metadata().is_ok_and(|new| (new.uid(), new.gid()) != (old.uid(), old.gid()));
    if differs && fchown(file, Some(old.uid()), Some(old.gid())).is_err() {
        // Only root may change the owner, but a member of a group may change the group.
        drop(fchown(file, None, Some(old.gid())));
    }
}

#[cfg(not(unix))]
fn copy_owner(_file: &File, _old: &fs::Metadata) {}
