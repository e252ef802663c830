//! The preview in the dialog to post: the pages of the notice at the cursor, as they will look.
//!
//! They are laid out in the background, because those of a large event take longer than a frame.

use std::time::Duration;

use eframe::egui::{self, ColorImage, RichText, TextureHandle, TextureOptions, Ui};

use crate::app::background::Job;
use crate::app::theme::Palette;
use crate::book::typed_words::capitalize;
use crate::languages::window_sentences::post_dialog as texts;
use crate::notices::Notice;
use crate::publish::{PageSetup, Pages, PdfError};

/// So long the first frame waits for the pages. Most notices are ready then, and nothing flickers.
const SHORT_WAIT: Duration = Duration::from_millis(6);

/// The pages of a notice, and the page in view.
#[derive(Debug, Default)]
pub(super) struct PostPreview {
    state: PreviewState,
    /// The page in view, from 0.
    page: usize,
}

#[derive(Debug, Default)]
enum PreviewState {
    /// The notice, the paper or the size has changed.
    #[default]
    Outdated,
    BeingMade(Job<Result<Pages, PdfError>>),
    Made(PreviewPages),
    Failed(String),
}

/// The pages, with the picture of the page in view.
struct PreviewPages {
    pages: Pages,
    /// The sentence about letters that no font has.
    missing: Option<String>,
    /// The number of the page, its resolution, and its picture.
    picture: Option<(usize, f32, TextureHandle)>,
}

impl std::fmt::Debug for PreviewPages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PreviewPages").field("pages", &self.pages).finish_non_exhaustive()
    }
}

impl PostPreview {
    /// The notice in view, its paper or its size has changed.
    pub(super) fn forget(&mut self) {
        *self = PostPreview::default();
    }

    /// The number of pages, once they are made.
    pub(super) fn count(&self) -> Option<usize> {
        match &self.state {
            PreviewState::Made(made) => Some(made.pages.count()),
            PreviewState::Outdated | PreviewState::BeingMade(_) | PreviewState::Failed(_) => None,
        }
    }

    /// Turns to the next page (1) or the page before (-1).
    pub(super) fn turn(&mut self, pages: isize) {
        let last = match &self.state {
            PreviewState::Made(made) => made.pages.count().saturating_sub(1),
            _ => 0,
        };
        self.page = self.page.saturating_add_signed(pages).min(last);
    }

    /// Shows the page in view, and begins to make the pages of these notices if they are not there.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        height: f32,
        title: &str,
        source: &dyn Fn() -> (Vec<Notice>, PageSetup),
    ) {
        let palette = Palette::current(ui.ctx());
        self.make(ui.ctx(), source);
        let made = match &mut self.state {
            PreviewState::Made(made) => made,
            PreviewState::Failed(error) => {
                ui.colored_label(palette.problem, error.as_str());
                return;
            }
            PreviewState::Outdated | PreviewState::BeingMade(_) => {
                ui.label(RichText::new(texts::making_pages()).color(palette.faded));
                return;
            }
        };
        let count = made.pages.count();
        self.page = self.page.min(count.saturating_sub(1));
        let Some((width, length)) = made.pages.size(self.page) else { return };
        let top = ui.cursor().top();
        if let Some(sentence) = &made.missing {
            ui.colored_label(palette.problem, sentence.as_str());
        }
        let room = egui::vec2(ui.available_width(), height - 40.0 - (ui.cursor().top() - top));
        let scale = (room.x / width).min(room.y / length);
        if let Some(texture) = made.texture(ui.ctx(), self.page, scale * ui.ctx().pixels_per_point()) {
            let image = egui::Image::new(texture).fit_to_exact_size(egui::vec2(width, length) * scale);
            let response = ui.add(image.alt_text(texts::picture_of_page(&(self.page + 1).to_string(), title)));
            ui.painter().rect_stroke(response.rect, 0.0, (1.0, palette.line), egui::StrokeKind::Outside);
        }
        ui.horizontal(|ui| {
            let text = texts::page_of_pages(&(self.page + 1).to_string(), &count.to_string());
            ui.label(RichText::new(text).color(palette.faded));
            if count > 1 {
                let turn =
                    |ui: &mut Ui, text: &str, enabled: bool| ui.add_enabled(enabled, egui::Button::new(text)).clicked();
                if turn(ui, texts::previous_page(), self.page > 0) {
                    self.page -= 1;
                }
                if turn(ui, texts::next_page(), self.page + 1 < count) {
                    self.page += 1;
                }
            }
        });
    }

    /// Goes on with making the pages.
    fn make(&mut self, ctx: &egui::Context, source: &dyn Fn() -> (Vec<Notice>, PageSetup)) {
        let longest_wait = match self.state {
            PreviewState::Outdated => SHORT_WAIT,
            _ => Duration::ZERO,
        };
        if matches!(self.state, PreviewState::Outdated) {
            let (notices, setup) = source();
            let job = Job::spawn(ctx, "preview", "making the pages", move |_| Pages::new(&notices, &setup));
            self.state = PreviewState::BeingMade(job);
        }
        let PreviewState::BeingMade(job) = &mut self.state else { return };
        self.state = match job.wait(longest_wait) {
            None => return,
            Some(Ok(Ok(pages))) => PreviewState::Made(PreviewPages::new(pages)),
            Some(Ok(Err(error))) => PreviewState::Failed(error.to_string()),
            Some(Err(error)) => PreviewState::Failed(error.to_string()),
        };
    }
}

impl PreviewPages {
    fn new(pages: Pages) -> PreviewPages {
        let missing = pages.missing().sentence().map(|sentence| capitalize(&sentence));
        PreviewPages { pages, missing, picture: None }
    }

    /// The picture of a page in this resolution.
    fn texture(&mut self, ctx: &egui::Context, page: usize, resolution: f32) -> Option<&TextureHandle> {
        if !self.picture.as_ref().is_some_and(|(shown, made, _)| *shown == page && *made == resolution) {
            self.picture = self.pages.picture(page, resolution).map(|picture| {
                let size = [usize::from(picture.width), usize::from(picture.height)];
                let image = ColorImage::from_rgba_unmultiplied(size, &picture.pixels);
                (page, resolution, ctx.load_texture("page", image, TextureOptions::LINEAR))
            });
        }
        self.picture.as_ref().map(|(_, _, texture)| texture)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preview_tells_letters_that_no_font_has() {
        let preview = |title: &str| {
            let notice = Notice { title: title.to_owned(), ..Notice::default() };
            PreviewPages::new(Pages::new(&[notice], &PageSetup::default()).unwrap()).missing
        };
        assert_eq!(preview("Ann Lee"), None);
        // It is assigned to no letter. The fonts of the window cannot show it either, so that this test draws nothing.
        let told = preview("Ann \u{3FFF0}").unwrap();
        assert!(told.starts_with("No font of this computer has letters for"), "{told}");
    }
}
