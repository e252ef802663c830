//! The sentences of WDC 2006 §§6 to 15 and 21 as tests. The name of a test begins with the paragraph.

mod adjudication;
mod forms_of_orders;
mod misorders;
mod sheets_of_orders;
mod words_and_provinces;

use topboard::rulings::{Ruling, rule_text};

/// The outcomes of a text: “Vie A Vienna - Tyrolia: moves”, in the order of the ruling.
fn ruled(text: &str) -> Ruling {
    let ruling = rule_text(text);
    assert_eq!(ruling.problems, [], "{text}");
    ruling
}

/// What the unit in a province was taken to be ordered, its outcome and the paragraph.
fn found(text: &str, province: &str) -> String {
    let ruling = ruled(text);
    let order = ruling.orders.iter().find(|order| order.province.is_some_and(|at| at.letters() == province));
    let order = order.unwrap();
    let dislodged = if order.is_dislodged { ", dislodged" } else { "" };
    format!("{}: {}{dislodged}; {}", order.read, order.outcome.word(), order.rule())
}

fn check(text: &str, expected: &[(&str, &str)]) {
    for (province, expected) in expected {
        assert_eq!(found(text, province), *expected, "{province} in\n{text}");
    }
}

/// One power with one order.
fn one(position: &str, order: &str, province: &str, expected: &str) {
    check(&format!("position\nAustria: {position}\norders\nAustria: {order}"), &[(province, expected)]);
}

fn unused(text: &str) -> Vec<String> {
    ruled(text).unused.iter().map(|unused| format!("{} {}", unused.written, unused.reason.rule)).collect()
}

// §9.2: retreats.

const DISLODGED: &str =
    "season: Spring 1902 retreats\nposition\nRussia: A Bud\nAustria: A Vie\ndislodged\nAustria: A Bud from Gal\n";

// §9.3: adjustments.

/// The adjustments of Russia with builds due.
fn russia(orders: &str) -> Vec<String> {
    let text = format!(
        "season: Winter 1902\nposition\nRussia: A War\ncentres\nRussia: Stp, Mos, War, Sev\norders\nRussia: {orders}"
    );
    let of_russia = ruled(&text).orders.into_iter().filter(|order| order.line.is_some());
    of_russia.map(|order| format!("{}: {}; {}", order.read, order.outcome.word(), order.rule())).collect()
}

// Reasons.

/// The sentence about the unit in a province.
fn reason(text: &str, province: &str) -> String {
    let ruling = ruled(text);
    let order = ruling.orders.iter().find(|order| order.province.is_some_and(|at| at.letters() == province)).unwrap();
    order.reason.sentence.english()
}
