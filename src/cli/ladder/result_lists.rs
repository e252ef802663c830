//! Reads the result lists, the file of event details and the file of identities.

use std::path::Path;

use crate::cli::error::CommandError;
use crate::cli::input_file::unknown_name;
use crate::import::SheetReader;
use crate::import::year_results::read_year_results;
use crate::ladder::{EventMetadata, IdentityDecisions, Ladder, LadderLibrary, ResultsYear};
use crate::store;

/// The result lists of a year, and remarks about them.
#[derive(Debug, Default)]
pub(super) struct LadderInput {
    pub(super) season: ResultsYear,
    /// The place and the text of each remark.
    pub(super) remarks: Vec<(String, String)>,
    /// The event details about events that are not in the lists.
    pub(super) idle: Vec<String>,
}

/// Reads every file for a ladder.
pub(super) fn read_result_lists<'a>(
    files: impl IntoIterator<Item = &'a Path>,
    ladder: Option<&Ladder>,
) -> Result<LadderInput, CommandError> {
    let reader = SheetReader::with_this_program();
    let mut lists = LadderInput::default();
    for file in files {
        let bytes = store::read_whole_file(file)?;
        if let Some(option) = option_of_toml(file, &bytes) {
            return Err(CommandError::NoResultList { path: file.to_owned(), option });
        }
        // Without --rules, the ladder of the books read before decides how boards are counted.
        let ladder = ladder.or_else(|| LadderLibrary::shipped().find(&lists.season.ladder));
        let gathered = read_year_results(&bytes, file, ladder, &reader, &())?;
        lists.remarks.extend(gathered.remarks);
        let season = &mut lists.season;
        season.events.extend(gathered.events);
        season.decisions.add_missing(&gathered.decisions);
        if season.ladder.is_empty() {
            (season.ladder, season.choices) = (gathered.ladder, gathered.choices);
        }
    }
    Ok(lists)
}

/// The option for a file that holds something about the lists and no list. `None` for any other file.
fn option_of_toml(path: &Path, bytes: &[u8]) -> Option<&'static str> {
    path.extension().filter(|ending| ending.eq_ignore_ascii_case("toml"))?;
    let text = std::str::from_utf8(bytes).ok().filter(|text| !text.trim().is_empty())?;
    if EventMetadata::parse(text).is_ok() {
        Some("--event-details")
    } else if IdentityDecisions::parse(text).is_ok() {
        Some("--people")
    } else {
        Ladder::parse(text).is_ok().then_some("--rules")
    }
}

/// Accredits the events with these names, which are names of events or of files. “all” accredits every event about
/// which the event details say nothing.
pub(super) fn accredit_events(season: &mut ResultsYear, names: &[String]) -> Result<(), CommandError> {
    for name in names {
        if name.trim().eq_ignore_ascii_case("all") {
            for event in &mut season.events {
                event.accredited.get_or_insert(true);
            }
            continue;
        }
        if !season.events.iter().any(|event| event.answers_to(name)) {
            let known: Vec<&str> = season.events.iter().map(|event| event.name.as_str()).collect();
            return Err(unknown_name("event in the lists", name, &known));
        }
        for event in season.events.iter_mut().filter(|event| event.answers_to(name)) {
            event.accredited = Some(true);
        }
    }
    Ok(())
}

/// The event details in a file.
pub(super) fn read_event_details(path: Option<&Path>) -> Result<EventMetadata, CommandError> {
    match path {
        Some(path) => EventMetadata::parse(&read_text(path)?).map_err(|error| file_error(path, &error)),
        None => Ok(EventMetadata::default()),
    }
}

/// The decisions in a file that may not exist yet.
pub(super) fn read_decisions(path: Option<&Path>) -> Result<IdentityDecisions, CommandError> {
    match path.filter(|path| path.exists()) {
        Some(path) => IdentityDecisions::parse(&read_text(path)?).map_err(|error| file_error(path, &error)),
        None => Ok(IdentityDecisions::default()),
    }
}

/// The text of a file.
pub(super) fn read_text(path: &Path) -> Result<String, CommandError> {
    let bytes = store::read_whole_file(path)?;
    String::from_utf8(bytes).map_err(|_| file_error(path, &"it is not text in UTF-8"))
}

/// The error for a file of rules, event details or decisions.
pub(super) fn file_error(path: &Path, why: &dyn std::fmt::Display) -> CommandError {
    CommandError::Ladder { path: path.to_owned(), why: why.to_string() }
}
