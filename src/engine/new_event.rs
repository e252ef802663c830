//! A new event from four answers: its name, its rules, the number of its rounds, and its players.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Engine;
use crate::book::{Board, Edit, EventField, Round, RoundIx, typed_words};
use crate::languages::window_sentences::event_setup as texts;
use crate::languages::{NoticeLanguages, window_language};

/// The largest number of rounds that can be asked for.
const MOST_ROUNDS: usize = 40;

/// The answers to the four questions, as they were typed.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(default)]
pub struct NewEventAnswers {
    pub name: String,
    /// The name of a ruleset.
    pub rules: String,
    pub rounds: String,
    /// The list of players.
    pub players: String,
}

/// The reason why an answer cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NewEventError {
    #[error("{}", texts::not_a_number_of_rounds(.0, &MOST_ROUNDS.to_string()))]
    Rounds(String),
    #[error("{}", texts::no_such_ruleset(.0))]
    Rules(String),
}

/// The one step that sets the event up.
#[derive(Clone, Debug, PartialEq)]
pub struct NewEventSetup {
    pub edit: Edit,
    /// What was set up, in words of the window: “24 players and 4 rounds under WDC 2006”.
    pub summary: String,
}

impl Engine {
    /// The number of rounds that a ruleset prescribes, if it prescribes one.
    pub fn prescribed_rounds(&self, rules: &str) -> Option<usize> {
        self.rulesets().find(rules)?.rounds
    }

    /// What has to be said about this number of rounds under a ruleset whose top board is in a later one.
    pub fn round_of_top_board_warning(&self, rules: &str, rounds: &str) -> Option<String> {
        let rules = self.rulesets().find(rules)?;
        let top = rules.top_board.as_ref().filter(|top| !top.follows_elimination())?;
        let rounds: usize = rounds.trim().parse().ok()?;
        (1..top.round).contains(&rounds).then(|| {
            let name = top.name_in(window_language());
            texts::fewer_rounds_than_top_board(&rules.name, &name, &top.round.to_string())
        })
    }

    /// What a ruleset brings beside the scores, as sentences: groups, a top board, teams. Blank if it brings nothing.
    pub fn parts_of_rules(&self, rules: &str) -> String {
        let Some(rules) = self.rulesets().find(rules) else { return String::new() };
        let mut sentences = Vec::new();
        match &rules.top_board {
            Some(top) if top.follows_elimination() => {
                sentences.push(texts::top_board_follows_elimination(&top.name_in(window_language())));
            }
            Some(top) => {
                sentences.push(texts::top_board_in_round(&top.name_in(window_language()), &top.round.to_string()));
            }
            None => {}
        }
        if rules.groups {
            sentences.insert(0, texts::groups().to_owned());
        }
        if let Some(teams) = &rules.teams {
            let (size, (first, last)) = (teams.size.to_string(), teams.rounds);
            sentences.push(if first == last {
                texts::teams_in_one_round(&size, &first.to_string())
            } else {
                texts::teams_in_rounds(&size, &first.to_string(), &last.to_string())
            });
        }
        sentences.join(" ")
    }

    /// The step that makes an empty book the event of these answers. `players` is the edit that adds the players.
    ///
    /// # Errors
    ///
    /// An answer that cannot be used, as a sentence.
    pub fn new_event(&self, answers: &NewEventAnswers, players: Option<Edit>) -> Result<NewEventSetup, NewEventError> {
        let rounds = match answers.rounds.trim() {
            "" => self.prescribed_rounds(&answers.rules),
            text => match text.parse() {
                Ok(rounds @ 1..=MOST_ROUNDS) => Some(rounds),
                _ => return Err(NewEventError::Rounds(text.to_owned())),
            },
        };
        let mut edits = vec![
            Edit::Event(EventField::Name(answers.name.trim().to_owned())),
            Edit::Event(EventField::Rules(answers.rules.clone())),
        ];
        // The hall speaks the language of its director, until another one is chosen.
        let languages = NoticeLanguages::from(window_language());
        edits.extend((!languages.is_usual()).then_some(Edit::Event(EventField::Languages(languages))));
        edits.extend(players);
        let prepared = self.preview_edit(Edit::Batch(edits.clone()));
        let prepared = prepared.map_err(|_| NewEventError::Rules(answers.rules.clone()))?;
        let people = &prepared.book().people;
        let mut summary = texts::players(people.len(), &answers.rules);
        if let Some(rounds) = rounds {
            // The rules may also prescribe a top board, which is set up with their rounds.
            match prepared.round_setup().filter(|_| prepared.rules().rounds == Some(rounds)) {
                Some(set_up) => edits.push(set_up.edit),
                None if prepared.rules().groups => {}
                None => edits.extend((0..rounds).map(|at| empty_round(at, (people.len() / 7).max(1)))),
            }
            if !prepared.rules().groups {
                summary = texts::players_and_rounds(people.len(), rounds, &answers.rules);
            }
        }
        if people.iter().any(|player| !player.region.is_empty()) {
            summary = texts::countries_are_regions(&summary);
        }
        if people.iter().any(|player| !player.note.is_empty()) {
            summary = texts::texts_are_notes(&summary);
        }
        Ok(NewEventSetup { edit: Edit::Batch(edits), summary })
    }
}

fn empty_round(at: usize, boards: usize) -> Edit {
    let boards = (0..boards).map(|n| Board::new(typed_words::default_board_name(n))).collect();
    let round = Round { name: (at + 1).to_string(), boards, ..Round::default() };
    Edit::AddRound { position: RoundIx(at), round }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, Person, PersonId};

    fn answers(rules: &str, rounds: &str) -> NewEventAnswers {
        NewEventAnswers {
            name: " Con 2027 ".into(),
            rules: rules.into(),
            rounds: rounds.into(),
            players: String::new(),
        }
    }

    /// The edit that adds `count` players.
    fn players(count: u32) -> Edit {
        let person = |n: u32| Person { note: "London".into(), ..Person::new(PersonId(n + 1), format!("Player {n}")) };
        let add = |n: u32| Edit::AddPerson { position: usize::try_from(n).unwrap(), person: person(n) };
        Edit::Batch((0..count).map(add).collect())
    }

    fn set_up(answers: &NewEventAnswers, players: Option<Edit>) -> (Engine, String) {
        let mut engine = Engine::new(Book::default());
        let set_up = engine.new_event(answers, players).unwrap();
        engine.apply("new event", set_up.edit).unwrap();
        (engine, set_up.summary)
    }

    #[test]
    fn four_answers_make_an_event_in_one_step_that_can_be_undone() {
        let (mut engine, summary) = set_up(&answers("WDC 2025", "3"), Some(players(15)));
        let book = engine.book();
        assert_eq!((book.event.name.as_str(), book.event.rules.as_str()), ("Con 2027", "WDC 2025"));
        assert_eq!((book.people.len(), book.people[14].name.as_str()), (15, "Player 14"));
        assert_eq!(book.rounds.iter().map(|round| round.boards.len()).collect::<Vec<_>>(), [2, 2, 2]);
        assert_eq!(
            summary,
            "15 players and 3 rounds under WDC 2025. What was beside the names is in the notes about the players"
        );
        engine.undo();
        assert_eq!(engine.book(), &Book::default());
    }

    #[test]
    fn what_the_rules_bring_is_said() {
        let engine = Engine::new(Book::default());
        assert_eq!(engine.parts_of_rules("WDC 2006"), "The top board is in round 5. Teams of 3 play in round 3.");
        assert!(engine.rulesets().all().iter().any(|rules| engine.parts_of_rules(&rules.name).contains("Teams of ")));
        let gunboat = engine.parts_of_rules("Gunboat Cup");
        assert!(
            gunboat.starts_with("Players are in groups") && gunboat.contains("The medal round follows"),
            "{gunboat}"
        );
        assert_eq!(engine.parts_of_rules("no such rules"), "");
    }

    #[test]
    fn without_a_number_the_rounds_and_the_top_board_are_those_of_the_rules() {
        for rules in Engine::new(Book::default()).rulesets().all() {
            let (engine, _) = set_up(&answers(&rules.name, ""), Some(players(2)));
            assert_eq!(engine.round_setup(), None, "{}", rules.name);
            let expected = if rules.groups { 0 } else { rules.rounds.unwrap_or(0) };
            assert_eq!(engine.book().rounds.len(), expected, "{}", rules.name);
        }
    }

    #[test]
    fn an_answer_that_cannot_be_used_is_told() {
        let engine = Engine::new(Book::default());
        let refusal = |answers| engine.new_event(&answers, None).unwrap_err().to_string();
        assert_eq!(
            refusal(answers("WDC 2006", "four")),
            "“four” is not a number of rounds. Type a number from 1 to 40."
        );
        assert!(refusal(answers("WDC 2006", "0")).starts_with("“0” is not"));
    }
}
