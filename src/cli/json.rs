//! What programs read. Numbers are unrounded; what is missing is null.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::input::Input;
use crate::book::{BoardRef, Power, Severity};
use crate::live::{Difference, Figure, Live};

/// `topboard score FILE --json`.
#[derive(serde::Serialize)]
pub(super) struct Scores<'a> {
    boards: Vec<Board<'a>>,
    standings: Vec<Line<'a>>,
    problems: Vec<Trouble>,
}

#[derive(serde::Serialize)]
struct Board<'a> {
    round: &'a str,
    #[serde(rename = "board")]
    name: &'a str,
    system: Option<&'a str>,
    powers: [Seat<'a>; 7],
}

#[derive(serde::Serialize)]
struct Seat<'a> {
    power: &'static str,
    player: Option<&'a str>,
    centres: Option<u16>,
    columns: Columns<'a>,
    /// The score that counts.
    score: Option<f64>,
    /// The director's, where it replaces the computed one, with the reason.
    #[serde(rename = "override", skip_serializing_if = "Option::is_none")]
    ruling: Option<Ruling<'a>>,
}

#[derive(serde::Serialize)]
struct Ruling<'a> {
    computed: Option<f64>,
    reason: &'a str,
}

/// The columns before the score, in the system's order.
struct Columns<'a>(Vec<(&'a str, Option<f64>)>);

impl Serialize for Columns<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

#[derive(serde::Serialize)]
struct Line<'a> {
    place: Option<usize>,
    player: &'a str,
    total: f64,
    games: Vec<Option<f64>>,
    why: Option<String>,
}

/// Something that cannot be, or deserves a look.
#[derive(serde::Serialize)]
pub(super) struct Trouble {
    #[serde(rename = "where")]
    place: String,
    what: String,
    cure: String,
    severity: &'static str,
}

/// A printed figure that is not the computed one.
#[derive(serde::Serialize)]
pub(super) struct Differs {
    #[serde(rename = "where")]
    place: String,
    player: Option<String>,
    figure: &'static str,
    printed: f64,
    computed: Option<f64>,
}

/// Everything that was computed.
pub(super) fn scores(input: &Input) -> Scores<'_> {
    let live = &input.live;
    Scores {
        boards: live.book().boards().map(|(at, board)| Board::new(live, at, board)).collect(),
        standings: lines(live),
        problems: troubles(input),
    }
}

/// The problems, with their places.
pub(super) fn troubles(input: &Input) -> Vec<Trouble> {
    input
        .live
        .problems()
        .iter()
        .map(|problem| Trouble {
            place: input.whereabouts(problem),
            what: problem.what.clone(),
            cure: problem.cure.clone(),
            severity: match problem.severity {
                Severity::Error => "error",
                Severity::Remark => "remark",
            },
        })
        .collect()
}

/// The differences, with their places.
pub(super) fn differences(input: &Input) -> Vec<Differs> {
    input
        .live
        .differences()
        .iter()
        .map(|difference| Differs {
            place: whereabouts(&input.live, difference),
            player: whose(&input.live, difference).map(str::to_owned),
            figure: match difference.figure {
                Figure::Game(_) => "score",
                Figure::Round(..) => "round score",
                Figure::Total(_) => "total",
                Figure::Place(_) => "place",
            },
            printed: difference.printed,
            computed: difference.computed,
        })
        .collect()
}

/// Where a figure was printed, in words.
pub(super) fn whereabouts(live: &Live, difference: &Difference) -> String {
    match difference.figure {
        Figure::Game(seat) => format!("{}, {}", live.book().say_board(seat.board), seat.power),
        Figure::Round(_, round) => {
            let round = live.book().round(round).map(crate::book::Round::title).unwrap_or_default();
            format!("Standings, {round}")
        }
        Figure::Total(_) => "Standings, total".to_owned(),
        Figure::Place(_) => "Standings, place".to_owned(),
    }
}

/// Whose figure it is.
pub(super) fn whose<'a>(live: &'a Live, difference: &Difference) -> Option<&'a str> {
    let person = match difference.figure {
        Figure::Game(seat) => live.book().seat(seat)?.player?,
        Figure::Round(person, _) | Figure::Total(person) | Figure::Place(person) => person,
    };
    Some(live.book().name_of(Some(person)))
}

impl<'a> Board<'a> {
    fn new(live: &'a Live, at: BoardRef, board: &'a crate::book::Board) -> Self {
        let round = live.book().round(at.round).map_or("", |round| round.name.as_str());
        let system = live.system(at).map(|system| system.name.as_str());
        Board { round, name: &board.name, system, powers: Power::ALL.map(|power| Seat::new(live, at, board, power)) }
    }
}

impl<'a> Seat<'a> {
    fn new(live: &'a Live, at: BoardRef, board: &'a crate::book::Board, power: Power) -> Self {
        let seat = &board.seats[power];
        let scores = live.scores(at);
        let columns = scores.as_ref().map_or_else(Vec::new, |scores| {
            let before = scores.system.columns.len().saturating_sub(1);
            let named = scores.system.columns.iter().take(before).enumerate();
            named.map(|(index, column)| (column.name.as_str(), scores.column(index, power))).collect()
        });
        let computed = scores.and_then(|scores| scores.score(power));
        Seat {
            power: power.name(),
            player: seat.player.map(|player| live.book().name_of(Some(player))),
            centres: board.count(power),
            columns: Columns(columns),
            score: live.score(at.seat(power)),
            ruling: seat.ruling.as_ref().map(|ruling| Ruling { computed, reason: &ruling.reason }),
        }
    }
}

fn lines(live: &Live) -> Vec<Line<'_>> {
    let standings = live.standings();
    standings
        .rows
        .iter()
        .enumerate()
        .map(|(index, row)| Line {
            place: row.place,
            player: live.book().name_of(Some(row.person)),
            total: row.total,
            games: row.games.iter().map(|game| game.score).collect(),
            why: standings.why(index, live.rules()),
        })
        .collect()
}
