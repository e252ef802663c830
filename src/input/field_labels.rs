//! The label of each field, for messages and for the list of changes: “centres of France on Round 2, board C”.

use super::InputField;
use crate::book::{Book, Round};

/// The label of a field: “centres of France on Round 2, board C”.
pub fn cell_label(book: &Book, target: InputField) -> String {
    match target {
        InputField::Seat(at, column) => {
            format!("{} of {} on {}", column.name(), at.power, book.board_label(at.board))
        }
        InputField::BoardName(at) => format!("name of {}", book.board_label(at)),
        InputField::LastYear(at) => format!("last year of {}", book.board_label(at)),
        InputField::Ending(at) => format!("ending of {}", book.board_label(at)),
        InputField::BoardNote(at) => format!("note of {}", book.board_label(at)),
        InputField::BoardColour(at) => format!("colour of {}", book.board_label(at)),
        InputField::Person(id, column) => format!("{} of {}", column.name(), book.name_of(Some(id))),
        InputField::SitOuts(round) => {
            format!("sit-outs of {}", book.round(round).map(Round::title).unwrap_or_default())
        }
        InputField::Proposal(at, _, column) => format!("proposed draw on {}, {}", book.board_label(at), column.name()),
        InputField::TopBoardMark(at) => format!("top board, {}", book.board_label(at)),
        InputField::Attendance(round, id) | InputField::ReservedPower(round, id) => {
            let title = book.round(round).map_or_else(|| "the next round".to_owned(), Round::title);
            format!("{} on the roll call of {title}", book.name_of(Some(id)))
        }
        InputField::Note(line, column) => format!("{} of line {} in the notebook", column.name(), line + 1),
        InputField::NewNote(..) => "line in the notebook".to_owned(),
        InputField::NewPerson(..) => "new player".to_owned(),
        InputField::Team(at, cell) => match book.teams.get(at) {
            Some(team) => format!("{} of team {}", cell.name(), team.name),
            None => "new team".to_owned(),
        },
        InputField::YearEvent(at, cell) => match book.results_year.events.get(at) {
            Some(event) => format!("{} of {} in the ladder", cell.name(), event.name),
            None => "new event of the ladder".to_owned(),
        },
        InputField::ResultLine(event, line, cell) => {
            let event = book.results_year.events.get(event);
            let called = event.map_or("", |event| &event.name);
            match event.and_then(|event| event.lines.get(line)) {
                Some(line) => format!("{} of {} at {called}", cell.name(), line.name),
                None => format!("new line of {called}"),
            }
        }
        InputField::TopBoardClaim(person, cell) => {
            format!("{} of {} for the top board", cell.name(), book.name_of(Some(person)))
        }
        InputField::Award(_, cell) => format!("{} of an award", cell.name()),
        InputField::Vote { seat, voter, .. } => {
            format!("vote of {voter} for {} on {}", seat.power, book.board_label(seat.board))
        }
    }
}
