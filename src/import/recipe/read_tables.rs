//! Reads the tables of a description into boards: who played which power on which board, and the cells that say so.
//!
//! Nothing is in the book yet, so that several descriptions of a sheet can be compared.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::grid::Grid;
use super::table_search::{FoundTable, LayoutTables, Qualifiers, tables_of_sheet};
use super::table_titles::{FoundName, SeatValue, TitleSearch, Titles};
use super::{Part, Pattern, Recipe, TableLayout};
use crate::book::count_notation::{means_no_value, parse_count_cell};
use crate::book::{CENTRES_ON_MAP, PerPower, Power};
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::title_words;

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
    /// Whether the file does not say who played which power.
    pub without_powers: bool,
    /// The first cells of rows for an eighth player.
    pub beyond_seven: Vec<CellIndex>,
    /// The remarks in the titles, after the names: “ended 1909”.
    pub remarks: Vec<(CellIndex, String)>,
    /// The cells beside the titles, which may be remarks.
    pub beside_titles: Vec<CellIndex>,
}

impl FoundBoard {
    pub(super) fn values(&self) -> impl Iterator<Item = &SeatValue> {
        self.seats.values().flatten().flat_map(|seat| &seat.values)
    }

    /// The cells of counts and the like. A name may be that of several seats.
    fn own_cells(&self) -> impl Iterator<Item = CellIndex> {
        self.values().filter(|value| !value.heading.is_name()).map(|value| value.cell)
    }

    fn next_free_power(&self) -> Option<Power> {
        Power::ALL.into_iter().find(|power| self.seats[*power].is_none())
    }
}

/// The boards of a sheet, and the cells that are headings or totals.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::import) struct ReadSheet {
    pub boards: Vec<FoundBoard>,
    pub headings: Vec<CellIndex>,
    pub not_needed: Vec<CellIndex>,
    /// Cells that do not have the content that the description gives, with that content.
    pub unfit: Vec<(CellIndex, String)>,
    /// Cells that would be a value of several games at once.
    pub of_several_games: Vec<CellIndex>,
    /// Boards that share cells with a board of another description.
    pub left_out: Vec<FoundBoard>,
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

    /// Whether these are boards, also if their counts are not finished.
    pub(super) fn has_boards(self) -> bool {
        let half = self.boards.div_ceil(2);
        self.boards > 0 && self.repeated == 0 && self.impossible * 4 <= self.boards && self.complete >= half
    }

    /// Whether the boards are certain enough to be read without a question.
    pub(super) fn is_enough(self) -> bool {
        let half = self.boards.div_ceil(2);
        self.has_boards() && (self.whole_map >= half || self.with_counts == 0 && self.with_players == self.boards)
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
            let names = values(Heading::is_name);
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
    let mut taken = HashSet::new();
    for of_layout in tables {
        all.add(read_layout(sheet, of_layout), &mut taken);
    }
    all
}

/// Reads the tables of one description.
fn read_layout(sheet: &RawSheet, tables: &LayoutTables<'_>) -> ReadSheet {
    let LayoutTables { layout, in_name, tables } = tables;
    Reader::new(Grid::new(sheet, layout.across), layout, in_name, tables).read(tables)
}

impl ReadSheet {
    /// Adds the boards of another description. A cell belongs to the first board that reads it, but a name may be the name of
    /// several seats. `taken` are the cells of the boards so far.
    fn add(&mut self, other: ReadSheet, taken: &mut HashSet<CellIndex>) {
        let is_free = |board: &FoundBoard| board.own_cells().all(|cell| !taken.contains(&cell));
        let (free, left_out): (Vec<_>, Vec<_>) = other.boards.into_iter().partition(is_free);
        self.left_out.extend(left_out);
        if free.is_empty() {
            return;
        }
        taken.extend(free.iter().flat_map(FoundBoard::own_cells));
        self.boards.extend(free);
        self.headings.extend(other.headings);
        self.not_needed.extend(other.not_needed);
        self.unfit.extend(other.unfit);
        self.of_several_games.extend(other.of_several_games);
    }
}

struct Reader<'a> {
    grid: Grid<'a>,
    layout: &'a TableLayout,
    in_name: &'a Qualifiers,
    titles: TitleSearch<'a>,
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

/// Counts the boards of a table that names neither powers nor boards.
#[derive(Clone, Copy, Debug, Default)]
struct UnnamedBoards {
    boards: usize,
    seats: usize,
    last_line: Option<u32>,
}

impl UnnamedBoards {
    /// The number of the board to which the seat in this line belongs.
    fn part_of(&mut self, line: u32) -> usize {
        let goes_on = self.last_line.is_some_and(|last| last + 1 >= line) && self.seats < Power::ALL.len();
        if !goes_on {
            (self.boards, self.seats) = (self.boards + 1, 0);
        }
        self.seats += 1;
        self.last_line = Some(line);
        self.boards
    }
}

impl<'a> Reader<'a> {
    fn new(grid: Grid<'a>, layout: &'a TableLayout, in_name: &'a Qualifiers, tables: &[FoundTable]) -> Self {
        let titles = TitleSearch::new(grid.sheet, layout, tables);
        Reader { grid, layout, in_name, titles }
    }

    fn read(&self, tables: &[FoundTable]) -> ReadSheet {
        let mut read = ReadSheet::default();
        // Boards by their round and name. A table without names of boards has one board, or one for each round.
        let mut places: BTreeMap<(String, String, (usize, usize)), usize> = BTreeMap::new();
        for (number, table) in tables.iter().enumerate() {
            let titles = self.titles.find(number);
            let headings = table.columns.iter().flat_map(|column| [column.heading, column.group_heading]);
            read.headings.extend(headings.flatten());
            read.headings.extend(&titles.cells);
            let mut above = SeatCells::default();
            // Boards without powers and names end at a blank line, or after seven players.
            let mut unnamed_boards = UnnamedBoards::default();
            for (line, _) in self.grid.lines_between(table.lines.clone()) {
                if self.layout.without_powers && self.grid.is_total(line) {
                    continue;
                }
                let seats = self.line_seats(table, line, &titles, &mut above, &mut read);
                for (power, seat) in seats {
                    let part = if power.is_some() { 0 } else { unnamed_boards.part_of(line) };
                    let name =
                        |name: &Option<FoundName>| name.as_ref().map(|name| name.name.clone()).unwrap_or_default();
                    let unnamed = if seat.board.is_some() { (0, 0) } else { (number + 1, part) };
                    let key = (name(&seat.round), name(&seat.board), unnamed);
                    let position = *places.entry(key).or_insert_with(|| {
                        let (round, board) = (seat.round.clone(), seat.board.clone());
                        let without_powers = power.is_none();
                        let (remarks, beside_titles) = (titles.remarks.clone(), titles.beside.clone());
                        let found = FoundBoard {
                            round,
                            board,
                            without_powers,
                            remarks,
                            beside_titles,
                            ..FoundBoard::default()
                        };
                        read.boards.push(found);
                        read.boards.len() - 1
                    });
                    let board = &mut read.boards[position];
                    let cell = seat.used.first().or(seat.values.first().map(|value| &value.cell)).copied();
                    match power.or_else(|| board.next_free_power()) {
                        None => board.beyond_seven.extend(cell),
                        Some(power) if board.seats[power].is_some() => {
                            board.repeated.extend(cell.map(|cell| (power, cell)));
                        }
                        Some(power) => {
                            board.seats[power] = Some(FoundSeat { used: seat.used, values: seat.values });
                        }
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
    ) -> Vec<(Option<Power>, SeatCells)> {
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
        let of_several_games = take_values_of_single_games(&mut shared, groups.keys());
        let mut seats = Vec::new();
        for (qualifiers, mut seat) in groups {
            let power = qualifiers.power.or(seat.power).or(shared.power);
            // Without powers, a row with a player is a seat.
            let has_player = || seat.values.iter().chain(&shared.values).any(|value| value.heading == Heading::Player);
            if power.is_none() && !(self.layout.without_powers && has_player()) {
                continue;
            }
            let plain = |name: Option<String>| name.map(|name| FoundName::new(name, None));
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
            let has_name = seat.values.iter().any(|value| value.heading.is_name());
            seat.values.extend(titles.values.iter().filter(|value| !(has_name && value.heading.is_name())).cloned());
            seats.push((power, seat));
        }
        if !seats.is_empty() {
            read.of_several_games.extend(of_several_games.into_iter().map(|value| value.cell));
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
                    seat.round = Some(FoundName::new(title_words::round_name_in(&value), Some(cell)));
                    seat.used.push(cell);
                }
                Part::BOARD => {
                    let name = title_words::parse_board_title(&value).unwrap_or((value.trim(), ""));
                    seat.board = Some(FoundName::of_board(name, cell));
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
}

/// Takes the values that cannot be those of every seat in the line, from the values that the seats share. A name may be shared
/// by all games of a player, and the last year by all seats of a board.
fn take_values_of_single_games<'q>(
    shared: &mut SeatCells,
    seats: impl ExactSizeIterator<Item = &'q Qualifiers>,
) -> Vec<SeatValue> {
    if seats.len() < 2 {
        return Vec::new();
    }
    let games: BTreeSet<(&Option<String>, &Option<String>)> = seats.map(|seat| (&seat.round, &seat.board)).collect();
    let may_be_shared =
        |value: &SeatValue| value.heading.is_name() || value.heading == Heading::LastYear && games.len() == 1;
    let (kept, taken) = std::mem::take(&mut shared.values).into_iter().partition(may_be_shared);
    shared.values = kept;
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board with a count in each of these cells.
    fn board(cells: &[CellIndex]) -> FoundBoard {
        let value = |cell: &CellIndex| SeatValue { heading: Heading::CENTRES, cell: *cell, part: None };
        let values = cells.iter().map(value).collect();
        let mut board = FoundBoard::default();
        board.seats[Power::Austria] = Some(FoundSeat { used: Vec::new(), values });
        board
    }

    #[test]
    fn only_the_boards_that_share_cells_with_others_are_left_out() {
        let sheet = |boards: &[&[CellIndex]]| ReadSheet {
            boards: boards.iter().map(|cells| board(cells)).collect(),
            ..ReadSheet::default()
        };
        let mut all = ReadSheet::default();
        let mut taken = HashSet::new();
        all.add(sheet(&[&[1, 2]]), &mut taken);
        all.add(sheet(&[&[2, 3], &[4, 5]]), &mut taken);
        all.add(sheet(&[&[5, 6]]), &mut taken);
        assert_eq!(all.boards, [board(&[1, 2]), board(&[4, 5])]);
        assert_eq!(all.left_out, [board(&[2, 3]), board(&[5, 6])]);
    }
}
