//! `topboard explain`: how a score, or a player's total, came about.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::error::Fault;
use super::input_file::unknown;
use super::output::Output;
use super::{Outcome, Rules, input_file, table_options};
use crate::book::{BoardRef, Book, Power, fold_name};
use crate::engine::Engine;
use crate::figures::show;
use crate::notices::{self, Look};
use crate::scoring::Explanation;

#[derive(Debug, Args)]
pub(super) struct Explain {
    /// A book or results
    file: PathBuf,
    /// The board: R2-C for board C of round 2
    #[arg(long, value_name = "BOARD", required_unless_present = "player")]
    board: Option<String>,
    /// The power, or its initial; without it, all seven
    #[arg(long, value_name = "POWER", requires = "board")]
    power: Option<String>,
    /// A player's total and place, in the place of a score
    #[arg(long, value_name = "NAME", conflicts_with = "board")]
    player: Option<String>,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    look: table_options::Flags,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Explained<'a> {
    power: &'static str,
    player: &'a str,
    /// The score that counts: the director's where there is one.
    score: Option<f64>,
    #[serde(rename = "override", skip_serializing_if = "Option::is_none")]
    ruling: Option<&'a str>,
    because: Option<Part>,
}

#[derive(Serialize)]
struct Part {
    name: String,
    value: Option<f64>,
    #[serde(skip_serializing_if = "String::is_empty")]
    formula: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    values: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<Part>,
}

impl From<Explanation> for Part {
    fn from(explanation: Explanation) -> Part {
        Part {
            name: explanation.name,
            value: explanation.value,
            formula: explanation.by_names,
            values: explanation.by_values,
            notes: explanation.notes,
            parts: explanation.parts.into_iter().map(Part::from).collect(),
        }
    }
}

impl Explain {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let input = input_file::read(&self.file, &self.rules)?;
        let engine = &input.engine;
        if let Some(name) = &self.player {
            let look = self.look.look(engine)?;
            let total = total_of(engine, &look, name)?;
            if self.json {
                output.json(&total)?;
            } else {
                input.say_rules(output);
                output.line(total.text.trim_end())?;
            }
            return Ok(Outcome::Done);
        }
        let at = board_named(engine.book(), self.board.as_deref().unwrap_or_default())?;
        let powers = match &self.power {
            None => Power::ALL.to_vec(),
            Some(name) => vec![Power::parse(name).ok_or_else(|| Fault::UnknownName {
                kind: "power",
                name: name.clone(),
                nearest: None,
                known: Power::ALL.map(Power::name).join(", "),
            })?],
        };
        if self.json {
            let all: Vec<Explained<'_>> = powers.into_iter().map(|power| explained(engine, at, power)).collect();
            output.json(&all)?;
            return Ok(Outcome::Done);
        }
        input.say_rules(output);
        let system = engine.system(at).map_or("no known system", |system| system.name.as_str());
        output.line(format_args!("{}, by {system}", engine.book().say_board(at)))?;
        for power in powers {
            let seat = at.seat(power);
            let player = engine.book().seat(seat).map_or("", |held| engine.book().name_of(held.player));
            output.line(format_args!("\n{power}, {player}"))?;
            output.line(text(engine, at, power).trim_end())?;
        }
        Ok(Outcome::Done)
    }
}

/// A player's total, line by line.
#[derive(Serialize)]
struct TotalOf<'a> {
    player: &'a str,
    place: Option<usize>,
    total: f64,
    /// Why the player stands there, towards those next to him.
    why: String,
    lines: Vec<TotalLine>,
    #[serde(skip)]
    text: String,
}

#[derive(Serialize)]
struct TotalLine {
    what: String,
    /// What it adds; missing for what is left out.
    amount: Option<f64>,
    #[serde(skip_serializing_if = "String::is_empty")]
    how: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
}

fn total_of<'a>(engine: &'a Engine, look: &Look, name: &str) -> Result<TotalOf<'a>, Fault> {
    let book = engine.book();
    let notice = notices::standings(engine, look, None);
    let known = || notice.lines().map(|line| book.name_of(Some(line.person))).collect::<Vec<_>>();
    let person = book.find_person(name).ok_or_else(|| unknown("player", name, &known()))?;
    let (section, at) = notice.find(person.id).ok_or_else(|| unknown("player in the table", name, &known()))?;
    let line = &section.lines[at];
    let view = look.view(engine);
    let basis = engine.basis().seen(view);
    let row = notice.table.rows.get(line.row).ok_or_else(|| unknown("player in the table", name, &known()))?;
    let account = row.account(&basis);
    let why = notice.place_in_words(engine, line);
    let place = row.place.map_or_else(String::new, |_| format!("place {}: ", line.cells[0].plain()));
    let text = format!("{place}{why}\n{}", account.text());
    let lines = account.lines.into_iter();
    let lines = lines.map(|line| TotalLine { what: line.what, amount: line.amount, how: line.how, notes: line.notes });
    Ok(TotalOf { player: &person.name, place: line.place, total: row.total, why, lines: lines.collect(), text })
}

/// Position of the score among the system's columns.
fn score_column(engine: &Engine, at: BoardRef) -> Option<usize> {
    engine.system(at).map(|system| system.columns.len().saturating_sub(1))
}

fn explained(engine: &Engine, at: BoardRef, power: Power) -> Explained<'_> {
    let seat = at.seat(power);
    let held = engine.book().seat(seat);
    Explained {
        power: power.name(),
        player: held.map_or("", |held| engine.book().name_of(held.player)),
        score: engine.score(seat),
        ruling: held.and_then(|held| held.ruling.as_ref()).map(|ruling| ruling.reason.as_str()),
        because: score_column(engine, at).and_then(|column| engine.explain(seat, column)).map(Part::from),
    }
}

fn text(engine: &Engine, at: BoardRef, power: Power) -> String {
    let seat = at.seat(power);
    let computed = match score_column(engine, at).and_then(|column| engine.explain(seat, column)) {
        Some(why) => why.text(),
        None => engine.score(seat).map_or_else(
            || "no score: the scoring system is not known".to_owned(),
            |score| format!("{}: the game has no result under these rules", show(score, 2)),
        ),
    };
    match engine.book().seat(seat).and_then(|held| held.ruling.as_ref()) {
        Some(ruling) => {
            format!("{} set by the director: {}\ncomputed: {computed}", show(ruling.score, 2), ruling.reason)
        }
        None => computed,
    }
}

/// The board that is called so: its round's name, a hyphen, its own.
fn board_named(book: &Book, name: &str) -> Result<BoardRef, Fault> {
    let wanted = fold_name(name);
    let called = |at: BoardRef| {
        let round = book.round(at.round).map_or("", |round| round.name.as_str());
        let board = book.board(at).map_or("", |board| board.name.as_str());
        [format!("R{round}-{board}"), format!("{round}-{board}"), format!("Round {round}-{board}")]
    };
    book.boards().map(|(at, _)| at).find(|at| called(*at).iter().any(|said| fold_name(said) == wanted)).ok_or_else(
        || Fault::UnknownName {
            kind: "board",
            name: name.to_owned(),
            nearest: None,
            known: book.boards().map(|(at, _)| called(at)[0].clone()).collect::<Vec<_>>().join(", "),
        },
    )
}
