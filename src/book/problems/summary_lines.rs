//! [`ManyProblems`], the kinds of problems that a list sums up in one line when there are many, and the sentence of that
//! line.

use crate::languages::window_sentences::{board_problems, event_problems, ladder_problems, problems};

/// Problems of one kind, which are one line of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ManyProblems {
    NamesLookAlike,
    NamesNotListed,
    BoardsWithFewCentres,
    ScoresWithoutEntry,
    GamesEndedBeforeTheLastYear,
    GamesEndedWithoutVote,
    GamesWithoutLastYear,
    PlayersWithManyRounds,
    PlayersWithManyRoundsBeforeTheLast,
    RepeatedPowers,
    TeamsOfAnotherSize,
    TeamsWithoutCaptain,
    TeamMembersWithoutGame,
    // Those of a ladder.
    LinesWithoutName,
    PlayersWithoutPlace,
    PlayersWithoutScore,
    PlacesShared,
    PointsNotCalculated,
    GamesOfOtherRules,
    GamesWithoutKnownEnding,
    GamesAbandoned,
    GamesWithoutLastDay,
    GamesWithoutFirstDay,
    GamesEndedBeforeTheyCounted,
    EventsOfOtherYears,
    EventsWithoutDate,
    EventsAccreditedWithoutDate,
    EventsWithoutBoards,
    EventsNotAccredited,
    EventsWithoutLevel,
    EventsListedTwice,
}

impl ManyProblems {
    /// The line for this number of problems: “154 players play more rounds than the rules allow”.
    pub fn summary(self, many: usize) -> String {
        let say: fn(usize) -> String = match self {
            ManyProblems::NamesLookAlike => problems::many_names_look_alike,
            ManyProblems::NamesNotListed => problems::many_names_not_listed,
            ManyProblems::BoardsWithFewCentres => problems::many_boards_with_few_centres,
            ManyProblems::ScoresWithoutEntry => board_problems::many_scores_without_entry,
            ManyProblems::GamesEndedBeforeTheLastYear => board_problems::many_games_ended_before_last_year,
            ManyProblems::GamesEndedWithoutVote => board_problems::many_games_ended_without_vote,
            ManyProblems::GamesWithoutLastYear => board_problems::many_games_without_last_year,
            ManyProblems::PlayersWithManyRounds => event_problems::many_players_with_many_rounds,
            ManyProblems::PlayersWithManyRoundsBeforeTheLast => event_problems::many_players_with_many_early_rounds,
            ManyProblems::RepeatedPowers => event_problems::many_repeated_powers,
            ManyProblems::TeamsOfAnotherSize => event_problems::many_teams_of_another_size,
            ManyProblems::TeamsWithoutCaptain => event_problems::many_teams_without_captain,
            ManyProblems::TeamMembersWithoutGame => event_problems::many_team_members_without_game,
            ManyProblems::LinesWithoutName => ladder_problems::many_lines_without_name,
            ManyProblems::PlayersWithoutPlace => ladder_problems::many_players_without_place,
            ManyProblems::PlayersWithoutScore => ladder_problems::many_players_without_score,
            ManyProblems::PlacesShared => ladder_problems::many_places_shared,
            ManyProblems::PointsNotCalculated => ladder_problems::many_points_not_calculated,
            ManyProblems::GamesOfOtherRules => ladder_problems::many_games_of_other_rules,
            ManyProblems::GamesWithoutKnownEnding => ladder_problems::many_games_without_known_ending,
            ManyProblems::GamesAbandoned => ladder_problems::many_games_abandoned,
            ManyProblems::GamesWithoutLastDay => ladder_problems::many_games_without_last_day,
            ManyProblems::GamesWithoutFirstDay => ladder_problems::many_games_without_first_day,
            ManyProblems::GamesEndedBeforeTheyCounted => ladder_problems::many_games_ended_before_they_counted,
            ManyProblems::EventsOfOtherYears => ladder_problems::many_events_of_other_years,
            ManyProblems::EventsWithoutDate => ladder_problems::many_events_without_date,
            ManyProblems::EventsAccreditedWithoutDate => ladder_problems::many_events_accredited_without_date,
            ManyProblems::EventsWithoutBoards => ladder_problems::many_events_without_boards,
            ManyProblems::EventsNotAccredited => ladder_problems::many_events_not_accredited,
            ManyProblems::EventsWithoutLevel => ladder_problems::many_events_without_level,
            ManyProblems::EventsListedTwice => ladder_problems::many_events_listed_twice,
        };
        say(many)
    }
}
