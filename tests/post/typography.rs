//! What a typographer counts on printed pages and on a phone: rows alone on a page, broken words, figures off their column, and
//! letters too small to read; and on a web page, signs on figures and what is beyond an edge.

use std::collections::BTreeMap;
use std::process::Command;

use topboard::book::{Board, Book, CellEntry, Chart, PerPower, Person, PersonId, Power, Round, Team, Year};
use topboard::engine::Engine;
use topboard::notices::{DueNotice, Notice, NoticeKind, PostedEvent};
use topboard::publish::{
    PageSetup, Pages, Paper, TextSize, WebPage, WorkbookNotice, write_html, write_pdf, write_posting_workbook,
};

const FIRST: [&str; 11] =
    ["Ann", "Björn", "Marie-Hélène", "Łukasz", "Zdeněk", "Siobhán", "Jean-Pierre", "Ulf", "Tomáš", "Ömer", "Vera"];
const FAMILY: [&str; 7] = ["Smith", "Schmidt-Wagner", "van der Berg", "Hämäläinen", "Papadopoulos", "Lund", "García"];

/// A book of an event of so many boards in three rounds.
fn book(boards: usize) -> Book {
    book_of(boards, 3)
}

/// A book of an event of so many boards in each round. The first player has a long name.
fn book_of(boards: usize, rounds: usize) -> Book {
    let players = boards * 7;
    let name = |at: usize| match at {
        0 => "Konstantinos Papadimitropoulos".to_owned(),
        1 if boards > 11 => "Maximiliana Theodora von Hohenlohe-Waldenburg-Schillingsfürst".to_owned(),
        _ => format!("{} {}{}", FIRST[at % 11], FAMILY[at / 11 % 7], ["", " II"][at / 77 % 2]),
    };
    let people = (0..players).map(|at| Person::new(PersonId(u32::try_from(at + 1).unwrap()), name(at))).collect();
    let board = |round: usize, number: usize| {
        let letter = char::from(b'A' + u8::try_from(number % 26).unwrap());
        let mut board = Board::new(format!("{}{letter}", if number < 26 { "" } else { "A" }));
        board.end_year = CellEntry::Value(Year(1907));
        for (seat, power) in Power::ALL.into_iter().enumerate() {
            let counts = [[10, 8, 6, 5, 4, 1, 0], [4, 0, 9, 7, 7, 6, 1], [3, 5, 2, 12, 0, 4, 8]];
            board.seats[power].centres = CellEntry::Value(counts[(round + number) % 3][seat]);
        }
        board
    };
    // In each later round a seat has whoever sat there before, on another board: nobody plays twice in a round.
    let shift = |round: usize, number: usize, seat: usize| (number + seat * round) % boards * 7 + (seat + round) % 7;
    let rounds = (0..rounds).map(|round| {
        let boards = (0..boards).map(|number| {
            let mut board = board(round, number);
            for (seat, power) in Power::ALL.into_iter().enumerate() {
                let player = u32::try_from(shift(round, number, seat) + 1).unwrap();
                board.seats[power].player = Some(PersonId(player));
            }
            board
        });
        Round { name: (round + 1).to_string(), boards: boards.collect(), ..Round::default() }
    });
    let mut book = Book { people, rounds: rounds.collect(), ..Book::default() };
    book.event.name = "World Championship".into();
    book.event.rules = "WDC 2006".into();
    book
}

fn event(boards: usize) -> PostedEvent {
    PostedEvent::new(&Engine::new(book(boards)))
}

fn notice(event: &PostedEvent, kind: NoticeKind) -> Vec<Notice> {
    event.newest(kind, None).1
}

/// A word of a page, its left and right edge and its foot, in points.
struct Word {
    text: String,
    left: f32,
    right: f32,
    foot: f32,
}

/// The words of each page of a PDF, as another program reads them.
fn words(pdf: &[u8]) -> Vec<Vec<Word>> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pages.pdf");
    std::fs::write(&path, pdf).unwrap();
    let output = Command::new("pdftotext").args(["-bbox"]).arg(&path).arg("-").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let word = |line: &str| {
        let attribute = |name: &str| line.split(&format!("{name}=\"")).nth(1)?.split('"').next()?.parse().ok();
        Some(Word {
            text: line.split('>').nth(1)?.split('<').next()?.to_owned(),
            left: attribute("xMin")?,
            right: attribute("xMax")?,
            foot: attribute("yMax")?,
        })
    };
    text.split("<page").skip(1).map(|page| page.lines().filter_map(word).collect()).collect()
}

fn is_figure(text: &str) -> bool {
    let digits = text.trim_start_matches(['\u{2212}', '–']);
    digits.split_once('.').is_some_and(|(whole, fraction)| {
        !whole.is_empty() && fraction.len() == 2 && (whole.to_owned() + fraction).bytes().all(|b| b.is_ascii_digit())
    })
}

/// The right edges of figures, column by column. Two columns are further from each other than two figures of one.
fn columns_of_figures(page: &[Word]) -> Vec<Vec<f32>> {
    let mut edges: Vec<f32> = page.iter().filter(|word| is_figure(&word.text)).map(|word| word.right).collect();
    edges.sort_by(f32::total_cmp);
    let mut columns: Vec<Vec<f32>> = Vec::new();
    for edge in edges {
        match columns.last_mut() {
            Some(column) if edge - column[column.len() - 1] < 12.0 => column.push(edge),
            _ => columns.push(vec![edge]),
        }
    }
    columns
}

/// The pages of a workbook, as LibreOffice prints them.
fn printed(workbook: &[u8]) -> Vec<Vec<Word>> {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("posted.xlsx"), workbook).unwrap();
    let profile = format!("-env:UserInstallation=file://{}", folder.path().join("profile").display());
    let mut office = Command::new("soffice");
    office.arg(profile).args(["--headless", "--convert-to", "pdf", "--outdir"]).arg(folder.path());
    let done = office.arg(folder.path().join("posted.xlsx")).output().unwrap();
    assert!(done.status.success(), "{done:?}");
    words(&std::fs::read(folder.path().join("posted.pdf")).unwrap())
}

#[test]
#[ignore = "needs pdftotext and a font with Hebrew and Arabic letters, which LibreOffice brings; tests/run installs them"]
fn letters_that_our_fonts_lack_are_taken_from_the_computer_and_can_be_copied() {
    let mut book = Book::default();
    let names = ["יוסף בן־דוד", "محمد عبد الرحمن", "Ann Lund"];
    book.people = (1..).zip(names).map(|(number, name)| Person::new(PersonId(number), name)).collect();
    let mut board = Board::new("A");
    for (number, power) in (1..4).zip(Power::ALL) {
        board.seats[power].player = Some(PersonId(number));
    }
    book.rounds = vec![Round { name: "1".into(), boards: vec![board], ..Round::default() }];
    let event = PostedEvent::new(&Engine::new(book));
    let printed = write_pdf(&notice(&event, NoticeKind::BoardCall), &PageSetup::default()).unwrap();
    assert_eq!(printed.missing_sentence(), None);
    let texts: Vec<String> = words(&printed.bytes).into_iter().flatten().map(|word| word.text).collect();
    for word in names.iter().flat_map(|name| name.split(' ')) {
        // The letters of a word are read as they stand on the page, from the left.
        let from_left = if word.is_ascii() { word.to_owned() } else { word.chars().rev().collect() };
        assert!(texts.contains(&from_left), "{from_left} in {texts:?}");
    }
}

#[test]
#[ignore = "needs LibreOffice and pdftotext; tests/run installs them"]
fn no_sheet_of_a_workbook_ends_with_a_page_of_one_row_or_one_sentence() {
    for (boards, size) in [(5, TextSize::Poster), (11, TextSize::Poster), (11, TextSize::List), (22, TextSize::List)] {
        let event = event(boards);
        let setup = PageSetup { size, ..PageSetup::default() };
        let kinds = [NoticeKind::Standings, NoticeKind::Boards, NoticeKind::Countries];
        let made: Vec<(DueNotice, Vec<Notice>)> = kinds.iter().map(|kind| event.newest(*kind, None)).collect();
        let chosen: Vec<WorkbookNotice<'_>> =
            made.iter().map(|(wanted, notices)| WorkbookNotice { wanted: *wanted, notices, setup: &setup }).collect();
        let pages = printed(&write_posting_workbook(&event, &chosen).unwrap());
        for (number, page) in (1..).zip(&pages) {
            let rows = page.iter().filter(|word| is_figure(&word.text)).map(|word| word.foot.to_bits());
            let rows: std::collections::BTreeSet<u32> = rows.collect();
            assert!(rows.len() >= 3, "{boards} boards, {size:?}: page {number} of {} has {}", pages.len(), rows.len());
        }
    }
}

#[test]
#[ignore = "needs LibreOffice and pdftotext; tests/run installs them"]
fn the_pages_of_a_long_table_of_a_workbook_are_full_and_each_figure_has_room() {
    // The first rules count half of a score, which has a sign behind it.
    for rules in ["EDC 2015", "WDC 2006"] {
        let mut book = book(22);
        book.event.rules = rules.into();
        let event = PostedEvent::new(&Engine::new(book));
        let (wanted, notices) = event.newest(NoticeKind::Standings, None);
        for size in TextSize::ALL {
            let setup = PageSetup { size, ..PageSetup::default() };
            let chosen = [WorkbookNotice { wanted, notices: &notices, setup: &setup }];
            let pages = printed(&write_posting_workbook(&event, &chosen).unwrap());
            let foot = |page: &[Word], is_counted: fn(&str) -> bool| {
                page.iter().filter(|word| is_counted(&word.text)).map(|word| word.foot).fold(0.0, f32::max)
            };
            assert!(pages.iter().flatten().all(|word| !word.text.contains("##")), "{rules}, {size:?}");
            // The last page has the rest, and one other page may have less so that the rest is not too little.
            let is_full = |page: &&Vec<Word>| foot(page, is_figure) > 0.85 * foot(page, |_| true);
            let full = pages.iter().filter(is_full).count();
            assert!(full + 2 >= pages.len(), "{rules}, {size:?}: {full} of {} pages are full", pages.len());
        }
    }
}

#[test]
#[ignore = "needs LibreOffice and pdftotext; tests/run installs them"]
fn a_chart_of_a_workbook_is_on_the_page_of_its_table() {
    let event = event(5);
    let (wanted, notices) = event.newest(NoticeKind::Places, None);
    for size in TextSize::ALL {
        let setup = PageSetup { size, ..PageSetup::default() };
        let chosen = [WorkbookNotice { wanted, notices: &notices, setup: &setup }];
        assert_eq!(printed(&write_posting_workbook(&event, &chosen).unwrap()).len(), 1, "{size:?}");
    }
}

/// What a typographer counts on the pages of a kind of notice.
fn faults(mut notices: Vec<Notice>, kind: NoticeKind, setup: &PageSetup) -> BTreeMap<&'static str, usize> {
    // The word across a draft is outside everything.
    for notice in &mut notices {
        notice.is_draft = false;
    }
    let pages = words(&write_pdf(&notices, setup).unwrap().bytes);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let whole: String = pages.iter().flatten().map(|word| word.text.clone() + " ").collect();
    for name in notices.iter().flat_map(Notice::rows).filter_map(|row| row.cells.get(1)) {
        // A hyphen may end a line.
        let parts = name.plain();
        let broken = parts.split([' ', '-']).filter(|part| !whole.contains(part));
        *counts.entry("broken words").or_default() += broken.count();
    }
    let least = notices.iter().flat_map(Notice::rows).count().min(3);
    for page in &pages {
        let mut feet: Vec<i32> = Vec::new();
        let powers = Power::ALL.map(Power::name);
        let is_row =
            |word: &&Word| is_figure(&word.text) || powers.contains(&&*word.text) || FIRST.contains(&&*word.text);
        #[expect(clippy::cast_possible_truncation, reason = "points of a page")]
        feet.extend(page.iter().filter(is_row).map(|word| word.foot as i32));
        feet.sort_unstable();
        feet.dedup_by(|a, b| (*a - *b).abs() < 8);
        *counts.entry("pages with fewer than three rows").or_default() += usize::from(feet.len() < least);
        // The sums below a card are no column.
        let columns = if kind == NoticeKind::Cards { Vec::new() } else { columns_of_figures(page) };
        for column in columns {
            let off = column.iter().filter(|edge| (*edge - column[column.len() - 1]).abs() > 1.0).count();
            *counts.entry("figures off the decimal").or_default() += off;
        }
        *counts.entry("words outside the margin").or_default() += page.iter().filter(|word| word.left < 35.0).count();
    }
    counts
}

#[test]
#[ignore = "needs pdftotext; tests/run installs it"]
fn printed_tables_have_no_row_alone_no_broken_word_and_no_figure_off_its_column() {
    for (boards, paper, size) in
        [(11, Paper::A4, TextSize::Poster), (22, Paper::A4, TextSize::Poster), (11, Paper::A3, TextSize::List)]
    {
        let event = event(boards);
        let kinds = [
            NoticeKind::Standings,
            NoticeKind::Players,
            NoticeKind::Boards,
            NoticeKind::BoardCall,
            NoticeKind::Places,
            NoticeKind::Countries,
            NoticeKind::Cards,
        ];
        for kind in kinds {
            let setup = PageSetup { paper, size, ..PageSetup::default() };
            let counts = faults(notice(&event, kind), kind, &setup);
            // With `--nocapture` this is the table of faults.
            println!("{boards} boards, {paper:?}, {}: {counts:?}", kind.name());
            assert!(counts.values().all(|count| *count == 0), "{boards} boards, {kind:?}: {counts:?}");
        }
    }
}

#[test]
#[ignore = "needs pdftotext; tests/run installs it"]
fn the_pages_of_hard_books_are_as_right_as_those_of_others() {
    let mut long_names = book(11);
    for person in &mut long_names.people[2..5] {
        person.name = format!("{} Owen {}", "Llanfairpwllgwyngyll ".repeat(12).trim(), person.id.0);
    }
    let mut no_result = book(5);
    let board = &mut no_result.rounds[2].boards[1];
    board.end_year = CellEntry::Blank;
    for power in Power::ALL {
        board.seats[power].centres = CellEntry::Blank;
    }
    let mut nine_rounds = book_of(22, 9);
    nine_rounds.event.rules = "Sum best 5 games in any rounds".into();
    let mut one_player = book(1);
    one_player.people.truncate(1);
    one_player.people[0].name = "Ann Lee".into();
    one_player.rounds.truncate(1);
    for power in Power::ALL {
        let player = &mut one_player.rounds[0].boards[0].seats[power].player;
        *player = player.filter(|player| *player == PersonId(1));
    }
    let books = [
        ("three names of 250 letters", long_names),
        ("a board without a result", no_result),
        ("154 players in nine rounds", nine_rounds),
        ("one player", one_player),
    ];
    for (of, book) in books {
        let event = PostedEvent::new(&Engine::new(book));
        for kind in [NoticeKind::Standings, NoticeKind::Players, NoticeKind::Boards, NoticeKind::BoardCall] {
            let counts = faults(notice(&event, kind), kind, &PageSetup::default());
            println!("{of}, {}: {counts:?}", kind.name());
            assert!(counts.values().all(|count| *count == 0), "{of}, {kind:?}: {counts:?}");
        }
    }
}

#[test]
#[ignore = "needs pdftotext; tests/run installs it"]
fn no_heading_begins_before_the_margin_where_long_names_make_the_letters_small() {
    let margin = 36.0;
    for rules in ["WDC 2006", "EDC 2015"] {
        let mut book = book_of(11, 5);
        book.event.rules = rules.into();
        for person in &mut book.people[2..5] {
            person.name = format!("{} Owen {}", "Llanfairpwllgwyngyll ".repeat(12).trim(), person.id.0);
        }
        let event = PostedEvent::new(&Engine::new(book));
        for size in [TextSize::List, TextSize::Poster] {
            let setup = PageSetup { size, ..PageSetup::default() };
            let pages = words(&write_pdf(&notice(&event, NoticeKind::Standings), &setup).unwrap().bytes);
            let headings: Vec<f32> =
                pages.iter().flatten().filter(|word| word.text == "Place").map(|word| word.left).collect();
            assert!(!headings.is_empty() && headings.iter().all(|left| *left > margin - 0.1), "{rules}: {headings:?}");
        }
    }
}

#[test]
fn one_long_name_does_not_turn_the_paper_and_costs_a_sheet_at_most() {
    let mut notices = notice(&event(11), NoticeKind::Standings);
    let pages = |notices: &[Notice]| Pages::new(notices, &PageSetup::default()).unwrap();
    let with_name = pages(&notices);
    let mut long = 0;
    for row in &mut notices[0].sections[0].rows {
        if row.cells[1].plain().starts_with("Konstantinos") {
            row.cells[1].parts[0].text = "Ann Lund".into();
            long += 1;
        }
    }
    assert_eq!(long, 1);
    let without = pages(&notices);
    assert_eq!(with_name.size(0), without.size(0));
    assert!(with_name.count() <= without.count() + 1, "{with_name:?} {without:?}");
}

/// The widths of the windows: two phones, a tablet and a desk.
const WINDOWS: [u32; 4] = [360, 390, 800, 1200];

/// A script that measures the page in each frame: the smallest letters in pixels, and how many signs are outside their cell, texts of plots
/// outside the plot, totals outside the window, and totals outside a table that shows no more than the totals; and whether the page is as
/// wide as its window.
const MEASURE: &str = r"
    const measure = ({ document: page, innerWidth: width }) => {
        const all = selector => [...page.querySelectorAll(selector)].filter(one => one.getClientRects().length);
        const rect = one => one.getBoundingClientRect();
        const drawn = one => { const range = page.createRange(); range.selectNodeContents(one); return rect(range); };
        const has_text = one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
        const size = one => {
            const plot = one.ownerSVGElement;
            const scale = plot ? rect(plot).width / plot.viewBox.baseVal.width : 1;
            return parseFloat(page.defaultView.getComputedStyle(one).fontSize) * scale;
        };
        const is_outside = (one, whole) => one.right > whole.right + 1 || one.left < whole.left - 1;
        return [
            Math.min(...all('body *').filter(has_text).map(size)),
            all('td > .after').filter(one => is_outside(drawn(one), rect(one.parentElement))).length,
            all('svg text').filter(one => is_outside(rect(one), rect(one.ownerSVGElement))).length,
            all('.total').filter(one => rect(one).right > width).length,
            width > 380 && width < 640 ? all('.table:has(.total)').filter(one => one.scrollWidth > one.clientWidth).length : 0,
            page.documentElement.scrollWidth > width ? 1 : 0,
        ].join(' ');
    };
    onload = () => {
        const frames = [...document.querySelectorAll('iframe')];
        document.title = frames.map(frame => measure(frame.contentWindow)).join(' ');
    };
";

/// What the script finds in a page, in each window.
fn measured(page: &str) -> Vec<Vec<f32>> {
    // A browser without a screen has no window as narrow as a phone, but it has frames.
    let page = page.replace('&', "&amp;").replace('"', "&quot;");
    let frame = |width: u32| {
        format!("<iframe width=\"{width}\" height=\"900\" style=\"border: 0\" srcdoc=\"{page}\"></iframe>")
    };
    let frames: String = WINDOWS.into_iter().map(frame).collect();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("frames.html");
    let html = format!(
        "<!doctype html><meta charset=\"utf-8\"><title></title><body>{frames}<script>{MEASURE}</script></body>"
    );
    std::fs::write(&path, html).unwrap();
    let mut browser = Command::new("chromium");
    browser.args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--dump-dom"]);
    browser.args(["--window-size=1300,900", &format!("--user-data-dir={}", folder.path().join("profile").display())]);
    let shown = String::from_utf8(browser.arg(format!("file://{}", path.display())).output().unwrap().stdout).unwrap();
    let title = shown.split("<title>").nth(1).unwrap().split('<').next().unwrap();
    let figures: Vec<f32> = title.split(' ').map(|figure| figure.parse().unwrap()).collect();
    assert_eq!(figures.len(), 6 * WINDOWS.len(), "{title}");
    figures.chunks(6).map(<[f32]>::to_vec).collect()
}

#[test]
#[ignore = "needs Chromium; tests/run installs it"]
fn a_web_page_has_no_letter_below_eleven_pixels_no_sign_on_a_figure_and_no_total_or_name_beyond_an_edge() {
    // The first rules count half of a score, the second ones have teams.
    for (rules, part) in [("EDC 2015", "<span class=\"after\"> ×½</span>"), ("WDC 2006", "<table class=\"lists\">")] {
        let mut book = book(11);
        book.event.rules = rules.into();
        let ids: Vec<PersonId> = book.people.iter().map(|person| person.id).collect();
        let team = |(at, members): (usize, &[PersonId])| Team {
            name: format!("The Northern Alliance of Gentlemen {at}"),
            captain: Some(members[0]),
            members: members.to_vec(),
            ..Team::default()
        };
        book.teams = ids.chunks(3).enumerate().map(team).collect();
        for board in book.rounds.iter_mut().flat_map(|round| &mut round.boards) {
            let counts = Power::ALL.map(|power| board.seats[power].centres.clone());
            let chart = |year: u16| Chart { year: Year(year), centres: PerPower(counts.clone()) };
            board.charts = (1901..=1907).map(chart).collect();
        }
        let event = PostedEvent::new(&Engine::new(book));
        let kinds = [
            NoticeKind::Standings,
            NoticeKind::Places,
            NoticeKind::Boards,
            NoticeKind::Charts,
            NoticeKind::Players,
            NoticeKind::Teams,
            NoticeKind::Cards,
        ];
        let notices: Vec<Notice> = kinds.into_iter().flat_map(|kind| notice(&event, kind)).collect();
        let html = write_html(&notices, &WebPage { event: "World Championship".into(), ..WebPage::default() });
        assert!(html.contains(part) && html.contains("<svg class=\"narrow\""), "{rules}");
        for (window, figures) in WINDOWS.into_iter().zip(measured(&html)) {
            let [smallest, ref faults @ ..] = figures[..] else { panic!("{figures:?}") };
            println!("{rules} in a window of {window} pixels: the smallest letter has {smallest}, faults {faults:?}");
            assert!(smallest >= 11.0 && faults.iter().all(|fault| *fault == 0.0), "{rules}, {window}: {figures:?}");
        }
    }
}
