//! The title of a section, with the letter of a board, and the initials in the margin of a list by name.

use super::TableFlow;
use crate::publish::pdf::page_content::{PlacedText, Shade, TextRole};
use crate::publish::pdf::page_measures::ASCENT;
use crate::publish::pdf::section_title::SectionTitle;
use crate::publish::text_measure::PageFont;

/// The size of an initial in the margin of a list by name, against that of the names. It is not taken for a board.
const INITIAL_SCALE: f32 = 0.9;

impl TableFlow<'_> {
    pub(super) fn section_title(&mut self, title: &SectionTitle, role: TextRole) {
        let (left, top) = (self.form.strip_left(self.strip), self.y);
        if let Some(page) = self.pages.last_mut() {
            let texts = title.texts.iter().filter(|text| !text.shaped.text.is_empty());
            page.texts.extend(texts.map(|text| PlacedText {
                shaped: text.shaped.clone(),
                left: left + text.left,
                baseline: top + text.baseline,
                size: text.size,
                shade: Shade::Black,
                role,
            }));
        }
        self.y += title.height;
    }

    /// The letter under which a name is found, in the margin beside the first of its names in each strip.
    pub(super) fn initial(&mut self, section: usize, row: usize, is_first: bool) {
        let initials = &self.texts.sections[section].initials;
        let initial = initials.get(row).copied().flatten();
        let before = row.checked_sub(1).and_then(|before| initials.get(before).copied().flatten());
        let Some(letter) = initial.filter(|_| is_first || before != initial) else { return };
        let (size, y) = (self.form.size * INITIAL_SCALE, self.y);
        let shaped = self.fonts.shape(&letter.to_string(), PageFont::Regular);
        // It has the baseline of the name.
        self.y += self.form.row_padding * self.form.size + ASCENT * (self.form.size - size);
        self.place_shaded(shaped, self.form.strip_left(self.strip), size, (Shade::Faded, TextRole::Repeated));
        self.y = y;
    }
}
