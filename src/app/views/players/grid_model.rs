//! The list of players as a grid: one row for each player, and empty rows below for new players.

use std::borrow::Cow;

use super::person_order::PersonOrder;
use super::player_columns::{PlayerColumns, column_key, column_name};
use crate::app::grid::{Align, CellPos, CellStyle, CellTone, CellView, ColumnSpec, GridModel};
use crate::app::theme::Palette;
use crate::app::view_cache::ViewCache;
use crate::app::views::round::complete_name;
use crate::app::views::shared_cells;
use crate::book::{CellAddress, FillColour, Person, PersonColumn, PersonId, Role};
use crate::engine::Engine;
use crate::import::pasted_block::ClipboardCells;
use crate::input;
use crate::input::PastePreview;
use crate::languages::window_sentences::players_tab as texts;

/// Number of empty rows below the last player. They leave room for a pasted list of names.
const SPARE_ROWS: usize = 300;

const fn spec(column: PersonColumn) -> ColumnSpec {
    match column {
        PersonColumn::Name => ColumnSpec::between(160.0, 220.0),
        PersonColumn::FamilyName | PersonColumn::Successor | PersonColumn::DifferentFrom => {
            ColumnSpec::between(100.0, 150.0)
        }
        PersonColumn::Region | PersonColumn::SignedUp | PersonColumn::Town => ColumnSpec::between(90.0, 130.0),
        PersonColumn::Rounds => ColumnSpec::between(80.0, 124.0),
        PersonColumn::Role | PersonColumn::TeamPreference | PersonColumn::PreferredPowers => {
            ColumnSpec::fixed(96.0).up_to(112.0)
        }
        PersonColumn::Unconfirmed => ColumnSpec::between(96.0, 112.0),
        PersonColumn::Group | PersonColumn::Handicap | PersonColumn::Colour => ColumnSpec::fixed(72.0),
        PersonColumn::Penalties => ColumnSpec::between(120.0, 200.0),
        PersonColumn::Note => ColumnSpec::between(140.0, 300.0).up_to(480.0),
    }
}

/// The tooltip of a column heading: what can be typed into the column.
fn help(column: PersonColumn) -> Option<Cow<'static, str>> {
    let text = match column {
        PersonColumn::Role => texts::role_hint(),
        PersonColumn::Group => texts::group_hint(),
        PersonColumn::Handicap => texts::handicap_hint(),
        PersonColumn::TeamPreference => texts::team_preference_hint(),
        PersonColumn::Successor => texts::successor_hint(),
        PersonColumn::Penalties => texts::penalties_hint(),
        PersonColumn::SignedUp => texts::signed_up_hint(),
        PersonColumn::Rounds => texts::rounds_hint(),
        PersonColumn::PreferredPowers => texts::preferred_powers_hint(),
        PersonColumn::Colour => return Some(texts::colour_hint(&FillColour::names_in_window()).into()),
        PersonColumn::DifferentFrom => texts::different_from_hint(),
        PersonColumn::Unconfirmed => texts::unconfirmed_hint(),
        PersonColumn::Name
        | PersonColumn::FamilyName
        | PersonColumn::Region
        | PersonColumn::Town
        | PersonColumn::Note => return None,
    };
    Some(Cow::Borrowed(text))
}

/// The list of players as a grid.
#[derive(Debug)]
pub(super) struct PlayersModel<'a> {
    engine: &'a Engine,
    view_cache: &'a ViewCache,
    shown: &'a PlayerColumns,
    order: &'a PersonOrder,
    columns: Vec<ColumnSpec>,
    /// The pasted block that waits for the user.
    paste: Option<&'a PastePreview>,
    palette: Palette,
}

/// The name cell of a player.
pub(super) fn player_position(engine: &Engine, order: &PersonOrder, id: PersonId) -> Option<CellPos> {
    Some(CellPos { row: order.position(engine.book(), id)? + 1, column: 0 })
}

/// The player at this row.
pub(super) fn person_at<'e>(engine: &'e Engine, order: &PersonOrder, row: usize) -> Option<&'e Person> {
    order.person(engine.book(), row.checked_sub(1)?)
}

/// The name cell of the first empty row.
pub fn first_empty_cell(engine: &Engine) -> (usize, usize) {
    (engine.book().people.len() + 1, 0)
}

impl<'a> PlayersModel<'a> {
    pub(super) fn new(
        engine: &'a Engine,
        view_cache: &'a ViewCache,
        shown: &'a PlayerColumns,
        order: &'a PersonOrder,
        paste: Option<&'a PastePreview>,
        palette: Palette,
    ) -> Self {
        let columns = shown.columns().map(|kind| kind.map_or(ColumnSpec::fixed(60.0), spec)).collect();
        PlayersModel { engine, view_cache, shown, order, columns, paste, palette }
    }
}

impl GridModel for PlayersModel<'_> {
    fn rows(&self) -> usize {
        1 + self.engine.book().people.len() + SPARE_ROWS
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        column_key(self.shown.column(column)).into()
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let kind = self.shown.column(column);
        let right = kind.is_none_or(|kind| kind == PersonColumn::Handicap);
        let align = if right { Align::Right } else { Align::Left };
        if row == 0 {
            let text = column_name(kind);
            let arrow = self.order.sort().arrow(kind);
            let bold = arrow.is_some();
            let style = CellStyle { tone: CellTone::Heading, align, bold, arrow, ..CellStyle::default() };
            let hint = kind.and_then(help).or_else(|| Some(texts::sort_hint().into()));
            return CellView { text: text.into(), style, hint, ..CellView::default() };
        }
        let person = person_at(self.engine, self.order, row);
        let (Some(kind), Some(target)) = (kind, self.shown.target(self.engine, self.order, row, column)) else {
            let games = person.map(|person| self.view_cache.games(person.id));
            return CellView {
                text: games.map_or("".into(), |games| games.to_string().into()),
                style: CellStyle { tone: CellTone::Computed, align, ..CellStyle::default() },
                ..CellView::default()
            };
        };
        let text = input::field_text(self.engine.book(), target);
        let style = CellStyle { align, ..CellStyle::default() };
        let mut cell = CellView { text, style, editable: true, ..CellView::default() };
        let address = person.map(|person| CellAddress::Person(person.id, kind));
        shared_cells::mark_problem(&mut cell, address, self.engine, self.view_cache);
        if matches!(kind, PersonColumn::Name | PersonColumn::Colour) {
            shared_cells::fill_name(&mut cell, person, &self.palette);
        }
        if let Some(paste) = self.paste {
            // Nothing is typed until the block is pasted or left.
            cell.editable = false;
            cell.ghost = paste.text_after(target).map(Cow::Borrowed);
        }
        cell
    }

    fn reads_block(&self, text: &str) -> bool {
        !ClipboardCells::parse(text).is_one_cell()
    }

    fn label(&self, row: usize, column: usize) -> String {
        let name = column_name(self.shown.column(column));
        match (row, person_at(self.engine, self.order, row)) {
            (0, _) => texts::cell_of_heading(name),
            (_, Some(person)) => texts::cell_of_player(&person.name, name),
            (_, None) if row == first_empty_cell(self.engine).0 => texts::cell_of_new_player(name),
            (_, None) => texts::cell_of_empty_row(&row.to_string(), name),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn takes_only_completion(&self, _row: usize, column: usize) -> bool {
        self.shown.column(column) == Some(PersonColumn::Successor)
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let own = person_at(self.engine, self.order, row).map(|person| person.id);
        match self.shown.column(column) {
            Some(PersonColumn::Role) => {
                let names = Role::ALL.into_iter().map(Role::name_in_window).filter(|name| !name.is_empty());
                shared_cells::complete_word(typed, names)
            }
            Some(PersonColumn::Colour) => {
                shared_cells::complete_word(typed, FillColour::ALL.map(FillColour::name_in_window))
            }
            // Players without a game come first, because a successor is usually new.
            Some(PersonColumn::Successor) => {
                let mut names =
                    complete_name(self.engine.book(), typed, |id| Some(id) == own || self.view_cache.games(id) > 0);
                names.retain(|name| own.is_none_or(|own| self.engine.book().name_of(Some(own)) != name));
                names
            }
            _ => Vec::new(),
        }
    }
}
