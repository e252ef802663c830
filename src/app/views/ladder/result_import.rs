//! Adds results to the year of the ladder: result lists from files, pasted lists, and this book’s own event.

use std::path::PathBuf;

use super::LadderPage;
use super::compiled_year::ladder_for;
use super::cursor::ladder_page;
use crate::app::files::FilePurpose;
use crate::app::path_text::file_name;
use crate::app::session::Session;
use crate::app::session::pending::NextStep;
use crate::app::views::tab::Tab;
use crate::book::results_year::{IdentityVerdict, ResultsYear, ResultsYearEdit, YearEvent};
use crate::book::typed_words::capitalize;
use crate::book::{Edit, StepName};
use crate::import::SheetReader;
use crate::import::year_results::{ImportedYearLists, read_year_results};
use crate::ladder::Ladder;
use crate::languages::messages::steps;
use crate::languages::window_sentences::ladder_tab as texts;

/// The file name under which a pasted list is read.
const PASTED_LIST_NAME: &str = "Pasted list.txt";

/// The largest number of errors in one notification.
const MAX_SHOWN_ERRORS: usize = 6;

/// The ladder for which lists are read: as events, or as the games of a league.
pub fn ladder_in_use(session: &Session) -> Option<&'static Ladder> {
    ladder_for(&session.book().results_year)
}

/// Adds result lists and decisions to the results year, as one step.
pub fn add_year_results(
    session: &mut Session,
    purpose: &FilePurpose,
    files: Vec<(PathBuf, Result<ImportedYearLists, String>)>,
) {
    session.finish_pending(NextStep::ChangeBook);
    let mut errors: Vec<String> = Vec::new();
    let mut lists: Vec<(String, ImportedYearLists)> = Vec::new();
    for (path, result) in files {
        match result {
            Ok(gathered) => lists.push((file_name(&path), gathered)),
            Err(error) => errors.push(capitalize(&error)),
        }
    }
    if *purpose == FilePurpose::IdentityDecisions {
        for (name, gathered) in &mut lists {
            if gathered.decisions.is_empty() {
                errors.push(texts::no_decisions_in_file(name));
            }
            *gathered = ImportedYearLists {
                decisions: std::mem::take(&mut gathered.decisions),
                ..ImportedYearLists::default()
            };
        }
    }
    let source: StepName = match &lists[..] {
        [(name, _)] if name == YearEvent::PASTED_SOURCE => steps::pasted_text().into(),
        [(name, _)] => name.as_str().into(),
        many => steps::files(many.len()).into(),
    };
    let edits = edits_to_add(&session.book().results_year, lists.iter().map(|(_, gathered)| gathered));
    let added: usize = lists.iter().map(|(_, gathered)| gathered.events.len()).sum();
    let made = !edits.is_empty() && session.apply(source, Edit::Batch(edits));
    if made {
        let status = match (&lists[..], purpose) {
            ([(name, _)], FilePurpose::IdentityDecisions) => texts::identities_imported(name),
            ([(name, _)], _) if name == YearEvent::PASTED_SOURCE => texts::lists_added(added, texts::pasted_text()),
            ([(name, _)], _) => texts::lists_added(added, name),
            (many, FilePurpose::IdentityDecisions) => texts::identities_imported_from_files(many.len()),
            (many, _) => texts::lists_added_from_files(added, many.len()),
        };
        session.views.ladder.reading_remarks.extend(lists.into_iter().flat_map(|(_, gathered)| gathered.remarks));
        let page = ladder_page(session.tab).unwrap_or(LadderPage::Table);
        session.open_tab(Tab::Ladder(page));
        session.set_status(status);
    }
    if !errors.is_empty() {
        let more = errors.len().saturating_sub(MAX_SHOWN_ERRORS);
        errors.truncate(MAX_SHOWN_ERRORS);
        if more > 0 {
            errors.push(texts::and_more(more));
        }
        session.messages.show_error(errors.join("\n"));
    }
}

/// The edits that add these lists and decisions to the results year.
fn edits_to_add<'a>(results_year: &ResultsYear, lists: impl Iterator<Item = &'a ImportedYearLists>) -> Vec<Edit> {
    let mut edits = Vec::new();
    let mut at = results_year.events.len();
    let mut decisions = results_year.decisions.clone();
    let mut ladder = results_year.ladder.clone();
    for gathered in lists {
        for event in &gathered.events {
            edits.push(ResultsYearEdit::AddEvent { position: at, event: Box::new(event.clone()) });
            at += 1;
        }
        if ladder.is_empty() && !gathered.ladder.is_empty() {
            ladder.clone_from(&gathered.ladder);
            edits.push(ResultsYearEdit::Ladder(ladder.clone()));
            edits.push(ResultsYearEdit::Choices(gathered.choices));
        }
        decisions.add_missing(&gathered.decisions);
    }
    for verdict in [IdentityVerdict::Same, IdentityVerdict::Different] {
        let known = results_year.decisions.groups(verdict).len();
        for (at, group) in decisions.groups(verdict).iter().enumerate().skip(known) {
            edits.push(ResultsYearEdit::AddDecision { verdict, position: at, group: group.clone() });
        }
    }
    if ladder.is_empty()
        && !edits.is_empty()
        && let Some(usual) = ladder_for(results_year)
    {
        edits.push(ResultsYearEdit::Ladder(usual.name().to_owned()));
    }
    edits.into_iter().map(Edit::ResultsYear).collect()
}

/// Adds a pasted list.
///
/// # Errors
///
/// The reason why the text cannot be read.
pub fn add_pasted_list(session: &mut Session, text: &str) -> Result<(), String> {
    let path = PathBuf::from(PASTED_LIST_NAME);
    let mut gathered = read_year_results(
        text.as_bytes(),
        &path,
        ladder_in_use(session),
        &SheetReader::unprotected_in_this_process(),
        &(),
    )
    .map_err(|error| error.to_string())?;
    for event in &mut gathered.events {
        YearEvent::PASTED_SOURCE.clone_into(&mut event.source);
    }
    add_year_results(session, &FilePurpose::ResultLists, vec![(PathBuf::from(YearEvent::PASTED_SOURCE), Ok(gathered))]);
    Ok(())
}

/// Adds this book's own event to the ladder with its present standings, or updates it there.
pub fn add_own_event(session: &mut Session) {
    let engine = session.engine();
    let events = YearEvent::lists_from_book(engine, ladder_in_use(session));
    let results_year = &engine.book().results_year;
    let mut edits = Vec::new();
    // The last event is removed first, so that the others keep their positions.
    for at in (0..results_year.events.len()).rev().filter(|at| results_year.events[*at].source == YearEvent::OWN_SOURCE)
    {
        edits.push(ResultsYearEdit::RemoveEvent(at));
    }
    for (at, event) in (results_year.events.len() - edits.len()..).zip(events) {
        let before =
            results_year.events.iter().find(|old| old.source == YearEvent::OWN_SOURCE && old.name == event.name);
        let mut event = YearEvent { source: YearEvent::OWN_SOURCE.to_owned(), ..event };
        if let Some(before) = before {
            // The fields that the user typed stay.
            (event.date, event.ended) = (before.date, before.ended);
            (event.championship, event.accredited, event.variant) =
                (before.championship, before.accredited, before.variant);
        }
        edits.push(ResultsYearEdit::AddEvent { position: at, event: Box::new(event) });
    }
    if results_year.ladder.is_empty()
        && let Some(usual) = ladder_for(results_year)
    {
        edits.push(ResultsYearEdit::Ladder(usual.name().to_owned()));
    }
    let edit = Edit::Batch(edits.into_iter().map(Edit::ResultsYear).collect());
    if session.apply(steps::own_event(), edit) {
        session.open_tab(Tab::Ladder(session.views.ladder.page));
        session.set_status(texts::own_event_added());
    }
}
