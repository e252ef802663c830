//! More sentences of WDC 2006 §§8 to 14 as tests, and how orders are read as people write them. The name of a test begins with the
//! paragraph.

use topboard::book::Power;
use topboard::rulings::{Ruling, rule_text};

fn ruled(text: &str) -> Ruling {
    let ruling = rule_text(text);
    assert_eq!(ruling.problems, [], "{text}");
    ruling
}

/// “read: outcome; paragraph” for the orders that are written, in the order of the powers.
fn found(text: &str) -> Vec<String> {
    let orders = ruled(text).orders.into_iter().filter(|order| order.line.is_some());
    orders.map(|order| format!("{}: {}; {}", order.read, order.outcome.word(), order.rule())).collect()
}

/// The sentence about the only written order.
fn reason(text: &str) -> String {
    let ruling = ruled(text);
    let mut written = ruling.orders.iter().filter(|order| order.line.is_some());
    let only = written.next().unwrap();
    assert!(written.next().is_none(), "{text}");
    only.reason.sentence.english()
}

fn notes(text: &str) -> Vec<String> {
    ruled(text).orders.iter().flat_map(|order| &order.notes).map(ToString::to_string).collect()
}

// §6 to §8.

#[test]
fn p6_a_player_given_a_yellow_card_may_still_order_retreats_and_builds() {
    let text = "yellow card: Austria\nseason: Winter 1903\nposition\nAustria: A Vie\ncentres\nAustria: Vie, Bud\norders\nAustria: A Bud";
    let ruling = rule_text(text);
    assert_eq!(ruling.orders[0].outcome.word(), "builds");
    let told: Vec<String> = ruling.problems.iter().map(|problem| problem.sentence.english()).collect();
    assert_eq!(told, ["A yellow card is a warning, and the orders count (§6). Delete this line."]);
}

#[test]
fn p8_orders_without_year_and_season_are_used_if_there_are_no_others() {
    let text = "Fall 1901\nposition A: Vie\norders A: undated: A Vie - Gal";
    assert_eq!(found(text), ["A Vienna - Galicia: moves; §5"]);
    let ruling = ruled(&format!("{text}, F01: A Vie - Boh"));
    assert_eq!((ruling.orders[0].read.as_str(), ruling.unused.len()), ("A Vienna - Bohemia", 1));
    assert_eq!(ruling.unused[0].written, "A Vie - Gal");
}

#[test]
fn p8_several_sets_with_the_correct_year_and_season_are_all_used() {
    let text =
        "Fall 1901\nposition A: Vie, Bud, F Tri\norders A: F01: A Vie - Gal, Fall 1901: A Bud - Ser, S01: F Tri - Alb";
    let ruling = ruled(text);
    let outcomes: Vec<&str> = ruling.orders.iter().map(|order| order.outcome.word()).collect();
    assert_eq!(outcomes, ["moves", "moves", "holds"]);
    assert_eq!(ruling.unused.len(), 1);
}

// §9.

#[test]
fn p9_what_may_still_be_valid_is_valid_unless_it_is_invalid_for_another_reason() {
    assert_eq!(found("position A: Vie\norders A: F Vie - Gal"), ["A Vienna - Galicia: moves; §9"]);
    assert_eq!(found("position A: Vie\norders A: F Vie - Lon"), ["A Vienna holds: misordered; §10"]);
}

#[test]
fn p9_first_letters_with_full_stops_can_be_ambiguous() {
    let told = reason("position T: F Ank\norders T: F Ank - B.S.");
    assert!(told.starts_with("“BS” can be Baltic Sea or Barents Sea or Black Sea: the director decides"), "{told}");
    assert_eq!(found("I: F Rom - T.S."), ["F Rome - Tyrrhenian Sea: moves; §5"]);
}

#[test]
fn p9_the_type_may_stand_behind_the_province() {
    let text = "position G: A Kie, F Ber\norders G: Kiel Army to Denmark, Ber F H";
    assert_eq!(found(text), ["A Kiel - Denmark: moves; §5", "F Berlin holds: holds; §5"]);
}

#[test]
fn p9_an_army_that_convoys_to_a_province_moves_there_by_convoy() {
    let text = "position E: A Yor, F Nth\norders E: The army at Yorkshire convoy to Norway, F Nth C A Yor - Nwy";
    assert_eq!(found(text)[0], "A Yorkshire - Norway: moves; §5");
    let told = reason("position E: F Nth\norders E: F Nth convoy to Norway");
    assert!(told.starts_with("The order does not say which army is convoyed."), "{told}");
}

#[test]
fn p9_an_order_for_all_units_is_an_order_for_each_of_them() {
    for order in ["All hold", "all units hold", "Everything holds.", "alle halten"] {
        let text = format!("position A: Vie, F Tri\norders A: {order}");
        assert_eq!(found(&text), ["A Vienna holds: holds; §9", "F Trieste holds: holds; §9"], "{order}");
    }
    for order in ["everything else holds", "all others H", "The rest hold", "all other units stand"] {
        let text = format!("position A: Vie, F Tri\norders A: A Vie - Gal, {order}");
        assert_eq!(found(&text), ["A Vienna - Galicia: moves; §5", "F Trieste holds: holds; §9"], "{order}");
    }
    // “All” are all, and a unit with two valid orders of different meanings is misordered (§11).
    let text = "position A: Vie\norders A: A Vie - Gal, all hold";
    assert_eq!(found(text), ["A Vienna holds: misordered; §11"]);
    // On a revised sheet it is about the units that this sheet does not name.
    let text =
        "position A: Vie, F Tri\norders A: A Vie - Gal, F Tri - Alb\norders revised 1 A: A Vie - Boh, others hold";
    assert_eq!(found(text), ["A Vienna - Bohemia: moves; §5", "F Trieste holds: holds; §9"]);
}

#[test]
fn p9_an_order_for_all_units_that_is_for_no_unit_is_named() {
    let told = reason("orders A: all hold");
    assert_eq!(told, "The power has no unit for “all hold”.");
    let ruling = ruled("position A: Vie\norders A: A Vie - Gal, all others hold");
    assert_eq!(ruling.unused[0].reason.sentence.english(), "Every unit has an order of its own.");
}

#[test]
fn p9_words_about_the_place_of_a_fleet_change_nothing() {
    assert_eq!(found("position R: F Bot\norders R: F Bot holds at sea")[0], "F Gulf of Bothnia holds: holds; §5");
}

#[test]
fn p9_orders_without_a_comma_between_them_are_separate() {
    let text = "position A: Vie, Bud, F Tri\norders A: A Vie - Tyr A Bud - Gal F Tri H";
    assert_eq!(
        found(text),
        ["A Vienna - Tyrolia: moves; §9, Tyr (2)", "A Budapest - Galicia: moves; §5", "F Trieste holds: holds; §5"]
    );
    // What can be the destination of a support, or another order, is not decided.
    assert_eq!(found("position F: A Gas\norders F: A Gas A Spa"), ["A Gascony holds: misordered; §9"]);
}

#[test]
fn p9_a_destination_that_is_no_province_makes_no_support_to_hold() {
    for order in ["A Mun S A Ruh Bosnia", "A Mun S A Ruh - Bosnia", "A Mun S A Ruh to Bosnia"] {
        let text = format!("position G: Mun, A Ruh\norders G: {order}");
        assert!(found(&text)[0].starts_with("A Munich holds: misordered; §9"), "{order}");
        assert!(reason(&text).contains("“Bosnia” is no province of the board"), "{order}");
    }
    let text = "position G: Mun, A Ruh\norders G: A Mun S A Ruh again";
    assert_eq!(found(text), ["A Munich supports A Ruhr: supports; §5"], "it says nothing");
}

#[test]
fn p9_the_verb_may_stand_before_the_unit() {
    let text = "position A: Vie, Bud\nposition E: F Nth, A Yor\norders A: Move A Vie to Gal; Hold A Bud\n\
        E: Convoy A Yor to Nwy with F Nth, A Yor - Nwy";
    assert_eq!(
        found(text),
        [
            "A Vienna - Galicia: moves; §5",
            "A Budapest holds: holds; §5",
            "F North Sea convoys A Yorkshire - Norway: convoys; §5",
            "A Yorkshire - Norway: moves; §5",
        ]
    );
}

#[test]
fn p9_a_verb_behind_a_comma_belongs_to_its_unit() {
    let text =
        "position F: Par, A Mar, A Gas\norders F: A Par, supports A Mar - Bur; A Mar, moves to Burgundy; A Gas, hold";
    assert_eq!(
        found(text),
        [
            "A Paris supports A Marseilles - Burgundy: supports; §5",
            "A Marseilles - Burgundy: moves; §5",
            "A Gascony holds: holds; §5"
        ]
    );
}

#[test]
fn p9_german_and_french_orders_are_unambiguous() {
    let text = "position G: Mun, A Ruh, F Kie, F Den\nposition F: A Gas, A Mar\n\
        orders G: A München unterstützt A Ruh nach Bur; A Ruh nach Burgund; F Kiel hält; F Dänemark - Ostsee\n\
        F: A Gascogne soutient A Mar; A Mar reste";
    assert_eq!(
        found(text),
        [
            "A Gascony supports A Marseilles: supports; §5",
            "A Marseilles holds: holds; §5",
            "A Munich supports A Ruhr - Burgundy: supports; §5",
            "A Ruhr - Burgundy: moves; §5",
            "F Kiel holds: holds; §5",
            "F Denmark - Baltic Sea: moves; §5",
        ]
    );
}

#[test]
fn p9_words_that_name_no_orders_are_no_order() {
    for word in ["none", "no orders", "NMR"] {
        let ruling = ruled(&format!("position A: Vie\nposition I: A Ven\norders A: {word}\nI: A Ven - Pie"));
        assert_eq!(ruling.orders[0].reason.rule, "§8", "{word}");
        assert_eq!(ruling.orders.len(), 2, "{word}");
    }
}

#[test]
fn p9_a_choice_is_no_order() {
    let told = reason("position R: Mos\norders R: A Mos - StP or hold");
    assert!(told.starts_with("“or hold” after the order makes it ambiguous."), "{told}");
}

// §9.1.

#[test]
fn p9_1_2_intermediate_spaces_do_not_make_an_army_go_by_convoy() {
    // The fleet is dislodged, and the army goes by land.
    let text = "position F: A Pic, F Bre, F Mao\nposition E: F Eng\norders F: A Pic - Eng - Bel, F Bre - Eng, F Mao S Bre - Eng\n\
        E: F Eng C A Pic - Bel";
    let ruling = ruled(text);
    let army = ruling.orders.iter().find(|order| order.read == "A Picardy - Belgium").unwrap();
    assert_eq!((army.outcome.word(), army.rule()), ("moves", "§9.1.2"));
}

#[test]
fn p9_1_2_via_convoy_is_named_and_decides_nothing() {
    let expected = "“via convoy” does not decide whether the army goes by convoy, nor by which route. (§9.1.2)";
    assert_eq!(notes("position F: Par\norders F: A Par - Bur via convoy"), [expected]);
}

#[test]
fn p9_1_3_the_province_alone_names_the_supported_unit() {
    let text = "position A: Vie, Bud\norders A: Vie S Bud";
    assert_eq!(found(text), ["A Vienna supports A Budapest: supports; §5"]);
}

#[test]
fn p9_1_4_supports_may_be_abbreviated_and_preceded_by_a_hyphen() {
    for word in ["supports", "s", "- S", "sup.", "spt"] {
        let text = format!("position A: Vie, Bud\norders A: A Vie {word} A Bud - Gal, A Bud - Gal");
        assert_eq!(found(&text)[0], "A Vienna supports A Budapest - Galicia: supports; §5", "{word}");
    }
}

#[test]
fn p9_1_4_nationality_type_and_coast_of_the_other_may_be_wrong() {
    let text = "position F: F Wes\nposition I: F Spa/sc\norders F: F Wes S German A Spa/nc - Lyo\nI: F Spa - Lyo";
    assert_eq!(found(text)[0], "F Western Mediterranean supports F Spain/sc - Gulf of Lyon: supports; §9.1.4");
}

#[test]
fn p9_1_4_province_is_the_one_to_which_the_supported_unit_moves() {
    let text = "position A: Vie, Bud\norders A: A Vie S A Bud - Gal, A Bud - Rum";
    assert_eq!(found(text)[0], "A Vienna supports A Budapest - Galicia: void; §9.1.6");
}

#[test]
fn p9_1_5_other_must_contain_the_province_in_which_the_army_started() {
    let text = "position E: A Lon, F Nth\norders E: A Lon - Nwy, F Nth C A Yor - Nwy";
    assert_eq!(found(text)[1], "F North Sea holds: misordered; §9.1.5");
}

#[test]
fn p9_1_5_province_is_the_one_to_which_the_army_moves() {
    let text = "position E: A Lon, F Nth\norders E: A Lon - Nwy, F Nth C A Lon - Den";
    assert_eq!(found(text)[1], "F North Sea convoys A London - Denmark: void; §9.1.5");
}

// §9.3 and §11: adjustments.

/// The adjustments of Russia with builds due.
fn russia(orders: &str) -> Vec<String> {
    found(&format!("Winter 1902\nposition R: War\ncentres R: Stp, Mos, War, Sev\norders R: {orders}"))
}

#[test]
fn p9_3_1_the_location_must_be_specified() {
    assert_eq!(russia("Build A"), [": misordered; §9.3"]);
    assert_eq!(russia("Build a fleet"), [": misordered; §9.3"]);
}

#[test]
fn p9_3_1_words_behind_a_build_are_named() {
    assert_eq!(russia("Build A Mos or waive"), [": misordered; §9"]);
    let told = reason("Winter 1902\nposition R: War\ncentres R: Mos, War\norders R: Build A Mos or waive");
    assert!(told.starts_with("“or waive” after the order makes it ambiguous."), "{told}");
    let told = reason("Winter 1902\nposition R: War\ncentres R: Mos, War\norders R: Build A Mos against Turkey");
    assert!(told.starts_with("“against” is no province of the board and no word of an order."), "{told}");
}

#[test]
fn p9_3_1_builds_without_a_comma_between_them_are_separate() {
    assert_eq!(russia("Build A Mos F Sev"), ["build A Moscow: builds; §5", "build F Sevastopol: builds; §5"]);
}

#[test]
fn p9_3_1_a_heading_above_builds_is_no_order() {
    assert_eq!(russia("2 builds: A Mos, F Sev"), ["build A Moscow: builds; §5", "build F Sevastopol: builds; §5"]);
}

#[test]
fn p10_a_retreat_that_cannot_be_read_is_of_the_unit_that_it_names() {
    let text = "Fall 1903 retreats\nposition R: Bud\ndislodged A: A Ser from Bul, F Alb from Gre\norders A: Ser to Bosnia, Alb disbands";
    let ruling = ruled(text);
    let units: Vec<&str> = ruling.orders.iter().map(|order| order.read.as_str()).collect();
    assert_eq!(units, ["A Serbia disbands", "F Albania disbands"]);
    assert!(
        ruling.orders[0].reason.sentence.english().starts_with("“Bosnia” is no province"),
        "{}",
        ruling.orders[0].reason
    );
}

#[test]
fn p9_3_3_a_waived_build_may_be_omitted_completely() {
    let ruling = ruled("Winter 1902\nposition R: War\ncentres R: Mos, War, Sev\norders R: A Mos");
    let waived = ruling.orders.iter().find(|order| order.line.is_none()).unwrap();
    assert_eq!((waived.outcome.word(), waived.rule()), ("waives", "§11"));
}

#[test]
fn p11_of_excessive_removals_the_invalid_go_first_and_then_the_last_written() {
    let text = "Winter 1902\nposition A: Vie, Gal, Ser\ncentres A: Vie\norders A: A Bud, A Ser, A Vie, A Gal";
    assert_eq!(
        found(text),
        [
            ": misordered; §10",
            "remove A Serbia: removes; §5",
            "remove A Vienna: removes; §5",
            "remove A Galicia: void; §11"
        ]
    );
}

#[test]
fn p11_orders_whose_writing_order_is_not_known_are_deleted_together() {
    let text = "Winter 1902\nposition R: A Ukr, A Gal\ncentres R: Mos, War, Sev, Stp\norders R: A Mos, no writing order: A War, F Sev";
    assert_eq!(
        found(text),
        ["build A Moscow: builds; §5", "build A Warsaw: void; §11", "build F Sevastopol: void; §11"]
    );
    let ruling = ruled(text);
    assert!(
        ruling.orders.iter().any(|order| order.line.is_none() && order.outcome.word() == "waives"),
        "too few are left"
    );
    // Two revised sheets with the same number are one set, and nobody knows which was written first.
    let sheets = "Winter 1902\nposition R: A Ukr, A Gal\ncentres R: Mos, War, Sev\norders revised 1 R: A Mos\norders revised 1 R: A War";
    assert_eq!(found(sheets), ["build A Moscow: void; §11", "build A Warsaw: void; §11"]);
    // One sheet that goes on below another power’s has its writing order.
    let sheet = "Winter 1902\nposition R: A Ukr, A Gal\ncentres R: Mos, War, Sev\norders revised 1\nR: A Mos\nA: waive\nR: A War";
    assert_eq!(found(sheet)[1..], ["build A Moscow: builds; §5", "build A Warsaw: void; §11"]);
}

// §12 to §14.

#[test]
fn p12_movements_retreats_and_builds_are_three_adjudications() {
    let text = "Fall 1902\nposition A: Ser\nposition T: A Bul, A Gre\ncentres A: Ser, Vie\ncentres T: Bul, Gre, Con\n\
        orders A: A Ser H; T: A Bul - Ser, A Gre S Bul - Ser\nretreats A: Ser - Bud\nadjustments A: A Vie\nT: A Con";
    let phases: Vec<String> =
        ruled(text).orders.iter().map(|order| format!("{} {}", order.part.name(), order.outcome.word())).collect();
    assert_eq!(
        phases,
        [
            "movement holds",
            "movement moves",
            "movement supports",
            "retreat moves",
            "adjustment builds",
            "adjustment builds",
            "adjustment waives",
        ]
    );
}

#[test]
fn p13_the_spaces_for_a_retreat_can_be_asked_for() {
    let ruling = ruled("position A: Ser\nposition T: A Bul, A Gre\norders T: A Bul - Ser, A Gre S Bul - Ser");
    let to: Vec<String> = ruling.retreats[0].to.iter().map(|space| space.letters()).collect();
    assert_eq!(to, ["Alb", "Bud", "Rum", "Tri"]);
}

#[test]
fn p13_an_illegal_action_on_the_board_is_as_if_it_was_written() {
    let text = "Spring 1902 retreats\nposition R: Bud\ndislodged A: A Bud from Gal\norders A: A Bud - Gal";
    assert_eq!(found(text), ["A Budapest disbands: misordered; §10"]);
}

#[test]
fn p13_retreats_and_builds_that_are_nmred_are_left_out() {
    let ruling = ruled("Spring 1902 retreats\nposition R: Bud\ndislodged A: A Bud from Gal");
    assert_eq!(ruling.orders.len(), 0);
    let ruling = ruled("Spring 1902 retreats\nposition R: Bud\ndislodged A: A Bud from Gal\norders A: NMR");
    assert_eq!(ruling.position.count(Power::Austria), 0);
}

#[test]
fn p14_units_in_the_way_do_not_make_the_way_home_longer() {
    let text =
        |other: &str| format!("Winter 1902\nposition I: Mun, A Ukr{other}\nposition A: Tyr, A Ven\ncentres I: Ven");
    let distance = |text: &str| {
        let ruling = ruled(text);
        ruling.orders.iter().find(|order| order.read == "remove A Ukraine").unwrap().reason.sentence.english()
    };
    assert_eq!(distance(&text("")), distance(&text("").replace("position A: Tyr, A Ven\n", "")));
}

#[test]
fn p9_a_letter_behind_the_name_of_a_sea_is_a_support_in_every_language() {
    let text = "Fall 1902\norders\nFrance: F IRI S ENG, F ENG h\nEngland: F Lon - ENG, F Nth S Lon - ENG";
    let ruling = ruled(text);
    let support = ruling.orders.iter().find(|order| order.read.starts_with("F Irish Sea")).unwrap();
    assert_eq!((support.read.as_str(), support.outcome.word()), ("F Irish Sea supports F English Channel", "supports"));
    assert!(ruling.orders.iter().all(|order| !order.is_dislodged), "two against two");
}

#[test]
fn p10_a_unit_does_not_retreat_to_the_province_of_another_dislodged_unit() {
    let text =
        "Spring 1902 retreats\ndislodged\nAustria: A Bud from Gal\nItaly: A Tri from Ven\norders\nItaly: A Tri - Bud";
    let ruling = rule_text(text);
    let retreat = ruling.orders.iter().find(|order| order.power == Power::Italy).unwrap();
    assert_eq!(retreat.outcome.word(), "misordered", "{}", retreat.reason);
}
