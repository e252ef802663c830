//! The standings: explained line by line, after any round, and what if a board ends otherwise.

use crate::common::window::{WindowTest, with_book};
use crate::small_event::{one_board, window};
use eframe::egui::Key;
use egui_kittest::kittest::Queryable as _;
use topboard::app::Command;
use topboard::app::views::Tab;
use topboard::book::{BoardRef, Power, RoundIx};

#[test]
fn a_total_is_explained_line_by_line_and_leads_to_its_boards() {
    let mut h = window();
    h.open_tab("Standings");
    h.click("Standings Cléo total");
    assert!(h.shows("Why 19.50?"));
    assert!(h.shows("Total of Cléo"));
    assert!(h.shows("Formula line: Cléo · total   19.5   = 19.50"));
    h.click("Standings Cléo place");
    assert!(h.shows("Formula line: Cléo · place   2   Shared with Gus: "), "the place is shared");
    h.click("Standings Cléo Round 1");
    h.press(Key::F2);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
}

#[test]
fn the_standings_after_a_round_have_a_title_and_escape_leads_back() {
    let mut h = window();
    h.click("Round 1 Board A France centres");
    h.command(Command::ViewAfter);
    let entries = h.list_entries();
    assert!(!entries.iter().any(|entry| entry.contains("After Round 2")), "it has not begun: {entries:?}");
    h.type_text("After Round 1");
    h.press(Key::Enter);
    assert_eq!(h.state().tab(), Tab::Standings);
    assert!(h.shows("After round 1."));
    assert!(h.query_by_label("Standings heading Round 2").is_none());
    h.press(Key::Escape);
    assert!(!h.shows("After round 1."));
    assert!(h.query_by_label("Standings heading Round 2").is_some());
    h.command(Command::ViewFinished);
    assert!(h.shows("Finished games only."));
    h.click("Back to everything (Esc)");
    assert!(!h.shows("Finished games only."));
}

#[test]
fn a_what_if_and_the_view_of_what_may_be_posted_exclude_each_other() {
    let mut h = window();
    h.execute(Command::ViewPosted);
    h.execute(Command::WhatIf);
    assert!(h.shows("a what-if is about all games: leave the view"), "{}", h.labels().join("\n"));
    assert!(!h.shows("What if Round 1") && !h.has_dialog());
    h.execute(Command::ViewAll);
    h.open_tab("Round 1");
    h.click("Round 1 Board A France centres");
    h.execute(Command::WhatIf);
    assert!(h.shows("What if Round 1, board A ended like this?"));
    h.execute(Command::ViewPosted);
    assert!(h.shows("leave it first (Escape)"), "{}", h.labels().join("\n"));
    assert!(h.shows("What if Round 1, board A ended like this?"));
}

#[test]
fn a_what_if_changes_the_standings_and_leaves_no_trace() {
    let mut h = window();
    let before = h.book().clone();
    h.click("Round 1 Board A France centres");
    h.command(Command::WhatIf);
    assert_eq!(h.state().tab(), Tab::Standings);
    assert!(h.shows("What if Round 1, board A ended like this? Nothing you type here changes the book."));
    h.click("What if France centres");
    h.type_text("12");
    h.press(Key::Enter);
    h.click("What if England centres");
    h.type_text("7");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Standings Cléo place"), "1");
    assert_eq!(h.cell_text("Standings Cléo was"), "2");
    assert!(h.cell_text("Standings Cléo change").starts_with("up 1, +"));
    assert_eq!(h.book(), &before);
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("What if England centres"), "11", "undo changes the what-if only");
    h.command(Command::AddRound);
    assert_eq!(h.book(), &before, "the book does not change during a what-if");
    h.press(Key::Escape);
    assert!(!h.shows("What if Round 1"));
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)), "where one was");
    h.open_tab("Standings");
    assert_eq!(h.cell_text("Standings Cléo total"), "19.50");
    assert_eq!(h.book(), &before);
    assert!(h.engine().history().next_undo_label().is_none());
}

#[test]
fn a_what_if_is_entered_as_one_step() {
    let mut h = window();
    h.click("Round 1 Board A France centres");
    h.command(Command::WhatIf);
    for (power, count) in [("France", "12"), ("England", "7")] {
        h.click(&format!("What if {power} centres"));
        h.type_text(count);
        h.press(Key::Enter);
    }
    h.open_tab("Round 1");
    assert!(h.shows("This tab shows the book. On the Standings tab, a what-if about Round 1, board A is open."));
    assert_eq!(h.cell_text("Round 1 Board A France centres"), "8");
    h.open_tab("Standings");
    h.command(Command::AcceptWhatIf);
    let count = |h: &WindowTest, power| h.engine().board(BoardRef::new(0, 0)).unwrap().current_count(power);
    assert_eq!((count(&h, Power::France), count(&h, Power::England)), (Some(12), Some(7)));
    h.ctrl(Key::Z);
    assert_eq!((count(&h, Power::France), count(&h, Power::England)), (Some(8), Some(11)));
}

#[test]
fn the_rules_of_draws_are_shown_whole_beside_the_record_at_1024_points() {
    let mut book = one_board();
    book.event.rules = "WDC 2006".into();
    let mut window = WindowTest::open_sized([1024.0, 640.0], with_book(book));
    window.click("Round 1 Board A France player");
    window.press(Key::F4);
    let sentence = window.get_by_label_contains("Votes are secret and are never recorded.").rect();
    assert!(sentence.right() <= 1024.0 && sentence.height() > 30.0, "in two lines: {sentence:?}");
}

#[test]
fn the_standings_use_the_width_of_the_window_up_to_a_maximum() {
    let widths = |width: f32| {
        let mut window = WindowTest::open_sized([width, 900.0], with_book(one_board()));
        window.open_tab("Standings");
        let of = |cell: &str| window.get_by_label(&format!("Standings Ben {cell}")).rect().width();
        [of("player"), of("Round 1"), of("total")]
    };
    let (laptop, desktop, wall) = (widths(760.0), widths(1600.0), widths(2560.0));
    assert!(laptop.iter().zip(desktop).all(|(narrow, wide)| *narrow < wide), "{laptop:?} {desktop:?}");
    assert_eq!(desktop, wall, "a figure is not far from its name");
}

#[test]
fn escape_leaves_a_what_if_also_while_a_notification_is_in_view() {
    let mut h = window();
    h.click("Round 1 Board A France centres");
    h.command(Command::WhatIf);
    h.click("What if France centres");
    h.type_text("x");
    h.press(Key::Enter);
    h.press(Key::Escape);
    h.press(Key::Escape);
    assert!(!h.shows("What if Round 1"), "{:?}", h.labels());
}
