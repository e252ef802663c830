//! The paper, the size of the text and the widths of the columns that fit a table.

use super::columns::ColumnWidths;
use super::layout::{FOOT, LINE, MARGIN};
use super::table_texts::{TableMeasures, TableTexts};
use crate::publish::page_setup::PageSetup;
use crate::publish::paper::Sheet;

/// The space above and below the lines of a row, in sizes of its text.
pub(super) const ROW_PADDING: f32 = 0.12;

/// The space between two strips, in sizes of the text.
const GUTTER: f32 = 2.0;

/// A narrow table alone on its page is stretched so much at most.
const MOST_STRETCH: f32 = 1.5;

/// The paper, the size of the text and the widths that fit a table.
pub(super) struct TableForm {
    pub sheet: Sheet,
    /// In points.
    pub size: f32,
    /// By the number of the table.
    pub widths: Vec<ColumnWidths>,
    /// The number of strips beside each other.
    pub strips: u16,
}

impl TableForm {
    /// The form for a text of this size in points, or a smaller one for a wide table.
    pub(super) fn choose(texts: &TableTexts, measures: &TableMeasures, setup: &PageSetup, largest: f32) -> Self {
        let TableMeasures { natural, longest_words } = measures;
        let narrowed = |available: f32| -> Vec<ColumnWidths> {
            natural.iter().zip(longest_words).map(|(widths, words)| widths.narrowed(available, words)).collect()
        };
        let upright = Sheet::upright(setup.paper);
        let fits = |sheet: Sheet, size: f32, may_wrap: bool| {
            let available = (sheet.width - 2.0 * MARGIN) / size;
            let widths = if may_wrap { narrowed(available) } else { natural.clone() };
            (widest(&widths) <= available + 0.01).then_some(widths)
        };
        let sizes = |from: f32, to: f32| {
            std::iter::successors(Some(from), |size| Some(size - 0.5)).take_while(move |size| *size >= to)
        };
        let least = setup.size.least_points().min(largest);
        // A name on one line is easier to read than a name in larger letters on two.
        let whole = sizes(largest, setup.size.smaller_points().min(largest)).map(|size| (upright, size, false));
        let wrapped = sizes(largest, least).map(|size| (upright, size, true));
        let turned = sizes(largest, 4.0).map(|size| (upright.turned(), size, true));
        let found = whole
            .chain(wrapped)
            .chain(turned)
            .find_map(|(sheet, size, may_wrap)| Some((sheet, size, fits(sheet, size, may_wrap)?)));
        // A table of very many columns: as small as it must be.
        let (sheet, size, widths) = found.unwrap_or_else(|| {
            let sheet = upright.turned();
            let narrow = narrowed(0.0);
            (sheet, (sheet.width - 2.0 * MARGIN) / widest(&narrow), narrow)
        });
        let mut form = TableForm { sheet, size, widths, strips: 1 };
        let (across, table) = (form.across(), widest(&form.widths) * size);
        let strips = ((across + GUTTER * size) / (table + GUTTER * size)).floor().clamp(1.0, 6.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 1 to 6")]
        let strips = strips as u16;
        let rows: usize = texts.sections.iter().map(|section| section.rows.len() + 2).sum();
        let row_height = (LINE + 2.0 * ROW_PADDING) * size;
        #[expect(clippy::cast_precision_loss, reason = "rows of a table")]
        let needs_strips = rows as f32 * row_height > form.sheet.height * 0.8;
        form.strips = if needs_strips { strips } else { 1 };
        let strip_width = form.strip_width() / size;
        for widths in &mut form.widths {
            let stretch = (strip_width / widths.total().max(0.1)).clamp(1.0, MOST_STRETCH);
            for width in &mut widths.0 {
                *width *= stretch;
            }
        }
        form
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

    pub(super) fn bottom(&self) -> f32 {
        self.sheet.height - MARGIN - FOOT
    }

    pub(super) fn title_size(&self) -> f32 {
        (self.size * 1.7).clamp(15.0, 40.0)
    }
}

/// The width of the widest table, for a text size of 1 point.
fn widest(tables: &[ColumnWidths]) -> f32 {
    tables.iter().map(ColumnWidths::total).fold(0.1, f32::max)
}
