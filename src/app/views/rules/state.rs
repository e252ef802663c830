//! The state of the Rules tab between frames: the entry in view, the edited system or ruleset, the comparison and the
//! preview. It makes the requests that change the book, and paints nothing.

use super::compare_systems::SystemComparison;
use super::edited_system::EditedSystem;
use super::formula_field::CompletionState;
use super::own_entries::{OwnEntries, OwnEntry, RulesListKind, ShownRules};
use super::request::{RulesChange, RulesTextField};
use super::result_preview::{self, ResultPreview};
use super::ruleset::edited_ruleset::EditedRuleset;
use super::ruleset::new_items::{self, NewRulesetItem};
use crate::book::StepName;
use crate::engine::Engine;
use crate::languages::messages::steps;
use crate::scoring::{DraftField, DraftPart, ScoringSystem};
use crate::standings::{RulesField, Ruleset};

/// A field of the rules of the event to which the user has gone, on the page of rules that come with the program.
#[derive(Clone, Debug)]
pub(super) struct SoughtField {
    pub field: RulesField,
    /// The name of these rules.
    pub rules: String,
    /// Whether the page is still to be scrolled to it.
    pub scrolls: bool,
}

/// An entry that can be added to a scoring system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewSystemItem {
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
    pub(super) own: OwnEntries,
    pub(super) edited_system: Option<EditedSystem>,
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
            for kind in RulesListKind::ALL {
                self.own.read(kind, engine.book());
            }
        }
        if let Some(ShownRules::Own(kind, at)) = self.shown
            && at >= self.own.of(kind).len()
        {
            // The copy was undone. The tab shows its original again.
            let base = match kind {
                RulesListKind::Rulesets => {
                    let edited = self.edited_ruleset.as_ref();
                    let base = edited.map(|edited| edited.draft.field_text(RulesField::new("based_on")));
                    base.filter(|base| engine.rulesets().find(base).is_some())
                }
                RulesListKind::Systems => {
                    self.edited_system.as_ref().and_then(|edited| edited.draft.as_ref()?.based_on.clone())
                }
            };
            self.shown = base.map(|base| ShownRules::Shipped(kind, base));
        }
        let of_event = || self.own.named(RulesListKind::Rulesets, &engine.rules().name);
        let shown = self.shown.get_or_insert_with(of_event).clone();
        let is_shown =
            |rules: &str| matches!(&shown, ShownRules::Shipped(RulesListKind::Rulesets, name) if name == rules);
        self.sought = self.sought.take().filter(|sought| is_shown(&sought.rules));
        if let ShownRules::Own(RulesListKind::Rulesets, at) = shown {
            let text = &engine.book().rulesets[at];
            let name = self.own.of(RulesListKind::Rulesets)[at].usable_name.as_deref();
            if self.edited_ruleset.as_ref().is_none_or(|edited| edited.index != at || edited.book_text != *text) {
                self.edited_ruleset = Some(EditedRuleset::new(engine, at, text, name));
            }
        } else {
            self.edited_ruleset = None;
        }
        if let ShownRules::Own(RulesListKind::Systems, at) = shown {
            let text = &engine.book().systems[at];
            if self.edited_system.as_ref().is_none_or(|edited| edited.index != at || edited.book_text != *text) {
                self.edited_system = Some(EditedSystem::new(at, text));
                self.edited_name = None;
            }
        } else {
            self.edited_system = None;
        }
        let ruleset = self.ruleset(engine).map(|rules| (RulesListKind::Rulesets, rules.name.clone()));
        let system = || self.system(engine).map(|system| (RulesListKind::Systems, system.name.clone()));
        let subject = ruleset.or_else(system);
        result_preview::refresh(&mut self.preview, engine, subject);
        if let Some(comparison) = &mut self.comparison {
            comparison.refresh(engine);
        }
    }

    /// Shows the ruleset or the scoring system with this name.
    pub(super) fn show_named(&mut self, engine: &Engine, kind: RulesListKind, name: &str) {
        self.own.read(kind, engine.book());
        self.shown = Some(self.own.named(kind, name));
        self.open_list = kind;
    }

    /// Shows a field of the rules of the event: in the editor of own rules, or else the paragraph that says it.
    pub(super) fn show_field(&mut self, engine: &Engine, field: RulesField) {
        self.comparison = None;
        self.show_named(engine, RulesListKind::Rulesets, &engine.rules().name);
        match &self.shown {
            Some(ShownRules::Shipped(_, name)) => {
                self.sought = Some(SoughtField { field, rules: name.clone(), scrolls: true });
            }
            _ => self.focus = Some(RulesTextField::RulesetField(field)),
        }
    }

    /// Shows a new own entry with the keyboard focus on its name.
    pub(super) fn show_new(&mut self, kind: RulesListKind, at: usize) {
        self.shown = Some(ShownRules::Own(kind, at));
        self.open_list = kind;
        self.focus = Some(match kind {
            RulesListKind::Rulesets => RulesTextField::RulesetField(RulesField::new("name")),
            RulesListKind::Systems => RulesTextField::SystemField(DraftPart::Name, DraftField::Name),
        });
    }

    /// The name of the entry in view, if it is of this kind and has a usable version.
    fn name_in_view(&self, kind: RulesListKind) -> Option<&str> {
        match self.shown.as_ref()? {
            ShownRules::Shipped(of, name) if *of == kind => Some(name.as_str()),
            ShownRules::Own(of, at) if *of == kind => self.own.of(kind).get(*at)?.usable_name.as_deref(),
            ShownRules::Shipped(..) | ShownRules::Own(..) => None,
        }
    }

    /// The ruleset in view in its usable version.
    pub(super) fn ruleset<'a>(&self, engine: &'a Engine) -> Option<&'a std::sync::Arc<Ruleset>> {
        engine.rulesets().find(self.name_in_view(RulesListKind::Rulesets)?)
    }

    /// The scoring system in view in its usable version.
    pub(super) fn system<'a>(&self, engine: &'a Engine) -> Option<&'a std::sync::Arc<ScoringSystem>> {
        engine.library().find(self.name_in_view(RulesListKind::Systems)?)
    }

    /// The position of the own entry in view, if it is of this kind.
    pub(super) fn own_index(&self, kind: RulesListKind) -> Option<usize> {
        match self.shown {
            Some(ShownRules::Own(of, at)) if of == kind => Some(at),
            _ => None,
        }
    }

    /// Whether a ruleset is in view and not a scoring system.
    pub(super) fn shows_ruleset(&self) -> bool {
        use RulesListKind::Rulesets;
        matches!(self.shown, Some(ShownRules::Shipped(Rulesets, _) | ShownRules::Own(Rulesets, _)))
    }

    /// Shows the first own ruleset or system that is unusable or unfinished. If there is none, the rules of the event have
    /// the problem.
    pub(super) fn show_entry_with_problem(&mut self) {
        let has_problem = |own: &OwnEntry| own.unfinished || own.usable_name.is_none();
        let of_kind = |kind| Some((kind, self.own.of(kind).iter().position(has_problem)?));
        let found = RulesListKind::ALL.into_iter().find_map(of_kind);
        // Where none is shown, the next update shows the rules of the event.
        self.shown = found.map(|(kind, at)| ShownRules::Own(kind, at));
        self.open_list = found.map_or(self.open_list, |(kind, _)| kind);
    }

    /// Puts the keyboard focus on the filter of the list in the next frame.
    pub(super) fn request_filter_focus(&mut self) {
        self.focus_filter = true;
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
        let usable_name = self.own.of(RulesListKind::Systems).get(edited.index)?.usable_name.clone();
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
        let usable_name = self.own.of(RulesListKind::Rulesets).get(edited.index)?.usable_name.clone();
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
