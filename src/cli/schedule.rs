//! `topboard schedule`: the games of an elimination in groups, seven for everybody.

use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::error::Fault;
use super::output::Output;
use super::{Outcome, Rules, input_file};
use crate::book::{Book, Power};
use crate::draw::Player;
use crate::draw::gunboat::{self, Effort, Entry, Game};
use crate::engine::draw::Entrants;
use crate::figures::letters;
use crate::publish::text::columns::{Side, Table};

#[derive(Debug, Args)]
pub(super) struct Schedule {
    /// A book whose players have groups
    #[arg(required_unless_present = "groups", conflicts_with = "groups")]
    file: Option<PathBuf>,
    /// How many entrants each group has, “7,7,7”
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', value_parser = clap::value_parser!(u16).range(1..=50))]
    groups: Vec<u16>,
    /// The same number gives the same schedule, on every machine
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many moves to try at most before giving up
    #[arg(long, value_name = "MOVES", default_value_t = Effort::default().0)]
    effort: u64,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

impl Schedule {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let (groups, names) = match &self.file {
            Some(path) => of_book(input_file::read(path, &Rules::default())?.engine.book())?,
            None => unnamed(&self.groups),
        };
        let entry = Entry { groups, seed: self.seed, effort: Effort(self.effort) };
        let drawn = gunboat::schedule(&entry, &mut |_| ControlFlow::Continue(()))
            .map_err(|why| Fault::Draw(why.to_string()))?;
        if self.json {
            output.json(&Json::of(&entry, &drawn, &names))?;
        } else {
            print(&entry, &drawn, &names, output)?;
        }
        Ok(Outcome::Done)
    }
}

/// The players of a book, group after group.
fn of_book(book: &Book) -> Result<(Vec<u16>, Vec<String>), Fault> {
    let entrants = Entrants::of(book).map_err(|why| Fault::Draw(why.to_string()))?;
    let names = entrants.people.iter().map(|id| book.name_of(Some(*id)).to_owned()).collect();
    Ok((entrants.groups, names))
}

/// A1, A2, … B1, B2 and so on.
fn unnamed(groups: &[u16]) -> (Vec<u16>, Vec<String>) {
    let names = groups.iter().enumerate().flat_map(|(group, size)| {
        let wide = size.to_string().len();
        (1..=*size).map(move |number| format!("{}{number:0wide$}", letters(group)))
    });
    (groups.to_vec(), names.collect())
}

fn print(entry: &Entry, drawn: &gunboat::Schedule, names: &[String], output: &mut Output) -> Result<(), Fault> {
    let headings = ["wave", "game"].into_iter().chain(Power::ALL.map(Power::name));
    let mut table = Table::new(headings.map(|heading| {
        (heading.to_owned(), if heading == "wave" || heading == "game" { Side::Right } else { Side::Left })
    }));
    for (number, Game { wave, seats }) in (1..).zip(&drawn.games) {
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
        drawn.waves,
        meetings.at_a_time,
        drawn.waves_said()
    ))?;
    let own = if meetings.own_group == usize::MAX {
        String::new()
    } else {
        format!("Members of one group meet at least {}. ", times(meetings.own_group))
    };
    output.line(format_args!("{own}Any two meet at least {}.", times(meetings.everybody)))?;
    let pairs = meetings.pairs.iter().enumerate().filter(|(_, pairs)| **pairs > 0);
    let pairs: Vec<String> = pairs.map(|(met, pairs)| format!("{pairs} pairs {}", times(met))).collect();
    output.line(format_args!("Meetings: {}.", pairs.join(", ")))?;
    output.line(format_args!("Drawn by Topboard {} with seed {}.", env!("CARGO_PKG_VERSION"), entry.seed))
}

fn times(count: usize) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        _ => format!("{count} times"),
    }
}

/// `topboard schedule --json`.
#[derive(Serialize)]
struct Json<'a> {
    groups: Vec<&'a [String]>,
    waves: usize,
    games: Vec<JsonGame<'a>>,
    meetings: JsonMeetings,
}

#[derive(Serialize)]
struct JsonGame<'a> {
    game: usize,
    wave: usize,
    seats: [Seat<'a>; 7],
}

#[derive(Serialize)]
struct Seat<'a> {
    power: &'static str,
    player: &'a str,
}

#[derive(Serialize)]
struct JsonMeetings {
    own_group_least: Option<usize>,
    everybody_least: usize,
    /// How many pairs meet not at all, once, twice and so on.
    pairs: Vec<usize>,
    games_at_a_time: usize,
}

impl<'a> Json<'a> {
    fn of(entry: &Entry, drawn: &gunboat::Schedule, names: &'a [String]) -> Self {
        let name = |player: Player| names[player.index()].as_str();
        let games = (1..).zip(&drawn.games).map(|(game, Game { wave, seats })| JsonGame {
            game,
            wave: wave + 1,
            seats: Power::ALL.map(|power| Seat { power: power.name(), player: name(seats[power]) }),
        });
        let mut rest = names;
        let groups = entry.groups.iter().map(|size| {
            let (group, others) = rest.split_at(usize::from(*size).min(rest.len()));
            rest = others;
            group
        });
        Json {
            groups: groups.collect(),
            waves: drawn.waves,
            games: games.collect(),
            meetings: JsonMeetings {
                own_group_least: Some(drawn.meetings.own_group).filter(|least| *least < usize::MAX),
                everybody_least: drawn.meetings.everybody,
                pairs: drawn.meetings.pairs.clone(),
                games_at_a_time: drawn.meetings.at_a_time,
            },
        }
    }
}
