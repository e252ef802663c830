//! The notices that are posted for a purpose: sheets for the tables and for orders, charts, cards, badges, prizes, rules.
//! Their pages are read back as text where the program for that is installed.

use std::process::Command;

use crate::common::event::{EventFolder, enter_event};

use topboard::book::results_year::{ResultLine, ResultsYear, YearEvent};
use topboard::book::{
    AttendanceEntry, AttendanceStatus, Board, Book, CellEntry, Chart, Ending, PerPower, Person, PersonId, Power, Round,
    RoundIx, Team, Year,
};
use topboard::engine::Engine;
use topboard::languages::{Language, NoticeLanguages};
use topboard::notices::{BoardResult, ColumnRole, LegendEntry, Notice, NoticeCell, NoticeKind, Plot, PostedEvent};
use topboard::publish::{PageSetup, Paper, TextSize, WebPage, write_html, write_pdf};

const NAMES: [&str; 15] = [
    "Ann Lee",
    "Bjørn Åsen",
    "Łukasz Żak",
    "Γιώργος Κ",
    "Иван Петров",
    "Nguyễn Văn An",
    "Zoë Ash",
    "Gus Low",
    "Hal Orr",
    "Ida Poe",
    "Jim Roy",
    "Kit Sun",
    "Lea Tan",
    "Moe Urs",
    "Nia Vos",
];

/// A board whose first seat has the player of this number, the second the next.
fn board(name: &str, first: u32) -> Board {
    let mut board = Board::new(name);
    for (player, power) in (first..).zip(Power::ALL) {
        board.seats[power].player = Some(PersonId(player));
    }
    board
}

/// A round of two boards that is played, with a chart at the first board, and a round of two boards that is drawn.
fn book() -> Book {
    let played = |name: &str, first: u32, counts: [u16; 7]| {
        let mut board = board(name, first);
        for (power, count) in Power::ALL.into_iter().zip(counts) {
            board.seats[power].centres = CellEntry::Value(count);
        }
        board.end_year = CellEntry::Value(Year(1909));
        board
    };
    let mut first = played("A", 1, [10, 8, 6, 4, 3, 2, 1]);
    let chart =
        |year: u16, counts: [u16; 7]| Chart { year: Year(year), centres: PerPower(counts.map(CellEntry::Value)) };
    first.charts = vec![chart(1901, [5, 4, 5, 4, 4, 5, 4]), chart(1909, [10, 8, 6, 4, 3, 2, 1])];
    let boards = vec![first, played("B", 8, [4, 9, 5, 5, 5, 4, 2])];
    let drawn = vec![board("A", 2), board("B", 9)];
    let round = |name: &str, boards: Vec<Board>| Round { name: name.into(), boards, ..Round::default() };
    let mut book = Book {
        people: (1..).zip(NAMES).map(|(number, name)| Person::new(PersonId(number), name)).collect(),
        rounds: vec![round("1", boards), round("2", drawn)],
        ..Book::default()
    };
    book.event.name = "Tea-time Open".into();
    book.event.rules = "EDC 2015".into();
    book
}

fn event(book: &Book) -> PostedEvent {
    PostedEvent::new(&Engine::new(book.clone()))
}

/// The notices of a kind, of the newest round that has one.
fn newest(book: &Book, kind: NoticeKind) -> Vec<Notice> {
    event(book).newest(kind, None).1
}

fn setup(paper: Paper, size: TextSize) -> PageSetup {
    PageSetup { paper, size, event: "Tea-time Open".into(), ..PageSetup::default() }
}

fn rows(notice: &Notice, section: usize) -> Vec<Vec<String>> {
    notice.sections[section].rows.iter().map(|row| row.cells.iter().map(NoticeCell::plain).collect()).collect()
}

/// The words of each page, in the order of reading. `None` where the program that reads them is not installed.
fn words_of_pages(notices: &[Notice], setup: &PageSetup) -> Option<Vec<Vec<String>>> {
    let printed = write_pdf(notices, setup).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pages.pdf");
    std::fs::write(&path, printed.bytes).unwrap();
    let output = Command::new("pdftotext").args(["-enc", "UTF-8", "-layout"]).arg(&path).arg("-").output().ok()?;
    let text = String::from_utf8(output.stdout).unwrap();
    let pages = text.split_terminator('\u{c}').map(|page| page.split_whitespace().map(str::to_owned).collect());
    let pages: Vec<Vec<String>> = pages.collect();
    assert_eq!(pages.len(), printed.pages);
    Some(pages)
}

/// Whether these texts stand on the page in this order.
fn assert_in_order(words: &[String], texts: &[&str]) {
    let page = words.join(" ");
    let mut from = 0;
    for text in texts {
        let found = page[from..].find(text);
        assert!(found.is_some(), "“{text}” is not after the text before it on: {page}");
        from += found.unwrap_or_default() + text.len();
    }
}

#[test]
fn the_kinds_have_the_names_of_the_command() {
    let names = NoticeKind::ALL.map(NoticeKind::name);
    assert_eq!(
        names.join(","),
        "standings,places,boards,board-call,players,sitting-out,table-sheets,order-sheets,charts,countries,teams,awards,\
         top-board,groups,ladder,cards,badges,certificates,rules,notebook"
    );
}

#[test]
fn the_manual_names_every_kind() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/manual/exporting.md");
    let page = std::fs::read_to_string(path).unwrap();
    for kind in NoticeKind::ALL {
        assert!(page.contains(&format!("`{}`", kind.name())), "{}", kind.name());
    }
}

#[test]
fn each_board_has_a_sheet_with_its_players_and_a_box_for_each_year() {
    let sheets = newest(&book(), NoticeKind::TableSheets);
    assert_eq!(
        sheets.iter().map(|sheet| sheet.title.as_str()).collect::<Vec<_>>(),
        ["Round 2, board A", "Round 2, board B"]
    );
    let seats = rows(&sheets[0], 0);
    assert_eq!(seats[0][..2], ["Austria", "Bjørn Åsen"]);
    assert_eq!(seats[6][..2], ["Turkey", "Gus Low"]);
    assert_eq!(seats[7][..2], ["Sum: 34", ""]);
    let years = sheets[0].sections[0].columns.iter().filter(|column| matches!(column.role, ColumnRole::Year(_)));
    let years: Vec<&str> = years.map(|column| column.title.as_str()).collect();
    assert_eq!((years[0], years.len() + 2), ("1901", seats[0].len()));
    for paper in [Paper::A4, Paper::Letter, Paper::A3] {
        assert_eq!(
            write_pdf(&sheets, &setup(paper, TextSize::List)).unwrap().pages,
            2,
            "one page a board on {paper:?}"
        );
    }
    let Some(pages) = words_of_pages(&sheets, &setup(Paper::A4, TextSize::List)) else { return };
    let powers = ["Round 2, board B", "Austria Hal Orr", "England Ida Poe", "Turkey Nia Vos", "Sum: 34"];
    assert_in_order(&pages[1], &powers);
    assert_in_order(&pages[1], &["Votes on a draw", "End of the game", "Signatures", "Austria Hal Orr", "page 1 of 1"]);
}

#[test]
fn each_player_has_an_order_sheet() {
    let sheets = newest(&book(), NoticeKind::OrderSheets);
    assert_eq!(sheets.len(), 14);
    assert_eq!((sheets[2].title.as_str(), sheets[2].subtitle.as_str()), ("Round 2, board A: France", "Γιώργος Κ"));
    assert_eq!(sheets[2].sections[0].rows.len(), 17, "a line for each unit");
    let Some(pages) = words_of_pages(&sheets, &setup(Paper::A4, TextSize::List)) else { return };
    assert_eq!(pages.len(), 14);
    assert_in_order(&pages[13], &["Tea-time Open", "Round 2, board B: Turkey", "Nia Vos", "Orders", "Spring", "Fall"]);
}

#[test]
fn a_line_may_end_inside_a_long_word_of_a_note_but_not_inside_a_name() {
    let mut book = book();
    book.people[0].name = "Ann Wolfeschlegelsteinhausenbergerdorff".into();
    book.rounds[0].boards[0].note = "Wolfeschlegelsteinhausenbergerdorff saw the Donaudampfschifffahrtskapitän.".into();
    let mut event = event(&book);
    event.print_notes(true);
    let (_, boards) = event.newest(NoticeKind::Boards, None);
    assert!(boards[0].sections[0].sentences.iter().any(|sentence| sentence.contains("Donaudampf")));
    assert!(boards[0].breakable_words.contains("Donaudampfschifffahrtskapitän."));
    assert!(!boards[0].breakable_words.contains("Wolfeschlegelsteinhausenbergerdorff"));
}

#[test]
fn charts_are_of_the_boards_that_have_one() {
    let charts = &newest(&book(), NoticeKind::Charts)[0];
    assert_eq!((charts.title.as_str(), charts.sections.len()), ("Round 1: centres by year", 1));
    assert_eq!(rows(charts, 0)[0], ["Austria", "Ann Lee", "5", "10"]);
    assert_eq!(charts.sentences, ["No chart is entered for Board B."]);
    let Some(pages) = words_of_pages(std::slice::from_ref(charts), &setup(Paper::A4, TextSize::List)) else { return };
    assert_in_order(&pages[0], &["Power Player 1901 1909", "Austria Ann Lee 5 10", "Turkey Zoë Ash 4 1"]);
}

#[test]
fn a_card_has_the_games_the_opponents_and_why_the_place() {
    let book = book();
    let cards = &newest(&book, NoticeKind::Cards)[0];
    let titles: Vec<&str> = cards.sections.iter().map(|card| card.title.as_str()).collect();
    assert!(titles[0].starts_with("Ann Lee: place ") && titles[0].contains(" of 14, total "), "{titles:?}");
    let games = rows(cards, 0);
    assert_eq!(games[0][..3], ["Round 1, board A", "Austria", "10"]);
    assert!(games[0][6].starts_with("England Bjørn Åsen, France Łukasz Żak, Germany"), "{:?}", games[0]);
    let mut twice = book.clone();
    twice.rounds.push(Round { name: "2".into(), ..book.rounds[0].clone() });
    let total = Engine::new(twice.clone()).standings().row(PersonId(1)).unwrap().total;
    let sum = format!(" = {total:.2}");
    let of_two = newest(&twice, NoticeKind::Cards)[0].sections[0].sentences[0].clone();
    assert!(of_two.starts_with("Total: ") && of_two.contains(&sum), "{of_two}");
    assert!(
        cards.sections[0].sentences.iter().any(|sentence| sentence.contains("bove ")),
        "{:?}",
        cards.sections[0].sentences
    );
    let order: Vec<&str> = titles.iter().map(|title| title.split(':').next().unwrap()).collect();
    assert_eq!(order[..3], ["Ann Lee", "Bjørn Åsen", "Gus Low"], "by name");
}

#[test]
fn eight_badges_are_on_a_page_with_names_of_any_length() {
    let mut book = book();
    book.people[0].name = "A".repeat(250);
    book.teams = vec![Team { name: "Tea Leaves".into(), members: vec![PersonId(8)], ..Team::default() }];
    let badges = newest(&book, NoticeKind::Badges);
    assert_eq!(badges[0].sections[0].rows.len(), 15);
    assert_eq!(write_pdf(&badges, &setup(Paper::A4, TextSize::List)).unwrap().pages, 2);
    assert_eq!(write_pdf(&badges, &setup(Paper::Letter, TextSize::List)).unwrap().pages, 2, "eight on a page");
    let Some(pages) = words_of_pages(&badges, &setup(Paper::A4, TextSize::List)) else { return };
    assert_in_order(&pages[0], &["Bjørn Åsen", "Tea Leaves"]);
    let letters = pages[0].concat().chars().filter(|c| *c == 'A').count();
    assert!(letters >= 250, "no letter of a long name is lost: {letters}");
}

#[test]
fn who_has_left_without_a_game_gets_no_badge() {
    let mut book = book();
    book.people.push(Person::new(PersonId(16), "Pia Wik"));
    let names = |book: &Book| -> Vec<String> {
        let badges = newest(book, NoticeKind::Badges);
        badges[0].sections[0].rows.iter().map(|row| row.cells[0].plain()).collect()
    };
    assert!(names(&book).contains(&"Pia Wik".to_owned()));
    // Ann Lee has played, and keeps the badge.
    book.rounds[1].attendance = [1, 16].map(|id| AttendanceEntry::new(PersonId(id), AttendanceStatus::Left)).into();
    let names = names(&book);
    assert!(names.contains(&"Ann Lee".to_owned()) && !names.contains(&"Pia Wik".to_owned()), "{names:?}");
}

#[test]
fn prizes_teams_and_rules_are_posted() {
    let mut book = book();
    book.event.rules = "EuroDipCon 4".into();
    let countries = &newest(&book, NoticeKind::Countries)[0];
    let france = countries.sections.iter().find(|section| section.title == "Best France").unwrap();
    let first: Vec<String> = france.rows[0].cells.iter().map(NoticeCell::plain).collect();
    assert_eq!((first[0].as_str(), first[1].as_str(), first[3].as_str()), ("1", "Łukasz Żak", "6"));
    let awards = newest(&book, NoticeKind::Awards);
    assert_eq!((awards[0].title.as_str(), awards.len()), ("Awards", 1));
    let rules = &newest(&book, NoticeKind::Rules)[0];
    assert_eq!(rules.title, "Rules: EuroDipCon 4");
    let subjects: Vec<String> = rows(rules, 0).into_iter().map(|row| row[0].clone()).collect();
    assert!(
        ["Scoring", "What counts", "Ties"].iter().all(|about| subjects.iter().any(|it| it == about)),
        "{subjects:?}"
    );
    assert!(rules.sections[1].title.starts_with("Scoring system "));
    assert!(rows(rules, 1).iter().any(|row| row[1].contains("centres")), "formulas: {:?}", rows(rules, 1));
    if let Some(pages) = words_of_pages(&awards, &setup(Paper::A4, TextSize::Poster)) {
        assert_in_order(&pages.concat(), &["Award", "Winner", "Best Austria", "Ann Lee"]);
    }
    for kind in [NoticeKind::Teams, NoticeKind::TopBoard, NoticeKind::Groups, NoticeKind::Ladder, NoticeKind::Notebook]
    {
        assert_eq!(newest(&book, kind), [], "{}", kind.name());
    }
}

#[test]
fn the_top_board_says_who_stepped_back_and_keeps_a_score_that_is_held_back() {
    let mut book = enter_event(EventFolder("wdc-2006"), "WDC 2006", &[("5", "Top board")]).book().clone();
    let seats = |book: &Book| {
        let notice = newest(book, NoticeKind::TopBoard).remove(0);
        let roles = [ColumnRole::ChoosingOrder, ColumnRole::Player, ColumnRole::Power, ColumnRole::Score];
        let section = &notice.sections[0];
        let row = |row| roles.map(|role| section.cell(row, role).map(NoticeCell::plain).unwrap_or_default());
        (section.rows.iter().map(row).collect::<Vec<_>>(), notice)
    };
    let (held_back, notice) = seats(&book);
    // The powers are those of the board, which is in a round of which only the name is left.
    assert_eq!(held_back[5], ["6", "Owen Trelease", "–", ""]);
    assert!(notice.sentences.contains(&"The chosen powers are not posted yet.".to_owned()), "{:?}", notice.sentences);
    let claims: Vec<String> = rows(&notice, 1).into_iter().map(|row| row.join(" ")).collect();
    assert!(claims[1].starts_with("2 (Rory Caldbeck) ") && claims[1].contains("stepped back"), "{claims:?}");
    let last_seat = claims.iter().rposition(|claim| claim.contains(" seat") && !claim.contains("no seat")).unwrap();
    let legend: Vec<String> = notice.legend.iter().map(LegendEntry::plain_line).collect();
    assert!(legend.contains(&"( ): stepped back, or has left the event.".to_owned()), "{legend:?}");
    let is_shared = claims.iter().any(|claim| claim.split(' ').nth(1) == Some("="));
    assert_eq!(legend.iter().any(|line| line.starts_with("=:")), is_shared, "{legend:?}: {claims:?}");
    assert_eq!(claims.len(), last_seat + 6, "five players behind the seated ones are posted: {claims:?}");
    book.rounds.last_mut().unwrap().scores_released = Some(true);
    let (released, notice) = seats(&book);
    assert!(released[5][2] == "France" && released[5][3].starts_with("26.6"), "{released:?}");
    let teams = newest(&book, NoticeKind::Teams).remove(0);
    let first = rows(&teams, 0).remove(0);
    assert_eq!((first[0].as_str(), first[1].as_str()), ("1", "Rhine and Ridings"));
    let setup = setup(Paper::A4, TextSize::List);
    let (Some(top), Some(team)) = (words_of_pages(&[notice], &setup), words_of_pages(&[teams], &setup)) else { return };
    assert_in_order(&top[0], &["Seats", "6 Owen Trelease France 26.6", "Claims", "(Rory Caldbeck) stepped back"]);
    // Each member stands beside the own score, below the team and its total.
    let members = [
        "The scores of all members in round 3 are added up",
        "1 Rhine and Ridings 62.20",
        "Thomas Kehrer (captain) 36.20",
        "Philippa Hindmoor 18.60",
        "Tobias Quandt 7.40",
    ];
    assert_in_order(&team[0], &members);
}

#[test]
fn a_posted_board_says_how_and_when_its_game_ended_and_who_was_eliminated() {
    let mut book = book();
    let sentences = |book: &Book| newest(book, NoticeKind::Boards)[0].sections[0].sentences.clone();
    assert_eq!(sentences(&book), ["ended 1909"]);
    let board = &mut book.rounds[0].boards[0];
    for (power, count) in Power::ALL.into_iter().zip([17, 17, 0, 0, 0, 0, 0]) {
        board.seats[power].centres = CellEntry::Value(count);
        board.charts[1].centres[power] = CellEntry::Value(count);
        board.seats[power].in_draw = Some(count > 0);
    }
    board.seats[Power::Germany].eliminated = CellEntry::Value(Year(1904));
    assert_eq!(sentences(&book), ["ended 1909 in a draw of Austria, England", "out: Germany 1904"]);
    let board = &mut book.rounds[0].boards[0];
    board.ending = Ending::Conceded(Power::England);
    assert_eq!(sentences(&book)[0], "ended 1909: conceded to England");
    book.rounds[0].boards[0].ending = Ending::Abandoned;
    assert_eq!(sentences(&book)[0], "ended 1909 without a result: the game was abandoned");
    let board = &mut book.rounds[0].boards[0];
    (board.ending, board.seats[Power::Austria].centres) = (Ending::Played, CellEntry::Value(16));
    board.seats[Power::England].centres = CellEntry::Value(18);
    assert_eq!(sentences(&book)[0], "ended 1909 by a solo of England");
}

#[test]
fn who_won_a_board_and_who_is_out_is_seen_at_a_glance() {
    let mut book = book();
    book.event.rules = "EDC 2015".into();
    let results = |book: &Book| {
        let notice = newest(book, NoticeKind::Boards).remove(0);
        (notice.sections[0].rows.iter().map(|row| row.result.unwrap()).collect::<Vec<_>>(), notice)
    };
    let set = |book: &mut Book, counts: [u16; 7]| {
        for (power, count) in Power::ALL.into_iter().zip(counts) {
            let seat = &mut book.rounds[0].boards[0].seats[power];
            seat.centres = CellEntry::Value(count);
            seat.eliminated = if count == 0 { CellEntry::Value(Year(1905)) } else { CellEntry::Blank };
        }
        book.rounds[0].boards[0].charts.clear();
    };
    let (others, out) = ([BoardResult::Other; 4], BoardResult::Eliminated);
    set(&mut book, [10, 8, 6, 5, 5, 0, 0]);
    let (best, notice) = results(&book);
    assert_eq!(best, [&[BoardResult::Best][..], &others, &[out, out]].concat());
    set(&mut book, [16, 18, 0, 0, 0, 0, 0]);
    let (solo, of_solo) = results(&book);
    assert_eq!(solo, [&[BoardResult::Other, BoardResult::Solo][..], &[out; 5]].concat());
    book.rounds[0].boards[0].ending = Ending::Abandoned;
    let abandoned = results(&book).0;
    assert_eq!(abandoned, [&[BoardResult::Other; 2][..], &[out; 5]].concat(), "nobody is best, and who is out is out");
    let html = write_html(&[notice, of_solo], &WebPage::default());
    assert_eq!(
        ["best", "solo", "out"].map(|class| html.matches(&format!("<tr class=\"{class}\">")).count()),
        [3, 1, 7]
    );
}

#[test]
fn a_ladder_is_posted_of_a_book_with_result_lists() {
    let line = |name: &str, place: u32| ResultLine { name: name.into(), place: Some(place), ..ResultLine::default() };
    let lines = (1..).zip(NAMES).map(|(place, name)| line(name, place)).collect();
    let list = YearEvent { name: "Tea-time Open".into(), lines, accredited: Some(true), ..YearEvent::default() };
    let year = |events: Vec<YearEvent>| ResultsYear { ladder: "Best four".into(), events, ..ResultsYear::default() };
    let posted = |year: ResultsYear| newest(&Book { results_year: year, ..Book::default() }, NoticeKind::Ladder);
    let ladder = posted(year(vec![list.clone()]));
    assert_eq!((ladder.len(), &rows(&ladder[0], 0)[0][1]), (1, &"Ann Lee".to_owned()));
    assert_eq!(ladder[0].cautions, [""; 0]);
    let dated = YearEvent { date: Some(jiff::civil::date(2001, 1, 15)), ..list.clone() };
    assert!(rows(&posted(year(vec![dated]))[0], 1)[0].contains(&"15 January 2001".to_owned()));
    // A name that may be a player of the other list.
    let lines = vec![line("Gus Lowe", 1), line("Ann Lee", 2)];
    let other = YearEvent { name: "Late Open".into(), lines, accredited: Some(true), ..YearEvent::default() };
    let ladder = posted(year(vec![list, other]));
    assert_eq!(ladder[0].cautions, ["1 pair of names is undecided and counts as two people: Gus Low / Gus Lowe."]);
}

#[test]
fn a_posted_ladder_says_what_its_headings_mean_and_which_event_each_number_of_its_plot_is() {
    let line =
        |(place, name): (u32, &str)| ResultLine { name: name.into(), place: Some(place), ..ResultLine::default() };
    let event = |name: &str, month: i8, count: usize| {
        let lines = (1..).zip(NAMES.into_iter().take(count)).map(line).collect();
        let date = Some(jiff::civil::date(2001, month, 15));
        YearEvent { name: name.into(), date, lines, accredited: Some(true), ..YearEvent::default() }
    };
    let events = vec![event("DixieCon Down Under", 3, 7), event("Queen's Birthday Tournament", 6, 6)];
    let results_year = ResultsYear { ladder: "Bismark 2001".into(), events, ..ResultsYear::default() };
    let ladder = newest(&Book { results_year, ..Book::default() }, NoticeKind::Ladder).remove(0);
    let legend = ladder.printed_legend().join(" ").replace('\u{a0}', " ");
    for said in
        ["±: ranks gained or lost", "Score: the total divided by 8", "To overtake: the points that one more result"]
    {
        assert!(legend.contains(said), "{legend}");
    }
    assert!(!ladder.sentences.iter().any(|sentence| sentence.contains("Divisor")), "{:?}", ladder.sentences);
    let places = &ladder.sections[2];
    let marks = Plot::of(places, Language::English).unwrap().marks;
    assert_eq!(marks, ["1", "2"]);
    assert_eq!(places.sentences, ["1\u{a0}DixieCon Down Under; 2\u{a0}Queen's Birthday Tournament"]);
    let html = write_html(&[ladder], &WebPage::default());
    assert!(html.contains("<th scope=\"col\">2</th>") && html.contains("2\u{a0}Queen’s Birthday Tournament"), "{html}");
}

#[test]
fn the_rules_of_a_book_with_result_lists_are_those_of_its_ladder() {
    let line =
        |(place, name): (u32, &str)| ResultLine { name: name.into(), place: Some(place), ..ResultLine::default() };
    let lines = (1..).zip(NAMES).map(line).collect();
    let list = YearEvent { name: "Tea-time Open".into(), lines, accredited: Some(true), ..YearEvent::default() };
    let results_year = ResultsYear { ladder: "Bismark 2001".into(), events: vec![list], ..ResultsYear::default() };
    let year = Book { results_year: results_year.clone(), ..Book::default() };
    let rules = &newest(&year, NoticeKind::Rules)[0];
    assert_eq!((rules.title.as_str(), rules.sections.len()), ("Rules: Bismark 2001", 1));
    let parts = rows(rules, 0);
    assert!(parts[0][1].starts_with("The points for the place at every accredited event"), "{parts:?}");
    let said = |part: &str, text: &str| assert!(parts.contains(&vec![part.to_owned(), text.to_owned()]), "{parts:?}");
    said("first_ten", "100, 90, 85, 80, 75, 70, 65, 60, 55, 50");
    said("modifier", "MIN((50 + rating) / 100, most)");
    said("divisor", "MAX(events + 3, 8)");
    let mut german = event(&year);
    german.choose_languages(Language::German.into());
    let german = german.newest(NoticeKind::Rules, None).1.remove(0);
    assert!(rows(&german, 0)[0][1].starts_with("Die Punkte für den Platz"), "{:?}", rows(&german, 0));
    // An event with rounds has its own rules first.
    let both = Book { results_year, ..book() };
    let rules = &newest(&both, NoticeKind::Rules)[0];
    assert_eq!(rules.title, "Rules: EDC 2015");
    assert_eq!(rules.sections.last().unwrap().title, "Rules: Bismark 2001");
}

#[test]
fn a_usual_name_of_the_top_board_is_in_the_language_of_the_notice() {
    let mut book = enter_event(EventFolder("wdc-2006"), "WDC 2006", &[("5", "Top board")]).book().clone();
    book.rounds.last_mut().unwrap().scores_released = Some(true);
    let titles = |languages: NoticeLanguages| -> Vec<String> {
        let mut event = event(&book);
        event.choose_languages(languages);
        let boards = event.newest(NoticeKind::Boards, Some(RoundIx(4))).1.remove(0);
        boards.sections.into_iter().map(|section| section.title).collect()
    };
    let begins = |titles: &[String], name: &str| titles.iter().any(|title| title.starts_with(name));
    assert!(begins(&titles(Language::English.into()), "Top board, "));
    let french = titles(NoticeLanguages { first: Language::French, second: Some(Language::English) });
    assert!(begins(&french, "Table finale"), "{french:?}");
    assert!(french.iter().any(|title| title.contains("/ Top board, ")), "{french:?}");
}

#[test]
fn the_tables_of_groups_say_only_what_counts_in_them() {
    let engine = enter_event(EventFolder("gunboat-cup"), "Gunboat Cup", &[("Medal 1", "A"), ("Medal 2", "A")]);
    let sentences = |kind: NoticeKind| newest(engine.book(), kind)[0].sentences.join(" ");
    let (groups, standings) = (sentences(NoticeKind::Groups), sentences(NoticeKind::Standings));
    assert!(groups.contains("the best five games of the elimination.") && !groups.contains("medal"), "{groups}");
    assert!(standings.contains("of the medal round"), "{standings}");
}

#[test]
fn a_phone_shows_the_short_name_of_a_game() {
    let mut book = book();
    book.event.rules = "EuroDipCon 4".into();
    let html = write_html(&newest(&book, NoticeKind::Countries), &WebPage::default());
    let game = "<span class=\"broad\"><span class=\"whole\">Round 1,</span> <span class=\"whole\">board A</span></span>\
                <span class=\"narrow\">R1\u{a0}A</span>";
    assert!(html.contains(game), "{html}");
    // A round with a name: the letter of the board never stands alone on a line.
    book.rounds[0].name = "Medal 1".into();
    let html = write_html(&newest(&book, NoticeKind::Countries), &WebPage::default());
    assert!(html.contains("<span class=\"narrow\">Medal\u{a0}1,\u{a0}A</span>"), "{html}");
}

#[test]
fn of_a_round_that_is_held_back_only_the_seats_are_on_a_page() {
    let mut book = book();
    book.event.rules = "EuroDipCon 4".into();
    book.rounds[0].scores_released = Some(false);
    let event = event(&book);
    for kind in NoticeKind::ALL {
        for round in [0, 1].map(RoundIx) {
            let notices = event.newest(kind, Some(round)).1;
            for part in notices.iter().flat_map(Notice::rows).flat_map(|row| &row.cells).flat_map(|cell| &cell.parts) {
                let of_round = part.seat.is_some_and(|seat| seat.board.round == RoundIx(0));
                assert!(!of_round && !part.text.contains("Round 1, board"), "{}: {part:?}", kind.name());
            }
        }
        let of_round = event.newest(kind, Some(RoundIx(0))).1;
        let shows_seats = matches!(
            kind,
            NoticeKind::BoardCall | NoticeKind::Players | NoticeKind::TableSheets | NoticeKind::OrderSheets
        );
        assert!(!kind.is_of_round() || shows_seats != of_round.is_empty(), "{}", kind.name());
        let roles: Vec<ColumnRole> =
            of_round.iter().filter(|_| shows_seats).flat_map(Notice::columns).map(|column| column.role).collect();
        let is_result = |role: &ColumnRole| matches!(role, ColumnRole::Score | ColumnRole::Total | ColumnRole::Centres);
        assert!(!roles.iter().any(is_result), "{}: {roles:?}", kind.name());
    }
    // With another round that is played, there are cards, which say what is missing.
    book.event.rules = "EDC 2015".into();
    book.rounds[1].boards = book.rounds[0].boards.clone();
    let cards = &newest(&book, NoticeKind::Cards)[0];
    assert!(cards.sentences[0].starts_with("Round 1 is held back"), "{:?}", cards.sentences);
    assert_eq!(rows(cards, 0).len(), 1);
}

#[test]
fn every_notice_of_an_empty_book_and_of_long_names_is_written_or_left_out() {
    let mut long = book();
    for person in &mut long.people {
        person.name = format!("{} {}", person.name, "Llanfairpwllgwyngyll ".repeat(11));
    }
    long.people[0].name = "محمد علي (Ali) 😀".into();
    let mut one = Book { people: vec![Person::new(PersonId(1), "Ann Lee")], ..Book::default() };
    one.event.name = "E".repeat(250);
    for book in [Book::default(), one, long] {
        let event = event(&book);
        for kind in NoticeKind::ALL {
            let notices = event.newest(kind, None).1;
            let sizes = [(Paper::A4, TextSize::Poster), (Paper::Letter, TextSize::List)];
            for (paper, size) in sizes.into_iter().filter(|_| !notices.is_empty()) {
                let printed = write_pdf(&notices, &setup(paper, size)).unwrap();
                assert!(printed.pages > 0, "{}", kind.name());
            }
        }
    }
}

#[test]
fn a_board_without_a_result_is_named_and_the_standings_are_a_draft() {
    let standings = |book: &Book| newest(book, NoticeKind::Standings).remove(0);
    let whole = standings(&book());
    assert_eq!((whole.subtitle.as_str(), whole.is_draft), ("After round 1", false));
    let mut one_missing = book();
    for power in Power::ALL {
        one_missing.rounds[0].boards[1].seats[power].centres = CellEntry::Blank;
    }
    one_missing.rounds[0].boards[1].end_year = CellEntry::Blank;
    let running = standings(&one_missing);
    assert_ne!(running.subtitle, "After round 1");
    assert_eq!(running.sentences[0], "Round 1, board B has no result yet.");
    assert!(running.is_draft);
    let boards = newest(&one_missing, NoticeKind::Boards).remove(0);
    assert!(boards.is_draft);
}

#[test]
fn a_corrected_sheet_says_which_sheet_it_replaces() {
    let mut engine = Engine::new(book());
    let snapshot = engine.posting_snapshot("2026-08-14 12:00");
    engine.record_posting(snapshot).unwrap();
    let boards = |engine: &Engine| PostedEvent::new(engine).newest(NoticeKind::Boards, Some(RoundIx(0))).1.remove(0);
    assert!(!boards(&engine).sentences.iter().any(|sentence| sentence.contains("eplaces")));
    let mut corrected = engine.book().clone();
    corrected.rounds[0].boards[0].seats[Power::Austria].centres = CellEntry::Value(9);
    corrected.rounds[0].boards[0].seats[Power::Turkey].centres = CellEntry::Value(2);
    let corrected = Engine::new(corrected);
    assert_eq!(boards(&corrected).sentences[0], "Replaces the sheet of 14 August 2026, 12:00.");
    let standings =
        |engine: &Engine| PostedEvent::new(engine).newest(NoticeKind::Standings, None).1.remove(0).sentences;
    assert!(!standings(&engine).iter().any(|sentence| sentence.contains("eplaces")));
    assert_eq!(standings(&corrected)[0], "Replaces the posting of 14 August 2026, 12:00.");
}
