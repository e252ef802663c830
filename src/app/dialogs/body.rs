//! The body of a dialog: the part that gives way where the window is low, so that what is around it, above all the buttons, stays
//! in view.

use eframe::egui::{Id, ScrollArea, Ui};

/// The height that a dialog leaves around what is in it, in points.
const EDGES: f32 = 60.0;

/// The height of what is around a body before it was laid out, and the least height of a body that is scrolled, in points.
const USUAL_AROUND: f32 = 230.0;
const LEAST: f32 = 44.0;

/// What is kept of the dialog in a layer between two frames.
#[derive(Clone, Copy)]
struct Heights {
    /// The height of everything around the body.
    around: f32,
    /// The height of the body.
    body: f32,
    /// How much higher the body was than it was asked to be.
    excess: f32,
}

fn heights_id(ui: &Ui) -> Id {
    Id::unique(("heights of the dialog", ui.layer_id()))
}

/// The room for the body: what the window leaves beside the rest of the dialog.
fn room(ui: &Ui) -> f32 {
    let heights: Option<Heights> = ui.data(|data| data.get_temp(heights_id(ui)));
    let taken = heights.map_or(USUAL_AROUND, |heights| heights.around + heights.excess);
    ui.ctx().content_rect().height() - EDGES - taken
}

/// Shows a body that fills the height it is given. `least` and `most` are the limits of that height; where even the least one has
/// no room, the body is scrolled.
pub(super) fn show_filling_body<T>(ui: &mut Ui, (least, most): (f32, f32), show: impl FnOnce(&mut Ui, f32) -> T) -> T {
    let room = room(ui);
    show_measured(ui, room.clamp(LEAST, most), |ui| {
        if room < least {
            let room = room.max(LEAST);
            let area = ScrollArea::vertical().id_salt("body").max_height(room).min_scrolled_height(room);
            area.auto_shrink([false, true]).show(ui, |ui| show(ui, least)).inner
        } else {
            show(ui, room.min(most))
        }
    })
}

/// Shows a body as high as what is in it. Where this is too high, the body is scrolled.
pub(super) fn show_scrolled_body<T>(ui: &mut Ui, show: impl FnOnce(&mut Ui) -> T) -> T {
    let room = room(ui).max(LEAST);
    show_measured(ui, room, |ui| {
        let area = ScrollArea::vertical().id_salt("body").max_height(room).min_scrolled_height(room);
        area.auto_shrink([false, true]).show(ui, show).inner
    })
}

/// Shows a body that is asked to be no higher than this.
fn show_measured<T>(ui: &mut Ui, asked: f32, show: impl FnOnce(&mut Ui) -> T) -> T {
    let shown = ui.scope(show);
    let body = shown.response.rect.height();
    let excess = (body - asked).max(0.0);
    let has_more_room = ui.data_mut(|data| {
        let heights = data.get_temp_mut_or(heights_id(ui), Heights { around: USUAL_AROUND, body, excess: 0.0 });
        let has_more_room = heights.excess - excess > 0.5;
        heights.body = body;
        // What the body is asked for is less by the excess of the last frame already.
        heights.excess = excess;
        has_more_room
    });
    if has_more_room {
        ui.ctx().request_repaint();
    }
    shown.inner
}

/// Measures what is around the body of a dialog whose content has this height. Call it when everything is laid out.
pub(super) fn measure_around_body(ui: &Ui) {
    let id = heights_id(ui);
    let Some(heights) = ui.data(|data| data.get_temp::<Heights>(id)) else { return };
    let around = ui.min_rect().height() - heights.body;
    if (around - heights.around).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, Heights { around, ..heights }));
        ui.ctx().request_repaint();
    }
}
