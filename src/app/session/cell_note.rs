//! The command for the note at a cell: of a seat, a board or a player.

use super::Session;
use crate::app::commands::conditions::{Availability, needs_cells, require};
use crate::app::dialogs::text_form::{FormField, TextForm, applied};
use crate::book::CellAddress;
use crate::book::typed_words::error_sentence;
use crate::input::{self, AnnotatedItem, NoteStamp};
use crate::languages::window_sentences::session as texts;

impl Session {
    /// The seat, the board or the player at the cursor, which can have a note and a fill colour.
    pub fn annotated_item_at_cursor(&self) -> Option<AnnotatedItem> {
        self.table()?.annotated_item(self.cursor()?)
    }
}

/// The cursor is on a cell that belongs to a seat, a board or a player.
pub fn can_write_cell_note(session: &Session) -> Availability {
    needs_cells(session)?;
    require(session.annotated_item_at_cursor().is_some(), texts::note_needs_item())
}

/// Asks for the note of the selected seats, boards and players.
pub fn ask_for_cell_note(session: &mut Session) {
    let items = session.selected_items();
    let Some(item) = items.first().copied() else { return };
    let fields: Vec<CellAddress> = items.iter().map(|item| item.note_field()).collect();
    let text = input::field_text(session.book(), fields[0]).into_owned();
    // Several items have a text in common or none.
    let is_common = fields.iter().all(|field| input::field_text(session.book(), *field) == text);
    let field = FormField { name: texts::note_field(), text: if is_common { text } else { String::new() } };
    let title = match items[..] {
        [only] => texts::note_of_item(&session.item_label(only)),
        _ => texts::note_of_items(items.len()),
    };
    let form = TextForm::new(title, vec![field], move |session, texts| {
        let cells: Vec<(CellAddress, &str)> = fields.iter().map(|field| (*field, texts.text(0))).collect();
        let typed = input::read_cells(session.engine(), NoteStamp { time: "", place: "" }, &cells);
        match (typed.refused_cells.first(), typed.edit) {
            (Some(refused), _) => Err(error_sentence(&refused.error)),
            (None, Some(edit)) => applied(session.apply(typed.label, edit)),
            // Nothing was changed.
            (None, None) => Ok(()),
        }
    });
    let introduction = match item {
        AnnotatedItem::Player(_) => texts::about_note_of_player(),
        AnnotatedItem::Seat(_) | AnnotatedItem::Board(_) => texts::about_note_of_board(),
    };
    session.open_dialog(form.with_introduction(introduction));
}
