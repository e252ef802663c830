//! What cells are called, in labels, messages and the list of what was done.

use std::borrow::Cow;

use super::Target;
use crate::book::{Book, Column, Round};

/// “centres of France on Round 2, board C”.
pub fn say(book: &Book, target: Target) -> String {
    match target {
        Target::Seat(at, column) => {
            format!("{} of {} on {}", column_name(column), at.power, book.say_board(at.board))
        }
        Target::BoardName(at) => format!("name of {}", book.say_board(at)),
        Target::Ended(at) => format!("last year of {}", book.say_board(at)),
        Target::Ending(at) => format!("ending of {}", book.say_board(at)),
        Target::Person(id, column) => format!("{} of {}", column.name(), book.name_of(Some(id))),
        Target::SatOut(round) => format!("sit-outs of {}", book.round(round).map(Round::title).unwrap_or_default()),
        Target::Record(at, column) => format!("{} of {} on {}", column.name(), at.power, book.say_board(at.board)),
        Target::Proposal(at, _, column) => format!("proposed draw on {}, {}", book.say_board(at), column.name()),
        Target::IsTop(at) => format!("top board, {}", book.say_board(at)),
        Target::Called(round, id) | Target::Settled(round, id) => {
            let title = book.round(round).map_or_else(|| "the next round".to_owned(), Round::title);
            format!("{} on the roll call of {title}", book.name_of(Some(id)))
        }
        Target::Note(line, column) => format!("{} of line {} in the notebook", column.name(), line + 1),
        Target::NewNote(..) => "line in the notebook".to_owned(),
        Target::NewPerson(..) => "new player".to_owned(),
        Target::Team(at, cell) => match book.teams.get(at) {
            Some(team) => format!("{} of team {}", cell.name(), team.name),
            None => "new team".to_owned(),
        },
        Target::SeasonEvent(at, cell) => match book.season.events.get(at) {
            Some(event) => format!("{} of {} in the ladder", cell.name(), event.name),
            None => "new event of the ladder".to_owned(),
        },
        Target::SeasonLine(event, line, cell) => {
            let event = book.season.events.get(event);
            let called = event.map_or("", |event| &event.name);
            match event.and_then(|event| event.lines.get(line)) {
                Some(line) => format!("{} of {} at {called}", cell.name(), line.name),
                None => format!("new line of {called}"),
            }
        }
        Target::Top(person, cell) => format!("{} of {} for the top board", cell.name(), book.name_of(Some(person))),
        Target::Award(_, cell) => format!("{} of a prize", cell.name()),
        Target::Vote { of, by, .. } => format!("vote of {by} for {} on {}", of.power, book.say_board(of.board)),
    }
}

/// What a column of a seat's row is called in labels and messages.
pub fn column_name(column: Column) -> Cow<'static, str> {
    match column {
        Column::Player => "player".into(),
        Column::Centres => "centres".into(),
        Column::Chart(year) => format!("centres {year}").into(),
        Column::Out => "out".into(),
        Column::InDraw => "draw".into(),
        Column::MissedMoves => "missed orders".into(),
        Column::MissedWinters => "missed winters".into(),
        Column::Printed => "printed score".into(),
        Column::Score => "score".into(),
    }
}
