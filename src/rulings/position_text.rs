//! Writes a position into the text that asks for a ruling: one unit into its lines, or a whole position with its
//! season. All other lines stay as they are.

use std::fmt::Write as _;

use super::position::{CentreOwners, Position, Unit};
use super::provinces::Province;
use super::ruling_line::lines_of;
use super::ruling_text::{PositionEntry, PositionLine};
use super::ruling_text_reader::read_ruling_text;
use crate::book::Power;

/// The text with this unit in the province, or with none. The line of its power gets the unit, or the position a line
/// for its power.
#[must_use]
pub fn with_unit(text: &str, province: Province, unit: Option<Unit>) -> String {
    let text = with_start_in_full(&with_order_heading(text));
    // Units that only the orders name would go when their power gets another one.
    let text = read_ruling_text(&text)
        .units_from_orders
        .into_iter()
        .fold(text, |text, unit| with_one_unit(&text, unit.province(), Some(unit)));
    let text = with_one_unit(&text, province, unit);
    // A power that lost its last unit has none, even if its orders name one.
    read_ruling_text(&text).units_from_orders.into_iter().fold(text, |text, unit| without_units_of(&text, unit.power))
}

/// The text with an empty line for a power in the position.
fn without_units_of(text: &str, power: Power) -> String {
    let written = read_ruling_text(text);
    if written.units_from_orders.iter().all(|unit| unit.power != power) {
        return text.to_owned();
    }
    let written = written.written_position;
    let mut lines: Vec<String> = lines_of(text).map(str::to_owned).collect();
    let above = written.heading.or(written.season).unwrap_or_default().min(lines.len());
    lines.insert(above, unit_line(power, "").trim_end().to_owned());
    if written.heading.is_none() {
        lines.insert(above, "position".to_owned());
    }
    joined(&lines, text)
}

/// The text with a heading above its orders.
fn with_order_heading(text: &str) -> String {
    let Some(first) = read_ruling_text(text).written_position.orders_without_heading else { return text.to_owned() };
    let mut lines: Vec<String> = lines_of(text).map(str::to_owned).collect();
    lines.insert((first - 1).min(lines.len()), "orders".to_owned());
    joined(&lines, text)
}

fn with_one_unit(text: &str, province: Province, unit: Option<Unit>) -> String {
    let before = read_ruling_text(text).written_position;
    let mut after = before.lines.clone();
    for line in &mut after {
        line.entries.retain(|entry| entry.province != Some(province));
    }
    let mut new_line = None;
    if let Some(unit) = unit {
        let entry = PositionEntry { text: unit.letters(), province: Some(province) };
        if let Some(line) = after.iter_mut().rev().find(|line| line.power == unit.power) {
            line.entries.push(entry);
        } else {
            let above = before.lines.iter().rev().find(|line| line.power < unit.power).map(|line| line.line);
            new_line = Some((above.or(before.heading), unit_line(unit.power, &unit.letters())));
        }
    }
    let mut lines: Vec<String> = Vec::new();
    // A position without a heading begins below the season.
    if let Some((None, line)) = &new_line
        && before.season.is_none()
    {
        lines.extend(["position".to_owned(), line.clone()]);
    }
    for (number, line) in (1..).zip(lines_of(text)) {
        // A line with several powers has a part for each.
        let parts = (0..).zip(&before.lines).filter(|(_, part)| part.line == number).map(|(at, _)| at);
        if parts.clone().any(|at| before.lines[at] != after[at] || follows_emptied_line(&after, at)) {
            lines.extend(parts.filter_map(|at| written_line(&after[at])));
        } else {
            lines.push(line.to_owned());
        }
        match &new_line {
            Some((Some(above), line)) if *above == number => lines.push(line.clone()),
            Some((None, line)) if before.season == Some(number) => {
                lines.extend(["position".to_owned(), line.clone()]);
            }
            _ => {}
        }
    }
    joined(&lines, text)
}

/// Whether the line above it goes, which may be the one that names the power.
fn follows_emptied_line(lines: &[PositionLine], at: usize) -> bool {
    let above = at.checked_sub(1).and_then(|above| lines.get(above));
    above.is_some_and(|above| above.entries.is_empty() && above.power == lines[at].power)
}

/// The lines of a position, one for each power with units.
pub(super) fn position_lines(position: &Position) -> Vec<String> {
    let of = |power: Power| {
        let units = position.units().iter().filter(|unit| unit.power == power).map(|unit| unit.letters());
        units.collect::<Vec<_>>().join(", ")
    };
    let units = Power::ALL.into_iter().map(|power| (power, of(power)));
    units.filter(|(_, units)| !units.is_empty()).map(|(power, units)| unit_line(power, &units)).collect()
}

/// The lines of the owners of centres, one for each power with centres.
pub(super) fn centre_lines(centres: &CentreOwners) -> Vec<String> {
    let of = |power: Power| centres.of(power).iter().map(|centre| centre.letters()).collect::<Vec<_>>().join(", ");
    let owned = Power::ALL.into_iter().map(|power| (power, of(power)));
    owned.filter(|(_, centres)| !centres.is_empty()).map(|(power, centres)| unit_line(power, &centres)).collect()
}

/// The text with the units of the start of the game in lines, if it only names or implies the start.
fn with_start_in_full(text: &str) -> String {
    let written = read_ruling_text(text).written_position;
    if written.implies_start {
        let mut lines: Vec<String> = lines_of(text).map(str::to_owned).collect();
        let below_season = written.season.unwrap_or_default().min(lines.len());
        let position = position_lines(&Position::at_start());
        lines.splice(below_season..below_season, std::iter::once("position".to_owned()).chain(position));
        return joined(&lines, text);
    }
    let starts = written.start_lines;
    let Some(last) = starts.last() else { return text.to_owned() };
    let mut lines: Vec<String> = Vec::new();
    for (number, line) in (1..).zip(lines_of(text)) {
        if starts.contains(&number) {
            lines.push("position".to_owned());
        } else {
            lines.push(line.to_owned());
        }
        if number == *last {
            lines.extend(position_lines(&Position::at_start()));
        }
    }
    joined(&lines, text)
}

fn unit_line(power: Power, units: &str) -> String {
    format!("{power}: {units}")
}

/// `None` for a line that lost its last unit.
fn written_line(line: &PositionLine) -> Option<String> {
    let entries: Vec<&str> = line.entries.iter().map(|entry| entry.text.as_str()).collect();
    (!entries.is_empty()).then(|| unit_line(line.power, &entries.join(", ")))
}

/// The lines as a text that ends as the one before.
fn joined(lines: &[String], before: &str) -> String {
    let mut text = lines.join("\n");
    if before.ends_with('\n') {
        let _ = writeln!(text);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::{Coast, Space, UnitKind};

    fn at(letters: &str) -> Province {
        Province::with_letters(letters).unwrap()
    }

    fn unit(power: Power, kind: UnitKind, letters: &str, coast: Option<Coast>) -> Unit {
        Unit { power, kind, space: Space { province: at(letters), coast } }
    }

    #[test]
    fn units_that_only_the_orders_name_are_written_with_the_first_clicked_one() {
        let text = "A: Vie-Tyr, F Tri h; I: F Nap-Ion";
        let with = with_unit(text, at("Bud"), Some(unit(Power::Austria, UnitKind::Army, "Bud", None)));
        assert_eq!(with, format!("position\nAustria: A Vie, F Tri, A Bud\nItaly: F Nap\norders\n{text}"));
        let with = with_unit(&format!("S02\n{text}"), at("Tri"), None);
        assert_eq!(with, format!("S02\nposition\nAustria: A Vie\nItaly: F Nap\norders\n{text}"));
    }

    #[test]
    fn a_power_whose_last_unit_is_taken_away_gets_none_from_its_orders() {
        let with = with_unit("position\nAustria: A Vie\norders\nAustria: A Vie h", at("Vie"), None);
        assert_eq!(with, "position\nAustria:\norders\nAustria: A Vie h");
        assert_eq!(read_ruling_text(&with).position.units(), []);
        let with = with_unit(&with, at("Bud"), Some(unit(Power::Austria, UnitKind::Army, "Bud", None)));
        assert_eq!(with, "position\nAustria: A Bud\norders\nAustria: A Vie h", "the empty line is used");
        assert_eq!(with_unit("A: Vie h", at("Vie"), None), "position\nAustria:\norders\nA: Vie h");
    }

    #[test]
    fn a_unit_is_written_into_the_line_of_its_power() {
        let text = "# a dispute\nseason: Fall 1903\nposition\nAustria: A Vie\n\norders\nAustria: A Vie h";
        let with = with_unit(text, at("Bud"), Some(unit(Power::Austria, UnitKind::Army, "Bud", None)));
        assert_eq!(with, text.replace("A Vie\n", "A Vie, A Bud\n"));
        let with = with_unit(&with, at("Spa"), Some(unit(Power::France, UnitKind::Fleet, "Spa", Some(Coast::South))));
        assert!(with.contains("position\nAustria: A Vie, A Bud\nFrance: F Spa/sc\n\norders"), "{with}");
        assert_eq!(with_unit(&with_unit(&with, at("Spa"), None), at("Bud"), None), text);
    }

    #[test]
    fn the_lines_of_the_powers_keep_their_order() {
        let text = "position\nEngland: F Nth\nTurkey: F Con\norders";
        let with = with_unit(text, at("Vie"), Some(unit(Power::Austria, UnitKind::Army, "Vie", None)));
        let with = with_unit(&with, at("Mun"), Some(unit(Power::Germany, UnitKind::Army, "Mun", None)));
        assert_eq!(with, "position\nAustria: A Vie\nEngland: F Nth\nGermany: A Mun\nTurkey: F Con\norders");
    }

    #[test]
    fn a_unit_of_another_power_takes_the_place_and_an_empty_line_goes() {
        let text = "position\nAustria: A Vie\nItaly: F Nap\n";
        let with = with_unit(text, at("Vie"), Some(unit(Power::Italy, UnitKind::Army, "Vie", None)));
        assert_eq!(with, "position\nItaly: F Nap, A Vie\n");
    }

    #[test]
    fn a_line_without_its_power_gets_it_when_the_line_above_goes() {
        let text = "position\nItaly: F Nap\nAustria: A Vie\nA Bud\n";
        assert_eq!(with_unit(text, at("Vie"), None), "position\nItaly: F Nap\nAustria: A Bud\n");
    }

    #[test]
    fn each_power_of_a_line_keeps_its_units() {
        let bud = Some(unit(Power::Austria, UnitKind::Army, "Bud", None));
        let text = "position\nAustria: A Vie; Italy: F Nap\norders";
        assert_eq!(with_unit(text, at("Bud"), bud), "position\nAustria: A Vie, A Bud\nItaly: F Nap\norders");
        assert_eq!(with_unit(text, at("Nap"), None), "position\nAustria: A Vie\norders");
        let text = "position\nAustria: A Vie. Italy: F Nap. Austria: F Tri";
        assert_eq!(with_unit(text, at("Bud"), bud), "position\nAustria: A Vie\nItaly: F Nap\nAustria: F Tri, A Bud");
        let with = with_unit("position\nAustria: A :", at("Bud"), bud);
        assert_eq!(read_ruling_text(&with).position.unit_in(at("Bud")), bud, "{with}");
    }

    #[test]
    fn what_cannot_be_read_stays_in_its_line() {
        let text = "position\nAustria: A Vie, A Xyz, F Tri\norders\nAustria: Vie h";
        assert_eq!(with_unit(text, at("Vie"), None), "position\nAustria: A Xyz, F Tri\norders\nAustria: Vie h");
    }

    #[test]
    fn the_start_of_the_game_is_written_in_full_before_it_is_changed() {
        let with = with_unit("season: Spring 1901\nposition: start\norders\nAustria: ", at("Vie"), None);
        let read = read_ruling_text(&with);
        assert_eq!((read.problems, read.position.units().len()), (Vec::new(), 21));
        assert!(
            with.contains("position\nAustria: A Bud, F Tri\nEngland: ") && with.ends_with("orders\nAustria: "),
            "{with}"
        );
    }

    #[test]
    fn the_start_that_the_first_spring_implies_is_written_in_full_before_it_is_changed() {
        for text in
            ["S01\nG: A Mun-Kie", "season: Spring 1901\norders\nG: A Mun-Kie\n", "orders\nG: A Mun-Kie\nseason: S01"]
        {
            let bohemia = Some(unit(Power::Austria, UnitKind::Army, "Boh", None));
            for (with, count) in [(with_unit(text, at("Boh"), bohemia), 23), (with_unit(text, at("Vie"), None), 21)] {
                let read = read_ruling_text(&with);
                assert_eq!((read.position.units().len(), read.orders.len()), (count, 1), "{with}");
                assert_eq!(read.position.unit_in(at("Vie")).is_some(), count == 23, "{with}");
            }
        }
        let empty = with_unit("S01\nposition\nAustria: A Vie\norders\nG: A Mun-Kie", at("Vie"), None);
        assert_eq!(read_ruling_text(&empty).position.units().len(), 1, "an empty position is no start: {empty}");
    }

    #[test]
    fn a_text_without_a_position_gets_one_below_its_season() {
        let vienna = Some(unit(Power::Austria, UnitKind::Army, "Vie", None));
        assert_eq!(with_unit("", at("Vie"), vienna), "position\nAustria: A Vie");
        assert_eq!(with_unit("orders\n", at("Vie"), vienna), "position\nAustria: A Vie\norders\n");
        let text = "# a dispute\nseason: Fall 1903\norders";
        assert_eq!(
            with_unit(text, at("Vie"), vienna),
            "# a dispute\nseason: Fall 1903\nposition\nAustria: A Vie\norders"
        );
    }
}
