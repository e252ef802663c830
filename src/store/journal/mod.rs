//! The journal: every change of a book, written down before it is shown.
//!
//! Beside `con.topboard` lies `con.topboard-journal`: UTF-8 text, one record to a line. A line is the CRC-32 of its JSON
//! in eight hexadecimal digits, a space, the JSON, and a line feed:
//!
//! ```text
//! 5d1f09aa {"topboard-journal":{"version":1,"by":"0.1.0","file":"/home/ann/con.topboard","n":0,"in_file":{"size":812,"crc":99},"book":{…}}}
//! 0b7713c2 {"step":{"n":1,"at":"2026-11-21T14:03:05.120Z","who":"ann on hall-2","did":"done","what":"centres of …","edit":{…}}}
//! 91c04e55 {"saved":{"n":1,"at":"2026-11-21T14:03:09.001Z","print":{"size":815,"crc":1234}}}
//! ```
//!
//! - The first line holds a whole book, so that the journal alone brings everything back: the state before its first
//!   step. `n` is the number of steps that were made before that; `in_file` is what the book's own file looked like, where
//!   it holds that state or an older one.
//! - A `step` is a change of the book, in the order of `n`, without a gap. What is undone is a step as well, and so is what
//!   undo passes over, and the `reason` for changing a finished round. Made again in this order the steps lead to the same
//!   book with the same undo and redo.
//! - `saved` says what the file looks like that holds the book as it was after step `n`. It is written before the file is,
//!   so whichever of the two is found after a crash, the journal knows what in it is newer.
//! - Records are only ever added at the end, and synced. A last line that is not whole was being written when the power
//!   went: nobody was told that it is kept, and it is dropped. A damaged line with whole ones after it ends the reading
//!   there, and the whole file is kept aside.
//! - When the steps grow beyond 16 MB, the older half is folded into the book of the first line. So the journal is bounded,
//!   and undo across restarts reaches back more than fifty thousand entries.
//! - Any field or record that this version does not know ends the reading, as damage does: it cannot be made again.

mod file;
mod replay;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub(super) use file::{JournalFile, folded};
pub use replay::{Relation, Replayed, replay};

use crate::book::validate::make_sound;
use crate::book::{Book, Logged};

/// The version this program writes, and the newest it reads.
const VERSION: u64 = 1;

/// A journal does not begin behind more steps than this, so that nobody comes to the end of the numbers.
const MOST: u64 = u64::MAX / 2;

/// How the JSON of every journal begins.
const MARK: &[u8] = b"{\"topboard-journal\":";

/// What tells one state of a file from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Print {
    pub size: u64,
    pub crc: u32,
}

impl Print {
    /// The print of a file that holds these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Print { size: bytes.len() as u64, crc: crc32fast::hash(bytes) }
    }
}

/// The first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    pub version: u64,
    /// The program that began the journal.
    pub by: String,
    /// The file that the book is in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// How many steps were made before the first of this journal.
    pub n: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_file: Option<Print>,
    pub book: Book,
}

/// That the book, as it was after step `n`, is about to be in a file that looks so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    pub n: u64,
    pub at: Timestamp,
    pub print: Print,
}

/// A record after the first.
#[allow(clippy::large_enum_variant, reason = "nearly all of them are steps")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Record {
    Step(Logged),
    Saved(Saved),
}

/// The first record, for writing and reading.
#[derive(Serialize, Deserialize)]
enum First<H> {
    #[serde(rename = "topboard-journal")]
    Journal(H),
}

/// The journal as its bytes say it.
#[derive(Clone, Debug, PartialEq)]
pub struct Journal {
    pub header: Header,
    /// Where in the file the first line ends.
    pub header_ends: u64,
    /// The records with where in the file they end.
    pub records: Vec<(Record, u64)>,
    pub end: End,
}

/// How a journal ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Whole,
    /// The last line was being written when everything stopped.
    Torn,
    /// There is something after the last record understood that is no torn line.
    Damaged,
}

/// Why a file is no journal that can be read. The text continues a sentence about the file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JournalError {
    #[error("it is no journal of a Topboard book")]
    NotAJournal,
    #[error("it was begun by a newer Topboard ({by})")]
    Newer { by: String },
    #[error("its first line is damaged")]
    Damaged,
    #[error("its steps lead to a book that cannot be")]
    Contradicts,
}

/// Whether these bytes mean to be a journal, whole or damaged.
pub fn is_journal(bytes: &[u8]) -> bool {
    bytes.get(9..).is_some_and(|rest| rest.starts_with(MARK))
}

/// A record as its line.
pub(super) fn line(record: &Record) -> Result<Vec<u8>, serde_json::Error> {
    to_line(record)
}

/// The first line of a journal.
pub(super) fn first_line(header: &Header) -> Result<Vec<u8>, serde_json::Error> {
    to_line(&First::Journal(header))
}

fn to_line(record: &impl Serialize) -> Result<Vec<u8>, serde_json::Error> {
    let json = serde_json::to_vec(record)?;
    let mut line = Vec::with_capacity(json.len() + 10);
    line.extend_from_slice(format!("{:08x} ", crc32fast::hash(&json)).as_bytes());
    line.extend_from_slice(&json);
    line.push(b'\n');
    Ok(line)
}

/// The JSON of a line without its line feed, where it is whole.
fn checked(line: &[u8]) -> Option<&[u8]> {
    let (sum, json) = line.split_at_checked(9)?;
    let sum = std::str::from_utf8(sum).ok()?.strip_suffix(' ')?;
    (u32::from_str_radix(sum, 16).ok()? == crc32fast::hash(json)).then_some(json)
}

/// Reads a journal, as far as it goes.
pub fn read(bytes: &[u8]) -> Result<Journal, JournalError> {
    if !is_journal(bytes) {
        return Err(JournalError::NotAJournal);
    }
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let first = lines.next().unwrap_or_default();
    let mut ends = first.len() as u64;
    let json = first.strip_suffix(b"\n").and_then(checked).ok_or(JournalError::Damaged)?;
    let header = read_header(json)?;
    let header_ends = ends;

    let mut records = Vec::new();
    let mut next = header.n;
    let mut end = End::Whole;
    while let Some(line) = lines.next() {
        let record = line.strip_suffix(b"\n").and_then(checked).map(serde_json::from_slice::<Record>);
        let record = match record {
            Some(Ok(Record::Step(step))) if next.checked_add(1) == Some(step.n) => {
                next = step.n;
                Record::Step(step)
            }
            // A file never holds more than was written down before.
            Some(Ok(Record::Saved(saved))) if saved.n <= next => Record::Saved(saved),
            Some(_) => {
                end = End::Damaged;
                break;
            }
            None => {
                let more = lines.any(|line| line.strip_suffix(b"\n").and_then(checked).is_some());
                end = if more { End::Damaged } else { End::Torn };
                break;
            }
        };
        ends += line.len() as u64;
        records.push((record, ends));
    }
    Ok(Journal { header, header_ends, records, end })
}

fn read_header(json: &[u8]) -> Result<Header, JournalError> {
    #[derive(Deserialize)]
    struct Version {
        version: u64,
        #[serde(default)]
        by: String,
    }
    let First::Journal(Version { version, by }) = serde_json::from_slice(json).map_err(|_| JournalError::Damaged)?;
    if version > VERSION {
        return Err(JournalError::Newer { by });
    }
    let First::Journal(mut header) =
        serde_json::from_slice::<First<Header>>(json).map_err(|_| JournalError::Newer { by })?;
    if header.n > MOST {
        return Err(JournalError::Damaged);
    }
    make_sound(&mut header.book).map_err(|_| JournalError::Damaged)?;
    Ok(header)
}

/// The first line for a journal that begins with this book.
pub(super) fn header(book: Book, n: u64, file: Option<String>, in_file: Option<Print>) -> Header {
    Header { version: VERSION, by: env!("CARGO_PKG_VERSION").to_owned(), file, n, in_file, book }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Did, Edit, EventField};

    fn step(n: u64, name: &str) -> Record {
        Record::Step(Logged {
            n,
            at: Timestamp::UNIX_EPOCH,
            who: "ann".into(),
            did: Did::Done,
            what: "name".into(),
            reason: String::new(),
            explains: Vec::new(),
            edit: Edit::Event(EventField::Name(name.into())),
        })
    }

    fn journal() -> Vec<u8> {
        let mut bytes = first_line(&header(Book::default(), 4, None, None)).unwrap();
        for record in [step(5, "A"), step(6, "line\nfeed")] {
            bytes.extend(line(&record).unwrap());
        }
        bytes
    }

    #[test]
    fn records_come_back_as_they_were_written() {
        let read = read(&journal()).unwrap();
        assert_eq!(
            read.records.iter().map(|(record, _)| record.clone()).collect::<Vec<_>>(),
            [step(5, "A"), step(6, "line\nfeed")]
        );
        assert!(read.end == End::Whole);
        assert_eq!(read.records[1].1, journal().len() as u64);
    }

    #[test]
    fn wherever_the_last_line_breaks_off_those_before_it_stay() {
        let whole = journal();
        let two = whole.len() - line(&step(6, "line\nfeed")).unwrap().len();
        for length in two + 1..whole.len() {
            let read = read(&whole[..length]).unwrap();
            assert_eq!(read.records.len(), 1, "{length}");
            assert!(read.end == End::Torn, "{length}");
            assert_eq!(read.records[0].1, two as u64);
        }
        // A disk may give back zeros for what it did not get to write.
        let mut zeros = whole[..two].to_vec();
        zeros.extend([0; 512]);
        assert!(read(&zeros).unwrap().end == End::Torn);
    }

    #[test]
    fn damage_before_whole_records_is_no_torn_line() {
        let mut bytes = journal();
        let at = first_line(&header(Book::default(), 4, None, None)).unwrap().len() + 20;
        bytes[at] ^= 1;
        let found = read(&bytes).unwrap();
        assert!(found.records.is_empty());
        assert!(found.end == End::Damaged);
        let mut gap = first_line(&header(Book::default(), 4, None, None)).unwrap();
        gap.extend(line(&step(6, "one is missing")).unwrap());
        assert!(read(&gap).unwrap().end == End::Damaged);
    }

    #[test]
    fn a_journal_after_whose_steps_no_number_is_left_is_damaged() {
        for n in [u64::MAX, u64::MAX - 1] {
            let mut bytes = first_line(&header(Book::default(), n, None, None)).unwrap();
            bytes.extend(line(&step(u64::MAX, "the last")).unwrap());
            assert_eq!(read(&bytes), Err(JournalError::Damaged));
        }
        let mut bytes = first_line(&header(Book::default(), 4, None, None)).unwrap();
        bytes.extend(line(&step(u64::MAX, "the last")).unwrap());
        assert_eq!(read(&bytes).unwrap().end, End::Damaged);
    }

    #[test]
    fn strangers_and_newer_journals_are_told_apart() {
        assert_eq!(read(b""), Err(JournalError::NotAJournal));
        assert_eq!(read(b"{\"format\": \"topboard\"}"), Err(JournalError::NotAJournal));
        let newer = to_line(&serde_json::json!({"topboard-journal": {"version": 2, "by": "3.0"}})).unwrap();
        assert_eq!(read(&newer), Err(JournalError::Newer { by: "3.0".into() }));
        assert_eq!(read(&newer[..30]), Err(JournalError::Damaged));
    }
}
