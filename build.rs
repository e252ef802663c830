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
use miniz_oxide::deflate::compress_to_vec;

/// A folder for each language.
const LANGUAGES: &str = "assets/languages";
/// The sentences in English, from which those in other languages are translated.
const SENTENCES: &str = "assets/languages/en";
/// The folder with the sentences of the window, in the folder of each language in which it speaks.
const WINDOW: &str = "window";
/// The folder with the sentences that are kept as data.
const MESSAGES: &str = "messages";
/// The sentences of notices that are parts of such sentences too: “Round 2”, “France”, “top board”.
const KEPT_WORDS: [&str; 2] = ["rules.ftl", "words.ftl"];
/// The level of compression that makes the fewest bytes.
const BEST_COMPRESSION: u8 = 10;
const ICON: &str = "packaging/windows/topboard.ico";
const MANIFEST: &str = "packaging/windows/topboard.manifest";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    write_sentence_functions()?;
    list_language_files()?;
    add_windows_resources()?;
    Ok(())
}

/// Sentences that are used in the same way.
struct SentenceKind {
    /// Their folder in that of a language. Empty for those of notices.
    folder: &'static str,
    /// The files of the sentences of notices that are used in this way too.
    shared: &'static [&'static str],
    /// The file with their functions.
    functions: &'static str,
    /// What their functions use.
    imports: &'static str,
    /// Writes the function of this name for a sentence.
    write: fn(&mut String, &str, &Sentence) -> std::fmt::Result,
}

const SENTENCE_KINDS: [SentenceKind; 3] = [
    SentenceKind {
        folder: "",
        shared: &[],
        functions: "sentences.rs",
        imports: "{Argument, Language, notice_sentence}",
        write: write_notice_function,
    },
    SentenceKind {
        folder: WINDOW,
        shared: &[],
        functions: "window_sentences.rs",
        imports: "{Argument, window_language::{FixedSentence, window_sentence}}",
        write: write_window_function,
    },
    SentenceKind {
        folder: MESSAGES,
        shared: &KEPT_WORDS,
        functions: "messages.rs",
        imports: "{Message, MessageValue}",
        write: write_message_function,
    },
];

/// Writes a file of functions for each kind of sentences: a module for each file of sentences, and there a function for each
/// sentence, whose parameters are the variables of the sentence. So a wrong key or a missing variable does not compile. A sentence
/// with attributes becomes a module: its value is the function `name`.
fn write_sentence_functions() -> Result<(), Box<dyn Error>> {
    let mut places: BTreeMap<String, PathBuf> = BTreeMap::new();
    for SentenceKind { folder, shared, functions, imports, write } in SENTENCE_KINDS {
        let mut code = String::new();
        let own = listed(&Path::new(SENTENCES).join(folder))?.into_iter().filter(|file| is_sentences(file));
        for file in own.chain(shared.iter().map(|file| Path::new(SENTENCES).join(file))) {
            let room = file.file_stem().unwrap_or_default().display().to_string();
            writeln!(code, "/// The sentences of `{}`.\npub mod {} {{", file.display(), room.replace('-', "_"))?;
            writeln!(
                code,
                "    #[allow(unused_imports, reason = \"a file may have sentences of one kind only\")]\n    use crate::languages::{imports};"
            )?;
            // The keys of notices are short. Elsewhere a key begins with the name of its file.
            let is_of_notices = file.parent() == Some(Path::new(SENTENCES));
            let prefix = if is_of_notices { String::new() } else { format!("{room}-") };
            for message in messages(&file)? {
                let other = places.insert(message.key.clone(), file.clone());
                if let Some(other) = other.filter(|other| *other != file) {
                    let (key, file, other) = (&message.key, file.display(), other.display());
                    return Err(format!("{key} is in {other} and in {file}").into());
                }
                let own = message.key.strip_prefix(&prefix);
                let own =
                    own.ok_or_else(|| format!("{}: {} does not begin with “{prefix}”", file.display(), message.key))?;
                let function = own.replace('-', "_");
                if message.attributes.is_empty() {
                    write(&mut code, &function, &message)?;
                    continue;
                }
                writeln!(code, "    pub mod {function} {{\n        use super::*;")?;
                write(&mut code, "name", &message)?;
                for attribute in &message.attributes {
                    let name = attribute.key.rsplit('.').next().unwrap_or_default().replace('-', "_");
                    write(&mut code, &name, attribute)?;
                }
                code.push_str("    }\n");
            }
            code.push_str("}\n");
        }
        fs::write(Path::new(&env::var("OUT_DIR")?).join(functions), code)?;
    }
    Ok(())
}

/// Writes `language_files.rs`: the sentences of each language, compressed to a quarter, and its descriptions of systems and rules.
fn list_language_files() -> Result<(), Box<dyn Error>> {
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let out_folder = PathBuf::from(env::var("OUT_DIR")?);
    let mut code = String::from("pub(super) const SENTENCES: &[(&str, &[u8])] = &[\n");
    let mut descriptions = String::from("pub(super) const DESCRIPTIONS: &[(&str, &str)] = &[\n");
    for folder in listed(Path::new(LANGUAGES))?.iter().filter(|entry| entry.is_dir()) {
        let tag = folder.file_name().unwrap_or_default().display().to_string();
        let mut files = Vec::new();
        for kind in SENTENCE_KINDS.iter().map(|kind| folder.join(kind.folder)).filter(|kind| kind.is_dir()) {
            files.extend(listed(&kind)?);
        }
        let mut sentences = String::new();
        for file in files.iter().filter(|file| is_sentences(file)) {
            sentences += &without_comments(&fs::read_to_string(file)?);
        }
        let path = out_folder.join(format!("{tag}.deflate"));
        fs::write(&path, compress_to_vec(sentences.as_bytes(), BEST_COMPRESSION))?;
        writeln!(code, "    (\"{tag}\", include_bytes!({:?})),", path.display().to_string())?;
        let path = Path::new(&root).join(folder).join("descriptions.toml");
        if path.is_file() {
            writeln!(descriptions, "    (\"{tag}\", include_str!({:?})),", path.display().to_string())?;
        }
    }
    code.push_str("];\n");
    descriptions.push_str("];\n");
    code.push_str(&descriptions);
    Ok(fs::write(out_folder.join("language_files.rs"), code)?)
}

/// The sentences of a file without the comments for translators, which are a quarter of it. A line of a sentence after its first
/// one is indented, so only a comment begins with the sign.
fn without_comments(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
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
    /// The attributes of a message, by the keys “message.attribute”. An attribute has none.
    attributes: Vec<Sentence>,
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
    let key = message.id.name;
    let mut kinds = BTreeMap::new();
    for (name, kind) in comment.lines().filter_map(kind_of_variable) {
        let kind = match kind {
            "Number)" => VariableKind::Number,
            "Figure)" => VariableKind::Figure,
            other => return Err(format!("{key}: “({other}” is no kind of variable; write “(Number)” or “(Figure)”")),
        };
        kinds.insert(name, kind);
    }
    let sentence = |key: String, pattern: Option<&Pattern<&str>>| {
        let mut names = Vec::new();
        if let Some(pattern) = pattern {
            variables_of(pattern, &mut names);
        }
        let kind = |name: &str| kinds.get(name).copied().unwrap_or(VariableKind::Text);
        let variables = names.into_iter().map(|name| Variable { name: name.to_owned(), kind: kind(name) }).collect();
        Sentence { key, variables, attributes: Vec::new() }
    };
    let mut described = sentence(key.to_owned(), message.value.as_ref());
    described.attributes = message
        .attributes
        .iter()
        .map(|attribute| sentence(format!("{key}.{}", attribute.id.name), Some(&attribute.value)))
        .collect();
    let parts = || std::iter::once(&described).chain(&described.attributes);
    let has = |name: &str| parts().any(|part| part.variables.iter().any(|variable| variable.name == name));
    match kinds.keys().find(|name| !has(name)) {
        Some(name) => Err(format!("{key} has no variable ${name}")),
        None => Ok(described),
    }
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

fn write_notice_function(code: &mut String, function: &str, sentence: &Sentence) -> std::fmt::Result {
    let (mut parameters, arguments) = parameters_and_values(sentence, argument);
    parameters.insert(0, "language: Language".to_owned());
    writeln!(code, "    pub fn {function}({}) -> String {{", parameters.join(", "))?;
    writeln!(code, "        notice_sentence(language, \"{}\", [{arguments}])", sentence.key)?;
    writeln!(code, "    }}")
}

fn write_window_function(code: &mut String, function: &str, sentence: &Sentence) -> std::fmt::Result {
    let (parameters, arguments) = parameters_and_values(sentence, argument);
    let key = &sentence.key;
    if parameters.is_empty() {
        writeln!(code, "    pub fn {function}() -> &'static str {{")?;
        writeln!(code, "        static SENTENCE: FixedSentence = FixedSentence::new();")?;
        writeln!(code, "        SENTENCE.of(\"{key}\")")?;
    } else {
        writeln!(code, "    pub fn {function}({}) -> String {{", parameters.join(", "))?;
        writeln!(code, "        window_sentence(\"{key}\", [{arguments}])")?;
    }
    writeln!(code, "    }}")
}

fn write_message_function(code: &mut String, function: &str, sentence: &Sentence) -> std::fmt::Result {
    let (parameters, values) = parameters_and_values(sentence, |kind, parameter| match kind {
        VariableKind::Text => ("impl Into<MessageValue>", format!("{parameter}.into()")),
        VariableKind::Number => ("usize", format!("MessageValue::Number({parameter})")),
        VariableKind::Figure => ("String", format!("MessageValue::Figure {{ figure: {parameter} }}")),
    });
    writeln!(code, "    pub fn {function}({}) -> Message {{", parameters.join(", "))?;
    writeln!(code, "        Message::new(\"{}\", [{values}])", sentence.key)?;
    writeln!(code, "    }}")
}

/// The type of the parameter of a variable, and the argument that it is of the sentence.
fn argument(kind: VariableKind, parameter: &str) -> (&'static str, String) {
    let (of_type, argument) = match kind {
        VariableKind::Text => ("&str", "Text"),
        VariableKind::Number => ("usize", "Number"),
        VariableKind::Figure => ("&str", "Figure"),
    };
    (of_type, format!("Argument::{argument}({parameter})"))
}

/// The parameters of the function of a sentence, and what it gives to the sentence for each variable.
fn parameters_and_values(
    sentence: &Sentence,
    of_kind: fn(VariableKind, &str) -> (&'static str, String),
) -> (Vec<String>, String) {
    let of_variable = |Variable { name, kind }: &Variable| {
        let parameter = name.replace('-', "_");
        let (of_type, value) = of_kind(*kind, &parameter);
        (format!("{parameter}: {of_type}"), format!("(\"{name}\", {value})"))
    };
    let (parameters, values): (Vec<String>, Vec<String>) = sentence.variables.iter().map(of_variable).unzip();
    (parameters, values.join(", "))
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
