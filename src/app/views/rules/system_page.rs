//! The page of a scoring system for reading: description, inputs, columns, numbers and worked examples.

use eframe::egui::{Align, Frame, Grid, Label, Layout, Margin, RichText, TextStyle, Ui, vec2};

use super::page_parts::{self, section_heading};
use crate::app::commands::Command;
use crate::app::theme::{Palette, size};
use crate::app::views::request::Request;
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
    let commands = (!used).then_some(&Command::UseSystem).into_iter().chain(commands);
    let buttons = commands.map(|command| (*command, command.name()));
    let requests = page_parts::action_buttons(ui, buttons, used.then(texts::event_uses_system));
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
    Grid::new("parameters").num_columns(2).spacing([size::SPACE, 4.0]).show(ui, |ui| {
        let parameters = draft.parameters.iter().enumerate();
        let parameters = parameters.map(|(at, line)| (DraftPart::Parameter(at), line, FigureField::One));
        let tables = draft.tables.iter().enumerate();
        let tables = tables.map(|(at, line)| (DraftPart::Table(at), line, FigureField::List));
        for (part, line, figures) in parameters.chain(tables) {
            ui.label(system.name_of_formula(part, window_language()).replace('_', " "));
            ui.add(Label::new(figures.shown(&line.text)).selectable(true));
            ui.end_row();
        }
    });
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
    let width = ui.available_width();
    Grid::new("columns").num_columns(2).spacing([size::SPACE, 6.0]).show(ui, |ui| {
        let name = |part| system.name_of_formula(part, window_language());
        for (at, mean) in system.event_means.iter().enumerate() {
            formula(ui, &texts::mean_column(&name(DraftPart::EventMean(at))), &mean.formula, width);
        }
        for (at, column) in system.columns.iter().enumerate() {
            formula(ui, &name(DraftPart::Column(at)), &column.formula, width);
        }
    });
}

fn formula(ui: &mut Ui, name: &str, formula: &str, width: f32) {
    ui.with_layout(Layout::left_to_right(Align::Min), |ui| ui.label(name));
    ui.scope(|ui| {
        ui.set_max_width((width - 150.0).max(200.0));
        let formula = formula.split_whitespace().collect::<Vec<_>>().join(" ");
        ui.add(Label::new(RichText::new(formula).monospace()).wrap().selectable(true));
    });
    ui.end_row();
}

/// Shows a worked example: the expected values, and the computed values where they differ. Returns whether all values
/// are as expected.
pub(super) fn worked_example(ui: &mut Ui, system: &ScoringSystem, example: &ScoringExample, at: usize) -> bool {
    ui.add_space(size::GAP);
    let palette = Palette::current(ui.ctx());
    let broken = system.example_mismatches(example);
    let width = ((ui.available_width() - 110.0) / 7.0 - 8.0).clamp(40.0, 64.0);
    ui.label(example_title_in_window(&example.name));
    let paper = if broken.is_empty() { palette.computed } else { palette.problem_paper };
    Frame::new().fill(paper).inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        Grid::new(("example", at)).num_columns(8).min_col_width(width).spacing([8.0, 3.0]).show(ui, |ui| {
            ui.label("");
            for power in Power::ALL {
                let name = RichText::new(power.name_in_window()).weak().text_style(TextStyle::Small);
                right_aligned(ui, width, name);
            }
            ui.end_row();
            ui.weak(fields::centres::name());
            for power in Power::ALL {
                let count = example.board.current_count(power).map_or_else(String::new, |count| count.to_string());
                right_aligned(ui, width, RichText::new(count));
            }
            ui.end_row();
            // The order is that of the columns. The score is last.
            let expected = |name: &str| example.expected.iter().find(|(of, _)| of == name);
            let columns = system.columns.iter().enumerate();
            for (at, (name, values)) in columns.filter_map(|(at, column)| Some((at, expected(&column.name)?))) {
                ui.weak(system.name_of(DraftPart::Column(at), window_language()));
                for value in values {
                    right_aligned(ui, width, RichText::new(show_number(*value, system.decimals)));
                }
                ui.end_row();
                let mut differences = broken.iter().filter(|(of, ..)| of == name).peekable();
                if differences.peek().is_none() {
                    continue;
                }
                ui.colored_label(palette.problem, texts::now());
                for power in Power::ALL {
                    let value_now = differences.peek().filter(|(_, of, ..)| *of == power).map(|(.., value)| *value);
                    if value_now.is_some() {
                        differences.next();
                    }
                    let text = match value_now {
                        Some(value) if value.is_nan() => "?".to_owned(),
                        Some(value) => show_number(value, system.decimals),
                        None => String::new(),
                    };
                    right_aligned(ui, width, RichText::new(text).color(palette.problem));
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
