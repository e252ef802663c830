//! Tournaments of the hobby with tables from other programs, as books in which the director entered every score.

use serde::Deserialize;
use topboard::book::{Board, Book, CellEntry, Edit, EventField, Person, PersonId, Power, Round, ScoreRuling};
use topboard::standings::RulesetLibrary;

/// A tournament as in `tests/data/hobby-tournaments.json`.
#[derive(Deserialize)]
#[allow(clippy::struct_field_names, reason = "the names in the file")]
pub struct Tournament {
    pub tournament_system: String,
    pub round_system: String,
    pub sitting_out_bonus: f64,
    pub bonus_once: bool,
    /// Scores by player and round: empty if the player sat out, missing if the player was absent.
    pub games: Vec<Vec<Option<Vec<f64>>>>,
    pub round_scores: Vec<Vec<Option<f64>>>,
    pub tournament_scores: Vec<f64>,
    pub positions: Vec<usize>,
}

/// All tournaments of the file.
pub fn tournaments() -> Vec<Tournament> {
    serde_json::from_str(include_str!("../data/hobby-tournaments.json")).unwrap()
}

/// The tournament's ruleset with its own rules for rounds and sit-outs, as a text for the book.
pub fn ruleset(tournament: &Tournament) -> String {
    let shipped = RulesetLibrary::shipped().find(&tournament.tournament_system).unwrap_or_else(|| {
        panic!("there is no ruleset “{}”", tournament.tournament_system);
    });
    let text = RulesetLibrary::shipped_text(&shipped.name).unwrap();
    let round = match tournament.round_system.as_str() {
        "None" => "none",
        "Best game counts" => "best",
        "Add all game scores" => "sum",
        other => panic!("round rule {other}"),
    };
    let mut table: toml::Table = toml::from_str(text).unwrap();
    let total = table["total"].as_table_mut().unwrap();
    total.insert("round_score".into(), round.into());
    total.insert("sitting_out".into(), tournament.sitting_out_bonus.into());
    total.insert("sitting_out_once".into(), tournament.bonus_once.into());
    table.insert("name".into(), "Ours".into());
    toml::to_string(&table).unwrap()
}

/// The tournament as a book in which the director entered every score by hand.
pub fn book(tournament: &Tournament) -> Book {
    let mut book = Book::default();
    let people = tournament.games.len();
    for n in 0..people {
        let id = PersonId(u32::try_from(n + 1).unwrap());
        book.apply(Edit::AddPerson { position: n, person: Person::new(id, format!("P{n:02}")) }).unwrap();
    }
    for round in 0..tournament.games[0].len() {
        let mut new_round = Round { name: (round + 1).to_string(), ..Round::default() };
        let mut seats: Vec<(PersonId, f64)> = Vec::new();
        for (player, rounds) in tournament.games.iter().enumerate() {
            let id = PersonId(u32::try_from(player + 1).unwrap());
            match &rounds[round] {
                Some(games) if games.is_empty() => new_round.sat_out.push(id),
                Some(games) => seats.extend(games.iter().map(|score| (id, *score))),
                None => {}
            }
        }
        for (n, seven) in seats.chunks(7).enumerate() {
            let mut board = Board::new(n.to_string());
            for (power, (id, score)) in Power::ALL.into_iter().zip(seven) {
                let seat = &mut board.seats[power];
                seat.player = Some(*id);
                seat.ruling = Some(Box::new(ScoreRuling { score: *score, reason: "as published".into() }));
            }
            for power in Power::ALL {
                board.seats[power].centres = CellEntry::Value(0);
            }
            new_round.boards.push(board);
        }
        book.rounds.push(new_round);
    }
    book.apply(Edit::Rulesets(vec![ruleset(tournament)])).unwrap();
    book.apply(Edit::Event(EventField::Rules("Ours".into()))).unwrap();
    book
}
