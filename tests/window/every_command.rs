//! Every command on every tab: it is seen, it can be taken back, it loses no text, and then the window rests.

use std::time::Duration;

use crate::small_event::window;
use eframe::egui::Key;
use topboard::app::Command;

#[test]
fn a_command_during_typing_loses_no_text() {
    let mut h = window();
    h.click("Round 1 Board A Italy centres");
    h.type_text("2");
    h.ctrl(Key::PageDown);
    h.ctrl(Key::PageUp);
    assert_eq!(h.cell_text("Round 1 Board A Italy centres"), "2");
}

/// Commands that have no effect if the window is already as they would make it, and switches of a panel that some tabs
/// do not have.
const MAY_HAVE_NO_EFFECT: [Command; 8] = [
    // The clipboard of a test is empty.
    Command::Paste,
    Command::NextTab,
    Command::PreviousTab,
    Command::SortByPlace,
    Command::ViewAll,
    Command::ZoomReset,
    Command::ToggleProblems,
    Command::ToggleTable,
];

/// Runs every command on a tab. Each must have an effect that the director sees, or say why it has none. Afterwards
/// Escape closes what it opened, and undo takes back what it changed.
fn run_every_command_on(tab: &str) {
    let mut h = window();
    h.open_tab(tab);
    let here = h.state().tab();
    let (mut available, mut changing, mut without_effect) = (0, 0, Vec::new());
    for command in Command::ALL {
        let book = h.book().clone();
        let before = (h.labels(), h.ctx.theme());
        let can_run = h.state().can_execute(command);
        let ctx = h.ctx.clone();
        h.state_mut().execute(&ctx, command);
        h.step();
        let has_copied = h.copied_text().is_some();
        h.run();
        if can_run {
            available += 1;
            if !has_copied && *h.book() == book && (h.labels(), h.ctx.theme()) == before {
                without_effect.push(command);
            }
        } else {
            let name = command.name().trim_end_matches('…');
            let refusal = format!("“{name}” is not possible now: ");
            assert!(h.shows(&refusal), "{command:?} on {tab} does not say what has to be done first");
            assert_eq!(*h.book(), book, "{command:?} on {tab} changed the book, but it is not available");
            assert_eq!(h.state().tab(), here, "{command:?} on {tab} changed the tab, but it is not available");
        }
        h.press(Key::Escape);
        assert!(!h.has_dialog(), "Escape does not close the dialog of {command:?} on {tab}");
        if *h.book() != book {
            changing += 1;
            h.ctrl(if command == Command::Undo { Key::Y } else { Key::Z });
            assert_eq!(*h.book(), book, "{command:?} on {tab} is not one step");
        }
        if h.state().tab() != here {
            h.open_tab(tab);
        }
    }
    without_effect.retain(|command| !MAY_HAVE_NO_EFFECT.contains(command));
    assert_eq!(without_effect, [], "on {tab} these do nothing and say nothing");
    assert!(available > 50 && changing > 1, "only {available} were available, and {changing} changed the book");
}

#[test]
fn every_command_on_the_players_tab_is_seen_and_can_be_taken_back() {
    run_every_command_on("Players");
}

#[test]
fn every_command_on_a_round_is_seen_and_can_be_taken_back() {
    run_every_command_on("Round 1");
}

#[test]
fn every_command_on_the_standings_is_seen_and_can_be_taken_back() {
    run_every_command_on("Standings");
}

#[test]
fn every_command_on_the_rules_tab_is_seen_and_can_be_taken_back() {
    run_every_command_on("Rules");
}

#[test]
fn an_idle_window_requests_no_frame() {
    let mut h = window();
    h.run();
    let delay = h.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert!(delay.is_some_and(|delay| delay > Duration::from_mins(1)), "{delay:?}");
}
