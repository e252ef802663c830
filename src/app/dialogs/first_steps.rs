//! The dialog of the first minute: what a director can begin with.

use std::path::PathBuf;

use eframe::egui::{self, Align, Button, Layout, RichText, Ui};

use super::board_progress::show_board_progress;
use super::body::show_scrolled_body;
use super::manual::{FIRST_MINUTE, open_page};
use super::{Dialog, show_modal};
use crate::app::commands::Command;
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::files::FilePurpose;
use crate::app::recent_books::RecentBook;
use crate::app::theme::{bold_body, size};
use crate::languages::WindowText;
use crate::languages::window_sentences::{first_steps as texts, keys};
use crate::printable_text::printable_line;

/// What a director can begin with.
#[derive(Clone, Debug)]
enum Beginning {
    /// Runs this command.
    Command(Command),
    /// Opens this book.
    Book(PathBuf),
    /// Closes the dialog.
    EmptySheet,
    /// Opens the page of the manual about the first minute. The dialog comes back after it.
    Manual,
}

/// Each beginning with its name and with what happens then.
const BEGINNINGS: [(Beginning, WindowText, WindowText); 5] = [
    (Beginning::Command(Command::Open), texts::open_sheet::name, texts::open_sheet::help),
    (Beginning::Command(Command::NewEvent), texts::set_up_event::name, texts::set_up_event::help),
    (Beginning::Command(Command::SampleEvent), texts::try_sample::name, texts::try_sample::help),
    (Beginning::EmptySheet, texts::empty_sheet, texts::type_players),
    (Beginning::Manual, texts::first_minute::name, texts::first_minute::help),
];

/// The dialog that the program opens with.
#[derive(Debug, Default)]
pub struct FirstSteps {
    opened: bool,
    /// The books that were open last. `None` before the first frame.
    recent: Option<Vec<RecentBook>>,
}

/// Shows the book that one goes on with. Returns it if it was chosen.
fn show_first_book(ui: &mut Ui, book: &RecentBook, takes_focus: bool) -> Option<Beginning> {
    let text = texts::go_on_with(&book.title());
    let button = ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
        ui.add(Button::new(RichText::new(&*printable_line(&text)).font(bold_body())).truncate())
    });
    let button = button.inner.on_hover_text(printable_line(&book.path.display().to_string()));
    if takes_focus {
        button.request_focus();
    }
    if book.is_open {
        ui.weak(&*printable_line(&texts::was_open(&book.state)));
    } else {
        show_state(ui, book);
    }
    ui.add_space(size::SPACE);
    button.clicked().then(|| Beginning::Book(book.path.clone()))
}

/// Shows how the event of a book stood.
fn show_state(ui: &mut Ui, book: &RecentBook) {
    ui.horizontal(|ui| {
        if !book.rounds.is_empty() {
            show_board_progress(ui, &book.rounds);
        }
        ui.add(egui::Label::new(RichText::new(printable_line(&book.state)).weak()).truncate());
    });
}

/// Shows the other books that were open. Returns the one that was chosen.
fn show_earlier_books(ui: &mut Ui, books: &[RecentBook]) -> Option<Beginning> {
    let mut chosen = None;
    if !books.is_empty() {
        ui.separator();
        ui.label(RichText::new(texts::earlier_books()).font(bold_body()));
    }
    for book in books {
        let name = book.title();
        ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
            let button = ui.add(Button::new(&*printable_line(&name)).truncate());
            if button.on_hover_text(printable_line(&book.path.display().to_string())).clicked() {
                chosen = Some(Beginning::Book(book.path.clone()));
            }
        });
        show_state(ui, book);
        ui.add_space(size::GAP);
    }
    chosen
}

impl Dialog<dyn Window> for FirstSteps {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let recent = self.recent.take().unwrap_or_else(|| {
            let mut recent = window.recent_books();
            // A book that nothing has closed comes before those that were closed after it.
            recent.sort_by_key(|book| !book.is_open);
            recent
        });
        let (chosen, close) = show_modal(ctx, "first steps", "Topboard", 480.0, |ui| {
            ui.label(texts::what_topboard_is());
            ui.add_space(size::SPACE);
            show_scrolled_body(ui, |ui| {
                let mut shortcuts = Command::Manual.info().keys.iter();
                let help = ui.input_mut(|input| shortcuts.any(|shortcut| input.consume_shortcut(shortcut)));
                let mut chosen = help.then_some(Beginning::Manual);
                let mut books = recent.iter();
                if let Some(first) = books.next() {
                    chosen = chosen.or(show_first_book(ui, first, !self.opened));
                    self.opened = true;
                }
                for (beginning, name, what) in BEGINNINGS {
                    let keys = match &beginning {
                        Beginning::Command(command) => command.keys(ui.ctx()),
                        Beginning::EmptySheet => keys::escape().to_owned(),
                        Beginning::Manual => Command::Manual.keys(ui.ctx()),
                        Beginning::Book(_) => String::new(),
                    };
                    ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                        let button = ui.add(Button::new(RichText::new(name())).shortcut_text(keys));
                        if !self.opened {
                            button.request_focus();
                            self.opened = true;
                        }
                        if button.clicked() {
                            chosen = Some(beginning);
                        }
                    });
                    ui.weak(what());
                    ui.add_space(size::GAP);
                }
                chosen.or(show_earlier_books(ui, books.as_slice()))
            })
        });
        self.recent = Some(recent);
        match chosen {
            Some(Beginning::Command(command)) => window.execute(ctx, command),
            Some(Beginning::Book(path)) => window.use_file(ctx, FilePurpose::Open, path),
            Some(Beginning::Manual) => {
                self.opened = false;
                open_page(window.session(), FIRST_MINUTE);
                window.session().interrupted_dialog = Some(self);
            }
            None if !close => return Some(self),
            Some(Beginning::EmptySheet) | None => {}
        }
        None
    }

    fn returns_after_quit_question(&self) -> bool {
        false
    }
}
