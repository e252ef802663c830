//! The form of each order: holds, moves, supports, convoys, retreats, builds and removals (§9.1 to §9.3).

use super::{DISLODGED, check, found, one, ruled, russia};
use topboard::rulings::rule_text;

// §9.1.1: holds.

#[test]
fn p9_1_1_holds_may_be_any_appropriate_word_or_nothing() {
    for word in ["holds", "hold", "stand", "stands", "h", "H.", "", "- hold", "remains"] {
        one("A Vie", &format!("A Vie {word}"), "Vie", "A Vienna holds: holds; §5");
    }
}

#[test]
fn p9_1_1_it_may_not_be_hol() {
    one("A Kie", "A Kie Hol", "Kie", "A Kiel - Holland: moves; §9");
    one("A Vie", "A Vie Hol", "Vie", "A Vienna holds: misordered; §10");
}

// §9.1.2: moves.

#[test]
fn p9_1_2_the_hyphen_may_be_an_arrow_or_another_indication_of_movement() {
    for arrow in ["-", "->", "→", "–", "to", "moves to", ">", "=>", "-->"] {
        one("A Vie", &format!("A Vie {arrow} Gal"), "Vie", "A Vienna - Galicia: moves; §5");
    }
}

#[test]
fn p9_1_2_space_must_be_the_destination() {
    one("A Vie", "A Vie -", "Vie", "A Vienna holds: misordered; §9.1.2");
    one("A Vie", "A Vie - Atlantis", "Vie", "A Vienna holds: misordered; §9.1.2");
}

#[test]
fn p9_1_2_where_a_unit_can_move_to_multiple_coasts_the_coast_must_be_specified() {
    one("F Con", "F Con - Bul", "Con", "F Constantinople holds: misordered; §9.1.2");
    one("F Con", "F Con - Bul/nc", "Con", "F Constantinople holds: misordered; §9.1.2");
    one("F Con", "F Con - Bul (ec)", "Con", "F Constantinople - Bulgaria/ec: moves; §5");
    one("F Por", "F Por - Spa south coast", "Por", "F Portugal - Spain/sc: moves; §5");
}

#[test]
fn p9_1_2_where_it_cannot_the_coast_may_be_left_out_or_wrong() {
    one("F Gas", "F Gas - Spa", "Gas", "F Gascony - Spain/nc: moves; §5");
    one("F Gas", "F Gas - Spa/sc", "Gas", "F Gascony - Spain/nc: moves; §9.1.2");
    one("A Gas", "A Gas - Spa/nc", "Gas", "A Gascony - Spain: moves; §9.1.2");
}

#[test]
fn p9_1_2_intermediate_spaces_of_a_convoy_are_ignored() {
    let text = "position\nEngland: A Lon, F Nth\norders\nEngland: A Lon - Nth - Nwy, F Nth c A Lon - Nwy";
    check(text, &[("Lon", "A London - Norway: moves; §9.1.2")]);
    one("A Vie", "A Vie - Boh - Gal", "Vie", "A Vienna - Galicia: moves; §9.1.2");
    let text = "position\nEngland: A Lon, F Eng\norders\nEngland: A Lon - Bel via Nth, F Eng c Lon - Bel";
    check(text, &[("Lon", "A London - Belgium: moves; §9.1.2")]);
    let told = ruled(text).orders[0].notes[0].sentence.english();
    assert_eq!(told, "“via Nth” does not decide whether the army goes by convoy, nor by which route.");
}

// §9.1.3 to 9.1.5: supports and convoys.

#[test]
fn p9_1_3_supports_may_be_abbreviated_and_preceded_by_a_hyphen() {
    for word in ["supports", "s", "S", "supp", "- s", "sup."] {
        let text = format!("position\nAustria: A Vie, A Bud\norders\nAustria: A Vie {word} A Bud, A Bud h");
        check(&text, &[("Vie", "A Vienna supports A Budapest: supports; §5")]);
    }
}

#[test]
fn p9_1_3_nationality_type_and_coast_of_the_other_may_be_wrong() {
    let text = "position\nFrance: F Mar\nItaly: F Spa/sc\norders\nFrance: F Mar s German A Spa/nc\nItaly: F Spa h";
    check(text, &[("Mar", "F Marseilles supports F Spain/sc: supports; §9.1.3")]);
}

#[test]
fn p9_1_3_other_must_contain_the_province_of_the_supported_unit() {
    one("A Vie, A Bud", "A Vie S", "Vie", "A Vienna holds: misordered; §9.1.3");
    one("A Vie, A Bud", "A Vie S A Gal", "Vie", "A Vienna holds: misordered; §9.1.3");
}

#[test]
fn p9_1_4_other_must_contain_the_province_in_which_it_started() {
    let text = "position\nAustria: A Vie, A Bud\norders\nAustria: A Vie s A Tri - Gal, A Bud - Gal";
    check(text, &[("Vie", "A Vienna holds: misordered; §9.1.4")]);
    let text = "position\nAustria: A Vie, A Bud\norders\nAustria: A Vie s Russian F Bud - Gal, A Bud - Gal";
    check(text, &[("Vie", "A Vienna supports A Budapest - Galicia: supports; §9.1.4")]);
}

#[test]
fn p9_1_4_a_support_is_valid_to_any_coast_of_the_province() {
    let text = "position\nFrance: F Por, F Mao\norders\nFrance: F Por s F Mao - Spa/nc, F Mao - Spa/sc";
    check(text, &[("Por", "F Portugal supports F Mid-Atlantic Ocean - Spain: supports; §9.1.4")]);
}

#[test]
fn p9_1_5_convoys_may_be_abbreviated_and_the_army_may_be_wrongly_described() {
    for convoy in ["convoys A Lon", "c Lon", "- C F Lon", "conv. French A Lon"] {
        let text = format!("position\nEngland: A Lon, F Nth\norders\nEngland: A Lon - Nwy, F Nth {convoy} - Nwy");
        assert!(found(&text, "Nth").starts_with("F North Sea convoys A London - Norway: convoys"), "{convoy}");
        check(&text, &[("Lon", "A London - Norway: moves; §5")]);
    }
    let text = "position\nEngland: A Lon, F Nth\norders\nEngland: A Lon - Nwy, F Nth c Lon";
    check(text, &[("Nth", "F North Sea holds: misordered; §9.1.5"), ("Lon", "A London - Norway: disrupted; §10")]);
}

#[test]
fn p9_1_6_a_mutual_support_is_an_order_for_the_first_unit_only() {
    for order in [
        "A Vie and A Bud support each other",
        "A Vie S A Bud and vice versa",
        "Vie & Bud mutual support",
        "A Vie MS A Bud",
        "A Vie M.S. A Bud",
        "A Vie mutual support A Bud",
        "A Vie mutually supports A Bud",
        "A Vie mutual support with A Bud",
        "A Vie S A Bud v.v.",
        "Vie/Bud support each other",
        "Vie and Bud support each other",
    ] {
        let text = format!("position\nAustria: A Vie, A Bud\norders\nAustria: {order}");
        check(
            &text,
            &[("Vie", "A Vienna supports A Budapest: supports; §9.1.6"), ("Bud", "A Budapest holds: holds; §10")],
        );
    }
}

#[test]
fn p9_1_6_two_units_that_hold_support_nothing() {
    for order in ["A Vie and A Bud hold", "A Vie / A Bud H", "A Vie & A Bud stand"] {
        let ruling = rule_text(&format!("position\nAustria: A Vie, A Bud\norders\nAustria: {order}"));
        assert_eq!(ruling.orders.len(), 2, "{order}");
        assert!(ruling.orders.iter().all(|order| order.outcome.word() != "supports"), "{order}");
    }
}

#[test]
fn p9_1_6_a_support_to_move_is_no_order_for_the_moving_unit() {
    let text = "position\nAustria: A Vie, A Bud\norders\nAustria: A Vie S A Bud - Gal";
    check(
        text,
        &[("Vie", "A Vienna supports A Budapest - Galicia: void; §9.1.6"), ("Bud", "A Budapest holds: holds; §10")],
    );
}

#[test]
fn p9_1_6_a_support_that_is_told_behind_a_move_is_no_order_for_the_supporting_unit() {
    for (order, read) in [
        ("A War - Gal with support from Ukraine", "A Warsaw - Galicia: moves; §9.1.6"),
        ("A War - Gal supported by A Ukr and A Rum", "A Warsaw - Galicia: moves; §9.1.6"),
        ("A War supported by Ukr", "A Warsaw holds: holds; §9.1.6"),
    ] {
        let text = format!("position\nRussia: A War, A Ukr, A Rum\norders\nRussia: {order}");
        check(&text, &[("War", read), ("Ukr", "A Ukraine holds: holds; §10")]);
        let ruling = ruled(&text);
        let war = ruling.orders.iter().find(|order| order.line.is_some()).unwrap();
        assert!(war.notes[0].sentence.english().contains("is no order for another unit"), "{}", war.notes[0]);
    }
    // “A Vie S from Bud” has its own meaning.
    let text = "position\nAustria: A Vie, A Bud\norders\nAustria: A Vie S from Bud to Gal, A Bud - Gal";
    check(text, &[("Vie", "A Vienna supports A Budapest - Galicia: supports; §5")]);
}

#[test]
fn p9_1_2_an_army_stands_on_no_coast() {
    let ruling = ruled("position\nFrance: A Gas, F Mar\norders\nFrance: A Gas - Spa/nc, F Mar - Spa/nc");
    let notes: Vec<String> = ruling.orders.iter().map(|order| order.notes[0].sentence.english()).collect();
    assert!(notes[0].starts_with("An army in Spain stands on no coast"), "{notes:?}");
    assert!(notes[1].starts_with("Only one coast of Spain can be meant"), "{notes:?}");
}

#[test]
fn p9_2_1_a_retreat_has_the_format_of_a_move_and_the_only_unit_may_be_omitted() {
    for order in ["A Bud - Ser", "Bud -> Serbia", "- Ser", "Ser", "Bud retreats to Ser", "retreats to Ser", "to Ser"] {
        check(&format!("{DISLODGED}orders\nAustria: {order}"), &[("Bud", "A Budapest - Serbia: moves, dislodged; §5")]);
    }
    let two = "season: Spring 1902 retreats\nposition\nRussia: A Bud, A Tri\ndislodged\nAustria: A Bud from Gal, F Tri from Vie\norders\nAustria: - Alb";
    assert_eq!(found(two, "Bud"), "A Budapest disbands: disbands, dislodged; §10");
}

#[test]
fn p9_2_2_disband_may_be_abbreviated_or_an_alternative_term_used() {
    for word in ["disband", "disbands", "d", "destroyed", "OTB"] {
        check(
            &format!("{DISLODGED}orders\nAustria: A Bud {word}"),
            &[("Bud", "A Budapest disbands: disbands, dislodged; §9.2.2")],
        );
    }
    check(
        &format!("{DISLODGED}orders\nAustria: disband"),
        &[("Bud", "A Budapest disbands: disbands, dislodged; §9.2.2")],
    );
}

#[test]
fn p9_3_1_build_may_be_abbreviated_replaced_or_omitted() {
    for order in ["Build A Mos", "B A Mos", "A Mos", "Mos", "+ A Mos", "A Mos build", "new army in Moscow"] {
        assert_eq!(russia(order), ["build A Moscow: builds; §5"], "{order}");
    }
}

#[test]
fn p9_3_1_several_builds_may_be_joined_and_a_choice_is_none() {
    let both = ["build A Moscow: builds; §5", "build F Sevastopol: builds; §5"];
    for orders in ["Build A Mos and F Sev", "B A Mos & F Sev", "A Mos + F Sev"] {
        assert_eq!(russia(orders), both, "{orders}");
    }
    assert_eq!(russia("F Sev or A Sev"), [": misordered; §9"]);
    assert_eq!(russia("A Mos or Sev, F Sev"), [": misordered; §9", "build F Sevastopol: builds; §5"]);
}

#[test]
fn p9_3_1_in_a_coastal_province_the_type_must_be_specified() {
    assert_eq!(russia("Build Sev"), [": misordered; §9.3.1"]);
    assert_eq!(russia("Build F Sev"), ["build F Sevastopol: builds; §5"]);
}

#[test]
fn p9_3_1_elsewhere_the_type_is_ignored_and_an_army_is_built() {
    assert_eq!(russia("F Mos"), ["build A Moscow: builds; §9.3.1"]);
}

#[test]
fn p9_3_1_a_fleet_in_st_petersburg_needs_its_coast() {
    assert_eq!(russia("F StP"), [": misordered; §9.3.1"]);
    assert_eq!(russia("F StP/nc, A Mos"), ["build F St Petersburg/nc: builds; §5", "build A Moscow: builds; §5"]);
    assert_eq!(russia("A StP"), ["build A St Petersburg: builds; §5"]);
}

#[test]
fn p9_3_2_remove_may_be_abbreviated_replaced_or_omitted() {
    for order in ["Remove A Vie", "R A Vie", "A Vie", "- Vie", "A Vie disbands"] {
        let text = format!(
            "season: Winter 1902\nposition\nAustria: A Vie, A Gal\ncentres\nAustria: Vie\norders\nAustria: {order}"
        );
        check(&text, &[("Vie", "remove A Vienna: removes; §5")]);
    }
}

#[test]
fn p9_3_3_waive_may_be_abbreviated_or_an_alternative_used() {
    for word in ["Waive", "W", "pass", "no build"] {
        assert_eq!(russia(&format!("{word}, A Mos")), ["waive: waives; §9.3.3", "build A Moscow: builds; §5"]);
    }
}
