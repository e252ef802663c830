//! The paper of printed pages and the size of their text.

use crate::book::Event;
use crate::languages::{Language, written_moment};
use crate::notices::NoticeKind;
use crate::publish::paper::Paper;

/// How large the text of a page is, and so from how far it can be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TextSize {
    /// For a wall: at least 16.5 points, read from two metres.
    #[default]
    Poster,
    /// For a clipboard: 10 points.
    List,
}

impl TextSize {
    pub const ALL: [TextSize; 2] = [TextSize::Poster, TextSize::List];

    /// The name of the size.
    pub const fn name(self) -> &'static str {
        match self {
            TextSize::Poster => "poster",
            TextSize::List => "list",
        }
    }

    /// The usual size of a kind of notice: large on a wall, small on a table.
    pub const fn usual(kind: NoticeKind) -> TextSize {
        if kind.is_for_wall() { TextSize::Poster } else { TextSize::List }
    }

    /// The largest size of the cells of a table, in points: that of a short table alone on its page.
    pub(super) const fn largest_points(self) -> f32 {
        match self {
            TextSize::Poster => 32.0,
            TextSize::List => 10.0,
        }
    }

    /// The smallest size in points that is read from where the page hangs or lies.
    pub(super) const fn least_points(self) -> f32 {
        match self {
            TextSize::Poster => 16.5,
            TextSize::List => 8.0,
        }
    }
}

/// What all pages of a PDF have in common.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageSetup {
    pub paper: Paper,
    pub size: TextSize,
    /// The name of the event, at the top and at the foot of each page.
    pub event: String,
    /// “Berlin, 20 to 22 November 2026”. Empty where neither is known.
    pub venue_and_dates: String,
    /// When the pages are posted, for their foot: “22 November 2026, 16:30”. Empty where no time is printed.
    pub posted_at: String,
    /// The same time, for the properties of a file.
    pub posted_time: Option<jiff::civil::DateTime>,
}

impl PageSetup {
    /// The pages of an event that are posted at this time.
    pub fn of_event(
        event: &Event,
        language: Language,
        paper: Paper,
        size: TextSize,
        posted_at: &jiff::Zoned,
    ) -> PageSetup {
        PageSetup {
            paper,
            size,
            event: event.name.trim().to_owned(),
            venue_and_dates: event.venue_and_dates(),
            posted_at: written_moment(language, &posted_at.datetime()),
            posted_time: Some(posted_at.datetime()),
        }
    }
}
