//! `topboard draw --players N --rounds R`: boards for so many players, before anybody has a name.

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::Outcome;
use super::fault::Fault;
use super::output::Output;
use super::table::{Side, Table};
use crate::book::Power;
use crate::draw::{self, Adjacency, Call, Certificate, Effort, Impossible, Player, Request, Spot};
use crate::figures::letters;

/// As many boards beside each other as can be read across.
const ACROSS: usize = 6;
/// More would be no tournament.
const MOST_PLAYERS: u16 = 1000;
const MOST_ROUNDS: u8 = 20;

#[derive(Debug, Args)]
pub(super) struct Draw {
    /// How many players there are, all of them in every round; their number need not divide by seven
    #[arg(long, value_name = "N", required_unless_present = "attendance", conflicts_with = "attendance",
          value_parser = clap::value_parser!(u16).range(7..=i64::from(MOST_PLAYERS)))]
    players: Option<u16>,
    /// How many rounds to draw together
    #[arg(long, value_name = "R", required_unless_present = "attendance", conflicts_with = "attendance",
          value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_ROUNDS)))]
    rounds: Option<u8>,
    /// Who is there: a .csv with a player in each row and a column for each round, x or anything else for present
    #[arg(long, value_name = "FILE")]
    attendance: Option<PathBuf>,
    /// The same number gives the same draw, on every machine
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Which powers count as adjacent: two who meet twice should not hold such powers both times
    #[arg(long, value_enum, default_value_t)]
    adjacent: Table7,
    /// How many moves to try at most: more takes longer and may repeat fewer pairs
    #[arg(long, value_name = "MOVES", default_value_t = Effort::default().0,
          value_parser = clap::value_parser!(u32).range(1000..))]
    effort: u32,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// A table of adjacent powers.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Table7 {
    /// A-G, A-I, A-R, F-G, F-I, G-R, R-T, E-F
    #[default]
    Strict,
    /// The strict ones and E-G, E-R, A-T, I-T, G-I
    Wide,
}

impl Draw {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let (names, calls) = match &self.attendance {
            Some(path) => attendance(path)?,
            None => everyone(self.players.unwrap_or(0), usize::from(self.rounds.unwrap_or(0))),
        };
        let request = Request {
            players: u16::try_from(names.len()).unwrap_or(u16::MAX),
            rounds: calls,
            adjacency: match self.adjacent {
                Table7::Strict => Adjacency::strict(),
                Table7::Wide => Adjacency::wide(),
            },
            seed: self.seed,
            effort: Effort(self.effort),
            ..Request::default()
        };
        let drawn = draw::draw(&request, &mut |_| ControlFlow::Continue(()))
            .map_err(|why| Fault::Draw(in_names(&why, &names)))?;
        if self.json {
            output.json(&Json::of(&drawn, &names))?;
        } else {
            let table = match self.adjacent {
                Table7::Strict => "strict",
                Table7::Wide => "wide",
            };
            print(&drawn, &names, self.seed, table, output)?;
        }
        Ok(Outcome::Done)
    }
}

/// The error's text with the players' names.
fn in_names(why: &Impossible, names: &[String]) -> String {
    let text = why.to_string();
    match why.player() {
        Some(player) => text.replace(&player.to_string(), &names[player.index()]),
        None => text,
    }
}

/// P01, P02 and so on, all of them in every round.
fn everyone(players: u16, rounds: usize) -> (Vec<String>, Vec<Call>) {
    let wide = players.to_string().len().max(2);
    let names = (1..=players).map(|number| format!("P{number:0wide$}")).collect();
    let call = Call { present: (0..players).map(Player).collect(), ..Call::default() };
    (names, vec![call; rounds])
}

/// Reads who is there in which round.
fn attendance(path: &Path) -> Result<(Vec<String>, Vec<Call>), Fault> {
    let fault = |why: String| Fault::Attendance { path: path.to_owned(), why };
    let bytes = std::fs::read(path).map_err(|error| fault(reason(&error)))?;
    let text = String::from_utf8_lossy(&bytes);
    let text = text.trim_start_matches('\u{feff}');
    // The heading's first separator is the file's.
    let separator = text.bytes().find(|byte| b",;\t".contains(byte)).unwrap_or(b',');
    let mut reader = csv::ReaderBuilder::new().delimiter(separator).flexible(true).from_reader(text.as_bytes());
    let rounds = reader.headers().map_err(|error| fault(format!("{error}.")))?.len().saturating_sub(1);
    if rounds == 0 || rounds > usize::from(MOST_ROUNDS) {
        return Err(fault(format!(
            "Its first line should name the players’ column, then 1 to {MOST_ROUNDS} rounds: “player,round 1,round 2”."
        )));
    }
    let mut names: Vec<String> = Vec::new();
    let mut calls = vec![Call::default(); rounds];
    for record in reader.records() {
        let record = record.map_err(|error| fault(format!("{error}.")))?;
        let name = record.get(0).unwrap_or_default().trim();
        if name.is_empty() {
            continue;
        }
        if names.iter().any(|known| known == name) {
            return Err(fault(format!("{name} is in it twice. Give them different names.")));
        }
        let number = u16::try_from(names.len()).unwrap_or(u16::MAX);
        if number >= MOST_PLAYERS {
            return Err(fault(format!("It has more than {MOST_PLAYERS} players.")));
        }
        names.push(name.to_owned());
        for (call, cell) in calls.iter_mut().zip(record.iter().skip(1)) {
            if !matches!(cell.trim().to_lowercase().as_str(), "" | "-" | "0" | "no" | "n") {
                call.present.push(Player(number));
            }
        }
    }
    Ok((names, calls))
}

fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "There is no such file.".to_owned(),
        _ => format!("{error}."),
    }
}

fn print(drawn: &draw::Draw, names: &[String], seed: u64, adjacent: &str, output: &mut Output) -> Result<(), Fault> {
    let name = |player: Player| names[player.index()].as_str();
    for (number, round) in (1..).zip(&drawn.rounds) {
        output.line(format_args!("Round {number}"))?;
        let letters = (0..round.boards.len()).map(|board| (format!("board {}", letters(board)), Side::Left));
        let letters: Vec<(String, Side)> = letters.collect();
        for (headings, boards) in letters.chunks(ACROSS).zip(round.boards.chunks(ACROSS)) {
            let mut table = Table::new([(String::new(), Side::Left)].into_iter().chain(headings.iter().cloned()));
            for power in Power::ALL {
                let players = boards.iter().map(|board| name(board[power]).to_owned());
                table.row([power.name().to_owned()].into_iter().chain(players).collect());
            }
            for line in table.lines() {
                output.line(line)?;
            }
            output.line("")?;
        }
        if !round.out.is_empty() {
            let out: Vec<&str> = round.out.iter().map(|player| name(*player)).collect();
            output.line(format_args!("Sitting out: {}.\n", out.join(", ")))?;
        }
    }
    certify(&drawn.certificate, name, output)?;
    output.line(format_args!(
        "Drawn by Topboard {} with seed {seed}; adjacent powers: {adjacent}.",
        env!("CARGO_PKG_VERSION")
    ))
}

/// What the draw is worth, in words.
fn certify<'a>(certificate: &Certificate, name: impl Fn(Player) -> &'a str, output: &mut Output) -> Result<(), Fault> {
    let Certificate { repeats, bound, reason, .. } = certificate;
    let proof = if certificate.proven() {
        "the proven minimum".to_owned()
    } else {
        format!("no draw can do with fewer than {bound}")
    };
    let what = match repeats {
        0 => "No pair meets again".to_owned(),
        1 => "One meeting is a repeat".to_owned(),
        _ => format!("{repeats} repeated meetings"),
    };
    output.line(format_args!("{what}: {proof}. {reason}"))?;
    for pair in &certificate.repeated {
        let [one, other] = pair.players.map(&name);
        let met: Vec<String> = pair.met.iter().map(|meeting| spot(meeting.spot)).collect();
        let adjacent = if pair.adjacent_both() { ", with adjacent powers more than once" } else { "" };
        output.line(format_args!("  {one} and {other} meet on {}{adjacent}", met.join(", ")))?;
    }
    if certificate.powers.is_empty() {
        output.line("Nobody plays a power twice.")?;
    } else {
        output.line("Powers played more than once:")?;
    }
    for power in &certificate.powers {
        let held: Vec<String> = power.held.iter().map(|at| spot(*at)).collect();
        output.line(format_args!("  {} plays {} on {}", name(power.player), power.power, held.join(", ")))?;
    }
    for (player, outs) in &certificate.second_outs {
        output.line(format_args!("{} sits out {outs} times.", name(*player)))?;
    }
    Ok(())
}

/// “R3 C”.
fn spot(spot: Spot) -> String {
    format!("R{} {}", spot.round + 1, letters(spot.board))
}

/// `topboard draw --json`.
#[derive(Serialize)]
struct Json<'a> {
    rounds: Vec<Round<'a>>,
    repeats: u32,
    bound: u32,
    proven: bool,
    repeated: Vec<Repeated<'a>>,
}

#[derive(Serialize)]
struct Round<'a> {
    #[serde(rename = "round")]
    number: usize,
    boards: Vec<Board<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sitting_out: Vec<&'a str>,
}

#[derive(Serialize)]
struct Board<'a> {
    #[serde(rename = "board")]
    letter: String,
    seats: [Seat<'a>; 7],
}

#[derive(Serialize)]
struct Seat<'a> {
    power: &'static str,
    player: &'a str,
}

#[derive(Serialize)]
struct Repeated<'a> {
    players: [&'a str; 2],
    met: Vec<String>,
}

impl<'a> Json<'a> {
    fn of(drawn: &draw::Draw, names: &'a [String]) -> Self {
        let name = |player: Player| names[player.index()].as_str();
        let rounds = (1..).zip(&drawn.rounds).map(|(number, round)| Round {
            number,
            boards: (0..)
                .zip(&round.boards)
                .map(|(number, board)| Board {
                    letter: letters(number),
                    seats: Power::ALL.map(|power| Seat { power: power.name(), player: name(board[power]) }),
                })
                .collect(),
            sitting_out: round.out.iter().map(|player| name(*player)).collect(),
        });
        let certificate = &drawn.certificate;
        Json {
            rounds: rounds.collect(),
            repeats: certificate.repeats,
            bound: certificate.bound,
            proven: certificate.proven(),
            repeated: certificate
                .repeated
                .iter()
                .map(|pair| Repeated {
                    players: pair.players.map(name),
                    met: pair.met.iter().map(|meeting| spot(meeting.spot)).collect(),
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_beyond_z_go_on_with_two_letters() {
        assert_eq!([0, 25, 26, 27, 51, 52].map(letters), ["A", "Z", "AA", "AB", "AZ", "BA"]);
    }
}
