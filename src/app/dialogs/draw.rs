//! The draw: searched for on a thread of its own, shown as boards with what they are worth, and tried again by another
//! seed, before anything of it is in the book.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use eframe::egui::{self, ProgressBar, RichText, ScrollArea, Ui};

use super::draw_certificate::sentences;
use super::{DialogAnswer, buttons, entered, modal};
use crate::app::theme::{Palette, bold_body, size};
use crate::book::{Book, Edit, Power, StoredDraw};
use crate::draw::{BoardIndex, Draw, DrawProgress, METHOD_VERSION, Player, SeatedRound, draw};
use crate::engine::draw::{CertificateSentence, ComingRounds, DrawNames};

/// How often the window is told how far a search is.
const TELL: Duration = Duration::from_millis(60);

/// The least width of a board's block, in points.
const BLOCK: f32 = 168.0;

/// A search under way. Dropping it stops the search.
#[derive(Debug)]
struct DrawSearch {
    seed: u64,
    so_far: Arc<Mutex<Option<DrawProgress>>>,
    stop: Arc<AtomicBool>,
    done: Receiver<Result<Draw, (String, Vec<Player>)>>,
}

impl Drop for DrawSearch {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// A draw that was made.
#[derive(Debug)]
struct FoundDraw {
    seed: u64,
    draw: Draw,
    said: Vec<CertificateSentence>,
}

/// The dialog of a draw.
#[derive(Debug)]
pub struct DrawDialog {
    coming: ComingRounds,
    title: String,
    words: DrawNames,
    search: Option<DrawSearch>,
    made: Vec<FoundDraw>,
    /// Which of them is shown.
    at: usize,
    /// What else is to happen when it is accepted.
    also: Option<Edit>,
    /// A draw of before that is made again: which of its rounds is looked at, what came out then, and by which version.
    recorded: Option<(usize, SeatedRound, String)>,
    /// Why nothing could be drawn.
    refused: Option<String>,
    /// What accepting it gives up.
    warning: Option<String>,
}

/// What a button asks for.
#[derive(Clone, Copy)]
enum DrawDialogAction {
    Accept,
    Again,
    Discard,
    Stop,
    Earlier,
}

impl DrawDialog {
    /// Starts to draw.
    pub fn new(ctx: &egui::Context, coming: ComingRounds, book: &Book) -> Self {
        let words = coming.names(book);
        let first = words.round_title(coming.first_round().0);
        let title = match coming.request.rounds.len() {
            0 | 1 => format!("Draw of {first}"),
            many => format!("Draw of {many} rounds, from {first}"),
        };
        let seed = coming.request.seed;
        let mut dialog = DrawDialog {
            coming,
            title,
            words,
            search: None,
            made: Vec::new(),
            at: 0,
            also: None,
            recorded: None,
            refused: None,
            warning: None,
        };
        dialog.start(ctx, seed);
        dialog
    }

    /// The same, with something else that happens when it is accepted.
    #[must_use]
    pub fn with(mut self, also: Option<Edit>) -> Self {
        self.also = also;
        self
    }

    /// A draw of before that is made again, to be compared with what came out then.
    #[must_use]
    pub fn recorded(mut self, came_out: SeatedRound, kept: &StoredDraw) -> Self {
        let when = if kept.time.is_empty() { "before".to_owned() } else { format!("of {}", kept.time) };
        self.title = format!("The draw {when}, made again");
        self.recorded = Some((kept.input.round_index, came_out, format!("version {}", kept.version)));
        self
    }

    /// The same, saying what accepting it gives up.
    #[must_use]
    pub fn warning(mut self, warning: Option<String>) -> Self {
        self.warning = warning;
        self
    }

    /// What else is to happen when it is accepted.
    pub fn also(&self) -> Option<Edit> {
        self.also.clone()
    }

    fn start(&mut self, ctx: &egui::Context, seed: u64) {
        let mut request = self.coming.request.clone();
        request.seed = seed;
        let so_far = Arc::new(Mutex::new(None));
        let stop = Arc::new(AtomicBool::new(false));
        let (send, done) = channel();
        let (tell, stopped, ctx) = (Arc::clone(&so_far), Arc::clone(&stop), ctx.clone());
        let work = move || {
            let mut told: Option<Instant> = None;
            let drawn = draw(&request, &mut |progress| {
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
            let _ = send.send(drawn.map_err(|why| (why.to_string(), why.players())));
            ctx.request_repaint();
        };
        match thread::Builder::new().name("draw".to_owned()).spawn(work) {
            Ok(_) => self.search = Some(DrawSearch { seed, so_far, stop, done }),
            Err(error) => self.refused = Some(format!("The computer gives no thread to draw on: {error}.")),
        }
    }

    /// Takes what the search has found; whether it has ended.
    fn listen(&mut self) -> bool {
        let Some(search) = &self.search else { return false };
        match search.done.try_recv() {
            Ok(Ok(draw)) => {
                let said = self.words.describe_certificate(&draw.certificate);
                let seed = search.seed;
                self.made.push(FoundDraw { seed, draw, said });
                self.at = self.made.len() - 1;
            }
            Ok(Err((why, players))) => self.refused = Some(self.words.insert_player_names(&why, players)),
            Err(TryRecvError::Empty) => return false,
            Err(TryRecvError::Disconnected) => {
                self.refused =
                    Some("The draw stopped for a reason that was not foreseen. Try another seed.".to_owned());
            }
        }
        self.search = None;
        true
    }

    /// The rounds that are drawn.
    pub fn coming(&self) -> &ComingRounds {
        &self.coming
    }

    /// The rounds that were accepted, and for each round all draws that were made for it, the accepted one last.
    pub fn accepted(&self, time: &str) -> Option<(&[SeatedRound], Vec<Vec<StoredDraw>>)> {
        let accepted = self.made.get(self.at)?;
        let mut kept: Vec<Vec<StoredDraw>> = vec![Vec::new(); accepted.draw.rounds.len()];
        let others = self.made.iter().enumerate().filter(|(at, _)| *at != self.at).map(|(_, made)| made);
        for made in others.chain([accepted]) {
            let mut coming = self.coming.clone();
            coming.request.seed = made.seed;
            for (kept, draw) in kept.iter_mut().zip(coming.draw_records(&made.draw.rounds, time)) {
                kept.push(draw);
            }
        }
        Some((&accepted.draw.rounds, kept))
    }

    /// Shows how far the search is, then the boards beside what they are worth.
    pub fn show(&mut self, ctx: &egui::Context) -> DialogAnswer<()> {
        if self.listen() {
            // What stands here now has another size, and is to be centred before anybody clicks.
            ctx.request_repaint();
        }
        let title = self.title.clone();
        let (press, close) = modal(ctx, "draw", &title, 1120.0, |ui| {
            let enter = entered(ui);
            let height = (ui.ctx().content_rect().height() - 240.0).clamp(160.0, 620.0);
            if let Some(warning) = &self.warning {
                ui.colored_label(Palette::current(ui.ctx()).problem, warning);
            }
            if self.search.is_some() {
                ui.set_min_height(height);
                self.progress(ui);
                let pressed = buttons(ui, &[("Stop, keep the best", DrawDialogAction::Stop), ("Discard", DrawDialogAction::Discard)]);
                return if enter { Some(DrawDialogAction::Stop) } else { pressed };
            }
            if let Some(why) = &self.refused {
                ui.colored_label(Palette::current(ui.ctx()).problem, format!("Nothing can be drawn so. {why}"));
            }
            let Some(made) = self.made.get(self.at) else {
                let pressed = buttons(ui, &[("Close", DrawDialogAction::Discard)]);
                return if enter { Some(DrawDialogAction::Discard) } else { pressed };
            };
            let width = ui.available_width();
            let left = (width * 0.64).floor();
            ui.horizontal_top(|ui| {
                let down = egui::Layout::top_down(egui::Align::Min);
                ui.allocate_ui_with_layout(egui::vec2(left, height), down, |ui| self.boards(ui, made, height));
                ui.add_space(size::SPACE);
                let rest = egui::vec2(ui.available_width(), height);
                ui.allocate_ui_with_layout(rest, down, |ui| worth(ui, made, height));
            });
            ui.add_space(size::GAP);
            if let Some((round, came_out, version)) = &self.recorded {
                let same = made.draw.rounds.get(*round) == Some(came_out);
                let text = if same {
                    format!("The same boards came out, by seed {}.", made.seed)
                } else {
                    format!(
                        "Other boards came out: that draw was made by {version}, and this is version {}, method {METHOD_VERSION}.",
                        env!("CARGO_PKG_VERSION")
                    )
                };
                ui.label(RichText::new(text).font(bold_body()));
                let pressed = buttons(ui, &[("Close", DrawDialogAction::Discard)]);
                return if enter { Some(DrawDialogAction::Discard) } else { pressed };
            }
            let which = format!("Seed {}, draw {} of {}.", made.seed, self.at + 1, self.made.len());
            ui.weak(format!(
                "{which} Enter seats the boards as one step, and Undo takes it back; Ctrl+B draws another. An accepted draw is \
                 kept with the round, and the others made here with it; Discard keeps none."
            ));
            let mut choices =
                vec![("Accept", DrawDialogAction::Accept), ("Another draw", DrawDialogAction::Again), ("Discard", DrawDialogAction::Discard)];
            if self.made.len() > 1 {
                choices.push(("Other draws", DrawDialogAction::Earlier));
            }
            let pressed = buttons(ui, &choices);
            let again = ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::B));
            if enter { Some(DrawDialogAction::Accept) } else { pressed.or_else(|| again.then_some(DrawDialogAction::Again)) }
        });
        match press {
            Some(DrawDialogAction::Accept) => return DialogAnswer::Given(()),
            Some(DrawDialogAction::Discard) => return DialogAnswer::Dismissed,
            Some(DrawDialogAction::Again) => {
                let seed = self.made.iter().map(|made| made.seed).max().unwrap_or(0) + 1;
                self.refused = None;
                self.start(ctx, seed);
            }
            Some(DrawDialogAction::Stop) => {
                if let Some(search) = &self.search {
                    search.stop.store(true, Ordering::Relaxed);
                }
            }
            Some(DrawDialogAction::Earlier) => self.at = (self.at + self.made.len() - 1) % self.made.len(),
            None if close => return DialogAnswer::Dismissed,
            None => {}
        }
        DialogAnswer::Open
    }

    fn progress(&self, ui: &mut Ui) {
        let so_far = self.search.as_ref().and_then(|search| search.so_far.lock().ok().and_then(|so_far| *so_far));
        let (part, text) = match so_far {
            Some(DrawProgress {
                moves_tried: done,
                move_limit: of,
                repeated_meetings: repeats,
                lower_bound: bound,
            }) => {
                // Only the eye reads it.
                #[allow(clippy::cast_precision_loss)]
                let part = done as f32 / of.max(1) as f32;
                (part, format!("Best so far: {repeats} repeated meetings; no draw has fewer than {bound}."))
            }
            None => (0.0, "Looking for boards …".to_owned()),
        };
        ui.label(text);
        ui.add(ProgressBar::new(part));
    }

    /// The boards as they would be.
    fn boards(&self, ui: &mut Ui, made: &FoundDraw, height: f32) {
        ScrollArea::vertical().id_salt("boards").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
            for (number, round) in made.draw.rounds.iter().enumerate() {
                let at = self.words.earlier_rounds + number;
                if made.draw.rounds.len() > 1 {
                    ui.label(RichText::new(self.words.round_title(at)).font(bold_body()));
                }
                // As many blocks side by side as the width holds; the names of a board are read down.
                let room = ui.available_width() - size::SPACE;
                let across = (1..=9_u8).rev().find(|count| f32::from(*count) * BLOCK <= room).unwrap_or(1);
                let width = room / f32::from(across);
                let stays = |board: usize, power: Power| {
                    let locks = self.coming.request.rounds.get(number).map_or(&[][..], |call| &call.reserved_seats);
                    locks.iter().any(|lock| (lock.board, lock.power) == (Some(board), Some(power)))
                };
                for (row, blocks) in round.boards.chunks(usize::from(across)).enumerate() {
                    ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = 0.0;
                        for (seats, board) in blocks.iter().zip(row * usize::from(across)..) {
                            let down = egui::Layout::top_down(egui::Align::Min);
                            ui.allocate_ui_with_layout(egui::vec2(width, 0.0), down, |ui| {
                                ui.set_width(width - size::GAP);
                                let name = self.words.board_name(BoardIndex { round: at, board });
                                let whole = Power::ALL.into_iter().all(|power| stays(board, power));
                                let title =
                                    if whole { format!("Board {name}, as it is") } else { format!("Board {name}") };
                                ui.label(RichText::new(title).font(bold_body()));
                                ui.spacing_mut().item_spacing.y = 1.0;
                                for power in Power::ALL {
                                    self.seat(ui, power, seats[power], !whole && stays(board, power));
                                }
                                ui.add_space(size::GAP);
                            });
                        }
                    });
                }
                if !round.sitting_out.is_empty() {
                    let out: Vec<&str> =
                        round.sitting_out.iter().map(|player| self.words.player_name(*player)).collect();
                    ui.label(format!("Sitting out: {}.", out.join(", ")));
                }
                ui.add_space(size::GAP);
            }
        });
    }

    fn seat(&self, ui: &mut Ui, power: Power, player: Option<Player>, stays: bool) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let palette = Palette::current(ui.ctx());
            let (mark, _) = ui.allocate_exact_size(egui::vec2(8.0, 8.0), egui::Sense::hover());
            ui.painter().rect_filled(mark, 1.0, palette.power(power));
            ui.weak(power.letter().to_string());
            let name = player.map_or("–", |player| self.words.player_name(player));
            let shown = if stays { format!("{name} · stays") } else { name.to_owned() };
            ui.add(egui::Label::new(shown).truncate()).on_hover_text(format!("{power}: {name}"));
        });
    }
}

/// What the draw is worth.
fn worth(ui: &mut Ui, made: &FoundDraw, height: f32) {
    let area = ScrollArea::vertical().id_salt("worth").max_height(height).auto_shrink([false, false]);
    area.show(ui, |ui| sentences(ui, &made.said));
}
