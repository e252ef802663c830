//! A ruling on disputed orders as a notice: each order with its outcome, the reason and the paragraph, the retreats, the position and
//! the owners of centres after it, and a drawing of the board.

use super::notice::{ColumnRole, Notice, NoticeCell, NoticeColumn, NoticeRow, NoticeSection};
use super::plot::{DrawnLine, DrawnText, LinePurpose, PlotDrawing};
use crate::book::Power;
use crate::rulings::{
    DRAWING_HEIGHT, DrawingPoint, Order, OrderRuling, Outcome, Province, Ruling, UnitKind, board_drawing, turn_text,
};

/// The size of letters in the drawing, in its unit.
const LETTERS: f32 = 13.0;

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
    Notice {
        title: "Ruling".to_owned(),
        subtitle: place.join(", "),
        sections: sections.into_iter().filter(|section| !section.rows.is_empty()).collect(),
        sentences: vec!["Paragraphs are those of the WDC 2006 rules; §5 is the 1971 Rulebook.".to_owned()],
        // A ruling on a vote alone has no units.
        drawing: (!ruling.before.units().is_empty()).then(|| drawing(ruling)),
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
    for border in &board_drawing().borders {
        let purpose = if border.is_coast() { LinePurpose::SoloScale } else { LinePurpose::Scale };
        let width = if border.is_coast() { 1.2 } else { 0.8 };
        drawing.lines.push(line(vec![border.start, border.end], width, purpose));
    }
    for province in Province::all() {
        let [x, y] = board_drawing().anchor(province);
        let mark = if province.is_centre() { "*" } else { "" };
        drawing.texts.push(text(format!("{}{mark}", province.letters()), [x, y + 26.0], LETTERS * 0.85));
    }
    for order in &ruling.orders {
        draw_order(&mut drawing, order);
    }
    for unit in ruling.before.units() {
        let at = board_drawing().anchor(unit.province());
        let is_dislodged =
            ruling.orders.iter().any(|order| order.is_dislodged && order.province == Some(unit.province()));
        for radius in [13.0, 17.0].into_iter().take(if is_dislodged { 2 } else { 1 }) {
            drawing.lines.push(line(outline(unit.kind, at, radius), 1.5, LinePurpose::Series(0)));
        }
        drawing.texts.push(text(unit.power.letter().to_string(), [at[0], at[1] + 4.5], LETTERS));
    }
    drawing
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

fn draw_order(drawing: &mut PlotDrawing, order: &OrderRuling) {
    let anchor = |province: Province| board_drawing().anchor(province);
    let Some(from) = order.province.map(anchor) else { return };
    let has_failed = !matches!(order.outcome, Outcome::Moves | Outcome::Supports | Outcome::Convoys | Outcome::Holds);
    let (to, is_move) = match order.order {
        Some(Order::Move(to)) => (anchor(to.province), true),
        Some(Order::SupportHold(other)) => (anchor(other), false),
        Some(Order::SupportMove { from: other, to } | Order::Convoy { from: other, to }) => {
            let ([x, y], [to_x, to_y]) = (anchor(other), anchor(to));
            ([f32::midpoint(x, to_x), f32::midpoint(y, to_y)], false)
        }
        Some(Order::Hold) | None => return,
    };
    let (step_x, step_y) = (to[0] - from[0], to[1] - from[1]);
    let length = step_x.hypot(step_y).max(1.0);
    let (along_x, along_y) = (step_x / length, step_y / length);
    let at = |distance: f32| [from[0] + along_x * distance, from[1] + along_y * distance];
    // The line begins at the edge of its unit.
    let start = at(15.0_f32.min(length / 2.0));
    if !is_move {
        let dashed = DrawnLine { dashes: vec![5.0, 4.0], ..line(vec![start, to], 1.2, LinePurpose::Series(0)) };
        drawing.lines.push(dashed);
        return;
    }
    let end = at(if has_failed { length * 0.7 } else { length - 14.0_f32.min(length / 3.0) });
    drawing.lines.push(line(vec![start, end], 1.8, LinePurpose::Series(0)));
    let [x, y] = end;
    if has_failed {
        for (across, along) in [(5.0, 5.0), (5.0, -5.0)] {
            let cross = vec![[x - across, y - along], [x + across, y + along]];
            drawing.lines.push(line(cross, 1.8, LinePurpose::Series(0)));
        }
    } else {
        let barb = |side: f32| [x - along_x * 10.0 - along_y * side, y - along_y * 10.0 + along_x * side];
        drawing.lines.push(line(vec![barb(5.0), end, barb(-5.0)], 1.8, LinePurpose::Series(0)));
    }
}

fn line(points: Vec<DrawingPoint>, width: f32, purpose: LinePurpose) -> DrawnLine {
    DrawnLine { points: points.into_iter().map(|[x, y]| (x, y)).collect(), width, dashes: Vec::new(), purpose }
}

/// A text whose middle is above or below a point. A letter is about half as wide as it is high.
fn text(text: String, [x, baseline]: DrawingPoint, size: f32) -> DrawnText {
    let width = text.chars().map(|letter| if letter == '*' { 0.45 } else { 0.58 }).sum::<f32>() * size;
    DrawnText { text, left: x - width / 2.0, baseline, size, series: None }
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
    }
}
