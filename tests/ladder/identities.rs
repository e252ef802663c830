//! Identities across the events of a year, checked with names whose persons are known.

use std::collections::HashMap;

use topboard::ladder::{
    IdentityDecisions, IdentityVerdict, ListedName, PersonIx, ResultLine, ResultsYear, Roster, YearEvent,
};

/// The names in the lists of five events, and the number of the person behind each name.
fn labelled_names() -> (ResultsYear, Vec<Vec<u32>>) {
    let mut results_year = ResultsYear::default();
    let mut persons: Vec<Vec<u32>> = Vec::new();
    for event in 1..=5 {
        // Every event comes from a different file.
        results_year
            .events
            .push(YearEvent { source: format!("{event}.csv"), ..YearEvent::new(format!("Event {event}")) });
        persons.push(Vec::new());
    }
    let mut reader = csv::Reader::from_reader(&include_bytes!("../data/labelled-people.csv")[..]);
    for record in reader.records().map(Result::unwrap) {
        let event: usize = record[1].parse::<usize>().unwrap() - 1;
        let (name, region) = (record[2].to_owned(), record[3].to_owned());
        results_year.events[event].lines.push(ResultLine { name, region, ..ResultLine::default() });
        persons[event].push(record[0].parse().unwrap());
    }
    (results_year, persons)
}

fn two_events(a: (&str, &str), b: (&str, &str)) -> ResultsYear {
    let event = |n: usize, (name, region): (&str, &str)| YearEvent {
        source: format!("{n}.csv"),
        lines: vec![ResultLine { name: name.to_owned(), region: region.to_owned(), ..ResultLine::default() }],
        ..YearEvent::new(format!("Event {n}"))
    };
    ResultsYear::with_events(vec![event(1, a), event(2, b)])
}

#[test]
fn different_people_are_never_merged_and_the_right_pair_is_offered_first() {
    let (results_year, persons) = labelled_names();
    let roster = Roster::new(&results_year, &IdentityDecisions::default());
    let mut person_of: HashMap<PersonIx, u32> = HashMap::new();
    for (event, labels) in persons.iter().enumerate() {
        for (line, label) in labels.iter().enumerate() {
            let person = roster.person(event, line).unwrap();
            let known = *person_of.entry(person).or_insert(*label);
            assert_eq!(known, *label, "{} was merged with another person", results_year.events[event].lines[line].name);
        }
    }
    // For every person with two entries, the first offered pair with one entry must have the other entry.
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
    // Most offered pairs are right.
    let right = roster.undecided_pairs().iter().filter(|pair| person_of[&pair.one] == person_of[&pair.other]).count();
    assert!(right * 5 >= roster.undecided_pairs().len() * 4, "{right} of {}", roster.undecided_pairs().len());
}

#[test]
fn certain_identities_are_merged_without_a_question() {
    for (a, b) in [
        (("Andrew Goff", "ACT"), ("GOFF, Andrew", "")),
        (("Loïs O’Donnchú", ""), ("lois o'donnchu", "")),
        (("Dugal Ure", "VIC"), ("Dugal Ure", "Australia")),
        (("Jean-Paul Sartre", "FRA"), ("SARTRE Jean Paul", "France")),
        (("Dugal", "VIC"), ("Dugal", "Victoria")),
    ] {
        let roster = Roster::new(&two_events(a, b), &IdentityDecisions::default());
        assert_eq!((roster.len(), roster.undecided_pairs().len()), (1, 0), "{a:?} {b:?}");
    }
}

#[test]
fn uncertain_identities_are_offered_for_a_decision() {
    for (a, b) in [
        (("John Smith", "VIC"), ("John Smith", "NZ")),
        (("Goff Andrew", ""), ("Andrew Goff", "")),
        (("Emmanuel", ""), ("Emmanuel", "")),
        (("Andrew Goff", ""), ("Andy Gof", "")),
    ] {
        let roster = Roster::new(&two_events(a, b), &IdentityDecisions::default());
        assert_eq!((roster.len(), roster.undecided_pairs().len()), (2, 1), "{a:?} {b:?}");
        assert!(!roster.undecided_pairs()[0].why.is_empty());
    }
    for (a, b) in [(("Andrew Goff", ""), ("Brian Goff", "")), (("Ann Lee", ""), ("Tristan Leeson", ""))] {
        assert_eq!(Roster::new(&two_events(a, b), &IdentityDecisions::default()).undecided_pairs(), [], "{a:?} {b:?}");
    }
}

#[test]
fn two_names_in_one_list_are_two_people() {
    let mut results_year = two_events(("Andrew Goff", ""), ("A. Goff", ""));
    let second = results_year.events.pop().unwrap();
    results_year.events[0].lines.extend(second.lines);
    let roster = Roster::new(&results_year, &IdentityDecisions::default());
    assert_eq!((roster.len(), roster.undecided_pairs().len()), (2, 0));
}

#[test]
fn decisions_answer_questions_and_can_be_read_again() {
    let results_year = two_events(("Andrew Goff", "ACT"), ("A. Goff", "VIC"));
    let mut decisions = IdentityDecisions::default();
    decisions.decide(IdentityVerdict::Same, "A. Goff".into(), "Andrew Goff".into());
    let read_back = IdentityDecisions::parse(&decisions.to_toml().unwrap()).unwrap();
    let roster = Roster::new(&results_year, &read_back);
    assert_eq!((roster.len(), roster.undecided_pairs().len()), (1, 0));
    assert_eq!(roster.name(PersonIx(0)), "A. Goff", "the first name of a decision is the one shown");
    decisions.decide(IdentityVerdict::Different, "Andrew Goff".into(), "A. Goff".into());
    let roster = Roster::new(&results_year, &decisions);
    assert_eq!((roster.len(), roster.undecided_pairs().len()), (2, 0));
}

#[test]
fn two_people_with_one_name_can_be_separated() {
    let who = |region: &str| ListedName { region: Some(region.into()), ..ListedName::from("John Smith") };
    let results_year = two_events(("John Smith", "VIC"), ("John Smith", "NZ"));
    let mut decisions = IdentityDecisions::default();
    decisions.decide(IdentityVerdict::Different, who("VIC"), who("NZ"));
    assert_eq!(Roster::new(&results_year, &decisions).undecided_pairs(), []);
    decisions.decide(IdentityVerdict::Same, who("VIC"), who("NZ"));
    assert_eq!(Roster::new(&results_year, &decisions).len(), 1);
    // Without a region, the event separates the names.
    let results_year = two_events(("John Smith", ""), ("John Smith", ""));
    let who = |event: &str| ListedName { event: Some(event.into()), ..ListedName::from("John Smith") };
    let mut decisions = IdentityDecisions::default();
    assert_eq!(Roster::new(&results_year, &decisions).len(), 1);
    decisions.decide(IdentityVerdict::Different, who("Event 1"), who("Event 2"));
    let roster = Roster::new(&results_year, &decisions);
    assert_eq!((roster.len(), roster.undecided_pairs().len()), (2, 0));
}

#[test]
fn contradictory_decisions_are_reported() {
    let mut results_year = two_events(("Andrew Goff", ""), ("A. Goff", ""));
    results_year.events.extend(two_events(("Andy Goff", ""), ("Nobody", "")).events);
    let mut decisions = IdentityDecisions::default();
    decisions.decide(IdentityVerdict::Same, "Andrew Goff".into(), "A. Goff".into());
    decisions.decide(IdentityVerdict::Same, "A. Goff".into(), "Andy Goff".into());
    decisions.decide(IdentityVerdict::Different, "Andrew Goff".into(), "Andy Goff".into());
    let roster = Roster::new(&results_year, &decisions);
    assert_eq!(roster.contradictions().len(), 1, "{:?}", roster.contradictions());
    assert!(roster.contradictions()[0].starts_with("One decision says that A. Goff and Andy Goff are one person"));
}
