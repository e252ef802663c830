//! A notice as Markdown or `BBCode`, for a forum or a mail.

use super::html::WebPage;
use crate::book::typed_words::capitalize;
use crate::languages::sentences::pages;
use crate::notices::{Notice, NoticeSection};
use crate::printable_text::printable_line;
use crate::publish::shown_columns::{LayoutColumn, printed_columns};
use crate::publish::signs_of_type::with_signs_of_type;
use crate::publish::text::cell_lines;

/// The markup of a forum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForumMarkup {
    Markdown,
    BbCode,
}

/// A notice in the markup of a forum, with the event and the time of posting.
pub fn write_forum_text(notice: &Notice, markup: ForumMarkup, page: &WebPage) -> String {
    let mut blocks = vec![markup.heading(&notice.title, true)];
    let about = [&page.event, &notice.subtitle, &page.posted_at].map(|text| markup.text(text));
    blocks.push(about.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · "));
    if notice.is_draft {
        blocks.push(notice.languages.text(pages::draft_sentence));
    }
    for section in &notice.sections {
        if !section.title.is_empty() {
            blocks.push(markup.heading(&section.title, false));
        }
        blocks.push(markup.table(notice, section));
        blocks.push(markup.lines(section.sentences.iter().cloned()));
    }
    blocks.push(markup.lines(notice.notes()));
    blocks.retain(|block| !block.is_empty());
    blocks.join("\n\n") + "\n"
}

impl ForumMarkup {
    /// A text of people, so that the forum shows it as it is.
    fn text(self, text: &str) -> String {
        let text = with_signs_of_type(&printable_line(text)).into_owned();
        match self {
            // A backslash before a sign of the markup makes it a plain sign.
            // `@name` calls a member of the forum.
            ForumMarkup::Markdown => {
                let is_sign =
                    |c: char| matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '~' | '&' | '@');
                let mut quoted = String::new();
                for (at, sign) in text.char_indices() {
                    if is_sign(sign) || sign == ':' && begins_emoji_code(&text[at + 1..]) {
                        quoted.push('\\');
                    }
                    quoted.push(sign);
                }
                quoted
            }
            // `BBCode` has no sign for a plain bracket. An invisible space after the bracket makes it no tag.
            ForumMarkup::BbCode => text.replace('[', "[\u{200b}"),
        }
    }

    fn heading(self, text: &str, is_title: bool) -> String {
        let text = self.text(text);
        match (self, is_title) {
            (ForumMarkup::Markdown, true) => format!("## {text}"),
            (ForumMarkup::Markdown, false) => format!("### {text}"),
            (ForumMarkup::BbCode, true) => format!("[size=150][b]{text}[/b][/size]"),
            (ForumMarkup::BbCode, false) => format!("[b]{text}[/b]"),
        }
    }

    fn lines(self, lines: impl Iterator<Item = String>) -> String {
        let before = if self == ForumMarkup::Markdown { "- " } else { "" };
        lines.map(|line| format!("{before}{}", self.text(&line))).collect::<Vec<_>>().join("\n")
    }

    fn table(self, notice: &Notice, section: &NoticeSection) -> String {
        if section.rows.is_empty() {
            return String::new();
        }
        let columns = printed_columns(&notice.sections, section);
        let headings: Vec<String> =
            columns.iter().map(|column| self.text(&capitalize(column.title(section)))).collect();
        let rows = section.rows.iter().map(|row| {
            let cell = |column: &LayoutColumn| {
                let mut lines = cell_lines(section, row, column);
                lines.retain(|line| !line.is_empty());
                self.text(&lines.join("; "))
            };
            columns.iter().map(cell).collect::<Vec<String>>()
        });
        match self {
            ForumMarkup::Markdown => {
                let row = |cells: &[String]| format!("| {} |", cells.join(" | "));
                let align = |is_text: bool| if is_text { ":--" } else { "--:" };
                let aligns: Vec<String> =
                    columns.iter().map(|column| align(column.role().is_text()).to_owned()).collect();
                let body = rows.map(|cells| row(&cells));
                [row(&headings), row(&aligns)].into_iter().chain(body).collect::<Vec<_>>().join("\n")
            }
            ForumMarkup::BbCode => {
                let row = |tag: &str, cells: &[String]| {
                    let cells: Vec<String> = cells.iter().map(|cell| format!("[{tag}]{cell}[/{tag}]")).collect();
                    format!("[tr]{}[/tr]", cells.concat())
                };
                let lines: Vec<String> =
                    std::iter::once(row("th", &headings)).chain(rows.map(|cells| row("td", &cells))).collect();
                format!("[table]\n{}\n[/table]", lines.join("\n"))
            }
        }
    }
}

/// Whether a text after a colon is the rest of the code of a picture, such as `:smile:`.
fn begins_emoji_code(after: &str) -> bool {
    after.split_once(':').is_some_and(|(code, _)| {
        code.chars().any(|c| c.is_ascii_alphabetic())
            && code.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '+' | '-'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::{CellPart, ColumnRole, NoticeCell, NoticeColumn, NoticeRow};

    #[test]
    fn signs_of_the_markup_in_names_stay_plain() {
        let column = |role: ColumnRole, title: &str| NoticeColumn::new(role, title);
        let part = |text: &str| NoticeCell::from(CellPart { text: text.into(), ..CellPart::default() });
        let notice = Notice {
            title: "Standings".into(),
            subtitle: "After Round 2".into(),
            sections: vec![NoticeSection {
                columns: vec![column(ColumnRole::Place, "place"), column(ColumnRole::Player, "player")],
                rows: vec![NoticeRow {
                    cells: vec![part("1"), part("*Ann* [b]|Lee @all :x:")],
                    ..NoticeRow::default()
                }],
                ..NoticeSection::default()
            }],
            sentences: vec!["One game is held back.".into()],
            ..Notice::default()
        };
        assert_eq!(
            write_forum_text(&notice, ForumMarkup::Markdown, &WebPage::default()),
            "## Standings\n\nAfter Round 2\n\n| Place | Player |\n| --: | :-- |\n| 1 | \\*Ann\\* \\[b\\]\\|Lee \\@all \\:x: |\n\n\
             - One game is held back.\n"
        );
        assert_eq!(
            write_forum_text(&notice, ForumMarkup::BbCode, &WebPage::default()),
            "[size=150][b]Standings[/b][/size]\n\nAfter Round 2\n\n[table]\n[tr][th]Place[/th][th]Player[/th][/tr]\n\
             [tr][td]1[/td][td]*Ann* [\u{200b}b]|Lee @all :x:[/td][/tr]\n[/table]\n\nOne game is held back.\n"
        );
    }
}
