//! Paths as text: the name of a file in messages, and paths that users type.

use std::path::{Path, PathBuf};

use crate::store::path_with_words;

/// The last part of a path, for messages.
pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).display().to_string()
}

/// The path or, where it is taken, the first one that is free with a number after the name: “Con 2.topboard”.
pub(crate) fn free_path(path: PathBuf) -> PathBuf {
    const LAST_NUMBER: usize = 99;
    if !path.exists() {
        return path;
    }
    let numbered = |number: usize| path_with_words(&path, &format!(" {number}"));
    let free = (2..=LAST_NUMBER).map(numbered).find(|path| !path.exists());
    free.unwrap_or(path)
}

/// Reads a path that was typed or pasted. Quotes, `file://` and `~` are understood. The field may begin with a folder:
/// if a whole path follows that folder, only this path counts.
pub(crate) fn typed_path(text: &str) -> PathBuf {
    let text = text.trim().trim_matches(['"', '\'']);
    let text = text.strip_prefix("file://").unwrap_or(text);
    let restart = |mark: &str, keep: usize| text.rfind(mark).map(|at| &text[at + mark.len() - keep..]);
    let text = match (restart("//", 1), restart("/~/", 2)) {
        // The path of a share on another computer begins with two strokes.
        (Some(whole), _) if text.rfind("//") != Some(0) => whole,
        (_, Some(home)) => home,
        _ => text,
    };
    if let Some(rest) = text.strip_prefix("~/").or_else(|| text.strip_prefix("~\\"))
        && let Some(home) = std::env::home_dir()
    {
        return home.join(rest);
    }
    PathBuf::from(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_path_gets_the_first_free_number() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        assert_eq!(free_path(path("Baltic Open.topboard")), path("Baltic Open.topboard"));
        for (taken, free) in
            [("Baltic Open.topboard", "Baltic Open 2.topboard"), ("Baltic Open 2.topboard", "Baltic Open 3.topboard")]
        {
            std::fs::write(path(taken), "").unwrap();
            assert_eq!(free_path(path("Baltic Open.topboard")), path(free));
        }
    }

    #[test]
    fn a_whole_path_typed_after_a_folder_replaces_the_folder() {
        assert_eq!(typed_path("/tmp/con//home/ann/x.xlsx"), PathBuf::from("/home/ann/x.xlsx"));
        assert_eq!(typed_path("/tmp/con/x.xlsx"), PathBuf::from("/tmp/con/x.xlsx"));
        assert_eq!(typed_path("//server/share/x.xlsx"), PathBuf::from("//server/share/x.xlsx"));
        assert_eq!(typed_path("/tmp/~/x.xlsx"), typed_path("~/x.xlsx"));
    }

    #[test]
    fn a_typed_path_may_come_from_a_file_manager() {
        assert_eq!(typed_path(" \"/tmp/my results.xlsx\" "), PathBuf::from("/tmp/my results.xlsx"));
        assert_eq!(typed_path("file:///tmp/a.xlsx"), PathBuf::from("/tmp/a.xlsx"));
        assert!(!typed_path("~/a.xlsx").starts_with("~"));
    }
}
