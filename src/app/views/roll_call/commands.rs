//! The commands of the roll call: open it for a round, mark everybody present, and read names from a pasted list or a
//! file.

use std::path::Path;

use crate::app::commands::conditions::{Availability, needs_players, require};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::text_form::{FormField, TextForm, applied};
use crate::app::path_text::file_name;
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::typed_words::{capitalize_words, single_spaced};
use crate::book::{AttendanceStatus, Book, Edit, NamedPerson, Person, PersonId, Round, RoundIx, names_to_choose};
use crate::import::pasted_block::without_quoted_lines;
use crate::import::{AttendanceList, TextTable};
use crate::input;
use crate::languages::messages::steps;
use crate::languages::window_sentences::roll_call_tab as texts;
use crate::languages::{Message, MessageValue, kept_words};

/// The roll call is in view, and the event has players.
pub fn can_mark_everybody_present(session: &Session) -> Availability {
    needs_players(session)?;
    needs_roll_call(session)
}

/// The roll call is in view.
pub fn needs_roll_call(session: &Session) -> Availability {
    require(session.tab == Tab::RollCall, texts::needs_roll_call())
}

/// Opens the roll call of the round in view, or of the coming round.
pub fn open_roll_call(session: &mut Session) {
    // A round that was chosen for its roll call may have been played since. Nothing can be called for it, and nothing drawn.
    let round = session.tab.round().or(session.views.roll_call.chosen);
    let open = round.filter(|round| !session.engine().all_boards_have_counts(*round));
    session.views.roll_call.chosen = open.or_else(|| Some(session.engine().coming_round()));
    show_roll_call(session);
}

/// Opens the roll call of this round.
pub fn open_roll_call_of(session: &mut Session, round: RoundIx) {
    session.views.roll_call.chosen = Some(round);
    show_roll_call(session);
}

fn show_roll_call(session: &mut Session) {
    session.views.roll_call.refresh_table(&session.document.engine, &session.view_cache);
    session.open_tab(Tab::RollCall);
}

/// Asks for the round of the roll call.
pub fn choose_round_of_roll_call(session: &mut Session) {
    let book = session.book();
    let item = |round: usize| {
        let called = book.rounds.get(round).map_or(0, |round| round.attendance.len());
        let name = book.rounds.get(round).map_or_else(|| texts::new_round().to_owned(), Round::title_in_window);
        let action = Action::session(move |session| open_roll_call_of(session, RoundIx(round)));
        ListItem::new(name, if called == 0 { String::new() } else { texts::called(called) }, action)
    };
    let items = (0..=book.rounds.len()).map(item).collect();
    session.open_dialog(ListChooser::new(texts::choose_round(), texts::choose_round_search(), items));
}

/// Asks for the name of a new player who is present. The letters of a search that found nobody are its beginning.
pub fn ask_for_new_player(session: &mut Session) {
    if session.refuse_if_read_only() {
        return;
    }
    let typed = capitalize_words(session.views.roll_call.search.letters());
    session.views.roll_call.search.end();
    let field = FormField { name: texts::new_player_name(), text: typed };
    let similar = similar_names_of(session.book(), &field.text);
    let form = TextForm::new(texts::new_player(), vec![field], |session, typed| {
        let round = session.views.roll_call.round;
        let (id, edit) = present_player_edit(session.book(), round, typed.text(0))?;
        let known = session.book().person(id).map(|person| person.name.clone());
        let name = known.as_deref().unwrap_or(typed.text(0)).to_owned();
        applied(session.apply(status_step(&name, AttendanceStatus::Present), edit))?;
        let line = session.views.roll_call.people().position(|known| known == id);
        if let Some(line) = line {
            session.move_cursor(line + 1, 0);
        }
        session.set_status(match known {
            Some(_) => texts::known_player_present(&name),
            None => texts::player_added(&name),
        });
        Ok(())
    });
    session.open_dialog(match similar {
        Some(names) => form.with_introduction(texts::similar_names(&names)),
        None => form,
    });
}

/// The players with a name similar to the typed one: “Jan Kowalski”.
pub(super) fn similar_names_of(book: &Book, typed: &str) -> Option<String> {
    match book.person_named(typed) {
        NamedPerson::One(person) => Some(person.name.clone()),
        NamedPerson::OneOf(people) => Some(names_to_choose(&people)).filter(|names| !names.is_empty()),
    }
}

/// The edit that enters a player as present in a round, and adds the player if nobody has this name.
///
/// # Errors
/// A sentence if the name is blank.
pub fn present_player_edit(book: &Book, round: RoundIx, name: &str) -> Result<(PersonId, Edit), String> {
    let name = single_spaced(name);
    if name.is_empty() {
        return Err(texts::needs_name().to_owned());
    }
    let present = |book: &Book, id| input::attendance_edit(book, round, &[(id, Some(AttendanceStatus::Present))]);
    if let Some(known) = book.find_person(&name) {
        return Ok((known.id, present(book, known.id)));
    }
    let person = Person::new(book.next_person_id(), name);
    let id = person.id;
    let add = Edit::AddPerson { position: book.people.len(), person };
    Ok((id, Edit::Batch(vec![add, present(book, id)])))
}

/// The name of the step that gives a player this status: “Ann Lee present”.
pub fn status_step(name: &str, status: AttendanceStatus) -> Message {
    steps::status_of_player(name, kept_words(|| status.name_in_window()))
}

/// Marks every player without an entry as present.
pub fn mark_everybody_present(session: &mut Session) {
    let (book, view) = (session.book(), &session.views.roll_call);
    let round = view.round;
    let is_expected = |id: PersonId| !book.has_left(id, round) && book.plays_round(id, round);
    let open = view.people().filter(|id| input::attendance_of(book, round, *id).is_none() && is_expected(*id));
    let entries: Vec<(PersonId, Option<AttendanceStatus>)> =
        open.map(|id| (id, Some(AttendanceStatus::Present))).collect();
    if entries.is_empty() {
        session.set_status(texts::every_player_has_entry());
        return;
    }
    let edit = input::attendance_edit(book, round, &entries);
    session.apply(steps::players_present(entries.len()), edit);
}

/// Ticks the names of a pasted list, one in each line. A line may have another status than present beside the name.
pub(super) fn mark_pasted_list(session: &mut Session, text: &str) {
    let cells = |line: &str| line.split(['\t', ';']).map(|cell| cell.trim().to_owned()).collect();
    let (text, _) = without_quoted_lines(text);
    let rows: Vec<Vec<String>> = text.lines().filter(|line| !line.trim().is_empty()).map(cells).collect();
    let listed = AttendanceList::read(session.book(), session.views.roll_call.round, &rows);
    mark_listed_players(session, &listed, None);
}

/// Reads the roll call from a file, from the sheet that names most players.
pub fn take_roll_call(session: &mut Session, tables: &[TextTable], path: &Path) {
    show_roll_call(session);
    let (book, round) = (session.book(), session.views.roll_call.round);
    let read = tables.iter().map(|table| AttendanceList::read(book, round, &table.rows));
    let Some(listed) = read.max_by_key(|listed| listed.entries.len()) else { return };
    mark_listed_players(session, &listed, Some(&file_name(path)));
}

/// Ticks the players of a file, or of a pasted list if there is no file, and tells of the lines that are not understood.
fn mark_listed_players(session: &mut Session, listed: &AttendanceList, file: Option<&str>) {
    let entries: Vec<(PersonId, Option<AttendanceStatus>)> =
        listed.entries.iter().map(|(id, status)| (*id, Some(*status))).collect();
    if !entries.is_empty() {
        let (book, round) = (session.book(), session.views.roll_call.round);
        let is_back =
            |(id, status): &&(PersonId, AttendanceStatus)| status.is_in_the_room() && book.has_left(*id, round);
        let back: Vec<&str> = listed.entries.iter().filter(is_back).map(|(id, _)| book.name_of(Some(*id))).collect();
        let done = if back.is_empty() {
            texts::players_called(entries.len())
        } else {
            texts::players_called_and_back(entries.len(), &back.join(", "))
        };
        let edit = input::attendance_edit(book, round, &entries);
        let source = file.map_or_else(|| steps::pasted_list().into(), MessageValue::from);
        session.apply(steps::players_called(entries.len(), source), edit);
        session.set_status(done);
    }
    let many = listed.unread_rows.len();
    if many > 0 || entries.is_empty() {
        let lines: Vec<String> = listed.unread_rows.iter().take(8).map(ToString::to_string).collect();
        let lines = lines.join(", ");
        session.messages.show_error(match (file, many) {
            (None, 0) => texts::pasted_list_names_nobody().to_owned(),
            (Some(file), 0) => texts::file_names_nobody(file),
            (None, 1..=8) => texts::unread_lines_pasted(many, &lines),
            (None, _) => texts::many_unread_lines_pasted(many, &lines),
            (Some(file), 1..=8) => texts::unread_lines_of_file(many, file, &lines),
            (Some(file), _) => texts::many_unread_lines_of_file(many, file, &lines),
        });
    }
}
