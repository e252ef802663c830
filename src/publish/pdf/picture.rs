//! Draws laid-out pages as pictures: for the preview in the window, and for messages to players.

use std::fmt;

use vello_cpu::color::{AlphaColor, Srgb};
use vello_cpu::kurbo::{Affine, BezPath, Rect, Stroke};
use vello_cpu::{Glyph, Pixmap, RenderContext, Resources};

use super::PdfError;
use super::layout::lay_out;
use super::page_content::{Area, PageContent, PageLine, Shade, Watermark};
use super::write::MissingLetters;
use crate::notices::Notice;
use crate::publish::page_setup::PageSetup;
use crate::publish::text_measure::{BOLDENING, Fonts, ShapedText};

/// The largest width and height of a picture, in pixels.
const MOST_PIXELS: f32 = 8_000.0;

/// Notices laid out on pages, ready to be drawn as pictures. The pages are those of [`super::write_pdf`] with the same
/// arguments.
pub struct Pages {
    contents: Vec<PageContent>,
    missing: MissingLetters,
}

impl fmt::Debug for Pages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages").field("contents", &self.contents.len()).finish_non_exhaustive()
    }
}

/// A picture of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PagePicture {
    /// In pixels.
    pub width: u16,
    /// In pixels.
    pub height: u16,
    /// Red, green, blue and opacity of each pixel, in rows from the top. All pixels are opaque.
    pub pixels: Vec<u8>,
}

impl Pages {
    /// Lays the notices out.
    ///
    /// # Errors
    /// When the fonts of the program cannot be read.
    pub fn new(notices: &[Notice], setup: &PageSetup) -> Result<Self, PdfError> {
        let fonts = Fonts::load()?;
        let contents: Vec<PageContent> = notices.iter().flat_map(|notice| lay_out(&fonts, notice, setup)).collect();
        let missing = MissingLetters::of(notices, contents.iter());
        Ok(Pages { contents, missing })
    }

    /// The number of pages.
    pub fn count(&self) -> usize {
        self.contents.len()
    }

    /// The letters that no font has.
    pub fn missing(&self) -> MissingLetters {
        self.missing.clone()
    }

    /// The width and height of a page in points, `None` if there is no such page. The first page has the number 0.
    pub fn size(&self, page: usize) -> Option<(f32, f32)> {
        self.contents.get(page).map(|content| (content.sheet.width, content.sheet.height))
    }

    /// Draws a page, `None` if there is no such page. A picture that would be larger than 8,000 pixels is drawn smaller.
    pub fn picture(&self, page: usize, pixels_per_point: f32) -> Option<PagePicture> {
        let content = self.contents.get(page)?;
        let longer = content.sheet.width.max(content.sheet.height);
        let scale = pixels_per_point.min(MOST_PIXELS / longer);
        let (width, height) = (pixels(content.sheet.width * scale), pixels(content.sheet.height * scale));
        let mut drawing = RenderContext::new(width, height);
        let mut resources = Resources::new();
        drawing.set_paint(grey(u8::MAX));
        drawing.fill_rect(&Rect::new(0.0, 0.0, f64::from(width), f64::from(height)));
        drawing.set_transform(Affine::scale(f64::from(scale)));
        for area in &content.areas {
            fill_area(&mut drawing, *area);
        }
        if let Some(watermark) = &content.watermark {
            draw_watermark(&mut drawing, &mut resources, content, watermark);
        }
        for line in &content.lines {
            draw_line(&mut drawing, line);
        }
        for text in &content.texts {
            drawing.set_paint(grey(text.shade.lightness()));
            draw_text(&mut drawing, &mut resources, &text.shaped, (text.left, text.baseline), text.size);
        }
        drawing.flush();
        let mut target = Pixmap::new(width, height);
        drawing.render(&mut target, &mut resources);
        Some(PagePicture { width, height, pixels: target.data_as_u8_slice().to_vec() })
    }
}

fn draw_text(
    drawing: &mut RenderContext,
    resources: &mut Resources,
    shaped: &ShapedText,
    (left, baseline): (f32, f32),
    size: f32,
) {
    let page = *drawing.transform();
    let is_narrow = shaped.stretch < 1.0;
    if is_narrow {
        let narrow = Affine::new([f64::from(shaped.stretch), 0.0, 0.0, 1.0, f64::from(left), 0.0]);
        drawing.set_transform(page * narrow);
    }
    let mut x = if is_narrow { 0.0 } else { left };
    for run in &*shaped.runs {
        let glyphs = run.glyphs.iter().map(|glyph| {
            let at = x + glyph.x_offset * size;
            x += glyph.x_advance * size;
            Glyph { id: glyph.glyph_id.to_u32(), x: at, y: baseline - glyph.y_offset * size }
        });
        let glyphs: Vec<Glyph> = glyphs.collect();
        if run.is_boldened {
            drawing.set_stroke(Stroke::new(f64::from(BOLDENING * size)));
            let drawn = drawing.glyph_run(resources, &run.face.data).font_size(size).hint(false);
            drawn.stroke_glyphs(glyphs.iter().copied());
        }
        let drawn = drawing.glyph_run(resources, &run.face.data).font_size(size).hint(false);
        drawn.fill_glyphs(glyphs.into_iter());
    }
    if is_narrow {
        drawing.set_transform(page);
    }
}

/// Draws a word from the lower left corner to the upper right one.
fn draw_watermark(
    drawing: &mut RenderContext,
    resources: &mut Resources,
    content: &PageContent,
    watermark: &Watermark,
) {
    let Watermark { shaped, size } = watermark;
    let page = *drawing.transform();
    let angle = -f64::from(content.sheet.height / content.sheet.width).atan();
    let (x, y) = (content.sheet.width / 2.0, content.sheet.height / 2.0);
    drawing.set_transform(page * Affine::rotate_about(angle, (f64::from(x), f64::from(y))));
    drawing.set_paint(grey(Shade::Watermark.lightness()));
    draw_text(drawing, resources, shaped, (x - shaped.width * size / 2.0, y + 0.35 * size), *size);
    drawing.set_transform(page);
}

fn draw_line(drawing: &mut RenderContext, line: &PageLine) {
    let mut path = BezPath::new();
    for (at, (x, y)) in line.points.iter().enumerate() {
        let point = (f64::from(*x), f64::from(*y));
        if at == 0 { path.move_to(point) } else { path.line_to(point) }
    }
    if let Some(fill) = line.fill {
        drawing.set_paint(grey(fill.lightness()));
        drawing.fill_path(&path);
    }
    let stroke = Stroke::new(f64::from(line.width));
    let dashes: Vec<f64> = line.dashes.iter().copied().map(f64::from).collect();
    drawing.set_stroke(if dashes.is_empty() { stroke } else { stroke.with_dashes(0.0, dashes) });
    drawing.set_paint(grey(line.shade.lightness()));
    drawing.stroke_path(&path);
}

fn fill_area(drawing: &mut RenderContext, area: Area) {
    let Area { left, top, width, height, shade } = area;
    let (left, top) = (f64::from(left), f64::from(top));
    drawing.set_paint(grey(shade.lightness()));
    drawing.fill_rect(&Rect::new(left, top, left + f64::from(width), top + f64::from(height)));
}

fn grey(lightness: u8) -> AlphaColor<Srgb> {
    AlphaColor::from_rgb8(lightness, lightness, lightness)
}

/// A length as a whole number of pixels, at least one.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 1 and 8,000")]
fn pixels(length: f32) -> u16 {
    length.round().clamp(1.0, MOST_PIXELS) as u16
}

impl PagePicture {
    /// The picture as a .png file.
    ///
    /// # Errors
    /// When the picture cannot be encoded.
    pub fn to_png(&self) -> Result<Vec<u8>, PdfError> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, u32::from(self.width), u32::from(self.height));
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        let error = |error: png::EncodingError| PdfError::Writing(error.to_string());
        let mut writer = encoder.write_header().map_err(error)?;
        writer.write_image_data(&self.pixels).map_err(error)?;
        writer.finish().map_err(error)?;
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::Notice;
    use crate::publish::Paper;

    #[test]
    fn a_picture_has_the_title_at_the_top_and_the_paper_is_white() {
        let notice = Notice { title: "Standings".into(), ..Notice::default() };
        let setup = PageSetup { paper: Paper::A4, ..PageSetup::default() };
        let pages = Pages::new(&[notice], &setup).unwrap();
        assert_eq!(pages.count(), 1);
        let picture = pages.picture(0, 1.0).unwrap();
        assert_eq!((picture.width, picture.height), (595, 842));
        let dark = |x: usize, y: usize| picture.pixels[(y * 595 + x) * 4] < 128;
        let rows: Vec<usize> = (0..842).filter(|y| (0..595).any(|x| dark(x, *y))).collect();
        // The margin is half an inch; the title is the only text of the upper half, the foot that of the lower one.
        assert!((36..90).contains(&rows[0]), "{rows:?}");
        assert!(rows.iter().all(|y| *y < 100 || *y > 780), "{rows:?}");
        let columns: Vec<usize> = (0..595).filter(|x| (0..100).any(|y| dark(*x, y))).collect();
        assert!((36..42).contains(&columns[0]), "{columns:?}");
        assert!(picture.pixels.chunks(4).all(|pixel| pixel[3] == 255));
        assert_eq!(pages.picture(1, 1.0), None);
    }
}
