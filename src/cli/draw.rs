//! `topboard draw`: boards for so many players before anybody has a name, or the next round of a book.

mod adjacency;
mod attendance;
mod event;
mod report;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;

use self::adjacency::Table7;
use self::attendance::{Attendance, There};
use self::event::Event;
use self::report::Json;
use super::error::Fault;
use super::output::Output;
use super::{Outcome, Rules, input_file};
use crate::book::{Neighbours, Power};
use crate::draw::{self, Call, Effort, Lock, Player, Request, Spot};
use crate::engine::draw::Words;
use crate::store;
use crate::store::output_path;

/// More would be no tournament.
const MOST_PLAYERS: u16 = 1000;
const MOST_ROUNDS: u8 = 20;
const MOST_BOARDS: usize = MOST_PLAYERS as usize / 7;

#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(super) struct Draw {
    /// The event whose next round is drawn; without one, boards for numbered players
    #[arg(conflicts_with_all = ["players", "rounds"], requires = "round")]
    file: Option<PathBuf>,
    /// The round of the file to draw; boards on which centres have been counted are never touched
    #[arg(long, value_name = "NAME", requires = "file")]
    round: Option<String>,
    /// How many players there are, all of them in every round; their number need not divide by seven
    #[arg(long, value_name = "N", required_unless_present_any = ["attendance", "file"], conflicts_with = "attendance",
          value_parser = clap::value_parser!(u16).range(7..=i64::from(MOST_PLAYERS)))]
    players: Option<u16>,
    /// How many rounds to draw together
    #[arg(long, value_name = "R", required_unless_present_any = ["attendance", "file"], conflicts_with = "attendance",
          value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_ROUNDS)))]
    rounds: Option<u8>,
    /// Who is there: a .csv with a player in each row and a column for each round; x or anything else for present, “out”
    /// for who would rather sit out, “2” for two boards
    #[arg(long, value_name = "FILE")]
    attendance: Option<PathBuf>,
    /// Players who should not share a board, “Ann Lee, Bob Ray”; may be given again
    #[arg(long, value_name = "A, B")]
    separate: Vec<String>,
    /// Team-mates, who do not share a board either; may be given again
    #[arg(long, value_name = "A, B, C")]
    team: Vec<String>,
    /// Somebody who plays two boards; may be given again
    #[arg(long, value_name = "NAME")]
    twice: Vec<String>,
    /// The powers somebody would like, the dearest first, “Ann Lee=FGIRT”; may be given again
    #[arg(long, value_name = "NAME=POWERS")]
    prefer: Vec<String>,
    /// A seat that is taken: a board, a power or both, “Ann Lee=B Italy”; may be given again
    #[arg(long, value_name = "NAME=SEAT")]
    seat: Vec<String>,
    /// Make boards equally strong by the standings before the round, as far as that repeats nothing
    #[arg(long, requires = "file")]
    balance: bool,
    /// How strong somebody is, “Ann Lee=1500”, to make boards equally strong; may be given again
    #[arg(long, value_name = "NAME=NUMBER")]
    strength: Vec<String>,
    /// A board of six, on which this power has no player; may be given again
    #[arg(long, value_name = "POWER")]
    six: Vec<String>,
    /// Keep who sits at the round's boards already, and draw the rest
    #[arg(long, requires = "file")]
    keep: bool,
    /// The same number gives the same draw, on every machine
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Which powers count as adjacent, since two who meet twice should not hold such powers both times: “strict” (A-G, A-I,
    /// A-R, F-G, F-I, G-R, R-T, E-F), “wide” (those and E-G, E-R, A-T, I-T, G-I), or a .csv with a row and a column for
    /// each power; if not given, the table of the event, or the strict one
    #[arg(long, alias = "adjacent", value_name = "TABLE")]
    adjacency: Option<Table7>,
    /// How many moves to try at most: more takes longer and may repeat fewer pairs
    #[arg(long, value_name = "MOVES", default_value_t = Effort::default().0,
          value_parser = clap::value_parser!(u32).range(1000..))]
    effort: u32,
    /// Write the event with the drawn round to this book
    #[arg(long, value_name = "BOOK.topboard", requires = "file")]
    out: Option<PathBuf>,
    /// Replace a book that is there already, though never the one that is read
    #[arg(long, requires = "out")]
    force: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

impl Draw {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        if let (Some(out), Some(file)) = (&self.out, &self.file) {
            may_write(out, file, self.force)?;
        }
        let adjacency = self.adjacency.as_ref().map(Table7::read).transpose()?;
        let engine = self.file.as_ref().map(|file| input_file::read(file, &Rules::default())).transpose()?;
        let event = match (&engine, &self.round) {
            (Some(input), Some(round)) => Some(Event::of(&input.engine, round, self.keep, self.attendance.as_deref())?),
            _ => None,
        };
        let (mut words, mut request) = match &event {
            Some(event) => (event.words(), event.request()),
            None => match &self.attendance {
                Some(path) => attended(path)?,
                None => everyone(self.players.unwrap_or(0), usize::from(self.rounds.unwrap_or(0))),
            },
        };
        words.seed = self.seed;
        if let Some(table) = adjacency {
            (request.adjacency, words.adjacency) = table;
        }
        request.seed = self.seed;
        request.effort = Effort(self.effort);
        self.wishes(&mut request, &words)?;
        if let (true, Some(input), Some(event)) = (self.balance, &engine, &event) {
            let strength = event.strength(&input.engine)?;
            request.rounds.iter_mut().for_each(|call| call.strength.splice(..0, strength.clone()).for_each(drop));
        }
        let drawn = draw::draw(&request, &mut |_| ControlFlow::Continue(()))
            .map_err(|why| Fault::Draw(words.say(&why.to_string(), why.players())))?;
        if let (Some(out), Some(event)) = (&self.out, &event)
            && let Some(round) = drawn.rounds.first()
        {
            store::save(out, &event.with(round, &request)?)?;
        }
        if self.json {
            output.json(&Json::of(&drawn, &words))?;
        } else {
            report::print(&request, &drawn, &words, output)?;
        }
        match (&self.out, &self.file) {
            (Some(out), _) => output.message(format_args!("Saved as {}.", out.display())),
            (None, Some(_)) => output.message("Nothing was saved; --out BOOK.topboard keeps it."),
            (None, None) => {}
        }
        Ok(Outcome::problems_if(!drawn.certificate.broken.is_empty()))
    }

    /// Puts what was asked for by name into every round of the request.
    fn wishes(&self, request: &mut Request, words: &Words) -> Result<(), Fault> {
        let group = |text: &String| text.split(',').map(|name| find(name, words)).collect::<Result<Vec<_>, _>>();
        for together in &self.separate {
            let players = group(together)?;
            for (at, one) in players.iter().enumerate() {
                request.separations.extend(players[at + 1..].iter().map(|other| [*one, *other]));
            }
        }
        let teams = self.team.iter().map(group).collect::<Result<Vec<_>, _>>()?;
        let twice = self.twice.iter().map(|name| find(name, words)).collect::<Result<Vec<_>, _>>()?;
        let preferences = self.prefer.iter().map(|text| preference(text, words)).collect::<Result<Vec<_>, _>>()?;
        let seats = self.seat.iter().map(|text| seat(text, words)).collect::<Result<Vec<_>, _>>()?;
        let strength = self.strength.iter().map(|text| strength(text, words)).collect::<Result<Vec<_>, _>>()?;
        let empty = self.six.iter().map(|power| power_named(power)).collect::<Result<Vec<_>, _>>()?;
        for call in &mut request.rounds {
            call.teams.extend(teams.iter().cloned());
            for player in &twice {
                if !call.twice.contains(player) {
                    call.twice.push(*player);
                }
            }
            call.preferences.extend(preferences.iter().cloned());
            call.strength.extend(&strength);
            call.locks.extend(&seats);
            // The last boards are those of six.
            let boards = (call.present.len() + call.twice.len() + empty.len()) / 7;
            call.empty.extend((0..boards).rev().zip(empty.iter().copied()));
        }
        Ok(())
    }
}

/// Makes sure that saving loses nothing.
fn may_write(out: &Path, file: &Path, force: bool) -> Result<(), Fault> {
    output_path::for_book(out, None)?;
    if output_path::same_file(out, file) {
        return Err(output_path::TargetError::OntoItself { path: out.to_owned() }.into());
    }
    if out.symlink_metadata().is_ok_and(|about| !about.is_dir()) && !force {
        return Err(Fault::InTheWay { path: out.to_owned() });
    }
    Ok(())
}

/// The player of this name.
fn find(name: &str, words: &Words) -> Result<Player, Fault> {
    let folded = crate::book::fold_name(name);
    let at = words.names.iter().position(|known| crate::book::fold_name(known) == folded);
    at.and_then(|at| u16::try_from(at).ok()).map(Player).ok_or_else(|| unknown(name, &words.names))
}

fn unknown(name: &str, names: &[String]) -> Fault {
    let known: Vec<&str> = names.iter().map(String::as_str).collect();
    input_file::unknown("player", name.trim(), &known)
}

fn power_named(text: &str) -> Result<Power, Fault> {
    Power::parse(text).ok_or_else(|| input_file::unknown("power", text, &Power::ALL.map(Power::name)))
}

/// “Ann Lee=FGIRT”.
fn preference(text: &str, words: &Words) -> Result<(Player, Vec<Power>), Fault> {
    let (name, powers) = text.split_once('=').unwrap_or((text, ""));
    let powers = powers.chars().filter(|letter| letter.is_alphabetic()).map(|letter| power_named(&letter.to_string()));
    Ok((find(name, words)?, powers.collect::<Result<_, _>>()?))
}

/// “Ann Lee=1500”.
fn strength(text: &str, words: &Words) -> Result<(Player, u32), Fault> {
    let (name, number) = text.split_once('=').unwrap_or((text, ""));
    let player = find(name, words)?;
    let number = number.trim().parse();
    number.map(|strength| (player, strength)).map_err(|_| {
        Fault::Draw(format!("“{}” is no strength. Give a whole number from 0, “{}=1500”.", text.trim(), name.trim()))
    })
}

/// “Ann Lee=B Italy”, “Ann Lee=B” or “Ann Lee=Italy”. A single letter is a board.
fn seat(text: &str, words: &Words) -> Result<Lock, Fault> {
    let (name, seat) = text.split_once('=').unwrap_or((text, ""));
    let mut lock = Lock { player: find(name, words)?, board: None, power: None };
    for word in seat.split_whitespace() {
        let called =
            |board: &usize| words.board(Spot { round: words.before, board: *board }).eq_ignore_ascii_case(word);
        match (0..MOST_BOARDS).find(called) {
            Some(board) if lock.board.is_none() => lock.board = Some(board),
            _ => lock.power = Some(power_named(word)?),
        }
    }
    Ok(lock)
}

/// P01, P02 and so on, all of them in every round.
fn everyone(players: u16, rounds: usize) -> (Words, Request) {
    let wide = players.to_string().len().max(2);
    let names = (1..=players).map(|number| format!("P{number:0wide$}")).collect();
    (anonymous(names), Request::everyone(players, rounds, 1))
}

/// Those of a file.
fn attended(path: &Path) -> Result<(Words, Request), Fault> {
    let fault = |why: String| Fault::Attendance { path: path.to_owned(), why };
    let attendance = Attendance::read(path)?;
    if attendance.rounds.is_empty() || attendance.rounds.len() > usize::from(MOST_ROUNDS) {
        return Err(fault(format!(
            "Its first line should name the players’ column, then 1 to {MOST_ROUNDS} rounds: “player,round 1,round 2”."
        )));
    }
    if attendance.players.len() > usize::from(MOST_PLAYERS) {
        return Err(fault(format!("It has more than {MOST_PLAYERS} players.")));
    }
    let mut calls = vec![Call::default(); attendance.rounds.len()];
    for (player, (_, there)) in (0..).map(Player).zip(&attendance.players) {
        for (call, there) in calls.iter_mut().zip(there) {
            enter(call, player, *there);
        }
    }
    let names: Vec<String> = attendance.players.into_iter().map(|(name, _)| name).collect();
    let players = u16::try_from(names.len()).unwrap_or(u16::MAX);
    Ok((anonymous(names), Request { players, rounds: calls, ..Request::default() }))
}

/// Players of no event.
fn anonymous(names: Vec<String>) -> Words {
    Words { names, adjacency: Neighbours::Strict.words(), ..Words::default() }
}

/// Enters a player's word into a round.
fn enter(call: &mut Call, player: Player, there: There) {
    if there != There::No {
        call.present.push(player);
    }
    match there {
        There::Volunteer if call.first_out.is_empty() => call.first_out.push(vec![player]),
        There::Volunteer => call.first_out[0].push(player),
        There::Twice => call.twice.push(player),
        There::No | There::Yes => {}
    }
}
