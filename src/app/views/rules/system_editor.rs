//! The editor of an own scoring system. Every part of the system is a text field. A system that cannot be read is shown
//! as one text.

use eframe::egui::{Id, Label, RichText, TextEdit, TextStyle, Ui, Vec2, vec2};

use super::edited_system::EditedSystem;
use super::formula_field::{CompletionState, FormulaField, completion_words, show_error, typed_text_of};
use super::own_entries::RulesListKind;
use super::page_parts::{
    FieldChange, NAME_WIDTH, command_button, section_heading, show_field_help, show_field_name, small_button,
    small_buttons_width,
};
use super::request::{RulesChange, RulesTextField};
use super::state::RulesView;
use super::system_page;
use crate::app::commands::Command;
use crate::app::theme::{Palette, size};
use crate::app::views::request::Request;
use crate::app::widgets::name_text_field;
use crate::book::StepName;
use crate::engine::Engine;
use crate::languages::messages::steps;
use crate::languages::window_sentences::{rules_tab as texts, shared_words};
use crate::languages::{example_title_in_window, window_language};
use crate::scoring::{DraftError, DraftField, DraftPart, SystemDraft};

/// The state that all fields share in one frame.
struct SystemFieldList<'a> {
    completion: &'a mut CompletionState,
    typed_text: &'a mut Option<(RulesTextField, String)>,
    focus: Option<RulesTextField>,
    error: Option<&'a DraftError>,
    changes: Vec<FieldChange>,
    /// The field that has just got the keyboard focus.
    newly_focused: Option<RulesTextField>,
}

pub(super) fn show(ui: &mut Ui, engine: &Engine, state: &mut RulesView) -> Vec<Request> {
    let Some(mut edited) = state.edited_system.take() else { return Vec::new() };
    let mut requests = Vec::new();
    if edited.draft.is_none() {
        requests.extend(unreadable_system(ui, engine, state, &mut edited));
        state.edited_system = Some(edited);
        return requests;
    }
    let validation =
        std::mem::replace(&mut edited.validation, Err(Box::new(SystemDraft::default().name_taken_error())));
    let mut completion = std::mem::take(&mut state.completion);
    let mut typed_text = edited.typed_text.take();
    let mut fields = SystemFieldList {
        completion: &mut completion,
        typed_text: &mut typed_text,
        focus: state.focus.take(),
        error: validation.as_ref().err().map(|error| &**error),
        changes: Vec::new(),
        newly_focused: None,
    };
    let old_names = edited.draft.clone().unwrap_or_default();
    if let Some(draft) = &mut edited.draft {
        requests.extend(header(ui, engine, state, draft, &mut fields));
        columns(ui, draft, &mut fields);
        numbers(ui, draft, &mut fields);
        settings(ui, draft, &mut fields, &mut requests);
        examples(ui, engine, state, draft, validation.as_deref().ok(), &mut fields);
        description_fields(ui, draft, &mut fields);
    }
    let SystemFieldList { changes, newly_focused, .. } = fields;
    edited.validation = validation;
    edited.typed_text = typed_text;
    if let Some(field) = newly_focused {
        state.typing_step = None;
        state.edited_name = field_name(&old_names, field).map(|name| (field, name.to_owned()));
    }
    for change in changes {
        if let (Some(field), Some(draft)) = (change.typed_field, &mut edited.draft) {
            rename_in_formulas(&mut state.edited_name, draft, &old_names, field);
        }
        state.edited_system = Some(edited);
        let change = state.system_change(engine, change.step_name, change.typed_field);
        requests.extend(change.map(Request::ChangeRules));
        let Some(returned) = state.edited_system.take() else { return requests };
        edited = returned;
    }
    state.completion = completion;
    state.edited_system = Some(edited);
    requests
}

/// The text of a name field, if formulas can use the name.
fn field_name(draft: &SystemDraft, field: RulesTextField) -> Option<&str> {
    let RulesTextField::SystemField(part, DraftField::Name) = field else { return None };
    match part {
        DraftPart::Parameter(at) => draft.parameters.get(at).map(|line| line.name.as_str()),
        DraftPart::Table(at) => draft.tables.get(at).map(|line| line.name.as_str()),
        DraftPart::EventMean(at) => draft.event_means.get(at).map(|line| line.name.as_str()),
        DraftPart::Column(at) => draft.columns.get(at).map(|line| line.name.as_str()),
        _ => None,
    }
}

/// Renames the uses of a name in the formulas while the user types it, as soon as the new name is valid.
fn rename_in_formulas(
    edited_name: &mut Option<(RulesTextField, String)>,
    draft: &mut SystemDraft,
    old: &SystemDraft,
    field: RulesTextField,
) {
    let Some(new) = field_name(draft, field).map(str::to_owned) else { return };
    let RulesTextField::SystemField(part, _) = field else { return };
    let used = match edited_name {
        Some((field_of_name, used)) if *field_of_name == field => used.clone(),
        _ => field_name(old, field).unwrap_or_default().to_owned(),
    };
    if draft.is_name_available(part, &new) {
        draft.rename_references(&used, &new);
        *edited_name = Some((field, new));
    } else {
        *edited_name = Some((field, used));
    }
}

impl SystemFieldList<'_> {
    fn error_at(&self, part: DraftPart, field: DraftField) -> Option<&DraftError> {
        self.error.filter(|error| error.part == part && error.field == field)
    }

    /// Shows a text field of the draft.
    fn text_field(
        &mut self,
        ui: &mut Ui,
        at: (DraftPart, DraftField),
        text: &mut String,
        field_style: &FieldStyle<'_>,
    ) {
        let field = RulesTextField::SystemField(at.0, at.1);
        let id = Id::unique(("rules field", field));
        let error = self.error.filter(|error| (error.part, error.field) == at).map(|error| &error.error);
        let style = match (field_style.formula, at.0) {
            (true, _) => TextStyle::Monospace,
            (_, DraftPart::Name) => TextStyle::Heading,
            _ => TextStyle::Body,
        };
        let shown = FormulaField {
            id,
            label: &field_style.label,
            error,
            words: field_style.words,
            multiline: field_style.formula,
            style,
            width: field_style.width,
        };
        let (changed, newly_focused) = match at.0.figures().filter(|_| at.1 == DraftField::Value) {
            None => shown.show(ui, text, self.completion),
            Some(figures) => {
                let typed = typed_text_of(ui, id, self.typed_text, &field);
                let mut typed = typed.unwrap_or_else(|| figures.shown(text));
                let answer = shown.show(ui, &mut typed, self.completion);
                if answer.0 {
                    *text = figures.stored(&typed);
                    *self.typed_text = Some((field, typed));
                }
                answer
            }
        };
        if changed {
            self.changes.push(FieldChange { step_name: field_style.step_name.clone(), typed_field: Some(field) });
        }
        if newly_focused {
            self.newly_focused = Some(field);
        }
        if self.focus == Some(field) {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
    }

    /// Shows the error of a part below it.
    fn show_errors(&self, ui: &mut Ui, part: DraftPart) {
        for field in [DraftField::Name, DraftField::Value] {
            if let Some(error) = self.error_at(part, field) {
                let formula =
                    matches!(part, DraftPart::Column(_) | DraftPart::EventMean(_)) && field == DraftField::Value;
                show_error(ui, &error.error, formula);
            }
        }
    }

    fn record_change(&mut self, step_name: impl Into<StepName>) {
        self.changes.push(FieldChange { step_name: step_name.into(), typed_field: None });
    }
}

/// The label, step name, completions and width of a text field.
struct FieldStyle<'a> {
    /// What a screen reader calls the field.
    label: String,
    /// The name of the undo step.
    step_name: StepName,
    words: &'a [super::formula_field::CompletionWord],
    formula: bool,
    width: f32,
}

impl FieldStyle<'_> {
    /// A field that is called like the step that changes it.
    fn named(step_name: impl Into<StepName>, width: f32) -> FieldStyle<'static> {
        let step_name = step_name.into();
        FieldStyle::plain(step_name.in_window().into_owned(), step_name, width)
    }

    fn plain(label: impl Into<String>, step_name: impl Into<StepName>, width: f32) -> FieldStyle<'static> {
        FieldStyle { label: label.into(), step_name: step_name.into(), words: &[], formula: false, width }
    }
}

fn header(
    ui: &mut Ui,
    engine: &Engine,
    state: &RulesView,
    draft: &mut SystemDraft,
    fields: &mut SystemFieldList<'_>,
) -> Vec<Request> {
    let palette = Palette::current(ui.ctx());
    ui.horizontal(|ui| {
        ui.scope(|ui| {
            ui.style_mut().override_text_style = Some(eframe::egui::TextStyle::Heading);
            let width = ui.available_width().min(460.0);
            fields.text_field(
                ui,
                (DraftPart::Name, DraftField::Name),
                &mut draft.name,
                &FieldStyle::named(steps::name_of_system(), width),
            );
        });
    });
    fields.show_errors(ui, DraftPart::Name);
    let system = state.system(engine);
    let name = system.map_or("", |system| system.name.as_str());
    let requests = system_page::action_buttons(
        ui,
        engine,
        name,
        &[Command::CompareSystems, Command::FormulaHelp, Command::RemoveSystem],
    );
    if let Some(base) = &draft.based_on {
        ui.weak(texts::own_system_copy(base));
    } else {
        ui.weak(texts::own_system());
    }
    if let Some(error) = fields.error {
        let notice = match system {
            Some(_) => texts::system_unfinished(),
            None => texts::system_unusable(),
        };
        ui.add(Label::new(RichText::new(notice).color(palette.remark)).wrap());
        if error.part == DraftPart::Whole {
            show_error(ui, &error.error, false);
        }
    }
    requests
}

/// The width of a field between the name before it and the buttons behind it.
fn field_width(ui: &Ui, buttons: &[&str]) -> f32 {
    let spaces = 2.0 * ui.spacing().item_spacing.x;
    (ui.available_width() - NAME_WIDTH - small_buttons_width(ui, buttons) - spaces).floor()
}

fn columns(ui: &mut Ui, draft: &mut SystemDraft, fields: &mut SystemFieldList<'_>) {
    ui.add_space(size::SPACE);
    section_heading(ui, texts::columns());
    ui.weak(texts::columns_help());
    ui.add_space(2.0);
    let formula_width = field_width(ui, &[texts::up(), shared_words::remove()]);
    let mean_width = field_width(ui, &[texts::mean::name()]).min(formula_width);
    for at in 0..draft.event_means.len() {
        let part = DraftPart::EventMean(at);
        let words = completion_words(draft, part);
        ui.horizontal_top(|ui| {
            let line = &mut draft.event_means[at];
            let name = FieldStyle::named(steps::name_of_mean((at + 1).to_string()), NAME_WIDTH);
            fields.text_field(ui, (part, DraftField::Name), &mut line.name, &name);
            let field_style = FieldStyle {
                words: &words,
                formula: true,
                ..FieldStyle::named(steps::mean(line.name.as_str()), mean_width)
            };
            fields.text_field(ui, (part, DraftField::Value), &mut line.formula, &field_style);
            ui.weak(texts::mean::name()).on_hover_text(texts::mean::help());
        });
        fields.show_errors(ui, part);
    }
    let mut removed = None;
    let mut moved_up = None;
    for at in 0..draft.columns.len() {
        let part = DraftPart::Column(at);
        let words = completion_words(draft, part);
        ui.horizontal_top(|ui| {
            let line = &mut draft.columns[at];
            let name = FieldStyle::named(steps::name_of_column((at + 1).to_string()), NAME_WIDTH);
            fields.text_field(ui, (part, DraftField::Name), &mut line.name, &name);
            let field_style = FieldStyle {
                words: &words,
                formula: true,
                ..FieldStyle::named(steps::formula(line.name.as_str()), formula_width)
            };
            fields.text_field(ui, (part, DraftField::Value), &mut line.formula, &field_style);
            ui.spacing_mut().item_spacing.x = 0.0;
            if small_button(ui, texts::up(), &texts::move_column_up(&line.name), at > 0) {
                moved_up = Some(at);
            }
            if small_button(ui, shared_words::remove(), &texts::remove_column(&line.name), true) {
                removed = Some(at);
            }
        });
        fields.show_errors(ui, part);
    }
    if let Some(at) = moved_up {
        draft.columns.swap(at, at - 1);
        fields.record_change(steps::order_of_columns());
    }
    if let Some(at) = removed {
        let step_name = steps::removal_of_column(draft.columns[at].name.as_str());
        draft.remove_column(at);
        fields.record_change(step_name);
    }
}

fn numbers(ui: &mut Ui, draft: &mut SystemDraft, fields: &mut SystemFieldList<'_>) {
    ui.add_space(size::SPACE);
    section_heading(ui, texts::numbers());
    let width = field_width(ui, &[shared_words::remove()]).min(360.0);
    let mut removed = None;
    for at in 0..draft.parameters.len() + draft.tables.len() {
        let single = draft.parameters.len();
        let (part, line) = match at.checked_sub(single) {
            None => (DraftPart::Parameter(at), &mut draft.parameters[at]),
            Some(at) => (DraftPart::Table(at), &mut draft.tables[at]),
        };
        ui.horizontal_top(|ui| {
            let nth = (if at < single { at } else { at - single } + 1).to_string();
            let step_name = if at < single { steps::name_of_number(nth) } else { steps::name_of_list(nth) };
            let name = FieldStyle::named(step_name, NAME_WIDTH);
            fields.text_field(ui, (part, DraftField::Name), &mut line.name, &name);
            let value = FieldStyle::named(line.name.replace('_', " "), width);
            fields.text_field(ui, (part, DraftField::Value), &mut line.text, &value);
            if small_button(ui, shared_words::remove(), &texts::remove_number(&line.name), true) {
                removed = Some(at);
            }
        });
        fields.show_errors(ui, part);
    }
    if let Some(at) = removed {
        let single = draft.parameters.len();
        let line = if at < single { draft.parameters.remove(at) } else { draft.tables.remove(at - single) };
        fields.record_change(steps::removal_of(line.name));
    }
}

fn settings(ui: &mut Ui, draft: &mut SystemDraft, fields: &mut SystemFieldList<'_>, requests: &mut Vec<Request>) {
    ui.horizontal_wrapped(|ui| {
        show_field_name(ui, texts::sum_of_board::name());
        let field_style = FieldStyle::plain(texts::sum_of_board::label(), steps::sum_of_board(), 80.0);
        fields.text_field(ui, (DraftPart::BoardSum, DraftField::Value), &mut draft.board_sum, &field_style);
        show_field_help(ui, texts::sum_of_board::help());
    });
    fields.show_errors(ui, DraftPart::BoardSum);
    ui.horizontal_wrapped(|ui| {
        show_field_name(ui, texts::decimals_shown::name());
        let field_style = FieldStyle::plain(texts::decimals_shown::label(), steps::decimals_shown(), 80.0);
        fields.text_field(ui, (DraftPart::Decimals, DraftField::Value), &mut draft.decimals, &field_style);
    });
    fields.show_errors(ui, DraftPart::Decimals);
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        for command in [Command::AddColumn, Command::AddNumber, Command::AddList] {
            command_button(ui, command, requests);
        }
    });
}

fn examples(
    ui: &mut Ui,
    engine: &Engine,
    state: &RulesView,
    draft: &mut SystemDraft,
    validation: Option<&crate::scoring::ScoringSystem>,
    fields: &mut SystemFieldList<'_>,
) {
    // While the draft has an error, the last usable version is shown.
    let Some(system) = validation.or_else(|| state.system(engine).map(|system| &**system)) else { return };
    ui.add_space(size::SPACE);
    system_page::inputs_and_sum(ui, system);
    if system.examples.is_empty() {
        return;
    }
    ui.add_space(size::SPACE);
    section_heading(ui, texts::worked_examples());
    let (mut removed, mut accepted) = (None, None);
    for (at, example) in system.examples.iter().enumerate() {
        let holds = system_page::worked_example(ui, system, example, at);
        if validation.is_some() {
            ui.horizontal_wrapped(|ui| {
                let title = example_title_in_window(&example.name);
                let take = (texts::take_new_values(), texts::take_new_values_of(title));
                if !holds && small_button(ui, take.0, &take.1, true) {
                    accepted = Some(at);
                }
                if small_button(ui, shared_words::remove(), &texts::remove_example(title), true) {
                    removed = Some(at);
                }
            });
        }
    }
    if let Some(at) = accepted {
        draft.accept_example(at, system);
        fields.record_change(steps::new_values_of_example());
    }
    if let Some(at) = removed {
        draft.remove_example(at);
        fields.record_change(steps::removal_of_example());
    }
}

fn description_fields(ui: &mut Ui, draft: &mut SystemDraft, fields: &mut SystemFieldList<'_>) {
    ui.add_space(size::SPACE);
    section_heading(ui, texts::description_and_source());
    let width = ui.available_width();
    for (field, text, step_name) in [
        (RulesTextField::SystemDescription, &mut draft.description, steps::description_of_system()),
        (RulesTextField::SystemSource, &mut draft.source, steps::source_of_system()),
    ] {
        let edit = TextEdit::multiline(text)
            .id(Id::unique(("rules field", field)))
            .desired_rows(1)
            .desired_width(width - 12.0);
        let response = ui.add(edit);
        name_text_field(&response, text, "", &step_name.text(window_language()));
        if response.changed() {
            fields.changes.push(FieldChange { step_name: step_name.into(), typed_field: Some(field) });
        }
        if response.gained_focus() {
            fields.newly_focused = Some(field);
        }
    }
}

/// Shows the text of a system that cannot be read, for the director to correct.
fn unreadable_system(
    ui: &mut Ui,
    engine: &Engine,
    state: &mut RulesView,
    edited: &mut EditedSystem,
) -> Option<Request> {
    let palette = Palette::current(ui.ctx());
    ui.heading(texts::unreadable_system::name());
    ui.add(Label::new(texts::unreadable_system::help()).wrap());
    if let Some(error) = &edited.parse_error {
        ui.add(Label::new(RichText::new(error).color(palette.problem).monospace()).wrap());
    }
    let mut text = edited.book_text.clone();
    let size: Vec2 = vec2(ui.available_width(), 300.0);
    let response = ui.add_sized(
        size,
        TextEdit::multiline(&mut text).code_editor().id(Id::unique(("rules field", RulesTextField::SystemText))),
    );
    name_text_field(&response, &text, "", texts::system_text_label());
    if response.gained_focus() {
        state.typing_step = None;
    }
    if !response.changed() {
        return None;
    }
    let edit = RulesListKind::Systems.edit_of_text(engine.book(), edited.index, text.clone())?;
    *edited = EditedSystem::new(edited.index, &text);
    Some(Request::ChangeRules(RulesChange {
        step_name: steps::text_of_system().into(),
        edit: Box::new(edit),
        typed_field: Some(RulesTextField::SystemText),
    }))
}
