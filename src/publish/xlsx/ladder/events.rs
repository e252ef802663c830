//! The events, with the figures that their points depend on.

use rust_xlsxwriter::Worksheet;

use super::results::{capital, count, over_results};
use super::{Cup, EVENTS, FIRST_ROW, HEADING_ROW, heading_height, titles};
use crate::figures::letters;
use crate::ladder::{Block, Formulas, Ladder, Of, Stands};
use crate::publish::xlsx::ExportError;
use crate::publish::xlsx::cell_writer::{Sheet, widest_word, width_of};
use crate::publish::xlsx::print_setup::Page;

const FIRST_FIGURE: u16 = 2;

pub(super) fn write(cup: &Cup<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let compiled = cup.compiled;
    let layout = &cup.layout;
    let look = &cup.look;
    let mut sheet = Sheet::new(inner, EVENTS)?;
    titles(cup, &mut sheet, "What the points of each event depend on.")?;
    let mut widths = vec![20.0, 11.0];
    let what = if compiled.ladder.of() == Of::Games { "Game" } else { "Event" };
    sheet.text(HEADING_ROW, 0, what, &look.heading)?;
    sheet.text(HEADING_ROW, 1, "Date", &look.heading)?;
    for (column, name) in (FIRST_FIGURE..).zip(&layout.figures) {
        sheet.text(HEADING_ROW, column, &capital(name), &look.number_heading)?;
        widths.push((widest_word(name) * 1.15 + 2.0).max(9.0));
    }
    heading_height(&mut sheet, layout.figures.iter().map(String::as_str).zip(widths[2..].iter().copied()))?;
    let formulas = figures(cup);
    for (nth, &(event, first, rows)) in layout.blocks.iter().enumerate() {
        let row = FIRST_ROW + u32::try_from(nth).unwrap_or_default();
        let season = &compiled.season.events[event];
        widths[0] = widths[0].max(width_of(&season.name).min(44.0) + 2.0);
        sheet.text(row, 0, &season.name, if width_of(&season.name) > 44.0 { &look.shrunk } else { &look.text })?;
        let date = season.date.map(|date| date.to_string()).unwrap_or_default();
        sheet.text(row, 1, &date, &look.text)?;
        for (column, name) in (FIRST_FIGURE..).zip(&layout.figures) {
            let value = compiled.figures(event).find(|(known, _)| known == name).map_or(f64::NAN, |(_, value)| value);
            let formula = sum(cup, name, first, rows)
                .or_else(|| formulas.as_ref()?.iter().find(|(known, _)| known == name)?.1.get(nth).cloned());
            match formula.filter(|_| layout.engine) {
                Some(formula) => sheet.formula(row, column, &format!("={formula}"), value, &look.count)?,
                None => sheet.number(row, column, value, &look.count)?,
            }
        }
    }
    let mut row = FIRST_ROW + u32::try_from(layout.blocks.len()).unwrap_or_default() + 1;
    for (at, event) in compiled.events.iter().enumerate() {
        let Some(left_out) = event.left_out else { continue };
        let season = &compiled.season.events[at];
        let date = season.date.map(|date| format!(", {date}")).unwrap_or_default();
        let text = format!("Left out: {}{date}, {}.", season.name, left_out.say());
        sheet.text(row, 0, &text, &look.note)?;
        row += 1;
    }
    sheet.widths(&widths)?;
    sheet.inner.set_freeze_panes(FIRST_ROW, 0)?.set_screen_gridlines(false);
    Page::for_columns(cup.options.paper, &widths).set_up_for(sheet.inner, cup.title, cup.options.created);
    sheet.inner.set_repeat_rows(0, HEADING_ROW)?;
    sheet.print_all(widths.len())
}

/// How many played, and the sums over them.
fn sum(cup: &Cup<'_>, name: &str, first: u32, rows: u32) -> Option<String> {
    if rows == 0 {
        return (name == "players").then(|| count(rows).to_string());
    }
    let columns = &cup.layout.columns;
    if name == "players" {
        return Some(format!("ROWS({})", over_results(first, rows, columns.player)));
    }
    let at = cup.compiled.ladder.player_columns().iter().position(|column| column.name == name)?;
    Some(format!("SUM({})", over_results(first, rows, *columns.of_player.get(at)?)))
}

/// The formulas of the events' own columns, by their names.
fn figures<'a>(cup: &'a Cup<'_>) -> Option<Vec<(&'a str, Vec<String>)>> {
    let layout = &cup.layout;
    let ladder = cup.compiled.ladder;
    let own = ladder.event_columns().iter();
    let columns = own.clone().map(|column| layout.figure(&Ladder::identifier(&column.name)));
    let columns: Vec<String> =
        columns.map(|column| column.map(|column| letters(usize::from(column)))).collect::<Option<_>>()?;
    let names = |name: &str| layout.figure(name).map(|column| Stands::Column(letters(usize::from(column))));
    let block = Block { first_row: FIRST_ROW + 1, rows: layout.blocks.len(), names: &names, columns: &columns };
    let written = ladder.excel(Formulas::Event, &block)?;
    Some(own.map(|column| column.name.as_str()).zip(written).collect())
}
