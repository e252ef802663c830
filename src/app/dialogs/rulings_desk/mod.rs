//! The rulings desk: the text of a dispute, below it each order with its outcome, reason and paragraph, and beside it the board, on
//! which units are placed. The ruling follows every keystroke and every click. The texts are kept for each board of the event.

mod board_editor;
mod board_painter;
mod book_entries;
mod desk_buttons;
mod desk_text;
mod ruling_list;

use std::sync::Arc;

use eframe::egui::{self, Align, Context, Label, Layout, RichText, Ui};

use self::board_editor::{BoardAction, BoardEditor};
use self::board_painter::{LabelCache, board_area, board_size, paint_board};
use self::book_entries::{enter_counts, enter_votes, keep_in_notebook, new_counts, new_votes, newest_chart};
use self::desk_buttons::{DeskButton, height_of_buttons, show_desk_buttons};
use self::ruling_list::show_lines;
use super::{Dialog, scroll_area, show_work_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::files::FilePurpose;
use crate::app::session::Session;
use crate::app::session::ruling_texts::BoardTexts;
use crate::app::theme::{Palette, size};
use crate::book::{Board, BoardRef, notation};
use crate::languages::NoticeLanguages;
use crate::languages::window_sentences::rulings_desk as texts;
use crate::notices::ruling_notice;
use crate::rulings::{Province, Ruling, next_turn_text, rule_text, with_unit};

/// The text with which the desk opens for a game that begins.
const START: &str = "season: Spring 1901\nposition: start\ncentres: start\norders\nAustria: ";

/// The greatest width of the desk in points.
const WIDEST: f32 = 1400.0;

/// The least height of the text and the board.
const LEAST_HEIGHT: f32 = 130.0;

/// Below this height of the text and the board, the text takes more of it.
const LOW_DESK: f32 = 330.0;

/// The height of the row with the result of the last button.
const MESSAGE_ROW: f32 = 20.0;

/// The least width of the row of powers.
const POWERS_WIDTH: f32 = 264.0;

/// The height of the row of powers above the board.
const POWER_ROW: f32 = 30.0;

/// The desk with its texts.
#[derive(Debug)]
pub struct RulingsDesk {
    texts: BoardTexts,
    ruling: Ruling,
    /// The board of the dispute.
    board: Option<BoardRef>,
    /// Its short name, or nothing.
    label: String,
    editor: Option<BoardEditor>,
    /// The province under the pointer.
    pointed: Option<Province>,
    labels: LabelCache,
    /// The text with which the desk opened for a board without one. Nobody typed it.
    first_text: String,
    /// Whether the desk was not shown yet.
    is_new: bool,
    /// Whether a text is to be opened.
    asks_for_file: bool,
    /// The text of a file, which replaces the text of the desk when it is shown next.
    opened_text: Option<String>,
    /// Whether the text is to get the keyboard and to show its cursor.
    shows_cursor: bool,
    /// The change that is not stored yet, by the time of the first one.
    unstored_since: Option<f64>,
    /// The messages of the window as they were seen last. The window behind the desk is dimmed, so a new one is shown in the desk.
    seen_messages: (String, Option<(String, bool)>),
    /// The last new message, and whether it is an error.
    message: Option<(String, bool)>,
}

/// Opens the desk for the board at the cursor, with the text that was typed there last.
pub fn open_rulings_desk(window: &mut dyn Window) {
    let session = window.session();
    let board = session.board_at_cursor();
    let label = board.map(|at| notation::short_board_label(session.book(), at)).unwrap_or_default();
    let first = first_text(board.and_then(|at| session.book().board(at)));
    let texts = window.ruling_texts().of_board(&label).cloned();
    let texts = texts.unwrap_or(BoardTexts { text: first.clone(), ..BoardTexts::default() });
    let ruling = rule_text(&texts.text);
    let seen_messages = messages_of(window.session());
    window.session().open_dialog(RulingsDesk {
        texts,
        ruling,
        board,
        label,
        editor: BoardEditor::new(),
        pointed: None,
        labels: LabelCache::default(),
        first_text: first,
        is_new: true,
        asks_for_file: false,
        opened_text: None,
        shows_cursor: true,
        unstored_since: None,
        seen_messages,
        message: None,
    });
}

/// What the window says now: its status, and its notification.
fn messages_of(session: &Session) -> (String, Option<(String, bool)>) {
    (session.messages.status.clone(), session.messages.notification.clone())
}

/// The languages of what is printed or written for the players.
fn languages_of_notices(window: &mut dyn Window) -> NoticeLanguages {
    window.session().book().event.languages
}

/// The text with which the desk opens for a board: the spring after its last complete chart. A chart has the number of the
/// centres, not which they are, so the units and the owners are known at the start of the game only.
fn first_text(board: Option<&Board>) -> String {
    match newest_chart(board) {
        Some((year, counts)) => {
            format!("season: Spring {}\ncounts: {counts}\nposition\norders\n", year.0.saturating_add(1))
        }
        None => START.to_owned(),
    }
}

impl Dialog<dyn Window> for RulingsDesk {
    fn unused_work(&self) -> Option<&'static str> {
        self.unstored_since.map(|_| texts::text_not_kept())
    }

    fn show(mut self: Box<Self>, ctx: &Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let place = self.place();
        let title = if place.is_empty() { texts::title().to_owned() } else { texts::title_with_board(&place) };
        let counts = new_counts(self.board, &self.texts.text, &self.ruling);
        let board = self.board.and_then(|at| window.session().book().board(at)).cloned();
        let votes = new_votes(board.as_ref(), &self.ruling);
        let text_before = self.texts.clone();
        if std::mem::take(&mut self.is_new) {
            self.go_to_last_place(ctx);
        }
        if let Some(text) = self.opened_text.take() {
            self.replace_text(ctx, text.replace("\r\n", "\n").replace('\r', "\n"));
        }
        self.take_messages(window.session());
        let room = ctx.content_rect().size();
        let widest = (room.x - 48.0).min(WIDEST);
        let height = (room.y - 136.0 - MESSAGE_ROW - height_of_buttons(widest)).clamp(LEAST_HEIGHT, 760.0);
        let board_size = board_size(egui::vec2(widest * 0.62, height - POWER_ROW));
        // In a low window the board is small. The text does not get wider than it can be read well.
        let column = board_size.x.max(POWERS_WIDTH);
        let width = widest.min(column + size::TEXT);
        let (choice, close) = show_work_modal(ctx, "rulings desk", &title, width, |ui| {
            ui.horizontal_top(|ui| {
                let left = ui.available_width() - column - size::SPACE;
                ui.allocate_ui(egui::vec2(left, height), |ui| {
                    ui.vertical(|ui| {
                        // In a low window the text needs more of the room to be typed.
                        let share = if height < LOW_DESK { 0.62 } else { 0.45 };
                        self.show_text(ui, height * share, board.as_ref());
                        ui.add_space(size::GAP);
                        let left = height - ui.min_rect().height() - size::GAP;
                        self.show_ruling(ui, left);
                    });
                });
                ui.add_space(size::GAP);
                ui.vertical(|ui| self.show_board(ui, board_size));
            });
            window.session().show_oldest_question(ui, &Palette::current(ui.ctx()), None);
            self.show_message(ui);
            let opens = ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::O));
            self.asks_for_file |= opens;
            let enter = ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::Enter));
            let prints = ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::P));
            let pressed = show_desk_buttons(ui, &self.texts.text, &self.ruling, counts.is_some(), !votes.is_empty());
            match () {
                () if enter => Some(DeskButton::Keep),
                () if prints => Some(DeskButton::Print),
                () => pressed,
            }
        });
        match choice {
            Some(DeskButton::Keep) => keep_in_notebook(window.session(), &self.ruling, &place),
            Some(DeskButton::NextTurn) => {
                let next = next_turn_text(&self.ruling);
                self.replace_text(ctx, next);
            }
            Some(DeskButton::Retreats) => self.write_retreats(ctx),
            Some(DeskButton::EnterCounts) => {
                if let Some(counts) = counts {
                    enter_counts(window.session(), &counts);
                }
            }
            Some(DeskButton::EnterVotes) => {
                if let Some(at) = self.board {
                    enter_votes(window.session(), at, &votes);
                }
            }
            Some(DeskButton::Print) if self.ruling.decides_anything() => {
                let notice = ruling_notice(&self.ruling, &place, languages_of_notices(window));
                window.print_ruling(ctx, notice);
            }
            Some(DeskButton::Print) => window.session().set_status(texts::nothing_to_print()),
            Some(DeskButton::Save) => {
                let notice = ruling_notice(&self.ruling, &place, languages_of_notices(window));
                self.store_text(ctx, window, text_before != self.texts, true);
                window.ask_for_file(ctx, FilePurpose::Ruling(Arc::new(notice)));
            }
            Some(DeskButton::Close) | None => {}
        }
        if std::mem::take(&mut self.asks_for_file) {
            self.store_text(ctx, window, text_before != self.texts, true);
            window.ask_for_file(ctx, FilePurpose::Dispute);
        }
        let closes = choice == Some(DeskButton::Close) || (choice.is_none() && close);
        self.store_text(ctx, window, text_before != self.texts, closes);
        if closes { None } else { Some(self) }
    }

    fn takes_texts(&self) -> bool {
        true
    }

    fn take_text(&mut self, text: String) {
        self.opened_text = Some(text);
    }
}

impl RulingsDesk {
    /// Notes a message of the window that came since the last frame.
    fn take_messages(&mut self, session: &Session) {
        let now = messages_of(session);
        if now.1 != self.seen_messages.1 && now.1.is_some() {
            self.message.clone_from(&now.1);
        } else if now.0 != self.seen_messages.0 && !now.0.is_empty() {
            self.message = Some((now.0.clone(), false));
        }
        self.seen_messages = now;
    }

    /// The board of the dispute: the one at which the desk was opened, unless the title of the text names another one.
    fn place(&self) -> String {
        let name = |text: &str| text.split_whitespace().last().map(str::to_lowercase);
        match &self.ruling.board {
            Some(board) if name(board) != name(&self.label) => board.clone(),
            _ => self.label.clone(),
        }
    }

    /// Shows the result of the last button. The row has its height without one too, so that no button moves.
    fn show_message(&self, ui: &mut Ui) {
        let palette = Palette::current(ui.ctx());
        let (text, is_error) = self.message.clone().unwrap_or_default();
        let text = RichText::new(text).strong().color(if is_error { palette.problem } else { palette.ink });
        let row = egui::vec2(ui.available_width(), MESSAGE_ROW);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_size(row);
            ui.add(Label::new(text).truncate());
        });
    }

    fn show_ruling(&self, ui: &mut Ui, height: f32) {
        scroll_area(height).id_salt("ruling").show(ui, |ui| {
            ui.set_width(ui.available_width());
            show_lines(ui, &self.ruling);
        });
    }

    fn show_board(&mut self, ui: &mut Ui, room: egui::Vec2) {
        let Some(editor) = &mut self.editor else { return };
        ui.set_max_width(room.x.max(POWERS_WIDTH));
        editor.show_powers(ui, self.pointed, &self.ruling.before);
        let (board, scale) = board_area(ui, room);
        let actions = editor.take_actions(ui, &board, scale, &self.ruling.before);
        self.pointed = board.hover_pos().and_then(|at| scale.province_at(at));
        let marked = if board.has_focus() { Some(editor.mark()) } else { self.pointed };
        self.pointed = self.pointed.or(marked);
        paint_board(ui, &board, scale, &self.ruling, marked, &mut self.labels);
        for action in actions {
            match action {
                BoardAction::Place(province, unit) => {
                    let text = with_unit(&self.texts.text, province, unit);
                    self.edit_text(ui.ctx(), text);
                }
                BoardAction::Undo => self.undo_text(ui.ctx()),
            }
        }
    }
}
