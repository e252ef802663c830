//! Reads the tables of a layout into boards: who played which power on which board, and the cells that say so.
//!
//! Nothing is in the book yet, so that several layouts of a sheet can be compared.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::cell_patterns::says_no_game;
use super::found_boards::{BoardsOfSheet, FoundBoard, FoundSeat};
use super::found_tables::{FoundTable, LayoutTables};
use super::grid::Grid;
use super::heading_match::Qualifiers;
use super::read_state::{ReadState, SeatCells, UnnamedBoards};
use super::seats_of_cell::{seats_of_cell, without_last_separator};
use super::table_search::tables_of_sheet;
use super::table_titles::{FoundName, SeatValue, TitleSearch, Titles};
use super::{Part, Pattern, Recipe, TableLayout};
use crate::book::Power;
use crate::book::count_notation::means_no_value;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::report::cell_status::NotNeededReason;
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;

/// Reads a sheet by the tables of a recipe. `None` if it has none of them.
pub(in crate::import) fn read_sheet(sheet: &RawSheet, recipe: &Recipe) -> Option<BoardsOfSheet> {
    let tables = tables_of_sheet(sheet, recipe);
    let read = read_layouts(sheet, tables.iter());
    (!read.boards.is_empty()).then_some(read)
}

/// Reads the tables of layouts.
pub(in crate::import) fn read_layouts<'t>(
    sheet: &RawSheet,
    tables: impl Iterator<Item = &'t LayoutTables>,
) -> BoardsOfSheet {
    let mut tables = tables.peekable();
    let mut all = BoardsOfSheet::default();
    let mut taken = HashSet::new();
    let first_cell = |board: &FoundBoard| board.values().map(|value| value.cell).min();
    while let Some(of_layout) = tables.next() {
        let read = read_layout(sheet, of_layout);
        // The boards of a single layout share no cells with others.
        if all.boards.is_empty() && tables.peek().is_none() && !read.boards.is_empty() {
            return read;
        }
        all.add(read, &mut taken);
    }
    // In the order of the sheet, so that boards without a title are named in this order.
    all.boards.sort_by_key(first_cell);
    all
}

/// Reads the tables of one layout.
fn read_layout(sheet: &RawSheet, tables: &LayoutTables) -> BoardsOfSheet {
    let LayoutTables { layout, in_name, tables } = tables;
    Reader::new(Grid::new(sheet, layout.across), layout, in_name, tables).read(tables)
}

struct Reader<'a> {
    grid: Grid<'a>,
    layout: &'a TableLayout,
    in_name: &'a Qualifiers,
    titles: TitleSearch<'a>,
    /// Whether the layout or the tab says the rounds of the boards.
    names_rounds: bool,
    /// How the cells of each column with seats of their own are read.
    seats: Vec<Option<(Pattern, Option<char>)>>,
}

impl<'a> Reader<'a> {
    fn new(grid: Grid<'a>, layout: &'a TableLayout, in_name: &'a Qualifiers, tables: &[FoundTable]) -> Self {
        let titles = TitleSearch::new(grid.sheet, layout, tables);
        let names_rounds =
            in_name.round.is_some() || layout.patterns().iter().any(|(_, pattern)| pattern.has(Part::ROUND));
        Reader { grid, layout, in_name, titles, names_rounds, seats: layout.seats_of_columns() }
    }

    fn read(&self, tables: &[FoundTable]) -> BoardsOfSheet {
        let mut state = ReadState::default();
        for (number, table) in tables.iter().enumerate() {
            let titles = self.titles.find(number);
            let headings = table.columns.iter().flat_map(|column| [column.heading, column.group_heading]);
            state.read.headings.extend(headings.flatten());
            state.read.headings.extend(&titles.cells);
            state.above = SeatCells::default();
            // Boards without powers and names end at a blank line, or after seven players.
            let mut unnamed_boards = UnnamedBoards::default();
            let mut line_below = None;
            for (line, cells) in self.grid.lines_between(table.lines.clone()) {
                let is_read = line_below == Some(line);
                if is_read || self.layout.without_powers && self.grid.is_total(line) {
                    continue;
                }
                let seats = self.line_seats(table, (line, cells), &titles, &mut state);
                line_below = (self.layout.has_rows_below() && !seats.is_empty()).then_some(line + 1);
                for (power, seat) in seats {
                    let part = if power.is_some() { 0 } else { unnamed_boards.part_of(line) };
                    let unnamed = if seat.board.is_some() { (0, 0) } else { (number + 1, part) };
                    let board = state.find_or_add_board(&seat, unnamed, || FoundBoard {
                        round: seat.round.clone(),
                        board: seat.board.clone(),
                        without_powers: power.is_none(),
                        remarks: titles.remarks.clone(),
                        beside: titles.beside.clone(),
                        ..FoundBoard::default()
                    });
                    board.beside.extend(seat.of_board);
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
        state.read
    }

    /// The seats of a line: one, or one for each group of columns whose headings name a round or a power.
    fn line_seats(
        &self,
        table: &FoundTable,
        (line, cells): (u32, &[CellIndex]),
        titles: &Titles,
        state: &mut ReadState,
    ) -> Vec<(Option<Power>, SeatCells)> {
        let mut shared = SeatCells::default();
        let mut groups: BTreeMap<Qualifiers, SeatCells> = BTreeMap::new();
        let mut unfit = Vec::new();
        for column in &table.columns {
            let cell = self.grid.find_in_line(cells, column.place);
            let of_seat = column.qualifiers.of_seat();
            let is_shared = of_seat == Qualifiers::default();
            let target = if is_shared { &mut shared } else { groups.entry(of_seat).or_default() };
            let below = self.layout.content_below(column.layout_column).zip(self.grid.find(line + 1, column.place));
            if let Some((pattern, cell)) = below
                && !self.read_cell(pattern, &column.qualifiers, cell, target, state)
            {
                unfit.push((cell, pattern.to_string()));
            }
            let Some(cell) = cell.or_else(|| self.shown_name(column.layout_column, line, column.place)) else {
                continue;
            };
            let pattern = &self.layout.columns[column.layout_column].cell;
            if let Some((of_seat, mark)) = &self.seats[column.layout_column] {
                if !self.read_seats_of_cell((of_seat, *mark), cell, &mut groups) {
                    unfit.push((cell, pattern.to_string()));
                }
                continue;
            }
            if pattern.is_blank() {
                state.read.not_needed.push((cell, NotNeededReason::Total));
            } else if !self.read_cell(pattern, &column.qualifiers, cell, target, state) {
                unfit.push((cell, pattern.to_string()));
            }
        }
        // A line of which nothing fits is a note or a total.
        let fits =
            shared.power.is_some() || groups.values().any(|seat| !seat.values.is_empty() || seat.power.is_some());
        let has_value = !shared.values.is_empty();
        if fits || has_value && unfit.len() == 1 && !self.grid.is_total(line) {
            state.read.unfit.append(&mut unfit);
        }
        // A blank round or board is that of the line above.
        let has_column = |part: Part| self.layout.columns.iter().any(|column| column.cell.has(part));
        if shared.round.is_none() && has_column(Part::ROUND) {
            shared.round.clone_from(&state.above.round);
        }
        if shared.board.is_none() && has_column(Part::BOARD) {
            shared.board.clone_from(&state.above.board);
        }
        state.above.round.clone_from(&shared.round);
        state.above.board.clone_from(&shared.board);
        if groups.is_empty() {
            groups.insert(Qualifiers::default(), SeatCells::default());
        }
        let taken = take_values_of_single_games(&mut shared, groups.keys());
        let games: BTreeSet<_> = groups.keys().map(|seat| (&seat.round, &seat.board)).collect();
        // In a row for a board, its result is a remark: “conceded to France”.
        let (results, of_several_games): (Vec<SeatValue>, Vec<SeatValue>) =
            taken.into_iter().partition(|value| value.heading == Heading::Result && games.len() == 1);
        let mut of_board: Vec<CellIndex> = results.into_iter().map(|value| value.cell).collect();
        let mut seats = Vec::new();
        for (qualifiers, mut seat) in groups {
            let power = qualifiers.power.or(seat.power).or(shared.power);
            // Without powers, a row with a player is a seat.
            let has_player = || seat.values.iter().chain(&shared.values).any(|value| value.heading == Heading::Player);
            if power.is_none() && !(self.layout.without_powers && has_player()) {
                continue;
            }
            // A blank group is a round that the player did not play.
            if qualifiers.power.is_some() && seat.values.is_empty() && seat.used.is_empty() {
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
            seat.values.extend(shared.values.iter().cloned());
            let has_name = seat.values.iter().any(|value| value.heading.is_name());
            seat.values.extend(titles.values.iter().filter(|value| !(has_name && value.heading.is_name())).cloned());
            seat.of_board = std::mem::take(&mut of_board);
            seats.push((power, seat));
        }
        if !seats.is_empty() {
            state.read.of_several_games.extend(of_several_games.into_iter().map(|value| value.cell));
        }
        seats
    }

    /// Reads the seats of a cell that names their powers. Gives whether each of them has the pattern, and its power no other seat;
    /// if not, the cell is left alone.
    fn read_seats_of_cell(
        &self,
        (pattern, mark): (&Pattern, Option<char>),
        cell: CellIndex,
        groups: &mut BTreeMap<Qualifiers, SeatCells>,
    ) -> bool {
        let text = self.grid.sheet.cell(cell).text();
        let Some(seats) = seats_of_cell(&text, pattern, mark, cell) else { return says_no_game(&text) };
        let key = |power: Power| Qualifiers { power: Some(power), ..Qualifiers::default() };
        if seats.keys().any(|power| groups.contains_key(&key(*power))) {
            return false;
        }
        let seat = |values: Vec<SeatValue>| SeatCells { values, used: vec![cell], ..SeatCells::default() };
        groups.extend(seats.into_iter().map(|(power, values)| (key(power), seat(values))));
        true
    }

    /// The cell of a merged range that names a board or a round.
    fn shown_name(&self, layout_column: usize, line: u32, place: u32) -> Option<CellIndex> {
        let pattern = &self.layout.columns[layout_column].cell;
        let names = pattern.has(Part::BOARD) || pattern.has(Part::ROUND);
        names.then(|| self.grid.sheet.find_shown(self.grid.address(line, place))).flatten()
    }

    /// Reads the parts of a cell. Gives whether the cell has the pattern; if not, it is left alone.
    fn read_cell(
        &self,
        pattern: &Pattern,
        qualifiers: &Qualifiers,
        cell: CellIndex,
        seat: &mut SeatCells,
        state: &mut ReadState,
    ) -> bool {
        let of_year = |heading: Heading| match qualifiers.year {
            Some(year) if heading == Heading::CENTRES => Heading::Chart(year),
            _ => heading,
        };
        // The whole text is the value. It is read later, and only if it is needed.
        if let Some(Part::Field(heading)) = pattern.whole()
            && !matches!(heading, Heading::Power | Heading::Round | Heading::Board)
        {
            seat.values.push(SeatValue { heading: of_year(heading), cell, part: None });
            return true;
        }
        let text = self.grid.sheet.cell(cell).text();
        let no_game = || if pattern.has(Part::POWER) { says_no_game(&text) } else { means_no_value(&text) };
        let Some(matched) = pattern.match_text(&text) else { return no_game() };
        for (part, range) in matched {
            let value = &text[range];
            match part {
                Part::POWER => {
                    let Some(power) = Power::parse_in_column(value) else { return false };
                    seat.power = Some(power);
                    seat.used.push(cell);
                }
                Part::ROUND => {
                    seat.round = Some(FoundName::new(state.round_name(value), Some(cell)));
                    seat.used.push(cell);
                }
                Part::BOARD => {
                    let game = title_words::game_in_board_name(value).filter(|_| !self.names_rounds);
                    if let Some((round, _)) = game {
                        seat.round = Some(FoundName::new(round, Some(cell)));
                    }
                    let of_board = || title_words::parse_board_title(value).unwrap_or((value.trim(), ""));
                    let name = game.map_or_else(of_board, |(_, board)| (board, ""));
                    seat.board = Some(FoundName::of_board(name, cell));
                    seat.used.push(cell);
                }
                Part::Year => {}
                Part::Field(heading) => {
                    let value = if heading.is_name() { without_last_separator(value) } else { value };
                    seat.values.push(SeatValue { heading: of_year(heading), cell, part: Some(value.to_owned()) });
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
