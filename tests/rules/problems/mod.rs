//! Problems that follow from the ruleset of an event, with their positions and texts.

mod ends_of_games;
mod people_and_teams;
mod seats_and_rounds;

use topboard::book::{
    Board, BoardField, BoardRef, Book, CellAddress, CellEntry, Edit, EventField, Power, Round, RoundIx, SeatField,
    SeatRef, Year,
};
use topboard::engine::Engine;
use topboard::input::{NoteStamp, read_cells};

/// An event under these rules with this number of rounds. Each round has one board with the same seven players, in the
/// order of the powers.
fn event(rules: &str, rounds: usize) -> Engine {
    let mut book = Book::default();
    book.apply(Edit::Event(EventField::Rules(rules.into()))).unwrap();
    for at in 0..rounds {
        let round = Round { name: (at + 1).to_string(), boards: vec![Board::new("A")], ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(at), round }).unwrap();
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let name = ["Ann", "Bob", "Cléo", "Dirk", "Elfi", "Fritz", "Gwen"][n];
            book.apply(book.edit_to_seat(BoardRef::new(at, 0).seat(power), name)).unwrap();
        }
    }
    Engine::new(book)
}

fn seat(round: usize, power: Power) -> SeatRef {
    BoardRef::new(round, 0).seat(power)
}

fn enter_counts(engine: &mut Engine, round: usize, enter_counts: [u16; 7]) {
    for (power, count) in Power::ALL.into_iter().zip(enter_counts) {
        let edit = Edit::Seat(seat(round, power).first_id(), SeatField::Centres(CellEntry::Value(count)));
        engine.apply("count", edit).unwrap();
    }
}

/// The messages of the problems at an address.
fn messages_at(engine: &Engine, place: CellAddress) -> Vec<&str> {
    engine
        .problems()
        .iter()
        .filter(|problem| problem.address == place)
        .map(|problem| problem.message.as_str())
        .collect()
}

fn enter_end_year(engine: &mut Engine, round: usize, year: u16) {
    let edit = Edit::Board(BoardRef::new(round, 0).first_id(), BoardField::EndYear(CellEntry::Value(Year(year))));
    engine.apply("end", edit).unwrap();
}

/// Types a text into a field, as `topboard edit` and the window do.
fn type_text(engine: &mut Engine, field: CellAddress, text: &str) {
    let typed = read_cells(engine, NoteStamp { time: "", place: "" }, &[(field, text)]);
    assert!(typed.refused_cells.is_empty(), "{:?}", typed.refused_cells);
    engine.apply("text", typed.edit.unwrap()).unwrap();
}
