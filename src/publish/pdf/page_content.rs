//! What is on a printed page: texts and areas at their places, and what each text is.

use crate::publish::paper::Sheet;
use crate::publish::text_measure::ShapedText;

/// A page. Lengths are points from the left and from the top.
#[derive(Clone, Debug)]
pub(super) struct PageContent {
    pub sheet: Sheet,
    pub areas: Vec<Area>,
    pub lines: Vec<PageLine>,
    pub texts: Vec<PlacedText>,
    pub watermark: Option<Watermark>,
    pub figures: Vec<PageFigure>,
}

/// A drawing on a page, for readers that do not see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PageFigure {
    /// The section below whose table it is. `None` for a drawing below all tables.
    pub section: Option<usize>,
    /// The drawing in words.
    pub text: String,
    /// Its lines among those of the page.
    pub lines: std::ops::Range<usize>,
}

impl PageContent {
    /// An empty page.
    pub(super) fn new(sheet: Sheet) -> PageContent {
        PageContent {
            sheet,
            areas: Vec::new(),
            lines: Vec::new(),
            texts: Vec::new(),
            watermark: None,
            figures: Vec::new(),
        }
    }

    /// Numbers the sections as in a notice with `before` sections before them.
    pub(super) fn renumber_sections(&mut self, before: usize) {
        for text in &mut self.texts {
            match &mut text.role {
                TextRole::SectionTitle(section)
                | TextRole::Heading { section, .. }
                | TextRole::Cell { section, .. }
                | TextRole::Paragraph { section: Some(section), .. } => *section += before,
                TextRole::Title
                | TextRole::Subtitle(_)
                | TextRole::Paragraph { section: None, .. }
                | TextRole::Repeated => {}
            }
        }
        for figure in &mut self.figures {
            figure.section = figure.section.map(|section| section + before);
        }
    }

    /// Adds the content of another page, moved to the right and down by these distances.
    pub(super) fn add(&mut self, other: PageContent, (right, down): (f32, f32)) {
        let first = self.lines.len();
        let moved_area = |area: Area| Area { left: area.left + right, top: area.top + down, ..area };
        self.areas.extend(other.areas.into_iter().map(moved_area));
        self.lines.extend(other.lines.into_iter().map(|mut line| {
            line.points.iter_mut().for_each(|(x, y)| (*x, *y) = (*x + right, *y + down));
            line
        }));
        let moved = |text: PlacedText| PlacedText { left: text.left + right, baseline: text.baseline + down, ..text };
        self.texts.extend(other.texts.into_iter().map(moved));
        self.figures.extend(other.figures.into_iter().map(|figure| {
            let lines = first + figure.lines.start..first + figure.lines.end;
            PageFigure { lines, ..figure }
        }));
    }
}

/// A line of a plot, or along which a badge is cut. Dashes tell lines apart on a black-and-white printer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PageLine {
    pub points: Vec<(f32, f32)>,
    /// In points.
    pub width: f32,
    /// The lengths of dashes and gaps, in points. Empty for a whole line.
    pub dashes: Vec<f32>,
    pub shade: Shade,
    /// The shade of the area that the line goes around. `None` for a line around nothing.
    pub fill: Option<Shade>,
}

/// A word across a page, behind everything else.
#[derive(Clone, Debug)]
pub(super) struct Watermark {
    pub shaped: ShapedText,
    /// In points.
    pub size: f32,
}

/// A rectangle filled with a shade of grey.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
    pub shade: Shade,
}

/// The shades of areas, lines and texts. They can be told apart on a black-and-white printer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shade {
    /// Behind every second row.
    Band,
    /// Behind the row of a power that has won alone.
    Solo,
    /// The texts of an eliminated power.
    Faded,
    /// A line below headings.
    Line,
    /// Text, and a line of a plot.
    Black,
    /// A line behind a plot, and where a badge is cut.
    Grid,
    /// A word across a page.
    Watermark,
    /// The sea of a drawn board.
    Sea,
    /// The land of a drawn board that no unit enters.
    ClosedLand,
    /// Paper.
    White,
}

impl Shade {
    /// From 0 for black to 255 for white.
    pub(super) const fn lightness(self) -> u8 {
        match self {
            Shade::Band => 238,
            Shade::Solo => 212,
            Shade::Faded => 92,
            Shade::Line => 90,
            Shade::Black => 0,
            Shade::Grid => 190,
            Shade::Watermark => 226,
            Shade::Sea => 228,
            Shade::ClosedLand => 170,
            Shade::White => 255,
        }
    }
}

/// A text of one line.
#[derive(Clone, Debug)]
pub(super) struct PlacedText {
    pub shaped: ShapedText,
    pub left: f32,
    pub baseline: f32,
    /// In points.
    pub size: f32,
    pub shade: Shade,
    pub role: TextRole,
}

/// What a text is, for readers that do not see the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum TextRole {
    /// The title of the notice.
    Title,
    /// A line above or below the title: the event, and which games count.
    Subtitle(usize),
    /// The title of a section, by its number.
    SectionTitle(usize),
    /// A paragraph, by its number: below the table of a section, or below all tables.
    Paragraph { section: Option<usize>, number: usize },
    /// A heading of a table.
    Heading { section: usize, column: usize },
    /// A cell of a table.
    Cell { section: usize, row: usize, column: usize },
    /// Repeated from another page, or on every page: headings of a table that goes on, the foot.
    Repeated,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two shades as WCAG 2 defines it, from 1 to 21.
    fn contrast(one: Shade, other: Shade) -> f64 {
        let luminance = |shade: Shade| {
            let light = f64::from(shade.lightness()) / 255.0;
            if light <= 0.040_45 { light / 12.92 } else { ((light + 0.055) / 1.055).powf(2.4) }
        };
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn every_text_can_be_read_on_every_area_that_is_behind_it() {
        let behind = [Shade::White, Shade::Band, Shade::Solo, Shade::Watermark, Shade::Sea];
        for text in [Shade::Black, Shade::Faded] {
            for area in behind {
                let contrast = contrast(text, area);
                assert!(contrast >= 4.5, "{text:?} on {area:?}: {contrast:.2}");
            }
        }
        assert!((contrast(Shade::Black, Shade::White) - 21.0).abs() < 0.01);
    }
}
