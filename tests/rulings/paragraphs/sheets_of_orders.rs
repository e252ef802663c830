//! Sheets of orders: cards, late players, civil disorder, and which sheet is used (§6 to §8, §11, §21).

use super::{check, one, ruled, russia, unused};
use topboard::book::Power;
use topboard::rulings::rule_text;

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

#[test]
fn p21_a_power_in_civil_disorder_has_no_spaces_to_retreat_to() {
    let text = "season: Spring 1903\ncivil disorder: Austria\nposition\nAustria: A Ser\nTurkey: A Bul, A Gre\norders\n\
        Turkey: A Bul - Ser, A Gre S Bul - Ser";
    assert_eq!(ruled(text).retreats[0].to, []);
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

#[test]
fn p6_a_yellow_card_changes_no_orders() {
    let ruling = rule_text("yellow card: Austria\nposition\nAustria: A Vie\norders\nAustria: A Vie - Gal");
    assert!(ruling.problems[0].sentence.english().starts_with("A yellow card is a warning"), "{:?}", ruling.problems);
    assert_eq!(ruling.orders[0].outcome.word(), "moves");
}
