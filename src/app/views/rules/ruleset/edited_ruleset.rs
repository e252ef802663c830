//! An own ruleset while it is edited: its draft, its errors, and the edit that saves it in the book.

use crate::app::views::rules::own_entries::RulesListKind;
use crate::book::{Edit, EventField};
use crate::engine::Engine;
use crate::standings::{RulesDraft, RulesFault, RulesField, Ruleset};

/// The own ruleset that is being edited.
#[derive(Debug)]
pub(in crate::app::views::rules) struct EditedRuleset {
    /// Its position in the book.
    pub index: usize,
    /// Its present text in the book, which `draft` represents.
    pub book_text: String,
    pub draft: RulesDraft,
    /// The draft as a usable ruleset, or its first error.
    pub validation: Result<Box<Ruleset>, Box<RulesFault>>,
    /// The field in which the user is typing, and its text exactly as typed.
    pub typed_text: Option<(RulesField, String)>,
}

impl EditedRuleset {
    pub(in crate::app::views::rules) fn new(
        engine: &Engine,
        index: usize,
        text: &str,
        name: Option<&str>,
    ) -> EditedRuleset {
        let draft = RulesDraft::from_file_text(text);
        let validation = validate_ruleset(engine, &draft, name);
        EditedRuleset { index, book_text: text.to_owned(), draft, validation, typed_text: None }
    }

    /// The edit that saves the draft in the book. `usable_name` is the name under which the ruleset was used before.
    /// `None` if the text stays the same.
    pub(in crate::app::views::rules) fn save_edit(
        &mut self,
        engine: &Engine,
        usable_name: Option<String>,
    ) -> Option<Edit> {
        self.validation = validate_ruleset(engine, &self.draft, usable_name.as_deref());
        let text = match &self.validation {
            Ok(_) => self.draft.text().to_owned(),
            Err(_) => self.draft.unfinished_file_text(&self.book_text),
        };
        if text == self.book_text {
            return None;
        }
        self.book_text.clone_from(&text);
        let mut edit = RulesListKind::Rulesets.edit_of_text(engine.book(), self.index, text)?;
        if let (Ok(rules), Some(before)) = (&self.validation, usable_name)
            && rules.name != before
            && engine.uses_rules(&before)
        {
            edit = Edit::Batch(vec![edit, Edit::Event(EventField::Rules(rules.name.clone()))]);
        }
        Some(edit)
    }
}

/// The draft as a usable ruleset. Fails if another ruleset has the same name or a scoring system that it names is
/// missing.
fn validate_ruleset(
    engine: &Engine,
    draft: &RulesDraft,
    before: Option<&str>,
) -> Result<Box<Ruleset>, Box<RulesFault>> {
    let rules = draft.validate()?;
    if let Some(fault) = rules.unknown_systems(engine.library()).into_iter().next() {
        return Err(Box::new(fault));
    }
    match engine.rulesets().find(&rules.name) {
        Some(other) if Some(other.name.as_str()) != before => Err(Box::new(draft.name_taken_fault())),
        _ => Ok(Box::new(rules)),
    }
}
