//! The bar below the sheet that asks why a finished round was changed. Nobody has to answer before going on.
//! Which changes are asked about is in [`crate::engine::ChangeReasons`].

use eframe::egui::{self, Id, Key, RichText, TextEdit, Ui};

use super::Session;
use super::correction_reason_bar_state::{REASON_FIELD, ReasonBar};
use super::renamed_rounds_and_boards::round_names;
use crate::app::commands::Command;
use crate::app::theme::{Palette, bold_body};
use crate::app::widgets::show_wrapped_bar;
use crate::book::{Round, StepName};
use crate::engine::ClosedRoundChange;
use crate::languages::window_sentences::session as texts;

impl Session {
    /// Notes that closed rounds were just changed, and asks for the reason unless it is known or nothing has changed after all.
    pub(super) fn ask_for_reason(&mut self, change: ClosedRoundChange, step: StepName, undone: bool) {
        self.follow_round_names();
        if !change.is_empty() {
            self.reason_bar.shown_on = Some(self.tab);
        }
        let ReasonBar { reasons, .. } = &mut self.reason_bar;
        reasons.add_change(self.document.engine.history(), change, step, undone);
        reasons.drop_settled(&self.document.engine);
    }

    /// Lets the question for a reason follow rounds that got another name. The clock follows them in the window.
    pub(super) fn follow_round_names(&mut self) {
        // A past state has the old names, and the clock and the reasons go on in the present.
        let engine = self.document.present_engine();
        let renamed = self.round_names.renamed(engine.revision(), || round_names(engine.book()));
        let title = |name: &str| Round { name: name.to_owned(), ..Round::default() }.title();
        for (old, new) in &renamed {
            self.reason_bar.reasons.rename_round(&title(old), &title(new));
        }
        self.renamed_rounds.extend(renamed);
    }

    /// Whether a change needs a reason.
    pub fn wants_reason(&self) -> bool {
        self.reason_bar.reasons.is_asking(&self.document.engine) && self.document.shown_past_step().is_none()
    }

    /// Whether the newest change got the last reason, and may have another one.
    pub fn can_change_reason(&self) -> bool {
        self.reason_bar.reasons.can_ask_again() && self.document.shown_past_step().is_none()
    }

    /// Moves the keyboard focus to the field for the reason.
    pub fn type_reason(&mut self) {
        if !self.wants_reason() {
            self.reason_bar.reasons.ask_again();
        }
        self.reason_bar.shown_on = Some(self.tab);
        self.reason_bar.take_focus = true;
    }

    /// Shows the question for the reason below the sheet on which it was asked. It waits there while another tab is in view.
    pub fn show_reason_bar(&mut self, ui: &mut Ui, palette: &Palette) {
        let is_here = self.reason_bar.shown_on == Some(self.tab) && self.wants_reason();
        let Some(question) = self.reason_bar.reasons.question(&self.document.engine).filter(|_| is_here) else {
            return;
        };
        let (mut given, mut dropped) = (false, false);
        let panel = egui::Panel::bottom("reason").show_separator_line(true);
        show_wrapped_bar(ui, panel, (palette.remark_paper, 6), |ui| {
            let label = ui.label(RichText::new(question).font(bold_body()).color(palette.ink));
            let keys = Command::GiveReason.keys(ui.ctx());
            let field = TextEdit::singleline(&mut self.reason_bar.text)
                .id(Id::unique(REASON_FIELD))
                .desired_width(190.0)
                .margin(egui::vec2(8.0, 4.0))
                .hint_text(texts::reason_hint(&keys));
            let field = ui.add(field).labelled_by(label.id);
            if std::mem::take(&mut self.reason_bar.take_focus) {
                field.request_focus();
            }
            given = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            given |= ui.button(texts::keep_reason()).on_hover_text(texts::keep_reason_help()).clicked();
            dropped = ui.button(texts::no_reason()).on_hover_text(texts::no_reason_help()).clicked();
        });
        if given {
            self.give_reason();
        } else if dropped {
            self.reason_bar.reasons.decline(&self.document.engine);
            self.reason_bar.text.clear();
        }
    }

    /// Keeps the typed reason.
    pub(super) fn give_reason(&mut self) {
        let text = std::mem::take(&mut self.reason_bar.text);
        match self.reason_bar.reasons.answer(&mut self.document.engine, &text) {
            Ok(reason) => self.messages.set_status(texts::kept_with_reason(reason)),
            Err(error) => {
                self.messages.set_status(error.to_string());
                return;
            }
        }
        // Back to the cells.
        if let Some(state) = self.grids.get_mut(&self.tab) {
            state.take_focus();
        }
    }
}
