//! The two tables that the federation asks for: the classification of an event, and its boards.

use std::collections::HashMap;

use crate::book::{Board, BoardRef, PersonId, Power};
use crate::csv_cells::name_cell;
use crate::engine::Engine;
use crate::figures::format_rounded;
use crate::publish::export_error::ExportError;
use crate::standings::{StandingsScope, nearly_equal};

/// Writes the classification: a row for each player, with the score of each round. Places and nationalities of the players
/// are blank, as in the federation's own samples.
pub fn write_federation_classification(engine: &Engine) -> Result<Vec<u8>, ExportError> {
    let rounds = engine.round_numbers().in_order();
    let names = FederationNames::new(engine);
    let mut table = table_writer();
    let mut record: Vec<String> = names_headings();
    record.extend(["RANK", "EXAEQUO", "LOCATION", "NATIONALITY", "SCORE"].map(str::to_owned));
    record.extend(rounds.iter().map(|(number, _)| format!("R{number}")));
    table.write_record(&record)?;
    let rows = engine.standings_in_view(StandingsScope { posted_only: true, ..StandingsScope::default() }).rows;
    let sharing = |place: usize| rows.iter().filter(|row| row.place == Some(place)).count();
    for row in &rows {
        record.clear();
        record.extend(names.cells(Some(row.person)));
        record.push(row.place.map(|place| place.to_string()).unwrap_or_default());
        record.push(row.place.map(|place| sharing(place).to_string()).unwrap_or_default());
        // Regions are no nationalities, and they are not posted.
        record.extend([String::new(), String::new()]);
        record.push(format_rounded(row.total, engine.rules().decimals));
        record.extend(rounds.iter().map(|(_, round)| {
            let games = row.games.iter().filter(|game| game.seat.board.round == *round);
            let scores = games.filter_map(|game| Some((game.score?, decimals(engine, game.seat.board))));
            let sum = scores.reduce(|a, b| (a.0 + b.0, a.1.max(b.1)));
            sum.map(|(score, decimals)| format_rounded(score, decimals)).unwrap_or_default()
        }));
        table.write_record(&record)?;
    }
    finish(table)
}

/// Writes the boards: a row for each seat of a game that has a score.
pub fn write_federation_boards(engine: &Engine) -> Result<Vec<u8>, ExportError> {
    let book = engine.book();
    let names = FederationNames::new(engine);
    let mut table = table_writer();
    let mut record: Vec<String> = names_headings();
    let headings = ["ROUND", "BOARD", "COUNTRY", "RANK", "EXAEQUO", "SCORE", "NB_CENTRE", "YEAR_ELIMINATION", "DRAW"];
    record.extend(headings.map(str::to_owned));
    table.write_record(&record)?;
    for (at, board) in book.boards_by_number() {
        let scores = Power::ALL.map(|power| engine.score(at.seat(power)));
        for power in Power::ALL {
            let Some(score) = engine.score(at.seat(power)) else { continue };
            let others = || scores.iter().flatten();
            let ahead = others().filter(|other| **other > score && !nearly_equal(**other, score)).count();
            let equal = others().filter(|other| nearly_equal(**other, score)).count();
            record.clear();
            record.extend(names.cells(board.seats[power].player));
            record.push(engine.round_numbers().number(at.round).to_string());
            record.push((at.board.0 + 1).to_string());
            record.push(country(power).to_owned());
            record.extend([(ahead + 1).to_string(), equal.to_string()]);
            record.push(format_rounded(score, decimals(engine, at)));
            let count = board.current_count(power);
            record.push(count.map(|count| count.to_string()).unwrap_or_default());
            // The federation counts years from 1900.
            let year = board.elimination_year(power).filter(|_| count == Some(0));
            record.push(year.map(|year| year.0.saturating_sub(1900).to_string()).unwrap_or_default());
            record.push(sharers(engine, at, board, power));
            table.write_record(&record)?;
        }
    }
    finish(table)
}

/// The federation's own tables end their lines as Windows does.
fn table_writer() -> csv::Writer<Vec<u8>> {
    csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new())
}

fn names_headings() -> Vec<String> {
    ["FIRST NAME", "NAME", "HOMONYME"].map(str::to_owned).to_vec()
}

fn finish(mut table: csv::Writer<Vec<u8>>) -> Result<Vec<u8>, ExportError> {
    table.flush().map_err(csv::Error::from)?;
    Ok(table.into_inner().map_err(|error| csv::Error::from(error.into_error()))?)
}

fn decimals(engine: &Engine, at: BoardRef) -> usize {
    engine.system(at).map_or(2, |system| system.decimals)
}

/// The letters of the federation for a power.
const fn country(power: Power) -> &'static str {
    match power {
        Power::Austria => "0AU",
        Power::England => "0EN",
        Power::France => "0FR",
        Power::Germany => "0GE",
        Power::Italy => "0IT",
        Power::Russia => "0RU",
        Power::Turkey => "0TU",
    }
}

/// How many players share the result of a game with this power: 0 for a power that has none of it, empty while the game is
/// running.
fn sharers(engine: &Engine, at: BoardRef, board: &Board, power: Power) -> String {
    if engine.stage(at) != crate::book::GameStage::Ended {
        return String::new();
    }
    let is_in = |power: Power| match board.soloist() {
        Some(winner) => winner == power,
        None if board.is_agreed_draw() => board.seats[power].in_draw == Some(true),
        None => board.current_count(power).is_some_and(|count| count > 0),
    };
    let sharers = Power::ALL.into_iter().filter(|power| is_in(*power)).count();
    if is_in(power) { sharers.to_string() } else { "0".to_owned() }
}

/// The names of the players in two parts, and a number that tells players of the same name apart.
struct FederationNames<'a> {
    engine: &'a Engine,
    numbers: HashMap<PersonId, usize>,
}

impl<'a> FederationNames<'a> {
    fn new(engine: &'a Engine) -> Self {
        let mut used: HashMap<&str, usize> = HashMap::new();
        let mut numbers = HashMap::new();
        for person in &engine.book().people {
            let number = used.entry(&person.name).or_default();
            *number += 1;
            numbers.insert(person.id, *number);
        }
        FederationNames { engine, numbers }
    }

    /// The first word of a name, the rest, and the number.
    fn cells(&self, player: Option<PersonId>) -> [String; 3] {
        let name = self.engine.book().name_of(player);
        let (first, last) = name.trim().split_once(' ').unwrap_or(("", name));
        let number = player.and_then(|player| self.numbers.get(&player));
        [
            name_cell(first).into_owned(),
            name_cell(last.trim()).into_owned(),
            number.map(ToString::to_string).unwrap_or_default(),
        ]
    }
}
