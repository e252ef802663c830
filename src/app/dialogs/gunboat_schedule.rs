//! The dialog of an elimination in groups: it searches for a schedule of games in the background and shows it by waves.
//! Nothing enters the book before the user accepts. The search itself is in [`crate::draw::gunboat`].

use eframe::egui::{self, RichText, ScrollArea, Ui};

use super::draw_search::Search;
use super::{Dialog, DialogAnswer, enter_pressed, show_buttons, show_buttons_with_enter, show_errors, show_work_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::session::seed_source::SeedSource;
use crate::app::theme::{bold_body, size};
use crate::app::views::tab::Tab;
use crate::book::{Book, Edit, Power, RoundIx};
use crate::draw::gunboat::{
    GameSchedule, ScheduleEffort, ScheduleError, ScheduleProgress, ScheduleRequest, find_schedule,
};
use crate::engine::draw::EntrantsByGroup;
use crate::languages::messages::steps;
use crate::languages::window_sentences::{draw_dialog as texts, shared_words};

/// The dialog of an elimination.
#[derive(Debug)]
pub struct EliminationDialog {
    entrants: EntrantsByGroup,
    seeds: SeedSource,
    seed: u64,
    search: Option<Search<Result<GameSchedule, ScheduleError>, ScheduleProgress>>,
    schedule: Option<GameSchedule>,
    /// The reason why no schedule was found.
    refusal: Option<String>,
}

/// The action of a button.
#[derive(Clone, Copy)]
enum EliminationDialogAction {
    Accept,
    Again,
    Discard,
    Stop,
}

impl Dialog<dyn Window> for EliminationDialog {
    fn unused_work(&self) -> Option<&'static str> {
        self.schedule.as_ref().map(|_| texts::games_not_in_book())
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let session = window.session();
        match self.show_content(ctx, session.document.engine.book()) {
            DialogAnswer::Open => return Some(self),
            DialogAnswer::Dismissed => session.set_status(texts::nothing_drawn()),
            DialogAnswer::Given(edit) => {
                let first = RoundIx(session.book().rounds.len());
                if session.apply(steps::games_of_elimination(), edit) {
                    session.open_tab(Tab::Round(first));
                    session.set_status(texts::games_are_drawn());
                }
            }
        }
        None
    }
}

impl EliminationDialog {
    /// Opens the dialog and starts the search.
    pub fn new(ctx: &egui::Context, entrants: EntrantsByGroup, seeds: SeedSource) -> Self {
        let seed = seeds.seed_after(0);
        let mut dialog = EliminationDialog { entrants, seeds, seed, search: None, schedule: None, refusal: None };
        dialog.start(ctx);
        dialog
    }

    fn start(&mut self, ctx: &egui::Context) {
        (self.schedule, self.refusal) = (None, None);
        let request = ScheduleRequest {
            groups: self.entrants.groups.clone(),
            seed: self.seed,
            effort: ScheduleEffort::default(),
        };
        let description = texts::searching_for_games();
        self.search = Some(Search::start(ctx, "search", description, move |watch| find_schedule(&request, watch)));
    }

    /// Takes the result of the search. Returns whether the search has ended in this frame.
    fn poll_search(&mut self) -> bool {
        let Some(result) = self.search.as_mut().and_then(Search::poll) else { return false };
        match result {
            Ok(Ok(schedule)) => self.schedule = Some(schedule),
            Ok(Err(why)) => self.refusal = Some(why.to_string()),
            Err(why) => self.refusal = Some(why),
        }
        self.search = None;
        true
    }

    /// Shows the progress of the search, and then the games. The answer is the edit that adds the games.
    fn show_content(&mut self, ctx: &egui::Context, book: &Book) -> DialogAnswer<Edit> {
        if self.poll_search() {
            ctx.request_repaint();
        }
        let (press, close) = show_work_modal(ctx, "elimination", texts::elimination(), 900.0, |ui| {
            let enter = enter_pressed(ui);
            let height = (ui.ctx().content_rect().height() - 230.0).clamp(140.0, 560.0);
            if let Some(search) = &self.search {
                search.show_progress(ui);
                let choices = [
                    (texts::stop(), EliminationDialogAction::Stop),
                    (shared_words::discard(), EliminationDialogAction::Discard),
                ];
                return show_buttons_with_enter(ui, enter, &choices);
            }
            let Some(schedule) = &self.schedule else {
                show_errors(ui, &self.refusal);
                return show_buttons(
                    ui,
                    &[
                        (shared_words::close(), EliminationDialogAction::Discard),
                        (texts::try_another_seed(), EliminationDialogAction::Again),
                    ],
                );
            };
            ui.label(self.summary(schedule));
            ui.add_space(size::GAP);
            self.show_games(ui, book, schedule, height);
            let choices = [
                (texts::accept(), EliminationDialogAction::Accept),
                (texts::other_games(), EliminationDialogAction::Again),
                (shared_words::discard(), EliminationDialogAction::Discard),
            ];
            show_buttons_with_enter(ui, enter, &choices)
        });
        match press {
            Some(EliminationDialogAction::Accept) => {
                if let Some(schedule) = &self.schedule {
                    return DialogAnswer::Given(self.entrants.to_edit(book, schedule));
                }
            }
            Some(EliminationDialogAction::Discard) => return DialogAnswer::Dismissed,
            Some(EliminationDialogAction::Again) => {
                self.seed = self.seeds.seed_after(self.seed);
                self.start(ctx);
            }
            Some(EliminationDialogAction::Stop) => {
                if let Some(search) = &self.search {
                    search.stop();
                }
            }
            None if close => return DialogAnswer::Dismissed,
            None => {}
        }
        DialogAnswer::Open
    }

    fn summary(&self, schedule: &GameSchedule) -> String {
        let (players, games, waves) = (self.entrants.people.len(), schedule.games.len(), schedule.wave_count);
        let (least, seed) = (texts::times(schedule.meetings.fewest_overall), self.seed.to_string());
        match schedule.meetings.fewest_in_group {
            usize::MAX => texts::games_found(players, games, waves, &least, &seed),
            in_group => texts::games_of_groups_found(players, games, waves, &texts::times(in_group), &least, &seed),
        }
    }

    fn show_games(&self, ui: &mut Ui, book: &Book, schedule: &GameSchedule, height: f32) {
        ScrollArea::both().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            egui::Grid::new("games").striped(true).spacing([16.0, 4.0]).show(ui, |ui| {
                ui.label(RichText::new(texts::wave()).font(bold_body()));
                for power in Power::ALL {
                    ui.label(RichText::new(power.name_in_window()).font(bold_body()));
                }
                ui.end_row();
                for game in &schedule.games {
                    ui.label((game.wave + 1).to_string());
                    for player in game.seats.values() {
                        let id = self.entrants.people.get(player.index()).copied();
                        ui.add(egui::Label::new(book.name_of(id)).extend());
                    }
                    ui.end_row();
                }
            });
        });
    }
}
