//! Imports files as directors make them: the values read, the cells stored as unplaced, and the findings.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io::Cursor;
use std::path::Path;

use calamine::{Data, Reader, open_workbook_auto_from_rs};
use proptest::prelude::*;
use rust_xlsxwriter::{Formula, Workbook};
use topboard::book::{
    Board, Book, CellAddress, CellEntry, Chart, Ending, Event, PerPower, Person, PersonId, Power, PublishedStanding,
    Round, RoundId, ScoreRuling, SeatColumn, UnplacedCell, Year, check_book,
};
use topboard::engine::Engine;
use topboard::import::{
    ConflictWinner, Finding, FindingEffect, FindingKind, ImportedFile, ReadError, Recipe, SheetsOfFile, read_results,
    results_by_recipe,
};
use topboard::languages::{Language, in_language};
use topboard::publish::{Audience, ExportOptions, PlainOptions, write_plain_table, write_workbook};

fn data(file: &str) -> Vec<u8> {
    fs::read(Path::new("tests/data").join(file)).unwrap()
}

fn import(file: &str) -> ImportedFile {
    read_results(&data(file), file).unwrap()
}

/// A player's game: round, board, player, centres, year of elimination.
type Game = (String, String, String, Option<u16>, Option<u16>);

/// The games of all seats.
fn games(book: &Book) -> Vec<Game> {
    let mut games = Vec::new();
    for (at, board) in book.boards() {
        for seat in board.seats.values() {
            games.push((
                book.round(at.round).unwrap().name.clone(),
                board.name.clone(),
                book.name_of(seat.player).to_owned(),
                seat.centres.get(),
                seat.eliminated.get().map(|year| year.0),
            ));
        }
    }
    games
}

/// The printed scores with two decimals, in the order of [`games`].
fn printed(book: &Book) -> Vec<Option<String>> {
    let seats = book.boards().flat_map(|(_, board)| board.seats.values());
    seats.map(|seat| seat.printed_score.map(|score| format!("{score:.2}"))).collect()
}

/// EuroDipCon 2015 as published, in the form of [`games`] and [`printed`].
fn published() -> (Vec<Game>, Vec<Option<String>>) {
    let mut games = Vec::new();
    let mut scores = Vec::new();
    for record in csv::Reader::from_reader(&data("edc2015-boards.csv")[..]).records() {
        let record = record.unwrap();
        let field = |at: usize| record[at].to_owned();
        games.push((field(0), field(1), field(2), record[3].parse().ok(), record[4].parse().ok()));
        scores.push(Some(field(5)));
    }
    (games, scores)
}

fn warnings(import: &ImportedFile) -> Vec<String> {
    import.findings.iter().filter(|f| f.kind == FindingKind::Warning).map(Finding::to_string).collect()
}

#[test]
fn a_sheet_per_round_with_a_block_per_board_gives_the_published_games() {
    let import = import("edc2015-boards.xlsx");
    let book = &import.book;
    let (games_published, scores) = published();
    assert_eq!(book.event.name, "EuroDipCon XXIII at ManorCon 2015");
    assert_eq!((book.rounds.len(), book.boards().count(), book.people.len()), (3, 14, 38));
    assert_eq!(games(book), games_published);
    assert_eq!(printed(book), scores);
    assert!(book.boards().all(|(_, board)| board.end_year == CellEntry::Value(Year(1909))));
    assert!(book.unplaced_cells.is_empty());
    assert!(warnings(&import).is_empty(), "{:?}", warnings(&import));
    assert!(check_book(book).is_empty());
}

#[test]
fn the_standings_of_the_workbook_are_stored_as_printed() {
    let book = import("edc2015-boards.xlsx").book;
    assert_eq!(book.published_standings.len(), 38);
    for (line, record) in
        book.published_standings.iter().zip(csv::Reader::from_reader(&data("edc2015-final-table.csv")[..]).records())
    {
        let record = record.unwrap();
        assert_eq!(book.name_of(Some(line.player)), &record[1]);
        assert_eq!(line.place, record[0].parse().ok());
        let rounds = (0..3).filter_map(|at| Some((RoundId(at), record[at as usize + 2].parse().ok()?)));
        assert_eq!(line.rounds, rounds.collect());
        // The sheet adds rounded scores, so five totals differ from the published ones by 0.01.
        assert!((line.total.unwrap() - record[5].parse::<f64>().unwrap()).abs() < 0.011, "{record:?}");
    }
}

#[test]
fn one_row_for_each_game_gives_the_same_games() {
    let book = import("edc2015-long.xlsx").book;
    let (games_published, scores) = published();
    assert_eq!(games(&book), games_published);
    assert_eq!(printed(&book), scores);
    assert_eq!(book.people.len(), 38);
    let jean = book.find_person("Jean Louis Delatre").unwrap();
    assert_eq!(jean.family, "Louis Delatre", "as in the file");
}

#[test]
fn boards_side_by_side_and_a_database_list_give_the_same_games() {
    let (games_published, scores) = published();
    let numbered: Vec<_> = games_published
        .into_iter()
        .map(|(round, board, player, centres, out)| {
            let number = u32::from(board.as_bytes()[0] - b'A') + 1;
            (round, number.to_string(), player, centres, out)
        })
        .collect();
    for file in ["edc2015-side-by-side.xlsx", "edc2015-side-by-side.ods", "edc2015-wdd-boards.csv"] {
        let book = import(file).book;
        assert_eq!(games(&book), numbered, "{file}");
        assert!(book.unplaced_cells.is_empty(), "{file}");
    }
    assert_eq!(printed(&import("edc2015-wdd-boards.csv").book), scores);
    assert_eq!(import("edc2015-side-by-side.xlsx").book.event.name, "EDC 2015");
}

#[test]
fn charts_by_year_are_read() {
    let book = import("centre-charts.xlsx").book;
    let mut games: BTreeMap<String, usize> = BTreeMap::new();
    for record in csv::Reader::from_reader(&data("centre-charts.csv")[..]).records() {
        let record = record.unwrap();
        *games.entry(record[0].to_owned()).or_default() += 1;
        let board = book.boards().map(|(_, board)| board).find(|board| board.name == record[0]).unwrap();
        let chart = board.charts.iter().find(|chart| chart.year.to_string() == record[1]).unwrap();
        for power in Power::ALL {
            assert_eq!(chart.centres[power].to_string(), record[2 + power.index()], "{record:?}");
        }
    }
    for (name, years) in games {
        let board = book.boards().map(|(_, board)| board).find(|board| board.name == name).unwrap();
        assert_eq!(board.charts.len(), years);
    }
}

#[test]
fn the_plain_table_reads_back_as_written() {
    let mut book = rich_book();
    // Remove the data for which a plain table has no columns.
    book.event = Event::default();
    book.published_standings.clear();
    book.unplaced_cells.clear();
    book.rounds[0].system = None;
    book.rounds[0].note.clear();
    book.rounds.pop();
    for round in &mut book.rounds {
        for board in &mut round.boards {
            board.system = None;
            for (_, seat) in board.seats.iter_mut() {
                (seat.printed_score, seat.ruling) = (None, None);
            }
        }
    }
    // Replace names and counts that the import would read with another meaning.
    for (person, name) in book.people.iter_mut().zip(["Loïs Martin", "Dan", "“Ben” 7", "Cem Ak"]) {
        *person = Person::new(person.id, name);
    }
    book.rounds[0].boards[1].seats[Power::England].centres = CellEntry::Value(4);
    book.rounds[0].boards[1].seats[Power::France].centres = CellEntry::Text("nobody knows".into());
    let options = PlainOptions { scores: false, audience: Audience::Director };
    let text = write_plain_table(&Engine::new(book.clone()), options).unwrap().bytes;
    let read = read_results(&text, "plain.csv").unwrap();
    assert_eq!(games(&read.book), games(&book));
    assert_eq!(read.book.rounds.len(), book.rounds.len());
    for ((_, ours), (_, theirs)) in read.book.boards().zip(book.boards()) {
        assert_eq!((&ours.charts, &ours.end_year, &ours.ending), (&theirs.charts, &theirs.end_year, &theirs.ending));
        for power in Power::ALL {
            let (ours, theirs) = (&ours.seats[power], &theirs.seats[power]);
            assert_eq!(
                (&ours.centres, &ours.eliminated, ours.in_draw),
                (&theirs.centres, &theirs.eliminated, theirs.in_draw)
            );
            assert_eq!((&ours.missed_moves, &ours.missed_winters), (&theirs.missed_moves, &theirs.missed_winters));
        }
    }
}

/// A book with data in every field that an exported workbook must contain.
fn rich_book() -> Book {
    let people = ["Loïs Martin", "Lois Martin", "“Ben” 7", "Cem  Ak"];
    let mut first = Board::new("A");
    first.end_year = CellEntry::Value(Year(1903));
    first.system = Some("OPaL".into());
    for (index, power) in Power::ALL.into_iter().enumerate() {
        let seat = &mut first.seats[power];
        seat.centres = CellEntry::Value([10, 9, 8, 7, 0, 0, 0][index]);
        seat.in_draw = Some(index < 4);
        if index > 3 {
            seat.eliminated = CellEntry::Value(Year(1902));
        }
    }
    for (index, power) in [Power::Austria, Power::Italy, Power::Turkey].into_iter().enumerate() {
        first.seats[power].player = Some(PersonId(u32::try_from(index).unwrap() + 1));
    }
    first.seats[Power::Austria].printed_score = Some(45.528_455_284_552_9);
    first.seats[Power::Italy].ruling = Some(Box::new(ScoreRuling { score: 12.5, reason: "left - early".into() }));
    first.seats[Power::Russia].missed_moves = CellEntry::Value(2);
    first.seats[Power::Russia].missed_winters = CellEntry::Text("some".into());
    for year in [1901, 1902] {
        let mut chart = Chart { year: Year(year), centres: PerPower::default() };
        chart.centres[Power::France] = CellEntry::Value(5);
        chart.centres[Power::Turkey] = CellEntry::Text("0 (1902)".into());
        first.charts.push(chart);
    }
    let mut second = Board::new("Milo - the (second)");
    second.ending = Ending::Conceded(Power::France);
    second.end_year = CellEntry::Text("late".into());
    second.seats[Power::France].player = Some(PersonId(4));
    second.seats[Power::France].centres = CellEntry::Text("-".into());
    second.seats[Power::England].centres = CellEntry::Text("4 (1904)".into());
    let mut third = Board::new("A");
    third.ending = Ending::Abandoned;
    Book {
        event: Event {
            name: "Tea-time Open: 2015".into(),
            venue: "Hall, Vick".into(),
            dates: "1-3 May".into(),
            country: String::new(),
            rules: "WDC 2006".into(),
            system: Some("C-Diplo 100".into()),
            ..Event::default()
        },
        systems: Vec::new(),
        people: (1..)
            .zip(people)
            .map(|(id, name)| Person {
                family: name.split(' ').next_back().unwrap().into(),
                region: "VIC".into(),
                note: if id == 2 { "plays late".into() } else { String::new() },
                ..Person::new(PersonId(id), name)
            })
            .collect(),
        rounds: vec![
            Round {
                name: "1".into(),
                system: Some("OPaL".into()),
                note: "rain".into(),
                boards: vec![first, second],
                ..Round::default()
            },
            Round { name: "Top board / final".into(), boards: vec![third], ..Round::default() },
            Round { name: "3".into(), ..Round::default() },
        ],
        published_standings: vec![PublishedStanding {
            player: PersonId(1),
            place: Some(1),
            rounds: [(RoundId(0), 45.53), (RoundId(2), 3.0)].into(),
            total: Some(48.53),
        }],
        unplaced_cells: vec![UnplacedCell {
            file: "old.xls".into(),
            sheet: "S 1".into(),
            cell: "B7".into(),
            text: "=A1".into(),
        }],
        ..Book::default()
    }
}

#[test]
fn an_exported_workbook_gives_the_same_book() {
    for book in [rich_book(), import("edc2015-boards.xlsx").book, import("centre-charts.xlsx").book] {
        let bytes = write_workbook(&Engine::new(book.clone()), &ExportOptions::for_director()).unwrap().bytes;
        let read = read_results(&bytes, "export.xlsx").unwrap();
        assert_eq!(read.book, book);
        let unplaced: Vec<_> = read.findings.iter().filter(|f| f.kind == FindingKind::Unplaced).collect();
        assert!(unplaced.is_empty(), "{unplaced:?}");
        check_every_cell("export.xlsx", &bytes);
    }
}

#[test]
fn an_import_into_an_empty_book_is_one_edit_and_one_undo() {
    for file in ["edc2015-boards.xlsx", "edc2015-wdd-classification.csv", "victorian-2002-final.xls"] {
        let import = import(file);
        let mut book = Book::default();
        let undo = book.apply(import.merge_edit(&Book::default(), ConflictWinner::Book)).unwrap();
        assert_eq!(book, import.book, "{file}");
        book.apply(undo).unwrap();
        assert_eq!(book, Book::default(), "{file}");
    }
}

#[test]
fn standings_with_footnotes_are_read_and_the_notes_are_stored() {
    for file in ["victorian-2002-final.xls", "victorian-2002-final.tsv"] {
        let import = import(file);
        assert_eq!(import.book.published_standings.len(), 15, "{file}");
        let fifth = &import.book.published_standings[4];
        assert_eq!((fifth.place, fifth.total), (Some(5), Some(26.0)), "{file}");
        assert!(warnings(&import).iter().any(|message| message.contains("“26**” is read as 26")), "{file}");
    }
    let stored: Vec<String> =
        import("victorian-2002-final.xls").book.unplaced_cells.into_iter().map(|cell| cell.text).collect();
    assert_eq!(stored, ["* played one game only", "** played two games"]);
}

/// The fields of a line. A separator between quotation marks is part of a field, and a doubled mark is one mark. No field
/// of the sample files has a line break.
fn fields_of_line(line: &str, separator: char) -> Vec<String> {
    let (mut fields, mut field, mut quoted) = (Vec::new(), String::new(), false);
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.next_if_eq(&'"').is_some() => field.push('"'),
            '"' if quoted || field.is_empty() => quoted = !quoted,
            _ if letter == separator && !quoted => fields.push(std::mem::take(&mut field)),
            _ => field.push(letter),
        }
    }
    fields.push(field);
    fields
}

/// Every cell of a workbook or table that is not blank, read without Topboard's own code.
fn cells_of_file(file: &str, bytes: &[u8]) -> Vec<(String, u32, u32, String)> {
    let mut cells = Vec::new();
    let extension = Path::new(file).extension().unwrap().to_str().unwrap();
    if matches!(extension, "csv" | "tsv" | "txt") {
        let separator = if extension == "tsv" { '\t' } else { ',' };
        for (row, line) in (0..).zip(std::str::from_utf8(bytes).unwrap().lines()) {
            let fields = if extension == "txt" { vec![line.to_owned()] } else { fields_of_line(line, separator) };
            for (column, field) in (0..).zip(fields) {
                cells.push((Path::new(file).file_stem().unwrap().to_str().unwrap().to_owned(), row, column, field));
            }
        }
    } else {
        let mut book = open_workbook_auto_from_rs(Cursor::new(bytes)).unwrap();
        for (sheet, range) in book.worksheets() {
            let (top, left) = range.start().unwrap_or_default();
            for (row, column, value) in range.used_cells() {
                let at = (top + u32::try_from(row).unwrap(), left + u32::try_from(column).unwrap());
                let text = if let Data::Float(number) = value { number.to_string() } else { value.to_string() };
                cells.push((sheet.clone(), at.0, at.1, text));
            }
        }
    }
    cells.retain(|(_, _, _, text)| !text.trim().is_empty());
    cells
}

/// Checks every cell: it is either recognised, ignored for a reason, or stored unchanged as an unplaced cell. Returns
/// the number of cells, or 0 if nothing was recognised.
fn check_every_cell(file: &str, bytes: &[u8]) -> usize {
    let cells = cells_of_file(file, bytes);
    let import = match read_results(bytes, file) {
        Ok(import) => import,
        Err(ReadError::NothingRecognised { sheets, .. }) => {
            for (sheet, ..) in &cells {
                let unread = sheets.iter().find(|unread| unread.sheet == *sheet).unwrap();
                assert!(!unread.reason.is_empty());
            }
            return 0;
        }
        Err(other) => panic!("{file}: {other}"),
    };
    let own = import.findings.iter().any(|finding| finding.sheet == "Event");
    for (sheet, row, column, text) in &cells {
        let at = topboard::import::SheetAddress::new(*row, *column);
        let used = import.findings.iter().filter(|finding| {
            matches!(finding.kind, FindingKind::Recognised | FindingKind::Ignored)
                && finding.sheet == *sheet
                && finding.cells.iter().any(|range| range.contains(at))
        });
        let stored = import
            .book
            .unplaced_cells
            .iter()
            .filter(|cell| cell.sheet == *sheet && cell.cell == at.to_string() && (own || cell.file == file))
            .collect::<Vec<_>>();
        assert_eq!(used.count() + stored.len(), 1, "{file} {sheet}!{at} “{text}”");
        assert!(stored.iter().all(|cell| cell.text == *text), "{file} {sheet}!{at} “{text}” is stored as {stored:?}");
    }
    check_sources(file, &cells, &import);
    cells.len()
}

/// Checks that each value in the book is in the cell that the import gives as its source.
fn check_sources(file: &str, cells: &[(String, u32, u32, String)], import: &ImportedFile) {
    let texts: HashMap<(&str, u32, u32), &str> =
        cells.iter().map(|(sheet, row, column, text)| ((sheet.as_str(), *row, *column), text.as_str())).collect();
    for (place, sheet, at) in import.cell_sources.entries() {
        let text = texts.get(&(sheet, at.row, at.column)).copied();
        let CellAddress::Seat(seat, column) = place else { continue };
        let board = import.book.board(seat.board).unwrap();
        if column == SeatColumn::InDraw {
            continue;
        }
        let value = board.seat_value(seat.power, column).text(&import.book);
        assert!(!value.is_empty() || text.is_none(), "{file}: {sheet}!{at} became nothing");
        let Some(text) = text else {
            assert!(value.starts_with('='), "{file}: {sheet}!{at} is blank, and became “{value}”");
            continue;
        };
        // “0 (1904)” has two values, a first name is part of a cell, “4” means 1904, and 45.10 equals 45.1.
        let (text, value) = (&text.replace(',', "."), value.replace(',', "."));
        let same =
            text.contains(&value) || value.contains(text.as_str()) || text.parse::<f64>() == value.parse::<f64>();
        assert!(same, "{file}: {sheet}!{at} “{text}” became “{value}”");
    }
}

#[test]
fn no_cell_of_any_sample_is_dropped() {
    let mut understood = 0;
    for entry in fs::read_dir("tests/data").unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_str().unwrap().to_owned();
        let is_table = [".xlsx", ".xls", ".ods", ".csv", ".tsv", ".txt"].iter().any(|end| file.ends_with(end));
        if is_table && !file.starts_with("protected") {
            understood += usize::from(check_every_cell(&file, &data(&file)) > 0);
        }
    }
    assert!(understood >= 9, "{understood} samples were understood");
}

#[test]
fn unrecognised_sheets_are_reported_one_by_one() {
    let error_of = |file: &str| read_results(&data(file), file).unwrap_err().to_string();
    let boards = error_of("edc2015-boards.csv");
    assert!(
        boards.contains("edc2015-boards: row 1 holds headings, but none of them says which power was played."),
        "{boards}"
    );
    let rows = error_of("edc2015-dixie-no-header.csv");
    assert!(rows.contains("edc2015-dixie-no-header: no row of headings was found"), "{rows}");
}

#[test]
fn a_remark_in_the_row_of_a_name_is_no_part_of_the_name() {
    let counts = [8, 7, 6, 5, 4, 3, 1];
    let card = |power: Power| {
        let (centres, remark) = (counts[power.index()], if power == Power::Austria { ",,,thanks!" } else { "" });
        let next = Power::ALL[(power.index() + 1) % 7];
        let of_next = counts[next.index()];
        format!(
            "Player:,Ann Lee {}{remark}\nRound,Board,Power,SCs\n1,A,{power},{centres}\n2,A,{next},{of_next}\n\n",
            power.letter()
        )
    };
    let import = read_results(Power::ALL.map(card).concat().as_bytes(), "cards.csv").unwrap();
    let seats = &import.book.rounds[0].boards[0].seats;
    for (power, seat) in seats.iter() {
        assert_eq!(import.book.name_of(seat.player), format!("Ann Lee {}", power.letter()));
        assert_eq!(seat.centres.get().map(usize::from), Some(counts[power.index()]));
    }
    let unplaced: Vec<_> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(unplaced, ["thanks!"]);
}

#[test]
fn every_part_of_a_remark_about_a_board_is_entered_or_kept() {
    let read = |title: &str| {
        let rows = Power::ALL.map(|power| format!("{power},Player {},{}\n", power.letter(), power.index() + 1));
        let text = format!("Round 1\n{title}\nPower,Player,SCs\n{}", rows.concat());
        read_results(text.as_bytes(), "remarks.csv").unwrap().book
    };
    for (title, name, year, ending, unplaced) in [
        ("Board A abandoned", "A", None, Ending::Abandoned, 0),
        ("Board A ended 1909", "A", Some(1909), Ending::Played, 0),
        ("Board A (abandoned 1906)", "A", Some(1906), Ending::Abandoned, 0),
        ("\"Board A, Room 4, ended 1908 draw\"", "A", Some(1908), Ending::Played, 1),
        ("Board A,\"ended 1907, conceded to France\"", "A", Some(1907), Ending::Conceded(Power::France), 0),
        ("Board A,\"Ended in 1909, draw\"", "A", Some(1909), Ending::Played, 1),
        ("Board A,ended 1907 abandoned", "A", Some(1907), Ending::Abandoned, 0),
    ] {
        let book = read(title);
        let board = &book.rounds[0].boards[0];
        let held = (board.name.as_str(), board.end_year.get().map(|year| year.0), board.ending);
        assert_eq!(held, (name, year, ending), "{title}");
        assert_eq!(book.unplaced_cells.len(), unplaced, "{title}: {:?}", book.unplaced_cells);
    }
}

/// The rows of a board: players with this first name, or none, and these counts, or none.
fn rows_of_game(game: &str, first_name: Option<&str>, counts: Option<[u8; 7]>) -> String {
    let row = |power: Power| {
        let player = first_name.map(|name| format!("{name} {power}")).unwrap_or_default();
        let count = counts.map(|counts| counts[power.index()].to_string()).unwrap_or_default();
        format!("{game},{power},{player},{count}\n")
    };
    Power::ALL.map(row).concat()
}

#[test]
fn rounds_that_may_be_one_are_asked_about() {
    let asked = |rows: &[String]| -> Vec<String> {
        let text = format!("Round,Board,Power,Player,SCs\n{}", rows.concat());
        let findings = read_results(text.as_bytes(), "results.csv").unwrap().findings;
        let asked = findings.into_iter().filter(|finding| finding.effect == FindingEffect::Asked);
        asked.map(|finding| finding.message).collect()
    };
    let (counts, corrected) = (Some([1, 2, 3, 4, 5, 7, 12]), Some([1, 2, 3, 4, 5, 8, 11]));
    let (first, second) = (rows_of_game("1,A", Some("Ann"), counts), rows_of_game("1,B", Some("Ben"), counts));
    let questions = asked(&[first.clone(), second, rows_of_game("Recount,A", Some("Ann"), corrected)]);
    let is_of_board = |question: &String| question.contains("Recount everybody plays the same power");
    assert!(questions.iter().any(is_of_board), "{questions:?}");
    let of_both = rows_of_game("Recount,A", Some("Ann"), corrected) + &rows_of_game("Recount,B", Some("Cleo"), counts);
    let questions = asked(&[first.clone(), of_both]);
    let is_of_board = |question: &String| question.contains("Recount, board A, everybody plays the same power");
    assert!(questions.iter().any(is_of_board), "{questions:?}");
    let parts = [("Players", Some(()), None), ("Centres", None, counts)].map(|(round, players, counts)| {
        let of_board = |board: &str| rows_of_game(&format!("{round},{board}"), players.map(|()| board), counts);
        of_board("A") + &of_board("B")
    });
    let questions = asked(&parts);
    let is_of_parts = |question: &String| question.contains("the players and no counts of boards A and B");
    assert!(questions.iter().any(is_of_parts), "{questions:?}");
    let questions = asked(&[first, rows_of_game("2,A", Some("Ben"), None)]);
    assert!(questions.is_empty(), "a round that is only seated is none of these: {questions:?}");
}

#[test]
fn a_copied_round_and_a_list_without_boards_are_told() {
    let rows = |boards: [&str; 2]| -> Vec<String> {
        let row = |board: &str, power: Power| {
            let player = format!("Ann {board}{}", power.letter());
            format!("{board},{power},{player},{}\n", power.index() + 1)
        };
        boards.iter().flat_map(|board| Power::ALL.map(|power| row(board, power))).collect()
    };
    let with_round =
        |round: &str| rows(["A", "B"]).iter().map(|row| format!("{round},{row}")).collect::<Vec<_>>().concat();
    let text = format!("Round,Board,Power,Player,SCs\n{}{}", with_round("1"), with_round("2"));
    let import = read_results(text.as_bytes(), "copied.csv").unwrap();
    let told = |text: &str| import.findings.iter().any(|finding| finding.message.contains(text));
    assert!(
        told("in Round 2 everybody plays the same power on the same board as in Round 1."),
        "{:?}",
        import.findings
    );
    let mut by_power = rows(["A", "B"]);
    by_power.sort_by_key(|row| row.split(',').nth(1).map(str::to_owned));
    let without_board = |rows: &[String]| -> String {
        let cells = rows.iter().map(|row| format!("1,{}", row.split_once(',').unwrap().1));
        cells.collect::<Vec<_>>().concat()
    };
    let unnamed = without_board(&by_power);
    let error =
        read_results(format!("Round,Power,Player,SCs\n{unnamed}").as_bytes(), "sorted.csv").unwrap_err().to_string();
    assert!(error.contains("no column says which board a row belongs to"), "{error}");
    let by_board = without_board(&rows(["A", "B"]));
    let book = read_results(format!("Round,Power,Player,SCs\n{by_board}").as_bytes(), "boards.csv").unwrap().book;
    assert_eq!(book.boards().count(), 2, "in groups of seven powers, the boards are known");
}

#[test]
fn a_year_with_the_heading_of_another_column_is_kept_and_told() {
    let rows = |counts: [&str; 7]| -> String {
        let row = |(power, counts): (Power, &str)| format!("{power},Ann {},{counts}\n", power.letter());
        Power::ALL.into_iter().zip(counts).map(row).collect::<Vec<_>>().concat()
    };
    let charts = rows(["5,5,4,0", "4,5,6,6", "5,5,6,9", "5,5,4,4", "4,4,2,0", "6,6,7,8", "4,4,5,7"]);
    let text = format!("Round 1\nBoard A\nPower,Player,1901,1902,1902,1904\n{charts}");
    let book = read_results(text.as_bytes(), "year-twice.csv").unwrap().book;
    assert_eq!(book.boards().count(), 1);
    let board = &book.rounds[0].boards[0];
    let years: Vec<u16> = board.charts.iter().map(|chart| chart.year.0).collect();
    assert_eq!(years, [1901, 1902, 1904]);
    assert_eq!(board.charts[2].centres[Power::France].get(), Some(9));
    assert_eq!(book.unplaced_cells.len(), 8, "{:?}", book.unplaced_cells);
}

#[test]
fn standings_without_headings_are_read_by_what_their_columns_hold() {
    let file = "edc2015-results-no-header.csv";
    let import = import(file);
    let book = &import.book;
    let text = String::from_utf8(data(file)).unwrap();
    assert_eq!(book.published_standings.len(), text.lines().count());
    for (line, standing) in text.lines().zip(&book.published_standings) {
        let rounds = book.printed_rounds().into_iter().map(|round| standing.rounds.get(&round).copied());
        let scores = rounds.chain([standing.total]).map(|score| score.map_or(String::new(), two_decimals));
        let read = [standing.place.unwrap().to_string(), book.name_of(Some(standing.player)).to_owned()];
        assert_eq!(read.into_iter().chain(scores).collect::<Vec<_>>().join(","), line);
    }
    assert!(book.unplaced_cells.is_empty(), "{:?}", book.unplaced_cells);
    let said = import.findings.iter().any(|finding| finding.message.contains("The columns have no headings."));
    assert!(said, "{:?}", import.findings);
}

fn two_decimals(score: f64) -> String {
    format!("{score:.2}")
}

#[test]
fn lines_without_headings_are_read_by_their_powers() {
    let import = import("french-2025-blocks.txt");
    let book = &import.book;
    assert_eq!((book.rounds.len(), book.rounds[0].name.as_str()), (1, "3"));
    let read: Vec<(&str, Vec<_>)> = book
        .boards()
        .map(|(_, board)| {
            let seats = Power::ALL.map(|power| {
                let seat = &board.seats[power];
                (book.name_of(seat.player), seat.centres.get())
            });
            (board.name.as_str(), seats.into())
        })
        .collect();
    let seats = |names: [&'static str; 7], counts: [u16; 7]| names.into_iter().zip(counts.map(Some)).collect();
    let first = ["Emmanuel", "Kevin J.", "Marc", "Pierre-Louis", "Gabriel", "Yann", "Yashas"];
    let second = ["Virgile", "Cyril", "Gabriel", "Gauthier", "Eric", "Brieuc", "Christophe"];
    assert_eq!(read, [("1", seats(first, [7, 2, 5, 7, 3, 8, 2])), ("2", seats(second, [1, 7, 8, 0, 6, 3, 9]))]);
    assert!(book.unplaced_cells.is_empty(), "{:?}", book.unplaced_cells);
}

#[test]
fn a_remark_on_a_value_of_a_seat_is_in_the_language_of_the_window() {
    let table = "round,board,power,player,centres,missed_moves\n1,A,Austria,Ann,4,many\n1,A,England,Ben,5,1\n";
    let remarks = in_language(Language::German, || warnings(&read_results(table.as_bytes(), "games.csv").unwrap()));
    let told = "erwartet wird eine Zahl versäumter Befehle, nicht „many“";
    assert!(remarks.iter().any(|remark| remark.contains(told)), "{remarks:?}");
}

/// A sheet of round 2 with one block. The rows of the powers begin in row 7.
fn workbook_of_round_2(counts: [&str; 7]) -> Vec<u8> {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet().set_name("Round 2").unwrap();
    sheet.write(0, 0, "Our con").unwrap();
    sheet.write(4, 0, "Board B").unwrap();
    for (column, heading) in (0..).zip(["Power", "Player", "Centres", "Out"]) {
        sheet.write(5, column, heading).unwrap();
    }
    for ((row, power), count) in (6..).zip(Power::ALL).zip(counts) {
        sheet.write(row, 0, power.name()).unwrap();
        sheet.write(row, 1, format!("Player {row}")).unwrap();
        match count.parse::<u16>() {
            Ok(number) => sheet.write(row, 2, number).unwrap(),
            Err(_) => sheet.write(row, 2, count).unwrap(),
        };
    }
    sheet.write(13, 1, "Total").unwrap();
    sheet.write_formula(13, 2, Formula::new("=SUM(C7:C13)").set_result("35")).unwrap();
    workbook.save_to_buffer().unwrap()
}

#[test]
fn thirty_five_centres_are_imported_and_located_in_the_file() {
    let import = read_results(&workbook_of_round_2(["8", "8", "8", "8", "3", "0", "0"]), "our.xlsx").unwrap();
    let problems = check_book(&import.book);
    assert_eq!(problems[0].message, "35 centres; a board has 34");
    assert_eq!(import.cell_sources.location(problems[0].address), Some("Round 2!C14".to_owned()));
    assert_eq!(import.book.boards().next().unwrap().1.centre_sum(), 35);
}

#[test]
fn letters_in_a_number_cell_are_imported_and_located_in_the_file() {
    let import = read_results(&workbook_of_round_2(["8", "eight", "8", "8", "3", "0", "0"]), "our.xlsx").unwrap();
    assert_eq!(import.book.rounds[0].boards[0].seats[Power::England].centres, CellEntry::Text("eight".into()));
    assert_eq!(
        warnings(&import),
        ["Round 2!C8: “eight” is not a number of centres; it is kept as text and can be corrected after the import."]
    );
    let problem = &check_book(&import.book)[0];
    assert_eq!(import.cell_sources.location(problem.address), Some("Round 2!C8".to_owned()));
}

#[test]
fn a_player_seated_twice_and_two_soloists_are_located_in_the_file() {
    let text = "round,board,power,player,centres\n2,A,Austria,Ann,18\n2,A,England,ann,18\n";
    let import = read_results(text.as_bytes(), "our.csv").unwrap();
    let messages: Vec<String> = check_book(&import.book)
        .iter()
        .map(|problem| format!("{}: {}", import.cell_sources.location(problem.address).unwrap(), problem.message))
        .collect();
    assert!(messages.contains(&"our!D3: Ann sits twice at board A".to_owned()), "{messages:?}");
    assert!(messages.contains(&"our!E3: two soloists, Austria and England".to_owned()), "{messages:?}");
}

#[test]
fn a_formula_without_a_stored_result_is_reported() {
    // A script wrote this file, and no spreadsheet program has opened it.
    let import = import("formulas-without-results.xlsx");
    let messages = warnings(&import);
    for cell in ["D2", "E2"] {
        let start = format!("Results!{cell}: this formula has no stored result; open the file");
        assert!(messages.iter().any(|message| message.starts_with(&start)), "{messages:?}");
    }
    assert_eq!(import.book.unplaced_cells[0].text, "=D2*2");
    assert_eq!(import.book.rounds[0].boards[0].seats[Power::Italy].centres, CellEntry::Text("=2+3".into()));
}

#[test]
fn merged_board_cells_apply_to_all_their_rows() {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    for (column, heading) in (0..).zip(["Table", "Country", "SC"]) {
        sheet.write(0, column, heading).unwrap();
    }
    let format = rust_xlsxwriter::Format::new();
    for (first, name) in [(1, "1"), (8, "2")] {
        sheet.merge_range(first, 0, first + 6, 0, name, &format).unwrap();
        for (row, power) in (first..).zip(Power::ALL) {
            sheet.write(row, 1, power.name()).unwrap();
            sheet.write(row, 2, 4).unwrap();
        }
    }
    let import = read_results(&workbook.save_to_buffer().unwrap(), "our.xlsx").unwrap();
    let names: Vec<&str> = import.book.boards().map(|(_, board)| board.name.as_str()).collect();
    assert_eq!(names, ["1", "2"]);
    assert!(check_book(&import.book).iter().all(|problem| problem.message.contains("28 centres")));
}

#[test]
fn a_board_on_two_sheets_is_read_twice_and_reported() {
    let mut workbook = Workbook::new();
    for (sheet, centres) in [("Games", 5), ("Again", 6)] {
        let sheet = workbook.add_worksheet().set_name(sheet).unwrap();
        for (column, heading) in (0..).zip(["Round", "Board", "Power", "Centres"]) {
            sheet.write(0, column, heading).unwrap();
        }
        for (row, power) in (1..).zip(Power::ALL) {
            sheet.write(row, 0, 1).unwrap();
            sheet.write(row, 1, "A").unwrap();
            sheet.write(row, 2, power.name()).unwrap();
            sheet.write(row, 3, centres).unwrap();
        }
    }
    let import = read_results(&workbook.save_to_buffer().unwrap(), "our.xlsx").unwrap();
    let sums: Vec<u32> = import.book.boards().map(|(_, board)| board.centre_sum()).collect();
    assert_eq!(sums, [35, 42], "neither is lost");
    assert_eq!(
        warnings(&import),
        [
            "Again!B2: Round 1, board A is on another sheet too, with other players or counts, and both are kept. If this sheet \
          is about another event, delete it in the file and import it again; else remove one of the two boards after the \
          import."
        ]
    );
}

/// A workbook with board A of round 1 on two sheets. The columns after the power are those of `headings`, and a row of
/// `first` and `second` is that of a power. The other powers have a player and 5 centres.
fn board_twice(headings: &[&str], first: &[(Power, &[&str])], second: &[(Power, &[&str])]) -> Vec<u8> {
    let mut workbook = Workbook::new();
    for (name, rows) in [("Games", first), ("Again", second)] {
        let sheet = workbook.add_worksheet().set_name(name).unwrap();
        for (column, heading) in (0..).zip(["Round", "Board", "Power", "Player", "Centres"].iter().chain(headings)) {
            sheet.write(0, column, *heading).unwrap();
        }
        for (row, power) in (1..).zip(Power::ALL) {
            let player = format!("Player {power}");
            let cells = rows.iter().find(|(known, _)| *known == power).map_or(&[][..], |(_, cells)| cells);
            let texts = ["1", "A", power.name(), &player, "5"].into_iter().chain(cells.iter().copied());
            for (column, text) in (0..).zip(texts).filter(|(_, text)| !text.is_empty()) {
                sheet.write(row, column, text).unwrap();
            }
        }
    }
    workbook.save_to_buffer().unwrap()
}

#[test]
fn boards_whose_names_are_exchanged_on_the_second_sheet_are_told() {
    let mut workbook = Workbook::new();
    for (name, boards) in [("Games", ["A", "B"]), ("Again", ["B", "A"])] {
        let sheet = workbook.add_worksheet().set_name(name).unwrap();
        for (column, heading) in (0..).zip(["Round", "Board", "Power", "Player"]) {
            sheet.write(0, column, heading).unwrap();
        }
        let seats = [0, 1].into_iter().flat_map(|board| Power::ALL.map(|power| (board, power)));
        for (row, (board, power)) in (1..).zip(seats) {
            let player = format!("Player {board} {power}");
            for (column, text) in (0..).zip(["1", boards[board], power.name(), &player]) {
                sheet.write(row, column, text).unwrap();
            }
        }
    }
    let import = read_results(&workbook.save_to_buffer().unwrap(), "our.xlsx").unwrap();
    let told = |board: &str, other: &str| {
        let what = format!(
            "Round 1, board {board} is on another sheet too, but with the players of board {other}. Both are kept."
        );
        warnings(&import).iter().any(|warning| warning.contains(&what))
    };
    assert!(told("A", "B") && told("B", "A"), "{:#?}", warnings(&import));
}

#[test]
fn everything_on_the_second_sheet_of_a_board_is_in_the_book_or_told() {
    let headings = ["Ended", "Result", "Ruling", "Reason", "Missed_moves", "Missed_winters", "Note", "1901"];
    let first: [(Power, &[&str]); 2] = [
        (Power::Austria, &["1908", "", "", "", "", "1", "early", "5"]),
        (Power::France, &["", "", "", "", "", "", "", "6"]),
    ];
    let second: [(Power, &[&str]); 2] = [
        (Power::Austria, &["1909", "conceded to", "", "", "2", "3", "late", "4"]),
        (Power::England, &["", "", "40", "left", "", "", "away", "7"]),
    ];
    let bytes = board_twice(&headings, &first, &second);
    let import = read_results(&bytes, "our.xlsx").unwrap();
    let [(_, board)] = import.book.boards().collect::<Vec<_>>()[..] else { panic!("{:?}", import.book.rounds) };
    assert_eq!((board.end_year.get(), board.ending), (Some(Year(1908)), Ending::Conceded(Power::Austria)));
    let (austria, england) = (&board.seats[Power::Austria], &board.seats[Power::England]);
    assert_eq!(
        (austria.missed_moves.get(), austria.missed_winters.get(), austria.note.as_str()),
        (Some(2), Some(1), "early")
    );
    assert_eq!(england.ruling, Some(Box::new(ScoreRuling { score: 40.0, reason: "left".into() })));
    assert_eq!(england.note, "away");
    let chart = |power| board.charts[0].centres[power].get();
    assert_eq!([Power::Austria, Power::England, Power::France].map(chart), [Some(5), Some(7), Some(6)]);
    let kept: Vec<(&str, &str)> =
        import.book.unplaced_cells.iter().map(|cell| (cell.cell.as_str(), cell.text.as_str())).collect();
    assert_eq!(kept, [("F2", "1909"), ("K2", "3"), ("L2", "late"), ("M2", "4")]);
    assert_eq!(
        warnings(&import),
        [
            ("F2", "the last year is 1908, and here it is 1909", "1908"),
            ("K2", "the missed winters of Austria are 1, and here they are 3", "1"),
            ("L2", "the note of Austria is early, and here it is late", "early"),
            ("M2", "the centres of Austria in 1901 are 5, and here they are 4", "5"),
        ]
        .map(|(cell, values, known)| format!(
            "Again!{cell}: Round 1, board A is on another sheet too. There, {values}. {known} is used; correct it after the import if it is wrong."
        ))
    );
    check_every_cell("our.xlsx", &bytes);
}

#[test]
fn a_title_that_contradicts_that_of_the_other_sheet_is_kept() {
    let mut workbook = Workbook::new();
    for (name, title) in [("Boards", "Round 1, Board A - ended 1908"), ("Again", "Round 1, Board A - ended 1909")] {
        let sheet = workbook.add_worksheet().set_name(name).unwrap();
        sheet.write(0, 0, title).unwrap();
        for (column, text) in (0..).zip(["Power", "Player", "SC"]) {
            sheet.write(1, column, text).unwrap();
        }
        for (row, power) in (2..).zip(Power::ALL) {
            sheet.write(row, 0, power.name()).unwrap();
            sheet.write(row, 1, format!("Player {power}")).unwrap();
            sheet.write(row, 2, 4).unwrap();
        }
    }
    let bytes = workbook.save_to_buffer().unwrap();
    let import = read_results(&bytes, "our.xlsx").unwrap();
    let years: Vec<_> = import.book.boards().map(|(_, board)| board.end_year.get()).collect();
    assert_eq!(years, [Some(Year(1908))]);
    assert_eq!(import.book.unplaced_cells[0].text, "Round 1, Board A - ended 1909");
    let told = warnings(&import);
    assert!(told[0].contains("the last year is 1908, and here it is 1909."), "{told:?}");
    check_every_cell("our.xlsx", &bytes);
}

#[test]
fn broken_files_are_refused_with_a_clear_error() {
    let error_of = |bytes: &[u8], file: &str| read_results(bytes, file).unwrap_err().to_string();
    let boards = data("edc2015-boards.xlsx");
    assert_eq!(
        error_of(&boards[..boards.len() / 2], "/home/td/half.xlsx"),
        "“half.xlsx” is cut short: its end is missing. Copy or download it again, then import it."
    );
    for file in ["protected.xlsx", "protected.ods"] {
        assert!(error_of(&data(file), file).starts_with(&format!("“{file}” is protected with a password.")), "{file}");
    }
    assert!(error_of(b"", "a.xlsx").starts_with("“a.xlsx” is empty."));
    assert!(error_of(&Workbook::new().save_to_buffer().unwrap_or_default(), "b.xlsx").contains("is empty"));
    assert!(error_of(b"%PDF-1.7", "c.xlsx").starts_with("“c.xlsx” is a PDF, not a workbook. Choose an .xlsx"));
    assert!(error_of(&[0, 159, 146, 150, 0], "d.csv").contains("not a workbook"));
    assert!(
        error_of(b"{ \"format\": \"topboard\" }", "e.topboard")
            .contains("add it to another book, use `topboard import e.topboard --into")
    );
    let old = data("victorian-2002-final.xls");
    assert!(error_of(&old[..old.len() / 3], "f.xls").starts_with("“f.xls” is cut short"));
    // In the list of streams, a name ends outside the file.
    let mut torn = old.clone();
    torn[512..1024].fill(0xAB);
    assert!(matches!(read_results(&torn, "g.xls"), Err(ReadError::Damaged { .. } | ReadError::Truncated { .. })));
}

#[test]
fn an_old_workbook_with_a_password_is_detected() {
    // Excel 97 marks encryption with a record of type 2F after the first record of the workbook.
    let mut bytes = data("victorian-2002-final.xls");
    let begin = [0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00];
    let at = bytes.windows(begin.len()).position(|window| window == begin).unwrap() + 4 + 0x10;
    bytes[at..at + 2].copy_from_slice(&[0x2F, 0x00]);
    assert!(matches!(read_results(&bytes, "old.xls"), Err(ReadError::PasswordProtected { .. })));
}

#[test]
fn the_content_of_a_file_decides_its_format_not_its_name() {
    assert_eq!(read_results(&data("edc2015-side-by-side.ods"), "results.xls").unwrap().book.boards().count(), 14);
    assert_eq!(read_results(&data("edc2015-wdd-boards.csv"), "results.xlsx").unwrap().book.boards().count(), 14);
}

/// Words from directors' sheets, and some arbitrary text.
fn word() -> impl Strategy<Value = String> {
    let known = [
        "",
        "",
        "",
        "Round",
        "Board",
        "Power",
        "Player",
        "Centres",
        "Out",
        "Score",
        "Total",
        "Draw",
        "Result",
        "Ended",
        "Rank",
        "R1",
        "1901",
        "1902",
        "Austria",
        "E",
        "France",
        "GER",
        "Italy",
        "r",
        "Turkey",
        "Board A",
        "Table 2 :",
        "Round 1",
        "ended 1908",
        "0 (1904)",
        "16",
        "4",
        "0",
        "45,53",
        "26**",
        "yes",
        "-",
        "abandoned",
        "Ann",
        "ANN",
        "Topboard event",
        "Event",
        "“Ben”",
        "Total:",
        "=1+1",
        "35",
        "999999999999",
        "-3",
        "1e308",
    ];
    prop_oneof![9 => proptest::sample::select(known.map(str::to_owned).to_vec()), 1 => "\\PC{0,8}"]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400), head in 0..4_usize) {
        let mut file = [&b""[..], b"PK\x03\x04", b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", b"\xEF\xBB\xBF"][head].to_vec();
        file.extend(bytes);
        if let Ok(import) = read_results(&file, "x.csv") {
            prop_assert!(!import.findings.is_empty());
        }
    }

    #[test]
    fn a_damaged_workbook_never_panics(at in any::<prop::sample::Index>(), byte in any::<u8>(), end in any::<prop::sample::Index>()) {
        for file in ["edc2015-long.xlsx", "victorian-2002-final.xls"] {
            let mut bytes = data(file);
            let position = at.index(bytes.len());
            bytes[position] = byte;
            let _ = read_results(&bytes, file);
            bytes.truncate(end.index(bytes.len()));
            let _ = read_results(&bytes, file);
            // The last sector of an old workbook may be incomplete.
            let mut bytes = data(file);
            bytes.truncate(end.index(bytes.len() - 512));
            prop_assert!(read_results(&bytes, file).is_err());
        }
    }

    #[test]
    fn arbitrary_tables_lose_nothing(rows in prop::collection::vec(prop::collection::vec(word(), 1..7), 1..14)) {
        let mut workbook = Workbook::new();
        let sheet = workbook.add_worksheet();
        for (row, words) in (0..).zip(&rows) {
            for (column, word) in (0..).zip(words) {
                match word.parse::<f64>() {
                    Ok(number) if number.is_finite() => sheet.write(row, column, number).unwrap(),
                    _ => sheet.write(row, column, word).unwrap(),
                };
            }
        }
        let bytes = workbook.save_to_buffer().unwrap();
        if !cells_of_file("x.xlsx", &bytes).is_empty() && check_every_cell("x.xlsx", &bytes) > 0 {
            let import = read_results(&bytes, "x.xlsx").unwrap();
            let mut book = Book::default();
            book.apply(import.merge_edit(&Book::default(), ConflictWinner::Book)).unwrap();
            prop_assert_eq!(book, import.book);
        }
    }
}

/// An export by Topboard with one board, a round without boards, and a sheet that somebody added.
fn own_export(format: &str) -> Vec<u8> {
    let sheets: [(&str, &[&[&str]]); 4] = [
        (
            "Round 1",
            &[&["Con"], &["Round 1"], &[], &["Board A"], &["Power", "Player", "Centres"], &["Austria", "Ann", "5"]],
        ),
        ("Final", &[&["Con"], &["Final"]]),
        ("Hotel", &[&["Rooms"], &["ask for Ann"]]),
        ("Event", &[&["Topboard event"], &["Name", "Con"], &["Format", format]]),
    ];
    let mut workbook = Workbook::new();
    for (name, rows) in sheets {
        let sheet = workbook.add_worksheet().set_name(name).unwrap();
        for (row, cells) in (0..).zip(rows) {
            for (column, text) in (0..).zip(*cells) {
                sheet.write_string(row, column, *text).unwrap();
            }
        }
    }
    workbook.save_to_buffer().unwrap()
}

#[test]
fn a_taught_word_leaves_our_own_workbook_our_own() {
    let book = rich_book();
    let bytes = write_workbook(
        &Engine::new(book.clone()),
        &ExportOptions { audience: Audience::Director, ..ExportOptions::default() },
    )
    .unwrap()
    .bytes;
    let mut recipe = Recipe::default();
    recipe.teach("Tyrkia = Turkey").unwrap();
    let sheets = SheetsOfFile::read(&bytes, "con.xlsx").unwrap();
    let taught = results_by_recipe(&sheets, &recipe).unwrap();
    assert_eq!(taught.book, read_results(&bytes, "con.xlsx").unwrap().book);
}

#[test]
fn a_sheet_added_to_an_export_is_not_a_round() {
    let import = read_results(&own_export("1"), "con.xlsx").unwrap();
    let rounds: Vec<&str> = import.book.rounds.iter().map(|round| round.name.as_str()).collect();
    assert_eq!(rounds, ["1", "Final"]);
    let stored: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(stored, ["Rooms", "ask for Ann"]);
    assert!(import.findings.iter().any(|finding| finding.message.contains("not a sheet that Topboard writes")));
}

#[test]
fn a_deleted_row_of_a_power_in_an_export_is_told() {
    let import = changed_export(&["Power", "Player", "Centres"], "", "Board B");
    let told = import.findings.iter().any(|finding| finding.message.contains("board B has no row for Russia."));
    assert!(told, "{:?}", import.findings);
    let turkey = &import.book.rounds[0].boards[1].seats[Power::Turkey];
    assert_eq!(turkey.centres.get(), Some(13));
}

/// An export by Topboard in which somebody changed one board: the headings, or a power.
fn changed_export(headings: &[&str], power: &str, title: &str) -> ImportedFile {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet().set_name("Round 1").unwrap();
    let mut row = 0;
    let mut write = |cells: &[&str]| {
        for (column, text) in (0..).zip(cells) {
            match text.parse::<f64>() {
                Ok(number) => sheet.write(row, column, number).unwrap(),
                Err(_) => sheet.write(row, column, *text).unwrap(),
            };
        }
        row += 1;
    };
    write(&["Con"]);
    write(&["Round 1"]);
    write(&[]);
    for (title, player, headings, russia) in
        [("Board A", "Ann", &["Power", "Player", "Centres"][..], "Russia"), (title, "Ben", headings, power)]
    {
        write(&[title, "ended 1908"]);
        write(headings);
        for (name, count) in ["Austria", "England", "France", "Germany", "Italy", russia, "Turkey"].iter().zip(1..) {
            // The row of the power was deleted.
            if name.is_empty() {
                continue;
            }
            write(&[
                name,
                &format!("{player} {count}"),
                &(count + if count == 7 { 6 } else { 0 }).to_string(),
                "cheerful",
            ]);
        }
        write(&["Total", "", "34"]);
        write(&[]);
    }
    let sheet = workbook.add_worksheet().set_name("Event").unwrap();
    for (row, cells) in (0..).zip([["Topboard event", ""], ["Name", "Con"], ["Format", "1"]]) {
        sheet.write_string(row, 0, cells[0]).unwrap().write_string(row, 1, cells[1]).unwrap();
    }
    read_results(&workbook.save_to_buffer().unwrap(), "con.xlsx").unwrap()
}

#[test]
fn a_changed_board_of_an_export_is_read_like_any_other() {
    for (headings, power, title) in [
        (&["Power", "Player", "SC"][..], "Russia", "Board B"),
        (&["Land", "Spieler", "Zentren"], "Russland", "Tisch B"),
        (&["Power", "Who", "Dots", "Mood"], "Russia", "Board B"),
        (&["Power", "Player", "Centres"], "Russland", "Board B"),
    ] {
        let import = changed_export(headings, power, title);
        let boards = &import.book.rounds[0].boards;
        assert_eq!(boards.iter().map(|board| board.name.as_str()).collect::<Vec<_>>(), ["A", "B"], "{headings:?}");
        for board in boards {
            assert_eq!((board.centre_sum(), board.end_year.get()), (34, Some(Year(1908))), "{headings:?}");
            assert_eq!(board.seats[Power::Russia].centres.get(), Some(6));
            assert!(import.book.name_of(board.seats[Power::Russia].player).ends_with(" 6"));
        }
        // A text beside the board is kept.
        assert_eq!(import.book.unplaced_cells.iter().filter(|cell| cell.text == "cheerful").count(), 14);
        let told = warnings(&import).iter().any(|warning| warning.contains("are not as Topboard wrote them"));
        assert_eq!(told, power != "Russia", "{headings:?}: {:?}", warnings(&import));
    }
}

#[test]
fn a_column_that_somebody_added_beside_the_score_is_kept() {
    let import = changed_export(&["Power", "Player", "Centres", "Score", "Bonus"], "Russia", "Board B");
    let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert!(kept.contains(&"Bonus"), "{kept:?}");
    assert_eq!(import.book.rounds[0].boards[1].centre_sum(), 34);
}

/// A workbook of ours whose only sheet of a round has these rows. A number is written as one.
fn own_workbook_of_rows(rows: &[Vec<String>]) -> ImportedFile {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet().set_name("Round 1").unwrap();
    for (row, cells) in (0..).zip(rows) {
        for (column, text) in (0..).zip(cells) {
            match text.parse::<f64>() {
                Ok(number) => sheet.write(row, column, number).unwrap(),
                Err(_) => sheet.write(row, column, text).unwrap(),
            };
        }
    }
    let sheet = workbook.add_worksheet().set_name("Event").unwrap();
    for (row, cells) in (0..).zip([["Topboard event", ""], ["Name", "Con"], ["Format", "1"]]) {
        sheet.write_string(row, 0, cells[0]).unwrap().write_string(row, 1, cells[1]).unwrap();
    }
    read_results(&workbook.save_to_buffer().unwrap(), "con.xlsx").unwrap()
}

/// The rows of a board: its title, the headings, the powers with these counts, and the sum.
fn rows_of_board(title: &str, counts: [u16; 7]) -> Vec<Vec<String>> {
    let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
    let mut rows = vec![vec![title.to_owned()], row(["Power", "Player", "Centres"])];
    for (power, count) in Power::ALL.into_iter().zip(counts) {
        rows.push(row([power.name(), &format!("{title} {power}"), &count.to_string()]));
    }
    rows.push(row(["Total", "", "34"]));
    rows.push(Vec::new());
    rows
}

#[test]
fn a_second_round_below_the_boards_of_an_export_is_a_round_of_its_own() {
    let title = |text: &str| vec![vec![text.to_owned()]];
    let rows = [
        title("Con"),
        title("Round 1"),
        title(""),
        rows_of_board("Board A", [7, 5, 9, 0, 4, 6, 3]),
        title("Round 2"),
        title(""),
        rows_of_board("Board A", [0, 11, 4, 8, 6, 0, 5]),
    ];
    let import = own_workbook_of_rows(&rows.concat());
    let rounds: Vec<(&str, usize)> =
        import.book.rounds.iter().map(|round| (round.name.as_str(), round.boards.len())).collect();
    assert_eq!(rounds, [("1", 1), ("2", 1)]);
    assert_eq!(import.book.rounds[1].boards[0].seats[Power::England].centres.get(), Some(11));
}

#[test]
fn rows_inserted_at_the_top_of_an_export_and_other_titles_cost_no_board() {
    let title = |text: &str| vec![vec![text.to_owned()]];
    let rows = [
        title(""),
        title(""),
        title("Con"),
        title("Round 1"),
        rows_of_board("Table A", [7, 5, 9, 0, 4, 6, 3]),
        rows_of_board("Table B", [0, 11, 4, 8, 6, 0, 5]),
    ];
    let import = own_workbook_of_rows(&rows.concat());
    assert_eq!(import.book.rounds.len(), 1);
    let boards = &import.book.rounds[0].boards;
    assert_eq!(boards.iter().map(|board| board.name.as_str()).collect::<Vec<_>>(), ["A", "B"]);
    assert!(boards.iter().all(|board| board.centre_sum() == 34));
}

#[test]
fn an_export_of_a_newer_layout_is_refused_with_a_clear_error() {
    assert_eq!(
        read_results(&own_export("3"), "con.xlsx").unwrap_err().to_string(),
        "“con.xlsx” was written by a newer Topboard (layout 3). Import it there, or install that version here; the file \
         is unchanged."
    );
}

#[test]
fn a_draw_of_one_beside_eighteen_centres_is_a_solo() {
    let import = import("federation-solo.csv");
    let board = &import.book.rounds[0].boards[0];
    assert_eq!(board.soloist(), Some(Power::Austria));
    assert!(!board.is_agreed_draw() && board.seats.values().all(|seat| seat.in_draw.is_none()));
    assert_eq!(check_book(&import.book), []);
}

#[test]
fn counts_of_years_that_were_not_played_are_told_and_not_used() {
    let cases = [
        ("zeros-to-1912", "34 centres in 1907 and fewer in 1908, 1909, 1910, 1911 and 1912"),
        ("list-with-zeros", "34 centres in 1907 and fewer in 1908 and 1909"),
        ("one-power-of-1908", "34 centres in 1907 and fewer in 1908"),
        ("fewer-centres-in-1908", "34 centres in 1907 and fewer in 1908"),
    ];
    for (file, told) in cases {
        let import = import(&format!("charts-typed-ahead/{file}.xlsx"));
        let board = &import.book.rounds[0].boards[0];
        let counts = Power::ALL.map(|power| board.current_count(power));
        assert_eq!(counts, [4, 6, 1, 7, 8, 8, 0].map(Some), "{file}");
        assert_eq!(board.last_year(), Some(Year(1907)), "{file}");
        assert_eq!(board.charts.last().map(|chart| chart.year), Some(Year(1907)), "{file}");
        let kept = |finding: &Finding| finding.message.contains(told) && finding.kind == FindingKind::Unplaced;
        assert!(import.findings.iter().any(kept), "{file}: {:?}", import.findings);
    }
}

#[test]
fn a_board_of_six_has_no_error_at_the_power_that_nobody_plays() {
    let mut book = import("boards-of-six.csv").book;
    assert!(!check_book(&book).iter().any(|problem| problem.message.contains("nobody sits")));
    // One board of the round lacks a power alone: somebody is missing.
    book.rounds[0].boards.truncate(1);
    assert!(check_book(&book).iter().any(|problem| problem.message.starts_with("nobody sits at Turkey")));
}
