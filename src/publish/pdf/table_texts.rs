//! The texts of a notice's tables as they are printed. How wide they are is in `table_measures`.

use super::columns::{Lines, fit_name, widest_part, wrap_breaking};
use super::figure_column::LineStyle;
use super::games_below::WANTED_SCALE;
use crate::book::typed_words::capitalize;
use crate::languages::{BETWEEN_LANGUAGES, NoticeLanguages, change_each_language, in_each_language};
use crate::notices::{
    BoardResult, BreakableWords, CellPart, ColumnRole, KeyFigure, Notice, NoticeRow, NoticeSection, Plot, PlotScale,
};
use crate::publish::figure_text::FigureText;
use crate::publish::line_breaks::{NO_BREAK_SPACE, unbroken};
use crate::publish::shown_columns::{
    LayoutColumn, is_beside_figures, printed_columns, printed_title, take_remarks, text_below,
};
use crate::publish::text::cell_lines;
use crate::publish::text_measure::{Fonts, PageFont};

/// The size of headings against that of the cells.
pub(super) const HEAD_SCALE: f32 = 0.8;

/// The size of a reason below the texts of its row, against that of the cells.
pub(super) const REASON_SCALE: f32 = 0.62;

/// The size of the board in a list by name, against that of the names.
const BOARD_SCALE: f32 = 1.25;

/// The size of the members below their team, against that of its name.
const MEMBER_SCALE: f32 = 0.75;

/// The texts of all sections.
pub(super) struct TableTexts {
    pub sections: Vec<SectionTexts>,
    /// The number of different tables.
    pub tables: usize,
}

pub(super) struct SectionTexts {
    pub title: String,
    /// The letter of a board that is called, and the word before it.
    pub letter: Option<KeyFigure>,
    /// For each row of a list by name: the letter under which the name is found.
    pub initials: Vec<Option<char>>,
    pub headings: Vec<String>,
    /// The games in a line of small type below the names, instead of columns of their own.
    pub games: Option<GamesBelow>,
    /// The size of the lines of a row after those of its first items, against these.
    pub small: f32,
    /// Whether its rows are paragraphs to be read, such as rules, and not figures to be compared.
    pub is_prose: bool,
    /// By row and column. A cell is several lines where each has its place beside those of the other columns.
    pub rows: Vec<Vec<Vec<CellLine>>>,
    /// Why a row is where it is, in small type below its texts. Empty for most rows.
    pub reasons: Vec<String>,
    /// For each row. The rows of the winners are bold, and the other rows of a board are not. `None` in other tables.
    pub results: Vec<Option<BoardResult>>,
    /// For each row: whether its name is bold, as in most tables.
    pub has_bold_name: Vec<bool>,
    /// For each row: the title above it, where another part of the table begins. Empty for most rows.
    pub part_titles: Vec<String>,
    pub sentences: Vec<String>,
    pub styles: Vec<ColumnStyle>,
    /// The plot below the table.
    pub plot: Option<Plot>,
    /// The number of the table. Sections with the same headings are one table in several parts, with the same widths.
    pub table: usize,
}

/// A line of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CellLine {
    Text(String),
    Figure(FigureText),
    /// The figures of the games of a player.
    Games(Vec<FigureText>),
}

impl CellLine {
    pub(super) fn is_in_two_languages(&self) -> bool {
        matches!(self, CellLine::Text(text) if text.contains(BETWEEN_LANGUAGES))
    }
}

/// The columns of games that stand below a column of names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GamesBelow {
    /// The column of names.
    pub column: usize,
    pub headings: Vec<String>,
}

/// Where the games of a table stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GamesPlace {
    InColumns,
    /// In columns of smaller letters, so that the names have room.
    InSmallColumns,
    BelowNames,
}

/// The columns of one kind beside each other that a column belongs to. They are equally wide where there is room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ColumnSeries {
    #[default]
    None,
    /// The years of a game.
    Years,
    Rounds,
}

/// How a column is printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ColumnStyle {
    /// Texts are at the left and may take several lines. The digits of numbers are below each other.
    pub is_text: bool,
    /// A name of a player, a team, a group or a board has narrower letters before it takes a second line.
    pub is_name: bool,
    pub series: ColumnSeries,
    /// The size of its texts against that of the others.
    pub scale: f32,
    pub font: PageFont,
}

impl TableTexts {
    /// The texts of these sections of a notice. Games may stand below the names where columns would take too much of the width.
    pub(super) fn new(of: &[NoticeSection], games_place: GamesPlace, languages: NoticeLanguages) -> Self {
        let mut sections: Vec<SectionTexts> = Vec::new();
        let mut tables = 0;
        for section in of {
            let mut columns = printed_columns(of, section);
            let remarks = take_remarks(section, &mut columns);
            let has = |role: ColumnRole| section.column(role).is_some();
            let is_of_teams = has(ColumnRole::Team) && has(ColumnRole::Member) && has(ColumnRole::Total);
            let is_prose =
                section.columns.iter().map(|column| column.role).eq([ColumnRole::Subject, ColumnRole::RuleText]);
            let is_below = |column: &LayoutColumn| match column.role() {
                ColumnRole::Member | ColumnRole::MemberScore => is_of_teams,
                role => games_place == GamesPlace::BelowNames && is_of_games(role),
            };
            let (below, columns): (Vec<LayoutColumn>, Vec<LayoutColumn>) = columns.into_iter().partition(is_below);
            let heading =
                |column: &LayoutColumn| change_each_language(&printed_title(column, section), printed_heading);
            let style = |column: &LayoutColumn| ColumnStyle::in_section(column.role(), section, games_place);
            let headings: Vec<String> = columns.iter().map(heading).collect();
            let same = sections.iter().find(|other| other.headings == headings).map(|other| other.table);
            let table = same.unwrap_or(tables);
            tables = tables.max(table + 1);
            let cells = |row: &NoticeRow| {
                columns.iter().map(|column| lines_of_cell(section, row, column, &below)).collect::<Vec<_>>()
            };
            let names = columns.iter().position(|column| column.role() == ColumnRole::Player);
            let has_games = below.iter().any(|column| is_of_games(column.role()));
            let games = names.filter(|_| has_games);
            sections.push(SectionTexts {
                title: section.title.clone(),
                letter: section.key_figures.first().cloned(),
                initials: section.rows.iter().map(|row| row.initial).collect(),
                games: games.map(|column| GamesBelow { column, headings: below.iter().map(heading).collect() }),
                small: if is_of_teams { MEMBER_SCALE } else { 1.0 },
                is_prose,
                headings,
                rows: section.rows.iter().map(cells).collect(),
                reasons: (0..section.rows.len())
                    .map(|at| text_below(section, at, remarks.as_ref(), languages))
                    .collect(),
                has_bold_name: section.rows.iter().map(|row| !row.is_secondary).collect(),
                part_titles: section.rows.iter().map(|row| row.part_title.clone()).collect(),
                results: section.rows.iter().map(|row| row.result).collect(),
                sentences: section.sentences.iter().map(|sentence| capitalize(sentence)).collect(),
                styles: columns.iter().map(style).collect(),
                plot: Plot::of(section, languages.first),
                table,
            });
        }
        TableTexts { sections, tables }
    }

    /// Whether the games of all tables can be smaller than the names, or stand below them.
    pub(super) fn can_have_small_games(notice: &Notice) -> bool {
        let can = |section: &NoticeSection| {
            let has = |role: ColumnRole| section.column(role).is_some();
            let games = section.columns.iter().filter(|column| is_of_games(column.role)).count();
            has(ColumnRole::Player) && has(ColumnRole::Total) && games >= 2
        };
        !notice.sections.is_empty() && notice.sections.iter().all(can)
    }

    /// Whether it is a call by board: each table stands at the letter of its board.
    pub(super) fn has_letters(&self) -> bool {
        !self.sections.is_empty() && self.sections.iter().all(|section| section.letter.is_some())
    }

    /// Whether a plot of this kind is below a table.
    pub(super) fn has_plot(&self, scale: PlotScale) -> bool {
        self.sections.iter().filter_map(|section| section.plot.as_ref()).any(|plot| plot.scale == scale)
    }

    /// Whether all tables are paragraphs to be read.
    pub(super) fn is_prose(&self) -> bool {
        !self.sections.is_empty() && self.sections.iter().all(|section| section.is_prose)
    }

    /// The longest letter of a board. It may be a name.
    pub(super) fn longest_letter(&self) -> usize {
        let letters = self.sections.iter().filter_map(|section| section.letter.as_ref());
        letters.map(|letter| letter.figure.chars().count()).max().unwrap_or_default()
    }

    /// Whether it is a list of boards or other short tables, which are kept whole. One board with its title is such a list too.
    pub(super) fn is_of_short_tables(&self, most_rows: usize) -> bool {
        let has_titles = self.sections.len() > 1 || self.sections.iter().any(|section| !section.title.is_empty());
        has_titles && self.sections.iter().all(|section| section.rows.len() <= most_rows)
    }
}

/// A heading begins with a capital letter. The number at its end stays on the line of the word before it: “Open 2”, “Medal 1”.
fn printed_heading(title: &str) -> String {
    let title = capitalize(title);
    match title.rsplit_once(' ') {
        Some((name, last)) if last.bytes().all(|letter| letter.is_ascii_digit()) => {
            format!("{name}{NO_BREAK_SPACE}{last}")
        }
        _ => title,
    }
}

/// Whether a column has the games of players, or points that are added to them.
const fn is_of_games(role: ColumnRole) -> bool {
    matches!(role, ColumnRole::Round(_) | ColumnRole::MissingRound(_) | ColumnRole::AddedPoints(_))
}

/// The lines of a cell, and what stands in small type below them: the members below their team, their scores below its total, and
/// games below a name.
fn lines_of_cell(
    section: &NoticeSection,
    row: &NoticeRow,
    column: &LayoutColumn,
    below: &[LayoutColumn],
) -> Vec<CellLine> {
    let mut lines = own_lines(section, row, column);
    let of_role = |role: ColumnRole| below.iter().find(|column| column.role() == role);
    let list = match column.role() {
        ColumnRole::Team => of_role(ColumnRole::Member),
        ColumnRole::Total => of_role(ColumnRole::MemberScore),
        ColumnRole::Player => {
            let parts = below.iter().map(|column| column.part_count(section, row)).max().unwrap_or_default();
            let figure = |column: &LayoutColumn, at: usize| {
                column.part(section, row, at).map(|part| column.figure(part)).unwrap_or_default()
            };
            lines.extend((0..parts).map(|at| CellLine::Games(below.iter().map(|it| figure(it, at)).collect())));
            None
        }
        _ => None,
    };
    lines.extend(list.into_iter().flat_map(|list| own_lines(section, row, list)));
    lines
}

/// The lines of a cell. The games of one round are figures below each other, and a text of each game stands beside its figure.
fn own_lines(section: &NoticeSection, row: &NoticeRow, column: &LayoutColumn) -> Vec<CellLine> {
    if column.role().is_list() || column.role().is_text() && is_beside_figures(section, row, column) {
        let parts = 0..column.part_count(section, row);
        let lines = parts.map(|at| column.text(section, row, at, CellPart::narrow));
        return lines.map(|line| CellLine::Text(change_each_language(&line, unbroken))).collect();
    }
    let parts = || section.cell(row, column.role()).into_iter().flat_map(|cell| &cell.parts);
    let is_narrow = parts().any(|part| part.narrow_text.is_some());
    let is_list_in_two = parts().count() > 1 && parts().any(|part| part.text.contains(BETWEEN_LANGUAGES));
    if column.role().is_text() && column.part(section, row, 0).is_some() && (is_narrow || is_list_in_two) {
        // Each item stays on its line, and the list in the second language is behind that in the first.
        let joined = |language: usize| {
            let text = |part: &CellPart| {
                let text = part.narrow();
                let texts: Vec<&str> = in_each_language(&text).collect();
                unbroken(texts[language.min(texts.len() - 1)])
            };
            column.join(section, row, &parts().map(text).collect::<Vec<_>>())
        };
        let (first, second) = (joined(0), joined(1));
        let text = if first == second { first } else { format!("{first}{BETWEEN_LANGUAGES}{second}") };
        return vec![CellLine::Text(text)];
    }
    if column.role().is_text() {
        return cell_lines(section, row, column).into_iter().map(CellLine::Text).collect();
    }
    let parts = 0..column.part_count(section, row);
    parts
        .map(|at| match column.part(section, row, at) {
            Some(part) => CellLine::Figure(column.figure(part)),
            None => CellLine::Figure(FigureText::default()),
        })
        .collect()
}

impl ColumnStyle {
    fn of(role: ColumnRole) -> ColumnStyle {
        let is_name = matches!(
            role,
            ColumnRole::Player
                | ColumnRole::Team
                | ColumnRole::Member
                | ColumnRole::Winner
                | ColumnRole::Leader
                | ColumnRole::Group
                | ColumnRole::Region
                | ColumnRole::Board
                | ColumnRole::Claim
        );
        let is_bold = matches!(
            role,
            ColumnRole::Total
                | ColumnRole::Place
                | ColumnRole::Player
                | ColumnRole::Team
                | ColumnRole::Winner
                | ColumnRole::Subject
        );
        let font = if is_bold { PageFont::Bold } else { PageFont::Regular };
        let series = match role {
            ColumnRole::Year(_) => ColumnSeries::Years,
            ColumnRole::Round(_)
            | ColumnRole::MissingRound(_)
            | ColumnRole::PlaceAfterRound(_)
            | ColumnRole::PlaceAfterEvent(_) => ColumnSeries::Rounds,
            _ => ColumnSeries::None,
        };
        ColumnStyle { is_text: role.is_text(), is_name, series, scale: 1.0, font }
    }

    /// The board of a player is the largest of a list by name: it is what everybody looks for. Games may be smaller than the names.
    fn in_section(role: ColumnRole, section: &NoticeSection, games: GamesPlace) -> ColumnStyle {
        let is_list = section.rows.iter().any(|row| row.initial.is_some());
        let usual = ColumnStyle::of(role);
        if is_list && role == ColumnRole::Board {
            ColumnStyle { scale: BOARD_SCALE, font: PageFont::Bold, ..usual }
        } else if games == GamesPlace::InSmallColumns && is_of_games(role) {
            ColumnStyle { scale: WANTED_SCALE, ..usual }
        } else {
            usual
        }
    }

    /// A text of this column in lines. A line may end inside these long words, but not inside a name.
    pub(super) fn lines(
        self,
        fonts: &Fonts,
        text: &str,
        font: PageFont,
        (width, breakable): (f32, &BreakableWords),
    ) -> Lines {
        if self.is_name {
            fit_name(fonts, text, font, width)
        } else {
            wrap_breaking(fonts, text, font, (width, breakable))
        }
    }
}

/// The size of a text in the second language against that in the first: beside or below it in a table, and as a paragraph.
const OTHER_LANGUAGE: f32 = 0.72;
const OTHER_LANGUAGE_OF_PROSE: f32 = 0.85;

/// The space between a text and that in the second language beside it, in sizes of the first.
pub(super) const BETWEEN_TEXTS: f32 = 0.35;

/// The width of a text on one line, for a text size of 1 point. A second language is beside the first, in type of this size.
pub(super) fn line_width(fonts: &Fonts, text: &str, font: PageFont, other_language: f32) -> f32 {
    let mut languages = in_each_language(text);
    let first = fonts.shape(languages.next().unwrap_or_default(), font).width;
    let other = |text: &str| BETWEEN_TEXTS + fonts.shape(text, PageFont::Regular).width * other_language;
    first + languages.map(other).sum::<f32>()
}

/// The width of the widest part of a text that is not broken where another line is possible.
pub(super) fn widest_part_of(fonts: &Fonts, text: &str, font: PageFont, other_language: f32) -> f32 {
    let mut languages = in_each_language(text);
    let first = widest_part(fonts, languages.next().unwrap_or_default(), font);
    languages.map(|text| widest_part(fonts, text, PageFont::Regular) * other_language).fold(first, f32::max)
}

impl SectionTexts {
    /// The size of a text in the second language against that in the first.
    pub(super) const fn other_language(&self) -> f32 {
        if self.is_prose { OTHER_LANGUAGE_OF_PROSE } else { OTHER_LANGUAGE }
    }

    /// Whether it is a board, where it is seen at a glance who won.
    pub(super) fn shows_results(&self) -> bool {
        self.results.iter().any(Option::is_some)
    }

    /// How the lines of a part of a cell are set at most. A row that shows who won is bold in all columns.
    pub(super) fn most_of_line(&self, style: ColumnStyle, part: usize) -> LineStyle {
        if self.shows_results() {
            LineStyle { font: PageFont::Bold, scale: 1.0 }
        } else {
            self.line_style((style.font, style.scale), part)
        }
    }

    /// How the lines of a part of a cell are set whose first one has this font.
    pub(super) fn line_style(&self, (font, scale): (PageFont, f32), part: usize) -> LineStyle {
        if part > 0 && self.has_small_lines() {
            LineStyle { font: PageFont::Regular, scale: self.small }
        } else {
            LineStyle { font, scale }
        }
    }

    /// Whether the lines after the first item of a cell are in small type.
    pub(super) fn has_small_lines(&self) -> bool {
        self.small < 1.0 || self.games.is_some()
    }

    /// The font of the texts of a row in a column.
    pub(super) fn font(&self, row: usize, style: ColumnStyle) -> PageFont {
        match self.results.get(row) {
            Some(Some(BoardResult::Best | BoardResult::Solo)) => PageFont::Bold,
            _ if self.shows_results() || self.has_bold_name.get(row) == Some(&false) => PageFont::Regular,
            _ => style.font,
        }
    }

    /// The first column of texts, below which a reason stands.
    pub(super) fn first_text_column(&self) -> usize {
        self.styles.iter().position(|style| style.is_text).unwrap_or_default()
    }
}
