//! The tabs along the bottom of the window.

use eframe::egui::{
    self, Align2, Button, Color32, Frame, Pos2, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::commands::Command;
use crate::app::session::Session;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::views::tab::Tab;

/// The text of the button that adds a round, where the tabs need the room.
const ADD_ROUND_SHORT: &str = "+";
/// The button that lists the tabs that are out of view.
const OTHER_TABS: &str = "…";

/// The clicks on the tabs.
#[derive(Debug, Default)]
pub(crate) struct TabStripResponse {
    /// The tab that was clicked.
    pub tab: Option<Tab>,
    pub command: Option<Command>,
    /// The position at which the right mouse button asked for the menu of the tab.
    pub menu: Option<Pos2>,
}

/// The least and the usual room beside the name of a tab, in points.
const PADDING: (f32, f32) = (10.0, 26.0);

/// How the tabs share the width.
struct StripLayout {
    /// The room beside each name.
    padding: f32,
    /// The width of all tabs in view.
    width: f32,
    /// Whether some tabs are out of view.
    is_cut: bool,
    add_round: &'static str,
}

impl StripLayout {
    /// The layout of tabs with these widths of their names. The button for a round stays in view beside them.
    fn new(ui: &Ui, names: &[f32]) -> StripLayout {
        let button_padding = 2.0 * (ui.spacing().button_padding.x + size::GAP);
        let button = |text: &str| {
            let font = TextStyle::Body.resolve(ui.style());
            ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x + button_padding
        };
        let room = |buttons: f32| (ui.available_width() - buttons).max(buttons);
        #[expect(clippy::cast_precision_loss, reason = "the number of tabs")]
        let (sum, many) = (names.iter().sum::<f32>(), names.len().max(1) as f32);
        let width = room(button(Command::AddRound.name()));
        let padding = ((width - sum) / many).clamp(PADDING.0, PADDING.1);
        if sum + padding * many <= width {
            return StripLayout { padding, width, is_cut: false, add_round: Command::AddRound.name() };
        }
        let width = room(button(ADD_ROUND_SHORT) + button(OTHER_TABS));
        StripLayout { padding, width, is_cut: true, add_round: ADD_ROUND_SHORT }
    }
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
            let tabs = session.tabs();
            let names: Vec<_> = tabs.iter().map(|tab| session.views.name(*tab, session.engine())).collect();
            let widths: Vec<f32> = names.iter().map(|name| bold_width(ui, name)).collect();
            let layout = StripLayout::new(ui, &widths);
            egui::ScrollArea::horizontal()
                .max_width(layout.width)
                .scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden)
                .show(ui, |ui| {
                    for ((tab, name), width) in tabs.into_iter().zip(&names).zip(widths) {
                        let response = show_tab(ui, name, width + layout.padding, tab == current, &palette);
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
            let mut button = |text: &str, command: Command| {
                let response = ui.add(Button::new(text).frame_when_inactive(false));
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, command.name().trim_end_matches('…')));
                if response.on_hover_text(command.help()).clicked() {
                    clicks.command = Some(command);
                }
            };
            if layout.is_cut {
                button(OTHER_TABS, Command::GoTo);
            }
            button(layout.add_round, Command::AddRound);
        });
    });
    clicks
}

/// The width of the name of a tab in bold. Every tab has room for it, so no tab moves when another is chosen.
fn bold_width(ui: &Ui, name: &str) -> f32 {
    ui.painter().layout_no_wrap(name.to_owned(), bold_body(), Color32::PLACEHOLDER).size().x
}

fn show_tab(ui: &mut Ui, name: &str, width: f32, current: bool, palette: &Palette) -> egui::Response {
    let font = if current { bold_body() } else { TextStyle::Body.resolve(ui.style()) };
    let ink = if current { palette.accent } else { palette.ink };
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, ink);
    let (rect, response) = ui.allocate_exact_size(vec2(width, size::BAR), Sense::click());
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
