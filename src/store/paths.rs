//! Where things are kept: beside the book, and in the user's own folder where that is not possible.

use std::env;
use std::path::{Path, PathBuf};

use jiff::Zoned;

/// The ending of a journal.
pub(super) const JOURNAL: &str = "topboard-journal";

/// The folder of this user for what has no place beside a book.
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

/// The journal of the book at `path`.
pub(super) fn journal_of(path: &Path) -> PathBuf {
    path.with_extension(JOURNAL)
}

/// The mark that says where the book at `path` is open.
pub(super) fn lock_of(path: &Path) -> PathBuf {
    path.with_extension("topboard-lock")
}

/// Where the journal of the book at `path` goes on when it cannot beside it.
pub(super) fn journal_elsewhere(data: &Path, path: &Path) -> PathBuf {
    data.join("journals").join(format!("{}.{JOURNAL}", name_elsewhere(path)))
}

/// What belongs to the book at `path` is called so in a folder where books of all folders are.
pub(super) fn name_elsewhere(path: &Path) -> String {
    format!("{}-{:08x}", stem(path), crc32fast::hash(path.as_os_str().as_encoded_bytes()))
}

/// The folder of journals of books that are in no file.
pub(super) fn unsaved(data: &Path) -> PathBuf {
    data.join("unsaved")
}

/// A name beside `path`: “con (changed elsewhere 2026-11-21 14-03-05).topboard”.
pub(super) fn beside(path: &Path, why: &str, now: &Zoned) -> PathBuf {
    let ending = path.extension().map_or_else(String::new, |ending| format!(".{}", ending.to_string_lossy()));
    path.with_file_name(format!("{} ({why} {}){ending}", stem(path), moment(now)))
}

/// A moment as part of a file's name: “2026-11-21 14-03-05”.
pub(super) fn moment(now: &Zoned) -> String {
    now.strftime("%Y-%m-%d %H-%M-%S").to_string()
}

/// The file's name without its ending.
pub(super) fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// The file's name, for messages.
pub(super) fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_a_book_is_called_after_it() {
        let book = Path::new("/hall/con 1.topboard");
        let now: Zoned = "2026-11-21T14:03:05[UTC]".parse().unwrap();
        assert_eq!(journal_of(book), Path::new("/hall/con 1.topboard-journal"));
        assert_eq!(
            beside(book, "changed elsewhere", &now),
            Path::new("/hall/con 1 (changed elsewhere 2026-11-21 14-03-05).topboard")
        );
        let elsewhere = |path: &str| journal_elsewhere(Path::new("/data"), Path::new(path));
        assert!(elsewhere("/a/con.topboard").starts_with("/data/journals"));
        assert_ne!(elsewhere("/a/con.topboard"), elsewhere("/b/con.topboard"));
    }
}
