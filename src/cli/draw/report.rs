//! A draw as text to read out, and as JSON.

use serde::Serialize;

use super::super::fault::Fault;
use super::super::output::Output;
use super::super::table::{Side, Table};
use crate::book::Power;
use crate::draw::{Certificate, Draw, Player, RepeatedPair, RepeatedPower, Spot};
use crate::figures::letters;

/// As many boards beside each other as can be read across.
const ACROSS: usize = 6;

/// How everything is called, and by what it was drawn.
#[derive(Debug, Default)]
pub(super) struct Words {
    /// The players, by number.
    pub(super) names: Vec<String>,
    /// The rounds, those before the draw too.
    pub(super) rounds: Vec<RoundWords>,
    /// How many of these are before the draw.
    pub(super) before: usize,
    pub(super) adjacency: String,
    pub(super) seed: u64,
}

/// How a round is called.
#[derive(Clone, Debug, Default)]
pub(super) struct RoundWords {
    pub(super) name: String,
    /// The boards that have names already; the others have letters.
    pub(super) boards: Vec<String>,
}

impl Words {
    pub(super) fn name(&self, player: Player) -> &str {
        self.names.get(player.index()).map_or("", String::as_str)
    }

    /// “3”, or “Final”.
    fn round(&self, round: usize) -> String {
        self.rounds.get(round).map_or_else(|| (round + 1).to_string(), |words| words.name.clone())
    }

    pub(super) fn board(&self, spot: Spot) -> String {
        let named = self.rounds.get(spot.round).and_then(|words| words.boards.get(spot.board));
        named.filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| letters(spot.board))
    }

    /// “R3 C”.
    fn spot(&self, spot: Spot) -> String {
        let round = self.round(spot.round);
        let short = if round.bytes().all(|byte| byte.is_ascii_digit()) { format!("R{round}") } else { round };
        format!("{short} {}", self.board(spot))
    }

    fn spots(&self, spots: impl IntoIterator<Item = Spot>) -> Vec<String> {
        spots.into_iter().map(|at| self.spot(at)).collect()
    }

    /// A text that names players as the draw does, with their names.
    pub(super) fn say(&self, text: &str, mut players: Vec<Player>) -> String {
        // “player 12” before “player 1”.
        players.sort_unstable();
        players.iter().rev().fold(text.to_owned(), |text, player| text.replace(&player.to_string(), self.name(*player)))
    }
}

pub(super) fn print(drawn: &Draw, words: &Words, output: &mut Output) -> Result<(), Fault> {
    for (round, boards) in (words.before..).zip(&drawn.rounds) {
        let name = words.round(round);
        let title = if name.bytes().all(|byte| byte.is_ascii_digit()) { format!("Round {name}") } else { name };
        output.line(title)?;
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
    output.line(format_args!(
        "Drawn by Topboard {} with seed {}; adjacent powers: {}.",
        env!("CARGO_PKG_VERSION"),
        words.seed,
        words.adjacency
    ))
}

/// What the draw is worth, in words.
fn certify(certificate: &Certificate, words: &Words, output: &mut Output) -> Result<(), Fault> {
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
    // Of what has been played only what this draw adds to.
    let now = |spots: &[Spot]| spots.iter().any(|spot| spot.round >= words.before);
    for pair in &certificate.repeated {
        let met: Vec<Spot> = pair.met.iter().map(|meeting| meeting.spot).collect();
        if !now(&met) {
            continue;
        }
        let [one, other] = pair.players.map(|player| words.name(player));
        let met = words.spots(met);
        let adjacent = if pair.adjacent_both() { ", with adjacent powers more than once" } else { "" };
        output.line(format_args!("  {one} and {other} meet on {}{adjacent}", met.join(", ")))?;
    }
    let powers: Vec<&RepeatedPower> = certificate.powers.iter().filter(|power| now(&power.held)).collect();
    if powers.is_empty() {
        let again = if words.before == 0 { "twice" } else { "again" };
        output.line(format_args!("Nobody plays a power {again}."))?;
    } else {
        output.line("Powers played more than once:")?;
    }
    for power in powers {
        let held = words.spots(power.held.iter().copied());
        output.line(format_args!("  {} plays {} on {}", words.name(power.player), power.power, held.join(", ")))?;
    }
    for (player, outs) in &certificate.second_outs {
        output.line(format_args!("{} sits out {outs} times.", words.name(*player)))?;
    }
    if !certificate.second_outs.is_empty() && certificate.counts().second_outs == certificate.outs_bound {
        output.line("Too few have not sat out yet to do better.")?;
    }
    for wish in &certificate.broken {
        let [one, other] = wish.players.map(|player| words.name(player));
        let why = if wish.team_mates { "are team-mates" } else { "should be apart" };
        output.line(format_args!("{one} and {other} {why} and share {}.", words.spot(wish.spot)))?;
    }
    for why in certificate.unavoidable.iter().filter(|_| !certificate.broken.is_empty()) {
        output.line(words.say(&why.to_string(), why.players()))?;
    }
    match certificate.preferences {
        0 => Ok(()),
        far => {
            output.line(format_args!("Players are {far} places down their lists from the powers they would like best."))
        }
    }
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
    seed: u64,
    adjacency: &'a str,
    version: &'static str,
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
            seed: words.seed,
            adjacency: &words.adjacency,
            version: env!("CARGO_PKG_VERSION"),
        }
    }
}
