//! The parts that the pages and the editors of the Rules tab share: headings, names of fields, and buttons.

use eframe::egui::{Align, Button, Label, Layout, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};

use super::request::RulesTextField;
use crate::app::commands::Command;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::views::request::Request;
use crate::app::widgets::text_width;
use crate::book::StepName;

/// The width of the names of fields.
pub(super) const NAME_WIDTH: f32 = 136.0;

/// A change of the edited ruleset or scoring system in one frame.
pub(super) struct FieldChange {
    pub step_name: StepName,
    /// The field in which the user typed.
    pub typed_field: Option<RulesTextField>,
}

/// Shows the heading of a section.
pub(super) fn section_heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(bold_body()));
}

/// Shows the name of a field before its value.
pub(super) fn show_field_name(ui: &mut Ui, text: &str) {
    let cell = vec2(NAME_WIDTH, size::ROW + 4.0);
    ui.allocate_ui_with_layout(cell, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(cell);
        ui.label(text);
    });
}

/// Shows a small button in a row of fields. Returns whether it was clicked.
pub(super) fn small_button(ui: &mut Ui, text: &str, label: &str, enabled: bool) -> bool {
    // The button is as high as the text field beside it.
    let button = Button::new(text).min_size(vec2(0.0, size::ROW + 2.0)).frame_when_inactive(false);
    let response = ui.add_enabled(enabled, button);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
    response.on_hover_text(label).clicked()
}

/// Shows the button of a command in an editor.
pub(super) fn command_button(ui: &mut Ui, command: Command, requests: &mut Vec<Request>) {
    if ui.add(Button::new(command.name()).small()).on_hover_text(command.help()).clicked() {
        requests.push(Request::Command(command));
    }
}

/// The width of small buttons with these texts side by side, without space between them.
pub(super) fn small_buttons_width(ui: &Ui, texts: &[&str]) -> f32 {
    let of_one = |text: &&str| text_width(ui, text, &TextStyle::Button) + 2.0 * ui.spacing().button_padding.x;
    texts.iter().map(of_one).sum::<f32>().ceil()
}

/// Shows what is said about a field, beside it where it has room there, or else below it.
pub(super) fn show_field_help(ui: &mut Ui, text: &str) {
    let help = || Label::new(RichText::new(text).weak().text_style(TextStyle::Small));
    if text_width(ui, text, &TextStyle::Small) <= ui.available_size_before_wrap().x {
        ui.add(help());
        return;
    }
    ui.end_row();
    ui.add_space(NAME_WIDTH + ui.spacing().item_spacing.x);
    // A text in a wrapped row would go on at the left edge.
    ui.vertical(|ui| ui.add(help().wrap()));
}

/// Shows what is below the name of a ruleset or a scoring system: the button to use it, or in the same place that the event uses it, and
/// in the next line buttons for other commands. Nothing moves when the event begins to use it.
pub(super) fn action_buttons(
    ui: &mut Ui,
    use_or_in_use: Result<(Command, &'static str), &str>,
    others: impl IntoIterator<Item = (Command, &'static str)>,
) -> Vec<Request> {
    let mut requests = Vec::new();
    let mut show_button = |ui: &mut Ui, (command, name): (Command, &'static str)| {
        let help = format!("{} {}", command.help(), command.keys(ui.ctx()));
        if ui.add(Button::new(name)).on_hover_text(help.trim()).clicked() {
            requests.push(Request::Command(command));
        }
    };
    ui.add_space(2.0);
    let height = ui.text_style_height(&TextStyle::Button) + 2.0 * ui.spacing().button_padding.y;
    let row = vec2(ui.available_width(), height.max(ui.spacing().interact_size.y));
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(row.y);
        match use_or_in_use {
            Ok(button) => show_button(ui, button),
            Err(text) => drop(ui.label(RichText::new(text).color(Palette::current(ui.ctx()).good))),
        }
    });
    ui.horizontal_wrapped(|ui| others.into_iter().for_each(|button| show_button(ui, button)));
    requests
}
