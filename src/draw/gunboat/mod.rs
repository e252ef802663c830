//! The schedule of a gunboat elimination by correspondence: as many games as entrants. Everybody plays seven games, one
//! with each power.
//!
//! The entrants are in groups. All members of a group meet at least twice, all entrants meet at least once, and nobody
//! plays more than two games at a time. [`find_schedule`] finds such games (`game_search`), assigns the powers like the
//! draw of a tournament, and puts the games into consecutive waves (`wave_assignment`).
//!
//! ```
//! use std::ops::ControlFlow;
//! use topboard::draw::gunboat::{ScheduleError, ScheduleRequest, find_schedule};
//!
//! let request = ScheduleRequest { groups: vec![5, 4], seed: 1, ..ScheduleRequest::default() };
//! let schedule = find_schedule(&request, &mut |_| ControlFlow::Continue(()))?;
//! assert_eq!(schedule.games.len(), 9);
//! assert!(schedule.meetings.fewest_in_group >= 2 && schedule.meetings.fewest_overall >= 1);
//! # Ok::<(), ScheduleError>(())
//! ```
//!
//! This module knows no names and no results, and it does not decide who reaches the medal round.

mod game_schedule;
mod game_search;
mod game_search_in_waves;
mod request;
mod wave_assignment;

use std::ops::ControlFlow;

pub use self::game_schedule::{GameSchedule, MeetingCounts, ScheduledGame};
use self::game_search::FoundGames;
pub use self::request::{ScheduleEffort, ScheduleError, ScheduleProgress, ScheduleRequest};
use super::power_assignment;
use super::random_generator::RandomGenerator;
use super::request::Player;

/// Finds a schedule. `watch` receives the progress and can stop the search.
///
/// # Errors
/// When no schedule can exist, or none is found.
pub fn find_schedule(
    request: &ScheduleRequest,
    watch: &mut dyn FnMut(ScheduleProgress) -> ControlFlow<()>,
) -> Result<GameSchedule, ScheduleError> {
    request.validate()?;
    let mut random = RandomGenerator::new(request.seed);
    let FoundGames { games, waves } = game_search::find_games(request, &mut random, watch)?;
    let (waves, of) =
        waves.unwrap_or_else(|| wave_assignment::assign_waves(&games, request.entrant_count(), &mut random));
    let seats = power_assignment::colour_boards(
        request.entrant_count(),
        games.iter().map(<[Player; 7]>::as_slice),
        &mut random,
    );
    let mut games: Vec<ScheduledGame> =
        of.into_iter().zip(seats).map(|(wave, seats)| ScheduledGame { wave, seats }).collect();
    games.sort_by_key(|game| game.wave);
    let meetings = MeetingCounts::count(request, &games);
    Ok(GameSchedule { games, wave_count: waves, meetings })
}
