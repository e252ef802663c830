//! The call of a round: who sits where, by board and by name, and who sits out.

use super::cell::NoticeCell;
use super::column_role::ColumnRole;
use super::name_order::NameOrder;
use super::notice::{KeyFigure, Notice, NoticeColumn, NoticeRow, NoticeSection};
use super::round::board_section;
use crate::book::{Board, BoardRef, Book, PersonId, Power, RoundIx};
use crate::engine::Engine;
use crate::languages::Language;
use crate::languages::sentences::{columns, notices, words};

/// The boards of a round with their players, a section for each board. `None` if no board has a player.
pub(super) fn board_call_notice(engine: &Engine, at: RoundIx, language: Language) -> Option<Notice> {
    let round = engine.book().round(at)?;
    let columns =
        [(ColumnRole::Power, columns::column_power(language)), (ColumnRole::Player, columns::column_player(language))];
    let columns = columns.map(|(role, title)| NoticeColumn::new(role, title));
    let sections = round.boards.iter().enumerate().map(|(number, board)| NoticeSection {
        title: board_title(engine.book(), BoardRef::new(at.0, number), language),
        key_figures: vec![board_letter(board, language)],
        columns: columns.to_vec(),
        rows: Power::ALL
            .into_iter()
            .enumerate()
            .map(|(position, power)| {
                let player = board.seats[power].player;
                let cells = vec![NoticeCell::power(power, language), NoticeCell::text(engine.book().name_of(player))];
                NoticeRow { person: player, position, cells, ..NoticeRow::default() }
            })
            .collect(),
        ..NoticeSection::default()
    });
    let sections: Vec<NoticeSection> = sections.collect();
    let has_player = sections.iter().flat_map(|section| &section.rows).any(|row| row.person.is_some());
    has_player.then(|| Notice {
        title: notices::title_board_call(language, &round.title_in(language)),
        sections,
        languages: language.into(),
        ..Notice::default()
    })
}

/// The players of a round by their names, each with the board and the power. `None` if nobody has a seat.
pub(super) fn player_call_notice(
    engine: &Engine,
    at: RoundIx,
    order: &NameOrder,
    language: Language,
) -> Option<Notice> {
    let book = engine.book();
    let round = book.round(at)?;
    let mut seats: Vec<((String, String), PersonId, BoardRef, Power)> = Vec::new();
    for (number, board) in round.boards.iter().enumerate() {
        for power in Power::ALL {
            if let Some(player) = board.seats[power].player {
                let key = order.key(player, book.name_of(Some(player)));
                seats.push((key, player, BoardRef::new(at.0, number), power));
            }
        }
    }
    seats.sort();
    let columns = [
        (ColumnRole::Player, columns::column_player(language)),
        (ColumnRole::Board, columns::column_board(language)),
        (ColumnRole::Power, columns::column_power(language)),
    ];
    let columns = columns.map(|(role, title)| NoticeColumn::new(role, title));
    let row = |(position, (key, player, board, power)): (usize, ((String, String), PersonId, BoardRef, Power))| {
        let board = book.board(board).map(|board| board.name_in(language)).unwrap_or_default();
        let cells = vec![
            NoticeCell::text(book.name_of(Some(player))),
            NoticeCell::text(board),
            NoticeCell::power(power, language),
        ];
        let letter = key.0.chars().next().filter(|letter| letter.is_alphanumeric());
        let initial = letter.and_then(|letter| letter.to_uppercase().next());
        NoticeRow { person: Some(player), position, initial, cells, ..NoticeRow::default() }
    };
    let rows: Vec<NoticeRow> = seats.into_iter().enumerate().map(row).collect();
    (!rows.is_empty()).then(|| {
        let section = NoticeSection { columns: columns.to_vec(), rows, ..NoticeSection::default() };
        Notice {
            title: notices::title_call_by_player(language, &round.title_in(language)),
            sections: vec![section],
            languages: language.into(),
            ..Notice::default()
        }
    })
}

/// The players who sit a round out, by their names. `None` if nobody does.
pub(super) fn sitting_out_notice(
    engine: &Engine,
    at: RoundIx,
    order: &NameOrder,
    is_absent: impl Fn(PersonId) -> bool,
    language: Language,
) -> Option<Notice> {
    let book = engine.book();
    let round = book.round(at)?;
    // Somebody who was given a seat after the draw, or who has left since, sits out no more.
    let is_seated = |player: &PersonId| {
        let mut seats = round.boards.iter().flat_map(|board| board.seats.values());
        seats.any(|seat| seat.player == Some(*player))
    };
    let mut players: Vec<PersonId> =
        round.sat_out.iter().copied().filter(|player| !is_seated(player) && !is_absent(*player)).collect();
    players.sort_by_key(|player| order.key(*player, book.name_of(Some(*player))));
    let row = |(position, player): (usize, PersonId)| NoticeRow {
        person: Some(player),
        position,
        cells: vec![NoticeCell::text(book.name_of(Some(player)))],
        ..NoticeRow::default()
    };
    let rows: Vec<NoticeRow> = players.into_iter().enumerate().map(row).collect();
    (!rows.is_empty()).then(|| {
        let columns = vec![NoticeColumn::new(ColumnRole::Player, columns::column_player(language))];
        let section = NoticeSection { columns, rows, ..NoticeSection::default() };
        Notice {
            title: notices::title_sitting_out(language, &round.title_in(language)),
            sections: vec![section],
            languages: language.into(),
            ..Notice::default()
        }
    })
}

/// The boards of a round with counts and scores, a section for each board. `None` if no board has begun. `notes` are the
/// lines of the notes that are printed below a board.
pub(super) fn boards_notice(
    engine: &Engine,
    at: RoundIx,
    notes: impl Fn(BoardRef) -> Vec<String>,
    language: Language,
) -> Option<Notice> {
    let round = engine.book().round(at)?;
    let boards = (0..round.boards.len()).map(|board| BoardRef::new(at.0, board));
    let has_begun = engine.has_begun(at);
    let book = engine.book();
    let section = |board: BoardRef| {
        let mut section = board_section(engine, board, language)?;
        section.sentences.extend(notes(board));
        // The title of the page names the round, and why a score may change is said below the board.
        let title = board_title(book, board, language);
        let title = match engine.system(board) {
            Some(system) => notices::title_board_scored(language, &title, &system.name),
            None => title,
        };
        Some(NoticeSection { title, ..section })
    };
    let sections: Vec<NoticeSection> = boards.filter_map(section).collect();
    has_begun.then(|| Notice {
        title: notices::title_boards(language, &round.title_in(language)),
        sections,
        languages: language.into(),
        ..Notice::default()
    })
}

/// “Board C”, or the whole name of a board whose name says so itself.
pub(super) fn board_title(book: &Book, at: BoardRef, language: Language) -> String {
    book.board(at).map_or_else(|| words::board_title(language, ""), |board| board.title_in(language))
}

/// “board C” inside a sentence or a title. A board with a name of its own keeps it.
pub(super) fn board_inside(book: &Book, at: BoardRef, language: Language) -> String {
    match book.board(at) {
        Some(board) if !board.has_letter() => board.name_in(language).into_owned(),
        board => words::board_in_sentence(language, board.map_or("", |board| &board.name)),
    }
}

/// The letter of a board, which is large on the wall, or its whole name.
fn board_letter(board: &Board, language: Language) -> KeyFigure {
    let label = if board.has_letter() { notices::label_board(language) } else { String::new() };
    KeyFigure { figure: board.name_in(language).into_owned(), label }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{CellEntry, Person, Round};

    fn engine() -> Engine {
        let mut book = Book::default();
        let names = ["Zoë Ash", "ann Lee", "Ben Orr", "Cy Ito", "Dan Fox", "Eve Hall", "Fay Kerr", "Gus Low"];
        book.people = (1..).zip(names).map(|(number, name)| Person::new(PersonId(number), name)).collect();
        let mut board = Board::new("A");
        for (number, power) in (1..).zip(Power::ALL) {
            board.seats[power].player = Some(PersonId(number));
        }
        book.rounds =
            vec![Round { name: "1".into(), boards: vec![board], sat_out: vec![PersonId(8)], ..Round::default() }];
        Engine::new(book)
    }

    fn texts(notice: &Notice) -> Vec<Vec<String>> {
        notice.rows().map(|row| row.cells.iter().map(NoticeCell::plain).collect()).collect()
    }

    #[test]
    fn a_round_is_called_by_board_and_by_name() {
        let engine = engine();
        let by_board = board_call_notice(&engine, RoundIx(0), Language::English).unwrap();
        assert_eq!((by_board.title.as_str(), by_board.sections[0].title.as_str()), ("Round 1: board call", "Board A"));
        assert_eq!(texts(&by_board)[6], ["Turkey", "Fay Kerr"]);
        let order = NameOrder::default();
        let by_name = player_call_notice(&engine, RoundIx(0), &order, Language::English).unwrap();
        assert_eq!(texts(&by_name)[0], ["ann Lee", "A", "England"], "case does not matter");
        let initials: String = by_name.rows().filter_map(|row| row.initial).collect();
        assert_eq!(initials, "ABCDEFZ", "each name is found under its letter");
        let letters: Vec<(&str, &str)> = by_board.sections[0]
            .key_figures
            .iter()
            .map(|letter| (letter.label.as_str(), letter.figure.as_str()))
            .collect();
        assert_eq!(letters, [("Board", "A")]);
        assert_eq!(texts(&by_name)[6], ["Zoë Ash", "A", "Austria"]);
        assert_eq!(
            texts(&sitting_out_notice(&engine, RoundIx(0), &order, |_| false, Language::English).unwrap()),
            [["Gus Low"]]
        );
        assert_eq!(
            sitting_out_notice(&engine, RoundIx(0), &order, |player| player == PersonId(8), Language::English),
            None
        );
    }

    #[test]
    fn a_player_is_called_by_the_family_name_where_it_is_known() {
        let engine = engine();
        let mut book = engine.book().clone();
        for (person, family) in book.people.iter_mut().zip(["Ash", "Lee", "Orr", "Ito", "", "Hall", "Kerr"]) {
            person.family = family.into();
        }
        let by_name = player_call_notice(&engine, RoundIx(0), &NameOrder::new(&book), Language::English).unwrap();
        let names: Vec<String> = texts(&by_name).into_iter().map(|row| row[0].clone()).collect();
        assert_eq!(names, ["Zoë Ash", "Dan Fox", "Eve Hall", "Cy Ito", "Fay Kerr", "ann Lee", "Ben Orr"]);
    }

    #[test]
    fn boards_are_posted_once_a_game_has_begun() {
        let mut engine = engine();
        assert_eq!(boards_notice(&engine, RoundIx(0), |_| Vec::new(), Language::English), None);
        let seat = BoardRef::new(0, 0).seat(Power::France);
        let edit = engine.book().edit_to_enter_count(seat, crate::book::Year(1901), CellEntry::Value(5));
        engine.apply("count", edit).unwrap();
        let notice = boards_notice(&engine, RoundIx(0), |_| Vec::new(), Language::English).unwrap();
        assert!(notice.sections[0].title.starts_with("Board A"), "{}", notice.sections[0].title);
        assert_eq!(board_call_notice(&engine, RoundIx(7), Language::English), None);
    }
}
