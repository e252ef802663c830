//! 500 events of 100 players, thirty years of them, compiled from result lists that have been read: who is who, every
//! point, the thirty tables. It should take less than 50 ms. Who is who is settled once over all years; thirty separate
//! cups, which ask thirty times, are measured beside it.

use jiff::civil::Date;
use topboard::ladder::{Choices, Compiled, Decisions, Games, Ladder, Ladders, Line, Roster, Season, SeasonEvent};

const EVENTS: usize = 500;
const YEARS: usize = 30;
const PLAYERS: usize = 100;
/// Everybody who ever played.
const PEOPLE: usize = 3_000;

fn main() {
    divan::main();
}

/// Names as a community of so many has them: some given names are frequent, family names are mostly one family's.
fn name(person: usize) -> String {
    const GIVEN: [&str; 40] = [
        "Andrew",
        "Dugal",
        "Tristan",
        "Rohan",
        "Christian",
        "Graham",
        "Brian",
        "Frank",
        "Brett",
        "Sean",
        "Jason",
        "Melissa",
        "Ken",
        "Rob",
        "George",
        "Peter",
        "Craig",
        "Cyrille",
        "Emmanuel",
        "Tom",
        "Philipp",
        "Jim",
        "Dan",
        "Conrad",
        "Toby",
        "Bill",
        "Nick",
        "Geoff",
        "Steve",
        "Mike",
        "Liz",
        "Vincent",
        "Shane",
        "Maria",
        "Yann",
        "Paul",
        "Anna",
        "John",
        "David",
        "Chris",
    ];
    const FIRST: [&str; 20] = [
        "Go", "Har", "Mor", "Ke", "Whit", "Al", "Shel", "Meer", "Chat", "Col", "Nich", "Spro", "Had", "Smir", "Tay",
        "Stev", "Ber", "Lan", "Wood", "Pont",
    ];
    const MIDDLE: [&str; 12] = ["f", "ding", "ri", "an", "ley", "den", "bach", "ter", "man", "ol", "win", "gar"];
    const LAST: [&str; 8] = ["", "son", "ton", "er", "s", "ing", "field", "ard"];
    let family = person / 3;
    format!(
        "{} {}{}{}",
        GIVEN[(person * 7 + person / 40) % 40],
        FIRST[family % 20],
        MIDDLE[family / 20 % 12],
        LAST[family / 240 % 8]
    )
}

/// All years as one season.
fn all_years() -> Season {
    const REGIONS: [&str; 6] = ["VIC", "NSW", "ACT", "QLD", "AKL", "WLG"];
    let event = |n: usize| {
        let line = |place: usize| {
            // A community changes slowly: who plays is mostly who played the year before.
            let person = (n * 5 + place * 13) % (PEOPLE / 4) + n * PEOPLE / 4 * 3 / EVENTS;
            Line {
                row: format!("row {place}"),
                place: u32::try_from(place).ok(),
                name: name(person),
                region: REGIONS[person % 6].to_owned(),
                games: if place.is_multiple_of(5) { Games::Played(1) } else { Games::Full },
                ..Line::default()
            }
        };
        SeasonEvent {
            source: format!("{n}.xlsx"),
            boards: Some(5.0),
            date: Date::new(1970 + i16::try_from(n / EVENTS.div_ceil(YEARS)).unwrap_or_default(), 6, 1).ok(),
            lines: (1..=PLAYERS).map(line).collect(),
            ..SeasonEvent::named(format!("Championship {n}"))
        }
    };
    Season::of((0..EVENTS).map(event).collect())
}

/// Each year by itself.
fn years() -> Vec<Season> {
    all_years().events.chunks(EVENTS.div_ceil(YEARS)).map(|events| Season::of(events.to_vec())).collect()
}

fn cup(name: &str) -> &'static Ladder {
    Ladders::shipped().find(name).unwrap_or_else(|| &Ladders::shipped().all()[0])
}

#[divan::bench(args = ["Bismark 2001", "Bismark 2000", "Bismark since 2017"])]
fn thirty_years(bencher: divan::Bencher<'_, '_>, rules: &str) {
    let all = all_years();
    bencher.bench_local(|| {
        let roster = Roster::new(&all, &Decisions::default());
        let listed = all
            .years()
            .into_iter()
            .map(|year| Compiled::of_year(cup(rules), &all, &roster, Choices::default(), year).table().rows.len());
        listed.sum::<usize>()
    });
}

/// As if nobody knew the people of other years.
#[divan::bench]
fn thirty_separate_cups(bencher: divan::Bencher<'_, '_>) {
    let years = years();
    bencher.bench_local(|| {
        let mut listed = 0;
        for season in &years {
            let roster = Roster::new(season, &Decisions::default());
            let compiled = Compiled::new(cup("Bismark 2001"), season, &roster, Choices::default());
            listed += compiled.table().rows.len();
        }
        listed
    });
}

/// All of them as one ladder.
#[divan::bench]
fn one_ladder_over_thirty_years(bencher: divan::Bencher<'_, '_>) {
    let all = all_years();
    bencher.bench_local(|| {
        let roster = Roster::new(&all, &Decisions::default());
        Compiled::new(cup("Bismark 2001"), &all, &roster, Choices::default()).table().rows.len()
    });
}

#[divan::bench]
fn who_is_who_over_thirty_years(bencher: divan::Bencher<'_, '_>) {
    let all = all_years();
    bencher.bench_local(|| Roster::new(&all, &Decisions::default()).len());
}

#[divan::bench]
fn who_is_who_in_a_year(bencher: divan::Bencher<'_, '_>) {
    let years = years();
    bencher.bench_local(|| Roster::new(&years[0], &Decisions::default()).len());
}
