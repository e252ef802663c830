//! Finds the journals of a book: beside it, in the user's data folder, and the journals of other windows and computers.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use memchr::memmem;

use super::book_store::{BookStore, earlier_history_notice};
use super::journal::{
    self, FileFingerprint, FileRelation, JournalEnd, JournalError, JournalFile, KnownJournalStates, ReplayedJournal,
    replay_journal,
};
use super::own_files::{self, ForeignFile, NewFilePermissions, OwnFile};
use super::read_book::{OpenError, read_journal_file};
use super::{disk, paths};
use crate::book::{AppliedEdit, Book, Edit, LoggedEdit};
use crate::history::History;
use crate::languages::messages::steps;
use crate::languages::window_sentences::journal_notices as texts;
use crate::limits::{LARGEST_FILE, MOST_OTHER_JOURNALS};

/// A journal that was found, with its path.
#[derive(Debug)]
pub(super) struct FoundJournal {
    pub(super) path: PathBuf,
    pub(super) replayed: ReplayedJournal,
    /// The fingerprint of its valid part.
    pub(super) valid: FileFingerprint,
    /// The states that it has had.
    pub(super) known: KnownJournalStates,
}

/// All journals of a book.
#[derive(Debug, Default)]
pub(super) struct FoundJournals {
    /// The journal that this user continues.
    pub(super) main: Option<FoundJournal>,
    /// The journals of other windows and computers, with entries that are not in the main one.
    pub(super) others: Vec<FoundJournal>,
}

impl FoundJournal {
    /// Finds the steps of this journal that are not in `history`, which is that of the book in the window. The result is
    /// a state that both have had, and the steps after it. `file` is the book in the file.
    pub(super) fn steps_after_common_state(
        &self,
        history: &History,
        steps_before: u64,
        file: Option<&Book>,
    ) -> (Book, Vec<LoggedEdit>) {
        if let Some((base, at)) = self.common_state(history, steps_before) {
            return (base, self.replayed.history.steps().get(at..).unwrap_or_default().to_vec());
        }
        match &self.replayed.relation {
            FileRelation::Diverged { saved, unsaved_steps } => ((**saved).clone(), unsaved_steps.clone()),
            FileRelation::Ahead { unsaved_steps } => {
                // The first line of the journal may have entries that are in none of its steps.
                let base = file.cloned().unwrap_or_else(|| self.replayed.history.book_after(0));
                let last = self.replayed.history.steps().last().or(unsaved_steps.last());
                let parts = match base.edit_to_match(&self.replayed.book) {
                    Edit::Batch(edits) => edits,
                    whole => vec![whole],
                };
                let time = last.map_or(jiff::Timestamp::UNIX_EPOCH, |step| step.time);
                let author = last.map_or_else(String::new, |step| step.author.clone());
                let step = |(number, edit): (u64, Edit)| {
                    let applied = AppliedEdit::new_step(steps::entry_of_another_journal(), edit);
                    LoggedEdit::new(applied, number, time, author.clone())
                };
                (base, (1..).zip(parts).map(step).collect())
            }
        }
    }

    /// The newest state that both histories have by the same steps, and the number of steps of this journal before it.
    fn common_state(&self, history: &History, steps_before: u64) -> Option<(Book, usize)> {
        let own = &self.replayed.history;
        let first = steps_before.max(self.replayed.steps_before());
        let start = usize::try_from(first.saturating_sub(steps_before)).ok().filter(|start| *start <= history.len())?;
        let own_start = usize::try_from(first.saturating_sub(self.replayed.steps_before()))
            .ok()
            .filter(|start| *start <= own.len())?;
        if history.book_after(start) != own.book_after(own_start) {
            return None;
        }
        let pairs = history.steps().iter().skip(start).zip(own.steps().iter().skip(own_start));
        let same = pairs.take_while(|(one, other)| one == other).count();
        let common = own_start.checked_add(same)?;
        Some((own.book_after(common), common))
    }
}

impl BookStore {
    /// The journals of the book at `path`. `file` is the fingerprint and the book of its file.
    pub(super) fn find_journals(
        &self,
        path: &Path,
        file: Option<(FileFingerprint, &Book)>,
        notices: &mut Vec<String>,
    ) -> FoundJournals {
        let home = paths::journal_path(path);
        let elsewhere = self.data_folder.as_deref().map(|data| paths::fallback_journal_path(data, path));
        let mut found = FoundJournals { main: self.read_journal_at(&home, file, notices), others: Vec::new() };
        if let Some(next) = elsewhere.as_deref().and_then(|at| self.read_journal_at(at, file, notices)) {
            found.main = Some(match found.main.take() {
                Some(before) => self.choose_journal(before, next, &home, &mut found.others, notices),
                None => next,
            });
        }
        let sides = self.other_journals(path, &home, false);
        let in_own_folder = elsewhere.iter().flat_map(|at| self.other_journals(path, at, true));
        for at in sides.into_iter().chain(in_own_folder).take(MOST_OTHER_JOURNALS) {
            match self.read_journal(&at, file) {
                Ok(other) => found.others.push(other),
                Err(OpenError::UnreadableJournal { why, .. }) => {
                    let name = paths::file_name(&at);
                    notices.push(texts::other_not_recovered(&name, &why.to_string(), ForeignFile::cure()));
                }
                Err(error) => notices.push(texts::other_not_read(&error.to_string())),
            }
        }
        if found.main.is_none() {
            // The newest journal of another window is better than none.
            let newest = (0..found.others.len()).max_by_key(|at| found.others[*at].replayed.n);
            found.main = newest.map(|at| found.others.swap_remove(at));
        }
        let is_ahead = |found: &FoundJournal| matches!(found.replayed.relation, FileRelation::Ahead { .. });
        if file.is_some()
            && let Some(main) = found.main.as_mut().filter(|main| !is_ahead(main))
            && let Some(other) = found.others.iter_mut().find(|other| is_ahead(other))
        {
            // The file was last saved by the other window.
            std::mem::swap(main, other);
        }
        if let Some(main) = &found.main {
            self.report_damage(main, notices);
        }
        notices.extend(found.others.iter().filter_map(describe_damage_of_other));
        if let Some(stray) = found.main.as_ref().and_then(|main| self.separate_stray_steps(path, main, file)) {
            found.others.push(stray);
        }
        found
    }

    /// Chooses the newer one of the journals beside the book and in the data folder. The other one is set aside, unless
    /// it has entries of another window or computer.
    fn choose_journal(
        &self,
        beside: FoundJournal,
        elsewhere: FoundJournal,
        home: &Path,
        others: &mut Vec<FoundJournal>,
        notices: &mut Vec<String>,
    ) -> FoundJournal {
        // Of two equally new journals, the one beside the book is used.
        let (newer, mut older) =
            if beside.replayed.n >= elsewhere.replayed.n { (beside, elsewhere) } else { (elsewhere, beside) };
        let steps_before = newer.replayed.steps_before();
        let has_own_entries = match older.common_state(&newer.replayed.history, steps_before) {
            Some((_, at)) => at < older.replayed.history.len(),
            None => older.replayed.n > steps_before,
        };
        if !has_own_entries {
            notices.extend(self.set_aside(&older.path, "older journal").map(|aside| earlier_history_notice(&aside)));
            return newer;
        }
        if older.path == home {
            // The newer journal will be moved to this name.
            match self.set_aside(home, paths::SECOND_JOURNAL) {
                Some(aside) => older.path = aside,
                None => return newer,
            }
        }
        others.push(older);
        newer
    }

    /// The journals of other windows and computers in the folder of the journal at `usual`: those that this program
    /// has given another name, and the conflicting copies of a sync client.
    pub(super) fn other_journals(&self, book: &Path, usual: &Path, only_second: bool) -> Vec<PathBuf> {
        let folder = disk::parent_folder(usual);
        let stem = paths::file_stem(usual).as_encoded_bytes();
        let end = paths::whole_name(usual).as_encoded_bytes().strip_prefix(stem).unwrap_or_default();
        let is_candidate = |name: &OsString| {
            let middle = name.as_encoded_bytes().strip_prefix(stem).and_then(|rest| rest.strip_suffix(end));
            middle.is_some_and(|middle| {
                let is_second = middle.starts_with(format!(" ({} ", paths::SECOND_JOURNAL).as_bytes());
                // A second journal that was set aside has both reasons in its name.
                let has_reason = |why: &&str| memmem::find(middle, format!(" ({why} ").as_bytes()).is_some();
                let is_set_aside = paths::SET_ASIDE.iter().any(has_reason);
                !is_set_aside && (is_second || !only_second && !middle.is_empty())
            })
        };
        let mut names = self.disk.list_folder(folder).unwrap_or_default();
        names.retain(is_candidate);
        names.sort_unstable();
        let is_of_book = |path: &PathBuf| {
            // A copy of a book with another name has its own journal, which still names the first book.
            let has_own_book =
                paths::book_of_journal(path).is_some_and(|own| disk::may_exist(self.disk.as_ref(), &own));
            !has_own_book && self.journal_can_be_of_book(path, book)
        };
        names.into_iter().map(|name| folder.join(name)).filter(is_of_book).collect()
    }

    /// Whether the first line of the journal at `at` names a book with the file name of `book`. If the line is damaged, the
    /// name of the file decides.
    fn journal_can_be_of_book(&self, at: &Path, book: &Path) -> bool {
        let Ok(bytes) = read_journal_file(self.disk.as_ref(), at) else { return false };
        let named = match journal::parse_journal(&bytes) {
            Ok(journal) => journal.header.file,
            Err(JournalError::Damaged) => return is_conflicting_copy(at, book),
            Err(JournalError::NotAJournal | JournalError::Newer { .. } | JournalError::Contradicts) => None,
        };
        // The other computer can have another system.
        let own = paths::path_as_text(paths::whole_name(book).as_ref());
        named.is_some_and(|file| file.rsplit(['/', '\\']).next() == Some(own.as_str()))
    }

    /// Writes the steps that another window has written to the same file to a journal of their own.
    fn separate_stray_steps(
        &self,
        path: &Path,
        main: &FoundJournal,
        file: Option<(FileFingerprint, &Book)>,
    ) -> Option<FoundJournal> {
        let strays = &main.replayed.stray_steps;
        let before = strays.first()?.number.saturating_sub(1).max(main.replayed.steps_before());
        let base = main
            .replayed
            .history
            .book_after(usize::try_from(before.saturating_sub(main.replayed.steps_before())).ok()?);
        let header = journal::new_header(base, before, Some(paths::path_as_text(path)), None);
        let steps: Vec<LoggedEdit> = (before.checked_add(1)?..)
            .zip(strays)
            .map(|(number, step)| LoggedEdit { number, ..step.clone() })
            .collect();
        let bytes = journal::journal_bytes(&header, &steps).ok()?;
        let usual = paths::journal_path(path);
        let at = own_files::unused_sibling(self.disk.as_ref(), &usual, paths::SECOND_JOURNAL);
        own_files::create_complete(self.disk.as_ref(), &at, &bytes, NewFilePermissions::Like(path)).ok()?;
        self.read_journal(&at, file).ok()
    }

    /// Reads the journal at `at`.
    fn read_journal(&self, at: &Path, file: Option<(FileFingerprint, &Book)>) -> Result<FoundJournal, OpenError> {
        let bytes = read_journal_file(self.disk.as_ref(), at)?;
        let read = journal::parse_journal(&bytes).and_then(|journal| replay_journal(journal, file));
        let replayed = read.map_err(|why| OpenError::UnreadableJournal { path: at.to_owned(), why })?;
        let valid_bytes = usize::try_from(replayed.valid_bytes).unwrap_or(usize::MAX).min(bytes.len());
        let mut known = KnownJournalStates::default();
        known.add_journal(&bytes);
        let valid = FileFingerprint::of_bytes(bytes.get(..valid_bytes).unwrap_or_default());
        Ok(FoundJournal { path: at.to_owned(), replayed, valid, known })
    }

    /// Reads the journal at `at`, if it exists. An unreadable journal is kept under another name and reported. Damage is
    /// reported by [`BookStore::report_damage`].
    pub(super) fn read_journal_at(
        &self,
        at: &Path,
        file: Option<(FileFingerprint, &Book)>,
        notices: &mut Vec<String>,
    ) -> Option<FoundJournal> {
        match self.read_journal(at, file) {
            Ok(found) => Some(found),
            Err(OpenError::Missing { .. }) => None,
            Err(OpenError::Foreign { what }) => {
                notices.push(texts::kept_in_own_folder(&what, ForeignFile::cure()));
                None
            }
            Err(OpenError::UnreadableJournal { why, .. }) => {
                let (name, why) = (paths::file_name(at), why.to_string());
                notices.push(match self.set_aside(at, "not understood") {
                    Some(kept) => texts::not_recovered_and_kept(&name, &why, &paths::file_name(&kept)),
                    None => texts::not_recovered(&name, &why),
                });
                None
            }
            Err(error) => {
                // The next entry starts a journal, which must not replace this one.
                let error = error.to_string();
                notices.push(match self.set_aside(at, "not read") {
                    Some(kept) => texts::not_read_and_kept(&error, &paths::file_name(&kept)),
                    None => texts::not_read(&error),
                });
                None
            }
        }
    }

    /// Adds a notice about the damage of a journal, and keeps a copy of it.
    pub(super) fn report_damage(&self, found: &FoundJournal, notices: &mut Vec<String>) {
        let FoundJournal { path, replayed, .. } = found;
        match replayed.end {
            JournalEnd::Whole => {}
            JournalEnd::Torn => notices.push(texts::torn().to_owned()),
            JournalEnd::Damaged => {
                let copy = own_files::unused_sibling(self.disk.as_ref(), path, "damaged");
                let bytes = own_files::read_own(self.disk.as_ref(), path, LARGEST_FILE);
                let copied = bytes.and_then(|bytes| self.create_copy(&copy, path, &bytes));
                let lost = describe_lost_steps(&replayed.lost_steps);
                notices.push(match copied {
                    Ok(()) => texts::damaged_and_kept(&lost, &paths::file_name(&copy)),
                    Err(error) => texts::damaged_and_not_copied(&lost, &error.to_string()),
                });
            }
        }
    }

    /// Opens a journal for more steps. A journal in the data folder or with another name is moved to its place beside
    /// the book. A damaged journal is written again without its damage.
    pub(super) fn continue_journal(
        &self,
        found: &FoundJournal,
        book: &Path,
    ) -> (Option<JournalFile>, KnownJournalStates) {
        let home = paths::journal_path(book);
        let mut known = found.known.clone();
        let repaired = found.replayed.repaired.as_deref();
        if found.path == home && repaired.is_none() {
            return (JournalFile::reopen(&self.disk, &home, Some(book), found.valid).ok(), known);
        }
        let contents = repaired.map_or_else(|| self.valid_part(found), |bytes| Ok(bytes.to_vec()));
        if let Ok(contents) = contents {
            known.add_journal(&contents);
            if let Ok(Some(journal)) = JournalFile::create(&self.disk, &home, Some(book), &contents, &known) {
                if found.path != home {
                    // If it cannot be removed, it is recognised later as the older journal.
                    drop(own_files::remove_own(self.disk.as_ref(), &found.path, OwnFile::Journal));
                }
                return (Some(journal), known);
            }
        }
        let reopened = match repaired {
            // The writer starts a new journal.
            Some(_) => None,
            None => JournalFile::reopen(&self.disk, &found.path, Some(book), found.valid).ok(),
        };
        (reopened, known)
    }

    /// The valid part of a journal.
    fn valid_part(&self, found: &FoundJournal) -> io::Result<Vec<u8>> {
        let mut bytes = own_files::read_own(self.disk.as_ref(), &found.path, LARGEST_FILE)?;
        bytes.truncate(usize::try_from(found.valid.size).unwrap_or(usize::MAX));
        Ok(bytes)
    }

    /// Writes a copy of a file under an unused name, with the permissions of the file.
    pub(super) fn create_copy(&self, copy: &Path, of: &Path, bytes: &[u8]) -> io::Result<()> {
        own_files::create_complete(self.disk.as_ref(), copy, bytes, NewFilePermissions::Like(of))
    }

    /// Renames a file to a dated name that includes the reason. `None` if that fails.
    pub(super) fn set_aside(&self, path: &Path, why: &str) -> Option<PathBuf> {
        own_files::set_aside(self.disk.as_ref(), path, why).ok()
    }
}

/// The message about the damage of a journal of another window or computer. The journal itself is kept.
fn describe_damage_of_other(found: &FoundJournal) -> Option<String> {
    let (name, replayed) = (paths::file_name(&found.path), &found.replayed);
    match replayed.end {
        JournalEnd::Whole => None,
        JournalEnd::Torn => Some(texts::other_torn(&name)),
        JournalEnd::Damaged => Some(texts::other_damaged(&name, &describe_lost_steps(&replayed.lost_steps))),
    }
}

/// Whether the name of a journal is the one that Topboard or a sync client gives to a second journal of the book: the
/// name of the book, and something that no other name of a book begins with.
fn is_conflicting_copy(journal: &Path, book: &Path) -> bool {
    let name = paths::whole_name(journal).as_encoded_bytes();
    let rest = name.strip_prefix(paths::file_stem(book).as_encoded_bytes()).unwrap_or_default();
    rest.starts_with(b" (") || rest.starts_with(b".sync-conflict-")
}

/// Which entries of a damaged journal are lost: “Entry 12 is not readable. All others are here.”
pub fn describe_lost_steps(lost: &[u64]) -> String {
    match lost {
        [] => texts::all_readable().to_owned(),
        [one] => texts::one_lost(&one.to_string()),
        [first, .., last] => texts::some_lost(&lost.len().to_string(), &first.to_string(), &last.to_string()),
    }
}
