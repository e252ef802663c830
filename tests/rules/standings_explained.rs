//! The explanations in the standings of four whole events: every total is the sum of its breakdown, every place has a
//! reason, and every mark has a line in the legend.

use crate::common::event::{EventFolder, enter_event};
use topboard::book::{PersonId, Role};
use topboard::engine::Engine;
use topboard::languages::Language;
use topboard::notices::{ColumnRole, GroupSelection, Mark, Notice, NoticeRow, StandingsOptions, standings_notice};
use topboard::standings::{BreakdownLineKind, StandingsScope};

fn events() -> [Engine; 4] {
    [
        enter_event(EventFolder("wdc-2006"), "WDC 2006", &[("5", "Top board")]),
        enter_event(EventFolder("eurodipcon-4"), "EuroDipCon 4", &[("5", "Final")]),
        enter_event(EventFolder("gunboat-cup"), "Gunboat Cup", &[("Medal 1", "A"), ("Medal 2", "A")]),
        enter_event(EventFolder("campo-di-marte"), "Campo di Marte games", &[]),
    ]
}

fn name(engine: &Engine, person: PersonId) -> &str {
    engine.book().name_of(Some(person))
}

fn text(notice: &Notice, engine: &Engine, player: &str, heading: ColumnRole) -> String {
    let line = notice.rows().find(|line| name(engine, line.person.unwrap()) == player).unwrap();
    line.cells[notice.column(heading).unwrap()].plain()
}

#[test]
fn every_total_is_the_sum_of_its_breakdown() {
    for engine in events() {
        for view in [StandingsScope::default(), StandingsScope { rounds: Some(3), ..StandingsScope::default() }] {
            let table = engine.standings_in_view(view);
            assert!(!table.rows.is_empty());
            for row in &table.rows {
                let breakdown = row.total_breakdown(Language::English, &engine.standings_context().with_view(view));
                let sum: f64 = breakdown.lines.iter().filter_map(|line| line.amount).sum();
                let who = name(&engine, row.person);
                assert!(
                    (sum - row.total).abs() < 1e-6,
                    "{who}: {sum} is not {}\n{}",
                    row.total,
                    breakdown.column_text()
                );
                let games = breakdown.lines.iter().filter(|line| line.seat.is_some()).count();
                assert_eq!(games, row.games.len(), "{who}");
            }
        }
    }
}

#[test]
fn every_tie_has_a_reason_and_every_mark_is_in_the_legend() {
    for engine in events() {
        let standings = standings_notice(&engine, &StandingsOptions::default(), None);
        let notice = &standings.notice;
        let why = notice.column(ColumnRole::Reason).unwrap();
        for pair in notice.sections[0].rows.windows(2) {
            let [above, below] = pair else { continue };
            let total = |line: &NoticeRow| line.cells[notice.column(ColumnRole::Total).unwrap()].value().unwrap();
            let reason = above.cells[why].plain();
            if above.place.is_none() {
                let role = engine.book().person(above.person.unwrap()).unwrap().role;
                assert!(role == Role::Player || reason.starts_with(role.name()), "{reason}");
            } else if below.place.is_some() && total(above) <= total(below) {
                let who = name(&engine, above.person.unwrap());
                assert!(
                    !reason.is_empty(),
                    "{who} stands above {} for no reason",
                    name(&engine, below.person.unwrap())
                );
            }
        }
        let is_used = |mark: fn(&Mark) -> bool| {
            notice
                .rows()
                .flat_map(|line| &line.cells)
                .flat_map(|cell| &cell.parts)
                .any(|part| part.marks.iter().any(mark))
        };
        let is_in_legend = |start: &str| notice.legend.iter().any(|key| key.plain_line().starts_with(start));
        assert_eq!(is_used(|mark| *mark == Mark::Dropped), is_in_legend("( )"));
        assert_eq!(is_used(|mark| *mark == Mark::Penalised), is_in_legend("†"));
        assert_eq!(is_used(|mark| *mark == Mark::CarriedOver), is_in_legend("‡"));
        assert_eq!(is_used(|mark| matches!(mark, Mark::TopBoard | Mark::Reserved)), is_in_legend("T:"));
        assert_eq!(is_used(|mark| *mark == Mark::NoPlace), is_in_legend("–"));
    }
}

#[test]
fn places_decided_by_the_top_board_have_that_reason() {
    let engine = enter_event(EventFolder("wdc-2006"), "WDC 2006", &[("5", "Top board")]);
    let standings = standings_notice(&engine, &StandingsOptions::default(), None);
    let notice = &standings.notice;
    let first = |at: usize| name(&engine, notice.sections[0].rows[at].person.unwrap()).to_owned();
    assert_eq!(text(notice, &engine, &first(0), ColumnRole::Place), "T 1");
    assert!(text(notice, &engine, &first(0), ColumnRole::Reason).starts_with("won the top board"));
    assert!(text(notice, &engine, &first(1), ColumnRole::Reason).starts_with("was second at the top board"));
    let breakdown = standings.table.rows[0].total_breakdown(Language::English, &engine.standings_context());
    let bonus = breakdown.lines.iter().find(|line| line.label == "10 % for the top board").unwrap();
    assert!((bonus.amount.unwrap() * 11.0 - standings.table.rows[0].total).abs() < 1e-9);
    assert!(notice.sentences.contains(&"The players of the top board receive a bonus of 10 %.".to_owned()));
}

#[test]
fn the_group_tables_of_the_gunboat_cup_end_before_the_medal_games() {
    let files = EventFolder("gunboat-cup");
    let engine = enter_event(files, "Gunboat Cup", &[("Medal 1", "A"), ("Medal 2", "A")]);
    let standings = standings_notice(
        &engine,
        &StandingsOptions { groups: GroupSelection::Each, ..StandingsOptions::default() },
        None,
    );
    let notice = &standings.notice;
    assert_eq!(notice.subtitle, "After round 7");
    for line in files.lines("expected-groups.csv") {
        let section = notice.sections.iter().find(|section| section.title == line["group"]).unwrap();
        let player = section.rows.iter().find(|row| name(&engine, row.person.unwrap()) == line["player"]).unwrap();
        assert_eq!(player.place, line["place"].parse().ok(), "{}", line["player"]);
        let total = player.cells[notice.column(ColumnRole::Total).unwrap()].value().unwrap();
        assert!((total - line["total"].parse::<f64>().unwrap()).abs() < 1e-6, "{}", line["player"]);
    }
    let start = standings.table.rows[0].total_breakdown(Language::English, &engine.standings_context());
    assert_eq!((start.lines[0].label.as_str(), start.lines[0].amount), ("start", Some(700.0)));
    assert!(start.lines.iter().any(|line| line.kind == BreakdownLineKind::Dropped), "the sixth and seventh game");
}
