//! A draw as text to read out, and as JSON.

use serde::Serialize;

use super::super::output::Output;
use crate::book::Power;
use crate::cli::error::Fault;
use crate::draw::{Certificate, Draw, METHOD, RepeatedPair, Request, Spot};
use crate::engine::draw::{Sentence, Words};
use crate::publish::text::columns::{Side, Table};

/// As many boards beside each other as can be read across.
const ACROSS: usize = 6;

pub(super) fn print(request: &Request, drawn: &Draw, words: &Words, output: &mut Output) -> Result<(), Fault> {
    for (round, boards) in (words.before..).zip(&drawn.rounds) {
        output.line(words.title(round))?;
        let heading = |board: usize| (format!("board {}", words.board(Spot { round, board })), Side::Left);
        let headings: Vec<(String, Side)> = (0..boards.boards.len()).map(heading).collect();
        for (headings, boards) in headings.chunks(ACROSS).zip(boards.boards.chunks(ACROSS)) {
            let mut table = Table::new([(String::new(), Side::Left)].into_iter().chain(headings.iter().cloned()));
            for power in Power::ALL {
                let players =
                    boards.iter().map(|board| board[power].map_or("–", |player| words.name(player)).to_owned());
                table.row([power.name().to_owned()].into_iter().chain(players).collect());
            }
            for line in table.lines() {
                output.line(line)?;
            }
            output.line("")?;
        }
        if !boards.out.is_empty() {
            let out: Vec<&str> = boards.out.iter().map(|player| words.name(*player)).collect();
            output.line(format_args!("Sitting out: {}.\n", out.join(", ")))?;
        }
    }
    certify(&drawn.certificate, words, output)?;
    for (round, (call, seated)) in (words.before..).zip(request.rounds.iter().zip(&drawn.rounds)) {
        if !call.strength.is_empty() {
            let strengths: Vec<String> = seated.strengths(call).iter().map(ToString::to_string).collect();
            output.line(format_args!("{}: the boards’ strengths are {}.", words.title(round), strengths.join(", ")))?;
        }
    }
    output.line(format_args!(
        "Drawn by Topboard {}, method {METHOD}, with seed {}; adjacent powers: {}.",
        env!("CARGO_PKG_VERSION"),
        words.seed,
        words.adjacency
    ))
}

/// What the draw is worth, in words.
fn certify(certificate: &Certificate, words: &Words, output: &mut Output) -> Result<(), Fault> {
    words.certify(certificate).into_iter().try_for_each(|Sentence { text, detail }| {
        let indent = if detail { "  " } else { "" };
        output.line(format_args!("{indent}{text}"))
    })
}

/// `topboard draw --json`.
#[derive(Serialize)]
pub(super) struct Json<'a> {
    rounds: Vec<Round<'a>>,
    repeats: u32,
    bound: u32,
    proven: bool,
    reason: &'a str,
    repeated: Vec<Repeated<'a>>,
    /// Pairs that hold adjacent powers more than once.
    adjacent: Vec<Repeated<'a>>,
    powers: Vec<Held<'a>>,
    sit_out_again: Vec<Outs<'a>>,
    broken: Vec<Broken<'a>>,
    unavoidable: Vec<String>,
    preferences: u32,
    /// How far the boards' strengths are from their round's mean, added up.
    imbalance: u32,
    seed: u64,
    adjacency: &'a str,
    version: &'static str,
    /// Another number means that the same seed and inputs may give another draw.
    method: u32,
}

#[derive(Serialize)]
struct Round<'a> {
    #[serde(rename = "round")]
    number: Number,
    boards: Vec<Board<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sitting_out: Vec<&'a str>,
}

/// A round's number, or the name of one that has none.
#[derive(Serialize)]
#[serde(untagged)]
enum Number {
    Number(u64),
    Name(String),
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
    /// Nobody, where six make the board.
    player: Option<&'a str>,
}

#[derive(Serialize)]
struct Repeated<'a> {
    players: [&'a str; 2],
    met: Vec<String>,
}

#[derive(Serialize)]
struct Held<'a> {
    player: &'a str,
    power: &'static str,
    #[serde(rename = "held")]
    spots: Vec<String>,
}

#[derive(Serialize)]
struct Outs<'a> {
    player: &'a str,
    times: u32,
}

#[derive(Serialize)]
struct Broken<'a> {
    players: [&'a str; 2],
    #[serde(rename = "where")]
    spot: String,
    team_mates: bool,
}

impl<'a> Json<'a> {
    pub(super) fn of(drawn: &'a Draw, words: &'a Words) -> Self {
        let rounds = (words.before..).zip(&drawn.rounds).map(|(round, seated)| Round {
            number: words.round(round).parse().map_or_else(|_| Number::Name(words.round(round)), Number::Number),
            boards: (0..)
                .zip(&seated.boards)
                .map(|(board, seats)| Board {
                    letter: words.board(Spot { round, board }),
                    seats: Power::ALL.map(|power| Seat {
                        power: power.name(),
                        player: seats[power].map(|player| words.name(player)),
                    }),
                })
                .collect(),
            sitting_out: seated.out.iter().map(|player| words.name(*player)).collect(),
        });
        let certificate = &drawn.certificate;
        let repeated = |pair: &RepeatedPair| Repeated {
            players: pair.players.map(|player| words.name(player)),
            met: words.spots(pair.met.iter().map(|meeting| meeting.spot)),
        };
        let near = certificate.repeated.iter().filter(|pair| pair.adjacent_both()).map(|pair| Repeated {
            met: words.spots(pair.met.iter().filter(|meeting| meeting.adjacent).map(|meeting| meeting.spot)),
            ..repeated(pair)
        });
        Json {
            rounds: rounds.collect(),
            repeats: certificate.repeats,
            bound: certificate.bound,
            proven: certificate.proven(),
            reason: &certificate.reason,
            repeated: certificate.repeated.iter().map(repeated).collect(),
            adjacent: near.collect(),
            powers: certificate
                .powers
                .iter()
                .map(|held| Held {
                    player: words.name(held.player),
                    power: held.power.name(),
                    spots: words.spots(held.held.iter().copied()),
                })
                .collect(),
            sit_out_again: certificate
                .second_outs
                .iter()
                .map(|(player, times)| Outs { player: words.name(*player), times: *times })
                .collect(),
            broken: certificate
                .broken
                .iter()
                .map(|wish| Broken {
                    players: wish.players.map(|player| words.name(player)),
                    spot: words.spot(wish.spot),
                    team_mates: wish.team_mates,
                })
                .collect(),
            unavoidable: certificate.unavoidable.iter().map(|why| words.say(&why.to_string(), why.players())).collect(),
            preferences: certificate.preferences,
            imbalance: certificate.imbalance,
            seed: words.seed,
            adjacency: &words.adjacency,
            version: env!("CARGO_PKG_VERSION"),
            method: METHOD,
        }
    }
}
