//! The rules: which ruleset and which scoring system the event is played by, what they say and their worked examples.

use eframe::egui::{self, Align, Frame, Grid, Label, Layout, Margin, RichText, ScrollArea, TextStyle, Ui};

use crate::app::theme::{Palette, bold_body, size};
use crate::book::{Edit, EventField, Power};
use crate::figures::show as show_number;
use crate::live::Live;
use crate::scoring::{Example, Library, System};
use crate::standings::Rulesets;

/// Shows the lists and what is chosen; gives the edit that a click asks for, and its name.
pub fn show(ui: &mut Ui, live: &Live) -> Option<(String, Edit)> {
    let palette = Palette::current(ui.ctx());
    let mut edit = None;
    let margin = Margin::symmetric(18, 14);
    egui::Panel::left("rules list")
        .resizable(false)
        .exact_size(232.0)
        .frame(Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 14)))
        .show(ui, |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| edit = lists(ui, live));
        });
    egui::CentralPanel::default().frame(Frame::new().fill(palette.paper).inner_margin(margin)).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(760.0);
            details(ui, live);
        });
    });
    edit
}

fn lists(ui: &mut Ui, live: &Live) -> Option<(String, Edit)> {
    let event = &live.book().event;
    let mut edit = None;
    ui.spacing_mut().item_spacing.y = 2.0;
    head(ui, "Ruleset");
    let current = live.rules().name.as_str();
    for rules in Rulesets::shipped().all() {
        let chosen = current == rules.name;
        let clicked = line(ui, chosen, &rules.name, &rules.description);
        if clicked && (!chosen || event.rules != rules.name) {
            edit = Some((format!("rules of {}", rules.name), Edit::Event(EventField::Rules(rules.name.clone()))));
        }
    }
    if !event.rules.is_empty() && Rulesets::shipped().find(&event.rules).is_none() {
        ui.add_space(size::GAP);
        let text = format!(
            "“{}” is not a ruleset of this version; it is played by “{current}” until you choose one.",
            event.rules
        );
        ui.colored_label(ui.visuals().warn_fg_color, text);
    }
    ui.add_space(size::SPACE);
    head(ui, "Scoring system");
    let own = event.system.as_deref();
    let follow = format!("The ruleset’s ({})", live.rules().system);
    if line(ui, own.is_none(), &follow, "Score as the ruleset says.") && own.is_some() {
        edit = Some(("scoring system of the ruleset".to_owned(), Edit::Event(EventField::System(None))));
    }
    for system in Library::shipped().systems() {
        let chosen = own.is_some_and(|own| own.eq_ignore_ascii_case(&system.name));
        if line(ui, chosen, &system.name, &system.description) && !chosen {
            let field = EventField::System(Some(system.name.clone()));
            edit = Some((format!("scoring system {}", system.name), Edit::Event(field)));
        }
    }
    edit
}

fn head(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(bold_body()));
    ui.add_space(2.0);
}

fn line(ui: &mut Ui, chosen: bool, name: &str, help: &str) -> bool {
    let button =
        egui::Button::selectable(chosen, name).min_size(egui::vec2(ui.available_width(), size::ROW)).truncate();
    let response = ui.with_layout(Layout::top_down(Align::Min), |ui| ui.add(button)).inner;
    if help.is_empty() { response.clicked() } else { response.on_hover_text(help).clicked() }
}

fn details(ui: &mut Ui, live: &Live) {
    let rules = live.rules();
    ui.heading(&rules.name);
    paragraph(ui, &rules.description);
    paragraph(ui, &format!("What counts: {}.", rules.counting()));
    if !rules.tie_breaks.is_empty() {
        let steps: Vec<String> = rules.tie_breaks.iter().map(|step| step.name()).collect();
        paragraph(ui, &format!("Ties are broken by {}.", steps.join(", then by ")));
    }
    source(ui, &rules.source);
    ui.add_space(size::SPACE);
    let name = live.book().event.system.as_deref().unwrap_or(&rules.system);
    let Some(system) = Library::shipped().find(name) else {
        ui.heading(name);
        ui.label("This scoring system is not one of this version, so nothing is scored. Choose another on the left.");
        return;
    };
    ui.heading(&system.name);
    paragraph(ui, &system.description);
    source(ui, &system.source);
    if let Some(total) = system.total {
        ui.weak(format!("The seven scores of a board without a solo make {}.", show_number(total, decimals_of(total))));
    }
    ui.add_space(size::SPACE);
    columns(ui, system);
    if !system.parameters.is_empty() {
        ui.add_space(size::SPACE);
        head(ui, "Numbers");
        Grid::new("parameters").num_columns(2).spacing([size::SPACE, 4.0]).show(ui, |ui| {
            for (name, value) in &system.parameters {
                ui.label(name.replace('_', " "));
                ui.monospace(value.to_string());
                ui.end_row();
            }
        });
    }
    if !system.examples.is_empty() {
        ui.add_space(size::SPACE);
        head(ui, "Worked examples");
        for (at, example) in system.examples.iter().enumerate() {
            worked(ui, system, example, at);
        }
    }
}

fn decimals_of(value: f64) -> usize {
    if value.fract() == 0.0 { 0 } else { 2 }
}

fn paragraph(ui: &mut Ui, text: &str) {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !text.is_empty() {
        ui.add(Label::new(text).wrap().selectable(true));
    }
}

fn source(ui: &mut Ui, text: &str) {
    if !text.is_empty() {
        ui.add(Label::new(RichText::new(format!("Source: {text}")).weak().text_style(TextStyle::Small)).wrap());
    }
}

fn columns(ui: &mut Ui, system: &System) {
    head(ui, "Columns");
    let width = ui.available_width();
    Grid::new("columns").num_columns(2).spacing([size::SPACE, 6.0]).show(ui, |ui| {
        for column in &system.columns {
            ui.with_layout(Layout::left_to_right(Align::Min), |ui| ui.label(&column.name));
            ui.scope(|ui| {
                ui.set_max_width((width - 150.0).max(200.0));
                let formula = column.formula.split_whitespace().collect::<Vec<_>>().join(" ");
                ui.add(Label::new(RichText::new(formula).monospace()).wrap().selectable(true));
            });
            ui.end_row();
        }
    });
}

fn worked(ui: &mut Ui, system: &System, example: &Example, at: usize) {
    ui.add_space(size::GAP);
    ui.label(&example.name);
    let palette = Palette::current(ui.ctx());
    let broken = system.broken(example);
    Frame::new().fill(palette.computed).inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        Grid::new(("example", at)).num_columns(8).min_col_width(58.0).spacing([8.0, 3.0]).show(ui, |ui| {
            ui.label("");
            for power in Power::ALL {
                right(ui, RichText::new(power.name()).weak().text_style(TextStyle::Small));
            }
            ui.end_row();
            ui.weak("centres");
            for power in Power::ALL {
                right(
                    ui,
                    RichText::new(example.board.count(power).map_or_else(String::new, |count| count.to_string())),
                );
            }
            ui.end_row();
            // In the order of the columns, the score last.
            let expected = |name: &str| example.expected.iter().find(|(of, _)| of == name);
            for (name, values) in system.columns.iter().filter_map(|column| expected(&column.name)) {
                ui.weak(name);
                for value in values {
                    right(ui, RichText::new(show_number(*value, system.decimals)));
                }
                ui.end_row();
            }
        });
    });
    if !broken.is_empty() {
        ui.colored_label(palette.problem, "This example no longer holds.");
    }
}

fn right(ui: &mut Ui, text: RichText) {
    let cell = egui::vec2(58.0, 18.0);
    ui.allocate_ui_with_layout(cell, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(cell);
        ui.label(text);
    });
}
