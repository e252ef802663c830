//! The command that inserts what a row of the tab in view is, where the cursor is: a player, a board or a line of the notebook.

use super::Session;
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::text_form::{FormField, TextForm, applied};
use crate::app::views::notebook::commands::note_at_cursor;
use crate::app::views::round::commands::add_board_at;
use crate::app::views::tab::Tab;
use crate::book::typed_words::single_spaced;
use crate::book::{BoardRef, CellAddress, Edit, NotebookEntry, Person, PersonId};
use crate::languages::messages::steps;
use crate::languages::window_sentences::{roll_call_tab, session as texts};

/// What the row at the cursor is.
enum RowAtCursor {
    Player(PersonId),
    Board(BoardRef),
    Note(usize),
}

fn row_at_cursor(session: &Session) -> Option<RowAtCursor> {
    match session.tab {
        Tab::Players => session.person_at_cursor().map(RowAtCursor::Player),
        Tab::Round(_) => session.board_at_cursor().map(RowAtCursor::Board),
        Tab::Notebook => note_at_cursor(session).map(RowAtCursor::Note),
        _ => None,
    }
}

/// The cursor is on a player of the list, on a board of a round, or on a line of the notebook.
pub fn can_insert_row(session: &Session) -> Availability {
    require(row_at_cursor(session).is_some(), texts::insert_needs_row())
}

/// Inserts a row before the one at the cursor.
pub fn insert_row(session: &mut Session) {
    if session.refuse_if_read_only() {
        return;
    }
    match row_at_cursor(session) {
        Some(RowAtCursor::Player(before)) => ask_for_player(session, before),
        Some(RowAtCursor::Board(at)) => add_board_at(session, at),
        Some(RowAtCursor::Note(line)) => insert_note(session, line),
        None => {}
    }
}

/// Asks for the name, because every player of the list has one.
fn ask_for_player(session: &mut Session, before: PersonId) {
    let name = session.book().name_of(Some(before)).to_owned();
    let field = FormField { name: roll_call_tab::new_player_name(), text: String::new() };
    let form = TextForm::new(texts::insert_player(), vec![field], move |session, texts| {
        insert_player(session, before, texts.text(0))
    });
    session.open_dialog(form.with_introduction(texts::about_inserted_player(&name)));
}

fn insert_player(session: &mut Session, before: PersonId, name: &str) -> Result<(), String> {
    let (book, name) = (session.book(), single_spaced(name));
    if name.is_empty() {
        return Err(roll_call_tab::needs_name().to_owned());
    }
    if book.find_person(&name).is_some() {
        return Err(texts::player_is_listed(&name));
    }
    let position = book.people.iter().position(|person| person.id == before).unwrap_or(book.people.len());
    let person = Person::new(book.next_person_id(), name.clone());
    let id = person.id;
    applied(session.apply(steps::player(name.as_str()), Edit::AddPerson { position, person }))?;
    session.go_to(CellAddress::name_of(id));
    Ok(())
}

fn insert_note(session: &mut Session, line: usize) {
    let Some(cursor) = session.cursor() else { return };
    if session.apply(steps::note(), Edit::AddNote { position: line, note: NotebookEntry::default() }) {
        session.move_cursor(cursor.row, cursor.column);
    }
}
