//! The window. [`Topboard`] is its state; it holds one [`crate::engine::Engine`] and changes it only by edits.
//! [`Command`] lists the commands, [`grid`] is a spreadsheet widget, [`views`] are the contents of the tabs, [`shell`]
//! is the frame around them. [`crate::input`] turns typed text into edits. No rule and no scoring is in this folder.

pub mod background;
pub mod commands;
pub mod dialogs;
pub mod files;
pub mod grid;
mod key_text;
pub mod messages;
pub mod open_document;
mod path_text;
mod plot_painter;
pub mod projector;
pub mod recent_books;
pub mod session;
pub mod shell;
pub mod spoken_values;
pub mod table_clipboard;
pub mod theme;
pub mod view_cache;
pub mod views;
mod widgets;
pub mod window;

/// The harness of the tests in `tests/`. The tests in this folder use it too.
#[cfg(test)]
#[path = "../../tests/common/window.rs"]
mod window_test;

use std::path::PathBuf;

use eframe::egui;
use thiserror::Error;

pub use commands::Command;
pub use window::Topboard;
use window::{LEAST_SIZE, WindowChoices};

use crate::decimal_sign::DecimalSign;
use crate::engine::Engine;
use crate::languages::{Language, set_window_language};
use crate::store::{BookStore, crash_report, data_folder};
use table_clipboard::SystemClipboard;

/// The book that the window opens with.
#[derive(Debug, Default)]
pub enum InitialBook {
    /// An empty book.
    #[default]
    Empty,
    /// A book, or a file that can be imported.
    File(PathBuf),
    /// A loaded book, with the title that it has until its event has a name.
    Loaded(Box<Engine>, String),
}

/// The reason why the window did not open.
#[derive(Debug, Error)]
pub enum WindowStartError {
    #[error("the window could not be opened: {0}. The commands of the terminal still work, see topboard --help")]
    NoWindow(#[from] eframe::Error),
}

/// Opens the window. Returns when the user closes it.
pub fn run(start: InitialBook) -> Result<(), WindowStartError> {
    // Another program may have to answer, while the window is made.
    let sign = std::thread::spawn(DecimalSign::known_of_system);
    set_window_language(Language::of_system());
    let store = BookStore::for_current_user();
    let last_time = WindowChoices::of_last_time(&store);
    let viewport = egui::ViewportBuilder::default()
        .with_title("Topboard")
        .with_app_id("topboard")
        .with_inner_size(last_time.size())
        .with_min_inner_size(LEAST_SIZE)
        .with_maximized(last_time.is_maximized)
        .with_drag_and_drop(true)
        .with_icon(icon());
    let options = eframe::NativeOptions { viewport, centered: true, ..eframe::NativeOptions::default() };
    eframe::run_native(
        "Topboard",
        options,
        Box::new(|creation| {
            theme::install(&creation.egui_ctx);
            theme::use_system_fonts(&creation.egui_ctx);
            if cfg!(all(unix, not(target_os = "macos"))) {
                creation.egui_ctx.add_plugin(spoken_values::SpokenValues);
            }
            let notice = data_folder().and_then(|data| crash_report::take_unread_report(&crash_report::folder(&data)));
            let window = Topboard::new(start)
                .with_table_clipboard(SystemClipboard::default())
                .with_book_store(store)
                .with_first_steps()
                .with_random_seeds()
                // Copied figures stay as they are seen where the computer does not say how it writes them.
                .with_decimal_sign(sign.join().ok().flatten().unwrap_or(DecimalSign::Point))
                .with_error_notice(notice);
            Ok(Box::new(EframeWindow(window)))
        }),
    )
    .inspect_err(show_start_error)?;
    Ok(())
}

/// Says in a message of the system why there is no window. A program that was started with a double click has no console
/// on which it could be read.
#[cfg(windows)]
fn show_start_error(error: &eframe::Error) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title("Topboard")
        .set_description(format!(
            "Topboard cannot open its window: {error}.\n\nIt needs OpenGL 2.0 or newer. Install the driver of the graphics \
             card, or start Topboard on the computer itself and not from afar. The commands of the console work without it."
        ))
        .show();
}

/// The command line says it.
#[cfg(not(windows))]
fn show_start_error(_error: &eframe::Error) {}

/// The icon in the title bar and the task list.
fn icon() -> egui::IconData {
    egui::IconData { width: 64, height: 64, rgba: include_bytes!("../../assets/icon-64.rgba").to_vec() }
}

/// Connects [`Topboard`] to eframe.
struct EframeWindow(Topboard);

impl eframe::App for EframeWindow {
    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.0.look_at_screens(frame);
        self.0.ui(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.0.finish_writing(&egui::Context::default());
    }
}
