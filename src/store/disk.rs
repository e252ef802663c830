//! The one way to the disk: every call on the file system that keeps a book goes through [`Disk`].
//!
//! [`Files`] is the real one. Tests have others, in which any call fails, writes stop short, the disk is full, or the power
//! goes.

use std::fmt::Debug;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// What is at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    pub kind: Kind,
    /// In bytes.
    pub size: u64,
}

/// What something on a disk is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    File,
    Folder,
    /// A pipe, a device.
    Other,
}

/// The calls on a file system that the store makes. Paths are followed through links.
pub trait Disk: Debug + Send + Sync {
    /// What is at `path`.
    fn about(&self, path: &Path) -> io::Result<About>;

    /// The file's bytes, and one more than `most` where there are more.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// Makes a new file; it is an error if there is one.
    fn create(&self, path: &Path) -> io::Result<Box<dyn DiskFile>>;

    /// Opens a file that is there, to write on at its end.
    fn extend(&self, path: &Path) -> io::Result<Box<dyn DiskFile>>;

    /// Puts the file `from` in the place of `to`, whether there is one or not.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Makes a folder and those above it; it is no error if they are there.
    fn make_folder(&self, path: &Path) -> io::Result<()>;

    /// The names of what is in a folder, in any order.
    fn list(&self, folder: &Path) -> io::Result<Vec<String>>;

    /// Makes what came into a folder and went from it last through a power cut.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;

    /// The whole path behind symbolic links, also where the last one points to nothing yet.
    fn follow(&self, path: &Path) -> io::Result<PathBuf>;
}

/// A file that is open for writing.
pub trait DiskFile: Debug + Send {
    /// Writes at the end, as much as goes in one piece, and says how much that was.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize>;

    /// Returns once all that was written is on the disk, not merely on its way.
    fn sync(&mut self) -> io::Result<()>;

    /// Cuts the file off behind `size` bytes.
    fn cut(&mut self, size: u64) -> io::Result<()>;

    /// Gives the file the permissions, and where the system lets us the owner, of the one at `old`.
    fn dress_like(&mut self, old: &Path) -> io::Result<()>;

    /// Holds the file for this process as long as it is open; false when another one does.
    fn hold(&mut self) -> io::Result<bool>;
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

/// A name beside `path` that nothing has.
pub(super) fn temporary(path: &Path) -> PathBuf {
    static COUNTER: AtomicU64 = AtomicU64::new(0);
    let number = COUNTER.fetch_add(1, Ordering::Relaxed);
    folder_of(path).join(format!(".topboard-{}-{number}.tmp", std::process::id()))
}

/// The folder a path lies in.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Whether there is something at `path`; an error counts as yes, so that nothing is overwritten for want of knowing.
pub(super) fn is_there(disk: &dyn Disk, path: &Path) -> bool {
    !disk.about(path).is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
}

/// The file system of this computer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Files;

impl Disk for Files {
    fn about(&self, path: &Path) -> io::Result<About> {
        let about = fs::metadata(path)?;
        let kind = match about.file_type() {
            kind if kind.is_file() => Kind::File,
            kind if kind.is_dir() => Kind::Folder,
            _ => Kind::Other,
        };
        Ok(About { kind, size: about.len() })
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        File::open(path)?.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
        Ok(Box::new(OpenOptions::new().append(true).create_new(true).open(path)?))
    }

    fn extend(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
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

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
    }

    /// Some network folders cannot, and say so with `InvalidInput`; the file is in place all the same. Windows syncs the
    /// folder with the file.
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

    fn follow(&self, path: &Path) -> io::Result<PathBuf> {
        let mut at = std::path::absolute(path)?;
        // As many links as Linux follows.
        for _ in 0..40 {
            match fs::symlink_metadata(&at) {
                Ok(about) if about.is_symlink() => at = folder_of(&at).join(fs::read_link(&at)?),
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

    fn cut(&mut self, size: u64) -> io::Result<()> {
        self.set_len(size)
    }

    fn dress_like(&mut self, old: &Path) -> io::Result<()> {
        let about = fs::metadata(old)?;
        keep_owner(self, &about);
        self.set_permissions(about.permissions())
    }

    fn hold(&mut self) -> io::Result<bool> {
        match self.try_lock() {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

/// Gives the new file to the owner and group of the old one where the system lets us. Where it does not, the file is
/// ours, which loses nothing.
#[cfg(unix)]
fn keep_owner(file: &File, old: &fs::Metadata) {
    use std::os::unix::fs::{MetadataExt as _, fchown};
    let differs = file.metadata().is_ok_and(|new| (new.uid(), new.gid()) != (old.uid(), old.gid()));
    if differs && fchown(file, Some(old.uid()), Some(old.gid())).is_err() {
        // Only root gives a file away, but a member may give it to the group.
        drop(fchown(file, None, Some(old.gid())));
    }
}

#[cfg(not(unix))]
fn keep_owner(_file: &File, _old: &fs::Metadata) {}
