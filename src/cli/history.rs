//! `topboard history FILE`: prints the changes of a book, or writes the book as it was.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::CommandOutcome;
use super::error::CommandError;
use super::output::CommandOutput;
use crate::book::fold_name;
use crate::history::{History, HistoryEntry, HistoryFilter, HistoryTopic, local_time_text, write_csv};
use crate::store::journal::JournalEnd;
use crate::store::{BookStore, JournalSummary, describe_lost_steps, output_path};

#[derive(Debug, Args)]
#[command(after_help = "Each line begins with its number, which --as-of takes.\n\n\
    The history is in the journal beside the book, and goes back more than fifty thousand entries.")]
pub(super) struct HistoryArgs {
    /// A book or a journal
    file: PathBuf,
    /// Print only lines with these words, such as “Round 2 France centres”
    words: Vec<String>,
    /// Print only changes that concern this player
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Write comma-separated text
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
    /// Write the book as it was after this line, to the file of --out
    #[arg(long, value_name = "NUMBER", requires = "out", conflicts_with_all = ["csv", "json", "words", "player"])]
    as_of: Option<usize>,
    /// The new file for the book as it was, in .topboard
    #[arg(long, value_name = "X.topboard", requires = "as_of")]
    out: Option<PathBuf>,
}

/// A line of the history, for programs.
#[derive(Serialize)]
struct HistoryRowJson<'a> {
    number: usize,
    time: String,
    who: &'a str,
    place: &'a str,
    field: &'a str,
    old: &'a str,
    new: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    reason: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    how: &'a str,
}

impl HistoryArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        let name = self.file.display();
        let Some(summary) = BookStore::for_current_user().journal_summary(&self.file)? else {
            return Err(CommandError::History(format!(
                "{name} has no journal beside it, so its history is not known."
            )));
        };
        if let (Some(steps), Some(out)) = (self.as_of, &self.out) {
            report_gaps(&summary, output);
            return write_past_book(&summary.history, steps, out, output);
        }
        let mut summary = summary;
        let about = match &self.player {
            Some(name) => Some(find_player(&mut summary.history, name)?),
            None => None,
        };
        let filter = HistoryFilter::new(about, &self.words.join(" "));
        let lines = summary.history.entries().iter().filter(|line| filter.matches(line));
        if self.csv {
            let mut text = Vec::new();
            // Writing to memory does not fail.
            drop(write_csv(lines, &mut text));
            output.file_text(&String::from_utf8_lossy(&text))?;
        } else if self.json {
            output.json(&lines.map(HistoryRowJson::new).collect::<Vec<_>>())?;
        } else {
            for line in lines {
                output.line(entry_line(line))?;
            }
        }
        report_gaps(&summary, output);
        match summary.unsaved_steps {
            0 => {}
            1 => output.message(format_args!(
                "The newest of them is not in {name} yet; it is restored when the book is opened."
            )),
            unsaved => output.message(format_args!(
                "The newest {unsaved} of them are not in {name} yet; they are restored when the book is opened."
            )),
        }
        Ok(CommandOutcome::Done)
    }
}

/// Prints which part of the history cannot be read, and why.
fn report_gaps(summary: &JournalSummary, output: &mut CommandOutput) {
    if let Some(error) = &summary.book_error {
        output.message(format_args!(
            "{error} Its journal has the changes, which are printed here. Open the book in the window and save it to \
             repair the file."
        ));
    }
    match summary.end {
        JournalEnd::Whole => {}
        JournalEnd::Torn => output.message(format_args!(
            "The last entry of the journal is not whole: it was being written when the program ended, or it is being \
             written now. It is not printed here."
        )),
        JournalEnd::Damaged => {
            output.message(format_args!("The journal is damaged. {}", describe_lost_steps(&summary.lost_steps)));
        }
    }
    for error in &summary.unreadable_journals {
        output.message(format_args!("Another journal of the book is not printed here. {error}"));
    }
}

impl<'a> HistoryRowJson<'a> {
    fn new(line: &'a HistoryEntry) -> Self {
        let change = &line.change;
        HistoryRowJson {
            number: line.steps_after,
            time: local_time_text(line.time),
            who: &line.author,
            place: &change.location,
            field: &change.field,
            old: &change.old,
            new: &change.new,
            reason: &line.reason,
            how: line.origin_text(),
        }
    }
}

/// “  12  2026-11-21 14:03:05  ann on hall-2  Round 2, board C, France, centres: 8 → 9 (misread)”.
fn entry_line(line: &HistoryEntry) -> String {
    let change = &line.change;
    let some = |text: &str| if text.is_empty() { "nothing".to_owned() } else { text.to_owned() };
    let mut text = format!("{:>5}  {}  {}  {}", line.steps_after, line.local_time(), line.author, change.location);
    if !change.field.is_empty() {
        text.extend([", ", &change.field, ": ", &some(&change.old), " → ", &some(&change.new)]);
    }
    for beside in [line.origin_text(), line.reason.as_str()].into_iter().filter(|text| !text.is_empty()) {
        text.extend([" (", beside, ")"]);
    }
    text
}

/// The player of this name, who is or was in the book.
fn find_player(history: &mut History, name: &str) -> Result<HistoryTopic, CommandError> {
    let wanted = fold_name(name);
    let now = history.book_after(history.len());
    let found = now.people.iter().find(|person| fold_name(&person.name) == wanted).map(|person| person.id);
    let was = |line: &HistoryEntry| match line.change.people[..] {
        [id] if line.change.field == "player" && fold_name(&line.change.location) == wanted => Some(id),
        _ => None,
    };
    match found.or_else(|| history.entries().iter().rev().find_map(was)) {
        Some(id) => Ok(HistoryTopic::Person { id, name: name.to_owned() }),
        None => Err(CommandError::History(format!(
            "There is no player “{name}” in the book. Give the name as it is in the book."
        ))),
    }
}

fn write_past_book(
    history: &History,
    steps: usize,
    out: &Path,
    output: &mut CommandOutput,
) -> Result<CommandOutcome, CommandError> {
    if steps > history.len() {
        return Err(CommandError::History(format!("There is no line {steps}; the last is {}.", history.len())));
    }
    output_path::check_book_path(out, None)?;
    if out.exists() {
        return Err(CommandError::FileExists { path: out.to_owned() });
    }
    BookStore::for_current_user().replace_book(out, &history.book_after(steps))?;
    let when = steps.checked_sub(1).and_then(|at| history.steps().get(at)).map(|step| local_time_text(step.time));
    let when = when.map_or_else(|| "before the first change".to_owned(), |when| format!("at {when}"));
    output.message(format_args!("The book as it was {when} is in {}.", out.display()));
    Ok(CommandOutcome::Done)
}
