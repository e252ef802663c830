//! The Gunboat Cup: its elimination in any number of rounds, the medal games of a file that does not mark them, the
//! seats of the medal round and the order of choosing. The judge is a slow second implementation in exact fractions.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::path::Path;

use crate::common::fraction::Fraction;
use proptest::prelude::*;
use topboard::book::{
    Board, BoardRef, Book, CellEntry, DeclinedSeat, Edit, Penalty, PenaltyAmount, Person, PersonId, Power, Role, Round,
    SeatField, Severity,
};
use topboard::draw::gunboat::{ScheduleRequest, find_schedule};
use topboard::engine::Engine;
use topboard::engine::draw::EntrantsByGroup;
use topboard::import::read_results;
use topboard::input;
use topboard::notices::{GroupSelection, StandingsOptions, standings_notice};
use topboard::standings::{SeatReason, Standings, StandingsScope, TopBoardClaim};
use topboard::store;

/// The plain table of fourteen entrants: one game at a time in rounds 1 to 7, both medal games in round 8.
const MEDAL_GAMES: &str = include_str!("../data/gunboat-medal-games.csv");
/// An elimination in four rounds.
const ELIMINATION_IN_4_ROUNDS: &[u8] = include_bytes!("../data/gunboat-elimination-in-4-rounds.topboard");
/// The same with the marked medal games in round 5.
const MEDAL_IN_ROUND_5: &[u8] = include_bytes!("../data/gunboat-medal-in-round-5.topboard");
/// One group of 28. The director named N24 and N23; N26, N14 and N28 stepped back.
const NAMED: &[u8] = include_bytes!("../data/gunboat-named-qualifiers.topboard");

fn imported(table: &str, rules: &str) -> Engine {
    let mut book = read_results(table.as_bytes(), "games.csv").unwrap().book;
    rules.clone_into(&mut book.event.rules);
    Engine::new(book)
}

fn opened(bytes: &[u8]) -> Engine {
    Engine::new(store::parse_book(bytes, Path::new("cup.topboard")).unwrap())
}

fn name(engine: &Engine, person: PersonId) -> String {
    engine.book().name_of(Some(person)).to_owned()
}

fn total(engine: &Engine, standings: &Standings, player: &str) -> f64 {
    standings.row(engine.book().find_person(player).unwrap().id).unwrap().total
}

fn elimination(engine: &Engine) -> Standings {
    engine.standings_in_view(StandingsScope { before_top_board: true, ..StandingsScope::default() })
}

fn top_boards(engine: &Engine) -> Vec<BoardRef> {
    engine.top_boards().with_players(engine.book())
}

fn choosers(engine: &Engine, game: usize) -> Vec<String> {
    let order = engine.qualification().unwrap().choosing_order(&engine.standings_context(), game);
    order.into_iter().map(|person| name(engine, person)).collect()
}

fn errors(engine: &Engine) -> Vec<&str> {
    let errors = engine.problems().iter().filter(|problem| problem.severity == Severity::Error);
    errors.map(|problem| problem.message.as_str()).collect()
}

fn has_problem(engine: &Engine, text: &str) -> bool {
    engine.problems().iter().any(|problem| problem.message.contains(text))
}

#[track_caller]
fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() < 0.005, "{a} is not {b}");
}

#[test]
fn the_medal_games_of_a_plain_table_are_known_without_a_mark() {
    let engine = imported(MEDAL_GAMES, "Gunboat Cup");
    assert_eq!(top_boards(&engine), [BoardRef::new(7, 0), BoardRef::new(7, 1)]);
    assert_close(total(&engine, engine.standings(), "N05"), 1581.89);
    assert_close(total(&engine, &elimination(&engine), "N05"), 1500.29);
    assert_eq!(errors(&engine), [] as [&str; 0], "two games at once are what the rules ask for");
    assert!(!has_problem(&engine, "elimination games"));
    let claims = engine.problems().iter().filter(|problem| problem.message.contains("without a claim")).count();
    assert_eq!(claims, 4, "one for each player, in two games");
    let section = topboard::notices::board_remarks(&engine, BoardRef::new(7, 0));
    assert_eq!(section, ["This is the medal round"]);
}

#[test]
fn round_8_is_the_medal_round_of_an_incomplete_table_too() {
    let without = |leave_out: &dyn Fn(&str) -> bool| {
        let lines: Vec<&str> = MEDAL_GAMES.lines().filter(|line| !leave_out(line)).collect();
        imported(&lines.join("\n"), "Gunboat Cup")
    };
    let engine = without(&|line| line.starts_with("3,"));
    assert_eq!(engine.book().rounds.len(), 7);
    assert_eq!(top_boards(&engine), [BoardRef::new(6, 0), BoardRef::new(6, 1)]);
    // One game of round 8, after six games, can be a game of the elimination.
    let engine = without(&|line| line.starts_with("3,") || line.starts_with("8,B"));
    assert_eq!(top_boards(&engine), []);
    // After seven games it cannot.
    let engine = without(&|line| line.starts_with("8,B"));
    assert_eq!(top_boards(&engine), [BoardRef::new(7, 0)]);
    // Two games of the same seven players in another round, after six games.
    let renumbered = MEDAL_GAMES.replace("\n8,", "\n9,");
    let lines: Vec<&str> = renumbered.lines().filter(|line| !line.starts_with("3,")).collect();
    assert_eq!(top_boards(&imported(&lines.join("\n"), "Gunboat Cup")), []);
}

#[test]
fn a_missing_round_right_before_the_medal_round_is_told() {
    let lines: Vec<&str> = MEDAL_GAMES.lines().filter(|line| !line.starts_with("7,")).collect();
    let engine = imported(&lines.join("\n"), "Gunboat Cup");
    assert_eq!(top_boards(&engine), [BoardRef::new(6, 0), BoardRef::new(6, 1)]);
    let told = engine.problems().iter().find(|problem| problem.message.contains("has not been entered")).unwrap();
    assert_eq!(told.message, "round 7 has not been entered");
    let view = StandingsScope { before_top_board: true, ..StandingsScope::default() };
    let options = StandingsOptions { view, ..StandingsOptions::default() };
    let notice = standings_notice(&engine, &options, None).notice;
    assert_eq!(notice.subtitle, "After round 7");
    assert_eq!(notice.sentences[0], "Round 7 has not been entered.");
    assert!(notice.columns().iter().any(|column| column.title == "Round 7"));
    // Only one of the two medal games is there, so no game is known to be a medal game.
    let lines: Vec<&str> =
        MEDAL_GAMES.lines().filter(|line| !line.starts_with("7,") && !line.starts_with("8,B")).collect();
    let engine = imported(&lines.join("\n"), "Gunboat Cup");
    assert_eq!(top_boards(&engine), []);
    assert!(has_problem(&engine, "round 7 has not been entered"));
    // Seven games in four rounds are the whole elimination.
    let engine = opened(MEDAL_IN_ROUND_5);
    assert!(!has_problem(&engine, "not been entered"));
    // No round is missing between them and round 8, but one between them is.
    let mut book = engine.book().clone();
    for (round, name) in book.rounds[2..].iter_mut().zip(["4", "5", "8"]) {
        name.clone_into(&mut round.name);
    }
    let engine = Engine::new(book);
    let missing = engine.problems().iter().map(|problem| problem.message.as_str());
    let missing: Vec<&str> = missing.filter(|message| message.contains("not been entered")).collect();
    assert_eq!(missing, ["round 3 has not been entered"]);
}

#[test]
fn the_rules_and_the_notices_speak_of_the_elimination() {
    let engine = opened(MEDAL_IN_ROUND_5);
    let rules: Vec<String> = engine.rules().describe().into_iter().map(|paragraph| paragraph.text).collect();
    let rules = rules.join(" ");
    assert!(!rules.contains("top board"), "{rules}");
    let legend = standings_notice(&engine, &StandingsOptions::default(), None).notice.legend;
    assert!(legend.iter().any(|entry| entry.plain_line() == "T: played in the medal round."));
    for sentence in [
        "The medal round is played after the seven elimination games of each player (two games of the same seven).",
        "In a file that marks no board, it is in round 8, or it is the games of the last rounds whose seven players have \
         played all elimination games.",
        "Powers are chosen in the order of the ranking (the winners of groups first) in the first game, and in the reverse \
         order in the second.",
        "700 points at the start, and the best five games of the elimination, plus all games of the medal round, times \
         1.25.",
        "Nobody plays a power twice, except in the medal round.",
    ] {
        assert!(rules.contains(sentence), "{sentence}: {rules}");
    }
    let notice = |engine: &Engine| {
        let (claims, seats) = (engine.qualification().unwrap(), engine.top_table().unwrap());
        topboard::notices::top_board_notice(engine, &claims, &seats, StandingsScope::default()).unwrap()
    };
    let whole = notice(&engine);
    assert_eq!(whole.sections[1].title, "Claims to the medal round, by the ranking after the elimination");
    assert!(whole.sections[0].columns.iter().any(|column| column.title == "after the elimination"));
    assert_eq!(whole.sentences, [] as [&str; 0]);
    let mut book = engine.book().clone();
    book.top_board.choice_order = vec![book.find_person("N10").unwrap().id];
    let partial = notice(&Engine::new(book));
    assert_eq!(
        partial.sentences,
        ["The order of choosing is entered for 1 of 7 players. The others follow by the ranking."]
    );
}

#[test]
fn a_workbook_has_the_claims_once_the_elimination_is_complete() {
    let has_sheet = |engine: &Engine| {
        let bytes =
            topboard::publish::write_workbook(engine, &topboard::publish::ExportOptions::default()).unwrap().bytes;
        let book: calamine::Xlsx<_> = calamine::Reader::new(std::io::Cursor::new(bytes)).unwrap();
        calamine::Reader::sheet_names(&book).iter().any(|sheet| sheet == "Qualification")
    };
    let mut engine = opened(ELIMINATION_IN_4_ROUNDS);
    assert!(has_sheet(&engine), "in four rounds");
    let count = topboard::book::SeatField::Centres(CellEntry::Blank);
    engine.apply("count", Edit::Seat(BoardRef::new(3, 0).seat(Power::Italy), count)).unwrap();
    assert!(!has_sheet(&engine), "one game still runs");
    engine.undo();
    engine.apply("round", Edit::RemoveRound(topboard::book::RoundIx(3))).unwrap();
    assert!(!has_sheet(&engine), "six games are not the elimination");
    let mut engine = opened(MEDAL_IN_ROUND_5);
    let count = topboard::book::SeatField::Centres(CellEntry::Blank);
    engine.apply("count", Edit::Seat(BoardRef::new(4, 0).seat(Power::Italy), count)).unwrap();
    assert!(has_sheet(&engine), "a medal game may run");
}

#[test]
fn a_marked_board_decides_instead() {
    let mut engine = imported(MEDAL_GAMES, "Gunboat Cup");
    let mark = |at, is_top| Edit::Board(at, topboard::book::BoardField::IsTopBoard(is_top));
    let (one, two) = (BoardRef::new(7, 0), BoardRef::new(7, 1));
    engine.apply("mark", Edit::Batch(vec![mark(one, true), mark(two, true)])).unwrap();
    assert_close(total(&engine, engine.standings(), "N05"), 1581.89);
    engine.apply("mark", mark(two, false)).unwrap();
    assert_eq!(top_boards(&engine), [one]);
    assert!(has_problem(&engine, "sit in more than 7 elimination games"));
}

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
fn an_eighth_game_of_the_elimination_is_told_once() {
    let lines: Vec<&str> = MEDAL_GAMES.lines().filter(|line| !line.starts_with("8,")).collect();
    let mut engine = imported(&lines.join("\n"), "Gunboat Cup");
    assert!(!has_problem(&engine, "elimination games"));
    let mut seat = |round: usize, power: Power, player: &str| {
        let edit = engine.book().edit_to_seat(BoardRef::new(round, 0).seat(power), player);
        engine.apply("seat", edit).unwrap();
        let told = engine.problems().iter().find(|problem| problem.message.contains("elimination games"));
        told.map(|problem| problem.message.clone())
    };
    let limit = "in more than 7 elimination games; under Gunboat Cup each player has no more";
    // N03 and N04 sit at this board. N01 and N05 sit at the other one.
    assert_eq!(seat(0, Power::Austria, "N01").as_deref(), Some(format!("N01 sits {limit}").as_str()));
    assert_eq!(seat(0, Power::England, "N05").as_deref(), Some(format!("N01 and 1 other sit {limit}").as_str()));
}

#[test]
fn the_last_rounds_of_one_group_of_seven_are_its_medal_round() {
    // The same seven players meet in every game.
    let table = |rounds: &[&str]| {
        let mut text = "round,board,power,player,centres\n".to_owned();
        for (at, round) in rounds.iter().enumerate() {
            for (n, power) in Power::ALL.into_iter().enumerate() {
                let player = (n + at) % 7;
                writeln!(text, "{round},{at},{power},P{player},{}", [9, 8, 7, 5, 3, 2, 0][n]).unwrap();
            }
        }
        imported(&text, "Gunboat Cup")
    };
    let in_order = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    assert_eq!(top_boards(&table(&in_order[..7])), []);
    assert_eq!(top_boards(&table(&in_order[..8])), [BoardRef::new(7, 0)], "only one medal game is entered yet");
    assert_eq!(top_boards(&table(&in_order)), [BoardRef::new(7, 0), BoardRef::new(8, 0)]);
    let at_once = table(&["1", "1", "2", "2", "3", "3", "4", "5", "5"]);
    assert_eq!(top_boards(&at_once), [BoardRef::new(4, 0), BoardRef::new(4, 1)]);
    assert_eq!(top_boards(&table(&["1", "1", "2", "2", "3", "4", "4"])), [], "seven games are the elimination");
    let other_rules = imported(MEDAL_GAMES, "WDC 2006");
    assert_eq!(top_boards(&other_rules), []);
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
    let leave = Edit::Seat(BoardRef::new(4, 0).seat(Power::Italy), SeatField::Player(None));
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
        .map(|candidate| format!("{} {}", name(&engine, candidate.person), candidate.claim.text()))
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

fn entrant(id: u32, group: usize) -> Person {
    Person { group: GROUPS[group].to_owned(), ..Person::new(PersonId(id), format!("P{id}")) }
}

const GROUPS: [&str; 3] = ["Aegean", "Baltic", "Celtic"];

/// How the medal games are in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Medals {
    None,
    /// One of the two games is entered.
    One,
    /// Both games in one round, or each in its own.
    Both {
        in_one_round: bool,
    },
}

/// A random event.
#[derive(Clone, Debug)]
struct Event {
    groups: usize,
    /// For each of the seven games of everybody: the order of the entrants, as keys to sort by.
    orders: Vec<Vec<u16>>,
    /// How the second to seventh game begin: in a new round, beside the game before, or each board in its own round.
    waves: Vec<u8>,
    /// The counts of each board: draws of a power for every centre, the powers that can have one, and a soloist.
    counts: Vec<(Vec<u8>, u8, Option<u8>)>,
    medals: Medals,
    are_marked: bool,
    medal_order: Vec<u16>,
    medal_name: &'static str,
    removed: Vec<usize>,
    named: Vec<usize>,
    declined: Vec<usize>,
    chose: Vec<usize>,
    punished: Option<usize>,
    /// Seats with a penalty of a quarter of the game: board and power.
    late: Vec<(usize, usize)>,
    /// The order in which the rounds are listed, as keys to sort by.
    listed: Vec<u16>,
}

fn counts() -> impl Strategy<Value = (Vec<u8>, u8, Option<u8>)> {
    (prop::collection::vec(any::<u8>(), 34), any::<u8>(), prop::option::weighted(0.2, 0_u8..7))
}

fn event() -> impl Strategy<Value = Event> {
    let people = || prop::collection::vec(0_usize..21, 0..3);
    let medals = prop_oneof![
        Just(Medals::None),
        Just(Medals::One),
        Just(Medals::Both { in_one_round: true }),
        Just(Medals::Both { in_one_round: false }),
    ];
    let medals = (medals, any::<bool>(), prop::collection::vec(any::<u16>(), 21), prop_oneof![Just(""), Just("Medal")]);
    let games = (
        2_usize..=3,
        prop::collection::vec(prop::collection::vec(any::<u16>(), 21), 7),
        prop::collection::vec(0_u8..3, 6),
        prop::collection::vec(counts(), 23),
    );
    let director =
        (people(), people(), people(), prop::collection::vec(0_usize..21, 0..8), prop::option::of(0_usize..21));
    let late = prop::collection::vec((0_usize..23, 0_usize..7), 0..4);
    let listed = prop::collection::vec(any::<u16>(), 23);
    (games, medals, director, late, listed).prop_map(
        |((groups, orders, waves, counts), (medals, are_marked, medal_order, medal_name), director, late, listed)| {
            let (removed, named, declined, chose, punished) = director;
            let groups_of = |list: Vec<usize>| list.into_iter().map(|at| at % (groups * 7)).collect::<Vec<_>>();
            Event {
                groups,
                orders,
                waves,
                counts,
                medals,
                are_marked,
                medal_order,
                medal_name,
                removed: groups_of(removed),
                named: groups_of(named),
                declined: groups_of(declined),
                chose: groups_of(chose),
                punished: punished.map(|at| at % (groups * 7)),
                late,
                listed,
            }
        },
    )
}

/// A game for the judge: players, counts, and powers with a penalty.
#[derive(Clone, Debug)]
struct Game {
    players: [usize; 7],
    counts: [i128; 7],
    late: [bool; 7],
    is_medal: bool,
}

fn centre_counts((draws, powers, soloist): &(Vec<u8>, u8, Option<u8>)) -> [i128; 7] {
    let mut can: Vec<usize> = (0..7).filter(|power| powers >> power & 1 == 1).collect();
    if can.len() < 2 {
        can = (0..7).collect();
    }
    let mut counts = [0; 7];
    for (n, draw) in draws.iter().enumerate() {
        match soloist {
            Some(power) if n < 18 => counts[usize::from(*power)] += 1,
            _ => counts[can[usize::from(*draw) % can.len()]] += 1,
        }
    }
    counts
}

fn sorted_by(keys: &[u16], many: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..many).collect();
    order.sort_by_key(|at| keys[*at]);
    order
}

impl Event {
    fn entrants(&self) -> usize {
        self.groups * 7
    }

    /// The seven players of the medal round: anybody who is not removed.
    fn medallists(&self) -> Vec<usize> {
        let all = sorted_by(&self.medal_order, self.entrants()).into_iter();
        all.filter(|player| !self.removed.contains(player)).take(7).collect()
    }

    /// The games, with the position of the round of each.
    fn games(&self) -> Vec<(usize, Game)> {
        let mut games: Vec<(usize, Game)> = Vec::new();
        let (mut round, mut in_round) = (0, 0);
        let mut add = |round: usize, players: &[usize], is_medal: bool| {
            let at = games.len();
            let counts = centre_counts(&self.counts[at]);
            let late = std::array::from_fn(|power| self.late.contains(&(at, power)));
            games.push((round, Game { players: players.try_into().unwrap(), counts, late, is_medal }));
        };
        for (nth, keys) in self.orders.iter().enumerate() {
            let wave = nth.checked_sub(1).map(|at| self.waves[at]);
            match wave {
                None => in_round = 1,
                Some(1) if in_round == 1 => in_round = 2,
                Some(_) => (round, in_round) = (round + 1, 1),
            }
            let order = sorted_by(keys, self.entrants());
            for (board, players) in order.chunks(7).enumerate() {
                if board > 0 && wave == Some(2) {
                    round += 1;
                }
                add(round, players, false);
            }
            if wave == Some(2) {
                // No further game beside a part of the boards.
                in_round = 2;
            }
        }
        let seven = self.medallists();
        let turned: Vec<usize> = seven.iter().rev().copied().collect();
        match self.medals {
            Medals::None => {}
            Medals::One => add(round + 1, &seven, true),
            Medals::Both { in_one_round } => {
                add(round + 1, &seven, true);
                add(round + if in_one_round { 1 } else { 2 }, &turned, true);
            }
        }
        games
    }

    fn book(&self) -> Book {
        let mut book = Book::default();
        "Gunboat Cup".clone_into(&mut book.event.rules);
        let id = |player: usize| PersonId(u32::try_from(player + 1).unwrap());
        book.people = (0..self.entrants()).map(|player| entrant(id(player).0, player % self.groups)).collect();
        for player in &self.removed {
            book.people[*player].role = Role::Removed;
        }
        let quarter = || vec![Penalty { amount: PenaltyAmount::Percent(25.0), reason: String::new() }];
        if let Some(player) = self.punished {
            book.people[player].penalties = quarter();
        }
        for (round, game) in self.games() {
            while book.rounds.len() <= round {
                let number = (book.rounds.len() + 1).to_string();
                let name = if game.is_medal && !self.medal_name.is_empty() {
                    format!("{} {number}", self.medal_name)
                } else {
                    number
                };
                book.rounds.push(Round { name, ..Round::default() });
            }
            let mut board = Board::new(book.rounds[round].boards.len().to_string());
            board.is_top_board = game.is_medal && self.are_marked;
            for (power, ((player, count), late)) in
                Power::ALL.into_iter().zip(game.players.into_iter().zip(game.counts).zip(game.late))
            {
                let seat = &mut board.seats[power];
                seat.player = Some(id(player));
                seat.centres = CellEntry::Value(u16::try_from(count).unwrap());
                if late {
                    seat.penalties = quarter();
                }
            }
            book.rounds[round].boards.push(board);
        }
        if self.medal_name.is_empty() {
            // The number of a round decides, not its position in the list.
            let order = sorted_by(&self.listed, book.rounds.len());
            book.rounds = order.into_iter().map(|at| book.rounds[at].clone()).collect();
        }
        book.top_board.extra_qualifiers = self.named.iter().copied().map(id).collect();
        book.top_board.choice_order = self.chose.iter().copied().map(id).collect();
        let declined = self.declined.iter().map(|player| DeclinedSeat { player: id(*player), note: String::new() });
        book.top_board.declined = declined.collect();
        book
    }
}

/// The score of each power by OPaL, after penalties.
fn opal(game: &Game) -> [Fraction; 7] {
    let counts = game.counts;
    let lost = Fraction::whole(-100);
    let most = *counts.iter().max().unwrap();
    let survivors = counts.iter().filter(|count| **count > 0).count() as i128;
    let tops = counts.iter().filter(|count| **count == most).count() as i128;
    let owed: i128 = counts.iter().map(|count| most - count).sum();
    std::array::from_fn(|power| {
        let own = counts[power];
        let score = if most >= 18 {
            if own == most { Fraction::whole(600) } else { lost }
        } else if own == 0 {
            lost
        } else {
            let share = Fraction::new(100 * (7 - survivors) + 170, survivors) + Fraction::whole(5 * own);
            if own == most { share + Fraction::new(owed, tops) } else { share - Fraction::whole(most - own) }
        };
        if !game.late[power] {
            score
        } else if score == lost {
            score - Fraction::whole(50)
        } else {
            score - score.max(Fraction::ZERO) * Fraction::new(1, 4)
        }
    })
}

/// A line of the judge's table.
#[derive(Clone, Debug)]
struct Line {
    player: usize,
    total: Fraction,
    hurst: Fraction,
    place: Option<usize>,
}

/// The table of some games, best first, without the removed. `punished` loses a quarter of the total.
fn table(event: &Event, games: &[Game], punished: Option<usize>) -> Vec<Line> {
    let worth = |game: &Game, power: usize| {
        let solo = game.counts.iter().any(|count| *count >= 18);
        if solo && game.counts[power] < 18 { 0 } else { game.counts[power] }
    };
    let average = |sum: Fraction, many: usize| sum / Fraction::whole(many as i128);
    let power_score = |power: usize| {
        let sum: i128 = games.iter().map(|game| worth(game, power)).sum();
        average(Fraction::whole(sum), games.len())
    };
    let mut lines: Vec<Line> = Vec::new();
    for player in 0..event.entrants() {
        let (mut elimination, mut medal, mut hurst, mut played) = (Vec::new(), Fraction::ZERO, Fraction::ZERO, 0);
        for game in games {
            let Some(power) = game.players.iter().position(|other| *other == player) else { continue };
            let score = opal(game)[power];
            if game.is_medal {
                medal = medal + score * Fraction::new(5, 4);
            } else {
                elimination.push(score);
            }
            hurst = hurst + Fraction::whole(worth(game, power)) - power_score(power);
            played += 1;
        }
        elimination.sort();
        let best = elimination.iter().rev().take(5).fold(Fraction::whole(700), |sum, score| sum + *score);
        let mut total = best + medal;
        if punished == Some(player) {
            total = total - total.max(Fraction::ZERO) * Fraction::new(1, 4);
        }
        lines.push(Line { player, total, hurst: average(hurst, played), place: None });
    }
    let ahead = |a: &Line, b: &Line| (a.total, a.hurst) > (b.total, b.hurst);
    let placed: Vec<Line> = lines.iter().filter(|line| !event.removed.contains(&line.player)).cloned().collect();
    for line in &mut lines {
        let rivals = placed.iter().filter(|other| ahead(other, line)).count();
        line.place = (!event.removed.contains(&line.player)).then_some(rivals + 1);
    }
    lines.sort_by_key(|line| line.place.unwrap_or(usize::MAX));
    lines
}

/// The seats of the medal round in the order of choosing, and the winners of groups among them. `None` where a tie that
/// nothing breaks could matter.
fn medal_seats(event: &Event, elimination: &[Line]) -> Option<(Vec<usize>, BTreeSet<usize>)> {
    let places: BTreeSet<usize> = elimination.iter().filter_map(|line| line.place).collect();
    let ranked: Vec<usize> = elimination.iter().filter(|line| line.place.is_some()).map(|line| line.player).collect();
    if places.len() != ranked.len() {
        return None;
    }
    let free: Vec<usize> = ranked.into_iter().filter(|player| !event.declined.contains(player)).collect();
    let winners: BTreeSet<usize> = (0..event.groups)
        .filter_map(|group| free.iter().copied().find(|player| player % event.groups == group))
        .collect();
    let named = |player: &&usize| event.named.contains(player);
    let mut seated: Vec<usize> = winners.iter().copied().collect();
    for player in free.iter().filter(named).chain(&free) {
        if seated.len() < 7 && !seated.contains(player) {
            seated.push(*player);
        }
    }
    let order = choosing_order(event, &free, &winners, &seated);
    Some((order, winners))
}

/// Players in the order of choosing: those whom the director put in order, then winners of groups, then the others by
/// the ranking.
fn choosing_order(event: &Event, ranking: &[usize], winners: &BTreeSet<usize>, players: &[usize]) -> Vec<usize> {
    let mut order: Vec<usize> = Vec::new();
    let by_ranking = || ranking.iter().copied();
    let candidates = event.chose.iter().copied().chain(by_ranking().filter(|player| winners.contains(player)));
    for player in candidates.chain(by_ranking()) {
        if players.contains(&player) && !order.contains(&player) {
            order.push(player);
        }
    }
    order
}

fn compare(engine: &Engine, standings: &Standings, judged: &[Line]) -> Result<(), TestCaseError> {
    let mut found: BTreeMap<u32, _> = standings.rows.iter().map(|row| (row.person.0, row)).collect();
    for line in judged {
        let row = found.remove(&u32::try_from(line.player + 1).unwrap()).unwrap();
        let player = name(engine, row.person);
        prop_assert!((row.total - line.total.value()).abs() < 1e-9, "{player}: {} is not {:?}", row.total, line.total);
        prop_assert_eq!(row.place, line.place, "{}", player);
        let hurst = row.tie_break_figure(0, engine.rules());
        prop_assert!((hurst - line.hurst.value()).abs() < 1e-9, "{player}: {hurst} is not {:?}", line.hurst);
        let equal = judged.iter().filter(|other| other.place == line.place).count();
        prop_assert_eq!(row.shared, line.place.is_some() && equal > 1);
    }
    prop_assert!(found.is_empty());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn an_elimination_in_any_number_of_rounds_comes_out_as_the_rules_say(event in event()) {
        let engine = Engine::new(event.book());
        let games: Vec<Game> = event.games().into_iter().map(|(_, game)| game).collect();
        let medal_games = games.iter().filter(|game| game.is_medal).count();
        prop_assert_eq!(top_boards(&engine).len(), medal_games);
        compare(&engine, engine.standings(), &table(&event, &games, event.punished))?;
        let elimination_games: Vec<Game> = games.iter().filter(|game| !game.is_medal).cloned().collect();
        let judged = table(&event, &elimination_games, None);
        compare(&engine, &elimination(&engine), &judged)?;
        prop_assert!(errors(&engine).is_empty(), "{:?}", errors(&engine));
        prop_assert!(!has_problem(&engine, "elimination games") && !has_problem(&engine, "none of its boards"));

        let Some((order, winners)) = medal_seats(&event, &judged) else { return Ok(()) };
        let number = |person: PersonId| person.0 as usize - 1;
        let qualification = engine.qualification().unwrap();
        let by_group: BTreeSet<usize> = qualification
            .candidates
            .iter()
            .filter(|candidate| candidate.claim == TopBoardClaim::Seat(SeatReason::Group))
            .map(|candidate| number(candidate.person))
            .collect();
        prop_assert_eq!(&by_group, &winners);
        let context = engine.standings_context();
        let first: Vec<usize> = qualification.choosing_order(&context, 0).into_iter().map(number).collect();
        prop_assert_eq!(&first, &order);
        let mut second: Vec<usize> = qualification.choosing_order(&context, 1).into_iter().map(number).collect();
        second.reverse();
        prop_assert_eq!(&second, &order);

        // With boards, their players are in the same order, whoever has a claim.
        let choosers: Vec<usize> =
            engine.top_table().unwrap().choosers.iter().map(|seat| number(seat.person)).collect();
        let ranking: Vec<usize> = judged.iter().filter(|line| line.place.is_some()).map(|line| line.player).collect();
        let seated = if medal_games > 0 { event.medallists() } else { order };
        prop_assert_eq!(choosers, choosing_order(&event, &ranking, &winners, &seated));
    }

    #[test]
    fn an_edit_leads_to_the_same_standings_as_a_new_computation(
        event in event(), at in 0_usize..21, power in 0_usize..7, other in 0_usize..14,
    ) {
        let mut engine = Engine::new(event.book());
        let boards: Vec<BoardRef> = engine.book().boards().map(|(at, _)| at).collect();
        let seat = boards[at % boards.len()].seat(Power::ALL[power]);
        let edit = engine.book().edit_to_seat(seat, &format!("P{}", other + 1));
        engine.apply("seat", edit).unwrap();
        let anew = Engine::new(engine.book().clone());
        prop_assert_eq!(engine.problems(), anew.problems());
        for (row, new) in engine.standings().rows.iter().zip(&anew.standings().rows) {
            prop_assert_eq!((row.person, row.place, &row.games), (new.person, new.place, &new.games));
        }
    }
}
