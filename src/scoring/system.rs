//! A scoring system: its file, its compiled columns, its worked examples.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::board_facts;
use super::board_facts::{FactName, RequiredInputs};
use super::system_draft::{SystemDraft, DraftError};
use crate::book::{Board, CellEntry, Chart, Ending, GameStage, PerPower, Power, Year};
use crate::formula::{FormulaColumn, FormulaError, LANES, Lanes, NameScope, EvaluationStack, CompiledSheet, compile, fold_identifier};

/// A scoring system, ready to score.
#[derive(Debug)]
pub struct ScoringSystem {
    /// “EuroDipCon 4”.
    pub name: String,
    /// Where the rule comes from.
    pub source: String,
    /// What it does, for a player.
    pub description: String,
    /// What the scores of a board without a solo sum to, where that is constant.
    pub total: Option<f64>,
    /// How many decimals its scores are shown with.
    pub decimals: usize,
    /// What each of the seven scores when a game is abandoned.
    pub abandoned: f64,
    /// Whether a game goes on, however complete its counts, until a solo, a concession, an agreed draw or its end date.
    pub open_ended: bool,
    /// Fixed numbers by name, which a director may change.
    pub parameters: BTreeMap<String, f64>,
    /// The columns in order; the last is the score.
    pub columns: Vec<SystemColumn>,
    /// Means over the event's completed games, for each power, that the columns speak of.
    pub event_means: Vec<SystemColumn>,
    /// Boards with the scores they must have.
    pub examples: Vec<ScoringExample>,
    /// The system it was copied from, where it is an event's own.
    pub based_on: Option<String>,
    /// What is wrong with the newer version that is being typed; this one scores until that is mended.
    pub unfinished: Option<Box<DraftError>>,
    /// Computes what the event's means are taken of.
    event_sheet: Option<CompiledSheet>,
    pub(super) file: SystemFile,
    pub(super) sheet: CompiledSheet,
    needs: RequiredInputs,
}

/// What a system that looks at the event has added up over its completed games.
#[derive(Clone, Debug, Default)]
pub(super) struct EventMeans {
    /// For each mean and power, the sum and how many games it is over.
    sums: Vec<[(f64, f64); 7]>,
}

/// One column of a scoring system.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemColumn {
    /// “rank bonus”.
    pub name: String,
    /// The formula as it is written in the file.
    pub formula: String,
}

impl SystemColumn {
    /// Whether the formula can give anything but whole numbers, as far as its signs tell: a column of shared points is
    /// shown with decimals also where nobody shares today.
    pub fn may_have_fractions(&self) -> bool {
        let formula = self.formula.to_uppercase();
        ["/", "%", ".", "SHARE", "HISTORY", "AVERAGE", "SQRT"].iter().any(|sign| formula.contains(sign))
    }
}

/// A board worked out by hand.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoringExample {
    /// Where it is from, or what it shows.
    pub name: String,
    pub board: Board,
    /// The event's other completed games, where the system looks at them.
    pub others: Vec<Board>,
    /// Columns with their values; the score among them.
    pub expected: Vec<(String, [f64; 7])>,
}

/// Why a scoring system cannot be used.
#[derive(Debug, Error)]
pub enum SystemError {
    #[error("the scoring system cannot be read: {0}")]
    File(#[from] toml::de::Error),
    #[error("{system}: {error}")]
    Formula { system: String, error: FormulaError },
    #[error("{system}: there is no column. Add one; the last is the score.")]
    NoColumn { system: String },
    #[error("{system}, example “{example}”: {what}")]
    Example { system: String, example: String, what: String },
    #[error("{system} has no parameter “{parameter}”; it has {known}")]
    NoParameter { system: String, parameter: String, known: String },
    #[error("{system} is unfinished: {error}")]
    Unfinished { system: String, error: Box<DraftError> },
    #[error("the scoring system cannot be written: {0}")]
    Print(#[from] toml::ser::Error),
}

/// A system's file, as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SystemFile {
    pub(super) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) based_on: Option<String>,
    pub(super) source: String,
    pub(super) description: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) total: Option<f64>,
    #[serde(default = "two")]
    pub(super) decimals: usize,
    #[serde(default)]
    pub(super) abandoned: f64,
    #[serde(default, skip_serializing_if = "is_false")]
    pub(super) open_ended: bool,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) parameters: BTreeMap<String, f64>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) tables: BTreeMap<String, Vec<f64>>,
    /// Means over the event's completed games of these formulas.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) event_mean: Vec<SystemColumn>,
    pub(super) column: Vec<SystemColumn>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) example: Vec<ExampleFile>,
    /// What is being typed and cannot score yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) unfinished: Option<SystemDraft>,
}

fn two() -> usize {
    2
}

fn is_zero(years: &[u16; 7]) -> bool {
    *years == [0; 7]
}

// Serde hands the field over by reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(value: &bool) -> bool {
    !*value
}

/// A board with its scores, as it is written in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExampleFile {
    pub(super) name: String,
    centres: [u16; 7],
    /// Years of elimination; 0 for a power that survived, or whose year is not known.
    #[serde(default, skip_serializing_if = "is_zero")]
    out: [u16; 7],
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<u16>,
    /// The game is not over: the counts are those of its newest chart.
    #[serde(default, skip_serializing_if = "is_false")]
    running: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    conceded: Option<Power>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    draw: Vec<Power>,
    #[serde(skip_serializing_if = "Option::is_none")]
    missed_moves: Option<[u16; 7]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    missed_winters: Option<[u16; 7]>,
    /// Final counts of the event's other completed games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    others: Vec<[u16; 7]>,
    /// Missing only for a board that is there to be compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) score: Option<[f64; 7]>,
    /// Counts by year.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    charts: BTreeMap<String, [u16; 7]>,
    /// Other columns by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) columns: BTreeMap<String, [f64; 7]>,
}

impl ScoringSystem {
    /// Reads and compiles a system from its file's text.
    ///
    /// # Errors
    /// When the text is not TOML of the right shape, or a formula cannot be read.
    pub fn parse(text: &str) -> Result<ScoringSystem, SystemError> {
        ScoringSystem::compile(toml::from_str(text)?)
    }

    /// The same system with other values for some of its parameters.
    ///
    /// # Errors
    /// When the system has no parameter of a name.
    pub fn with_parameters(&self, parameters: &BTreeMap<String, f64>) -> Result<ScoringSystem, SystemError> {
        let mut file = self.file.clone();
        for (name, value) in parameters {
            let folded = fold_identifier(name);
            let own = file.parameters.iter_mut().find(|(own, _)| fold_identifier(own) == folded);
            let Some((_, own)) = own else {
                let known: Vec<String> = file.parameters.keys().map(|name| format!("“{name}”")).collect();
                return Err(SystemError::NoParameter {
                    system: file.name,
                    parameter: name.clone(),
                    known: if known.is_empty() { "none".to_owned() } else { known.join(", ") },
                });
            };
            *own = *value;
        }
        ScoringSystem::compile(file)
    }

    pub(super) fn compile(file: SystemFile) -> Result<ScoringSystem, SystemError> {
        if file.column.is_empty() {
            return Err(SystemError::NoColumn { system: file.name });
        }
        let scope = |more: &[SystemColumn]| {
            let mut names: Vec<&str> = FactName::all().map(FactName::word).collect();
            names.extend(more.iter().map(|mean| mean.name.as_str()));
            let mut scope = NameScope::new(7, names).with_history(FactName::History.word());
            for (name, value) in &file.parameters {
                scope.constant(name, *value);
            }
            for (name, values) in &file.tables {
                scope.table(name, values.clone());
            }
            scope
        };
        let read = |columns: &[SystemColumn], scope: &NameScope| {
            let columns: Vec<FormulaColumn<'_>> =
                columns.iter().map(|column| FormulaColumn { name: &column.name, formula: &column.formula }).collect();
            compile(&columns, scope).map_err(|error| SystemError::Formula { system: file.name.clone(), error })
        };
        let event_sheet = if file.event_mean.is_empty() { None } else { Some(read(&file.event_mean, &scope(&[]))?) };
        let sheet = read(&file.column, &scope(&file.event_mean))?;
        let reads = |sheet: &CompiledSheet, name: FactName| u16::try_from(name.slot()).is_ok_and(|slot| sheet.program.reads(slot));
        let needs = RequiredInputs::from_names(
            FactName::all()
                .filter(|name| reads(&sheet, *name) || event_sheet.as_ref().is_some_and(|event| reads(event, *name))),
        );
        let examples = file
            .example
            .iter()
            .map(|example| {
                example.read(&file.column).map_err(|what| SystemError::Example {
                    system: file.name.clone(),
                    example: example.name.clone(),
                    what,
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(ScoringSystem {
            name: file.name.clone(),
            source: file.source.clone(),
            description: file.description.clone(),
            total: file.total,
            decimals: file.decimals,
            abandoned: file.abandoned,
            open_ended: file.open_ended,
            parameters: file.parameters.clone(),
            columns: file.column.clone(),
            event_means: file.event_mean.clone(),
            examples,
            based_on: file.based_on.clone(),
            unfinished: file.unfinished.as_ref().map(|draft| Box::new(draft.fault())),
            sheet,
            event_sheet,
            needs,
            file,
        })
    }

    /// How many slots a frame for this system has.
    pub(super) fn frame_len(&self) -> usize {
        let event = self.event_sheet.as_ref().map_or(0, |sheet| sheet.program.frame_len());
        self.sheet.program.frame_len().max(event)
    }

    /// Scores a board into `columns`, one for each of the system's. `frame` has at least [`System::frame_len`] slots.
    pub(super) fn score_into(
        &self,
        board: &Board,
        means: &EventMeans,
        frame: &mut [Lanes],
        scratch: &mut EvaluationStack,
        columns: &mut [[f64; 7]],
    ) {
        self.fill(board, self.needs, means, frame);
        self.sheet.program.run(frame, scratch);
        let results = &frame[self.sheet.program.first_column()..];
        for (column, lanes) in columns.iter_mut().zip(results) {
            column.copy_from_slice(&lanes[..7]);
        }
    }

    /// How far a game is, as far as this system goes by it.
    pub fn stage(&self, board: &Board) -> GameStage {
        if self.open_ended { board.stage_until_declared() } else { board.stage() }
    }

    /// Writes the names of the board into a frame.
    fn fill_facts(&self, board: &Board, needs: RequiredInputs, frame: &mut [Lanes]) {
        board_facts::fill(frame, board, self.stage(board), needs);
    }

    /// Writes the names of the board and of the event into a frame.
    fn fill(&self, board: &Board, needs: RequiredInputs, means: &EventMeans, frame: &mut [Lanes]) {
        self.fill_facts(board, needs, frame);
        for n in 0..self.event_means.len() {
            let slot = &mut frame[FactName::all().count() + n];
            // Without a completed game there is no mean; 0 games make it missing.
            *slot = [f64::NAN; LANES];
            for (lane, (sum, games)) in slot.iter_mut().zip(means.sums.get(n).into_iter().flatten()) {
                *lane = sum / games;
            }
        }
    }

    /// A frame with everything of a board worked out, for explanations.
    pub(super) fn frame(&self, board: &Board, means: &EventMeans) -> Vec<Lanes> {
        let mut frame = vec![[f64::NAN; LANES]; self.frame_len()];
        self.fill(board, RequiredInputs::from_names(FactName::all()), means, &mut frame);
        self.sheet.program.run(&mut frame, &mut EvaluationStack::default());
        frame
    }

    /// Takes a completed game of the event into the means.
    pub(super) fn add_to_means(
        &self,
        board: &Board,
        means: &mut EventMeans,
        frame: &mut [Lanes],
        scratch: &mut EvaluationStack,
    ) {
        let Some(sheet) = &self.event_sheet else { return };
        self.fill_facts(board, self.needs, frame);
        sheet.program.run(frame, scratch);
        means.sums.resize(self.event_means.len(), [(0.0, 0.0); 7]);
        for (sums, lanes) in means.sums.iter_mut().zip(&frame[sheet.program.first_column()..]) {
            // A game that ended without this power's count, such as a concession, does not tell.
            for ((sum, games), value) in sums.iter_mut().zip(lanes).filter(|(_, value)| !value.is_nan()) {
                *sum += value;
                *games += 1.0;
            }
        }
    }

    /// Whether the scores of a board depend on the event's other boards.
    pub fn looks_at_the_event(&self) -> bool {
        self.event_sheet.is_some()
    }

    /// The means over these games.
    pub(super) fn means_of<'b>(&self, boards: impl Iterator<Item = &'b Board>) -> EventMeans {
        let mut means = EventMeans::default();
        if self.looks_at_the_event() {
            let mut frame = vec![[f64::NAN; LANES]; self.frame_len()];
            for board in boards {
                self.add_to_means(board, &mut means, &mut frame, &mut EvaluationStack::default());
            }
        }
        means
    }

    /// Scores a board that is in no book, in an event of these other games: every column's seven values, not a number
    /// where an input is missing.
    pub fn score_among(&self, board: &Board, others: &[Board]) -> Vec<[f64; 7]> {
        let means = self.means_of(std::iter::once(board).chain(others));
        let mut columns = vec![[f64::NAN; 7]; self.columns.len()];
        let mut frame = vec![[f64::NAN; LANES]; self.frame_len()];
        self.score_into(board, &means, &mut frame, &mut EvaluationStack::default(), &mut columns);
        columns
    }

    /// Scores a board that is in no book and the only game of its event.
    pub fn score(&self, board: &Board) -> Vec<[f64; 7]> {
        self.score_among(board, &[])
    }

    /// What the director must still enter before this power's score can be computed.
    pub fn missing(&self, board: &Board, power: Power) -> Vec<&'static str> {
        let mut frame = vec![[f64::NAN; LANES]; self.frame_len()];
        self.fill_facts(board, self.needs, &mut frame);
        let lane = power.index();
        let survives = frame[FactName::Alive.slot()][lane] == 1.0;
        let solo = frame[FactName::Solo.slot()][lane] == 1.0;
        let mut inputs: Vec<&'static str> = FactName::all()
            .filter(|name| u16::try_from(name.slot()).is_ok_and(|slot| self.sheet.program.reads(slot)))
            .filter(|name| frame[name.slot()][lane].is_nan())
            .filter(|name| !(survives && *name == FactName::Out) && (solo || *name != FactName::SoloYear))
            .filter_map(FactName::input)
            .collect();
        inputs.dedup();
        inputs
    }

    /// What has to be entered of a board before this system can score it, the final counts first.
    pub fn needs(&self) -> Vec<&'static str> {
        let mut needs = FactName::Centres.needs().to_vec();
        for need in self.inputs().flat_map(FactName::needs) {
            if !needs.contains(need) {
                needs.push(need);
            }
        }
        needs
    }

    /// The inputs that the columns read, by name.
    pub fn inputs(&self) -> impl Iterator<Item = FactName> {
        FactName::all().filter(|name| u16::try_from(name.slot()).is_ok_and(|slot| self.sheet.program.reads(slot)))
    }

    /// What of an example does not come out: column, power, expected and computed value. Empty when all is well.
    pub fn broken(&self, example: &ScoringExample) -> Vec<(String, Power, f64, f64)> {
        let computed = self.score_among(&example.board, &example.others);
        let mut broken = Vec::new();
        for (name, expected) in &example.expected {
            let position =
                self.columns.iter().position(|column| fold_identifier(&column.name) == fold_identifier(name));
            for power in Power::ALL {
                let value = position.map_or(f64::NAN, |column| computed[column][power.index()]);
                let wanted = expected[power.index()];
                // Examples are printed with up to nine decimals.
                if value.is_nan() || (value - wanted).abs() > 1e-6 {
                    broken.push((name.clone(), power, wanted, value));
                }
            }
        }
        broken
    }
}

impl ExampleFile {
    /// The board alone.
    pub(super) fn board(&self) -> Result<Board, String> {
        let mut board = Board::new(&self.name);
        for power in Power::ALL {
            let i = power.index();
            let seat = &mut board.seats[power];
            seat.centres = if self.running { CellEntry::Blank } else { CellEntry::Value(self.centres[i]) };
            seat.eliminated = (self.out[i] > 0).then_some(Year(self.out[i])).into();
            seat.in_draw = (!self.draw.is_empty()).then(|| self.draw.contains(&power));
            seat.missed_moves = self.missed_moves.map(|missed| missed[i]).into();
            seat.missed_winters = self.missed_winters.map(|missed| missed[i]).into();
        }
        board.end_year = self.ended.map(Year).into();
        board.ending = self.conceded.map_or(Ending::Played, Ending::Conceded);
        for (year, counts) in &self.charts {
            let year = year.parse().map(Year).map_err(|_| format!("“{year}” is not a year"))?;
            board.charts.push(Chart { year, centres: PerPower(counts.map(CellEntry::Value)) });
        }
        Ok(board)
    }

    fn read(&self, columns: &[SystemColumn]) -> Result<ScoringExample, String> {
        let board = self.board()?;
        let last = columns.last().map(|column| column.name.clone()).unwrap_or_default();
        let score = self.score.ok_or_else(|| "there is no score; add the seven that it must have".to_owned())?;
        let mut expected = vec![(last, score)];
        for (name, values) in &self.columns {
            let folded = fold_identifier(name);
            if !columns.iter().any(|column| fold_identifier(&column.name) == folded) {
                return Err(format!("there is no column “{name}”"));
            }
            expected.push((name.clone(), *values));
        }
        let others = self.others.iter().map(|counts| {
            let mut other = Board::new("");
            for (power, seat) in other.seats.iter_mut() {
                seat.centres = CellEntry::Value(counts[power.index()]);
            }
            other
        });
        Ok(ScoringExample { name: self.name.clone(), board, others: others.collect(), expected })
    }
}
