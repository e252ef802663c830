//! The draw of the next round of a book, with the players present from the book or from a file.

use std::path::Path;

use super::attendance::{AttendanceCell, AttendanceFile};
use crate::book::{AttendanceStatus, Book, PersonId, RoundIx, fold_name, named_number};
use crate::cli::error::CommandError;
use crate::cli::input_file;
use crate::draw::{DrawRequest, Player, SeatedRound};
use crate::engine::Engine;
use crate::engine::draw::{ComingRounds, DrawNames, DrawOptions, SeatsToKeep};
use crate::standings::StandingsScope;

/// A book and the request for one of its rounds.
#[derive(Debug)]
pub(super) struct EventRound<'a> {
    book: &'a Book,
    coming: ComingRounds,
}

impl<'a> EventRound<'a> {
    pub(super) fn new(
        engine: &'a Engine,
        name: &str,
        keep: bool,
        attendance: Option<(&Path, &AttendanceFile)>,
    ) -> Result<Self, CommandError> {
        let book = engine.book();
        let number = named_number(name);
        // A number that the book does not have is the next one, or that of a missing round. Round 5 after round 2 is a
        // mistake.
        let at = match (book.find_round(name), number) {
            (Some(at), _) => at.0,
            (None, None) => book.rounds.len(),
            (None, Some(number)) if (1..=book.last_round_number() + 1).contains(&number) => book.rounds.len(),
            (None, Some(_)) => {
                let known: Vec<&str> = book.rounds.iter().map(|round| round.name.as_str()).collect();
                return Err(input_file::unknown_name("round", name, &known));
            }
        };
        let wanted = WantedRound { name, number, at: book.find_rounds(name) };
        let roll = attendance.map(|(path, list)| read_attendance(book, &wanted, path, list)).transpose()?;
        let coming = ComingRounds::new(DrawOptions {
            book,
            rules: engine.rules(),
            first: RoundIx(at),
            rounds: 1,
            seats_to_keep: if keep { SeatsToKeep::AllSeats } else { SeatsToKeep::StartedBoards },
            attendance: roll.as_deref(),
            round_name: Some(name),
        });
        Ok(EventRound { book, coming })
    }

    pub(super) fn request(&self) -> DrawRequest {
        self.coming.request.clone()
    }

    /// The seats that no draw has made and that this draw does not keep, in words.
    pub(super) fn lost_seats(&self) -> Option<String> {
        self.coming.lost_seats(self.book)
    }

    /// The number of players whose seats of an earlier draw this draw does not keep.
    pub(super) fn reseated_count(&self) -> usize {
        self.coming.reseated_count(self.book)
    }

    pub(super) fn words(&self) -> DrawNames {
        self.coming.names(self.book)
    }

    /// The strength of each player: the number of players with a worse place in the standings before the round.
    pub(super) fn strength(&self, engine: &Engine) -> Result<Vec<(Player, u32)>, CommandError> {
        let before = self.coming.first_number().saturating_sub(1);
        let before = StandingsScope { rounds: Some(before), ..StandingsScope::default() };
        let standings = engine.standings_in_view(before);
        let places: Vec<(PersonId, usize)> =
            standings.rows.iter().filter_map(|row| Some((row.person, row.place?))).collect();
        if places.is_empty() {
            let why = "No scores exist before this round, so no player is known to be stronger. Give strengths with \
                       --strength.";
            return Err(CommandError::Draw(why.to_owned()));
        }
        let behind = |place: usize| places.iter().filter(|(_, other)| *other > place).count();
        let strength = |(id, place): &(PersonId, usize)| {
            Some((self.coming.player(*id)?, u32::try_from(behind(*place)).unwrap_or(u32::MAX)))
        };
        Ok(places.iter().filter_map(strength).collect())
    }

    /// The book with the round, the draw and its input. No time is written: the same input gives the same file.
    pub(super) fn book_with_round(&self, drawn: &SeatedRound, request: &DrawRequest) -> Result<Book, CommandError> {
        let mut book = self.book.clone();
        let drawn = std::slice::from_ref(drawn);
        let mut coming = self.coming.clone();
        coming.request = request.clone();
        book.apply(coming.to_edit(&book, drawn, &[coming.draw_records(drawn, "")]))?;
        Ok(book)
    }
}

/// The round to draw, as it is given.
struct WantedRound<'a> {
    name: &'a str,
    number: Option<usize>,
    /// The rounds of the book with this name or number.
    at: Vec<RoundIx>,
}

impl WantedRound<'_> {
    /// Whether a heading names this round, by its name or its number.
    fn is_named(&self, heading: &str, book: &Book) -> bool {
        let found = book.find_rounds(heading);
        let same_number = self.number.is_some() && named_number(heading) == self.number;
        found.iter().any(|at| self.at.contains(at))
            || found.is_empty() && same_number
            || fold_name(heading) == fold_name(self.name)
    }
}

/// The attendance in a round, from a file.
fn read_attendance(
    book: &Book,
    round: &WantedRound<'_>,
    path: &Path,
    list: &AttendanceFile,
) -> Result<Vec<(PersonId, AttendanceStatus)>, CommandError> {
    let column = list.rounds.iter().position(|heading| list.has_headings && round.is_named(heading, book));
    // The heading of another round, by its number.
    let is_other = |heading: &String| list.has_headings && named_number(heading).is_some();
    let column = match (column, &list.rounds[..]) {
        (Some(column), _) => Some(column),
        // A list of names, or a list with one column, is for this round.
        (None, []) => None,
        (None, [only]) if !is_other(only) => Some(0),
        (None, _) => {
            let columns = match &list.rounds[..] {
                columns if list.has_headings => format!("Its columns are {}.", columns.join(", ")),
                _ => "Its columns have no headings.".to_owned(),
            };
            let why = format!("It has no column for round {}. {columns}", round.name);
            return Err(CommandError::Attendance { path: path.to_owned(), why });
        }
    };
    let mut all = Vec::new();
    for (name, cells) in &list.players {
        let person = book.find_person(name).ok_or_else(|| {
            let names: Vec<String> = book.people.iter().map(|person| person.name.clone()).collect();
            super::unknown_player(name, &names)
        })?;
        let is = match column.map_or(AttendanceCell::Yes, |column| cells[column]) {
            AttendanceCell::No => AttendanceStatus::Absent,
            AttendanceCell::Yes => AttendanceStatus::Present,
            AttendanceCell::Volunteer => AttendanceStatus::Volunteer,
            AttendanceCell::Twice => AttendanceStatus::TwoBoards,
        };
        all.push((person.id, is));
    }
    Ok(all)
}
