//! 500 events of 100 players, thirty years of them, compiled from result lists that have been read: who is who, every
//! point, the table. It should take less than 50 ms. Thirty separate cups ask thirty times who is who, and take longer.

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

fn years() -> Vec<Season> {
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
            lines: (1..=PLAYERS).map(line).collect(),
            ..SeasonEvent::named(format!("Championship {n}"))
        }
    };
    let events: Vec<SeasonEvent> = (0..EVENTS).map(event).collect();
    events.chunks(EVENTS.div_ceil(YEARS)).map(|events| Season::of(events.to_vec())).collect()
}

fn cup(name: &str) -> &'static Ladder {
    Ladders::shipped().find(name).unwrap_or_else(|| &Ladders::shipped().all()[0])
}

#[divan::bench(args = ["Bismark 2001", "Bismark 2000", "Bismark since 2017"])]
fn thirty_years(bencher: divan::Bencher<'_, '_>, rules: &str) {
    let years = years();
    bencher.bench_local(|| {
        let mut listed = 0;
        for season in &years {
            let roster = Roster::new(season, &Decisions::default());
            listed += Compiled::new(cup(rules), season, &roster, Choices::default()).table().rows.len();
        }
        listed
    });
}

/// All of them as one season, in which everybody who ever played may be anybody.
#[divan::bench]
fn one_ladder_over_thirty_years(bencher: divan::Bencher<'_, '_>) {
    let all = Season::of(years().into_iter().flat_map(|season| season.events).collect());
    bencher.bench_local(|| {
        let roster = Roster::new(&all, &Decisions::default());
        Compiled::new(cup("Bismark 2001"), &all, &roster, Choices::default()).table().rows.len()
    });
}

#[divan::bench]
fn who_is_who_in_a_year(bencher: divan::Bencher<'_, '_>) {
    let years = years();
    bencher.bench_local(|| Roster::new(&years[0], &Decisions::default()).len());
}
