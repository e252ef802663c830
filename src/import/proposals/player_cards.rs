//! Proposes the layout of cards: a small table for each player, with the name above it.

use std::collections::BTreeSet;

use super::proposed_columns::{Columns, LINES_SEARCHED};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::recipe::describe::part_of;
use crate::import::recipe::grid::Grid;
use crate::import::recipe::heading_patterns::read_heading;
use crate::import::recipe::{Part, Pattern, TableLayout};
use crate::import::words::board_remarks;
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;

/// A small table for each player, with the name above it: “Player: Anna Bergström”.
pub(in crate::import) fn player_cards(grid: &Grid<'_>) -> Option<TableLayout> {
    let mut titles = Vec::new();
    for (line, cells) in grid.lines().take(2 * LINES_SEARCHED) {
        // A running number may stand before the label, and remarks after the name.
        let is_number = |cell: &&CellIndex| grid.text(**cell).chars().all(|c| c.is_ascii_digit() || c == '.');
        let mut cells = cells.iter().skip_while(is_number);
        let Some(&first) = cells.next() else { continue };
        let beside = cells.count();
        let text = grid.text(first);
        let (label, name) = text.split_once(':').unwrap_or((&text, ""));
        let has_name = !name.trim().is_empty() || beside == 1 || beside > 1 && text.contains(':');
        if has_name && heading_words::heading_of_text(label) == Some(Heading::Player) {
            let label = if text.contains(':') { format!("{label}:") } else { text.clone() };
            titles.push((line, label));
        }
    }
    let (first, label) = titles.first().filter(|_| titles.len() > 1)?;
    let (line, cells) = grid.lines_between(first + 1..u32::MAX).next()?;
    let mut columns = Columns::default();
    for &cell in cells {
        let text = read_heading(&grid.text(cell));
        if let Some(part) = text.heading.and_then(part_of) {
            columns.add(text.pattern, Pattern::of(part));
        }
    }
    let has = |part: Part| columns.0.iter().any(|column| column.cell.has(part));
    (line <= first + 2 && has(Part::POWER) && !has(Part::PLAYER))
        .then(|| TableLayout { titles: vec![Pattern::new(&format!("{label} {{player}}"))], ..columns.into_layout() })
}

/// A small table for each player, with nothing but the name above its headings.
pub(in crate::import) fn named_cards(grid: &Grid<'_>) -> Option<TableLayout> {
    let mut found: Option<(Columns, usize)> = None;
    for (index, (line, cells)) in grid.lines().take(4 * LINES_SEARCHED).enumerate() {
        let &[title] = grid.line_above(index) else { continue };
        let text = grid.text(title);
        let is_name = text.chars().any(char::is_alphabetic)
            && title_words::parse_game_title(&text).is_none()
            && title_words::find_round(&text).is_none()
            && board_remarks::parse_remark(&text).is_none();
        let mut columns = Columns::default();
        let mut games = Vec::new();
        for &cell in cells {
            let text = read_heading(&grid.text(cell));
            let Some(part) = text.heading.and_then(part_of).filter(|_| text.part.is_none()) else { continue };
            if part == Part::ROUND || part == Part::BOARD {
                games.push(grid.place(cell));
            }
            columns.add(text.pattern, Pattern::of(part));
        }
        let has = |part: Part| columns.0.iter().any(|column| column.cell.has(part));
        if !is_name || games.is_empty() || !has(Part::POWER) || has(Part::PLAYER) || has(Part::FIRST_NAME) {
            continue;
        }
        // A player has each game once. The rows of one game are those of several players.
        let mut seen = BTreeSet::new();
        let game = |line: u32| -> Vec<_> {
            games.iter().map(|&place| grid.find(line, place).map(|cell| grid.text(cell))).collect()
        };
        let rows = (line + 1..).map(game).take_while(|game| game.iter().any(Option::is_some));
        if !rows.into_iter().all(|game| seen.insert(game)) {
            return None;
        }
        match &mut found {
            Some((_, cards)) => *cards += 1,
            None => found = Some((columns, 1)),
        }
    }
    let (columns, _) = found.filter(|(_, cards)| *cards > 1)?;
    Some(TableLayout { titles: vec![Pattern::of(Part::PLAYER)], ..columns.into_layout() })
}
