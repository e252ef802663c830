//! The commands of board records, and the question whether a passed draw vote ends its game.

use super::grid_model::seat_position;
use crate::app::grid::CellPos;
use crate::app::session::Session;
use crate::app::session::open_questions::{OpenQuestion, Proposal};
use crate::app::views::tab::Tab;
use crate::book::typed_words::capitalize;
use crate::book::{BoardRef, CellAddress, GameStage, Power, ProposalOutcome, SeatColumn, notation};
use crate::engine::Engine;
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
    let passed = |at: BoardRef, number: usize, engine: &Engine| {
        let proposal = engine.book().board(at)?.proposals.get(number)?.clone();
        let is_passed = proposal.outcome == ProposalOutcome::Passed && engine.stage(at) != GameStage::Ended;
        is_passed.then_some(proposal)
    };
    let engine = session.engine();
    let typed = cells.iter().find_map(|(target, _)| match target {
        InputField::Proposal(at, number, ProposalColumn::Outcome) => {
            Some((*at, *number, passed(*at, *number, engine)?))
        }
        _ => None,
    });
    let Some((at, number, proposal)) = typed else { return };
    if let Err(error) = engine.book().draw_vote_result(at, &proposal) {
        session.messages.show_error(format!("{}.", capitalize(&error.to_string())));
        return;
    }
    session.ask(OpenQuestion {
        yes: "End the game",
        no: "Only record the vote",
        step: "end of the game by a draw vote",
        find: Box::new(move |engine| {
            let proposal = passed(at, number, engine)?;
            let result = engine.book().draw_vote_result(at, &proposal).ok()?;
            let board = engine.book().board_label(at);
            let text = format!(
                "The draw of {} at {board} passed. Does the game end with the counts of {}, shared by {}?",
                proposal.season_text(),
                result.year,
                notation::members_text(&result.members)
            );
            Some(Proposal { text, edit: result.edit, done: format!("the game of {board} has ended in a draw") })
        }),
    });
}
