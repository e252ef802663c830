//! The workbook of a posting: the chosen notices as sheets, each ready for its paper. Standings, boards and prizes are the
//! sheets of the exported workbook, with live formulas; every other notice is a table. Nothing in it is hidden, and what the
//! formulas need besides is on a sheet of explanations.

use std::cell::RefCell;
use std::collections::HashSet;
use std::rc::Rc;

use rust_xlsxwriter::{Workbook, Worksheet};

use super::explanation_sheet::Explanation;
use super::notice_sheet::{self, SheetColumn};
use super::print_setup::SheetPaper;
use super::{ExportOptions, WorkbookExport, prize_sheets, round_sheet, sheet_names, standings_sheet};
use crate::notices::{DueNotice, GroupSelection, Notice, NoticeKind, PostedEvent, StandingsNotice, StandingsOptions};
use crate::own_workbook::labels;
use crate::publish::export_error::ExportError;
use crate::publish::page_setup::PageSetup;
use crate::publish::shown_columns::printed_columns;

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
    let mut export = WorkbookExport::new(view.engine(), view.held_back().to_vec(), &options);
    let mut workbook = Workbook::new();
    workbook.set_properties(&export.properties()?);
    for _ in chosen {
        workbook.add_worksheet();
    }
    let (names, explanation_name) = sheet_names_of(&export, chosen);
    let explanation = Rc::new(RefCell::new(Explanation::new(explanation_name)));
    export.explanation = Some(Rc::clone(&explanation));
    let boards = view.engine().book().boards().map(|(at, _)| at);
    export.notes = boards.map(|at| (at, event.note_lines(at).to_vec())).collect();
    export.has_standings = chosen.iter().any(|notice| notice.wanted.kind == NoticeKind::Standings);
    // The scores of a round are written first, because the standings refer to them.
    let mut order: Vec<usize> = (0..chosen.len()).collect();
    order.sort_by_key(|at| chosen[*at].wanted.kind != NoticeKind::Boards);
    let standings = chosen.iter().find(|notice| notice.wanted.kind == NoticeKind::Standings);
    let standings = standings_with_figures(&export, standings, GroupSelection::Together);
    for at in order {
        export.set_paper(chosen[at].paper());
        write_notice(&mut export, workbook.worksheet_from_index(at)?, &chosen[at], &names[at], &standings)?;
    }
    let explanation = explanation.borrow();
    if !explanation.is_empty() {
        explanation.write(&export, workbook.add_worksheet())?;
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
    fn paper(&self) -> SheetPaper {
        let is_draft = self.notices.iter().any(|notice| notice.is_draft);
        SheetPaper {
            paper: self.setup.paper,
            size: self.setup.size,
            moment: self.setup.posted_at.clone(),
            subtitle: self.notices.first().map(|notice| notice.subtitle.clone()).unwrap_or_default(),
            names_event: false,
            header: if is_draft { "&R&\"-,Bold\"&14DRAFT".to_owned() } else { String::new() },
        }
    }
}

/// The name of the sheet of each notice, and of the sheet of explanations.
fn sheet_names_of(export: &WorkbookExport<'_>, chosen: &[WorkbookNotice<'_>]) -> (Vec<String>, String) {
    let mut taken: HashSet<String> =
        labels::FIXED_SHEETS.iter().chain(&["history"]).map(|name| name.to_lowercase()).collect();
    taken.extend(export.sheets.iter().map(|name| name.to_lowercase()));
    let name = |notice: &WorkbookNotice<'_>| {
        let DueNotice { kind, round } = notice.wanted;
        match kind {
            NoticeKind::Standings => labels::STANDINGS.to_owned(),
            NoticeKind::Groups => labels::GROUPS.to_owned(),
            NoticeKind::Teams => labels::TEAMS.to_owned(),
            NoticeKind::Awards => labels::AWARDS.to_owned(),
            NoticeKind::TopBoard => labels::QUALIFICATION.to_owned(),
            NoticeKind::Boards => export.sheets.get(round.0).cloned().unwrap_or_default(),
            _ => {
                let round = export.engine.book().round(round).filter(|_| kind.is_of_round());
                sheet_names::notice_sheet(round, kind.name(), &mut taken)
            }
        }
    };
    let names: Vec<String> = chosen.iter().map(name).collect();
    taken.extend(names.iter().map(|name| name.to_lowercase()));
    let mut numbered =
        std::iter::once("Explanation".to_owned()).chain((2..).map(|number| format!("Explanation{number}")));
    let explanation = numbered.find(|name| !taken.contains(&name.to_lowercase())).unwrap_or_default();
    (names, explanation)
}

/// The notice with the sentence that its figures do not follow a change of other sheets.
fn with_values_told(notice: &Notice) -> Notice {
    let mut notice = notice.clone();
    notice.sentences.push("On this sheet the figures are values, not formulas.".to_owned());
    notice
}

fn write_notice(
    export: &mut WorkbookExport<'_>,
    sheet: &mut Worksheet,
    chosen: &WorkbookNotice<'_>,
    name: &str,
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
        NoticeKind::TopBoard => prize_sheets::write_qualification(export, sheet, &with_values_told(notice)),
        kind => {
            // The centres of a chart are what was entered.
            let is_computed = kind.shows_results() && kind != NoticeKind::Charts;
            let told = is_computed.then(|| with_values_told(notice));
            let notice = told.as_ref().unwrap_or(notice);
            let columns: Vec<Vec<SheetColumn>> = notice
                .sections
                .iter()
                .map(|section| printed_columns(notice, section).into_iter().map(SheetColumn::new).collect())
                .collect();
            notice_sheet::write(export, sheet, name, notice, &columns, &|_| None)
        }
    }
}
