//! `topboard history FILE`: everything that was done to a book, and the book as it was.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::Outcome;
use super::error::Fault;
use super::output::Output;
use crate::book::fold_name;
use crate::history::{About, Chronicle, Filter, Line, say_time, write_csv};
use crate::store;
use crate::store::journal::End;
use crate::store::{Shelf, Told, output_path};

#[derive(Debug, Args)]
#[command(after_help = "A line begins with its number; --as-of takes it.\n\n\
    The history lies in the journal beside the book, and reaches back more than fifty thousand entries.")]
pub(super) struct HistoryOf {
    /// A book, or a journal
    file: PathBuf,
    /// Only lines with these words, “Round 2 France centres” for one
    words: Vec<String>,
    /// Only what concerns this player
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Write comma separated text
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
    /// Write the book as it was after this line; with --out
    #[arg(long, value_name = "NUMBER", requires = "out", conflicts_with_all = ["csv", "json", "words", "player"])]
    as_of: Option<usize>,
    /// Where the book as it was goes; a new name in .topboard
    #[arg(long, value_name = "X.topboard", requires = "as_of")]
    out: Option<PathBuf>,
}

/// A line, for programs.
#[derive(Serialize)]
struct Row<'a> {
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

impl HistoryOf {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let name = self.file.display();
        let Some(told) = Shelf::of_user().told(&self.file)? else {
            return Err(Fault::History(format!(
                "{name} has no journal beside it: nothing is known of how it came about."
            )));
        };
        if let (Some(steps), Some(out)) = (self.as_of, &self.out) {
            say_what_is_missing(&told, output);
            return write_past(&told.chronicle, steps, out, output);
        }
        let mut told = told;
        let about = match &self.player {
            Some(name) => Some(player(&mut told.chronicle, name)?),
            None => None,
        };
        let filter = Filter::new(about, &self.words.join(" "));
        let lines = told.chronicle.lines().iter().filter(|line| filter.takes(line));
        if self.csv {
            let mut text = Vec::new();
            // Memory takes everything.
            drop(write_csv(lines, &mut text));
            output.line(String::from_utf8_lossy(&text).trim_end())?;
        } else if self.json {
            output.json(&lines.map(Row::of).collect::<Vec<_>>())?;
        } else {
            for line in lines {
                output.line(say(line))?;
            }
        }
        say_what_is_missing(&told, output);
        match told.unsaved {
            0 => {}
            1 => output.message(format_args!(
                "The newest of them is not in {name} yet; it is brought back when it is opened."
            )),
            unsaved => output.message(format_args!(
                "The newest {unsaved} of them are not in {name} yet; they are brought back when it is opened."
            )),
        }
        Ok(Outcome::Done)
    }
}

/// Says what of the history cannot be told, and why.
fn say_what_is_missing(told: &Told, output: &mut Output) {
    if let Some(error) = &told.damaged {
        output.message(format_args!(
            "{error} Its journal has what was typed into it, as told here: open the book in the window and save it to have a \
             whole file again."
        ));
    }
    match told.end {
        End::Whole => {}
        End::Torn => output.message(format_args!(
            "The last entry of the journal is not whole: it was being written when the program ended, or is just now. It is \
             not told here."
        )),
        End::Damaged => output.message(format_args!(
            "The journal is damaged after line {}; what comes after it is not told here.",
            told.chronicle.len()
        )),
    }
    for error in &told.unread {
        output.message(format_args!("Another journal of the book is not told here. {error}"));
    }
}

impl<'a> Row<'a> {
    fn of(line: &'a Line) -> Self {
        let change = &line.change;
        Row {
            number: line.after,
            time: say_time(line.at),
            who: &line.who,
            place: &change.place,
            field: &change.field,
            old: &change.old,
            new: &change.new,
            reason: &line.reason,
            how: line.how(),
        }
    }
}

/// “  12  2026-11-21 14:03:05  ann on hall-2  Round 2, board C, France, centres: 8 → 9 (misread)”.
fn say(line: &Line) -> String {
    let change = &line.change;
    let some = |text: &str| if text.is_empty() { "nothing".to_owned() } else { text.to_owned() };
    let mut said = format!("{:>5}  {}  {}  {}", line.after, line.time(), line.who, change.place);
    if !change.field.is_empty() {
        said.extend([", ", &change.field, ": ", &some(&change.old), " → ", &some(&change.new)]);
    }
    for beside in [line.how(), line.reason.as_str()].into_iter().filter(|text| !text.is_empty()) {
        said.extend([" (", beside, ")"]);
    }
    said
}

/// The player of this name, of those who are in the book or ever were.
fn player(chronicle: &mut Chronicle, name: &str) -> Result<About, Fault> {
    let wanted = fold_name(name);
    let now = chronicle.book_after(chronicle.len());
    let there = now.people.iter().find(|person| fold_name(&person.name) == wanted).map(|person| person.id);
    let was = |line: &Line| match line.change.people[..] {
        [id] if line.change.field == "player" && fold_name(&line.change.place) == wanted => Some(id),
        _ => None,
    };
    match there.or_else(|| chronicle.lines().iter().rev().find_map(was)) {
        Some(id) => Ok(About::Person { id, name: name.to_owned() }),
        None => {
            Err(Fault::History(format!("There is no player “{name}” in the book. Give the name as it stands there.")))
        }
    }
}

fn write_past(chronicle: &Chronicle, steps: usize, out: &Path, output: &mut Output) -> Result<Outcome, Fault> {
    if steps > chronicle.len() {
        return Err(Fault::History(format!("There is no line {steps}; the last is {}.", chronicle.len())));
    }
    output_path::for_book(out, None)?;
    if out.exists() {
        return Err(Fault::InTheWay { path: out.to_owned() });
    }
    store::save(out, &chronicle.book_after(steps))?;
    let when = steps.checked_sub(1).and_then(|at| chronicle.steps().get(at)).map(|step| say_time(step.at));
    let when = when.map_or_else(|| "before everything".to_owned(), |when| format!("of {when}"));
    output.message(format_args!("The book as it was {when} is in {}.", out.display()));
    Ok(Outcome::Done)
}
