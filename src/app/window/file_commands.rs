//! Opening, saving, importing, exporting, closing.

use std::path::{Path, PathBuf};

use eframe::egui;
use eframe::egui::ViewportCommand;

use super::change_reasons::ReasonBar;
use super::{Dialog, ActionAfterSave, Topboard};
use crate::app::background;
use crate::app::background::{FileContent, FinishedJob, FilePurpose, file_name, typed_path, with_extension};
use crate::app::dialogs::import_preview::ImportPreview;
use crate::app::dialogs::path_field::PathField;
use crate::app::file_writer::{WriteContent, WrittenFile};
use crate::app::open_document::OpenDocument;
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
    /// Goes on at once, or after the question about what is not saved.
    pub(super) fn unless_unsaved(&mut self, ctx: &egui::Context, then: ActionAfterSave) {
        if self.is_correcting() {
            // The text that its cell refused is nowhere but in that cell.
            "first correct the cell, or press Escape".clone_into(&mut self.said);
            return;
        }
        let saving = WriteContent::Book { number: self.number, revision: self.document.now().revision() };
        if !self.document.is_changed() {
            self.proceed(ctx, then);
        } else if self.writer.is_writing(&saving) {
            // All of it is on its way to the disk; what follows, follows.
            self.after_save = Some(then);
        } else {
            self.dialog = Some(Dialog::Unsaved(then));
        }
    }

    pub(super) fn proceed(&mut self, ctx: &egui::Context, then: ActionAfterSave) {
        match then {
            ActionAfterSave::New => self.show_document(ctx, OpenDocument::unsaved(Engine::new(Book::default()), "")),
            ActionAfterSave::Show(opened, path) => self.show_opened(ctx, *opened, &path),
            ActionAfterSave::Accept(preview) => {
                let mut book = Book::default();
                let edit = preview.import.merge_edit(&book, preview.conflict_winner());
                let ImportPreview { path, scored, .. } = *preview;
                match book.apply(edit) {
                    Ok(_) => {
                        let engine = Engine::reuse_or_compute(Some(scored), book);
                        self.show_document(ctx, OpenDocument::imported(engine, &path));
                        self.said = format!("imported {}", file_name(&path));
                    }
                    Err(error) => self.said = format!("{} was not imported: {error}", file_name(&path)),
                }
            }
            // A process that ends takes its threads with it, in the middle of a file.
            ActionAfterSave::Quit if self.writer.is_busy() => self.dialog = Some(Dialog::Closing),
            ActionAfterSave::Quit => {
                self.closing = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    pub(super) fn show_document(&mut self, ctx: &egui::Context, document: OpenDocument) {
        self.let_go(ctx);
        self.document = document;
        if let Some(shelf) = &self.shelf {
            self.document.keep_on(shelf);
        }
        self.trouble = None;
        self.number += 1;
        self.behind = None;
        self.after_save = None;
        self.next = None;
        self.digest.reset();
        self.standings.reset();
        (self.top, self.teams, self.awards) = Default::default();
        self.ladder = LadderState::default();
        self.what_if = None;
        self.look = StandingsOptions::default();
        self.grids.clear();
        self.years.clear();
        self.all_columns = false;
        self.note_place.clear();
        self.layout = None;
        self.sums = None;
        self.sort = SortOrder::default();
        self.problem_at = 0;
        self.why = None;
        self.rules = RulesState::default();
        self.roll = RollCallState::default();
        self.marked = None;
        self.history = HistoryState::default();
        self.reason_bar = ReasonBar::default();
        self.notice = None;
        self.said.clear();
        self.tab = Tab::Players;
        self.go_to_first_round();
    }

    pub(super) fn save(&mut self, ctx: &egui::Context) {
        // What is saved is the event as it is.
        self.show_now();
        // A book on its way to another file is kept there from now on.
        let path = self.writer.book_path(self.number).or(self.document.path()).map(Path::to_owned);
        match path {
            Some(path) if self.document.read_only().is_none() => self.save_at(ctx, &path),
            _ => self.ask_for_file(ctx, FilePurpose::SaveAs),
        }
    }

    fn save_at(&mut self, ctx: &egui::Context, path: &Path) {
        let saver = self.document.saver(ctx, self.shelf.as_ref());
        let engine = &self.document.engine;
        let what = WriteContent::Book { number: self.number, revision: engine.revision() };
        self.writer.write(ctx, what, path, background::save(path.to_owned(), engine.book().clone(), saver));
    }

    pub(super) fn ask_for_file(&mut self, ctx: &egui::Context, purpose: FilePurpose) {
        // Which state is saved is decided now, whatever is shown when the answer comes.
        self.past_copy = self.document.shows_past().map(|_| self.document.engine.book().clone());
        let offered = self.offered_name(purpose);
        if self.typed_paths || self.worker.is_choosing() {
            // A dialog that is still open, or hangs, is given up for a path that is typed.
            self.worker.cancel();
            self.type_path(purpose);
        } else {
            self.worker.choose(ctx, purpose, self.document.folder(), &offered);
        }
    }

    /// What a file that is going to be written could be called.
    fn offered_name(&self, purpose: FilePurpose) -> String {
        match self.ladder.worked().filter(|_| purpose == FilePurpose::ExportLadder) {
            Some(worked) => format!("{}.xlsx", worked.compiled().title()),
            None => self.document.file_name(purpose.extension()),
        }
    }

    /// Opens the field in which a path is typed.
    pub(super) fn type_path(&mut self, purpose: FilePurpose) {
        let folder = self.document.folder().map(Path::to_owned);
        let folder = folder.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
        let text = if purpose.writes() {
            folder.join(self.offered_name(purpose)).display().to_string()
        } else {
            format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR)
        };
        self.dialog = Some(Dialog::Path(PathField::new(purpose, text)));
    }

    /// Takes the path that the system's dialog came back with. Its ending is whatever was typed there.
    fn with_chosen(&mut self, ctx: &egui::Context, purpose: FilePurpose, chosen: &Path) {
        let path = with_extension(chosen.to_owned(), purpose);
        if path != chosen && path.exists() {
            // The dialog asked about the name without its ending.
            let field = PathField::new(purpose, path.display().to_string());
            self.dialog = Some(Dialog::Path(field.replacing(path)));
        } else {
            self.with_file(ctx, purpose, path);
        }
    }

    pub(super) fn with_file(&mut self, ctx: &egui::Context, purpose: FilePurpose, path: PathBuf) {
        let done = match purpose {
            FilePurpose::Lists | FilePurpose::People => {
                // Several are typed with a semicolon between.
                let paths = path.to_string_lossy().split(';').map(typed_path).collect();
                self.gather(ctx, purpose, paths);
                return;
            }
            FilePurpose::ExportLadder => background::ladder_form(&path, self.document.sources()).map(|form| {
                let created = Some(jiff::Zoned::now().datetime());
                let options = ExportOptions { created, ..ExportOptions::default() };
                let season = self.document.engine.book().results_year.clone();
                let part = self.ladder.after.is_some();
                let write = background::export_ladder(path.clone(), form, options, season);
                self.writer.write(ctx, WriteContent::Result, &path, move || {
                    let whole = "It has the whole year, not only the events up to the one in view.";
                    write().map(|beside| match (beside, part) {
                        (beside, false) => beside,
                        (None, true) => Some(whole.to_owned()),
                        (Some(beside), true) => Some(format!("{beside} {whole}")),
                    })
                });
            }),
            FilePurpose::Open if self.is_open_here(&path) => {
                self.said = format!("{} is open already", file_name(&path));
                return;
            }
            FilePurpose::Open | FilePurpose::Import | FilePurpose::RollCall => {
                let into = (purpose == FilePurpose::Import).then(|| self.document.engine.book().clone());
                self.worker.read(ctx, purpose, path, into, self.shelf.clone(), self.writer.idle());
                return;
            }
            FilePurpose::SaveAs if self.past_copy.is_some() && path.exists() => {
                let why = "There is a file of that name; what was takes nobody’s place. Choose a new name.".to_owned();
                self.dialog = Some(Dialog::Path(PathField::new(purpose, path.display().to_string()).with_error(why)));
                return;
            }
            FilePurpose::SaveAs if self.is_looked_at(&path) => {
                let why = self.document.read_only().unwrap_or_default().to_owned();
                self.dialog = Some(Dialog::Path(PathField::new(purpose, path.display().to_string()).with_error(why)));
                return;
            }
            FilePurpose::SaveAs if self.past_copy.is_some() => output_path::check_book_path(&path, None).map(|()| {
                // A copy of the past is no place to go on in, and takes nobody's place.
                if let Some(book) = self.past_copy.take() {
                    self.writer.write(ctx, WriteContent::Result, &path, background::save(path.clone(), book, None));
                }
            }),
            FilePurpose::SaveAs => {
                output_path::check_book_path(&path, self.document.path()).map(|()| self.save_at(ctx, &path))
            }
            FilePurpose::History => output_path::check_result_path(&path, self.document.sources()).map(|_| {
                let (text, to) = (self.history_csv(), path.clone());
                self.writer.write(ctx, WriteContent::Result, &path, move || {
                    store::replace_file(&to, &text)
                        .map(|()| None)
                        .map_err(|error| SaveError::from_io(&to, error).to_string())
                });
            }),
            FilePurpose::Export(paper, scores) => {
                output_path::check_result_path(&path, self.document.sources()).map(|form| {
                    let created = Some(jiff::Zoned::now().datetime());
                    let options = ExportOptions { paper, created, scores, ..ExportOptions::default() };
                    let book = self.document.engine.book().clone();
                    let what = match form {
                        OutputFormat::Workbook => {
                            WriteContent::Workbook { number: self.number, posting: self.posting_snapshot() }
                        }
                        OutputFormat::PlainTable => WriteContent::Result,
                    };
                    self.writer.write(ctx, what, &path, background::export(path.clone(), form, options, book));
                })
            }
        };
        if let Err(error) = done {
            let field = PathField::new(purpose, path.display().to_string());
            self.dialog = Some(Dialog::Path(field.with_error(error.to_string())));
        }
    }

    /// Reads result lists for the ladder.
    fn gather(&mut self, ctx: &egui::Context, purpose: FilePurpose, paths: Vec<PathBuf>) {
        let of = self.ladder_is_of();
        self.worker.gather(ctx, purpose, paths, of, self.writer.idle());
    }

    pub(super) fn take_dropped(&mut self, ctx: &egui::Context) {
        if matches!(self.tab, Tab::Ladder(_)) {
            // Several files may come one by one.
            let dropped = ctx.input(|input| input.raw.dropped_files.clone());
            self.ladder.dropped.extend(dropped.iter().map(|file| file.path().to_owned()));
            if !self.ladder.dropped.is_empty() && self.worker.waiting().is_none() {
                self.settle();
                let dropped = std::mem::take(&mut self.ladder.dropped);
                self.gather(ctx, FilePurpose::Lists, dropped);
            }
            return;
        }
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        let Some(path) = dropped.filter(|_| self.worker.waiting().is_none()) else { return };
        self.settle();
        let book = self.document.engine.book();
        let empty = book.people.is_empty() && book.rounds.is_empty();
        // What the file is, its contents say; the name only tells what is probably wanted of a book.
        let named_book = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("topboard"));
        let purpose = if named_book || empty { FilePurpose::Open } else { FilePurpose::Import };
        self.with_file(ctx, purpose, path);
    }

    pub(super) fn ask_before_closing(&mut self, ctx: &egui::Context) {
        if self.closing || !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        self.settle();
        if self.document.is_changed() || self.writer.is_busy() || self.is_correcting() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            match self.dialog.take() {
                None | Some(Dialog::Unsaved(_) | Dialog::Closing) => {}
                // An open form comes back if the window stays.
                other => self.behind = other,
            }
            self.unless_unsaved(ctx, ActionAfterSave::Quit);
        }
    }

    /// Takes the answers of work that was done elsewhere. What was read waits while somebody is asked something: it would
    /// come in front of a form and throw away what is typed there.
    pub(super) fn take_answers(&mut self, ctx: &egui::Context) {
        while let Some(written) = self.writer.answer() {
            self.finish_written(ctx, written);
        }
        if matches!(self.dialog, Some(Dialog::Closing)) && !self.writer.is_busy() {
            self.dialog = None;
            // Nothing could be typed meanwhile, but a save may have failed.
            self.proceed(ctx, ActionAfterSave::Quit);
        }
        while self.dialog.is_none() {
            if let Some(then) = self.next.take() {
                self.settle();
                self.unless_unsaved(ctx, then);
            } else if let Some(done) = self.worker.answer() {
                self.finish(ctx, done);
            } else {
                break;
            }
        }
    }

    fn finish_written(&mut self, ctx: &egui::Context, written: WrittenFile) {
        let WrittenFile { what, path, result } = written;
        match (what, result) {
            (WriteContent::Leaving, _) => {}
            (WriteContent::Book { number, revision }, Ok(beside)) => {
                self.said = format!("saved {}", path.display());
                if let Some(beside) = beside {
                    self.notice = Some((beside, true));
                }
                // A book that has left the window since has no state here to be noted.
                if number == self.number {
                    if self.document.is_only_looked_at() {
                        // The copy is what is typed into from now on.
                        self.with_file(ctx, FilePurpose::Open, path);
                        return;
                    }
                    self.document.saved(path, revision);
                    self.next = self.after_save.take().or(self.next.take());
                }
            }
            (what @ (WriteContent::Workbook { .. } | WriteContent::Result), Ok(beside)) => {
                self.said = format!("exported to {}", path.display());
                let name = match output_path::format_from_extension(&path) {
                    Ok(OutputFormat::Workbook) => "workbook",
                    Ok(OutputFormat::PlainTable) => "table",
                    Err(_) if path.extension().is_some_and(|ending| ending == "topboard") => "book",
                    Err(_) => "text",
                };
                let beside = beside.map(|beside| format!(" {beside}")).unwrap_or_default();
                self.notice = Some((format!("The {name} is in {}.{beside}", path.display()), false));
                if let WriteContent::Workbook { number, posting: Some(posting) } = what
                    && number == self.number
                {
                    self.record_posting(posting);
                }
            }
            (_, Err(error)) => {
                // The window stays, whatever was to follow, so that this is read and something done about it.
                self.after_save = None;
                self.leaving = false;
                if matches!(self.dialog, Some(Dialog::Closing)) {
                    self.dialog = self.behind.take();
                }
                self.notice = Some((crate::book::vocabulary::capitalize(&error), true));
            }
        }
    }

    /// Takes the answer of a file dialog or of reading.
    fn finish(&mut self, ctx: &egui::Context, done: FinishedJob) {
        match done {
            FinishedJob::Chosen { purpose: FilePurpose::Lists, paths, .. } if !paths.is_empty() => {
                self.gather(ctx, FilePurpose::Lists, paths);
            }
            FinishedJob::Chosen { purpose, paths, shown } => match (paths.first(), shown) {
                (Some(path), _) => self.with_chosen(ctx, purpose, path),
                (None, true) => self.after_save = None,
                (None, false) => {
                    self.typed_paths = true;
                    self.type_path(purpose);
                }
            },
            FinishedJob::Gathered { purpose, files } => self.take_lists(purpose, files),
            FinishedJob::Read { purpose: FilePurpose::Import, path, result: Ok(FileContent::Book(_)) } => {
                self.settle();
                self.dialog = Some(Dialog::IsBook(path));
            }
            FinishedJob::Read { path, result: Ok(FileContent::Book(opened)), .. } => {
                // The window could be typed into while the file was chosen and read.
                self.settle();
                self.unless_unsaved(ctx, ActionAfterSave::Show(opened, path));
            }
            FinishedJob::Read { path, result: Ok(FileContent::Tables(tables)), .. } => {
                self.settle();
                self.take_roll_call(&tables, &path);
            }
            FinishedJob::LookedForUnsaved(None) => {}
            FinishedJob::LookedForUnsaved(Some(Ok(opened))) => {
                self.settle();
                self.unless_unsaved(ctx, ActionAfterSave::Show(opened, PathBuf::from("the event that was not saved")));
            }
            FinishedJob::Read { purpose, path, result: Ok(FileContent::Sheets(sheets)) } => {
                self.settle();
                let into = (purpose == FilePurpose::Import).then(|| self.document.engine.book());
                let preview = ImportPreview::new(*sheets, path, into);
                self.dialog = Some(Dialog::Preview(Box::new(preview)));
            }
            FinishedJob::Read { result: Err(error), .. } | FinishedJob::LookedForUnsaved(Some(Err(error))) => {
                self.notice = Some((crate::book::vocabulary::capitalize(&error), true));
            }
        }
    }

    /// Puts an accepted import into the book, or opens it as one.
    pub(super) fn accept(&mut self, ctx: &egui::Context, preview: Box<ImportPreview>) {
        if preview.opens_new_book {
            self.unless_unsaved(ctx, ActionAfterSave::Accept(preview));
        } else {
            self.import(*preview);
        }
    }

    /// Puts an import into the book, as one step.
    fn import(&mut self, preview: ImportPreview) {
        let name = file_name(&preview.path);
        let first_new = RoundIx(self.document.engine.book().rounds.len());
        let edit = preview.import.merge_edit(self.document.engine.book(), preview.conflict_winner());
        if self.apply_computed(format!("import of {name}"), edit, preview.scored) {
            self.layout = None;
            self.grids.clear();
            self.open_tab(Tab::Round(first_new));
            self.said = format!("imported {name}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::command::Command;
    use crate::app::{StartWith, theme};
    use crate::book::{Edit, EventField};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;
    use std::sync::mpsc::{Sender, channel};
    use std::time::{Duration, Instant};

    type Window = Harness<'static, Topboard>;

    /// A window whose book is in a file, and the folder of that.
    fn window() -> (Window, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let mut window = Topboard::new(StartWith::Empty).with_typed_paths();
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

    /// An export that takes until the sender sends.
    fn slow_export(h: &mut Window) -> Sender<()> {
        let (go, wait) = channel();
        let ctx = h.ctx.clone();
        let work = move || wait.recv().map(|()| None).map_err(|error| error.to_string());
        h.state_mut().writer.write(&ctx, WriteContent::Result, Path::new("board.xlsx"), work);
        go
    }

    /// Asks the window to close; says whether it stays.
    fn close(h: &mut Window) -> bool {
        let viewport = h.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
        viewport.events.push(egui::ViewportEvent::Close);
        h.step();
        let commands: Vec<_> = h.output().viewport_output.values().flat_map(|viewport| &viewport.commands).collect();
        let stays = commands.contains(&&ViewportCommand::CancelClose);
        h.run();
        stays
    }

    fn wait_for(h: &mut Window, what: impl Fn(&Window) -> bool) {
        let until = Instant::now() + Duration::from_secs(20);
        while !what(h) {
            assert!(Instant::now() < until, "it never came");
            std::thread::sleep(Duration::from_millis(2));
            h.step();
        }
    }

    #[test]
    fn closing_waits_until_everything_is_written() {
        let (mut h, _folder) = window();
        let go = slow_export(&mut h);
        assert!(close(&mut h), "a process that ends would leave half a workbook");
        assert!(h.query_by_label_contains("Writing board.xlsx").is_some());
        assert!(!h.state().closing);
        go.send(()).unwrap();
        wait_for(&mut h, |h| h.state().closing);
    }

    #[test]
    fn a_file_that_could_not_be_written_keeps_the_window_open_and_is_told() {
        let (mut h, _folder) = window();
        let go = slow_export(&mut h);
        assert!(close(&mut h));
        drop(go);
        wait_for(&mut h, |h| h.state().notice.is_some());
        assert!(!h.state().closing && h.state().dialog.is_none());
    }

    #[test]
    fn not_saving_the_newest_loses_nothing_of_the_save_before() {
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
    fn a_second_save_comes_after_the_first_and_leaving_needs_no_third() {
        let (mut h, folder) = window();
        let go = slow_export(&mut h);
        let ctx = h.ctx.clone();
        for text in ["first", "second"] {
            name(&mut h, text);
            h.state_mut().execute(&ctx, Command::Save);
        }
        h.state_mut().execute(&ctx, Command::New);
        assert!(h.state().dialog.is_none(), "all of it is being saved");
        go.send(()).unwrap();
        wait_for(&mut h, |h| h.state().document.engine.book() == &Book::default());
        let kept = crate::store::open_book(&folder.path().join("con.topboard")).unwrap();
        assert_eq!(kept.event.name, "second");
        assert!(h.state().document.path().is_none(), "the new event is not in the old one’s file");
    }

    #[test]
    fn a_save_while_the_book_moves_to_another_file_follows_it_there() {
        let (mut h, folder) = window();
        let go = slow_export(&mut h);
        let ctx = h.ctx.clone();
        let moved = folder.path().join("moved.topboard");
        name(&mut h, "first");
        h.state_mut().with_file(&ctx, FilePurpose::SaveAs, moved.clone());
        name(&mut h, "second");
        h.state_mut().execute(&ctx, Command::Save);
        go.send(()).unwrap();
        wait_for(&mut h, |h| !h.state().document.is_changed());
        assert_eq!(h.state().document.path(), Some(moved.as_path()));
        assert_eq!(crate::store::open_book(&moved).unwrap().event.name, "second");
        assert!(!folder.path().join("con.topboard").exists());
    }

    #[test]
    fn what_was_typed_while_a_book_was_read_is_asked_about() {
        let (mut h, folder) = window();
        let ctx = h.ctx.clone();
        name(&mut h, "typed meanwhile");
        let path = folder.path().join("other.topboard");
        let result =
            Ok(FileContent::Book(Box::new(crate::store::OpenedBook::without_journal(Book::default(), path.clone()))));
        h.state_mut().finish(&ctx, FinishedJob::Read { purpose: FilePurpose::Open, path, result });
        assert!(matches!(h.state().dialog, Some(Dialog::Unsaved(ActionAfterSave::Show(..)))));
        assert_eq!(h.state().document.engine.book().event.name, "typed meanwhile");
    }

    #[test]
    fn closing_over_a_form_brings_the_form_back() {
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
    fn a_name_without_an_ending_gets_one_and_asks_before_it_replaces() {
        let (mut h, folder) = window();
        let ctx = h.ctx.clone();
        let path = folder.path().join("moved");
        h.state_mut().with_chosen(&ctx, FilePurpose::SaveAs, &path);
        wait_for(&mut h, |h| h.state().document.path().is_some_and(|path| path.ends_with("moved.topboard")));
        h.state_mut().with_chosen(&ctx, FilePurpose::SaveAs, &path);
        h.run();
        assert!(h.query_by_label_contains("moved.topboard is there already").is_some());
    }
}
