//! Paints the board of a ruling: provinces, units, and the orders as arrows. A dislodged unit has a ring.

use eframe::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::app::theme::Palette;
use crate::rulings::{
    DRAWING_HEIGHT, DRAWING_WIDTH, DrawingPoint, Order, OrderRuling, Outcome, Province, Ruling, Unit, UnitKind,
    board_drawing,
};

/// Places of the drawing on the screen.
#[derive(Clone, Copy)]
struct Scale {
    corner: Pos2,
    factor: f32,
}

impl Scale {
    fn place(self, point: DrawingPoint) -> Pos2 {
        self.corner + vec2(point[0], point[1]) * self.factor
    }

    fn anchor(self, province: Province) -> Pos2 {
        self.place(board_drawing().anchor(province))
    }
}

/// The size of the drawing in a room.
pub(super) fn board_size(room: Vec2) -> Vec2 {
    let factor = (room.x / DRAWING_WIDTH).min(room.y / DRAWING_HEIGHT);
    Vec2::new(DRAWING_WIDTH, DRAWING_HEIGHT) * factor
}

/// Paints the position before the orders, with the orders as arrows.
pub(super) fn show_board(ui: &mut Ui, ruling: &Ruling, size: Vec2) {
    let palette = Palette::current(ui.ctx());
    let factor = size.x / DRAWING_WIDTH;
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter_at(rect);
    let scale = Scale { corner: rect.min, factor };
    paint_provinces(&painter, scale, rect, palette);
    for order in &ruling.orders {
        paint_order(&painter, scale, palette, order);
    }
    for unit in ruling.before.units() {
        let is_dislodged =
            ruling.orders.iter().any(|order| order.is_dislodged && order.province == Some(unit.province()));
        paint_unit(&painter, scale, palette, *unit, is_dislodged);
    }
}

fn paint_provinces(painter: &Painter, scale: Scale, rect: Rect, palette: Palette) {
    let drawing = board_drawing();
    for part in &drawing.parts {
        let fill = match part.province {
            Some(province) if province.is_sea() => palette.board_sea,
            Some(_) => palette.board_land,
            None => palette.line,
        };
        let corners = part.corners.iter().map(|corner| scale.place(*corner)).collect();
        // The line hides the seam between two parts of a province.
        painter.add(Shape::convex_polygon(corners, fill, Stroke::new(1.0, fill)));
    }
    for (start, end) in &drawing.borders {
        painter.line_segment([scale.place(*start), scale.place(*end)], Stroke::new(1.0, palette.line));
    }
    painter.rect_stroke(rect, 0.0, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let font = FontId::proportional((15.0 * scale.factor).clamp(7.5, 13.0));
    for province in Province::all() {
        let below = vec2(0.0, 17.0 * scale.factor);
        let mark = if province.is_centre() { "•" } else { "" };
        let text = format!("{}{mark}", province.letters());
        painter.text(scale.anchor(province) + below, Align2::CENTER_CENTER, text, font.clone(), palette.faded);
    }
}

fn paint_unit(painter: &Painter, scale: Scale, palette: Palette, unit: Unit, is_dislodged: bool) {
    let at = scale.anchor(unit.province());
    let radius = (13.0 * scale.factor).max(6.5);
    let fill = palette.power(unit.power);
    let edge = Stroke::new(1.0, palette.ink);
    match unit.kind {
        UnitKind::Army => {
            painter.circle(at, radius, fill, edge);
        }
        UnitKind::Fleet => {
            let rect = Rect::from_center_size(at, vec2(radius * 2.2, radius * 1.5));
            painter.rect(rect, 2.0, fill, edge, StrokeKind::Middle);
        }
    }
    if is_dislodged {
        painter.circle_stroke(at, radius * 1.6, Stroke::new(2.0, palette.problem));
    }
    let is_light = u32::from(fill.r()) * 3 + u32::from(fill.g()) * 6 + u32::from(fill.b()) > 1400;
    let ink = if is_light { Color32::BLACK } else { Color32::WHITE };
    let font = FontId::proportional((radius * 1.2).max(8.0));
    painter.text(at, Align2::CENTER_CENTER, unit.power.letter(), font, ink);
}

fn paint_order(painter: &Painter, scale: Scale, palette: Palette, order: &OrderRuling) {
    let Some(from) = order.province.map(|province| scale.anchor(province)) else { return };
    let has_failed = !matches!(order.outcome, Outcome::Moves | Outcome::Supports | Outcome::Convoys | Outcome::Holds);
    let colour = if has_failed { palette.problem } else { palette.ink };
    match order.order {
        Some(Order::Move(to)) => {
            let to = scale.anchor(to.province);
            let end = if has_failed { from + (to - from) * 0.8 } else { to - (to - from).normalized() * 8.0 };
            painter.arrow(from, end - from, Stroke::new(2.0, colour));
            if has_failed {
                paint_cross(painter, end, colour);
            }
        }
        Some(Order::SupportHold(other)) => paint_dashes(painter, from, scale.anchor(other), colour),
        Some(Order::SupportMove { from: other, to } | Order::Convoy { from: other, to }) => {
            let (other, to) = (scale.anchor(other), scale.anchor(to));
            paint_dashes(painter, from, other + (to - other) * 0.5, colour);
        }
        _ => {}
    }
}

fn paint_dashes(painter: &Painter, from: Pos2, to: Pos2, colour: Color32) {
    painter.extend(Shape::dashed_line(&[from, to], Stroke::new(1.5, colour), 5.0, 4.0));
}

fn paint_cross(painter: &Painter, at: Pos2, colour: Color32) {
    for (x, y) in [(4.0, 4.0), (4.0, -4.0)] {
        let arm = vec2(x, y);
        painter.line_segment([at - arm, at + arm], Stroke::new(2.0, colour));
    }
}
