//! The bar below the sheet with the questions that typing leads to. Nobody has to answer before going on, and no key that is
//! typed on answers one: each has two keys of its own.

use eframe::egui::{self, Frame, Margin, RichText, Ui};

use super::Session;
use super::open_questions::{OpenQuestion, WaitingQuestion};
use crate::app::commands::Command;
use crate::app::commands::conditions::{Availability, require};
use crate::app::theme::{Palette, bold_body};
use crate::book::typed_words::error_sentence;
use crate::languages::window_sentences::session as texts;
use crate::printable_text::printable_line;

/// A question waits in the bar below the sheet.
pub fn needs_question(session: &Session) -> Availability {
    require(!session.questions.is_empty() || session.read_file.name.is_some(), texts::nothing_is_asked())
}

impl Session {
    /// Asks a question in the bar below the sheet, if it is open.
    pub fn ask(&mut self, question: OpenQuestion) {
        let engine = &self.document.engine;
        let Some(proposal) = (question.find)(engine) else { return };
        let revision = engine.revision();
        self.questions.0.retain(|waiting| waiting.proposal.edit != proposal.edit);
        self.questions.0.push(WaitingQuestion { question, proposal, revision, asked_at: revision });
    }

    /// Answers the oldest question: does what it proposes, or leaves the book as it is.
    pub fn answer_question(&mut self, is_yes: bool) {
        self.commit_typing();
        self.questions.refresh(&self.document.engine);
        if self.questions.is_empty()
            && let Some(name) = self.read_file.name.take()
        {
            self.read_file.answer = Some(is_yes);
            if !is_yes {
                self.set_status(texts::file_is_not_shown(&name));
            }
            return;
        }
        if self.questions.is_empty() || self.refuse_if_read_only() {
            return;
        }
        let WaitingQuestion { question, proposal, asked_at, .. } = self.questions.0.remove(0);
        let (edit, done) = match (is_yes, proposal.otherwise) {
            (true, _) => (proposal.edit, proposal.done),
            (false, Some(edit)) => (edit, texts::answered(question.no)),
            (false, None) => {
                self.set_status(texts::answered(question.no));
                return;
            }
        };
        let made = if asked_at == self.engine().revision() {
            // What was typed and the answer are one undo step.
            let extended = self.document.engine.extend_last_step(edit);
            if let Err(error) = &extended {
                self.messages.show_error(error_sentence(error));
            }
            self.refresh();
            extended.is_ok()
        } else {
            self.apply(question.step, edit)
        };
        if made {
            self.set_status(done);
        }
    }

    /// Shows the oldest question below the sheet.
    pub fn show_question_bar(&mut self, ui: &mut Ui, palette: &Palette) {
        if self.questions.is_empty() && self.read_file.name.is_none() {
            return;
        }
        let frame = Frame::new().fill(palette.remark_paper).inner_margin(Margin::symmetric(12, 6));
        egui::Panel::bottom("question").frame(frame).show_separator_line(true).show(ui, |ui| {
            self.show_oldest_question(ui, palette, Some([Command::AnswerYes, Command::AnswerNo]));
        });
    }

    /// Shows the oldest question with its two answers, and the keys of these commands. A dialog does not take them.
    pub fn show_oldest_question(&mut self, ui: &mut Ui, palette: &Palette, commands: Option<[Command; 2]>) {
        let (text, names) = match (self.questions.0.first(), &self.read_file.name) {
            (Some(WaitingQuestion { question, proposal, .. }), _) => {
                (proposal.text.clone(), [question.yes, question.no])
            }
            (None, Some(name)) if commands.is_some() => {
                (texts::file_waits(name), [texts::show_file(), texts::not_now()])
            }
            (None, _) => return,
        };
        let names = names.map(str::to_owned);
        let [yes, no] = match commands {
            Some([yes, no]) => {
                let [yes_name, no_name] = names;
                let keys = |command: Command| command.keys(ui.ctx());
                [format!("{yes_name} ({})", keys(yes)), format!("{no_name} ({})", keys(no))]
            }
            None => names,
        };
        let mut answered = None;
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(&*printable_line(&text)).font(bold_body()).color(palette.ink));
            if ui.button(yes).clicked() {
                answered = Some(true);
            }
            if ui.button(no).clicked() {
                answered = Some(false);
            }
            if self.questions.0.len() > 1 {
                ui.weak(texts::more_questions(self.questions.0.len() - 1));
            }
        });
        if let Some(is_yes) = answered {
            self.answer_question(is_yes);
        }
    }
}
