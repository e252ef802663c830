//! Does what the views have asked for while they were painted.

use eframe::egui;

use super::{ContextMenu, Session};
use crate::app::commands::{Command, MenuPlace};
use crate::app::dialogs::paste_results::PasteResultsDialog;
use crate::app::views::ladder::result_import::add_pasted_list;
use crate::app::views::request::Request;
use crate::app::views::roll_call::search_commands::handle_search_keys;
use crate::app::views::rules::apply_rules_change::change_rules;
use crate::app::views::rules::ruleset::commands::choose_system_of_ruleset;

impl Session {
    /// Does what the views have asked for. Returns the commands among the requests, which the window runs.
    pub fn take_requests(&mut self, ctx: &egui::Context, requests: Vec<Request>) -> Vec<Command> {
        requests.into_iter().flat_map(|request| self.take_request(ctx, request)).collect()
    }

    fn take_request(&mut self, ctx: &egui::Context, request: Request) -> Vec<Command> {
        match request {
            Request::Command(command) => return vec![command],
            Request::Grid(actions) => {
                let requests = self.handle_grid_actions(actions);
                return self.take_requests(ctx, requests);
            }
            // No other frame is asked for: a refused drag sends its text in every frame.
            Request::Message(text) => {
                self.set_status(text);
                return Vec::new();
            }
            Request::OpenMenu(at, pos) => self.open_menu_at(at, pos),
            Request::GoTo(address) => self.go_to(address),
            Request::GoToProblem(at) => self.go_to_problem(at),
            Request::ListProblems(line) => self.choose_problem(line),
            Request::OpenProblemMenu(at, position) => {
                // The commands of the menu act on the cell of the problem.
                self.go_to_problem(at);
                self.context_menu = Some(ContextMenu::at(MenuPlace::Problem, position));
            }
            Request::OpenTab(tab, cell) => {
                self.open_tab(tab);
                if let Some(cell) = cell.filter(|_| !self.is_correcting_cell()) {
                    self.move_cursor(cell.row, cell.column);
                }
            }
            Request::Apply { step, edit } => {
                let done = step.in_window().into_owned();
                self.apply_and_tell(step, *edit, done);
            }
            Request::FinishBackgroundWork => {
                self.views.ladder.wait_for_ladder(&self.document.engine);
            }
            Request::SearchKeys(keys, now) => handle_search_keys(self, keys, now),
            Request::Paste(step) => self.take_paste_step(step),
            Request::PasteResultList(text) => {
                if let Err(error) = add_pasted_list(self, &text) {
                    self.open_dialog(PasteResultsDialog::with_text(text).with_error(error));
                }
            }
            Request::ChangeRules(change) => change_rules(self, change),
            Request::ChooseRulesetSystem(field) => choose_system_of_ruleset(self, field),
        }
        ctx.request_repaint();
        Vec::new()
    }
}
