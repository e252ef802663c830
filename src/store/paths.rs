//! Paths and names of the files that belong to a book: beside the book, or else in the user's data folder.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use jiff::Zoned;
use os_str_bytes::OsStrBytesExt as _;

/// The format of a time in a file name.
pub(super) const TIMESTAMP_FORMAT: &str = "%Y-%m-%d %H-%M-%S";

/// The file extension of a journal.
pub(super) const JOURNAL_EXTENSION: &str = "topboard-journal";

/// The user's data folder, for files that cannot be beside their book.
pub fn data_folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = if cfg!(windows) {
        set("LOCALAPPDATA")?.join("Topboard")
    } else if cfg!(target_os = "macos") {
        env::home_dir()?.join("Library/Application Support/Topboard")
    } else {
        set("XDG_DATA_HOME").or_else(|| Some(env::home_dir()?.join(".local/share")))?.join("topboard")
    };
    Some(folder)
}

/// The reasons in the names of files that were set aside. Their entries were considered when that happened.
pub(super) const SET_ASIDE: [&str; 5] = ["older journal", "not saved", "not read", "not understood", "damaged"];

/// In the name of a journal that is written beside the journal of another window or computer.
pub(super) const SECOND_JOURNAL: &str = "second journal";

/// The end of the name of a journal, after the name of the book.
const JOURNAL_END: &str = "-journal";

/// The path of the journal of the book at `path`, beside it. Where a folder tells `con.topboard` from `con.TOPBOARD`,
/// it tells their journals apart too.
pub(super) fn journal_path(path: &Path) -> PathBuf {
    path.with_file_name(joined([whole_name(path), JOURNAL_END.as_ref()]))
}

/// The path of the book to which a journal at `path` belongs.
pub(super) fn book_of_journal(path: &Path) -> Option<PathBuf> {
    Some(path.with_file_name(whole_name(path).strip_suffix(JOURNAL_END)?))
}

/// The path of the lock file of the book at `path`. `path` can also be the journal of a book that was never saved.
pub(super) fn lock_path(path: &Path) -> PathBuf {
    let name = whole_name(path);
    path.with_file_name(joined([name.strip_suffix(JOURNAL_END).unwrap_or(name), "-lock".as_ref()]))
}

/// The path of the lock file of the book at `path` in the user's data folder, for a lock that cannot be beside its book.
pub(super) fn fallback_lock_path(data: &Path, path: &Path) -> PathBuf {
    data.join("locks").join(joined([&fallback_name(path), ".topboard-lock".as_ref()]))
}

/// The folder of the backups of the book at `path`, beside it.
pub(super) fn backup_folder(path: &Path) -> PathBuf {
    let usual = path.extension().is_some_and(|ending| ending == "topboard");
    path.with_file_name(joined([if usual { file_stem(path) } else { whole_name(path) }, " backups".as_ref()]))
}

/// The path of the journal of the book at `path` in the user's data folder, for a journal that cannot be beside its
/// book.
pub(super) fn fallback_journal_path(data: &Path, path: &Path) -> PathBuf {
    data.join("journals").join(joined([&fallback_name(path), ".".as_ref(), JOURNAL_EXTENSION.as_ref()]))
}

/// A name for the book at `path` that is unique in a folder shared by books from all folders.
pub(super) fn fallback_name(path: &Path) -> OsString {
    let hash = format!("-{:08x}", crc32fast::hash(path.as_os_str().as_encoded_bytes()));
    joined([file_stem(path), hash.as_ref()])
}

/// The folder for the journals of books that were never saved.
pub(super) fn unsaved_folder(data: &Path) -> PathBuf {
    data.join("unsaved")
}

/// The folder for the layouts of imported files that the user keeps.
pub(super) fn layouts_folder(data: &Path) -> PathBuf {
    data.join("layouts")
}

/// The file in this folder with a small text that is kept for the book at `path`. All books that were never saved have the
/// same one.
pub(super) fn note_path(data: &Path, folder: &str, path: Option<&Path>) -> PathBuf {
    let name = path.map_or_else(|| "unsaved".into(), fallback_name);
    data.join(folder).join(joined([&name, ".json".as_ref()]))
}

/// The file in this folder with a small text of one running window. The windows have numbers.
pub(super) fn window_note_path(data: &Path, folder: &str, window: usize) -> PathBuf {
    data.join(folder).join(format!("window-{window}.json"))
}

/// The end of the name of a layout.
pub(super) const LAYOUT_ENDING: &str = ".toml";

/// A name that a user typed, without the characters that a file name cannot have. `otherwise` if nothing is left of it.
pub fn name_for_file(name: &str, otherwise: &str) -> String {
    const LONGEST: usize = 80;
    let allowed = |c: char| !c.is_control() && !r#"\/:*?"<>|"#.contains(c);
    let name: String = name.chars().map(|c| if allowed(c) { c } else { ' ' }).take(LONGEST).collect();
    let name = name.trim_matches(|c: char| c.is_whitespace() || c == '.');
    if name.is_empty() { otherwise.to_owned() } else { name.to_owned() }
}

/// The path with words behind the name of the file, before its extension: “con (director).xlsx”.
pub fn path_with_words(path: &Path, words: &str) -> PathBuf {
    let ending = path.extension().map_or_else(OsString::new, |ending| joined([".".as_ref(), ending]));
    path.with_file_name(joined([file_stem(path), words.as_ref(), &ending]))
}

/// A dated path beside `path`: “con (changed elsewhere 2026-11-21 14-03-05).topboard”.
pub(super) fn dated_sibling(path: &Path, why: &str, now: &Zoned) -> PathBuf {
    path_with_words(path, &format!(" ({why} {})", timestamp(now)))
}

/// A time as part of a file name: “2026-11-21 14-03-05”.
pub(super) fn timestamp(now: &Zoned) -> String {
    now.strftime(TIMESTAMP_FORMAT).to_string()
}

/// The parts as one name. Names of files are not always texts, so they are never joined as texts.
fn joined<const N: usize>(parts: [&OsStr; N]) -> OsString {
    parts.into_iter().collect()
}

/// The file name without its extension.
pub(super) fn file_stem(path: &Path) -> &OsStr {
    path.file_stem().unwrap_or(path.as_os_str())
}

/// The file name, to make other names of it.
pub(super) fn whole_name(path: &Path) -> &OsStr {
    path.file_name().unwrap_or(path.as_os_str())
}

/// The file name, for messages. Bytes that are no text are shown as question marks.
pub(super) fn file_name(path: &Path) -> String {
    whole_name(path).display().to_string()
}

/// The path as a text in which different names stay different: a byte that is no text becomes “%f6”.
pub(super) fn path_as_text(path: &Path) -> String {
    let mut text = String::new();
    for chunk in path.as_os_str().as_encoded_bytes().utf8_chunks() {
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            // Writing to a text cannot fail.
            let _ = write!(text, "%{byte:02x}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_a_book_are_named_after_it() {
        let book = Path::new("/hall/con 1.topboard");
        let now: Zoned = "2026-11-21T14:03:05[UTC]".parse().unwrap();
        assert_eq!(journal_path(book), Path::new("/hall/con 1.topboard-journal"));
        assert_eq!(book_of_journal(&journal_path(book)).as_deref(), Some(book));
        assert_eq!(lock_path(book), Path::new("/hall/con 1.topboard-lock"));
        assert_eq!(lock_path(&journal_path(book)), Path::new("/hall/con 1.topboard-lock"));
        assert_eq!(backup_folder(book), Path::new("/hall/con 1 backups"));
        let capitals = Path::new("/hall/con 1.TOPBOARD");
        assert_eq!(journal_path(capitals), Path::new("/hall/con 1.TOPBOARD-journal"));
        assert_eq!(backup_folder(capitals), Path::new("/hall/con 1.TOPBOARD backups"));
        assert_eq!(
            dated_sibling(book, "changed elsewhere", &now),
            Path::new("/hall/con 1 (changed elsewhere 2026-11-21 14-03-05).topboard")
        );
        let elsewhere = |path: &str| fallback_journal_path(Path::new("/data"), Path::new(path));
        assert!(elsewhere("/a/con.topboard").starts_with("/data/journals"));
        assert_ne!(elsewhere("/a/con.topboard"), elsewhere("/b/con.topboard"));
    }

    #[cfg(unix)]
    #[test]
    fn names_that_are_no_texts_stay_different() {
        use std::os::unix::ffi::OsStrExt as _;
        let book = |name: &[u8]| Path::new("/hall").join(OsStr::from_bytes(name));
        let (swedish, other) = (book(b"G\xf6teborg.topboard"), book(b"G\xe5teborg.topboard"));
        let now: Zoned = "2026-11-21T14:03:05[UTC]".parse().unwrap();
        let data = Path::new("/data");
        let names = |path: &Path| {
            [
                journal_path(path),
                lock_path(path),
                backup_folder(path),
                fallback_journal_path(data, path),
                fallback_lock_path(data, path),
                note_path(data, "views", Some(path)),
                dated_sibling(path, "damaged", &now),
                path_as_text(path).into(),
            ]
        };
        for (one, two) in names(&swedish).into_iter().zip(names(&other)) {
            assert_ne!(one, two);
        }
        assert_eq!(book_of_journal(&journal_path(&swedish)), Some(swedish.clone()));
        assert_eq!(lock_path(&journal_path(&swedish)), lock_path(&swedish));
        assert_eq!(path_as_text(&swedish), "/hall/G%f6teborg.topboard");
    }
}
