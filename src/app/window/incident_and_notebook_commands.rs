//! The commands of board records and of the notebook.

use eframe::egui;

use super::{Dialog, Topboard};
use crate::app::dialogs;
use crate::app::views::{Tab, board_incidents, notebook};
use crate::book::typed_words::capitalize;
use crate::book::{CellAddress, Edit, GameStage, Power, ProposalOutcome, SeatColumn, notation};
use crate::input::{InputField, ProposalColumn};

impl Topboard {
    /// Opens the record of the board at the cursor, or goes back from the record to the board.
    pub(super) fn toggle_record(&mut self) {
        let seat = self.seat_at_cursor();
        let Some(at) = self.board_at_cursor() else { return };
        if let Tab::Record(at) = self.tab {
            let power = seat.map_or(Power::Austria, |seat| seat.power);
            self.go_to(CellAddress::Seat(at.seat(power), SeatColumn::Player));
            return;
        }
        self.open_tab(Tab::Record(at));
        if let (Some(seat), Tab::Record(_)) = (seat, self.tab)
            && !self.is_correcting_cell()
        {
            let (row, column) = board_incidents::seat_position(seat.power);
            self.move_cursor(row, column);
        }
    }

    /// Asks whether a draw vote that was just entered as passed ends its game.
    pub(super) fn ask_about_draw(&mut self, cells: &[(InputField, &str)]) {
        let engine = &self.document.engine;
        let book = engine.book();
        let passed = cells.iter().find_map(|(target, _)| match target {
            InputField::Proposal(at, n, ProposalColumn::Outcome) => {
                let proposal = book.board(*at)?.proposals.get(*n)?;
                (proposal.outcome == ProposalOutcome::Passed).then_some((*at, proposal))
            }
            _ => None,
        });
        let Some((at, proposal)) = passed.filter(|(at, _)| engine.stage(*at) != GameStage::Ended) else { return };
        match book.draw_vote_result(at, proposal) {
            Ok(settled) => {
                let text = format!(
                    "The draw of {} at {} passed. The game ends with the counts of {}, and the draw is shared by {}.",
                    proposal.season_text(),
                    book.board_label(at),
                    settled.year,
                    notation::members_text(&settled.members)
                );
                self.dialog = Some(Dialog::EndGameInDraw(text, Box::new(settled.edit)));
            }
            Err(error) => self.notification = Some((format!("{}.", capitalize(&error.to_string())), true)),
        }
    }

    /// Shows the question. Returns false when it is answered. The end of the game and the vote are one undo step.
    pub(super) fn show_end_in_draw(&mut self, ctx: &egui::Context, text: &str, edit: &Edit) -> bool {
        let (answer, close) = dialogs::show_modal(ctx, "end in draw", "End the game?", 460.0, |ui| {
            let enter = dialogs::enter_pressed(ui);
            ui.label(text);
            let pressed = dialogs::show_buttons(ui, &[("End the game", true), ("Only record the vote", false)]);
            if enter { Some(true) } else { pressed }
        });
        if answer == Some(true)
            && let Err(error) = self.document.engine.extend_last_step(edit.clone())
        {
            self.notification = Some((format!("{}.", capitalize(&error.to_string())), true));
        }
        if answer == Some(true) {
            self.refresh();
        }
        answer.is_none() && !close
    }

    /// Goes to the first empty line of the notebook. The note will name the board at the cursor.
    pub(super) fn write_note(&mut self) {
        let book = self.document.engine.book();
        if self.tab != Tab::Notebook {
            self.note_location =
                self.board_at_cursor().map(|at| notation::short_board_label(book, at)).unwrap_or_default();
        }
        let line = book.notebook.len();
        self.open_tab(Tab::Notebook);
        self.show_note(line);
    }

    /// Shows a line of the notebook.
    pub(super) fn go_to_note(&mut self, line: usize) {
        self.open_tab(Tab::Notebook);
        self.show_note(line);
    }

    fn show_note(&mut self, line: usize) {
        if self.tab == Tab::Notebook && !self.is_correcting_cell() {
            let (row, column) = notebook::note_position(line);
            self.move_cursor(row, column);
        }
    }

    /// The line of the notebook at the cursor.
    pub(super) fn note_at_cursor(&self) -> Option<usize> {
        let row = self.grids.get(&self.tab).filter(|_| self.tab == Tab::Notebook)?.cursor().row;
        notebook::note_at(&self.document.engine, row)
    }
}
