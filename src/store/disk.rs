//! The trait [`Disk`]: every call to the file system for books, journals and backups goes through it.
//!
//! [`LocalDisk`] is the real file system. Tests have simulated disks, in which any call fails, a write is incomplete,
//! the disk is full, or the power fails. The rule about foreign files is in `own_files`.

use std::ffi::OsString;
use std::fmt::Debug;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::windows_files::{self, refuse_device_name};
use crate::languages::window_sentences::store_errors as texts;

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
    Link,
    /// A pipe or a device.
    Other,
}

/// What tells a file from all other files of this computer, as long as it exists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FileId {
    pub volume: u64,
    pub number: u64,
}

/// The permissions with which a file or a folder is created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitialPermissions {
    /// As the system gives them to every new file.
    Usual,
    /// Only the current user may read and write.
    Private,
}

/// The calls to a file system that the store makes. No call waits for another program, as opening a pipe does.
pub trait Disk: Debug + Send + Sync {
    /// Kind and size of the file or folder at `path`. Links are followed.
    fn file_info(&self, path: &Path) -> io::Result<FileInfo>;

    /// Kind and size of the entry at `path`, which may be a link.
    fn entry_info(&self, path: &Path) -> io::Result<FileInfo>;

    /// Which file is at `path`. A link is not followed.
    fn file_id(&self, path: &Path) -> io::Result<FileId>;

    /// The bytes of the file, at most `limit` and one more. The extra byte shows that the file is larger. Links are
    /// followed. It is an error if the file is not an ordinary file.
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>>;

    /// The bytes of a file as [`Disk::read`] gives them. It is an error if there is a link at `path`.
    fn read_without_link(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>>;

    /// Creates a new file. It is an error if there is anything at `path`, even a link to nowhere.
    fn create(&self, path: &Path, permissions: InitialPermissions) -> io::Result<Box<dyn DiskFile>>;

    /// Opens an existing file for reading, and for writing at its end. It is an error if there is a link at `path`, or
    /// anything else that is not an ordinary file.
    fn open_to_append(&self, path: &Path) -> io::Result<Box<dyn DiskFile>>;

    /// Renames the file `from` to `to`. A file at `to` is replaced.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Renames the file `from` to `to`. It is an error if there is anything at `to`.
    fn rename_to_unused(&self, from: &Path, to: &Path) -> io::Result<()>;

    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Creates a folder in an existing folder.
    fn make_folder(&self, path: &Path, permissions: InitialPermissions) -> io::Result<()>;

    /// Gives a folder the permissions that fit to those of the file `like`: who may read the file may list the folder.
    fn fit_folder_permissions(&self, folder: &Path, like: &Path) -> io::Result<()>;

    /// The names of the entries of a folder, in any order.
    fn list_folder(&self, folder: &Path) -> io::Result<Vec<OsString>>;

    /// Makes sure that files added to or removed from a folder stay so after a power failure.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;

    /// The absolute path after following symbolic links, even if the last link points to a file that does not exist.
    /// The name is spelled as in its folder, where upper and lower case are the same.
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

    /// The bytes of the file from the position `from` on, at most `limit`.
    fn read_part(&mut self, from: u64, limit: u64) -> io::Result<Vec<u8>>;

    /// Which file this is. It keeps its identity when it is renamed or removed.
    fn id(&mut self) -> io::Result<FileId>;

    /// The number of names that the file has. It has more than one if there are hard links to it.
    fn name_count(&mut self) -> io::Result<u64>;

    /// Copies the permissions of the file at `old`, and its owner if the system allows that. The owner can always write.
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

/// The folder that contains `path`.
pub(super) fn parent_folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Whether something may exist at `path`, even a link to nowhere. An error counts as yes, so nothing is overwritten by
/// mistake.
pub(super) fn may_exist(disk: &dyn Disk, path: &Path) -> bool {
    !disk.entry_info(path).is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
}

/// The error for something that is not an ordinary file.
fn not_an_ordinary_file() -> io::Error {
    io::Error::other(texts::is_no_ordinary_file())
}

/// Options for a file that is read, and written at its end. Windows neither locks nor cuts a file that is opened for
/// appending, so [`DiskFile::write`] goes to its end there.
fn options_to_append() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).append(cfg!(not(windows))).write(true);
    options
}

/// The file system of this computer.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalDisk;

impl LocalDisk {
    /// Opens an ordinary file. A pipe is not waited for.
    fn open(path: &Path, options: &mut OpenOptions, follow_links: bool) -> io::Result<File> {
        // A pipe or a device is not even opened, because that can have an effect.
        let about = if follow_links { fs::metadata(path)? } else { fs::symlink_metadata(path)? };
        if about.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        if !about.is_file() {
            return Err(not_an_ordinary_file());
        }
        // Somebody may have put something else there since.
        set_open_flags(options, follow_links);
        let file = options.open(path)?;
        if file.metadata()?.is_file() { Ok(file) } else { Err(not_an_ordinary_file()) }
    }
}

#[cfg(unix)]
fn set_open_flags(options: &mut OpenOptions, follow_links: bool) {
    use std::os::unix::fs::OpenOptionsExt as _;

    use rustix::fs::OFlags;
    let links = if follow_links { OFlags::empty() } else { OFlags::NOFOLLOW };
    options.custom_flags((OFlags::NONBLOCK | OFlags::NOCTTY | links).bits().cast_signed());
}

#[cfg(windows)]
fn set_open_flags(options: &mut OpenOptions, follow_links: bool) {
    use std::os::windows::fs::OpenOptionsExt as _;

    /// The link itself is opened. It is not an ordinary file then.
    const FILE_FLAG_OPEN_REPARSE_POINT: u32 = 0x0020_0000;
    if !follow_links {
        options.custom_flags(FILE_FLAG_OPEN_REPARSE_POINT);
    }
}

#[cfg(not(any(unix, windows)))]
fn set_open_flags(_options: &mut OpenOptions, _follow_links: bool) {}

fn kind_of(about: &fs::Metadata) -> FileKind {
    match about.file_type() {
        kind if kind.is_file() => FileKind::File,
        kind if kind.is_dir() => FileKind::Folder,
        kind if kind.is_symlink() => FileKind::Link,
        _ => FileKind::Other,
    }
}

#[cfg(unix)]
fn id_in(about: &fs::Metadata) -> FileId {
    use std::os::unix::fs::MetadataExt as _;
    FileId { volume: about.dev(), number: about.ino() }
}

#[cfg(unix)]
fn id_of(file: &File) -> io::Result<FileId> {
    Ok(id_in(&file.metadata()?))
}

#[cfg(windows)]
fn id_of(file: &File) -> io::Result<FileId> {
    let about = winapi_util::file::information(file)?;
    Ok(FileId { volume: about.volume_serial_number(), number: about.file_index() })
}

/// Other systems do not tell files apart.
#[cfg(not(any(unix, windows)))]
fn id_of(_file: &File) -> io::Result<FileId> {
    Ok(FileId::default())
}

fn read_up_to(file: File, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl Disk for LocalDisk {
    fn file_info(&self, path: &Path) -> io::Result<FileInfo> {
        refuse_device_name(path)?;
        let about = fs::metadata(path)?;
        Ok(FileInfo { kind: kind_of(&about), size: about.len() })
    }

    fn entry_info(&self, path: &Path) -> io::Result<FileInfo> {
        refuse_device_name(path)?;
        let about = fs::symlink_metadata(path)?;
        Ok(FileInfo { kind: kind_of(&about), size: about.len() })
    }

    #[cfg(unix)]
    fn file_id(&self, path: &Path) -> io::Result<FileId> {
        Ok(id_in(&fs::symlink_metadata(path)?))
    }

    #[cfg(not(unix))]
    fn file_id(&self, path: &Path) -> io::Result<FileId> {
        id_of(&Self::open(path, OpenOptions::new().read(true), false)?)
    }

    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        read_up_to(Self::open(path, OpenOptions::new().read(true), true)?, limit)
    }

    fn read_without_link(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        read_up_to(Self::open(path, OpenOptions::new().read(true), false)?, limit)
    }

    fn create(&self, path: &Path, permissions: InitialPermissions) -> io::Result<Box<dyn DiskFile>> {
        refuse_device_name(path)?;
        // A new file never follows a link.
        let mut options = options_to_append();
        options.create_new(true);
        #[cfg(unix)]
        if permissions == InitialPermissions::Private {
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        }
        #[cfg(not(unix))]
        let _ = permissions;
        Ok(Box::new(options.open(path)?))
    }

    fn open_to_append(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
        Ok(Box::new(Self::open(path, &mut options_to_append(), false)?))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        refuse_device_name(to)?;
        windows_files::rename(from, to)
    }

    fn rename_to_unused(&self, from: &Path, to: &Path) -> io::Result<()> {
        refuse_device_name(to)?;
        #[cfg(any(target_os = "linux", target_os = "macos"))]
        {
            use rustix::fs::{CWD, RenameFlags, renameat_with};
            use rustix::io::Errno;
            match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
                // Some network folders cannot do this in one step.
                Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => {}
                result => return Ok(result?),
            }
        }
        if may_exist(self, to) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        windows_files::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn make_folder(&self, path: &Path, permissions: InitialPermissions) -> io::Result<()> {
        #[cfg_attr(not(unix), allow(unused_mut, reason = "only Unix has modes"))]
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        if permissions == InitialPermissions::Private {
            std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        }
        #[cfg(not(unix))]
        let _ = permissions;
        builder.create(path)
    }

    #[cfg(unix)]
    fn fit_folder_permissions(&self, folder: &Path, like: &Path) -> io::Result<()> {
        use std::os::unix::fs::PermissionsExt as _;
        let about = fs::metadata(like)?;
        let mut options = OpenOptions::new();
        set_open_flags(options.read(true), false);
        let folder = options.open(folder)?;
        copy_owner(&folder, &about);
        let read = about.permissions().mode() & 0o666;
        folder.set_permissions(fs::Permissions::from_mode(read | (read & 0o444) >> 2 | 0o700))
    }

    /// A new folder has the access rights of the folder that contains it.
    #[cfg(not(unix))]
    fn fit_folder_permissions(&self, _folder: &Path, _like: &Path) -> io::Result<()> {
        Ok(())
    }

    fn list_folder(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name())).collect()
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
        // The absolute path of such a name is that of the device.
        refuse_device_name(path)?;
        let mut at = std::path::absolute(path)?;
        // Linux also follows 40 links.
        for _ in 0..40 {
            match fs::symlink_metadata(&at) {
                Ok(about) if about.is_symlink() => at = parent_folder(&at).join(fs::read_link(&at)?),
                Ok(about) if about.is_file() => return Ok(spelled_as_in_its_folder(at)),
                _ => return Ok(at),
            }
        }
        Err(io::Error::other(texts::links_in_circle()))
    }
}

/// The path of an existing file with the spelling of its name in the folder, which can differ in case.
fn spelled_as_in_its_folder(path: PathBuf) -> PathBuf {
    // A name that is no text is compared byte by byte, by the disk.
    let Some(typed) = path.file_name() else { return path };
    let Some(wanted) = typed.to_str().map(str::to_lowercase) else { return path };
    let mut other = None;
    for entry in fs::read_dir(parent_folder(&path)).into_iter().flatten().map_while(Result::ok) {
        let name = entry.file_name();
        if name == typed {
            return path;
        }
        if name.to_str().is_some_and(|name| name.to_lowercase() == wanted) {
            other = Some(name);
        }
    }
    other.map_or_else(|| path.clone(), |name| path.with_file_name(name))
}

impl DiskFile for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if cfg!(windows) {
            self.seek(SeekFrom::End(0))?;
        }
        io::Write::write(self, bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.flush()?;
        self.sync_all()
    }

    fn truncate(&mut self, size: u64) -> io::Result<()> {
        self.set_len(size)
    }

    fn read_part(&mut self, from: u64, limit: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.seek(SeekFrom::Start(from))?;
        io::Read::take(&mut *self, limit).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn id(&mut self) -> io::Result<FileId> {
        id_of(self)
    }

    #[cfg(unix)]
    fn name_count(&mut self) -> io::Result<u64> {
        Ok(std::os::unix::fs::MetadataExt::nlink(&self.metadata()?))
    }

    #[cfg(windows)]
    fn name_count(&mut self) -> io::Result<u64> {
        Ok(winapi_util::file::information(&*self)?.number_of_links())
    }

    #[cfg(not(any(unix, windows)))]
    fn name_count(&mut self) -> io::Result<u64> {
        Ok(1)
    }

    #[cfg(unix)]
    fn copy_permissions_from(&mut self, old: &Path) -> io::Result<()> {
        use std::os::unix::fs::PermissionsExt as _;
        let about = fs::metadata(old)?;
        copy_owner(self, &about);
        // The journal of a write-protected book is written nevertheless.
        self.set_permissions(fs::Permissions::from_mode(about.permissions().mode() | 0o600))
    }

    /// A new file has the access rights of its folder.
    #[cfg(not(unix))]
    fn copy_permissions_from(&mut self, _old: &Path) -> io::Result<()> {
        Ok(())
    }

    fn try_lock_file(&mut self) -> io::Result<bool> {
        windows_files::try_lock(self)
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
