//! The rulings desk in the window, used as by a director.

use std::path::Path;
use std::sync::Arc;

use crate::common::window::{LAPTOP, WindowTest, with_book};
use eframe::egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Role, TouchPhase, vec2,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::{Command, InitialBook, Topboard};
use topboard::book::{
    Board, BoardRef, Book, CellEntry, Chart, Edit, Ending, PerPower, Power, ProposalOutcome, Round, RoundIx, Year,
};
use topboard::import::SheetReader;
use topboard::printer::PrintFile;
use topboard::rulings::{DRAWING_WIDTH, Province, board_drawing};
use topboard::store::disk::LocalDisk;
use topboard::store::{self, BookStore};

/// The field of the text.
const TEXT: &str = "Position and orders as written";

/// A round with two boards.
fn book() -> Book {
    let mut book = Book::default();
    let boards = vec![Board::new("A"), Board::new("B")];
    book.apply(Edit::AddRound { position: RoundIx(0), round: Round { name: "1".into(), boards, ..Round::default() } })
        .unwrap();
    book
}

/// The desk of board B.
fn desk() -> WindowTest {
    let mut h = WindowTest::open(with_book(book()));
    open_desk(&mut h, "B");
    h
}

fn open_desk(h: &mut WindowTest, board: &str) {
    h.click(&format!("Round 1 Board {board} France player"));
    h.command(Command::RulingsDesk);
}

/// Whether a button of the desk can be pressed.
fn can_press(h: &WindowTest, label: &str) -> bool {
    !h.get_by_role_and_label(Role::Button, label).accesskit_node().is_disabled()
}

/// The place of a province on the screen.
fn place(h: &WindowTest, letters: &str) -> Pos2 {
    let rect = h.get_by_role_and_label(Role::Image, "Drawn board").rect();
    let [x, y] = board_drawing().anchor(Province::with_letters(letters).unwrap());
    rect.min + vec2(x, y) * (rect.width() / DRAWING_WIDTH)
}

fn click_at(h: &mut WindowTest, pos: Pos2, button: PointerButton, modifiers: Modifiers) {
    h.event(Event::PointerMoved(pos));
    h.run();
    for pressed in [true, false] {
        h.event(Event::PointerButton { pos, button, pressed, modifiers });
        h.run();
    }
}

/// Clicks a province of the drawn board.
fn click_province(h: &mut WindowTest, letters: &str) {
    let pos = place(h, letters);
    click_at(h, pos, PointerButton::Primary, Modifiers::NONE);
}

/// Winter 1901 of a board with two powers: a fleet’s Tyr and the owners of the centres.
const DISPUTE: &str = "season: Fall 1901\nposition\nItaly: F Nap, A Tun\nAustria: A Vie\ncentres\nItaly: Nap, Rom, Ven\n\
    Austria: Vie, Bud, Tri\norders\nItaly: F Nap - Tyr, A Tun h\nAustria: A Vie S Foo";

#[test]
fn the_rulings_desk_explains_each_order_and_keeps_the_ruling_with_its_board() {
    let mut h = WindowTest::open(with_book(book()));
    h.click("Round 1 Board B France player");
    h.command(Command::RulingsDesk);
    assert!(h.has_dialog() && h.shows("Disputed orders, R1 B"));
    h.replace_text(DISPUTE);
    assert!(h.shows("F Naples - Tyrrhenian Sea: moves"));
    assert!(h.shows("A fleet’s Tyr is the Tyrrhenian Sea. (§9, Tyr (2))"));
    assert!(h.shows("A Vienna holds: misordered"));
    h.click_button("Keep in the notebook");
    let notes: Vec<&str> = h.book().notebook.iter().map(|note| note.text.as_str()).collect();
    let expected = [
        "Ruling, Fall 1901: Austria “A Vie S Foo” misordered (§9.1.3)",
        "Ruling, Fall 1901: Italy “F Nap - Tyr” moves (§9, Tyr (2)); “A Tun h” holds (§5)",
    ];
    assert_eq!(notes, expected, "a line for each power");
    assert!(h.book().notebook.iter().all(|note| note.location == "R1 B"));
    h.click_button("Close");
    h.ctrl(Key::Z);
    assert_eq!(h.book().notebook, [], "they are one step");
}

#[test]
fn the_rulings_desk_enters_the_new_counts_in_the_chart_as_one_step() {
    let mut h = WindowTest::open(with_book(book()));
    h.click("Round 1 Board B France player");
    h.command(Command::RulingsDesk);
    let enter = "Enter the counts in the chart";
    h.replace_text("season: Fall 1901\nposition\nItaly: F Nap\ncentres\nItaly: Nap\norders");
    assert!(!can_press(&h, enter), "a fall without orders changes no counts");
    h.replace_text(DISPUTE);
    h.click_button(enter);
    let count = |h: &WindowTest, power: Power| {
        let board = h.book().board(BoardRef::new(0, 1)).unwrap();
        board.charts.first().map(|chart| (chart.year, chart.centres[power].value().copied()))
    };
    assert_eq!(count(&h, Power::Italy), Some((Year(1901), Some(4))));
    assert_eq!(count(&h, Power::Austria), Some((Year(1901), Some(3))));
    h.click_button("Close");
    h.ctrl(Key::Z);
    assert_eq!(count(&h, Power::Italy), None);
}

#[test]
fn units_are_clicked_onto_the_board_and_stand_in_the_text() {
    let mut h = desk();
    h.replace_text("season: Fall 1903\nposition\norders\nFrance: A Par - Bur");
    h.click("Units of France");
    // The army in Paris stands there by its order.
    for letters in ["Mao", "Bre", "Bre", "Spa", "Spa"] {
        click_province(&mut h, letters);
    }
    h.click("Units of Austria");
    click_province(&mut h, "Vie");
    let text = "season: Fall 1903\nposition\nAustria: A Vie\nFrance: A Par, F Mao, F Bre, F Spa/nc\norders\nFrance: A Par - Bur";
    assert_eq!(h.field_text(TEXT), text);
    assert!(h.shows("A Paris - Burgundy: moves"));
    // A third click on a coastal province takes the unit away, and the right button does it at once.
    click_province(&mut h, "Vie");
    h.click("Units of France");
    click_province(&mut h, "Bre");
    let pos = place(&h, "Mao");
    click_at(&mut h, pos, PointerButton::Secondary, Modifiers::NONE);
    let text = "season: Fall 1903\nposition\nFrance: A Par, F Spa/nc\norders\nFrance: A Par - Bur";
    assert_eq!(h.field_text(TEXT), text);
    // What is typed stands on the board.
    h.focus_field(TEXT);
    h.replace_text("position\nFrance: A Mar\norders\n");
    h.click("Units of France");
    click_province(&mut h, "Mar");
    assert_eq!(h.field_text(TEXT), "position\nFrance: F Mar\norders\n");
}

#[test]
fn units_are_placed_with_keys_and_taken_back() {
    let mut h = desk();
    h.replace_text("position\norders\n");
    h.get_by_role_and_label(Role::Image, "Drawn board").focus();
    h.run();
    // The mark begins in Budapest. R is Russia.
    h.press(Key::R);
    h.press(Key::Num1);
    h.press(Key::ArrowRight);
    h.press(Key::Space);
    h.press(Key::T);
    h.press(Key::ArrowRight);
    h.press(Key::Num2);
    let text = h.field_text(TEXT);
    assert!(text.starts_with("position\nRussia: A Bud, ") && text.contains("\nTurkey: F "), "{text}");
    h.ctrl(Key::Z);
    h.ctrl(Key::Z);
    assert_eq!(h.field_text(TEXT), "position\nRussia: A Bud\norders\n");
    h.press(Key::ArrowLeft);
    h.ctrl(Key::Z);
    assert_eq!(h.field_text(TEXT), "position\norders\n");
}

#[test]
fn a_year_is_played_through_and_earlier_turns_come_back() {
    let mut h = desk();
    h.type_text("A Vie - Gal, A Bud - Ser, F Tri - Alb");
    h.click_button("On to Fall 1901");
    assert!(h.field_text(TEXT).starts_with("season: Fall 1901\nposition\nAustria: A Ser, F Alb, A Gal\n"));
    h.type_text("Austria: F Alb - Gre, A Ser S F Alb - Gre");
    assert!(h.shows("F Albania - Greece: moves"));
    h.click_button("On to Winter 1901");
    h.type_text("Austria: A Vie, A Bud");
    h.click_button("On to Spring 1902");
    assert!(h.field_text(TEXT).contains("A Vie, A Bud"), "{}", h.field_text(TEXT));
    h.click("Earlier texts");
    h.click("Spring 1901: A Vie - Gal, A Bud - Ser, F Tri - Alb");
    assert!(h.field_text(TEXT).ends_with("Austria: A Vie - Gal, A Bud - Ser, F Tri - Alb"));
}

#[test]
fn retreats_are_written_into_the_text() {
    let mut h = desk();
    h.replace_text(
        "season: Spring 1903\nposition\nAustria: A Ser\nTurkey: A Bul, A Gre\norders\nTurkey: A Bul - Ser, A Gre S Bul - Ser",
    );
    h.click_button("Write the retreats");
    h.type_text("A Ser - Bud");
    assert!(h.field_text(TEXT).ends_with("\nretreats\nAustria: A Ser - Bud"), "{}", h.field_text(TEXT));
    assert!(h.shows("A Serbia - Budapest: moves"));
}

#[test]
fn the_cursor_goes_to_the_first_retreat() {
    let mut h = desk();
    h.replace_text(
        "season: Spring 1903\nposition\nAustria: A Ser\nItaly: F Nap\nTurkey: A Bul, A Gre, F Ion, F Tys\norders\n\
         Turkey: A Bul - Ser, A Gre S Bul - Ser, F Ion - Nap, F Tys S Ion - Nap",
    );
    h.click_button("Write the retreats");
    h.type_text("A Ser - Bud");
    assert!(h.field_text(TEXT).ends_with("\nretreats\nAustria: A Ser - Bud\nItaly: "), "{}", h.field_text(TEXT));
}

#[test]
fn no_button_of_the_desk_stands_where_another_one_was() {
    let mut h = desk();
    let buttons = ["Keep in the notebook", "Print (Ctrl+P)", "Save as PDF…", "Enter the counts in the chart", "Close"];
    let more = ["Enter the vote in the record", "Write the retreats"];
    let places = |h: &WindowTest| {
        buttons.iter().chain(&more).map(|label| h.get_by_role_and_label(Role::Button, label).rect()).collect::<Vec<_>>()
    };
    let before = places(&h);
    assert!(before.iter().all(|rect| rect.min.x > 0.0), "{before:?}");
    h.replace_text("season: Spring 1903\nposition\nAustria: A Ser\nTurkey: A Bul, A Gre\norders\nTurkey: A Bul - Ser, A Gre S Bul - Ser");
    assert!(can_press(&h, "Write the retreats"));
    assert_eq!(places(&h), before);
    h.click_button("Write the retreats");
    assert!(!can_press(&h, "Write the retreats"));
    assert_eq!(places(&h), before, "a second click hits no other button");
}

#[test]
fn every_button_of_the_desk_is_in_view_in_a_small_window() {
    let size = [1024.0, 600.0];
    let mut h = WindowTest::open_sized(size, with_book(book()));
    open_desk(&mut h, "B");
    h.replace_text(DISPUTE);
    for label in ["Keep in the notebook", "Write the retreats", "Close", "On to Winter 1901"] {
        let rect = h.get_by_role_and_label(Role::Button, label).rect();
        assert!(rect.min.x >= 0.0 && rect.max.x <= size[0] && rect.max.y <= size[1], "{label} at {rect:?}");
    }
}

#[test]
fn every_control_of_the_desk_is_on_the_screen_in_the_smallest_window() {
    for size in [[640.0, 400.0], [640.0, 640.0], [800.0, 500.0], [1024.0, 640.0]] {
        let mut h = desk();
        h.replace_text(DISPUTE);
        h.set_size(size.into());
        // The sizes of the rows are known after the first frames.
        h.run();
        h.run();
        let buttons =
            ["Keep in the notebook", "Write the retreats", "Close", "On to Winter 1901", OPEN_TEXT, "Draw vote"];
        let buttons = buttons.map(|label| (label, h.get_by_role_and_label(Role::Button, label).rect()));
        let text = (TEXT, h.get_by_role_and_label(Role::MultilineTextInput, TEXT).rect());
        let board = ("the board", h.get_by_role_and_label(Role::Image, "Drawn board").rect());
        let powers = ("the powers", h.get_by_label("Units of Turkey").rect());
        for (label, rect) in buttons.into_iter().chain([board, powers]) {
            let is_inside = rect.min.x >= 0.0 && rect.min.y >= 0.0 && rect.max.x <= size[0] && rect.max.y <= size[1];
            assert!(is_inside, "{label} at {rect:?} in {size:?}");
        }
        assert!(text.1.min.x >= 0.0 && text.1.max.x < board.1.min.x, "{size:?}: the text is at {:?}", text.1);
        assert!(board.1.width() > 150.0, "{size:?}: the board is {} wide", board.1.width());
    }
}

#[test]
fn the_whole_ruling_is_in_view_or_scrolls_on_small_screens() {
    let powers = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
    let orders: Vec<String> = powers.iter().map(|power| format!("{power}: A Foo - Bar, F Foo H")).collect();
    let text = format!("{DISPUTE}\n{}", orders.join("\n"));
    for size in [[1366.0, 768.0], [1024.0, 640.0], [1280.0, 720.0]] {
        let mut h = WindowTest::open_sized(size, with_book(book()));
        open_desk(&mut h, "B");
        h.replace_text(&text);
        let first = h.get_by_label_contains("A Vienna holds: misordered").rect();
        let last = |h: &WindowTest| h.get_by_label_contains("By the rules of WDC 2006").rect();
        let buttons = h.get_by_role_and_label(Role::Button, "Keep in the notebook").rect();
        assert!(first.min.y > 0.0 && first.max.y < buttons.min.y, "{size:?}: the first line is at {first:?}");
        h.event(Event::PointerMoved(first.center()));
        for _ in 0..40 {
            h.event(Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, -200.0),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
                source: MouseWheelSource::Unknown,
            });
            h.run();
        }
        let last = last(&h);
        let is_in_view = last.min.x > 0.0 && last.max.x < size[0] && last.min.y > 0.0 && last.max.y < buttons.min.y;
        assert!(is_in_view, "{size:?}: the last line is at {last:?}, the buttons are at {buttons:?}");
    }
}

/// The button that opens a text.
const OPEN_TEXT: &str = "Open a text…";

#[test]
fn a_text_file_is_opened_in_the_desk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dispute.txt");
    std::fs::write(&path, "season: Fall 1903\r\nposition\r\nFrance: A Par\r\norders\r\nFrance: A Par - Bur\r\n")
        .unwrap();
    let mut h = desk();
    h.replace_text("position\nItaly: A Ven\norders");
    h.ctrl(Key::O);
    h.type_path(&path);
    h.wait_for_text("A Paris - Burgundy: moves");
    let text = "season: Fall 1903\nposition\nFrance: A Par\norders\nFrance: A Par - Bur";
    assert_eq!(h.field_text(TEXT).trim_end(), text);
    h.click("Earlier texts");
    h.click("No season");
    assert_eq!(h.field_text(TEXT), "position\nItaly: A Ven\norders");
    // What is no text is told in the desk.
    std::fs::write(&path, [0, 159, 146, 150, 0]).unwrap();
    h.click_button(OPEN_TEXT);
    h.type_path(&path);
    h.wait_for_text("“dispute.txt” was not read: it is no text.");
}

#[derive(Debug)]
struct DroppedFile(std::path::PathBuf);

impl eframe::egui::DroppedFile for DroppedFile {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn a_text_file_is_dropped_on_the_open_desk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dispute.TXT");
    std::fs::write(&path, "A: Vie-Tyr, F Tri S Vie-Tyr; I: F Nap-Tyr").unwrap();
    let mut h = desk();
    h.input_mut().dropped_files.push(Arc::new(DroppedFile(path)));
    h.step();
    h.wait_for_text("F Naples - Tyrrhenian Sea: moves");
    assert!(h.shows("Units that are taken from the orders: A Vienna, F Trieste (Austria); F Naples (Italy)."));
    assert_eq!(h.field_text(TEXT), "A: Vie-Tyr, F Tri S Vie-Tyr; I: F Nap-Tyr");
}

#[test]
fn the_result_of_a_key_is_shown_in_the_desk_and_not_only_behind_it() {
    let mut h = desk();
    h.replace_text(DISPUTE);
    let close = h.get_by_role_and_label(Role::Button, "Close").rect();
    h.press_with(Modifiers::COMMAND, Key::Enter);
    let is_in_desk = |h: &WindowTest| {
        let texts: Vec<_> = h.query_all_by_label("The ruling is in the notebook").map(|node| node.rect()).collect();
        texts.iter().any(|rect| rect.min.y > 100.0 && rect.max.y <= close.max.y)
    };
    assert!(is_in_desk(&h));
    assert_eq!(h.get_by_role_and_label(Role::Button, "Close").rect(), close, "no button moves");
}

#[test]
fn a_dispute_is_settled_by_a_line_of_orders() {
    let mut h = desk();
    h.ctrl(Key::A);
    h.type_text("A: Vie-Tyr, F Tri S Vie-Tyr; I: F Nap-Tyr");
    h.press_with(Modifiers::COMMAND, Key::Enter);
    let notes: Vec<&str> = h.book().notebook.iter().map(|note| note.text.as_str()).collect();
    assert_eq!(
        notes,
        [
            "Ruling: Austria “Vie-Tyr” moves (§9, Tyr (3)); “F Tri S Vie-Tyr” misordered (§9, Tyr (5))",
            "Ruling: Italy “F Nap-Tyr” moves (§9, Tyr (2))",
        ]
    );
    // A click writes the units of the orders into the text.
    h.click("Units of Austria");
    click_province(&mut h, "Bud");
    let text = h.field_text(TEXT);
    assert!(text.starts_with("position\nAustria: A Vie, F Tri, A Bud\nItaly: F Nap\norders\nA: Vie-Tyr"), "{text}");
}

#[test]
fn a_long_text_opens_where_it_was_left() {
    let mut h = desk();
    let orders: Vec<String> = (0..60).map(|_| "Austria: A Vie h".to_owned()).collect();
    h.replace_text(&format!("position\nAustria: A Vie\norders\n{}\nAustria: ", orders.join("\n")));
    h.press(Key::Escape);
    open_desk(&mut h, "B");
    h.type_text("F Tri h");
    assert!(h.field_text(TEXT).ends_with("Austria: F Tri h"), "{}", h.field_text(TEXT));
    let top_of_text = |h: &WindowTest| h.get_by_role_and_label(Role::MultilineTextInput, TEXT).rect().min.y;
    assert!(top_of_text(&h) < 0.0, "the end of the text is in view");
    // It opens at another place too.
    h.press_with(Modifiers::CTRL, Key::Home);
    h.press(Key::Escape);
    open_desk(&mut h, "B");
    h.type_text("# ");
    assert!(h.field_text(TEXT).starts_with("# position"), "{}", h.field_text(TEXT));
}

#[test]
fn retreats_and_adjustments_are_told_in_plain_words() {
    let mut h = desk();
    h.replace_text(
        "season: Winter 1903\nposition\nAustria: A Ser\nRussia: A War\nItaly: A Tun\ncentres\nAustria: Ser, Vie\n\
         Russia: War, Mos, Stp\nItaly:\norders\nAustria: A Vie\nRussia: waive, A Mos",
    );
    assert!(h.shows("builds A Vienna") && h.shows("waives a build") && h.shows("removes A Tunis"));
    h.replace_text(
        "season: Spring 1903\ncivil disorder: Austria\nposition\nAustria: A Ser\nTurkey: A Bul, A Gre\norders\n\
         Turkey: A Bul - Ser, A Gre S Bul - Ser",
    );
    assert!(h.shows("A Serbia of Austria can retreat nowhere and is disbanded."));
    assert!(!can_press(&h, "Write the retreats"));
}

#[test]
fn nothing_typed_is_lost_when_the_desk_closes() {
    let mut h = desk();
    h.replace_text("season: Fall 1903\nposition\nFrance: A Par\norders");
    // A click beside the desk does not close it.
    click_at(&mut h, Pos2::new(4.0, 4.0), PointerButton::Primary, Modifiers::NONE);
    assert!(h.has_dialog());
    h.press(Key::Escape);
    assert!(!h.has_dialog());
    open_desk(&mut h, "B");
    assert_eq!(h.field_text(TEXT), "season: Fall 1903\nposition\nFrance: A Par\norders");
    h.click_button("Close");
    // Each board has a text of its own.
    open_desk(&mut h, "A");
    assert!(h.field_text(TEXT).starts_with("season: Spring 1901\nposition: start\n"));
    // A worked dispute does not replace what was typed for good.
    h.click_button("Close");
    open_desk(&mut h, "B");
    h.click("Worked disputes");
    h.click("Spain and Portugal by the two coasts (§15)");
    h.click("Earlier texts");
    h.click("Fall 1903");
    assert_eq!(h.field_text(TEXT), "season: Fall 1903\nposition\nFrance: A Par\norders");
}

#[test]
fn a_ruling_is_saved_as_pages_and_the_desk_opens_again() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("ruling.pdf");
    let mut h = desk();
    h.replace_text(DISPUTE);
    h.click_button("Save as PDF…");
    h.type_path(&out);
    h.wait_until("the file is written", |_| out.exists());
    assert!(std::fs::read(&out).unwrap().starts_with(b"%PDF"));
    h.wait_for_text("The ruling is in");
    assert_eq!(h.field_text(TEXT), DISPUTE);
}

fn open_file(folder: &Path, path: &Path) -> WindowTest {
    let window = Topboard::new(InitialBook::File(path.to_owned()))
        .with_typed_paths()
        .with_sheet_reader(SheetReader::unprotected_in_this_process())
        .with_book_store(BookStore::new(Arc::new(LocalDisk), Some(folder.join("data"))));
    let mut window = WindowTest::show(LAPTOP, window);
    window.wait_until("the book is open", |window| !window.book().rounds.is_empty());
    window
}

#[test]
fn the_text_is_there_after_a_restart_even_if_the_program_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    store::save_book(&path, &book()).unwrap();
    let mut h = open_file(folder.path(), &path);
    open_desk(&mut h, "B");
    h.replace_text("season: Fall 1903\nposition\nFrance: A Par\norders");
    h.press(Key::Escape);
    drop(h);
    let mut h = open_file(folder.path(), &path);
    open_desk(&mut h, "B");
    assert_eq!(h.field_text(TEXT), "season: Fall 1903\nposition\nFrance: A Par\norders");
    assert_eq!(h.book(), &book(), "the texts are no part of the book");
}

#[test]
fn the_desk_opens_with_the_counts_of_the_chart() {
    let mut book = book();
    let centres = PerPower([5, 4, 6, 5, 4, 6, 4].map(CellEntry::Value));
    book.apply(Edit::AddChart(BoardRef::new(0, 1).first_id(), Chart { year: Year(1903), centres })).unwrap();
    let mut h = WindowTest::open(with_book(book));
    open_desk(&mut h, "B");
    let counts = "counts: Austria 5, England 4, France 6, Germany 5, Italy 4, Russia 6, Turkey 4";
    assert_eq!(h.field_text(TEXT), format!("season: Spring 1904\n{counts}\nposition\norders\n"));
    h.replace_text(&format!(
        "season: Spring 1904\n{counts}\nposition\nItaly: F Nap, A Rom, A Ven, A Tun, F Ion\norders"
    ));
    assert!(h.shows("Italy has 5 units for 4 centres"));
}

/// Says what was printed, instead of printing it.
fn note_pages(files: &[PrintFile]) -> Vec<String> {
    let name = |file: &PrintFile| {
        assert!(std::fs::read(&file.path).unwrap().starts_with(b"%PDF"));
        std::fs::remove_file(&file.path).unwrap();
        std::fs::remove_dir(file.path.parent().unwrap()).unwrap();
        file.path.file_name().unwrap().display().to_string()
    };
    files.iter().map(name).map(|name| format!("Printed here: {name}.")).collect()
}

#[test]
fn a_ruling_is_printed_with_one_key() {
    let mut h = WindowTest::show(LAPTOP, Topboard::new(with_book(book())).with_printer(note_pages));
    open_desk(&mut h, "B");
    h.replace_text(DISPUTE);
    assert!(can_press(&h, "Print (Ctrl+P)"));
    h.ctrl(Key::P);
    h.wait_for_text("Printed here: Ruling R1 B Fall 1901.pdf.");
    assert_eq!(h.field_text(TEXT), DISPUTE, "the desk stays open");
}

#[test]
fn a_ruling_without_written_orders_can_be_saved_and_kept_too() {
    for (text, note) in [
        (
            "season: Winter 1903\nposition\nItaly: A Tun, A Tri\ncentres\nItaly: Nap",
            "Ruling, Winter 1903: Italy removes A Tunis (§14, civil disorder)",
        ),
        ("season: Spring 1903\nred card: Italy\nposition\nItaly: A Tun", "Ruling, Spring 1903: Italy red card (§6)"),
        ("season: Spring 1903 retreats\nposition\nTurkey: A Ser\ndislodged\nAustria: A Bud from Ser", ""),
    ] {
        let mut h = desk();
        h.replace_text(text);
        assert!(can_press(&h, "Save as PDF…") && can_press(&h, "Print (Ctrl+P)"), "{text}");
        h.click_button("Keep in the notebook");
        let kept: Vec<&str> = h.book().notebook.iter().map(|note| note.text.as_str()).collect();
        assert_eq!(kept.join(""), note, "{text}");
    }
    let mut h = desk();
    h.replace_text("season: Spring 1903\nposition\nItaly: A Tun\norders");
    assert!(!can_press(&h, "Save as PDF…"), "nothing is decided");
}

/// A round with board B, whose charts are those of these years. Austria, France and Russia survive.
fn book_with_charts(years: &[u16]) -> Book {
    let mut book = book();
    for year in years {
        let centres = PerPower([12, 0, 12, 0, 0, 10, 0].map(CellEntry::Value));
        book.apply(Edit::AddChart(BoardRef::new(0, 1).first_id(), Chart { year: Year(*year), centres })).unwrap();
    }
    book
}

#[test]
fn a_disputed_vote_is_judged_with_the_chart_of_the_board_and_goes_into_its_record() {
    let mut h = WindowTest::open(with_book(book_with_charts(&[1907, 1908])));
    open_desk(&mut h, "B");
    h.click_button("Draw vote");
    let chart = "counts 1908: Austria 12, England 0, France 12, Germany 0, Italy 0, Russia 10, Turkey 0\n";
    let line = format!("{chart}draw vote: all survivors, Fall 1908, proposed by ");
    assert!(h.field_text(TEXT).ends_with(&line), "{}", h.field_text(TEXT));
    h.type_text("France, revealed: Russia");
    assert!(h.shows("Draw of all survivors, Fall 1908, proposed by France: vetoed"));
    assert!(h.shows("Russia showed a vote, which counts as a veto. The game goes on. (§16)"));
    h.click_button("Enter the vote in the record");
    let proposals = h.book().board(BoardRef::new(0, 1)).unwrap().proposals.clone();
    assert_eq!(proposals.len(), 1);
    assert_eq!(proposals[0].season_text(), "Fall 1908");
    assert_eq!((proposals[0].outcome, proposals[0].proposer), (ProposalOutcome::Vetoed, Some(Power::France)));
    assert!(!can_press(&h, "Enter the vote in the record"), "it is there now");
    h.click_button("Keep in the notebook");
    assert!(
        h.book().notebook[0].text.ends_with("Draw of all survivors, Fall 1908, proposed by France: vetoed (§16)"),
        "{:?}",
        h.book().notebook
    );
    // Another vote on it in the same season is none.
    h.replace_text("");
    h.click_button("Draw vote");
    h.type_text("Austria");
    assert!(h.shows("proposed by Austria: not allowed"));
    assert!(h.shows("This draw was voted on in Fall 1908 already"));
}

#[test]
fn a_vote_that_passes_asks_whether_it_ends_the_game() {
    let mut h = WindowTest::open(with_book(book_with_charts(&[1908])));
    open_desk(&mut h, "B");
    h.replace_text("");
    h.click_button("Draw vote");
    h.type_text("France");
    assert!(h.shows("proposed by France: passes"));
    h.click_button("Enter the vote in the record");
    h.click_button("End the game");
    h.press(Key::Escape);
    let board = h.book().board(BoardRef::new(0, 1)).unwrap();
    assert_eq!(board.end_year.value(), Some(&Year(1908)));
    open_desk(&mut h, "B");
    assert!(h.field_text(TEXT).contains("draw vote: all survivors, Fall 1908, proposed by France"));
}

#[test]
fn an_end_without_a_vote_makes_the_game_abandoned() {
    let mut h = WindowTest::open(with_book(book_with_charts(&[1908])));
    open_desk(&mut h, "B");
    h.replace_text("draw vote: all, Fall 1908, no vote");
    assert!(h.shows("abandoned"));
    h.click_button("Enter the vote in the record");
    assert_eq!(h.book().board(BoardRef::new(0, 1)).unwrap().ending, Ending::Abandoned);
}

#[test]
fn the_texts_of_an_event_without_a_file_are_there_after_a_restart_and_in_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let open = || {
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("data")));
        let window = Topboard::new(InitialBook::Empty).with_typed_paths().with_book_store(store);
        WindowTest::show(LAPTOP, window)
    };
    let mut h = open();
    h.run();
    h.command(Command::AddRound);
    h.command(Command::AddBoard);
    let board = |h: &WindowTest| h.book().rounds[0].boards.last().unwrap().name.clone();
    let name = board(&h);
    open_desk(&mut h, &name);
    h.replace_text("season: Fall 1903\nposition\nFrance: A Par\norders");
    h.press(Key::Escape);
    h.wait_until("the event is backed up", |h| h.shows("backed up"));
    drop(h);
    let mut h = open();
    h.wait_until("the event is recovered", |h| !h.book().rounds.is_empty());
    open_desk(&mut h, &name);
    assert_eq!(h.field_text(TEXT), "season: Fall 1903\nposition\nFrance: A Par\norders");
    h.press(Key::Escape);
    let path = folder.path().join("con.topboard");
    h.command(Command::Save);
    h.type_path(&path);
    h.wait_until("the event is saved", |h| !h.state().is_changed());
    drop(h);
    let mut h = open_file(folder.path(), &path);
    open_desk(&mut h, &name);
    assert_eq!(h.field_text(TEXT), "season: Fall 1903\nposition\nFrance: A Par\norders");
    assert_eq!(std::fs::read_dir(folder.path().join("data/rulings")).unwrap().count(), 1, "the first copy is gone");
}

#[test]
fn a_text_that_is_typed_before_the_first_entry_of_an_event_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let open = || {
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("data")));
        let window = Topboard::new(InitialBook::Empty).with_typed_paths().with_book_store(store);
        let mut h = WindowTest::show(LAPTOP, window);
        h.run();
        h
    };
    let text = "season: Fall 1903\nposition\nFrance: A Par\norders";
    let mut h = open();
    h.command(Command::RulingsDesk);
    h.replace_text(text);
    h.press(Key::Escape);
    drop(h);
    let mut h = open();
    h.command(Command::RulingsDesk);
    assert_eq!(h.field_text(TEXT), text);
    h.press(Key::Escape);
    // With its first entry the event has a journal, to which the text goes; so a crash loses neither.
    h.command(Command::AddRound);
    h.wait_until("the event is backed up", |h| h.shows("backed up"));
    drop(h);
    let mut h = open();
    h.wait_until("the event is recovered", |h| !h.book().rounds.is_empty());
    h.open_tab("Players");
    h.command(Command::RulingsDesk);
    assert_eq!(h.field_text(TEXT), text);
    let kept: Vec<_> = std::fs::read_dir(folder.path().join("data/rulings")).unwrap().collect();
    assert_eq!(kept.len(), 1, "{kept:?}");
}

#[test]
fn the_text_follows_a_board_that_gets_another_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    store::save_book(&path, &book()).unwrap();
    let mut h = open_file(folder.path(), &path);
    open_desk(&mut h, "B");
    h.replace_text("season: Fall 1903\nposition\nFrance: A Par\norders");
    h.press(Key::Escape);
    drop(h);
    let mut h = open_file(folder.path(), &path);
    h.enter_text("Round 1 Board B name", "C");
    assert_eq!(h.book().rounds[0].boards[1].name, "C");
    open_desk(&mut h, "C");
    assert_eq!(h.field_text(TEXT), "season: Fall 1903\nposition\nFrance: A Par\norders");
}

#[test]
fn the_lines_of_the_text_are_no_longer_than_can_be_read_and_the_board_keeps_its_room() {
    for size in [[1024.0, 640.0], [1366.0, 768.0], [2560.0, 1440.0]] {
        let mut h = WindowTest::open_sized(size, with_book(book()));
        open_desk(&mut h, "B");
        let text = h.get_by_role_and_label(Role::MultilineTextInput, TEXT).rect();
        let board = h.get_by_role_and_label(Role::Image, "Drawn board").rect();
        assert!(text.width() <= 660.0, "{size:?}: the lines are {} wide", text.width());
        assert!(text.right() < board.left() && board.right() < size[0] && board.bottom() < size[1], "{size:?}");
        assert!(board.width() > 400.0, "{size:?}: the board is {} wide", board.width());
    }
}

#[test]
fn a_line_above_pasted_orders_names_the_board_and_the_season() {
    let mut h = desk();
    assert!(h.shows("Disputed orders, R1 B"));
    h.focus_field(TEXT);
    h.paste("Board C, fall 1902\nposition\nAustria: A Vie\norders\nAustria: A Vie - Bud\n");
    assert!(h.shows("Disputed orders, Board C"), "{:?}", h.labels());
    assert!(!h.shows("It is not clear whose line this is"));
    let next = h.labels().into_iter().find(|label| label.starts_with("On ")).unwrap();
    h.click_button(&next);
    assert!(h.field_text(TEXT).starts_with("Board C, Spring 1903\n"), "{}", h.field_text(TEXT));
}

#[test]
fn pasted_lists_of_units_are_the_position_and_no_orders() {
    for text in [
        "Fall 1902\nAustria (army Budapest, fleet Trieste)\nItaly (army Venice, fleet Naples)",
        "Austria: A Bud, F Tri\nItaly: A Ven, F Nap",
        "Austria\nA Bud, F Tri\nItaly:\nA Ven, F Nap",
    ] {
        let mut h = desk();
        h.focus_field(TEXT);
        h.paste(text);
        let next = |h: &WindowTest| h.labels().into_iter().find(|label| label.starts_with("On ")).unwrap();
        assert!(!can_press(&h, &next(&h)), "nothing is ordered: {text}\n{:?}", h.labels());
        assert!(!h.shows("misorder") && !h.shows("no unit"), "{text}\n{:?}", h.labels());
        // The orders follow.
        h.press_with(Modifiers::COMMAND, Key::End);
        h.type_text("\norders\nItaly: A Ven - Tri, F Nap h\nAustria: A Bud - Tri");
        assert!(can_press(&h, &next(&h)), "{text}\n{:?}", h.labels());
    }
}
