//! Provisional scores by PGP of a running postal game, compared with scores worked out by hand.

use std::process::Command;

use serde_json::Value;

const GAME: &str = include_str!("../data/pgp-running.csv");

/// Scores a plain table under the rules of the Campo di Marte games.
fn score(table: &str) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.csv");
    std::fs::write(&file, table).unwrap();
    let done = Command::new(env!("CARGO_BIN_EXE_topboard"))
        .args(["score", file.to_str().unwrap(), "--rules", "Campo di Marte games", "--json"])
        .output()
        .unwrap();
    serde_json::from_slice(&done.stdout).unwrap()
}

fn column(scored: &Value, name: &str) -> Vec<f64> {
    let powers = scored["boards"][0]["powers"].as_array().unwrap();
    let value =
        |power: &Value| if name == "score" { &power["score"] } else { &power["columns"][name] }.as_f64().unwrap();
    powers.iter().map(value).collect()
}

fn assert_close(have: &[f64], want: [f64; 7]) {
    assert!(have.iter().zip(want).all(|(a, b)| (a - b).abs() < 1e-6), "{have:?} is not {want:?}");
}

/// The scores after the chart of 1903, step by step:
///
/// - Austria was eliminated in 1902 and is seventh. Italy was eliminated in 1903 and is sixth. The five survivors have
///   the points of fifth place.
/// - Autumn centres are 3, 15, 19, 18, 7, 19, 18 of 99. Years are 2 for Austria and 3 for the others, of 20.
/// - There is no bonus yet.
/// - Austria missed one order in 2 years: 2 of 5 · 2. Germany missed two orders and a winter in 3 years: 5 of 5 · 3.
/// - Austria has 1 + 3 1/33 + 10 − 20, which is below 0. England has 7 + 15 5/33 + 15 = 37 5/33. France and Russia have
///   7 + 19 19/99 + 15 = 41 19/99. Germany has 7 + 18 2/11 + 15 − 33 1/3 = 6 28/33. Italy has 4 + 7 7/99 + 15 =
///   26 7/99. Turkey has 40 2/11.
/// - The sum is 192 7/11. A score is the power's share of this sum.
#[test]
fn a_running_game_has_provisional_scores() {
    let scored = score(GAME);
    assert_eq!(scored["boards"][0]["provisional"], true);
    assert_eq!(scored["problems"], Value::Array(Vec::new()));
    assert_close(&column(&scored, "placing"), [1.0, 7.0, 7.0, 7.0, 4.0, 7.0, 7.0]);
    assert_close(&column(&scored, "bonus"), [0.0; 7]);
    assert_close(&column(&scored, "missed share"), [20.0, 0.0, 0.0, 100.0 / 3.0, 0.0, 0.0, 0.0]);
    let all = 192.0 + 7.0 / 11.0;
    let totals = [
        0.0,
        37.0 + 5.0 / 33.0,
        41.0 + 19.0 / 99.0,
        6.0 + 28.0 / 33.0,
        26.0 + 7.0 / 99.0,
        41.0 + 19.0 / 99.0,
        40.0 + 2.0 / 11.0,
    ];
    assert_close(&column(&scored, "score"), totals.map(|total| 100.0 * total / all));
    assert!((column(&scored, "score")[1] - 19.285_826_648).abs() < 1e-9);
}

#[test]
fn the_yearly_counts_alone_give_the_same_scores() {
    let blank: String = GAME
        .lines()
        .enumerate()
        .map(|(n, line)| {
            let mut cells: Vec<&str> = line.split(',').collect();
            if n > 0 {
                // Remove the final count and the year of elimination.
                (cells[4], cells[5]) = ("", "");
            }
            cells.join(",") + "\n"
        })
        .collect();
    let scored = score(&blank);
    assert_eq!(scored["boards"][0]["provisional"], true);
    assert_close(&column(&scored, "score"), column(&score(GAME), "score").try_into().unwrap());
}

/// After the end date nobody has won, so the game is scored as drawn by its five survivors until the director says
/// whether they agreed: they share the places 1 to 5, and each has a deduction of 1.667.
#[test]
fn a_game_that_ended_without_a_winner_is_drawn_in_all_its_parts_and_asked_about() {
    let ended = |year: &str| {
        let lines = GAME.lines().enumerate().map(|(n, line)| {
            let mut cells: Vec<&str> = line.split(',').collect();
            if n > 0 {
                cells[8] = year;
            }
            cells.join(",") + "\n"
        });
        score(&lines.collect::<String>())
    };
    let over = ended("1903");
    assert_eq!(over["boards"][0]["provisional"], true);
    assert_close(&column(&over, "placing"), [1.0, 19.0, 19.0, 19.0, 4.0, 19.0, 19.0]);
    assert_close(&column(&over, "year points"), [2.0, 1.333, 1.333, 1.333, 3.0, 1.333, 1.333]);
    let question = over["problems"][0]["what"].as_str().unwrap();
    assert_eq!(
        question,
        "the game ended in 1903 without a solo and without a passed vote; under Campo di Marte games it is an agreed draw \
         or abandoned"
    );
    // An end date in the future does not end the game.
    let running = ended("1910");
    assert_eq!(running["boards"][0]["provisional"], true);
    assert_close(&column(&running, "placing"), [1.0, 7.0, 7.0, 7.0, 4.0, 7.0, 7.0]);
    // The recorded vote gives the same scores, and nothing is asked.
    let drawn: String = GAME
        .lines()
        .enumerate()
        .map(|(n, line)| {
            let mut cells: Vec<&str> = line.split(',').collect();
            if n > 0 {
                (cells[6], cells[8]) = (if cells[4] == "0" { "" } else { "yes" }, "1903");
            }
            cells.join(",") + "\n"
        })
        .collect();
    let drawn = score(&drawn);
    assert_eq!((&drawn["boards"][0]["provisional"], &drawn["problems"]), (&Value::Null, &Value::Array(Vec::new())));
    assert_close(&column(&drawn, "score"), column(&over, "score").try_into().unwrap());
}
