//! The files of the languages: each has every sentence that English has, with the same variables. Notices and rulings speak all
//! languages, the window four.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::architecture::list_files;
use topboard::languages::Language;
use topboard::scoring::FactName;

/// The keys of sentences and of their attributes, each with its variables.
type Sentences = BTreeMap<String, BTreeSet<String>>;

/// The sentences of a file.
fn sentences_of(file: &Path) -> Sentences {
    let text = std::fs::read_to_string(file).unwrap();
    let resource = fluent_syntax::parser::parse(text.as_str());
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {:?}", file.display(), errors[0]));
    let mut sentences = BTreeMap::new();
    for entry in resource.body {
        let fluent_syntax::ast::Entry::Message(message) = entry else { continue };
        let mut add = |key: String, written: String| {
            let variables = written.split("VariableReference { id: Identifier { name: \"").skip(1);
            let variables = variables.filter_map(|rest| rest.split('"').next()).map(str::to_owned);
            sentences.insert(key, variables.collect());
        };
        let key = message.id.name;
        add(key.to_owned(), format!("{:?}", message.value));
        for attribute in &message.attributes {
            add(format!("{key}.{}", attribute.id.name), format!("{:?}", attribute.value));
        }
    }
    sentences
}

/// The files of a folder, by name. A folder that is not there has none.
fn files_of(folder: &Path) -> BTreeMap<String, Sentences> {
    let files = std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    let files = files.filter(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.map(|file| (file.file_name().unwrap().to_str().unwrap().to_owned(), sentences_of(&file))).collect()
}

/// The names of what a folder of TOML files describes. A file without a name is no rules.
fn described_names(folder: &Path) -> BTreeSet<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let name = |file: std::path::PathBuf| {
        let table: toml::Table = std::fs::read_to_string(file).unwrap().parse().unwrap();
        table.get("name").map(|name| name.as_str().unwrap().to_owned())
    };
    files.filter(|file| file.extension().is_some_and(|ending| ending == "toml")).filter_map(name).collect()
}

/// The names in the formulas of the shipped scoring systems: those of columns and numbers, and of the values of a board.
fn names_in_formulas(assets: &Path) -> BTreeSet<String> {
    let facts = FactName::all().map(|fact| fact.word().replace('_', " "));
    facts.chain(names_of_columns(&assets.join("scoring"), &["column", "event_mean"])).collect()
}

/// The names that the rules in a folder give to their columns, which are in these lists, and to their numbers.
fn names_of_columns(folder: &Path, lists: &[&str]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let table: toml::Table = std::fs::read_to_string(file).unwrap().parse().unwrap();
        let lists = lists.iter().filter_map(|key| table.get(*key)?.as_array());
        names.extend(lists.flatten().map(|column| column["name"].as_str().unwrap().to_owned()));
        let numbers = ["parameters", "tables"].iter().filter_map(|key| table.get(*key)?.as_table());
        names.extend(numbers.flat_map(toml::Table::keys).map(|name| name.replace('_', " ")));
    }
    names
}

/// The titles of the players who win the ladders in a folder.
fn titles_of_winners(folder: &Path) -> BTreeSet<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let title = |file: PathBuf| {
        let table: toml::Table = std::fs::read_to_string(file).unwrap().parse().unwrap();
        Some(table.get("title")?.as_str().unwrap().to_owned())
    };
    files.filter_map(title).collect()
}

/// The texts of this key in the files of a folder, also in their tables.
fn texts_of_key(folder: &Path, key: &str) -> BTreeSet<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap());
    let of_table = |table: &toml::Table| table.get(key).map(|text| text.as_str().unwrap().to_owned());
    files.filter_map(|text| of_table(&text.parse().unwrap())).collect()
}

/// The titles of the worked examples in the files of a folder.
fn titles_of_examples(folder: &Path) -> BTreeSet<String> {
    let mut titles = BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let table: toml::Table = std::fs::read_to_string(file).unwrap().parse().unwrap();
        let examples = table.get("example").and_then(|examples| examples.as_array()).into_iter().flatten();
        titles.extend(examples.map(|example| example["name"].as_str().unwrap().to_owned()));
    }
    titles
}

#[test]
fn every_language_says_where_the_shipped_rules_come_from_and_those_of_the_window_name_the_examples() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let folders = ["scoring", "rulesets", "ladders"].map(|kind| assets.join(kind));
    let sources: BTreeSet<String> = folders.iter().flat_map(|folder| texts_of_key(folder, "source")).collect();
    let mut examples: BTreeSet<String> = folders[..2].iter().flat_map(|folder| titles_of_examples(folder)).collect();
    // The boards on which scoring systems are compared.
    let typical: toml::Table = std::fs::read_to_string(assets.join("results/typical.toml")).unwrap().parse().unwrap();
    let boards = typical["board"].as_array().unwrap().iter();
    examples.extend(boards.map(|board| board["name"].as_str().unwrap().to_owned()));
    // The title of a document has no translation, and only such a title.
    let is_title = |source: &str| {
        source.contains('§')
            || source.contains("Bismark Scoring")
            || source.contains("Un Tuffo nel Passato")
            || source.contains("and Scoring")
    };
    let said: BTreeSet<String> = sources.into_iter().filter(|source| !is_title(source)).collect();
    assert!(said.len() > 10 && examples.len() > 40, "{said:?}, {examples:?}");
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let file = assets.join("languages").join(language.tag()).join("descriptions.toml");
        let described: BTreeMap<String, BTreeMap<String, String>> =
            toml::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        let keys = |kind: &str| described.get(kind).into_iter().flatten().map(|(key, _)| key.clone()).collect();
        let known: BTreeSet<String> = keys("sources");
        assert_eq!(known, said, "{language:?}");
        let known: BTreeSet<String> = keys("examples");
        let is_of_window = Language::OF_WINDOW.contains(&language);
        assert_eq!(known, if is_of_window { examples.clone() } else { BTreeSet::new() }, "{language:?}");
    }
}

#[test]
fn every_language_describes_every_shipped_system_ruleset_and_ladder() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let mut languages = 0;
    for folder in std::fs::read_dir(assets.join("languages")).unwrap().map(|entry| entry.unwrap().path()) {
        if folder.ends_with("en") {
            continue;
        }
        let text = std::fs::read_to_string(folder.join("descriptions.toml")).unwrap();
        let described: BTreeMap<String, BTreeMap<String, String>> = toml::from_str(&text).unwrap();
        for kind in ["scoring", "rulesets", "ladders"] {
            let names: BTreeSet<String> = described[kind].keys().cloned().collect();
            assert_eq!(names, described_names(&assets.join(kind)), "{} {kind}", folder.display());
            assert!(described[kind].values().all(|text| text.len() > 20), "{} {kind}", folder.display());
        }
        for (kind, wanted) in [
            ("names", names_in_formulas(&assets)),
            ("ladder_names", names_of_columns(&assets.join("ladders"), &["player", "event", "points"])),
        ] {
            let names: BTreeSet<String> = described[kind].keys().cloned().collect();
            assert_eq!(names, wanted, "{} {kind}", folder.display());
            // Two columns of one name could not be told apart.
            let called: BTreeSet<&String> = described[kind].values().collect();
            assert_eq!(called.len(), names.len(), "{} {kind}", folder.display());
        }
        let titles: BTreeSet<String> = described["ladder_titles"].keys().cloned().collect();
        assert_eq!(titles, titles_of_winners(&assets.join("ladders")), "{}", folder.display());
        languages += 1;
    }
    assert_eq!(languages, 10);
}

#[test]
fn the_glossary_of_every_language_has_the_names_in_formulas() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    let row = |line: &str| {
        let mut cells = line.strip_prefix("| ")?.split(" | ").map(str::to_owned);
        Some((cells.next()?, cells.next()?))
    };
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let folder = root.join(language.tag());
        let text = std::fs::read_to_string(folder.join("descriptions.toml")).unwrap();
        let mut described: BTreeMap<String, BTreeMap<String, String>> = toml::from_str(&text).unwrap();
        let glossary = std::fs::read_to_string(folder.join("GLOSSARY.md")).unwrap();
        for (title, kind) in [("Names in formulas", "names"), ("Names in formulas of ladders", "ladder_names")] {
            let (_, below) = glossary.split_once(&format!("\n## {title}\n")).unwrap();
            let table = below.split("\n## ").next().unwrap();
            // The first row has the headings.
            let listed: BTreeMap<String, String> = table.lines().filter_map(row).skip(1).collect();
            assert_eq!(Some(listed), described.remove(kind), "{} {kind}", folder.display());
        }
    }
}

/// What a folder of a language has otherwise than that of English.
fn differences(english: &Path, folder: &Path) -> Vec<String> {
    let (english, own) = (files_of(english), files_of(folder));
    assert!(!english.is_empty());
    let none = BTreeMap::new();
    let mut faults = Vec::new();
    for file in english.keys().chain(own.keys()).collect::<BTreeSet<_>>() {
        let (of_english, translated) = (english.get(file).unwrap_or(&none), own.get(file).unwrap_or(&none));
        for key in of_english.keys().chain(translated.keys()).collect::<BTreeSet<_>>() {
            if of_english.get(key) != translated.get(key) {
                faults.push(format!("{}/{file}: {key}", folder.display()));
            }
        }
    }
    faults
}

#[test]
fn every_language_has_the_sentences_and_the_variables_of_english() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    let mut faults = Vec::new();
    for folder in std::fs::read_dir(&root).unwrap().map(|entry| entry.unwrap().path()) {
        faults.extend(differences(&root.join("en"), &folder));
    }
    assert!(faults.is_empty(), "{} sentences differ:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_languages_of_the_window_have_its_sentences_and_the_others_have_none() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    let of_window = Language::OF_WINDOW.map(Language::tag);
    let mut faults = Vec::new();
    for tag in of_window {
        faults.extend(differences(&root.join("en/window"), &root.join(tag).join("window")));
    }
    assert!(faults.is_empty(), "{} sentences differ:\n{}", faults.len(), faults.join("\n"));
    for folder in std::fs::read_dir(&root).unwrap().map(|entry| entry.unwrap().path()) {
        let tag = folder.file_name().unwrap().to_str().unwrap();
        assert!(of_window.contains(&tag) || !folder.join("window").exists(), "{tag}");
    }
}

#[test]
fn every_language_has_the_sentences_of_rulings_and_only_those_of_the_window_have_the_names_of_steps() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    let mut faults = Vec::new();
    for language in Language::ALL {
        let folder = root.join(language.tag()).join("messages");
        let names_steps = Language::OF_WINDOW.contains(&language);
        assert_eq!(folder.join("steps.ftl").exists(), names_steps, "{language:?}");
        let is_needed = |fault: &String| names_steps || !fault.contains("/steps.ftl: ");
        faults.extend(differences(&root.join("en/messages"), &folder).into_iter().filter(is_needed));
    }
    assert!(faults.is_empty(), "{} sentences differ:\n{}", faults.len(), faults.join("\n"));
}

/// The keys that a text names: “Ctrl+O”, “F8”.
pub(crate) fn keys_to_press(text: &str) -> Vec<&str> {
    let is_key = |word: &&str| {
        let is_function_key = word.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok());
        is_function_key || ["Ctrl+", "Shift+", "Alt+"].iter().any(|with| word.starts_with(with))
    };
    text.split(|c: char| !c.is_alphanumeric() && c != '+').filter(is_key).collect()
}

/// The names of keys in a language, each with the name in English: “Strg” with “Ctrl”. Longer names come first.
pub(crate) fn names_of_keys(language: Language) -> Vec<(String, String)> {
    let names = |language: Language| {
        let path = format!("{}/assets/languages/{}/window/keys.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
        let file = std::fs::read_to_string(path).unwrap();
        let names = file.lines().filter_map(|line| line.split_once(" = "));
        names.map(|(key, name)| (key.to_owned(), name.to_owned())).collect::<BTreeMap<String, String>>()
    };
    let (own, english) = (names(language), names(Language::English));
    let mut names: Vec<(String, String)> = own.into_iter().map(|(key, name)| (name, english[&key].clone())).collect();
    names.sort_by_key(|(name, _)| Reverse(name.len()));
    names
}

/// A text with the names of keys in English.
pub(crate) fn with_english_keys(text: &str, names: &[(String, String)]) -> String {
    names.iter().fold(text.to_owned(), |text, (own, english)| text.replace(own, english))
}

/// The keys that each sentence of a file names, by the names of keys.
fn keys_in_sentences(file: &Path, names: &[(String, String)]) -> BTreeMap<String, BTreeSet<String>> {
    let text = with_english_keys(&std::fs::read_to_string(file).unwrap(), names);
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            key = line.split(' ').next().unwrap_or_default();
        }
        keys.entry(key.to_owned()).or_default().extend(keys_to_press(line).into_iter().map(str::to_owned));
    }
    keys
}

#[test]
fn a_sentence_of_the_window_names_the_keys_of_the_english_one() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    let mut faults = Vec::new();
    for language in Language::OF_WINDOW.into_iter().filter(|language| *language != Language::English) {
        let names = names_of_keys(language);
        for file in std::fs::read_dir(root.join("en/window")).unwrap().map(|entry| entry.unwrap().file_name()) {
            // The names themselves.
            if file == "keys.ftl" {
                continue;
            }
            let english = keys_in_sentences(&root.join("en/window").join(&file), &[]);
            let own = keys_in_sentences(&root.join(language.tag()).join("window").join(&file), &names);
            for (key, of_english) in english {
                if own.get(&key) != Some(&of_english) {
                    faults.push(format!("{language:?} {key}: {:?} in place of {of_english:?}", own.get(&key)));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} sentences name other keys:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_window_says_every_sentence_of_its_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    list_files(&root.join("src"), &mut files);
    files.retain(|file| file.extension().is_some_and(|ending| ending == "rs"));
    let code: String = files.iter().map(|file| std::fs::read_to_string(root.join(file)).unwrap()).collect();
    let words: BTreeSet<&str> = code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    let english = root.join("assets/languages/en");
    let mut unused = Vec::new();
    for (file, sentences) in files_of(&english.join("window")).into_iter().chain(files_of(&english.join("messages"))) {
        let room = format!("{}-", file.trim_end_matches(".ftl"));
        for key in sentences.keys() {
            let key = key.split('.').next().unwrap();
            let function = key.strip_prefix(&room).unwrap().replace('-', "_");
            if !words.contains(function.as_str()) {
                unused.push(key.to_owned());
            }
        }
    }
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
