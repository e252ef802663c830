//! A scoring system: its compiled columns, the scores of one board, the inputs it needs.
//! Its file is in `system_file`, its worked examples are in `example`, and reading with a draft is in `system_draft`.

use crate::figures::without_negative_zero;
use crate::limits::MOST_DECIMALS;
use std::collections::BTreeMap;

use super::board_facts;
use super::board_facts::{FactName, FactSet};
use super::error::{DraftError, DraftPart, SystemError};
use super::example::ScoringExample;
use super::library::SystemLibrary;
use super::system_file::{SystemColumn, SystemFile};
use crate::book::{Board, GameStage, Power, Year};
use crate::formula::{
    CompiledSheet, EvaluationStack, FormulaColumn, LANES, NameScope, NamesInFormulas, RowValues, compile,
    fold_identifier,
};
use crate::languages::window_sentences::scoring_errors as texts;
use crate::languages::window_sentences::shared_words::quoted;
use crate::languages::{Language, NameInFormulas, description_in, description_of_system};

/// A scoring system, ready to score.
#[derive(Debug)]
pub struct ScoringSystem {
    /// “EuroDipCon 4”.
    pub name: String,
    /// The source of the rule.
    pub source: String,
    /// The rule in sentences, for players.
    pub description: String,
    /// The sum of the scores of a board without a solo, if it is constant.
    pub board_sum: Option<f64>,
    /// The number of decimals that scores are shown with.
    pub decimals: usize,
    /// The score of each of the seven players when a game is abandoned.
    pub abandoned: f64,
    /// Whether a game with complete counts still goes on until a solo, a concession, an agreed draw or its end date.
    pub open_ended: bool,
    /// Fixed numbers by name, which a director may change.
    pub parameters: BTreeMap<String, f64>,
    /// The columns in order; the last is the score.
    pub columns: Vec<SystemColumn>,
    /// Means over the event's completed games, for each power, that the columns use.
    pub event_means: Vec<SystemColumn>,
    /// Boards with their expected scores.
    pub examples: Vec<ScoringExample>,
    /// The system it was copied from, if it belongs to an event.
    pub based_on: Option<String>,
    /// The error of a newer, unfinished version in the same file. This version scores until that error is corrected.
    pub unfinished_error: Option<Box<DraftError>>,
    /// Computes the values whose means over the event are taken.
    event_sheet: Option<CompiledSheet>,
    pub(super) file: SystemFile,
    pub(super) sheet: CompiledSheet,
    facts: FactSet,
    /// The names that its formulas can use: of the columns, the means, the numbers and the lists.
    names: NamesInFormulas,
}

/// What the scores of a board depend on besides the board itself.
#[derive(Clone, Debug, Default)]
pub(super) struct EventInputs {
    /// The last year of a game under the rules of the event.
    pub(super) last_year: Option<Year>,
    /// The sums over an event's completed games, for a system that uses event means.
    /// For each mean and power: the sum, and the number of games in it.
    sums: Vec<[(f64, f64); 7]>,
}

impl EventInputs {
    /// No completed games, under rules with this last year of a game.
    pub(super) fn new(last_year: Option<Year>) -> EventInputs {
        EventInputs { last_year, sums: Vec::new() }
    }
}

impl ScoringSystem {
    /// The rule in sentences in a language. A director's own text stays as it was typed.
    pub fn description_in(&self, language: Language) -> &str {
        let names = std::iter::once(&self.name).chain(&self.based_on);
        let Some(shipped) = names.into_iter().find_map(|name| SystemLibrary::shipped().find(name)) else {
            return &self.description;
        };
        description_in(&self.description, language, &shipped.description, |language| {
            description_of_system(language, &shipped.name)
        })
    }

    /// The name of a column, a mean, a number or a list in a language: “Platzbonus” for “rank bonus”. A director's own name stays as
    /// it was typed.
    pub fn name_of(&self, part: DraftPart, language: Language) -> &str {
        self.position_of(part).map_or("", |position| self.names.name(position, language, || self.shipped_names()))
    }

    /// The same before its formula, which has the name of the file: “Platzbonus (rank bonus)”.
    pub fn name_of_formula(&self, part: DraftPart, language: Language) -> String {
        let (name, translated) = (self.name_of(part, Language::English), self.name_of(part, language));
        if translated == name { name.to_owned() } else { format!("{translated} ({name})") }
    }

    /// What a name in a formula is called in a language.
    pub(super) fn name_in_formula(&self, name: &str, language: Language) -> String {
        self.names.name_in_formula(name, language, || self.shipped_names())
    }

    /// The names of the shipped system of this name.
    fn shipped_names(&self) -> Option<&'static NamesInFormulas> {
        SystemLibrary::shipped().find(&self.name).map(|shipped| &shipped.names)
    }

    /// The position of a part among the names. `None` for a part that formulas cannot use.
    fn position_of(&self, part: DraftPart) -> Option<usize> {
        let means = self.columns.len();
        let numbers = means + self.event_means.len();
        Some(match part {
            DraftPart::Column(at) => at,
            DraftPart::EventMean(at) => means + at,
            DraftPart::Parameter(at) => numbers + at,
            DraftPart::Table(at) => numbers + self.parameters.len() + at,
            DraftPart::Name | DraftPart::BoardSum | DraftPart::Decimals | DraftPart::Whole => return None,
        })
    }

    /// The same system with other values for some of its parameters.
    ///
    /// # Errors
    /// When the system has no parameter with one of the names.
    pub fn with_parameters(&self, parameters: &BTreeMap<String, f64>) -> Result<ScoringSystem, SystemError> {
        let mut file = self.file.clone();
        for (name, value) in parameters {
            let folded = fold_identifier(name);
            let found = file.parameters.iter_mut().find(|(known, _)| fold_identifier(known) == folded);
            let Some((_, current)) = found else {
                let known: Vec<String> = file.parameters.keys().map(|name| quoted(name)).collect();
                return Err(SystemError::NoParameter {
                    system: file.name,
                    parameter: name.clone(),
                    known: if known.is_empty() { texts::none().to_owned() } else { known.join(", ") },
                });
            };
            *current = *value;
        }
        let mut system = ScoringSystem::compile(file)?;
        system.unfinished_error.clone_from(&self.unfinished_error);
        Ok(system)
    }

    /// Compiles the finished version in a file; an unfinished draft in it is not looked at.
    pub(super) fn compile(file: SystemFile) -> Result<ScoringSystem, SystemError> {
        if file.column.is_empty() {
            return Err(SystemError::NoColumn { system: file.name });
        }
        if file.decimals > MOST_DECIMALS {
            return Err(SystemError::Decimals { system: file.name, decimals: file.decimals });
        }
        let scope = |event_means: &[SystemColumn]| {
            let mut names: Vec<&str> = FactName::all().map(FactName::word).collect();
            names.extend(event_means.iter().map(|mean| mean.name.as_str()));
            let mut scope = NameScope::new(7, names).with_history(FactName::History.word());
            for (name, value) in &file.parameters {
                scope.add_constant(name, *value);
            }
            for (name, values) in &file.tables {
                scope.add_table(name, values.clone());
            }
            scope
        };
        let compile_columns = |columns: &[SystemColumn], scope: &NameScope| {
            let columns: Vec<FormulaColumn<'_>> =
                columns.iter().map(|column| FormulaColumn { name: &column.name, formula: &column.formula }).collect();
            compile(&columns, scope).map_err(|error| SystemError::Formula { system: file.name.clone(), error })
        };
        let event_sheet =
            if file.event_mean.is_empty() { None } else { Some(compile_columns(&file.event_mean, &scope(&[]))?) };
        let sheet = compile_columns(&file.column, &scope(&file.event_mean))?;
        let reads = |sheet: &CompiledSheet, name: FactName| {
            u16::try_from(name.slot()).is_ok_and(|slot| sheet.program.reads(slot))
        };
        let facts = FactSet::from_names(
            FactName::all()
                .filter(|name| reads(&sheet, *name) || event_sheet.as_ref().is_some_and(|event| reads(event, *name))),
        );
        let column_names: Vec<&str> = file.column.iter().map(|column| column.name.as_str()).collect();
        let examples = file
            .example
            .iter()
            .map(|example| {
                example.to_example(&column_names).map_err(|problem| SystemError::Example {
                    system: file.name.clone(),
                    example: example.name.clone(),
                    problem,
                })
            })
            .collect::<Result<_, _>>()?;
        let columns = file.column.iter().chain(&file.event_mean).map(|column| column.name.as_str());
        let numbers = file.parameters.keys().chain(file.tables.keys()).map(String::as_str);
        let names = NamesInFormulas::new(columns.chain(numbers), NameInFormulas::of_system);
        Ok(ScoringSystem {
            name: file.name.clone(),
            source: file.source.clone(),
            description: file.description.clone(),
            board_sum: file.board_sum,
            decimals: file.decimals,
            abandoned: file.abandoned,
            open_ended: file.open_ended,
            parameters: file.parameters.clone(),
            columns: file.column.clone(),
            event_means: file.event_mean.clone(),
            examples,
            based_on: file.based_on.clone(),
            unfinished_error: None,
            sheet,
            event_sheet,
            facts,
            names,
            file,
        })
    }

    /// The number of slots in a frame for this system.
    pub(super) fn frame_len(&self) -> usize {
        let event = self.event_sheet.as_ref().map_or(0, |sheet| sheet.program.frame_len());
        self.sheet.program.frame_len().max(event)
    }

    /// Scores a board into `columns`, which has one entry for each column of the system. `frame` has at least
    /// [`ScoringSystem::frame_len`] slots.
    pub(super) fn score_into(
        &self,
        board: &Board,
        inputs: &EventInputs,
        frame: &mut [RowValues],
        stack: &mut EvaluationStack,
        columns: &mut [[f64; 7]],
    ) {
        self.fill_frame(board, self.facts, inputs, frame);
        self.sheet.program.run(frame, stack);
        let results = &frame[self.sheet.program.first_column()..];
        for (column, lanes) in columns.iter_mut().zip(results) {
            // The sum of -0 and 0 is 0: no score is shown as -0.
            for (value, lane) in column.iter_mut().zip(lanes) {
                *value = without_negative_zero(*lane);
            }
        }
    }

    /// The stage of a game, as this system defines it, under rules with this last year of a game.
    pub fn stage(&self, board: &Board, last: Option<Year>) -> GameStage {
        if self.open_ended { board.stage_until_declared(last) } else { board.stage_until(last) }
    }

    /// Writes the values of the board's names into a frame.
    fn fill_facts(&self, board: &Board, facts: FactSet, last: Option<Year>, frame: &mut [RowValues]) {
        board_facts::fill_facts(frame, board, self.stage(board, last), facts);
    }

    /// Writes the values of the board's names and the event's means into a frame.
    fn fill_frame(&self, board: &Board, facts: FactSet, inputs: &EventInputs, frame: &mut [RowValues]) {
        self.fill_facts(board, facts, inputs.last_year, frame);
        for n in 0..self.event_means.len() {
            let slot = &mut frame[FactName::all().count() + n];
            // Without a completed game there is no mean: 0 / 0 is a missing value.
            *slot = [f64::NAN; LANES];
            for (lane, (sum, games)) in slot.iter_mut().zip(inputs.sums.get(n).into_iter().flatten()) {
                *lane = sum / games;
            }
        }
    }

    /// A frame with all facts and columns of a board, for explanations.
    pub(super) fn compute_frame(&self, board: &Board, inputs: &EventInputs) -> Vec<RowValues> {
        let mut frame = vec![[f64::NAN; LANES]; self.frame_len()];
        self.fill_frame(board, FactSet::from_names(FactName::all()), inputs, &mut frame);
        self.sheet.program.run(&mut frame, &mut EvaluationStack::default());
        frame
    }

    /// Adds a completed game of the event to the means.
    pub(super) fn add_to_means(
        &self,
        board: &Board,
        inputs: &mut EventInputs,
        frame: &mut [RowValues],
        stack: &mut EvaluationStack,
    ) {
        let Some(sheet) = &self.event_sheet else { return };
        self.fill_facts(board, self.facts, inputs.last_year, frame);
        sheet.program.run(frame, stack);
        inputs.sums.resize(self.event_means.len(), [(0.0, 0.0); 7]);
        for (sums, lanes) in inputs.sums.iter_mut().zip(&frame[sheet.program.first_column()..]) {
            // A game that ended without this power's count, such as a concession, is left out of the mean.
            for ((sum, games), value) in sums.iter_mut().zip(lanes).filter(|(_, value)| !value.is_nan()) {
                *sum += value;
                *games += 1.0;
            }
        }
    }

    /// Whether the scores of a board depend on the event's other boards.
    pub fn uses_event_means(&self) -> bool {
        self.event_sheet.is_some()
    }

    /// The means over these games.
    pub(super) fn event_means_over<'b>(&self, boards: impl Iterator<Item = &'b Board>) -> EventInputs {
        let mut inputs = EventInputs::default();
        if self.uses_event_means() {
            let mut frame = vec![[f64::NAN; LANES]; self.frame_len()];
            for board in boards {
                self.add_to_means(board, &mut inputs, &mut frame, &mut EvaluationStack::default());
            }
        }
        inputs
    }

    /// Scores a board that is in no book, in an event with these other games. Returns seven values for every column; a
    /// value is NaN if an input is missing.
    pub fn score_with_others(&self, board: &Board, others: &[Board]) -> Vec<[f64; 7]> {
        let inputs = self.event_means_over(std::iter::once(board).chain(others));
        let mut columns = vec![[f64::NAN; 7]; self.columns.len()];
        let mut frame = vec![[f64::NAN; LANES]; self.frame_len()];
        self.score_into(board, &inputs, &mut frame, &mut EvaluationStack::default(), &mut columns);
        columns
    }

    /// Scores a board that is in no book, as the only game of its event.
    pub fn score(&self, board: &Board) -> Vec<[f64; 7]> {
        self.score_with_others(board, &[])
    }

    /// The entries that are still missing for this power's score.
    pub fn missing_inputs(&self, board: &Board, power: Power) -> Vec<&'static str> {
        let facts = self.missing_facts(board, power);
        let mut inputs: Vec<&'static str> = facts.into_iter().filter_map(FactName::missing_entry).collect();
        inputs.dedup();
        inputs
    }

    /// The facts with an entry that is still missing for this power's score.
    pub fn missing_facts(&self, board: &Board, power: Power) -> Vec<FactName> {
        let mut frame = vec![[f64::NAN; LANES]; self.frame_len()];
        // No entry is missing because of the stage.
        self.fill_facts(board, self.facts, None, &mut frame);
        let lane = power.index();
        let survives = frame[FactName::Alive.slot()][lane] == 1.0;
        let solo = frame[FactName::Solo.slot()][lane] == 1.0;
        FactName::all()
            .filter(|name| u16::try_from(name.slot()).is_ok_and(|slot| self.sheet.program.reads(slot)))
            .filter(|name| frame[name.slot()][lane].is_nan())
            .filter(|name| !(survives && *name == FactName::Out) && (solo || *name != FactName::SoloYear))
            .filter(|name| name.missing_entry().is_some())
            .collect()
    }

    /// The entries that this system needs before it can score a board, the final counts first.
    pub fn required_inputs(&self) -> Vec<&'static str> {
        let mut required = FactName::Centres.required_entries().to_vec();
        for entry in self.used_facts().flat_map(FactName::required_entries) {
            if !required.contains(entry) {
                required.push(entry);
            }
        }
        required
    }

    /// The facts that the columns use.
    pub fn used_facts(&self) -> impl Iterator<Item = FactName> {
        FactName::all().filter(|name| u16::try_from(name.slot()).is_ok_and(|slot| self.sheet.program.reads(slot)))
    }

    /// The values of an example that differ from the expected ones: column, power, expected and computed value.
    pub fn example_mismatches(&self, example: &ScoringExample) -> Vec<(String, Power, f64, f64)> {
        let computed = self.score_with_others(&example.board, &example.others);
        let mut mismatches = Vec::new();
        for (name, expected) in &example.expected {
            let position =
                self.columns.iter().position(|column| fold_identifier(&column.name) == fold_identifier(name));
            for power in Power::ALL {
                let value = position.map_or(f64::NAN, |column| computed[column][power.index()]);
                let wanted = expected[power.index()];
                // Examples are printed with up to nine decimals.
                if value.is_nan() || (value - wanted).abs() > 1e-6 {
                    mismatches.push((name.clone(), power, wanted, value));
                }
            }
        }
        mismatches
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_of_a_shipped_system_are_translated_and_those_of_an_own_one_stay() {
        let shipped = SystemLibrary::shipped().find("EuroDipCon 4").unwrap();
        let parts = [DraftPart::Column(0), DraftPart::Column(1), DraftPart::Parameter(0), DraftPart::Table(0)];
        let names = |system: &ScoringSystem| parts.map(|part| system.name_of(part, Language::German).to_owned());
        assert_eq!(names(shipped), ["Platzbonus", "Punkte", "Solopunkte", "Boni"]);
        assert_eq!(shipped.name_of(DraftPart::Column(0), Language::English), "rank bonus");
        assert_eq!(shipped.name_of_formula(DraftPart::Column(0), Language::German), "Platzbonus (rank bonus)");
        let changed = shipped.with_parameters(&BTreeMap::from([("solo points".to_owned(), 80.0)])).unwrap();
        assert_eq!(names(&changed), names(shipped));
        let own = SystemLibrary::shipped().with_variant("EuroDipCon 4", &BTreeMap::new(), "Ours").unwrap();
        assert_eq!(names(own.find("Ours").unwrap()), ["rank bonus", "score", "solo_points", "bonuses"]);
        assert_eq!(shipped.name_of(DraftPart::Column(9), Language::German), "");
    }
}
