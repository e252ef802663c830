//! Starts a new journal when the old one cannot be written any more, and when another program has removed or replaced
//! it. Also checks the file of the book and its lock.

use std::io;
use std::path::Path;
use std::time::Instant;

use super::WriterThread;
use crate::languages::window_sentences::journal_notices as texts;
use crate::store::disk;
use crate::store::journal::{self, JournalCondition, JournalFile};
use crate::store::lock::{self, BookLock, LockOutcome};
use crate::store::own_files::{self, ForeignFile, OwnFile};
use crate::store::paths;

/// The file of a book is replaced in two steps by some programs. Only after this number of checks it counts as missing.
const CHECKS_UNTIL_MISSING: u8 = 2;

impl WriterThread {
    /// Checks whether other programs have changed the files of the book.
    pub(super) fn check_files(&mut self) {
        self.checked = Instant::now();
        self.check_journal();
        self.check_book_file();
        self.check_lock();
    }

    /// Checks whether the journal is still there, with everything that was written.
    pub(super) fn check_journal(&mut self) {
        let Some(journal) = self.journal.as_mut().filter(|_| !self.behind) else { return };
        match journal.condition() {
            Ok(JournalCondition::Intact) => {}
            Ok(condition) => self.replace_journal(condition, &[]),
            Err(error) => self.write_elsewhere(&error, &[]),
        }
    }

    /// Writes a new journal, because another program has removed or replaced the old one. `lines` are not in it yet. The
    /// copy of the book already contains their changes.
    pub(super) fn replace_journal(&mut self, condition: JournalCondition, lines: &[u8]) {
        let Some(mut old) = self.journal.take() else { return self.start_new_journal(None) };
        if condition == JournalCondition::Replaced
            && let Ok(mut again) = old.opened_again()
            && again.append(lines).is_ok_and(|condition| condition == JournalCondition::Intact)
        {
            self.journal = Some(again);
            self.mark_backed_up();
            return;
        }
        let contents = old.contents().ok().map(|contents| [&contents, lines].concat());
        let name = paths::file_name(old.path());
        // Some systems keep the name of a removed file as long as the file is open.
        drop(old);
        self.behind = true;
        self.start_new_journal(contents);
        if !self.behind && self.journal.as_ref().map(JournalFile::path) == self.home_path.as_deref() {
            self.add_notice(match condition {
                JournalCondition::Missing => texts::journal_removed(&name),
                JournalCondition::Replaced | JournalCondition::Intact => texts::journal_changed(&name),
            });
        }
    }

    /// Adds a message for the director.
    pub(super) fn add_notice(&self, notice: String) {
        self.shared.state().notices.push(notice);
        self.shared.changed();
    }

    /// Checks whether the file of the book is still there. If not, the journal gets the whole book.
    fn check_book_file(&mut self) {
        let Some(path) = &self.path else { return };
        let is_missing = self
            .disk
            .entry_info(path)
            .is_err_and(|error| matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory));
        if !is_missing {
            self.checks_without_file = Some(0);
            if std::mem::take(&mut self.shared.state().file_is_missing) {
                self.shared.changed();
            }
            return;
        }
        let Some(checks) = &mut self.checks_without_file else { return };
        *checks = checks.saturating_add(1);
        if *checks != CHECKS_UNTIL_MISSING {
            return;
        }
        let name = paths::file_name(path);
        self.shared.state().file_is_missing = true;
        if self.journal.is_none() {
            self.start_new_journal(None);
        }
        if self.shared.state().trouble.is_none() {
            self.add_notice(texts::file_is_gone(&name));
        }
    }

    /// Checks whether the lock is still there. If not, another window can open the book.
    fn check_lock(&mut self) {
        let Some(path) = self.path.as_ref().or(self.home_path.as_ref()) else { return };
        if self.lock.as_ref().is_none_or(BookLock::is_in_place) {
            return;
        }
        match lock::acquire(&self.disk, path, self.data_folder.as_deref(), &self.user, &self.computer) {
            Ok(LockOutcome::Acquired { lock, .. }) => self.lock = Some(lock),
            Ok(LockOutcome::HeldElsewhere(holder)) if !self.has_reported_other_window => {
                self.has_reported_other_window = true;
                let name = paths::file_name(path);
                self.add_notice(match holder {
                    Some(holder) => texts::open_in_other_window_for(&name, &holder.describe()),
                    None => texts::open_in_other_window(&name),
                });
            }
            // The next check tries again.
            Ok(LockOutcome::HeldElsewhere(_)) | Err(_) => {}
        }
    }

    /// Sets the message about a disk that cannot be written to, and gives up the current journal.
    pub(super) fn report_disk_trouble(&mut self, error: &std::io::Error) {
        self.behind = true;
        self.journal = None;
        let place = self
            .home_path
            .as_deref()
            .map(|home_path| disk::parent_folder(home_path).display().to_string())
            .unwrap_or_default();
        let foreign = ForeignFile::of_error(error);
        self.cure = if foreign.is_some() { texts::move_and_save() } else { texts::save_on_other_disk() };
        let what = match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => texts::disk_is_full(&place),
            std::io::ErrorKind::ReadOnlyFilesystem | std::io::ErrorKind::PermissionDenied => {
                texts::not_allowed_to_write(&place)
            }
            std::io::ErrorKind::NotFound | std::io::ErrorKind::NotADirectory => texts::place_is_gone(&place),
            _ => foreign.map_or_else(|| texts::writing_failed(&place, &error.to_string()), ForeignFile::to_string),
        };
        self.shared.state().trouble = Some(what);
        self.shared.changed();
    }

    /// Starts a journal with these contents, or else with those that could not be written before, or else with the current
    /// book: beside the book, or else in the user's data folder.
    pub(super) fn start_new_journal(&mut self, contents: Option<Vec<u8>>) {
        let contents = contents.or_else(|| self.unwritten.take());
        let Ok(contents) = contents.map_or_else(|| self.first_line(), Ok) else {
            self.behind = true;
            return;
        };
        let elsewhere = match (&self.data_folder, &self.path) {
            (Some(data), Some(path)) => Some(paths::fallback_journal_path(data, path)),
            _ => None,
        };
        for path in self.home_path.clone().into_iter().chain(elsewhere) {
            match self.create_journal(&path, &contents) {
                Ok(journal) => {
                    self.journal = Some(journal);
                    if let Some(superseded) = self.superseded.take() {
                        // If it cannot be removed, the event is offered again at the next start. Nothing is lost.
                        drop(own_files::remove_own(self.disk.as_ref(), &superseded, OwnFile::Journal));
                    }
                    let mut state = self.shared.state();
                    if Some(&path) == self.home_path.as_ref() {
                        state.trouble = state.copy_differs.then(|| texts::copy_differs().to_owned());
                    } else if let Some(trouble) = &mut state.trouble {
                        let what = trouble.split(". ").next().unwrap_or_default();
                        let folder = disk::parent_folder(&path).display().to_string();
                        *trouble = texts::backed_up_elsewhere(what, &folder, self.cure);
                    }
                    drop(state);
                    if self.lock.is_none() {
                        self.take_lock();
                    }
                    self.mark_backed_up();
                    return;
                }
                Err(error) => self.report_disk_trouble(&error),
            }
        }
        self.behind = true;
        self.unwritten = Some(contents);
        let mut state = self.shared.state();
        let what = state.trouble.take().unwrap_or_else(|| texts::no_folder().to_owned());
        let what = what.split(". ").next().unwrap_or_default();
        state.trouble = Some(texts::not_backed_up(what));
        drop(state);
        self.shared.changed();
    }

    /// The first line of a journal that begins with the current book.
    fn first_line(&self) -> Result<Vec<u8>, serde_json::Error> {
        journal::header_line(&journal::new_header(
            self.book.clone(),
            self.n,
            self.path.as_deref().map(paths::path_as_text),
            self.file_fingerprint,
        ))
    }

    /// Creates a journal at `path`. If the journal of another window or computer is there, it is left alone, and the new
    /// journal has another name beside it.
    fn create_journal(&mut self, path: &Path, contents: &[u8]) -> io::Result<JournalFile> {
        self.known.add_journal(contents);
        let create = |at: &Path| JournalFile::create(&self.disk, at, self.path.as_deref(), contents, &self.known);
        if let Some(journal) = create(path)? {
            return Ok(journal);
        }
        let second = own_files::unused_sibling(self.disk.as_ref(), path, paths::SECOND_JOURNAL);
        let journal = create(&second)?.ok_or(io::ErrorKind::AlreadyExists)?;
        self.add_notice(texts::written_by_others_too(&paths::file_name(path), &paths::file_name(&second)));
        Ok(journal)
    }

    /// Moves the journal back beside the book, because the disk of the book can be written to again.
    pub(super) fn return_beside_book(&mut self) {
        let contents = self.journal_contents();
        let elsewhere = self.journal.take().map(|journal| journal.path().to_owned());
        self.start_new_journal(contents);
        let now_at = self.journal.as_ref().map(|journal| journal.path().to_owned());
        if let Some(elsewhere) = elsewhere.filter(|elsewhere| now_at.is_some() && now_at.as_ref() != Some(elsewhere)) {
            // If it cannot be removed, it is recognised later as the older journal.
            drop(own_files::remove_own(self.disk.as_ref(), &elsewhere, OwnFile::Journal));
        }
    }
}
