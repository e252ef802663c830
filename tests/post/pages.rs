//! `topboard post`: print-ready pages of what is due, made only from what may be posted.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use topboard::book::{Board, Book, CellEntry, Person, PersonId, Power, Role, Round, RoundIx};
use topboard::engine::Engine;
use topboard::languages::{Language, in_language};
use topboard::notices::{DueNotice, Notice, NoticeKind, PostedEvent, due_notices};
use topboard::publish::{PageSetup, Paper, write_pdf};
use topboard::store;

fn person(number: u32) -> Person {
    let names =
        ["Ann Lee", "Bjørn Åsen", "Łukasz Żak", "Γιώργος Κ", "Иван Петров", "Nguyễn Văn An", "Zoë Ash", "Gus Low"];
    Person::new(PersonId(number), names[number as usize - 1])
}

/// A round that is played, and a round that is drawn.
fn book() -> Book {
    let mut board = Board::new("A");
    for (number, power) in (1..).zip(Power::ALL) {
        board.seats[power].player = Some(PersonId(number));
    }
    let drawn = Round { name: "2".into(), boards: vec![board.clone()], sat_out: vec![PersonId(8)], ..Round::default() };
    for (power, count) in Power::ALL.into_iter().zip([10, 8, 6, 4, 3, 2, 1]) {
        board.seats[power].centres = CellEntry::Value(count);
    }
    let played = Round { name: "1".into(), boards: vec![board], ..Round::default() };
    let mut book = Book { people: (1..=8).map(person).collect(), rounds: vec![played, drawn], ..Book::default() };
    book.event.name = "Tea-time Open".into();
    book.event.rules = "EDC 2015".into();
    book
}

fn notices(book: &Book) -> Vec<Notice> {
    let event = PostedEvent::new(&Engine::new(book.clone()));
    event.due_notices().into_iter().flat_map(|(_, notices)| notices).collect()
}

fn topboard(arguments: &[&str]) -> Output {
    let home = env!("CARGO_TARGET_TMPDIR");
    let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
    command.args(arguments).env("HOME", home).env("XDG_DATA_HOME", home).output().unwrap()
}

/// The names of the files that a command has written into the folder.
fn written_names(output: &Output, folder: &Path) -> Vec<String> {
    let folder = format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR);
    lines(&output.stdout).iter().map(|line| line.strip_prefix(&folder).unwrap().to_owned()).collect()
}

fn lines(bytes: &[u8]) -> Vec<String> {
    String::from_utf8_lossy(bytes).lines().map(str::to_owned).collect()
}

fn saved(folder: &Path, book: &Book) -> String {
    let path = folder.join("con.topboard");
    std::fs::write(&path, store::book_to_bytes(&path, book).unwrap()).unwrap();
    path.display().to_string()
}

#[test]
fn what_is_due_is_written_as_a_file_for_each_notice() {
    let folder = tempfile::tempdir().unwrap();
    let book = saved(folder.path(), &book());
    let out = folder.path().join("posted");
    let output = topboard(&["post", &book, "--out", &out.display().to_string()]);
    assert!(output.status.success(), "{:?}", lines(&output.stderr));
    let names = ["standings", "boards-round-1", "board-call-round-2", "players-round-2"];
    let written: Vec<String> = names.iter().map(|name| format!("{} (1 page)", out.join(name).display())).collect();
    assert_eq!(lines(&output.stdout), written.iter().map(|line| line.replace(" (", ".pdf (")).collect::<Vec<_>>());
    for name in names {
        assert!(std::fs::read(out.join(name).with_extension("pdf")).unwrap().starts_with(b"%PDF-1."));
    }
}

#[test]
fn a_posting_of_results_is_recorded_in_the_book() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path(), &book());
    let out = folder.path().join("posted").display().to_string();
    let is_posted = || {
        let book = store::open_book(Path::new(&path)).unwrap();
        book.rounds.iter().map(|round| round.posted.is_some()).collect::<Vec<_>>()
    };
    topboard(&["post", &path, "--out", &out, "--what", "board-call"]);
    assert_eq!(is_posted(), [false, false], "a call has no results");
    let output = topboard(&["post", &path, "--out", &out, "--rules", "EDC 2015"]);
    let told = lines(&output.stderr).concat();
    assert!(
        told.contains("The posting is not recorded in the book: its scores are not those that were posted"),
        "{told}"
    );
    topboard(&["post", &path, "--out", &out]);
    assert_eq!(is_posted(), [true, false], "round 2 has no result");
}

#[test]
fn an_older_copy_of_a_book_says_so_when_it_posts_over_a_newer_posting() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path(), &book());
    let copy = folder.path().join("copy");
    std::fs::create_dir(&copy).unwrap();
    let copy = saved(&copy, &book());
    let out = folder.path().join("posted");
    let post = |path: &str, more: &[&str]| {
        let output = topboard(&[&["post", path, "--out", out.to_str().unwrap()], more].concat());
        assert!(output.status.success(), "{:?}", lines(&output.stderr));
        lines(&output.stderr).concat()
    };
    // A posting that is not recorded is unknown to every book.
    post(&path, &["--rules", "EDC 2015"]);
    let own = [post(&path, &[]), post(&path, &[])].concat();
    assert!(!own.contains("older copy"), "{own}");
    let told = post(&copy, &[]);
    assert!(
        told.contains("this book does not know of it: it may be an older copy. They were replaced all the same."),
        "{told}"
    );
    // Its posting is recorded now.
    assert!(!post(&copy, &[]).contains("older copy"));
}

#[test]
fn who_has_another_place_than_at_the_last_posting_is_told_and_stands_on_the_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path(), &book());
    let out = folder.path().join("posted").display().to_string();
    let posted = || lines(&topboard(&["post", &path, "--out", &out, "--format", "pdf,txt"]).stderr).concat();
    let sheet = || std::fs::read_to_string(Path::new(&out).join("standings.txt")).unwrap();
    let told = posted();
    assert!(!sheet().contains("Moved: "), "{}", sheet());
    assert!(!told.contains("Places since"), "{told}");
    let edit = Command::new(env!("CARGO_BIN_EXE_topboard"))
        .args(["edit", &path])
        .env("HOME", env!("CARGO_TARGET_TMPDIR"))
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn();
    let mut edit = edit.unwrap();
    edit.stdin
        .take()
        .unwrap()
        .write_all(
            b"R1 A Austria centres 5
R1 A Turkey centres 6
",
        )
        .unwrap();
    assert!(edit.wait().unwrap().success());
    let told = posted();
    assert!(told.contains("Places since the posting of ") && told.contains("Ann Lee 1st to "), "{told}");
    assert!(sheet().contains("\nMoved: ") && sheet().contains("Ann Lee 1st to "), "{}", sheet());
}

#[test]
fn a_posting_is_written_in_every_format() {
    let folder = tempfile::tempdir().unwrap();
    let mut event = book();
    event.event.name = "<Con> & Cup".into();
    event.people[0].name = "*Ann* [b]".into();
    let path = saved(folder.path(), &event);
    let out = folder.path().join("posted");
    let formats = ["--what", "standings,table-sheets", "--format", "pdf,png,xlsx,html,md,bbcode,txt"];
    let output = topboard(&[&["post", &path, "--out", &out.display().to_string()], &formats[..]].concat());
    assert!(output.status.success(), "{:?}", lines(&output.stderr));
    let mut names = written_names(&output, &out);
    names.sort();
    assert_eq!(
        names,
        [
            "standings.bbcode.txt",
            "standings.md",
            "standings.pdf (1 page)",
            "standings.png",
            "standings.txt",
            "table-sheets-round-2.pdf (1 page)",
            "table-sheets-round-2.png",
            "web-page.html",
            "workbook.xlsx",
        ]
    );
    let read = |name: &str| std::fs::read_to_string(out.join(name)).unwrap();
    assert!(read("standings.md").contains("| \\*Ann\\* \\[b\\] |"), "{}", read("standings.md"));
    assert!(read("standings.bbcode.txt").contains("[td]*Ann* [\u{200b}b][/td]"));
    assert!(read("standings.txt").starts_with("<Con> & Cup\nStandings\nAfter round 1\n"), "{}", read("standings.txt"));
    let page = read("web-page.html");
    assert!(page.contains("<title>&lt;Con&gt; &amp; Cup</title>") && page.contains("*Ann* [b]"), "{page}");
    assert!(std::fs::read(out.join("standings.png")).unwrap().starts_with(b"\x89PNG"));
    let told = lines(&output.stderr).concat();
    assert!(told.contains("“table-sheets-round-2” is made for paper. It is not written on the web page."), "{told}");
    // A source is never replaced.
    let table = folder.path().join("standings.txt");
    std::fs::write(&table, "board,power,player,centres\nA,Austria,Ann,5\n").unwrap();
    let here = folder.path().display().to_string();
    let output =
        topboard(&["post", &table.display().to_string(), "--out", &here, "--what", "standings", "--format", "txt"]);
    assert_eq!(output.status.code(), Some(2), "{:?}", lines(&output.stderr));
    assert!(std::fs::read_to_string(&table).unwrap().starts_with("board,power"));
}

#[test]
fn notices_and_rounds_are_chosen_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let book = saved(folder.path(), &book());
    let out = folder.path().display().to_string();
    let written = |arguments: &[&str]| {
        let output = topboard(&[&["post", &book, "--out", &out], arguments].concat());
        let names = lines(&output.stdout).iter().map(|line| line[out.len() + 1..].to_owned()).collect::<Vec<_>>();
        (output.status.code(), names, lines(&output.stderr).join(" "))
    };
    let (code, names, _) = written(&["--what", "players,standings", "--paper", "a3", "--size", "list"]);
    assert_eq!((code, names), (Some(0), vec!["players-round-2.pdf (1 page)".into(), "standings.pdf (1 page)".into()]));
    let (_, names, _) = written(&["--round", "1"]);
    let of_round = ["boards-round-1.pdf (1 page)", "board-call-round-1.pdf (1 page)", "players-round-1.pdf (1 page)"];
    assert_eq!(names, of_round);
    let (code, names, told) = written(&["--what", "sitting-out", "--round", "1"]);
    assert_eq!((code, names.len()), (Some(1), 0));
    assert!(told.contains("There is nothing to post as “sitting-out”."), "{told}");
    let (code, _, told) = written(&["--round", "1", "--what", "standings"]);
    assert_eq!(code, Some(2));
    assert!(told.contains("The standings count all rounds."), "{told}");
    let (code, _, told) = written(&["--round", "Final"]);
    assert_eq!(code, Some(2));
    assert!(told.contains("There is no round “Final”."), "{told}");
}

#[test]
fn a_round_that_is_held_back_has_no_scores_on_paper() {
    let folder = tempfile::tempdir().unwrap();
    let mut book = book();
    book.rounds[0].scores_released = Some(false);
    let held_back_book = book.clone();
    let engine = Engine::new(book.clone());
    // The next round is called, and the boards of the round that is held back stay away.
    assert!(engine.is_held_back(RoundIx(0)));
    let book = saved(folder.path(), &book);
    let output = topboard(&["post", &book, "--out", &folder.path().display().to_string()]);
    let written = lines(&output.stdout).concat();
    assert!(written.contains("board-call-round-2.pdf") && !written.contains("boards-round-1"), "{written}");
    assert!(lines(&output.stderr).concat().contains("Left out: Round 1 is held back"), "{:?}", lines(&output.stderr));
    // The call of a running round says where everybody sits, and its results stay away.
    let mut running = held_back_book.clone();
    running.rounds[0].scores_released = None;
    running.rounds[1].scores_released = Some(false);
    running.rounds[1].boards = running.rounds[0].boards.clone();
    let event = PostedEvent::new(&Engine::new(running.clone()));
    for kind in [NoticeKind::BoardCall, NoticeKind::Players, NoticeKind::TableSheets] {
        let (wanted, notices) = event.newest(kind, None);
        assert!(wanted.round == RoundIx(1) && !notices.is_empty() && !notices[0].is_draft, "{kind:?}");
    }
    assert_eq!(event.newest(NoticeKind::Boards, None).0.round, RoundIx(0));
    let path = saved(folder.path(), &running);
    let out = folder.path().join("call");
    let wanted = ["--what", "board-call,players,boards", "--format", "pdf,html,xlsx,csv,txt"];
    let output = topboard(&[&["post", &path, "--out", &out.display().to_string()], &wanted[..]].concat());
    assert!(output.status.success(), "{:?}", lines(&output.stderr));
    assert!(out.join("board-call-round-2.pdf").exists() && !out.join("boards-round-2.pdf").exists());
    let call = std::fs::read_to_string(out.join("board-call-round-2.csv")).unwrap();
    assert!(call.lines().count() > 7 && !call.contains("centres"), "{call}");
    // With another round that is played, there are standings, which say what is missing.
    let mut later = held_back_book;
    later.rounds[1].boards = later.rounds[0].boards.clone();
    let due = DueNotice { kind: NoticeKind::Standings, round: RoundIx(1) };
    let standings = PostedEvent::new(&Engine::new(later)).notices(due).remove(0);
    let sentence = "Round 1 is held back: its scores are not posted yet, and do not count here.";
    assert_eq!(standings.sentences[0], sentence);
    assert!(due_notices(&engine).iter().all(|due| due.kind != NoticeKind::Boards));
    let book = saved(folder.path(), &Book::default());
    let output = topboard(&["post", &book, "--out", &folder.path().display().to_string()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(lines(&output.stderr)[0].starts_with("Nothing is due"), "{:?}", lines(&output.stderr));
}

#[test]
fn other_rules_do_not_release_a_round_that_the_book_holds_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut book = book();
    book.event.rules = "WDC 2006".into();
    book.rounds.truncate(1);
    book.rounds[0].name = "5".into();
    assert!(Engine::new(book.clone()).is_held_back(RoundIx(0)), "the last round");
    let book = saved(folder.path(), &book);
    let out = folder.path().join("out");
    let workbook = folder.path().join("out.xlsx");
    let commands: [&[&str]; 3] = [
        &["post", &book, "--out", out.to_str().unwrap()],
        &["export", &book, "--out", workbook.to_str().unwrap()],
        &["score", &book, "--posted"],
    ];
    for command in commands {
        assert!(topboard(command).status.code() != Some(2), "{command:?}");
        let output = topboard(&[command, &["--rules", "EDC 2015"]].concat());
        let told = lines(&output.stderr).concat();
        let sentence = "The rules of this book, WDC 2006, hold back Round 5, and the rules of --rules do not.";
        assert!(output.status.code() == Some(2) && told.contains(sentence), "{command:?} {told}");
    }
}

/// A program of this name in a folder, which writes its arguments into a file and ends with this code.
#[cfg(unix)]
fn fake_program(folder: &Path, name: &str, code: i32) {
    use std::os::unix::fs::PermissionsExt;

    let path = folder.join(name);
    let script =
        format!("#!/bin/sh\necho \"$@\" >> '{0}'.said\necho no printer here >&2\nexit {code}\n", path.display());
    std::fs::write(&path, script).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
}

/// The arguments of a program of [`fake_program`]. It may still be at work.
#[cfg(unix)]
fn said_to(folder: &Path, name: &str) -> String {
    let path = folder.join(format!("{name}.said"));
    let reads = std::iter::repeat_with(|| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        std::fs::read_to_string(&path).ok().filter(|text| text.ends_with('\n'))
    });
    reads.take(500).flatten().next().unwrap_or_default()
}

#[cfg(unix)]
#[test]
fn pages_go_to_the_printer_or_are_opened() {
    let folder = tempfile::tempdir().unwrap();
    let book = saved(folder.path(), &book());
    let out = folder.path().join("out").display().to_string();
    let print = |programs: &Path, format: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
        command.args([
            "post",
            &book,
            "--what",
            "standings",
            "--paper",
            "a3",
            "--format",
            format,
            "--print",
            "--out",
            &out,
        ]);
        let home = env!("CARGO_TARGET_TMPDIR");
        // The shell of the fake programs is found by its path.
        let output = command.env("PATH", programs).env("HOME", home).env("XDG_DATA_HOME", home).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{:?}", lines(&output.stderr));
        lines(&output.stderr).join(" ")
    };
    let with_printer = folder.path().join("with printer");
    let without = folder.path().join("without");
    let empty = folder.path().join("empty");
    let pages = folder.path().join("out");
    for folder in [&with_printer, &without, &empty] {
        std::fs::create_dir(folder).unwrap();
    }
    fake_program(&with_printer, "lp", 0);
    let told = print(&with_printer, "txt");
    assert!(told.contains("Sent to the printer: standings.pdf."), "{told}");
    assert_eq!(said_to(&with_printer, "lp"), format!("-o media=A3 -o fit-to-page -- {out}/standings.pdf\n"));

    fake_program(&without, "lp", 1);
    fake_program(&without, if cfg!(target_os = "macos") { "open" } else { "xdg-open" }, 0);
    let told = print(&without, "pdf");
    let sentence =
        "standings.pdf was not printed: the printing program says “no printer here”. It is opened in another program.";
    assert!(told.contains(sentence), "{told}");
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    assert_eq!(said_to(&without, opener), format!("{out}/standings.pdf\n"));

    // Of several files, the folder is opened once.
    let notices = ["post", &book, "--what", "standings,boards,standings,notebook", "--print", "--out", &out];
    std::fs::remove_file(without.join(format!("{opener}.said"))).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
    let home = env!("CARGO_TARGET_TMPDIR");
    command.args(notices).env("PATH", &without).env("HOME", home).env("XDG_DATA_HOME", home).output().unwrap();
    assert_eq!(said_to(&without, opener), format!("{}\n", pages.display()));

    let told = print(&empty, "pdf");
    assert!(told.contains("standings.pdf was not printed: this computer has no program for printing."), "{told}");
    assert!(told.contains(&format!("Open this file to print it: {out}/standings.pdf")), "{told}");
}

#[test]
fn the_same_book_gives_the_same_bytes_and_letters_that_no_font_has_are_told() {
    let setup = PageSetup { paper: Paper::A4, event: "Tea-time Open".into(), ..PageSetup::default() };
    let notices = notices(&book());
    let printed = write_pdf(&notices, &setup).unwrap();
    assert_eq!(printed, write_pdf(&notices, &setup).unwrap());
    assert_eq!((printed.pages, printed.missing_sentence()), (4, None), "{:?}", printed.missing);
    let mut book = book();
    // These are assigned to no letters, so that no computer has a font for them.
    book.people[0].name = "Ann \u{3FFF0}\u{3FFF1}".into();
    let printed = write_pdf(&self::notices(&book), &setup).unwrap();
    assert_eq!(printed.missing.letters.iter().collect::<String>(), "\u{3FFF0}\u{3FFF1}");
    let told = "no font of this computer has letters for \u{3FFF0} \u{3FFF1} in “Ann \u{3FFF0}\u{3FFF1}”; the pages show boxes.";
    assert!(printed.missing_sentence().unwrap().starts_with(told), "{:?}", printed.missing_sentence());
    let german = in_language(Language::German, || printed.missing_sentence()).unwrap();
    let told =
        "keine Schrift dieses Computers hat Buchstaben für \u{3FFF0} \u{3FFF1} in „Ann \u{3FFF0}\u{3FFF1}“; die Seiten";
    assert!(german.starts_with(told), "{german}");
    // A name on two lines is told as one, and many letters with their number.
    let letters: String = ('\u{3FFE0}'..='\u{3FFEF}').collect();
    book.people[0].name = format!("{letters} {}", "N".repeat(60));
    let told = write_pdf(&self::notices(&book), &setup).unwrap().missing_sentence().unwrap();
    assert!(told.contains(&format!(" and 4 more in “{}”; the pages", book.people[0].name)), "{told}");
}

#[test]
fn letters_that_no_font_has_are_told_once_for_all_files_of_a_posting() {
    let folder = tempfile::tempdir().unwrap();
    let mut book = book();
    let posted = |book: &Book| {
        let path = saved(folder.path(), book);
        let out = folder.path().join("posted").display().to_string();
        lines(&topboard(&["post", &path, "--out", &out, "--format", "pdf,png"]).stderr)
    };
    let is_told =
        |line: &&String| line.contains("no font of this computer") || line.contains("No font of this computer");
    assert_eq!(posted(&book).iter().filter(is_told).count(), 0);
    book.people[0].name = "Ann \u{3FFF0}".into();
    let told = posted(&book);
    let told: Vec<&String> = told.iter().filter(is_told).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with("No font of this computer has letters for \u{3FFF0} in “Ann \u{3FFF0}”"), "{told:?}");
}

#[test]
fn a_player_who_was_given_a_seat_sits_out_no_more_and_an_empty_round_has_no_column() {
    let mut book = book();
    book.rounds[1].boards[0].seats[Power::Italy].player = Some(PersonId(8));
    let titles: Vec<String> = notices(&book).iter().map(|notice| notice.title.clone()).collect();
    assert_eq!(titles, ["Standings", "Round 1: boards", "Round 2: board call", "Round 2: board call by player"]);
    let standings = &notices(&book)[0];
    assert_eq!(standings.subtitle, "After round 1");
    assert!(!notices(&book)[1].sections[0].title.contains("provisional"), "it is said below the board");
}

#[test]
fn names_of_any_length_and_events_of_any_size_are_printed() {
    let setup = PageSetup::default();
    assert_eq!(write_pdf(&[Notice { title: "Empty".into(), ..Notice::default() }], &setup).unwrap().pages, 1);
    let mut book = book();
    book.event.name = "E".repeat(250);
    book.people[0].name = "Llanfair ".repeat(28);
    book.people[1].name = "N".repeat(250);
    book.people[2].name = "a\tb\u{1b}[31mc".into();
    assert!(write_pdf(&notices(&book), &setup).unwrap().pages >= 4);
}

#[test]
fn an_older_file_in_the_folder_is_told_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    let book = saved(folder.path(), &book());
    let out = folder.path().join("posted");
    std::fs::create_dir(&out).unwrap();
    let post = |what: &str, format: &str| {
        topboard(&["post", &book, "--out", &out.display().to_string(), "--what", what, "--format", format])
    };
    post("standings,rules,boards", "txt,html");
    std::fs::write(out.join("menu.txt"), "soup").unwrap();
    let before = std::fs::read(out.join("rules.txt")).unwrap();
    let told = lines(&post("standings", "txt,html").stderr);
    let sentence =
        "boards-round-1.txt and rules.txt in this folder are from an earlier posting. They are not part of this one.";
    assert!(told.iter().any(|line| line == sentence), "{told:?}");
    assert_eq!(std::fs::read(out.join("rules.txt")).unwrap(), before);
}

#[test]
fn a_file_that_topboard_did_not_write_is_never_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let book = saved(folder.path(), &book());
    let out = folder.path().join("hall");
    std::fs::create_dir(&out).unwrap();
    std::fs::write(out.join("rules.txt"), "No smoking").unwrap();
    let post = |formats: &str| {
        topboard(&["post", &book, "--out", &out.display().to_string(), "--what", "rules", "--format", formats])
    };
    let output = post("pdf,txt,md");
    assert_eq!(output.status.code(), Some(2));
    let told = lines(&output.stderr).concat();
    let sentence = format!(
        "Nothing was written, because rules.txt in {} is not as Topboard wrote it, and may be somebody’s own. Move it \
         away, or choose another folder.",
        out.display()
    );
    assert!(told.contains(&sentence), "{told}");
    assert_eq!(std::fs::read_dir(&out).unwrap().count(), 1, "nothing else is written either");
    assert_eq!(std::fs::read_to_string(out.join("rules.txt")).unwrap(), "No smoking");
    // Our own file is replaced, until somebody corrects it by hand.
    assert!(post("md").status.success() && post("md").status.success());
    std::fs::write(out.join("rules.md"), "by hand").unwrap();
    assert_eq!(post("md").status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(out.join("rules.md")).unwrap(), "by hand");
}

#[test]
fn the_files_of_another_event_are_never_touched() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("posted");
    let post = |book: &str| {
        topboard(&["post", book, "--out", &out.display().to_string(), "--what", "rules,standings", "--format", "txt"])
    };
    let (mut baltic, mut nordic) = (book(), book());
    baltic.event.name = "Baltic Open".into();
    nordic.event.name = "Nordic Open".into();
    let baltic_file = saved(folder.path(), &baltic);
    assert!(post(&baltic_file).status.success());
    let list = || std::fs::read_to_string(out.join("topboard-posting.json")).unwrap();
    let (rules, listed) = (std::fs::read(out.join("rules.txt")).unwrap(), list());
    let nordic_file = folder.path().join("nordic.topboard").display().to_string();
    std::fs::write(&nordic_file, store::book_to_bytes(Path::new(&nordic_file), &nordic).unwrap()).unwrap();
    let refused = post(&nordic_file);
    let told = lines(&refused.stderr).concat();
    assert!(
        told.contains("has the posted files of “Baltic Open”, which is another event. Choose another folder"),
        "{told}"
    );
    assert_eq!((refused.status.code(), list()), (Some(2), listed));
    assert_eq!(std::fs::read(out.join("rules.txt")).unwrap(), rules);
    // A corrected name of the event is no other event.
    baltic.event.name = "Baltic Open 2026".into();
    std::fs::remove_file(&baltic_file).unwrap();
    saved(folder.path(), &baltic);
    assert!(post(&baltic_file).status.success() && list().contains("Baltic Open 2026"));
}

#[test]
fn the_federations_pair_is_the_published_one() {
    let folder = tempfile::tempdir().unwrap();
    let data = |name: &str| format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    let out = folder.path().display().to_string();
    let file = data("edc2015-boards.xlsx");
    let output = topboard(&["post", &file, "--rules", "EDC 2015", "--out", &out, "--format", "federation"]);
    assert_eq!(written_names(&output, folder.path()), ["federation-classification.csv", "federation-boards.csv"]);
    for (ours, published) in [
        ("federation-classification.csv", "edc2015-wdd-classification.csv"),
        ("federation-boards.csv", "edc2015-wdd-boards.csv"),
    ] {
        let read = |path: std::path::PathBuf| std::fs::read_to_string(path).unwrap();
        assert_eq!(read(folder.path().join(ours)), read(data(published).into()), "{ours}");
    }
}

#[test]
fn tables_for_other_programs_have_unrounded_numbers_and_the_marks_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let mut event = book();
    event.people[0].name = "=Ann; \"Lee\"".into();
    event.people[1].note = "private".into();
    let amount = topboard::book::PenaltyAmount::Points(1.0);
    let penalty = topboard::book::Penalty { amount, reason: "late".into() };
    event.rounds[0].boards[0].seats[Power::Austria].penalties.push(penalty);
    let path = saved(folder.path(), &event);
    let out = folder.path().join("posted");
    let formats = "csv,excel-csv,json,federation,xlsx";
    let what = "standings,board-call,badges,table-sheets";
    let out_text = out.display().to_string();
    let arguments = ["post", &path, "--out", &out_text, "--what", what, "--format", formats, "--decimals"];
    let output = topboard(&[&arguments[..], &["comma"]].concat());
    assert!(output.status.success(), "{:?}", lines(&output.stderr));
    let told = lines(&output.stderr).concat();
    assert!(told.contains("“table-sheets-round-2” is made for paper. It is not written in the workbook."), "{told}");
    let read = |name: &str| std::fs::read_to_string(out.join(name)).unwrap();
    let plain = read("standings.csv");
    assert!(plain.starts_with("place,player,Round 1,Round 1 marks,"), "{plain}");
    let first = plain.lines().nth(1).unwrap();
    assert!(first.starts_with("1,\"'=Ann; \"\"Lee\"\"\",") && first.contains("after a penalty"), "{first}");
    let for_excel = read("standings.excel.csv");
    assert!(for_excel.starts_with("\u{feff}place;player;Round 1;"), "{for_excel}");
    let score = |text: &str, separator: char| text.lines().nth(2).unwrap().split(separator).nth(2).unwrap().to_owned();
    assert!(score(&plain, ',').parse::<f64>().unwrap() > 1.0);
    assert_eq!(score(&for_excel, ';').replace(',', "."), score(&plain, ','));
    topboard(&[&arguments[..], &["point"]].concat());
    assert_eq!(
        read("standings.excel.csv").strip_prefix('\u{feff}'),
        Some(&*plain),
        "as a program with commas reads it"
    );
    assert!(read("board-call-round-2.csv").starts_with("table,power,player\nBoard A,Austria,"));
    let event: serde_json::Value = serde_json::from_str(&read("event.json")).unwrap();
    assert_eq!(event["event"]["name"], "Tea-time Open");
    assert_eq!(event["boards"][0]["powers"][0]["centres"], 10);
    assert!(!read("event.json").contains("private"));
}

#[test]
fn a_round_that_is_held_back_is_in_no_table_for_other_programs() {
    let folder = tempfile::tempdir().unwrap();
    let mut event = book();
    event.rounds[0].scores_released = Some(false);
    let path = saved(folder.path(), &event);
    let out = folder.path().join("posted");
    let formats = ["--what", "board-call", "--format", "json,federation,xlsx,csv"];
    let output = topboard(&[&["post", &path, "--out", &out.display().to_string()], &formats[..]].concat());
    assert!(output.status.success(), "{:?}", lines(&output.stderr));
    let event: serde_json::Value = serde_json::from_slice(&std::fs::read(out.join("event.json")).unwrap()).unwrap();
    let boards = event["boards"].as_array().unwrap();
    assert!(boards.iter().all(|board| board["round"] == "2"), "{boards:?}");
    assert_eq!(std::fs::read_to_string(out.join("federation-boards.csv")).unwrap().lines().count(), 1);
}

#[test]
fn who_has_left_sits_out_no_more() {
    let mut absent = book();
    absent.rounds[1].attendance = vec![topboard::book::AttendanceEntry {
        player: PersonId(8),
        status: topboard::book::AttendanceStatus::Absent,
        power: None,
    }];
    let mut withdrawn = book();
    withdrawn.people[7].role = Role::Withdrawn;
    let sits_out = |book: &Book| -> Vec<bool> {
        let calls = notices(book).into_iter().filter(|notice| notice.title.contains("board call"));
        calls.map(|notice| notice.sentences.iter().any(|text| text.starts_with("Sitting out: "))).collect()
    };
    assert_eq!([book(), absent, withdrawn].map(|book| sits_out(&book)), [[true; 2], [false; 2], [false; 2]]);
}

#[test]
fn what_may_still_change_is_a_draft() {
    let drafts = |book: &Book| notices(book).into_iter().map(|notice| notice.is_draft).collect::<Vec<_>>();
    // The year in which the game ended is known.
    let mut book = book();
    book.rounds[0].boards[0].end_year = CellEntry::Value(topboard::book::Year(1909));
    assert_eq!(drafts(&book), [false; 4]);
    let mut running = book.clone();
    running.rounds[0].boards[0].seats[Power::Turkey].centres = CellEntry::Blank;
    assert_eq!(drafts(&running), [true, true, false, false], "standings and boards");
    // Its system needs the order in which the powers were eliminated, and nobody has entered it.
    let mut unscored = book.clone();
    let counts = [17, 17, 0, 0, 0, 0, 0];
    for (power, count) in Power::ALL.into_iter().zip(counts) {
        unscored.rounds[0].boards[0].seats[power].centres = CellEntry::Value(count);
    }
    unscored.rounds[0].boards[0].system = Some("Carnage with elimination order".into());
    assert_eq!(drafts(&unscored), [true, true, false, false], "standings and boards");
    // Somebody has left the seat since the draw.
    book.rounds[1].draws.push(topboard::book::StoredDraw::default());
    book.rounds[1].boards[0].seats[Power::Turkey].player = None;
    assert_eq!(drafts(&book), [false, false, true, true], "the calls have an empty seat");
    let setup = PageSetup::default();
    let pages = |notices: &[Notice]| write_pdf(notices, &setup).unwrap().bytes;
    let mut call = notices(&book).remove(2);
    let draft = pages(std::slice::from_ref(&call));
    call.is_draft = false;
    assert!(draft != pages(&[call]));
}

#[test]
fn the_notebook_is_for_the_director_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut with_note = book();
    with_note.notebook.push(topboard::book::NotebookEntry {
        text: "Misordered fleet stands".into(),
        ..topboard::book::NotebookEntry::default()
    });
    let path = saved(folder.path(), &with_note);
    let output = topboard(&["post", &path, "--out", &folder.path().display().to_string(), "--what", "notebook"]);
    assert_eq!(written_names(&output, folder.path()), ["notebook (director).pdf (1 page)"]);
    let told = lines(&output.stderr);
    assert!(told.iter().any(|line| line == "Notebook (director) is for the director. Do not post it."), "{told:?}");
    assert!(due_notices(&Engine::new(with_note)).iter().all(|due| due.kind != NoticeKind::Notebook));
}
