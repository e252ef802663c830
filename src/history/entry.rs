//! A line of the list of everything done.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::book::{Book, Change, Did, Logged, Place, fold_name};

/// One cell that a step changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Which change it was, counted from 1 since the book began.
    pub n: u64,
    /// At which of the steps it began.
    pub(super) step: usize,
    /// How many steps were made when this one was whole.
    pub after: usize,
    pub at: Timestamp,
    pub who: String,
    pub did: Did,
    /// What the step was called, “centres of France on Round 2, board C”.
    pub what: String,
    /// Why, where that was asked.
    pub reason: String,
    pub change: Change,
    /// All its words, folded, to be searched.
    pub(super) folded: String,
}

impl Line {
    /// When it was done, “2026-11-21 14:03:05” in this place's time.
    pub fn time(&self) -> String {
        say_time(self.at)
    }

    /// “undone: ” and the like, before what was done; nothing for what was simply done.
    pub const fn how(&self) -> &'static str {
        match self.did {
            Did::Done | Did::Continued | Did::Noted | Did::Explained => "",
            Did::Undone => "undone",
            Did::Redone => "done again",
        }
    }

    fn fold(&mut self) {
        let Change { place, field, old, new, .. } = &self.change;
        self.folded.clear();
        for text in [&self.who, &self.what, &self.reason, place, field, old, new, self.how()] {
            self.folded.push_str(&fold_name(text));
            self.folded.push('\n');
        }
    }
}

/// A moment in this place's time, “2026-11-21 14:03:05”.
pub fn say_time(at: Timestamp) -> String {
    at.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M:%S").to_string()
}

/// Adds the lines of a step, which is made on `book`.
pub(super) fn tell(lines: &mut Vec<Line>, book: &mut Book, at: usize, step: &Logged) {
    let after = at + 1;
    let first = lines.len();
    if step.did == Did::Explained {
        // It stands beside what it is of.
        let targets =
            step.explains.iter().filter_map(|between| at.checked_sub(1)?.checked_sub(usize::try_from(*between).ok()?));
        for target in targets {
            for line in lines.iter_mut().rev().take_while(|line| line.step >= target) {
                if line.step == target {
                    line.reason.clone_from(&step.reason);
                    line.fold();
                }
            }
        }
        return;
    }
    let mut began = at;
    let mut n = step.n;
    if step.did == Did::Continued {
        // What belongs to the step before is told with it; a note may have come between.
        let newest = lines.iter().rposition(|line| line.did != Did::Noted);
        if let Some(newest) = newest {
            (began, n) = (lines[newest].step, lines[newest].n);
            for line in lines[..=newest].iter_mut().rev().take_while(|line| line.step == began) {
                line.after = after;
            }
        }
    }
    let mut new = |change: Change| {
        // A text that was typed letter by letter, and one step that passes over a cell twice, say it once.
        if let Some(line) = lines.last_mut().filter(|line| line.step == began)
            && (&line.change.place, &line.change.field, &line.change.new) == (&change.place, &change.field, &change.old)
        {
            line.change.new = change.new;
            line.at = step.at;
            line.fold();
            return;
        }
        let mut line = Line {
            n,
            step: began,
            after,
            at: step.at,
            who: step.who.clone(),
            did: step.did,
            what: step.what.clone(),
            reason: step.reason.clone(),
            change,
            folded: String::new(),
        };
        line.fold();
        lines.push(line);
    };
    let told = book.apply_and_tell(step.edit.clone(), &mut new);
    if (told.is_err() || lines.len() == first) && step.did != Did::Continued {
        // Something that shows in no cell, such as an order: the step's name tells of it.
        let mut line = Line {
            n,
            step: began,
            after,
            at: step.at,
            who: step.who.clone(),
            did: step.did,
            what: step.what.clone(),
            reason: step.reason.clone(),
            change: Change {
                at: Place::Event,
                place: step.what.clone(),
                field: String::new(),
                board: String::new(),
                power: None,
                people: Vec::new(),
                old: String::new(),
                new: String::new(),
            },
            folded: String::new(),
        };
        line.fold();
        lines.push(line);
    }
}
