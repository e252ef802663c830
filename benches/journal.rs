//! Benchmarks of the journal: the time of an entry with a slow disk, and the time to read the journal of a day.

#![allow(clippy::unwrap_used, reason = "a benchmark stops where it fails")]

use std::ffi::OsString;
use std::hint::black_box;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use divan::Bencher;
use jiff::Timestamp;
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, SeatField};
use topboard::engine::Engine;
use topboard::history::History;
use topboard::store::disk::{Disk, DiskFile, FileId, FileInfo, InitialPermissions, LocalDisk};
use topboard::store::{self, BookStore, JournalMode, journal};

fn main() {
    divan::main();
}

/// The time of a sync on a slow disk.
const SLOW: Duration = Duration::from_millis(50);

/// A disk that is as slow as an old USB stick.
#[derive(Debug)]
struct SlowDisk;

#[derive(Debug)]
struct SlowFile(Box<dyn DiskFile>);

impl Disk for SlowDisk {
    fn file_info(&self, path: &Path) -> io::Result<FileInfo> {
        LocalDisk.file_info(path)
    }
    fn entry_info(&self, path: &Path) -> io::Result<FileInfo> {
        LocalDisk.entry_info(path)
    }
    fn read_without_link(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        LocalDisk.read_without_link(path, most)
    }
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        LocalDisk.read(path, most)
    }
    fn create(&self, path: &Path, permissions: InitialPermissions) -> io::Result<Box<dyn DiskFile>> {
        Ok(Box::new(SlowFile(LocalDisk.create(path, permissions)?)))
    }
    fn open_to_append(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
        Ok(Box::new(SlowFile(LocalDisk.open_to_append(path)?)))
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        LocalDisk.rename(from, to)
    }
    fn rename_to_unused(&self, from: &Path, to: &Path) -> io::Result<()> {
        LocalDisk.rename_to_unused(from, to)
    }
    fn file_id(&self, path: &Path) -> io::Result<FileId> {
        LocalDisk.file_id(path)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        LocalDisk.remove(path)
    }
    fn make_folder(&self, path: &Path, permissions: InitialPermissions) -> io::Result<()> {
        LocalDisk.make_folder(path, permissions)
    }
    fn fit_folder_permissions(&self, folder: &Path, like: &Path) -> io::Result<()> {
        LocalDisk.fit_folder_permissions(folder, like)
    }
    fn list_folder(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        LocalDisk.list_folder(folder)
    }
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        thread::sleep(SLOW);
        LocalDisk.sync_folder(folder)
    }
    fn resolve_links(&self, path: &Path) -> io::Result<PathBuf> {
        LocalDisk.resolve_links(path)
    }
}

impl DiskFile for SlowFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }
    fn sync(&mut self) -> io::Result<()> {
        thread::sleep(SLOW);
        self.0.sync()
    }
    fn truncate(&mut self, size: u64) -> io::Result<()> {
        self.0.truncate(size)
    }
    fn read_part(&mut self, from: u64, limit: u64) -> io::Result<Vec<u8>> {
        self.0.read_part(from, limit)
    }
    fn id(&mut self) -> io::Result<FileId> {
        self.0.id()
    }
    fn name_count(&mut self) -> io::Result<u64> {
        self.0.name_count()
    }
    fn copy_permissions_from(&mut self, old: &Path) -> io::Result<()> {
        self.0.copy_permissions_from(old)
    }
    fn try_lock_file(&mut self) -> io::Result<bool> {
        self.0.try_lock_file()
    }
}

/// A round of 22 boards, for 154 players.
fn book() -> Book {
    let boards = (1..=22).map(|n: u32| Board::new(n.to_string())).collect();
    Book { rounds: vec![Round { name: "1".into(), boards, ..Round::default() }], ..Book::default() }
}

fn edit(n: usize) -> Edit {
    let seat = BoardRef::new(0, n / 7 % 22).seat(Power::ALL[n % 7]);
    Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(u16::try_from(n % 18).unwrap())))
}

/// An open book on this disk, with its journal writer and the path of its file.
fn open(disk: Arc<dyn Disk>, folder: &Path) -> (Engine, store::JournalWriter, PathBuf) {
    let path = folder.join("con.topboard");
    store::save_book(&path, &book()).unwrap();
    let opened = BookStore::new(disk, None).open(&path).unwrap();
    let JournalMode::Writing(writer) = opened.journal_mode else { unreachable!("no other process has it open") };
    let mut engine = Engine::with_history(opened.book, opened.undo_history);
    engine.record_edits();
    (engine, writer, path)
}

/// The work of the window's thread for one entry: apply, score, submit to the journal. A sync of the disk takes 50 ms.
#[divan::bench(sample_count = 100, sample_size = 5)]
fn an_entry_on_a_slow_disk(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().unwrap();
    let (mut engine, mut writer, _) = open(Arc::new(SlowDisk), folder.path());
    let mut n = 0;
    bencher.bench_local(|| {
        engine.apply("centres of France on Round 1, board 7", edit(n)).unwrap();
        n += 1;
        black_box(writer.append(engine.take_recorded_edits()))
    });
    writer.flush().unwrap();
}

/// Repeats a journal of 20,000 entries, as on opening.
#[divan::bench(sample_count = 20)]
fn replay_twenty_thousand_entries(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().unwrap();
    let (mut engine, mut writer, path) = open(Arc::new(LocalDisk), folder.path());
    for n in 0..20_000 {
        engine.apply("centres of France on Round 1, board 7", edit(n)).unwrap();
        writer.append(engine.take_recorded_edits());
    }
    drop(writer);
    let bytes = std::fs::read(path.with_extension("topboard-journal")).unwrap();
    bencher.bench_local(|| {
        let replayed = journal::replay_journal(journal::parse_journal(&bytes).unwrap(), None).unwrap();
        assert_eq!(replayed.n, 20_000);
        replayed
    });
}

/// The same for the complete opening: both files are read and compared, and the journal is opened for appending.
#[divan::bench(sample_count = 10)]
fn open_a_book_with_twenty_thousand_entries(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().unwrap();
    let (mut engine, mut writer, path) = open(Arc::new(LocalDisk), folder.path());
    for n in 0..20_000 {
        engine.apply("centres of France on Round 1, board 7", edit(n)).unwrap();
        writer.append(engine.take_recorded_edits());
    }
    drop(writer);
    let book_store = BookStore::new(Arc::new(LocalDisk), None);
    bencher.bench_local(|| book_store.open(&path).unwrap());
}

/// A history of 20,000 entries.
fn history() -> History {
    let mut engine = Engine::new(book());
    engine.record_edits();
    let mut history = History::new(book());
    for n in 0..20_000 {
        engine.apply("centres of France on Round 1, board 7", edit(n)).unwrap();
        history.add(Timestamp::UNIX_EPOCH, "ann on hall-2", &engine.take_recorded_edits());
    }
    history
}

/// Makes the list of changes that the history tab shows.
#[divan::bench(sample_count = 10)]
fn list_the_history_of_twenty_thousand_entries(bencher: Bencher<'_, '_>) {
    let whole = history();
    bencher.with_inputs(|| whole.clone()).bench_local_values(|mut history| {
        assert_eq!(history.entries().len(), 20_000);
        history
    });
}

/// Computes a past state of the event for display.
#[divan::bench(sample_count = 10)]
fn show_the_newest_of_twenty_thousand_past_states(bencher: Bencher<'_, '_>) {
    let history = history();
    bencher.bench_local(|| Engine::new(history.book_after(19_999)));
}
