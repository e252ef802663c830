//! Reads the sheets of a file in two ways, by a recipe and by explanations, and takes the result that costs less.

use std::collections::BTreeMap;

use super::draft_costs::{DraftCost, cost_of_unread_sheets};
use super::imported_file::ImportedFile;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{CENTRES_ON_MAP, CellAddress, SeatColumn};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::costs::MARGIN;
use crate::import::draft::counts_of_eliminated::read_counts_of_eliminated;
use crate::import::draft::draft_book::{DraftBook, PlainTable};
use crate::import::draft::last_years::read_years_of_rows;
use crate::import::draft::names_without_power::warn_of_names_without_power;
use crate::import::draft::void_boards::leave_out_void_boards;
use crate::import::explanations::numbered_players::NumberedPlayers;
use crate::import::explanations::player_tabs::explain_player_tabs;
use crate::import::explanations::{
    CellRemark, Explanation, NamesByNumber, SheetContext, explain_sheet, is_plain_table,
};
use crate::import::layouts::enter_boards::enter_boards;
use crate::import::layouts::players_export;
use crate::import::preparation::PreparedSheets;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::readings::Readings;
use crate::import::recipe::Recipe;
use crate::import::recipe::guessed_words::{GuessedWords, guess_words, legend_words, misspelt_words};
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::report::import_report::{FindingEffect, FindingKind, ReadError};
use crate::languages::window_sentences::import_sheets as texts;

/// A way to read the sheets of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::import) enum Way {
    /// The tables of a recipe, or standings alone.
    Tables,
    /// The cheapest explanations of the sheets as they are.
    Explanations,
}

/// The explanations of sheets that have boards, and the sheets as they are read.
pub(in crate::import) struct ExplainedSheets<'a> {
    pub explanations: Vec<Option<Explanation>>,
    pub prepared: PreparedSheets<'a>,
}

impl<'a> ExplainedSheets<'a> {
    /// Explains the sheets of a file, if this is the way. `by` teaches words, and its tables say what the columns hold.
    pub(in crate::import) fn find(sheets: &'a [RawSheet], by: Option<&Recipe>, way: Way) -> Self {
        if way == Way::Tables {
            return ExplainedSheets { explanations: Vec::new(), prepared: PreparedSheets::new(sheets, by) };
        }
        let readings = Readings::new(by.map(Recipe::words));
        let mut prepared = PreparedSheets::with_parts_joined(sheets, by);
        let list = NumberedPlayers::find_list(&prepared.sheets)
            .map(|list| NumberedPlayers::find(&prepared.sheets).unwrap_or(list));
        let names = list.as_ref().map(|list| -> &dyn NamesByNumber { list });
        let with_tables = by.filter(|by| !by.tables.is_empty());
        // Of a file for players, only the boards are read.
        let is_players_file = by.is_none_or(Recipe::only_teaches) && players_export::is_players_file(sheets);
        let is_own_table = |sheet: &RawSheet| {
            players_export::is_computed_sheet(sheet)
                || players_export::is_standings(sheet)
                || players_export::is_round_without_boards(sheets, sheet)
        };
        let mut of_players = match with_tables {
            None if by.is_none_or(Recipe::joins_sheets) && !is_players_file => explain_player_tabs(&prepared.sheets),
            _ => BTreeMap::new(),
        };
        prepared.player_tabs = of_players.keys().copied().collect();
        let is_unneeded = |number: usize, sheet: &RawSheet| {
            by.is_some_and(|by| by.is_unneeded(&sheet.name))
                || prepared.read_with(number).is_some()
                || is_players_file && is_own_table(sheet)
        };
        let explain = |(number, sheet): (usize, &RawSheet)| {
            let is_list = list.as_ref().is_some_and(|list| list.is_on(number));
            let context = SheetContext { names, is_list, power: prepared.power_of_tab(number) };
            let of_player = of_players.remove(&number);
            let of_sheet = || explain_sheet(sheet, &readings, context, with_tables);
            if is_unneeded(number, sheet) { None } else { of_player.or_else(of_sheet) }
        };
        let explanations: Vec<Option<Explanation>> = prepared.sheets.iter().enumerate().map(explain).collect();
        let has_numbers = explanations.iter().flatten().any(|explanation| explanation.has_numbers);
        let found = prepared.sheets.iter().zip(&explanations);
        let mut boards = found.filter_map(|(sheet, explanation)| Some((sheet, &explanation.as_ref()?.boards)));
        prepared.numbered = if has_numbers {
            list.map(NumberedPlayers::of_results)
        } else {
            NumberedPlayers::find(sheets).filter(|list| list.has_players_of(&mut boards))
        };
        ExplainedSheets { explanations, prepared }
    }
}

/// Enters the boards of an explanation into the draft. Gives the sentence about them.
pub(in crate::import) fn enter_explanation(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    explanation: &Explanation,
) -> String {
    draft.explained.choices = draft.explained.choices.saturating_add(explanation.choices);
    draft.explained.is_by_words |= explanation.is_by_words();
    draft.explained.names_rounds |= explanation.boards.boards.iter().all(|board| board.round.is_some());
    draft.explained.kept.entry(tracker.sheet.name.clone()).or_default();
    let headings = explanation.boards.headings.iter().map(|cell| tracker.sheet.address_of(*cell).row);
    let is_plain = headings.min().is_some_and(|row| is_plain_table(tracker.sheet, row));
    if is_plain {
        draft.plain_table = PlainTable::BeingRead;
        draft.explained.is_own = true;
    }
    let mut what = enter_boards(draft, tracker, &explanation.boards);
    if is_plain {
        draft.plain_table = PlainTable::WasRead;
        return what;
    }
    for CellRemark { cells, effect, message, is_kept } in &explanation.remarks {
        let is_question = *effect != FindingEffect::None;
        let kind = if *is_kept && !is_question { FindingKind::Unplaced } else { FindingKind::Warning };
        draft.tell_of_effect(tracker, kind, cells, *effect, message.clone());
        for &cell in cells.iter().filter(|_| *is_kept) {
            tracker.mark_kept(cell);
            let at = tracker.sheet.address_of(cell);
            draft.explained.kept.entry(tracker.sheet.name.clone()).or_default().insert(at.to_string());
        }
    }
    for &cell in &explanation.nearly_powers {
        draft.warn_of_unknown_power(tracker, cell);
    }
    read_years_of_rows(draft, tracker);
    read_counts_of_eliminated(draft, tracker);
    ask_about_template(draft, tracker);
    if let Some(left_out) = leave_out_void_boards(draft, tracker) {
        what = format!("{what} {left_out}");
    }
    warn_of_names_without_power(draft, tracker);
    what
}

/// The result that costs less, whichever way the sheets are read. Words for the seven powers that only the whole file explains are
/// tried if nothing else reads it without a rest.
pub(in crate::import) fn cheapest_of(
    read: &SheetsOfFile,
    by: Option<&Recipe>,
    understand: impl Fn(Option<&Recipe>, Way) -> Result<ImportedFile, ReadError>,
) -> Result<ImportedFile, ReadError> {
    let words = by.filter(|recipe| recipe.explained).map(Recipe::words_only);
    let by = words.as_ref().or(by);
    let known: Vec<GuessedWords> = [legend_words(read, by), misspelt_words(read, by)].into_iter().flatten().collect();
    if known.is_empty() {
        return cheapest_with_guesses(read, by, understand);
    }
    let mut taught = by.cloned().unwrap_or_default();
    for found in known.iter().rev() {
        taught.words.extend(found.words.clone());
    }
    cheapest_with_guesses(read, Some(&taught), understand).map(|mut import| {
        import.findings.extend(known.iter().filter_map(|found| found.finding(read)));
        import
    })
}

fn cheapest_with_guesses(
    read: &SheetsOfFile,
    by: Option<&Recipe>,
    understand: impl Fn(Option<&Recipe>, Way) -> Result<ImportedFile, ReadError>,
) -> Result<ImportedFile, ReadError> {
    let known = cheapest_way(read, by, &understand);
    if is_without_rest(read, &known) || !by.is_none_or(Recipe::only_teaches) {
        return known;
    }
    let Some(guessed) = guess_words(read, by) else { return known };
    let mut taught = by.cloned().unwrap_or_default();
    taught.words.extend(guessed.words.clone());
    match cheapest_way(read, Some(&taught), &understand) {
        Ok(mut import) if is_better(read, &import, &known) => {
            import.findings.extend(guessed.finding(read));
            Ok(import)
        }
        _ => known,
    }
}

/// Whether nothing is left that another way could explain.
fn is_without_rest(read: &SheetsOfFile, known: &Result<ImportedFile, ReadError>) -> bool {
    if read.is_own_workbook() {
        return true;
    }
    match known {
        Ok(import) => leaves_nothing(read, import),
        Err(error) => !matches!(error, ReadError::NothingRecognised { .. }),
    }
}

fn leaves_nothing(read: &SheetsOfFile, import: &ImportedFile) -> bool {
    DraftCost::of(import, &read.sheets).total() <= MARGIN
}

/// Whether an explanation is clearly better than what is known, or holds together where nothing is recognised.
fn is_better(read: &SheetsOfFile, explained: &ImportedFile, known: &Result<ImportedFile, ReadError>) -> bool {
    let cost = |import: &ImportedFile| DraftCost::of(import, &read.sheets);
    let nothing = || cost_of_unread_sheets(explained, &read.sheets);
    if explained.explained.is_own && explained.book.boards().next().is_some() {
        return true;
    }
    match known {
        Ok(known) => cost(explained).is_clearly_better_than(cost(known), nothing),
        Err(_) => cost(explained).holds_together(nothing()),
    }
}

/// The refusal with what the explanations know better: that the sheets are empty forms, or that the boards are mixed.
fn with_reasons_of(error: ReadError, explained: Result<ImportedFile, ReadError>) -> ReadError {
    match (error, explained) {
        (ReadError::NothingRecognised { file, mut sheets }, Ok(explained)) if are_mixed(&explained) => {
            for sheet in sheets.iter_mut().filter(|sheet| explained.explained.kept.contains_key(&sheet.sheet)) {
                texts::mixed_boards().clone_into(&mut sheet.reason);
            }
            ReadError::NothingRecognised { file, sheets }
        }
        (_, Err(error)) | (error, Ok(_)) => error,
    }
}

/// Whether nothing names the boards of a file, and all together have the centres of as many maps, but not each of them.
fn are_mixed(explained: &ImportedFile) -> bool {
    let centres = u32::from(CENTRES_ON_MAP);
    let sums: Vec<u32> = explained.book.boards().map(|(_, board)| board.centre_sum()).collect();
    let all = u32::try_from(sums.len()).unwrap_or(u32::MAX).saturating_mul(centres);
    let are_wrong = sums.iter().any(|sum| *sum != centres) && sums.iter().sum::<u32>() == all;
    explained.unnamed_boards.len() == sums.len() && sums.len() > 1 && are_wrong
}

/// The result of a recipe or of explanations. The recipe is kept where the difference is small.
fn cheapest_way(
    read: &SheetsOfFile,
    by: Option<&Recipe>,
    understand: impl Fn(Option<&Recipe>, Way) -> Result<ImportedFile, ReadError>,
) -> Result<ImportedFile, ReadError> {
    let tables_of = by.filter(|by| !by.only_teaches());
    // Boards that leave nothing need no comparison with standings.
    let is_whole = |import: &ImportedFile| {
        import.book.boards().next().is_some() && !are_mixed(import) && leaves_nothing(read, import)
    };
    let is_first = tables_of.is_none() && !read.is_own_workbook();
    let explained = match is_first.then(|| understand(by, Way::Explanations)) {
        Some(Ok(import)) if is_whole(&import) => return Ok(with_explained_recipe(import, None)),
        explained => explained,
    };
    let usual = understand(by, Way::Tables);
    if is_without_rest(read, &usual) {
        return usual;
    }
    match explained.unwrap_or_else(|| understand(by, Way::Explanations)) {
        Ok(explained) if !are_mixed(&explained) && is_better(read, &explained, &usual) => {
            Ok(with_explained_recipe(explained, tables_of))
        }
        explained => usual.map_err(|error| with_reasons_of(error, explained)),
    }
}

/// The result of explanations, with the recipe that reads the file again in the same way.
fn with_explained_recipe(mut import: ImportedFile, tables_of: Option<&Recipe>) -> ImportedFile {
    match tables_of {
        Some(by) => {
            import.recipe.tables.clone_from(&by.tables);
            import.recipe.explains_other_sheets = by.explains_other_sheets;
        }
        None => import.recipe.explained = true,
    }
    import
}

/// Asks about the players of a sheet that calls itself a template.
pub(in crate::import) fn ask_about_template(draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
    let name = tracker.sheet.name.clone();
    let is_player = |address: &CellAddress| matches!(address, CellAddress::Seat(_, SeatColumn::Player));
    let is_filled = || draft.sources.entries_of_sheet(tracker.index).any(|(address, _)| is_player(&address));
    let is_template = |word: &str| is_cell_word(word, CellWord::Template);
    if name.split(|c: char| !c.is_alphanumeric()).any(is_template) && is_filled() {
        draft.warn_of_effect(tracker, &[], FindingEffect::Asked, texts::template_with_players(&name));
    }
}

#[cfg(test)]
mod tests {
    use crate::book::Power;
    use crate::import::read_results;
    use crate::import::report::import_report::FindingKind;

    #[test]
    fn a_cell_that_is_read_and_kept_word_for_word_is_told_once() {
        let names = ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"];
        let counts = [10, 8, 6, 4, 3, 2, 1];
        let row = |board: &str, power: Power| {
            let (name, count) = (names[power.index()], counts[power.index()]);
            format!("{board},{power} (of {board}),{name} {board}ee,{count}\n")
        };
        let rows = ["A", "B"].map(|board| Power::ALL.map(|power| row(board, power)).concat());
        // Only explanations read headings of one letter.
        let import = read_results(format!("B,P,N,C\n{}", rows.concat()).as_bytes(), "list.csv").unwrap();
        let kept = import.findings.iter().filter(|finding| finding.kind == FindingKind::Unplaced);
        let kept: Vec<&str> = kept.map(|finding| finding.message.as_str()).collect();
        let [told] = kept[..] else { panic!("{kept:?}") };
        assert!(
            told.ends_with("are read as powers. The text in the brackets is kept among the unplaced cells."),
            "{told}"
        );
        assert_eq!(import.book.unplaced_cells.len(), 14);
    }
}
