//! The columns of a table: sorted by, resized, fitted, hidden and moved.

use crate::common::window::WindowTest;
use crate::small_event::{button, pointer, quick_window, wide_window, window};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::Command;
use topboard::book::PersonColumn;

#[test]
fn the_standings_are_sorted_by_any_column() {
    let mut h = window();
    h.open_tab("Standings");
    let first = |h: &WindowTest| h.get_by_label("Standings Ann player").rect().top();
    let by_place = first(&h);
    h.click("Standings heading player");
    assert!(first(&h) < by_place, "Ann is first by name");
    h.command(Command::SortByPlace);
    assert_eq!(first(&h), by_place);
}

#[test]
fn the_standings_are_sorted_by_several_columns_and_the_cursor_follows_its_player() {
    let mut window = window();
    window.open_tab("Standings");
    window.click("Standings Fay player");
    let top = |window: &WindowTest, name: &str| window.get_by_label(&format!("Standings {name} player")).rect().top();
    let before = top(&window, "Fay");
    window.click("Standings heading player");
    assert_ne!(top(&window, "Fay"), before);
    window.assert_at("Fay");
    // Ann and Fay have the same score. The second column decides between them.
    window.click("Standings heading total");
    let (ann, fay) = (top(&window, "Ann"), top(&window, "Fay"));
    let before = ann < fay;
    window.click_with(Modifiers::SHIFT, "Standings heading player");
    assert!(top(&window, "Ann") < top(&window, "Fay"));
    window.click_with(Modifiers::SHIFT, "Standings heading player");
    assert!(top(&window, "Ann") > top(&window, "Fay"), "{before}");
    assert!(top(&window, "Ben") < top(&window, "Ann"), "the total comes first");
    let heading = window.get_by_label("Standings heading player");
    let hint = heading.accesskit_node().description().unwrap();
    assert!(hint.contains("second, reversed"), "{hint}");
    window.assert_at("Fay");
}

#[test]
fn a_column_is_resized_by_its_edge_and_fitted_by_a_double_click() {
    let mut window = quick_window();
    let heading = "Round 1 Board A heading player";
    let width = |window: &WindowTest| window.get_by_label("Round 1 Board A France player").rect().width();
    let before = width(&window);
    let edge = |window: &WindowTest| window.get_by_label(heading).rect().right_center();
    let (from, to) = (edge(&window), edge(&window) + eframe::egui::vec2(40.0, 0.0));
    for event in [
        Event::PointerMoved(from),
        button(from, PointerButton::Primary, true),
        Event::PointerMoved(to),
        button(to, PointerButton::Primary, false),
    ] {
        pointer(&mut window, event);
    }
    assert!((width(&window) - before - 40.0).abs() < 2.0, "{} after {before}", width(&window));
    assert!(
        (window.get_by_label("Round 1 Board B France player").rect().width() - width(&window)).abs() < 1.0,
        "every board has the same columns"
    );
    let dragged = width(&window);
    // Past the time in which the next click would belong to the drag.
    for _ in 0..60 {
        window.step();
    }
    let at = edge(&window);
    for _ in 0..2 {
        for event in [
            Event::PointerMoved(at),
            button(at, PointerButton::Primary, true),
            button(at, PointerButton::Primary, false),
        ] {
            window.event(event);
            window.step();
        }
    }
    window.run();
    assert!(width(&window) < dragged - 10.0, "the longest name is short: {}", width(&window));
}

#[test]
fn a_column_is_hidden_and_shown_again() {
    let mut window = wide_window();
    window.right_click("Round 1 Board A heading out");
    window.click_menu_entry("Hide the column");
    assert!(!window.has("Round 1 Board A France out") && !window.has("Round 1 Board B France draw"));
    window.open_tab("Round 2");
    assert!(!window.has("Round 2 Board A France out"), "all rounds have the same columns");
    window.command(Command::ShowHiddenColumns);
    assert!(window.has("Round 2 Board A France out"));
    window.open_tab("Players");
    window.right_click("Players heading games");
    window.click_menu_entry("Hide the column");
    assert!(!window.has("Players Ann games"));
    // The cursor does not stop on what cannot be seen, and a copy has only what is seen.
    window.click("Players Ann name");
    window.press(Key::End);
    assert!(!window.formula_line().contains("games"));
}

#[test]
fn a_column_is_moved_and_the_cursor_goes_with_it() {
    let mut window = window();
    let left = |window: &WindowTest, label: &str| window.get_by_label(label).rect().left();
    window.open_tab("Standings");
    let shown = window.cell_text("Standings Ann total");
    assert!(left(&window, "Standings Ann total") > left(&window, "Standings Ann Round 1"));
    window.right_click("Standings heading total");
    window.click_button("Move the column to the left");
    while window.has("Standings Ann Round 1")
        && left(&window, "Standings Ann total") > left(&window, "Standings Ann Round 1")
    {
        let before = left(&window, "Standings Ann total");
        window.command(Command::MoveColumnLeft);
        assert!(left(&window, "Standings Ann total") < before);
    }
    assert_eq!(window.cell_text("Standings Ann total"), shown, "the figures go with their heading");
    assert!(window.formula_line().contains("total"), "{}", window.formula_line());
    // The place and the player stay in view at the left, and keep their places.
    for _ in 0..3 {
        window.execute(Command::MoveColumnLeft);
    }
    assert!(left(&window, "Standings Ann total") > left(&window, "Standings Ann player"));
    window.command(Command::UsualColumnOrder);
    assert!(left(&window, "Standings Ann total") > left(&window, "Standings Ann Round 1"));

    // What is typed and pasted goes to the columns as they are seen.
    window.open_tab("Players");
    window.click("Players Ann region");
    window.command(Command::MoveColumnRight);
    assert!(window.formula_line().contains("region"), "{}", window.formula_line());
    let all = PersonColumn::ALL.map(|column| format!("Players Ann {}", column.name()));
    let mut order: Vec<&String> = all.iter().filter(|label| window.has(label)).collect();
    order.sort_by(|a, b| left(&window, a).total_cmp(&left(&window, b)));
    let region = order.iter().position(|label| label.ends_with("region")).unwrap();
    assert!(region >= 2, "{order:?}");
    let before = order[region - 1].clone();
    window.click(&before);
    window.paste("7\tYorkshire");
    window.press(Key::Enter);
    assert_eq!(window.book().people[0].region, "Yorkshire");
    assert!(!window.cell_text(&before).is_empty(), "{before}");
}

#[test]
fn a_heading_is_dragged_to_another_place() {
    let mut window = window();
    let rect = |window: &WindowTest, label: &str| window.get_by_label(label).rect();
    window.open_tab("Standings");
    let order =
        |window: &WindowTest| rect(window, "Standings Ann Round 1").left() < rect(window, "Standings Ann total").left();
    assert!(order(&window));
    let from = rect(&window, "Standings heading total").center();
    let to = rect(&window, "Standings heading Round 1").left_center() + eframe::egui::vec2(6.0, 0.0);
    let drag = |window: &mut WindowTest, to: Pos2, cancel: bool| {
        pointer(window, Event::PointerMoved(from));
        pointer(window, button(from, PointerButton::Primary, true));
        pointer(window, Event::PointerMoved(to));
        if cancel {
            window.press(Key::Escape);
        }
        pointer(window, button(to, PointerButton::Primary, false));
    };
    drag(&mut window, to, true);
    assert!(order(&window), "Escape cancels the drag");
    drag(&mut window, to, false);
    assert!(!order(&window), "total stands before round 1");
    assert!(window.shows("moved the column “total”"));
    let sorted = |window: &WindowTest| {
        let heading = window.get_by_label("Standings heading total");
        heading.accesskit_node().data().sort_direction().is_some()
    };
    assert!(!sorted(&window), "a drag does not sort");
    window.click("Standings heading total");
    assert!(sorted(&window), "a click does");
    // The place and the player stay in view at the left, and keep their places.
    let from_round = rect(&window, "Standings heading Round 1").center();
    pointer(&mut window, Event::PointerMoved(from_round));
    pointer(&mut window, button(from_round, PointerButton::Primary, true));
    let left = rect(&window, "Standings heading place").center();
    pointer(&mut window, Event::PointerMoved(left));
    pointer(&mut window, button(left, PointerButton::Primary, false));
    assert!(order(&window));
    assert!(rect(&window, "Standings Ann player").right() <= rect(&window, "Standings Ann Round 1").left() + 1.0);
}

#[test]
fn several_columns_to_sort_by_say_which_comes_first() {
    let mut window = window();
    window.open_tab("Players");
    window.enter_text("Players Ann region", "UK");
    let description = |window: &WindowTest, label: &str| {
        window.get_by_label(label).accesskit_node().data().description().map(str::to_owned)
    };
    window.click("Players heading region");
    assert!(description(&window, "Players heading region").is_none_or(|text| !text.contains("number")));
    window.click_with(Modifiers::SHIFT, "Players heading name");
    let text = |label| description(&window, label).unwrap_or_default();
    assert!(text("Players heading region").contains("number 1"), "{}", text("Players heading region"));
    assert!(text("Players heading name").contains("number 2"), "{}", text("Players heading name"));
}

#[test]
fn the_list_of_players_is_sorted_by_several_columns_and_typing_moves_no_row() {
    let mut window = window();
    window.open_tab("Players");
    for (name, region) in [("Ann", "UK"), ("Cléo", "France"), ("Eve", "UK"), ("Gus", "France")] {
        window.enter_text(&format!("Players {name} region"), region);
    }
    let names = |window: &WindowTest| {
        let mut rows: Vec<(f32, String)> = window
            .book()
            .people
            .iter()
            .map(|person| {
                (window.get_by_label(&format!("Players {} name", person.name)).rect().top(), person.name.clone())
            })
            .collect();
        rows.sort_by(|a, b| a.0.total_cmp(&b.0));
        rows.into_iter().map(|(_, name)| name).collect::<Vec<_>>().join(" ")
    };
    let before = window.book().clone();
    window.click("Players Eve name");
    window.click("Players heading region");
    window.click_with(Modifiers::SHIFT, "Players heading name");
    window.click_with(Modifiers::SHIFT, "Players heading name");
    assert_eq!(names(&window), "Gus Cléo Eve Ann Hal Fay Dan Lester Ben");
    assert_eq!(window.book(), &before, "the order of entry stays");
    // What is typed goes to the player of the row, and moves no row.
    window.enter_text("Players Cléo region", "Zaire");
    assert_eq!(names(&window), "Gus Cléo Eve Ann Hal Fay Dan Lester Ben");
    let regions = |window: &WindowTest| {
        let people = &window.book().people;
        people.iter().map(|person| person.region.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(regions(&window), "UK  Zaire  UK  France ");
    // A pasted column goes to the rows as they are seen.
    window.click("Players Gus region");
    window.paste("A\nB\nC");
    window.press(Key::Enter);
    assert_eq!(regions(&window), "UK  B  C  A ");
    // A new player is added at the end.
    window.enter_text("New player name", "Ida");
    assert_eq!(names(&window), "Gus Cléo Eve Ann Hal Fay Dan Lester Ben Ida");
    window.execute(Command::SortByPlace);
    assert_eq!(names(&window), "Ann Ben Cléo Dan Lester Eve Fay Gus Hal Ida");
}
