//! The command of the Awards tab: the runners-up of an award.

use crate::app::commands::conditions::{Availability, require};
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::languages::window_sentences::awards_tab as texts;

/// The Awards tab is in view.
pub fn needs_awards_tab(session: &Session) -> Availability {
    require(session.tab == Tab::Awards, texts::open_awards_tab())
}

/// Shows or hides the runners-up of the award at the cursor.
pub fn toggle_runners_up(session: &mut Session) {
    let Some(cursor) = session.cursor() else { return };
    let content = &mut session.views.awards.content;
    match content.toggle_runners_up(cursor.row) {
        Some(name) => {
            if let Some(row) = content.row_of(&name) {
                session.move_cursor(row, cursor.column);
            }
        }
        None => session.set_status(texts::nobody_else()),
    }
}
