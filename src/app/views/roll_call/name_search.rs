//! [`NameSearch`], the search for a player by the beginnings of the words of a name, as typed on the roll call.

use crate::book::{
    AttendanceStatus, MarkedName, Person, PersonId, fold_name, only_name_of_words, part_words_of_names, words_are_in,
    words_begin,
};
use crate::engine::{AttendanceTable, Engine};
use crate::input::attendance_of;

/// The letters typed so far.
#[derive(Debug, Default)]
pub(super) struct NameSearch {
    letters: String,
    /// Words before them that are the beginning of no name in the list: “zoe” of a new player.
    earlier: String,
    /// The time of the last letter, in seconds.
    last_letter: f64,
    /// The name that these letters found.
    found: Option<SearchMatch>,
    /// The row in which the search left the cursor. Elsewhere it is over.
    cursor_row: usize,
    /// The player whom the text has marked before it was at its end.
    marked: Option<MarkedPlayer>,
}

/// A player whom the words before a blank have marked. The text may go on with the rest of the name.
#[derive(Clone, Debug)]
pub(super) struct MarkedPlayer {
    pub(super) person: PersonId,
    /// The row with the player, where the cursor stays while the text goes on.
    pub(super) row: usize,
    /// The status before the mark.
    pub(super) before: Option<AttendanceStatus>,
    pub(super) name: MarkedName,
}

/// What a letter has found.
#[derive(Clone, Debug)]
pub(super) enum LetterResult {
    Found(SearchMatch),
    Nobody,
    /// The text goes on with the name of the player whom it has marked already.
    SameName(MarkedPlayer),
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
#[derive(Clone, Debug)]
pub(super) enum SearchEnd {
    /// Nothing was typed: the key is about the player under the cursor.
    NoSearch,
    /// No name has words that begin like this.
    Nobody,
    /// The letters can mean only the player in this row.
    One(usize),
    /// They are the rest of the name of the player whom they have marked already.
    SameName(MarkedPlayer),
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

    /// What a key that ends the search means for the cursor in this row. A blank can belong to the text: `is_blank`.
    pub(super) fn end_at(&self, engine: &Engine, table: &AttendanceTable, row: usize, is_blank: bool) -> SearchEnd {
        if !self.is_active(row) {
            return SearchEnd::NoSearch;
        }
        if let Some(marked) = &self.marked
            && marked.name.goes_on_with(&self.letters)
        {
            return SearchEnd::SameName(marked.clone());
        }
        let Some(mut found) = self.found else { return SearchEnd::Nobody };
        let name_at = |at: usize| table.rows.get(at).map_or("", |line| engine.book().name_of(Some(line.person)));
        // “Ann” is Ann Lee, although Anna Bell begins like this too.
        let wanted = fold_name(&self.letters);
        let is_whole = |at: &usize| words_are_in(&fold_name(name_at(*at)), wanted.trim());
        let matches = best_matches(engine, table, wanted.trim()).0;
        if is_blank {
            let names = (0..table.rows.len()).map(|at| (at, name_at(at)));
            if let Some(only) = only_name_of_words(names, &matches, &self.letters) {
                return SearchEnd::One(only + 1);
            }
            let mut whole = matches.iter().filter(|at| is_whole(at));
            if let (Some(only), None) = (whole.next(), whole.next()) {
                found = SearchMatch { row: only + 1, position: 1, ..found };
            }
            return SearchEnd::Several(found);
        }
        let mut whole = (0..table.rows.len()).filter(is_whole);
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

    /// Notes that the letters before a blank have marked a player. They may be the beginning of a longer name. `now` is the time
    /// in seconds.
    pub(super) fn note_mark(
        &mut self,
        engine: &Engine,
        person: PersonId,
        row: usize,
        before: Option<AttendanceStatus>,
        now: f64,
    ) {
        let words = match &self.marked {
            Some(marked) if marked.person == person => marked.name.text_with(&self.letters),
            _ => self.letters.clone(),
        };
        let name = MarkedName::new(engine.book().name_of(Some(person)), &words);
        self.marked = Some(MarkedPlayer { person, row, before, name });
        self.cursor_row = row;
        self.last_letter = now;
    }

    /// What a typed letter finds: the player whom the text has marked already, where it goes on with the same name, else the
    /// next name from this row on.
    pub(super) fn letter_result(
        &mut self,
        engine: &Engine,
        table: &AttendanceTable,
        letter: char,
        now: f64,
        from: usize,
    ) -> LetterResult {
        if self.cursor_row != from {
            self.marked = None;
        }
        let pause = now - self.last_letter;
        let found = self.type_letter(engine, table, letter, now, from);
        let Some(marked) = &mut self.marked else { return found.map_or(LetterResult::Nobody, LetterResult::Found) };
        marked.name.note_letter(pause);
        if marked.name.goes_on_with(&self.letters) {
            let marked = marked.clone();
            self.cursor_row = marked.row;
            self.found = None;
            return LetterResult::SameName(marked);
        }
        found.map_or(LetterResult::Nobody, LetterResult::Found)
    }

    /// The player whom only the beginning of the text has marked, and the whole text: it was typed without a pause, and is the
    /// name of nobody.
    pub(super) fn mark_of_beginning(&self) -> Option<(MarkedPlayer, String)> {
        let marked = self.marked.as_ref().filter(|marked| marked.name.is_unbroken() && self.found.is_none())?;
        Some((marked.clone(), marked.name.text_with(&self.letters)))
    }

    /// Takes all words since the mark for one text, which is the name of nobody.
    pub(super) fn take_for_one_text(&mut self, text: String) {
        self.letters = text;
        self.marked = None;
    }

    /// Ends a word of the search and returns the name it found. The marked player is kept, because the text may go on.
    pub(super) fn end_word(&mut self) -> Option<SearchMatch> {
        self.letters.clear();
        self.earlier.clear();
        self.found.take()
    }

    /// Finds the next name, from this row on, that has words that begin with the words typed so far. A player who is ticked as
    /// present, or who has left the event, is found only if no other name begins with the letters.
    fn type_letter(
        &mut self,
        engine: &Engine,
        table: &AttendanceTable,
        letter: char,
        now: f64,
        from: usize,
    ) -> Option<SearchMatch> {
        // A blank waits for the next word as long as it takes.
        let is_over = now - self.last_letter > MarkedName::LONGEST_PAUSE && !self.has_blank();
        if is_over || !self.is_active(from) {
            self.letters.clear();
            self.earlier.clear();
        }
        self.letters.push(letter);
        self.last_letter = now;
        let begins_name = |words: &str| !best_matches(engine, table, &fold_name(words)).0.is_empty();
        part_words_of_names(&mut self.letters, &mut self.earlier, begins_name);
        self.find(engine, table, from);
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

    /// The players whom the typed letters can mean.
    pub(super) fn people_meant<'e>(&self, engine: &'e Engine, table: &AttendanceTable) -> Vec<&'e Person> {
        let (matches, _) = best_matches(engine, table, &fold_name(&self.letters));
        matches.into_iter().filter_map(|row| engine.book().person(table.rows[row].person)).collect()
    }

    /// Ends the search and returns the name it found. The next letter begins a new search.
    pub(super) fn end(&mut self) -> Option<SearchMatch> {
        self.marked = None;
        self.end_word()
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
