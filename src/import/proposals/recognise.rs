//! Proposes layouts for a sheet, and picks the one whose boards hold together best.
//!
//! Lists with a row for each seat and blocks with powers down are proposed in `layouts`; the other proposals are here.

use std::collections::BTreeSet;

use super::games_across::games_across;
use super::player_cards::{named_cards, player_cards};
use super::players_by_powers::players_by_powers;
use super::powers_across::powers_across;
use super::powers_without_headings::{side_by_side, without_headings};
use super::proposed_columns::{Columns, LINES_SEARCHED};
use super::rounds_across::rounds_across;
use super::seats_in_cells::seats_in_cells;
use super::unlabelled_players::unlabelled_players;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{CENTRES_ON_MAP, PerPower, Power};
use crate::import::cells::raw_cells::RawCell;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::layouts::{board_headings, list_headings};
use crate::import::recipe::cell_patterns::{
    below, content_below, content_of_two_rows, pattern_below, player_and_power_below, player_and_power_of_board,
};
use crate::import::recipe::describe::{part_of, year_pattern};
use crate::import::recipe::evidence::Evidence;
use crate::import::recipe::grid::{Grid, MOST_CELLS_SEARCHED, POWERS_IN_COLUMN};
use crate::import::recipe::heading_patterns::{
    HeadingText, game_pattern, power_in, read_heading, read_numbered_heading, round_in, sheet_pattern, titles_above,
};
use crate::import::recipe::proposal::{Proposal, RecognisedTables};
use crate::import::recipe::{ColumnHeading, ColumnLayout, Part, Pattern, Recipe, TableLayout};
use crate::import::words::heading_words;
use crate::import::words::heading_words::{Heading, parse_year};
use crate::import::words::title_words;

/// A list or blocks: the usual tables. They are read also if they do not hold together, and the report says what is wrong.
pub(in crate::import) fn usual_tables(sheet: &RawSheet) -> Option<Proposal> {
    list_headings::propose(sheet).or_else(|| board_headings::propose(sheet))
}

/// The best layout of the tables of a sheet. `None` if nothing holds together.
pub(in crate::import) fn recognise(sheet: &RawSheet) -> Option<RecognisedTables> {
    let usual = usual_tables(sheet);
    // No other layout is proposed for a very large sheet, so there is nothing to compare.
    if sheet.cells.len() > MOST_CELLS_SEARCHED {
        return usual.map(|proposal| RecognisedTables::unread(sheet, proposal));
    }
    let usual = usual.map(|proposal| RecognisedTables::of_proposal(sheet, proposal));
    let evidence = usual.as_ref().map(|usual| usual.evidence).unwrap_or_default();
    if evidence.holds_together() {
        return usual;
    }
    if !may_have_powers(sheet) {
        return usual;
    }
    // If the usual tables are read in any case, other boards may be better before their games are finished.
    let has_table = usual.is_some() || has_games_of_players(sheet);
    let is_enough = |other: Evidence| other.is_enough() || has_table && other.has_boards();
    other_tables(sheet, is_enough).filter(|other| other.evidence.is_better_than(evidence)).or(usual)
}

/// Whether a row of headings has a board and a power several times: those of each round, in rows of players.
fn has_games_of_players(sheet: &RawSheet) -> bool {
    sheet.rows().take(LINES_SEARCHED).any(|(_, cells)| {
        let numbered =
            |cell: RawCell<'_>| cell.trimmed_text().and_then(read_numbered_heading).and_then(|text| text.heading);
        let heading = |cell: RawCell<'_>| heading_words::heading_of_cell(cell).or_else(|| numbered(cell));
        let headings: Vec<_> = sheet.cells.range(cells).filter_map(heading).collect();
        [Heading::Board, Heading::Power].iter().all(|wanted| headings.iter().filter(|of| *of == wanted).count() > 1)
    })
}

/// Whether the texts of a sheet may name enough powers for a board, alone or inside of longer texts such as “F 8” and “1AF”.
fn may_have_powers(sheet: &RawSheet) -> bool {
    /// A key may have the letter of a power beside that of a board.
    const LETTERS_OF_KEY: std::ops::RangeInclusive<usize> = 2..=4;
    let mut seen = PerPower::<bool>::default();
    sheet.cells.iter().filter_map(|cell| cell.trimmed_text()).any(|text| {
        let has_digits = text.contains(|c: char| c.is_ascii_digit());
        let mut words = text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
        words.any(|word| {
            if let Some(power) = Power::parse_in_column(word) {
                seen[power] = true;
            }
            let is_key = has_digits && word.len() < text.len() && LETTERS_OF_KEY.contains(&word.len());
            is_key || seen.values().filter(|seen| **seen).count() >= POWERS_IN_COLUMN
        })
    })
}

/// The best of the other layouts.
fn other_tables(sheet: &RawSheet, is_enough: impl Fn(Evidence) -> bool) -> Option<RecognisedTables> {
    let down = Grid::new(sheet, false);
    let across = Grid::new(sheet, true);
    let single = [
        player_rows(&down),
        rounds_across(&down),
        board_rows(&down),
        seats_in_cells(&down),
        players_by_powers(&down),
        player_cards(&down),
        named_cards(&down),
        keys(&down),
        games_across(&down),
        powers_across(&across),
        unlabelled_players(&down),
        without_headings(&down),
        without_headings(&across),
    ];
    let proposals =
        single.into_iter().flatten().map(|layout| vec![layout]).chain(side_by_side(&down)).chain(side_by_side(&across));
    let mut best: Option<RecognisedTables> = None;
    for mut layouts in proposals {
        for layout in &mut layouts {
            layout.sheets = vec![pattern_of_tab(sheet, layout)];
        }
        let Some(found) = RecognisedTables::of_recipe(sheet, &Recipe::of_tables(layouts)) else { continue };
        let is_better = best.as_ref().is_none_or(|known| found.evidence.is_better_than(known.evidence));
        if is_enough(found.evidence) && is_better {
            best = Some(found);
        }
    }
    best
}

/// The name of the sheet as a pattern. Where the layout finds neither a round nor a board, the tab may name both.
fn pattern_of_tab(sheet: &RawSheet, layout: &TableLayout) -> Pattern {
    let names_game = |pattern: &Pattern| pattern.has(Part::ROUND) || pattern.has(Part::BOARD);
    let of_game = || game_pattern(&sheet.name).filter(|_| !layout.patterns().iter().any(|(_, of)| names_game(of)));
    of_game().unwrap_or_else(|| sheet_pattern(&sheet.name))
}

fn is_name(part: Part) -> bool {
    matches!(part, Part::Field(heading) if heading.is_name())
}

/// A row for each player, with the power of each round: “R1 Board, R1 Power, R1 SC, R2 Board …”, or the headings under a
/// heading for each round.
fn player_rows(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).enumerate().find_map(|(index, (_, cells))| {
        let mut texts: Vec<(u32, HeadingText)> =
            cells.iter().map(|&cell| (grid.place(cell), read_heading(&grid.text(cell)))).collect();
        read_numbered_headings(grid, cells, &mut texts);
        let mut columns = Columns::default();
        let rounds: Vec<(u32, Pattern)> = grid
            .line_above(index)
            .iter()
            .filter_map(|&cell| {
                let text = grid.text(cell);
                let range = round_in(&text)?;
                Some((grid.place(cell), Pattern::from_text(&text, vec![(Part::ROUND, range)])))
            })
            .collect();
        let powers = texts.iter().filter(|(_, text)| text.heading == Some(Heading::Power)).count();
        for (place, text) in texts {
            let Some(part) = text.heading.and_then(part_of) else { continue };
            let group = rounds.iter().rev().find(|(start, _)| *start <= place);
            let heading = match group {
                Some((_, group)) if powers > 1 && text.part.is_none() => group.join(" / ", &text.pattern),
                _ => text.pattern,
            };
            // A score or a note without a round is about no single game.
            let may_be_shared = match part {
                Part::Field(heading) => heading.is_name() || !heading.is_of_seat(),
                Part::Year => false,
            };
            if may_be_shared || heading.has(Part::ROUND) || powers == 1 {
                columns.add(heading, Pattern::of(part));
            }
        }
        let of_round = |part: Part| {
            columns.0.iter().any(|column| {
                let ColumnHeading::Text(heading) = &column.heading else { return false };
                heading.has(Part::ROUND) && column.cell.has(part)
            })
        };
        if powers == 0 || !of_round(Part::POWER) {
            return None;
        }
        // The names may have their headings in the row of the rounds.
        if !columns.0.iter().any(|column| column.cell.parts().any(is_name)) {
            for &cell in grid.line_above(index) {
                let part = heading_words::heading_of_text(&grid.text(cell)).and_then(part_of).filter(|of| is_name(*of));
                let heading = ColumnHeading::Position(grid.place(cell));
                if let Some(part) = part {
                    columns.add_column(ColumnLayout { heading, cell: Pattern::of(part) });
                }
            }
        }
        Some(columns.into_layout())
    })
}

/// Reads “Board 1, Power 1, Board 2, Power 2”: if a heading of powers comes with several numbers, they are those of rounds.
fn read_numbered_headings(grid: &Grid<'_>, cells: &[CellIndex], texts: &mut [(u32, HeadingText)]) {
    let numbered: Vec<Option<HeadingText>> =
        cells.iter().map(|&cell| read_numbered_heading(&grid.text(cell))).collect();
    if numbered.iter().flatten().filter(|text| text.heading == Some(Heading::Power)).count() > 1 {
        for ((_, text), numbered) in texts.iter_mut().zip(numbered) {
            *text = numbered.unwrap_or_else(|| std::mem::replace(text, read_heading("")));
        }
    }
}

/// A row for each board, with columns for each power: “Board, Austria, England …”, “Austria - player, Austria - centres”.
fn board_rows(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let mut powers = BTreeSet::new();
        let mut names_board = false;
        for &cell in cells {
            let text = grid.text(cell);
            let read = read_heading(&text);
            let place = grid.place(cell);
            match (read.part, read.heading) {
                (Some(Part::POWER), heading) => {
                    let Some(power) = power_in(&text).and_then(|range| Power::parse_in_column(&text[range])) else {
                        continue;
                    };
                    let content = match heading {
                        Some(heading) => part_of(heading).map(Pattern::of),
                        None => content_below(grid, line, place),
                    };
                    if content.is_none()
                        && let Some((in_row, below)) = content_of_two_rows(grid, line, place)
                    {
                        powers.insert(power);
                        columns.add(read.pattern.clone(), in_row);
                        columns.add_below(read.pattern, below);
                        continue;
                    }
                    let Some(content) = content else { continue };
                    powers.insert(power);
                    if content.whole() == Some(Part::PLAYER) {
                        columns.add_centres_after(grid, cells, place, &read.pattern);
                    }
                    columns.add(read.pattern, content);
                }
                (None, Some(heading @ (Heading::Board | Heading::Round))) => {
                    names_board = true;
                    columns.add(read.pattern, Pattern::of(Part::Field(heading)));
                }
                (None, Some(heading @ (Heading::LastYear | Heading::Result))) => {
                    columns.add(read.pattern, Pattern::of(Part::Field(heading)));
                }
                // The word “Year” alone, above years, is the last one.
                (None, None) if is_cell_word(&text, CellWord::Year) && are_years(below(grid, line, place)) => {
                    columns.add(read.pattern, Pattern::of(Part::Field(Heading::LastYear)));
                }
                (None, Some(Heading::Total))
                    if below(grid, line, place).all(|(_, text)| text == CENTRES_ON_MAP.to_string()) =>
                {
                    columns.add(read.pattern, Pattern::default());
                }
                _ => {}
            }
        }
        // The names of the boards may stand beside the powers without a heading.
        if !names_board && powers.len() == Power::ALL.len() {
            columns.0.extend(unlabelled_boards(grid, line));
            names_board = columns.0.iter().any(|column| column.cell.has(Part::BOARD));
        }
        (names_board && powers.len() >= 4).then(|| columns.into_layout())
    })
}

/// The column without a heading before the first power, if all its texts are titles of boards: “Board A”, “Board B”.
fn unlabelled_boards(grid: &Grid<'_>, line: u32) -> Option<ColumnLayout> {
    let powers = grid.lines_between(line..line + 1).flat_map(|(_, cells)| cells);
    let is_power = |cell: &&&CellIndex| Power::parse_in_column(&grid.text(***cell)).is_some();
    let place = grid.place(*powers.filter(|cell| is_power(&cell)).min()?).checked_sub(1)?;
    let mut texts = below(grid, line, place).peekable();
    let is_named = grid.find(line, place).is_none() && texts.peek().is_some();
    (is_named && texts.all(|(_, text)| title_words::parse_board_title(&text).is_some()))
        .then(|| ColumnLayout { heading: ColumnHeading::Position(place), cell: Pattern::of(Part::BOARD) })
}

/// Whether there are texts and all of them are years of a game.
fn are_years(texts: impl Iterator<Item = (CellIndex, String)>) -> bool {
    let mut texts = texts.peekable();
    texts.peek().is_some() && texts.all(|(_, text)| parse_year(&text).is_some())
}

/// A row for each seat, with the power as a part of a key: “1AF”.
fn keys(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let mut seat = false;
        let mut key = false;
        for &cell in cells {
            let text = grid.text(cell);
            let heading = heading_words::heading_of_text(&text);
            // The round in a heading is that of the keys below it.
            let name = match read_heading(&text) {
                HeadingText { pattern, part: Some(Part::ROUND), .. } => pattern,
                _ => Pattern::from_text(&text, Vec::new()),
            };
            if let Some(Heading::Chart(year)) = heading {
                if let Some(heading) = year_pattern(&text, year) {
                    seat = true;
                    columns.add(heading, Pattern::of(Part::CENTRES));
                }
                continue;
            }
            match heading.and_then(part_of) {
                Some(Part::POWER) => {
                    // “Austria (Ann Lee)” below “Power”.
                    key = true;
                    columns.add(name, player_and_power_of_board(grid, line, grid.place(cell))?);
                }
                Some(part) if part != Part::BOARD => {
                    let with_power = || player_and_power_below(grid, line, grid.place(cell));
                    let found = if part == Part::PLAYER && !key { with_power() } else { None };
                    key |= found.is_some();
                    seat |= matches!(part, Part::PLAYER | Part::CENTRES);
                    columns.add(name, found.unwrap_or_else(|| Pattern::of(part)));
                }
                _ => {
                    let has_board = |pattern: &Pattern| pattern.has(Part::BOARD);
                    let found = pattern_below(grid, line, &[grid.place(cell)], has_board)
                        .or_else(|| player_and_power_below(grid, line, grid.place(cell)));
                    match found {
                        Some(pattern) if !key => {
                            key = true;
                            seat |= pattern.has(Part::PLAYER);
                            columns.add(name, pattern);
                        }
                        _ if heading == Some(Heading::Board) => columns.add(name, Pattern::of(Part::BOARD)),
                        _ => {}
                    }
                }
            }
        }
        let number_with = |part: Part| columns.0.iter().filter(|column| column.cell.has(part)).count();
        let is_chart =
            columns.0.iter().any(|column| matches!(&column.heading, ColumnHeading::Text(of) if of.has(Part::Year)));
        // The tables of charts are below each other, each with its title.
        let has_titles = is_chart && number_with(Part::BOARD) == 0;
        let titles = if has_titles { titles_above(grid.sheet, line, 0..u32::MAX) } else { Vec::new() };
        (seat && key && number_with(Part::PLAYER) < 2).then(|| TableLayout { titles, ..columns.into_layout() })
    })
}
