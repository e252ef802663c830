//! What is done with rulesets: choosing the event's, setting its rounds up, copying one and changing it.

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
    /// Whether a command about the ruleset in view would do something now.
    pub(super) fn can_with_rules(&self, command: Command) -> bool {
        let engine = &self.document.engine;
        let rules = self.rules.rules(engine);
        let own = self.rules.own_rules().is_some();
        match command {
            Command::UseSystem => rules.is_some_and(|rules| engine.book().event.rules != rules.name),
            Command::CopySystem => rules.is_some(),
            Command::RemoveSystem | Command::AddPart | Command::AddTieBreak | Command::AddPrize => own,
            Command::AddColumn
            | Command::AddNumber
            | Command::AddList
            | Command::CompareOnNext
            | Command::ToggleCompared => false,
            _ => true,
        }
    }

    /// Does what a command says with the ruleset in view; false where the command is none about it.
    pub(super) fn with_rules(&mut self, ctx: &egui::Context, command: Command) -> bool {
        let kind = match command {
            Command::UseSystem => {
                let name = self.rules.rules(&self.document.engine).map(|rules| rules.name.clone());
                if let Some(name) = name {
                    self.ask_or_play_by(name);
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
            Command::AddPart => NewRulesetItem::Part,
            Command::AddTieBreak => NewRulesetItem::TieBreak,
            Command::AddPrize => NewRulesetItem::Prize,
            _ => return false,
        };
        let asked = self.rules.add_rule(&self.document.engine, kind);
        self.change_rules(ctx, asked.into_iter().collect());
        true
    }

    /// All rulesets as lines to choose from.
    pub(super) fn rulesets_as(&self, choice: impl Fn(usize) -> ChooserItem, kind: &str) -> Vec<ListItem<ChooserItem>> {
        let engine = &self.document.engine;
        let used = |name: &str| engine.book().event.rules == name;
        let line = |(at, rules): (usize, &std::sync::Arc<crate::standings::Ruleset>)| ListItem {
            name: rules.name.clone(),
            detail: match (used(&rules.name), kind) {
                (true, "") => "in use".to_owned(),
                (true, kind) => format!("{kind}, in use"),
                (false, kind) => kind.to_owned(),
            },
            more: format!("{} {}", rules.description, rules.source),
            choice: choice(at),
        };
        engine.rulesets().all().iter().enumerate().map(line).collect()
    }

    /// The rulesets to play by.
    pub(super) fn all_rulesets(&self) -> ListChooser<ChooserItem> {
        let items = self.rulesets_as(ChooserItem::Rules, "");
        ListChooser::new("Choose the rules of the event", "a few letters, such as wdc", items)
    }

    /// The scoring systems for a field of the ruleset in view.
    pub(super) fn systems_for_rules(&self, field: RulesField) -> ListChooser<ChooserItem> {
        let systems = self.document.engine.library().systems().iter().enumerate();
        let items = systems
            .map(|(at, system)| ListItem {
                name: system.name.clone(),
                detail: String::new(),
                more: format!("{} {}", system.description, system.source),
                choice: ChooserItem::RulesSystem(field, at),
            })
            .collect();
        ListChooser::new("Scoring system of the rules", "a few letters of its name, or of what it says", items)
    }

    /// Puts the chosen system into a field of the ruleset in view.
    pub(super) fn pick_system(&mut self, ctx: &egui::Context, field: RulesField, at: usize) {
        let engine = &self.document.engine;
        let Some(name) = engine.library().systems().get(at).map(|system| system.name.clone()) else { return };
        let asked = self.rules.fill_in(engine, field, &name);
        self.change_rules(ctx, asked.into_iter().collect());
    }

    /// Shows a ruleset on its tab.
    pub(super) fn go_to_rules(&mut self, at: usize) {
        let Some(name) = self.document.engine.rulesets().all().get(at).map(|rules| rules.name.clone()) else { return };
        self.open_tab(Tab::Rules);
        self.rules.show_rules(&self.document.engine, &name);
        if self.rules.is_comparing() {
            self.rules.toggle_comparison(&self.document.engine);
        }
        self.rules.find();
    }

    /// Plays the event by the ruleset at this position.
    pub(super) fn choose_rules(&mut self, at: usize) {
        if let Some(rules) = self.document.engine.rulesets().all().get(at).cloned() {
            self.ask_or_play_by(rules.name.clone());
        }
    }

    /// Plays by a ruleset; where it speaks of rounds that an event that has not begun lacks, asks whether to set them up.
    fn ask_or_play_by(&mut self, name: String) {
        let engine = &self.document.engine;
        let begun = engine.book().boards().any(|(_, board)| board.stage() != GameStage::NotStarted);
        let lacks = || {
            let by = engine.preview_edit(Edit::Event(EventField::Rules(name.clone())));
            by.is_ok_and(|by| by.round_setup().is_some())
        };
        if !begun && lacks() {
            self.dialog = Some(Dialog::Ready(name));
        } else {
            self.play_by(&name, false);
        }
    }

    fn play_by(&mut self, name: &str, with_rounds: bool) {
        let rules = Edit::Event(EventField::Rules(name.to_owned()));
        let set_up = if with_rounds {
            self.document.engine.preview_edit(rules.clone()).ok().and_then(|by| by.round_setup())
        } else {
            None
        };
        let Some(set_up) = set_up else {
            if self.apply(format!("rules of {name}"), rules) {
                self.said = format!("The event is played by {name}.");
            }
            return;
        };
        if self.apply(format!("rules and rounds of {name}"), Edit::Batch(vec![rules, set_up.edit])) {
            self.open_the_players(format!("{name}: {}.", set_up.summary));
        }
    }

    /// Adds the rounds that the rules speak of.
    pub(super) fn set_up_rounds(&mut self) {
        let engine = &self.document.engine;
        let Some(set_up) = engine.round_setup() else { return };
        let what = format!("rounds of {}", engine.rules().name);
        if self.apply(what, set_up.edit) {
            self.said = format!("{}. Ctrl+Z takes them back.", crate::book::vocabulary::capitalize(&set_up.summary));
        }
    }

    /// Where nobody has entered yet, the names come next.
    fn open_the_players(&mut self, mut said: String) {
        if self.document.engine.book().people.is_empty() {
            self.open_tab(Tab::Players);
            self.cursor_to(crate::app::views::players::first_empty(&self.document.engine).0, 0);
            said.push_str(" Type the names of the players.");
        }
        self.notice = Some((said, false));
    }

    /// What the chosen rules say, and whether their rounds are to be set up. Whether it stays open.
    pub(super) fn show_ready(&mut self, ctx: &egui::Context, name: &str) -> bool {
        let Some(rules) = self.document.engine.rulesets().find(name).cloned() else { return false };
        let by = self.document.engine.preview_edit(Edit::Event(EventField::Rules(name.to_owned())));
        let said = by.ok().and_then(|by| by.round_setup()).map(|set_up| set_up.summary).unwrap_or_default();
        let (answer, close) = dialogs::modal(ctx, "ready", name, 560.0, |ui| {
            let enter = dialogs::entered(ui);
            let height = (ui.ctx().content_rect().height() - 260.0).max(120.0);
            ScrollArea::vertical().max_height(height).show(ui, |ui| {
                for said in rules.describe() {
                    ui.label(RichText::new(said.heading).font(bold_body()));
                    ui.add(Label::new(&said.text).wrap());
                    ui.add_space(size::GAP);
                }
            });
            ui.add_space(size::GAP);
            ui.add(Label::new(format!("Set up the rounds now? Then {said}.")).wrap());
            let choices = [("Set up the rounds", Some(true)), ("Only the rules", Some(false)), ("Cancel", None)];
            let pressed = dialogs::buttons(ui, &choices);
            if enter { Some(Some(true)) } else { pressed }
        });
        match answer {
            Some(Some(with_rounds)) => self.play_by(name, with_rounds),
            Some(None) => {}
            None => return !close,
        }
        false
    }

    fn copy_rules(&mut self) {
        let engine = &self.document.engine;
        let Some(name) = self.rules.rules(engine).map(|rules| rules.name.clone()) else { return };
        let own = self.rules.own_rules().and_then(|at| engine.book().rulesets.get(at).map(String::as_str));
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
            self.rules.show_own_rules(at);
            self.rules.refresh(&self.document.engine);
        }
    }

    /// Takes the own ruleset in view out; an event played by it goes back to what it was copied from.
    fn remove_rules(&mut self) {
        let Some(at) = self.rules.own_rules() else { return };
        let engine = &self.document.engine;
        let mut rulesets = engine.book().rulesets.clone();
        if at >= rulesets.len() {
            return;
        }
        let draft = RulesDraft::from_file_text(&rulesets.remove(at));
        let name = self
            .rules
            .rules(engine)
            .map_or_else(|| draft.field_text(RulesField::new("name")), |rules| rules.name.clone());
        let base = draft.field_text(RulesField::new("based_on"));
        let known = engine.rulesets().find(&base).is_some();
        let mut edits = vec![Edit::Rulesets(rulesets)];
        if engine.book().event.rules == name && known {
            edits.push(Edit::Event(EventField::Rules(base.clone())));
        }
        if self.apply(format!("removal of {name}"), Edit::Batch(edits)) {
            let shown = if known { base } else { self.document.engine.rules().name.clone() };
            self.rules.show_rules(&self.document.engine, &shown);
        }
    }
}
