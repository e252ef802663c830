//! The neutral description of a posted table: a title, sections of rows and cells, a legend and sentences.
//! Every kind of table is described by it. Window, workbook, text and command line lay it out.

use super::marks::{LegendEntry, Mark, PRINTED_CAPTAIN};
use super::plot::PlotDrawing;
use super::standings::AddedPoints;
use crate::book::{PersonId, RoundIx, SeatRef, Year};
use crate::figures::join_with_and;

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
    /// The marks that the cells use, each explained once.
    pub legend: Vec<LegendEntry>,
    /// Sentences below the table.
    pub sentences: Vec<String>,
    /// Where a tie-break decided: “2 Ann stands above Ben: larger best game, 45.53 over 40.79.” A layout without the
    /// column [`ColumnRole::Reason`] writes these sentences below the table.
    pub reasons: Vec<String>,
    pub layout: NoticeLayout,
    /// A drawing below the tables of printed pages.
    pub drawing: Option<PlotDrawing>,
    /// Whether what it says may still change: a score is provisional, or a seat of the call is empty.
    pub is_draft: bool,
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
    /// What stands large at the head of a card. The title says it too.
    pub key_figures: Vec<KeyFigure>,
}

/// A figure at the head of a card, and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyFigure {
    /// “3rd”, “123.45”.
    pub figure: String,
    /// “place of 40”, “total”.
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
}

/// The content of a column. Layouts choose columns by their roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColumnRole {
    Place,
    Player,
    Total,
    /// Why the row stands above the next, shares its place or takes none.
    Reason,
    /// The director's note.
    Note,

    // Standings.
    /// Points that are added to the results, such as a start or a bonus.
    AddedPoints(AddedPoints),
    Group,
    Round(RoundIx),
    /// A round with this number that nobody has entered.
    MissingRound(usize),
    /// The place before, where the table is compared with another.
    PlaceBefore,
    /// How many places the player moved, and by how many points.
    Movement,

    // Teams.
    Team,
    /// The members of a team, a part for each.
    Member,
    /// The score of each member for the team, in the order of the members.
    MemberScore,

    // Awards.
    Award,
    /// Who receives the award: whom the director named, else who leads.
    Winner,
    /// Who leads by the figures.
    Leader,
    /// The figure that the award is given for.
    Figure,
    /// The game that the award is given for, or the votes.
    Game,
    /// The final supply centres in that game.
    FinalCentres,

    // Top board and round.
    ChoosingOrder,
    Power,
    Score,
    Board,
    /// The total in the ranking that fills the top board.
    TotalBefore,
    /// The title or place that the top board decided.
    Outcome,
    /// The score at the top board; the sum of two games where it has two.
    TopBoardScore,
    Claim,
    /// Supply centres.
    Centres,
    /// A column of the scoring system before its score, by position.
    SystemColumn(usize),

    // Ladder.
    Region,
    /// How many ranks the player moved.
    RankChange,
    /// The place at an event, by its position in the results year.
    EventPlace(usize),
    /// The points at an event, by its position in the results year.
    EventPoints(usize),
    EventCount,
    /// The number of results that count.
    CountedEvents,
    Divisor,
    /// The score with enough decimals to tell every player apart.
    ExactScore,
    PointsToOvertake,
    /// The place after a round, or after an event by its position in the results year.
    PlaceAfterRound(RoundIx),
    PlaceAfterEvent(usize),
    Event,
    Date,
    /// A figure of an event that its points depend on, by position.
    EventFigure(usize),
    /// Why an event does not count.
    Exclusion,

    // Notebook.
    Time,
    Ruling,

    // Charts, forms, cards and rules.
    /// The supply centres of this year.
    Year(Year),
    /// A box to write in, by its position.
    Entry(usize),
    /// The other players of a game, with their powers.
    Opponents,
    /// What a rule is about.
    Subject,
    /// A rule in words, or a formula.
    RuleText,
}

impl ColumnRole {
    /// Whether the texts are lists whose items stay whole: a power and its player, a board and its letter.
    pub const fn is_list(self) -> bool {
        matches!(self, ColumnRole::Game | ColumnRole::Opponents)
    }

    /// Whether the column holds texts rather than numbers.
    pub const fn is_text(self) -> bool {
        matches!(
            self,
            ColumnRole::Player
                | ColumnRole::Reason
                | ColumnRole::Note
                | ColumnRole::Group
                | ColumnRole::Movement
                | ColumnRole::Team
                | ColumnRole::Member
                | ColumnRole::Award
                | ColumnRole::Winner
                | ColumnRole::Leader
                | ColumnRole::Game
                | ColumnRole::FinalCentres
                | ColumnRole::Power
                | ColumnRole::Board
                | ColumnRole::Outcome
                | ColumnRole::Claim
                | ColumnRole::Region
                | ColumnRole::Event
                | ColumnRole::Date
                | ColumnRole::Exclusion
                | ColumnRole::Time
                | ColumnRole::Ruling
                | ColumnRole::Entry(_)
                | ColumnRole::Opponents
                | ColumnRole::Subject
                | ColumnRole::RuleText
        )
    }
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
    /// What a row of a board shows at a glance.
    pub result: BoardResult,
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

/// A cell: empty, one text or number, or several.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeCell {
    pub parts: Vec<CellPart>,
    /// Written between two parts on one line.
    pub separator: &'static str,
}

/// A text or a number.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CellPart {
    /// The text, without its marks.
    pub text: String,
    /// The unrounded number, where the text is one.
    pub value: Option<f64>,
    /// The decimals that the text shows.
    pub decimals: usize,
    pub marks: Vec<Mark>,
    /// The game of a score.
    pub seat: Option<SeatRef>,
    /// A longer explanation for a layout that can show it on demand; empty where there is none.
    pub hint: String,
}

impl CellPart {
    pub(super) fn text(text: impl Into<String>) -> CellPart {
        CellPart { text: text.into(), ..CellPart::default() }
    }

    /// A number with this many decimals.
    pub(super) fn number(value: f64, decimals: usize) -> CellPart {
        CellPart {
            text: crate::figures::format_rounded(value, decimals),
            value: Some(value),
            decimals,
            ..CellPart::default()
        }
    }

    /// A place or another count from 1.
    pub(super) fn count(count: usize) -> CellPart {
        #[expect(clippy::cast_precision_loss, reason = "a place")]
        let value = Some(count as f64);
        CellPart { text: count.to_string(), value, ..CellPart::default() }
    }

    pub(super) fn with_marks(self, marks: Vec<Mark>) -> CellPart {
        CellPart { marks, ..self }
    }

    /// Whether the part has this mark.
    pub fn has_mark(&self, mark: Mark) -> bool {
        self.marks.contains(&mark)
    }

    /// What its marks say: “at the top board, counts ½”. Empty where there is no mark of a game.
    pub fn marks_in_words(&self) -> String {
        self.marks.iter().filter_map(|mark| mark.hint()).collect::<Vec<_>>().join(", ")
    }

    /// The signs of its marks, in their order: “T† ½”.
    pub fn signs(&self) -> String {
        let mut signs = String::new();
        for mark in &self.marks {
            let sign = mark.sign();
            if matches!(mark, Mark::PartCounts(_)) && !signs.is_empty() && !sign.is_empty() {
                signs.push(' ');
            }
            signs.push_str(&sign);
        }
        signs
    }

    /// Whether the number may change: italic.
    pub fn is_provisional(&self) -> bool {
        Mark::OF_PROVISIONAL.into_iter().any(|mark| self.has_mark(mark))
    }

    /// The text with its signs, for a layout that can show struck-through and italic text: “T ½ 31.80”.
    pub fn styled(&self) -> String {
        let signs = self.signs();
        let after = match self {
            part if part.has_mark(Mark::Shared) => " =",
            part if part.has_mark(Mark::Captain) => " (captain)",
            part if part.has_mark(Mark::SetByDirector) => " (set by the director)",
            _ => "",
        };
        if signs.is_empty() { format!("{}{after}", self.text) } else { format!("{signs} {}{after}", self.text) }
    }

    /// The text of a member of a team on paper, where the captain has a short sign: “Ann Lee (c)”.
    pub fn printed_member(&self) -> String {
        if self.has_mark(Mark::Captain) { format!("{} {PRINTED_CAPTAIN}", self.text) } else { self.plain() }
    }

    /// The text with every mark as a sign: “(31.80)” for a dropped game, “~31.80” for a running one.
    pub fn plain(&self) -> String {
        let running = if self.is_provisional() { "~" } else { "" };
        let styled = self.styled();
        if self.has_mark(Mark::Dropped) { format!("({running}{styled})") } else { format!("{running}{styled}") }
    }
}

/// The separator of the parts of a list in a sentence.
pub(super) const AND: &str = " and ";

impl From<CellPart> for NoticeCell {
    fn from(part: CellPart) -> NoticeCell {
        NoticeCell::of_part(part)
    }
}

impl Default for NoticeCell {
    fn default() -> Self {
        NoticeCell { parts: Vec::new(), separator: " + " }
    }
}

impl NoticeCell {
    pub(super) fn of_part(part: CellPart) -> NoticeCell {
        NoticeCell { parts: vec![part], ..NoticeCell::default() }
    }

    pub(super) fn text(text: impl Into<String>) -> NoticeCell {
        NoticeCell::of_part(CellPart::text(text))
    }

    /// An empty cell where there is no part.
    pub(super) fn optional(part: Option<CellPart>) -> NoticeCell {
        NoticeCell { parts: part.into_iter().collect(), ..NoticeCell::default() }
    }

    /// Why a row stands where it does: that it shares its place, if it does, and the other reasons.
    pub(super) fn reasons(shared: Option<&str>, others: impl IntoIterator<Item = String>) -> NoticeCell {
        let shared = shared.map(|shared| CellPart::text(format!("shared: {shared}")));
        let parts = shared.into_iter().chain(others.into_iter().map(CellPart::text)).collect();
        NoticeCell::several(parts, "; ")
    }

    pub(super) fn several(parts: Vec<CellPart>, separator: &'static str) -> NoticeCell {
        NoticeCell { parts, separator }
    }

    /// The parts as [`CellPart::styled`], joined.
    pub fn styled(&self) -> String {
        self.join(&self.parts.iter().map(CellPart::styled).collect::<Vec<_>>())
    }

    /// The parts as [`CellPart::plain`], joined.
    pub fn plain(&self) -> String {
        self.join(&self.parts.iter().map(CellPart::plain).collect::<Vec<_>>())
    }

    /// The texts of the parts on one line. A list with “and” has one “and”: “Ann, Ben and Cleo”.
    pub fn join(&self, texts: &[String]) -> String {
        if self.separator == AND { join_with_and(texts) } else { texts.join(self.separator) }
    }

    /// The number of a cell that holds one number.
    pub fn value(&self) -> Option<f64> {
        match &self.parts[..] {
            [part] => part.value,
            _ => None,
        }
    }
}

impl NoticeColumn {
    pub(super) fn new(role: ColumnRole, title: impl Into<String>) -> NoticeColumn {
        NoticeColumn { role, title: title.into() }
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

    /// Whether a row has a text in the column with this role.
    pub fn has_texts(&self, role: ColumnRole) -> bool {
        self.rows.iter().filter_map(|row| self.cell(row, role)).any(|cell| !cell.plain().is_empty())
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

    /// The meaning of its marks in one line on paper. Empty where there is no mark.
    pub fn printed_legend(&self) -> String {
        self.legend.iter().map(LegendEntry::printed_clause).collect::<Vec<_>>().join(" · ")
    }

    /// The same with the signs that only paper has.
    pub fn paper_legend(&self) -> String {
        let has_captain = self.parts().any(|part| part.has_mark(Mark::Captain));
        let captain = has_captain.then(|| format!("{PRINTED_CAPTAIN}: captain"));
        let legend = Some(self.printed_legend()).filter(|legend| !legend.is_empty());
        legend.into_iter().chain(captain).collect::<Vec<_>>().join(" · ")
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

    /// The parts of all cells.
    pub(super) fn parts(&self) -> impl Iterator<Item = &CellPart> {
        self.rows().flat_map(|row| &row.cells).flat_map(|cell| &cell.parts)
    }
}
