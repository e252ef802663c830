//! `topboard post --format xlsx`: the workbook for the wall. Every sheet prints on its paper, and nothing is hidden.

use std::io::Cursor;
use std::process::Command;

use crate::exported_workbook::part;
use calamine::{Data, Reader as _, Xlsx, open_workbook_from_rs};
use topboard::book::{Board, Book, CellEntry, Chart, PerPower, Person, PersonId, Power, Round, RoundIx, Year};
use topboard::engine::Engine;
use topboard::notices::{DueNotice, Notice, NoticeCell, NoticeKind, PostedEvent};
use topboard::publish::{PageSetup, Paper, TextSize, WorkbookNotice, write_posting_workbook};

/// Two rounds of a board each, the second with charts and without an end.
fn event() -> Book {
    let mut board = Board::new("A");
    for (number, power) in (1..).zip(Power::ALL) {
        board.seats[power].player = Some(PersonId(number));
    }
    let mut played = board.clone();
    played.end_year = CellEntry::Value(Year(1907));
    for (power, count) in Power::ALL.into_iter().zip([10, 8, 6, 5, 5, 0, 0]) {
        played.seats[power].centres = CellEntry::Value(count);
    }
    for (power, year) in [(Power::Russia, 1904), (Power::Turkey, 1905)] {
        played.seats[power].eliminated = CellEntry::Value(Year(year));
    }
    for (year, counts) in [(1901, [5, 5, 5, 5, 4, 6, 4]), (1902, [6, 5, 6, 5, 4, 5, 3])] {
        let centres = PerPower::from_fn(|power: Power| CellEntry::Value(counts[power.index()]));
        let chart = Chart { year: Year(year), centres };
        board.charts.push(chart);
    }
    let round = |name: &str, board: Board| Round { name: name.into(), boards: vec![board], ..Round::default() };
    let mut book = Book { rounds: vec![round("1", played), round("2", board)], ..Book::default() };
    book.people = (1..=7).map(|number| Person::new(PersonId(number), format!("Player {number}"))).collect();
    book.event.name = "Tea-time Open".into();
    book.event.rules = "EDC 2015".into();
    book
}

/// The workbook with these notices, of the newest round that has them.
fn workbook(book: &Book, kinds: &[NoticeKind], setup: &PageSetup) -> Vec<u8> {
    let event = PostedEvent::new(&Engine::new(book.clone()));
    let made: Vec<(DueNotice, Vec<Notice>)> = kinds.iter().map(|kind| event.newest(*kind, None)).collect();
    let chosen: Vec<WorkbookNotice<'_>> =
        made.iter().map(|(wanted, notices)| WorkbookNotice { wanted: *wanted, notices, setup }).collect();
    write_posting_workbook(&event, &chosen).unwrap()
}

/// Every notice of this event that is a table.
const KINDS: [NoticeKind; 8] = [
    NoticeKind::Standings,
    NoticeKind::Boards,
    NoticeKind::BoardCall,
    NoticeKind::Players,
    NoticeKind::Charts,
    NoticeKind::Cards,
    NoticeKind::Badges,
    NoticeKind::Rules,
];

fn open(bytes: &[u8]) -> Xlsx<Cursor<&[u8]>> {
    open_workbook_from_rs(Cursor::new(bytes)).unwrap()
}

#[test]
fn each_notice_is_a_sheet_that_is_ready_for_its_paper() {
    for (paper, number) in [(Paper::A4, 9), (Paper::Tabloid, 3)] {
        let setup =
            PageSetup { paper, size: TextSize::Poster, posted_at: "7 May 2016, 14:05".into(), ..PageSetup::default() };
        let bytes = workbook(&event(), &KINDS, &setup);
        let names = [
            "Standings",
            "Round 2",
            "Round 2 board call",
            "Round 2 players",
            "Round 2 charts",
            "Cards",
            "Badges",
            "Rules",
        ];
        assert_eq!(open(&bytes).sheet_names(), names);
        let defined = part(&bytes, "xl/workbook.xml");
        assert!(!defined.contains("state=\"hidden\""));
        for (at, name) in names.into_iter().enumerate() {
            let xml = part(&bytes, &format!("xl/worksheets/sheet{}.xml", at + 1));
            let foot = ["7 May 2016, 14:05&amp;R&amp;", " Page &amp;P of &amp;N"];
            let size = format!("paperSize=\"{number}\"");
            for wanted in [&*size, "fitToPage=\"1\"", "fitToHeight=\"0\"", foot[0], foot[1]] {
                assert!(xml.contains(wanted), "{name} has no {wanted}");
            }
            assert!(!xml.contains("hidden=\"1\""), "{name}");
            // The game of round 2 is running.
            let is_draft = ["Standings", "Round 2", "Round 2 charts", "Cards"].contains(&name);
            assert_eq!(xml.contains("DRAFT"), is_draft, "{name}");
            assert!(defined.contains(&format!("\"_xlnm.Print_Area\" localSheetId=\"{at}\"")), "{name}");
            assert!(defined.contains(&format!("\"_xlnm.Print_Titles\" localSheetId=\"{at}\"")), "{name}");
        }
    }
}

#[test]
fn what_the_formulas_need_besides_is_on_a_sheet_of_explanations() {
    let kinds = [NoticeKind::Standings, NoticeKind::Boards];
    let mut book = event();
    book.rounds.truncate(1);
    book.event.rules = "WDC 2006".into();
    let bytes = workbook(&book, &kinds, &PageSetup::default());
    for (at, name) in ["Standings", "Round 1"].into_iter().enumerate() {
        let defined = part(&bytes, "xl/workbook.xml");
        let area = defined.split(&format!("_xlnm.Print_Area\" localSheetId=\"{at}\">")).nth(1).unwrap();
        let last = area.split('<').next().unwrap().rsplit('$').nth(1).unwrap().to_owned();
        let range = open(&bytes).worksheet_range(name).unwrap();
        let widest = range.end().unwrap().1;
        let last = last.bytes().fold(0, |sum, letter| sum * 26 + u32::from(letter - b'A') + 1) - 1;
        assert!(widest <= last, "{name}: nothing is beside the page");
    }
    let standings = open(&bytes).worksheet_formula("Standings").unwrap();
    let place = standings.get_value((5, 0)).cloned().unwrap();
    assert!(place.contains("Explanation!"), "{place}");
    let explanation = open(&bytes).worksheet_range("Explanation").unwrap();
    let text = |row, column| explanation.get_value((row, column)).map(ToString::to_string).unwrap_or_default();
    let sheets: Vec<String> = (0..40).map(|column| text(2, column)).filter(|text| !text.is_empty()).collect();
    assert!(sheets.contains(&"Standings".to_owned()), "{sheets:?}");
    let labels: Vec<String> = (0..40).map(|column| text(5, column)).collect();
    assert!(labels.contains(&"Player 1".to_owned()), "{labels:?}");
    let formulas = open(&bytes).worksheet_formula("Explanation").unwrap();
    let read: Vec<&String> = formulas.used_cells().map(|(_, _, formula)| formula).collect();
    assert!(read.iter().any(|formula| formula.contains("Standings'!")), "{read:?}");
    let defined = part(&bytes, "xl/workbook.xml");
    let area = defined.split("_xlnm.Print_Area\" localSheetId=\"2\">").nth(1).unwrap().split('<').next().unwrap();
    let (sheet, cell) = area.split_once("!$A$").unwrap();
    let row: u32 = cell.split(':').next().unwrap().parse().unwrap();
    assert!(sheet == "Explanation" && row - 1 > explanation.end().unwrap().0, "an empty cell is printed: {area}");
}

#[test]
fn a_workbook_opens_on_the_standings_and_names_its_tables() {
    let bytes =
        workbook(&event(), &[NoticeKind::Boards, NoticeKind::Standings, NoticeKind::Charts], &PageSetup::default());
    let defined = part(&bytes, "xl/workbook.xml");
    assert!(defined.contains("activeTab=\"1\""), "{defined}");
    assert!(defined.contains("name=\"Table_Standings\">'Standings'!$A$5:$E$12</definedName>"), "{defined}");
    assert!(defined.contains("name=\"Table_Round_2_charts\""), "{defined}");
}

#[test]
fn a_table_for_the_wall_has_larger_letters_than_one_for_a_clipboard() {
    let largest = |size| {
        let bytes = workbook(&event(), &[NoticeKind::BoardCall], &PageSetup { size, ..PageSetup::default() });
        let styles = part(&bytes, "xl/styles.xml");
        let sizes = styles.split("<sz val=\"").skip(1).map(|rest| rest.split('"').next().unwrap().parse().unwrap());
        sizes.fold(0.0, f64::max)
    };
    assert!(largest(TextSize::Poster) > 1.7 * largest(TextSize::List));
}

#[test]
fn the_sheets_of_all_rounds_are_printed_in_one_scale() {
    let book = event();
    let event = PostedEvent::new(&Engine::new(book));
    let setup = PageSetup { size: TextSize::Poster, ..PageSetup::default() };
    let made = [RoundIx(0), RoundIx(1)].map(|round| event.newest(NoticeKind::Boards, Some(round)));
    let chosen: Vec<WorkbookNotice<'_>> =
        made.iter().map(|(wanted, notices)| WorkbookNotice { wanted: *wanted, notices, setup: &setup }).collect();
    let bytes = write_posting_workbook(&event, &chosen).unwrap();
    // The second round has the columns of two years more.
    let [first, second] = [1, 2].map(|number| {
        let sheet = part(&bytes, &format!("xl/worksheets/sheet{number}.xml"));
        let number = |text: &str, name: &str| -> f64 {
            text.split(&format!(" {name}=\"")).nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
        };
        let columns = sheet.split("<col ").skip(1);
        let columns = columns.map(|column| {
            let column = format!(" {column}");
            (number(&column, "max") - number(&column, "min") + 1.0) * number(&column, "width")
        });
        let margins = sheet.split("<pageMargins").nth(1).unwrap();
        let across = 8.27 - number(margins, "left") - number(margins, "right");
        assert!(!sheet.contains("orientation=\"landscape\""));
        across / columns.sum::<f64>()
    });
    assert!((first / second - 1.0).abs() < 0.01, "{first} {second}");
}

#[test]
fn the_total_is_a_formula_over_the_sheet_of_the_round_where_it_is_there() {
    let formulas = |kinds: &[NoticeKind]| {
        let mut book = event();
        // Only the first round is played.
        book.rounds.truncate(1);
        let bytes = workbook(&book, kinds, &PageSetup::default());
        let formulas = open(&bytes).worksheet_formula("Standings").unwrap();
        let values = open(&bytes).worksheet_range("Standings").unwrap();
        let value = |cell| values.get_value(cell).cloned();
        let formula = |cell| formulas.get_value(cell).cloned().unwrap_or_default();
        assert_eq!(value((5, 1)), Some(Data::String("Player 1".into())));
        (formula((5, 2)), formula((5, 3)), values)
    };
    let (game, total, _) = formulas(&[NoticeKind::Standings, NoticeKind::Boards]);
    assert!(game.starts_with("'Round 1'!"), "{game}");
    assert!(total.contains("LARGE(C6:C6,1)") || total.contains("C6"), "{total}");
    let (game, total, values) = formulas(&[NoticeKind::Standings]);
    assert!(game.is_empty() && !total.is_empty(), "{game} {total}");
    let told = "In this workbook these are values, not formulas: the scores of Round 1.";
    assert!(values.used_cells().any(|(_, _, value)| *value == Data::String(told.into())), "{values:?}");
}

#[test]
fn a_sheet_whose_figures_do_not_follow_says_so() {
    let computed = [NoticeKind::Cards, NoticeKind::Countries, NoticeKind::Awards];
    let kinds = [&computed[..], &[NoticeKind::BoardCall, NoticeKind::Charts]].concat();
    let bytes = workbook(&event(), &kinds, &PageSetup::default());
    let told: Vec<bool> = (0..kinds.len())
        .map(|at| {
            let range = open(&bytes).worksheet_range_at(at).unwrap().unwrap();
            range.used_cells().any(|(_, _, cell)| cell.to_string().contains("are values, not formulas"))
        })
        .collect();
    assert_eq!(told, [true, true, true, false, false]);
}

#[test]
fn centres_by_year_have_a_chart_with_a_line_for_each_power() {
    let bytes = workbook(&event(), &[NoticeKind::Charts], &PageSetup::default());
    let chart = part(&bytes, "xl/charts/chart1.xml");
    assert_eq!(chart.matches("<c:ser>").count(), 7);
    let dashes: std::collections::HashSet<&str> =
        chart.split("<a:prstDash val=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(dashes.len() >= 4, "{dashes:?}");
    let markers: std::collections::HashSet<&str> =
        chart.split("<c:symbol val=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(markers.len(), 7, "dashes alone look alike in print: {markers:?}");
    assert!(chart.contains("<c:showSerName val=\"1\"/>"));
    // The lines begin with the game, so that the table has the year before the first one.
    let range = open(&bytes).worksheet_range_at(0).unwrap().unwrap();
    let headings: Vec<String> =
        range.rows().flatten().map(ToString::to_string).filter(|cell| cell.starts_with("19")).collect();
    assert_eq!(headings, ["1900", "1901", "1902"]);
    assert!(chart.contains("$C$") && chart.contains("$E$"), "the three years are plotted: {chart}");
    let area = part(&bytes, "xl/workbook.xml");
    let last_row: u32 = area
        .split("Print_Area")
        .nth(1)
        .unwrap()
        .split("$E$")
        .nth(1)
        .unwrap()
        .split('<')
        .next()
        .unwrap()
        .parse()
        .unwrap_or(0);
    assert!(last_row > 20, "the chart is in the print area: {area}");
}

#[test]
fn charts_are_lower_where_two_of_them_then_share_a_sheet() {
    let mut book = event();
    let counts = [5, 5, 5, 5, 4, 6, 4];
    let chart = |year: u16| Chart {
        year: Year(year),
        centres: PerPower::from_fn(|power: Power| CellEntry::Value(counts[power.index()])),
    };
    let mut board = book.rounds[1].boards[0].clone();
    board.charts = (1901..=1908).map(chart).collect();
    book.rounds[1].boards = ["A", "B", "C", "D", "E"].map(|name| Board { name: name.into(), ..board.clone() }).into();
    let setup = PageSetup { size: TextSize::Poster, ..PageSetup::default() };
    let sheet = part(&workbook(&book, &[NoticeKind::Charts], &setup), "xl/worksheets/sheet1.xml");
    assert_eq!(sheet.matches("<brk ").count(), 2, "{sheet}");
}

/// Three rounds of so many boards. The game of the first round is the worst one of no player.
fn three_rounds(boards: u32) -> Book {
    let counts = [[5, 5, 5, 5, 5, 5, 4], [10, 9, 8, 7, 0, 0, 0], [0, 0, 0, 1, 12, 11, 10]];
    let board = |number: u32, counts: [u16; 7]| {
        let mut board = Board::new((number + 1).to_string());
        board.end_year = CellEntry::Value(Year(1907));
        for (at, power) in (1..).zip(Power::ALL) {
            let seat = &mut board.seats[power];
            let count = counts[power.index()];
            seat.player = Some(PersonId(7 * number + at));
            seat.centres = CellEntry::Value(count);
            if count == 0 {
                seat.eliminated = CellEntry::Value(Year(1904));
            }
        }
        board
    };
    let round = |(number, counts): (u32, [u16; 7])| Round {
        name: number.to_string(),
        boards: (0..boards).map(|at| board(at, counts)).collect(),
        ..Round::default()
    };
    let mut book = Book { rounds: (1..).zip(counts).map(round).collect(), ..Book::default() };
    book.people = (1..=7 * boards).map(|number| Person::new(PersonId(number), format!("Player {number}"))).collect();
    book.event.name = "Tea-time Open".into();
    book.event.rules = "EDC 2015".into();
    book
}

/// The widths of the columns of a sheet, from the left.
fn column_widths(sheet: &str) -> Vec<f64> {
    let attribute = |column: &str, name: &str| {
        column.split(&format!("{name}=\"")).nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let widths = sheet.split("<col ").skip(1).flat_map(|column| {
        let [first, last] = ["min", "max"].map(|name| attribute(column, name).parse::<usize>().unwrap());
        std::iter::repeat_n(attribute(column, "width").parse::<f64>().unwrap(), last + 1 - first)
    });
    widths.collect()
}

#[test]
fn a_column_has_room_for_a_sign_that_only_other_columns_have() {
    let bytes = workbook(&three_rounds(1), &[NoticeKind::Standings], &PageSetup::default());
    let headings = open(&bytes).worksheet_range("Standings").unwrap();
    let heading = |column| headings.get_value((4, column)).map(ToString::to_string);
    assert_eq!([2, 3, 4].map(heading), ["R1", "R2", "R3"].map(|heading| Some(heading.to_owned())));
    // The numbers of the first round have no ×½ behind them, but its room, so that digits stand below digits.
    let widths = column_widths(&part(&bytes, "xl/worksheets/sheet1.xml"));
    assert!((widths[2] - widths[3]).abs() < 0.1 && (widths[2] - widths[4]).abs() < 0.1, "{widths:?}");
}

#[test]
fn the_chart_of_places_ends_at_the_last_place_shown_and_has_only_the_lines_to_look_at_first_in_ink() {
    for boards in [1, 4] {
        let book = three_rounds(boards);
        let (_, notices) = PostedEvent::new(&Engine::new(book.clone())).newest(NoticeKind::Places, None);
        let places = notices[0].rows().flat_map(|row| &row.cells).filter_map(NoticeCell::value);
        let last = places.fold(0.0, f64::max);
        assert_eq!(last > 14.0, boards > 1, "{last}");
        let chart = part(&workbook(&book, &[NoticeKind::Places], &PageSetup::default()), "xl/charts/chart1.xml");
        assert!(chart.contains(&format!("<c:max val=\"{last}\"/><c:min val=\"1\"/>")), "{last}: {chart}");
        // On a long scale each step is twice as many places as the one before, so that the leaders are no knot.
        assert_eq!(chart.contains("<c:logBase val=\"2\"/>"), boards > 1, "{chart}");
        let colour = |series: &str| series.split("<a:srgbClr val=\"").nth(1).unwrap()[..6].to_owned();
        let colours: Vec<String> = chart.split("<c:ser>").skip(1).map(colour).collect();
        let in_ink = colours.iter().filter(|colour| *colour == "262626").count();
        assert!(colours.len() >= 7 && (1..=2).contains(&in_ink), "{colours:?}");
    }
}

#[test]
fn a_board_with_a_name_of_its_own_has_it_as_its_title() {
    let mut book = event();
    book.rounds[1].boards[0].name = "Top board".into();
    let bytes = workbook(&book, &[NoticeKind::Boards], &PageSetup::default());
    let range = open(&bytes).worksheet_range_at(0).unwrap().unwrap();
    assert_eq!(range.get_value((3, 0)).map(ToString::to_string).as_deref(), Some("Top board"));
}

#[test]
fn a_sheet_of_one_column_breaks_its_line_of_venue_and_rules() {
    let mut book = event();
    book.people.push(Person::new(PersonId(8), "Player 8"));
    book.rounds[1].sat_out.push(PersonId(8));
    book.event.venue = "Kongresshalle am Alexanderplatz, Berlin".into();
    let bytes = workbook(&book, &[NoticeKind::SittingOut], &PageSetup::default());
    let sheet = part(&bytes, "xl/worksheets/sheet1.xml");
    let style: usize = sheet.split("<c r=\"A3\" s=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
    let styles = part(&bytes, "xl/styles.xml");
    let format = styles.split("<cellXfs").nth(1).unwrap().split("<xf ").nth(style + 1).unwrap();
    assert!(!sheet.contains("<mergeCell ") && format.contains("wrapText=\"1\""), "{format}");
}

#[test]
fn the_sentences_of_a_posted_sheet_have_the_signs_of_type_and_its_names_stay_as_typed() {
    let mut book = event();
    book.people[0].name = "Pat O'Neil".into();
    book.event.venue = "King's Hall in the old town behind the market, Edinburgh".into();
    let kinds = [NoticeKind::Standings, NoticeKind::Boards, NoticeKind::BoardCall];
    let bytes = workbook(&book, &kinds, &PageSetup::default());
    let texts = (0..kinds.len()).map(|at| {
        let range = open(&bytes).worksheet_range_at(at).unwrap().unwrap();
        range.used_cells().map(|(_, _, cell)| cell.to_string()).collect::<Vec<_>>()
    });
    let texts: Vec<Vec<String>> = texts.collect();
    assert!(texts.iter().all(|sheet| sheet.contains(&"Pat O'Neil".to_owned())), "{texts:?}");
    assert!(texts.iter().flatten().any(|text| text.contains("King’s Hall")), "{texts:?}");
    assert!(part(&bytes, "xl/styles.xml").contains("0.00;&quot;−&quot;0.00"), "a negative number has a minus sign");
}

#[test]
fn a_kind_for_the_round_is_named_after_it_however_long_its_name_is() {
    let mut book = event();
    book.rounds[1].name = "The long afternoon of the second day [x]".into();
    let bytes = workbook(&book, &[NoticeKind::BoardCall, NoticeKind::Players], &PageSetup::default());
    assert_eq!(open(&bytes).sheet_names(), ["The long afternoon o board call", "The long afternoon of t players"]);
}

/// The pages that LibreOffice prints of a workbook, as texts.
fn printed_pages(bytes: &[u8]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("workbook.xlsx");
    std::fs::write(&file, bytes).unwrap();
    let profile = format!("-env:UserInstallation=file://{}/profile", folder.path().display());
    let mut command = Command::new("soffice");
    command.args([&profile, "--headless", "--convert-to", "pdf", "--outdir"]).arg(folder.path()).arg(&file);
    assert!(command.output().unwrap().status.success());
    let mut reader = Command::new("pdftotext");
    let output = reader.args(["-layout", "-enc", "UTF-8"]).arg(file.with_extension("pdf")).arg("-").output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().split_terminator('\u{c}').map(str::to_owned).collect()
}

#[test]
#[ignore = "needs LibreOffice; tests/run installs it"]
fn a_spreadsheet_program_prints_the_sheets_and_nothing_else() {
    let kinds = [NoticeKind::Standings, NoticeKind::Boards, NoticeKind::BoardCall, NoticeKind::Players];
    for rules in ["EDC 2015", "WDC 2006"] {
        let mut book = event();
        book.event.rules = rules.into();
        book.rounds[0].scores_released = Some(true);
        let bytes = workbook(&book, &kinds, &PageSetup::default());
        let has_explanation = open(&bytes).sheet_names().contains(&"Explanation".to_owned());
        let pages = printed_pages(&bytes);
        assert_eq!(pages.len(), 4, "a page for each sheet, with the sheet of explanations or without it: {rules}");
        assert!(has_explanation || rules != "WDC 2006");
        assert!(pages.iter().all(|page| !page.contains("How the figures are computed")), "{pages:?}");
    }
}

#[test]
fn a_very_long_name_of_a_board_takes_several_lines_beside_its_notes() {
    let mut book = event();
    let area = |book: &Book| {
        let bytes = workbook(book, &[NoticeKind::Boards], &PageSetup::default());
        let defined = part(&bytes, "xl/workbook.xml");
        let area = defined.split("_xlnm.Print_Area").nth(1).unwrap().split('<').next().unwrap().to_owned();
        let column = area.rsplit('$').nth(1).unwrap().to_owned();
        (column, part(&bytes, "xl/worksheets/sheet1.xml"))
    };
    let (usual, _) = area(&book);
    book.rounds[1].boards[0].name = "in the room beside the bar, ".repeat(9);
    book.rounds[1].boards[0].end_year = CellEntry::Value(Year(1902));
    let (long, sheet) = area(&book);
    assert_eq!(usual, long, "the page is as wide as before");
    assert!(sheet.contains("<mergeCell ref=\"A4:"), "{sheet}");
}

#[test]
#[ignore = "needs LibreOffice; tests/run installs it"]
fn a_very_long_name_is_whole_where_a_spreadsheet_program_prints_it() {
    let mut book = event();
    let words: Vec<String> = (10..52).map(|number| format!("Word{number}")).collect();
    book.people[0].name = words.join(" ");
    let kinds = [NoticeKind::Standings, NoticeKind::Boards, NoticeKind::BoardCall, NoticeKind::Players];
    for (page, kind) in printed_pages(&workbook(&book, &kinds, &PageSetup::default())).iter().zip(kinds) {
        let missing: Vec<&String> = words.iter().filter(|word| !page.contains(*word)).collect();
        assert!(missing.is_empty(), "{kind:?}: {missing:?} of {page}");
    }
}

#[test]
fn an_event_of_any_kind_has_its_workbook() {
    let mut book = event();
    book.event.name = "E".repeat(250);
    book.people[0].name = "Llanfair ".repeat(28);
    for size in [TextSize::Poster, TextSize::List] {
        let bytes = workbook(&book, &KINDS, &PageSetup { size, ..PageSetup::default() });
        let sheet = part(&bytes, "xl/worksheets/sheet3.xml");
        assert!(sheet.contains("<mergeCell ref=\"A1:B1\"/>"), "a long name is wrapped over the table");
        assert!(!part(&bytes, "xl/styles.xml").contains("shrinkToFit"), "no name is printed in tiny letters");
        for number in 1..=KINDS.len() {
            let sheet = part(&bytes, &format!("xl/worksheets/sheet{number}.xml"));
            let heights =
                sheet.split(" ht=\"").skip(1).map(|rest| rest.split('"').next().unwrap().parse::<f64>().unwrap());
            let tallest = heights.fold(0.0, f64::max);
            // “Llanfair ” 28 times needs at least four lines of 80 letters.
            assert!(tallest > 60.0 || number > 6, "sheet {number}: the highest row has {tallest} points");
        }
    }
    let held_back = Book { rounds: vec![Round { scores_released: Some(false), ..book.rounds[0].clone() }], ..book };
    let event = PostedEvent::new(&Engine::new(held_back));
    let (_, notices) = event.newest(NoticeKind::Boards, Some(RoundIx(0)));
    assert!(notices.is_empty());
}
