//! The sections of a notice on a web page: tables, lists of cards, and what a phone shows of them.

use super::page_parts::{LONGEST_UNBROKEN, PageParts, breakable, escape, push, write_lines};
use super::plot::plot_drawings;
use crate::book::typed_words::capitalize;
use crate::languages::NoticeLanguages;
use crate::languages::sentences::{notices, pages};
use crate::notices::{BoardResult, CellPart, ColumnRole, Notice, NoticeCell, NoticeRow, NoticeSection, Plot};
use crate::publish::figure_text::FigureText;
use crate::publish::line_breaks::{NO_BREAK_SPACE, unbroken, whole_items, with_whole_particles};
use crate::publish::shown_columns::{
    LayoutColumn, is_beside_figures, printed_columns, printed_title, score_of_card, take_remarks, text_below,
};
use crate::publish::text::cell_lines;

/// A section with no more rows than this stays together where the page is printed.
const MOST_ROWS_TOGETHER: usize = 12;

/// A call of this number of players or more has a row of letters that lead into it.
const LEAST_WITH_LETTERS: usize = 20;

/// The room of a bracket behind a figure, in letters.
const BRACKET: f32 = 0.5;

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
    // The sentences below a board are on its sheet too.
    let class = if section.rows.len() <= MOST_ROWS_TOGETHER { " class=\"together\"" } else { "" };
    push(html, format_args!("<div{class}>\n"));
    if !section.title.is_empty() {
        let id = parts.links.id_of(at).map(|id| format!(" id=\"{id}\"")).unwrap_or_default();
        push(html, format_args!("<h3{id}>{}</h3>\n", escape(&section.title)));
    }
    if section.is_card() {
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
        *html += &plot_drawings(&plot, &parts.plots);
        *html += "</div>\n";
    }
    write_lines(html, section.sentences.iter().map(|sentence| capitalize(sentence)));
    *html += "</div>\n";
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
    let mut columns = printed_columns(&notice.sections, section);
    let remarks = take_remarks(section, &mut columns);
    let columns: Vec<WebColumn> = columns.into_iter().map(|column| WebColumn::new(section, column)).collect();
    let letters = initials(section);
    write_letters(html, parts.languages, number, &letters);
    // A wide table scrolls by itself; the keyboard must reach it.
    let label = if section.title.is_empty() { &notice.title } else { &section.title };
    push(html, format_args!("<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"{}\">\n", escape(label)));
    let rows = section.rows.iter().map(|row| WebRow::new(section, row, &columns, parts.languages));
    let rows: Vec<WebRow> = rows.collect();
    // Then each row is a group of lines.
    let has_lists = rows.iter().any(|row| row.lines > 1);
    *html += if has_lists { "<table class=\"lists\">\n<thead><tr>" } else { "<table>\n<thead><tr>" };
    for WebColumn { column, attributes } in &columns {
        let title = capitalize(&printed_title(column, section));
        push(html, format_args!("<th scope=\"col\"{attributes}>{}</th>", escape(&title)));
    }
    *html += "</tr></thead>\n<tbody>\n";
    for (at, row) in section.rows.iter().enumerate() {
        if has_lists && at > 0 {
            *html += "</tbody>\n<tbody>\n";
        }
        let class = match row.result {
            None | Some(BoardResult::Other) => "",
            Some(BoardResult::Best) => " class=\"best\"",
            Some(BoardResult::Solo) => " class=\"solo\"",
            Some(BoardResult::Eliminated) => " class=\"out\"",
        };
        let id = letters.iter().find(|(_, first)| *first == at);
        let id = id.map(|(letter, _)| format!(" id=\"{}\"", letter_id(number, *letter))).unwrap_or_default();
        for line in 0..rows[at].lines {
            let id = if line == 0 { &*id } else { "" };
            push(html, format_args!("<tr{id}{class}>"));
            for (position, column) in columns.iter().enumerate() {
                if let Some((text, attributes)) = rows[at].cell(position, line) {
                    let attributes = format!("{attributes}{}", column.attributes);
                    let below = || text_below(section, at, remarks.as_ref(), parts.languages);
                    write_cell(html, (section, at), (column, &columns), (&text, &attributes), (parts, &below));
                }
            }
            *html += "</tr>\n";
        }
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

/// A column of a table, and the attributes of its cells and of its heading.
struct WebColumn {
    column: LayoutColumn,
    attributes: String,
}

impl WebColumn {
    fn new(section: &NoticeSection, column: LayoutColumn) -> WebColumn {
        let mut attributes = class_of(section, column.role()).to_owned();
        let signs = letters_of_signs(section, &column);
        if signs > 0.0 {
            push(&mut attributes, format_args!(" style=\"--signs: {signs}\""));
        }
        WebColumn { column, attributes }
    }
}

/// The letters of the widest signs behind the figures of a column, with the blank before them and the bracket of a figure
/// that does not count. The signs stand outside the column of digits, and the style sheet leaves the room for them. A
/// bracket alone has room for a part of it, so that it does not touch that of the next column.
fn letters_of_signs(section: &NoticeSection, column: &LayoutColumn) -> f32 {
    if column.role().is_text() {
        return 0.0;
    }
    let figures = section.rows.iter().flat_map(|row| figures(section, row, column));
    let letters = |figure: FigureText| {
        let signs = match figure.after.chars().count() {
            0 if figure.is_dropped => return BRACKET,
            0 => return 0.0,
            count => 1 + count + usize::from(figure.is_dropped),
        };
        f32::from(u16::try_from(signs).unwrap_or(u16::MAX))
    };
    figures.map(letters).fold(0.0, f32::max)
}

/// A row of a table: the lines of its cells. A row with several lists, such as members and their scores, has a line for each item, so that
/// they stand beside each other however wide the window is.
struct WebRow {
    cells: Vec<Vec<String>>,
    lines: usize,
}

impl WebRow {
    fn new(section: &NoticeSection, row: &NoticeRow, columns: &[WebColumn], languages: NoticeLanguages) -> WebRow {
        let cells: Vec<Vec<String>> =
            columns.iter().map(|column| lines_of_cell(section, row, &column.column, languages)).collect();
        let lists = || cells.iter().map(Vec::len).filter(|lines| *lines > 1);
        let lines = if lists().count() > 1 { lists().max().unwrap_or(1) } else { 1 };
        WebRow { cells, lines }
    }

    /// The text of a cell at a line, and the attribute that says how many lines it takes. `None` where the cell began before this line.
    fn cell(&self, column: usize, line: usize) -> Option<(String, String)> {
        let texts = &self.cells[column];
        if self.lines > 1 && texts.len() > 1 {
            return Some((texts.get(line).cloned().unwrap_or_default(), String::new()));
        }
        let span = if self.lines > 1 { format!(" rowspan=\"{}\"", self.lines) } else { String::new() };
        (line == 0).then(|| (texts.join("<br>"), span))
    }
}

/// The lines of a cell, as markup: one, or those of a list of people, games or figures.
fn lines_of_cell(
    section: &NoticeSection,
    row: &NoticeRow,
    column: &LayoutColumn,
    languages: NoticeLanguages,
) -> Vec<String> {
    if !column.role().is_text() {
        return figures(section, row, column).map(|figure| figure_markup(&figure, languages)).collect();
    }
    let is_list = column.role().is_list();
    let is_group = column.role() == ColumnRole::Group;
    let is_person =
        matches!(column.role(), ColumnRole::Player | ColumnRole::Member | ColumnRole::Winner | ColumnRole::Leader);
    let markup = |line: &str| {
        if is_list {
            whole_items_in_spans(line)
        } else if is_group {
            // The short name of a group has one line between columns of figures: “North Sea”.
            breakable(&unbroken_if_short(line)).into_owned()
        } else if is_person {
            // “Jean-Pierre de la Cruz” has two lines before “de” only.
            breakable(&with_whole_particles(line)).into_owned()
        } else {
            breakable(line).into_owned()
        }
    };
    let parts = column.part_count(section, row);
    let lines: Vec<String> = if is_beside_figures(section, row, column) {
        (0..parts).map(|at| column.text(section, row, at, CellPart::plain)).collect()
    } else {
        cell_lines(section, row, column)
    };
    let narrow = |at: usize| {
        let part = column.part(section, row, at).filter(|part| lines.len() == parts && part.narrow_text.is_some());
        part.map(CellPart::narrow)
    };
    let line = |(at, line): (usize, &String)| match narrow(at) {
        Some(narrow) => format!(
            "<span class=\"broad\">{}</span><span class=\"narrow\">{}</span>",
            markup(line),
            breakable(&short_game(&narrow))
        ),
        None => markup(line),
    };
    lines.iter().enumerate().map(line).collect()
}

/// A game in few letters. “Medal 1, A” is one word for the eye, and has one line unless the name of its round or board is long.
fn short_game(text: &str) -> String {
    let text = if text.chars().count() <= LONGEST_GAME { unbroken(text) } else { text.to_owned() };
    // The letter of the board stays on the line of what is before it.
    match text.rsplit_once(' ') {
        Some((round, board)) => format!("{round}{NO_BREAK_SPACE}{board}"),
        None => text,
    }
}

/// A game with no more letters than this has one line on a phone.
const LONGEST_GAME: usize = 10;

fn unbroken_if_short(text: &str) -> String {
    if text.chars().count() <= LONGEST_UNBROKEN { unbroken(text) } else { text.to_owned() }
}

/// Writes a cell with this text and these attributes. Below the name of a player or of a team is what is `below` its row.
fn write_cell(
    html: &mut String,
    (section, at): (&NoticeSection, usize),
    (column, columns): (&WebColumn, &[WebColumn]),
    (text, attributes): (&str, &str),
    (parts, below): (&PageParts<'_>, &dyn Fn() -> String),
) {
    let (row, role) = (&section.rows[at], column.column.role());
    let target = match role {
        ColumnRole::Player => {
            parts.links.card(row).or_else(|| parts.links.board(row).filter(|_| section.title.is_empty()))
        }
        ColumnRole::Board => parts.links.board(row),
        _ => None,
    };
    let text = match target {
        Some(id) => format!("<a href=\"#{id}\">{text}</a>"),
        None => text.to_owned(),
    };
    let below = if matches!(role, ColumnRole::Player | ColumnRole::Team) { below() } else { String::new() };
    let below = if below.is_empty() { below } else { format!("<span class=\"why\">{}</span>", escape(&below)) };
    if role != ColumnRole::Player {
        push(html, format_args!("<td{attributes}>{text}{below}</td>"));
        return;
    }
    // The name of the player is the heading of the row.
    push(html, format_args!("<th scope=\"row\"{attributes}>{text}{below}"));
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
    columns: &[WebColumn],
    parts: &PageParts<'_>,
) {
    let hidden = columns.iter().map(|column| &column.column).filter(|column| is_behind_tap(section, column.role()));
    let rounds: Vec<String> = hidden
        .filter_map(|column| {
            let figures = figures(section, row, column).map(|figure| figure_markup(&figure, parts.languages));
            let figures = figures.collect::<Vec<_>>().join("<br>");
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

/// The figures of a cell.
fn figures(section: &NoticeSection, row: &NoticeRow, column: &LayoutColumn) -> impl Iterator<Item = FigureText> {
    let parts = (0..column.part_count(section, row)).filter_map(move |at| column.part(section, row, at));
    parts.map(move |part| column.figure(part))
}

/// A figure. Its signs are outside the digits, and one that does not count is grey, in brackets.
fn figure_markup(figure: &FigureText, languages: NoticeLanguages) -> String {
    let mut html = String::new();
    if !figure.before.is_empty() {
        push(&mut html, format_args!("<span class=\"sign\">{}</span> ", escape(&figure.before)));
    }
    let digits = escape(&figure.digits);
    if figure.is_dropped {
        // A reader who cannot see the page hears it.
        let heard = format!("<span class=\"heard\">{}: </span>", escape(&languages.text(notices::mark_dropped)));
        push(&mut html, format_args!("<span class=\"dropped\">{heard}{digits}</span>"));
    } else {
        html += &digits;
    }
    if !figure.after.is_empty() {
        push(&mut html, format_args!("<span class=\"after\"> {}</span>", escape(&figure.after)));
    }
    html
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
