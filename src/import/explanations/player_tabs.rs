//! A sheet for each player with a line for each game: the round, the board, the power and the centres. The sheets make boards only
//! together.

use std::collections::BTreeMap;
use std::ops::Range;

use super::labels::player_after_label;
use super::{CellRemark, Explanation};
use crate::book::{PerPower, Power, fold_name};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::costs::origin;
use crate::import::recipe::{BoardsOfSheet, FoundBoard, FoundName, FoundSeat, Grid, SeatValue};
use crate::import::report::cell_status::NotNeededReason;
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::{Heading, heading_of_cell, is_total_label};
use crate::import::words::title_words::{board_name_in, round_name_in};
use crate::languages::window_sentences::import_tables as texts;

/// Number of rows in which headings are looked for.
const ROWS_SEARCHED: usize = 20;

/// The sheet of a player.
struct PlayerTab {
    label: Option<CellIndex>,
    player: SeatValue,
    /// The headings with their columns.
    headings: Vec<(CellIndex, Heading)>,
    /// The lines with a power, each with its game.
    games: Vec<(u32, GameOfTab)>,
    /// The lines with sums.
    sums: Vec<u32>,
}

struct GameOfTab {
    round: Option<FoundName>,
    board: Option<FoundName>,
    power: (CellIndex, Power),
}

impl GameOfTab {
    /// The folded names of the round and the board.
    fn names(&self) -> [String; 2] {
        [&self.round, &self.board].map(|name| name.as_ref().map(|name| fold_name(&name.name)).unwrap_or_default())
    }
}

/// The explanations of the sheets of players, by their numbers. Blank if there is no sheet for each, or if their games do not make whole
/// boards.
pub(in crate::import) fn explain_player_tabs(sheets: &[RawSheet]) -> BTreeMap<usize, Explanation> {
    let visible = sheets.iter().enumerate().filter(|(_, sheet)| !sheet.hidden);
    let tabs: BTreeMap<usize, PlayerTab> =
        visible.filter_map(|(number, sheet)| Some((number, PlayerTab::find(sheet)?))).collect();
    let mut boards: BTreeMap<[String; 2], PerPower<u32>> = BTreeMap::new();
    for (_, game) in tabs.values().flat_map(|tab| &tab.games) {
        boards.entry(game.names()).or_default()[game.power.1] += 1;
    }
    let is_whole = |seats: &PerPower<u32>| seats.values().all(|players| *players == 1);
    if tabs.len() < Power::ALL.len() || boards.is_empty() || !boards.values().all(is_whole) {
        return BTreeMap::new();
    }
    let count = tabs.len();
    let mut explained: BTreeMap<usize, Explanation> =
        tabs.into_iter().map(|(number, tab)| (number, tab.explain(&sheets[number]))).collect();
    if let Some(mut first) = explained.first_entry() {
        let cells =
            first.get().boards.boards.iter().flat_map(FoundBoard::values).take(1).map(|value| value.cell).collect();
        let message = texts::sheets_of_players(count);
        let remark = CellRemark { cells, effect: FindingEffect::None, message, is_kept: false };
        first.get_mut().remarks.push(remark);
        first.get_mut().choices = origin::SECOND;
    }
    explained
}

impl PlayerTab {
    /// The games of a sheet that has no column of players, and the name in it or on its tab.
    fn find(sheet: &RawSheet) -> Option<Self> {
        let (row, cells) = sheet.rows().take(ROWS_SEARCHED).find(|(_, cells)| {
            let mut headings = sheet.cells.range(cells.clone()).filter_map(heading_of_cell);
            headings.any(|heading| matches!(heading, Heading::Round | Heading::Board)) && cells.len() > 2
        })?;
        let headings: Vec<(CellIndex, Heading)> =
            cells.filter_map(|cell| Some((cell, heading_of_cell(sheet.cell(cell))?))).collect();
        if headings.iter().any(|(_, heading)| heading.is_name()) {
            return None;
        }
        let (label, player) = player_of_sheet(sheet, row)?;
        let mut tab = PlayerTab { label, player, headings, games: Vec::new(), sums: Vec::new() };
        for (row, cells) in sheet.rows_between(row + 1..u32::MAX) {
            match tab.game_of_row(sheet, row, cells.clone()) {
                Some(game) => tab.games.push((row, game)),
                None if cells.clone().any(|cell| sheet.cell(cell).trimmed_text().is_some_and(is_total_label)) => {
                    tab.sums.push(row);
                }
                None => {}
            }
        }
        (!tab.games.is_empty()).then_some(tab)
    }

    /// The cell of a row below a heading.
    fn below(&self, sheet: &RawSheet, row: u32, wanted: Heading) -> Option<CellIndex> {
        let (heading, _) = self.headings.iter().find(|(_, heading)| *heading == wanted)?;
        sheet.find(SheetAddress::new(row, sheet.cell(*heading).at.column))
    }

    /// The game of a row with one power: “1, A, Turkey, 10”.
    fn game_of_row(&self, sheet: &RawSheet, row: u32, cells: Range<CellIndex>) -> Option<GameOfTab> {
        let [round, board] = [Heading::Round, Heading::Board].map(|wanted| self.below(sheet, row, wanted));
        let of_power = |cell: CellIndex| Some((cell, Power::parse_in_column(sheet.cell(cell).trimmed_text()?)?));
        let mut powers = cells.filter(|cell| ![round, board].contains(&Some(*cell))).filter_map(of_power);
        let (power, None) = (powers.next()?, powers.next()) else { return None };
        let name = |cell: Option<CellIndex>, name_in: fn(&str) -> String| {
            cell.map(|cell| FoundName::new(name_in(&sheet.cell(cell).trimmed()), Some(cell)))
        };
        let board = name(board, |text| board_name_in(text).to_owned());
        let round = name(round, round_name_in);
        (round.is_some() || board.is_some()).then_some(GameOfTab { round, board, power })
    }

    fn explain(self, sheet: &RawSheet) -> Explanation {
        let mut read = BoardsOfSheet {
            headings: self.headings.iter().map(|(cell, _)| *cell).collect(),
            ..BoardsOfSheet::default()
        };
        read.not_needed.extend(self.label.map(|label| (label, NotNeededReason::Label)));
        for row in &self.sums {
            read.not_needed.extend(sheet.row(*row).map(|cell| (cell, NotNeededReason::Computed)));
        }
        for (row, game) in &self.games {
            let (power_cell, power) = game.power;
            let used: Vec<CellIndex> = [&game.round, &game.board]
                .into_iter()
                .flatten()
                .filter_map(|name| name.cell)
                .chain([power_cell])
                .collect();
            let of_column = |(_, heading): &(CellIndex, Heading)| {
                let cell = self.below(sheet, *row, *heading).filter(|cell| !used.contains(cell))?;
                let heading = if *heading == Heading::FinalCount { Heading::CENTRES } else { *heading };
                heading.is_of_seat().then_some(SeatValue { heading, cell, part: None })
            };
            let values = self.headings.iter().filter_map(of_column).chain([self.player.clone()]).collect();
            let mut board =
                FoundBoard { round: game.round.clone(), board: game.board.clone(), ..FoundBoard::default() };
            board.seats[power] = Some(FoundSeat { used, values });
            read.boards.push(board);
        }
        Explanation { boards: read, ..Explanation::default() }
    }
}

/// The player of a sheet above its headings, with a label if there is one: “Player: Ann Lee”, or the name of the tab.
fn player_of_sheet(sheet: &RawSheet, row: u32) -> Option<(Option<CellIndex>, SeatValue)> {
    let grid = Grid::new(sheet, false);
    if let Some(found) = grid.lines_between(0..row).find_map(|(_, cells)| player_after_label(&grid, cells)) {
        return Some(found);
    }
    let name = sheet.name.trim();
    let is_name = name.contains(' ') && !name.contains(|c: char| c.is_ascii_digit());
    let above = sheet.cells.range(0..sheet.row(row).start);
    let again = above.into_iter().position(|cell| fold_name(&cell.trimmed()) == fold_name(name));
    let cell = again.unwrap_or(sheet.row(row).start);
    let part = again.is_none().then(|| name.to_owned());
    is_name.then_some((None, SeatValue { heading: Heading::Player, cell, part }))
}
