//! Makes the result lists of a ladder from a book: the event of the book, or its boards as games of a league.

use std::collections::HashMap;

use super::dates::find_date;
use super::rules::{Ladder, LadderKind};
use crate::book::results_year::{GameOutcome, GamesPlayed, LinePosition, ResultLine, YearEvent};
use crate::book::{Book, GameStage, PersonId, Role, RoundIx};
use crate::engine::Engine;

/// Whether a round has results, and the printed standings have scores of other rounds only: the event went on after the import.
fn has_round_after_printing(engine: &Engine) -> bool {
    let book = engine.book();
    let is_printed = |at| book.published_standings.iter().any(|line| line.rounds.contains_key(&book.round_id(at)));
    let (printed, others): (Vec<_>, Vec<_>) = (0..book.rounds.len()).map(RoundIx).partition(|at| is_printed(*at));
    !printed.is_empty() && others.into_iter().any(|at| engine.has_result(at))
}

impl YearEvent {
    /// The lists of a book for a ladder. A league scores every board by its own ruleset, whatever rules the book names.
    pub fn lists_from_book(engine: &Engine, ladder: Option<&Ladder>) -> Vec<YearEvent> {
        match ladder.map_or(LadderKind::Events, Ladder::kind) {
            LadderKind::Events => vec![YearEvent::from_book(engine)],
            LadderKind::Games => match ladder.and_then(Ladder::ruleset) {
                None => YearEvent::games_from_book(engine),
                Some(ruleset) => {
                    let scored_anew = Engine::new(book_with_ruleset(engine.book().clone(), ruleset));
                    YearEvent::games_from_book(&scored_anew)
                }
            },
        }
    }

    /// The result list of a book's event: the printed places if there are any for all rounds that were played, or else the places
    /// of the standings; the number of games of each player; and the average number of boards per round.
    pub fn from_book(engine: &Engine) -> YearEvent {
        let book = engine.book();
        let mut event = YearEvent {
            date: find_date(&book.event.dates),
            scored_by: engine.rules().name.clone(),
            ..YearEvent::new(&book.event.name)
        };
        // A book with printed standings and no boards does not know how many games anybody played.
        let has_boards = book.boards().any(|(_, board)| board.stage() != GameStage::NotStarted);
        let mut games: HashMap<PersonId, u32> = HashMap::new();
        for row in &engine.standings().rows {
            games.insert(row.person, row.games.iter().filter(|game| game.result.is_some()).map(|_| 1).sum());
        }
        let printed =
            book.published_standings.iter().any(|line| line.place.is_some()) && !has_round_after_printing(engine);
        let standings: Vec<(PersonId, Option<u32>, Option<f64>)> = if printed {
            book.published_standings.iter().map(|line| (line.player, line.place, line.total)).collect()
        } else {
            let rows = engine.standings().rows.iter();
            rows.map(|row| (row.person, row.place.and_then(|place| u32::try_from(place).ok()), Some(row.total)))
                .collect()
        };
        for (person, place, score) in standings {
            let name = book.name_of(Some(person));
            let role = book.person(person).map(|person| person.role).unwrap_or_default();
            match role {
                Role::Player | Role::Removed | Role::Withdrawn => {}
                // A director or a guest who fills a board has no place and is not one of the players.
                Role::Unranked => event.directors.push(name.to_owned()),
                Role::Reserve => continue,
            }
            event.lines.push(ResultLine {
                // The standings give everybody a place to whom the rules give one.
                takes_no_place: place.is_none() && (role != Role::Player || !printed),
                row: place.map_or_else(|| LinePosition::Text(name.to_owned()), LinePosition::Place),
                place,
                name: name.to_owned(),
                region: book.person(person).map(|person| person.region.clone()).unwrap_or_default(),
                games: match games.get(&person) {
                    Some(games) if has_boards => GamesPlayed::Played(*games),
                    _ => GamesPlayed::Unknown,
                },
                score,
                counts_as_director: false,
            });
        }
        let begun =
            |round: &&crate::book::Round| round.boards.iter().any(|board| board.stage() != GameStage::NotStarted);
        let rounds: Vec<_> = book.rounds.iter().filter(begun).collect();
        if !rounds.is_empty() {
            let boards: u32 = rounds
                .iter()
                .flat_map(|round| &round.boards)
                .filter(|board| board.stage() != GameStage::NotStarted)
                .map(|_| 1)
                .sum();
            event.boards = u32::try_from(rounds.len()).ok().map(|rounds| f64::from(boards) / f64::from(rounds));
        }
        event
    }

    /// One game of a league for each started board of a book, with the scores that count and their players. The date of
    /// the end is not in the book and must be entered.
    pub fn games_from_book(engine: &Engine) -> Vec<YearEvent> {
        let book = engine.book();
        let begun = book.boards().filter(|(_, board)| board.stage() != GameStage::NotStarted);
        begun
            .map(|(at, board)| {
                let name = if book.rounds.len() > 1 { book.board_label(at) } else { board.name.clone() };
                let mut event = YearEvent {
                    is_game: true,
                    has_ended: engine.stage(at) == GameStage::Ended,
                    scored_by: engine.rules().name.clone(),
                    ..YearEvent::new(name)
                };
                for (power, seat) in board.seats.iter() {
                    let Some(player) = seat.scorer().map(|player| book.successor(player)) else { continue };
                    event.lines.push(ResultLine {
                        row: LinePosition::Text(format!("{}, {power}", book.board_label(at))),
                        name: book.name_of(Some(player)).to_owned(),
                        region: book.person(player).map(|person| person.region.clone()).unwrap_or_default(),
                        games: GamesPlayed::Played(1),
                        score: engine.score(at.seat(power)),
                        ..ResultLine::default()
                    });
                }
                // The director has decided about a game with scores by ruling.
                let is_ruled = board.seats.values().any(|seat| seat.ruling.is_some());
                if engine.is_abandoned(at) && !is_ruled {
                    event.outcome = GameOutcome::Abandoned;
                } else if engine.asks_for_the_end(at) {
                    event.outcome = GameOutcome::Unknown;
                }
                event
            })
            .collect()
    }
}

/// The book with this ruleset and without its own scoring systems. Scores that the director set by hand stay only if the
/// book has the ruleset already: otherwise they are points of another system.
fn book_with_ruleset(mut book: Book, ruleset: &str) -> Book {
    let is_own = book.event.rules == ruleset && book.event.system.is_none();
    ruleset.clone_into(&mut book.event.rules);
    book.event.system = None;
    book.rulesets.clear();
    book.systems.clear();
    for round in &mut book.rounds {
        round.system = None;
        for board in &mut round.boards {
            board.system = None;
            if !is_own {
                board.seats.iter_mut().for_each(|(_, seat)| seat.ruling = None);
            }
        }
    }
    book
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, CellEntry, Power, Round};
    use crate::import::sample_event::sample_book;

    #[test]
    fn printed_places_hold_until_another_round_is_played() {
        let mut book = sample_book().unwrap();
        let scores = |book: &Book| -> Vec<(String, Option<f64>)> {
            let event = YearEvent::from_book(&Engine::new(book.clone()));
            event.lines.into_iter().map(|line| (line.name, line.score)).collect()
        };
        let printed = |book: &Book| -> Vec<(String, Option<f64>)> {
            let lines = book.published_standings.iter();
            lines.map(|line| (book.name_of(Some(line.player)).to_owned(), line.total)).collect()
        };
        assert_eq!(scores(&book), printed(&book));
        let mut board = Board::new("A");
        for (power, count) in Power::ALL.into_iter().zip([16, 5, 5, 3, 3, 1, 1]) {
            board.seats[power].player = Some(book.people[power.index()].id);
            board.seats[power].centres = CellEntry::Value(count);
        }
        book.rounds.push(Round { name: "4".into(), boards: vec![board], ..Round::default() });
        let engine = Engine::new(book.clone());
        let rows = engine.standings().rows.iter();
        let computed: Vec<_> = rows.map(|row| (book.name_of(Some(row.person)).to_owned(), Some(row.total))).collect();
        assert_eq!(scores(&book), computed);
    }
}
