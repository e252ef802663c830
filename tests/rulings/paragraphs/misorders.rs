//! What happens to a unit that is misordered or not ordered (§10).

use super::{DISLODGED, check, one, reason, russia};

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
fn p10_a_build_or_removal_that_is_misordered_is_ignored() {
    assert_eq!(russia("A Kie, A Mos"), [": misordered; §10", "build A Moscow: builds; §5"]);
    assert_eq!(russia("remove A War"), [": misordered; §10"]);
}
