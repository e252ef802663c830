//! [`NameSearch`], the search for a player by the first letters of a name, as typed on the roll call.

use crate::book::{AttendanceStatus, PersonId, fold_name};
use crate::engine::{AttendanceTable, Engine};
use crate::input::attendance_of;

/// The longest pause between two letters of one search, in seconds.
const PAUSE: f64 = 1.2;

/// The letters typed so far.
#[derive(Debug, Default)]
pub(super) struct NameSearch {
    letters: String,
    /// The time of the last letter, in seconds.
    last_letter: f64,
    /// The name that these letters found.
    found: Option<SearchMatch>,
}

/// A name found by its first letters, among all names that begin with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchMatch {
    pub(super) row: usize,
    /// The position among these names, from 1.
    pub(super) position: usize,
    pub(super) match_count: usize,
    /// Whether all these players are ticked already.
    pub(super) ticked: bool,
}

impl NameSearch {
    /// Whether a blank goes on with the search: a name continues the typed letters with it, as “Anna M” continues “Anna”.
    pub(super) fn goes_on_with_blank(&self, engine: &Engine, table: &AttendanceTable, now: f64) -> bool {
        let wanted = fold_letters(&format!("{} ", self.letters));
        let is_typing = !self.letters.is_empty() && !self.letters.ends_with(' ') && now - self.last_letter <= PAUSE;
        is_typing && table.rows.iter().any(|line| begins(engine, line.person, &wanted))
    }

    /// Whether no name begins with the typed letters. A space after them is then not meant for the player under the
    /// cursor.
    pub(super) fn has_no_match(&self, engine: &Engine, table: &AttendanceTable, now: f64) -> bool {
        let wanted = fold_letters(&self.letters);
        !self.letters.is_empty()
            && now - self.last_letter <= PAUSE
            && !table.rows.iter().any(|line| begins(engine, line.person, &wanted))
    }

    /// Finds the next name, from this row on, that begins with the letters typed so far. First names and family names
    /// both count. A player who is ticked as present, or who has left the event, is found only if no other name begins with
    /// the letters.
    pub(super) fn type_letter(
        &mut self,
        engine: &Engine,
        table: &AttendanceTable,
        letter: char,
        now: f64,
        from: usize,
    ) -> Option<SearchMatch> {
        if now - self.last_letter > PAUSE {
            self.letters.clear();
        }
        self.letters.push(letter);
        self.last_letter = now;
        let wanted = fold_letters(&self.letters);
        // A further letter may find the name under the cursor again. The first letter starts at the next row.
        let start = from.saturating_sub(usize::from(self.letters.chars().count() > 1));
        let book = engine.book();
        let is_present = |at: &usize| {
            attendance_of(book, table.round, table.rows[*at].person).is_some_and(AttendanceStatus::is_in_the_room)
        };
        let has_left = |at: &usize| book.has_left(table.rows[*at].person, table.round);
        let all = (0..table.rows.len()).filter(|at| begins(engine, table.rows[*at].person, &wanted));
        let (left, here): (Vec<usize>, Vec<usize>) = all.partition(has_left);
        let (present, open): (Vec<usize>, Vec<usize>) = here.into_iter().partition(is_present);
        let ticked = open.is_empty() && !present.is_empty();
        let matches = [open, present, left].into_iter().find(|matches| !matches.is_empty()).unwrap_or_default();
        let at = matches.iter().position(|at| *at >= start).unwrap_or(0);
        self.found = matches.get(at).map(|row| SearchMatch {
            row: row + 1,
            position: at + 1,
            match_count: matches.len(),
            ticked,
        });
        self.found
    }

    /// Ends the search and returns the name it found. The next letter begins a new search.
    pub(super) fn end(&mut self) -> Option<SearchMatch> {
        self.letters.clear();
        self.found.take()
    }
}

/// The typed letters in the form in which names are compared. A blank at the end stays.
fn fold_letters(letters: &str) -> String {
    let blank = if letters.ends_with(' ') { " " } else { "" };
    fold_name(letters) + blank
}

/// Whether the name, from the beginning of one of its words on, begins with these letters.
fn begins(engine: &Engine, person: PersonId, wanted: &str) -> bool {
    let name = fold_name(engine.book().name_of(Some(person)));
    name.starts_with(wanted) || name.match_indices(' ').any(|(at, _)| name[at + 1..].starts_with(wanted))
}
