//! Lays certificates out: a page across for each player, with a frame and a line for a signature.

use super::fitted_text::{Align, FittedStyle, TextBox, fit_text};
use super::layout::MARGIN;
use super::page_content::{Area, PageContent, Shade, TextRole};
use crate::notices::{ColumnRole, Notice, NoticeCell, NoticeRow, NoticeSection};
use crate::publish::Paper;
use crate::publish::line_breaks::with_whole_items;
use crate::publish::page_setup::PageSetup;
use crate::publish::paper::Sheet;
use crate::publish::text_measure::{Fonts, Weight};

/// The space between the two frames, and the widths of their lines.
const FRAME_GAP: f32 = 5.0;
const FRAME: f32 = 2.5;
const INNER_FRAME: f32 = 0.7;
/// The space between the inner frame and the texts.
const PADDING: f32 = 36.0;
/// The length of the line for a signature, as a part of the width between the frames.
const SIGNATURE: f32 = 0.36;
/// The height of the foot.
const FOOT: f32 = 46.0;

/// The heights of the lines of a certificate on A4, in points: event, the word, name, place and awards.
const HEIGHTS: [f32; 5] = [50.0, 90.0, 90.0, 50.0, 60.0];
const SIZES: [f32; 5] = [24.0, 54.0, 46.0, 28.0, 20.0];

/// A page for each row of the notice.
pub(super) fn lay_out_certificates(fonts: &Fonts, notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    let rows =
        notice.sections.iter().enumerate().flat_map(|(number, section)| {
            section.rows.iter().enumerate().map(move |(at, row)| (number, at, section, row))
        });
    rows.map(|(number, at, section, row)| {
        let role = |column: ColumnRole| {
            section.column(column).map_or(TextRole::Repeated, |column| TextRole::Cell {
                section: number,
                row: at,
                column,
            })
        };
        certificate(fonts, (notice, section, row), setup, &role)
    })
    .collect()
}

fn certificate(
    fonts: &Fonts,
    (notice, section, row): (&Notice, &NoticeSection, &NoticeRow),
    setup: &PageSetup,
    role: &dyn Fn(ColumnRole) -> TextRole,
) -> PageContent {
    let (sheet, a4) = (Sheet::upright(setup.paper).turned(), Sheet::upright(Paper::A4).turned());
    let scale = (sheet.width / a4.width).min(sheet.height / a4.height);
    let mut page = PageContent::new(sheet);
    add_frame(&mut page, MARGIN, FRAME);
    add_frame(&mut page, MARGIN + FRAME_GAP, INNER_FRAME);
    let text = |role: ColumnRole| section.cell(row, role).map(NoticeCell::plain).unwrap_or_default();
    let (name, place) = (text(ColumnRole::Player), text(ColumnRole::Outcome));
    // “Best England” stays on one line.
    let awards = with_whole_items(&text(ColumnRole::Award));
    let lines = [
        (setup.event.as_str(), Weight::Regular, TextRole::Repeated),
        ("Certificate", Weight::Bold, TextRole::Repeated),
        (&name, Weight::Bold, role(ColumnRole::Player)),
        (&place, Weight::Regular, role(ColumnRole::Outcome)),
        (&awards, Weight::Regular, role(ColumnRole::Award)),
    ];
    let edge = MARGIN + FRAME_GAP + PADDING;
    let (width, bottom) = (sheet.width - 2.0 * edge, sheet.height - edge - FOOT * scale);
    let heights: f32 = HEIGHTS.iter().sum::<f32>() * scale;
    let mut top = edge + ((bottom - edge - heights) / 2.0).max(0.0);
    for ((text, weight, role), (height, size)) in lines.into_iter().zip(HEIGHTS.into_iter().zip(SIZES)) {
        let place = TextBox { left: edge, top, width, height: height * scale };
        let style = FittedStyle { weight, size: size * scale, align: Align::Centre, role };
        page.texts.extend(fit_text(fonts, text, place, style));
        top += height * scale;
    }
    let signature = width * SIGNATURE;
    let line = Area {
        left: sheet.width - edge - signature,
        top: bottom + FOOT * scale / 2.0,
        width: signature,
        height: INNER_FRAME,
        shade: Shade::Line,
    };
    page.areas.push(line);
    let feet = [
        (notice.subtitle.as_str(), edge, Align::Left, width - signature - PADDING),
        ("Tournament director", line.left, Align::Centre, signature),
    ];
    for (text, left, align, width) in feet {
        let place = TextBox { left, top: line.top, width, height: FOOT * scale / 2.0 };
        let style = FittedStyle { weight: Weight::Regular, size: 12.0 * scale, align, role: TextRole::Repeated };
        page.texts.extend(fit_text(fonts, text, place, style));
    }
    page
}

/// A frame at this distance from the edges of the paper, with lines of this width.
fn add_frame(page: &mut PageContent, edge: f32, line: f32) {
    let (width, height) = (page.sheet.width - 2.0 * edge, page.sheet.height - 2.0 * edge);
    let sides = [
        (edge, edge, width, line),
        (edge, edge + height - line, width, line),
        (edge, edge, line, height),
        (edge + width - line, edge, line, height),
    ];
    page.areas.extend(sides.map(|(left, top, width, height)| Area { left, top, width, height, shade: Shade::Line }));
}
