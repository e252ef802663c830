//! The folders of `src`, and the rooms of `src/import`, use only what is below them: none needs another that needs it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::architecture::list_files;

/// What each entry of a folder uses of the other entries. A module of tests at the end of a file may use anything.
fn uses_of_entries(folder: &Path, path: &str) -> BTreeMap<String, BTreeSet<String>> {
    let name = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
    let entries: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let names: BTreeSet<String> = entries.iter().map(|path| name(path)).collect();
    let own = ["lib", "main", "mod"];
    let shown = shown_names(folder);
    let mut uses = BTreeMap::new();
    for entry in entries.iter().filter(|entry| !own.contains(&name(entry).as_str())) {
        let mut used = BTreeSet::new();
        for file in files_of(entry) {
            let text = std::fs::read_to_string(&file).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let mut names = used_names(code, path);
            names.extend(used_names(code, &path_from(entry, &file)));
            used.extend(names.into_iter().map(|used| shown.get(&used).cloned().unwrap_or(used)));
        }
        used.retain(|used| names.contains(used) && *used != name(entry));
        uses.insert(name(entry), used);
    }
    uses
}

/// How a file of an entry names the folder that the entry is in: `super::`, or `super::super::` from a file in its folder.
fn path_from(entry: &Path, file: &Path) -> String {
    let inside = file.strip_prefix(entry).unwrap();
    let above = inside.components().count().max(1);
    "super::".repeat(above + usize::from(entry.is_dir() && !inside.ends_with("mod.rs")))
}

/// The names that the folder shows of its entries, each with its entry: `Finding` of `pub use report::findings::Finding;`.
fn shown_names(folder: &Path) -> BTreeMap<String, String> {
    let text = ["mod.rs", "lib.rs"].iter().find_map(|file| std::fs::read_to_string(folder.join(file)).ok()).unwrap();
    let mut shown = BTreeMap::new();
    for statement in text.split(';').filter_map(|part| part.split("\npub").nth(1)) {
        let Some((_, path)) = statement.split_once("use ") else { continue };
        let entry = path.split("::").next().unwrap_or_default();
        let names = path.rsplit("::").next().unwrap_or_default();
        let names = names.trim_matches(['{', '}']).split(',').map(str::trim).filter(|name| !name.is_empty());
        shown.extend(names.map(|name| (name.to_owned(), entry.to_owned())));
    }
    shown
}

/// The Rust files of an entry that are no tests.
fn files_of(entry: &Path) -> Vec<PathBuf> {
    if entry.is_file() {
        return vec![entry.to_path_buf()];
    }
    let mut files = Vec::new();
    list_files(entry, &mut files);
    let is_code = |file: &PathBuf| {
        let is_tests = file.file_stem().is_some_and(|name| name.to_str().unwrap().ends_with("tests"));
        file.extension().is_some_and(|ending| ending == "rs") && !is_tests
    };
    files.retain(is_code);
    files.into_iter().map(|file| Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).collect()
}

/// The first names after a path in a text: `book` and `draw` in `crate::book::Power` and `crate::{book, draw}`.
fn used_names(code: &str, path: &str) -> BTreeSet<String> {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code: String = lines.flat_map(|line| [line, "\n"]).collect();
    let first = |text: &str| -> String { text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect() };
    let mut names = BTreeSet::new();
    for rest in code.split(path).skip(1) {
        match rest.strip_prefix('{') {
            Some(group) => {
                let group = group.split('}').next().unwrap_or_default();
                names.extend(group.split(',').map(|part| first(part.trim_start())));
            }
            None => {
                names.insert(first(rest));
            }
        }
    }
    names
}

/// Takes away, again and again, the entries that use nothing of what is left. What stays needs each other.
fn in_rings(mut uses: BTreeMap<String, BTreeSet<String>>) -> BTreeMap<String, BTreeSet<String>> {
    loop {
        let free: Vec<String> = uses.iter().filter(|(_, used)| used.is_empty()).map(|(name, _)| name.clone()).collect();
        if free.is_empty() {
            return uses;
        }
        for name in free {
            uses.remove(&name);
            for used in uses.values_mut() {
                used.remove(&name);
            }
        }
    }
}

#[test]
fn no_two_folders_of_the_program_need_each_other() {
    let uses = uses_of_entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "crate::");
    assert!(uses.values().map(BTreeSet::len).sum::<usize>() > 30, "hardly any use was found");
    let rings = in_rings(uses);
    assert!(rings.is_empty(), "these entries of src need each other: {rings:?}");
}

/// The names in code spans between two texts of a document, in their order.
fn listed_names(document: &str, from: &str, to: &str) -> Vec<String> {
    let list = document.split(from).nth(1).and_then(|rest| rest.split(to).next()).unwrap();
    list.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_rooms_of_the_import_use_only_those_that_are_named_before_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let document = std::fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let order = listed_names(&document, "Its rooms, each of which uses\nonly those before it:", "[A test]");
    let uses = uses_of_entries(&root.join("src/import"), "crate::import::");
    assert!(uses.values().map(BTreeSet::len).sum::<usize>() > 30, "hardly any use was found");
    assert_eq!(order.iter().collect::<BTreeSet<_>>(), uses.keys().collect::<BTreeSet<_>>());
    for (at, room) in order.iter().enumerate() {
        let later: Vec<&String> = uses[room].iter().filter(|used| !order[..at].contains(*used)).collect();
        assert!(later.is_empty(), "{room} uses {later:?}, which are named after it");
    }
}

#[test]
fn a_ring_is_found_and_what_hangs_below_it_is_not_blamed() {
    let uses = |list: &[(&str, &str)]| -> BTreeMap<String, BTreeSet<String>> {
        let names = |text: &str| text.split_whitespace().map(str::to_owned).collect();
        list.iter().map(|(name, used)| ((*name).to_owned(), names(used))).collect()
    };
    assert!(in_rings(uses(&[("app", "book"), ("book", "")])).is_empty());
    let rings = in_rings(uses(&[("book", ""), ("draft", "words book"), ("words", "draft")]));
    assert_eq!(rings.keys().collect::<Vec<_>>(), ["draft", "words"]);
}
