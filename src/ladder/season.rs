//! A year's result lists, as they were read: events, and in each who finished where.

use jiff::civil::Date;

/// The result lists that a ladder is compiled from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Season {
    pub events: Vec<SeasonEvent>,
}

/// One event, or one game of a league.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeasonEvent {
    pub name: String,
    /// The file, and the sheet where it has several, that the list was read from.
    pub source: String,
    /// When an event was played. For a game: when the chart of its first autumn came in.
    pub date: Option<Date>,
    /// Whether it is a game of a league, which counts from its first autumn until some time after its end.
    pub is_game: bool,
    /// When a game ended; none while it runs.
    pub ended: Option<Date>,
    pub kind: Kind,
    /// Not every event of the year counts for every cup.
    pub accredited: bool,
    /// A game played by other rules than those of Diplomacy.
    pub variant: bool,
    /// Boards a round, averaged over the rounds, where they are known.
    pub boards: Option<f64>,
    /// Who ran it, as their names stand in the list. A director takes no place.
    pub directors: Vec<String>,
    pub lines: Vec<Line>,
}

/// What standing an event has. Some cups give a championship more weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize, serde::Serialize)]
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
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    /// Where the line stands: “row 8”, “Final!B8”.
    pub row: String,
    /// The place as it was printed. Players who tie have the same.
    pub place: Option<u32>,
    /// The name as it was printed.
    pub name: String,
    /// Country, state or club, as it was printed.
    pub region: String,
    pub games: Games,
    /// The score as it was printed, for ladders that are made of scores.
    pub score: Option<f64>,
    /// Whether the player takes no place because somebody decided so, and not because the list lacks it.
    pub unplaced: bool,
    /// A director who counts in his own event all the same, because the compiler says so.
    pub counts_as_director: bool,
}

/// How many games somebody played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Games {
    /// The list does not tell.
    #[default]
    Unknown,
    Played(u32),
    /// The list tells of those who played less; who bears no mark played in full.
    Full,
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
