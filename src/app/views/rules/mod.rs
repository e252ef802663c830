//! The rules: which ruleset and which scoring systems there are, what they say, and the event's own systems, which are
//! changed here while their result on the event is shown beside.
//!
//! What is typed goes into the book letter by letter: a version that cannot score yet is kept in the system's own text
//! ([`crate::scoring::Draft`]), so that it outlives a change of tab, a save and an undo. This room computes nothing; it
//! shows what [`crate::engine`] says.

mod compare_systems;
mod formula_field;
mod result_preview;
mod rule_lists;
mod ruleset;
mod system_editor;
mod system_page;

use eframe::egui::{self, Frame, Margin, RichText, ScrollArea, Ui};

use crate::app::command::Command;
use crate::app::theme::{Palette, bold_body};
use crate::book::{BoardField, BoardRef, Edit, EventField, RoundField, RoundIx};
use crate::engine::Engine;
use crate::scoring::{SystemDraft, DraftError, DraftField, DraftPart, ScoringSystem};
use crate::standings::{RulesField, Ruleset};

pub use compare_systems::ComparisonBoards;
pub(in crate::app) use ruleset::NewRulesetItem;
use ruleset::EditedRuleset;

/// What the tab shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShownRules {
    /// A ruleset that comes with the program, by its name.
    Ruleset(String),
    /// One of the event's own rulesets, by its position in the book.
    OwnRuleset(usize),
    /// A system that comes with the program, by its name.
    Shipped(String),
    /// One of the event's own, by its position in the book.
    Own(usize),
}

/// Which of the two lists is open at the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum RulesListKind {
    #[default]
    Rulesets,
    Systems,
}

/// One text of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum RulesTextField {
    Draft(DraftPart, DraftField),
    Source,
    Description,
    /// The whole file of a system that cannot be read.
    File,
    /// A field of a ruleset.
    Rule(RulesField),
    /// The whole text of a ruleset.
    RulesText,
}

/// An own system or ruleset as the list needs it.
#[derive(Clone, Debug)]
struct OwnEntry {
    /// What the director calls it, finished or not.
    title: String,
    /// The name by which it scores or counts; `None` where no version of it can.
    scores_as: Option<String>,
    unfinished: bool,
}

/// The own system in hand.
#[derive(Debug)]
struct EditedSystem {
    at: usize,
    /// The text in the book that `draft` stands for.
    written: String,
    /// `None` where the text is no system's file.
    draft: Option<SystemDraft>,
    /// The draft ready to score, or why it is not.
    checked: Result<Box<ScoringSystem>, Box<DraftError>>,
    /// Why the text is no system's file.
    unreadable: Option<String>,
}

/// What the tab remembers between frames. Nothing typed is only here: it is in the book.
#[derive(Debug, Default)]
pub struct RulesState {
    shown: Option<ShownRules>,
    listed: RulesListKind,
    filter: String,
    /// Whether the filter is to have the keyboard.
    focus_filter: bool,
    focus: Option<RulesTextField>,
    revision: Option<u64>,
    own: Vec<OwnEntry>,
    hand: Option<EditedSystem>,
    own_rules: Vec<OwnEntry>,
    rules_hand: Option<EditedRuleset>,
    /// The field being typed into and the name that formulas use for it now, for a name.
    naming: Option<(RulesTextField, String)>,
    /// The newest step of the history, where it is typing in this field, and the book's revision then.
    step: Option<(RulesTextField, u64)>,
    completing: formula_field::CompletionState,
    /// Whether functions and names are listed at the side.
    pub words: bool,
    compared: Option<compare_systems::SystemComparison>,
    result: Option<result_preview::ResultPreview>,
}

/// What the tab asks for.
#[derive(Debug)]
pub(in crate::app) enum RulesTabRequest {
    Command(Command),
    Change {
        what: String,
        edit: Box<Edit>,
        typed: Option<TypedInField>,
    },
    /// A scoring system is to be chosen for this field of the ruleset in view.
    PickSystem(RulesField),
}

/// Typing in one field: all of it is one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct TypedInField(RulesTextField);

impl RulesState {
    /// Brings what is shown up to the book.
    pub(in crate::app) fn refresh(&mut self, engine: &Engine) {
        if self.revision != Some(engine.revision()) {
            self.revision = Some(engine.revision());
            self.own = engine.book().systems.iter().map(|text| OwnEntry::read(text)).collect();
            self.own_rules = engine.book().rulesets.iter().map(|text| OwnEntry::of_rules(text)).collect();
        }
        if let Some(ShownRules::Own(at)) = self.shown
            && at >= self.own.len()
        {
            // The copy was undone: back to what it was a copy of.
            let base = self.hand.as_ref().and_then(|hand| hand.draft.as_ref()?.based_on.clone());
            self.shown = base.map(ShownRules::Shipped);
        }
        if let Some(ShownRules::OwnRuleset(at)) = self.shown
            && at >= self.own_rules.len()
        {
            let base = self.rules_hand.as_ref().map(|hand| hand.draft.field_text(RulesField::new("based_on")));
            self.shown = base.filter(|base| engine.rulesets().find(base).is_some()).map(ShownRules::Ruleset);
        }
        let shown = self.shown.get_or_insert_with(|| event_rules(engine, &self.own_rules)).clone();
        if let ShownRules::OwnRuleset(at) = shown {
            let text = &engine.book().rulesets[at];
            let name = self.own_rules[at].scores_as.as_deref();
            if self.rules_hand.as_ref().is_none_or(|hand| hand.at != at || hand.written != *text) {
                self.rules_hand = Some(EditedRuleset::new(engine, at, text, name));
            }
        } else {
            self.rules_hand = None;
        }
        if let ShownRules::Own(at) = shown {
            let text = &engine.book().systems[at];
            if self.hand.as_ref().is_none_or(|hand| hand.at != at || hand.written != *text) {
                self.hand = Some(EditedSystem::new(at, text));
                self.naming = None;
            }
        } else {
            self.hand = None;
        }
        let wanted = match (self.rules(engine), self.system(engine)) {
            (Some(rules), _) => Some(result_preview::PreviewSubject::Rules(rules.name.clone())),
            (None, system) => system.map(|system| result_preview::PreviewSubject::System(system.name.clone())),
        };
        result_preview::refresh(&mut self.result, engine, wanted);
        if let Some(compared) = &mut self.compared {
            compared.refresh(engine);
        }
    }

    /// Shows this system.
    pub(in crate::app) fn show_system(&mut self, engine: &Engine, name: &str) {
        self.own = engine.book().systems.iter().map(|text| OwnEntry::read(text)).collect();
        let own = self.own.iter().rposition(|own| own.scores_as.as_deref() == Some(name));
        self.shown = Some(own.map_or_else(|| ShownRules::Shipped(name.to_owned()), ShownRules::Own));
        self.listed = RulesListKind::Systems;
    }

    /// Shows this ruleset.
    pub(in crate::app) fn show_rules(&mut self, engine: &Engine, name: &str) {
        self.own_rules = engine.book().rulesets.iter().map(|text| OwnEntry::of_rules(text)).collect();
        let own = self.own_rules.iter().rposition(|own| own.scores_as.as_deref() == Some(name));
        self.shown = Some(own.map_or_else(|| ShownRules::Ruleset(name.to_owned()), ShownRules::OwnRuleset));
        self.listed = RulesListKind::Rulesets;
    }

    /// Shows a new own ruleset, its name ready to be typed.
    pub(in crate::app) fn show_own_rules(&mut self, at: usize) {
        self.shown = Some(ShownRules::OwnRuleset(at));
        self.listed = RulesListKind::Rulesets;
        self.focus = Some(RulesTextField::Rule(RulesField::new("name")));
    }

    /// The ruleset in view, as it counts.
    pub(in crate::app) fn rules<'a>(&self, engine: &'a Engine) -> Option<&'a std::sync::Arc<Ruleset>> {
        match self.shown.as_ref()? {
            ShownRules::Ruleset(name) => engine.rulesets().find(name),
            ShownRules::OwnRuleset(at) => engine.rulesets().find(self.own_rules.get(*at)?.scores_as.as_deref()?),
            ShownRules::Shipped(_) | ShownRules::Own(_) => None,
        }
    }

    /// The position of the own ruleset in view.
    pub(in crate::app) fn own_rules(&self) -> Option<usize> {
        match self.shown {
            Some(ShownRules::OwnRuleset(at)) => Some(at),
            _ => None,
        }
    }

    /// Whether a ruleset is in view, and not a scoring system.
    pub(in crate::app) fn shows_rules(&self) -> bool {
        matches!(self.shown, Some(ShownRules::Ruleset(_) | ShownRules::OwnRuleset(_)))
    }

    /// Shows an own system or ruleset that cannot be used or is unfinished, if there is one.
    pub(in crate::app) fn show_trouble(&mut self) {
        if let Some(at) = self.own_rules.iter().position(|own| own.unfinished || own.scores_as.is_none()) {
            self.shown = Some(ShownRules::OwnRuleset(at));
            self.listed = RulesListKind::Rulesets;
        } else if let Some(at) = self.own.iter().position(|own| own.unfinished || own.scores_as.is_none()) {
            self.shown = Some(ShownRules::Own(at));
            self.listed = RulesListKind::Systems;
        }
    }

    /// Shows a new own system, its name ready to be typed.
    pub(in crate::app) fn show_own(&mut self, at: usize) {
        self.shown = Some(ShownRules::Own(at));
        self.listed = RulesListKind::Systems;
        self.focus = Some(RulesTextField::Draft(DraftPart::Name, DraftField::Name));
    }

    /// Gives the filter of the list the keyboard.
    pub(in crate::app) fn find(&mut self) {
        self.focus_filter = true;
    }

    /// The system in view, as it scores.
    pub(in crate::app) fn system<'a>(&self, engine: &'a Engine) -> Option<&'a std::sync::Arc<ScoringSystem>> {
        match self.shown.as_ref()? {
            ShownRules::Ruleset(_) | ShownRules::OwnRuleset(_) => None,
            ShownRules::Shipped(name) => engine.library().find(name),
            ShownRules::Own(at) => engine.library().find(self.own.get(*at)?.scores_as.as_deref()?),
        }
    }

    /// The position of the own system in view.
    pub(in crate::app) fn own(&self) -> Option<usize> {
        match self.shown {
            Some(ShownRules::Own(at)) => Some(at),
            _ => None,
        }
    }

    /// Whether systems are compared.
    pub(in crate::app) fn is_comparing(&self) -> bool {
        self.compared.is_some()
    }

    /// Opens the comparison with the system in view and the event's, or closes it.
    pub(in crate::app) fn toggle_comparison(&mut self, engine: &Engine) {
        if self.compared.take().is_none() {
            self.listed = RulesListKind::Systems;
            let shown = self.system(engine).map(|system| system.name.as_str());
            self.compared = Some(compare_systems::SystemComparison::new(engine, shown));
        }
    }

    /// Compares on something else.
    pub(in crate::app) fn compare_on_next(&mut self) {
        if let Some(compared) = &mut self.compared {
            compared.on = compared.on.next();
        }
    }

    /// Takes the system in view into the comparison, or out of it.
    pub(in crate::app) fn toggle_compared(&mut self, engine: &Engine) {
        let name = self.system(engine).map(|system| system.name.clone());
        if let (Some(name), Some(compared)) = (name, &mut self.compared) {
            compared.toggle(&name);
        }
    }

    /// Adds a line to the own system in view; gives the change.
    pub(in crate::app) fn add(&mut self, engine: &Engine, kind: AddItem) -> Option<RulesTabRequest> {
        let hand = self.hand.as_mut()?;
        let draft = hand.draft.as_mut()?;
        let (what, part) = match kind {
            AddItem::Column => {
                // Before the last, which is the score.
                let at = draft.columns.len().saturating_sub(1);
                let name = draft.free_name("column");
                draft.columns.insert(at, crate::scoring::SystemColumn { name, formula: "centres".to_owned() });
                ("new column", DraftPart::Column(at))
            }
            AddItem::Number => {
                let name = draft.free_name("number");
                draft.parameters.push(crate::scoring::NamedText { name, text: "0".to_owned() });
                ("new number", DraftPart::Parameter(draft.parameters.len() - 1))
            }
            AddItem::List => {
                let name = draft.free_name("points");
                draft.tables.push(crate::scoring::NamedText { name, text: "3, 2, 1".to_owned() });
                ("new list", DraftPart::Table(draft.tables.len() - 1))
            }
        };
        self.focus = Some(RulesTextField::Draft(part, DraftField::Name));
        self.written(engine, what.to_owned(), None)
    }

    /// The change that puts the draft in hand into the book.
    fn written(&mut self, engine: &Engine, what: String, typed: Option<TypedInField>) -> Option<RulesTabRequest> {
        let hand = self.hand.as_mut()?;
        let draft = hand.draft.as_ref()?;
        let before = self.own.get(hand.at)?.scores_as.clone();
        let text = match check(engine, draft, before.as_deref()) {
            Ok(system) => {
                let text = draft.print(&hand.written);
                hand.checked = Ok(system);
                text
            }
            Err(error) => {
                let text = draft.print_unfinished(&hand.written);
                hand.checked = Err(error);
                text
            }
        };
        // What a director can type, TOML can hold; were it not so, the text in the book stays and so does the draft.
        let text = text.ok()?;
        if text == hand.written {
            return None;
        }
        hand.written.clone_from(&text);
        let mut systems = engine.book().systems.clone();
        *systems.get_mut(hand.at)? = text;
        let mut edit = Edit::Systems(systems);
        if let (Ok(system), Some(before)) = (&hand.checked, before)
            && system.name != before
        {
            let mut edits = vec![edit];
            edits.extend(renamed(engine, &before, &system.name));
            edit = Edit::Batch(edits);
        }
        Some(RulesTabRequest::Change { what, edit: Box::new(edit), typed })
    }

    /// Whether this typing goes on with the newest step of the history.
    pub(in crate::app) fn goes_on(&self, typed: TypedInField, revision: u64) -> bool {
        self.step == Some((typed.0, revision))
    }

    /// Notes which step was made.
    pub(in crate::app) fn made(&mut self, typed: Option<TypedInField>, revision: u64) {
        self.step = typed.map(|typed| (typed.0, revision));
    }
}

/// A line that can be added to a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum AddItem {
    Column,
    Number,
    List,
}

impl OwnEntry {
    fn read(text: &str) -> OwnEntry {
        let system = ScoringSystem::parse(text).ok();
        let title = match SystemDraft::read(text) {
            Ok(draft) => draft.name,
            Err(_) => "a system that cannot be read".to_owned(),
        };
        let unfinished = system.as_ref().is_some_and(|system| system.unfinished.is_some());
        OwnEntry { title, scores_as: system.map(|system| system.name), unfinished }
    }
}

impl EditedSystem {
    fn new(at: usize, text: &str) -> EditedSystem {
        let read = SystemDraft::read(text);
        let unreadable = read.as_ref().err().map(ToString::to_string);
        let draft = read.ok();
        let fault = ScoringSystem::parse(text).ok().and_then(|system| system.unfinished);
        let checked = match (&draft, fault) {
            (_, Some(fault)) => Err(fault),
            (Some(draft), None) => draft.check().map(Box::new).map_err(Box::new),
            (None, None) => Err(Box::new(SystemDraft::default().name_taken())),
        };
        EditedSystem { at, written: text.to_owned(), draft, checked, unreadable }
    }
}

/// The draft as a system: its name must be no other system's.
fn check(engine: &Engine, draft: &SystemDraft, before: Option<&str>) -> Result<Box<ScoringSystem>, Box<DraftError>> {
    let system = draft.check().map_err(Box::new)?;
    match engine.library().find(&system.name) {
        Some(other) if Some(other.name.as_str()) != before => Err(Box::new(draft.name_taken())),
        _ => Ok(Box::new(system)),
    }
}

/// The edits by which whatever is scored by `before` is scored by `after`.
fn renamed(engine: &Engine, before: &str, after: &str) -> Vec<Edit> {
    let book = engine.book();
    let same = |name: &Option<String>| name.as_deref() == Some(before);
    let name = || Some(after.to_owned());
    let mut edits = Vec::new();
    if same(&book.event.system) {
        edits.push(Edit::Event(EventField::System(name())));
    }
    for (at, round) in book.rounds.iter().enumerate() {
        if same(&round.system) {
            edits.push(Edit::Round(RoundIx(at), RoundField::System(name())));
        }
        for (board, held) in round.boards.iter().enumerate() {
            if same(&held.system) {
                edits.push(Edit::Board(BoardRef::new(at, board), BoardField::System(name())));
            }
        }
    }
    edits
}

/// The rules of the event, to be shown first.
fn event_rules(engine: &Engine, own: &[OwnEntry]) -> ShownRules {
    let rules = engine.rules();
    let at = own.iter().rposition(|own| own.scores_as.as_deref() == Some(&rules.name));
    at.map_or_else(|| ShownRules::Ruleset(rules.name.clone()), ShownRules::OwnRuleset)
}

/// The system of the event, to be shown first of the systems.
fn event_system(engine: &Engine, own: &[OwnEntry]) -> Option<ShownRules> {
    let system = engine.event_system()?;
    let at = own.iter().rposition(|own| own.scores_as.as_deref() == Some(&system.name));
    Some(at.map_or_else(|| ShownRules::Shipped(system.name.clone()), ShownRules::Own))
}

/// Shows the tab.
pub(in crate::app) fn show(ui: &mut Ui, engine: &Engine, state: &mut RulesState, zoom: f32) -> Vec<RulesTabRequest> {
    state.refresh(engine);
    let palette = Palette::current(ui.ctx());
    let mut asked = Vec::new();
    let width = if ui.available_width() < 800.0 { 196.0 } else { 232.0 };
    egui::Panel::left("rules list")
        .resizable(false)
        .exact_size(width)
        .frame(Frame::new().fill(palette.panel).inner_margin(Margin { left: 10, right: 6, top: 10, bottom: 6 }))
        .show(ui, |ui| rule_lists::show(ui, engine, state));
    if state.compared.is_some() {
        egui::CentralPanel::default().frame(Frame::new().fill(palette.desk)).show(ui, |ui| {
            asked.extend(compare_systems::show(ui, engine, state, zoom));
        });
        return asked;
    }
    let margin = Margin { left: 18, right: 14, top: 12, bottom: 0 };
    egui::CentralPanel::default().frame(Frame::new().fill(palette.paper).inner_margin(margin)).show(ui, |ui| {
        let shown = state.shown.clone();
        ScrollArea::vertical().id_salt(format!("{shown:?}")).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width().min(860.0) - 10.0);
            match shown {
                Some(ShownRules::Own(_)) => asked.extend(system_editor::show(ui, engine, state)),
                Some(ShownRules::Shipped(_)) => {
                    if let Some(system) = state.system(engine) {
                        asked.extend(system_page::system(ui, engine, system));
                    }
                }
                Some(ShownRules::OwnRuleset(_)) => asked.extend(ruleset::editor::show(ui, engine, state)),
                Some(ShownRules::Ruleset(_)) => {
                    if let Some(rules) = state.rules(engine) {
                        asked.extend(ruleset::page::show(ui, engine, rules));
                    }
                }
                None => {}
            }
            ui.add_space(20.0);
        });
    });
    asked
}

/// The result of the system in view on the event, for the panel at the side.
pub(in crate::app) fn show_result(ui: &mut Ui, engine: &Engine, state: &RulesState) {
    if state.words {
        formula_field::list_of_words(ui, state.hand.as_ref().and_then(|hand| hand.draft.as_ref()));
    } else if let Some(outcome) = &state.result {
        result_preview::show(ui, engine, outcome);
    }
}

fn head(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(bold_body()));
}
