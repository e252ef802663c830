//! A ruleset on the Rules tab: read in plain words, or changed field by field and as text.

pub(super) mod editor;
pub(super) mod fields;
mod list_fields;
pub(super) mod page;
mod source_text;

use super::{RulesTabRequest, RulesTextField, OwnEntry, RulesState, TypedInField};
use crate::book::{Edit, EventField};
use crate::engine::Engine;
use crate::standings::{RulesDraft, RulesFault, RulesField, Ruleset};

/// An own ruleset in hand.
#[derive(Debug)]
pub(super) struct EditedRuleset {
    pub at: usize,
    /// The text in the book that `draft` stands for.
    pub written: String,
    pub draft: RulesDraft,
    /// The draft ready to count, or why it is not.
    pub checked: Result<Box<Ruleset>, Box<RulesFault>>,
    /// The field being typed into, with its text letter for letter.
    pub typing: Option<(RulesField, String)>,
}

/// An entry that can be added to a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum NewRulesetItem {
    /// A part of what counts.
    Part,
    TieBreak,
    Prize,
}

impl EditedRuleset {
    pub(super) fn new(engine: &Engine, at: usize, text: &str, name: Option<&str>) -> EditedRuleset {
        let draft = RulesDraft::from_file_text(text);
        let checked = check(engine, &draft, name);
        EditedRuleset { at, written: text.to_owned(), draft, checked, typing: None }
    }
}

impl OwnEntry {
    /// An own ruleset as the list needs it.
    pub(super) fn of_rules(text: &str) -> OwnEntry {
        let rules = Ruleset::parse(text).ok();
        let title = RulesDraft::from_file_text(text).field_text(RulesField::new("name"));
        let title = if title.is_empty() { "a ruleset that cannot be read".to_owned() } else { title };
        let unfinished = rules.as_ref().is_some_and(|rules| rules.unfinished.is_some());
        OwnEntry { title, scores_as: rules.map(|rules| rules.name), unfinished }
    }
}

/// The draft as a ruleset: its name must be no other's, and the systems it names must be there.
fn check(engine: &Engine, draft: &RulesDraft, before: Option<&str>) -> Result<Box<Ruleset>, Box<RulesFault>> {
    let rules = draft.validate()?;
    if let Some(fault) = rules.unknown_systems(engine.library()).into_iter().next() {
        return Err(Box::new(fault));
    }
    match engine.rulesets().find(&rules.name) {
        Some(other) if Some(other.name.as_str()) != before => Err(Box::new(draft.name_taken_fault())),
        _ => Ok(Box::new(rules)),
    }
}

impl RulesState {
    /// The change that puts the ruleset in hand into the book.
    pub(super) fn written_rules(&mut self, engine: &Engine, what: String, typed: Option<TypedInField>) -> Option<RulesTabRequest> {
        let hand = self.rules_hand.as_mut()?;
        let before = self.own_rules.get(hand.at)?.scores_as.clone();
        hand.checked = check(engine, &hand.draft, before.as_deref());
        let text = match &hand.checked {
            Ok(_) => hand.draft.text().to_owned(),
            Err(_) => hand.draft.unfinished_file_text(&hand.written),
        };
        if text == hand.written {
            return None;
        }
        hand.written.clone_from(&text);
        let mut rulesets = engine.book().rulesets.clone();
        *rulesets.get_mut(hand.at)? = text;
        let mut edit = Edit::Rulesets(rulesets);
        if let (Ok(rules), Some(before)) = (&hand.checked, before)
            && rules.name != before
            && engine.book().event.rules.trim().to_lowercase() == before.to_lowercase()
        {
            edit = Edit::Batch(vec![edit, Edit::Event(EventField::Rules(rules.name.clone()))]);
        }
        Some(RulesTabRequest::Change { what, edit: Box::new(edit), typed })
    }

    /// Fills a field of the own ruleset in view in; gives the change.
    pub(in crate::app) fn fill_in(&mut self, engine: &Engine, field: RulesField, typed: &str) -> Option<RulesTabRequest> {
        let hand = self.rules_hand.as_mut()?;
        hand.draft.set_field(field, typed);
        hand.typing = None;
        self.written_rules(engine, field.location_text(), None)
    }

    /// Adds an entry to the own ruleset in view; gives the change.
    pub(in crate::app) fn add_rule(&mut self, engine: &Engine, kind: NewRulesetItem) -> Option<RulesTabRequest> {
        let draft = &mut self.rules_hand.as_mut()?.draft;
        let (what, field) = match kind {
            NewRulesetItem::Part => {
                (list_fields::add(draft, "total.counts"), Some(("total.counts.*.weights", "total.counts")))
            }
            NewRulesetItem::TieBreak => (list_fields::add_tie_break(draft), None),
            NewRulesetItem::Prize => (list_fields::add_prize(draft), Some(("award.*.name", "award"))),
        };
        if let Some((path, list)) = field {
            self.focus = Some(RulesTextField::Rule(RulesField::in_list(path, draft.count(list).saturating_sub(1))));
        }
        self.written_rules(engine, what.to_owned(), None)
    }
}
