//! A ruling on disputed orders as a notice: each order with its outcome, the reason and the paragraph, the retreats, the position and
//! the owners of centres after it, and a drawing of the board.

use super::notice::{ColumnRole, Notice, NoticeCell, NoticeColumn, NoticeRow, NoticeSection};
use super::plot::{AreaFill, DrawnLine, DrawnText, LinePurpose, PlotDrawing};
use crate::book::Power;
use crate::rulings::{
    ArrowKind, DRAWING_HEIGHT, DrawingPoint, NameSizes, OrderArrow, Province, Ruling, UnitKind, board_drawing,
    name_places, order_arrows, turn_text,
};

/// The size of the letters of units in the drawing, in its unit.
const LETTERS: f32 = 13.0;

/// The size of the names of provinces.
const NAME_LETTERS: f32 = 11.0;

/// Half the width of a unit.
const UNIT_RADIUS: f32 = 13.0;

/// What the signs in the drawing mean.
const SIGNS: &str = "On the drawn board, circles are armies and rectangles are fleets. An arrow is a move, a cross ends a move that \
                     fails, dashes are supports and convoys, and a second outline is a dislodged unit.";

/// Describes a ruling. `board` is the short name of its board, or nothing.
pub fn ruling_notice(ruling: &Ruling, board: &str) -> Notice {
    let place = [board.to_owned(), turn_text(ruling.turn)];
    let place: Vec<String> = place.into_iter().filter(|text| !text.is_empty()).collect();
    let sections = [
        orders(ruling),
        table("Powers whose orders do not count", ["power", "cause", "consequence"], ban_rows(ruling)),
        table("Orders that do not count", ["power", "written", "why"], unused_rows(ruling)),
        table("Retreats", ["power", "unit", "to"], retreat_rows(ruling)),
        draw_votes(ruling),
        table("Position after the ruling", ["power", "units", ""], unit_rows(ruling)),
        table("Owners of centres after the ruling", ["power", "centres", ""], centre_rows(ruling)),
    ];
    // A ruling on a vote alone has no units.
    let drawing = (!ruling.before.units().is_empty()).then(|| drawing(ruling));
    let mut sentences = vec!["Paragraphs are those of the WDC 2006 rules; §5 is the 1971 Rulebook.".to_owned()];
    sentences.extend(drawing.is_some().then(|| SIGNS.to_owned()));
    Notice {
        title: "Ruling".to_owned(),
        subtitle: place.join(", "),
        sections: sections.into_iter().filter(|section| !section.rows.is_empty()).collect(),
        sentences,
        drawing,
        ..Notice::default()
    }
}

fn orders(ruling: &Ruling) -> NoticeSection {
    let written = ruling.orders.iter().filter(|order| !order.is_plain_hold());
    let rows = written.map(|order| {
        let mut reasons = vec![order.reason.to_string()];
        reasons.extend(order.notes.iter().map(ToString::to_string));
        let read = if order.read.is_empty() { "–" } else { order.read.as_str() };
        let written = if order.written.is_empty() { "–" } else { order.written.as_str() };
        row([order.power.name(), written, read, &order.outcome_text(), &reasons.join(" ")])
    });
    let roles = [
        (ColumnRole::Power, "power"),
        (ColumnRole::Subject, "written"),
        (ColumnRole::Ruling, "read as"),
        (ColumnRole::Outcome, "outcome"),
        (ColumnRole::RuleText, "why"),
    ];
    NoticeSection {
        title: "Orders".to_owned(),
        columns: roles.map(|(role, title)| NoticeColumn::new(role, title)).to_vec(),
        rows: rows.collect(),
        ..NoticeSection::default()
    }
}

fn draw_votes(ruling: &Ruling) -> NoticeSection {
    let votes = ruling.draw_votes.iter();
    let rows = votes.map(|vote| {
        let mut reasons = vec![vote.reason.to_string()];
        reasons.extend(vote.notes.iter().map(ToString::to_string));
        row([&vote.to_string(), vote.outcome.word(), &reasons.join(" ")])
    });
    let roles = [(ColumnRole::Ruling, "proposal"), (ColumnRole::Outcome, "outcome"), (ColumnRole::RuleText, "why")];
    NoticeSection {
        title: "Draw votes".to_owned(),
        columns: roles.map(|(role, title)| NoticeColumn::new(role, title)).to_vec(),
        rows: rows.collect(),
        ..NoticeSection::default()
    }
}

/// A section of two or three columns. A column without a title is left out.
fn table(title: &str, titles: [&str; 3], rows: Vec<NoticeRow>) -> NoticeSection {
    let roles = [ColumnRole::Power, ColumnRole::Subject, ColumnRole::RuleText];
    let columns = roles.into_iter().zip(titles).filter(|(_, title)| !title.is_empty());
    NoticeSection {
        title: title.to_owned(),
        columns: columns.map(|(role, title)| NoticeColumn::new(role, title)).collect(),
        rows,
        ..NoticeSection::default()
    }
}

fn row<const N: usize>(texts: [&str; N]) -> NoticeRow {
    NoticeRow { cells: texts.map(NoticeCell::text).to_vec(), ..NoticeRow::default() }
}

fn ban_rows(ruling: &Ruling) -> Vec<NoticeRow> {
    let banned = ruling.banned_powers();
    banned.map(|(power, ban)| row([power.name(), ban.name(), &ban.consequence().to_string()])).collect()
}

fn unused_rows(ruling: &Ruling) -> Vec<NoticeRow> {
    let unused = ruling.unused.iter();
    unused.map(|unused| row([unused.power.name(), &unused.written, &unused.reason.to_string()])).collect()
}

fn retreat_rows(ruling: &Ruling) -> Vec<NoticeRow> {
    let retreats = ruling.retreats.iter().map(|retreat| {
        let to: Vec<String> = retreat.to.iter().map(ToString::to_string).collect();
        let to = if to.is_empty() { "no space; it is disbanded".to_owned() } else { to.join(", ") };
        row([retreat.unit.power.name(), &retreat.unit.to_string(), &to])
    });
    retreats.collect()
}

fn unit_rows(ruling: &Ruling) -> Vec<NoticeRow> {
    let of = |power: Power| {
        let units = ruling.position.units().iter().filter(|unit| unit.power == power).map(|unit| unit.letters());
        units.collect::<Vec<_>>().join(", ")
    };
    let units = Power::ALL.into_iter().map(|power| (power, of(power))).filter(|(_, units)| !units.is_empty());
    units.map(|(power, units)| row([power.name(), &units])).collect()
}

fn centre_rows(ruling: &Ruling) -> Vec<NoticeRow> {
    let Some(centres) = &ruling.centres else { return Vec::new() };
    let of = |power: Power| centres.of(power).iter().map(|centre| centre.letters()).collect::<Vec<_>>();
    let owned = Power::ALL.into_iter().map(|power| (power, of(power))).filter(|(_, centres)| !centres.is_empty());
    owned.map(|(power, centres)| row([power.name(), &format!("{}: {}", centres.len(), centres.join(", "))])).collect()
}

/// The board with the units before the orders and the orders as arrows, in black and grey. A move that fails ends in a cross,
/// supports and convoys are dashed, a dislodged unit has a second outline.
fn drawing(ruling: &Ruling) -> PlotDrawing {
    let mut drawing = PlotDrawing { height: DRAWING_HEIGHT, ..PlotDrawing::default() };
    for part in &board_drawing().parts {
        let fill = match part.province {
            Some(province) if province.is_sea() => AreaFill::Sea,
            Some(_) => continue,
            None => AreaFill::ClosedLand,
        };
        drawing.lines.push(line(closed(&part.corners), 0.6, LinePurpose::Edge(fill)));
    }
    for border in &board_drawing().borders {
        let purpose = if border.is_coast() { LinePurpose::SoloScale } else { LinePurpose::Scale };
        let width = if border.is_coast() { 1.2 } else { 0.8 };
        drawing.lines.push(line(vec![border.start, border.end], width, purpose));
    }
    let arrows = order_arrows(ruling);
    for arrow in &arrows {
        draw_arrow(&mut drawing, *arrow);
    }
    for unit in ruling.before.units() {
        let at = board_drawing().anchor(unit.province());
        let is_dislodged =
            ruling.orders.iter().any(|order| order.is_dislodged && order.province == Some(unit.province()));
        let outlines: &[f32] = if is_dislodged { &[UNIT_RADIUS + 4.0, UNIT_RADIUS] } else { &[UNIT_RADIUS] };
        for radius in outlines {
            drawing.lines.push(line(outline(unit.kind, at, *radius), 1.5, LinePurpose::Edge(AreaFill::Unit)));
        }
        drawing.texts.push(text(unit.power.letter().to_string(), [at[0], at[1] + 4.5], LETTERS));
    }
    draw_names(&mut drawing, ruling, &arrows);
    drawing
}

/// The name of each province, a centre with a star, and the coast of a fleet.
fn draw_names(drawing: &mut PlotDrawing, ruling: &Ruling, arrows: &[OrderArrow]) {
    let name = |province: Province| {
        let mark = if province.is_centre() { "*" } else { "" };
        format!("{}{mark}", ruling.before.letters_of(province))
    };
    // The cross or the barbs at the end need room too.
    let beyond =
        |arrow: &OrderArrow, axis: usize| arrow.end[axis] + (arrow.end[axis] - arrow.start[axis]).clamp(-8.0, 8.0);
    let lines: Vec<[DrawingPoint; 2]> =
        arrows.iter().map(|arrow| [arrow.start, [beyond(arrow, 0), beyond(arrow, 1)]]).collect();
    let sizes = NameSizes { unit_radius: UNIT_RADIUS + 1.0, letter_height: NAME_LETTERS };
    for (province, [x, y]) in name_places(sizes, &lines, &|province| text_width(&name(province), NAME_LETTERS)) {
        // A capital letter is about 0.7 sizes high.
        drawing.texts.push(text(name(province), [x, y + NAME_LETTERS * 0.35], NAME_LETTERS));
    }
}

/// The corners of an area and the first one again.
fn closed(corners: &[DrawingPoint]) -> Vec<DrawingPoint> {
    corners.iter().chain(corners.first()).copied().collect()
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

fn draw_arrow(drawing: &mut PlotDrawing, arrow: OrderArrow) {
    let OrderArrow { start, end, kind, has_failed } = arrow;
    if kind == ArrowKind::SupportOrConvoy {
        let dashed = DrawnLine { dashes: vec![5.0, 4.0], ..line(vec![start, end], 1.2, LinePurpose::Series(0)) };
        drawing.lines.push(dashed);
        return;
    }
    drawing.lines.push(line(vec![start, end], 1.8, LinePurpose::Series(0)));
    let [x, y] = end;
    if has_failed {
        for (across, along) in [(5.0, 5.0), (5.0, -5.0)] {
            let cross = vec![[x - across, y - along], [x + across, y + along]];
            drawing.lines.push(line(cross, 1.8, LinePurpose::Series(0)));
        }
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
    DrawnText { text, left, baseline, size, series: None }
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
    fn a_ruling_has_its_orders_with_reason_and_paragraph_and_a_drawing() {
        let ruling = rule_text(
            "season: Fall 1902\nposition\nAustria: A Vie, F Tri\nItaly: F Nap\ncentres\nAustria: Vie, Tri\norders\n\
             Austria: A Vie - Tyr\nItaly: F Nap - Tyr",
        );
        let notice = ruling_notice(&ruling, "R1 B");
        assert_eq!((notice.title.as_str(), notice.subtitle.as_str()), ("Ruling", "R1 B, Fall 1902"));
        let titles: Vec<&str> = notice.sections.iter().map(|section| section.title.as_str()).collect();
        assert_eq!(titles, ["Orders", "Position after the ruling", "Owners of centres after the ruling"]);
        let rows: Vec<String> = notice.sections[0]
            .rows
            .iter()
            .map(|row| row.cells.iter().map(NoticeCell::plain).collect::<Vec<_>>().join(" | "))
            .collect();
        assert_eq!(rows.len(), 2, "a unit without an order that holds is not listed");
        assert!(rows[1].starts_with("Italy | F Nap - Tyr | F Naples - Tyrrhenian Sea | moves | "), "{}", rows[1]);
        assert!(rows[1].contains("(§9, Tyr (2))"), "{}", rows[1]);
        let drawing = notice.drawing.unwrap();
        let letters = drawing.texts.iter().filter(|text| text.text.chars().count() == 1).count();
        assert_eq!(letters, 3, "each unit has the letter of its power");
        let edges =
            |fill: AreaFill| drawing.lines.iter().filter(|line| line.purpose == LinePurpose::Edge(fill)).count();
        assert_eq!(edges(AreaFill::Unit), 3);
        assert!(edges(AreaFill::Sea) > 18, "the sea is not the land");
        assert!(edges(AreaFill::ClosedLand) > 0);
    }
}
