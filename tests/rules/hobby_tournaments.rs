//! Compares every ruleset in use in the hobby with the tables of other programs. The tournaments have 24 players,
//! several games a round, sit-outs and absences.

use crate::common::tournaments::{book, tournaments};
use topboard::book::{BoardRef, Edit, PersonId, Power, ScoreRuling, SeatField, SeatRef};
use topboard::engine::Engine;
use topboard::standings::RoundScore;

#[test]
fn every_tournament_comes_out_as_published() {
    let mut checked = 0;
    for (n, tournament) in tournaments().iter().enumerate() {
        let name = format!("{n}, {}, {}", tournament.tournament_system, tournament.round_system);
        let engine = Engine::new(book(tournament));
        assert_eq!(engine.rules().name, "Ours", "{name}: {:?}", engine.problems());
        for (player, (total, place)) in tournament.tournament_scores.iter().zip(&tournament.positions).enumerate() {
            let id = PersonId(u32::try_from(player + 1).unwrap());
            let row = engine.standings().row(id);
            let ours = row.map_or(0.0, |row| row.total);
            assert!((ours - total).abs() < 1e-6, "{name}, player {player}: {ours} and not {total}");
            if let Some(row) = row {
                assert_eq!(row.place, Some(*place), "{name}, player {player}");
            }
            for (round, published) in tournament.round_scores[player].iter().enumerate() {
                let ours = row.and_then(|row| row.round_score(round, engine.rules()));
                match engine.rules().total.round_score {
                    // A round has no score of its own, only the bonus for sitting out.
                    RoundScore::None => {
                        let sat = row.and_then(|row| row.sit_outs.iter().find(|sat| sat.round.0 == round));
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
fn a_changed_score_gives_the_same_standings_as_a_new_computation() {
    for tournament in tournaments().iter().step_by(5) {
        let mut engine = Engine::new(book(tournament));
        let seat: SeatRef = BoardRef::new(1, 0).seat(Power::France);
        let better = ScoreRuling { score: 500.0, reason: "a solo after all".into() };
        engine.apply("score", Edit::Seat(seat.first_id(), SeatField::Ruling(Some(Box::new(better))))).unwrap();
        let recomputed = Engine::new(engine.book().clone());
        let lines = |engine: &Engine| -> Vec<(PersonId, Option<usize>, f64)> {
            engine.standings().rows.iter().map(|row| (row.person, row.place, row.total)).collect()
        };
        assert_eq!(lines(&engine), lines(&recomputed), "{}", tournament.tournament_system);
    }
}
