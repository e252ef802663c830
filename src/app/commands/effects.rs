//! What every command does and when it is available: the conditions and effects of the rows in `list`.

use eframe::egui;

use super::command::Command;
use super::conditions::Availability;
use super::conditions::{
    always, can_close_tab, can_cut, can_export, can_redo, can_undo, has_problems, needs_board, needs_board_of_round,
    needs_cells, needs_explanation, needs_players, needs_round_tab, needs_rounds, needs_seat,
};
use super::menu::MenuPlace;
use crate::app::dialogs::event_form::{choose_notice_languages, name_event};
use crate::app::dialogs::first_steps::FirstSteps;
use crate::app::dialogs::manual::open_manual;
use crate::app::dialogs::new_event::open_new_event;
use crate::app::dialogs::paste_results::PasteResultsDialog;
use crate::app::dialogs::plot::{can_show_plot, show_plot_in_view};
use crate::app::dialogs::post_opening::open_post_dialog;
use crate::app::dialogs::rulings_desk::open_rulings_desk;
use crate::app::dialogs::shortcuts_and_about::{Shortcuts, about, licences};
use crate::app::dialogs::unplaced_cells::{has_unplaced_cells, show_unplaced_cells};
use crate::app::dialogs::window::{ActionAfterSave, Window};
use crate::app::files::FilePurpose;
use crate::app::grid::{GridInput, StepDirection};
use crate::app::projector::ProjectorRequest;
use crate::app::session::Session;
use crate::app::session::cell_note::{ask_for_cell_note, can_write_cell_note};
use crate::app::session::choosers::{
    add_recent_book, choose_command, choose_language, choose_place, choose_recent_book, choose_slides,
};
use crate::app::session::colour_commands::{can_colour, colour};
use crate::app::session::filter_commands::{
    can_filter, can_filter_by_value, choose_filter, filter_by_value, has_filter,
};
use crate::app::session::insert_row::{can_insert_row, insert_row};
use crate::app::session::question_bar::needs_question;
use crate::app::session::replace::ask_to_replace;
use crate::app::session::table_commands::{
    can_move_column, can_sort, fit_column, has_hidden_columns, has_moved_columns, hide_column, is_sorted, move_column,
    needs_column, show_hidden_columns, sort_by_column, unmove_columns, unsort,
};
use crate::app::theme;
use crate::app::views::ladder::LadderPage;
use crate::app::views::rules::{NewRulesetItem, NewSystemItem};
#[allow(clippy::wildcard_imports, reason = "every tab has commands")]
use crate::app::views::*;
use crate::book::FillColour;
use crate::book::results_year::IdentityVerdict;
use crate::input::ClaimAnswer;
use crate::publish::{Paper, ScoreCells};

/// When a command is available, and what it does.
#[derive(Clone, Copy, Debug)]
pub struct CommandBehaviour {
    pub available: fn(&Session) -> Availability,
    pub run: fn(&mut dyn Window, &egui::Context),
}

/// Declares the table of effects from the rows of the list.
macro_rules! declare_effects {
    ($(
        $command:ident: $menu:ident $(+ $group:ident)? $(@ $place:ident)* $text:ident [$($keys:expr),* $(,)?]
            $(also $words:ident)? if $available:expr => $run:expr;
    )*) => {
        /// The condition and the effect of a command.
        pub fn effect_of(command: Command) -> CommandBehaviour {
            match command {
                $( Command::$command => CommandBehaviour { available: $available, run: $run } ),*
            }
        }
    };
}

command_list!(declare_effects);
