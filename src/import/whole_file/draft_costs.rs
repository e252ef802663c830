//! What the result of an import costs, whichever way it was read: the cells that are left, and what its boards break.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::imported_file::ImportedFile;
use crate::book::{
    Board, Book, CellAddress, CellEntry, Ending, Person, PersonId, Power, Round, Seat, SeatColumn, SeatRef,
    UnplacedCell, Year, fold_name,
};
use crate::import::cells::raw_cells::parse_number;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::costs::game_costs::{
    cost_of_chart, cost_of_missing, cost_of_name, cost_of_names, cost_of_players_twice,
};
use crate::import::costs::{Cost, MARGIN, cost_of_counts, cost_of_nothing, cost_of_sum, game, name, rule, unexplained};
use crate::import::words::heading_words::heading_of_text;

/// The fewest unplaced cells below each other that are a column which is kept.
const CELLS_OF_COLUMN: usize = 4;

/// What the draft of a file costs, and how much of the file is in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that the file says or does not say")]
pub(in crate::import) struct DraftCost {
    /// What its boards break.
    pub book: Cost,
    /// The cells that are left.
    pub unplaced: Cost,
    /// Those of them on sheets of which nothing was explained.
    elsewhere: Cost,
    /// How the headings were read, and the rules.
    pub choices: Cost,
    boards: u32,
    /// Whether the file names all boards.
    names_boards: bool,
    /// Whether the file names all rounds.
    names_rounds: bool,
    /// Whether no round has most people twice, or anybody twice on a board. Otherwise it may be several rounds.
    play_once: bool,
    /// Whether the words above the columns say what is in them.
    is_by_words: bool,
    /// The seats with a player and those with a count.
    players: u32,
    counts: u32,
    /// The printed scores, and the other values of boards and seats: years, charts.
    scores: u32,
    others: u32,
}

impl DraftCost {
    /// The costs of a draft. What the report asks costs nothing: a question is no fault of an explanation.
    pub(in crate::import) fn of(import: &ImportedFile, sheets: &[RawSheet]) -> Self {
        let book = &import.book;
        let struck_out = StruckOutValues::of(import, sheets);
        let of_book = cost_of_book(book, import.unnamed_boards.is_empty()) + struck_out.cost;
        let (of_explained, elsewhere) = costs_of_unplaced(import);
        let unplaced = of_explained.saturating_add(elsewhere);
        let choices = import.explained.choices;
        // A heading that is read as a name is no player.
        let is_no_name = |person: &&Person| cost_of_name(&person.name) >= name::POWER_OR_HEADING;
        let no_players: HashSet<PersonId> = book.people.iter().filter(is_no_name).map(|person| person.id).collect();
        // Nothing is lost with what is struck out.
        let has_player = |at: SeatRef, seat: &Seat| {
            let is_player = seat.player.is_some_and(|player| !no_players.contains(&player));
            is_player && !struck_out.has(at, SeatColumn::Player)
        };
        let has_count = |at: SeatRef, seat: &Seat| !seat.centres.is_blank() && !struck_out.has(at, SeatColumn::Centres);
        let names_boards = import.unnamed_boards.is_empty();
        let is_by_words = import.explained.is_by_words;
        let names_rounds = import.explained.names_rounds;
        let plays_twice = |round: &Round| most_play_twice(round) || has_twice_on_board(round);
        let play_once = !is_by_words || !book.rounds.iter().any(plays_twice);
        let mut cost = DraftCost {
            book: of_book,
            unplaced,
            elsewhere,
            choices,
            names_boards,
            names_rounds,
            play_once,
            is_by_words,
            ..DraftCost::default()
        };
        for (at, board) in book.boards() {
            // A board without players and counts explains nothing.
            let mut seats = board.seats.iter().map(|(power, seat)| (at.seat(power), seat));
            let is_filled = seats.any(|(at, seat)| has_player(at, seat) || has_count(at, seat));
            cost.boards += u32::from(is_filled || !board.charts.is_empty());
            let charts = u32::try_from(board.charts.len()).unwrap_or(u32::MAX / 100_000);
            cost.others += charts + u32::from(!board.end_year.is_blank()) + u32::from(board.ending != Ending::Played);
            for (power, seat) in board.seats.iter() {
                cost.players += u32::from(has_player(at.seat(power), seat));
                cost.counts += u32::from(has_count(at.seat(power), seat) || is_in_chart(board, power));
                let is_filled = [!seat.eliminated.is_blank(), seat.in_draw.is_some(), !seat.substitutes.is_empty()];
                cost.scores += u32::from(seat.printed_score.is_some());
                cost.others += u32::try_from(is_filled.iter().filter(|filled| **filled).count()).unwrap_or(0);
            }
        }
        cost
    }

    pub(in crate::import) const fn total(self) -> Cost {
        self.book.saturating_add(self.unplaced).saturating_add(self.choices)
    }

    /// Whether a draft explains clearly more of the file than another and breaks no more rules, and loses
    /// nothing of it but what can be no board.
    ///
    /// `nothing` is what it costs to read nothing.
    pub(in crate::import) fn is_clearly_better_than(self, other: DraftCost, nothing: impl FnOnce() -> Cost) -> bool {
        // A table of players alone breaks no rules.
        if other.boards == 0 {
            return self.holds_together(nothing());
        }
        let more_boards = self.boards.saturating_sub(other.boards).min(1000);
        let lost = |of: fn(&DraftCost) -> u32| of(&other).saturating_sub(of(&self));
        let gained = |of: fn(&DraftCost) -> u32| of(&self).saturating_sub(of(&other));
        let lost_others = lost(|of| of.others);
        if lost(|of| of.players) > 0 {
            return false;
        }
        // What else is lost was wrong where nothing is broken without it: counts of a board that is none, years of other games.
        let of_boards = lost(|of| of.boards) + lost(|of| of.counts);
        let lost_scores = lost(|of| of.scores);
        let for_nothing = |lost: u32| lost.saturating_sub(gained(|of| of.players) + gained(|of| of.counts)).min(10_000);
        let for_lost = FOR_EACH_LOST * (of_boards.min(10_000) + for_nothing(lost_others))
            + FOR_EACH_SCORE_LOST * for_nothing(lost_scores);
        let most = match of_boards + lost_others + lost_scores {
            0 => other.book + FOR_MORE_BOARDS * more_boards,
            _ => MARGIN.min(other.book),
        };
        self.book <= most && self.total() + MARGIN + for_lost < other.total()
    }

    /// Whether the boards of a file that was refused hold together and use most of their sheets. Other sheets may be lists of players and
    /// the like. Where the file names all boards, the sums of centres may be wrong: the games may go on, and the report tells it.
    ///
    /// `nothing` is what it costs to read nothing of these sheets.
    pub(in crate::import) fn holds_together(self, nothing: Cost) -> bool {
        let unplaced = self.unplaced - self.elsewhere;
        let of_sum = if self.names_boards { game::MOST_OF_SUM } else { 0 };
        // The players may be known already, as where counts are pasted.
        let known = if self.players == 0 && unplaced == 0 { game::NO_PLAYER * self.counts.min(10_000) } else { 0 };
        // Boards that the words of the file name may break what they like: it is the director's to mend.
        let is_whole = self.players.max(self.counts) as usize == Power::ALL.len() * self.boards as usize;
        let are_known = if self.names_boards {
            self.names_rounds || self.play_once || is_whole
        } else {
            self.play_once && is_whole
        };
        if self.is_by_words && are_known {
            return self.boards > 0 && unplaced <= nothing / 2;
        }
        self.boards > 0
            && self.book.saturating_sub(known) <= MARGIN + (FOR_EACH_BOARD + of_sum) * self.boards.min(1000)
            && self.total().saturating_sub(self.elsewhere + known) <= nothing / 10 * MOST_TENTHS_LEFT
    }
}

/// How much less must be broken for each value that is lost.
const FOR_EACH_LOST: Cost = 40;

/// How much less for each printed score that is lost. What was read as scores may be something else.
const FOR_EACH_SCORE_LOST: Cost = 16;

/// What each board of a refused file may break.
const FOR_EACH_BOARD: Cost = 8;

/// What one more board may break: it may have no counts yet.
const FOR_MORE_BOARDS: Cost = game::NO_COUNTS;

/// The most of what nothing would cost, in tenths, that the explanation of a refused file may cost.
const MOST_TENTHS_LEFT: Cost = 3;

/// The most that struck-out values cost in all.
const MOST_FOR_STRUCK_OUT: Cost = 1000 * rule::STRUCK_OUT_UNSEEN;

/// The players and counts of seats that are struck out in the file.
#[derive(Debug, Default)]
struct StruckOutValues {
    addresses: HashSet<CellAddress>,
    cost: Cost,
}

impl StruckOutValues {
    fn of(import: &ImportedFile, sheets: &[RawSheet]) -> Self {
        let mut found = StruckOutValues::default();
        if sheets.iter().all(|sheet| sheet.struck_out.is_empty() && sheet.partly_struck_out.is_empty()) {
            return found;
        }
        let explained = &import.explained.kept;
        let is_value = |address| matches!(address, CellAddress::Seat(_, SeatColumn::Player | SeatColumn::Centres));
        for (address, name, at) in import.cell_sources.entries().filter(|(address, ..)| is_value(*address)) {
            let Some(sheet) = sheets.iter().find(|sheet| sheet.name == name) else { continue };
            let is_part = sheet.partly_struck_out.contains_key(&at);
            let is_whole = !is_part && sheet.struck_out.contains(&at);
            if is_whole {
                found.addresses.insert(address);
            }
            // An explanation pays for what it reads although it is struck out.
            if (is_part || is_whole) && !explained.contains_key(name) {
                found.cost = found.cost.saturating_add(rule::STRUCK_OUT_UNSEEN);
            }
        }
        found.cost = found.cost.min(MOST_FOR_STRUCK_OUT);
        found
    }

    fn has(&self, seat: SeatRef, column: SeatColumn) -> bool {
        self.addresses.contains(&CellAddress::Seat(seat, column))
    }
}

/// What the cells cost that are left: those of sheets with explanations, and those of the others.
fn costs_of_unplaced(import: &ImportedFile) -> (Cost, Cost) {
    let kept = &import.explained.kept;
    let is_kept = |cell: &UnplacedCell| kept.get(&cell.sheet).is_some_and(|cells| cells.contains(&cell.cell));
    let mut columns: BTreeMap<(&str, u32), Vec<Cost>> = BTreeMap::new();
    for cell in import.book.unplaced_cells.iter().filter(|cell| !is_kept(cell)) {
        let cost = if parse_number(&cell.text).is_some() { unexplained::NUMBER } else { unexplained::text(&cell.text) };
        let column = SheetAddress::parse(&cell.cell).map_or(0, |at| at.column);
        columns.entry((cell.sheet.as_str(), column)).or_default().push(cost);
    }
    let of_column = |cells: &Vec<Cost>| {
        let all: Cost = cells.iter().sum();
        let kept =
            unexplained::COLUMN + unexplained::CELL_OF_COLUMN * u32::try_from(cells.len()).unwrap_or(u32::MAX / 8);
        if cells.len() >= CELLS_OF_COLUMN { all.min(kept) } else { all }
    };
    let uses = u32::try_from(kept.values().map(HashSet::len).sum::<usize>()).unwrap_or(u32::MAX / 8).min(10_000);
    let (mut of_explained, mut elsewhere) = (rule::USE * uses, 0);
    for ((sheet, _), cells) in &columns {
        let sum = if kept.contains_key(*sheet) { &mut of_explained } else { &mut elsewhere };
        *sum += of_column(cells);
    }
    (of_explained, elsewhere)
}

fn cost_of_book(book: &Book, names_boards: bool) -> Cost {
    let name_of: HashMap<PersonId, &str> = book.people.iter().map(|person| (person.id, person.name.as_str())).collect();
    let mut cost = cost_of_names(name_of.values().copied());
    for round in &book.rounds {
        cost += round.boards.iter().map(cost_of_board).sum::<Cost>();
        let seats = seats_of_players(round);
        cost += cost_of_players_twice(seats.values().copied(), names_boards && !has_twice_on_board(round));
        cost += cost_of_board_names(round.boards.iter().map(|board| board.name.as_str()));
    }
    cost
}

/// How many seats each player has in a round.
fn seats_of_players(round: &Round) -> HashMap<PersonId, u32> {
    let mut seats = HashMap::new();
    for player in round.boards.iter().flat_map(|board| board.seats.values()).filter_map(|seat| seat.player) {
        *seats.entry(player).or_default() += 1;
    }
    seats
}

/// Whether most players of a round sit at several of its boards.
fn most_play_twice(round: &Round) -> bool {
    let mut boards: HashMap<PersonId, u32> = HashMap::new();
    for board in &round.boards {
        let players: HashSet<PersonId> = board.seats.values().filter_map(|seat| seat.player).collect();
        for player in players {
            *boards.entry(player).or_default() += 1;
        }
    }
    boards.values().filter(|boards| **boards > 1).count() * 2 > boards.len()
}

fn has_twice_on_board(round: &Round) -> bool {
    round.boards.iter().any(|board| {
        let mut seen = HashSet::new();
        board.seats.values().filter_map(|seat| seat.player).any(|player| !seen.insert(player))
    })
}

/// What the names of the boards of a round cost: a heading is no name, and no two boards have one name.
fn cost_of_board_names<'b>(names: impl Iterator<Item = &'b str>) -> Cost {
    let mut seen: HashSet<String> = HashSet::new();
    let mut cost = |name: &str| {
        let is_heading = name.chars().nth(1).is_some() && heading_of_text(name).is_some();
        let of_word = if is_heading { name::POWER_OR_HEADING } else { 0 };
        of_word + if seen.insert(fold_name(name)) { 0 } else { game::BOARD_TWICE }
    };
    names.map(&mut cost).sum()
}

/// Whether a chart of the board has a count of this power.
fn is_in_chart(board: &Board, power: Power) -> bool {
    board.charts.iter().any(|chart| !chart.centres[power].is_blank())
}

fn cost_of_board(board: &Board) -> Cost {
    let has_count = |of: &Seat| !of.centres.is_blank();
    let years: Vec<(Year, u32)> = board
        .charts
        .iter()
        .map(|chart| (chart.year, chart.centres.values().filter_map(CellEntry::get).map(u32::from).sum()))
        .collect();
    // A board that was called off needs no players.
    let is_blank = years.is_empty() && board.seats.values().all(|seat| seat.player.is_none() && !has_count(seat));
    if is_blank && board.ending != Ending::Played {
        return 0;
    }
    let mut cost = cost_of_chart(&years);
    let without_player = board.seats.iter().filter(|(_, seat)| seat.player.is_none());
    let (counted, missing): (Vec<_>, Vec<_>) =
        without_player.partition(|(power, seat)| has_count(seat) || is_in_chart(board, *power));
    let number = |seats: &[(Power, &Seat)]| u32::try_from(seats.len()).unwrap_or(7);
    // The missing powers are those that nothing in the file mentions.
    cost += cost_of_missing(number(&missing)) + game::NO_PLAYER * number(&counted);
    let last = years.last().map(|(_, sum)| *sum);
    if let Some(sum) = last.filter(|_| !board.seats.values().any(has_count)) {
        return cost + cost_of_sum(sum);
    }
    cost + cost_of_counts(board.seats.values().map(|seat| match &seat.centres {
        CellEntry::Blank => Ok(None),
        CellEntry::Value(count) => Ok(Some(*count)),
        CellEntry::Text(_) => Err(()),
    }))
}

/// What it costs to read nothing of these sheets.
pub(in crate::import) fn cost_of_unread_sheets(import: &ImportedFile, sheets: &[RawSheet]) -> Cost {
    let is_explained = |sheet: &&RawSheet| import.explained.kept.contains_key(&sheet.name);
    sheets.iter().filter(|sheet| !sheet.hidden).filter(is_explained).map(cost_of_nothing).fold(0, Cost::saturating_add)
}
