//! The meaning of the marks at the head of a sheet. Which marks the sheet has is known when it is full: then what it does not have is left
//! out, and all below moves up.

use std::ops::Range;

use crate::notices::{LegendEntry, Notice};
use crate::publish::pdf::columns::{Lines, wrap};
use crate::publish::pdf::page_content::{PageContent, PlacedText, Shade, TextRole};
use crate::publish::pdf::page_measures::{ASCENT, LINE, MARGIN};
use crate::publish::text_measure::{Fonts, PageFont, ShapedText};

/// How many things of each kind are on a page.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PageEnd {
    pub texts: usize,
    areas: usize,
    lines: usize,
}

impl PageEnd {
    pub(super) fn of(page: &PageContent) -> PageEnd {
        PageEnd { texts: page.texts.len(), areas: page.areas.len(), lines: page.lines.len() }
    }
}

/// Where the legend of a sheet stands.
#[derive(Clone, Debug)]
pub(super) struct SheetLegend {
    /// Its lines among the texts of the page.
    pub texts: Range<usize>,
    /// What is on the page before it.
    pub begin: PageEnd,
    pub top: f32,
    pub bottom: f32,
    pub size: f32,
    pub role: TextRole,
}

/// A text at the head of a sheet in lines. None ends with the sign between two meanings.
pub(super) fn lines_of_head(fonts: &Fonts, text: &str, width: f32) -> Lines {
    let lines = wrap(fonts, text, PageFont::Regular, width).into_iter();
    let without_sign = |line: ShapedText| match line.text.trim_end().strip_suffix('·') {
        Some(text) => fonts.shape(text.trim_end(), PageFont::Regular),
        None => line,
    };
    lines.map(without_sign).collect()
}

impl SheetLegend {
    /// Leaves out the meaning of those marks that this page does not have.
    pub(super) fn leave_out_what_is_missing(
        &self,
        fonts: &Fonts,
        notice: &Notice,
        across: f32,
        page: &mut PageContent,
    ) {
        let below = self.texts.end..page.texts.len();
        let is_on_page =
            |entry: &LegendEntry| entry.is_on_sheet(page.texts[below.clone()].iter().map(|text| &*text.shaped.text));
        if notice.legend.iter().all(is_on_page) {
            return;
        }
        let lines: Lines = notice
            .printed_legend_of(is_on_page)
            .iter()
            .flat_map(|text| lines_of_head(fonts, text, across / self.size))
            .collect();
        let mut top = self.top;
        let mut placed = Vec::new();
        for shaped in lines {
            let baseline = top + ASCENT * self.size;
            placed.push(PlacedText {
                shaped,
                left: MARGIN,
                baseline,
                size: self.size,
                shade: Shade::Black,
                role: self.role,
            });
            top += LINE * self.size;
        }
        let up = self.bottom - top;
        for text in &mut page.texts[below] {
            text.baseline -= up;
        }
        for area in &mut page.areas[self.begin.areas..] {
            area.top -= up;
        }
        for line in &mut page.lines[self.begin.lines..] {
            line.points.iter_mut().for_each(|(_, y)| *y -= up);
        }
        page.texts.splice(self.texts.clone(), placed);
    }
}
