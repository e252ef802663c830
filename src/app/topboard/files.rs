//! Opening, saving, importing, exporting, closing.

use std::path::{Path, PathBuf};

use eframe::egui;
use eframe::egui::ViewportCommand;

use super::{Dialog, Then, Topboard};
use crate::app::dialogs::path::PathField;
use crate::app::dialogs::preview::Preview;
use crate::app::document::Document;
use crate::app::tabs::rules::RulesState;
use crate::app::tabs::standings::Sort;
use crate::app::tabs::{Tab, round};
use crate::app::work::{Content, Done, Purpose, file_name};
use crate::book::{Book, RoundIx};
use crate::live::Live;
use crate::sheets::ScoreCells;

impl Topboard {
    /// Goes on at once, or after the question about what is not saved.
    pub(super) fn unless_unsaved(&mut self, ctx: &egui::Context, then: Then) {
        if self.document.is_changed() {
            self.dialog = Some(Dialog::Unsaved(then));
        } else {
            self.proceed(ctx, then);
        }
    }

    pub(super) fn proceed(&mut self, ctx: &egui::Context, then: Then) {
        match then {
            Then::New => self.show_document(Document::unsaved(Live::new(Book::default()), "")),
            Then::Open => self.ask_for_file(ctx, Purpose::Open),
            Then::OpenFile(path) => self.worker.read(ctx, Purpose::Open, path, None),
            Then::Quit => {
                self.closing = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    pub(super) fn show_document(&mut self, document: Document) {
        self.document = document;
        self.digest.reset();
        self.order.reset();
        self.grids.clear();
        self.years.clear();
        self.layout = None;
        self.sums = None;
        self.sort = Sort::default();
        self.problem_at = 0;
        self.why = None;
        self.rules = RulesState::default();
        self.notice = None;
        self.said.clear();
        self.tab = Tab::Players;
        self.go_to_first_round();
    }

    pub(super) fn save(&mut self, ctx: &egui::Context) {
        match self.document.path() {
            Some(path) => self.worker.save(ctx, path.to_owned(), &self.document.live),
            None => self.ask_for_file(ctx, Purpose::SaveAs),
        }
    }

    pub(super) fn ask_for_file(&mut self, ctx: &egui::Context, purpose: Purpose) {
        let offered = self.document.file_name(purpose.extension());
        if self.typed_paths || self.worker.is_choosing() {
            // A dialog that is still open, or hangs, is given up for a path that is typed.
            self.worker.cancel();
            self.type_path(purpose);
        } else {
            self.worker.choose(ctx, purpose, self.document.folder(), &offered);
        }
    }

    /// Opens the field in which a path is typed.
    pub(super) fn type_path(&mut self, purpose: Purpose) {
        let folder = self.document.folder().map(Path::to_owned);
        let folder = folder.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
        let text = if purpose.writes() {
            folder.join(self.document.file_name(purpose.extension())).display().to_string()
        } else {
            format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR)
        };
        self.dialog = Some(Dialog::Path(PathField::new(purpose, text)));
    }

    pub(super) fn with_file(&mut self, ctx: &egui::Context, purpose: Purpose, path: PathBuf) {
        match purpose {
            Purpose::Open => self.worker.read(ctx, purpose, path, None),
            Purpose::Import => self.worker.read(ctx, purpose, path, Some(self.document.live.book().clone())),
            Purpose::SaveAs => self.worker.save(ctx, path, &self.document.live),
            Purpose::Export => self.worker.export(ctx, path, &self.document.live, ScoreCells::Formulas),
            Purpose::ExportValues => self.worker.export(ctx, path, &self.document.live, ScoreCells::Values),
        }
    }

    pub(super) fn take_dropped(&mut self, ctx: &egui::Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        let Some(path) = dropped.filter(|_| self.worker.waiting().is_none()) else { return };
        self.settle();
        let book = self.document.live.book();
        let is_book = path.extension().is_some_and(|ending| ending == "topboard");
        if is_book || (book.people.is_empty() && book.rounds.is_empty()) {
            self.unless_unsaved(ctx, Then::OpenFile(path));
        } else {
            self.with_file(ctx, Purpose::Import, path);
        }
    }

    pub(super) fn ask_before_closing(&mut self, ctx: &egui::Context) {
        if !self.closing && ctx.input(|input| input.viewport().close_requested()) {
            self.settle();
            if self.document.is_changed() {
                ctx.send_viewport_cmd(ViewportCommand::CancelClose);
                self.dialog = Some(Dialog::Unsaved(Then::Quit));
            }
        }
    }

    /// Takes the answer of work that was done elsewhere.
    pub(super) fn finish(&mut self, ctx: &egui::Context, done: Done) {
        match done {
            Done::Chosen { purpose, path: Some(path), .. } => self.with_file(ctx, purpose, path),
            Done::Chosen { path: None, shown: true, .. } => self.after_save = None,
            Done::Chosen { purpose, path: None, shown: false } => {
                self.typed_paths = true;
                self.type_path(purpose);
            }
            Done::Read { path, result: Ok(Content::Book(book)), .. } => {
                self.said = format!("opened {}", file_name(&path));
                let said = self.said.clone();
                self.show_document(Document::opened(*book, path));
                self.said = said;
            }
            Done::Read { purpose, path, result: Ok(Content::Sheets(sheets)) } => {
                self.settle();
                let into = (purpose == Purpose::Import).then(|| self.document.live.book());
                let preview = Preview::new(*sheets, path, into);
                self.dialog = Some(Dialog::Preview(Box::new(preview)));
            }
            Done::Saved { path, revision, result: Ok(()) } => {
                self.said = format!("saved {}", path.display());
                self.document.saved(path, revision);
                if let Some(then) = self.after_save.take() {
                    self.unless_unsaved(ctx, then);
                }
            }
            Done::Exported { path, result: Ok(()) } => {
                self.said = format!("exported to {}", path.display());
                self.notice = Some((format!("The workbook is in {}.", path.display()), false));
            }
            Done::Read { result: Err(error), .. }
            | Done::Saved { result: Err(error), .. }
            | Done::Exported { result: Err(error), .. } => {
                self.after_save = None;
                self.notice = Some((round::capital(&error), true));
            }
        }
    }

    /// Puts an accepted import into the book, as one step.
    pub(super) fn accept(&mut self, preview: &Preview) {
        let name = file_name(&preview.path);
        if preview.anew {
            self.show_document(Document::importing(&preview.path));
        }
        let first_new = RoundIx(self.document.live.book().rounds.len());
        let edit = preview.import.into_edit(self.document.live.book(), preview.keep());
        if self.apply(format!("import of {name}"), edit) {
            self.layout = None;
            self.grids.clear();
            self.open_tab(Tab::Round(first_new));
            self.said = format!("imported {name}");
        }
    }
}
