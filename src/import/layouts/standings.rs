//! Reads a table of standings. It is kept as printed, for comparison with the computed standings.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use super::table_columns::TableColumns;
use crate::book::typed_words::{is_dash, single_spaced};
use crate::book::{PersonId, PublishedStanding, Round, RoundId, RoundIx, round_numbers};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::draft::draft_book::DraftBook;
use crate::import::draft::event_title_rows;
use crate::import::draft::seat_values;
use crate::import::draft::seat_values::SeatCell;
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::name_parts::{joined_name, name_parts};
use crate::import::words::title_words::{is_sentence, speaks_of_standings};
use crate::import::{FindingCause, FindingEffect, SheetAddress};
use crate::languages::window_sentences::import_tables as texts;

/// Number of rows in which the heading row is looked for.
const ROWS_SEARCHED: usize = 20;

/// A table of standings.
#[derive(Debug)]
pub(crate) struct PrintedStandings {
    /// Whether the first row has the headings of the columns. Otherwise every row is a player.
    has_headings: bool,
    rows: Range<u32>,
    columns: TableColumns,
    rounds: Vec<u16>,
}

impl PrintedStandings {
    /// Standings of which each of these rows is a player.
    pub(super) fn without_headings(rows: Range<u32>, columns: TableColumns, rounds: Vec<u16>) -> Self {
        PrintedStandings { has_headings: false, rows, columns, rounds }
    }

    /// Whether the table has more than places: scores or totals.
    pub(crate) fn has_scores(&self) -> bool {
        self.columns.has(Heading::Score) || self.columns.has(Heading::Total) || !self.rounds.is_empty()
    }

    /// The number of rounds with scores, to choose among several tables.
    pub(crate) fn round_count(&self) -> usize {
        self.rounds.len()
    }
}

/// Looks for the heading row: a player and a place, a total or the scores of rounds, but no power.
pub(crate) fn find_standings(sheet: &RawSheet) -> Option<PrintedStandings> {
    sheet.rows().take(ROWS_SEARCHED).find_map(|(row, cells)| {
        let found: Vec<_> = cells
            .map(|cell| (sheet.address_of(cell).column, heading_words::heading_of_cell(sheet.cell(cell))))
            .collect();
        let rounds = found
            .iter()
            .filter_map(|(_, heading)| match heading {
                Some(Heading::RoundScore(number)) => Some(*number),
                _ => None,
            })
            .collect::<Vec<_>>();
        let columns = TableColumns::new(found);
        let has = |heading| columns.has(heading);
        let named = has(Heading::Player) || has(Heading::LastName);
        let ranked = has(Heading::Place) || has(Heading::Score) || has(Heading::Total) || !rounds.is_empty();
        let counts = has(Heading::CENTRES) || has(Heading::FinalCount) && has(Heading::Board);
        let boards = has(Heading::Power) || counts || columns.has_chart();
        (named && ranked && !boards).then_some(PrintedStandings {
            has_headings: true,
            rows: row..u32::MAX,
            columns,
            rounds,
        })
    })
}

/// Reads the table. Gives the sentence about the recognised data.
pub(crate) fn read_standings(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    table: &PrintedStandings,
) -> String {
    let PrintedStandings { has_headings, rows, columns, rounds } = table;
    read_titles_above(draft, tracker, rows.start, *has_headings);
    if *has_headings {
        mark_headings(tracker, columns, rows.start);
    }
    let before = draft.book.published_standings.len();
    let mut listed: HashSet<PersonId> = draft.book.published_standings.iter().map(|line| line.player).collect();
    for (row, cells) in tracker.sheet.rows().filter(|(row, _)| rows.contains(row)).skip(usize::from(*has_headings)) {
        read_row(draft, tracker, table, &mut listed, row, cells);
    }
    let rows = draft.book.published_standings.len() - before;
    match (has_headings, rounds.len()) {
        (true, _) => texts::standings(rows),
        (false, 1) => texts::standings_of_one_round_without_headings(rows),
        (false, count) => texts::standings_without_headings(rows, &count.to_string()),
    }
}

/// Reads the titles above the first row of a table. Above one without headings a sentence may be anything, and it is kept.
fn read_titles_above(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, first_row: u32, has_headings: bool) {
    let above = 0..tracker.sheet.row(first_row).start;
    let mut titles = tracker.sheet.cells.range(above.clone());
    let is_title_of_standings = titles.any(|cell| cell.trimmed_text().is_some_and(speaks_of_standings));
    event_title_rows::read_titles(draft, tracker, first_row, !is_title_of_standings);
    for cell in above {
        let is_title = |text: &str| has_headings || !is_sentence(text);
        if tracker.sheet.cell(cell).trimmed_text().is_some_and(is_title) {
            tracker.mark_not_needed(cell, NotNeededReason::Title);
        }
    }
}

fn mark_headings(tracker: &mut CellStatusSheet<'_>, columns: &TableColumns, heading_row: u32) {
    for cell in tracker.sheet.row(heading_row) {
        if columns.heading(tracker.sheet.address_of(cell).column).is_some() {
            tracker.mark_not_needed(cell, NotNeededReason::Heading);
        }
    }
}

fn read_row(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    PrintedStandings { columns, rounds, .. }: &PrintedStandings,
    listed: &mut HashSet<PersonId>,
    row: u32,
    cells: Range<CellIndex>,
) {
    let sheet = tracker.sheet;
    // A row without a number is a footnote, in any column.
    let ranked = cells.clone().any(|cell| {
        let heading = columns.heading(sheet.address_of(cell).column);
        let counts = matches!(heading, Some(Heading::Place | Heading::Score | Heading::Total | Heading::RoundScore(_)));
        counts && sheet.cell(cell).text().contains(|c: char| c.is_ascii_digit())
    });
    if !ranked {
        return;
    }
    let cell_of = |heading| columns.column(heading).and_then(|column| sheet.find(SheetAddress::new(row, column)));
    let Some((player, name_cells)) = read_player(draft, tracker, cell_of) else {
        // “Total 1345.2” below a column is a sum. Any other row without a name is kept.
        if cells.clone().any(|cell| sheet.cell(cell).trimmed_text().is_some_and(heading_words::is_total_label)) {
            cells.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Total));
        }
        return;
    };
    if !listed.insert(player) {
        let message = texts::player_twice_in_standings(draft.book.name_of(Some(player)));
        draft.warn_of_effect(tracker, &name_cells[..1], FindingEffect::Refused, message);
        return;
    }
    for cell in name_cells {
        tracker.mark_understood(cell);
    }
    let mut line = PublishedStanding { player, place: None, rounds: BTreeMap::new(), total: None };
    for cell in cells.filter(|&cell| tracker.is_unread(cell)).collect::<Vec<_>>() {
        match columns.heading(sheet.address_of(cell).column) {
            Some(Heading::Place) => line.place = read_place(draft, tracker, cell).or(line.place),
            Some(Heading::RoundScore(number)) => {
                let at = rounds.iter().position(|held| *held == number).unwrap_or_default();
                let score = read_score(draft, tracker, cell);
                line.rounds.extend(score.map(|score| (RoundIx(at).first_id(), score)));
            }
            // In a table with both headings, the score is that of a single game and is not used.
            Some(heading @ (Heading::Score | Heading::Total))
                if heading == Heading::Total || !columns.has(Heading::Total) =>
            {
                line.total = read_score(draft, tracker, cell).or(line.total);
            }
            Some(heading @ (Heading::Region | Heading::Note)) => {
                let text = sheet.cell(cell).text().trim().to_owned();
                let Some(person) = draft.person_mut(player) else { continue };
                let field = if heading == Heading::Region { &mut person.region } else { &mut person.note };
                if field.is_empty() {
                    field.clone_from(&text);
                }
                if *field == text {
                    tracker.mark_understood(cell);
                }
            }
            Some(Heading::Bookkeeping) => tracker.mark_not_needed(cell, NotNeededReason::Bookkeeping),
            _ => {}
        }
    }
    draft.book.published_standings.push(line);
}

fn read_score(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex) -> Option<f64> {
    let score = seat_values::read_score(draft, tracker, &SeatCell { cell, heading: None, part: None })?;
    tracker.mark_understood(cell);
    Some(score)
}

fn read_place(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex) -> Option<u32> {
    let text = tracker.sheet.cell(cell).text();
    let place = parse_place(&text);
    if place.is_some() {
        tracker.mark_understood(cell);
    } else if is_dash(&text) {
        tracker.mark_not_needed(cell, NotNeededReason::Dash);
    } else {
        draft.leave_out(tracker, cell, FindingCause::NotAPlace, texts::is_no_place(&text));
    }
    place
}

fn read_player(
    draft: &mut DraftBook,
    tracker: &CellStatusSheet<'_>,
    cell_of: impl Fn(Heading) -> Option<CellIndex>,
) -> Option<(PersonId, Vec<CellIndex>)> {
    let cells: Vec<CellIndex> = name_parts(&cell_of);
    let texts: Vec<_> = cells.iter().map(|&cell| tracker.sheet.cell(cell).text()).collect();
    let first = *cells.first()?;
    if texts.len() == 1 && heading_words::is_total_label(&texts[0]) {
        return None;
    }
    let id = draft.find_or_add_person(tracker, first, &joined_name(&texts))?;
    if let Some(family) = cell_of(Heading::LastName).filter(|_| cells.len() > 1) {
        let family = single_spaced(&tracker.sheet.cell(family).text());
        if let Some(person) = draft.person_mut(id).filter(|person| person.family.is_empty()) {
            person.family = family;
        }
    }
    Some((id, cells))
}

/// Reads a place. “3”, “3.”, “=3”, “3=” and “3rd” mean the third place.
pub(super) fn parse_place(text: &str) -> Option<u32> {
    let digits = text.trim().trim_start_matches(['=', 'T']).trim_end_matches(|c: char| !c.is_ascii_digit());
    let rest = &text.trim()[text.trim().find(digits)? + digits.len()..];
    (rest.chars().count() <= 3).then(|| digits.parse().ok()).flatten()
}

/// The position of the score of each of these round numbers in a line of printed standings: that of the round with the
/// number. A round that is not among `rounds` comes after them, in the order of the numbers.
pub(crate) fn places_of_rounds(numbers: &[usize], rounds: &[Round]) -> Vec<usize> {
    let known = round_numbers(rounds);
    let mut place_of: BTreeMap<usize, usize> = numbers.iter().map(|number| (*number, 0)).collect();
    let mut beyond = rounds.len();
    for (number, place) in &mut place_of {
        *place = known.iter().position(|of| of == number).unwrap_or_else(|| {
            let place = beyond.max(number.saturating_sub(1));
            beyond = place + 1;
            place
        });
    }
    numbers.iter().filter_map(|number| place_of.get(number).copied()).collect()
}

/// Puts the scores of the rounds in the order of the book's rounds. All rounds of the book must be known by now.
pub(crate) fn align_rounds(draft: &mut DraftBook, table: &PrintedStandings) {
    let rounds = &draft.book.rounds;
    let numbers: Vec<usize> = table.rounds.iter().map(|number| usize::from(*number)).collect();
    let places = places_of_rounds(&numbers, rounds);
    let mut taken = places.clone();
    taken.sort_unstable();
    taken.dedup();
    if taken.len() < places.len() {
        // Two columns would belong to one round, so the order of the columns stays.
        return;
    }
    for line in &mut draft.book.published_standings {
        let columns = (0..).map(|column| RoundIx(column).first_id()).zip(&places);
        let of_column = |(column, at): (RoundId, &usize)| Some((RoundIx(*at).first_id(), *line.rounds.get(&column)?));
        line.rounds = columns.filter_map(of_column).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::{FindingKind, read_results};

    #[test]
    fn shared_places_are_read_in_every_notation() {
        for text in ["3", "3.", "=3", "3=", "3rd", "T3"] {
            assert_eq!(parse_place(text), Some(3), "{text}");
        }
        for text in ["", "first", "3 of 15"] {
            assert_eq!(parse_place(text), None, "{text}");
        }
    }

    #[test]
    fn footnote_stars_are_left_out_with_a_warning() {
        let import = read_results(b"Rank\tPlayer\tState\tScore\n4\tRohan Keane\tVIC\t26\n5\tChristian Moura\tVIC\t26**\n\t** played two games\n", "final.tsv").unwrap();
        let lines: Vec<_> = import.book.published_standings.iter().map(|line| (line.place, line.total)).collect();
        assert_eq!(lines, [(Some(4), Some(26.0)), (Some(5), Some(26.0))]);
        assert_eq!(import.book.people[1].region, "VIC");
        let warning = import.findings.iter().find(|finding| finding.kind == FindingKind::Warning).unwrap();
        assert_eq!(
            warning.to_string(),
            "final!D3: “26**” is read as 26, without the mark after it. If a footnote explains the mark, enter it as \
             a note."
        );
        assert_eq!(import.book.unplaced_cells[0].text, "** played two games");
    }

    #[test]
    fn a_letter_in_the_place_of_a_score_is_kept() {
        let import = read_results("Player,R1,R2,Total\nAnn,5,T,8\nBen,…,S,3\nCid,2,1,…\n".as_bytes(), "x.csv").unwrap();
        let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(kept, ["T", "…", "S", "…"]);
        assert!(import.findings.iter().any(|finding| finding.to_string().starts_with("x!C2: “T” is not a score.")));
    }

    #[test]
    fn scores_of_rounds_follow_the_order_of_the_book() {
        let import = read_results(b"Player,R2,R1,Total\nAnn,5,3,8\n", "x.csv").unwrap();
        assert_eq!(import.book.published_standings[0].rounds, [(RoundId(0), 3.0), (RoundId(1), 5.0)].into());
        assert_eq!(import.book.published_standings[0].total, Some(8.0));
    }
}
