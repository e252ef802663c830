//! The list of the Find command: players, boards, seats, teams and lines of the notebook.

use super::Session;
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::views::notebook;
use crate::app::views::round::board_title;
use crate::book::{CellAddress, Round, SeatColumn, notation};

/// The list of everything that can be found.
pub fn find_chooser(session: &Session) -> ListChooser {
    let book = session.book();
    let go_to = |address| Action::session(move |session| session.go_to(address));
    let people = book.people.iter().map(|person| ListItem {
        name: person.name.clone(),
        detail: "Players".to_owned(),
        keywords: [&person.family, &person.region, &person.group, &person.note].map(String::as_str).join(" "),
        action: go_to(CellAddress::Person(person.id)),
    });
    // “R2 C” can also be typed as “R2-C” or “R2C”.
    let short = |at| {
        let place = notation::short_board_label(book, at);
        format!("{place} {} {}", place.replace(' ', "-"), place.replace(' ', ""))
    };
    let boards = book.boards().map(|(at, board)| ListItem {
        name: format!("{}, {}", book.round(at.round).map(Round::title).unwrap_or_default(), board_title(board)),
        detail: "board".to_owned(),
        keywords: format!(
            "{}{}",
            short(at),
            if session.engine().top_boards().contains(at) { " top board" } else { "" }
        ),
        action: go_to(CellAddress::Board(at)),
    });
    let seats = book.boards().flat_map(|(at, board)| {
        board.seats.iter().flat_map(move |(power, seat)| {
            let substitutes = seat.substitutes.iter().map(|substitute| (substitute.player, "substitute "));
            let named = seat.player.map(|player| (player, "")).into_iter().chain(substitutes);
            named.map(move |(player, how)| ListItem {
                name: book.name_of(Some(player)).to_owned(),
                detail: format!("{how}{}, {power}", book.board_label(at)),
                keywords: format!("{} {}", short(at), power.name()),
                action: go_to(CellAddress::Seat(at.seat(power), SeatColumn::Centres)),
            })
        })
    });
    let teams = book.teams.iter().filter_map(|team| {
        let first = team.captain.or_else(|| team.members.first().copied())?;
        let members: Vec<&str> = team.members.iter().map(|member| book.name_of(Some(*member))).collect();
        Some(ListItem {
            name: team.name.clone(),
            detail: "team".to_owned(),
            keywords: format!("{} {}", members.join(" "), team.country),
            action: go_to(CellAddress::Person(first)),
        })
    });
    let notes = book.notebook.iter().enumerate().map(|(line, note)| ListItem {
        name: note.text.clone(),
        detail: [note.location.as_str(), note.time.as_str()].join(" ").trim().to_owned(),
        keywords: "notebook".to_owned(),
        action: Action::session(move |session| notebook::commands::go_to_note(session, line)),
    });
    let items = people.chain(boards).chain(teams).chain(notes).chain(seats).collect();
    ListChooser::new("Find", "a player, a board, “R2-C France”, words of a note", items)
}
