//! The foot of each page.

use super::columns::wrap;
use super::page_content::{PageContent, PlacedText, Shade, TextRole};
use super::page_measures::MARGIN;
use crate::languages::in_each_language;
use crate::languages::sentences::pages;
use crate::notices::Notice;
use crate::publish::page_setup::{PageSetup, TextSize};
use crate::publish::text_measure::{Fonts, PageFont};

/// The size of the foot's text, in points.
const fn foot_size(size: TextSize) -> f32 {
    match size {
        TextSize::Poster => 12.5,
        TextSize::List => 9.5,
    }
}

/// The size of the largest cells of all pages, than which no foot is larger. It is without a limit where there are none.
fn largest_cell(sheets: &[PageContent]) -> f32 {
    let texts = sheets.iter().flat_map(|page| &page.texts);
    let cells = texts.filter(|text| matches!(text.role, TextRole::Cell { .. }));
    cells.map(|text| text.size).reduce(f32::max).unwrap_or(f32::INFINITY)
}

/// Writes the foot of each page: the title, the time, the number of the page. The event is in the head of each.
pub(super) fn add_feet(fonts: &Fonts, sheets: &mut [PageContent], notice: &Notice, setup: &PageSetup) {
    let (count, size) = (sheets.len(), foot_size(setup.size).min(largest_cell(sheets)));
    let draft = if notice.is_draft { pages::draft(notice.languages.first) } else { String::new() };
    let [title, subtitle] =
        [&notice.title, &notice.subtitle].map(|text| in_each_language(text).next().unwrap_or_default());
    let parts: Vec<&str> = [draft.as_str(), title, subtitle].into_iter().filter(|part| !part.is_empty()).collect();
    let names = [parts.join(" · "), parts[..parts.len().saturating_sub(1)].join(" · ")];
    for (number, page) in (1_usize..).zip(sheets) {
        let posted_at = &setup.posted_at;
        let baseline = page.sheet.height - MARGIN;
        // In two languages figures say it.
        let (page_number, all) = (number.to_string(), count.to_string());
        let of_page = match notice.languages.second {
            None => pages::page_of(notice.languages.first, &page_number, &all),
            Some(_) => format!("{page_number}/{all}"),
        };
        let right = if posted_at.is_empty() { of_page } else { format!("{posted_at} · {of_page}") };
        let right = fonts.shape(&right, PageFont::Regular);
        let right_left = page.sheet.width - MARGIN - right.width * size;
        // The subtitle is left out where there is no room for it.
        let room = (right_left - MARGIN) / size - 2.0;
        let name = names.iter().find(|name| fonts.shape(name, PageFont::Regular).width <= room).unwrap_or(&names[0]);
        let mut left = wrap(fonts, name, PageFont::Regular, room);
        // A long title is whole at the top of the first page.
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
                    size,
                    shade: Shade::Black,
                    role: TextRole::Repeated,
                });
            }
        }
    }
}
