//! The list of the keys of the import window (F1).

use eframe::egui::{Context, ScrollArea};

use super::layout_bar::key_of;
use crate::app::dialogs::shortcuts_and_about::show_section;
use crate::app::dialogs::{enter_pressed, show_buttons, show_modal};
use crate::import::PartChoice;

/// The keys of the window, without those of the parts.
const KEYS: [(&str, &str); 16] = [
    ("Enter", "Import"),
    ("Escape", "Discard"),
    ("Arrows, Page Up, Page Down", "Move in the sheet"),
    ("Ctrl+Page Down, Ctrl+Page Up", "Next sheet, previous sheet"),
    ("F6", "From the sheet to the boards and back"),
    ("Shift+Space", "Select the row, for a table with its powers side by side"),
    ("K", "The selected block of cells is a board"),
    ("U", "Say what a word means that Topboard does not know"),
    ("W", "The file does not say who played which power"),
    ("Shift+X", "The sheet is not needed"),
    ("Shift+N", "The name of the sheet is the round"),
    ("D", "Read the file as Topboard recognises it"),
    ("E", "The next encoding of a text"),
    ("+, -", "Answer the question about a name: the same player, another player"),
    ("T", "Take the values of the file where the book has others"),
    ("M", "Name the layout, to remember it"),
];

const UNDO_KEYS: [(&str, &str); 2] =
    [("Ctrl+Z", "Undo what you said about the file"), ("Ctrl+Y", "Do again what was undone")];

/// Shows the keys. Returns whether the user closed the list.
pub(super) fn show_keys(ctx: &Context) -> bool {
    let (done, close) = show_modal(ctx, "keys of the import", "Keys of the import window", 560.0, |ui| {
        let height = (ui.ctx().content_rect().height() - 200.0).max(120.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            let lines = |keys: &[(&str, &str)]| -> Vec<(String, String)> {
                keys.iter().map(|(keys, what)| ((*keys).to_owned(), (*what).to_owned())).collect()
            };
            show_section(ui, "In the window", lines(&KEYS).into_iter().chain(lines(&UNDO_KEYS)));
            let parts = PartChoice::ALL.map(|part| (key_of(part).name().to_owned(), part.name().to_owned()));
            show_section(ui, "The column, the row or the title at the cursor is", parts.into_iter());
        });
        let enter = enter_pressed(ui);
        show_buttons(ui, &[("Close", ())]).is_some() || enter
    });
    done || close
}
