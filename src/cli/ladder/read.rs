//! The season: result lists out of files, and what a file says of them.

use std::path::Path;

use crate::cli::fault::Fault;
use crate::cli::{Rules, input};
use crate::ladder::{Decisions, Notes, Of, Season, SeasonEvent};
use crate::live::Live;
use crate::{sheets, store};

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
    of: Of,
) -> Result<Lists, Fault> {
    let mut lists = Lists::default();
    for file in files {
        events(file, of, &mut lists)?;
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

/// The events of one file.
fn events(path: &Path, of: Of, lists: &mut Lists) -> Result<(), Fault> {
    let bytes = store::read_whole(path)?;
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let live = if store::is_meant_as_book(&bytes, path) {
        Live::new(input::by_rules(store::parse(&bytes, path)?, &Rules::default())?)
    } else {
        let read = sheets::read_lists(&bytes, &name)?;
        lists.remarks.extend(read.remarks);
        if !read.boards {
            let is_game = of == Of::Games;
            lists.season.events.extend(read.events.into_iter().map(|event| SeasonEvent { is_game, ..event }));
            return Ok(());
        }
        input::import(&bytes, path, &Rules::default())?.live
    };
    let events = match of {
        Of::Events => vec![SeasonEvent::of(&live)],
        Of::Games => SeasonEvent::games_of(&live),
    };
    for mut event in events {
        event.source.clone_from(&name);
        if event.name.is_empty() {
            event.name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        }
        lists.season.events.push(event);
    }
    Ok(())
}
