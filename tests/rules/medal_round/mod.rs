//! The Gunboat Cup: its elimination in any number of rounds, the medal games of a file that does not mark them, the
//! seats of the medal round and the order of choosing. The judge is a slow second implementation in exact fractions.

mod events_of_groups;
mod plain_tables;
mod random_events;

use std::path::Path;
use topboard::book::{BoardRef, Person, PersonId, Severity};
use topboard::engine::Engine;
use topboard::import::read_results;
use topboard::standings::{Standings, StandingsScope};
use topboard::store;

/// The plain table of fourteen entrants: one game at a time in rounds 1 to 7, both medal games in round 8.
const MEDAL_GAMES: &str = include_str!("../../data/gunboat-medal-games.csv");

/// An elimination in four rounds.
const ELIMINATION_IN_4_ROUNDS: &[u8] = include_bytes!("../../data/gunboat-elimination-in-4-rounds.topboard");

/// The same with the marked medal games in round 5.
const MEDAL_IN_ROUND_5: &[u8] = include_bytes!("../../data/gunboat-medal-in-round-5.topboard");

/// One group of 28. The director named N24 and N23; N26, N14 and N28 stepped back.
const NAMED: &[u8] = include_bytes!("../../data/gunboat-named-qualifiers.topboard");

fn imported(table: &str, rules: &str) -> Engine {
    let mut book = read_results(table.as_bytes(), "games.csv").unwrap().book;
    rules.clone_into(&mut book.event.rules);
    Engine::new(book)
}

fn opened(bytes: &[u8]) -> Engine {
    Engine::new(store::parse_book(bytes, Path::new("cup.topboard")).unwrap())
}

fn name(engine: &Engine, person: PersonId) -> String {
    engine.book().name_of(Some(person)).to_owned()
}

fn total(engine: &Engine, standings: &Standings, player: &str) -> f64 {
    standings.row(engine.book().find_person(player).unwrap().id).unwrap().total
}

fn elimination(engine: &Engine) -> Standings {
    engine.standings_in_view(StandingsScope { before_top_board: true, ..StandingsScope::default() })
}

fn top_boards(engine: &Engine) -> Vec<BoardRef> {
    engine.top_boards().with_players(engine.book())
}

fn choosers(engine: &Engine, game: usize) -> Vec<String> {
    let order = engine.qualification().unwrap().choosing_order(&engine.standings_context(), game);
    order.into_iter().map(|person| name(engine, person)).collect()
}

fn errors(engine: &Engine) -> Vec<&str> {
    let errors = engine.problems().iter().filter(|problem| problem.severity == Severity::Error);
    errors.map(|problem| problem.message.as_str()).collect()
}

fn has_problem(engine: &Engine, text: &str) -> bool {
    engine.problems().iter().any(|problem| problem.message.contains(text))
}

#[track_caller]
fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() < 0.005, "{a} is not {b}");
}

fn entrant(id: u32, group: usize) -> Person {
    Person { group: GROUPS[group].to_owned(), ..Person::new(PersonId(id), format!("P{id}")) }
}

const GROUPS: [&str; 3] = ["Aegean", "Baltic", "Celtic"];
