//! Keeps the view of each book, and the theme and the size of the window, in the user's data folder, and takes them from there.

use std::path::{Path, PathBuf};
use std::time::Duration;

use eframe::egui::{self, ThemePreference, Vec2, ViewportCommand, vec2};
use serde::{Deserialize, Serialize};

use super::Topboard;
use crate::app::background::{JobHandle, JobQueue};
use crate::app::files::documents_folder;
use crate::app::recent_books::{RecentBook, keep_recent_book, recent_books};
use crate::app::views::tab::Tab;
use crate::languages::{Language, set_window_language, window_language};
use crate::store::{BookNote, BookStore};

/// The size of the window when it opens for the first time, in points. With its frame and the bar of the system, it fits a
/// screen of 1366×768.
const FIRST_SIZE: Vec2 = vec2(1280.0, 680.0);
/// The least and the greatest size of the window, in points.
pub(in crate::app) const LEAST_SIZE: Vec2 = vec2(640.0, 400.0);
const GREATEST_SIZE: Vec2 = vec2(16_000.0, 16_000.0);
/// The height of the frame of a window and of the bar of the system, in points.
const SYSTEM_BARS: Vec2 = vec2(0.0, 88.0);

/// The window in the form in which it is kept.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(default)]
pub(in crate::app) struct WindowChoices {
    width: f32,
    height: f32,
    pub(in crate::app) is_maximized: bool,
    /// “dark” or “light”. Empty for the theme of the system.
    theme: String,
    /// The tag of the language of the window. Empty for that of the system.
    language: String,
}

impl Default for WindowChoices {
    fn default() -> Self {
        WindowChoices {
            width: FIRST_SIZE.x,
            height: FIRST_SIZE.y,
            is_maximized: false,
            theme: String::new(),
            language: String::new(),
        }
    }
}

impl WindowChoices {
    /// The window of the last time.
    pub(in crate::app) fn of_last_time(store: &BookStore) -> WindowChoices {
        let text = store.note_of_book(BookNote::Window, None);
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// The size of the window in points.
    pub(in crate::app) fn size(&self) -> Vec2 {
        vec2(self.width, self.height).clamp(LEAST_SIZE, GREATEST_SIZE)
    }

    /// The theme that the user chose. `None` for the theme of the system.
    fn theme(&self) -> Option<ThemePreference> {
        match self.theme.as_str() {
            "dark" => Some(ThemePreference::Dark),
            "light" => Some(ThemePreference::Light),
            _ => None,
        }
    }

    /// The language that the user chose. `None` for that of the system.
    fn language(&self) -> Option<Language> {
        Language::OF_WINDOW.into_iter().find(|language| language.tag() == self.language)
    }

    /// Takes the theme and the size of the window as they are now.
    fn follow(&mut self, ctx: &egui::Context) {
        let theme = match ctx.options(|options| options.theme_preference) {
            ThemePreference::Dark => "dark",
            ThemePreference::Light => "light",
            ThemePreference::System => "",
        };
        theme.clone_into(&mut self.theme);
        let (viewport, size) = ctx.input(|input| (input.viewport().clone(), input.viewport_rect().size()));
        let has = |state: Option<bool>| state.unwrap_or_default();
        self.is_maximized = has(viewport.maximized);
        // The size of a window that fills the screen is not the one that the user chose.
        if !self.is_maximized && !has(viewport.fullscreen) && !has(viewport.minimized) {
            (self.width, self.height) = (size.x.round(), size.y.round());
        }
    }
}

/// After how many seconds another tab or an open projector is kept, for the case that the program is stopped.
const KEEP_AFTER: f64 = 2.0;

/// What was read and kept last.
#[derive(Debug, Default)]
pub(super) struct RememberedView {
    /// The book whose view is in use: the number of its session, and its file, or the journal of an event without one.
    book: Option<(u64, Option<PathBuf>)>,
    /// The view of the book as it was kept.
    kept_view: String,
    /// The day on which the projector was open when the view of the book was kept, until the book is shown.
    pub(super) projector_day: String,
    /// The tab in view and whether the projector is open, in the last frame.
    seen: Option<(Tab, bool)>,
    /// Since when they are so, in seconds, if they are not kept yet.
    unkept_since: Option<f64>,
    /// Keeps views while the window goes on, because a disk can be slow. It is made for the first one.
    keeper: Option<JobQueue>,
    /// The window in the last frame. `None` before the first frame.
    window: Option<WindowChoices>,
    /// The window as it was kept.
    kept_window: Option<WindowChoices>,
    /// Whether the size of the window was compared with that of the screen.
    fits_screen: bool,
    /// The folder of the book that was open last, else that of the user's documents, as they were in the first frame.
    pub(super) last_folder: Option<PathBuf>,
}

/// The folder of the newest book whose folder is there, else that of the user's documents.
fn folder_of_last_time(store: &BookStore) -> Option<PathBuf> {
    let mut folders = recent_books(store).into_iter().filter_map(|book| book.path.parent().map(Path::to_owned));
    folders.find(|folder| folder.is_absolute() && folder.is_dir()).or_else(documents_folder)
}

impl Topboard {
    /// Takes the theme of the last time in the first frame, and the view of a book that was just opened.
    pub(super) fn follow_view(&mut self, ctx: &egui::Context) {
        self.fit_to_screen(ctx);
        if let Some(store) = self.book_store.as_ref().filter(|_| self.remembered_view.window.is_none()) {
            let window = WindowChoices::of_last_time(store);
            let language = window.language();
            if let Some(theme) = window.theme() {
                ctx.set_theme(theme);
                // The widgets take the colours in the next frame.
                ctx.request_repaint();
            }
            self.remembered_view.kept_window = Some(window.clone());
            self.remembered_view.window = Some(window);
            self.remembered_view.last_folder = folder_of_last_time(store);
            if let Some(language) = language {
                self.speak_language(language);
            }
        }
        if let Some(window) = &mut self.remembered_view.window {
            window.follow(ctx);
        }
        let book = (self.session.number, self.file_or_journal());
        if self.remembered_view.book.as_ref() == Some(&book) {
            self.follow_tab_and_projector(ctx);
            return;
        }
        let before = self.remembered_view.book.take().filter(|(number, _)| *number == book.0);
        let got_a_file = before.is_some();
        self.remembered_view.kept_view.clear();
        if let (Some(store), Some(file), false) = (&self.book_store, &book.1, got_a_file)
            && let Some(text) = store.note_of_book(BookNote::View, Some(file))
        {
            self.remembered_view.projector_day = self.session.apply_view_text(&text);
            self.remembered_view.kept_view = text;
        }
        self.remembered_view.book = Some(book);
        if let Some(folder) = self.session.document.folder() {
            self.remembered_view.last_folder = Some(folder.to_owned());
        }
        if got_a_file {
            self.keep_view();
            self.forget_view_of_journal(before.and_then(|(_, file)| file));
        } else {
            self.keep_recent_book();
        }
    }

    /// Forgets the view that was kept for the journal of an event, if the event has a file now.
    fn forget_view_of_journal(&self, before: Option<PathBuf>) {
        let (document, Some(store)) = (&self.session.document, &self.book_store) else { return };
        let journal = before.filter(|before| document.unsaved_journal() == Some(before.as_path()));
        if let Some(journal) = journal.filter(|_| document.path().is_some()) {
            store.forget_note_of_book(BookNote::View, Some(&journal));
        }
    }

    /// Keeps the view of the book when another tab is in view for a while, or the projector was opened or closed.
    fn follow_tab_and_projector(&mut self, ctx: &egui::Context) {
        if self.book_store.is_none() {
            return;
        }
        let (seen, now) = ((self.session.tab, self.projector.is_open), ctx.input(|input| input.time));
        let remembered = &mut self.remembered_view;
        if remembered.seen != Some(seen) {
            (remembered.seen, remembered.unkept_since) = (Some(seen), Some(now));
        }
        let Some(since) = remembered.unkept_since else { return };
        let left = since + KEEP_AFTER - now;
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        } else {
            remembered.unkept_since = None;
            self.keep_view_of_book_later(ctx);
        }
    }

    /// Speaks this language from now on, and keeps it for the next time. `None` is that of the system.
    pub(super) fn choose_language(&mut self, language: Option<Language>) {
        if let Some(window) = &mut self.remembered_view.window {
            language.map_or("", Language::tag).clone_into(&mut window.language);
        }
        self.speak_language(language.unwrap_or(self.system_language));
        self.keep_view();
    }

    /// Says everything in this language. The views and the sentences about the book are made again.
    fn speak_language(&mut self, language: Language) {
        if language != window_language() {
            set_window_language(language);
            self.session.document.compute_again();
            self.session.refresh();
        }
    }

    /// Keeps how the event in the open file stands, for the first steps of the next time.
    fn keep_recent_book(&self) {
        if let (Some(store), Some(path)) = (&self.book_store, self.session.document.path()) {
            keep_recent_book(store, RecentBook::open(path, self.session.engine(), &self.session.view_cache));
        }
    }

    /// Keeps the view of the book and the texts of its rulings desk, if it has a file, and the theme and the size of the window.
    pub(super) fn keep_view(&mut self) {
        self.store_ruling_texts();
        self.keep_recent_book();
        self.keep_view_of_book();
        let Some(store) = &self.book_store else { return };
        let window = self.remembered_view.window.clone();
        if window.is_some() && window != self.remembered_view.kept_window {
            let text = serde_json::to_string_pretty(&window).unwrap_or_default();
            if store.keep_note_of_book(BookNote::Window, None, &text).is_ok() {
                self.remembered_view.kept_window = window;
            }
        }
    }

    /// The view of the book and the file or the journal for which it is to be kept, if it is not kept yet.
    fn view_to_keep(&self) -> Option<(PathBuf, String)> {
        let book = (self.session.number, self.file_or_journal());
        if self.remembered_view.book.as_ref() != Some(&book) {
            return None;
        }
        let projector_day = if self.projector.is_open { self.today() } else { String::new() };
        let view = self.session.view_text(projector_day);
        book.1.filter(|_| view != self.remembered_view.kept_view).map(|file| (file, view))
    }

    /// Keeps the view of the book, if it has a file or a journal.
    fn keep_view_of_book(&mut self) {
        if let Some(keeper) = &self.remembered_view.keeper {
            keeper.idle().wait();
        }
        let (Some((file, view)), Some(store)) = (self.view_to_keep(), &self.book_store) else { return };
        // The event loses nothing if the view cannot be kept, so nobody is told about it.
        if store.keep_note_of_book(BookNote::View, Some(&file), &view).is_ok() {
            self.remembered_view.kept_view = view;
        }
    }

    /// Keeps the view of the book on another thread.
    fn keep_view_of_book_later(&mut self, ctx: &egui::Context) {
        let (Some((file, view)), Some(store)) = (self.view_to_keep(), self.book_store.clone()) else { return };
        self.remembered_view.kept_view.clone_from(&view);
        let keeper = self.remembered_view.keeper.get_or_insert_with(|| JobQueue::new("view keeper"));
        drop(keeper.push(ctx, "", move |_: &JobHandle| {
            // As above.
            let _ = store.keep_note_of_book(BookNote::View, Some(&file), &view);
        }));
    }

    /// Makes a window that opens larger than the screen smaller, so that its lower edge can be seen.
    fn fit_to_screen(&mut self, ctx: &egui::Context) {
        let (viewport, size) = ctx.input(|input| (input.viewport().clone(), input.viewport_rect().size()));
        let Some(screen) = viewport.monitor_size.filter(|_| !self.remembered_view.fits_screen) else { return };
        self.remembered_view.fits_screen = true;
        let room = (screen - SYSTEM_BARS).max(LEAST_SIZE);
        let fills_screen = viewport.maximized.unwrap_or_default() || viewport.fullscreen.unwrap_or_default();
        if !fills_screen && (size.x > room.x || size.y > room.y) {
            ctx.send_viewport_cmd(ViewportCommand::InnerSize(size.min(room)));
        }
    }
}
