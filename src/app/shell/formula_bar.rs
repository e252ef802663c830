//! The formula bar above the sheet: the location, the content and the formula of the cell at the cursor.

use eframe::egui::{self, CursorIcon, Frame, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use crate::app::commands::Command;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::widgets::truncated;
use crate::languages::window_sentences::shell as texts;

/// The texts that the formula bar shows for the cell at the cursor.
#[derive(Debug, Default)]
pub(crate) struct FormulaBar {
    /// “R2 · Board C · France · centres”.
    pub location: String,
    /// The full content of the cell, or the text that is being typed.
    pub content: String,
    /// The formula of a computed cell.
    pub formula: Option<String>,
    /// The explanation of the value in words.
    pub explanation: Option<String>,
    /// The problem of the cell.
    pub remark: Option<CellRemark>,
}

/// What is wrong with a cell.
#[derive(Debug)]
pub(crate) struct CellRemark {
    pub message: String,
    /// How to correct it. Empty where the message says it.
    pub cure: String,
    pub is_error: bool,
}

impl CellRemark {
    fn text(&self) -> String {
        if self.cure.is_empty() { self.message.clone() } else { format!("{} {}", self.message, self.cure) }
    }
}

/// The clicks on the formula bar.
#[derive(Debug, Default)]
pub(crate) struct FormulaBarResponse {
    /// Whether the location was clicked, to go elsewhere.
    pub location_clicked: bool,
    /// Whether the mouse button is down on the content. The grid then keeps the keyboard focus.
    pub pressed: bool,
    /// The letter of the content that was clicked.
    pub caret: Option<usize>,
}

/// The room below which the beginning of a message says nothing.
const LEAST_OF_MESSAGE: f32 = 80.0;

/// Shows the formula bar above the sheet.
pub(crate) fn show_formula_bar(ui: &mut Ui, bar: &FormulaBar) -> FormulaBarResponse {
    let mut clicks = FormulaBarResponse::default();
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new().fill(palette.paper);
    egui::Panel::top("formula line").exact_size(size::BAR).frame(frame).show_separator_line(true).show(ui, |ui| {
        let rect = ui.max_rect();
        let middle = rect.center().y;
        // A long location takes room from the content, which is seldom as long.
        let name = ui.painter().layout_no_wrap(bar.location.clone(), bold_body(), palette.ink).size().x + 24.0;
        let usual = (rect.width() * 0.27).clamp(170.0, 300.0);
        let location_width = usual.max(name.min(rect.width() * 0.5));
        let location = egui::Rect::from_min_size(rect.min, vec2(location_width, rect.height()));
        ui.painter().rect_filled(location, 0.0, palette.heading);
        truncated(ui, pos2(rect.left() + 12.0, middle), &bar.location, location_width - 20.0, bold_body(), palette.ink);
        let body = TextStyle::Body.resolve(ui.style());
        let left = location.right() + 12.0;
        let content = ui.painter().layout_no_wrap(bar.content.clone(), body.clone(), palette.ink);
        let (content_left, content_width) = (left, content.size().x);
        let room = rect.right() - left - 12.0;
        truncated(ui, pos2(left, middle), &bar.content, room, body.clone(), palette.ink);
        let left = left + content_width.min(room) + if bar.content.is_empty() { 0.0 } else { size::SPACE };
        let room = rect.right() - left - 12.0;
        let (text, ink) = match (&bar.remark, &bar.formula) {
            (Some(remark), _) => (remark.text(), if remark.is_error { palette.problem } else { palette.remark }),
            (None, Some(formula)) => (format!("= {formula}"), palette.faded),
            (None, None) => (bar.explanation.clone().unwrap_or_default(), palette.faded),
        };
        if room > 40.0 && !text.is_empty() {
            let cure = bar.remark.as_ref().filter(|remark| !remark.cure.is_empty());
            let width = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), body.clone(), ink).size().x;
            match cure.filter(|_| width(&text) > room) {
                // What is to be done stays whole, and what is wrong is shortened.
                Some(CellRemark { message, cure, .. }) => {
                    let before = room - width(cure) - size::SPACE;
                    let mut cure_left = left;
                    if before > LEAST_OF_MESSAGE {
                        truncated(ui, pos2(left, middle), message, before, body.clone(), ink);
                        cure_left += before + size::SPACE;
                    }
                    truncated(ui, pos2(cure_left, middle), cure, rect.right() - cure_left - 12.0, body, ink);
                }
                None => truncated(ui, pos2(left, middle), &text, room, body, ink),
            }
        }
        let name_box = ui.interact(location, ui.scope_id().with("location"), Sense::click());
        let name_box = name_box.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(Command::GoTo.help());
        clicks.location_clicked = name_box.clicked();
        name_box.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts::go_to_another_place()));
        let beside = egui::Rect::from_min_max(location.right_top(), rect.max);
        let response = ui.interact(beside, ui.scope_id().with("formula"), Sense::click());
        clicks.pressed = response.is_pointer_button_down_on() || response.clicked();
        if let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) {
            let place = vec2(at.x - content_left, content.size().y / 2.0);
            clicks.caret = Some(content.cursor_from_pos(place).index.0);
        }
        let whole = [bar.location.as_str(), bar.content.as_str(), text.as_str()];
        let whole = whole.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("   ");
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, texts::formula_line(&whole)));
        if !text.is_empty() {
            response.on_hover_text(text);
        }
    });
    clicks
}
