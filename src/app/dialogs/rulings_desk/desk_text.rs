//! The text of the desk: its field, the places of its cursor, other texts, and storing it.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{Context, Event, Id, TextEdit, TextStyle, TextWrapMode, Ui};

use super::book_entries::vote_lines;
use super::{RulingsDesk, START};
use crate::app::dialogs::scroll_area;
use crate::app::dialogs::window::Window;
use crate::app::key_text::key_text;
use crate::book::Board;
use crate::languages::window_language;
use crate::languages::window_sentences::rulings_desk as texts;
use crate::rulings::{has_own_beginning, read_ruling_text, retreat_lines, rule_text, worked_disputes};

/// How long typing goes on before the text is stored, in seconds.
const STORE_AFTER: f64 = 2.0;

/// The number of lines with which an empty text fills this height, so that its lower edge is in view: at most 10.
fn rows_in(ui: &Ui, height: f32) -> usize {
    /// The margins and the edges of a text field.
    const AROUND: f32 = 8.0;
    let row = ui.text_style_height(&TextStyle::Monospace);
    (2..=10_u16).rev().find(|rows| f32::from(*rows) * row + AROUND <= height).unwrap_or(1).into()
}

impl RulingsDesk {
    fn text_id(&self) -> Id {
        Id::unique(("text of the rulings desk", &self.label))
    }

    pub(super) fn show_text(&mut self, ui: &mut Ui, height: f32, board: Option<&Board>) {
        let mut chosen = None;
        let mut asks_for_vote = false;
        let label = ui.horizontal_wrapped(|ui| {
            ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
            let label = ui.label(texts::position_and_orders());
            ui.menu_button(texts::worked_disputes(), |ui| {
                scroll_area(360.0).show(ui, |ui| {
                    for dispute in worked_disputes() {
                        if ui.button(dispute.title).clicked() {
                            chosen = Some(dispute.text.to_owned());
                            ui.close();
                        }
                    }
                });
            });
            ui.add_enabled_ui(!self.texts.earlier.is_empty(), |ui| {
                ui.menu_button(texts::earlier_texts(), |ui| {
                    scroll_area(360.0).show(ui, |ui| {
                        for text in self.texts.earlier.iter().rev() {
                            if ui.button(text_title(text)).clicked() {
                                chosen = Some(text.clone());
                                ui.close();
                            }
                        }
                    });
                });
            });
            let help = key_text(texts::open_text_help());
            self.asks_for_file |= ui.button(texts::open_text()).on_hover_text(&*help).clicked();
            asks_for_vote = ui.button(texts::draw_vote()).on_hover_text(texts::draw_vote_help()).clicked();
            label
        });
        if let Some(text) = chosen {
            self.replace_text(ui.ctx(), text);
        }
        if asks_for_vote {
            let lines = vote_lines(board, &self.texts.text, &self.ruling);
            let text = format!("{}\n{lines}", self.texts.text.trim_end());
            self.edit_text(ui.ctx(), text);
            self.go_to_end_of_text(ui.ctx());
        }
        let id = self.text_id();
        self.give_way_to_pasted_text(ui);
        let room = height - label.response.rect.height() - ui.spacing().item_spacing.y * 2.0;
        let rows = rows_in(ui, room);
        scroll_area(room).id_salt("dispute").show(ui, |ui| {
            let edit = TextEdit::multiline(&mut self.texts.text)
                .id(id)
                .code_editor()
                .desired_rows(rows)
                .desired_width(f32::INFINITY)
                .hint_text(START);
            let output = edit.show(ui);
            let edit = output.response.response.labelled_by(label.inner.id);
            if std::mem::take(&mut self.shows_cursor) {
                edit.request_focus();
                let state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
                if let Some(range) = state.cursor.char_range() {
                    let cursor = output.galley.pos_from_cursor(range.primary);
                    ui.scroll_to_rect(cursor.translate(output.galley_pos.to_vec2()), None);
                }
            }
            if edit.changed() {
                // A pasted text may have the line ends of old Macs.
                self.texts.text = self.texts.text.replace('\r', "\n");
                self.ruling = rule_text(&self.texts.text);
            }
        });
    }

    /// Empties a text that nobody has typed before another one is pasted that begins with its own season or position.
    fn give_way_to_pasted_text(&mut self, ui: &Ui) {
        let is_whole = |event: &Event| matches!(event, Event::Paste(text) if has_own_beginning(text));
        if self.texts.text == self.first_text
            && ui.memory(|memory| memory.has_focus(self.text_id()))
            && ui.input(|input| input.events.iter().any(is_whole))
        {
            self.edit_text(ui.ctx(), String::new());
        }
    }

    /// Changes the text. Ctrl+Z takes it back, in the text and on the board.
    pub(super) fn edit_text(&mut self, ctx: &Context, text: String) {
        let mut state = TextEditState::load(ctx, self.text_id()).unwrap_or_default();
        let cursor = state.cursor.char_range().unwrap_or_default();
        let mut undoer = state.undoer();
        undoer.add_undo(&(cursor, std::mem::replace(&mut self.texts.text, text)));
        undoer.add_undo(&(cursor, self.texts.text.clone()));
        state.set_undoer(undoer);
        state.store(ctx, self.text_id());
        self.ruling = rule_text(&self.texts.text);
    }

    /// Begins another text. The one before is among the earlier ones.
    pub(super) fn replace_text(&mut self, ctx: &Context, text: String) {
        let mut texts = self.texts.clone();
        texts.replace(text.clone());
        self.edit_text(ctx, text);
        self.texts = texts;
        self.go_to_end_of_text(ctx);
    }

    /// Goes on where the text was left. One that was not open before is left at its end.
    pub(super) fn go_to_last_place(&mut self, ctx: &Context) {
        let length = self.texts.text.chars().count();
        let last = TextEditState::load(ctx, self.text_id()).and_then(|state| state.cursor.char_range());
        let last = last.map_or(length, |range| range.primary.index.0);
        self.go_to(ctx, last.min(length));
    }

    pub(super) fn go_to_end_of_text(&mut self, ctx: &Context) {
        self.go_to(ctx, self.texts.text.chars().count());
    }

    /// Puts the cursor after this number of characters, and the text into view there.
    pub(super) fn go_to(&mut self, ctx: &Context, place: usize) {
        let mut state = TextEditState::load(ctx, self.text_id()).unwrap_or_default();
        state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(place))));
        state.store(ctx, self.text_id());
        self.shows_cursor = true;
    }

    /// Adds the lines in which retreats are written, and goes to the end of the first one.
    pub(super) fn write_retreats(&mut self, ctx: &Context) {
        let lines = retreat_lines(&self.ruling).unwrap_or_default();
        let text = format!("{}\n", self.texts.text.trim_end());
        let heading_and_first: Vec<&str> = lines.lines().take(2).collect();
        let place = format!("{text}{}", heading_and_first.join("\n")).chars().count();
        self.edit_text(ctx, format!("{text}{}", lines.trim_end_matches('\n')));
        self.go_to(ctx, place);
    }

    pub(super) fn undo_text(&mut self, ctx: &Context) {
        let Some(mut state) = TextEditState::load(ctx, self.text_id()) else { return };
        let mut undoer = state.undoer();
        let mut now = (state.cursor.char_range().unwrap_or_default(), self.texts.text.clone());
        // A state may differ in its cursor only.
        while let Some(before) = undoer.undo(&now) {
            now = before.clone();
            if now.1 != self.texts.text {
                break;
            }
        }
        self.texts.text = now.1;
        state.cursor.set_char_range(Some(now.0));
        state.set_undoer(undoer);
        state.store(ctx, self.text_id());
        self.ruling = rule_text(&self.texts.text);
    }

    /// Notes a changed text for the session, and stores it when typing has gone on for a while and when the desk closes.
    pub(super) fn store_text(&mut self, ctx: &Context, window: &mut dyn Window, has_changed: bool, closes: bool) {
        let now = ctx.input(|input| input.time);
        if has_changed {
            window.ruling_texts().set_board(&self.label, self.texts.clone());
            self.unstored_since.get_or_insert(now);
        }
        let Some(since) = self.unstored_since else { return };
        let left = since + STORE_AFTER - now;
        if closes || left <= 0.0 {
            window.keep_ruling_texts();
            self.unstored_since = None;
        } else {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        }
    }
}

/// What an earlier text is about: its first remark or its season, and its orders.
fn text_title(text: &str) -> String {
    let remark = text.lines().next().and_then(|line| line.strip_prefix('#')).map(|line| line.trim().to_owned());
    let read = read_ruling_text(text);
    let orders: Vec<&str> = read.orders.iter().map(|order| order.text.as_str()).collect();
    let turn = read.turn.map(|turn| turn.message().text(window_language()));
    let season = remark.or(turn).unwrap_or_else(|| texts::no_season().to_owned());
    let title = if orders.is_empty() { season } else { format!("{season}: {}", orders.join(", ")) };
    if title.chars().count() > 60 { format!("{}…", title.chars().take(58).collect::<String>()) } else { title }
}
