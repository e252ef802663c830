//! Notices as one HTML file. It needs no script and fetches nothing; it is light or dark as the reader's screen, fits a
//! phone, and prints without its list of contents.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::HashMap;
use std::fmt::Write as _;

use super::plot::plot_svg;
use crate::book::typed_words::capitalize;
use crate::html_text::escape_markup;
use crate::notices::{BoardResult, ColumnRole, Notice, NoticeRow, NoticeSection, Plot};
use crate::printable_text::printable_line;
use crate::publish::line_breaks::unbroken_parts;
use crate::publish::shown_columns::{LayoutColumn, printed_columns};
use crate::publish::text::{DRAFT_SENTENCE, cell_lines};
use crate::publish::text_measure::Fonts;

/// The style sheet of the page.
const STYLE: &str = include_str!("style.css");

/// The most letters of a part of a word that is not broken.
const LONGEST_UNBROKEN: usize = 24;

/// A table with no more rows than this stays together where the page is printed.
const MOST_ROWS_TOGETHER: usize = 12;

/// What a page says about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WebPage {
    /// The name of the event.
    pub event: String,
    /// When the page is made: “22 November 2026, 16:30”. Empty where no time is written.
    pub posted_at: String,
}

/// Writes the page. A name in a table leads to the part of the page about that player, where there is one.
pub fn write_html(notices: &[Notice], page: &WebPage) -> String {
    let title = if page.event.trim().is_empty() { "Results" } else { page.event.trim() };
    let parts = PageParts { links: PlayerLinks::new(notices), plots: PlotFont::default() };
    let mut html = String::from("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
    html += "<meta name=\"color-scheme\" content=\"light dark\">\n";
    push(&mut html, format_args!("<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n", escape(title)));
    push(&mut html, format_args!("<header>\n<h1>{}</h1>\n", escape(title)));
    if !page.posted_at.is_empty() {
        push(&mut html, format_args!("<p>{}</p>\n", escape(&page.posted_at)));
    }
    html += "</header>\n";
    if notices.len() > 1 {
        html += "<nav aria-label=\"Contents\">\n<ul>\n";
        for (number, notice) in notices.iter().enumerate() {
            push(&mut html, format_args!("<li><a href=\"#n{number}\">{}</a></li>\n", escape(&notice.title)));
        }
        html += "</ul>\n</nav>\n";
    }
    html += "<main>\n";
    for (number, notice) in notices.iter().enumerate() {
        write_notice(&mut html, number, notice, &parts);
    }
    html += "</main>\n</body>\n</html>\n";
    html
}

/// What every part of the page uses.
struct PageParts<'a> {
    links: PlayerLinks<'a>,
    plots: PlotFont,
}

/// The font that measures the texts of plots. It is loaded once, with the first plot.
#[derive(Default)]
struct PlotFont(OnceCell<Option<Fonts>>);

impl PlotFont {
    /// The width of a text in a size of 1. Without the font, half of its height for each letter.
    fn width(&self, text: &str) -> f32 {
        let measured = self.0.get_or_init(|| Fonts::load().ok()).as_ref().map(|font| font.width(text));
        measured.unwrap_or_else(|| f32::from(u16::try_from(text.chars().count()).unwrap_or(u16::MAX)) / 2.0)
    }
}

fn write_notice(html: &mut String, number: usize, notice: &Notice, parts: &PageParts<'_>) {
    push(html, format_args!("<section id=\"n{number}\">\n<h2>{}</h2>\n", escape(&notice.title)));
    if notice.is_draft {
        push(html, format_args!("<p class=\"draft\">{DRAFT_SENTENCE}</p>\n"));
    }
    if !notice.subtitle.is_empty() {
        push(html, format_args!("<p class=\"subtitle\">{}</p>\n", escape(&notice.subtitle)));
    }
    for (at, section) in notice.sections.iter().enumerate() {
        write_section(html, notice, section, parts.links.id_of(number, at), parts);
    }
    write_lines(html, notice.notes());
    *html += "</section>\n";
}

/// Paragraphs of a list that is not numbered.
fn write_lines(html: &mut String, lines: impl Iterator<Item = String>) {
    let mut lines = lines.peekable();
    if lines.peek().is_none() {
        return;
    }
    *html += "<ul class=\"remarks\">\n";
    for line in lines {
        push(html, format_args!("<li>{}</li>\n", escape(&line)));
    }
    *html += "</ul>\n";
}

fn write_section(
    html: &mut String,
    notice: &Notice,
    section: &NoticeSection,
    id: Option<String>,
    parts: &PageParts<'_>,
) {
    let columns = printed_columns(notice, section);
    if !section.title.is_empty() {
        let id = id.map(|id| format!(" id=\"{id}\"")).unwrap_or_default();
        push(html, format_args!("<h3{id}>{}</h3>\n", escape(&section.title)));
    }
    if !section.rows.is_empty() {
        // A wide table scrolls by itself; the keyboard must reach it.
        let label = if section.title.is_empty() { &notice.title } else { &section.title };
        let class = if section.rows.len() <= MOST_ROWS_TOGETHER { "table together" } else { "table" };
        push(
            html,
            format_args!("<div class=\"{class}\" tabindex=\"0\" role=\"region\" aria-label=\"{}\">\n", escape(label)),
        );
        *html += "<table>\n<thead><tr>";
        for column in &columns {
            let title = capitalize(column.title(section));
            push(html, format_args!("<th scope=\"col\"{}>{}</th>", class_of(column.role()), escape(&title)));
        }
        *html += "</tr></thead>\n<tbody>\n";
        for row in &section.rows {
            *html += match row.result {
                BoardResult::Other => "<tr>",
                BoardResult::Best => "<tr class=\"best\">",
                BoardResult::Solo => "<tr class=\"solo\">",
                BoardResult::Eliminated => "<tr class=\"out\">",
            };
            for column in &columns {
                write_cell(html, section, row, column, &parts.links);
            }
            *html += "</tr>\n";
        }
        *html += "</tbody>\n</table>\n</div>\n";
    }
    if let Some(plot) = Plot::of(section) {
        *html += &plot_svg(&plot, &|text| parts.plots.width(text));
    }
    write_lines(html, section.sentences.iter().cloned());
}

fn write_cell(
    html: &mut String,
    section: &NoticeSection,
    row: &NoticeRow,
    column: &LayoutColumn,
    links: &PlayerLinks<'_>,
) {
    let lines = cell_lines(section, row, column);
    let text = lines.iter().map(|line| breakable(line)).collect::<Vec<_>>().join("<br>");
    let role = column.role();
    let target = if role == ColumnRole::Player { links.target(row) } else { None };
    // The name of the player is the heading of the row.
    let tag = if role == ColumnRole::Player { "th scope=\"row\"" } else { "td" };
    let end = if role == ColumnRole::Player { "th" } else { "td" };
    let class = class_of(role);
    match target {
        Some(id) => push(html, format_args!("<{tag}{class}><a href=\"#{id}\">{text}</a></{end}>")),
        None => push(html, format_args!("<{tag}{class}>{text}</{end}>")),
    }
}

/// A text of a cell. A browser breaks it at blanks and after hyphens, and a very long part also inside, so that the table does
/// not become as wide as that part.
fn breakable(line: &str) -> Cow<'_, str> {
    let parts = || line.split(' ').flat_map(unbroken_parts);
    let is_long = |part: &str| part.chars().count() > LONGEST_UNBROKEN;
    if !parts().any(is_long) {
        return escape(line);
    }
    let mut html = String::new();
    for (at, word) in line.split(' ').enumerate() {
        html += if at > 0 { " " } else { "" };
        for part in unbroken_parts(word) {
            if is_long(part) {
                push(&mut html, format_args!("<span class=\"long\">{}</span>", escape(part)));
            } else {
                html += &escape(part);
            }
        }
    }
    html.into()
}

/// The class that sets a column left or right, and bold.
fn class_of(role: ColumnRole) -> &'static str {
    match role {
        ColumnRole::Player => " class=\"name\"",
        ColumnRole::Total => " class=\"total\"",
        role if role.is_text() => " class=\"text\"",
        _ => "",
    }
}

/// The sections about one player each, so that names can lead to them.
struct PlayerLinks<'a> {
    /// By the player of a section: the notice and the section.
    sections: HashMap<crate::book::PersonId, (usize, usize)>,
    notices: &'a [Notice],
}

impl<'a> PlayerLinks<'a> {
    fn new(notices: &'a [Notice]) -> Self {
        let mut sections = HashMap::new();
        for (number, notice) in notices.iter().enumerate() {
            for (at, section) in notice.sections.iter().enumerate() {
                if let Some(person) = person_of(section) {
                    sections.entry(person).or_insert((number, at));
                }
            }
        }
        PlayerLinks { sections, notices }
    }

    /// The name of a section for links, if a player leads to it.
    fn id_of(&self, notice: usize, section: usize) -> Option<String> {
        let person = person_of(self.notices.get(notice)?.sections.get(section)?)?;
        (self.sections.get(&person) == Some(&(notice, section))).then(|| format!("p{notice}-{section}"))
    }

    fn target(&self, row: &NoticeRow) -> Option<String> {
        let (notice, section) = self.sections.get(&row.person?)?;
        Some(format!("p{notice}-{section}"))
    }
}

/// The player of all rows of a section with opponents. Such a section is about one player.
fn person_of(section: &NoticeSection) -> Option<crate::book::PersonId> {
    section.column(ColumnRole::Opponents)?;
    let person = section.rows.first()?.person?;
    section.rows.iter().all(|row| row.person == Some(person)).then_some(person)
}

fn push(html: &mut String, text: std::fmt::Arguments<'_>) {
    // A text can always take more.
    let _ = html.write_fmt(text);
}

/// A text between tags or in a quoted attribute, with visible control characters.
pub(super) fn escape(text: &str) -> Cow<'_, str> {
    match printable_line(text) {
        Cow::Borrowed(text) => escape_markup(text),
        Cow::Owned(text) => escape_markup(&text).into_owned().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::{CellPart, NoticeCell, NoticeColumn};

    fn notice(name: &str) -> Notice {
        let column = |role: ColumnRole, title: &str| NoticeColumn { role, title: title.into() };
        let part = |text: &str| NoticeCell::from(CellPart { text: text.into(), ..CellPart::default() });
        Notice {
            title: "Standings".into(),
            sections: vec![NoticeSection {
                columns: vec![column(ColumnRole::Player, "player"), column(ColumnRole::Total, "total")],
                rows: vec![NoticeRow { cells: vec![part(name), part("12.50")], ..NoticeRow::default() }],
                ..NoticeSection::default()
            }],
            sentences: vec!["1 < 2 & 3".into()],
            ..Notice::default()
        }
    }

    #[test]
    fn names_are_written_as_text_and_never_as_tags() {
        let page = WebPage { event: "A & B's \"Con\"".into(), posted_at: String::new() };
        let html = write_html(&[notice("<script>alert(1)</script>\u{202e}")], &page);
        assert!(html.contains("<title>A &amp; B&#39;s &quot;Con&quot;</title>"), "{html}");
        assert!(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;\u{fffd}"), "{html}");
        assert!(!html.contains("<script"), "{html}");
        assert!(html.contains("<li>1 &lt; 2 &amp; 3</li>"), "{html}");
        // Nothing is fetched.
        assert!(!html.contains("http") && !html.contains("src="), "{html}");
    }

    #[test]
    fn only_a_very_long_part_of_a_name_may_be_broken_inside() {
        assert_eq!(breakable("Maria Müller-Lüdenscheidt"), "Maria Müller-Lüdenscheidt");
        let long = "N".repeat(30);
        let html = breakable("<b> Ann-").into_owned() + &breakable(&format!("Ann Lee-{long}"));
        assert_eq!(html, format!("&lt;b&gt; Ann-Ann Lee-<span class=\"long\">{long}</span>"));
    }

    #[test]
    fn a_name_leads_to_the_card_of_the_player() {
        let person = Some(crate::book::PersonId(3));
        let mut standings = notice("Ann Lee");
        standings.sections[0].rows[0].person = person;
        let column = |role: ColumnRole| NoticeColumn { role, title: "x".into() };
        let cards = Notice {
            title: "Player cards".into(),
            sections: vec![NoticeSection {
                title: "Ann Lee: place 1 of 7".into(),
                columns: vec![column(ColumnRole::Game), column(ColumnRole::Opponents)],
                rows: vec![NoticeRow { person, cells: vec![NoticeCell::default(); 2], ..NoticeRow::default() }],
                ..NoticeSection::default()
            }],
            ..Notice::default()
        };
        let html = write_html(&[standings, cards], &WebPage::default());
        assert!(html.contains("<a href=\"#p1-0\">Ann Lee</a>"), "{html}");
        assert!(html.contains("<h3 id=\"p1-0\">Ann Lee: place 1 of 7</h3>"), "{html}");
        assert!(html.contains("<li><a href=\"#n1\">Player cards</a></li>"), "{html}");
    }
}
