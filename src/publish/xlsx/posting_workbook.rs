//! The workbook of a posting: the chosen notices as sheets, each ready for its paper. Standings, boards and prizes are the
//! sheets of the exported workbook, with live formulas; every other notice is a table. Nothing in it is hidden, and what the
//! formulas need besides is on a sheet of explanations.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;
use std::time::SystemTime;

use rust_xlsxwriter::Worksheet;

use super::explanation_sheet::Explanation;
use super::notice_sheet::{ShownColumn, no_formula};
use super::print_setup::{PageHeader, SheetPaper};
use super::sheet_names::fixed_sheet;
use super::{ExportOptions, WorkbookExport, new_workbook, prize_sheets, round_sheet, sheet_names, standings_sheet};
use crate::languages::sentences::{pages, workbook};
use crate::languages::{Language, NoticeLanguages};
use crate::notices::{
    ColumnRole, DueNotice, GroupSelection, Notice, NoticeColumn, NoticeKind, NoticeSection, Plot, PostedEvent,
    StandingsNotice, StandingsOptions,
};
use crate::publish::export_error::ExportError;
use crate::publish::page_setup::PageSetup;
use crate::publish::shown_columns::{LayoutColumn, printed_columns, runs_of_sections};

/// A notice for a workbook.
#[derive(Clone, Copy, Debug)]
pub struct WorkbookNotice<'a> {
    pub wanted: DueNotice,
    /// What [`PostedEvent::notices`] gives for it.
    pub notices: &'a [Notice],
    pub setup: &'a PageSetup,
}

/// Writes the chosen notices of an event as one workbook, in their order.
pub fn write_posting_workbook(event: &PostedEvent, chosen: &[WorkbookNotice<'_>]) -> Result<Vec<u8>, ExportError> {
    let created = chosen.iter().find_map(|notice| notice.setup.posted_time);
    let options = ExportOptions { created, ..ExportOptions::default() };
    let view = event.view();
    let mut export = WorkbookExport::new(view.engine(), view.held_back().to_vec(), &options, event.languages());
    let mut workbook = new_workbook(SystemTime::now())?;
    workbook.set_properties(&export.properties()?);
    let (sheets, explanation_name) = planned_sheets(&export, chosen);
    let is_right_to_left = export.language().is_right_to_left();
    for _ in &sheets {
        workbook.add_worksheet().set_right_to_left(is_right_to_left);
    }
    let explanation = Rc::new(RefCell::new(Explanation::new(explanation_name)));
    export.explanation = Some(Rc::clone(&explanation));
    let boards = view.engine().book().boards().map(|(at, _)| at);
    export.notes = boards.map(|at| (at, event.note_lines(at, event.languages().first))).collect();
    let rounds = chosen.iter().filter(|notice| notice.wanted.kind == NoticeKind::Boards);
    round_sheet::lay_out(&mut export, rounds.map(|notice| (notice.wanted.round, notice.paper(event.languages()))));
    export.has_standings = chosen.iter().any(|notice| notice.wanted.kind == NoticeKind::Standings);
    // The scores of a round are written first, because the standings refer to them.
    let mut order: Vec<usize> = (0..sheets.len()).collect();
    order.sort_by_key(|at| chosen[sheets[*at].chosen].wanted.kind != NoticeKind::Boards);
    let standings = chosen.iter().find(|notice| notice.wanted.kind == NoticeKind::Standings);
    let standings = standings_with_figures(&export, standings, GroupSelection::Together);
    for at in order {
        let planned = &sheets[at];
        let notice = &chosen[planned.chosen];
        export.set_paper(notice.paper(export.languages));
        let sheet = workbook.worksheet_from_index(at)?;
        // A reader who opens the file wants the standings first.
        if notice.wanted.kind == NoticeKind::Standings {
            sheet.set_active(true);
        }
        write_notice(&mut export, sheet, (notice, planned), &standings)?;
    }
    export.defined.define(&mut workbook)?;
    let explanation = explanation.borrow();
    if !explanation.is_empty() {
        explanation.write(&export, workbook.add_worksheet().set_right_to_left(is_right_to_left))?;
    }
    Ok(workbook.save_to_buffer()?)
}

/// The figures of the standings for formulas, with the chosen notice, if it is chosen.
fn standings_with_figures(
    export: &WorkbookExport<'_>,
    chosen: Option<&WorkbookNotice<'_>>,
    groups: GroupSelection,
) -> StandingsNotice {
    let options = StandingsOptions { groups, ..StandingsOptions::default() };
    let notice = chosen.and_then(|chosen| chosen.notices.first()).cloned().unwrap_or_default();
    StandingsNotice::with_figures(export.engine, &options, notice)
}

impl WorkbookNotice<'_> {
    fn paper(&self, languages: NoticeLanguages) -> SheetPaper {
        let is_draft = self.notices.iter().any(|notice| notice.is_draft);
        SheetPaper {
            paper: self.setup.paper,
            size: self.setup.size,
            moment: self.setup.posted_at.clone(),
            subtitle: self.notices.first().map(|notice| notice.subtitle.clone()).unwrap_or_default(),
            is_typeset: true,
            names_event: false,
            header: if is_draft { PageHeader::Draft(languages.text(pages::draft)) } else { PageHeader::None },
            page_of: SheetPaper::page_of(languages.first),
        }
    }
}

/// A sheet of the workbook.
struct PlannedSheet {
    /// The position of its notice.
    chosen: usize,
    /// The sections of the notice that stand on it. Their columns are the same, because all tables of a sheet share them.
    sections: Range<usize>,
    name: String,
}

/// Whether a notice has a sheet for each of its tables with other columns. The others have a writer that knows their tables.
const fn is_parted(kind: NoticeKind) -> bool {
    !matches!(
        kind,
        NoticeKind::Boards
            | NoticeKind::Standings
            | NoticeKind::Groups
            | NoticeKind::Teams
            | NoticeKind::Awards
            | NoticeKind::TopBoard
    )
}

/// The sections that share their columns, in their order. One may have more columns at the right, such as years.
fn parts(notice: &Notice) -> Vec<Range<usize>> {
    let columns = |section: &NoticeSection| -> Vec<ColumnRole> {
        printed_columns(&notice.sections, section).iter().map(LayoutColumn::role).collect()
    };
    runs_of_sections(notice, |one, next| columns(one).iter().zip(&columns(next)).all(|(one, next)| one == next))
}

/// What one of several tables of a notice is, in the name of its sheet. The title of a table of places is a sentence.
fn table_name(section: &NoticeSection, language: Language) -> String {
    let has_places =
        |column: &NoticeColumn| matches!(column.role, ColumnRole::PlaceAfterRound(_) | ColumnRole::PlaceAfterEvent(_));
    if section.columns.iter().any(has_places) { workbook::sheet_places(language) } else { section.title.clone() }
}

/// The sheets of the notices, and the name of the sheet of explanations.
fn planned_sheets(export: &WorkbookExport<'_>, chosen: &[WorkbookNotice<'_>]) -> (Vec<PlannedSheet>, String) {
    let mut taken = sheet_names::fixed_sheets(export.language());
    taken.extend(export.sheets.iter().map(|name| name.to_lowercase()));
    let mut sheets: Vec<PlannedSheet> = Vec::new();
    for (at, notice) in chosen.iter().enumerate() {
        let DueNotice { kind, round } = notice.wanted;
        let held = notice.notices.first().filter(|_| is_parted(kind));
        let parts = held.map(parts).filter(|parts| !parts.is_empty());
        for (nth, sections) in parts.unwrap_or_else(|| std::iter::once(0..0).collect()).into_iter().enumerate() {
            let section = held.and_then(|notice| notice.sections.get(sections.start));
            let title = section.map(|section| table_name(section, export.language())).unwrap_or_default();
            let name = match (kind, kind_name(kind, export.language())) {
                (NoticeKind::Boards, _) => export.sheets.get(round.0).cloned().unwrap_or_default(),
                (_, name) if !is_parted(kind) => name,
                (_, name) => {
                    let round = export.engine.book().round(round).filter(|_| kind.is_of_round());
                    let round = round.map(|round| round.title_in(export.language()));
                    let part = || sheet_names::part_of_name(&title, nth, export.language());
                    let part = if nth == 0 { String::new() } else { part() };
                    sheet_names::notice_sheet(round.as_deref(), &format!("{name}{part}"), &mut taken)
                }
            };
            sheets.push(PlannedSheet { chosen: at, sections, name });
        }
    }
    taken.extend(sheets.iter().map(|sheet| sheet.name.to_lowercase()));
    let name = fixed_sheet(workbook::sheet_explanation, export.language());
    let mut numbered = std::iter::once(name.clone()).chain((2..).map(|number| format!("{name}{number}")));
    let explanation = numbered.find(|name| !taken.contains(&name.to_lowercase())).unwrap_or_default();
    (sheets, explanation)
}

/// What a notice is, in the name of its sheet.
fn kind_name(kind: NoticeKind, language: Language) -> String {
    let name = match kind {
        NoticeKind::Standings => workbook::sheet_standings,
        NoticeKind::Places => workbook::sheet_places,
        // The sheet has the name of its round.
        NoticeKind::Boards => return String::new(),
        NoticeKind::BoardCall => workbook::sheet_board_call,
        NoticeKind::Players => workbook::sheet_players,
        NoticeKind::SittingOut => workbook::sheet_sitting_out,
        NoticeKind::TableSheets => workbook::sheet_table_sheets,
        NoticeKind::OrderSheets => workbook::sheet_order_sheets,
        NoticeKind::Charts => workbook::sheet_charts,
        NoticeKind::Countries => workbook::sheet_countries,
        NoticeKind::Teams => workbook::sheet_teams,
        NoticeKind::Awards => workbook::sheet_awards,
        NoticeKind::TopBoard => workbook::sheet_qualification,
        NoticeKind::Groups => workbook::sheet_groups,
        NoticeKind::Ladder => workbook::sheet_ladder,
        NoticeKind::Cards => workbook::sheet_cards,
        NoticeKind::Badges => workbook::sheet_badges,
        NoticeKind::Certificates => workbook::sheet_certificates,
        NoticeKind::Rules => workbook::sheet_rules,
        NoticeKind::Notebook => workbook::sheet_notebook,
    };
    fixed_sheet(name, language)
}

/// The notice with the sentence that its figures do not follow a change of other sheets.
fn with_values_told(export: &WorkbookExport<'_>, notice: &Notice) -> Notice {
    let mut notice = notice.clone();
    notice.sentences.push(export.text(workbook::sheet_of_values));
    notice
}

fn write_notice(
    export: &mut WorkbookExport<'_>,
    sheet: &mut Worksheet,
    (chosen, planned): (&WorkbookNotice<'_>, &PlannedSheet),
    standings: &StandingsNotice,
) -> Result<(), ExportError> {
    let Some(notice) = chosen.notices.first() else { return Ok(()) };
    match chosen.wanted.kind {
        NoticeKind::Boards => round_sheet::write(export, sheet, chosen.wanted.round.0),
        NoticeKind::Standings => standings_sheet::write(export, sheet, standings),
        NoticeKind::Groups => {
            let groups = standings_with_figures(export, Some(chosen), GroupSelection::Each);
            standings_sheet::write_groups(export, sheet, &groups)
        }
        NoticeKind::Teams => prize_sheets::write_teams(export, sheet, notice, standings),
        NoticeKind::Awards => prize_sheets::write_awards(export, sheet, notice),
        NoticeKind::TopBoard => prize_sheets::write_qualification(export, sheet, &with_values_told(export, notice)),
        kind => {
            // The centres of a chart are what was entered.
            let is_computed = kind.shows_results() && kind != NoticeKind::Charts;
            let mut notice = if is_computed { with_values_told(export, notice) } else { notice.clone() };
            if kind == NoticeKind::Charts {
                // The lines of a chart begin with the game.
                notice.sections.iter_mut().for_each(Plot::add_start_year);
            }
            let columns: Vec<Vec<ShownColumn>> = notice.sections[planned.sections.clone()]
                .iter()
                .map(|section| printed_columns(&notice.sections, section).into_iter().map(ShownColumn::new).collect())
                .collect();
            // The legend and the sentences belong to the first table.
            if planned.sections.start > 0 {
                notice.legend.clear();
                notice.sentences.clear();
                notice.reasons.clear();
            }
            notice.sections = notice.sections.drain(planned.sections.clone()).collect();
            export.notice_sheet(planned.name.clone()).write(sheet, &notice, &columns, &mut no_formula)
        }
    }
}
