//! The window: the book as sheets that can be typed into, and everything a director does with it.
//!
//! [`Topboard`] holds one [`crate::engine::Engine`] and changes it only through its edits; [`Command`] names everything that
//! can be done, and menus, keys, the palette and the tests all go through it; [`grid`] is a spreadsheet that knows no
//! Diplomacy, [`tabs`] tell it what to show, [`edits`] what typing means. Files are read and written on other threads
//! ([`work`]).
//!
//! This room holds no rule and computes no score.

pub mod background;
pub mod command;
pub mod dialogs;
pub mod file_writer;
pub mod grid;
pub mod open_document;
pub mod theme;
pub mod view_cache;
pub mod views;

pub mod shell;
mod window;

use std::path::PathBuf;

use eframe::egui;
use thiserror::Error;

pub use command::Command;
pub use window::Topboard;

use crate::engine::Engine;
use crate::store::BookStore;

/// What the window opens with.
#[derive(Debug, Default)]
pub enum StartWith {
    /// An empty book.
    #[default]
    Empty,
    /// A file of any kind that can be opened or imported.
    File(PathBuf),
    /// A book that is loaded already, called by this title until its event has a name.
    Loaded(Box<Engine>, String),
}

/// Why there is no window.
#[derive(Debug, Error)]
pub enum RunError {
    #[error("no window could be opened: {0}. The commands without a window still work; see topboard --help")]
    NoWindow(#[from] eframe::Error),
}

/// Opens the window and returns when it is closed.
pub fn run(start: StartWith) -> Result<(), RunError> {
    let viewport = egui::ViewportBuilder::default()
        .with_title("Topboard")
        .with_app_id("topboard")
        .with_inner_size([1280.0, 860.0])
        .with_min_inner_size([640.0, 400.0])
        .with_drag_and_drop(true)
        .with_icon(icon());
    let options = eframe::NativeOptions { viewport, centered: true, ..eframe::NativeOptions::default() };
    eframe::run_native(
        "Topboard",
        options,
        Box::new(|creation| {
            theme::install(&creation.egui_ctx);
            Ok(Box::new(EframeWindow(Topboard::new(start).keeping(BookStore::for_current_user()))))
        }),
    )?;
    Ok(())
}

/// The picture in the title bar and the task list.
fn icon() -> egui::IconData {
    egui::IconData { width: 64, height: 64, rgba: include_bytes!("../../assets/icon-64.rgba").to_vec() }
}

/// What eframe runs.
struct EframeWindow(Topboard);

impl eframe::App for EframeWindow {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.0.ui(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.0.finish_writing(&egui::Context::default());
    }
}
