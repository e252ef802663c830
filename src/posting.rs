//! Writes a posting: the chosen notices as files in a folder, in the formats that are wanted.

use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::book::RoundIx;
use crate::book::typed_words::capitalize;
use crate::figures::join_with_and;
use crate::notices::{DueNotice, Notice, NoticeKind, NoticeLayout, PostedEvent};
use crate::printer::PrintFile;
use crate::publish::text::notice_text;
use crate::publish::{self, ForumMarkup, PageSetup, Pages, PdfError, WebPage, write_forum_text, write_html};
use crate::store::output_path::{self, OutputPathError};
use crate::store::{self, SaveError};

/// The name of the web page without its ending.
const WEB_PAGE: &str = "web-page";

/// The resolution of pictures in pixels per point: 150 pixels per inch.
const PICTURE_RESOLUTION: f32 = 150.0 / 72.0;

/// A format of the files of a posting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PostingFormat {
    #[default]
    Pdf,
    /// A picture of each page.
    Picture,
    /// One web page with all notices.
    WebPage,
    Markdown,
    BbCode,
    PlainText,
}

impl PostingFormat {
    pub const ALL: [PostingFormat; 6] = [
        PostingFormat::Pdf,
        PostingFormat::Picture,
        PostingFormat::WebPage,
        PostingFormat::Markdown,
        PostingFormat::BbCode,
        PostingFormat::PlainText,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        self.words().0
    }

    /// What it is, in a few words.
    pub const fn help(self) -> &'static str {
        self.words().1
    }

    /// What follows the name of a notice in the name of its file.
    const fn ending(self) -> &'static str {
        self.words().2
    }

    const fn words(self) -> (&'static str, &'static str, &'static str) {
        match self {
            PostingFormat::Pdf => ("pdf", "Print-ready pages", ".pdf"),
            PostingFormat::Picture => ("png", "A picture of each page", ".png"),
            PostingFormat::WebPage => ("html", "One web page with all notices", ".html"),
            PostingFormat::Markdown => ("md", "Markdown for a forum", ".md"),
            PostingFormat::BbCode => ("bbcode", "BBCode for a forum", ".bbcode.txt"),
            PostingFormat::PlainText => ("txt", "Plain text for a mail", ".txt"),
        }
    }
}

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
    pub fn shown_round(&self) -> Option<RoundIx> {
        matches!(self.wanted.kind, NoticeKind::Boards).then_some(self.wanted.round)
    }

    /// Whether it can be read on a screen. A form is filled in by hand, and badges are cut.
    fn is_for_screen(&self) -> bool {
        !self.wanted.kind.is_for_director() && self.notices.iter().all(|notice| notice.layout == NoticeLayout::Tables)
    }
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
    #[error("The pages could not be made: {0}.")]
    Pdf(#[from] PdfError),
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error(transparent)]
    Path(#[from] OutputPathError),
}

/// Writes the notices into a folder, which is made if it does not exist. Files of the same names are replaced, but never one
/// of `sources`, from which the book was read.
///
/// # Errors
/// When the folder or a file cannot be written. The files before it are written.
pub fn write_posting(
    folder: &Path,
    chosen: &[ChosenNotice],
    formats: &[PostingFormat],
    sources: &[PathBuf],
) -> Result<WrittenPosting, PostingError> {
    let target = Target { folder, sources };
    let mut written = WrittenPosting::default();
    for notice in chosen {
        let before = written.files.len();
        for format in formats {
            write_notice(target, notice, *format, &mut written)?;
        }
        let cautions = notice.notices.iter().flat_map(|notice| &notice.cautions);
        written.remarks.extend(cautions.map(|caution| format!("{}: {caution}", capitalize(&notice.name))));
        if notice.wanted.kind.is_for_director() && written.files.len() > before {
            written.remarks.push(format!("{} is for the director. Do not post it.", capitalize(&notice.name)));
        }
    }
    if formats.contains(&PostingFormat::WebPage) {
        let on_screen = || chosen.iter().filter(|notice| notice.is_for_screen());
        let notices: Vec<Notice> = on_screen().flat_map(|chosen| chosen.notices.iter().cloned()).collect();
        if let Some(first) = on_screen().next() {
            let html = write_html(&notices, &web_page(&first.setup));
            let name = format!("{WEB_PAGE}{}", PostingFormat::WebPage.ending());
            write_file(target, &name, html.as_bytes(), None, &mut written)?;
        }
    }
    written.remarks.extend(older_files_sentence(folder, &written.files));
    Ok(written)
}

fn web_page(setup: &PageSetup) -> WebPage {
    WebPage { event: setup.event.clone(), posted_at: setup.posted_at.clone() }
}

/// Where files are written, and the files that must stay.
#[derive(Clone, Copy)]
struct Target<'a> {
    folder: &'a Path,
    sources: &'a [PathBuf],
}

/// Writes a notice in a format that has files of its own for each notice.
fn write_notice(
    target: Target<'_>,
    chosen: &ChosenNotice,
    format: PostingFormat,
    written: &mut WrittenPosting,
) -> Result<(), PostingError> {
    let ChosenNotice { notices, setup, name, .. } = chosen;
    let file = format!("{name}{}", format.ending());
    let page = web_page(setup);
    let text = |text: &dyn Fn(&Notice) -> String| notices.iter().map(text).collect::<Vec<String>>().join("\n");
    let text = match format {
        PostingFormat::Pdf => {
            let printed = publish::write_pdf(notices, setup)?;
            write_file(target, &file, &printed.bytes, Some(printed.pages_text()), written)?;
            written.printable.push(PrintFile { path: target.folder.join(&file), paper: setup.paper });
            written.remarks.extend(printed.missing_sentence().map(|sentence| format!("{file}: {sentence}")));
            return Ok(());
        }
        PostingFormat::Picture => {
            let pages = Pages::new(notices, setup)?;
            written.remarks.extend(pages.missing_sentence().map(|sentence| format!("{file}: {sentence}")));
            for page in 0..pages.count() {
                let Some(picture) = pages.picture(page, PICTURE_RESOLUTION) else { continue };
                let file = if pages.count() == 1 { file.clone() } else { format!("{name}-page-{}.png", page + 1) };
                write_file(target, &file, &picture.to_png()?, None, written)?;
            }
            return Ok(());
        }
        _ if !chosen.is_for_screen() => {
            let place = if format == PostingFormat::WebPage { "on the web page" } else { "as text" };
            written.remarks.push(format!("“{name}” is to be printed, so it is not {place}."));
            return Ok(());
        }
        PostingFormat::WebPage => return Ok(()),
        PostingFormat::Markdown => text(&|notice| write_forum_text(notice, ForumMarkup::Markdown, &page)),
        PostingFormat::BbCode => text(&|notice| write_forum_text(notice, ForumMarkup::BbCode, &page)),
        PostingFormat::PlainText => text(&|notice| notice_text(notice, &page.event, &page.posted_at)),
    };
    write_file(target, &file, text.as_bytes(), None, written)
}

fn write_file(
    target: Target<'_>,
    name: &str,
    bytes: &[u8],
    pages: Option<String>,
    written: &mut WrittenPosting,
) -> Result<(), PostingError> {
    let path = target.folder.join(name);
    if target.sources.iter().any(|source| output_path::is_same_file(source, &path)) {
        return Err(OutputPathError::SameAsInput { path }.into());
    }
    let write = || -> std::io::Result<()> {
        std::fs::create_dir_all(target.folder)?;
        store::replace_file(&path, bytes)
    };
    write().map_err(|cause| SaveError::from_io(&path, cause))?;
    written.files.push((path, pages));
    Ok(())
}

/// Whether a file has a name that a posting gives.
fn is_of_a_posting(name: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let of_kind = |stem: &str, kind: NoticeKind| {
        if kind.is_of_round() {
            let round = stem.strip_prefix(kind.name()).and_then(|rest| rest.strip_prefix("-round-"));
            return round.is_some_and(is_number);
        }
        stem == kind.name() && !kind.is_for_director()
            || kind.is_for_director() && Path::new(stem) == publish::director_path(Path::new(kind.name()))
    };
    PostingFormat::ALL.into_iter().any(|format| {
        let Some(stem) = name.strip_suffix(format.ending()) else { return false };
        let stem = match stem.rsplit_once("-page-") {
            Some((stem, page)) if format == PostingFormat::Picture && is_number(page) => stem,
            _ => stem,
        };
        format == PostingFormat::WebPage && stem == WEB_PAGE
            || format != PostingFormat::WebPage && NoticeKind::ALL.into_iter().any(|kind| of_kind(stem, kind))
    })
}

/// The sentence about files of an earlier posting that are still in the folder. Somebody may print the whole folder.
fn older_files_sentence(folder: &Path, written: &[(PathBuf, Option<String>)]) -> Option<String> {
    let is_new = |path: &PathBuf| written.iter().any(|(new, _)| new == path);
    let files = std::fs::read_dir(folder).ok()?.filter_map(Result::ok).map(|entry| entry.path());
    let name = |path: PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
    let mut older: Vec<String> =
        files.filter(|path| !is_new(path)).filter_map(name).filter(|name| is_of_a_posting(name)).collect();
    older.sort();
    let (is, it) = if older.len() == 1 { ("is", "it") } else { ("are", "them") };
    (!older.is_empty() && !written.is_empty()).then(|| {
        format!("{} in this folder {is} from an earlier posting. Do not post {it} again.", join_with_and(&older))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_postings_are_known_by_their_names() {
        for name in ["standings.pdf", "boards-round-12.md", "cards-page-3.png", "web-page.html", "standings.bbcode.txt"]
        {
            assert!(is_of_a_posting(name), "{name}");
        }
        for name in [
            "con.topboard",
            "standings.xlsx",
            "standings-round-2.pdf",
            "boards-round-x.pdf",
            "notes.txt",
            "players.txt",
        ] {
            assert!(!is_of_a_posting(name), "{name}");
        }
        for name in ["notebook.pdf", "web-page.pdf", "cards-page-3.pdf"] {
            assert!(!is_of_a_posting(name), "{name}");
        }
    }
}
