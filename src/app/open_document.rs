//! The book in the window: its engine, its file and journal, and whether its changes are saved. A past state of the
//! book can be shown in place of the present one.

use std::path::{Path, PathBuf};

use eframe::egui::Context;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use super::path_text::file_name;
use crate::book::Book;
use crate::engine::Engine;
use crate::history::{History, local_time_text};
use crate::languages::recorded_moment_in_window;
use crate::languages::window_sentences::window_parts as texts;
use crate::store::{BookSaver, BookStore, JournalMode, JournalWriter, OpenedBook};

/// The book in the window, with its file, its journal and its history.
#[derive(Debug)]
pub struct OpenDocument {
    /// The engine of the state in view: the present book, or a past state of it.
    pub engine: Engine,
    /// The past state in view, if there is one.
    shown_past: Option<ShownPast>,
    /// The history of all changes, as far back as the journal reaches.
    history: History,
    path: Option<PathBuf>,
    /// The title of the window while the event has no name: the name of the file.
    title: String,
    /// The file that the book was imported from.
    imported_from: Option<PathBuf>,
    /// The files in which the book was before it was saved under another name.
    earlier_paths: Vec<PathBuf>,
    saved_revision: u64,
    saved_at: Option<Zoned>,
    journal_mode: JournalMode,
    /// Whether the journal writer wakes the window when its state changes.
    wakes_window: bool,
}

/// A past state that is in view.
#[derive(Debug)]
struct ShownPast {
    /// The number of steps before the state.
    step: usize,
    /// The time of the last of these steps.
    moment: String,
    /// The reason why nothing can be changed.
    read_only_reason: String,
    /// The engine of the present book.
    present: Engine,
}

/// The revisions of past states begin here. They differ from all revisions of the present book, so no view uses a
/// layout of another state.
const FIRST_PAST_REVISION: u64 = 1 << 40;

impl OpenDocument {
    /// A book that is not in a file yet. Its name is `title` until its event has a name.
    pub fn unsaved(mut engine: Engine, title: impl Into<String>) -> Self {
        let saved_revision = engine.revision();
        engine.record_edits();
        OpenDocument {
            history: History::new(engine.book().clone()),
            engine,
            shown_past: None,
            path: None,
            title: title.into(),
            imported_from: None,
            earlier_paths: Vec::new(),
            saved_revision,
            saved_at: None,
            journal_mode: JournalMode::Off,
            wakes_window: false,
        }
    }

    /// A book that was read from its file and its journal.
    pub fn opened(opened: OpenedBook) -> Self {
        let OpenedBook { book, undo_history, history, path, changed, journal_mode, .. } = opened;
        let stem = path.as_deref().and_then(Path::file_stem);
        let title = stem.map(|stem| stem.display().to_string()).unwrap_or_default();
        let engine = Engine::with_history(book, undo_history);
        let mut document = OpenDocument { history, path, journal_mode, ..OpenDocument::unsaved(engine, title) };
        if changed {
            document.mark_unsaved();
        }
        document
    }

    /// Writes every change from now on to a journal of this store. Only for a book without a file and a journal.
    pub fn start_journal(&mut self, store: &BookStore) {
        if matches!(self.journal_mode, JournalMode::Off) && self.path.is_none() {
            self.journal_mode = JournalMode::Writing(store.start_journal(self.engine.book().clone()));
        }
    }

    /// Adds the changes since the last call to the history, and sends them to the journal writer.
    pub fn record_changes(&mut self, ctx: &Context) {
        let engine = self.shown_past.as_mut().map_or(&mut self.engine, |past| &mut past.present);
        let applied = engine.take_recorded_edits();
        let at = Timestamp::now();
        if !applied.is_empty() {
            let author = match &self.journal_mode {
                JournalMode::Writing(writer) => writer.signature(),
                JournalMode::Off | JournalMode::ReadOnly(_) => "",
            };
            self.history.add(at, author, &applied);
        }
        let JournalMode::Writing(writer) = &mut self.journal_mode else { return };
        if !self.wakes_window {
            let ctx = ctx.clone();
            writer.on_change(move || ctx.request_repaint());
            self.wakes_window = true;
        }
        writer.append_at(at, applied);
    }

    /// The engine of the present book, also while a past state is in view.
    pub fn present_engine(&self) -> &Engine {
        self.shown_past.as_ref().map_or(&self.engine, |past| &past.present)
    }

    /// The engine of the present book, for changes that do not come from the view.
    pub fn present_engine_mut(&mut self) -> &mut Engine {
        self.shown_past.as_mut().map_or(&mut self.engine, |past| &mut past.present)
    }

    /// Whether the file cannot be changed: the book is open in another window, or was saved by a newer Topboard.
    pub fn is_file_read_only(&self) -> bool {
        matches!(self.journal_mode, JournalMode::ReadOnly(_))
    }

    /// The history of all changes up to the last frame.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The history, for an update of its entries.
    pub fn history_mut(&mut self) -> &mut History {
        &mut self.history
    }

    /// The number of steps before the past state in view. `None` while the present book is in view.
    pub fn shown_past_step(&self) -> Option<usize> {
        self.shown_past.as_ref().map(|past| past.step)
    }

    /// The time of the past state in view, “2026-11-21 14:03:05”, or that it is the beginning.
    pub fn past_moment(&self) -> Option<&str> {
        self.shown_past.as_ref().map(|past| past.moment.as_str())
    }

    /// Shows the book as it was after this number of steps. A past state cannot be changed.
    pub fn show_past(&mut self, ctx: &Context, after: usize) {
        self.record_changes(ctx);
        self.show_now();
        let past_engine = Engine::new(self.history.book_after(after)).with_revision(FIRST_PAST_REVISION + after as u64);
        let steps = self.history.steps();
        let step = after.checked_sub(1).and_then(|at| steps.get(at));
        // The moment is in the names of steps too, and posted pages say it in their own language, so it is not in that of the window.
        let (moment, read_only_reason) = match step.map(|step| local_time_text(step.time)) {
            Some(moment) => {
                let reason = texts::past_state(&recorded_moment_in_window(&moment));
                (moment, reason)
            }
            None => ("before the first change".to_owned(), texts::past_state_before_first_change().to_owned()),
        };
        self.shown_past = Some(ShownPast {
            step: after,
            moment,
            read_only_reason,
            present: std::mem::replace(&mut self.engine, past_engine),
        });
    }

    /// Shows the present book again.
    pub fn show_now(&mut self) {
        if let Some(past) = self.shown_past.take() {
            self.engine = past.present;
        }
    }

    /// Computes everything again from the present book, because the language of the window has changed. What was saved stays
    /// saved.
    pub fn compute_again(&mut self) {
        self.show_now();
        let is_saved = self.engine.revision() == self.saved_revision;
        self.engine.compute_again();
        if is_saved {
            self.saved_revision = self.engine.revision();
        }
    }

    /// The saver that writes the present book to its file and marks the save in the journal.
    pub fn saver(&mut self, ctx: &Context, store: Option<&BookStore>) -> Option<BookSaver> {
        self.record_changes(ctx);
        Some(store?.saver(self.journal_writer()?))
    }

    /// Takes the journal writer away from the book. The writer ends when it has written everything.
    pub fn take_journal_writer(&mut self, ctx: &Context) -> Option<JournalWriter> {
        self.record_changes(ctx);
        match std::mem::replace(&mut self.journal_mode, JournalMode::Off) {
            JournalMode::Writing(writer) => Some(writer),
            JournalMode::Off | JournalMode::ReadOnly(_) => None,
        }
    }

    /// The reason why the book in view cannot be changed. `None` if it can.
    pub fn read_only_reason(&self) -> Option<&str> {
        if let Some(past) = &self.shown_past {
            return Some(&past.read_only_reason);
        }
        match &self.journal_mode {
            JournalMode::ReadOnly(why) => Some(why),
            JournalMode::Writing(_) | JournalMode::Off => None,
        }
    }

    /// Whether every change is backed up in a journal.
    pub fn has_journal(&self) -> bool {
        self.journal_writer().is_some()
    }

    /// What writes every change to the journal.
    fn journal_writer(&self) -> Option<&JournalWriter> {
        match &self.journal_mode {
            JournalMode::Writing(writer) => Some(writer),
            JournalMode::Off | JournalMode::ReadOnly(_) => None,
        }
    }

    /// The problem of the disk that holds the journal or the backups.
    pub fn disk_problem(&self) -> Option<String> {
        let state = self.journal_writer()?.state();
        state.trouble.or(state.backup_failure)
    }

    /// The new messages about what other programs did to the files of the book.
    pub fn take_journal_notices(&self) -> Vec<String> {
        self.journal_writer().map(JournalWriter::take_notices).unwrap_or_default()
    }

    /// Waits until all changes are backed up. Returns whether they are.
    pub fn wait_for_backup(&self) -> bool {
        self.journal_writer().is_some_and(|writer| writer.flush().is_ok())
    }

    /// Whether the file of the book was removed while the book was open.
    fn is_file_missing(&self) -> bool {
        self.journal_writer().is_some_and(JournalWriter::is_file_missing)
    }

    /// A new book with the contents of an imported file. It is not in a file yet. The undo history starts empty, so
    /// undo cannot remove the imported event.
    pub fn imported(engine: Engine, file: &Path) -> Self {
        let title = file.file_stem().map(|stem| stem.display().to_string()).unwrap_or_default();
        let mut document =
            OpenDocument { imported_from: Some(file.to_owned()), ..OpenDocument::unsaved(engine, title) };
        document.mark_unsaved();
        document
    }

    /// The folder that file dialogs open in.
    pub fn folder(&self) -> Option<&Path> {
        let own = self.path.as_deref().and_then(Path::parent);
        let from = || self.imported_from.as_deref().and_then(Path::parent);
        own.or_else(from).filter(|folder| !folder.as_os_str().is_empty())
    }

    /// The file of the book.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// The journal of an event that had no file when it was opened or begun here.
    pub fn unsaved_journal(&self) -> Option<&Path> {
        self.journal_writer()?.unsaved_journal()
    }

    /// The file of the book and the file that it was imported from. An export must not overwrite them.
    pub fn sources(&self) -> impl Iterator<Item = &Path> {
        self.path.as_deref().into_iter().chain(self.imported_from.as_deref())
    }

    /// The files in which the book was before it was saved under another name.
    pub fn earlier_paths(&self) -> &[PathBuf] {
        &self.earlier_paths
    }

    /// Whether the book has changes that are not in its file, or has no file any more. An event without a file in which nothing is
    /// entered has nothing to save.
    pub fn is_changed(&self) -> bool {
        let engine = self.present_engine();
        let has_changes = engine.revision() != self.saved_revision || self.is_file_missing();
        has_changes && (self.path.is_some() || *engine.book() != Book::default())
    }

    /// Notes that the state at `revision` was saved to `path`.
    pub fn mark_saved(&mut self, path: PathBuf, revision: u64) {
        let before = self.path.replace(path).filter(|before| self.path.as_ref() != Some(before));
        self.earlier_paths.extend(before);
        self.saved_revision = revision;
        self.saved_at = Some(Zoned::now());
    }

    /// Marks the book as changed, for a book that was loaded with unsaved changes.
    pub fn mark_unsaved(&mut self) {
        self.saved_revision = self.engine.revision().wrapping_sub(1);
    }

    /// The name of the book: the name of the event, else of the file.
    pub fn name(&self) -> &str {
        let event = self.engine.book().event.name.as_str();
        match (event.is_empty(), self.title.is_empty()) {
            (false, _) => event,
            (true, false) => &self.title,
            (true, true) => texts::new_event(),
        }
    }

    /// A file name to offer, with this extension. It differs from the name of the imported file.
    pub fn file_name(&self, ending: &str) -> String {
        let stem: String =
            self.name().chars().map(|c| if c.is_alphanumeric() || " -_.".contains(c) { c } else { '-' }).collect();
        if let Some(moment) = self.past_moment() {
            return format!("{}, {}.{ending}", stem.trim(), moment.replace(':', "."));
        }
        let name = format!("{}.{ending}", stem.trim());
        let taken = self.imported_from.as_deref().and_then(Path::file_name);
        if taken.is_some_and(|taken| taken.eq_ignore_ascii_case(&name)) {
            return format!("{}.{ending}", texts::file_for_notice_board(stem.trim()));
        }
        name
    }

    /// Whether the book is saved, for the status bar: “Saved 12:31:05”, “Not saved yet (backed up 12:31)”.
    pub fn save_status(&self) -> String {
        if self.read_only_reason().is_some() {
            return texts::read_only().to_owned();
        }
        match (&self.path, &self.saved_at) {
            _ if self.is_changed() => match &self.journal_mode {
                JournalMode::Writing(writer) => {
                    let state = writer.state();
                    match (state.backed_up_step >= writer.submitted_step(), state.trouble) {
                        (true, None) => match self.history.steps().last() {
                            Some(step) => texts::backed_up_at(&local_clock_text(step.time)),
                            None => texts::backed_up().to_owned(),
                        },
                        (true, Some(_)) => texts::backed_up_in_own_folder().to_owned(),
                        (false, None) => texts::backing_up().to_owned(),
                        (false, Some(_)) => texts::not_saved_not_backed_up().to_owned(),
                    }
                }
                JournalMode::Off | JournalMode::ReadOnly(_) => texts::not_saved_yet().to_owned(),
            },
            (_, Some(at)) => texts::saved_at(&at.strftime("%H:%M:%S").to_string()),
            (Some(path), None) => texts::saved_in(&file_name(path)),
            (None, None) => texts::nothing_to_save().to_owned(),
        }
    }
}

/// The local time of day, “12:31”.
fn local_clock_text(time: Timestamp) -> String {
    time.to_zoned(TimeZone::system()).strftime("%H:%M").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, Edit, EventField};

    #[test]
    fn a_book_counts_as_changed_until_its_present_revision_is_saved() {
        let mut document = OpenDocument::unsaved(Engine::new(Book::default()), "");
        assert!(!document.is_changed());
        let name = |text: &str| Edit::Event(EventField::Name(text.into()));
        document.engine.apply("name", name("A/B Con")).unwrap();
        let saved = document.engine.revision();
        document.engine.apply("name", name("A/B Con 2")).unwrap();
        document.mark_saved("/tmp/a.topboard".into(), saved);
        assert!(document.is_changed(), "something was typed while the file was being written");
        assert_eq!(document.file_name("xlsx"), "A-B Con 2.xlsx");
        document.mark_saved("/tmp/a.topboard".into(), document.engine.revision());
        assert!(document.save_status().starts_with("Saved "));
    }
}
