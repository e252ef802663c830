//! The time for one frame of a grid of 10,000 rows and 8 or 30 columns in full HD, without a window: events, layout, painting
//! and tessellation.

use std::hint::black_box;

use divan::Bencher;
use eframe::egui::{Context, Event, Key, Modifiers, RawInput, Rect, pos2, vec2};
use topboard::app::grid::{Align, CellStyle, CellTone, CellView, ColumnSpec, Grid, GridModel, GridState};

fn main() {
    divan::main();
}

struct Table {
    columns: Vec<ColumnSpec>,
    texts: Vec<Vec<String>>,
}

impl GridModel for Table {
    fn rows(&self) -> usize {
        self.texts.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        2
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let tone = if row == 0 { CellTone::Heading } else { CellTone::Computed };
        let align = if column == 1 { Align::Left } else { Align::Right };
        let style = CellStyle { tone, align, ..CellStyle::default() };
        CellView { text: self.texts[row][column].as_str().into(), style, ..CellView::default() }
    }

    fn label(&self, row: usize, column: usize) -> String {
        format!("{row} {column}")
    }
}

/// A table of 10,000 rows with this number of columns: a number, a player, and figures.
fn table(columns: usize) -> Table {
    let text = |row: usize, column: usize| match column {
        0 => row.to_string(),
        1 => format!("Player {row} of the long list"),
        _ => format!("{row}.{column:02}"),
    };
    let texts = (0..10_000).map(|row| (0..columns).map(|column| text(row, column)).collect()).collect();
    let width = |column: usize| match column {
        0 => 46.0,
        1 => 190.0,
        // The wide last column is partly outside the screen.
        7 if columns == 8 => 400.0,
        _ if columns == 8 => 120.0,
        // All 30 columns are on the screen.
        _ => 58.0,
    };
    Table { columns: (0..columns).map(|column| ColumnSpec::fixed(width(column))).collect(), texts }
}

fn frame(ctx: &Context, table: &Table, state: &mut GridState, events: Vec<Event>) -> usize {
    let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1920.0, 1080.0)));
    let mut output = ctx.run_ui(RawInput { screen_rect, events, ..RawInput::default() }, |ui| {
        Grid::new("bench").show(ui, state, table);
    });
    // There is no screen for the glyphs.
    output.textures_delta.clear();
    ctx.tessellate(output.shapes, output.pixels_per_point).len()
}

fn frames(bencher: Bencher<'_, '_>, columns: usize, key: Option<Key>) {
    let (ctx, table) = (Context::default(), table(columns));
    let mut state = GridState::default();
    let pressed =
        |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
    for _ in 0..3 {
        frame(&ctx, &table, &mut state, Vec::new());
    }
    bencher.bench_local(|| {
        let at_end = state.cursor().row + 1 == table.texts.len();
        if at_end {
            state.go_to(0, 2);
        }
        black_box(frame(&ctx, &table, &mut state, key.map(pressed).into_iter().collect()))
    });
}

#[divan::bench(args = [8, 30])]
fn unchanged_rows(bencher: Bencher<'_, '_>, columns: usize) {
    frames(bencher, columns, None);
}

/// Every row on the screen is new in each frame.
#[divan::bench(args = [8, 30])]
fn page_down(bencher: Bencher<'_, '_>, columns: usize) {
    frames(bencher, columns, Some(Key::PageDown));
}
