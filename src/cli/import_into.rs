//! `topboard import FILE --into BOOK`: adds the results of a file, or another book, to a book as one step.

use std::path::Path;

use super::error::CommandError;
use super::input_file::{understood, unknown_name};
use super::output::CommandOutput;
use super::{CommandOutcome, journal_for_changes};
use crate::book::{Book, Edit, Round};
use crate::engine::Engine;
use crate::import::{
    BoardConflict, ConflictWinner, Finding, FindingEffect, FindingKind, ImportedFile, MergeNote, Recipe, RoundQuestion,
    SheetReader, group_findings,
};
use crate::input::{ImportedNames, NameError};
use crate::languages::messages::steps;
use crate::printable_text::printable_line;
use crate::store;
use crate::store::{BookStore, OpenedBook, output_path};

/// What the command says about the merge.
#[derive(Debug)]
pub(super) struct MergeOptions<'a> {
    pub recipe: Option<&'a Recipe>,
    /// The side whose value is taken where the book and the file contradict each other.
    pub winner: ConflictWinner,
    /// Names of the file with the players of the book that they are: “Erik Smith=Eric Smith”.
    pub same: &'a [String],
    /// Names of the file that are no player of the book.
    pub different: &'a [String],
    /// Whether rounds of the file with the games of rounds of the book are these rounds. `None` if the command does not say.
    pub same_rounds: Option<bool>,
}

/// Adds the results of `file` to the book `into`. Doubtful names and values that differ are told, and then the outcome is
/// that there are problems.
pub(super) fn import_into(
    file: &Path,
    into: &Path,
    options: &MergeOptions<'_>,
    output: &mut CommandOutput,
) -> Result<CommandOutcome, CommandError> {
    output_path::check_book_path(into, None)?;
    let store = BookStore::for_current_user();
    let mut import = read_file(file, options.recipe, &store)?;
    let OpenedBook { book, undo_history, notices, alternatives, journal_mode, .. } = store.open(into)?;
    let names = match_names(&mut import, &book, options)?;
    let rounds = answer_rounds(&mut import, &book, options.same_rounds)?;
    let mut journal = journal_for_changes(journal_mode)?;
    for notice in notices {
        output.message(notice);
    }
    if !alternatives.entries.is_empty() {
        output.message("Cells of the book have other values in another journal. Choose with `topboard edit`.");
    }
    let report = MergeReport::new(&import, &book, &names, options.winner);
    let edit = import.merge_edit(&book, options.winner);
    if matches!(&edit, Edit::Batch(edits) if edits.is_empty()) {
        output.line(format_args!("Nothing in {} is new, so {} stays as it is.", file.display(), into.display()))?;
        report.print_notes(output)?;
        return Ok(CommandOutcome::problems_if(report.notes.iter().any(|note| note.is_problem)));
    }
    let (boards, people) = (book.boards().count(), book.people.len());
    let mut engine = Engine::with_history(book, undo_history);
    engine.record_edits();
    engine.apply(steps::import(import.file.as_str()), edit)?;
    journal.append(engine.take_recorded_edits());
    let saved = store.saver(&journal).save(into, engine.book())?;
    for message in saved.into_iter().chain(journal.take_notices()) {
        output.message(message);
    }
    let plural = |count: usize, word: &str| format!("{count} new {word}{}", if count == 1 { "" } else { "s" });
    output.line(format_args!(
        "{} is added to {}: {} and {}. Undo takes it back.",
        file.display(),
        into.display(),
        plural(engine.book().boards().count() - boards, "board"),
        plural(engine.book().people.len() - people, "player"),
    ))?;
    for round in rounds.iter().filter(|round| round.answer == Some(true)) {
        let known = engine.book().round(round.in_book).map(Round::title).unwrap_or_default();
        output.line(format_args!("  “{}” is taken as {known}.", round.title))?;
    }
    report.print(output)?;
    Ok(CommandOutcome::problems_if(report.has_problems()))
}

/// Gives the people of the file the names that they have in the book, as the command and their spelling say.
fn match_names(
    import: &mut ImportedFile,
    book: &Book,
    options: &MergeOptions<'_>,
) -> Result<ImportedNames, CommandError> {
    let mut names = ImportedNames::new(&import.book, book, ImportedNames::default());
    let in_file = |name: &str| {
        let known: Vec<&str> = import.book.people.iter().map(|person| person.name.as_str()).collect();
        unknown_name("name of the file", name, &known)
    };
    for option in options.same {
        let (text, known) = match option.split_once('=').map(|(text, known)| (text.trim(), known.trim())) {
            Some((text, known)) if !text.is_empty() && !known.is_empty() => (text, known),
            _ => return Err(CommandError::SameName { text: option.clone() }),
        };
        names.take_as_same(book, text, known).map_err(|error| match error {
            NameError::NotInFile => in_file(text),
            NameError::NotInBook => {
                let players: Vec<&str> = book.people.iter().map(|person| person.name.as_str()).collect();
                unknown_name("player of the book", known, &players)
            }
            NameError::InFileToo(other) => {
                CommandError::SameAsOther { text: text.to_owned(), known: known.to_owned(), other }
            }
            NameError::SameInBook(known) => CommandError::SameInBook { text: text.to_owned(), known },
        })?;
    }
    for text in options.different {
        let text = text.trim();
        let is_same = |option: &String| option.split_once('=').is_some_and(|(same, _)| same.trim() == text);
        if options.same.iter().any(is_same) {
            return Err(CommandError::SameAndDifferent { text: text.to_owned() });
        }
        names.take_as_different(book, text).map_err(|error| match error {
            NameError::SameInBook(known) => CommandError::SameInBook { text: text.to_owned(), known },
            NameError::NotInFile | NameError::NotInBook | NameError::InFileToo(_) => in_file(text),
        })?;
    }
    for edit in names.edits(&import.book, book) {
        // A name that another person of the file has already is left as it is.
        let _ = import.book.apply(edit);
    }
    import.different_players = names.different_players(book);
    Ok(names)
}

/// Answers the questions about rounds as the command says.
fn answer_rounds(
    import: &mut ImportedFile,
    book: &Book,
    same: Option<bool>,
) -> Result<Vec<RoundQuestion>, CommandError> {
    let questions = import.round_questions(book);
    if same.is_none() && !questions.is_empty() {
        let questions = questions.into_iter().map(|question| printable_line(&question.sentence).into_owned());
        return Err(CommandError::RoundsInBook { questions: questions.collect() });
    }
    for question in &questions {
        import.round_answers.set(question, same);
    }
    Ok(import.round_questions(book))
}

/// What is told after a merge.
struct MergeReport<'a> {
    names: &'a ImportedNames,
    winner: ConflictWinner,
    /// The findings that the director should look at.
    findings: Vec<&'a Finding>,
    notes: Vec<MergeNote>,
    /// The conflicts, each with the name of its board.
    conflicts: Vec<(String, BoardConflict)>,
}

impl<'a> MergeReport<'a> {
    fn new(import: &'a ImportedFile, book: &Book, names: &'a ImportedNames, winner: ConflictWinner) -> Self {
        let to_check = |finding: &&Finding| matches!(finding.kind, FindingKind::Unplaced | FindingKind::Warning);
        let conflicts = import.conflicts(book).into_iter();
        MergeReport {
            names,
            winner,
            findings: import.findings.iter().filter(to_check).collect(),
            notes: import.merge_notes(book, winner),
            conflicts: conflicts.map(|conflict| (book.board_label(conflict.board), conflict)).collect(),
        }
    }

    /// Whether something was not taken, or is not known.
    fn has_problems(&self) -> bool {
        let is_question =
            |finding: &Finding| finding.kind == FindingKind::Unplaced || finding.effect == FindingEffect::Asked;
        let has_questions = self.findings.iter().copied().any(is_question);
        let is_undecided = self.winner == ConflictWinner::Book && !self.conflicts.is_empty();
        let is_problem = self.notes.iter().any(|note| note.is_problem);
        has_questions || is_undecided || is_problem || self.names.open_question().is_some()
    }

    fn print(&self, output: &mut CommandOutput) -> Result<(), CommandError> {
        for note in self.names.notes() {
            output.line(format_args!("  {note}"))?;
        }
        self.print_notes(output)?;
        if !self.conflicts.is_empty() {
            output.line(match self.winner {
                ConflictWinner::Book => {
                    "\nThe book keeps its values. Those of the file are kept among the unplaced cells; --file-wins takes them"
                }
                ConflictWinner::File => "\nThe values of the file replace those of the book",
            })?;
        }
        for (board, conflict) in &self.conflicts {
            for field in &conflict.fields {
                output.line(format_args!("  {board}: {field}"))?;
            }
        }
        self.print_questions(output)
    }

    /// Prints the findings and what a merge adds or leaves out beside the boards.
    fn print_notes(&self, output: &mut CommandOutput) -> Result<(), CommandError> {
        if !self.findings.is_empty() || !self.notes.is_empty() {
            output.line(format_args!("\n{}", FindingKind::Warning.name()))?;
        }
        for group in group_findings(self.findings.iter().copied()) {
            output.line(format_args!("  {group}"))?;
        }
        for MergeNote { place, message, .. } in &self.notes {
            output.line(format_args!("  {place}: {message}"))?;
        }
        Ok(())
    }

    /// Prints the questions about names that the command does not answer.
    fn print_questions(&self, output: &mut CommandOutput) -> Result<(), CommandError> {
        let mut open = self.names.questions().iter().filter(|question| question.answer.is_none()).peekable();
        if open.peek().is_some() {
            output.line(
                "\nDoubtful names, entered as new players. To answer, take the import back with `undo` in `topboard edit`, and \
                 import again with the options",
            )?;
        }
        for question in open {
            let (text, known) = (&question.text, &question.known);
            output.line(format_args!("  Is “{text}” {known}? ({})", question.reason))?;
            output.line(format_args!("    --same \"{text}={known}\" or --different \"{text}\""))?;
        }
        Ok(())
    }
}

/// Reads the results of a file, or a book.
fn read_file(file: &Path, recipe: Option<&Recipe>, store: &BookStore) -> Result<ImportedFile, CommandError> {
    let bytes = store::read_whole_file(file)?;
    let name = file.file_name().unwrap_or(file.as_os_str()).display().to_string();
    if store::should_read_as_book(&bytes, file) {
        let book = store::parse_book(&bytes, file)?;
        let unsaved = store.journal_summary(file).ok().flatten().map_or(0, |summary| summary.unsaved_steps);
        return Ok(ImportedFile::of_book(&name, book, unsaved));
    }
    let sheets = SheetReader::with_this_program().read(&bytes, &name, &())?;
    Ok(understood(&sheets, recipe)?)
}
