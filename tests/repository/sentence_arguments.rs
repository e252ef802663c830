//! Whether sentences get their values in the order of their variables. They are all texts, so the compiler does not see it when two
//! are swapped.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Calls whose values have the names of other variables by chance. A person has read them.
const READ: [&str; 12] = [
    "attendance::headcount",
    "problems::centres_after_elimination",
    "invalid_books::same_number",
    "invalid_books::same_name",
    "board_problems::played_too_long",
    "rulings::supported_army_needs_this_fleet",
    "import_tables::standings_without_headings",
    "import_paste::text_is_read_as",
    "import_remarks::name_mended",
    "import_remarks::name_without_mark",
    "import_remarks::substitute",
    "import_remarks::substitute_from",
];

fn files_in(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_in(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found
}

/// The variables of each sentence in the order in which they occur, by the module and the name of its function.
fn variables() -> HashMap<String, Vec<String>> {
    let mut found: HashMap<String, Vec<String>> = HashMap::new();
    for path in files_in(Path::new("assets/languages/en"), "ftl") {
        let room = path.file_stem().unwrap().display().to_string();
        let mut key = String::new();
        for line in fs::read_to_string(&path).unwrap().lines().filter(|line| !line.starts_with('#')) {
            let name = line.split_once(" =").or_else(|| line.split_once('='));
            let begins = line.starts_with(|first: char| first.is_ascii_lowercase());
            if let Some((name, _)) = name.filter(|_| begins) {
                let own = name.strip_prefix(&format!("{room}-")).unwrap_or(name);
                key = format!("{room}::{own}").replace('-', "_");
            }
            // An attribute has a function of its own.
            if line.trim_start().starts_with('.') {
                key.clear();
            }
            for part in line.split('$').skip(1) {
                let end = part.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-').unwrap_or(part.len());
                let (variable, list) = (part[..end].replace('-', "_"), found.entry(key.clone()).or_default());
                if !list.contains(&variable) {
                    list.push(variable);
                }
            }
        }
    }
    found
}

/// The values of a call whose text begins after its bracket.
fn values(text: &str) -> Vec<String> {
    let (mut depth, mut values) = (0, vec![String::new()]);
    for sign in text.chars() {
        match sign {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                values.push(String::new());
                continue;
            }
            _ => {}
        }
        values.last_mut().unwrap().push(sign);
    }
    values.into_iter().map(|value| value.trim().to_owned()).filter(|value| !value.is_empty()).collect()
}

/// The name of a value that is a plain name, also where it is borrowed or made a text.
fn plain_name(value: &str) -> Option<&str> {
    let value = value.trim_start_matches(['&', '*']).trim_start_matches("self.");
    let value =
        [".to_string()", ".as_str()", ".clone()"].iter().find_map(|end| value.strip_suffix(end)).unwrap_or(value);
    value.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_').then_some(value)
}

/// The modules of sentences that a file uses, by the names that they have there.
fn modules(code: &str) -> HashMap<String, String> {
    let mut found = HashMap::new();
    for part in code.split("use crate::languages::").skip(1) {
        let import = &part[..part.find(';').unwrap_or(part.len())];
        for item in import.split(['{', '}', ',']) {
            let path = item.trim().rsplit("::").next().unwrap_or_default();
            let (module, name) = path.split_once(" as ").unwrap_or((path, path));
            found.insert(name.trim().to_owned(), module.trim().to_owned());
        }
    }
    found
}

#[test]
fn no_value_of_a_sentence_stands_in_the_place_of_another() {
    let variables = variables();
    assert!(variables.len() > 1000, "{} sentences", variables.len());
    let (mut calls, mut swapped) = (0, Vec::new());
    for path in files_in(Path::new("src"), "rs") {
        let code = fs::read_to_string(&path).unwrap();
        for (name, module) in modules(&code) {
            for part in code.split(&format!("{name}::")).skip(1) {
                let Some((function, rest)) = part.split_once('(') else { continue };
                let key = format!("{module}::{function}");
                let Some(expected) = variables.get(&key).filter(|expected| expected.len() > 1) else { continue };
                let given = values(rest);
                let given = &given[given.len().saturating_sub(expected.len())..];
                calls += 1;
                let is_of_other = |(at, value): (usize, &String)| {
                    let other = plain_name(value).and_then(|name| expected.iter().position(|of| of == name));
                    other.is_some_and(|other| other != at)
                };
                if given.iter().enumerate().any(is_of_other) && !READ.contains(&&*key) {
                    swapped.push(format!("{}: {key} has {expected:?} and gets {given:?}", path.display()));
                }
            }
        }
    }
    assert!(calls > 500, "{calls} calls");
    assert!(
        swapped.is_empty(),
        "values in the place of others, or with their names by chance:\n{}",
        swapped.join("\n")
    );
}
