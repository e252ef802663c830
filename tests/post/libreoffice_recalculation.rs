//! LibreOffice recalculates exported workbooks, and its results are compared with ours: every column of every scoring
//! system on every board, the standings of every ruleset, and every ladder.

use std::collections::BTreeMap;
use std::io::{Cursor, Read, Write};
use std::path::Path;
use std::process::Command;

use calamine::{Data, Reader, Xlsx, open_workbook_from_rs};
use topboard::book::{
    Board, Book, CellEntry, Edit, EventField, Penalty, PenaltyAmount, Power, Role, Round, Seat, Team,
};
use topboard::engine::Engine;
use topboard::ladder::{
    ChampionshipLevel, CompiledLadder, GamesPlayed, IdentityDecisions, LadderChoices, LadderKind, LadderLibrary,
    ResultLine, ResultsYear, Roster, TiePoints, YearEvent,
};
use topboard::publish::{ExportOptions, ScoreCells, write_ladder, write_workbook};
use topboard::scoring::SystemLibrary;
use topboard::standings::RulesetLibrary;

use crate::common::event::{EventFolder, enter_event};
use crate::common::tournaments;

/// Every different board of `tests/data/hobby-games.json`.
fn boards() -> Vec<Board> {
    let mut boards: BTreeMap<String, Board> = BTreeMap::new();
    for case in crate::common::hobby_games::scored_boards() {
        let mut board = case.board();
        for power in Power::ALL {
            let seat = &mut board.seats[power];
            seat.missed_moves = CellEntry::Value(u32::try_from(power.index() % 3).unwrap());
            seat.missed_winters = CellEntry::Value(u32::try_from(power.index() % 2).unwrap());
        }
        boards.insert(case.name, board);
    }
    boards.into_values().collect()
}

/// The boards of the system's own examples. Their charts are complete.
fn example_boards(system: &str) -> Vec<Board> {
    SystemLibrary::shipped().find(system).unwrap().examples.iter().map(|example| example.board.clone()).collect()
}

fn event(system: &str) -> Book {
    let mut book = Book::default();
    // These rules allow concessions.
    book.event.rules = "Best three games".into();
    book.event.system = Some(system.into());
    book.rounds = vec![
        Round { name: "1".into(), boards: boards(), ..Round::default() },
        Round { name: "2".into(), boards: example_boards(system), ..Round::default() },
    ];
    for (index, board) in book.rounds[1].boards.iter_mut().enumerate() {
        board.name = format!("{index}");
    }
    let mut seats = Vec::new();
    for (at, _) in book.boards() {
        seats.extend(Power::ALL.map(|power| at.seat(power)));
    }
    // The players of the second round have also played in the first.
    let first = book.rounds[0].boards.len() * 7;
    for (n, seat) in seats.into_iter().enumerate() {
        book.apply(book.edit_to_seat(seat, &format!("Player {}", n % first))).unwrap();
    }
    book
}

/// The workbook without the stored values of its formulas.
fn without_stored_values(bytes: &[u8]) -> Vec<u8> {
    let mut read = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut written = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for index in 0..read.len() {
        let mut entry = read.by_index(index).unwrap();
        let name = entry.name().unwrap().into_owned();
        let mut content = Vec::new();
        entry.read_to_end(&mut content).unwrap();
        if name.starts_with("xl/worksheets/sheet") {
            let text = String::from_utf8(content).unwrap();
            let mut out = String::with_capacity(text.len());
            let mut rest = text.as_str();
            while let Some(at) = rest.find("</f><v>") {
                let end = rest[at..].find("</v>").unwrap() + at + "</v>".len();
                out.push_str(&rest[..at + "</f>".len()]);
                rest = &rest[end..];
            }
            out.push_str(rest);
            content = out.into_bytes();
        }
        written.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        written.write_all(&content).unwrap();
    }
    written.finish().unwrap().into_inner()
}

/// Lets LibreOffice open these workbooks, recalculate them and write them to `out`.
fn recalculate(files: &[String], out: &Path) {
    let profile = out.join("profile/user");
    std::fs::create_dir_all(&profile).unwrap();
    std::fs::write(
        profile.join("registrymodifications.xcu"),
        r#"<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>"#,
    )
    .unwrap();
    let done = Command::new("soffice")
        .arg(format!("-env:UserInstallation=file://{}", out.join("profile").display()))
        .args(["--headless", "--convert-to", "xlsx", "--outdir"])
        .arg(out)
        .args(files)
        .output()
        .unwrap_or_else(|error| panic!("soffice (package libreoffice-calc) cannot be started: {error}"));
    assert!(done.status.success(), "{done:?}");
}

type Cells = BTreeMap<(String, u32, u32), f64>;

fn numbers(bytes: &[u8]) -> (Cells, usize) {
    let mut workbook: Xlsx<_> = open_workbook_from_rs(Cursor::new(bytes)).unwrap();
    let mut cells = BTreeMap::new();
    let mut formulas = 0;
    for sheet in workbook.sheet_names() {
        let range = workbook.worksheet_range(&sheet).unwrap();
        let (top, left) = range.start().unwrap_or_default();
        for (row, column, value) in range.used_cells() {
            let at = (sheet.clone(), top + u32::try_from(row).unwrap(), left + u32::try_from(column).unwrap());
            match value {
                Data::Float(number) => {
                    cells.insert(at, *number);
                }
                Data::Int(number) => {
                    cells.insert(at, f64::from(i32::try_from(*number).unwrap()));
                }
                Data::Error(error) => panic!("{at:?}: {error:?}"),
                _ => {}
            }
        }
        formulas += workbook.worksheet_formula(&sheet).unwrap().used_cells().count();
    }
    (cells, formulas)
}

/// An event for every scoring system.
fn events_by_system() -> Vec<(String, Engine)> {
    let mut all = Vec::new();
    for (n, system) in SystemLibrary::shipped().systems().iter().enumerate() {
        let mut engine = Engine::new(event(&system.name));
        let rules = ["Sum of all games", "Best three games", "EDC 2015"][n % 3];
        engine.apply("rules", Edit::Event(EventField::Rules(rules.into()))).unwrap();
        all.push((system.name.clone(), engine));
    }
    all
}

/// Every tournament of the hobby, an event for every ruleset, and the four whole events.
fn events_by_rules() -> Vec<(String, Engine)> {
    let mut all = Vec::new();
    let tournaments = tournaments::tournaments();
    for (n, tournament) in tournaments.iter().enumerate() {
        let name = format!("{n}, {}, {}", tournament.tournament_system, tournament.round_system);
        all.push((name, Engine::new(tournaments::book(tournament))));
    }
    for (n, rules) in RulesetLibrary::shipped().all().iter().enumerate() {
        let mut book = tournaments::book(&tournaments[n % tournaments.len()]);
        book.event.rules.clone_from(&rules.name);
        add_adjustments(&mut book);
        all.push((format!("{} with everything", rules.name), Engine::new(book)));
    }
    for (folder, rules, top) in [
        ("wdc-2006", "WDC 2006", &[("5", "Top board")][..]),
        ("eurodipcon-4", "EuroDipCon 4", &[("5", "Final")]),
        ("gunboat-cup", "Gunboat Cup", &[("Medal 1", "A"), ("Medal 2", "A")]),
        ("campo-di-marte", "Campo di Marte games", &[]),
    ] {
        all.push((folder.to_owned(), enter_event(EventFolder(folder), rules, top)));
    }
    all
}

/// Adds a handicap, penalties of every kind, and a top board in the last round.
fn add_adjustments(book: &mut Book) {
    let penalty = |amount| Penalty { amount, reason: "late".into() };
    book.people[0].handicap = Some(12.5);
    book.people[1].penalties = vec![penalty(PenaltyAmount::Percent(25.0)), penalty(PenaltyAmount::Points(3.0))];
    book.people[2].penalties = vec![penalty(PenaltyAmount::Points(7.5))];
    book.people[3].role = Role::Unranked;
    let seat = |seat: &mut Seat, amount| seat.penalties = vec![penalty(amount)];
    let first = &mut book.rounds[0].boards[0];
    seat(&mut first.seats[Power::France], PenaltyAmount::Percent(25.0));
    seat(&mut first.seats[Power::Italy], PenaltyAmount::Points(4.0));
    let members = book.people.iter().take(3).map(|person| person.id).collect();
    book.teams = vec![Team { name: "The Knights".into(), members, ..Team::default() }];
    if let Some(board) = book.rounds.last_mut().and_then(|round| round.boards.first_mut()) {
        board.is_top_board = true;
    }
}

/// Options that include the rounds held back.
fn with_all_rounds() -> ExportOptions {
    ExportOptions::for_director()
}

#[test]
#[ignore = "needs LibreOffice; tests/run installs it"]
fn a_spreadsheet_program_computes_the_same_scores_totals_and_places() {
    let folder = tempfile::tempdir().unwrap();
    let mut files = Vec::new();
    let mut ours = Vec::new();
    for (n, (name, engine)) in events_by_system().into_iter().chain(events_by_rules()).enumerate() {
        let bytes = write_workbook(&engine, &with_all_rounds()).unwrap().bytes;
        let file = folder.path().join(format!("event-{n}.xlsx"));
        std::fs::write(&file, without_stored_values(&bytes)).unwrap();
        files.push(file.display().to_string());
        let (cells, formulas) = numbers(&bytes);
        assert!(formulas > computed(&engine), "{name}: {formulas} formulas");
        ours.push((name, cells));
    }
    let out = folder.path().join("out");
    std::fs::create_dir(&out).unwrap();
    recalculate(&files, &out);
    let mut all_wrong = Vec::new();
    for (n, (name, cells)) in ours.iter().enumerate() {
        let theirs = std::fs::read(out.join(format!("event-{n}.xlsx"))).unwrap();
        let (theirs, _) = numbers(&theirs);
        let mut wrong = Vec::new();
        for (at, value) in cells {
            match theirs.get(at) {
                Some(other) if (other - value).abs() <= 1e-9 * value.abs().max(1.0) => {}
                other => wrong.push(format!("{name}, {at:?}: {value}, recalculated {other:?}")),
            }
        }
        println!("{name}: {} figures, {} differ", cells.len(), wrong.len());
        all_wrong.extend(wrong.into_iter().take(5));
    }
    assert!(all_wrong.is_empty(), "{all_wrong:#?}");
}

/// The XML of a sheet without this cell.
fn without_cell(bytes: &[u8], sheet: &str, cell: &str) -> Vec<u8> {
    let mut read = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut written = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for index in 0..read.len() {
        let mut entry = read.by_index(index).unwrap();
        let name = entry.name().unwrap().into_owned();
        let mut content = Vec::new();
        entry.read_to_end(&mut content).unwrap();
        if name == sheet {
            let text = String::from_utf8(content).unwrap();
            let at = text.find(&format!("<c r=\"{cell}\"")).unwrap();
            let end = text[at..].find("</c>").unwrap() + at + "</c>".len();
            content = format!("{}{}", &text[..at], &text[end..]).into_bytes();
        }
        written.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        written.write_all(&content).unwrap();
    }
    written.finish().unwrap().into_inner()
}

#[test]
#[ignore = "needs LibreOffice; tests/run installs it"]
fn a_missing_count_gives_no_score_and_no_error() {
    let folder = tempfile::tempdir().unwrap();
    let mut files = Vec::new();
    let rules = ["EDC 2015", "WDC 2006", "Best three games"];
    for (n, rules) in rules.into_iter().enumerate() {
        let mut book = tournaments::book(&tournaments::tournaments()[n]);
        book.event.rules = rules.into();
        add_adjustments(&mut book);
        let bytes = write_workbook(&Engine::new(book), &with_all_rounds()).unwrap().bytes;
        // The first count of the first board is in the third column.
        let changed = without_cell(&bytes, "xl/worksheets/sheet1.xml", "C6");
        let file = folder.path().join(format!("missing-{n}.xlsx"));
        std::fs::write(&file, without_stored_values(&changed)).unwrap();
        files.push(file.display().to_string());
    }
    let out = folder.path().join("out");
    std::fs::create_dir(&out).unwrap();
    recalculate(&files, &out);
    for n in 0..files.len() {
        // `numbers` stops at an error in any cell.
        let (cells, _) = numbers(&std::fs::read(out.join(format!("missing-{n}.xlsx"))).unwrap());
        let first_sheet = cells.keys().next().map(|(sheet, ..)| sheet.clone());
        assert!(first_sheet.is_some(), "{n}");
        let title = open_workbook_from_rs::<Xlsx<_>, _>(Cursor::new(
            std::fs::read(out.join(format!("missing-{n}.xlsx"))).unwrap(),
        ))
        .unwrap()
        .sheet_names()
        .remove(0);
        let of_board = |row: u32| cells.keys().filter(|(sheet, at, _)| *sheet == title && *at == row).count();
        // Only counts and years of elimination are left of the board.
        assert!((5..12).all(|row| of_board(row) <= 2), "{n}: {cells:?}");
        assert!((16..23).any(|row| of_board(row) > 2), "{n}: the next board has its scores");
    }
}

#[test]
fn every_total_and_every_place_outside_the_top_board_is_a_formula() {
    for (name, engine) in events_by_rules() {
        let bytes = write_workbook(&engine, &with_all_rounds()).unwrap().bytes;
        let mut workbook: Xlsx<_> = open_workbook_from_rs(Cursor::new(&bytes[..])).unwrap();
        let values = workbook.worksheet_range("Standings").unwrap();
        let formulas = workbook.worksheet_formula("Standings").unwrap();
        let is_total = |column: &u32| values.get_value((4, *column)) == Some(&Data::String("Total".into()));
        let total = (0..100).find(is_total).unwrap();
        let formula = |row: usize, column: u32| {
            formulas.get_value((u32::try_from(row).unwrap(), column)).map_or("", String::as_str)
        };
        let rows = &engine.standings().rows;
        assert!(!rows.is_empty(), "{name}");
        for (at, row) in rows.iter().enumerate() {
            assert!(!formula(at + 5, total).is_empty(), "{name}: the total in line {}", at + 6);
            let placed = row.place.is_some() && row.reserved_place.is_none();
            assert_eq!(!formula(at + 5, 0).is_empty(), placed, "{name}: the place in line {}", at + 6);
        }
    }
}

/// Number of values in the columns of the scoring systems, without games that have no result.
fn computed(engine: &Engine) -> usize {
    let of_board = |at| {
        let Some(scores) = engine.scores(at) else { return 0 };
        let shown = |column| Power::ALL.into_iter().filter(|power| scores.column(column, *power).is_some()).count();
        let columns = scores.system.columns.len();
        let no_result = columns > 1 && (0..columns - 1).all(|column| shown(column) == 0);
        if no_result { 0 } else { (0..columns).map(shown).sum() }
    };
    engine.book().boards().map(|(at, _)| of_board(at)).sum()
}

#[test]
fn every_column_of_every_system_is_a_formula_unless_values_are_requested() {
    for system in SystemLibrary::shipped().systems() {
        let engine = Engine::new(event(&system.name));
        let (_, formulas) = numbers(&write_workbook(&engine, &ExportOptions::default()).unwrap().bytes);
        let values = ExportOptions { scores: ScoreCells::Values, ..ExportOptions::default() };
        let (_, others) = numbers(&write_workbook(&engine, &values).unwrap().bytes);
        let computed = computed(&engine);
        assert!(computed > 0 && formulas >= others + computed, "{}: {formulas}, {others}, {computed}", system.name);
    }
}

/// A year for a ladder, with ties, part-timers, a line without a place, and more events than count.
fn year(of_games: bool) -> ResultsYear {
    let event = |n: u32| {
        let lines = (1..=12).map(|place: u32| ResultLine {
            // Players 3 and 4 are tied, and so are the last three players.
            place: (place != 7 || n != 2).then_some(match place {
                4 => 3,
                11 | 12 => 10,
                other => other,
            }),
            row: format!("row {place}").into(),
            name: format!("Player Number{}", (place * 5 + n * 3) % 17),
            games: if place.is_multiple_of(4) { GamesPlayed::Played(2) } else { GamesPlayed::Full },
            score: Some(f64::from(place * n) / 7.0),
            ..ResultLine::default()
        });
        YearEvent {
            is_game: of_games,
            boards: Some(f64::from(n) + 1.5),
            accredited: Some(true),
            championship: Some(if n.is_multiple_of(2) {
                ChampionshipLevel::State
            } else {
                ChampionshipLevel::National
            }),
            lines: lines.collect(),
            ..YearEvent::new(format!("Event {n}"))
        }
    };
    ResultsYear::with_events((1..=6).map(event).collect())
}

#[test]
#[ignore = "needs LibreOffice; tests/run installs it"]
fn a_spreadsheet_program_computes_the_same_ladders() {
    let folder = tempfile::tempdir().unwrap();
    let mut files = Vec::new();
    let mut ours = Vec::new();
    for (n, ladder) in LadderLibrary::shipped().all().iter().enumerate() {
        for (m, ties) in [TiePoints::Mean, TiePoints::Better, TiePoints::Listed].into_iter().enumerate() {
            let results_year = year(ladder.kind() == LadderKind::Games);
            let roster = Roster::new(&results_year, &IdentityDecisions::default());
            let choices = LadderChoices { ties: Some(ties), ..LadderChoices::default() };
            let compiled = CompiledLadder::new(ladder, &results_year, &roster, choices);
            let table = compiled.table();
            assert!(table.rows.len() > 12, "{}", ladder.name());
            let bytes = write_ladder(&compiled, &table, ladder.name(), &ExportOptions::default()).unwrap();
            let file = folder.path().join(format!("ladder-{n}-{m}.xlsx"));
            std::fs::write(&file, without_stored_values(&bytes)).unwrap();
            files.push(file.display().to_string());
            let (cells, formulas) = numbers(&bytes);
            assert!(formulas > table.rows.len() * 6, "{}: {formulas} formulas", ladder.name());
            ours.push((format!("ladder-{n}-{m}.xlsx"), ladder.name(), cells));
        }
    }
    let out = folder.path().join("out");
    std::fs::create_dir(&out).unwrap();
    recalculate(&files, &out);
    for (file, ladder, cells) in &ours {
        let (theirs, _) = numbers(&std::fs::read(out.join(file)).unwrap());
        let differs = |(at, value): &(&(String, u32, u32), &f64)| {
            theirs.get(*at).is_none_or(|other| (other - **value).abs() > 1e-9 * value.abs().max(1.0))
        };
        let wrong: Vec<_> = cells.iter().filter(differs).map(|(at, value)| (at, value, theirs.get(at))).collect();
        println!("{ladder}, {file}: {} figures, {} differ", cells.len(), wrong.len());
        assert!(wrong.is_empty(), "{ladder}, {file}: {wrong:#?}");
    }
}
