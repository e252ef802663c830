//! The Diplomacy Adjudicator Test Cases by number, with the choices of WDC 2006. The cases are in `tests/data/datc-v3.txt`.

use topboard::rulings::{OrderRuling, TurnPart, rule_text};

const CASES: &str = include_str!("../data/datc-v3.txt");

/// A case: its number with its title, the text, and the expected outcomes.
fn cases() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    CASES.split("\n== ").skip(1).map(|case| {
        let (title, body) = case.split_once('\n').unwrap();
        let (text, expected) = body.split_once("expect\n").unwrap();
        (title, text, expected.trim())
    })
}

/// “Lon bounces”, “Lon holds, dislodged”, “retreat Lon moves”.
fn shown(order: &OrderRuling) -> String {
    let part = if order.part == TurnPart::Retreats { "retreat " } else { "" };
    let dislodged = if order.is_dislodged && order.part == TurnPart::Movement { ", dislodged" } else { "" };
    let province = order.province.map_or("?", |province| province.letters());
    format!("{part}{province} {}{dislodged}", order.outcome.word())
}

#[test]
fn every_case_has_the_expected_outcomes() {
    let mut wrong = Vec::new();
    for (title, text, expected) in cases() {
        let ruling = rule_text(text);
        assert_eq!(ruling.problems, [], "{title}");
        let orders = ruling.orders.iter().filter(|order| order.line.is_some() || order.province.is_some());
        let found = orders.map(shown).collect::<Vec<_>>().join("\n");
        if found != expected {
            wrong.push(format!("{title}\nexpected\n{expected}\nfound\n{found}\n"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_number_of_version_3_is_there() {
    let mut numbers: Vec<&str> = cases().map(|(title, ..)| title.split(' ').next().unwrap()).collect();
    numbers.dedup();
    for (chapter, count) in [("A", 12), ("B", 15), ("C", 9), ("D", 34), ("E", 15), ("F", 25), ("G", 20), ("H", 16)] {
        for number in 1..=count {
            let number = format!("6.{chapter}.{number}");
            assert!(numbers.contains(&number.as_str()), "{number} is missing");
        }
    }
    for (chapter, count) in [("I", 7), ("J", 11)] {
        let of_chapter = numbers.iter().filter(|number| number.starts_with(&format!("6.{chapter}.")));
        assert_eq!(of_chapter.count(), count, "6.{chapter}");
    }
}
