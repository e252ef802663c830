//! The request for a schedule: groups, seed and effort; the progress of the search, and the errors.

use thiserror::Error;

use crate::languages::window_sentences::draw_errors as texts;

/// Games of each entrant, one with each power.
pub(super) const GAMES_EACH: usize = 7;
/// Meetings of each entrant in these games. Repeated meetings count again.
pub(super) const MEETINGS_EACH: usize = GAMES_EACH * 6;
/// The largest number of games an entrant plays at a time.
pub(super) const MOST_AT_A_TIME: usize = 2;

/// The request for a schedule. The same request gives the same schedule on every machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScheduleRequest {
    /// Number of entrants in each group. Entrants are numbered from 0, group after group.
    pub groups: Vec<u16>,
    pub seed: u64,
    pub effort: ScheduleEffort,
}

/// The effort of the search as a number of moves. It is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScheduleEffort(pub u64);

impl Default for ScheduleEffort {
    /// About twenty seconds on an ordinary machine, for groups without a schedule or with one that is hard to find.
    fn default() -> Self {
        ScheduleEffort(400_000_000)
    }
}

impl ScheduleRequest {
    pub(super) fn entrant_count(&self) -> usize {
        self.groups.iter().map(|size| usize::from(*size)).sum()
    }

    /// The group of each entrant.
    pub(super) fn group_of_entrants(&self) -> Vec<usize> {
        self.groups.iter().enumerate().flat_map(|(group, size)| vec![group; usize::from(*size)]).collect()
    }

    /// Checks the numbers of entrants and groups.
    ///
    /// # Errors
    /// When the numbers make a schedule impossible.
    pub fn validate(&self) -> Result<(), ScheduleError> {
        if let Some(group) = self.groups.iter().position(|size| *size == 0) {
            return Err(ScheduleError::EmptyGroup { group: group + 1 });
        }
        let entrants = self.entrant_count();
        if entrants < 7 {
            return Err(ScheduleError::TooFewEntrants { entrants });
        }
        let largest = self.groups.iter().map(|size| usize::from(*size)).max().unwrap_or(0);
        let (mates, rest) = (largest - 1, entrants - largest);
        let needed = 2 * mates + rest;
        if needed > MEETINGS_EACH {
            return Err(ScheduleError::TooManyMeetings { entrants, largest, mates, rest, needed });
        }
        Ok(())
    }
}

/// The progress of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScheduleProgress {
    /// Moves tried so far.
    pub moves_tried: u64,
    /// The search stops after this many moves.
    pub move_limit: u64,
    /// Required meetings that the best games so far do not have.
    pub missing_meetings: u32,
}

/// The reason why there is no schedule.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ScheduleError {
    #[error("{}", texts::too_few_entrants(*entrants))]
    TooFewEntrants { entrants: usize },
    #[error("{}", texts::empty_group(&group.to_string()))]
    EmptyGroup { group: usize },
    #[error(
        "{}",
        texts::too_many_meetings(
            &largest.to_string(), &mates.to_string(), &rest.to_string(), &needed.to_string(),
            &MEETINGS_EACH.to_string(), &entrants.to_string(), &(entrants + largest).to_string()
        )
    )]
    TooManyMeetings { entrants: usize, largest: usize, mates: usize, rest: usize, needed: usize },
    #[error(
        "{}",
        texts::no_schedule_found(
            *missing as usize, &entrants.to_string(), &largest.to_string(), &tried.to_string()
        )
    )]
    NoneFound { entrants: usize, largest: usize, tried: u64, missing: u32 },
}
