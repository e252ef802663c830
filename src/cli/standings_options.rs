//! The options that choose the games and the groups of a table of standings.

use clap::Args;

use super::error::CommandError;
use super::input_file::{InputFile, unknown_name};
use crate::book::named_number;
use crate::engine::{Engine, WithheldContent};
use crate::notices::{GroupSelection, StandingsOptions};
use crate::standings::StandingsScope;

/// The options for the standings.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct TableOptions {
    /// Print the standings after this round, given by its number or its name, or after the elimination of N games
    #[arg(long, value_name = "ROUND")]
    after: Option<String>,
    /// Leave out games that are still running
    #[arg(long)]
    finished: bool,
    /// Leave out rounds whose scores are held back
    #[arg(long)]
    posted: bool,
    /// Print the table of one group of entrants
    #[arg(long, value_name = "NAME", conflicts_with = "groups")]
    group: Option<String>,
    /// Print a table for each group
    #[arg(long)]
    groups: bool,
}

impl TableOptions {
    /// The chosen view of the standings. With `--posted`, the event is replaced by what may be posted of it; then also
    /// returns what was left out.
    pub(super) fn choose(
        &self,
        input: &mut InputFile,
    ) -> Result<(StandingsOptions, Option<WithheldContent>), CommandError> {
        let options = self.standings_options(&input.engine)?;
        if options.view.posted_only {
            input.check_held_back_rounds()?;
        }
        let withheld = options.view.posted_only.then(|| input.keep_what_may_be_posted());
        Ok((options, withheld))
    }

    fn standings_options(&self, engine: &Engine) -> Result<StandingsOptions, CommandError> {
        let book = engine.book();
        let after = self.after.as_deref().map(|text| round_after(engine, text)).transpose()?;
        let top_board = engine.rules().top_board.as_ref().filter(|top| top.follows_elimination());
        let before_top_board = top_board.is_some_and(|top| after == Some(top.elimination_games));
        let view = StandingsScope {
            rounds: after.filter(|_| !before_top_board),
            finished_only: self.finished,
            posted_only: self.posted,
            before_top_board,
        };
        let groups = match &self.group {
            None if self.groups => GroupSelection::Each,
            None => GroupSelection::Together,
            Some(name) => {
                let mut known: Vec<&str> = book.people.iter().map(|person| person.group.as_str()).collect();
                known.retain(|group| !group.is_empty());
                known.sort_unstable();
                known.dedup();
                let wanted = known.iter().find(|group| group.to_lowercase() == name.trim().to_lowercase());
                GroupSelection::One((*wanted.ok_or_else(|| unknown_name("group", name, &known))?).to_owned())
            }
        };
        Ok(StandingsOptions { view, groups, ..StandingsOptions::default() })
    }
}

/// The number of the round that a text names. “After 7” may also be after seven games of the elimination, in whatever
/// number of rounds they are played.
fn round_after(engine: &Engine, text: &str) -> Result<usize, CommandError> {
    let book = engine.book();
    let numbers = engine.round_numbers();
    let last = numbers.last();
    let elimination = engine.rules().top_board.as_ref().filter(|top| top.follows_elimination());
    // A round that nobody has entered has a number too, if a later round is there.
    let is_known =
        |number: &usize| (1..=last).contains(number) || elimination.is_some_and(|top| *number == top.elimination_games);
    let named = book.find_round(text).map(|at| numbers.number(at));
    named.or_else(|| named_number(text).filter(is_known)).ok_or_else(|| {
        let name =
            |number| numbers.with_number(number).next().and_then(|at| book.round(at)).map(|round| round.name.clone());
        let known: Vec<String> = (1..=last).map(|number| name(number).unwrap_or_else(|| number.to_string())).collect();
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        unknown_name("round", text, &known)
    })
}
