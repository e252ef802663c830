//! The standings explain themselves: over four whole events every total is the sum of its account, every place has its
//! reason, and every mark its line in the legend.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::event::{Files, enter};
use topboard::book::{PersonId, Role};
use topboard::engine::Engine;
use topboard::notices::{Groups, Heading, Look, Mark, Notice, standings};
use topboard::standings::{LineKind, View};

fn events() -> [Engine; 4] {
    [
        enter(Files("wdc-2006"), "WDC 2006", &[("5", "Top board")]),
        enter(Files("eurodipcon-4"), "EuroDipCon 4", &[("5", "Final")]),
        enter(Files("gunboat-cup"), "Gunboat Cup", &[("Medal 1", "A"), ("Medal 2", "A")]),
        enter(Files("campo-di-marte"), "Campo di Marte games", &[]),
    ]
}

fn name(engine: &Engine, person: PersonId) -> &str {
    engine.book().name_of(Some(person))
}

fn text(notice: &Notice, engine: &Engine, player: &str, heading: Heading) -> String {
    let line = notice.lines().find(|line| name(engine, line.person) == player).unwrap();
    line.cells[notice.column(heading).unwrap()].plain()
}

#[test]
fn every_total_is_the_sum_of_its_account() {
    for engine in events() {
        for view in [View::default(), View { rounds: Some(3), ..View::default() }] {
            let table = engine.standings_seen(view);
            assert!(!table.rows.is_empty());
            for row in &table.rows {
                let account = row.account(&engine.basis().seen(view));
                let sum: f64 = account.lines.iter().filter_map(|line| line.amount).sum();
                let who = name(&engine, row.person);
                assert!((sum - row.total).abs() < 1e-6, "{who}: {sum} is not {}\n{}", row.total, account.text());
                let games = account.lines.iter().filter(|line| line.seat.is_some()).count();
                assert_eq!(games, row.games.len(), "{who}");
            }
        }
    }
}

#[test]
fn every_place_next_to_an_equal_total_has_its_reason_and_every_mark_its_key() {
    for engine in events() {
        let notice = standings(&engine, &Look::default(), None);
        let why = notice.column(Heading::Why).unwrap();
        for pair in notice.sections[0].lines.windows(2) {
            let [above, below] = pair else { continue };
            let total =
                |line: &topboard::notices::Line| line.cells[notice.column(Heading::Total).unwrap()].value().unwrap();
            let said = above.cells[why].plain();
            if above.place.is_none() {
                let role = engine.book().person(above.person).unwrap().role;
                assert!(role == Role::Player || said.starts_with(role.name()), "{said}");
            } else if below.place.is_some() && total(above) <= total(below) {
                let who = name(&engine, above.person);
                assert!(!said.is_empty(), "{who} stands above {} for no reason", name(&engine, below.person));
            }
        }
        let used = |mark: fn(&Mark) -> bool| {
            notice
                .lines()
                .flat_map(|line| &line.cells)
                .flat_map(|cell| &cell.parts)
                .any(|part| part.marks.iter().any(mark))
        };
        let explained = |start: &str| notice.legend.iter().any(|key| key.plain_line().starts_with(start));
        assert_eq!(used(|mark| *mark == Mark::Dropped), explained("( )"));
        assert_eq!(used(|mark| *mark == Mark::Penalised), explained("†"));
        assert_eq!(used(|mark| *mark == Mark::CarriedOver), explained("‡"));
        assert_eq!(used(|mark| matches!(mark, Mark::TopBoard | Mark::Reserved)), explained("T"));
        assert_eq!(used(|mark| *mark == Mark::NoPlace), explained("–"));
    }
}

#[test]
fn places_that_the_top_board_decided_say_so_in_the_wdc() {
    let engine = enter(Files("wdc-2006"), "WDC 2006", &[("5", "Top board")]);
    let notice = standings(&engine, &Look::default(), None);
    let first = |at: usize| name(&engine, notice.sections[0].lines[at].person).to_owned();
    assert_eq!(text(&notice, &engine, &first(0), Heading::Place), "T 1");
    assert!(text(&notice, &engine, &first(0), Heading::Why).starts_with("won the top board"));
    assert!(text(&notice, &engine, &first(1), Heading::Why).starts_with("was second at the top board"));
    let account = notice.table.rows[0].account(&engine.basis());
    let bonus = account.lines.iter().find(|line| line.what == "10 % for the top board").unwrap();
    assert!((bonus.amount.unwrap() * 11.0 - notice.table.rows[0].total).abs() < 1e-9);
    assert!(notice.adjustments.contains(&"Who played at the top board has 10 % more.".to_owned()));
}

#[test]
fn the_gunboat_cup_has_a_table_for_each_group_from_before_the_medal_games() {
    let files = Files("gunboat-cup");
    let engine = enter(files, "Gunboat Cup", &[("Medal 1", "A"), ("Medal 2", "A")]);
    let notice = standings(&engine, &Look { groups: Groups::Each, ..Look::default() }, None);
    assert_eq!(notice.view, "After round 7");
    for line in files.lines("expected-groups.csv") {
        let section = notice.sections.iter().find(|section| section.name == line["group"]).unwrap();
        let player = section.lines.iter().find(|held| name(&engine, held.person) == line["player"]).unwrap();
        assert_eq!(player.place, line["place"].parse().ok(), "{}", line["player"]);
        let total = player.cells[notice.column(Heading::Total).unwrap()].value().unwrap();
        assert!((total - line["total"].parse::<f64>().unwrap()).abs() < 1e-6, "{}", line["player"]);
    }
    let start = notice.table.rows[0].account(&engine.basis());
    assert_eq!((start.lines[0].what.as_str(), start.lines[0].amount), ("start", Some(700.0)));
    assert!(start.lines.iter().any(|line| line.kind == LineKind::Dropped), "the sixth and seventh game");
}
