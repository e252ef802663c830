//! The commands of the Players tab.

use super::grid_model::first_empty_cell;
use crate::app::commands::conditions::Availability;
use crate::app::commands::conditions::require;
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::Edit;

/// The cursor is on a player.
pub fn needs_player(session: &Session) -> Availability {
    require(session.person_at_cursor().is_some(), "put the cursor on a player first")
}

/// Goes to the first empty line of the list of players.
pub fn add_player(session: &mut Session) {
    session.open_tab(Tab::Players);
    let (row, column) = first_empty_cell(session.engine());
    session.move_cursor(row, column);
}

/// Removes the player at the cursor from the event.
pub fn remove_player(session: &mut Session) {
    if let Some(id) = session.person_at_cursor() {
        let name = session.book().name_of(Some(id)).to_owned();
        session.apply(format!("removal of {name}"), Edit::RemovePerson(id));
    }
}

/// Shows all columns of the players, or only the needed ones.
pub fn toggle_all_columns(session: &mut Session) {
    session.open_tab(Tab::Players);
    session.views.players.toggle_all_columns();
    session.refresh();
}
