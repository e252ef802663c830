//! [`NameSearch`], the search for a player by the beginnings of the words of a name, as typed on the roll call.

use crate::book::{AttendanceStatus, PersonId, fold_name, words_begin};
use crate::engine::{AttendanceTable, Engine};
use crate::input::attendance_of;

/// The longest pause between two letters of one word, in seconds.
const PAUSE: f64 = 1.2;

/// The letters typed so far.
#[derive(Debug, Default)]
pub(super) struct NameSearch {
    letters: String,
    /// The time of the last letter, in seconds.
    last_letter: f64,
    /// The name that these letters found.
    found: Option<SearchMatch>,
    /// The row in which the search left the cursor. Elsewhere it is over.
    cursor_row: usize,
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

/// What Space or Enter means after the typed letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchEnd {
    /// Nothing was typed: the key is about the player under the cursor.
    NoSearch,
    /// No name has words that begin like this.
    Nobody,
    /// The letters can mean only the player in this row.
    One(usize),
    /// They can mean several, of whom this one is the first.
    Several(SearchMatch),
}

impl NameSearch {
    /// Whether letters were typed, and the cursor has stayed where they led it.
    pub(super) fn is_active(&self, row: usize) -> bool {
        !self.letters.is_empty() && self.cursor_row == row
    }

    /// The letters as they were typed.
    pub(super) fn letters(&self) -> &str {
        self.letters.trim()
    }

    /// What a key that ends the search means for the cursor in this row.
    pub(super) fn end_at(&self, engine: &Engine, table: &AttendanceTable, row: usize) -> SearchEnd {
        if !self.is_active(row) {
            return SearchEnd::NoSearch;
        }
        let Some(found) = self.found else { return SearchEnd::Nobody };
        // “Ann” is Ann Lee, although Anna Bell begins like this too.
        let wanted = fold_name(&self.letters);
        let is_whole = |at: &usize| {
            let name = table.rows.get(*at).map_or("", |line| engine.book().name_of(Some(line.person)));
            let name = fold_name(name);
            wanted.split(' ').all(|typed| name.split(' ').any(|word| word == typed))
        };
        let mut whole = (0..table.rows.len()).filter(is_whole);
        let matches = best_matches(engine, table, &wanted).0;
        match (&matches[..], whole.next(), whole.next()) {
            (_, Some(only), None) if matches.contains(&only) => SearchEnd::One(only + 1),
            // The whole name of a player who is called already, or has left, can be meant as well.
            ([only], None, _) => SearchEnd::One(only + 1),
            ([only], ..) if is_whole(only) => SearchEnd::One(only + 1),
            _ => SearchEnd::Several(found),
        }
    }

    /// Whether the user has asked for more letters by a blank already.
    pub(super) fn has_blank(&self) -> bool {
        self.letters.ends_with(' ')
    }

    /// A blank after letters that can mean several players: the next letters narrow the search.
    pub(super) fn go_on_with_blank(&mut self) {
        self.letters.push(' ');
    }

    /// Finds the next name, from this row on, that has words that begin with the words typed so far. A player who is ticked as
    /// present, or who has left the event, is found only if no other name begins with the letters.
    pub(super) fn type_letter(
        &mut self,
        engine: &Engine,
        table: &AttendanceTable,
        letter: char,
        now: f64,
        from: usize,
    ) -> Option<SearchMatch> {
        // A blank waits for the next word as long as it takes.
        let is_over = now - self.last_letter > PAUSE && !self.has_blank();
        if is_over || !self.is_active(from) {
            self.letters.clear();
        }
        self.letters.push(letter);
        self.last_letter = now;
        self.find(engine, table, from);
        if self.found.is_none() && self.letters.contains(' ') {
            // The name before the blank was left, and this is the first letter of another one.
            self.letters = letter.to_string();
            self.find(engine, table, from);
        }
        self.found
    }

    /// Takes the last letter back. `None` where no letter is left, or where no name begins like this.
    pub(super) fn take_letter_back(
        &mut self,
        engine: &Engine,
        table: &AttendanceTable,
        now: f64,
        from: usize,
    ) -> Option<SearchMatch> {
        self.letters.pop();
        self.last_letter = now;
        if self.letters.is_empty() {
            self.found = None;
            return None;
        }
        self.find(engine, table, from);
        self.found
    }

    fn find(&mut self, engine: &Engine, table: &AttendanceTable, from: usize) {
        // A further letter may find the name under the cursor again. The first letter starts at the next row.
        let start = from.saturating_sub(usize::from(self.letters.chars().count() > 1));
        let (matches, ticked) = best_matches(engine, table, &fold_name(&self.letters));
        let at = matches.iter().position(|at| *at >= start).unwrap_or(0);
        self.found = matches.get(at).map(|row| SearchMatch {
            row: row + 1,
            position: at + 1,
            match_count: matches.len(),
            ticked,
        });
        self.cursor_row = self.found.map_or(from, |found| found.row);
    }

    /// Ends the search and returns the name it found. The next letter begins a new search.
    pub(super) fn end(&mut self) -> Option<SearchMatch> {
        self.letters.clear();
        self.found.take()
    }
}

/// The rows whose names the words can mean: those who are not called yet, otherwise those who are present, otherwise those who
/// have left. The last value says that they are present.
fn best_matches(engine: &Engine, table: &AttendanceTable, wanted: &str) -> (Vec<usize>, bool) {
    let book = engine.book();
    let is_present = |at: &usize| {
        attendance_of(book, table.round, table.rows[*at].person).is_some_and(AttendanceStatus::is_in_the_room)
    };
    let has_left = |at: &usize| book.has_left(table.rows[*at].person, table.round);
    let begins = |id: PersonId| words_begin(&fold_name(book.name_of(Some(id))), wanted);
    let all = (0..table.rows.len()).filter(|at| begins(table.rows[*at].person));
    let (left, here): (Vec<usize>, Vec<usize>) = all.partition(has_left);
    let (present, open): (Vec<usize>, Vec<usize>) = here.into_iter().partition(is_present);
    match (open.is_empty(), present.is_empty()) {
        (false, _) => (open, false),
        (true, false) => (present, true),
        (true, true) => (left, false),
    }
}
