//! Cuts a slide into pages: which rows are on which page, in strips beside each other. Lengths are in sizes of the text.
//! Nothing here paints.

use super::slides::{Slide, SlideBlock};

/// The space between two columns of a strip, and between two strips.
pub const COLUMN_GAP: f32 = 0.7;
pub const STRIP_GAP: f32 = 2.0;
/// The room of the colour of a power before its row.
pub const SWATCH: f32 = 0.8;

/// The room for the rows of a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PageRoom {
    pub width: f32,
    /// The number of lines below each other.
    pub lines: usize,
}

/// How the rows of a slide are laid out on each of its pages.
#[derive(Clone, Debug, PartialEq)]
pub struct SlideLayout {
    /// The widths of the columns of a strip.
    pub columns: Vec<f32>,
    /// The width of a strip.
    pub strip_width: f32,
    pub pages: Vec<SlidePage>,
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

/// Lays a slide out. `measure` gives the width of a text in a size of 1. A slide has at least one page.
pub fn lay_out(slide: &Slide, room: PageRoom, measure: &dyn Fn(&str) -> f32) -> SlideLayout {
    let rows = || slide.blocks.iter().flat_map(|block| &block.rows);
    let widest = |column: usize| {
        let texts = rows().filter_map(|row| row.cells.get(column));
        texts.map(|text| measure(text)).fold(0.0, f32::max)
    };
    let mut columns: Vec<f32> = (0..slide.columns.len()).map(widest).collect();
    let swatch = if rows().any(|row| row.power.is_some()) { SWATCH } else { 0.0 };
    let gaps = COLUMN_GAP * columns.iter().skip(1).map(|_| 1.0).sum::<f32>() + swatch;
    let titles = slide.blocks.iter().map(|block| measure(&block.title)).fold(0.0, f32::max);
    shrink_widest(&mut columns, room.width - gaps);
    let strip_width = (columns.iter().sum::<f32>() + gaps).max(titles.min(room.width));
    let across = ((room.width + STRIP_GAP) / (strip_width + STRIP_GAP)).floor().max(1.0);
    let across = (1..=20_u16).rev().find(|count| f32::from(*count) <= across).map_or(1, usize::from);
    let strips = fill_strips(&slide.blocks, room.lines.max(3));
    let pages: Vec<SlidePage> = strips.chunks(across).map(|strips| SlidePage { strips: strips.to_vec() }).collect();
    let pages = if pages.is_empty() { vec![SlidePage::default()] } else { pages };
    SlideLayout { columns, strip_width, pages }
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
        let height = block.rows.len() + title.iter().len();
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

    #[test]
    fn a_long_table_fills_strip_after_strip_and_page_after_page() {
        let layout = lay_out(&slide(&[("", 77)], "Anna Bergström"), PageRoom { width: 36.0, lines: 12 }, &half);
        assert_eq!(counts(&layout), [vec![12, 12, 12], vec![12, 12, 12], vec![5]]);
        let shown: Vec<PageLine> = layout.pages.iter().flat_map(|page| page.strips.concat()).collect();
        let all: Vec<PageLine> = (0..77).map(|row| PageLine::Row(0, row)).collect();
        assert_eq!(shown, all, "every row once, in order");
    }

    #[test]
    fn a_board_is_never_cut_and_two_share_a_high_strip() {
        let boards = [("Board A", 7), ("Board B", 7), ("Board C", 7)];
        let low = lay_out(&slide(&boards, "Ann"), PageRoom { width: 12.0, lines: 12 }, &half);
        assert_eq!(counts(&low), [vec![8, 8], vec![8]]);
        assert_eq!(low.pages[1].strips[0][0], PageLine::Title(2));
        let high = lay_out(&slide(&boards, "Ann"), PageRoom { width: 12.0, lines: 17 }, &half);
        assert_eq!(counts(&high), [vec![17, 8]], "with an empty line between two boards");
    }

    #[test]
    fn a_block_that_is_cut_has_its_title_again() {
        let layout = lay_out(&slide(&[("Group 1", 9)], "Ann"), PageRoom { width: 5.0, lines: 5 }, &half);
        assert_eq!(counts(&layout), [[5], [5], [2]]);
        assert!(layout.pages.iter().all(|page| page.strips[0][0] == PageLine::Title(0)));
    }

    #[test]
    fn a_name_that_is_wider_than_the_page_gets_the_room_there_is() {
        let name = "x".repeat(250);
        let layout = lay_out(&slide(&[("", 3)], &name), PageRoom { width: 20.0, lines: 10 }, &half);
        assert!(layout.strip_width <= 20.01, "{}", layout.strip_width);
        assert_eq!(counts(&layout), [[3]]);
    }

    #[test]
    fn a_slide_without_rows_has_one_page() {
        let layout = lay_out(&slide(&[], ""), PageRoom { width: 20.0, lines: 10 }, &half);
        assert_eq!(layout.pages, [SlidePage::default()]);
    }
}
