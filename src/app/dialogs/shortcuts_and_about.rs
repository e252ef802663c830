//! What every key does, and which version this is.

use eframe::egui::{self, Grid, RichText, ScrollArea};

use super::{DialogAnswer, buttons, entered, modal};
use crate::app::command::{Command, Menu};
use crate::app::theme::size;

/// What the keys do within the sheet, beside the commands.
const SHEET: [(&str, &str); 12] = [
    ("Arrows, Tab, Enter", "Move; with Shift, back or select"),
    ("Ctrl with an arrow", "To the edge of what is filled"),
    ("Home, End", "Start and end of the row"),
    ("Typing", "Overwrite the cell"),
    ("F2", "Edit the cell’s text"),
    ("Escape", "Leave the cell as it was"),
    ("Delete", "Empty the selected cells"),
    ("Ctrl+C, Ctrl+X, Ctrl+V", "Copy, cut and paste, to and from a spreadsheet too"),
    ("Ctrl+A", "Select everything"),
    ("Ctrl+Enter", "The same text in every selected cell"),
    ("Alt+Down", "The list of players"),
    ("Ctrl+D, Ctrl+R", "Fill down, fill to the right"),
];

/// Shows every command with its keys.
pub fn shortcuts(ctx: &egui::Context) -> DialogAnswer<()> {
    let (done, close) = modal(ctx, "keys", "Keys", 640.0, |ui| {
        let height = (ui.ctx().content_rect().height() - 200.0).max(120.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            section(ui, "In the sheet", SHEET.iter().map(|(keys, what)| ((*keys).to_owned(), (*what).to_owned())));
            for menu in Menu::ALL {
                let commands = Command::ALL.into_iter().filter(|command| command.about().menu == menu);
                section(
                    ui,
                    menu.name(),
                    commands.map(|command| (command.keys(ctx), command.about().help.trim_end_matches('.').to_owned())),
                );
            }
        });
        let enter = entered(ui);
        buttons(ui, &[("Close", ())]).is_some() || enter
    });
    if done || close { DialogAnswer::Dismissed } else { DialogAnswer::Open }
}

fn section(ui: &mut egui::Ui, title: &str, lines: impl Iterator<Item = (String, String)>) {
    ui.add_space(size::GAP);
    ui.label(RichText::new(title).font(crate::app::theme::bold_body()));
    Grid::new(("keys", title)).num_columns(2).min_col_width(170.0).spacing([size::SPACE, 3.0]).show(ui, |ui| {
        for (keys, what) in lines.filter(|(keys, _)| !keys.is_empty()) {
            ui.weak(keys);
            ui.label(what);
            ui.end_row();
        }
    });
}

/// Shows the version and where the fonts come from.
pub fn about(ctx: &egui::Context) -> DialogAnswer<()> {
    let (done, close) = modal(ctx, "about", "Topboard", 420.0, |ui| {
        ui.label(concat!("Version ", env!("CARGO_PKG_VERSION"), ", MIT or Apache 2.0."));
        ui.label("A workbook for Diplomacy tournament directors. It works without a network.");
        ui.weak("Noto Sans is under the SIL Open Font License 1.1.");
        let enter = entered(ui);
        buttons(ui, &[("Close", ())]).is_some() || enter
    });
    if done || close { DialogAnswer::Dismissed } else { DialogAnswer::Open }
}
