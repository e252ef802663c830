//! Paints the board of a ruling: provinces, units, and the orders as arrows. A dislodged unit has a ring.

use eframe::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, vec2,
};

use crate::app::theme::Palette;
use crate::languages::window_sentences::rulings_desk as texts;
use crate::rulings::{
    ArrowKind, DRAWING_HEIGHT, DRAWING_WIDTH, DrawingPoint, LabelSizes, OrderArrow, Province, Ruling, Unit, UnitKind,
    UnitMarkKind, board_drawing, label_positions, order_arrows, unit_marks,
};

/// The least size of letters on the board, in points.
const SMALLEST_LETTERS: f32 = 9.0;

/// Places of the drawing on the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
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

    fn unit_radius(self) -> f32 {
        (13.0 * self.factor).max(7.0)
    }

    /// The province at a place of the screen.
    pub(super) fn province_at(self, at: Pos2) -> Option<Province> {
        let point = (at - self.corner) / self.factor;
        board_drawing().province_at([point.x, point.y])
    }
}

/// The size of the drawing in a room.
pub(super) fn board_size(room: Vec2) -> Vec2 {
    let factor = (room.x / DRAWING_WIDTH).min(room.y / DRAWING_HEIGHT);
    Vec2::new(DRAWING_WIDTH, DRAWING_HEIGHT) * factor
}

/// Makes room for the board. What is painted there takes clicks and keys.
pub(super) fn board_area(ui: &mut Ui, size: Vec2) -> (Response, Scale) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    (response, Scale { corner: rect.min, factor: size.x / DRAWING_WIDTH })
}

/// Paints the position before the orders, with the orders as arrows. The marked province has another colour.
pub(super) fn paint_board(
    ui: &Ui,
    board: &Response,
    scale: Scale,
    ruling: &Ruling,
    marked: Option<Province>,
    labels: &mut LabelCache,
) {
    let palette = Palette::current(ui.ctx());
    let painter = ui.painter_at(board.rect);
    paint_provinces(&painter, scale, palette, marked);
    let edge = if board.has_focus() { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.line) };
    painter.rect_stroke(board.rect, 0.0, edge, StrokeKind::Inside);
    for arrow in order_arrows(ruling) {
        paint_order(&painter, scale, palette, arrow);
    }
    for unit in ruling.before.units() {
        let is_dislodged =
            ruling.orders.iter().any(|order| order.is_dislodged && order.province == Some(unit.province()));
        paint_unit(&painter, scale, palette, *unit, scale.anchor(unit.province()), is_dislodged);
    }
    for mark in unit_marks(ruling) {
        let at = scale.place(mark.at);
        let radius = scale.unit_radius();
        match mark.kind {
            UnitMarkKind::Built(unit) => {
                paint_unit(&painter, scale, palette, unit, at, false);
                let arm = radius * 0.5;
                paint_strokes(
                    &painter,
                    at + vec2(radius, -radius) * 1.2,
                    palette.ink,
                    [vec2(arm, 0.0), vec2(0.0, arm)],
                );
            }
            UnitMarkKind::Dislodged(unit) => paint_unit(&painter, scale, palette, unit, at, true),
            UnitMarkKind::Gone => {
                paint_strokes(&painter, at, palette.problem, [vec2(radius, radius), vec2(radius, -radius)]);
            }
        }
    }
    // An arrow hides no name.
    paint_names(&painter, scale, palette, ruling, labels);
    board.widget_info(|| {
        let unit_text = |unit: &Unit| format!("{} {}", unit.power.name_in_window(), unit.letters());
        let units = ruling.before.units().iter().map(unit_text);
        let mut info = WidgetInfo::labeled(Role::Image, true, texts::drawn_board());
        info.current_text_value = Some(units.collect::<Vec<_>>().join(", "));
        info
    });
}

fn paint_provinces(painter: &Painter, scale: Scale, palette: Palette, marked: Option<Province>) {
    let drawing = board_drawing();
    for part in &drawing.parts {
        let fill = match part.province {
            Some(province) if Some(province) == marked => palette.selected,
            Some(province) if province.is_sea() => palette.board_sea,
            Some(_) => palette.board_land,
            None => palette.line,
        };
        let corners = part.corners.iter().map(|corner| scale.place(*corner)).collect();
        // The line hides the seam between two parts of a province.
        painter.add(Shape::convex_polygon(corners, fill, Stroke::new(1.0, fill)));
    }
    for border in &drawing.borders {
        let line = if border.is_coast() { palette.faded } else { palette.line };
        painter.line_segment([scale.place(border.start), scale.place(border.end)], Stroke::new(1.0, line));
    }
}

/// Paints the letters of the provinces, a centre with a dot, and the coast of a fleet. Only this coast can move a name.
fn paint_names(painter: &Painter, scale: Scale, palette: Palette, ruling: &Ruling, labels: &mut LabelCache) {
    let font = FontId::proportional((15.0 * scale.factor).clamp(SMALLEST_LETTERS, 13.0));
    let names = Province::all().map(|province| {
        let mark = if province.is_centre() { "•" } else { "" };
        let text = format!("{}{mark}", ruling.before.letters_of(province));
        painter.layout_no_wrap(text, font.clone(), palette.faded)
    });
    let names: Vec<_> = names.collect();
    // The line of a text is higher than its letters.
    let letter_height = font.size * 0.8 / scale.factor;
    let sizes = LabelSizes { unit_radius: scale.unit_radius() / scale.factor, letter_height };
    let widths: Vec<f32> = names.iter().map(|name| name.size().x / scale.factor).collect();
    for (province, place) in labels.positions(sizes, widths) {
        let galley = &names[province.index()];
        painter.galley(scale.place(*place) - galley.size() / 2.0, galley.clone(), palette.faded);
    }
}

/// Where the names stand, computed again only for other sizes.
#[derive(Debug, Default)]
pub(super) struct LabelCache {
    /// The sizes and widths of the positions.
    sizes: Option<(LabelSizes, Vec<f32>)>,
    positions: Vec<(Province, DrawingPoint)>,
}

impl LabelCache {
    fn positions(&mut self, sizes: LabelSizes, widths: Vec<f32>) -> &[(Province, DrawingPoint)] {
        let wanted = Some((sizes, widths));
        if self.sizes != wanted {
            let width = |province: Province| wanted.as_ref().map_or(0.0, |(_, widths)| widths[province.index()]);
            self.positions = label_positions(sizes, &[], &width);
            self.sizes = wanted;
        }
        &self.positions
    }
}

fn paint_unit(painter: &Painter, scale: Scale, palette: Palette, unit: Unit, at: Pos2, is_dislodged: bool) {
    let radius = scale.unit_radius();
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
    let ink = palette.power_swatch(unit.power).ink();
    let font = FontId::proportional((radius * 1.2).max(SMALLEST_LETTERS));
    painter.text(at, Align2::CENTER_CENTER, unit.power.letter(), font, ink);
}

fn paint_order(painter: &Painter, scale: Scale, palette: Palette, arrow: OrderArrow) {
    let colour = if arrow.has_failed { palette.problem } else { palette.ink };
    let (start, end) = (scale.place(arrow.start), scale.place(arrow.end));
    match arrow.kind {
        ArrowKind::Move => {
            painter.arrow(start, end - start, Stroke::new(2.0, colour));
            if arrow.has_failed {
                paint_strokes(painter, end, colour, [vec2(4.0, 4.0), vec2(4.0, -4.0)]);
            }
        }
        ArrowKind::Retreat => {
            paint_dashes(painter, start, end, colour);
            let along = (end - start).normalized() * 8.0;
            for barb in [along.rot90(), -along.rot90()] {
                painter.line_segment([end, end - along + barb * 0.6], Stroke::new(1.5, colour));
            }
            if arrow.has_failed {
                paint_strokes(painter, end, colour, [vec2(4.0, 4.0), vec2(4.0, -4.0)]);
            }
        }
        ArrowKind::SupportOrConvoy => paint_dashes(painter, start, end, colour),
    }
}

fn paint_dashes(painter: &Painter, from: Pos2, to: Pos2, colour: Color32) {
    painter.extend(Shape::dashed_line(&[from, to], Stroke::new(1.5, colour), 5.0, 4.0));
}

/// Two strokes through a point, each to both sides of it: a cross or a plus.
fn paint_strokes(painter: &Painter, at: Pos2, colour: Color32, strokes: [Vec2; 2]) {
    for arm in strokes {
        painter.line_segment([at - arm, at + arm], Stroke::new(2.0, colour));
    }
}
