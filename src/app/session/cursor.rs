//! What is at the cursor and in the selection of the tab in view: addresses, players, boards, seats, the explanation.

use std::collections::{BTreeSet, HashSet};
use std::hash::Hash;

use eframe::egui;

use super::Session;
use crate::app::grid::{CellPos, ChosenView, GridModel as _};
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::view::shown_model;
use crate::book::{BoardRef, CellAddress, PersonId, SeatColumn, SeatRef};
use crate::input::AnnotatedItem;
use crate::languages::window_sentences::session as texts;

/// The seat of an address.
const fn seat_of(address: CellAddress) -> Option<SeatRef> {
    if let CellAddress::Seat(seat, _) = address { Some(seat) } else { None }
}

impl Session {
    /// The position of the cursor in the tab in view.
    pub fn cursor(&self) -> Option<CellPos> {
        self.grids.get(&self.tab).map(crate::app::grid::GridState::cursor)
    }

    /// The grid of the tab in view. `None` for a tab or page without a grid.
    pub(super) fn table(&self) -> Option<Box<dyn SheetModel + '_>> {
        self.view().grid_model(&self.context())
    }

    /// The grid of the tab in view as it is on the screen: with the chosen widths, and without what is hidden or filtered out.
    pub(super) fn shown_table(&self) -> Option<ChosenView<'_>> {
        shown_model(self.view(), &self.context())
    }

    /// The field of a cell in the tab in view, which typing changes.
    pub fn input_field_at(&self, at: CellPos) -> Option<CellAddress> {
        self.table()?.input_field(at)
    }

    /// The address of the cursor in the book.
    pub fn address_at_cursor(&self) -> Option<CellAddress> {
        self.table()?.address(self.cursor()?)
    }

    /// The selected cells in view, each once.
    pub(super) fn selected_cells(&self) -> Vec<CellPos> {
        let Some(grid) = self.grids.get(&self.tab) else { return Vec::new() };
        let Some(model) = self.shown_table() else { return Vec::new() };
        let cells = grid.ranges().into_iter().flat_map(|range| range.cells().collect::<Vec<_>>());
        let mut seen = HashSet::new();
        cells.filter(|at| model.stops_at(*at) && seen.insert(*at)).collect()
    }

    /// The rows with a selected cell, from the top.
    pub fn selected_rows(&self) -> Vec<usize> {
        let rows: BTreeSet<usize> = self.selected_cells().into_iter().map(|at| at.row).collect();
        rows.into_iter().collect()
    }

    /// What the selected cells belong to, each once, in the order of the cells.
    fn selected<T: Copy + Eq + Hash>(&self, of_address: impl Fn(CellAddress) -> Option<T>) -> Vec<T> {
        let Some(model) = self.table() else { return Vec::new() };
        let addresses = self.selected_cells().into_iter().filter_map(|at| model.address(at));
        let mut seen = HashSet::new();
        addresses.filter_map(of_address).filter(|item| seen.insert(*item)).collect()
    }

    /// The selected players.
    pub fn selected_people(&self) -> Vec<PersonId> {
        self.selected(|address| self.person_of(address))
    }

    /// The players of the selected cells and seats.
    pub fn selected_players(&self) -> Vec<PersonId> {
        let of_seat = |address| self.book().seat(seat_of(address)?)?.player;
        self.selected(|address| self.person_of(address).or_else(|| of_seat(address)))
    }

    /// The selected seats.
    pub fn selected_seats(&self) -> Vec<SeatRef> {
        self.selected(seat_of)
    }

    /// The boards of the selected cells.
    pub fn selected_boards(&self) -> Vec<BoardRef> {
        self.selected(CellAddress::board)
    }

    /// The player at the cursor.
    pub fn person_at_cursor(&self) -> Option<PersonId> {
        self.person_of(self.address_at_cursor()?)
    }

    fn person_of(&self, address: CellAddress) -> Option<PersonId> {
        match address {
            CellAddress::Person(id, _)
            | CellAddress::TopBoardClaim(id, _)
            | CellAddress::Attendance(_, id)
            | CellAddress::ReservedPower(_, id) => Some(id),
            CellAddress::Seat(seat, SeatColumn::Player) => self.book().seat(seat)?.player,
            CellAddress::Event
            | CellAddress::NewPerson(..)
            | CellAddress::Team(..)
            | CellAddress::Round(_)
            | CellAddress::SitOuts(_)
            | CellAddress::Board(_)
            | CellAddress::BoardCell(..)
            | CellAddress::Proposal(..)
            | CellAddress::Vote { .. }
            | CellAddress::Seat(..)
            | CellAddress::Note(..)
            | CellAddress::NewNote(..)
            | CellAddress::Award(..)
            | CellAddress::YearEvent(..)
            | CellAddress::ResultLine(..) => None,
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
        seat_of(self.address_at_cursor()?)
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
        texts::seat_of_board(seat.power.name_in_window(), &self.book().board_label_in_window(seat.board))
    }

    /// “France on Round 2, board C”, “Round 2, board C” or the name of the player.
    pub(super) fn item_label(&self, item: AnnotatedItem) -> String {
        match item {
            AnnotatedItem::Seat(seat) => self.seat_label(seat),
            AnnotatedItem::Board(at) => self.book().board_label_in_window(at),
            AnnotatedItem::Player(id) => self.book().name_of(Some(id)).to_owned(),
        }
    }
}
