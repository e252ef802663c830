//! The table of the standings, or of a group: what a notice says, in cells, with totals and places as live formulas.
//!
//! The games stand in their rounds' columns, linked to their boards; what is added or taken stands in columns of its own.
//! What the formulas need beside that stands in grey to the right of what is printed.

use rust_xlsxwriter::{Format, FormatAlign};

use super::cell_formats;
use super::cell_formats::{height, number_format};
use super::cell_writer::{Sheet, a1, widest_word, width_of, width_of_number};
use super::result_formulas::{Outcome, Sources, literal};
use super::{Export, ExportError, ScoreCells};
use crate::book::{Amount, Round, RoundIx};
use crate::notices::{Cell, Heading, Line, Mark, Notice, Part, Section};
use crate::own_workbook::labels::list;
use crate::scoring::letters;
use crate::standings::{ExcelCell, ExcelFigure, Row, Why, close, excel_place};

const WIDEST_NAME: f64 = 36.0;
/// The table is set larger than the rest.
const LARGER: f64 = 12.0 / 11.0;

/// A column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Place,
    Player,
    Group,
    Round(RoundIx),
    Added(Added),
    Total,
}

/// What is added to the results, in the order in which it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Added {
    Start,
    Handicap,
    Bonus,
    Penalty,
}

impl Added {
    const ALL: [Added; 4] = [Added::Start, Added::Handicap, Added::Bonus, Added::Penalty];

    const fn heading(self) -> &'static str {
        match self {
            Added::Start => "Start",
            Added::Handicap => "Handicap",
            Added::Bonus => "Bonus",
            Added::Penalty => "Penalty",
        }
    }

    const fn of(why: &Why) -> Added {
        match why {
            Why::Start => Added::Start,
            Why::Handicap => Added::Handicap,
            Why::TopBoard { .. } => Added::Bonus,
            Why::Penalty(_) => Added::Penalty,
        }
    }

    /// What a row has of it; nothing where it has none.
    fn amount(self, row: &Row) -> Option<f64> {
        let of_kind = row.adjustments.iter().filter(|adjustment| Added::of(&adjustment.why) == self);
        of_kind.map(|adjustment| adjustment.amount).reduce(|a, b| a + b)
    }
}

/// The columns and widths of a notice's tables, one below another on the same sheet.
pub(super) struct Table<'e, 'l> {
    export: &'e Export<'l>,
    notice: &'e Notice,
    kinds: Vec<Kind>,
    pub(super) widths: Vec<f64>,
}

/// The rows of one section as formulas see them.
struct Formulas<'s> {
    section: &'s Section,
    first: u32,
    /// By line, the results and the slot in which each stands.
    results: Vec<Vec<(usize, Outcome)>>,
    /// The columns in which results stand, each with its round.
    slots: Vec<(u16, usize)>,
    /// Whether those stand beside the table, because a round's cell is not a result.
    beside: bool,
    /// What the results make, where something is added to it.
    sum: Option<u16>,
    /// Of the first tie-break.
    ties: u16,
}

impl<'e, 'l> Table<'e, 'l> {
    pub(super) fn new(export: &'e Export<'l>, notice: &'e Notice) -> Self {
        let added = |kind: &Added| notice.table.rows.iter().any(|row| kind.amount(row).is_some());
        let mut kinds = Vec::new();
        for column in &notice.columns {
            match column.heading {
                Heading::Place => kinds.push(Kind::Place),
                Heading::Player => kinds.push(Kind::Player),
                Heading::Group => kinds.push(Kind::Group),
                Heading::Round(round) => kinds.push(Kind::Round(round)),
                Heading::Total => {
                    kinds.extend(Added::ALL.into_iter().filter(added).map(Kind::Added));
                    kinds.push(Kind::Total);
                }
                // Why somebody stands above the next is told below the table.
                Heading::Was | Heading::Moved | Heading::Why => {}
            }
        }
        let mut table = Table { export, notice, kinds, widths: Vec::new() };
        table.widths = table.kinds.iter().map(|kind| table.width(*kind)).collect();
        table
    }

    fn position(&self, kind: Kind) -> Option<u16> {
        self.kinds.iter().position(|held| *held == kind).and_then(|at| u16::try_from(at).ok())
    }

    fn row(&self, line: &Line) -> Option<&'e Row> {
        self.notice.table.rows.get(line.row)
    }

    fn cell<'n>(&self, line: &'n Line, kind: Kind) -> Option<&'n Cell> {
        let wanted = match kind {
            Kind::Place => Heading::Place,
            Kind::Player => Heading::Player,
            Kind::Group => Heading::Group,
            Kind::Round(round) => Heading::Round(round),
            Kind::Added(_) => return None,
            Kind::Total => Heading::Total,
        };
        line.cells.get(self.notice.column(wanted)?)
    }

    fn heading(&self, kind: Kind) -> String {
        match kind {
            Kind::Place => list::PLACE.to_owned(),
            Kind::Player => list::PLAYER.to_owned(),
            Kind::Group => "Group".to_owned(),
            Kind::Round(round) => self.export.engine.book().round(round).map(short_title).unwrap_or_default(),
            Kind::Added(added) => added.heading().to_owned(),
            Kind::Total => list::TOTAL.to_owned(),
        }
    }

    fn width(&self, kind: Kind) -> f64 {
        let heading = widest_word(&self.heading(kind)) * 1.08 + 1.0;
        let cells = || self.notice.lines().filter_map(|line| self.cell(line, kind));
        // Signs and figures, with a little air.
        let part = |part: &Part| width_of(&part.text) + width_of(&part.signs()) + 1.5;
        match kind {
            Kind::Place => 6.5,
            Kind::Player | Kind::Group => {
                let least = if kind == Kind::Player { 16.0 } else { heading };
                let name = |cell: &Cell| width_of(&cell.plain());
                cells().map(name).fold(least, f64::max).min(WIDEST_NAME) * LARGER + 3.0
            }
            Kind::Round(_) => {
                let wide = |cell: &Cell| cell.parts.iter().map(part).sum::<f64>();
                cells().map(wide).fold(heading.max(7.5), f64::max) * LARGER
            }
            Kind::Added(added) => {
                let wide = |row: &Row| added.amount(row).map_or(0.0, |n| width_of_number(n, self.notice.decimals));
                self.notice.table.rows.iter().map(wide).fold(heading, f64::max) * LARGER + 1.0
            }
            Kind::Total => {
                let wide = |cell: &Cell| cell.parts.iter().map(part).sum::<f64>() * 1.08;
                cells().map(wide).fold(8.0, f64::max) * LARGER
            }
        }
    }

    /// The row of headings.
    pub(super) fn headings(&self, sheet: &mut Sheet<'_>, row: u32) -> Result<(), ExportError> {
        let look = &self.export.look;
        sheet.inner.set_row_height(row, height::TABLE)?;
        for (at, kind) in (0..).zip(&self.kinds) {
            let format = match kind {
                Kind::Player | Kind::Group => &look.aside_heading,
                _ => &look.number_heading,
            };
            sheet.text(row, at, &self.heading(*kind), format)?;
        }
        Ok(())
    }

    /// The lines of a section, from this row on, below the row of headings. Says what stands there as values because no
    /// formula makes it.
    pub(super) fn section(
        &self,
        sheet: &mut Sheet<'_>,
        section: &Section,
        first: u32,
    ) -> Result<Vec<String>, ExportError> {
        let formulas = (self.export.options.scores == ScoreCells::Formulas).then(|| self.formulas(section, first));
        for (row, (at, line)) in (first..).zip(section.lines.iter().enumerate()) {
            sheet.inner.set_row_height(row, height::TABLE)?;
            for column in 0..self.kinds.len() {
                self.write(sheet, (row, column), line, at, formulas.as_ref())?;
            }
        }
        match &formulas {
            Some(formulas) => self.workings(sheet, formulas),
            None => Ok(Vec::new()),
        }
    }

    fn write(
        &self,
        sheet: &mut Sheet<'_>,
        (row, column): (u32, usize),
        line: &Line,
        at: usize,
        formulas: Option<&Formulas<'_>>,
    ) -> Result<(), ExportError> {
        let kind = self.kinds[column];
        let column = u16::try_from(column).unwrap_or(u16::MAX);
        let plain = cell_formats::large(at % 2 == 1);
        let right = plain.clone().set_align(FormatAlign::Right);
        let parts = self.cell(line, kind).map_or(&[][..], |cell| &cell.parts);
        match (kind, parts) {
            (Kind::Added(added), _) => {
                let format = right.set_num_format(number_format(self.notice.decimals));
                let Some(standing) = self.row(line) else { return sheet.blank(row, column, &format) };
                match added.amount(standing) {
                    None => sheet.blank(row, column, &format),
                    Some(amount) => {
                        let formula = formulas.and_then(|formulas| self.added(added, standing, formulas, row));
                        put(sheet, (row, column), formula, amount, &format)
                    }
                }
            }
            (_, []) => sheet.blank(row, column, &plain),
            (Kind::Player | Kind::Group, [part]) => {
                let format = cell_formats::aside(plain);
                let format = if width_of(&part.text) > WIDEST_NAME { format.set_shrink() } else { format };
                sheet.text(row, column, &part.text, &format)
            }
            (Kind::Place, [part]) => {
                let Some(place) = part.value else { return sheet.text(row, column, &part.text, &right) };
                let shares = self.notice.lines().any(|line| line.shared);
                let equal = if part.is(Mark::Shared) { "\" =\"" } else { "_ _=" };
                let digits = if shares { format!("0{equal}") } else { "0".to_owned() };
                let format = right.set_num_format(signed(part, &digits));
                let reserved = part.is(Mark::Reserved);
                let formula = formulas.filter(|_| !reserved).map(|formulas| self.place(formulas, row));
                put(sheet, (row, column), formula, place, &format)
            }
            (Kind::Total, [part]) => {
                let format = right.set_bold().set_num_format(signed(part, &number_format(self.notice.decimals)));
                let format = if part.is(Mark::Provisional) { format.set_italic() } else { format };
                let total = self.row(line).map_or(0.0, |standing| standing.total);
                let formula = formulas.and_then(|formulas| self.total(formulas, line, row));
                put(sheet, (row, column), formula, total, &format)
            }
            (_, [part]) => self.one_result(sheet, (row, column), part, line, formulas.is_some(), &right),
            (_, parts) => several_results(sheet, (row, column), parts, &right),
        }
    }

    /// A game's score, live where it stands on its round's sheet, or what a sit-out is worth.
    fn one_result(
        &self,
        sheet: &mut Sheet<'_>,
        at: (u32, u16),
        part: &Part,
        line: &Line,
        engine: bool,
        format: &Format,
    ) -> Result<(), ExportError> {
        // What is no result would be counted as one if it were a number.
        let Some(value) = part.value.filter(|value| part.seat.is_some() || *value != 0.0) else {
            return sheet.text(at.0, at.1, &part.styled(), format);
        };
        let digits = signed(part, &number_format(self.notice.game_decimals));
        let format = marked(format.clone(), part).set_num_format(digits);
        let sources = Sources { export: self.export };
        let game = self.row(line).and_then(|row| row.games.iter().find(|game| Some(game.seat) == part.seat));
        let linked = game.filter(|game| engine || self.export.scores.contains_key(&game.seat));
        let formula = linked.and_then(|game| sources.linked(game));
        put(sheet, at, formula, value, &format)
    }

    fn formulas<'s>(&self, section: &'s Section, first: u32) -> Formulas<'s> {
        let sources = Sources { export: self.export };
        let rows = section.lines.iter().map(|line| self.row(line).map_or_else(Vec::new, |row| sources.outcomes(row)));
        let outcomes: Vec<Vec<Outcome>> = rows.collect();
        let of_round = |all: &[Outcome], round: RoundIx| all.iter().filter(|one| one.round == round.0).count();
        let is_result = |part: &&Part| part.value.is_some_and(|value| part.seat.is_some() || value != 0.0);
        let rounds: Vec<(u16, RoundIx)> = (0..)
            .zip(&self.kinds)
            .filter_map(|(at, kind)| if let Kind::Round(round) = kind { Some((at, *round)) } else { None })
            .collect();
        let same = |line: &Line, all: &[Outcome], round: RoundIx| {
            let shown =
                self.cell(line, Kind::Round(round)).map_or(0, |cell| cell.parts.iter().filter(is_result).count());
            let results = of_round(all, round);
            results == shown && results <= 1
        };
        let beside = sources.by_place()
            || section
                .lines
                .iter()
                .zip(&outcomes)
                .any(|(line, all)| rounds.iter().any(|(_, at)| !same(line, all, *at)));
        let mut next = u16::try_from(self.kinds.len() + 1).unwrap_or(u16::MAX);
        let mut slots = Vec::new();
        for (column, round) in rounds {
            let most = outcomes.iter().map(|all| of_round(all, round)).max().unwrap_or(0);
            if beside {
                slots.extend((0..most).map(|n| (next + u16::try_from(n).unwrap_or(0), round.0)));
                next += u16::try_from(most).unwrap_or(0);
            } else {
                slots.push((column, round.0));
            }
        }
        let results = outcomes
            .into_iter()
            .map(|all| {
                let mut free = 0;
                let slot = |one: Outcome| {
                    let at = (free..slots.len()).find(|at| slots[*at].1 == one.round)?;
                    free = at + 1;
                    Some((at, one))
                };
                all.into_iter().filter_map(slot).collect()
            })
            .collect();
        let added = self.kinds.iter().any(|kind| matches!(kind, Kind::Added(_)));
        let sum = added.then_some(next);
        Formulas { section, first, results, slots, beside, sum, ties: next + u16::from(added) }
    }

    /// The cells of a line's results.
    fn cells(formulas: &Formulas<'_>, at: usize) -> Vec<ExcelCell> {
        let held = &formulas.results[at];
        let result = |slot: usize| held.iter().find(|(at, _)| *at == slot).map(|(_, one)| one.top);
        let cell = |(at, (position, round)): (usize, &(u16, usize))| ExcelCell {
            column: letters(*position),
            position: *position,
            round: *round,
            result: result(at),
        };
        formulas.slots.iter().enumerate().map(cell).collect()
    }

    fn total(&self, formulas: &Formulas<'_>, line: &Line, row: u32) -> Option<String> {
        let standing = self.row(line)?;
        let at = usize::try_from(row - formulas.first).ok()?;
        let sum = self.export.engine.rules().excel_results(standing, &Self::cells(formulas, at), row + 1)?;
        let Some(column) = formulas.sum else { return Some(sum) };
        let last = self.position(Kind::Total)?.checked_sub(1)?;
        Some(format!("{}+SUM({}:{})", a1(row, column), a1(row, self.first_added()?), a1(row, last)))
    }

    fn first_added(&self) -> Option<u16> {
        let at = self.kinds.iter().position(|kind| matches!(kind, Kind::Added(_)))?;
        u16::try_from(at).ok()
    }

    /// What is added or taken as a formula, where it is a part of something; nothing where it is a number of its own.
    fn added(&self, added: Added, standing: &Row, formulas: &Formulas<'_>, row: u32) -> Option<String> {
        let (column, first) = (self.position(Kind::Added(added))?, self.first_added()?);
        let sum = a1(row, formulas.sum?);
        let so_far = match column.checked_sub(1).filter(|last| *last >= first) {
            Some(last) => format!("({sum}+SUM({}:{}))", a1(row, first), a1(row, last)),
            None => sum,
        };
        match added {
            Added::Start | Added::Handicap => None,
            Added::Bonus => {
                let percent = standing.adjustments.iter().find_map(|adjustment| match adjustment.why {
                    Why::TopBoard { percent } => Some(percent),
                    _ => None,
                })?;
                Some(format!("{so_far}*{percent}/100"))
            }
            Added::Penalty => {
                let person = self.export.engine.book().person(standing.person)?;
                let (mut points, mut percent) = (0.0, 0.0);
                for penalty in &person.penalties {
                    match penalty.amount {
                        Amount::Points(amount) => points += amount.max(0.0),
                        Amount::Percent(amount) => percent += amount.max(0.0),
                    }
                }
                let amount = added.amount(standing)?;
                let made = points + (standing.total - amount).max(0.0) * percent / 100.0;
                let whole = percent != 0.0 && close(made, -amount);
                whole.then(|| format!("-({}+MAX(0,{so_far})*{percent}/100)", literal(points)))
            }
        }
    }

    fn place(&self, formulas: &Formulas<'_>, row: u32) -> String {
        let reserved = |line: &&Line| self.row(line).is_some_and(|row| row.reserved.is_some());
        let lines = &formulas.section.lines;
        let before = lines.iter().take_while(reserved).count();
        let placed = lines.iter().filter(|line| line.place.is_some()).count();
        let line_of = |at: usize| formulas.first + u32::try_from(at).unwrap_or(u32::MAX) + 1;
        let rules = self.export.engine.rules();
        let columns = self
            .position(Kind::Total)
            .into_iter()
            .chain((0..rules.tie_breaks.len()).map(|step| formulas.ties + u16::try_from(step).unwrap_or(0)));
        let figures: Vec<ExcelFigure> = columns
            .enumerate()
            .map(|(position, column)| {
                let column_letters = letters(column);
                ExcelFigure {
                    all: format!("{column_letters}${}:{column_letters}${}", line_of(before), line_of(placed) - 1),
                    own: a1(row, column),
                    less_is_better: rules.excel_less_is_better(position),
                }
            })
            .collect();
        excel_place(before + 1, &figures)
    }

    /// Results, sums and tie-breaks beside the table. Says which of them are values.
    fn workings(&self, sheet: &mut Sheet<'_>, formulas: &Formulas<'_>) -> Result<Vec<String>, ExportError> {
        let rules = self.export.engine.rules();
        let sources = Sources { export: self.export };
        let look = &self.export.look;
        let format = look.working.clone().set_num_format(number_format(self.notice.game_decimals));
        let heading = formulas.first - 1;
        let mut values: Vec<String> = Vec::new();
        if formulas.beside {
            for (column, round) in &formulas.slots {
                let title = self.heading(Kind::Round(RoundIx(*round)));
                sheet.working_heading(heading, *column, &title, &format)?;
            }
        }
        if let Some(column) = formulas.sum {
            sheet.working_heading(heading, column, "results", &format)?;
        }
        for (step, tie_break) in rules.tie_breaks.iter().enumerate() {
            let column = formulas.ties + u16::try_from(step).unwrap_or(0);
            sheet.working_heading(heading, column, &tie_break.name(), &format)?;
        }
        for (row, (at, line)) in (formulas.first..).zip(formulas.section.lines.iter().enumerate()) {
            let Some(standing) = self.row(line) else { continue };
            if formulas.beside {
                for (slot, one) in &formulas.results[at] {
                    sheet.working(row, formulas.slots[*slot].0, &one.formula, one.value, &format)?;
                }
            }
            let cells = Self::cells(formulas, at);
            let sum = rules.excel_results(standing, &cells, row + 1);
            if sum.is_none() {
                values.push("the totals".to_owned());
            }
            if let Some(column) = formulas.sum {
                let added: f64 = standing.adjustments.iter().map(|adjustment| adjustment.amount).sum();
                let formula = sum.unwrap_or_else(|| literal(standing.total - added));
                sheet.working(row, column, &formula, standing.total - added, &format)?;
            }
            for (step, tie_break) in rules.tie_breaks.iter().enumerate() {
                let column = formulas.ties + u16::try_from(step).unwrap_or(0);
                let figure = standing.tie_figure(step, rules);
                let formula = rules.excel_tie_break(step, &cells, row + 1);
                if let Some(formula) = formula.or_else(|| sources.tie_break(tie_break, standing)) {
                    sheet.working(row, column, &formula, figure, &format)?;
                } else {
                    values.push(format!("“{}”", tie_break.name()));
                    sheet.working_number(row, column, figure, &format)?;
                }
            }
        }
        values.sort();
        values.dedup();
        Ok(values)
    }
}

/// The scores of someone who played more than once in a round, as a text, each marked for itself.
fn several_results(
    sheet: &mut Sheet<'_>,
    (row, column): (u32, u16),
    parts: &[Part],
    format: &Format,
) -> Result<(), ExportError> {
    let font = Format::new().set_font_size(12);
    let mut texts: Vec<(Format, String)> = Vec::new();
    for part in parts {
        if !texts.is_empty() {
            texts.push((font.clone(), " + ".to_owned()));
        }
        texts.push((marked(font.clone(), part), part.styled()));
    }
    let texts: Vec<(&Format, &str)> = texts.iter().map(|(format, text)| (format, text.as_str())).collect();
    sheet.rich_text(row, column, &texts, format)
}

/// “R1” for a round with a number, its name otherwise.
fn short_title(round: &Round) -> String {
    let number = !round.name.is_empty() && round.name.bytes().all(|b| b.is_ascii_digit());
    if number { format!("R{}", round.name) } else { round.title() }
}

/// A formula with its result, or the value alone.
fn put(
    sheet: &mut Sheet<'_>,
    (row, column): (u32, u16),
    formula: Option<String>,
    value: f64,
    format: &Format,
) -> Result<(), ExportError> {
    match formula {
        Some(formula) => sheet.formula(row, column, &formula, value, format),
        None => sheet.number(row, column, value, format),
    }
}

/// The number format of a figure with its signs before it: “T ½ 31.80”.
fn signed(part: &Part, digits: &str) -> String {
    let signs = part.signs();
    if signs.is_empty() { digits.to_owned() } else { format!("\"{signs} \"{digits}") }
}

/// Struck through where it does not count, italic while it may change.
fn marked(format: Format, part: &Part) -> Format {
    let format = if part.is(Mark::Dropped) { format.set_font_strikethrough() } else { format };
    if part.is(Mark::Provisional) { format.set_italic() } else { format }
}
