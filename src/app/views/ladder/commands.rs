//! The commands of the Ladder menu that need no files, and the conditions for them.
//! Adding results is in [`super::result_import`].

use super::LadderView;
use super::compiled_year::{format_day, ladder_for};
use super::cursor::removal_at;
use super::page::LadderPage;
use super::problems::ProblemsModel;
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::paste_results::PasteResultsDialog;
use crate::app::dialogs::text_form::{FormField, FormTexts, TextForm};
use crate::app::grid::GridModel as _;
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::app::views::view::ViewContext;
use crate::book::Edit;
use crate::book::results_year::{
    IdentityVerdict, LadderChoices, ListedName, ResultsYearEdit, TiePoints, YearEventField,
};
use crate::engine::Engine;
use crate::figures::counted;
use crate::ladder::{Ladder, LadderKind, LadderLibrary, find_date};

/// The ladder, and what it may read.
fn ladder_and_context(session: &Session) -> (&LadderView, ViewContext<'_>) {
    (&session.views.ladder, session.context())
}

// --- Conditions ------------------------------------------------------------------------------------------------------

/// The ladder has a result list.
pub fn needs_result_lists(session: &Session) -> Availability {
    require(!session.book().results_year.events.is_empty(), "add a result list first")
}

/// The event of this book has standings.
pub fn can_add_own_event(session: &Session) -> Availability {
    require(has_standings(session.engine()), "complete the counts of a board first")
}

/// Whether the event of a book has standings, which can be added to the ladder.
pub(super) fn has_standings(engine: &Engine) -> bool {
    !engine.standings().rows.is_empty()
}

/// The cursor is on a pair of names.
pub fn needs_pair(session: &Session) -> Availability {
    let (ladder, context) = ladder_and_context(session);
    require(ladder.pair_at_cursor(&context).is_some(), "put the cursor on a pair of the Identities page first")
}

/// The cursor is on an identity decision.
pub fn needs_decision(session: &Session) -> Availability {
    let (ladder, context) = ladder_and_context(session);
    require(ladder.decision_at_cursor(&context).is_some(), "put the cursor on a decision of the Identities page first")
}

/// The cursor is on a result in the table.
pub fn needs_ladder_result(session: &Session) -> Availability {
    let (ladder, context) = ladder_and_context(session);
    require(ladder.result_at_cursor(&context).is_some(), "put the cursor on a result in the table of the ladder first")
}

/// The cursor is on an event, or the list of an event is in view.
pub fn needs_year_event(session: &Session) -> Availability {
    let (ladder, context) = ladder_and_context(session);
    require(ladder.event_at_cursor(&context).is_some(), "put the cursor on an event of the ladder first")
}

/// The cursor is on an event of the Events page, or on a line of a result list.
pub fn can_remove_from_ladder(session: &Session) -> Availability {
    let context = session.context();
    let removal = context.cursor.and_then(|at| removal_at(&context, at.row));
    require(removal.is_some(), "put the cursor on an event or on a line of a list first")
}

// --- Pages -----------------------------------------------------------------------------------------------------------

/// Opens the page that was last in view.
pub fn open_ladder(session: &mut Session) {
    session.open_tab(Tab::Ladder(session.views.ladder.page));
}

/// Opens the Identities page.
pub fn open_identities(session: &mut Session) {
    session.open_tab(Tab::Ladder(LadderPage::Identities));
}

/// Opens the Problems page.
pub fn open_ladder_problems(session: &mut Session) {
    session.open_tab(Tab::Ladder(LadderPage::Problems));
}

/// Opens the Problems page. If it is open, the cursor goes to the next problem.
pub fn go_to_next_ladder_problem(session: &mut Session) {
    let tab = Tab::Ladder(LadderPage::Problems);
    if session.tab != tab {
        return open_ladder_problems(session);
    }
    let (ladder, context) = ladder_and_context(session);
    let problems = ladder.current_compiled_year(context.engine()).map(|year| ProblemsModel::new(year, ladder).rows());
    let grid = session.grids.entry(tab).or_default();
    let at = grid.cursor();
    if let Some(row) = problems.and_then(|problems| (at.row + 1).checked_rem(problems)) {
        grid.go_to(row, at.column);
    }
}

/// Opens the result list of the event at the cursor.
pub fn open_result_list(session: &mut Session) {
    let (ladder, context) = ladder_and_context(session);
    let (event, line) = (ladder.event_at_cursor(&context), ladder.list_line_at_cursor(&context));
    if let Some(event) = event {
        open_list(session, event, line);
    }
}

/// Opens the result list of an event, with the cursor on a line if one is given.
pub(super) fn open_list(session: &mut Session, event: usize, line: Option<usize>) {
    session.open_tab(Tab::Ladder(LadderPage::List(event)));
    if let (Some(line), false) = (line, session.is_correcting_cell()) {
        session.move_cursor(line + 1, 1);
    }
}

/// Lets the user choose the event after which the ladder is shown.
pub fn choose_event(session: &mut Session) {
    let item = |name: String, keywords: String, events: Option<usize>| ListItem {
        name,
        detail: if session.views.ladder.after_events == events { "in view" } else { "" }.to_owned(),
        keywords,
        action: Action::session(move |session| show_ladder_after(session, events)),
    };
    let mut items = vec![item("All events".to_owned(), String::new(), None)];
    if let Some(compiled_year) = session.views.ladder.compiled_year() {
        let events = &compiled_year.results_year.events;
        items.extend(compiled_year.compiled_ladder().order.iter().enumerate().map(|(n, at)| {
            let event = &events[*at];
            item(format!("After {}", event.name), event.date.map(format_day).unwrap_or_default(), Some(n + 1))
        }));
    }
    session.open_dialog(ListChooser::new("The ladder after an event", "name of the event", items));
}

fn show_ladder_after(session: &mut Session, events: Option<usize>) {
    let ladder = &mut session.views.ladder;
    let all = ladder.compiled_year().map_or(0, |compiled_year| compiled_year.compiled_ladder().order.len());
    ladder.after_events = events.filter(|events| *events < all);
    session.open_tab(Tab::Ladder(LadderPage::Table));
    session.refresh();
}

// --- Lists and rules -------------------------------------------------------------------------------------------------

/// Opens the dialog for a pasted result list.
pub fn paste_result_list(session: &mut Session) {
    session.open_dialog(PasteResultsDialog::default());
}

/// Removes the selected events or lines.
pub fn remove_from_ladder(session: &mut Session) {
    let context = session.context();
    // From the last one, so that the others keep their positions.
    let mut removals: Vec<(String, ResultsYearEdit)> =
        session.selected_rows().into_iter().rev().filter_map(|row| removal_at(&context, row)).collect();
    let lines = if session.tab == Tab::Ladder(LadderPage::Events) { "event" } else { "line" };
    let step = match &mut removals[..] {
        [] => return,
        [(step, _)] => std::mem::take(step),
        several => format!("removal of {} from the ladder", counted(several.len(), lines)),
    };
    let edits = removals.into_iter().map(|(_, edit)| edit).collect();
    if apply_to_year(session, step.clone(), edits) {
        session.set_status(step);
    }
}

/// Lets the user choose the ladder.
pub fn choose_ladder(session: &mut Session) {
    let current = ladder_for(&session.book().results_year).map(Ladder::name);
    let items = LadderLibrary::shipped().all().iter().map(|ladder| ListItem {
        name: ladder.name().to_owned(),
        detail: if current == Some(ladder.name()) { "in use" } else { "" }.to_owned(),
        keywords: ladder.description().to_owned(),
        action: Action::session(move |session| use_ladder(session, ladder)),
    });
    session.open_dialog(ListChooser::new("Choose the ladder", "a few letters of its name", items.collect()));
}

/// Compiles the year by another ladder. The ladder decides whether a list is an event or a game.
fn use_ladder(session: &mut Session, ladder: &Ladder) {
    let is_game = ladder.kind() == LadderKind::Games;
    let mut edits = vec![ResultsYearEdit::Ladder(ladder.name().to_owned())];
    let events = session.book().results_year.events.iter().enumerate();
    for (at, _) in events.filter(|(_, event)| event.is_game != is_game) {
        edits.push(ResultsYearEdit::Event(at, YearEventField::IsGame(is_game)));
    }
    if apply_to_year(session, format!("ladder {}", ladder.name()), edits) {
        session.views.ladder.after_events = None;
        session.open_tab(Tab::Ladder(session.views.ladder.page));
        session.set_status(format!("compiled by the rules of {}", ladder.name()));
    }
}

/// Opens the form for the year, the date and the ties of the ladder.
pub fn choose_year(session: &mut Session) {
    let choices = session.book().results_year.choices;
    let field = |name, text: String| FormField { name, text };
    let ties = match choices.ties {
        None => "",
        Some(TiePoints::Mean) => "mean",
        Some(TiePoints::Better) => "better",
        Some(TiePoints::Listed) => "listed",
    };
    let fields = vec![
        field("Year; events of other years are left out", choices.year.map_or(String::new(), |year| year.to_string())),
        field("Date of the ladder; empty for the end of the year", choices.date.map_or(String::new(), format_day)),
        field("Tied places: mean, better or listed; empty for the rule of the ladder", ties.to_owned()),
    ];
    let form = TextForm::new("Year, date and ties", fields, |session, texts| {
        let choices = read_ladder_choices(texts)?;
        session.apply("year of the ladder", Edit::ResultsYear(ResultsYearEdit::Choices(choices)));
        Ok(())
    });
    session.open_dialog(form.with_introduction(
        "Players with the same printed place are tied. They get the mean of the points, the points of the better \
         place, or the points of their places in the order of the list.",
    ));
}

/// Reads the texts of the form. The error is a sentence about a text that must be corrected.
fn read_ladder_choices(texts: &FormTexts) -> Result<LadderChoices, String> {
    let (year, date) = (texts.text(0), texts.text(1));
    let year = match year.parse::<i16>() {
        _ if year.is_empty() => None,
        Ok(year) if (1950..=2199).contains(&year) => Some(year),
        _ => return Err(format!("“{year}” is not a year.")),
    };
    let date = match find_date(date) {
        None if !date.is_empty() => {
            return Err(format!("“{date}” is not a date. Write a date such as 15 December 2001."));
        }
        day => day,
    };
    let ties = match texts.text(2).to_lowercase().as_str() {
        "" => None,
        "mean" => Some(TiePoints::Mean),
        "better" => Some(TiePoints::Better),
        "listed" | "as listed" => Some(TiePoints::Listed),
        other => return Err(format!("“{other}” is not a rule for ties. Type mean, better or listed.")),
    };
    Ok(LadderChoices { year, date, ties })
}

// --- Accreditation ---------------------------------------------------------------------------------------------------

/// Decides that the event at the cursor counts.
pub fn accredit_event(session: &mut Session) {
    decide_accreditation(session, true);
}

/// Decides that the event at the cursor does not count.
pub fn exclude_event(session: &mut Session) {
    decide_accreditation(session, false);
}

fn decide_accreditation(session: &mut Session, counts: bool) {
    let (ladder, context) = ladder_and_context(session);
    let mut events = ladder.events_asked_about(&context);
    if events.is_empty() && session.tab == Tab::Ladder(LadderPage::Events) {
        let count = session.book().results_year.events.len();
        let rows = session.selected_rows().into_iter();
        events.extend(rows.filter_map(|row| row.checked_sub(1)).filter(|event| *event < count));
    }
    if events.is_empty() {
        events.extend(ladder.event_at_cursor(&context));
    }
    let not = if counts { "" } else { "not " };
    let step = match events[..] {
        [] => return,
        [event] => format!("{} is {not}accredited", session.book().results_year.events[event].name),
        _ => format!("{} events are {not}accredited", events.len()),
    };
    let accredited = |event| ResultsYearEdit::Event(event, YearEventField::Accredited(Some(counts)));
    if apply_to_year(session, step.clone(), events.into_iter().map(accredited).collect()) {
        session.set_status(step);
    }
}

// --- Identities ------------------------------------------------------------------------------------------------------

/// Decides that the two names of each selected pair are one person.
pub fn decide_same_person(session: &mut Session) {
    record_verdict(session, IdentityVerdict::Same);
}

/// Decides that the two names of each selected pair are two people.
pub fn decide_different_people(session: &mut Session) {
    record_verdict(session, IdentityVerdict::Different);
}

fn record_verdict(session: &mut Session, verdict: IdentityVerdict) {
    let (ladder, context) = ladder_and_context(session);
    let pairs: Vec<_> = session.selected_rows().into_iter().filter_map(|row| ladder.pair_at(&context, row)).collect();
    let words = match verdict {
        IdentityVerdict::Same => "are one person",
        IdentityVerdict::Different => "are two people",
    };
    let step = match pairs[..] {
        [] => return,
        [pair] => format!("{} and {} {words}", pair.one, pair.other),
        _ => format!("{}: both names {words}", counted(pairs.len(), "pair")),
    };
    // A decision can replace another one, so each is found in the book as the decisions before have left it.
    let mut book = session.book().clone();
    let mut edits = Vec::new();
    for pair in pairs {
        let decisions = &book.results_year.decisions;
        let more = decisions.edits_to_decide(verdict, pair.one.clone(), pair.other.clone());
        let is_applied = more.iter().all(|edit| book.apply(Edit::ResultsYear(edit.clone())).is_ok());
        edits.extend(more.into_iter().filter(|_| is_applied));
    }
    if apply_to_year(session, step.clone(), edits) {
        session.set_status(step);
    }
}

/// Moves the selected pairs to the end of the list. If all of them are there, they go back to their places.
pub fn postpone_pair(session: &mut Session) {
    let (ladder, context) = ladder_and_context(session);
    let pairs = session.selected_rows().into_iter().filter_map(|row| ladder.pair_at(&context, row));
    let keys: Vec<_> = pairs.map(|pair| (pair.one.clone(), pair.other.clone())).collect();
    let postponed = &mut session.views.ladder.postponed_pairs;
    if keys.iter().all(|key| postponed.contains(key)) {
        for key in &keys {
            postponed.remove(key);
        }
    } else {
        postponed.extend(keys);
    }
}

/// Removes the selected decisions.
pub fn retract_verdict(session: &mut Session) {
    let (ladder, context) = ladder_and_context(session);
    let mut decisions: Vec<(IdentityVerdict, usize)> =
        session.selected_rows().into_iter().filter_map(|row| ladder.decision_at(&context, row)).collect();
    // From the last one, so that the others keep their positions.
    decisions.sort_by_key(|(_, position)| std::cmp::Reverse(*position));
    let step = match decisions.len() {
        0 => return,
        1 => "removal of an identity decision".to_owned(),
        many => format!("removal of {many} identity decisions"),
    };
    let removal = |(verdict, position)| ResultsYearEdit::RemoveDecision { verdict, position };
    if apply_to_year(session, step.clone(), decisions.into_iter().map(removal).collect()) {
        session.set_status(step);
    }
}

/// Decides that the player in the event at the cursor is another person of the same name.
pub fn split_person(session: &mut Session) {
    let (ladder, context) = ladder_and_context(session);
    let Some((event, line)) = ladder.result_at_cursor(&context) else { return };
    let Some(compiled_year) = ladder.current_compiled_year(context.engine()) else { return };
    let Some(person) = compiled_year.roster.person(event, line) else { return };
    if compiled_year.roster.people().get(person.0).is_none_or(|person| person.events.len() < 2) {
        session.set_status("this player is in one event only");
        return;
    }
    let results_year = &compiled_year.results_year;
    let year_event = &results_year.events[event];
    let here =
        ListedName { event: Some(year_event.name.clone()), ..ListedName::from(year_event.lines[line].name.as_str()) };
    let others = ListedName::from(compiled_year.roster.name(person));
    let step = format!("{here} is another person");
    let edits = results_year.decisions.edits_to_decide(IdentityVerdict::Different, here, others);
    if apply_to_year(session, step.clone(), edits) {
        session.set_status(step);
    }
}

/// Applies these edits of the results year as one step. Returns whether the book changed.
fn apply_to_year(session: &mut Session, step: String, edits: Vec<ResultsYearEdit>) -> bool {
    session.apply(step, Edit::Batch(edits.into_iter().map(Edit::ResultsYear).collect()))
}
