//! The history of a book: a list of everything done. It can be read, searched, and used to go back.
//!
//! A [`History`] holds the book before its first step and all steps since, as the journal does. From these it computes
//! a [`HistoryEntry`] for each changed cell, and the book after any step. [`Book::edit_to_match`] goes back to such a
//! book. [`HistoryFilter`] selects entries, and `csv` writes them.
//!
//! This module must not read files or know the time. The steps contain their times.

mod csv;
mod entry;
mod filter;

pub use crate::history::csv::write_csv;
pub use entry::{HistoryEntry, local_time_text};
pub use filter::{HistoryFilter, HistoryTopic};

use jiff::Timestamp;

use crate::book::{AppliedEdit, Book, Edit, LoggedEdit, RoundField};
use crate::languages::{Language, window_language};

/// A list of everything done to a book.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    /// The book before the first step.
    base: Book,
    steps: Vec<LoggedEdit>,
    entries: Vec<HistoryEntry>,
    /// `None` if no entries were computed yet.
    computed: Option<ComputedSteps>,
}

/// The steps whose entries were computed.
#[derive(Clone, Debug, PartialEq)]
struct ComputedSteps {
    /// The language of the window, in which the entries have their texts beside English.
    language: Language,
    count: usize,
    /// The book after these steps.
    book: Book,
}

impl History {
    /// The history of a book without any steps.
    pub fn new(base: Book) -> Self {
        History { base, ..History::default() }
    }

    /// Adds steps that were made in this order.
    pub fn extend(&mut self, steps: impl IntoIterator<Item = LoggedEdit>) {
        self.steps.extend(steps);
    }

    /// Adds edits that were applied at this time by this author.
    pub fn add(&mut self, time: Timestamp, author: &str, applied: &[AppliedEdit]) {
        let mut number = self.steps.last().map_or(0, |step| step.number);
        self.steps.extend(applied.iter().cloned().map(|applied| {
            number = number.saturating_add(1);
            LoggedEdit::new(applied, number, time, author.to_owned())
        }));
    }

    /// The number of steps.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there are no steps.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The steps, oldest first.
    pub fn steps(&self) -> &[LoggedEdit] {
        &self.steps
    }

    /// All entries, oldest first, one for each changed cell. Computes the entries of new steps, and all of them again after the window
    /// has changed its language.
    pub fn entries(&mut self) -> &[HistoryEntry] {
        let language = window_language();
        if self.computed.as_ref().is_some_and(|computed| computed.language != language) {
            self.computed = None;
            self.entries.clear();
        }
        let none = || ComputedSteps { language, count: 0, book: self.base.clone() };
        let computed = self.computed.get_or_insert_with(none);
        for (at, step) in self.steps.iter().enumerate().skip(computed.count) {
            entry::add_entries(&mut self.entries, &mut computed.book, at, step);
        }
        computed.count = self.steps.len();
        &self.entries
    }

    /// The entries computed by the last call of [`History::entries`].
    pub fn cached_entries(&self) -> &[HistoryEntry] {
        &self.entries
    }

    /// The number of steps up to the last posting, with it. `None` if nothing was posted.
    pub fn steps_to_last_posting(&self) -> Option<usize> {
        let is_posting = |edit: &Edit| matches!(edit, Edit::Round(_, RoundField::Posted(Some(_))));
        self.steps.iter().rposition(|step| is_posting(&step.edit)).map(|at| at + 1)
    }

    /// The book as it was at the last posting. `None` if nothing was posted.
    pub fn book_at_last_posting(&self) -> Option<Book> {
        Some(self.book_after(self.steps_to_last_posting()?))
    }

    /// The book after this number of steps. 0 gives the book before the first step.
    pub fn book_after(&self, steps: usize) -> Book {
        let mut book = self.base.clone();
        for step in self.steps.iter().take(steps) {
            // It was applied once before, so it applies again.
            if book.apply(step.edit.clone()).is_err() {
                break;
            }
        }
        book
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{
        Board, BoardRef, CellEntry, EditOrigin, EventField, Power, Round, RoundIx, RoundPosting, SeatField, UndoHistory,
    };
    use crate::languages::messages::steps;
    use crate::languages::window_sentences::fields;
    use crate::languages::{in_language, kept_words};

    fn moment(seconds: i64) -> Timestamp {
        Timestamp::from_second(1_700_000_000 + seconds).unwrap()
    }

    /// A history with one step for each of these edits, and the resulting book.
    fn history(edits: Vec<Edit>) -> (History, Book) {
        let (mut book, mut undo_history) = (Book::default(), UndoHistory::default());
        undo_history.record_edits();
        let mut history = History::new(book.clone());
        for (at, edit) in edits.into_iter().enumerate() {
            undo_history.apply(&mut book, "step", edit).unwrap();
            history.add(moment(i64::try_from(at).unwrap()), "ann", &undo_history.take_recorded_edits());
        }
        (history, book)
    }

    fn edits() -> Vec<Edit> {
        let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
        let france = BoardRef::new(0, 0).seat(Power::France);
        let count = |centres| Edit::Seat(france.first_id(), SeatField::Centres(CellEntry::Value(centres)));
        let seated = Book::default().edit_to_seat(france, "Ann Other");
        vec![Edit::AddRound { position: RoundIx(0), round }, seated, count(8), count(9)]
    }

    #[test]
    fn the_last_posting_is_found_after_other_steps() {
        assert_eq!(history(edits()).0.steps_to_last_posting(), None);
        let posting = |time: &str| {
            Edit::Round(
                RoundIx(0).first_id(),
                RoundField::Posted(Some(RoundPosting { time: time.into(), checksum: 1 })),
            )
        };
        let mut all = edits();
        all.insert(2, posting("14:05"));
        all.insert(3, posting("14:10"));
        let (history, _) = history(all);
        assert_eq!(history.steps_to_last_posting(), Some(4));
        let posted = &history.book_after(4).rounds[0];
        assert_eq!(posted.posted.as_ref().map(|posting| posting.time.as_str()), Some("14:10"));
    }

    #[test]
    fn any_earlier_state_is_restored_exactly_by_one_edit() {
        let (history, now) = history(edits());
        let mut states = vec![Book::default()];
        for edit in edits() {
            let mut next = states.last().unwrap().clone();
            next.apply(edit).unwrap();
            states.push(next);
        }
        assert_eq!(history.book_after(4), now);
        for (steps, state) in states.iter().enumerate() {
            assert_eq!(&history.book_after(steps), state, "{steps}");
            let mut back = now.clone();
            back.apply(now.edit_to_match(&history.book_after(steps))).unwrap();
            assert_eq!(&back, state, "{steps}");
        }
    }

    #[test]
    fn entries_are_added_with_the_steps_and_contain_old_and_new_values() {
        let (mut history, mut book) = history(edits());
        let text = |entry: &HistoryEntry| {
            format!("{}|{}|{}|{}", entry.change.location, entry.change.field, entry.change.old, entry.change.new)
        };
        let entries: Vec<String> = history.entries().iter().map(text).collect();
        assert_eq!(
            entries,
            [
                "Round 1|round||1 board",
                "Ann Other|player||Ann Other",
                "Round 1, board A, France|player||Ann Other",
                "Round 1, board A, France|centres||8",
                "Round 1, board A, France|centres|8|9"
            ]
        );
        let mut undo_history = UndoHistory::default();
        undo_history.record_edits();
        undo_history.apply(&mut book, "name", Edit::Event(EventField::Name("C".into()))).unwrap();
        undo_history.extend_last_step(&mut book, Edit::Event(EventField::Name("Con".into()))).unwrap();
        undo_history.add_reason("it was missing", &[1]);
        history.add(moment(60), "ben", &undo_history.take_recorded_edits());
        undo_history.undo(&mut book);
        history.add(moment(61), "ben", &undo_history.take_recorded_edits());
        let entries = history.entries();
        assert_eq!(entries.len(), 7);
        assert_eq!((text(&entries[5]), entries[5].reason.as_str()), ("event|name||Con".to_owned(), "it was missing"));
        assert_eq!((text(&entries[6]), entries[6].origin), ("event|name|Con|".to_owned(), EditOrigin::Undo));
        assert_eq!(
            (entries[5].steps_after, entries[6].steps_after),
            (6, 8),
            "the state of an entry is the state after its whole step"
        );
    }

    #[test]
    fn a_step_that_shows_in_no_cell_is_named_and_found_in_the_language_of_the_reader() {
        let (mut book, mut undo_history) = (Book::default(), UndoHistory::default());
        undo_history.record_edits();
        undo_history.apply(&mut book, steps::removal_of_note(), Edit::Batch(Vec::new())).unwrap();
        let mut history = History::new(Book::default());
        history.add(moment(0), "ann", &undo_history.take_recorded_edits());
        let entry = history.entries()[0].clone();
        let finds = |entry: &HistoryEntry, words: &str| HistoryFilter::new(None, words).matches(entry);
        assert_eq!(entry.change.location, "removal of a line in the notebook");
        assert_eq!(entry.change.location_in_window(), entry.change.location);
        assert!(finds(&entry, "Notebook removal") && !finds(&entry, "Notizbuch"));
        in_language(Language::German, || {
            let entry = history.entries()[0].clone();
            assert_eq!(entry.change.location_in_window(), "Entfernung einer Zeile im Notizbuch");
            assert_eq!(entry.change.location, "removal of a line in the notebook", "files stay in English");
            assert!(finds(&entry, "notizbuch") && finds(&entry, "notebook"));
        });
    }

    #[test]
    fn the_entries_are_in_the_language_of_the_reader_and_their_file_is_in_english() {
        let (mut history, _) = history(edits());
        let shown = |entry: &HistoryEntry| {
            let change = &entry.change;
            let texts = [change.location_in_window(), change.field_in_window(), change.old_in_window()];
            format!("{}|{}", texts.join("|"), change.new_in_window())
        };
        let csv = |history: &mut History| {
            let mut text = Vec::new();
            write_csv(history.entries(), &mut text).unwrap();
            String::from_utf8(text).unwrap()
        };
        let english = csv(&mut history);
        in_language(Language::German, || {
            assert_eq!(csv(&mut history), english);
            let entries: Vec<String> = history.entries().iter().map(shown).collect();
            assert_eq!(
                entries,
                [
                    "Runde 1|Runde||1 Brett",
                    "Ann Other|Spieler||Ann Other",
                    "Runde 1, Brett A, Frankreich|Spieler||Ann Other",
                    "Runde 1, Brett A, Frankreich|Zentren||8",
                    "Runde 1, Brett A, Frankreich|Zentren|8|9"
                ]
            );
            let count = |words: &str| {
                let filter = HistoryFilter::new(None, words);
                history.cached_entries().iter().filter(|entry| filter.matches(entry)).count()
            };
            assert_eq!([count("frankreich zentren 9"), count("france centres 9"), count("autriche")], [1, 1, 0]);
        });
        assert_eq!(shown(&history.entries()[4]), "Round 1, board A, France|centres|8|9");
    }

    #[test]
    fn entries_are_found_by_cell_board_player_and_words() {
        let (mut history, book) = history(edits());
        let entries = history.entries().to_vec();
        let count = |filter: &HistoryFilter| entries.iter().filter(|entry| filter.matches(entry)).count();
        let about = |about| HistoryFilter::new(Some(about), "");
        assert_eq!(count(&HistoryFilter::default()), 5);
        let board = book.board_message(BoardRef::new(0, 0));
        let name = steps::cell_of_seat(kept_words(fields::centres::name), Power::France.message(), board.clone());
        let cell = HistoryTopic::Cell { location: "Round 1, board A, France".into(), field: "centres".into(), name };
        assert_eq!(in_language(Language::German, || cell.name_in_window()), "Zentren: Frankreich (Runde 1, Brett A)");
        assert_eq!(count(&about(cell)), 2);
        let board = HistoryTopic::Board { label: book.board_label(BoardRef::new(0, 0)), name: board };
        assert_eq!(board.name_in_window(), "Round 1, board A");
        assert_eq!(count(&about(board)), 3);
        let ann = HistoryTopic::Person { id: book.people[0].id, name: "Ann Other".into() };
        assert_eq!(count(&about(ann)), 4, "her entry, her seat and its counts");
        assert_eq!(count(&HistoryFilter::new(None, "FRANCE 9")), 1);
        assert_eq!(count(&HistoryFilter::new(None, "nobody")), 0);
    }

    #[test]
    fn entries_are_found_by_their_day_in_words() {
        // The fourteenth or the fifteenth of November 2023, by the time zone.
        let (mut history, _) = history(edits());
        let day = history.entries()[0].local_day();
        let count = |history: &History, words: &str| {
            let filter = HistoryFilter::new(None, words);
            history.cached_entries().iter().filter(|entry| filter.matches(entry)).count()
        };
        let number = day.day();
        assert_eq!(count(&history, &format!("{number} november 2023")), 5);
        assert_eq!(count(&history, &format!("nov {number} france 9")), 1);
        assert_eq!([count(&history, "30 november"), count(&history, "march"), count(&history, "no")], [0, 0, 0]);
        assert_eq!(count(&history, &number.to_string()), 0, "a number alone is in a text");
        in_language(Language::French, || {
            history.entries();
            assert_eq!([count(&history, &format!("{number} novembre")), count(&history, "novembre 2024")], [5, 0]);
        });
    }
}
