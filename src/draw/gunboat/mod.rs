//! The schedule of an elimination by correspondence: as many games as entrants, seven for everybody, one with each power.
//!
//! The entrants are in groups. Everybody meets each member of the own group at least twice and every entrant at least
//! once, and plays at most two games at a time. [`schedule`] finds such games (`search`), deals the powers as the draw of
//! a tournament does, and puts the games into waves of which one follows the other (`waves`).
//!
//! ```
//! use std::ops::ControlFlow;
//! use topboard::draw::gunboat::{Entry, Refused, schedule};
//!
//! let entry = Entry { groups: vec![5, 4], seed: 1, ..Entry::default() };
//! let drawn = schedule(&entry, &mut |_| ControlFlow::Continue(()))?;
//! assert_eq!(drawn.games.len(), 9);
//! assert!(drawn.meetings.own_group >= 2 && drawn.meetings.everybody >= 1);
//! # Ok::<(), Refused>(())
//! ```
//!
//! This room must not know names, results or who may go on to the medal round.

mod game_search;
mod wave_assignment;
mod wave_search;

use std::ops::ControlFlow;

use thiserror::Error;

use super::power_assignment;
use super::random_numbers::Random;
use super::request::Player;
use crate::book::PerPower;
use crate::draw::gunboat::game_search::Found;

/// Games of everybody, one with each power.
const GAMES: usize = 7;
/// How many others somebody meets in them, the same ones counted again.
const MET: usize = GAMES * 6;
/// Games that one may have to play at a time.
const AT_A_TIME: usize = 2;

/// Who takes part. The same entry gives the same schedule on every machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// How many entrants each group has. They are numbered from 0, group after group.
    pub groups: Vec<u16>,
    pub seed: u64,
    pub effort: Effort,
}

/// How long to look, in moves tried: the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort(pub u64);

impl Default for Effort {
    /// Some twenty seconds on an ordinary machine, for groups that have no schedule or one that hides well.
    fn default() -> Self {
        Effort(400_000_000)
    }
}

/// The games, in the order of their waves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    pub games: Vec<Game>,
    /// How many waves there are. When the games of one are over, those of the next begin.
    pub waves: usize,
    pub meetings: Meetings,
}

/// One game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// Counted from 0.
    pub wave: usize,
    pub seats: PerPower<Player>,
}

/// How often who meets whom, counted from the games alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meetings {
    /// The fewest meetings of two in one group; [`usize::MAX`] when no group has two.
    pub own_group: usize,
    /// The fewest meetings of any two.
    pub everybody: usize,
    /// How many pairs meet not at all, once, twice and so on.
    pub pairs: Vec<usize>,
    /// The most games of one player in one wave.
    pub at_a_time: usize,
    /// Players who do not have every power once: none, in a schedule.
    pub uneven: Vec<Player>,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Moves tried, of so many at most.
    pub done: u64,
    pub of: u64,
    /// Meetings that the best games so far still lack.
    pub missing: u32,
}

/// Why there is no schedule.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    #[error("A game needs seven, and there are {entrants} entrants.")]
    TooFew { entrants: usize },
    #[error("Group {group} has nobody in it.")]
    EmptyGroup { group: usize },
    #[error(
        "No schedule can exist: whoever is in the group of {largest} would meet {mates} others twice and {rest} once, \
         which is {needed} meetings, and seven games have room for {MET}. The entrants and the largest group may come to 44 \
         together; here they are {entrants} and {largest}, {}.",
        entrants + largest
    )]
    Counted { entrants: usize, largest: usize, mates: usize, rest: usize, needed: usize },
    #[error(
        "None was found. By the count {entrants} entrants with {largest} in the largest group are not impossible, but the best \
         games in {tried} moves lack {}. Another seed may find some; smaller groups, or fewer entrants, make it easier.",
        if *missing == 1 { "one meeting".to_owned() } else { format!("{missing} meetings") }
    )]
    NoneFound { entrants: usize, largest: usize, tried: u64, missing: u32 },
}

impl Entry {
    fn entrants(&self) -> usize {
        self.groups.iter().map(|size| usize::from(*size)).sum()
    }

    /// The group of every entrant.
    fn group_of(&self) -> Vec<usize> {
        self.groups.iter().enumerate().flat_map(|(group, size)| vec![group; usize::from(*size)]).collect()
    }

    /// Refuses what the count alone forbids.
    pub fn check(&self) -> Result<(), Refused> {
        if let Some(group) = self.groups.iter().position(|size| *size == 0) {
            return Err(Refused::EmptyGroup { group: group + 1 });
        }
        let entrants = self.entrants();
        if entrants < 7 {
            return Err(Refused::TooFew { entrants });
        }
        let largest = self.groups.iter().map(|size| usize::from(*size)).max().unwrap_or(0);
        let (mates, rest) = (largest - 1, entrants - largest);
        let needed = 2 * mates + rest;
        if needed > MET {
            return Err(Refused::Counted { entrants, largest, mates, rest, needed });
        }
        Ok(())
    }
}

/// Finds a schedule. `watch` is told how far the search has come and may stop it.
pub fn schedule(entry: &Entry, watch: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Result<Schedule, Refused> {
    entry.check()?;
    let mut random = Random::new(entry.seed);
    let Found { games, waves } = game_search::find(entry, &mut random, watch)?;
    let (waves, of) = waves.unwrap_or_else(|| wave_assignment::order(&games, entry.entrants(), &mut random));
    let seats = power_assignment::colour(entry.entrants(), games.iter().map(<[Player; 7]>::as_slice), &mut random);
    let mut games: Vec<Game> = of.into_iter().zip(seats).map(|(wave, seats)| Game { wave, seats }).collect();
    games.sort_by_key(|game| game.wave);
    let meetings = Meetings::of(entry, &games);
    Ok(Schedule { games, waves, meetings })
}

impl Schedule {
    /// Whether fewer waves could do, in a sentence.
    pub fn waves_said(&self) -> String {
        let least = wave_search::least(self.games.len());
        let by_turns = GAMES.div_ceil(AT_A_TIME);
        if self.waves > least {
            format!("Whether {least} waves could do is not known.")
        } else if least > by_turns {
            let room = by_turns * (self.games.len() * AT_A_TIME / 7);
            format!(
                "Fewer waves cannot do: {by_turns} have room for {room} games at most, since nobody plays more than {AT_A_TIME} \
                 at a time."
            )
        } else {
            format!("Fewer waves cannot do: seven games, {AT_A_TIME} at a time, take {least}.")
        }
    }
}

impl Meetings {
    fn of(entry: &Entry, games: &[Game]) -> Self {
        let (entrants, group) = (entry.entrants(), entry.group_of());
        let mut met = vec![0_usize; entrants * entrants];
        let mut held = vec![PerPower::<usize>::default(); entrants];
        let waves = games.iter().map(|game| game.wave + 1).max().unwrap_or(0);
        let mut busy = vec![0_usize; entrants * waves];
        for game in games {
            for (power, player) in game.seats.iter() {
                held[player.index()][power] += 1;
                busy[player.index() * waves + game.wave] += 1;
                for other in game.seats.values() {
                    met[player.index() * entrants + other.index()] += 1;
                }
            }
        }
        let mut meetings = Meetings {
            own_group: usize::MAX,
            everybody: usize::MAX,
            pairs: Vec::new(),
            at_a_time: busy.into_iter().max().unwrap_or(0),
            uneven: (0..)
                .map(Player)
                .zip(&held)
                .filter(|(_, held)| held.values().any(|games| *games != 1))
                .map(|(player, _)| player)
                .collect(),
        };
        for one in 0..entrants {
            for other in one + 1..entrants {
                let met = met[one * entrants + other];
                meetings.everybody = meetings.everybody.min(met);
                if group[one] == group[other] {
                    meetings.own_group = meetings.own_group.min(met);
                }
                if met >= meetings.pairs.len() {
                    meetings.pairs.resize(met + 1, 0);
                }
                meetings.pairs[met] += 1;
            }
        }
        meetings
    }
}
