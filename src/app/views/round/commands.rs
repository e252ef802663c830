//! The commands that add, name and remove rounds and boards, choose their scoring systems, and set a score by hand.

use super::RoundView;
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::text_form::{FormField, FormTexts, TextForm, applied};
use crate::app::session::Session;
use crate::app::session::open_questions::{OpenQuestion, Proposal};
use crate::app::views::tab::Tab;
use crate::book::typed_words::next_round_name;
use crate::book::{
    Board, BoardField, BoardRef, CellAddress, Edit, Power, Round, RoundField, RoundIx, ScoreRuling, SeatColumn,
    SeatField, SeatRef, round_numbers,
};
use crate::figures::read_number;
use crate::input::{self, CorrectedName, Renaming};
use crate::languages::messages::{steps, words};
use crate::languages::short_in_window;
use crate::languages::window_sentences::{round_tab as texts, shared_words};

/// The score of the seat at the cursor was set by hand.
pub fn can_clear_score(session: &Session) -> Availability {
    let seat = session.seat_at_cursor().and_then(|seat| session.book().seat(seat));
    require(seat.is_some_and(|seat| seat.ruling.is_some()), texts::needs_score_by_hand())
}

/// Adds a round with one board after the last round.
pub fn add_round(session: &mut Session) {
    let book = session.book();
    add_round_at(session, RoundIx(book.rounds.len()), next_round_name(&book.rounds));
}

/// Adds a round with one board at this position.
fn add_round_at(session: &mut Session, at: RoundIx, name: String) {
    let round = Round { name, boards: vec![Board::new("A")], ..Round::default() };
    let step = round.title_message();
    session.forget_rounds_from(at);
    if session.apply(step, Edit::AddRound { position: at, round }) {
        session.open_tab(Tab::Round(at));
        let first = BoardRef::new(at.0, 0).seat(Power::Austria);
        session.go_to(CellAddress::Seat(first, SeatColumn::Player));
    }
}

/// A round was left out: a later one has been entered.
pub fn lacks_a_round(session: &Session) -> Availability {
    require(left_out_round(session).is_some(), texts::needs_left_out_round())
}

/// Adds the round that was left out, with one board, before the rounds with higher numbers.
pub fn add_missing_round(session: &mut Session) {
    let Some(number) = left_out_round(session) else { return };
    // The round may be in the list without boards.
    if let Some(at) = session.book().round_with_number(number) {
        session.open_tab(Tab::Round(at));
        add_board(session);
        return;
    }
    let numbers = round_numbers(&session.book().rounds);
    let at = RoundIx(numbers.iter().position(|of| *of > number).unwrap_or(numbers.len()));
    add_round_at(session, at, number.to_string());
}

/// The number of the round that was left out before the round in view, or else of the first one that was left out.
fn left_out_round(session: &Session) -> Option<usize> {
    let missing = session.engine().missing_rounds();
    let in_view = session.tab.round().map(|at| session.engine().round_numbers().number(at));
    let before = |number| missing.iter().find(|range| range.end() + 1 == number);
    in_view.and_then(before).or_else(|| missing.first()).map(|range| *range.start())
}

/// Removes the round in view.
pub fn remove_round(session: &mut Session) {
    let Some(round) = session.tab.round() else { return };
    let step = steps::removal_of(session.book().round_message(round));
    let told = session.book().round(round).map(removed_round_text).unwrap_or_default();
    session.forget_rounds_from(round);
    let edit = Edit::RemoveRound(session.book().round_id(round));
    if session.apply(step, edit) {
        session.messages.notify(told);
    }
}

/// What is said of a round that was removed: its name, and how much went with it.
fn removed_round_text(round: &Round) -> String {
    let (title, boards) = (round.title_in_window(), shared_words::boards(round.boards.len()));
    let counts = round
        .boards
        .iter()
        .map(|board| Power::ALL.into_iter().filter(|power| board.current_count(*power).is_some()).count());
    match (round.boards.len(), counts.sum()) {
        (0, _) => texts::round_removed(&title),
        (_, 0) => texts::round_removed_with_boards(&title, &boards),
        (_, results) => texts::round_removed_with_results(results, &title, &boards),
    }
}

/// Asks for the name of the round in view.
pub fn rename_round(session: &mut Session) {
    let Some(at) = session.tab.round() else { return };
    let Some(round) = session.book().round(at) else { return };
    let id = session.book().round_id(at);
    let field = FormField { name: texts::round_name_field(), text: round.name.clone() };
    let form = TextForm::new(texts::rename_round(&round.title_in_window()), vec![field], move |session, typed| {
        let name = typed.text(0);
        if name.is_empty() {
            return Err(texts::round_needs_name().to_owned());
        }
        let edit = Edit::Round(id, RoundField::Name(name.to_owned()));
        applied(session.apply(steps::name_of_round(name), edit))
    });
    session.open_dialog(form);
}

/// Adds a board to the round in view, or to the last round.
pub fn add_board(session: &mut Session) {
    let book = session.book();
    let round = session.tab.round().unwrap_or(RoundIx(book.rounds.len().saturating_sub(1)));
    let at = BoardRef::after_last(book, round);
    add_board_at(session, at);
}

/// Adds a board before the one at this position of a round.
pub fn add_board_at(session: &mut Session, at: BoardRef) {
    let name = input::next_board_name(session.book(), at.round);
    let step = words::board_in_sentence(name.as_str());
    let position = session.book().new_board_position(at);
    if session.apply(step, Edit::AddBoard { position, board: Box::new(Board::new(name)) }) {
        session.go_to(CellAddress::Seat(at.seat(Power::Austria), SeatColumn::Player));
    }
}

/// The number of boards to make in the round in view.
fn boards_to_make(session: &Session) -> usize {
    session.tab.round().map_or(0, |at| session.engine().boards_to_make(at))
}

/// The round in view has no board yet, and its players fill one.
pub fn can_make_boards(session: &Session) -> Availability {
    require(boards_to_make(session) > 0, texts::needs_empty_round())
}

/// Adds as many empty boards to the round in view as its players fill.
pub fn make_boards(session: &mut Session) {
    let (Some(round), count) = (session.tab.round(), boards_to_make(session)) else { return };
    let mut book = session.book().clone();
    let mut edits = Vec::new();
    for board in 0..count {
        let name = input::next_board_name(&book, round);
        let position = book.new_board_position(BoardRef::new(round.0, board));
        let edit = Edit::AddBoard { position, board: Box::new(Board::new(name)) };
        if book.apply(edit.clone()).is_err() {
            return;
        }
        edits.push(edit);
    }
    let present = session.engine().attendance(round).headcount.present;
    if session.apply(steps::boards(count), Edit::Batch(edits)) {
        session.go_to(CellAddress::Seat(BoardRef::new(round.0, 0).seat(Power::Austria), SeatColumn::Player));
        session.set_status(texts::boards_for_players(count, present));
    }
}

/// Shows or folds the working columns of the scoring systems in all rounds.
pub fn toggle_working_columns(session: &mut Session) {
    let is_folded = session.views.round.layout.as_ref().is_some_and(|(_, layout)| layout.is_folded);
    session.settings.working_columns = Some(is_folded);
    session.refresh();
}

/// Removes the selected boards, as one step.
pub fn remove_board(session: &mut Session) {
    let mut boards = session.selected_boards();
    // An undo puts the first one back first.
    boards.sort_unstable_by_key(|at| std::cmp::Reverse((at.round, at.board)));
    let (step, done) = match boards[..] {
        [] => return,
        [only] => (steps::removal_of(session.book().board_message(only)), texts::board_removed().to_owned()),
        _ => (steps::removal_of_boards(boards.len()), texts::boards_removed(boards.len())),
    };
    let edits = boards.into_iter().map(|at| Edit::RemoveBoard(session.book().board_id(at))).collect();
    session.apply_and_tell(step, Edit::Batch(edits), done);
}

/// Asks for the scoring system of the round in view.
pub fn choose_round_system(session: &mut Session) {
    let Some(at) = session.tab.round() else { return };
    let book = session.book();
    let Some(round) = book.round(at) else { return };
    let event = book.event.system.as_deref().unwrap_or(&session.engine().rules().system);
    let follow = texts::system_of_event(event);
    let own = round.system.as_deref();
    let chooser = system_chooser(session, texts::system_of_this_round(), follow, own, |system| {
        Action::session(move |session| {
            let step = steps::scoring_system_of(session.book().round_message(at));
            let edit = Edit::Round(session.book().round_id(at), RoundField::System(system));
            session.apply(step, edit);
        })
    });
    session.open_dialog(chooser);
}

/// Asks for the scoring system of the board at the cursor.
pub fn choose_board_system(session: &mut Session) {
    let Some(at) = session.board_at_cursor() else { return };
    let book = session.book();
    let (Some(round), Some(board)) = (book.round(at.round), book.board(at)) else { return };
    let follow = match (&round.system, &book.event.system) {
        (Some(round), _) => texts::system_of_round(round),
        (None, Some(event)) => texts::system_of_event(event),
        (None, None) => texts::system_of_event(&session.engine().rules().system),
    };
    let own = board.system.as_deref();
    let chooser = system_chooser(session, texts::system_of_this_board(), follow, own, |system| {
        Action::session(move |session| {
            let step = steps::scoring_system_of(session.book().board_message(at));
            let edit = Edit::Board(session.book().board_id(at), BoardField::System(system));
            session.apply(step, edit);
        })
    });
    session.open_dialog(chooser);
}

/// The list of scoring systems. `follow` is the text for no system of its own, `own` is the present system. `action` is
/// what choosing a system by its name does.
fn system_chooser(
    session: &Session,
    title: &'static str,
    follow: String,
    own: Option<&str>,
    action: impl Fn(Option<String>) -> Action,
) -> ListChooser {
    let mark = |chosen: bool| if chosen { texts::system_now() } else { "" }.to_owned();
    let none = ListItem { name: follow, detail: mark(own.is_none()), keywords: String::new(), action: action(None) };
    let systems = session.engine().library().systems().iter().map(|system| ListItem {
        name: system.name.clone(),
        detail: mark(own.is_some_and(|own| own.eq_ignore_ascii_case(&system.name))),
        keywords: system.description.clone(),
        action: action(Some(system.name.clone())),
    });
    ListChooser::new(title, texts::system_search(), std::iter::once(none).chain(systems).collect())
}

/// Asks for the score of the selected seats, which replaces the computed score.
pub fn set_score(session: &mut Session) {
    let seats = session.selected_seats();
    let (score, ruling) = match seats[..] {
        [] => return,
        [only] => {
            let ruling = session.book().seat(only).and_then(|seat| seat.ruling.as_ref());
            (ruling.map(|ruling| ruling.score).or_else(|| session.engine().score(only)), ruling)
        }
        _ => (None, None),
    };
    let fields = vec![
        FormField {
            name: texts::score_field(),
            text: score.map_or_else(String::new, |score| short_in_window(score, 9)),
        },
        FormField {
            name: texts::reason_field(),
            text: ruling.map_or_else(String::new, |ruling| ruling.reason.clone()),
        },
    ];
    let title = match seats[..] {
        [only] => texts::score_of_seat(&session.seat_label(only)),
        _ => texts::score_of_seats(seats.len()),
    };
    session.open_dialog(TextForm::new(title, fields, move |session, typed| submit_score(session, &seats, typed)));
}

fn submit_score(session: &mut Session, seats: &[SeatRef], typed: &FormTexts) -> Result<(), String> {
    let number = typed.text(0);
    let score = read_number(number).ok_or_else(|| texts::not_a_number(number))?;
    let ruling = Box::new(ScoreRuling { score, reason: typed.text(1).to_owned() });
    let step = match seats {
        [only] => steps::score_of(session.book().seat_message(*only)),
        _ => steps::scores_of(seats.len()),
    };
    let set = |seat: &SeatRef| Edit::Seat(session.book().seat_id(*seat), SeatField::Ruling(Some(ruling.clone())));
    let edits = seats.iter().map(set).collect();
    applied(session.apply(step, Edit::Batch(edits)))
}

/// Removes the scores that were set by hand at the selected seats.
pub fn clear_score(session: &mut Session) {
    let mut seats = session.selected_seats();
    seats.retain(|at| session.book().seat(*at).is_some_and(|seat| seat.ruling.is_some()));
    let (step, done) = match seats[..] {
        [] => return,
        [only] => {
            let step = steps::computed_score_of(session.book().seat_message(only));
            (step, texts::computed_score_of_seat(&session.seat_label(only)))
        }
        _ => {
            let step = steps::computed_scores_of(seats.len());
            (step, texts::computed_scores_of_seats(seats.len()))
        }
    };
    let edits = seats.into_iter().map(|at| Edit::Seat(session.book().seat_id(at), SeatField::Ruling(None))).collect();
    session.apply_and_tell(step, Edit::Batch(edits), done);
}

/// Shows or hides the yearly counts of the round in view. From the count at the end, the cursor goes to the first
/// year of its seat that is empty.
pub fn toggle_yearly_counts(session: &mut Session) {
    let Some(round) = session.tab.round() else { return };
    let view: &mut RoundView = &mut session.views.round;
    let shown = view.shows_yearly_counts(&session.document.engine, round);
    view.yearly_counts_shown.insert(round, !shown);
    let Some(CellAddress::Seat(seat, SeatColumn::Centres)) = session.address_at_cursor().filter(|_| !shown) else {
        return;
    };
    session.refresh();
    let layout = session.views.round.layout_of(session.tab);
    let year = layout.and_then(|layout| layout.year_to_type(session.engine(), seat));
    if let Some(year) = year {
        session.go_to(CellAddress::Seat(seat, SeatColumn::Chart(year)));
    }
}

/// Asks whether a name that was typed over another one is a new name of the same person.
pub fn ask_about_corrected_name(session: &mut Session, renaming: Renaming) {
    session.ask(OpenQuestion {
        yes: texts::same_person(),
        no: texts::another_player(),
        step: steps::corrected_name().into(),
        find: Box::new(move |engine| {
            let CorrectedName { old_name, new_name, edit, other_person } = renaming.corrected_name(engine.book())?;
            let text = texts::is_same_person(&new_name, &old_name);
            let done = texts::person_renamed(&old_name, &new_name);
            Some(Proposal { text, edit, done, otherwise: Some(other_person) })
        }),
    });
}
