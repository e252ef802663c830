//! Checks that the manual lists the names and functions of the formula language, that the tests that it names exist, and that its
//! translated pages have the parts of the English ones and the names of their windows.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use crate::languages::{keys_to_press, names_of_keys, with_english_keys};
use topboard::formula::Function;
use topboard::languages::Language;
use topboard::manual::PAGES;
use topboard::scoring::FactName;

/// With this variable the test writes the page before it compares it:
/// `REFRESH=1 cargo test --test repository manual_pages`.
const REFRESH: &str = "REFRESH";

fn page() -> String {
    let mut page = String::from(
        "# The language of formulas\n\n\
         Case does not matter. Arguments are separated by commas or semicolons, so decimals have a point: 0.5. True is 1, false is 0.\n\n\
         ## Names\n\n| name | meaning |\n|---|---|\n",
    );
    for name in FactName::all() {
        writeln!(page, "| `{}` | {} |", name.word(), name.help()).unwrap();
    }
    page.push_str("\n## Functions\n\n| function | result |\n|---|---|\n");
    for function in Function::all() {
        let (form, meaning) = function.help().split_once(": ").unwrap_or((function.help(), "as in Excel"));
        writeln!(page, "| `{form}` | {meaning} |").unwrap();
    }
    page.push_str(
        "\n## Signs\n\n`+ - * / ^ %`, `= <> < <= > >=`, `&` in criteria such as `\">\" & centres`, and lists such as \
         `{38, 14, 7}`. As in Excel, `-2^2` is 4.\n",
    );
    page
}

#[test]
fn the_manual_lists_every_name_and_function() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/manual/formulas.md");
    if std::env::var_os(REFRESH).is_some() {
        std::fs::write(path, page()).unwrap();
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        written == page(),
        "assets/manual/formulas.md is out of date; REFRESH=1 cargo test --test repository manual_pages writes it again"
    );
}

#[test]
fn every_habit_that_works_names_a_test_that_exists() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("assets/manual/spreadsheet-habits.md")).unwrap();
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with('|') && !line.starts_with("|---"))
        .skip(1)
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), 68);
    for row in rows {
        let [habit, state, _, test] = row[..] else { panic!("{row:?} has not four cells") };
        let names: Vec<&str> = test.split('`').skip(1).step_by(2).collect();
        match (state, &names[..]) {
            ("no", []) => {}
            ("yes" | "in part", [file, tests @ ..]) if !tests.is_empty() => {
                let source = std::fs::read_to_string(root.join(file)).unwrap();
                // A habit is pressed in the window, and its test runs in every run of the tests.
                assert!(file.starts_with("tests/window"), "{habit}: {file} does not test the window");
                for name in tests {
                    let has_test = source.contains(&format!("#[test]\nfn {name}("));
                    assert!(has_test, "{habit}: {file} has no test {name}");
                }
            }
            _ => panic!("{habit}: a habit is “yes” or “in part” with tests of one file, or “no” without one"),
        }
    }
}

/// The texts of the window in a language, each with its keys: “Ouvrir…” with “commands-open”.
fn keys_of_window_texts(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let folder = format!("{}/assets/languages/{}/window", env!("CARGO_MANIFEST_DIR"), language.tag());
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let file = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let mut message = "";
        for (key, text) in file.lines().filter_map(|line| line.split_once(" = ")) {
            let attribute = key.strip_prefix("    .");
            if attribute.is_none() {
                message = key;
            }
            let key = attribute.map_or_else(|| message.to_owned(), |attribute| format!("{message}.{attribute}"));
            keys.entry(text.to_owned()).or_default().insert(key);
        }
    }
    keys
}

/// The names of the window in a page, which are in italics.
fn window_names(page: &str) -> Vec<&str> {
    page.split('*').skip(1).step_by(2).collect()
}

/// The files to which a page links, without their folders. The contents page of another language is none of them.
fn linked_pages(page: &str) -> Vec<&str> {
    let links = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    links.filter_map(|link| link.rsplit('/').next()).filter(|file| *file != "README.md").collect()
}

fn count_of_headings(page: &str) -> usize {
    page.lines().filter(|line| line.starts_with('#')).count()
}

#[test]
fn a_translated_page_has_the_parts_of_the_english_one_and_the_names_of_its_window() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/manual");
    let in_english = keys_of_window_texts(Language::English);
    let mut count = 0;
    for language in Language::OF_WINDOW.into_iter().filter(|language| *language != Language::English) {
        let (in_window, names) = (keys_of_window_texts(language), names_of_keys(language));
        for entry in std::fs::read_dir(folder.join(language.tag())).unwrap() {
            let path = entry.unwrap().path();
            let page = std::fs::read_to_string(&path).unwrap();
            let english = std::fs::read_to_string(folder.join(path.file_name().unwrap())).unwrap();
            let path = path.display();
            assert_eq!(count_of_headings(&page), count_of_headings(&english), "{path}");
            assert_eq!(linked_pages(&page), linked_pages(&english), "{path}");
            assert_eq!(keys_to_press(&with_english_keys(&page, &names)), keys_to_press(&english), "{path}");
            let (own, of_english) = (window_names(&page), window_names(&english));
            assert_eq!(own.len(), of_english.len(), "{path}: {own:?}");
            for (name, english) in own.into_iter().zip(of_english) {
                let known = in_english.get(english).unwrap_or_else(|| panic!("no window says “{english}”"));
                let keys = in_window.get(name).unwrap_or_else(|| panic!("{path}: the window does not say “{name}”"));
                assert!(!keys.is_disjoint(known), "{path}: “{name}” is not “{english}”");
            }
            count += 1;
        }
    }
    assert_eq!(count, 6);
}

#[test]
fn each_contents_page_lists_all_pages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/manual");
    let names: Vec<String> = PAGES.iter().map(|page| format!("{}.md", page.name)).collect();
    for contents in ["README.md", "fr/README.md", "de/README.md", "it/README.md"] {
        let page = std::fs::read_to_string(folder.join(contents)).unwrap();
        // The text below the list has a link of its own.
        assert_eq!(linked_pages(&page)[..names.len()], names, "{contents}");
    }
}
