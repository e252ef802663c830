//! The commands for fill colours: the selected seats, boards and players get a colour as one step.

use std::collections::HashSet;

use super::Session;
use crate::app::commands::conditions::{Availability, can_cut, require};
use crate::book::{CellAddress, FillColour};
use crate::input::{self, AnnotatedItem, NoteStamp};
use crate::languages::window_sentences::session as texts;

impl Session {
    /// The seats, boards and players in the selection, each once, in the order of the cells.
    pub(super) fn selected_items(&self) -> Vec<AnnotatedItem> {
        let mut seen = HashSet::new();
        let Some(model) = self.table() else { return Vec::new() };
        let items = self.selected_cells().into_iter().filter_map(|at| model.annotated_item(at));
        items.filter(|item| seen.insert(*item)).collect()
    }
}

/// The cursor is on a cell that belongs to a seat, a board or a player, and the book can be changed.
pub fn can_colour(session: &Session) -> Availability {
    can_cut(session)?;
    require(session.annotated_item_at_cursor().is_some(), texts::colour_needs_item())
}

/// Gives the selected seats, boards and players a fill colour, or takes it away.
pub fn colour(session: &mut Session, colour: Option<FillColour>) {
    let items = session.selected_items();
    let name = colour.map_or("", FillColour::name);
    let cells: Vec<(CellAddress, &str)> = items.iter().map(|item| (item.colour_field(), name)).collect();
    let typed = input::read_cells(session.engine(), NoteStamp { time: "", place: "" }, &cells);
    let whose = match &items[..] {
        [only] => session.item_label(*only),
        several => texts::items(several.len()),
    };
    match typed.edit {
        Some(edit) => {
            if session.apply(typed.label, edit) {
                session.set_status(match colour {
                    Some(colour) => texts::item_is_coloured(&whose, colour.name_in_window()),
                    None => texts::item_has_no_colour(&whose),
                });
            }
        }
        None => session.set_status(match colour {
            Some(colour) => texts::item_had_colour(&whose, colour.name_in_window()),
            None => texts::item_had_no_colour(&whose),
        }),
    }
}
