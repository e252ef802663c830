//! The table: everybody's points at every event, total, divisor, score and rank.

use rust_xlsxwriter::{Format, FormatAlign, Worksheet};

use super::{Cup, FIRST_ROW, HEADING_ROW, TABLE, heading_height, number, titles};
use crate::figures::letters;
use crate::ladder::{Block, Formulas, Of, Row, Stands, TieBreak};
use crate::publish::xlsx::ExportError;
use crate::publish::xlsx::cell_formats;
use crate::publish::xlsx::cell_formats::{height, number_format};
use crate::publish::xlsx::cell_writer::{Sheet, a1, range, widest_word, width_of, width_of_number};
use crate::publish::xlsx::print_setup::Page;
use crate::standings::{ExcelFigure, excel_place};

const RANK: u16 = 0;
const PLAYER: u16 = 1;
const REGION: u16 = 2;
const FIRST_EVENT: u16 = 3;

/// Where the columns behind the events stand.
struct Ends {
    total: u16,
    events: u16,
    counted: Option<u16>,
    divisor: u16,
    score: u16,
    last_row: u32,
}

impl Ends {
    fn new(cup: &Cup<'_>) -> Ends {
        let total = FIRST_EVENT + u16::try_from(cup.compiled.order.len()).unwrap_or(u16::MAX - 64);
        let counted = cup.compiled.ladder.best().map(|_| total + 2);
        let divisor = counted.unwrap_or(total + 1) + 1;
        let rows = u32::try_from(cup.table.rows.len()).unwrap_or(u32::MAX);
        Ends { total, events: total + 1, counted, divisor, score: divisor + 1, last_row: FIRST_ROW + rows.max(1) - 1 }
    }

    /// The cells of a row's points.
    fn points(&self, row: u32) -> String {
        range((row, FIRST_EVENT), (row, self.total.max(FIRST_EVENT + 1) - 1))
    }

    /// All of a column's cells, from every row.
    fn all(&self, column: u16) -> String {
        let letters = letters(usize::from(column));
        format!("{letters}${}:{letters}${}", FIRST_ROW + 1, self.last_row + 1)
    }
}

/// A figure beside the table by which ties are broken.
enum Working {
    /// The nth best result, from 1.
    Best(usize),
    More,
    Fewer,
}

impl Working {
    /// Everything that the ladder's chain looks at.
    fn all(cup: &Cup<'_>) -> Vec<Working> {
        let events = cup.table.rows.iter().map(|row| row.results.len()).max().unwrap_or_default();
        let chain = cup.compiled.ladder.tie_breaks().iter().flat_map(|tie_break| match tie_break {
            TieBreak::BestEvents => (1..=events).map(Working::Best).collect::<Vec<_>>(),
            TieBreak::MoreEvents => vec![Working::More],
            TieBreak::FewerEvents => vec![Working::Fewer],
        });
        chain.collect()
    }

    fn heading(&self) -> String {
        match self {
            Working::Best(1) => "best".to_owned(),
            Working::Best(nth) => format!("best {nth}"),
            Working::More => "more events".to_owned(),
            Working::Fewer => "fewer events".to_owned(),
        }
    }

    fn formula(&self, points: &str) -> String {
        match self {
            Working::Best(nth) => best(points, *nth),
            Working::More => format!("COUNT({points})"),
            Working::Fewer => format!("-COUNT({points})"),
        }
    }

    fn value(&self, row: &Row) -> f64 {
        match self {
            Working::Best(nth) => row.best(nth - 1).unwrap_or(0.0),
            Working::More => number(row.results.len()),
            Working::Fewer => -number(row.results.len()),
        }
    }
}

fn best(points: &str, nth: usize) -> String {
    format!("IF(COUNT({points})>={nth},LARGE({points},{nth}),0)")
}

pub(super) fn write(cup: &Cup<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let (compiled, look) = (cup.compiled, &cup.look);
    let ends = Ends::new(cup);
    let mut sheet = Sheet::new(inner, TABLE)?;
    titles(cup, &mut sheet, compiled.ladder.source())?;
    let mut widths = vec![6.0, 20.0, 7.5];
    sheet.text(HEADING_ROW, RANK, "Rank", &look.number_heading)?;
    sheet.text(HEADING_ROW, PLAYER, "Player", &look.aside_heading)?;
    sheet.text(HEADING_ROW, REGION, "Region", &look.heading)?;
    for (column, event) in (FIRST_EVENT..).zip(compiled.order.iter()) {
        let name = &compiled.season.events[*event].name;
        sheet.text(HEADING_ROW, column, name, &look.number_heading)?;
        widths.push((widest_word(name) * 1.1 + 1.0).clamp(8.0, 16.0));
    }
    let what = if compiled.ladder.of() == Of::Games { "Games" } else { "Events" };
    let mut behind = vec![(ends.total, "Total"), (ends.events, what), (ends.divisor, "Divisor"), (ends.score, "Score")];
    behind.extend(ends.counted.map(|column| (column, "Counted")));
    widths.resize(usize::from(ends.score) + 1, 9.0);
    for (column, text) in behind {
        sheet.text(HEADING_ROW, column, text, &look.number_heading)?;
    }
    // Names of events are long; the row of headings is as high as the longest needs.
    let names = compiled.order.iter().map(|event| compiled.season.events[*event].name.as_str());
    heading_height(&mut sheet, names.zip(widths[usize::from(FIRST_EVENT)..].iter().copied()))?;
    let workings = Working::all(cup);
    let divisors = divisors(cup, &ends);
    for (n, (row, held)) in (FIRST_ROW..).zip(&cup.table.rows).enumerate() {
        let name = compiled.roster.name(held.person);
        widths[usize::from(PLAYER)] = widths[usize::from(PLAYER)].max(width_of(name).min(34.0) * 1.1 + 2.0);
        let score = width_of_number(held.score, held.decimals) * 1.2 + 1.5;
        widths[usize::from(ends.score)] = widths[usize::from(ends.score)].max(score);
        let divisor = divisors.as_ref().and_then(|divisors| divisors.get(n)).map(String::as_str);
        Line { cup, ends: &ends, row, held }.write(&mut sheet, divisor, &workings)?;
    }
    for (column, working) in (ends.score + 2..).zip(&workings) {
        sheet.working_heading(HEADING_ROW, column, &working.heading(), &look.working)?;
    }
    below(cup, &mut sheet, ends.last_row + 2)?;
    sheet.widths(&widths)?;
    sheet.inner.set_freeze_panes(FIRST_ROW, FIRST_EVENT)?.set_screen_gridlines(false);
    Page::for_columns(cup.options.paper, &widths).set_up_for(sheet.inner, cup.title, cup.options.created);
    sheet.inner.set_repeat_rows(0, HEADING_ROW)?;
    sheet.print_all(widths.len())
}

/// The formulas of the divisors, in the order of the rows.
fn divisors(cup: &Cup<'_>, ends: &Ends) -> Option<Vec<String>> {
    let names = |name: &str| {
        let column = match name {
            "events" => ends.events,
            "counted" => ends.counted.unwrap_or(ends.events),
            "total" => ends.total,
            _ => return None,
        };
        Some(Stands::Column(letters(usize::from(column))))
    };
    let columns = [letters(usize::from(ends.divisor))];
    let block = Block { first_row: FIRST_ROW + 1, rows: cup.table.rows.len(), names: &names, columns: &columns };
    cup.compiled.ladder.excel(Formulas::Divisor, &block)?.pop()
}

/// One player.
struct Line<'a> {
    cup: &'a Cup<'a>,
    ends: &'a Ends,
    row: u32,
    held: &'a Row,
}

impl Line<'_> {
    fn write(&self, sheet: &mut Sheet<'_>, divisor: Option<&str>, workings: &[Working]) -> Result<(), ExportError> {
        let Line { cup, ends, row, held } = *self;
        let compiled = cup.compiled;
        let plain = cell_formats::large((row - FIRST_ROW) % 2 == 1).set_font_size(11);
        let right = plain.clone().set_align(FormatAlign::Right);
        sheet.inner.set_row_height(row, height::TABLE)?;
        let columns = std::iter::once(ends.score).chain((ends.score + 2..).take(workings.len()));
        let figure = |column: u16| ExcelFigure { all: ends.all(column), own: a1(row, column), less_is_better: false };
        let figures: Vec<ExcelFigure> = columns.map(figure).collect();
        self.cell(sheet, RANK, Some(&excel_place(1, &figures)), number(held.rank), &right)?;
        let name = compiled.roster.name(held.person);
        let named = cell_formats::aside(plain.clone());
        let named = if width_of(name) > 34.0 { named.set_shrink() } else { named };
        sheet.text(row, PLAYER, name, &named)?;
        sheet.text(row, REGION, compiled.roster.region(held.person), &plain)?;
        let decimals = compiled.ladder.decimals();
        let points = right.clone().set_num_format(number_format(decimals));
        for (column, event) in (FIRST_EVENT..).zip(compiled.order.iter()) {
            match held.results.iter().find(|result| result.event == *event) {
                None => sheet.blank(row, column, &plain)?,
                Some(result) => {
                    let line = compiled.events[*event].results.get(result.result).map(|result| result.line);
                    let source = line.and_then(|line| cup.layout.points(*event, line));
                    let format = if result.counts { points.clone() } else { points.clone().set_font_strikethrough() };
                    self.cell(sheet, column, source.as_deref(), result.points, &format)?;
                }
            }
        }
        let cells = ends.points(row);
        self.cell(sheet, ends.total, Some(&self.total(&cells)), held.total, &points)?;
        self.cell(sheet, ends.events, Some(&format!("COUNT({cells})")), number(held.results.len()), &right)?;
        if let (Some(column), Some(best)) = (ends.counted, compiled.ladder.best()) {
            let formula = format!("MIN({},{best})", a1(row, ends.events));
            self.cell(sheet, column, Some(&formula), number(held.counted()), &right)?;
        }
        self.cell(sheet, ends.divisor, divisor, held.divisor, &right)?;
        let score = right.set_bold().set_num_format(number_format(held.decimals));
        let formula = format!("{}/{}", a1(row, ends.total), a1(row, ends.divisor));
        self.cell(sheet, ends.score, Some(&formula), held.score, &score)?;
        for (column, working) in (ends.score + 2..).zip(workings) {
            let format = cup.look.working.clone().set_num_format(number_format(decimals));
            let formula = if cup.layout.engine { format!("={}", working.formula(&cells)) } else { continue };
            sheet.working(row, column, &formula, working.value(held), &format)?;
        }
        Ok(())
    }

    fn total(&self, cells: &str) -> String {
        match self.cup.compiled.ladder.best() {
            Some(best_of) if best_of < self.cup.compiled.order.len() => {
                (1..=best_of).map(|nth| best(cells, nth)).collect::<Vec<_>>().join("+")
            }
            _ => format!("SUM({cells})"),
        }
    }

    fn cell(
        &self,
        sheet: &mut Sheet<'_>,
        column: u16,
        formula: Option<&str>,
        value: f64,
        format: &Format,
    ) -> Result<(), ExportError> {
        match formula.filter(|_| self.cup.layout.engine) {
            Some(formula) => sheet.formula(self.row, column, &format!("={formula}"), value, format),
            None => sheet.number(self.row, column, value, format),
        }
    }
}

/// The winner, where a tie-break decided, and what the marks mean.
fn below(cup: &Cup<'_>, sheet: &mut Sheet<'_>, first: u32) -> Result<(), ExportError> {
    let compiled = cup.compiled;
    let rows = &cup.table.rows;
    let mut lines = Vec::new();
    if let (Some(title), Some(leader)) = (compiled.ladder.title(), rows.first()) {
        let winners: Vec<&str> =
            rows.iter().take_while(|row| row.rank == leader.rank).map(|row| compiled.roster.name(row.person)).collect();
        let jointly = if winners.len() > 1 { ", jointly" } else { "" };
        lines.push(format!("{title}{jointly}: {}.", winners.join(", ")));
    }
    for at in 0..rows.len() {
        if let Some(why) = compiled.why(cup.table, at) {
            let name = |at: usize| compiled.roster.name(rows[at].person);
            lines.push(format!("{} stands above {}: {why}.", name(at), name(at + 1)));
        }
    }
    if rows.iter().any(|row| row.counted() < row.results.len()) {
        lines.push("Struck through: the result does not count.".to_owned());
    }
    if rows.iter().any(|row| row.shared) {
        lines.push("Players with the same rank share it.".to_owned());
    }
    if compiled.order.is_empty() {
        lines.push("No event counts yet.".to_owned());
    }
    for (row, line) in (first..).zip(&lines) {
        sheet.text(row, 0, line, &cup.look.note)?;
    }
    Ok(())
}
