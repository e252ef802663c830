//! The neutral description of a posted table: a title, sections of rows and cells, a legend and sentences.
//! Every kind of table is described by it. Window, workbook, text and command line lay it out.

use super::breakable_words::BreakableWords;
use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::marks::LegendEntry;
use super::plot::PlotDrawing;
use crate::book::PersonId;
use crate::languages::sentences::{pages, words};
use crate::languages::{Language, NoticeLanguages};

/// The most letters of a sentence at the head of a printed sheet.
const MOST_AT_HEAD: usize = 100;

/// A table as it is posted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notice {
    /// “Standings”, “Teams”.
    pub title: String,
    /// Which games the table counts: “After round 2”. Empty where there is nothing to say.
    pub subtitle: String,
    /// Sentences that the director must read before the table is posted. They are not posted.
    pub cautions: Vec<String>,
    pub sections: Vec<NoticeSection>,
    /// The language of all that is no director's own text.
    pub languages: NoticeLanguages,
    /// The marks that the cells use, each explained once.
    pub legend: Vec<LegendEntry>,
    /// Sentences below the table.
    pub sentences: Vec<String>,
    /// Those of the sentences that explain all rows or say who has won. Where they are short, every printed sheet says them below its
    /// title, because it may hang alone.
    pub explanations: Vec<String>,
    /// Where a tie-break decided: “2 Ann stands above Ben: larger best game, 45.53 over 40.79.” A layout without the
    /// column [`ColumnRole::Reason`] writes these sentences below the table.
    pub reasons: Vec<String>,
    pub layout: NoticeLayout,
    /// A drawing below the tables of printed pages.
    pub drawing: Option<PlotDrawing>,
    /// Whether what it says may still change: a score is provisional, or a seat of the call is empty.
    pub is_draft: bool,
    /// The long words of its texts in which a printed line may end.
    pub breakable_words: BreakableWords,
}

/// What the pages of a notice are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoticeLayout {
    /// Tables to be read.
    #[default]
    Tables,
    /// A page to be filled in by hand.
    Form,
    /// A card for each section, two on a page.
    Cards,
    /// A badge for each row, several on a page.
    Badges,
    /// A certificate for each row, each on a page of its own.
    Certificates,
}

/// Rows in the same columns, below a title of their own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NoticeSection {
    /// The name of a group, of a board; empty where the table has one section only.
    pub title: String,
    pub columns: Vec<NoticeColumn>,
    pub rows: Vec<NoticeRow>,
    /// Sentences below this section.
    pub sentences: Vec<String>,
    pub style: SectionStyle,
    /// The scale of its plot reaches at least to this value.
    pub least_plot_top: Option<f64>,
    /// Whose card the section is. Empty for every other section.
    pub player: String,
    /// What is large at the head of a card, or beside a board that is called. The title says it too.
    pub key_figures: Vec<KeyFigure>,
}

/// A figure or a letter that is large, and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyFigure {
    /// “3rd”, “123.45”, “C”.
    pub figure: String,
    /// “place of 40”, “total”, “Board”.
    pub label: String,
}

/// How the rows of a section are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SectionStyle {
    #[default]
    Table,
    /// A table with a line for each row in a plot below it: see [`super::Plot`].
    Plotted,
    /// Boxes to write in.
    Boxes,
}

/// A column and its heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeColumn {
    pub role: ColumnRole,
    /// “Round 2”, “total”.
    pub title: String,
    /// The title where the room is narrow: “R2”. `None` for a title that is short enough.
    pub narrow_title: Option<String>,
}

/// One row: a player, a team, an award, an event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NoticeRow {
    /// The player of the row.
    pub person: Option<PersonId>,
    /// The position in the list that the notice was made from: of standings, teams, awards, candidates, events.
    pub position: usize,
    /// The place in the section; `None` for a row without one.
    pub place: Option<usize>,
    pub shared: bool,
    /// The letter under which a player is found in a list by name. `None` in other tables.
    pub initial: Option<char>,
    /// What a row of a board shows at a glance. `None` in other tables.
    pub result: Option<BoardResult>,
    /// The row is not what the table is about: its name is not bold.
    pub is_secondary: bool,
    /// What is said above the row, where another part of the table begins. Empty for most rows.
    pub part_title: String,
    /// A cell for each column.
    pub cells: Vec<NoticeCell>,
}

/// What is seen at a glance of a power on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardResult {
    #[default]
    Other,
    /// No score of the board is higher.
    Best,
    /// The power has won alone.
    Solo,
    /// The power has no centre.
    Eliminated,
}

impl NoticeColumn {
    /// A column with one title, wide or narrow.
    pub fn new(role: ColumnRole, title: impl Into<String>) -> NoticeColumn {
        NoticeColumn { role, title: title.into(), narrow_title: None }
    }
}

impl NoticeColumn {
    /// The column of a round: “Round 2”, and “R2” where the room is narrow. A round with a name of its own keeps it.
    pub(super) fn of_round(role: ColumnRole, name: &str, language: Language) -> NoticeColumn {
        let is_number = name.bytes().all(|letter| letter.is_ascii_digit());
        let title = if is_number { words::round_title(language, name) } else { name.to_owned() };
        NoticeColumn { role, title, narrow_title: is_number.then(|| pages::round_short(language, name)) }
    }
}

impl NoticeSection {
    /// The position of the column with this role.
    pub fn column(&self, role: ColumnRole) -> Option<usize> {
        self.columns.iter().position(|column| column.role == role)
    }

    /// The title of the column with this role; empty where the section has none.
    pub fn column_title(&self, role: ColumnRole) -> &str {
        self.column(role).map_or("", |column| self.columns[column].title.as_str())
    }

    /// Whether the section is a card: the games of one player, with the opponents.
    pub fn is_card(&self) -> bool {
        self.column(ColumnRole::Opponents).is_some()
    }

    /// Whether a row has a text in the column with this role.
    pub fn has_texts(&self, role: ColumnRole) -> bool {
        self.rows.iter().filter_map(|row| self.cell(row, role)).any(|cell| !cell.plain().is_empty())
    }

    /// The title of the column with this role where the room is narrow; empty where the section has none.
    pub fn narrow_column_title(&self, role: ColumnRole) -> &str {
        let column = self.column(role).map(|column| &self.columns[column]);
        column.map_or("", |column| column.narrow_title.as_ref().unwrap_or(&column.title))
    }

    /// The cell of a row in the column with this role.
    pub fn cell<'a>(&self, row: &'a NoticeRow, role: ColumnRole) -> Option<&'a NoticeCell> {
        row.cells.get(self.column(role)?)
    }
}

impl Notice {
    /// What a posted table says below its sections: the legend with the signs of plain text, the sentences, and where a
    /// tie-break decided.
    pub fn notes(&self) -> impl Iterator<Item = String> + '_ {
        let legend = self.legend.iter().map(LegendEntry::plain_line);
        legend.chain(self.sentences.iter().cloned()).chain(self.reasons.iter().cloned())
    }

    /// The meaning of its marks on paper, a line for each language. None where there is no mark.
    pub fn printed_legend(&self) -> Vec<String> {
        self.printed_legend_of(|_| true)
    }

    /// The meaning of these of its marks on paper, a line for each language.
    pub fn printed_legend_of(&self, is_meant: impl Fn(&LegendEntry) -> bool) -> Vec<String> {
        let of_language = self.legend.chunk_by(|one, next| one.language == next.language);
        let line = |entries: &[LegendEntry]| {
            let meant = entries.iter().filter(|entry| is_meant(entry));
            meant.map(LegendEntry::printed_clause).collect::<Vec<_>>().join("\u{a0}· ")
        };
        of_language.map(line).filter(|line| !line.is_empty()).collect()
    }

    /// The explanations that stand at the head of every printed sheet.
    pub fn explanations_at_head(&self) -> impl Iterator<Item = &str> {
        let explanations = self.explanations.iter().map(String::as_str);
        explanations.filter(|sentence| sentence.chars().count() <= MOST_AT_HEAD)
    }

    /// The columns of the first section. The standings have the same in every section.
    pub fn columns(&self) -> &[NoticeColumn] {
        self.sections.first().map_or(&[], |section| &section.columns)
    }

    /// The position of the column with this role in the first section.
    pub fn column(&self, role: ColumnRole) -> Option<usize> {
        self.columns().iter().position(|column| column.role == role)
    }

    /// Arranges the columns of each section. `order` gives the position of every column, in the order in which they shall
    /// stand.
    pub fn arrange_columns(&mut self, order: impl Fn(&[NoticeColumn]) -> Vec<usize>) {
        for section in &mut self.sections {
            let order = order(&section.columns);
            section.columns = order.iter().map(|at| section.columns[*at].clone()).collect();
            for row in &mut section.rows {
                row.cells =
                    order.iter().map(|at| row.cells.get_mut(*at).map(std::mem::take).unwrap_or_default()).collect();
            }
        }
    }

    /// The section and the position there of this person's row.
    pub fn find_row(&self, person: PersonId) -> Option<(&NoticeSection, usize)> {
        self.sections.iter().find_map(|section| {
            let at = section.rows.iter().position(|row| row.person == Some(person))?;
            Some((section, at))
        })
    }

    /// All rows, section by section.
    pub fn rows(&self) -> impl Iterator<Item = &NoticeRow> {
        self.sections.iter().flat_map(|section| &section.rows)
    }

    /// The texts in which words of the director may stand: sentences, names of awards, and rulings.
    pub(super) fn free_texts(&self) -> impl Iterator<Item = &str> {
        let cells = self.sections.iter().flat_map(|section| {
            let roles = [ColumnRole::Award, ColumnRole::Ruling].into_iter();
            roles.flat_map(move |role| section.rows.iter().filter_map(move |row| section.cell(row, role)))
        });
        let parts = cells.flat_map(|cell| &cell.parts).map(|part| &part.text);
        let sentences = self.sections.iter().flat_map(|section| &section.sentences).chain(&self.sentences);
        sentences.chain(parts).map(String::as_str)
    }

    /// The parts of all cells.
    pub(super) fn parts(&self) -> impl Iterator<Item = &CellPart> {
        self.rows().flat_map(|row| &row.cells).flat_map(|cell| &cell.parts)
    }
}
