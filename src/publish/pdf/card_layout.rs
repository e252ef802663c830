//! Lays the cards of players out: two on a page, one above the other, with a line where they are cut.

use super::layout::cheapest;
use super::page_content::{PageContent, PageLine, Shade};
use super::table_flow::TableFlow;
use super::table_form::TableForm;
use super::table_texts::TableTexts;
use crate::notices::Notice;
use crate::publish::page_setup::PageSetup;
use crate::publish::paper::Sheet;
use crate::publish::shown_columns::printed_notes;
use crate::publish::text_measure::Fonts;

/// The size of the name of a card against that of the cells.
const NAME_SCALE: f32 = 1.6;

/// The width of the line where cards are cut, and its dashes, in points.
const CUT: f32 = 0.5;
const CUT_DASHES: [f32; 2] = [4.0, 3.0];

/// Pages with two cards each. All cards have one size of text. A card of very many games goes on in the next half of a page.
pub(super) fn lay_out_cards(fonts: &Fonts, notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    let sheet = Sheet::upright(setup.paper);
    let half = Sheet { height: sheet.height / 2.0, ..sheet };
    let texts = TableTexts::new(notice);
    let measures = texts.measure(fonts);
    let mut forms = TableForm::candidates(&texts, &measures, setup, &[half]);
    forms.retain(|form| form.strips == 1);
    for form in &mut forms {
        form.section_title = form.size * NAME_SCALE;
    }
    let notes: Vec<String> = printed_notes(notice).collect();
    let halves = cheapest(forms, |form| {
        let mut flow = TableFlow::new(fonts, (&texts, &measures), form, notice, setup);
        flow.cards(&notes);
        flow.into_pages()
    })
    .pages;
    let mut pages: Vec<PageContent> = Vec::new();
    for (at, card) in halves.into_iter().enumerate() {
        if at % 2 == 0 {
            let mut page = PageContent::new(sheet);
            page.lines.push(cut_line(half));
            page.add_below(card, 0.0);
            pages.push(page);
        } else if let Some(page) = pages.last_mut() {
            page.add_below(card, half.height);
        }
    }
    pages
}

/// The line at the foot of the upper card.
fn cut_line(half: Sheet) -> PageLine {
    PageLine {
        points: vec![(0.0, half.height), (half.width, half.height)],
        width: CUT,
        dashes: CUT_DASHES.to_vec(),
        shade: Shade::Grid,
        fill: None,
    }
}
