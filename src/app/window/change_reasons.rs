//! Why a finished round was changed. It is asked above the sheet, and nobody has to answer before going on: what is typed
//! next goes to its cell.

use eframe::egui::{self, Frame, Key, Margin, RichText, TextEdit, Ui};

use super::Topboard;
use crate::app::command::Command;
use crate::app::theme::{Palette, bold_body};
use crate::book::{Edit, Round};

/// Why finished rounds are changed.
#[derive(Debug, Default)]
pub(super) struct Reasons {
    /// What was said last, and of which rounds: it holds for them until something is posted.
    given: Option<(String, Vec<String>)>,
    /// The changes that have no reason yet, oldest first.
    asked: Vec<Unexplained>,
    /// What is typed as the reason.
    text: String,
    take_focus: bool,
}

/// A change of a finished round that has no reason.
#[derive(Debug)]
struct Unexplained {
    /// The rounds, as they are called.
    rounds: Vec<String>,
    what: String,
    /// How many changes had been made with it.
    made: u64,
    /// How many steps could be undone with it; nothing for an undoing itself.
    steps: Option<usize>,
}

impl Reasons {
    /// What was said of all these rounds.
    fn of(&self, rounds: &[String]) -> Option<&str> {
        let (reason, given) = self.given.as_ref()?;
        rounds.iter().all(|round| given.contains(round)).then_some(reason)
    }

    /// Forgets what was said: something was posted, and what comes now is another correction.
    pub(super) fn forget_given(&mut self) {
        self.given = None;
    }
}

impl Topboard {
    /// The finished rounds that an edit is about to change, as they are called.
    pub(super) fn finished_rounds(&self, edit: &Edit) -> Vec<String> {
        let engine = &self.document.engine;
        engine.closed_rounds(edit).into_iter().filter_map(|at| engine.book().round(at)).map(Round::title).collect()
    }

    /// The reason that was given for changing these rounds; empty where none was.
    pub(super) fn reason_for(&self, rounds: &[String]) -> String {
        let known = if rounds.is_empty() { None } else { self.reasons.of(rounds) };
        known.unwrap_or_default().to_owned()
    }

    /// Notes that these rounds were just changed without a reason.
    pub(super) fn changed_without_reason(&mut self, rounds: Vec<String>, what: String, undone: bool) {
        if rounds.is_empty() || self.reasons.of(&rounds).is_some() {
            return;
        }
        let history = self.document.engine.history();
        let steps = (!undone).then_some(history.len());
        self.reasons.asked.push(Unexplained { rounds, what, made: history.made(), steps });
    }

    /// What was taken back needs no reason any more; says whether anything was.
    pub(super) fn forget_undone(&mut self) -> bool {
        let (left, before) = (self.document.engine.history().len(), self.reasons.asked.len());
        self.reasons.asked.retain(|change| change.steps.is_none_or(|steps| steps <= left));
        self.reasons.asked.len() < before
    }

    /// Whether a reason is wanted.
    pub(super) fn wants_reason(&self) -> bool {
        !self.reasons.asked.is_empty() && self.document.shows_past().is_none()
    }

    /// Puts the keys into the field of the reason.
    pub(super) fn type_reason(&mut self) {
        self.reasons.take_focus = true;
    }

    /// Above every sheet, the question why.
    pub(super) fn reason_band(&mut self, ui: &mut Ui, palette: &Palette) {
        if !self.wants_reason() {
            return;
        }
        let mut rounds: Vec<&str> =
            self.reasons.asked.iter().flat_map(|change| &change.rounds).map(String::as_str).collect();
        rounds.sort_unstable();
        rounds.dedup();
        let verb = if rounds.len() == 1 { "is" } else { "are" };
        let changes = match &self.reasons.asked[..] {
            [only] => format!("Why did you change the {}?", only.what),
            several => format!("Why did you make these {} changes?", several.len()),
        };
        let sentence = format!("{} {verb} finished. {changes}", rounds.join(" and "));
        let (mut given, mut dropped) = (false, false);
        let frame = Frame::new().fill(palette.remark_paper).inner_margin(Margin::symmetric(12, 6));
        egui::Panel::top("reason").frame(frame).show_separator_line(true).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(RichText::new(sentence).font(bold_body()).color(palette.ink));
                let keys = Command::GiveReason.keys(ui.ctx());
                let field = TextEdit::singleline(&mut self.reasons.text)
                    .desired_width(190.0)
                    .margin(egui::vec2(8.0, 4.0))
                    .hint_text(format!("the reason ({keys})"));
                let field = ui.add(field).labelled_by(label.id);
                if std::mem::take(&mut self.reasons.take_focus) {
                    field.request_focus();
                }
                given = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                given |= ui.button("Keep").on_hover_text("Keep the reason in the history (Enter).").clicked();
                dropped = ui.button("No reason").on_hover_text("Leave the change without one.").clicked();
            });
        });
        if given {
            self.give_reason();
        } else if dropped {
            self.reasons.asked.clear();
            self.reasons.text.clear();
        }
    }

    fn give_reason(&mut self) {
        let reason = self.reasons.text.trim().to_owned();
        if !reason.chars().any(char::is_alphabetic) {
            self.reasons.text.clear();
            "a reason is a word or two, such as “misread”".clone_into(&mut self.said);
            return;
        }
        let asked = std::mem::take(&mut self.reasons.asked);
        let changes: Vec<u64> = asked.iter().map(|change| change.made).collect();
        self.document.engine.explain_changes(&reason, &changes);
        let mut rounds: Vec<String> = asked.into_iter().flat_map(|change| change.rounds).collect();
        if let Some((before, of)) = self.reasons.given.take().filter(|(before, _)| *before == reason) {
            drop(before);
            rounds.extend(of);
        }
        self.said = format!("kept with the reason: {reason}");
        self.reasons.given = Some((reason, rounds));
        self.reasons.text.clear();
        // Back to the cells.
        if let Some(state) = self.grids.get_mut(&self.tab) {
            state.take_focus();
        }
    }
}
