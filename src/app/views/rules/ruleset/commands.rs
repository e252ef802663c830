//! The commands of rulesets: choose the ruleset of the event, set up its rounds, copy a ruleset and change the copy.

use std::sync::Arc;

use eframe::egui::{Label, RichText, Ui};

use super::new_items::NewRulesetItem;
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::new_event::next_step;
use crate::app::dialogs::question::Question;
use crate::app::dialogs::scroll_area;
use crate::app::session::Session;
use crate::app::theme::{bold_body, size};
use crate::app::views::players;
use crate::app::views::rules::apply_rules_change::{
    add_own_entry, change_rules, name_of_copy, needs_rules_tab, own_entry_in_view, remove_own_entry,
};
use crate::app::views::rules::own_entries::RulesListKind;
use crate::app::views::tab::Tab;
use crate::book::typed_words::capitalize;
use crate::book::{Edit, EventField, GameStage};
use crate::engine::Engine;
use crate::languages::messages::steps;
use crate::languages::window_sentences::{first_steps, rules_tab as texts, shared_words};
use crate::languages::{source_in, window_language};
use crate::scoring::ScoringSystem;
use crate::standings::{RulesDraft, RulesField, Ruleset, RulesetLibrary};

/// The event lacks rounds that its ruleset requires.
pub fn lacks_rounds(session: &Session) -> Availability {
    require(session.engine().round_setup().is_some(), texts::event_has_all_rounds())
}

/// The editor of one of the event's own rulesets is in view.
pub fn needs_own_ruleset(session: &Session) -> Availability {
    needs_rules_tab(session)?;
    let rules = &session.views.rules;
    require(rules.own_index(RulesListKind::Rulesets).is_some() && !rules.is_comparing(), texts::copy_ruleset_first())
}

/// The fields of the rules as Find lists them: each with its name and the subject to which it belongs. Of fields with one name and
/// one subject, which are those of lists, there is one.
pub fn findable_fields() -> Vec<(RulesField, &'static str, String)> {
    let mut fields: Vec<(RulesField, &'static str, String)> = Vec::new();
    for field in RulesField::all() {
        let Some((info, subject)) = field.info().zip(field.heading(window_language())) else { continue };
        let name = info.label();
        if !fields.iter().any(|(_, other, about)| (*other, about) == (name, &subject)) {
            fields.push((field, name, subject));
        }
    }
    fields
}

/// Goes to a field of the rules of the event.
pub fn go_to_field(session: &mut Session, field: RulesField) {
    session.open_tab(Tab::Rules);
    session.views.rules.show_field(&session.document.engine, field);
}

/// All rulesets as items of a list. `detail` gives the word beside a ruleset, and gets whether the event uses it. `action`
/// makes what choosing a ruleset of this name does.
pub(in crate::app::views::rules) fn ruleset_items(
    engine: &Engine,
    detail: impl Fn(bool) -> &'static str,
    action: impl Fn(String) -> Action,
) -> Vec<ListItem> {
    let item = |rules: &Arc<Ruleset>| ListItem {
        name: rules.name.clone(),
        detail: detail(engine.uses_rules(&rules.name)).to_owned(),
        keywords: searched_words(rules.description_in(window_language()), &rules.source),
        action: action(rules.name.clone()),
    };
    engine.rulesets().all().iter().map(item).collect()
}

/// All scoring systems as items of a list. `detail` gives the word beside a system of this name, and `action` makes what choosing
/// it does.
pub(in crate::app::views::rules) fn system_items(
    engine: &Engine,
    detail: impl Fn(&str) -> &'static str,
    action: impl Fn(String) -> Action,
) -> Vec<ListItem> {
    let item = |system: &Arc<ScoringSystem>| ListItem {
        name: system.name.clone(),
        detail: detail(&system.name).to_owned(),
        keywords: searched_words(system.description_in(window_language()), &system.source),
        action: action(system.name.clone()),
    };
    engine.library().systems().iter().map(item).collect()
}

/// The words by which a ruleset or a scoring system is found besides its name.
fn searched_words(description: &str, source: &str) -> String {
    format!("{description} {}", source_in(window_language(), source))
}

/// Lets the user choose the ruleset of the event.
pub fn choose_rules(session: &mut Session) {
    let detail = |in_use: bool| if in_use { texts::in_use() } else { "" };
    let items = ruleset_items(session.engine(), detail, |name| {
        Action::session(move |session| ask_to_use_ruleset(session, &name))
    });
    session.open_dialog(ListChooser::new(texts::choose_rules_title(), texts::choose_rules_hint(), items));
}

/// Uses a ruleset for the event. If the event has not begun and lacks rounds of the ruleset, asks whether to set them
/// up.
pub(in crate::app::views::rules) fn ask_to_use_ruleset(session: &mut Session, name: &str) {
    let engine = session.engine();
    let begun = engine.book().boards().any(|(_, board)| board.stage() != GameStage::NotStarted);
    let answer = |with_rounds| {
        let name = name.to_owned();
        Action::session(move |session| use_ruleset(session, &name, with_rounds))
    };
    match if begun { None } else { round_setup_question(engine, name, answer) } {
        Some(question) => session.open_dialog(question),
        None => use_ruleset(session, name, false),
    }
}

/// The chosen ruleset, with the question whether to set up its rounds. `None` if there is no such ruleset, or if no round is missing.
fn round_setup_question(engine: &Engine, name: &str, answer: impl Fn(bool) -> Action) -> Option<Question> {
    let preview = engine.preview_edit(Edit::Event(EventField::Rules(name.to_owned()))).ok()?;
    let asked = first_steps::ask_round_setup(&preview.round_setup()?.summary);
    let description = engine.rulesets().find(name)?.describe(window_language());
    let show = move |ui: &mut Ui| {
        let height = (ui.ctx().content_rect().height() - 260.0).max(120.0);
        scroll_area(height).show(ui, |ui| {
            for section in &description {
                ui.label(RichText::new(&section.heading).font(bold_body()));
                ui.add(Label::new(&section.text).wrap());
                ui.add_space(size::GAP);
            }
        });
        ui.add_space(size::GAP);
        ui.add(Label::new(&asked).wrap());
    };
    let answers = vec![
        (first_steps::set_up_rounds(), Some(answer(true))),
        (first_steps::only_rules(), Some(answer(false))),
        (shared_words::cancel(), None),
    ];
    Some(Question::showing(name, 560.0, show, answers))
}

/// Uses a ruleset for the event, and sets up its rounds if the user wants that.
pub fn use_ruleset(session: &mut Session, name: &str, with_rounds: bool) {
    let rules = Edit::Event(EventField::Rules(name.to_owned()));
    let set_up = if with_rounds {
        session.engine().preview_edit(rules.clone()).ok().and_then(|preview| preview.round_setup())
    } else {
        None
    };
    let Some(set_up) = set_up else {
        if session.apply(steps::rules_of(name), rules) {
            let has_boards = session.book().boards().next().is_some();
            let message = texts::event_has_rules(name);
            let next = next_step(session);
            session.set_status(if has_boards { message } else { format!("{message} {next}") });
        }
        return;
    };
    if session.apply(steps::rules_and_rounds_of(name), Edit::Batch(vec![rules, set_up.edit])) {
        open_players_if_empty(session, texts::rules_and_rounds(name, &set_up.summary));
    }
}

/// Adds the rounds that the ruleset of the event requires.
pub fn set_up_rounds(session: &mut Session) {
    let engine = session.engine();
    let Some(set_up) = engine.round_setup() else { return };
    let step = steps::rounds_of(engine.rules().name.as_str());
    session.apply_and_tell(step, set_up.edit, texts::rounds_added(&capitalize(&set_up.summary)));
}

/// Shows a notification. If the event has no players yet, goes to the list of players.
fn open_players_if_empty(session: &mut Session, mut message: String) {
    if session.book().people.is_empty() {
        session.open_tab(Tab::Players);
        let row = players::first_empty_row(session.book());
        session.move_cursor(row, 0);
        message = format!("{message} {}", texts::type_names());
    }
    session.messages.notify(message);
}

/// Lets the user choose a scoring system for a field of the ruleset in view.
pub fn choose_system_of_ruleset(session: &mut Session, field: RulesField) {
    let items = system_items(
        session.engine(),
        |_| "",
        |name| Action::session(move |session| set_system_of_ruleset(session, field, &name)),
    );
    session.open_dialog(ListChooser::new(texts::choose_system_title(), texts::find_hint(), items));
}

fn set_system_of_ruleset(session: &mut Session, field: RulesField, name: &str) {
    if let Some(change) = session.views.rules.set_ruleset_field(&session.document.engine, field, name) {
        change_rules(session, change);
    }
}

/// Adds an entry to the ruleset in view.
pub fn add_to_ruleset(session: &mut Session, kind: NewRulesetItem) {
    if let Some(change) = session.views.rules.add_to_ruleset(&session.document.engine, kind) {
        change_rules(session, change);
    }
}

/// Copies the ruleset in view into the event, and opens its editor.
pub(in crate::app::views::rules) fn copy_ruleset(session: &mut Session) {
    let (engine, rules) = (session.engine(), &session.views.rules);
    let Some(rules) = rules.ruleset(engine).cloned() else { return };
    let name = rules.name.clone();
    let own = own_entry_in_view(session, RulesListKind::Rulesets).map(|(_, text)| text);
    let Some(text) = own.or_else(|| RulesetLibrary::shipped_text(&name)) else { return };
    let free_name = name_of_copy(&name, |name| engine.rulesets().find(name).is_some());
    let mut copy = RulesDraft::copy_of(text, &free_name);
    // The director reads and changes it in the language of the window.
    let language = window_language();
    for (field, text, in_language) in [
        ("description", rules.description.as_str(), rules.description_in(language)),
        ("source", rules.source.as_str(), source_in(language, &rules.source)),
    ] {
        if in_language != text {
            copy.set_field(RulesField::new(field), in_language);
        }
    }
    add_own_entry(session, RulesListKind::Rulesets, steps::copy_of(name.as_str()), copy.text().to_owned());
}

/// Removes the event's own ruleset in view. If the event uses it, the event goes back to the ruleset that it was copied
/// from.
pub(in crate::app::views::rules) fn remove_ruleset(session: &mut Session) {
    let (engine, rules) = (session.engine(), &session.views.rules);
    let Some((at, text)) = own_entry_in_view(session, RulesListKind::Rulesets) else { return };
    let draft = RulesDraft::from_file_text(text);
    let name =
        rules.ruleset(engine).map_or_else(|| draft.field_text(RulesField::new("name")), |rules| rules.name.clone());
    let base = draft.field_text(RulesField::new("based_on"));
    let base = Some(base.as_str()).filter(|base| engine.rulesets().find(base).is_some());
    let instead = base.filter(|_| engine.uses_rules(&name));
    let instead = instead.map(|base| Edit::Event(EventField::Rules(base.to_owned())));
    remove_own_entry(session, (RulesListKind::Rulesets, at), steps::removal_of(name.as_str()), instead, base);
}
