//! The commands of the Players tab.

use super::grid_model::first_empty_cell;
use crate::app::commands::conditions::{Availability, require};
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::{Edit, PersonField, PersonId, SimilarPair};

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
        if session.apply(format!("removal of {name}"), Edit::RemovePerson(id)) {
            session.set_status(format!("{name} is removed. Ctrl+Z brings the player back."));
        }
    }
}

/// The name of the player at the cursor looks like another name.
pub fn can_say_two_people(session: &Session) -> Availability {
    require(!similar_people(session).is_empty(), "put the cursor on a player whose name looks like another name first")
}

/// Notes that the player at the cursor and the players with similar names are different people.
pub fn say_two_people(session: &mut Session) {
    let Some(person) = session.person_at_cursor().and_then(|id| session.book().person(id)) else { return };
    let mut others = person.different_from.clone();
    others.extend(similar_people(session));
    let name = person.name.clone();
    let step = format!("{name} is another person");
    if session.apply(step, Edit::Person(person.id, PersonField::DifferentFrom(others))) {
        session.set_status(format!("{name} is another person. Topboard does not ask again."));
    }
}

/// The people whose names look like the name of the player at the cursor.
fn similar_people(session: &Session) -> Vec<PersonId> {
    let Some(id) = session.person_at_cursor() else { return Vec::new() };
    let of_pair = |pair: &SimilarPair| match () {
        () if pair.person == id => Some(pair.other),
        () if pair.other == id => Some(pair.person),
        () => None,
    };
    session.view_cache.similar_names(session.book()).iter().filter_map(of_pair).collect()
}

/// Shows all columns of the players, or only the needed ones.
pub fn toggle_all_columns(session: &mut Session) {
    session.open_tab(Tab::Players);
    session.views.players.toggle_all_columns();
    session.refresh();
}
