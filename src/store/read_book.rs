//! From a file to a book.

use std::io;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::Value;
use serde_json::error::Category;
use thiserror::Error;

use super::disk::{Disk, Files, Kind};
use super::journal::JournalError;
use super::newer_version;
use super::{FORMAT, LARGEST, Read, VERSION};
use crate::book::Book;
use crate::book::validate::{Unsound, make_sound};

/// Why a book could not be opened. The text is for the director: what happened, where, what to do.
#[derive(Debug, Error)]
pub enum OpenError {
    #[error("There is no file {}. Check the name and the folder.", path.display())]
    Missing { path: PathBuf },
    #[error("{} is a folder. Name a file in it.", path.display())]
    Folder { path: PathBuf },
    #[error(
        "You may not read {}. Ask its owner for permission, or close the program that holds it, and try again.",
        path.display()
    )]
    NotAllowed { path: PathBuf },
    #[error("{} is not an ordinary file. Copy what it holds into one and open that.", path.display())]
    NotAFile { path: PathBuf },
    #[error("{} is larger than {} MB, too large for a book. Check that it is the right file.", path.display(), LARGEST >> 20)]
    TooLarge { path: PathBuf },
    #[error("{} could not be read: {cause}. Check the disk, or try a copy.", path.display())]
    Unreadable { path: PathBuf, cause: io::Error },
    #[error("{} is not a Topboard book. A workbook or a table is brought in with Import.", path.display())]
    NotABook { path: PathBuf },
    #[error(
        "{} was saved by a newer Topboard ({by}). Open it there, or install that version here; the file is unchanged.",
        path.display()
    )]
    Newer { path: PathBuf, by: String },
    #[error(
        "{} ends in the middle, at line {line}: part of it is missing. Open a backup or ask for the file again.",
        path.display()
    )]
    CutOff { path: PathBuf, line: usize },
    #[error(
        "{} is damaged at line {line}, column {column}: {what}. Mend that place in a text editor, or open a backup.",
        path.display()
    )]
    Damaged { path: PathBuf, line: usize, column: usize, what: String },
    #[error("{} contradicts itself: {what}. {cure}", path.display())]
    Contradicts { path: PathBuf, what: String, cure: &'static str },
    #[error("Nothing can be brought back from {}: {why}. Open the book itself, or a backup.", path.display())]
    NoJournal { path: PathBuf, why: JournalError },
    #[error("{} is open in another window. Close it there first.", path.display())]
    InUse { path: PathBuf },
}

impl OpenError {
    /// The error for a file that the system would not read.
    pub fn from_io(path: &Path, cause: io::Error) -> Self {
        let path = path.to_owned();
        match cause.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => OpenError::Missing { path },
            io::ErrorKind::PermissionDenied => OpenError::NotAllowed { path },
            io::ErrorKind::IsADirectory => OpenError::Folder { path },
            _ => OpenError::Unreadable { path, cause },
        }
    }
}

/// Opens the book at `path`.
pub fn open(path: &Path) -> Result<Book, OpenError> {
    parse(&read_whole(path)?, path)
}

/// All bytes of the file at `path`, whatever it holds, as long as it is a file and of a sane size.
pub fn read_whole(path: &Path) -> Result<Vec<u8>, OpenError> {
    read_whole_on(&Files, path)
}

/// [`read_whole`] from any disk.
pub(super) fn read_whole_on(disk: &dyn Disk, path: &Path) -> Result<Vec<u8>, OpenError> {
    let failed = |cause| OpenError::from_io(path, cause);
    // Looked at before it is opened: opening a named pipe waits for somebody to write into it.
    match disk.about(path).map_err(failed)?.kind {
        Kind::File => {}
        Kind::Folder => return Err(OpenError::Folder { path: path.to_owned() }),
        Kind::Other => return Err(OpenError::NotAFile { path: path.to_owned() }),
    }
    let bytes = disk.read(path, LARGEST).map_err(failed)?;
    if bytes.len() as u64 > LARGEST {
        return Err(OpenError::TooLarge { path: path.to_owned() });
    }
    Ok(bytes)
}

/// Whether these bytes mean to be a book, whole or damaged.
pub fn is_book(bytes: &[u8]) -> bool {
    let start = without_mark(bytes).trim_ascii_start();
    let head = &start[..start.len().min(400)];
    start.first() == Some(&b'{') && has(head, b"\"format\"") && has(head, b"\"topboard\"")
}

/// Whether this file is to be read as a book: it is one by what it holds, or it is called one, so that a damaged book is
/// told as a damaged book and not as something else.
pub fn is_meant_as_book(bytes: &[u8], path: &Path) -> bool {
    is_book(bytes) || path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("topboard"))
}

fn has(bytes: &[u8], wanted: &[u8]) -> bool {
    bytes.windows(wanted.len()).any(|window| window == wanted)
}

/// The bytes after the mark that some editors put before UTF-8.
fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// What every version of the file begins with.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Head {
    format: Value,
    version: Value,
    saved_by: Value,
}

/// Reads a book from the bytes of the file at `path`, which is only named in errors.
///
/// Depth is bounded by the JSON reader (128 levels), size by the caller.
pub fn parse(bytes: &[u8], path: &Path) -> Result<Book, OpenError> {
    let body = without_mark(bytes);
    let not_a_book = || OpenError::NotABook { path: path.to_owned() };
    let damaged = |error: &serde_json::Error| damage(error, body, path);

    let head: Head = match serde_json::from_slice(body) {
        Ok(head) => head,
        Err(error) if is_book(bytes) => return Err(damaged(&error)),
        Err(_) => return Err(not_a_book()),
    };
    if head.format != FORMAT {
        return Err(not_a_book());
    }
    match head.version.as_u64() {
        Some(1..=VERSION) => {}
        Some(newer) if newer > VERSION => {
            let by = head.saved_by.as_str().map_or_else(|| format!("format {newer}"), str::to_owned);
            return Err(OpenError::Newer { path: path.to_owned(), by });
        }
        _ => {
            return Err(OpenError::Contradicts {
                path: path.to_owned(),
                what: format!("it calls its version {}", head.version),
                cure: "Set “version” to 1 in a text editor if a script wrote the file, or open a backup.",
            });
        }
    }
    let mut book: Book = serde_json::from_slice::<Read>(body).map_err(|error| damaged(&error))?.into();
    make_sound(&mut book).map_err(|Unsound { what, cure }| OpenError::Contradicts {
        path: path.to_owned(),
        what,
        cure,
    })?;
    Ok(book)
}

/// What this version understands of a book of a newer one, and a sentence about the rest. `None` where the file is no
/// such book, or there is more to what is new than fields of their own.
pub(super) fn parse_newer(bytes: &[u8], path: &Path) -> Option<(Book, String)> {
    let value: Value = serde_json::from_slice(without_mark(bytes)).ok()?;
    if value.get("format")? != FORMAT || value.get("version")?.as_u64()? <= VERSION {
        return None;
    }
    let by = value.get("saved_by").and_then(Value::as_str).unwrap_or("of a newer format").to_owned();
    let (read, unknown) = newer_version::read::<Read>(value).ok()?;
    let mut book: Book = read.into();
    make_sound(&mut book).ok()?;
    let unknown: Vec<String> = unknown.into_iter().take(5).map(|name| format!("“{name}”")).collect();
    let missing =
        if unknown.is_empty() { String::new() } else { format!(" What it calls {} is not shown.", unknown.join(", ")) };
    let said = format!(
        "{} was saved by a newer Topboard ({by}), so it can only be looked at here, and scores may differ.{missing} Install \
         that version to change it; the file is unchanged.",
        path.file_name().unwrap_or(path.as_os_str()).display()
    );
    Some((book, said))
}

/// The JSON reader's error in our words.
fn damage(error: &serde_json::Error, body: &[u8], path: &Path) -> OpenError {
    let (line, column) = (error.line(), error.column());
    // A file that stops within a number (“45.”) is reported as a wrong number at its very end.
    let mut lines = body.split(|&byte| byte == b'\n');
    let at_end = lines.nth(line.saturating_sub(1)).is_some_and(|last| column >= last.len()) && lines.next().is_none();
    if error.classify() == Category::Eof || at_end && error.classify() == Category::Syntax {
        return OpenError::CutOff { path: path.to_owned(), line };
    }
    let text = error.to_string();
    let what = text.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&text).to_owned();
    OpenError::Damaged { path: path.to_owned(), line, column, what }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{BoardRef, Power, Year};

    fn read(rest: &str) -> Result<Book, String> {
        let text = format!("{{\"format\": \"topboard\", \"version\": 1,\n{rest}}}");
        parse(text.as_bytes(), Path::new("con.topboard")).map_err(|error| error.to_string())
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
    fn people_who_cannot_be_told_apart_are_refused() {
        assert_eq!(
            read(r#""people": [{"id": 1, "name": "Ann"}, {"id": 1, "name": "Ben"}]"#).unwrap_err(),
            "con.topboard contradicts itself: Ann and Ben both have the number 1. Give every player an “id” of their \
             own in a text editor, or open a backup."
        );
        let error = read(r#""people": [{"id": 4294967295, "name": "Ann"}]"#).unwrap_err();
        assert!(error.contains("Ann has the number 4294967295"), "{error}");
    }

    #[test]
    fn a_player_nobody_knows_is_refused_by_seat() {
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
        assert!(charts([1903, 1803]).unwrap_err().contains("1803 is not a game year; they run from 1901 to 2000"));
    }

    #[test]
    fn other_files_and_other_versions_are_told_apart() {
        let say = |text: &str| parse(text.as_bytes(), Path::new("f")).unwrap_err().to_string();
        for stranger in ["", "PK\u{3}\u{4}", "round,board,power\n", "[1, 2]", "{}", r#"{"format": "other"}"#, "null"] {
            assert!(say(stranger).starts_with("f is not a Topboard book."), "{stranger}");
        }
        assert_eq!(
            say(r#"{"format": "topboard", "version": 2, "saved_by": "3.1.0", "novelty": []}"#),
            "f was saved by a newer Topboard (3.1.0). Open it there, or install that version here; the file is \
             unchanged."
        );
        assert!(say(r#"{"format": "topboard"}"#).contains("it calls its version null"));
        assert!(
            say("{\"format\": \"topboard\", \"version\": 1,\n\"people\": [").contains("ends in the middle, at line 2")
        );
        assert!(say("{\"format\": \"topboard\",\n\"version\" 1}").contains("is damaged at line 2, column 11"));
    }

    #[test]
    fn a_file_of_a_million_brackets_is_refused_and_overflows_nothing() {
        let deep = "[".repeat(1_000_000);
        for field in ["format", "version", "event", "people"] {
            let text = format!("{{\"format\": \"topboard\", \"version\": 1, \"{field}\": {deep}");
            assert!(parse(text.as_bytes(), Path::new("f")).is_err(), "{field}");
        }
    }
}
