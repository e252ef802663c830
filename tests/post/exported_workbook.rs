//! The exported workbook: its cells, formulas and print set-up, and what Topboard reads back from it.

use std::collections::HashMap;
use std::io::{Cursor, Read};

use calamine::{Data, DataType, Range, Reader, Xlsx};
use topboard::book::{
    AttendanceEntry, AttendanceStatus, Award, Board, BoardRef, Book, Card, CardKind, CellEntry, Chart, DeclinedSeat,
    DrawProposal, Edit, Ending, Event, NeighbourTable, NotebookEntry, Penalty, PenaltyAmount, PerPower, Person,
    PersonId, Power, PowerChoice, ProposalOutcome, PublishedStanding, ReservedSeat, Role, Round, RoundId, RoundSeating,
    ScoreRuling, Season, SeatField, SkillVotes, StoredDraw, StoredDrawInput, StoredDrawRound, Substitute, Team,
    TopBoard, UnplacedCell, Year,
};
use topboard::engine::Engine;
use topboard::import::{ConflictWinner, read_results};
use topboard::publish::{Audience, ExportError, ExportOptions, Paper, PlainOptions, write_plain_table, write_workbook};

/// EuroDipCon 2015 as published. The powers are not published, so players get them in order.
fn edc_2015() -> Book {
    let mut book = Book {
        event: Event { name: "EuroDipCon 2015".into(), rules: "EDC 2015".into(), ..Event::default() },
        ..Book::default()
    };
    let mut reader = csv::Reader::from_path("tests/data/edc2015-boards.csv").unwrap();
    let mut seated = 0;
    for record in reader.records().map(Result::unwrap) {
        if book.rounds.last().is_none_or(|round| round.name != record[0]) {
            book.rounds.push(Round { name: record[0].into(), ..Round::default() });
        }
        let round = book.rounds.len() - 1;
        let boards = &mut book.rounds[round].boards;
        if boards.last().is_none_or(|board| board.name != record[1]) {
            boards.push(Board::new(&record[1]));
            seated = 0;
        }
        let seat = BoardRef::new(round, boards.len() - 1).seat(Power::ALL[seated]);
        seated += 1;
        for edit in [
            book.edit_to_seat(seat, &record[2]),
            Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::parse(&record[3]))),
            Edit::Seat(seat.first_id(), SeatField::Eliminated(CellEntry::parse(&record[4]))),
        ] {
            book.apply(edit).unwrap();
        }
    }
    book
}

/// A book with data in every field.
fn book_with_everything() -> Book {
    let mut book = Book {
        event: Event {
            name: "Topboard & friends “2026” <rehearsal>".into(),
            venue: "The Old Library, Utrecht".into(),
            dates: "1 to 3 May".into(),
            country: "Netherlands".into(),
            rules: "WDC 2006".into(),
            system: Some("C-Diplo 100".into()),
            ..Event::default()
        },
        people: ["Ann", "Ben", "=1+1", "Nan", "Inf", "123", "1904", "true", "O'Donnchú \"Ó\" ♟️ 陈", "Éva"]
            .into_iter()
            .zip(1..)
            .map(|(name, id)| Person::new(PersonId(id), name))
            .collect(),
        ..Book::default()
    };
    book.people.push(Person::new(PersonId(11), "x".repeat(300)));
    book.people.push(Person {
        family: "Nowhere".into(),
        region: "NL".into(),
        note: "arrives on\nSaturday, row 2; says \"maybe\"".into(),
        role: Role::Unranked,
        group: "=B".into(),
        handicap: Some(0.1 + 0.2),
        wants_team: true,
        penalties: vec![Penalty { amount: PenaltyAmount::Percent(25.0), reason: " late; twice\n".into() }],
        ..Person::new(PersonId(12), "Sits Nowhere")
    });
    book.people[7].replaced_by = Some(PersonId(10));

    let mut conceded = Board::new("B");
    conceded.ending = Ending::Conceded(Power::France);
    let mut abandoned = Board::new("C");
    abandoned.ending = Ending::Abandoned;
    abandoned.system = Some("Nobody's own system".into());

    book.rounds = vec![
        Round {
            name: "1".into(),
            system: Some("WDC 2006".into()),
            note: "Clocks ran 30 s late.\nBoard A".into(),
            boards: vec![finished_board(), running_board()],
            ..Round::default()
        },
        Round {
            name: "Round 1".into(),
            boards: vec![board_with_unreadable_cells(), Board::new("nobody sat")],
            ..Round::default()
        },
        Round { name: "Semi-final [day 2]: who/what? and a long tail of words".into(), ..Round::default() },
        Round {
            name: "semi-final [Day 2]: who/what? and a long tail of words".into(),
            boards: vec![conceded, abandoned],
            ..Round::default()
        },
        Round { name: "Standings".into(), ..Round::default() },
        Round { name: "Board A".into(), boards: vec![Board::new("Total")], ..Round::default() },
    ];
    book.rounds[0].sat_out = vec![PersonId(12), PersonId(8)];
    book.rounds[1].scores_released = Some(false);
    add_decisions(&mut book);
    add_draw_data(&mut book);
    let text = std::fs::read_to_string("assets/scoring/sum-of-squares.toml").unwrap();
    book.systems = vec![text.replace("Sum of Squares", "House rules"), "not even a system\r\n\n= 1".into()];
    let published = |player, place, (round, score), total| PublishedStanding {
        player: PersonId(player),
        place,
        rounds: [(RoundId(round), score)].into(),
        total,
    };
    book.published_standings =
        vec![published(4, Some(1), (0, 45.53), Some(45.53)), published(5, None, (1, 0.1 + 0.2), None)];
    let unplaced = |cell: &str, text: &str| UnplacedCell {
        file: "results.xlsx".into(),
        sheet: "Round 1".into(),
        cell: cell.into(),
        text: text.into(),
    };
    book.unplaced_cells = vec![unplaced("C14", "umpire: Ann"), unplaced("D15", "=SUM(A1:A9)"), unplaced("E1", "007")];
    book
}

/// Adds the data that a director decides: rulesets, teams, top board, awards and notebook.
fn add_decisions(book: &mut Book) {
    book.rulesets = vec!["not a ruleset\r\n".into()];
    book.teams = vec![
        Team {
            name: "Berlin; 1".into(),
            captain: Some(PersonId(3)),
            members: vec![PersonId(2), PersonId(3)],
            country: "Germany".into(),
            scratch: true,
        },
        Team::default(),
    ];
    book.top_board = TopBoard {
        declined: vec![DeclinedSeat { player: PersonId(5), note: "a train, at “noon”".into() }],
        preferred_players: vec![PersonId(6)],
        extra_qualifiers: vec![PersonId(7), PersonId(1)],
        choice_order: vec![PersonId(1), PersonId(2)],
        chosen_powers: vec![PowerChoice { player: PersonId(2), game: 1, power: Power::Turkey }],
    };
    let award = |name: &str, winners: &[u32]| Award {
        name: name.into(),
        winners: winners.iter().copied().map(PersonId).collect(),
        note: "agreed\nby all".into(),
    };
    book.awards = vec![award("Best Austria", &[4, 5]), award("", &[])];
    book.notebook = vec![
        NotebookEntry {
            time: "2026-05-01 14:05".into(),
            location: "R1 A".into(),
            text: "=ruled: “stands”\n\tso be it".into(),
        },
        NotebookEntry::default(),
    ];
}

/// Adds attendance, preferences, separations and stored draws.
fn add_draw_data(book: &mut Book) {
    (book.event.town, book.event.sign_up_closed) = ("Utrecht".into(), "2026-04-30".into());
    let person = &mut book.people[1];
    (person.signed_up, person.town) = ("2026-05-01 07:55".into(), "=Utrecht".into());
    person.preferred_powers = vec![Power::France, Power::Germany];
    book.separations = vec![[PersonId(1), PersonId(2)], [PersonId(11), PersonId(12)]];
    book.neighbours = NeighbourTable::Own(vec![[Power::Austria, Power::Turkey]]);
    let words = AttendanceStatus::ALL.into_iter().zip(1..);
    book.rounds[2].attendance = words.map(|(is, id)| AttendanceEntry::new(PersonId(id), is)).collect();
    book.rounds[2].attendance[0].power = Some(Power::Italy);
    let seats = |last: u32| PerPower::from_fn(|power| Some(PersonId(u32::try_from(power.index()).unwrap() + last)));
    book.rounds[2].draws = (1..=2)
        .map(|seed| StoredDraw {
            time: "2026-05-02 09:58".into(),
            seed,
            version: "0.1.0".into(),
            input: StoredDrawInput {
                people: (1..=12).map(PersonId).collect(),
                earlier_rounds: vec![RoundSeating { boards: vec![seats(1), seats(2)], sat_out: vec![PersonId(12)] }],
                earlier_names: vec!["1".into()],
                round_index: 1,
                rounds: vec![StoredDrawRound {
                    present: (1..=9).map(PersonId).collect(),
                    on_two_boards: vec![PersonId(3)],
                    sit_out_groups: vec![vec![PersonId(8)], vec![PersonId(9), PersonId(1)]],
                    teams: vec![vec![PersonId(2), PersonId(3)]],
                    reserved_seats: vec![ReservedSeat {
                        player: PersonId(4),
                        board: Some(0),
                        power: Some(Power::Italy),
                    }],
                    empty_seats: vec![(0, Power::Turkey)],
                    preferences: vec![(PersonId(2), vec![Power::France])],
                    strength: vec![(PersonId(2), 1500)],
                }],
                separations: vec![[PersonId(1), PersonId(2)]],
                neighbours: NeighbourTable::Wide,
                move_limit: 50_000,
            },
            seating: RoundSeating { boards: vec![seats(3)], sat_out: vec![PersonId(1)] },
        })
        .collect();
}

/// A finished game with a draw vote, printed scores and two rulings.
fn finished_board() -> Board {
    let mut finished_board = Board::new("A");
    finished_board.end_year = CellEntry::Value(Year(1909));
    for (power, (centres, out)) in Power::ALL.into_iter().zip([
        (11, None),
        (8, None),
        (8, None),
        (4, None),
        (3, None),
        (0, Some(1904)),
        (0, Some(1907)),
    ]) {
        let seat = &mut finished_board.seats[power];
        seat.player = Some(PersonId(u32::try_from(power.index()).unwrap() + 1));
        seat.centres = CellEntry::Value(centres);
        seat.eliminated = out.map(Year).into();
        seat.in_draw = Some(centres > 0);
        seat.printed_score = Some(f64::from(centres) / 3.0);
    }
    finished_board.seats[Power::England].ruling =
        Some(Box::new(ScoreRuling { score: 33.25, reason: "=awarded after an appeal, “late” orders".into() }));
    finished_board.seats[Power::Turkey].ruling = Some(Box::new(ScoreRuling { score: -0.5, reason: String::new() }));
    finished_board.is_top_board = true;
    finished_board.proposals = vec![DrawProposal {
        year: Year(1907),
        season: Season::Fall,
        proposer: Some(Power::Italy),
        members: vec![Power::France, Power::England],
        outcome: ProposalOutcome::Vetoed,
        note: "a hand went up".into(),
    }];
    let mut votes = SkillVotes { skill: "Best Negotiator".into(), ..SkillVotes::default() };
    votes.grades[Power::Italy][Power::France] = CellEntry::parse("a");
    votes.grades[Power::Italy][Power::Russia] = CellEntry::parse("very good");
    finished_board.votes = vec![votes];
    let seat = &mut finished_board.seats[Power::Russia];
    seat.penalties = vec![Penalty { amount: PenaltyAmount::Points(2.5), reason: "=rude; very".into() }];
    seat.substitutes = vec![Substitute { player: PersonId(12), start: "Fall 1903".into() }];
    seat.scores_for = Some(PersonId(12));
    seat.cards = vec![Card { kind: CardKind::Yellow, moment: "Spring 1904".into(), note: "30 seconds".into() }];
    finished_board
}

/// A running game with its own scoring system and gaps in its charts.
fn running_board() -> Board {
    let mut running_board = Board::new("the 7th: A/B");
    running_board.system = Some("Sum of Squares".into());
    for year in 1901..=1903 {
        let mut chart = Chart { year: Year(year), centres: PerPower::default() };
        for power in Power::ALL {
            chart.centres[power] = CellEntry::Value(4);
        }
        running_board.charts.push(chart);
    }
    running_board.charts[2].centres[Power::Italy] = CellEntry::Text(" four? ".into());
    running_board.charts[1].centres[Power::Russia] = CellEntry::Blank;
    running_board.seats[Power::Italy].player = Some(PersonId(9));
    running_board.seats[Power::Russia].player = Some(PersonId(11));
    running_board.seats[Power::Russia].locked = true;
    running_board.seats[Power::Russia].missed_moves = CellEntry::Value(3);
    running_board.seats[Power::Russia].missed_winters = CellEntry::Text("many".into());
    running_board
}

/// A game with unreadable cells.
fn board_with_unreadable_cells() -> Board {
    let mut board_with_unreadable_cells = Board::new("");
    board_with_unreadable_cells.end_year = CellEntry::Text("late at night".into());
    board_with_unreadable_cells.seats[Power::France].centres = CellEntry::Text("1O".into());
    board_with_unreadable_cells.seats[Power::France].eliminated = CellEntry::Text("=1904".into());
    let mut gap = Chart { year: Year(1902), centres: PerPower::default() };
    gap.centres[Power::Austria] = CellEntry::Value(5);
    board_with_unreadable_cells.charts = vec![gap, Chart { year: Year(1905), centres: PerPower::default() }];
    board_with_unreadable_cells
}

/// The copy for the director.
fn workbook(book: Book) -> Vec<u8> {
    write_workbook(&Engine::new(book), &ExportOptions::for_director()).unwrap().bytes
}

fn open(bytes: &[u8]) -> Xlsx<Cursor<&[u8]>> {
    Xlsx::new(Cursor::new(bytes)).unwrap()
}

/// The cells of a sheet by their addresses.
fn cells<T>(range: &Range<T>, empty: impl Fn(&T) -> bool) -> HashMap<String, T>
where
    T: Clone + Default + PartialEq + std::fmt::Debug + calamine::CellType,
{
    let (top, left) = range.start().unwrap_or_default();
    let named = range.used_cells().filter(|(_, _, value)| !empty(value)).map(|(row, column, value)| {
        let column = u8::try_from(column + left as usize).unwrap();
        (format!("{}{}", char::from(b'A' + column), row + top as usize + 1), value.clone())
    });
    named.collect()
}

fn values(bytes: &[u8], sheet: &str) -> HashMap<String, Data> {
    cells(&open(bytes).worksheet_range(sheet).unwrap(), |value| *value == Data::Empty)
}

fn formulas(bytes: &[u8], sheet: &str) -> HashMap<String, String> {
    cells(&open(bytes).worksheet_formula(sheet).unwrap(), String::is_empty)
}

fn text(value: &str) -> Data {
    Data::String(value.to_owned())
}

/// The text of one file inside the workbook.
pub(crate) fn part(bytes: &[u8], name: &str) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut text = String::new();
    archive.by_name(name).unwrap().read_to_string(&mut text).unwrap();
    text
}

#[test]
fn a_round_is_a_sheet_with_one_board_below_another() {
    let bytes = workbook(edc_2015());
    assert_eq!(
        open(&bytes).sheet_names(),
        ["Round 1", "Round 2", "Round 3", "Standings", "Awards", "Players", "Event"]
    );
    let sheet = values(&bytes, "Round 1");
    for (cell, value) in [
        ("A1", text("EuroDipCon 2015")),
        ("A2", text("Round 1")),
        ("A4", text("Board A")),
        ("A5", text("Power")),
        ("B5", text("Player")),
        ("C5", text("Centres")),
        ("D5", text("Out")),
        ("F5", text("Score")),
        ("A6", text("Austria")),
        ("B6", text("Cyrille Sevin")),
        ("C6", Data::Float(16.0)),
        ("D9", Data::Float(1904.0)),
        ("A13", text("Total")),
        ("C13", Data::Float(34.0)),
        ("A15", text("Board B")),
    ] {
        assert_eq!(sheet.get(cell), Some(&value), "{cell}");
    }
    let Some(Data::Float(score)) = sheet.get("F6") else { panic!("no score: {:?}", sheet.get("F6")) };
    assert_eq!(topboard::figures::format_rounded(*score, 2), "45.53");
    assert!((score - 45.53).abs() > 1e-6, "the cell has all digits, not only those shown: {score}");
}

#[test]
fn the_columns_of_a_scoring_system_have_a_capital_like_their_neighbours() {
    let mut book = edc_2015();
    book.event.rules = "EuroDipCon 4".into();
    let bytes = workbook(book);
    let headings: Vec<String> = open(&bytes)
        .worksheet_range("Round 1")
        .unwrap()
        .rows()
        .nth(4)
        .unwrap()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert!(headings.contains(&"Rank bonus".to_owned()), "{headings:?}");
    let small: Vec<&String> =
        headings.iter().filter(|heading| heading.starts_with(|c: char| c.is_ascii_lowercase())).collect();
    assert!(small.is_empty(), "{headings:?}");
    assert!(read_results(&bytes, "con.xlsx").unwrap().book.unplaced_cells.is_empty());
}

#[test]
fn sums_and_totals_are_formulas_with_stored_results() {
    let bytes = workbook(edc_2015());
    let round = formulas(&bytes, "Round 1");
    assert_eq!(round.get("C13").map(String::as_str), Some("SUM(C6:C12)"));
    assert_eq!(round.get("F13").map(String::as_str), Some("SUM(F6:F12)"));
    let standings = formulas(&bytes, "Standings");
    assert_eq!(standings.get("C6").map(String::as_str), Some("'Round 1'!F6"), "a game's score comes from its board");
    assert_eq!(
        standings.get("F6").map(String::as_str),
        Some(
            "IF(COUNT(C6:E6)>=1,LARGE(C6:E6,1),0)+IF(COUNT(C6:E6)>=2,LARGE(C6:E6,2),0)+0.5*IF(COUNT(C6:E6)>=3,LARGE(C6:E6,3),0)"
        ),
        "best two and half the third"
    );
}

#[test]
fn the_standings_are_the_published_ones() {
    let sheet = values(&workbook(edc_2015()), "Standings");
    assert_eq!(sheet["A1"], text("EuroDipCon 2015"));
    assert_eq!([&sheet["C5"], &sheet["F5"]], [&text("R1"), &text("Total")]);
    let mut table = csv::Reader::from_path("tests/data/edc2015-final-table.csv").unwrap();
    for (record, row) in table.records().map(Result::unwrap).zip(6..) {
        let number = |column: &str| match sheet.get(&format!("{column}{row}")) {
            Some(Data::Float(number)) => topboard::figures::format_rounded(*number, if column == "A" { 0 } else { 2 }),
            None => String::new(),
            other => panic!("{column}{row}: {other:?}"),
        };
        assert_eq!(number("A"), record[0]);
        assert_eq!(sheet[&format!("B{row}")], text(&record[1]));
        assert_eq!(
            [number("C"), number("D"), number("E"), number("F")],
            [2, 3, 4, 5].map(|field| record[field].to_owned())
        );
    }
}

#[test]
fn halves_and_dropped_games_are_marked_and_explained() {
    let bytes = workbook(edc_2015());
    assert!(values(&bytes, "Standings").values().any(|value| *value == text("×½: half of the score counts.")));
    let styles = part(&bytes, "xl/styles.xml");
    // As on paper, the part stands behind the number, and the other numbers leave its room free.
    assert!(styles.contains("0.00&quot; ×½&quot;") && styles.contains("0.00_ _×_½"), "{styles}");

    let mut book = edc_2015();
    book.event.rules = "Best three games".into();
    let twice = book.rounds.clone();
    book.rounds.extend(twice);
    for (round, number) in book.rounds.iter_mut().zip(1..) {
        round.name = number.to_string();
    }
    let bytes = workbook(book);
    assert!(
        values(&bytes, "Standings").values().any(|value| *value == text("Struck through: the game does not count."))
    );
    assert!(part(&bytes, "xl/styles.xml").contains("<strike/>"));
}

#[test]
fn a_round_held_back_is_in_the_copy_for_the_director_only() {
    let mut book = edc_2015();
    book.event.rules = "WDC 2006".into();
    let twice = book.rounds.clone();
    book.rounds.extend(twice);
    book.rounds.truncate(5);
    for (round, number) in book.rounds.iter_mut().zip(1..) {
        round.name = number.to_string();
    }
    let posted = |book: &Book| write_workbook(&Engine::new(book.clone()), &ExportOptions::default()).unwrap();
    let file = posted(&book);
    let notice = "Round 5 is held back: its scores are not posted yet, and do not count here.";
    let standings = values(&file.bytes, "Standings");
    assert!(standings.values().any(|value| *value == text(notice)));
    assert_eq!([&standings["F5"], &standings["G5"]], [&text("R4"), &text("Total")]);
    assert!(values(&file.bytes, "Awards").values().all(|value| !value.to_string().contains("Round 5,")));
    assert_eq!(
        open(&file.bytes).sheet_names(),
        ["Round 1", "Round 2", "Round 3", "Round 4", "Standings", "Qualification", "Awards"]
    );
    assert_eq!(file.withheld.to_string(), "Left out: Round 5 is held back.");

    let all = workbook(book.clone());
    assert_eq!(values(&all, "Standings")["G5"], text("R5"));
    assert_eq!(read_back(&all), book);
    book.rounds[4].scores_released = Some(true);
    assert_eq!(values(&posted(&book).bytes, "Standings")["G5"], text("R5"), "after the director released it");
}

#[test]
fn two_games_in_one_round_share_one_cell() {
    let mut book = edc_2015();
    let first = book.rounds[0].boards[0].clone();
    book.rounds[0].boards.push(Board { name: "Z".into(), ..first });
    let sheet = values(&workbook(book), "Standings");
    let row = (6..60).find(|row| sheet[&format!("B{row}")] == text("Cyrille Sevin")).unwrap();
    assert_eq!(sheet[&format!("C{row}")], text("45.53 + 45.53"));
}

#[test]
fn the_awards_list_all_tied_winners_and_those_named_by_the_director() {
    let mut book = edc_2015();
    let jury = book.find_person("Dan Lester").unwrap().id;
    let award = |name: &str, note: &str| Award { name: name.into(), winners: vec![jury], note: note.into() };
    book.awards = vec![award("Best England", "after a protest"), award("Best hat", "")];
    let sheet = values(&workbook(book), "Awards");
    let row = |row: u32| ["A", "B", "C", "D", "E", "F"].map(|column| sheet.get(&format!("{column}{row}")).cloned());
    let award_cell = |at: u32, column: usize| row(at)[column].clone();
    assert_eq!(award_cell(6, 0), Some(text("Best Austria")));
    assert_eq!(award_cell(6, 1), Some(text("Brian Dennehy")));
    assert_eq!([award_cell(6, 3), award_cell(6, 4)], [Some(Data::Float(16.0)), Some(text("Round 3, board A"))]);
    assert_eq!([award_cell(7, 0), award_cell(7, 1)], [Some(text("Best England")), Some(text("Dan Lester"))]);
    assert_eq!(award_cell(7, 5), Some(text("decided by the director: after a protest")));
    assert_eq!(award_cell(8, 5), Some(text("by the figures")));
    let at = (6..30).find(|at| award_cell(*at, 0) == Some(text("Best Turkey"))).unwrap();
    assert_eq!(
        [award_cell(at, 1), award_cell(at + 1, 1)],
        [Some(text("Owen Richards")), Some(text("Tjalling Sybesma"))]
    );
    let hat = (at..30).find(|at| award_cell(*at, 0) == Some(text("Best hat"))).unwrap();
    assert_eq!(award_cell(hat, 1), Some(text("Dan Lester")));
}

#[test]
fn every_sheet_is_ready_for_the_printer() {
    let created = jiff::civil::date(2015, 7, 19).at(18, 30, 0, 0);
    let engine = Engine::new(book_with_everything());
    for (paper, in_file) in [(Paper::A4, "paperSize=\"9\""), (Paper::Letter, "paperSize=\"1\"")] {
        let bytes =
            write_workbook(&engine, &ExportOptions { paper, created: Some(created), ..ExportOptions::for_director() })
                .unwrap()
                .bytes;
        let names = part(&bytes, "xl/workbook.xml");
        for sheet in 1..=open(&bytes).sheet_names().len() {
            let xml = part(&bytes, &format!("xl/worksheets/sheet{sheet}.xml"));
            for wanted in [
                in_file,
                "fitToPage=\"1\"",
                "fitToHeight=\"0\"",
                "horizontalCentered=\"1\"",
                "state=\"frozen\"",
                "Page &amp;P of &amp;N",
                "Topboard &amp;&amp; friends",
                "19 July 2015, 18:30",
            ] {
                assert!(xml.contains(wanted), "sheet {sheet} has no {wanted}");
            }
            let index = sheet - 1;
            assert!(names.contains(&format!("\"_xlnm.Print_Area\" localSheetId=\"{index}\"")), "{names}");
            assert!(names.contains(&format!("\"_xlnm.Print_Titles\" localSheetId=\"{index}\"")), "{names}");
        }
    }
}

#[test]
fn a_board_is_never_split_over_two_pages() {
    let mut book = edc_2015();
    let boards = book.rounds[0].boards.clone();
    for _ in 0..4 {
        book.rounds[0].boards.extend(boards.clone());
    }
    let bytes = workbook(book);
    let sheet = values(&bytes, "Round 1");
    let xml = part(&bytes, "xl/worksheets/sheet1.xml");
    let breaks: Vec<u32> =
        xml.split("<brk id=\"").skip(1).map(|rest| rest.split('"').next().unwrap().parse().unwrap()).collect();
    assert!(breaks.len() >= 4, "25 boards need five pages or more: {breaks:?}");
    for row in breaks {
        // The page break is below this row. Rows are counted from 1.
        let below = sheet.get(&format!("A{}", row + 1));
        assert!(matches!(below, Some(Data::String(title)) if title.starts_with("Board ")), "{row}: {below:?}");
    }
}

#[test]
fn names_are_always_written_as_text() {
    let bytes = workbook(book_with_everything());
    let sheet = values(&bytes, "Round 1");
    let players: Vec<&Data> = (7..=13).filter_map(|row| sheet.get(&format!("B{row}"))).collect();
    assert!(players.contains(&&text("=1+1")) && players.contains(&&text("Nan")), "{players:?}");
    let list = values(&bytes, "Players");
    for (name, row) in ["Ann", "Ben", "=1+1", "Nan", "Inf", "123", "1904", "true"].into_iter().zip(2..) {
        assert_eq!(list[&format!("A{row}")], text(name));
    }
    assert_eq!(values(&bytes, "Unplaced")["D3"], text("=SUM(A1:A9)"));
    assert!(formulas(&bytes, "Players").is_empty() && formulas(&bytes, "Unplaced").is_empty());
}

#[test]
fn sheets_have_names_that_a_workbook_allows() {
    let bytes = workbook(book_with_everything());
    assert_eq!(
        open(&bytes).sheet_names()[..6],
        [
            "Round 1",
            "Round 1 (2)",
            "Semi-final (day 2)- who-what- a",
            "semi-final (Day 2)- who-wha (2)",
            "Standings (2)",
            "Board A"
        ]
    );
    let sheet = values(&bytes, "semi-final (Day 2)- who-wha (2)");
    assert_eq!(sheet["A2"], text("semi-final [Day 2]: who/what? and a long tail of words"), "the title is complete");
}

#[test]
fn special_facts_about_a_board_are_beside_its_title() {
    let bytes = workbook(book_with_everything());
    let texts_beside = |sheet: &str, title: &str| -> Vec<String> {
        let range = open(&bytes).worksheet_range(sheet).unwrap();
        let row = range.rows().find(|row| row.contains(&text(title))).unwrap();
        row.iter().skip(1).filter_map(|cell| cell.get_string().map(str::to_owned)).collect()
    };
    assert_eq!(texts_beside("Round 1", "Round 1"), ["system: WDC 2006"]);
    assert_eq!(texts_beside("Round 1", "Board A"), ["ended 1909", "top board"]);
    assert_eq!(texts_beside("Round 1", "Board the 7th: A/B"), ["system: Sum of Squares"]);
    assert_eq!(texts_beside("Round 1 (2)", "Round 1"), ["name: Round 1"]);
    assert_eq!(texts_beside("Round 1 (2)", "Board "), ["ended late at night"]);
    assert_eq!(texts_beside("semi-final (Day 2)- who-wha (2)", "Board B"), ["conceded to France"]);
    assert_eq!(
        texts_beside("semi-final (Day 2)- who-wha (2)", "Board C"),
        ["abandoned", "system: Nobody's own system"]
    );
    assert_eq!(values(&bytes, "Round 1")["A3"], text("note: Clocks ran 30 s late.\nBoard A"));
}

#[test]
fn a_ruling_is_beside_the_score_it_replaces_and_counts() {
    let bytes = workbook(book_with_everything());
    let range = open(&bytes).worksheet_range("Round 1").unwrap();
    let headings = range.rows().find(|row| row.contains(&text("Ruling"))).unwrap();
    let column = headings.iter().position(|cell| *cell == text("Ruling")).unwrap();
    let england = range.rows().find(|row| row[0] == text("England")).unwrap();
    assert_eq!(england[column], Data::Float(33.25));
    assert_eq!(england[column + 1], text("=awarded after an appeal, “late” orders"));
    assert!(matches!(england[column - 1], Data::Float(score) if score != 33.25), "{:?}", england[column - 1]);
    let standings = values(&bytes, "Standings");
    let row = (6..60).find(|row| standings[&format!("B{row}")] == text("Ben")).unwrap();
    assert_eq!(standings[&format!("C{row}")], Data::Float(33.25));
}

#[test]
fn the_same_book_gives_the_same_bytes() {
    assert!(workbook(book_with_everything()) == workbook(book_with_everything()));
}

#[test]
fn an_empty_book_is_a_workbook_too() {
    let bytes = workbook(Book::default());
    assert_eq!(open(&bytes).sheet_names(), ["Standings", "Players", "Event"]);
    assert!(values(&bytes, "Standings").values().any(|value| *value == text("No results yet.")));
}

#[test]
fn a_text_too_long_for_a_cell_is_reported_with_its_cell() {
    let mut book = book_with_everything();
    book.people[1].note = "long ".repeat(8000);
    let error = write_workbook(&Engine::new(book), &ExportOptions::for_director()).unwrap_err();
    assert!(matches!(error, ExportError::TooLong { .. }));
    assert_eq!(
        error.to_string(),
        "the text in Players!D3 has 40000 characters, but a cell of a workbook holds 32767 at most. Shorten it and export again"
    );
}

fn plain(book: Book, options: PlainOptions) -> String {
    String::from_utf8(write_plain_table(&Engine::new(book), options).unwrap().bytes).unwrap()
}

#[test]
fn the_plain_table_has_a_row_per_power_and_board() {
    let table = plain(edc_2015(), PlainOptions { scores: false, audience: Audience::Director });
    let mut lines = table.lines();
    assert_eq!(lines.next(), Some("round,board,power,player,centres,out,draw,result,ended"));
    assert_eq!(lines.next(), Some("1,A,Austria,Cyrille Sevin,16,,,,"));
    assert_eq!(lines.clone().count(), 14 * 7 - 1);
    assert_eq!(lines.nth(2), Some("1,A,Germany,Dan Lester,0,1904,,,"));

    let table = plain(book_with_everything(), PlainOptions { audience: Audience::Director, ..PlainOptions::default() });
    let mut lines = table.lines();
    assert_eq!(
        lines.next(),
        Some(
            "round,board,power,player,centres,out,draw,result,ended,1901,1902,1903,1905,missed_moves,missed_winters,score"
        )
    );
    assert!(table.contains("B,France,,,,,conceded to,"), "{table}");
    assert_eq!(table.matches(",abandoned,").count(), 7);
}

/// The book read from an exported workbook.
fn read_back(bytes: &[u8]) -> Book {
    read_results(bytes, "export.xlsx").unwrap().book
}

/// The book with its people numbered from 1 in the order of the list. A workbook does not contain the numbers.
fn renumbered(mut book: Book) -> Book {
    let numbers: HashMap<PersonId, PersonId> =
        book.people.iter().zip(1..).map(|(person, number)| (person.id, PersonId(number))).collect();
    book.people.iter_mut().for_each(|person| person.id = numbers[&person.id]);
    assert!(book.teams.is_empty() && book.awards.is_empty(), "people are referred to only on boards");
    for board in book.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        board.seats.0.iter_mut().flat_map(|seat| &mut seat.player).for_each(|id| *id = numbers[id]);
    }
    book.published_standings.iter_mut().for_each(|row| row.player = numbers[&row.player]);
    book
}

#[test]
fn reading_the_export_gives_the_same_book() {
    for book in [book_with_everything(), edc_2015(), Book::default()] {
        assert_eq!(read_back(&workbook(book.clone())), book);
    }
}

#[test]
fn a_board_whose_name_says_board_has_it_as_its_title_and_is_read_back() {
    let mut book = edc_2015();
    book.rounds[2].boards[0].name = "Top board".into();
    let bytes = workbook(book.clone());
    assert_eq!(values(&bytes, "Round 3").get("A4"), Some(&text("Top board")));
    let read = read_back(&bytes);
    let names = |book: &Book| book.rounds[2].boards.iter().map(|board| board.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&read), names(&book));
}

#[test]
fn reading_the_export_of_the_imported_sample_gives_the_same_book() {
    for file in ["edc2015-boards.xlsx", "edc2015-long.xlsx", "centre-charts.xlsx", "edc2015-side-by-side.xlsx"] {
        let book = read_results(&std::fs::read(format!("tests/data/{file}")).unwrap(), file).unwrap().book;
        assert!(!book.rounds.is_empty(), "{file}");
        assert_eq!(read_back(&workbook(book.clone())), book, "{file}");
    }
}

#[test]
fn accepting_the_export_into_an_empty_book_gives_the_same_book() {
    let import = read_results(&workbook(book_with_everything()), "export.xlsx").unwrap();
    let mut book = Book::default();
    book.apply(import.merge_edit(&book, ConflictWinner::Book)).unwrap();
    assert_eq!(book, book_with_everything());
    let again = import.merge_edit(&book, ConflictWinner::Book);
    book.apply(again).unwrap();
    assert_eq!(book.systems, book_with_everything().systems, "a system that the book already has is not added again");
}

#[test]
fn a_draw_too_long_for_a_cell_reads_back_exactly() {
    let mut book = book_with_everything();
    let before = book.rounds[2].draws[0].input.earlier_rounds[0].clone();
    book.rounds[2].draws[0].input.earlier_rounds = vec![before; 200];
    assert!(serde_json::to_string(&book.rounds[2].draws[0]).unwrap().len() > 32_767);
    assert_eq!(read_back(&workbook(book.clone())), book);
}

#[test]
fn attendance_draws_and_separations_are_merged_into_a_book_with_other_person_numbers() {
    let import = read_results(&workbook(book_with_everything()), "export.xlsx").unwrap();
    let stranger = Person::new(PersonId(1), "Was here first");
    let mut round = book_with_everything().rounds[2].clone();
    (round.attendance, round.draws) = (Vec::new(), Vec::new());
    let mut book = Book { people: vec![stranger], rounds: vec![round], ..Book::default() };
    book.apply(import.merge_edit(&book, ConflictWinner::Book)).unwrap();
    let (merged_round, expected_round) = (&book.rounds[0], &book_with_everything().rounds[2]);
    let name = |book: &Book, id: PersonId| book.name_of(Some(id)).to_owned();
    let calls = |book: &Book, round: &Round| -> Vec<(String, AttendanceStatus)> {
        round.attendance.iter().map(|line| (name(book, line.player), line.status)).collect()
    };
    assert_eq!(calls(&book, merged_round), calls(&book_with_everything(), expected_round));
    assert_eq!(name(&book, merged_round.draws[1].input.rounds[0].reserved_seats[0].player), "Nan");
    assert_eq!(
        book.separations[1].map(|id| name(&book, id)),
        book_with_everything().separations[1].map(|id| name(&book_with_everything(), id))
    );
    assert_eq!(book.neighbours, book_with_everything().neighbours);
    assert_eq!(book.find_person("Ben").unwrap().preferred_powers, [Power::France, Power::Germany]);
}

#[test]
fn an_export_of_the_first_layout_with_a_round_called_teams_is_read() {
    let mut workbook = rust_xlsxwriter::Workbook::new();
    let mut sheet = |name: &str, rows: &[&[&str]]| {
        let sheet = workbook.add_worksheet().set_name(name).unwrap();
        for (row, cells) in (0..).zip(rows) {
            sheet.write_row(row, 0, cells.iter().copied()).unwrap();
        }
    };
    let seats: Vec<[&str; 2]> = Power::ALL.iter().map(|power| [power.name(), "Ann"]).collect();
    let mut round: Vec<&[&str]> = vec![&["Con"], &["Teams"], &[], &["Board A"], &["Power", "Player"]];
    round.extend(seats.iter().map(<[&str; 2]>::as_slice));
    round.push(&["Total"]);
    sheet("Teams", &round);
    sheet("Best countries", &[&["Con"], &["Best countries"]]);
    sheet("Players", &[&["Name", "Family name", "Region", "Note"], &["Ann", "Smith", "NL"]]);
    sheet("Event", &[&["Topboard event"], &["Name", "Con"], &["Rules", "EDC 2015"], &["Format", "1"]]);
    let book = read_back(&workbook.save_to_buffer().unwrap());
    assert_eq!((book.event.name.as_str(), book.event.rules.as_str()), ("Con", "EDC 2015"));
    assert_eq!((book.rounds[0].name.as_str(), book.rounds[0].boards.len()), ("Teams", 1));
    assert_eq!(book.people[0].family, "Smith");
    assert_eq!(book.unplaced_cells, []);
}

#[test]
fn nothing_in_an_export_is_left_unplaced() {
    let import = read_results(&workbook(edc_2015()), "export.xlsx").unwrap();
    assert_eq!(import.book.unplaced_cells, []);
}

#[test]
fn people_keep_their_order_when_they_are_renumbered() {
    let mut book = edc_2015();
    let stranger = Person::new(book.next_person_id(), "A Late Entry");
    book.people.insert(0, stranger);
    assert_ne!(renumbered(book.clone()), book);
    assert_eq!(read_back(&workbook(book.clone())), renumbered(book));
}

#[test]
fn reading_the_plain_table_gives_the_same_boards() {
    let mut book = edc_2015();
    book.event = Event::default();
    book.rounds[0].boards[0].end_year = CellEntry::Value(Year(1908));
    book.rounds[0].boards[1].ending = Ending::Conceded(Power::Austria);
    book.rounds[0].boards[2].ending = Ending::Abandoned;
    for seat in &mut book.rounds[1].boards[0].seats.0 {
        seat.in_draw = Some(seat.centres != CellEntry::Value(0));
        seat.missed_moves = CellEntry::Value(1);
    }
    let mut chart = Chart { year: Year(1903), centres: PerPower::default() };
    for power in Power::ALL {
        chart.centres[power] = CellEntry::Value(4);
    }
    book.rounds[1].boards[0].charts.push(chart);
    let table = plain(book.clone(), PlainOptions { scores: false, audience: Audience::Director });
    assert_eq!(read_results(table.as_bytes(), "export.csv").unwrap().book, book);

    let table = plain(book.clone(), PlainOptions { audience: Audience::Director, ..PlainOptions::default() });
    let read = read_results(table.as_bytes(), "export.csv").unwrap().book;
    let seat = BoardRef::new(0, 0).seat(Power::Austria);
    let score = Engine::new(Book { event: Event { rules: "WDC 2006".into(), ..Event::default() }, ..book }).score(seat);
    assert_eq!(read.seat(seat).unwrap().printed_score, score, "the scores are read as printed scores");
}

mod random_books {
    use super::*;
    use proptest::prelude::*;
    use topboard::book::count_notation::parse_year_entry;
    use topboard::book::{CellValue, FillColour, Seat};

    /// A text. White space alone becomes an empty text, as in a cell of a workbook.
    fn words(pattern: &'static str) -> impl Strategy<Value = String> {
        pattern.prop_map(|text| if text.trim().is_empty() { String::new() } else { text })
    }

    fn entry<T: CellValue + std::fmt::Debug + Clone>(value: &'static str) -> impl Strategy<Value = CellEntry<T>> {
        prop_oneof![Just(String::new()), value, "\\PC{1,8}"].prop_map(|typed| CellEntry::parse(&typed))
    }

    fn year_entry(value: &'static str) -> impl Strategy<Value = CellEntry<Year>> {
        prop_oneof![Just(String::new()), value, "\\PC{1,8}"].prop_map(|typed| parse_year_entry(&typed))
    }

    fn penalty() -> impl Strategy<Value = Penalty> {
        let amount =
            prop_oneof![(-50.0..150.0).prop_map(PenaltyAmount::Points), (0.0..100.0).prop_map(PenaltyAmount::Percent),];
        (amount, "\\PC{0,20}").prop_map(|(amount, reason)| Penalty { amount, reason })
    }

    fn colour() -> impl Strategy<Value = FillColour> {
        prop::sample::select(FillColour::ALL.to_vec())
    }

    prop_compose! {
        fn seat(people: usize)(
            player in prop::option::of(0..people.max(1)),
            centres in entry("[0-9]|[12][0-9]"),
            eliminated in year_entry("190[1-9]"),
            in_draw in prop::option::of(any::<bool>()),
            missed in (entry("[0-9]"), entry("[0-9]")),
            printed_score in prop::option::of(-50.0..150.0),
            ruling in prop::option::of((-50.0..150.0, words("\\PC{0,40}"))),
            penalties in prop::collection::vec(penalty(), 0..2),
            took_over in prop::collection::vec((0..people.max(1), "\\PC{0,9}"), 0..2),
            scores_for in prop::option::of(0..people.max(1)),
            (card, locked, note, colour) in
                (prop::option::of("\\PC{0,9}"), any::<bool>(), "\\PC{0,20}", prop::option::of(colour())),
        ) -> Seat {
            let id = |index: usize| PersonId(u32::try_from(index).unwrap() + 1);
            let took_over = took_over.into_iter().filter(|_| people > 0);
            Seat {
                penalties,
                substitutes: took_over.map(|(index, start)| Substitute { player: id(index), start }).collect(),
                scores_for: scores_for.filter(|_| people > 0).map(id),
                cards: card.into_iter().map(|note| Card { kind: CardKind::Red, moment: note.clone(), note }).collect(),
                player: player.filter(|_| people > 0).map(|index| PersonId(u32::try_from(index).unwrap() + 1)),
                centres,
                eliminated,
                in_draw,
                missed_moves: missed.0,
                missed_winters: missed.1,
                printed_score,
                ruling: ruling.map(|(score, reason)| Box::new(ScoreRuling { score, reason })),
                locked,
                note,
                colour,
            }
        }
    }

    prop_compose! {
        fn board(people: usize)(
            // A typed name has no spaces around it.
            name in "([^\\pC\\pZ](\\PC{0,10}[^\\pC\\pZ])?)?",
            system in prop::option::of(prop_oneof![Just("OPaL".to_owned()), "\\PC{1,9}"]),
            end_year in year_entry("19[01][1-9]"),
            ending in prop_oneof![
                Just(Ending::Played),
                Just(Ending::Abandoned),
                prop::sample::select(Power::ALL.to_vec()).prop_map(Ending::Conceded),
            ],
            seats in prop::array::uniform7(seat(people).boxed()),
            charts in prop::collection::btree_map(1901_u16..1912, prop::array::uniform7(entry("[0-9]")), 0..4),
            is_top_board in any::<bool>(),
            proposal in prop::option::of((1901_u16..1912, "\\PC{0,9}")),
            grades in prop::collection::vec(prop::array::uniform7(entry("[A-Za-z]")), 0..2),
            (note, colour) in ("\\PC{0,20}", prop::option::of(colour())),
        ) -> Board {
            let proposals = proposal.into_iter().map(|(year, note)| DrawProposal {
                year: Year(year),
                season: Season::Spring,
                proposer: None,
                members: Vec::new(),
                outcome: ProposalOutcome::Open,
                note,
            });
            let votes = grades.into_iter().map(|of_france| {
                let mut votes = SkillVotes { skill: "Best Tactician".into(), ..SkillVotes::default() };
                votes.grades[Power::France] = PerPower(of_france);
                votes
            });
            let charts = charts.into_iter().map(|(year, centres)| Chart { year: Year(year), centres: PerPower(centres) });
            Board {
                id: None,
                name,
                system,
                end_year,
                ending,
                seats: PerPower(seats),
                charts: charts.collect(),
                is_top_board,
                proposals: proposals.collect(),
                votes: votes.collect(),
                note,
                colour,
            }
        }
    }

    prop_compose! {
        fn round(people: usize)(
            name in prop_oneof!["[0-9]{1,2}", "\\PC{0,40}"],
            system in prop::option::of("\\PC{1,9}"),
            note in "\\PC{0,60}",
            boards in prop::collection::vec(board(people).boxed(), 0..3),
            sat_out in prop::collection::vec(0..people.max(1), 0..3),
            scores_released in prop::option::of(any::<bool>()),
        ) -> Round {
            let sat_out = sat_out.into_iter().filter(|_| people > 0);
            let sat_out = sat_out.map(|index| PersonId(u32::try_from(index).unwrap() + 1)).collect();
            Round { name, system, note, boards, sat_out, scores_released, ..Round::default() }
        }
    }

    /// Random values for everything except the boards.
    #[derive(Clone, Debug)]
    struct RandomDetails {
        text: String,
        number: f64,
        role: Role,
        yes: bool,
    }

    fn random_details() -> impl Strategy<Value = RandomDetails> {
        (("\\PC{0,20}", -9.0..9.0), (prop::sample::select(Role::ALL.to_vec()), any::<bool>()))
            .prop_map(|((text, number), (role, yes))| RandomDetails { text, number, role, yes })
    }

    impl RandomDetails {
        /// A person with these values. Person 1 replaces all others.
        fn person(&self, id: u32, name: String) -> Person {
            Person {
                role: self.role,
                group: self.text.clone(),
                handicap: self.yes.then_some(self.number),
                wants_team: self.yes,
                penalties: vec![Penalty { amount: PenaltyAmount::Points(self.number), reason: self.text.clone() }],
                replaced_by: (id > 1).then_some(PersonId(1)),
                colour: self.yes.then_some(FillColour::Blue),
                ..Person::new(PersonId(id), name)
            }
        }

        fn event(&self) -> Event {
            Event { country: self.text.clone(), ..Event::default() }
        }

        fn book(&self, people: Vec<Person>) -> Book {
            let all: Vec<PersonId> = people.iter().map(|person| person.id).collect();
            let (text, one) = (|| self.text.clone(), all.first().copied());
            let declined = all.iter().map(|player| DeclinedSeat { player: *player, note: text() });
            Book {
                rulesets: Vec::from_iter((!self.text.trim().is_empty()).then(text)),
                teams: vec![Team {
                    name: text(),
                    captain: one,
                    members: all.clone(),
                    country: text(),
                    scratch: self.yes,
                }],
                top_board: TopBoard {
                    declined: declined.collect(),
                    preferred_players: all.clone(),
                    chosen_powers: all
                        .iter()
                        .map(|player| PowerChoice { player: *player, game: 1, power: Power::Italy })
                        .collect(),
                    ..TopBoard::default()
                },
                awards: vec![Award { name: text(), winners: all, note: text() }],
                notebook: vec![NotebookEntry { time: text(), location: String::new(), text: text() }],
                people,
                ..Book::default()
            }
        }
    }

    fn book() -> impl Strategy<Value = Book> {
        // Valid names for the list of players: not blank, without spaces around them, and all different.
        let names = prop::collection::btree_set("[^\\pC\\pZ](\\PC{0,14}[^\\pC\\pZ])?", 0..6);
        (names, words("\\PC{0,30}"), words("\\PC{1,8}"), random_details()).prop_flat_map(
            |(names, event, region, random_details)| {
                let people: Vec<Person> = names
                    .into_iter()
                    .zip(1..)
                    .map(|(name, id)| Person { region: region.clone(), ..random_details.person(id, name) })
                    .collect();
                prop::collection::vec(round(people.len()).boxed(), 0..3).prop_map(move |rounds| Book {
                    event: Event { name: event.clone(), rules: "EDC 2015".into(), ..random_details.event() },
                    rounds,
                    ..random_details.book(people.clone())
                })
            },
        )
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn read_back_from_their_export(book in book()) {
            prop_assert_eq!(read_back(&workbook(book.clone())), book);
        }
    }
}

#[test]
fn marks_and_winners_are_conditional_formats_and_negative_numbers_keep_their_signs() {
    let mut book = edc_2015();
    let late = |amount| Penalty { amount: PenaltyAmount::Points(amount), reason: "late".into() };
    // The penalty makes the score negative.
    book.rounds[0].boards[0].seats[Power::Germany].penalties.push(late(5.0));
    let bytes = workbook(book);
    let round = part(&bytes, "xl/worksheets/sheet1.xml");
    let boards = values(&bytes, "Round 1").values().filter(|value| **value == text("Total")).count();
    // The sum of the centres, the best player, and in one element a solo and an eliminated power.
    assert_eq!(round.matches("<conditionalFormatting").count(), 3 * boards);
    assert!(round.contains("MAX($F$6:$F$12)") || round.contains("=MAX("), "{round}");
    let names = open(&bytes).sheet_names();
    let sheet = names.iter().position(|name| name == "Standings").unwrap() + 1;
    let standings = part(&bytes, &format!("xl/worksheets/sheet{sheet}.xml"));
    assert!(standings.contains("SUMPRODUCT(ISNUMBER($C6:$E6)*($C6:$E6&gt;C6))"), "the third best game counts half");
    let styles = part(&bytes, "xl/styles.xml");
    let formats = [
        "0.00&quot; ×½&quot;;&quot;−&quot;0.00&quot; ×½&quot;",
        "&quot;† &quot;0.00_ _×_½;&quot;† −&quot;0.00_ _×_½",
        "0.00;&quot;−&quot;0.00",
    ];
    for format in formats {
        assert!(styles.contains(format), "{format}: {styles}");
    }
}

#[test]
fn a_formula_needs_all_counts_and_reads_the_last_year_and_the_draw_from_their_cells() {
    let mut book = book_with_everything();
    for round in &mut book.rounds {
        round.system = Some("WDC 2006".into());
        round.boards.iter_mut().for_each(|board| board.system = None);
    }
    let bytes = workbook(book);
    let mut all = Vec::new();
    for sheet in open(&bytes).sheet_names() {
        all.extend(formulas(&bytes, &sheet).into_values());
    }
    assert!(all.iter().any(|formula| formula.starts_with("IF(COUNT($")), "{all:?}");
    assert!(all.iter().any(|formula| formula.contains("VALUE(RIGHT($")), "{all:?}");
    let outside_texts = |formula: &String| formula.split('"').step_by(2).any(|part| part.contains(' '));
    // The names of sheets have blanks.
    let blank = all.iter().find(|formula| outside_texts(formula) && !formula.contains('!'));
    assert_eq!(blank, None, "Gnumeric takes a blank for the intersection of two ranges");
}

#[test]
fn the_score_of_a_team_member_is_found_in_the_standings() {
    let mut book = edc_2015();
    book.event.rules = "WDC 2006".into();
    let members = book.people.iter().take(3).map(|person| person.id).collect();
    book.teams = vec![Team { name: "The Knights".into(), members, ..Team::default() }];
    let bytes = workbook(book);
    let teams = formulas(&bytes, "Teams");
    let in_round_3 = "SUM(INDEX(Standings!$E$6:$E$43,MATCH(\"";
    assert_eq!(teams.values().filter(|formula| formula.starts_with(in_round_3)).count(), 3, "{teams:?}");
    assert!(teams.values().any(|formula| formula.starts_with("SUM(")), "{teams:?}");
}
