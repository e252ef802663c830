//! Lays a notice out on pages, by what its pages are for, with feet and the mark of a draft.

use std::ops::Range;

use super::badge_layout::lay_out_badges;
use super::card_layout::lay_out_cards;
use super::certificate_layout::lay_out_certificates;
use super::columns::count_as_f32;
use super::drawing::add_drawing;
use super::form_layout::lay_out_form;
use super::page_content::{PageContent, Watermark};
use super::page_foot::add_feet;
use super::page_measures::{ASCENT, LINE, MARGIN, MOST_ROWS_TOGETHER};
use super::set_section::{SetSection, set_sections};
use super::table_flow::TableFlow;
use super::table_form::{MOST_ROW_PADDING, PageTally, TableForm};
use super::table_measures::MeasuresBySize;
use super::table_texts::{GamesPlace, TableTexts};
use crate::languages::sentences;
use crate::notices::{Notice, NoticeLayout, NoticeSection, PlotScale};
use crate::publish::page_setup::{PageSetup, TextSize};
use crate::publish::paper::Sheet;
use crate::publish::shown_columns::{printed_notes, runs_of_sections};
use crate::publish::text_measure::{Fonts, PageFont};

/// The number of rows that stay with the sentences below a table.
const ROWS_WITH_NOTES: usize = 5;

/// How often the free space at the feet of pages is halved until they are about as full.
const EVEN_STEPS: usize = 5;

/// By how much a plot may be higher than usual, in points: a plot of centres beside others, and a plot that is alone or
/// shows places.
const MOST_CENTRES_EXTRA: f32 = 200.0;
const MOST_ALONE_EXTRA: f32 = 500.0;

/// The part of the page's diagonal that the word takes.
const DRAFT_WIDTH: f32 = 0.7;

/// Pages of a notice.
pub(super) fn lay_out(fonts: &Fonts, notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    let mut pages = match notice.layout {
        NoticeLayout::Tables => lay_out_tables(fonts, notice, setup),
        NoticeLayout::Form => lay_out_form(fonts, notice, setup),
        NoticeLayout::Cards => lay_out_cards(fonts, notice, setup),
        NoticeLayout::Certificates => lay_out_certificates(fonts, notice, setup),
        // A badge is cut out, and the paper around it has nothing.
        NoticeLayout::Badges => return lay_out_badges(fonts, notice, setup),
    };
    if let Some(drawing) = &notice.drawing {
        add_drawing(fonts, &mut pages, drawing, notice, setup);
    }
    // A card is cut out with the time at its own foot, and a certificate has none.
    if !matches!(notice.layout, NoticeLayout::Certificates | NoticeLayout::Cards) {
        add_feet(fonts, &mut pages, notice, setup);
    }
    if notice.is_draft {
        let shaped = fonts.shape(&notice.languages.text(sentences::pages::draft), PageFont::Bold);
        for page in &mut pages {
            let size = page.sheet.width.hypot(page.sheet.height) * DRAFT_WIDTH / shaped.width;
            page.watermark = Some(Watermark { shaped: shaped.clone(), size });
        }
    }
    pages
}

/// Pages, and what is counted on them.
type Flowed = (Vec<PageContent>, PageTally);

/// Pages in a form.
#[derive(Default)]
struct LaidOutTables {
    pages: Vec<PageContent>,
    tally: PageTally,
    /// `None` if nothing is laid out.
    form: Option<TableForm>,
    /// The sections as they are set in this form.
    set: Vec<SetSection>,
}

/// Some sections of a notice, laid out.
struct TablePart<'a> {
    notice: &'a Notice,
    /// Where its sections are in the notice.
    sections: Range<usize>,
    games: GamesPlace,
    texts: TableTexts,
    measures: MeasuresBySize,
    laid_out: LaidOutTables,
}

impl<'a> TablePart<'a> {
    /// Lays these sections out. The sentences stand below the last one.
    fn new(
        fonts: &Fonts,
        notice: &'a Notice,
        (sections, games): (Range<usize>, GamesPlace),
        setup: &PageSetup,
    ) -> Self {
        let mut part = TablePart::not_laid_out(fonts, notice, (sections, games));
        let upright = Sheet::upright(setup.paper);
        let both = [upright, upright.turned()];
        // The lines of a text are not as long as a sheet is high.
        let sheets = if part.texts.is_prose() { &both[..1] } else { &both[..] };
        let forms = TableForm::candidates(&part.texts, &part.measures, setup, sheets);
        part.laid_out = part.cheapest(fonts, forms, setup);
        part
    }

    /// These sections before they have a form.
    fn not_laid_out(fonts: &Fonts, notice: &'a Notice, (sections, games): (Range<usize>, GamesPlace)) -> Self {
        let texts = TableTexts::new(&notice.sections[sections.clone()], games, notice.languages);
        let measures = texts.measure(fonts);
        TablePart { notice, sections, games, texts, measures, laid_out: LaidOutTables::default() }
    }

    /// The pages of the form that costs least. The forms are in the order of what they cost at least.
    fn cheapest(&self, fonts: &Fonts, forms: Vec<TableForm>, setup: &PageSetup) -> LaidOutTables {
        let mut best: Option<(f32, LaidOutTables)> = None;
        for form in forms {
            if best.as_ref().is_some_and(|(cost, _)| *cost <= form.least_cost) {
                break;
            }
            let set = self.set(fonts, &form);
            let (pages, tally) = self.place(fonts, (&form, &set), setup);
            let cost = form.cost(&tally);
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, LaidOutTables { pages, tally, form: Some(form), set }));
            }
        }
        best.map_or_else(LaidOutTables::default, |(_, best)| best)
    }

    /// The sections as they are set in a form.
    fn set(&self, fonts: &Fonts, form: &TableForm) -> Vec<SetSection> {
        set_sections(fonts, (&self.texts, self.measures.of_size(form.size)), form, &self.notice.breakable_words)
    }

    /// Places the sections, as they are set, on pages. Another space between rows needs no other setting.
    fn place(&self, fonts: &Fonts, (form, set): (&TableForm, &[SetSection]), setup: &PageSetup) -> Flowed {
        let is_last = self.sections.end == self.notice.sections.len();
        let place = PartPlace { goes_on: self.sections.start > 0, is_last };
        flow_on_pages(fonts, (&self.texts, set), form, (self.notice, place), setup)
    }

    /// A page with one of its tables alone. Its letters are larger than those of the pages with several tables in this form, so that
    /// it is fuller, but its rows are no further from each other than those.
    fn page_of_table(&self, fonts: &Fonts, form: &TableForm, section: usize, setup: &PageSetup) -> Option<PageContent> {
        // With larger letters the games of its players would take other lines than those of the other tables.
        if self.games == GamesPlace::BelowNames {
            return None;
        }
        let at = self.sections.start + section;
        let alone = TablePart::not_laid_out(fonts, self.notice, (at..at + 1, self.games));
        let placed = |form: TableForm| {
            let set = alone.set(fonts, &form);
            let (pages, tally) = alone.place(fonts, (&form, &set), setup);
            LaidOutTables { pages, tally, form: Some(form), set }
        };
        let forms = form.for_table_alone(&alone.texts, &alone.measures, setup);
        // No name is narrower because of the larger letters.
        let usual = placed(forms.last()?.clone()).tally;
        let fits = |larger: &LaidOutTables| larger.pages.len() == 1 && larger.tally.has_names_as_wide_as(&usual);
        let LaidOutTables { pages, tally, form: larger, set } = forms.into_iter().map(placed).find(fits)?;
        let larger = larger?;
        let paddings = larger.row_padding..larger.padding_of_pitch(form.pitch());
        let flow = |form: &TableForm| alone.place(fonts, (form, &set), setup);
        let set_padding = |form: &mut TableForm, padding: f32| form.row_padding = padding;
        let (_, (mut pages, _)) = loosened((larger, (pages, tally)), paddings, set_padding, flow);
        let mut page = pages.pop()?;
        page.renumber_sections(section);
        Some(page)
    }

    fn rows(&self) -> usize {
        self.laid_out.tally.rows.iter().sum()
    }

    /// The cost of the pages in a notice with `all_rows` rows. Small letters cost more, the more rows are set in them.
    fn cost(&self, all_rows: usize) -> f32 {
        let Some(form) = &self.laid_out.form else { return 0.0 };
        #[expect(clippy::cast_precision_loss, reason = "rows of tables")]
        let share = self.rows() as f32 / all_rows.max(1) as f32;
        form.own_cost * share + form.cost(&self.laid_out.tally) - form.own_cost
    }

    fn is_as_wanted(&self) -> bool {
        self.laid_out.form.as_ref().is_none_or(TableForm::is_as_wanted)
    }

    /// Whether its letters are small, its paper is turned, or more names than a few in a hundred are wrapped.
    fn has_little_room(&self) -> bool {
        !self.is_as_wanted() || self.laid_out.tally.has_many_wrapped()
    }

    /// The pages, all about as full where they were not.
    fn into_pages(mut self, fonts: &Fonts, setup: &PageSetup) -> Vec<PageContent> {
        let LaidOutTables { pages, tally, form, set } = std::mem::take(&mut self.laid_out);
        let place = |form: &TableForm| self.place(fonts, (form, &set), setup);
        let has_plots = self.texts.sections.iter().any(|section| section.plot.is_some());
        let mut pages = match form {
            Some(form) if has_plots && form.strips == 1 => {
                let scale = if self.texts.has_plot(PlotScale::Places) { PlotScale::Places } else { PlotScale::Centres };
                with_high_plots((form, scale), pages, place)
            }
            Some(form) => {
                let sections = self.texts.sections.len();
                let (is_uneven, of_pages) = (tally.is_uneven(), (pages.len(), form.strips));
                let mut laid_out = (form, (pages, tally));
                if self.texts.is_of_short_tables(MOST_ROWS_TOGETHER) {
                    // The head of the first page is higher, so that it may have no room for the larger share.
                    for is_fewest_first in [false, true] {
                        if laid_out.0.shares.is_empty() {
                            let shares = even_shares(sections, of_pages, is_fewest_first);
                            laid_out = if_as_whole(laid_out, |form| form.shares = shares, place);
                        }
                    }
                }
                if self.notice.languages.second.is_some() && !self.texts.is_prose() {
                    laid_out = if_as_whole(laid_out, |form| form.has_even_pitch = true, place);
                }
                let (form, (mut pages, _)) = filled(laid_out, is_uneven, place);
                for (at, section) in form.tables_alone() {
                    let larger = self.page_of_table(fonts, &form, section, setup);
                    if let (Some(page), Some(larger)) = (pages.get_mut(at), larger) {
                        *page = larger;
                    }
                }
                pages
            }
            None => pages,
        };
        for page in &mut pages {
            page.renumber_sections(self.sections.start);
        }
        pages
    }
}

/// Where the sections of a part are among those of its notice.
#[derive(Clone, Copy)]
struct PartPlace {
    /// Others come before.
    goes_on: bool,
    /// No others follow.
    is_last: bool,
}

/// Pages of tables. Paper, size and strips are those that cost least. A wide table does not make the others small: where that
/// costs less, tables with other columns have pages in a form of their own.
fn lay_out_tables(fonts: &Fonts, notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    let all = 0..notice.sections.len();
    let part = |sections: Range<usize>| TablePart::new(fonts, notice, (sections, GamesPlace::InColumns), setup);
    let mut whole = part(all.clone());
    if setup.size == TextSize::Poster && TableTexts::can_have_small_games(notice) {
        for games in [GamesPlace::InSmallColumns, GamesPlace::BelowNames] {
            if !whole.has_little_room() {
                break;
            }
            let other = TablePart::new(fonts, notice, (all.clone(), games), setup);
            let is_enough = games == GamesPlace::BelowNames || !other.has_little_room();
            let rows = whole.rows();
            if is_enough && other.laid_out.form.is_some() && other.cost(rows) < whole.cost(rows) {
                whole = other;
            }
        }
    }
    let roles = |section: &NoticeSection| section.columns.iter().map(|column| column.role).collect::<Vec<_>>();
    let runs = runs_of_sections(notice, |one, next| roles(one) == roles(next));
    if whole.is_as_wanted() || runs.len() < 2 {
        return whole.into_pages(fonts, setup);
    }
    let rows = whole.rows();
    let mut parts: Vec<TablePart<'_>> = Vec::new();
    for run in runs {
        let alone = part(run.clone());
        if let Some(before) = parts.last_mut() {
            let sections = before.sections.start..run.end;
            let apart = before.cost(rows) + alone.cost(rows);
            if sections == all {
                if whole.cost(rows) <= apart {
                    return whole.into_pages(fonts, setup);
                }
            } else {
                let joined = part(sections);
                if joined.cost(rows) <= apart {
                    *before = joined;
                    continue;
                }
            }
        }
        parts.push(alone);
    }
    let cost: f32 = parts.iter().map(|part| part.cost(rows)).sum();
    let chosen = if cost < whole.cost(rows) { parts } else { vec![whole] };
    chosen.into_iter().flat_map(|part| part.into_pages(fonts, setup)).collect()
}

/// The sections of each strip of all pages where they are shared out evenly. Only the last page has fewer beside each other than it has
/// strips.
fn even_shares(sections: usize, (pages, strips): (usize, u16), is_fewest_first: bool) -> Vec<usize> {
    let (pages, strips) = (pages.max(1), usize::from(strips));
    let shares = |all: usize, parts: usize| (0..parts).map(move |at| all / parts + usize::from(at < all % parts));
    // The sections that stand beside each other are on one page.
    let mut lines: Vec<usize> = shares(sections.div_ceil(strips), pages).collect();
    if is_fewest_first {
        lines.reverse();
    }
    let mut left = sections;
    let of_pages = lines.into_iter().map(|lines| {
        let on_page = left.min(lines * strips);
        left -= on_page;
        on_page
    });
    let of_pages: Vec<usize> = of_pages.collect();
    of_pages.into_iter().flat_map(|on_page| shares(on_page, strips)).collect()
}

/// Whether pages are as many as before, and no further table is torn.
fn is_as_whole(tried: &Flowed, before: &Flowed) -> bool {
    tried.0.len() == before.0.len() && tried.1.torn <= before.1.torn
}

/// A changed form and its pages, if these are as many as before and no table is torn for it. Otherwise the form and its pages as they
/// were.
fn if_as_whole(
    (form, pages): (TableForm, Flowed),
    change: impl FnOnce(&mut TableForm),
    flow: impl Fn(&TableForm) -> Flowed,
) -> (TableForm, Flowed) {
    let mut changed = form.clone();
    change(&mut changed);
    let tried = flow(&changed);
    if is_as_whole(&tried, &pages) { (changed, tried) } else { (form, pages) }
}

/// As many pages as before, but full: there is more space between their rows, on all pages alike. Where the last page is short, the
/// others have free space at their feet.
fn filled(
    (form, pages): (TableForm, Flowed),
    is_uneven: bool,
    flow: impl Fn(&TableForm) -> Flowed,
) -> (TableForm, Flowed) {
    let paddings = form.row_padding..MOST_ROW_PADDING;
    let loose = loosened((form, pages), paddings, |form, padding| form.row_padding = padding, &flow);
    if !is_uneven || !loose.0.shares.is_empty() {
        return loose;
    }
    let spares = 0.0..(loose.0.bottom() - MARGIN) / 2.0;
    loosened(loose, spares, |form, spare| form.spare = spare, &flow)
}

/// Nearly the loosest form in a range with as many pages and no further table torn, found by halving, and its pages.
fn loosened(
    (mut form, mut pages): (TableForm, Flowed),
    range: Range<f32>,
    set: impl Fn(&mut TableForm, f32),
    flow: impl Fn(&TableForm) -> Flowed,
) -> (TableForm, Flowed) {
    let (mut small, mut large) = (range.start, range.end);
    for _ in 0..EVEN_STEPS {
        let middle = f32::midpoint(small, large);
        set(&mut form, middle);
        let tried = flow(&form);
        if is_as_whole(&tried, &pages) {
            (pages, small) = (tried, middle);
        } else {
            large = middle;
        }
    }
    set(&mut form, small);
    (form, pages)
}

/// The same pages, with plots as high as there is room for them. The plots of boards are all as high, so that they can be compared.
fn with_high_plots(
    (mut form, scale): (TableForm, PlotScale),
    pages: Vec<PageContent>,
    flow: impl Fn(&TableForm) -> Flowed,
) -> Vec<PageContent> {
    // The plot of one board has the rest of its page.
    let is_alone = pages.iter().map(|page| page.figures.len()).sum::<usize>() == 1;
    let most = if scale == PlotScale::Places || is_alone { MOST_ALONE_EXTRA } else { MOST_CENTRES_EXTRA };
    let extra = |page: &PageContent| {
        let lowest = page.texts.iter().map(|text| text.baseline + (LINE - ASCENT) * text.size).fold(0.0, f32::max);
        // The space below the last table is free too.
        let free = form.bottom() - lowest - form.size / 2.0;
        (free / count_as_f32(page.figures.len().max(1))).clamp(0.0, most)
    };
    form.plot_extra = pages.iter().map(extra).collect();
    if scale == PlotScale::Centres {
        let of_plots = pages.iter().zip(&form.plot_extra).filter(|(page, _)| !page.figures.is_empty());
        let least = of_plots.map(|(_, extra)| *extra).fold(most, f32::min);
        // What other pages have is between their boards.
        form.plot_gaps = form.plot_extra.iter().map(|extra| extra - least).collect();
        form.plot_extra.fill(least);
    }
    let (high, _) = flow(&form);
    let figures = |pages: &[PageContent]| pages.iter().map(|page| page.figures.len()).collect::<Vec<_>>();
    if figures(&high) == figures(&pages) { high } else { pages }
}

fn flow_on_pages(
    fonts: &Fonts,
    texts: (&TableTexts, &[SetSection]),
    form: &TableForm,
    (notice, place): (&Notice, PartPlace),
    setup: &PageSetup,
) -> Flowed {
    let is_below = |note: &String| notice.explanations_at_head().all(|at_head| at_head != note.as_str());
    let notes: Vec<String> = if place.is_last { printed_notes(notice).filter(is_below).collect() } else { Vec::new() };
    let begin = || TableFlow::new(fonts, texts, form, notice, setup).going_on(place.goes_on);
    let mut flow = begin();
    flow.tables(None);
    let has_few_rows = !notes.is_empty() && flow.has_fewer_on_last_page(ROWS_WITH_NOTES);
    if has_few_rows || !flow.notes(&notes) {
        // The last rows go to the page of the sentences, so that these do not stand alone.
        let last = texts.0.sections.last().map_or(0, |section| section.rows.len());
        let kept = last.checked_sub(ROWS_WITH_NOTES).filter(|_| last > MOST_ROWS_TOGETHER);
        flow = begin();
        flow.tables(kept);
        if !flow.notes(&notes) {
            // More sentences than fit below these rows: they have pages of their own.
            flow = begin();
            flow.tables(None);
            flow.begin_page();
            flow.notes(&notes);
        }
    }
    flow.into_pages()
}

#[cfg(test)]
mod fitting_tests;
#[cfg(test)]
mod legibility_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod wall_tests;
