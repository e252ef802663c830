//! The seats of a sheet while its lines are read: facts with equal round, board and power are one seat.

use std::collections::HashMap;

use super::costs::{Cost, origin, rule};
use crate::book::Power;
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::{BoardsOfSheet, FoundBoard, FoundName, FoundSeat, SeatValue};

/// What a line says about one seat.
#[derive(Clone, Debug, Default)]
pub(super) struct SeatFacts {
    pub round: Option<FoundName>,
    pub board: Option<FoundName>,
    pub power: Option<Power>,
    pub used: Vec<CellIndex>,
    pub values: Vec<SeatValue>,
    /// The count in a column of corrections.
    pub corrected: Option<CellIndex>,
    /// Tells apart boards whose names the file does not give.
    pub part: usize,
    /// The cells beside the title of the board, which may be remarks.
    pub beside: Vec<CellIndex>,
}

impl SeatFacts {
    pub(super) fn has_name(&self) -> bool {
        self.values.iter().any(|value| value.heading.is_name())
    }
}

/// The names of the round and the board, the part of the sheet, and how often a board began again there.
type BoardKey = (String, String, usize, usize);

/// The boards as far as they are read.
pub(super) struct Seats<'s> {
    sheet: &'s RawSheet,
    pub read: BoardsOfSheet,
    places: HashMap<BoardKey, usize>,
    /// How often a board without a name began again, by round and part.
    begun: HashMap<(String, usize), usize>,
    /// The struck-out cells in whose place others are read.
    pub replaced: Vec<CellIndex>,
    pub cost: Cost,
    pub again_starts_next: bool,
    /// The second rows of powers that their boards have twice.
    pub spare: Vec<SpareSeat>,
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
            begun: HashMap::new(),
            replaced: Vec::new(),
            cost: 0,
            again_starts_next: false,
            spare: Vec::new(),
        }
    }

    pub(super) fn is_struck(&self, cell: CellIndex) -> bool {
        self.sheet.struck_out.contains(&self.sheet.cell(cell).at)
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
        let name = |name: &Option<FoundName>| name.as_ref().map(|name| name.name.clone()).unwrap_or_default();
        let (round, board) = (name(&facts.round), name(&facts.board));
        let part = if facts.board.is_some() { 0 } else { facts.part + 1 };
        let begun = if facts.board.is_some() { 0 } else { *self.begun.get(&(round.clone(), part)).unwrap_or(&0) };
        (round, board, part, begun)
    }

    /// Puts the facts of a line on their board.
    ///
    /// `has_groups` says that a line has several seats.
    pub(super) fn add(&mut self, facts: SeatFacts, has_groups: bool) {
        let Some(power) = facts.power else { return };
        let key = self.key(&facts);
        let position = self.position(&key, &facts);
        let board = &mut self.read.boards[position];
        let Some(known) = board.seats[power].take() else {
            board.seats[power] = Some(FoundSeat { used: facts.used, values: facts.values });
            return;
        };
        let same = |value: &SeatValue| {
            known
                .values
                .iter()
                .any(|of| of.heading == value.heading && (of.cell != value.cell || of.part != value.part))
        };
        let is_other_state = facts.values.iter().any(same);
        let joined = if !is_other_state {
            Some(joined_seats(known.clone(), facts.clone(), |_| true))
        } else if self.has_struck_name(&known.values) && facts.has_name() {
            self.cost += rule::REPLACED + rule::USE;
            let struck = known.values.iter().map(|value| value.cell).filter(|cell| self.is_struck(*cell));
            self.replaced.extend(struck.collect::<Vec<_>>());
            let is_kept = |value: &SeatValue| {
                !self.is_struck(value.cell) && !facts.values.iter().any(|new| new.heading == value.heading)
            };
            Some(joined_seats(known.clone(), facts.clone(), is_kept))
        } else if self.has_struck_name(&facts.values) {
            self.cost += rule::REPLACED + rule::USE;
            self.replaced.extend(facts.values.iter().map(|value| value.cell));
            Some(known.clone())
        } else {
            None
        };
        let board = &mut self.read.boards[position];
        if let Some(joined) = joined {
            board.seats[power] = Some(joined);
            return;
        }
        board.seats[power] = Some(known);
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
        *self.begun.entry((key.0, key.2)).or_default() += 1;
        let key = self.key(&facts);
        let position = self.position(&key, &facts);
        self.read.boards[position].seats[power] = Some(FoundSeat { used: facts.used, values: facts.values });
    }

    fn position(&mut self, key: &BoardKey, facts: &SeatFacts) -> usize {
        if let Some(position) = self.places.get(key) {
            return *position;
        }
        self.read.boards.push(FoundBoard {
            round: facts.round.clone(),
            board: facts.board.clone(),
            beside: facts.beside.clone(),
            ..FoundBoard::default()
        });
        self.places.insert(key.clone(), self.read.boards.len() - 1);
        self.read.boards.len() - 1
    }

    /// Leaves struck-out values out where another is read. Any other struck-out value is read, and costs.
    pub(super) fn settle_struck_out(&mut self) {
        if self.sheet.struck_out.is_empty() {
            return;
        }
        let struck = |cell: CellIndex| self.sheet.struck_out.contains(&self.sheet.cell(cell).at);
        let (mut cost, mut replaced) = (0, Vec::new());
        for seat in
            self.read.boards.iter_mut().flat_map(|board| board.seats.iter_mut()).filter_map(|(_, seat)| seat.as_mut())
        {
            let whole: Vec<Heading> =
                seat.values.iter().filter(|value| !struck(value.cell)).map(|value| value.heading).collect();
            seat.values.retain(|value| {
                let is_left_out = struck(value.cell) && value.part.is_none() && whole.contains(&value.heading);
                if is_left_out {
                    replaced.push(value.cell);
                } else if struck(value.cell) && value.part.is_none() {
                    cost += rule::STRUCK_OUT_VALUE;
                }
                !is_left_out
            });
        }
        self.cost += cost;
        self.replaced.extend(replaced);
    }
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
