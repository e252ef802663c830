//! The result lists of a year in the book: undo restores every byte, and a saved year opens again.

use std::path::Path;

use jiff::civil::date;
use proptest::prelude::*;
use topboard::book::results_year::{
    ChampionshipLevel, GamesPlayed, IdentityDecisions, IdentityVerdict, LadderChoices, ListedName, ResultLine,
    ResultLineField, ResultsYear, ResultsYearEdit, SpellingGroup, TiePoints, YearEvent, YearEventField,
};
use topboard::book::{Book, Edit, EditError};
use topboard::engine::Engine;
use topboard::store;

fn line(place: u32, name: &str) -> ResultLine {
    ResultLine {
        row: format!("row {place}").into(),
        place: Some(place),
        name: name.into(),
        region: "VIC".into(),
        games: GamesPlayed::Played(3),
        score: Some(10.5),
        ..ResultLine::default()
    }
}

/// A book whose results year has data in every field.
fn book() -> Book {
    let mut adc = YearEvent {
        source: "adc.csv".into(),
        date: Some(date(2001, 4, 14)),
        championship: Some(ChampionshipLevel::National),
        scored_by: "WDC 2006".into(),
        boards: Some(2.5),
        directors: vec!["Ken Sproat".into()],
        lines: vec![line(1, "Andrew Goff"), line(2, "Dugal Ure"), line(3, "Ken Sproat")],
        ..YearEvent::new("ADC")
    };
    adc.lines[1].games = GamesPlayed::Full;
    adc.lines[2].counts_as_director = true;
    let game = YearEvent {
        is_game: true,
        ended: Some(date(2001, 12, 1)),
        variant: true,
        has_ended: true,
        accredited: Some(false),
        lines: vec![ResultLine { takes_no_place: true, ..ResultLine::default() }],
        ..YearEvent::new("P1")
    };
    let mut season = ResultsYear::with_events(vec![adc, game]);
    season.ladder = "Bismark 2001".into();
    season.choices = LadderChoices { year: Some(2001), date: Some(date(2001, 12, 15)), ties: Some(TiePoints::Listed) };
    season.decisions.decide(IdentityVerdict::Same, "Andrew Goff".into(), "A. Goff".into());
    let nz = ListedName { region: Some("NZ".into()), ..ListedName::from("John Smith") };
    season.decisions.decide(IdentityVerdict::Different, "John Smith".into(), nz);
    Book { results_year: season, ..Book::default() }
}

fn bytes(book: &Book) -> Vec<u8> {
    store::book_to_bytes(Path::new("year.topboard"), book).unwrap()
}

#[test]
fn a_results_year_is_written_to_the_file_only_if_there_is_one() {
    let book = book();
    let written = bytes(&book);
    assert_eq!(store::parse_book(&written, Path::new("year.topboard")).unwrap(), book);
    let text = String::from_utf8(written).unwrap();
    assert!(text.contains("\"games\": \"full\"") && text.contains("\"date\": \"2001-04-14\""), "{text}");
    assert!(!String::from_utf8(bytes(&Book::default())).unwrap().contains("season"));
}

#[test]
fn impossible_values_are_refused_with_their_position() {
    let read = |season: &str| {
        let text = format!("{{\"format\": \"topboard\", \"version\": 1,\n\"season\": {season}}}");
        store::parse_book(text.as_bytes(), Path::new("year.topboard")).unwrap_err().to_string()
    };
    let boards = read(r#"{"events": [{"name": "ADC", "boards": -2}]}"#);
    assert!(boards.contains("ADC in the year’s ladder has -2 boards a round"), "{boards}");
    assert!(read(r#"{"evnets": []}"#).contains("unknown field `evnets`"));
    assert!(read(r#"{"events": [{"name": "ADC", "date": "2001-13-14"}]}"#).contains("line 2"));
}

#[test]
fn an_edit_of_a_missing_part_is_refused_and_changes_nothing() {
    let mut changed = book();
    let before = changed.clone();
    let missing = ResultsYearEdit::Event(7, YearEventField::Name("x".into()));
    assert_eq!(changed.apply(Edit::ResultsYear(missing)), Err(EditError::NoYearEvent { position: 7, has: 2 }));
    let line = ResultsYearEdit::Line { event: 0, line: 3, field: ResultLineField::Place(None) };
    let error = changed.apply(Edit::ResultsYear(line)).unwrap_err().to_string();
    assert_eq!(error, "there is no line 4 in this result list; it has 3");
    let decision = ResultsYearEdit::RemoveDecision { verdict: IdentityVerdict::Same, position: 1 };
    assert!(changed.apply(Edit::ResultsYear(decision)).is_err());
    assert_eq!(changed, before);
}

#[test]
fn a_new_decision_replaces_the_earlier_one_for_the_same_names() {
    let mut engine = Engine::new(book());
    let (one, other) = (ListedName::from("A. Goff"), ListedName::from("Andrew Goff"));
    let edits =
        engine.book().results_year.decisions.edits_to_decide(IdentityVerdict::Different, one.clone(), other.clone());
    engine.apply("two people", Edit::Batch(edits.into_iter().map(Edit::ResultsYear).collect())).unwrap();
    let mut by_hand = book().results_year.decisions;
    by_hand.decide(IdentityVerdict::Different, one, other);
    assert_eq!(engine.book().results_year.decisions, by_hand);
    assert!(by_hand.same.is_empty());
    engine.undo();
    assert_eq!(engine.book(), &book());
}

#[test]
fn decisions_of_others_are_added_only_once() {
    let mut decisions = IdentityDecisions::default();
    let others = book().results_year.decisions;
    decisions.add_missing(&others);
    decisions.add_missing(&others);
    assert_eq!(decisions, others);
}

fn text() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["", "Andrew Goff", "A. Goff", "Übung 7", "“x”"]).prop_map(str::to_owned)
}

fn an_edit() -> impl Strategy<Value = ResultsYearEdit> {
    let event = 0..3_usize;
    let verdict = prop::sample::select(vec![IdentityVerdict::Same, IdentityVerdict::Different]);
    let day = prop::option::of((1..=12_i8, 1..=28_i8).prop_map(|(month, day)| date(2001, month, day)));
    let event_field = prop_oneof![
        text().prop_map(YearEventField::Name),
        day.clone().prop_map(YearEventField::Date),
        day.clone().prop_map(YearEventField::Ended),
        prop::option::of(any::<bool>()).prop_map(YearEventField::Accredited),
        any::<bool>().prop_map(YearEventField::Variant),
        any::<bool>().prop_map(YearEventField::IsGame),
        prop::option::of(prop::sample::select(vec![
            ChampionshipLevel::Local,
            ChampionshipLevel::State,
            ChampionshipLevel::National
        ]))
        .prop_map(YearEventField::Championship),
        prop::option::of(0.0..20.0_f64).prop_map(YearEventField::Boards),
        prop::collection::vec(text(), 0..3).prop_map(YearEventField::Directors),
    ];
    let line_field = prop_oneof![
        prop::option::of(1..40_u32).prop_map(ResultLineField::Place),
        text().prop_map(ResultLineField::Name),
        text().prop_map(ResultLineField::Region),
        prop::sample::select(vec![GamesPlayed::Unknown, GamesPlayed::Full, GamesPlayed::Played(2)])
            .prop_map(ResultLineField::Games),
        prop::option::of(0.0..100.0_f64).prop_map(ResultLineField::Score),
        any::<bool>().prop_map(ResultLineField::TakesNoPlace),
        any::<bool>().prop_map(ResultLineField::CountsAsDirector),
    ];
    let group = prop::collection::vec(text(), 1..4)
        .prop_map(|names| SpellingGroup { names: names.iter().map(|name| ListedName::from(name.as_str())).collect() });
    prop_oneof![
        text().prop_map(ResultsYearEdit::Ladder),
        (prop::option::of(1990..2030_i16), day).prop_map(|(year, date)| ResultsYearEdit::Choices(LadderChoices {
            year,
            date,
            ties: Some(TiePoints::Better)
        })),
        (event.clone(), text()).prop_map(|(position, name)| {
            let event = YearEvent { lines: vec![line(1, &name)], ..YearEvent::new(name.as_str()) };
            ResultsYearEdit::AddEvent { position, event: Box::new(event) }
        }),
        event.clone().prop_map(ResultsYearEdit::RemoveEvent),
        (event.clone(), event_field).prop_map(|(at, field)| ResultsYearEdit::Event(at, field)),
        (event.clone(), 0..4_usize, text()).prop_map(|(event, position, name)| ResultsYearEdit::AddLine {
            event,
            position,
            line: line(9, &name)
        }),
        (event.clone(), 0..4_usize).prop_map(|(event, line)| ResultsYearEdit::RemoveLine { event, line }),
        (event, 0..4_usize, line_field).prop_map(|(event, line, field)| ResultsYearEdit::Line { event, line, field }),
        (verdict.clone(), 0..3_usize, group).prop_map(|(verdict, position, group)| ResultsYearEdit::AddDecision {
            verdict,
            position,
            group
        }),
        (verdict, 0..3_usize).prop_map(|(verdict, position)| ResultsYearEdit::RemoveDecision { verdict, position }),
    ]
}

proptest! {
    #[test]
    fn undo_restores_the_first_bytes_and_redo_the_last(edits in prop::collection::vec(an_edit(), 1..30)) {
        let mut engine = Engine::new(book());
        let first = bytes(engine.book());
        let made = edits.into_iter().filter(|edit| engine.apply("a change", Edit::ResultsYear(edit.clone())).is_ok()).count();
        let last = bytes(engine.book());
        for _ in 0..made {
            prop_assert!(engine.undo().is_some());
        }
        prop_assert!(bytes(engine.book()) == first);
        for _ in 0..made {
            prop_assert!(engine.redo().is_some());
        }
        prop_assert!(bytes(engine.book()) == last);
        prop_assert_eq!(&store::parse_book(&last, Path::new("year.topboard")).unwrap(), engine.book());
    }
}
