//! The bar above a table of which filters show some rows only.

use eframe::egui::{self, Frame, Margin, RichText, Ui};

use super::Session;
use crate::app::commands::Command;
use crate::app::theme::Palette;
use crate::app::views::row_filter::ShownRows;
use crate::figures::counted;
use crate::printable_text::printable_line;

/// What was clicked in the bar.
enum BarClick {
    /// Opens the list of the values of a column.
    Choose(String),
    Remove(String),
    ApplyAgain,
    ShowAll,
}

impl Session {
    /// Names the filters of the table in view. A click on one opens its list, the cross beside it removes it.
    pub(super) fn show_filter_bar(&mut self, ui: &mut Ui, palette: &Palette) {
        if !self.is_filtered() {
            return;
        }
        let filters = self.tables.filters(self.tab);
        let ShownRows { shown, all, changed, .. } = self.tables.shown_rows;
        let mut click = None;
        let frame = Frame::new().fill(palette.selected).inner_margin(Margin::symmetric(12, 4));
        egui::Panel::top("filter").frame(frame).show_separator_line(false).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (at, (column, description)) in filters.descriptions().enumerate() {
                    if at > 0 {
                        ui.weak("·");
                    }
                    ui.scope(|ui| {
                        ui.spacing_mut().item_spacing.x = 2.0;
                        let text = printable_line(&description);
                        if ui.small_button(&*text).on_hover_text("Choose other values").clicked() {
                            click = Some(BarClick::Choose(column.to_owned()));
                        }
                        let name = format!("Remove the filter “{text}”");
                        let cross = ui.small_button("×").on_hover_text(&name);
                        cross.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
                        if cross.clicked() {
                            click = Some(BarClick::Remove(column.to_owned()));
                        }
                    });
                }
                ui.label(RichText::new(format!("{shown} of {all} rows")).strong());
                if changed > 0 {
                    let text = format!("{} no longer matched", counted(changed, "row"));
                    ui.label(text)
                        .on_hover_text("Rows that were changed stay in view until the filters are applied again");
                    if ui.small_button(Command::ApplyFiltersAgain.name()).clicked() {
                        click = Some(BarClick::ApplyAgain);
                    }
                }
                if ui.small_button("Show all rows (Escape)").clicked() {
                    click = Some(BarClick::ShowAll);
                }
            });
        });
        match click {
            Some(BarClick::Choose(column)) => self.open_filter_list(&column),
            Some(BarClick::Remove(column)) => self.set_filter(&column, None),
            Some(BarClick::ApplyAgain) => self.apply_filters_again(),
            Some(BarClick::ShowAll) => {
                self.show_all_rows();
            }
            None => {}
        }
    }
}
