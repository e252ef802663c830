//! Prepares the sheets of a director before their layouts are looked for: what other sheets say about a sheet is written into
//! its cells.

mod power_tabs;
mod sheets_of_parts;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::recipe::Recipe;
use crate::book::Power;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::explanations::numbered_players::NumberedPlayers;

/// The sheets of a file as the layouts see them.
pub(super) struct PreparedSheets<'a> {
    pub sheets: Cow<'a, [RawSheet]>,
    pub numbered: Option<NumberedPlayers>,
    /// The sheets that hold one power each.
    power_tabs: BTreeMap<usize, Power>,
    /// The sheets that hold the games of one player each.
    pub player_tabs: BTreeSet<usize>,
    /// The sheets whose cells are read with those of another sheet, with the number of that sheet.
    parts: BTreeMap<usize, usize>,
}

impl<'a> PreparedSheets<'a> {
    /// Prepares the sheets. `by` is the recipe that teaches words.
    pub(super) fn new(sheets: &'a [RawSheet], by: Option<&Recipe>) -> Self {
        let mut prepared = PreparedSheets::unchanged(sheets, None);
        // A recipe may also, or only, teach words.
        if let Some(recipe) = by
            && let Some(translated) = prepared.sheets.iter().map(|sheet| recipe.translate(sheet)).collect()
        {
            prepared.sheets = Cow::Owned(translated);
        }
        if by.is_none_or(Recipe::joins_sheets) {
            prepared.join_sheets();
        }
        prepared.numbered = NumberedPlayers::find(&prepared.sheets);
        if let Some(numbered) = &prepared.numbered {
            prepared.sheets = Cow::Owned(numbered.with_names(&prepared.sheets));
        }
        prepared
    }

    /// The sheets of the file. Only sheets that hold parts of the same games are changed: they are joined.
    pub(super) fn with_parts_joined(sheets: &'a [RawSheet], by: Option<&Recipe>) -> Self {
        let mut prepared = PreparedSheets::unchanged(sheets, None);
        if by.is_none_or(Recipe::joins_sheets) {
            match power_tabs::find_power_tabs(sheets) {
                Some(tabs) => prepared.power_tabs = tabs.iter().map(|(power, number)| (*number, power)).collect(),
                None => prepared.join_parts(),
            }
        }
        prepared
    }

    /// The sheets as they are in the file, with the list of their players.
    pub(super) fn unchanged(sheets: &'a [RawSheet], numbered: Option<NumberedPlayers>) -> Self {
        let (power_tabs, player_tabs, parts) = (BTreeMap::new(), BTreeSet::new(), BTreeMap::new());
        PreparedSheets { sheets: Cow::Borrowed(sheets), numbered, power_tabs, player_tabs, parts }
    }

    /// Writes into the cells what other sheets say about them.
    fn join_sheets(&mut self) {
        if let Some(tabs) = power_tabs::find_power_tabs(&self.sheets) {
            for (power, number) in tabs.iter() {
                let with_power = power_tabs::with_power(&self.sheets[*number], power);
                self.sheets.to_mut()[*number] = with_power;
            }
            self.power_tabs = tabs.iter().map(|(power, number)| (*number, power)).collect();
        } else {
            self.join_parts();
        }
    }

    fn join_parts(&mut self) {
        if let Some(of_parts) = sheets_of_parts::find_sheets_of_parts(&self.sheets)
            && let Some(with_games) = sheets_of_parts::with_games(&self.sheets, of_parts)
        {
            self.sheets.to_mut()[of_parts.powers] = with_games;
            self.parts = [of_parts.boards, of_parts.centres].map(|number| (number, of_parts.powers)).into();
        }
    }

    /// The sheet with which the cells of this sheet are read.
    pub(super) fn read_with(&self, number: usize) -> Option<&RawSheet> {
        self.sheets.get(*self.parts.get(&number)?)
    }

    /// Whether the boards of a sheet are also on the sheets of the other powers or players.
    pub(super) fn shares_boards(&self, number: usize) -> bool {
        self.power_tabs.contains_key(&number) || self.player_tabs.contains(&number)
    }

    /// The power whose games a sheet holds, if there is a sheet for each power.
    pub(super) fn power_of_tab(&self, number: usize) -> Option<Power> {
        self.power_tabs.get(&number).copied()
    }

    /// Whether sheets are joined.
    pub(super) fn has_joined(&self) -> bool {
        !self.power_tabs.is_empty() || !self.player_tabs.is_empty() || !self.parts.is_empty()
    }

    /// Whether a sheet may differ from the file.
    pub(super) fn has_changes(&self) -> bool {
        matches!(self.sheets, Cow::Owned(_))
    }
}
