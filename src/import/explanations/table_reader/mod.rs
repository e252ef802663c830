//! Reads the tables of a sheet by one choice of what their columns hold. The lines are walked once; the rules change what is in
//! force, and no cell.

mod aggregates;
mod cell_values;
mod corrections;
mod line_facts;
mod neighbours;
mod remarks;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use self::corrections::{Correction, places_of_corrections};
use self::line_facts::LineFacts;
use super::answered_again::answers_sent_again;
use super::heading_line::{HeadingLine, TableColumn};
use super::heading_lines::HeadingLines;
use super::line_values::with_shared;
use super::names_again::NamesAgain;
use super::role::Role;
use super::role_search::RoleChoice;
use super::rounds_in_names::divide_names_of_boards;
use super::seat_columns::Table;
use super::seat_facts::SeatFacts;
use super::seats::Seats;
use super::sheet_titles::{Titles, TitlesInLine, dates_are_rounds};
use super::slips::settle_slips;
use super::told_headings::told_headings;
use super::unexplained_cells::cost_of_unexplained;
use super::{CellRemark, Explanation, SheetContext};
use crate::book::{SeatColumn, Year};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::costs::{Cost, cost_of_boards, heading, rule};
use crate::import::readings::{Readings, TextReadings};
use crate::import::recipe::{BoardsOfSheet, FoundName, Grid, SeatValue};
use crate::import::report::cell_status::NotNeededReason;
use crate::import::words::heading_words::Heading;
use crate::import::words::tab_names::game_of_tab;

pub(super) struct TableReader<'a, 'w> {
    grid: &'a Grid<'a>,
    readings: &'a Readings<'w>,
    choice: &'a RoleChoice,
    context: SheetContext<'a>,
    takes_dates: bool,
    names_rounds: bool,
    titles: Titles,
    seats: Seats<'a>,
    /// The seat of the line above in each group.
    above: BTreeMap<GroupOfTable, SeatFacts>,
    /// The round and the board of the line above in each table, for columns that all seats of a line share.
    game_above: BTreeMap<usize, GameAbove>,
    /// The name above in each group, also of a line that is no seat.
    name_above: BTreeMap<GroupOfTable, Vec<SeatValue>>,
    /// The cells that are understood without a value of their own.
    claimed: BTreeSet<CellIndex>,
    /// The texts beside powers, which are kept.
    remarks: Vec<CellIndex>,
    /// The places of each table that have cells only in lines with struck-out ones.
    places_of_corrections: BTreeMap<usize, BTreeSet<u32>>,
    /// The struck-out counts and names, each with what stands for it in its line, and the power.
    corrected: Vec<Correction>,
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
    /// The answers to a form that were sent again, by their lines.
    sent_again: BTreeMap<u32, CellRemark>,
    names_again: NamesAgain,
    /// The origins that were paid for.
    origins: Origins,
    cost: Cost,
}

/// The names of a round and a board.
type GameAbove = (Option<FoundName>, Option<FoundName>);

/// A group of columns, with the number of its table.
type GroupOfTable = (usize, Option<usize>);

/// Where values come from that are not in their cells.
#[derive(Default)]
struct Origins {
    filled_down: bool,
    list: bool,
}

/// Reads the tables of a sheet.
pub(super) fn read_tables(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    lines: &HeadingLines,
    choice: &RoleChoice,
    context: SheetContext<'_>,
) -> Explanation {
    let has_role = |wanted: Heading| {
        let mut columns = lines.iter().flat_map(|line| &line.columns);
        columns.any(|column| choice.role(&column.words) == Role::Is(wanted))
    };
    let mut reader = TableReader {
        grid,
        readings,
        choice,
        context,
        takes_dates: dates_are_rounds(grid, readings) && !has_role(Heading::Round),
        names_rounds: has_role(Heading::Round),
        titles: Titles::at_start(),
        seats: Seats::new(grid.sheet),
        above: BTreeMap::new(),
        game_above: BTreeMap::new(),
        name_above: BTreeMap::new(),
        claimed: BTreeSet::new(),
        remarks: Vec::new(),
        places_of_corrections: BTreeMap::new(),
        corrected: Vec::new(),
        replaced: Vec::new(),
        partly_struck: BTreeSet::new(),
        exchanged: Vec::new(),
        counts_by_year: Vec::new(),
        without_name: Vec::new(),
        nearly_powers: Vec::new(),
        sent_again: BTreeMap::new(),
        names_again: NamesAgain::default(),
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
        self.game_above.clear();
        self.name_above.clear();
    }

    fn not_needed(&mut self, cells: impl IntoIterator<Item = CellIndex>, reason: NotNeededReason) {
        self.seats.read.not_needed.extend(cells.into_iter().map(|cell| (cell, reason)));
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
                tables.retain(|(heading, _)| line < heading.end);
                // Above a list of powers without players, it is the name of the player.
                let is_card = self.choice.has(Role::Is(Heading::Power)) && !self.choice.has(Role::Year);
                let may_name_board = self.choice.has_players() || !is_card;
                if lines.is_name(line) && may_name_board {
                    self.read_name_of_board(cells);
                } else if self.is_title_of_content(lines, line, cells) {
                    self.not_needed(cells.iter().copied(), NotNeededReason::Label);
                } else {
                    self.read_line(&mut tables, line, cells);
                }
                continue;
            }
            // Beside a line of headings, another table may go on.
            tables.retain(|(other, _)| !headings.iter().any(|heading| heading.overlaps(other)));
            let (headed, others): (Vec<&HeadingLine>, Vec<_>) = headings.iter().partition(|of| of.has_headings);
            if !others.is_empty() {
                // A title beside the first line of a table without headings stands above it.
                let is_beside = |cell: &CellIndex| !headings.iter().any(|of| of.has_place(grid.place(*cell)));
                let titles: Vec<CellIndex> = cells.iter().copied().filter(is_beside).collect();
                if tables.is_empty() {
                    self.read_titles(&(0..u32::MAX), &titles);
                }
                self.forget_above();
                for heading in others {
                    number += 1;
                    tables.push((heading, self.begin_table(heading, number, (Vec::new(), 0..u32::MAX))));
                }
                tables.sort_by_key(|(heading, _)| heading.places);
            }
            let has_heading = |cell: &CellIndex| headed.iter().any(|heading| heading.has_place(grid.place(*cell)));
            let beside: Vec<CellIndex> = cells.iter().copied().filter(|cell| !has_heading(cell)).collect();
            if !beside.is_empty() {
                self.read_line(&mut tables, line, &beside);
            }
            for heading in headed {
                let is_own = |cell: &CellIndex| heading.has_place(grid.place(*cell));
                let own: Vec<CellIndex> = cells.iter().copied().filter(is_own).collect();
                number += 1;
                let above = if headings.len() > 1 { heading.places.0..heading.places.1 + 1 } else { 0..u32::MAX };
                tables.push((heading, self.begin_table(heading, number, (own, above))));
            }
            tables.sort_by_key(|(heading, _)| heading.places);
        }
    }

    /// Whether a line only says what the cells below the next line of powers are: “Players”, “Supply centres”.
    fn is_title_of_content(&self, lines: &HeadingLines, line: u32, cells: &[CellIndex]) -> bool {
        let is_of_powers = || lines.at(line + 1).iter().any(|below| below.has_titles);
        let is_content = |heading: Heading| {
            heading.is_name() || [Heading::CENTRES, Heading::Seat(SeatColumn::Eliminated)].contains(&heading)
        };
        matches!(cells, [cell] if is_of_powers() && self.of(*cell).heading.is_some_and(is_content))
    }

    /// Begins a table at its line of headings, which has these cells. Titles among them stand above these places.
    fn begin_table(
        &mut self,
        heading: &HeadingLine,
        number: usize,
        (cells, above): (Vec<CellIndex>, Range<u32>),
    ) -> Table {
        let titles = || TitlesInLine::find_beside(self.grid, self.readings, &cells, false, usize::MAX);
        let in_line = heading.has_titles.then(titles).flatten();
        // The rounds or the boards of the columns may stand in the same line.
        if let Some(titles) = in_line {
            self.titles.read(titles, &above);
        }
        let table = Table::new(heading, number, self.choice, &self.titles);
        let is_kept = |cell: &CellIndex| {
            let is_headed = |(of, _): &(&TableColumn, _)| of.heading == Some(*cell);
            let column = heading.columns.iter().zip(&table.columns).find(is_headed);
            let is_computed = self.grid.sheet.is_computed_below(self.grid.sheet.address_of(*cell));
            !is_computed && column.is_some_and(|(_, column)| column.role == Role::Kept)
        };
        for column in &heading.columns {
            self.names_again.begin(number, column.place, column.heading);
        }
        let (kept, used): (Vec<CellIndex>, Vec<CellIndex>) = cells.into_iter().partition(is_kept);
        self.seats.read.headings.extend(used);
        self.seats.read.headings.extend(&heading.above);
        self.claimed.extend(kept);
        self.forget_above();
        self.sent_again.extend(answers_sent_again(self.grid, heading, self.choice));
        self.places_of_corrections.insert(number, places_of_corrections(self.grid, heading));
        Table { player_above: self.player_above(heading, &table), ..table }
    }

    /// Reads a line below the headings of one table, or of several beside each other.
    fn read_line(&mut self, tables: &mut [(&HeadingLine, Table)], line: u32, cells: &[CellIndex]) {
        let starts: Vec<u32> = tables.iter().skip(1).map(|(heading, _)| heading.places.0).collect();
        let mut rest = cells;
        // The parts of the line that are no seats, with the places of their tables.
        let mut others: Vec<(Range<u32>, &[CellIndex])> = Vec::new();
        for (position, (heading, table)) in tables.iter_mut().enumerate() {
            let start = position.checked_sub(1).map_or(0, |before| starts[before]);
            let end = starts.get(position).copied().unwrap_or(u32::MAX);
            let (own, after) = rest.split_at(rest.partition_point(|&cell| self.grid.place(cell) < end));
            rest = after;
            if table.version != self.titles.version {
                let player_above = table.player_above.take();
                *table = Table::new(heading, table.number, self.choice, &self.titles);
                table.player_above = player_above;
            }
            if !own.is_empty() && !self.read_record(table, line, own) {
                others.push((start..end, own));
            } else {
                self.read_titles_beside(heading, own, end);
            }
        }
        let has_no_seats = tables.is_empty() || others.iter().map(|(_, own)| own.len()).sum::<usize>() == cells.len();
        if has_no_seats && self.read_titles(&(0..u32::MAX), cells) {
            return;
        }
        for (above, own) in others {
            if !self.read_titles(&above, own) {
                self.read_sums(own);
            }
        }
    }

    /// Reads the only text above a table as the name of its board.
    fn read_name_of_board(&mut self, cells: &[CellIndex]) {
        self.claimed.extend(cells);
        self.titles.read(TitlesInLine::of_board(self.grid, cells), &(0..u32::MAX));
        self.forget_above();
        self.cost += heading::SECOND_AXIS;
    }

    /// Reads the title of a later table apart from the seats of this one, on their right.
    fn read_titles_beside(&mut self, heading: &HeadingLine, cells: &[CellIndex], end: u32) {
        let apart = heading.places.1.saturating_add(2);
        let beside = &cells[cells.partition_point(|&cell| self.grid.place(cell) < apart)..];
        let titles = TitlesInLine::find(self.grid, self.readings, beside, false);
        if titles.is_some_and(|titles| titles.names_game()) {
            self.read_titles(&(apart..end), beside);
        }
    }

    /// Reads the titles above these places. Gives whether there are any.
    fn read_titles(&mut self, above: &Range<u32>, cells: &[CellIndex]) -> bool {
        let titles = TitlesInLine::find(self.grid, self.readings, cells, self.takes_dates);
        let Some(titles) = titles.filter(|titles| titles.names_game() || self.titles.are_fresh) else { return false };
        for &cell in &titles.cells {
            self.note_partly_struck(cell);
        }
        self.claimed.extend(titles.cells.iter().copied());
        self.claimed.extend(titles.other_remarks(self.grid));
        self.not_needed(titles.labels.iter().copied(), NotNeededReason::Label);
        self.titles.read(titles, above);
        self.forget_above();
        true
    }

    /// Reads a line as seats. Gives whether it has any.
    fn read_record(&mut self, table: &Table, line: u32, cells: &[CellIndex]) -> bool {
        if self.is_total(cells) || self.is_bye(table, cells) {
            return false;
        }
        if self.read_title_with_sums(table, cells) {
            return true;
        }
        // A later answer is read in the place of this one.
        if self.sent_again.contains_key(&line) {
            self.cost += rule::USE;
            self.claimed.extend(cells);
            return true;
        }
        let LineFacts { mut groups, field, whole_board, counts_of, unfit, remarks, nearly_powers } =
            self.line_facts(table, line, cells);
        if field.is_none() && table.has_role(|role| matches!(role, Role::Field | Role::ValueOfField)) {
            return false;
        }
        let shared = groups.remove(&None).unwrap_or_default();
        groups.extend(whole_board.into_iter().enumerate().map(|(at, facts)| (Some(at), facts)));
        let is_alone = groups.is_empty();
        if is_alone {
            groups.insert(None, SeatFacts { part: table.part(0), ..SeatFacts::default() });
        }
        let mut seats = Vec::new();
        for (group, own) in groups {
            // “1A” below a power is a game of the player of the line.
            let names_board =
                own.board.as_ref().and_then(|board| board.cell).is_some_and(|cell| !is_alone && cells.contains(&cell));
            let mut facts = with_shared(own, &shared, is_alone);
            if let Some(field) = field {
                self.settle_field(field, &mut facts);
            }
            if let Some(counts_of) = counts_of {
                facts.put_counts_into(counts_of);
            }
            let is_own = |value: &SeatValue| is_alone || !value.heading.is_name() || !shared.values.contains(value);
            let has_values = names_board || facts.values.iter().any(is_own);
            let of_column = table.columns.iter().any(|column| column.group == group && column.power.is_some());
            // A power beside others that have values is one of another table.
            if !has_values && (of_column || table.has_groups) {
                // “bye”: no game.
                let is_blank = |cell: &CellIndex| {
                    let read = self.of(*cell);
                    read.has_no_value || read.is_no_name
                };
                let blank: Vec<CellIndex> = facts.used.into_iter().filter(is_blank).collect();
                self.not_needed(blank, NotNeededReason::Dash);
                continue;
            }
            if facts.has_name() {
                let names = facts.values.iter().filter(|value| value.heading.is_name()).cloned().collect();
                self.name_above.insert((table.number, group), names);
            }
            // On the sheet of a power, each game is named.
            if facts.board.is_some() {
                facts.power = facts.power.or(self.context.power);
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
            if !facts.has_name() {
                facts.values.extend(table.player_above.clone());
            }
            self.fill_down(table, group, &mut facts);
            self.fill_down_name(table, group, cells, &mut facts);
            let place = table.columns.iter().find(|column| column.group == group).map(|column| column.place_of_titles);
            let titled = place.filter(|place| facts.board.as_ref() == self.titles.board_above(*place));
            facts.beside = titled.map(|place| self.titles.beside(place).collect()).unwrap_or_default();
            facts.remarks = self.titles.remarks_above(place.unwrap_or_default(), titled.is_some());
            seats.push((group, facts));
        }
        self.cost += heading::UNFIT_CELL * u32::try_from(nearly_powers.len()).unwrap_or(1000);
        self.nearly_powers.extend(&nearly_powers);
        if seats.is_empty() {
            return !nearly_powers.is_empty();
        }
        self.titles.are_fresh = false;
        self.cost += heading::UNFIT_CELL * u32::try_from(unfit.len()).unwrap_or(1000);
        self.seats.read.unfit.extend(unfit);
        self.remarks.extend(remarks);
        for (group, mut facts) in seats {
            self.correct_beside(table, cells, &mut facts);
            self.correct_by_column(&mut facts);
            self.game_above.insert(table.number, (facts.round.clone(), facts.board.clone()));
            self.above.insert((table.number, group), facts.clone());
            self.seats.add(facts, table.has_groups);
        }
        true
    }

    /// Whether a line has a word for no game in the place of its only board: “bye: 8 and 14”.
    fn is_bye(&self, table: &Table, cells: &[CellIndex]) -> bool {
        let mut boards = table.columns.iter().filter(|column| column.role == Role::Is(Heading::Board));
        let (Some(board), None) = (boards.next(), boards.next()) else { return false };
        let cell = self.grid.find_in_line(cells, board.place).filter(|_| board.group.is_none() && table.has_groups);
        cell.is_some_and(|cell| self.of(cell).is_no_name)
    }

    /// A heading is not used if all below it is left.
    fn keep_headings_of_unread_columns(&self, read: &mut BoardsOfSheet) {
        let place = |cell: CellIndex| self.grid.place(cell);
        let seats = || read.boards.iter().flat_map(|board| board.seats.values().flatten());
        let values =
            seats().flat_map(|seat| seat.values.iter().map(|value| value.cell).chain(seat.used.iter().copied()));
        let others = read.not_needed.iter().map(|(cell, _)| *cell).chain(self.claimed.iter().copied());
        let unfit = read.unfit.iter().map(|(cell, _)| *cell);
        let used: BTreeSet<u32> = values.chain(others).chain(unfit).map(place).collect();
        let headings: BTreeSet<CellIndex> = read.headings.iter().copied().collect();
        let is_blank = |at: u32| self.grid.cells_at(at).iter().all(|cell| headings.contains(cell));
        read.headings.retain(|cell| used.contains(&place(*cell)) || is_blank(place(*cell)));
    }

    fn finish(mut self, lines: &HeadingLines) -> Explanation {
        let slips = settle_slips(self.grid, self.readings, &mut self.seats);
        self.seats.settle_struck_out();
        // A cell in whose place another is read is explained.
        self.claimed.extend(self.replaced.iter().map(|(old, _)| *old));
        self.claimed.extend(self.seats.replaced.iter().copied());
        self.claimed.extend(self.seats.ended_turns.iter().copied());
        self.claimed.extend(self.seats.other_counts.iter().map(|(.., other)| other.cell));
        self.claimed.extend(self.corrected.iter().map(|correction| correction.struck_out));
        let of_boards = self.seats.remarks_about_struck_out_boards(self.grid.sheet);
        let mut remarks = self.remarks_about_cells(slips);
        remarks.extend(of_boards);
        remarks.extend(self.seats.questions_about_other_counts());
        remarks.extend(std::mem::take(&mut self.sent_again).into_values());
        remarks.extend(told_headings(self.grid, self.readings, lines, self.choice));
        let again = std::mem::take(&mut self.names_again).cells();
        self.not_needed(again, NotNeededReason::NameAgain);
        let mut read = std::mem::take(&mut self.seats.read);
        let sheet = self.grid.sheet;
        self.keep_headings_of_unread_columns(&mut read);
        // The tab of a sheet may name its only board: “R1A”.
        if let [board] = &mut read.boards[..]
            && (board.round.is_none() && board.board.is_none() && !sheet.is_text)
            && let Some((round, name)) = game_of_tab(&sheet.name)
        {
            board.round = Some(FoundName::new(round, None));
            board.board = Some(FoundName::new(name, None));
        }
        divide_names_of_boards(sheet, &mut read);
        let heading_of = |cell: CellIndex| self.of(cell).heading;
        let mut headings = lines.iter().flat_map(|line| &line.columns).filter_map(|column| heading_of(column.heading?));
        let has_names = headings.any(Heading::is_name);
        let choices = self.cost - self.choice.kept + self.seats.cost;
        let cost = choices
            + self.choice.kept
            + cost_of_boards(sheet, &read, has_names, self.context.power.is_some())
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
