//! The grid in a window without a screen. The tests send clicks and keys and read the accessibility tree.
#![cfg(feature = "window")]

use std::cell::Cell;

use eframe::egui::{self, Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::grid::{CellPos, CellStyle, CellTone, CellView, ColumnSpec, Grid, GridAction, GridModel, GridState};

/// A plain table of texts with headings in the first row. It counts the calls of `cell`.
struct Table {
    rows: Vec<Vec<String>>,
    columns: Vec<ColumnSpec>,
    names: Vec<&'static str>,
    calls: Cell<usize>,
}

impl Table {
    fn of(rows: &[&[&str]]) -> Self {
        let rows: Vec<Vec<String>> =
            rows.iter().map(|row| row.iter().map(|text| (*text).to_owned()).collect()).collect();
        let columns = vec![ColumnSpec { width: 90.0 }; rows[0].len()];
        Self { rows, columns, names: Vec::new(), calls: Cell::new(0) }
    }
}

impl GridModel for Table {
    fn rows(&self) -> usize {
        self.rows.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        self.calls.set(self.calls.get() + 1);
        let tone = if row == 0 { CellTone::Heading } else { CellTone::Input };
        let style = CellStyle { tone, ..CellStyle::default() };
        CellView { text: self.rows[row][column].as_str().into(), style, editable: row > 0, ..CellView::default() }
    }

    fn label(&self, row: usize, column: usize) -> String {
        if row == 0 { format!("heading {}", self.rows[0][column]) } else { format!("{} {row}", self.rows[0][column]) }
    }

    fn completions(&self, _row: usize, column: usize, typed: &str) -> Vec<String> {
        let begins = |name: &&&str| name.to_lowercase().starts_with(&typed.to_lowercase());
        if column == 0 { self.names.iter().filter(begins).map(|name| (*name).to_owned()).collect() } else { Vec::new() }
    }
}

struct Window {
    table: Table,
    grid: GridState,
    other: String,
    messages: Vec<String>,
    steps: usize,
}

impl Window {
    fn over(table: Table) -> Self {
        Self { table, grid: GridState::default(), other: String::new(), messages: Vec::new(), steps: 0 }
    }

    fn ui(&mut self, ui: &mut egui::Ui) {
        let label = ui.label("Find");
        ui.text_edit_singleline(&mut self.other).labelled_by(label.id);
        let output = Grid::new("table").name("Results").show(ui, &mut self.grid, &self.table);
        for action in output.actions {
            match action {
                GridAction::Change(changes) => {
                    self.steps += 1;
                    for change in changes {
                        self.table.rows[change.row][change.column] = change.text;
                    }
                }
                GridAction::Message(text) => self.messages.push(text),
                _ => {}
            }
        }
    }
}

fn open(table: Table) -> Harness<'static, Window> {
    let mut harness = Harness::builder()
        .with_size((640.0, 480.0))
        .with_pixels_per_point(1.0)
        .with_step_dt(1.0 / 60.0)
        .build_ui_state(|ui, window: &mut Window| window.ui(ui), Window::over(table));
    harness.run();
    harness
}

fn board() -> Table {
    Table::of(&[
        &["player", "centres", "out"],
        &["Cyrille Sevin", "16", ""],
        &["Sascha Hingst", "15", ""],
        &["Laurent Joly", "3", ""],
    ])
}

fn value(harness: &Harness<'_, Window>, label: &str) -> String {
    harness.get_by_label(label).value().unwrap_or_default()
}

/// Whether the accessibility tree has the focus on this cell.
fn is_at(harness: &Harness<'_, Window>, label: &str) -> bool {
    harness.get_by_label(label).is_focused()
}

fn key(key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
}

fn wheel(points: f32) -> Event {
    Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, points),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    }
}

/// Sends all events in one frame, as happens on a busy computer.
fn in_one_frame(harness: &mut Harness<'_, Window>, events: Vec<Event>) {
    harness.input_mut().events.extend(events);
    harness.run();
}

#[test]
fn a_cell_is_clicked_typed_into_and_left_with_tab() {
    let mut harness = open(board());
    harness.get_by_label("centres 2").click();
    harness.run();
    harness.event(Event::Text("14".into()));
    harness.key_press(Key::Tab);
    harness.run();
    assert_eq!(value(&harness, "centres 2"), "14");
    harness.event(Event::Text("1905".into()));
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(value(&harness, "out 2"), "1905");
    assert_eq!((harness.state().grid.cursor().row, harness.state().grid.cursor().column), (3, 1));
    assert_eq!(harness.state().steps, 2);
}

#[test]
fn keys_of_one_frame_are_handled_in_their_order() {
    let mut harness = open(board());
    harness.get_by_label("player 2").click();
    harness.run();
    let text = |text: &str| Event::Text(text.into());
    in_one_frame(
        &mut harness,
        vec![
            text("A"),
            key(Key::Tab),
            text("6"),
            key(Key::Tab),
            text("7"),
            key(Key::Enter),
            text("B"),
            key(Key::Enter),
        ],
    );
    assert_eq!(value(&harness, "player 2"), "A");
    assert_eq!(value(&harness, "centres 2"), "6");
    assert_eq!(value(&harness, "out 2"), "7");
    assert_eq!(value(&harness, "player 3"), "B");
}

#[test]
fn the_keyboard_focus_stays_on_the_grid() {
    let mut harness = open(board());
    harness.get_by_label("centres 2").click();
    harness.run();
    harness.key_press(Key::Escape);
    harness.run();
    harness.event(Event::Text("1".into()));
    harness.run();
    harness.key_press(Key::Escape);
    harness.run();
    harness.key_press(Key::Enter);
    harness.key_press(Key::ArrowLeft);
    harness.run();
    harness.get_by_label("out 1").click();
    harness.run();
    harness.key_press(Key::Tab);
    harness.event(Event::Text("1901".into()));
    harness.key_press(Key::Tab);
    harness.key_press(Key::Tab);
    harness.run();
    assert_eq!(value(&harness, "out 1"), "1901", "Tab at the end of a row stays there");
    assert!(is_at(&harness, "out 1"));
    assert_eq!(value(&harness, "centres 2"), "15");
}

#[test]
fn the_grid_handles_the_first_key_after_a_click() {
    for first in [Key::Tab, Key::Escape, Key::ArrowRight] {
        let mut harness = open(board());
        harness.get_by_label("Find").click();
        harness.run();
        harness.get_by_label("player 1").click();
        harness.step();
        harness.key_press(first);
        harness.step();
        harness.event(Event::Text("4".into()));
        harness.key_press(Key::Enter);
        harness.run();
        let cell = if first == Key::Escape { "player 1" } else { "centres 1" };
        assert_eq!(value(&harness, cell), "4", "after {first:?}");
    }
}

#[test]
fn when_another_field_takes_the_focus_the_typed_text_is_committed() {
    let mut harness = open(board());
    harness.get_by_label("centres 2").click();
    harness.run();
    harness.event(Event::Text("12".into()));
    harness.run();
    harness.get_by_label("Find").click();
    harness.run();
    assert_eq!(value(&harness, "centres 2"), "12");
    harness.event(Event::Text("Joly".into()));
    harness.run();
    assert_eq!(harness.state().other, "Joly");
    // Enter leaves the field. The grid takes the focus again but does not handle this Enter.
    let before = harness.state().grid.cursor();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().grid.cursor(), before);
    assert!(is_at(&harness, "centres 2"));
}

#[test]
fn a_pasted_block_from_excel_is_one_step_and_is_copied_back() {
    let mut harness = open(board());
    harness.get_by_label("centres 1").click();
    harness.run();
    harness.event(Event::Paste("14\t\r\n13\t1908\r\n7\t\r\n".into()));
    harness.run();
    assert_eq!((value(&harness, "centres 3"), value(&harness, "out 2")), ("7".into(), "1908".into()));
    assert_eq!(harness.state().steps, 1);
    harness.event(Event::Copy);
    harness.step();
    let copied = harness.output().platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    assert_eq!(copied.as_deref(), Some("14\t\n13\t1908\n7\t\n"));
}

#[test]
fn names_are_completed_by_key_and_by_click() {
    let mut table = board();
    table.names = vec!["Jim Mills", "Jimmy Jones"];
    let mut harness = open(table);
    harness.get_by_label("player 3").click();
    harness.run();
    harness.event(Event::Text("ji".into()));
    harness.run();
    assert_eq!(harness.get_by_label("Editing player 3").value().as_deref(), Some("jim Mills"));
    harness.get_by_label("Jimmy Jones").click();
    harness.run();
    assert_eq!(value(&harness, "player 3"), "Jimmy Jones");
    assert!(is_at(&harness, "player 3"));
    harness.get_by_label("player 2").click();
    harness.run();
    harness.event(Event::Text("j".into()));
    harness.key_press(Key::Tab);
    harness.run();
    assert_eq!(value(&harness, "player 2"), "Jim Mills");
}

#[test]
fn a_double_click_edits_and_the_mouse_moves_the_text_cursor() {
    let mut harness = open(board());
    let cell = harness.get_by_label("player 1").rect();
    harness.get_by_label("player 1").click();
    harness.get_by_label("player 1").click();
    harness.run();
    assert!(harness.state().grid.is_editing());
    let start = egui::pos2(cell.left() + 3.0, cell.center().y);
    for pressed in [true, false] {
        harness.event(Event::PointerMoved(start));
        let button = egui::PointerButton::Primary;
        harness.event(Event::PointerButton { pos: start, button, pressed, modifiers: Modifiers::NONE });
    }
    harness.run();
    harness.event(Event::Text("Dr ".into()));
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(value(&harness, "player 1"), "Dr Cyrille Sevin");
}

#[test]
fn dragging_selects_cells_and_delete_clears_them() {
    let mut harness = open(board());
    let (from, to) = (harness.get_by_label("centres 1").rect().center(), harness.get_by_label("out 3").rect().center());
    harness.hover_at(from);
    harness.drag_at(from);
    harness.hover_at(from + (to - from) * 0.5);
    harness.hover_at(to);
    harness.run();
    harness.drop_at(to);
    harness.run();
    let selection = harness.state().grid.selection();
    assert_eq!((selection.top, selection.left, selection.bottom, selection.right), (1, 1, 3, 2));
    harness.key_press(Key::Delete);
    harness.run();
    assert_eq!(value(&harness, "centres 2"), "");
    assert_eq!(harness.state().steps, 1);
}

#[test]
fn an_input_method_begins_to_edit_a_cell() {
    let mut harness = open(board());
    harness.get_by_label("player 1").click();
    harness.run();
    let preedit = |text: &str| Event::Ime(egui::ImeEvent::Preedit { text: text.into(), active_range_chars: None });
    harness.event(preedit("´"));
    harness.run();
    assert!(harness.state().grid.is_editing());
    harness.event(preedit(""));
    harness.event(Event::Ime(egui::ImeEvent::Commit("É".into())));
    harness.event(Event::Text("mile".into()));
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(value(&harness, "player 1"), "Émile");
}

#[test]
fn a_screen_reader_can_read_move_and_write() {
    let mut harness = open(board());
    harness.get_by_label("centres 2").focus();
    harness.run();
    assert_eq!(harness.state().grid.cursor().row, 2);
    harness.get_by_label("centres 3").set_text_value_accesskit("4");
    harness.run();
    assert_eq!(value(&harness, "centres 3"), "4");
    assert_eq!(harness.get_by_label("heading centres").accesskit_node().role(), egui::accesskit::Role::ColumnHeader);
}

fn long() -> Table {
    let mut rows = vec![["player", "centres", "out", "a", "b", "c", "d", "e"].map(str::to_owned).to_vec()];
    rows.extend((1..=10_000).map(|row| (0..8).map(|column| format!("{row}/{column}")).collect()));
    Table { columns: vec![ColumnSpec { width: 60.0 }; 8], rows, names: Vec::new(), calls: Cell::new(0) }
}

#[test]
fn only_the_visible_rows_of_ten_thousand_are_read() {
    let mut harness = open(long());
    harness.state().table.calls.set(0);
    harness.step();
    let calls = harness.state().table.calls.get();
    // 480 points have room for about 20 rows of 22 points.
    assert!((100..500).contains(&calls), "{calls} cells were read");
    assert!(harness.query_by_label("player 30").is_none());
}

#[test]
fn the_cursor_is_always_scrolled_into_view() {
    let mut harness = open(long());
    harness.get_by_label("player 1").click();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::End);
    harness.run();
    let cell = harness.get_by_label("e 10000").rect();
    assert!(cell.height() > 20.0 && cell.bottom() <= 480.0, "{cell:?}");
    assert!(harness.query_by_label("heading e").is_some(), "the headings stay");
    harness.key_press(Key::PageUp);
    harness.key_press(Key::Home);
    harness.run();
    let row = harness.state().grid.cursor().row;
    assert!((9_975..9_985).contains(&row), "one page up is row {row}");
    harness.state_mut().grid.go_to(5_000, 3);
    harness.run();
    assert_eq!(value(&harness, "a 5000"), "5000/3");
    harness.event(Event::Text("x".into()));
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(value(&harness, "a 5000"), "x");
}

#[test]
fn typing_scrolls_back_to_the_cursor() {
    let mut harness = open(long());
    harness.get_by_label("centres 2").click();
    harness.run();
    harness.event(Event::Text("1".into()));
    harness.run();
    harness.event(wheel(-2000.0));
    // The wheel scrolls smoothly over several frames.
    harness.run_steps(60);
    assert!(harness.query_by_label("centres 2").is_none(), "scrolled away");
    harness.event(Event::Text("2".into()));
    harness.run();
    assert!(harness.query_by_label("centres 2").is_some(), "scrolled back");
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(value(&harness, "centres 2"), "12");
}

#[test]
fn a_new_layout_keeps_the_cursor_in_view_only_if_it_was_visible() {
    let mut harness = open(long());
    harness.get_by_label("player 5").click();
    harness.run();
    let down = |at: CellPos| Some(CellPos { row: at.row + 1_000, ..at });
    harness.state_mut().grid.remap(down);
    harness.run();
    assert!(harness.query_by_label("player 1005").is_some());
    harness.event(wheel(-4000.0));
    harness.run_steps(60);
    assert!(harness.query_by_label("player 1005").is_none());
    harness.state_mut().grid.remap(down);
    harness.run();
    assert!(harness.query_by_label("player 2005").is_none(), "the view stays where the user scrolled");
}

#[test]
fn an_idle_grid_requests_no_frames() {
    let mut harness = open(board());
    harness.get_by_label("centres 1").click();
    harness.run();
    harness.event(Event::Text("1".into()));
    harness.run();
    assert!(harness.state().grid.is_editing());
    assert_eq!(harness.run(), 1, "one frame and nothing more to do");
}
