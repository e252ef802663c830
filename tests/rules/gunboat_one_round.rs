//! A player of one round and none of the later ones takes no place in the Gunboat Cup.

use std::collections::BTreeSet;
use std::path::Path;

use proptest::prelude::*;
use proptest::sample::Index;
use topboard::book::{Board, BoardRef, Book, CellEntry, GameStage, Power, Role, Round, Year};
use topboard::engine::Engine;
use topboard::import::read_results;
use topboard::ladder::{GamesPlayed, YearEvent};
use topboard::notices::{ColumnRole, StandingsOptions, standings_notice};
use topboard::standings::WithoutPlace;
use topboard::store;

const PLAYERS: [&str; 12] = ["Ann", "Bob", "Cyd", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Leo"];

#[test]
fn a_player_of_the_first_round_only_is_not_ranked() {
    let bytes = include_bytes!("../data/gunboat-one-round.topboard");
    let engine = Engine::new(store::parse_book(bytes, Path::new("cup.topboard")).unwrap());
    let rows = &engine.standings().rows;
    let unplaced: Vec<&str> =
        rows.iter().filter(|row| row.place.is_none()).map(|row| engine.book().name_of(Some(row.person))).collect();
    assert_eq!(unplaced, ["N01"]);
    let mut places: Vec<usize> = rows.iter().filter_map(|row| row.place).collect();
    places.sort_unstable();
    assert_eq!(places, [1, 2, 3, 4, 5, 6, 7], "nobody has the place of N01");
    let notice = format!("{:?}", standings_notice(&engine, &StandingsOptions::default(), None).notice);
    assert!(notice.contains("no place: played in one round only"), "{notice}");
    // In the list for a ladder the place is not missing by mistake.
    let list = YearEvent::from_book(&engine);
    let line = list.lines.iter().find(|line| line.name == "N01").unwrap();
    assert_eq!((line.takes_no_place, line.games), (true, GamesPlayed::Played(1)));
}

#[test]
fn a_player_without_a_scored_game_takes_no_place_and_the_reason_is_the_right_one() {
    let rows = Power::ALL.into_iter().zip([9, 8, 7, 5, 3, 2, 0]).enumerate().map(|(n, (power, centres))| {
        // On board B only one count is known.
        let on_b = if n == 0 { "9" } else { "" };
        format!("1,A,{power},A{n},{centres}\n1,B,{power},B{n},{on_b}\n")
    });
    let table = format!("round,board,power,player,centres\n{}", rows.collect::<Vec<String>>().concat());
    let mut book = read_results(table.as_bytes(), "games.csv").unwrap().book;
    "Gunboat Cup".clone_into(&mut book.event.rules);
    let guest = book.find_person("A0").unwrap().id;
    book.people.iter_mut().find(|person| person.id == guest).unwrap().role = Role::Unranked;
    let engine = Engine::new(book);
    let of = |name: &str| {
        let id = engine.book().find_person(name).unwrap().id;
        let row = engine.standings().row(id).unwrap();
        (row.place, row.shared, row.without_place)
    };
    assert_eq!(of("A1"), (Some(1), false, None));
    assert_eq!(of("A0"), (None, false, Some(WithoutPlace::Role)));
    for n in 0..7 {
        assert_eq!(of(&format!("B{n}")), (None, false, Some(WithoutPlace::NoResult)), "B{n}");
    }
    let notice = standings_notice(&engine, &StandingsOptions::default(), None).notice;
    assert_eq!(
        &notice.reasons[..2],
        ["A0, unranked: takes no place.", "7 players have no game with a score yet, and take no place."]
    );
    let reason = |name: &str| {
        let column = notice.column(ColumnRole::Reason).unwrap();
        let row = notice.rows().find(|row| engine.book().name_of(row.person) == name).unwrap();
        row.cells[column].plain()
    };
    assert_eq!(reason("B3"), "no place: no game with a score yet");
}

proptest! {
    #[test]
    fn a_player_of_one_round_takes_no_place_in_the_gunboat_cup(
        rounds in prop::collection::vec((prop::collection::vec(any::<Index>(), 7), any::<bool>(), prop::bool::weighted(0.2)), 1..6),
    ) {
        let (book, seats) = gunboat_book(&rounds);
        let engine = Engine::new(book);
        let begun_ordinary = |at: usize| rounds[at].1 && !rounds[at].2;
        for row in &engine.standings().rows {
            let rounds_of: BTreeSet<usize> =
                seats.iter().filter(|(_, who)| *who == row.person.0).map(|(round, _)| *round).collect();
            let only = (rounds_of.len() == 1).then(|| *rounds_of.first().unwrap());
            let stopped = only.is_some_and(|only| (only + 1..rounds.len()).any(begun_ordinary));
            prop_assert_eq!(row.place.is_none(), stopped, "{} played in {:?}", row.person.0, rounds_of);
        }
    }
}

/// A Gunboat Cup with one board a round: its players, whether it has begun, and whether it is a medal game. Gives each
/// seat with its round and its player.
fn gunboat_book(rounds: &[(Vec<Index>, bool, bool)]) -> (Book, Vec<(usize, u32)>) {
    let mut book = Book::default();
    "Gunboat Cup".clone_into(&mut book.event.rules);
    let mut seats = Vec::new();
    for (at, (players, begun, medal)) in rounds.iter().enumerate() {
        let mut board = Board::new("A");
        board.is_top_board = *medal;
        if *begun {
            for (power, centres) in Power::ALL.into_iter().zip([9, 8, 7, 5, 3, 2, 0]) {
                board.seats[power].centres = CellEntry::Value(centres);
            }
            board.seats[Power::Turkey].eliminated = CellEntry::Value(Year(1905));
        }
        assert_eq!(board.stage() == GameStage::NotStarted, !begun);
        book.rounds.push(Round { name: (at + 1).to_string(), boards: vec![board], ..Round::default() });
        let mut free: Vec<&str> = PLAYERS.to_vec();
        for (power, index) in Power::ALL.into_iter().zip(players) {
            let name = free.remove(index.index(free.len()));
            book.apply(book.edit_to_seat(BoardRef::new(at, 0).seat(power), name)).unwrap();
            let id = book.people.iter().find(|person| person.name == name).unwrap().id;
            seats.push((at, id.0));
        }
    }
    (book, seats)
}
