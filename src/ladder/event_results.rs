//! An event's result list, out of its book.

use std::collections::HashMap;

use super::dates::day_in;
use crate::book::results_year::{Games, Line, SeasonEvent};
use crate::book::{PersonId, Role, Stage};
use crate::engine::Engine;

impl SeasonEvent {
    /// The result list of a book's event: the places that it printed where it did, else those of its standings; the
    /// games that each played, and the boards of an average round.
    pub fn of(engine: &Engine) -> SeasonEvent {
        let book = engine.book();
        let mut event = SeasonEvent { date: day_in(&book.event.dates), ..SeasonEvent::named(&book.event.name) };
        let mut games: HashMap<PersonId, u32> = HashMap::new();
        for row in &engine.standings().rows {
            games.insert(row.person, row.games.iter().map(|_| 1).sum());
        }
        let printed = book.published.iter().any(|line| line.place.is_some());
        let standings: Vec<(PersonId, Option<u32>, Option<f64>)> = if printed {
            book.published.iter().map(|line| (line.player, line.place, line.total)).collect()
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
                // A director or a guest who fills a board takes no place, and is none of the players.
                Role::Unranked => event.directors.push(name.to_owned()),
                Role::Reserve => continue,
            }
            event.lines.push(Line {
                unplaced: place.is_none() && role != Role::Player,
                row: place.map_or_else(|| name.to_owned(), |place| format!("place {place}")),
                place,
                name: name.to_owned(),
                region: book.person(person).map(|person| person.region.clone()).unwrap_or_default(),
                games: games.get(&person).map_or(Games::Unknown, |games| Games::Played(*games)),
                score,
                counts_as_director: false,
            });
        }
        let begun = |round: &&crate::book::Round| round.boards.iter().any(|board| board.stage() != Stage::NotStarted);
        let rounds: Vec<_> = book.rounds.iter().filter(begun).collect();
        if !rounds.is_empty() {
            let boards: u32 = rounds
                .iter()
                .flat_map(|round| &round.boards)
                .filter(|board| board.stage() != Stage::NotStarted)
                .map(|_| 1)
                .sum();
            event.boards = u32::try_from(rounds.len()).ok().map(|rounds| f64::from(boards) / f64::from(rounds));
        }
        event
    }

    /// A game of a league for each board of a book that has begun, by the scores that count and those who have
    /// them. When each ended is for whoever keeps the league to say.
    pub fn games_of(engine: &Engine) -> Vec<SeasonEvent> {
        let book = engine.book();
        let begun = book.boards().filter(|(_, board)| board.stage() != Stage::NotStarted);
        begun
            .map(|(at, board)| {
                let name = if book.rounds.len() > 1 { book.say_board(at) } else { board.name.clone() };
                let mut event = SeasonEvent { is_game: true, ..SeasonEvent::named(name) };
                for (power, seat) in board.seats.iter() {
                    let Some(player) = seat.scorer().map(|player| book.successor(player)) else { continue };
                    event.lines.push(Line {
                        row: format!("{}, {power}", book.say_board(at)),
                        name: book.name_of(Some(player)).to_owned(),
                        region: book.person(player).map(|person| person.region.clone()).unwrap_or_default(),
                        games: Games::Played(1),
                        score: engine.score(at.seat(power)),
                        ..Line::default()
                    });
                }
                event
            })
            .collect()
    }
}
