//! The keys and the bars that say what a column, a title or a sheet holds, the tabs of the sheets, the encoding, and the
//! field to remember the layout.

use eframe::egui::{self, Id, Key, Modifiers, TextEdit, Ui};

use super::{ImportWindow, Outcome, Reread, file_grid};
use crate::app::dialogs::{enter_pressed, letter_pressed};
use crate::app::files::read_contents::LayoutOrigin;
use crate::app::session::Window;
use crate::app::theme::Palette;
use crate::figures::letter_name;
use crate::import::{CellRole, LineKind, PartChoice, TextEncoding};

/// The key of each part. R and T choose rules and values.
const fn key_of(choice: PartChoice) -> Key {
    match choice {
        PartChoice::Power => Key::P,
        PartChoice::Player => Key::L,
        PartChoice::Centres => Key::C,
        PartChoice::Out => Key::O,
        PartChoice::Year => Key::Y,
        PartChoice::Score => Key::S,
        PartChoice::Board => Key::B,
        PartChoice::Round => Key::N,
        PartChoice::NotNeeded => Key::X,
    }
}

/// The tint of the cells that hold a part.
const fn role_of(choice: PartChoice) -> CellRole {
    match choice {
        PartChoice::Power => CellRole::Power,
        PartChoice::Player => CellRole::Player,
        PartChoice::Centres => CellRole::Centres,
        PartChoice::Out => CellRole::Out,
        PartChoice::Year => CellRole::Year,
        PartChoice::Score => CellRole::Score,
        PartChoice::Board => CellRole::Board,
        PartChoice::Round => CellRole::Round,
        PartChoice::NotNeeded => CellRole::NotNeeded,
    }
}

/// A change of the layout that a key or a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LayoutChange {
    /// The line of the cursor holds this.
    Line(PartChoice),
    /// The sheet is not needed, or is needed again.
    Sheet,
    /// The name of the sheet is a round.
    SheetRound,
    /// The file names no powers, or it names them after all.
    Powers,
    /// As Topboard recognises it.
    Recognise,
}

impl ImportWindow {
    /// The id of the field for the name of the layout.
    fn name_field() -> Id {
        Id::unique("name of the layout")
    }

    /// Whether the user types the name of the layout.
    pub(super) fn is_naming(&self, ui: &Ui) -> bool {
        ui.memory(|memory| memory.has_focus(Self::name_field()))
    }

    /// Acts on the letters and keys of this frame.
    pub(super) fn take_keys(&mut self, ui: &Ui, window: &mut (dyn Window + 'static)) {
        // A key with Shift is asked for first, because a letter is also found with Shift.
        let with_shift = [(Key::X, LayoutChange::Sheet), (Key::N, LayoutChange::SheetRound)];
        let alone = [(Key::W, LayoutChange::Powers), (Key::D, LayoutChange::Recognise)];
        let parts = PartChoice::ALL.map(|choice| (key_of(choice), LayoutChange::Line(choice)));
        let with_shift = with_shift.map(|(key, change)| (Modifiers::SHIFT, key, change));
        let alone = alone.into_iter().chain(parts).map(|(key, change)| (Modifiers::NONE, key, change));
        for (modifiers, key, change) in with_shift.into_iter().chain(alone) {
            if letter_pressed(ui, modifiers, key) {
                self.change_layout(ui, window, change);
            }
        }
        if let Some(encoding) = self.layout.source.encoding().filter(|_| letter_pressed(ui, Modifiers::NONE, Key::E)) {
            let now = TextEncoding::ALL.iter().position(|known| *known == encoding).unwrap_or(0);
            let next = TextEncoding::ALL[(now + 1) % TextEncoding::ALL.len()];
            self.read_again(ui.ctx(), window, Reread::Source(self.layout.source.with_encoding(next)));
        }
        if letter_pressed(ui, Modifiers::NONE, Key::M) {
            ui.memory_mut(|memory| memory.request_focus(Self::name_field()));
        }
        let step = |key| ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key));
        if step(Key::PageDown) {
            self.show_sheet((self.sheet + 1) % self.sheets.len().max(1));
        } else if step(Key::PageUp) {
            self.show_sheet(self.sheet.checked_sub(1).unwrap_or(self.sheets.len().saturating_sub(1)));
        }
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F6)) {
            self.is_in_boards = !self.is_in_boards && matches!(self.outcome, Outcome::Read(_));
            self.focus_grid();
        }
    }

    /// Gives the keyboard to the grid that the user works in.
    pub(super) fn focus_grid(&mut self) {
        if self.is_in_boards {
            self.boards.grid.take_focus();
        } else if let Some(sheet) = self.sheets.get_mut(self.sheet) {
            sheet.grid.take_focus();
        }
    }

    fn show_sheet(&mut self, sheet: usize) {
        self.sheet = sheet;
        self.is_in_boards = false;
        self.focus_grid();
    }

    /// Whether the choice is about the row of the cursor: of a whole row that is selected, or of a table across.
    fn line_kind(&self) -> LineKind {
        let Some((sheet, at)) = self.sheets.get(self.sheet).zip(self.cursor()) else { return LineKind::Column };
        let selection = sheet.grid.selection();
        if selection.height() == 1 && selection.width() > 1 && selection.left <= 1 {
            return LineKind::Row;
        }
        let known = self.layout.recipe.line_kind(&self.layout.source, self.sheet, at);
        known.unwrap_or(LineKind::Column)
    }

    fn change_layout(&mut self, ui: &Ui, window: &mut (dyn Window + 'static), change: LayoutChange) {
        self.message = None;
        let (recipe, source) = (&self.layout.recipe, &self.layout.source);
        let changed = match change {
            LayoutChange::Line(choice) => {
                let Some(at) = self.cursor() else { return };
                match recipe.assign(source, self.sheet, at, self.line_kind(), choice) {
                    Ok(recipe) => Reread::By(recipe),
                    Err(error) => {
                        self.message = Some(error.to_string());
                        return;
                    }
                }
            }
            LayoutChange::Sheet => Reread::By(recipe.toggle_sheet(source, self.sheet)),
            LayoutChange::SheetRound => Reread::By(recipe.round_of_sheet(source, self.sheet)),
            LayoutChange::Powers => Reread::By(recipe.toggle_powers(source, self.sheet)),
            LayoutChange::Recognise => Reread::Recognise,
        };
        if self.layout.is_own_workbook() && changed_by_user(&changed) {
            self.message = Some("Topboard wrote this workbook and knows where its parts are.".to_owned());
            return;
        }
        self.read_again(ui.ctx(), window, changed);
        self.focus_grid();
    }

    /// The sheets of the file as tabs, and the encoding of a text.
    pub(super) fn show_sheet_tabs(&mut self, ui: &mut Ui, window: &mut (dyn Window + 'static)) {
        let source = std::sync::Arc::clone(&self.layout.source);
        let mut clicked = None;
        let mut encoding = None;
        ui.horizontal_wrapped(|ui| {
            for (number, view) in source.views().enumerate() {
                let hidden = if view.is_hidden() { " (hidden)" } else { "" };
                let unneeded = self.layout.recipe.is_sheet_unneeded(&source, number);
                let left_out = if unneeded { " (not needed)" } else { "" };
                let text = format!("{}{hidden}{left_out}", crate::printable_text::printable_line(view.name()));
                if ui.selectable_label(number == self.sheet, text).clicked() {
                    clicked = Some(number);
                }
            }
            if let Some(now) = source.encoding() {
                ui.separator();
                let label = ui.label("Encoding (E)");
                let list =
                    egui::ComboBox::from_id_salt("encoding").width(320.0).selected_text(sample_text(&source, now));
                let response = list.show_ui(ui, |ui| {
                    for other in TextEncoding::ALL {
                        if ui.selectable_label(other == now, sample_text(&source, other)).clicked() {
                            encoding = Some(other);
                        }
                    }
                });
                response.response.labelled_by(label.id);
            }
        });
        if let Some(sheet) = clicked {
            self.show_sheet(sheet);
        }
        if let Some(encoding) = encoding.filter(|encoding| Some(*encoding) != source.encoding()) {
            self.read_again(ui.ctx(), window, Reread::Source(source.with_encoding(encoding)));
        }
    }

    /// What the line of the cursor holds, with a button for each part, and the answer to the last key.
    pub(super) fn show_layout_bar(&mut self, ui: &mut Ui, window: &mut (dyn Window + 'static)) {
        let Some(at) = self.cursor() else { return };
        let palette = Palette::current(ui.ctx());
        let (recipe, source) = (&self.layout.recipe, &self.layout.source);
        let chosen = recipe.choice_at(source, self.sheet, at);
        let line = match self.line_kind() {
            _ if recipe.is_title(source, self.sheet, at) => format!("{at} is a title"),
            LineKind::Column => format!("column {} is", letter_name(usize::try_from(at.column).unwrap_or(usize::MAX))),
            LineKind::Row => format!("row {} is", u64::from(at.row) + 1),
        };
        let unneeded = recipe.is_sheet_unneeded(source, self.sheet);
        let without_powers = recipe.is_without_powers(source, self.sheet);
        let mut change = None;
        ui.horizontal_wrapped(|ui| {
            ui.label(line);
            for choice in PartChoice::ALL {
                let text = format!("{} {}", key_of(choice).name(), choice.name());
                let mut button = egui::Button::selectable(chosen == Some(choice), text);
                if let Some(tint) = file_grid::tint(role_of(choice), &palette).filter(|_| chosen != Some(choice)) {
                    button = button.fill(tint);
                }
                if ui.add(button).clicked() {
                    change = Some(LayoutChange::Line(choice));
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            if ui.selectable_label(unneeded, "Shift+X this sheet is not needed").clicked() {
                change = Some(LayoutChange::Sheet);
            }
            if ui.button("Shift+N its name is the round").clicked() {
                change = Some(LayoutChange::SheetRound);
            }
            if ui.selectable_label(without_powers, "W powers are not in this file").clicked() {
                change = Some(LayoutChange::Powers);
            }
            match &self.layout.origin {
                LayoutOrigin::Recognised => {}
                LayoutOrigin::Remembered(name) => {
                    ui.label(format!("Read by your layout “{name}”."));
                }
                LayoutOrigin::PointedOut => {
                    ui.label("Read as you pointed out.");
                }
            }
            if self.layout.origin != LayoutOrigin::Recognised && ui.button("D read as recognised").clicked() {
                change = Some(LayoutChange::Recognise);
            }
        });
        let state = if self.reading.is_some() { Some("Reading again …") } else { self.message.as_deref() };
        ui.label(state.unwrap_or(if self.opens_new_book {
            "Import opens this as a new book. The file itself does not change."
        } else {
            "Import adds this to the book as one step. Undo takes it back."
        }));
        if let Some(change) = change {
            self.change_layout(ui, window, change);
        }
    }

    /// The field for the name of the layout, and the button that remembers it.
    pub(super) fn show_remember_field(&mut self, ui: &mut Ui, window: &mut (dyn Window + 'static)) {
        if self.layout.recipe.is_empty() || matches!(self.outcome, Outcome::Refused(_)) {
            return;
        }
        let enter = self.is_naming(ui) && enter_pressed(ui);
        let escape = self.is_naming(ui) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        let label = ui.label("Remember this layout as (M)");
        let field = TextEdit::singleline(&mut self.name).id(Self::name_field()).desired_width(180.0);
        ui.add(field).labelled_by(label.id);
        let pressed = ui.button("Remember").clicked();
        if (enter || pressed) && !self.name.trim().is_empty() {
            let recipe = self.layout.recipe.named(&self.name, &self.layout.source);
            self.message = Some(match window.remember_layout(&self.name, &recipe.to_string()) {
                Ok(path) => format!(
                    "The layout is kept in {}. The next file of this shape is read by it, and you are told.",
                    path.display()
                ),
                Err(error) => error,
            });
        }
        if enter || escape || pressed {
            self.focus_grid();
        }
    }
}

/// Whether the user said where a part is.
const fn changed_by_user(how: &Reread) -> bool {
    matches!(how, Reread::By(_))
}

/// The name of an encoding, with some texts of the file in it.
fn sample_text(source: &crate::import::SheetsOfFile, encoding: TextEncoding) -> String {
    let sample = source.encoding_sample(encoding).join(", ");
    if sample.is_empty() { encoding.to_string() } else { format!("{encoding}: {sample}") }
}
