//! The commands of the Ladder menu that need no files, and the conditions for them.
//! Adding results is in [`super::result_import`].

use super::LadderPage;
use super::LadderView;
use super::compiled_year::{format_day, ladder_for};
use super::cursor::{Removal, removal_at};
use super::problems::LadderProblemList;
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::text_form::{FormField, FormTexts, TextForm};
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::app::views::view::ViewContext;
use crate::book::Edit;
use crate::book::notation::kept_moment;
use crate::book::results_year::{
    IdentityVerdict, LadderChoices, ListedName, ResultsYearEdit, TiePoints, YearEventField,
};
use crate::engine::Engine;
use crate::ladder::{Ladder, LadderKind, LadderLibrary, find_date};
use crate::languages::messages::steps;
use crate::languages::window_sentences::{ladder_tab as texts, rules_tab, standings_tab};

/// The ladder, and what it may read.
fn ladder_and_context(session: &Session) -> (&LadderView, ViewContext<'_>) {
    (&session.views.ladder, session.context())
}

// --- Conditions ------------------------------------------------------------------------------------------------------

/// The ladder has a result list.
pub fn needs_result_lists(session: &Session) -> Availability {
    require(!session.book().results_year.events.is_empty(), texts::add_result_list())
}

/// The event of this book has standings.
pub fn can_add_own_event(session: &Session) -> Availability {
    require(has_standings(session.engine()), texts::complete_counts())
}

/// Whether the event of a book has standings, which can be added to the ladder.
pub(super) fn has_standings(engine: &Engine) -> bool {
    !engine.standings().rows.is_empty()
}

/// The cursor is on a pair of names.
pub fn needs_pair(session: &Session) -> Availability {
    let (ladder, context) = ladder_and_context(session);
    require(ladder.pair_at_cursor(&context).is_some(), texts::put_cursor_on_pair())
}

/// The cursor is on an identity decision.
pub fn needs_decision(session: &Session) -> Availability {
    let (ladder, context) = ladder_and_context(session);
    require(ladder.decision_at_cursor(&context).is_some(), texts::put_cursor_on_decision())
}

/// The cursor is on a result in the table.
pub fn needs_ladder_result(session: &Session) -> Availability {
    let (ladder, context) = ladder_and_context(session);
    require(ladder.result_at_cursor(&context).is_some(), texts::put_cursor_on_result())
}

/// The cursor is on an event, or the list of an event is in view.
pub fn needs_year_event(session: &Session) -> Availability {
    let (ladder, context) = ladder_and_context(session);
    require(ladder.event_at_cursor(&context).is_some(), texts::put_cursor_on_event())
}

/// The cursor is on an event of the Events page, or on a line of a result list.
pub fn can_remove_from_ladder(session: &Session) -> Availability {
    let context = session.context();
    let removal = context.cursor.and_then(|at| removal_at(&context, at.row));
    require(removal.is_some(), texts::put_cursor_on_event_or_line())
}

// --- Pages -----------------------------------------------------------------------------------------------------------

/// Opens the page that was last in view, and from any page of the ladder its table.
pub fn open_ladder(session: &mut Session) {
    let is_in_view = matches!(session.tab, Tab::Ladder(_));
    let page = if is_in_view { LadderPage::Table } else { session.views.ladder.page };
    session.open_tab(Tab::Ladder(page));
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
    let problems =
        ladder.current_compiled_year(context.engine()).map(|year| LadderProblemList::new(year, ladder).row_count() + 1);
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
        detail: if session.views.ladder.after_events == events { standings_tab::in_view() } else { "" }.to_owned(),
        keywords,
        action: Action::session(move |session| show_ladder_after(session, events)),
    };
    let mut items = vec![item(texts::all_events().to_owned(), String::new(), None)];
    if let Some(compiled_year) = session.views.ladder.compiled_year() {
        let events = &compiled_year.results_year.events;
        items.extend(compiled_year.compiled_ladder().order.iter().enumerate().map(|(n, at)| {
            let event = &events[*at];
            item(texts::after_event(&event.name), event.date.map(format_day).unwrap_or_default(), Some(n + 1))
        }));
    }
    session.open_dialog(ListChooser::new(texts::after_an_event(), texts::name_of_the_event(), items));
}

fn show_ladder_after(session: &mut Session, events: Option<usize>) {
    let ladder = &mut session.views.ladder;
    let all = ladder.compiled_year().map_or(0, |compiled_year| compiled_year.compiled_ladder().order.len());
    ladder.after_events = events.filter(|events| *events < all);
    session.open_tab(Tab::Ladder(LadderPage::Table));
    session.refresh();
}

// --- Lists and rules -------------------------------------------------------------------------------------------------

/// Removes the selected events or lines.
pub fn remove_from_ladder(session: &mut Session) {
    let context = session.context();
    // From the last one, so that the others keep their positions.
    let mut removals: Vec<Removal> =
        session.selected_rows().into_iter().rev().filter_map(|row| removal_at(&context, row)).collect();
    let count = removals.len();
    let (step, status) = match &mut removals[..] {
        [] => return,
        [only] => (std::mem::take(&mut only.step), std::mem::take(&mut only.status)),
        _ if session.tab == Tab::Ladder(LadderPage::Events) => {
            (steps::removal_of_events(count).into(), texts::removal_of_events(count))
        }
        _ => (steps::removal_of_results(count).into(), texts::removal_of_lines(count)),
    };
    let edits = removals.into_iter().map(|removal| removal.edit).collect();
    session.apply_and_tell(step, edit_of_year(edits), status);
}

/// Lets the user choose the ladder.
pub fn choose_ladder(session: &mut Session) {
    let current = ladder_for(&session.book().results_year).map(Ladder::name);
    let items = LadderLibrary::shipped().all().iter().map(|ladder| ListItem {
        name: ladder.name().to_owned(),
        detail: if current == Some(ladder.name()) { rules_tab::in_use() } else { "" }.to_owned(),
        keywords: ladder.description().to_owned(),
        action: Action::session(move |session| use_ladder(session, ladder)),
    });
    session.open_dialog(ListChooser::new(texts::choose_the_ladder(), texts::letters_of_its_name(), items.collect()));
}

/// Compiles the year by another ladder. The ladder decides whether a list is an event or a game.
fn use_ladder(session: &mut Session, ladder: &Ladder) {
    let is_game = ladder.kind() == LadderKind::Games;
    let mut edits = vec![ResultsYearEdit::Ladder(ladder.name().to_owned())];
    let events = session.book().results_year.events.iter().enumerate();
    for (at, _) in events.filter(|(_, event)| event.is_game != is_game) {
        edits.push(ResultsYearEdit::Event(at, YearEventField::IsGame(is_game)));
    }
    if session.apply(steps::choice_of_ladder(ladder.name()), edit_of_year(edits)) {
        session.views.ladder.after_events = None;
        session.open_tab(Tab::Ladder(session.views.ladder.page));
        session.set_status(texts::compiled_by_rules(ladder.name()));
    }
}

/// Opens the form for the year, the date and the ties of the ladder.
pub fn choose_year(session: &mut Session) {
    let choices = session.book().results_year.choices;
    let field = |name, text: String| FormField { name, text };
    let ties = match choices.ties {
        None => "",
        Some(TiePoints::Mean) => texts::ties_mean(),
        Some(TiePoints::Better) => texts::ties_better(),
        Some(TiePoints::Listed) => texts::ties_listed(),
    };
    let fields = vec![
        field(texts::year_field(), choices.year.map_or(String::new(), |year| year.to_string())),
        field(texts::date_field(), choices.date.map_or(String::new(), format_day)),
        field(texts::ties_field(), ties.to_owned()),
    ];
    let form = TextForm::new(texts::year_form(), fields, |session, typed| {
        let choices = read_ladder_choices(typed)?;
        session.apply(steps::year_of_ladder(), Edit::ResultsYear(ResultsYearEdit::Choices(choices)));
        Ok(())
    });
    session.open_dialog(form.with_introduction(texts::year_form_introduction()));
}

/// Reads the texts of the form. The error is a sentence about a text that must be corrected.
fn read_ladder_choices(typed: &FormTexts) -> Result<LadderChoices, String> {
    let (year, date) = (typed.text(0), typed.text(1));
    let year = match year.parse::<i16>() {
        _ if year.is_empty() => None,
        Ok(year) if (1950..=2199).contains(&year) => Some(year),
        _ => return Err(texts::not_a_year(year)),
    };
    let date = match find_date(&kept_moment(date)) {
        None if !date.is_empty() => return Err(texts::not_a_date(date)),
        day => day,
    };
    // The words of the language in view, and in every language the English ones.
    let ties = match typed.text(2).to_lowercase().as_str() {
        "" => None,
        word if word == texts::ties_mean().to_lowercase() || word == "mean" => Some(TiePoints::Mean),
        word if word == texts::ties_better().to_lowercase() || word == "better" => Some(TiePoints::Better),
        word if word == texts::ties_listed().to_lowercase() || matches!(word, "listed" | "as listed") => {
            Some(TiePoints::Listed)
        }
        other => return Err(texts::not_a_rule_for_ties(other)),
    };
    Ok(LadderChoices { year, date, ties })
}

// --- Accreditation ---------------------------------------------------------------------------------------------------

/// Decides whether the event at the cursor counts.
pub fn decide_accreditation(session: &mut Session, counts: bool) {
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
    let (step, status) = match events[..] {
        [] => return,
        [event] => {
            let name = session.book().results_year.events[event].name.as_str();
            if counts {
                (steps::event_accredited(name), texts::event_is_accredited(name))
            } else {
                (steps::event_not_accredited(name), texts::event_is_not_accredited(name))
            }
        }
        _ if counts => (steps::events_accredited(events.len()), texts::events_are_accredited(events.len())),
        _ => (steps::events_not_accredited(events.len()), texts::events_are_not_accredited(events.len())),
    };
    let accredited = |event| ResultsYearEdit::Event(event, YearEventField::Accredited(Some(counts)));
    session.apply_and_tell(step, edit_of_year(events.into_iter().map(accredited).collect()), status);
}

// --- Identities ------------------------------------------------------------------------------------------------------

/// Decides whether the two names of each selected pair are one person.
pub fn record_verdict(session: &mut Session, verdict: IdentityVerdict) {
    let (ladder, context) = ladder_and_context(session);
    let pairs: Vec<_> = session.selected_rows().into_iter().filter_map(|row| ladder.pair_at(&context, row)).collect();
    let (step, status) = match pairs[..] {
        [] => return,
        [pair] => {
            let (one, other) = (pair.one.to_string(), pair.other.to_string());
            let (one, other) = (one.as_str(), other.as_str());
            match verdict {
                IdentityVerdict::Same => (steps::one_person(one, other), texts::names_are_one_person(one, other)),
                IdentityVerdict::Different => (steps::two_people(one, other), texts::names_are_two_people(one, other)),
            }
        }
        _ => match verdict {
            IdentityVerdict::Same => (steps::pairs_one_person(pairs.len()), texts::pairs_are_one_person(pairs.len())),
            IdentityVerdict::Different => {
                (steps::pairs_two_people(pairs.len()), texts::pairs_are_two_people(pairs.len()))
            }
        },
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
    session.apply_and_tell(step, edit_of_year(edits), status);
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
    if decisions.is_empty() {
        return;
    }
    let step = steps::removal_of_decisions(decisions.len());
    let status = texts::removal_of_decisions(decisions.len());
    let removal = |(verdict, position)| ResultsYearEdit::RemoveDecision { verdict, position };
    session.apply_and_tell(step, edit_of_year(decisions.into_iter().map(removal).collect()), status);
}

/// Decides that the player in the event at the cursor is another person of the same name.
pub fn split_person(session: &mut Session) {
    let (ladder, context) = ladder_and_context(session);
    let Some((event, line)) = ladder.result_at_cursor(&context) else { return };
    let Some(compiled_year) = ladder.current_compiled_year(context.engine()) else { return };
    let Some(person) = compiled_year.roster.person(event, line) else { return };
    if compiled_year.roster.people().get(person.0).is_none_or(|person| person.events.len() < 2) {
        session.set_status(texts::in_one_event_only());
        return;
    }
    let results_year = &compiled_year.results_year;
    let year_event = &results_year.events[event];
    let here =
        ListedName { event: Some(year_event.name.clone()), ..ListedName::from(year_event.lines[line].name.as_str()) };
    let others = ListedName::from(compiled_year.roster.name(person));
    let (step, status) = (steps::another_person(here.to_string()), texts::another_person(&here.to_string()));
    let edits = results_year.decisions.edits_to_decide(IdentityVerdict::Different, here, others);
    session.apply_and_tell(step, edit_of_year(edits), status);
}

/// These edits of the results year as one.
fn edit_of_year(edits: Vec<ResultsYearEdit>) -> Edit {
    Edit::Batch(edits.into_iter().map(Edit::ResultsYear).collect())
}
