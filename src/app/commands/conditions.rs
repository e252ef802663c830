//! When commands are available: conditions that several commands share. A condition that belongs to one tab is in the
//! folder of the tab.

use crate::app::session::Session;
use crate::languages::window_sentences::commands as texts;

/// Whether a command is available now. The error is what the user has to do first, such as “put the cursor on a seat”.
pub type Availability = Result<(), &'static str>;

/// Ok if `condition` holds. The error is what the user has to do first.
pub fn require(condition: bool, cure: &'static str) -> Availability {
    if condition { Ok(()) } else { Err(cure) }
}

/// For a command that is always available.
pub fn always(_: &Session) -> Availability {
    Ok(())
}

/// The tab of a round is in view.
pub fn needs_round_tab(session: &Session) -> Availability {
    require(session.tab.round().is_some(), texts::open_tab_of_round_first())
}

/// The cursor is on a board.
pub fn needs_board(session: &Session) -> Availability {
    require(session.board_at_cursor().is_some(), texts::cursor_on_board_first())
}

/// The cursor is on a board of the round in view.
pub fn needs_board_of_round(session: &Session) -> Availability {
    needs_round_tab(session)?;
    needs_board(session)
}

/// The cursor is on a seat.
pub fn needs_seat(session: &Session) -> Availability {
    require(session.seat_at_cursor().is_some(), texts::cursor_on_seat_first())
}

/// The cursor is on a figure that can be explained.
pub fn needs_explanation(session: &Session) -> Availability {
    require(session.explanation_at_cursor().is_some(), texts::cursor_on_figure_first())
}

/// The event has a round.
pub fn needs_rounds(session: &Session) -> Availability {
    require(!session.book().rounds.is_empty(), texts::add_round_first())
}

/// The event has players.
pub fn needs_players(session: &Session) -> Availability {
    require(!session.book().people.is_empty(), texts::enter_players_first())
}

/// There is something to export, and the present book is in view.
pub fn can_export(session: &Session) -> Availability {
    require(session.document.shown_past_step().is_none(), texts::past_state_is_not_exported())?;
    needs_rounds(session)
}

/// The tab in view is in the strip only because it was opened.
pub fn can_close_tab(session: &Session) -> Availability {
    require(session.can_close_tab(), texts::tab_stays())
}

/// The tab in view has cells.
pub fn needs_cells(session: &Session) -> Availability {
    require(session.has_cells(), texts::open_tab_with_table_first())
}

/// The tab in view has cells, and the book can be changed.
pub fn can_cut(session: &Session) -> Availability {
    needs_cells(session)?;
    let can_change = session.document.shown_past_step().is_none() && session.document.read_only_reason().is_none();
    require(can_change, texts::book_cannot_be_changed())
}

/// There is a step to undo, or a pasted block to leave.
pub fn can_undo(session: &Session) -> Availability {
    require(session.undo_label().is_some() || session.pending_paste().is_some(), texts::no_step_to_undo())
}

/// There is a step to do again.
pub fn can_redo(session: &Session) -> Availability {
    require(session.redo_label().is_some(), texts::no_step_to_redo())
}

/// The event has problems, or the ladder if it is in front.
pub fn has_problems(session: &Session) -> Availability {
    require(session.problem_count().all > 0 || session.has_waiting_problem(), texts::no_problems())
}
