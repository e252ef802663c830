//! The paper, the size of the text, the strips and the widths of the columns that fit a table: all candidates, the best first.
//!
//! They are chosen together, because each changes the number of sheets. What a page is then worth is told by [`PageTally`].

pub(super) mod cost;
mod size_range;

use self::size_range::SizeRange;
use super::columns::ColumnWidths;
use super::fitted_text::{SIZE_STEP, sizes};
use super::games_below::{GamesReach, LEAST_SCALE};
use super::page_measures::{FOOT, LINE, MARGIN, MOST_ROWS_TOGETHER};
use super::table_measures::{MeasuresBySize, TableMeasures};
use super::table_texts::{HEAD_SCALE, REASON_SCALE, SectionTexts, TableTexts};
use crate::notices::PlotScale;
use crate::publish::page_setup::{PageSetup, TextSize};
use crate::publish::paper::{Paper, Sheet};

/// The usual space above and below the lines of a row, in sizes of its text, and the most, where pages are not full.
const ROW_PADDING: f32 = 0.12;
pub(super) const MOST_ROW_PADDING: f32 = 0.7;

/// The least such space: above a plot, which gets the room, and between the rows of boards and of pages for a wall that take fewer
/// sheets then.
const LEAST_ROW_PADDING: f32 = 0.05;

/// By how much the letters of rows with little space may be larger than the smallest that are read from afar, in points.
const MOST_ABOVE_LEAST: f32 = 1.0;

/// The space between two strips, in sizes of the text.
const GUTTER: f32 = 2.0;

/// A narrow table alone on its page is stretched by this factor at most.
const MOST_STRETCH: f32 = 1.6;

/// The letters of a table alone on its page are larger than those of tables that share a page by this factor at most.
const MOST_LARGER_ALONE: f32 = 1.3;

/// The columns of a list by name are made wider for its longest names by this factor at most.
const MOST_FOR_LONG_NAMES: f32 = 1.15;

/// A column of a year is not wider than this, in widths of the text's size.
const MOST_FOR_YEAR: f32 = 8.0;

/// How far the figures of a round may reach into the space before their column, in sizes of the names, so that all rounds
/// have equal columns. Two brackets have room there too.
const MOST_INTO_GAP: f32 = 0.3;

/// The largest title of a section on A4 whose rows are not larger yet, in points.
const LARGEST_SECTION: f32 = 24.0;

/// The size of the letter of a board in a lane beside its table, against that of the cells, and in points.
const LETTER_BESIDE: f32 = 4.4;
const MOST_LETTER_BESIDE: f32 = 130.0;

/// The width of this lane, in sizes of the letter. Most letters are narrower.
const LETTER_LANE: f32 = 0.8;

/// The longest name of a board that has room in this lane.
pub(super) const LONGEST_BESIDE: usize = 2;

/// The width of the lane for the initials of a list by name, in sizes of the cells.
const INITIAL_LANE: f32 = 1.8;

/// The space above a table without headings, below its rule, in sizes of the cells.
const RULE_SPACE: f32 = 0.15;

/// The most strips beside each other.
const MOST_STRIPS: u16 = 6;

/// The smallest size of all, for a table of very many columns, in points.
const SMALLEST: f32 = 4.0;

/// Nobody reads more sheets than this from afar: a reader who looks for a name among more sheets stands close to them.
const MOST_SHEETS_READ_FROM_AFAR: f32 = 16.0;

/// The sizes below which a page is read only from nearby, and not easily, in points.
const READ_NEARBY: f32 = 12.5;
const READ_EASILY: f32 = 9.0;

/// So many long names in a hundred cost nothing.
const FEW_PERCENT: usize = 6;

/// The fewest rows of a page.
pub(super) const LEAST_ROWS: usize = 3;

/// The size of a text below the tables against that of the cells.
const NOTE_SCALE: f32 = 0.75;

/// The smallest size of such a text, and of every text that is smaller than the cells, in points.
pub(super) const LEAST_NOTE: f32 = 8.0;

/// The paper, the size of the text and the widths that fit a table.
#[derive(Clone, Debug)]
pub(super) struct TableForm {
    pub sheet: Sheet,
    /// In points.
    pub size: f32,
    /// The smallest size that is read from where the page hangs or lies, in points.
    least: f32,
    /// By the number of the table.
    pub widths: Vec<ColumnWidths>,
    /// The number of strips beside each other.
    pub strips: u16,
    /// Where the letters of boards are that are called.
    pub letters: LetterPlace,
    /// How far games below names reach.
    pub games: GamesReach,
    /// What is narrow where the tables are too wide.
    narrowing: Narrowing,
    /// What is left free at the left of each strip, for these letters or for the initials of names, in points.
    pub lane: f32,
    /// The size of the title of a section, in points.
    pub section_title: f32,
    /// By page: by how much each plot is higher than usual, so that the page is filled, in points.
    pub plot_extra: Vec<f32>,
    /// By page: the space below each plot beyond the usual one, in points.
    pub plot_gaps: Vec<f32>,
    /// What is left free at the foot of each page, so that all pages are about as full, in points.
    pub spare: f32,
    /// The space above and below the lines of a row, in sizes of its text.
    pub row_padding: f32,
    /// For each strip of all pages, the number of its sections, so that short tables are shared evenly. Empty if they are
    /// not shared evenly.
    pub shares: Vec<usize>,
    /// Rows without a second language are as high as those with one below the first.
    pub has_even_pitch: bool,
    /// The part of the cost that does not depend on the content of the pages.
    pub own_cost: f32,
    /// The least cost.
    pub least_cost: f32,
}

/// Where the letters of boards are that are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum LetterPlace {
    /// There are no such letters.
    #[default]
    None,
    Above,
    /// In a lane beside the table.
    Beside,
}

/// What is narrow where the tables are too wide for their strips. Usually a second language goes below the first one, and then texts
/// have narrow letters or more lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Narrowing {
    /// The headings of figures are narrow before any name is.
    pub headings: bool,
    /// The languages stay beside each other, and the other texts have what is left.
    pub keeps_languages: bool,
}

/// What came out of a form.
#[derive(Clone, Debug, Default)]
pub(super) struct PageTally {
    /// The rows of each page.
    pub rows: Vec<usize>,
    /// The lines that rows take because of long names.
    pub wrapped: usize,
    /// The rows with narrow letters.
    pub narrowed: usize,
    /// What the narrowest letters of a name lack of their usual width: 0.2 where they are as narrow as they should be at most.
    pub narrowest: f32,
    /// The short tables that go on in another strip or on another page.
    pub torn: usize,
}

impl PageTally {
    /// Whether the last of several pages has less than half of the rows of the first one, or one between them clearly fewer than it.
    pub(super) fn is_uneven(&self) -> bool {
        match &self.rows[..] {
            [first, between @ .., last] => last * 2 < *first || between.iter().any(|rows| rows * 10 < first * 9),
            _ => false,
        }
    }

    /// Whether no more names are wrapped or have narrow letters than in another form.
    pub(super) fn has_names_as_wide_as(&self, other: &PageTally) -> bool {
        self.wrapped <= other.wrapped && self.narrowed <= other.narrowed
    }

    /// Whether more names are wrapped than a few in a hundred. One wide name changes nothing for the others.
    pub(super) fn has_many_wrapped(&self) -> bool {
        self.wrapped > 1 && self.wrapped * 100 > FEW_PERCENT * self.rows.iter().sum::<usize>()
    }
}

impl TableForm {
    /// Whether the large letters of boards stand for their titles. They say what headings would, and may be larger than the title of
    /// the sheet.
    pub(super) fn has_large_letters(&self) -> bool {
        self.letters != LetterPlace::None
    }

    /// All forms on these sheets in which the tables fit, those first that may be best.
    pub(super) fn candidates(
        texts: &TableTexts,
        by_size: &MeasuresBySize,
        setup: &PageSetup,
        sheets: &[Sheet],
    ) -> Vec<TableForm> {
        let range = SizeRange::of(texts, setup);
        let (largest, least) = (range.largest, range.least);
        let measures = by_size.of_size(largest);
        // The plot of a board is as wide as the page, and so are paragraphs.
        let has_plot = texts.has_plot(PlotScale::Centres);
        let most_strips = if has_plot || texts.is_prose() { 1 } else { MOST_STRIPS };
        let letters: &[LetterPlace] = if !texts.has_letters() || setup.size == TextSize::List {
            &[LetterPlace::None]
        } else if texts.longest_letter() > LONGEST_BESIDE {
            &[LetterPlace::Above]
        } else {
            &[LetterPlace::Beside, LetterPlace::Above]
        };
        let reaches: &[GamesReach] = if texts.sections.iter().any(|section| section.games.is_some()) {
            &[GamesReach::Names, GamesReach::WholeTable]
        } else {
            &[GamesReach::Names]
        };
        let languages: &[bool] =
            if measures.tables().any(|table| measures.has_two_languages(table)) { &[false, true] } else { &[false] };
        let narrowings = languages.iter().flat_map(|keeps_languages| {
            let keeps_languages = *keeps_languages;
            [false, true].map(|headings| Narrowing { headings, keeps_languages })
        });
        let places = letters.iter().flat_map(|letters| {
            let narrowings = narrowings.clone();
            reaches.iter().flat_map(move |reach| narrowings.clone().map(move |narrowing| (*letters, *reach, narrowing)))
        });
        let forms = |from: f32, to: f32| -> Vec<TableForm> {
            let places = &places;
            let forms = sheets.iter().flat_map(|sheet| {
                sizes(from, to).flat_map(move |size| {
                    places.clone().flat_map(move |place| {
                        let fitting = move |strips| TableForm::fitting(by_size, range, *sheet, size, (strips, place));
                        (1..=most_strips).map_while(fitting)
                    })
                })
            });
            forms.collect()
        };
        let mut found = forms(largest, least);
        if found.iter().all(|form| form.least_sheets(texts) > MOST_SHEETS_READ_FROM_AFAR) {
            found.extend(forms(least - SIZE_STEP, SMALLEST));
        }
        // A table of very many columns: as small as it must be.
        if let Some(sheet) = sheets.last().copied().filter(|_| found.is_empty()) {
            let narrow = narrowed(by_size.of_size(SMALLEST), 0.0, Narrowing::default());
            let size = (sheet.width - 2.0 * MARGIN) / widest(&narrow);
            found.push(TableForm::new(range, sheet, size, narrow, 1));
        }
        let is_close = |form: &TableForm| form.size <= range.least + MOST_ABOVE_LEAST;
        if most_strips > 1 && (setup.size == TextSize::Poster || texts.is_of_short_tables(MOST_ROWS_TOGETHER)) {
            let close = found.iter().filter(|form| is_close(form)).cloned().map(TableForm::with_close_rows);
            let close: Vec<TableForm> = close.collect();
            found.extend(close);
        }
        for form in &mut found {
            form.section_title = section_title_size(form, texts, setup);
            if has_plot {
                form.row_padding = LEAST_ROW_PADDING;
            }
            let measures = by_size.of_size(form.size);
            form.stretch(texts, measures);
            form.own_cost += form.cost_of_games(measures);
            form.least_cost = form.own_cost + cost::SHEET * form.least_sheets(texts);
        }
        found.sort_by(|a, b| a.least_cost.total_cmp(&b.least_cost));
        // Where nothing is too wide, all ways to be narrow are one form.
        found.dedup_by(|one, other| one.is_same_as(other));
        found
    }

    /// Whether it sets all tables as another form does.
    fn is_same_as(&self, other: &TableForm) -> bool {
        let places = |form: &TableForm| (form.sheet, form.strips, form.letters, form.games);
        places(self) == places(other)
            && (self.size, self.row_padding) == (other.size, other.row_padding)
            && self.widths == other.widths
    }

    /// The same form with little space between the rows.
    fn with_close_rows(self) -> TableForm {
        TableForm { row_padding: LEAST_ROW_PADDING, own_cost: self.own_cost + cost::CLOSE_ROWS, ..self }
    }

    fn new(range: SizeRange, sheet: Sheet, size: f32, widths: Vec<ColumnWidths>, strips: u16) -> TableForm {
        let SizeRange { largest, least } = range;
        let below = (largest - size.max(least)) / (largest - least).max(0.1) * cost::SIZE_RANGE;
        let points = |from: f32, to: f32| (from.min(least) - size.max(to)).max(0.0);
        let too_small = points(least, READ_NEARBY) * cost::POINT_TOO_SMALL
            + points(READ_NEARBY, READ_EASILY) * cost::POINT_NEAR
            + points(READ_EASILY, 0.0) * cost::POINT_TINY;
        let turned = if sheet.width > sheet.height { cost::TURNED } else { 0.0 };
        let own_cost = below + too_small + turned + f32::from(strips - 1) * cost::STRIP;
        TableForm {
            sheet,
            size,
            least,
            widths,
            strips,
            letters: LetterPlace::None,
            games: GamesReach::Names,
            narrowing: Narrowing::default(),
            lane: 0.0,
            section_title: size,
            plot_extra: Vec::new(),
            plot_gaps: Vec::new(),
            spare: 0.0,
            row_padding: ROW_PADDING,
            shares: Vec::new(),
            has_even_pitch: false,
            own_cost,
            least_cost: own_cost,
        }
    }

    /// The form with this size and these strips, if the tables fit: with usual texts on one line, or else with narrower
    /// columns.
    fn fitting(
        by_size: &MeasuresBySize,
        range: SizeRange,
        sheet: Sheet,
        size: f32,
        (strips, (letters, reach, narrowing)): (u16, (LetterPlace, GamesReach, Narrowing)),
    ) -> Option<TableForm> {
        let measures = by_size.of_size(size);
        let across = sheet.width - 2.0 * MARGIN;
        let strip = (across - f32::from(strips - 1) * GUTTER * size) / f32::from(strips);
        let lane = match letters {
            LetterPlace::Beside => letter_beside(size) * LETTER_LANE + size,
            _ if measures.tables().any(|table| measures.is_list(table)) => INITIAL_LANE * size,
            _ => 0.0,
        };
        let usual: Vec<ColumnWidths> = measures.tables().map(|table| measures.usual(table)).collect();
        let available = (strip - lane) / size;
        let fits = |widths: &[ColumnWidths]| widest(widths) <= available + 0.01;
        let mut widths = if fits(&usual) { usual } else { narrowed(measures, available, narrowing) };
        for (table, widths) in widths.iter_mut().enumerate() {
            if let Some(games) = measures.games(table) {
                games.widen_names(widths, reach, available);
            }
        }
        let narrowness = measures.tables().map(|table| measures.narrowness_of_headings(table, &widths[table]));
        let of_headings = narrowness.fold(0.0, f32::max) * cost::NARROW_HEADINGS;
        fits(&widths).then(|| {
            let form = TableForm::new(range, sheet, size, widths, strips);
            TableForm { letters, games: reach, narrowing, lane, own_cost: form.own_cost + of_headings, ..form }
        })
    }

    /// What games below names cost.
    fn cost_of_games(&self, measures: &TableMeasures) -> f32 {
        let below_all = if self.games == GamesReach::WholeTable { cost::GAMES_BELOW_ALL } else { 0.0 };
        let of_tables = measures.tables().zip(&self.widths);
        let of_tables = of_tables.filter_map(|(table, widths)| Some(measures.games(table)?.cost(widths, self.games)));
        below_all + of_tables.fold(0.0, f32::max)
    }

    /// The sheets that the rows need at least, if each text has one line.
    fn least_sheets(&self, texts: &TableTexts) -> f32 {
        let row = self.pitch();
        let lines: usize = texts.sections.iter().map(|section| section.rows.len()).sum();
        let more = texts.sections.iter().map(|section| {
            let more = section.rows.iter().map(|row| row.iter().map(Vec::len).max().unwrap_or_default());
            let more: usize = more.map(|lines| lines.saturating_sub(1)).sum();
            let small = if section.games.is_some() { LEAST_SCALE } else { section.small };
            #[expect(clippy::cast_precision_loss, reason = "rows of a table")]
            let height = more as f32 * small * LINE * self.size;
            height
        });
        #[expect(clippy::cast_precision_loss, reason = "rows of a table")]
        let height = lines as f32 * row + more.sum::<f32>();
        let page = (self.bottom() - MARGIN - LINE * self.size) * f32::from(self.strips);
        (height / page.max(1.0)).ceil().max(1.0)
    }

    /// What the pages of this form cost.
    pub(super) fn cost(&self, tally: &PageTally) -> f32 {
        let all: usize = tally.rows.iter().sum();
        let too_few = tally.rows.iter().filter(|rows| **rows < LEAST_ROWS && all >= LEAST_ROWS).count();
        #[expect(clippy::cast_precision_loss, reason = "rows of a table")]
        let share = |rows: usize| rows as f32 / all.max(1) as f32;
        // One long name in twenty costs nothing.
        let beyond_few = |share: f32| (share - 0.06).max(0.0);
        #[expect(clippy::cast_precision_loss, reason = "pages")]
        let pages = cost::SHEET * tally.rows.len() as f32 + cost::ORPHANS * too_few as f32;
        #[expect(clippy::cast_precision_loss, reason = "tables")]
        let torn = cost::TORN * tally.torn as f32;
        self.own_cost
            + pages
            + cost::WRAPPED * beyond_few(share(tally.wrapped))
            + cost::NARROW * beyond_few(share(tally.narrowed))
            + torn
            + cost::NARROWEST * tally.narrowest
    }

    /// Gives the columns what is left of the width: to the years, or to the names above games, or else first to the rounds until they are
    /// even, then to the longest texts, then to all.
    fn stretch(&mut self, texts: &TableTexts, measures: &TableMeasures) {
        let strip_width = (self.strip_width() - self.lane) / self.size;
        for (table, widths) in self.widths.iter_mut().enumerate() {
            let spare = (strip_width - widths.total()).max(0.0);
            let years = measures.years(table);
            if !years.is_empty() {
                #[expect(clippy::cast_precision_loss, reason = "years of a game")]
                let share = spare / years.len() as f32;
                for at in years {
                    widths.0[at] = (widths.0[at] + share).min(MOST_FOR_YEAR);
                }
                continue;
            }
            // Whoever looks for a name finds the board beside it, so that a list has no more room than its names take.
            if measures.is_list(table) {
                widths.grow_to(&measures.most(table), MOST_FOR_LONG_NAMES, strip_width);
                continue;
            }
            if let Some(games) = measures.games(table) {
                let spare = spare.min(widths.total() * (MOST_STRETCH - 1.0));
                if let Some(names) = widths.0.get_mut(games.names()) {
                    *names += spare;
                }
                continue;
            }
            // Uneven columns of figures are seen on every row, and a name that is longer than the usual ones on one.
            let rounds = measures.rounds(table);
            widths.level(&rounds, strip_width);
            if !measures.have_wide_headings(table, &rounds) {
                widths.even_out(&rounds, MOST_INTO_GAP);
            }
            widths.grow_to(&measures.most(table), f32::INFINITY, strip_width);
            // A table ends where the plot below it does.
            let has_plot = texts.sections.iter().any(|section| section.table == table && section.plot.is_some());
            let most = if has_plot { strip_width } else { widths.total() * MOST_STRETCH };
            widths.stretch_to(strip_width.min(most));
        }
        // All tables end at one edge.
        let edge = widest(&self.widths);
        for (table, widths) in self.widths.iter_mut().enumerate() {
            if !measures.is_list(table) {
                widths.stretch_to(edge);
            }
        }
    }

    /// The forms for a page on which one table stands alone, where others have several tables in this form: in larger letters, the
    /// largest first, and at last in letters of this size.
    pub(super) fn for_table_alone(
        &self,
        texts: &TableTexts,
        by_size: &MeasuresBySize,
        setup: &PageSetup,
    ) -> Vec<TableForm> {
        let steps = (self.size * (MOST_LARGER_ALONE - 1.0) / SIZE_STEP).floor();
        let range = SizeRange { largest: self.size + steps * SIZE_STEP, least: self.size };
        let place = (self.letters, self.games, self.narrowing);
        let fitting = |size| TableForm::fitting(by_size, range, self.sheet, size, (1, place));
        let mut forms: Vec<TableForm> = sizes(range.largest, range.least).filter_map(fitting).collect();
        for form in &mut forms {
            form.section_title = section_title_size(form, texts, setup);
            form.has_even_pitch = self.has_even_pitch;
            form.row_padding = ROW_PADDING.min(self.row_padding);
            form.stretch(texts, by_size.of_size(form.size));
        }
        forms
    }

    /// By page: the number of its tables, where these are shared out. Empty where they are not.
    pub(super) fn tables_of_pages(&self) -> Vec<usize> {
        self.shares.chunks(usize::from(self.strips)).map(|strips| strips.iter().sum()).collect()
    }

    /// The sections that begin at the same place of other strips of the page, where they are shared out.
    pub(super) fn sections_beside(&self, section: usize) -> impl Iterator<Item = usize> + '_ {
        let first = |strip: usize| self.shares[..strip].iter().sum::<usize>();
        let own = (0..self.shares.len()).rev().find(|strip| first(*strip) <= section && self.shares[*strip] > 0);
        let strips = usize::from(self.strips);
        let of_page = own.map_or(0..0, |own| own - own % strips..(own - own % strips + strips).min(self.shares.len()));
        let at = own.map_or(0, |own| section - first(own));
        of_page.filter(move |strip| self.shares[*strip] > at).map(move |strip| first(strip) + at)
    }

    /// The pages with one table where others have several, each with its table.
    pub(super) fn tables_alone(&self) -> Vec<(usize, usize)> {
        let on_pages = self.tables_of_pages();
        let has_several = on_pages.iter().any(|tables| *tables > 1);
        let first = |page: usize| on_pages[..page].iter().sum::<usize>();
        let alone = (0..on_pages.len()).filter(|page| has_several && on_pages[*page] == 1);
        alone.map(|page| (page, first(page))).collect()
    }

    /// The width between the margins.
    pub(super) fn across(&self) -> f32 {
        self.sheet.width - 2.0 * MARGIN
    }

    pub(super) fn strip_width(&self) -> f32 {
        let strips = f32::from(self.strips);
        (self.across() - (strips - 1.0) * GUTTER * self.size) / strips
    }

    pub(super) fn strip_left(&self, strip: u16) -> f32 {
        MARGIN + f32::from(strip) * (self.strip_width() + GUTTER * self.size)
    }

    /// The left edge of the tables of a strip.
    pub(super) fn table_left(&self, strip: u16) -> f32 {
        self.strip_left(strip) + self.lane
    }

    /// From one row of one line to the next, in points.
    pub(super) fn pitch(&self) -> f32 {
        (LINE + 2.0 * self.row_padding) * self.size
    }

    /// The space above and below the lines of a row with which its rows have this pitch. It is no less than it is.
    pub(super) fn padding_of_pitch(&self, pitch: f32) -> f32 {
        ((pitch / self.size - LINE) / 2.0).max(self.row_padding)
    }

    /// The space between a rule and a table without headings, in points.
    pub(super) fn rule_space(&self) -> f32 {
        RULE_SPACE * self.size
    }

    pub(super) fn bottom(&self) -> f32 {
        self.sheet.height - MARGIN - FOOT - self.spare
    }

    /// Whether the paper is upright and the text is as large as it should be. Nothing is gained then by other forms for some of the
    /// tables.
    pub(super) fn is_as_wanted(&self) -> bool {
        self.sheet.width < self.sheet.height && self.size >= self.least
    }

    /// The size of a sentence below a table, in points.
    pub(super) fn note_size(&self) -> f32 {
        (self.size * NOTE_SCALE).max(LEAST_NOTE)
    }

    /// The size of headings against that of the cells.
    pub(super) fn head_scale(&self) -> f32 {
        head_scale(self.size)
    }

    /// The size of a reason below the texts of its row, against that of the cells.
    pub(super) fn reason_scale(&self) -> f32 {
        self.readable(REASON_SCALE)
    }

    /// The size of a text in the second language against that in the first.
    pub(super) fn other_language(&self, section: &SectionTexts) -> f32 {
        self.readable(section.other_language())
    }

    /// The size of a small text against that of the cells. Below cells that are small themselves, it is as large as it must be to be
    /// read, and no larger than they are.
    fn readable(&self, scale: f32) -> f32 {
        readable_scale(self.size, scale)
    }
}

/// The size of headings against that of cells of this size. In a table of very many columns they are as wide as the figures leave them.
pub(super) fn head_scale(size: f32) -> f32 {
    if size < LEAST_NOTE { HEAD_SCALE } else { readable_scale(size, HEAD_SCALE) }
}

/// The size of a small text against that of cells of this size, which are as large as these points.
pub(super) fn readable_scale(size: f32, scale: f32) -> f32 {
    scale.max((LEAST_NOTE / size).min(1.0))
}

/// The widths with which each table is no wider than `available`, if that is possible. Columns of texts become narrower,
/// and first those whose texts take no further line.
fn narrowed(measures: &TableMeasures, available: f32, narrowing: Narrowing) -> Vec<ColumnWidths> {
    let narrowed = |table: usize| {
        let free = measures.usual(table).narrowed(available, &measures.free(table, narrowing));
        let free = free.narrowed(available, &measures.narrow_headings(table, narrowing));
        free.narrowed(available, &measures.least(table, narrowing))
    };
    measures.tables().map(narrowed).collect()
}

/// The width of the widest table, for a text size of 1 point.
fn widest(tables: &[ColumnWidths]) -> f32 {
    tables.iter().map(ColumnWidths::total).fold(0.1, f32::max)
}

/// The size of the title of a section. The letter of a board is found from across the room.
fn section_title_size(form: &TableForm, texts: &TableTexts, setup: &PageSetup) -> f32 {
    if form.letters == LetterPlace::Beside {
        return letter_beside(form.size);
    }
    if !texts.is_of_short_tables(MOST_ROWS_TOGETHER) {
        return form.size * 1.05;
    }
    if setup.size == TextSize::List {
        return form.size * 1.3;
    }
    match (setup.paper, form.letters) {
        (Paper::A3 | Paper::Tabloid, _) | (_, LetterPlace::Above) => 40.0_f32.max(form.size * 1.05),
        // The boards have the heads that they have on the page of boards.
        _ if texts.has_plot(PlotScale::Centres) => LARGEST_SECTION,
        // The title of the page keeps its size, which is larger.
        (Paper::A4 | Paper::Letter, _) => (form.size * 1.5).min(LARGEST_SECTION).max(form.size * 1.25),
    }
}

/// The size of the letter of a board beside rows of this size.
fn letter_beside(size: f32) -> f32 {
    (LETTER_BESIDE * size).min(MOST_LETTER_BESIDE)
}
