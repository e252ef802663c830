//! The sheets beside the standings: awards, teams, the way to the top board, and the director's notebook.
//! Each takes its notice and says which columns it shows and which cells are live formulas.

use rust_xlsxwriter::Worksheet;

use super::cell_writer::cell_reference;
use super::notice_sheet::{self, SheetColumn};
use super::{ExportError, WorkbookExport};
use crate::book::GameStage;
use crate::notices::{
    ColumnRole, Mark, NoticeRow, NoticeSection, awards_notice, notebook_notice, teams_notice, top_board_notice,
};
use crate::own_workbook::labels;
use crate::publish::shown_columns::LayoutColumn;
use crate::standings::{
    AwardResult, Standings, StandingsContext, StandingsRow, TopBoardClaim, TopBoardQualification, award_results,
    team_standings,
};

/// The number of players next in line who are listed.
const NEXT_IN_LINE: usize = 3;
/// The column of the members' scores on the sheet of teams.
const MEMBER_SCORE: u16 = 3;
/// The width of the column of rulings.
const RULING_WIDTH: f64 = 70.0;

/// The event as the readers of the workbook may see it.
fn visible_context<'a>(export: &WorkbookExport<'a>) -> StandingsContext<'a> {
    export.engine.standings_context().with_view(export.view)
}

fn column(role: ColumnRole) -> SheetColumn {
    SheetColumn::new(LayoutColumn::single(role))
}

fn joined(roles: &[ColumnRole], joiner: &'static str) -> SheetColumn {
    SheetColumn::new(LayoutColumn::joined(roles, joiner))
}

fn no_formula(_: ColumnRole, _: &NoticeSection, _: &NoticeRow, _: u32) -> Option<String> {
    None
}

/// The awards, computed and decided; none where no award has a winner or a note.
pub(super) fn awards(export: &WorkbookExport<'_>, standings: &Standings) -> Vec<AwardResult> {
    let all = award_results(&visible_context(export), standings);
    if all.iter().any(|award| !award.winners().is_empty() || !award.note.is_empty()) { all } else { Vec::new() }
}

/// Writes the awards: the leaders by the figures, and the winners that the director named instead.
pub(super) fn write_awards(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    awards: &[AwardResult],
) -> Result<(), ExportError> {
    let columns = vec![
        column(ColumnRole::Award),
        column(ColumnRole::Winner).bold(),
        column(ColumnRole::Figure),
        joined(&[ColumnRole::Game, ColumnRole::FinalCentres], ", "),
        joined(&[ColumnRole::Note, ColumnRole::Reason], "; "),
    ];
    notice_sheet::write(export, inner, labels::AWARDS, &awards_notice(export.engine, awards), &[columns], &no_formula)
}

/// Writes the teams, best first, with the score of each member. The total is a live sum.
pub(super) fn write_teams(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    standings: &Standings,
) -> Result<(), ExportError> {
    let Some(teams) = team_standings(&visible_context(export), standings) else { return Ok(()) };
    let columns = vec![
        column(ColumnRole::Place),
        column(ColumnRole::Team).bold(),
        column(ColumnRole::Member),
        column(ColumnRole::MemberScore),
        column(ColumnRole::Total),
    ];
    let total = |role: ColumnRole, section: &NoticeSection, row: &NoticeRow, first: u32| {
        let scores = section.cell(row, ColumnRole::MemberScore).filter(|_| role == ColumnRole::Total)?;
        let counting = (first..).zip(&scores.parts).filter(|(_, score)| !score.has_mark(Mark::Dropped));
        let cells: Vec<String> = counting.map(|(line, _)| cell_reference(line, MEMBER_SCORE)).collect();
        (!cells.is_empty()).then(|| format!("SUM({})", cells.join(",")))
    };
    notice_sheet::write(export, inner, labels::TEAMS, &teams_notice(export.engine, &teams), &[columns], &total)
}

/// The way to the top board, once its ranking is complete or the director decided something about it.
pub(super) fn qualification(export: &WorkbookExport<'_>) -> Option<TopBoardQualification> {
    let book = export.engine.book();
    let rules = export.engine.rules().top_board.as_ref()?;
    // While a round of the ranking is held back, nobody knows the ranking.
    let is_ranked = |number: usize| {
        if rules.follows_elimination() { number < rules.round } else { number <= rules.after_round }
    };
    let (top_boards, rounds) = (export.engine.top_boards(), export.engine.round_numbers());
    if export.held_back.iter().any(|at| is_ranked(rounds.number(*at))) {
        return None;
    }
    let found = export.engine.qualification().filter(|found| !found.candidates.is_empty())?;
    let begun = if rules.follows_elimination() {
        // Somebody has played all elimination games.
        let games = |row: &StandingsRow| row.games.iter().filter(|game| !game.at_top_board).count();
        export.engine.standings().rows.iter().any(|row| games(row) >= rules.elimination_games)
    } else {
        (1..=rules.after_round).all(|number| rounds.with_number(number).next().is_some())
    };
    let mut played = book.boards().filter(|(at, _)| {
        if rules.follows_elimination() {
            !top_boards.contains(*at)
        } else {
            rounds.number(at.round) <= rules.after_round
        }
    });
    let complete = begun && played.all(|(at, _)| export.engine.stage(at) == GameStage::Ended);
    let made = top_boards.has_boards() || !book.top_board.is_empty();
    (complete || made).then_some(found)
}

/// Writes the seats at the top board with their powers and scores, and below them the claims.
pub(super) fn write_qualification(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    found: &TopBoardQualification,
) -> Result<(), ExportError> {
    let Some(seats) = export.engine.top_table() else { return Ok(()) };
    let Some(mut notice) = top_board_notice(export.engine, found, &seats, export.view) else { return Ok(()) };
    let listed = |row: &NoticeRow| {
        let claim = found.candidates.get(row.position).map(|candidate| candidate.claim);
        !matches!(claim, Some(TopBoardClaim::Next(number)) if number > NEXT_IN_LINE)
    };
    if let Some(claims) = notice.sections.get_mut(1) {
        claims.rows.retain(listed);
    }
    let columns = [
        vec![
            column(ColumnRole::ChoosingOrder),
            column(ColumnRole::Player).bold(),
            column(ColumnRole::Power),
            column(ColumnRole::Score),
            column(ColumnRole::Board),
        ],
        vec![
            column(ColumnRole::Place),
            column(ColumnRole::Player),
            column(ColumnRole::Claim),
            column(ColumnRole::TotalBefore),
            joined(&[ColumnRole::Note, ColumnRole::Reason], "; "),
        ],
    ];
    notice_sheet::write(export, inner, labels::QUALIFICATION, &notice, &columns, &no_formula)
}

/// Writes the director's notebook.
pub(super) fn write_notebook(export: &WorkbookExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let ruling = column(ColumnRole::Ruling).least_width(RULING_WIDTH);
    let columns = vec![column(ColumnRole::Time), column(ColumnRole::Board), ruling];
    let notice = notebook_notice(export.engine.book());
    notice_sheet::write(export, inner, labels::NOTEBOOK, &notice, &[columns], &no_formula)
}
