//! The command for the note at a cell: of a seat, or of a player. The note of a board is its line in the notebook.

use super::Session;
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::text_form::{FormField, TextForm, applied};
use crate::book::{SeatColumn, typed_words::capitalize};
use crate::input::{self, InputField, NoteStamp, PersonColumn};

/// The field of the note at the cursor, and whose note it is.
fn note_at_cursor(session: &Session) -> Option<(InputField, String)> {
    if let Some(seat) = session.seat_at_cursor() {
        return Some((InputField::Seat(seat, SeatColumn::Note), session.seat_label(seat)));
    }
    let player = session.player_at_cursor()?;
    Some((InputField::Person(player, PersonColumn::Note), session.book().name_of(Some(player)).to_owned()))
}

/// The cursor is on a seat or a player.
pub fn can_write_cell_note(session: &Session) -> Availability {
    require(note_at_cursor(session).is_some(), "put the cursor on a seat or a player first")
}

/// Asks for the note of the seat or the player at the cursor.
pub fn ask_for_cell_note(session: &mut Session) {
    let Some((at, whose)) = note_at_cursor(session) else { return };
    let text = input::field_text(session.book(), at).into_owned();
    let field = FormField { name: "Note", text };
    let form = TextForm::new(format!("Note: {whose}"), vec![field], move |session, texts| {
        let typed = input::read_cells(session.engine(), NoteStamp { time: "", place: "" }, &[(at, texts.text(0))]);
        match (typed.refused_cells.first(), typed.edit) {
            (Some(refused), _) => Err(format!("{}.", capitalize(&refused.error.to_string()))),
            (None, Some(edit)) => applied(session.apply(typed.label, edit)),
            // Nothing was changed.
            (None, None) => Ok(()),
        }
    });
    session.open_dialog(
        form.with_introduction("Players do not see it. Ctrl+F finds its words. Without a text, the note is removed."),
    );
}
