//! A finished schedule: its games with their waves, and how often the players meet in them.

use super::game_search_in_waves;
use super::request::{GAMES_EACH, MOST_AT_A_TIME, ScheduleRequest};
use crate::book::PerPower;
use crate::draw::request::Player;
use crate::languages::window_sentences::draw_sentences as texts;

/// A schedule: games in the order of their waves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSchedule {
    pub games: Vec<ScheduledGame>,
    /// Number of waves. When the games of a wave are over, those of the next wave begin.
    pub wave_count: usize,
    pub meetings: MeetingCounts,
}

/// One game of a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScheduledGame {
    /// Number of the wave, counted from 0.
    pub wave: usize,
    pub seats: PerPower<Player>,
}

/// The numbers of meetings, counted from the games alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeetingCounts {
    /// The fewest meetings of two members of one group. [`usize::MAX`] if no group has two members.
    pub fewest_in_group: usize,
    /// The fewest meetings of any two entrants.
    pub fewest_overall: usize,
    /// Number of pairs with no meeting, one meeting, two meetings and so on.
    pub pairs_by_meetings: Vec<usize>,
    /// The largest number of games of one player in one wave.
    pub most_at_a_time: usize,
    /// Players who do not have every power exactly once. Empty for a correct schedule.
    pub players_with_uneven_powers: Vec<Player>,
}

impl GameSchedule {
    /// A sentence that says whether fewer waves are possible.
    pub fn waves_sentence(&self) -> String {
        let least = game_search_in_waves::fewest_waves(self.games.len());
        let by_turns = GAMES_EACH.div_ceil(MOST_AT_A_TIME);
        if self.wave_count > least {
            texts::fewer_waves_are_unknown(&least.to_string())
        } else if least > by_turns {
            let room = by_turns * (self.games.len() * MOST_AT_A_TIME / 7);
            texts::waves_have_room(&by_turns.to_string(), &room.to_string(), &MOST_AT_A_TIME.to_string())
        } else {
            texts::seven_games_need_waves(&MOST_AT_A_TIME.to_string(), &least.to_string())
        }
    }
}

impl MeetingCounts {
    pub(super) fn count(request: &ScheduleRequest, games: &[ScheduledGame]) -> Self {
        let (entrants, group) = (request.entrant_count(), request.group_of_entrants());
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
        let mut meetings = MeetingCounts {
            fewest_in_group: usize::MAX,
            fewest_overall: usize::MAX,
            pairs_by_meetings: Vec::new(),
            most_at_a_time: busy.into_iter().max().unwrap_or(0),
            players_with_uneven_powers: (0..)
                .map(Player)
                .zip(&held)
                .filter(|(_, held)| held.values().any(|games| *games != 1))
                .map(|(player, _)| player)
                .collect(),
        };
        for one in 0..entrants {
            for other in one + 1..entrants {
                let met = met[one * entrants + other];
                meetings.fewest_overall = meetings.fewest_overall.min(met);
                if group[one] == group[other] {
                    meetings.fewest_in_group = meetings.fewest_in_group.min(met);
                }
                if met >= meetings.pairs_by_meetings.len() {
                    meetings.pairs_by_meetings.resize(met + 1, 0);
                }
                meetings.pairs_by_meetings[met] += 1;
            }
        }
        meetings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::book::Power;

    #[test]
    fn the_director_reads_whether_fewer_waves_are_possible() {
        let sentence = |games: usize, wave_count: usize| {
            let game = ScheduledGame { wave: 0, seats: PerPower::from_fn(|_: Power| Player(0)) };
            let meetings = MeetingCounts::count(&ScheduleRequest::default(), &[]);
            GameSchedule { games: vec![game; games], wave_count, meetings }.waves_sentence()
        };
        assert_eq!(sentence(21, 4), "Fewer waves are impossible: seven games, 2 at a time, need 4 waves.");
        assert_eq!(sentence(21, 5), "It is not known whether 4 waves are enough.");
        assert_eq!(
            sentence(10, 5),
            "Fewer waves are impossible: 4 waves have room for at most 8 games, because nobody plays more than 2 at a \
             time."
        );
        // Of eleven players, two can rest while three games are played two at a time.
        assert_eq!(sentence(11, 4), "Fewer waves are impossible: seven games, 2 at a time, need 4 waves.");
    }
}
