//! What is done with scoring systems and rulesets on the Rules tab.

use eframe::egui;

use super::{ChooserItem, Dialog, Topboard};
use crate::app::command::Command;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::views::Tab;
use crate::app::views::rules::{AddItem, RulesTabRequest};
use crate::book::vocabulary::capitalize;
use crate::book::{Edit, EventField};
use crate::scoring::{SystemDraft, Explanation};

impl Topboard {
    /// Whether a command about the system in view would do something now.
    pub(super) fn can_with_system(&self, command: Command) -> bool {
        let engine = &self.document.engine;
        let system = self.rules.system(engine);
        let own = self.rules.own().is_some();
        if self.rules.shows_rules() && !self.rules.is_comparing() {
            return self.tab == Tab::Rules && self.can_with_rules(command);
        }
        self.tab == Tab::Rules
            && match command {
                Command::UseSystem => {
                    let used = engine.event_system().map(|system| system.name.as_str());
                    system.is_some_and(|system| used != Some(system.name.as_str()))
                }
                Command::CopySystem => system.is_some(),
                Command::RemoveSystem => own,
                Command::AddColumn | Command::AddNumber | Command::AddList => own && !self.rules.is_comparing(),
                Command::AddPart | Command::AddTieBreak | Command::AddPrize => false,
                Command::CompareOnNext => self.rules.is_comparing(),
                Command::ToggleCompared => system.is_some() && self.rules.is_comparing(),
                _ => true,
            }
    }

    /// Does what a command says with the system in view.
    pub(super) fn with_system(&mut self, ctx: &egui::Context, command: Command) {
        if self.rules.shows_rules() && !self.rules.is_comparing() && self.with_rules(ctx, command) {
            return;
        }
        let engine = &self.document.engine;
        let system = self.rules.system(engine).cloned();
        match command {
            Command::FindSystem => self.dialog = Some(Dialog::Choose(self.all_systems())),
            Command::UseSystem => {
                let Some(system) = system else { return };
                // The ruleset's own follows the ruleset when that is changed.
                let name = (engine.rules().system != system.name).then(|| system.name.clone());
                self.apply(format!("scoring system {}", system.name), Edit::Event(EventField::System(name)));
            }
            Command::CopySystem => {
                let Some(system) = system else { return };
                let name = self.name_of_copy(&system.name);
                let Ok(text) = SystemDraft::copy_of(&system, &name).print("") else { return };
                let mut systems = self.document.engine.book().systems.clone();
                systems.push(text);
                let at = systems.len() - 1;
                if self.apply(format!("copy of {}", system.name), Edit::Systems(systems)) {
                    self.rules.show_own(at);
                    self.rules.refresh(&self.document.engine);
                    if self.rules.is_comparing() {
                        self.rules.toggle_comparison(&self.document.engine);
                    }
                }
            }
            Command::RemoveSystem => self.remove_system(),
            Command::AddColumn | Command::AddNumber | Command::AddList => {
                let kind = match command {
                    Command::AddColumn => AddItem::Column,
                    Command::AddNumber => AddItem::Number,
                    _ => AddItem::List,
                };
                let asked = self.rules.add(&self.document.engine, kind);
                self.change_rules(ctx, asked.into_iter().collect());
            }
            Command::FormulaWords => {
                self.open_tab(Tab::Rules);
                self.rules.words = !self.rules.words;
            }
            Command::CompareSystems => {
                self.open_tab(Tab::Rules);
                self.rules.refresh(&self.document.engine);
                self.rules.toggle_comparison(&self.document.engine);
            }
            Command::CompareOnNext => self.rules.compare_on_next(),
            Command::ToggleCompared => self.rules.toggle_compared(&self.document.engine),
            _ => {}
        }
    }

    /// Does what the Rules tab asks for.
    pub(super) fn change_rules(&mut self, ctx: &egui::Context, asked: Vec<RulesTabRequest>) {
        for wish in asked {
            match wish {
                RulesTabRequest::Command(command) => self.execute(ctx, command),
                RulesTabRequest::PickSystem(field) => self.dialog = Some(Dialog::Choose(self.systems_for_rules(field))),
                RulesTabRequest::Change { .. } if self.is_read_only() => {}
                RulesTabRequest::Change { what, edit, typed } => {
                    let revision = self.document.engine.revision();
                    if typed.is_some_and(|typed| self.rules.goes_on(typed, revision)) {
                        if let Err(error) = self.document.engine.extend_last_step(*edit) {
                            self.notice = Some((format!("{}.", capitalize(&error.to_string())), true));
                        }
                        self.refresh();
                    } else {
                        self.apply(what, *edit);
                    }
                    self.rules.made(typed, self.document.engine.revision());
                }
            }
            ctx.request_repaint();
        }
    }

    /// Shows a system of the library on its tab.
    pub(super) fn go_to_system(&mut self, at: usize) {
        let Some(name) = self.document.engine.library().systems().get(at).map(|system| system.name.clone()) else {
            return;
        };
        self.open_tab(Tab::Rules);
        self.rules.show_system(&self.document.engine, &name);
        if self.rules.is_comparing() {
            self.rules.toggle_comparison(&self.document.engine);
        }
        self.rules.find();
    }

    fn all_systems(&self) -> ListChooser<ChooserItem> {
        let engine = &self.document.engine;
        let used = engine.event_system().map(|system| system.name.as_str());
        let mut items = self.rulesets_as(ChooserItem::ShowRules, "ruleset");
        items.extend(engine.library().systems().iter().enumerate().map(|(at, system)| ListItem {
            name: system.name.clone(),
            detail: if used == Some(system.name.as_str()) { "system, in use" } else { "system" }.to_owned(),
            more: format!("{} {}", system.description, system.source),
            choice: ChooserItem::System(at),
        }));
        ListChooser::new("Find rules or a scoring system", "a few letters of its name, or of what it says", items)
    }

    /// “EuroDipCon 4 copy”, or with a number where there is one already.
    fn name_of_copy(&self, name: &str) -> String {
        let library = self.document.engine.library();
        let stem = name.split(" copy").next().unwrap_or(name);
        let first = format!("{stem} copy");
        let more = (2..).map(|n| format!("{first} {n}"));
        std::iter::once(first.clone()).chain(more).find(|name| library.find(name).is_none()).unwrap_or(first)
    }

    /// Takes the own system in view out; what was scored by it goes back to what it was copied from, or the ruleset's.
    fn remove_system(&mut self) {
        let Some(at) = self.rules.own() else { return };
        let engine = &self.document.engine;
        let mut systems = engine.book().systems.clone();
        if at >= systems.len() {
            return;
        }
        let text = systems.remove(at);
        let name = self.rules.system(engine).map(|system| system.name.clone());
        let base = SystemDraft::read(&text).ok().and_then(|draft| draft.based_on);
        let used = name.is_some() && engine.book().event.system == name;
        let mut edits = vec![Edit::Systems(systems)];
        if used {
            edits.push(Edit::Event(EventField::System(base.clone())));
        }
        let what = format!("removal of {}", name.as_deref().unwrap_or("a scoring system"));
        if self.apply(what, Edit::Batch(edits)) {
            let shown = base.or_else(|| self.document.engine.event_system().map(|system| system.name.clone()));
            if let Some(shown) = shown {
                self.rules.show_system(&self.document.engine, &shown);
            }
        }
    }

    /// How the score under the cursor came about.
    pub(super) fn explained(&self) -> Option<Explanation> {
        let engine = &self.document.engine;
        let (seat, column) = self.scored_column().or_else(|| {
            let Tab::Round(_) = self.tab else { return None };
            let seat = self.seat_at_cursor()?;
            Some((seat, engine.system(seat.board)?.columns.len().checked_sub(1)?))
        })?;
        engine.explain(seat, column)
    }
}
