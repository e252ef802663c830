//! Writes laid-out pages as a PDF.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU16;

use krilla::Document;
use krilla::SerializeSettings;
use krilla::color::luma;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect, Transform};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Identifier, SpanTag, TableHeaderScope, Tag, TagGroup, TagTree,
};

use super::PdfError;
use super::layout::lay_out;
use super::page_content::{Area, PageContent, PageLine, PlacedText, Shade, TextRole, Watermark};
use crate::languages::window_sentences::posting as sentences;
use crate::languages::window_sentences::shared_words::quoted;
use crate::notices::{Notice, NoticeLayout};
use crate::publish::page_setup::PageSetup;
use crate::publish::paper::Sheet;
use crate::publish::text_measure::{BOLDENING, Fonts, ShapedText};

/// The most letters, and the most texts with them, that a sentence about missing letters names.
const MOST_LETTERS: usize = 12;
const MOST_TEXTS: usize = 3;

/// A PDF of notices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedNotice {
    pub bytes: Vec<u8>,
    pub pages: usize,
    pub missing: MissingLetters,
}

impl PrintedNotice {
    /// “1 page”, “3 pages”.
    pub fn pages_text(&self) -> String {
        if self.pages == 1 { "1 page".to_owned() } else { format!("{} pages", self.pages) }
    }

    /// The sentence about the characters that cannot be printed, if there are any.
    pub fn missing_sentence(&self) -> Option<String> {
        self.missing.sentence()
    }
}

/// The letters of pages that no font of the pages has, and the texts that have them. They are printed as boxes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MissingLetters {
    pub letters: BTreeSet<char>,
    pub texts: BTreeSet<String>,
}

impl MissingLetters {
    /// Adds those of other pages.
    pub fn extend(&mut self, other: MissingLetters) {
        self.letters.extend(other.letters);
        self.texts.extend(other.texts);
    }

    /// The letters that the pages of these notices lack. A name in a cell is told whole and once, in however many lines and lists it
    /// stands; a line of a page is told where no cell has its letters.
    pub(super) fn of<'p>(notices: &[Notice], pages: impl Iterator<Item = &'p PageContent>) -> MissingLetters {
        let mut letters: BTreeSet<char> = BTreeSet::new();
        let mut lines: Vec<&PlacedText> = Vec::new();
        for text in pages.flat_map(|page| &page.texts) {
            let missing = text.shaped.missing.iter().filter(|letter| !letter.is_whitespace());
            let mut missing = missing.copied().peekable();
            if missing.peek().is_some() && text.role != TextRole::Repeated {
                lines.push(text);
            }
            letters.extend(missing);
        }
        if letters.is_empty() {
            return MissingLetters::default();
        }
        let cells = notices.iter().flat_map(Notice::rows).flat_map(|row| &row.cells);
        let texts = cells.flat_map(|cell| &cell.parts).map(|part| &part.text);
        let is_missing = |letter: char| letters.contains(&letter);
        let mut texts: BTreeSet<String> = texts.filter(|text| text.contains(is_missing)).cloned().collect();
        let of_cells = texts.iter().flat_map(|text| text.chars()).filter(|letter| is_missing(*letter));
        let of_cells: BTreeSet<char> = of_cells.collect();
        let is_in_no_cell = |line: &&PlacedText| !line.shaped.missing.iter().any(|letter| of_cells.contains(letter));
        texts.extend(lines.into_iter().filter(is_in_no_cell).map(|line| line.shaped.text.to_string()));
        MissingLetters { letters, texts }
    }

    /// The sentence about them, in the language of the window. `None` if no letter is missing.
    pub fn sentence(&self) -> Option<String> {
        if self.letters.is_empty() {
            return None;
        }
        let with_more = |list: String, more: usize| if more > 0 { sentences::and_more(more, &list) } else { list };
        let letters: Vec<String> = self.letters.iter().take(MOST_LETTERS).map(ToString::to_string).collect();
        let letters = with_more(letters.join(" "), self.letters.len().saturating_sub(MOST_LETTERS));
        let texts: Vec<String> = self.texts.iter().take(MOST_TEXTS).map(|text| quoted(text)).collect();
        if texts.is_empty() {
            return Some(sentences::no_font_has_letters(&letters));
        }
        let texts = with_more(texts.join(", "), self.texts.len().saturating_sub(MOST_TEXTS));
        Some(sentences::no_font_has_letters_in_texts(&letters, &texts))
    }
}

/// Writes notices as pages, each beginning a page of its own. They are accessible by PDF/UA-1, unless a letter is missing, or a font
/// of this computer may not be embedded: then they are tagged in the same way, and do not claim it.
///
/// # Errors
/// When the fonts of the program cannot be read.
pub fn write_pdf(notices: &[Notice], setup: &PageSetup) -> Result<PrintedNotice, PdfError> {
    let fonts = Fonts::load()?;
    let laid_out: Vec<Vec<PageContent>> = notices.iter().map(|notice| lay_out(&fonts, notice, setup)).collect();
    let missing = MissingLetters::of(notices, laid_out.iter().flatten());
    let mut printed = PrintedNotice { pages: laid_out.iter().map(Vec::len).sum(), missing, ..PrintedNotice::default() };
    let titles = std::iter::once(setup.event.as_str()).chain(notices.iter().map(|notice| notice.title.as_str()));
    let title: Vec<&str> = titles.filter(|title| !title.is_empty()).collect();
    let title = title.join(" · ");
    let write = |settings: SerializeSettings| write_document(notices, &laid_out, &title, settings);
    let tagged = SerializeSettings { enable_tagging: true, ..SerializeSettings::default() };
    let accessible = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish().ok();
    let accessible = accessible.filter(|_| printed.missing.letters.is_empty());
    let written = accessible.map(|configuration| write(SerializeSettings { configuration, ..tagged.clone() }));
    printed.bytes = match written {
        Some(Ok(bytes)) => bytes,
        _ => write(tagged)?,
    };
    Ok(printed)
}

fn write_document(
    notices: &[Notice],
    laid_out: &[Vec<PageContent>],
    title: &str,
    settings: SerializeSettings,
) -> Result<Vec<u8>, PdfError> {
    let mut document = Document::new_with(settings);
    let mut tree = TagTree::new();
    let mut outline = Outline::new();
    let mut number = 0;
    for (notice, pages) in notices.iter().zip(laid_out) {
        let mut tags = TagBuilder::default();
        let mut entries = Vec::new();
        let entry = |text: &str, page: usize, top: f32| {
            OutlineNode::new(text.to_owned(), XyzDestination::new(page, Point::from_xy(0.0, top)))
        };
        for (at, page) in (number..).zip(pages) {
            write_page(&mut document, page, &mut tags)?;
            let mut before = None;
            for text in &page.texts {
                let title = match text.role {
                    TextRole::Title => notice.title.as_str(),
                    TextRole::SectionTitle(section) => {
                        notice.sections.get(section).map_or("", |section| section.title.as_str())
                    }
                    _ => continue,
                };
                // A title may be in several texts.
                if before.replace(text.role) != Some(text.role) {
                    entries.push(entry(title, at, (text.baseline - 1.5 * text.size).max(0.0)));
                }
            }
        }
        if entries.is_empty() && !pages.is_empty() {
            // Badges and certificates have no title on their pages.
            entries.push(entry(&notice.title, number, 0.0));
        }
        for entry in entries {
            outline.push_child(entry);
        }
        number += pages.len();
        tags.add_to(notice, &mut tree);
    }
    document.set_outline(outline);
    document.set_tag_tree(tree);
    let language = notices.first().map(|notice| notice.languages.first).unwrap_or_default();
    document.set_metadata(Metadata::new().title(title.to_owned()).language(language.tag().to_owned()));
    document.finish().map_err(|error| PdfError::Writing(format!("{error:?}")))
}

fn write_page(document: &mut Document, content: &PageContent, tags: &mut TagBuilder) -> Result<(), PdfError> {
    let no_page = || PdfError::Writing("the paper has no size".to_owned());
    let settings = PageSettings::from_wh(content.sheet.width, content.sheet.height).ok_or_else(no_page)?;
    let mut page = document.start_page_with(settings);
    let mut surface = page.surface();
    surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Other)));
    for area in &content.areas {
        fill_area(&mut surface, *area);
    }
    if let Some(watermark) = &content.watermark {
        draw_watermark(&mut surface, content.sheet, watermark);
    }
    for (at, line) in content.lines.iter().enumerate() {
        if !content.figures.iter().any(|figure| figure.lines.contains(&at)) {
            draw_line(&mut surface, line);
        }
    }
    surface.set_stroke(None);
    surface.end_tagged();
    for figure in &content.figures {
        let identifier = surface.start_tagged(ContentTag::Other);
        for line in content.lines.get(figure.lines.clone()).unwrap_or_default() {
            draw_line(&mut surface, line);
        }
        surface.set_stroke(None);
        surface.end_tagged();
        tags.figures.entry(figure.section).or_default().push((figure.text.clone(), identifier));
    }
    let mut shade = None;
    for text in &content.texts {
        if shade != Some(text.shade) {
            surface.set_fill(Some(grey_fill(text.shade)));
            shade = Some(text.shade);
        }
        let tag = match text.role {
            TextRole::Repeated => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Other)),
            _ => ContentTag::Span(SpanTag::empty()),
        };
        let identifier = surface.start_tagged(tag);
        draw_text(&mut surface, text);
        surface.end_tagged();
        tags.add(text, identifier);
    }
    surface.finish();
    page.finish();
    Ok(())
}

fn fill_area(surface: &mut Surface<'_>, area: Area) {
    let Some(rect) = Rect::from_xywh(area.left, area.top, area.width, area.height) else { return };
    let mut path = PathBuilder::new();
    path.push_rect(rect);
    if let Some(path) = path.finish() {
        surface.set_fill(Some(grey_fill(area.shade)));
        surface.draw_path(&path);
    }
}

/// Draws a word from the lower left corner to the upper right one.
fn draw_watermark(surface: &mut Surface<'_>, sheet: Sheet, watermark: &Watermark) {
    let Watermark { shaped, size } = watermark;
    let angle = -(sheet.height / sheet.width).atan().to_degrees();
    let (centre_x, centre_y) = (sheet.width / 2.0, sheet.height / 2.0);
    surface.push_transform(&Transform::from_rotate_at(angle, centre_x, centre_y));
    surface.set_fill(Some(grey_fill(Shade::Watermark)));
    // A capital letter is about 0.7 sizes high.
    let start = Point::from_xy(centre_x - shaped.width * size / 2.0, centre_y + 0.35 * size);
    draw_runs(surface, shaped, start, (*size, Shade::Watermark));
    surface.pop();
}

fn draw_runs(surface: &mut Surface<'_>, shaped: &ShapedText, start: Point, (size, shade): (f32, Shade)) {
    let mut left = start.x;
    for run in &*shaped.runs {
        let start = Point::from_xy(left, start.y);
        if run.is_boldened {
            let paint = luma::Color::new(shade.lightness()).into();
            surface.set_stroke(Some(Stroke { paint, width: BOLDENING * size, ..Stroke::default() }));
        }
        surface.draw_glyphs(start, &run.glyphs, run.face.font.clone(), &shaped.text, size, false);
        if run.is_boldened {
            surface.set_stroke(None);
        }
        left += run.width() * size;
    }
}

fn draw_line(surface: &mut Surface<'_>, line: &PageLine) {
    let mut path = PathBuilder::new();
    for (at, (x, y)) in line.points.iter().enumerate() {
        if at == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
    }
    if let Some(path) = path.finish() {
        let dash = (!line.dashes.is_empty()).then(|| StrokeDash { array: line.dashes.clone(), offset: 0.0 });
        let paint = luma::Color::new(line.shade.lightness()).into();
        surface.set_fill(line.fill.map(grey_fill));
        surface.set_stroke(Some(Stroke { paint, width: line.width, dash, ..Stroke::default() }));
        surface.draw_path(&path);
    }
}

fn grey_fill(shade: Shade) -> Fill {
    Fill { paint: luma::Color::new(shade.lightness()).into(), ..Fill::default() }
}

fn draw_text(surface: &mut Surface<'_>, text: &PlacedText) {
    let PlacedText { shaped, left, baseline, size, shade, .. } = text;
    let is_narrow = shaped.stretch < 1.0;
    if is_narrow {
        surface.push_transform(&Transform::from_row(shaped.stretch, 0.0, 0.0, 1.0, *left, 0.0));
    }
    let start = Point::from_xy(if is_narrow { 0.0 } else { *left }, *baseline);
    draw_runs(surface, shaped, start, (*size, *shade));
    if is_narrow {
        surface.pop();
    }
}

/// The structure of a notice, in the order in which it is read.
#[derive(Default)]
struct TagBuilder {
    title: Vec<Identifier>,
    section_titles: BTreeMap<usize, Vec<Identifier>>,
    headings: BTreeMap<usize, BTreeMap<usize, Vec<Identifier>>>,
    /// By section, row and column.
    cells: BTreeMap<usize, BTreeMap<usize, BTreeMap<usize, Vec<Identifier>>>>,
    subtitles: BTreeMap<usize, Vec<Identifier>>,
    /// By section, `None` for those below all tables: a drawing in words, and its lines.
    figures: BTreeMap<Option<usize>, Vec<(String, Identifier)>>,
    /// By section, `None` for those below all tables, and by number.
    paragraphs: BTreeMap<Option<usize>, BTreeMap<usize, Vec<Identifier>>>,
}

impl TagBuilder {
    fn add(&mut self, text: &PlacedText, identifier: Identifier) {
        let list = match text.role {
            TextRole::Title => &mut self.title,
            TextRole::SectionTitle(section) => self.section_titles.entry(section).or_default(),
            TextRole::Subtitle(number) => self.subtitles.entry(number).or_default(),
            TextRole::Paragraph { section, number } => {
                self.paragraphs.entry(section).or_default().entry(number).or_default()
            }
            TextRole::Heading { section, column } => {
                self.headings.entry(section).or_default().entry(column).or_default()
            }
            TextRole::Cell { section, row, column } => {
                self.cells.entry(section).or_default().entry(row).or_default().entry(column).or_default()
            }
            TextRole::Repeated => return,
        };
        list.push(identifier);
    }

    fn add_to(mut self, notice: &Notice, tree: &mut TagTree) {
        let heading = |number: u16, title: &str| {
            let level = NonZeroU16::new(number).unwrap_or(NonZeroU16::MIN);
            TagGroup::new(Tag::Hn(level, Some(title.to_owned())))
        };
        let group = |tag: TagGroup, identifiers: Vec<Identifier>| {
            let mut tag = tag;
            for identifier in identifiers {
                tag.push(identifier);
            }
            tag
        };
        if !self.title.is_empty() {
            tree.push(group(heading(1, &notice.title), self.title));
        }
        for (_, subtitle) in self.subtitles {
            tree.push(group(TagGroup::new(Tag::P), subtitle));
        }
        let sections: BTreeSet<usize> =
            self.headings.keys().chain(self.cells.keys()).chain(self.section_titles.keys()).copied().collect();
        for section in sections {
            if let Some(lines) = self.section_titles.remove(&section) {
                let title = notice.sections.get(section).map_or("", |section| section.title.as_str());
                tree.push(group(heading(2, title), lines));
            }
            let rows = self.cells.remove(&section).into_iter().flatten();
            if let Some(headings) = self.headings.remove(&section) {
                let mut table = TagGroup::new(Tag::Table);
                let mut row = TagGroup::new(Tag::TR);
                for (_, heading) in headings {
                    row.push(group(TagGroup::new(Tag::TH(TableHeaderScope::Column)), heading));
                }
                table.push(row);
                for (_, cells) in rows {
                    let mut row = TagGroup::new(Tag::TR);
                    for (_, cell) in cells {
                        row.push(group(TagGroup::new(Tag::TD), cell));
                    }
                    table.push(row);
                }
                tree.push(table);
            } else if notice.layout == NoticeLayout::Tables {
                // A board that is called has no headings: its powers are those of the rows.
                let mut table = TagGroup::new(Tag::Table);
                for (_, cells) in rows {
                    let mut row = TagGroup::new(Tag::TR);
                    for (column, cell) in cells {
                        row.push(if column == 0 {
                            group(TagGroup::new(Tag::TH(TableHeaderScope::Row)), cell)
                        } else {
                            group(TagGroup::new(Tag::TD), cell)
                        });
                    }
                    table.push(row);
                }
                tree.push(table);
            } else {
                // A badge and a certificate are no tables.
                for (_, cell) in rows.flat_map(|(_, cells)| cells) {
                    tree.push(group(TagGroup::new(Tag::P), cell));
                }
            }
            for (text, lines) in self.figures.remove(&Some(section)).into_iter().flatten() {
                tree.push(group(TagGroup::new(Tag::Figure(Some(text))), vec![lines]));
            }
            for (_, paragraph) in self.paragraphs.remove(&Some(section)).into_iter().flatten() {
                tree.push(group(TagGroup::new(Tag::P), paragraph));
            }
        }
        for (text, lines) in self.figures.into_values().flatten() {
            tree.push(group(TagGroup::new(Tag::Figure(Some(text))), vec![lines]));
        }
        for (_, paragraph) in self.paragraphs.into_values().flatten() {
            tree.push(group(TagGroup::new(Tag::P), paragraph));
        }
    }
}
