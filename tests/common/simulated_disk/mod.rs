//! A disk in memory. It can fail at any call, run full, and lose unsynced data when the power fails.

pub(crate) mod open_book;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use topboard::store::disk::{Disk, DiskFile, FileId, FileInfo, FileKind, InitialPermissions};

/// The fault that the disk simulates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Only this call fails, counted from 0.
    Once(usize, io::ErrorKind),
    /// This call and all later calls fail.
    From(usize, io::ErrorKind),
    /// Every write stops short; this call and all later calls fail.
    Short(usize),
    /// The size of the disk in bytes.
    Room(usize),
    /// Files have no permissions, as on some USB sticks and network folders.
    NoPermissions,
}

#[derive(Debug, Default)]
struct Inode {
    /// Whether its folder was pulled out.
    gone: bool,
    data: Vec<u8>,
    /// The data that survives a power failure.
    synced: Vec<u8>,
    locked: bool,
}

/// A change of a folder that may not be synced yet.
#[derive(Clone, Debug)]
enum FolderChange {
    Created(PathBuf, usize),
    Removed(PathBuf),
    Renamed(PathBuf, PathBuf),
}

impl FolderChange {
    fn is_in(&self, folder: &Path) -> bool {
        match self {
            FolderChange::Created(path, _) | FolderChange::Removed(path) => path.parent() == Some(folder),
            FolderChange::Renamed(from, to) => from.parent() == Some(folder) || to.parent() == Some(folder),
        }
    }

    fn apply_to(&self, names: &mut BTreeMap<PathBuf, usize>) {
        match self {
            FolderChange::Created(path, inode) => drop(names.insert(path.clone(), *inode)),
            FolderChange::Removed(path) => drop(names.remove(path)),
            FolderChange::Renamed(from, to) => {
                if let Some(inode) = names.remove(from) {
                    names.insert(to.clone(), inode);
                }
            }
        }
    }
}

#[derive(Debug, Default)]
struct DiskState {
    inodes: Vec<Inode>,
    folders: BTreeSet<PathBuf>,
    /// The folders that do not survive a power failure, because the folder that contains them was not synced.
    unsynced_folders: BTreeSet<PathBuf>,
    names: BTreeMap<PathBuf, usize>,
    /// The names that survive a power failure.
    synced_names: BTreeMap<PathBuf, usize>,
    /// The changes of names that are not synced yet, in their order.
    pending_changes: Vec<FolderChange>,
    fault: Option<Fault>,
    calls: usize,
    /// What another program writes when the next file is synced.
    meddling: Option<(PathBuf, Vec<u8>)>,
    /// Added to the identity of every file.
    identity_shift: u64,
}

/// The disk. All clones share its content.
#[derive(Clone, Debug, Default)]
pub(crate) struct SimulatedDisk(Arc<Mutex<DiskState>>);

impl DiskState {
    /// Counts a call. Returns an error if this call should fail.
    fn count_call(&mut self) -> io::Result<()> {
        let call_index = self.calls;
        self.calls += 1;
        match self.fault {
            Some(Fault::Once(at, kind)) if at == call_index => Err(kind.into()),
            Some(Fault::From(at, kind)) if at <= call_index => Err(kind.into()),
            Some(Fault::Short(at)) if at <= call_index => Err(io::ErrorKind::Other.into()),
            _ => Ok(()),
        }
    }

    /// Counts a call about an open file, which fails if its folder was pulled out.
    fn count_call_of(&mut self, inode: usize) -> io::Result<()> {
        self.count_call()?;
        if self.inodes[inode].gone { Err(io::ErrorKind::Other.into()) } else { Ok(()) }
    }

    fn change(&mut self, change: FolderChange) {
        change.apply_to(&mut self.names);
        self.pending_changes.push(change);
    }

    fn find(&self, path: &Path) -> io::Result<usize> {
        self.names.get(path).copied().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

/// A folder that was pulled out, with its files.
#[derive(Debug)]
pub(crate) struct PulledOut {
    folders: Vec<PathBuf>,
    files: Vec<(PathBuf, Vec<u8>)>,
}

impl SimulatedDisk {
    /// A disk with these folders.
    pub(crate) fn with_folders(folders: &[&str]) -> Self {
        let disk = SimulatedDisk::default();
        disk.lock().folders.extend(folders.iter().map(PathBuf::from));
        disk
    }

    fn lock(&self) -> MutexGuard<'_, DiskState> {
        self.0.lock().unwrap()
    }

    /// Every call waits until the result is dropped.
    pub(crate) fn pause(&self) -> impl Sized + '_ {
        self.lock()
    }

    /// Sets the fault and counts the calls from 0 again.
    pub(crate) fn set_fault(&self, fault: Option<Fault>) {
        let mut inner = self.lock();
        inner.fault = fault;
        inner.calls = 0;
    }

    /// Number of calls since the fault was set.
    pub(crate) fn calls(&self) -> usize {
        self.lock().calls
    }

    /// Puts a synced file on the disk.
    pub(crate) fn put(&self, path: &str, bytes: &[u8]) {
        let mut inner = self.lock();
        let inode = inner.inodes.len();
        inner.inodes.push(Inode { data: bytes.to_vec(), synced: bytes.to_vec(), locked: false, gone: false });
        inner.names.insert(path.into(), inode);
        inner.synced_names.insert(path.into(), inode);
    }

    /// Another program puts these bytes at `path` at the moment in which the next file is synced.
    pub(crate) fn put_at_next_sync(&self, path: &str, bytes: &[u8]) {
        self.lock().meddling = Some((path.into(), bytes.to_vec()));
    }

    /// Gives every file another identity, as some network folders do from time to time.
    pub(crate) fn change_identities(&self) {
        self.lock().identity_shift += 1_000_000;
    }

    /// Overwrites a file in its place, as some sync clients do.
    pub(crate) fn overwrite(&self, path: &str, bytes: &[u8]) {
        let mut inner = self.lock();
        let inode = inner.names[Path::new(path)];
        inner.inodes[inode].data = bytes.to_vec();
        inner.inodes[inode].synced = bytes.to_vec();
    }

    /// Makes an empty folder.
    pub(crate) fn add_folder(&self, path: &str) {
        self.lock().folders.insert(path.into());
    }

    /// Deletes a file, or a folder with everything in it.
    pub(crate) fn delete(&self, path: &str) {
        let mut inner = self.lock();
        inner.folders.retain(|folder| !folder.starts_with(path));
        inner.names.retain(|file, _| !file.starts_with(path));
        inner.pending_changes.clear();
        inner.synced_names = inner.names.clone();
    }

    /// Takes a folder away with everything in it, as a stick that is pulled out. Files that are open there cannot be used any more.
    pub(crate) fn pull_out(&self, folder: &str) -> PulledOut {
        let mut inner = self.lock();
        let folders: Vec<PathBuf> = inner.folders.iter().filter(|one| one.starts_with(folder)).cloned().collect();
        let files: Vec<(PathBuf, usize)> = inner
            .names
            .iter()
            .filter(|(file, _)| file.starts_with(folder))
            .map(|(file, at)| (file.clone(), *at))
            .collect();
        let files = files.into_iter().map(|(file, inode)| {
            inner.inodes[inode].gone = true;
            (file, inner.inodes[inode].data.clone())
        });
        let files = files.collect();
        inner.folders.retain(|one| !one.starts_with(folder));
        inner.names.retain(|file, _| !file.starts_with(folder));
        inner.pending_changes.clear();
        inner.synced_names = inner.names.clone();
        PulledOut { folders, files }
    }

    /// Puts a folder back that was pulled out.
    pub(crate) fn put_back(&self, stick: PulledOut) {
        self.lock().folders.extend(stick.folders);
        for (file, bytes) in stick.files {
            self.put(&file.display().to_string(), &bytes);
        }
    }

    /// The content of a file.
    pub(crate) fn get(&self, path: &str) -> Option<Vec<u8>> {
        let inner = self.lock();
        inner.names.get(Path::new(path)).map(|inode| inner.inodes[*inode].data.clone())
    }

    /// The names of all files.
    pub(crate) fn names(&self) -> Vec<String> {
        self.lock().names.keys().map(|path| path.display().to_string()).collect()
    }

    /// A possible disk after a power failure: all synced data, and a part of the rest that depends on `luck`.
    pub(crate) fn after_a_power_cut(&self, luck: u64) -> SimulatedDisk {
        let inner = self.lock();
        let luck = usize::try_from(luck).unwrap();
        let mut names = inner.synced_names.clone();
        for change in &inner.pending_changes[..luck % (inner.pending_changes.len() + 1)] {
            change.apply_to(&mut names);
        }
        let is_lost = |path: &Path| path.ancestors().any(|folder| inner.unsynced_folders.contains(folder));
        names.retain(|path, _| !is_lost(path));
        let folders = inner.folders.iter().filter(|folder| !is_lost(folder)).cloned().collect();
        let after = |(n, inode): (usize, &Inode)| {
            let mut data = inode.synced.clone();
            if inode.data.len() > data.len() && inode.data.starts_with(&data) {
                let more = &inode.data[data.len()..];
                let survives = (luck / 7 + n * 31) % (more.len() + 1);
                data.extend(&more[..survives]);
                if luck.is_multiple_of(3) {
                    // The file has its full length, but the end of its data was never written.
                    data.resize(data.len() + more.len() - survives, 0);
                }
            }
            data
        };
        SimulatedDisk::with_files(inner.inodes.iter().enumerate().map(after), &names, &folders)
    }

    /// The disk after this process was killed: no data is lost, and no file is locked.
    pub(crate) fn after_a_kill(&self) -> SimulatedDisk {
        let inner = self.lock();
        SimulatedDisk::with_files(inner.inodes.iter().map(|inode| inode.data.clone()), &inner.names, &inner.folders)
    }

    fn with_files(
        data: impl Iterator<Item = Vec<u8>>,
        names: &BTreeMap<PathBuf, usize>,
        folders: &BTreeSet<PathBuf>,
    ) -> SimulatedDisk {
        let inodes = data.map(|data| Inode { synced: data.clone(), data, locked: false, gone: false }).collect();
        let inner = DiskState {
            inodes,
            folders: folders.clone(),
            synced_names: names.clone(),
            names: names.clone(),
            ..DiskState::default()
        };
        SimulatedDisk(Arc::new(Mutex::new(inner)))
    }
}

impl Disk for SimulatedDisk {
    fn file_info(&self, path: &Path) -> io::Result<FileInfo> {
        let mut inner = self.lock();
        inner.count_call()?;
        if inner.folders.contains(path) {
            return Ok(FileInfo { kind: FileKind::Folder, size: 0 });
        }
        let inode = inner.find(path)?;
        Ok(FileInfo { kind: FileKind::File, size: inner.inodes[inode].data.len() as u64 })
    }

    fn file_id(&self, path: &Path) -> io::Result<FileId> {
        let mut inner = self.lock();
        inner.count_call()?;
        Ok(FileId { volume: 0, number: inner.find(path)? as u64 + inner.identity_shift })
    }

    fn entry_info(&self, path: &Path) -> io::Result<FileInfo> {
        self.file_info(path)
    }

    fn read_without_link(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.read(path, most)
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let mut inner = self.lock();
        inner.count_call()?;
        let inode = inner.find(path)?;
        let data = &inner.inodes[inode].data;
        Ok(data[..data.len().min(usize::try_from(most).unwrap())].to_vec())
    }

    fn create(&self, path: &Path, _permissions: InitialPermissions) -> io::Result<Box<dyn DiskFile>> {
        let mut inner = self.lock();
        inner.count_call()?;
        if inner.names.contains_key(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        if !path.parent().is_some_and(|folder| inner.folders.contains(folder)) {
            return Err(io::ErrorKind::NotFound.into());
        }
        let inode = inner.inodes.len();
        inner.inodes.push(Inode::default());
        inner.change(FolderChange::Created(path.to_owned(), inode));
        Ok(Box::new(OpenFile { disk: self.clone(), inode, has_lock: false }))
    }

    fn open_to_append(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
        let mut inner = self.lock();
        inner.count_call()?;
        let inode = inner.find(path)?;
        Ok(Box::new(OpenFile { disk: self.clone(), inode, has_lock: false }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut inner = self.lock();
        inner.count_call()?;
        inner.find(from)?;
        inner.change(FolderChange::Renamed(from.to_owned(), to.to_owned()));
        Ok(())
    }

    fn rename_to_unused(&self, from: &Path, to: &Path) -> io::Result<()> {
        if self.lock().names.contains_key(to) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut inner = self.lock();
        inner.count_call()?;
        inner.find(path)?;
        inner.change(FolderChange::Removed(path.to_owned()));
        Ok(())
    }

    fn make_folder(&self, path: &Path, _permissions: InitialPermissions) -> io::Result<()> {
        let mut inner = self.lock();
        inner.count_call()?;
        if inner.folders.contains(path) || inner.names.contains_key(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        if !path.parent().is_some_and(|folder| inner.folders.contains(folder)) {
            return Err(io::ErrorKind::NotFound.into());
        }
        inner.folders.insert(path.to_owned());
        inner.unsynced_folders.insert(path.to_owned());
        Ok(())
    }

    fn fit_folder_permissions(&self, _folder: &Path, _like: &Path) -> io::Result<()> {
        let mut inner = self.lock();
        inner.count_call()?;
        if inner.fault == Some(Fault::NoPermissions) { Err(io::ErrorKind::Unsupported.into()) } else { Ok(()) }
    }

    fn list_folder(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        let mut inner = self.lock();
        inner.count_call()?;
        let within = inner.names.keys().filter(|path| path.parent() == Some(folder));
        Ok(within.filter_map(|path| Some(path.file_name()?.to_owned())).collect())
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        let mut inner = self.lock();
        inner.count_call()?;
        // All changes before the last change of this folder are synced with it.
        let last = inner.pending_changes.iter().rposition(|change| change.is_in(folder));
        let made: Vec<FolderChange> = inner.pending_changes.drain(..last.map_or(0, |last| last + 1)).collect();
        for change in made {
            change.apply_to(&mut inner.synced_names);
        }
        inner.unsynced_folders.retain(|path| path.parent() != Some(folder));
        Ok(())
    }

    fn resolve_links(&self, path: &Path) -> io::Result<PathBuf> {
        self.lock().count_call()?;
        Ok(path.to_owned())
    }
}

#[derive(Debug)]
struct OpenFile {
    disk: SimulatedDisk,
    inode: usize,
    has_lock: bool,
}

impl DiskFile for OpenFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut inner = self.disk.lock();
        inner.count_call_of(self.inode)?;
        let mut length = bytes.len();
        match inner.fault {
            Some(Fault::Short(_)) => length = length.div_ceil(2).min(7),
            Some(Fault::Room(room)) => {
                let files: BTreeSet<usize> = inner.names.values().copied().collect();
                let used: usize = files.into_iter().map(|inode| inner.inodes[inode].data.len()).sum();
                length = length.min(room.saturating_sub(used));
            }
            _ => {}
        }
        if length == 0 {
            return Err(io::ErrorKind::StorageFull.into());
        }
        inner.inodes[self.inode].data.extend(&bytes[..length]);
        Ok(length)
    }

    fn sync(&mut self) -> io::Result<()> {
        let mut inner = self.disk.lock();
        inner.count_call_of(self.inode)?;
        let inode = &mut inner.inodes[self.inode];
        inode.synced.clone_from(&inode.data);
        let meddling = inner.meddling.take();
        drop(inner);
        if let Some((path, bytes)) = meddling {
            self.disk.put(&path.display().to_string(), &bytes);
        }
        Ok(())
    }

    fn truncate(&mut self, size: u64) -> io::Result<()> {
        let mut inner = self.disk.lock();
        inner.count_call_of(self.inode)?;
        inner.inodes[self.inode].data.truncate(usize::try_from(size).unwrap());
        Ok(())
    }

    fn read_part(&mut self, from: u64, most: u64) -> io::Result<Vec<u8>> {
        let mut inner = self.disk.lock();
        inner.count_call_of(self.inode)?;
        let data = &inner.inodes[self.inode].data;
        let from = data.len().min(usize::try_from(from).unwrap());
        Ok(data[from..].iter().take(usize::try_from(most).unwrap()).copied().collect())
    }

    fn id(&mut self) -> io::Result<FileId> {
        let mut inner = self.disk.lock();
        inner.count_call_of(self.inode)?;
        Ok(FileId { volume: 0, number: self.inode as u64 + inner.identity_shift })
    }

    fn name_count(&mut self) -> io::Result<u64> {
        let mut inner = self.disk.lock();
        inner.count_call_of(self.inode)?;
        Ok(inner.names.values().filter(|inode| **inode == self.inode).count() as u64)
    }

    fn copy_permissions_from(&mut self, _old: &Path) -> io::Result<()> {
        let mut inner = self.disk.lock();
        inner.count_call_of(self.inode)?;
        if inner.fault == Some(Fault::NoPermissions) { Err(io::ErrorKind::Unsupported.into()) } else { Ok(()) }
    }

    fn try_lock_file(&mut self) -> io::Result<bool> {
        let mut inner = self.disk.lock();
        inner.count_call_of(self.inode)?;
        let inode = &mut inner.inodes[self.inode];
        if inode.locked {
            return Ok(false);
        }
        inode.locked = true;
        self.has_lock = true;
        Ok(true)
    }
}

impl Drop for OpenFile {
    fn drop(&mut self) {
        if self.has_lock {
            self.disk.lock().inodes[self.inode].locked = false;
        }
    }
}
