//! Time to compute scores and standings of a book of 10,000 boards, from nothing and after one edit.

#![allow(clippy::unwrap_used, reason = "a benchmark stops where it fails")]

use std::hint::black_box;

use divan::Bencher;
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Person, PersonId, Power, Round, SeatField, Year};
use topboard::engine::{Engine, Goal};
use topboard::notices::{StandingsOptions, standings_notice};
use topboard::scoring::{DefaultSystems, EndRules, EventScores, SystemLibrary};
use topboard::standings::{EventStructure, RulesetLibrary, Standings, StandingsContext, TieBreakScores};

fn main() {
    divan::main();
}

/// A book under WDC 2006 with `rounds` rounds of `boards` boards. Every player of a round has one seat.
fn book(rounds: usize, boards: usize) -> Book {
    const COUNTS: [[u16; 7]; 5] = [
        [16, 15, 3, 0, 0, 0, 0],
        [11, 8, 8, 3, 3, 1, 0],
        [5, 6, 4, 7, 3, 5, 4],
        [0, 5, 0, 18, 0, 4, 7],
        [9, 7, 7, 6, 5, 0, 0],
    ];
    let players = u32::try_from(boards * 7).unwrap();
    let mut book = Book::default();
    book.event.rules = "WDC 2006".into();
    book.people = (0..players).map(|n| Person::new(PersonId(n + 1), format!("Player {n}"))).collect();
    for round in 0..rounds {
        let mut book_round = Round { name: (round + 1).to_string(), ..Round::default() };
        for at in 0..boards {
            let mut board = Board::new((at + 1).to_string());
            board.end_year = CellEntry::Value(Year(1909));
            let counts = COUNTS[(round + at) % COUNTS.len()];
            for power in Power::ALL {
                let seat = &mut board.seats[power];
                let count = counts[(power.index() + at) % 7];
                let player = (at * 7 + power.index() * (round * 7 + 1) + round * 31) % (boards * 7);
                seat.player = Some(PersonId(u32::try_from(player).unwrap() + 1));
                seat.centres = CellEntry::Value(count);
                seat.eliminated = (count == 0).then_some(Year(1905)).into();
            }
            book_round.boards.push(board);
        }
        book.rounds.push(book_round);
    }
    book
}

/// Scores and standings of 10,000 boards: 70 rounds of 1,000 players.
#[divan::bench]
fn ten_thousand_boards_from_nothing(bencher: Bencher<'_, '_>) {
    let book = book(70, 143);
    let rules = RulesetLibrary::shipped().find("WDC 2006").unwrap();
    bencher.bench(|| {
        let systems = DefaultSystems::for_all_rounds(&rules.system);
        let scores = EventScores::for_book(black_box(&book), SystemLibrary::shipped(), &systems, EndRules::default());
        let structure = EventStructure::new(&book, rules);
        let none = TieBreakScores::default();
        let standings = Standings::new(&StandingsContext::new(&book, &scores, rules, &none, &structure));
        black_box(standings.rows.len())
    });
}

/// The scores without the standings.
#[divan::bench]
fn ten_thousand_boards_scores_only(bencher: Bencher<'_, '_>) {
    let book = book(70, 143);
    let systems = DefaultSystems::for_all_rounds("WDC 2006");
    bencher.bench(|| {
        black_box(EventScores::for_book(black_box(&book), SystemLibrary::shipped(), &systems, EndRules::default()))
    });
}

/// One edit in a book of 10,000 boards: scores, standings and problems.
#[divan::bench]
fn one_edit_among_ten_thousand_boards(bencher: Bencher<'_, '_>) {
    let mut engine = Engine::new(book(70, 143));
    let seat = BoardRef::new(35, 70).seat(Power::France);
    let mut count = 0;
    bencher.bench_local(move || {
        count = (count + 1) % 5;
        engine.apply("centres", Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
        black_box(engine.standings().rows.len())
    });
}

/// One edit in an event of the usual size: 22 boards in each of five rounds.
#[divan::bench]
fn one_edit_among_154_players(bencher: Bencher<'_, '_>) {
    let mut engine = Engine::new(book(5, 22));
    let seat = BoardRef::new(2, 11).seat(Power::France);
    let mut count = 0;
    bencher.bench_local(move || {
        count = (count + 1) % 5;
        engine.apply("centres", Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
        black_box(engine.standings().rows.len())
    });
}

/// What a player needs for the top board when 22 boards of the fourth round are open.
#[divan::bench(sample_count = 10)]
fn what_a_player_needs_among_154_players(bencher: Bencher<'_, '_>) {
    let mut book = book(4, 22);
    for board in &mut book.rounds[3].boards {
        board.end_year = CellEntry::Blank;
        for power in Power::ALL {
            let seat = &mut board.seats[power];
            (seat.centres, seat.eliminated) = (CellEntry::Blank, CellEntry::Blank);
        }
    }
    let engine = Engine::new(book);
    bencher.bench(|| engine.needed_results(black_box(PersonId(20)), &[Goal::FirstPlace, Goal::TopBoard]));
}

/// A thousand boards under each system.
#[divan::bench(args = SystemLibrary::shipped().systems().iter().map(|system| system.name.clone()))]
fn thousand_boards_under(bencher: Bencher<'_, '_>, system: &str) {
    let book = book(1, 1000);
    let systems = DefaultSystems::for_all_rounds(system);
    bencher.bench(|| {
        black_box(EventScores::for_book(black_box(&book), SystemLibrary::shipped(), &systems, EndRules::default()))
    });
}

/// The systems that the program reads once when it starts.
#[divan::bench]
fn all_systems_read_and_compiled() -> usize {
    SystemLibrary::read_shipped().systems().len()
}

/// The notice of the standings of 1,000 players over five rounds, with marks and reasons. The Standings tab composes it
/// once after each change.
#[divan::bench]
fn a_table_of_a_thousand_players_described(bencher: Bencher<'_, '_>) {
    let engine = Engine::new(book(5, 143));
    bencher.bench(|| {
        black_box(standings_notice(black_box(&engine), &StandingsOptions::default(), None).notice.legend.len())
    });
}
