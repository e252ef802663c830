//! Opening a book so that everything typed into it is kept, and bringing back what a crash left.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::Zoned;
use jiff::tz::TimeZone;

use super::disk::{Disk, Files, is_there};
use super::journal;
use super::journal::{End, JournalError, JournalFile, Print, Relation, Replayed, replay};
use super::journal_writer::{Beginning, Keeper, Saver};
use super::lock;
use super::lock::{Asked, Lock};
use super::merge_changes::merge;
use super::read_book::{OpenError, parse, parse_newer, read_whole_on};
use super::write_book::{create_on, to_bytes};
use super::{LARGEST, paths};
use crate::book::{Book, Edit, History, Logged};
use crate::history::Chronicle;

/// Where books, their journals and their backups are kept.
#[derive(Clone, Debug)]
pub struct Shelf {
    pub(super) disk: Arc<dyn Disk>,
    /// The user's own folder, for what has no place beside a book.
    pub(super) data: Option<PathBuf>,
    who: String,
    computer: String,
}

/// A book as it is opened.
#[derive(Debug)]
pub struct Opened {
    pub book: Book,
    /// What was done so far and can be undone.
    pub history: History,
    /// All that was done so far.
    pub chronicle: Chronicle,
    /// The file it is in.
    pub path: Option<PathBuf>,
    /// Whether there is more in it than in its file.
    pub changed: bool,
    /// What the director should know, a sentence each.
    pub notices: Vec<String>,
    pub keeping: Keeping,
}

/// Whether changes can be made.
#[derive(Debug)]
pub enum Keeping {
    Kept(Keeper),
    /// Nothing keeps them until they are saved.
    Not,
    /// Only to be looked at, for this reason.
    ReadOnly(String),
}

impl Opened {
    /// A book that nothing keeps, as it was read from `path`.
    pub fn unkept(book: Book, path: PathBuf) -> Self {
        Opened {
            chronicle: Chronicle::new(book.clone()),
            book,
            history: History::default(),
            path: Some(path),
            changed: false,
            notices: Vec::new(),
            keeping: Keeping::Not,
        }
    }
}

/// A journal that was found, and where.
struct Found {
    path: PathBuf,
    replayed: Replayed,
    /// How long its first line is.
    first: u64,
}

impl Default for Shelf {
    fn default() -> Self {
        Shelf::of_user()
    }
}

impl Shelf {
    /// The shelf of whoever runs the program.
    pub fn of_user() -> Self {
        Shelf::new(Arc::new(Files), paths::data_folder())
    }

    /// A shelf on this disk, with this folder for what has no place beside a book.
    pub fn new(disk: Arc<dyn Disk>, data: Option<PathBuf>) -> Self {
        let who = ["USER", "USERNAME", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
        let who = who.filter(|who| !who.is_empty()).unwrap_or_else(|| "somebody".to_owned());
        let computer = gethostname::gethostname().to_string_lossy().into_owned();
        Shelf { disk, data, who, computer }
    }

    /// What saves the book that this keeper keeps, as it is now.
    pub fn saver(&self, keeper: &Keeper) -> Saver {
        keeper.saver(Arc::clone(&self.disk), (self.who.clone(), self.computer.clone()))
    }

    /// Keeps a book that is in no file.
    pub fn begin(&self, book: Book) -> Keeper {
        Keeper::start(Beginning { book, ..self.beginning(None) })
    }

    fn beginning(&self, path: Option<PathBuf>) -> Beginning {
        Beginning {
            disk: Arc::clone(&self.disk),
            data: self.data.clone(),
            who: self.who.clone(),
            computer: self.computer.clone(),
            path,
            book: Book::default(),
            n: 0,
            since: Vec::new(),
            in_file: None,
            journal: None,
            lock: None,
        }
    }

    /// Opens the book at `path` and brings back what its journal has beyond it.
    pub fn open(&self, path: &Path) -> Result<Opened, OpenError> {
        let path = self.disk.follow(path).map_err(|cause| OpenError::from_io(path, cause))?;
        let mut notices = Vec::new();
        let lock = match lock::take(&self.disk, &path, &self.who, &self.computer) {
            Ok(Asked::Taken(holder)) => {
                let book = parse(&read_whole_on(self.disk.as_ref(), &path)?, &path)?;
                let who = holder.map_or_else(String::new, |holder| format!(" ({})", holder.say()));
                // Only up to what is shown: the other window may have gone on.
                let chronicle = self.told(&path).ok().flatten().and_then(|told| told.up_to(&book));
                let seen = read_only(
                    book,
                    path.clone(),
                    format!(
                        "{} is open in another window{who}, so here it can only be looked at, as it was last saved. \
                         Close it there and open it again, or save a copy under another name.",
                        paths::name(&path)
                    ),
                );
                return Ok(match chronicle {
                    Some(chronicle) => Opened { chronicle, ..seen },
                    None => seen,
                });
            }
            Ok(Asked::Held { lock, beside }) => {
                if let Some(holder) = beside {
                    notices.push(format!(
                        "{} seems to be open on another computer ({}). Should you both change it, whoever saves second \
                         finds the other's beside it.",
                        paths::name(&path),
                        holder.say()
                    ));
                }
                Some(lock)
            }
            // A folder that cannot be written to; the book is there to be read all the same.
            Err(_) => None,
        };
        let bytes = match read_whole_on(self.disk.as_ref(), &path) {
            Ok(bytes) => bytes,
            Err(error @ OpenError::Missing { .. }) => {
                return self.with_journal_alone(path, None, error, lock, notices);
            }
            Err(error) => return Err(error),
        };
        match parse(&bytes, &path) {
            Ok(book) => Ok(self.with_journal(path, book, Print::of(&bytes), lock, notices)),
            // A file of zeros, or of nothing, is what some disks leave when the power goes.
            Err(
                error @ (OpenError::CutOff { .. }
                | OpenError::Damaged { .. }
                | OpenError::Contradicts { .. }
                | OpenError::NotABook { .. }),
            ) => self.with_journal_alone(path, Some(&bytes), error, lock, notices),
            Err(error @ OpenError::Newer { .. }) => {
                let (book, why) = parse_newer(&bytes, &path).ok_or(error)?;
                Ok(read_only(book, path, why))
            }
            Err(error) => Err(error),
        }
    }

    /// A book that was read, with what its journal has beyond it.
    fn with_journal(
        &self,
        path: PathBuf,
        book: Book,
        print: Print,
        lock: Option<Lock>,
        mut notices: Vec<String>,
    ) -> Opened {
        let beginning =
            Beginning { book: book.clone(), in_file: Some(print), lock, ..self.beginning(Some(path.clone())) };
        let Some(found) = self.find(&path, Some((print, &book)), &mut notices) else {
            return opened(Known::nothing_of(book), path, false, notices, beginning);
        };
        let Found { path: at, replayed, first } = found;
        let Replayed { book: newest, history, chronicle, n, relation, good, .. } = replayed;
        match relation {
            Relation::Newer { left } => {
                let changed = newest != book;
                if changed {
                    notices.push(brought_back(&left));
                }
                let since = inverses(book, &left);
                let journal = self.go_on(&at, &path, first, good);
                let beginning = Beginning { book: newest.clone(), n, since, journal, ..beginning };
                opened(Known { book: newest, history, chronicle }, path, changed, notices, beginning)
            }
            Relation::Parted { left, .. } if left.is_empty() => {
                let aside = self.put_aside(&at, "older journal");
                notices.push(format!(
                    "{} was changed elsewhere since it was last saved here, so undo begins anew.{}",
                    paths::name(&path),
                    aside
                        .map(|aside| format!(" As it was here, it is in “{}”.", paths::name(&aside)))
                        .unwrap_or_default()
                ));
                opened(Known::nothing_of(book), path, false, notices, beginning)
            }
            Relation::Parted { saved, left } => {
                let Some(merged) = merge(&saved, &book, &left) else {
                    notices.push(self.keep_beside(&path, &at, &newest, &left));
                    return opened(Known::nothing_of(book), path, false, notices, beginning);
                };
                notices.push(format!(
                    "{} was changed elsewhere. {} They touch different things, so both are here now.",
                    paths::name(&path),
                    brought_back(&left)
                ));
                notices.extend(self.put_aside(&at, "older journal").map(|aside| earlier(&aside)));
                let journal = self.begin_with(&path, &book, print, &left).ok();
                let since = left.iter().map(|step| step.n).zip(merged.inverses).collect();
                let beginning = Beginning { book: merged.book.clone(), n, since, journal, ..beginning };
                let mut chronicle = Chronicle::new(book);
                chronicle.extend(left);
                let known = Known { book: merged.book, history: merged.history, chronicle };
                opened(known, path, true, notices, beginning)
            }
        }
    }

    /// A journal for the file that holds `book`, with these steps after it.
    fn begin_with(&self, path: &Path, book: &Book, print: Print, steps: &[Logged]) -> io::Result<JournalFile> {
        let before = steps.first().map_or(0, |step| step.n.saturating_sub(1));
        let header = journal::header(book.clone(), before, Some(path.display().to_string()), Some(print));
        let mut journal = JournalFile::begin(&self.disk, &paths::journal_of(path), &header)?;
        let mut lines = Vec::new();
        for step in steps {
            lines.extend(journal::line(&journal::Record::Step(step.clone()))?);
        }
        journal.add(&lines)?;
        Ok(journal)
    }

    /// Keeps what was typed into the book at `path` and not saved as a book of its own, and says where.
    fn keep_beside(&self, path: &Path, journal: &Path, newest: &Book, left: &[Logged]) -> String {
        let kept = paths::beside(path, "not saved", &Zoned::now());
        let written = to_bytes(&kept, newest).is_ok_and(|bytes| create_on(self.disk.as_ref(), &kept, &bytes).is_ok());
        let aside = self.put_aside(journal, if written { "older journal" } else { "not saved" });
        let whereabouts = if written { Some(kept) } else { aside };
        format!(
            "{} was changed elsewhere since it was last saved here. What was typed here and not saved ({}) is kept beside \
             it as “{}”.",
            paths::name(path),
            extent(left),
            paths::name(whereabouts.as_deref().unwrap_or(journal))
        )
    }

    /// The book's own file is damaged or gone; the journal may have all of it.
    fn with_journal_alone(
        &self,
        path: PathBuf,
        bytes: Option<&[u8]>,
        error: OpenError,
        lock: Option<Lock>,
        mut notices: Vec<String>,
    ) -> Result<Opened, OpenError> {
        let Some(Found { path: at, replayed, first }) = self.find(&path, None, &mut notices) else { return Err(error) };
        let Replayed { book, history, chronicle, n, good, .. } = replayed;
        if let Some(bytes) = bytes {
            let kept = paths::beside(&path, "damaged", &Zoned::now());
            if create_on(self.disk.as_ref(), &kept, bytes).is_err() {
                return Err(error);
            }
            notices.push(format!(
                "{} is damaged; this is the book from its journal. Save it to have a whole file again. The damaged one is kept \
                 as “{}”.",
                paths::name(&path),
                paths::name(&kept)
            ));
        } else {
            notices.push(format!(
                "{} is not there any more; this is the book from its journal. Save it to have the file again.",
                paths::name(&path)
            ));
        }
        let journal = self.go_on(&at, &path, first, good);
        let beginning = Beginning {
            book: book.clone(),
            n,
            in_file: bytes.map(Print::of),
            journal,
            lock,
            ..self.beginning(Some(path.clone()))
        };
        Ok(opened(Known { book, history, chronicle }, path, true, notices, beginning))
    }

    /// The newest journal of the book at `path`.
    fn find(&self, path: &Path, file: Option<(Print, &Book)>, notices: &mut Vec<String>) -> Option<Found> {
        let elsewhere = self.data.as_deref().map(|data| paths::journal_elsewhere(data, path));
        let candidates = std::iter::once(paths::journal_of(path)).chain(elsewhere);
        let mut found: Option<Found> = None;
        for at in candidates {
            let Some(next) = self.look_at(&at, file, notices) else { continue };
            // Where two are equally new, the one beside the book is.
            let (newer, older) = match found.take() {
                Some(before) if before.replayed.n >= next.replayed.n => (before, Some(next)),
                before => (next, before),
            };
            if let Some(older) = older {
                notices.extend(self.put_aside(&older.path, "older journal").map(|aside| earlier(&aside)));
            }
            found = Some(newer);
        }
        found
    }

    /// Reads the journal at `at`, if there is one. What cannot be read of it is kept aside and told.
    fn look_at(&self, at: &Path, file: Option<(Print, &Book)>, notices: &mut Vec<String>) -> Option<Found> {
        let bytes = match read_whole_on(self.disk.as_ref(), at) {
            Ok(bytes) => bytes,
            Err(OpenError::Missing { .. }) => return None,
            Err(error) => {
                notices.push(format!("The journal could not be read, so nothing was brought back from it. {error}"));
                return None;
            }
        };
        let read = journal::read(&bytes).and_then(|journal| {
            let first = journal.header_ends;
            Ok((first, replay(journal, file)?))
        });
        match read {
            Ok((first, replayed)) => {
                match replayed.end {
                    End::Whole => {}
                    End::Torn => notices.push(
                        "The last entry was just being written when the program ended, and is not there; check the cell \
                         that was typed last."
                            .to_owned(),
                    ),
                    End::Damaged => {
                        let kept = paths::beside(at, "damaged", &Zoned::now());
                        let kept = create_on(self.disk.as_ref(), &kept, &bytes).map(|()| paths::name(&kept));
                        notices.push(format!(
                            "The journal is damaged after entry {}; what comes after it is not here. {}",
                            replayed.n,
                            match kept {
                                Ok(name) => format!("The whole journal is kept as “{name}”."),
                                Err(error) => format!("The journal could not be kept aside ({error})."),
                            }
                        ));
                    }
                }
                Some(Found { path: at.to_owned(), replayed, first })
            }
            Err(error) => {
                let kept = self.put_aside(at, "not understood");
                notices.push(format!(
                    "Nothing was brought back from the journal {}: {error}.{}",
                    paths::name(at),
                    kept.map(|kept| format!(" It is kept as “{}”.", paths::name(&kept))).unwrap_or_default()
                ));
                None
            }
        }
    }

    /// The journal at `at`, to be gone on with. One in the user's own folder comes back beside its book.
    fn go_on(&self, at: &Path, book: &Path, first: u64, good: u64) -> Option<JournalFile> {
        let home = paths::journal_of(book);
        if at != home && self.bring_home(at, &home, good).is_ok() {
            drop(self.disk.remove(at));
            return JournalFile::go_on(&self.disk, &home, first, good).ok();
        }
        JournalFile::go_on(&self.disk, at, first, good).ok()
    }

    fn bring_home(&self, at: &Path, home: &Path, good: u64) -> io::Result<()> {
        let mut bytes = self.disk.read(at, LARGEST)?;
        bytes.truncate(usize::try_from(good).unwrap_or(usize::MAX));
        super::write_book::replace_on(self.disk.as_ref(), home, &bytes)
    }

    /// Gives a file a dated name that says why; `None` where that cannot be done.
    fn put_aside(&self, path: &Path, why: &str) -> Option<PathBuf> {
        let aside = paths::beside(path, why, &Zoned::now());
        self.disk.rename(path, &aside).ok().map(|()| aside)
    }

    /// Takes up a book that is in no file, from its journal.
    pub fn take_up(&self, journal: &Path) -> Result<Opened, OpenError> {
        let refused = |error: JournalError| OpenError::NoJournal { path: journal.to_owned(), why: error };
        let bytes = read_whole_on(self.disk.as_ref(), journal)?;
        let read = journal::read(&bytes).map_err(refused)?;
        // The book may be called otherwise, and may have come here from another folder.
        let books =
            read.header.file.as_ref().map(PathBuf::from).into_iter().chain([journal.with_extension("topboard")]);
        let own = |book: &PathBuf| paths::journal_of(book) == journal && is_there(self.disk.as_ref(), book);
        if let Some(book) = books.into_iter().find(own) {
            return self.open(&book);
        }
        let lock = match lock::take(&self.disk, journal, &self.who, &self.computer) {
            Ok(Asked::Taken(_)) => return Err(OpenError::InUse { path: journal.to_owned() }),
            Ok(Asked::Held { lock, .. }) => Some(lock),
            Err(_) => None,
        };
        let mut notices = Vec::new();
        let Found { replayed, first, .. } =
            self.look_at(journal, None, &mut notices).ok_or_else(|| refused(JournalError::Damaged))?;
        let Replayed { book, history, chronicle, n, good, relation, .. } = replayed;
        if let Relation::Newer { left } | Relation::Parted { left, .. } = &relation
            && !left.is_empty()
        {
            notices.push(brought_back(left));
        }
        notices.push("This event is in no file yet; save it.".to_owned());
        let journal = JournalFile::go_on(&self.disk, journal, first, good).ok();
        let beginning = Beginning { book: book.clone(), n, journal, lock, ..self.beginning(None) };
        let keeper = Keeper::start(beginning);
        Ok(Opened { book, history, chronicle, path: None, changed: true, notices, keeping: Keeping::Kept(keeper) })
    }

    /// The journals of books that were in no file when the program ended without asking, newest first.
    pub fn left_unsaved(&self) -> Vec<PathBuf> {
        let Some(folder) = self.data.as_deref().map(paths::unsaved) else { return Vec::new() };
        let mut names = self.disk.list(&folder).unwrap_or_default();
        names.retain(|name| name.strip_suffix(paths::JOURNAL).is_some_and(|stem| !stem.contains('(')));
        names.sort_unstable_by(|a, b| b.cmp(a));
        let free =
            |path: &PathBuf| matches!(lock::take(&self.disk, path, &self.who, &self.computer), Ok(Asked::Held { .. }));
        names.into_iter().map(|name| folder.join(name)).filter(free).collect()
    }
}

/// What takes these steps back from `book`, oldest first, with their numbers.
fn inverses(mut book: Book, steps: &[Logged]) -> Vec<(u64, Edit)> {
    steps.iter().filter_map(|step| Some((step.n, book.apply(step.edit.clone()).ok()?))).collect()
}

/// A book and what is known of how it came about.
struct Known {
    book: Book,
    history: History,
    chronicle: Chronicle,
}

impl Known {
    fn nothing_of(book: Book) -> Self {
        Known { chronicle: Chronicle::new(book.clone()), book, history: History::default() }
    }
}

fn opened(known: Known, path: PathBuf, changed: bool, notices: Vec<String>, beginning: Beginning) -> Opened {
    let keeping = Keeping::Kept(Keeper::start(beginning));
    let Known { book, history, chronicle } = known;
    Opened { book, history, chronicle, path: Some(path), changed, notices, keeping }
}

fn read_only(book: Book, path: PathBuf, why: String) -> Opened {
    Opened {
        chronicle: Chronicle::new(book.clone()),
        book,
        history: History::default(),
        path: Some(path),
        changed: false,
        notices: vec![why.clone()],
        keeping: Keeping::ReadOnly(why),
    }
}

/// Where the history is of what was done before.
fn earlier(aside: &Path) -> String {
    format!("The history before that is in “{}”, which opens like a book.", paths::name(aside))
}

/// “12 changes from 14:03 to 14:09 that were not saved were brought back.”
fn brought_back(left: &[Logged]) -> String {
    let verb = if left.len() == 1 { "was" } else { "were" };
    format!("{} {verb} not saved and {verb} brought back.", extent(left))
}

/// “12 changes from 14:03 to 14:09”.
fn extent(left: &[Logged]) -> String {
    let (Some(first), Some(last)) = (left.first(), left.last()) else { return "Changes".to_owned() };
    let [first, last] = [first, last].map(|step| step.at.to_zoned(TimeZone::system()));
    let today = Zoned::now().date();
    let say = |at: &Zoned| at.strftime(if at.date() == today { "%H:%M" } else { "%-d %B, %H:%M" }).to_string();
    let (from, to) = (say(&first), say(&last));
    match left.len() {
        1 => format!("1 change of {from}"),
        n if from == to => format!("{n} changes of {from}"),
        n => format!("{n} changes from {from} to {to}"),
    }
}
