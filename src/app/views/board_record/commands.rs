//! The commands of board records, and the question whether a passed draw vote ends its game.

use super::grid_model::seat_position;
use crate::app::grid::CellPos;
use crate::app::session::Session;
use crate::app::session::open_questions::{OpenQuestion, Proposal};
use crate::app::views::tab::Tab;
use crate::book::typed_words::error_sentence;
use crate::book::{
    Board, BoardRef, CellAddress, DrawProposal, GameStage, PersonId, Power, ProposalColumn, ProposalOutcome, Season,
    SeatColumn, Year, notation,
};
use crate::engine::Engine;
use crate::languages::messages::steps;
use crate::languages::window_sentences::record_tab as texts;

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

/// A passed draw vote, wherever its board stands in the book.
struct PassedVote {
    players: Vec<Option<PersonId>>,
    season: Season,
    year: Year,
}

impl PassedVote {
    /// The vote in this line of a board, if it has passed and the game has not ended.
    fn of_line(engine: &Engine, at: BoardRef, line: usize) -> Option<PassedVote> {
        let board = engine.book().board(at)?;
        let proposal = board.proposals.get(line)?;
        let vote = PassedVote { players: players_of(board), season: proposal.season, year: proposal.year };
        vote.on_board(engine, at).is_some().then_some(vote)
    }

    fn on_board(&self, engine: &Engine, at: BoardRef) -> Option<DrawProposal> {
        let board = engine.book().board(at).filter(|board| players_of(board) == self.players)?;
        let is_this = |proposal: &&DrawProposal| {
            proposal.outcome == ProposalOutcome::Passed
                && (proposal.season, proposal.year) == (self.season, self.year)
                && engine.stage(at) != GameStage::Ended
        };
        board.proposals.iter().find(is_this).cloned()
    }

    /// The board and the vote in the present book. Boards and rounds can have moved since it was typed.
    fn find(&self, engine: &Engine) -> Option<(BoardRef, DrawProposal)> {
        engine.book().boards().find_map(|(at, _)| Some((at, self.on_board(engine, at)?)))
    }
}

fn players_of(board: &Board) -> Vec<Option<PersonId>> {
    board.seats.values().map(|seat| seat.player).collect()
}

/// Asks whether a draw vote that was just entered as passed ends its game.
pub fn ask_about_draw_vote(session: &mut Session, cells: &[(CellAddress, &str)]) {
    let engine = session.engine();
    let typed = cells.iter().find_map(|(target, _)| match target {
        CellAddress::Proposal(at, line, ProposalColumn::Outcome) => PassedVote::of_line(engine, *at, *line),
        _ => None,
    });
    let Some(vote) = typed else { return };
    let Some((at, proposal)) = vote.find(engine) else { return };
    if let Err(error) = engine.book().draw_vote_result(at, &proposal) {
        // The vote is kept, so this is no error.
        session.messages.notify(error_sentence(&error));
        return;
    }
    session.ask(OpenQuestion {
        yes: texts::end_game(),
        no: texts::only_record_vote(),
        step: steps::end_by_draw_vote().into(),
        find: Box::new(move |engine| {
            let (at, proposal) = vote.find(engine)?;
            let result = engine.book().draw_vote_result(at, &proposal).ok()?;
            let board = engine.book().board_label_in_window(at);
            let (season, year) = (proposal.season_text_in_window(), result.year.to_string());
            let members = notation::members_text_in_window(&result.members);
            let text = texts::draw_vote_passed(&season, &board, &year, &members);
            let done = texts::game_has_ended(&board);
            Some(Proposal { text, edit: result.edit, done, otherwise: None })
        }),
    });
}
