//! Runs a command, if it is available.

use eframe::egui;

use super::Topboard;
use crate::app::commands::effects::effect_of;
use crate::app::commands::{Command, Menu};
use crate::app::dialogs::question::Question;
use crate::app::session::pending::NextStep;
use crate::book::typed_words::capitalize;
use crate::languages::in_english;
use crate::languages::window_sentences::{shared_words, window as texts};
use crate::store::crash_report;

/// What the command does to the book, for everything that is pending. `None` if it only looks at the book, or takes back
/// what was done.
fn next_step(command: Command) -> Option<NextStep> {
    match command.info().menu {
        Menu::File => Some(NextStep::Save),
        Menu::Edit if command == Command::Paste => Some(NextStep::Paste),
        Menu::Edit => {
            let leaves_book = matches!(
                command,
                Command::Undo
                    | Command::Redo
                    | Command::Cut
                    | Command::Copy
                    | Command::ContextMenu
                    | Command::Find
                    | Command::FindNext
                    | Command::FindPrevious
            );
            (!leaves_book).then_some(NextStep::ChangeBook)
        }
        Menu::Event | Menu::Board | Menu::Draw | Menu::Scoring | Menu::Prizes | Menu::Ladder => {
            Some(NextStep::ChangeBook)
        }
        Menu::Standings | Menu::View | Menu::Help => None,
    }
}

impl Topboard {
    /// Whether a command is available now.
    pub fn can_execute(&self, command: Command) -> bool {
        self.session.availability(command).is_ok()
    }

    /// Runs a command from a menu, a key or the command palette.
    pub fn execute(&mut self, ctx: &egui::Context, command: Command) {
        self.session.commit_typing();
        if let Some(reason) = self.refusal(command) {
            // A user who presses its key begins to type the reason at once. Without the dialog the text would go into the
            // cell.
            if command == Command::GiveReason {
                let lines = vec![format!("{}.", capitalize(&reason))];
                let answers = vec![(shared_words::close(), None)];
                self.session.open_dialog(Question::new(command.name().trim_end_matches('…'), lines, answers));
            } else {
                self.session.set_status(reason);
            }
            return;
        }
        if let Some(next) = next_step(command) {
            self.session.finish_pending(next);
        }
        crash_report::note_command(in_english(|| command.name()));
        (effect_of(command).run)(self, ctx);
        self.session.refresh();
    }

    /// The reason why a command cannot run now. `None` if it can.
    fn refusal(&self, command: Command) -> Option<String> {
        let name = command.name().trim_end_matches('…');
        if let Err(cure) = self.session.availability(command) {
            return Some(texts::not_possible_now(name, cure));
        }
        let changes_book = match command.info().menu {
            Menu::Edit | Menu::Event | Menu::Board | Menu::Draw | Menu::Prizes | Menu::Ladder => true,
            Menu::File | Menu::Scoring | Menu::Standings | Menu::View | Menu::Help => false,
        };
        if changes_book && self.session.is_correcting_cell() {
            // After a change of the book, the row of the cell could belong to another player.
            return Some(texts::correct_cell_first().to_owned());
        }
        if command == Command::Paste
            && let Some(reason) = self.session.paste_refusal()
        {
            return Some(reason.to_owned());
        }
        if let Some(reason) = self.session.view().refuses(command) {
            return Some(reason.to_owned());
        }
        // Only one file job can run at a time.
        let job = self.file_reader.waiting().filter(|_| command.is_about_files() && !self.file_reader.is_choosing())?;
        Some(texts::wait_for_job(job, name))
    }
}
