//! Reads a file's bytes into a draft book: each sheet by its explanation, by a recipe, or as standings.

use std::collections::{BTreeMap, HashSet};

use super::explained_sheets::{ExplainedSheets, Way, ask_about_template, cheapest_of, enter_explanation};
use super::imported_file::{ConflictAnswers, ImportedFile, RoundAnswers};
use super::own_workbook_sheets::read_own_workbook;
use super::sheet_content::{SheetContent, chosen_standings, contents_of_sheets};
use crate::book::Book;
use crate::import::cells::raw_sheet::{RawSheet, is_own_workbook};
use crate::import::draft::chart_years::{
    complete_charts, leave_out_orders_of_elimination, leave_out_years_not_played, read_last_years,
    warn_of_missing_years,
};
use crate::import::draft::counts_of_eliminated::read_counts_of_eliminated;
use crate::import::draft::draft_book::{DraftBook, PlainTable};
use crate::import::draft::endings::read_draws_of_one;
use crate::import::draft::names_without_power::warn_of_names_without_power;
use crate::import::draft::old_copies::find_old_copies;
use crate::import::draft::report_struck_out::report_struck_out;
use crate::import::draft::shares_in_percent::read_shares_as_percent;
use crate::import::draft::short_names::ask_about_short_names;
use crate::import::draft::void_boards::{leave_out_void_boards, warn_of_boards_left_out_once};
use crate::import::draft::{last_years, repeated_boards};
use crate::import::explanations::numbered_players::{
    NumberedPlayers, ask_about_invented_names, ask_about_seats_without_players, ask_about_unknown_codes,
    warn_of_games_without_players, warn_of_numbers_for_players,
};
use crate::import::layouts::enter_boards::enter_boards;
use crate::import::layouts::own_export;
use crate::import::layouts::standings::PrintedStandings;
use crate::import::layouts::{players_export, standings};
use crate::import::names::name_conventions::NameConventions;
use crate::import::questions::dates_for_pairs::ask_about_dates;
use crate::import::questions::missing_counts::ask_about_missing_counts;
use crate::import::questions::repeated_rounds;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::recipe::{BoardsOfSheet, Recipe};
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::report::import_report::{ReadError, UnrecognisedSheet};
use crate::languages::window_sentences::import_sheets as texts;

/// Reads a workbook or a text table in this process. `file_name` is used in messages, and as the sheet's name of a text
/// table. The window and the command line read the sheets of a file in a process of its own.
///
/// # Errors
/// When the file is not a workbook or a text table, is damaged or protected, or when nothing in it is recognised.
pub fn read_results(bytes: &[u8], file_name: &str) -> Result<ImportedFile, ReadError> {
    results_of_sheets(&SheetsOfFile::read(bytes, file_name)?)
}

/// Understands the sheets of a file.
///
/// # Errors
/// When the sheets are blank, when they are those of a newer Topboard, or when nothing in them is recognised.
pub fn results_of_sheets(read: &SheetsOfFile) -> Result<ImportedFile, ReadError> {
    understand_sheets(read, None)
}

/// Understands the sheets of a file whose tables are where a recipe says.
///
/// # Errors
/// When the sheets are blank, or when no sheet has a table of the recipe.
pub fn results_by_recipe(read: &SheetsOfFile, recipe: &Recipe) -> Result<ImportedFile, ReadError> {
    understand_sheets(read, Some(recipe))
}

fn understand_sheets(read: &SheetsOfFile, by: Option<&Recipe>) -> Result<ImportedFile, ReadError> {
    let read = read.without_long_texts();
    cheapest_of(&read, by, |by, way| understand_by(&read, by, way))
}

/// Understands the sheets in one way.
fn understand_by(read: &SheetsOfFile, by: Option<&Recipe>, way: Way) -> Result<ImportedFile, ReadError> {
    let SheetsOfFile { file, sheets } = read;
    if read.is_empty() {
        return Err(ReadError::Empty { file: file.to_owned() });
    }
    // Our own workbook needs no layout, but a director may have written words into it that a recipe teaches.
    let own = by.is_none_or(Recipe::only_teaches) && is_own_workbook(sheets);
    let mut draft = DraftBook::new(file, own);
    let mut recipe = Recipe::default();
    if own {
        if let Some(format) = own_export::unsupported_format(sheets) {
            return Err(ReadError::NewerFormat { file: file.to_owned(), format });
        }
        recipe.add(by.cloned().unwrap_or_default());
        read_own_workbook(&mut draft, sheets, by);
    } else {
        let unrecognised = read_foreign_workbook(&mut draft, sheets, by, &mut recipe, way);
        if unrecognised.len() == sheets.len() {
            return Err(ReadError::NothingRecognised { file: file.to_owned(), sheets: unrecognised });
        }
    }
    if draft.has_too_many_unplaced {
        return Err(ReadError::TooManyUnplaced { file: file.to_owned() });
    }
    Ok(ImportedFile {
        file: file.to_owned(),
        book: draft.book,
        findings: draft.findings,
        cell_sources: draft.sources,
        recipe,
        unnamed_boards: draft.unnamed_boards,
        different_players: Vec::new(),
        round_answers: RoundAnswers::default(),
        conflict_answers: ConflictAnswers::default(),
        lists_players: own,
        explained: draft.explained,
    })
}

/// The explanation for a file with standings and no boards. Nothing can be computed from it.
pub fn explain_table_without_boards(book: &Book) -> Option<&'static str> {
    (book.boards().next().is_none() && !book.published_standings.is_empty()).then(texts::standings_without_boards)
}

/// Enters the boards of the tables of a recipe. Gives the sentence about the recognised data.
fn enter_tables(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, boards: &BoardsOfSheet) -> String {
    let sentence = enter_boards(draft, tracker, boards);
    if draft.plain_table == PlainTable::Absent {
        last_years::read_years_of_rows(draft, tracker);
        read_counts_of_eliminated(draft, tracker);
        ask_about_template(draft, tracker);
    }
    sentence
}

/// Marks the cells of a sheet with parts of games that are read with another sheet.
fn mark_parts_of_games(tracker: &mut CellStatusSheet<'_>, with: &str) -> String {
    (0..tracker.sheet.cells.len()).for_each(|cell| tracker.mark_understood(cell));
    texts::parts_of_games(with)
}

/// Joins and checks what all sheets gave.
fn finish_draft(draft: &mut DraftBook, sheets: &[RawSheet], standings: Option<&PrintedStandings>) {
    repeated_boards::merge_repeated_boards(draft, sheets);
    draft.join_rounds_of_tabs();
    report_struck_out(draft);
    repeated_rounds::ask_about_repeated_rounds(draft);
    warn_of_boards_left_out_once(draft);
    if draft.plain_table == PlainTable::Absent {
        read_draws_of_one(draft);
        complete_charts(draft);
        leave_out_years_not_played(draft, sheets);
        leave_out_orders_of_elimination(draft, sheets);
        read_last_years(draft, sheets);
        warn_of_missing_years(draft);
        draft.warn_of_numbers_in_names();
        warn_of_numbers_for_players(draft);
        ask_about_unknown_codes(draft);
        ask_about_invented_names(draft);
        warn_of_games_without_players(draft);
        ask_about_seats_without_players(draft);
        draft.warn_of_name_suffixes();
        ask_about_short_names(draft);
    }
    draft.sort_rounds();
    if draft.plain_table == PlainTable::Absent {
        draft.sort_rounds_of_dates();
        draft.tell_order_of_named_rounds();
    }
    if let Some(table) = standings {
        standings::align_rounds(draft, table);
    }
    if draft.plain_table == PlainTable::Absent {
        ask_about_missing_counts(draft);
    }
}

/// The director said that a sheet is not needed, so its cells are not kept among the unplaced ones.
fn mark_sheet_left_out(tracker: &mut CellStatusSheet<'_>, sheet: &RawSheet) {
    for cell in 0..sheet.cells.len() {
        tracker.mark_not_needed(cell, NotNeededReason::SheetLeftOut);
    }
}

/// Checks what all values of a sheet together say, if it has any.
fn check_values_of_sheet(draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
    if draft.sources.entries_of_sheet(tracker.index).next().is_none() {
        return;
    }
    read_shares_as_percent(draft, tracker);
    ask_about_dates(draft, tracker);
}

/// Reads a workbook of a director. Gives the sheets in which nothing was recognised.
fn read_foreign_workbook(
    draft: &mut DraftBook,
    sheets: &[RawSheet],
    by: Option<&Recipe>,
    recipe: &mut Recipe,
    way: Way,
) -> Vec<UnrecognisedSheet> {
    let mut unrecognised = Vec::new();
    let originals = sheets;
    let ExplainedSheets { mut explanations, prepared } = ExplainedSheets::find(originals, by, way);
    let (sheets, numbered) = (prepared.sheets.as_ref(), prepared.numbered.as_ref());
    draft.name_conventions = NameConventions::find(sheets);
    draft.names_by_code = numbered.map(NumberedPlayers::names_by_code).unwrap_or_default();
    if let Some(by) = by {
        recipe.add(Recipe { tables: Vec::new(), ..by.clone() });
    }
    let has_no_layout = by.is_none_or(Recipe::only_teaches);
    let is_players_file = has_no_layout && players_export::is_players_file(sheets);
    draft.explained.is_own = is_players_file;
    let contents = contents_of_sheets(sheets, by, is_players_file, &prepared, &mut explanations);
    let visible_boards = sheets.iter().zip(&contents).any(|(sheet, content)| !sheet.hidden && content.has_boards());
    let joins_sheets = by.is_none_or(Recipe::joins_sheets);
    let old_copies = if joins_sheets { find_old_copies(sheets) } else { vec![None; sheets.len()] };
    let is_read = |number: usize| !matches!(contents[number], SheetContent::Nothing(_));
    // Of a sheet that is not read itself, the copy may be all that there is.
    let old_copies: Vec<_> = old_copies.into_iter().map(|copy| copy.filter(|copy| is_read(copy.original))).collect();
    recipe.joined = prepared.has_joined() || old_copies.iter().any(Option::is_some);
    let chosen = chosen_standings(&contents, &old_copies);
    let mut table_of_standings = None;
    let mut of_power_tabs = HashSet::new();
    for (number, (sheet, content)) in sheets.iter().zip(contents).enumerate() {
        let index = draft.sources.add_sheet(&sheet.name);
        let in_file = originals.get(number).filter(|_| prepared.has_changes());
        let mut tracker = CellStatusSheet::new(sheet, index).with_original(in_file);
        let skipped = (visible_boards && sheet.hidden).then(texts::hidden_beside_boards);
        let old_copy = old_copies[number].filter(|_| skipped.is_none());
        let skipped = match old_copy {
            Some(copy) => Some(copy.leave_out(&mut tracker, sheets)),
            None => skipped.map(str::to_owned),
        };
        let list_of_numbers = numbered.filter(|numbered| numbered.is_on(number));
        let recognised = match (content, skipped) {
            (SheetContent::PartsOfGames(with), None) => Ok(mark_parts_of_games(&mut tracker, &with)),
            (SheetContent::Nothing(_), None) if list_of_numbers.is_some() => Ok(String::new()),
            (SheetContent::Tables(boards), None) => {
                draft.boards_of_power_tabs = prepared.shares_boards(number).then(|| std::mem::take(&mut of_power_tabs));
                let mut what = enter_tables(draft, &mut tracker, &boards);
                of_power_tabs.extend(draft.boards_of_power_tabs.take().into_iter().flatten());
                if let Some(left_out) = leave_out_void_boards(draft, &mut tracker) {
                    what = format!("{what} {left_out}");
                }
                warn_of_names_without_power(draft, &tracker);
                recipe.add(by.map(|by| Recipe { words: BTreeMap::new(), ..by.clone() }).unwrap_or_default());
                Ok(what)
            }
            (SheetContent::Explained(explanation), None) => {
                draft.boards_of_power_tabs = prepared.shares_boards(number).then(|| std::mem::take(&mut of_power_tabs));
                let what = enter_explanation(draft, &mut tracker, &explanation);
                of_power_tabs.extend(draft.boards_of_power_tabs.take().into_iter().flatten());
                recipe.add(Recipe { tables: explanation.layouts, ..Recipe::default() });
                Ok(what)
            }
            (SheetContent::Standings(table), None) if chosen == Some(number) => {
                if is_players_file && players_export::is_standings(sheet) {
                    players_export::mark_cells_without_score(&mut tracker);
                }
                let what = standings::read_standings(draft, &mut tracker, &table);
                table_of_standings = Some(table);
                Ok(what)
            }
            (SheetContent::Standings(_), None) => Err(texts::other_standings_kept().to_owned()),
            (SheetContent::OwnTable, None) => Ok(String::new()),
            (SheetContent::OwnRoundWithoutBoards, None) => {
                Ok(players_export::read_round_without_boards(draft, &mut tracker))
            }
            // Nobody has a result yet.
            (SheetContent::Nothing(_), None) if is_players_file && players_export::is_standings(sheet) => {
                Ok(String::new())
            }
            (_, Some(why)) | (SheetContent::Nothing(why), None) => Err(why),
        };
        if is_players_file && recognised.is_ok() {
            players_export::mark_own_cells(draft, &mut tracker);
        }
        if by.is_some_and(|recipe| recipe.is_unneeded(&sheet.name)) {
            mark_sheet_left_out(&mut tracker, sheet);
        }
        check_values_of_sheet(draft, &tracker);
        let recognised = match (list_of_numbers, recognised) {
            (Some(list), Ok(what)) => {
                let names = list.read_list(draft, &mut tracker);
                Ok(if what.is_empty() { names } else { texts::beside_them(&what, &names) })
            }
            (_, recognised) => recognised,
        };
        draft.finish_sheet(&mut tracker, recognised.as_deref().ok(), recognised.as_ref().err().map_or("", |why| why));
        unrecognised.extend(recognised.err().map(|reason| UnrecognisedSheet { sheet: sheet.name.clone(), reason }));
    }
    if is_players_file {
        players_export::read_top_board(draft, originals);
    }
    finish_draft(draft, originals, table_of_standings.as_ref());
    unrecognised
}
