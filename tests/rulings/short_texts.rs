//! The worked disputes as a director types them with another queue at the desk: each one in less than a minute by keyboard.

use topboard::rulings::{Ruling, RulingText, read_ruling_text, rule_text, worked_disputes};

/// The keystrokes that a person types in a minute, at four in a second.
const KEYS_IN_A_MINUTE: usize = 240;

/// The keys that open the desk, mark the text that is offered, and close the desk.
const OTHER_KEYS: usize = 4;

/// The texts that are typed, by the beginning of the title of the worked dispute.
const TYPED: [(&str, &str); 20] = [
    ("Spain and Portugal", "F: F Spa/nc-Por; I: F Por-Spa/sc"),
    ("A convoyed army against the support", "E: F Lon S Wal-Eng, F Wal-Eng; F: A Bre-Lon, Eng C Bre-Lon"),
    ("The army leaves", "E: A Yor-Nwy, Nth H, A Edi S Yor"),
    (
        "Draw votes after a spring",
        "counts 1907: A 12, F 11, R 10, T 1\ndraw vote: AFRT, S08, by T, against A\ndraw vote: all, S08, by F",
    ),
    ("A player shows a vote", "counts 1908: A 12, F 12, R 10\ndraw vote: AFR, F08, by F, revealed R"),
    ("A draw that was agreed", "counts 1907: A 12, F 11, R 10, T 1\ndraw vote: all, F07, no vote"),
    ("Civil disorder", "W03\nposition I: A Tun, A Tri\ncentres I: Nap"),
    ("A fleet in St Petersburg", "W02\nposition R: War\ncentres R: Stp, Mos, War, Sev\norders R: F StP, F Mos, A Sev"),
    ("“A Kie Hol”", "S01\nG: A Mun-Kie, F Kie Hol"),
    ("Last season’s orders", "F02\nR: S02 used: A War-Ukr, F Sev-Bla, F02: A War-Gal"),
    (
        "“A Vie and A Bud support",
        "position A: Vie, Bud\norders A: A Vie and A Bud support each other; R: Gal-Bud, A Rum S Gal-Bud",
    ),
    ("Nor for the Norwegian Sea", "S01\nE: F Edi-Nor, F Lon-NTH"),
    (
        "Two convoys",
        "E: F Edi-Nth, F Lon S Edi-Nth; F: A Bre-Lon, Eng C Bre-Lon\nG: F Bel S Pic-Eng, F Pic-Eng; R: A Nwy-Bel, Nth C Nwy-Bel",
    ),
    ("A revised sheet", "T: A Bul-Ser, A Con-Bul\norders revised 1 T: Con H"),
    ("Spain without a coast", "F: Mao-Spa, F Gas-Spa"),
    ("A support for a move", "position A: Vie, Bud\norders A: Vie S Bud-Gal"),
    ("Two orders for one unit", "T: A Bul-Ser, A Con-Bul, A Bul-Rum"),
    ("TYR on a sheet", "I: F ION-ADR, A Ven-Tyr, F NAP-TYR"),
    ("An army’s Tyr", "A: A Vie-Tyr, F Tri s Vie-Tyr; I: F Nap-Tyr"),
    ("A convoy along the coast", "E: A Nwy-Swe; R: F Swe-Nwy; G: Ska C Nwy-Swe"),
];

/// What is decided about each unit that the worked dispute names, and about each vote.
fn decisions(ruling: &Ruling, provinces: &[&str]) -> Vec<String> {
    let orders = ruling.orders.iter().filter_map(|order| Some((order.province?.letters(), order)));
    let orders = orders.filter(|(letters, _)| provinces.contains(letters));
    let mut made: Vec<String> =
        orders.map(|(letters, order)| format!("{letters} {} {}", order.outcome.word(), order.rule())).collect();
    made.extend(ruling.draw_votes.iter().map(|vote| format!("{} {}", vote.outcome.word(), vote.reason.rule)));
    made.sort();
    made
}

#[test]
fn every_worked_dispute_is_typed_in_less_than_a_minute() {
    assert_eq!(worked_disputes().count(), TYPED.len());
    for dispute in worked_disputes() {
        let (_, typed) = TYPED.into_iter().find(|(title, _)| dispute.title.starts_with(title)).unwrap();
        let expected = dispute.text.lines().filter_map(|line| line.strip_prefix("# expected: "));
        let provinces: Vec<&str> = expected.filter_map(|line| line.split(' ').next()).collect();
        let ruling = rule_text(typed);
        assert_eq!(ruling.problems, [], "{typed}");
        assert_eq!(
            decisions(&ruling, &provinces),
            decisions(&rule_text(dispute.text), &provinces),
            "{}",
            dispute.title
        );
        let keys = typed.chars().count() + OTHER_KEYS;
        assert!(keys < KEYS_IN_A_MINUTE, "{}: {keys} keys", dispute.title);
    }
}

#[test]
fn headings_seasons_and_powers_may_be_german_or_french() {
    let english = "season: Fall 1902 retreats\nposition\nEngland: F Nth\norders\nEngland: Nth-Nwy";
    let expected = read_ruling_text(english);
    assert_eq!((expected.problems.len(), expected.orders.len()), (0, 1));
    for text in [
        "Herbst 1902 Rückzüge\nStellung\nEngland: F Nth\nBefehle\nEngl: Nth-Nwy",
        "Automne 1902 retraites\nunités\nAngleterre: F Nth\nordres\nAngl: Nth-Nwy",
        "autunno 1902 retreats\nunits\nInghilterra: F Nth\norders\nIng: Nth-Nwy",
    ] {
        let read = read_ruling_text(text);
        assert_eq!((read.turn, &read.problems), (expected.turn, &expected.problems), "{text}");
        assert_eq!(read.position.units(), expected.position.units(), "{text}");
        let orders =
            |text: &RulingText| text.orders.iter().map(|order| (order.power, order.text.clone())).collect::<Vec<_>>();
        assert_eq!(orders(&read), orders(&expected), "{text}");
    }
    let all = read_ruling_text("position\nGermany: A Mun\norders\nAll: hold");
    assert!(all.orders.is_empty(), "“all” is no power here: {:?}", all.orders);
}

#[test]
fn a_power_before_an_order_is_the_power_of_the_orders_behind_it() {
    let with_colons = rule_text("aus: A Vie-Tri, a bud s vie - tri, F Tri hold\nita: a ven - tri, F adr S A ven-tri");
    let decided = decisions(&with_colons, &["Vie", "Bud", "Tri", "Ven", "Adr"]);
    for text in [
        "aus: A Vie-Tri, a bud s vie - tri, F Tri hold\nita a ven - tri, F adr S A ven-tri",
        "aus: A Vie-Tri, a bud s vie - tri, F Tri hold, ita a ven - tri, F adr S A ven-tri",
        "Autriche A Vie-Tri, a bud s vie - tri, F Tri hold; Italien a ven - tri, F adr S A ven-tri",
    ] {
        let ruling = rule_text(text);
        assert_eq!(ruling.problems, [], "{text}");
        assert_eq!(decisions(&ruling, &["Vie", "Bud", "Tri", "Ven", "Adr"]), decided, "{text}");
    }
}

#[test]
fn the_words_before_season_and_position_are_read_in_the_languages_of_the_window() {
    let orders = "A Vie - Gal\nR: A War - Gal";
    let english = rule_text(&format!("season: Spring 1901\nposition: start\norders\nA: {orders}"));
    assert_eq!(english.problems, []);
    for [season, position, orders_word, austria] in [
        ["saison: printemps 1901", "position: début", "ordres", "Autriche"],
        ["Jahreszeit: Frühjahr 1901", "Stellung: Anfang", "Befehle", "Österreich"],
        ["stagione: primavera 1901", "posizione: inizio", "ordini", "Austria"],
    ] {
        let ruling = rule_text(&format!("{season}\n{position}\n{orders_word}\n{austria}: {orders}"));
        assert_eq!(ruling.problems, [], "{season}");
        assert_eq!(decisions(&ruling, &["Vie", "War"]), decisions(&english, &["Vie", "War"]), "{season}");
    }
}
