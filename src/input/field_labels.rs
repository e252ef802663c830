//! The label of each field, for the names of steps, for messages and for the list of changes: “centres of France on Round 2, board C”.

use crate::book::{BoardColumn, Book, CellAddress, Round, TeamIx};
use crate::languages::messages::steps;
use crate::languages::{Message, kept_words};

/// The label of a field in English, for the command line: “centres of France on Round 2, board C”.
pub fn cell_label(book: &Book, target: CellAddress) -> String {
    cell_message(book, target).english()
}

/// The label of a field as it is kept, for each reader in the own language.
pub fn cell_message(book: &Book, target: CellAddress) -> Message {
    match target {
        CellAddress::Seat(at, column) => {
            let column = kept_words(|| column.name_in_window());
            steps::cell_of_seat(column, at.power.message(), book.board_message(at.board))
        }
        CellAddress::BoardCell(at, BoardColumn::TopBoard) => steps::cell_of_top_board(book.board_message(at)),
        CellAddress::BoardCell(at, column) => {
            steps::cell_of_board(kept_words(|| column.name_in_window()), book.board_message(at))
        }
        CellAddress::Person(id, column) => {
            steps::cell_of_player(kept_words(|| column.name_in_window()), book.name_of(Some(id)))
        }
        CellAddress::SitOuts(round) => steps::sit_outs(book.round_message(round)),
        CellAddress::Event => steps::event(),
        CellAddress::Round(round) => steps::title(book.round_message(round)),
        CellAddress::Board(at) => book.board_message(at),
        CellAddress::Proposal(at, _, column) => {
            steps::cell_of_proposal(book.board_message(at), kept_words(|| column.name_in_window()))
        }
        CellAddress::Attendance(round, id) | CellAddress::ReservedPower(round, id) => {
            let title = book.round(round).map_or_else(|| steps::next_round().into(), Round::title_message);
            steps::roll_call_of_player(book.name_of(Some(id)), title)
        }
        CellAddress::Note(line, column) => {
            steps::cell_of_note(kept_words(|| column.name_in_window()), (line + 1).to_string())
        }
        CellAddress::NewNote(..) => steps::line_in_notebook(),
        CellAddress::NewPerson(..) => steps::new_player(),
        CellAddress::Team(TeamIx(at), column) => match book.teams.get(at) {
            Some(team) => steps::cell_of_team(kept_words(|| column.name_in_window()), team.name.as_str()),
            None => steps::new_team(),
        },
        CellAddress::YearEvent(at, column) => match book.results_year.events.get(at) {
            Some(event) => steps::cell_of_year_event(kept_words(|| column.name_in_window()), event.name.as_str()),
            None => steps::new_year_event(),
        },
        CellAddress::ResultLine(event, line, column) => {
            let event = book.results_year.events.get(event);
            let called = event.map_or("", |event| event.name.as_str());
            match event.and_then(|event| event.lines.get(line)) {
                Some(line) => steps::cell_of_result(kept_words(|| column.name_in_window()), line.name.as_str(), called),
                None => steps::new_result(called),
            }
        }
        CellAddress::TopBoardClaim(person, column) => {
            steps::cell_of_claim(column.message(), book.name_of(Some(person)))
        }
        CellAddress::Award(_, column) => steps::cell_of_an_award(column.message()),
        CellAddress::Vote { seat, voter, .. } => {
            steps::vote(voter.message(), seat.power.message(), book.board_message(seat.board))
        }
    }
}
