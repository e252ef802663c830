//! `topboard edit FILE`: changes from standard input, one to a line, each kept before it is acknowledged.
//!
//! For scripts, and for a second pair of hands that types results into a terminal. The language of the lines is in
//! [`words`]; a line that begins with `{` or `"` is an edit as JSON, as it stands in the journal.

mod words;

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;

use clap::Args;

use self::words::Line;
use super::Outcome;
use super::error::Fault;
use super::output::Output;
use crate::book::Book;
use crate::engine::Engine;
use crate::store::output_path;
use crate::store::{Keeper, Keeping, OpenError, Opened, Shelf};

#[derive(Debug, Args)]
#[command(after_help = words::HELP)]
pub(super) struct EditBook {
    /// The book; one that is not there is begun
    file: PathBuf,
    /// Leave the changes in the journal beside the book; they are there when it is opened next
    #[arg(long)]
    no_save: bool,
}

impl EditBook {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        output_path::for_book(&self.file, None)?;
        let shelf = Shelf::of_user();
        let (opened, new) = match shelf.open(&self.file) {
            Ok(opened) => (opened, false),
            Err(OpenError::Missing { .. }) => {
                crate::store::save(&self.file, &Book::default())?;
                (shelf.open(&self.file)?, true)
            }
            Err(error) => return Err(error.into()),
        };
        let Opened { book, history, changed, notices, keeping, .. } = opened;
        let mut keeper = match keeping {
            Keeping::Kept(keeper) => keeper,
            Keeping::ReadOnly(why) => return Err(Fault::ReadOnly(why)),
            Keeping::Not => return Err(Fault::ReadOnly("Nothing would keep the changes.".to_owned())),
        };
        for notice in notices {
            output.message(notice);
        }
        if new {
            output.message(format_args!("{} is a new book.", self.file.display()));
        }
        let mut engine = Engine::with_history(book, history);
        engine.keep_account();
        let mut typing =
            Typing { file: &self.file, shelf: &shelf, keeper: &mut keeper, engine, output, unsaved: changed };
        let outcome = typing.read_all()?;
        if typing.unsaved && !self.no_save {
            typing.save()?;
        }
        Ok(outcome)
    }
}

/// A book that is being typed into.
struct Typing<'a> {
    file: &'a PathBuf,
    shelf: &'a Shelf,
    keeper: &'a mut Keeper,
    engine: Engine,
    output: &'a mut Output,
    unsaved: bool,
}

impl Typing<'_> {
    /// Reads lines to the end. What has come in together is kept together, and acknowledged line by line.
    fn read_all(&mut self) -> Result<Outcome, Fault> {
        let mut input = BufReader::new(std::io::stdin());
        let mut outcome = Outcome::Done;
        let mut answers = Vec::new();
        let mut text = String::new();
        loop {
            text.clear();
            if input.read_line(&mut text).map_err(Fault::Input)? == 0 {
                break;
            }
            let line = text.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            match words::read(line, self.engine.book()) {
                Ok(Line::Save) => {
                    self.acknowledge(&mut answers)?;
                    self.save()?;
                }
                Ok(line) => match self.make(line) {
                    Ok(what) => answers.push(what),
                    Err(why) => {
                        outcome = Outcome::Problems;
                        self.refuse(&mut answers, &why)?;
                    }
                },
                Err(why) => {
                    outcome = Outcome::Problems;
                    self.refuse(&mut answers, &why)?;
                }
            }
            if !input.buffer().contains(&b'\n') {
                self.acknowledge(&mut answers)?;
            }
        }
        self.acknowledge(&mut answers)?;
        Ok(outcome)
    }

    /// Makes a change; what it is called, or why it cannot be made.
    fn make(&mut self, line: Line) -> Result<String, String> {
        let what = match line {
            Line::Undo => format!("undone: {}", self.engine.undo().ok_or("there is nothing to undo")?),
            Line::Redo => format!("done again: {}", self.engine.redo().ok_or("there is nothing to do again")?),
            Line::Edit { what, edit } => {
                self.engine.apply(what.clone(), *edit).map_err(|error| error.to_string())?;
                what
            }
            Line::Save => String::new(),
        };
        self.unsaved = true;
        self.keeper.keep(self.engine.take_account());
        Ok(what)
    }

    fn refuse(&mut self, answers: &mut Vec<String>, why: &str) -> Result<(), Fault> {
        self.acknowledge(answers)?;
        self.output.line(format_args!("refused: {why}"))?;
        self.output.flush()
    }

    /// Waits until everything is on a disk and says so, a line for each change.
    fn acknowledge(&mut self, answers: &mut Vec<String>) -> Result<(), Fault> {
        if answers.is_empty() {
            return Ok(());
        }
        let kept = self.keeper.flush();
        for what in answers.drain(..) {
            match &kept {
                Ok(()) => self.output.line(format_args!("kept: {what}"))?,
                Err(trouble) => self.output.line(format_args!("not kept: {what}. {trouble}"))?,
            }
        }
        self.output.flush()
    }

    fn save(&mut self) -> Result<(), Fault> {
        let said = self.shelf.saver(self.keeper).save(self.file, self.engine.book())?;
        self.unsaved = false;
        if let Some(said) = said {
            self.output.message(said);
        }
        self.output.line(format_args!("saved: {}", self.file.display()))?;
        self.output.flush()
    }
}
