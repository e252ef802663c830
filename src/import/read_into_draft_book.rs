//! Reads a file's bytes into a draft book: each sheet by the layout that recognises it.

use std::collections::HashMap;

use super::cell_sources::CellSources;
use super::cell_status::{CellStatusSheet, NotNeededReason};
use super::chart_years::warn_of_missing_years;
use super::draft_book::{DraftBook, PlainTable};
use super::games_of_players::why_games_are_no_boards;
use super::import_report::{Finding, FindingCause, FindingEffect, FindingKind, ReadError, UnrecognisedSheet};
use super::layouts::own_export;
use super::layouts::own_export::OwnSheetKind;
use super::layouts::standings::PrintedStandings;
use super::layouts::standings_without_headings::find_standings_without_headings;
use super::layouts::{board_blocks, board_headings, long_table, own_round, players_export, standings};
use super::names_in_file::NamesInFile;
use super::names_without_power::warn_of_names_without_power;
use super::numbered_players::{NumberedPlayers, warn_of_numbers_for_players};
use super::old_copies::{OldCopy, find_old_copies};
use super::raw_sheet::RawSheet;
use super::recipe;
use super::recipe::{LayoutTables, Recipe, RecognisedTables, TableKind};
use super::refusal_reasons::why_not_recognised;
use super::repeated_boards;
use super::sheet_reader::SheetsOfFile;
use super::void_boards::leave_out_void_boards;
use crate::book::{BoardRef, Book, CENTRES_ON_MAP, CellEntry, PersonId};

/// The data and the findings of a file. They are in no book until the user accepts them.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportedFile {
    /// The file's name.
    pub file: String,
    /// The draft: a complete book with the event, people, rounds, boards, printed scores and standings, and the
    /// unplaced cells.
    pub book: Book,
    /// The remarks about recognised, unneeded and unplaced cells, and the warnings.
    pub findings: Vec<Finding>,
    /// The cell that each part of the book came from.
    pub cell_sources: CellSources,
    /// Where the parts of the tables are. Blank for a workbook that Topboard wrote.
    pub recipe: Recipe,
    /// The boards that the file does not name, in the order in which they were read.
    pub(super) unnamed_boards: Vec<BoardRef>,
    /// The people of the file whom the user calls different from a player with a similar name in the receiving book.
    pub different_players: Vec<(PersonId, PersonId)>,
    /// Whether the file lists its players. Otherwise a player is known only from a seat or from the standings.
    pub(super) lists_players: bool,
}

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
    let SheetsOfFile { file, sheets } = read;
    if read.is_empty() {
        return Err(ReadError::Empty { file: file.to_owned() });
    }
    // Our own workbook needs no layout, but a director may have written words into it that a recipe teaches.
    let own = by.is_none_or(Recipe::only_teaches) && own_export::is_own_workbook(sheets);
    let mut draft = DraftBook::new(file, own);
    let mut recipe = Recipe::default();
    if own {
        if let Some(format) = own_export::unsupported_format(sheets) {
            return Err(ReadError::NewerFormat { file: file.to_owned(), format });
        }
        recipe.add(by.cloned().unwrap_or_default());
        read_own_workbook(&mut draft, sheets, by);
    } else {
        let unrecognised = read_foreign_workbook(&mut draft, sheets, by, &mut recipe);
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
        lists_players: own,
    })
}

/// The explanation for a file with standings and no boards. Nothing can be computed from it.
pub fn explain_table_without_boards(book: &Book) -> Option<&'static str> {
    (book.boards().next().is_none() && !book.published_standings.is_empty()).then_some(
        "The file holds standings but no boards, so Topboard cannot compute standings to compare. The standings are \
         kept as printed.",
    )
}

/// What a sheet of a director holds.
enum SheetContent {
    /// Boards, in these tables.
    Tables(RecognisedTables),
    Standings(PrintedStandings),
    /// A sheet of a file for players that Topboard computes again.
    OwnTable,
    /// A sheet of a file for players: a round without boards.
    OwnRoundWithoutBoards,
    /// Nothing is read, for this reason.
    Nothing(String),
}

impl SheetContent {
    fn find(sheet: &RawSheet, by: Option<&Recipe>) -> Self {
        if by.is_some_and(|recipe| recipe.is_unneeded(&sheet.name)) {
            return SheetContent::Nothing("the layout says that this sheet is not needed.".to_owned());
        }
        if let Some(recipe) = by.filter(|recipe| !recipe.tables.is_empty()) {
            return match RecognisedTables::of_recipe(sheet, recipe) {
                Some(found) => SheetContent::Tables(found),
                // A sheet that is similar to a table of the recipe is not taken for standings.
                None => match standings::find_standings(sheet) {
                    Some(table) if recipe::missing_headings(sheet, recipe).is_none() => SheetContent::Standings(table),
                    _ => SheetContent::Nothing(why_recipe_does_not_fit(sheet, recipe)),
                },
            };
        }
        match recipe::recognise(sheet) {
            Some(RecognisedTables { evidence, .. }) if evidence.boards > 0 && evidence.filled == 0 => {
                let why = "the boards on this sheet are an empty form: they have neither players nor counts.";
                return SheetContent::Nothing(why.to_owned());
            }
            Some(found) => {
                let lists = found.tables.iter().filter(|tables| tables.layout.kind() == TableKind::List);
                let why = lists.into_iter().find_map(|list| long_table::why_boards_are_unknown(sheet, list));
                return why.map_or(SheetContent::Tables(found), SheetContent::Nothing);
            }
            None => {}
        }
        match standings::find_standings(sheet).or_else(|| find_standings_without_headings(sheet)) {
            Some(table) => SheetContent::Standings(table),
            None => SheetContent::Nothing(
                board_headings::why_list_is_no_boards(sheet).unwrap_or_else(|| why_not_recognised(sheet)),
            ),
        }
    }

    /// What a sheet of a file for players that Topboard wrote holds, if it is neither boards nor the standings.
    fn of_players_file(sheets: &[RawSheet], sheet: &RawSheet) -> Option<Self> {
        if players_export::is_computed_sheet(sheet) {
            Some(SheetContent::OwnTable)
        } else if players_export::is_round_without_boards(sheets, sheet) {
            Some(SheetContent::OwnRoundWithoutBoards)
        } else {
            None
        }
    }

    /// Whether the sheet holds boards and not only a summary of them.
    fn has_boards(&self, sheet: &RawSheet) -> bool {
        let SheetContent::Tables(RecognisedTables { tables, .. }) = self else { return false };
        let only_blocks = tables.iter().all(|tables| tables.layout.kind() == TableKind::Blocks);
        !(only_blocks && board_blocks::is_summary(sheet, tables))
    }
}

/// Reads tables into the draft. Gives the sentence about the recognised data.
fn read_tables(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, found: &RecognisedTables) -> String {
    let RecognisedTables { notes, tables, .. } = found;
    for (cell, note) in notes {
        draft.warn(tracker, *cell, note);
    }
    let of_kind = |kind| tables.iter().filter(move |tables| tables.layout.kind() == kind);
    let mut sentences: Vec<String> =
        of_kind(TableKind::List).map(|list| long_table::read_list(draft, tracker, list)).collect();
    let blocks: Vec<LayoutTables> = of_kind(TableKind::Blocks).cloned().collect();
    if !blocks.is_empty() {
        sentences.push(board_blocks::read_boards(draft, tracker, &blocks));
    }
    if of_kind(TableKind::Other).next().is_some() {
        let read = recipe::read_layouts(tracker.sheet, of_kind(TableKind::Other));
        sentences.push(recipe::enter_boards(draft, tracker, &read));
    }
    sentences.join(" ")
}

/// Why a sheet has no table of a recipe: the headings that its most similar row lacks.
fn why_recipe_does_not_fit(sheet: &RawSheet, recipe: &Recipe) -> String {
    if let Some(names) = recipe::sheets_of_same_tables(sheet, recipe) {
        let names: Vec<String> = names.into_iter().map(|name| format!("“{name}”")).collect();
        return format!(
            "a table of the layout is on this sheet, but the layout reads such tables only on sheets named {}. Rename the \
             sheet in the file, or add its name to the sheets of the table in the recipe.",
            names.join(" or ")
        );
    }
    match recipe::missing_headings(sheet, recipe) {
        Some((line, across, missing)) if !missing.is_empty() => {
            let letters = || crate::figures::letter_name(usize::try_from(line).unwrap_or(usize::MAX));
            let place = if across { format!("column {}", letters()) } else { format!("row {}", line + 1) };
            let missing: Vec<String> = missing.into_iter().map(|heading| format!("“{heading}”")).collect();
            format!(
                "no table of the layout is on this sheet: {place} has headings of the layout, but not {}.",
                crate::figures::join_with_and(&missing)
            )
        }
        _ => "no table of the layout is on this sheet: none of its headings is there.".to_owned(),
    }
}

/// What each sheet of a director's workbook holds.
fn contents_of_sheets(
    sheets: &[RawSheet],
    by: Option<&Recipe>,
    is_players_file: bool,
    numbered: Option<&NumberedPlayers>,
) -> Vec<SheetContent> {
    let content = |sheet| {
        let own = if is_players_file { SheetContent::of_players_file(sheets, sheet) } else { None };
        own.unwrap_or_else(|| SheetContent::find(sheet, by))
    };
    let is_list_of_numbers = |number: usize| numbered.is_some_and(|numbered| numbered.is_on(number));
    let mut not_boards =
        if by.is_none_or(Recipe::only_teaches) { why_games_are_no_boards(sheets) } else { HashMap::new() };
    let content_at = |(number, sheet)| match not_boards.remove(&number) {
        Some(why) => SheetContent::Nothing(why),
        None => match content(sheet) {
            // A list of numbers and names is no standings.
            SheetContent::Standings(_) if is_list_of_numbers(number) => SheetContent::Nothing(String::new()),
            content => content,
        },
    };
    sheets.iter().enumerate().map(content_at).collect()
}

/// Reads a workbook of a director. Gives the sheets in which nothing was recognised.
fn read_foreign_workbook(
    draft: &mut DraftBook,
    sheets: &[RawSheet],
    by: Option<&Recipe>,
    recipe: &mut Recipe,
) -> Vec<UnrecognisedSheet> {
    let mut unrecognised = Vec::new();
    // A recipe may also, or only, teach words.
    let originals = sheets;
    let translated: Option<Vec<RawSheet>> =
        by.and_then(|recipe| sheets.iter().map(|sheet| recipe.translate(sheet)).collect());
    // Players who are numbers get their names.
    let numbered = NumberedPlayers::find(translated.as_deref().unwrap_or(sheets));
    let translated = match &numbered {
        Some(numbered) => Some(numbered.with_names(translated.as_deref().unwrap_or(sheets))),
        None => translated,
    };
    let sheets = translated.as_deref().unwrap_or(sheets);
    draft.names_in_file = NamesInFile::find(sheets);
    if let Some(by) = by {
        recipe.add(Recipe { tables: Vec::new(), ..by.clone() });
    }
    let has_no_layout = by.is_none_or(Recipe::only_teaches);
    let is_players_file = has_no_layout && players_export::is_players_file(sheets);
    let contents = contents_of_sheets(sheets, by, is_players_file, numbered.as_ref());
    let has_boards: Vec<bool> =
        sheets.iter().zip(&contents).map(|(sheet, content)| content.has_boards(sheet)).collect();
    let visible_boards = sheets.iter().zip(&has_boards).any(|(sheet, has_boards)| !sheet.hidden && *has_boards);
    let old_copies = if has_no_layout { find_old_copies(sheets) } else { vec![None; sheets.len()] };
    let is_read = |number: usize| !matches!(contents[number], SheetContent::Nothing(_));
    // Of a sheet that is not read itself, the copy may be all that there is.
    let old_copies: Vec<_> = old_copies.into_iter().map(|copy| copy.filter(|copy| is_read(copy.original))).collect();
    let chosen = chosen_standings(&contents, &old_copies);
    let mut table_of_standings = None;
    for (number, (sheet, content)) in sheets.iter().zip(contents).enumerate() {
        let index = draft.sources.add_sheet(&sheet.name);
        let in_file = translated.as_ref().and_then(|_| originals.get(number));
        let mut tracker = CellStatusSheet::new(sheet, index).with_original(in_file);
        let skipped = if visible_boards { reason_to_skip(sheet, &content, has_boards[number]) } else { None };
        let old_copy = old_copies[number].filter(|_| skipped.is_none());
        let skipped = match old_copy {
            Some(copy) => Some(copy.leave_out(&mut tracker, sheets)),
            None => skipped.map(str::to_owned),
        };
        let list_of_numbers = numbered.as_ref().filter(|numbered| numbered.is_on(number));
        let recognised = match (content, skipped) {
            (SheetContent::Nothing(_), None) if list_of_numbers.is_some() => Ok(String::new()),
            (SheetContent::Tables(found), None) => {
                let mut what = read_tables(draft, &mut tracker, &found);
                if let Some(left_out) = leave_out_void_boards(draft, &mut tracker) {
                    what = format!("{what} {left_out}");
                }
                warn_of_names_without_power(draft, &tracker);
                recipe.add(found.recipe);
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
            (SheetContent::Standings(_), None) => Err(
                "these are standings, but another sheet has standings with at least as many rounds, and one table is kept."
                    .to_owned(),
            ),
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
            // The director said so, so its cells are not kept among the unplaced ones.
            for cell in 0..sheet.cells.len() {
                tracker.mark_not_needed(cell, NotNeededReason::SheetLeftOut);
            }
        }
        let recognised = match (list_of_numbers, recognised) {
            (Some(list), Ok(what)) => {
                let names = list.read_list(draft, &mut tracker);
                Ok(if what.is_empty() { names } else { format!("{what} Beside them: {names}") })
            }
            (_, recognised) => recognised,
        };
        draft.finish_sheet(&mut tracker, recognised.as_deref().ok(), recognised.as_ref().err().map_or("", |why| why));
        unrecognised.extend(recognised.err().map(|reason| UnrecognisedSheet { sheet: sheet.name.clone(), reason }));
    }
    repeated_boards::merge_repeated_boards(draft, originals);
    repeated_boards::warn_of_repeated_rounds(draft);
    if draft.plain_table == PlainTable::Absent {
        complete_charts(draft);
        warn_of_missing_years(draft);
        draft.warn_of_numbers_in_names();
        warn_of_numbers_for_players(draft);
        draft.warn_of_name_suffixes();
    }
    draft.sort_rounds();
    if let Some(table) = table_of_standings {
        standings::align_rounds(draft, &table);
    }
    unrecognised
}

/// Why a sheet is not read beside visible boards, if it is not.
fn reason_to_skip(sheet: &RawSheet, content: &SheetContent, has_boards: bool) -> Option<&'static str> {
    if sheet.hidden {
        Some(
            "this sheet is hidden in the file, and the visible sheets hold boards, so it is not read. If its results \
             count, show the sheet in the file and import it again.",
        )
    } else if !has_boards && matches!(content, SheetContent::Tables(_)) {
        Some(
            "this is a summary of the boards and no board: it has no title of a board or a round, and its name or \
             its headings name a summary.",
        )
    } else {
        None
    }
}

/// Reads a blank in a chart as 0 where the other counts of the year are all the centres of the map.
fn complete_charts(draft: &mut DraftBook) {
    let mut blanks = 0_usize;
    for chart in draft.book.rounds.iter_mut().flat_map(|round| &mut round.boards).flat_map(|board| &mut board.charts) {
        let sum: u32 = chart.centres.values().filter_map(CellEntry::get).map(u32::from).sum();
        if sum == u32::from(CENTRES_ON_MAP) {
            for count in chart.centres.0.iter_mut().filter(|count| count.is_blank()) {
                *count = CellEntry::Value(0);
                blanks += 1;
            }
        }
    }
    if blanks > 0 {
        let message = format!(
            "{blanks} blank cells of the charts are read as 0: the other counts of the year are all {CENTRES_ON_MAP} \
             centres."
        );
        let sheet = draft.file.clone();
        let (effect, cause) = (FindingEffect::None, FindingCause::OwnSentence);
        draft.findings.push(Finding { kind: FindingKind::Warning, sheet, cells: Vec::new(), message, effect, cause });
    }
}

/// The sheet whose standings have the most rounds, or the first of several such sheets.
fn chosen_standings(contents: &[SheetContent], old_copies: &[Option<OldCopy>]) -> Option<usize> {
    let mut best: Option<(usize, usize)> = None;
    for (number, content) in contents.iter().enumerate() {
        if let SheetContent::Standings(table) = content
            && old_copies[number].is_none()
        {
            let rounds = table.round_count();
            if best.is_none_or(|(_, most)| rounds > most) {
                best = Some((number, rounds));
            }
        }
    }
    best.map(|(number, _)| number)
}

/// Reads a workbook of our own: players first, because they keep their order, then rounds in the order of the sheets.
fn read_own_workbook(draft: &mut DraftBook, sheets: &[RawSheet], by: Option<&Recipe>) {
    let indices: Vec<usize> = sheets.iter().map(|sheet| draft.sources.add_sheet(&sheet.name)).collect();
    for wanted in [
        OwnSheetKind::Players,
        OwnSheetKind::Event,
        OwnSheetKind::Round,
        OwnSheetKind::Systems,
        OwnSheetKind::Rulesets,
        OwnSheetKind::Facts,
        OwnSheetKind::Published,
        OwnSheetKind::Unplaced,
        OwnSheetKind::Computed,
        OwnSheetKind::Foreign,
    ] {
        for (sheet, &index) in
            sheets.iter().zip(&indices).filter(|(sheet, _)| own_export::sheet_kind(sheets, sheet) == wanted)
        {
            // Only in a round's sheet somebody writes words; the others hold exact texts.
            let translated = by.filter(|_| wanted == OwnSheetKind::Round).and_then(|by| by.translate(sheet));
            let in_file = translated.as_ref().map(|_| sheet);
            let mut tracker = CellStatusSheet::new(translated.as_ref().unwrap_or(sheet), index).with_original(in_file);
            let recognised = match wanted {
                OwnSheetKind::Players => own_export::read_players(draft, &mut tracker),
                OwnSheetKind::Event => own_export::read_event(draft, &mut tracker),
                OwnSheetKind::Round => own_round::read_round(draft, &mut tracker),
                OwnSheetKind::Systems => own_export::read_systems(draft, &mut tracker),
                OwnSheetKind::Rulesets => own_export::read_rulesets(draft, &mut tracker),
                OwnSheetKind::Facts => own_export::read_facts(draft, &mut tracker),
                OwnSheetKind::Published => own_export::read_published(draft, &mut tracker),
                OwnSheetKind::Unplaced => own_export::read_unplaced(draft, &mut tracker),
                OwnSheetKind::Computed => {
                    own_export::mark_computed_sheet(draft, &mut tracker);
                    String::new()
                }
                OwnSheetKind::Foreign => {
                    draft.finish_sheet(&mut tracker, None, "this is not a sheet that Topboard writes.");
                    continue;
                }
            };
            draft.finish_sheet(&mut tracker, Some(&recognised), "");
        }
    }
}
