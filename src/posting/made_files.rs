//! The files of a posting: made in memory, checked, and then written, so that nothing is written if one of them cannot be.

use std::path::{Path, PathBuf};

use super::format::PostingFormat;
use super::posted_files::{self, PostedFiles, PostingEvent};
use super::{ChosenNotice, Posting, PostingError, PostingProgress, PostingWatcher, WrittenPosting};
use crate::book::typed_words::capitalize;
use crate::decimal_sign::DecimalSign;
use crate::engine::Engine;
use crate::languages::list_in_window;
use crate::languages::window_sentences::posting as texts;
use crate::notices::Notice;
use crate::printer::PrintFile;
use crate::publish::text::notice_text;
use crate::publish::{
    self, CsvDialect, ForumMarkup, MissingLetters, PageSetup, Pages, Paper, PrivateContent, WebPage, WorkbookNotice,
    write_event_json, write_federation_boards, write_federation_classification, write_forum_text, write_html,
    write_notice_table, write_posting_workbook,
};
use crate::store::output_path::{self, OutputPathError};
use crate::store::{self, SaveError};

/// The names of the files that are not of one notice, without their endings.
const WEB_PAGE: &str = "web-page";
const WORKBOOK: &str = "workbook";
const EVENT: &str = "event";
const FEDERATION_CLASSIFICATION: &str = "federation-classification";
const FEDERATION_BOARDS: &str = "federation-boards";

/// The resolution of pictures in pixels per point: 150 pixels per inch.
const PICTURE_RESOLUTION: f32 = 150.0 / 72.0;

fn web_page(setup: &PageSetup) -> WebPage {
    WebPage {
        event: setup.event.clone(),
        venue_and_dates: setup.venue_and_dates.clone(),
        posted_at: setup.posted_at.clone(),
    }
}

/// A file that is not written yet.
struct MadeFile {
    name: String,
    bytes: Vec<u8>,
    /// How many pages it has, where it has pages.
    pages: Option<String>,
    /// The paper for which a printer takes it.
    paper: Option<Paper>,
}

/// The files of a posting before they are written, and the remarks about them.
#[derive(Default)]
pub(super) struct MadeFiles {
    files: Vec<MadeFile>,
    remarks: Vec<String>,
    /// The letters that no page can show.
    missing: MissingLetters,
}

impl MadeFiles {
    /// The number of files.
    pub(super) fn count(&self) -> usize {
        self.files.len()
    }

    /// Adds sentences for whoever posts.
    pub(super) fn remark(&mut self, sentences: impl IntoIterator<Item = String>) {
        self.remarks.extend(sentences);
    }

    fn add(&mut self, name: String, bytes: Vec<u8>) {
        self.files.push(MadeFile { name, bytes, pages: None, paper: None });
    }

    /// Checks that players may see what is in the files. Only pages are for the director alone, and they are not read back.
    pub(super) fn check(&self, private: &PrivateContent) -> Result<(), PostingError> {
        for MadeFile { name, bytes, .. } in &self.files {
            let checked = publish::check_posted_file(name, bytes, private);
            checked.map_err(|cause| PostingError::NotForPlayers { name: name.clone(), cause })?;
        }
        Ok(())
    }

    /// Makes a notice in a format that has files of its own for each notice.
    pub(super) fn add_notice(
        &mut self,
        chosen: &ChosenNotice,
        format: PostingFormat,
        decimal_sign: DecimalSign,
        progress: PostingProgress,
        watch: &mut PostingWatcher<'_>,
    ) -> Result<(), PostingError> {
        if watch(progress).is_break() {
            return Err(PostingError::Cancelled);
        }
        let ChosenNotice { notices, setup, name, .. } = chosen;
        let file = format!("{name}{}", format.ending());
        let page = web_page(setup);
        let text = |text: &dyn Fn(&Notice) -> String| notices.iter().map(text).collect::<Vec<String>>().join("\n");
        let text = match format {
            PostingFormat::Json | PostingFormat::Federation => return Ok(()),
            PostingFormat::Pdf => {
                let printed = publish::write_pdf(notices, setup)?;
                let pages = Some(printed.pages_text());
                self.missing.extend(printed.missing);
                // What is for the director would lie in the pile for the wall.
                let paper = (!chosen.wanted.kind.is_for_director()).then_some(setup.paper);
                self.files.push(MadeFile { name: file, bytes: printed.bytes, pages, paper });
                return Ok(());
            }
            PostingFormat::Picture => {
                let pages = Pages::new(notices, setup)?;
                self.missing.extend(pages.missing());
                for page in 0..pages.count() {
                    let shown = PostingProgress { page: Some((page + 1, pages.count())), ..progress };
                    if watch(shown).is_break() {
                        return Err(PostingError::Cancelled);
                    }
                    let Some(picture) = pages.picture(page, PICTURE_RESOLUTION) else { continue };
                    let file = if pages.count() == 1 { file.clone() } else { format!("{name}-page-{}.png", page + 1) };
                    self.add(file, picture.to_png()?);
                }
                return Ok(());
            }
            _ if !chosen.is_in(format) => {
                let is_for_director = chosen.wanted.kind.is_for_director();
                let remark = match (format, is_for_director) {
                    (PostingFormat::WebPage, true) => texts::not_on_web_page_for_director,
                    (PostingFormat::WebPage, false) => texts::not_on_web_page,
                    (PostingFormat::Workbook, true) => texts::not_in_workbook_for_director,
                    (PostingFormat::Workbook, false) => texts::not_in_workbook,
                    (PostingFormat::Csv | PostingFormat::CsvForExcel, true) => texts::not_as_table_for_director,
                    (PostingFormat::Csv | PostingFormat::CsvForExcel, false) => texts::not_as_table,
                    (_, true) => texts::not_as_text_for_director,
                    (_, false) => texts::not_as_text,
                };
                self.remarks.push(remark(name));
                return Ok(());
            }
            PostingFormat::WebPage | PostingFormat::Workbook => return Ok(()),
            PostingFormat::Csv | PostingFormat::CsvForExcel => {
                let is_plain = format == PostingFormat::Csv;
                let dialect = if is_plain { CsvDialect::Plain } else { CsvDialect::Excel(decimal_sign) };
                self.add(file, write_notice_table(notices, dialect)?);
                return Ok(());
            }
            PostingFormat::Markdown => text(&|notice| write_forum_text(notice, ForumMarkup::Markdown, &page)),
            PostingFormat::BbCode => text(&|notice| write_forum_text(notice, ForumMarkup::BbCode, &page)),
            PostingFormat::PlainText => text(&|notice| notice_text(notice, &page.event, &page.posted_at)),
        };
        self.add(file, text.into_bytes());
        Ok(())
    }

    /// Makes the file of a format that has one file for all notices.
    pub(super) fn add_whole(&mut self, posting: &Posting<'_>, format: PostingFormat) -> Result<(), PostingError> {
        let shown: Vec<&ChosenNotice> = posting.chosen.iter().filter(|chosen| chosen.is_in(format)).collect();
        match format {
            PostingFormat::WebPage => {
                let Some(first) = shown.first() else { return Ok(()) };
                let notices: Vec<Notice> = shown.iter().flat_map(|chosen| chosen.notices.iter().cloned()).collect();
                let html = write_html(&notices, &web_page(&first.setup));
                self.add(format!("{WEB_PAGE}{}", format.ending()), html.into_bytes());
            }
            PostingFormat::Workbook if shown.is_empty() => {}
            PostingFormat::Workbook => {
                let sheets: Vec<WorkbookNotice<'_>> = shown
                    .iter()
                    .map(|chosen| WorkbookNotice {
                        wanted: chosen.wanted,
                        notices: &chosen.notices,
                        setup: &chosen.setup,
                    })
                    .collect();
                let bytes = write_posting_workbook(posting.event, &sheets)?;
                self.add(format!("{WORKBOOK}{}", format.ending()), bytes);
            }
            PostingFormat::Json | PostingFormat::Federation => {
                return self.add_event(posting.event.view().engine(), format);
            }
            // These have files of their own for each notice.
            PostingFormat::Pdf
            | PostingFormat::Picture
            | PostingFormat::Markdown
            | PostingFormat::BbCode
            | PostingFormat::PlainText
            | PostingFormat::Csv
            | PostingFormat::CsvForExcel => {}
        }
        Ok(())
    }

    /// Makes the files of a format that shows the whole event.
    fn add_event(&mut self, engine: &Engine, format: PostingFormat) -> Result<(), PostingError> {
        if format == PostingFormat::Json {
            self.add(format!("{EVENT}{}", format.ending()), write_event_json(engine)?);
        } else {
            let tables = [
                (FEDERATION_CLASSIFICATION, write_federation_classification(engine)?),
                (FEDERATION_BOARDS, write_federation_boards(engine)?),
            ];
            for (name, bytes) in tables {
                self.add(format!("{name}{}", format.ending()), bytes);
            }
        }
        Ok(())
    }

    /// Writes the files of this event, unless the folder has those of another event, or another file has the name of one. `posted_at` is
    /// the time of a posting that goes into the book.
    pub(super) fn write(
        self,
        folder: &Path,
        event: &PostingEvent,
        sources: &[PathBuf],
        posted_at: Option<&str>,
    ) -> Result<WrittenPosting, PostingError> {
        let MadeFiles { files, mut remarks, missing } = self;
        remarks.extend(missing.sentence().map(|sentence| capitalize(&sentence)));
        if files.is_empty() {
            return Ok(WrittenPosting { remarks, ..WrittenPosting::default() });
        }
        let path = |name: &str| folder.join(name);
        let is_source = |path: &Path| sources.iter().any(|source| output_path::is_same_file(source, path));
        if let Some(path) = files.iter().map(|file| path(&file.name)).find(|path| is_source(path)) {
            return Err(OutputPathError::SameAsInput { path }.into());
        }
        let foreign = |names: Vec<String>| PostingError::Foreign { folder: folder.to_owned(), names };
        let Some(mut list) = PostedFiles::of_folder(folder)? else {
            return Err(foreign(vec![posted_files::LIST_NAME.to_owned()]));
        };
        store::remove_temporary_files(folder);
        if let Some(other) = list.other_event(event) {
            return Err(PostingError::OtherEvent { folder: folder.to_owned(), other });
        }
        list.set_event(event.clone());
        let mut names = Vec::new();
        for file in &files {
            if !list.may_write(folder, &file.name, &file.bytes)? {
                names.push(file.name.clone());
            }
        }
        if !names.is_empty() {
            return Err(foreign(names));
        }
        let is_new = |name: &String| files.iter().any(|file| file.name == *name);
        let older: Vec<String> = list.unchanged(folder)?.into_iter().filter(|name| !is_new(name)).collect();
        remarks.extend(older_files_sentence(&older));
        // The list comes first: a file that is on it and was not written stays as it is.
        for file in &files {
            list.add(folder, &file.name, &file.bytes)?;
        }
        let mut written = WrittenPosting { remarks, ..WrittenPosting::default() };
        write_file(folder, &path(posted_files::LIST_NAME), &list.bytes())?;
        for MadeFile { name, bytes, pages, paper } in files {
            let path = path(&name);
            write_file(folder, &path, &bytes)?;
            written.printable.extend(paper.map(|paper| PrintFile { path: path.clone(), paper }));
            written.files.push((path, pages));
        }
        // The time comes last: a posting that stops before this is in no book.
        if let Some(time) = posted_at {
            write_time(folder, &mut list, time)?;
        }
        Ok(written)
    }
}

/// Writes into the list of a folder when its files were posted.
pub(super) fn write_time(folder: &Path, list: &mut PostedFiles, time: &str) -> Result<(), SaveError> {
    list.set_posted_at(time);
    write_file(folder, &folder.join(posted_files::LIST_NAME), &list.bytes())
}

fn write_file(folder: &Path, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    std::fs::create_dir_all(folder).map_err(|cause| SaveError::from_io(path, cause))?;
    store::replace_file(path, bytes)
}

/// The sentence about files of an earlier posting that are still in the folder. Somebody may print the whole folder.
fn older_files_sentence(older: &[String]) -> Option<String> {
    (!older.is_empty()).then(|| texts::older_files(older.len(), &list_in_window(older)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_posting_is_in_the_folder_when_all_files_are() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let list = || std::fs::read_to_string(folder.join(posted_files::LIST_NAME)).unwrap();
        let write = |last: &str| {
            let mut made = MadeFiles::default();
            made.add("standings.txt".into(), b"standings".to_vec());
            made.add(last.into(), b"last".to_vec());
            made.write(folder, &PostingEvent::new("Con", &[], &[]), &[], Some("2006-08-12 14:05"))
        };
        // There is no such folder, so the last file cannot be written.
        assert!(matches!(write("missing/last.txt"), Err(PostingError::Save(_))));
        assert!(folder.join("standings.txt").exists() && !list().contains("2006-08-12"), "{}", list());
        std::fs::remove_file(folder.join(posted_files::LIST_NAME)).unwrap();
        write("last.txt").unwrap();
        assert!(list().contains("2006-08-12 14:05"), "{}", list());
    }
}
