//! The bar above a table of which a filter shows some rows only.

use eframe::egui::{self, Frame, Margin, Ui};

use super::Session;
use crate::app::commands::Command;
use crate::app::theme::Palette;
use crate::printable_text::printable_line;

impl Session {
    /// Shows which rows of the table in view are shown, with a button for all of them.
    pub(super) fn show_filter_bar(&self, ui: &mut Ui, palette: &Palette) -> Option<Command> {
        let filter = self.tables.filter(self.tab)?;
        let (shown, all) = self.filtered_rows()?;
        let mut chosen = None;
        let frame = Frame::new().fill(palette.selected).inner_margin(Margin::symmetric(12, 4));
        egui::Panel::top("filter").frame(frame).show_separator_line(false).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let text = format!("{shown} of {all} rows: “{}” in the column “{}”", filter.text, filter.column);
                ui.label(&*printable_line(&text));
                for (command, name) in
                    [(Command::ShowAllRows, "Show all rows (Escape)"), (Command::FilterRows, "Another text…")]
                {
                    if ui.small_button(name).on_hover_text(command.info().help).clicked() {
                        chosen = Some(command);
                    }
                }
            });
        });
        chosen
    }
}
