//! A file that was read while the user typed in the sheet. It waits for a key, because the dialog that it opens would take the
//! keys that are typed on.

use eframe::egui::{Context, Event};

use super::Topboard;
use crate::app::files::read_contents::FileContent;
use crate::app::files::reader::FinishedJob;
use crate::app::path_text::file_name;
use crate::languages::window_sentences::window as texts;

/// The result of a reading that waits.
#[derive(Debug, Default)]
pub(super) struct WaitingFile {
    /// Whether the user has typed since the reading began.
    has_typed: bool,
    job: Option<FinishedJob>,
}

impl Topboard {
    /// Notes in each frame whether the user types while a file is read.
    pub(super) fn note_typing(&mut self, ctx: &Context) {
        let is_typed = |event: &Event| matches!(event, Event::Text(_) | Event::Paste(_));
        let types = self.session.dialog.is_none() && ctx.input(|input| input.events.iter().any(is_typed));
        let has_typed = self.waiting_file.has_typed || types || self.session.is_typing();
        self.waiting_file.has_typed = self.file_reader.progress().is_some() && has_typed;
    }

    /// Whether the user has typed since the reading began that has just ended.
    pub(super) const fn has_typed_while_reading(&self) -> bool {
        self.waiting_file.has_typed
    }

    /// The next result that can be taken. One that would open a dialog under typing hands waits for the user's answer.
    pub(super) fn next_taken_job(&mut self) -> Option<FinishedJob> {
        if let Some(is_shown) = self.session.read_file.take_answer() {
            let job = self.waiting_file.job.take().filter(|_| is_shown);
            if job.is_some() {
                return job;
            }
        }
        let job = self.file_reader.next_finished()?;
        let Some(name) = name_if_dialog_opens(&job).filter(|_| self.waiting_file.has_typed) else { return Some(job) };
        self.session.read_file.wait(name);
        self.waiting_file.job = Some(job);
        None
    }
}

/// What was read, if taking it can open a dialog.
fn name_if_dialog_opens(job: &FinishedJob) -> Option<String> {
    match job {
        FinishedJob::FileRead {
            path,
            result: Ok(FileContent::Book(_) | FileContent::Sheets(_) | FileContent::Tables(_)),
            ..
        } => Some(file_name(path)),
        FinishedJob::UnsavedSearched(Some(Ok(_))) => Some(texts::event_never_saved().to_owned()),
        FinishedJob::FileRead { .. }
        | FinishedJob::UnsavedSearched(_)
        | FinishedJob::FilesChosen { .. }
        | FinishedJob::ResultListsRead { .. } => None,
    }
}
