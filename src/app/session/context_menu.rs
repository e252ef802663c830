//! [`ContextMenu`], the menu of the cell, the heading, the tab or the problem that was clicked with the right mouse button.
//! Its commands are the rows of the list of commands that name this place.

use eframe::egui::Pos2;

use super::Session;
use crate::app::commands::{Command, MenuPlace};
use crate::app::grid::{CellPos, CellTone, GridModel as _, GridState};

/// An open menu.
#[derive(Clone, Copy, Debug)]
pub struct ContextMenu {
    pub place: MenuPlace,
    /// Its upper left corner in the window.
    pub position: Pos2,
    /// Whether a key opened it. Its first entry then has the keyboard focus.
    pub by_key: bool,
    /// The number of frames in which it was shown.
    pub frames: u32,
}

impl ContextMenu {
    /// A menu that the mouse opens.
    pub fn at(place: MenuPlace, position: Pos2) -> ContextMenu {
        ContextMenu { place, position, by_key: false, frames: 0 }
    }
}

impl Session {
    /// Opens the menu of the cell at the cursor, or of its colours.
    pub fn open_menu_at_cursor(&mut self, place: MenuPlace) {
        let corner = self.grids.get(&self.tab).and_then(GridState::cursor_corner).unwrap_or_default();
        self.context_menu = Some(ContextMenu { by_key: true, ..ContextMenu::at(place, corner) });
    }

    /// Opens the menu of a cell that was clicked. The commands act on the cursor, so the cursor goes to the column of a
    /// heading, or to the cell that stands for a title.
    pub fn open_menu_at(&mut self, at: CellPos, position: Pos2) {
        let (tone, target) = {
            let Some(model) = self.shown_table() else { return };
            if !model.has_cell(at) {
                return;
            }
            let below = || (at.row..model.rows()).map(|row| CellPos { row, column: at.column });
            let tone = model.cell(at.row, at.column).style.tone;
            let target = match tone {
                CellTone::Heading => below().find(|cell| model.reachable(cell.row, cell.column)),
                _ if model.reachable(at.row, at.column) => None,
                _ => {
                    let sheet = self.table();
                    sheet.and_then(|sheet| sheet.cell_of(sheet.address(at)?))
                }
            };
            (tone, target)
        };
        if tone == CellTone::Gap {
            return;
        }
        if let Some(target) = target {
            let row = self.cursor().map_or(target.row, |cursor| cursor.row);
            let stays = tone == CellTone::Heading && self.is_reachable(CellPos { row, column: target.column });
            self.move_cursor(if stays { row } else { target.row }, target.column);
        }
        let place = if tone == CellTone::Heading { MenuPlace::Heading } else { MenuPlace::Cell };
        self.context_menu = Some(ContextMenu::at(place, position));
    }

    /// The lower left corner of the heading of the column at the cursor.
    pub fn heading_corner(&self) -> Option<Pos2> {
        self.grids.get(&self.tab).and_then(GridState::heading_corner)
    }

    fn is_reachable(&self, at: CellPos) -> bool {
        self.shown_table().is_some_and(|model| model.stops_at(at))
    }

    /// The commands of a menu that are available now.
    pub fn commands_of(&self, place: MenuPlace) -> Vec<Command> {
        let is_on_board = self.tab.round().is_some() || self.board_at_cursor().is_some();
        let also = Some(MenuPlace::BoardCell).filter(|_| place == MenuPlace::Cell && is_on_board);
        let is_of_place = |command: &Command| {
            let places = command.info().places;
            places.contains(&place) || also.is_some_and(|also| places.contains(&also))
        };
        let commands = Command::ALL.into_iter().filter(is_of_place);
        commands.filter(|command| self.availability(*command).is_ok()).collect()
    }
}
