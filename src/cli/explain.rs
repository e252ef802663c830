//! `topboard explain`: how a score of a seat, or a total of a player, came about.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::error::CommandError;
use super::input_file::unknown_name;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions, input_file, standings_options};
use crate::book::{BoardRef, Book, Power, fold_name};
use crate::engine::{Engine, Goal};
use crate::figures::format_rounded;
use crate::languages::Language;
use crate::notices::{self, StandingsOptions};
use crate::scoring::Explanation;

#[derive(Debug, Args)]
pub(super) struct ExplainArgs {
    /// A book or results
    file: PathBuf,
    /// The board, such as R2-C for board C of round 2
    #[arg(long, value_name = "BOARD", required_unless_present = "player")]
    board: Option<String>,
    /// The power or its initial. Default: all seven
    #[arg(long, value_name = "POWER", requires = "board")]
    power: Option<String>,
    /// Explain the total and place of this player instead of a score
    #[arg(long, value_name = "NAME", conflicts_with = "board")]
    player: Option<String>,
    /// Say which results of the running round bring the player to the first place or to the top board, by a bounded search
    #[arg(long, requires = "player")]
    needs: bool,
    #[command(flatten)]
    rules: RuleOptions,
    #[command(flatten)]
    table: standings_options::TableOptions,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ScoreExplanationJson<'a> {
    power: &'static str,
    player: &'a str,
    /// The score that counts: the director's where there is a ruling.
    score: Option<f64>,
    #[serde(rename = "override", skip_serializing_if = "Option::is_none")]
    ruling: Option<&'a str>,
    because: Option<ExplanationPartJson>,
}

#[derive(Serialize)]
struct ExplanationPartJson {
    name: String,
    value: Option<f64>,
    #[serde(skip_serializing_if = "String::is_empty")]
    formula: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    values: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<ExplanationPartJson>,
}

impl From<Explanation> for ExplanationPartJson {
    fn from(explanation: Explanation) -> ExplanationPartJson {
        ExplanationPartJson {
            name: explanation.name,
            value: explanation.value,
            formula: explanation.by_names,
            values: explanation.by_values,
            notes: explanation.notes,
            parts: explanation.parts.into_iter().map(ExplanationPartJson::from).collect(),
        }
    }
}

impl ExplainArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        let mut input = input_file::read_input(&self.file, &self.rules)?;
        let (options, _) = self.table.choose(&mut input)?;
        let engine = &input.engine;
        if let (Some(name), true) = (&self.player, self.needs) {
            let needs = needed_results(engine, name)?;
            if self.json {
                output.json(&needs)?;
            } else {
                input.report_rules(output);
                for NeededResultsJson { goal, answer } in &needs {
                    output.line(format_args!("{goal}: {}", answer.join(" ")))?;
                }
            }
            return Ok(CommandOutcome::Done);
        }
        if let Some(name) = &self.player {
            let total = total_breakdown(engine, &options, name)?;
            if self.json {
                output.json(&total)?;
            } else {
                input.report_rules(output);
                output.line(total.text.trim_end())?;
            }
            return Ok(CommandOutcome::Done);
        }
        let at = board_named(engine.book(), self.board.as_deref().unwrap_or_default())?;
        let powers = match &self.power {
            None => Power::ALL.to_vec(),
            Some(name) => vec![Power::parse(name).ok_or_else(|| CommandError::UnknownName {
                kind: "power",
                name: name.clone(),
                nearest: None,
                known: Power::ALL.map(Power::name).join(", "),
            })?],
        };
        if self.json {
            let all: Vec<ScoreExplanationJson<'_>> =
                powers.into_iter().map(|power| score_explanation(engine, at, power)).collect();
            output.json(&all)?;
            return Ok(CommandOutcome::Done);
        }
        input.report_rules(output);
        let system = engine.system(at).map_or("no known system", |system| system.name.as_str());
        output.line(format_args!("{}, by {system}", engine.book().board_label(at)))?;
        for power in powers {
            let seat = at.seat(power);
            let player = engine.book().seat(seat).map_or("", |held| engine.book().name_of(held.player));
            output.line(format_args!("\n{power}, {player}"))?;
            output.line(score_text(engine, at, power).trim_end())?;
        }
        Ok(CommandOutcome::Done)
    }
}

/// What a player needs to reach a goal.
#[derive(Serialize)]
struct NeededResultsJson {
    goal: &'static str,
    answer: Vec<String>,
}

fn needed_results(engine: &Engine, name: &str) -> Result<Vec<NeededResultsJson>, CommandError> {
    let book = engine.book();
    let known = || book.people.iter().map(|person| person.name.as_str()).collect::<Vec<_>>();
    let person = book.find_person(name).ok_or_else(|| unknown_name("player", name, &known()))?.id;
    let goals = [(Goal::FirstPlace, "first place"), (Goal::TopBoard, "top board")];
    let answers = engine.needed_results(person, &goals.map(|(goal, _)| goal));
    let needs = goals.into_iter().zip(answers).map(|((_, words), answer)| {
        let answer = match answer {
            Ok(found) => found.sentences(book, engine.rules()),
            Err(why) => vec![why.to_string()],
        };
        NeededResultsJson { goal: words, answer }
    });
    Ok(needs.collect())
}

/// The total of a player, line by line.
#[derive(Serialize)]
struct TotalBreakdownJson<'a> {
    player: &'a str,
    place: Option<usize>,
    total: f64,
    /// The reason for the place, compared with the players before and after.
    why: String,
    lines: Vec<BreakdownLineJson>,
    #[serde(skip)]
    text: String,
}

#[derive(Serialize)]
struct BreakdownLineJson {
    what: String,
    /// The amount added; missing for a result that is left out.
    amount: Option<f64>,
    #[serde(skip_serializing_if = "String::is_empty")]
    how: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
}

fn total_breakdown<'a>(
    engine: &'a Engine,
    options: &StandingsOptions,
    name: &str,
) -> Result<TotalBreakdownJson<'a>, CommandError> {
    let book = engine.book();
    let notice = notices::standings_notice(engine, options, None);
    let known = || notice.notice.rows().map(|row| book.name_of(row.person)).collect::<Vec<_>>();
    let person = book.find_person(name).ok_or_else(|| unknown_name("player", name, &known()))?;
    let (section, at) =
        notice.notice.find_row(person.id).ok_or_else(|| unknown_name("player in the table", name, &known()))?;
    let line = &section.rows[at];
    let view = options.view(engine);
    let context = engine.standings_context().with_view(view);
    let row =
        notice.table.rows.get(line.position).ok_or_else(|| unknown_name("player in the table", name, &known()))?;
    let account = row.total_breakdown(Language::English, &context);
    let why = notice.explain_place(engine, line);
    let place = row.place.map_or_else(String::new, |_| format!("place {}: ", line.cells[0].plain()));
    let text = format!("{place}{why}\n{}", account.column_text());
    let lines = account.lines.into_iter();
    let lines = lines.map(|line| BreakdownLineJson {
        what: line.label,
        amount: line.amount,
        how: line.calculation,
        notes: line.notes,
    });
    Ok(TotalBreakdownJson {
        player: &person.name,
        place: line.place,
        total: row.total,
        why,
        lines: lines.collect(),
        text,
    })
}

/// The position of the score among the columns of the system.
fn score_column(engine: &Engine, at: BoardRef) -> Option<usize> {
    engine.system(at).map(|system| system.columns.len().saturating_sub(1))
}

fn score_explanation(engine: &Engine, at: BoardRef, power: Power) -> ScoreExplanationJson<'_> {
    let seat = at.seat(power);
    let held = engine.book().seat(seat);
    ScoreExplanationJson {
        power: power.name(),
        player: held.map_or("", |held| engine.book().name_of(held.player)),
        score: engine.score(seat),
        ruling: held.and_then(|held| held.ruling.as_ref()).map(|ruling| ruling.reason.as_str()),
        because: score_column(engine, at)
            .and_then(|column| engine.explain(seat, column))
            .map(ExplanationPartJson::from),
    }
}

fn score_text(engine: &Engine, at: BoardRef, power: Power) -> String {
    let seat = at.seat(power);
    let computed = match score_column(engine, at).and_then(|column| engine.explain(seat, column)) {
        Some(why) => why.indented_text(),
        None => engine.score(seat).map_or_else(
            || "there is no score: the scoring system is not known".to_owned(),
            |score| format!("{}: the game has no result under these rules", format_rounded(score, 2)),
        ),
    };
    match engine.book().seat(seat).and_then(|held| held.ruling.as_ref()) {
        Some(ruling) => {
            format!("{} set by the director: {}\ncomputed: {computed}", format_rounded(ruling.score, 2), ruling.reason)
        }
        None => computed,
    }
}

/// The board with this name: its round, a hyphen, its own name. The round is given by its name or its number.
fn board_named(book: &Book, name: &str) -> Result<BoardRef, CommandError> {
    let in_round = |hyphen: usize| {
        let (rounds, wanted) = (book.find_rounds(&name[..hyphen]), fold_name(&name[hyphen + 1..]));
        let mut boards = book.boards().filter(|(at, _)| rounds.contains(&at.round));
        boards.find(|(_, board)| fold_name(&board.name) == wanted).map(|(at, _)| at)
    };
    name.match_indices('-').find_map(|(hyphen, _)| in_round(hyphen)).ok_or_else(|| {
        let known = book.boards().map(|(at, board)| {
            let round = book.round(at.round).map_or("", |round| round.name.as_str());
            format!("R{round}-{}", board.name)
        });
        CommandError::UnknownName {
            kind: "board",
            name: name.to_owned(),
            nearest: None,
            known: known.collect::<Vec<_>>().join(", "),
        }
    })
}
