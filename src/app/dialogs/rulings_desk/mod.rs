//! The rulings desk: the text of a dispute, below it each order with its outcome, reason and paragraph, and beside it the board, on
//! which units are placed. The ruling follows every keystroke and every click. The texts are kept for each board of the event.

mod board_editor;
mod board_painter;
mod book_entries;
mod choices;
mod desk_text;
mod ruling_list;

use eframe::egui::{self, Context, Ui};

use self::board_editor::{BoardAction, BoardEditor};
use self::board_painter::{LabelCache, board_area, board_size, paint_board};
use self::book_entries::{enter_counts, enter_votes, keep_in_notebook, new_counts, new_votes, newest_chart};
use self::choices::{DeskChoice, height_of_choices, show_choices};
use self::ruling_list::show_lines;
use super::{Dialog, scroll_area, show_work_modal};
use crate::app::files::FilePurpose;
use crate::app::session::ruling_texts::BoardTexts;
use crate::app::session::{AnyDialog, Window};
use crate::app::theme::size;
use crate::book::{Board, BoardRef, notation};
use crate::notices::ruling_notice;
use crate::rulings::{Province, Ruling, next_turn_text, rule_text, with_unit};

/// The text with which the desk opens for a game that begins.
const START: &str = "season: Spring 1901\nposition: start\ncentres: start\norders\nAustria: ";

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
    labels: LabelCache,
    /// Whether the desk was not shown yet.
    is_new: bool,
    /// Whether the text is to get the keyboard and to show its cursor.
    shows_cursor: bool,
    /// The change that is not stored yet, by the time of the first one.
    unstored_since: Option<f64>,
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
    window.session().open_dialog(RulingsDesk {
        texts,
        ruling,
        board,
        label,
        editor: BoardEditor::new(),
        pointed: None,
        labels: LabelCache::default(),
        is_new: true,
        shows_cursor: true,
        unstored_since: None,
    });
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
        if std::mem::take(&mut self.is_new) {
            self.go_to_last_place(ctx);
        }
        let room = ctx.content_rect().size();
        let widest = (room.x - 48.0).min(WIDEST);
        let height = (room.y - 158.0 - height_of_choices(widest)).clamp(240.0, 760.0);
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
            let pressed = show_choices(ui, &self.texts.text, &self.ruling, counts.is_some(), !votes.is_empty());
            match () {
                () if enter => Some(DeskChoice::Keep),
                () if prints => Some(DeskChoice::Print),
                () => pressed,
            }
        });
        match choice {
            Some(DeskChoice::Keep) => keep_in_notebook(window.session(), &self.ruling, &self.label),
            Some(DeskChoice::NextTurn) => {
                let next = next_turn_text(&self.ruling);
                self.replace_text(ctx, next);
            }
            Some(DeskChoice::Retreats) => self.write_retreats(ctx),
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
    fn show_ruling(&self, ui: &mut Ui, height: f32) {
        scroll_area(height).id_salt("ruling").show(ui, |ui| {
            ui.set_width(ui.available_width());
            show_lines(ui, &self.ruling);
        });
    }

    fn show_board(&mut self, ui: &mut Ui, room: egui::Vec2) {
        let Some(editor) = &mut self.editor else { return };
        ui.set_max_width(room.x);
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
