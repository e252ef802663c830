//! The boards of the hobby's games, each with its scores from other programs.

use std::collections::BTreeMap;

use serde::Deserialize;
use topboard::book::{Board, CellEntry, Chart, Ending, PerPower, Power, Year};

/// A board with its scores under one of the hobby's systems, computed by the programs in use.
#[derive(Deserialize)]
pub struct ScoredBoard {
    pub system: String,
    #[serde(rename = "case")]
    pub name: String,
    centres: [u16; 7],
    eliminated: [Option<u16>; 7],
    last_year: u16,
    soloist: Option<String>,
    conceded: bool,
    concession_year: Option<u16>,
    draw: Option<Vec<String>>,
    history: Option<BTreeMap<String, [u16; 7]>>,
    pub scores: [f64; 7],
}

impl ScoredBoard {
    pub fn board(&self) -> Board {
        let mut board = Board::new(&self.name);
        for power in Power::ALL {
            let seat = &mut board.seats[power];
            seat.centres = CellEntry::Value(self.centres[power.index()]);
            seat.eliminated = self.eliminated[power.index()].map(Year).into();
            seat.in_draw = self.draw.as_ref().map(|draw| draw.contains(&power.letter().to_string()));
        }
        board.end_year = CellEntry::Value(Year(self.concession_year.unwrap_or(self.last_year)));
        if self.conceded {
            let winner = self.soloist.as_deref().and_then(Power::parse).unwrap();
            board.ending = Ending::Conceded(winner);
        }
        for (year, counts) in self.history.iter().flatten() {
            let year = Year(year.parse().unwrap());
            board.charts.push(Chart { year, centres: PerPower(counts.map(CellEntry::Value)) });
        }
        board
    }
}

/// All cases of `tests/data/hobby-games.json`.
pub fn scored_boards() -> Vec<ScoredBoard> {
    serde_json::from_str(include_str!("../data/hobby-games.json")).unwrap()
}
