//! The files of the languages: each has every sentence that English has, with the same variables.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The keys of a file, each with the variables of its sentence.
fn sentences_of(file: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read_to_string(file).unwrap();
    let resource = fluent_syntax::parser::parse(text.as_str());
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {:?}", file.display(), errors[0]));
    let mut sentences = BTreeMap::new();
    for entry in resource.body {
        let fluent_syntax::ast::Entry::Message(message) = entry else { continue };
        let written = format!("{:?}", message.value);
        let variables = written.split("VariableReference { id: Identifier { name: \"").skip(1);
        let variables = variables.filter_map(|rest| rest.split('"').next()).map(str::to_owned);
        sentences.insert(message.id.name.to_owned(), variables.collect());
    }
    sentences
}

/// The files of a folder, by name.
fn files_of(folder: &Path) -> BTreeMap<String, BTreeMap<String, BTreeSet<String>>> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.map(|file| (file.file_name().unwrap().to_str().unwrap().to_owned(), sentences_of(&file))).collect()
}

/// The names of what a folder of TOML files describes.
fn described_names(folder: &Path) -> BTreeSet<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let name = |file: std::path::PathBuf| {
        let table: toml::Table = std::fs::read_to_string(file).unwrap().parse().unwrap();
        table["name"].as_str().unwrap().to_owned()
    };
    files.filter(|file| file.extension().is_some_and(|ending| ending == "toml")).map(name).collect()
}

#[test]
fn every_language_describes_every_shipped_system_and_ruleset() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let mut languages = 0;
    for folder in std::fs::read_dir(assets.join("languages")).unwrap().map(|entry| entry.unwrap().path()) {
        if folder.ends_with("en") {
            continue;
        }
        let text = std::fs::read_to_string(folder.join("descriptions.toml")).unwrap();
        let described: BTreeMap<String, BTreeMap<String, String>> = toml::from_str(&text).unwrap();
        for kind in ["scoring", "rulesets"] {
            let names: BTreeSet<String> = described[kind].keys().cloned().collect();
            assert_eq!(names, described_names(&assets.join(kind)), "{} {kind}", folder.display());
            assert!(described[kind].values().all(|text| text.len() > 20), "{} {kind}", folder.display());
        }
        languages += 1;
    }
    assert_eq!(languages, 10);
}

#[test]
fn every_language_has_the_sentences_and_the_variables_of_english() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    let english = files_of(&root.join("en"));
    assert!(!english.is_empty());
    let mut faults = Vec::new();
    for folder in std::fs::read_dir(&root).unwrap().map(|entry| entry.unwrap().path()) {
        let own = files_of(&folder);
        for (file, sentences) in &english {
            let none = BTreeMap::new();
            let translated = own.get(file).unwrap_or(&none);
            for key in sentences.keys().chain(translated.keys()).collect::<BTreeSet<_>>() {
                if sentences.get(key) != translated.get(key) {
                    faults.push(format!("{}/{file}: {key}", folder.display()));
                }
            }
        }
        faults.extend(
            own.keys().filter(|file| !english.contains_key(*file)).map(|file| format!("{file} is not English")),
        );
    }
    assert!(faults.is_empty(), "{} sentences differ:\n{}", faults.len(), faults.join("\n"));
}
