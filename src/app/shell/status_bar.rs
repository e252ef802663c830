//! The status bar at the bottom: counts, sums of the selection, the last message, the save status, problems and zoom.

use eframe::egui::{self, Align, Button, Frame, Layout, Margin, RichText, TextStyle, Ui, vec2};

use crate::app::commands::Command;
use crate::app::theme::{Palette, size};
use crate::app::views::view::ProblemCount;
use crate::languages::window_sentences::{shared_words, shell as texts};
use crate::printable_text::printable_line;

/// The texts that the status bar shows.
#[derive(Debug, Default)]
pub(crate) struct StatusBar {
    /// The result of the last command, or the work in progress.
    pub message: String,
    /// Whether a job runs that can be cancelled.
    pub can_cancel: bool,
    pub sheet: String,
    pub cursor: String,
    pub selection: String,
    /// Whether the book is saved, in words.
    pub save_status: String,
    /// Whether the book has changes that are not in its file.
    pub changed: bool,
    /// The clock of the round: “Spring 1903 12:41”. Empty until it is used.
    pub clock: String,
    pub zoom: f32,
    pub problems: ProblemCount,
}

/// The clicks on the status bar.
#[derive(Debug, Default)]
pub(crate) struct StatusBarResponse {
    pub command: Option<Command>,
    pub cancel: bool,
}

/// Shows the status bar.
pub(crate) fn show_status_bar(ui: &mut Ui, status: &StatusBar) -> StatusBarResponse {
    let palette = Palette::current(ui.ctx());
    let mut response = StatusBarResponse::default();
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 0));
    egui::Panel::bottom("status").exact_size(size::BAR - 3.0).frame(frame).show_separator_line(true).show(ui, |ui| {
        ui.style_mut().override_text_style = Some(TextStyle::Small);
        ui.spacing_mut().item_spacing.x = size::SPACE;
        ui.spacing_mut().button_padding = vec2(5.0, 1.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let quiet = |text: String| Button::new(text).frame_when_inactive(false);
            ui.spacing_mut().item_spacing.x = 4.0;
            let theme = if palette.dark { texts::dark_theme() } else { texts::light_theme() };
            if ui.add(quiet(theme.to_owned())).on_hover_text(command_tooltip(ui, Command::ToggleTheme)).clicked() {
                response.command = Some(Command::ToggleTheme);
            }
            let zoom = format!("{:.0} %", status.zoom * 100.0);
            if ui.add(quiet(zoom)).on_hover_text(command_tooltip(ui, Command::ZoomReset)).clicked() {
                response.command = Some(Command::ZoomReset);
            }
            let ProblemCount { all, errors, list } = status.problems;
            let word = match (errors, all.saturating_sub(errors)) {
                (0, 0) => texts::no_problems().to_owned(),
                (0, _) => shared_words::problems(all),
                (errors, 0) => shared_words::errors(errors),
                (errors, remarks) => format!("{}, {}", shared_words::errors(errors), shared_words::remarks(remarks)),
            };
            let ink = match (all, errors) {
                (0, _) => palette.faded,
                (_, 0) => palette.remark,
                _ => palette.problem,
            };
            let button = Button::new(RichText::new(word).color(ink)).frame_when_inactive(false);
            if ui.add(button).on_hover_text(command_tooltip(ui, list)).clicked() {
                response.command = Some(list);
            }
            let ink = if status.changed { palette.remark } else { palette.faded };
            let saved = Button::new(RichText::new(&status.save_status).color(ink)).frame_when_inactive(false);
            if ui.add(saved).on_hover_text(command_tooltip(ui, Command::Save)).clicked() {
                response.command = Some(Command::Save);
            }
            if !status.clock.is_empty() {
                let clock = ui.add(quiet(status.clock.clone()));
                if clock.on_hover_text(command_tooltip(ui, Command::ToggleClock)).clicked() {
                    response.command = Some(Command::ToggleClock);
                }
            }
            if status.can_cancel && ui.add(Button::new(shared_words::cancel()).small()).clicked() {
                response.cancel = true;
            }
            ui.spacing_mut().item_spacing.x = size::SPACE;
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                for part in
                    [&status.sheet, &status.cursor, &status.selection].into_iter().filter(|part| !part.is_empty())
                {
                    ui.label(&*printable_line(part));
                }
                ui.add(egui::Label::new(RichText::new(&status.message).weak()).truncate());
            });
        });
    });
    response
}

/// The help line of a command with its keys.
fn command_tooltip(ui: &Ui, command: Command) -> String {
    let keys = command.keys(ui.ctx());
    let help = command.help();
    if keys.is_empty() { help.to_owned() } else { format!("{help} ({keys})") }
}
