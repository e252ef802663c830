//! The rulings desk: the text of a dispute, below it each order with its outcome, reason and paragraph, and beside it the board, on
//! which units are placed. The ruling follows every keystroke and every click. The texts are kept for each board of the event.

mod board_editor;
mod board_painter;
mod book_entries;
mod ruling_list;

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{self, Context, Id, TextEdit, Ui};

use self::board_editor::{BoardAction, BoardEditor};
use self::board_painter::{board_area, board_size, paint_board};
use self::book_entries::{enter_counts, enter_votes, keep_in_notebook, new_counts, new_votes, vote_lines};
use self::ruling_list::show_lines;
use super::{Dialog, scroll_area, show_buttons, show_work_modal};
use crate::app::files::FilePurpose;
use crate::app::session::ruling_texts::BoardTexts;
use crate::app::session::{AnyDialog, Window};
use crate::app::theme::size;
use crate::book::{Board, BoardRef, Chart, Power, notation};
use crate::notices::ruling_notice;
use crate::rulings::{
    Province, Ruling, next_turn, next_turn_text, read_ruling_text, retreat_lines, rule_text, with_unit, worked_disputes,
};

/// The text with which the desk opens for a game that begins.
const START: &str = "season: Spring 1901\nposition: start\ncentres: start\norders\nAustria: ";

/// How long typing goes on before the text is stored, in seconds.
const STORE_AFTER: f64 = 2.0;

/// The greatest width of the desk in points.
const WIDEST: f32 = 1400.0;

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
    /// Whether the text is to get the keyboard.
    focuses_text: bool,
    /// The change that is not stored yet, by the time of the first one.
    unstored_since: Option<f64>,
}

/// What the user chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DeskChoice {
    Keep,
    NextTurn,
    Retreats,
    EnterCounts,
    EnterVotes,
    Save,
    Print,
    Close,
}

/// Opens the desk for the board at the cursor, with the text that was typed there last.
pub fn open_rulings_desk(window: &mut dyn Window) {
    let session = window.session();
    let board = session.board_at_cursor();
    let label = board.map(|at| notation::short_board_label(session.book(), at)).unwrap_or_default();
    let first = first_text(board.and_then(|at| session.book().board(at)));
    let texts = window.ruling_texts().of_board(&label).cloned();
    let texts = texts.unwrap_or(BoardTexts { text: first, ..BoardTexts::default() });
    let ruling = rule_text(&texts.text);
    let (editor, pointed, focuses_text, unstored_since) = (BoardEditor::new(), None, true, None);
    window.session().open_dialog(RulingsDesk {
        texts,
        ruling,
        board,
        label,
        editor,
        pointed,
        focuses_text,
        unstored_since,
    });
}

/// The text with which the desk opens for a board: the spring after its last complete chart. A chart has the number of the
/// centres, not which they are, so the units and the owners are known at the start of the game only.
fn first_text(board: Option<&Board>) -> String {
    let mut charts = board.into_iter().flat_map(|board| board.charts.iter().rev());
    let counts_of = |chart: &Chart| {
        let count = |power: Power| Some(format!("{power} {}", chart.centres[power].get()?));
        let counts: Option<Vec<String>> = Power::ALL.into_iter().map(count).collect();
        Some((chart.year, counts?.join(", ")))
    };
    match charts.find_map(counts_of) {
        Some((year, counts)) => {
            format!("season: Spring {}\ncounts: {counts}\nposition\norders\n", year.0.saturating_add(1))
        }
        None => START.to_owned(),
    }
}

impl Dialog<dyn Window> for RulingsDesk {
    fn show(mut self: Box<Self>, ctx: &Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let title = if self.label.is_empty() {
            "Disputed orders".to_owned()
        } else {
            format!("Disputed orders, {}", self.label)
        };
        let counts = new_counts(self.board, &self.texts.text, &self.ruling);
        let board = self.board.and_then(|at| window.session().book().board(at)).cloned();
        let votes = new_votes(board.as_ref(), &self.ruling);
        let text_before = self.texts.clone();
        let room = ctx.content_rect().size();
        let height = (room.y - 190.0).clamp(240.0, 760.0);
        let widest = (room.x - 48.0).min(WIDEST);
        let board_size = board_size(egui::vec2(widest * 0.62, height - POWER_ROW));
        // In a low window the board is small. The text does not get wider than it can be read well.
        let width = widest.min(board_size.x + size::TEXT);
        let (choice, close) = show_work_modal(ctx, "rulings desk", &title, width, |ui| {
            ui.horizontal_top(|ui| {
                let left = ui.available_width() - board_size.x - size::SPACE;
                ui.allocate_ui(egui::vec2(left, height), |ui| {
                    ui.vertical(|ui| {
                        self.show_text(ui, height * 0.45, board.as_ref());
                        ui.add_space(size::GAP);
                        let left = height - ui.min_rect().height() - size::GAP;
                        self.show_ruling(ui, left);
                    });
                });
                ui.add_space(size::GAP);
                ui.vertical(|ui| self.show_board(ui, board_size));
            });
            let enter = ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::Enter));
            let prints = ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::P));
            let pressed = self.show_choices(ui, counts.is_some(), !votes.is_empty());
            match () {
                () if enter => Some(DeskChoice::Keep),
                () if prints => Some(DeskChoice::Print),
                () => pressed,
            }
        });
        match choice {
            Some(DeskChoice::Keep) => keep_in_notebook(window.session(), &self.ruling, self.label.clone()),
            Some(DeskChoice::NextTurn) => {
                let next = next_turn_text(&self.ruling);
                self.replace_text(ctx, next);
            }
            Some(DeskChoice::Retreats) => {
                let lines = retreat_lines(&self.ruling).unwrap_or_default();
                let text = format!("{}\n{}", self.texts.text.trim_end(), lines.trim_end_matches('\n'));
                self.edit_text(ctx, text);
                self.go_to_end_of_text(ctx);
            }
            Some(DeskChoice::EnterCounts) => {
                if let Some(counts) = counts {
                    enter_counts(window.session(), &counts);
                }
            }
            Some(DeskChoice::EnterVotes) => {
                // The question whether the game ends takes the place of the desk.
                self.store_text(ctx, window, text_before != self.texts, true);
                if let Some(at) = self.board {
                    enter_votes(window.session(), at, &votes);
                }
            }
            Some(DeskChoice::Print) if self.ruling.decides_anything() => {
                window.print_ruling(ctx, ruling_notice(&self.ruling, &self.label));
            }
            Some(DeskChoice::Print) => window.session().set_status("There is no ruling to print yet"),
            Some(DeskChoice::Save) => {
                window.session().ruling_to_save = Some(ruling_notice(&self.ruling, &self.label));
                self.store_text(ctx, window, text_before != self.texts, true);
                window.ask_for_file(ctx, FilePurpose::Ruling);
            }
            Some(DeskChoice::Close) | None => {}
        }
        let closes = choice == Some(DeskChoice::Close) || (choice.is_none() && close);
        self.store_text(ctx, window, text_before != self.texts, closes);
        if closes { None } else { Some(self) }
    }
}

impl RulingsDesk {
    fn text_id(&self) -> Id {
        Id::unique(("text of the rulings desk", &self.label))
    }

    fn show_text(&mut self, ui: &mut Ui, height: f32, board: Option<&Board>) {
        let mut chosen = None;
        let mut asks_for_vote = false;
        let label = ui.horizontal(|ui| {
            let label = ui.label("Position and orders as written");
            ui.menu_button("Worked disputes", |ui| {
                scroll_area(360.0).show(ui, |ui| {
                    for dispute in worked_disputes() {
                        if ui.button(dispute.title).clicked() {
                            chosen = Some(dispute.text.to_owned());
                            ui.close();
                        }
                    }
                });
            });
            if !self.texts.earlier.is_empty() {
                ui.menu_button("Earlier texts", |ui| {
                    scroll_area(360.0).show(ui, |ui| {
                        for text in self.texts.earlier.iter().rev() {
                            if ui.button(text_title(text)).clicked() {
                                chosen = Some(text.clone());
                                ui.close();
                            }
                        }
                    });
                });
            }
            let help = "Adds the chart of the board and a line about a vote on a draw";
            asks_for_vote = ui.button("Draw vote").on_hover_text(help).clicked();
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
        scroll_area(height - 30.0).id_salt("dispute").show(ui, |ui| {
            let edit = TextEdit::multiline(&mut self.texts.text)
                .id(id)
                .code_editor()
                .desired_rows(10)
                .desired_width(f32::INFINITY)
                .hint_text(START);
            let edit = ui.add(edit).labelled_by(label.inner.id);
            if std::mem::take(&mut self.focuses_text) {
                edit.request_focus();
            }
            if edit.changed() {
                self.ruling = rule_text(&self.texts.text);
            }
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
        editor.show_powers(ui, self.pointed, &self.ruling.before);
        let (board, scale) = board_area(ui, room);
        let actions = editor.take_actions(ui, &board, scale, &self.ruling.before);
        self.pointed = board.hover_pos().and_then(|at| scale.province_at(at));
        let marked = if board.has_focus() { Some(editor.mark()) } else { self.pointed };
        self.pointed = self.pointed.or(marked);
        paint_board(ui, &board, scale, &self.ruling, marked);
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

    fn show_choices(&self, ui: &mut Ui, has_counts: bool, has_votes: bool) -> Option<DeskChoice> {
        let has_orders = self.ruling.orders.iter().any(|order| order.line.is_some());
        let next = next_turn(&self.ruling).map_or("On from this position".to_owned(), |turn| format!("On to {turn}"));
        let mut choices = vec![("Keep in the notebook", DeskChoice::Keep)];
        if has_orders {
            choices.push((&next, DeskChoice::NextTurn));
        }
        if retreat_lines(&self.ruling).is_some() {
            choices.push(("Write the retreats", DeskChoice::Retreats));
        }
        if has_counts {
            choices.push(("Enter the counts in the chart", DeskChoice::EnterCounts));
        }
        if has_votes {
            choices.push(("Enter the vote in the record", DeskChoice::EnterVotes));
        }
        if self.ruling.decides_anything() {
            choices.push(("Print (Ctrl+P)", DeskChoice::Print));
            choices.push(("Save as PDF…", DeskChoice::Save));
        }
        choices.push(("Close", DeskChoice::Close));
        show_buttons(ui, &choices)
    }

    /// Changes the text. Ctrl+Z takes it back, in the text and on the board.
    fn edit_text(&mut self, ctx: &Context, text: String) {
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
    fn replace_text(&mut self, ctx: &Context, text: String) {
        let mut texts = self.texts.clone();
        texts.replace(text.clone());
        self.edit_text(ctx, text);
        self.texts = texts;
        self.go_to_end_of_text(ctx);
    }

    fn go_to_end_of_text(&mut self, ctx: &Context) {
        let mut state = TextEditState::load(ctx, self.text_id()).unwrap_or_default();
        let end = CCursor::new(self.texts.text.chars().count());
        state.cursor.set_char_range(Some(CCursorRange::one(end)));
        state.store(ctx, self.text_id());
        self.focuses_text = true;
    }

    fn undo_text(&mut self, ctx: &Context) {
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
    fn store_text(&mut self, ctx: &Context, window: &mut dyn Window, has_changed: bool, closes: bool) {
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
    let season = remark.or(read.turn.map(|turn| turn.to_string())).unwrap_or_else(|| "No season".to_owned());
    let title = if orders.is_empty() { season } else { format!("{season}: {}", orders.join(", ")) };
    if title.chars().count() > 60 { format!("{}…", title.chars().take(58).collect::<String>()) } else { title }
}
