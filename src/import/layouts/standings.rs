//! A table of standings, kept as it was printed, to be compared with ours.

use super::seat_row;
use super::seat_row::Columns;
use crate::book::vocabulary::{is_dash, single_spaced};
use crate::book::{PersonId, Published};
use crate::import::CellAt;
use crate::import::draft_book::{Draft, Needless, Page};
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::{CellIx, RawSheet};

/// How far down the heading row is looked for.
const ROWS_SEARCHED: usize = 20;

/// A table of standings: its columns, and the row of its headings.
#[derive(Debug)]
pub(crate) struct Table {
    row: u32,
    columns: Columns,
    rounds: Vec<u16>,
}

impl Table {
    /// How much the table tells, to choose among several.
    pub(crate) fn columns_of_rounds(&self) -> usize {
        self.rounds.len()
    }
}

/// Looks for the heading row: a player and a place, a total or the scores of rounds, but no power.
pub(crate) fn find(sheet: &RawSheet) -> Option<Table> {
    sheet.rows().into_iter().take(ROWS_SEARCHED).find_map(|(row, cells)| {
        let found: Vec<_> =
            cells.map(|cell| (sheet.cells[cell].at.column, heading_words::heading(&sheet.cells[cell]))).collect();
        let rounds = found
            .iter()
            .filter_map(|(_, heading)| match heading {
                Some(Heading::RoundScore(number)) => Some(*number),
                _ => None,
            })
            .collect::<Vec<_>>();
        let columns = Columns::new(found);
        let has = |heading| columns.has(heading);
        let named = has(Heading::Player) || has(Heading::LastName);
        let ranked = has(Heading::Place) || has(Heading::Score) || has(Heading::Total) || !rounds.is_empty();
        let boards = has(Heading::Power) || has(Heading::Centres) || columns.has_chart();
        (named && ranked && !boards).then_some(Table { row, columns, rounds })
    })
}

/// Reads the table. Gives the sentence on what was recognised.
pub(crate) fn read(draft: &mut Draft, page: &mut Page<'_>, table: &Table) -> String {
    let Table { row: heading_row, columns, rounds } = table;
    let speaks_of_standings = page.sheet.cells[..page.sheet.row(*heading_row).start].iter().any(|cell| {
        let first = cell.words().and_then(|text| text.split(|c: char| !c.is_alphabetic()).next()).unwrap_or_default();
        matches!(
            crate::book::fold_name(first).as_str(),
            "standings"
                | "results"
                | "final"
                | "ranking"
                | "overall"
                | "classement"
                | "tabelle"
                | "rangliste"
                | "classifica"
        )
    });
    super::read_titles(draft, page, *heading_row, !speaks_of_standings);
    for cell in 0..page.sheet.row(*heading_row).start {
        if page.sheet.cells[cell].words().is_some() {
            page.needless(cell, Needless::Title);
        }
    }
    for cell in page.sheet.row(*heading_row) {
        if columns.heading(page.sheet.cells[cell].at.column).is_some() {
            page.needless(cell, Needless::Heading);
        }
    }
    let before = draft.book.published.len();
    for (row, cells) in page.sheet.rows().into_iter().filter(|(row, _)| row > heading_row) {
        read_row(draft, page, columns, rounds, row, cells);
    }
    let rows = draft.book.published.len() - before;
    format!("standings of {rows} players, kept as printed beside the computed ones.")
}

fn read_row(
    draft: &mut Draft,
    page: &mut Page<'_>,
    columns: &Columns,
    rounds: &[u16],
    row: u32,
    cells: std::ops::Range<CellIx>,
) {
    let sheet = page.sheet;
    // A row without a number is a footnote, whatever column it stands in.
    let ranked = cells.clone().any(|cell| {
        let heading = columns.heading(sheet.cells[cell].at.column);
        let counts = matches!(heading, Some(Heading::Place | Heading::Score | Heading::Total | Heading::RoundScore(_)));
        counts && sheet.cells[cell].text().contains(|c: char| c.is_ascii_digit())
    });
    if !ranked {
        return;
    }
    let cell_of = |heading| columns.column(heading).and_then(|column| sheet.find(CellAt::new(row, column)));
    let Some((player, name_cells)) = player(draft, page, cell_of) else {
        // “Total 1345.2” below a column is a sum; anything else without a name is kept.
        if cells.clone().any(|cell| sheet.cells[cell].words().is_some_and(heading_words::is_total)) {
            cells.for_each(|cell| page.needless(cell, Needless::Total));
        }
        return;
    };
    if draft.book.published.iter().any(|line| line.player == player) {
        draft.warn(
            page,
            name_cells[0],
            "this player stands in the standings twice; the second line is kept, but not used.",
        );
        return;
    }
    for cell in name_cells {
        page.understood(cell);
    }
    let mut line = Published { player, place: None, rounds: vec![None; rounds.len()], total: None };
    for cell in cells {
        if !page.is_unseen(cell) {
            continue;
        }
        let raw = &sheet.cells[cell];
        match columns.heading(raw.at.column) {
            Some(Heading::Place) => match place_in(&raw.text()) {
                Some(place) => {
                    line.place = Some(place);
                    page.understood(cell);
                }
                None if is_dash(&raw.text()) => page.needless(cell, Needless::Dash),
                None => draft.reject(page, cell, format!("“{}” is not a place.", raw.text())),
            },
            Some(Heading::RoundScore(number)) => {
                if let Some(score) = seat_row::score(draft, page, cell) {
                    let at = rounds.iter().position(|held| *held == number).unwrap_or_default();
                    line.rounds[at] = Some(score);
                    page.understood(cell);
                }
            }
            // Where a table has both, the score is that of a single game and finds no place here.
            Some(heading @ (Heading::Score | Heading::Total))
                if heading == Heading::Total || !columns.has(Heading::Total) =>
            {
                if let Some(score) = seat_row::score(draft, page, cell) {
                    line.total = Some(score);
                    page.understood(cell);
                }
            }
            Some(heading @ (Heading::Region | Heading::Note)) => {
                let text = raw.text().trim().to_owned();
                let Some(person) = draft.person_mut(player) else { continue };
                let field = if heading == Heading::Region { &mut person.region } else { &mut person.note };
                if field.is_empty() {
                    field.clone_from(&text);
                }
                if *field == text {
                    page.understood(cell);
                }
            }
            Some(Heading::Bookkeeping) => page.needless(cell, Needless::Bookkeeping),
            _ => {}
        }
    }
    draft.book.published.push(line);
}

fn player(
    draft: &mut Draft,
    page: &Page<'_>,
    cell_of: impl Fn(Heading) -> Option<CellIx>,
) -> Option<(PersonId, Vec<CellIx>)> {
    let cells: Vec<CellIx> =
        [Heading::FirstName, Heading::Player, Heading::LastName].into_iter().filter_map(&cell_of).collect();
    let texts: Vec<_> = cells.iter().map(|&cell| page.sheet.cells[cell].text()).collect();
    let first = *cells.first()?;
    if texts.len() == 1 && heading_words::is_total(&texts[0]) {
        return None;
    }
    let id = draft.person(page, first, &texts.join(" "))?;
    if let Some(family) = cell_of(Heading::LastName).filter(|_| cells.len() > 1) {
        let family = single_spaced(&page.sheet.cells[family].text());
        if let Some(person) = draft.person_mut(id).filter(|person| person.family.is_empty()) {
            person.family = family;
        }
    }
    Some((id, cells))
}

/// “3”, “3.”, “=3”, “3=” and “3rd” are the third place.
pub(super) fn place_in(text: &str) -> Option<u32> {
    let digits = text.trim().trim_start_matches(['=', 'T']).trim_end_matches(|c: char| !c.is_ascii_digit());
    let rest = &text.trim()[text.trim().find(digits)? + digits.len()..];
    (rest.chars().count() <= 3).then(|| digits.parse().ok()).flatten()
}

/// Puts the scores of the standings' rounds in the order of the book's rounds, once all of them are known.
pub(crate) fn align(draft: &mut Draft, table: &Table) {
    let rounds = &draft.book.rounds;
    let places: Vec<usize> = table
        .rounds
        .iter()
        .map(|number| {
            let name = number.to_string();
            rounds.iter().position(|round| round.name == name).unwrap_or(usize::from(*number) - 1)
        })
        .collect();
    let width = places.iter().map(|at| at + 1).max().unwrap_or_default();
    let mut taken = places.clone();
    taken.sort_unstable();
    taken.dedup();
    if taken.len() < places.len() {
        // Two columns would fall on one round; the order of the columns is as good as any.
        return;
    }
    for line in &mut draft.book.published {
        let mut scores = vec![None; width];
        for (score, at) in line.rounds.iter().zip(&places) {
            scores[*at] = *score;
        }
        line.rounds = scores;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::{FindingKind, read};

    #[test]
    fn places_are_read_however_they_are_shared() {
        for text in ["3", "3.", "=3", "3=", "3rd", "T3"] {
            assert_eq!(place_in(text), Some(3), "{text}");
        }
        for text in ["", "first", "3 of 15"] {
            assert_eq!(place_in(text), None, "{text}");
        }
    }

    #[test]
    fn footnote_stars_are_left_out_and_said() {
        let import = read(b"Rank\tPlayer\tState\tScore\n4\tRohan Keane\tVIC\t26\n5\tChristian Moura\tVIC\t26**\n\t** played two games\n", "final.tsv").unwrap();
        let lines: Vec<_> = import.book.published.iter().map(|line| (line.place, line.total)).collect();
        assert_eq!(lines, [(Some(4), Some(26.0)), (Some(5), Some(26.0))]);
        assert_eq!(import.book.people[1].region, "VIC");
        let said = import.findings.iter().find(|finding| finding.kind == FindingKind::Warning).unwrap();
        assert_eq!(said.to_string(), "final!D3: “26**” is read as 26; the mark behind it is left out.");
        assert_eq!(import.book.unplaced[0].text, "** played two games");
    }

    #[test]
    fn rounds_stand_in_the_order_of_the_book() {
        let import = read(b"Player,R2,R1,Total\nAnn,5,3,8\n", "x.csv").unwrap();
        assert_eq!(import.book.published[0].rounds, [Some(3.0), Some(5.0)]);
        assert_eq!(import.book.published[0].total, Some(8.0));
    }
}
