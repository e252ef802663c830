//! The medal games of imported tables, with and without marks, and what the rules and the notices say of them.

use super::{
    ELIMINATION_IN_4_ROUNDS, MEDAL_GAMES, MEDAL_IN_ROUND_5, assert_close, elimination, errors, has_problem, imported,
    opened, top_boards, total,
};
use std::fmt::Write as _;
use topboard::book::{BoardRef, CellEntry, Edit, Power};
use topboard::engine::Engine;
use topboard::languages::Language;
use topboard::notices::{StandingsOptions, standings_notice};
use topboard::standings::StandingsScope;

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
    let section = topboard::notices::board_remarks(&engine, BoardRef::new(7, 0), Language::English);
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
    assert!(notice.sentences[0].starts_with("Counts: 700 points at the start"), "{:?}", notice.sentences);
    assert_eq!(notice.sentences[1], "Round 7 has not been entered.");
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
    let rules: Vec<String> =
        engine.rules().describe(Language::English).into_iter().map(|paragraph| paragraph.text).collect();
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
        topboard::notices::top_board_notice(engine, &claims, &seats, StandingsScope::default(), Language::English)
            .unwrap()
    };
    let whole = notice(&engine);
    assert_eq!(
        whole.sections[1].title,
        "Claims: the winners of the groups first, then by the ranking after the elimination"
    );
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
    engine.apply("count", Edit::Seat(BoardRef::new(3, 0).seat(Power::Italy).first_id(), count)).unwrap();
    assert!(!has_sheet(&engine), "one game still runs");
    engine.undo();
    engine.apply("round", Edit::RemoveRound(topboard::book::RoundIx(3).first_id())).unwrap();
    assert!(!has_sheet(&engine), "six games are not the elimination");
    let mut engine = opened(MEDAL_IN_ROUND_5);
    let count = topboard::book::SeatField::Centres(CellEntry::Blank);
    engine.apply("count", Edit::Seat(BoardRef::new(4, 0).seat(Power::Italy).first_id(), count)).unwrap();
    assert!(has_sheet(&engine), "a medal game may run");
}

#[test]
fn a_marked_board_decides_instead() {
    let mut engine = imported(MEDAL_GAMES, "Gunboat Cup");
    let mark = |at, is_top| Edit::Board(at, topboard::book::BoardField::IsTopBoard(is_top));
    let (one, two) = (BoardRef::new(7, 0), BoardRef::new(7, 1));
    engine.apply("mark", Edit::Batch(vec![mark(one.first_id(), true), mark(two.first_id(), true)])).unwrap();
    assert_close(total(&engine, engine.standings(), "N05"), 1581.89);
    engine.apply("mark", mark(two.first_id(), false)).unwrap();
    assert_eq!(top_boards(&engine), [one]);
    assert!(has_problem(&engine, "sit in more than 7 elimination games"));
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
