//! Chooses, saves, opens, imports and exports files, and takes files that were dropped on the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui;

use super::Topboard;
use crate::app::dialogs::path_field::PathField;
use crate::app::dialogs::rulings_desk::open_rulings_desk;
use crate::app::files::writer::WriteContent;
use crate::app::files::{FilePurpose, with_extension, write_contents};
use crate::app::path_text::{file_name, free_path, typed_path};
use crate::app::session::pending::NextStep;
use crate::app::session::{PostingChoices, PostingRequest};
use crate::app::views::history::commands::history_csv;
use crate::app::views::history::past_state::return_to_present;
use crate::app::views::history::postings::posting_snapshot;
use crate::app::views::ladder::result_import::ladder_in_use;
use crate::app::views::tab::Tab;
use crate::book::Book;
use crate::languages::window_sentences::window as texts;
use crate::languages::{Language, in_each_language};
use crate::notices::Notice;
use crate::posting::{rounds_with_notes, shown_rounds};
use crate::publish::{ExportOptions, PageSetup, TextSize, director_path, names_the_director};
use crate::store;
use crate::store::output_path::{self, OutputFormat};

impl Topboard {
    pub(super) fn save_book(&mut self, ctx: &egui::Context) {
        self.session.finish_pending(NextStep::Save);
        // A past state is never saved over the present one.
        return_to_present(&mut self.session);
        // A book that is being saved under another name belongs to the new file.
        let path = self.file_writer.book_path(self.session.number).or(self.session.document.path()).map(Path::to_owned);
        match path {
            Some(path) if self.session.document.read_only_reason().is_none() => self.save_at(ctx, &path),
            _ => self.choose_file(ctx, FilePurpose::SaveAs),
        }
    }

    /// Saves the record of a posting in a book that was saved before it: nobody has typed anything, so nothing is left to save.
    pub(super) fn save_recorded_posting(&mut self, ctx: &egui::Context) {
        let document = &self.session.document;
        let path = document.path().filter(|_| document.is_changed() && document.read_only_reason().is_none());
        if let Some(path) = path.map(Path::to_owned) {
            self.save_at(ctx, &path);
        }
    }

    fn save_at(&mut self, ctx: &egui::Context, path: &Path) {
        let saver = self.session.document.saver(ctx, self.book_store.as_ref());
        let engine = &self.session.document.engine;
        let content = WriteContent::Book { number: self.session.number, revision: engine.revision() };
        self.file_writer.write(
            ctx,
            content,
            path,
            write_contents::save_job(path.to_owned(), engine.book().clone(), saver),
        );
    }

    pub(super) fn choose_file(&mut self, ctx: &egui::Context, purpose: FilePurpose) {
        // The state to save is chosen now. Another state may be in view when the file dialog closes.
        let is_past = self.session.document.shown_past_step().is_some();
        let purpose = match purpose {
            FilePurpose::SaveAs if is_past => FilePurpose::SavePastState(Arc::new(self.session.book().clone())),
            purpose => purpose,
        };
        if self.typed_paths || self.file_reader.is_choosing() {
            // A typed path replaces a file dialog that is still open or hangs.
            self.file_reader.cancel();
            self.show_path_field(purpose);
        } else {
            let (offered, folder) = (self.offered_name(&purpose), self.offered_folder());
            self.file_reader.choose(ctx, purpose, folder.as_deref(), &offered);
        }
    }

    /// The folder to offer: that of the book, else that of the book that was open last, else that of the user's documents. The
    /// window does not wait for a disk here.
    fn offered_folder(&self) -> Option<PathBuf> {
        let document = &self.session.document;
        // A book that was opened by its name alone is in the folder of the program.
        let of_program = || document.path().and_then(|_| std::env::current_dir().ok());
        let own = document.folder().map(Path::to_owned);
        own.or_else(of_program).or_else(|| self.remembered_view.last_folder.clone())
    }

    /// The name to offer for a file to be written.
    fn offered_name(&self, purpose: &FilePurpose) -> String {
        let name = self.session.document.file_name(purpose.written_extension().unwrap_or("topboard"));
        match purpose {
            FilePurpose::ExportLadder => match self.session.views.ladder.compiled_year() {
                Some(compiled_year) => format!("{}.xlsx", compiled_year.compiled_ladder().title(Language::English)),
                None => name,
            },
            FilePurpose::Ruling(notice) => name_of_notice(notice),
            FilePurpose::DirectorCopy => director_path(Path::new(&name)).display().to_string(),
            FilePurpose::Open
            | FilePurpose::Import
            | FilePurpose::RollCall
            | FilePurpose::SaveAs
            | FilePurpose::SavePastState(_)
            | FilePurpose::Export(..)
            | FilePurpose::ResultLists
            | FilePurpose::IdentityDecisions
            | FilePurpose::History
            | FilePurpose::Dispute => name,
        }
    }

    /// Opens the dialog in which the user types a path.
    pub(super) fn show_path_field(&mut self, purpose: FilePurpose) {
        let folder = self.offered_folder().unwrap_or_default();
        let text = if purpose.will_be_written() {
            let offered = folder.join(self.offered_name(&purpose));
            // A book of the same name is another event, which Enter must not propose to replace.
            let offered = if purpose.is_book() { free_path(offered) } else { offered };
            offered.display().to_string()
        } else {
            format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR)
        };
        self.session.open_dialog(PathField::new(purpose, text));
    }

    /// Uses the path from the file dialog. The user may have typed it without an extension.
    pub(super) fn use_chosen_path(&mut self, ctx: &egui::Context, purpose: FilePurpose, chosen: &Path) {
        let path = with_extension(chosen.to_owned(), &purpose);
        if path != chosen && path.exists() {
            // The file dialog asked about a name without an extension, so this asks again before it replaces a file.
            let field = PathField::new(purpose, path.display().to_string());
            self.session.open_dialog(field.replacing(path));
        } else {
            self.take_file(ctx, purpose, path);
        }
    }

    /// In which format results are written at a path, or why nothing can be written there, whatever is there. `None` for a text, a
    /// book, pages, and a file that is read.
    pub(super) fn format_at(&self, purpose: &FilePurpose, path: &Path) -> Result<Option<OutputFormat>, String> {
        let document = &self.session.document;
        let checked = match purpose {
            FilePurpose::SavePastState(_) if path.exists() => {
                return Err(texts::past_state_replaces_no_file().to_owned());
            }
            FilePurpose::SavePastState(_) => output_path::check_book_path(path, None).map(|()| None),
            // The file in view is that of somebody else.
            FilePurpose::SaveAs if self.is_viewing_file(path) => {
                return Err(document.read_only_reason().unwrap_or_default().to_owned());
            }
            FilePurpose::SaveAs => output_path::check_book_path(path, document.path()).map(|()| None),
            FilePurpose::Export(..) | FilePurpose::DirectorCopy | FilePurpose::History => {
                output_path::check_result_path(path, document.sources()).map(Some)
            }
            FilePurpose::ExportLadder => output_path::check_ladder_path(path, document.sources()),
            FilePurpose::Ruling(_) => output_path::check_pages_path(path, document.sources()).map(|()| None),
            FilePurpose::Open
            | FilePurpose::Import
            | FilePurpose::RollCall
            | FilePurpose::ResultLists
            | FilePurpose::IdentityDecisions
            | FilePurpose::Dispute => Ok(None),
        };
        checked.map_err(|error| error.to_string())
    }

    pub(super) fn take_file(&mut self, ctx: &egui::Context, purpose: FilePurpose, path: PathBuf) {
        let format = match self.format_at(&purpose, &path) {
            Ok(format) => format,
            Err(refusal) => {
                let field = PathField::new(purpose, path.display().to_string());
                self.session.open_dialog(field.with_error(refusal));
                return;
            }
        };
        match &purpose {
            FilePurpose::ResultLists | FilePurpose::IdentityDecisions => {
                // The user separates several paths with semicolons.
                let typed = path.to_str().map(|paths| paths.split(';').map(typed_path).collect());
                let paths = typed.unwrap_or_else(|| vec![path]);
                self.read_result_lists(ctx, purpose, paths);
            }
            FilePurpose::ExportLadder => self.export_ladder(ctx, &path, format),
            FilePurpose::Open if self.is_editing_file(&path) => {
                self.session.set_status(texts::is_open_already(&file_name(&path)));
            }
            FilePurpose::Open | FilePurpose::Import | FilePurpose::RollCall | FilePurpose::Dispute => {
                let into = (purpose == FilePurpose::Import).then(|| self.session.book().clone());
                self.file_reader.read_file(ctx, purpose, path, into, self.book_store.clone(), self.file_writer.idle());
            }
            FilePurpose::SaveAs => self.save_at(ctx, &path),
            FilePurpose::SavePastState(book) => self.save_past_state(ctx, &path, book),
            FilePurpose::History => self.export_history(ctx, &path),
            FilePurpose::Ruling(notice) => self.save_ruling(ctx, &path, notice),
            FilePurpose::DirectorCopy if !names_the_director(&path) => {
                let field = PathField::new(purpose, director_path(&path).display().to_string());
                self.session.open_dialog(field.with_error(texts::name_director_copy().to_owned()));
            }
            FilePurpose::DirectorCopy => self.export_event(ctx, &path, format, ExportOptions::for_director()),
            FilePurpose::Export(paper, scores) => {
                let options = ExportOptions { paper: *paper, scores: *scores, ..ExportOptions::default() };
                self.export_event(ctx, &path, format, options);
            }
        }
    }

    /// Saves a copy of a past state. It is not opened, and does not replace a file.
    fn save_past_state(&mut self, ctx: &egui::Context, path: &Path, book: &Book) {
        let job = write_contents::save_job(path.to_owned(), book.clone(), None);
        self.file_writer.write(ctx, WriteContent::OtherFile, path, job);
    }

    /// Starts to write the history to `path`.
    fn export_history(&mut self, ctx: &egui::Context, path: &Path) {
        let (text, to) = (history_csv(&self.session), path.to_owned());
        self.file_writer.write(ctx, WriteContent::OtherFile, path, move || {
            store::replace_file(&to, &text).map(|()| None).map_err(|error| error.to_string())
        });
    }

    /// Starts to write a ruling, and opens the desk again.
    fn save_ruling(&mut self, ctx: &egui::Context, path: &Path, notice: &Notice) {
        let job = write_contents::pages_job(path.to_owned(), notice.clone(), self.setup_of_list());
        self.file_writer.write(ctx, WriteContent::Ruling, path, job);
        if self.session.dialog.is_none() {
            open_rulings_desk(self);
        }
    }

    /// The pages of a list for the director, on the paper of the last posting.
    fn setup_of_list(&self) -> PageSetup {
        let paper = self.session.posting_choices.as_ref().map(PostingChoices::usual_paper).unwrap_or_default();
        let event = &self.session.book().event;
        PageSetup::of_event(event, event.languages.first, paper, TextSize::List, &jiff::Zoned::now())
    }

    /// Starts to send a notice to the printer of the system. Where nothing prints it is opened, as a posting is.
    pub(super) fn print_notice(&mut self, ctx: &egui::Context, notice: Notice) {
        let name = PathBuf::from(name_of_notice(&notice));
        let job = write_contents::print_job(name.clone(), notice, self.setup_of_list(), self.printer);
        self.file_writer.write(ctx, WriteContent::Print, &name, job);
    }

    /// Starts to write the file for players or the copy for the director to `path`.
    fn export_event(
        &mut self,
        ctx: &egui::Context,
        path: &Path,
        format: Option<OutputFormat>,
        mut options: ExportOptions,
    ) {
        let Some(format) = format else { return };
        options.created = Some(jiff::Zoned::now().datetime());
        let job = write_contents::export_job(path.to_owned(), format, options, self.session.book().clone());
        self.file_writer.write(ctx, WriteContent::OtherFile, path, job);
    }

    /// Starts to write the ladder to `path`.
    fn export_ladder(&mut self, ctx: &egui::Context, path: &Path, format: Option<OutputFormat>) {
        let created = Some(jiff::Zoned::now().datetime());
        let options = ExportOptions { created, ..ExportOptions::default() };
        let results_year = self.session.book().results_year.clone();
        let is_partial_view = self.session.views.ladder.after_events.is_some();
        let write = write_contents::export_ladder_job(path.to_owned(), format, options, results_year);
        let whole = texts::ladder_file_is_whole();
        self.file_writer.write(ctx, WriteContent::OtherFile, path, move || {
            write().map(|remark| match (remark, is_partial_view) {
                (remark, false) => remark,
                (None, true) => Some(whole.to_owned()),
                (Some(remark), true) => Some(format!("{remark} {whole}")),
            })
        });
    }

    /// Starts to write notices into a folder.
    pub(super) fn post_notices(&mut self, ctx: &egui::Context, mut posting: PostingRequest) {
        let shown = shown_rounds(&posting.event, &posting.chosen, &posting.formats);
        let with_notes = rounds_with_notes(&posting.event, &posting.chosen);
        let record = posting_snapshot(&self.session).map(|posting| {
            posting.of_rounds(self.session.engine(), &shown).with_notes(self.session.engine(), &with_notes)
        });
        let record = record.filter(|posting| !posting.is_empty());
        posting.posted_at = record.as_ref().map(|record| record.time().to_owned());
        let content = WriteContent::Posting { number: self.session.number, posting: record };
        let folder = posting.folder.clone();
        self.file_writer.write_with_progress(ctx, content, &folder, write_contents::post_job(posting, self.printer));
    }

    /// Starts to read result lists for the ladder.
    pub(super) fn read_result_lists(&mut self, ctx: &egui::Context, purpose: FilePurpose, paths: Vec<PathBuf>) {
        let ladder = ladder_in_use(&self.session);
        self.file_reader.read_result_lists(ctx, purpose, paths, ladder, self.file_writer.idle());
    }

    pub(super) fn take_dropped_files(&mut self, ctx: &egui::Context) {
        if self.session.dialog.as_ref().is_some_and(|dialog| dialog.takes_texts())
            && let Some(path) =
                ctx.input(|input| input.raw.dropped_files.iter().find_map(|file| text_file(file.path())))
        {
            self.take_file(ctx, FilePurpose::Dispute, path);
            return;
        }
        if matches!(self.session.tab, Tab::Ladder(_)) {
            // Several files may arrive one after the other.
            let dropped = ctx.input(|input| input.raw.dropped_files.clone());
            self.session.views.ladder.dropped_files.extend(dropped.iter().map(|file| file.path().to_owned()));
            if !self.session.views.ladder.dropped_files.is_empty() && self.file_reader.waiting().is_none() {
                self.session.finish_pending(NextStep::ChangeBook);
                let dropped = std::mem::take(&mut self.session.views.ladder.dropped_files);
                self.read_result_lists(ctx, FilePurpose::ResultLists, dropped);
            }
            return;
        }
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        let Some(path) = dropped.filter(|_| self.file_reader.waiting().is_none()) else { return };
        self.session.finish_pending(NextStep::ChangeBook);
        // The contents decide the kind of the file. The name only decides between opening and importing.
        let named_book = output_path::has_extension(&path, "topboard");
        let purpose =
            if named_book || self.session.book().is_empty() { FilePurpose::Open } else { FilePurpose::Import };
        self.take_file(ctx, purpose, path);
    }
    /// Whether this is the file of the book in the window, and the book can be changed.
    pub(super) fn is_editing_file(&self, path: &Path) -> bool {
        self.session.document.has_journal()
            && self.session.document.path().is_some_and(|own| output_path::is_same_file(own, path))
    }

    /// Whether this is the file of the book in the window, and the book is read-only.
    pub(super) fn is_viewing_file(&self, path: &Path) -> bool {
        self.session.document.read_only_reason().is_some()
            && self.session.document.path().is_some_and(|own| output_path::is_same_file(own, path))
    }
}

/// The path of a file, if its name is that of a text.
fn text_file(path: &Path) -> Option<PathBuf> {
    output_path::has_extension(path, "txt").then(|| path.to_owned())
}

/// The name of the file of a notice, in its first language: “Ruling R1 B Fall 1901.pdf”.
fn name_of_notice(notice: &Notice) -> String {
    let [title, subtitle] =
        [&notice.title, &notice.subtitle].map(|text| in_each_language(text).next().unwrap_or_default());
    let words = format!("{title} {subtitle}").replace(|c: char| !c.is_alphanumeric(), " ");
    format!("{}.pdf", words.split_whitespace().collect::<Vec<_>>().join(" "))
}
