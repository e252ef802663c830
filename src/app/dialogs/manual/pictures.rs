//! The pictures of the manual. The test `manual_pictures` takes them of the window, so they are as new as the window.

use std::fmt;
use std::io::Cursor;

use eframe::egui::{ColorImage, Context, TextureHandle, TextureOptions};

/// Declares the list of pictures from their names.
macro_rules! pictures {
    ($($name:literal),* $(,)?) => {
        /// Each picture as pages name it, with its file.
        const PICTURES: &[(&str, &[u8])] = &[$((
            concat!("pictures/", $name, ".png"),
            include_bytes!(concat!("../../../../assets/manual/pictures/", $name, ".png")),
        )),*];
    };
}

pictures!["importing", "rounds", "context-menu", "rulings-desk", "standings", "drawing", "posting", "projector"];

/// The pictures that have been shown.
#[derive(Default)]
pub(super) struct Pictures(Vec<(&'static str, TextureHandle)>);

impl fmt::Debug for Pictures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|(path, _)| path)).finish()
    }
}

impl Pictures {
    /// The picture in a file that a page names.
    pub(super) fn texture(&mut self, ctx: &Context, path: &str) -> Option<&TextureHandle> {
        let known = self.0.iter().position(|(shown, _)| *shown == path);
        if known.is_none() {
            let (path, file) = PICTURES.iter().find(|(known, _)| *known == path)?;
            self.0.push((path, ctx.load_texture(*path, decode(file)?, TextureOptions::LINEAR)));
        }
        let at = known.unwrap_or(self.0.len() - 1);
        self.0.get(at).map(|(_, texture)| texture)
    }
}

/// The pixels of a PNG file with a palette.
fn decode(file: &[u8]) -> Option<ColorImage> {
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().ok()?;
    let mut pixels = vec![0; reader.output_buffer_size()?];
    let info = reader.next_frame(&mut pixels).ok()?;
    let size = [usize::try_from(info.width).ok()?, usize::try_from(info.height).ok()?];
    (info.color_type == png::ColorType::Rgb).then(|| ColorImage::from_rgb(size, &pixels))
}

#[cfg(test)]
mod tests {
    use super::super::markdown::{Block, read_blocks};
    use super::*;
    use crate::manual::PAGES;

    #[test]
    fn every_picture_of_a_page_is_there_and_can_be_shown() {
        let mut named: Vec<String> = Vec::new();
        for page in PAGES {
            for block in read_blocks(page.text) {
                if let Block::Picture { path, description } = block {
                    assert!(description.len() > 30, "{path} needs a description: “{description}”");
                    named.push(path);
                }
            }
        }
        let known: Vec<&str> = PICTURES.iter().map(|(path, _)| *path).collect();
        for path in &named {
            assert!(known.contains(&path.as_str()), "{path} is not in the list");
        }
        for (path, file) in PICTURES {
            assert!(named.iter().any(|named| named == path), "no page shows {path}");
            let picture = decode(file).unwrap_or_else(|| panic!("{path} cannot be read"));
            assert!(picture.width() > 200, "{path} is {} wide", picture.width());
        }
        // They are in the program, which is downloaded over the network of a hotel.
        let bytes: usize = PICTURES.iter().map(|(_, file)| file.len()).sum();
        assert!(bytes < 500_000, "the pictures have {bytes} bytes");
    }
}
