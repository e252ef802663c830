//! The commands of board records, and the question whether a passed draw vote ends its game.

use super::grid_model::seat_position;
use crate::app::dialogs::action::Action;
use crate::app::dialogs::question::Question;
use crate::app::grid::CellPos;
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::typed_words::capitalize;
use crate::book::{CellAddress, Edit, GameStage, Power, ProposalOutcome, SeatColumn, notation};
use crate::input::{InputField, ProposalColumn};

/// Opens the record of the board at the cursor, or goes back from the record to the board.
pub fn toggle_record(session: &mut Session) {
    let seat = session.seat_at_cursor();
    let Some(at) = session.board_at_cursor() else { return };
    if let Tab::Record(at) = session.tab {
        let power = seat.map_or(Power::Austria, |seat| seat.power);
        session.go_to(CellAddress::Seat(at.seat(power), SeatColumn::Player));
        return;
    }
    session.open_tab(Tab::Record(at));
    if let (Some(seat), Tab::Record(_)) = (seat, session.tab)
        && !session.is_correcting_cell()
    {
        let CellPos { row, column } = seat_position(seat.power);
        session.move_cursor(row, column);
    }
}

/// Asks whether a draw vote that was just entered as passed ends its game.
pub fn ask_about_draw_vote(session: &mut Session, cells: &[(InputField, &str)]) {
    let engine = session.engine();
    let book = engine.book();
    let passed = cells.iter().find_map(|(target, _)| match target {
        InputField::Proposal(at, n, ProposalColumn::Outcome) => {
            let proposal = book.board(*at)?.proposals.get(*n)?;
            (proposal.outcome == ProposalOutcome::Passed).then_some((*at, proposal))
        }
        _ => None,
    });
    let Some((at, proposal)) = passed.filter(|(at, _)| engine.stage(*at) != GameStage::Ended) else { return };
    match book.draw_vote_result(at, proposal) {
        Ok(result) => {
            let text = format!(
                "The draw of {} at {} passed. The game ends with the counts of {}, and the draw is shared by {}.",
                proposal.season_text(),
                book.board_label(at),
                result.year,
                notation::members_text(&result.members)
            );
            let end_game = Action::session(move |session| end_game(session, result.edit));
            session.open_dialog(Question::new(
                "End the game?",
                vec![text],
                ("End the game", end_game),
                "Only record the vote",
            ));
        }
        Err(error) => session.messages.show_error(format!("{}.", capitalize(&error.to_string()))),
    }
}

/// Ends a game after a draw vote. The end of the game and the vote are one undo step.
fn end_game(session: &mut Session, edit: Edit) {
    if let Err(error) = session.document.engine.extend_last_step(edit) {
        session.messages.show_error(format!("{}.", capitalize(&error.to_string())));
    }
    session.refresh();
}
