//! The dialog with a few named text fields, for example for the name of a round or a score set by hand.

use std::fmt;

use eframe::egui::{self, TextEdit};

use super::action::Action;
use super::body::show_scrolled_body;
use super::{Dialog, enter_pressed, show_buttons_with_enter, show_errors, show_work_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::session::Session;
use crate::app::theme::Palette;
use crate::app::widgets::select_text;
use crate::languages::window_sentences::{dialogs as texts, shared_words};

/// One text field with its name.
#[derive(Clone, Debug)]
pub struct FormField {
    pub name: &'static str,
    pub text: String,
}

/// Applies the texts of a form. The error is a sentence about a text that must be corrected. It is empty if the
/// window already shows why the book could not be changed.
pub type SubmitForm = Box<dyn Fn(&mut Session, &FormTexts) -> Result<(), String>>;

/// The typed texts of a form, without the spaces around them.
#[derive(Debug)]
pub struct FormTexts(Vec<String>);

impl FormTexts {
    /// The text of a field by its position. Empty if there is no such field.
    pub fn text(&self, at: usize) -> &str {
        self.0.get(at).map_or("", String::as_str)
    }
}

/// A small form.
pub struct TextForm {
    title: String,
    /// The text above the fields. It can be empty.
    introduction: String,
    fields: Vec<FormField>,
    submit: SubmitForm,
    /// The error in the typed texts.
    error: Option<String>,
    opened: bool,
    /// Whether a text was typed.
    is_changed: bool,
    /// Whether the user pressed Escape once, and was asked to press it again.
    asks_to_discard: bool,
    /// What follows when the form closes.
    next: Option<Action>,
}

impl fmt::Debug for TextForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TextForm").field("title", &self.title).field("fields", &self.fields).finish_non_exhaustive()
    }
}

/// The result of submitting a form whose edit was applied. The window shows why an edit was refused.
///
/// # Errors
///
/// An empty text if the edit was not applied.
pub fn applied(made: bool) -> Result<(), String> {
    if made { Ok(()) } else { Err(String::new()) }
}

impl TextForm {
    /// A form with these fields. `submit` applies the typed texts.
    pub fn new(
        title: impl Into<String>,
        fields: Vec<FormField>,
        submit: impl Fn(&mut Session, &FormTexts) -> Result<(), String> + 'static,
    ) -> Self {
        TextForm {
            title: title.into(),
            introduction: String::new(),
            fields,
            submit: Box::new(submit),
            error: None,
            opened: false,
            is_changed: false,
            asks_to_discard: false,
            next: None,
        }
    }

    /// Adds what follows when the form closes, also where it changes nothing: the way back to the dialog that opened it.
    #[must_use]
    pub fn followed_by(mut self, next: Action) -> Self {
        self.next = Some(next);
        self
    }

    /// Adds a text above the fields.
    #[must_use]
    pub fn with_introduction(mut self, text: impl Into<String>) -> Self {
        self.introduction = text.into();
        self
    }
}

impl Dialog<dyn Window> for TextForm {
    fn unused_work(&self) -> Option<&'static str> {
        self.is_changed.then(texts::form_is_not_used)
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let next = self.next.take();
        if let Some(mut open) = self.show_open(ctx, window) {
            open.next = next;
            return Some(open);
        }
        if let Some(next) = next {
            next.run(window, ctx);
        }
        None
    }
}

impl TextForm {
    /// Shows the form. Returns it while it is open.
    fn show_open(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<Self>> {
        let title = self.title.clone();
        let (answer, close) = show_work_modal(ctx, "form", &title, 420.0, |ui| {
            let enter = enter_pressed(ui);
            if !self.introduction.is_empty() {
                ui.label(&self.introduction);
            }
            show_scrolled_body(ui, |ui| {
                for field in &mut self.fields {
                    let label = ui.label(field.name);
                    let edit = ui.add(
                        TextEdit::singleline(&mut field.text).desired_width(f32::INFINITY).margin(egui::vec2(8.0, 5.0)),
                    );
                    let edit = edit.labelled_by(label.id);
                    if edit.changed() {
                        self.is_changed = true;
                        self.asks_to_discard = false;
                    }
                    // Typing replaces the text of a field that the user comes to by a key.
                    let is_clicked = ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
                    let is_entered = edit.gained_focus() && !edit.changed() && !is_clicked;
                    if !self.opened {
                        edit.request_focus();
                    }
                    if !self.opened || is_entered {
                        select_text(ui, &edit, &field.text);
                    }
                    if edit.gained_focus() {
                        edit.scroll_to_me(None);
                    }
                    self.opened = true;
                }
            });
            show_errors(ui, &self.error);
            if self.asks_to_discard {
                let ink = Palette::current(ui.ctx()).remark;
                ui.colored_label(ink, texts::escape_discards());
            }
            show_buttons_with_enter(ui, enter, &[(texts::done(), true), (shared_words::cancel(), false)])
        });
        match answer {
            Some(true) => {
                let texts = FormTexts(self.fields.iter().map(|field| field.text.trim().to_owned()).collect());
                match (self.submit)(window.session(), &texts) {
                    Ok(()) => None,
                    Err(error) => {
                        self.error = (!error.is_empty()).then_some(error);
                        Some(self)
                    }
                }
            }
            None if close && self.is_changed && !self.asks_to_discard => {
                self.asks_to_discard = true;
                Some(self)
            }
            None if !close => Some(self),
            _ => None,
        }
    }
}
