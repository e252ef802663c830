//! Tests of saving, closing, opening and recovering books. They look into the window's state.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};

use eframe::egui;
use eframe::egui::ViewportCommand;
use egui_kittest::kittest::Queryable as _;

use super::closing_state::ActionAfterSave;
use super::*;
use crate::app::files::read_contents::FileContent;
use crate::app::files::reader::FinishedJob;
use crate::app::files::writer::WriteContent;
use crate::app::theme;
use crate::app::window_test::WindowTest;
use crate::book::{Board, BoardRef, CellAddress, Edit, EventField, Power, ProposalColumn, Round, RoundIx};
use crate::store;
use crate::store::disk::LocalDisk;

fn open(window: Topboard) -> WindowTest {
    WindowTest::show([1200.0, 700.0], window)
}

/// A window whose book is in a file, without a journal, and the folder of the file.
fn window_with_file() -> (WindowTest, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Topboard::new(InitialBook::Empty).with_typed_paths();
    let path = folder.path().join("con.topboard");
    window.session.document = OpenDocument::opened(store::OpenedBook::without_journal(Book::default(), path));
    (open(window), folder)
}

/// A window with a book store in this folder.
fn window_with_store(folder: &Path, start: InitialBook) -> WindowTest {
    let store = BookStore::new(Arc::new(LocalDisk), Some(folder.join("data")));
    let mut h = open(Topboard::new(start).with_typed_paths().with_book_store(store));
    h.wait_until("nothing is being read", |h| h.state().file_reader.waiting().is_none());
    h
}

/// A window that shows a book, and the file of the book.
fn window_with_book(folder: &Path) -> (WindowTest, PathBuf) {
    let path = folder.join("con.topboard");
    if !path.exists() {
        store::save_book(&path, &Book::default()).unwrap();
    }
    (window_with_store(folder, InitialBook::File(path.clone())), path)
}

/// Whether the notification is shown as an error.
fn is_error_shown(h: &WindowTest) -> bool {
    h.state().session.messages.notification.as_ref().is_some_and(|(_, is_error)| *is_error)
}

fn name(h: &mut WindowTest, name: &str) -> bool {
    let made = h.state_mut().session.apply("name of the event", Edit::Event(EventField::Name(name.into())));
    h.step();
    made
}

fn notice(h: &WindowTest) -> &str {
    h.state().session.messages.notification.as_ref().map_or("", |(text, _)| text)
}

/// The open dialog as debug text. Empty if none is open.
fn dialog_text(h: &WindowTest) -> String {
    h.state().session.dialog.as_ref().map_or_else(String::new, |dialog| format!("{dialog:?}"))
}

/// Starts an export that waits until the sender sends.
fn slow_export(h: &mut WindowTest) -> Sender<()> {
    let (go, wait) = channel();
    let ctx = h.ctx.clone();
    let work = move || wait.recv().map(|()| None).map_err(|error| error.to_string());
    h.state_mut().file_writer.write(&ctx, WriteContent::OtherFile, Path::new("board.xlsx"), work);
    go
}

/// Asks the window to close. Returns whether it stays open.
fn close(h: &mut WindowTest) -> bool {
    let viewport = h.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
    viewport.events.push(egui::ViewportEvent::Close);
    h.step();
    let commands: Vec<_> = h.output().viewport_output.values().flat_map(|viewport| &viewport.commands).collect();
    let stays = commands.contains(&&ViewportCommand::CancelClose);
    h.run();
    stays
}

#[test]
fn closing_waits_until_everything_is_written() {
    let (mut h, _folder) = window_with_file();
    let go = slow_export(&mut h);
    assert!(close(&mut h), "the end of the process would leave half a workbook");
    assert!(h.query_by_label_contains("Writing board.xlsx").is_some());
    assert!(!h.state().closing.is_closing);
    go.send(()).unwrap();
    h.wait_until("the window closes", |h| h.state().closing.is_closing);
}

#[test]
fn a_file_that_could_not_be_written_keeps_the_window_open_with_an_error() {
    let (mut h, _folder) = window_with_file();
    let go = slow_export(&mut h);
    assert!(close(&mut h));
    drop(go);
    h.wait_until("a notification is shown", |h| h.state().session.messages.notification.is_some());
    assert!(!h.state().closing.is_closing && h.state().session.dialog.is_none());
}

#[test]
fn closing_without_saving_keeps_the_save_before() {
    let (mut h, folder) = window_with_file();
    let go = slow_export(&mut h);
    let ctx = h.ctx.clone();
    name(&mut h, "Saved Con");
    h.state_mut().execute(&ctx, Command::Save);
    name(&mut h, "Not saved");
    assert!(close(&mut h));
    h.click("Don’t save");
    assert!(!h.state().closing.is_closing, "the save waits behind the export");
    go.send(()).unwrap();
    h.wait_until("the window closes", |h| h.state().closing.is_closing);
    let kept = crate::store::open_book(&folder.path().join("con.topboard")).unwrap();
    assert_eq!(kept.event.name, "Saved Con");
}

#[test]
fn a_second_save_follows_the_first_and_a_new_book_needs_no_third() {
    let (mut h, folder) = window_with_file();
    let go = slow_export(&mut h);
    let ctx = h.ctx.clone();
    for text in ["first", "second"] {
        name(&mut h, text);
        h.state_mut().execute(&ctx, Command::Save);
    }
    h.state_mut().execute(&ctx, Command::NewBook);
    assert!(h.state().session.dialog.is_none(), "all changes are being saved");
    go.send(()).unwrap();
    h.wait_until("a new book is shown", |h| h.state().session.document.engine.book() == &Book::default());
    let kept = crate::store::open_book(&folder.path().join("con.topboard")).unwrap();
    assert_eq!(kept.event.name, "second");
    assert!(h.state().session.document.path().is_none(), "the new event has no file");
}

#[test]
fn a_save_during_save_as_goes_to_the_new_file() {
    let (mut h, folder) = window_with_file();
    let go = slow_export(&mut h);
    let ctx = h.ctx.clone();
    let moved = folder.path().join("moved.topboard");
    name(&mut h, "first");
    h.state_mut().take_file(&ctx, FilePurpose::SaveAs, moved.clone());
    name(&mut h, "second");
    h.state_mut().execute(&ctx, Command::Save);
    go.send(()).unwrap();
    h.wait_until("the book is saved", |h| !h.state().session.document.is_changed());
    assert_eq!(h.state().session.document.path(), Some(moved.as_path()));
    assert_eq!(crate::store::open_book(&moved).unwrap().event.name, "second");
    assert!(!folder.path().join("con.topboard").exists());
}

#[test]
fn changes_typed_while_a_book_is_read_are_not_lost() {
    let (mut h, folder) = window_with_file();
    let ctx = h.ctx.clone();
    name(&mut h, "typed meanwhile");
    let path = folder.path().join("other.topboard");
    let result =
        Ok(FileContent::Book(Box::new(crate::store::OpenedBook::without_journal(Book::default(), path.clone()))));
    h.state_mut().take_finished_job(&ctx, FinishedJob::FileRead { purpose: FilePurpose::Open, path, result });
    assert!(dialog_text(&h).starts_with("UnsavedChanges"), "{}", dialog_text(&h));
    assert!(matches!(h.state().closing.asked_for, Some(ActionAfterSave::ShowBook(..))));
    assert_eq!(h.state().session.document.engine.book().event.name, "typed meanwhile");
}

#[test]
fn a_form_comes_back_after_closing_was_cancelled() {
    let (mut h, _folder) = window_with_file();
    let ctx = h.ctx.clone();
    name(&mut h, "changed");
    h.state_mut().execute(&ctx, Command::NameEvent);
    h.run();
    assert!(close(&mut h));
    h.click("Cancel");
    assert!(dialog_text(&h).starts_with("TextForm"), "{}", dialog_text(&h));
}

#[test]
fn a_name_without_an_extension_gets_one_and_asks_before_it_replaces_a_file() {
    let (mut h, folder) = window_with_file();
    let ctx = h.ctx.clone();
    let path = folder.path().join("moved");
    h.state_mut().use_chosen_path(&ctx, FilePurpose::SaveAs, &path);
    h.wait_until("the book is in the new file", |h| {
        h.state().session.document.path().is_some_and(|path| path.ends_with("moved.topboard"))
    });
    h.state_mut().use_chosen_path(&ctx, FilePurpose::SaveAs, &path);
    h.run();
    assert!(h.query_by_label_contains("moved.topboard already exists").is_some());
}

#[test]
fn an_event_that_was_never_saved_is_recovered_when_the_window_opens_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut h = window_with_store(folder.path(), InitialBook::Empty);
    name(&mut h, "Tea-time Open");
    h.wait_until("the change is backed up", |h| {
        h.state().session.document.save_status().starts_with("Not saved yet (backed up")
    });
    let status = h.state().session.document.save_status();
    let time = status.strip_prefix("Not saved yet (backed up ").and_then(|rest| rest.strip_suffix(')'));
    assert!(time.is_some_and(|time| jiff::civil::Time::strptime("%H:%M", time).is_ok()), "{status}");
    drop(h);
    let h = window_with_store(folder.path(), InitialBook::Empty);
    assert_eq!(h.state().engine().book().event.name, "Tea-time Open");
    assert!(notice(&h).starts_with("1 change ") && !is_error_shown(&h), "{}", notice(&h));
    assert!(h.state().is_changed());
}

#[test]
fn unsaved_changes_are_recovered_when_the_book_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut h, path) = window_with_book(folder.path());
    name(&mut h, "Tea-time Open");
    drop(h);
    let (mut h, _) = window_with_book(folder.path());
    assert_eq!(h.state().engine().book().event.name, "Tea-time Open");
    assert!(notice(&h).contains("not saved and was recovered"), "{}", notice(&h));
    let ctx = h.ctx.clone();
    h.state_mut().execute(&ctx, Command::Save);
    h.wait_until("the book is saved", |h| !h.state().is_changed());
    assert_eq!(store::open_book(&path).unwrap().event.name, "Tea-time Open");
    h.state_mut().execute(&ctx, Command::Undo);
    assert_eq!(h.state().engine().book().event.name, "", "changes from before the restart can be undone");
}

#[test]
fn leaving_without_saving_can_be_undone_when_the_book_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut h, path) = window_with_book(folder.path());
    name(&mut h, "typed by mistake");
    let ctx = h.ctx.clone();
    h.state_mut().execute(&ctx, Command::NewBook);
    h.run();
    h.get_by_label("Don’t save").click();
    h.wait_until("the new book is shown and the old one is closed", |h| {
        h.state().session.document.path().is_none() && !h.state().file_writer.is_busy()
    });
    assert_eq!(store::open_book(&path).unwrap(), Book::default());
    drop(h);
    let (mut h, _) = window_with_book(folder.path());
    assert!(!h.state().is_changed());
    assert_eq!(h.state().engine().book(), &Book::default());
    let ctx = h.ctx.clone();
    // A user who takes back the last entry does not mean everything that was not saved.
    h.state_mut().execute(&ctx, Command::Undo);
    h.run();
    assert_eq!(h.state().engine().book(), &Book::default());
    let told = h.state().session.messages.notification.clone();
    assert!(format!("{told:?}").contains("bring back all changes that were not saved"), "{told:?}");
    h.state_mut().execute(&ctx, Command::Undo);
    assert_eq!(h.state().engine().book().event.name, "typed by mistake");
}

#[test]
fn a_book_open_in_another_window_is_read_only_and_a_copy_can_be_changed() {
    let folder = tempfile::tempdir().unwrap();
    let (_first, _) = window_with_book(folder.path());
    let (mut h, path) = window_with_book(folder.path());
    assert!(notice(&h).starts_with("con.topboard is open in another window"), "{}", notice(&h));
    assert_eq!(h.state().session.document.save_status(), "Read-only");
    assert!(!name(&mut h, "refused"));
    assert_eq!(h.state().engine().book(), &Book::default());

    let ctx = h.ctx.clone();
    let copy = folder.path().join("copy.topboard");
    h.state_mut().take_file(&ctx, FilePurpose::SaveAs, path);
    assert!(dialog_text(&h).starts_with("PathField"), "not over the book itself");
    h.state_mut().session.dialog = None;
    h.state_mut().take_file(&ctx, FilePurpose::SaveAs, copy.clone());
    h.wait_until("the copy is open", |h| h.state().session.document.has_journal());
    assert_eq!(h.state().session.document.path(), Some(copy.as_path()));
    assert!(name(&mut h, "a copy"));
}

#[test]
fn a_book_that_is_open_in_the_window_is_not_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut h, path) = window_with_book(folder.path());
    name(&mut h, "typed");
    let ctx = h.ctx.clone();
    h.state_mut().take_file(&ctx, FilePurpose::Open, path);
    assert_eq!(h.state().session.messages.status, "con.topboard is open already");
    assert_eq!(h.state().engine().book().event.name, "typed");
}

#[test]
fn the_size_of_the_last_time_is_read_within_limits() {
    let folder = tempfile::tempdir().unwrap();
    let store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("data")));
    let size = |text: &str| {
        store.keep_note_of_book(store::BookNote::Window, None, text).unwrap();
        WindowChoices::of_last_time(&store).size()
    };
    assert_eq!(WindowChoices::of_last_time(&store).size(), egui::vec2(1280.0, 680.0), "the first time");
    assert_eq!(size(r#"{"width": 1500.0, "height": 900.0}"#), egui::vec2(1500.0, 900.0));
    assert_eq!(size(r#"{"width": 3.0, "height": 1e30}"#), egui::vec2(640.0, 16_000.0));
    assert_eq!(size("no text of ours"), egui::vec2(1280.0, 680.0));
}

#[test]
fn a_vote_that_is_kept_before_its_chart_is_a_remark_and_a_refused_text_is_an_error() {
    let mut book = Book::default();
    let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    let at = BoardRef::new(0, 0);
    book.apply(book.edit_to_seat(at.seat(Power::France), "Ann")).unwrap();
    let document = OpenDocument::opened(store::OpenedBook::without_journal(book, PathBuf::from("con.topboard")));
    let mut window = Topboard::new(InitialBook::Empty).with_typed_paths();
    window.session.document = document;
    let mut h = open(window);
    let session = &mut h.state_mut().session;
    assert!(session.type_into_cells(&[(CellAddress::Proposal(at, 0, ProposalColumn::When), "f05")]));
    assert!(session.type_into_cells(&[(CellAddress::Proposal(at, 0, ProposalColumn::Outcome), "passed")]));
    assert!(notice(&h).contains("1905") && !is_error_shown(&h), "{}", notice(&h));
    let session = &mut h.state_mut().session;
    assert!(!session.type_into_cells(&[(CellAddress::Proposal(at, 0, ProposalColumn::Outcome), "perhaps")]));
    assert!(is_error_shown(&h), "{}", notice(&h));
}

#[test]
fn the_projector_is_not_shown_first_in_a_later_pass_of_a_frame() {
    let ctx = egui::Context::default();
    theme::install(&ctx);
    ctx.set_embed_viewports(false);
    let shown = Rc::new(Cell::new(0));
    let counted = Rc::clone(&shown);
    egui::Context::set_immediate_viewport_renderer(move |ctx, viewport| {
        counted.set(counted.get() + 1);
        let viewport_id = viewport.ids.this;
        let viewports = [egui::ViewportId::ROOT, viewport_id].map(|id| (id, egui::ViewportInfo::default()));
        let viewports = viewports.into_iter().collect();
        let input = egui::RawInput { viewport_id, viewports, ..egui::RawInput::default() };
        let mut show = viewport.viewport_ui_cb;
        ctx.run_ui(input, |ui| show(ui)).textures_delta.clear();
    });
    let mut window = Topboard::new(InitialBook::Empty).with_typed_paths();
    let mut passes = 0;
    let first = |ui: &mut egui::Ui| {
        passes += 1;
        if ui.ctx().current_pass_index() == 0 {
            ui.ctx().request_discard("the widths are not known yet");
        } else {
            window.projector.is_open = true;
        }
        window.ui(ui);
    };
    ctx.run_ui(egui::RawInput::default(), first).textures_delta.clear();
    assert_eq!((passes, shown.get()), (2, 0));
    ctx.run_ui(egui::RawInput::default(), |ui| window.ui(ui)).textures_delta.clear();
    assert_eq!(shown.get(), 1);
}
