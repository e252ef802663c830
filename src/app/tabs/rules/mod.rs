//! The rules: which ruleset and which scoring systems there are, what they say, and the event's own systems, which are
//! changed here while their result on the event is shown beside.
//!
//! What is typed goes into the book letter by letter: a version that cannot score yet is kept in the system's own text
//! ([`crate::scoring::Draft`]), so that it outlives a change of tab, a save and an undo. This room computes nothing; it
//! shows what [`crate::live`] says.

mod compare;
mod editor;
mod formula;
mod list;
mod page;
mod result;

use eframe::egui::{self, Frame, Margin, RichText, ScrollArea, Ui};

use super::super::command::Command;
use super::super::theme::{Palette, bold_body};
use crate::book::{BoardField, BoardRef, Edit, EventField, RoundField, RoundIx};
use crate::live::Live;
use crate::scoring::{Draft, DraftError, DraftField, DraftPart, System};

pub use compare::On;

/// What the tab shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The ruleset of the event.
    Ruleset,
    /// A system that comes with the program, by its name.
    Shipped(String),
    /// One of the event's own, by its position in the book.
    Own(usize),
}

/// One text of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Field {
    Draft(DraftPart, DraftField),
    Source,
    Description,
    /// The whole file of a system that cannot be read.
    File,
}

/// An own system as the list needs it.
#[derive(Clone, Debug)]
struct Own {
    /// What the director calls it, finished or not.
    title: String,
    /// The name by which it scores; `None` where no version of it can.
    scores_as: Option<String>,
    unfinished: bool,
}

/// The own system in hand.
#[derive(Debug)]
struct Hand {
    at: usize,
    /// The text in the book that `draft` stands for.
    written: String,
    /// `None` where the text is no system's file.
    draft: Option<Draft>,
    /// The draft ready to score, or why it is not.
    checked: Result<Box<System>, Box<DraftError>>,
    /// Why the text is no system's file.
    unreadable: Option<String>,
}

/// What the tab remembers between frames. Nothing typed is only here: it is in the book.
#[derive(Debug, Default)]
pub struct RulesState {
    shown: Option<Shown>,
    filter: String,
    /// Whether the filter is to have the keyboard.
    focus_filter: bool,
    focus: Option<Field>,
    revision: Option<u64>,
    own: Vec<Own>,
    hand: Option<Hand>,
    /// The field being typed into and the name that formulas use for it now, for a name.
    naming: Option<(Field, String)>,
    /// The newest step of the history, where it is typing in this field, and the book's revision then.
    step: Option<(Field, u64)>,
    completing: formula::Completing,
    /// Whether functions and names are listed at the side.
    pub words: bool,
    compared: Option<compare::Comparison>,
    result: Option<result::Outcome>,
}

/// What the tab asks for.
#[derive(Debug)]
pub(in crate::app) enum Asked {
    Command(Command),
    Change { what: String, edit: Box<Edit>, typed: Option<Typed> },
}

/// Typing in one field: all of it is one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct Typed(Field);

impl RulesState {
    /// Brings what is shown up to the book.
    pub(in crate::app) fn refresh(&mut self, live: &Live) {
        if self.revision != Some(live.revision()) {
            self.revision = Some(live.revision());
            self.own = live.book().systems.iter().map(|text| Own::read(text)).collect();
        }
        if let Some(Shown::Own(at)) = self.shown
            && at >= self.own.len()
        {
            // The copy was undone: back to what it was a copy of.
            let base = self.hand.as_ref().and_then(|hand| hand.draft.as_ref()?.based_on.clone());
            self.shown = base.map(Shown::Shipped);
        }
        let shown = self.shown.get_or_insert_with(|| event_system(live, &self.own)).clone();
        if let Shown::Own(at) = shown {
            let text = &live.book().systems[at];
            if self.hand.as_ref().is_none_or(|hand| hand.at != at || hand.written != *text) {
                self.hand = Some(Hand::new(at, text));
                self.naming = None;
            }
        } else {
            self.hand = None;
        }
        let wanted = self.system(live).map(|system| system.name.clone());
        result::refresh(&mut self.result, live, wanted.as_deref());
        if let Some(compared) = &mut self.compared {
            compared.refresh(live);
        }
    }

    /// Shows this system.
    pub(in crate::app) fn show_system(&mut self, live: &Live, name: &str) {
        self.own = live.book().systems.iter().map(|text| Own::read(text)).collect();
        let own = self.own.iter().rposition(|own| own.scores_as.as_deref() == Some(name));
        self.shown = Some(own.map_or_else(|| Shown::Shipped(name.to_owned()), Shown::Own));
    }

    /// Shows an own system that cannot be used or is unfinished, if there is one.
    pub(in crate::app) fn show_trouble(&mut self) {
        if let Some(at) = self.own.iter().position(|own| own.unfinished || own.scores_as.is_none()) {
            self.shown = Some(Shown::Own(at));
        }
    }

    /// Shows a new own system, its name ready to be typed.
    pub(in crate::app) fn show_own(&mut self, at: usize) {
        self.shown = Some(Shown::Own(at));
        self.focus = Some(Field::Draft(DraftPart::Name, DraftField::Name));
    }

    /// Gives the filter of the list the keyboard.
    pub(in crate::app) fn find(&mut self) {
        self.focus_filter = true;
    }

    /// The system in view, as it scores.
    pub(in crate::app) fn system<'a>(&self, live: &'a Live) -> Option<&'a std::sync::Arc<System>> {
        match self.shown.as_ref()? {
            Shown::Ruleset => None,
            Shown::Shipped(name) => live.library().find(name),
            Shown::Own(at) => live.library().find(self.own.get(*at)?.scores_as.as_deref()?),
        }
    }

    /// The position of the own system in view.
    pub(in crate::app) fn own(&self) -> Option<usize> {
        match self.shown {
            Some(Shown::Own(at)) => Some(at),
            _ => None,
        }
    }

    /// Whether systems are compared.
    pub(in crate::app) fn is_comparing(&self) -> bool {
        self.compared.is_some()
    }

    /// Opens the comparison with the system in view and the event's, or closes it.
    pub(in crate::app) fn toggle_comparison(&mut self, live: &Live) {
        self.compared = match self.compared.take() {
            Some(_) => None,
            None => Some(compare::Comparison::new(live, self.system(live).map(|system| system.name.as_str()))),
        };
    }

    /// Compares on something else.
    pub(in crate::app) fn compare_on_next(&mut self) {
        if let Some(compared) = &mut self.compared {
            compared.on = compared.on.next();
        }
    }

    /// Takes the system in view into the comparison, or out of it.
    pub(in crate::app) fn toggle_compared(&mut self, live: &Live) {
        let name = self.system(live).map(|system| system.name.clone());
        if let (Some(name), Some(compared)) = (name, &mut self.compared) {
            compared.toggle(&name);
        }
    }

    /// Adds a line to the own system in view; gives the change.
    pub(in crate::app) fn add(&mut self, live: &Live, kind: Add) -> Option<Asked> {
        let hand = self.hand.as_mut()?;
        let draft = hand.draft.as_mut()?;
        let (what, part) = match kind {
            Add::Column => {
                // Before the last, which is the score.
                let at = draft.columns.len().saturating_sub(1);
                let name = draft.free_name("column");
                draft.columns.insert(at, crate::scoring::SystemColumn { name, formula: "centres".to_owned() });
                ("new column", DraftPart::Column(at))
            }
            Add::Number => {
                let name = draft.free_name("number");
                draft.parameters.push(crate::scoring::NamedText { name, text: "0".to_owned() });
                ("new number", DraftPart::Parameter(draft.parameters.len() - 1))
            }
            Add::List => {
                let name = draft.free_name("points");
                draft.tables.push(crate::scoring::NamedText { name, text: "3, 2, 1".to_owned() });
                ("new list", DraftPart::Table(draft.tables.len() - 1))
            }
        };
        self.focus = Some(Field::Draft(part, DraftField::Name));
        self.written(live, what.to_owned(), None)
    }

    /// The change that puts the draft in hand into the book.
    fn written(&mut self, live: &Live, what: String, typed: Option<Typed>) -> Option<Asked> {
        let hand = self.hand.as_mut()?;
        let draft = hand.draft.as_ref()?;
        let before = self.own.get(hand.at)?.scores_as.clone();
        let text = match check(live, draft, before.as_deref()) {
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
        let mut systems = live.book().systems.clone();
        *systems.get_mut(hand.at)? = text;
        let mut edit = Edit::Systems(systems);
        if let (Ok(system), Some(before)) = (&hand.checked, before)
            && system.name != before
        {
            let mut edits = vec![edit];
            edits.extend(renamed(live, &before, &system.name));
            edit = Edit::Batch(edits);
        }
        Some(Asked::Change { what, edit: Box::new(edit), typed })
    }

    /// Whether this typing goes on with the newest step of the history.
    pub(in crate::app) fn goes_on(&self, typed: Typed, revision: u64) -> bool {
        self.step == Some((typed.0, revision))
    }

    /// Notes which step was made.
    pub(in crate::app) fn made(&mut self, typed: Option<Typed>, revision: u64) {
        self.step = typed.map(|typed| (typed.0, revision));
    }
}

/// A line that can be added to a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Add {
    Column,
    Number,
    List,
}

impl Own {
    fn read(text: &str) -> Own {
        let system = System::parse(text).ok();
        let title = match Draft::read(text) {
            Ok(draft) => draft.name,
            Err(_) => "a system that cannot be read".to_owned(),
        };
        let unfinished = system.as_ref().is_some_and(|system| system.unfinished.is_some());
        Own { title, scores_as: system.map(|system| system.name), unfinished }
    }
}

impl Hand {
    fn new(at: usize, text: &str) -> Hand {
        let read = Draft::read(text);
        let unreadable = read.as_ref().err().map(ToString::to_string);
        let draft = read.ok();
        let fault = System::parse(text).ok().and_then(|system| system.unfinished);
        let checked = match (&draft, fault) {
            (_, Some(fault)) => Err(fault),
            (Some(draft), None) => draft.check().map(Box::new).map_err(Box::new),
            (None, None) => Err(Box::new(Draft::default().name_taken())),
        };
        Hand { at, written: text.to_owned(), draft, checked, unreadable }
    }
}

/// The draft as a system: its name must be no other system's.
fn check(live: &Live, draft: &Draft, before: Option<&str>) -> Result<Box<System>, Box<DraftError>> {
    let system = draft.check().map_err(Box::new)?;
    match live.library().find(&system.name) {
        Some(other) if Some(other.name.as_str()) != before => Err(Box::new(draft.name_taken())),
        _ => Ok(Box::new(system)),
    }
}

/// The edits by which whatever is scored by `before` is scored by `after`.
fn renamed(live: &Live, before: &str, after: &str) -> Vec<Edit> {
    let book = live.book();
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

/// The system of the event, to be shown first.
fn event_system(live: &Live, own: &[Own]) -> Shown {
    let Some(system) = live.event_system() else { return Shown::Ruleset };
    let at = own.iter().rposition(|own| own.scores_as.as_deref() == Some(&system.name));
    at.map_or_else(|| Shown::Shipped(system.name.clone()), Shown::Own)
}

/// Shows the tab.
pub(in crate::app) fn show(ui: &mut Ui, live: &Live, state: &mut RulesState, zoom: f32) -> Vec<Asked> {
    state.refresh(live);
    let palette = Palette::current(ui.ctx());
    let mut asked = Vec::new();
    let width = if ui.available_width() < 800.0 { 196.0 } else { 232.0 };
    egui::Panel::left("rules list")
        .resizable(false)
        .exact_size(width)
        .frame(Frame::new().fill(palette.panel).inner_margin(Margin { left: 10, right: 6, top: 10, bottom: 6 }))
        .show(ui, |ui| asked.extend(list::show(ui, live, state)));
    if state.compared.is_some() {
        egui::CentralPanel::default().frame(Frame::new().fill(palette.desk)).show(ui, |ui| {
            asked.extend(compare::show(ui, live, state, zoom));
        });
        return asked;
    }
    let margin = Margin { left: 18, right: 14, top: 12, bottom: 0 };
    egui::CentralPanel::default().frame(Frame::new().fill(palette.paper).inner_margin(margin)).show(ui, |ui| {
        let shown = (state.shown.clone(), state.own());
        ScrollArea::vertical().id_salt(format!("{shown:?}")).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width().min(860.0) - 10.0);
            match shown.0 {
                Some(Shown::Own(_)) => asked.extend(editor::show(ui, live, state)),
                Some(Shown::Shipped(_)) => {
                    if let Some(system) = state.system(live) {
                        asked.extend(page::system(ui, live, system));
                    }
                }
                Some(Shown::Ruleset) | None => page::ruleset(ui, live),
            }
            ui.add_space(20.0);
        });
    });
    asked
}

/// The result of the system in view on the event, for the panel at the side.
pub(in crate::app) fn show_result(ui: &mut Ui, live: &Live, state: &RulesState) {
    if state.words {
        formula::list_of_words(ui, state.hand.as_ref().and_then(|hand| hand.draft.as_ref()));
    } else if let Some(outcome) = &state.result {
        result::show(ui, live, outcome);
    }
}

fn head(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(bold_body()));
}
