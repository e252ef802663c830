//! The tabs along the bottom of the window.

use eframe::egui::{
    self, Align2, Button, Color32, Frame, Pos2, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::commands::Command;
use crate::app::session::Session;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::views::tab::Tab;

/// The button beside the tabs.
const ADD_ROUND: &str = "Add a round";

/// The clicks on the tabs.
#[derive(Debug, Default)]
pub(crate) struct TabStripResponse {
    /// The tab that was clicked.
    pub tab: Option<Tab>,
    pub command: Option<Command>,
    /// The position at which the right mouse button asked for the menu of the tab.
    pub menu: Option<Pos2>,
}

/// Shows the tabs.
pub(crate) fn show_tab_strip(ui: &mut Ui, session: &mut Session) -> TabStripResponse {
    let current = session.tab;
    let scroll = session.take_scroll_to_tab();
    let palette = Palette::current(ui.ctx());
    let mut clicks = TabStripResponse::default();
    let frame = Frame::new().fill(palette.panel);
    egui::Panel::bottom("tabs").exact_size(size::BAR).frame(frame).show_separator_line(true).show(ui, |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.add_space(size::GAP);
            // The button for a round stays in view beside tabs that need more than the width.
            let button =
                ui.painter().layout_no_wrap(ADD_ROUND.to_owned(), TextStyle::Body.resolve(ui.style()), palette.ink);
            let room = button.size().x + 2.0 * (ui.spacing().button_padding.x + size::GAP);
            egui::ScrollArea::horizontal()
                .max_width((ui.available_width() - room).max(room))
                .scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden)
                .show(ui, |ui| {
                    for tab in session.tabs() {
                        let response =
                            show_tab(ui, &session.views.name(tab, session.engine()), tab == current, &palette);
                        if response.clicked() || response.secondary_clicked() {
                            clicks.tab = Some(tab);
                        }
                        if response.double_clicked() && tab.round().is_some() {
                            clicks.command = Some(Command::RenameRound);
                        }
                        if response.secondary_clicked() {
                            clicks.menu = response.interact_pointer_pos();
                        }
                        if tab == current && scroll {
                            response.scroll_to_me(None);
                        }
                    }
                });
            ui.add_space(size::GAP);
            let add = Button::new(ADD_ROUND).frame_when_inactive(false);
            if ui.add(add).on_hover_text(Command::AddRound.info().help).clicked() {
                clicks.command = Some(Command::AddRound);
            }
        });
    });
    clicks
}

fn show_tab(ui: &mut Ui, name: &str, current: bool, palette: &Palette) -> egui::Response {
    let font = if current { bold_body() } else { TextStyle::Body.resolve(ui.style()) };
    let ink = if current { palette.accent } else { palette.ink };
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, ink);
    // Every tab has room for its name in bold, so no tab moves when another is chosen.
    let bold = ui.painter().layout_no_wrap(name.to_owned(), bold_body(), ink);
    let (rect, response) = ui.allocate_exact_size(vec2(bold.size().x + 26.0, size::BAR), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, current, name));
    let fill = if current {
        palette.paper
    } else if response.hovered() {
        palette.hovered
    } else {
        Color32::TRANSPARENT
    };
    ui.painter().rect_filled(rect, 0.0, fill);
    if current {
        // The current tab has no line above, and a coloured line below.
        let line = egui::Rect::from_min_max(pos2(rect.left(), rect.bottom() - 2.5), rect.max);
        ui.painter().rect_filled(line, 0.0, palette.accent);
    }
    ui.painter().vline(rect.right(), rect.y_range(), Stroke::new(1.0, palette.hairline));
    if response.has_focus() {
        ui.painter().rect_stroke(rect.shrink(1.0), 0.0, Stroke::new(1.5, palette.accent), egui::StrokeKind::Inside);
    }
    let place = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min;
    ui.painter().galley(place, galley, ink);
    response
}
