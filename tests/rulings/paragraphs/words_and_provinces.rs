//! How a unit, its province and a verb may be written (§9).

use topboard::rulings::Outcome;

use super::{check, found, one, reason, ruled};

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
        assert!(
            written[0].reason.sentence.english().contains("“spqts” is no province"),
            "{order}: {}",
            written[0].reason
        );
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

#[test]
fn p9_what_stands_before_a_colon_and_a_verb_is_a_unit() {
    one("F Eng", "ENG: hold", "Eng", "F English Channel holds: holds; §5");
    one("F Eng", "Fleet Engl: hold", "Eng", "F English Channel holds: holds; §5");
    one("F Ven, A Tri", "Ven: S Tri", "Ven", "F Venice supports A Trieste: supports; §5");
    one("F Naf, F Wes", "North Afr i: S Wes", "Naf", "F North Africa supports F Western Mediterranean: supports; §5");
    one("A Ser, F Gre", "A Serbi a: S F Greece", "Ser", "A Serbia holds: misordered; §9");
    // On a line below its power too.
    let text = "position\nAustria: F Eng\norders\nAustria\nEng: hold";
    check(text, &[("Eng", "F English Channel holds: holds; §5")]);
    // After a mark, a power without a province of its name begins its orders.
    let text = "position\nAustria: A Vie\nItaly: A Ven\norders\nAustria: Vie H; Italy: all hold";
    check(text, &[("Vie", "A Vienna holds: holds; §5"), ("Ven", "A Venice holds: holds; §9")]);
}

#[test]
fn p9_a_slip_inside_an_order_makes_no_second_order() {
    for (position, order, province) in [
        ("A Sil, F Bal", "A Silesia (supports) F Baltic Se a> Prussia", "Bal"),
        ("A Par, F Mao", "A Paris S F A tlantique Centre=>Brest", "Mao"),
        ("A Par, F Eng", "París apoya a Canal de lla Mancha -> Brest", "Eng"),
        ("F Nth, F Hel", "North Sea supp Helgola nd Bigh -> Denmar", "Hel"),
        ("F Yor, F Edi", "Yorkshire stödjer Edinburgh år till Liverpool", "Edi"),
    ] {
        let text = format!("position\nAustria: {position}\norders\nAustria: {order}");
        let of_other = found(&text, province);
        assert!(of_other.ends_with(" holds: holds; §10"), "{order}: {of_other}");
        assert_eq!(
            ruled(&text).orders.iter().filter(|ruled| ruled.outcome == Outcome::Misordered).count(),
            1,
            "{order}"
        );
    }
}

#[test]
fn p9_a_word_that_can_be_a_verb_with_a_slip_is_no_province() {
    for (position, order, province) in [
        ("F Den", "F Denmark - hlod", "Den"),
        ("A Ven", "A Ven tiet", "Ven"),
        ("F Nth", "Noordzee hodt", "Nth"),
        ("F Nth", "North Sea hola", "Nth"),
        ("A Pru, A Sil", "Prussia - sSilesia", "Pru"),
        ("A Rum, A Ser", "Rumania - sS erbia", "Rum"),
        ("F Wes, F Tys", "Western Mediterranean - sT yrrhenia", "Wes"),
    ] {
        let text = format!("position\nAustria: {position}\norders\nAustria: {order}");
        let found = found(&text, province);
        assert!(found.contains("holds: misordered"), "{order}: {found}");
    }
    // An arrow says where to; a hyphen may stand before a verb.
    one("A Lvn", "A Lvn - sta", "Lvn", "A Livonia holds: holds; §5");
    assert!(found("position\nAustria: A Lvn\norders\nAustria: A Lvn > sta", "Lvn").contains("misordered"));
    // “Bal-Se” is no Baltic Sea, but “Mid-At” is the Mid-Atlantic.
    one("F Bre", "Bre into Mid-At", "Bre", "F Brest - Mid-Atlantic Ocean: moves; §5");
    assert!(found("position\nAustria: F Bal\norders\nAustria: F Bal-Se", "Bal").contains("misordered"));
    assert!(found("position\nAustria: F Bal\norders\nAustria: F Bal=>Sea", "Bal").contains("misordered"));
}

#[test]
fn p9_the_letter_of_a_type_is_no_province() {
    for order in ["F on stays", "F Armee (H)", "F NT→HNorway"] {
        let text = format!("position\nAustria: F Fin\norders\nAustria: {order}");
        assert_eq!(found(&text, "Fin"), "F Finland holds: holds; §10", "{order}");
    }
}

#[test]
fn p9_an_order_for_a_unit_of_another_power_or_a_fleet_by_convoy_is_a_misorder() {
    let text = "position\nAustria: A Par\norders\nAustria: Eng Par -> Bre";
    assert_eq!(found(text, "Par"), "A Paris holds: misordered; §9");
    one("A Par", "Austrian A Par - Bre", "Par", "A Paris - Brest: moves; §5");
    one("F Mao, A Spa", "Mid-Atlantic Ocean vc Spa - Naf", "Mao", "F Mid-Atlantic Ocean holds: misordered; §9.1.2");
}
