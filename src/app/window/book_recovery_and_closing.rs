//! The journal of the book in the window: recovered changes, read-only books, disk problems, and closing a book.

use std::path::{Path, PathBuf};

use eframe::egui;

use super::Topboard;
use crate::app::files::writer::WriteContent;
use crate::app::open_document::OpenDocument;
use crate::app::path_text::file_name;
use crate::book::FieldChange;
use crate::store::output_path;
use crate::store::{JournalMode, OpenedBook};

impl Topboard {
    /// Shows a book that was opened, with the notices of opening it.
    pub(super) fn show_opened(&mut self, ctx: &egui::Context, mut opened: OpenedBook, path: &Path) {
        let mut notices = std::mem::take(&mut opened.notices).join(" ");
        let is_warning = opened.changed || matches!(opened.journal_mode, JournalMode::ReadOnly(_));
        let was_recovered = opened.changed;
        self.show_document(ctx, OpenDocument::opened(opened));
        if was_recovered && let Some(newest) = self.document.history_mut().entries().last() {
            // The cursor goes to the last change.
            let FieldChange { address: at, location: place, field, new, .. } = &newest.change;
            let value = if new.is_empty() { "emptied" } else { new.as_str() };
            notices = format!("{notices} The newest change: {place}, {field}: {value}.");
            let at = *at;
            self.go_to_if_there(at);
        }
        self.status_message = format!("opened {}", file_name(path));
        self.notification = (!notices.is_empty()).then_some((notices, is_warning));
    }

    /// Closes the book in the window. Its journal writer ends after the files that are still being written.
    pub(super) fn close_document(&mut self, ctx: &egui::Context) {
        let discard = std::mem::take(&mut self.discarding_changes);
        let Some(writer) = self.document.take_journal_writer(ctx) else { return };
        let name = PathBuf::from(self.document.name());
        self.file_writer.write(ctx, WriteContent::ClosedBook, &name, move || {
            if discard {
                writer.discard_unsaved_changes();
            }
            Ok(None)
        });
    }

    /// Whether this is the file of the book in the window, and the book can be changed.
    pub(super) fn is_editing_file(&self, path: &Path) -> bool {
        self.document.has_journal() && self.document.path().is_some_and(|own| output_path::is_same_file(own, path))
    }

    /// Whether this is the file of the book in the window, and the book is read-only.
    pub(super) fn is_viewing_file(&self, path: &Path) -> bool {
        self.document.read_only_reason().is_some()
            && self.document.path().is_some_and(|own| output_path::is_same_file(own, path))
    }

    /// Whether the book in view cannot be changed. If so, tells the user why.
    pub(super) fn refuse_if_read_only(&mut self) -> bool {
        if self.document.shown_past_step().is_some() {
            // The bar above the sheet gives the reason.
            "a past state cannot be changed; Escape goes back to now".clone_into(&mut self.status_message);
            return true;
        }
        let reason = self.document.read_only_reason().map(str::to_owned);
        if let Some(reason) = &reason {
            self.notification = Some((reason.clone(), true));
        }
        reason.is_some()
    }

    /// Removes the notification. A disk problem stays until it is solved.
    pub(super) fn clear_notification(&mut self) {
        self.notification = self.shown_disk_problem.clone().map(|problem| (problem, true));
    }

    /// Shows a new disk problem in the notification, and removes it when it is solved.
    pub(super) fn show_disk_problem(&mut self) {
        let problem = self.document.disk_problem();
        if problem == self.shown_disk_problem {
            return;
        }
        match (&problem, &self.shown_disk_problem) {
            (Some(problem), _) => self.notification = Some((problem.clone(), true)),
            (None, Some(shown)) if self.notification.as_ref().is_some_and(|(text, _)| text == shown) => {
                self.notification = None;
            }
            _ => {}
        }
        self.shown_disk_problem = problem;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::command::Command;
    use crate::app::{InitialBook, theme};
    use crate::book::{Book, Edit, EventField};
    use crate::store::{self, BookStore, disk::LocalDisk};

    type Window = Harness<'static, Topboard>;

    /// A window with a book store in this folder.
    fn window(folder: &Path, start: InitialBook) -> Window {
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.join("data")));
        let window = Topboard::new(start).with_typed_paths().with_book_store(store);
        let mut h = Harness::builder()
            .with_size([1200.0, 700.0])
            .with_context_setup(theme::install)
            .build_ui_state(|ui, window: &mut Topboard| window.ui(ui), window);
        wait_for(&mut h, |h| h.state().background_jobs.waiting().is_none());
        h
    }

    /// A window that shows a book, and the file of the book.
    fn with_book(folder: &Path) -> (Window, PathBuf) {
        let path = folder.join("con.topboard");
        if !path.exists() {
            store::save_book(&path, &Book::default()).unwrap();
        }
        (window(folder, InitialBook::File(path.clone())), path)
    }

    fn wait_for(h: &mut Window, condition: impl Fn(&Window) -> bool) {
        let until = Instant::now() + Duration::from_secs(20);
        h.step();
        while !condition(h) {
            assert!(Instant::now() < until, "the awaited state never came");
            std::thread::sleep(Duration::from_millis(2));
            h.step();
        }
    }

    fn name(h: &mut Window, name: &str) -> bool {
        let made = h.state_mut().apply("name of the event", Edit::Event(EventField::Name(name.into())));
        h.step();
        made
    }

    fn notice(h: &Window) -> &str {
        h.state().notification.as_ref().map_or("", |(text, _)| text)
    }

    #[test]
    fn an_event_that_was_never_saved_is_recovered_when_the_window_opens_again() {
        let folder = tempfile::tempdir().unwrap();
        let mut h = window(folder.path(), InitialBook::Empty);
        name(&mut h, "Tea-time Open");
        wait_for(&mut h, |h| h.state().document.save_status().starts_with("Not saved yet (backed up"));
        let status = h.state().document.save_status();
        let time = status.strip_prefix("Not saved yet (backed up ").and_then(|rest| rest.strip_suffix(')'));
        assert!(time.is_some_and(|time| jiff::civil::Time::strptime("%H:%M", time).is_ok()), "{status}");
        drop(h);
        let h = window(folder.path(), InitialBook::Empty);
        assert_eq!(h.state().engine().book().event.name, "Tea-time Open");
        assert!(notice(&h).starts_with("1 change "), "{}", notice(&h));
        assert!(h.state().is_changed());
    }

    #[test]
    fn unsaved_changes_are_recovered_when_the_book_is_opened_again() {
        let folder = tempfile::tempdir().unwrap();
        let (mut h, path) = with_book(folder.path());
        name(&mut h, "Tea-time Open");
        drop(h);
        let (mut h, _) = with_book(folder.path());
        assert_eq!(h.state().engine().book().event.name, "Tea-time Open");
        assert!(notice(&h).contains("not saved and was recovered"), "{}", notice(&h));
        let ctx = h.ctx.clone();
        h.state_mut().execute(&ctx, Command::Save);
        wait_for(&mut h, |h| !h.state().is_changed());
        assert_eq!(store::open_book(&path).unwrap().event.name, "Tea-time Open");
        h.state_mut().execute(&ctx, Command::Undo);
        assert_eq!(h.state().engine().book().event.name, "", "changes from before the restart can be undone");
    }

    #[test]
    fn leaving_without_saving_can_be_undone_when_the_book_is_opened_again() {
        let folder = tempfile::tempdir().unwrap();
        let (mut h, path) = with_book(folder.path());
        name(&mut h, "typed by mistake");
        let ctx = h.ctx.clone();
        h.state_mut().execute(&ctx, Command::NewBook);
        h.run();
        h.get_by_label("Don’t save").click();
        wait_for(&mut h, |h| h.state().document.path().is_none() && !h.state().file_writer.is_busy());
        assert_eq!(store::open_book(&path).unwrap(), Book::default());
        drop(h);
        let (mut h, _) = with_book(folder.path());
        assert!(!h.state().is_changed());
        assert_eq!(h.state().engine().book(), &Book::default());
        let ctx = h.ctx.clone();
        h.state_mut().execute(&ctx, Command::Undo);
        assert_eq!(h.state().engine().book().event.name, "typed by mistake");
    }

    #[test]
    fn a_book_open_in_another_window_is_read_only_and_a_copy_can_be_changed() {
        let folder = tempfile::tempdir().unwrap();
        let (_first, _) = with_book(folder.path());
        let (mut h, path) = with_book(folder.path());
        assert!(notice(&h).starts_with("con.topboard is open in another window"), "{}", notice(&h));
        assert_eq!(h.state().document.save_status(), "Read-only");
        assert!(!name(&mut h, "refused"));
        assert_eq!(h.state().engine().book(), &Book::default());

        let ctx = h.ctx.clone();
        let copy = folder.path().join("copy.topboard");
        h.state_mut().use_file(&ctx, crate::app::files::FilePurpose::SaveAs, path);
        assert!(matches!(h.state().dialog, Some(crate::app::window::Dialog::PathField(_))), "not over the book itself");
        h.state_mut().dialog = None;
        h.state_mut().use_file(&ctx, crate::app::files::FilePurpose::SaveAs, copy.clone());
        wait_for(&mut h, |h| h.state().document.has_journal());
        assert_eq!(h.state().document.path(), Some(copy.as_path()));
        assert!(name(&mut h, "a copy"));
    }

    #[test]
    fn a_book_that_is_open_in_the_window_is_not_opened_again() {
        let folder = tempfile::tempdir().unwrap();
        let (mut h, path) = with_book(folder.path());
        name(&mut h, "typed");
        let ctx = h.ctx.clone();
        h.state_mut().use_file(&ctx, crate::app::files::FilePurpose::Open, path);
        assert_eq!(h.state().status_message, "con.topboard is open already");
        assert_eq!(h.state().engine().book().event.name, "typed");
    }
}
