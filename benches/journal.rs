//! Keeping what is typed: an entry on the window's thread over a slow disk, and a day's journal read back.

#![allow(clippy::unwrap_used, reason = "a benchmark stops where it fails")]

use std::hint::black_box;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use divan::Bencher;
use jiff::Timestamp;
use topboard::book::{Board, BoardRef, Book, Edit, Entry, Power, Round, SeatField};
use topboard::engine::Engine;
use topboard::history::Chronicle;
use topboard::store::disk::{About, Disk, DiskFile, Files};
use topboard::store::{self, Keeping, Shelf, journal};

fn main() {
    divan::main();
}

/// How long a slow disk takes to sync.
const SLOW: Duration = Duration::from_millis(50);

/// A disk like a tired stick's.
#[derive(Debug)]
struct Slow;

#[derive(Debug)]
struct SlowFile(Box<dyn DiskFile>);

impl Disk for Slow {
    fn about(&self, path: &Path) -> io::Result<About> {
        Files.about(path)
    }
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        Files.read(path, most)
    }
    fn create(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
        Ok(Box::new(SlowFile(Files.create(path)?)))
    }
    fn extend(&self, path: &Path) -> io::Result<Box<dyn DiskFile>> {
        Ok(Box::new(SlowFile(Files.extend(path)?)))
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        Files.rename(from, to)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        Files.remove(path)
    }
    fn make_folder(&self, path: &Path) -> io::Result<()> {
        Files.make_folder(path)
    }
    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        Files.list(folder)
    }
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        thread::sleep(SLOW);
        Files.sync_folder(folder)
    }
    fn follow(&self, path: &Path) -> io::Result<PathBuf> {
        Files.follow(path)
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
    fn cut(&mut self, size: u64) -> io::Result<()> {
        self.0.cut(size)
    }
    fn dress_like(&mut self, old: &Path) -> io::Result<()> {
        self.0.dress_like(old)
    }
    fn hold(&mut self) -> io::Result<bool> {
        self.0.hold()
    }
}

/// A round of 22 boards, as 154 players have it.
fn book() -> Book {
    let boards = (1..=22).map(|n: u32| Board::named(n.to_string())).collect();
    Book { rounds: vec![Round { name: "1".into(), boards, ..Round::default() }], ..Book::default() }
}

fn edit(n: usize) -> Edit {
    let seat = BoardRef::new(0, n / 7 % 22).seat(Power::ALL[n % 7]);
    Edit::Seat(seat, SeatField::Centres(Entry::Value(u16::try_from(n % 18).unwrap())))
}

/// A book on this disk, open; its file; how far it has been typed into.
fn open(disk: Arc<dyn Disk>, folder: &Path) -> (Engine, store::Keeper, PathBuf) {
    let path = folder.join("con.topboard");
    store::save(&path, &book()).unwrap();
    let opened = Shelf::new(disk, None).open(&path).unwrap();
    let Keeping::Kept(keeper) = opened.keeping else { unreachable!("nobody has it") };
    let mut engine = Engine::with_history(opened.book, opened.history);
    engine.keep_account();
    (engine, keeper, path)
}

/// All that the window's thread does for one entry: applying, scoring, handing over. The disk takes 50 ms for a sync.
#[divan::bench(sample_count = 100, sample_size = 5)]
fn an_entry_over_a_slow_disk(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().unwrap();
    let (mut engine, mut keeper, _) = open(Arc::new(Slow), folder.path());
    let mut n = 0;
    bencher.bench_local(|| {
        engine.apply("centres of France on Round 1, board 7", edit(n)).unwrap();
        n += 1;
        black_box(keeper.keep(engine.take_account()))
    });
    keeper.flush().unwrap();
}

/// The journal of 20,000 entries, made again on opening.
#[divan::bench(sample_count = 20)]
fn a_day_of_twenty_thousand_entries_read_back(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().unwrap();
    let (mut engine, mut keeper, path) = open(Arc::new(Files), folder.path());
    for n in 0..20_000 {
        engine.apply("centres of France on Round 1, board 7", edit(n)).unwrap();
        keeper.keep(engine.take_account());
    }
    drop(keeper);
    let bytes = std::fs::read(path.with_extension("topboard-journal")).unwrap();
    bencher.bench_local(|| {
        let replayed = journal::replay(journal::read(&bytes).unwrap(), None).unwrap();
        assert_eq!(replayed.n, 20_000);
        replayed
    });
}

/// The same, as the director waits for it: both files read, compared, and the journal opened for more.
#[divan::bench(sample_count = 10)]
fn a_book_with_twenty_thousand_entries_opened(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().unwrap();
    let (mut engine, mut keeper, path) = open(Arc::new(Files), folder.path());
    for n in 0..20_000 {
        engine.apply("centres of France on Round 1, board 7", edit(n)).unwrap();
        keeper.keep(engine.take_account());
    }
    drop(keeper);
    let shelf = Shelf::new(Arc::new(Files), None);
    bencher.bench_local(|| shelf.open(&path).unwrap());
}

/// A chronicle of 20,000 entries.
fn chronicle() -> Chronicle {
    let mut engine = Engine::new(book());
    engine.keep_account();
    let mut chronicle = Chronicle::new(book());
    for n in 0..20_000 {
        engine.apply("centres of France on Round 1, board 7", edit(n)).unwrap();
        chronicle.add(Timestamp::UNIX_EPOCH, "ann on hall-2", &engine.take_account());
    }
    chronicle
}

/// The list of what was done, made when the history is first opened.
#[divan::bench(sample_count = 10)]
fn the_history_of_twenty_thousand_entries(bencher: Bencher<'_, '_>) {
    let whole = chronicle();
    bencher.with_inputs(|| whole.clone()).bench_local_values(|mut chronicle| {
        assert_eq!(chronicle.lines().len(), 20_000);
        chronicle
    });
}

/// The event as it was, ready to be shown.
#[divan::bench(sample_count = 10)]
fn the_newest_of_twenty_thousand_past_states(bencher: Bencher<'_, '_>) {
    let chronicle = chronicle();
    bencher.bench_local(|| Engine::new(chronicle.book_after(19_999)));
}
