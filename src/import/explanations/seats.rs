//! The seats of a sheet while its lines are read: facts with equal round, board and power are one seat.

use std::collections::HashMap;

use super::CellRemark;
use super::players_in_turn::{PlayersInTurn, Turn};
use super::seat_columns::table_of_part;
use super::seat_facts::SeatFacts;
use super::slips::{words_for_seat, words_for_value};
use crate::book::{Power, fold_name};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::costs::{Cost, origin, rule};
use crate::import::recipe::{BoardsOfSheet, FoundBoard, FoundName, FoundSeat, SeatValue};
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::Heading;
use crate::languages::window_sentences::import_tables as texts;

/// The names of the round and the board, the part of the sheet, and how often a board began again there.
type BoardKey = (String, String, usize, usize);

/// What tells boards apart in the facts of a seat, and the board that was found for them.
struct LastBoard {
    round: Option<FoundName>,
    board: Option<FoundName>,
    part: usize,
    title: Option<CellIndex>,
    position: usize,
}

impl LastBoard {
    fn is_of(&self, facts: &SeatFacts) -> bool {
        (&self.round, &self.board, self.part, self.title) == (&facts.round, &facts.board, facts.part, title_of(facts))
    }
}

/// The boards as far as they are read.
pub(super) struct Seats<'s> {
    sheet: &'s RawSheet,
    pub read: BoardsOfSheet,
    places: HashMap<BoardKey, usize>,
    /// The number of the table in which each board stands first.
    first_tables: Vec<usize>,
    /// The counts of another table about the same game that differ: the board, the power, the count that is read, and the other.
    pub other_counts: Vec<(usize, Power, SeatValue, SeatValue)>,
    /// The facts of a seat before, and the board on which it was put: most seats are on the board of the one before.
    last: Option<LastBoard>,
    /// How often a board without a name began again, by round and part.
    begun: HashMap<(String, usize), usize>,
    /// The titles above which the same board stands already with other values, each with its number.
    titles_again: HashMap<CellIndex, usize>,
    /// The struck-out cells in whose place others are read.
    pub replaced: Vec<CellIndex>,
    pub cost: Cost,
    pub again_starts_next: bool,
    /// The second rows of powers that their boards have twice.
    pub spare: Vec<SpareSeat>,
    /// The players of seats with the years of each, by the position of the board and the power.
    in_turn: HashMap<(usize, Power), PlayersInTurn>,
    /// The values of players before the last one of a power.
    pub ended_turns: Vec<CellIndex>,
    /// The powers of struck-out players, with the cells of the struck-out name and of the name that is read.
    pub replaced_players: Vec<(Power, CellIndex, CellIndex)>,
    /// The struck-out seats in whose place others are read.
    pub not_read: Vec<ReplacedSeat>,
}

/// A struck-out seat, and the one that is read in its place.
#[derive(Clone, Debug)]
pub(super) struct ReplacedSeat {
    /// The position of the board.
    pub board: usize,
    pub struck_out: FoundSeat,
    pub read: FoundSeat,
}

/// The second row of a power on a board.
#[derive(Clone, Debug)]
pub(super) struct SpareSeat {
    /// The position of the board.
    pub board: usize,
    pub power: Power,
    pub seat: FoundSeat,
}

impl<'s> Seats<'s> {
    pub(super) fn new(sheet: &'s RawSheet) -> Self {
        Seats {
            sheet,
            read: BoardsOfSheet::default(),
            places: HashMap::new(),
            last: None,
            first_tables: Vec::new(),
            other_counts: Vec::new(),
            begun: HashMap::new(),
            titles_again: HashMap::new(),
            replaced: Vec::new(),
            cost: 0,
            again_starts_next: false,
            spare: Vec::new(),
            in_turn: HashMap::new(),
            ended_turns: Vec::new(),
            replaced_players: Vec::new(),
            not_read: Vec::new(),
        }
    }

    pub(super) fn is_struck(&self, cell: CellIndex) -> bool {
        self.sheet.struck_out.contains(&self.sheet.address_of(cell))
    }

    fn has_struck_name(&self, values: &[SeatValue]) -> bool {
        let mut names = values.iter().filter(|value| value.heading.is_name()).peekable();
        names.peek().is_some() && names.all(|value| self.is_struck(value.cell))
    }

    /// Whether the seat of these facts has a struck-out player.
    pub(super) fn is_replaceable(&self, facts: &SeatFacts) -> bool {
        self.has_struck_name(&facts.values)
    }

    fn key(&self, facts: &SeatFacts) -> BoardKey {
        let name = |name: &Option<FoundName>| name.as_ref().map(|name| fold_name(&name.name)).unwrap_or_default();
        let (round, board) = (name(&facts.round), name(&facts.board));
        let part = if facts.board.is_some() { 0 } else { facts.part + 1 };
        let begun = match title_of(facts) {
            _ if facts.board.is_none() => self.begun.get(&(round.clone(), part)),
            title => title.and_then(|cell| self.titles_again.get(&cell)),
        };
        let begun = begun.copied().unwrap_or_default();
        (round, board, part, begun)
    }

    /// Puts the facts of a line on their board.
    ///
    /// `has_groups` says that a line has several seats.
    pub(super) fn add(&mut self, facts: SeatFacts, has_groups: bool) {
        let Some(power) = facts.power else { return };
        let position = self.position(&facts);
        let board = &mut self.read.boards[position];
        let Some(known) = board.seats[power].take() else {
            self.begin_turns((position, power), &facts);
            self.read.boards[position].seats[power] = Some(FoundSeat { used: facts.used, values: facts.values });
            return;
        };
        let facts = self.without_names_again(&known, facts);
        let facts = self.without_game_again((position, power), &known, facts);
        let is_other = |value: &SeatValue| {
            let is_same = |of: &SeatValue| of.cell == value.cell && of.part == value.part;
            known.values.iter().any(|of| of.heading == value.heading && !is_same(of))
        };
        let is_other_state = facts.values.iter().any(is_other);
        let joined = if !is_other_state {
            Some(joined_seats(known.clone(), facts.clone(), |_| true))
        } else if self.has_struck_name(&known.values) && facts.has_name() {
            self.replace_seat((position, power), known.clone(), facts.seat());
            self.begin_turns((position, power), &facts);
            let struck = known.values.iter().map(|value| value.cell).filter(|cell| self.is_struck(*cell));
            self.replaced.extend(struck.collect::<Vec<_>>());
            let is_kept = |value: &SeatValue| {
                !self.is_struck(value.cell) && !facts.values.iter().any(|new| new.heading == value.heading)
            };
            Some(joined_seats(known.clone(), facts.clone(), is_kept))
        } else if self.has_struck_name(&facts.values) {
            self.replace_seat((position, power), facts.seat(), known.clone());
            self.replaced.extend(facts.values.iter().map(|value| value.cell));
            Some(known.clone())
        } else {
            self.go_on((position, power), &known, &facts)
        };
        let board = &mut self.read.boards[position];
        if let Some(joined) = joined {
            board.seats[power] = Some(joined);
            return;
        }
        board.seats[power] = Some(known);
        if self.begins_again(position, &facts) {
            self.add(facts, has_groups);
            return;
        }
        let board = &mut self.read.boards[position];
        if facts.board.is_some() || has_groups {
            board.repeated.extend(facts.used.first().map(|cell| (power, *cell)));
            let seat = FoundSeat { used: facts.used, values: facts.values };
            self.spare.push(SpareSeat { board: position, power, seat });
            return;
        }
        // A board without a name ends where a power comes again.
        if !self.again_starts_next {
            self.cost += origin::AGAIN_STARTS_NEXT;
            self.again_starts_next = true;
        }
        let (round, _, part, _) = self.key(&facts);
        *self.begun.entry((round, part)).or_default() += 1;
        self.last = None;
        let position = self.position(&facts);
        self.begin_turns((position, power), &facts);
        self.read.boards[position].seats[power] = Some(FoundSeat { used: facts.used, values: facts.values });
    }

    /// The facts of a seat without the name that it has already: in the rows of a chart, the same player stands beside each year.
    fn without_names_again(&self, known: &FoundSeat, mut facts: SeatFacts) -> SeatFacts {
        let is_of_year = |values: &[SeatValue]| {
            values.iter().any(|value| matches!(value.heading, Heading::Chart(_) | Heading::StartCount))
        };
        if is_of_year(&known.values) && is_of_year(&facts.values) {
            let is_known = |value: &SeatValue| {
                let same =
                    |of: &SeatValue| of.heading == value.heading && of.text(self.sheet) == value.text(self.sheet);
                value.heading.is_name() && known.values.iter().any(same)
            };
            let again = facts.values.extract_if(.., |value| is_known(value)).map(|value| value.cell);
            facts.used.extend(again.collect::<Vec<_>>());
        }
        facts
    }

    /// The facts of a seat without what another table of the sheet says already: the player, and the count. A count that differs is
    /// asked about.
    fn without_game_again(
        &mut self,
        (position, power): (usize, Power),
        known: &FoundSeat,
        mut facts: SeatFacts,
    ) -> SeatFacts {
        if title_of(&facts).is_some() || self.first_tables[position] == table_of_part(facts.part) {
            return facts;
        }
        let known_as = |value: &SeatValue| known.values.iter().find(|of| of.heading == value.heading);
        let text = |value: &SeatValue| fold_name(&value.text(self.sheet));
        let is_same = |value: &SeatValue| known_as(value).is_some_and(|of| text(of) == text(value));
        let mut names = facts.values.iter().filter(|value| value.heading.is_name()).peekable();
        if names.peek().is_none() || !names.all(is_same) {
            return facts;
        }
        let is_again = |value: &SeatValue| {
            value.heading.is_name() || value.heading == Heading::CENTRES && known_as(value).is_some()
        };
        for value in facts.values.extract_if(.., |value| is_again(value)).collect::<Vec<_>>() {
            match known_as(&value) {
                Some(first) if text(first) != text(&value) => {
                    self.cost += rule::USE;
                    self.other_counts.push((position, power, first.clone(), value));
                }
                _ => facts.used.push(value.cell),
            }
        }
        facts
    }

    /// The questions about the counts of another table that differ.
    pub(super) fn questions_about_other_counts(&self) -> impl Iterator<Item = CellRemark> {
        self.other_counts.iter().map(|(board, power, first, second)| {
            let place = words_for_seat(self.read.boards[*board].names(), *power);
            let [first, other] = [first, second].map(|value| words_for_value(self.sheet, value));
            let message = texts::tables_differ(&place, &first, &other);
            CellRemark { cells: vec![second.cell], effect: FindingEffect::Asked, message, is_kept: true }
        })
    }

    /// Whether the title above a seat is another one of a board that has all its powers. Then the board begins there again, and which
    /// of the two counts is decided later.
    fn begins_again(&mut self, position: usize, facts: &SeatFacts) -> bool {
        let board = &self.read.boards[position];
        let known = board.board.as_ref().and_then(|name| name.cell);
        let is_whole = board.seats.values().all(Option::is_some);
        let Some(title) = title_of(facts).filter(|title| known != Some(*title) && is_whole) else { return false };
        // The name in the row of a seat is no title.
        let is_in_seat = board.seats.values().flatten().any(|seat| seat.used.contains(&title));
        if is_in_seat || self.titles_again.contains_key(&title) {
            return false;
        }
        self.cost += origin::AGAIN_STARTS_NEXT;
        self.titles_again.insert(title, self.titles_again.len() + 1);
        self.last = None;
        true
    }

    /// Notes the first player of a seat, whom others may follow. Those who were there before are no longer read.
    fn begin_turns(&mut self, seat: (usize, Power), facts: &SeatFacts) {
        match Turn::find(self.sheet, facts) {
            Some(turn) => self.in_turn.insert(seat, PlayersInTurn::first(turn)),
            None => self.in_turn.remove(&seat),
        };
    }

    /// Notes which seat takes the place of a struck-out one.
    fn replace_seat(&mut self, (board, power): (usize, Power), struck_out: FoundSeat, read: FoundSeat) {
        self.cost += if self.not_read.is_empty() { rule::REPLACED + rule::USE } else { rule::USE };
        self.replace_player(power, &struck_out.values, &read.values);
        self.not_read.push(ReplacedSeat { board, struck_out, read });
    }

    /// Notes who takes the place of a struck-out player, and of those whose place the struck-out one took.
    fn replace_player(&mut self, power: Power, struck: &[SeatValue], read: &[SeatValue]) {
        let name = |values: &[SeatValue]| values.iter().find(|value| value.heading.is_name()).map(|value| value.cell);
        let (Some(old), Some(new)) = (name(struck), name(read)) else { return };
        let folded = |cell: CellIndex| fold_name(&self.sheet.cell(cell).trimmed());
        // The same player in another row is no replacement.
        if folded(old) == folded(new) {
            return;
        }
        for (_, _, replacement) in self.replaced_players.iter_mut().filter(|(.., replacement)| *replacement == old) {
            *replacement = new;
        }
        self.replaced_players.push((power, old, new));
    }

    /// The seat with the player who goes on where the last one ends. `None` if nobody does.
    fn go_on(&mut self, seat: (usize, Power), known: &FoundSeat, facts: &SeatFacts) -> Option<FoundSeat> {
        let next = Turn::find(self.sheet, facts)?;
        let players = self.in_turn.get_mut(&seat)?;
        let (cell, text) = players.add(next).then(|| players.as_cell()).flatten()?;
        self.cost += rule::CONTINUED + rule::USE;
        // The last row has the count at the end. What is said of the player is that of the first.
        let of_player = |value: &SeatValue| value.heading.is_name() || value.heading == Heading::Region;
        let new = || facts.values.iter().filter(|value| !of_player(value));
        let is_old = |value: &SeatValue| new().any(|new| new.heading == value.heading);
        let (old, kept): (Vec<_>, Vec<_>) =
            known.values.iter().filter(|value| !value.heading.is_name()).cloned().partition(is_old);
        self.ended_turns.extend(old.iter().map(|value| value.cell));
        let names = facts.values.iter().filter(|value| value.heading.is_name()).map(|value| value.cell);
        let used = known.used.iter().chain(&facts.used).copied().chain(names).collect();
        let player = SeatValue { heading: Heading::Player, cell, part: Some(text) };
        Some(FoundSeat { used, values: kept.into_iter().chain(new().cloned()).chain([player]).collect() })
    }

    /// What the director is told about the players in turn.
    pub(super) fn remarks_about_turns(&self) -> Vec<CellRemark> {
        let mut remarks: Vec<CellRemark> =
            self.in_turn.iter().filter_map(|((_, power), players)| players.remark(*power)).collect();
        remarks.sort_by(|a, b| a.cells.cmp(&b.cells));
        if !self.ended_turns.is_empty() {
            let message = texts::cells_of_earlier_players().to_owned();
            let cells = self.ended_turns.clone();
            remarks.push(CellRemark { cells, effect: FindingEffect::None, message, is_kept: true });
        }
        remarks
    }

    /// The position of the board on which a seat is. A board that is not known yet is added.
    fn position(&mut self, facts: &SeatFacts) -> usize {
        if let Some(last) = self.last.as_ref().filter(|last| last.is_of(facts)) {
            return last.position;
        }
        let position = self.find_or_add_board(facts);
        let (round, board) = (facts.round.clone(), facts.board.clone());
        self.last = Some(LastBoard { round, board, part: facts.part, title: title_of(facts), position });
        position
    }

    fn find_or_add_board(&mut self, facts: &SeatFacts) -> usize {
        let key = self.key(facts);
        if let Some(position) = self.places.get(&key) {
            // The title of a board that stands in the sheet again.
            let cell = |name: &Option<FoundName>| name.as_ref().and_then(|name| name.cell);
            let board = &self.read.boards[*position];
            let known = [cell(&board.round), cell(&board.board)];
            let again = [cell(&facts.round), cell(&facts.board)].into_iter().flatten();
            let new: Vec<CellIndex> =
                again.filter(|cell| !known.contains(&Some(*cell)) && !facts.used.contains(cell)).collect();
            // All rows below a title have the same cells.
            if !self.read.headings.ends_with(&new) {
                self.read.headings.extend(new);
            }
            return *position;
        }
        self.read.boards.push(FoundBoard {
            round: facts.round.clone(),
            board: facts.board.clone(),
            beside: facts.beside.clone(),
            remarks: facts.remarks.clone(),
            ..FoundBoard::default()
        });
        self.first_tables.push(table_of_part(facts.part));
        self.places.insert(key, self.read.boards.len() - 1);
        self.read.boards.len() - 1
    }

    /// Leaves struck-out values out where another is read. Any other struck-out value is read, and costs.
    pub(super) fn settle_struck_out(&mut self) {
        if self.sheet.struck_out.is_empty() {
            return;
        }
        let struck = |cell: CellIndex| self.sheet.struck_out.contains(&self.sheet.address_of(cell));
        let (mut seats, mut replaced) = (0, Vec::new());
        for seat in
            self.read.boards.iter_mut().flat_map(|board| board.seats.iter_mut()).filter_map(|(_, seat)| seat.as_mut())
        {
            let whole: Vec<Heading> =
                seat.values.iter().filter(|value| !struck(value.cell)).map(|value| value.heading).collect();
            let mut is_read = false;
            seat.values.retain(|value| {
                let is_left_out = struck(value.cell) && value.part.is_none() && whole.contains(&value.heading);
                if is_left_out {
                    replaced.push(value.cell);
                } else if struck(value.cell) && value.part.is_none() {
                    is_read = true;
                }
                !is_left_out
            });
            seats += u32::from(is_read);
        }
        self.cost += rule::STRUCK_OUT_VALUE * seats;
        self.replaced.extend(replaced);
    }
}

/// The cell of the title that names the board of a seat.
fn title_of(facts: &SeatFacts) -> Option<CellIndex> {
    facts.board.as_ref().and_then(|name| name.cell).filter(|cell| !facts.used.contains(cell))
}

fn joined_seats(known: FoundSeat, facts: SeatFacts, is_kept: impl Fn(&SeatValue) -> bool) -> FoundSeat {
    let mut used = known.used;
    used.extend(facts.used);
    let mut values: Vec<SeatValue> = known.values.into_iter().filter(is_kept).collect();
    for value in facts.values {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    FoundSeat { used, values }
}
