//! `topboard score FILE`: every board, and the standings.

use std::path::PathBuf;

use clap::Args;

use super::check::{any_error, say_problems};
use super::error::Fault;
use super::input_file;
use super::input_file::Input;
use super::output::Output;
use super::{Outcome, Rules, json_output, table_options};
use crate::book::{Board, BoardRef, Power, Stage};
use crate::engine::Engine;
use crate::figures::show;
use crate::notices::{self, Heading, Look};
use crate::publish::text::columns::{Side, Table};

/// The decimals of scores whose system is not known.
const DECIMALS: usize = 2;

#[derive(Debug, Args)]
pub(super) struct Score {
    /// A book, or results to import
    file: PathBuf,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    look: table_options::Flags,
    /// Write JSON, with unrounded numbers
    #[arg(long)]
    json: bool,
}

impl Score {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let input = input_file::read(&self.file, &self.rules)?;
        let look = self.look.look(&input.engine)?;
        if self.json {
            output.json(&json_output::scores(&input, &look))?;
        } else {
            input.say_rules(output);
            print(&input, &look, output)?;
            say_problems(&input, |line| {
                output.message(line);
                Ok(())
            })?;
        }
        Ok(Outcome::problems_if(any_error(&input)))
    }
}

fn print(input: &Input, look: &Look, output: &mut Output) -> Result<(), Fault> {
    let engine = &input.engine;
    for (at, board) in engine.book().boards() {
        output.line(title(engine, at))?;
        for line in board_table(engine, at, board).lines() {
            output.line(line)?;
        }
        output.line("")?;
    }
    print_standings(engine, look, output)
}

/// “Round 2, board C, scored by WDC 2006”.
fn title(engine: &Engine, at: BoardRef) -> String {
    let board = engine.book().say_board(at);
    match engine.system(at) {
        Some(system) if matches!(engine.stage(at), Stage::Running(_)) => {
            format!("{board}, scored by {}, provisional: the game still runs", system.name)
        }
        Some(system) => format!("{board}, scored by {}", system.name),
        None => format!("{board}, not scored: its system is not known"),
    }
}

fn board_table(engine: &Engine, at: BoardRef, board: &Board) -> Table {
    let scores = engine.scores(at);
    let columns = scores.as_ref().map_or(&[][..], |scores| &scores.system.columns);
    let decimals = scores.as_ref().map_or(DECIMALS, |scores| scores.system.decimals);
    let fixed = [("power", Side::Left), ("player", Side::Left), ("centres", Side::Right)];
    // The last column is the score, which a ruling may replace.
    let own = columns.iter().take(columns.len().saturating_sub(1)).map(|column| column.name.as_str());
    let mut table =
        Table::new(fixed.into_iter().chain(own.map(|name| (name, Side::Right))).chain([("score", Side::Right)]));
    for (power, seat) in board.seats.iter() {
        let mut row = vec![power.name().to_owned(), engine.book().name_of(seat.player).to_owned(), count(board, power)];
        if let Some(scores) = &scores {
            row.extend(
                (0..columns.len().saturating_sub(1)).map(|column| shown(scores.column(column, power), decimals)),
            );
        }
        let ruled = if seat.ruling.is_some() { " (set by the director)" } else { "" };
        row.push(format!("{}{ruled}", shown(engine.score(at.seat(power)), decimals)));
        table.row(row);
    }
    table
}

fn count(board: &Board, power: Power) -> String {
    board.count(power).map_or_else(|| board.seats[power].centres.to_string(), |count| count.to_string())
}

fn shown(value: Option<f64>, decimals: usize) -> String {
    value.map_or_else(String::new, |value| show(value, decimals))
}

/// The table as it is posted, with its legend and the sentences below it.
pub(super) fn print_standings(engine: &Engine, look: &Look, output: &mut Output) -> Result<(), Fault> {
    let notice = notices::standings(engine, look, None);
    output.line(format_args!("Standings by {}", engine.rules().name))?;
    if *look != Look::default() {
        output.line(format_args!("{}.", notice.view))?;
    }
    let side = |column: &notices::Column| match column.heading {
        Heading::Player | Heading::Group | Heading::Why => Side::Left,
        _ => Side::Right,
    };
    for section in &notice.sections {
        if !section.name.is_empty() {
            output.line(format_args!("\n{}", section.name))?;
        }
        let headings = notice.columns.iter().map(|column| (column.title.to_lowercase(), side(column)));
        let mut table = Table::new(headings);
        for line in &section.lines {
            table.row(line.cells.iter().map(notices::Cell::plain).collect());
        }
        for line in table.lines() {
            output.line(line)?;
        }
    }
    let legend = notice.legend.iter().map(notices::Key::plain_line);
    let below: Vec<String> =
        legend.chain(notice.aside.iter().cloned()).chain(notice.adjustments.iter().cloned()).collect();
    if !below.is_empty() {
        output.line("")?;
    }
    for line in below {
        output.line(line)?;
    }
    Ok(())
}
