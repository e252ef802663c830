//! Takes the results of background jobs and of the file writer into the session.

use std::path::{Path, PathBuf};

use eframe::egui;

use super::Topboard;
use crate::app::dialogs::alternative_values::AlternativeValues;
use crate::app::dialogs::first_steps::FirstSteps;
use crate::app::dialogs::import_window::ImportWindow;
use crate::app::dialogs::new_event::NewEventDialog;
use crate::app::dialogs::post_opening::open_post_dialog_to_correct;
use crate::app::dialogs::rulings_desk::open_rulings_desk;
use crate::app::dialogs::window::{ActionAfterSave, Window};
use crate::app::files::FilePurpose;
use crate::app::files::read_contents::{AcceptedImport, FileContent};
use crate::app::files::reader::FinishedJob;
use crate::app::files::writer::{WriteContent, WrittenFile};
use crate::app::open_document::OpenDocument;
use crate::app::path_text::file_name;
use crate::app::session::pending::NextStep;
use crate::app::views::history::postings::record_posting;
use crate::app::views::ladder::result_import::add_year_results;
use crate::app::views::roll_call::commands::take_roll_call;
use crate::app::views::tab::Tab;
use crate::book::RoundIx;
use crate::book::typed_words::capitalize;
use crate::languages::messages::steps;
use crate::languages::window_sentences::window as texts;
use crate::store::output_path::OutputFormat;
use crate::store::{JournalMode, OpenedBook, output_path};

impl Topboard {
    /// Takes the results of background jobs and of the file writer. The results of jobs wait while a dialog is open,
    /// because a new dialog would replace it and lose the typed text.
    pub(super) fn take_finished_jobs(&mut self, ctx: &egui::Context) {
        self.file_reader.watch_focus(ctx);
        while let Some(written) = self.file_writer.next_written() {
            self.take_written_file(ctx, written);
        }
        if self.session.dialog.as_ref().is_some_and(|dialog| dialog.waits_for_files()) && !self.file_writer.is_busy() {
            self.session.dialog = None;
            // The dialog prevented changes, but a save may have failed.
            self.run_action(ctx, ActionAfterSave::Quit);
        }
        // The rulings desk stays open while its pages are written and while a text for it is read.
        let takes_texts = self.session.dialog.as_ref().is_some_and(|dialog| dialog.takes_texts());
        let is_of_desk = match self.file_reader.purpose() {
            Some(FilePurpose::Ruling(_)) => true,
            Some(FilePurpose::Dispute) => takes_texts,
            Some(_) | None => false,
        };
        if is_of_desk && let Some(job) = self.file_reader.next_finished() {
            self.take_finished_job(ctx, job);
        }
        while self.session.dialog.is_none() {
            if let Some(action) = self.closing.given_back.take() {
                self.give_back(action);
            } else if let Some(action) = self.closing.next_action.take() {
                self.session.finish_pending(NextStep::Close);
                self.ask_to_save_then(ctx, action);
            } else if let Some(job) = self.next_taken_job() {
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
                self.session.set_status(texts::saved(&path.display().to_string()));
                if let Some(remark) = remark {
                    self.session.messages.notify(remark);
                }
                // The window may show another book by now. Then there is nothing to note.
                if number == self.session.number {
                    if self.session.document.is_file_read_only() && self.closing.after_save.is_none() {
                        // The window opens the copy, because the original is read-only.
                        self.take_file(ctx, FilePurpose::Open, path);
                        return;
                    }
                    self.session.document.mark_saved(path, revision);
                    self.keep_view();
                    self.closing.next_action = self.closing.after_save.take().or(self.closing.next_action.take());
                }
            }
            (WriteContent::Print, Ok(remark)) => {
                self.session.messages.notify(remark.unwrap_or_default());
            }
            (WriteContent::Posting { number, posting }, Ok(remark)) => {
                let folder = path.display().to_string();
                self.session.set_status(texts::posted_to(&folder));
                self.session.messages.notify(texts::posted_files(&folder, &remark.unwrap_or_default()));
                if number == self.session.number
                    && let Some(choices) = &mut self.session.posting_choices
                {
                    choices.note_posted(&path);
                    let text = choices.to_text();
                    self.remember_choices(&text);
                }
                if let Some(posting) = posting.filter(|_| number == self.session.number) {
                    let was_saved = !self.session.document.is_changed();
                    record_posting(&mut self.session, posting);
                    if was_saved {
                        self.save_recorded_posting(ctx);
                    }
                }
            }
            (content @ (WriteContent::Ruling | WriteContent::OtherFile), Ok(remark)) => {
                let file = path.display().to_string();
                self.session.set_status(texts::exported_to(&file));
                let told = match output_path::format_from_extension(&path) {
                    Ok(OutputFormat::Workbook) => texts::workbook_is_in(&file),
                    Ok(OutputFormat::PlainTable) => texts::table_is_in(&file),
                    Err(_) if path.extension().is_some_and(|ending| ending == "topboard") => texts::book_is_in(&file),
                    Err(_) if content == WriteContent::Ruling => texts::ruling_is_in(&file),
                    Err(_) => texts::text_is_in(&file),
                };
                let remark = remark.map(|remark| format!(" {remark}")).unwrap_or_default();
                self.session.messages.notify(format!("{told}{remark}"));
            }
            (content, Err(error)) => {
                let is_posting =
                    matches!(&content, WriteContent::Posting { number, .. } if *number == self.session.number);
                if let WriteContent::Posting { number, .. } = content
                    && number == self.session.number
                    && let Some(choices) = &mut self.session.posting_choices
                {
                    choices.note_refused(&path);
                    let text = choices.to_text();
                    self.remember_choices(&text);
                }
                // The window stays open, so that the user can read the error and solve the problem.
                self.closing.discarding_changes = false;
                if self.session.dialog.as_ref().is_none_or(|dialog| dialog.waits_for_files()) {
                    self.session.dialog = self.session.interrupted_dialog.take();
                }
                self.drop_action_after_save();
                // Nobody types the path again; but under typing hands no dialog opens.
                if is_posting && self.session.dialog.is_none() && !self.session.is_typing() {
                    open_post_dialog_to_correct(&mut self.session, ctx, path, capitalize(&error));
                } else {
                    self.session.messages.show_error(capitalize(&error));
                }
            }
        }
    }

    /// Takes the result of a background job.
    pub(super) fn take_finished_job(&mut self, ctx: &egui::Context, job: FinishedJob) {
        match job {
            FinishedJob::FilesChosen { purpose: FilePurpose::ResultLists, paths, .. } if !paths.is_empty() => {
                self.read_result_lists(ctx, FilePurpose::ResultLists, paths);
            }
            FinishedJob::FilesChosen { purpose, paths, shown } => match (paths.first(), shown) {
                (Some(path), _) => self.use_chosen_path(ctx, purpose, path),
                (None, true) => self.drop_action_after_save(),
                (None, false) => {
                    self.typed_paths = true;
                    self.show_path_field(purpose);
                }
            },
            FinishedJob::ResultListsRead { purpose, files } => add_year_results(&mut self.session, &purpose, files),
            FinishedJob::FileRead { path, result: Ok(FileContent::Book(opened)), .. } => {
                // The user could type while the file was chosen and read.
                self.session.finish_pending(NextStep::Close);
                self.ask_to_save_then(ctx, ActionAfterSave::ShowBook(opened, path));
            }
            FinishedJob::FileRead { path, result: Ok(FileContent::Tables(tables)), .. } => {
                self.session.finish_pending(NextStep::ChangeBook);
                take_roll_call(&mut self.session, &tables, &path);
            }
            FinishedJob::FileRead { result: Ok(FileContent::Dispute(text)), .. } => {
                if self.session.dialog.is_none() {
                    open_rulings_desk(self);
                }
                if let Some(desk) = &mut self.session.dialog {
                    desk.take_text(text);
                }
            }
            FinishedJob::UnsavedSearched(None) => {
                let is_untouched = !self.session.document.is_changed() && !self.has_typed_while_reading();
                if std::mem::take(&mut self.offers_first_steps) && is_untouched {
                    // The questions that were open when the program was stopped come first.
                    match self.left_new_event() {
                        Some(answers) => self.session.open_dialog(NewEventDialog::restored(answers)),
                        None => self.session.open_dialog(FirstSteps::default()),
                    }
                }
            }
            FinishedJob::UnsavedSearched(Some(Ok(opened))) => {
                self.session.finish_pending(NextStep::Close);
                self.ask_to_save_then(ctx, ActionAfterSave::ShowBook(opened, PathBuf::from(texts::unsaved_event())));
            }
            FinishedJob::FileRead { purpose, path, result: Ok(FileContent::Sheets(read)) } => {
                self.session.finish_pending(NextStep::ChangeBook);
                let into = (purpose == FilePurpose::Import).then(|| self.session.book());
                let window = ImportWindow::new(*read, path, into);
                self.session.open_dialog(window);
            }
            FinishedJob::FileRead { purpose: FilePurpose::Dispute, result: Err(error), .. } => {
                // The desk shows the message.
                if self.session.dialog.is_none() {
                    open_rulings_desk(self);
                }
                self.session.messages.show_error(capitalize(&error));
            }
            FinishedJob::FileRead { result: Err(error), .. } | FinishedJob::UnsavedSearched(Some(Err(error))) => {
                self.session.messages.show_error(capitalize(&error));
            }
        }
    }

    /// Shows a book that was opened, with the notices of opening it.
    pub(super) fn show_opened(&mut self, ctx: &egui::Context, mut opened: OpenedBook, path: &Path) {
        let mut notices = std::mem::take(&mut opened.notices);
        let alternatives = std::mem::take(&mut opened.alternatives);
        let is_read_only = matches!(opened.journal_mode, JournalMode::ReadOnly(_));
        let was_recovered = opened.changed;
        self.show_document(ctx, OpenDocument::opened(opened));
        self.follow_view(ctx);
        if was_recovered && let Some(newest) = self.session.document.history_mut().entries().last() {
            let (place, field) = (newest.change.location_in_window(), newest.change.field_in_window());
            notices.push(match newest.change.new_in_window() {
                "" => texts::newest_change_emptied(place, field),
                new => texts::newest_change(place, field, new),
            });
            self.session.go_to_newest_change();
        }
        self.session.set_status(texts::opened(&file_name(path)));
        self.show_projector_again(was_recovered);
        // What is there again comes before why it was away.
        notices.extend(self.error_notice.take());
        self.session.messages.notification = (!notices.is_empty()).then(|| (notices.join(" "), is_read_only));
        if !alternatives.entries.is_empty() {
            self.session.open_dialog(AlternativeValues::new(alternatives));
        }
    }

    /// Adds an accepted import to the book as one step, or opens it as a new book.
    pub(super) fn take_accepted_import(&mut self, ctx: &egui::Context, import: AcceptedImport) {
        if import.opens_new_book {
            self.ask_to_save_then(ctx, ActionAfterSave::AcceptImport(Box::new(import)));
            return;
        }
        let AcceptedImport { sheets, path, winner, .. } = import;
        let name = file_name(&path);
        let (rounds, players) = (self.session.book().rounds.clone(), self.session.book().people.len());
        let edit = sheets.import.merge_edit(self.session.book(), winner);
        let cursor = self.session.address_at_cursor();
        if self.session.apply_computed(steps::import(name.as_str()), edit, sheets.scored) {
            // The rounds that are still in their places keep their columns and their cursors.
            let now = self.session.book().rounds.iter().map(|round| &round.name);
            let same = rounds.iter().map(|round| &round.name).zip(now).take_while(|(old, new)| old == new).count();
            self.session.forget_rounds_from(RoundIx(same));
            self.session.grids.retain(|tab, _| tab.round().is_some());
            // The first round that the file has changed, or the list with its new players.
            let book = self.session.book();
            let changed = (0..book.rounds.len()).find(|at| rounds.get(*at) != book.rounds.get(*at));
            let list = (book.people.len() > players).then_some(Tab::Players);
            let tab = changed.map(|at| Tab::Round(RoundIx(at))).or(list).unwrap_or(self.session.tab);
            let was_in_view = tab == self.session.tab;
            self.session.open_tab(tab);
            if let Some(cursor) = cursor.filter(|_| was_in_view) {
                self.session.go_to_if_there(cursor);
            }
            self.session.set_status(texts::imported(&name));
        }
    }
}
