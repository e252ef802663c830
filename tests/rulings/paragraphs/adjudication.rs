//! What the rules add to the rulebook: convoys, paradoxes, reasons and impossible positions (§5, §14, §15).

use super::{check, found, one, reason, ruled};
use topboard::rulings::rule_text;

// §14: situations that the Rulebook does not cover.

#[test]
fn p14_convoys_along_the_coast_are_legal_and_cannot_be_refused() {
    let text = "position\nEngland: A Nwy\nRussia: F Swe\nGermany: F Ska\norders\nEngland: A Nwy - Swe\nRussia: F Swe - Nwy\nGermany: F Ska c A Nwy - Swe";
    check(
        text,
        &[("Nwy", "A Norway - Sweden: moves; §14, convoys along the coast"), ("Swe", "F Sweden - Norway: moves; §5")],
    );
}

#[test]
fn p14_a_broken_convoy_along_the_coast_leaves_the_land_route() {
    let text = "position\nFrance: F Bre, A Pic, F Mao\nEngland: F Eng\norders\nFrance: F Bre - Eng, F Mao s F Bre - Eng, A Pic - Bel\nEngland: F Eng c A Pic - Bel";
    check(
        text,
        &[
            ("Pic", "A Picardy - Belgium: moves; §5"),
            ("Eng", "F English Channel convoys A Picardy - Belgium: disrupted, dislodged; §15"),
        ],
    );
}

#[test]
fn p14_a_power_may_convoy_an_attack_that_dislodges_its_own_unit() {
    let text = "position\nEngland: A Lon, F Nth\nFrance: F Eng, A Bel\norders\nEngland: A Lon h, F Nth c A Bel - Lon\nFrance: A Bel - Lon, F Eng s A Bel - Lon";
    check(
        text,
        &[
            ("Bel", "A Belgium - London: moves; §14, an attack that one conveys"),
            ("Lon", "A London holds: holds, dislodged; §5"),
        ],
    );
    assert!(reason(text, "Bel").ends_with("England conveys this attack on its own unit with F North Sea."));
}

#[test]
fn p14_in_a_paradox_all_convoys_involved_fail_and_no_convoying_fleet_is_dislodged() {
    let text = "position\nEngland: F Edi, F Lon\nFrance: A Bre, F Eng\nGermany: F Bel, F Pic\nRussia: A Nwy, F Nth\norders\n\
        England: F Edi - Nth, F Lon s F Edi - Nth\nFrance: A Bre - Lon, F Eng c A Bre - Lon\n\
        Germany: F Bel s F Pic - Eng, F Pic - Eng\nRussia: A Nwy - Bel, F Nth c A Nwy - Bel";
    check(
        text,
        &[
            ("Bre", "A Brest - London: disrupted; §14, paradoxes"),
            ("Nwy", "A Norway - Belgium: disrupted; §14, paradoxes"),
            ("Eng", "F English Channel convoys A Brest - London: disrupted; §14, paradoxes"),
            ("Nth", "F North Sea convoys A Norway - Belgium: disrupted; §14, paradoxes"),
            ("Edi", "F Edinburgh - North Sea: bounces; §14, paradoxes"),
        ],
    );
}

#[test]
fn p14_civil_disorder_removes_the_unit_with_the_most_orders_to_get_home() {
    // A Tunis is four orders from home, A Munich three: Tyrolia, Venice.
    let text = "season: Winter 1902\nposition\nItaly: A Tun, A Mun\ncentres\nItaly: Nap";
    check(text, &[("Tun", "remove A Tunis: removes; §14, civil disorder")]);
    // With a fleet in the Ionian Sea it is only two.
    let text = "season: Winter 1902\nposition\nItaly: A Tun, F Ion, A Sil\ncentres\nItaly: Nap, Rom";
    check(text, &[("Sil", "remove A Silesia: removes; §14, civil disorder")]);
}

#[test]
fn p14_a_tie_in_civil_disorder_is_broken_by_the_rulebook_and_told() {
    let winter = |units: &str| format!("season: Winter 1902\nposition\nFrance: {units}\ncentres\nFrance: Par");
    let text = winter("A Bur, A Pic");
    check(&text, &[("Bur", "remove A Burgundy: removes; §14, civil disorder")]);
    let told = reason(&text, "Bur");
    assert!(told.ends_with("A Picardy is as far: of armies the first by the alphabet is removed (§5)."), "{told}");
    let told = reason(&winter("A Bur, F Mao"), "Mao");
    assert!(told.ends_with("A Burgundy is as far: fleets are removed before armies (§5)."), "{told}");
    assert!(reason(&winter("A Bur, A Mun"), "Mun").ends_with("2 orders."), "no other unit is as far");
}

// §15: other clarifications.

#[test]
fn p15_spain_and_north_africa_are_not_adjacent() {
    one("A Spa", "A Spa - Naf", "Spa", "A Spain holds: misordered; §10");
}

#[test]
fn p15_fleets_may_support_to_the_other_coast() {
    let text = "position\nEngland: F Bot, F Nwy\norders\nEngland: F GOB S F Nwy - StP/nc, F Nwy - StP/nc";
    assert!(found(text, "Bot").starts_with("F Gulf of Bothnia supports F Norway - St Petersburg: supports"));
}

#[test]
fn p15_a_coastal_crawl_is_a_stand_off() {
    let text = "position\nFrance: F Spa/nc, F Por\norders\nFrance: F Spa/nc - Por, F Por - Spa/sc";
    check(text, &[("Spa", "F Spain/nc - Portugal: bounces; §15"), ("Por", "F Portugal - Spain/sc: bounces; §15")]);
}

#[test]
fn p15_a_retreat_does_not_crawl() {
    let text = "position\nEngland: F Por\nFrance: F Spa/sc, F Mao\norders\nFrance: F Spa/sc - Por, F Mao s Spa - Por\nretreats\nEngland: F Por - Spa/nc";
    assert_eq!(ruled(text).retreats[0].to, []);
}

#[test]
fn p15_convoys_are_disrupted_only_by_dislodging_the_fleet() {
    let text = "position\nEngland: A Lon, F Nth\nGermany: F Ska\norders\nEngland: A Lon - Hol, F Nth c A Lon - Hol\nGermany: F Ska - Nth";
    check(
        text,
        &[("Lon", "A London - Holland: moves; §9"), ("Nth", "F North Sea convoys A London - Holland: convoys; §15")],
    );
}

#[test]
fn p15_if_all_routes_are_broken_the_move_fails() {
    let text = "position\nEngland: A Lon, F Nth, F Eng\nFrance: F Bre, F Mao\nGermany: F Den, F Hel\norders\n\
        England: A Lon - Bel, F Nth c A Lon - Bel, F Eng c A Lon - Bel\nFrance: F Bre - Eng, F Mao s F Bre - Eng\n\
        Germany: F Den - Nth, F Hel s F Den - Nth";
    check(text, &[("Lon", "A London - Belgium: disrupted; §15")]);
}

#[test]
fn p15_a_convoyed_army_does_not_cut_a_support_against_its_convoy() {
    let text = "position\nEngland: F Lon, F Wal\nFrance: A Bre, F Eng\norders\nEngland: F Lon s F Wal - Eng, F Wal - Eng\nFrance: A Bre - Lon, F Eng c A Bre - Lon";
    check(
        text,
        &[
            ("Wal", "F Wales - English Channel: moves; §5"),
            ("Bre", "A Brest - London: disrupted; §15"),
            ("Eng", "F English Channel convoys A Brest - London: disrupted, dislodged; §15"),
        ],
    );
}

#[test]
fn p15_if_the_convoy_is_not_broken_the_supporting_fleet_may_be_dislodged() {
    let text = "position\nEngland: F Lon, F Wal\nFrance: A Bre, F Eng, F Yor\nGermany: F Nth, F Bel\norders\n\
        England: F Lon s F Wal - Eng, F Wal - Eng\nFrance: A Bre - Lon, F Eng c A Bre - Lon, F Yor s A Bre - Lon\n\
        Germany: F Nth s F Bel - Eng, F Bel - Eng";
    check(
        text,
        &[
            ("Bre", "A Brest - London: moves; §5"),
            ("Lon", "F London supports F Wales - English Channel: supports, dislodged; §15"),
        ],
    );
}

#[test]
fn p15_who_is_dislodged_by_a_unit_coming_from_a_space_does_not_stop_others_there() {
    let text = "position\nGermany: A Ber, F Kie, A Sil\nRussia: A Pru\norders\nGermany: A Ber - Pru, F Kie - Ber, A Sil s A Ber - Pru\nRussia: A Pru - Ber";
    check(text, &[("Kie", "F Kiel - Berlin: moves; §15"), ("Pru", "A Prussia - Berlin: bounces, dislodged; §5")]);
}

#[test]
fn p15_players_may_not_sign_units_over() {
    let ruling = ruled("position\nAustria: A Vie\nItaly: A Ven\norders\nAustria: A Vie - Gal, A Ven - Pie");
    let foreign = ruling.orders.iter().find(|order| order.written == "A Ven - Pie").unwrap();
    assert_eq!(foreign.outcome.word(), "misordered");
    assert!(foreign.reason.sentence.english().contains("belongs to Italy"), "{}", foreign.reason);
}

#[test]
fn p5_who_is_dislodged_by_a_unit_that_moves_against_it_is_told_so() {
    let text = "position\nItaly: A Ven, A Tyr, A Pie\nAustria: A Tri\norders\n\
        Italy: A Ven - Tri, A Tyr s A Ven - Tri, A Pie - Ven\nAustria: A Tri - Ven";
    assert!(
        reason(text, "Tri").starts_with("A Venice (Italy) moves against it with more strength."),
        "{}",
        reason(text, "Tri")
    );
}

#[test]
fn p5_a_unit_that_enters_with_more_strength_is_the_reason_of_a_bounce() {
    let text = "position\nGermany: A Ber, F Kie\nRussia: A Pru, A Sil\norders\nGermany: A Ber - Pru, F Kie - Ber\n\
        Russia: A Pru - Ber, A Sil s A Pru - Ber";
    assert_eq!(reason(text, "Kie"), "A Prussia (Russia) enters Berlin with more strength.");
}

#[test]
fn p5_in_a_circle_that_is_stopped_the_stand_off_is_the_reason() {
    let text = "position\nTurkey: F Ank, A Con, A Smy\nRussia: A Bul\norders\n\
        Turkey: F Ank - Con, A Con - Smy, A Smy - Ank\nRussia: A Bul - Con";
    assert!(reason(text, "Ank").starts_with("It stands off against A Bulgaria (Russia)"), "{}", reason(text, "Ank"));
    assert!(reason(text, "Bul").starts_with("It stands off against F Ankara (Turkey)"), "{}", reason(text, "Bul"));
}

#[test]
fn p14_units_that_a_convoy_carries_past_each_other_do_not_move_against_each_other() {
    let text = "position\nEngland: A Bel, F Nth\nFrance: A Hol\nGermany: A Ruh\norders\n\
        England: A Bel - Hol, F Nth c A Bel - Hol\nFrance: A Hol - Bel\nGermany: A Ruh - Hol";
    assert!(reason(text, "Bel").starts_with("It stands off against A Ruhr (Germany)"), "{}", reason(text, "Bel"));
}

// Texts that are wrong.

#[test]
fn p15_joint_orders_may_not_be_submitted() {
    let ruling =
        rule_text("position\nAustria: A Vie\nItaly: A Ven\norders\nAustria: A Vie h\nAustria/Italy: A Ven - Tri");
    let problems: Vec<(usize, String)> =
        ruling.problems.iter().map(|problem| (problem.line, problem.sentence.english())).collect();
    let expected = "Joint orders may not be submitted (§15): write a line for each power.";
    assert_eq!(problems, [(6, expected.to_owned())]);
    assert_eq!(ruling.orders.len(), 2, "the line is given to no other power");
}

#[test]
fn impossible_positions_are_told_at_the_line_and_the_rest_is_judged() {
    let text = "season: Spring 1902\nposition\nAustria: A Vie, F Bud, F Tri\nItaly: A Tri, A Qux\norders\nAustria: A Vie - Gal, F Tri - Adr";
    let ruling = rule_text(text);
    let problems: Vec<String> =
        ruling.problems.iter().map(|problem| format!("{} {}", problem.line, problem.text)).collect();
    assert_eq!(problems, ["3 F Bud", "4 A Tri", "4 A Qux"]);
    assert_eq!(ruling.orders.iter().filter(|order| order.outcome.word() == "moves").count(), 2);
}

#[test]
fn more_units_than_centres_are_told() {
    let text = "season: Spring 1902\nposition\nAustria: A Vie, A Boh, A Gal, A Bud\ncentres\nAustria: Vie, Bud, Tri";
    let ruling = rule_text(text);
    assert_eq!(ruling.problems.len(), 1);
    assert_eq!(ruling.problems[0].line, 3);
    assert!(ruling.problems[0].sentence.english().starts_with("Austria has 4 units for 3 centres"));
}
