//! The editor of a ruleset as text, exactly as in its file. It shows an error at its line.

use eframe::egui::{FontSelection, Id, Label, RichText, TextEdit, TextStyle, Ui};

use super::fields::RulesetFieldList;
use crate::app::theme::{Palette, size};
use crate::app::views::rules::formula_field::underline_error;
use crate::app::views::rules::page_parts::{FieldChange, section_heading};
use crate::app::views::rules::request::RulesTextField;
use crate::app::widgets::name_text_field;
use crate::formula::{FormulaError, TextSpan};
use crate::languages::messages::steps;
use crate::languages::window_sentences::rules_tab as texts;

/// Shows the text. A change of the text changes the draft.
pub(super) fn show(ui: &mut Ui, fields: &mut RulesetFieldList<'_>) {
    let palette = Palette::current(ui.ctx());
    ui.add_space(size::SPACE);
    section_heading(ui, texts::section_as_text::name());
    ui.weak(texts::section_as_text::help());
    let fault_at_line = fields.fault.and_then(|fault| Some((fault, fault.line?)));
    if let Some((fault, line)) = fault_at_line {
        let text = texts::error_at_line(&line.to_string(), &fault.message, &fault.cure);
        ui.add(Label::new(RichText::new(text).color(palette.problem)).wrap());
    }
    let mut text = fields.draft.text().to_owned();
    let id = Id::unique("ruleset as text");
    let output = TextEdit::multiline(&mut text)
        .id(id)
        .font(FontSelection::Style(TextStyle::Monospace))
        .desired_rows(8)
        .desired_width(f32::INFINITY)
        .lock_focus(false)
        .show(ui);
    let response = output.response.response;
    name_text_field(&response, &text, "", texts::ruleset_text_label());
    if let Some((fault, line)) = fault_at_line {
        let span = line_span(&text, line);
        let error = FormulaError::new(&text, span, fault.message.clone(), fault.cure.as_str());
        underline_error(ui, &output.galley, output.galley_pos, &text, &error, &palette);
    }
    if response.gained_focus() {
        fields.newly_focused = Some(RulesTextField::RulesetText);
    }
    if response.changed() {
        fields.draft.set_text(&text);
        fields.changes.push(FieldChange {
            step_name: steps::text_of_ruleset().into(),
            typed_field: Some(RulesTextField::RulesetText),
        });
    }
}

/// The bytes of a line without the spaces around it. Lines count from 1.
fn line_span(text: &str, line: usize) -> TextSpan {
    let start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let rest = text.get(start..).unwrap_or_default().lines().next().unwrap_or_default();
    let indent = rest.len() - rest.trim_start().len();
    TextSpan { start: start + indent, end: start + rest.trim_end().len().max(indent) }
}
