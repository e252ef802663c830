//! The state of the Rules tab between frames: the entry in view, the edited system or ruleset, the comparison and the
//! preview. It makes the requests that change the book, and paints nothing.

use super::compare_systems::SystemComparison;
use super::edited_system::EditedSystem;
use super::formula_field::CompletionState;
use super::own_entry::OwnEntry;
use super::request::{RulesChange, RulesTextField};
use super::result_preview::{self, PreviewSubject, ResultPreview};
use super::ruleset::edited_ruleset::EditedRuleset;
use super::ruleset::new_items::{self, NewRulesetItem};
use crate::book::StepName;
use crate::engine::Engine;
use crate::languages::messages::steps;
use crate::scoring::{DraftField, DraftPart, ScoringSystem};
use crate::standings::{RulesField, Ruleset};

/// The ruleset or the scoring system in view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ShownRules {
    /// A ruleset that comes with the program, by its name.
    ShippedRuleset(String),
    /// One of the event's own rulesets, by its position in the book.
    OwnRuleset(usize),
    /// A system that comes with the program, by its name.
    ShippedSystem(String),
    /// One of the event's own systems, by its position in the book.
    OwnSystem(usize),
}

/// A field of the rules of the event to which the user has gone, on the page of rules that come with the program.
#[derive(Clone, Debug)]
pub(super) struct SoughtField {
    pub field: RulesField,
    /// The name of these rules.
    pub rules: String,
    /// Whether the page is still to be scrolled to it.
    pub scrolls: bool,
}

/// The list that is open at the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum RulesListKind {
    #[default]
    Rulesets,
    Systems,
}

/// An entry that can be added to a scoring system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NewSystemItem {
    Column,
    Number,
    List,
}

/// The state of the Rules tab between frames. Everything that the user types is in the book as well.
#[derive(Debug, Default)]
pub struct RulesView {
    pub(super) shown: Option<ShownRules>,
    pub(super) open_list: RulesListKind,
    pub(super) filter: String,
    /// Whether the filter gets the keyboard focus in the next frame.
    pub(super) focus_filter: bool,
    /// The field that gets the keyboard focus in the next frame, if it is a text field, and to which the page is scrolled.
    pub(super) focus: Option<RulesTextField>,
    /// The field that the page of a ruleset marks.
    pub(super) sought: Option<SoughtField>,
    /// The revision of the book from which the lists were read.
    pub(super) revision: Option<u64>,
    pub(super) own_systems: Vec<OwnEntry>,
    pub(super) edited_system: Option<EditedSystem>,
    pub(super) own_rulesets: Vec<OwnEntry>,
    pub(super) edited_ruleset: Option<EditedRuleset>,
    /// The name field in which the user is typing, and the name that formulas use at present.
    pub(super) edited_name: Option<(RulesTextField, String)>,
    /// The text field and the revision of the book, if the newest undo step is typing in this field.
    pub(super) typing_step: Option<(RulesTextField, u64)>,
    pub(super) completion: CompletionState,
    /// Whether the side panel lists functions and names.
    pub(super) lists_functions: bool,
    pub(super) comparison: Option<SystemComparison>,
    pub(super) preview: Option<ResultPreview>,
}

impl RulesView {
    /// Brings the lists, the edited entry and the preview up to date with the book.
    pub(super) fn update(&mut self, engine: &Engine) {
        if self.revision != Some(engine.revision()) {
            self.revision = Some(engine.revision());
            self.own_systems = engine.book().systems.iter().map(|text| OwnEntry::from_system_text(text)).collect();
            self.own_rulesets = engine.book().rulesets.iter().map(|text| OwnEntry::from_ruleset_text(text)).collect();
        }
        if let Some(ShownRules::OwnSystem(at)) = self.shown
            && at >= self.own_systems.len()
        {
            // The copy was undone. The tab shows its original again.
            let base = self.edited_system.as_ref().and_then(|edited| edited.draft.as_ref()?.based_on.clone());
            self.shown = base.map(ShownRules::ShippedSystem);
        }
        if let Some(ShownRules::OwnRuleset(at)) = self.shown
            && at >= self.own_rulesets.len()
        {
            let base = self.edited_ruleset.as_ref().map(|edited| edited.draft.field_text(RulesField::new("based_on")));
            self.shown = base.filter(|base| engine.rulesets().find(base).is_some()).map(ShownRules::ShippedRuleset);
        }
        let shown = self.shown.get_or_insert_with(|| event_ruleset_entry(engine, &self.own_rulesets)).clone();
        let is_shown =
            |sought: &SoughtField| matches!(&shown, ShownRules::ShippedRuleset(name) if *name == sought.rules);
        self.sought = self.sought.take().filter(is_shown);
        if let ShownRules::OwnRuleset(at) = shown {
            let text = &engine.book().rulesets[at];
            let name = self.own_rulesets[at].usable_name.as_deref();
            if self.edited_ruleset.as_ref().is_none_or(|edited| edited.index != at || edited.book_text != *text) {
                self.edited_ruleset = Some(EditedRuleset::new(engine, at, text, name));
            }
        } else {
            self.edited_ruleset = None;
        }
        if let ShownRules::OwnSystem(at) = shown {
            let text = &engine.book().systems[at];
            if self.edited_system.as_ref().is_none_or(|edited| edited.index != at || edited.book_text != *text) {
                self.edited_system = Some(EditedSystem::new(at, text));
                self.edited_name = None;
            }
        } else {
            self.edited_system = None;
        }
        let subject = match (self.ruleset(engine), self.system(engine)) {
            (Some(rules), _) => Some(PreviewSubject::Ruleset(rules.name.clone())),
            (None, system) => system.map(|system| PreviewSubject::System(system.name.clone())),
        };
        result_preview::refresh(&mut self.preview, engine, subject);
        if let Some(comparison) = &mut self.comparison {
            comparison.refresh(engine);
        }
    }

    /// Shows the scoring system with this name.
    pub(super) fn show_system(&mut self, engine: &Engine, name: &str) {
        self.own_systems = engine.book().systems.iter().map(|text| OwnEntry::from_system_text(text)).collect();
        let own = self.own_systems.iter().rposition(|own| own.usable_name.as_deref() == Some(name));
        self.shown = Some(own.map_or_else(|| ShownRules::ShippedSystem(name.to_owned()), ShownRules::OwnSystem));
        self.open_list = RulesListKind::Systems;
    }

    /// Shows the ruleset with this name.
    pub(super) fn show_ruleset(&mut self, engine: &Engine, name: &str) {
        self.own_rulesets = engine.book().rulesets.iter().map(|text| OwnEntry::from_ruleset_text(text)).collect();
        let own = self.own_rulesets.iter().rposition(|own| own.usable_name.as_deref() == Some(name));
        self.shown = Some(own.map_or_else(|| ShownRules::ShippedRuleset(name.to_owned()), ShownRules::OwnRuleset));
        self.open_list = RulesListKind::Rulesets;
    }

    /// Shows a field of the rules of the event: in the editor of own rules, or else the paragraph that says it.
    pub(super) fn show_field(&mut self, engine: &Engine, field: RulesField) {
        self.comparison = None;
        self.show_ruleset(engine, &engine.rules().name);
        match &self.shown {
            Some(ShownRules::ShippedRuleset(name)) => {
                self.sought = Some(SoughtField { field, rules: name.clone(), scrolls: true });
            }
            _ => self.focus = Some(RulesTextField::RulesetField(field)),
        }
    }

    /// Shows a new own ruleset with the keyboard focus on its name.
    pub(super) fn show_own_ruleset(&mut self, at: usize) {
        self.shown = Some(ShownRules::OwnRuleset(at));
        self.open_list = RulesListKind::Rulesets;
        self.focus = Some(RulesTextField::RulesetField(RulesField::new("name")));
    }

    /// The ruleset in view in its usable version.
    pub(super) fn ruleset<'a>(&self, engine: &'a Engine) -> Option<&'a std::sync::Arc<Ruleset>> {
        match self.shown.as_ref()? {
            ShownRules::ShippedRuleset(name) => engine.rulesets().find(name),
            ShownRules::OwnRuleset(at) => engine.rulesets().find(self.own_rulesets.get(*at)?.usable_name.as_deref()?),
            ShownRules::ShippedSystem(_) | ShownRules::OwnSystem(_) => None,
        }
    }

    /// The position of the own ruleset in view.
    pub(super) fn own_ruleset_index(&self) -> Option<usize> {
        match self.shown {
            Some(ShownRules::OwnRuleset(at)) => Some(at),
            _ => None,
        }
    }

    /// Whether a ruleset is in view and not a scoring system.
    pub(super) fn shows_ruleset(&self) -> bool {
        matches!(self.shown, Some(ShownRules::ShippedRuleset(_) | ShownRules::OwnRuleset(_)))
    }

    /// Shows the first own ruleset or system that is unusable or unfinished. If there is none, the rules of the event have
    /// the problem.
    pub(super) fn show_entry_with_problem(&mut self) {
        if let Some(at) = self.own_rulesets.iter().position(|own| own.unfinished || own.usable_name.is_none()) {
            self.shown = Some(ShownRules::OwnRuleset(at));
            self.open_list = RulesListKind::Rulesets;
        } else if let Some(at) = self.own_systems.iter().position(|own| own.unfinished || own.usable_name.is_none()) {
            self.shown = Some(ShownRules::OwnSystem(at));
            self.open_list = RulesListKind::Systems;
        } else {
            // The next update shows the rules of the event.
            self.shown = None;
        }
    }

    /// Shows a new own system with the keyboard focus on its name.
    pub(super) fn show_own_system(&mut self, at: usize) {
        self.shown = Some(ShownRules::OwnSystem(at));
        self.open_list = RulesListKind::Systems;
        self.focus = Some(RulesTextField::SystemField(DraftPart::Name, DraftField::Name));
    }

    /// Puts the keyboard focus on the filter of the list in the next frame.
    pub(super) fn request_filter_focus(&mut self) {
        self.focus_filter = true;
    }

    /// The scoring system in view in its usable version.
    pub(super) fn system<'a>(&self, engine: &'a Engine) -> Option<&'a std::sync::Arc<ScoringSystem>> {
        match self.shown.as_ref()? {
            ShownRules::ShippedRuleset(_) | ShownRules::OwnRuleset(_) => None,
            ShownRules::ShippedSystem(name) => engine.library().find(name),
            ShownRules::OwnSystem(at) => engine.library().find(self.own_systems.get(*at)?.usable_name.as_deref()?),
        }
    }

    /// The position of the own system in view.
    pub(super) fn own_system_index(&self) -> Option<usize> {
        match self.shown {
            Some(ShownRules::OwnSystem(at)) => Some(at),
            _ => None,
        }
    }

    /// Whether the comparison of scoring systems is open.
    pub(super) fn is_comparing(&self) -> bool {
        self.comparison.is_some()
    }

    /// Opens the comparison of the system in view with the event's system, or closes it.
    pub(super) fn toggle_comparison(&mut self, engine: &Engine) {
        if self.comparison.take().is_none() {
            self.open_list = RulesListKind::Systems;
            let shown = self.system(engine).map(|system| system.name.as_str());
            self.comparison = Some(SystemComparison::new(engine, shown));
        }
    }

    /// Compares the systems on the next set of results.
    pub(super) fn compare_next_basis(&mut self) {
        if let Some(comparison) = &mut self.comparison {
            comparison.basis = comparison.basis.next();
        }
    }

    /// Adds the system in view to the comparison, or removes it.
    pub(super) fn toggle_compared(&mut self, engine: &Engine) {
        let name = self.system(engine).map(|system| system.name.clone());
        if let (Some(name), Some(comparison)) = (name, &mut self.comparison) {
            comparison.toggle(&name);
        }
    }

    /// Adds an entry to the own system in view. Returns the change of the book.
    pub(super) fn add_to_system(&mut self, engine: &Engine, kind: NewSystemItem) -> Option<RulesChange> {
        let edited = self.edited_system.as_mut()?;
        let draft = edited.draft.as_mut()?;
        let (step_name, part) = match kind {
            NewSystemItem::Column => {
                // The new column comes before the last column, which is the score.
                let at = draft.columns.len().saturating_sub(1);
                let name = draft.unused_name("column");
                draft.columns.insert(at, crate::scoring::SystemColumn { name, formula: "centres".to_owned() });
                (steps::new_column(), DraftPart::Column(at))
            }
            NewSystemItem::Number => {
                let name = draft.unused_name("number");
                draft.parameters.push(crate::scoring::NamedText { name, text: "0".to_owned() });
                (steps::new_number(), DraftPart::Parameter(draft.parameters.len() - 1))
            }
            NewSystemItem::List => {
                let name = draft.unused_name("points");
                draft.tables.push(crate::scoring::NamedText { name, text: "3, 2, 1".to_owned() });
                (steps::new_list(), DraftPart::Table(draft.tables.len() - 1))
            }
        };
        self.focus = Some(RulesTextField::SystemField(part, DraftField::Name));
        self.system_change(engine, step_name, None)
    }

    /// The change that saves the edited system in the book. `None` if its text stays the same.
    pub(super) fn system_change(
        &mut self,
        engine: &Engine,
        step_name: impl Into<StepName>,
        typed_field: Option<RulesTextField>,
    ) -> Option<RulesChange> {
        let edited = self.edited_system.as_mut()?;
        let usable_name = self.own_systems.get(edited.index)?.usable_name.clone();
        let edit = edited.save_edit(engine, usable_name)?;
        Some(RulesChange { step_name: step_name.into(), edit: Box::new(edit), typed_field })
    }

    /// The change that saves the edited ruleset in the book. `None` if its text stays the same.
    pub(super) fn ruleset_change(
        &mut self,
        engine: &Engine,
        step_name: impl Into<StepName>,
        typed_field: Option<RulesTextField>,
    ) -> Option<RulesChange> {
        let edited = self.edited_ruleset.as_mut()?;
        let usable_name = self.own_rulesets.get(edited.index)?.usable_name.clone();
        let edit = edited.save_edit(engine, usable_name)?;
        Some(RulesChange { step_name: step_name.into(), edit: Box::new(edit), typed_field })
    }

    /// Sets a field of the own ruleset in view. Returns the change of the book.
    pub(super) fn set_ruleset_field(&mut self, engine: &Engine, field: RulesField, typed: &str) -> Option<RulesChange> {
        let edited = self.edited_ruleset.as_mut()?;
        edited.draft.set_field(field, typed);
        edited.typed_text = None;
        self.ruleset_change(engine, field.step_name(), None)
    }

    /// Adds an entry to the own ruleset in view. Returns the change of the book.
    pub(super) fn add_to_ruleset(&mut self, engine: &Engine, kind: NewRulesetItem) -> Option<RulesChange> {
        let draft = &mut self.edited_ruleset.as_mut()?.draft;
        let (step_name, field) = match kind {
            NewRulesetItem::CountedPart => {
                (new_items::add_entry(draft, "total.counts"), Some(("total.counts.*.weights", "total.counts")))
            }
            NewRulesetItem::TieBreak => (new_items::add_tie_break(draft), None),
            NewRulesetItem::Prize => (new_items::add_prize(draft), Some(("award.*.name", "award"))),
        };
        if let Some((path, list)) = field {
            self.focus =
                Some(RulesTextField::RulesetField(RulesField::in_list(path, draft.count(list).saturating_sub(1))));
        }
        self.ruleset_change(engine, step_name, None)
    }

    /// Whether typing in this field continues the newest undo step.
    pub(super) fn continues_step(&self, field: RulesTextField, revision: u64) -> bool {
        self.typing_step == Some((field, revision))
    }

    /// Notes the text field and the revision of the newest undo step.
    pub(super) fn note_step(&mut self, field: Option<RulesTextField>, revision: u64) {
        self.typing_step = field.map(|field| (field, revision));
    }
}

/// The entry of the ruleset that the event uses.
pub(super) fn event_ruleset_entry(engine: &Engine, own: &[OwnEntry]) -> ShownRules {
    let rules = engine.rules();
    let at = own.iter().rposition(|own| own.usable_name.as_deref() == Some(&rules.name));
    at.map_or_else(|| ShownRules::ShippedRuleset(rules.name.clone()), ShownRules::OwnRuleset)
}

/// The entry of the scoring system that the event uses.
pub(super) fn event_system_entry(engine: &Engine, own: &[OwnEntry]) -> Option<ShownRules> {
    let system = engine.event_system()?;
    let at = own.iter().rposition(|own| own.usable_name.as_deref() == Some(&system.name));
    Some(at.map_or_else(|| ShownRules::ShippedSystem(system.name.clone()), ShownRules::OwnSystem))
}
