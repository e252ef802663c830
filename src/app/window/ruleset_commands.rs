//! The commands of rulesets: choose the ruleset of the event, set up its rounds, copy a ruleset and change the copy.

use eframe::egui::{self, Label, RichText, ScrollArea};

use super::{ChooserItem, Dialog, Topboard};
use crate::app::command::Command;
use crate::app::dialogs;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::theme::{bold_body, size};
use crate::app::views::Tab;
use crate::app::views::rules::NewRulesetItem;
use crate::book::{Edit, EventField, GameStage};
use crate::standings::{RulesDraft, RulesField, RulesetLibrary};

impl Topboard {
    /// Whether a command of the ruleset in view is available now.
    pub(super) fn can_run_ruleset_command(&self, command: Command) -> bool {
        let engine = &self.document.engine;
        let rules = self.rules.ruleset(engine);
        let own = self.rules.own_ruleset_index().is_some();
        match command {
            Command::UseSystem => rules.is_some_and(|rules| engine.book().event.rules != rules.name),
            Command::CopySystem => rules.is_some(),
            Command::RemoveSystem | Command::AddCountingPart | Command::AddTieBreak | Command::AddPrize => own,
            Command::AddColumn
            | Command::AddNumber
            | Command::AddList
            | Command::NextComparisonBoards
            | Command::ToggleCompared => false,
            _ => true,
        }
    }

    /// Runs a command of the ruleset in view. Returns false if the command does not concern rulesets.
    pub(super) fn run_ruleset_command(&mut self, ctx: &egui::Context, command: Command) -> bool {
        let kind = match command {
            Command::UseSystem => {
                let name = self.rules.ruleset(&self.document.engine).map(|rules| rules.name.clone());
                if let Some(name) = name {
                    self.ask_to_use_ruleset(name);
                }
                return true;
            }
            Command::CopySystem => {
                self.copy_rules();
                return true;
            }
            Command::RemoveSystem => {
                self.remove_rules();
                return true;
            }
            Command::AddCountingPart => NewRulesetItem::CountedPart,
            Command::AddTieBreak => NewRulesetItem::TieBreak,
            Command::AddPrize => NewRulesetItem::Prize,
            _ => return false,
        };
        let request = self.rules.add_to_ruleset(&self.document.engine, kind);
        self.change_rules(ctx, request.into_iter().collect());
        true
    }

    /// All rulesets as items of a list.
    pub(super) fn ruleset_items(
        &self,
        choice: impl Fn(usize) -> ChooserItem,
        kind: &str,
    ) -> Vec<ListItem<ChooserItem>> {
        let engine = &self.document.engine;
        let used = |name: &str| engine.book().event.rules == name;
        let line = |(at, rules): (usize, &std::sync::Arc<crate::standings::Ruleset>)| ListItem {
            name: rules.name.clone(),
            detail: match (used(&rules.name), kind) {
                (true, "") => "in use".to_owned(),
                (true, kind) => format!("{kind}, in use"),
                (false, kind) => kind.to_owned(),
            },
            keywords: format!("{} {}", rules.description, rules.source),
            choice: choice(at),
        };
        engine.rulesets().all().iter().enumerate().map(line).collect()
    }

    /// The list of rulesets for the event.
    pub(super) fn ruleset_chooser(&self) -> ListChooser<ChooserItem> {
        let items = self.ruleset_items(ChooserItem::UseRules, "");
        ListChooser::new("Choose the rules of the event", "a few letters, such as “wdc”", items)
    }

    /// The list of scoring systems for a field of the ruleset in view.
    pub(super) fn ruleset_system_chooser(&self, field: RulesField) -> ListChooser<ChooserItem> {
        let systems = self.document.engine.library().systems().iter().enumerate();
        let items = systems
            .map(|(at, system)| ListItem {
                name: system.name.clone(),
                detail: String::new(),
                keywords: format!("{} {}", system.description, system.source),
                choice: ChooserItem::RulesetSystem(field, at),
            })
            .collect();
        ListChooser::new("Scoring system of the rules", "a few letters of the name or the description", items)
    }

    /// Sets a field of the ruleset in view to the chosen scoring system.
    pub(super) fn set_ruleset_system(&mut self, ctx: &egui::Context, field: RulesField, at: usize) {
        let engine = &self.document.engine;
        let Some(name) = engine.library().systems().get(at).map(|system| system.name.clone()) else { return };
        let request = self.rules.set_ruleset_field(engine, field, &name);
        self.change_rules(ctx, request.into_iter().collect());
    }

    /// Shows a ruleset on its tab.
    pub(super) fn go_to_rules(&mut self, at: usize) {
        let Some(name) = self.document.engine.rulesets().all().get(at).map(|rules| rules.name.clone()) else { return };
        self.open_tab(Tab::Rules);
        self.rules.show_ruleset(&self.document.engine, &name);
        if self.rules.is_comparing() {
            self.rules.toggle_comparison(&self.document.engine);
        }
        self.rules.request_filter_focus();
    }

    /// Chooses the ruleset at this position for the event.
    pub(super) fn choose_rules(&mut self, at: usize) {
        if let Some(rules) = self.document.engine.rulesets().all().get(at).cloned() {
            self.ask_to_use_ruleset(rules.name.clone());
        }
    }

    /// Uses a ruleset for the event. If the event has not begun and lacks rounds of the ruleset, asks whether to set
    /// them up.
    fn ask_to_use_ruleset(&mut self, name: String) {
        let engine = &self.document.engine;
        let begun = engine.book().boards().any(|(_, board)| board.stage() != GameStage::NotStarted);
        let has_missing_rounds = || {
            let preview = engine.preview_edit(Edit::Event(EventField::Rules(name.clone())));
            preview.is_ok_and(|preview| preview.round_setup().is_some())
        };
        if !begun && has_missing_rounds() {
            self.dialog = Some(Dialog::RoundSetup(name));
        } else {
            self.use_ruleset(&name, false);
        }
    }

    fn use_ruleset(&mut self, name: &str, with_rounds: bool) {
        let rules = Edit::Event(EventField::Rules(name.to_owned()));
        let set_up = if with_rounds {
            self.document.engine.preview_edit(rules.clone()).ok().and_then(|preview| preview.round_setup())
        } else {
            None
        };
        let Some(set_up) = set_up else {
            if self.apply(format!("rules of {name}"), rules) {
                self.status_message = format!("The rules of the event are {name}.");
            }
            return;
        };
        if self.apply(format!("rules and rounds of {name}"), Edit::Batch(vec![rules, set_up.edit])) {
            self.open_players_if_empty(format!("{name}: {}.", set_up.summary));
        }
    }

    /// Adds the rounds that the ruleset of the event requires.
    pub(super) fn set_up_rounds(&mut self) {
        let engine = &self.document.engine;
        let Some(set_up) = engine.round_setup() else { return };
        let step = format!("rounds of {}", engine.rules().name);
        if self.apply(step, set_up.edit) {
            self.status_message =
                format!("{}. Ctrl+Z undoes it.", crate::book::typed_words::capitalize(&set_up.summary));
        }
    }

    /// Shows a notification. If the event has no players yet, goes to the list of players.
    fn open_players_if_empty(&mut self, mut message: String) {
        if self.document.engine.book().people.is_empty() {
            self.open_tab(Tab::Players);
            self.move_cursor(crate::app::views::players::first_empty_cell(&self.document.engine).0, 0);
            message.push_str(" Type the names of the players.");
        }
        self.notification = Some((message, false));
    }

    /// Shows the description of the chosen ruleset, and asks whether to set up its rounds. Returns whether the dialog
    /// stays open.
    pub(super) fn show_round_setup(&mut self, ctx: &egui::Context, name: &str) -> bool {
        let Some(rules) = self.document.engine.rulesets().find(name).cloned() else { return false };
        let preview = self.document.engine.preview_edit(Edit::Event(EventField::Rules(name.to_owned())));
        let summary =
            preview.ok().and_then(|preview| preview.round_setup()).map(|set_up| set_up.summary).unwrap_or_default();
        let (answer, close) = dialogs::show_modal(ctx, "ready", name, 560.0, |ui| {
            let enter = dialogs::enter_pressed(ui);
            let height = (ui.ctx().content_rect().height() - 260.0).max(120.0);
            ScrollArea::vertical().max_height(height).show(ui, |ui| {
                for section in rules.describe() {
                    ui.label(RichText::new(section.heading).font(bold_body()));
                    ui.add(Label::new(&section.text).wrap());
                    ui.add_space(size::GAP);
                }
            });
            ui.add_space(size::GAP);
            ui.add(Label::new(format!("Set up the rounds now? Then {summary}.")).wrap());
            let choices = [("Set up the rounds", Some(true)), ("Only the rules", Some(false)), ("Cancel", None)];
            let pressed = dialogs::show_buttons(ui, &choices);
            if enter { Some(Some(true)) } else { pressed }
        });
        match answer {
            Some(Some(with_rounds)) => self.use_ruleset(name, with_rounds),
            Some(None) => {}
            None => return !close,
        }
        false
    }

    fn copy_rules(&mut self) {
        let engine = &self.document.engine;
        let Some(name) = self.rules.ruleset(engine).map(|rules| rules.name.clone()) else { return };
        let own = self.rules.own_ruleset_index().and_then(|at| engine.book().rulesets.get(at).map(String::as_str));
        let Some(text) = own.or_else(|| RulesetLibrary::shipped_text(&name)) else { return };
        let stem = name.split(" copy").next().unwrap_or(&name);
        let first = format!("{stem} copy");
        let more = (2..).map(|n| format!("{first} {n}"));
        let free = std::iter::once(first.clone()).chain(more).find(|name| engine.rulesets().find(name).is_none());
        let copy = RulesDraft::copy_of(text, &free.unwrap_or(first));
        let mut rulesets = engine.book().rulesets.clone();
        rulesets.push(copy.text().to_owned());
        let at = rulesets.len() - 1;
        if self.apply(format!("copy of {name}"), Edit::Rulesets(rulesets)) {
            self.rules.show_own_ruleset(at);
            self.rules.refresh(&self.document.engine);
        }
    }

    /// Removes the event's own ruleset in view. If the event uses it, the event goes back to the ruleset that it was
    /// copied from.
    fn remove_rules(&mut self) {
        let Some(at) = self.rules.own_ruleset_index() else { return };
        let engine = &self.document.engine;
        let mut rulesets = engine.book().rulesets.clone();
        if at >= rulesets.len() {
            return;
        }
        let draft = RulesDraft::from_file_text(&rulesets.remove(at));
        let name = self
            .rules
            .ruleset(engine)
            .map_or_else(|| draft.field_text(RulesField::new("name")), |rules| rules.name.clone());
        let base = draft.field_text(RulesField::new("based_on"));
        let known = engine.rulesets().find(&base).is_some();
        let mut edits = vec![Edit::Rulesets(rulesets)];
        if engine.book().event.rules == name && known {
            edits.push(Edit::Event(EventField::Rules(base.clone())));
        }
        if self.apply(format!("removal of {name}"), Edit::Batch(edits)) {
            let shown = if known { base } else { self.document.engine.rules().name.clone() };
            self.rules.show_ruleset(&self.document.engine, &shown);
        }
    }
}
