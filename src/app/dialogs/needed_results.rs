//! The dialog with what a player needs in the running round. The search is in [`crate::engine`].

use eframe::egui::{self, Label, RichText, Ui};

use super::{ButtonChoice, Dialog, enter_pressed, scroll_area, show_button_choices, show_modal};
use crate::app::background::{Job, JobHandle};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::projector::slides::{Slide, SlideBlock};
use crate::app::session::Session;
use crate::app::theme::{bold_body, size};
use crate::book::{PersonId, RoundIx};
use crate::engine::{Engine, Goal, NeededResults, NoNeededResults};
use crate::languages::window_sentences::{event_dialogs as texts, shared_words};
use crate::languages::{Language, in_language, window_language};
use crate::printable_text::printable;

/// The answer for a goal.
type Answer = Result<NeededResults, NoNeededResults>;

/// What a player needs for the first place and for the top board.
#[derive(Debug)]
pub struct NeededResultsDialog {
    person: PersonId,
    goals: Vec<Goal>,
    search: Option<Job<Vec<Answer>, ()>>,
    answers: Vec<Answer>,
}

impl NeededResultsDialog {
    /// Starts the search for a player.
    pub fn new(ctx: &egui::Context, session: &Session, person: PersonId) -> NeededResultsDialog {
        let engine = session.engine();
        let book = engine.book().clone();
        let mut goals = vec![Goal::FirstPlace];
        goals.extend(engine.rules().top_board.is_some().then_some(Goal::TopBoard));
        let wanted = goals.clone();
        let search = Job::spawn(ctx, "search", texts::search_job(), move |_: &JobHandle<()>| {
            let engine = Engine::new(book);
            engine.needed_results(person, &wanted)
        });
        NeededResultsDialog { person, goals, search: Some(search), answers: Vec::new() }
    }

    fn title(&self, engine: &Engine) -> String {
        texts::what_player_needs(engine.book().name_of(Some(self.person)))
    }

    /// The heading of each goal with the sentences of its answer.
    fn sections(&self, engine: &Engine) -> Vec<(String, Vec<String>)> {
        let answers = self.goals.iter().zip(&self.answers);
        let sections = answers.map(|(goal, answer)| {
            let sentences = match answer {
                Ok(found) => found.sentences(engine.book(), engine.rules()),
                Err(why) => vec![why.to_string()],
            };
            (heading(*goal, engine), sentences)
        });
        sections.collect()
    }

    fn show_answers(&self, ui: &mut Ui, engine: &Engine) {
        if self.search.is_some() {
            ui.label(texts::trying_results());
        }
        for (heading, sentences) in self.sections(engine) {
            ui.label(RichText::new(heading).font(bold_body()));
            for sentence in sentences {
                ui.add(Label::new(&*printable(&sentence)).wrap());
            }
            ui.add_space(size::GAP);
        }
        if !self.answers.is_empty() {
            ui.add(Label::new(RichText::new(texts::bounded_search()).weak()).wrap());
        }
    }

    /// The page for the hall, in the language of the notices where the window speaks it.
    fn slide(&self, engine: &Engine) -> Slide {
        let of_notices = engine.book().event.languages.first;
        let language = if Language::OF_WINDOW.contains(&of_notices) { of_notices } else { window_language() };
        in_language(language, || {
            let blocks = self.goals.iter().zip(&self.answers).filter_map(|(goal, answer)| {
                let lines = answer.as_ref().ok()?.lines(engine.book(), engine.rules());
                Some(SlideBlock::of_lines(&heading(*goal, engine), lines))
            });
            Slide::of_needed_results(self.title(engine), blocks.collect())
        })
    }
}

/// The heading of the answer about a goal.
fn heading(goal: Goal, engine: &Engine) -> String {
    match (goal, &engine.rules().top_board) {
        (Goal::TopBoard, Some(top)) => texts::seat_at_top_board(&top.location(window_language())),
        _ => texts::first_place().to_owned(),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Button {
    Close,
    Copy,
    Project,
}

/// Whether players see nothing of some round but its name. Then the answers are not for the hall.
fn hides_a_round(engine: &Engine) -> bool {
    let context = engine.standings_context();
    (0..engine.book().rounds.len()).map(RoundIx).any(|at| context.shows_only_the_name(at))
}

impl Dialog<dyn Window> for NeededResultsDialog {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        if let Some(found) = self.search.as_mut().and_then(Job::poll) {
            self.search = None;
            match found {
                Ok(answers) => self.answers = answers,
                Err(error) => {
                    window.session().messages.show_error(texts::search_failed(&format!("{error:?}")));
                    return None;
                }
            }
            ctx.request_repaint();
        }
        let engine = window.session().engine();
        engine.book().person(self.person)?;
        let title = self.title(engine);
        let (pressed, close) = show_modal(ctx, "needed results", &title, 560.0, |ui| {
            let enter = enter_pressed(ui);
            let height = (ui.ctx().content_rect().height() - 210.0).clamp(120.0, 520.0);
            scroll_area(height).auto_shrink([false, true]).show(ui, |ui| self.show_answers(ui, engine));
            let waits = self.search.is_some().then(texts::search_not_over);
            let later = |text, choice| ButtonChoice { why_not: waits, ..ButtonChoice::new(text, choice) };
            let choices = [
                ButtonChoice::new(shared_words::close(), Button::Close),
                later(shared_words::copy(), Button::Copy),
                later(texts::on_projector(), Button::Project),
            ];
            let layout = egui::Layout::right_to_left(egui::Align::Center);
            let pressed = show_button_choices(ui, layout, &choices);
            if enter { Some(Button::Close) } else { pressed }
        });
        match pressed {
            Some(Button::Copy) => {
                let sections = self.sections(engine);
                let texts =
                    sections.into_iter().map(|(heading, sentences)| format!("{heading}\n{}\n", sentences.join("\n")));
                ctx.copy_text(format!("{title}\n\n{}", texts.collect::<Vec<_>>().join("\n")));
                Some(self)
            }
            Some(Button::Project) if hides_a_round(engine) => {
                window.session().set_status(texts::round_is_held_back());
                None
            }
            Some(Button::Project) => {
                let slide = self.slide(engine);
                window.show_on_projector(slide);
                window.session().set_status(texts::projector_has_page());
                None
            }
            None if !close => Some(self),
            _ => None,
        }
    }
}
