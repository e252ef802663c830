//! The rules of a ladder: its file and its compiled formulas. The points are calculated in `compile.rs`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

use super::event_names::event_key;
use super::formula_names::{EventVariable, PersonVariable, ResultVariable, heading_of_variable};
use super::library::LadderLibrary;
use crate::book::results_year::{ChampionshipLevel, TiePoints, YearEvent};
use crate::formula::{CompiledSheet, FormulaColumn, FormulaError, LANES, NameScope, NamesInFormulas, compile};
use crate::languages::{FixedSentence, Language, NameInFormulas, description_of_ladder, window_language};
use crate::limits::MOST_DECIMALS;
use crate::standings::RulesetLibrary;

/// The rules of a ladder, with compiled formulas.
#[derive(Debug)]
pub struct Ladder {
    file: LadderFile,
    /// The keys of the names of the events that count.
    accredited: Vec<String>,
    /// The keys of the names of the championships of a country.
    national: Vec<String>,
    /// The keys of the names of the championships of a state or an island.
    state: Vec<String>,
    /// The formulas for every player of an event. The formulas of an event use their sums.
    pub(super) player: Option<CompiledSheet>,
    /// The formulas for every event.
    pub(super) event: Option<CompiledSheet>,
    /// The formulas for every result. The last column is the points.
    pub(super) points: CompiledSheet,
    /// The divisor of every person's total.
    pub(super) divisor: CompiledSheet,
    /// The names that the rules give: to the formulas of players, events and results, then to numbers and tables.
    names: NamesInFormulas,
}

/// What a figure of an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureKind {
    /// The number of players.
    Players,
    /// A fact of the event: its boards, or whether it is a championship.
    Fact,
    /// The sum of a formula for every player, by the position of the formula.
    Sum(usize),
    /// The result of a formula for the event, by the position of the formula.
    Own(usize),
}

impl FigureKind {
    /// Whether it is in a table with few columns: how many played, and what the rules compute for the event.
    pub const fn is_in_short_table(self) -> bool {
        match self {
            FigureKind::Players | FigureKind::Own(_) => true,
            FigureKind::Fact | FigureKind::Sum(_) => false,
        }
    }
}

/// The contents of the file of a ladder.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct LadderFile {
    name: String,
    source: String,
    description: String,
    #[serde(default, rename = "of")]
    kind: LadderKind,
    #[serde(default = "default_decimals")]
    decimals: usize,
    /// The number of games of an unmarked player, in a list that marks the players with fewer games.
    #[serde(default = "default_full_time_games")]
    full_time_games: u32,
    #[serde(default)]
    ties: TiePoints,
    #[serde(default)]
    tie_breaks: Vec<LadderTieBreak>,
    /// Only this number of a person's best results count.
    best: Option<usize>,
    /// People with fewer results are not listed.
    #[serde(default = "default_least_events")]
    least_events: usize,
    /// Number of months for which a game counts after its end.
    window_months: Option<i32>,
    /// The day of the year on which the winner is named, as in “12-15”.
    named_on: Option<String>,
    /// The title of the winner.
    title: Option<String>,
    /// The ruleset that scores the boards of a game, whatever rules the file of the game names.
    ruleset: Option<String>,
    /// The names of the events that count. If there are none, all events count.
    #[serde(default)]
    accredited: Vec<String>,
    /// The names of the championships of a country.
    #[serde(default)]
    national: Vec<String>,
    /// The names of the championships of a state or an island.
    #[serde(default)]
    state: Vec<String>,
    /// The points of this number of places do not depend on the number of players. A later place than this and than the
    /// last player's counts as the last place.
    #[serde(default)]
    fixed_places: u32,
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

/// Whether a ladder ranks by tournaments or by single games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LadderKind {
    /// By tournaments, each with places.
    #[default]
    Events,
    /// By single games, each with scores.
    Games,
}

/// A tie-break between people with equal scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum LadderTieBreak {
    /// The better best result is ahead, then the better second best result, and so on.
    #[serde(rename = "best events")]
    BestEvents,
    /// The person with more events is ahead.
    #[serde(rename = "more events")]
    MoreEvents,
    /// The person with fewer events is ahead.
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
    #[error(
        "{ladder}: there is no formula for the points. Add one under [[points]]. The last formula there gives the points."
    )]
    NoPoints { ladder: String },
    #[error(
        "{ladder}, “{column}”: a function such as SUM(x) or RANK(x) needs the rows of a board, and a ladder has no boards. \
         Write the formula for a single result. In an event formula, the name of a [[player]] formula stands for its sum."
    )]
    FunctionOverRows { ladder: String, column: String },
    #[error("{ladder}: there is no ruleset “{ruleset}”. The boards of a game need one of those of `topboard systems`.")]
    NoRuleset { ladder: String, ruleset: String },
    #[error("{ladder}: “{day}” is not a day of the year. Write month and day, as in “12-15”.")]
    NotADate { ladder: String, day: String },
    #[error("{ladder}: {decimals} decimals are too many. Write 0 to {MOST_DECIMALS}.")]
    Decimals { ladder: String, decimals: usize },
}

fn default_least_events() -> usize {
    1
}

fn default_decimals() -> usize {
    2
}

fn default_full_time_games() -> u32 {
    3
}

impl Ladder {
    /// Reads and compiles a ladder from its file's text.
    ///
    /// # Errors
    /// If the text is not TOML of the right shape, or if a formula cannot be read.
    pub fn parse(text: &str) -> Result<Ladder, LadderError> {
        let file: LadderFile = toml::from_str(text)?;
        if file.points.is_empty() {
            return Err(LadderError::NoPoints { ladder: file.name });
        }
        if file.decimals > MOST_DECIMALS {
            return Err(LadderError::Decimals { ladder: file.name, decimals: file.decimals });
        }
        if let Some(day) = file.named_on.as_ref().filter(|day| month_and_day(day).is_none()) {
            return Err(LadderError::NotADate { ladder: file.name, day: day.clone() });
        }
        if let Some(name) = file.ruleset.as_ref().filter(|name| RulesetLibrary::shipped().find(name).is_none()) {
            return Err(LadderError::NoRuleset { ladder: file.name, ruleset: name.clone() });
        }
        let compiler = FormulaCompiler { file: &file };
        let player = compiler.compile_optional(ResultVariable::NAMES.iter().copied(), &file.player)?;
        let sums = || file.player.iter().map(|column| column.name.as_str());
        let event_names = || EventVariable::NAMES.iter().copied().chain(sums());
        let event = compiler.compile_optional(event_names(), &file.event)?;
        let columns = file.event.iter().map(|column| column.name.as_str());
        let names = ResultVariable::NAMES.iter().copied().chain(event_names()).chain(columns);
        let points = compiler.compile(names, &file.points)?;
        let divisor = LadderColumn { name: "divisor".to_owned(), formula: file.divisor.clone() };
        let divisor = compiler.compile(PersonVariable::NAMES.iter().copied(), &[divisor])?;
        let keys = |names: &[String]| names.iter().map(|name| event_key(name)).collect::<Vec<_>>();
        let (accredited, national, state) = (keys(&file.accredited), keys(&file.national), keys(&file.state));
        let formulas = file.player.iter().chain(&file.event).chain(&file.points).map(|column| column.name.as_str());
        let numbers = file.parameters.keys().chain(file.tables.keys()).map(String::as_str);
        let names = NamesInFormulas::new(formulas.chain(numbers), NameInFormulas::of_ladder);
        Ok(Ladder { file, accredited, national, state, player, event, points, divisor, names })
    }

    /// The name of the ladder: “Bismark 2001”.
    pub fn name(&self) -> &str {
        &self.file.name
    }

    /// The source of the rules.
    pub fn source(&self) -> &str {
        &self.file.source
    }

    /// A description of the rules for players.
    pub fn description(&self) -> &str {
        &self.file.description
    }

    /// The same in a language. The description of a ladder that is not shipped stays as it is.
    pub fn description_in(&self, language: Language) -> &str {
        let shipped = LadderLibrary::shipped().find(self.name());
        let is_shipped = shipped.is_some_and(|shipped| shipped.description() == self.description());
        let translated = is_shipped.then(|| description_of_ladder(language, self.name())).flatten();
        translated.unwrap_or(self.description())
    }

    /// Whether it ranks by tournaments or by single games.
    pub fn kind(&self) -> LadderKind {
        self.file.kind
    }

    /// Number of decimals of a shown score, unless neighbouring scores need more.
    pub fn decimals(&self) -> usize {
        self.file.decimals
    }

    /// The points of players with the same printed place, unless the user chooses another rule.
    pub fn ties(&self) -> TiePoints {
        self.file.ties
    }

    /// The tie-breaks for equal scores, in their order.
    pub fn tie_breaks(&self) -> &[LadderTieBreak] {
        &self.file.tie_breaks
    }

    /// Number of a person's best results that count. `None` if all count.
    pub fn best_count(&self) -> Option<usize> {
        self.file.best
    }

    /// People with fewer results are not listed.
    pub fn least_events(&self) -> usize {
        self.file.least_events
    }

    /// Number of months for which a game counts after its end.
    pub fn window_months(&self) -> Option<i32> {
        self.file.window_months
    }

    /// Month and day on which the winner is named.
    pub fn naming_day(&self) -> Option<(i8, i8)> {
        self.file.named_on.as_deref().and_then(month_and_day)
    }

    /// The title of the winner.
    pub fn title(&self) -> Option<&str> {
        self.file.title.as_deref()
    }

    /// The ruleset that scores the boards of a game, whatever rules the file of the game names.
    pub fn ruleset(&self) -> Option<&str> {
        self.file.ruleset.as_deref()
    }

    /// Whether this event counts by the rules. If the rules name no events, all count. Whole names are compared.
    pub fn accredits_event(&self, name: &str) -> bool {
        self.accredited.is_empty() || self.accredited.contains(&event_key(name))
    }

    /// The level of the championship: the level that was entered, else the level by the name of the event. `None` if the
    /// rules name the championships and this event is not one of them.
    pub fn championship_level(&self, event: &YearEvent) -> Option<ChampionshipLevel> {
        event.championship.or_else(|| {
            let key = event_key(&event.name);
            if self.national.contains(&key) {
                Some(ChampionshipLevel::National)
            } else if self.state.contains(&key) {
                Some(ChampionshipLevel::State)
            } else {
                (self.national.is_empty() && self.state.is_empty()).then_some(ChampionshipLevel::Local)
            }
        })
    }

    /// The last place that the formulas get, for an event with this number of players. A printed place can be later
    /// where the list has gaps. Formulas without the number of players get every place as it is printed.
    pub(super) fn last_place(&self, players: usize) -> u32 {
        let slot = ResultVariable::NAMES.len() + EventVariable::Players as usize;
        if !self.points.program.reads(u16::try_from(slot).unwrap_or(u16::MAX)) {
            return u32::MAX;
        }
        u32::try_from(players).unwrap_or(u32::MAX).max(self.file.fixed_places).max(1)
    }

    /// The number of games of an unmarked player, in a list that marks the players with fewer games.
    pub fn full_time_games(&self) -> u32 {
        self.file.full_time_games
    }

    /// The formulas of an event.
    pub fn event_columns(&self) -> &[LadderColumn] {
        &self.file.event
    }

    /// The formulas for every player of an event. The formulas of an event use their sums.
    pub fn player_columns(&self) -> &[LadderColumn] {
        &self.file.player
    }

    /// The formulas of a result. The last one gives the points.
    pub fn points_columns(&self) -> &[LadderColumn] {
        &self.file.points
    }

    /// The formulas of players, events and results, each with its name in a language: “mnożnik (modifier)”.
    pub fn formulas(&self, language: Language) -> impl Iterator<Item = (String, &str)> {
        let formulas = self.file.player.iter().chain(&self.file.event).chain(&self.file.points).enumerate();
        formulas.map(move |(at, column)| (self.name_of_formula(at, language), column.formula.as_str()))
    }

    /// The numbers and the tables that formulas use, each with its name in a language.
    pub fn numbers(&self, language: Language) -> impl Iterator<Item = (String, &[f64])> {
        let formulas = self.file.player.len() + self.file.event.len() + self.file.points.len();
        let numbers = self.file.parameters.values().map(std::slice::from_ref);
        let tables = self.file.tables.values().map(Vec::as_slice);
        numbers
            .chain(tables)
            .enumerate()
            .map(move |(at, values)| (self.name_of_formula(formulas + at, language), values))
    }

    /// What an own name is called in a language, with the name itself, because formulas use that.
    fn name_of_formula(&self, position: usize, language: Language) -> String {
        let own = self.names.iter().nth(position).unwrap_or_default();
        let word = self.own_name(position, language);
        if word == own { own.to_owned() } else { format!("{word} ({own})") }
    }

    /// The formula of the divisor.
    pub fn divisor_formula(&self) -> &str {
        &self.file.divisor
    }

    /// What the figure of an event at this position is.
    pub fn figure_kind(&self, at: usize) -> FigureKind {
        let sums = self.file.player.len();
        match at.checked_sub(EventVariable::NAMES.len()) {
            None if at == EventVariable::Players as usize => FigureKind::Players,
            None => FigureKind::Fact,
            Some(own) if own < sums => FigureKind::Sum(own),
            Some(own) => FigureKind::Own(own - sums),
        }
    }

    /// The names of the figures of an event in formulas: “players”, “counted games”, “rating”.
    pub fn figure_names(&self) -> impl Iterator<Item = &str> {
        let own = self.file.player.iter().chain(&self.file.event);
        EventVariable::NAMES.into_iter().chain(own.map(|column| column.name.as_str()))
    }

    /// What the figure of an event at this position is called in a language. A name of the compiler's own rules stays as it is.
    pub fn figure_name(&self, at: usize, language: Language) -> Cow<'_, str> {
        match EventVariable::HEADINGS.get(at) {
            Some(heading) => heading(language).into(),
            None => self.own_name(at - EventVariable::HEADINGS.len(), language).into(),
        }
    }

    /// The same in the language of the window.
    pub fn figure_name_in_window(&self, at: usize) -> &str {
        static FACTS: [FixedSentence; EventVariable::HEADINGS.len()] =
            [const { FixedSentence::new() }; EventVariable::HEADINGS.len()];
        match FACTS.get(at) {
            Some(name) => name.made_by(EventVariable::HEADINGS[at]),
            None => self.own_name(at - FACTS.len(), window_language()),
        }
    }

    /// What the formula of a result at this position is called in a language.
    pub fn points_name(&self, at: usize, language: Language) -> &str {
        self.own_name(self.file.player.len() + self.file.event.len() + at, language)
    }

    /// What a name in a formula is called in a language.
    pub(super) fn name_in_formula(&self, name: &str, language: Language) -> String {
        let own_name = || self.names.name_in_formula(name, language, || self.shipped_names());
        heading_of_variable(name, language).unwrap_or_else(own_name)
    }

    fn own_name(&self, position: usize, language: Language) -> &str {
        self.names.name(position, language, || self.shipped_names())
    }

    /// The names of the shipped ladder of this name.
    fn shipped_names(&self) -> Option<&'static NamesInFormulas> {
        LadderLibrary::shipped().find(self.name()).map(|shipped| &shipped.names)
    }

    /// Whether any formula of a player, an event or a result uses this name.
    pub(super) fn uses_name(&self, name: &str) -> bool {
        let sheets = [self.player.as_ref(), self.event.as_ref(), Some(&self.points)];
        let mut formulas = sheets.into_iter().flatten().flat_map(|sheet| &sheet.formulas);
        formulas.any(|formula| formula.names().contains(&name))
    }

    /// Whether the points need the number of games of each player.
    pub fn needs_games(&self) -> bool {
        let own = |sheet: &CompiledSheet| sheet.program.reads(ResultVariable::Games.slot());
        self.player.as_ref().is_some_and(own) || own(&self.points)
    }

    /// Whether the points need the place.
    pub fn needs_place(&self) -> bool {
        self.points.program.reads(ResultVariable::Place.slot())
    }

    /// Whether the points need the printed score.
    pub fn needs_score(&self) -> bool {
        self.points.program.reads(ResultVariable::Score.slot())
    }

    /// Whether the points need the number of boards.
    pub fn needs_boards(&self) -> bool {
        let first = ResultVariable::NAMES.len();
        let slot = |base: usize| u16::try_from(base + EventVariable::Boards as usize).unwrap_or(u16::MAX);
        self.event.as_ref().is_some_and(|sheet| sheet.program.reads(slot(0))) || self.points.program.reads(slot(first))
    }
}

fn month_and_day(text: &str) -> Option<(i8, i8)> {
    let (month, day) = text.split_once('-')?;
    let (month, day) = (month.parse().ok()?, day.parse().ok()?);
    // 2000 is a leap year, so 29 February is valid.
    jiff::civil::Date::new(2000, month, day).ok().map(|_| (month, day))
}

struct FormulaCompiler<'a> {
    file: &'a LadderFile,
}

impl FormulaCompiler<'_> {
    fn compile_optional<'n>(
        &self,
        names: impl Iterator<Item = &'n str>,
        columns: &[LadderColumn],
    ) -> Result<Option<CompiledSheet>, LadderError> {
        if columns.is_empty() { Ok(None) } else { self.compile(names, columns).map(Some) }
    }

    fn compile<'n>(
        &self,
        names: impl Iterator<Item = &'n str>,
        columns: &[LadderColumn],
    ) -> Result<CompiledSheet, LadderError> {
        let ladder = || self.file.name.clone();
        let mut scope = NameScope::new(LANES, names);
        for (name, value) in &self.file.parameters {
            scope.add_constant(name, *value);
        }
        for (name, values) in &self.file.tables {
            scope.add_table(name, values.clone());
        }
        let read: Vec<FormulaColumn<'_>> =
            columns.iter().map(|column| FormulaColumn { name: &column.name, formula: &column.formula }).collect();
        let sheet = compile(&read, &scope).map_err(|error| LadderError::Formula { ladder: ladder(), error })?;
        for (column, formula) in columns.iter().zip(&sheet.formulas) {
            if formula.reads_other_rows() {
                return Err(LadderError::FunctionOverRows { ladder: ladder(), column: column.name.clone() });
            }
        }
        Ok(sheet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::fold_identifier;

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
    fn a_ladder_knows_which_values_it_needs() {
        let ladder = Ladder::parse(PLAIN).unwrap();
        assert!(ladder.needs_place());
        assert!(!ladder.needs_games() && !ladder.needs_score() && !ladder.needs_boards());
        let boards = Ladder::parse(&PLAIN.replace("10 - place", "boards * score")).unwrap();
        assert!(boards.needs_boards() && boards.needs_score() && !boards.needs_place());
    }

    #[test]
    fn the_names_of_a_shipped_ladder_are_translated_and_those_of_an_own_one_stay() {
        let ladder = LadderLibrary::shipped().find("Bismark 2001").unwrap();
        let names = |ladder: &Ladder| [0, 4, 5, 6].map(|at| ladder.figure_name(at, Language::German).into_owned());
        assert_eq!(names(ladder), ["Spieler", "gewertete Partien", "Turnierwert", "Faktor"]);
        assert_eq!([0, 1].map(|at| ladder.points_name(at, Language::Polish)), ["za miejsce", "punktacja"]);
        assert_eq!(ladder.name_in_formula("first_ten", Language::French), "dix premiers");
        let text = LadderLibrary::source_text("Bismark 2001").unwrap();
        let own = Ladder::parse(&text.replace("Bismark 2001", "Ours")).unwrap();
        assert_eq!(names(&own), ["Spieler", "counted games", "rating", "modifier"]);
        assert_eq!(own.name_in_formula("first_ten", Language::French), "first ten");
    }

    #[test]
    fn no_two_names_of_a_ladder_are_one_in_any_language() {
        for (language, ladder) in
            Language::ALL.iter().flat_map(|of| LadderLibrary::shipped().all().iter().map(move |ladder| (*of, ladder)))
        {
            let mut names: Vec<String> =
                ladder.names.iter().map(|name| ladder.name_in_formula(&fold_identifier(name), language)).collect();
            names.extend((0..EventVariable::NAMES.len()).map(|at| ladder.figure_name(at, language).into_owned()));
            names.extend(ResultVariable::NAMES.map(|name| ladder.name_in_formula(name, language)));
            let known = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), known, "{language:?} {}: {names:?}", ladder.name());
        }
    }

    #[test]
    fn errors_in_the_file_are_reported() {
        let error_text = |from: &str, to: &str| Ladder::parse(&PLAIN.replace(from, to)).unwrap_err().to_string();
        assert!(error_text("10 - place", "10 - plaice").contains("Did you mean “place”?"));
        assert!(error_text("10 - place", "RANK(place)").contains("needs the rows of a board"));
        assert!(error_text("10 - place", "SUM(place)").contains("needs the rows of a board"));
        assert!(error_text("divisor", "named_on = \"13-01\"\n divisor").contains("not a day of the year"));
        assert!(error_text("[[points]]", "points = []\n[[event]]").contains("there is no formula for the points"));
    }
}
