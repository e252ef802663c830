//! A ladder's rules: its file, its compiled formulas.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

use super::formula_names::{EventFact, PersonFact, ResultFact};
use crate::book::fold_name;
use crate::book::results_year::Ties;
use crate::formula::{Column, FormulaError, LANES, Scope, Sheet, compile};

/// A ladder, ready to be compiled from result lists.
#[derive(Debug)]
pub struct Ladder {
    file: File,
    /// The names of the events that count, folded.
    accredited: Vec<String>,
    /// Of every player of an event; an event knows the sums.
    pub(super) player: Option<Sheet>,
    /// Of every event.
    pub(super) event: Option<Sheet>,
    /// Of every result; the last column is the points.
    pub(super) points: Sheet,
    /// The divisor of every person's total.
    pub(super) divisor: Sheet,
}

/// A ladder's file, as it is written.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    source: String,
    description: String,
    #[serde(default)]
    of: Of,
    #[serde(default = "two")]
    decimals: usize,
    /// The games of who bears no mark in a list that marks those who played less.
    #[serde(default = "three")]
    full_time_games: u32,
    #[serde(default)]
    ties: Ties,
    #[serde(default)]
    tie_breaks: Vec<TieBreak>,
    /// Only so many of a person's best results count.
    best: Option<usize>,
    /// Who has fewer results is not listed.
    #[serde(default = "one")]
    least_events: usize,
    /// How many months after its end a game still counts.
    window_months: Option<i32>,
    /// The day of the year on which the winner is named, as in “12-15”.
    named_on: Option<String>,
    /// The title of the winner.
    title: Option<String>,
    /// The events that count, where they are named.
    #[serde(default)]
    accredited: Vec<String>,
    #[serde(default)]
    parameters: BTreeMap<String, f64>,
    #[serde(default)]
    tables: BTreeMap<String, Vec<f64>>,
    #[serde(default)]
    player: Vec<LadderColumn>,
    #[serde(default)]
    event: Vec<LadderColumn>,
    points: Vec<LadderColumn>,
    divisor: String,
}

/// One named formula of a ladder.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderColumn {
    pub name: String,
    pub formula: String,
}

/// What a ladder is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Of {
    /// Tournaments, each with places.
    #[default]
    Events,
    /// Single games, each with scores.
    Games,
}

/// One way of telling people of equal scores apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum TieBreak {
    /// The best result, then the second best, and so on.
    #[serde(rename = "best events")]
    BestEvents,
    /// Who took part more often.
    #[serde(rename = "more events")]
    MoreEvents,
    /// Who made the same of fewer events.
    #[serde(rename = "fewer events")]
    FewerEvents,
}

/// Why a ladder cannot be used.
#[derive(Debug, Error)]
pub enum LadderError {
    #[error("the ladder cannot be read: {0}")]
    File(#[from] toml::de::Error),
    #[error("{ladder}: {error}")]
    Formula { ladder: String, error: FormulaError },
    #[error("{ladder}: there are no points. Add a formula for them; the last one counts.")]
    NoPoints { ladder: String },
    #[error(
        "{ladder}, “{column}”: a function such as SUM(x) or RANK(x) runs over a board, and a ladder has none. Write it \
         for a single result; an event knows the sum of each [[player]] formula by its name."
    )]
    OverRows { ladder: String, column: String },
    #[error("{ladder}: “{day}” is not a day of the year. Write month and day, as in “12-15”.")]
    Day { ladder: String, day: String },
}

fn one() -> usize {
    1
}

fn two() -> usize {
    2
}

fn three() -> u32 {
    3
}

impl Ladder {
    /// Reads and compiles a ladder from its file's text.
    ///
    /// # Errors
    /// When the text is not TOML of the right shape, or a formula cannot be read.
    pub fn parse(text: &str) -> Result<Ladder, LadderError> {
        let file: File = toml::from_str(text)?;
        if file.points.is_empty() {
            return Err(LadderError::NoPoints { ladder: file.name });
        }
        if let Some(day) = file.named_on.as_ref().filter(|day| month_and_day(day).is_none()) {
            return Err(LadderError::Day { ladder: file.name, day: day.clone() });
        }
        let reader = Reader { file: &file };
        let player = reader.sheet(ResultFact::WORDS.iter().copied(), &file.player)?;
        let sums = || file.player.iter().map(|column| column.name.as_str());
        let event_names = || EventFact::WORDS.iter().copied().chain(sums());
        let event = reader.sheet(event_names(), &file.event)?;
        let columns = file.event.iter().map(|column| column.name.as_str());
        let names = ResultFact::WORDS.iter().copied().chain(event_names()).chain(columns);
        let points = reader.compiled(names, &file.points)?;
        let divisor = LadderColumn { name: "divisor".to_owned(), formula: file.divisor.clone() };
        let divisor = reader.compiled(PersonFact::WORDS.iter().copied(), &[divisor])?;
        let accredited = file.accredited.iter().map(|name| fold_name(name)).collect();
        Ok(Ladder { file, accredited, player, event, points, divisor })
    }

    /// “Bismark 2001”.
    pub fn name(&self) -> &str {
        &self.file.name
    }

    /// Where the rule comes from.
    pub fn source(&self) -> &str {
        &self.file.source
    }

    /// What it says, for a player.
    pub fn description(&self) -> &str {
        &self.file.description
    }

    /// What it is made of.
    pub fn of(&self) -> Of {
        self.file.of
    }

    /// How many decimals a score is shown with, unless neighbours need more.
    pub fn decimals(&self) -> usize {
        self.file.decimals
    }

    /// What players get who have the same printed place, unless the compiler chooses otherwise.
    pub fn ties(&self) -> Ties {
        self.file.ties
    }

    /// How people of equal scores are told apart, first to last.
    pub fn tie_breaks(&self) -> &[TieBreak] {
        &self.file.tie_breaks
    }

    /// How many of a person's best results count; all, where it says nothing.
    pub fn best(&self) -> Option<usize> {
        self.file.best
    }

    /// Who has fewer results is not listed.
    pub fn least_events(&self) -> usize {
        self.file.least_events
    }

    /// How many months after its end a game still counts.
    pub fn window_months(&self) -> Option<i32> {
        self.file.window_months
    }

    /// Month and day on which the winner is named.
    pub fn named_on(&self) -> Option<(i8, i8)> {
        self.file.named_on.as_deref().and_then(month_and_day)
    }

    /// The title of the winner.
    pub fn title(&self) -> Option<&str> {
        self.file.title.as_deref()
    }

    /// Whether the rules name this event among those that count; all, where they name none.
    pub fn names_event(&self, name: &str) -> bool {
        let folded = fold_name(name);
        self.accredited.is_empty() || self.accredited.iter().any(|known| folded.contains(known))
    }

    /// The games of who bears no mark in a list that marks those who played less.
    pub fn full_time_games(&self) -> u32 {
        self.file.full_time_games
    }

    /// The formulas of an event.
    pub fn event_columns(&self) -> &[LadderColumn] {
        &self.file.event
    }

    /// The formulas of every player of an event, whose sums the event knows.
    pub fn player_columns(&self) -> &[LadderColumn] {
        &self.file.player
    }

    /// The formulas of a result; the last is the points.
    pub fn points_columns(&self) -> &[LadderColumn] {
        &self.file.points
    }

    /// The formula of the divisor.
    pub fn divisor_formula(&self) -> &str {
        &self.file.divisor
    }

    /// Whether any formula of an event or a result speaks of this name.
    pub(super) fn speaks_of(&self, name: &str) -> bool {
        let sheets = [self.player.as_ref(), self.event.as_ref(), Some(&self.points)];
        let mut formulas = sheets.into_iter().flatten().flat_map(|sheet| &sheet.formulas);
        formulas.any(|formula| formula.names().contains(&name))
    }

    /// Whether the points need how many games everybody played.
    pub fn asks_for_games(&self) -> bool {
        let own = |sheet: &Sheet| sheet.program.reads(ResultFact::Games.slot());
        self.player.as_ref().is_some_and(own) || own(&self.points)
    }

    /// Whether the points need the place.
    pub fn asks_for_place(&self) -> bool {
        self.points.program.reads(ResultFact::Place.slot())
    }

    /// Whether the points need the printed score.
    pub fn asks_for_score(&self) -> bool {
        self.points.program.reads(ResultFact::Score.slot())
    }

    /// Whether the points need the number of boards.
    pub fn asks_for_boards(&self) -> bool {
        let first = ResultFact::WORDS.len();
        let slot = |base: usize| u16::try_from(base + EventFact::Boards as usize).unwrap_or(u16::MAX);
        self.event.as_ref().is_some_and(|sheet| sheet.program.reads(slot(0))) || self.points.program.reads(slot(first))
    }
}

fn month_and_day(text: &str) -> Option<(i8, i8)> {
    let (month, day) = text.split_once('-')?;
    let (month, day) = (month.parse().ok()?, day.parse().ok()?);
    // A leap year has every day there is.
    jiff::civil::Date::new(2000, month, day).ok().map(|_| (month, day))
}

struct Reader<'a> {
    file: &'a File,
}

impl Reader<'_> {
    fn sheet<'n>(
        &self,
        names: impl Iterator<Item = &'n str>,
        columns: &[LadderColumn],
    ) -> Result<Option<Sheet>, LadderError> {
        if columns.is_empty() { Ok(None) } else { self.compiled(names, columns).map(Some) }
    }

    fn compiled<'n>(
        &self,
        names: impl Iterator<Item = &'n str>,
        columns: &[LadderColumn],
    ) -> Result<Sheet, LadderError> {
        let ladder = || self.file.name.clone();
        let mut scope = Scope::new(LANES, names);
        for (name, value) in &self.file.parameters {
            scope.constant(name, *value);
        }
        for (name, values) in &self.file.tables {
            scope.table(name, values.clone());
        }
        let read: Vec<Column<'_>> =
            columns.iter().map(|column| Column { name: &column.name, formula: &column.formula }).collect();
        let sheet = compile(&read, &scope).map_err(|error| LadderError::Formula { ladder: ladder(), error })?;
        for (column, formula) in columns.iter().zip(&sheet.formulas) {
            if formula.looks_at_other_rows() {
                return Err(LadderError::OverRows { ladder: ladder(), column: column.name.clone() });
            }
        }
        Ok(sheet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: &str = r#"
        name = "Plain"
        source = "a test"
        description = "Ten points less the place."
        divisor = "events"
        [[points]]
        name = "points"
        formula = "10 - place"
    "#;

    #[test]
    fn a_ladder_knows_what_it_asks_for() {
        let ladder = Ladder::parse(PLAIN).unwrap();
        assert!(ladder.asks_for_place());
        assert!(!ladder.asks_for_games() && !ladder.asks_for_score() && !ladder.asks_for_boards());
        let boards = Ladder::parse(&PLAIN.replace("10 - place", "boards * score")).unwrap();
        assert!(boards.asks_for_boards() && boards.asks_for_score() && !boards.asks_for_place());
    }

    #[test]
    fn what_is_wrong_is_said() {
        let said = |from: &str, to: &str| Ladder::parse(&PLAIN.replace(from, to)).unwrap_err().to_string();
        assert!(said("10 - place", "10 - plaice").contains("Did you mean “place”?"));
        assert!(said("10 - place", "RANK(place)").contains("runs over a board"));
        assert!(said("10 - place", "SUM(place)").contains("runs over a board"));
        assert!(said("divisor", "named_on = \"13-01\"\n divisor").contains("not a day of the year"));
        assert!(said("[[points]]", "points = []\n[[event]]").contains("there are no points"));
    }
}
