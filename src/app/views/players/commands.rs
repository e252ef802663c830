//! The commands of the Players tab.

use super::first_empty_row;
use crate::app::commands::conditions::{Availability, require};
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::{Edit, PersonField, PersonId, SimilarPair};
use crate::languages::messages::steps;
use crate::languages::window_sentences::players_tab as texts;

/// The cursor is on a player.
pub fn needs_player(session: &Session) -> Availability {
    require(session.person_at_cursor().is_some(), texts::first_go_to_player())
}

/// Goes to the first empty line of the list of players.
pub fn add_player(session: &mut Session) {
    session.open_tab(Tab::Players);
    session.move_cursor(first_empty_row(session.book()), 0);
}

/// Removes the selected players from the event, as one step. Players who cannot be removed stay, and the window says so.
pub fn remove_player(session: &mut Session) {
    let selected = session.selected_people();
    if let [only] = selected[..] {
        let name = session.book().name_of(Some(only)).to_owned();
        let step = steps::removal_of(name.as_str());
        session.apply_and_tell(step, Edit::RemovePerson(only), texts::player_removed(&name));
        return;
    }
    let mut book = session.book().clone();
    let is_removed = |id: &PersonId| book.apply(Edit::RemovePerson(*id)).is_ok();
    let (removed, kept): (Vec<PersonId>, Vec<PersonId>) = selected.into_iter().partition(is_removed);
    let stay = match kept[..] {
        [] => String::new(),
        [only] => texts::player_stays(session.book().name_of(Some(only))),
        _ => texts::players_stay(kept.len()),
    };
    let edits = removed.iter().copied().map(Edit::RemovePerson).collect();
    if removed.is_empty() {
        session.messages.show_error(stay);
    } else if session.apply(steps::removal_of_players(removed.len()), Edit::Batch(edits)) {
        session.set_status(format!("{} {stay}", texts::players_removed(removed.len())).trim_end());
    }
}

/// The name of the player at the cursor looks like another name.
pub fn can_say_two_people(session: &Session) -> Availability {
    require(!similar_people(session).is_empty(), texts::first_go_to_similar_name())
}

/// Notes that the player at the cursor and the players with similar names are different people.
pub fn say_two_people(session: &mut Session) {
    let Some(person) = session.person_at_cursor().and_then(|id| session.book().person(id)) else { return };
    let mut others = person.different_from.clone();
    others.extend(similar_people(session));
    let name = person.name.clone();
    let step = steps::another_person(name.as_str());
    let edit = Edit::Person(person.id, PersonField::DifferentFrom(others));
    session.apply_and_tell(step, edit, texts::is_another_person(&name));
}

/// A selected name was typed into a seat or a team, and nobody has confirmed it.
pub fn can_confirm_players(session: &Session) -> Availability {
    require(!unconfirmed_players(session).is_empty(), texts::first_go_to_unconfirmed_name())
}

/// Notes that the selected names, which were typed into seats, are those of players.
pub fn confirm_players(session: &mut Session) {
    let players = unconfirmed_players(session);
    let (step, message) = match players[..] {
        [only] => {
            let name = session.book().name_of(Some(only));
            (steps::name_confirmed(name), texts::name_confirmed(name))
        }
        _ => (steps::names_confirmed(players.len()), texts::names_confirmed(players.len())),
    };
    let edits = players.iter().map(|id| Edit::Person(*id, PersonField::Unconfirmed(false))).collect();
    session.apply_and_tell(step, Edit::Batch(edits), message);
}

fn unconfirmed_players(session: &Session) -> Vec<PersonId> {
    let is_unconfirmed = |id: &PersonId| session.book().person(*id).is_some_and(|person| person.unconfirmed);
    session.selected_players().into_iter().filter(is_unconfirmed).collect()
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
