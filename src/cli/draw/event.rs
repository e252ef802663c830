//! The next round of a book, with a list of who is there from a file.

use std::path::Path;

use super::attendance::{Attendance, There};
use crate::book::{Book, PersonId, Presence, RoundIx, fold_name};
use crate::cli::error::Fault;
use crate::cli::input_file;
use crate::draw::{Player, Request, Round};
use crate::engine::Engine;
use crate::engine::draw::{Ask, Coming, Keep, Words};
use crate::standings::View;

/// A book and the request for one of its rounds.
#[derive(Debug)]
pub(super) struct Event<'a> {
    book: &'a Book,
    coming: Coming,
}

impl<'a> Event<'a> {
    pub(super) fn of(engine: &'a Engine, name: &str, keep: bool, attendance: Option<&Path>) -> Result<Self, Fault> {
        let book = engine.book();
        let folded = fold_name(name);
        let named =
            |round: &crate::book::Round| fold_name(&round.name) == folded || fold_name(&round.title()) == folded;
        let at = match book.rounds.iter().position(named) {
            Some(at) => at,
            // A number may only be the next one: round 5 after round 2 is a slip.
            None if name.parse() == Ok(book.rounds.len() + 1) || name.parse::<usize>().is_err() => book.rounds.len(),
            None => {
                let known: Vec<&str> = book.rounds.iter().map(|round| round.name.as_str()).collect();
                return Err(input_file::unknown("round", name, &known));
            }
        };
        let roll = attendance.map(|list| listed(book, name, list)).transpose()?;
        let coming = Coming::of(Ask {
            book,
            rules: engine.rules(),
            first: RoundIx(at),
            rounds: 1,
            keep: if keep { Keep::Seated } else { Keep::Started },
            roll: roll.as_deref(),
            name: Some(name),
        });
        Ok(Event { book, coming })
    }

    pub(super) fn request(&self) -> Request {
        self.coming.request.clone()
    }

    pub(super) fn words(&self) -> Words {
        self.coming.words(self.book)
    }

    /// How strong everybody is by the standings before the round: as many as are placed behind.
    pub(super) fn strength(&self, engine: &Engine) -> Result<Vec<(Player, u32)>, Fault> {
        let before = View { rounds: Some(self.coming.first().0), ..View::default() };
        let standings = engine.standings_seen(before);
        let places: Vec<(PersonId, usize)> =
            standings.rows.iter().filter_map(|row| Some((row.person, row.place?))).collect();
        if places.is_empty() {
            let why = "Nothing is scored before this round, so nobody is known to be stronger. Give strengths with --strength.";
            return Err(Fault::Draw(why.to_owned()));
        }
        let behind = |place: usize| places.iter().filter(|(_, other)| *other > place).count();
        let strength = |(id, place): &(PersonId, usize)| {
            Some((self.coming.player(*id)?, u32::try_from(behind(*place)).unwrap_or(u32::MAX)))
        };
        Ok(places.iter().filter_map(strength).collect())
    }

    /// The book with the round, and the draw kept with what it was made from. No moment is written, so that the same input
    /// gives the same file.
    pub(super) fn with(&self, drawn: &Round, request: &Request) -> Result<Book, Fault> {
        let mut book = self.book.clone();
        let drawn = std::slice::from_ref(drawn);
        let mut coming = self.coming.clone();
        coming.request = request.clone();
        book.apply(coming.edit(&book, drawn, &[coming.keep(drawn, "")]))?;
        Ok(book)
    }
}

/// Those of a list.
fn listed(book: &Book, round: &str, path: &Path) -> Result<Vec<(PersonId, Presence)>, Fault> {
    let list = Attendance::read(path)?;
    let folded = fold_name(round);
    let column = list.rounds.iter().position(|heading| {
        fold_name(heading) == folded || fold_name(heading).strip_prefix("round ").is_some_and(|rest| rest == folded)
    });
    let column = match (column, list.rounds.len()) {
        (Some(column), _) => Some(column),
        // A list of names, or with one column, is of this round.
        (None, 0 | 1) => list.rounds.len().checked_sub(1),
        (None, _) => {
            let why = format!("It has no column for round {round}.");
            return Err(Fault::Attendance { path: path.to_owned(), why });
        }
    };
    let mut all = Vec::new();
    for (name, there) in &list.players {
        let person = book.find_person(name).ok_or_else(|| {
            let names: Vec<String> = book.people.iter().map(|person| person.name.clone()).collect();
            super::unknown(name, &names)
        })?;
        let is = match column.map_or(There::Yes, |column| there[column]) {
            There::No => Presence::Absent,
            There::Yes => Presence::Present,
            There::Volunteer => Presence::Volunteer,
            There::Twice => Presence::Twice,
        };
        all.push((person.id, is));
    }
    Ok(all)
}
