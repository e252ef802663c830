//! A new event from four answers: its name, its rules, the number of its rounds, and the names of its players.

use std::collections::HashMap;

use thiserror::Error;

use super::Engine;
use crate::book::typed_words::split_mail_address;
use crate::book::{
    Board, Edit, EventField, Person, PersonId, Round, RoundIx, are_countries_beside_names, fold_name, typed_words,
};

/// The largest number of rounds that can be asked for.
const MOST_ROUNDS: usize = 40;

/// The answers to the four questions, as they were typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewEventAnswers {
    pub name: String,
    /// The name of a ruleset.
    pub rules: String,
    pub rounds: String,
    /// A player in each line. What comes after a tab is not part of the name. Where it is a country in every line, it becomes the
    /// region of the player, and otherwise the note about the player.
    pub players: String,
}

/// The reason why an answer cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NewEventError {
    #[error("“{0}” is not a number of rounds. Type a number from 1 to {MOST_ROUNDS}.")]
    Rounds(String),
    #[error("“{again}” is the same name as “{first}”. Remove one of them, or add what tells the two players apart.")]
    SameName { first: String, again: String },
    #[error("There is no ruleset “{0}”.")]
    Rules(String),
}

/// The one step that sets the event up.
#[derive(Clone, Debug, PartialEq)]
pub struct NewEventSetup {
    pub edit: Edit,
    /// What was set up, in words: “24 players and 4 rounds under WDC 2006”.
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
            format!("Under {} the {} is in round {}. With fewer rounds there is none.", rules.name, top.name, top.round)
        })
    }

    /// The step that makes an empty book the event of these answers.
    ///
    /// # Errors
    ///
    /// An answer that cannot be used, as a sentence.
    pub fn new_event(&self, answers: &NewEventAnswers) -> Result<NewEventSetup, NewEventError> {
        let names = player_names(&answers.players)?;
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
        let first = self.book().next_person_id().0;
        for (at, NamedPlayer { name, region, note }) in names.iter().enumerate() {
            let id = PersonId(first.saturating_add(u32::try_from(at).unwrap_or(u32::MAX)));
            let person = Person { region: region.clone(), note: note.clone(), ..Person::new(id, *name) };
            edits.push(Edit::AddPerson { position: self.book().people.len() + at, person });
        }
        let prepared = self.preview_edit(Edit::Batch(edits.clone()));
        let prepared = prepared.map_err(|_| NewEventError::Rules(answers.rules.clone()))?;
        let mut counted = vec![counted(names.len(), "player")];
        if let Some(rounds) = rounds {
            // The rules may also prescribe a top board, which is set up with their rounds.
            match prepared.round_setup().filter(|_| prepared.rules().rounds == Some(rounds)) {
                Some(set_up) => edits.push(set_up.edit),
                None if prepared.rules().groups => {}
                None => edits.extend((0..rounds).map(|at| empty_round(at, (names.len() / 7).max(1)))),
            }
            if !prepared.rules().groups {
                counted.push(self::counted(rounds, "round"));
            }
        }
        let mut summary = format!("{} under {}", counted.join(" and "), answers.rules);
        if names.iter().any(|player| !player.region.is_empty()) {
            summary.push_str(". The countries beside the names are the regions of the players");
        }
        if names.iter().any(|player| !player.note.is_empty()) {
            summary.push_str(". What was beside the names is in the notes about the players");
        }
        Ok(NewEventSetup { edit: Edit::Batch(edits), summary })
    }
}

fn counted(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

fn empty_round(at: usize, boards: usize) -> Edit {
    let boards = (0..boards).map(|n| Board::new(typed_words::default_board_name(n))).collect();
    let round = Round { name: (at + 1).to_string(), boards, ..Round::default() };
    Edit::AddRound { position: RoundIx(at), round }
}

/// A line of the list of players.
struct NamedPlayer<'t> {
    name: &'t str,
    region: String,
    note: String,
}

/// The names in the lines of a text, each with what is beside it, such as a country, an e-mail address or a town. A name that is
/// there twice cannot be told apart later.
fn player_names(text: &str) -> Result<Vec<NamedPlayer<'_>>, NewEventError> {
    let mut known: HashMap<String, &str> = HashMap::new();
    let mut lines = Vec::new();
    for line in text.lines() {
        let mut cells = line.split('\t').map(str::trim).filter(|cell| !cell.is_empty()).peekable();
        // A list can begin with the numbers of its lines.
        let is_number = |cell: &&str| {
            let digits = cell.trim_end_matches('.');
            !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
        };
        let number = cells.next_if(is_number);
        let Some((name, address)) = cells.next().or(number).map(split_mail_address) else { continue };
        if let Some(first) = known.insert(fold_name(name), name) {
            return Err(NewEventError::SameName { first: first.to_owned(), again: name.to_owned() });
        }
        lines.push((name, address, cells.collect::<Vec<_>>()));
    }
    let beside_names = lines.iter().filter_map(|(name, _, cells)| Some((*name, *cells.first()?)));
    let has_countries = are_countries_beside_names(beside_names);
    let named = |(name, address, cells): (_, &str, Vec<&str>)| {
        let (countries, others) = cells.split_at(usize::from(has_countries && !cells.is_empty()));
        let note = Some(address).filter(|address| !address.is_empty()).into_iter().chain(others.iter().copied());
        NamedPlayer { name, region: countries.concat(), note: note.collect::<Vec<_>>().join(", ") }
    };
    Ok(lines.into_iter().map(named).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Book;

    fn answers(rules: &str, rounds: &str, players: &str) -> NewEventAnswers {
        NewEventAnswers {
            name: " Con 2027 ".into(),
            rules: rules.into(),
            rounds: rounds.into(),
            players: players.into(),
        }
    }

    fn set_up(answers: &NewEventAnswers) -> (Engine, String) {
        let mut engine = Engine::new(Book::default());
        let set_up = engine.new_event(answers).unwrap();
        engine.apply("new event", set_up.edit).unwrap();
        (engine, set_up.summary)
    }

    #[test]
    fn four_answers_make_an_event_in_one_step_that_can_be_undone() {
        let names = (0..15).map(|n| format!("Player {n}\tLondon\n\n")).collect::<Vec<_>>().concat();
        let (mut engine, summary) = set_up(&answers("WDC 2025", "3", &names));
        let book = engine.book();
        assert_eq!((book.event.name.as_str(), book.event.rules.as_str()), ("Con 2027", "WDC 2025"));
        assert_eq!((book.people.len(), book.people[14].name.as_str()), (15, "Player 14"));
        assert_eq!(book.people[14].note, "London");
        assert_eq!(book.rounds.iter().map(|round| round.boards.len()).collect::<Vec<_>>(), [2, 2, 2]);
        assert_eq!(
            summary,
            "15 players and 3 rounds under WDC 2025. What was beside the names is in the notes about the players"
        );
        engine.undo();
        assert_eq!(engine.book(), &Book::default());
    }

    #[test]
    fn what_is_beside_a_name_is_kept_and_a_number_before_it_is_none() {
        let (engine, summary) = set_up(&answers("WDC 2006", "3", "1\tAnn Lee\tann@example.org\tYork\nBen Smith\n2."));
        let people: Vec<(&str, &str)> =
            engine.book().people.iter().map(|person| (person.name.as_str(), person.note.as_str())).collect();
        assert_eq!(people, [("Ann Lee", "ann@example.org, York"), ("Ben Smith", ""), ("2.", "")]);
        assert!(summary.ends_with("in the notes about the players"), "{summary}");
    }

    #[test]
    fn countries_beside_the_names_are_the_regions_of_the_players() {
        let (engine, summary) =
            set_up(&answers("WDC 2006", "3", "Ann Lee\tIreland\tcomes late\nBen Smith\tUSA\nCy Fox"));
        let people: Vec<(&str, &str)> =
            engine.book().people.iter().map(|person| (person.region.as_str(), person.note.as_str())).collect();
        assert_eq!(people, [("Ireland", "comes late"), ("USA", ""), ("", "")]);
        assert!(summary.contains("The countries beside the names are the regions of the players"), "{summary}");
        let (engine, summary) = set_up(&answers("WDC 2006", "3", "Anna\tJordan"));
        assert_eq!((engine.book().people[0].region.as_str(), engine.book().people[0].note.as_str()), ("", "Jordan"));
        assert!(!summary.contains("countries"), "{summary}");
    }

    #[test]
    fn an_address_behind_a_name_is_a_note() {
        let (engine, _) = set_up(&answers("WDC 2006", "3", "Fay Grant (fay@x.org)\tYork\nGus Kerr <gus@y.com>"));
        let people: Vec<(&str, &str)> =
            engine.book().people.iter().map(|person| (person.name.as_str(), person.note.as_str())).collect();
        assert_eq!(people, [("Fay Grant", "fay@x.org, York"), ("Gus Kerr", "gus@y.com")]);
    }

    #[test]
    fn without_a_number_the_rounds_and_the_top_board_are_those_of_the_rules() {
        for rules in Engine::new(Book::default()).rulesets().all() {
            let (engine, _) = set_up(&answers(&rules.name, "", "Ann\nBen"));
            assert_eq!(engine.round_setup(), None, "{}", rules.name);
            let expected = if rules.groups { 0 } else { rules.rounds.unwrap_or(0) };
            assert_eq!(engine.book().rounds.len(), expected, "{}", rules.name);
        }
    }

    #[test]
    fn an_answer_that_cannot_be_used_is_told() {
        let engine = Engine::new(Book::default());
        let refusal = |answers| engine.new_event(&answers).unwrap_err().to_string();
        assert_eq!(
            refusal(answers("WDC 2006", "four", "")),
            "“four” is not a number of rounds. Type a number from 1 to 40."
        );
        assert!(refusal(answers("WDC 2006", "0", "")).starts_with("“0” is not"));
        let same = refusal(answers("WDC 2006", "4", "Zoé Smith\nBen\nzoe smith"));
        assert!(same.starts_with("“zoe smith” is the same name as “Zoé Smith”."), "{same}");
    }
}
