//! The fields of a ruleset as a row each: what it is called, what it holds, what that means.

use eframe::egui::{
    Align, Button, ComboBox, EventFilter, Id, Key, Label, Layout, Modifiers, RichText, Role, TextStyle, Ui, WidgetInfo,
    vec2,
};

use crate::app::theme::size;
use crate::app::views::rules::RulesTextField;
use crate::app::views::rules::formula_field::{CompletionState, FormulaField, sentence};
use crate::formula::{FormulaError, Span};
use crate::standings::{RulesDraft, RulesFault, RulesField, RulesFieldKind};

/// How wide the names of fields are.
pub(super) const NAME: f32 = 136.0;

/// What was done to the draft in a frame.
pub(super) struct RulesetFieldChange {
    pub what: String,
    pub typed: Option<RulesTextField>,
}

/// The parts that the fields of a frame share.
pub(super) struct RulesetFieldList<'a> {
    pub draft: &'a mut RulesDraft,
    pub completing: &'a mut CompletionState,
    pub typing: &'a mut Option<(RulesField, String)>,
    pub focus: Option<RulesTextField>,
    pub fault: Option<&'a RulesFault>,
    pub changes: Vec<RulesetFieldChange>,
    /// The field that just got the keyboard.
    pub entered: Option<RulesTextField>,
    /// The field for which a scoring system is to be picked.
    pub picked: Option<RulesField>,
    /// How wide the page is.
    pub page: f32,
}

impl RulesetFieldList<'_> {
    pub(super) fn did(&mut self, what: impl Into<String>) {
        self.changes.push(RulesetFieldChange { what: what.into(), typed: None });
    }

    /// Rows of these fields.
    pub(super) fn rows(&mut self, ui: &mut Ui, paths: &[&'static str]) {
        for path in paths {
            self.row(ui, RulesField::new(path));
        }
    }

    /// A row: the name, the value, what it means.
    pub(super) fn row(&mut self, ui: &mut Ui, field: RulesField) {
        let Some(about) = field.info() else { return };
        ui.horizontal(|ui| {
            name(ui, about.label);
            self.value(ui, field);
            if !about.help.is_empty() {
                ui.add(Label::new(RichText::new(about.help).weak().text_style(TextStyle::Small)).truncate());
            }
        });
        self.say(ui, &[field]);
    }

    /// What is wrong with one of these, below them.
    pub(super) fn say(&self, ui: &mut Ui, fields: &[RulesField]) {
        if let Some(fault) = self.fault.filter(|fault| fault.field.is_some_and(|of| fields.contains(&of))) {
            sentence(ui, &error(fault, ""), false);
        }
    }

    /// How wide a field with a small name above it is.
    pub(super) fn captioned_width(field: RulesField) -> f32 {
        // Wide enough for its name.
        const NARROWEST: f32 = 76.0;
        field.info().map_or(0.0, |about| {
            width(about.kind).clamp(NARROWEST, if about.choices().is_empty() { 180.0 } else { 150.0 })
        })
    }

    /// The value of a field, with a small name above it, for fields that stand side by side.
    pub(super) fn captioned(&mut self, ui: &mut Ui, field: RulesField) {
        let Some(about) = field.info() else { return };
        let cell = vec2(Self::captioned_width(field), size::ROW + 22.0);
        ui.allocate_ui_with_layout(cell, Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(cell);
            ui.set_max_width(cell.x);
            ui.spacing_mut().item_spacing.y = 1.0;
            let caption = RichText::new(about.label).weak().text_style(TextStyle::Small);
            let caption = ui.add(Label::new(caption).truncate());
            if !about.help.is_empty() {
                caption.on_hover_text(about.help);
            }
            self.value(ui, field);
        });
    }

    /// The value of a field.
    pub(super) fn value(&mut self, ui: &mut Ui, field: RulesField) {
        let Some(about) = field.info() else { return };
        let label = field.location_text().to_lowercase();
        match about.kind {
            RulesFieldKind::Switch => self.switch(ui, field, &label),
            RulesFieldKind::Choice(_) | RulesFieldKind::Divisor => {
                let typed = self.draft.field_text(field);
                let usual = if typed.is_empty() { about.default_text } else { &typed };
                if let Some(value) = choice(ui, &label, usual, about.choices(), width(about.kind)) {
                    self.draft.set_field(field, value);
                    self.did(field.location_text());
                }
            }
            RulesFieldKind::ScoringSystem => {
                let typed = self.draft.field_text(field);
                let shown = if typed.is_empty() { "as the event" } else { typed.as_str() };
                let wide = 160.0_f32.min(ui.available_width());
                let button = ui.add(Button::new(format!("{shown} …")).truncate().min_size(vec2(wide, size::ROW)));
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
                if button.on_hover_text("Choose a scoring system").clicked() {
                    self.picked = Some(field);
                }
            }
            kind => self.text(ui, field, kind, &label),
        }
    }

    fn switch(&mut self, ui: &mut Ui, field: RulesField, label: &str) {
        let mut on = self.draft.field_text(field) == "true";
        let response = ui.checkbox(&mut on, "");
        response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, on, label));
        if response.changed() {
            self.draft.set_field(field, if on { "true" } else { "" });
            self.did(field.location_text());
        }
    }

    fn text(&mut self, ui: &mut Ui, field: RulesField, kind: RulesFieldKind, label: &str) {
        let id = Id::unique(("ruleset field", field));
        let focused = ui.memory(|memory| memory.has_focus(id));
        // Letter for letter while it is typed: “1, ” is not yet “1”.
        let kept = self.typing.as_ref().filter(|(of, _)| *of == field && focused).map(|(_, text)| text.clone());
        let mut text = kept.unwrap_or_else(|| self.draft.field_text(field));
        let wrong = self.fault.filter(|fault| fault.field == Some(field)).map(|fault| error(fault, &text));
        let shown = FormulaField {
            id,
            label,
            error: wrong.as_ref(),
            words: &[],
            formula: kind == RulesFieldKind::MultilineText,
            style: if field == RulesField::new("name") { TextStyle::Heading } else { TextStyle::Body },
            width: width(kind).min(ui.available_width()).min(self.page),
        };
        let (changed, entered) = shown.show(ui, &mut text, self.completing);
        if changed {
            self.draft.set_field(field, &text);
            self.changes.push(RulesetFieldChange { what: field.location_text(), typed: Some(RulesTextField::Rule(field)) });
            *self.typing = Some((field, text));
        }
        if entered {
            self.entered = Some(RulesTextField::Rule(field));
        }
        if self.focus == Some(RulesTextField::Rule(field)) {
            ui.memory_mut(|memory| memory.request_focus(id));
            ui.scroll_to_cursor(None);
        }
    }
}

/// A name before a value.
pub(super) fn name(ui: &mut Ui, text: &str) {
    let cell = vec2(NAME, size::ROW + 4.0);
    ui.allocate_ui_with_layout(cell, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(cell);
        ui.label(text);
    });
}

const fn width(kind: RulesFieldKind) -> f32 {
    match kind {
        RulesFieldKind::Text | RulesFieldKind::TieBreaks(_) => 250.0,
        RulesFieldKind::MultilineText => 2000.0,
        RulesFieldKind::Choice(_) | RulesFieldKind::Divisor | RulesFieldKind::ScoringSystem => 230.0,
        RulesFieldKind::NamedNumbers => 180.0,
        RulesFieldKind::Shares => 124.0,
        RulesFieldKind::Rounds => 70.0,
        RulesFieldKind::WholeNumber(_)
        | RulesFieldKind::Year
        | RulesFieldKind::Number
        | RulesFieldKind::Share
        | RulesFieldKind::Switch => 60.0,
    }
}

/// A list to choose one of, by the pointer or, with the keyboard on it, by the arrow keys.
pub(super) fn choice<'a>(
    ui: &mut Ui,
    label: &str,
    now: &str,
    choices: &[(&'a str, &'a str)],
    width: f32,
) -> Option<&'a str> {
    let at = choices.iter().position(|(value, _)| *value == now);
    let shown = at.map_or(now, |at| choices[at].1);
    let mut chosen = None;
    let response = ComboBox::from_id_salt(("ruleset choice", label.to_owned()))
        .selected_text(shown)
        .width(width.min(ui.available_width()))
        .truncate()
        .show_ui(ui, |ui| {
            for (n, (_, words)) in choices.iter().enumerate() {
                if ui.selectable_label(at == Some(n), *words).clicked() {
                    chosen = Some(n);
                }
            }
        });
    let open = response.inner.is_some();
    let response = response.response;
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ComboBox, true, label);
        info.current_text_value = Some(shown.to_owned());
        info
    });
    if response.has_focus() && !open {
        let keys = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, keys));
        let (down, up) = ui.input_mut(|input| {
            let mut presses = |key| input.count_and_consume_key(Modifiers::NONE, key);
            (presses(Key::ArrowDown), presses(Key::ArrowUp))
        });
        if down + up > 0 && !choices.is_empty() {
            let to = at.map_or(0, |at| (at + down).saturating_sub(up).min(choices.len() - 1));
            chosen = (at != Some(to)).then_some(to).or(chosen);
        }
    }
    chosen.map(|n| choices[n].0)
}

/// A fault as what is wrong with the whole of a text.
pub(super) fn error(fault: &RulesFault, text: &str) -> FormulaError {
    FormulaError::new(text, Span { start: 0, end: text.len() }, fault.message.clone(), fault.cure.as_str())
}
