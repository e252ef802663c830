//! The rules for neighbours: what is blank is that of the line above, and a count in a column of corrections replaces a count.

use super::super::column_content::power_of;
use super::super::column_patterns::PATTERNS;
use super::super::heading_line::HeadingLine;
use super::super::labels::player_after_label;
use super::super::role::Role;
use super::super::seat_columns::Table;
use super::super::seat_facts::SeatFacts;
use super::{LineFacts, TableReader};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::costs::{origin, rule};
use crate::import::recipe::{FoundName, Part, SeatValue};
use crate::import::report::cell_status::NotNeededReason;
use crate::import::words::heading_words::Heading;

/// The most lines from the headings of a table up to a label with the name of its player.
const LINES_TO_LABEL: u32 = 3;

impl TableReader<'_, '_> {
    /// A blank round or board is that of the line above.
    pub(super) fn fill_down(&mut self, table: &Table, group: Option<usize>, facts: &mut SeatFacts) {
        let columns = |wanted: Heading| table.columns.iter().filter(move |column| column.role == Role::Is(wanted));
        let has_column = |wanted: Heading| columns(wanted).next().is_some();
        let of_group =
            || self.above.get(&(table.number, group)).map(|above| (above.round.clone(), above.board.clone()));
        let is_shared =
            [Heading::Round, Heading::Board].into_iter().flat_map(columns).all(|column| column.group.is_none());
        let above = if is_shared { self.game_above.get(&table.number).cloned() } else { of_group() };
        let (round_above, board_above) = above.unwrap_or_default();
        let mut is_filled = false;
        // Below the round of a board with several lines there may be the day.
        let is_date = |name: &FoundName| name.cell.is_some_and(|cell| self.of(cell).is_dated);
        let of_fields = table.has_role(|role| role == Role::Field);
        let goes_on = of_fields && facts.board.is_none() && has_column(Heading::Board);
        if goes_on && facts.round.as_ref().is_some_and(is_date) && round_above.as_ref().is_some_and(|of| !is_date(of)) {
            facts.round.clone_from(&round_above);
        }
        if facts.round.is_none() && has_column(Heading::Round) {
            facts.round = round_above;
            is_filled |= facts.round.is_some();
        }
        if facts.board.is_none() && has_column(Heading::Board) {
            facts.board = board_above;
            is_filled |= facts.board.is_some();
        }
        if is_filled && !self.origins.filled_down {
            self.origins.filled_down = true;
            self.cost += origin::FILLED_DOWN;
        }
    }

    /// The name above the headings of a table that has no column of players: a card for each player. It stands alone directly above them,
    /// or after a label.
    pub(super) fn player_above(&mut self, heading: &HeadingLine, table: &Table) -> Option<SeatValue> {
        let has_names = table.has_role(|role| match role {
            Role::Is(heading) => heading.is_name(),
            Role::Parts(number) => PATTERNS[number].has(Part::PLAYER),
            _ => false,
        });
        let has_powers = table.has_role(|role| role == Role::Is(Heading::Power));
        if has_names || !has_powers || !heading.has_headings {
            return None;
        }
        let near = heading.line.saturating_sub(LINES_TO_LABEL)..heading.line;
        let (line, cells) = self.grid.lines_between(near).last()?;
        let own: Vec<CellIndex> = cells
            .iter()
            .copied()
            .filter(|cell| heading.has_place(self.grid.place(*cell)) && !self.of(*cell).is_number)
            .collect();
        let alone = || match own[..] {
            [cell] if line + 1 == heading.line => {
                Some((None, SeatValue { heading: Heading::Player, cell, part: None }))
            }
            _ => None,
        };
        let (label, player) = player_after_label(self.grid, &own).or_else(alone)?;
        // The name of the board is that of no player.
        if self.claimed.contains(&player.cell) {
            return None;
        }
        let text = self.of(player.cell).text.clone();
        let name = player.part.as_ref().unwrap_or(&text);
        let in_brackets = name.strip_prefix('(').and_then(|name| name.strip_suffix(')'));
        let before_remark = [" - ", " (", " ["].iter().find_map(|mark| Some(name.split_once(mark)?.0));
        let of_name = self.readings.of_text(in_brackets.or(before_remark).unwrap_or(name), || None);
        let is_name =
            of_name.is_name && of_name.heading.is_none() && of_name.names.is_blank() && of_name.power.is_none();
        is_name.then(|| {
            self.cost += origin::SECOND;
            self.not_needed(label, NotNeededReason::Label);
            player
        })
    }

    /// A row without a name may be a game of the player above.
    pub(super) fn fill_down_name(
        &mut self,
        table: &Table,
        group: Option<usize>,
        cells: &[CellIndex],
        facts: &mut SeatFacts,
    ) {
        let is_name = |role: Role| matches!(role, Role::Is(heading) if heading.is_name());
        let mut of_names =
            table.columns.iter().filter(|column| column.group == group && is_name(column.role)).peekable();
        if of_names.peek().is_none() || of_names.any(|column| self.grid.find_in_line(cells, column.place).is_some()) {
            return;
        }
        let Some(names) = self.name_above.get(&(table.number, group)) else { return };
        self.without_name.extend(facts.used.first());
        if self.choice.fills_names {
            facts.values.extend(names.iter().cloned());
        }
    }

    /// A name in the column of the powers and a power in that of the players are exchanged.
    pub(super) fn exchange_power_and_player(&mut self, table: &Table, line: &mut LineFacts) {
        let is_power = |role: Role| role == Role::Is(Heading::Power);
        for (group, facts) in &mut line.groups {
            let place = table.columns.iter().find(|column| column.group == *group && is_power(column.role));
            let (Some(place), None) = (place.map(|column| column.place), facts.power) else { continue };
            let of_place = |(cell, _): &(CellIndex, String)| self.grid.place(*cell) == place;
            let Some(unfit) = line.unfit.iter().position(of_place) else { continue };
            let name = line.unfit[unfit].0;
            let player = facts.values.iter_mut().find(|value| value.heading == Heading::Player && value.part.is_none());
            let of_name = self.of(name);
            // “Table” and “A” are a label with its value.
            let Some(player) = player.filter(|_| of_name.is_name && of_name.heading.is_none()) else { continue };
            let Some(power) = power_of(&self.of(player.cell)) else { continue };
            self.exchanged.push((name, player.cell));
            self.cost += rule::SLIP;
            facts.power = Some(power);
            facts.used.push(std::mem::replace(&mut player.cell, name));
            line.unfit.remove(unfit);
        }
    }

    /// The count in a column of corrections replaces the other.
    pub(super) fn correct_by_column(&mut self, facts: &mut SeatFacts) {
        let Some(cell) = facts.corrected else { return };
        let (old, others) =
            std::mem::take(&mut facts.values).into_iter().partition(|value| value.heading == Heading::CENTRES);
        let old: Vec<SeatValue> = old;
        facts.values = others;
        facts.values.push(SeatValue { heading: Heading::CENTRES, cell, part: None });
        self.replaced.extend(old.into_iter().map(|value| (value.cell, cell)));
    }
}
