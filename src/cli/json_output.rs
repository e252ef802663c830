//! What programs read. Numbers are unrounded; what is missing is null.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::input_file::Input;
use crate::book::{BoardRef, Power, Severity, Stage};
use crate::engine::{Difference, Engine, Figure};
use crate::notices::{self, Heading, Look, Notice};
use crate::standings::{Adjustment, Game, Row, SatOut};

/// `topboard score FILE --json`.
#[derive(serde::Serialize)]
pub(super) struct Scores<'a> {
    boards: Vec<Board<'a>>,
    /// Which games the standings look at.
    view: String,
    standings: Vec<Line<'a>>,
    problems: Vec<Trouble>,
}

#[derive(serde::Serialize)]
struct Board<'a> {
    round: &'a str,
    #[serde(rename = "board")]
    name: &'a str,
    system: Option<&'a str>,
    /// Whether the game still runs, so that its scores may change.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    provisional: bool,
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

/// A line of the table.
#[derive(serde::Serialize)]
struct Line<'a> {
    /// Missing for who takes none; in a table of groups the place in the group.
    place: Option<usize>,
    shared: bool,
    player: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    group: &'a str,
    /// “unranked”, “removed”; left out for who plays for a place.
    #[serde(skip_serializing_if = "str::is_empty")]
    role: &'static str,
    total: f64,
    /// The scores, after penalties.
    games: Vec<Option<f64>>,
    /// The same games with what became of them.
    results: Vec<Played<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sat_out: Vec<Sat<'a>>,
    /// What was added to the results that count, or taken from them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    adjustments: Vec<Added>,
    why: Option<String>,
}

#[derive(serde::Serialize)]
struct Played<'a> {
    round: &'a str,
    board: &'a str,
    power: &'static str,
    score: Option<f64>,
    /// What penalties took from the score.
    taken: f64,
    /// What goes into the total: the score, or the place on the board.
    result: Option<f64>,
    /// The part of the result that counts, 0 for none.
    weight: f64,
    provisional: bool,
    top: bool,
}

#[derive(serde::Serialize)]
struct Sat<'a> {
    round: &'a str,
    value: f64,
    weight: f64,
}

#[derive(serde::Serialize)]
struct Added {
    why: String,
    amount: f64,
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
pub(super) fn scores<'a>(input: &'a Input, look: &Look) -> Scores<'a> {
    let engine = &input.engine;
    let notice = notices::standings(engine, look, None);
    Scores {
        boards: engine.book().boards().map(|(at, board)| Board::new(engine, at, board)).collect(),
        standings: lines(engine, &notice),
        view: notice.view,
        problems: troubles(input),
    }
}

/// The problems, with their places.
pub(super) fn troubles(input: &Input) -> Vec<Trouble> {
    input
        .engine
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
        .engine
        .differences()
        .iter()
        .map(|difference| Differs {
            place: whereabouts(&input.engine, difference),
            player: whose(&input.engine, difference).map(str::to_owned),
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
pub(super) fn whereabouts(engine: &Engine, difference: &Difference) -> String {
    match difference.figure {
        Figure::Game(seat) => format!("{}, {}", engine.book().say_board(seat.board), seat.power),
        Figure::Round(_, round) => {
            let round = engine.book().round(round).map(crate::book::Round::title).unwrap_or_default();
            format!("Standings, {round}")
        }
        Figure::Total(_) => "Standings, total".to_owned(),
        Figure::Place(_) => "Standings, place".to_owned(),
    }
}

/// Whose figure it is.
pub(super) fn whose<'a>(engine: &'a Engine, difference: &Difference) -> Option<&'a str> {
    let person = match difference.figure {
        Figure::Game(seat) => engine.book().seat(seat)?.player?,
        Figure::Round(person, _) | Figure::Total(person) | Figure::Place(person) => person,
    };
    Some(engine.book().name_of(Some(person)))
}

impl<'a> Board<'a> {
    fn new(engine: &'a Engine, at: BoardRef, board: &'a crate::book::Board) -> Self {
        let round = engine.book().round(at.round).map_or("", |round| round.name.as_str());
        let system = engine.system(at).map(|system| system.name.as_str());
        let provisional = matches!(engine.stage(at), Stage::Running(_));
        Board {
            round,
            name: &board.name,
            system,
            provisional,
            powers: Power::ALL.map(|power| Seat::new(engine, at, board, power)),
        }
    }
}

impl<'a> Seat<'a> {
    fn new(engine: &'a Engine, at: BoardRef, board: &'a crate::book::Board, power: Power) -> Self {
        let seat = &board.seats[power];
        let scores = engine.scores(at);
        let columns = scores.as_ref().map_or_else(Vec::new, |scores| {
            let before = scores.system.columns.len().saturating_sub(1);
            let named = scores.system.columns.iter().take(before).enumerate();
            named.map(|(index, column)| (column.name.as_str(), scores.column(index, power))).collect()
        });
        let computed = scores.and_then(|scores| scores.score(power));
        Seat {
            power: power.name(),
            player: seat.player.map(|player| engine.book().name_of(Some(player))),
            centres: board.count(power),
            columns: Columns(columns),
            score: engine.score(at.seat(power)),
            ruling: seat.ruling.as_ref().map(|ruling| Ruling { computed, reason: &ruling.reason }),
        }
    }
}

/// The lines of the table, section by section.
fn lines<'a>(engine: &'a Engine, notice: &Notice) -> Vec<Line<'a>> {
    let table = &notice.table;
    let mut lines = Vec::with_capacity(table.rows.len());
    for section in &notice.sections {
        for (at, line) in section.lines.iter().enumerate() {
            let Some(row) = table.rows.get(line.row) else { continue };
            let next = section.lines.get(at + 1);
            let reason = next.and_then(|next| table.reason(line.row, next.row, engine.rules()));
            let mut why = reason.and_then(|reason| reason.words(engine.rules()));
            if line.place.is_none() {
                why = notice.column(Heading::Why).and_then(|column| Some(line.cells.get(column)?.plain()));
            }
            lines.push(Line::new(engine, line, row, why));
        }
    }
    lines
}

impl<'a> Line<'a> {
    fn new(engine: &'a Engine, line: &notices::Line, row: &Row, why: Option<String>) -> Line<'a> {
        let book = engine.book();
        let round = |at| book.round(at).map_or("", |round| round.name.as_str());
        let played = |game: &Game| Played {
            round: round(game.seat.board.round),
            board: book.board(game.seat.board).map_or("", |board| board.name.as_str()),
            power: game.seat.power.name(),
            score: game.score,
            taken: game.taken,
            result: game.result,
            weight: game.weight,
            provisional: game.provisional,
            top: game.top,
        };
        let sat = |sat: &SatOut| Sat { round: round(sat.round), value: sat.value, weight: sat.weight };
        let added = |added: &Adjustment| Added { why: added.why.words(engine.rules()), amount: added.amount };
        let person = book.person(row.person);
        Line {
            place: line.place,
            shared: line.shared,
            player: book.name_of(Some(row.person)),
            group: person.map_or("", |person| person.group.as_str()),
            role: person.map_or("", |person| person.role.name()),
            total: row.total,
            games: row.games.iter().map(|game| game.score).collect(),
            results: row.games.iter().map(played).collect(),
            sat_out: row.sat_out.iter().map(sat).collect(),
            adjustments: row.adjustments.iter().map(added).collect(),
            why,
        }
    }
}
