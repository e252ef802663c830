//! Books, journals and backups on the disk: what is saved comes back, whatever happens to the files.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

#[path = "../common"]
#[allow(dead_code, unreachable_pub, reason = "not every room uses all of it")]
mod common {
    pub mod absurd_values;
    pub mod random_edits;
    pub mod random_numbers;
    pub mod simulated_disk;
}

mod absurd_edits;
mod combined_changes;
mod disk_faults;
mod file_versions;
mod files;
mod hostile_files;
#[cfg(unix)]
mod hostile_folders;
mod journal;
mod journal_replay;
mod journal_trouble;
mod kills;
mod replaced_journals;
mod two_windows;
