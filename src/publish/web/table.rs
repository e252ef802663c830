//! The sections of a notice on a web page: tables, lists of cards, and what a phone shows of them.

use super::page_parts::{PageParts, breakable, escape, push, write_lines};
use super::plot::plot_svg;
use crate::book::typed_words::capitalize;
use crate::languages::NoticeLanguages;
use crate::languages::sentences::pages;
use crate::notices::{BoardResult, ColumnRole, Notice, NoticeCell, NoticeRow, NoticeSection, Plot};
use crate::publish::figure_text::FigureText;
use crate::publish::line_breaks::whole_items;
use crate::publish::shown_columns::{LayoutColumn, printed_columns, printed_reason, printed_title, score_of_card};
use crate::publish::text::cell_lines;

/// A table with no more rows than this stays together where the page is printed.
const MOST_ROWS_TOGETHER: usize = 12;

/// A call of so many players has a row of letters that lead into it.
const LEAST_WITH_LETTERS: usize = 20;

/// Whether a section is the standings or a part of them.
pub(super) fn is_standings(section: &NoticeSection) -> bool {
    let has = |role: ColumnRole| section.column(role).is_some();
    has(ColumnRole::Place) && has(ColumnRole::Player) && has(ColumnRole::Total)
}

/// Whether a section says where each player sits.
pub(super) fn is_call_by_player(section: &NoticeSection) -> bool {
    let roles: Vec<ColumnRole> = section.columns.iter().map(|column| column.role).collect();
    roles == [ColumnRole::Player, ColumnRole::Board, ColumnRole::Power]
}

/// Writes a section. `at` are the numbers of the notice and of the section.
pub(super) fn write_section(html: &mut String, notice: &Notice, at: (usize, usize), parts: &PageParts<'_>) {
    let Some(section) = notice.sections.get(at.1) else { return };
    if !section.title.is_empty() {
        let id = parts.links.id_of(at).map(|id| format!(" id=\"{id}\"")).unwrap_or_default();
        push(html, format_args!("<h3{id}>{}</h3>\n", escape(&section.title)));
    }
    if section.column(ColumnRole::Opponents).is_some() {
        write_card(html, section);
    } else if !section.rows.is_empty() {
        write_table(html, notice, section, at.0, parts);
    }
    if let Some(plot) = Plot::of(section, notice.languages.first) {
        // Where the plot is wider than the window it scrolls, so that its letters stay large.
        push(
            html,
            format_args!("<div class=\"plot\" tabindex=\"0\" role=\"region\" aria-label=\"{}\">", escape(&plot.title)),
        );
        *html += &plot_svg(&plot, &|text| parts.plots.width(text));
        *html += "</div>\n";
    }
    write_lines(html, section.sentences.iter().cloned());
}

/// The games of a player, a line each: “Round 1, board C · Turkey · 7 · 0.00”. The opponents are behind a tap.
fn write_card(html: &mut String, section: &NoticeSection) {
    *html += "<ul class=\"card\">\n";
    for row in &section.rows {
        let text = |role: ColumnRole| section.cell(row, role).map(NoticeCell::plain).unwrap_or_default();
        let game = [ColumnRole::Game, ColumnRole::Power, ColumnRole::Centres].map(text);
        let score = score_of_card(section, row).map(|(_, figure)| figure.in_line());
        let line: Vec<String> = game.into_iter().chain(score).filter(|text| !text.is_empty()).collect();
        push(html, format_args!("<li><details><summary>{}</summary>", escape(&line.join(" · "))));
        for role in [ColumnRole::Note, ColumnRole::Opponents] {
            let more = text(role);
            if !more.is_empty() {
                push(html, format_args!("<p>{}</p>", whole_items_in_spans(&capitalize(&more))));
            }
        }
        *html += "</details></li>\n";
    }
    *html += "</ul>\n";
}

/// A list whose items are not parted while the line has room for one: a power and its player, a board and its letter.
fn whole_items_in_spans(text: &str) -> String {
    let item = |item: String| format!("<span class=\"whole\">{}</span>", breakable(&item));
    whole_items(text).into_iter().map(item).collect::<Vec<_>>().join(" ")
}

fn write_table(html: &mut String, notice: &Notice, section: &NoticeSection, number: usize, parts: &PageParts<'_>) {
    let columns = printed_columns(&notice.sections, section);
    let letters = initials(section);
    write_letters(html, parts.languages, number, &letters);
    // A wide table scrolls by itself; the keyboard must reach it.
    let label = if section.title.is_empty() { &notice.title } else { &section.title };
    let class = if section.rows.len() <= MOST_ROWS_TOGETHER { "table together" } else { "table" };
    push(
        html,
        format_args!("<div class=\"{class}\" tabindex=\"0\" role=\"region\" aria-label=\"{}\">\n", escape(label)),
    );
    *html += "<table>\n<thead><tr>";
    for column in &columns {
        let title = capitalize(&printed_title(column, section));
        push(html, format_args!("<th scope=\"col\"{}>{}</th>", class_of(section, column.role()), escape(&title)));
    }
    *html += "</tr></thead>\n<tbody>\n";
    for (at, row) in section.rows.iter().enumerate() {
        let class = match row.result {
            BoardResult::Other => "",
            BoardResult::Best => " class=\"best\"",
            BoardResult::Solo => " class=\"solo\"",
            BoardResult::Eliminated => " class=\"out\"",
        };
        let id = letters.iter().find(|(_, first)| *first == at);
        let id = id.map(|(letter, _)| format!(" id=\"{}\"", letter_id(number, *letter))).unwrap_or_default();
        push(html, format_args!("<tr{id}{class}>"));
        for column in &columns {
            write_cell(html, section, at, (column, &columns), parts);
        }
        *html += "</tr>\n";
    }
    *html += "</tbody>\n</table>\n</div>\n";
}

/// The row of letters that lead into a call. It stays at the top of the window.
fn write_letters(html: &mut String, languages: NoticeLanguages, number: usize, letters: &[(char, usize)]) {
    if letters.is_empty() {
        return;
    }
    let label = languages.text(pages::letters);
    push(html, format_args!("<nav class=\"letters\" aria-label=\"{}\">", escape(&label)));
    for (letter, _) in letters {
        push(html, format_args!("<a href=\"#{}\">{letter}</a>", letter_id(number, *letter)));
    }
    *html += "</nav>\n";
}

fn letter_id(number: usize, letter: char) -> String {
    format!("l{number}-{:x}", u32::from(letter))
}

/// The letters under which the names of a call are found, each with the first row that has it.
fn initials(section: &NoticeSection) -> Vec<(char, usize)> {
    if section.rows.len() < LEAST_WITH_LETTERS {
        return Vec::new();
    }
    let rows = section.rows.iter().enumerate().filter_map(|(at, row)| Some((row.initial?, at)));
    let mut seen = std::collections::HashSet::new();
    rows.filter(|(letter, _)| seen.insert(*letter)).collect()
}

fn write_cell(
    html: &mut String,
    section: &NoticeSection,
    at: usize,
    (column, columns): (&LayoutColumn, &[LayoutColumn]),
    parts: &PageParts<'_>,
) {
    let (row, role) = (&section.rows[at], column.role());
    let class = class_of(section, role);
    if !role.is_text() {
        push(html, format_args!("<td{class}>{}</td>", figures(section, row, column)));
        return;
    }
    let lines = cell_lines(section, row, column);
    let html_of =
        |line: &String| if role.is_list() { whole_items_in_spans(line) } else { breakable(line).into_owned() };
    let text = lines.iter().map(html_of).collect::<Vec<_>>().join("<br>");
    let target = match role {
        ColumnRole::Player => {
            parts.links.card(row).or_else(|| parts.links.board(row).filter(|_| section.title.is_empty()))
        }
        ColumnRole::Board => parts.links.board(row),
        _ => None,
    };
    let text = match target {
        Some(id) => format!("<a href=\"#{id}\">{text}</a>"),
        None => text,
    };
    if role != ColumnRole::Player {
        push(html, format_args!("<td{class}>{text}</td>"));
        return;
    }
    // The name of the player is the heading of the row.
    push(html, format_args!("<th scope=\"row\"{class}>{text}"));
    let reason = printed_reason(section, at, parts.languages);
    if !reason.is_empty() {
        push(html, format_args!("<span class=\"why\">{}</span>", escape(&reason)));
    }
    if is_standings(section) {
        write_rounds(html, section, row, columns, parts);
    }
    *html += "</th>";
}

/// What a phone shows of the rounds: behind a tap, below the name.
fn write_rounds(
    html: &mut String,
    section: &NoticeSection,
    row: &NoticeRow,
    columns: &[LayoutColumn],
    parts: &PageParts<'_>,
) {
    let hidden = columns.iter().filter(|column| is_behind_tap(section, column.role()));
    let rounds: Vec<String> = hidden
        .filter_map(|column| {
            let figures = figures(section, row, column);
            let title = capitalize(&printed_title(column, section));
            (!figures.is_empty()).then(|| format!("<span>{}&nbsp;{figures}</span>", escape(&title)))
        })
        .collect();
    let (board_word, rounds_word) = (parts.languages.text(pages::link_to_board), parts.languages.text(pages::rounds));
    let board =
        parts.links.board(row).map(|id| format!(" <a href=\"#{id}\">{}</a>", escape(&board_word))).unwrap_or_default();
    if !rounds.is_empty() || !board.is_empty() {
        let rounds = rounds.join(" ");
        push(
            html,
            format_args!(
                "<details class=\"rounds\"><summary aria-label=\"{}\"></summary>{rounds}{board}</details>",
                escape(&rounds_word)
            ),
        );
    }
}

/// The figures of a cell. Their signs are outside the digits, and one that does not count is grey, in brackets.
fn figures(section: &NoticeSection, row: &NoticeRow, column: &LayoutColumn) -> String {
    let parts = (0..column.part_count(section, row)).filter_map(|at| column.part(section, row, at));
    let figure = |figure: FigureText| {
        let mut html = String::new();
        if !figure.before.is_empty() {
            push(&mut html, format_args!("<span class=\"sign\">{}</span> ", escape(&figure.before)));
        }
        html += &escape(&figure.digits);
        if !figure.after.is_empty() {
            push(&mut html, format_args!("<span class=\"after\"> {}</span>", escape(&figure.after)));
        }
        if figure.is_dropped {
            // Who does not see the page hears it.
            return format!("<span class=\"dropped\"><span class=\"heard\">does not count: </span>{html}</span>");
        }
        html
    };
    parts.map(|part| figure(column.figure(part))).collect::<Vec<_>>().join("<br>")
}

/// Whether a phone shows a column of the standings behind a tap.
fn is_behind_tap(section: &NoticeSection, role: ColumnRole) -> bool {
    is_standings(section) && !matches!(role, ColumnRole::Place | ColumnRole::Player | ColumnRole::Total)
}

/// The class that sets a column left or right, and bold, and that hides it on a phone.
fn class_of(section: &NoticeSection, role: ColumnRole) -> &'static str {
    match role {
        ColumnRole::Player => " class=\"name\"",
        ColumnRole::Total => " class=\"total\"",
        // A phone shows the score of a board, and not what it is made of.
        ColumnRole::SystemColumn(_) => " class=\"wide\"",
        role if is_behind_tap(section, role) => {
            if role.is_text() {
                " class=\"text wide\""
            } else {
                " class=\"wide\""
            }
        }
        role if role.is_text() => " class=\"text\"",
        _ => "",
    }
}
