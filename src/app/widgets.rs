//! Small painted elements that the frame, the views and the dialogs share.

use std::sync::Arc;

use eframe::egui::text::{CCursor, CCursorRange, LayoutJob};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{
    self, Color32, CursorIcon, FontId, Galley, Pos2, Rect, Response, RichText, Sense, TextStyle, TextWrapMode, Ui,
    WidgetText, pos2, vec2,
};

use crate::app::commands::Command;
use crate::app::theme::{Palette, bold, bold_body, size};
use crate::book::{Power, fold_name, words_begin};
use crate::languages::window_sentences::shared_words;
use crate::printable_text::{printable, printable_line};

/// The height of an entry of a list: one line for the location, two for the text.
pub(crate) const LIST_ENTRY_HEIGHT: f32 = 58.0;

/// The side of the square with the letter of a power, in points.
pub(crate) const POWER_SIDE: f32 = 16.0;

/// The width of a text on one line, in points.
pub(crate) fn text_width(ui: &Ui, text: &str, style: &TextStyle) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), style.resolve(ui.style()), Color32::PLACEHOLDER).size().x
}

/// Selects the whole text of a field that has just opened, so that typing replaces it. Ctrl+Z brings back nothing that was typed
/// when the field was open before.
pub(crate) fn select_text(ui: &Ui, field: &Response, text: &str) {
    select_text_from(ui, field, text, 0);
}

/// As [`select_text`], from the character with this number on. The caret is at the end.
pub(crate) fn select_text_from(ui: &Ui, field: &Response, text: &str, from: usize) {
    let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
    state.clear_undoer();
    let (start, end) = (CCursor::new(from), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(CCursorRange::two(start, end)));
    state.store(ui.ctx(), field.id);
}

/// Gives a text field the name by which a screen reader calls it.
pub(crate) fn name_text_field(field: &Response, text: &str, hint: &str, name: &str) {
    field.widget_info(|| {
        let mut info = egui::WidgetInfo::text_edit(true, text, text, hint);
        info.label = Some(name.to_owned());
        info
    });
}

/// Shows the title of a part of a side panel, and at its right, or else below it, buttons with these names. Gives the command of a
/// button that was clicked.
pub(crate) fn panel_title(ui: &mut Ui, title: &str, buttons: &[(&str, Command)]) -> Option<Command> {
    let mut chosen = None;
    let at_right = egui::Layout::right_to_left(egui::Align::Center);
    let mut show_buttons = |ui: &mut Ui| {
        for (name, command) in buttons {
            let button = ui.add(egui::Button::new(*name).small().frame_when_inactive(false));
            let is_clicked = button.on_hover_text(command.help_with_keys(ui.ctx())).clicked();
            chosen = chosen.or(is_clicked.then_some(*command));
        }
    };
    let width = |text: &str, font: FontId| {
        ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x + ui.spacing().item_spacing.x
    };
    let of_button =
        |name: &str| width(name, TextStyle::Button.resolve(ui.style())) + 2.0 * ui.spacing().button_padding.x;
    let needed = width(title, bold_body()) + buttons.iter().map(|(name, _)| of_button(name)).sum::<f32>();
    if needed > ui.available_width() {
        ui.label(RichText::new(title).font(bold_body()));
        let room = vec2(ui.available_width(), ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(room, at_right, show_buttons);
    } else {
        ui.horizontal(|ui| {
            ui.label(RichText::new(title).font(bold_body()));
            ui.with_layout(at_right, &mut show_buttons);
        });
    }
    chosen
}

/// The title of an explanation, with buttons that hide its panel and copy it. A panel without one has nothing to copy.
pub(crate) fn explanation_title(ui: &mut Ui, title: &str, can_be_copied: bool) -> Option<Command> {
    let buttons = [(shared_words::hide(), Command::ToggleTable), (shared_words::copy(), Command::CopyExplanation)];
    panel_title(ui, title, if can_be_copied { &buttons } else { &buttons[..1] })
}

/// Shows a bar of this colour, with this space above and below what stands in it side by side.
pub(crate) fn show_wrapped_bar<T>(
    ui: &mut Ui,
    panel: egui::Panel,
    (fill, space): (Color32, i8),
    content: impl FnOnce(&mut Ui) -> T,
) -> T {
    let frame = egui::Frame::new().fill(fill).inner_margin(egui::Margin::symmetric(12, space));
    panel.frame(frame).show(ui, |ui| ui.horizontal_wrapped(content).inner).inner
}

/// Shows the letter of a power on a square of its colour, as the boards do.
pub(crate) fn show_power(ui: &mut Ui, power: Power) -> Response {
    let swatch = Palette::current(ui.ctx()).power_swatch(power);
    let (rect, response) = ui.allocate_exact_size(vec2(POWER_SIDE, POWER_SIDE), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, swatch.letter.to_string()));
    ui.painter().rect_filled(rect, 3.0, swatch.colour);
    let font = FontId::new(size::SMALL, bold());
    let letter = ui.painter().layout_no_wrap(swatch.letter.to_string(), font, swatch.ink());
    ui.painter().galley(rect.center() - letter.size() / 2.0, letter, swatch.ink());
    response
}

/// An entry of a list: a coloured mark, one line for the location, and up to two lines for the text.
pub(crate) fn list_entry(ui: &mut Ui, location: &str, text: &str, mark: Color32) -> Response {
    list_entry_with_room(ui, location, text, mark, LIST_ENTRY_HEIGHT)
}

/// The height of an entry with its whole text, in a list of this width.
pub(crate) fn whole_entry_height(ui: &Ui, text: &str, width: f32) -> f32 {
    let lines = entry_text(ui, text, width, usize::MAX).size().y;
    (lines + 26.0).max(LIST_ENTRY_HEIGHT)
}

/// The text of an entry in a list of this width, in at most `lines` lines.
fn entry_text(ui: &Ui, text: &str, width: f32, lines: usize) -> Arc<Galley> {
    let (body, ink) = (TextStyle::Body.resolve(ui.style()), Palette::current(ui.ctx()).ink);
    let mut words = LayoutJob::simple(printable(text).into_owned(), body, ink, (width - 28.0).max(10.0));
    words.wrap.max_rows = lines;
    ui.painter().layout_job(words)
}

/// [`list_entry`] of this height. What does not fit is left out.
pub(crate) fn list_entry_with_room(ui: &mut Ui, location: &str, text: &str, mark: Color32, height: f32) -> Response {
    let palette = Palette::current(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    paint_hover(ui, rect, &response, &palette);
    let bar = Rect::from_min_size(rect.min + vec2(6.0, 5.0), vec2(3.0, height - 10.0));
    ui.painter().rect_filled(bar, 1.0, mark);
    let room = rect.width() - 28.0;
    let small = TextStyle::Small.resolve(ui.style());
    truncated(ui, pos2(rect.left() + 16.0, rect.top() + 12.0), location, room, small, palette.faded);
    let lines = if height > LIST_ENTRY_HEIGHT { usize::MAX } else { 2 };
    let words = entry_text(ui, text, rect.width(), lines);
    ui.painter().galley(pos2(rect.left() + 16.0, rect.top() + 19.0), words, palette.ink);
    response
}

/// How many whole lines of text fit into a height, at least one.
pub(crate) fn lines_in(ui: &Ui, height: f32) -> usize {
    let line = ui.text_style_height(&TextStyle::Body);
    (2..u16::MAX).take_while(|lines| f32::from(*lines) * line <= height).last().map_or(1, usize::from)
}

/// A sentence with as many of these names as fit into this number of lines, and at least one name. `sentence` makes it of
/// the names that are shown and the number of the others.
pub(crate) fn names_in_lines(
    ui: &Ui,
    names: &[String],
    lines: usize,
    sentence: impl Fn(&[String], usize) -> String,
) -> String {
    let font = TextStyle::Body.resolve(ui.style());
    let of_first = |shown: usize| sentence(&names[..shown], names.len() - shown);
    let fits = |shown: &usize| {
        let text = printable_line(&of_first(*shown)).into_owned();
        ui.painter().layout(text, font.clone(), Color32::PLACEHOLDER, ui.available_width()).rows.len() <= lines
    };
    if names.len() < 2 || fits(&names.len()) {
        return of_first(names.len());
    }
    let more_than_one: Vec<usize> = (2..names.len()).collect();
    of_first(1 + more_than_one.partition_point(fits))
}

fn paint_hover(ui: &Ui, rect: Rect, response: &Response, palette: &Palette) {
    if response.hovered() {
        ui.painter().rect_filled(rect, 0.0, palette.hovered);
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 0.0, egui::Stroke::new(1.5, palette.accent), egui::StrokeKind::Inside);
    }
}

/// Paints a text on one line. A text that does not fit ends in “…”. `at` is the left end of the middle of the line.
pub(crate) fn truncated(ui: &Ui, at: Pos2, text: &str, room: f32, font: FontId, ink: Color32) {
    let text = RichText::new(printable_line(text)).color(ink);
    let galley = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Truncate), room.max(10.0), font);
    ui.painter().galley(pos2(at.x, at.y - galley.size().y / 2.0), galley, ink);
}

/// The letters that were typed one soon after the other, folded, while this widget has the focus. Empty in a frame without one.
fn typed_beginning(ui: &Ui, id: egui::Id) -> String {
    /// The longest pause between two letters of one text, in seconds.
    const LONGEST_PAUSE: f64 = 1.5;
    let (letters, now) = ui.input_mut(|input| {
        let mut letters = String::new();
        input.events.retain(|event| match event {
            // A space opens the list.
            egui::Event::Text(text) if text != " " || !letters.is_empty() => {
                letters.push_str(text);
                false
            }
            _ => true,
        });
        (letters, input.time)
    });
    if letters.is_empty() {
        return letters;
    }
    let before: Option<(String, f64)> = ui.data(|data| data.get_temp(id));
    let before = before.filter(|(_, time)| now - time <= LONGEST_PAUSE).map(|(text, _)| text).unwrap_or_default();
    let typed = before + &letters;
    ui.data_mut(|data| data.insert_temp(id, (typed.clone(), now)));
    fold_name(&typed)
}

/// Shows a list of choices. The user chooses with the pointer, or while the list has the focus with the arrow keys or by the
/// first letters of a choice. The keys choose in the same way while the list is open.
pub(crate) fn choice_field<'a>(
    ui: &mut Ui,
    label: &str,
    now: &str,
    choices: &[(&'a str, &'a str)],
    width: f32,
) -> Option<&'a str> {
    let at = choices.iter().position(|(value, _)| *value == now);
    let shown = at.map_or(now, |at| choices[at].1);
    let mut chosen = None;
    let seen_choice = ui.scope_id().with(("choice in view", label));
    let response = egui::ComboBox::from_id_salt(("choice", label.to_owned()))
        .selected_text(shown)
        .width(width.min(ui.available_width()))
        .truncate()
        .show_ui(ui, |ui| {
            let seen: Option<Option<usize>> = ui.data(|data| data.get_temp(seen_choice));
            for (n, (_, words)) in choices.iter().enumerate() {
                let choice = ui.selectable_label(at == Some(n), *words);
                // The keys can have chosen one that is not in view.
                if at == Some(n) && seen != Some(at) {
                    choice.scroll_to_me(None);
                }
                if choice.clicked() {
                    chosen = Some(n);
                }
            }
            ui.data_mut(|data| data.insert_temp(seen_choice, at));
        });
    let open = response.inner.is_some();
    if !open {
        ui.data_mut(|data| data.remove::<Option<usize>>(seen_choice));
    }
    let response = response.response;
    response.widget_info(|| {
        let mut info = egui::WidgetInfo::labeled(egui::Role::ComboBox, true, label);
        info.current_text_value = Some(shown.to_owned());
        info
    });
    if response.has_focus() || open {
        let keys = egui::EventFilter { vertical_arrows: true, ..egui::EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, keys));
        let (down, up) = ui.input_mut(|input| {
            let mut presses = |key| input.count_and_consume_key(egui::Modifiers::NONE, key);
            (presses(egui::Key::ArrowDown), presses(egui::Key::ArrowUp))
        });
        if down + up > 0 && !choices.is_empty() {
            let to = at.map_or(0, |at| (at + down).saturating_sub(up).min(choices.len() - 1));
            chosen = (at != Some(to)).then_some(to).or(chosen);
        }
        let typed = typed_beginning(ui, response.id);
        // The name that begins with the letters, otherwise one with a word that does: “2006” is WDC 2006.
        let begins = |(_, words): &(&str, &str)| fold_name(words).starts_with(&typed);
        let has_word = |(_, words): &(&str, &str)| words_begin(&fold_name(words), &typed);
        let found = choices.iter().position(begins).or_else(|| choices.iter().position(has_word));
        if let Some(to) = found.filter(|_| !typed.is_empty()) {
            chosen = (at != Some(to)).then_some(to).or(chosen);
        }
    }
    chosen.map(|n| choices[n].0)
}
