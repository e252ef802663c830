//! A draw as text to read out, and as JSON.

use serde::Serialize;

use super::super::output::CommandOutput;
use crate::book::Power;
use crate::cli::error::CommandError;
use crate::draw::{BoardIndex, Draw, DrawCertificate, DrawRequest, METHOD_VERSION, RepeatedPair};
use crate::engine::draw::{CertificateSentence, DrawNames};
use crate::publish::text::{AlignedTable, TextAlign};

/// The number of boards printed side by side.
const ACROSS: usize = 6;

pub(super) fn print(
    request: &DrawRequest,
    drawn: &Draw,
    words: &DrawNames,
    output: &mut CommandOutput,
) -> Result<(), CommandError> {
    for (round, boards) in (words.earlier_rounds..).zip(&drawn.rounds) {
        output.line(words.round_title(round))?;
        let heading = |board: usize| (words.board_in_sentence(BoardIndex { round, board }), TextAlign::Left);
        let headings: Vec<(String, TextAlign)> = (0..boards.boards.len()).map(heading).collect();
        for (headings, boards) in headings.chunks(ACROSS).zip(boards.boards.chunks(ACROSS)) {
            let mut table =
                AlignedTable::new([(String::new(), TextAlign::Left)].into_iter().chain(headings.iter().cloned()));
            for power in Power::ALL {
                let players =
                    boards.iter().map(|board| board[power].map_or("–", |player| words.player_name(player)).to_owned());
                table.row([power.name().to_owned()].into_iter().chain(players).collect());
            }
            for line in table.lines() {
                output.line(line)?;
            }
            output.line("")?;
        }
        if !boards.sitting_out.is_empty() {
            let out: Vec<&str> = boards.sitting_out.iter().map(|player| words.player_name(*player)).collect();
            output.line(format_args!("Sitting out: {}.\n", out.join(", ")))?;
            if let Some(text) = words.describe_team_sit_outs(round - words.earlier_rounds, &boards.sitting_out) {
                output.line(format_args!("{text}\n"))?;
            }
        }
    }
    for warning in &words.lost_claim_warnings {
        output.line(format_args!("{warning}\n"))?;
    }
    print_certificate(&drawn.certificate, words, output)?;
    for (round, (call, seated)) in (words.earlier_rounds..).zip(request.rounds.iter().zip(&drawn.rounds)) {
        if !call.strengths.is_empty() {
            let strengths: Vec<String> = seated.board_strengths(call).iter().map(ToString::to_string).collect();
            output.line(format_args!(
                "{}: the boards’ strengths are {}.",
                words.round_title(round),
                strengths.join(", ")
            ))?;
        }
    }
    output.line(format_args!(
        "Drawn by Topboard {}, method {METHOD_VERSION}, with seed {}; adjacent powers: {}.",
        env!("CARGO_PKG_VERSION"),
        words.seed,
        words.adjacency
    ))
}

/// Prints the certificate of the draw in sentences.
fn print_certificate(
    certificate: &DrawCertificate,
    words: &DrawNames,
    output: &mut CommandOutput,
) -> Result<(), CommandError> {
    words.describe_certificate(certificate).into_iter().try_for_each(|CertificateSentence { text, detail }| {
        let indent = if detail { "  " } else { "" };
        output.line(format_args!("{indent}{text}"))
    })
}

/// `topboard draw --json`.
#[derive(Serialize)]
pub(super) struct DrawJson<'a> {
    rounds: Vec<DrawRoundJson<'a>>,
    repeats: u32,
    bound: u32,
    proven: bool,
    reason: &'a str,
    /// The greatest number of meetings of two players.
    most_meetings: u32,
    /// Number of pairs with that many meetings, if it is more than one meeting.
    most_meetings_pairs: usize,
    most_meetings_bound: u32,
    most_meetings_proven: bool,
    most_meetings_reason: &'a str,
    repeated: Vec<RepeatedPairJson<'a>>,
    /// Pairs that hold adjacent powers more than once.
    adjacent: Vec<RepeatedPairJson<'a>>,
    powers: Vec<PowersHeldJson<'a>>,
    sit_out_again: Vec<SitOutsJson<'a>>,
    broken: Vec<BrokenSeparationJson<'a>>,
    unavoidable: Vec<String>,
    preferences: u32,
    /// The distances of the boards' strengths from the mean of their round, added up.
    imbalance: u32,
    seed: u64,
    adjacency: &'a str,
    version: &'static str,
    /// Another number means that the same seed and inputs may give another draw.
    method: u32,
}

#[derive(Serialize)]
struct DrawRoundJson<'a> {
    #[serde(rename = "round")]
    number: RoundNumberJson,
    boards: Vec<DrawBoardJson<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sitting_out: Vec<&'a str>,
}

/// The number of a round, or its name where it is not a number.
#[derive(Serialize)]
#[serde(untagged)]
enum RoundNumberJson {
    Number(u64),
    Name(String),
}

#[derive(Serialize)]
struct DrawBoardJson<'a> {
    #[serde(rename = "board")]
    letter: String,
    seats: [DrawSeatJson<'a>; 7],
}

#[derive(Serialize)]
struct DrawSeatJson<'a> {
    power: &'static str,
    /// Empty on a board of six.
    player: Option<&'a str>,
}

#[derive(Serialize)]
struct RepeatedPairJson<'a> {
    players: [&'a str; 2],
    met: Vec<String>,
}

#[derive(Serialize)]
struct PowersHeldJson<'a> {
    player: &'a str,
    power: &'static str,
    #[serde(rename = "held")]
    spots: Vec<String>,
}

#[derive(Serialize)]
struct SitOutsJson<'a> {
    player: &'a str,
    times: u32,
}

#[derive(Serialize)]
struct BrokenSeparationJson<'a> {
    players: [&'a str; 2],
    #[serde(rename = "where")]
    spot: String,
    team_mates: bool,
}

impl<'a> DrawJson<'a> {
    pub(super) fn new(drawn: &'a Draw, words: &'a DrawNames) -> Self {
        let rounds = (words.earlier_rounds..).zip(&drawn.rounds).map(|(round, seated)| DrawRoundJson {
            number: words
                .round_name(round)
                .parse()
                .map_or_else(|_| RoundNumberJson::Name(words.round_name(round)), RoundNumberJson::Number),
            boards: (0..)
                .zip(&seated.boards)
                .map(|(board, seats)| DrawBoardJson {
                    letter: words.board_name(BoardIndex { round, board }),
                    seats: Power::ALL.map(|power| DrawSeatJson {
                        power: power.name(),
                        player: seats[power].map(|player| words.player_name(player)),
                    }),
                })
                .collect(),
            sitting_out: seated.sitting_out.iter().map(|player| words.player_name(*player)).collect(),
        });
        let certificate = &drawn.certificate;
        let repeated = |pair: &RepeatedPair| RepeatedPairJson {
            players: pair.players.map(|player| words.player_name(player)),
            met: words.board_labels(pair.meetings.iter().map(|meeting| meeting.board)),
        };
        let near =
            certificate.repeated_pairs.iter().filter(|pair| pair.adjacent_again()).map(|pair| RepeatedPairJson {
                met: words
                    .board_labels(pair.meetings.iter().filter(|meeting| meeting.adjacent).map(|meeting| meeting.board)),
                ..repeated(pair)
            });
        DrawJson {
            rounds: rounds.collect(),
            repeats: certificate.repeated_meetings,
            bound: certificate.lower_bound,
            proven: certificate.is_proven_minimum(),
            reason: &certificate.bound_reason,
            most_meetings: certificate.most_meetings,
            most_meetings_pairs: certificate.pairs_meeting_most(),
            most_meetings_bound: certificate.most_meetings_bound,
            most_meetings_proven: certificate.is_most_meetings_proven(),
            most_meetings_reason: &certificate.most_meetings_reason,
            repeated: certificate.repeated_pairs.iter().map(repeated).collect(),
            adjacent: near.collect(),
            powers: certificate
                .repeated_powers
                .iter()
                .map(|held| PowersHeldJson {
                    player: words.player_name(held.player),
                    power: held.power.name(),
                    spots: words.board_labels(held.boards.iter().copied()),
                })
                .collect(),
            sit_out_again: certificate
                .repeated_sit_outs
                .iter()
                .map(|(player, times)| SitOutsJson { player: words.player_name(*player), times: *times })
                .collect(),
            broken: certificate
                .broken_separations
                .iter()
                .map(|wish| BrokenSeparationJson {
                    players: wish.players.map(|player| words.player_name(player)),
                    spot: words.board_label(wish.board),
                    team_mates: wish.team_mates,
                })
                .collect(),
            unavoidable: certificate
                .separation_conflicts
                .iter()
                .map(|why| words.insert_player_names(&why.to_string(), why.players()))
                .collect(),
            preferences: certificate.preference_distance,
            imbalance: certificate.strength_imbalance,
            seed: words.seed,
            adjacency: &words.adjacency,
            version: env!("CARGO_PKG_VERSION"),
            method: METHOD_VERSION,
        }
    }
}
