//! Describes a ruleset in sentences, for the window and `topboard systems --rules`.

use std::collections::BTreeMap;

use super::ordinals::cardinal;
use super::total::short_number;
use super::{
    AwardCriterion, AwardRules, AwardTieBreak, DecidedPlaces, HandicapTiming, MemberScore, PostingRule, PowerChoosing,
    QualificationRule, Ruleset, TeamRules, TopBoardRules,
};
use crate::book::describe_round_range;
use crate::book::typed_words::capitalize;
use crate::scoring::ConcessionRule;

/// What the rules say about one subject.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct RulesParagraph {
    /// “Top board”.
    #[serde(rename = "about")]
    pub heading: &'static str,
    /// Whole sentences.
    pub text: String,
}

impl Ruleset {
    /// Describes all rules, in the order in which a director needs them.
    pub fn describe(&self) -> Vec<RulesParagraph> {
        let mut paragraphs = Vec::new();
        let mut add = |heading: &'static str, text: String| {
            if !text.is_empty() {
                paragraphs.push(RulesParagraph { heading, text });
            }
        };
        add("Scoring", self.scoring_text());
        add("Rounds", self.rounds_text());
        add("Sitting out", super::sit_out_order::sit_out_text(&self.sit_outs));
        add("What counts", self.counting_sentences());
        add("Ties", self.ties_text());
        add("Top board", self.top_board.as_ref().map_or_else(String::new, top_board_text));
        add(
            "Groups",
            if self.groups { "The entrants are in groups, each with its own standings.".into() } else { String::new() },
        );
        add("Teams", self.teams.as_ref().map_or_else(String::new, teams_text));
        add("Awards", self.awards.iter().map(award_text).collect::<Vec<_>>().join(" "));
        add("End of a game", self.game_end_text());
        add("Deadlines", self.clock.text());
        add("Penalties and reserves", self.penalties_text());
        add(
            "Posting",
            match self.posting {
                PostingRule::AtOnce => "Scores are posted after each round.".into(),
                PostingRule::HoldLastRound => {
                    "Scores are posted after each round. Those of the last round are held back until you release them."
                        .into()
                }
            },
        );
        paragraphs
    }

    fn scoring_text(&self) -> String {
        let mut sentences = vec![format!("Games are scored by {}{}.", self.system, parameters_text(&self.parameters))];
        for round in &self.by_round {
            let by = round.system.as_ref().unwrap_or(&self.system);
            sentences.push(format!("Round {} is scored by {by}{}.", round.round, parameters_text(&round.parameters)));
        }
        sentences.join(" ")
    }

    fn rounds_text(&self) -> String {
        let mut sentences = Vec::new();
        if let Some(rounds) = self.rounds {
            sentences.push(if rounds == 1 {
                "There is one round.".into()
            } else {
                format!("There are {rounds} rounds.")
            });
        }
        if let Some(most) = self.most_rounds {
            sentences.push(format!("Nobody plays more than {}.", counted(most, "round")));
        }
        if let Some(most) = self.most_before_last {
            sentences.push(format!("Nobody plays more than {} before the last one.", counted(most, "round")));
        }
        if self.games_at_once > 1 {
            sentences.push(format!("A player may play {} games at once.", cardinal(self.games_at_once)));
        }
        if self.total.sitting_out != 0.0 {
            let points = short_number(self.total.sitting_out);
            let once = if self.total.sitting_out_once { ", but only once" } else { "" };
            sentences
                .push(format!("A player who is present and has no board gets {points} points for the round{once}."));
        }
        sentences.join(" ")
    }

    fn counting_sentences(&self) -> String {
        let mut sentences = vec![format!("{}.", capitalize(&self.counting_text()))];
        if self.lowest_wins() {
            sentences.push("The lowest total wins.".into());
        }
        if let Some(top) = self.top_board_counting_text() {
            sentences.push(format!("For players of the {}: {top}.", self.top_board_name()));
        }
        if self.total.least_results > 0 {
            sentences
                .push(format!("A player needs at least {} for a place.", counted(self.total.least_results, "result")));
        }
        if self.total.place_needs_later_round {
            sentences.push("A player who plays in one round and in none of the later ones takes no place.".into());
        }
        if self.total.handicaps == HandicapTiming::Always {
            sentences.push("Handicaps count from the start.".into());
        }
        sentences.join(" ")
    }

    fn ties_text(&self) -> String {
        let steps: Vec<String> = self.tie_breaks.iter().map(|step| format!("the {}", step.name())).collect();
        match steps.len() {
            0 => "Equal totals share the place.".into(),
            _ => format!("Ties are broken by {}. Players still tied share the place.", steps.join(", then by ")),
        }
    }

    fn game_end_text(&self) -> String {
        let mut sentences = Vec::new();
        if let Some(last) = self.last_year {
            sentences.push(format!("The last year of a game is {last}."));
        }
        if self.draws.all_survivors {
            sentences.push("A draw includes all survivors.".into());
        }
        if let Some(first) = self.draws.first_year {
            sentences.push(format!("A draw may be proposed after {first} at the earliest."));
        }
        if self.draws.by_vote {
            let before = if self.last_year.is_some() { "Before the last year only" } else { "Only" };
            sentences.push(format!("{before} a solo or a passed vote ends a game, else it is abandoned."));
        }
        if self.draws.one_vote_a_season {
            sentences.push("There is one vote in a season for each proposed draw.".into());
        }
        sentences.push(match self.concessions {
            ConcessionRule::Solo => "A concession is scored as a solo.".into(),
            ConcessionRule::Abandoned => "There are no concessions: a conceded game counts as abandoned.".into(),
        });
        sentences.join(" ")
    }

    fn penalties_text(&self) -> String {
        let mut sentences = Vec::new();
        if let Some(floor) = self.penalty_floor {
            sentences.push(format!(
                "A penalty in per cent takes {} points from a game with the score {}.",
                short_number(floor.points),
                short_number(floor.score)
            ));
        }
        if let Some(penalties) = self.removal_at {
            sentences
                .push(format!("A player with {} in per cent of the total is removed.", counted(penalties, "penalty")));
        }
        if let Some(most) = self.most_extensions {
            sentences.push(format!("A player has at most {} of a deadline in a game.", counted(most, "extension")));
        }
        if let Some(seconds) = self.yellow_card_seconds {
            sentences.push(format!(
                "Late orders are a yellow card, and a red card if they are later than {} or late again.",
                counted(seconds as usize, "second")
            ));
        }
        if self.powers_once {
            sentences.push(format!("Nobody plays a power twice, except {}.", self.top_board_place()));
        }
        if self.reserves_apart {
            sentences.push("Reserves and substitutes may not be entrants.".into());
        }
        sentences.join(" ")
    }
}

fn parameters_text(parameters: &BTreeMap<String, f64>) -> String {
    if parameters.is_empty() {
        return String::new();
    }
    let list: Vec<String> =
        parameters.iter().map(|(name, value)| format!("{} {}", name.replace('_', " "), short_number(*value))).collect();
    format!(", with {}", list.join(", "))
}

fn top_board_text(top: &TopBoardRules) -> String {
    let mut sentences = Vec::new();
    let games =
        if top.games > 1 { format!(" ({} games of the same seven)", cardinal(top.games)) } else { String::new() };
    if top.follows_elimination() {
        let elimination = counted(top.elimination_games, "elimination game");
        sentences.push(format!("The {} is played after the {elimination} of each player{games}.", top.name));
        sentences.push(format!(
            "In a file that marks no board, it is in round {}, or it is the games of the last rounds whose seven players \
             have played all elimination games.",
            top.round
        ));
    } else {
        sentences.push(format!("The {} is played in round {}{games}.", top.name, top.round));
    }
    let players = match top.qualification {
        QualificationRule::Ranking => format!("the first seven of the ranking after round {}", top.after_round),
        QualificationRule::GroupWinners => {
            "the winners of the groups, then the players you name, then the next in the ranking".into()
        }
    };
    let played = match top.most_played {
        Some(most) => format!(" who have played at most {} before", counted(most, "round")),
        None => String::new(),
    };
    sentences.push(format!("Its seats go to {players}{played}. The next in line replaces a player who steps back."));
    if let Some(steps) = &top.tie_breaks {
        let steps: Vec<String> = steps.iter().map(|step| format!("the {}", step.name())).collect();
        if !steps.is_empty() {
            sentences.push(format!("Ties for the last seat are broken by {}.", steps.join(", then by ")));
        }
    }
    let winners = if top.follows_elimination() { " (the winners of groups first)" } else { "" };
    sentences.push(match top.power_choosing {
        PowerChoosing::Ranking => format!("Powers are chosen in the order of the ranking{winners}."),
        PowerChoosing::RankingThenReverse => format!(
            "Powers are chosen in the order of the ranking{winners} in the first game, and in the reverse order in the \
             second."
        ),
    });
    if top.bonus_percent != 0.0 {
        sentences.push(format!("Its players get a bonus of {} % on their totals.", short_number(top.bonus_percent)));
    }
    sentences.push(match top.decided_places {
        DecidedPlaces::Nothing => "Everybody is placed by total.".into(),
        DecidedPlaces::ChampionAndSecond => {
            "Its winner is the champion and its second the vice-champion, whatever the totals. Of players with \
             equal scores there, the one who chose the power later is ahead. Everybody else is placed by total."
                .into()
        }
        DecidedPlaces::ChampionByTotal => {
            format!(
                "The champion is the player of the {} with the highest total. Everybody else is placed by total.",
                top.name
            )
        }
    });
    sentences.join(" ")
}

impl TeamRules {
    /// What counts for a team, as text: “the scores of the best two members in round 3 are added up”.
    pub fn counting_text(&self) -> String {
        let members = match self.best_members {
            Some(best) => format!("the best {} members", cardinal(best)),
            None => "all members".into(),
        };
        let rounds = describe_round_range(self.rounds);
        match self.member_score {
            MemberScore::Sum => format!("the scores of {members} in {rounds} are added up"),
            MemberScore::BestGame => format!("of {members}, the best game of each in {rounds} is added up"),
        }
    }
}

fn teams_text(teams: &TeamRules) -> String {
    let mut sentences = vec![format!("Teams of {}: {}.", cardinal(teams.size), teams.counting_text())];
    let steps: Vec<String> = teams.tie_breaks.iter().map(|step| format!("the {}", step.name())).collect();
    sentences.push(match steps.len() {
        0 => "Tied teams share the place.".into(),
        _ => format!("Ties between teams are broken by {}.", steps.join(", then by ")),
    });
    if let Some(most) = teams.most_per_country {
        sentences.push(format!(
            "A country may enter at most {}.",
            if most == 1 { "one team".into() } else { format!("{} teams", cardinal(most)) }
        ));
    }
    if let Some(apart) = teams.apart_rounds {
        sentences.push(format!("Team-mates may not share a board in {}.", describe_round_range(apart)));
    }
    if teams.captain {
        sentences.push("Every team has a captain.".into());
    }
    if teams.scratch_teams {
        sentences.push("Players who wait for a team form scratch teams.".into());
    }
    sentences.join(" ")
}

fn award_text(award: &AwardRules) -> String {
    let by = match award.criterion {
        AwardCriterion::CountryScore => "the highest score of a game with each power".to_owned(),
        AwardCriterion::CountryCentres => "the most centres at the end of a game with each power".to_owned(),
        AwardCriterion::CountryPlace => "the best place on a board with each power".to_owned(),
        AwardCriterion::Director => "the director decides".to_owned(),
        AwardCriterion::Votes => {
            let grades: Vec<String> =
                award.grades.iter().map(|(letter, points)| format!("{letter} {}", short_number(*points))).collect();
            format!("the highest mean of the other players’ grades ({})", grades.join(", "))
        }
    };
    let steps: Vec<&str> = award
        .tie_breaks
        .iter()
        .map(|step| match step {
            AwardTieBreak::Lead => "the larger lead",
            AwardTieBreak::MostOfTheBestGrade => "the most votes with the best grade",
            AwardTieBreak::Total => "the total",
            AwardTieBreak::Score => "the score",
            AwardTieBreak::Centres => "the centres",
        })
        .collect();
    let tie_breaks = if steps.is_empty() { String::new() } else { format!(", then {}", steps.join(", then ")) };
    let games = match award.least_games {
        0 => String::new(),
        1 => ", for players with at least one game".to_owned(),
        n => format!(", for players with at least {} games", cardinal(n)),
    };
    format!("{}: {by}{tie_breaks}{games}.", award.name)
}

/// A number with its noun: “one round”, “two penalties”.
fn counted(number: usize, noun: &str) -> String {
    match (number, noun.strip_suffix('y')) {
        (1, _) => format!("one {noun}"),
        (_, Some(stem)) => format!("{} {stem}ies", cardinal(number)),
        (_, None) => format!("{} {noun}s", cardinal(number)),
    }
}

#[cfg(test)]
mod tests {
    use crate::standings::rules::{RulesDraft, RulesField, RulesetLibrary};

    #[test]
    fn rules_are_described_in_sentences() {
        let paragraph = |name: &str, about: &str| {
            let words = RulesetLibrary::shipped().find(name).unwrap().describe();
            words.into_iter().find(|found| found.heading == about).map(|found| found.text).unwrap_or_default()
        };
        assert_eq!(paragraph("WDC 2006", "Rounds"), "There are 5 rounds. Nobody plays more than four rounds.");
        assert_eq!(paragraph("WDC 2006", "What counts"), "The best four games.");
        assert!(paragraph("WDC 2006", "Top board").starts_with(
            "The top board is played in round 5. Its seats go to the first seven of the ranking after round 4 who have \
             played at most three rounds before. "
        ));
        assert!(
            paragraph("EuroDipCon 4", "Awards")
                .starts_with("Best country: the highest score of a game with each power, then the larger lead.")
        );
        assert!(
            paragraph("Gunboat Cup", "Penalties and reserves")
                .contains("takes 50 points from a game with the score -100")
        );
    }

    #[test]
    fn teams_with_nothing_to_break_a_tie_share_the_place() {
        let mut draft = RulesDraft::from_file_text(RulesetLibrary::shipped_text("WDC 2006").unwrap());
        draft.set_field(RulesField::new("teams.tie_breaks"), "");
        let words = draft.validate().unwrap().describe();
        let teams = words.into_iter().find(|found| found.heading == "Teams").unwrap().text;
        assert!(teams.contains(" Tied teams share the place. "), "{teams}");
    }
}
