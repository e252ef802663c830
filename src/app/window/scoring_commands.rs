//! The commands of scoring systems and formulas on the Rules tab.

use eframe::egui;

use super::{ChooserItem, Dialog, Topboard};
use crate::app::command::Command;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::views::Tab;
use crate::app::views::rules::{NewSystemItem, RulesTabRequest};
use crate::book::typed_words::capitalize;
use crate::book::{Edit, EventField};
use crate::scoring::{Explanation, SystemDraft};

impl Topboard {
    /// Whether a command of the scoring system in view is available now.
    pub(super) fn can_run_scoring_command(&self, command: Command) -> bool {
        let engine = &self.document.engine;
        let system = self.rules.system(engine);
        let own = self.rules.own_system_index().is_some();
        if self.rules.shows_ruleset() && !self.rules.is_comparing() {
            return self.tab == Tab::Rules && self.can_run_ruleset_command(command);
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
                Command::AddCountingPart | Command::AddTieBreak | Command::AddPrize => false,
                Command::NextComparisonBoards => self.rules.is_comparing(),
                Command::ToggleCompared => system.is_some() && self.rules.is_comparing(),
                _ => true,
            }
    }

    /// Runs a command of the scoring system in view.
    pub(super) fn run_scoring_command(&mut self, ctx: &egui::Context, command: Command) {
        if self.rules.shows_ruleset() && !self.rules.is_comparing() && self.run_ruleset_command(ctx, command) {
            return;
        }
        let engine = &self.document.engine;
        let system = self.rules.system(engine).cloned();
        match command {
            Command::FindSystem => self.dialog = Some(Dialog::Chooser(self.system_chooser())),
            Command::UseSystem => {
                let Some(system) = system else { return };
                // Without a name, the event uses the scoring system of its ruleset, also after the ruleset changes.
                let name = (engine.rules().system != system.name).then(|| system.name.clone());
                self.apply(format!("scoring system {}", system.name), Edit::Event(EventField::System(name)));
            }
            Command::CopySystem => {
                let Some(system) = system else { return };
                let name = self.name_of_copy(&system.name);
                let Ok(text) = SystemDraft::copy_of(&system, &name).to_text("") else { return };
                let mut systems = self.document.engine.book().systems.clone();
                systems.push(text);
                let at = systems.len() - 1;
                if self.apply(format!("copy of {}", system.name), Edit::Systems(systems)) {
                    self.rules.show_own_system(at);
                    self.rules.refresh(&self.document.engine);
                    if self.rules.is_comparing() {
                        self.rules.toggle_comparison(&self.document.engine);
                    }
                }
            }
            Command::RemoveSystem => self.remove_system(),
            Command::AddColumn | Command::AddNumber | Command::AddList => {
                let kind = match command {
                    Command::AddColumn => NewSystemItem::Column,
                    Command::AddNumber => NewSystemItem::Number,
                    _ => NewSystemItem::List,
                };
                let request = self.rules.add_to_system(&self.document.engine, kind);
                self.change_rules(ctx, request.into_iter().collect());
            }
            Command::FormulaHelp => {
                self.open_tab(Tab::Rules);
                self.rules.lists_functions = !self.rules.lists_functions;
            }
            Command::CompareSystems => {
                self.open_tab(Tab::Rules);
                self.rules.refresh(&self.document.engine);
                self.rules.toggle_comparison(&self.document.engine);
            }
            Command::NextComparisonBoards => self.rules.compare_next_basis(),
            Command::ToggleCompared => self.rules.toggle_compared(&self.document.engine),
            _ => {}
        }
    }

    /// Executes the requests of the Rules tab.
    pub(super) fn change_rules(&mut self, ctx: &egui::Context, requests: Vec<RulesTabRequest>) {
        for request in requests {
            match request {
                RulesTabRequest::Command(command) => self.execute(ctx, command),
                RulesTabRequest::ChooseSystem(field) => {
                    self.dialog = Some(Dialog::Chooser(self.ruleset_system_chooser(field)));
                }
                RulesTabRequest::Change { .. } if self.refuse_if_read_only() => {}
                RulesTabRequest::Change { step_name: step, edit, typed_field: typed } => {
                    let revision = self.document.engine.revision();
                    if typed.is_some_and(|typed| self.rules.continues_step(typed, revision)) {
                        if let Err(error) = self.document.engine.extend_last_step(*edit) {
                            self.notification = Some((format!("{}.", capitalize(&error.to_string())), true));
                        }
                        self.refresh();
                    } else {
                        self.apply(step, *edit);
                    }
                    self.rules.note_step(typed, self.document.engine.revision());
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
        self.rules.request_filter_focus();
    }

    fn system_chooser(&self) -> ListChooser<ChooserItem> {
        let engine = &self.document.engine;
        let used = engine.event_system().map(|system| system.name.as_str());
        let mut items = self.ruleset_items(ChooserItem::ShowRules, "ruleset");
        items.extend(engine.library().systems().iter().enumerate().map(|(at, system)| ListItem {
            name: system.name.clone(),
            detail: if used == Some(system.name.as_str()) { "system, in use" } else { "system" }.to_owned(),
            keywords: format!("{} {}", system.description, system.source),
            choice: ChooserItem::System(at),
        }));
        ListChooser::new("Find rules or a scoring system", "a few letters of the name or the description", items)
    }

    /// A free name for a copy: “EuroDipCon 4 copy”, or with a number if that name is taken.
    fn name_of_copy(&self, name: &str) -> String {
        let library = self.document.engine.library();
        let stem = name.split(" copy").next().unwrap_or(name);
        let first = format!("{stem} copy");
        let more = (2..).map(|n| format!("{first} {n}"));
        std::iter::once(first.clone()).chain(more).find(|name| library.find(name).is_none()).unwrap_or(first)
    }

    /// Removes the event's own system in view. If the event uses it, the event goes back to the system that it was
    /// copied from, or to the system of the ruleset.
    fn remove_system(&mut self) {
        let Some(at) = self.rules.own_system_index() else { return };
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
        let step = format!("removal of {}", name.as_deref().unwrap_or("a scoring system"));
        if self.apply(step, Edit::Batch(edits)) {
            let shown = base.or_else(|| self.document.engine.event_system().map(|system| system.name.clone()));
            if let Some(shown) = shown {
                self.rules.show_system(&self.document.engine, &shown);
            }
        }
    }

    /// The explanation of the score at the cursor.
    pub(super) fn score_explanation_at_cursor(&self) -> Option<Explanation> {
        let engine = &self.document.engine;
        let (seat, column) = self.scored_column().or_else(|| {
            let Tab::Round(_) = self.tab else { return None };
            let seat = self.seat_at_cursor()?;
            Some((seat, engine.system(seat.board)?.columns.len().checked_sub(1)?))
        })?;
        engine.explain(seat, column)
    }
}
