//! The changes of the book that the Rules tab makes, and what its commands share.

use super::own_entries::RulesListKind;
use super::request::RulesChange;
use crate::app::commands::conditions::{Availability, require};
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::Edit;
use crate::book::typed_words::error_sentence;
use crate::languages::Message;
use crate::languages::window_sentences::rules_tab as texts;

/// The Rules tab is in view.
pub fn needs_rules_tab(session: &Session) -> Availability {
    require(session.tab == Tab::Rules, texts::open_rules_tab_first())
}

/// A free name for a copy in the language of the window: “EuroDipCon 4 copy”, or with a number if that name is taken.
pub fn name_of_copy(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let stem = name.split(&texts::name_of_copy("")).next().unwrap_or(name);
    let first = texts::name_of_copy(stem);
    let more = (2..).map(|n| format!("{first} {n}"));
    std::iter::once(first.clone()).chain(more).find(|name| !is_taken(name)).unwrap_or(first)
}

/// The event's own entry in view, if it is of this kind: its position and its text.
pub(super) fn own_entry_in_view(session: &Session, kind: RulesListKind) -> Option<(usize, &str)> {
    let at = session.views.rules.own_index(kind)?;
    let text = kind.own_texts(session.book()).get(at)?;
    Some((at, text.as_str()))
}

/// Adds an own entry with this text, and opens its editor.
pub(super) fn add_own_entry(session: &mut Session, kind: RulesListKind, step: Message, text: String) {
    let mut texts = kind.own_texts(session.book()).to_vec();
    texts.push(text);
    let at = texts.len() - 1;
    if session.apply(step, kind.edit(texts)) {
        let (rules, engine) = (&mut session.views.rules, &session.document.engine);
        rules.show_new(kind, at);
        rules.update(engine);
        if rules.is_comparing() {
            rules.toggle_comparison(engine);
        }
    }
}

/// Removes an own entry, and makes this edit with it. Shows the entry with the name `base`, else the one that the event uses.
pub(super) fn remove_own_entry(
    session: &mut Session,
    (kind, at): (RulesListKind, usize),
    step: Message,
    instead: Option<Edit>,
    base: Option<&str>,
) {
    let mut texts = kind.own_texts(session.book()).to_vec();
    texts.remove(at);
    let edits = std::iter::once(kind.edit(texts)).chain(instead).collect();
    if session.apply(step, Edit::Batch(edits)) {
        let (rules, engine) = (&mut session.views.rules, &session.document.engine);
        if let Some(shown) = base.or_else(|| kind.name_of_event(engine)) {
            rules.show_named(engine, kind, shown);
        }
    }
}

/// Applies a change that was made on the Rules tab. All typing in one field is one undo step.
pub fn change_rules(session: &mut Session, change: RulesChange) {
    if session.refuse_if_read_only() {
        return;
    }
    let RulesChange { step_name, edit, typed_field } = change;
    let revision = session.engine().revision();
    if typed_field.is_some_and(|field| session.views.rules.continues_step(field, revision)) {
        if let Err(error) = session.document.engine.extend_last_step(*edit) {
            session.messages.show_error(error_sentence(&error));
        }
        session.refresh();
    } else {
        session.apply(step_name, *edit);
    }
    session.views.rules.note_step(typed_field, session.document.engine.revision());
}
