//! The top board, the teams and the prizes of whole events, as the command line prints them.

use std::process::Command;

use crate::common::event::{EventFolder, enter_event};
use serde_json::Value;
use topboard::store;

/// The output of `topboard prizes` for an event in `tests/data/events`.
fn prizes(folder: &'static str, rules: &str, top: &[(&str, &str)], arguments: &[&str]) -> String {
    let engine = enter_event(EventFolder(folder), rules, top);
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("event.topboard");
    store::save_book(&path, engine.book()).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
    let done = command.arg("prizes").arg(&path).args(arguments).output().unwrap();
    String::from_utf8(done.stdout).unwrap()
}

#[test]
fn a_wdc_lists_the_seats_of_the_top_board_and_their_reasons() {
    let output: Value =
        serde_json::from_str(&prizes("wdc-2006", "WDC 2006", &[("5", "Top board")], &["--json"])).unwrap();
    let seats = output["top_board"]["seats"].as_array().unwrap();
    assert_eq!((seats[0]["player"].as_str(), seats[0]["powers"][0].as_str()), (Some("Thomas Kehrer"), Some("Russia")));
    assert_eq!(
        (seats[6]["player"].as_str(), seats[6]["powers"][0].as_str()),
        (Some("Grant Wexcombe"), Some("England"))
    );
    let claims = output["top_board"]["claims"].as_array().unwrap();
    let claim = |player: &str| claims.iter().find(|claim| claim["player"] == player).unwrap()["claim"].as_str();
    assert_eq!(claim("Rory Caldbeck"), Some("stepped back"));
    assert_eq!(claim("Grant Wexcombe"), Some("seat, as a replacement"));
    let first = &output["teams"][0];
    assert_eq!(first["members"].as_array().unwrap().len(), 3);
    assert!(first["captain"].is_string());
}

#[test]
fn a_eurodipcon_names_its_best_negotiator() {
    let output = prizes("eurodipcon-4", "EuroDipCon 4", &[("5", "Final")], &[]);
    assert!(output.contains("Seats at the final table, in the order of choosing"), "{output}");
    let negotiator = output.lines().find(|line| line.starts_with("Best Negotiator")).unwrap();
    let expected = EventFolder("eurodipcon-4").lines("expected-awards.csv");
    let best = expected.iter().find(|line| line["award"] == "Best Negotiator").unwrap();
    assert!(negotiator.contains(&best["holder"]), "{negotiator}");
}

#[test]
fn each_player_in_a_gunboat_medal_round_has_two_powers_and_group_winners_choose_first() {
    let output = prizes("gunboat-cup", "Gunboat Cup", &[("Medal 1", "A"), ("Medal 2", "A")], &[]);
    let seats: Vec<&str> = output.lines().skip(2).take(7).collect();
    assert!(seats[0].contains("Grandmaster Flush") && seats[0].contains("France, Austria"), "{output}");
    assert!(seats[6].contains("Hobnail") && seats[6].contains("Italy, France"), "{output}");
}
