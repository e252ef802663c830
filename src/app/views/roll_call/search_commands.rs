//! What the keys of the roll call do: letters search for a name, Space ticks a player, and pasted names are ticked.

use super::commands::mark_pasted_list;
use super::keys::SearchKey;
use super::name_search::SearchMatch;
use crate::app::grid::CellPos;
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::AttendanceStatus;
use crate::input;

/// Searches, ticks and pastes. `now` is the time in seconds.
pub fn handle_search_keys(session: &mut Session, keys: Vec<SearchKey>, now: f64) {
    for key in keys {
        let at = session.cursor().unwrap_or(CellPos { row: 1, column: 0 });
        let (view, engine) = (&mut session.views.roll_call, &session.document.engine);
        match key {
            SearchKey::Letter(' ') if view.search.goes_on_with_blank(engine, &view.table, now) => {
                type_letter(session, ' ', now, at);
            }
            SearchKey::Letter(' ') if view.search.has_no_match(engine, &view.table, now) => {
                view.search.end();
                session.set_status("no name begins like this; nobody was marked");
            }
            SearchKey::Letter(' ') => toggle_presence(session, at.row),
            SearchKey::Letter(letter) => type_letter(session, letter, now, at),
            SearchKey::Paste(text) => {
                view.search.end();
                mark_pasted_list(session, &text);
            }
        }
    }
}

/// Goes on with the search, and goes to the name that it finds.
fn type_letter(session: &mut Session, letter: char, now: f64, at: CellPos) {
    session.views.roll_call.returning = None;
    let (view, engine) = (&mut session.views.roll_call, &session.document.engine);
    match view.search.type_letter(engine, &view.table, letter, now, at.row) {
        Some(found) => {
            let mut text = search_match_text(session, found);
            if letter == ' ' {
                text += "; Space again marks";
            }
            session.grids.entry(Tab::RollCall).or_default().go_to(found.row, at.column);
            session.set_status(text);
        }
        None => session.set_status("no name begins like this"),
    }
}

/// “Karl Brandt, 1 of 2”.
fn search_match_text(session: &Session, found: SearchMatch) -> String {
    let view = &session.views.roll_call;
    let id = view.person(found.row);
    let name = session.book().name_of(id);
    let many =
        if found.match_count > 1 { format!(", {} of {}", found.position, found.match_count) } else { String::new() };
    let state = match id {
        Some(id) if session.book().has_left(id, view.round) => ": has left the event",
        _ if found.ticked => ": present already; Space marks the player absent",
        _ => "",
    };
    format!("{name}{many}{state}")
}

/// Switches a player between present and absent. The status bar names the player, because the search may have found
/// another player than the director meant. A player who has left the event is present again only if Space is pressed twice.
fn toggle_presence(session: &mut Session, row: usize) {
    let found = session.views.roll_call.search.end().filter(|found| found.row == row && found.match_count > 1);
    let Some(id) = session.views.roll_call.person(row) else { return };
    let book = session.book();
    let round = session.views.roll_call.round;
    let has_left = book.has_left(id, round);
    if has_left && session.views.roll_call.returning != Some(id) {
        let text = format!("{} has left the event; Space again brings the player back", book.name_of(Some(id)));
        session.views.roll_call.returning = Some(id);
        session.set_status(text);
        return;
    }
    session.views.roll_call.returning = None;
    let book = session.book();
    let status = match input::attendance_of(book, round, id) {
        Some(status) if status.is_in_the_room() => AttendanceStatus::Absent,
        _ => AttendanceStatus::Present,
    };
    let name = book.name_of(Some(id)).to_owned();
    let edit = input::attendance_edit(book, round, &[(id, Some(status))]);
    if session.apply(format!("{name} {}", status.name()), edit) {
        let now = match status {
            _ if has_left => "back in the event and present; Ctrl+Z undoes it",
            AttendanceStatus::Absent => "now absent",
            _ => status.name(),
        };
        let which =
            found.map(|found| format!(" ({} of {} names that begin like this)", found.position, found.match_count));
        session.set_status(format!("{name}: {now}{}", which.unwrap_or_default()));
    }
}
