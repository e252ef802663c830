//! What the keys of the import window do, and their list (F1).

use eframe::egui::{Context, Event, Key, ScrollArea, Ui};

use super::key_table::{KEYS, KeyCommand, KeyPress, KeyRow, PART_KEYS, all_keys, key};
use super::layout_change::LayoutChange;
use super::{FocusedGrid, ImportWindow, Outcome};
use crate::app::dialogs::shortcuts_and_about::show_section;
use crate::app::dialogs::window::Window;
use crate::app::dialogs::{show_close_button, show_modal};
use crate::languages::window_sentences::import_window as texts;

/// Takes the key presses of this frame out of the input, with the texts that they type. Gives the commands in the order in which
/// they were pressed.
fn take_commands(ui: &Ui, accepts: impl Fn(KeyCommand) -> bool) -> Vec<KeyCommand> {
    let mut presses: Vec<(KeyPress, KeyCommand)> = all_keys().filter(|(_, command)| accepts(*command)).collect();
    // A key without Shift also matches if Shift is held.
    presses.sort_by_key(|(press, _)| !press.has_shift());
    ui.input_mut(|input| {
        let mut commands = Vec::new();
        let mut pressed: Vec<Key> = Vec::new();
        input.events.retain(|event| {
            let found = presses.iter().find(|(press, _)| press.is(event)).map(|(_, command)| *command);
            commands.extend(found);
            match event {
                Event::Key { key, .. } if found.is_some() => pressed.push(*key),
                // The text that the key types. A grid would take it.
                Event::Text(text) if found.is_none() => {
                    let typed = pressed.iter().position(|key| text.eq_ignore_ascii_case(key.name()));
                    return typed.map(|at| pressed.swap_remove(at)).is_none();
                }
                _ => {}
            }
            found.is_none()
        });
        commands
    })
}

impl ImportWindow {
    /// The commands whose keys were pressed in this frame.
    pub(super) fn take_commands(&self, ui: &Ui) -> Vec<KeyCommand> {
        take_commands(ui, |command| match command {
            KeyCommand::FileWins => self.report.has_conflicts(),
            KeyCommand::NextRules => self.report.asks_for_rules(),
            KeyCommand::NextEncoding => self.layout.source.encoding().is_some(),
            KeyCommand::Same | KeyCommand::Another => self.open_question().is_some(),
            _ => true,
        })
    }

    /// Runs a command of the keys. Import and Discard are answers of the window.
    pub(super) fn run_command(&mut self, ui: &Ui, window: &mut (dyn Window + 'static), command: KeyCommand) {
        let change = match command {
            KeyCommand::Part(part) => LayoutChange::Line(part),
            KeyCommand::Block => match self.selected_block() {
                Some(block) => block,
                None => return,
            },
            KeyCommand::Powers => LayoutChange::Powers,
            KeyCommand::Sheet => LayoutChange::Sheet,
            KeyCommand::SheetRound => LayoutChange::SheetRound,
            KeyCommand::Recognise => LayoutChange::Recognise,
            KeyCommand::NextEncoding => LayoutChange::NextEncoding,
            KeyCommand::Undo => LayoutChange::Undo,
            KeyCommand::Redo => LayoutChange::Redo,
            other => return self.run_other_command(ui, window, other),
        };
        self.change_layout(ui.ctx(), window, change);
    }

    /// Runs a command that does not change how the file is read.
    fn run_other_command(&mut self, ui: &Ui, window: &mut (dyn Window + 'static), command: KeyCommand) {
        match command {
            KeyCommand::NextSheet => self.show_sheet((self.sheet + 1) % self.sheets.len().max(1)),
            KeyCommand::PreviousSheet => {
                self.show_sheet(self.sheet.checked_sub(1).unwrap_or(self.sheets.len().saturating_sub(1)));
            }
            KeyCommand::OtherGrid => {
                self.focus = match (self.focus, &self.outcome) {
                    (FocusedGrid::File, Outcome::Read(_)) => FocusedGrid::Boards,
                    (FocusedGrid::File, Outcome::Refused(_)) | (FocusedGrid::Boards, _) => FocusedGrid::File,
                };
                self.focus_grid();
            }
            KeyCommand::Word => self.ask_for_word(),
            KeyCommand::Same | KeyCommand::Another => {
                if let Some(question) = self.open_question() {
                    self.answer(window.session().book(), &question, command == KeyCommand::Same);
                }
            }
            KeyCommand::FileWins => self.file_wins = !self.file_wins,
            KeyCommand::NextRules => {
                if let Outcome::Read(sheets) = &mut self.outcome {
                    self.report.choose_next_rules(sheets);
                    self.rules.clone_from(&sheets.import.book.event.rules);
                    self.compute_book_after((!self.opens_new_book).then(|| window.session().book()));
                }
            }
            KeyCommand::NameLayout => ui.memory_mut(|memory| memory.request_focus(Self::name_field())),
            KeyCommand::ListKeys => self.shows_keys = true,
            _ => {}
        }
    }
}

/// Shows the keys. Returns whether the user closed the list.
pub(super) fn show_keys(ctx: &Context) -> bool {
    let (done, close) = show_modal(ctx, "keys of the import", texts::keys_title(), 560.0, |ui| {
        let height = (ui.ctx().content_rect().height() - 200.0).max(120.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            let line = |row: KeyRow| {
                let keys: Vec<String> = row.keys.iter().map(|press| press.name()).collect();
                (keys.join(", "), (row.help)().to_owned())
            };
            show_section(ui, texts::keys_in_window(), KEYS.into_iter().map(line));
            let parts = PART_KEYS.map(|(part, letter)| (key(letter).name(), part.name().to_owned()));
            show_section(ui, texts::keys_of_parts(), parts.into_iter());
        });
        show_close_button(ui)
    });
    done || close
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::PartChoice;

    #[test]
    fn every_key_has_one_meaning_and_every_part_a_key() {
        let mut names: Vec<String> = all_keys().map(|(press, _)| press.name()).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count, "{names:?}");
        assert_eq!(PART_KEYS.map(|(part, _)| part), PartChoice::ALL);
    }
}
