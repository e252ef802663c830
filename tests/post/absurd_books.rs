//! Books of a stranger with one absurd number: each is refused in a sentence, or it is opened, edited, scored and posted in
//! little time and memory.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use topboard::decimal_sign::DecimalSign;
use topboard::engine::Engine;
use topboard::notices::PostedEvent;
use topboard::posting::{ChosenNotice, Posting, PostingFormat};
use topboard::publish::PageSetup;
use topboard::store;

use crate::common::absurd_values::{ABSURD_NUMBERS, with_number_anywhere, with_value};
use crate::common::random_edits::{random_edit, start_book};
use crate::common::random_numbers::RandomNumbers;

/// The longest time for one book.
const LONGEST: Duration = Duration::from_secs(10);
/// The most memory of the whole run, in kilobytes.
const MOST_MEMORY: u64 = 300 * 1024;

fn small(numbers: &mut RandomNumbers) -> u16 {
    u16::try_from(numbers.below(65_536)).unwrap()
}

/// The file of a random book, and the same file with another number in it.
fn absurd_file(numbers: &mut RandomNumbers) -> String {
    let mut book = start_book(numbers.below(8));
    for _ in 0..numbers.below(30) {
        let chosen = std::array::from_fn(|_| small(numbers));
        // Not every random edit is possible.
        drop(book.apply(random_edit(&book, chosen)));
    }
    let bytes = store::book_to_bytes(Path::new("con.topboard"), &book).unwrap();
    let json = String::from_utf8(bytes).unwrap();
    let (which, value) = (numbers.below(1 << 31), ABSURD_NUMBERS[numbers.below(ABSURD_NUMBERS.len())]);
    let changed = match numbers.below(3) {
        0 => with_number_anywhere(&json, which, value),
        _ => with_value(&json, false, which, value),
    };
    changed.unwrap_or(json)
}

/// What a director does with a book. Returns whether it was opened.
fn open_edit_score_and_post(file: &str, numbers: &mut RandomNumbers, folder: &Path) -> bool {
    let path = Path::new("con.topboard");
    let book = match store::parse_book(file.as_bytes(), path) {
        Ok(book) => book,
        Err(refused) => {
            assert!(refused.to_string().contains("con.topboard"), "{refused}");
            return false;
        }
    };
    let mut engine = Engine::new(book);
    for _ in 0..4 {
        let chosen = std::array::from_fn(|_| small(numbers));
        let edit = random_edit(engine.book(), chosen);
        drop(engine.apply("edit", edit));
    }
    engine.undo();
    let saved = store::book_to_bytes(path, engine.book()).unwrap();
    assert!(store::parse_book(&saved, path).unwrap() == *engine.book());
    let event = PostedEvent::new(&engine);
    let setup = PageSetup::default();
    let chosen: Vec<ChosenNotice> = event
        .due_notices()
        .into_iter()
        .map(|(due, notices)| ChosenNotice::new(&event, due, notices, setup.clone()))
        .collect();
    let posting = Posting {
        event: &event,
        whole: &engine,
        chosen: &chosen,
        formats: &[PostingFormat::PlainText, PostingFormat::Csv],
        sources: &[],
        earlier_files: &[],
        decimal_sign: DecimalSign::Point,
        posted_at: None,
    };
    if let Err(refused) = posting.write(folder, &mut |_| ControlFlow::Continue(())) {
        assert!(!refused.to_string().is_empty());
    }
    true
}

/// The most memory that this process had, in kilobytes.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The time that this thread has computed, where the system says so. On a busy machine a thread also waits.
fn computed_time(started: Instant) -> Duration {
    const TICKS_PER_SECOND: u64 = 100;
    let ticks = || -> Option<u64> {
        let stat = fs::read_to_string("/proc/thread-self/stat").ok()?;
        // The name of the program comes before this bracket. The 12th and the 13th number are the ticks in it and in the system.
        let numbers = stat.rsplit_once(')')?.1.split_whitespace();
        numbers.skip(11).take(2).map(|number| number.parse::<u64>().ok()).sum()
    };
    ticks().map_or_else(|| started.elapsed(), |ticks| Duration::from_millis(ticks * 1_000 / TICKS_PER_SECOND))
}

/// Returns how many books were opened.
fn run(first: u64, count: u64) -> usize {
    let mut opened = 0;
    let started = Instant::now();
    for seed in first..first + count {
        let mut numbers = RandomNumbers::new(seed);
        let file = absurd_file(&mut numbers);
        let folder = tempfile::tempdir().unwrap();
        let before = computed_time(started);
        let work = std::panic::AssertUnwindSafe(|| open_edit_score_and_post(&file, &mut numbers, folder.path()));
        let done =
            std::panic::catch_unwind(work).unwrap_or_else(|_| panic!("the book number {seed} ended the program"));
        opened += usize::from(done);
        let time = computed_time(started).saturating_sub(before);
        assert!(time < LONGEST, "the book number {seed} took {time:?}");
    }
    opened
}

#[test]
fn a_book_with_one_absurd_number_is_refused_or_used_like_any_other() {
    assert!(run(1, 40) > 0);
}

#[test]
#[ignore = "takes an hour; says with --nocapture how far it is"]
fn ten_thousand_books_with_one_absurd_number_end_nothing_and_cost_little() {
    // To go on after a stop: TOPBOARD_FIRST_BOOK=6000
    let first: u64 = std::env::var("TOPBOARD_FIRST_BOOK").map_or(0, |first| first.parse().unwrap());
    let mut opened = 0;
    for hundred in first / 100..100 {
        opened += run(1_000 + hundred * 100, 100);
        let memory = peak_memory();
        println!("{} books, {opened} opened, peak memory {memory:?} KB", (hundred + 1) * 100);
        assert!(memory.is_none_or(|memory| memory <= MOST_MEMORY), "{memory:?} KB");
    }
}
