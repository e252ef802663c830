//! [`Topboard`], the window: the open book's session, the background jobs and files, and one frame. The other files of
//! this folder open, save, import, export and close books.

mod closing;
mod closing_state;
mod execute;
mod file_commands;
mod finished_jobs;
mod input_queue;
mod keys;
mod projector;
mod refused_text;
mod remembered_view;
mod ruling_texts;
#[cfg(test)]
mod tests;
mod waiting_file;
mod window_trait;

use std::path::PathBuf;

use eframe::egui;
use eframe::egui::{Ui, ViewportCommand};
use jiff::Timestamp;

use crate::app::InitialBook;
use crate::app::commands::{Command, MenuPlace};
use crate::app::files::FilePurpose;
use crate::app::files::reader::FileReader;
use crate::app::files::writer::FileWriter;
use crate::app::grid::{copy_with, take_copied_cells};
use crate::app::open_document::OpenDocument;
use crate::app::projector::Projector;
use crate::app::session::seed_source::SeedSource;
use crate::app::session::{ContextMenu, Session};
use crate::app::shell::{context_menu, drop_hint, formula_bar, menu_bar, notification, status_bar, tab_strip};
use crate::app::table_clipboard::TableClipboard;
use crate::app::theme::Palette;
use crate::app::views::tab::Tab;
use crate::app::views::view::ViewSettings;
use crate::book::Book;
use crate::decimal_sign::DecimalSign;
use crate::engine::Engine;
use crate::import::SheetReader;
use crate::languages::window_sentences::window as texts;
use crate::languages::{Language, window_language};
use crate::printable_text::printable_line;
use crate::printer::{Printer, print_files};
use crate::round_clock::ClockSettings;
use crate::store::{BookStore, WindowNote};

use closing_state::ClosingState;
use input_queue::{InputQueue, KeyboardOwner};
use keys::{UsedDevice, remove_text_of_alt_keys, used_device};
use projector::TimeSource;
use refused_text::KeptRefusal;
use remembered_view::RememberedView;
pub(super) use remembered_view::{LEAST_SIZE, WindowChoices};
use waiting_file::WaitingFile;

/// The window. [`Topboard::ui`] draws one frame. It does not need a window of the system, so tests can use it.
#[derive(Debug)]
pub struct Topboard {
    /// The open book with everything that belongs to it.
    pub(super) session: Session,
    /// The file dialog or the reading of files that runs now.
    file_reader: FileReader,
    /// The files that are being written.
    pub(super) file_writer: FileWriter,
    /// The store of the journals, which back up every change.
    book_store: Option<BookStore>,
    /// Where the answers about a new event are kept while they are typed.
    new_event_note: Option<WindowNote>,
    /// Whether the first frame looks for an event that was never saved.
    recover_on_start: bool,
    /// Whether the window offers the first steps if there is no book to open.
    offers_first_steps: bool,
    /// The sentence about an error of the last time, until a book is opened. Its notices are told together with it.
    error_notice: Option<String>,
    /// The file to open in the first frame.
    first_file: Option<PathBuf>,
    /// What happens after the book is saved or the files are written.
    closing: ClosingState,
    /// The second window and the clock of the round.
    pub(super) projector: Projector,
    /// Where the clock of the round reads the time of day.
    time_source: TimeSource,
    /// The book whose clock the projector has: the number of its session, and its file.
    clock_of: Option<(u64, Option<PathBuf>)>,
    /// Whether paths are typed, because the system has no file dialog.
    typed_paths: bool,
    /// The language in which the window speaks if the user chose none.
    system_language: Language,
    window_title: String,
    /// The view of the book and the window as they were kept.
    remembered_view: RememberedView,
    /// The text that a cell has refused, as it was kept.
    kept_refusal: KeptRefusal,
    /// The clipboard for tables with their look.
    table_clipboard: Option<Box<dyn TableClipboard>>,
    /// The sign before the decimals of copied figures, as this computer writes numbers.
    decimal_sign: DecimalSign,
    /// What prints pages.
    printer: Printer,
    used_device: UsedDevice,
    /// The file that was read while the user typed.
    waiting_file: WaitingFile,
}

impl Topboard {
    /// A window that opens with this book.
    pub fn new(start: InitialBook) -> Self {
        let (engine, title, first_file) = match start {
            InitialBook::Empty => (Engine::new(Book::default()), String::new(), None),
            InitialBook::File(path) => (Engine::new(Book::default()), String::new(), Some(path)),
            InitialBook::Loaded(engine, title) => (*engine, title, None),
        };
        let mut document = OpenDocument::unsaved(engine, title);
        if document.engine.book() != &Book::default() {
            document.mark_unsaved();
        }
        let settings = ClockSettings::of(document.engine.rules());
        let time_source = TimeSource::new(Timestamp::now);
        let projector = Projector::new(settings, time_source.now());
        Topboard {
            projector,
            time_source,
            clock_of: None,
            session: Session::new(document, 0, ViewSettings::default()),
            file_reader: FileReader::default(),
            file_writer: FileWriter::default(),
            book_store: None,
            new_event_note: None,
            recover_on_start: false,
            offers_first_steps: false,
            error_notice: None,
            first_file,
            closing: ClosingState::default(),
            typed_paths: false,
            system_language: window_language(),
            window_title: String::new(),
            remembered_view: RememberedView::default(),
            kept_refusal: KeptRefusal::default(),
            table_clipboard: None,
            decimal_sign: DecimalSign::Point,
            printer: print_files,
            used_device: UsedDevice::default(),
            waiting_file: WaitingFile::default(),
        }
    }

    /// Backs up every change at once in this store, and recovers an event that was left there unsaved.
    #[must_use]
    pub fn with_book_store(mut self, store: BookStore) -> Self {
        self.session.document.start_journal(&store);
        self.recover_on_start = self.first_file.is_none() && !self.session.document.is_changed();
        self.book_store = Some(store);
        self
    }

    /// Offers the first steps if the window opens without a book.
    #[must_use]
    pub fn with_first_steps(mut self) -> Self {
        self.offers_first_steps = self.recover_on_start;
        self
    }

    /// Makes every draw with a seed that nobody can foresee, unless the user types one.
    #[must_use]
    pub fn with_random_seeds(mut self) -> Self {
        self.session.seeds = SeedSource::Random;
        self
    }

    /// Tells the user about an unexpected error of the last time.
    #[must_use]
    pub fn with_error_notice(mut self, notice: Option<String>) -> Self {
        if let Some(notice) = &notice {
            self.session.messages.notify(notice);
        }
        self.error_notice = notice;
        self
    }

    /// Reads the sheets of workbooks and texts in this way. Otherwise each file is read in a process of the program that runs.
    #[must_use]
    pub fn with_sheet_reader(mut self, reader: SheetReader) -> Self {
        self.file_reader.set_sheet_reader(reader);
        self
    }

    /// Prints pages in this way. Otherwise they go to the printer of the system.
    #[must_use]
    pub fn with_printer(mut self, printer: Printer) -> Self {
        self.printer = printer;
        self
    }

    /// Puts copied tables on this clipboard. Otherwise only their text is copied.
    #[must_use]
    pub fn with_table_clipboard(mut self, clipboard: impl TableClipboard + 'static) -> Self {
        self.table_clipboard = Some(Box::new(clipboard));
        self
    }

    /// Reads the time of day for the clock of the round here.
    #[must_use]
    pub fn with_time_source(mut self, source: impl Fn() -> Timestamp + 'static) -> Self {
        self.time_source = TimeSource::new(source);
        self
    }

    /// Copies figures with this sign before their decimals.
    #[must_use]
    pub fn with_decimal_sign(mut self, sign: DecimalSign) -> Self {
        self.decimal_sign = sign;
        self
    }

    /// Asks for paths by typing, as on a system without a file dialog.
    #[must_use]
    pub fn with_typed_paths(mut self) -> Self {
        self.typed_paths = true;
        self
    }

    /// The book in view with everything computed from it.
    pub fn engine(&self) -> &Engine {
        self.session.engine()
    }

    /// The tab in view.
    pub fn tab(&self) -> Tab {
        self.session.tab
    }

    /// Whether the book has unsaved changes.
    pub fn is_changed(&self) -> bool {
        self.session.document.is_changed()
    }

    /// Keeps the view for the next time, and waits until all files are written.
    pub fn finish_writing(&mut self, ctx: &egui::Context) {
        self.keep_view();
        self.close_document(ctx);
        drop(std::mem::take(&mut self.file_writer));
    }

    /// Draws the window, and runs the commands of this frame.
    pub fn ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        copy_with(&ctx, self.decimal_sign);
        if let (Some(copied), Some(clipboard)) = (take_copied_cells(&ctx), &mut self.table_clipboard) {
            clipboard.set(&copied.html, &copied.text);
        }
        drop(ctx.plugin_or_default::<InputQueue>());
        remove_text_of_alt_keys(&ctx);
        self.start_first_jobs(&ctx);
        self.note_typing(&ctx);
        self.take_finished_jobs(&ctx);
        self.follow_view(&ctx);
        self.follow_first_entry();
        self.follow_board_names();
        self.follow_round_names();
        self.session.messages.show_disk_problem(self.session.document.disk_problem());
        let notices = self.session.document.take_journal_notices();
        if !notices.is_empty() {
            self.session.messages.show_file_notice(notices.join(" "));
        }
        self.take_dropped_files(&ctx);
        self.session.views.ladder.set_context(&ctx);
        self.ask_before_closing(&ctx);
        self.advance_clock(&ctx);
        // Inside the main window the projector has the first look at the keys.
        let is_inside = ctx.embed_viewports();
        if is_inside {
            self.show_projector(&ctx);
        }
        if self.session.dialog.is_none() {
            self.take_keys(&ctx);
        }
        self.session.refresh();
        // A tooltip stays as long as the mouse rests on it, also above a dialog and above cells that are typed into. So the
        // sheet and what is around it do not see the mouse then.
        self.used_device = used_device(&ctx, self.used_device);
        let hides_mouse = self.used_device == UsedDevice::Keyboard || self.session.dialog.is_some();
        let pointer = hides_mouse.then(|| ctx.input_mut(|input| std::mem::take(&mut input.pointer)));

        let mut commands: Vec<Command> = Vec::new();
        commands.extend(menu_bar::show_menu_bar(ui, &self.session));
        let clicks = formula_bar::show_formula_bar(ui, &self.session.formula_bar_texts());
        commands.extend(clicks.location_clicked.then_some(Command::GoTo));
        self.session.take_formula_bar_clicks(&clicks);
        commands.extend(self.show_status_bar(ui));
        let clicks = tab_strip::show_tab_strip(ui, &mut self.session);
        commands.extend(clicks.command);
        if let Some(tab) = clicks.tab {
            self.session.open_tab(tab);
        }
        if let Some(position) = clicks.menu {
            self.session.context_menu = Some(ContextMenu::at(MenuPlace::Tab, position));
        }
        // Below the sheet, so that no cell moves under the mouse when a message comes or goes.
        if let Some((text, is_error)) = &self.session.messages.notification
            && notification::show_notification(ui, text, *is_error)
        {
            self.session.messages.notification = None;
        }
        let palette = Palette::current(ui.ctx());
        self.session.show_reason_bar(ui, &palette);
        self.session.show_question_bar(ui, &palette);
        commands.extend(self.session.show_side_panel(ui));
        commands.extend(self.session.show_sheet(ui));
        if ctx.input(|input| !input.raw.hovered_files.is_empty()) {
            drop_hint::show_drop_hint(&ctx);
        }
        commands.extend(context_menu::show_context_menu(&ctx, &mut self.session));
        if let Some(pointer) = pointer {
            ctx.input_mut(|input| input.pointer = pointer);
        }
        self.show_dialog(&ctx);
        for command in commands {
            self.execute(&ctx, command);
            ctx.request_repaint();
        }
        self.session.document.record_changes(&ctx);
        self.follow_refused_text(&ctx);
        self.update_window_title(&ctx);
        let owner = self.keyboard_owner(&ctx);
        let is_in_text_field = ctx.text_edit_focused();
        ctx.with_plugin(|queue: &mut InputQueue| queue.note_owner(owner, is_in_text_field));
        if !is_inside {
            self.show_projector(&ctx);
        }
    }

    /// Whether a menu is open, which takes all keys.
    fn has_menu(&self, ctx: &egui::Context) -> bool {
        self.session.context_menu.is_some() || egui::Popup::is_any_open(ctx)
    }

    /// Who has the keyboard now.
    fn keyboard_owner(&self, ctx: &egui::Context) -> KeyboardOwner {
        let session = &self.session;
        let (focused, modal) = ctx.memory(|memory| (memory.focused(), memory.top_modal_layer()));
        KeyboardOwner {
            tab: session.tab,
            has_dialog: session.dialog.is_some(),
            focused,
            modal,
            has_popup: self.has_menu(ctx),
            is_moving: session.is_focus_moving(),
        }
    }

    /// Starts the jobs of the first frame: opening a file, or the search for an event that was never saved.
    fn start_first_jobs(&mut self, ctx: &egui::Context) {
        if let Some(path) = self.first_file.take() {
            self.take_file(ctx, FilePurpose::Open, path);
        }
        if std::mem::take(&mut self.recover_on_start)
            && let Some(store) = self.book_store.clone()
        {
            self.file_reader.find_unsaved_book(ctx, store);
        }
    }

    fn show_status_bar(&mut self, ui: &mut Ui) -> Option<Command> {
        let job = self.file_reader.progress();
        let can_cancel = job.is_some() || self.file_writer.can_cancel();
        let mut status = self.session.status_bar_texts(job.or_else(|| self.file_writer.waiting()), can_cancel);
        status.clock = self.clock_text();
        let response = status_bar::show_status_bar(ui, &status);
        if response.cancel {
            self.cancel_job();
            self.session.set_status(texts::cancelled());
        }
        response.command
    }

    /// Cancels the background job, and the action that waits for it.
    fn cancel_job(&mut self) {
        if self.file_reader.progress().is_some() {
            self.file_reader.cancel();
        } else {
            self.file_writer.cancel();
        }
        self.drop_action_after_save();
    }

    fn show_dialog(&mut self, ctx: &egui::Context) {
        let Some(dialog) = self.session.dialog.take() else { return };
        let open = dialog.show(ctx, self);
        // The answer may have opened another dialog, which replaces this one.
        if self.session.dialog.is_none() && open.is_some() {
            self.session.dialog = open;
            return;
        }
        let session = &mut self.session;
        session.dialog = session.dialog.take().or_else(|| session.interrupted_dialog.take());
        ctx.request_repaint();
    }

    /// Sets the title of the window. A dot marks unsaved changes.
    fn update_window_title(&mut self, ctx: &egui::Context) {
        let document = &self.session.document;
        let mark = if document.is_changed() { " •" } else { "" };
        let title = format!("Topboard – {}{mark}", printable_line(document.name()));
        if title != self.window_title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.window_title = title;
        }
    }
}
