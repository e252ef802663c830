//! The label of each field, for messages and for the list of changes: “centres of France on Round 2, board C”.

use crate::book::{BoardColumn, Book, CellAddress, Round, TeamIx};

/// The label of a field: “centres of France on Round 2, board C”.
pub fn cell_label(book: &Book, target: CellAddress) -> String {
    match target {
        CellAddress::Event => "event".to_owned(),
        CellAddress::Round(round) => book.round(round).map(Round::title).unwrap_or_default(),
        CellAddress::Board(at) => book.board_label(at),
        CellAddress::Seat(at, column) => {
            format!("{} of {} on {}", column.name(), at.power, book.board_label(at.board))
        }
        CellAddress::BoardCell(at, BoardColumn::TopBoard) => format!("top board, {}", book.board_label(at)),
        CellAddress::BoardCell(at, column) => {
            format!("{} of {}", column.description().field.name, book.board_label(at))
        }
        CellAddress::Person(id, column) => format!("{} of {}", column.name(), book.name_of(Some(id))),
        CellAddress::SitOuts(round) => {
            format!("sit-outs of {}", book.round(round).map(Round::title).unwrap_or_default())
        }
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
