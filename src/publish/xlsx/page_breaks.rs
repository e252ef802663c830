//! The page breaks of a sheet. A program fills pages from above, so a sheet has breaks only where one of the programs that print
//! workbooks would part what belongs together, or would leave a page nearly empty.

use std::cmp::Ordering;

/// The heights of a page in programs, as multiples of the planned one. The width of a column is counted in digits of the
/// workbook's font, and a sheet is shrunk to the width of its page: where the digits are wider, more rows have room. The
/// first heights are those of Excel, the next ones those of LibreOffice with letters like Excel's, and the last ones those
/// of LibreOffice with wider letters in their place. Each range has some values, because scales are whole percents and
/// printers have margins of their own.
const PRINTED_HEIGHTS: [f64; 8] = [1.0, 1.02, 1.09, 1.11, 1.13, 1.37, 1.395, 1.42];

/// The fewest rows of a table on a page, if the table has as many.
pub(super) const TOGETHER: usize = 3;

/// The part of its height from which a page is not nearly empty.
const WELL_FILLED: f64 = 1.0 / 3.0;

/// A long list has a break after this number of pages at the latest. Ways with fewer breaks would take long to compare.
const MOST_WITHOUT_BREAK: usize = 20;

/// The most breaks that a workbook holds. Later pages are broken where they are full.
const MOST_BREAKS: usize = 1023;

/// The height of the first row of a block, in points.
const FIRST_OF_BLOCK: f64 = 15.0;

/// What a sum of heights may exceed a page by, because it was rounded.
const ROUNDING: f64 = 1e-6;

/// The rows on top of every page that begins below them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct PageHead {
    /// The last one of these rows.
    pub(super) last: u32,
    /// Their height together.
    pub(super) height: f64,
}

impl PageHead {
    /// The height of what stands above this row, where a page begins with it.
    fn above(self, row: u32) -> f64 {
        if row > self.last { self.height } else { 0.0 }
    }
}

/// Whether a page may begin with a row of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PageStart {
    /// It stays on the page of the row before.
    Never,
    /// It is one of the rows of a table.
    Row,
    /// A table, a board or a chart begins.
    Table,
}

/// A row of a sheet on its way to a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SheetLine {
    pub(super) row: u32,
    pub(super) height: f64,
    pub(super) start: PageStart,
}

impl SheetLine {
    /// The rows from this one on that no page parts, such as a board, with their height together.
    pub(super) fn block(row: u32, height: f64) -> [SheetLine; 2] {
        let first = height.min(FIRST_OF_BLOCK);
        [
            SheetLine { row, height: first, start: PageStart::Table },
            SheetLine { row: row + 1, height: height - first, start: PageStart::Never },
        ]
    }
}

/// Where the pages of a sheet begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PageBreaks {
    /// The rows with a break above them.
    pub(super) rows: Vec<u32>,
    /// The number of sheets of paper in the planned height.
    pub(super) sheets: usize,
}

/// The best breaks of these lines on pages of this height.
pub(super) fn page_breaks(height: f64, head: PageHead, lines: &[SheetLine]) -> PageBreaks {
    let heights = PRINTED_HEIGHTS.map(|part| height * part);
    // The plans from each line on that a page may begin with. At the end nothing is left to break.
    let mut plans: Vec<Option<BreakPlan>> = vec![None; lines.len()];
    plans.push(Some(BreakPlan::END));
    for first in (0..lines.len()).rev() {
        if first == 0 || lines[first].start != PageStart::Never {
            plans[first] = best_plan(lines, first, (head, &heights), &plans);
        }
    }
    let mut breaks = PageBreaks { rows: Vec::new(), sheets: plans[0].map_or(1, |plan| plan.sheets.max(1)) };
    let mut at = 0;
    while let Some(plan) = lines.get(at).and_then(|_| plans[at]) {
        at = plan.next;
        breaks.rows.extend(lines.get(at).map(|line| line.row));
    }
    breaks.rows.truncate(MOST_BREAKS);
    breaks
}

/// The number of sheets that these lines take on pages of this height. Rows that stay together and need more room have a page each.
pub(super) fn sheet_count(height: f64, head: PageHead, lines: &[SheetLine]) -> usize {
    let mut sheets = 0;
    let mut used = f64::INFINITY;
    for group in lines.chunk_by(|_, line| line.start == PageStart::Never) {
        let needed: f64 = group.iter().map(|line| line.height).sum();
        if used + needed > height + ROUNDING {
            sheets += 1;
            used = head.above(group[0].row);
        }
        used += needed;
    }
    sheets.max(1)
}

/// A way to break the lines from one of them to the end.
#[derive(Clone, Copy, Debug)]
struct BreakPlan {
    /// The line below the first break, or the number of lines.
    next: usize,
    /// The pages above breaks that have too few rows of a table.
    short: usize,
    /// The sheets in the planned height, and in all heights together.
    sheets: usize,
    in_all: usize,
    /// The height of what is on the emptiest page above a break or at the end. A page that is well filled counts as such.
    least: f64,
    breaks: usize,
}

impl BreakPlan {
    const END: BreakPlan = BreakPlan { next: 0, short: 0, sheets: 0, in_all: 0, least: f64::INFINITY, breaks: 0 };

    /// The better one is less: no page with too few rows, then the fewest sheets, then no page that is nearly empty, then the fewest
    /// breaks.
    fn compare(&self, other: &BreakPlan) -> Ordering {
        let counts = |plan: &BreakPlan| (plan.short, plan.sheets, plan.in_all);
        let by_counts = counts(self).cmp(&counts(other));
        by_counts.then(other.least.total_cmp(&self.least)).then(self.breaks.cmp(&other.breaks))
    }
}

/// The best plan from this line on, made of the plans of later lines.
fn best_plan(
    lines: &[SheetLine],
    first: usize,
    (head, heights): (PageHead, &[f64]),
    plans: &[Option<BreakPlan>],
) -> Option<BreakPlan> {
    let mut pages: Vec<FilledPage> =
        heights.iter().map(|height| FilledPage::new(*height, lines[first], head)).collect();
    let mut best: Option<BreakPlan> = None;
    for (at, line) in lines.iter().enumerate().skip(first) {
        if at > first && line.start != PageStart::Never {
            best = better(best, plan_with_break(&pages, at, Some(*line), plans));
            if pages[0].sheets > MOST_WITHOUT_BREAK {
                return best;
            }
        }
        if !pages.iter_mut().all(|page| page.add(*line, head)) {
            return best;
        }
    }
    better(best, plan_with_break(&pages, lines.len(), None, plans))
}

/// The plan with the next break above this line, where the programs have these pages. `line` is `None` at the end.
fn plan_with_break(
    pages: &[FilledPage],
    at: usize,
    line: Option<SheetLine>,
    plans: &[Option<BreakPlan>],
) -> Option<BreakPlan> {
    let rest = plans[at]?;
    let parts_table = line.is_some_and(|line| line.start == PageStart::Row);
    let short = pages.iter().filter(|page| parts_table && page.has_few_rows()).count();
    let planned = pages.first()?;
    Some(BreakPlan {
        next: at,
        short: rest.short + short,
        sheets: rest.sheets + planned.sheets,
        in_all: rest.in_all + pages.iter().map(|page| page.sheets).sum::<usize>(),
        least: rest.least.min(planned.used).min(planned.height * WELL_FILLED),
        breaks: rest.breaks + 1,
    })
}

/// The better one of two plans. Of two that are as good it is the second one, with the later break.
fn better(one: Option<BreakPlan>, other: Option<BreakPlan>) -> Option<BreakPlan> {
    match (one, other) {
        (Some(one), Some(other)) if other.compare(&one).is_gt() => Some(one),
        (one, other) => other.or(one),
    }
}

/// The last page of a program that fills pages from a break on.
#[derive(Clone, Copy, Debug)]
struct FilledPage {
    height: f64,
    used: f64,
    /// The pages since the break, this one among them.
    sheets: usize,
    /// How the page begins.
    begin: PageStart,
    /// The number of its first line and of the lines with which a page may begin.
    starts: usize,
}

impl FilledPage {
    /// A page that begins with this line.
    fn new(height: f64, first: SheetLine, head: PageHead) -> FilledPage {
        FilledPage { height, used: head.above(first.row), sheets: 1, begin: first.start, starts: 0 }
    }

    /// Adds a line, on the next page where this one is full. Returns false if the line stays with the one before, and a break above both
    /// would keep them together.
    fn add(&mut self, line: SheetLine, head: PageHead) -> bool {
        if self.starts > 0 && self.used + line.height > self.height + ROUNDING {
            // Rows that need more than a page are parted where it is full.
            if line.start == PageStart::Never && self.starts > 1 {
                return false;
            }
            *self = FilledPage { sheets: self.sheets + 1, ..FilledPage::new(self.height, line, head) };
        }
        self.used += line.height;
        self.starts += usize::from(self.starts == 0 || line.start != PageStart::Never);
        true
    }

    /// Whether it has too few of the rows of a table that goes on.
    fn has_few_rows(&self) -> bool {
        self.begin == PageStart::Row && self.starts < TOGETHER
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: PageHead = PageHead { last: 4, height: 20.0 };

    /// A table with this number of rows of this height below the head, and notes below it.
    fn table(rows: u32, height: f64, notes: f64) -> Vec<SheetLine> {
        let start = |at: u32| {
            if at >= 3 && at + 3 <= rows { PageStart::Row } else { PageStart::Never }
        };
        let mut lines: Vec<SheetLine> =
            (0..rows).map(|at| SheetLine { row: 5 + at, height, start: start(at) }).collect();
        if notes > 0.0 {
            lines.push(SheetLine { row: 5 + rows, height: notes, start: PageStart::Never });
        }
        lines
    }

    /// The numbers of rows on the pages of a program with pages of this height, without the notes.
    fn printed(lines: &[SheetLine], breaks: &PageBreaks, height: f64) -> Vec<usize> {
        let mut page = FilledPage::new(height, lines[0], HEAD);
        let mut pages = vec![0];
        let mut sheets = 1;
        for line in lines {
            if breaks.rows.contains(&line.row) {
                page = FilledPage { sheets: page.sheets + 1, ..FilledPage::new(height, *line, HEAD) };
            }
            assert!(page.add(*line, HEAD), "row {} is parted from those above it: {breaks:?}", line.row);
            if page.sheets > sheets {
                sheets = page.sheets;
                pages.push(0);
            }
            *pages.last_mut().unwrap() += 1;
        }
        pages
    }

    #[test]
    fn a_long_table_fills_the_pages_of_every_program_and_no_page_has_one_row_or_two() {
        for rows in 1..200 {
            let lines = table(rows, 17.0, 40.0);
            let height = 500.0;
            let breaks = page_breaks(height, HEAD, &lines);
            assert_eq!(breaks.sheets, printed(&lines, &breaks, height).len(), "{rows} rows");
            for part in PRINTED_HEIGHTS {
                let pages = printed(&lines, &breaks, height * part);
                let few = pages.iter().filter(|page| **page < 3).count();
                assert!(few == 0 || rows < 3, "{rows} rows in {part}: {pages:?}");
                let full = ((height * part - 20.0) / 17.0).floor();
                let needed = (f64::from(rows) / full).ceil();
                #[expect(clippy::cast_precision_loss, reason = "a few pages")]
                let more = pages.len() as f64 - needed;
                assert!(more <= 2.0, "{rows} rows in {part}: {pages:?} where {needed} would do");
            }
        }
    }

    #[test]
    fn notes_are_on_the_page_of_the_last_rows() {
        let lines = table(28, 17.0, 300.0);
        let breaks = page_breaks(500.0, HEAD, &lines);
        for part in PRINTED_HEIGHTS {
            let pages = printed(&lines, &breaks, 500.0 * part);
            assert!(pages.last().is_some_and(|last| *last >= 4), "{part}: {pages:?} with the notes");
        }
        assert_eq!(breaks.sheets, 2);
    }

    #[test]
    fn a_block_that_does_not_fit_begins_the_next_page() {
        let blocks =
            |height: f64| -> Vec<SheetLine> { (0..4).flat_map(|at| SheetLine::block(5 + 10 * at, height)).collect() };
        assert_eq!(page_breaks(500.0, HEAD, &blocks(240.0)), PageBreaks { rows: vec![25], sheets: 2 });
        assert_eq!(page_breaks(500.0, HEAD, &blocks(100.0)), PageBreaks { rows: Vec::new(), sheets: 1 });
        assert_eq!(sheet_count(500.0, HEAD, &blocks(240.0)), 2);
    }

    #[test]
    fn rows_that_no_page_holds_are_parted_and_those_below_them_are_not() {
        let lines: Vec<SheetLine> =
            [(5, 700.0), (60, 100.0)].into_iter().flat_map(|(row, height)| SheetLine::block(row, height)).collect();
        let breaks = page_breaks(500.0, HEAD, &lines);
        assert!(breaks.rows.is_empty() || breaks.rows == [60], "{breaks:?}");
    }

    #[test]
    fn pages_above_the_head_of_a_table_have_more_room() {
        // The head of the second table is row 9. It stands on the pages after it.
        let head = PageHead { last: 9, height: 200.0 };
        let mut lines: Vec<SheetLine> =
            (0..30).map(|row| SheetLine { row, height: 20.0, start: PageStart::Never }).collect();
        for line in &mut lines {
            line.start = if line.row > 12 && line.row < 28 { PageStart::Row } else { PageStart::Never };
        }
        // 25 rows have room on the first page, and 15 on the second one.
        assert_eq!(page_breaks(500.0, head, &lines).sheets, 2);
    }
}
