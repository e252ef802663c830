//! The errors of the command line. Every one gives exit code 2.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use crate::book::EditError;
use crate::import::year_results::YearResultsError;
use crate::import::{ReadError, RecipeError};
use crate::posting::PostingError;
use crate::publish::{ExportError, PdfError};
use crate::store::output_path::OutputPathError;
use crate::store::{OpenError, SaveError};

/// The reason why a command could not be carried out, as text for the user.
#[derive(Debug, Error)]
pub(super) enum CommandError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Import(#[from] ReadError),
    #[error("{name} cannot be read: {reason}.")]
    RulingText { name: String, reason: String },
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error("The result could not be made: {0}.")]
    Export(#[from] ExportError),
    #[error(transparent)]
    Posting(#[from] PostingError),
    #[error(transparent)]
    Pages(#[from] PdfError),
    #[error("The standings count all rounds. Leave --round away, or see `topboard score --after`.")]
    StandingsOfRound,
    #[error("“{0}” is not about one round. Leave --round away.")]
    NoticeOfNoRound(&'static str),
    #[error(
        "The rules of this book, {rules}, hold back {rounds}, and the rules of --rules do not. Release what is held back in \
         the book first, or leave --rules away."
    )]
    ReleasedByRules { rounds: String, rules: String },
    #[error("The file could not be scored with these rules: {0}.")]
    Edit(#[from] EditError),
    #[error("There is no {kind} “{name}”.{}{}", suggestion(nearest.as_deref()), known_names(known))]
    UnknownName { kind: &'static str, name: String, nearest: Option<String>, known: String },
    #[error(
        "{} exists already and may hold your work. Choose another name, or add --force to replace it.",
        path.display()
    )]
    FileExists { path: PathBuf },
    #[error(transparent)]
    Target(#[from] OutputPathError),
    #[error("{0}")]
    ReadOnly(String),
    #[error("Standard input could not be read: {0}.")]
    Input(io::Error),
    #[error("The draw is not possible. {0}")]
    Draw(String),
    #[error("{} is not a list of players present. {why}", path.display())]
    Attendance { path: PathBuf, why: String },
    #[error("{} is not a table of adjacent powers. {why}", path.display())]
    Adjacency { path: PathBuf, why: String },
    #[error("{} cannot be used: {error}.", path.display())]
    Recipe { path: PathBuf, error: RecipeError },
    #[error("--word {word} cannot be used: {error}.")]
    Word { word: String, error: RecipeError },
    #[error(
        "--same {text} cannot be used: write a name of the file and a player of the book with “=” between them, such as \
         --same \"Erik Smith=Eric Smith\"."
    )]
    SameName { text: String },
    #[error(
        "“{text}” cannot be {known}: “{other}” is in the file too, and is the same player. Correct one of the names in the \
         file."
    )]
    SameAsOther { text: String, known: String, other: String },
    #[error("“{text}” is given with --same and with --different. Leave one of them away.")]
    SameAndDifferent { text: String },
    #[error(
        "“{text}” cannot be a different player: the book has a player of {}. Change the name in the file or in the book, so \
         that the two can be told apart.",
        same_name(text, known)
    )]
    SameInBook { text: String, known: String },
    #[error(
        "Nothing was added: the book may have these games already.\n  {}\nImport again with --same-rounds if they are the same \
         rounds under other names, or with --new-rounds if they are other rounds.",
        questions.join("\n  ")
    )]
    RoundsInBook { questions: Vec<String> },
    #[error("No file names the rules of the ladder. Name them, as in --rules bismark-2001.")]
    NoLadder,
    #[error("{} is not a result list. Use it as {option} {}.", path.display(), path.display())]
    NoResultList { path: PathBuf, option: &'static str },
    #[error(transparent)]
    NoLines(YearResultsError),
    #[error("{0}")]
    History(String),
    #[error("{}: {why}", path.display())]
    Ladder { path: PathBuf, why: String },
    #[error("The result could not be written: {0}.")]
    Output(io::Error),
    #[error("The window cannot be opened: {why}. The subcommands work without a window; see `topboard --help`.")]
    NoWindow { why: String },
}

impl From<YearResultsError> for CommandError {
    fn from(error: YearResultsError) -> CommandError {
        match error {
            YearResultsError::Open(error) => CommandError::Open(error),
            YearResultsError::Read(error) => CommandError::Import(error),
            YearResultsError::NoLines { .. } => CommandError::NoLines(error),
        }
    }
}

fn known_names(known: &str) -> String {
    if known.is_empty() { String::new() } else { format!(" Known names: {known}.") }
}

fn suggestion(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |name| format!(" Did you mean “{name}”?"))
}

/// How the name of a player of the book is the name `text`.
fn same_name(text: &str, known: &str) -> String {
    if text == known { "exactly that name".to_owned() } else { format!("that name, written “{known}”") }
}
