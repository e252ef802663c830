//! What keeps the book in the window: taken on when it is shown, let go when it leaves, and what it has to say.

use std::path::{Path, PathBuf};

use eframe::egui;

use super::Topboard;
use crate::app::background::file_name;
use crate::app::file_writer::WriteContent;
use crate::app::open_document::OpenDocument;
use crate::book::FieldChange;
use crate::store::output_path;
use crate::store::{JournalMode, OpenedBook};

impl Topboard {
    pub(super) fn show_opened(&mut self, ctx: &egui::Context, mut opened: OpenedBook, path: &Path) {
        let mut notices = std::mem::take(&mut opened.notices).join(" ");
        let alarming = opened.changed || matches!(opened.journal_mode, JournalMode::ReadOnly(_));
        let brought_back = opened.changed;
        self.show_document(ctx, OpenDocument::opened(opened));
        if brought_back && let Some(newest) = self.document.chronicle_mut().entries().last() {
            // Back to where the typing stopped.
            let FieldChange { address: at, location: place, field, new, .. } = &newest.change;
            let value = if new.is_empty() { "emptied" } else { new.as_str() };
            notices = format!("{notices} The newest is {place}, {field}: {value}.");
            let at = *at;
            self.go_to_if_there(at);
        }
        self.said = format!("opened {}", file_name(path));
        self.notice = (!notices.is_empty()).then_some((notices, alarming));
    }

    /// Lets go of the book in the window: what keeps it ends behind the files that are still being written.
    pub(super) fn let_go(&mut self, ctx: &egui::Context) {
        let leaving = std::mem::take(&mut self.leaving);
        let Some(keeper) = self.document.give_up_keeper(ctx) else { return };
        let name = PathBuf::from(self.document.name());
        self.writer.write(ctx, WriteContent::Leaving, &name, move || {
            if leaving {
                keeper.discard_unsaved_changes();
            }
            Ok(None)
        });
    }

    /// Whether this is the file of the book in the window, which can be typed into.
    pub(super) fn is_open_here(&self, path: &Path) -> bool {
        self.document.is_kept() && self.document.path().is_some_and(|own| output_path::is_same_file(own, path))
    }

    /// Whether this is the file of a book that another window has.
    pub(super) fn is_looked_at(&self, path: &Path) -> bool {
        self.document.read_only().is_some()
            && self.document.path().is_some_and(|own| output_path::is_same_file(own, path))
    }

    /// Whether nothing can be changed; then it is said why.
    pub(super) fn is_read_only(&mut self) -> bool {
        if self.document.shows_past().is_some() {
            // The band above the sheet says why.
            "nothing can be changed in the past; Escape goes back to now".clone_into(&mut self.said);
            return true;
        }
        let why = self.document.read_only().map(str::to_owned);
        if let Some(why) = &why {
            self.notice = Some((why.clone(), true));
        }
        why.is_some()
    }

    /// Takes the sentence across the window away; what is wrong with the disk stays until it is right.
    pub(super) fn clear_notice(&mut self) {
        self.notice = self.trouble.clone().map(|trouble| (trouble, true));
    }

    /// Says what is wrong with the disk, once.
    pub(super) fn tell_trouble(&mut self) {
        let trouble = self.document.trouble();
        if trouble == self.trouble {
            return;
        }
        match (&trouble, &self.trouble) {
            (Some(trouble), _) => self.notice = Some((trouble.clone(), true)),
            (None, Some(told)) if self.notice.as_ref().is_some_and(|(notice, _)| notice == told) => self.notice = None,
            _ => {}
        }
        self.trouble = trouble;
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
    use crate::app::{StartWith, theme};
    use crate::book::{Book, Edit, EventField};
    use crate::store::{self, BookStore, disk::LocalDisk};

    type Window = Harness<'static, Topboard>;

    /// A window that keeps what is typed on a shelf in this folder.
    fn window(folder: &Path, start: StartWith) -> Window {
        let shelf = BookStore::new(Arc::new(LocalDisk), Some(folder.join("data")));
        let window = Topboard::new(start).with_typed_paths().keeping(shelf);
        let mut h = Harness::builder()
            .with_size([1200.0, 700.0])
            .with_context_setup(theme::install)
            .build_ui_state(|ui, window: &mut Topboard| window.ui(ui), window);
        wait_for(&mut h, |h| h.state().worker.waiting().is_none());
        h
    }

    /// A book in a file, and the window that shows it.
    fn with_book(folder: &Path) -> (Window, PathBuf) {
        let path = folder.join("con.topboard");
        if !path.exists() {
            store::save_book(&path, &Book::default()).unwrap();
        }
        (window(folder, StartWith::File(path.clone())), path)
    }

    fn wait_for(h: &mut Window, what: impl Fn(&Window) -> bool) {
        let until = Instant::now() + Duration::from_secs(20);
        h.step();
        while !what(h) {
            assert!(Instant::now() < until, "it never came");
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
        h.state().notice.as_ref().map_or("", |(text, _)| text)
    }

    #[test]
    fn an_event_that_was_never_saved_is_there_when_the_window_opens_again() {
        let folder = tempfile::tempdir().unwrap();
        let mut h = window(folder.path(), StartWith::Empty);
        name(&mut h, "Tea-time Open");
        wait_for(&mut h, |h| h.state().document.saved_in_words() == "kept, not saved");
        drop(h);
        let h = window(folder.path(), StartWith::Empty);
        assert_eq!(h.state().engine().book().event.name, "Tea-time Open");
        assert!(notice(&h).starts_with("1 change "), "{}", notice(&h));
        assert!(h.state().is_changed());
    }

    #[test]
    fn what_was_typed_and_not_saved_comes_back_into_its_book() {
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
        assert_eq!(h.state().engine().book().event.name, "", "what was typed before the restart can be undone");
    }

    #[test]
    fn leaving_without_saving_can_be_undone_when_the_book_is_opened_again() {
        let folder = tempfile::tempdir().unwrap();
        let (mut h, path) = with_book(folder.path());
        name(&mut h, "typed by mistake");
        let ctx = h.ctx.clone();
        h.state_mut().execute(&ctx, Command::New);
        h.run();
        h.get_by_label("Don’t save").click();
        wait_for(&mut h, |h| h.state().document.path().is_none() && !h.state().writer.is_busy());
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
    fn a_book_that_is_open_in_another_window_is_looked_at_and_a_copy_can_be_typed_into() {
        let folder = tempfile::tempdir().unwrap();
        let (_first, _) = with_book(folder.path());
        let (mut h, path) = with_book(folder.path());
        assert!(notice(&h).starts_with("con.topboard is open in another window"), "{}", notice(&h));
        assert_eq!(h.state().document.saved_in_words(), "read-only");
        assert!(!name(&mut h, "refused"));
        assert_eq!(h.state().engine().book(), &Book::default());

        let ctx = h.ctx.clone();
        let copy = folder.path().join("copy.topboard");
        h.state_mut().with_file(&ctx, crate::app::background::FilePurpose::SaveAs, path);
        assert!(matches!(h.state().dialog, Some(crate::app::window::Dialog::Path(_))), "not over the book itself");
        h.state_mut().dialog = None;
        h.state_mut().with_file(&ctx, crate::app::background::FilePurpose::SaveAs, copy.clone());
        wait_for(&mut h, |h| h.state().document.is_kept());
        assert_eq!(h.state().document.path(), Some(copy.as_path()));
        assert!(name(&mut h, "a copy"));
    }

    #[test]
    fn the_book_in_the_window_is_not_opened_again() {
        let folder = tempfile::tempdir().unwrap();
        let (mut h, path) = with_book(folder.path());
        name(&mut h, "typed");
        let ctx = h.ctx.clone();
        h.state_mut().with_file(&ctx, crate::app::background::FilePurpose::Open, path);
        assert_eq!(h.state().said, "con.topboard is open already");
        assert_eq!(h.state().engine().book().event.name, "typed");
    }
}
