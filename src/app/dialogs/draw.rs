//! The dialog of a draw: it searches in the background, shows the boards with their certificate, and tries other seeds.
//! Nothing enters the book before the user accepts. The search itself is in [`crate::draw`].

use eframe::egui::{self, RichText, ScrollArea, TextEdit, TextStyle, Ui};
use jiff::Zoned;

use super::draw_certificate::show_sentences;
use super::draw_search::Search;
use super::{Dialog, DialogAnswer, enter_pressed, show_buttons, show_buttons_with_enter, show_errors, show_work_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::key_text::key_text;
use crate::app::session::Session;
use crate::app::session::seed_source::SeedSource;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::views::roll_call;
use crate::app::views::tab::Tab;
use crate::app::widgets::{POWER_SIDE, show_power};
use crate::book::{BoardRef, Book, CellAddress, Edit, PerPower, Power, SeatColumn, StoredDraw};
use crate::draw::{BoardIndex, Draw, DrawProgress, METHOD_VERSION, Player, SeatedRound, draw};
use crate::engine::draw::{CertificateSentence, ComingRounds, DrawNames};
use crate::languages::messages::steps;
use crate::languages::recorded_moment_in_window;
use crate::languages::window_sentences::{draw_dialog as texts, shared_words};
use crate::printable_text::printable_line;

/// The least width of the block of a board, in points.
const LEAST_BLOCK_WIDTH: f32 = 168.0;

/// The width of the dialog that says why no draw is possible, in points.
const REFUSAL_WIDTH: f32 = 560.0;

/// The least height of the boards, in points.
const LEAST_HEIGHT: f32 = 120.0;

/// The width of the field of the seed, in points.
const SEED_WIDTH: f32 = 88.0;

/// A running search. Its result is the seed with the draw. If there is no draw, it is the reason, with the players whom the
/// reason names.
type DrawSearch = Search<Result<(u64, Draw), (String, Vec<Player>)>, DrawProgress>;

/// A draw that a search has found.
#[derive(Debug)]
struct FoundDraw {
    seed: u64,
    draw: Draw,
    sentences: Vec<CertificateSentence>,
}

/// A recorded draw that is made again.
#[derive(Debug)]
struct RecordedDraw {
    /// The position of its round.
    round: usize,
    boards: SeatedRound,
    /// The version of Topboard that made it.
    version: String,
}

/// The dialog of a draw.
#[derive(Debug)]
pub struct DrawDialog {
    coming: ComingRounds,
    title: String,
    names: DrawNames,
    search: Option<DrawSearch>,
    draws: Vec<FoundDraw>,
    /// The position of the draw in view.
    shown: usize,
    /// The text in the field for another seed.
    typed_seed: String,
    /// A further edit that is applied when the draw is accepted.
    extra_edit: Option<Edit>,
    /// The recorded draw that is made again.
    recorded: Option<RecordedDraw>,
    /// The reason why no draw is possible.
    refusal: Option<String>,
    /// A warning about data that is lost when the draw is accepted.
    warning: Option<String>,
}

/// What the dialog ends with, other than no draw.
#[derive(Clone, Copy, Debug)]
enum DrawAnswer {
    Accepted,
    /// The roll call of the round is wanted before the draw.
    RollCall,
}

/// The action of a button or a key.
#[derive(Clone, Copy)]
enum DrawDialogAction {
    RollCall,
    Accept,
    Again,
    WithSeed(u64),
    Discard,
    Stop,
    ShowOther,
}

impl Dialog<dyn Window> for DrawDialog {
    fn unused_work(&self) -> Option<&'static str> {
        (!self.draws.is_empty() || self.search.is_some()).then(texts::draw_not_in_book)
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let seeds = window.session().seeds;
        match self.show_content(ctx, seeds) {
            DialogAnswer::Open => return Some(self),
            DialogAnswer::Dismissed => window.session().set_status(texts::nothing_drawn()),
            DialogAnswer::Given(DrawAnswer::Accepted) => self.seat_accepted_draw(window.session()),
            DialogAnswer::Given(DrawAnswer::RollCall) => {
                roll_call::commands::open_roll_call_of(window.session(), self.coming.first_round());
            }
        }
        None
    }
}

impl DrawDialog {
    /// Opens the dialog and starts the search.
    pub fn new(ctx: &egui::Context, coming: ComingRounds, book: &Book) -> Self {
        let names = coming.names(book);
        let first = names.round_title_in_window(names.earlier_rounds);
        let title = match coming.request.rounds.len() {
            0 | 1 => texts::draw_of_round(&first),
            many => texts::draw_of_rounds(many, &first),
        };
        let seed = coming.request.seed;
        let mut dialog = DrawDialog {
            coming,
            title,
            names,
            search: None,
            draws: Vec::new(),
            shown: 0,
            typed_seed: String::new(),
            extra_edit: None,
            recorded: None,
            refusal: None,
            warning: None,
        };
        dialog.start(ctx, seed);
        dialog
    }

    /// Adds a further edit that is applied when the draw is accepted.
    #[must_use]
    pub fn with_extra_edit(mut self, extra_edit: Option<Edit>) -> Self {
        self.extra_edit = extra_edit;
        self
    }

    /// Makes a recorded draw again, and compares the result with the recorded boards.
    #[must_use]
    pub fn with_recorded_draw(mut self, came_out: SeatedRound, stored: &StoredDraw) -> Self {
        self.title = match stored.time.as_str() {
            "" => texts::recorded_draw().to_owned(),
            time => texts::recorded_draw_of_time(&recorded_moment_in_window(time)),
        };
        self.recorded =
            Some(RecordedDraw { round: stored.input.round_index, boards: came_out, version: stored.version.clone() });
        self
    }

    /// Adds a warning about data that is lost when the draw is accepted.
    #[must_use]
    pub fn with_warning(mut self, warning: Option<String>) -> Self {
        self.warning = warning;
        self
    }

    fn start(&mut self, ctx: &egui::Context, seed: u64) {
        let mut request = self.coming.request.clone();
        request.seed = seed;
        self.search =
            Some(Search::start(ctx, "draw", texts::searching_for_boards(), move |watch| match draw(&request, watch) {
                Ok(draw) => Ok((seed, draw)),
                Err(why) => Err((why.to_string(), why.players())),
            }));
    }

    /// Takes the result of the search. Returns whether the search has ended in this frame.
    fn poll_search(&mut self) -> bool {
        let Some(result) = self.search.as_mut().and_then(Search::poll) else { return false };
        match result {
            Ok(Ok((seed, draw))) => {
                let sentences = self.names.describe_certificate(&draw.certificate);
                self.draws.push(FoundDraw { seed, draw, sentences });
                self.shown = self.draws.len() - 1;
            }
            Ok(Err((why, players))) => self.refusal = Some(self.names.describe_error(&why, players)),
            Err(why) => self.refusal = Some(why),
        }
        self.search = None;
        true
    }

    /// The number in the field of the seed. The error is a text that is no seed. `None` if the field is empty.
    fn typed_seed(&self) -> Option<Result<u64, String>> {
        let typed = self.typed_seed.trim();
        (!typed.is_empty()).then(|| typed.parse().map_err(|_| typed.to_owned()))
    }

    /// The accepted rounds, and for each of them all draws made in this dialog. The accepted draw is the last one.
    fn accepted(&self, time: &str) -> Option<(&[SeatedRound], Vec<Vec<StoredDraw>>)> {
        let accepted = self.draws.get(self.shown)?;
        let mut draws_by_round: Vec<Vec<StoredDraw>> = vec![Vec::new(); accepted.draw.rounds.len()];
        let others = self.draws.iter().enumerate().filter(|(at, _)| *at != self.shown).map(|(_, found)| found);
        for found in others.chain([accepted]) {
            let mut coming = self.coming.clone();
            coming.request.seed = found.seed;
            for (draws, draw) in draws_by_round.iter_mut().zip(coming.draw_records(&found.draw.rounds, time)) {
                draws.push(draw);
            }
        }
        Some((&accepted.draw.rounds, draws_by_round))
    }

    /// Seats the rounds of the accepted draw, as one step.
    fn seat_accepted_draw(&self, session: &mut Session) {
        let time = Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
        let Some((rounds, draws)) = self.accepted(&time) else { return };
        let first = self.coming.first_round();
        let mut edit = self.coming.to_edit(session.book(), rounds, &draws);
        if let Some(extra) = self.extra_edit.clone() {
            edit = Edit::Batch(vec![edit, extra]);
        }
        if session.apply(steps::draw(), edit) {
            session.open_tab(Tab::Round(first));
            // The players are seated, so the next entries are counts.
            let first_seat = BoardRef::new(first.0, 0).seat(Power::Austria);
            session.go_to_if_there(CellAddress::Seat(first_seat, SeatColumn::Centres));
            session.set_status(texts::boards_are_drawn());
        }
    }

    /// Shows the progress of the search, and then the boards with their certificate.
    fn show_content(&mut self, ctx: &egui::Context, seeds: SeedSource) -> DialogAnswer<DrawAnswer> {
        if self.poll_search() {
            // The dialog has another size now and must be centred before the next click.
            ctx.request_repaint();
        }
        let title = self.title.clone();
        // A sentence alone needs less room than boards, and its button stands below it.
        let is_refused = self.search.is_none() && self.draws.is_empty();
        let width = if is_refused { REFUSAL_WIDTH } else { 1120.0 };
        let (press, close) = show_work_modal(ctx, "draw", &title, width, |ui| self.show_search_or_boards(ui));
        match press {
            Some(DrawDialogAction::Accept) => return DialogAnswer::Given(DrawAnswer::Accepted),
            Some(DrawDialogAction::RollCall) => return DialogAnswer::Given(DrawAnswer::RollCall),
            Some(DrawDialogAction::Discard) => return DialogAnswer::Dismissed,
            Some(DrawDialogAction::Again) => {
                let last = self.draws.iter().map(|found| found.seed).max().unwrap_or(0);
                self.refusal = None;
                self.start(ctx, seeds.seed_after(last));
            }
            Some(DrawDialogAction::WithSeed(seed)) => {
                self.refusal = None;
                self.typed_seed.clear();
                match self.draws.iter().position(|found| found.seed == seed) {
                    Some(position) => self.shown = position,
                    None => self.start(ctx, seed),
                }
            }
            Some(DrawDialogAction::Stop) => {
                if let Some(search) = &self.search {
                    search.stop();
                }
            }
            Some(DrawDialogAction::ShowOther) => {
                self.shown = (self.shown + self.draws.len() - 1) % self.draws.len();
            }
            None if close => return DialogAnswer::Dismissed,
            None => {}
        }
        DialogAnswer::Open
    }

    /// Shows the search while it runs, and then the boards that it found. Gives the button that was pressed.
    fn show_search_or_boards(&mut self, ui: &mut Ui) -> Option<DrawDialogAction> {
        let enter = enter_pressed(ui);
        let height = (ui.ctx().content_rect().height() - 240.0).clamp(LEAST_HEIGHT, 620.0);
        show_errors(ui, &self.warning);
        let above = ui.cursor().top();
        for warning in &self.names.lost_claim_warnings {
            ui.colored_label(Palette::current(ui.ctx()).problem, &*printable_line(warning));
        }
        let mut wants_roll_call = false;
        if let Some(note) = &self.names.no_roll_call_note {
            let note = texts::roll_call_key(note);
            ui.label(&*printable_line(&key_text(&note)));
            wants_roll_call = ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::L));
        }
        let shown = self.show_search_or_found_boards(ui, enter, height, above);
        if wants_roll_call { Some(DrawDialogAction::RollCall) } else { shown }
    }

    /// The same below the warnings, which begin at `above`.
    fn show_search_or_found_boards(
        &mut self,
        ui: &mut Ui,
        enter: bool,
        height: f32,
        above: f32,
    ) -> Option<DrawDialogAction> {
        // The boards give the sentences their room.
        let height = (height - (ui.cursor().top() - above)).max(LEAST_HEIGHT);
        if let Some(search) = &self.search {
            // The buttons stay at the bottom when the boards are found.
            ui.scope(|ui| {
                ui.set_min_height(height);
                search.show_progress(ui);
            });
            let choices = [
                (texts::stop_and_keep(), DrawDialogAction::Stop),
                (shared_words::discard(), DrawDialogAction::Discard),
            ];
            return show_buttons_with_enter(ui, enter, &choices);
        }
        if let Some(why) = &self.refusal {
            ui.colored_label(Palette::current(ui.ctx()).problem, texts::no_draw_possible(why));
        }
        let Some(found) = self.draws.get(self.shown) else {
            return show_buttons_with_enter(ui, enter, &[(shared_words::close(), DrawDialogAction::Discard)]);
        };
        let width = ui.available_width();
        let left = (width * 0.64).floor();
        ui.horizontal_top(|ui| {
            let down = egui::Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(egui::vec2(left, height), down, |ui| self.show_boards(ui, found, height));
            ui.add_space(size::SPACE);
            let rest = egui::vec2(ui.available_width(), height);
            ui.allocate_ui_with_layout(rest, down, |ui| show_certificate(ui, found, height));
        });
        ui.add_space(size::GAP);
        if let Some(recorded) = &self.recorded {
            show_comparison(ui, found, recorded);
            return show_buttons_with_enter(ui, enter, &[(shared_words::close(), DrawDialogAction::Discard)]);
        }
        let seed = found.seed;
        self.show_seed(ui, seed);
        let first = match self.typed_seed() {
            None => Some((texts::accept(), DrawDialogAction::Accept)),
            Some(Ok(seed)) => Some((texts::draw_with_this_seed(), DrawDialogAction::WithSeed(seed))),
            Some(Err(_)) => None,
        };
        let mut choices: Vec<_> = first.into_iter().collect();
        choices.extend([
            (texts::another_draw(), DrawDialogAction::Again),
            (shared_words::discard(), DrawDialogAction::Discard),
        ]);
        if self.draws.len() > 1 {
            choices.push((texts::other_draws(), DrawDialogAction::ShowOther));
        }
        let pressed = show_buttons(ui, &choices);
        let again = ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::B));
        match first {
            Some((_, action)) if enter => Some(action),
            _ => pressed.or_else(|| again.then_some(DrawDialogAction::Again)),
        }
    }

    /// Shows the seed of the draw in view and what the keys do, and a field for another seed.
    fn show_seed(&mut self, ui: &mut Ui, seed: u64) {
        let (position, count) = ((self.shown + 1).to_string(), self.draws.len().to_string());
        let typed = self.typed_seed();
        ui.horizontal_top(|ui| {
            let label = ui.label(texts::seed_field());
            let field = TextEdit::singleline(&mut self.typed_seed).desired_width(SEED_WIDTH).id_salt("seed");
            ui.add(field).labelled_by(label.id);
            ui.add_space(size::GAP);
            let palette = Palette::current(ui.ctx());
            let text = match typed {
                None => {
                    let text = texts::what_keys_do(&seed.to_string(), &position, &count);
                    RichText::new(&*key_text(&text)).weak()
                }
                Some(Ok(seed)) => RichText::new(texts::enter_draws_with_seed(&seed.to_string())).weak(),
                Some(Err(text)) => RichText::new(texts::no_seed(&text)).color(palette.problem),
            };
            ui.add(egui::Label::new(text).wrap());
        });
    }

    /// Shows the boards of a draw.
    fn show_boards(&self, ui: &mut Ui, found: &FoundDraw, height: f32) {
        ScrollArea::vertical().id_salt("boards").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
            for (number, round) in found.draw.rounds.iter().enumerate() {
                let at = self.names.earlier_rounds + number;
                if found.draw.rounds.len() > 1 {
                    let title = self.names.round_title_in_window(at);
                    ui.label(RichText::new(printable_line(&title)).font(bold_body()));
                }
                // As many blocks stand side by side as fit. The names of a board stand one below the other.
                let room = ui.available_width() - size::SPACE;
                let least = self.least_block_width(ui, round);
                let across = (1..=9_u8).rev().find(|count| f32::from(*count) * least <= room).unwrap_or(1);
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
                                let name = self.names.board_title_in_window(BoardIndex { round: at, board });
                                let is_unchanged = Power::ALL.into_iter().all(|power| stays(board, power));
                                let title = if is_unchanged { texts::board_unchanged(&name) } else { name };
                                ui.label(RichText::new(printable_line(&title)).font(bold_body()));
                                ui.spacing_mut().item_spacing.y = 1.0;
                                for power in Power::ALL {
                                    self.show_seat(ui, power, seats[power], !is_unchanged && stays(board, power));
                                }
                                ui.add_space(size::GAP);
                            });
                        }
                    });
                }
                if !round.sitting_out.is_empty() {
                    let out: Vec<&str> =
                        round.sitting_out.iter().map(|player| self.names.player_name(*player)).collect();
                    ui.label(texts::sitting_out(&out.join(", ")));
                    let drawn = at.saturating_sub(self.names.earlier_rounds);
                    if let Some(text) = self.names.describe_team_sit_outs(drawn, &round.sitting_out) {
                        ui.label(RichText::new(&*printable_line(&text)).font(bold_body()));
                    }
                }
                ui.add_space(size::GAP);
            }
        });
    }

    /// The width that the longest name of a round needs, in points.
    fn least_block_width(&self, ui: &Ui, round: &SeatedRound) -> f32 {
        let font = TextStyle::Body.resolve(ui.style());
        let width = |text: String| ui.painter().layout_no_wrap(text, font.clone(), ui.visuals().text_color()).size().x;
        let players = round.boards.iter().flat_map(PerPower::values).flatten();
        let names = players.map(|player| self.names.player_name(*player)).map(|name| (name, width(name.to_owned())));
        let longest = names.max_by(|(_, one), (_, other)| one.total_cmp(other));
        let needed = longest.map(|(name, _)| width(texts::player_stays(name)) + POWER_SIDE + size::SPACE);
        needed.map_or(LEAST_BLOCK_WIDTH, |needed| needed.max(LEAST_BLOCK_WIDTH))
    }

    fn show_seat(&self, ui: &mut Ui, power: Power, player: Option<Player>, stays: bool) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            show_power(ui, power);
            let name = player.map_or("–", |player| self.names.player_name(player));
            let shown = if stays { texts::player_stays(name) } else { name.to_owned() };
            ui.add(egui::Label::new(shown).wrap()).on_hover_text(texts::power_and_player(power.name_in_window(), name));
        });
    }
}

/// Says whether a draw made again has the recorded boards.
fn show_comparison(ui: &mut Ui, found: &FoundDraw, recorded: &RecordedDraw) {
    let same = found.draw.rounds.get(recorded.round) == Some(&recorded.boards);
    let text = if same {
        texts::same_boards(&found.seed.to_string())
    } else {
        texts::other_boards(&recorded.version, env!("CARGO_PKG_VERSION"), &METHOD_VERSION.to_string())
    };
    ui.label(RichText::new(text).font(bold_body()));
}

/// Shows the certificate of a draw.
fn show_certificate(ui: &mut Ui, found: &FoundDraw, height: f32) {
    let area = ScrollArea::vertical().id_salt("certificate").max_height(height).auto_shrink([false, false]);
    area.show(ui, |ui| show_sentences(ui, &found.sentences));
}
