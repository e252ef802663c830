//! The fields of a ruleset: each with its name, its value as a text, checkbox or choice, and its help text.

use eframe::egui::{Align, Button, Id, Label, Layout, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};

use crate::app::theme::size;
use crate::app::views::rules::formula_field::{CompletionState, FormulaField, show_error, typed_text_of};
use crate::app::views::rules::page_parts::{FieldChange, show_field_help, show_field_name};
use crate::app::views::rules::request::RulesTextField;
use crate::app::widgets::{choice_field, text_width};
use crate::book::StepName;
use crate::formula::{FormulaError, TextSpan};
use crate::languages::window_sentences::rules_tab as texts;
use crate::standings::{ChoiceTexts, RulesDraft, RulesFault, RulesField, RulesFieldKind};

/// The state that all fields share in one frame.
pub(super) struct RulesetFieldList<'a> {
    pub draft: &'a mut RulesDraft,
    pub completion: &'a mut CompletionState,
    pub typed_text: &'a mut Option<(RulesField, String)>,
    /// The field to which the user goes. A text field gets the keyboard focus.
    pub focus: Option<RulesTextField>,
    pub fault: Option<&'a RulesFault>,
    pub changes: Vec<FieldChange>,
    /// The field that has just got the keyboard focus.
    pub newly_focused: Option<RulesTextField>,
    /// The field for which the user wants to choose a scoring system.
    pub system_to_choose: Option<RulesField>,
    /// The width of the page.
    pub page_width: f32,
}

impl RulesetFieldList<'_> {
    pub(super) fn record_change(&mut self, step_name: impl Into<StepName>) {
        self.changes.push(FieldChange { step_name: step_name.into(), typed_field: None });
    }

    /// Shows a row for each of these fields.
    pub(super) fn rows(&mut self, ui: &mut Ui, paths: &[&'static str]) {
        for path in paths {
            self.row(ui, RulesField::new(path));
        }
    }

    /// Shows a field as a row: its name, its value and its help text.
    pub(super) fn row(&mut self, ui: &mut Ui, field: RulesField) {
        let Some(info) = field.info() else { return };
        ui.horizontal_wrapped(|ui| {
            show_field_name(ui, info.label());
            self.value_field(ui, field);
            let help = info.help();
            if !help.is_empty() {
                show_field_help(ui, help);
            }
        });
        self.show_fault(ui, &[field]);
    }

    /// Shows the error of one of these fields below them.
    pub(super) fn show_fault(&self, ui: &mut Ui, fields: &[RulesField]) {
        if let Some(fault) = self.fault.filter(|fault| fault.field.is_some_and(|of| fields.contains(&of))) {
            show_error(ui, &fault_as_error(fault, ""), false);
        }
    }

    /// The width of a field with a small name above it, which has room for the name.
    pub(super) fn captioned_width(ui: &Ui, field: RulesField) -> f32 {
        field.info().map_or(0.0, |info| {
            let name = text_width(ui, info.label(), &TextStyle::Small).ceil();
            field_width(info.kind).min(if info.has_choices() { 150.0 } else { 180.0 }).max(name)
        })
    }

    /// Shows the value of a field with a small name above it, for fields side by side.
    pub(super) fn captioned_field(&mut self, ui: &mut Ui, field: RulesField) {
        let Some(info) = field.info() else { return };
        let cell = vec2(Self::captioned_width(ui, field), size::ROW + 22.0);
        ui.allocate_ui_with_layout(cell, Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(cell);
            ui.set_max_width(cell.x);
            ui.spacing_mut().item_spacing.y = 1.0;
            let caption = RichText::new(info.label()).weak().text_style(TextStyle::Small);
            let caption = ui.add(Label::new(caption).extend());
            let help = info.help();
            if !help.is_empty() {
                caption.on_hover_text(help);
            }
            self.value_field(ui, field);
        });
    }

    /// Shows the value of a field.
    pub(super) fn value_field(&mut self, ui: &mut Ui, field: RulesField) {
        let Some(info) = field.info() else { return };
        let label = field.location();
        if self.focus == Some(RulesTextField::RulesetField(field)) {
            ui.scroll_to_cursor(Some(Align::Center));
        }
        match info.kind {
            RulesFieldKind::Switch => self.checkbox(ui, field, &label),
            RulesFieldKind::Choice(_) | RulesFieldKind::Divisor => {
                let typed = self.draft.field_text(field);
                let shown_value = if typed.is_empty() { info.default_text } else { &typed };
                let mut room = ChoiceTexts::default();
                let choices = info.choices(&mut room);
                if let Some(value) = choice_field(ui, &label, shown_value, choices, field_width(info.kind)) {
                    self.draft.set_field(field, value);
                    self.record_change(field.step_name());
                }
            }
            RulesFieldKind::ScoringSystem => {
                let typed = self.draft.field_text(field);
                let shown = if typed.is_empty() { texts::system_of_event() } else { typed.as_str() };
                let width = 160.0_f32.min(ui.available_width());
                let button = ui.add(Button::new(format!("{shown} …")).truncate().min_size(vec2(width, size::ROW)));
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
                if button.on_hover_text(texts::choose_system()).clicked() {
                    self.system_to_choose = Some(field);
                }
            }
            kind => self.text_field(ui, field, kind, &label),
        }
    }

    fn checkbox(&mut self, ui: &mut Ui, field: RulesField, label: &str) {
        let mut on = self.draft.field_text(field) == "true";
        let response = ui.checkbox(&mut on, "");
        response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, on, label));
        if response.changed() {
            self.draft.set_field(field, if on { "true" } else { "" });
            self.record_change(field.step_name());
        }
    }

    fn text_field(&mut self, ui: &mut Ui, field: RulesField, kind: RulesFieldKind, label: &str) {
        let id = Id::unique(("ruleset field", field));
        // The text stays exactly as typed while the field has the focus: “1, ” does not become “1”.
        let typed_text = typed_text_of(ui, id, self.typed_text, &field);
        let mut text = typed_text.unwrap_or_else(|| self.draft.shown_text(field));
        let error = self.fault.filter(|fault| fault.field == Some(field)).map(|fault| fault_as_error(fault, &text));
        let shown = FormulaField {
            id,
            label,
            error: error.as_ref(),
            words: &[],
            multiline: kind == RulesFieldKind::MultilineText,
            style: if field == RulesField::new("name") { TextStyle::Heading } else { TextStyle::Body },
            width: field_width(kind).min(ui.available_width()).min(self.page_width),
        };
        let (changed, focused_now) = shown.show(ui, &mut text, self.completion);
        if changed {
            self.draft.set_typed_text(field, &text);
            self.changes.push(FieldChange {
                step_name: field.step_name(),
                typed_field: Some(RulesTextField::RulesetField(field)),
            });
            *self.typed_text = Some((field, text));
        }
        if focused_now {
            self.newly_focused = Some(RulesTextField::RulesetField(field));
        }
        if self.focus == Some(RulesTextField::RulesetField(field)) {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
    }
}

const fn field_width(kind: RulesFieldKind) -> f32 {
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

/// A fault of a ruleset as an error that covers the whole text.
pub(super) fn fault_as_error(fault: &RulesFault, text: &str) -> FormulaError {
    FormulaError::new(text, TextSpan { start: 0, end: text.len() }, fault.message.clone(), fault.cure.as_str())
}
