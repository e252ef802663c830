//! The documents for developers name only files that exist, and only two files know whether there is a window.

use std::path::{Path, PathBuf};

/// Paths that a document names: targets of links, and code spans that look like a path of the project.
fn named_paths(text: &str) -> Vec<String> {
    let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let spans = text.split('`').skip(1).step_by(2);
    let roots = ["src/", "assets/", "tests/", "benches/", "packaging/", "fuzz/"];
    let is_path = |span: &&str| roots.iter().any(|root| span.starts_with(root)) && !span.contains([' ', '*', '<']);
    let in_project = |link: &&str| !link.contains("://") && !link.starts_with('#');
    links.filter(in_project).chain(spans.filter(is_path)).map(str::to_owned).collect()
}

fn is_there(document: &Path, path: &str) -> bool {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = document.parent().unwrap_or(root);
    root.join(path).exists() || folder.join(path).exists()
}

#[test]
fn every_file_that_a_document_names_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut documents: Vec<PathBuf> = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "CHANGELOG.md"]
        .iter()
        .map(|name| root.join(name))
        .collect();
    let mut pages = Vec::new();
    list_files(&root.join("assets/manual"), &mut pages);
    pages.retain(|path| path.extension().is_some_and(|ending| ending == "md"));
    documents.extend(pages.iter().map(|path| root.join(path)));
    let mut count = 0;
    let mut missing = Vec::new();
    for document in &documents {
        let text = std::fs::read_to_string(document).unwrap();
        for path in named_paths(&text) {
            count += 1;
            if !is_there(document, &path) {
                missing.push(format!("{}: {path}", document.file_name().unwrap().display()));
            }
        }
    }
    assert!(missing.is_empty(), "these documents name files that do not exist:\n{}", missing.join("\n"));
    assert!(count > 60, "only {count} paths were found; the documents have more");
}

#[test]
fn a_bare_file_name_of_the_architecture_exists_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let mut files = Vec::new();
    list_files(&root.join("src"), &mut files);
    for span in text.split('`').skip(1).step_by(2) {
        if Path::new(span).extension().is_some_and(|end| end == "rs") && !span.contains(' ') {
            assert!(
                files.iter().any(|file| file.ends_with(span)),
                "ARCHITECTURE.md names {span}, which does not exist"
            );
        }
    }
}

/// `tests/run` runs the tests only in the build with the window. That is enough as long as the other build has the same
/// code.
#[test]
fn only_two_files_differ_in_a_build_without_the_window() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    list_files(&root.join("src"), &mut files);
    let knows = |file: &PathBuf| std::fs::read_to_string(root.join(file)).unwrap().contains("feature = \"window\"");
    let mut found: Vec<PathBuf> = files.into_iter().filter(knows).collect();
    found.sort();
    assert_eq!(found, [Path::new("src/cli/launch_window.rs"), Path::new("src/lib.rs")]);
}

/// Adds the files of a folder and of its folders, each with its path in the project.
pub(crate) fn list_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            list_files(&path, files);
        } else {
            files.push(path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap().to_path_buf());
        }
    }
}
