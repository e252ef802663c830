//! The sheets of the standings and of the groups, and what all sheets of an event share.

use rust_xlsxwriter::Worksheet;

use super::WorkbookExport;
use super::notice_sheet::NoticeSheet;
use super::sheet_names::fixed_sheet;
use super::standings_table::{StandingsCells, StandingsTable};
use super::table_sheet::{SheetContext, TableType};
use crate::languages::Language;
use crate::languages::sentences::workbook;
use crate::notices::{GroupSelection, Notice, NoticeSection, StandingsNotice, StandingsOptions, standings_notice};
use crate::publish::export_error::ExportError;

/// The notice for the sheet of the standings, or of the groups.
pub(super) fn notice(export: &WorkbookExport<'_>, groups: GroupSelection) -> StandingsNotice {
    let mut made = standings_notice(
        export.engine,
        &StandingsOptions { view: export.view, groups, language: export.language() },
        None,
    );
    made.notice.sentences.splice(0..0, export.held_back_sentence());
    made
}

/// Writes the sheet of the standings.
pub(super) fn write(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    notice: &StandingsNotice,
) -> Result<(), ExportError> {
    let is_empty = notice.notice.rows().next().is_none();
    let first_note = is_empty.then(|| export.text(workbook::no_results));
    // The sheet has one table, which needs no title.
    let untitled = |section: &NoticeSection| NoticeSection { title: String::new(), ..section.clone() };
    let sections = notice.notice.sections.iter().map(untitled).collect();
    write_tables(export, inner, workbook::sheet_standings, (notice, sections), first_note)
}

/// Writes the sheet of the groups: a table for each, one below another.
pub(super) fn write_groups(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    notice: &StandingsNotice,
) -> Result<(), ExportError> {
    let note = format!("{}.", notice.notice.subtitle);
    let sections = notice.notice.sections.iter().filter(|section| !section.rows.is_empty()).cloned().collect();
    write_tables(export, inner, workbook::sheet_groups, (notice, sections), Some(note))
}

/// Writes these sections on a sheet with this title.
fn write_tables(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    title: fn(Language) -> String,
    (notice, sections): (&StandingsNotice, Vec<NoticeSection>),
    first_note: Option<String>,
) -> Result<(), ExportError> {
    let table = StandingsTable::new(export, notice);
    let columns = vec![table.columns(); sections.len().max(1)];
    let shown = Notice { title: export.text(title), sections, ..notice.notice.clone() };
    let sheet = NoticeSheet { first_note, ..export.notice_sheet(fixed_sheet(title, export.language())) };
    sheet.write(inner, &shown, &columns, &mut StandingsCells::new(&table))
}

impl WorkbookExport<'_> {
    /// What its sheets share.
    fn sheet_context(&self) -> SheetContext<'_> {
        SheetContext {
            formats: &self.formats,
            paper: &self.paper,
            event: &self.engine.book().event.name,
            defined: &self.defined,
            explanation: self.explanation.as_ref(),
        }
    }

    /// The sheet of a notice, with this name.
    pub(super) fn notice_sheet(&self, name: String) -> NoticeSheet<'_> {
        let (context, details) = (self.sheet_context(), self.details());
        NoticeSheet { context, name, kind: TableType::LARGE, details, first_note: None }
    }

    /// “After Round 2, Chester, 17 to 19 July 2015, rules: EDC 2015”.
    fn details(&self) -> String {
        let event = &self.engine.book().event;
        let rules = match &*event.rules {
            "" => String::new(),
            rules => self.text(|language| workbook::rules_of_event(language, rules)),
        };
        let system = event.system.as_ref();
        let system =
            system.map_or_else(String::new, |system| self.text(|language| workbook::games_scored_by(language, system)));
        let subtitle = &self.paper.subtitle;
        // The subtitle of a certificate has the venue and the dates.
        let others = [&event.venue, &event.dates, &rules, &system].into_iter().filter(|text| !subtitle.contains(*text));
        let parts: Vec<&str> =
            std::iter::once(subtitle).chain(others).map(String::as_str).filter(|text| !text.is_empty()).collect();
        parts.join(", ")
    }
}
