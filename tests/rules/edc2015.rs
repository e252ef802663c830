//! EuroDipCon 2015 end to end: the program scores a director's workbook, and the results are compared with those
//! published.

use std::collections::HashMap;
use std::process::Command;

use serde::Deserialize;
use topboard::figures::format_rounded;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");

#[derive(Deserialize)]
struct Scores {
    boards: Vec<ScoredBoard>,
    standings: Vec<StandingsRow>,
    problems: Vec<serde_json::Value>,
}

#[derive(Deserialize)]
struct ScoredBoard {
    round: String,
    #[serde(rename = "board")]
    name: String,
    system: String,
    powers: Vec<ScoredSeat>,
}

#[derive(Deserialize)]
struct ScoredSeat {
    player: String,
    centres: u16,
    score: f64,
}

#[derive(Deserialize)]
struct StandingsRow {
    place: usize,
    player: String,
    total: f64,
    games: Vec<f64>,
}

/// One row of the published boards.
#[derive(Deserialize)]
struct PublishedGame {
    round: String,
    board: String,
    player: String,
    final_sc: u16,
    score_published: String,
}

/// One row of the published table. The field of a round is empty if the player sat out.
#[derive(Deserialize)]
struct PublishedRow {
    rank: usize,
    player: String,
    r1: String,
    r2: String,
    r3: String,
    total_published: String,
    total_exact_rule: f64,
}

fn read_published<T: for<'de> Deserialize<'de>>(file: &str) -> Vec<T> {
    csv::Reader::from_path(format!("{DATA}/{file}")).unwrap().deserialize().map(Result::unwrap).collect()
}

fn score_file(file: &str) -> Scores {
    let run = Command::new(env!("CARGO_BIN_EXE_topboard"))
        .args(["score", &format!("{DATA}/{file}"), "--rules", "EDC 2015", "--json"])
        .output()
        .unwrap();
    assert_eq!(run.status.code(), Some(0), "{}", String::from_utf8_lossy(&run.stderr));
    serde_json::from_slice(&run.stdout).unwrap()
}

/// Both layouts of the workbook: a block for each board, and a row for each game.
const LAYOUTS: [&str; 2] = ["edc2015-boards.xlsx", "edc2015-long.xlsx"];

#[test]
fn all_98_game_scores_are_as_published() {
    let games: Vec<PublishedGame> = read_published("edc2015-boards.csv");
    assert_eq!(games.len(), 98);
    for layout in LAYOUTS {
        let scores = score_file(layout);
        assert!(scores.problems.is_empty(), "{layout}");
        assert_eq!(scores.boards.len(), 14, "{layout}");
        let mut seats = HashMap::new();
        for board in &scores.boards {
            assert_eq!(board.system, "WDC 2006");
            for seat in &board.powers {
                seats.insert((board.round.as_str(), board.name.as_str(), seat.player.as_str()), seat);
            }
        }
        assert_eq!(seats.len(), 98, "{layout}");
        for game in &games {
            let seat = seats[&(game.round.as_str(), game.board.as_str(), game.player.as_str())];
            assert_eq!(seat.centres, game.final_sc, "{layout}: round {} {} {}", game.round, game.board, game.player);
            assert_eq!(
                format_rounded(seat.score, 2),
                game.score_published,
                "{layout}: round {} {} {}",
                game.round,
                game.board,
                game.player
            );
        }
    }
}

#[test]
fn all_38_totals_and_places_are_as_published() {
    let table: Vec<PublishedRow> = read_published("edc2015-final-table.csv");
    assert_eq!(table.len(), 38);
    for layout in LAYOUTS {
        let scores = score_file(layout);
        assert_eq!(scores.standings.len(), 38, "{layout}");
        let lines: HashMap<&str, &StandingsRow> =
            scores.standings.iter().map(|line| (line.player.as_str(), line)).collect();
        for wanted in &table {
            let line = lines[wanted.player.as_str()];
            assert_eq!(format_rounded(line.total, 2), wanted.total_published, "{layout}: {}", wanted.player);
            assert!((line.total - wanted.total_exact_rule).abs() < 5e-7, "{layout}: {}", wanted.player);
            assert_eq!(line.place, wanted.rank, "{layout}: {}", wanted.player);
            let played: Vec<&str> = [&wanted.r1, &wanted.r2, &wanted.r3]
                .into_iter()
                .map(String::as_str)
                .filter(|r| !r.is_empty())
                .collect();
            let games: Vec<String> = line.games.iter().map(|&score| format_rounded(score, 2)).collect();
            assert_eq!(games, played, "{layout}: {}", wanted.player);
        }
    }
}
