//! Which games a table looks at, and whose it is.

use clap::Args;

use super::error::Fault;
use super::input_file::unknown;
use crate::engine::Engine;
use crate::notices::{Groups, Look};
use crate::standings::View;

/// How the standings are to be looked at.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct Flags {
    /// The standings after the first N rounds
    #[arg(long, value_name = "N")]
    after: Option<usize>,
    /// Leave out games that still run
    #[arg(long)]
    finished: bool,
    /// Leave out rounds whose scores are held back
    #[arg(long)]
    posted: bool,
    /// The table of one group of entrants
    #[arg(long, value_name = "NAME", conflicts_with = "groups")]
    group: Option<String>,
    /// A table for each group
    #[arg(long)]
    groups: bool,
}

impl Flags {
    /// What they ask for.
    pub(super) fn look(&self, engine: &Engine) -> Result<Look, Fault> {
        let book = engine.book();
        if let Some(after) = self.after.filter(|after| *after == 0 || *after > book.rounds.len()) {
            let known: Vec<String> = (1..=book.rounds.len()).map(|round| round.to_string()).collect();
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            return Err(unknown("round", &after.to_string(), &known));
        }
        let view = View { rounds: self.after, finished_only: self.finished, posted_only: self.posted };
        let groups = match &self.group {
            None if self.groups => Groups::Each,
            None => Groups::Together,
            Some(name) => {
                let mut known: Vec<&str> = book.people.iter().map(|person| person.group.as_str()).collect();
                known.retain(|group| !group.is_empty());
                known.sort_unstable();
                known.dedup();
                let wanted = known.iter().find(|group| group.to_lowercase() == name.trim().to_lowercase());
                Groups::One((*wanted.ok_or_else(|| unknown("group", name, &known))?).to_owned())
            }
        };
        Ok(Look { view, groups })
    }
}
