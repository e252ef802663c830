//! Lines of orders as players write them in a hall, at home and in programs, each with what it is read as. They are in
//! `tests/data/hall-orders.txt` and `tests/data/sheets-of-players.txt`.

use topboard::rulings::{Outcome, rule_text};

const HALL: &str = include_str!("../data/hall-orders.txt");
const SHEETS: &str = include_str!("../data/sheets-of-players.txt");

/// What differs between the ruling on a line and its right reading.
fn fault(line: &str) -> Option<String> {
    let [position, power, written, expected] = line.split('\t').collect::<Vec<_>>()[..] else {
        return Some("It has not four columns.".to_owned());
    };
    let units = position.split("; ").collect::<Vec<_>>().join("\n");
    let ruling = rule_text(&format!("Spring 1902\nposition\n{units}\norders\n{power}: {written}"));
    for expected in expected.split("; ") {
        let Some((letters, expected)) = expected.split_once(": ") else { return Some(expected.to_owned()) };
        let order = ruling.orders.iter().find(|order| order.province.is_some_and(|at| at.letters() == letters));
        let order = order?;
        let is_right = match expected {
            "a misorder" | "ambiguous, a misorder" => {
                order.outcome == Outcome::Misordered || (order.line.is_none() && order.outcome == Outcome::Holds)
            }
            "no order" => order.line.is_none() && order.outcome == Outcome::Holds,
            expected => order.read == expected && order.outcome != Outcome::Misordered,
        };
        if !is_right {
            return Some(format!(
                "expected {expected}, found {}, {}: {}",
                order.read,
                order.outcome.word(),
                order.reason
            ));
        }
    }
    None
}

/// Reads all lines of a table.
fn check_lines(table: &str, count: usize) {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(lines.clone().count(), count);
    let wrong: Vec<String> = lines.filter_map(|line| Some(format!("{line}\n    {}", fault(line)?))).collect();
    assert!(wrong.is_empty(), "{} lines\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_line_of_a_hall_is_read_right_or_rightly_refused() {
    check_lines(HALL, 263);
}

#[test]
fn every_line_of_players_of_several_countries_and_programs_is_read_right_or_rightly_refused() {
    check_lines(SHEETS, 109);
}
