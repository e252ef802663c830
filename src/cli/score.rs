//! `topboard score FILE`: every board, and the standings.

use std::path::PathBuf;

use clap::Args;

use super::check::{any_error, say_problems};
use super::fault::Fault;
use super::input::{self, Input};
use super::output::Output;
use super::table::{Side, Table};
use super::{Outcome, Rules, json};
use crate::book::{Board, BoardRef, Power};
use crate::figures::show;
use crate::live::Live;

/// The decimals of scores whose system is not known.
const DECIMALS: usize = 2;

#[derive(Debug, Args)]
pub(super) struct Score {
    /// A book, or results to import
    file: PathBuf,
    #[command(flatten)]
    rules: Rules,
    /// Write JSON, with unrounded numbers
    #[arg(long)]
    json: bool,
}

impl Score {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let input = input::read(&self.file, &self.rules)?;
        if self.json {
            output.json(&json::scores(&input))?;
        } else {
            input.say_rules(output);
            print(&input, output)?;
            say_problems(&input, |line| {
                output.message(line);
                Ok(())
            })?;
        }
        Ok(Outcome::problems_if(any_error(&input)))
    }
}

fn print(input: &Input, output: &mut Output) -> Result<(), Fault> {
    let live = &input.live;
    for (at, board) in live.book().boards() {
        output.line(title(live, at))?;
        for line in board_table(live, at, board).lines() {
            output.line(line)?;
        }
        output.line("")?;
    }
    print_standings(live, output)
}

/// “Round 2, board C, scored by WDC 2006”.
fn title(live: &Live, at: BoardRef) -> String {
    let board = live.book().say_board(at);
    match live.system(at) {
        Some(system) => format!("{board}, scored by {}", system.name),
        None => format!("{board}, not scored: its system is not known"),
    }
}

fn board_table(live: &Live, at: BoardRef, board: &Board) -> Table {
    let scores = live.scores(at);
    let columns = scores.as_ref().map_or(&[][..], |scores| &scores.system.columns);
    let decimals = scores.as_ref().map_or(DECIMALS, |scores| scores.system.decimals);
    let fixed = [("power", Side::Left), ("player", Side::Left), ("centres", Side::Right)];
    // The last column is the score, which a ruling may replace.
    let own = columns.iter().take(columns.len().saturating_sub(1)).map(|column| column.name.as_str());
    let mut table =
        Table::new(fixed.into_iter().chain(own.map(|name| (name, Side::Right))).chain([("score", Side::Right)]));
    for (power, seat) in board.seats.iter() {
        let mut row = vec![power.name().to_owned(), live.book().name_of(seat.player).to_owned(), count(board, power)];
        if let Some(scores) = &scores {
            row.extend(
                (0..columns.len().saturating_sub(1)).map(|column| shown(scores.column(column, power), decimals)),
            );
        }
        let ruled = if seat.ruling.is_some() { " (set by the director)" } else { "" };
        row.push(format!("{}{ruled}", shown(live.score(at.seat(power)), decimals)));
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

/// The table, with a column for each round.
pub(super) fn print_standings(live: &Live, output: &mut Output) -> Result<(), Fault> {
    let book = live.book();
    let rules = live.rules();
    let decimals = rules.decimals;
    output.line(format_args!("Standings by {}", rules.name))?;
    let fixed = [("place".to_owned(), Side::Right), ("player".to_owned(), Side::Left)];
    let rounds = book.rounds.iter().map(|round| (round.title().to_lowercase(), Side::Right));
    let mut table = Table::new(
        fixed.into_iter().chain(rounds).chain([("total".to_owned(), Side::Right), (String::new(), Side::Left)]),
    );
    for (index, row) in live.standings().rows.iter().enumerate() {
        let mut cells = vec![row.place_text(), book.name_of(Some(row.person)).to_owned()];
        cells.extend((0..book.rounds.len()).map(|round| {
            let games = row.games.iter().filter(|game| game.seat.board.round.0 == round);
            games.map(|game| shown(game.score, decimals)).collect::<Vec<_>>().join(" ")
        }));
        cells.push(show(row.total, decimals));
        cells.push(live.standings().why(index, rules).unwrap_or_default());
        table.row(cells);
    }
    for line in table.lines() {
        output.line(line)?;
    }
    Ok(())
}
