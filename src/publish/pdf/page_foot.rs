//! The foot of each page.

use super::columns::wrap;
use super::page_content::{PageContent, PlacedText, Shade, TextRole};
use super::page_measures::MARGIN;
use crate::languages::sentences::pages;
use crate::notices::Notice;
use crate::publish::page_setup::PageSetup;
use crate::publish::text_measure::{Fonts, PageFont};

/// The size of the foot's text, in points.
const FOOT_SIZE: f32 = 8.0;

/// Writes the foot of each page: event and title, the time, the number of the page.
pub(super) fn add_feet(fonts: &Fonts, sheets: &mut [PageContent], notice: &Notice, setup: &PageSetup) {
    let count = sheets.len();
    let draft = if notice.is_draft { notice.languages.text(pages::draft) } else { String::new() };
    for (number, page) in (1_usize..).zip(sheets) {
        let PageSetup { event, posted_at, .. } = setup;
        let baseline = page.sheet.height - MARGIN;
        let parts: Vec<&str> = [draft.as_str(), event.as_str(), &notice.title, &notice.subtitle]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect();
        let (page_number, all) = (number.to_string(), count.to_string());
        let of_page = notice.languages.text(|language| pages::page_of(language, &page_number, &all));
        let right = if posted_at.is_empty() { of_page } else { format!("{posted_at} · {of_page}") };
        let right = fonts.shape(&right, PageFont::Regular);
        let right_left = page.sheet.width - MARGIN - right.width * FOOT_SIZE;
        let mut left = wrap(fonts, &parts.join(" · "), PageFont::Regular, (right_left - MARGIN) / FOOT_SIZE - 2.0);
        // A long name is whole at the top of the first page.
        if left.len() > 1 {
            left[0] = fonts.shape(&format!("{} …", left[0].text), PageFont::Regular);
        }
        let placed = [(left.into_iter().next(), MARGIN), (Some(right), right_left)];
        for (shaped, left) in placed {
            if let Some(shaped) = shaped.filter(|shaped| !shaped.text.is_empty()) {
                page.texts.push(PlacedText {
                    shaped,
                    left,
                    baseline,
                    size: FOOT_SIZE,
                    shade: Shade::Black,
                    role: TextRole::Repeated,
                });
            }
        }
    }
}
