//! The grid in a window without a screen. The tests send clicks and keys and read the accessibility tree.

use std::cell::Cell;

use crate::common::window::WindowTest;
use eframe::egui::{self, Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::grid::{CellPos, CellStyle, CellTone, CellView, ColumnSpec, Grid, GridAction, GridModel, GridState};
use topboard::app::spoken_values::SpokenValues;

/// A plain table of texts with headings in the first row. It counts the calls of `cell`.
struct Table {
    rows: Vec<Vec<String>>,
    columns: Vec<ColumnSpec>,
    names: Vec<&'static str>,
    /// A cell that covers two columns.
    wide: Option<CellPos>,
    calls: Cell<usize>,
}

impl Table {
    fn of(rows: &[&[&str]]) -> Self {
        let rows: Vec<Vec<String>> =
            rows.iter().map(|row| row.iter().map(|text| (*text).to_owned()).collect()).collect();
        let columns = vec![ColumnSpec::fixed(90.0); rows[0].len()];
        Self { rows, columns, names: Vec::new(), wide: None, calls: Cell::new(0) }
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

    fn span(&self, row: usize, column: usize) -> usize {
        if self.wide == Some(CellPos { row, column }) { 2 } else { 1 }
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

fn open(table: Table) -> WindowTest<Window> {
    WindowTest::show_ui([640.0, 480.0], 1.0 / 60.0, |ui, window: &mut Window| window.ui(ui), Window::over(table))
}

fn board() -> Table {
    Table::of(&[
        &["player", "centres", "out"],
        &["Cyrille Sevin", "16", ""],
        &["Sascha Hingst", "15", ""],
        &["Laurent Joly", "3", ""],
    ])
}

/// Whether the accessibility tree has the focus on this cell.
fn is_at(grid: &WindowTest<Window>, label: &str) -> bool {
    grid.get_by_label(label).is_focused()
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
fn in_one_frame(grid: &mut WindowTest<Window>, events: Vec<Event>) {
    grid.input_mut().events.extend(events);
    grid.run();
}

#[test]
fn a_cell_is_clicked_typed_into_and_left_with_tab() {
    let mut grid = open(board());
    grid.click("centres 2");
    grid.event(Event::Text("14".into()));
    grid.press(Key::Tab);
    assert_eq!(grid.cell_text("centres 2"), "14");
    grid.event(Event::Text("1905".into()));
    grid.press(Key::Enter);
    assert_eq!(grid.cell_text("out 2"), "1905");
    assert_eq!((grid.state().grid.cursor().row, grid.state().grid.cursor().column), (3, 1));
    assert_eq!(grid.state().steps, 2);
}

#[test]
fn keys_of_one_frame_are_handled_in_their_order() {
    let mut grid = open(board());
    grid.click("player 2");
    let text = |text: &str| Event::Text(text.into());
    in_one_frame(
        &mut grid,
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
    assert_eq!(grid.cell_text("player 2"), "A");
    assert_eq!(grid.cell_text("centres 2"), "6");
    assert_eq!(grid.cell_text("out 2"), "7");
    assert_eq!(grid.cell_text("player 3"), "B");
}

#[test]
fn the_keyboard_focus_stays_on_the_grid() {
    let mut grid = open(board());
    grid.click("centres 2");
    grid.press(Key::Escape);
    grid.type_text("1");
    grid.press(Key::Escape);
    grid.key_press(Key::Enter);
    grid.press(Key::ArrowLeft);
    grid.click("out 3");
    grid.key_press(Key::Tab);
    grid.event(Event::Text("1901".into()));
    grid.key_press(Key::Tab);
    grid.press(Key::Tab);
    assert_eq!(grid.cell_text("out 3"), "1901", "Tab at the end of the table stays there");
    assert!(is_at(&grid, "out 3"));
    assert_eq!(grid.cell_text("centres 2"), "15");
}

#[test]
fn the_grid_handles_the_first_key_after_a_click() {
    for first in [Key::Tab, Key::Escape, Key::ArrowRight] {
        let mut grid = open(board());
        grid.click("Find");
        grid.get_by_label("player 1").click();
        grid.step();
        grid.key_press(first);
        grid.step();
        grid.event(Event::Text("4".into()));
        grid.press(Key::Enter);
        let cell = if first == Key::Escape { "player 1" } else { "centres 1" };
        assert_eq!(grid.cell_text(cell), "4", "after {first:?}");
    }
}

#[test]
fn when_another_field_takes_the_focus_the_typed_text_is_committed() {
    let mut grid = open(board());
    grid.click("centres 2");
    grid.type_text("12");
    grid.click("Find");
    assert_eq!(grid.cell_text("centres 2"), "12");
    grid.type_text("Joly");
    assert_eq!(grid.state().other, "Joly");
    // Enter leaves the field. The grid takes the focus again but does not handle this Enter.
    let before = grid.state().grid.cursor();
    grid.press(Key::Enter);
    assert_eq!(grid.state().grid.cursor(), before);
    assert!(is_at(&grid, "centres 2"));
}

#[test]
fn a_pasted_block_from_excel_is_one_step_and_is_copied_back() {
    let mut grid = open(board());
    grid.click("centres 1");
    grid.paste("14\t\r\n13\t1908\r\n7\t\r\n");
    assert_eq!((grid.cell_text("centres 3"), grid.cell_text("out 2")), ("7".into(), "1908".into()));
    assert_eq!(grid.state().steps, 1);
    grid.event(Event::Copy);
    grid.step();
    assert_eq!(grid.copied_text().as_deref(), Some("14\t\n13\t1908\n7\t\n"));
}

#[test]
fn names_are_completed_by_key_and_by_click() {
    let mut table = board();
    table.names = vec!["Jim Mills", "Jimmy Jones"];
    let mut grid = open(table);
    grid.click("player 3");
    grid.type_text("ji");
    assert_eq!(grid.get_by_label("Editing player 3").value().as_deref(), Some("jim Mills"));
    grid.click("Jimmy Jones");
    assert_eq!(grid.cell_text("player 3"), "Jimmy Jones");
    assert!(is_at(&grid, "player 3"));
    grid.click("player 2");
    grid.event(Event::Text("j".into()));
    grid.press(Key::Tab);
    assert_eq!(grid.cell_text("player 2"), "Jim Mills");
}

#[test]
fn a_double_click_edits_and_the_mouse_moves_the_text_cursor() {
    let mut grid = open(board());
    let cell = grid.get_by_label("player 1").rect();
    grid.get_by_label("player 1").click();
    grid.click("player 1");
    assert!(grid.state().grid.is_editing());
    let start = egui::pos2(cell.left() + 3.0, cell.center().y);
    for pressed in [true, false] {
        grid.event(Event::PointerMoved(start));
        let button = egui::PointerButton::Primary;
        grid.event(Event::PointerButton { pos: start, button, pressed, modifiers: Modifiers::NONE });
    }
    grid.run();
    grid.event(Event::Text("Dr ".into()));
    grid.press(Key::Enter);
    assert_eq!(grid.cell_text("player 1"), "Dr Cyrille Sevin");
}

#[test]
fn dragging_selects_cells_and_delete_clears_them() {
    let mut grid = open(board());
    grid.drag_over("centres 1", "out 3");
    grid.drop_on("out 3");
    let selection = grid.state().grid.selection();
    assert_eq!((selection.top, selection.left, selection.bottom, selection.right), (1, 1, 3, 2));
    grid.press(Key::Delete);
    assert_eq!(grid.cell_text("centres 2"), "");
    assert_eq!(grid.state().steps, 1);
}

#[test]
fn an_input_method_begins_to_edit_a_cell() {
    let mut grid = open(board());
    grid.click("player 1");
    let preedit = |text: &str| Event::Ime(egui::ImeEvent::Preedit { text: text.into(), active_range_chars: None });
    grid.event(preedit("´"));
    grid.run();
    assert!(grid.state().grid.is_editing());
    grid.event(preedit(""));
    grid.event(Event::Ime(egui::ImeEvent::Commit("É".into())));
    grid.event(Event::Text("mile".into()));
    grid.press(Key::Enter);
    assert_eq!(grid.cell_text("player 1"), "Émile");
}

#[test]
fn a_screen_reader_can_read_move_and_write() {
    let mut grid = open(board());
    grid.get_by_label("centres 2").focus();
    grid.run();
    assert_eq!(grid.state().grid.cursor().row, 2);
    grid.get_by_label("centres 3").set_text_value_accesskit("4");
    grid.run();
    assert_eq!(grid.cell_text("centres 3"), "4");
    assert_eq!(grid.get_by_label("heading centres").accesskit_node().role(), egui::accesskit::Role::ColumnHeader);
}

fn long() -> Table {
    let mut rows = vec![["player", "centres", "out", "a", "b", "c", "d", "e"].map(str::to_owned).to_vec()];
    rows.extend((1..=10_000).map(|row| (0..8).map(|column| format!("{row}/{column}")).collect()));
    Table { columns: vec![ColumnSpec::fixed(60.0); 8], rows, names: Vec::new(), wide: None, calls: Cell::new(0) }
}

#[test]
fn a_text_that_would_be_cut_gets_the_free_width_also_where_it_covers_two_columns() {
    let mut table = Table::of(&[&["player", "result", "why"], &["Cyrille Sevin", "won the board by a tie-break", ""]]);
    table.columns = vec![ColumnSpec::at_least(70.0); 3];
    table.wide = Some(CellPos { row: 1, column: 1 });
    let mut grid = open(table);
    grid.run();
    let width = |column: &str| grid.get_by_label(&format!("heading {column}")).rect().width();
    assert!(width("player") > 75.0, "the name is whole: {}", width("player"));
    assert!(width("result") < 75.0, "{}", width("result"));
    assert!(width("why") > 90.0, "the last of the two columns gives the room: {}", width("why"));
}

#[test]
fn only_the_visible_rows_of_ten_thousand_are_read() {
    let mut grid = open(long());
    grid.state().table.calls.set(0);
    grid.step();
    let calls = grid.state().table.calls.get();
    // 480 points have room for about 20 rows of 22 points.
    assert!((100..500).contains(&calls), "{calls} cells were read");
    assert!(grid.query_by_label("player 30").is_none());
}

#[test]
fn the_cursor_is_always_scrolled_into_view() {
    let mut grid = open(long());
    grid.click("player 1");
    grid.ctrl(Key::End);
    let cell = grid.get_by_label("e 10000").rect();
    assert!(cell.height() > 20.0 && cell.bottom() <= 480.0, "{cell:?}");
    assert!(grid.query_by_label("heading e").is_some(), "the headings stay");
    grid.key_press(Key::PageUp);
    grid.press(Key::Home);
    let row = grid.state().grid.cursor().row;
    assert!((9_975..9_985).contains(&row), "one page up is row {row}");
    grid.state_mut().grid.go_to(5_000, 3);
    grid.run();
    assert_eq!(grid.cell_text("a 5000"), "5000/3");
    grid.event(Event::Text("x".into()));
    grid.press(Key::Enter);
    assert_eq!(grid.cell_text("a 5000"), "x");
}

#[test]
fn typing_scrolls_back_to_the_cursor() {
    let mut grid = open(long());
    grid.click("centres 2");
    grid.type_text("1");
    grid.event(wheel(-2000.0));
    // The wheel scrolls smoothly over several frames.
    grid.run_steps(60);
    assert!(grid.query_by_label("centres 2").is_none(), "scrolled away");
    grid.type_text("2");
    assert!(grid.query_by_label("centres 2").is_some(), "scrolled back");
    grid.press(Key::Enter);
    assert_eq!(grid.cell_text("centres 2"), "12");
}

#[test]
fn a_new_layout_keeps_the_cursor_in_view_only_if_it_was_visible() {
    let mut grid = open(long());
    grid.click("player 5");
    let down = |at: CellPos| Some(CellPos { row: at.row + 1_000, ..at });
    grid.state_mut().grid.remap(down);
    grid.run();
    assert!(grid.query_by_label("player 1005").is_some());
    grid.event(wheel(-4000.0));
    grid.run_steps(60);
    assert!(grid.query_by_label("player 1005").is_none());
    grid.state_mut().grid.remap(down);
    grid.run();
    assert!(grid.query_by_label("player 2005").is_none(), "the view stays where the user scrolled");
}

#[test]
fn an_idle_grid_requests_no_frames() {
    let mut grid = open(board());
    grid.click("centres 1");
    grid.type_text("1");
    assert!(grid.state().grid.is_editing());
    assert_eq!(grid.run(), 1, "one frame and nothing more to do");
}

#[test]
fn a_screen_reader_of_linux_hears_the_value_of_a_cell_and_knows_its_row_and_its_column() {
    let mut grid = open(board());
    grid.ctx.add_plugin(SpokenValues);
    grid.run();
    let cell = grid.get_by_label("centres 3").accesskit_node();
    assert_eq!((cell.value().as_deref(), cell.description().as_deref()), (Some("3"), Some("3")));
    let blank = grid.get_by_label("out 3").accesskit_node();
    assert_eq!(blank.description().as_deref(), Some("blank"));
    assert_eq!(cell.position_in_set(), Some(1));
    let row = cell.parent().unwrap();
    assert_eq!((row.role(), row.position_in_set()), (egui::accesskit::Role::Row, Some(3)));
    let table = row.parent().unwrap();
    assert_eq!(
        (table.role(), table.size_of_set()),
        (egui::accesskit::Role::Table, Some(grid.state().table.rows.len()))
    );
}
