//! The bar above a table of which filters show some rows only.

use eframe::egui::{self, RichText, Ui};

use super::Session;
use crate::app::commands::Command;
use crate::app::theme::Palette;
use crate::app::views::row_filter::ShownRows;
use crate::app::widgets::show_wrapped_bar;
use crate::book::typed_words::capitalize;
use crate::languages::window_sentences::{session as texts, views};
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
    /// The columns by which the table in view is filtered, by their keys, with what they let through: “Region: Ireland, UK”.
    fn filters_in_view(&self) -> Vec<(String, String)> {
        let described = self.tables.filters(self.tab).columns().map(|(column, filter)| {
            let name = capitalize(&self.column_name(column));
            (column.to_owned(), views::filter_of_column(&name, &filter.describe()))
        });
        described.collect()
    }

    /// Names the filters of the table in view. A click on one opens its list, the cross beside it removes it.
    pub(super) fn show_filter_bar(&mut self, ui: &mut Ui, palette: &Palette) {
        if !self.is_filtered() {
            return;
        }
        let filters = self.filters_in_view();
        let ShownRows { shown, all, changed, .. } = self.tables.shown_rows;
        let mut click = None;
        let panel = egui::Panel::top("filter").show_separator_line(false);
        show_wrapped_bar(ui, panel, (palette.selected, 4), |ui| {
            for (at, (column, description)) in filters.iter().enumerate() {
                if at > 0 {
                    ui.weak("·");
                }
                ui.scope(|ui| {
                    ui.spacing_mut().item_spacing.x = 2.0;
                    let text = printable_line(description);
                    if ui.small_button(&*text).on_hover_text(texts::choose_other_values()).clicked() {
                        click = Some(BarClick::Choose(column.to_owned()));
                    }
                    let name = texts::remove_filter(&text);
                    let cross = ui.small_button("×").on_hover_text(&name);
                    cross.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
                    if cross.clicked() {
                        click = Some(BarClick::Remove(column.to_owned()));
                    }
                });
            }
            ui.label(RichText::new(texts::filtered_rows(&shown.to_string(), all)).strong());
            if changed > 0 {
                ui.label(texts::rows_no_longer_match(changed)).on_hover_text(texts::changed_rows_stay());
                if ui.small_button(Command::ApplyFiltersAgain.name()).clicked() {
                    click = Some(BarClick::ApplyAgain);
                }
            }
            if ui.small_button(texts::show_all_rows()).clicked() {
                click = Some(BarClick::ShowAll);
            }
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
