//! The command for the note at a cell: of a seat, a board or a player.

use super::Session;
use crate::app::commands::conditions::{Availability, needs_cells, require};
use crate::app::dialogs::text_form::{FormField, TextForm, applied};
use crate::book::typed_words::capitalize;
use crate::input::{self, AnnotatedItem, NoteStamp};

impl Session {
    /// The seat, the board or the player at the cursor, which can have a note and a fill colour.
    pub fn annotated_item_at_cursor(&self) -> Option<AnnotatedItem> {
        self.view().annotated_item(&self.context(), self.cursor()?)
    }
}

/// The cursor is on a cell that belongs to a seat, a board or a player.
pub fn can_write_cell_note(session: &Session) -> Availability {
    needs_cells(session)?;
    require(
        session.annotated_item_at_cursor().is_some(),
        "only seats, boards and players have notes; put the cursor on one, or write in the notebook (Ctrl+Shift+N)",
    )
}

/// Asks for the note of the seat, the board or the player at the cursor.
pub fn ask_for_cell_note(session: &mut Session) {
    let Some(item) = session.annotated_item_at_cursor() else { return };
    let at = item.note_field();
    let text = input::field_text(session.book(), at).into_owned();
    let field = FormField { name: "Note", text };
    let title = format!("Note: {}", item.label(session.book()));
    let form = TextForm::new(title, vec![field], move |session, texts| {
        let typed = input::read_cells(session.engine(), NoteStamp { time: "", place: "" }, &[(at, texts.text(0))]);
        match (typed.refused_cells.first(), typed.edit) {
            (Some(refused), _) => Err(format!("{}.", capitalize(&refused.error.to_string()))),
            (None, Some(edit)) => applied(session.apply(typed.label, edit)),
            // Nothing was changed.
            (None, None) => Ok(()),
        }
    });
    let printing = match item {
        AnnotatedItem::Player(_) => "Players do not see it.",
        AnnotatedItem::Seat(_) | AnnotatedItem::Board(_) => {
            "Players do not see it, unless the notes are printed with the boards (Post)."
        }
    };
    session.open_dialog(
        form.with_introduction(format!("{printing} Ctrl+F finds its words. Without a text, the note is removed.")),
    );
}
