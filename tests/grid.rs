//! The grid in a window without a screen: clicks and keys go in, the accessible tree is read.
#![cfg(feature = "window")]

use std::cell::Cell;

use eframe::egui::{self, Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use topboard::app::grid::{CellStyle, CellView, ColumnSpec, Grid, GridAction, GridModel, GridState, Tone};

/// A plain table of texts: headings in the first row, and in the last column the length of the name, which is computed.
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
        let tone = if row == 0 { Tone::Heading } else { Tone::Input };
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

fn key(key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
}

/// Events as they come when the computer was busy: all in one frame.
fn in_one_frame(harness: &mut Harness<'_, Window>, events: Vec<Event>) {
    harness.input_mut().events.extend(events);
    harness.run();
}

#[test]
fn click_a_cell_type_and_tab_on() {
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
fn keys_that_come_in_one_frame_are_taken_in_their_order() {
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
