//! The head of each page: the event, the title of the notice and what it counts. The sizes are the same on all pages of an event, so
//! that these look like a family on a wall. Only a title above very large rows is larger.

use super::columns::{wrap, wrap_evenly};
use super::page_content::{Area, PageContent, PlacedText, Shade, TextRole};
use super::page_measures::{ASCENT, LINE, MARGIN};
use crate::languages::in_each_language;
use crate::languages::sentences::pages;
use crate::notices::Notice;
use crate::publish::page_setup::{PageSetup, TextSize};
use crate::publish::paper::{Paper, Sheet};
use crate::publish::text_measure::{Fonts, PageFont};

/// The sizes of the texts of a head, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct HeadSizes {
    event: f32,
    /// When and where the event is, and the event on a page that follows another.
    venue: f32,
    title: f32,
    subtitle: f32,
    /// The title of a page that follows another.
    continued: f32,
}

/// The width of the line below the event.
const RULE: f32 = 0.9;

/// The space above and below this line.
const RULE_SPACE: f32 = 2.2;

/// A title is larger than the titles of sections, and than the cells, by this factor.
const ABOVE_SECTIONS: f32 = 1.2;

/// The size of the title in the second language against that in the first.
const OTHER_LANGUAGE: f32 = 0.7;

/// Two texts in one line may be made smaller, down to this factor, before they take two lines.
const LEAST_SCALE: f32 = 0.75;

/// The space between two texts of a line, in sizes of the first one: beside each other, and at the two edges of the page.
const BESIDE: f32 = 0.5;
const APART: f32 = 1.5;

impl HeadSizes {
    /// The sizes on pages whose largest text below the head has this size.
    pub(super) fn new(setup: &PageSetup, largest_below: f32) -> HeadSizes {
        let is_large = matches!(setup.paper, Paper::A3 | Paper::Tabloid);
        let [event, venue, title, subtitle, continued] = match (setup.size, is_large) {
            (TextSize::Poster, false) => [14.0, 11.5, 29.0, 15.0, 16.5],
            (TextSize::Poster, true) => [20.0, 16.0, 42.0, 21.0, 25.0],
            (TextSize::List, false) => [10.0, 9.0, 19.0, 11.0, 12.5],
            (TextSize::List, true) => [12.0, 10.5, 24.0, 13.0, 15.0],
        };
        HeadSizes { event, venue, title: title.max(ABOVE_SECTIONS * largest_below), subtitle, continued }
    }
}

/// Writes the head of a page from the top margin down.
pub(super) struct PageHead<'a> {
    fonts: &'a Fonts,
    notice: &'a Notice,
    setup: &'a PageSetup,
    sizes: HeadSizes,
    page: &'a mut PageContent,
    y: f32,
}

/// A text of the head.
#[derive(Clone, Copy)]
struct HeadText<'t> {
    text: &'t str,
    font: PageFont,
    size: f32,
    role: TextRole,
}

impl<'t> HeadText<'t> {
    const fn new(text: &'t str, size: f32, role: TextRole) -> Self {
        HeadText { text, font: PageFont::Regular, size, role }
    }

    const fn bold(self) -> Self {
        HeadText { font: PageFont::Bold, ..self }
    }
}

/// Where the second of two texts stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Second {
    Beside,
    AtTheRight,
}

impl<'a> PageHead<'a> {
    pub(super) fn new(
        fonts: &'a Fonts,
        (notice, setup): (&'a Notice, &'a PageSetup),
        sizes: HeadSizes,
        page: &'a mut PageContent,
    ) -> Self {
        PageHead { fonts, notice, setup, sizes, page, y: MARGIN }
    }

    /// The head of the first page. Gives where it ends.
    pub(super) fn first(mut self) -> f32 {
        let (sizes, notice, setup) = (self.sizes, self.notice, self.setup);
        let event = HeadText::new(&setup.event, sizes.event, TextRole::Subtitle(0));
        let venue = HeadText::new(&setup.venue_and_dates, sizes.venue, TextRole::Subtitle(1));
        self.pair(event.bold(), venue, Second::AtTheRight);
        // Without an event the title is the head.
        if self.y > MARGIN {
            self.rule();
        }
        let (mut titles, mut subtitles) = (in_each_language(&notice.title), in_each_language(&notice.subtitle));
        let first = |text: Option<&'a str>, size, role| HeadText::new(text.unwrap_or_default(), size, role);
        let title = first(titles.next(), sizes.title, TextRole::Title);
        self.pair(title.bold(), first(subtitles.next(), sizes.subtitle, TextRole::Subtitle(2)), Second::Beside);
        // The other language has a line of its own.
        let title = first(titles.next(), sizes.title * OTHER_LANGUAGE, TextRole::Title);
        self.pair(title, first(subtitles.next(), sizes.subtitle, TextRole::Subtitle(2)), Second::Beside);
        self.y
    }

    /// The head of a page that follows another: it may hang or lie alone. Gives where it ends.
    pub(super) fn continued(mut self) -> f32 {
        let (sizes, notice, setup) = (self.sizes, self.notice, self.setup);
        let languages = std::iter::once(notice.languages.first).chain(notice.languages.second);
        let titles: Vec<String> = languages
            .zip(in_each_language(&notice.title))
            .map(|(language, title)| pages::title_continued(language, title))
            .collect();
        let title = |at: usize| titles.get(at).map_or("", String::as_str);
        let event = HeadText::new(&setup.event, sizes.venue, TextRole::Repeated);
        self.pair(HeadText::new(title(0), sizes.continued, TextRole::Repeated).bold(), event, Second::AtTheRight);
        self.paragraph(HeadText::new(title(1), sizes.continued * OTHER_LANGUAGE, TextRole::Repeated));
        self.rule();
        self.y
    }

    /// Two texts on one baseline, or below each other where they have no room.
    fn pair(&mut self, first: HeadText<'_>, second: HeadText<'_>, place: Second) {
        let is_pair = !first.text.trim().is_empty() && !second.text.trim().is_empty();
        let shape = |text: HeadText<'_>| self.fonts.shape(text.text, text.font);
        let (left, right) = (shape(first), shape(second));
        let between = match place {
            Second::Beside => BESIDE,
            Second::AtTheRight => APART,
        };
        let whole = left.width * first.size + between * first.size + right.width * second.size;
        let scale = (self.across() / whole.max(0.1)).min(1.0);
        if !is_pair || scale < LEAST_SCALE {
            self.paragraph(first);
            self.paragraph(second);
            return;
        }
        // Both are a little smaller where they have one line then.
        let smaller = |text: HeadText<'_>| text.size * scale;
        let (first, second) =
            (HeadText { size: smaller(first), ..first }, HeadText { size: smaller(second), ..second });
        let (left_width, right_width) = (left.width * first.size, right.width * second.size);
        let space = between * first.size;
        let right_left = match place {
            Second::Beside => left_width + space,
            Second::AtTheRight => self.across() - right_width,
        };
        let size = first.size.max(second.size);
        let baseline = self.y + ASCENT * size;
        let placed = [(left, first, 0.0), (right, second, right_left)];
        self.page.texts.extend(placed.map(|(shaped, HeadText { size, role, .. }, left)| PlacedText {
            shaped,
            left: MARGIN + left,
            baseline,
            size,
            shade: Shade::Black,
            role,
        }));
        self.y += LINE * size;
    }

    fn paragraph(&mut self, text: HeadText<'_>) {
        if text.text.trim().is_empty() {
            return;
        }
        let HeadText { text, font, size, role } = text;
        let lines = if role == TextRole::Title { wrap_evenly } else { wrap };
        for shaped in lines(self.fonts, text, font, self.across() / size) {
            let baseline = self.y + ASCENT * size;
            self.page.texts.push(PlacedText { shaped, left: MARGIN, baseline, size, shade: Shade::Black, role });
            self.y += LINE * size;
        }
    }

    /// The line below the event.
    fn rule(&mut self) {
        let top = self.y + RULE_SPACE;
        let area = Area { left: MARGIN, top, width: self.across(), height: RULE, shade: Shade::Black };
        self.page.areas.push(area);
        self.y = top + RULE + RULE_SPACE;
    }

    fn across(&self) -> f32 {
        let Sheet { width, .. } = self.page.sheet;
        width - 2.0 * MARGIN
    }
}
