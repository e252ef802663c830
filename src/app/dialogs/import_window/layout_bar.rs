//! The bars that say what a column, a title or a sheet holds, the tabs of the sheets, the encoding, and the field to remember
//! the layout.

use eframe::egui::{self, Id, Key, Modifiers, TextEdit, Ui};

use super::import_settings::SettingsChange;
use super::key_table::KeyCommand;
use super::layout_change::LayoutChange;
use super::{FocusedGrid, ImportWindow, Outcome, file_grid};
use crate::app::dialogs::enter_pressed;
use crate::app::dialogs::window::Window;
use crate::app::files::read_contents::LayoutOrigin;
use crate::app::grid::CellPos;
use crate::app::key_text::key_text;
use crate::app::theme::Palette;
use crate::book::typed_words::error_sentence;
use crate::figures::letter_name;
use crate::import::{CellRole, LineKind, PartChoice, SheetAddress, SheetsOfFile, TextEncoding};
use crate::languages::window_sentences::import_window as texts;
use crate::printable_text::printable_line;

/// A change that waits until the file is read again, with the place in the file for which it was asked.
#[derive(Clone, Debug)]
pub(super) struct WaitingChange {
    change: LayoutChange,
    sheet: usize,
    /// The cell of the cursor. `None` for a file without sheets.
    at: Option<SheetAddress>,
    /// Whether a whole row was selected.
    is_row: bool,
}

/// The width of the field for the name of the layout, in points.
const FIELD_WIDTH: f32 = 180.0;

impl ImportWindow {
    /// The id of the field for the name of the layout.
    pub(super) fn name_field() -> Id {
        Id::unique("name of the layout")
    }

    /// Whether the user types the name of the layout.
    pub(super) fn is_naming(ui: &Ui) -> bool {
        ui.memory(|memory| memory.has_focus(Self::name_field()))
    }

    /// Gives the keyboard to the grid that the user works in.
    pub(super) fn focus_grid(&mut self) {
        if self.focus == FocusedGrid::Boards {
            self.boards.grid.take_focus();
        } else if let Some(sheet) = self.sheets.get_mut(self.sheet) {
            sheet.grid.take_focus();
        }
    }

    pub(super) fn show_sheet(&mut self, sheet: usize) {
        self.sheet = sheet;
        self.focus = FocusedGrid::File;
        self.focus_grid();
    }

    /// Whether a choice is about a row or about a column: a whole row that is selected, else as in the table there.
    fn line_kind(&self, sheet: usize, at: SheetAddress, is_row: bool) -> LineKind {
        if is_row {
            return LineKind::Row;
        }
        self.layout.tables.line_kind(sheet, at).unwrap_or(LineKind::Column)
    }

    /// Whether a whole row of the sheet in view is selected.
    fn selects_row(&self) -> bool {
        let selection = self.sheets.get(self.sheet).map(|sheet| sheet.grid.selection());
        selection.is_some_and(|cells| cells.height() == 1 && cells.width() > 1 && cells.left <= 1)
    }

    /// The selected block of cells as a board.
    pub(super) fn selected_block(&self) -> Option<LayoutChange> {
        let cells = self.sheets.get(self.sheet)?.grid.selection();
        let first = file_grid::address_at(CellPos::new(cells.top.max(1), cells.left.max(1)))?;
        let last = file_grid::address_at(CellPos::new(cells.bottom, cells.right))?;
        Some(LayoutChange::Board(first, last))
    }

    /// Changes the layout at the cursor. While the file is read again, the change waits.
    pub(super) fn change_layout(
        &mut self,
        ctx: &egui::Context,
        window: &mut (dyn Window + 'static),
        change: LayoutChange,
    ) {
        self.message = None;
        let (at, is_row) = (self.cursor(), self.selects_row());
        self.waiting.push_back(WaitingChange { change, sheet: self.sheet, at, is_row });
        self.make_waiting_changes(ctx, window);
        self.focus_grid();
    }

    /// Makes the changes that wait, one after another, each on the file as the one before has left it.
    pub(super) fn make_waiting_changes(&mut self, ctx: &egui::Context, window: &mut (dyn Window + 'static)) {
        while self.reading.is_none()
            && let Some(waiting) = self.waiting.pop_front()
        {
            match self.settings_change(waiting) {
                Ok(change) => self.read_again(ctx, window, change),
                Err(message) => self.message = Some(message),
            }
        }
    }

    /// The change of the settings that the user wants, or a sentence why it is not possible.
    fn settings_change(&self, waiting: WaitingChange) -> Result<SettingsChange, String> {
        let WaitingChange { change, sheet, at, is_row } = waiting;
        let (recipe, source, tables) = (self.layout.recipe(), &self.layout.source, &self.layout.tables);
        let is_about_layout = match change {
            LayoutChange::Line(_)
            | LayoutChange::Sheet
            | LayoutChange::SheetRound
            | LayoutChange::Powers
            | LayoutChange::Recognise
            | LayoutChange::Board(..) => true,
            LayoutChange::NextEncoding
            | LayoutChange::Encoding(_)
            | LayoutChange::Word(..)
            | LayoutChange::Undo
            | LayoutChange::Redo => false,
        };
        if is_about_layout && self.layout.is_own_workbook() {
            return Err(texts::own_workbook().to_owned());
        }
        let in_encoding = |encoding| SettingsChange::Source(source.with_encoding(encoding));
        Ok(match change {
            LayoutChange::Line(choice) => {
                let at = at.ok_or_else(texts::own_book_has_no_columns)?;
                let line = self.line_kind(sheet, at, is_row);
                SettingsChange::Layout(
                    tables.assign(source, sheet, at, line, choice).map_err(|error| error.to_string())?,
                )
            }
            LayoutChange::Sheet => SettingsChange::Layout(recipe.toggle_sheet(source, sheet)),
            LayoutChange::SheetRound => SettingsChange::Layout(recipe.round_of_sheet(source, sheet)),
            LayoutChange::Powers => SettingsChange::Layout(recipe.toggle_powers(source, sheet)),
            LayoutChange::Board(first, last) => {
                let with_block = tables.assign_block(source, sheet, first, last).map_err(|error| error.to_string())?;
                if with_block == *recipe {
                    return Err(texts::block_is_read_already().to_owned());
                }
                SettingsChange::Layout(with_block)
            }
            LayoutChange::Recognise => SettingsChange::Recognise,
            LayoutChange::NextEncoding => {
                let now = TextEncoding::ALL.iter().position(|known| Some(*known) == source.encoding()).unwrap_or(0);
                in_encoding(TextEncoding::ALL[(now + 1) % TextEncoding::ALL.len()])
            }
            LayoutChange::Encoding(encoding) => in_encoding(encoding),
            LayoutChange::Undo => SettingsChange::Undo,
            LayoutChange::Redo => SettingsChange::Redo,
            LayoutChange::Word(word, meaning) => {
                let mut taught = recipe.clone();
                let what = format!("{word} = {}", meaning.in_recipe());
                taught.teach(&what).map_err(|error| error_sentence(&error))?;
                SettingsChange::Words(taught)
            }
        })
    }

    /// The sheets of the file as tabs, and the encoding of a text.
    pub(super) fn show_sheet_tabs(&mut self, ui: &mut Ui, window: &mut (dyn Window + 'static)) {
        let source = std::sync::Arc::clone(&self.layout.source);
        let mut clicked = None;
        let mut encoding = None;
        ui.horizontal_wrapped(|ui| {
            for (number, view) in source.views().enumerate() {
                let unneeded = self.layout.recipe().is_sheet_unneeded(&source, number);
                let name = printable_line(view.name());
                let text = match (view.is_hidden(), unneeded) {
                    (false, false) => name.into_owned(),
                    (true, false) => texts::sheet_hidden(&name),
                    (false, true) => texts::sheet_not_needed(&name),
                    (true, true) => texts::sheet_hidden_and_not_needed(&name),
                };
                if ui.selectable_label(number == self.sheet, text).clicked() {
                    clicked = Some(number);
                }
            }
            if let Some(now) = source.encoding() {
                ui.separator();
                let label = ui.label(texts::encoding(&KeyCommand::NextEncoding.key_name()));
                let list = egui::ComboBox::from_id_salt("encoding").width(220.0).selected_text(now.to_string());
                let response = list.show_ui(ui, |ui| {
                    for (other, sample) in &self.encodings {
                        if ui.selectable_label(*other == now, &*printable_line(&format!("{other}: {sample}"))).clicked()
                        {
                            encoding = Some(*other);
                        }
                    }
                });
                response.response.labelled_by(label.id);
                if let Some((_, sample)) = self.encodings.iter().find(|(known, _)| *known == now) {
                    ui.label(&*printable_line(&texts::such_as(sample)));
                }
            }
        });
        if let Some(sheet) = clicked {
            self.show_sheet(sheet);
        }
        if let Some(encoding) = encoding.filter(|encoding| Some(*encoding) != source.encoding()) {
            self.change_layout(ui.ctx(), window, LayoutChange::Encoding(encoding));
        }
    }

    /// What the line of the cursor holds, with a button for each part, and the field that remembers the layout.
    pub(super) fn show_layout_bar(&mut self, ui: &mut Ui, window: &mut (dyn Window + 'static)) {
        let Some(at) = self.cursor() else { return };
        let palette = Palette::current(ui.ctx());
        let (recipe, source, tables) = (self.layout.recipe(), &self.layout.source, &self.layout.tables);
        let chosen = tables.choice_at(source, self.sheet, at);
        let line = match self.line_kind(self.sheet, at, self.selects_row()) {
            _ if tables.is_title(self.sheet, at) => texts::cell_is_title(&at.to_string()),
            LineKind::Column => texts::column_is(&letter_name(usize::try_from(at.column).unwrap_or(usize::MAX))),
            LineKind::Row => texts::row_is(&(u64::from(at.row) + 1).to_string()),
        };
        let unneeded = recipe.is_sheet_unneeded(source, self.sheet);
        let without_powers = recipe.is_without_powers(source, self.sheet);
        let mut change = None;
        let with_key = |command: KeyCommand, text: &str| format!("{} {text}", command.key_name());
        ui.horizontal_wrapped(|ui| {
            ui.label(line);
            for choice in PartChoice::ALL {
                let text = format!("{} {}", KeyCommand::Part(choice).key_name(), choice.name());
                let mut button = toggle_button(text, chosen == Some(choice));
                if let Some(tint) = file_grid::tint(CellRole::Part(choice), &palette).filter(|_| chosen != Some(choice))
                {
                    button = button.fill(tint);
                }
                if ui.add(button).clicked() {
                    change = Some(LayoutChange::Line(choice));
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            if ui.add(toggle_button(with_key(KeyCommand::Sheet, texts::this_sheet_not_needed()), unneeded)).clicked() {
                change = Some(LayoutChange::Sheet);
            }
            if ui.button(with_key(KeyCommand::Block, texts::block_is_board())).clicked() {
                change = self.selected_block();
            }
            if ui.button(with_key(KeyCommand::SheetRound, texts::sheet_name_is_round())).clicked() {
                change = Some(LayoutChange::SheetRound);
            }
            if ui
                .add(toggle_button(with_key(KeyCommand::Powers, texts::powers_not_in_file()), without_powers))
                .clicked()
            {
                change = Some(LayoutChange::Powers);
            }
            match &self.layout.origin {
                LayoutOrigin::Recognised => {}
                LayoutOrigin::Taught => {
                    ui.label(texts::read_with_taught_words());
                }
                LayoutOrigin::Remembered(name) => {
                    ui.label(&*printable_line(&texts::read_by_layout(name)));
                }
                LayoutOrigin::PointedOut => {
                    ui.label(texts::read_as_pointed_out());
                }
            }
            let can_recognise = self.layout.origin != LayoutOrigin::Recognised;
            if can_recognise && ui.button(with_key(KeyCommand::Recognise, texts::read_as_recognised())).clicked() {
                change = Some(LayoutChange::Recognise);
            }
            self.show_remember_field(ui, window);
        });
        if let Some(change) = change {
            self.change_layout(ui.ctx(), window, change);
        }
    }

    /// The answer to the last key, else what Import does. Where a book is open, it says how the file is added to that one.
    pub(super) fn show_message(&self, ui: &mut Ui, is_book_empty: bool) {
        let state = if self.reading.is_some() { Some(texts::reading_again_now()) } else { self.message.as_deref() };
        let what = match (self.opens_new_book, is_book_empty) {
            (true, true) => texts::import_opens_new_book(),
            (true, false) => texts::import_opens_new_book_beside_open_one(),
            (false, _) => texts::import_adds_to_book(),
        };
        ui.label(&*key_text(state.unwrap_or(what)));
    }

    /// The field for the name of the layout, and the button that remembers it.
    fn show_remember_field(&mut self, ui: &mut Ui, window: &mut (dyn Window + 'static)) {
        if self.layout.recipe().is_empty() || matches!(self.outcome, Outcome::Refused(_)) {
            return;
        }
        let enter = Self::is_naming(ui) && enter_pressed(ui);
        let escape = Self::is_naming(ui) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        let label = texts::remember_layout_as(&KeyCommand::NameLayout.key_name());
        // The label, the field and the button stay in one line.
        let width = |text: &str| {
            egui::WidgetText::from(text).into_galley(ui, None, f32::INFINITY, egui::TextStyle::Body).size().x
        };
        let space = ui.spacing().item_spacing.x * 2.0 + ui.spacing().button_padding.x * 4.0;
        if ui.available_size_before_wrap().x < width(&label) + FIELD_WIDTH + width(texts::remember()) + space {
            ui.end_row();
        }
        let label = ui.label(label);
        let field = TextEdit::singleline(&mut self.name).id(Self::name_field()).desired_width(FIELD_WIDTH);
        ui.add(field).labelled_by(label.id);
        let pressed = ui.button(texts::remember()).clicked();
        if (enter || pressed) && !self.name.trim().is_empty() {
            let recipe = self.layout.recipe().named(&self.name, &self.layout.source);
            self.message = Some(match window.remember_layout(&self.name, &recipe.to_string()) {
                Ok(path) => texts::layout_is_kept(&path.display().to_string()),
                Err(error) => error,
            });
        }
        if enter || escape || pressed {
            self.focus_grid();
        }
    }
}

/// A button that is on or off, with the frame of the other buttons.
fn toggle_button(text: impl Into<String>, is_on: bool) -> egui::Button<'static> {
    egui::Button::selectable(is_on, text.into()).frame_when_inactive(true)
}

/// The old encodings, each with some texts of the file. Blank for a file in another encoding.
pub(super) fn encodings_of(source: &SheetsOfFile) -> Vec<(TextEncoding, String)> {
    if source.encoding().is_none() {
        return Vec::new();
    }
    TextEncoding::ALL.map(|encoding| (encoding, source.encoding_sample(encoding).join(", "))).into()
}
