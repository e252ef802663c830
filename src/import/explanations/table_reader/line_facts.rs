//! What the cells of a line say, each by the role of its column.

use std::collections::BTreeMap;

use super::super::column_patterns::seats_of_whole_board;
use super::super::line_values::{content_of, read_counts_by_year, read_parts};
use super::super::role::Role;
use super::super::seat_columns::Table;
use super::super::seat_facts::SeatFacts;
use super::TableReader;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::draft::draft_book::similar_power;
use crate::import::recipe::SeatValue;
use crate::import::report::cell_status::NotNeededReason;
use crate::import::words::heading_words::Heading;

/// What the cells of a line say.
#[derive(Default)]
pub(super) struct LineFacts {
    pub groups: BTreeMap<Option<usize>, SeatFacts>,
    /// What the word in the column of fields says.
    pub field: Option<Heading>,
    /// The seats of a board in one cell.
    pub whole_board: Vec<SeatFacts>,
    /// What the counts are: those of a year, or those at the start.
    pub counts_of: Option<Heading>,
    pub unfit: Vec<(CellIndex, String)>,
    /// The powers with texts beside them.
    pub remarks: Vec<CellIndex>,
    /// Texts in the column of powers that are nearly a power.
    pub nearly_powers: Vec<CellIndex>,
}

impl TableReader<'_, '_> {
    /// Reads the cells of a line, each by the role of its column.
    pub(super) fn line_facts(&mut self, table: &Table, line: u32, cells: &[CellIndex]) -> LineFacts {
        let mut of_line = LineFacts::default();
        let mut kept = Vec::new();
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
            self.note_partly_struck(cell);
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
                Role::WholeBoard(number, mark) => {
                    let seats = seats_of_whole_board(&self.grid.text(cell), (number, mark), cell);
                    let facts = |(power, values)| SeatFacts {
                        power: Some(power),
                        values,
                        used: vec![cell],
                        ..SeatFacts::default()
                    };
                    of_line.whole_board.extend(seats.into_iter().flatten().map(facts));
                    !of_line.whole_board.is_empty() || read.has_no_value
                }
                Role::PlayerOrCount => self.read_player_or_count((table.number, column.group), cell, &read, facts),
                Role::YearOfLine => {
                    let start = read.heading.filter(|heading| *heading == Heading::StartCount);
                    let counts_of = read.year.map(Heading::Chart).or(start);
                    of_line.counts_of = of_line.counts_of.or(counts_of);
                    self.seats.read.headings.push(cell);
                    counts_of.is_some() || read.has_no_value
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
                    let reason = if column.is_time { NotNeededReason::TimeOfAnswer } else { NotNeededReason::Total };
                    self.not_needed([cell], reason);
                    true
                }
                // What the file computes and no seat needs follows from other cells.
                Role::Kept if self.is_computed(cell) => {
                    self.not_needed([cell], NotNeededReason::Computed);
                    true
                }
                Role::Kept => {
                    kept.push((column.place, column.group, cell));
                    facts.played.add(&read.text);
                    self.claimed.insert(cell);
                    true
                }
            };
            if !fits {
                of_line.unfit.push((cell, content_of(column.role)));
            }
        }
        self.names_again.add(self.grid, table.number, &of_line.groups, kept);
        if !of_line.unfit.is_empty() {
            self.exchange_power_and_player(table, &mut of_line);
            self.find_unknown_powers(&mut of_line);
        }
        of_line
    }

    /// Whether the file computes a cell, and has its result.
    fn is_computed(&self, cell: CellIndex) -> bool {
        let raw = self.grid.sheet.cell(cell);
        raw.formula && !raw.lacks_result()
    }

    /// A text in the place of the power, beside the player or the count of a seat, is a power that is not known.
    fn find_unknown_powers(&self, of_line: &mut LineFacts) {
        let of_power = content_of(Role::Is(Heading::Power));
        let is_value = |value: &SeatValue| {
            let read = self.of(value.cell);
            value.heading.is_name() && read.is_name || value.heading == Heading::CENTRES && read.count.is_some()
        };
        let has_seat = of_line.groups.values().flat_map(|facts| &facts.values).any(is_value);
        let is_unknown = |cell: CellIndex| {
            let read = self.of(cell);
            let is_plain = read.names.is_blank() && read.heading.is_none() && !read.is_number;
            has_seat && is_plain || similar_power(&read.text).is_some()
        };
        let is_power = |(cell, content): &mut (CellIndex, String)| *content == of_power && is_unknown(*cell);
        let unknown: Vec<_> = of_line.unfit.extract_if(.., is_power).collect();
        of_line.nearly_powers.extend(unknown.into_iter().map(|(cell, _)| cell));
    }
}
