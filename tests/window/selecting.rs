//! Selected cells: by keys, by the mouse, in several ranges, and what is filled into them.

use crate::common::window::WindowTest;
use crate::small_event::{button, centres, players, players_with, pointer, region, round, shown_centres, window};
use eframe::egui::{Color32, Event, Key, Modifiers, PointerButton, Pos2, Shape};
use egui_kittest::kittest::Queryable as _;
use topboard::book::Power;

const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

#[test]
fn ctrl_shift_with_an_arrow_selects_to_the_edge_of_the_filled_cells() {
    let mut window = players();
    window.click("Players Eve name");
    window.press_with(CTRL_SHIFT, Key::ArrowDown);
    assert_eq!(window.selected_cells(), ["Players Eve name", "Players Fay name", "Players Gus name"]);
    assert!(window.shows("count 3"));
    window.assert_at("Eve · name");
}

#[test]
fn delete_empties_all_selected_cells_as_one_step() {
    let mut window = round();
    window.click("Round 1 Board A England centres");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.press(Key::Delete);
    assert_eq!(
        [shown_centres(&window, "England"), shown_centres(&window, "France"), shown_centres(&window, "Turkey")],
        ["", "", "8"]
    );
    window.ctrl(Key::Z);
    assert_eq!([shown_centres(&window, "England"), shown_centres(&window, "France")], ["11", "8"]);
}

#[test]
fn ctrl_d_fills_down_and_ctrl_r_to_the_right() {
    let mut window = players_with(&["Wales"]);
    window.click("Players Ann region");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.ctrl(Key::D);
    assert_eq!([region(&window, "Ben"), region(&window, "Cléo")], ["Wales", "Wales"]);
    window.enter_text("Players Ann town", "Cork");
    window.click("Players Ann town");
    window.press_with(Modifiers::SHIFT, Key::ArrowRight);
    window.ctrl(Key::R);
    assert_eq!(window.cell_text("Players Ann note"), "Cork");
}

#[test]
fn ctrl_enter_types_the_text_into_every_selected_cell() {
    let mut window = players();
    window.click("Players Ann region");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.type_text("UK");
    window.ctrl(Key::Enter);
    assert_eq!(["Ann", "Ben", "Cléo"].map(|name| region(&window, name)), ["UK", "UK", ""]);
}

#[test]
fn shift_with_arrows_or_a_click_selects() {
    let mut window = round();
    window.click("Round 1 Board A England centres");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    assert_eq!(window.selected_cells(), ["Round 1 Board A England centres", "Round 1 Board A France centres"]);
    window.get_by_label("Round 1 Board A Germany centres").click_modifiers(Modifiers::SHIFT);
    window.run();
    assert!(window.shows("sum 19"), "11, 8 and 0: {:?}", window.labels());
    // Typing goes to the cell where the selection began.
    window.type_text("9");
    window.press(Key::Enter);
    assert_eq!(shown_centres(&window, "England"), "9");
}

#[test]
fn the_row_the_column_and_everything_are_selected() {
    let mut window = players();
    window.click("Players Cléo region");
    window.press_with(Modifiers::SHIFT, Key::Space);
    assert!(
        window.selected_cells().iter().all(|cell| cell.starts_with("Players Cléo "))
            && window.selected_cells().len() > 5
    );
    window.click("Players Cléo region");
    window.press_with(Modifiers::COMMAND, Key::Space);
    assert!(window.selected_cells().iter().all(|cell| cell.ends_with(" region")) && window.selected_cells().len() > 7);
    window.ctrl(Key::A);
    let all = window.selected_cells();
    assert!(["Players Ann name", "Players Gus games"].iter().all(|cell| all.contains(&(*cell).to_owned())), "{all:?}");
}

#[test]
fn tab_and_enter_go_round_within_a_selection() {
    let mut window = players();
    window.click("Players Ann town");
    window.press_with(Modifiers::SHIFT, Key::ArrowRight);
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    for location in ["Ann · note", "Ben · town", "Ben · note", "Ann · town"] {
        window.press(Key::Tab);
        window.assert_at(location);
    }
    for location in ["Ben · town", "Ann · note", "Ben · note", "Ann · town"] {
        window.press(Key::Enter);
        window.assert_at(location);
    }
}

#[test]
fn ctrl_with_a_click_selects_several_ranges() {
    let mut window = window();
    window.click("Round 1 Board A Austria centres");
    window.click_with(Modifiers::SHIFT, "Round 1 Board A England centres");
    window.click_with(Modifiers::COMMAND, "Round 1 Board A Turkey centres");
    for (power, selected) in [("Austria", true), ("England", true), ("France", false), ("Turkey", true)] {
        assert_eq!(window.is_selected(&format!("Round 1 Board A {power} centres")), selected, "{power}");
    }
    assert!(window.shows("sum 22"), "{:?}", window.labels());
    window.event(Event::Copy);
    assert_eq!(window.next_copied_text(), "3\n11\n8\n");
    window.press(Key::Delete);
    assert_eq!((centres(&window, Power::Austria), centres(&window, Power::Turkey)), (String::new(), String::new()));
    assert_eq!(centres(&window, Power::France), "8");
    window.ctrl(Key::Z);
    assert_eq!((centres(&window, Power::England), centres(&window, Power::Turkey)), ("11".into(), "8".into()));
}

#[test]
fn a_drag_that_begins_on_empty_space_selects_nothing() {
    let mut window = window();
    window.click("Round 1 Board A Austria centres");
    let cell = window.get_by_label("Round 1 Board A Turkey centres").rect().center();
    let last = window.get_by_label("Round 1 Board B Turkey score").rect();
    let empty = Pos2::new(last.center().x, last.bottom() + 150.0);
    pointer(&mut window, Event::PointerMoved(empty));
    pointer(&mut window, button(empty, PointerButton::Primary, true));
    pointer(&mut window, Event::PointerMoved(empty.lerp(cell, 0.5)));
    pointer(&mut window, Event::PointerMoved(cell));
    assert!(!window.is_selected("Round 1 Board A Turkey centres"));
    pointer(&mut window, button(cell, PointerButton::Primary, false));
    window.assert_at("Austria");
}

#[test]
fn only_the_cells_of_several_ranges_are_tinted() {
    let mut window = window();
    let cell = |power: &str| format!("Round 1 Board A {power} centres");
    let tint = {
        let mut window = self::window();
        window.click(&cell("Austria"));
        window.click_with(Modifiers::SHIFT, &cell("England"));
        tints(&window, &cell("England"))
    };
    window.click(&cell("Austria"));
    window.click_with(Modifiers::SHIFT, &cell("England"));
    window.click_with(Modifiers::COMMAND, &cell("Russia"));
    assert_eq!(tints(&window, &cell("England")), tint);
    for power in ["France", "Germany", "Italy", "Turkey"] {
        assert!(tints(&window, &cell(power)).is_disjoint(&tint), "{power} looks selected");
    }
}

/// The translucent colours that were painted over the middle of a cell.
fn tints(window: &WindowTest, label: &str) -> std::collections::HashSet<Color32> {
    let at = window.get_by_label(label).rect().center();
    let mut tints = std::collections::HashSet::new();
    for clipped in &window.output().shapes {
        if let Shape::Rect(rect) = &clipped.shape
            && clipped.clip_rect.contains(at)
            && rect.rect.contains(at)
            && rect.fill.a() > 0
            && rect.fill.a() < 255
        {
            tints.insert(rect.fill);
        }
    }
    tints
}
