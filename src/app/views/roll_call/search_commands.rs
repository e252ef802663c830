//! What the keys of the roll call do: letters search for a name, Space or Enter ticks the player, and pasted names are ticked.

use super::commands::{ask_for_new_player, mark_pasted_list, similar_names_of, status_step};
use super::keys::SearchKey;
use super::name_search::{LetterResult, MarkedPlayer, SearchEnd, SearchMatch};
use crate::app::grid::CellPos;
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::{AttendanceStatus, PersonId, names_to_choose};
use crate::input;
use crate::languages::messages::steps;
use crate::languages::window_sentences::roll_call_tab as texts;

/// Searches, ticks and pastes. `now` is the time in seconds.
pub fn handle_search_keys(session: &mut Session, keys: Vec<SearchKey>, now: f64) {
    for key in keys {
        let at = session.cursor().unwrap_or(CellPos { row: 1, column: 0 });
        match key {
            SearchKey::Letter(' ') => end_search(session, at, EndKey::Space, now),
            SearchKey::Enter => end_search(session, at, EndKey::Enter, now),
            SearchKey::Letter(letter) => {
                let (view, engine) = (&mut session.views.roll_call, &session.document.engine);
                match view.search.letter_result(engine, &view.table, letter, now, at.row) {
                    LetterResult::Found(found) => show_found(session, Some(found), at),
                    LetterResult::Nobody => show_found(session, None, at),
                    LetterResult::SameName(marked) => {
                        session.grids.entry(Tab::RollCall).or_default().go_to(marked.row, at.column);
                        say_status(session, marked.person);
                    }
                }
            }
            SearchKey::Backspace => {
                let (view, engine) = (&mut session.views.roll_call, &session.document.engine);
                let found = view.search.take_letter_back(engine, &view.table, now, at.row);
                if found.is_some() || view.search.is_active(at.row) {
                    show_found(session, found, at);
                } else {
                    session.set_status(texts::search_over());
                }
            }
            SearchKey::Escape => {
                session.views.roll_call.search.end();
                session.set_status(texts::search_over_nobody());
            }
            SearchKey::Paste(text) => {
                session.views.roll_call.search.end();
                mark_pasted_list(session, &text);
            }
        }
    }
}

/// The key after the letters of a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EndKey {
    Space,
    Enter,
}

/// Marks the one player whom the letters can mean. If they can mean several, waits for more letters.
fn end_search(session: &mut Session, at: CellPos, key: EndKey, now: f64) {
    let (view, engine) = (&mut session.views.roll_call, &session.document.engine);
    match view.search.end_at(engine, &view.table, at.row, key == EndKey::Space && !view.search.has_blank()) {
        SearchEnd::NoSearch => {
            view.search.end();
            toggle_presence(session, at.row);
        }
        SearchEnd::Nobody if key == EndKey::Enter => {
            take_back_mark_of_beginning(session);
            ask_for_new_player(session);
        }
        SearchEnd::Nobody => {
            if !view.search.has_blank() {
                view.search.go_on_with_blank();
            }
            session.set_status(texts::no_such_name());
        }
        SearchEnd::SameName(marked) => {
            if key == EndKey::Space {
                view.search.note_mark(engine, marked.person, marked.row, marked.before, now);
                view.search.end_word();
            } else {
                view.search.end();
            }
            say_status(session, marked.person);
        }
        SearchEnd::One(row) => {
            session.grids.entry(Tab::RollCall).or_default().go_to(row, at.column);
            let person = view.person(row);
            let before = person.and_then(|id| input::attendance_of(engine.book(), view.round, id));
            if let (EndKey::Space, Some(person)) = (key, person) {
                view.search.note_mark(engine, person, row, before, now);
            }
            toggle_presence(session, row);
        }
        SearchEnd::Several(found) if key == EndKey::Space && view.search.has_blank() => {
            session.grids.entry(Tab::RollCall).or_default().go_to(found.row, at.column);
            toggle_presence(session, found.row);
        }
        SearchEnd::Several(found) => {
            if !view.search.has_blank() {
                view.search.go_on_with_blank();
            }
            let (view, engine) = (&session.views.roll_call, &session.document.engine);
            let name = engine.book().name_of(view.person(found.row));
            let names = names_to_choose(&view.search.people_meant(engine, &view.table));
            let text = if found.ticked { texts::go_on_present(&names, name) } else { texts::go_on(&names, name) };
            session.set_status(text);
        }
    }
}

/// Says whether a player is present, whose name goes on after the mark.
fn say_status(session: &mut Session, person: PersonId) {
    let book = session.book();
    let status = input::attendance_of(book, session.views.roll_call.round, person);
    let status = status.map_or_else(texts::not_called, AttendanceStatus::name_in_window);
    let text = texts::status_of_player(book.name_of(Some(person)), status);
    session.set_status(text);
}

/// The name of the player whom only the beginning of a text has marked, and the whole text. Not where the rest of it is similar to
/// another name of the list: then it is a new text.
fn mark_of_beginning(session: &Session) -> Option<(MarkedPlayer, String)> {
    let search = &session.views.roll_call.search;
    search.mark_of_beginning().filter(|_| similar_names_of(session.book(), search.letters()).is_none())
}

/// Takes back the mark of a player whose name the text only began like: “ben jones” is not Ben Orr.
fn take_back_mark_of_beginning(session: &mut Session) {
    let Some((marked, text)) = mark_of_beginning(session) else { return };
    let (book, round) = (session.book(), session.views.roll_call.round);
    let name = book.name_of(Some(marked.person)).to_owned();
    let edit = input::attendance_edit(book, round, &[(marked.person, marked.before)]);
    if session.apply(steps::not_marked(name.as_str()), edit) {
        session.views.roll_call.search.take_for_one_text(text);
        session.set_status(texts::not_marked(&name));
    }
}

/// Goes to the name that was found.
fn show_found(session: &mut Session, found: Option<SearchMatch>, at: CellPos) {
    session.views.roll_call.returning = None;
    if let Some(found) = found {
        let text = search_match_text(session, found);
        session.grids.entry(Tab::RollCall).or_default().go_to(found.row, at.column);
        session.set_status(text);
    } else {
        let letters = session.views.roll_call.search.letters().to_owned();
        let similar = similar_names_of(session.book(), &letters);
        let text = match (similar, mark_of_beginning(session)) {
            (Some(names), _) => texts::no_name_begins_similar(&letters, &names),
            (None, Some((marked, text))) => {
                let name = session.book().name_of(Some(marked.person));
                texts::no_name_begins_takes_back(&letters, &text, name)
            }
            (None, None) => texts::no_name_begins(&letters),
        };
        session.set_status(text);
    }
}

/// “Karl Brandt, 1 of 2”.
fn search_match_text(session: &Session, found: SearchMatch) -> String {
    let view = &session.views.roll_call;
    let id = view.person(found.row);
    let (name, position) = (session.book().name_of(id), found.position.to_string());
    match id {
        Some(id) if session.book().has_left(id, view.round) => texts::found_left(found.match_count, name, &position),
        _ if found.ticked => texts::found_present(found.match_count, name, &position),
        _ => texts::found(found.match_count, name, &position),
    }
}

/// Switches a player between present and absent. The status bar names the player, because the search may have found
/// another player than the director meant. A player who has left the event is present again only if Space is pressed twice.
fn toggle_presence(session: &mut Session, row: usize) {
    let found = session.views.roll_call.search.end_word().filter(|found| found.row == row && found.match_count > 1);
    let Some(id) = session.views.roll_call.person(row) else { return };
    let book = session.book();
    let round = session.views.roll_call.round;
    let has_left = book.has_left(id, round);
    if has_left && session.views.roll_call.returning != Some(id) {
        let text = texts::space_brings_back(book.name_of(Some(id)));
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
    if session.apply(status_step(&name, status), edit) {
        let marked = match status {
            _ if has_left => texts::marked_back(&name),
            AttendanceStatus::Absent => texts::marked_absent(&name),
            _ => texts::status_of_player(&name, status.name_in_window()),
        };
        session.set_status(match found {
            Some(found) => texts::marked_among(&marked, &found.position.to_string(), found.match_count),
            None => marked,
        });
    }
}
