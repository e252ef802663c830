//! The sheets beside the standings: awards, teams, the way to the top board, and the director's notebook.
//! Each takes its notice, and says which columns it shows and which cells are live formulas.

use rust_xlsxwriter::Worksheet;

use super::cell_writer::cell_reference;
use super::notice_sheet::{FormulaCell, ShownColumn, no_formula};
use super::sheet_names::fixed_sheet;
use super::standings_table::StandingsTable;
use super::table_sheet::HEADING_ROW;
use super::{ScoreCells, WorkbookExport};
use crate::languages::sentences::workbook;
use crate::notices::{
    CellPart, ColumnRole, Mark, Notice, NoticeRow, NoticeSection, StandingsNotice, awards_notice, has_awards_to_post,
    notebook_notice, posted_qualification, posted_top_board_notice, teams_notice,
};
use crate::publish::export_error::ExportError;
use crate::publish::shown_columns::{
    LayoutColumn, award_columns, team_columns, top_board_claim_columns, top_board_seat_columns,
};
use crate::scoring::column_letters;
use crate::standings::{Standings, StandingsContext, award_results, nearly_equal, team_standings};

/// The columns of the members' scores and of the totals on the sheet of teams.
const MEMBER_SCORE: u16 = 3;
const TEAM_TOTAL: u16 = 4;
/// The first row below the headings of a sheet with one table.
const FIRST_LINE: u32 = HEADING_ROW + 1;
/// Totals that differ by less are tied.
const TIED: f64 = 1e-9;
/// The width of the column of rulings.
const RULING_WIDTH: f64 = 70.0;

/// The event as the readers of the workbook may see it.
fn visible_context<'a>(export: &WorkbookExport<'a>) -> StandingsContext<'a> {
    export.engine.standings_context().with_view(export.view)
}

fn column(role: ColumnRole) -> ShownColumn {
    ShownColumn::new(LayoutColumn::single(role))
}

/// The columns of a sheet, with this one in bold letters.
fn sheet_columns(columns: Vec<LayoutColumn>, bold: ColumnRole) -> Vec<ShownColumn> {
    let styled = |column: LayoutColumn| {
        let is_bold = column.role() == bold;
        let column = ShownColumn::new(column);
        if is_bold { column.bold() } else { column }
    };
    columns.into_iter().map(styled).collect()
}

/// The notice with the sentence about the rounds that are held back.
fn with_held_back(export: &WorkbookExport<'_>, mut notice: Notice) -> Notice {
    notice.sentences.splice(0..0, export.held_back_sentence());
    notice
}

/// The awards, computed and decided. `None` where no award has a winner or a note.
pub(super) fn awards(export: &WorkbookExport<'_>, standings: &Standings) -> Option<Notice> {
    let all = award_results(&visible_context(export), standings);
    has_awards_to_post(&all).then(|| with_held_back(export, awards_notice(export.engine, &all, export.language())))
}

/// Writes the awards: the leaders by the figures, and the winners that the director named instead. A column has the reasons.
pub(super) fn write_awards(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    notice: &Notice,
) -> Result<(), ExportError> {
    let is_used = |column: &LayoutColumn| {
        let texts = |section: &NoticeSection| (0..section.rows.len()).any(|row| has_text(column, section, row));
        column.role() != ColumnRole::Note || notice.sections.iter().any(texts)
    };
    let columns = award_columns().into_iter().filter(is_used).collect();
    let columns = sheet_columns(columns, ColumnRole::Winner);
    let mut notice = Notice { reasons: Vec::new(), ..notice.clone() };
    if export.options.scores == ScoreCells::Formulas {
        notice.sentences.push(export.text(workbook::awards_are_values));
    }
    let name = fixed_sheet(workbook::sheet_awards, export.language());
    export.notice_sheet(name).write(inner, &notice, &[columns], &mut no_formula)
}

fn has_text(column: &LayoutColumn, section: &NoticeSection, row: usize) -> bool {
    section.rows.get(row).is_some_and(|row| !column.text(section, row, 0, CellPart::plain).is_empty())
}

/// The teams, best first. `None` where the event has none.
pub(super) fn teams(export: &WorkbookExport<'_>, standings: &Standings) -> Option<Notice> {
    let teams = team_standings(&visible_context(export), standings)?;
    Some(with_held_back(export, teams_notice(export.engine, &teams, export.language())))
}

/// Writes the teams with the score of each member. The total is a live sum, and the score of a member is found in the
/// standings.
pub(super) fn write_teams(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    notice: &Notice,
    standings: &StandingsNotice,
) -> Result<(), ExportError> {
    let mut columns = sheet_columns(team_columns(), ColumnRole::Team);
    if let Some(total) = columns.iter().position(|column| column.role() == ColumnRole::Total) {
        let column = columns.remove(total);
        columns.insert(total, column.bold());
    }
    let is_live = export.options.scores == ScoreCells::Formulas;
    let players = StandingsTable::new(export, standings);
    let totals_decide = totals_decide(notice);
    let lines = notice.rows().map(|row| row.cells.iter().map(|cell| cell.parts.len()).max().unwrap_or(1).max(1));
    let last_line = FIRST_LINE + u32::try_from(lines.sum::<usize>()).unwrap_or(u32::MAX - FIRST_LINE);
    let mut formula = |cell: FormulaCell<'_>| {
        let scores = cell.section.cell(cell.row, ColumnRole::MemberScore)?;
        match cell.role {
            ColumnRole::MemberScore if is_live && export.has_standings => {
                let name = &cell.section.cell(cell.row, ColumnRole::Member)?.parts.get(cell.part)?.text;
                players.member_score(name, scores.parts.get(cell.part)?.value?, export.engine.rules().teams.as_ref()?)
            }
            ColumnRole::Total if cell.part == 0 => {
                let lines = (cell.first..).zip(&scores.parts);
                let counting = lines.filter(|(_, score)| !score.has_mark(Mark::Dropped));
                let cells: Vec<String> = counting.map(|(line, _)| cell_reference(line, MEMBER_SCORE)).collect();
                (!cells.is_empty()).then(|| format!("SUM({})", cells.join(",")))
            }
            ColumnRole::Place if cell.part == 0 && is_live => {
                totals_decide.then(|| place_by_total(cell.first, last_line))
            }
            _ => None,
        }
    };
    let mut notice = notice.clone();
    if is_live && !totals_decide {
        notice.sentences.push(export.text(workbook::team_places_are_values));
    }
    let name = fixed_sheet(workbook::sheet_teams, export.language());
    export.notice_sheet(name).write(inner, &notice, &[columns], &mut formula)
}

/// Whether the places of the teams are those of their totals alone.
fn totals_decide(notice: &Notice) -> bool {
    let [section] = &notice.sections[..] else { return false };
    if !section.title.is_empty() {
        return false;
    }
    let figure = |row: &NoticeRow, role: ColumnRole| section.cell(row, role)?.parts.first()?.value;
    let totals: Vec<Option<f64>> = section.rows.iter().map(|row| figure(row, ColumnRole::Total)).collect();
    section.rows.iter().zip(&totals).all(|(row, own)| {
        let Some(own) = own else { return false };
        let ahead = totals.iter().flatten().filter(|other| **other > own + TIED).count();
        let place = u32::try_from(ahead + 1).map_or(0.0, f64::from);
        figure(row, ColumnRole::Place).is_some_and(|shown| nearly_equal(shown, place))
    })
}

/// The place of the team that begins in this row, by the totals of all rows up to `end`. The other lines of a team have no
/// total.
fn place_by_total(row: u32, end: u32) -> String {
    let totals = |at: u32| format!("{}${}", column_letters(TEAM_TOTAL), at + 1);
    let all = format!("{}:{}", totals(FIRST_LINE), totals(end.saturating_sub(1)));
    format!("1+SUMPRODUCT(ISNUMBER({all})*({all}>{}+{TIED}))", cell_reference(row, TEAM_TOTAL))
}

/// The way to the top board, once it may be posted.
pub(super) fn qualification(export: &WorkbookExport<'_>) -> Option<Notice> {
    let found = posted_qualification(export.engine, &export.held_back)?;
    Some(with_held_back(export, posted_top_board_notice(export.engine, &found, export.view, export.language())?))
}

/// Writes the seats at the top board with their powers and scores, and below them the claims.
pub(super) fn write_qualification(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    notice: &Notice,
) -> Result<(), ExportError> {
    // The claims have no bold column.
    let claims = top_board_claim_columns().into_iter().map(ShownColumn::new).collect();
    let columns = [sheet_columns(top_board_seat_columns(), ColumnRole::Player), claims];
    let name = fixed_sheet(workbook::sheet_qualification, export.language());
    export.notice_sheet(name).write(inner, notice, &columns, &mut no_formula)
}

/// Writes the director's notebook.
pub(super) fn write_notebook(export: &WorkbookExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let ruling = column(ColumnRole::Ruling).least_width(RULING_WIDTH);
    let columns = vec![column(ColumnRole::Time), column(ColumnRole::Board), ruling];
    let notice = with_held_back(export, notebook_notice(export.engine.book(), export.language()));
    let name = fixed_sheet(workbook::sheet_notebook, export.language());
    export.notice_sheet(name).write(inner, &notice, &[columns], &mut no_formula)
}
