//! The JSON of an event: its boards with counts and scores, and the standings. Numbers are unrounded; a missing value is
//! null. `topboard score --json` and a posting share it.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::export_error::ExportError;
use crate::book::{BoardRef, Event, Power};
use crate::engine::Engine;
use crate::languages::Language;
use crate::notices::{self, ColumnRole, StandingsNotice, StandingsOptions};
use crate::standings::{PlayerGame, SitOutResult, StandingsRow, TotalAdjustment};

/// The whole event.
#[derive(Debug, serde::Serialize)]
struct EventJson<'a> {
    event: DetailsJson<'a>,
    boards: Vec<BoardJson<'a>>,
    /// The games that the standings count.
    view: String,
    standings: Vec<StandingsRowJson<'a>>,
}

#[derive(Debug, serde::Serialize)]
struct DetailsJson<'a> {
    name: &'a str,
    venue: &'a str,
    dates: &'a str,
    rules: &'a str,
    system: Option<&'a str>,
}

/// Writes what this engine has of an event as JSON.
pub fn write_event_json(engine: &Engine) -> Result<Vec<u8>, ExportError> {
    let notice = notices::standings_notice(engine, &StandingsOptions::default(), None);
    let Event { name, venue, dates, rules, system, .. } = &engine.book().event;
    let event = DetailsJson { name, venue, dates, rules, system: system.as_deref() };
    let boards = BoardJson::of_event(engine);
    let standings = StandingsRowJson::of_notice(engine, &notice);
    let mut bytes = serde_json::to_vec_pretty(&EventJson { event, boards, view: notice.notice.subtitle, standings })
        .map_err(ExportError::Json)?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// A board with its scores.
#[derive(Debug, serde::Serialize)]
pub struct BoardJson<'a> {
    round: &'a str,
    #[serde(rename = "board")]
    name: &'a str,
    system: Option<&'a str>,
    /// Whether the scores may change: the game still runs, or nobody has said how it ended.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    provisional: bool,
    powers: [SeatJson<'a>; 7],
}

#[derive(Debug, serde::Serialize)]
struct SeatJson<'a> {
    power: &'static str,
    player: Option<&'a str>,
    centres: Option<u16>,
    columns: ColumnsJson<'a>,
    /// The score that counts.
    score: Option<f64>,
    /// The ruling of the director that replaces the computed score.
    #[serde(rename = "override", skip_serializing_if = "Option::is_none")]
    ruling: Option<RulingJson<'a>>,
}

#[derive(Debug, serde::Serialize)]
struct RulingJson<'a> {
    computed: Option<f64>,
    reason: &'a str,
}

/// The columns before the score, in the order of the system.
#[derive(Debug)]
struct ColumnsJson<'a>(Vec<(&'a str, Option<f64>)>);

impl Serialize for ColumnsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// A row of the standings.
#[derive(Debug, serde::Serialize)]
pub struct StandingsRowJson<'a> {
    /// Missing for a player without a place. In a table of groups, the place in the group.
    place: Option<usize>,
    shared: bool,
    player: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    group: &'a str,
    /// “unranked”, “removed”. Left out for a player who plays for a place.
    #[serde(skip_serializing_if = "str::is_empty")]
    role: &'static str,
    total: f64,
    /// The scores, after penalties.
    games: Vec<Option<f64>>,
    /// The same games, with how each one counts.
    results: Vec<GameJson<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sat_out: Vec<SitOutJson<'a>>,
    /// The amounts added to the total or taken from it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    adjustments: Vec<AdjustmentJson>,
    why: Option<String>,
}

#[derive(Debug, serde::Serialize)]
struct GameJson<'a> {
    round: &'a str,
    board: &'a str,
    power: &'static str,
    score: Option<f64>,
    /// The points that penalties took from the score.
    taken: f64,
    /// The result that is counted: the score, or the place on the board.
    result: Option<f64>,
    /// The weight of the result in the total; 0 where it does not count.
    weight: f64,
    provisional: bool,
    top: bool,
}

#[derive(Debug, serde::Serialize)]
struct SitOutJson<'a> {
    round: &'a str,
    value: f64,
    weight: f64,
}

#[derive(Debug, serde::Serialize)]
struct AdjustmentJson {
    why: String,
    amount: f64,
}

impl<'a> BoardJson<'a> {
    /// All boards of an event.
    pub fn of_event(engine: &'a Engine) -> Vec<BoardJson<'a>> {
        engine.book().boards().map(|(at, board)| BoardJson::new(engine, at, board)).collect()
    }

    fn new(engine: &'a Engine, at: BoardRef, board: &'a crate::book::Board) -> Self {
        let round = engine.book().round(at.round).map_or("", |round| round.name.as_str());
        let system = engine.system(at).map(|system| system.name.as_str());
        let provisional = engine.is_provisional(at);
        BoardJson {
            round,
            name: &board.name,
            system,
            provisional,
            powers: Power::ALL.map(|power| SeatJson::new(engine, at, board, power)),
        }
    }
}

impl<'a> SeatJson<'a> {
    fn new(engine: &'a Engine, at: BoardRef, board: &'a crate::book::Board, power: Power) -> Self {
        let seat = &board.seats[power];
        let scores = engine.scores(at);
        let columns = scores.as_ref().map_or_else(Vec::new, |scores| {
            let before = scores.system.columns.len().saturating_sub(1);
            let named = scores.system.columns.iter().take(before).enumerate();
            named.map(|(index, column)| (column.name.as_str(), scores.column(index, power))).collect()
        });
        let computed = scores.and_then(|scores| scores.score(power));
        SeatJson {
            power: power.name(),
            player: seat.player.map(|player| engine.book().name_of(Some(player))),
            centres: board.current_count(power),
            columns: ColumnsJson(columns),
            score: engine.score(at.seat(power)),
            ruling: seat.ruling.as_ref().map(|ruling| RulingJson { computed, reason: &ruling.reason }),
        }
    }
}

impl<'a> StandingsRowJson<'a> {
    /// The rows of the standings, section by section.
    pub fn of_notice(engine: &'a Engine, notice: &StandingsNotice) -> Vec<StandingsRowJson<'a>> {
        let table = &notice.table;
        let mut lines = Vec::with_capacity(table.rows.len());
        for section in &notice.notice.sections {
            for line in &section.rows {
                let Some(row) = table.rows.get(line.position) else { continue };
                let reason = notice.notice.column(ColumnRole::Reason).and_then(|column| line.cells.get(column));
                let why = reason.map(notices::NoticeCell::plain).filter(|why| !why.is_empty());
                lines.push(StandingsRowJson::new(engine, line, row, why));
            }
        }
        lines
    }

    fn new(
        engine: &'a Engine,
        line: &notices::NoticeRow,
        row: &StandingsRow,
        why: Option<String>,
    ) -> StandingsRowJson<'a> {
        let book = engine.book();
        let round = |at| book.round(at).map_or("", |round| round.name.as_str());
        let played = |game: &PlayerGame| GameJson {
            round: round(game.seat.board.round),
            board: book.board(game.seat.board).map_or("", |board| board.name.as_str()),
            power: game.seat.power.name(),
            score: game.score,
            taken: game.penalty,
            result: game.result,
            weight: game.weight,
            provisional: game.provisional,
            top: game.at_top_board,
        };
        let sat = |sat: &SitOutResult| SitOutJson { round: round(sat.round), value: sat.value, weight: sat.weight };
        let added = |added: &TotalAdjustment| AdjustmentJson {
            why: added.reason.text(Language::English, engine.rules()),
            amount: added.amount,
        };
        let person = book.person(row.person);
        StandingsRowJson {
            place: line.place,
            shared: line.shared,
            player: book.name_of(Some(row.person)),
            group: person.map_or("", |person| person.group.as_str()),
            role: person.map_or("", |person| person.role.name()),
            total: row.total,
            games: row.games.iter().map(|game| game.score).collect(),
            results: row.games.iter().map(played).collect(),
            sat_out: row.sit_outs.iter().map(sat).collect(),
            adjustments: row.adjustments.iter().map(added).collect(),
            why,
        }
    }
}
