//! Makes the result list of an event from its book.

use std::collections::HashMap;

use super::dates::find_date;
use crate::book::results_year::{GamesPlayed, ResultLine, YearEvent};
use crate::book::{GameStage, PersonId, Role};
use crate::engine::Engine;

impl YearEvent {
    /// The result list of a book's event: the printed places if there are any, or else the places of the standings; the
    /// number of games of each player; and the average number of boards per round.
    pub fn from_book(engine: &Engine) -> YearEvent {
        let book = engine.book();
        let mut event = YearEvent { date: find_date(&book.event.dates), ..YearEvent::new(&book.event.name) };
        let mut games: HashMap<PersonId, u32> = HashMap::new();
        for row in &engine.standings().rows {
            games.insert(row.person, row.games.iter().map(|_| 1).sum());
        }
        let printed = book.published_standings.iter().any(|line| line.place.is_some());
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
                takes_no_place: place.is_none() && role != Role::Player,
                row: place.map_or_else(|| name.to_owned(), |place| format!("place {place}")),
                place,
                name: name.to_owned(),
                region: book.person(person).map(|person| person.region.clone()).unwrap_or_default(),
                games: games.get(&person).map_or(GamesPlayed::Unknown, |games| GamesPlayed::Played(*games)),
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
                let mut event = YearEvent { is_game: true, ..YearEvent::new(name) };
                for (power, seat) in board.seats.iter() {
                    let Some(player) = seat.scorer().map(|player| book.successor(player)) else { continue };
                    event.lines.push(ResultLine {
                        row: format!("{}, {power}", book.board_label(at)),
                        name: book.name_of(Some(player)).to_owned(),
                        region: book.person(player).map(|person| person.region.clone()).unwrap_or_default(),
                        games: GamesPlayed::Played(1),
                        score: engine.score(at.seat(power)),
                        ..ResultLine::default()
                    });
                }
                event
            })
            .collect()
    }
}
