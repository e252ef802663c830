//! The folder of the user's documents, which is offered where no folder is known.

use std::env;
use std::path::{Path, PathBuf};

/// The folder of the user's documents, else that of the user.
pub(crate) fn documents_folder() -> Option<PathBuf> {
    let home = env::home_dir()?;
    let config = env::var_os("XDG_CONFIG_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let list = config.unwrap_or_else(|| home.join(".config")).join("user-dirs.dirs");
    let named = std::fs::read_to_string(list).ok().and_then(|list| named_documents(&list, &home));
    [named.unwrap_or_else(|| home.join("Documents")), home].into_iter().find(|folder| folder.is_dir())
}

/// The folder in the list of the desktops of Linux: `XDG_DOCUMENTS_DIR="$HOME/Dokumente"`.
fn named_documents(list: &str, home: &Path) -> Option<PathBuf> {
    let named = list.lines().find_map(|line| line.trim().strip_prefix("XDG_DOCUMENTS_DIR="))?.trim_matches('"');
    let folder = match named.strip_prefix("$HOME") {
        Some(rest) => home.join(rest.trim_start_matches('/')),
        None => PathBuf::from(named),
    };
    folder.is_absolute().then_some(folder)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_documents_are_where_the_desktop_says() {
        let home = Path::new("/home/ann");
        let of = |list: &str| named_documents(list, home);
        let list = "# A comment\nXDG_DESKTOP_DIR=\"$HOME/Desktop\"\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n";
        assert_eq!(of(list), Some(PathBuf::from("/home/ann/Dokumente")));
        assert_eq!(of("XDG_DOCUMENTS_DIR=\"/data/papers\""), Some(PathBuf::from("/data/papers")));
        assert_eq!(of("XDG_DOCUMENTS_DIR=\"$HOME/\""), Some(PathBuf::from("/home/ann/")));
        assert_eq!(of("XDG_DOCUMENTS_DIR=\"papers\""), None);
        assert_eq!(of(""), None);
    }
}
