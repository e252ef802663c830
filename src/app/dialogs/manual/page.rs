//! Paints the blocks of a page of the manual.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    self, Color32, CornerRadius, FontId, Label, Link, RichText, Shape, TextStyle, Ui, WidgetText, vec2,
};

use super::markdown::{Block, Span, plain_text};
use super::pictures::Pictures;
use crate::app::key_text::key_text;
use crate::app::theme::{self, Palette, size};

/// The space at the left of a list.
const INDENT: f32 = 18.0;
/// The space between the columns of a table, and on both sides of it.
const CELL_SPACE: f32 = 8.0;

/// The words that are marked in a page: those that the user looks for, in small letters.
#[derive(Debug, Default)]
pub(super) struct MarkedWords(Vec<String>);

impl MarkedWords {
    /// The words of a search.
    pub(super) fn of_search(search: &str) -> MarkedWords {
        MarkedWords(search.split_whitespace().map(str::to_lowercase).collect())
    }

    /// The parts of a text, each with whether it is marked.
    fn parts<'t>(&self, text: &'t str) -> Vec<(&'t str, bool)> {
        let mut parts = Vec::new();
        let mut rest = text;
        let mut before = 0;
        while let Some(letter) = rest[before..].chars().next() {
            let here = &rest[before..];
            match self.0.iter().filter_map(|word| length_of_word(here, word)).max() {
                Some(length) => {
                    parts.extend((before > 0).then_some((&rest[..before], false)));
                    parts.push((&here[..length], true));
                    (rest, before) = (&here[length..], 0);
                }
                None => before += letter.len_utf8(),
            }
        }
        parts.extend((!rest.is_empty()).then_some((rest, false)));
        parts
    }
}

/// The bytes with which `text` begins like `word`, which is in small letters.
fn length_of_word(text: &str, word: &str) -> Option<usize> {
    let mut wanted = word.chars().peekable();
    let mut length = 0;
    for letter in text.chars() {
        if wanted.peek().is_none() {
            break;
        }
        if !letter.to_lowercase().all(|small| wanted.next() == Some(small)) {
            return None;
        }
        length += letter.len_utf8();
    }
    (length > 0 && wanted.next().is_none()).then_some(length)
}

/// Paints the blocks. `go_to` is a heading that comes into view. Returns where the clicked link goes.
pub(super) fn show_blocks(
    ui: &mut Ui,
    blocks: &[Block],
    pictures: &mut Pictures,
    go_to: Option<&str>,
    marked: &MarkedWords,
) -> Option<String> {
    let mut clicked = None;
    for (at, block) in blocks.iter().enumerate() {
        let link = match block {
            Block::Heading { level, text } => {
                show_heading(ui, *level, text, go_to, marked);
                None
            }
            Block::Paragraph(text) => {
                let link = show_spans(ui, text, marked);
                ui.add_space(size::GAP);
                link
            }
            Block::Item { mark, text } => show_item(ui, mark, text, marked),
            Block::Picture { path, description } => {
                show_picture(ui, pictures, path, description);
                None
            }
            Block::Code(code) => {
                show_code(ui, code);
                None
            }
            Block::Table { head, rows } => show_table(ui, at, (head, rows), marked),
        };
        clicked = clicked.or(link);
    }
    clicked
}

/// The name that a link has for a heading: “Pasting a block” is “pasting-a-block”.
pub(super) fn heading_name(text: &str) -> String {
    let kept = text.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-'));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

fn show_heading(ui: &mut Ui, level: usize, text: &[Span], go_to: Option<&str>, marked: &MarkedWords) {
    let words = plain_text(text);
    let font = if level == 1 { FontId::new(size::TITLE, theme::bold()) } else { theme::bold_body() };
    if level > 1 {
        ui.add_space(size::SPACE);
    }
    let response = ui.add(Label::new(marked_text(ui, &words, |part| RichText::new(part).font(font.clone()), marked)));
    if go_to.is_some_and(|name| name == heading_name(&words)) {
        response.scroll_to_me(Some(egui::Align::TOP));
    }
    ui.add_space(size::GAP);
}

fn show_item(ui: &mut Ui, mark: &str, text: &[Span], marked: &MarkedWords) -> Option<String> {
    let link = ui
        .horizontal_top(|ui| {
            ui.add_sized(vec2(INDENT, 0.0), Label::new(mark));
            ui.vertical(|ui| show_spans(ui, text, marked)).inner
        })
        .inner;
    ui.add_space(2.0);
    link
}

/// Shows a picture in its size, or as wide as the page if that is less.
fn show_picture(ui: &mut Ui, pictures: &mut Pictures, path: &str, description: &str) {
    let Some(texture) = pictures.texture(ui.ctx(), path) else {
        ui.label(description);
        return;
    };
    let palette = Palette::current(ui.ctx());
    let width = ui.available_width().min(texture.size_vec2().x);
    let image = egui::Image::new(texture).max_width(width).alt_text(description);
    let response = ui.add(image);
    ui.painter().rect_stroke(response.rect, 0.0, (1.0, palette.line), egui::StrokeKind::Outside);
    ui.add_space(size::SPACE);
}

fn show_code(ui: &mut Ui, code: &str) {
    let palette = Palette::current(ui.ctx());
    egui::Frame::new().fill(palette.computed).corner_radius(CornerRadius::same(3)).inner_margin(8.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(Label::new(RichText::new(code).monospace()).wrap());
    });
    ui.add_space(size::GAP);
}

/// Shows a text that wraps at the width of the place. Returns where the clicked link goes.
fn show_spans(ui: &mut Ui, spans: &[Span], marked: &MarkedWords) -> Option<String> {
    let palette = Palette::current(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let mut clicked = None;
        for span in spans {
            let style = |part: &str| styled(span, part, &palette);
            match &span.link {
                Some(link) => {
                    if ui.add(Link::new(style(&key_text(&span.text)))).clicked() {
                        clicked = Some(link.clone());
                    }
                }
                None => {
                    ui.add(Label::new(marked_text(ui, &span.text, style, marked)).wrap());
                }
            }
        }
        clicked
    })
    .inner
}

/// The text with the marked words on the colour of what was found.
fn marked_text(ui: &Ui, text: &str, style: impl Fn(&str) -> RichText, marked: &MarkedWords) -> WidgetText {
    let text = key_text(text);
    let parts = marked.parts(&text);
    if !parts.iter().any(|(_, is_marked)| *is_marked) {
        return style(&text).into();
    }
    let found = Palette::current(ui.ctx()).selected;
    let mut job = LayoutJob::default();
    for (part, is_marked) in parts {
        let part = if is_marked { style(part).background_color(found) } else { style(part) };
        part.append_to(&mut job, ui.style(), egui::FontSelection::Default, egui::Align::BOTTOM);
    }
    job.into()
}

/// A part of a span in its look.
fn styled(span: &Span, part: &str, palette: &Palette) -> RichText {
    let text = RichText::new(part);
    if span.code {
        return text.font(TextStyle::Monospace.resolve(&egui::Style::default())).background_color(palette.heading);
    }
    match (span.strong, span.italic) {
        (true, _) => text.font(theme::bold_body()),
        (false, true) => text.italics(),
        (false, false) => text,
    }
}

fn show_table(
    ui: &mut Ui,
    at: usize,
    (head, rows): (&[Vec<Span>], &[Vec<Vec<Span>>]),
    marked: &MarkedWords,
) -> Option<String> {
    let palette = Palette::current(ui.ctx());
    let widths = column_widths(ui, head, rows);
    let mut clicked = None;
    ui.push_id(("table", at), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let heading: Vec<Vec<Span>> =
            head.iter().map(|cell| cell.iter().map(|span| Span { strong: true, ..span.clone() }).collect()).collect();
        clicked = show_row(ui, &heading, &widths, palette.heading, marked);
        for (n, row) in rows.iter().enumerate() {
            let fill = if n % 2 == 0 { palette.raised } else { palette.computed };
            clicked = clicked.take().or(show_row(ui, row, &widths, fill, marked));
        }
    });
    ui.add_space(size::SPACE);
    clicked
}

fn show_row(ui: &mut Ui, cells: &[Vec<Span>], widths: &[f32], fill: Color32, marked: &MarkedWords) -> Option<String> {
    let background = ui.painter().add(Shape::Noop);
    let mut clicked = None;
    let row = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (cell, width) in cells.iter().zip(widths) {
            ui.add_space(CELL_SPACE);
            ui.vertical(|ui| {
                ui.set_width(*width);
                ui.add_space(3.0);
                clicked = clicked.take().or(show_spans(ui, cell, marked));
                ui.add_space(3.0);
            });
        }
        ui.add_space(CELL_SPACE);
    });
    let mut rect = row.response.rect;
    rect.max.x = rect.min.x + widths.iter().map(|width| width + CELL_SPACE).sum::<f32>() + CELL_SPACE;
    ui.painter().set(background, Shape::rect_filled(rect, 0.0, fill));
    clicked
}

/// The width of each column. A column of short texts is as wide as they are; the others share the rest by the length of their
/// texts.
fn column_widths(ui: &Ui, head: &[Vec<Span>], rows: &[Vec<Vec<Span>>]) -> Vec<f32> {
    #[expect(clippy::cast_precision_loss, reason = "a table of the manual has few columns")]
    let room = ui.available_width() - CELL_SPACE * (head.len() as f32 + 1.0);
    let natural: Vec<f32> = (0..head.len())
        .map(|column| {
            let cells = rows.iter().filter_map(|row| row.get(column)).chain(head.get(column));
            cells.map(|cell| text_width(ui, cell)).fold(0.0, f32::max).ceil() + 2.0
        })
        .collect();
    share_width(&natural, room)
}

/// Shares `room` among columns that would like to have the widths `natural`. No column gets more than it would like.
fn share_width(natural: &[f32], room: f32) -> Vec<f32> {
    let mut widths = natural.to_vec();
    let mut open: Vec<usize> = (0..natural.len()).collect();
    let mut left = room;
    // Columns that need less than an equal share get what they need, until none is left of these.
    loop {
        #[expect(clippy::cast_precision_loss, reason = "a table of the manual has few columns")]
        let share = left / open.len().max(1) as f32;
        let (small, large): (Vec<usize>, Vec<usize>) = open.iter().partition(|at| natural[**at] <= share);
        if small.is_empty() || large.is_empty() {
            break;
        }
        left -= small.iter().map(|at| natural[*at]).sum::<f32>();
        open = large;
    }
    let wanted: f32 = open.iter().map(|at| natural[*at]).sum();
    if wanted > left {
        for at in open {
            widths[at] = left * natural[at] / wanted;
        }
    }
    widths
}

fn text_width(ui: &Ui, cell: &[Span]) -> f32 {
    let width = |span: &Span| {
        let font = if span.code { TextStyle::Monospace.resolve(ui.style()) } else { theme::bold_body() };
        ui.painter().layout_no_wrap(key_text(&span.text).into_owned(), font, Color32::PLACEHOLDER).size().x
    };
    cell.iter().map(width).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_columns_keep_their_width_and_long_ones_share_the_rest() {
        assert_eq!(share_width(&[50.0, 60.0], 400.0), [50.0, 60.0]);
        assert_eq!(share_width(&[50.0, 900.0], 400.0), [50.0, 350.0]);
        assert_eq!(share_width(&[50.0, 400.0, 800.0], 650.0), [50.0, 200.0, 400.0]);
        assert_eq!(share_width(&[800.0, 800.0], 400.0), [200.0, 200.0]);
    }

    #[test]
    fn the_words_of_a_search_are_marked_in_any_case_and_as_parts_of_words() {
        let marked = MarkedWords::of_search(" Draw  éT");
        assert_eq!(
            marked.parts("Redraw the ÉTÉ."),
            [("Re", false), ("draw", true), (" the ", false), ("ÉT", true), ("É.", false)]
        );
        assert_eq!(marked.parts("dra"), [("dra", false)]);
        assert_eq!(MarkedWords::default().parts("draw"), [("draw", false)]);
    }

    #[test]
    fn a_heading_has_the_name_that_links_use() {
        assert_eq!(heading_name("Pasting a block"), "pasting-a-block");
    }
}
