//! What a text leaves open: the desk says what it waits for or does not know, and decides nothing without a word.

use topboard::book::Power;
use topboard::rulings::{Outcome, Ruling, next_turn_text, retreat_lines, rule_text};

fn problems(text: &str) -> Vec<String> {
    rule_text(text).problems.iter().map(|problem| format!("{}: {}", problem.line, problem.sentence.english())).collect()
}

fn owner(ruling: &Ruling, letters: &str) -> Option<Power> {
    let centres = ruling.centres.as_ref().unwrap();
    Power::ALL.into_iter().find(|power| centres.of(*power).iter().any(|centre| centre.letters() == letters))
}

/// “A Edi: builds”, for each order of a winter.
fn builds(text: &str) -> Vec<String> {
    let ruling = rule_text(text);
    assert_eq!(ruling.problems, [], "{text}");
    ruling.orders.iter().map(|order| format!("{}: {}", order.written, order.outcome.word())).collect()
}

fn reason(text: &str, letters: &str) -> String {
    let ruling = rule_text(text);
    let order = ruling.orders.iter().find(|order| order.province.is_some_and(|at| at.letters() == letters)).unwrap();
    format!("{}: {}", order.outcome.word(), order.reason)
}

#[test]
fn a_year_without_a_season_is_asked_about_and_moves_no_centre() {
    let after = "position\nAustria: A Bul\ncentres\nTurkey: Bul\norders\nAustria: A Bul h";
    for season in ["1902", "season: 1902", "1902 retreats"] {
        let text = format!("{season}\n{after}");
        let ruling = rule_text(&text);
        assert_eq!(owner(&ruling, "Bul"), Some(Power::Turkey), "{season}");
        assert!(problems(&text)[0].starts_with("1: This is a year without a season"), "{:?}", problems(&text));
        assert!(problems(&text)[0].contains("write “Spring 1902”, “Fall 1902” or “Winter 1902”"));
    }
    assert_eq!(owner(&rule_text(&format!("Fall 1902\n{after}")), "Bul"), Some(Power::Austria));
    assert_eq!(problems(&format!("Fall 1902\n{after}")), Vec::<String>::new());
}

#[test]
fn p8_a_set_with_a_year_alone_is_not_preferred_and_says_so() {
    let text = |season: &str| {
        format!("{season} 1902\nposition\nAustria: A Vie\norders\nAustria: Spring 1901: A Vie - Gal, 1902: A Vie - Boh")
    };
    for season in ["Spring", "Fall"] {
        let ruling = rule_text(&text(season));
        assert_eq!(ruling.orders[0].outcome, Outcome::Misordered, "both sets count in {season}");
        assert!(ruling.orders[0].reason.sentence.english().contains("several valid orders"));
    }
    let text = "Fall 1902\nposition\nAustria: A Vie\norders\nAustria: Spring 1902: A Vie h, 1902: A Vie";
    let notes = &rule_text(text).orders[0].notes;
    assert!(notes.is_empty() || notes[0].sentence.english().contains("“1902” names no season"), "{notes:?}");
    let text = "Fall 1902\nposition\nAustria: A Vie\norders\nAustria: Fall 1902: A Vie - Gal, 1902: A Vie - Boh";
    let unused = rule_text(text).unused;
    assert!(unused[0].reason.sentence.english().starts_with("Its date names no season"), "{unused:?}");
}

#[test]
fn p16_a_vote_with_a_year_alone_is_asked_for_its_season() {
    let text = "counts 1908: Austria 12, France 12, Russia 10\ndraw vote: A/F/R, 1908, proposed by France";
    let ruling = rule_text(text);
    assert!(
        ruling.draw_votes[0].reason.sentence.english().starts_with("The season is not known"),
        "{:?}",
        ruling.draw_votes
    );
}

#[test]
fn p11_builds_without_a_writing_order_are_deleted_together() {
    let winter = "Winter 1902\nposition\nEngland: A Nwy\ncentres\nEngland: Lon, Edi, Lvp, Nwy";
    let text = format!("{winter}\nadjustments\nEngland: F Lon\nno writing order: A Edi, F Edi, A Lvp");
    assert_eq!(
        builds(&text),
        ["F Lon: builds", "A Edi: void", "F Edi: void", "A Lvp: void", ": waives"],
        "three are due and four are ordered"
    );
    // The order on the sheet does not matter.
    let text = format!("{winter}\nadjustments\nEngland: F Lon\nno writing order: F Edi, A Lvp, A Edi");
    assert_eq!(builds(&text)[1..4], ["F Edi: void", "A Lvp: void", "A Edi: void"]);
}

#[test]
fn p11_two_units_for_a_centre_without_a_writing_order_are_both_deleted() {
    let winter = "Winter 1902\nposition\nEngland: A Nwy\ncentres\nEngland: Lon, Edi, Lvp, Nwy";
    let text = format!("{winter}\nadjustments\nEngland: no writing order: A Edi, F Edi, A Lvp");
    assert_eq!(builds(&text), ["A Edi: void", "F Edi: void", "A Lvp: builds", ": waives"]);
    assert!(reason(&text, "Edi").contains("both are deleted. (§11)"), "{}", reason(&text, "Edi"));
    // With a writing order the first is built, and the same order twice is one.
    let text = format!("{winter}\nadjustments\nEngland: A Edi, F Edi, A Lvp");
    assert_eq!(builds(&text), ["A Edi: builds", "F Edi: misordered", "A Lvp: builds", ": waives"]);
    let text = format!("{winter}\nadjustments\nEngland: no writing order: A Edi, A Edi, A Lvp");
    assert_eq!(builds(&text), ["A Edi: builds", "A Edi: misordered", "A Lvp: builds", ": waives"]);
}

/// A fall in which an army is dislodged and may retreat.
const DISLODGED: &str = "Fall 1902\nposition\nAustria: A Bud\nRussia: A Gal, A Rum\ncentres\nAustria: Bud, Vie, Tri\n\
    Russia: War, Rum\norders\nRussia: A Gal - Bud, A Rum S A Gal - Bud\n";

#[test]
fn p12_a_fall_with_an_open_retreat_counts_no_centres() {
    let ruling = rule_text(DISLODGED);
    assert_eq!((owner(&ruling, "Bud"), ruling.problems.len()), (Some(Power::Austria), 0));
    let waiting = ruling.waiting_reason().unwrap().to_string();
    assert!(waiting.contains("A Budapest (Austria) may still retreat") && waiting.ends_with("(§12)"), "{waiting}");
    for retreats in ["retreats\nAustria: A Bud - Tri", "retreats\nAustria: A Bud disbands", "retreats\nAustria: none"] {
        let ruling = rule_text(&format!("{DISLODGED}{retreats}"));
        assert_eq!((owner(&ruling, "Bud"), ruling.waiting_reason()), (Some(Power::Russia), None), "{retreats}");
        assert_eq!(retreat_lines(&ruling), None);
    }
    let next = next_turn_text(&ruling);
    assert!(next.contains("Austria: Tri, Vie\n") && next.contains("Winter 1902"), "going on disbands it: {next}");
}

#[test]
fn p12_adjustments_wait_for_the_retreats() {
    let text = format!("{DISLODGED}adjustments\nAustria: build A Vie");
    let ruling = rule_text(&text);
    assert!(ruling.orders.iter().all(|order| order.outcome != Outcome::Builds));
    assert_eq!(ruling.unused[0].reason.to_string(), "Adjustments wait for the retreats. (§12)");
    let problems = problems(&text);
    assert!(problems[0].starts_with("11: The centres are not counted yet"), "{problems:?}");
    let text = format!("{DISLODGED}retreats\nAustria: A Bud disbands\nadjustments\nAustria: build A Vie");
    assert!(rule_text(&text).orders.iter().any(|order| order.outcome == Outcome::Builds));
}

#[test]
fn a_dislodged_unit_that_can_go_nowhere_is_waited_for_by_nobody() {
    let text = "Fall 1902\nposition\nEngland: A Edi\nFrance: F Nth, A Lvp, A Yor, F Cly\ncentres\nEngland: Edi\norders\n\
        France: F Nth - Edi, A Yor S F Nth - Edi";
    let ruling = rule_text(text);
    assert_eq!((owner(&ruling, "Edi"), ruling.waiting_reason()), (Some(Power::France), None));
}

#[test]
fn p10_a_support_says_why_the_move_itself_is_impossible() {
    let text = "position\nEngland: F Eng, A Bre\norders\nEngland: A Bre - Wal, F Eng S A Bre - Wal";
    assert!(
        reason(text, "Eng").starts_with("misordered: A Brest can only come to Wales by a convoy of F English Channel"),
        "{}",
        reason(text, "Eng")
    );
    let text = "position\nFrance: A Par, A Mar, F Lyo\norders\nFrance: A Mar S F Lyo - Bur, A Par S A Mar - Pic";
    assert!(reason(text, "Mar").contains("Burgundy has no coast, so F Gulf of Lyon cannot move there"));
    assert!(reason(text, "Par").contains("There is no possible route for A Marseilles to Picardy"));
}

#[test]
fn p10_a_fleet_on_no_possible_route_of_a_convoy_is_told_so() {
    let text = "position\nFrance: A Bel, F Nth, F Eng, F Nwg, F Bar\norders\n\
        France: A Bel - Bre, F Eng C A Bel - Bre, F Nth C A Bel - Bre, F Nwg C A Bel - Bre, F Bar C A Bel - Bre";
    assert!(reason(text, "Nth").starts_with("convoys"), "{}", reason(text, "Nth"));
    for letters in ["Nwg", "Bar"] {
        let reason = reason(text, letters);
        assert!(reason.starts_with("void: It is on no possible route from Belgium to Brest"), "{reason}");
    }
    let text = "position\nFrance: A Bel, F Eng, F Bla\norders\nFrance: A Bel - Bre, F Bla C A Bel - Bre";
    assert!(reason(text, "Bla").starts_with("misordered: F Black Sea is on no possible route of a convoy"));
    // Around Britain the Norwegian Sea is on a route.
    let text = "position\nFrance: A Bel, F Nth, F Eng, F Nwg, F Nao, F Iri\norders\nFrance: A Bel - Bre, F Nwg C A Bel - Bre, \
        F Eng C A Bel - Bre";
    assert!(reason(text, "Nwg").starts_with("convoys"), "{}", reason(text, "Nwg"));
}

#[test]
fn below_the_name_of_a_power_a_letter_and_a_colon_are_a_type() {
    let read = |text: &str| -> Vec<String> {
        let ruling = rule_text(text);
        assert_eq!(ruling.problems, [], "{text}");
        let written = ruling.orders.iter().filter(|order| order.line.is_some());
        written.map(|order| format!("{} {}", order.power.letter(), order.read)).collect()
    };
    let position = "position\nAustria: A Vie\nFrance: A Par, F Bre\norders\n";
    let expected = ["F A Paris - Burgundy", "F F Brest - Mid-Atlantic Ocean"];
    for orders in [
        "France\nA: Par - Bur\nF: Bre - Mao",
        "France:\nA: Par - Bur\nF: Bre - Mao",
        "FRANCE\nArmy: Par - Bur\nFleet: Bre - Mao",
        "France: A: Par - Bur\nF: Bre - Mao",
        "France\nA: Par - Bur, F: Bre - Mao",
    ] {
        assert_eq!(read(&format!("{position}{orders}")), expected, "{orders}");
    }
    let both = ["A A Vienna - Galicia", "F A Paris - Burgundy"];
    for orders in ["A: Vie - Gal\nF: Par - Bur", "A:\nVie - Gal\nF:\nPar - Bur", "Austria: A Vie - Gal\nF: Par - Bur"] {
        assert_eq!(read(&format!("{position}{orders}")), both, "{orders}");
    }
}
