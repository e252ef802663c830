//! The events of a year out of files of any kind: result lists, results by boards, books, books that hold a year.
//!
//! This room must not open files or know the window: it is given bytes, and the path only to tell what they are called.

use std::path::Path;

use thiserror::Error;

use crate::book::results_year::{Choices, Decisions, SeasonEvent};
use crate::book::{Book, Edit, EventField};
use crate::engine::{Engine, likely_rules};
use crate::import;
use crate::import::ReadError;
use crate::ladder::Of;
use crate::standings::Rulesets;
use crate::store::{self, OpenError};

/// What a file brings to a year's ladder.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gathered {
    pub events: Vec<SeasonEvent>,
    /// The ladder that a book with a year of its own was compiled by, empty where there is none.
    pub ladder: String,
    pub choices: Choices,
    /// What was decided of who is who.
    pub decisions: Decisions,
    /// What deserves a look: where, and what, as a sentence.
    pub remarks: Vec<(String, String)>,
}

/// Why a file brings nothing.
#[derive(Debug, Error)]
pub enum GatherError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Read(#[from] ReadError),
}

/// Reads what a file brings, as events or as games of a league.
///
/// # Errors
/// When it is a damaged book, or holds neither lists nor boards.
pub fn gather(bytes: &[u8], path: &Path, of: Of) -> Result<Gathered, GatherError> {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let mut gathered = Gathered::default();
    let book = if store::is_meant_as_book(bytes, path) {
        let book = store::parse(bytes, path)?;
        if !book.season.is_empty() {
            let season = book.season;
            let (ladder, choices, decisions) = (season.ladder, season.choices, season.decisions);
            return Ok(Gathered { events: season.events, ladder, choices, decisions, ..gathered });
        }
        book
    } else {
        let lists = import::read_lists(bytes, &name)?;
        gathered.remarks = lists.remarks;
        if !lists.boards {
            let is_game = of == Of::Games;
            gathered.events = lists.events.into_iter().map(|event| SeasonEvent { is_game, ..event }).collect();
            return Ok(gathered);
        }
        let mut book = import::read(bytes, &name)?.book;
        book.event.rules = likely_rules(&book).rules;
        book
    };
    let engine = Engine::new(ruled(book));
    gathered.events = match of {
        Of::Events => vec![SeasonEvent::of(&engine)],
        Of::Games => SeasonEvent::games_of(&engine),
    };
    for event in &mut gathered.events {
        event.source.clone_from(&name);
        if event.name.is_empty() {
            event.name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        }
    }
    Ok(gathered)
}

/// A book that names no rules is scored by the usual ones.
fn ruled(mut book: Book) -> Book {
    if book.event.rules.trim().is_empty() {
        let usual = Rulesets::shipped().usual().name.clone();
        // The name of the rules can always be set.
        let _ = book.apply(Edit::Event(EventField::Rules(usual)));
    }
    book
}
