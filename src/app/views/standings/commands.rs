//! The commands of the Standings tab: which games and groups it shows, its order, the what-if, and holding rounds back.

use eframe::egui;

use super::{WhatIfState, toolbar};
use crate::app::commands::conditions::{Availability, needs_rounds, require};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::needed_results::NeededResultsDialog;
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::{BoardRef, Edit, GameStage, RoundField, RoundIx};
use crate::engine::boards_for_what_if;
use crate::languages::messages::steps;
use crate::languages::window_sentences::{players_tab, round_tab, standings_tab as texts};
use crate::notices::{GroupSelection, StandingsOptions};
use crate::standings::StandingsScope;

/// The rules have groups, and the players are in groups.
pub fn can_choose_groups(session: &Session) -> Availability {
    require(session.engine().rules().groups, texts::first_choose_rules_with_groups())?;
    require(!toolbar::group_names(session.engine()).is_empty(), texts::first_enter_groups())
}

/// A what-if is open, or the event has a board for one. A what-if supposes a result of the whole book, and so it would show
/// what may not be posted.
pub fn can_begin_what_if(session: &Session) -> Availability {
    let has_what_if = session.views.standings.what_if.is_some();
    require(has_what_if || !session.views.standings.options.view.posted_only, texts::first_leave_posted_view())?;
    require(has_what_if || session.book().boards().next().is_some(), texts::first_add_board())
}

/// The cursor is on a player, and the present event is in view.
pub fn can_ask_what_is_needed(session: &Session) -> Availability {
    require(session.document.shown_past_step().is_none(), texts::first_go_back_to_now())?;
    require(session.player_at_cursor().is_some(), players_tab::first_go_to_player())
}

/// Searches for what the player at the cursor needs.
pub fn show_needed_results(session: &mut Session, ctx: &egui::Context) {
    if let Some(person) = session.player_at_cursor() {
        let dialog = NeededResultsDialog::new(ctx, session, person);
        session.open_dialog(dialog);
    }
}

/// A what-if is open.
pub fn needs_what_if(session: &Session) -> Availability {
    require(session.views.standings.what_if.is_some(), texts::first_open_what_if())
}

/// A what-if is open, and its result differs from the book.
pub fn can_accept_what_if(session: &Session) -> Availability {
    needs_what_if(session)?;
    let what_if = session.views.standings.what_if.as_ref();
    require(what_if.is_some_and(|state| state.what_if.has_changed()), texts::first_type_another_result())
}

/// A round that has begun is held back.
pub fn can_release_round(session: &Session) -> Availability {
    require(round_to_release(session, true).is_some(), texts::first_hold_back_round())
}

/// A round that has begun is not held back.
pub fn can_hold_round(session: &Session) -> Availability {
    require(round_to_release(session, false).is_some(), texts::first_enter_counts())
}

/// Shows the standings with these options.
pub fn show_standings_with(session: &mut Session, options: StandingsOptions) {
    session.views.standings.options = options;
    session.open_tab(Tab::Standings);
}

/// Shows the standings of all games.
pub fn show_all_games(session: &mut Session) {
    let groups = std::mem::take(&mut session.views.standings.options.groups);
    show_standings_with(session, StandingsOptions { groups, ..StandingsOptions::default() });
}

/// Shows fewer of the standings by this option, or all again.
pub fn toggle_option(session: &mut Session, option: fn(&mut StandingsScope) -> &mut bool) {
    let mut options = session.views.standings.options.clone();
    let is_on = option(&mut options.view);
    *is_on = session.tab != Tab::Standings || !*is_on;
    show_standings_with(session, options);
}

/// Opens the list of rounds after which the standings can be shown.
pub fn choose_round(session: &mut Session) {
    let now = session.views.standings.options.view.rounds;
    let item = |rounds: Option<usize>| {
        let action = Action::session(move |session| {
            let mut options = session.views.standings.options.clone();
            options.view.rounds = rounds;
            show_standings_with(session, options);
        });
        let in_view = if now == rounds { texts::in_view() } else { "" };
        ListItem::new(toolbar::rounds_text(session.engine(), rounds), in_view, action)
    };
    let numbers = toolbar::rounds_to_choose(session.engine(), now);
    let items = std::iter::once(None).chain(numbers.map(Some)).map(item).collect();
    session.open_dialog(ListChooser::new(texts::choose_round(), texts::choose_round_hint(), items));
}

/// Opens the list of groups whose tables can be shown.
pub fn choose_groups(session: &mut Session) {
    let now = &session.views.standings.options.groups;
    let item = |groups: GroupSelection| {
        let in_view = if *now == groups { texts::in_view() } else { "" };
        let name = toolbar::group_selection_text(&groups);
        let action = Action::session(move |session| {
            let options = StandingsOptions { groups, ..session.views.standings.options.clone() };
            show_standings_with(session, options);
        });
        ListItem::new(name, in_view, action)
    };
    let items = toolbar::group_selections(session.engine()).into_iter().map(item).collect();
    session.open_dialog(ListChooser::new(texts::choose_groups(), texts::choose_groups_hint(), items));
}

/// The event has a round, and no what-if is open.
pub fn can_show_what_may_be_posted(session: &Session) -> Availability {
    needs_rounds(session)?;
    require(session.views.standings.what_if.is_none(), texts::first_leave_what_if())
}

/// Opens a what-if for the board at the cursor, or asks for the board. Goes to the what-if that is open already.
pub fn begin_what_if(session: &mut Session) {
    if session.views.standings.what_if.is_some() {
        session.open_tab(Tab::Standings);
        return;
    }
    if let Some(at) = session.board_at_cursor() {
        open_what_if(session, at);
    } else {
        let chooser = what_if_board_chooser(session);
        session.open_dialog(chooser);
    }
}

fn what_if_board_chooser(session: &Session) -> ListChooser {
    let book = session.book();
    let item = |(at, stage): (BoardRef, GameStage)| {
        let state = match stage {
            GameStage::NotStarted => round_tab::not_started(),
            GameStage::Running(_) => round_tab::running(),
            GameStage::Ended => round_tab::ended(),
        };
        let action = Action::session(move |session| open_what_if(session, at));
        ListItem::new(book.board_label_in_window(at), state, action)
    };
    let items = boards_for_what_if(session.engine()).into_iter().map(item).collect();
    ListChooser::new(texts::choose_board(), texts::choose_board_hint(), items)
}

/// Opens a what-if on this board.
fn open_what_if(session: &mut Session, at: BoardRef) {
    let from = session.tab;
    session.open_tab(Tab::Standings);
    if session.is_correcting_cell() {
        return;
    }
    session.views.standings.what_if = WhatIfState::new(session.engine(), at, from);
    session.refresh();
}

/// Writes the supposed result into the book, and closes the what-if.
pub fn accept_what_if(session: &mut Session) {
    // On another tab, the book may have changed since the what-if was in view.
    session.views.standings.update_what_if(&session.document.engine, &mut session.messages);
    let Some(state) = &session.views.standings.what_if else { return };
    let Some(edit) = state.what_if.edit() else { return };
    let at = state.what_if.board();
    let (board, told) = (session.book().board_message(at), session.book().board_label_in_window(at));
    if session.apply(steps::supposed_result(board), edit) {
        session.views.standings.what_if = None;
        session.set_status(texts::what_if_kept(&told));
    }
}

/// Closes the what-if without changing the book, and goes back to the tab from which it was opened.
pub fn drop_what_if(session: &mut Session) {
    let Some(state) = session.views.standings.what_if.take() else { return };
    if session.tab == Tab::Standings {
        session.open_tab(state.opened_from);
    }
    session.set_status(texts::what_if_left());
}

/// Closes the what-if in view. Returns false if there is none.
pub fn leave_what_if(session: &mut Session) -> bool {
    let is_in_view = session.tab == Tab::Standings && session.views.standings.what_if.is_some();
    if is_in_view {
        drop_what_if(session);
    }
    is_in_view
}

/// The round that would be released or held back: the one in view or at the cursor, else the last that can be.
fn round_to_release(session: &Session, release: bool) -> Option<RoundIx> {
    let engine = session.engine();
    let in_view = session.tab.round().or_else(|| {
        let at = session.cursor().filter(|_| session.tab == Tab::Standings)?;
        session.views.standings.table.round_at(at.column)
    });
    let last = || engine.last_round_to_release(release).filter(|_| session.tab.round().is_none());
    in_view.filter(|at| engine.can_set_released(*at, release)).or_else(last)
}

/// Allows the scores of a round to be posted, or keeps them off posted sheets.
pub fn set_scores_released(session: &mut Session, release: bool) {
    let Some(at) = round_to_release(session, release) else { return };
    let Some(round) = session.book().round(at) else { return };
    let (title, told) = (round.title_message(), round.title_in_window());
    let (step, message) = if release {
        (steps::release(title), texts::round_released(&told))
    } else {
        (steps::holding_back(title), texts::round_held_back(&told))
    };
    let edit = Edit::Round(session.book().round_id(at), RoundField::ScoresReleased(Some(release)));
    session.apply_and_tell(step, edit, message);
}
