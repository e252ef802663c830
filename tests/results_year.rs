//! A year's result lists in the book: every change comes back to the byte, and what is saved opens again.

#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::path::Path;

use jiff::civil::date;
use proptest::prelude::*;
use topboard::book::results_year::{
    Choices, Decisions, Games, Group, Kind, Line, LineField, Season, SeasonEdit, SeasonEvent, SeasonEventField, Ties,
    Verdict, Who,
};
use topboard::book::{Book, Edit, EditError};
use topboard::engine::Engine;
use topboard::store;

fn line(place: u32, name: &str) -> Line {
    Line {
        row: format!("row {place}"),
        place: Some(place),
        name: name.into(),
        region: "VIC".into(),
        games: Games::Played(3),
        score: Some(10.5),
        ..Line::default()
    }
}

/// A year with something of everything in it.
fn book() -> Book {
    let mut adc = SeasonEvent {
        source: "adc.csv".into(),
        date: Some(date(2001, 4, 14)),
        kind: Kind::National,
        boards: Some(2.5),
        directors: vec!["Ken Sproat".into()],
        lines: vec![line(1, "Andrew Goff"), line(2, "Dugal Ure"), line(3, "Ken Sproat")],
        ..SeasonEvent::named("ADC")
    };
    adc.lines[1].games = Games::Full;
    adc.lines[2].counts_as_director = true;
    let game = SeasonEvent {
        is_game: true,
        ended: Some(date(2001, 12, 1)),
        variant: true,
        accredited: false,
        lines: vec![Line { unplaced: true, ..Line::default() }],
        ..SeasonEvent::named("P1")
    };
    let mut season = Season::of(vec![adc, game]);
    season.ladder = "Bismark 2001".into();
    season.choices = Choices { year: Some(2001), on: Some(date(2001, 12, 15)), ties: Some(Ties::Listed) };
    season.decisions.decide(Verdict::Same, "Andrew Goff".into(), "A. Goff".into());
    let nz = Who { region: Some("NZ".into()), ..Who::from("John Smith") };
    season.decisions.decide(Verdict::Different, "John Smith".into(), nz);
    Book { season, ..Book::default() }
}

fn bytes(book: &Book) -> Vec<u8> {
    store::to_bytes(Path::new("year.topboard"), book).unwrap()
}

#[test]
fn a_year_is_kept_in_the_file_and_a_book_without_one_says_nothing_of_it() {
    let book = book();
    let written = bytes(&book);
    assert_eq!(store::parse(&written, Path::new("year.topboard")).unwrap(), book);
    let text = String::from_utf8(written).unwrap();
    assert!(text.contains("\"games\": \"full\"") && text.contains("\"date\": \"2001-04-14\""), "{text}");
    assert!(!String::from_utf8(bytes(&Book::default())).unwrap().contains("season"));
}

#[test]
fn what_nobody_could_have_entered_is_refused_with_its_place() {
    let read = |season: &str| {
        let text = format!("{{\"format\": \"topboard\", \"version\": 1,\n\"season\": {season}}}");
        store::parse(text.as_bytes(), Path::new("year.topboard")).unwrap_err().to_string()
    };
    let boards = read(r#"{"events": [{"name": "ADC", "boards": -2}]}"#);
    assert!(boards.contains("ADC in the year’s ladder has -2 boards a round"), "{boards}");
    assert!(read(r#"{"evnets": []}"#).contains("unknown field `evnets`"));
    assert!(read(r#"{"events": [{"name": "ADC", "date": "2001-13-14"}]}"#).contains("line 2"));
}

#[test]
fn what_is_not_there_cannot_be_changed_and_the_year_stays_as_it_was() {
    let mut changed = book();
    let before = changed.clone();
    let missing = SeasonEdit::Event(7, SeasonEventField::Name("x".into()));
    assert_eq!(changed.apply(Edit::Season(missing)), Err(EditError::NoSeasonEvent { at: 7, has: 2 }));
    let line = SeasonEdit::Line { event: 0, line: 3, field: LineField::Place(None) };
    let error = changed.apply(Edit::Season(line)).unwrap_err().to_string();
    assert_eq!(error, "there is no line 4 in this result list; it has 3");
    let decision = SeasonEdit::RemoveDecision { verdict: Verdict::Same, at: 1 };
    assert!(changed.apply(Edit::Season(decision)).is_err());
    assert_eq!(changed, before);
}

#[test]
fn deciding_anew_takes_back_what_was_decided_of_the_two() {
    let mut engine = Engine::new(book());
    let (one, other) = (Who::from("A. Goff"), Who::from("Andrew Goff"));
    let edits = engine.book().season.decisions.deciding(Verdict::Different, one.clone(), other.clone());
    engine.apply("two people", Edit::Batch(edits.into_iter().map(Edit::Season).collect())).unwrap();
    let mut by_hand = book().season.decisions;
    by_hand.decide(Verdict::Different, one, other);
    assert_eq!(engine.book().season.decisions, by_hand);
    assert!(by_hand.same.is_empty());
    engine.undo();
    assert_eq!(engine.book(), &book());
}

#[test]
fn what_others_decided_is_taken_over_once() {
    let mut decisions = Decisions::default();
    let others = book().season.decisions;
    decisions.take_over(&others);
    decisions.take_over(&others);
    assert_eq!(decisions, others);
}

fn text() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["", "Andrew Goff", "A. Goff", "Übung 7", "“x”"]).prop_map(str::to_owned)
}

fn an_edit() -> impl Strategy<Value = SeasonEdit> {
    let event = 0..3_usize;
    let verdict = prop::sample::select(vec![Verdict::Same, Verdict::Different]);
    let day = prop::option::of((1..=12_i8, 1..=28_i8).prop_map(|(month, day)| date(2001, month, day)));
    let event_field = prop_oneof![
        text().prop_map(SeasonEventField::Name),
        day.clone().prop_map(SeasonEventField::Date),
        day.clone().prop_map(SeasonEventField::Ended),
        any::<bool>().prop_map(SeasonEventField::Accredited),
        any::<bool>().prop_map(SeasonEventField::Variant),
        any::<bool>().prop_map(SeasonEventField::IsGame),
        prop::sample::select(vec![Kind::Local, Kind::State, Kind::National]).prop_map(SeasonEventField::Kind),
        prop::option::of(0.0..20.0_f64).prop_map(SeasonEventField::Boards),
        prop::collection::vec(text(), 0..3).prop_map(SeasonEventField::Directors),
    ];
    let line_field = prop_oneof![
        prop::option::of(1..40_u32).prop_map(LineField::Place),
        text().prop_map(LineField::Name),
        text().prop_map(LineField::Region),
        prop::sample::select(vec![Games::Unknown, Games::Full, Games::Played(2)]).prop_map(LineField::Games),
        prop::option::of(0.0..100.0_f64).prop_map(LineField::Score),
        any::<bool>().prop_map(LineField::Unplaced),
        any::<bool>().prop_map(LineField::CountsAsDirector),
    ];
    let group = prop::collection::vec(text(), 1..4)
        .prop_map(|names| Group { names: names.iter().map(|name| Who::from(name.as_str())).collect() });
    prop_oneof![
        text().prop_map(SeasonEdit::Ladder),
        (prop::option::of(1990..2030_i16), day).prop_map(|(year, on)| SeasonEdit::Choices(Choices {
            year,
            on,
            ties: Some(Ties::Better)
        })),
        (event.clone(), text()).prop_map(|(at, name)| {
            let event = SeasonEvent { lines: vec![line(1, &name)], ..SeasonEvent::named(name.as_str()) };
            SeasonEdit::AddEvent { at, event: Box::new(event) }
        }),
        event.clone().prop_map(SeasonEdit::RemoveEvent),
        (event.clone(), event_field).prop_map(|(at, field)| SeasonEdit::Event(at, field)),
        (event.clone(), 0..4_usize, text()).prop_map(|(event, at, name)| SeasonEdit::AddLine {
            event,
            at,
            line: line(9, &name)
        }),
        (event.clone(), 0..4_usize).prop_map(|(event, line)| SeasonEdit::RemoveLine { event, line }),
        (event, 0..4_usize, line_field).prop_map(|(event, line, field)| SeasonEdit::Line { event, line, field }),
        (verdict.clone(), 0..3_usize, group).prop_map(|(verdict, at, group)| SeasonEdit::AddDecision {
            verdict,
            at,
            group
        }),
        (verdict, 0..3_usize).prop_map(|(verdict, at)| SeasonEdit::RemoveDecision { verdict, at }),
    ]
}

proptest! {
    #[test]
    fn undo_gives_the_same_bytes_and_redo_the_later_ones(edits in prop::collection::vec(an_edit(), 1..30)) {
        let mut engine = Engine::new(book());
        let first = bytes(engine.book());
        let made = edits.into_iter().filter(|edit| engine.apply("a change", Edit::Season(edit.clone())).is_ok()).count();
        let last = bytes(engine.book());
        for _ in 0..made {
            prop_assert!(engine.undo().is_some());
        }
        prop_assert!(bytes(engine.book()) == first);
        for _ in 0..made {
            prop_assert!(engine.redo().is_some());
        }
        prop_assert!(bytes(engine.book()) == last);
        prop_assert_eq!(&store::parse(&last, Path::new("year.topboard")).unwrap(), engine.book());
    }
}
