//! `topboard edit FILE`: reads changes from standard input, one in each line, and acknowledges each when it is on the disk.
//!
//! It is for scripts, and for a second person who types results into a terminal. [`line_parser`] has the language of the
//! lines. A line that begins with `{` or `"` is an edit as JSON, as in the journal.

mod line_parser;

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;

use clap::Args;

use self::line_parser::{ParsedLine, parse_line};
use super::CommandOutcome;
use super::error::CommandError;
use super::output::CommandOutput;
use crate::book::Book;
use crate::engine::Engine;
use crate::input::{self, NoteStamp};
use crate::store::output_path;
use crate::store::{BookStore, JournalMode, JournalWriter, OpenError, OpenedBook};

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
        let OpenedBook { book, undo_history: history, changed, notices, journal_mode, .. } = opened;
        let mut journal = match journal_mode {
            JournalMode::Writing(journal) => journal,
            JournalMode::ReadOnly(reason) => return Err(CommandError::ReadOnly(reason)),
            JournalMode::Off => return Err(CommandError::ReadOnly("There is no journal for the changes.".to_owned())),
        };
        for notice in notices {
            output.message(notice);
        }
        if new {
            output.message(format_args!("{} is a new book.", self.file.display()));
        }
        let mut engine = Engine::with_history(book, history);
        engine.record_edits();
        let mut session =
            EditSession { file: &self.file, store: &store, journal: &mut journal, engine, output, unsaved: changed };
        let outcome = session.read_lines()?;
        if session.unsaved && !self.no_save {
            session.save()?;
        }
        Ok(outcome)
    }
}

/// A book that is edited line by line.
struct EditSession<'a> {
    file: &'a PathBuf,
    store: &'a BookStore,
    journal: &'a mut JournalWriter,
    engine: Engine,
    output: &'a mut CommandOutput,
    unsaved: bool,
}

impl EditSession<'_> {
    /// Reads lines to the end. Lines that arrive together are written to the disk together and acknowledged one by one.
    fn read_lines(&mut self) -> Result<CommandOutcome, CommandError> {
        let mut input = BufReader::new(std::io::stdin());
        let mut outcome = CommandOutcome::Done;
        let mut answers = Vec::new();
        let mut text = String::new();
        loop {
            text.clear();
            if input.read_line(&mut text).map_err(CommandError::Input)? == 0 {
                break;
            }
            let line = text.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            match parse_line(line, self.engine.book()) {
                Ok(ParsedLine::Save) => {
                    self.acknowledge(&mut answers)?;
                    self.save()?;
                }
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
        self.output.flush()
    }

    fn save(&mut self) -> Result<(), CommandError> {
        let message = self.store.saver(self.journal).save(self.file, self.engine.book())?;
        self.unsaved = false;
        if let Some(message) = message {
            self.output.message(message);
        }
        self.output.line(format_args!("saved: {}", self.file.display()))?;
        self.output.flush()
    }
}

/// Applies a line to the book. Gives the label of the change, or the reason for a refusal.
fn apply_line(engine: &mut Engine, line: ParsedLine) -> Result<String, String> {
    let (label, edit) = match line {
        ParsedLine::Undo => return Ok(format!("undone: {}", engine.undo().ok_or("there is nothing to undo")?)),
        ParsedLine::Redo => return Ok(format!("done again: {}", engine.redo().ok_or("there is nothing to do again")?)),
        ParsedLine::Save => return Ok(String::new()),
        ParsedLine::Edit { label, edit } => (label, *edit),
        ParsedLine::Field { field, text } => {
            let time = jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
            let note_stamp = NoteStamp { time: &time, place: "" };
            let mut typed = input::read_cells(engine, note_stamp, &[(field, &text)]);
            if let Some(refused) = typed.refused_cells.pop() {
                return Err(refused.error.to_string());
            }
            match typed.edit {
                Some(edit) => (typed.label, edit),
                // The field has this text already.
                None => return Ok(input::cell_label(engine.book(), field)),
            }
        }
    };
    engine.apply(label.clone(), edit).map_err(|error| error.to_string())?;
    Ok(label)
}
