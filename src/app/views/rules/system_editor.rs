//! An own system, every part of it a text that can be typed into.

use eframe::egui::{Button, Id, Label, RichText, TextEdit, TextStyle, Ui, Vec2, WidgetInfo, vec2};

use super::formula_field::{CompletionState, FormulaField, sentence, words};
use super::{RulesTabRequest, RulesTextField, EditedSystem, RulesState, TypedInField, head, system_page};
use crate::app::command::Command;
use crate::app::theme::{Palette, size};
use crate::book::Edit;
use crate::engine::Engine;
use crate::scoring::{SystemDraft, DraftError, DraftField, DraftPart};

/// What was done to the draft in a frame.
struct SystemFieldChange {
    what: String,
    typed: Option<RulesTextField>,
}

/// The parts that the fields of a frame share.
struct SystemFieldList<'a> {
    completing: &'a mut CompletionState,
    focus: Option<RulesTextField>,
    error: Option<&'a DraftError>,
    changes: Vec<SystemFieldChange>,
    /// The field that just got the keyboard.
    entered: Option<RulesTextField>,
}

pub(super) fn show(ui: &mut Ui, engine: &Engine, state: &mut RulesState) -> Vec<RulesTabRequest> {
    let Some(mut hand) = state.hand.take() else { return Vec::new() };
    let mut asked = Vec::new();
    if hand.draft.is_none() {
        asked.extend(as_text(ui, engine, state, &mut hand));
        state.hand = Some(hand);
        return asked;
    }
    let checked = std::mem::replace(&mut hand.checked, Err(Box::new(SystemDraft::default().name_taken())));
    let mut completing = std::mem::take(&mut state.completing);
    let mut fields = SystemFieldList {
        completing: &mut completing,
        focus: state.focus.take(),
        error: checked.as_ref().err().map(|error| &**error),
        changes: Vec::new(),
        entered: None,
    };
    let old_names = hand.draft.clone().unwrap_or_default();
    if let Some(draft) = &mut hand.draft {
        asked.extend(top(ui, engine, state, draft, &mut fields));
        columns(ui, draft, &mut fields);
        numbers(ui, draft, &mut fields);
        settings(ui, draft, &mut fields, &mut asked);
        examples(ui, engine, state, draft, checked.as_deref().ok(), &mut fields);
        about(ui, draft, &mut fields);
    }
    let SystemFieldList { changes, entered, .. } = fields;
    hand.checked = checked;
    if let Some(field) = entered {
        state.step = None;
        state.naming = name_at(&old_names, field).map(|name| (field, name.to_owned()));
    }
    for change in changes {
        if let (Some(field), Some(draft)) = (change.typed, &mut hand.draft) {
            rename(&mut state.naming, draft, &old_names, field);
        }
        state.hand = Some(hand);
        asked.extend(state.written(engine, change.what, change.typed.map(TypedInField)));
        let Some(back) = state.hand.take() else { return asked };
        hand = back;
    }
    state.completing = completing;
    state.hand = Some(hand);
    asked
}

/// The name that a field holds, where formulas can speak of it.
fn name_at(draft: &SystemDraft, field: RulesTextField) -> Option<&str> {
    let RulesTextField::Draft(part, DraftField::Name) = field else { return None };
    match part {
        DraftPart::Parameter(at) => draft.parameters.get(at).map(|line| line.name.as_str()),
        DraftPart::Table(at) => draft.tables.get(at).map(|line| line.name.as_str()),
        DraftPart::EventMean(at) => draft.event_means.get(at).map(|line| line.name.as_str()),
        DraftPart::Column(at) => draft.columns.get(at).map(|line| line.name.as_str()),
        _ => None,
    }
}

/// Lets formulas follow a name that is being typed, as soon as it is one that they can use.
fn rename(naming: &mut Option<(RulesTextField, String)>, draft: &mut SystemDraft, old: &SystemDraft, field: RulesTextField) {
    let Some(new) = name_at(draft, field).map(str::to_owned) else { return };
    let RulesTextField::Draft(part, _) = field else { return };
    let used = match naming {
        Some((of, used)) if *of == field => used.clone(),
        _ => name_at(old, field).unwrap_or_default().to_owned(),
    };
    if draft.may_be_called(part, &new) {
        draft.rename(&used, &new);
        *naming = Some((field, new));
    } else {
        *naming = Some((field, used));
    }
}

impl SystemFieldList<'_> {
    fn error_at(&self, part: DraftPart, field: DraftField) -> Option<&DraftError> {
        self.error.filter(|error| error.part == part && error.field == field)
    }

    /// A text of the draft.
    fn text(&mut self, ui: &mut Ui, at: (DraftPart, DraftField), text: &mut String, how: &FieldStyle<'_>) {
        let field = RulesTextField::Draft(at.0, at.1);
        let id = Id::unique(("rules field", field));
        let error = self.error.filter(|error| (error.part, error.field) == at).map(|error| &error.error);
        let style = match (how.formula, at.0) {
            (true, _) => TextStyle::Monospace,
            (_, DraftPart::Name) => TextStyle::Heading,
            _ => TextStyle::Body,
        };
        let shown = FormulaField {
            id,
            label: &how.label,
            error,
            words: how.words,
            formula: how.formula,
            style,
            width: how.width,
        };
        let (changed, entered) = shown.show(ui, text, self.completing);
        if changed {
            self.changes.push(SystemFieldChange { what: how.what.clone(), typed: Some(field) });
        }
        if entered {
            self.entered = Some(field);
        }
        if self.focus == Some(field) {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
    }

    /// What is wrong with a part, below it.
    fn say(&self, ui: &mut Ui, part: DraftPart) {
        for field in [DraftField::Name, DraftField::Value] {
            if let Some(error) = self.error_at(part, field) {
                let formula =
                    matches!(part, DraftPart::Column(_) | DraftPart::EventMean(_)) && field == DraftField::Value;
                sentence(ui, &error.error, formula);
            }
        }
    }

    fn did(&mut self, what: impl Into<String>) {
        self.changes.push(SystemFieldChange { what: what.into(), typed: None });
    }
}

/// How one text is shown.
struct FieldStyle<'a> {
    label: String,
    /// The name of the step.
    what: String,
    words: &'a [super::formula_field::CompletionWord],
    formula: bool,
    width: f32,
}

impl FieldStyle<'_> {
    fn plain(label: impl Into<String>, width: f32) -> FieldStyle<'static> {
        let label = label.into();
        FieldStyle { what: label.clone(), label, words: &[], formula: false, width }
    }
}

fn top(ui: &mut Ui, engine: &Engine, state: &RulesState, draft: &mut SystemDraft, fields: &mut SystemFieldList<'_>) -> Vec<RulesTabRequest> {
    let palette = Palette::current(ui.ctx());
    ui.horizontal(|ui| {
        ui.scope(|ui| {
            ui.style_mut().override_text_style = Some(eframe::egui::TextStyle::Heading);
            let width = ui.available_width().min(460.0);
            fields.text(
                ui,
                (DraftPart::Name, DraftField::Name),
                &mut draft.name,
                &FieldStyle::plain("name of the system", width),
            );
        });
    });
    fields.say(ui, DraftPart::Name);
    let system = state.system(engine);
    let name = system.map_or("", |system| system.name.as_str());
    let asked = system_page::buttons(
        ui,
        engine,
        name,
        &[Command::CompareSystems, Command::FormulaWords, Command::RemoveSystem],
    );
    if let Some(base) = &draft.based_on {
        ui.weak(format!("The event’s own, a copy of {base}. It is saved with the event."));
    } else {
        ui.weak("The event’s own. It is saved with the event.");
    }
    if let Some(error) = fields.error {
        let what = match system {
            Some(_) => "Not finished: until it is, the last version without an error scores.",
            None => "Not finished: nothing can be scored by it yet.",
        };
        ui.add(Label::new(RichText::new(what).color(palette.remark)).wrap());
        if error.part == DraftPart::Whole {
            sentence(ui, &error.error, false);
        }
    }
    asked
}

const NAME: f32 = 136.0;
const BUTTONS: f32 = 92.0;

fn small(ui: &mut Ui, text: &str, label: &str, enabled: bool) -> bool {
    // As high as the text beside it.
    let button = Button::new(text).min_size(vec2(0.0, size::ROW + 2.0)).frame_when_inactive(false);
    let response = ui.add_enabled(enabled, button);
    response.widget_info(|| WidgetInfo::labeled(eframe::egui::Role::Button, enabled, label));
    response.on_hover_text(label).clicked()
}

fn columns(ui: &mut Ui, draft: &mut SystemDraft, fields: &mut SystemFieldList<'_>) {
    ui.add_space(size::SPACE);
    head(ui, "Columns");
    ui.weak("A column may use those above it. The last is the score.");
    ui.add_space(2.0);
    let width = ui.available_width();
    for at in 0..draft.event_means.len() {
        let part = DraftPart::EventMean(at);
        let words = words(draft, part);
        ui.horizontal_top(|ui| {
            let line = &mut draft.event_means[at];
            let name = FieldStyle::plain(format!("name of mean {}", at + 1), NAME);
            fields.text(ui, (part, DraftField::Name), &mut line.name, &name);
            let what = format!("mean of {}", line.name);
            let how =
                FieldStyle { label: what.clone(), what, words: &words, formula: true, width: width - NAME - BUTTONS - 12.0 };
            fields.text(ui, (part, DraftField::Value), &mut line.formula, &how);
            ui.weak("mean").on_hover_text("The mean of this over the event’s completed games, for each power.");
        });
        fields.say(ui, part);
    }
    let mut removed = None;
    let mut raised = None;
    for at in 0..draft.columns.len() {
        let part = DraftPart::Column(at);
        let words = words(draft, part);
        ui.horizontal_top(|ui| {
            let line = &mut draft.columns[at];
            let name = FieldStyle::plain(format!("name of column {}", at + 1), NAME);
            fields.text(ui, (part, DraftField::Name), &mut line.name, &name);
            let what = format!("formula of {}", line.name);
            let how =
                FieldStyle { label: what.clone(), what, words: &words, formula: true, width: width - NAME - BUTTONS - 12.0 };
            fields.text(ui, (part, DraftField::Value), &mut line.formula, &how);
            ui.spacing_mut().item_spacing.x = 0.0;
            if small(ui, "Up", &format!("Move column {} up", line.name), at > 0) {
                raised = Some(at);
            }
            if small(ui, "Remove", &format!("Remove column {}", line.name), true) {
                removed = Some(at);
            }
        });
        fields.say(ui, part);
    }
    if let Some(at) = raised {
        draft.columns.swap(at, at - 1);
        fields.did("order of the columns");
    }
    if let Some(at) = removed {
        let what = format!("removal of column {}", draft.columns[at].name);
        draft.remove_column(at);
        fields.did(what);
    }
}

fn numbers(ui: &mut Ui, draft: &mut SystemDraft, fields: &mut SystemFieldList<'_>) {
    ui.add_space(size::SPACE);
    head(ui, "Numbers");
    let width = (ui.available_width() - NAME - BUTTONS - 12.0).min(360.0);
    let mut removed = None;
    for at in 0..draft.parameters.len() + draft.tables.len() {
        let single = draft.parameters.len();
        let (part, line) = match at.checked_sub(single) {
            None => (DraftPart::Parameter(at), &mut draft.parameters[at]),
            Some(at) => (DraftPart::Table(at), &mut draft.tables[at]),
        };
        ui.horizontal_top(|ui| {
            let kind = if at < single { "number" } else { "list" };
            let nth = if at < single { at } else { at - single } + 1;
            fields.text(
                ui,
                (part, DraftField::Name),
                &mut line.name,
                &FieldStyle::plain(format!("name of {kind} {nth}"), NAME),
            );
            let what = line.name.replace('_', " ");
            fields.text(ui, (part, DraftField::Value), &mut line.text, &FieldStyle::plain(what, width));
            if small(ui, "Remove", &format!("Remove {}", line.name), true) {
                removed = Some(at);
            }
        });
        fields.say(ui, part);
    }
    if let Some(at) = removed {
        let single = draft.parameters.len();
        let line = if at < single { draft.parameters.remove(at) } else { draft.tables.remove(at - single) };
        fields.did(format!("removal of {}", line.name));
    }
}

fn settings(ui: &mut Ui, draft: &mut SystemDraft, fields: &mut SystemFieldList<'_>, asked: &mut Vec<RulesTabRequest>) {
    let label = |ui: &mut Ui, text: &str| {
        ui.allocate_ui_with_layout(
            vec2(NAME, size::ROW + 4.0),
            eframe::egui::Layout::left_to_right(eframe::egui::Align::Center),
            |ui| {
                ui.set_min_size(vec2(NAME, size::ROW + 4.0));
                ui.label(text);
            },
        );
    };
    ui.horizontal(|ui| {
        label(ui, "Sum of a board");
        let how = FieldStyle::plain("sum of a board", 80.0);
        fields.text(ui, (DraftPart::Total, DraftField::Value), &mut draft.total, &how);
        ui.weak("of a game without a solo; empty where it differs");
    });
    fields.say(ui, DraftPart::Total);
    ui.horizontal(|ui| {
        label(ui, "Decimals shown");
        let how = FieldStyle::plain("decimals shown", 80.0);
        fields.text(ui, (DraftPart::Decimals, DraftField::Value), &mut draft.decimals, &how);
    });
    fields.say(ui, DraftPart::Decimals);
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        for command in [Command::AddColumn, Command::AddNumber, Command::AddList] {
            if ui.add(Button::new(command.name()).small()).on_hover_text(command.about().help).clicked() {
                asked.push(RulesTabRequest::Command(command));
            }
        }
    });
}

fn examples(
    ui: &mut Ui,
    engine: &Engine,
    state: &RulesState,
    draft: &mut SystemDraft,
    checked: Option<&crate::scoring::ScoringSystem>,
    fields: &mut SystemFieldList<'_>,
) {
    // While the draft cannot score, the last version that could is shown.
    let Some(system) = checked.or_else(|| state.system(engine).map(|system| &**system)) else { return };
    ui.add_space(size::SPACE);
    system_page::facts(ui, system);
    if system.examples.is_empty() {
        return;
    }
    ui.add_space(size::SPACE);
    head(ui, "Worked examples");
    let (mut removed, mut accepted) = (None, None);
    for (at, example) in system.examples.iter().enumerate() {
        let holds = system_page::worked(ui, system, example, at);
        if checked.is_some() {
            ui.horizontal(|ui| {
                if !holds && small(ui, "Take the new values", &format!("Take the new values of {}", example.name), true)
                {
                    accepted = Some(at);
                }
                if small(ui, "Remove", &format!("Remove the example {}", example.name), true) {
                    removed = Some(at);
                }
            });
        }
    }
    if let Some(at) = accepted {
        draft.accept_example(at, system);
        fields.did("new values of a worked example");
    }
    if let Some(at) = removed {
        draft.remove_example(at);
        fields.did("removal of a worked example");
    }
}

fn about(ui: &mut Ui, draft: &mut SystemDraft, fields: &mut SystemFieldList<'_>) {
    ui.add_space(size::SPACE);
    head(ui, "What it says of itself");
    let width = ui.available_width();
    for (field, text, label) in [
        (RulesTextField::Description, &mut draft.description, "description of the system"),
        (RulesTextField::Source, &mut draft.source, "source of the system"),
    ] {
        let edit = TextEdit::multiline(text)
            .id(Id::unique(("rules field", field)))
            .desired_rows(1)
            .desired_width(width - 12.0);
        let response = ui.add(edit);
        let current = text.clone();
        response.widget_info(|| {
            let mut info = WidgetInfo::text_edit(true, &current, &current, "");
            info.label = Some(label.to_owned());
            info
        });
        if response.changed() {
            fields.changes.push(SystemFieldChange { what: label.to_owned(), typed: Some(field) });
        }
        if response.gained_focus() {
            fields.entered = Some(field);
        }
    }
}

/// A system's file that cannot be read, as text to be mended.
fn as_text(ui: &mut Ui, engine: &Engine, state: &mut RulesState, hand: &mut EditedSystem) -> Option<RulesTabRequest> {
    let palette = Palette::current(ui.ctx());
    ui.heading("A scoring system that cannot be read");
    ui.add(Label::new("The event carries this text. Mend it here; as soon as it can be read, it can be used.").wrap());
    if let Some(why) = &hand.unreadable {
        ui.add(Label::new(RichText::new(why).color(palette.problem).monospace()).wrap());
    }
    let mut text = hand.written.clone();
    let size: Vec2 = vec2(ui.available_width(), 300.0);
    let response =
        ui.add_sized(size, TextEdit::multiline(&mut text).code_editor().id(Id::unique(("rules field", RulesTextField::File))));
    let current = text.clone();
    response.widget_info(|| {
        let mut info = WidgetInfo::text_edit(true, &current, &current, "");
        info.label = Some("text of the system".to_owned());
        info
    });
    if response.gained_focus() {
        state.step = None;
    }
    if !response.changed() {
        return None;
    }
    let mut systems = engine.book().systems.clone();
    systems.get_mut(hand.at)?.clone_from(&text);
    *hand = EditedSystem::new(hand.at, &text);
    Some(RulesTabRequest::Change {
        what: "text of a scoring system".to_owned(),
        edit: Box::new(Edit::Systems(systems)),
        typed: Some(TypedInField(RulesTextField::File)),
    })
}
