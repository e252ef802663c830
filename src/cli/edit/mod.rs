//! `topboard edit FILE`: reads changes from standard input, one in each line, and acknowledges each when it is on the disk.
//!
//! It is for scripts, and for a second person who types results into a terminal. [`line_parser`] has the language of the
//! lines. A line that begins with `{` or `"` is an edit as JSON, as in the journal.

mod line_parser;

use std::io::{self, BufRead, BufReader, Read as _};
use std::path::PathBuf;

use clap::Args;

use self::line_parser::{Choice, ParsedLine, parse_line};
use super::error::CommandError;
use super::output::CommandOutput;
use super::{CommandOutcome, journal_for_changes};
use crate::book::Book;
use crate::engine::Engine;
use crate::input::{self, NoteStamp, ReplacedPlayers};
use crate::limits::LONGEST_LINE;
use crate::misread_letters::mended_letters;
use crate::store::output_path;
use crate::store::{AlternativeEntry, Alternatives, BookStore, JournalWriter, OpenError, OpenedBook};

#[derive(Debug, Args)]
#[command(after_help = line_parser::help())]
pub(super) struct EditArgs {
    /// The book; a new one is made if it does not exist
    file: PathBuf,
    /// Leave the changes in the journal beside the book; they are restored when the book is opened
    #[arg(long)]
    no_save: bool,
}

impl EditArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        output_path::check_book_path(&self.file, None)?;
        let store = BookStore::for_current_user();
        let (opened, new) = match store.open(&self.file) {
            Ok(opened) => (opened, false),
            Err(OpenError::Missing { .. }) => {
                crate::store::save_book(&self.file, &Book::default())?;
                (store.open(&self.file)?, true)
            }
            Err(error) => return Err(error.into()),
        };
        let OpenedBook { book, undo_history: history, changed, notices, alternatives, journal_mode, .. } = opened;
        let mut journal = journal_for_changes(journal_mode)?;
        for notice in notices {
            output.message(notice);
        }
        if new {
            output.message(format_args!("{} is a new book.", self.file.display()));
        }
        let mut engine = Engine::with_history(book, history);
        engine.record_edits();
        let mut session = EditSession {
            file: &self.file,
            store: &store,
            journal: &mut journal,
            engine,
            output,
            unsaved: changed,
            undecided: alternatives.entries.iter().cloned().map(Some).collect(),
            alternatives,
            shown_trouble: None,
        };
        session.list_alternatives();
        let mut has_problems = session.read_lines()? == CommandOutcome::Problems;
        if session.unsaved && !self.no_save {
            has_problems |= !session.save()?;
        }
        let is_undecided = session.undecided.iter().any(Option::is_some);
        if is_undecided {
            session.output.message("The cells without a choice keep their values. You are asked again the next time.");
        }
        Ok(CommandOutcome::problems_if(has_problems || is_undecided))
    }
}

/// The next line, or why it is no line that can be read. `None` at the end.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if !bytes.ends_with(b"\n") && bytes.len() as u64 > LONGEST_LINE {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(format!("the line is longer than {LONGEST_LINE} bytes"))));
    }
    Ok(Some(String::from_utf8(bytes).map_err(|_| "the line is not UTF-8; save the lines as UTF-8".to_owned())))
}

/// A book that is edited line by line.
struct EditSession<'a> {
    file: &'a PathBuf,
    store: &'a BookStore,
    journal: &'a mut JournalWriter,
    engine: Engine,
    output: &'a mut CommandOutput,
    unsaved: bool,
    alternatives: Alternatives,
    /// The alternatives without a choice. The positions stay.
    undecided: Vec<Option<AlternativeEntry>>,
    /// The problem with the disk that was printed last.
    shown_trouble: Option<String>,
}

impl EditSession<'_> {
    /// Reads lines to the end. Lines that arrive together are written to the disk together and acknowledged one by one.
    fn read_lines(&mut self) -> Result<CommandOutcome, CommandError> {
        let mut input = BufReader::new(std::io::stdin());
        let mut outcome = CommandOutcome::Done;
        let mut answers = Vec::new();
        loop {
            let line = match read_line(&mut input) {
                Ok(Some(line)) => line,
                Ok(None) => break,
                Err(error) => {
                    // What was taken so far is acknowledged and saved.
                    outcome = CommandOutcome::Problems;
                    self.acknowledge(&mut answers)?;
                    self.output.message(CommandError::Input(error));
                    break;
                }
            };
            let parsed = match line.as_deref().map(str::trim) {
                Ok(line) if line.is_empty() || line.starts_with('#') => continue,
                Ok(line) => parse_line(line, self.engine.book()),
                Err(reason) => Err(reason.clone()),
            };
            match parsed {
                Ok(ParsedLine::Save) => {
                    self.acknowledge(&mut answers)?;
                    if !self.save()? {
                        outcome = CommandOutcome::Problems;
                    }
                }
                Ok(ParsedLine::Choose { number, choice }) => match self.choose(number, choice) {
                    Ok(chosen) => {
                        answers.extend(chosen);
                        self.acknowledge(&mut answers)?;
                        self.settle_alternatives();
                    }
                    Err(reason) => {
                        outcome = CommandOutcome::Problems;
                        self.refuse(&mut answers, &reason)?;
                    }
                },
                parsed => match parsed.and_then(|parsed| self.apply(parsed)) {
                    Ok(answer) => answers.push(answer),
                    Err(reason) => {
                        outcome = CommandOutcome::Problems;
                        self.refuse(&mut answers, &reason)?;
                    }
                },
            }
            if !input.buffer().contains(&b'\n') {
                self.acknowledge(&mut answers)?;
            }
        }
        self.acknowledge(&mut answers)?;
        Ok(outcome)
    }

    /// Prints the cells that have another value in the journal of another window or computer.
    fn list_alternatives(&mut self) {
        for (number, entry) in (1..).zip(&self.alternatives.entries) {
            let text = entry.describe();
            self.output.message(format_args!("alternative {number}: {text}. Type “take {number}” or “keep {number}”."));
        }
    }

    /// Takes the other value of an alternative, or keeps the present one. Without a number, of all that are undecided.
    /// Gives the answers, or the reason for a refusal.
    fn choose(&mut self, number: Option<usize>, choice: Choice) -> Result<Vec<String>, String> {
        let positions: Vec<usize> = match number {
            Some(number) => vec![number.wrapping_sub(1)],
            None => (0..self.undecided.len()).filter(|at| self.undecided[*at].is_some()).collect(),
        };
        let mut answers = Vec::new();
        for at in positions {
            let entry = self.undecided.get(at).and_then(Option::as_ref);
            let entry = entry.ok_or_else(|| format!("there is no alternative {} to choose", at.wrapping_add(1)))?;
            let label = entry.label();
            if choice == Choice::Take {
                if !entry.is_about_same_cell(self.engine.book()) {
                    return Err(format!("{label} is at another place now; open the book again to choose"));
                }
                let step = input::cell_message(self.engine.book(), entry.change.address);
                self.engine.apply(step, entry.edit.clone()).map_err(|error| error.to_string())?;
                self.unsaved = true;
                self.journal.append(self.engine.take_recorded_edits());
            }
            self.undecided[at] = None;
            answers.push(label);
        }
        Ok(answers)
    }

    /// Sets the other journals aside when every choice is made and backed up.
    fn settle_alternatives(&mut self) {
        if self.undecided.iter().all(Option::is_none) && self.journal.flush().is_ok() {
            for notice in self.store.settle_alternatives(&self.alternatives) {
                self.output.message(notice);
            }
        }
    }

    /// Applies a line and hands the change to the journal. Gives the answer, or the reason for a refusal.
    fn apply(&mut self, line: ParsedLine) -> Result<String, String> {
        let answer = apply_line(&mut self.engine, line)?;
        self.unsaved = true;
        self.journal.append(self.engine.take_recorded_edits());
        Ok(answer)
    }

    fn refuse(&mut self, answers: &mut Vec<String>, reason: &str) -> Result<(), CommandError> {
        self.acknowledge(answers)?;
        self.output.line(format_args!("refused: {reason}"))?;
        self.output.flush()
    }

    /// Waits until every change is on the disk, and prints one line for each.
    fn acknowledge(&mut self, answers: &mut Vec<String>) -> Result<(), CommandError> {
        if answers.is_empty() {
            return Ok(());
        }
        let written = self.journal.flush();
        for answer in answers.drain(..) {
            match &written {
                Ok(()) => self.output.line(format_args!("kept: {answer}"))?,
                Err(error) => self.output.line(format_args!("not kept: {answer}. {error}"))?,
            }
        }
        self.report_journal();
        self.output.flush()
    }

    /// Prints what happened to the files of the book.
    fn report_journal(&mut self) {
        for notice in self.journal.take_notices() {
            self.output.message(notice);
        }
        let trouble = self.journal.state().trouble;
        if let Some(trouble) = trouble.as_ref().filter(|_| trouble != self.shown_trouble) {
            self.output.message(trouble);
        }
        self.shown_trouble = trouble;
    }

    /// Saves the book. If that fails, the changes are still in the journal, so the lines go on. Returns whether it was
    /// saved.
    fn save(&mut self) -> Result<bool, CommandError> {
        let saved = self.store.saver(self.journal).save(self.file, self.engine.book());
        let is_saved = saved.is_ok();
        match saved {
            Ok(message) => {
                self.unsaved = false;
                if let Some(message) = message {
                    self.output.message(message);
                }
                self.output.line(format_args!("saved: {}", self.file.display()))?;
            }
            Err(error) if self.journal.flush().is_ok() => {
                self.output.line(format_args!(
                    "not saved: {error} The changes are in the journal and come back when you open the book."
                ))?;
            }
            Err(error) => return Err(error.into()),
        }
        self.report_journal();
        self.output.flush()?;
        Ok(is_saved)
    }
}

/// Applies a line to the book. Gives the label of the change, or the reason for a refusal.
fn apply_line(engine: &mut Engine, line: ParsedLine) -> Result<String, String> {
    let (label, edit, remark) = match line {
        ParsedLine::Undo => {
            return Ok(format!("undone: {}", engine.undo().ok_or("there is nothing to undo")?.english()));
        }
        ParsedLine::Redo => {
            return Ok(format!("done again: {}", engine.redo().ok_or("there is nothing to do again")?.english()));
        }
        ParsedLine::Save | ParsedLine::Choose { .. } => return Ok(String::new()),
        ParsedLine::Edit { label, edit } => (label, *edit, String::new()),
        ParsedLine::Field { field, text } => {
            let time = jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
            let note_stamp = NoteStamp { time: &time, place: "" };
            let text = mended_letters(&text);
            let cells = [(field, &*text)];
            let mut typed = input::read_cells(engine, note_stamp, &cells);
            if let Some(refused) = typed.refused_cells.pop() {
                return Err(refused.error.to_string());
            }
            let names = ReplacedPlayers::of_typed(engine.book(), &cells);
            let part = names.as_ref().and_then(|names| names.parts_of_names(engine.book()).next());
            let remark = part.map(|(typed, name)| format!(": “{typed}” is taken as {name}")).unwrap_or_default();
            match typed.edit {
                Some(edit) => (typed.label, edit, remark),
                // The field has this text already.
                None => return Ok(input::cell_label(engine.book(), field)),
            }
        }
    };
    let answer = label.english().into_owned() + &remark;
    engine.apply(label, edit).map_err(|error| error.to_string())?;
    Ok(answer)
}
