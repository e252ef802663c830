//! Four whole events from the entry list to the prizes, compared with tables that were worked out without the program.
//! See `tests/data/events/README.md`.

use std::collections::{HashMap, HashSet};

use crate::common::event::{CsvRow, EventFolder, enter_boards, enter_event};
use topboard::book::{PersonId, Power, Severity};
use topboard::engine::Engine;
use topboard::ladder::{
    CompiledLadder, IdentityDecisions, LadderChoices, LadderLibrary, ResultsYear, Roster, YearEvent, find_date,
};
use topboard::languages::Language;
use topboard::standings::{SeatReason, Standings, StandingsScope, TopBoardClaim};

const WDC: EventFolder = EventFolder("wdc-2006");
const EURODIPCON: EventFolder = EventFolder("eurodipcon-4");
const GUNBOAT: EventFolder = EventFolder("gunboat-cup");
const CAMPO: EventFolder = EventFolder("campo-di-marte");

fn number(line: &CsvRow, heading: &str) -> f64 {
    line[heading].parse().unwrap_or_else(|_| panic!("{heading} of {line:?}"))
}

fn is_close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-6
}

/// The criterion in a reason: “second best game” in “…; above Nora: better second best game, 18.6 over 9.6”.
fn deciding_criterion(why: &str) -> Option<&str> {
    let (_, rest) = why.split_once(": better ")?;
    rest.split_once(',').map(|(criterion, _)| criterion)
}

/// Checks that exactly the players of the file have places, with the same place and total. Where equal totals have
/// different places, the reason is checked too.
fn compare(engine: &Engine, table: &Standings, wanted: &[CsvRow]) {
    let name = |row: &topboard::standings::StandingsRow| engine.book().name_of(Some(row.person)).to_owned();
    let placed: Vec<_> = table.rows.iter().filter(|row| row.place.is_some()).collect();
    let position: HashMap<String, usize> = table.rows.iter().enumerate().map(|(at, row)| (name(row), at)).collect();
    let players: HashSet<String> = placed.iter().map(|row| name(row)).collect();
    let expected: HashSet<String> = wanted.iter().map(|line| line["player"].clone()).collect();
    assert_eq!(players, expected);
    let places: Vec<Option<usize>> = placed.iter().map(|row| row.place).collect();
    assert!(places.is_sorted());
    for line in wanted {
        let row = &table.rows[position[&line["player"]]];
        let total = number(line, "total");
        assert!(is_close(row.total, total), "{}: {} is not {total}: {}", line["player"], row.total, line["why"]);
        assert_eq!(row.place, line["place"].parse().ok(), "{}: {}", line["player"], line["why"]);
        let tied_count = wanted.iter().filter(|other| other["place"] == line["place"]).count();
        assert_eq!(row.shared, tied_count > 1, "{}: {}", line["player"], line["why"]);
        if let Some(criterion) = deciding_criterion(&line["why"]) {
            let reason = table.reason_above_next(Language::English, position[&line["player"]], engine.rules()).unwrap();
            let criterion = if criterion == "Hurst value" { "mean score by Hurst" } else { criterion };
            assert!(reason.starts_with(&format!("larger {criterion}, ")), "{reason}: {}", line["why"]);
        }
    }
}

fn assert_no_errors(engine: &Engine) {
    let errors: Vec<_> = engine.problems().iter().filter(|problem| problem.severity == Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:?}");
}

/// The standings after this number of rounds.
fn standings_after(engine: &Engine, rounds: usize) -> Standings {
    engine.standings_in_view(StandingsScope { rounds: Some(rounds), ..StandingsScope::default() })
}

fn names(engine: &Engine, people: impl IntoIterator<Item = PersonId>) -> Vec<String> {
    people.into_iter().map(|person| engine.book().name_of(Some(person)).to_owned()).collect()
}

/// Everybody's claim to a seat at the top board, in the words of the file.
fn claims(engine: &Engine, label: impl Fn(TopBoardClaim) -> &'static str) -> HashMap<String, &'static str> {
    let qualification = engine.qualification().unwrap();
    assert_eq!(qualification.undecided, []);
    let candidates = qualification.candidates.iter();
    candidates
        .map(|candidate| (engine.book().name_of(Some(candidate.person)).to_owned(), label(candidate.claim)))
        .collect()
}

/// Checks the teams: places, totals and the reasons that break ties.
fn compare_teams(engine: &Engine, wanted: &[CsvRow]) {
    let table = engine.teams().unwrap();
    assert_eq!(table.len(), wanted.len());
    for row in &table {
        let name = &engine.book().teams[row.team].name;
        let line = wanted.iter().find(|line| &line["team"] == name).unwrap();
        assert!(is_close(row.total, number(line, "total")), "{name}: {}: {}", row.total, line["why"]);
        assert_eq!(row.place.to_string(), line["place"], "{name}: {}", line["why"]);
        assert_eq!(row.shared, line["why"].contains("shared with"), "{name}: {}", line["why"]);
        let criterion =
            deciding_criterion(&line["why"]).map(|criterion| format!("better {}, ", criterion.replace('-', " ")));
        let reason = row.ahead_reason.as_ref().map(|reason| reason.text(Language::English));
        match (reason, criterion) {
            (Some(reason), Some(criterion)) => assert!(reason.starts_with(&criterion), "{reason}: {}", line["why"]),
            (None, None) => {}
            other => panic!("{name}: {other:?}: {}", line["why"]),
        }
    }
}

/// Checks every award beside the title: its winners in the order of the rounds, and their figures.
fn compare_prizes(engine: &Engine, wanted: &[CsvRow]) {
    let prizes = engine.prizes();
    for prize in &prizes {
        let lines: Vec<&CsvRow> = wanted.iter().filter(|line| line["award"] == prize.name).collect();
        let holders: Vec<String> = lines.iter().map(|line| line["holder"].clone()).collect();
        assert_eq!(names(engine, prize.winners()), holders, "{}", prize.name);
        for (winner, line) in prize.computed_winners().zip(lines) {
            assert!(is_close(winner.figure, number(line, "value")), "{}: {}", prize.name, winner.figure);
            assert_eq!(
                winner.ahead_reason.is_some(),
                line["why"].contains("before ") || line["why"].contains("above ")
            );
        }
    }
    let beside_the_title = |line: &&CsvRow| line["why"].starts_with("round ") || line["award"].starts_with("Best ");
    for line in wanted.iter().filter(beside_the_title).filter(|line| line["award"] != "Best team") {
        assert!(prizes.iter().any(|prize| prize.name == line["award"]), "nobody gets {}", line["award"]);
    }
}

/// The names of the first three players.
fn podium(engine: &Engine) -> Vec<String> {
    names(engine, engine.standings().rows.iter().take(3).map(|row| row.person))
}

#[test]
fn wdc_2006_from_the_entry_list_to_the_prizes() {
    let engine = enter_event(WDC, "WDC 2006", &[("5", "Top board")]);
    assert_no_errors(&engine);
    let ranking = WDC.lines("expected-after-round-4.csv");
    compare(&engine, &standings_after(&engine, 4), &ranking);
    let claims = claims(&engine, |claim| match claim {
        TopBoardClaim::Seat(_) => "seat",
        TopBoardClaim::Declined => "steps back",
        TopBoardClaim::Left => "has left",
        TopBoardClaim::PlayedTooMany { .. } => "has played all four rounds",
        TopBoardClaim::DrawnTooMany { .. } => "is drawn for a fourth round",
        TopBoardClaim::Next(_) => "next",
        TopBoardClaim::Undecided => "undecided",
    });
    for line in &ranking {
        let wanted = match (line["eligible"].as_str(), line["top_board"].as_str()) {
            ("yes", "") => "next",
            ("yes", "steps back") => "steps back",
            ("yes", _) => "seat",
            _ => "has played all four rounds",
        };
        assert_eq!(claims[&line["player"]], wanted, "{}", line["player"]);
    }
    let mut players = WDC.lines("expected-top-board.csv");
    assert_eq!(podium(&engine)[..2], [players[0]["player"].as_str(), players[1]["player"].as_str()]);
    players.sort_by_key(|line| line["chose"].parse::<usize>().unwrap());
    let order: Vec<String> = players.into_iter().map(|line| line["player"].clone()).collect();
    assert_eq!(names(&engine, engine.qualification().unwrap().choosing_order(&engine.standings_context(), 0)), order);

    compare(&engine, engine.standings(), &WDC.lines("expected-standings.csv"));
    compare_teams(&engine, &WDC.lines("expected-teams.csv"));
    let prizes = WDC.lines("expected-awards.csv");
    compare_prizes(&engine, &prizes);
    assert_eq!(podium(&engine), prizes[..3].iter().map(|line| line["holder"].clone()).collect::<Vec<_>>());
}

#[test]
fn eurodipcon_4_from_the_entry_list_to_the_prizes() {
    let engine = enter_event(EURODIPCON, "EuroDipCon 4", &[("5", "Final")]);
    assert_no_errors(&engine);
    let ranking = EURODIPCON.lines("expected-after-round-4.csv");
    compare(&engine, &standings_after(&engine, 4), &ranking);
    let claims = claims(&engine, |claim| match claim {
        TopBoardClaim::Seat(_) => "plays",
        TopBoardClaim::Declined => "steps back",
        _ => "",
    });
    for line in &ranking {
        assert_eq!(claims[&line["player"]], line["final"], "{}", line["why"]);
    }
    let top_board_answers = EURODIPCON.lines("top-board.csv").into_iter();
    let top_board_answers: Vec<String> =
        top_board_answers.filter(|line| line["answer"] == "plays").map(|line| line["player"].clone()).collect();
    assert_eq!(
        names(&engine, engine.qualification().unwrap().seated().map(|candidate| candidate.person)),
        top_board_answers
    );

    compare(&engine, engine.standings(), &EURODIPCON.lines("expected-standings.csv"));
    compare_teams(&engine, &EURODIPCON.lines("expected-teams.csv"));
    let prizes = EURODIPCON.lines("expected-awards.csv");
    compare_prizes(&engine, &prizes);
    assert_eq!(podium(&engine), prizes[..3].iter().map(|line| line["holder"].clone()).collect::<Vec<_>>());
    compare_votes(&engine, &EURODIPCON.lines("expected-votes.csv"));
}

/// Checks the votes for every player who can win an award by votes.
fn compare_votes(engine: &Engine, wanted: &[CsvRow]) {
    for (skill, name) in [("negotiation", "Best Negotiator"), ("tactics", "Best Tactician")] {
        let prizes = engine.prizes();
        let prize = prizes.iter().find(|prize| prize.name == name).unwrap();
        let eligible: Vec<&CsvRow> =
            wanted.iter().filter(|line| line["skill"] == skill && line["eligible"] == "yes").collect();
        let order: Vec<String> = eligible.iter().map(|line| line["player"].clone()).collect();
        assert_eq!(names(engine, prize.contenders.iter().map(|contender| contender.person)), order);
        for (contender, line) in prize.contenders.iter().zip(eligible) {
            assert!(is_close(contender.figure, number(line, "mean")), "{}: {}", line["player"], contender.figure);
            let votes: Vec<String> = contender.votes.iter().map(|(_, many)| many.to_string()).collect();
            assert_eq!(votes, [&line["A"][..], &line["B"], &line["C"]], "{}", line["player"]);
        }
    }
}

#[test]
fn the_gunboat_cup_from_the_entry_list_to_the_medals() {
    let engine = enter_event(GUNBOAT, "Gunboat Cup", &[("Medal 1", "A"), ("Medal 2", "A")]);
    assert_no_errors(&engine);
    let elimination = standings_after(&engine, 7);
    compare(&engine, &elimination, &GUNBOAT.lines("expected-elimination.csv"));
    for line in GUNBOAT.lines("expected-groups.csv") {
        let group = |person: PersonId| engine.book().person(person).unwrap().group.clone();
        let own =
            elimination.rows.iter().find(|row| engine.book().name_of(Some(row.person)) == line["player"]).unwrap();
        assert_eq!(group(own.person), line["group"]);
        let rivals = elimination.rows.iter().filter(|row| row.place.is_some() && group(row.person) == line["group"]);
        let ahead = rivals.filter(|row| row.place < own.place).count();
        assert_eq!((ahead + 1).to_string(), line["place"], "{}", line["player"]);
    }

    let claims = claims(&engine, |claim| match claim {
        TopBoardClaim::Seat(SeatReason::Group) => "group winner",
        TopBoardClaim::Seat(SeatReason::Ranking) => "overall table",
        TopBoardClaim::Seat(SeatReason::Replacement) => "next in line",
        TopBoardClaim::Declined => "does not answer",
        _ => "",
    });
    for line in GUNBOAT.lines("medal-round.csv") {
        let wanted = if line["answer"] == "plays" { &line["as"] } else { &line["answer"] };
        assert_eq!(&claims[&line["player"]], wanted, "{}", line["player"]);
    }
    // The seats were the same before the medal round was drawn, although a penalty on the final points was already
    // known.
    let before = enter_boards(GUNBOAT, "Gunboat Cup", &[], |round, _| round.parse::<u32>().is_ok());
    assert_eq!(before.qualification(), engine.qualification());

    let medals = GUNBOAT.lines("expected-medal-round.csv");
    for (game, round) in ["Medal 1", "Medal 2"].into_iter().enumerate() {
        let lines: Vec<&CsvRow> = medals.iter().filter(|line| line["round"] == round).collect();
        let order: Vec<String> = lines.iter().map(|line| line["player"].clone()).collect();
        assert_eq!(
            names(&engine, engine.qualification().unwrap().choosing_order(&engine.standings_context(), game)),
            order
        );
        for line in lines {
            let person = engine.book().find_person(&line["player"]).unwrap().id;
            let row = engine.standings().row(person).unwrap();
            let played = row.games.iter().find(|played| played.seat.board.round.0 == 7 + game).unwrap();
            let points = played.score.unwrap() * played.weight;
            assert!(is_close(points, number(line, "points")), "{points}: {}", line["why"]);
        }
    }

    compare(&engine, engine.standings(), &GUNBOAT.lines("expected-standings.csv"));
    for line in GUNBOAT.lines("expected-not-placed.csv") {
        let person = engine.book().find_person(&line["player"]).unwrap().id;
        assert!(
            engine.standings().row(person).is_none_or(|row| row.place.is_none()),
            "{}: {}",
            line["player"],
            line["why"]
        );
    }
    let medallists: Vec<String> =
        GUNBOAT.lines("expected-awards.csv")[..3].iter().map(|line| line["holder"].clone()).collect();
    assert_eq!(podium(&engine), medallists);
}

#[test]
fn the_campo_di_marte_league_on_the_day_of_the_title() {
    let engine = enter_event(CAMPO, "Campo di Marte games", &[]);
    assert_no_errors(&engine);
    let mut scored = 0;
    for line in CAMPO.lines("expected-scores.csv") {
        let power = Power::parse(&line["power"]).unwrap();
        let (at, _) = engine
            .book()
            .boards()
            .find(|(at, board)| {
                board.name == line["board"] && engine.book().round(at.round).unwrap().name == line["round"]
            })
            .unwrap();
        let seat = engine.book().seat(at.seat(power)).unwrap();
        assert_eq!(engine.book().name_of(seat.scorer()), line["player"]);
        let score = engine.score(at.seat(power)).unwrap();
        assert!(is_close(score, number(&line, "pgp")), "{score}: {line:?}");
        scored += 1;
    }
    assert_eq!(scored, 98);

    let wanted = CAMPO.lines("expected-standings.csv");
    let counting: HashSet<(String, String)> = CAMPO
        .lines("expected-games.csv")
        .into_iter()
        .filter(|line| line["counts"] == "yes")
        .map(|line| (line["round"].clone(), line["board"].clone()))
        .collect();
    let of_the_day = enter_boards(CAMPO, "Campo di Marte games", &[], |round, board| {
        counting.contains(&(round.to_owned(), board.to_owned()))
    });
    compare(&of_the_day, of_the_day.standings(), &wanted);
    league(&engine, &wanted);
}

/// Checks that the ladder of the year selects the games that count, by their end dates and variants.
fn league(engine: &Engine, wanted: &[CsvRow]) {
    let game_rows = CAMPO.lines("games.csv");
    let mut events = YearEvent::games_from_book(engine);
    assert_eq!(events.len(), game_rows.len() - 1, "one game has no chart yet");
    for event in &mut events {
        let line = game_rows
            .iter()
            .find(|line| event.name == format!("Round {}, board {}", line["round"], line["board"]))
            .unwrap();
        event.ended = find_date(&line["ended_on"]);
        event.variant = !line["variant"].is_empty();
    }
    let year = ResultsYear::with_events(events);
    let roster = Roster::new(&year, &IdentityDecisions::default());
    let ladder = LadderLibrary::shipped().find("Campo di Marte").unwrap();
    let compiled =
        CompiledLadder::new(ladder, &year, &roster, LadderChoices { year: Some(2025), ..LadderChoices::default() });
    let table = compiled.table();
    assert_eq!(table.rows.len(), wanted.len());
    for row in &table.rows {
        let name = roster.name(row.person);
        let line = wanted.iter().find(|line| line["player"] == name).unwrap_or_else(|| panic!("{name} is listed"));
        assert!(is_close(row.score, number(line, "total")), "{name}: {}: {}", row.score, line["why"]);
        assert_eq!(row.rank.to_string(), line["place"], "{name}");
        assert_eq!(row.counted_results().to_string(), line["counted"], "{name}");
    }
}
