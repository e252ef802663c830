//! The rule for a power with several rows and the years of each player: the later rows are those of substitutes.

use super::CellRemark;
use super::seat_facts::{PlayedYears, SeatFacts, years_in};
use crate::book::{Power, Year, fold_name};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::names::name_cells::split_bracket;
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::Heading;
use crate::languages::list_in_window;
use crate::languages::window_sentences::{import_tables as texts, import_words};
use crate::printable_text::printable_line;

/// The row of one of the players of a power.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    name: CellIndex,
    /// The name without the years.
    player: String,
    played: PlayedYears,
}

/// The players of a power, in their order.
#[derive(Clone, Debug)]
pub(super) struct PlayersInTurn(Vec<Turn>);

impl Turn {
    /// The player and the years of a row. `None` without both.
    pub(super) fn find(sheet: &RawSheet, facts: &SeatFacts) -> Option<Self> {
        let mut names = facts.values.iter().filter(|value| value.heading.is_name());
        let (Some(name), None) = (names.next(), names.next()) else { return None };
        let text = name.text(sheet);
        let mut played = facts.played.clone();
        let in_bracket = split_bracket(&text).filter(|(_, inner)| !years_in(inner).is_empty());
        if let Some((_, inner)) = in_bracket {
            played.add(inner);
        }
        let player = in_bracket.map_or(&*text, |(player, _)| player).to_owned();
        let is_turn = name.heading == Heading::Player && !played.years.is_empty();
        is_turn.then_some(Turn { name: name.cell, player, played })
    }

    /// Whether another player goes on where this one ends. `is_next` if this one goes on where one before it ends.
    fn is_followed_by(&self, next: &Turn, is_next: bool) -> bool {
        let (this, next_played) = (&self.played, &next.played);
        // A single year may be that of an elimination.
        let begins = is_next || this.years.contains(&Year::FIRST.0);
        let is_span = this.years.len() > 1 && begins || this.has_words && next_played.has_words;
        let (last, first) = (this.years.iter().max(), next_played.years.iter().min());
        let goes_on = last.zip(first).is_some_and(|(last, first)| last <= first && first - last <= 1);
        is_span && goes_on && fold_name(&self.player) != fold_name(&next.player)
    }

    /// “Ann Lee from 1904”.
    fn as_substitute(&self) -> String {
        let start = self.played.years.iter().min().copied().unwrap_or_default();
        format!("{} from {start}", self.player)
    }
}

impl PlayersInTurn {
    pub(super) fn first(turn: Turn) -> Self {
        PlayersInTurn(vec![turn])
    }

    /// Adds the player of another row, if this row goes on where the last one ends. Gives whether it does.
    pub(super) fn add(&mut self, next: Turn) -> bool {
        let goes_on = self.0.last().is_some_and(|last| last.is_followed_by(&next, self.0.len() > 1));
        self.0.extend(goes_on.then_some(next));
        goes_on
    }

    /// The cell of the first player, and all players as a cell names them: “Zoe Hart → Ann Lee from 1904”.
    pub(super) fn as_cell(&self) -> Option<(CellIndex, String)> {
        let (first, others) = self.0.split_first()?;
        let texts = std::iter::once(first.player.clone()).chain(others.iter().map(Turn::as_substitute));
        Some((first.name, texts.collect::<Vec<_>>().join(" → ")))
    }

    /// What the director is told about the rows of a power. `None` for a single one.
    pub(super) fn remark(&self, power: Power) -> Option<CellRemark> {
        let (first, others) = self.0.split_first().filter(|(_, others)| !others.is_empty())?;
        let quoted = |turn: &Turn| import_words::quoted(&printable_line(&turn.as_substitute()));
        let others = list_in_window(&others.iter().map(quoted).collect::<Vec<_>>());
        let message =
            texts::players_in_turn(power.name_in_window(), self.0.len(), &printable_line(&first.player), &others);
        let cells = self.0.iter().map(|turn| turn.name).collect();
        Some(CellRemark { cells, effect: FindingEffect::None, message, is_kept: false })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_are_found_in_texts_of_years_only() {
        assert_eq!(years_in("1901-1903"), [1901, 1903]);
        assert_eq!(years_in("1901–03"), [1901, 1903]);
        assert_eq!(years_in("from 1904"), [1904]);
        for text in ["7", "03", "1904 7", "2024", "Ann"] {
            assert!(years_in(text).is_empty(), "{text}");
        }
    }
}
