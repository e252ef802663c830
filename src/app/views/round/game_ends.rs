//! The commands that say how a game ended, or when: of the board at the cursor, or of all boards that wait for it.

use crate::app::commands::conditions::{Availability, require};
use crate::app::session::Session;
use crate::book::typed_words::error_sentence;
use crate::book::{Board, BoardColumn, BoardRef, CellAddress, Ending, GameStage};
use crate::input::{self, NoteStamp};
use crate::languages::window_sentences::{commands, round_tab as texts, shared_words, values};

/// The cursor is on a board whose game can have been an agreed draw: nobody has explained its end.
pub fn can_be_agreed_draw(session: &Session) -> Availability {
    let (at, board) = board_at_cursor(session)?;
    let engine = session.engine();
    require(engine.stage(at) == GameStage::Ended, texts::needs_final_counts())?;
    require(!has_ending(board), texts::needs_open_ending())?;
    require(!engine.asks_for_the_last_year(at), texts::needs_last_year())?;
    require(engine.asks_for_the_end(at), texts::needs_no_ending())
}

/// The cursor is on a board whose game has no ending yet. As in the record, an abandoned game needs neither counts nor a last year.
pub fn can_be_abandoned(session: &Session) -> Availability {
    let (_, board) = board_at_cursor(session)?;
    require(!has_ending(board), texts::needs_open_ending())
}

fn board_at_cursor(session: &Session) -> Result<(BoardRef, &Board), &'static str> {
    let at = session.board_at_cursor().ok_or_else(commands::cursor_on_board_first)?;
    let board = session.book().board(at).ok_or_else(commands::cursor_on_board_first)?;
    Ok((at, board))
}

/// Whether it is known how the game of a board ended.
fn has_ending(board: &Board) -> bool {
    board.ending != Ending::Played || board.is_agreed_draw() || board.soloist().is_some()
}

/// Enters that the games of the selected boards that ask for their end were agreed draws.
pub fn end_as_agreed_draw(session: &mut Session) {
    let mut boards = session.selected_boards();
    boards.retain(|at| session.engine().asks_for_the_end(*at));
    end_as(session, boards, values::agreed_draw());
}

/// Enters that the games of the selected boards without an ending were abandoned.
pub fn end_as_abandoned(session: &mut Session) {
    let mut boards = session.selected_boards();
    boards.retain(|at| session.book().board(*at).is_some_and(|board| !has_ending(board)));
    end_as(session, boards, values::abandoned());
}

/// Enters how the games of these boards ended, as if it was typed.
fn end_as(session: &mut Session, boards: Vec<BoardRef>, ending: &str) {
    let whose = match boards[..] {
        [] => return,
        [only] => session.book().board_label_in_window(only),
        _ => shared_words::games(boards.len()),
    };
    let cells: Vec<_> =
        boards.into_iter().map(|at| (CellAddress::BoardCell(at, BoardColumn::Ending), ending)).collect();
    if enter(session, &cells) {
        session.set_status(texts::ended_as(&whose, ending));
    }
}

/// Goes to the cell that takes the last year of the board at the cursor.
pub fn go_to_last_year(session: &mut Session) {
    if let Some(board) = session.board_at_cursor() {
        session.go_to(CellAddress::BoardCell(board, BoardColumn::LastYear));
        session.set_status(texts::type_last_year_of_game(&session.book().board_label_in_window(board)));
    }
}

/// There are boards with an end that nobody has explained. For a game without a last year, nobody knows whether it has one.
pub fn has_unexplained_ends(session: &Session) -> Availability {
    let are_explained = unexplained_ends(session).next().is_none();
    require(!are_explained || unknown_last_years(session).next().is_none(), texts::needs_last_years())?;
    require(!are_explained, texts::all_games_have_endings())
}

/// Enters that every game whose end nobody has explained was an agreed draw, as one step.
pub fn end_all_as_agreed_draws(session: &mut Session) {
    let ending = values::agreed_draw();
    let cells: Vec<_> =
        unexplained_ends(session).map(|at| (CellAddress::BoardCell(at, BoardColumn::Ending), ending)).collect();
    if enter(session, &cells) {
        session.set_status(texts::all_ended_as(cells.len(), ending));
    }
}

/// There are boards without a last year, under rules that have one.
pub fn has_unknown_last_years(session: &Session) -> Availability {
    require(unknown_last_years(session).next().is_some(), texts::all_games_have_last_years())
}

/// Enters that every game without a last year was played to the last year of the rules, as one step.
pub fn play_all_to_the_last_year(session: &mut Session) {
    let Some(last) = session.engine().rules().last_year.map(|year| year.to_string()) else { return };
    let cells: Vec<_> = unknown_last_years(session)
        .map(|at| (CellAddress::BoardCell(at, BoardColumn::LastYear), last.as_str()))
        .collect();
    if enter(session, &cells) {
        session.set_status(texts::all_played_to(cells.len(), &last));
    }
}

fn unexplained_ends(session: &Session) -> impl Iterator<Item = BoardRef> {
    let engine = session.engine();
    engine.book().boards().map(|(at, _)| at).filter(|at| engine.asks_for_the_end(*at))
}

fn unknown_last_years(session: &Session) -> impl Iterator<Item = BoardRef> {
    let engine = session.engine();
    engine.book().boards().map(|(at, _)| at).filter(|at| engine.asks_for_the_last_year(*at))
}

/// Enters texts as if they were typed. Returns whether the book has changed.
fn enter(session: &mut Session, cells: &[(CellAddress, &str)]) -> bool {
    let mut typed = input::read_cells(session.engine(), NoteStamp { time: "", place: "" }, cells);
    if let Some(refused) = typed.refused_cells.pop() {
        session.messages.show_error(error_sentence(&refused.error));
        return false;
    }
    typed.edit.is_some_and(|edit| session.apply(typed.label, edit))
}
