//! The games of an elimination in groups: looked for on a thread of their own, and shown by their waves before anything of
//! them is in the book.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use eframe::egui::{self, ProgressBar, RichText, ScrollArea, Ui};

use super::{DialogAnswer, buttons, entered, modal};
use crate::app::theme::{Palette, bold_body, size};
use crate::book::{Book, Edit, Power};
use crate::draw::gunboat::{
    GameSchedule, ScheduleEffort, ScheduleError, ScheduleProgress, ScheduleRequest, find_schedule,
};
use crate::engine::draw::Entrants;

/// How often the window is told how far a search is.
const TELL: Duration = Duration::from_millis(60);

/// A search under way. Dropping it stops the search.
#[derive(Debug)]
struct EliminationSearch {
    so_far: Arc<Mutex<Option<ScheduleProgress>>>,
    stop: Arc<AtomicBool>,
    done: Receiver<Result<GameSchedule, ScheduleError>>,
}

impl Drop for EliminationSearch {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The dialog of an elimination.
#[derive(Debug)]
pub struct EliminationDialog {
    entrants: Entrants,
    seed: u64,
    search: Option<EliminationSearch>,
    found: Option<GameSchedule>,
    /// Why there are no games.
    refused: Option<String>,
}

/// What a button asks for.
#[derive(Clone, Copy)]
enum EliminationDialogAction {
    Accept,
    Again,
    Discard,
    Stop,
}

impl EliminationDialog {
    /// Starts to look for games.
    pub fn new(ctx: &egui::Context, entrants: Entrants) -> Self {
        let mut dialog = EliminationDialog { entrants, seed: 1, search: None, found: None, refused: None };
        dialog.start(ctx);
        dialog
    }

    fn start(&mut self, ctx: &egui::Context) {
        (self.found, self.refused) = (None, None);
        let entry = ScheduleRequest {
            groups: self.entrants.groups.clone(),
            seed: self.seed,
            effort: ScheduleEffort::default(),
        };
        let so_far = Arc::new(Mutex::new(None));
        let stop = Arc::new(AtomicBool::new(false));
        let (send, done) = channel();
        let (tell, stopped, ctx) = (Arc::clone(&so_far), Arc::clone(&stop), ctx.clone());
        let work = move || {
            let mut told: Option<Instant> = None;
            let found = find_schedule(&entry, &mut |progress| {
                if told.is_none_or(|told| told.elapsed() > TELL) {
                    told = Some(Instant::now());
                    if let Ok(mut so_far) = tell.lock() {
                        *so_far = Some(progress);
                    }
                    ctx.request_repaint();
                }
                if stopped.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            // Nobody listens any more when the dialog is gone.
            let _ = send.send(found);
            ctx.request_repaint();
        };
        match thread::Builder::new().name("elimination".to_owned()).spawn(work) {
            Ok(_) => self.search = Some(EliminationSearch { so_far, stop, done }),
            Err(error) => self.refused = Some(format!("The computer gives no thread to look on: {error}.")),
        }
    }

    /// Takes what the search has found; whether it has ended.
    fn listen(&mut self) -> bool {
        let Some(search) = &self.search else { return false };
        match search.done.try_recv() {
            Ok(Ok(found)) => self.found = Some(found),
            Ok(Err(why)) => self.refused = Some(why.to_string()),
            Err(TryRecvError::Empty) => return false,
            Err(TryRecvError::Disconnected) => {
                self.refused = Some("The search stopped for a reason that was not foreseen.".to_owned());
            }
        }
        self.search = None;
        true
    }

    /// Shows how far the search is, then the games; gives the edit that adds them.
    pub fn show(&mut self, ctx: &egui::Context, book: &Book) -> DialogAnswer<Edit> {
        if self.listen() {
            ctx.request_repaint();
        }
        let (press, close) = modal(ctx, "elimination", "Games of the elimination", 900.0, |ui| {
            let enter = entered(ui);
            let height = (ui.ctx().content_rect().height() - 230.0).clamp(140.0, 560.0);
            if self.search.is_some() {
                self.progress(ui);
                let pressed = buttons(ui, &[("Stop", EliminationDialogAction::Stop), ("Discard", EliminationDialogAction::Discard)]);
                return if enter { Some(EliminationDialogAction::Stop) } else { pressed };
            }
            let Some(found) = &self.found else {
                if let Some(why) = &self.refused {
                    ui.colored_label(Palette::current(ui.ctx()).problem, why);
                }
                return buttons(ui, &[("Close", EliminationDialogAction::Discard), ("Try another seed", EliminationDialogAction::Again)]);
            };
            ui.label(self.words(found));
            ui.add_space(size::GAP);
            self.games(ui, book, found, height);
            let pressed =
                buttons(ui, &[("Accept", EliminationDialogAction::Accept), ("Other games", EliminationDialogAction::Again), ("Discard", EliminationDialogAction::Discard)]);
            if enter { Some(EliminationDialogAction::Accept) } else { pressed }
        });
        match press {
            Some(EliminationDialogAction::Accept) => {
                if let Some(found) = &self.found {
                    return DialogAnswer::Given(self.entrants.to_edit(book, found));
                }
            }
            Some(EliminationDialogAction::Discard) => return DialogAnswer::Dismissed,
            Some(EliminationDialogAction::Again) => {
                self.seed += 1;
                self.start(ctx);
            }
            Some(EliminationDialogAction::Stop) => {
                if let Some(search) = &self.search {
                    search.stop.store(true, Ordering::Relaxed);
                }
            }
            None if close => return DialogAnswer::Dismissed,
            None => {}
        }
        DialogAnswer::Open
    }

    fn progress(&self, ui: &mut Ui) {
        let so_far = self.search.as_ref().and_then(|search| search.so_far.lock().ok().and_then(|so_far| *so_far));
        let (part, text) = match so_far {
            Some(ScheduleProgress { moves_tried: done, move_limit: of, missing_meetings: missing }) => {
                // Only the eye reads it.
                #[allow(clippy::cast_precision_loss)]
                let part = done as f32 / of.max(1) as f32;
                (part, format!("The best games so far lack {missing} of the meetings there must be."))
            }
            None => (0.0, "Looking for games …".to_owned()),
        };
        ui.label(text);
        ui.add(ProgressBar::new(part));
    }

    fn words(&self, found: &GameSchedule) -> String {
        let times = |count: usize| match count {
            1 => "once".to_owned(),
            2 => "twice".to_owned(),
            _ => format!("{count} times"),
        };
        let own = match found.meetings.fewest_in_group {
            usize::MAX => String::new(),
            least => format!("Members of one group meet at least {}, any", times(least)),
        };
        let any = if own.is_empty() { "Any" } else { "" };
        format!(
            "{} entrants play {} games, seven each, one with each power, in {} waves; a wave becomes a round. {own}{any} two \
             meet at least {}. Seed {}.",
            self.entrants.people.len(),
            found.games.len(),
            found.wave_count,
            times(found.meetings.fewest_overall),
            self.seed
        )
    }

    fn games(&self, ui: &mut Ui, book: &Book, found: &GameSchedule, height: f32) {
        ScrollArea::both().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            egui::Grid::new("games").striped(true).spacing([16.0, 4.0]).show(ui, |ui| {
                ui.label(RichText::new("wave").font(bold_body()));
                for power in Power::ALL {
                    ui.label(RichText::new(power.name()).font(bold_body()));
                }
                ui.end_row();
                for game in &found.games {
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
