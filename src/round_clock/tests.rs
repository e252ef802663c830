//! Tests of the clock: phases, pauses, added minutes, warnings, cards and a restart.

use jiff::{SignedDuration, Timestamp};

use super::*;
use crate::languages::NoticeLanguages;

fn at(seconds: i64) -> Timestamp {
    Timestamp::from_second(1_760_000_000 + seconds).unwrap()
}

fn millis(millis: i64) -> Timestamp {
    Timestamp::from_millisecond(1_760_000_000_000 + millis).unwrap()
}

fn wdc() -> ClockRules {
    ClockRules { spring: Some(17.0), fall: Some(15.0), runs_on: true, ..ClockRules::default() }
}

fn by_hand() -> ClockRules {
    ClockRules { runs_on: false, ..wdc() }
}

fn settings(times: &ClockRules) -> ClockSettings<'_> {
    ClockSettings { times, grace: Some(SignedDuration::from_secs(30)), last_year: Some(Year(1909)) }
}

fn shown(clock: &RoundClock, settings: ClockSettings<'_>, now: Timestamp) -> (String, String) {
    let reading = clock.reading(NoticeLanguages::default(), settings, now);
    (reading.phase, reading.time)
}

fn pair(phase: &str, time: &str) -> (String, String) {
    (phase.to_owned(), time.to_owned())
}

#[test]
fn the_clock_of_wdc_2006_has_seventeen_and_fifteen_minutes() {
    let times = wdc();
    let settings = settings(&times);
    let mut clock = RoundClock::new(settings);
    assert!(clock.is_new());
    assert_eq!(shown(&clock, settings, at(500)), pair("Spring 1901", "17:00"), "it stands until it is started");
    clock.toggle(at(0));
    assert_eq!(shown(&clock, settings, at(1)), pair("Spring 1901", "16:59"));
    assert!(!clock.advance(settings, at(1019)));
    assert!(clock.advance(settings, at(1020)));
    assert_eq!(shown(&clock, settings, at(1020)), pair("Fall 1901", "15:00"), "the next phase begins at the deadline");
    clock.advance(settings, at(1020 + 900 + 60));
    assert_eq!(shown(&clock, settings, at(1980)), pair("Spring 1902", "16:00"));
}

#[test]
fn a_pause_keeps_the_time_and_a_minute_is_added_to_a_clock_that_runs_or_stands() {
    let times = wdc();
    let settings = settings(&times);
    let mut clock = RoundClock::new(settings);
    clock.toggle(at(0));
    clock.toggle(at(20));
    assert_eq!(shown(&clock, settings, at(9999)), pair("Spring 1901", "16:40"));
    clock.add(SignedDuration::from_mins(1), at(9999));
    assert_eq!(shown(&clock, settings, at(9999)), pair("Spring 1901", "17:40"));
    clock.toggle(at(10_000));
    clock.add(SignedDuration::from_mins(1), at(10_000));
    assert_eq!(shown(&clock, settings, at(10_000)), pair("Spring 1901", "18:40"));
    assert!((clock.reading(NoticeLanguages::default(), settings, at(10_000)).part_left - 1120.0 / 1140.0).abs() < 1e-4);
}

#[test]
fn a_clock_with_an_added_minute_is_no_new_clock() {
    let times = wdc();
    let settings = settings(&times);
    let mut clock = RoundClock::new(settings);
    clock.add(SignedDuration::from_mins(1), at(0));
    assert!(!clock.is_new());
    assert_eq!(RoundClock::from_text(&clock.to_text(), at(60)), Some(clock));
}

#[test]
fn late_orders_are_a_yellow_card_for_thirty_seconds_and_then_a_red_one() {
    let times = by_hand();
    let settings = settings(&times);
    let mut clock = RoundClock::new(settings);
    clock.toggle(at(0));
    let late = |clock: &RoundClock, now: i64| clock.reading(NoticeLanguages::default(), settings, at(now)).late_orders;
    assert_eq!(late(&clock, 1019), "");
    assert_eq!(late(&clock, 1020), "late orders: yellow card, 0:30 left");
    assert_eq!(late(&clock, 1049), "late orders: yellow card, 0:01 left");
    assert_eq!(late(&clock, 1050), "late orders: red card");
    assert_eq!(shown(&clock, settings, at(1050)), pair("Spring 1901", "+0:30"), "by hand, the phase waits");
    assert!(clock.next_phase(settings, at(1100)));
    assert_eq!((late(&clock, 1100), clock.is_running()), (String::new(), true));

    let times = wdc();
    let mut clock = RoundClock::new(super::tests::settings(&times));
    clock.toggle(at(0));
    clock.advance(super::tests::settings(&times), at(1030));
    assert_eq!(late(&clock, 1030), "late orders: yellow card, 0:20 left", "the Fall runs already");
    assert_eq!(late(&clock, 1050), "");
    let without = ClockSettings { grace: None, ..super::tests::settings(&times) };
    assert_eq!(clock.reading(NoticeLanguages::default(), without, at(1030)).late_orders, "");
}

#[test]
fn the_last_year_ends_the_clock() {
    let times = wdc();
    let settings = ClockSettings { last_year: Some(Year(1901)), ..settings(&times) };
    let mut clock = RoundClock::new(settings);
    clock.toggle(at(0));
    assert!(clock.advance(settings, at(50_000)));
    assert_eq!(clock.reading(NoticeLanguages::default(), settings, at(1925)).phase, "Fall 1901");
    assert_eq!(clock.reading(NoticeLanguages::default(), settings, at(1925)).stage, ClockStage::Over);
    assert!(!clock.next_phase(settings, at(1925)));
    assert!(clock.previous_phase(settings, at(1925)));
    assert_eq!(shown(&clock, settings, at(1925)), pair("Spring 1901", "17:00"));
    assert!(!clock.previous_phase(settings, at(1925)));
}

#[test]
fn players_are_warned_once_at_five_minutes_one_minute_the_deadline_and_the_end_of_the_grace() {
    let times = by_hand();
    let settings = settings(&times);
    let mut clock = RoundClock::new(settings);
    clock.toggle(at(0));
    let mut warnings = Vec::new();
    let mut before = at(0);
    for second in 1..1100 {
        warnings.extend(clock.warning_between(settings, (before, at(second)), false).map(|warning| (second, warning)));
        before = at(second);
    }
    let expected = [
        (720, PhaseWarning::First),
        (960, PhaseWarning::Last),
        (1020, PhaseWarning::Deadline),
        (1050, PhaseWarning::EndOfGrace),
    ];
    assert_eq!(warnings, expected);
    assert_eq!(clock.warning_between(settings, (at(0), at(800)), false), None, "it is too late for the warning");
    clock.toggle(at(1000));
    assert_eq!(clock.warning_between(settings, (at(900), at(961)), false), None, "a clock that stands warns nobody");
}

#[test]
fn the_rules_can_have_other_warnings() {
    let times = ClockRules { first_warning: Some(3.0), last_warning: Some(0.5), ..by_hand() };
    let settings = settings(&times);
    let mut clock = RoundClock::new(settings);
    clock.toggle(at(0));
    let warning = |second: i64| clock.warning_between(settings, (at(second - 1), at(second)), false);
    assert_eq!([warning(720), warning(960)], [None, None], "five minutes and one minute are left");
    assert_eq!([warning(840), warning(990)], [Some(PhaseWarning::First), Some(PhaseWarning::Last)]);
    assert_eq!(clock.reading(NoticeLanguages::default(), settings, at(840)).stage, ClockStage::FirstWarning);
}

#[test]
fn the_deadline_is_a_warning_where_the_next_phase_has_begun() {
    let times = wdc();
    let settings = settings(&times);
    let mut clock = RoundClock::new(settings);
    clock.toggle(at(0));
    let advanced = clock.advance(settings, at(1020));
    let warning = clock.warning_between(settings, (at(1019), at(1020)), advanced);
    assert_eq!(warning, Some(PhaseWarning::Deadline));
    assert_eq!(clock.warning_between(settings, (at(1049), at(1050)), false), Some(PhaseWarning::EndOfGrace));
}

#[test]
fn the_stages_follow_the_warnings_and_short_phases_have_later_ones() {
    let times = ClockRules { retreats: Some(2.0), ..by_hand() };
    let settings = settings(&times);
    let mut clock = RoundClock::new(settings);
    clock.toggle(at(0));
    let stage = |clock: &RoundClock, now: i64| clock.reading(NoticeLanguages::default(), settings, at(now)).stage;
    assert_eq!([stage(&clock, 719), stage(&clock, 720)], [ClockStage::Calm, ClockStage::FirstWarning]);
    assert_eq!([stage(&clock, 960), stage(&clock, 1020)], [ClockStage::LastWarning, ClockStage::Over]);
    clock.next_phase(settings, at(2000));
    assert_eq!(stage(&clock, 2059), ClockStage::Calm, "half of two minutes is left");
    assert_eq!(stage(&clock, 2060), ClockStage::LastWarning);
}

#[test]
fn a_stored_clock_goes_on_after_a_restart_and_that_of_another_day_does_not() {
    let times = wdc();
    let settings = settings(&times);
    let mut clock = RoundClock::new(settings);
    clock.toggle(at(0));
    let stored = clock.to_text();
    let mut read = RoundClock::from_text(&stored, at(1200)).unwrap();
    read.advance(settings, at(1200));
    assert_eq!(shown(&read, settings, at(1200)), pair("Fall 1901", "12:00"), "the time of the restart has passed too");
    assert_eq!(RoundClock::from_text(&stored, at(10 * 3600)), None);
    clock.toggle(at(60));
    let paused = clock.to_text();
    assert_eq!(RoundClock::from_text(&paused, at(5 * 3600)), Some(clock), "a long pause");
    assert_eq!(RoundClock::from_text(&paused, at(10 * 3600)), None, "the round of the next morning");
    let overlong = stored.replace("\"length\": \"PT17M\"", "\"length\": \"PT2000H\"");
    assert!(overlong != stored, "{stored}");
    for damaged in ["", "{}", "[1]", &overlong, &stored.replace("1901", "77"), &stored.replace("spring", "winter")] {
        assert_eq!(RoundClock::from_text(damaged, at(0)), None, "{damaged}");
    }
}

#[test]
fn the_reading_changes_at_whole_seconds() {
    let times = wdc();
    let settings = settings(&times);
    let mut clock = RoundClock::new(settings);
    assert_eq!(clock.unchanged_for(at(0)), None, "a clock that stands needs no new picture");
    clock.toggle(at(0));
    for now in [0, 1, 250, 999, 1000] {
        let shown = clock.reading(NoticeLanguages::default(), settings, millis(now)).time;
        let wait = i64::try_from(clock.unchanged_for(millis(now)).unwrap().as_millis()).unwrap();
        assert!((1..=1000).contains(&wait), "{wait}");
        assert_eq!(clock.reading(NoticeLanguages::default(), settings, millis(now + wait - 1)).time, shown, "{now}");
        assert_ne!(clock.reading(NoticeLanguages::default(), settings, millis(now + wait)).time, shown, "{now}");
    }
}

#[test]
fn long_times_have_hours() {
    let times = ClockRules { spring: Some(1440.0), ..ClockRules::default() };
    let settings = settings(&times);
    let clock = RoundClock::new(settings);
    assert_eq!(shown(&clock, settings, at(0)), pair("Spring 1901", "24:00:00"));
}

#[test]
fn the_times_of_a_ruleset_are_those_of_its_clock() {
    let library = crate::standings::RulesetLibrary::shipped();
    let wdc = library.find("WDC 2006").unwrap();
    let clock = RoundClock::new(ClockSettings::of(wdc));
    assert_eq!(clock.reading(NoticeLanguages::default(), ClockSettings::of(wdc), at(0)).time, "17:00");
    assert!(wdc.clock.source.contains("§6"));
    let other = library.find("EDC 2015").unwrap();
    assert_eq!(
        RoundClock::new(ClockSettings::of(other))
            .reading(NoticeLanguages::default(), ClockSettings::of(other), at(0))
            .time,
        "15:00"
    );
}

#[test]
fn p6_a_card_is_for_the_season_whose_deadline_has_passed() {
    let times = wdc();
    let settings_on = settings(&times);
    let mut clock = RoundClock::new(settings_on);
    clock.toggle(at(0));
    let late = |clock: &RoundClock, now: i64| clock.late_orders_season(settings_on, at(now));
    assert_eq!(late(&clock, 600), ("Spring 1901".to_owned(), None), "before the deadline");
    clock.advance(settings_on, at(1020));
    assert_eq!(late(&clock, 1032), ("Spring 1901".to_owned(), Some(12)), "the fall runs already");
    assert_eq!(late(&clock, 1020 + 400), ("Fall 1901".to_owned(), None));
    let times = by_hand();
    let settings_by_hand = settings(&times);
    let mut clock = RoundClock::new(settings_by_hand);
    clock.toggle(at(0));
    assert_eq!(clock.late_orders_season(settings_by_hand, at(1065)), ("Spring 1901".to_owned(), Some(45)));
}
