//! Notices as one HTML file. It needs no script and fetches nothing; it is light or dark as the reader's screen, fits a
//! phone, and prints without its list of contents.

use super::links::PlayerLinks;
use super::page_parts::{PageParts, PlotFont, escape, push, write_lines};
use super::table::{is_call_by_player, is_standings, write_section};
use crate::languages::sentences::pages;
use crate::notices::Notice;
use crate::publish::shown_columns::printed_notes;

/// The style sheet of the page.
const STYLE: &str = include_str!("style.css");

/// What a page says about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WebPage {
    /// The name of the event.
    pub event: String,
    /// The place and the dates of the event: “Chester, 17–19 July 2026”. Empty where they are not known.
    pub venue_and_dates: String,
    /// When the page is made: “22 November 2026, 16:30”. Empty where no time is written.
    pub posted_at: String,
}

/// Writes the page. A name in a table leads to the part of the page about that player, where there is one.
pub fn write_html(notices: &[Notice], page: &WebPage) -> String {
    let languages = notices.first().map(|notice| notice.languages).unwrap_or_default();
    let results = languages.text(pages::results);
    let title = if page.event.trim().is_empty() { results.as_str() } else { page.event.trim() };
    let notices = &in_reading_order(notices)[..];
    let parts = PageParts { links: PlayerLinks::new(notices), plots: PlotFont::default(), languages };
    let tag = languages.first.tag();
    let direction = if languages.first.is_right_to_left() { " dir=\"rtl\"" } else { "" };
    let mut html = format!("<!doctype html>\n<html lang=\"{tag}\"{direction}>\n<head>\n<meta charset=\"utf-8\">\n");
    html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
    html += "<meta name=\"color-scheme\" content=\"light dark\">\n";
    push(&mut html, format_args!("<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n", escape(title)));
    push(&mut html, format_args!("<header>\n<h1>{}</h1>\n", escape(title)));
    for line in [&page.venue_and_dates, &page.posted_at].into_iter().filter(|line| !line.is_empty()) {
        push(&mut html, format_args!("<p>{}</p>\n", escape(line)));
    }
    html += "</header>\n";
    if notices.len() > 1 {
        let contents = languages.text(pages::contents);
        push(&mut html, format_args!("<nav aria-label=\"{}\">\n<ul>\n", escape(&contents)));
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

/// The notices in the order in which a player looks for them: the standings, where everybody sits, and the others as they come.
fn in_reading_order(notices: &[Notice]) -> Vec<&Notice> {
    let mut ordered: Vec<&Notice> = notices.iter().collect();
    ordered.sort_by_key(|notice| match notice.sections.first() {
        Some(section) if is_standings(section) => 0,
        Some(section) if is_call_by_player(section) => 1,
        _ => 2,
    });
    ordered
}

fn write_notice(html: &mut String, number: usize, notice: &Notice, parts: &PageParts<'_>) {
    push(html, format_args!("<section id=\"n{number}\">\n<h2>{}</h2>\n", escape(&notice.title)));
    if notice.is_draft {
        push(html, format_args!("<p class=\"draft\">{}</p>\n", escape(&notice.languages.text(pages::draft_sentence))));
    }
    if !notice.subtitle.is_empty() {
        push(html, format_args!("<p class=\"subtitle\">{}</p>\n", escape(&notice.subtitle)));
    }
    for legend in notice.printed_legend() {
        push(html, format_args!("<p class=\"legend\">{}</p>\n", escape(&legend)));
    }
    for at in 0..notice.sections.len() {
        write_section(html, notice, (number, at), parts);
    }
    write_lines(html, printed_notes(notice));
    *html += "</section>\n";
}

#[cfg(test)]
mod tests {
    use super::super::page_parts::breakable;
    use super::*;
    use crate::notices::{CellPart, ColumnRole, Mark, NoticeCell, NoticeColumn, NoticeRow, NoticeSection};

    fn notice(name: &str) -> Notice {
        let column = |role: ColumnRole, title: &str| NoticeColumn::new(role, title);
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
        let page = WebPage {
            event: "A & B's \"Con\"".into(),
            venue_and_dates: "O'Hare, 17–19 July".into(),
            posted_at: "20 July".into(),
        };
        let html = write_html(&[notice("<script>alert(1)</script>\u{202e}")], &page);
        assert!(html.contains("<title>A &amp; B’s &quot;Con&quot;</title>"), "{html}");
        assert!(html.contains("</h1>\n<p>O’Hare, 17–19 July</p>\n<p>20 July</p>\n</header>"), "{html}");
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
    fn each_member_has_a_line_with_its_score_and_a_sign_has_room_in_its_column() {
        let column = |role: ColumnRole| NoticeColumn::new(role, "x");
        let part = |text: &str, marks: &[Mark]| CellPart {
            text: text.into(),
            value: text.parse().ok(),
            marks: marks.to_vec(),
            ..CellPart::default()
        };
        let cell = |parts: Vec<CellPart>| NoticeCell { parts, ..NoticeCell::default() };
        let roles =
            [ColumnRole::Place, ColumnRole::Team, ColumnRole::Member, ColumnRole::MemberScore, ColumnRole::Total];
        let cells = vec![
            cell(vec![part("1", &[Mark::Shared])]),
            cell(vec![part("Stab", &[])]),
            cell(vec![part("Ann", &[]), part("Ben", &[])]),
            cell(vec![part("4.50", &[]), part("-2.00", &[Mark::Dropped])]),
            cell(vec![part("4.50", &[])]),
        ];
        let section = NoticeSection {
            columns: roles.map(column).into(),
            rows: vec![NoticeRow { cells, ..NoticeRow::default() }],
            ..NoticeSection::default()
        };
        let html = write_html(&[Notice { sections: vec![section], ..Notice::default() }], &WebPage::default());
        let first = "<tr><td rowspan=\"2\" style=\"--signs: 2\">1<span class=\"after\"> =</span></td>\
                     <td rowspan=\"2\" class=\"text\">Stab</td><td class=\"text\">Ann</td><td style=\"--signs: 0.5\">4.50</td>\
                     <td rowspan=\"2\" class=\"total\">4.50</td></tr>\n";
        let second = "<tr><td class=\"text\">Ben</td><td style=\"--signs: 0.5\"><span class=\"dropped\">\
                      <span class=\"heard\">does not count: </span>\u{2212}2.00</span></td></tr>\n";
        assert!(html.contains(&[first, second].concat()), "{html}");
    }

    #[test]
    fn a_name_leads_to_the_card_of_the_player() {
        let person = Some(crate::book::PersonId(3));
        let mut standings = notice("Ann Lee");
        standings.sections[0].rows[0].person = person;
        let column = |role: ColumnRole| NoticeColumn::new(role, "x");
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
