//! Cuts a slide into pages: which rows are on which page, in strips beside each other. Lengths are in sizes of the text.
//! Nothing here paints.

use super::slides::{Slide, SlideBlock, SlideColumn};

/// The space between two columns of a strip, and between two strips.
pub const COLUMN_GAP: f32 = 0.7;
pub const STRIP_GAP: f32 = 2.0;
/// The room of the colour of a power before its row.
pub const SWATCH: f32 = 0.8;

/// The height of a line.
pub const LINE: f32 = 1.32;

/// The text of rows is enlarged up to this factor, if this takes no further page, in steps of this size.
const GREATEST_SCALE: f32 = 1.6;
const SCALE_STEP: f32 = 0.05;

/// The text of rows is made smaller down to this, where a page then has two strips.
const LEAST_SCALE: f32 = 0.75;

/// A column of texts is wide enough for this percentage of its texts, and a little wider. Without this, two long names
/// among 154 would leave no room for a second strip.
const USUAL_PERCENT: usize = 95;
const MORE_THAN_USUAL: f32 = 1.15;

/// With fewer rows than this, a column is as wide as its longest text.
const FEW_ROWS: usize = 15;

/// The room for the rows of a page, in sizes of the text that is not enlarged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PageRoom {
    pub width: f32,
    pub height: f32,
}

impl PageRoom {
    /// The number of lines below each other.
    fn lines(self) -> usize {
        // A little more, because the height is a sum of rounded numbers.
        let lines = (1..=60_u16).rev().find(|lines| f32::from(*lines) * LINE <= self.height + 0.001);
        lines.map_or(1, usize::from).max(3)
    }

    /// The room for text that is enlarged by `scale`.
    fn for_text(self, scale: f32) -> PageRoom {
        PageRoom { width: self.width / scale, height: self.height / scale }
    }
}

/// How the rows of a slide are laid out on each of its pages.
#[derive(Clone, Debug, PartialEq)]
pub struct SlideLayout {
    /// The size of the rows against that of other texts. The other lengths are in sizes of the rows.
    pub scale: f32,
    /// The widths of the columns of a strip.
    pub columns: Vec<f32>,
    /// The width of a strip.
    pub strip_width: f32,
    pub pages: Vec<SlidePage>,
}

impl SlideLayout {
    /// Which part of the slide a page has: “A–H” of the boards, “1–42” of the places. Empty for a slide of one page.
    pub fn part(&self, slide: &Slide, page: usize) -> String {
        let name = |line: &PageLine| {
            let PageLine::Row(block, row) = line else { return None };
            let block = slide.blocks.get(*block)?;
            let first = block.rows.get(*row)?.cells.first()?.as_str();
            // A shared place is named by its number.
            Some(match (block.title.as_str(), block.letter.as_str()) {
                ("", _) => first.trim_end_matches([' ', '=']),
                (title, "") => title,
                (_, letter) => letter,
            })
        };
        let Some(page) = self.pages.get(page).filter(|_| self.pages.len() > 1) else { return String::new() };
        let names: Vec<&str> = page.strips.iter().flatten().filter_map(name).filter(|name| !name.is_empty()).collect();
        match (names.first(), names.last()) {
            (Some(first), Some(last)) if first != last => format!("{first}–{last}"),
            (first, _) => first.copied().unwrap_or_default().to_owned(),
        }
    }
}

/// A page: strips from left to right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SlidePage {
    pub strips: Vec<Vec<PageLine>>,
}

/// A line of a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageLine {
    /// The title of this block.
    Title(usize),
    /// A row of a block.
    Row(usize, usize),
    Empty,
}

/// Lays a slide out. `measure` gives the width of a text in a size of 1. A slide has at least one page. The text is as large as
/// it can be without another page, so that pages are full and can be read from afar. Several pages have two strips at least, where
/// the text is not too small for it.
pub fn lay_out(slide: &Slide, room: PageRoom, measure: &dyn Fn(&str) -> f32) -> SlideLayout {
    let widths = StripWidths::new(slide, measure);
    let usual = widths.lay_out(slide, room);
    let scales = std::iter::successors(Some(GREATEST_SCALE), |scale| Some(scale - SCALE_STEP));
    let mut enlarged = scales.take_while(|scale| *scale > 1.0).filter_map(|scale| {
        let room = room.for_text(scale);
        let layout = widths.is_whole(room).then(|| widths.lay_out(slide, room))?;
        (layout.pages.len() <= usual.pages.len() && !cuts_more(slide, room, usual.lines)).then_some((layout, scale))
    });
    let enlarged = enlarged.next();
    let has_one_strip =
        |layout: &LaidOut| layout.pages.len() > 1 && layout.pages.iter().all(|page| page.strips.len() < 2);
    let (found, scale) = enlarged.unwrap_or((usual, 1.0));
    let smaller = std::iter::successors(Some(1.0), |scale| Some(scale - SCALE_STEP))
        .take_while(|scale| has_one_strip(&found) && *scale >= LEAST_SCALE)
        .map(|scale| (widths.lay_out(slide, room.for_text(scale)), scale))
        .find(|(layout, _)| !has_one_strip(layout));
    let (LaidOut { columns, strip_width, pages, .. }, scale) = smaller.unwrap_or((found, scale));
    SlideLayout { scale, columns, strip_width, pages }
}

/// Whether strips for this room would cut a block that fits a strip of `lines` lines.
fn cuts_more(slide: &Slide, room: PageRoom, lines: usize) -> bool {
    slide.blocks.iter().map(block_height).any(|height| height <= lines && height > room.lines())
}

/// The lines of a block with its title.
fn block_height(block: &SlideBlock) -> usize {
    block.rows.len() + usize::from(!block.title.is_empty())
}

/// A slide on its pages, with text of one size.
struct LaidOut {
    columns: Vec<f32>,
    strip_width: f32,
    /// The number of lines for which a page has room.
    lines: usize,
    pages: Vec<SlidePage>,
}

/// The widths that the columns of a slide need.
struct StripWidths {
    columns: Vec<f32>,
    gaps: f32,
    titles: f32,
}

impl StripWidths {
    fn new(slide: &Slide, measure: &dyn Fn(&str) -> f32) -> StripWidths {
        let rows = || slide.blocks.iter().flat_map(|block| &block.rows);
        let widest = |column: usize| {
            let texts = rows().filter_map(|row| row.cells.get(column)).filter(|text| !text.is_empty());
            let mut widths: Vec<f32> = texts.map(|text| measure(text)).collect();
            widths.sort_by(f32::total_cmp);
            let widest = widths.last().copied().unwrap_or_default();
            if slide.columns.get(column) == Some(&SlideColumn::Number) || widths.len() < FEW_ROWS {
                return widest;
            }
            let usual = widths.get(widths.len() * USUAL_PERCENT / 100).copied().unwrap_or(widest);
            widest.min(usual * MORE_THAN_USUAL)
        };
        let columns: Vec<f32> = (0..slide.columns.len()).map(widest).collect();
        let swatch = if rows().any(|row| row.power.is_some()) { SWATCH } else { 0.0 };
        let gaps = COLUMN_GAP * columns.iter().skip(1).map(|_| 1.0).sum::<f32>() + swatch;
        let titles = slide.blocks.iter().map(|block| measure(&block.title)).fold(0.0, f32::max);
        StripWidths { columns, gaps, titles }
    }

    /// Whether the columns have their usual widths. A text that is longer than usual may still be shortened.
    fn is_whole(&self, room: PageRoom) -> bool {
        self.columns.iter().sum::<f32>() + self.gaps <= room.width && self.titles <= room.width
    }

    fn lay_out(&self, slide: &Slide, room: PageRoom) -> LaidOut {
        let mut columns = self.columns.clone();
        shrink_widest(&mut columns, room.width - self.gaps);
        let strip_width = (columns.iter().sum::<f32>() + self.gaps).max(self.titles.min(room.width));
        let across = ((room.width + STRIP_GAP) / (strip_width + STRIP_GAP)).floor().max(1.0);
        let across = (1..=20_u16).rev().find(|count| f32::from(*count) <= across).map_or(1, usize::from);
        let lines = room.lines();
        let pages = fill_pages(&slide.blocks, lines, across);
        LaidOut { columns, strip_width, lines, pages }
    }
}

/// Fills pages of `across` strips with `lines` lines each. The rows are shared between the pages, so that the last is about
/// as full as the others.
fn fill_pages(blocks: &[SlideBlock], lines: usize, across: usize) -> Vec<SlidePage> {
    let needed = |lines: usize| fill_strips(blocks, lines).len().div_ceil(across);
    let pages = needed(lines);
    if pages == 0 {
        return vec![SlidePage::default()];
    }
    let least = blocks.iter().map(block_height).filter(|height| *height <= lines).max().unwrap_or(1).max(3);
    let shared = (least..lines).find(|lines| needed(*lines) == pages).unwrap_or(lines);
    let strips = fill_strips(blocks, shared);
    let (each, more) = (strips.len() / pages, strips.len() % pages);
    let mut strips = strips.into_iter();
    (0..pages)
        .map(|page| SlidePage { strips: strips.by_ref().take(each + usize::from(page < more)).collect() })
        .collect()
}

/// Makes the widest column as narrow as it must be. Its long texts are shortened.
fn shrink_widest(columns: &mut [f32], room: f32) {
    let over = columns.iter().sum::<f32>() - room;
    if over > 0.0
        && let Some(widest) = columns.iter_mut().max_by(|a, b| a.total_cmp(b))
    {
        *widest = (*widest - over).max(1.0);
    }
}

/// Fills strips of this many lines. A block that fits a strip is not cut. A block that is cut has its title again.
fn fill_strips(blocks: &[SlideBlock], lines: usize) -> Vec<Vec<PageLine>> {
    let mut strips: Vec<Vec<PageLine>> = Vec::new();
    let mut strip: Vec<PageLine> = Vec::new();
    for (number, block) in blocks.iter().enumerate() {
        let title = (!block.title.is_empty()).then_some(PageLine::Title(number));
        let height = block_height(block);
        let gap = usize::from(!strip.is_empty());
        if strip.len() + gap + height <= lines {
            strip.extend((gap > 0).then_some(PageLine::Empty));
        } else if !strip.is_empty() {
            strips.push(std::mem::take(&mut strip));
        }
        strip.extend(title);
        for row in 0..block.rows.len() {
            if strip.len() >= lines {
                strips.push(std::mem::take(&mut strip));
                strip.extend(title);
            }
            strip.push(PageLine::Row(number, row));
        }
    }
    if !strip.is_empty() {
        strips.push(strip);
    }
    strips
}

#[cfg(test)]
mod tests {
    use super::super::slides::{SlideColumn, SlideKind, SlideRow};
    use super::*;

    fn half(text: &str) -> f32 {
        text.chars().map(|_| 0.5).sum()
    }

    fn slide(blocks: &[(&str, usize)], name: &str) -> Slide {
        let row = |number: usize| SlideRow { cells: vec![number.to_string(), name.to_owned()], power: None };
        let block = |(title, rows): &(&str, usize)| SlideBlock {
            title: (*title).to_owned(),
            letter: title.strip_prefix("Board ").unwrap_or_default().to_owned(),
            rows: (1..=*rows).map(row).collect(),
        };
        Slide {
            kind: SlideKind::Standings,
            title: "Standings".to_owned(),
            note: String::new(),
            columns: vec![SlideColumn::Number, SlideColumn::Text],
            blocks: blocks.iter().map(block).collect(),
        }
    }

    fn counts(layout: &SlideLayout) -> Vec<Vec<usize>> {
        layout.pages.iter().map(|page| page.strips.iter().map(Vec::len).collect()).collect()
    }

    fn lines_shown(layout: &SlideLayout) -> Vec<PageLine> {
        layout.pages.iter().flat_map(|page| page.strips.concat()).collect()
    }

    #[test]
    fn a_long_table_is_shared_between_its_pages() {
        let layout =
            lay_out(&slide(&[("", 77)], "Anna Bergström"), PageRoom { width: 36.0, height: 12.0 * LINE }, &half);
        assert_eq!(counts(&layout), [vec![9, 9, 9], vec![9, 9, 9], vec![9, 9, 5]], "and not 36, 36 and 5");
        let all: Vec<PageLine> = (0..77).map(|row| PageLine::Row(0, row)).collect();
        assert_eq!(lines_shown(&layout), all, "every row once, in order");
    }

    #[test]
    fn rows_are_enlarged_until_another_page_would_be_needed() {
        let room = PageRoom { width: 36.0, height: 12.0 * LINE };
        let few = lay_out(&slide(&[("Top board", 7)], "Ann"), room, &half);
        assert!(few.scale > 1.45 && few.scale <= GREATEST_SCALE, "{}", few.scale);
        let full = lay_out(&slide(&[("", 108)], "Anna Bergström"), room, &half);
        assert!((full.scale - 1.0).abs() < 1e-6 && full.pages.len() == 3, "{full:?}");
        for rows in 1..150 {
            let layout = lay_out(&slide(&[("", rows)], "Anna Bergström"), room, &half);
            let strips = layout.pages.iter().flat_map(|page| &page.strips);
            let longest = strips.map(Vec::len).max().unwrap_or_default();
            let height: f32 = (0..longest).map(|_| LINE * layout.scale).sum();
            assert!(height <= room.height + 0.01, "{rows} rows are {height} high");
            let across = layout.pages.iter().map(|page| page.strips.len()).max().unwrap_or_default();
            let width: f32 = (0..across).map(|_| layout.strip_width + STRIP_GAP).sum::<f32>() - STRIP_GAP;
            assert!(width * layout.scale <= room.width + 0.01, "{rows} rows are {width} wide");
            assert_eq!(lines_shown(&layout).len(), rows);
        }
    }

    #[test]
    fn a_board_is_never_cut_and_two_share_a_high_strip() {
        let boards = [("Board A", 7), ("Board B", 7), ("Board C", 7)];
        let low = lay_out(&slide(&boards, "Ann"), PageRoom { width: 12.0, height: 12.0 * LINE }, &half);
        assert_eq!(counts(&low), [vec![8, 8], vec![8]]);
        assert_eq!(low.pages[1].strips[0][0], PageLine::Title(2));
        let high = lay_out(&slide(&boards, "Ann"), PageRoom { width: 12.0, height: 17.0 * LINE }, &half);
        assert_eq!(counts(&high), [vec![17, 8]], "with an empty line between two boards");
        let boards: Vec<(String, usize)> = (1..=22).map(|board| (format!("Board {board}"), 7)).collect();
        let boards: Vec<(&str, usize)> = boards.iter().map(|(title, rows)| (title.as_str(), *rows)).collect();
        let many = lay_out(&slide(&boards, "Anna Bergström"), PageRoom { width: 36.0, height: 11.0 * LINE }, &half);
        let strips: Vec<usize> = many.pages.iter().map(|page| page.strips.len()).collect();
        assert_eq!(strips, [3, 3, 3, 3, 3, 3, 2, 2]);
    }

    #[test]
    fn a_page_says_which_part_it_has_and_one_long_name_costs_nobody_a_strip() {
        let boards: Vec<(String, usize)> = ('A'..='V').map(|letter| (format!("Board {letter}"), 7)).collect();
        let boards: Vec<(&str, usize)> = boards.iter().map(|(title, rows)| (title.as_str(), *rows)).collect();
        let room = PageRoom { width: 36.0, height: 17.0 * LINE };
        let mut call = slide(&boards, "Anna Bergström");
        let before = lay_out(&call, room, &half);
        assert_eq!(before.part(&call, 0), "A–F");
        call.blocks[3].rows[2].cells[1] = "Maximiliana Theodora von Hohenlohe-Waldenburg-Schillingsfürst".to_owned();
        assert_eq!(counts(&lay_out(&call, room, &half)), counts(&before));
        let places = slide(&[("", 108)], "Anna Bergström");
        let layout = lay_out(&places, PageRoom { width: 36.0, height: 12.0 * LINE }, &half);
        assert_eq!(layout.part(&places, 1), "37–72");
        let few = slide(&[("", 5)], "Anna Bergström");
        assert_eq!(lay_out(&few, room, &half).part(&few, 0), "");
    }

    #[test]
    fn a_screen_that_is_a_little_too_narrow_has_two_strips_of_smaller_text() {
        let places = slide(&[("", 154)], "Maximilian Bergström");
        let layout = lay_out(&places, PageRoom { width: 24.0, height: 11.0 * LINE }, &half);
        assert!(layout.pages.iter().all(|page| page.strips.len() == 2), "{:?}", counts(&layout));
        assert!(layout.scale < 1.0 && layout.scale >= LEAST_SCALE, "{}", layout.scale);
        assert!((layout.strip_width * 2.0 + STRIP_GAP) * layout.scale <= 24.01);
    }

    #[test]
    fn a_block_that_is_cut_has_its_title_again() {
        let layout = lay_out(&slide(&[("Group 1", 9)], "Ann"), PageRoom { width: 5.0, height: 5.0 * LINE }, &half);
        assert_eq!(counts(&layout), [[4], [4], [4]]);
        assert!(layout.pages.iter().all(|page| page.strips[0][0] == PageLine::Title(0)));
    }

    #[test]
    fn a_name_that_is_wider_than_the_page_gets_the_room_there_is() {
        let name = "x".repeat(250);
        let layout = lay_out(&slide(&[("", 3)], &name), PageRoom { width: 20.0, height: 10.0 * LINE }, &half);
        assert!(layout.strip_width <= 20.01, "{}", layout.strip_width);
        assert_eq!(counts(&layout), [[3]]);
    }

    #[test]
    fn a_slide_without_rows_has_one_page() {
        let layout = lay_out(&slide(&[], ""), PageRoom { width: 20.0, height: 10.0 * LINE }, &half);
        assert_eq!(layout.pages, [SlidePage::default()]);
    }
}
