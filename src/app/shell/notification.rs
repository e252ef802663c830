//! The notification below the sheet, across the window: an error, or the result of a command, with a button to dismiss it.

use eframe::egui::{self, Button, Frame, Margin, RichText, Ui};

use crate::app::theme::Palette;
use crate::languages::window_sentences::shell as texts;

/// Shows a notification. Returns whether the user dismissed it.
pub(crate) fn show_notification(ui: &mut Ui, text: &str, is_error: bool) -> bool {
    let palette = Palette::current(ui.ctx());
    let (fill, ink) = if is_error { (palette.problem_paper, palette.problem) } else { (palette.selected, palette.ink) };
    let frame = Frame::new().fill(fill).inner_margin(Margin::symmetric(12, 5));
    egui::Panel::bottom("notice")
        .frame(frame)
        .show(ui, |ui| {
            ui.horizontal_top(|ui| {
                // Room for the button, so that the sentence wraps before it.
                let room = ui.available_width() - 90.0;
                ui.scope(|ui| {
                    ui.set_width(room.max(120.0));
                    ui.add(egui::Label::new(RichText::new(text).color(ink)).wrap());
                });
                ui.add(Button::new(texts::dismiss()).small()).clicked()
            })
            .inner
        })
        .inner
}
