//! The jobs that make files and write them: saved books and exports. [`super::writer`] runs them.

use std::path::PathBuf;

use super::catching_panics;
use super::writer::WriteProgress;
use crate::app::background::JobHandle;
use crate::app::path_text::file_name;
use crate::app::session::PostingRequest;
use crate::app::views::ladder::compiled_year::ladder_for;
use crate::book::Book;
use crate::book::results_year::ResultsYear;
use crate::engine::Engine;
use crate::ladder::{CompiledLadder, Roster};
use crate::languages::window_sentences::files as texts;
use crate::languages::{list_in_window, window_language};
use crate::notices::{Notice, undecided_names_sentence};
use crate::posting::PostingProgress;
use crate::printer::{PrintFile, Printer};
use crate::publish::{self, Audience, PageSetup};
use crate::store::output_path::OutputFormat;
use crate::store::{self, BookSaver};

/// The job that saves the book and marks the save in its journal. Its result is a remark for the director, or an error.
pub fn save_job(
    path: PathBuf,
    book: Book,
    saver: Option<BookSaver>,
) -> impl FnOnce() -> Result<Option<String>, String> {
    move || {
        catching_panics(&file_name(&path), || {
            let saved = match saver {
                Some(saver) => saver.save(&path, &book),
                None => store::save_book(&path, &book).map(|()| None),
            };
            Ok(saved?)
        })
    }
}

/// The job that writes the file for players or the copy for the director. Its result says what the file leaves out, or
/// that it is for the director only.
pub fn export_job(
    path: PathBuf,
    format: OutputFormat,
    options: publish::ExportOptions,
    book: Book,
) -> impl FnOnce() -> Result<Option<String>, String> {
    move || {
        catching_panics(&file_name(&path), || {
            let engine = Engine::new(book);
            let file = publish::export_file(&engine, format, &options)?;
            store::replace_file(&path, &file.bytes)?;
            Ok(match options.audience {
                Audience::Director => Some(publish::director_warning(&path)),
                Audience::Players => Some(file.withheld.to_string()).filter(|sentence| !sentence.is_empty()),
            })
        })
    }
}

/// The job that writes notices into a folder. Its result names the files, and says what is left out and what cannot be
/// printed.
pub fn post_job(
    posting: PostingRequest,
    printer: Printer,
) -> impl FnOnce(&JobHandle<WriteProgress>) -> Result<Option<String>, String> {
    move |handle| {
        let folder = &posting.folder;
        catching_panics(&file_name(folder), || {
            let mut watch = |progress: PostingProgress| handle.go_on(progress.to_string());
            let written = posting.posting().write(folder, &mut watch)?;
            let files = written.files.iter().map(|(path, pages)| match pages {
                Some(pages) => format!("{} ({pages})", file_name(path)),
                None => file_name(path),
            });
            let files: Vec<String> = files.collect();
            let mut sentences = vec![if files.is_empty() {
                texts::no_file_of_this_format().to_owned()
            } else {
                format!("{}.", list_in_window(&files))
            }];
            sentences.extend(Some(posting.withheld.clone()).filter(|sentence| !sentence.is_empty()));
            sentences.extend(written.remarks);
            if posting.is_printed {
                sentences.extend(printer(&written.printable));
            }
            Ok(Some(sentences.join(" ")))
        })
    }
}

/// The job that writes a notice as pages. Its result names the letters that cannot be printed.
pub fn pages_job(path: PathBuf, notice: Notice, setup: PageSetup) -> impl FnOnce() -> Result<Option<String>, String> {
    move || {
        catching_panics(&file_name(&path), || {
            let printed = publish::write_pdf(&[notice], &setup)?;
            store::replace_file(&path, &printed.bytes)?;
            Ok(printed.missing_sentence())
        })
    }
}

/// The job that prints a notice. Its pages have this file name, in a folder for temporary files. They stay there, because they may be
/// opened in another program. Its result says what became of them.
pub fn print_job(
    name: PathBuf,
    notice: Notice,
    setup: PageSetup,
    printer: Printer,
) -> impl FnOnce() -> Result<Option<String>, String> {
    move || {
        catching_panics(&file_name(&name), || {
            let printed = publish::write_pdf(&[notice], &setup)?;
            let folder = tempfile::Builder::new().prefix("topboard-").tempdir();
            let folder = folder.map_err(|error| texts::no_folder_for_pages(&error.to_string()))?.keep();
            let path = folder.join(name);
            store::replace_file(&path, &printed.bytes)?;
            let mut sentences = printer(&[PrintFile { path, paper: setup.paper }]);
            sentences.extend(printed.missing_sentence());
            Ok(Some(sentences.join(" ")))
        })
    }
}

/// The job that writes the ladder. Its result names the pairs of names that are not decided.
pub fn export_ladder_job(
    path: PathBuf,
    format: Option<OutputFormat>,
    options: publish::ExportOptions,
    results_year: ResultsYear,
) -> impl FnOnce() -> Result<Option<String>, String> {
    move || {
        catching_panics(&file_name(&path), || {
            let ladder = ladder_for(&results_year).ok_or_else(|| texts::no_ladder().to_owned())?;
            let roster = Roster::new(&results_year, &results_year.decisions);
            let compiled = CompiledLadder::new(ladder, &results_year, &roster, results_year.choices);
            let (table, before) = (compiled.chosen_table(), compiled.comparison_table(None));
            let bytes = publish::ladder_file(&compiled, &table, before.as_ref(), format, &options)?;
            store::replace_file(&path, &bytes)?;
            Ok(undecided_names_sentence(&compiled, window_language()))
        })
    }
}
