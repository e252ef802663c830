//! The commands of the Scoring menu for the ruleset or the scoring system in view, and the conditions for them.
//! The commands that concern rulesets only are in [`super::ruleset::commands`].

use super::apply_rules_change::{
    add_own_entry, change_rules, name_of_copy, needs_rules_tab, own_entry_in_view, remove_own_entry,
};
use super::own_entries::RulesListKind;
use super::ruleset::commands as rulesets;
use super::state::NewSystemItem;
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::ListChooser;
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::typed_words::single_spaced;
use crate::book::{Edit, EventField};
use crate::languages::messages::steps;
use crate::languages::window_sentences::rules_tab as texts;
use crate::languages::{MessageValue, source_in, window_language};
use crate::scoring::SystemDraft;

// --- Conditions ------------------------------------------------------------------------------------------------------

/// Whether a ruleset is in view, or a scoring system or the comparison.
fn kind_in_view(session: &Session) -> RulesListKind {
    let rules = &session.views.rules;
    if rules.shows_ruleset() && !rules.is_comparing() { RulesListKind::Rulesets } else { RulesListKind::Systems }
}

/// A ruleset or a system is in view that the event does not use yet.
pub fn can_use_system(session: &Session) -> Availability {
    needs_rules_tab(session)?;
    let (engine, rules) = (session.engine(), &session.views.rules);
    let used = match kind_in_view(session) {
        RulesListKind::Rulesets => rules.ruleset(engine).map(|rules| engine.uses_rules(&rules.name)),
        RulesListKind::Systems => {
            let event_system = engine.event_system();
            rules.system(engine).map(|system| event_system.is_some_and(|used| used.name == system.name))
        }
    };
    require(used == Some(false), texts::choose_unused_first())
}

/// A ruleset or a system is in view that can be read.
pub fn can_copy_system(session: &Session) -> Availability {
    needs_rules_tab(session)?;
    let (engine, rules) = (session.engine(), &session.views.rules);
    let can_be_read = match kind_in_view(session) {
        RulesListKind::Rulesets => rules.ruleset(engine).is_some(),
        RulesListKind::Systems => rules.system(engine).is_some(),
    };
    require(can_be_read, texts::choose_entry_first())
}

/// One of the event's own rulesets or systems is in view.
pub fn needs_own_entry(session: &Session) -> Availability {
    needs_rules_tab(session)?;
    let own = session.views.rules.own_index(kind_in_view(session));
    require(own.is_some(), texts::choose_own_entry_first())
}

/// The editor of one of the event's own systems is in view.
pub fn needs_own_system(session: &Session) -> Availability {
    needs_rules_tab(session)?;
    let rules = &session.views.rules;
    require(rules.own_index(RulesListKind::Systems).is_some() && !rules.is_comparing(), texts::copy_system_first())
}

/// The comparison is open.
pub fn can_compare_on_other_results(session: &Session) -> Availability {
    needs_rules_tab(session)?;
    require(session.views.rules.is_comparing(), texts::compare_systems_first())
}

/// The comparison is open, and a scoring system is chosen in the list.
pub fn can_toggle_compared(session: &Session) -> Availability {
    can_compare_on_other_results(session)?;
    require(session.views.rules.system(session.engine()).is_some(), texts::choose_system_first())
}

// --- Commands --------------------------------------------------------------------------------------------------------

/// Lets the user find a ruleset or a scoring system, and shows it.
pub fn find_system(session: &mut Session) {
    let engine = session.engine();
    let used = engine.event_system().map(|system| system.name.as_str());
    let kind = |in_use: bool| if in_use { texts::kind_ruleset_in_use() } else { texts::kind_ruleset() };
    let mut items = rulesets::ruleset_items(engine, kind, |name| {
        Action::session(move |session| show_entry(session, RulesListKind::Rulesets, &name))
    });
    let kind = |name: &str| if used == Some(name) { texts::kind_system_in_use() } else { texts::kind_system() };
    items.extend(rulesets::system_items(engine, kind, |name| {
        Action::session(move |session| show_entry(session, RulesListKind::Systems, &name))
    }));
    session.open_dialog(ListChooser::new(texts::find_entry_title(), texts::find_hint(), items));
}

/// Shows an entry of the lists on the Rules tab, and closes the comparison.
fn show_entry(session: &mut Session, kind: RulesListKind, name: &str) {
    session.open_tab(Tab::Rules);
    let (rules, engine) = (&mut session.views.rules, &session.document.engine);
    rules.show_named(engine, kind, name);
    if rules.is_comparing() {
        rules.toggle_comparison(engine);
    }
    rules.request_filter_focus();
}

/// Uses the ruleset or the scoring system in view for the event.
pub fn use_system(session: &mut Session) {
    let (engine, rules) = (session.engine(), &session.views.rules);
    if kind_in_view(session) == RulesListKind::Rulesets {
        if let Some(name) = rules.ruleset(engine).map(|rules| rules.name.clone()) {
            rulesets::ask_to_use_ruleset(session, &name);
        }
        return;
    }
    let Some(system) = rules.system(engine) else { return };
    // Without a name, the event uses the scoring system of its ruleset, also after the ruleset changes.
    let name = (engine.rules().system != system.name).then(|| system.name.clone());
    let step = steps::scoring_system(system.name.as_str());
    session.apply(step, Edit::Event(EventField::System(name)));
}

/// Copies the ruleset or the scoring system in view into the event, and opens its editor.
pub fn copy_system(session: &mut Session) {
    if kind_in_view(session) == RulesListKind::Rulesets {
        rulesets::copy_ruleset(session);
        return;
    }
    let engine = session.engine();
    let Some(system) = session.views.rules.system(engine) else { return };
    let name = name_of_copy(&system.name, |name| engine.library().find(name).is_some());
    let mut copy = SystemDraft::copy_of(system, &name);
    // The director reads and changes it in the language of the window.
    copy.description = single_spaced(system.description_in(window_language()));
    source_in(window_language(), &system.source).clone_into(&mut copy.source);
    let Ok(text) = copy.to_text("") else { return };
    let step = steps::copy_of(system.name.as_str());
    add_own_entry(session, RulesListKind::Systems, step, text);
}

/// Removes the event's own ruleset or system in view.
pub fn remove_system(session: &mut Session) {
    match kind_in_view(session) {
        RulesListKind::Rulesets => rulesets::remove_ruleset(session),
        RulesListKind::Systems => remove_own_system(session),
    }
}

/// Removes the event's own system in view. If the event uses it, the event goes back to the system that it was copied
/// from, or to the system of the ruleset.
fn remove_own_system(session: &mut Session) {
    let Some((at, text)) = own_entry_in_view(session, RulesListKind::Systems) else { return };
    let engine = session.engine();
    let name = session.views.rules.system(engine).map(|system| system.name.clone());
    let base = SystemDraft::read(text).ok().and_then(|draft| draft.based_on);
    let used = name.is_some() && engine.book().event.system == name;
    let instead = used.then(|| Edit::Event(EventField::System(base.clone())));
    let removed = name.map_or_else(|| steps::a_scoring_system().into(), MessageValue::from);
    remove_own_entry(session, (RulesListKind::Systems, at), steps::removal_of(removed), instead, base.as_deref());
}

/// Adds an entry to the system in view. A column comes before the score.
pub fn add_to_system(session: &mut Session, kind: NewSystemItem) {
    if let Some(change) = session.views.rules.add_to_system(&session.document.engine, kind) {
        change_rules(session, change);
    }
}

/// Shows or hides the list of functions and names for formulas.
pub fn toggle_formula_help(session: &mut Session) {
    session.open_tab(Tab::Rules);
    session.views.rules.lists_functions ^= true;
}

/// Opens or closes the comparison of scoring systems.
pub fn toggle_comparison(session: &mut Session) {
    session.open_tab(Tab::Rules);
    let (rules, engine) = (&mut session.views.rules, &session.document.engine);
    rules.update(engine);
    rules.toggle_comparison(engine);
}

/// Compares the systems on the next set of results.
pub fn compare_on_other_results(session: &mut Session) {
    session.views.rules.compare_next_basis();
}

/// Adds the system in view to the comparison, or removes it.
pub fn toggle_compared(session: &mut Session) {
    session.views.rules.toggle_compared(&session.document.engine);
}
