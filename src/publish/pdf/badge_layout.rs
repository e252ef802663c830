//! Lays name badges out: several on a page, with lines where they are cut.

use super::columns::{count_as_f32, wrap};
use super::fitted_text::{Align, FittedStyle, LEAST_ON_LINE, TextBox, fit_name_in_size, fit_text, usual_size};
use super::page_content::{Area, PageContent, Shade, TextRole};
use super::page_measures::{LINE, MARGIN};
use crate::notices::{ColumnRole, Notice, NoticeCell, NoticeRow, NoticeSection};
use crate::publish::line_breaks::with_whole_particles;
use crate::publish::page_setup::PageSetup;
use crate::publish::paper::Sheet;
use crate::publish::text_measure::{Fonts, PageFont};

/// A badge is 90 × 60 mm, in points. Eight are on an A4 and on a Letter.
const BADGE: (f32, f32) = (255.0, 170.0);
/// The space inside a badge's edge.
const PADDING: f32 = 12.0;
/// The height of the lines above and below the name.
const EDGE_LINE: f32 = 24.0;
/// The largest sizes of the texts.
const EVENT_SIZE: f32 = 11.0;
const NAME_SIZE: f32 = 30.0;
const TEAM_SIZE: f32 = 13.0;

/// Pages with a badge for each row of the notice.
pub(super) fn lay_out_badges(fonts: &Fonts, notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    let sheet = Sheet::upright(setup.paper);
    let (across, down) = (fitting(sheet.width, BADGE.0), fitting(sheet.height, BADGE.1));
    let rows: Vec<(usize, &NoticeSection, &NoticeRow)> = notice
        .sections
        .iter()
        .enumerate()
        .flat_map(|(number, section)| section.rows.iter().map(move |row| (number, section, row)))
        .collect();
    // The names of all badges have one size.
    let names: Vec<String> = rows.iter().map(|(_, section, row)| name_of(section, row)).collect();
    let largest = FittedStyle::new(PageFont::Bold, NAME_SIZE, Align::Centre, TextRole::Repeated);
    let name_size = usual_size(fonts, &names, boxes((0.0, 0.0), [EDGE_LINE; 2])[1].0, largest);
    let mut pages = Vec::new();
    let mut row_number = 0;
    for badges in rows.chunks(usize::from(across * down)) {
        let mut page = PageContent::new(sheet);
        for (at, (number, section, row)) in (0..).zip(badges) {
            let (column, line) = (at % across, at / across);
            let corner = (
                start(sheet.width, BADGE.0, across) + f32::from(column) * BADGE.0,
                start(sheet.height, BADGE.1, down) + f32::from(line) * BADGE.1,
            );
            let cell = |column: usize| TextRole::Cell { section: *number, row: row_number, column };
            add_frame(&mut page, corner);
            let (name, team) = (name_of(section, row), text_of(section, row, ColumnRole::Team));
            let lines = [(&setup.event, TextRole::Repeated), (&name, cell(0)), (&team, cell(1))];
            let edges = [(&setup.event, EVENT_SIZE), (&team, TEAM_SIZE)].map(|(text, size)| {
                let width = BADGE.0 - 2.0 * PADDING;
                let has_room = fonts.width(text) * size * LEAST_ON_LINE <= width;
                let lines = if has_room { 1 } else { wrap(fonts, text, PageFont::Regular, width / size).len() };
                (count_as_f32(lines) * LINE * size).max(EDGE_LINE)
            });
            for ((text, role), (place, font, size)) in lines.into_iter().zip(boxes(corner, edges)) {
                let is_name = role == cell(0);
                let style = FittedStyle::new(font, if is_name { name_size } else { size }, Align::Centre, role);
                let fit = if is_name { fit_name_in_size } else { fit_text };
                page.texts.extend(fit(fonts, text, place, style));
            }
            row_number += 1;
        }
        pages.push(page);
    }
    pages
}

/// The name of a player, with particles that stay with what follows them.
fn name_of(section: &NoticeSection, row: &NoticeRow) -> String {
    with_whole_particles(&text_of(section, row, ColumnRole::Player)).into_owned()
}

fn text_of(section: &NoticeSection, row: &NoticeRow, role: ColumnRole) -> String {
    section.cell(row, role).map(NoticeCell::plain).unwrap_or_default()
}

/// The boxes for event, name and team. Those of event and team have these heights, and the name has the rest.
fn boxes((left, top): (f32, f32), [event, team]: [f32; 2]) -> [(TextBox, PageFont, f32); 3] {
    let (left, width) = (left + PADDING, BADGE.0 - 2.0 * PADDING);
    let whole = BADGE.1 - 2.0 * PADDING;
    // The name keeps a third of a badge with long texts everywhere.
    let shrunk = (whole * 2.0 / 3.0 / (event + team)).min(1.0);
    let (event, team) = (event * shrunk, team * shrunk);
    let place = |top: f32, height: f32| TextBox { left, top: top + PADDING, width, height };
    [
        (place(top, event), PageFont::Regular, EVENT_SIZE),
        (place(top + event, whole - event - team), PageFont::Bold, NAME_SIZE),
        (place(top + whole - team, team), PageFont::Regular, TEAM_SIZE),
    ]
}

/// The thin lines around a badge.
fn add_frame(page: &mut PageContent, (left, top): (f32, f32)) {
    let thin = 0.5;
    let (width, height) = BADGE;
    let edges = [
        (left, top, width, thin),
        (left, top + height, width, thin),
        (left, top, thin, height),
        (left + width, top, thin, height),
    ];
    let areas = edges.map(|(left, top, width, height)| Area { left, top, width, height, shade: Shade::Grid });
    page.areas.extend(areas);
}

/// How many badges of this length fit between the margins.
fn fitting(paper: f32, badge: f32) -> u16 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small number")]
    let many = ((paper - 2.0 * MARGIN) / badge).floor().clamp(1.0, 50.0) as u16;
    many
}

/// Where the first of this number of badges begins, so that all together are in the middle of the paper.
fn start(paper: f32, badge: f32, many: u16) -> f32 {
    (paper - f32::from(many) * badge) / 2.0
}
