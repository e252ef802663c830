//! Reads the tables of a description into boards: who played which power on which board, and the cells that say so.
//!
//! Nothing is in the book yet, so that several descriptions of a sheet can be compared.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use super::table_search::{FoundTable, Grid, LayoutTables, Qualifiers, tables_of_sheet};
use super::{Part, Pattern, Recipe, TableLayout};
use crate::book::count_notation::{means_no_value, parse_count_cell};
use crate::book::typed_words::single_spaced;
use crate::book::{CENTRES_ON_MAP, PerPower, Power};
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::{CellIndex, RawSheet};

/// A value of a seat, in a cell or in a part of it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::import) struct SeatValue {
    pub heading: Heading,
    pub cell: CellIndex,
    /// The part of the cell's text, if the cell holds more.
    pub part: Option<String>,
}

/// A name that a cell, a heading, a title or the name of the sheet gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::import) struct FoundName {
    pub name: String,
    pub cell: Option<CellIndex>,
}

/// The row of a power on a board.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::import) struct FoundSeat {
    /// The cells that are used for the power, the board and the round.
    pub used: Vec<CellIndex>,
    pub values: Vec<SeatValue>,
}

/// A board as a sheet gives it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::import) struct FoundBoard {
    pub round: Option<FoundName>,
    pub board: Option<FoundName>,
    pub seats: PerPower<Option<FoundSeat>>,
    /// The cells of powers that the board has twice.
    pub repeated: Vec<(Power, CellIndex)>,
}

/// The boards of a sheet, and the cells that are headings or totals.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::import) struct ReadSheet {
    pub boards: Vec<FoundBoard>,
    pub headings: Vec<CellIndex>,
    pub not_needed: Vec<CellIndex>,
    /// Cells that do not have the content that the description gives, with that content.
    pub unfit: Vec<(CellIndex, String)>,
}

/// How well boards hold together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::import) struct Evidence {
    pub boards: usize,
    /// Boards with each of the seven powers once, and names or counts at them.
    pub complete: usize,
    /// Boards whose counts add up to the centres of the map.
    pub whole_map: usize,
    /// Boards with counts that cannot be, or more centres than the map has.
    pub impossible: usize,
    /// Powers that a board has twice.
    pub repeated: usize,
    pub with_players: usize,
    pub with_counts: usize,
    /// Boards with any name or number. The others are empty forms.
    pub filled: usize,
}

impl Evidence {
    /// Whether every board has its seven powers, players and counts, and no count is impossible.
    pub(in crate::import) fn holds_together(self) -> bool {
        let all = |number: usize| number == self.boards;
        self.boards > 0
            && all(self.complete)
            && all(self.with_players)
            && all(self.with_counts)
            && self.repeated == 0
            && self.impossible == 0
    }

    /// Whether these boards hold together better than others. Of two that are as good, the first proposal is taken.
    pub(in crate::import) fn is_better_than(self, other: Evidence) -> bool {
        let rank = |evidence: Evidence| (evidence.is_enough(), evidence.complete, evidence.with_players);
        rank(self) > rank(other)
    }

    /// Whether the boards are certain enough to be read without a question.
    pub(super) fn is_enough(self) -> bool {
        let half = self.boards.div_ceil(2);
        self.boards > 0
            && self.repeated == 0
            && self.impossible * 4 <= self.boards
            && self.complete >= half
            && (self.whole_map >= half || self.with_counts == 0 && self.with_players == self.boards)
    }
}

impl ReadSheet {
    /// How well the boards hold together.
    pub(in crate::import) fn evidence(&self, sheet: &RawSheet) -> Evidence {
        let mut evidence = Evidence { boards: self.boards.len(), ..Evidence::default() };
        for board in &self.boards {
            evidence.repeated += board.repeated.len();
            let seats: Vec<&FoundSeat> = board.seats.values().flatten().collect();
            let values = |wanted: fn(Heading) -> bool| -> Vec<String> {
                let all = seats.iter().flat_map(|seat| &seat.values).filter(|value| wanted(value.heading));
                all.map(|value| value.text(sheet)).collect()
            };
            let names = values(|heading| matches!(heading, Heading::Player | Heading::FirstName | Heading::LastName));
            let years = values(|heading| matches!(heading, Heading::Chart(_)));
            let counts = values(|heading| heading == Heading::CENTRES);
            let has_names = names.iter().filter(|name| name.chars().any(char::is_alphabetic)).count();
            let read: Vec<u32> =
                counts.iter().filter_map(|text| parse_count_cell(text)).map(|read| u32::from(read.count)).collect();
            let sum: u32 = read.iter().sum();
            let bad_years = years.iter().filter(|text| parse_count_cell(text).is_none()).count();
            evidence.complete += usize::from(seats.len() == Power::ALL.len());
            evidence.whole_map += usize::from(
                sum == u32::from(CENTRES_ON_MAP) || counts.is_empty() && bad_years == 0 && !years.is_empty(),
            );
            let bad_names = names.len() > has_names + 3;
            evidence.impossible += usize::from(
                sum > u32::from(CENTRES_ON_MAP) || read.len() + 3 < counts.len() || bad_years > 3 || bad_names,
            );
            evidence.with_players += usize::from(has_names * 2 > seats.len());
            evidence.with_counts += usize::from(!counts.is_empty() || !years.is_empty());
            let says_something = |value: &SeatValue| {
                let text = value.text(sheet);
                let repeats = matches!(value.heading, Heading::StartCount | Heading::Place | Heading::Bookkeeping);
                !repeats && !text.is_empty() && text != "0" && !means_no_value(&text)
            };
            evidence.filled += usize::from(seats.iter().flat_map(|seat| &seat.values).any(says_something));
        }
        evidence
    }
}

impl SeatValue {
    /// The text of the value.
    pub(super) fn text(&self, sheet: &RawSheet) -> String {
        self.part.clone().unwrap_or_else(|| sheet.cell(self.cell).text().trim().to_owned())
    }
}

/// Reads a sheet by the tables of a recipe. `None` if it has none of them.
pub(in crate::import) fn read_sheet(sheet: &RawSheet, recipe: &Recipe) -> Option<ReadSheet> {
    let tables = tables_of_sheet(sheet, recipe);
    let read = read_layouts(sheet, tables.iter());
    (!read.boards.is_empty()).then_some(read)
}

/// Reads the tables of descriptions.
pub(in crate::import) fn read_layouts<'t>(
    sheet: &RawSheet,
    tables: impl Iterator<Item = &'t LayoutTables<'t>>,
) -> ReadSheet {
    let mut all = ReadSheet::default();
    for of_layout in tables {
        all.add(read_layout(sheet, of_layout));
    }
    all
}

/// Reads the tables of one description.
fn read_layout(sheet: &RawSheet, tables: &LayoutTables<'_>) -> ReadSheet {
    let LayoutTables { layout, in_name, tables } = tables;
    Reader { grid: Grid::new(sheet, layout.across), layout, in_name, rows: sheet.rows().collect() }.read(tables)
}

impl ReadSheet {
    /// Adds the boards of another description. A cell belongs to the first table that reads it, but a name may be the name of
    /// several seats.
    fn add(&mut self, other: ReadSheet) {
        let taken: HashSet<CellIndex> = self.own_cells().collect();
        if other.own_cells().all(|cell| !taken.contains(&cell)) {
            self.boards.extend(other.boards);
            self.headings.extend(other.headings);
            self.not_needed.extend(other.not_needed);
            self.unfit.extend(other.unfit);
        }
    }

    /// The cells of counts and the like.
    fn own_cells(&self) -> impl Iterator<Item = CellIndex> {
        let is_name = |heading| matches!(heading, Heading::Player | Heading::FirstName | Heading::LastName);
        let seats = self.boards.iter().flat_map(|board| board.seats.values().flatten());
        let values = seats.flat_map(|seat| &seat.values);
        values.filter(move |value| !is_name(value.heading)).map(|value| value.cell)
    }
}

struct Reader<'a> {
    grid: Grid<'a>,
    layout: &'a TableLayout,
    in_name: &'a Qualifiers,
    /// The rows of the sheet, for the titles.
    rows: Vec<(u32, Range<CellIndex>)>,
}

/// What the titles above a table say.
#[derive(Clone, Debug, Default)]
struct Titles {
    round: Option<FoundName>,
    board: Option<FoundName>,
    player: Option<SeatValue>,
    /// All cells of the titles, with those that are only labels.
    cells: Vec<CellIndex>,
}

/// The values of one line that belong to one seat.
#[derive(Clone, Debug, Default)]
struct SeatCells {
    round: Option<FoundName>,
    board: Option<FoundName>,
    power: Option<Power>,
    used: Vec<CellIndex>,
    values: Vec<SeatValue>,
}

impl Reader<'_> {
    fn read(&self, tables: &[FoundTable]) -> ReadSheet {
        let mut read = ReadSheet::default();
        // Boards by their round and name. A table without names of boards has one board, or one for each round.
        let mut places: BTreeMap<(String, String, usize), usize> = BTreeMap::new();
        for (number, table) in tables.iter().enumerate() {
            let titles = self.titles(table, &tables[..number]);
            let headings = table.columns.iter().flat_map(|column| [column.heading, column.group_heading]);
            read.headings.extend(headings.flatten());
            read.headings.extend(&titles.cells);
            let mut above = SeatCells::default();
            for (line, _) in self.grid.lines_between(table.lines.clone()) {
                let seats = self.line_seats(table, line, &titles, &mut above, &mut read);
                for (power, seat) in seats {
                    let name =
                        |name: &Option<FoundName>| name.as_ref().map(|name| name.name.clone()).unwrap_or_default();
                    let unnamed = if seat.board.is_some() { 0 } else { number + 1 };
                    let key = (name(&seat.round), name(&seat.board), unnamed);
                    let position = *places.entry(key).or_insert_with(|| {
                        let (round, board) = (seat.round.clone(), seat.board.clone());
                        read.boards.push(FoundBoard { round, board, ..FoundBoard::default() });
                        read.boards.len() - 1
                    });
                    let board = &mut read.boards[position];
                    if board.seats[power].is_some() {
                        let cell = seat.used.first().or(seat.values.first().map(|value| &value.cell));
                        board.repeated.extend(cell.map(|&cell| (power, cell)));
                    } else {
                        board.seats[power] = Some(FoundSeat { used: seat.used, values: seat.values });
                    }
                }
            }
        }
        read
    }

    /// The seats of a line: one, or one for each group of columns whose headings name a round or a power.
    fn line_seats(
        &self,
        table: &FoundTable,
        line: u32,
        titles: &Titles,
        above: &mut SeatCells,
        read: &mut ReadSheet,
    ) -> Vec<(Power, SeatCells)> {
        let mut shared = SeatCells::default();
        let mut groups: BTreeMap<Qualifiers, SeatCells> = BTreeMap::new();
        let mut unfit = Vec::new();
        for column in &table.columns {
            let cell = self.grid.find(line, column.place);
            let of_seat = column.qualifiers.of_seat();
            let is_shared = of_seat == Qualifiers::default();
            let target = if is_shared { &mut shared } else { groups.entry(of_seat).or_default() };
            let Some(cell) = cell.or_else(|| self.shown_name(column.rule, line, column.place)) else { continue };
            let pattern = &self.layout.columns[column.rule].cell;
            if pattern.is_blank() {
                read.not_needed.push(cell);
            } else if !self.read_cell(pattern, &column.qualifiers, cell, target) {
                unfit.push((cell, pattern.to_string()));
            }
        }
        // A line of which nothing fits is a note or a total.
        let fits =
            shared.power.is_some() || groups.values().any(|seat| !seat.values.is_empty() || seat.power.is_some());
        let has_value = !shared.values.is_empty();
        if fits || has_value && unfit.len() == 1 && !self.grid.is_total(line) {
            read.unfit.append(&mut unfit);
        }
        // A blank round or board is that of the line above.
        let has_column = |part: Part| self.layout.columns.iter().any(|column| column.cell.has(part));
        if shared.round.is_none() && has_column(Part::ROUND) {
            shared.round.clone_from(&above.round);
        }
        if shared.board.is_none() && has_column(Part::BOARD) {
            shared.board.clone_from(&above.board);
        }
        above.round.clone_from(&shared.round);
        above.board.clone_from(&shared.board);
        if groups.is_empty() {
            groups.insert(Qualifiers::default(), SeatCells::default());
        }
        let mut seats = Vec::new();
        for (qualifiers, mut seat) in groups {
            let Some(power) = qualifiers.power.or(seat.power).or(shared.power) else { continue };
            let plain = |name: Option<String>| name.map(|name| FoundName { name, cell: None });
            seat.round = plain(qualifiers.round)
                .or(seat.round)
                .or_else(|| shared.round.clone())
                .or_else(|| titles.round.clone())
                .or_else(|| plain(self.in_name.round.clone()));
            seat.board = plain(qualifiers.board)
                .or(seat.board)
                .or_else(|| shared.board.clone())
                .or_else(|| titles.board.clone())
                .or_else(|| plain(self.in_name.board.clone()));
            seat.used.extend(&shared.used);
            // A blank group is a round that the player did not play.
            if qualifiers.power.is_some() && seat.values.is_empty() {
                continue;
            }
            seat.values.extend(shared.values.iter().cloned());
            let has_player = seat.values.iter().any(|value| value.heading == Heading::Player);
            seat.values.extend(titles.player.clone().filter(|_| !has_player));
            seats.push((power, seat));
        }
        seats
    }

    /// The cell of a merged range that names a board or a round.
    fn shown_name(&self, rule: usize, line: u32, place: u32) -> Option<CellIndex> {
        let pattern = &self.layout.columns[rule].cell;
        let names = pattern.has(Part::BOARD) || pattern.has(Part::ROUND);
        names.then(|| self.grid.sheet.find_shown(self.grid.address(line, place))).flatten()
    }

    /// Reads the parts of a cell. Gives whether the cell has the pattern; if not, it is left alone.
    fn read_cell(&self, pattern: &Pattern, qualifiers: &Qualifiers, cell: CellIndex, seat: &mut SeatCells) -> bool {
        let text = self.grid.sheet.cell(cell).text();
        let Some(matched) = pattern.match_text(&text) else { return means_no_value(&text) };
        let is_whole = pattern.whole().is_some();
        for (part, range) in matched {
            let value = text[range].to_owned();
            match part {
                Part::POWER => {
                    let Some(power) = Power::parse_in_column(&value) else { return false };
                    seat.power = Some(power);
                    seat.used.push(cell);
                }
                Part::ROUND => {
                    let name = heading_words::round_name_in(&value);
                    seat.round = Some(FoundName { name, cell: Some(cell) });
                    seat.used.push(cell);
                }
                Part::BOARD => {
                    let name = single_spaced(heading_words::board_name_in(&value));
                    seat.board = Some(FoundName { name, cell: Some(cell) });
                    seat.used.push(cell);
                }
                Part::Year => {}
                Part::Field(heading) => {
                    let heading = match qualifiers.year {
                        Some(year) if heading == Heading::CENTRES => Heading::Chart(year),
                        _ => heading,
                    };
                    seat.values.push(SeatValue { heading, cell, part: (!is_whole).then_some(value) });
                }
            }
        }
        true
    }

    /// Looks for the titles of a table above it on the sheet.
    fn titles(&self, table: &FoundTable, before: &[FoundTable]) -> Titles {
        let mut titles = Titles::default();
        let (top, columns) = self.area(table);
        // Not above the table before in the same columns, except for the title of a round.
        let is_above =
            |(row, other): &(u32, Range<u32>)| *row < top && other.start < columns.end && columns.start < other.end;
        let bottom = before.iter().rev().map(|other| self.area(other)).find(is_above).map(|(row, _)| row);
        for pattern in &self.layout.titles {
            let above = &self.rows[..self.rows.partition_point(|(row, _)| *row < top)];
            for (row, cells) in above.iter().rev() {
                let of_board = pattern.parts().any(|part| part != Part::ROUND);
                if of_board && bottom.is_some_and(|bottom| *row <= bottom) {
                    break;
                }
                // A title without a word is only directly above.
                if pattern.whole().is_some() && row + 2 < top {
                    break;
                }
                if self.read_title(pattern, cells.clone(), &columns, of_board, &mut titles) {
                    break;
                }
            }
        }
        titles
    }

    /// The row above which the titles of a table are, and its columns.
    fn area(&self, table: &FoundTable) -> (u32, Range<u32>) {
        let first_place = table.columns.iter().map(|column| column.place).min().unwrap_or_default();
        let first_line = table.heading_line.unwrap_or(table.lines.start);
        if self.grid.across { (first_place, first_line..u32::MAX) } else { (first_line, table.span.clone()) }
    }

    fn read_title(
        &self,
        pattern: &Pattern,
        cells: Range<CellIndex>,
        columns: &Range<u32>,
        of_board: bool,
        titles: &mut Titles,
    ) -> bool {
        let sheet = self.grid.sheet;
        let inside: Vec<CellIndex> = cells
            .filter(|&cell| sheet.cell(cell).trimmed_text().is_some())
            .filter(|&cell| !of_board || columns.contains(&sheet.cell(cell).at.column))
            .collect();
        let alone = inside.iter().map(|&cell| (vec![cell], self.grid.text(cell)));
        let joined = inside.iter().map(|&cell| self.grid.text(cell)).collect::<Vec<_>>().join(" ");
        let together = (inside.len() > 1).then(|| (inside.clone(), joined));
        for (cells, text) in alone.chain(together) {
            let Some(matched) = pattern.match_text(&text) else { continue };
            titles.cells.extend(&cells);
            for (part, range) in matched {
                let name = text[range].to_owned();
                let cell = cells.first().copied();
                match part {
                    Part::ROUND => titles.round = titles.round.take().or(Some(FoundName { name, cell })),
                    Part::BOARD => {
                        let name = single_spaced(heading_words::split_name_and_rest(&name).0);
                        titles.board = titles.board.take().or(Some(FoundName { name, cell }));
                    }
                    Part::Field(heading) => {
                        let Some(&cell) = cells.last() else { continue };
                        titles.player = Some(SeatValue { heading, cell, part: Some(name) });
                    }
                    Part::Year => {}
                }
            }
            return true;
        }
        false
    }
}
