//! `topboard schedule`: draws the games of an elimination in groups, seven for each player.

use crate::figures::{counted, times_text};
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::error::CommandError;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions, input_file};
use crate::book::{Book, Power};
use crate::draw::Player;
use crate::draw::gunboat::{self, ScheduleEffort, ScheduleRequest, ScheduledGame};
use crate::engine::draw::EntrantsByGroup;
use crate::figures::letter_name;
use crate::publish::text::{AlignedTable, TextAlign};
use crate::random_seed::random_seed;

#[derive(Debug, Args)]
pub(super) struct ScheduleArgs {
    /// A book whose players have groups
    #[arg(required_unless_present = "groups", conflicts_with = "groups")]
    file: Option<PathBuf>,
    /// The number of entrants in each group, “7,7,7”
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', value_parser = clap::value_parser!(u16).range(1..=50))]
    groups: Vec<u16>,
    /// The same number gives the same schedule on every computer. Without it, each schedule has another number, which is
    /// printed
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The largest number of moves to try before giving up
    #[arg(long, value_name = "MOVES", default_value_t = ScheduleEffort::default().0)]
    effort: u64,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

impl ScheduleArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        let (groups, names) = match &self.file {
            Some(path) => entrants_of_book(input_file::read_input(path, &RuleOptions::default())?.engine.book())?,
            None => numbered_entrants(&self.groups),
        };
        let entry = ScheduleRequest {
            groups,
            seed: self.seed.unwrap_or_else(random_seed),
            effort: ScheduleEffort(self.effort),
        };
        let drawn = gunboat::find_schedule(&entry, &mut |_| ControlFlow::Continue(()))
            .map_err(|why| CommandError::Draw(why.to_string()))?;
        if self.json {
            output.json(&ScheduleJson::new(&entry, &drawn, &names))?;
        } else {
            print(&entry, &drawn, &names, output)?;
        }
        Ok(CommandOutcome::Done)
    }
}

/// The players of a book, group after group.
fn entrants_of_book(book: &Book) -> Result<(Vec<u16>, Vec<String>), CommandError> {
    let entrants = EntrantsByGroup::of_book(book).map_err(|why| CommandError::Draw(why.to_string()))?;
    let names = entrants.people.iter().map(|id| book.name_of(Some(*id)).to_owned()).collect();
    Ok((entrants.groups, names))
}

/// The entrants A1, A2, … B1, B2 and so on.
fn numbered_entrants(groups: &[u16]) -> (Vec<u16>, Vec<String>) {
    let names = groups.iter().enumerate().flat_map(|(group, size)| {
        let wide = size.to_string().len();
        (1..=*size).map(move |number| format!("{}{number:0wide$}", letter_name(group)))
    });
    (groups.to_vec(), names.collect())
}

fn print(
    entry: &ScheduleRequest,
    drawn: &gunboat::GameSchedule,
    names: &[String],
    output: &mut CommandOutput,
) -> Result<(), CommandError> {
    let headings = ["wave", "game"].into_iter().chain(Power::ALL.map(Power::name));
    let mut table = AlignedTable::new(headings.map(|heading| {
        (heading.to_owned(), if heading == "wave" || heading == "game" { TextAlign::Right } else { TextAlign::Left })
    }));
    for (number, ScheduledGame { wave, seats }) in (1..).zip(&drawn.games) {
        let seats = seats.values().map(|player| names[player.index()].clone());
        table.row([(wave + 1).to_string(), number.to_string()].into_iter().chain(seats).collect());
    }
    for line in table.lines() {
        output.line(line)?;
    }
    let meetings = &drawn.meetings;
    output.line("")?;
    output.line(format_args!(
        "{} entrants play {} games, seven each, one with each power, in {} waves of at most {} games each. {}",
        names.len(),
        drawn.games.len(),
        drawn.wave_count,
        meetings.most_at_a_time,
        drawn.waves_sentence()
    ))?;
    let own = if meetings.fewest_in_group == usize::MAX {
        String::new()
    } else {
        format!("Members of one group meet at least {}. ", times_text(meetings.fewest_in_group))
    };
    output.line(format_args!("{own}Any two meet at least {}.", times_text(meetings.fewest_overall)))?;
    let pairs = meetings.pairs_by_meetings.iter().enumerate().filter(|(_, pairs)| **pairs > 0);
    let described = |(met, pairs): (usize, &usize)| format!("{} {}", counted(*pairs, "pair"), times_text(met));
    let pairs: Vec<String> = pairs.map(described).collect();
    output.line(format_args!("Meetings: {}.", pairs.join(", ")))?;
    output.line(format_args!("Drawn by Topboard {} with seed {}.", env!("CARGO_PKG_VERSION"), entry.seed))
}

/// `topboard schedule --json`.
#[derive(Serialize)]
struct ScheduleJson<'a> {
    groups: Vec<&'a [String]>,
    waves: usize,
    games: Vec<ScheduleGameJson<'a>>,
    meetings: MeetingsJson,
}

#[derive(Serialize)]
struct ScheduleGameJson<'a> {
    game: usize,
    wave: usize,
    seats: [ScheduleSeatJson<'a>; 7],
}

#[derive(Serialize)]
struct ScheduleSeatJson<'a> {
    power: &'static str,
    player: &'a str,
}

#[derive(Serialize)]
struct MeetingsJson {
    own_group_least: Option<usize>,
    everybody_least: usize,
    /// The number of pairs that meet never, once, twice and so on.
    pairs: Vec<usize>,
    games_at_a_time: usize,
}

impl<'a> ScheduleJson<'a> {
    fn new(entry: &ScheduleRequest, drawn: &gunboat::GameSchedule, names: &'a [String]) -> Self {
        let name = |player: Player| names[player.index()].as_str();
        let games = (1..).zip(&drawn.games).map(|(game, ScheduledGame { wave, seats })| ScheduleGameJson {
            game,
            wave: wave + 1,
            seats: Power::ALL.map(|power| ScheduleSeatJson { power: power.name(), player: name(seats[power]) }),
        });
        let mut rest = names;
        let groups = entry.groups.iter().map(|size| {
            let (group, others) = rest.split_at(usize::from(*size).min(rest.len()));
            rest = others;
            group
        });
        ScheduleJson {
            groups: groups.collect(),
            waves: drawn.wave_count,
            games: games.collect(),
            meetings: MeetingsJson {
                own_group_least: Some(drawn.meetings.fewest_in_group).filter(|least| *least < usize::MAX),
                everybody_least: drawn.meetings.fewest_overall,
                pairs: drawn.meetings.pairs_by_meetings.clone(),
                games_at_a_time: drawn.meetings.most_at_a_time,
            },
        }
    }
}
