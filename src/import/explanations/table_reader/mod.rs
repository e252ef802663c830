//! Reads the tables of a sheet by one choice of what their columns hold. The lines are walked once; the rules change what is in
//! force, and no cell.

mod neighbours;
mod remarks;

use std::collections::{BTreeMap, BTreeSet};

use super::column_roles::{Role, power_of};
use super::heading_lines::{HeadingLine, HeadingLines};
use super::line_values::{content_of, count_beside_place, read_counts_by_year, read_parts, with_shared};
use super::role_search::RoleChoice;
use super::seat_columns::Table;
use super::seats::{SeatFacts, Seats};
use super::sheet_titles::{Titles, TitlesInLine, dates_are_rounds};
use super::slips::settle_slips;
use super::told_headings::told_headings;
use super::unexplained_cells::cost_of_unexplained;
use super::{Explanation, NamesByNumber};
use crate::book::{CENTRES_ON_MAP, Power, Year};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::costs::{Cost, cost_of_boards, heading, origin, rule};
use crate::import::draft::draft_book::similar_power;
use crate::import::readings::{Readings, TextReadings};
use crate::import::recipe::{FoundName, Grid, SeatValue};
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;

pub(super) struct TableReader<'a, 'w> {
    grid: &'a Grid<'a>,
    readings: &'a Readings<'w>,
    choice: &'a RoleChoice,
    names: Option<&'a dyn NamesByNumber>,
    takes_dates: bool,
    names_rounds: bool,
    titles: Titles,
    seats: Seats<'a>,
    /// The seat of the line above in each group.
    above: BTreeMap<GroupOfTable, SeatFacts>,
    /// The name above in each group, also of a line that is no seat.
    name_above: BTreeMap<GroupOfTable, Vec<SeatValue>>,
    /// The cells that are understood without a value of their own.
    claimed: BTreeSet<CellIndex>,
    /// The texts beside powers, which are kept.
    remarks: Vec<CellIndex>,
    /// The struck-out counts, each with the count beside it and the power.
    corrected: Vec<(CellIndex, CellIndex, Option<Power>)>,
    /// The counts for which a column of corrections has others.
    replaced: Vec<(CellIndex, CellIndex)>,
    partly_struck: BTreeSet<CellIndex>,
    /// The names in the column of the powers, each with the power in that of the players.
    exchanged: Vec<(CellIndex, CellIndex)>,
    /// The cells with a count after each year, from this year on.
    counts_by_year: Vec<(CellIndex, Year)>,
    /// The powers of the rows below a player that have no name.
    without_name: Vec<CellIndex>,
    nearly_powers: Vec<CellIndex>,
    /// The origins that were paid for.
    origins: Origins,
    cost: Cost,
}

/// A group of columns, with the number of its table.
type GroupOfTable = (usize, Option<usize>);

/// Where values come from that are not in their cells.
#[derive(Default)]
struct Origins {
    filled_down: bool,
    list: bool,
}

/// What the cells of a line say.
#[derive(Default)]
struct LineFacts {
    groups: BTreeMap<Option<usize>, SeatFacts>,
    /// What the word in the column of fields says.
    field: Option<Heading>,
    unfit: Vec<(CellIndex, String)>,
    /// The powers with texts beside them.
    remarks: Vec<CellIndex>,
    /// Texts in the column of powers that are nearly a power.
    nearly_powers: Vec<CellIndex>,
}

/// Reads the tables of a sheet.
pub(super) fn read_tables(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    lines: &HeadingLines,
    choice: &RoleChoice,
    names: Option<&dyn NamesByNumber>,
) -> Explanation {
    let has_role = |wanted: Heading| {
        let mut columns = lines.iter().flat_map(|line| &line.columns);
        columns.any(|column| choice.role(&column.words) == Role::Is(wanted))
    };
    let mut reader = TableReader {
        grid,
        readings,
        choice,
        names,
        takes_dates: dates_are_rounds(grid, readings) && !has_role(Heading::Round),
        names_rounds: has_role(Heading::Round),
        titles: Titles::default(),
        seats: Seats::new(grid.sheet),
        above: BTreeMap::new(),
        name_above: BTreeMap::new(),
        claimed: BTreeSet::new(),
        remarks: Vec::new(),
        corrected: Vec::new(),
        replaced: Vec::new(),
        partly_struck: BTreeSet::new(),
        exchanged: Vec::new(),
        counts_by_year: Vec::new(),
        without_name: Vec::new(),
        nearly_powers: Vec::new(),
        origins: Origins::default(),
        cost: choice.cost,
    };
    reader.read(lines);
    reader.finish(lines)
}

impl TableReader<'_, '_> {
    /// What stands above a title or a heading says nothing about what is below it.
    fn forget_above(&mut self) {
        self.above.clear();
        self.name_above.clear();
    }

    fn of(&self, cell: CellIndex) -> std::rc::Rc<TextReadings> {
        self.readings.of_cell(self.grid.sheet, cell)
    }

    fn read<'l>(&mut self, lines: &'l HeadingLines) {
        let mut tables: Vec<(&'l HeadingLine, Table)> = Vec::new();
        let mut number = 0;
        let grid = self.grid;
        for (line, cells) in grid.lines() {
            if lines.has_powers_above(grid, line) {
                continue;
            }
            let headings = lines.at(line);
            if headings.is_empty() {
                self.read_line(&mut tables, line, cells);
                continue;
            }
            // Beside a line of headings, another table may go on.
            tables.retain(|(other, _)| !headings.iter().any(|heading| heading.overlaps(other)));
            let has_heading = |cell: &CellIndex| headings.iter().any(|heading| heading.has_place(grid.place(*cell)));
            let beside: Vec<CellIndex> = cells.iter().copied().filter(|cell| !has_heading(cell)).collect();
            if !beside.is_empty() {
                self.read_line(&mut tables, line, &beside);
            }
            for heading in headings {
                let is_own = |cell: &CellIndex| heading.has_place(grid.place(*cell));
                let own: Vec<CellIndex> = cells.iter().copied().filter(is_own).collect();
                number += 1;
                tables.push((heading, self.begin_table(heading, number, own)));
            }
            tables.sort_by_key(|(heading, _)| heading.places);
        }
    }

    /// Begins a table at its line of headings, which has these cells.
    fn begin_table(&mut self, heading: &HeadingLine, number: usize, cells: Vec<CellIndex>) -> Table {
        let in_line = TitlesInLine::find_beside(self.grid, self.readings, &cells, false, usize::MAX)
            .filter(|_| heading.is_of_powers);
        // The rounds or the boards of the columns may stand in the same line.
        if let Some(titles) = in_line {
            self.titles.read(titles);
        }
        let is_kept = |cell: &CellIndex| {
            let column = heading.columns.iter().find(|column| column.heading == Some(*cell));
            column.is_some_and(|column| self.choice.role(&column.words) == Role::Kept)
        };
        let (kept, used): (Vec<CellIndex>, Vec<CellIndex>) = cells.into_iter().partition(is_kept);
        self.seats.read.headings.extend(used);
        self.seats.read.headings.extend(&heading.above);
        self.claimed.extend(kept);
        self.forget_above();
        Table::new(heading, number, self.choice, &self.titles)
    }

    /// Reads a line below the headings of one table, or of several beside each other.
    fn read_line(&mut self, tables: &mut [(&HeadingLine, Table)], line: u32, cells: &[CellIndex]) {
        let mut rest = cells;
        let starts: Vec<u32> = tables.iter().skip(1).map(|(heading, _)| heading.places.0).collect();
        for (number, (heading, table)) in tables.iter_mut().enumerate() {
            let end = starts
                .get(number)
                .map_or(rest.len(), |start| rest.partition_point(|&cell| self.grid.place(cell) < *start));
            let (own, others) = rest.split_at(end);
            rest = others;
            if table.version != self.titles.version {
                *table = Table::new(heading, table.number, self.choice, &self.titles);
            }
            if !own.is_empty() && !self.read_record(table, line, own) {
                self.read_other_line(own, true);
            }
        }
        if tables.is_empty() {
            self.read_other_line(cells, false);
        }
    }

    /// Reads titles, and sums below a table.
    fn read_other_line(&mut self, cells: &[CellIndex], is_below_table: bool) {
        if let Some(titles) = TitlesInLine::find(self.grid, self.readings, cells, self.takes_dates) {
            self.claimed.extend(titles.cells.iter().copied());
            self.titles.read(titles);
            self.forget_above();
        } else if is_below_table && self.is_aggregate(cells) {
            self.seats.read.not_needed.extend(cells.iter().copied());
        }
    }

    /// Reads the cells of a line, each by the role of its column.
    fn line_facts(&mut self, table: &Table, line: u32, cells: &[CellIndex]) -> LineFacts {
        let mut of_line = LineFacts::default();
        for column in &table.columns {
            let facts = of_line.groups.entry(column.group).or_default();
            facts.power = facts.power.or(column.power);
            facts.round = facts.round.take().or_else(|| column.round.clone());
            facts.board = facts.board.take().or_else(|| column.board.clone());
            let part = column.group.map_or(0, |group| if column.power.is_some() { 0 } else { group + 1 });
            facts.part = table.part(part);
            let names_game = matches!(column.role, Role::Is(Heading::Round | Heading::Board));
            let shown = || self.grid.sheet.find_shown(self.grid.address(line, column.place)).filter(|_| names_game);
            let Some(cell) = self.grid.find_in_line(cells, column.place).or_else(shown) else { continue };
            let read = self.of(cell);
            let whole = |heading| SeatValue { heading, cell, part: None };
            let fits = match column.role {
                Role::Is(heading) => {
                    // “From” may stand above regions and above years.
                    if matches!(heading, Heading::Region | Heading::Note) {
                        facts.played.add(&read.text);
                    }
                    self.read_whole(heading, cell, &read, facts, &mut of_line.remarks)
                }
                Role::Parts(number) => read_parts(number, cell, &read, facts),
                Role::CountsByYear(first) => {
                    self.counts_by_year.push((cell, first));
                    read_counts_by_year(first, cell, &read, facts)
                }
                Role::Field => {
                    of_line.field = read.heading.filter(|heading| heading.is_of_seat());
                    facts.used.extend(of_line.field.map(|_| cell));
                    of_line.field.is_some()
                }
                Role::Year => {
                    facts.values.push(whole(column.year.map_or(Heading::Note, Heading::Chart)));
                    true
                }
                // The field stands in another column, and settles the heading below.
                Role::ValueOfField => {
                    facts.values.push(whole(Heading::Note));
                    true
                }
                Role::Corrected => {
                    facts.corrected = read.count.is_some().then_some(cell);
                    read.count.is_some() || read.has_no_value
                }
                Role::Computed => {
                    facts.used.push(cell);
                    true
                }
                Role::NotNeeded => {
                    self.seats.read.not_needed.push(cell);
                    true
                }
                Role::Kept => {
                    facts.played.add(&read.text);
                    self.claimed.insert(cell);
                    true
                }
            };
            if !fits && column.role == Role::Is(Heading::Power) && similar_power(&read.text).is_some() {
                of_line.nearly_powers.push(cell);
            } else if !fits {
                of_line.unfit.push((cell, content_of(column.role)));
            }
        }
        if !of_line.unfit.is_empty() {
            self.exchange_power_and_player(table, &mut of_line);
        }
        of_line
    }

    /// The values of a line whose field stands in a column of its own.
    fn settle_field(&mut self, field: Heading, facts: &mut SeatFacts) {
        for value in std::mem::take(&mut facts.values) {
            let read = self.of(value.cell);
            if read.has_no_value && field.is_name() {
                facts.used.push(value.cell);
            } else {
                let part = self.part_of(field, value.cell, &read);
                let part = part.or_else(|| count_beside_place(&read).filter(|_| field == Heading::CENTRES));
                facts.values.push(SeatValue { heading: field, part, ..value });
            }
        }
    }

    /// Reads a line as seats. Gives whether it has any.
    fn read_record(&mut self, table: &Table, line: u32, cells: &[CellIndex]) -> bool {
        if self.is_total(cells) {
            return false;
        }
        let LineFacts { mut groups, field, unfit, remarks, nearly_powers } = self.line_facts(table, line, cells);
        if field.is_none() && table.has_role(|role| matches!(role, Role::Field | Role::ValueOfField)) {
            return false;
        }
        let shared = groups.remove(&None).unwrap_or_default();
        let is_alone = groups.is_empty();
        if is_alone {
            groups.insert(None, SeatFacts { part: table.part(0), ..SeatFacts::default() });
        }
        let mut seats = Vec::new();
        for (group, own) in groups {
            let mut facts = with_shared(own, &shared, is_alone);
            if let Some(field) = field {
                self.settle_field(field, &mut facts);
            }
            let is_own = |value: &SeatValue| is_alone || !value.heading.is_name() || !shared.values.contains(value);
            let has_values = facts.values.iter().any(is_own);
            let of_column = table.columns.iter().any(|column| column.group == group && column.power.is_some());
            // A power beside others that have values is one of another table.
            if !has_values && (of_column || table.has_groups) {
                continue;
            }
            if facts.has_name() {
                let names = facts.values.iter().filter(|value| value.heading.is_name()).cloned().collect();
                self.name_above.insert((table.number, group), names);
            }
            if facts.power.is_none() {
                // A name below a struck-out one takes its place.
                let above = self
                    .above
                    .get(&(table.number, group))
                    .filter(|above| facts.has_name() && self.seats.is_replaceable(above));
                let Some(above) = above else { continue };
                facts.power = above.power;
            }
            self.fill_down(table, group, &mut facts);
            self.fill_down_name(table, group, cells, &mut facts);
            let place = table.columns.iter().find(|column| column.group == group).map(|column| column.place);
            let titled = place.filter(|place| facts.board.as_ref() == self.titles.board_above(*place));
            facts.beside = titled.map(|place| self.titles.beside(place).collect()).unwrap_or_default();
            seats.push((group, facts));
        }
        self.cost += heading::UNFIT_CELL * u32::try_from(nearly_powers.len()).unwrap_or(1000);
        self.nearly_powers.extend(&nearly_powers);
        if seats.is_empty() {
            return !nearly_powers.is_empty();
        }
        self.cost += heading::UNFIT_CELL * u32::try_from(unfit.len()).unwrap_or(1000);
        self.seats.read.unfit.extend(unfit);
        self.remarks.extend(remarks);
        for (group, mut facts) in seats {
            self.correct_beside(table, cells, &mut facts);
            self.correct_by_column(&mut facts);
            self.above.insert((table.number, group), facts.clone());
            self.seats.add(facts, table.has_groups);
        }
        true
    }

    /// Reads a cell with one content. Gives whether it has that content.
    fn read_whole(
        &mut self,
        heading: Heading,
        cell: CellIndex,
        read: &TextReadings,
        facts: &mut SeatFacts,
        remarks: &mut Vec<CellIndex>,
    ) -> bool {
        match heading {
            Heading::Power => {
                let Some(power) = power_of(read) else { return read.has_no_value };
                facts.power = Some(power);
                facts.used.push(cell);
                if read.power.as_ref().is_some_and(|of| !of.remark.is_empty()) {
                    remarks.push(cell);
                }
            }
            Heading::Round => {
                let name =
                    if read.is_dated { read.text.clone() } else { title_words::round_name_in_column(&read.text) };
                facts.round = Some(FoundName::new(name, Some(cell)));
                facts.used.push(cell);
            }
            Heading::Board => {
                let game =
                    title_words::game_in_board_name(&read.text).filter(|_| !self.names_rounds && facts.round.is_none());
                if let Some((round, board)) = game {
                    facts.round = Some(FoundName::new(round, Some(cell)));
                    facts.board = Some(FoundName::new(board, Some(cell)));
                } else {
                    let name = title_words::parse_board_title(&read.text).unwrap_or((&read.text, ""));
                    facts.board = Some(FoundName::of_board(name, cell));
                }
                facts.used.push(cell);
            }
            heading => {
                if read.has_no_value && heading == Heading::Player {
                    facts.used.push(cell);
                    return true;
                }
                let part = self.part_of(heading, cell, read);
                facts.values.push(SeatValue { heading, cell, part });
            }
        }
        true
    }

    /// The text that is read in place of that of a cell: the name of a number, or the part that is not struck out.
    fn part_of(&mut self, heading: Heading, cell: CellIndex, read: &TextReadings) -> Option<String> {
        let at = self.grid.sheet.cell(cell).at;
        if let Some(rest) = self.grid.sheet.partly_struck_out.get(&at).filter(|rest| !rest.trim().is_empty()) {
            self.cost += rule::CORRECTED;
            self.partly_struck.insert(cell);
            return Some(rest.trim().to_owned());
        }
        if heading != Heading::Player {
            return None;
        }
        let name = self.names?.name_of(read.text.parse().ok()?)?;
        if !self.origins.list {
            self.origins.list = true;
            self.cost += origin::LIST;
        }
        Some(name.to_owned())
    }

    fn is_total(&self, cells: &[CellIndex]) -> bool {
        cells.iter().any(|&cell| self.of(cell).is_total) || self.is_subtotal(cells)
    }

    /// Whether a line has the sums of a player or a board.
    fn is_subtotal(&self, cells: &[CellIndex]) -> bool {
        let Some((&label, sums)) = cells.split_first() else { return false };
        !sums.is_empty() && self.of(label).ends_in_total && sums.iter().all(|&cell| self.of(cell).is_number)
    }

    /// Whether a line has nothing but a label and sums.
    fn is_aggregate(&self, cells: &[CellIndex]) -> bool {
        let is_sum = |cell: &CellIndex| {
            let read = self.of(*cell);
            read.is_total || read.ends_in_total || read.is_number || read.has_no_value
        };
        let is_whole_map = |cell: &CellIndex| self.of(*cell).text == CENTRES_ON_MAP.to_string();
        cells.iter().all(is_sum) && (self.is_total(cells) || cells.iter().any(is_whole_map))
    }

    fn finish(mut self, lines: &HeadingLines) -> Explanation {
        let slips = settle_slips(self.grid, self.readings, &mut self.seats);
        self.seats.settle_struck_out();
        // A cell in whose place another is read is explained.
        self.claimed.extend(self.replaced.iter().map(|(old, _)| *old));
        self.claimed.extend(self.seats.replaced.iter().copied());
        self.claimed.extend(self.seats.ended_turns.iter().copied());
        let mut remarks = self.remarks_about_cells(slips);
        remarks.extend(told_headings(self.grid, self.readings, lines, self.choice));
        let read = std::mem::take(&mut self.seats.read);
        let sheet = self.grid.sheet;
        let choices = self.cost - self.choice.kept + self.seats.cost;
        let cost = choices
            + self.choice.kept
            + cost_of_boards(sheet, &read)
            + cost_of_unexplained(self.grid, self.readings, &read, &self.claimed);
        let has_rows_without_name = !self.without_name.is_empty();
        Explanation {
            boards: read,
            remarks,
            nearly_powers: self.nearly_powers,
            has_numbers: self.origins.list,
            has_rows_without_name,
            cost,
            choices,
            columns: self.choice.clone(),
            across: self.grid.across,
            layouts: Vec::new(),
        }
    }
}
