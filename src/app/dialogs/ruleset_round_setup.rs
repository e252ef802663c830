//! The chosen ruleset, with the question whether to set up its rounds.

use eframe::egui::{self, Label, RichText};

use super::action::Action;
use super::{Dialog, enter_pressed, scroll_area, show_buttons_with_enter, show_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::theme::{bold_body, size};
use crate::book::{Edit, EventField};
use crate::engine::Engine;
use crate::languages::window_language;
use crate::languages::window_sentences::{first_steps as texts, shared_words};
use crate::standings::RulesParagraph;

/// The question whether to set up the rounds of a ruleset.
#[derive(Debug)]
pub struct RoundSetupDialog {
    /// The name of the ruleset.
    name: String,
    description: Vec<RulesParagraph>,
    /// The rounds that would be set up, in words.
    summary: String,
    /// Uses the ruleset and sets up its rounds.
    set_up: Action,
    /// Uses the ruleset only.
    use_rules: Action,
}

impl RoundSetupDialog {
    /// The question for the ruleset of this name. `None` if there is no such ruleset, or if no round is missing.
    pub fn new(engine: &Engine, name: &str, set_up: Action, use_rules: Action) -> Option<Self> {
        let preview = engine.preview_edit(Edit::Event(EventField::Rules(name.to_owned()))).ok()?;
        let summary = preview.round_setup()?.summary;
        let description = engine.rulesets().find(name)?.describe(window_language());
        Some(RoundSetupDialog { name: name.to_owned(), description, summary, set_up, use_rules })
    }
}

impl Dialog<dyn Window> for RoundSetupDialog {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (answer, close) = show_modal(ctx, "ready", &self.name, 560.0, |ui| {
            let enter = enter_pressed(ui);
            let height = (ui.ctx().content_rect().height() - 260.0).max(120.0);
            scroll_area(height).show(ui, |ui| {
                for section in &self.description {
                    ui.label(RichText::new(&section.heading).font(bold_body()));
                    ui.add(Label::new(&section.text).wrap());
                    ui.add_space(size::GAP);
                }
            });
            ui.add_space(size::GAP);
            ui.add(Label::new(texts::ask_round_setup(&self.summary)).wrap());
            let choices = [
                (texts::set_up_rounds(), Some(true)),
                (texts::only_rules(), Some(false)),
                (shared_words::cancel(), None),
            ];
            show_buttons_with_enter(ui, enter, &choices)
        });
        match answer {
            Some(Some(true)) => self.set_up.run(window, ctx),
            Some(Some(false)) => self.use_rules.run(window, ctx),
            None if !close => return Some(self),
            _ => {}
        }
        None
    }
}
