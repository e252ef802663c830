//! Books on disk: reading, saving, the journal of every edit, and the backups. Nothing about an event is computed here,
//! and nothing is asked of the user.
//!
//! [`BookStore::open`] opens a book. It recovers the changes that a crash left in the journal, and it starts a
//! [`JournalWriter`], a thread that writes every change to the [`journal`] while the window goes on. These files lie
//! beside `con.topboard`:
//!
//! - `con.topboard-journal`: every change since the book began, or the newest 8 to 16 MB of them. See [`journal`].
//! - `con.topboard-lock`: a lock file that exists while the book is open. See `lock`.
//! - `con backups`: a folder of dated copies. See `backup`.
//!
//! If the disk of the book cannot be written to, the journal and the backups go to the user's data folder
//! ([`data_folder`]). The same is true for a book that was never saved, and if something that Topboard did not make lies
//! under the name of one of these files. Foreign files and links are left alone: `own_files` has this rule. All these
//! files have the permissions of the book. Every call to the file system goes through [`disk::Disk`], so tests can make
//! any call fail.
//!
//! ## The book's file
//!
//! A `.topboard` file is one indented JSON object in UTF-8. A person can read it and a script can write it:
//!
//! ```json
//! {
//!   "format": "topboard",
//!   "version": 2,
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
//!   ],
//!   "checksum": "5d1f09aa"
//! }
//! ```
//!
//! - `format` and `version` come first and are required; `saved_by` is the version of the program, for information
//!   only.
//! - `checksum` comes last. It is the CRC-32 of all bytes before its line, without the comma. If the bytes have another
//!   checksum, the book opens with a notice. A file without it opens too, so a script need not write it.
//! - The other fields are those of [`Book`] and of the types in it, under the same names. An empty field is left out.
//!   The `player` of a seat is the `id` of one of `people`. A cell with text in place of a number
//!   (`"centres": "eight"`) keeps the text.
//! - A round has an `id`, and a board one within its round. In a list whose elements have the ids 0, 1, 2, … in their order,
//!   none of them says its `id`: so it is with a book in which no round or board was inserted or removed, and with all books of
//!   version 1. A script need not write them. `removed_ids` is one more than the highest `id` that was removed.
//! - A file with an unknown field is refused, because the next save would lose the field. Therefore every new field
//!   raises `version`, from the first release on. The window shows a file of a newer version read-only, as far as this
//!   version understands it. Commands that compute with the book refuse it. `tests/data/books` has a file of each
//!   version.
//! - The same book always gives the same bytes, but for its `removed_ids`.
//!
//! A save writes a temporary file in the same folder, syncs it and renames it over the old file. Whatever happens, the
//! file holds either the complete old book or the complete new book.

mod alternative_entry;
mod backup;
mod book_notes;
mod book_store;
mod combine_journals;
pub mod crash_report;
pub mod disk;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod find_journals;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
pub mod journal;
mod journal_summary;
mod journal_writer;
mod lock;
mod merge_changes;
mod newer_version_reader;
mod other_journals;
pub mod output_path;
mod own_files;
mod paths;
mod position_map;
mod read_book;
mod rebase_edit;
mod remembered_layouts;
mod replace_book;
mod windows_files;
mod write_book;

use serde::{Deserialize, Serialize};

pub use alternative_entry::AlternativeEntry;
pub use book_notes::{BookNote, WindowNote};
pub use book_store::{BookStore, JournalMode, OpenedBook};
pub use find_journals::describe_lost_steps;
pub use journal_summary::JournalSummary;
pub use journal_writer::{BookSaver, JournalWriter, JournalWriterState, takes_unsaved_changes_back};
pub use other_journals::Alternatives;
pub use own_files::remove_temporary_files;
pub use paths::{data_folder, name_for_file, path_with_words};
pub use read_book::{
    OpenError, checksum_notice, looks_like_book, open_book, parse_book, read_whole_file, should_read_as_book,
};
pub use remembered_layouts::RememberedLayout;
pub use write_book::{SaveError, book_to_bytes, replace_file, save_book};

use crate::book::results_year::ResultsYear;
use crate::book::{
    Award, Book, Event, NeighbourTable, NotebookEntry, Person, PersonId, PublishedStanding, RemovedIds, Round, Team,
    TopBoard, UnplacedCell,
};

/// The value of `format` in every book file.
const FORMAT: &str = "topboard";

/// The file version that this program writes. It is also the newest version that it reads.
const VERSION: u64 = 2;

/// The book file, for writing.
#[derive(Serialize)]
struct BookFileToWrite<'a> {
    format: &'static str,
    version: u64,
    saved_by: &'static str,
    #[serde(flatten)]
    book: &'a Book,
}

/// The book file, for reading. The fields of [`Book`] are repeated here because a flattened struct loses the line and
/// column of an error and cannot refuse an unknown field.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct BookFileToRead {
    #[serde(rename = "format")]
    _format: serde::de::IgnoredAny,
    #[serde(rename = "version")]
    _version: serde::de::IgnoredAny,
    #[serde(rename = "saved_by")]
    _saved_by: serde::de::IgnoredAny,
    #[serde(rename = "checksum")]
    _checksum: serde::de::IgnoredAny,
    event: Event,
    people: Vec<Person>,
    removed_ids: RemovedIds,
    rounds: Vec<Round>,
    systems: Vec<String>,
    rulesets: Vec<String>,
    teams: Vec<Team>,
    top_board: TopBoard,
    separations: Vec<[PersonId; 2]>,
    neighbours: NeighbourTable,
    season: ResultsYear,
    awards: Vec<Award>,
    notebook: Vec<NotebookEntry>,
    published: Vec<PublishedStanding>,
    unplaced: Vec<UnplacedCell>,
}

impl From<BookFileToRead> for Book {
    fn from(read: BookFileToRead) -> Book {
        Book {
            event: read.event,
            people: read.people,
            removed_ids: read.removed_ids,
            rounds: read.rounds,
            systems: read.systems,
            rulesets: read.rulesets,
            teams: read.teams,
            top_board: read.top_board,
            separations: read.separations,
            neighbours: read.neighbours,
            results_year: read.season,
            awards: read.awards,
            notebook: read.notebook,
            published_standings: read.published,
            unplaced_cells: read.unplaced,
        }
    }
}
