//! The dialog while the notices of a large event are made in the background. Then the dialog to post takes its place.

use eframe::egui::{Context, ProgressBar};

use super::post::{PostDialog, PostSetup};
use super::{Dialog, show_buttons, show_modal};
use crate::app::background::Job;
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::session::{PostingSource, PreparationProgress, PreparedPosting};
use crate::languages::window_sentences::{post_dialog as texts, shared_words};

/// The job that makes the notices. Dropping it stops the job.
#[derive(Debug)]
pub struct PostPreparation {
    job: Job<Option<PreparedPosting>, PreparationProgress>,
    setup: PostSetup,
}

impl PostPreparation {
    /// Starts to make the notices.
    pub fn new(ctx: &Context, source: PostingSource, setup: PostSetup) -> Self {
        let job = Job::spawn(ctx, "notices", "making the notices", |handle| {
            source.prepare(&mut |progress| handle.go_on(progress))
        });
        PostPreparation { job, setup }
    }
}

impl Dialog<dyn Window> for PostPreparation {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(mut self: Box<Self>, ctx: &Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        match self.job.poll() {
            Some(Ok(Some(prepared))) => return Some(Box::new(PostDialog::new(prepared, self.setup))),
            Some(Ok(None)) => return None,
            Some(Err(error)) => {
                window.session().messages.show_error(texts::notices_not_made(&error.to_string()));
                return None;
            }
            None => {}
        }
        let (is_cancelled, close) = show_modal(ctx, "post", texts::post(), 420.0, |ui| {
            let (made, of) = self.job.progress().map_or((0, 1), |progress| (progress.made, progress.of));
            ui.label(texts::making_notices(&made.to_string(), &of.to_string()));
            #[expect(clippy::cast_precision_loss, reason = "a few notices")]
            ui.add(ProgressBar::new(made as f32 / of.max(1) as f32));
            show_buttons(ui, &[(shared_words::cancel(), ())]).is_some()
        });
        if is_cancelled || close { None } else { Some(self) }
    }
}
