//! What the build makes: a function for each sentence of `assets/languages`, and for Windows the icon, the version and the
//! manifest of the program.

use std::collections::BTreeMap;
use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

/// A folder for each language.
const LANGUAGES: &str = "assets/languages";
/// The sentences in English, from which those in other languages are translated.
const SENTENCES: &str = "assets/languages/en";
const ICON: &str = "packaging/windows/topboard.ico";
const MANIFEST: &str = "packaging/windows/topboard.manifest";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    write_sentence_functions()?;
    list_language_files()?;
    add_windows_resources()?;
    Ok(())
}

/// Writes `sentences.rs`: a module for each file of sentences, and there a function for each sentence, whose parameters are the
/// variables of the sentence. So a wrong key or a missing variable does not compile.
fn write_sentence_functions() -> Result<(), Box<dyn Error>> {
    let mut code = String::new();
    let mut places: BTreeMap<String, PathBuf> = BTreeMap::new();
    for file in listed(Path::new(SENTENCES))?.iter().filter(|file| is_sentences(file)) {
        let module = file.file_stem().unwrap_or_default().display().to_string().replace('-', "_");
        writeln!(code, "/// The sentences of `{}`.\npub mod {module} {{", file.display())?;
        writeln!(
            code,
            "    #[allow(unused_imports, reason = \"a file may have no sentence with a variable\")]\n    use crate::languages::{{Argument, Language, sentence}};"
        )?;
        for message in messages(file)? {
            if let Some(other) = places.insert(message.key.clone(), file.clone()) {
                return Err(format!("{} is in {} and in {}", message.key, other.display(), file.display()).into());
            }
            write_function(&mut code, &message)?;
        }
        code.push_str("}\n");
    }
    Ok(fs::write(Path::new(&env::var("OUT_DIR")?).join("sentences.rs"), code)?)
}

/// Writes `language_files.rs`: the texts of the files of each language, its sentences and its descriptions of systems and rules.
fn list_language_files() -> Result<(), Box<dyn Error>> {
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let mut code = String::from("pub(super) const FILES: &[(&str, &[&str])] = &[\n");
    let mut descriptions = String::from("pub(super) const DESCRIPTIONS: &[(&str, &str)] = &[\n");
    for folder in listed(Path::new(LANGUAGES))?.iter().filter(|entry| entry.is_dir()) {
        let tag = folder.file_name().unwrap_or_default().display().to_string();
        writeln!(code, "    (\"{tag}\", &[")?;
        for file in listed(folder)?.iter().filter(|file| is_sentences(file)) {
            let path = Path::new(&root).join(file).display().to_string();
            writeln!(code, "        include_str!({path:?}),")?;
        }
        code.push_str("    ]),\n");
        let path = Path::new(&root).join(folder).join("descriptions.toml");
        if path.is_file() {
            writeln!(descriptions, "    (\"{tag}\", include_str!({:?})),", path.display().to_string())?;
        }
    }
    code.push_str("];\n");
    descriptions.push_str("];\n");
    code.push_str(&descriptions);
    Ok(fs::write(Path::new(&env::var("OUT_DIR")?).join("language_files.rs"), code)?)
}

/// What is in a folder, by name. The build runs again when any of it changes.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
    entries.sort();
    Ok(entries)
}

/// Whether a file has sentences. Beside them each folder has the glossary of its translators.
fn is_sentences(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "ftl")
}

/// A sentence and its variables, in the order in which they occur.
struct Sentence {
    key: String,
    variables: Vec<Variable>,
}

struct Variable {
    name: String,
    kind: VariableKind,
}

/// What a variable is. The comment of the sentence says “$count (Number)” or “$total (Figure)”.
#[derive(Clone, Copy, PartialEq)]
enum VariableKind {
    Text,
    /// A number, by which a language chooses a plural.
    Number,
    /// A figure as text, or a calculation. It is written with the decimal sign of the language.
    Figure,
}

/// The sentences of a file.
fn messages(file: &Path) -> Result<Vec<Sentence>, Box<dyn Error>> {
    let text = fs::read_to_string(file)?;
    let resource =
        parser::parse(text.as_str()).map_err(|(_, errors)| format!("{}: {:?}", file.display(), errors.first()))?;
    let of_entry = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            Some(described(message).map_err(|error| format!("{}: {error}", file.display()).into()))
        }
        _ => None,
    };
    resource.body.iter().filter_map(of_entry).collect()
}

/// A sentence by its text and its comment. A kind that is misspelt, or that is of no variable of the sentence, is an error.
fn described(message: &Message<&str>) -> Result<Sentence, String> {
    let comment = message.comment.as_ref().map_or_else(String::new, |comment| comment.content.join("\n"));
    let mut names = Vec::new();
    if let Some(pattern) = &message.value {
        variables_of(pattern, &mut names);
    }
    let mut variables: Vec<Variable> =
        names.into_iter().map(|name| Variable { name: name.to_owned(), kind: VariableKind::Text }).collect();
    let key = message.id.name;
    for (name, kind) in comment.lines().filter_map(kind_of_variable) {
        let kind = match kind {
            "Number)" => VariableKind::Number,
            "Figure)" => VariableKind::Figure,
            other => return Err(format!("{key}: “({other}” is no kind of variable; write “(Number)” or “(Figure)”")),
        };
        let variable = variables.iter_mut().find(|variable| variable.name == name);
        variable.ok_or_else(|| format!("{key} has no variable ${name}"))?.kind = kind;
    }
    Ok(Sentence { key: key.to_owned(), variables })
}

/// The variable and what follows the bracket in a line “$count (Number)” of a comment.
fn kind_of_variable(line: &str) -> Option<(&str, &str)> {
    line.trim().strip_prefix('$')?.split_once(" (").filter(|(name, _)| !name.contains(' '))
}

fn variables_of<'a>(pattern: &Pattern<&'a str>, names: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variables_of_inline(inline, names),
            Expression::Select { selector, variants } => {
                variables_of_inline(selector, names);
                for variant in variants {
                    variables_of(&variant.value, names);
                }
            }
        }
    }
}

fn variables_of_inline<'a>(inline: &InlineExpression<&'a str>, names: &mut Vec<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } if !names.contains(&id.name) => names.push(id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                variables_of_inline(argument, names);
            }
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                variables_of_inline(inline, names);
            }
        }
        _ => {}
    }
}

fn write_function(code: &mut String, sentence: &Sentence) -> std::fmt::Result {
    let mut parameters = String::from("language: Language");
    let mut arguments = String::new();
    for Variable { name, kind } in &sentence.variables {
        let parameter = name.replace('-', "_");
        let (of_type, argument) = match kind {
            VariableKind::Text => ("&str", "Text"),
            VariableKind::Number => ("usize", "Number"),
            VariableKind::Figure => ("&str", "Figure"),
        };
        write!(parameters, ", {parameter}: {of_type}")?;
        write!(arguments, "(\"{name}\", Argument::{argument}({parameter})), ")?;
    }
    let (key, function) = (&sentence.key, sentence.key.replace('-', "_"));
    writeln!(code, "    pub fn {function}({parameters}) -> String {{")?;
    writeln!(code, "        sentence(language, \"{key}\", [{}])", arguments.trim_end_matches(", "))?;
    writeln!(code, "    }}")
}

fn add_windows_resources() -> io::Result<()> {
    if env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return Ok(());
    }
    println!("cargo:rerun-if-changed={ICON}");
    println!("cargo:rerun-if-changed={MANIFEST}");
    winresource::WindowsResource::new()
        .set_icon(ICON)
        .set_manifest_file(MANIFEST)
        .set("ProductName", "Topboard")
        .set("FileDescription", "Topboard")
        .set("OriginalFilename", "topboard.exe")
        .set("LegalCopyright", "MIT or Apache-2.0")
        .compile_for("topboard")
}
