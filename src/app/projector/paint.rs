//! Paints the projector: the clock at the top, and below it the page in view. Every size follows the height of the window, so
//! that the rows can be read from the far end of a hall.

use std::rc::Rc;

use eframe::egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::paging::{COLUMN_GAP, LINE, PageLine, PageRoom, STRIP_GAP, SWATCH, SlideLayout, lay_out};
use super::slides::{Slide, SlideColumn, SlideKind};
use super::{Projector, ProjectorRequest, keys};
use crate::app::theme::{self, Palette};
use crate::app::widgets::truncated;
use crate::languages::NoticeLanguages;
use crate::languages::sentences::pages;
use crate::languages::window_sentences::projector as texts;
use crate::printable_text::printable_line;
use crate::round_clock::{ClockReading, ClockSettings, ClockStage};

/// The height of the window in sizes of the text.
const HEIGHT: f32 = 21.0;
/// The least width of the window in sizes of the text. A narrow window has smaller texts.
const LEAST_WIDTH: f32 = 26.0;
/// The space at the sides.
const MARGIN: f32 = 1.0;
/// The heights of the bar with the clock, of the title of a slide and of the line below the rows.
const HEADER: f32 = 2.3;
const TITLE: f32 = 1.9;
const FOOT: f32 = 1.3;
/// The least size of a long name against that of the others.
const SMALLER_NAME: f32 = 0.7;

/// The slides in view, by their positions, with their pages.
pub(super) type SlideLayouts = Rc<[(usize, SlideLayout)]>;

/// The pages of the slides for a window of this size.
#[derive(Clone, Debug)]
pub(super) struct PaintedLayouts {
    size: Vec2,
    pixels_per_point: f32,
    layouts: SlideLayouts,
}

/// The sizes and colours of a frame.
#[derive(Clone, Copy)]
struct ProjectorPainter<'a> {
    ui: &'a Ui,
    area: Rect,
    /// The size of the text, in points.
    size: f32,
    palette: Palette,
}

/// Shows the projector. Returns what its keys and the mouse ask for.
pub fn show_projector(ui: &mut Ui, projector: &mut Projector, settings: ClockSettings<'_>) -> Vec<ProjectorRequest> {
    let mut requests = keys::take_requests(ui, projector.is_full_screen);
    let area = ui.available_rect_before_wrap();
    let response = ui.allocate_rect(area, Sense::click());
    if response.double_clicked() {
        requests.push(ProjectorRequest::ToggleFullScreen);
    }
    let size = (area.height() / HEIGHT).min(area.width() / LEAST_WIDTH).max(6.0);
    let painter = ProjectorPainter { ui, area, size, palette: Palette::current(ui.ctx()) };
    let layouts = painter.layouts(projector);
    let numbered = |(at, (_, layout)): (usize, &(usize, SlideLayout))| {
        (0..layout.pages.len()).map(|page| (at, page)).collect::<Vec<_>>()
    };
    // The pages of all slides: the position of the layout, and the number of the page there.
    let pages: Vec<(usize, usize)> = layouts.iter().enumerate().flat_map(numbered).collect();
    let in_view = projector.page_of(pages.len());
    painter.background(projector.flashes());
    let reading = projector.reading(projector.slides.languages, settings);
    let has_clock = projector.is_chosen(SlideKind::Clock);
    let shown = pages.get(in_view).and_then(|(at, page)| {
        let (slide, layout) = layouts.get(*at)?;
        Some((projector.slides.slides.get(*slide)?, layout, *page))
    });
    let Some((slide, layout, page)) = shown else {
        painter.nothing_to_show();
        return requests;
    };
    let position = if pages.len() > 1 { format!("{} / {}", in_view + 1, pages.len()) } else { String::new() };
    if slide.kind == SlideKind::Clock {
        painter.clock_slide((&projector.slides.round, projector.slides.languages), &reading);
    } else {
        painter.header(&projector.slides.round, has_clock.then_some(&reading));
        painter.slide(slide, layout, page);
    }
    painter.foot(slide, &position, projector);
    let label = || {
        let clock = if reading.is_running { texts::spoken_clock } else { texts::spoken_clock_stopped };
        let shown = if slide.kind == SlideKind::Clock {
            texts::spoken_clock_slide().to_owned()
        } else {
            texts::spoken_slide(&title_of_page(slide, layout, page))
        };
        let mut sentences = vec![shown, clock(&reading.phase, &reading.time)];
        if pages.len() > 1 {
            sentences.push(texts::spoken_page(&(in_view + 1).to_string(), &pages.len().to_string()));
        }
        sentences.join(" ")
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, label()));
    requests
}

/// The title of a slide with the part that the page has: “Round 2: board call · A–H”.
fn title_of_page(slide: &Slide, layout: &SlideLayout, page: usize) -> String {
    let part = layout.part(slide, page);
    if part.is_empty() { slide.title.clone() } else { format!("{} · {part}", slide.title) }
}

impl ProjectorPainter<'_> {
    fn font(&self, scale: f32) -> FontId {
        FontId::new(self.size * scale, FontFamily::Proportional)
    }

    fn bold(&self, scale: f32) -> FontId {
        FontId::new(self.size * scale, theme::bold())
    }

    fn left(&self) -> f32 {
        self.area.left() + MARGIN * self.size
    }

    fn right(&self) -> f32 {
        self.area.right() - MARGIN * self.size
    }

    fn background(&self, flashes: bool) {
        let fill = if flashes { self.palette.remark_paper } else { self.palette.paper };
        self.ui.painter().rect_filled(self.area, CornerRadius::ZERO, fill);
    }

    fn text(&self, at: Pos2, align: Align2, text: &str, font: FontId, ink: Color32) {
        self.ui.painter().text(at, align, &*printable_line(text), font, ink);
    }

    /// A line in the middle of the window, with smaller letters where it is wider than the window.
    fn centred(&self, middle: Pos2, text: &str, font: FontId, ink: Color32) {
        let width = self.ui.painter().layout_no_wrap(printable_line(text).into_owned(), font.clone(), ink).size().x;
        let scale = ((self.right() - self.left()) / width.max(1.0)).min(1.0);
        self.text(middle, Align2::CENTER_CENTER, text, FontId { size: font.size * scale, ..font }, ink);
    }

    fn nothing_to_show(&self) {
        let centre = self.area.center();
        self.text(centre, Align2::CENTER_CENTER, texts::nothing_to_show(), self.font(0.8), self.palette.faded);
    }

    /// The slides in view with their pages. They are laid out again only if the slides or the window have changed.
    fn layouts(&self, projector: &mut Projector) -> SlideLayouts {
        let (size, pixels_per_point) = (self.area.size(), self.ui.ctx().pixels_per_point());
        let is_same = |made: &&PaintedLayouts| made.size == size && made.pixels_per_point == pixels_per_point;
        if let Some(made) = projector.layouts.as_ref().filter(is_same) {
            return made.layouts.clone();
        }
        let layouts: SlideLayouts = self.lay_out_slides(projector).into();
        projector.layouts = Some(PaintedLayouts { size, pixels_per_point, layouts: layouts.clone() });
        layouts
    }

    fn lay_out_slides(&self, projector: &Projector) -> Vec<(usize, SlideLayout)> {
        // The width of a text is measured in a size at which it is sharp, and the same for every window.
        let measure = |text: &str| {
            let font = FontId::new(self.size, FontFamily::Proportional);
            let text = printable_line(text).into_owned();
            self.ui.painter().layout_no_wrap(text, font, Color32::WHITE).size().x / self.size
        };
        let body = self.area.height() / self.size - HEADER - TITLE - FOOT;
        let width = (self.right() - self.left()) / self.size;
        let room = PageRoom { width, height: body };
        let slides = projector.shown_slides();
        slides.map(|(at, slide)| (at, lay_out(slide, room, &measure))).collect()
    }

    /// The colour of the clock.
    fn clock_ink(&self, reading: &ClockReading) -> Color32 {
        match reading.stage {
            _ if !reading.is_running && reading.stage != ClockStage::Over => self.palette.faded,
            ClockStage::Calm => self.palette.ink,
            ClockStage::FirstWarning => self.palette.remark,
            ClockStage::LastWarning | ClockStage::Over => self.palette.problem,
        }
    }

    /// The bar of the time that is left.
    fn time_bar(&self, bar: Rect, reading: &ClockReading) {
        let corners = CornerRadius::same(2);
        self.ui.painter().rect_filled(bar, corners, self.palette.hairline);
        let left = Rect::from_min_size(bar.min, vec2(bar.width() * reading.part_left, bar.height()));
        self.ui.painter().rect_filled(left, corners, self.clock_ink(reading));
    }

    /// The round at the left, and the clock at the right.
    fn header(&self, round: &str, reading: Option<&ClockReading>) {
        let top = self.area.top();
        let bar = Rect::from_min_size(self.area.min, vec2(self.area.width(), HEADER * self.size));
        self.ui.painter().rect_filled(bar, CornerRadius::ZERO, self.palette.heading);
        let middle = top + HEADER * self.size / 2.0;
        let phase = reading.map_or("", |reading| reading.phase.as_str());
        let title = [round, phase].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ");
        let room = self.right() - self.left() - if reading.is_some() { 12.0 * self.size } else { 0.0 };
        truncated(self.ui, pos2(self.left(), middle), &title, room, self.bold(1.1), self.palette.ink);
        let Some(reading) = reading else { return };
        let ink = self.clock_ink(reading);
        self.text(pos2(self.right(), middle), Align2::RIGHT_CENTER, &reading.time, self.bold(1.7), ink);
        let end = self.right() - 5.6 * self.size;
        let bar = Rect::from_min_max(
            pos2(end - 5.0 * self.size, middle - 0.25 * self.size),
            pos2(end, middle + 0.25 * self.size),
        );
        self.time_bar(bar, reading);
    }

    /// The clock over the whole window.
    fn clock_slide(&self, (round, languages): (&str, NoticeLanguages), reading: &ClockReading) {
        let centre = self.area.center();
        let at = |sizes: f32| pos2(centre.x, centre.y + sizes * self.size);
        let ink = self.clock_ink(reading);
        if !round.is_empty() {
            self.text(at(-8.2), Align2::CENTER_CENTER, round, self.font(1.4), self.palette.faded);
        }
        self.centred(at(-5.9), &reading.phase, self.bold(2.4), self.palette.ink);
        // A time with hours is longer.
        let scale = if reading.time.len() > 6 { 5.6 } else { 8.0 };
        self.text(at(-0.6), Align2::CENTER_CENTER, &reading.time, self.bold(scale), ink);
        let width = 20.0 * self.size;
        let bar = Rect::from_center_size(at(4.6), vec2(width, 0.7 * self.size));
        self.time_bar(bar, reading);
        let stopped = languages.text(pages::clock_stopped);
        let below = match (&reading.late_orders, reading.is_running) {
            (late, _) if !late.is_empty() => late.as_str(),
            (_, false) => &stopped,
            _ => "",
        };
        self.centred(at(6.6), below, self.font(1.5), ink);
    }

    fn slide(&self, slide: &Slide, layout: &SlideLayout, number: usize) {
        let top = self.area.top() + HEADER * self.size;
        let title = pos2(self.left(), top + TITLE * self.size / 2.0);
        let text = title_of_page(slide, layout, number);
        truncated(self.ui, title, &text, self.right() - self.left(), self.bold(1.1), self.palette.ink);
        let Some(page) = layout.pages.get(number) else { return };
        let mut left = self.left();
        let rows = ProjectorPainter { size: self.size * layout.scale, ..*self };
        for strip in &page.strips {
            let mut y = top + TITLE * self.size + LINE / 2.0 * rows.size;
            for line in strip {
                rows.line(slide, layout, *line, pos2(left, y));
                y += LINE * rows.size;
            }
            left += (layout.strip_width + STRIP_GAP) * rows.size;
        }
    }

    /// A line of a strip. `at` is the left end of its middle.
    fn line(&self, slide: &Slide, layout: &SlideLayout, line: PageLine, at: Pos2) {
        let row = match line {
            PageLine::Empty => return,
            PageLine::Title(block) => {
                let title = slide.blocks.get(block).map_or("", |block| block.title.as_str());
                let room = layout.strip_width * self.size;
                truncated(self.ui, at, title, room, self.bold(1.0), self.palette.accent);
                return;
            }
            PageLine::Row(block, row) => slide.blocks.get(block).and_then(|block| block.rows.get(row)),
        };
        let Some(row) = row else { return };
        let mut left = at.x;
        if slide.blocks.iter().flat_map(|block| &block.rows).any(|row| row.power.is_some()) {
            if let Some(power) = row.power {
                let swatch = Rect::from_center_size(pos2(left + 0.25 * self.size, at.y), vec2(0.45, 0.9) * self.size);
                self.ui.painter().rect_filled(swatch, CornerRadius::same(2), self.palette.power(power));
            }
            left += SWATCH * self.size;
        }
        for ((text, kind), width) in row.cells.iter().zip(&slide.columns).zip(&layout.columns) {
            let room = width * self.size;
            match kind {
                SlideColumn::Number => {
                    let end = pos2(left + room, at.y);
                    self.text(end, Align2::RIGHT_CENTER, text, self.font(1.0), self.palette.ink);
                }
                // A width that was measured may differ by a part of a pixel.
                SlideColumn::Text => self.name(pos2(left, at.y), text, room + 1.0),
            }
            left += room + COLUMN_GAP * self.size;
        }
    }

    /// A text of a row in this room. One that is wider than usual has smaller letters before it is shortened.
    fn name(&self, at: Pos2, text: &str, room: f32) {
        let shown = printable_line(text).into_owned();
        let width = self.ui.painter().layout_no_wrap(shown, self.font(1.0), self.palette.ink).size().x;
        let scale = (room / width.max(1.0)).clamp(SMALLER_NAME, 1.0);
        truncated(self.ui, at, text, room, self.font(scale), self.palette.ink);
    }

    /// The remark on the slide, the number of the page, and what the director has to know.
    fn foot(&self, slide: &Slide, position: &str, projector: &Projector) {
        let y = self.area.bottom() - FOOT * self.size / 2.0;
        let font = self.font(0.6);
        let (note, ink) = if slide.note.is_empty() {
            (&projector.slides.event, self.palette.faded)
        } else {
            (&slide.note, self.palette.remark)
        };
        truncated(self.ui, pos2(self.left(), y), note, (self.right() - self.left()) * 0.6, font.clone(), ink);
        let state = [(projector.is_frozen, texts::frozen()), (projector.is_silent, texts::sound_off())];
        let mut shown: Vec<&str> = state.into_iter().filter(|(is_on, _)| *is_on).map(|(_, text)| text).collect();
        shown.extend((!position.is_empty()).then_some(position));
        self.text(pos2(self.right(), y), Align2::RIGHT_CENTER, &shown.join(" · "), font, self.palette.faded);
    }
}
