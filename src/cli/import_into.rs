//! `topboard import FILE --into BOOK`: adds the results of a file, or another book, to a book as one step.

use std::path::Path;

use super::error::CommandError;
use super::output::CommandOutput;
use super::{CommandOutcome, journal_for_changes};
use crate::book::Edit;
use crate::engine::{Engine, IMPORT_OF};
use crate::import;
use crate::import::{ConflictWinner, FindingKind, ImportedFile, Recipe, SheetReader, group_findings};
use crate::input::ImportedNames;
use crate::store;
use crate::store::{BookStore, OpenedBook, output_path};

/// Adds the results of `file` to the book `into`. Doubtful names and values that differ are told, and then the outcome is
/// that there are problems.
pub(super) fn import_into(
    file: &Path,
    into: &Path,
    recipe: Option<&Recipe>,
    winner: ConflictWinner,
    output: &mut CommandOutput,
) -> Result<CommandOutcome, CommandError> {
    output_path::check_book_path(into, None)?;
    let store = BookStore::for_current_user();
    let mut import = read_file(file, recipe, &store)?;
    let OpenedBook { book, undo_history, notices, alternatives, journal_mode, .. } = store.open(into)?;
    let mut journal = journal_for_changes(journal_mode)?;
    for notice in notices {
        output.message(notice);
    }
    if !alternatives.entries.is_empty() {
        output.message("Cells of the book have other values in another journal. Choose with `topboard edit`.");
    }
    let names = ImportedNames::new(&import.book, &book, ImportedNames::default());
    for edit in names.edits(&import.book, &book) {
        // A name that another person of the file has already is left as it is.
        let _ = import.book.apply(edit);
    }
    let conflicts = import.conflicts(&book);
    let (boards, people) = (book.boards().count(), book.people.len());
    let labels: Vec<String> = conflicts.iter().map(|conflict| book.board_label(conflict.board)).collect();
    let edit = import.merge_edit(&book, winner);
    if matches!(&edit, Edit::Batch(edits) if edits.is_empty()) {
        output.line(format_args!("Nothing in {} is new, so {} stays as it is.", file.display(), into.display()))?;
        return Ok(CommandOutcome::Done);
    }
    let mut engine = Engine::with_history(book, undo_history);
    engine.record_edits();
    engine.apply(format!("{IMPORT_OF}{}", import.file), edit)?;
    journal.append(engine.take_recorded_edits());
    let saved = store.saver(&journal).save(into, engine.book())?;
    for message in saved.into_iter().chain(journal.take_notices()) {
        output.message(message);
    }
    let added = engine.book().boards().count() - boards;
    let new_players = engine.book().people.len() - people;
    let plural = |count: usize, word: &str| format!("{count} new {word}{}", if count == 1 { "" } else { "s" });
    output.line(format_args!(
        "{} is added to {}: {} and {}. Undo takes it back.",
        file.display(),
        into.display(),
        plural(added, "board"),
        plural(new_players, "player"),
    ))?;
    for note in names.notes() {
        output.line(format_args!("  {note}"))?;
    }
    let kept: Vec<_> = import
        .findings
        .iter()
        .filter(|finding| matches!(finding.kind, FindingKind::Unplaced | FindingKind::Warning))
        .collect();
    if !kept.is_empty() {
        output.line("\nWorth a look")?;
        for group in group_findings(kept.iter().copied()) {
            output.line(format_args!("  {group}"))?;
        }
    }
    if !conflicts.is_empty() {
        output.line(match winner {
            ConflictWinner::Book => {
                "\nThe book keeps its values. Those of the file are kept among the unplaced cells; --file-wins takes them"
            }
            ConflictWinner::File => "\nThe values of the file replace those of the book",
        })?;
        for (label, conflict) in labels.iter().zip(&conflicts) {
            for field in &conflict.fields {
                output.line(format_args!("  {label}: {field}"))?;
            }
        }
    }
    if !names.questions().is_empty() {
        output.line(
            "\nDoubtful names, entered as new players. If two are one person, seat one of them everywhere and remove the \
             other",
        )?;
        for question in names.questions() {
            output.line(format_args!("  Is “{}” {}? ({})", question.text, question.known, question.reason))?;
        }
    }
    let unplaced = kept.iter().any(|finding| finding.kind == FindingKind::Unplaced);
    let is_undecided = winner == ConflictWinner::Book && !conflicts.is_empty();
    Ok(CommandOutcome::problems_if(unplaced || is_undecided || !names.questions().is_empty()))
}

/// Reads the results of a file, or a book.
fn read_file(file: &Path, recipe: Option<&Recipe>, store: &BookStore) -> Result<ImportedFile, CommandError> {
    let bytes = store::read_whole_file(file)?;
    let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
    if store::should_read_as_book(&bytes, file) {
        let book = store::parse_book(&bytes, file)?;
        let unsaved = store.journal_summary(file).ok().flatten().map_or(0, |summary| summary.unsaved_steps);
        return Ok(ImportedFile::of_book(&name, book, unsaved));
    }
    let sheets = SheetReader::with_this_program().read(&bytes, &name, &())?;
    Ok(match recipe {
        Some(recipe) => import::results_by_recipe(&sheets, recipe)?,
        None => import::results_of_sheets(&sheets)?,
    })
}
