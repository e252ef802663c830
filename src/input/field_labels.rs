//! The label of each field, for messages and for the list of changes: “centres of France on Round 2, board C”.

use crate::book::{BoardColumn, Book, CellAddress, Round, TeamIx};
use crate::languages::in_english;
use crate::languages::window_sentences::fields as texts;

/// The label of a field in English, for what is kept and for the command line: “centres of France on Round 2, board C”.
pub fn cell_label(book: &Book, target: CellAddress) -> String {
    in_english(|| cell_label_in_window(book, target))
}

/// The label of a field: in the language of the window if a pasted block can change it, else in English.
pub(super) fn cell_label_in_window(book: &Book, target: CellAddress) -> String {
    match target {
        CellAddress::Seat(at, column) => {
            let (power, board) = (at.power.name_in_window(), book.board_label_in_window(at.board));
            texts::label_of_seat(&column.name_in_window(), power, &board)
        }
        CellAddress::BoardCell(at, BoardColumn::TopBoard) => texts::label_of_top_board(&book.board_label_in_window(at)),
        CellAddress::BoardCell(at, column) => {
            texts::label_of_board(column.name_in_window(), &book.board_label_in_window(at))
        }
        CellAddress::Person(id, column) => texts::label_of_player(column.name_in_window(), book.name_of(Some(id))),
        CellAddress::SitOuts(round) => {
            texts::label_of_sit_outs(&book.round(round).map(Round::title_in_window).unwrap_or_default())
        }
        CellAddress::Event => "event".to_owned(),
        CellAddress::Round(round) => book.round(round).map(Round::title).unwrap_or_default(),
        CellAddress::Board(at) => book.board_label(at),
        CellAddress::Proposal(at, _, column) => format!("proposed draw on {}, {}", book.board_label(at), column.name()),
        CellAddress::Attendance(round, id) | CellAddress::ReservedPower(round, id) => {
            let title = book.round(round).map_or_else(|| "the next round".to_owned(), Round::title);
            format!("{} on the roll call of {title}", book.name_of(Some(id)))
        }
        CellAddress::Note(line, column) => format!("{} of line {} in the notebook", column.name(), line + 1),
        CellAddress::NewNote(..) => "line in the notebook".to_owned(),
        CellAddress::NewPerson(..) => "new player".to_owned(),
        CellAddress::Team(TeamIx(at), cell) => match book.teams.get(at) {
            Some(team) => format!("{} of team {}", cell.name(), team.name),
            None => "new team".to_owned(),
        },
        CellAddress::YearEvent(at, cell) => match book.results_year.events.get(at) {
            Some(event) => format!("{} of {} in the ladder", cell.name(), event.name),
            None => "new event of the ladder".to_owned(),
        },
        CellAddress::ResultLine(event, line, cell) => {
            let event = book.results_year.events.get(event);
            let called = event.map_or("", |event| &event.name);
            match event.and_then(|event| event.lines.get(line)) {
                Some(line) => format!("{} of {} at {called}", cell.name(), line.name),
                None => format!("new line of {called}"),
            }
        }
        CellAddress::TopBoardClaim(person, cell) => {
            format!("{} of {} for the top board", cell.name(), book.name_of(Some(person)))
        }
        CellAddress::Award(_, cell) => format!("{} of an award", cell.name()),
        CellAddress::Vote { seat, voter, .. } => {
            format!("vote of {voter} for {} on {}", seat.power, book.board_label(seat.board))
        }
    }
}
