//! Texts that are no orders of this board: prose, the map of another game, the noise of a scan. Each line is answered, and none
//! becomes an order.

use topboard::rulings::{Outcome, rule_text};

use super::random_orders::Dice;

/// Above the text: a season, a position and the heading of orders.
const SHEET: &str = "Spring 1902\nposition\nFrance: A Par, F Bre, A Mar\nItaly: A Ven, F Nap\norders\n";

/// The lines that are answered by nothing, and the orders that were followed.
fn faults(above: &str, lines: &[String]) -> Vec<String> {
    let ruling = rule_text(&format!("{above}{}", lines.join("\n")));
    let mut answered: Vec<usize> = ruling.problems.iter().map(|problem| problem.line).collect();
    answered.extend(ruling.orders.iter().filter_map(|order| order.line));
    answered.extend(ruling.unused.iter().map(|unused| unused.line));
    let silent = lines.iter().enumerate().filter(|(at, _)| !answered.contains(&(above.lines().count() + at + 1)));
    let silent = silent.map(|(_, line)| format!("not answered: {line}"));
    let followed = ruling.orders.iter().filter(|order| order.line.is_some() && order.outcome != Outcome::Misordered);
    silent.chain(followed.map(|order| format!("followed as {}: {}", order.read, order.written))).collect()
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

#[test]
fn prose_is_answered_line_by_line_and_is_no_order() {
    let letter = lines(
        "Dear director, I am sorry for the state of my sheet.\n\
         My army in Paris was going to support the attack on Burgundy but then Germany wrote to me\n\
         and promised that nothing would happen in Munich this year. So I changed my mind twice.\n\
         The fleet at Brest should probably be in the Channel or in the Mid-Atlantic; I leave it to you\n\
         Please ignore what my neighbour says about Marseilles and Spain, he was never there\n\
         Best wishes from the table near the window",
    );
    assert_eq!(faults("Spring 1902\nposition\nFrance: A Par, F Bre, A Mar\n\norders\n", &letter), Vec::<String>::new());
    let below: Vec<String> = [vec!["France: see below".to_owned()], letter].concat();
    assert_eq!(faults(SHEET, &below), Vec::<String>::new());
}

#[test]
fn orders_on_the_map_of_another_game_are_answered_line_by_line() {
    let ancient = lines(
        "Carthage: A Car - Num, F Tha - Lib, F Hip - Sar\nPersia: A Sid - Jer, F Dam - Cil, A Ant - Arl\n\
         Egypt: A Thb - Sii, A Mem - Nub, F Ale - Egs\nGreece: A Ath - Eup, F Spa - Mes\n\
         Rome: A Cum - Sam, F Nea - Tys, A Rav - Ven",
    );
    assert_eq!(faults(SHEET, &ancient), Vec::<String>::new());
    let colonial = lines(
        "France: A Annam - Cochin, F Tongking - Gulf of Siam\nItaly: A Shanghai - Nanking, F Port Arthur - Yellow Sea\n\
         France: F Bombay - Arabian Sea, A Delhi - Kashmir, A Madras S A Delhi - Kashmir",
    );
    assert_eq!(faults(SHEET, &colonial), Vec::<String>::new());
}

#[test]
fn the_noise_of_a_scan_is_answered_line_by_line_and_is_no_order() {
    const SIGNS: [char; 24] = [
        '~', '|', '\'', '.', ',', '_', '»', '°', '!', 'l', '1', 'I', '0', 'O', ';', 'q', 'x', 'ﬁ', '£', '*', '¬', '=',
        '^', '7',
    ];
    let mut random = Dice(1902);
    let mut noise: Vec<String> = Vec::new();
    while noise.len() < 300 {
        let length = 3 + random.below(60);
        let line: String =
            (0..length).map(|_| if random.percent(20) { ' ' } else { SIGNS[random.below(SIGNS.len())] }).collect();
        // A line of marks alone has nothing to be read.
        if line.chars().filter(|sign| sign.is_alphanumeric()).count() > 2 {
            noise.push(line);
        }
    }
    let above = format!("{SHEET}France: A Foo - Bar\n");
    let faults = faults(&above, &noise);
    assert!(faults.len() < 6 && faults.iter().all(|fault| !fault.starts_with("followed")), "{faults:#?}");
}

#[test]
fn a_name_that_a_scan_spoilt_is_refused_or_read_and_never_another_one() {
    for (written, read) in [
        ("A Par - 8ur", ""),
        ("A Par - Bvr", ""),
        ("A Par - Burgvndy", "A Paris - Burgundy"),
        ("F Bre - Eng1ish Channel", "F Brest - English Channel"),
        ("A Mar - Ga5", ""),
        ("A Par — Pjcardy", "A Paris - Picardy"),
        ("A P4r - Bur", ""),
        ("A Mar S A Par - 8ur", ""),
        ("F Bre = Mid-Atlant1c", "F Brest - Mid-Atlantic Ocean"),
    ] {
        let ruling = rule_text(&format!("{SHEET}France: {written}"));
        let followed = ruling.orders.iter().find(|order| order.line.is_some() && order.outcome != Outcome::Misordered);
        assert_eq!(followed.map_or("", |order| order.read.as_str()), read, "{written}");
    }
}
