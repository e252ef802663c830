//! The season: result lists out of files, and what a file says of them.

use std::path::Path;

use crate::cli::error::Fault;
use crate::import::year_results::gather;
use crate::ladder::{Decisions, Ladder, Ladders, Notes, Of, Season};
use crate::store;

/// What was read, and what deserves a look.
#[derive(Debug, Default)]
pub(super) struct Lists {
    pub(super) season: Season,
    /// Where, and what.
    pub(super) remarks: Vec<(String, String)>,
    /// What is said of events that are not there.
    pub(super) idle: Vec<String>,
}

/// Reads every file, and puts in what the file of the season says.
pub(super) fn lists<'a>(
    files: impl IntoIterator<Item = &'a Path>,
    notes: Option<&Path>,
    of: Option<Of>,
) -> Result<Lists, Fault> {
    let mut lists = Lists::default();
    for file in files {
        let bytes = store::read_whole(file)?;
        // Without rules that were asked for, those of the books before decide what a board is.
        let of = of.or_else(|| Ladders::shipped().find(&lists.season.ladder).map(Ladder::of)).unwrap_or(Of::Events);
        let gathered = gather(&bytes, file, of)?;
        lists.remarks.extend(gathered.remarks);
        let season = &mut lists.season;
        season.events.extend(gathered.events);
        season.decisions.take_over(&gathered.decisions);
        if season.ladder.is_empty() {
            (season.ladder, season.choices) = (gathered.ladder, gathered.choices);
        }
    }
    if let Some(path) = notes {
        let notes = Notes::parse(&text(path)?).map_err(|error| said(path, &error))?;
        lists.idle = notes.apply(&mut lists.season);
    }
    Ok(lists)
}

/// The decisions of a file that may not be there yet.
pub(super) fn decisions(path: Option<&Path>) -> Result<Decisions, Fault> {
    match path.filter(|path| path.exists()) {
        Some(path) => Decisions::parse(&text(path)?).map_err(|error| said(path, &error)),
        None => Ok(Decisions::default()),
    }
}

/// A file's text.
pub(super) fn text(path: &Path) -> Result<String, Fault> {
    let bytes = store::read_whole(path)?;
    String::from_utf8(bytes).map_err(|_| said(path, &"it is no text in UTF-8"))
}

/// A fault in a small file of rules or decisions.
pub(super) fn said(path: &Path, why: &dyn std::fmt::Display) -> Fault {
    Fault::Ladder { path: path.to_owned(), why: why.to_string() }
}
