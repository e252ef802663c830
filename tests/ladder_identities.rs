//! Who is who across a year's events, on a list in which it is known.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

use std::collections::HashMap;

use topboard::ladder::{
    IdentityDecisions, IdentityVerdict, ListedName, PersonIx, ResultLine, ResultsYear, Roster, YearEvent,
};

/// Names as five events spelt them, and which person each is.
fn labelled() -> (ResultsYear, Vec<Vec<u32>>) {
    let mut season = ResultsYear::default();
    let mut persons: Vec<Vec<u32>> = Vec::new();
    for event in 1..=5 {
        // Every event comes from another director's file.
        season.events.push(YearEvent { source: format!("{event}.csv"), ..YearEvent::new(format!("Event {event}")) });
        persons.push(Vec::new());
    }
    let mut reader = csv::Reader::from_reader(&include_bytes!("data/labelled-people.csv")[..]);
    for record in reader.records().map(Result::unwrap) {
        let event: usize = record[1].parse::<usize>().unwrap() - 1;
        let (name, region) = (record[2].to_owned(), record[3].to_owned());
        season.events[event].lines.push(ResultLine { name, region, ..ResultLine::default() });
        persons[event].push(record[0].parse().unwrap());
    }
    (season, persons)
}

fn two(a: (&str, &str), b: (&str, &str)) -> ResultsYear {
    let event = |n: usize, (name, region): (&str, &str)| YearEvent {
        source: format!("{n}.csv"),
        lines: vec![ResultLine { name: name.to_owned(), region: region.to_owned(), ..ResultLine::default() }],
        ..YearEvent::new(format!("Event {n}"))
    };
    ResultsYear::with_events(vec![event(1, a), event(2, b)])
}

#[test]
fn nobody_is_taken_for_another_and_who_is_one_is_offered_first() {
    let (season, persons) = labelled();
    let roster = Roster::new(&season, &IdentityDecisions::default());
    let mut person_of: HashMap<PersonIx, u32> = HashMap::new();
    for (event, labels) in persons.iter().enumerate() {
        for (line, label) in labels.iter().enumerate() {
            let person = roster.person(event, line).unwrap();
            let known = *person_of.entry(person).or_insert(*label);
            assert_eq!(known, *label, "{} was taken for another", season.events[event].lines[line].name);
        }
    }
    // Everyone who is split needs his true other half as the first offer that concerns him.
    let (mut offered, mut missed) = (0, Vec::new());
    for (person, label) in &person_of {
        let split = person_of.iter().any(|(other, known)| other != person && known == label);
        if !split {
            continue;
        }
        let first = roster.undecided_pairs().iter().find(|pair| pair.one == *person || pair.other == *person);
        match first.map(|pair| if pair.one == *person { pair.other } else { pair.one }) {
            Some(other) if person_of[&other] == *label => offered += 1,
            other => missed.push((roster.name(*person), other.map(|other| roster.name(other)))),
        }
    }
    assert!(offered >= 70, "{offered}");
    assert!(missed.len() * 20 <= offered + missed.len(), "{offered} of {}; not {missed:?}", offered + missed.len());
    // What is offered is mostly so.
    let right = roster.undecided_pairs().iter().filter(|pair| person_of[&pair.one] == person_of[&pair.other]).count();
    assert!(right * 5 >= roster.undecided_pairs().len() * 4, "{right} of {}", roster.undecided_pairs().len());
}

#[test]
fn what_is_certain_needs_no_question() {
    for (a, b) in [
        (("Andrew Goff", "ACT"), ("GOFF, Andrew", "")),
        (("Loïs O’Donnchú", ""), ("lois o'donnchu", "")),
        (("Dugal Ure", "VIC"), ("Dugal Ure", "Australia")),
        (("Jean-Paul Sartre", "FRA"), ("SARTRE Jean Paul", "France")),
        (("Dugal", "VIC"), ("Dugal", "Victoria")),
    ] {
        let roster = Roster::new(&two(a, b), &IdentityDecisions::default());
        assert_eq!((roster.len(), roster.undecided_pairs().len()), (1, 0), "{a:?} {b:?}");
    }
}

#[test]
fn what_is_not_certain_is_asked() {
    for (a, b) in [
        (("John Smith", "VIC"), ("John Smith", "NZ")),
        (("Goff Andrew", ""), ("Andrew Goff", "")),
        (("Emmanuel", ""), ("Emmanuel", "")),
        (("Andrew Goff", ""), ("Andy Gof", "")),
    ] {
        let roster = Roster::new(&two(a, b), &IdentityDecisions::default());
        assert_eq!((roster.len(), roster.undecided_pairs().len()), (2, 1), "{a:?} {b:?}");
        assert!(!roster.undecided_pairs()[0].why.is_empty());
    }
    for (a, b) in [(("Andrew Goff", ""), ("Brian Goff", "")), (("Ann Lee", ""), ("Tristan Leeson", ""))] {
        assert_eq!(Roster::new(&two(a, b), &IdentityDecisions::default()).undecided_pairs(), [], "{a:?} {b:?}");
    }
}

#[test]
fn two_of_one_list_are_two() {
    let mut season = two(("Andrew Goff", ""), ("A. Goff", ""));
    let second = season.events.pop().unwrap();
    season.events[0].lines.extend(second.lines);
    let roster = Roster::new(&season, &IdentityDecisions::default());
    assert_eq!((roster.len(), roster.undecided_pairs().len()), (2, 0));
}

#[test]
fn decisions_settle_what_was_asked_and_hold_next_year() {
    let season = two(("Andrew Goff", "ACT"), ("A. Goff", "VIC"));
    let mut decisions = IdentityDecisions::default();
    decisions.decide(IdentityVerdict::Same, "A. Goff".into(), "Andrew Goff".into());
    let kept = IdentityDecisions::parse(&decisions.to_toml().unwrap()).unwrap();
    let roster = Roster::new(&season, &kept);
    assert_eq!((roster.len(), roster.undecided_pairs().len()), (1, 0));
    assert_eq!(roster.name(PersonIx(0)), "A. Goff", "the first of a decision is how somebody is shown");
    decisions.decide(IdentityVerdict::Different, "Andrew Goff".into(), "A. Goff".into());
    let roster = Roster::new(&season, &decisions);
    assert_eq!((roster.len(), roster.undecided_pairs().len()), (2, 0));
}

#[test]
fn two_of_one_name_are_kept_apart() {
    let who = |region: &str| ListedName { region: Some(region.into()), ..ListedName::from("John Smith") };
    let season = two(("John Smith", "VIC"), ("John Smith", "NZ"));
    let mut decisions = IdentityDecisions::default();
    decisions.decide(IdentityVerdict::Different, who("VIC"), who("NZ"));
    assert_eq!(Roster::new(&season, &decisions).undecided_pairs(), []);
    decisions.decide(IdentityVerdict::Same, who("VIC"), who("NZ"));
    assert_eq!(Roster::new(&season, &decisions).len(), 1);
    // Without a region, by the event.
    let season = two(("John Smith", ""), ("John Smith", ""));
    let who = |event: &str| ListedName { event: Some(event.into()), ..ListedName::from("John Smith") };
    let mut decisions = IdentityDecisions::default();
    assert_eq!(Roster::new(&season, &decisions).len(), 1);
    decisions.decide(IdentityVerdict::Different, who("Event 1"), who("Event 2"));
    let roster = Roster::new(&season, &decisions);
    assert_eq!((roster.len(), roster.undecided_pairs().len()), (2, 0));
}

#[test]
fn decisions_that_cannot_all_be_so_are_told() {
    let mut season = two(("Andrew Goff", ""), ("A. Goff", ""));
    season.events.extend(two(("Andy Goff", ""), ("Nobody", "")).events);
    let mut decisions = IdentityDecisions::default();
    decisions.decide(IdentityVerdict::Same, "Andrew Goff".into(), "A. Goff".into());
    decisions.decide(IdentityVerdict::Same, "A. Goff".into(), "Andy Goff".into());
    decisions.decide(IdentityVerdict::Different, "Andrew Goff".into(), "Andy Goff".into());
    let roster = Roster::new(&season, &decisions);
    assert_eq!(roster.contradictions().len(), 1, "{:?}", roster.contradictions());
    assert!(roster.contradictions()[0].starts_with("One decision says that A. Goff and Andy Goff are one person"));
}
