//! Opens, saves, imports, exports and closes books.

use std::path::{Path, PathBuf};

use eframe::egui;
use eframe::egui::ViewportCommand;

use super::change_reason_bar::ReasonBar;
use super::{ActionAfterSave, Dialog, Topboard};
use crate::app::dialogs::import_preview::ImportPreview;
use crate::app::dialogs::typed_path_dialog::PathField;
use crate::app::files::read_contents::FileContent;
use crate::app::files::reader::FinishedJob;
use crate::app::files::write_contents;
use crate::app::files::writer::{WriteContent, WrittenFile};
use crate::app::files::{FilePurpose, with_extension};
use crate::app::open_document::OpenDocument;
use crate::app::path_text::{file_name, typed_path};
use crate::app::views::Tab;
use crate::app::views::history::HistoryState;
use crate::app::views::ladder::LadderState;
use crate::app::views::roll_call::RollCallState;
use crate::app::views::rules::RulesState;
use crate::app::views::standings::SortOrder;
use crate::book::{Book, RoundIx};
use crate::engine::Engine;
use crate::notices::StandingsOptions;
use crate::publish::ExportOptions;
use crate::store::output_path;
use crate::store::output_path::OutputFormat;
use crate::store::{self, SaveError};

impl Topboard {
    /// Runs an action that closes the book: at once, or after the question about unsaved changes.
    pub(super) fn ask_to_save_then(&mut self, ctx: &egui::Context, action: ActionAfterSave) {
        if self.is_correcting_cell() {
            // The text that the cell refused is stored nowhere else.
            "correct the cell first, or press Escape".clone_into(&mut self.status_message);
            return;
        }
        let saving =
            WriteContent::Book { number: self.book_number, revision: self.document.present_engine().revision() };
        if !self.document.is_changed() {
            self.run_action(ctx, action);
        } else if self.file_writer.is_writing(&saving) {
            // The newest revision is being saved, so the action runs after that.
            self.after_save = Some(action);
        } else {
            self.dialog = Some(Dialog::UnsavedChanges(action));
        }
    }

    pub(super) fn run_action(&mut self, ctx: &egui::Context, action: ActionAfterSave) {
        match action {
            ActionAfterSave::NewBook => {
                self.show_document(ctx, OpenDocument::unsaved(Engine::new(Book::default()), ""));
            }
            ActionAfterSave::ShowBook(opened, path) => self.show_opened(ctx, *opened, &path),
            ActionAfterSave::AcceptImport(preview) => {
                let mut book = Book::default();
                let edit = preview.import.merge_edit(&book, preview.conflict_winner());
                let ImportPreview { path, scored, .. } = *preview;
                match book.apply(edit) {
                    Ok(_) => {
                        let engine = Engine::reuse_or_compute(Some(scored), book);
                        self.show_document(ctx, OpenDocument::imported(engine, &path));
                        self.status_message = format!("imported {}", file_name(&path));
                    }
                    Err(error) => self.status_message = format!("{} was not imported: {error}", file_name(&path)),
                }
            }
            // The end of the process would stop the writer in the middle of a file.
            ActionAfterSave::Quit if self.file_writer.is_busy() => self.dialog = Some(Dialog::Closing),
            ActionAfterSave::Quit => {
                self.closing = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    pub(super) fn show_document(&mut self, ctx: &egui::Context, document: OpenDocument) {
        self.close_document(ctx);
        self.document = document;
        if let Some(store) = &self.book_store {
            self.document.start_journal(store);
        }
        self.shown_disk_problem = None;
        self.book_number += 1;
        self.interrupted_dialog = None;
        self.after_save = None;
        self.next_action = None;
        self.view_cache.reset();
        self.standings.reset();
        (self.top_board, self.teams, self.awards) = Default::default();
        self.ladder = LadderState::default();
        self.what_if = None;
        self.standings_options = StandingsOptions::default();
        self.grids.clear();
        self.yearly_counts_shown.clear();
        self.all_columns = false;
        self.note_location.clear();
        self.round_layout = None;
        self.selection_sums = None;
        self.sort = SortOrder::default();
        self.next_problem = 0;
        self.seat_explanation = None;
        self.rules = RulesState::default();
        self.roll_call = RollCallState::default();
        self.marked_seat = None;
        self.history = HistoryState::default();
        self.reason_bar = ReasonBar::default();
        self.notification = None;
        self.status_message.clear();
        self.tab = Tab::Players;
        self.go_to_first_round();
    }

    pub(super) fn save(&mut self, ctx: &egui::Context) {
        // A past state is never saved over the present one.
        self.return_to_present();
        // A book that is being saved under another name belongs to the new file.
        let path = self.file_writer.book_path(self.book_number).or(self.document.path()).map(Path::to_owned);
        match path {
            Some(path) if self.document.read_only_reason().is_none() => self.save_at(ctx, &path),
            _ => self.ask_for_file(ctx, FilePurpose::SaveAs),
        }
    }

    fn save_at(&mut self, ctx: &egui::Context, path: &Path) {
        let saver = self.document.saver(ctx, self.book_store.as_ref());
        let engine = &self.document.engine;
        let content = WriteContent::Book { number: self.book_number, revision: engine.revision() };
        self.file_writer.write(
            ctx,
            content,
            path,
            write_contents::save_job(path.to_owned(), engine.book().clone(), saver),
        );
    }

    pub(super) fn ask_for_file(&mut self, ctx: &egui::Context, purpose: FilePurpose) {
        // The state to save is chosen now. Another state may be in view when the file dialog closes.
        self.past_copy = self.document.shown_past_step().map(|_| self.document.engine.book().clone());
        let offered = self.offered_name(purpose);
        if self.typed_paths || self.background_jobs.is_choosing() {
            // A typed path replaces a file dialog that is still open or hangs.
            self.background_jobs.cancel();
            self.show_path_field(purpose);
        } else {
            self.background_jobs.choose(ctx, purpose, self.document.folder(), &offered);
        }
    }

    /// The name to offer for a file to be written.
    fn offered_name(&self, purpose: FilePurpose) -> String {
        match self.ladder.compiled_year().filter(|_| purpose == FilePurpose::ExportLadder) {
            Some(compiled_year) => format!("{}.xlsx", compiled_year.compiled_ladder().title()),
            None => self.document.file_name(purpose.extension()),
        }
    }

    /// Opens the dialog in which the user types a path.
    pub(super) fn show_path_field(&mut self, purpose: FilePurpose) {
        let folder = self.document.folder().map(Path::to_owned);
        let folder = folder.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
        let text = if purpose.will_be_written() {
            folder.join(self.offered_name(purpose)).display().to_string()
        } else {
            format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR)
        };
        self.dialog = Some(Dialog::PathField(PathField::new(purpose, text)));
    }

    /// Uses the path from the file dialog. The user may have typed it without an extension.
    fn use_chosen_path(&mut self, ctx: &egui::Context, purpose: FilePurpose, chosen: &Path) {
        let path = with_extension(chosen.to_owned(), purpose);
        if path != chosen && path.exists() {
            // The file dialog asked about a name without an extension, so this asks again before it replaces a file.
            let field = PathField::new(purpose, path.display().to_string());
            self.dialog = Some(Dialog::PathField(field.replacing(path)));
        } else {
            self.use_file(ctx, purpose, path);
        }
    }

    pub(super) fn use_file(&mut self, ctx: &egui::Context, purpose: FilePurpose, path: PathBuf) {
        let started = match purpose {
            FilePurpose::ResultLists | FilePurpose::IdentityDecisions => {
                // The user separates several paths with semicolons.
                let paths = path.to_string_lossy().split(';').map(typed_path).collect();
                self.read_result_lists(ctx, purpose, paths);
                return;
            }
            FilePurpose::ExportLadder => {
                write_contents::ladder_output_format(&path, self.document.sources()).map(|format| {
                    let created = Some(jiff::Zoned::now().datetime());
                    let options = ExportOptions { created, ..ExportOptions::default() };
                    let season = self.document.engine.book().results_year.clone();
                    let is_partial_view = self.ladder.after_events.is_some();
                    let write = write_contents::export_ladder_job(path.clone(), format, options, season);
                    self.file_writer.write(ctx, WriteContent::OtherFile, &path, move || {
                        let whole = "The file has the whole year, not only the events up to the one in view.";
                        write().map(|remark| match (remark, is_partial_view) {
                            (remark, false) => remark,
                            (None, true) => Some(whole.to_owned()),
                            (Some(remark), true) => Some(format!("{remark} {whole}")),
                        })
                    });
                })
            }
            FilePurpose::Open if self.is_editing_file(&path) => {
                self.status_message = format!("{} is open already", file_name(&path));
                return;
            }
            FilePurpose::Open | FilePurpose::Import | FilePurpose::RollCall => {
                let into = (purpose == FilePurpose::Import).then(|| self.document.engine.book().clone());
                self.background_jobs.read_file(
                    ctx,
                    purpose,
                    path,
                    into,
                    self.book_store.clone(),
                    self.file_writer.idle(),
                );
                return;
            }
            FilePurpose::SaveAs if self.past_copy.is_some() && path.exists() => {
                let error =
                    "A past state cannot replace a file, and a file of that name exists. Choose a new name.".to_owned();
                self.dialog =
                    Some(Dialog::PathField(PathField::new(purpose, path.display().to_string()).with_error(error)));
                return;
            }
            FilePurpose::SaveAs if self.is_viewing_file(&path) => {
                let error = self.document.read_only_reason().unwrap_or_default().to_owned();
                self.dialog =
                    Some(Dialog::PathField(PathField::new(purpose, path.display().to_string()).with_error(error)));
                return;
            }
            FilePurpose::SaveAs if self.past_copy.is_some() => output_path::check_book_path(&path, None).map(|()| {
                // A copy of a past state is not opened, and does not replace a file.
                if let Some(book) = self.past_copy.take() {
                    self.file_writer.write(
                        ctx,
                        WriteContent::OtherFile,
                        &path,
                        write_contents::save_job(path.clone(), book, None),
                    );
                }
            }),
            FilePurpose::SaveAs => {
                output_path::check_book_path(&path, self.document.path()).map(|()| self.save_at(ctx, &path))
            }
            FilePurpose::History => output_path::check_result_path(&path, self.document.sources()).map(|_| {
                let (text, to) = (self.history_csv(), path.clone());
                self.file_writer.write(ctx, WriteContent::OtherFile, &path, move || {
                    store::replace_file(&to, &text)
                        .map(|()| None)
                        .map_err(|error| SaveError::from_io(&to, error).to_string())
                });
            }),
            FilePurpose::Export(paper, scores) => {
                output_path::check_result_path(&path, self.document.sources()).map(|format| {
                    let created = Some(jiff::Zoned::now().datetime());
                    let options = ExportOptions { paper, created, scores, ..ExportOptions::default() };
                    let book = self.document.engine.book().clone();
                    let content = match format {
                        OutputFormat::Workbook => {
                            WriteContent::Workbook { number: self.book_number, posting: self.posting_snapshot() }
                        }
                        OutputFormat::PlainTable => WriteContent::OtherFile,
                    };
                    self.file_writer.write(
                        ctx,
                        content,
                        &path,
                        write_contents::export_job(path.clone(), format, options, book),
                    );
                })
            }
        };
        if let Err(error) = started {
            let field = PathField::new(purpose, path.display().to_string());
            self.dialog = Some(Dialog::PathField(field.with_error(error.to_string())));
        }
    }

    /// Starts to read result lists for the ladder.
    fn read_result_lists(&mut self, ctx: &egui::Context, purpose: FilePurpose, paths: Vec<PathBuf>) {
        let kind = self.ladder_kind();
        self.background_jobs.read_result_lists(ctx, purpose, paths, kind, self.file_writer.idle());
    }

    pub(super) fn take_dropped_files(&mut self, ctx: &egui::Context) {
        if matches!(self.tab, Tab::Ladder(_)) {
            // Several files may arrive one after the other.
            let dropped = ctx.input(|input| input.raw.dropped_files.clone());
            self.ladder.dropped_files.extend(dropped.iter().map(|file| file.path().to_owned()));
            if !self.ladder.dropped_files.is_empty() && self.background_jobs.waiting().is_none() {
                self.commit_typing();
                let dropped = std::mem::take(&mut self.ladder.dropped_files);
                self.read_result_lists(ctx, FilePurpose::ResultLists, dropped);
            }
            return;
        }
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        let Some(path) = dropped.filter(|_| self.background_jobs.waiting().is_none()) else { return };
        self.commit_typing();
        let book = self.document.engine.book();
        let empty = book.people.is_empty() && book.rounds.is_empty();
        // The contents decide the kind of the file. The name only decides between opening and importing.
        let named_book = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("topboard"));
        let purpose = if named_book || empty { FilePurpose::Open } else { FilePurpose::Import };
        self.use_file(ctx, purpose, path);
    }

    pub(super) fn ask_before_closing(&mut self, ctx: &egui::Context) {
        if self.closing || !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        self.commit_typing();
        if self.document.is_changed() || self.file_writer.is_busy() || self.is_correcting_cell() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            match self.dialog.take() {
                None | Some(Dialog::UnsavedChanges(_) | Dialog::Closing) => {}
                // An open dialog comes back if the window stays open.
                open => self.interrupted_dialog = open,
            }
            self.ask_to_save_then(ctx, ActionAfterSave::Quit);
        }
    }

    /// Takes the results of background jobs and of the file writer. The results of jobs wait while a dialog is open,
    /// because a new dialog would replace it and lose the typed text.
    pub(super) fn take_finished_jobs(&mut self, ctx: &egui::Context) {
        while let Some(written) = self.file_writer.next_written() {
            self.take_written_file(ctx, written);
        }
        if matches!(self.dialog, Some(Dialog::Closing)) && !self.file_writer.is_busy() {
            self.dialog = None;
            // The dialog prevented changes, but a save may have failed.
            self.run_action(ctx, ActionAfterSave::Quit);
        }
        while self.dialog.is_none() {
            if let Some(action) = self.next_action.take() {
                self.commit_typing();
                self.ask_to_save_then(ctx, action);
            } else if let Some(job) = self.background_jobs.next_finished() {
                self.take_finished_job(ctx, job);
            } else {
                break;
            }
        }
    }

    fn take_written_file(&mut self, ctx: &egui::Context, written: WrittenFile) {
        let WrittenFile { content, path, result } = written;
        match (content, result) {
            (WriteContent::ClosedBook, _) => {}
            (WriteContent::Book { number, revision }, Ok(remark)) => {
                self.status_message = format!("saved {}", path.display());
                if let Some(remark) = remark {
                    self.notification = Some((remark, true));
                }
                // The window may show another book by now. Then there is nothing to note.
                if number == self.book_number {
                    if self.document.is_file_read_only() {
                        // The window opens the copy, because the original is read-only.
                        self.use_file(ctx, FilePurpose::Open, path);
                        return;
                    }
                    self.document.mark_saved(path, revision);
                    self.next_action = self.after_save.take().or(self.next_action.take());
                }
            }
            (content @ (WriteContent::Workbook { .. } | WriteContent::OtherFile), Ok(remark)) => {
                self.status_message = format!("exported to {}", path.display());
                let name = match output_path::format_from_extension(&path) {
                    Ok(OutputFormat::Workbook) => "workbook",
                    Ok(OutputFormat::PlainTable) => "table",
                    Err(_) if path.extension().is_some_and(|ending| ending == "topboard") => "book",
                    Err(_) => "text",
                };
                let remark = remark.map(|remark| format!(" {remark}")).unwrap_or_default();
                self.notification = Some((format!("The {name} is in {}.{remark}", path.display()), false));
                if let WriteContent::Workbook { number, posting: Some(posting) } = content
                    && number == self.book_number
                {
                    self.record_posting(posting);
                }
            }
            (_, Err(error)) => {
                // The window stays open, so that the user can read the error and solve the problem.
                self.after_save = None;
                self.discarding_changes = false;
                if matches!(self.dialog, Some(Dialog::Closing)) {
                    self.dialog = self.interrupted_dialog.take();
                }
                self.notification = Some((crate::book::typed_words::capitalize(&error), true));
            }
        }
    }

    /// Takes the result of a background job.
    fn take_finished_job(&mut self, ctx: &egui::Context, job: FinishedJob) {
        match job {
            FinishedJob::FilesChosen { purpose: FilePurpose::ResultLists, paths, .. } if !paths.is_empty() => {
                self.read_result_lists(ctx, FilePurpose::ResultLists, paths);
            }
            FinishedJob::FilesChosen { purpose, paths, shown } => match (paths.first(), shown) {
                (Some(path), _) => self.use_chosen_path(ctx, purpose, path),
                (None, true) => self.after_save = None,
                (None, false) => {
                    self.typed_paths = true;
                    self.show_path_field(purpose);
                }
            },
            FinishedJob::ResultListsRead { purpose, files } => self.add_year_results(purpose, files),
            FinishedJob::FileRead { purpose: FilePurpose::Import, path, result: Ok(FileContent::Book(_)) } => {
                self.commit_typing();
                self.dialog = Some(Dialog::FileIsBook(path));
            }
            FinishedJob::FileRead { path, result: Ok(FileContent::Book(opened)), .. } => {
                // The user could type while the file was chosen and read.
                self.commit_typing();
                self.ask_to_save_then(ctx, ActionAfterSave::ShowBook(opened, path));
            }
            FinishedJob::FileRead { path, result: Ok(FileContent::Tables(tables)), .. } => {
                self.commit_typing();
                self.take_roll_call(&tables, &path);
            }
            FinishedJob::UnsavedSearched(None) => {}
            FinishedJob::UnsavedSearched(Some(Ok(opened))) => {
                self.commit_typing();
                self.ask_to_save_then(ctx, ActionAfterSave::ShowBook(opened, PathBuf::from("the unsaved event")));
            }
            FinishedJob::FileRead { purpose, path, result: Ok(FileContent::Sheets(sheets)) } => {
                self.commit_typing();
                let into = (purpose == FilePurpose::Import).then(|| self.document.engine.book());
                let preview = ImportPreview::new(*sheets, path, into);
                self.dialog = Some(Dialog::ImportPreview(Box::new(preview)));
            }
            FinishedJob::FileRead { result: Err(error), .. } | FinishedJob::UnsavedSearched(Some(Err(error))) => {
                self.notification = Some((crate::book::typed_words::capitalize(&error), true));
            }
        }
    }

    /// Adds an accepted import to the book, or opens it as a new book.
    pub(super) fn accept_import(&mut self, ctx: &egui::Context, preview: Box<ImportPreview>) {
        if preview.opens_new_book {
            self.ask_to_save_then(ctx, ActionAfterSave::AcceptImport(preview));
        } else {
            self.merge_import(*preview);
        }
    }

    /// Adds an import to the book, as one step.
    fn merge_import(&mut self, preview: ImportPreview) {
        let name = file_name(&preview.path);
        let first_new = RoundIx(self.document.engine.book().rounds.len());
        let edit = preview.import.merge_edit(self.document.engine.book(), preview.conflict_winner());
        if self.apply_computed(format!("import of {name}"), edit, preview.scored) {
            self.round_layout = None;
            self.grids.clear();
            self.open_tab(Tab::Round(first_new));
            self.status_message = format!("imported {name}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::command::Command;
    use crate::app::{InitialBook, theme};
    use crate::book::{Edit, EventField};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;
    use std::sync::mpsc::{Sender, channel};
    use std::time::{Duration, Instant};

    type Window = Harness<'static, Topboard>;

    /// A window whose book is in a file, and the folder of the file.
    fn window() -> (Window, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let mut window = Topboard::new(InitialBook::Empty).with_typed_paths();
        let path = folder.path().join("con.topboard");
        window.document = OpenDocument::opened(crate::store::OpenedBook::without_journal(Book::default(), path));
        let mut h = Harness::builder()
            .with_size([1000.0, 700.0])
            .with_context_setup(theme::install)
            .build_ui_state(|ui, window: &mut Topboard| window.ui(ui), window);
        h.run();
        (h, folder)
    }

    fn name(h: &mut Window, name: &str) {
        assert!(h.state_mut().apply("name", Edit::Event(EventField::Name(name.into()))));
    }

    /// Starts an export that waits until the sender sends.
    fn slow_export(h: &mut Window) -> Sender<()> {
        let (go, wait) = channel();
        let ctx = h.ctx.clone();
        let work = move || wait.recv().map(|()| None).map_err(|error| error.to_string());
        h.state_mut().file_writer.write(&ctx, WriteContent::OtherFile, Path::new("board.xlsx"), work);
        go
    }

    /// Asks the window to close. Returns whether it stays open.
    fn close(h: &mut Window) -> bool {
        let viewport = h.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
        viewport.events.push(egui::ViewportEvent::Close);
        h.step();
        let commands: Vec<_> = h.output().viewport_output.values().flat_map(|viewport| &viewport.commands).collect();
        let stays = commands.contains(&&ViewportCommand::CancelClose);
        h.run();
        stays
    }

    fn wait_for(h: &mut Window, condition: impl Fn(&Window) -> bool) {
        let until = Instant::now() + Duration::from_secs(20);
        while !condition(h) {
            assert!(Instant::now() < until, "the awaited state never came");
            std::thread::sleep(Duration::from_millis(2));
            h.step();
        }
    }

    #[test]
    fn closing_waits_until_everything_is_written() {
        let (mut h, _folder) = window();
        let go = slow_export(&mut h);
        assert!(close(&mut h), "the end of the process would leave half a workbook");
        assert!(h.query_by_label_contains("Writing board.xlsx").is_some());
        assert!(!h.state().closing);
        go.send(()).unwrap();
        wait_for(&mut h, |h| h.state().closing);
    }

    #[test]
    fn a_file_that_could_not_be_written_keeps_the_window_open_with_an_error() {
        let (mut h, _folder) = window();
        let go = slow_export(&mut h);
        assert!(close(&mut h));
        drop(go);
        wait_for(&mut h, |h| h.state().notification.is_some());
        assert!(!h.state().closing && h.state().dialog.is_none());
    }

    #[test]
    fn closing_without_saving_keeps_the_save_before() {
        let (mut h, folder) = window();
        let go = slow_export(&mut h);
        let ctx = h.ctx.clone();
        name(&mut h, "Saved Con");
        h.state_mut().execute(&ctx, Command::Save);
        name(&mut h, "Not saved");
        assert!(close(&mut h));
        h.get_by_label("Don’t save").click();
        h.run();
        assert!(!h.state().closing, "the save waits behind the export");
        go.send(()).unwrap();
        wait_for(&mut h, |h| h.state().closing);
        let kept = crate::store::open_book(&folder.path().join("con.topboard")).unwrap();
        assert_eq!(kept.event.name, "Saved Con");
    }

    #[test]
    fn a_second_save_follows_the_first_and_a_new_book_needs_no_third() {
        let (mut h, folder) = window();
        let go = slow_export(&mut h);
        let ctx = h.ctx.clone();
        for text in ["first", "second"] {
            name(&mut h, text);
            h.state_mut().execute(&ctx, Command::Save);
        }
        h.state_mut().execute(&ctx, Command::NewBook);
        assert!(h.state().dialog.is_none(), "all changes are being saved");
        go.send(()).unwrap();
        wait_for(&mut h, |h| h.state().document.engine.book() == &Book::default());
        let kept = crate::store::open_book(&folder.path().join("con.topboard")).unwrap();
        assert_eq!(kept.event.name, "second");
        assert!(h.state().document.path().is_none(), "the new event has no file");
    }

    #[test]
    fn a_save_during_save_as_goes_to_the_new_file() {
        let (mut h, folder) = window();
        let go = slow_export(&mut h);
        let ctx = h.ctx.clone();
        let moved = folder.path().join("moved.topboard");
        name(&mut h, "first");
        h.state_mut().use_file(&ctx, FilePurpose::SaveAs, moved.clone());
        name(&mut h, "second");
        h.state_mut().execute(&ctx, Command::Save);
        go.send(()).unwrap();
        wait_for(&mut h, |h| !h.state().document.is_changed());
        assert_eq!(h.state().document.path(), Some(moved.as_path()));
        assert_eq!(crate::store::open_book(&moved).unwrap().event.name, "second");
        assert!(!folder.path().join("con.topboard").exists());
    }

    #[test]
    fn changes_typed_while_a_book_is_read_are_not_lost() {
        let (mut h, folder) = window();
        let ctx = h.ctx.clone();
        name(&mut h, "typed meanwhile");
        let path = folder.path().join("other.topboard");
        let result =
            Ok(FileContent::Book(Box::new(crate::store::OpenedBook::without_journal(Book::default(), path.clone()))));
        h.state_mut().take_finished_job(&ctx, FinishedJob::FileRead { purpose: FilePurpose::Open, path, result });
        assert!(matches!(h.state().dialog, Some(Dialog::UnsavedChanges(ActionAfterSave::ShowBook(..)))));
        assert_eq!(h.state().document.engine.book().event.name, "typed meanwhile");
    }

    #[test]
    fn a_form_comes_back_after_closing_was_cancelled() {
        let (mut h, _folder) = window();
        let ctx = h.ctx.clone();
        name(&mut h, "changed");
        h.state_mut().execute(&ctx, Command::NameEvent);
        h.run();
        assert!(close(&mut h));
        h.get_by_label("Cancel").click();
        h.run();
        assert!(matches!(h.state().dialog, Some(Dialog::Form(_))));
    }

    #[test]
    fn a_name_without_an_extension_gets_one_and_asks_before_it_replaces_a_file() {
        let (mut h, folder) = window();
        let ctx = h.ctx.clone();
        let path = folder.path().join("moved");
        h.state_mut().use_chosen_path(&ctx, FilePurpose::SaveAs, &path);
        wait_for(&mut h, |h| h.state().document.path().is_some_and(|path| path.ends_with("moved.topboard")));
        h.state_mut().use_chosen_path(&ctx, FilePurpose::SaveAs, &path);
        h.run();
        assert!(h.query_by_label_contains("moved.topboard already exists").is_some());
    }
}
