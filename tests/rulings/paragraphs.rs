//! The sentences of WDC 2006 §§6 to 15 and 21 as tests. The name of a test begins with the paragraph.

use topboard::book::Power;
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

// §6: cards.

#[test]
fn p6_all_units_of_a_player_with_a_red_card_hold() {
    let text = "season: Spring 1903\nred card: Italy\nposition\nItaly: A Ven, F Nap\nAustria: A Tri\norders\n\
        Italy: A Ven - Tri, F Nap - Ion\nAustria: A Tri h";
    check(
        text,
        &[
            ("Ven", "A Venice holds: holds; §6"),
            ("Nap", "F Naples holds: holds; §6"),
            ("Tri", "A Trieste holds: holds; §5"),
        ],
    );
    assert_eq!(unused(text), ["A Ven - Tri §6", "F Nap - Ion §6"]);
}

#[test]
fn p6_if_several_players_are_late_all_of_them_are_penalised() {
    let text = "red cards: Italy, Austria\nposition\nItaly: A Ven\nAustria: A Tri\norders\nItaly: A Ven - Tri\nAustria: A Tri - Ven";
    check(text, &[("Ven", "A Venice holds: holds; §6"), ("Tri", "A Trieste holds: holds; §6")]);
}

#[test]
fn p6_a_player_given_a_red_card_may_still_order_retreats() {
    let text = "season: Spring 1903\nred card: Austria\nposition\nAustria: A Ser\nTurkey: A Bul, A Gre\norders\n\
        Austria: A Ser - Alb\nTurkey: A Bul - Ser, A Gre S A Bul - Ser\nretreats\nAustria: A Ser - Bud";
    let ruling = ruled(text);
    assert_eq!(ruling.position.units().iter().filter(|unit| unit.letters() == "A Bud").count(), 1);
}

#[test]
fn p6_a_player_given_a_red_card_may_still_order_builds() {
    let text = "season: Winter 1903\nNMR: Austria\nposition\nAustria: A Vie\ncentres\nAustria: Vie, Bud\norders\nAustria: A Bud";
    check(text, &[("Bud", "build A Budapest: builds; §5")]);
}

// §21: loss of a player.

#[test]
fn p21_the_units_of_a_power_in_civil_disorder_hold_and_may_be_supported() {
    let text = "season: Fall 1904\ncivil disorder: Italy\nposition\nItaly: A Ven\nAustria: A Tri, A Tyr\nFrance: A Pie\norders\n\
        Italy: A Ven - Tus\nAustria: A Tri - Ven, A Tyr S A Tri - Ven\nFrance: A Pie S A Ven";
    check(text, &[("Ven", "A Venice holds: holds; §21"), ("Tri", "A Trieste - Venice: bounces; §5")]);
    assert_eq!(unused(text), ["A Ven - Tus §21"]);
}

#[test]
fn p21_a_dislodged_unit_of_a_power_in_civil_disorder_is_disbanded() {
    let text = "season: Fall 1904\ncivil disorder: Italy\nposition\nItaly: A Ven\nAustria: A Tri, A Tyr\norders\n\
        Austria: A Tri - Ven, A Tyr S A Tri - Ven\nretreats\nItaly: A Ven - Tus";
    let ruling = ruled(text);
    let retreat =
        ruling.orders.iter().find(|order| order.power == Power::Italy && order.line.is_none() && order.order.is_none());
    assert_eq!(retreat.map(|order| (order.outcome.word(), order.rule())), Some(("disbands", "§21")));
    assert_eq!(ruling.position.count(Power::Italy), 0);
}

#[test]
fn p21_a_power_in_civil_disorder_builds_nothing_and_removes_the_units_farthest_from_home() {
    let text = "season: Winter 1904\ncivil disorder: Italy, Austria\nposition\nItaly: A Ven, A Mun\nAustria: A Vie\n\
        centres\nItaly: Ven\nAustria: Vie, Bud\norders\nAustria: A Bud";
    let ruling = ruled(text);
    let of = |power: Power| {
        let orders = ruling.orders.iter().filter(|order| order.power == power);
        orders.map(|order| format!("{} {}", order.outcome.word(), order.rule())).collect::<Vec<_>>()
    };
    assert_eq!(of(Power::Austria), ["waives §21"]);
    assert_eq!(of(Power::Italy), ["removes §14, civil disorder"]);
    assert_eq!(ruling.position.units().iter().map(|unit| unit.letters()).collect::<Vec<_>>(), ["A Ven", "A Vie"]);
}

// §7 and §11: sheets.

#[test]
fn p7_orders_on_the_revised_order_sheet_override_those_on_the_original() {
    let text = "position\nAustria: A Vie, A Bud\norders\nAustria: A Vie - Gal, A Bud - Rum\norders revised 1\nAustria: A Vie - Boh";
    check(text, &[("Vie", "A Vienna - Bohemia: moves; §5"), ("Bud", "A Budapest - Rumania: moves; §5")]);
    assert_eq!(unused(text), ["A Vie - Gal §11"]);
}

// §8: dating.

#[test]
fn p8_a_set_of_orders_that_has_been_used_for_a_previous_turn_is_discarded() {
    let text = "season: Fall 1901\nposition\nAustria: A Vie\norders\nAustria: Spring 1901 used: A Vie - Gal, Fall 1901: A Vie - Boh";
    check(text, &[("Vie", "A Vienna - Bohemia: moves; §8")]);
    assert_eq!(unused(text), ["A Vie - Gal §8"]);
}

#[test]
fn p8_if_there_are_no_orders_on_the_sheet_the_player_is_nmred() {
    let text = "season: Fall 1901\nposition\nAustria: A Vie\nItaly: A Ven\norders\nAustria: Spring 1901 used: A Vie - Gal\nItaly: A Ven - Pie";
    check(text, &[("Vie", "A Vienna holds: holds; §8"), ("Ven", "A Venice - Piedmont: moves; §5")]);
}

#[test]
fn p8_if_there_is_one_other_set_of_orders_it_is_used_whatever_its_date() {
    let text = "season: Fall 1901\nposition\nAustria: A Vie\norders\nAustria: Spring 1902: A Vie - Gal";
    check(text, &[("Vie", "A Vienna - Galicia: moves; §5")]);
}

#[test]
fn p8_of_several_sets_those_with_the_correct_year_and_season_are_used() {
    let text = "season: Fall 1901\nposition\nAustria: A Vie\norders\nAustria: Spring 1901: A Vie - Gal, F01: A Vie - Boh, undated: A Vie - Bud";
    check(text, &[("Vie", "A Vienna - Bohemia: moves; §8")]);
    let winter = "season: Winter 1901\nposition\nAustria: A Vie\ncentres\nAustria: Vie, Bud, Tri\norders\n\
        Austria: Winter 1902: A Tri, Winter 1901: A Bud";
    check(winter, &[("Bud", "build A Budapest: builds; §8")]);
    assert_eq!(unused(text), ["A Vie - Gal §8", "A Vie - Bud §8"]);
}

#[test]
fn p8_if_there_are_still_multiple_sets_all_are_one_large_set() {
    let text = "season: Fall 1901\nposition\nAustria: A Vie, A Bud\norders\nAustria: Spring 1902: A Vie - Gal, undated: A Bud - Ser, A Vie - Boh";
    check(text, &[("Vie", "A Vienna holds: misordered; §11"), ("Bud", "A Budapest - Serbia: moves; §5")]);
}

// §9: writing orders.

#[test]
fn p9_the_unit_must_contain_the_province_in_which_it_started() {
    one("A Vie", "A Bud - Gal", "Vie", "A Vienna holds: holds; §10");
    let ruling = ruled("position\nAustria: A Vie\norders\nAustria: - Gal");
    assert_eq!(ruling.orders[1].reason.rule, "§9");
}

#[test]
fn p9_a_wrong_type_or_coast_of_the_unit_may_still_be_valid() {
    one("A Vie", "F Vie - Gal", "Vie", "A Vienna - Galicia: moves; §9");
    one("A Vie", "Vie - Gal", "Vie", "A Vienna - Galicia: moves; §5");
    one("F Spa/sc", "F Spa/nc - Wes", "Spa", "F Spain/sc - Western Mediterranean: moves; §9");
    one("F Spa/sc", "F Spa - Wes", "Spa", "F Spain/sc - Western Mediterranean: moves; §5");
}

#[test]
fn p9_fixed_abbreviations_hold_even_if_they_make_the_order_invalid() {
    one("F Nwg", "F Nwg - Nor", "Nwg", "F Norwegian Sea - Norway: moves; §9");
    one("A Mos", "A Mos - Liv", "Mos", "A Moscow holds: misordered; §10");
    one("F Iri", "F Iri - ATL", "Iri", "F Irish Sea - Mid-Atlantic Ocean: moves; §9");
}

#[test]
fn p9_ambiguous_abbreviations_need_a_ruling_of_the_director() {
    one("A Mar", "A Mar - Pi", "Mar", "A Marseilles holds: misordered; §9");
}

#[test]
fn p9_tyr_1_block_capitals_for_seas_but_not_for_land_decide() {
    let text = "position\nAustria: A Vie, F Nap, F Adr\norders\nAustria: F ADR - ION, A Vie - Tyr, Nap - TYR";
    check(
        text,
        &[("Vie", "A Vienna - Tyrolia: moves; §9, Tyr (1)"), ("Nap", "F Naples - Tyrrhenian Sea: moves; §9, Tyr (1)")],
    );
    let wrong = "position\nAustria: A Vie, F Adr\norders\nAustria: F ADR - ION, A Vie - TYR";
    check(wrong, &[("Vie", "A Vienna holds: misordered; §10")]);
}

#[test]
fn p9_tyr_2_an_army_is_in_tyrolia_and_a_fleet_in_the_tyrrhenian_sea() {
    let both = "position\nAustria: A Tyrolia, F Tyn\norders\nAustria: A Tyr - Vie, F Tyr - Rom";
    check(
        both,
        &[("Tyr", "A Tyrolia - Vienna: moves; §9, Tyr (2)"), ("Tys", "F Tyrrhenian Sea - Rome: moves; §9, Tyr (2)")],
    );
    one("F Nap", "F Nap - Tyr", "Nap", "F Naples - Tyrrhenian Sea: moves; §9, Tyr (2)");
}

#[test]
fn p9_tyr_2_is_about_the_unit_that_is_ordered_and_not_about_a_supported_one() {
    let text = "position\nAustria: A Vie, A Tyrolia, A Ven, F Rom, F Nap\norders\n\
        Austria: A Vie S F Tyr, A Tyrolia h, A Ven S A Tyr - Tri, F Rom S F Nap - Tyr, F Nap - Tyr";
    check(
        text,
        &[
            ("Vie", "A Vienna supports A Tyrolia: supports; §9, Tyr (3)"),
            ("Rom", "F Rome supports F Naples - Tyrrhenian Sea: supports; §9, Tyr (3)"),
        ],
    );
}

#[test]
fn p9_tyr_3_the_selection_that_makes_a_valid_order_is_taken() {
    one("A Vie", "Vie - Tyr", "Vie", "A Vienna - Tyrolia: moves; §9, Tyr (3)");
    one("F Nap", "Nap - Tyr", "Nap", "F Naples - Tyrrhenian Sea: moves; §9, Tyr (3)");
    let text = "position\nAustria: A Tyrolia, F Tyn\norders\nAustria: Tyr - Boh";
    check(text, &[("Tyr", "A Tyrolia - Bohemia: moves; §9, Tyr (3)")]);
}

#[test]
fn p9_tyr_4_another_abbreviation_for_one_leaves_tyr_to_the_other() {
    let text = "position\nAustria: A Tyrolia, F Tyn\norders\nAustria: Tyn - Rom, Tyr - Ven";
    check(text, &[("Tyr", "A Tyrolia - Venice: moves; §9, Tyr (3)")]);
    let text = "position\nAustria: A Tyrolia, F Tyn\norders\nAustria: Trl - Ven\nAustria: Tyr h";
    check(text, &[("Tys", "F Tyrrhenian Sea holds: holds; §9, Tyr (4)")]);
}

#[test]
fn p9_tyr_5_if_no_rule_decides_it_is_a_disorder() {
    let ruling = ruled("position\nAustria: A Tyrolia, F Tyn\norders\nAustria: Tyr h");
    assert!(ruling.orders.iter().any(|order| order.written == "Tyr h" && order.rule() == "§9, Tyr (5)"));
    let text = "position\nAustria: A Vie, F Tri\norders\nAustria: A Vie - Boh, Tri s Vie - Tyr";
    check(text, &[("Tri", "F Trieste holds: misordered; §9, Tyr (5)")]);
}

#[test]
fn p9_an_order_in_another_layout_is_followed_if_it_is_unambiguous() {
    one("A Vie", "Please move my army in Vienna to Galicia", "Vie", "A Vienna - Galicia: moves; §5");
    one("A Vie", "Army in Vienna moves to Galicia please", "Vie", "A Vienna - Galicia: moves; §5");
    one("A Vie", "A Vie Gal", "Vie", "A Vienna - Galicia: moves; §5");
    one("A Vie", "A Vie - Gal - A Bud s", "Vie", "A Vienna holds: misordered; §9");
    let text = "position\nEngland: A Yor, F Nth\nTurkey: F Aeg\norders\nEngland: F Nth con A Yor - Nwy, A Yor - Nwy (supported by Nth)\n\
        Turkey: F Aeg Con";
    check(
        text,
        &[
            ("Nth", "F North Sea convoys A Yorkshire - Norway: convoys; §5"),
            ("Yor", "A Yorkshire - Norway: moves; §9.1.6"),
            ("Aeg", "F Aegean Sea - Constantinople: moves; §5"),
        ],
    );
}

#[test]
fn p9_abbreviations_may_have_full_stops_and_spaces() {
    for (position, order, province, expected) in [
        ("F Bre", "F Bre - M.A.O.", "Bre", "F Brest - Mid-Atlantic Ocean: moves; §5"),
        ("F M.A.O.", "F M.A.O. - N. A. O.", "Mao", "F Mid-Atlantic Ocean - North Atlantic Ocean: moves; §5"),
        ("F Mao", "F MAO-EC", "Mao", "F Mid-Atlantic Ocean - English Channel: moves; §5"),
        ("F Bre", "F Bre - E.C.", "Bre", "F Brest - English Channel: moves; §5"),
        ("F Spa S.C.", "F Spain S.C. - G.O.L.", "Spa", "F Spain/sc - Gulf of Lyon: moves; §5"),
        ("F StPNC", "F St. P NC - Bar", "Stp", "F St Petersburg/nc - Barents Sea: moves; §5"),
        ("F StP/sc", "F St.P.(s.c.) - Bot", "Stp", "F St Petersburg/sc - Gulf of Bothnia: moves; §5"),
        ("F Con", "F Con - BulSC", "Con", "F Constantinople - Bulgaria/sc: moves; §5"),
        ("F Mao", "F Mao - Spa N.C.", "Mao", "F Mid-Atlantic Ocean - Spain/nc: moves; §5"),
    ] {
        one(position, order, province, expected);
    }
}

#[test]
fn p9_sentences_of_a_web_site_are_unambiguous() {
    let text = "position\nFrance: A Par, A Mar, A Mun, A Ber\nEngland: F Nth, A Yor, F Wal, F Lon\norders\n\
        France: The army at Paris move to Burgundy. The army at Marseilles support move to Burgundy from Paris.\n\
        The army at Munich support hold to Berlin.\nThe army at Berlin hold.\n\
        England: The fleet at North Sea convoy to Norway from Yorkshire.\n\
        The army at Yorkshire move to Norway via convoy.\n\
        The fleet at Wales support the move from London to English Channel.\nThe fleet at London move to English Channel.";
    check(
        text,
        &[
            ("Par", "A Paris - Burgundy: moves; §5"),
            ("Mar", "A Marseilles supports A Paris - Burgundy: supports; §5"),
            ("Mun", "A Munich supports A Berlin: supports; §5"),
            ("Ber", "A Berlin holds: holds; §5"),
            ("Nth", "F North Sea convoys A Yorkshire - Norway: convoys; §5"),
            ("Yor", "A Yorkshire - Norway: moves; §9.1.2"),
            ("Wal", "F Wales supports F London - English Channel: supports; §5"),
            ("Lon", "F London - English Channel: moves; §5"),
        ],
    );
}

#[test]
fn p9_a_misspelt_name_that_can_be_one_province_only_is_read_and_named() {
    let text = "position\nFrance: A Par, A Mar, F Bre\norders\nFrance: A Pariss - Burgandy, A Mar S Paaris - Burgundi, F Brset - Gascogny";
    check(
        text,
        &[
            ("Par", "A Paris - Burgundy: moves; §9"),
            ("Mar", "A Marseilles supports A Paris - Burgundy: supports; §9"),
            ("Bre", "F Brest - Gascony: moves; §9"),
        ],
    );
    let notes: Vec<String> = ruled(text).orders[0].notes.iter().map(ToString::to_string).collect();
    assert_eq!(notes, ["“Pariss” can only be Paris. (§9)", "“Burgandy” can only be Burgundy. (§9)"]);
}

#[test]
fn p9_a_misspelt_name_that_can_be_two_provinces_is_a_misorder_that_names_it() {
    // A slip of Serbia or of Syria.
    let text = "position\nAustria: A Bud\norders\nAustria: A Bud - Seria";
    assert_eq!(found(text, "Bud"), "A Budapest holds: misordered; §9.1.2");
    let told = reason(text, "Bud");
    assert!(told.starts_with("“Seria” is no province of the board and no word of an order."), "{told}");
}

#[test]
fn p9_a_word_that_is_not_known_makes_no_other_order_of_the_rest() {
    for order in [
        "A Mar spqts A Par - Bur",
        "A Mar, spqts A Par - Bur",
        "A Mar spqts A Par",
        "A Mar - Spa spqts",
        "A Mar spqts - Spa",
        "spqts A Mar - Spa",
        "A Par - Bur A Mar spqts A Par",
    ] {
        let text = format!("position\nFrance: A Par, A Mar\norders\nFrance: {order}");
        let ruling = ruled(&text);
        let written: Vec<_> = ruling.orders.iter().filter(|order| order.line.is_some()).collect();
        assert_eq!(written.len(), 1, "{order}");
        assert_eq!((written[0].outcome.word(), written[0].written.as_str()), ("misordered", order));
        assert!(written[0].reason.sentence.contains("“spqts” is no province"), "{order}: {}", written[0].reason);
        assert_eq!(ruling.position, ruling.before, "{order}");
    }
}

#[test]
fn p9_brackets_stops_and_hyphens_around_a_verb_change_nothing() {
    let position = "position\nEngland: F Eng, A Lon, F Iri\norders\nEngland: ";
    for verb in ["(C)", "con.", "- con", "- C -", "[C]", "trans.", "(con)", "/C/"] {
        let text = format!("{position}F ENG {verb} A Lon - Bre, A Lon - Yor");
        check(
            &text,
            &[
                ("Eng", "F English Channel convoys A London - Brest: void; §9.1.5"),
                ("Lon", "A London - Yorkshire: moves; §5"),
            ],
        );
    }
    for verb in ["(S)", "- S", "s.", "supps", "[s]", "{S}", "s:", "- s -", "S own", "supports its own"] {
        check(
            &format!("{position}F IRI {verb} F Eng"),
            &[("Iri", "F Irish Sea supports F English Channel: supports; §5")],
        );
    }
}

#[test]
fn p9_two_units_without_a_word_between_them_are_no_order() {
    one("A Vie, A Bud", "A Vie Bud", "Vie", "A Vienna holds: misordered; §9");
    one("A Vie", "A Vie Bud", "Vie", "A Vienna - Budapest: moves; §5");
    one("A Vie, A Bud", "A Vie Bud - Gal", "Vie", "A Vienna holds: misordered; §9");
    one("A Vie, A Bud", "A Vie A Bud - Gal", "Bud", "A Budapest holds: holds; §10");
}

#[test]
fn p9_types_and_coasts_may_be_written_in_any_unambiguous_way() {
    for (position, order, province, expected) in [
        ("F Mao", "Fl. Mao - Spa South", "Mao", "F Mid-Atlantic Ocean - Spain/sc: moves; §5"),
        ("F Con", "F Con - Bul E", "Con", "F Constantinople - Bulgaria/ec: moves; §5"),
        ("F Nwy", "F Nwy - StP north", "Nwy", "F Norway - St Petersburg/nc: moves; §5"),
        ("F Nwy", "F Nwy - NC StP", "Nwy", "F Norway - St Petersburg/nc: moves; §5"),
        ("F Mao", "F Mao - Spa n/c", "Mao", "F Mid-Atlantic Ocean - Spain/nc: moves; §5"),
        ("F Mao", "F Mao - north coast of Spain", "Mao", "F Mid-Atlantic Ocean - Spain/nc: moves; §5"),
        ("A Par", "Arm. Par - Bur", "Par", "A Paris - Burgundy: moves; §5"),
        ("A Arm", "Arm - Sev", "Arm", "A Armenia - Sevastopol: moves; §5"),
        ("A Par", "A: Par - Bur", "Par", "A Paris - Burgundy: moves; §5"),
        ("A Mos", "A Mos - S. Petersburg", "Mos", "A Moscow - St Petersburg: moves; §5"),
        ("A Vie", "A Vie (H)", "Vie", "A Vienna holds: holds; §5"),
    ] {
        one(position, order, province, expected);
    }
    // The coast of the unit, or its support of another one.
    one("F Spa/sc, F Mar", "F Spa S - Mar", "Spa", "F Spain/sc holds: misordered; §9");
}

#[test]
fn p9_the_nationality_may_stand_behind_the_province() {
    let text = "position\nAustria: A Tri\nItaly: A Ven\norders\nAustria: A Tri S A Ven (Italy) - Tyr\nItaly: A Ven (Ita) - Tyr";
    check(text, &[("Tri", "A Trieste supports A Venice - Tyrolia: supports; §9, Tyr (3)")]);
}

#[test]
fn p9_full_stops_colons_and_routes_of_convoys_change_nothing() {
    let text = "position\nFrance: F Bre, F Mao, F Nwg, A Yor, F Nth\norders\nFrance: Bre-ENG; F MAO S. Bre - ENG. A Yor - Nwy\n\
        F Nwg: S A Yor-Nwy via NTH\nF Nth c A Yor - Nwy";
    check(
        text,
        &[
            ("Mao", "F Mid-Atlantic Ocean supports F Brest - English Channel: supports; §5"),
            ("Yor", "A Yorkshire - Norway: moves; §5"),
            ("Nwg", "F Norwegian Sea supports A Yorkshire - Norway: supports; §9.1.2"),
        ],
    );
}

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
    let told = &ruled(text).orders[0].notes[0].sentence;
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
        assert!(war.notes[0].sentence.contains("is no order for another unit"), "{}", war.notes[0]);
    }
    // “A Vie S from Bud” has its own meaning.
    let text = "position\nAustria: A Vie, A Bud\norders\nAustria: A Vie S from Bud to Gal, A Bud - Gal";
    check(text, &[("Vie", "A Vienna supports A Budapest - Galicia: supports; §5")]);
}

#[test]
fn p10_a_support_or_convoy_of_a_misordered_move_says_so() {
    let text = "position\nFrance: F Por, A Gas\nEngland: A Lon, F Nth\norders\n\
        France: F Por - Spa, A Gas S F Por - Spa\nEngland: A Lon - Nwy, A Lon - Hol, F Nth C A Lon - Nwy";
    check(
        text,
        &[
            ("Por", "F Portugal holds: misordered; §9.1.2"),
            ("Gas", "A Gascony supports F Portugal - Spain: void; §10"),
            ("Nth", "F North Sea convoys A London - Norway: void; §10"),
        ],
    );
    assert!(
        reason(text, "Gas").starts_with("The order of the unit in Portugal is not valid"),
        "{}",
        reason(text, "Gas")
    );
}

#[test]
fn p9_1_2_an_army_stands_on_no_coast() {
    let ruling = ruled("position\nFrance: A Gas, F Mar\norders\nFrance: A Gas - Spa/nc, F Mar - Spa/nc");
    let notes: Vec<&str> = ruling.orders.iter().map(|order| order.notes[0].sentence.as_str()).collect();
    assert!(notes[0].starts_with("An army in Spain stands on no coast"), "{notes:?}");
    assert!(notes[1].starts_with("Only one coast of Spain can be meant"), "{notes:?}");
}

// §9.2: retreats.

const DISLODGED: &str =
    "season: Spring 1902 retreats\nposition\nRussia: A Bud\nAustria: A Vie\ndislodged\nAustria: A Bud from Gal\n";

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

// §9.3: adjustments.

/// The adjustments of Russia with builds due.
fn russia(orders: &str) -> Vec<String> {
    let text = format!(
        "season: Winter 1902\nposition\nRussia: A War\ncentres\nRussia: Stp, Mos, War, Sev\norders\nRussia: {orders}"
    );
    let of_russia = ruled(&text).orders.into_iter().filter(|order| order.line.is_some());
    of_russia.map(|order| format!("{}: {}; {}", order.read, order.outcome.word(), order.rule())).collect()
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

// §10: misorders.

#[test]
fn p10_a_unit_that_is_misordered_holds_and_may_be_supported_to_hold() {
    let text = "position\nAustria: A Vie, A Bud\nRussia: A Gal, A Boh\norders\nAustria: A Vie - Lon, A Bud s Vie\nRussia: A Gal - Vie, A Boh s Gal - Vie";
    check(
        text,
        &[
            ("Vie", "A Vienna holds: misordered; §10"),
            ("Bud", "A Budapest supports A Vienna: supports; §5"),
            ("Gal", "A Galicia - Vienna: bounces; §5"),
        ],
    );
}

#[test]
fn p10_a_unit_that_is_not_ordered_holds_and_may_be_supported() {
    let text = "position\nAustria: A Vie, A Bud\nRussia: A Gal, A Boh\norders\nAustria: A Bud s Vie\nRussia: A Gal - Vie, A Boh s Gal - Vie";
    check(text, &[("Vie", "A Vienna holds: holds; §10"), ("Gal", "A Galicia - Vienna: bounces; §5")]);
}

#[test]
fn p10_a_space_without_a_possible_route_makes_a_misorder() {
    one("A Lon", "A Lon - Nwy", "Lon", "A London holds: misordered; §10");
    one("A Lon, F Eng", "A Lon - Nwy", "Lon", "A London holds: misordered; §10");
}

#[test]
fn p10_a_unit_whose_convoy_was_not_ordered_is_not_misordered_and_may_not_be_supported() {
    let text = "position\nEngland: A Lon, F Nth, A Wal\nFrance: F Eng, A Yor\norders\nEngland: A Lon - Nwy, F Nth h, A Wal s Lon\nFrance: F Eng s A Yor - Lon, A Yor - Lon";
    check(
        text,
        &[("Lon", "A London - Norway: disrupted, dislodged; §10"), ("Wal", "A Wales supports A London: void; §5")],
    );
}

#[test]
fn p10_a_dislodged_unit_that_is_misordered_or_not_ordered_is_disbanded() {
    check(
        &format!("{DISLODGED}orders\nAustria: A Bud - Gal"),
        &[("Bud", "A Budapest disbands: misordered, dislodged; §10")],
    );
    let text = format!("{DISLODGED}orders\nRussia: A Bud - Ser");
    check(&text, &[("Bud", "A Budapest disbands: disbands, dislodged; §10")]);
}

#[test]
fn p10_a_retreat_that_is_not_possible_says_why() {
    let text = "season: Fall 1902 retreats\nposition\nRussia: A Bud, A Rum\ndislodged\nAustria: A Bud from Gal\nstand-offs: Ser\norders\n";
    for (order, why) in [
        ("A Bud - Rum", "Rumania is occupied by A Rumania (Russia)."),
        ("A Bud - Ser", "Serbia is empty because of a stand-off."),
        ("A Bud - Gal", "The attack came from Galicia."),
    ] {
        let reason = reason(&format!("{text}Austria: {order}"), "Bud");
        assert!(reason.starts_with(why), "{reason}");
    }
}

#[test]
fn p21_a_power_in_civil_disorder_has_no_spaces_to_retreat_to() {
    let text = "season: Spring 1903\ncivil disorder: Austria\nposition\nAustria: A Ser\nTurkey: A Bul, A Gre\norders\n\
        Turkey: A Bul - Ser, A Gre S Bul - Ser";
    assert_eq!(ruled(text).retreats[0].to, []);
}

#[test]
fn p10_a_build_or_removal_that_is_misordered_is_ignored() {
    assert_eq!(russia("A Kie, A Mos"), [": misordered; §10", "build A Moscow: builds; §5"]);
    assert_eq!(russia("remove A War"), [": misordered; §10"]);
}

// §11: several orders.

#[test]
fn p11_of_several_revised_sheets_the_higher_number_is_used() {
    let text = "position\nAustria: A Vie\norders revised 2\nAustria: A Vie - Gal\norders revised 1\nAustria: A Vie - Boh\norders\nAustria: A Vie h";
    check(text, &[("Vie", "A Vienna - Galicia: moves; §5")]);
}

#[test]
fn p11_revised_sheets_with_the_same_number_are_a_single_set() {
    let text = "position\nAustria: A Vie, A Bud\norders revised 1\nAustria: A Vie - Gal\norders revised 1\nAustria: A Vie - Boh, A Bud - Ser";
    check(text, &[("Vie", "A Vienna holds: misordered; §11"), ("Bud", "A Budapest - Serbia: moves; §5")]);
}

#[test]
fn p11_multiple_valid_orders_are_a_misorder_unless_they_mean_the_same() {
    one("A Vie", "A Vie - Gal, A Vie - Boh", "Vie", "A Vienna holds: misordered; §11");
    one("A Vie", "A Vie - Gal, Vienna -> Galicia", "Vie", "A Vienna - Galicia: moves; §5");
    one("A Vie", "A Vie - Lon, A Vie - Gal", "Vie", "A Vienna - Galicia: moves; §5");
}

#[test]
fn p11_if_insufficient_builds_are_ordered_the_rest_is_waived() {
    let ruling = ruled(
        "season: Winter 1902\nposition\nRussia: A War\ncentres\nRussia: Stp, Mos, War, Sev\norders\nRussia: A Mos",
    );
    assert!(ruling.orders.iter().any(|order| order.outcome.word() == "waives" && order.rule() == "§11"));
    assert_eq!(ruling.position.units().len(), 2);
}

#[test]
fn p11_if_insufficient_removals_are_ordered_civil_disorder_removes_the_rest() {
    let text =
        "season: Winter 1902\nposition\nAustria: A Vie, A Mos, A Ser\ncentres\nAustria: Vie\norders\nAustria: A Ser";
    check(text, &[("Ser", "remove A Serbia: removes; §5"), ("Mos", "remove A Moscow: removes; §14, civil disorder")]);
}

#[test]
fn p11_of_excessive_builds_the_invalid_go_first_and_then_the_last_written() {
    assert_eq!(
        russia("A War, A Mos, A StP, F Sev, A Sev"),
        [
            ": misordered; §11",
            "build A Moscow: builds; §5",
            "build A St Petersburg: builds; §5",
            "build F Sevastopol: builds; §5",
            ": misordered; §11",
        ]
    );
    let text = "season: Winter 1902\nposition\nRussia: A War, A Ukr\ncentres\nRussia: Mos, War, Sev\norders\nRussia: A Mos, F Sev";
    check(text, &[("Mos", "build A Moscow: builds; §5"), ("Sev", "build F Sevastopol: void; §11")]);
}

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
    assert!(foreign.reason.sentence.contains("belongs to Italy"), "{}", foreign.reason);
}

// Reasons.

/// The sentence about the unit in a province.
fn reason(text: &str, province: &str) -> String {
    let ruling = ruled(text);
    let order = ruling.orders.iter().find(|order| order.province.is_some_and(|at| at.letters() == province)).unwrap();
    order.reason.sentence.clone()
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

#[test]
fn p9_what_an_abbreviation_means_is_said_where_the_order_fails_too() {
    let text = "position\nEngland: F Edi\norders\nEngland: F Edi - Nor";
    let reason = reason(text, "Edi");
    assert!(reason.contains("“Nor” is always Norway. (§9)") && reason.contains("cannot move to Norway"), "{reason}");
}

#[test]
fn p9_an_order_with_the_mark_of_a_list_is_followed() {
    let text = "position\nFrance: A Par, A Mar, F Bre\norders\nFrance: 1. A Par-Bur\n2. A MAR S A PAR-BUR\n- F Bre-MAO";
    check(
        text,
        &[("Par", "A Paris - Burgundy: moves; §5"), ("Mar", "A Marseilles supports A Paris - Burgundy: supports; §5")],
    );
    check(text, &[("Bre", "F Brest - Mid-Atlantic Ocean: moves; §5")]);
}

// Texts that are wrong.

#[test]
fn p15_joint_orders_may_not_be_submitted() {
    let ruling =
        rule_text("position\nAustria: A Vie\nItaly: A Ven\norders\nAustria: A Vie h\nAustria/Italy: A Ven - Tri");
    let problems: Vec<(usize, &str)> =
        ruling.problems.iter().map(|problem| (problem.line, problem.sentence.as_str())).collect();
    assert_eq!(problems, [(6, "Joint orders may not be submitted (§15): write a line for each power.")]);
    assert_eq!(ruling.orders.len(), 2, "the line is given to no other power");
}

#[test]
fn p6_a_yellow_card_changes_no_orders() {
    let ruling = rule_text("yellow card: Austria\nposition\nAustria: A Vie\norders\nAustria: A Vie - Gal");
    assert!(ruling.problems[0].sentence.starts_with("A yellow card is a warning"), "{:?}", ruling.problems);
    assert_eq!(ruling.orders[0].outcome.word(), "moves");
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
    assert!(ruling.problems[0].sentence.starts_with("Austria has 4 units for 3 centres"));
}
