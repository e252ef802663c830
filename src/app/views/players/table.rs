//! The list of players as a table: one row for each player, and empty rows below for new players.

use std::borrow::Cow;

use super::person_order::PersonOrder;
use super::player_columns::{PlayerColumns, column_key, column_name};
use crate::app::grid::{CellPos, ColumnSpec};
use crate::app::views::round::complete_name;
use crate::app::views::shared_cells;
use crate::app::views::table::{Column, Table};
use crate::app::views::view::ViewContext;
use crate::book::{CellAddress, FillColour, PersonColumn, Role};
use crate::languages::recorded_moment_in_window;
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
            ColumnSpec::at_least(96.0).up_to(112.0)
        }
        PersonColumn::Unconfirmed => ColumnSpec::between(96.0, 112.0),
        PersonColumn::Group | PersonColumn::Handicap | PersonColumn::Colour => ColumnSpec::at_least(72.0),
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

/// The list of players. A row is the position of a player in the order, or of an empty row after the last one.
pub(super) fn table<'a>(
    context: &ViewContext<'a>,
    shown: &'a PlayerColumns,
    order: &'a PersonOrder,
) -> Table<'a, usize> {
    let (context, book) = (*context, context.engine().book());
    let known = book.people.len();
    let column = |kind| {
        let column = match kind {
            Some(kind) => typed_column(&context, kind, order),
            None => Column::new(column_key(None), column_name(None), ColumnSpec::at_least(60.0), move |line| {
                let person = order.person(book, *line);
                let games = person.map(|person| context.view_cache.games(person.id).to_string());
                shared_cells::computed(games.unwrap_or_default())
            }),
        };
        let column = if kind.is_none_or(|kind| kind == PersonColumn::Handicap) { column.at_right() } else { column };
        let hint = kind.and_then(help).or_else(|| Some(texts::sort_hint().into()));
        column.with_hint(hint).with_arrow(order.sort().arrow(kind))
    };
    let label = move |line: &usize, column: &str| match order.person(book, *line) {
        Some(person) => texts::cell_of_player(&person.name, column),
        None if *line == known => texts::cell_of_new_player(column),
        None => texts::cell_of_empty_row(&(line + 1).to_string(), column),
    };
    Table::new((known + SPARE_ROWS, Some), shown.columns().map(column).collect(), texts::cell_of_heading, label)
        .frozen(1)
        .located(move |line, column| match order.person(book, *line) {
            Some(person) => Some(format!("{} · {column}", person.name)),
            None => (*line == known).then(|| texts::location_of_new_player(column)),
        })
        .addressed(move |line, column| {
            let person = order.person(book, *line)?;
            Some(CellAddress::Person(person.id, shown.column(column).unwrap_or(PersonColumn::Name)))
        })
        .found(move |address| {
            let CellAddress::Person(id, column) = address else { return None };
            let column = match column {
                PersonColumn::Name | PersonColumn::Colour => 0,
                column => shown.position_of(column).unwrap_or_default(),
            };
            Some(CellPos { row: order.position(book, id)? + 1, column })
        })
        .reading_blocks(move |cells, at| shown.read_block(&context, order, cells, at))
}

fn typed_column<'a>(context: &ViewContext<'a>, kind: PersonColumn, order: &'a PersonOrder) -> Column<'a, usize> {
    let (context, book) = (*context, context.engine().book());
    let field = move |line: &usize| {
        Some(match order.person(book, *line) {
            Some(person) => CellAddress::Person(person.id, kind),
            None => CellAddress::NewPerson(line.checked_sub(book.people.len())?, kind),
        })
    };
    let column = Column::typed(book, kind.name(), kind.name_in_window(), spec(kind), field);
    let column = column.with_cells(move |line, cell| {
        let person = order.person(book, *line);
        let address = person.map(|person| CellAddress::Person(person.id, kind));
        shared_cells::mark_problem(cell, address, context.engine(), context.view_cache);
        match kind {
            PersonColumn::Name | PersonColumn::Colour => shared_cells::fill_name(cell, person, &context.palette),
            PersonColumn::SignedUp => shared_cells::say_moment(cell),
            _ => {}
        }
        if let Some(paste) = context.paste {
            // Nothing is typed until the block is pasted or left.
            cell.editable = false;
            let text_after = field(line).and_then(|field| paste.text_after(field));
            cell.ghost = text_after.map(|text| match kind {
                PersonColumn::SignedUp => Cow::Owned(recorded_moment_in_window(text)),
                _ => Cow::Borrowed(text),
            });
        }
    });
    match kind {
        PersonColumn::Role => column.completed(|_, typed| {
            let names = Role::ALL.into_iter().map(Role::name_in_window).filter(|name| !name.is_empty());
            shared_cells::complete_word(typed, names)
        }),
        PersonColumn::Colour => column
            .completed(|_, typed| shared_cells::complete_word(typed, FillColour::ALL.map(FillColour::name_in_window))),
        PersonColumn::Successor => column.completed_only(move |line, typed| {
            let own = order.person(book, *line);
            // Players without a game come first, because a successor is usually new.
            let comes_last = |id| own.is_some_and(|own| own.id == id) || context.view_cache.games(id) > 0;
            let mut names = complete_name(book, typed, comes_last);
            names.retain(|name| own.is_none_or(|own| own.name != *name));
            names
        }),
        _ => column,
    }
}
