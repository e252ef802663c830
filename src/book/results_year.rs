//! A year's result lists as data: events, and in each who finished where; who is who across them, and by which ladder the
//! year is compiled. What is computed from it is in [`crate::ladder`].

mod edit;
mod identities;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub use edit::{LineField, SeasonEdit, SeasonEventField};
pub use identities::{Decisions, Group, Verdict, Who};

/// A year: its result lists, and what its compiler decided.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Season {
    /// The ladder that is compiled, by its name; empty where none was chosen.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub ladder: String,
    #[serde(skip_serializing_if = "Choices::is_empty")]
    pub choices: Choices,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<SeasonEvent>,
    /// Who is who.
    #[serde(skip_serializing_if = "Decisions::is_empty")]
    pub decisions: Decisions,
}

/// What the compiler of a ladder chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Choices {
    /// The year that is compiled; an event of another year is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub year: Option<i16>,
    /// The day on which the ladder stands so; games that do not count on it are left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<Date>,
    /// What players get who tie, where it is not what the rules say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ties: Option<Ties>,
}

/// What players get who have the same printed place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ties {
    /// The mean of the points of the places they fill.
    #[default]
    Mean,
    /// All of them the points of the place that is printed.
    Better,
    /// The points of the places they fill, in the order of the list.
    #[serde(rename = "as listed")]
    Listed,
}

/// One event, or one game of a league.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeasonEvent {
    pub name: String,
    /// The file, and the sheet where it has several, that the list was read from.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub source: String,
    /// When an event was played. For a game: when the chart of its first autumn came in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<Date>,
    /// Whether it is a game of a league, which counts from its first autumn until some time after its end.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_game: bool,
    /// When a game ended; none while it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Date>,
    #[serde(skip_serializing_if = "Kind::is_local")]
    pub kind: Kind,
    /// Not every event of the year counts for every cup.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub accredited: bool,
    /// A game played by other rules than those of Diplomacy.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub variant: bool,
    /// Boards a round, averaged over the rounds, where they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<f64>,
    /// Who ran it, as their names stand in the list. A director takes no place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub directors: Vec<String>,
    pub lines: Vec<Line>,
}

/// What standing an event has. Some cups give a championship more weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    #[default]
    Local,
    /// The championship of a state or an island.
    State,
    /// The championship of a country.
    National,
}

/// One line of a result list.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Line {
    /// Where the line stands: “row 8”, “Final!B8”.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub row: String,
    /// The place as it was printed. Players who tie have the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
    /// The name as it was printed.
    pub name: String,
    /// Country, state or club, as it was printed.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub region: String,
    #[serde(skip_serializing_if = "Games::is_unknown")]
    pub games: Games,
    /// The score as it was printed, for ladders that are made of scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<f64>,
    /// Whether the player takes no place because somebody decided so, and not because the list lacks it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unplaced: bool,
    /// A director who counts in his own event all the same, because the compiler says so.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub counts_as_director: bool,
}

/// How many games somebody played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "GamesFile", into = "GamesFile")]
pub enum Games {
    /// The list does not tell.
    #[default]
    Unknown,
    Played(u32),
    /// The list tells of those who played less; who bears no mark played in full.
    Full,
}

/// As games are written: a number, “full”, or nothing.
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

impl From<GamesFile> for Games {
    fn from(file: GamesFile) -> Games {
        match file {
            GamesFile::Played(games) => Games::Played(games),
            GamesFile::Word(FullWord::Full) => Games::Full,
            GamesFile::Nothing(()) => Games::Unknown,
        }
    }
}

impl From<Games> for GamesFile {
    fn from(games: Games) -> GamesFile {
        match games {
            Games::Played(games) => GamesFile::Played(games),
            Games::Full => GamesFile::Word(FullWord::Full),
            Games::Unknown => GamesFile::Nothing(()),
        }
    }
}

const fn yes() -> bool {
    true
}

// Serde hands fields over by reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_yes(value: &bool) -> bool {
    *value
}

impl Season {
    /// The season of these events, with nothing decided yet.
    pub fn of(events: Vec<SeasonEvent>) -> Season {
        Season { events, ..Season::default() }
    }

    /// The years that its events were played in, ascending.
    pub fn years(&self) -> Vec<i16> {
        let mut years: Vec<i16> = self.events.iter().filter_map(|event| event.date.map(Date::year)).collect();
        years.sort_unstable();
        years.dedup();
        years
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        *self == Season::default()
    }
}

impl Choices {
    fn is_empty(&self) -> bool {
        *self == Choices::default()
    }
}

impl Kind {
    // Serde hands fields over by reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_local(&self) -> bool {
        *self == Kind::Local
    }
}

impl Games {
    // Serde hands fields over by reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_unknown(&self) -> bool {
        *self == Games::Unknown
    }
}

impl SeasonEvent {
    /// An event that counts, with nobody in it yet.
    pub fn named(name: impl Into<String>) -> Self {
        SeasonEvent { name: name.into(), accredited: true, ..SeasonEvent::default() }
    }

    /// Where a line stands, as a person would look it up: “vic.xls, row 8”.
    pub fn whereabouts(&self, line: Option<usize>) -> String {
        let source = if self.source.is_empty() { &self.name } else { &self.source };
        match line.and_then(|line| self.lines.get(line)).filter(|line| !line.row.is_empty()) {
            Some(line) => format!("{source}, {}", line.row),
            None => source.clone(),
        }
    }
}
