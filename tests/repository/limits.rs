//! The table of limits in ARCHITECTURE.md is that of the code, and every limit is checked somewhere.

use std::fs;
use std::path::{Path, PathBuf};

use topboard::limits::all_limits;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn the_table_of_limits_is_that_of_the_code() {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let listed: Vec<&str> = page
        .lines()
        .skip_while(|line| *line != "## Limits")
        .skip(1)
        .take_while(|line| !line.starts_with("## "))
        .filter(|line| line.starts_with("| `"))
        .collect();
    let expected: Vec<String> =
        all_limits().iter().map(|limit| format!("| `{}` | {} | {} |", limit.name, limit.value, limit.what)).collect();
    assert_eq!(listed, expected);
}

#[test]
fn every_limit_is_checked_where_something_is_read() {
    let mut files = Vec::new();
    rust_files(&root().join("src"), &mut files);
    let code: Vec<String> = files
        .iter()
        .filter(|path| !path.ends_with("src/limits.rs"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    for limit in all_limits() {
        // Once where it is imported, and once where it is used.
        let uses: usize = code.iter().map(|text| text.matches(limit.name).count()).sum();
        assert!(uses >= 2, "{} is never checked", limit.name);
    }
}
