//! The pictures of the manual, each a part of the light window. They are compared with `assets/manual/pictures`.
//!
//! To accept changed pictures: `UPDATE_PICTURES=1 cargo test --test window manual_pictures`. Look at each before the commit.

use crate::common::pictures::compare_manual_picture;
use crate::common::window::{WindowTest, event_of_players, with_book};
use eframe::egui::{Key, Rect, pos2};
use egui_kittest::kittest::Queryable as _;
use topboard::app::{Command, InitialBook};
use topboard::engine::Engine;
use topboard::import;

/// A window of this size, in points.
fn open(width: f32, height: f32, start: InitialBook) -> WindowTest {
    WindowTest::open_sized([width + 16.0, height + 16.0], start)
}

/// The sample event.
fn demo(width: f32, height: f32) -> WindowTest {
    let workbook = include_bytes!("../../assets/samples/edc2015-boards.xlsx");
    let mut book = import::read_results(workbook, "edc2015-boards.xlsx").unwrap().book;
    book.event.rules = "EDC 2015".into();
    open(width, height, InitialBook::Loaded(Box::new(Engine::new(book)), "EuroDipCon 2015".into()))
}

/// The part of the window from its left, upper corner to its right, lower corner.
fn part(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    Rect::from_min_max(pos2(left, top), pos2(right, bottom))
}

#[test]
fn importing() {
    let mut window = open(900.0, 680.0, InitialBook::Empty);
    window.execute(Command::Open);
    window.type_path("assets/samples/edc2015-boards.xlsx".as_ref());
    window.wait_for_text("Import preview");
    compare_manual_picture("importing", &mut window, part(4.0, 4.0, 896.0, 355.0));
}

#[test]
fn a_round() {
    let mut window = demo(760.0, 640.0);
    window.click("Round 1 Board A France score");
    compare_manual_picture("rounds", &mut window, part(0.0, 28.0, 760.0, 320.0));
}

#[test]
fn the_context_menu_of_a_heading() {
    let mut window = demo(900.0, 600.0);
    window.open_tab("Standings");
    window.get_by_label("Standings heading total").click_secondary();
    window.run();
    compare_manual_picture("context-menu", &mut window, part(232.0, 28.0, 880.0, 420.0));
}

#[test]
fn the_rulings_desk() {
    let mut window = demo(960.0, 600.0);
    window.command(Command::RulingsDesk);
    window.replace_text(
        "season: Spring 1902\nposition\nAustria: A Vie, F Tri, A Ser\nItaly: F Nap, A Ven\nGermany: A Mun\n\
         Russia: A Rum, A Bul\nTurkey: F Con\norders\nAustria: A Vie - Tyr, Tri s Vie - Tyr, A Ser h\n\
         Italy: F Nap - Tyr, A Ven - Tri\nGermany: A Mun - Tyr\nRussia: A Rum - Ser, A Bul S A Rum - Ser\n\
         Turkey: F Con - Aeg",
    );
    compare_manual_picture("rulings-desk", &mut window, part(2.0, 32.0, 958.0, 566.0));
}

#[test]
fn the_standings() {
    let mut window = demo(880.0, 480.0);
    window.open_tab("Standings");
    window.click("Standings Cyrille Sevin total");
    compare_manual_picture("standings", &mut window, part(0.0, 28.0, 880.0, 330.0));
}

#[test]
fn a_draw() {
    let names = [
        "Ann Lee", "Ben Orr", "Cy Adams", "Dan Fox", "Eve Hall", "Fay Ito", "Gus Kerr", "Hal Low", "Ida Moe",
        "Jon Nye", "Kim Oaks", "Lou Park", "May Quin", "Ned Ross", "Oda Shaw", "Pam Todd",
    ];
    let book = event_of_players(names, "WDC 2006");
    let mut window = open(800.0, 470.0, with_book(book));
    window.ctrl(Key::L);
    window.click_button("Everybody is present");
    window.ctrl(Key::B);
    window.wait_for_text("Seed 1, draw 1 of 1.");
    compare_manual_picture("drawing", &mut window, part(4.0, 32.0, 796.0, 438.0));
}

#[test]
fn what_is_due_is_posted() {
    let mut window = demo(900.0, 640.0);
    window.ctrl(Key::P);
    // The folder of the user is another on each computer.
    window.focus_field("Folder");
    window.replace_text("/home/ann/con/posted");
    window.wait_for_text("page 1 of");
    window.wait_for_text(" in all");
    compare_manual_picture("posting", &mut window, part(4.0, 30.0, 452.0, 332.0));
}

#[test]
fn the_clock_on_the_projector() {
    let mut window = demo(690.0, 388.0);
    window.command(Command::Projector);
    for key in [Key::Num2, Key::Num3, Key::Num4] {
        window.press(key);
    }
    compare_manual_picture("projector", &mut window, part(1.0, 50.0, 650.0, 350.0));
}

#[test]
fn every_picture_belongs_to_a_test() {
    let tests = include_str!("manual_pictures.rs");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/manual/pictures");
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let quoted = format!("(\"{}\", &mut window", name.trim_end_matches(".png"));
        assert!(tests.contains(&quoted), "no test takes {name}; remove it");
    }
}
