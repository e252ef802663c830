//! Every ruleset in use in the hobby, over tournaments whose tables were computed elsewhere: 24 players, several games a
//! round, rounds sat out and missed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

use serde::Deserialize;
use topboard::book::{Board, Book, Edit, Entry, EventField, Override, Person, PersonId, Power, Round, SeatRef};
use topboard::book::{BoardRef, SeatField};
use topboard::live::Live;
use topboard::standings::{RoundScore, Rulesets};

#[derive(Deserialize)]
#[allow(clippy::struct_field_names, reason = "the names in the file")]
struct Tournament {
    tournament_system: String,
    round_system: String,
    sitting_out_bonus: f64,
    bonus_once: bool,
    /// By player and round; empty for one who sat out, missing for one who was absent.
    games: Vec<Vec<Option<Vec<f64>>>>,
    round_scores: Vec<Vec<Option<f64>>>,
    tournament_scores: Vec<f64>,
    positions: Vec<usize>,
}

fn tournaments() -> Vec<Tournament> {
    serde_json::from_str(include_str!("data/hobby-tournaments.json")).unwrap()
}

/// The ruleset of the tournament's name, changed to its round rule and its sit-outs, as a director's own.
fn ruleset(tournament: &Tournament) -> String {
    let shipped = Rulesets::shipped().find(&tournament.tournament_system).unwrap_or_else(|| {
        panic!("there is no ruleset “{}”", tournament.tournament_system);
    });
    let text = Rulesets::text_of(&shipped.name).unwrap();
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
fn book(tournament: &Tournament) -> Book {
    let mut book = Book::default();
    let people = tournament.games.len();
    for n in 0..people {
        let id = PersonId(u32::try_from(n + 1).unwrap());
        book.apply(Edit::AddPerson { at: n, person: Person::new(id, format!("P{n:02}")) }).unwrap();
    }
    for round in 0..tournament.games[0].len() {
        let mut held = Round { name: (round + 1).to_string(), ..Round::default() };
        let mut seats: Vec<(PersonId, f64)> = Vec::new();
        for (player, rounds) in tournament.games.iter().enumerate() {
            let id = PersonId(u32::try_from(player + 1).unwrap());
            match &rounds[round] {
                Some(games) if games.is_empty() => held.sat_out.push(id),
                Some(games) => seats.extend(games.iter().map(|score| (id, *score))),
                None => {}
            }
        }
        for (n, seven) in seats.chunks(7).enumerate() {
            let mut board = Board::named(n.to_string());
            for (power, (id, score)) in Power::ALL.into_iter().zip(seven) {
                let seat = &mut board.seats[power];
                seat.player = Some(*id);
                seat.ruling = Some(Override { score: *score, reason: "as published".into() });
            }
            for power in Power::ALL {
                board.seats[power].centres = Entry::Value(0);
            }
            held.boards.push(board);
        }
        book.rounds.push(held);
    }
    book.apply(Edit::Rulesets(vec![ruleset(tournament)])).unwrap();
    book.apply(Edit::Event(EventField::Rules("Ours".into()))).unwrap();
    book
}

#[test]
fn every_tournament_comes_out_as_published() {
    let mut checked = 0;
    for (n, tournament) in tournaments().iter().enumerate() {
        let name = format!("{n}, {}, {}", tournament.tournament_system, tournament.round_system);
        let live = Live::new(book(tournament));
        assert_eq!(live.rules().name, "Ours", "{name}: {:?}", live.problems());
        for (player, (total, place)) in tournament.tournament_scores.iter().zip(&tournament.positions).enumerate() {
            let id = PersonId(u32::try_from(player + 1).unwrap());
            let row = live.standings().row(id);
            let ours = row.map_or(0.0, |row| row.total);
            assert!((ours - total).abs() < 1e-6, "{name}, player {player}: {ours} and not {total}");
            if let Some(row) = row {
                assert_eq!(row.place, Some(*place), "{name}, player {player}");
            }
            for (round, published) in tournament.round_scores[player].iter().enumerate() {
                let ours = row.and_then(|row| row.round_score(round, live.rules()));
                match live.rules().total.round_score {
                    // A round is worth nothing but what sitting out is worth.
                    RoundScore::None => {
                        let sat = row.and_then(|row| row.sat_out.iter().find(|sat| sat.round.0 == round));
                        assert_eq!(published.unwrap_or(0.0), sat.map_or(0.0, |sat| sat.value), "{name}, {player}");
                    }
                    _ => assert!(
                        (ours.unwrap_or(0.0) - published.unwrap_or(0.0)).abs() < 1e-6,
                        "{name}, player {player}, round {}: {ours:?} and not {published:?}",
                        round + 1
                    ),
                }
                checked += 1;
            }
        }
    }
    assert!(checked > 3000, "{checked} round scores");
}

#[test]
fn one_more_point_moves_the_table_as_if_it_had_always_been_there() {
    for tournament in tournaments().iter().step_by(5) {
        let mut live = Live::new(book(tournament));
        let seat: SeatRef = BoardRef::new(1, 0).seat(Power::France);
        let better = Override { score: 500.0, reason: "a solo after all".into() };
        live.apply("score", Edit::Seat(seat, SeatField::Ruling(Some(better)))).unwrap();
        let afresh = Live::new(live.book().clone());
        let lines = |live: &Live| -> Vec<(PersonId, Option<usize>, f64)> {
            live.standings().rows.iter().map(|row| (row.person, row.place, row.total)).collect()
        };
        assert_eq!(lines(&live), lines(&afresh), "{}", tournament.tournament_system);
    }
}
