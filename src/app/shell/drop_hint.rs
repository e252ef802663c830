//! The sheet-wide hint that is shown while the user drags a file over the window.

use eframe::egui::{self, Align2, Stroke};

use crate::app::theme::{Palette, size};
use crate::languages::window_sentences::shell as texts;

/// Covers the window with the hint to drop the file.
pub(crate) fn show_drop_hint(ctx: &egui::Context) {
    let palette = Palette::current(ctx);
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("drop here"));
    let painter = ctx.layer_painter(layer);
    let rect = ctx.content_rect().shrink(size::GAP);
    painter.rect_filled(rect, 6.0, palette.selected.gamma_multiply(0.92));
    painter.rect_stroke(rect, 6.0, Stroke::new(2.0, palette.accent), egui::StrokeKind::Inside);
    let font = egui::FontId::new(size::TITLE, crate::app::theme::bold());
    painter.text(rect.center(), Align2::CENTER_CENTER, texts::drop_file(), font, palette.ink);
}
