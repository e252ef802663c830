//! The licences that the program shows: of Topboard, of every crate in `Cargo.lock`, and of every font. The page is made
//! from the sources of the crates, which Cargo has on every computer that builds Topboard.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

/// With this variable the test writes the page before it compares it: `REFRESH=1 cargo test --test repository licences`.
const REFRESH: &str = "REFRESH";

/// The page in the program.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/licences.txt");

/// The licences that we know, with words that only their text has. The shortest are preferred.
const LICENCES: [(&str, &str); 13] = [
    ("MIT", "Permission is hereby granted, free of charge, to any person obtaining"),
    ("Apache-2.0", "Apache License"),
    ("Zlib", "This software is provided 'as-is'"),
    ("BSD-2-Clause", "Redistribution and use in source and binary forms"),
    ("BSD-3-Clause", "Neither the name of"),
    ("ISC", "Permission to use, copy, modify, and"),
    ("BSL-1.0", "Boost Software License"),
    ("Unicode-3.0", "UNICODE LICENSE V3"),
    ("Unlicense", "free and unencumbered software"),
    ("Apache-2.0 WITH LLVM-exception", "LLVM Exceptions to the Apache 2.0 License"),
    ("OFL-1.1", "SIL OPEN FONT LICENSE"),
    ("Ubuntu-font-1.0", "UBUNTU FONT LICENCE"),
    ("0BSD", "Permission to use, copy, modify, and/or distribute"),
];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    authors: Vec<String>,
    manifest_path: PathBuf,
    source: Option<String>,
}

/// The crates of `Cargo.lock`. `None` if Cargo does not have the sources of all of them, for every system.
fn packages() -> Option<Vec<Package>> {
    let run = Command::new(env!("CARGO"))
        .args(["metadata", "--offline", "--locked", "--all-features", "--format-version", "1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    if !run.status.success() {
        return None;
    }
    let mut packages: Vec<Package> = serde_json::from_slice::<Metadata>(&run.stdout).unwrap().packages;
    packages.retain(|package| package.source.is_some());
    packages.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Some(packages)
}

/// The licences under which we pass a crate on: one of each choice in its expression.
fn chosen_licences(expression: &str) -> Vec<&'static str> {
    let expression = expression.replace('/', " OR ");
    let choice = |part: &str| {
        let part = part.trim().trim_matches(['(', ')']);
        let offered: Vec<&str> = part.split(" OR ").map(str::trim).collect();
        let known = LICENCES.iter().find(|(id, _)| offered.contains(id));
        known.unwrap_or_else(|| panic!("{part} is not a licence that this test knows")).0
    };
    expression.split(" AND ").map(choice).collect()
}

/// The files with licences in the folder of a crate, and in the folders in it.
fn licence_files(folder: &Path, depth: usize) -> Vec<PathBuf> {
    const NAMES: [&str; 8] = ["license", "licence", "copying", "notice", "unlicense", "copyright", "ofl", "ufl"];
    let mut files = Vec::new();
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let name = path.file_name().unwrap().display().to_string().to_lowercase();
        if path.is_dir() && depth > 0 && (name.contains("licen") || name == "fonts") {
            files.extend(licence_files(&path, depth - 1));
        } else if path.is_file() && (NAMES.iter().any(|word| name.starts_with(word)) || name.ends_with("ofl.txt")) {
            files.push(path);
        } else if path.is_file() && depth == 0 && name.strip_suffix(".txt").is_some() {
            // The fonts of egui have their licences beside them, under the names of the fonts.
            files.push(path);
        }
    }
    files
}

/// The text with one line end and without blank space around it.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// One line of spaces: two files with the same words are the same licence.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The texts of the licences of a crate: from its files, or the usual text of its licence.
fn texts(package: &Package, licences: &[&str], usual: &BTreeMap<&str, String>) -> Vec<String> {
    let folder = package.manifest_path.parent().unwrap();
    let read = |path: &PathBuf| tidy(&String::from_utf8_lossy(&std::fs::read(path).unwrap()));
    let (fonts, files): (Vec<PathBuf>, Vec<PathBuf>) =
        licence_files(folder, 1).into_iter().partition(|path| path.parent().unwrap().ends_with("fonts"));
    let files: Vec<String> = files.iter().map(read).filter(|text| !text.is_empty()).collect();
    // Each font has its own licence.
    let mut found: Vec<String> = fonts.iter().map(read).collect();
    let licences =
        licences.iter().filter(|licence| fonts.is_empty() || !licence.contains("font") && !licence.contains("OFL"));
    for licence in licences {
        let mark = LICENCES.iter().find(|(id, _)| id == licence).unwrap().1;
        let of_files: Vec<String> = files.iter().filter(|text| words(text).contains(mark)).cloned().collect();
        if of_files.is_empty() {
            let authors = if package.authors.is_empty() {
                format!("the authors of {}", package.name)
            } else {
                package.authors.join(", ")
            };
            found.push(usual[licence].replace("{authors}", &authors));
        }
        found.extend(of_files.into_iter().take(1));
    }
    // Apache-2.0 asks for the notices of the authors.
    found.extend(
        files.iter().filter(|text| text.len() < 2000 && words(text).contains("This product includes")).cloned(),
    );
    found
}

/// The usual texts of the licences of crates without a file of their own.
fn usual_texts() -> BTreeMap<&'static str, String> {
    let file = |name: &str| tidy(&std::fs::read_to_string(format!("{}/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap());
    let mit = file("LICENSE-MIT");
    let (_, terms) = mit.split_once("\n\nPermission").unwrap();
    BTreeMap::from([
        ("Apache-2.0", file("LICENSE-APACHE")),
        ("MIT", format!("MIT License\n\nCopyright (c) {{authors}}\n\nPermission{terms}")),
        ("BSL-1.0", tidy(BOOST)),
    ])
}

const BOOST: &str = "Boost Software License - Version 1.0 - August 17th, 2003

Permission is hereby granted, free of charge, to any person or organization
obtaining a copy of the software and accompanying documentation covered by
this license (the \"Software\") to use, reproduce, display, distribute,
execute, and transmit the Software, and to prepare derivative works of the
Software, and to permit third-parties to whom the Software is furnished to
do so, all subject to the following:

The copyright notices in the Software and this entire statement, including
the above license grant, this restriction and the following disclaimer,
must be included in all copies of the Software, in whole or in part, and
all derivative works of the Software, unless such copies or derivative
works are solely in the form of machine-executable object code generated by
a source language processor.

THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE, TITLE AND NON-INFRINGEMENT. IN NO EVENT
SHALL THE COPYRIGHT HOLDERS OR ANYONE DISTRIBUTING THE SOFTWARE BE LIABLE
FOR ANY DAMAGES OR OTHER LIABILITY, WHETHER IN CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
DEALINGS IN THE SOFTWARE.";

fn page(packages: &[Package]) -> String {
    let usual = usual_texts();
    let mut page = String::from(
        "Topboard is under the MIT licence or the Apache licence, version 2.0, as you prefer.\n\n\
         It contains the fonts Noto Sans and EB Garamond, the fonts of egui, and the libraries (crates) in this list. The texts of their\n\
         licences follow.\n\n",
    );
    // The texts in the order of their first crate, each with the crates that it is for.
    let mut listed: Vec<(String, String, Vec<String>)> = Vec::new();
    let mut add = |text: String, of: String| {
        let key = words(&text);
        match listed.iter_mut().find(|(known, ..)| *known == key) {
            Some((_, _, users)) => users.push(of),
            None => listed.push((key, text, vec![of])),
        }
    };
    let own = |name: &str| tidy(&std::fs::read_to_string(format!("{}/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap());
    add(own("LICENSE-MIT"), "Topboard".to_owned());
    add(own("LICENSE-APACHE"), "Topboard".to_owned());
    add(own("assets/fonts/OFL.txt"), "the fonts Noto Sans and EB Garamond".to_owned());
    for package in packages {
        let expression = package.license.as_deref().unwrap_or_else(|| panic!("{} names no licence", package.name));
        let name = format!("{} {}", package.name, package.version);
        writeln!(page, "{name}: {expression}").unwrap();
        for text in texts(package, &chosen_licences(expression), &usual) {
            add(text, name.clone());
        }
    }
    for (_, text, users) in listed {
        let users: BTreeSet<String> = users.into_iter().collect();
        let mut line = String::new();
        page.push_str("\n================================================================================\n");
        for (at, user) in users.iter().enumerate() {
            let part = if at + 1 < users.len() { format!("{user}, ") } else { format!("{user}:") };
            if line.len() + part.len() > 100 {
                writeln!(page, "{}", line.trim_end()).unwrap();
                line.clear();
            }
            line.push_str(&part);
        }
        writeln!(page, "{line}\n\n{text}").unwrap();
    }
    page
}

#[test]
fn the_page_has_the_licences_of_every_crate_and_every_font() {
    let written = std::fs::read_to_string(PAGE).unwrap_or_default();
    let lock = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.lock")).unwrap();
    let Some(packages) = packages() else {
        // Without the sources of the crates for other systems, only the list is compared.
        let named = |field: &str, part: &str| {
            Some(part.lines().find_map(|line| line.strip_prefix(field))?.trim_matches('"').to_owned())
        };
        for part in lock.split("[[package]]").filter(|part| part.contains("source = ")) {
            let crate_line = format!("\n{} {}: ", named("name = ", part).unwrap(), named("version = ", part).unwrap());
            assert!(written.contains(&crate_line), "{crate_line}is missing; {}", how());
        }
        return;
    };
    assert!(packages.len() > 300, "{}", packages.len());
    let page = page(&packages);
    if std::env::var_os(REFRESH).is_some() {
        std::fs::write(PAGE, &page).unwrap();
    } else {
        assert!(written == page, "the page of licences is not up to date; {}", how());
    }
    for font in ["Noto Sans", "EB Garamond", "Ubuntu", "Hack", "emoji"] {
        assert!(page.to_lowercase().contains(&font.to_lowercase()), "{font}");
    }
}

fn how() -> String {
    format!("run: {REFRESH}=1 cargo test --test repository licences")
}

#[test]
fn the_program_prints_the_page() {
    let run = Command::new(env!("CARGO_BIN_EXE_topboard")).arg("licences").output().unwrap();
    assert!(run.status.success());
    assert_eq!(String::from_utf8(run.stdout).unwrap(), std::fs::read_to_string(PAGE).unwrap());
}
