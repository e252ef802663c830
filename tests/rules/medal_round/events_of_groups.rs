//! The elimination and the medal round of events with groups: who chooses, what is printed, and what a penalty changes.

use super::{
    ELIMINATION_IN_4_ROUNDS, MEDAL_GAMES, MEDAL_IN_ROUND_5, NAMED, assert_close, choosers, elimination, entrant,
    errors, has_problem, imported, name, opened, top_boards, total,
};
use std::fmt::Write as _;
use std::ops::ControlFlow;
use topboard::book::{BoardRef, Book, Edit, Penalty, PenaltyAmount, Power, SeatField};
use topboard::draw::gunboat::{ScheduleRequest, find_schedule};
use topboard::engine::Engine;
use topboard::engine::draw::EntrantsByGroup;
use topboard::input;
use topboard::languages::Language;
use topboard::notices::{GroupSelection, StandingsOptions, standings_notice};
use topboard::standings::StandingsScope;

#[test]
fn the_medal_games_are_followed_while_players_are_seated() {
    let mut engine = imported(MEDAL_GAMES, "Gunboat Cup");
    let seat = BoardRef::new(7, 1).seat(Power::Austria);
    let other = engine.book().edit_to_seat(seat, "N08");
    engine.apply("seat", other).unwrap();
    assert_eq!(top_boards(&engine), [], "the two boards do not have the same seven players");
    assert!(has_problem(&engine, "N01 and 7 others sit in more than 7 elimination games"));
    let computed_anew = Engine::new(engine.book().clone());
    let rows = |engine: &Engine| {
        let rows = engine.standings().rows.iter();
        rows.map(|row| (row.person, row.place, row.total, row.at_top_board, row.games.clone())).collect::<Vec<_>>()
    };
    assert_eq!(rows(&engine), rows(&computed_anew));
    engine.undo();
    assert_close(total(&engine, engine.standings(), "N05"), 1581.89);
}

#[test]
fn an_elimination_in_four_rounds_ends_before_the_medal_games_of_round_5() {
    let before = opened(ELIMINATION_IN_4_ROUNDS);
    assert_eq!(errors(&before), [] as [&str; 0]);
    let engine = opened(MEDAL_IN_ROUND_5);
    assert_eq!(errors(&engine), [] as [&str; 0]);
    assert!(!has_problem(&engine, "belongs in round"));
    for row in &before.standings().rows {
        let player = name(&before, row.person);
        assert_close(total(&engine, &elimination(&engine), &player), row.total);
    }
    assert_eq!(engine.qualification(), before.qualification());
    assert_close(total(&engine, &elimination(&engine), "N14"), 1613.5);
    assert_close(total(&engine, engine.standings(), "N14"), 2021.98);
    // The tables of the groups are those of the elimination.
    let options = StandingsOptions { groups: GroupSelection::Each, ..StandingsOptions::default() };
    let groups = standings_notice(&engine, &options, None);
    assert_eq!(groups.notice.subtitle, "After round 4");
    let columns: Vec<&str> = groups.notice.sections[0].columns.iter().map(|column| column.title.as_str()).collect();
    assert_eq!(columns, ["place", "player", "Round 1", "Round 2", "Round 3", "Round 4", "start", "total"]);
    assert_close(total(&engine, &groups.table, "N14"), 1613.5);
    assert_eq!(engine.qualification().unwrap().seated().count(), 7);
    // The players of the medal games are compared with the claims of the elimination.
    assert!(!has_problem(&engine, "N14 sits in the medal round without a claim"));
    // A medal game that nobody marked is known too.
    let mut unmarked = engine.book().clone();
    unmarked.rounds[4].boards.iter_mut().for_each(|board| board.is_top_board = false);
    let unmarked = Engine::new(unmarked);
    assert_eq!(top_boards(&unmarked), top_boards(&engine));
    assert_close(total(&unmarked, unmarked.standings(), "N14"), 2021.98);
    // The top boards follow every change of a seat.
    let mut unmarked = unmarked;
    let leave = Edit::Seat(BoardRef::new(4, 0).seat(Power::Italy).first_id(), SeatField::Player(None));
    unmarked.apply("seat", leave).unwrap();
    assert_eq!(unmarked.top_boards(), Engine::new(unmarked.book().clone()).top_boards());
    assert_ne!(top_boards(&unmarked), top_boards(&engine), "six players are no medal game");
    unmarked.undo();
    assert_eq!(top_boards(&unmarked), top_boards(&engine));
    assert_close(total(&unmarked, unmarked.standings(), "N14"), 2021.98);
}

#[test]
fn after_7_prints_the_elimination_in_any_number_of_rounds() {
    let score = |file: &str, after: &str| {
        let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
        let done = std::process::Command::new(env!("CARGO_BIN_EXE_topboard"))
            .args(["score", &path, "--rules", "Gunboat Cup", "--after", after])
            .output()
            .unwrap();
        (done.status.code(), String::from_utf8(done.stdout).unwrap())
    };
    let line = |text: &str, player: &str| {
        let table = text.split("Standings by").nth(1).unwrap();
        table.lines().find(|line| line.contains(player)).unwrap().to_owned()
    };
    for (file, after) in [
        ("gunboat-medal-in-round-5.topboard", "7"),
        ("gunboat-medal-in-round-5.topboard", "4"),
        ("gunboat-elimination-in-4-rounds.topboard", "7"),
        ("gunboat-medal-games.csv", "7"),
    ] {
        let (code, text) = score(file, after);
        assert_eq!(code, Some(0), "{file}");
        assert!(line(&text, "N14").ends_with("1613.50"), "{file}: {text}");
    }
    assert!(line(&score("gunboat-medal-games.csv", "8").1, "N05").ends_with("1581.89"));
    assert_eq!(score("gunboat-elimination-in-4-rounds.topboard", "6").0, Some(2), "there is no round 6");
}

#[test]
fn a_penalty_on_the_final_points_or_a_handicap_does_not_change_the_elimination() {
    for book in [ELIMINATION_IN_4_ROUNDS, MEDAL_IN_ROUND_5] {
        let mut engine = opened(book);
        let before = engine.qualification();
        let leader = engine.book().find_person("N14").unwrap().id;
        let penalties = vec![Penalty { amount: PenaltyAmount::Percent(25.0), reason: "anonymity".into() }];
        let full = total(&engine, engine.standings(), "N14");
        engine.apply("penalty", Edit::Person(leader, topboard::book::PersonField::Penalties(penalties))).unwrap();
        assert_close(total(&engine, engine.standings(), "N14"), full * 0.75);
        let rounds = engine.book().rounds.len();
        let last = engine.standings_in_view(StandingsScope { rounds: Some(rounds), ..StandingsScope::default() });
        assert_close(total(&engine, &last, "N14"), full * 0.75);
        assert_eq!(engine.qualification(), before);
        let last = engine.book().find_person("N04").unwrap().id;
        engine.apply("handicap", Edit::Person(last, topboard::book::PersonField::Handicap(Some(5000.0)))).unwrap();
        assert_eq!(engine.standings().rows[0].person, last);
        assert_eq!(engine.qualification(), before);
    }
}

#[test]
fn group_winners_choose_first_and_players_named_by_the_director_by_their_rank() {
    let engine = opened(NAMED);
    let order = ["N11", "N27", "N13", "N22", "N04", "N24", "N23"];
    assert_eq!(choosers(&engine, 0), order);
    let mut reverse = order;
    reverse.reverse();
    assert_eq!(choosers(&engine, 1), reverse);
    let seats = engine.top_table().unwrap();
    assert_eq!(seats.choosers.iter().map(|seat| name(&engine, seat.person)).collect::<Vec<_>>(), order);
    let claims: Vec<String> = engine
        .qualification()
        .unwrap()
        .candidates
        .iter()
        .take(3)
        .map(|candidate| format!("{} {}", name(&engine, candidate.person), candidate.claim.text(Language::English)))
        .collect();
    let named = "seat, named by the director";
    assert_eq!(claims, ["N11 seat, first of the group".to_owned(), format!("N24 {named}"), format!("N23 {named}")]);
}

#[test]
fn the_medal_round_is_made_in_the_round_after_the_elimination() {
    let mut engine = opened(ELIMINATION_IN_4_ROUNDS);
    let mut top = engine.book().top_board.clone();
    for (n, chooser) in engine.top_table().unwrap().choosers.iter().enumerate() {
        for game in 0..2 {
            let power = Power::ALL[(n + game) % 7];
            top.chosen_powers.push(topboard::book::PowerChoice { player: chooser.person, game, power });
        }
    }
    engine.apply("powers", Edit::TopBoard(top)).unwrap();
    let made = input::make_top_board(&engine).unwrap();
    engine.apply("medal round", made).unwrap();
    let rounds: Vec<(&str, usize)> =
        engine.book().rounds.iter().map(|round| (round.name.as_str(), round.boards.len())).collect();
    assert_eq!(rounds, [("1", 4), ("2", 4), ("3", 4), ("4", 2), ("5", 2)]);
    assert_eq!(top_boards(&engine), [BoardRef::new(4, 0), BoardRef::new(4, 1)]);
    assert_eq!(errors(&engine), [] as [&str; 0]);
}

#[test]
fn two_games_at_once_are_no_error_imported_or_drawn() {
    // Two rounds of the plain table become one with two games at once.
    let mut at_once = String::new();
    for line in MEDAL_GAMES.lines() {
        let (round, rest) = line.split_once(',').unwrap();
        match round.parse::<usize>() {
            Ok(number) if number < 8 => {
                let (board, rest) = rest.split_once(',').unwrap();
                writeln!(at_once, "{},{board}{number},{rest}", number.div_ceil(2)).unwrap();
            }
            Ok(_) => writeln!(at_once, "5,{rest}").unwrap(),
            Err(_) => writeln!(at_once, "{line}").unwrap(),
        }
    }
    let engine = imported(&at_once, "Gunboat Cup");
    assert_eq!(engine.book().rounds.len(), 5);
    assert_eq!(errors(&engine), [] as [&str; 0]);
    assert_close(total(&engine, engine.standings(), "N05"), 1581.89);

    let mut book = Book::default();
    "Gunboat Cup".clone_into(&mut book.event.rules);
    book.people = (1..=21).map(|n| entrant(n, n as usize % 3)).collect();
    let entrants = EntrantsByGroup::of_book(&book).unwrap();
    let request = ScheduleRequest { groups: entrants.groups.clone(), seed: 1, ..ScheduleRequest::default() };
    let schedule = find_schedule(&request, &mut |_| ControlFlow::Continue(())).unwrap();
    book.apply(entrants.to_edit(&book, &schedule)).unwrap();
    let engine = Engine::new(book);
    assert_eq!(engine.problems(), []);
    assert_eq!(top_boards(&engine), [], "no round of the draw is a medal round");
}
