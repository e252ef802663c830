//! The results of a year as data: events with their result lists, decisions about identity, and the chosen ladder.
//! The computed ladder is in [`crate::ladder`].

mod edit;
mod identities;
mod line_position;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub use edit::{ResultLineField, ResultsYearEdit, YearEventField};
pub use identities::{IdentityDecisions, IdentityVerdict, ListedName, SpellingGroup};
pub use line_position::LinePosition;

use crate::languages::window_sentences::{ladder_tab as texts, values};

/// The result lists of a year, and the decisions of the person who compiles the ladder.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ResultsYear {
    /// The name of the ladder to compile. It is empty if none was chosen.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub ladder: String,
    #[serde(skip_serializing_if = "LadderChoices::is_empty")]
    pub choices: LadderChoices,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<YearEvent>,
    /// Decisions about which spellings are one person.
    #[serde(skip_serializing_if = "IdentityDecisions::is_empty")]
    pub decisions: IdentityDecisions,
}

/// The choices of the person who compiles a ladder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LadderChoices {
    /// The year of the ladder. Events of other years are left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub year: Option<i16>,
    /// The date of the ladder. Games that do not count on this date are left out.
    #[serde(rename = "on", skip_serializing_if = "Option::is_none")]
    pub date: Option<Date>,
    /// The points of tied players, if they differ from the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ties: Option<TiePoints>,
}

/// The points of players with the same printed place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TiePoints {
    /// The mean of the points of the places that they share.
    #[default]
    Mean,
    /// For each of them, the points of the printed place.
    Better,
    /// The points of the places that they share, in the order of the list.
    #[serde(rename = "as listed")]
    Listed,
}

/// One event, or one game of a league, with its result list.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct YearEvent {
    pub name: String,
    /// The file from which the list was read, and the sheet if the file has several.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub source: String,
    /// The date of an event. For a game, the date when the chart of its first autumn arrived.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<Date>,
    /// Whether this is a game of a league. A game counts from its first autumn until some time after its end.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_game: bool,
    /// The date when a game ended. `None` while it runs, or if the date is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Date>,
    /// Whether a game has ended although the date of its end is unknown.
    #[serde(rename = "finished", skip_serializing_if = "std::ops::Not::not")]
    pub has_ended: bool,
    /// How a game ended, if its score depends on it.
    #[serde(skip_serializing_if = "GameOutcome::is_known")]
    pub outcome: GameOutcome,
    /// The level that was entered. `None` if the name of the event decides.
    #[serde(rename = "kind", skip_serializing_if = "Option::is_none")]
    pub championship: Option<ChampionshipLevel>,
    /// The decision whether the event counts for the ladder. `None` before the decision. Then the rules of the ladder
    /// decide by the name of the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accredited: Option<bool>,
    /// Whether the game was a variant of Diplomacy.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub variant: bool,
    /// The mean number of boards in a round, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<f64>,
    /// The ruleset by which Topboard scored the boards. Empty for a printed list.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub scored_by: String,
    /// The directors of the event, with their names as in the list. A director takes no place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub directors: Vec<String>,
    pub lines: Vec<ResultLine>,
}

/// How a game of a league ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameOutcome {
    /// It is still running, or its file says how it ended.
    #[default]
    Known,
    /// It ended without a solo and without a passed vote, and nobody has said how. Its scores are those of a draw.
    Unknown,
    /// It was abandoned, and nobody has set its scores.
    Abandoned,
}

/// The championship level of an event. Some cups give a championship more weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ChampionshipLevel {
    #[default]
    Local,
    /// The championship of a state or an island.
    State,
    /// The championship of a country.
    National,
}

impl ChampionshipLevel {
    /// All levels, the lowest first.
    pub const ALL: [ChampionshipLevel; 3] =
        [ChampionshipLevel::Local, ChampionshipLevel::State, ChampionshipLevel::National];

    /// “local”, in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            ChampionshipLevel::Local => values::local(),
            ChampionshipLevel::State => values::state(),
            ChampionshipLevel::National => values::national(),
        }
    }
}

/// One line of a result list.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ResultLine {
    /// Where it was read or typed.
    #[serde(skip_serializing_if = "LinePosition::is_unknown")]
    pub row: LinePosition,
    /// The printed place. Tied players have the same place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
    /// The printed name.
    pub name: String,
    /// The printed country, state or club.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub region: String,
    #[serde(skip_serializing_if = "GamesPlayed::is_unknown")]
    pub games: GamesPlayed,
    /// The printed score, for ladders that count scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<f64>,
    /// Whether the player takes no place by a decision. A missing place in the list is not a decision.
    #[serde(rename = "unplaced", skip_serializing_if = "std::ops::Not::not")]
    pub takes_no_place: bool,
    /// Whether a director counts in his own event, by a decision of the compiler.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub counts_as_director: bool,
}

/// The number of games that a player played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "GamesFile", into = "GamesFile")]
pub enum GamesPlayed {
    /// The list does not contain it.
    #[default]
    Unknown,
    Played(u32),
    /// All games. The list marks players who played fewer games, and this player has no mark.
    Full,
}

/// The form in the file: a number, “full”, or nothing.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum GamesFile {
    Played(u32),
    Word(FullWord),
    Nothing(()),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum FullWord {
    Full,
}

impl From<GamesFile> for GamesPlayed {
    fn from(file: GamesFile) -> GamesPlayed {
        match file {
            GamesFile::Played(games) => GamesPlayed::Played(games),
            GamesFile::Word(FullWord::Full) => GamesPlayed::Full,
            GamesFile::Nothing(()) => GamesPlayed::Unknown,
        }
    }
}

impl From<GamesPlayed> for GamesFile {
    fn from(games: GamesPlayed) -> GamesFile {
        match games {
            GamesPlayed::Played(games) => GamesFile::Played(games),
            GamesPlayed::Full => GamesFile::Word(FullWord::Full),
            GamesPlayed::Unknown => GamesFile::Nothing(()),
        }
    }
}

impl ResultsYear {
    /// A results year with these events and no decisions.
    pub fn with_events(events: Vec<YearEvent>) -> ResultsYear {
        ResultsYear { events, ..ResultsYear::default() }
    }

    /// The years in which the events were played, ascending.
    pub fn years(&self) -> Vec<i16> {
        let mut years: Vec<i16> = self.events.iter().filter_map(|event| event.date.map(Date::year)).collect();
        years.sort_unstable();
        years.dedup();
        years
    }

    /// Whether it has no content.
    pub fn is_empty(&self) -> bool {
        *self == ResultsYear::default()
    }
}

impl LadderChoices {
    fn is_empty(&self) -> bool {
        *self == LadderChoices::default()
    }
}

impl GameOutcome {
    // Serde passes fields by reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_known(&self) -> bool {
        *self == GameOutcome::Known
    }
}

impl GamesPlayed {
    // Serde passes fields by reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_unknown(&self) -> bool {
        *self == GamesPlayed::Unknown
    }
}

impl YearEvent {
    /// The source of the event of a book itself.
    pub const OWN_SOURCE: &'static str = "this book";

    /// The source of a pasted list.
    pub const PASTED_SOURCE: &'static str = "pasted text";

    /// The source in the language of the window. The name of a file stays as it is.
    pub fn source_in_window(&self) -> &str {
        match self.source.as_str() {
            YearEvent::OWN_SOURCE => texts::this_book(),
            YearEvent::PASTED_SOURCE => texts::pasted_text(),
            source => source,
        }
    }

    /// An event with an empty result list, without a decision whether it counts.
    pub fn new(name: impl Into<String>) -> Self {
        YearEvent { name: name.into(), ..YearEvent::default() }
    }

    /// Whether the event has this name. Case, accents and extra spaces do not matter.
    pub fn is_called(&self, name: &str) -> bool {
        are_equal_names(&self.name, name)
    }

    /// Whether this name stands for the event: the name of the event, or of the file with its list.
    pub fn answers_to(&self, name: &str) -> bool {
        let file_name = self.source.rsplit_once('.').map_or(self.source.as_str(), |(stem, _)| stem);
        self.is_called(name) || [self.source.as_str(), file_name].iter().any(|own| are_equal_names(own, name))
    }

    /// The source of a line in the language of the window: “vic.xls, row 8”. Without a line it is the source of the list.
    pub fn source_location(&self, line: Option<usize>) -> String {
        let source = if self.source.is_empty() { self.name.as_str() } else { self.source_in_window() };
        match line.and_then(|line| self.lines.get(line)).filter(|line| !line.row.is_unknown()) {
            Some(line) => format!("{source}, {}", line.row.text_in_window()),
            None => source.to_owned(),
        }
    }
}

fn are_equal_names(one: &str, other: &str) -> bool {
    super::fold_name(one) == super::fold_name(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::{Language, in_language};

    fn event(name: &str, date: Option<Date>) -> YearEvent {
        YearEvent { date, ..YearEvent::new(name) }
    }

    #[test]
    fn the_years_of_the_events_are_listed_once_in_order() {
        let dates = [Some(Date::constant(2001, 3, 4)), None, Some(Date::constant(1999, 6, 1))];
        let events = dates.into_iter().chain([Some(Date::constant(2001, 8, 9))]).map(|date| event("Open", date));
        assert_eq!(ResultsYear::with_events(events.collect()).years(), [1999, 2001]);
    }

    #[test]
    fn the_place_of_a_line_is_said_in_the_language_of_the_window() {
        let said = |row: &str| {
            let event = YearEvent {
                source: YearEvent::PASTED_SOURCE.into(),
                lines: vec![ResultLine { row: row.to_owned().into(), ..ResultLine::default() }],
                ..YearEvent::new("Open")
            };
            let english = event.source_location(Some(0));
            [english, in_language(Language::German, || event.source_location(Some(0)))]
        };
        assert_eq!(said("row 8"), ["pasted text, row 8", "eingefügter Text, Zeile 8"]);
        assert_eq!(said("Final row 8"), ["pasted text, Final row 8", "eingefügter Text, Final, Zeile 8"]);
        assert_eq!(said("line 2"), ["pasted text, line 2", "eingefügter Text, Eintrag 2"]);
        assert_eq!(said("place 3"), ["pasted text, place 3", "eingefügter Text, Platz 3"]);
        assert_eq!(said("Ann 3"), ["pasted text, Ann 3", "eingefügter Text, Ann 3"]);
    }

    #[test]
    fn an_event_answers_to_its_name_and_to_the_name_of_its_file() {
        let open = YearEvent { source: "melbourne-open.csv".into(), ..YearEvent::new("Victorian Open") };
        for name in ["victorian  OPEN", "melbourne-open.csv", "Melbourne-Open"] {
            assert!(open.answers_to(name), "{name}");
        }
        for name in ["Canberra Open", "melbourne", ""] {
            assert!(!open.answers_to(name), "{name}");
        }
        assert!(open.is_called("Victorian Open"));
        assert!(!open.is_called("melbourne-open.csv"));
    }

    #[test]
    fn a_game_without_a_known_result_is_stored_as_such() {
        let games =
            [GameOutcome::Known, GameOutcome::Abandoned].map(|outcome| YearEvent { outcome, ..event("Game", None) });
        let written = serde_json::to_string(&games).unwrap();
        assert_eq!(serde_json::from_str::<[YearEvent; 2]>(&written).unwrap(), games);
    }
}
