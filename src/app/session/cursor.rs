//! What is at the cursor of the tab in view: address, player, board, seat, explanation.

use eframe::egui;

use super::Session;
use crate::app::grid::CellPos;
use crate::book::{BoardRef, CellAddress, PersonId, SeatColumn, SeatRef};
use crate::input::InputField;

impl Session {
    /// The position of the cursor in the tab in view.
    pub fn cursor(&self) -> Option<CellPos> {
        self.grids.get(&self.tab).map(crate::app::grid::GridState::cursor)
    }

    /// The field of a cell in the tab in view, which typing changes.
    pub fn input_field_at(&self, at: CellPos) -> Option<InputField> {
        self.view().input_field(&self.context(), at)
    }

    /// The address of the cursor in the book.
    pub fn address_at_cursor(&self) -> Option<CellAddress> {
        self.view().address(&self.context(), self.cursor()?)
    }

    /// The player at the cursor.
    pub fn person_at_cursor(&self) -> Option<PersonId> {
        match self.address_at_cursor()? {
            CellAddress::Person(id) | CellAddress::PersonCell(id, _) => Some(id),
            CellAddress::Seat(seat, SeatColumn::Player) => self.book().seat(seat)?.player,
            CellAddress::Seat(..)
            | CellAddress::Event
            | CellAddress::ChoosingPosition(_)
            | CellAddress::Team(_)
            | CellAddress::TeamCell(..)
            | CellAddress::Round(_)
            | CellAddress::Board(_)
            | CellAddress::BoardCell(..)
            | CellAddress::Proposal(..)
            | CellAddress::Vote { .. } => None,
        }
    }

    /// The player at the cursor, or the player of the seat at the cursor.
    pub fn player_at_cursor(&self) -> Option<PersonId> {
        self.person_at_cursor().or_else(|| self.book().seat(self.seat_at_cursor()?)?.player)
    }

    /// The board at the cursor.
    pub fn board_at_cursor(&self) -> Option<BoardRef> {
        self.address_at_cursor()?.board()
    }

    /// The seat at the cursor.
    pub fn seat_at_cursor(&self) -> Option<SeatRef> {
        match self.address_at_cursor()? {
            CellAddress::Seat(seat, _) => Some(seat),
            CellAddress::Event
            | CellAddress::Person(_)
            | CellAddress::PersonCell(..)
            | CellAddress::ChoosingPosition(_)
            | CellAddress::Team(_)
            | CellAddress::TeamCell(..)
            | CellAddress::Round(_)
            | CellAddress::Board(_)
            | CellAddress::BoardCell(..)
            | CellAddress::Proposal(..)
            | CellAddress::Vote { .. } => None,
        }
    }

    /// The explanation of the figure at the cursor as text, and what the status bar says when it is copied.
    pub fn explanation_at_cursor(&self) -> Option<(String, String)> {
        self.view().explanation(&self.context())
    }

    /// Copies the explanation of the figure at the cursor.
    pub fn copy_explanation(&mut self, ctx: &egui::Context) {
        if let Some((text, message)) = self.explanation_at_cursor() {
            ctx.copy_text(text);
            self.set_status(message);
        }
    }

    /// “France on Round 2, board C”.
    pub fn seat_label(&self, seat: SeatRef) -> String {
        format!("{} on {}", seat.power, self.book().board_label(seat.board))
    }
}
