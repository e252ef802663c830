//! Writes a posting: the chosen notices as files in a folder, in the formats that are wanted. `made_files` makes them.

mod format;
mod made_files;
mod posted_files;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::book::typed_words::capitalize;
use crate::book::{Book, RoundIx};
use crate::decimal_sign::DecimalSign;
use crate::engine::Engine;
use crate::languages::window_sentences::posting as texts;
use crate::languages::{list_in_window, recorded_moment_in_window};
use crate::notices::{DueNotice, Notice, NoticeKind, NoticeLayout, PostedEvent};
use crate::printer::PrintFile;
use crate::publish::{self, ExportError, ForbiddenContent, PageSetup, PdfError, PrivateContent};
use crate::store::SaveError;
use crate::store::output_path::OutputPathError;
use made_files::MadeFiles;
use posted_files::{PostedFiles, PostingEvent, UnreadableFile};

pub use format::PostingFormat;

/// A notice to write, with its pages.
#[derive(Clone, Debug, PartialEq)]
pub struct ChosenNotice {
    wanted: DueNotice,
    notices: Vec<Notice>,
    setup: PageSetup,
    /// The name of its files, without an ending: “boards-round-3”.
    name: String,
}

impl ChosenNotice {
    /// `notices` are those of [`PostedEvent::notices`] for `wanted`.
    pub fn new(event: &PostedEvent, wanted: DueNotice, notices: Vec<Notice>, setup: PageSetup) -> Self {
        let kind = wanted.kind;
        let name = if kind.is_of_round() {
            format!("{}-round-{}", kind.name(), event.view().engine().round_numbers().number(wanted.round))
        } else if kind.is_for_director() {
            publish::director_path(Path::new(kind.name())).display().to_string()
        } else {
            kind.name().to_owned()
        };
        ChosenNotice { wanted, notices, setup, name }
    }

    /// The round whose boards it shows. Their sheet is right again when this is posted.
    fn shown_round(&self) -> Option<RoundIx> {
        matches!(self.wanted.kind, NoticeKind::Boards).then_some(self.wanted.round)
    }

    /// Whether a format with texts or cells shows it. A form is filled in by hand, and badges and certificates are for
    /// paper, but the cells of a workbook can be merged into others.
    fn is_in(&self, format: PostingFormat) -> bool {
        let is_shown = |layout: NoticeLayout| match layout {
            NoticeLayout::Tables | NoticeLayout::Cards => true,
            NoticeLayout::Badges | NoticeLayout::Certificates => {
                matches!(format, PostingFormat::Workbook | PostingFormat::Csv | PostingFormat::CsvForExcel)
            }
            NoticeLayout::Form => false,
        };
        !self.wanted.kind.is_for_director() && self.notices.iter().all(|notice| is_shown(notice.layout))
    }
}

/// The rounds whose boards a posting shows, which is recorded in the book.
pub fn shown_rounds(event: &PostedEvent, chosen: &[ChosenNotice], formats: &[PostingFormat]) -> Vec<RoundIx> {
    if formats.iter().any(|format| format.is_of_event()) {
        return (0..event.view().engine().book().rounds.len()).map(RoundIx).collect();
    }
    chosen.iter().filter_map(ChosenNotice::shown_round).collect()
}

/// The rounds whose boards a posting shows with the notes at boards and seats.
pub fn rounds_with_notes(event: &PostedEvent, chosen: &[ChosenNotice]) -> Vec<RoundIx> {
    let with_notes = chosen.iter().filter(|_| event.prints_notes());
    with_notes.filter_map(ChosenNotice::shown_round).collect()
}

/// The files of a posting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenPosting {
    /// Each file, and how many pages it has where it has pages.
    pub files: Vec<(PathBuf, Option<String>)>,
    /// The files that a printer takes.
    pub printable: Vec<PrintFile>,
    /// Sentences for whoever posts: letters that cannot be printed, files of an earlier posting.
    pub remarks: Vec<String>,
}

/// Why a posting was not written.
#[derive(Debug, Error)]
pub enum PostingError {
    #[error("{}", texts::pages_not_made(&.0.to_string()))]
    Pdf(#[from] PdfError),
    #[error("{}", texts::file_not_made(&.0.to_string()))]
    Export(#[from] ExportError),
    #[error("{}", foreign_files(folder, names))]
    Foreign { folder: PathBuf, names: Vec<String> },
    #[error("{}", texts::other_event(&folder.display().to_string(), other))]
    OtherEvent { folder: PathBuf, other: String },
    #[error("{}", texts::unreadable(&path.display().to_string(), &cause.to_string()))]
    Unreadable { path: PathBuf, cause: std::io::Error },
    #[error("{}", texts::not_for_players(name, &cause.to_string()))]
    NotForPlayers { name: String, cause: ForbiddenContent },
    #[error("{}", texts::cancelled())]
    Cancelled,
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error(transparent)]
    Path(#[from] OutputPathError),
}

impl From<UnreadableFile> for PostingError {
    fn from(UnreadableFile { path, cause }: UnreadableFile) -> PostingError {
        PostingError::Unreadable { path, cause }
    }
}

fn foreign_files(folder: &Path, names: &[String]) -> String {
    let listed = list_in_window(names);
    texts::foreign_files(names.len(), &listed, &folder.display().to_string())
}

/// A posting: what is written, and in which formats.
#[derive(Clone, Copy, Debug)]
pub struct Posting<'a> {
    pub event: &'a PostedEvent,
    /// The whole event, for the check that the files have nothing that players must not see.
    pub whole: &'a Engine,
    pub chosen: &'a [ChosenNotice],
    pub formats: &'a [PostingFormat],
    /// The files from which the book was read. They are not replaced.
    pub sources: &'a [PathBuf],
    /// The files in which the book was before it was saved under another name.
    pub earlier_files: &'a [PathBuf],
    /// The decimal sign of the tables for Excel.
    pub decimal_sign: DecimalSign,
    /// The time of the posting, if the book keeps a record of it. An older copy of the book, which does not know of it, is then told.
    pub posted_at: Option<&'a str>,
}

/// The sentence about a folder whose files were posted later than the last posting that this book knows of: the book may be an older
/// copy. The sources and the earlier files are those of a [`Posting`]. `None` also where the folder belongs to another event or
/// cannot be read: writing into it tells why it is refused.
pub fn newer_posting(folder: &Path, book: &Book, sources: &[PathBuf], earlier_files: &[PathBuf]) -> Option<String> {
    let list = PostedFiles::of_folder(folder).ok()??;
    if list.other_event(&PostingEvent::new(&book.event.name, sources, earlier_files)).is_some() {
        return None;
    }
    let known = book.rounds.iter().filter_map(|round| Some(round.posted.as_ref()?.time.as_str())).max();
    let time = list.newer_posting(known)?;
    Some(texts::newer_posting(&recorded_moment_in_window(time)))
}

/// Notes in a folder of posted files that the posting of this time is in the book.
///
/// # Errors
/// When the list of the folder cannot be read or written.
pub fn note_posting(folder: &Path, time: &str) -> Result<(), SaveError> {
    let list = PostedFiles::of_folder(folder);
    let list = list.map_err(|UnreadableFile { path, cause }| SaveError::from_io(&path, cause))?;
    list.map_or(Ok(()), |mut list| made_files::write_time(folder, &mut list, time))
}

/// How far a posting is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PostingProgress {
    /// The notices that are made, each in each format, and their number.
    pub made: usize,
    pub of: usize,
    /// The page of a notice whose pictures are drawn, from 1, and the number of its pages.
    pub page: Option<(usize, usize)>,
}

impl std::fmt::Display for PostingProgress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (made, of) = (self.made.to_string(), self.of.to_string());
        f.write_str(&match self.page {
            Some((page, pages)) => texts::made_of_with_picture(&made, &of, &page.to_string(), &pages.to_string()),
            None => texts::made_of(&made, &of),
        })
    }
}

/// Takes reports of the progress, and says whether to go on.
pub type PostingWatcher<'w> = dyn FnMut(PostingProgress) -> ControlFlow<()> + 'w;

impl Posting<'_> {
    /// Writes the notices into a folder, which is made if it does not exist. Files of the same names are replaced if Topboard
    /// wrote them. No file is written before all of them are made and checked.
    ///
    /// # Errors
    /// When a file cannot be made or has what players must not see, when the folder has the files of another event or another
    /// file of the same name, or when the watcher stops: then nothing is written. When the folder or a file cannot be written: then the files before it are.
    pub fn write(&self, folder: &Path, watch: &mut PostingWatcher<'_>) -> Result<WrittenPosting, PostingError> {
        let mut private = PrivateContent::of(self.whole);
        let shown = self.chosen.iter().filter_map(ChosenNotice::shown_round);
        private.allow(shown.flat_map(|round| self.event.printed_notes(round)));
        let mut made = MadeFiles::default();
        let of = self.chosen.len() * self.formats.len();
        let mut steps = 0..=of;
        let mut progress = || PostingProgress { made: steps.next().unwrap_or(of), of, page: None };
        for notice in self.chosen {
            let before = made.count();
            let is_for_director = notice.wanted.kind.is_for_director();
            if !is_for_director {
                let checked = publish::check_notices(&notice.notices, &private);
                checked.map_err(|cause| PostingError::NotForPlayers { name: notice.name.clone(), cause })?;
            }
            for format in self.formats {
                made.add_notice(notice, *format, self.decimal_sign, progress(), watch)?;
            }
            let cautions = notice.notices.iter().flat_map(|notice| &notice.cautions);
            made.remark(cautions.map(|caution| texts::caution(&capitalize(&notice.name), caution)));
            if is_for_director && made.count() > before {
                made.remark([texts::for_director(&capitalize(&notice.name))]);
            }
        }
        for format in self.formats {
            made.add_whole(self, *format)?;
        }
        made.check(&private)?;
        if made.count() > 0 && self.whole.book().event.name.trim().is_empty() {
            made.remark([texts::missing_event_name().to_owned()]);
        }
        if watch(progress()).is_break() {
            return Err(PostingError::Cancelled);
        }
        let event = PostingEvent::new(&self.whole.book().event.name, self.sources, self.earlier_files);
        made.write(folder, &event, self.sources, self.posted_at)
    }
}
