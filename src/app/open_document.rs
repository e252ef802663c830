//! The book in the window: what it is, where it is kept, and what of it is on disk.

use std::path::{Path, PathBuf};

use eframe::egui::Context;
use jiff::{Timestamp, Zoned};

use super::background::file_name;
use crate::engine::Engine;
use crate::history::{History, local_time_text};
use crate::store::{BookSaver, BookStore, JournalMode, JournalWriter, OpenedBook};

/// The book in the window.
#[derive(Debug)]
pub struct OpenDocument {
    /// What the window shows: the book as it is, or as it was.
    pub engine: Engine,
    /// The book as it is, while it is shown as it was.
    past: Option<ShownPast>,
    /// Everything that was done to the book, as far back as is known.
    chronicle: History,
    path: Option<PathBuf>,
    /// A name for the window's title where the event has none: the imported file's.
    title: String,
    /// The file it was imported from.
    from: Option<PathBuf>,
    saved_revision: u64,
    saved_at: Option<Zoned>,
    keeping: JournalMode,
    /// Whether the thread that keeps it calls the window when something has changed.
    calls: bool,
}

/// A past state that is looked at.
#[derive(Debug)]
struct ShownPast {
    /// How many steps had been made.
    after: usize,
    /// When the last of them was.
    moment: String,
    /// Why nothing can be changed.
    why: String,
    now: Engine,
}

/// Revisions of past states are counted from here, so that what was laid out for one state is not shown with another.
const REVISIONS_OF_THE_PAST: u64 = 1 << 40;

impl OpenDocument {
    /// A book that is on no disk yet. It is called `title` until its event has a name.
    pub fn unsaved(mut engine: Engine, title: impl Into<String>) -> Self {
        let saved_revision = engine.revision();
        engine.record_edits();
        OpenDocument {
            chronicle: History::new(engine.book().clone()),
            engine,
            past: None,
            path: None,
            title: title.into(),
            from: None,
            saved_revision,
            saved_at: None,
            keeping: JournalMode::Off,
            calls: false,
        }
    }

    /// A book as it was read from its file and its journal.
    pub fn opened(opened: OpenedBook) -> Self {
        let OpenedBook { book, undo_history: history, history: chronicle, path, changed, journal_mode, .. } = opened;
        let stem = path.as_deref().and_then(Path::file_stem);
        let title = stem.map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let engine = Engine::with_history(book, history);
        let mut document = OpenDocument { chronicle, path, keeping: journal_mode, ..OpenDocument::unsaved(engine, title) };
        if changed {
            document.mark_unsaved();
        }
        document
    }

    /// Keeps every change from now on, in a journal of this shelf.
    pub fn keep_on(&mut self, shelf: &BookStore) {
        if matches!(self.keeping, JournalMode::Off) && self.path.is_none() {
            self.keeping = JournalMode::Writing(shelf.start_journal(self.engine.book().clone()));
        }
    }

    /// Enters the changes since this was last called in the chronicle, and hands them over to whoever keeps them.
    pub fn keep(&mut self, ctx: &Context) {
        let engine = self.past.as_mut().map_or(&mut self.engine, |past| &mut past.now);
        let applied = engine.take_recorded_edits();
        let at = Timestamp::now();
        if !applied.is_empty() {
            let who = match &self.keeping {
                JournalMode::Writing(keeper) => keeper.signature(),
                JournalMode::Off | JournalMode::ReadOnly(_) => "",
            };
            self.chronicle.add(at, who, &applied);
        }
        let JournalMode::Writing(keeper) = &mut self.keeping else { return };
        if !self.calls {
            let ctx = ctx.clone();
            keeper.on_change(move || ctx.request_repaint());
            self.calls = true;
        }
        keeper.append_at(at, applied);
    }

    /// The book as it is, whatever state of it is shown.
    pub fn now(&self) -> &Engine {
        self.past.as_ref().map_or(&self.engine, |past| &past.now)
    }

    /// The same, to note what happened to it elsewhere.
    pub fn now_mut(&mut self) -> &mut Engine {
        self.past.as_mut().map_or(&mut self.engine, |past| &mut past.now)
    }

    /// Whether the book is in another window, or of a newer program: it can only be looked at.
    pub fn is_only_looked_at(&self) -> bool {
        matches!(self.keeping, JournalMode::ReadOnly(_))
    }

    /// Everything that was done, up to the last frame.
    pub fn chronicle(&self) -> &History {
        &self.chronicle
    }

    /// The same, for its lines to be brought up to date.
    pub fn chronicle_mut(&mut self) -> &mut History {
        &mut self.chronicle
    }

    /// After how many steps the book is shown as it was; `None` while it is shown as it is.
    pub fn shows_past(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.after)
    }

    /// When the state that is shown was, in words.
    pub fn past_moment(&self) -> Option<&str> {
        self.past.as_ref().map(|past| past.moment.as_str())
    }

    /// Shows the book as it was after so many steps. It cannot be changed so.
    pub fn show_past(&mut self, ctx: &Context, after: usize) {
        self.keep(ctx);
        self.show_now();
        let was = Engine::new(self.chronicle.book_after(after)).with_revision(REVISIONS_OF_THE_PAST + after as u64);
        let steps = self.chronicle.steps();
        let step = after.checked_sub(1).and_then(|at| steps.get(at));
        let moment = step.map_or_else(|| "before the first change".to_owned(), |step| local_time_text(step.time));
        let why = format!("This is the event as it was, {moment}.");
        self.past = Some(ShownPast { after, moment, why, now: std::mem::replace(&mut self.engine, was) });
    }

    /// Shows the book as it is again.
    pub fn show_now(&mut self) {
        if let Some(past) = self.past.take() {
            self.engine = past.now;
        }
    }

    /// What saves the book as it is now, and marks it in its journal.
    pub fn saver(&mut self, ctx: &Context, shelf: Option<&BookStore>) -> Option<BookSaver> {
        self.keep(ctx);
        match &self.keeping {
            JournalMode::Writing(keeper) => Some(shelf?.saver(keeper)),
            JournalMode::Off | JournalMode::ReadOnly(_) => None,
        }
    }

    /// Gives up what keeps the book, which then ends when everything is kept.
    pub fn give_up_keeper(&mut self, ctx: &Context) -> Option<JournalWriter> {
        self.keep(ctx);
        match std::mem::replace(&mut self.keeping, JournalMode::Off) {
            JournalMode::Writing(keeper) => Some(keeper),
            JournalMode::Off | JournalMode::ReadOnly(_) => None,
        }
    }

    /// Why nothing can be changed, where that is so.
    pub fn read_only(&self) -> Option<&str> {
        if let Some(past) = &self.past {
            return Some(&past.why);
        }
        match &self.keeping {
            JournalMode::ReadOnly(why) => Some(why),
            JournalMode::Writing(_) | JournalMode::Off => None,
        }
    }

    /// Whether changes are written down before they are saved.
    pub fn is_kept(&self) -> bool {
        matches!(self.keeping, JournalMode::Writing(_))
    }

    /// What is wrong with the disk that changes are kept on.
    pub fn trouble(&self) -> Option<String> {
        match &self.keeping {
            JournalMode::Writing(keeper) => {
                let state = keeper.state();
                state.trouble.or(state.backup_failure)
            }
            JournalMode::Off | JournalMode::ReadOnly(_) => None,
        }
    }

    /// A new book that was made of what this file holds, and is on no disk yet. Undo ends here: one step too many must
    /// not throw the event away.
    pub fn imported(engine: Engine, file: &Path) -> Self {
        let title = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let mut document = OpenDocument { from: Some(file.to_owned()), ..OpenDocument::unsaved(engine, title) };
        document.mark_unsaved();
        document
    }

    /// The folder in which to look for files and offer to write them.
    pub fn folder(&self) -> Option<&Path> {
        let own = self.path.as_deref().and_then(Path::parent);
        let from = || self.from.as_deref().and_then(Path::parent);
        own.or_else(from).filter(|folder| !folder.as_os_str().is_empty())
    }

    /// The file it is kept in.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// The files that hold what is in the window: the book's own and the one it was imported from. No result may be
    /// written over them.
    pub fn sources(&self) -> impl Iterator<Item = &Path> {
        self.path.as_deref().into_iter().chain(self.from.as_deref())
    }

    /// Whether closing now would lose something.
    pub fn is_changed(&self) -> bool {
        self.now().revision() != self.saved_revision
    }

    /// Notes that the book as it was at `revision` is in `path`.
    pub fn saved(&mut self, path: PathBuf, revision: u64) {
        self.path = Some(path);
        self.saved_revision = revision;
        self.saved_at = Some(Zoned::now());
    }

    /// Sets what a revision counts as changed from, for a book that was loaded with changes nobody has saved.
    pub fn mark_unsaved(&mut self) {
        self.saved_revision = self.engine.revision().wrapping_sub(1);
    }

    /// What the window is called.
    pub fn name(&self) -> &str {
        let event = self.engine.book().event.name.as_str();
        match (event.is_empty(), self.title.is_empty()) {
            (false, _) => event,
            (true, false) => &self.title,
            (true, true) => "New event",
        }
    }

    /// A file name to offer, with this ending; not that of the file it was imported from.
    pub fn file_name(&self, ending: &str) -> String {
        let stem: String =
            self.name().chars().map(|c| if c.is_alphanumeric() || " -_.".contains(c) { c } else { '-' }).collect();
        if let Some(moment) = self.past_moment() {
            return format!("{}, {}.{ending}", stem.trim(), moment.replace(':', "."));
        }
        let name = format!("{}.{ending}", stem.trim());
        let taken = self.from.as_deref().and_then(Path::file_name);
        if taken.is_some_and(|taken| taken.eq_ignore_ascii_case(&name)) {
            return format!("{} - notice board.{ending}", stem.trim());
        }
        name
    }

    /// “saved 12:31:05”, in words, for the status line.
    pub fn saved_in_words(&self) -> String {
        if self.read_only().is_some() {
            return "read-only".to_owned();
        }
        match (&self.path, &self.saved_at) {
            _ if self.is_changed() => match &self.keeping {
                JournalMode::Writing(keeper) => {
                    let state = keeper.state();
                    match (state.backed_up_step >= keeper.submitted_step(), state.trouble) {
                        (true, None) => "kept, not saved",
                        (true, Some(_)) => "kept elsewhere, not saved",
                        (false, None) => "keeping …",
                        (false, Some(_)) => "not kept, not saved",
                    }
                    .to_owned()
                }
                JournalMode::Off | JournalMode::ReadOnly(_) => "not saved".to_owned(),
            },
            (_, Some(at)) => format!("saved {}", at.strftime("%H:%M:%S")),
            (Some(path), None) => format!("as in {}", file_name(path)),
            (None, None) => "nothing to save".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, Edit, EventField};

    #[test]
    fn a_book_is_changed_until_that_very_revision_is_saved() {
        let mut document = OpenDocument::unsaved(Engine::new(Book::default()), "");
        assert!(!document.is_changed());
        let name = |text: &str| Edit::Event(EventField::Name(text.into()));
        document.engine.apply("name", name("A/B Con")).unwrap();
        let saved = document.engine.revision();
        document.engine.apply("name", name("A/B Con 2")).unwrap();
        document.saved("/tmp/a.topboard".into(), saved);
        assert!(document.is_changed(), "something was typed while the file was being written");
        assert_eq!(document.file_name("xlsx"), "A-B Con 2.xlsx");
        document.saved("/tmp/a.topboard".into(), document.engine.revision());
        assert!(document.saved_in_words().starts_with("saved "));
    }
}
