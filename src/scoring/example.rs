//! Worked examples: a board with the scores that a system must give it, as it is written in a file and as a board.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::book::{Board, CellEntry, Chart, Ending, PerPower, Power, Year};
use crate::formula::fold_identifier;
use crate::languages::window_sentences::scoring_errors as texts;

/// A board worked out by hand.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoringExample {
    /// The game it comes from, or the rule it shows.
    pub name: String,
    pub board: Board,
    /// The event's other completed games, for a system that uses means over the event.
    pub others: Vec<Board>,
    /// The expected values of some columns, by name; the score is the first of them.
    pub expected: Vec<(String, [f64; 7])>,
}

/// A board with its scores, as it is written in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExampleFile {
    pub(super) name: String,
    centres: [u16; 7],
    /// Years of elimination; 0 for a power that survived, or whose year is not known.
    #[serde(default, skip_serializing_if = "is_zero")]
    out: [u16; 7],
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<u16>,
    /// The game is not over: the counts are those of its newest chart.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    running: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    conceded: Option<Power>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    draw: Vec<Power>,
    #[serde(skip_serializing_if = "Option::is_none")]
    missed_moves: Option<[u32; 7]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    missed_winters: Option<[u32; 7]>,
    /// Final counts of the event's other completed games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    others: Vec<[u16; 7]>,
    /// The expected scores. Only a board that is used for comparisons has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) score: Option<[f64; 7]>,
    /// Counts by year.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    charts: BTreeMap<String, [u16; 7]>,
    /// The expected values of other columns, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) columns: BTreeMap<String, [f64; 7]>,
}

fn is_zero(years: &[u16; 7]) -> bool {
    *years == [0; 7]
}

impl ExampleFile {
    /// The board without the expected values.
    pub(super) fn to_board(&self) -> Result<Board, String> {
        let mut board = Board::new(&self.name);
        for power in Power::ALL {
            let i = power.index();
            let seat = &mut board.seats[power];
            seat.centres = if self.running { CellEntry::Blank } else { CellEntry::Value(self.centres[i]) };
            seat.eliminated = (self.out[i] > 0).then_some(Year(self.out[i])).into();
            seat.in_draw = (!self.draw.is_empty()).then(|| self.draw.contains(&power));
            seat.missed_moves = self.missed_moves.map(|missed| missed[i]).into();
            seat.missed_winters = self.missed_winters.map(|missed| missed[i]).into();
        }
        board.end_year = self.ended.map(Year).into();
        board.ending = self.conceded.map_or(Ending::Played, Ending::Conceded);
        for (year, counts) in &self.charts {
            let year = year.parse().map(Year).map_err(|_| texts::no_year(year))?;
            board.charts.push(Chart { year, centres: PerPower(counts.map(CellEntry::Value)) });
        }
        Ok(board)
    }

    /// The example for a system with columns of these names, in order. The error is a sentence without a full stop.
    pub(super) fn to_example(&self, columns: &[&str]) -> Result<ScoringExample, String> {
        let board = self.to_board()?;
        let last = columns.last().copied().unwrap_or_default().to_owned();
        let score = self.score.ok_or_else(|| texts::no_score().to_owned())?;
        let mut expected = vec![(last, score)];
        for (name, values) in &self.columns {
            let folded = fold_identifier(name);
            if !columns.iter().any(|column| fold_identifier(column) == folded) {
                return Err(texts::example_without_column(name));
            }
            expected.push((name.clone(), *values));
        }
        let others = self.others.iter().map(|counts| {
            let mut other = Board::new("");
            for (power, seat) in other.seats.iter_mut() {
                seat.centres = CellEntry::Value(counts[power.index()]);
            }
            other
        });
        Ok(ScoringExample { name: self.name.clone(), board, others: others.collect(), expected })
    }
}
