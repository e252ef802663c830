//! The format of the journal: a file to which every change of a book is written at once.
//!
//! The journal `con.topboard-journal` lies beside `con.topboard`. It is UTF-8 text with one record on each line. A line
//! is the CRC-32 of its JSON in eight hexadecimal digits, a space, the JSON, and a line feed:
//!
//! ```text
//! 5d1f09aa {"topboard-journal":{"version":2,"by":"0.1.0","file":"/home/ann/con.topboard","n":0,"in_file":{"size":812,"crc":99},"book":{…}}}
//! 0b7713c2 {"step":{"n":1,"at":"2026-11-21T14:03:05.120Z","who":"ann on hall-2","did":"done","what":"centres of …","edit":{…}}}
//! 91c04e55 {"saved":{"n":1,"at":"2026-11-21T14:03:09.001Z","print":{"size":815,"crc":1234}}}
//! ```
//!
//! - The first line contains a complete book: the state before the first step. So the journal alone can recover
//!   everything. `n` is the number of steps before that state. `in_file` is the size and checksum of the book's own
//!   file, if the file has that state or an older one.
//! - A `step` is a change of the book. Steps are in the order of `n`, without a gap. An undo is also a step, and so is
//!   a change that undo skips, and the `reason` for changing a finished round. Repeated in this order, the steps lead
//!   to the same book with the same undo and redo.
//! - `saved` has the size and checksum of the file with the book after step `n`. It is written before the file itself.
//!   So after a crash the journal shows which of its steps are newer than the file, whether the file is old or new.
//! - Records are only added at the end, and then synced. An incomplete last line was being written when the power
//!   failed. It was not yet reported as backed up, so it is dropped. A damaged line with complete lines after it costs
//!   only its own step: an empty step takes its number, or the step that the saved file shows. The damaged file is kept
//!   under another name.
//! - A step whose number is there already comes from another window that wrote to the same file. It is read as if it
//!   were in another journal, and `combine_journals` adds it.
//! - When the steps are larger than 16 MB, the older half is folded into the book of the first line. So the size of the
//!   journal is limited, and undo across restarts still reaches back more than fifty thousand entries.
//! - Version 1 named rounds and boards by their positions at the step. Its steps get ids when it is read, and it is written
//!   again as version 2 before it is continued.
//! - An unknown field or record counts as damaged, because this version cannot repeat it.

mod journal_file;
mod known_states;
mod replay;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub(super) use journal_file::{JournalCondition, JournalFile, fold_journal};
pub(super) use known_states::KnownJournalStates;
pub use replay::{FileRelation, ReplayedJournal, replay_journal};

use crate::book::validate::{sort_charts, validate_book};
use crate::book::{Book, Edit, EditOrigin, LoggedEdit};
use crate::languages::messages::steps;
use crate::languages::window_sentences::store_errors as texts;
use crate::limits::MOST_MISSING_STEPS;

/// The journal version that this program writes. It is also the newest version that it reads.
const VERSION: u64 = 2;

/// The largest number of steps before the first step of a journal. It leaves enough numbers for new steps.
const MAX_STEPS_BEFORE: u64 = u64::MAX / 2;

/// The start of the JSON of every journal.
const JSON_START: &[u8] = b"{\"topboard-journal\":";

/// Size and checksum of a file, which distinguish one state of it from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FileFingerprint {
    pub size: u64,
    pub crc: u32,
}

impl FileFingerprint {
    /// The fingerprint of a file with these bytes.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        FileFingerprint { size: bytes.len() as u64, crc: crc32fast::hash(bytes) }
    }
}

/// The contents of the first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JournalHeader {
    pub version: u64,
    /// The version of the program that started the journal.
    pub by: String,
    /// The path of the book file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// Number of steps before the first step of this journal.
    pub n: u64,
    #[serde(rename = "in_file", default, skip_serializing_if = "Option::is_none")]
    pub file_fingerprint: Option<FileFingerprint>,
    pub book: Book,
}

/// A note that the book after step `n` is about to be saved to a file with this fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveRecord {
    pub n: u64,
    pub at: Timestamp,
    #[serde(rename = "print")]
    pub fingerprint: FileFingerprint,
}

/// A record after the first line.
#[allow(clippy::large_enum_variant, reason = "nearly all records are steps")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum JournalRecord {
    Step(LoggedEdit),
    Saved(SaveRecord),
}

/// The first record. This type is for writing and for reading.
#[derive(Serialize, Deserialize)]
enum FirstRecord<H> {
    #[serde(rename = "topboard-journal")]
    Journal(H),
}

/// A journal as it was read from its bytes.
#[derive(Clone, Debug, PartialEq)]
pub struct Journal {
    pub header: JournalHeader,
    /// The number of the next step.
    next_number: u64,
    /// The byte position of the end of the first line.
    pub header_ends: u64,
    /// The records, each with the byte position of its end.
    pub records: Vec<(JournalRecord, u64)>,
    pub end: JournalEnd,
    /// The numbers of the steps that are not readable. In `records` they are empty steps.
    pub lost_steps: Vec<u64>,
    /// Steps whose numbers were there already. Another window wrote them.
    pub stray_steps: Vec<LoggedEdit>,
    /// Whether it was written in version 1, so that its ids are not those of other files.
    pub has_own_ids: bool,
}

/// How a journal ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JournalEnd {
    Whole,
    /// The last line is incomplete, because the program or the computer stopped while writing it.
    Torn,
    /// Other parts of it are unreadable, or are in a wrong place.
    Damaged,
}

/// Why a file cannot be read as a journal. The text continues a sentence about the file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JournalError {
    #[error("{}", texts::no_journal())]
    NotAJournal,
    #[error("{}", texts::journal_of_newer(by))]
    Newer { by: String },
    #[error("{}", texts::journal_damaged())]
    Damaged,
    #[error("{}", texts::journal_contradicts())]
    Contradicts,
}

/// Whether these bytes look like a journal, complete or damaged.
pub fn looks_like_journal(bytes: &[u8]) -> bool {
    bytes.get(9..).is_some_and(|rest| rest.starts_with(JSON_START))
}

/// A journal with this header and these steps.
pub(super) fn journal_bytes(header: &JournalHeader, steps: &[LoggedEdit]) -> Result<Vec<u8>, serde_json::Error> {
    let mut bytes = header_line(header)?;
    for step in steps {
        bytes.extend(record_line(&JournalRecord::Step(step.clone()))?);
    }
    Ok(bytes)
}

/// The line for a record.
pub(super) fn record_line(record: &JournalRecord) -> Result<Vec<u8>, serde_json::Error> {
    checksummed_line(record)
}

/// The line for the header of a journal.
pub(super) fn header_line(header: &JournalHeader) -> Result<Vec<u8>, serde_json::Error> {
    checksummed_line(&FirstRecord::Journal(header))
}

fn checksummed_line(record: &impl Serialize) -> Result<Vec<u8>, serde_json::Error> {
    let json = serde_json::to_vec(record)?;
    let mut line = Vec::with_capacity(json.len().saturating_add(10));
    line.extend_from_slice(format!("{:08x} ", crc32fast::hash(&json)).as_bytes());
    line.extend_from_slice(&json);
    line.push(b'\n');
    Ok(line)
}

/// The JSON of a line without its line feed. `None` if the checksum is wrong.
fn verified_json(line: &[u8]) -> Option<&[u8]> {
    let (sum, json) = line.split_at_checked(9)?;
    let sum = std::str::from_utf8(sum).ok()?.strip_suffix(' ')?;
    (u32::from_str_radix(sum, 16).ok()? == crc32fast::hash(json)).then_some(json)
}

/// Reads a journal, as far as it is readable.
pub fn parse_journal(bytes: &[u8]) -> Result<Journal, JournalError> {
    if !looks_like_journal(bytes) {
        return Err(JournalError::NotAJournal);
    }
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let first = lines.next().unwrap_or_default();
    let mut ends = first.len() as u64;
    let json = first.strip_suffix(b"\n").and_then(verified_json).ok_or(JournalError::Damaged)?;
    let header = parse_header(json)?;
    let mut journal = Journal {
        next_number: header.n.saturating_add(1),
        header_ends: ends,
        header,
        records: Vec::new(),
        end: JournalEnd::Whole,
        lost_steps: Vec::new(),
        stray_steps: Vec::new(),
        has_own_ids: false,
    };
    for line in lines {
        ends = ends.saturating_add(line.len() as u64);
        let json = line.strip_suffix(b"\n").and_then(verified_json);
        if json.is_some() && journal.end == JournalEnd::Torn {
            // The unreadable line before this one was not the last one.
            journal.end = JournalEnd::Damaged;
        }
        match json.map(serde_json::from_slice::<JournalRecord>) {
            // An edit with absurd positions is not even compared with others.
            Some(Ok(JournalRecord::Step(step))) if step.edit.check_values().is_err() => {
                journal.end = JournalEnd::Damaged;
            }
            Some(Ok(record)) => journal.add_record(record, ends),
            Some(Err(_)) => journal.end = JournalEnd::Damaged,
            None if journal.end == JournalEnd::Whole => journal.end = JournalEnd::Torn,
            None => {}
        }
    }
    if journal.header.version < VERSION {
        journal.give_ids();
    }
    Ok(journal)
}

impl Journal {
    /// Adds a record that was read, which ends at this byte position.
    fn add_record(&mut self, record: JournalRecord, ends: u64) {
        match record {
            JournalRecord::Step(step) if step.number < self.next_number => {
                self.end = JournalEnd::Damaged;
                if step.number > self.header.n {
                    self.stray_steps.push(step);
                }
            }
            JournalRecord::Step(step) => {
                if self.add_lost_steps(step.number, step.time, ends) {
                    self.next_number = step.number.saturating_add(1);
                    self.records.push((JournalRecord::Step(step), ends));
                }
            }
            // A file never contains steps that the journal did not contain before.
            JournalRecord::Saved(saved) => {
                if self.add_lost_steps(saved.n.saturating_add(1), saved.at, ends) {
                    self.records.push((JournalRecord::Saved(saved), ends));
                }
            }
        }
    }

    /// Adds empty steps for the missing ones before the step with the number `next`. Returns false if the number is wrong.
    fn add_lost_steps(&mut self, next: u64, time: Timestamp, ends: u64) -> bool {
        let missing = next.saturating_sub(self.next_number);
        if missing > 0 {
            self.end = JournalEnd::Damaged;
        }
        if missing.saturating_add(self.lost_steps.len() as u64) > MOST_MISSING_STEPS {
            return false;
        }
        for number in self.next_number..next {
            self.lost_steps.push(number);
            self.records.push((JournalRecord::Step(lost_step(number, time)), ends));
        }
        self.next_number = self.next_number.max(next);
        true
    }

    /// Replaces the positions in the steps of version 1 by ids.
    fn give_ids(&mut self) {
        (self.header.version, self.has_own_ids) = (VERSION, true);
        let first_stray = self.stray_steps.first().map(|step| step.number);
        let mut book = self.header.book.clone();
        let mut before_strays = first_stray.map(|_| book.clone());
        for (record, _) in &mut self.records {
            let JournalRecord::Step(step) = record else { continue };
            step.edit.take_ids_of_positions(&mut book);
            if first_stray.is_some_and(|first| step.number < first) {
                before_strays = Some(book.clone());
            }
        }
        if let Some(book) = &mut before_strays {
            self.stray_steps.iter_mut().for_each(|step| step.edit.take_ids_of_positions(book));
        }
    }

    /// The bytes of this journal in the present version, without its damage.
    fn repaired_bytes(&self) -> Result<Vec<u8>, serde_json::Error> {
        let mut bytes = header_line(&self.header)?;
        for (record, _) in &self.records {
            bytes.extend(record_line(record)?);
        }
        Ok(bytes)
    }
}

/// An empty step in place of one that is not readable.
fn lost_step(number: u64, time: Timestamp) -> LoggedEdit {
    LoggedEdit {
        number,
        time,
        author: String::new(),
        origin: EditOrigin::NotUndoable,
        step_name: steps::damaged_entry().into(),
        reason: String::new(),
        explained_edits: Vec::new(),
        edit: Edit::Batch(Vec::new()),
    }
}

fn parse_header(json: &[u8]) -> Result<JournalHeader, JournalError> {
    #[derive(Deserialize)]
    struct Version {
        version: u64,
        #[serde(default)]
        by: String,
    }
    let FirstRecord::Journal(Version { version, by }) =
        serde_json::from_slice(json).map_err(|_| JournalError::Damaged)?;
    if version > VERSION {
        return Err(JournalError::Newer { by });
    }
    let FirstRecord::Journal(mut header) =
        serde_json::from_slice::<FirstRecord<JournalHeader>>(json).map_err(|_| JournalError::Newer { by })?;
    if header.n > MAX_STEPS_BEFORE {
        return Err(JournalError::Damaged);
    }
    sort_charts(&mut header.book);
    validate_book(&header.book).map_err(|_| JournalError::Damaged)?;
    header.book.number_rounds_and_boards();
    Ok(header)
}

/// The header of a journal that starts with this book.
pub(super) fn new_header(
    book: Book,
    n: u64,
    file: Option<String>,
    file_fingerprint: Option<FileFingerprint>,
) -> JournalHeader {
    JournalHeader { version: VERSION, by: env!("CARGO_PKG_VERSION").to_owned(), file, n, file_fingerprint, book }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{AppliedEdit, EventField};

    fn step(n: u64, name: &str) -> JournalRecord {
        let applied = AppliedEdit::new_step("name", Edit::Event(EventField::Name(name.into())));
        JournalRecord::Step(LoggedEdit::new(applied, n, Timestamp::UNIX_EPOCH, "ann".into()))
    }

    fn journal() -> Vec<u8> {
        let mut bytes = header_line(&new_header(Book::default(), 4, None, None)).unwrap();
        for record in [step(5, "A"), step(6, "line\nfeed")] {
            bytes.extend(record_line(&record).unwrap());
        }
        bytes
    }

    #[test]
    fn records_come_back_as_they_were_written() {
        let read = parse_journal(&journal()).unwrap();
        assert_eq!(
            read.records.iter().map(|(record, _)| record.clone()).collect::<Vec<_>>(),
            [step(5, "A"), step(6, "line\nfeed")]
        );
        assert!(read.end == JournalEnd::Whole);
        assert_eq!(read.records[1].1, journal().len() as u64);
    }

    #[test]
    fn an_incomplete_last_line_does_not_affect_the_lines_before_it() {
        let whole = journal();
        let two = whole.len() - record_line(&step(6, "line\nfeed")).unwrap().len();
        for length in two + 1..whole.len() {
            let read = parse_journal(&whole[..length]).unwrap();
            assert_eq!(read.records.len(), 1, "{length}");
            assert!(read.end == JournalEnd::Torn, "{length}");
            assert_eq!(read.records[0].1, two as u64);
        }
        // A disk may return zeros for bytes that it did not write.
        let mut zeros = whole[..two].to_vec();
        zeros.extend([0; 512]);
        assert!(parse_journal(&zeros).unwrap().end == JournalEnd::Torn);
    }

    #[test]
    fn damage_before_complete_records_is_not_an_incomplete_last_line() {
        let mut bytes = journal();
        let at = header_line(&new_header(Book::default(), 4, None, None)).unwrap().len() + 20;
        bytes[at] ^= 1;
        let found = parse_journal(&bytes).unwrap();
        let steps: Vec<&JournalRecord> = found.records.iter().map(|(record, _)| record).collect();
        assert!(
            matches!(steps[0], JournalRecord::Step(empty) if empty.number == 5 && empty.edit == Edit::Batch(Vec::new()))
        );
        assert_eq!(found.lost_steps, [5]);
        assert_eq!(steps[1..], [&step(6, "line\nfeed")], "only the damaged record is lost");
        assert!(found.end == JournalEnd::Damaged);
        let mut gap = header_line(&new_header(Book::default(), 4, None, None)).unwrap();
        gap.extend(record_line(&step(6, "one is missing")).unwrap());
        assert!(parse_journal(&gap).unwrap().end == JournalEnd::Damaged);
    }

    #[test]
    fn many_gaps_together_are_limited_like_one() {
        let mut gaps = header_line(&new_header(Book::default(), 0, None, None)).unwrap();
        for n in 1..=100 {
            gaps.extend(record_line(&step(n * MOST_MISSING_STEPS, "after a gap")).unwrap());
        }
        let read = parse_journal(&gaps).unwrap();
        assert!(read.lost_steps.len() as u64 <= MOST_MISSING_STEPS && read.end == JournalEnd::Damaged);
    }

    #[test]
    fn the_steps_of_two_windows_in_one_journal_are_told_apart() {
        let mut bytes = journal();
        bytes.extend(record_line(&step(6, "of the other window")).unwrap());
        bytes.extend(record_line(&step(7, "C")).unwrap());
        let read = parse_journal(&bytes).unwrap();
        assert_eq!(read.records.len(), 3);
        assert_eq!(read.stray_steps.iter().map(|step| step.number).collect::<Vec<_>>(), [6]);
        assert!(read.lost_steps.is_empty() && read.end == JournalEnd::Damaged);
    }

    #[test]
    fn a_journal_without_free_step_numbers_is_damaged() {
        for n in [u64::MAX, u64::MAX - 1] {
            let mut bytes = header_line(&new_header(Book::default(), n, None, None)).unwrap();
            bytes.extend(record_line(&step(u64::MAX, "the last")).unwrap());
            assert_eq!(parse_journal(&bytes), Err(JournalError::Damaged));
        }
        let mut bytes = header_line(&new_header(Book::default(), 4, None, None)).unwrap();
        bytes.extend(record_line(&step(u64::MAX, "the last")).unwrap());
        assert_eq!(parse_journal(&bytes).unwrap().end, JournalEnd::Damaged);
    }

    #[test]
    fn other_files_and_newer_journals_are_distinguished() {
        assert_eq!(parse_journal(b""), Err(JournalError::NotAJournal));
        assert_eq!(parse_journal(b"{\"format\": \"topboard\"}"), Err(JournalError::NotAJournal));
        let newer = checksummed_line(&serde_json::json!({"topboard-journal": {"version": 2, "by": "3.0"}})).unwrap();
        assert_eq!(parse_journal(&newer), Err(JournalError::Newer { by: "3.0".into() }));
        assert_eq!(parse_journal(&newer[..30]), Err(JournalError::Damaged));
    }
}
