//! The dialogs of the window, one in each file. A dialog keeps the typed text, and acts on the user's answer.

pub mod action;
pub mod alternative_values;
mod board_progress;
mod body;
pub mod column_filter;
pub mod draw;
pub mod draw_certificate;
pub mod draw_search;
pub mod event_form;
pub mod first_steps;
pub mod gunboat_schedule;
pub mod import_window;
pub mod list_chooser;
mod list_item;
pub mod manual;
mod mark_by_typing;
pub mod needed_results;
pub mod new_event;
pub mod paste_results;
pub mod path_field;
pub mod plot;
pub mod post;
mod post_list;
pub mod post_opening;
pub mod post_preparation;
mod post_preview;
mod post_sheets;
pub mod question;
pub mod rulings_desk;
pub mod shortcuts_and_about;
pub mod text_form;
pub mod unplaced_cells;
pub mod unsaved_changes;
pub mod window;

use std::fmt::Debug;

use eframe::egui::{self, Id, Key, Modal, ModalResponse, Modifiers, ScrollArea, Ui};

use crate::app::key_text::key_text;
use crate::app::theme::size;
use crate::languages::window_sentences::shared_words;
use crate::printable_text::printable_line;

/// Takes the typed spaces out of the input. Returns how many there were.
fn take_spaces(input: &mut egui::InputState) -> usize {
    let before = input.events.len();
    input.events.retain(|event| !matches!(event, egui::Event::Text(text) if text == " "));
    before - input.events.len()
}

/// A dialog of the window `W`.
pub trait Dialog<W: ?Sized>: Debug {
    /// Shows the dialog and acts on the answer. Returns the dialog while it stays open. A dialog that is opened by the
    /// answer takes its place.
    fn show(self: Box<Self>, ctx: &egui::Context, window: &mut W) -> Option<Box<dyn Dialog<W>>>;

    /// What is lost if the window closes now, as a sentence: what was typed, or what waits for the answer. See
    /// [`crate::app::session::pending`].
    fn unused_work(&self) -> Option<&'static str>;

    /// Whether the dialog comes back after the user decided not to quit.
    fn returns_after_quit_question(&self) -> bool {
        true
    }

    /// Whether the dialog takes a text file that is opened or dropped on the window.
    fn takes_texts(&self) -> bool {
        false
    }

    /// Takes the text of a file, if it takes texts.
    fn take_text(&mut self, _text: String) {}

    /// Whether the dialog waits until the last files are written, to close the window.
    fn waits_for_files(&self) -> bool {
        false
    }
}

/// The answer of a dialog in one frame.
#[derive(Debug, PartialEq, Eq)]
pub enum DialogAnswer<T> {
    /// The dialog is still open.
    Open,
    /// The user pressed Escape or Cancel, or clicked beside the dialog.
    Dismissed,
    /// The user answered.
    Given(T),
}

/// Shows a dialog with a title. Returns the result of `content`, and whether the dialog must close.
pub fn show_modal<T>(
    ctx: &egui::Context,
    id: &str,
    title: &str,
    width: f32,
    content: impl FnOnce(&mut Ui) -> T,
) -> (T, bool) {
    let width = width.min(ctx.content_rect().width() - 48.0);
    let frame = egui::Frame::popup(&ctx.global_style()).inner_margin(egui::Margin::same(18));
    let response: ModalResponse<T> = Modal::new(Id::unique(id)).frame(frame).show(ctx, |ui| {
        ui.set_width(width);
        ui.heading(&*printable_line(title));
        ui.add_space(super::theme::size::GAP);
        let result = content(ui);
        body::measure_around_body(ui);
        result
    });
    centre_after_resize(ctx, id);
    let close = response.should_close();
    (response.inner, close)
}

/// Lays a dialog out once more in the frame in which the window has another size, because it takes its new size first and goes to
/// the middle then.
fn centre_after_resize(ctx: &egui::Context, id: &str) {
    let (key, size) = (Id::unique(id).with("window"), ctx.content_rect().size());
    let before = ctx.data_mut(|data| {
        let before: Option<egui::Vec2> = data.get_temp(key);
        data.insert_temp(key, size);
        before
    });
    if before.is_some_and(|before| before != size) {
        ctx.request_discard("the window has another size");
    }
}

/// Shows a dialog that holds what the user has typed or chosen. A click beside it does not close it. Returns the result of
/// `content`, and whether the dialog must close.
pub fn show_work_modal<T>(
    ctx: &egui::Context,
    id: &str,
    title: &str,
    width: f32,
    content: impl FnOnce(&mut Ui) -> T,
) -> (T, bool) {
    let is_clicked = ctx.input(|input| input.pointer.any_click());
    let (result, close) = show_modal(ctx, id, title, width, content);
    (result, close && !is_clicked)
}

/// A list that scrolls when it is higher than `height`. A dialog has the height that its content had before. So a list
/// that becomes longer must ask for its height, or it stays as short as it was.
pub fn scroll_area(height: f32) -> ScrollArea {
    ScrollArea::vertical().max_height(height).min_scrolled_height(height)
}

/// Scrolls the area around these points up, as [`scrolled_by_keys`] says.
pub fn scroll_up(ui: &Ui, points: f32) {
    if points != 0.0 {
        ui.scroll_with_delta(egui::vec2(0.0, points));
    }
}

/// How far PageUp, PageDown and the arrows scroll a text of this height up, in points. The keys are consumed.
pub fn scrolled_by_keys(ui: &Ui, height: f32) -> f32 {
    /// The rows for an arrow.
    const ROWS: f32 = 2.0;
    ui.input_mut(|input| {
        let mut pressed = |up: Key, down: Key| {
            let mut count = |key| {
                let count = input.count_and_consume_key(Modifiers::NONE, key);
                f32::from(u8::try_from(count).unwrap_or(u8::MAX))
            };
            count(up) - count(down)
        };
        let pages = pressed(Key::PageUp, Key::PageDown);
        let arrows = pressed(Key::ArrowUp, Key::ArrowDown);
        // One row stays in view as a landmark.
        pages * (height - size::ROW) + arrows * ROWS * size::ROW
    })
}

/// Whether this letter was pressed in this frame, alone or with Shift. The key press is consumed, and also the text that
/// it types, because a grid would take it.
pub fn letter_pressed(ui: &Ui, modifiers: Modifiers, key: Key) -> bool {
    ui.input_mut(|input| {
        let pressed = input.consume_key(modifiers, key);
        if pressed {
            let typed =
                |event: &egui::Event| matches!(event, egui::Event::Text(text) if text.eq_ignore_ascii_case(key.name()));
            if let Some(at) = input.events.iter().position(typed) {
                input.events.remove(at);
            }
        }
        pressed
    })
}

/// The button of a dialog that has the keyboard and is not its default button.
const FOCUSED_BUTTON: &str = "focused button of the dialog";

/// Whether Enter was pressed in this frame, and means the default button. The key press is consumed. Another button that has the
/// keyboard takes its own Enter.
pub fn enter_pressed(ui: &Ui) -> bool {
    let button: Option<Id> = ui.data(|data| data.get_temp(Id::unique(FOCUSED_BUTTON)));
    if button.is_some_and(|button| ui.memory(|memory| memory.has_focus(button))) {
        return false;
    }
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
}

/// Whether Ctrl+Enter was pressed in this frame. The key press is consumed.
fn ctrl_enter_pressed(ui: &Ui) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter))
}

/// Shows the buttons of a form of several lines: the one that does the work, which Ctrl+Enter presses too, and Cancel. Returns
/// whether the work is to be done, and `None` if nothing was pressed.
pub fn show_form_buttons(ui: &mut Ui, work: &str) -> Option<bool> {
    let enter = ctrl_enter_pressed(ui);
    show_buttons_with_enter(ui, enter, &[(work, true), (shared_words::cancel(), false)])
}

/// Shows the button that closes a dialog, which Enter presses too. Returns whether it was pressed.
pub fn show_close_button(ui: &mut Ui) -> bool {
    let enter = enter_pressed(ui);
    show_buttons_with_enter(ui, enter, &[(shared_words::close(), ())]).is_some()
}

/// Shows the buttons at the end of a dialog, the first of which is pressed by Enter too. `enter` says whether it was pressed.
pub fn show_buttons_with_enter<T: Copy>(ui: &mut Ui, enter: bool, choices: &[(&str, T)]) -> Option<T> {
    let pressed = show_buttons(ui, choices);
    choices.first().filter(|_| enter).map(|(_, choice)| *choice).or(pressed)
}

/// Shows what is wrong in the colour of problems, each text on its line.
fn show_errors<'a>(ui: &mut Ui, errors: impl IntoIterator<Item = &'a String>) {
    for error in errors {
        ui.colored_label(super::theme::Palette::current(ui.ctx()).problem, error);
    }
}

/// The least size of the buttons at the end of a dialog, in points.
const BUTTON_SIZE: egui::Vec2 = egui::vec2(84.0, 26.0);

/// Shows the buttons at the end of a dialog. The first one is the default button, at the right. Returns the choice.
pub fn show_buttons<T: Copy>(ui: &mut Ui, choices: &[(&str, T)]) -> Option<T> {
    show_buttons_unless(ui, None, choices)
}

/// Shows the buttons at the end of a dialog. With a reason, which a tooltip shows, the default button cannot be pressed.
pub fn show_buttons_unless<T: Copy>(ui: &mut Ui, why_not: Option<&str>, choices: &[(&str, T)]) -> Option<T> {
    let choices: Vec<ButtonChoice<'_, T>> = choices
        .iter()
        .enumerate()
        .map(|(at, (text, choice))| ButtonChoice {
            why_not: why_not.filter(|_| at == 0),
            ..ButtonChoice::new(text, *choice)
        })
        .collect();
    show_button_choices(ui, egui::Layout::right_to_left(egui::Align::Center), &choices)
}

/// A button at the end of a dialog. With a reason, which a tooltip shows, it cannot be pressed.
#[derive(Clone, Copy, Debug)]
pub struct ButtonChoice<'a, T> {
    pub text: &'a str,
    pub choice: T,
    pub why_not: Option<&'a str>,
    pub least_width: f32,
}

impl<'a, T> ButtonChoice<'a, T> {
    pub fn new(text: &'a str, choice: T) -> ButtonChoice<'a, T> {
        ButtonChoice { text, choice, why_not: None, least_width: BUTTON_SIZE.x }
    }
}

/// Shows the buttons at the end of a dialog. The first one is the default button.
pub fn show_button_choices<T: Copy>(ui: &mut Ui, layout: egui::Layout, choices: &[ButtonChoice<'_, T>]) -> Option<T> {
    ui.add_space(super::theme::size::SPACE);
    // A row of its own height: in a dialog that was higher before, the buttons would stand in the middle of what is left.
    let row = egui::vec2(ui.available_width(), BUTTON_SIZE.y);
    ui.allocate_ui_with_layout(row, layout, |ui| {
        let mut chosen = None;
        for (at, ButtonChoice { text, choice, why_not, least_width }) in choices.iter().enumerate() {
            let text = &*key_text(text);
            let button = if at == 0 {
                let palette = super::theme::Palette::current(ui.ctx());
                egui::Button::new(egui::RichText::new(text).color(palette.on_accent)).fill(palette.accent)
            } else {
                egui::Button::new(text)
            };
            let button = button.min_size(egui::vec2(*least_width, BUTTON_SIZE.y)).wrap_mode(egui::TextWrapMode::Extend);
            let button = ui.add_enabled(why_not.is_none(), button);
            if at > 0 && button.has_focus() {
                ui.data_mut(|data| data.insert_temp(Id::unique(FOCUSED_BUTTON), button.id));
            }
            if button.on_disabled_hover_text(why_not.unwrap_or_default()).clicked() {
                chosen = Some(*choice);
            }
        }
        chosen
    })
    .inner
}
