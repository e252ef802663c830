//! What is at the cursor of a ladder page: a pair of names, a decision, an event, a result, a line, a problem, and the
//! explanation of a figure.

use super::LadderPage;
use super::LadderView;
use super::compiled_year::{CompiledYear, IdentityPair};
use super::explanation::{LadderExplanation, explain_list_line, explain_table_cell};
use super::identities::IdentityList;
use super::problems::LadderProblemList;
use super::table::LadderTable;
use crate::app::grid::{CellPos, GridState};
use crate::app::views::tab::Tab;
use crate::app::views::view::ViewContext;
use crate::book::StepName;
use crate::book::results_year::{IdentityVerdict, ResultsYearEdit};
use crate::engine::Engine;
use crate::languages::messages::steps;
use crate::languages::window_sentences::ladder_tab as texts;
use crate::notices::ColumnRole;

/// The page of a tab of the ladder. `None` for all other tabs.
pub(super) const fn ladder_page(tab: Tab) -> Option<LadderPage> {
    match tab {
        Tab::Ladder(page) => Some(page),
        _ => None,
    }
}

/// The row of the cursor, if this page of the ladder is in view.
fn row_on(context: &ViewContext<'_>, page: LadderPage) -> Option<usize> {
    context.cursor.filter(|_| ladder_page(context.tab) == Some(page)).map(|at| at.row)
}

/// The row of the same content, or of the next content that is still there. `row` is a row of `before`.
fn row_after_change(before: &[String], now: &[String], row: usize) -> usize {
    let from = row.checked_sub(1).and_then(|line| before.get(line..)).unwrap_or_default();
    let found = from.iter().find_map(|name| now.iter().position(|other| other == name));
    found.map_or(row, |line| line + 1)
}

impl LadderView {
    /// Lets the cursor of the problems and of the identities stay at its problem or its pair when the ladder is compiled again:
    /// a key answers what the user has read.
    pub(super) fn follow_row(&mut self, page: LadderPage, grid: Option<&mut GridState>) {
        let Some(compiled_year) = &self.compiled_year else { return };
        let key = compiled_year.key;
        if self.followed_rows.as_ref().is_some_and(|(of, known, _)| (*of, *known) == (page, key)) {
            return;
        }
        let now = match page {
            LadderPage::Problems => LadderProblemList::new(compiled_year, self).row_names(),
            LadderPage::Identities => IdentityList::new(compiled_year, self).row_names(),
            LadderPage::Table | LadderPage::Events | LadderPage::List(_) | LadderPage::Year => return,
        };
        let before = self.followed_rows.take().filter(|(of, ..)| *of == page);
        if let (Some((_, _, before)), Some(grid)) = (before, grid) {
            grid.remap(|at| Some(CellPos { row: row_after_change(&before, &now, at.row), ..at }));
        }
        self.followed_rows = Some((page, key, now));
    }

    /// The compiled ladder, if it belongs to the present book.
    pub(super) fn current_compiled_year(&self, engine: &Engine) -> Option<&CompiledYear> {
        self.compiled_year().filter(|compiled_year| compiled_year.key.0 == engine.revision())
    }

    /// The compiled ladder for a page. While a new one is compiled, this is the old one, as long as it has the same
    /// events and lines.
    pub(super) fn compiled_year_for_page(&self, engine: &Engine, page: LadderPage) -> Option<&CompiledYear> {
        let events = &engine.book().results_year.events;
        self.compiled_year().filter(|compiled_year| {
            let compiled_events = &compiled_year.results_year.events;
            compiled_events.len() == events.len()
                && match page {
                    LadderPage::List(at) => {
                        compiled_events.get(at).map(|event| event.lines.len())
                            == events.get(at).map(|event| event.lines.len())
                    }
                    _ => true,
                }
        })
    }

    /// The pair of names at the cursor.
    pub(super) fn pair_at_cursor(&self, context: &ViewContext<'_>) -> Option<&IdentityPair> {
        self.pair_at(context, row_on(context, LadderPage::Identities)?)
    }

    /// The pair of names in a row of the Identities page.
    pub(super) fn pair_at(&self, context: &ViewContext<'_>, row: usize) -> Option<&IdentityPair> {
        IdentityList::new(self.current_compiled_year(context.engine())?, self).pair(row)
    }

    /// The decision at the cursor: its verdict, and its position among the decisions of this verdict.
    pub(super) fn decision_at_cursor(&self, context: &ViewContext<'_>) -> Option<(IdentityVerdict, usize)> {
        self.decision_at(context, row_on(context, LadderPage::Identities)?)
    }

    /// The decision in a row of the Identities page.
    pub(super) fn decision_at(&self, context: &ViewContext<'_>, row: usize) -> Option<(IdentityVerdict, usize)> {
        IdentityList::new(self.current_compiled_year(context.engine())?, self).decision(row)
    }

    /// The event and the line of the problem at the cursor.
    fn event_and_line_of_problem(&self, context: &ViewContext<'_>) -> Option<(usize, Option<usize>)> {
        let row = row_on(context, LadderPage::Problems)?;
        LadderProblemList::new(self.current_compiled_year(context.engine())?, self).event_and_line(row)
    }

    /// The text of the problem at the cursor, and whether it is an error.
    pub(super) fn problem_at_cursor(&self, context: &ViewContext<'_>) -> Option<(String, bool)> {
        let row = row_on(context, LadderPage::Problems)?;
        LadderProblemList::new(self.current_compiled_year(context.engine())?, self).message(row)
    }

    /// The events about which the problem at the cursor asks whether they count.
    pub(super) fn events_asked_about(&self, context: &ViewContext<'_>) -> Vec<usize> {
        let row = row_on(context, LadderPage::Problems);
        row.zip(self.current_compiled_year(context.engine()))
            .map(|(row, compiled_year)| LadderProblemList::new(compiled_year, self).asked_about(row).to_vec())
            .unwrap_or_default()
    }

    /// The event at the cursor, or the event whose list is in view.
    pub(super) fn event_at_cursor(&self, context: &ViewContext<'_>) -> Option<usize> {
        let at = match ladder_page(context.tab)? {
            LadderPage::List(at) => at,
            LadderPage::Events => context.cursor?.row.checked_sub(1)?,
            LadderPage::Problems => self.event_and_line_of_problem(context)?.0,
            LadderPage::Table => {
                let compiled_year = self.current_compiled_year(context.engine())?;
                event_of_column(&LadderTable::new(compiled_year, &self.table_order), context.cursor?.column)?
            }
            LadderPage::Identities | LadderPage::Year => return None,
        };
        (at < context.engine().book().results_year.events.len()).then_some(at)
    }

    /// The event and the line of the result at the cursor of the table.
    pub(super) fn result_at_cursor(&self, context: &ViewContext<'_>) -> Option<(usize, usize)> {
        let at = context.cursor.filter(|_| ladder_page(context.tab) == Some(LadderPage::Table))?;
        let compiled_year = self.current_compiled_year(context.engine())?;
        let model = LadderTable::new(compiled_year, &self.table_order);
        let event = event_of_column(&model, at.column)?;
        let result = model.result(at.row, event)?.result;
        Some((event, compiled_year.compiled_ladder().events.get(event)?.results.get(result)?.line))
    }

    /// The line to go to in the result list of the event at the cursor.
    pub(super) fn list_line_at_cursor(&self, context: &ViewContext<'_>) -> Option<usize> {
        match ladder_page(context.tab)? {
            LadderPage::Problems => self.event_and_line_of_problem(context)?.1,
            _ => self.result_at_cursor(context).map(|(_, line)| line),
        }
    }

    /// The explanation of the figure at the cursor.
    pub(super) fn explanation_at_cursor(&self, context: &ViewContext<'_>) -> Option<LadderExplanation> {
        let at = context.cursor?;
        match ladder_page(context.tab)? {
            LadderPage::Table => explain_table_cell(self.compiled_year()?, &self.table_order, at.row, at.column),
            LadderPage::List(event) => explain_list_line(self.compiled_year()?, event, at.row.checked_sub(1)?),
            LadderPage::Events | LadderPage::Identities | LadderPage::Problems | LadderPage::Year => None,
        }
    }
}

/// The event of a column of the table.
fn event_of_column(model: &LadderTable<'_>, column: usize) -> Option<usize> {
    match model.role(column)? {
        ColumnRole::EventPlace(event) | ColumnRole::EventPoints(event) => Some(event),
        _ => None,
    }
}

/// The edit that removes an event or a line.
#[derive(Debug)]
pub(super) struct Removal {
    /// The name of the step in the journal.
    pub(super) step: StepName,
    /// What the status bar says.
    pub(super) status: String,
    pub(super) edit: ResultsYearEdit,
}

/// The removal of the event or the line in a row of the page in view.
pub(super) fn removal_at(context: &ViewContext<'_>, row: usize) -> Option<Removal> {
    let events = &context.engine().book().results_year.events;
    let row = row.checked_sub(1)?;
    match ladder_page(context.tab)? {
        LadderPage::Events => {
            let name = &events.get(row)?.name;
            let step = steps::removal_of_event(name.as_str()).into();
            Some(Removal { step, status: texts::removal_of_event(name), edit: ResultsYearEdit::RemoveEvent(row) })
        }
        LadderPage::List(event) => {
            let year_event = events.get(event)?;
            let line = year_event.lines.get(row)?;
            let step = steps::removal_of_result(line.name.as_str(), year_event.name.as_str()).into();
            let status = texts::removal_of_line(&line.name, &year_event.name);
            Some(Removal { step, status, edit: ResultsYearEdit::RemoveLine { event, line: row } })
        }
        LadderPage::Table | LadderPage::Identities | LadderPage::Problems | LadderPage::Year => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_row_follows_its_content_and_then_the_next_one() {
        let names = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let before = names("a b c d");
        assert_eq!(row_after_change(&before, &names("x y a b c d"), 2), 4);
        assert_eq!(row_after_change(&before, &names("x a c d"), 2), 3, "b is answered, c is next");
        assert_eq!(row_after_change(&before, &names("a b"), 4), 4, "nothing is left below");
    }
}
