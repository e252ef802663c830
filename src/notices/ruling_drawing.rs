//! The drawn board of a ruling, in black and grey: the part of the board where the units are.

use super::plot::{AreaFill, DrawnLine, DrawnText, LinePurpose, PlotDrawing};
use crate::rulings::{
    ArrowKind, DrawingPoint, DrawingRectangle, LabelSizes, OrderArrow, Province, Ruling, Unit, UnitKind, UnitMarkKind,
    board_drawing, label_positions, order_arrows, unit_marks,
};

/// The size of the letters of units, in the unit of the drawing.
const LETTERS: f32 = 13.0;

/// The size of the names of provinces.
const NAME_LETTERS: f32 = 11.0;

/// Half the width of a unit.
const UNIT_RADIUS: f32 = 13.0;

/// The room around the units and the arrows.
const ROOM: f32 = 90.0;

/// The least width and height of the part of the board that is drawn.
const LEAST_PART: DrawingPoint = [440.0, 330.0];

/// The board with the units before the orders, and the orders as arrows. A move that fails ends in a cross, supports, convoys and
/// retreats are dashed, a dislodged unit has a second outline, a unit that is built a plus, and one that goes a cross. What is far
/// from all units is left out.
pub(super) fn ruling_drawing(ruling: &Ruling) -> PlotDrawing {
    let arrows = order_arrows(ruling);
    let units = ruling.before.units();
    let marks = unit_marks(ruling);
    let ends = arrows.iter().flat_map(|arrow| [arrow.start, arrow.end]);
    let places = units.iter().map(|unit| board_drawing().anchor(unit.province()));
    let part = part_around(ends.chain(places).chain(marks.iter().map(|mark| mark.at)));
    let mut drawing = PlotDrawing { height: part.most[1] - part.least[1], ..PlotDrawing::default() };
    draw_land_and_sea(&mut drawing, part);
    for arrow in &arrows {
        draw_arrow(&mut drawing, *arrow, part);
    }
    for unit in units {
        let at = place_in(part, board_drawing().anchor(unit.province()));
        let is_dislodged =
            ruling.orders.iter().any(|order| order.is_dislodged && order.province == Some(unit.province()));
        draw_unit(&mut drawing, *unit, at, is_dislodged);
    }
    for mark in marks {
        let at = place_in(part, mark.at);
        match mark.kind {
            UnitMarkKind::Built(unit) => {
                draw_unit(&mut drawing, unit, at, false);
                draw_strokes(&mut drawing, [at[0] + UNIT_RADIUS + 3.0, at[1] - UNIT_RADIUS], [[5.0, 0.0], [0.0, 5.0]]);
            }
            UnitMarkKind::Dislodged(unit) => draw_unit(&mut drawing, unit, at, true),
            UnitMarkKind::Gone => draw_strokes(&mut drawing, at, [[14.0, 14.0], [14.0, -14.0]]),
        }
    }
    draw_names(&mut drawing, ruling, &arrows, part);
    drawing
}

/// The part of the board around all these places.
fn part_around(places: impl Iterator<Item = DrawingPoint>) -> DrawingRectangle {
    let mut part = DrawingRectangle { least: [f32::MAX; 2], most: [f32::MIN; 2] };
    for place in places {
        for (axis, coordinate) in place.into_iter().enumerate() {
            part.least[axis] = part.least[axis].min(coordinate - ROOM);
            part.most[axis] = part.most[axis].max(coordinate + ROOM);
        }
    }
    for (axis, whole) in DrawingRectangle::WHOLE.most.into_iter().enumerate() {
        let length = (part.most[axis] - part.least[axis]).clamp(LEAST_PART[axis], whole);
        let middle = f32::midpoint(part.least[axis], part.most[axis]);
        part.least[axis] = (middle - length / 2.0).clamp(0.0, whole - length);
        part.most[axis] = part.least[axis] + length;
    }
    part
}

/// A place of the board in the drawing of a part of it.
fn place_in(part: DrawingRectangle, [x, y]: DrawingPoint) -> DrawingPoint {
    [x - part.least[0], y - part.least[1]]
}

/// The corners of an area in the drawing, and the first one again.
fn edge_in(part: DrawingRectangle, corners: &[DrawingPoint]) -> Vec<DrawingPoint> {
    let kept = part.cut_area(corners);
    kept.iter().chain(kept.first()).map(|corner| place_in(part, *corner)).collect()
}

fn draw_land_and_sea(drawing: &mut PlotDrawing, part: DrawingRectangle) {
    for area in &board_drawing().parts {
        let fill = match area.province {
            Some(province) if province.is_sea() => AreaFill::Sea,
            Some(_) => continue,
            None => AreaFill::ClosedLand,
        };
        let edge = edge_in(part, &area.corners);
        if !edge.is_empty() {
            drawing.lines.push(line(edge, 0.6, LinePurpose::Edge(fill)));
        }
    }
    for border in &board_drawing().borders {
        let purpose = if border.is_coast() { LinePurpose::SoloScale } else { LinePurpose::Scale };
        let width = if border.is_coast() { 1.2 } else { 0.8 };
        if let Some(kept) = part.cut_line([border.start, border.end]) {
            drawing.lines.push(line(kept.map(|end| place_in(part, end)).to_vec(), width, purpose));
        }
    }
    let DrawingRectangle { least: [left, top], most: [right, bottom] } = part;
    let frame = edge_in(part, &[[left, top], [right, top], [right, bottom], [left, bottom]]);
    drawing.lines.push(line(frame, 0.8, LinePurpose::SoloScale));
}

/// The name of each province in the part, a centre with a star, and the coast of a fleet.
fn draw_names(drawing: &mut PlotDrawing, ruling: &Ruling, arrows: &[OrderArrow], part: DrawingRectangle) {
    let name = |province: Province| {
        let mark = if province.is_centre() { "*" } else { "" };
        format!("{}{mark}", ruling.before.letters_of(province))
    };
    // The cross or the barbs at the end need room too.
    let beyond =
        |arrow: &OrderArrow, axis: usize| arrow.end[axis] + (arrow.end[axis] - arrow.start[axis]).clamp(-8.0, 8.0);
    let lines: Vec<[DrawingPoint; 2]> =
        arrows.iter().map(|arrow| [arrow.start, [beyond(arrow, 0), beyond(arrow, 1)]]).collect();
    let sizes = LabelSizes { unit_radius: UNIT_RADIUS + 1.0, letter_height: NAME_LETTERS };
    let width = |province: Province| text_width(&name(province), NAME_LETTERS);
    for (province, [x, y]) in label_positions(sizes, &lines, &width) {
        let (across, down) = (width(province) / 2.0, NAME_LETTERS / 2.0);
        if part.contains([x - across, y - down]) && part.contains([x + across, y + down]) {
            let [x, y] = place_in(part, [x, y]);
            // A capital letter is about 0.7 sizes high.
            drawing.texts.push(text(name(province), [x, y + NAME_LETTERS * 0.35], NAME_LETTERS));
        }
    }
}

/// A unit with the letter of its power. A dislodged unit has a second outline.
fn draw_unit(drawing: &mut PlotDrawing, unit: Unit, at: DrawingPoint, is_dislodged: bool) {
    let outlines: &[f32] = if is_dislodged { &[UNIT_RADIUS + 4.0, UNIT_RADIUS] } else { &[UNIT_RADIUS] };
    for radius in outlines {
        drawing.lines.push(line(outline(unit.kind, at, *radius), 1.5, LinePurpose::Edge(AreaFill::Unit)));
    }
    drawing.texts.push(text(unit.power.letter().to_string(), [at[0], at[1] + 4.5], LETTERS));
}

/// Two strokes through a point, each to both sides of it: a cross or a plus.
fn draw_strokes(drawing: &mut PlotDrawing, [x, y]: DrawingPoint, strokes: [DrawingPoint; 2]) {
    for [across, along] in strokes {
        let stroke = vec![[x - across, y - along], [x + across, y + along]];
        drawing.lines.push(line(stroke, 1.8, LinePurpose::Series(0)));
    }
}

/// A circle for an army, a rectangle for a fleet.
fn outline(kind: UnitKind, [x, y]: DrawingPoint, radius: f32) -> Vec<DrawingPoint> {
    const CORNERS: u8 = 24;
    match kind {
        UnitKind::Army => {
            let angle = |corner: u8| f32::from(corner) / f32::from(CORNERS) * std::f32::consts::TAU;
            let corner = |corner: u8| [x + radius * angle(corner).cos(), y + radius * angle(corner).sin()];
            (0..=CORNERS).map(corner).collect()
        }
        UnitKind::Fleet => {
            let (right, down) = (radius * 1.15, radius * 0.8);
            [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)]
                .map(|(across, along)| [x + across * right, y + along * down])
                .to_vec()
        }
    }
}

fn draw_arrow(drawing: &mut PlotDrawing, arrow: OrderArrow, part: DrawingRectangle) {
    let OrderArrow { kind, has_failed, .. } = arrow;
    let (start, end) = (place_in(part, arrow.start), place_in(part, arrow.end));
    if kind == ArrowKind::SupportOrConvoy {
        let dashed = DrawnLine { dashes: vec![5.0, 4.0], ..line(vec![start, end], 1.2, LinePurpose::Series(0)) };
        drawing.lines.push(dashed);
        return;
    }
    let dashes = if kind == ArrowKind::Retreat { vec![8.0, 4.0] } else { Vec::new() };
    drawing.lines.push(DrawnLine { dashes, ..line(vec![start, end], 1.8, LinePurpose::Series(0)) });
    let [x, y] = end;
    if has_failed {
        draw_strokes(drawing, end, [[5.0, 5.0], [5.0, -5.0]]);
    } else {
        let (step_x, step_y) = (x - start[0], y - start[1]);
        let length = step_x.hypot(step_y).max(1.0);
        let (along_x, along_y) = (step_x / length, step_y / length);
        let barb = |side: f32| [x - along_x * 10.0 - along_y * side, y - along_y * 10.0 + along_x * side];
        drawing.lines.push(line(vec![barb(5.0), end, barb(-5.0)], 1.8, LinePurpose::Series(0)));
    }
}

fn line(points: Vec<DrawingPoint>, width: f32, purpose: LinePurpose) -> DrawnLine {
    DrawnLine { points: points.into_iter().map(|[x, y]| (x, y)).collect(), width, dashes: Vec::new(), purpose }
}

/// A text whose middle is above or below a point.
fn text(text: String, [x, baseline]: DrawingPoint, size: f32) -> DrawnText {
    let left = x - text_width(&text, size) / 2.0;
    DrawnText { text, left, baseline, size, series: None, is_bold: false }
}

/// The width of a text. A letter is about half as wide as it is high.
fn text_width(text: &str, size: f32) -> f32 {
    text.chars().map(|letter| if matches!(letter, '*' | '/') { 0.45 } else { 0.58 }).sum::<f32>() * size
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::rule_text;

    #[test]
    fn the_drawing_shows_sea_land_and_each_unit() {
        let drawing = ruling_drawing(&rule_text("position: start\norders\nAustria: A Vie - Tyr"));
        let edges =
            |fill: AreaFill| drawing.lines.iter().filter(|line| line.purpose == LinePurpose::Edge(fill)).count();
        assert_eq!(edges(AreaFill::Unit), 22);
        assert!(edges(AreaFill::Sea) > 18, "the sea is not the land");
        assert!(edges(AreaFill::ClosedLand) > 0);
        assert!(drawing.texts.iter().any(|text| text.text == "Stp/sc*"), "the coast of a fleet is named");
    }

    #[test]
    fn builds_and_removals_are_drawn() {
        let ruling = rule_text(
            "season: Winter 1903\nposition\nAustria: A Ser\nItaly: A Tun, A Mun\ncentres\nAustria: Ser, Vie\nItaly: Nap\norders\nAustria: A Vie\nItaly: remove A Mun",
        );
        let drawing = ruling_drawing(&ruling);
        let letters = drawing.texts.iter().filter(|text| text.text.chars().count() == 1).count();
        assert_eq!(letters, 4, "the new army is drawn too");
        let strokes = drawing.lines.iter().filter(|line| line.purpose == LinePurpose::Series(0)).count();
        assert_eq!(strokes, 4, "a plus and a cross");
    }

    #[test]
    fn a_dispute_in_one_place_is_drawn_without_the_rest_of_the_board() {
        let ruling =
            rule_text("position\nAustria: A Vie\nItaly: A Ven\norders\nAustria: A Vie - Tyr\nItaly: A Ven - Tyr");
        let drawing = ruling_drawing(&ruling);
        let [width, height] = LEAST_PART;
        assert!((drawing.height - height).abs() < 0.1, "{}", drawing.height);
        for (x, y) in drawing.lines.iter().flat_map(|line| &line.points) {
            assert!((-0.1..=width + 0.1).contains(x) && (-0.1..=height + 0.1).contains(y), "{x}, {y}");
        }
        let names: Vec<&str> = drawing.texts.iter().map(|text| text.text.as_str()).collect();
        assert!(names.contains(&"Tyr") && names.contains(&"Vie*") && !names.contains(&"Lon*"), "{names:?}");
    }
}
