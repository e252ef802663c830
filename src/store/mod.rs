//! Books on disk, and everything that keeps what is typed into them.
//!
//! [`Shelf::open`] opens a book so that nothing typed into it is lost: it brings back what a crash left, and starts a
//! [`Keeper`], a thread that writes every change into the [`journal`] and syncs it while the window goes on. What lies
//! beside `con.topboard`:
//!
//! - `con.topboard-journal`, every change since the book began, or the newest 8 to 16 MB of them; see [`journal`].
//! - `con.topboard-lock`, while the book is open; see `lock`.
//! - `con backups`, a folder of dated copies; see `backup`.
//!
//! Where the book's disk takes nothing, the journal and the backups go to the user's own folder ([`data_folder`]); so do
//! those of a book that is in no file yet. Whatever touches a disk goes through [`disk::Disk`], so that tests make every
//! call fail.
//!
//! ## The book's file
//!
//! A `.topboard` file is one JSON object, indented, in UTF-8, that a person can read and a script can write:
//!
//! ```json
//! {
//!   "format": "topboard",
//!   "version": 1,
//!   "saved_by": "0.1.0",
//!   "event": { "name": "EuroDipCon 2015", "rules": "EDC 2015" },
//!   "people": [ { "id": 1, "name": "Cyrille Sevin" } ],
//!   "rounds": [
//!     {
//!       "name": "1",
//!       "boards": [
//!         {
//!           "name": "A",
//!           "ended": 1909,
//!           "seats": {
//!             "Austria": { "player": 1, "centres": 16, "printed": 45.53 },
//!             "Germany": { "centres": 0, "out": 1904 }
//!           },
//!           "charts": [ { "year": 1901, "centres": { "Austria": 5 } } ]
//!         }
//!       ]
//!     }
//!   ]
//! }
//! ```
//!
//! - `format` and `version` come first and are required; `saved_by` is the program's version and only informs.
//! - The rest are the fields of [`Book`] and what it holds, by the names they have there; a field that has nothing to
//!   say is left out. A seat's `player` is the `id` of one of `people`. A cell that holds text where a number is wanted
//!   (`"centres": "eight"`) keeps the text.
//! - A field this version does not know is refused, not dropped: the next save would lose it. So, from the first release
//!   on, any new field raises `version`. A file of a newer version is shown read-only, as far as it is understood, and
//!   refused by name where it is to be computed with. `tests/data/books` has a file of each version.
//! - The same book always makes the same bytes.
//!
//! A save writes a temporary file in the same folder, syncs it and renames it over the old one: whatever happens, the
//! file is the old book or the new one, whole.
//!
//! This room must not compute anything about an event, and must not ask anybody anything.

mod backup;
mod book_store;
pub mod disk;
pub mod journal;
mod journal_summary;
mod journal_writer;
mod lock;
mod merge_changes;
mod newer_version;
pub mod output_path;
mod paths;
mod read_book;
mod write_book;

use serde::{Deserialize, Serialize};

pub use book_store::{Keeping, Opened, Shelf};
pub use journal_summary::Told;
pub use journal_writer::{Keeper, Saver, State};
pub use paths::data_folder;
pub use read_book::{OpenError, is_book, is_meant_as_book, open, parse, read_whole};
pub use write_book::{SaveError, replace, save, to_bytes};

use crate::book::results_year::Season;
use crate::book::{Award, Book, Event, Neighbours, Note, Person, PersonId, Published, Round, Team, TopBoard, Unplaced};

/// What `format` says.
const FORMAT: &str = "topboard";

/// The version this program writes, and the newest it reads.
const VERSION: u64 = 1;

/// Larger files are refused before they are read: a book of ten thousand boards with all their charts is a tenth of it.
const LARGEST: u64 = 256 << 20;

/// The file as it is written.
#[derive(Serialize)]
struct Written<'a> {
    format: &'static str,
    version: u64,
    saved_by: &'static str,
    #[serde(flatten)]
    book: &'a Book,
}

/// The file as it is read. The fields of [`Book`] stand here once more because a flattened struct loses the line and
/// the column of an error, and cannot refuse a field it does not know.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Read {
    #[serde(rename = "format")]
    _format: serde::de::IgnoredAny,
    #[serde(rename = "version")]
    _version: serde::de::IgnoredAny,
    #[serde(rename = "saved_by")]
    _saved_by: serde::de::IgnoredAny,
    event: Event,
    people: Vec<Person>,
    rounds: Vec<Round>,
    systems: Vec<String>,
    rulesets: Vec<String>,
    teams: Vec<Team>,
    top_board: TopBoard,
    separations: Vec<[PersonId; 2]>,
    neighbours: Neighbours,
    season: Season,
    awards: Vec<Award>,
    notebook: Vec<Note>,
    published: Vec<Published>,
    unplaced: Vec<Unplaced>,
}

impl From<Read> for Book {
    fn from(read: Read) -> Book {
        Book {
            event: read.event,
            people: read.people,
            rounds: read.rounds,
            systems: read.systems,
            rulesets: read.rulesets,
            teams: read.teams,
            top_board: read.top_board,
            separations: read.separations,
            neighbours: read.neighbours,
            season: read.season,
            awards: read.awards,
            notebook: read.notebook,
            published: read.published,
            unplaced: read.unplaced,
        }
    }
}
