//! The Rules tab: the lists of rulesets and scoring systems, their pages, and the editors of the event's own ones.
//! Every letter typed goes into the book, unfinished versions included (see [`crate::scoring::SystemDraft`]).
//! They survive a change of tab, saving and undo. The tab computes nothing itself: [`crate::engine`] does.

mod compare_systems;
mod edited_system;
mod formula_field;
mod own_entry;
mod request;
mod result_preview;
mod rule_lists;
mod ruleset;
mod section_heading;
mod state;
mod system_editor;
mod system_page;

use eframe::egui::{self, Frame, Margin, ScrollArea, Ui};

use crate::app::theme::Palette;
use crate::engine::Engine;

pub(in crate::app) use request::RulesTabRequest;
pub(in crate::app) use ruleset::new_items::NewRulesetItem;
use state::ShownRules;
pub(in crate::app) use state::{NewSystemItem, RulesState};

/// Shows the tab.
pub(in crate::app) fn show(ui: &mut Ui, engine: &Engine, state: &mut RulesState, zoom: f32) -> Vec<RulesTabRequest> {
    state.refresh(engine);
    let palette = Palette::current(ui.ctx());
    let mut requests = Vec::new();
    let width = if ui.available_width() < 800.0 { 196.0 } else { 232.0 };
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
                Some(ShownRules::OwnSystem(_)) => requests.extend(system_editor::show(ui, engine, state)),
                Some(ShownRules::ShippedSystem(_)) => {
                    if let Some(system) = state.system(engine) {
                        requests.extend(system_page::show(ui, engine, system));
                    }
                }
                Some(ShownRules::OwnRuleset(_)) => requests.extend(ruleset::editor::show(ui, engine, state)),
                Some(ShownRules::ShippedRuleset(_)) => {
                    if let Some(rules) = state.ruleset(engine) {
                        requests.extend(ruleset::page::show(ui, engine, rules));
                    }
                }
                None => {}
            }
            ui.add_space(20.0);
        });
    });
    requests
}

/// Shows the side panel: the functions and names for formulas, or the effect of the entry in view on the standings.
pub(in crate::app) fn show_side_panel(ui: &mut Ui, engine: &Engine, state: &RulesState) {
    if state.lists_functions {
        formula_field::show_function_list(ui, state.edited_system.as_ref().and_then(|edited| edited.draft.as_ref()));
    } else if let Some(preview) = &state.preview {
        result_preview::show(ui, engine, preview);
    }
}
