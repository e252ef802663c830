//! The Rules tab: the lists of rulesets and scoring systems, their pages, and the editors of the event's own ones.
//! Every letter typed goes into the book, unfinished versions included (see [`crate::scoring::SystemDraft`]).
//! They survive a change of tab, saving and undo. The tab computes nothing itself: [`crate::engine`] does.

pub mod apply_rules_change;
pub mod commands;
mod compare_systems;
mod edited_system;
mod formula_field;
mod own_entries;
mod page_parts;
pub mod request;
mod result_preview;
mod rule_lists;
pub mod ruleset;
mod state;
mod system_editor;
mod system_page;

use std::borrow::Cow;

use eframe::egui::{self, Frame, Margin, ScrollArea, Ui};

use crate::app::commands::Command;
use crate::app::theme::Palette;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::request::Request;
use crate::app::views::tab::Tab;
use crate::app::views::view::{ProblemList, RefreshContext, Sheet, View, ViewContext};
use crate::book::CellAddress;
use crate::engine::Engine;
use crate::languages::window_sentences::rules_tab as texts;

use own_entries::{RulesListKind, ShownRules};
pub use ruleset::new_items::NewRulesetItem;
pub use state::{NewSystemItem, RulesView};

impl View for RulesView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::tab_name().into()
    }

    fn tabs(&self, _engine: &Engine, _open: OpenTabs<'_>) -> Vec<Tab> {
        vec![Tab::Rules]
    }

    fn refresh(&mut self, context: RefreshContext<'_>) {
        self.update(&context.document.engine);
    }

    fn tab_of(&self, address: CellAddress) -> Option<Tab> {
        (address == CellAddress::Event).then_some(Tab::Rules)
    }

    /// Shows the ruleset or the system that has the problem.
    fn reveal(&mut self, _address: CellAddress) {
        self.show_entry_with_problem();
    }

    fn show(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) {
        let requests = show_lists_and_page(ui, sheet.context.engine(), self, sheet.context.settings.zoom);
        sheet.requests.extend(requests);
    }

    fn problem_list(&self, _context: &ViewContext<'_>) -> ProblemList {
        ProblemList::IfAny(Some(0.3))
    }

    fn has_side_panel(&self, _context: &ViewContext<'_>) -> bool {
        !self.is_comparing()
    }

    /// Shows the functions and names for formulas, or the effect of the entry in view on the standings.
    fn show_side_panel(&mut self, ui: &mut Ui, context: &ViewContext<'_>, _requests: &mut Vec<Request>) {
        if self.lists_functions {
            formula_field::show_function_list(ui, self.edited_system.as_ref().and_then(|edited| edited.draft.as_ref()));
        } else if let Some(preview) = &self.preview {
            result_preview::show(ui, context.engine(), preview);
        }
    }

    fn command_name(&self, command: Command) -> Option<&'static str> {
        match command {
            Command::UseSystem if self.shows_ruleset() => Some(texts::use_these_rules()),
            Command::RemoveSystem if self.shows_ruleset() => Some(texts::remove_this_ruleset()),
            _ => None,
        }
    }
}

/// Shows the lists at the left, and the page, the editor or the comparison beside them.
fn show_lists_and_page(ui: &mut Ui, engine: &Engine, state: &mut RulesView, zoom: f32) -> Vec<Request> {
    state.update(engine);
    let palette = Palette::current(ui.ctx());
    let mut requests = Vec::new();
    let width = match ui.available_width() {
        narrow if narrow < 800.0 => 196.0,
        usual if usual < 1200.0 => 232.0,
        _ => 300.0,
    };
    egui::Panel::left("rules list")
        .resizable(false)
        .exact_size(width)
        .frame(Frame::new().fill(palette.panel).inner_margin(Margin { left: 10, right: 6, top: 10, bottom: 6 }))
        .show(ui, |ui| rule_lists::show(ui, engine, state));
    if let Some(comparison) = &mut state.comparison {
        egui::CentralPanel::default().frame(Frame::new().fill(palette.desk)).show(ui, |ui| {
            requests.extend(compare_systems::show(ui, engine, comparison, zoom));
        });
        return requests;
    }
    let margin = Margin { left: 18, right: 14, top: 12, bottom: 0 };
    egui::CentralPanel::default().frame(Frame::new().fill(palette.paper).inner_margin(margin)).show(ui, |ui| {
        let shown = state.shown.clone();
        ScrollArea::vertical().id_salt(format!("{shown:?}")).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width().min(860.0) - 10.0);
            match shown {
                Some(ShownRules::Own(RulesListKind::Systems, _)) => {
                    requests.extend(system_editor::show(ui, engine, state));
                }
                Some(ShownRules::Shipped(RulesListKind::Systems, _)) => {
                    if let Some(system) = state.system(engine) {
                        requests.extend(system_page::show(ui, engine, system));
                    }
                }
                Some(ShownRules::Own(RulesListKind::Rulesets, _)) => {
                    requests.extend(ruleset::editor::show(ui, engine, state));
                }
                Some(ShownRules::Shipped(RulesListKind::Rulesets, _)) => {
                    if let Some(rules) = state.ruleset(engine) {
                        requests.extend(ruleset::page::show(ui, engine, rules, state.sought.as_mut()));
                    }
                }
                None => {}
            }
            ui.add_space(20.0);
        });
    });
    requests
}
