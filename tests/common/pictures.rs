//! Pictures of the window in a test, painted on the CPU, and compared with the reviewed pictures in `tests/pictures` and with
//! those of the manual.
//!
//! `egui_kittest` has the same with the features `wgpu` and `snapshot`. They would compile another 65 crates in every
//! test build, 170 CPU seconds, and the picture would depend on the graphics driver. No published software renderer
//! supports this version of egui.

#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "pixels")]

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::BufReader;
use std::ops::Range;
use std::path::{Path, PathBuf};

use eframe::egui::epaint::{ClippedPrimitive, Primitive, Vertex};
use eframe::egui::{Color32, ColorImage, Key, Pos2, Rect, Role, TextureId, Theme, Vec2, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::fit::what_is_cut;
use super::window::WindowTest;

/// A pixel differs if its red, green or blue differs by more than this. Processors round a little differently.
const COLOUR_TOLERANCE: u8 = 12;

/// A picture differs if more than this share of its pixels differs. A single changed digit is more.
const PIXEL_TOLERANCE: f32 = 1e-5;

/// The sizes of the window in a picture: an old laptop, and a desktop.
const SMALL: Vec2 = vec2(1024.0, 640.0);
pub const LARGE: Vec2 = vec2(1600.0, 900.0);

/// The small windows in which everything is whole, and whether the columns of a sheet may be scrolled to: an old laptop, a laptop of
/// 1366 × 768 pixels at 1½ times the size, and at twice the size.
pub const SMALL_WINDOWS: [(Vec2, bool); 3] = [(SMALL, false), (vec2(911.0, 512.0), true), (vec2(683.0, 384.0), true)];

/// The table with a column for every event of a year, which has room for none of many.
const SCROLLED: &str = "tab-ladder";

/// The margin that `egui_kittest` puts around a window. It is not in the picture.
pub const MARGIN: f32 = 8.0;

/// The height of the foot of a page against that of the page.
const PAGE_FOOT: f32 = 0.07;

/// The part of the window that is shown around a dialog, and the space between the parts of a picture.
const AROUND_DIALOG: f32 = 16.0;
const GAP: usize = 8;

/// The folder of the reviewed pictures.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER)
}

/// The folders of the reviewed pictures and of those in the manual.
const FOLDER: &str = "tests/pictures";
const MANUAL_FOLDER: &str = "assets/manual/pictures";

/// Compares the window with its reviewed picture: light above, dark below, large at the left, small at the right. If a
/// dialog is open, the picture shows little more than the dialog. What has one of the names in `hidden` depends on the
/// clock, so it is painted over.
pub fn compare(name: &str, window: &mut WindowTest, hidden: &[&str]) {
    let picture = picture_of(window, hidden, &|_| (), &|_| ());
    assert_fits(name, window, &|_| (), &|_| ());
    compare_picture(FOLDER, name, picture);
}

/// Compares a dialog with its reviewed picture. It is opened in each size of the window.
pub fn compare_dialog(name: &str, window: &mut WindowTest, open: impl Fn(&mut WindowTest)) {
    compare_dialog_without(name, window, &[], open);
}

/// Compares a dialog with its reviewed picture. What has one of the names in `hidden` depends on the clock.
pub fn compare_dialog_without(name: &str, window: &mut WindowTest, hidden: &[&str], open: impl Fn(&mut WindowTest)) {
    let close = |window: &mut WindowTest| {
        assert!(window.has_dialog());
        window.press(Key::Escape);
        assert!(!window.has_dialog());
    };
    let picture = picture_of(window, hidden, &open, &close);
    assert_fits(name, window, &open, &close);
    compare_picture(FOLDER, name, picture);
}

/// Fails if anything is cut or outside in one of the small windows. In each, `open` opens what is shown, and `close` closes it.
fn assert_fits(name: &str, window: &mut WindowTest, open: &dyn Fn(&mut WindowTest), close: &dyn Fn(&mut WindowTest)) {
    let before = window.ctx.content_rect().size();
    let mut cut = Vec::new();
    for (size, scrolls) in SMALL_WINDOWS {
        window.set_size(size + Vec2::splat(2.0 * MARGIN));
        window.run();
        open(window);
        window.remove_cursor();
        window.run();
        let found = what_is_cut(window, MARGIN, scrolls || SCROLLED == name);
        cut.extend(found.into_iter().map(|sentence| format!("{} × {}: {sentence}", size.x, size.y)));
        close(window);
    }
    window.set_size(before);
    window.run();
    assert!(cut.is_empty(), "{name}:\n{}", cut.join("\n"));
}

/// Compares a part of the window with a picture of the manual. The window is light.
pub fn compare_manual_picture(name: &str, window: &mut WindowTest, part: Rect) {
    window.remove_cursor();
    window.set_theme(Theme::Light);
    let size = window.ctx.content_rect().size() - Vec2::splat(2.0 * MARGIN);
    let frame = paint_frame(window, size);
    compare_picture(MANUAL_FOLDER, name, frame.0.region(&part.translate(Vec2::splat(MARGIN)), None));
}

fn compare_picture(folder: &str, name: &str, picture: ColorImage) {
    let reviewed_path = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join(name).with_extension("png");
    let update = std::env::var_os("UPDATE_PICTURES").is_some();
    let differing = load(&reviewed_path).map(|reviewed| differing_pixels(&reviewed, &picture));
    let tolerance = (PIXEL_TOLERANCE * picture.pixels.len() as f32) as usize;
    if differing.as_ref().is_some_and(|differing| differing.len() <= tolerance) {
        return;
    }
    if update {
        save(&reviewed_path, &picture);
        return;
    }
    // The folder of the target that Cargo gives to tests is beside this one.
    let output = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("pictures").join(name);
    let (new_path, difference_path) = (output.with_extension("png"), output.with_extension("difference.png"));
    save(&new_path, &picture);
    let accept = format!(
        "The new picture is {}. If it is right, run UPDATE_PICTURES=1 cargo test --test window {}",
        new_path.display(),
        if folder == FOLDER { "pictures" } else { "manual_pictures" }
    );
    let Some(differing) = differing else { panic!("{folder}/{name}.png is missing. {accept}") };
    let mut difference = picture;
    for pixel in &mut difference.pixels {
        *pixel = Color32::from_gray(192 + pixel.g() / 4);
    }
    for at in &differing {
        difference.pixels[*at] = Color32::RED;
    }
    save(&difference_path, &difference);
    panic!(
        "{} pixels differ from {folder}/{name}.png. They are red in {}. {accept}",
        differing.len(),
        difference_path.display()
    );
}

/// A reviewed picture: its colours, and the number of the colour of each pixel.
struct Reviewed {
    size: [usize; 2],
    palette: Vec<Color32>,
    numbers: Vec<u8>,
}

/// The positions of the pixels that differ by more than the tolerance. In a picture of another size, all differ.
fn differing_pixels(reviewed: &Reviewed, picture: &ColorImage) -> Vec<usize> {
    if reviewed.size != picture.size {
        return (0..picture.pixels.len()).collect();
    }
    let palette = &reviewed.palette;
    // A colour that is not in the palette was saved as the nearest one, at this distance.
    let mut rounding: HashMap<Color32, u8> = HashMap::new();
    let mut differing = Vec::new();
    for (at, (number, new)) in reviewed.numbers.iter().zip(&picture.pixels).enumerate() {
        let old = palette[usize::from(*number)];
        if old != *new && distance(old, *new) > COLOUR_TOLERANCE {
            let nearest = || distance(palette[nearest_colour(palette, *new)], *new);
            if distance(old, *new) > COLOUR_TOLERANCE + *rounding.entry(*new).or_insert_with(nearest) {
                differing.push(at);
            }
        }
    }
    differing
}

/// The position of the colour that is nearest to this one.
fn nearest_colour(palette: &[Color32], colour: Color32) -> usize {
    (0..palette.len()).min_by_key(|at| distance(palette[*at], colour)).unwrap()
}

/// The largest difference of the three colours.
fn distance(a: Color32, b: Color32) -> u8 {
    a.r().abs_diff(b.r()).max(a.g().abs_diff(b.g())).max(a.b().abs_diff(b.b()))
}

/// The picture in a file. `None` if there is no such file.
fn load(path: &Path) -> Option<Reviewed> {
    let mut reader = png::Decoder::new(BufReader::new(File::open(path).ok()?)).read_info().unwrap();
    let palette = reader.info().palette.as_ref().unwrap().chunks_exact(3);
    let palette = palette.map(|colour| Color32::from_rgb(colour[0], colour[1], colour[2])).collect();
    let mut numbers = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut numbers).unwrap();
    Some(Reviewed { size: [info.width as usize, info.height as usize], palette, numbers })
}

/// Saves a picture with at most 256 colours, which makes it three times smaller. The shades at the edges of letters
/// become a few shades.
fn save(path: &Path, picture: &ColorImage) {
    let mut counts: HashMap<Color32, usize> = HashMap::new();
    for pixel in &picture.pixels {
        *counts.entry(*pixel).or_default() += 1;
    }
    let mut colours: Vec<Color32> = counts.keys().copied().collect();
    colours.sort_by_key(|colour| (usize::MAX - counts[colour], colour.to_array()));
    let palette = (0..).step_by(4).map(|least| distinct_colours(&colours, least)).find(|palette| palette.len() <= 256);
    let palette = palette.unwrap();
    let numbers: HashMap<Color32, u8> =
        colours.iter().map(|colour| (*colour, nearest_colour(&palette, *colour) as u8)).collect();
    let indices: Vec<u8> = picture.pixels.iter().map(|pixel| numbers[pixel]).collect();

    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let [width, height] = picture.size;
    let mut encoder = png::Encoder::new(File::create(path).unwrap(), width as u32, height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.iter().flat_map(|colour| [colour.r(), colour.g(), colour.b()]).collect::<Vec<_>>());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.write_header().unwrap().write_image_data(&indices).unwrap();
}

/// The most frequent colours, and those that differ by more than `least` from all colours before them.
fn distinct_colours(colours: &[Color32], least: u8) -> Vec<Color32> {
    let (frequent, rare) = colours.split_at(colours.len().min(64));
    let mut distinct = frequent.to_vec();
    for colour in rare {
        if distinct.iter().all(|other| distance(*other, *colour) > least) {
            distinct.push(*colour);
        }
    }
    distinct
}

/// The window in both sizes, light and dark. In each size, `open` opens what is shown, and `close` closes it.
fn picture_of(
    window: &mut WindowTest,
    hidden: &[&str],
    open: &dyn Fn(&mut WindowTest),
    close: &dyn Fn(&mut WindowTest),
) -> ColorImage {
    let [small, large] = [SMALL, LARGE].map(|size| {
        window.set_size(size + Vec2::splat(2.0 * MARGIN));
        window.run();
        open(window);
        // No tooltip is shown, and nothing is marked as being under the pointer.
        window.remove_cursor();
        let parts = [Theme::Light, Theme::Dark].map(|theme| {
            window.set_theme(theme);
            paint(window, size, hidden)
        });
        close(window);
        parts
    });
    let width = large[0].width() + GAP + small[0].width();
    let second_row = large[0].height().max(small[0].height()) + GAP;
    let mut picture = ColorImage::filled([width, 2 * second_row - GAP], Color32::GRAY);
    for (parts, left) in [(&large, 0), (&small, large[0].width() + GAP)] {
        for (part, top) in parts.iter().zip([0, second_row]) {
            for (row, pixels) in part.pixels.chunks_exact(part.width()).enumerate() {
                let start = (top + row) * width + left;
                picture.pixels[start..start + part.width()].copy_from_slice(pixels);
            }
        }
    }
    picture
}

/// Paints the last frame with the margin around it. The result is the same on every machine.
fn paint_frame(window: &WindowTest, size: Vec2) -> Canvas {
    #[allow(clippy::redundant_closure_for_method_calls, reason = "the method does not fit every lifetime")]
    let glyphs = window.ctx.fonts(|fonts| fonts.image());
    let with_margin = [size.x + 2.0 * MARGIN, size.y + 2.0 * MARGIN].map(|length| length as usize);
    let mut canvas = Canvas(ColorImage::filled(with_margin, Color32::BLACK));
    for ClippedPrimitive { clip_rect, primitive } in window.ctx.tessellate(window.output().shapes.clone(), 1.0) {
        let Primitive::Mesh(mesh) = primitive else { panic!("a paint callback needs a graphics card") };
        let is_picture = mesh.texture_id != TextureId::default();
        let picture = is_picture.then(|| window.picture(mesh.texture_id));
        let texture = picture.as_ref().unwrap_or(&glyphs);
        let (columns, rows) = canvas.pixels_in(clip_rect);
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [0, 1, 2].map(|corner| mesh.vertices[corners[corner] as usize]);
            canvas.paint_triangle(&corners, texture, &columns, &rows);
        }
    }
    canvas
}

/// Paints the last frame, or its dialog.
fn paint(window: &WindowTest, size: Vec2, hidden: &[&str]) -> ColorImage {
    let mut canvas = paint_frame(window, size);
    let mut shown = Rect::from_min_size(pos2(MARGIN, MARGIN), size);
    let dialog = window.ctx.memory(|memory| memory.area_rect(memory.top_modal_layer()?.id));
    for text in hidden {
        for node in window.query_all_by_label_contains(text) {
            let mut painted = node.rect();
            if node.accesskit_node().role() == Role::Image {
                // The foot of a page has the time.
                painted.min.y = painted.max.y - PAGE_FOOT * painted.height();
            } else if let Some(dialog) = dialog.filter(|dialog| dialog.contains_rect(painted)) {
                // The names of the user and the computer are as long as they are.
                painted.max.x = dialog.max.x;
            }
            let (columns, rows) = canvas.pixels_in(painted);
            for row in rows {
                canvas.row(row)[columns.clone()].fill(Color32::GRAY);
            }
        }
    }
    if let Some(dialog) = dialog {
        assert!(
            shown.expand(MARGIN).contains_rect(dialog),
            "the dialog at {dialog} is not whole in the window of {size}"
        );
        shown = shown.intersect(dialog.expand(AROUND_DIALOG)).round();
    }
    canvas.0.region(&shown, None)
}

/// A picture that is being painted.
struct Canvas(ColorImage);

impl Canvas {
    fn row(&mut self, row: usize) -> &mut [Color32] {
        let width = self.0.width();
        &mut self.0.pixels[row * width..(row + 1) * width]
    }

    /// The columns and rows of a rectangle that are on the canvas.
    fn pixels_in(&self, rect: Rect) -> (Range<usize>, Range<usize>) {
        let range = |from: f32, to: f32, most: usize| {
            let to = (to.round().max(0.0) as usize).min(most);
            (from.round().max(0.0) as usize).min(to)..to
        };
        (range(rect.left(), rect.right(), self.0.width()), range(rect.top(), rect.bottom(), self.0.height()))
    }

    /// Paints the pixels whose centre is in a triangle. Two triangles that share an edge share no pixel.
    fn paint_triangle(
        &mut self,
        corners: &[Vertex; 3],
        glyphs: &ColorImage,
        columns: &Range<usize>,
        rows: &Range<usize>,
    ) {
        let [a, b, c] = corners.map(|corner| corner.pos);
        let area = cross(b - a, c - a);
        if area == 0.0 || corners.iter().all(|corner| corner.color == Color32::TRANSPARENT) {
            return;
        }
        let has_one_colour = corners[1].color == corners[0].color && corners[2].color == corners[0].color;
        let is_plain = has_one_colour && corners[1].uv == corners[0].uv && corners[2].uv == corners[0].uv;
        let plain = multiply(corners[0].color, texel(glyphs, corners[0].uv));
        let (top, bottom) = (a.y.min(b.y).min(c.y), a.y.max(b.y).max(c.y));
        let rows = first_centre(top).max(rows.start)..first_centre(bottom).min(rows.end);
        for row in rows {
            let y = row as f32 + 0.5;
            let crossings = [(a, b), (b, c), (c, a)].into_iter().filter_map(|(from, to)| crossing(from, to, y));
            let (left, right) = crossings.fold((f32::MAX, f32::MIN), |(left, right), x| (left.min(x), right.max(x)));
            let (start, end) = (first_centre(left).max(columns.start), first_centre(right).min(columns.end));
            if start >= end {
                continue;
            }
            let pixels = &mut self.row(row)[start..end];
            if is_plain {
                if plain.a() == 255 {
                    pixels.fill(plain);
                } else {
                    for pixel in pixels {
                        *pixel = blend(*pixel, plain);
                    }
                }
                continue;
            }
            let shares_at = |x: f32| {
                let centre = pos2(x, y);
                let share = |from: Pos2, to: Pos2| cross(to - centre, from - centre) / area;
                [share(c, b), share(a, c), share(b, a)]
            };
            let first = start as f32 + 0.5;
            if !has_one_colour {
                for (at, pixel) in pixels.iter_mut().enumerate() {
                    *pixel = blend(*pixel, color_in_triangle(corners, shares_at(first + at as f32), glyphs));
                }
                continue;
            }
            let uv_at = |x: f32| mix_of_corners(corners, shares_at(x), |corner| corner.uv.to_vec2());
            let uv = uv_at(first);
            paint_texels(pixels, glyphs, corners[0].color, uv, uv_at(first + 1.0) - uv);
        }
    }
}

/// Paints a row of texels of one colour. The first pixel has the texel at `uv`, and each other one is a step further. Most texels
/// are blank or full, and tests are not optimised, so those are told apart first.
fn paint_texels(pixels: &mut [Color32], glyphs: &ColorImage, color: Color32, uv: Vec2, step: Vec2) {
    let [width, height] = glyphs.size;
    let texels = glyphs.pixels.as_slice();
    let (scale_x, scale_y) = (width as f32, height as f32);
    let is_white = color == Color32::WHITE;
    let mut at = 0;
    while at < pixels.len() {
        let x = ((uv.x + step.x * at as f32) * scale_x) as usize;
        let y = ((uv.y + step.y * at as f32) * scale_y) as usize;
        let texel = texels[y.min(height - 1) * width + x.min(width - 1)];
        if texel != Color32::TRANSPARENT {
            let above = if is_white { texel } else { multiply(color, texel) };
            pixels[at] = if above.a() == 255 { above } else { blend(pixels[at], above) };
        }
        at += 1;
    }
}

/// Twice the area of the triangle between two vectors.
fn cross(one: Vec2, other: Vec2) -> f32 {
    one.x * other.y - one.y * other.x
}

/// The first pixel whose centre is not before this coordinate.
fn first_centre(coordinate: f32) -> usize {
    (coordinate - 0.5).ceil().max(0.0) as usize
}

/// Where an edge crosses the line at this height. Both triangles at an edge get the same number.
fn crossing(from: Pos2, to: Pos2, y: f32) -> Option<f32> {
    let (upper, lower) = if from.y <= to.y { (from, to) } else { (to, from) };
    (upper.y <= y && y < lower.y).then(|| upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y)))
}

/// A value at a point of a triangle, whose distance from each side is given as a share.
fn mix_of_corners(corners: &[Vertex; 3], shares: [f32; 3], value: fn(&Vertex) -> Vec2) -> Vec2 {
    value(&corners[0]) * shares[0] + value(&corners[1]) * shares[1] + value(&corners[2]) * shares[2]
}

/// The colour at a point of a triangle.
fn color_in_triangle(corners: &[Vertex; 3], shares: [f32; 3], glyphs: &ColorImage) -> Color32 {
    let mix = |value: fn(&Vertex) -> f32| {
        value(&corners[0]) * shares[0] + value(&corners[1]) * shares[1] + value(&corners[2]) * shares[2]
    };
    let part = |value: fn(&Vertex) -> f32| (mix(value) + 0.5).clamp(0.0, 255.0) as u8;
    let color = Color32::from_rgba_premultiplied(
        part(|corner| corner.color.r().into()),
        part(|corner| corner.color.g().into()),
        part(|corner| corner.color.b().into()),
        part(|corner| corner.color.a().into()),
    );
    let uv = mix_of_corners(corners, shares, |corner| corner.uv.to_vec2());
    multiply(color, texel(glyphs, uv.to_pos2()))
}

/// The pixel of the texture. A point of the window is a pixel of the texture, so none is between two pixels.
fn texel(glyphs: &ColorImage, uv: Pos2) -> Color32 {
    let [width, height] = glyphs.size;
    let x = ((uv.x * width as f32) as usize).min(width - 1);
    let y = ((uv.y * height as f32) as usize).min(height - 1);
    glyphs.pixels[y * width + x]
}

fn multiply(a: Color32, b: Color32) -> Color32 {
    let product = |a: u8, b: u8| ((u16::from(a) * u16::from(b) + 127) / 255) as u8;
    Color32::from_rgba_premultiplied(
        product(a.r(), b.r()),
        product(a.g(), b.g()),
        product(a.b(), b.b()),
        product(a.a(), b.a()),
    )
}

/// A colour with premultiplied opacity over another, as on a graphics card.
fn blend(below: Color32, above: Color32) -> Color32 {
    let rest = u16::from(255 - above.a());
    let part = |below: u8, above: u8| (u16::from(above) + (u16::from(below) * rest + 127) / 255).min(255) as u8;
    Color32::from_rgb(part(below.r(), above.r()), part(below.g(), above.g()), part(below.b(), above.b()))
}
