//! What is on a printed page: texts and areas at their places, and what each text is.

use super::fonts::ShapedText;
use super::page_setup::Sheet;

/// A page. Lengths are points from the left and from the top.
#[derive(Clone, Debug)]
pub(super) struct PageContent {
    pub sheet: Sheet,
    pub areas: Vec<Area>,
    pub texts: Vec<PlacedText>,
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

/// The shades of areas. They can be told apart on a black-and-white printer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shade {
    /// Behind every second row.
    Band,
    /// A line below headings.
    Line,
}

impl Shade {
    /// From 0 for black to 255 for white.
    pub(super) const fn lightness(self) -> u8 {
        match self {
            Shade::Band => 238,
            Shade::Line => 90,
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
