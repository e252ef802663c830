//! Retreats, builds and removals as players of several countries write them.

use topboard::rulings::rule_text;

/// What the orders of a phase are read as and become, of all orders that are written.
fn written(text: &str) -> String {
    let ruling = rule_text(text);
    let orders = ruling.orders.iter().filter(|order| order.line == Some(text.lines().count()));
    let read: Vec<String> = orders.map(|order| format!("{} {}", order.read, order.outcome.word())).collect();
    let problems = ruling.problems.iter().map(|problem| problem.sentence.english());
    read.into_iter().chain(problems).collect::<Vec<_>>().join("; ")
}

fn check(above: &str, cases: &[(&str, &str)]) {
    let wrong: Vec<String> = cases
        .iter()
        .map(|(orders, expected)| (written(&format!("{above}Austria: {orders}")), orders, expected))
        .filter(|(found, _, expected)| found != *expected)
        .map(|(found, orders, expected)| format!("{orders}: expected {expected}, found {found}"))
        .collect();
    assert!(wrong.is_empty(), "{} of {}\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

#[test]
fn builds_are_read_as_players_write_them() {
    let both = "build A Vienna builds; build F Trieste builds";
    let vienna = "build A Vienna builds";
    let trieste = "build F Trieste builds";
    check(
        "Winter 1902\nposition\nItaly: A Ven\ncentres\nAustria: Vie, Bud, Tri\nadjustments\n",
        &[
            ("Build A Vie", vienna),
            ("B A Vie", vienna),
            ("+A Vie", vienna),
            ("+ A Vie", vienna),
            ("Add A Vie", vienna),
            ("new A Vie", vienna),
            ("Build army in Vienna", vienna),
            ("Build an army in Vienna", vienna),
            ("Vienna army", vienna),
            ("A in Vie", vienna),
            ("A Vie built", vienna),
            ("BLD A VIE", vienna),
            ("Fleet Trieste please", trieste),
            ("Build F(Tri)", trieste),
            ("Build: A Vie, F Tri", both),
            ("Builds: A Vie & F Tri", both),
            ("2 builds: A Vie, F Tri", both),
            ("Build A Vie and F Tri", both),
            ("Build A Vie + F Tri", both),
            ("1. A Vie, 2. F Tri", both),
            ("A Vie / F Tri", both),
            ("Aufbau A Wien", vienna),
            ("baut A Wien", vienna),
            ("Costruisco A Vienna", vienna),
            ("Costruzione: F Trieste", trieste),
            ("construit A Vienne", vienna),
            ("Construyo A Viena", vienna),
            ("bygger A Wien", vienna),
            ("buduje A Wiedeń", vienna),
            ("bouwt A Wenen", vienna),
            ("waive", "waive waives"),
            ("1 waive", "waive waives"),
            ("pass", "waive waives"),
            ("no build", "waive waives"),
            ("save one build", "waive waives"),
            ("A Vie or F Tri", " misordered"),
            ("Build A Ven", " misordered"),
        ],
    );
}

#[test]
fn removals_are_read_as_players_write_them() {
    let removed = "remove A Budapest removes";
    let cases = [
        "Remove A Bud",
        "-A Bud",
        "- A Bud",
        "R A Bud",
        "disband A Bud",
        "A Bud removed",
        "Remove: A Bud",
        "A Bud off",
        "lose A Bud",
        "A Bud",
        "Remove the army in Budapest",
        "Rimuovo A Bud",
        "Sciolgo A Budapest",
        "Retire A Budapest",
        "entferne A Budapest",
        "Abbau A Budapest",
        "Retiro A Budapest",
        "tar bort A Budapest",
        "usuwa A Budapeszt",
        "verwijdert A Boedapest",
    ];
    let cases: Vec<(&str, &str)> = cases.into_iter().map(|orders| (orders, removed)).collect();
    check("Winter 1902\nposition\nAustria: A Vie, A Bud, F Tri\ncentres\nAustria: Vie, Tri\nadjustments\n", &cases);
}

#[test]
fn retreats_are_read_as_players_write_them() {
    let (moved, gone) = ("A Budapest - Trieste moves", "A Budapest disbands disbands");
    check(
        "Fall 1902\nposition\nAustria: A Bud\nRussia: A Gal, A Rum\norders\n\
         Russia: A Gal - Bud, A Rum S A Gal - Bud\nretreats\n",
        &[
            ("A Bud - Tri", moved),
            ("A Bud R Tri", moved),
            ("A Bud retreats to Tri", moved),
            ("A Bud RETREAT - Tri", moved),
            ("A Bud (R) Tri", moved),
            ("A Bud >>> Tri", moved),
            ("Bud-Tri", moved),
            ("-> Tri", moved),
            ("- Tri", moved),
            ("to Tri", moved),
            ("Tri", moved),
            ("R Tri", moved),
            ("Retreat A Bud to Tri", moved),
            ("retreats to Trieste", moved),
            ("The army at Budapest retreat to Trieste.", moved),
            ("A Bud si ritira in Trieste", moved),
            ("A Bud si ritira a Trieste", moved),
            ("A Budapest se retire à Trieste", moved),
            ("A Budapest se retira hacia Trieste", moved),
            ("A Budapest zieht sich zurück nach Triest", moved),
            ("A Bud disbands", gone),
            ("A Bud D", gone),
            ("D", gone),
            ("A Bud OTB", gone),
            ("A Bud - OTB", gone),
            ("disband", gone),
            ("disband A Bud", gone),
            ("A Bud x", gone),
            ("The army at Budapest disband.", gone),
            ("A Bud sciolta", gone),
            ("A Bud dissoute", gone),
            ("A Bud aufgelöst", gone),
            ("A Bud - Gal", "A Budapest disbands misordered"),
            ("A Bud - Tri or Vie", "A Budapest disbands misordered"),
        ],
    );
}
