//! The parts that the pages and the editors of the Rules tab share: headings, names of fields, and buttons.

use eframe::egui::{Align, Button, Layout, RichText, Role, Ui, WidgetInfo, vec2};

use super::request::RulesTextField;
use crate::app::commands::Command;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::views::request::Request;
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

/// Shows buttons for commands below the name of a ruleset or a scoring system, and what is said where the event uses it.
pub(super) fn action_buttons(
    ui: &mut Ui,
    buttons: impl IntoIterator<Item = (Command, &'static str)>,
    in_use: Option<&str>,
) -> Vec<Request> {
    let mut requests = Vec::new();
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        for (command, name) in buttons {
            let help = format!("{} {}", command.help(), command.keys(ui.ctx()));
            if ui.add(Button::new(name)).on_hover_text(help.trim()).clicked() {
                requests.push(Request::Command(command));
            }
        }
        if let Some(text) = in_use {
            ui.label(RichText::new(text).color(Palette::current(ui.ctx()).good));
        }
    });
    requests
}
