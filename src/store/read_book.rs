//! Reads a book from its file.

use std::io;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::Value;
use serde_json::error::Category;
use thiserror::Error;

use super::disk::{Disk, FileKind, LocalDisk};
use super::journal::JournalError;
use super::output_path::has_extension;
use super::own_files::{self, ForeignFile};
use super::windows_files::is_open_elsewhere;
use super::{BookFileToRead, FORMAT, VERSION, newer_version_reader, paths};
use crate::book::Book;
use crate::book::validate::{InvalidBook, sort_charts, validate_book};
use crate::languages::window_sentences::shared_words::quoted;
use crate::languages::window_sentences::{journal_notices, store_errors as texts};
use crate::limits::LARGEST_FILE;

/// Why a book could not be opened. The text tells the director what happened, where, and what to do.
#[derive(Debug, Error)]
pub enum OpenError {
    #[error("{}", texts::missing(&path.display().to_string()))]
    Missing { path: PathBuf },
    #[error("{}", texts::no_file_name(&path.display().to_string(), &cause.to_string()))]
    FileName { path: PathBuf, cause: io::Error },
    #[error("{}", texts::folder_to_read(&path.display().to_string()))]
    Folder { path: PathBuf },
    #[error("{}", texts::not_allowed_to_read(&path.display().to_string()))]
    NotAllowed { path: PathBuf },
    #[error("{}", texts::read_elsewhere(&path.display().to_string()))]
    OpenElsewhere { path: PathBuf },
    #[error("{}", texts::no_ordinary_file(&path.display().to_string()))]
    NotAFile { path: PathBuf },
    #[error("{}", texts::too_large_to_read(&path.display().to_string(), &(LARGEST_FILE >> 20).to_string()))]
    TooLarge { path: PathBuf },
    #[error("{}", texts::unreadable(&path.display().to_string(), &cause.to_string()))]
    Unreadable { path: PathBuf, cause: io::Error },
    #[error("{}", texts::no_book(&path.display().to_string()))]
    NotABook { path: PathBuf },
    #[error("{}", texts::newer(&path.display().to_string(), by))]
    Newer { path: PathBuf, by: String },
    #[error("{}", texts::cut_off(&path.display().to_string(), &line.to_string()))]
    CutOff { path: PathBuf, line: usize },
    #[error("{}", texts::damaged(&path.display().to_string(), &line.to_string(), &column.to_string(), what))]
    Damaged { path: PathBuf, line: usize, column: usize, what: String },
    #[error("{}", texts::contradicts_itself(&path.display().to_string(), what, cure))]
    Contradicts { path: PathBuf, what: String, cure: &'static str },
    #[error("{}", texts::unreadable_journal(&path.display().to_string(), &why.to_string()))]
    UnreadableJournal { path: PathBuf, why: JournalError },
    #[error("{}", texts::in_use_to_read(&path.display().to_string()))]
    InUse { path: PathBuf },
    #[error("{}", texts::foreign_and_cure(what))]
    Foreign { what: String },
}

impl OpenError {
    /// The error for a file that the system could not read.
    pub fn from_io(path: &Path, cause: io::Error) -> Self {
        let path = path.to_owned();
        if is_open_elsewhere(&cause) {
            return OpenError::OpenElsewhere { path };
        }
        match cause.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => OpenError::Missing { path },
            io::ErrorKind::PermissionDenied => OpenError::NotAllowed { path },
            io::ErrorKind::IsADirectory => OpenError::Folder { path },
            io::ErrorKind::InvalidFilename => OpenError::FileName { path, cause },
            _ => OpenError::Unreadable { path, cause },
        }
    }
}

/// Reads the book at `path`, without its journal.
pub fn open_book(path: &Path) -> Result<Book, OpenError> {
    parse_book(&read_whole_file(path)?, path)
}

/// All bytes of the file at `path`, whatever its contents. It must be an ordinary file that is not too large.
pub fn read_whole_file(path: &Path) -> Result<Vec<u8>, OpenError> {
    read_whole_file_on(&LocalDisk, path)
}

/// [`read_whole_file`] from any disk.
pub(super) fn read_whole_file_on(disk: &dyn Disk, path: &Path) -> Result<Vec<u8>, OpenError> {
    let failed = |cause| OpenError::from_io(path, cause);
    // The kind is checked before opening, because opening a named pipe waits until somebody writes to it.
    match disk.file_info(path).map_err(failed)?.kind {
        FileKind::File => {}
        FileKind::Folder => return Err(OpenError::Folder { path: path.to_owned() }),
        FileKind::Link | FileKind::Other => return Err(OpenError::NotAFile { path: path.to_owned() }),
    }
    check_size(disk.read(path, LARGEST_FILE).map_err(failed)?, path)
}

/// All bytes of the journal at `path`, which a link does not lead to.
pub(super) fn read_journal_file(disk: &dyn Disk, path: &Path) -> Result<Vec<u8>, OpenError> {
    let bytes = own_files::read_own(disk, path, LARGEST_FILE).map_err(|cause| match ForeignFile::of_error(&cause) {
        Some(foreign) => OpenError::Foreign { what: foreign.to_string() },
        None => OpenError::from_io(path, cause),
    })?;
    check_size(bytes, path)
}

fn check_size(bytes: Vec<u8>, path: &Path) -> Result<Vec<u8>, OpenError> {
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(OpenError::TooLarge { path: path.to_owned() });
    }
    Ok(bytes)
}

/// Whether these bytes look like a book, complete or damaged.
pub fn looks_like_book(bytes: &[u8]) -> bool {
    let start = without_byte_order_mark(bytes).trim_ascii_start();
    let head = &start[..start.len().min(400)];
    start.first() == Some(&b'{') && contains_bytes(head, b"\"format\"") && contains_bytes(head, b"\"topboard\"")
}

/// Whether this file should be read as a book, because of its contents or its name. So a damaged book is reported as a
/// damaged book.
pub fn should_read_as_book(bytes: &[u8], path: &Path) -> bool {
    looks_like_book(bytes) || has_extension(path, "topboard")
}

fn contains_bytes(bytes: &[u8], wanted: &[u8]) -> bool {
    bytes.windows(wanted.len()).any(|window| window == wanted)
}

/// The bytes after the byte order mark that some editors write before UTF-8.
fn without_byte_order_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// The fields at the start of every version of the file.
#[derive(Default, Deserialize)]
#[serde(default)]
struct BookFileHeader {
    format: Value,
    version: Value,
    saved_by: Value,
}

/// A message for the director if the bytes of a book are not those that Topboard wrote. Then a person or a script has
/// changed the file, or the disk has changed a bit of it.
pub fn checksum_notice(bytes: &[u8], path: &Path) -> Option<String> {
    const KEY: &[u8] = b"\"checksum\"";
    let body = without_byte_order_mark(bytes);
    let (text, end) = body.split_at_checked(body.len().checked_sub(checksum_field(0).len())?)?;
    // A book can be shorter than the field, and its texts can contain the word. Only the end of the file counts.
    let last_lines = body.get(body.len().saturating_sub(80)..).unwrap_or(body);
    if end == checksum_field(crc32fast::hash(text)).as_bytes() || !contains_bytes(last_lines, KEY) {
        return None;
    }
    Some(journal_notices::changed_by_others(&paths::file_name(path)))
}

/// Whether these are the bytes of a book as this version writes it. Only then its ids are those of its journals: an older version
/// and whoever makes a file by hand know none.
pub(super) fn is_as_written(bytes: &[u8]) -> bool {
    let start = format!("{{\n  \"format\": \"{FORMAT}\",\n  \"version\": {VERSION},");
    let split = bytes.len().checked_sub(checksum_field(0).len()).and_then(|at| bytes.split_at_checked(at));
    split.is_some_and(|(text, end)| {
        text.starts_with(start.as_bytes()) && end == checksum_field(crc32fast::hash(text)).as_bytes()
    })
}

/// Reads a book from the bytes of its file. `path` is only used in error messages.
///
/// The JSON reader limits the depth (128 levels). The caller limits the size.
pub fn parse_book(bytes: &[u8], path: &Path) -> Result<Book, OpenError> {
    let body = without_byte_order_mark(bytes);
    let not_a_book = || OpenError::NotABook { path: path.to_owned() };
    let damaged = |error: &serde_json::Error| damage_error(error, body, path);

    let head: BookFileHeader = match serde_json::from_slice(body) {
        Ok(head) => head,
        Err(error) if looks_like_book(bytes) => return Err(damaged(&error)),
        Err(_) => return Err(not_a_book()),
    };
    if head.format != FORMAT {
        return Err(not_a_book());
    }
    match head.version.as_u64() {
        Some(1..=VERSION) => {}
        Some(newer) if newer > VERSION => {
            let by = head.saved_by.as_str().map_or_else(|| texts::format(&newer.to_string()), str::to_owned);
            return Err(OpenError::Newer { path: path.to_owned(), by });
        }
        _ => {
            return Err(OpenError::Contradicts {
                path: path.to_owned(),
                what: texts::unknown_version::name(&head.version.to_string()),
                cure: texts::unknown_version::cure(),
            });
        }
    }
    let mut book: Book = serde_json::from_slice::<BookFileToRead>(body).map_err(|error| damaged(&error))?.into();
    sort_charts(&mut book);
    validate_book(&book).map_err(|InvalidBook { message: what, cure }| OpenError::Contradicts {
        path: path.to_owned(),
        what,
        cure,
    })?;
    book.number_rounds_and_boards();
    Ok(book)
}

/// The parts of a newer version's book that this version understands, and a message about the rest. `None` if the file
/// is not such a book, or if something other than extra fields is new.
pub(super) fn parse_newer_version(bytes: &[u8], path: &Path) -> Option<(Book, String)> {
    let value: Value = serde_json::from_slice(without_byte_order_mark(bytes)).ok()?;
    if value.get("format")? != FORMAT || value.get("version")?.as_u64()? <= VERSION {
        return None;
    }
    let by = value.get("saved_by").and_then(Value::as_str).unwrap_or(texts::newer_format()).to_owned();
    let (read, unknown) = newer_version_reader::read_known_fields::<BookFileToRead>(value).ok()?;
    let mut book: Book = read.into();
    sort_charts(&mut book);
    validate_book(&book).ok()?;
    book.number_rounds_and_boards();
    let unknown: Vec<String> = unknown.into_iter().take(5).map(|name| quoted(&name)).collect();
    let name = paths::file_name(path);
    let message = if unknown.is_empty() {
        texts::newer_is_read_only(&name, &by)
    } else {
        texts::newer_is_read_only_without_fields(&name, &by, &unknown.join(", "))
    };
    Some((book, message))
}

/// The error of the JSON reader as an error for the director.
fn damage_error(error: &serde_json::Error, body: &[u8], path: &Path) -> OpenError {
    let (line, column) = (error.line(), error.column());
    // A file that ends inside a number (“45.”) is reported as a wrong number at its very end.
    let mut lines = body.split(|&byte| byte == b'\n');
    let at_end = lines.nth(line.saturating_sub(1)).is_some_and(|last| column >= last.len()) && lines.next().is_none();
    if error.classify() == Category::Eof || at_end && error.classify() == Category::Syntax {
        return OpenError::CutOff { path: path.to_owned(), line };
    }
    let text = error.to_string();
    let what = text.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&text).to_owned();
    OpenError::Damaged { path: path.to_owned(), line, column, what }
}

/// The end of the file of a book with this checksum.
pub(super) fn checksum_field(checksum: u32) -> String {
    format!(",\n  \"checksum\": \"{checksum:08x}\"\n}}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{BoardRef, Power, Year};

    fn read(rest: &str) -> Result<Book, String> {
        let text = format!("{{\"format\": \"topboard\", \"version\": 1,\n{rest}}}");
        parse_book(text.as_bytes(), Path::new("con.topboard")).map_err(|error| error.to_string())
    }

    const ANN: &str = r#""people": [{"id": 1, "name": "Ann"}]"#;

    #[test]
    fn a_book_written_by_hand_opens() {
        let book = read(&format!(
            r#"{ANN}, "rounds": [{{"name": "1", "boards": [{{"name": "A", "seats": {{"Italy": {{"player": 1, "centres": 5}}}}}}]}}]"#
        ))
        .unwrap();
        let seat = book.seat(BoardRef::new(0, 0).seat(Power::Italy)).unwrap();
        assert_eq!(book.name_of(seat.player), "Ann");
        assert_eq!(seat.centres.get(), Some(5));
    }

    #[test]
    fn a_misspelt_field_is_refused_with_its_line() {
        let error = read(&format!(
            "{ANN},\n\"rounds\": [{{\"boards\": [{{\"name\": \"A\",\n\"seats\": {{\"Italy\": {{\"centrs\": 5}}}}}}]}}]"
        ))
        .unwrap_err();
        assert!(
            error.starts_with("con.topboard is damaged at line 4, column 28: unknown field `centrs`, expected"),
            "{error}"
        );
        assert!(read(r#""gossip": []"#).unwrap_err().contains("line 2, column 8: unknown field `gossip`"));
    }

    #[test]
    fn two_people_with_one_number_are_refused() {
        assert_eq!(
            read(r#""people": [{"id": 1, "name": "Ann"}, {"id": 1, "name": "Ben"}]"#).unwrap_err(),
            "con.topboard contradicts itself: Ann and Ben both have the number 1. Give every player an “id” of their \
             own in a text editor, or open a backup."
        );
        let error = read(r#""people": [{"id": 4294967295, "name": "Ann"}]"#).unwrap_err();
        assert!(error.contains("Ann has the number 4294967295"), "{error}");
    }

    #[test]
    fn an_unknown_player_is_refused_with_the_seat() {
        let error = read(&format!(
            r#"{ANN}, "rounds": [{{"name": "2", "boards": [{{"name": "B", "seats": {{"Turkey": {{"player": 7}}}}}}]}}]"#
        ))
        .unwrap_err();
        assert!(
            error.contains("Turkey at Round 2, board B names player number 7, who is not in the list of people"),
            "{error}"
        );
        let error = read(&format!(r#"{ANN}, "published": [{{"player": 9, "total": 1.5}}]"#)).unwrap_err();
        assert!(error.contains("the published table names player number 9"), "{error}");
    }

    #[test]
    fn charts_are_sorted_and_a_year_twice_is_refused() {
        let charts = |years: [u16; 2]| {
            let [one, two] = years.map(|year| format!(r#"{{"year": {year}, "centres": {{"Italy": 4}}}}"#));
            read(&format!(r#""rounds": [{{"name": "1", "boards": [{{"name": "A", "charts": [{one}, {two}]}}]}}]"#))
        };
        let book = charts([1903, 1902]).unwrap();
        assert_eq!(book.rounds[0].boards[0].charts[0].year, Year(1902));
        assert!(charts([1903, 1903]).unwrap_err().contains("Round 1, board A has two charts of 1903"));
        assert!(
            charts([1903, 1803]).unwrap_err().contains("1803 is not a game year; game years run from 1901 to 2000")
        );
    }

    #[test]
    fn other_files_and_other_versions_are_distinguished() {
        let message = |text: &str| parse_book(text.as_bytes(), Path::new("f")).unwrap_err().to_string();
        for stranger in ["", "PK\u{3}\u{4}", "round,board,power\n", "[1, 2]", "{}", r#"{"format": "other"}"#, "null"] {
            assert!(message(stranger).starts_with("f is not a Topboard book."), "{stranger}");
        }
        assert_eq!(
            message(r#"{"format": "topboard", "version": 3, "saved_by": "3.1.0", "novelty": []}"#),
            "f was saved by a newer Topboard (3.1.0). Open it there, or install that version here; the file is \
             unchanged."
        );
        assert!(message(r#"{"format": "topboard"}"#).contains("its version is null"));
        assert!(
            message("{\"format\": \"topboard\", \"version\": 1,\n\"people\": [")
                .contains("ends in the middle, at line 2")
        );
        assert!(message("{\"format\": \"topboard\",\n\"version\" 1}").contains("is damaged at line 2, column 11"));
    }

    #[test]
    fn a_file_of_a_million_brackets_is_refused_without_a_stack_overflow() {
        let deep = "[".repeat(1_000_000);
        for field in ["format", "version", "event", "people"] {
            let text = format!("{{\"format\": \"topboard\", \"version\": 1, \"{field}\": {deep}");
            assert!(parse_book(text.as_bytes(), Path::new("f")).is_err(), "{field}");
        }
    }
}
