//! The page of a scoring system for reading: description, inputs, columns, numbers and worked examples.

use eframe::egui::{Align, Frame, Grid, Label, Layout, Margin, RichText, TextStyle, Ui, vec2};

use super::page_parts::{self, section_heading};
use crate::app::commands::Command;
use crate::app::theme::{Palette, size};
use crate::app::views::request::Request;
use crate::app::widgets::{POWER_SIDE, show_power, text_width};
use crate::book::Power;
use crate::engine::Engine;
use crate::languages::window_sentences::{fields, rules_tab as texts};
use crate::languages::{
    FigureField, example_title_in_window, rounded_in_window as show_number, source_in, window_language,
};
use crate::scoring::{DraftPart, FactName, ScoringExample, ScoringSystem};

/// Shows the page of a system that comes with the program.
pub(super) fn show(ui: &mut Ui, engine: &Engine, system: &ScoringSystem) -> Vec<Request> {
    ui.heading(&system.name);
    let requests = action_buttons(ui, engine, &system.name, &[Command::CopySystem, Command::CompareSystems]);
    paragraph(ui, system.description_in(window_language()));
    source(ui, source_in(window_language(), &system.source));
    inputs_and_sum(ui, system);
    columns(ui, system);
    numbers(ui, system);
    if !system.examples.is_empty() {
        ui.add_space(size::SPACE);
        section_heading(ui, texts::worked_examples());
        for (at, example) in system.examples.iter().enumerate() {
            worked_example(ui, system, example, at);
        }
    }
    requests
}

/// Shows whether the event uses the system, or a button to use it, and buttons for the other commands.
pub(super) fn action_buttons(ui: &mut Ui, engine: &Engine, name: &str, commands: &[Command]) -> Vec<Request> {
    let used = engine.event_system().is_some_and(|system| system.name == name);
    let button = |command: &Command| (*command, command.name());
    let use_or_in_use = if used { Err(texts::event_uses_system()) } else { Ok(button(&Command::UseSystem)) };
    let requests = page_parts::action_buttons(ui, use_or_in_use, commands.iter().map(button));
    ui.add_space(2.0);
    requests
}

/// Shows the inputs that the system needs and the sum of a board's seven scores.
pub(super) fn inputs_and_sum(ui: &mut Ui, system: &ScoringSystem) {
    let mut inputs: Vec<&str> = system.used_facts().filter_map(FactName::missing_entry).collect();
    inputs.dedup();
    if !inputs.is_empty() {
        let value = |name: FactName| texts::value(name.word(), name.help());
        let inputs_read: Vec<String> = system.used_facts().map(value).collect();
        let text = texts::needs_inputs(&inputs.join(", "));
        ui.add(Label::new(text).wrap()).on_hover_text(texts::columns_use(&inputs_read.join("\n")));
    }
    let palette = Palette::current(ui.ctx());
    let Some(total) = system.board_sum else { return };
    let decimals = if total.fract() == 0.0 { 0 } else { 2 };
    ui.label(texts::board_sum(&show_number(total, decimals)));
    let without_solo = system.examples.iter().filter(|example| example.board.soloist().is_none());
    let other = without_solo
        .filter_map(|example| {
            system.score_with_others(&example.board, &example.others).last().map(|s| s.iter().sum::<f64>())
        })
        .find(|sum| (sum - total).abs() > 1e-6);
    if let Some(sum) = other {
        let text = texts::board_sum_in_example(&show_number(sum, 2));
        ui.label(RichText::new(text).color(palette.remark));
    }
}

fn numbers(ui: &mut Ui, system: &ScoringSystem) {
    let draft = crate::scoring::SystemDraft::copy_of(system, "");
    if draft.parameters.is_empty() && draft.tables.is_empty() {
        return;
    }
    ui.add_space(size::SPACE);
    section_heading(ui, texts::numbers());
    let parameters = draft.parameters.iter().enumerate();
    let parameters = parameters.map(|(at, line)| (DraftPart::Parameter(at), line, FigureField::One));
    let tables = draft.tables.iter().enumerate();
    let tables = tables.map(|(at, line)| (DraftPart::Table(at), line, FigureField::List));
    let lines = parameters.chain(tables).map(|(part, line, figures)| {
        let name = system.name_of_formula(part, window_language()).replace('_', " ");
        (name, RichText::new(figures.shown(&line.text)))
    });
    named_texts(ui, "parameters", 4.0, lines.collect());
}

pub(super) fn paragraph(ui: &mut Ui, text: &str) {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !text.is_empty() {
        ui.add(Label::new(text).wrap().selectable(true));
    }
}

pub(super) fn source(ui: &mut Ui, text: &str) {
    if !text.is_empty() {
        ui.add(Label::new(RichText::new(texts::source(text)).weak().text_style(TextStyle::Small)).wrap());
    }
}

fn columns(ui: &mut Ui, system: &ScoringSystem) {
    ui.add_space(size::SPACE);
    section_heading(ui, texts::columns());
    let name = |part| system.name_of_formula(part, window_language());
    let formula = |text: &str| RichText::new(text.split_whitespace().collect::<Vec<_>>().join(" ")).monospace();
    let means = system.event_means.iter().enumerate();
    let means = means.map(|(at, mean)| (texts::mean_column(&name(DraftPart::EventMean(at))), formula(&mean.formula)));
    let columns = system.columns.iter().enumerate();
    let columns = columns.map(|(at, column)| (name(DraftPart::Column(at)), formula(&column.formula)));
    named_texts(ui, "columns", 6.0, means.chain(columns).collect());
}

/// Shows texts behind their names. The names are in a column as wide as the longest of them, and at most a third of the page.
fn named_texts(ui: &mut Ui, id: &str, line_space: f32, lines: Vec<(String, RichText)>) {
    let room = ui.available_width() - size::SPACE;
    let longest = lines.iter().map(|(name, _)| text_width(ui, name, &TextStyle::Body).ceil()).fold(0.0, f32::max);
    let of_names = longest.min((room / 3.0).floor());
    Grid::new(id).num_columns(2).spacing([size::SPACE, line_space]).show(ui, |ui| {
        for (name, text) in lines {
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.set_width(of_names);
                ui.add(Label::new(name).wrap());
            });
            ui.scope(|ui| {
                ui.set_max_width(room - of_names);
                ui.add(Label::new(text).wrap().selectable(true));
            });
            ui.end_row();
        }
    });
}

/// The space beside an example, and between its columns, in points.
const EXAMPLE_MARGIN: i8 = 10;
const COLUMN_GAP: f32 = 8.0;

/// A row of a worked example: what it is, and the values of the seven powers.
struct ExampleRow {
    name: String,
    values: Vec<String>,
    /// Whether it has the computed values, where they are not the expected ones.
    is_now: bool,
}

/// The counts of a worked example, the expected values in the order of the columns, and the computed values where they differ. The
/// score is last.
fn example_rows(
    system: &ScoringSystem,
    example: &ScoringExample,
    broken: &[(String, Power, f64, f64)],
) -> Vec<ExampleRow> {
    let count = |power| example.board.current_count(power).map_or_else(String::new, |count| count.to_string());
    let counts = Power::ALL.map(count).into();
    let mut rows = vec![ExampleRow { name: fields::centres::name().to_owned(), values: counts, is_now: false }];
    let expected = |name: &str| example.expected.iter().find(|(of, _)| of == name);
    let columns = system.columns.iter().enumerate();
    for (at, (name, values)) in columns.filter_map(|(at, column)| Some((at, expected(&column.name)?))) {
        let title = system.name_of(DraftPart::Column(at), window_language()).into();
        let values = values.iter().map(|value| show_number(*value, system.decimals)).collect();
        rows.push(ExampleRow { name: title, values, is_now: false });
        let value_now = |power| {
            let difference = broken.iter().find(|(column, of, ..)| column == name && *of == power);
            difference.map_or_else(String::new, |(.., value)| match value {
                value if value.is_nan() => "?".to_owned(),
                value => show_number(*value, system.decimals),
            })
        };
        let values = Power::ALL.map(value_now);
        if values.iter().any(|value| !value.is_empty()) {
            rows.push(ExampleRow { name: texts::now().to_owned(), values: values.into(), is_now: true });
        }
    }
    rows
}

/// The columns of a worked example: as wide as their texts, and equally wide where there is room. Where the names of the powers have no
/// room, their letters stand for them, as on the boards.
struct ExampleColumns {
    of_powers: [f32; 7],
    has_names: bool,
}

impl ExampleColumns {
    fn of(ui: &Ui, rows: &[ExampleRow]) -> ExampleColumns {
        const USUAL: f32 = 64.0;
        let widest = |texts: &mut dyn Iterator<Item = &str>, style: TextStyle| {
            texts.map(|text| text_width(ui, text, &style).ceil()).fold(0.0, f32::max)
        };
        let titles = widest(&mut rows.iter().map(|row| row.name.as_str()), TextStyle::Body);
        let room = ui.available_width() - titles - 2.0 * f32::from(EXAMPLE_MARGIN) - 7.0 * COLUMN_GAP;
        let of_values = |power: Power| {
            let values = &mut rows.iter().filter_map(|row| row.values.get(power.index())).map(String::as_str);
            widest(values, TextStyle::Body).max(POWER_SIDE)
        };
        let of_name = |power: Power| text_width(ui, power.name_in_window(), &TextStyle::Small).ceil();
        let with_names = Power::ALL.map(|power| of_values(power).max(of_name(power)));
        let has_names = with_names.iter().sum::<f32>() <= room;
        let widths = if has_names { with_names } else { Power::ALL.map(of_values) };
        let equal = (room / 7.0).min(USUAL).floor();
        let is_equal = widths.iter().all(|width| *width <= equal);
        ExampleColumns { of_powers: if is_equal { [equal; 7] } else { widths }, has_names }
    }

    fn show_heading(&self, ui: &mut Ui, power: Power, width: f32) {
        let cell = vec2(width, 18.0);
        ui.allocate_ui_with_layout(cell, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_size(cell);
            if self.has_names {
                ui.label(RichText::new(power.name_in_window()).weak().text_style(TextStyle::Small));
            } else {
                show_power(ui, power).on_hover_text(power.name_in_window());
            }
        });
    }
}

/// Shows a worked example: the expected values, and the computed values where they differ. Returns whether all values
/// are as expected.
pub(super) fn worked_example(ui: &mut Ui, system: &ScoringSystem, example: &ScoringExample, at: usize) -> bool {
    ui.add_space(size::GAP);
    let palette = Palette::current(ui.ctx());
    let broken = system.example_mismatches(example);
    let rows = example_rows(system, example, &broken);
    let columns = ExampleColumns::of(ui, &rows);
    ui.label(example_title_in_window(&example.name));
    let paper = if broken.is_empty() { palette.computed } else { palette.problem_paper };
    Frame::new().fill(paper).inner_margin(Margin::symmetric(EXAMPLE_MARGIN, 6)).show(ui, |ui| {
        Grid::new(("example", at)).num_columns(8).min_col_width(0.0).spacing([COLUMN_GAP, 3.0]).show(ui, |ui| {
            ui.label("");
            for (power, width) in Power::ALL.into_iter().zip(columns.of_powers) {
                columns.show_heading(ui, power, width);
            }
            ui.end_row();
            for row in rows {
                let name = RichText::new(row.name);
                ui.label(if row.is_now { name.color(palette.problem) } else { name.weak() });
                for (value, width) in row.values.into_iter().zip(columns.of_powers) {
                    let value = RichText::new(value);
                    right_aligned(ui, width, if row.is_now { value.color(palette.problem) } else { value });
                }
                ui.end_row();
            }
        });
    });
    if !broken.is_empty() {
        ui.colored_label(palette.problem, texts::example_fails());
    }
    broken.is_empty()
}

pub(super) fn right_aligned(ui: &mut Ui, width: f32, text: RichText) {
    let cell = vec2(width, 18.0);
    ui.allocate_ui_with_layout(cell, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(cell);
        ui.label(text);
    });
}
