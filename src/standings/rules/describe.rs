//! Rules in plain words.

use std::collections::BTreeMap;

use super::ordinals::cardinal;
use super::total::short;
use super::{
    AwardBy, AwardRules, AwardTieBreak, Choosing, Decides, FilledBy, Handicaps, MemberScore, Posting, Ruleset,
    TeamRules, TopBoardRules,
};
use crate::scoring::Concessions;

/// What the rules say about one thing.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Said {
    /// “Top board”.
    pub about: &'static str,
    /// Whole sentences.
    pub text: String,
}

impl Ruleset {
    /// Everything the rules say, in the order in which a director meets it.
    pub fn in_words(&self) -> Vec<Said> {
        let mut said = Vec::new();
        let mut say = |about: &'static str, text: String| {
            if !text.is_empty() {
                said.push(Said { about, text });
            }
        };
        say("Scoring", self.scoring_in_words());
        say("Rounds", self.rounds_in_words());
        say("Sitting out", super::sit_outs::in_words(&self.sit_outs));
        say("What counts", self.counting_in_words());
        say("Ties", self.ties_in_words());
        say("Top board", self.top_board.as_ref().map_or_else(String::new, top_board_in_words));
        say("Groups", if self.groups { "The entrants are in groups with a table each.".into() } else { String::new() });
        say("Teams", self.teams.as_ref().map_or_else(String::new, teams_in_words));
        say("Prizes", self.awards.iter().map(award_in_words).collect::<Vec<_>>().join(" "));
        say("Ends of games", self.ends_in_words());
        say("Penalties and reserves", self.penalties_in_words());
        say(
            "Posting",
            match self.posting {
                Posting::AtOnce => "Scores are posted after each round.".into(),
                Posting::HoldLastRound => {
                    "Scores are posted after each round, but those of the last only when you release them.".into()
                }
            },
        );
        said
    }

    fn scoring_in_words(&self) -> String {
        let mut said = vec![format!("Games are scored by {}{}.", self.system, numbers(&self.parameters))];
        for round in &self.by_round {
            let by = round.system.as_ref().unwrap_or(&self.system);
            said.push(format!("Round {} is scored by {by}{}.", round.round, numbers(&round.parameters)));
        }
        said.join(" ")
    }

    fn rounds_in_words(&self) -> String {
        let mut said = Vec::new();
        if let Some(rounds) = self.rounds {
            said.push(if rounds == 1 { "There is one round.".into() } else { format!("There are {rounds} rounds.") });
        }
        if let Some(most) = self.most_rounds {
            said.push(format!("Nobody plays in more than {}.", cardinal(most)));
        }
        if let Some(most) = self.most_before_last {
            said.push(format!("Nobody plays in more than {} of the rounds before the last.", cardinal(most)));
        }
        if self.total.sitting_out != 0.0 {
            let points = short(self.total.sitting_out);
            let once = if self.total.sitting_out_once { " once" } else { "" };
            said.push(format!("Who is there and has no board gets {points} points for the round{once}."));
        }
        said.join(" ")
    }

    fn counting_in_words(&self) -> String {
        let mut said = vec![format!("{}.", capital(&self.counting()))];
        if self.lowest_wins() {
            said.push("The lowest total wins.".into());
        }
        if let Some(top) = self.counting_at_the_top() {
            said.push(format!("For those at the top board: {top}."));
        }
        if self.total.least_results > 0 {
            said.push(format!("A place takes who has {} results or more.", cardinal(self.total.least_results)));
        }
        if self.total.handicaps == Handicaps::Always {
            said.push("Points given beforehand count from the start.".into());
        }
        said.join(" ")
    }

    fn ties_in_words(&self) -> String {
        let steps: Vec<String> = self.tie_breaks.iter().map(|step| format!("the {}", step.name())).collect();
        match steps.len() {
            0 => "Equal totals share the place.".into(),
            _ => format!("Equal totals are told apart by {}; then they share the place.", steps.join(", then by ")),
        }
    }

    fn ends_in_words(&self) -> String {
        let mut said = Vec::new();
        if let Some(last) = self.last_year {
            said.push(format!("{last} is the last year that is played."));
        }
        if self.draws.all_survivors {
            said.push("A draw includes all survivors.".into());
        }
        if let Some(first) = self.draws.first_year {
            said.push(format!("A draw may be proposed after the chart of {first} at the earliest."));
        }
        said.push(match self.concessions {
            Concessions::Solo => "A concession is scored as a solo.".into(),
            Concessions::Abandoned => "Concessions are not known: such a game counts as abandoned.".into(),
        });
        said.join(" ")
    }

    fn penalties_in_words(&self) -> String {
        let mut said = Vec::new();
        if let Some(floor) = self.penalty_floor {
            said.push(format!(
                "A penalty in per cent takes {} points where the score of the game is {}.",
                short(floor.points),
                short(floor.score)
            ));
        }
        if let Some(penalties) = self.removal_at {
            said.push(format!("Who has {} penalties in per cent of the total is removed.", cardinal(penalties)));
        }
        if let Some(most) = self.most_extensions {
            said.push(format!("A player has at most {} extensions of a deadline in a game.", cardinal(most)));
        }
        if self.reserves_apart {
            said.push("Reserves and substitutes are no entrants.".into());
        }
        said.join(" ")
    }
}

fn numbers(parameters: &BTreeMap<String, f64>) -> String {
    if parameters.is_empty() {
        return String::new();
    }
    let list: Vec<String> =
        parameters.iter().map(|(name, value)| format!("{} {}", name.replace('_', " "), short(*value))).collect();
    format!(", with {}", list.join(", "))
}

fn rounds((first, last): (usize, usize)) -> String {
    if first == last { format!("round {first}") } else { format!("rounds {first} to {last}") }
}

fn top_board_in_words(top: &TopBoardRules) -> String {
    let mut said = Vec::new();
    let games =
        if top.games > 1 { format!(" ({} games of the same seven)", cardinal(top.games)) } else { String::new() };
    said.push(format!("The {} is played in round {}{games}.", top.name, top.round));
    let who = match top.filled_by {
        FilledBy::Ranking => format!("the first seven of the ranking after round {}", top.after),
        FilledBy::GroupWinners => "the winners of the groups, then whom you name, then the next of the ranking".into(),
    };
    let played = match top.most_played {
        Some(most) => format!(" who have played in at most {} of the rounds before", cardinal(most)),
        None => String::new(),
    };
    said.push(format!("There sit {who}{played}; whoever steps back is replaced by the next."));
    if let Some(steps) = &top.tie_breaks {
        let steps: Vec<String> = steps.iter().map(|step| format!("the {}", step.name())).collect();
        if !steps.is_empty() {
            said.push(format!("Who is level for the last seat is told apart by {}.", steps.join(", then by ")));
        }
    }
    said.push(match top.choosing {
        Choosing::Ranking => "Powers are chosen in the order of the ranking.".into(),
        Choosing::RankingThenReverse => {
            "Powers are chosen in the order of the ranking in the first game, in reverse in the second.".into()
        }
    });
    if top.bonus_percent != 0.0 {
        said.push(format!("Who played there gets {} % on the total.", short(top.bonus_percent)));
    }
    said.push(match top.decides {
        Decides::Nothing => "Everybody is placed by total.".into(),
        Decides::ChampionAndSecond => {
            "Its winner is the champion and its second the vice-champion, whatever the totals; of players level \
             there, who chose the power later is ahead. Everybody else is placed by total."
                .into()
        }
        Decides::ChampionByTotal => {
            "The champion is, of those who played there, the one with the highest total. Everybody else is placed \
             by total."
                .into()
        }
    });
    said.join(" ")
}

fn teams_in_words(teams: &TeamRules) -> String {
    let mut said = Vec::new();
    let members = match teams.best_members {
        Some(best) => format!("the best {} members", cardinal(best)),
        None => "all members".into(),
    };
    let score = match teams.member_score {
        MemberScore::Sum => format!("the scores of {members} in {} are added up", rounds(teams.rounds)),
        MemberScore::BestGame => format!("the best game of {members} in {} is added up", rounds(teams.rounds)),
    };
    said.push(format!("Teams of {}: {score}.", cardinal(teams.size)));
    let steps: Vec<String> = teams.tie_breaks.iter().map(|step| format!("the {}", step.name())).collect();
    said.push(match steps.len() {
        0 => "Level teams share the place.".into(),
        _ => format!("Level teams are told apart by {}.", steps.join(", then by ")),
    });
    if let Some(most) = teams.most_per_country {
        said.push(format!(
            "A country enters at most {}.",
            if most == 1 { "one team".into() } else { format!("{} teams", cardinal(most)) }
        ));
    }
    if let Some(apart) = teams.apart {
        said.push(format!("Team-mates share no board in {}.", rounds(apart)));
    }
    if teams.scratch_teams {
        said.push("Players who wait for a team are put together.".into());
    }
    said.join(" ")
}

fn award_in_words(award: &AwardRules) -> String {
    let by = match award.by {
        AwardBy::CountryScore => "the highest score of a game with each power".to_owned(),
        AwardBy::CountryCentres => "the most centres at the end of a game with each power".to_owned(),
        AwardBy::CountryPlace => "the best place on a board with each power".to_owned(),
        AwardBy::Director => "as the director says".to_owned(),
        AwardBy::Votes => {
            let grades: Vec<String> =
                award.grades.iter().map(|(letter, points)| format!("{letter} {}", short(*points))).collect();
            format!("the highest mean of the other players’ grades ({})", grades.join(", "))
        }
    };
    let steps: Vec<&str> = award
        .tie_breaks
        .iter()
        .map(|step| match step {
            AwardTieBreak::Lead => "the larger lead",
            AwardTieBreak::MostOfTheBestGrade => "the most of the best grade",
            AwardTieBreak::Total => "the total",
            AwardTieBreak::Score => "the score",
            AwardTieBreak::Centres => "the centres",
        })
        .collect();
    let level = if steps.is_empty() { String::new() } else { format!(", then {}", steps.join(", then ")) };
    let games = match award.least_games {
        0 => String::new(),
        1 => ", for who has played a game".to_owned(),
        n => format!(", for who has played {} games", cardinal(n)),
    };
    format!("{}: {by}{level}{games}.", award.name)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use crate::standings::rules::Rulesets;

    #[test]
    fn rules_are_said_in_plain_words() {
        let said = |name: &str, about: &str| {
            let words = Rulesets::shipped().find(name).unwrap().in_words();
            words.into_iter().find(|said| said.about == about).map(|said| said.text).unwrap_or_default()
        };
        assert_eq!(said("WDC 2006", "Rounds"), "There are 5 rounds. Nobody plays in more than four.");
        assert_eq!(said("WDC 2006", "What counts"), "The best four games.");
        assert!(said("WDC 2006", "Top board").starts_with(
            "The top board is played in round 5. There sit the first seven of the ranking after round 4 who have played \
             in at most three of the rounds before;"
        ));
        assert!(
            said("EuroDipCon 4", "Prizes")
                .starts_with("Best country: the highest score of a game with each power, then the larger lead.")
        );
        assert!(
            said("Gunboat Cup", "Penalties and reserves")
                .contains("takes 50 points where the score of the game is -100")
        );
    }
}
