//! The list of the values of a column below its heading: which of them are shown, each with its number of rows. Words typed
//! above the list find values; Enter then shows the rows with these words.

use std::collections::BTreeSet;

use eframe::egui::{self, Area, Color32, Id, Key, Modal, Modifiers, Order, Sense, TextEdit, Ui, UiKind};

use super::{Dialog, enter_pressed, scroll_area, show_buttons_unless, take_spaces};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::theme::{self, Palette, size};
use crate::app::views::row_filter::{ColumnFilter, ColumnValue, WantedText, value_name};
use crate::app::widgets::{name_text_field, select_text};
use crate::book::typed_words::capitalize;
use crate::languages::window_sentences::{dialogs as texts, shared_words};
use crate::printable_text::printable_line;

/// The width of the list and the height of one of its lines, in points.
const WIDTH: f32 = 300.0;
const LINE: f32 = 22.0;
/// The lines that one press of a page key goes on.
const PAGE: usize = 10;

/// The list of the values of a column.
#[derive(Debug)]
pub struct ColumnFilterDialog {
    /// The key of the column.
    column: String,
    /// Its name in the language of the window.
    name: String,
    values: Vec<ColumnValue>,
    /// All texts of the column, also those of rows that other filters hide.
    texts: Vec<String>,
    /// Which values are shown.
    checked: Vec<bool>,
    search: String,
    /// The positions of the values that the words above the list have found.
    found: Vec<usize>,
    /// The line of the list at which the arrow keys are. `None` while they are in the field above it.
    picked: Option<usize>,
    has_opened: bool,
    /// Whether anything was chosen or typed.
    is_changed: bool,
    /// Whether a value was chosen since the last word was typed. Without that, the words are the filter.
    values_chosen: bool,
}

/// The user's answer.
enum FilterAnswer {
    Apply,
    ShowAll,
    Cancel,
}

impl ColumnFilterDialog {
    /// The list for the column with this key and this name. `filter` is its present filter.
    pub fn new(
        column: String,
        name: String,
        values: Vec<ColumnValue>,
        texts: Vec<String>,
        filter: Option<&ColumnFilter>,
    ) -> ColumnFilterDialog {
        let search = match filter {
            Some(ColumnFilter::Text(text)) => text.clone(),
            _ => String::new(),
        };
        let mut dialog = ColumnFilterDialog {
            column,
            name,
            checked: vec![true; values.len()],
            found: Vec::new(),
            values,
            texts,
            search,
            picked: None,
            has_opened: false,
            is_changed: false,
            values_chosen: false,
        };
        dialog.find();
        if let Some(ColumnFilter::Values(chosen)) = filter {
            dialog.checked = dialog.values.iter().map(|value| chosen.contains(&value.text)).collect();
        }
        dialog
    }

    /// Finds the values with the typed words, and chooses exactly these.
    fn find(&mut self) {
        let wanted = WantedText::new(&self.search, self.texts.iter());
        self.checked = self.values.iter().map(|value| wanted.is_met(&value.text)).collect();
        self.found = (0..self.values.len()).filter(|at| self.checked[*at]).collect();
        self.picked = None;
        self.values_chosen = false;
    }

    fn choose_all(&mut self, is_chosen: bool) {
        for at in &self.found {
            self.checked[*at] = is_chosen;
        }
        self.is_changed = true;
        self.values_chosen = true;
    }

    fn toggle(&mut self, line: usize) {
        if let Some(checked) = self.found.get(line).and_then(|at| self.checked.get_mut(*at)) {
            *checked = !*checked;
            self.is_changed = true;
            self.values_chosen = true;
        }
    }

    /// The reason why there is nothing to show.
    fn why_not(&self) -> Option<&'static str> {
        match () {
            () if self.found.is_empty() => Some(texts::no_row_has_text()),
            () if !self.found.iter().any(|at| self.checked[*at]) => Some(texts::choose_a_value()),
            () => None,
        }
    }

    /// The chosen filter. `None` shows all rows.
    fn filter(&self) -> Option<ColumnFilter> {
        let search = self.search.trim();
        if !search.is_empty() && !self.values_chosen {
            return Some(ColumnFilter::Text(search.to_owned()));
        }
        if search.is_empty() && self.checked.iter().all(|checked| *checked) {
            return None;
        }
        let chosen = self.found.iter().filter(|at| self.checked[**at]).map(|at| self.values[*at].text.clone());
        Some(ColumnFilter::Values(chosen.collect::<BTreeSet<String>>()))
    }

    fn show_content(&mut self, ui: &mut Ui) -> Option<FilterAnswer> {
        let name = capitalize(&self.name);
        ui.set_width(WIDTH);
        ui.label(egui::RichText::new(&*printable_line(&name)).font(theme::bold_body()));
        let id = Id::unique("words of the column filter");
        let in_field = !self.has_opened || ui.memory(|memory| memory.has_focus(id));
        let moved = in_field && self.take_keys(ui);
        let field = ui.add(
            TextEdit::singleline(&mut self.search)
                .id(id)
                .hint_text(texts::search_values_hint())
                .desired_width(f32::INFINITY)
                .margin(egui::vec2(8.0, 5.0)),
        );
        name_text_field(&field, &self.search, texts::search_values(), &texts::search_in_column(&name));
        if !self.has_opened {
            field.request_focus();
            select_text(ui, &field, &self.search);
            self.has_opened = true;
        }
        if field.changed() {
            self.is_changed = true;
            self.find();
        }
        ui.horizontal(|ui| {
            let chosen = self.found.iter().filter(|at| self.checked[**at]).count();
            for (text, is_chosen, help) in [
                (texts::all_values(), true, texts::all_values_help()),
                (texts::no_values(), false, texts::no_values_help()),
            ] {
                if ui.small_button(text).on_hover_text(help).clicked() {
                    self.choose_all(is_chosen);
                    field.request_focus();
                }
            }
            ui.weak(texts::chosen_values(&chosen.to_string(), self.found.len()));
        });
        if let Some(line) = self.show_list(ui, moved) {
            self.toggle(line);
            field.request_focus();
        }
        let enter = self.why_not().is_none() && enter_pressed(ui);
        let buttons = [(texts::filter(), 0), (shared_words::cancel(), 1), (texts::all_rows(), 2)];
        match show_buttons_unless(ui, self.why_not(), &buttons) {
            Some(0) => Some(FilterAnswer::Apply),
            Some(1) => Some(FilterAnswer::Cancel),
            Some(_) => Some(FilterAnswer::ShowAll),
            None => enter.then_some(FilterAnswer::Apply),
        }
    }

    /// Takes the keys that move through the list. Space chooses the value at the arrow keys. Returns whether the keys moved.
    fn take_keys(&mut self, ui: &Ui) -> bool {
        let is_in_list = self.picked.is_some();
        let (down, up, spaces) = ui.input_mut(|input| {
            let mut presses = |key| input.count_and_consume_key(Modifiers::NONE, key);
            let down = presses(Key::ArrowDown) + PAGE * presses(Key::PageDown);
            let up = presses(Key::ArrowUp) + PAGE * presses(Key::PageUp);
            let spaces = if is_in_list { take_spaces(input) } else { 0 };
            (down, up, spaces)
        });
        for line in self.picked.iter().copied().cycle().take(spaces).collect::<Vec<_>>() {
            self.toggle(line);
        }
        if down + up == 0 || self.found.is_empty() {
            return false;
        }
        // The field above the list counts as a line before the first one.
        let at = (self.picked.map_or(0, |line| line + 1) + down).saturating_sub(up).min(self.found.len());
        self.picked = at.checked_sub(1);
        true
    }

    /// Shows the values. Returns the line that was clicked.
    fn show_list(&self, ui: &mut Ui, moved: bool) -> Option<usize> {
        let palette = Palette::current(ui.ctx());
        ui.spacing_mut().item_spacing.y = 0.0;
        let height = (ui.ctx().content_rect().height() - 260.0).clamp(LINE * 3.0, LINE * 12.0);
        let mut area = scroll_area(height).auto_shrink([false, true]);
        if let Some(line) = self.picked.filter(|_| moved) {
            #[expect(clippy::cast_precision_loss, reason = "a position in a list")]
            let offset = (line as f32 - 5.0).max(0.0) * LINE;
            area = area.vertical_scroll_offset(offset);
        }
        if self.found.is_empty() {
            ui.weak(texts::no_row_has_text());
        }
        let mut clicked = None;
        area.show_rows(ui, LINE, self.found.len(), |ui, lines| {
            for line in lines {
                if self.show_value(ui, &palette, line) {
                    clicked = Some(line);
                }
            }
        });
        clicked
    }

    /// Shows a value with its check box and its number of rows. Returns whether it was clicked.
    fn show_value(&self, ui: &mut Ui, palette: &Palette, line: usize) -> bool {
        let at = self.found[line];
        let (value, is_checked) = (&self.values[at], self.checked[at]);
        let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), LINE), Sense::click());
        let name = value_name(&value.text);
        response.widget_info(|| {
            let mut info = egui::WidgetInfo::selected(egui::Role::CheckBox, true, is_checked, name);
            info.current_text_value = Some(shared_words::rows(value.rows));
            info
        });
        let fill = match () {
            () if self.picked == Some(line) => palette.selected,
            () if response.hovered() => palette.hovered,
            () => Color32::TRANSPARENT,
        };
        let painter = ui.painter();
        painter.rect_filled(rect, 3.0, fill);
        let inner = rect.shrink2(egui::vec2(6.0, 0.0));
        let side = 14.0;
        let square = egui::Rect::from_center_size(
            egui::pos2(inner.left() + side / 2.0, inner.center().y),
            egui::vec2(side, side),
        );
        let (ground, line_colour) =
            if is_checked { (palette.accent, palette.accent) } else { (Color32::TRANSPARENT, palette.faded) };
        painter.rect(square, 3.0, ground, egui::Stroke::new(1.0, line_colour), egui::StrokeKind::Inside);
        if is_checked {
            let points = [(-3.5, 0.0), (-1.0, 3.0), (3.5, -3.0)].map(|(x, y)| square.center() + egui::vec2(x, y));
            painter.add(egui::Shape::line(points.to_vec(), egui::Stroke::new(1.8, palette.on_accent)));
        }
        let small = egui::TextStyle::Small.resolve(ui.style());
        let rows = value.rows.to_string();
        let count = painter.text(inner.right_center(), egui::Align2::RIGHT_CENTER, rows, small, palette.faded);
        let left = square.right() + size::GAP;
        let text = egui::WidgetText::from(printable_line(name).into_owned());
        let body = egui::TextStyle::Body.resolve(ui.style());
        let room = count.left() - left - size::SPACE;
        let text = text.into_galley(ui, Some(egui::TextWrapMode::Truncate), room, body);
        let place = egui::pos2(left, rect.center().y - text.size().y / 2.0);
        ui.painter().galley(place, text, if value.text.is_empty() { palette.faded } else { palette.ink });
        response.clicked()
    }
}

impl Dialog<dyn Window> for ColumnFilterDialog {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let corner = window.session().heading_corner().unwrap_or_else(|| ctx.content_rect().center());
        let id = Id::unique("column filter");
        // As a modal, but below its heading.
        let area = Area::new(id)
            .kind(UiKind::Modal)
            .sense(Sense::hover())
            .order(Order::Foreground)
            .interactable(true)
            .fixed_pos(corner);
        let frame = egui::Frame::popup(&ctx.global_style()).inner_margin(egui::Margin::same(12));
        let modal = Modal::new(id).area(area).backdrop_color(Color32::TRANSPARENT).frame(frame);
        let response = modal.show(ctx, |ui| self.show_content(ui));
        let is_clicked_beside = response.backdrop_response.clicked();
        let close = response.should_close() && !(is_clicked_beside && self.is_changed);
        match response.inner {
            Some(FilterAnswer::Apply) => {
                if self.is_changed {
                    window.session().set_filter(&self.column, self.filter());
                }
                None
            }
            Some(FilterAnswer::ShowAll) => {
                window.session().set_filter(&self.column, None);
                None
            }
            Some(FilterAnswer::Cancel) => None,
            None if close => None,
            None => Some(self),
        }
    }
}
