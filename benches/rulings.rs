//! Time to rule on a season of 34 units, each with an order, with all explanations.

use std::fmt::Write as _;
use std::hint::black_box;

use divan::Bencher;
use topboard::book::Power;
use topboard::rulings::rule_text;

fn main() {
    divan::main();
}

/// A season with a unit in each of the 34 centres, seven convoying fleets, supports, stand-offs and Tyr.
fn season() -> String {
    const UNITS: [&str; 7] = [
        "A Vie, A Bud, F Tri, A Ser, A Gre",
        "F Edi, F Lon, A Lvp, F Nth, A Yor",
        "F Bre, A Par, A Mar, F Eng, A Pic",
        "A Ber, F Kie, A Mun, A Hol, F Den",
        "F Nap, A Rom, A Ven, F Ion, A Tun",
        "F Sev, A Mos, A War, F Swe, A Gal",
        "F Ank, A Con, F Smy, A Bul",
    ];
    const ORDERS: [&str; 7] = [
        "A Vie - Tyr, A Bud s A Vie - Gal, F Tri - Adr, A Ser s A Gre - Bul, A Gre - Bul",
        "F Edi - Nwg, F Lon - Eng, A Lvp - Edi, F Nth c A Yor - Bel, A Yor - Bel",
        "F Bre - Mao, A Par - Bur, A Mar s A Par - Bur, F Eng c A Pic - Bel, A Pic - Bel",
        "A Ber - Sil, F Kie - Hel, A Mun - Bur, A Hol s A Mun - Ruh, F Den - Nth",
        "F Nap - Tyr, A Rom - Apu, A Ven - Tyr, F Ion c A Tun - Gre, A Tun - Gre",
        "F Sev - Bla, A Mos - Ukr, A War - Sil, F Swe - Bal, A Gal s A War - Sil",
        "F Ank - Bla, A Con s A Bul, F Smy - Aeg, A Bul - Ser",
    ];
    let mut text = String::from("season: Spring 1905\nposition\n");
    for (power, units) in Power::ALL.iter().zip(UNITS) {
        let _ = writeln!(text, "{power}: {units}");
    }
    text.push_str("orders\n");
    for (power, orders) in Power::ALL.iter().zip(ORDERS) {
        let _ = writeln!(text, "{power}: {orders}");
    }
    text
}

/// A text of many lines of orders, of which most are for the same few units.
#[divan::bench(sample_count = 3, args = [12_500, 25_000, 50_000])]
fn lines_of_orders(bencher: Bencher<'_, '_>, lines: usize) {
    const ORDERS: [&str; 7] =
        ["A Vie S A Bud - Gal", "F Lon - Nth", "A Par - Bur", "A Mun h", "F Nap - Tyr", "A War - Gal", "F Ank - Bla"];
    bench_lines(bencher, lines, |line| ORDERS[line % ORDERS.len()].to_owned());
}

/// A text of many lines that are no orders: prose, provinces of another board, the noise of a scan.
#[divan::bench(sample_count = 3, args = [12_500, 25_000, 50_000])]
fn lines_of_other_texts(bencher: Bencher<'_, '_>, lines: usize) {
    const TEXTS: [&str; 4] = [
        "My army in Paris was going to support the attack on Burgundy but then Germany wrote to me",
        "F Tongking - Gulf of Siam",
        "~l|' 1I0 ;q» x7*¬ ll1I O0 fi£",
        "all hold",
    ];
    bench_lines(bencher, lines, |line| format!("{} {line}", TEXTS[line % TEXTS.len()]));
}

/// Rules on a text with this many lines, each of another power than the one before.
fn bench_lines(bencher: Bencher<'_, '_>, lines: usize, order: impl Fn(usize) -> String) {
    let mut text = String::from("season: Spring 1905\nposition: start\norders\n");
    for line in 0..lines {
        let _ = writeln!(text, "{}: {}", Power::ALL[line % Power::ALL.len()], order(line));
    }
    bencher.bench(|| rule_text(black_box(&text)));
}

/// Reads, adjudicates and explains the season.
#[divan::bench]
fn a_season_of_34_units(bencher: Bencher<'_, '_>) {
    let text = season();
    assert_eq!(rule_text(&text).before.units().len(), 34);
    bencher.bench(|| rule_text(black_box(&text)));
}
