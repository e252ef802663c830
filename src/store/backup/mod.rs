//! Dated copies of a book: at the start and the end of each round, and every hour while something is typed.
//!
//! The copies are in the folder `con backups` beside `con.topboard` and are ordinary books. Old copies are removed.

mod copies;
mod old_copies;
mod schedule;

pub(super) use copies::{backup_folders, make_backup, newest_copy};
pub(super) use old_copies::remove_old_backups;
pub(super) use schedule::{BackupSchedule, Moment};
