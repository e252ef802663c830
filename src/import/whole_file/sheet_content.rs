//! Finds out what each sheet of a director's workbook holds: boards, standings, or nothing for a stated reason.

use std::collections::HashMap;

use super::refusal_of_player_rows::why_games_are_no_boards;
use super::refusal_reasons::{why_list_is_no_boards, why_not_recognised};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::{column_letters, row_number};
use crate::import::draft::old_copies::OldCopy;
use crate::import::explanations::Explanation;
use crate::import::layouts::standings::PrintedStandings;
use crate::import::layouts::standings_without_headings::find_standings_without_headings;
use crate::import::layouts::{players_export, standings};
use crate::import::preparation::PreparedSheets;
use crate::import::recipe;
use crate::import::recipe::{BoardsOfSheet, Recipe};
use crate::languages::list_in_window;
use crate::languages::window_sentences::{import_sheets as texts, import_words, shared_words};

/// What a sheet of a director holds.
pub(in crate::import) enum SheetContent {
    /// Boards, in the tables of a recipe.
    Tables(BoardsOfSheet),
    /// Boards, by the cheapest explanation of the sheet.
    Explained(Box<Explanation>),
    Standings(PrintedStandings),
    /// A sheet of a file for players that Topboard computes again.
    OwnTable,
    /// A sheet of a file for players: a round without boards.
    OwnRoundWithoutBoards,
    /// Parts of games that are read with the sheet of this name.
    PartsOfGames(String),
    /// Nothing is read, for this reason.
    Nothing(String),
}

impl SheetContent {
    fn find(sheet: &RawSheet, by: Option<&Recipe>) -> Self {
        if by.is_some_and(|recipe| recipe.is_unneeded(&sheet.name)) {
            return SheetContent::Nothing(texts::layout_does_not_need_it().to_owned());
        }
        if let Some(recipe) = by.filter(|recipe| !recipe.tables.is_empty()) {
            return match recipe::read_sheet(sheet, recipe) {
                Some(found) => SheetContent::Tables(found),
                // A sheet that is similar to a table of the recipe is not taken for standings.
                None => match standings::find_standings(sheet) {
                    Some(table) if recipe::missing_headings(sheet, recipe).is_none() => SheetContent::Standings(table),
                    _ => SheetContent::Nothing(why_recipe_does_not_fit(sheet, recipe)),
                },
            };
        }
        match standings::find_standings(sheet).or_else(|| find_standings_without_headings(sheet)) {
            Some(table) => SheetContent::Standings(table),
            None => SheetContent::Nothing(why_list_is_no_boards(sheet).unwrap_or_else(|| why_not_recognised(sheet))),
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

    /// Whether the sheet holds boards.
    pub(in crate::import) const fn has_boards(&self) -> bool {
        matches!(self, SheetContent::Tables(_) | SheetContent::Explained(_))
    }
}

/// Why a sheet has no table of a recipe: the headings that its most similar row lacks.
fn why_recipe_does_not_fit(sheet: &RawSheet, recipe: &Recipe) -> String {
    if let Some(names) = recipe::sheets_of_same_tables(sheet, recipe) {
        let names = names.into_iter().map(|name| import_words::quoted(&name));
        let names = names.reduce(|one, other| shared_words::one_or_other(&one, &other)).unwrap_or_default();
        return texts::layout_is_for_other_sheets(&names);
    }
    match recipe::missing_headings(sheet, recipe) {
        Some((line, across, missing)) if !missing.is_empty() => {
            let missing = missing.into_iter().map(|heading| import_words::quoted(&heading));
            let missing = list_in_window(&missing.collect::<Vec<_>>());
            if across {
                texts::column_lacks_headings(&column_letters(line), &missing)
            } else {
                texts::row_lacks_headings(&row_number(line), &missing)
            }
        }
        _ => texts::no_headings_of_layout().to_owned(),
    }
}

/// What each sheet of a director's workbook holds. The explanations with boards are taken out.
pub(in crate::import) fn contents_of_sheets(
    sheets: &[RawSheet],
    by: Option<&Recipe>,
    is_players_file: bool,
    prepared: &PreparedSheets<'_>,
    explanations: &mut [Option<Explanation>],
) -> Vec<SheetContent> {
    let numbered = prepared.numbered.as_ref();
    let content = |sheet: &RawSheet| {
        let own = if is_players_file { SheetContent::of_players_file(sheets, sheet) } else { None };
        own.unwrap_or_else(|| SheetContent::find(sheet, by))
    };
    let is_list_of_numbers = |number: usize| numbered.is_some_and(|numbered| numbered.is_on(number));
    let mut not_boards: Option<HashMap<usize, String>> = None;
    let find_not_boards =
        || if by.is_none_or(Recipe::only_teaches) { why_games_are_no_boards(sheets) } else { HashMap::new() };
    let mut without_boards =
        |number: usize, sheet: &RawSheet| match not_boards.get_or_insert_with(find_not_boards).remove(&number) {
            Some(why) => SheetContent::Nothing(why),
            None => match content(sheet) {
                // A list of numbers and names is no standings.
                SheetContent::Standings(_) if is_list_of_numbers(number) => SheetContent::Nothing(String::new()),
                SheetContent::Standings(table) if numbered.is_some() && !table.has_scores() => {
                    SheetContent::Nothing(texts::second_list_of_names().to_owned())
                }
                content => content,
            },
        };
    let mut content_at = |(number, sheet): (usize, &RawSheet)| {
        let explanation = explanations.get_mut(number).and_then(Option::take);
        let is_form = explanation.is_some();
        if let Some(found) = explanation.filter(|found| found.is_filled(sheet)) {
            return SheetContent::Explained(Box::new(found));
        }
        match (without_boards(number, sheet), prepared.read_with(number)) {
            (SheetContent::Nothing(_), _) if is_form => SheetContent::Nothing(texts::empty_form().to_owned()),
            (_, Some(with)) => SheetContent::PartsOfGames(with.name.clone()),
            (content, _) => content,
        }
    };
    sheets.iter().enumerate().map(&mut content_at).collect()
}

/// The sheet whose standings have the most rounds, or the first of several such sheets.
pub(in crate::import) fn chosen_standings(contents: &[SheetContent], old_copies: &[Option<OldCopy>]) -> Option<usize> {
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
