//! Benchmarks of the ladder: 500 events of 100 players over thirty years, from result lists that were already read. The
//! roster, all points and the thirty tables should take less than 50 ms. The roster is made once for all years. Another
//! benchmark makes thirty separate cups with thirty rosters.

use jiff::civil::Date;
use topboard::book::{NameMatch, NameMatcher};
use topboard::ladder::{
    CompiledLadder, GamesPlayed, IdentityDecisions, Ladder, LadderChoices, LadderLibrary, ResultLine, ResultsYear,
    Roster, YearEvent,
};

const EVENTS: usize = 500;
const YEARS: usize = 30;
const PLAYERS: usize = 100;
/// Number of different people.
const PEOPLE: usize = 3_000;

fn main() {
    divan::main();
}

/// Names as in a community of this size: some given names are frequent, and most family names belong to one family.
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

/// The events of all years together.
fn all_years() -> ResultsYear {
    const REGIONS: [&str; 6] = ["VIC", "NSW", "ACT", "QLD", "AKL", "WLG"];
    let event = |n: usize| {
        let line = |place: usize| {
            // A community changes slowly: most players also played in the year before.
            let person = (n * 5 + place * 13) % (PEOPLE / 4) + n * PEOPLE / 4 * 3 / EVENTS;
            ResultLine {
                row: format!("row {place}").into(),
                place: u32::try_from(place).ok(),
                name: name(person),
                region: REGIONS[person % 6].to_owned(),
                games: if place.is_multiple_of(5) { GamesPlayed::Played(1) } else { GamesPlayed::Full },
                ..ResultLine::default()
            }
        };
        YearEvent {
            source: format!("{n}.xlsx"),
            boards: Some(5.0),
            accredited: Some(true),
            date: Date::new(1970 + i16::try_from(n / EVENTS.div_ceil(YEARS)).unwrap_or_default(), 6, 1).ok(),
            lines: (1..=PLAYERS).map(line).collect(),
            ..YearEvent::new(format!("Championship {n}"))
        }
    };
    ResultsYear::with_events((0..EVENTS).map(event).collect())
}

/// Each year separately.
fn years() -> Vec<ResultsYear> {
    all_years().events.chunks(EVENTS.div_ceil(YEARS)).map(|events| ResultsYear::with_events(events.to_vec())).collect()
}

fn cup(name: &str) -> &'static Ladder {
    LadderLibrary::shipped().find(name).unwrap_or_else(|| &LadderLibrary::shipped().all()[0])
}

#[divan::bench(args = ["Bismark 2001", "Bismark 2000", "Bismark since 2017"])]
fn thirty_years(bencher: divan::Bencher<'_, '_>, rules: &str) {
    let all = all_years();
    bencher.bench_local(|| {
        let roster = Roster::new(&all, &IdentityDecisions::default());
        let listed = all.years().into_iter().map(|year| {
            CompiledLadder::for_year(cup(rules), &all, &roster, LadderChoices::default(), year).table().rows.len()
        });
        listed.sum::<usize>()
    });
}

/// Without the people of other years.
#[divan::bench]
fn thirty_separate_cups(bencher: divan::Bencher<'_, '_>) {
    let years = years();
    bencher.bench_local(|| {
        let mut listed = 0;
        for season in &years {
            let roster = Roster::new(season, &IdentityDecisions::default());
            let compiled = CompiledLadder::new(cup("Bismark 2001"), season, &roster, LadderChoices::default());
            listed += compiled.table().rows.len();
        }
        listed
    });
}

/// All years as one ladder.
#[divan::bench]
fn one_ladder_over_thirty_years(bencher: divan::Bencher<'_, '_>) {
    let all = all_years();
    bencher.bench_local(|| {
        let roster = Roster::new(&all, &IdentityDecisions::default());
        CompiledLadder::new(cup("Bismark 2001"), &all, &roster, LadderChoices::default()).table().rows.len()
    });
}

#[divan::bench]
fn roster_of_thirty_years(bencher: divan::Bencher<'_, '_>) {
    let all = all_years();
    bencher.bench_local(|| Roster::new(&all, &IdentityDecisions::default()).len());
}

#[divan::bench]
fn roster_of_one_year(bencher: divan::Bencher<'_, '_>) {
    let years = years();
    bencher.bench_local(|| Roster::new(&years[0], &IdentityDecisions::default()).len());
}

/// One list of so many players, most of them with the place of many others. The time is in proportion to the players.
#[divan::bench(args = [3_500, 7_000, 14_000])]
fn one_long_list(bencher: divan::Bencher<'_, '_>, players: usize) {
    let line = |at: usize| ResultLine {
        row: format!("row {at}").into(),
        place: u32::try_from(1 + at / (players / 4) * (players / 4)).ok(),
        name: name(at),
        games: GamesPlayed::Full,
        ..ResultLine::default()
    };
    let lines = (0..players).map(line).collect();
    let event = YearEvent { accredited: Some(true), lines, ..YearEvent::new("Championship".to_owned()) };
    let season = ResultsYear::with_events(vec![event]);
    bencher.bench_local(|| {
        let roster = Roster::new(&season, &IdentityDecisions::default());
        CompiledLadder::new(cup("Bismark 2001"), &season, &roster, LadderChoices::default()).table().rows.len()
    });
}

/// Lists of 70 players, with the names of all pairs that are to be decided.
#[divan::bench(args = [75, 150, 300])]
fn lists_of_seventy(bencher: divan::Bencher<'_, '_>, lists: usize) {
    let line = |list: usize, place: usize| ResultLine {
        row: format!("row {place}").into(),
        place: u32::try_from(place).ok(),
        name: name((list * 31 + place * 7) % (lists * 10)),
        games: GamesPlayed::Full,
        ..ResultLine::default()
    };
    let event = |list: usize| YearEvent {
        source: format!("{list}.csv"),
        accredited: Some(true),
        lines: (1..=70).map(|place| line(list, place)).collect(),
        ..YearEvent::new(format!("Championship {list}"))
    };
    let season = ResultsYear::with_events((0..lists).map(event).collect());
    bencher.bench_local(|| {
        let roster = Roster::new(&season, &IdentityDecisions::default());
        let named = roster.undecided_pairs().iter().map(|pair| roster.listed_name(pair.one, &season).name.len());
        let letters: usize = named.sum();
        letters + CompiledLadder::new(cup("Bismark 2001"), &season, &roster, LadderChoices::default()).events.len()
    });
}

/// As many names matched with as many others.
#[divan::bench(args = [700, 1_400, 2_800])]
fn names_matched_with_a_list(bencher: divan::Bencher<'_, '_>, names: usize) {
    let known: Vec<String> = (0..names).map(name).collect();
    let others: Vec<String> = (names / 2..names + names / 2).map(|at| name(at).to_uppercase()).collect();
    bencher.bench_local(|| {
        let matcher = NameMatcher::new(known.iter().map(String::as_str));
        others.iter().filter(|other| matcher.find(other) != NameMatch::None).count()
    });
}
