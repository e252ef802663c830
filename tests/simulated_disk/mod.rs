//! A disk in memory that can fail at any call, run full, and lose what was not synced when the power goes.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use topboard::store::disk::{Disk, DiskFile, FileInfo, FileKind};

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// This call, counted from 0, and no other.
    Once(usize, io::ErrorKind),
    /// This call and every one after it.
    From(usize, io::ErrorKind),
    /// Every call of writing stops short; this one and those after it fail.
    Short(usize),
    /// No more than so many bytes go on the disk.
    Room(usize),
}

#[derive(Debug, Default)]
struct Inode {
    data: Vec<u8>,
    /// What is certainly on the disk.
    synced: Vec<u8>,
    held: bool,
}

/// A change of a folder that is on its way.
#[derive(Clone, Debug)]
enum Entry {
    Put(PathBuf, usize),
    Gone(PathBuf),
    Moved(PathBuf, PathBuf),
}

impl Entry {
    fn is_in(&self, folder: &Path) -> bool {
        match self {
            Entry::Put(path, _) | Entry::Gone(path) => path.parent() == Some(folder),
            Entry::Moved(from, to) => from.parent() == Some(folder) || to.parent() == Some(folder),
        }
    }

    fn make(&self, names: &mut BTreeMap<PathBuf, usize>) {
        match self {
            Entry::Put(path, inode) => drop(names.insert(path.clone(), *inode)),
            Entry::Gone(path) => drop(names.remove(path)),
            Entry::Moved(from, to) => {
                if let Some(inode) = names.remove(from) {
                    names.insert(to.clone(), inode);
                }
            }
        }
    }
}

#[derive(Debug, Default)]
struct Inner {
    inodes: Vec<Inode>,
    folders: BTreeSet<PathBuf>,
    names: BTreeMap<PathBuf, usize>,
    /// The names that are certainly on the disk, and what is not yet, in order.
    sure: BTreeMap<PathBuf, usize>,
    unsure: Vec<Entry>,
    fault: Option<Fault>,
    calls: usize,
}

/// The disk. Copies are the same disk.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory(Arc<Mutex<Inner>>);

impl Inner {
    /// Counts a call; an error where it is to fail.
    fn call(&mut self) -> io::Result<()> {
        let call = self.calls;
        self.calls += 1;
        match self.fault {
            Some(Fault::Once(at, kind)) if at == call => Err(kind.into()),
            Some(Fault::From(at, kind)) if at <= call => Err(kind.into()),
            Some(Fault::Short(at)) if at <= call => Err(io::ErrorKind::Other.into()),
            _ => Ok(()),
        }
    }

    fn entry(&mut self, entry: Entry) {
        entry.make(&mut self.names);
        self.unsure.push(entry);
    }

    fn find(&self, path: &Path) -> io::Result<usize> {
        self.names.get(path).copied().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl Memory {
    /// A disk with these folders.
    pub(crate) fn with_folders(folders: &[&str]) -> Self {
        let disk = Memory::default();
        disk.lock().folders.extend(folders.iter().map(PathBuf::from));
        disk
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap()
    }

    /// From now on this goes wrong; calls are counted anew.
    pub(crate) fn set_fault(&self, fault: Option<Fault>) {
        let mut inner = self.lock();
        inner.fault = fault;
        inner.calls = 0;
    }

    /// How many calls were made since the fault was set.
    pub(crate) fn calls(&self) -> usize {
        self.lock().calls
    }

    /// Puts a file on the disk for certain.
    pub(crate) fn put(&self, path: &str, bytes: &[u8]) {
        let mut inner = self.lock();
        let inode = inner.inodes.len();
        inner.inodes.push(Inode { data: bytes.to_vec(), synced: bytes.to_vec(), held: false });
        inner.names.insert(path.into(), inode);
        inner.sure.insert(path.into(), inode);
    }

    /// What is in a file.
    pub(crate) fn get(&self, path: &str) -> Option<Vec<u8>> {
        let inner = self.lock();
        inner.names.get(Path::new(path)).map(|inode| inner.inodes[*inode].data.clone())
    }

    /// The names of all files.
    pub(crate) fn names(&self) -> Vec<String> {
        self.lock().names.keys().map(|path| path.display().to_string()).collect()
    }

    /// The disk as it may be after the power went: what was synced, and of the rest as much as `luck` says.
    pub(crate) fn after_a_power_cut(&self, luck: u64) -> Memory {
        let inner = self.lock();
        let luck = usize::try_from(luck).unwrap();
        let mut names = inner.sure.clone();
        for entry in &inner.unsure[..luck % (inner.unsure.len() + 1)] {
            entry.make(&mut names);
        }
        let after = |(n, inode): (usize, &Inode)| {
            let mut data = inode.synced.clone();
            if inode.data.len() > data.len() && inode.data.starts_with(&data) {
                let more = &inode.data[data.len()..];
                let kept = (luck / 7 + n * 31) % (more.len() + 1);
                data.extend(&more[..kept]);
                if luck.is_multiple_of(3) {
                    // Room that was given to the file and never written.
                    data.resize(data.len() + more.len() - kept, 0);
                }
            }
            data
        };
        Memory::found(inner.inodes.iter().enumerate().map(after), &names, &inner.folders)
    }

    /// The disk as the next process finds it when this one was killed: nothing is lost, nothing is held.
    pub(crate) fn after_a_kill(&self) -> Memory {
        let inner = self.lock();
        Memory::found(inner.inodes.iter().map(|inode| inode.data.clone()), &inner.names, &inner.folders)
    }

    fn found(
        data: impl Iterator<Item = Vec<u8>>,
        names: &BTreeMap<PathBuf, usize>,
        folders: &BTreeSet<PathBuf>,
    ) -> Memory {
        let inodes = data.map(|data| Inode { synced: data.clone(), data, held: false }).collect();
        let inner =
            Inner { inodes, folders: folders.clone(), sure: names.clone(), names: names.clone(), ..Inner::default() };
        Memory(Arc::new(Mutex::new(inner)))
    }
}

impl Disk for Memory {
    fn file_info(&self, path: &Path) -> io::Result<FileInfo> {
        let mut inner = self.lock();
        inner.call()?;
        if inner.folders.contains(path) {
            return Ok(FileInfo { kind: FileKind::Folder, size: 0 });
        }
        let inode = inner.find(path)?;
        Ok(FileInfo { kind: FileKind::File, size: inner.inodes[inode].data.len() as u64 })
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let mut inner = self.lock();
        inner.call()?;
        let inode = inner.find(path)?;
        let data = &inner.inodes[inode].data;
        Ok(data[..data.len().min(usize::try_from(most).unwrap())].to_vec())
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
        let mut inner = self.lock();
        inner.call()?;
        if inner.names.contains_key(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        if !path.parent().is_some_and(|folder| inner.folders.contains(folder)) {
            return Err(io::ErrorKind::NotFound.into());
        }
        let inode = inner.inodes.len();
        inner.inodes.push(Inode::default());
        inner.entry(Entry::Put(path.to_owned(), inode));
        Ok(Box::new(Open { disk: self.clone(), inode, holds: false }))
    }

    fn open_to_append(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
        let mut inner = self.lock();
        inner.call()?;
        let inode = inner.find(path)?;
        Ok(Box::new(Open { disk: self.clone(), inode, holds: false }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut inner = self.lock();
        inner.call()?;
        inner.find(from)?;
        inner.entry(Entry::Moved(from.to_owned(), to.to_owned()));
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut inner = self.lock();
        inner.call()?;
        inner.find(path)?;
        inner.entry(Entry::Gone(path.to_owned()));
        Ok(())
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        let mut inner = self.lock();
        inner.call()?;
        inner.folders.extend(path.ancestors().map(Path::to_owned));
        Ok(())
    }

    fn list_folder(&self, folder: &Path) -> io::Result<Vec<String>> {
        let mut inner = self.lock();
        inner.call()?;
        let within = inner.names.keys().filter(|path| path.parent() == Some(folder));
        Ok(within.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned())).collect())
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        let mut inner = self.lock();
        inner.call()?;
        // What came before the last change of this folder goes to the disk with it.
        let last = inner.unsure.iter().rposition(|entry| entry.is_in(folder));
        let made: Vec<Entry> = inner.unsure.drain(..last.map_or(0, |last| last + 1)).collect();
        for entry in made {
            entry.make(&mut inner.sure);
        }
        Ok(())
    }

    fn resolve_links(&self, path: &Path) -> io::Result<PathBuf> {
        self.lock().call()?;
        Ok(path.to_owned())
    }
}

#[derive(Debug)]
struct Open {
    disk: Memory,
    inode: usize,
    holds: bool,
}

impl DiskFile for Open {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut inner = self.disk.lock();
        inner.call()?;
        let mut goes = bytes.len();
        match inner.fault {
            Some(Fault::Short(_)) => goes = goes.div_ceil(2).min(7),
            Some(Fault::Room(room)) => {
                let files: BTreeSet<usize> = inner.names.values().copied().collect();
                let used: usize = files.into_iter().map(|inode| inner.inodes[inode].data.len()).sum();
                goes = goes.min(room.saturating_sub(used));
            }
            _ => {}
        }
        if goes == 0 {
            return Err(io::ErrorKind::StorageFull.into());
        }
        inner.inodes[self.inode].data.extend(&bytes[..goes]);
        Ok(goes)
    }

    fn sync(&mut self) -> io::Result<()> {
        let mut inner = self.disk.lock();
        inner.call()?;
        let inode = &mut inner.inodes[self.inode];
        inode.synced.clone_from(&inode.data);
        Ok(())
    }

    fn truncate(&mut self, size: u64) -> io::Result<()> {
        let mut inner = self.disk.lock();
        inner.call()?;
        inner.inodes[self.inode].data.truncate(usize::try_from(size).unwrap());
        Ok(())
    }

    fn copy_permissions_from(&mut self, _old: &Path) -> io::Result<()> {
        self.disk.lock().call()
    }

    fn try_lock_file(&mut self) -> io::Result<bool> {
        let mut inner = self.disk.lock();
        inner.call()?;
        let inode = &mut inner.inodes[self.inode];
        if inode.held {
            return Ok(false);
        }
        inode.held = true;
        self.holds = true;
        Ok(true)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        if self.holds {
            self.disk.lock().inodes[self.inode].held = false;
        }
    }
}
