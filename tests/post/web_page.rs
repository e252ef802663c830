//! The web page of a posting in a browser: it says nothing on the console, and no name makes it wider than the window.

use std::path::Path;
use std::process::{Command, Output};

use topboard::book::{Board, Book, CellEntry, Person, PersonId, Power, Round, Year};
use topboard::engine::Engine;
use topboard::notices::{Notice, NoticeKind, PostedEvent};
use topboard::publish::{WebPage, write_html};

/// An event of a board with these names of players.
fn page(names: [&str; 7]) -> String {
    let mut board = Board::new("A");
    board.end_year = CellEntry::Value(Year(1907));
    for ((number, power), count) in (1..).zip(Power::ALL).zip([10, 8, 6, 5, 4, 1, 0]) {
        board.seats[power].player = Some(PersonId(number));
        board.seats[power].centres = CellEntry::Value(count);
    }
    let people = (1..).zip(names).map(|(number, name)| Person::new(PersonId(number), name)).collect();
    let rounds = vec![Round { name: "1".into(), boards: vec![board], ..Round::default() }];
    let book = Book { people, rounds, ..Book::default() };
    let event = PostedEvent::new(&Engine::new(book));
    let kinds =
        [NoticeKind::Standings, NoticeKind::Boards, NoticeKind::BoardCall, NoticeKind::Players, NoticeKind::Cards];
    let notices: Vec<Notice> = kinds.into_iter().flat_map(|kind| event.newest(kind, None).1).collect();
    assert_eq!(notices.len(), kinds.len());
    let venue_and_dates = "Llanfair ".repeat(9) + "20–22 November 2026";
    let page = WebPage { event: "E".repeat(250), venue_and_dates, posted_at: "23 November 2026, 14:05".into() };
    write_html(&notices, &page)
}

/// What the browser prints about a page.
fn browse(path: &Path, width: u32) -> Output {
    let profile = tempfile::tempdir().unwrap();
    let mut browser = Command::new("chromium");
    browser.args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", "--enable-logging=stderr"]);
    browser.arg(format!("--user-data-dir={}", profile.path().display()));
    browser.arg(format!("--window-size={width},900")).arg(format!("file://{}", path.display()));
    browser.output().unwrap()
}

#[test]
#[ignore = "needs Chromium; tests/run installs it"]
fn a_browser_says_nothing_and_no_name_makes_the_page_wider() {
    let long = "N".repeat(250);
    let words = "Llanfair ".repeat(28);
    let names = [&*long, &*words, "Wolfgang von Hohenstein-Lüdenscheidt", "Dan", "Eve", "Fay", "Gus"];
    // The page has no script. This one measures it.
    let measure = "<script>document.title = [document.documentElement.scrollWidth, innerWidth, \
                   ...[...document.querySelectorAll('th.name')].map(name => name.offsetWidth)].join(' ')</script></body>";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("page.html");
    std::fs::write(&path, page(names).replace("</body>", measure)).unwrap();
    for width in [500, 1440] {
        let output = browse(&path, width);
        let (page, messages) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(!messages.contains("CONSOLE"), "{messages}");
        let title = page.split("<title>").nth(1).unwrap().split('<').next().unwrap();
        let widths: Vec<u32> = title.split(' ').map(|width| width.parse().unwrap()).collect();
        let [whole, window, ref names @ ..] = widths[..] else { panic!("{title}") };
        assert!(whole <= window && window <= width, "{title}");
        let most = if width < 640 { window * 4 / 5 } else { 320 };
        assert!(names.len() > 20 && names.iter().all(|name| *name <= most + 1), "{title}");
    }
}
