//! The Ladder tab as a [`View`]: which page is shown, its grid, its side panel, its texts and its keys.

use std::borrow::Cow;

use eframe::egui::{self, Event, Frame, Key, Margin, RichText, ScrollArea, Ui};

use super::LadderPage;
use super::commands::has_standings;
use super::cursor::ladder_page;
use super::events::events_table;
use super::identities::IdentityList;
use super::problems::LadderProblemList;
use super::result_list::result_list_table;
use super::table::LadderTable;
use super::{LadderView, explanation, toolbar};
use crate::app::commands::Command;
use crate::app::grid::CellPos;
use crate::app::key_text::answer_of_letter;
use crate::app::plot_painter::show_plot;
use crate::app::theme::{bold_body, size};
use crate::app::views::empty_state::EmptyState;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::request::Request;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::tab::Tab;
use crate::app::views::view::{
    ContentVersion, ProblemCount, ProblemList, RefreshContext, Sheet, StatusTexts, View, ViewContext,
};
use crate::book::results_year::ResultsYear;
use crate::engine::Engine;
use crate::languages::window_sentences::{commands, ladder_tab as texts, shared_words, standings_tab};
use crate::languages::{WindowText, list_in_window, window_language};
use crate::notices::{ColumnRole, Plot};

/// The letters that decide about a pair of names.
const VERDICTS: [(WindowText, Command); 3] = [
    (commands::same_person::letter, Command::SamePerson),
    (commands::different_people::letter, Command::DifferentPeople),
    (commands::postpone_pair::letter, Command::PostponePair),
];

/// The letters that say whether an event counts.
const ACCREDITATION: [(WindowText, Command); 2] = [
    (commands::accredit_event::letter, Command::AccreditEvent),
    (commands::exclude_event::letter, Command::ExcludeEvent),
];

impl View for LadderView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::name().into()
    }

    fn tabs(&self, engine: &Engine, open: OpenTabs<'_>) -> Vec<Tab> {
        let page = ladder_page(open.current).unwrap_or(self.page);
        let has_data = !engine.book().results_year.is_empty() || open.has(Tab::Ladder(self.page));
        has_data.then_some(Tab::Ladder(page)).into_iter().collect()
    }

    fn nearest(&self, tab: Tab, engine: &Engine) -> Tab {
        match ladder_page(tab) {
            Some(LadderPage::List(at)) if at >= engine.book().results_year.events.len() => {
                Tab::Ladder(LadderPage::Events)
            }
            _ => tab,
        }
    }

    /// Remembers the page, compiles the ladder again if the book has changed, and keeps the cursor on its player.
    fn refresh(&mut self, context: RefreshContext<'_>) {
        let Some(page) = ladder_page(context.tab) else { return };
        self.page = page;
        self.compile_if_changed(&context.document.engine);
        let mut grid = context.grid;
        self.follow_row(page, grid.as_deref_mut());
        // The other pages do not show the order. It is computed when the table is in view.
        let Some(compiled_year) = self.compiled_year.as_ref().filter(|_| page == LadderPage::Table) else { return };
        let order = &mut self.table_order;
        if let Some(before) = order.arrange(compiled_year, context.columns)
            && let Some(grid) = grid.as_deref_mut()
        {
            grid.follow_columns(&before, &order.columns);
        }
        let cursor = grid.as_ref().map(|grid| grid.cursor());
        let name = cursor.and_then(|at| order.name(at.row.checked_sub(1)?)).map(str::to_owned);
        if !order.refresh(compiled_year) {
            return;
        }
        if let (Some(name), Some(grid)) = (name, grid) {
            let at = grid.cursor();
            // Two people of one name have a row each.
            let is_there = at.row.checked_sub(1).and_then(|row| order.name(row)) == Some(name.as_str());
            if let Some(row) = order.row_of(&name).filter(|_| !is_there) {
                grid.go_to(row + 1, at.column);
            }
        }
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        let page = ladder_page(context.tab)?;
        let engine = context.engine();
        let compiled_year = self.compiled_year_for_page(engine, page);
        let model: Box<dyn SheetModel + 'a> = match page {
            LadderPage::Table => Box::new(LadderTable::new(self.compiled_year()?, &self.table_order).table()),
            LadderPage::Events => Box::new(events_table(engine.book(), compiled_year)),
            LadderPage::List(event) => Box::new(result_list_table(engine.book(), event, compiled_year)),
            LadderPage::Identities => Box::new(IdentityList::new(self.compiled_year()?, self).table()),
            LadderPage::Problems => Box::new(LadderProblemList::new(self.compiled_year()?, self).table()),
            LadderPage::Year => return None,
        };
        Some(model)
    }

    fn content_version(&self) -> ContentVersion {
        let compiled = self.compiled_year().map(|compiled_year| compiled_year.key);
        ContentVersion::new((), (compiled, self.postponed_pairs.len(), &self.reading_remarks))
    }

    fn start_cell(&self, context: &ViewContext<'_>) -> CellPos {
        let column = match ladder_page(context.tab) {
            Some(LadderPage::Table) => 2,
            Some(LadderPage::Identities | LadderPage::List(_)) => 1,
            Some(LadderPage::Events | LadderPage::Problems | LadderPage::Year) | None => 0,
        };
        CellPos { row: 1, column }
    }

    fn empty_state(&self, context: &ViewContext<'_>) -> Option<EmptyState> {
        let own_event = Command::AddOwnEvent;
        context.engine().book().results_year.events.is_empty().then(|| EmptyState {
            title: texts::no_result_lists(),
            text: texts::no_result_lists_text(),
            next_step: has_standings(context.engine()).then(|| (own_event, own_event.name().to_owned())),
            commands: &[
                Command::AddResultLists,
                Command::AddRecentBook,
                Command::PasteResultList,
                Command::ChooseLadder,
            ],
        })
    }

    fn show(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) {
        let Some(page) = ladder_page(sheet.context.tab) else { return };
        let results_year = &sheet.context.engine().book().results_year;
        let chosen = toolbar::show_toolbar(ui, results_year, self, page, sheet.requests);
        egui::CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            if let Some((title, text)) = self.empty_page_texts(page) {
                show_empty_page(ui, title, &text);
            } else if page == LadderPage::Year {
                Frame::new().inner_margin(Margin::symmetric(12, 4)).show(ui, |ui| {
                    if let Some(compiled_year) = self.compiled_year() {
                        show_year(ui, &compiled_year.plot);
                    }
                });
            } else {
                sheet.show_grid(ui, self);
            }
        });
        sheet.requests.extend(chosen.map(|page| Request::OpenTab(Tab::Ladder(page), None)));
    }

    fn problem_list(&self, _context: &ViewContext<'_>) -> ProblemList {
        ProblemList::Hidden
    }

    fn has_side_panel(&self, context: &ViewContext<'_>) -> bool {
        let Some(page) = ladder_page(context.tab) else { return false };
        // While a new ladder is compiled, the old one stays in view.
        let Some(compiled_year) = self.compiled_year() else { return false };
        let has_explanation = match page {
            LadderPage::Table | LadderPage::List(_) => true,
            LadderPage::Identities => !compiled_year.pairs.is_empty(),
            LadderPage::Events | LadderPage::Problems | LadderPage::Year => false,
        };
        context.settings.show_table && has_explanation && !compiled_year.results_year.events.is_empty()
    }

    /// Shows the explanation of a figure, or the pair of names.
    fn show_side_panel(&mut self, ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<Request>) {
        let Some(compiled_year) = self.compiled_year() else { return };
        let command = if ladder_page(context.tab) == Some(LadderPage::Identities) {
            self.pair_at_cursor(context).and_then(|pair| explanation::show_pair(ui, compiled_year, pair))
        } else {
            explanation::show_explanation(ui, self.explanation_at_cursor(context).as_ref())
        };
        requests.extend(command.map(Request::Command));
    }

    fn formula(&self, context: &ViewContext<'_>) -> (Option<String>, Option<String>) {
        (self.explanation_at_cursor(context).and_then(|explanation| explanation.formula_line), None)
    }

    fn remark(&self, context: &ViewContext<'_>) -> Option<(String, bool)> {
        self.problem_at_cursor(context)
    }

    fn status(&self, context: &ViewContext<'_>) -> StatusTexts {
        StatusTexts { sheet: self.status_text(context), cursor: String::new() }
    }

    fn own_problems(&self, _context: &ViewContext<'_>) -> Option<ProblemCount> {
        let (all, errors) = self.compiled_year().map_or((0, 0), |compiled_year| {
            (LadderProblemList::count(compiled_year, self), compiled_year.error_count())
        });
        Some(ProblemCount { all, errors, list: Command::LadderProblems })
    }

    fn explanation(&self, context: &ViewContext<'_>) -> Option<(String, String)> {
        let explanation = self.explanation_at_cursor(context)?;
        Some((explanation.text(), texts::copied_explanation(&explanation.subject)))
    }

    /// Takes the keys of a verdict on a pair, those of the accreditation of an event, and pasted lists.
    fn take_keys(&mut self, ctx: &egui::Context, context: &ViewContext<'_>) -> Vec<Request> {
        let Some(page) = ladder_page(context.tab) else { return Vec::new() };
        let year_is_empty = context.engine().book().results_year.events.is_empty();
        let takes_lists = year_is_empty || !matches!(page, LadderPage::Events | LadderPage::List(_));
        let mut given = Vec::new();
        let mut pasted = None;
        ctx.input_mut(|input| {
            // A letter with Alt opens a menu.
            let letters_are_free = !input.modifiers.alt;
            let takes_verdicts = page == LadderPage::Identities && letters_are_free;
            let takes_accreditation =
                page == LadderPage::Problems && letters_are_free && !self.events_asked_about(context).is_empty();
            input.events.retain(|event| match event {
                Event::Text(typed) if takes_verdicts || takes_accreditation => {
                    let letters = if takes_verdicts { &VERDICTS[..] } else { &ACCREDITATION[..] };
                    let command = answer_of_letter(typed, letters);
                    given.extend(command);
                    command.is_none()
                }
                Event::Key { key: Key::Delete | Key::Backspace, pressed: true, modifiers, .. }
                    if takes_verdicts && modifiers.is_none() =>
                {
                    given.push(Command::RetractVerdict);
                    false
                }
                Event::Paste(text) if takes_lists => {
                    pasted = Some(text.clone());
                    false
                }
                _ => true,
            });
        });
        let mut requests = Vec::new();
        for command in given {
            requests.push(Request::FinishBackgroundWork);
            requests.push(Request::Command(command));
        }
        requests.extend(pasted.map(Request::PasteResultList));
        requests
    }

    /// Opens the result list of the event at the cursor.
    fn open_details(&mut self, context: &ViewContext<'_>) -> Request {
        let is_in_list = matches!(ladder_page(context.tab), Some(LadderPage::List(_)));
        match self.event_at_cursor(context).filter(|_| !is_in_list) {
            Some(event) => {
                let line = self.list_line_at_cursor(context);
                let cell = line.map(|line| CellPos { row: line + 1, column: 1 });
                Request::OpenTab(Tab::Ladder(LadderPage::List(event)), cell)
            }
            None => Request::Message(texts::f2_opens_list().to_owned()),
        }
    }

    fn is_sorted(&self) -> Option<bool> {
        (self.page == LadderPage::Table).then_some(self.table_order.sort.is_sorted())
    }

    fn sort_by(&mut self, column: usize, also: bool) {
        if let Some(column) = self.sortable_column(column) {
            self.table_order.sort.sort(column, also);
        }
    }

    fn unsort(&mut self) {
        self.table_order.sort.unsort();
    }

    fn sort_headings(&self) -> Vec<(String, bool)> {
        self.table_order.sort_headings(self.compiled_year())
    }

    fn sort_by_headings(&mut self, headings: Vec<(String, bool)>) {
        self.table_order.sort_of_last_time = headings;
    }

    fn command_name(&self, command: Command) -> Option<&'static str> {
        (command == Command::SortByPlace).then(texts::sort_by_rank)
    }
}

/// What every list of a year without problems has. Some ladders count events without a date.
fn without_problems(year: &ResultsYear) -> String {
    let undated: Vec<&str> =
        year.events.iter().filter(|event| event.date.is_none()).map(|event| event.name.as_str()).collect();
    match undated[..] {
        [] => texts::every_list_is_complete().to_owned(),
        [only] => texts::one_event_without_date(only),
        _ => texts::events_without_date(undated.len(), &undated.join(", ")),
    }
}

impl LadderView {
    /// The column of the table at a position, while the table is in view.
    fn sortable_column(&self, column: usize) -> Option<ColumnRole> {
        self.table_order.columns.get(column).copied().filter(|_| self.page == LadderPage::Table)
    }

    /// The title and the text of a page that has nothing to show.
    fn empty_page_texts(&self, page: LadderPage) -> Option<(&'static str, Cow<'static, str>)> {
        let compiled_year = self.compiled_year()?;
        match page {
            LadderPage::Identities => (compiled_year.pairs.is_empty() && compiled_year.decisions.is_empty())
                .then(|| (texts::no_names_to_decide(), texts::no_names_to_decide_text().into())),
            LadderPage::Problems => (LadderProblemList::count(compiled_year, self) == 0)
                .then(|| (texts::no_problems(), without_problems(&compiled_year.results_year).into())),
            LadderPage::Table => compiled_year
                .table
                .rows
                .is_empty()
                .then(|| (texts::table_is_empty(), texts::table_is_empty_text().into())),
            LadderPage::Events | LadderPage::List(_) | LadderPage::Year => None,
        }
    }

    /// The text of the status bar for the page in view.
    fn status_text(&self, context: &ViewContext<'_>) -> String {
        let results_year = &context.engine().book().results_year;
        let Some(compiled_year) = self.compiled_year() else { return String::new() };
        match ladder_page(context.tab) {
            Some(LadderPage::Events) => texts::events(results_year.events.len()),
            Some(LadderPage::List(at)) => {
                shared_words::lines(results_year.events.get(at).map_or(0, |event| event.lines.len()))
            }
            Some(LadderPage::Identities) => texts::undecided_pairs(compiled_year.pairs.len()),
            Some(LadderPage::Problems) => shared_words::problems(LadderProblemList::count(compiled_year, self)),
            Some(LadderPage::Table | LadderPage::Year) | None => {
                let rows = &compiled_year.table.rows;
                let leading = rows.iter().take_while(|row| rows.first().is_some_and(|first| first.rank == row.rank));
                let names: Vec<&str> = leading.map(|row| compiled_year.roster.name(row.person)).collect();
                let compiled = compiled_year.compiled_ladder();
                let title = compiled.leader_title(window_language()).unwrap_or_else(|| texts::leading().to_owned());
                let players = match compiled_year.table.unlisted {
                    0 => standings_tab::players_in_table(rows.len()),
                    more => texts::players_in_table_and_more(rows.len(), more),
                };
                if names.is_empty() {
                    players
                } else {
                    texts::leaders_and_players(&title, &list_in_window(&names), &players)
                }
            }
        }
    }
}

/// Shows an empty page with a title and a text.
fn show_empty_page(ui: &mut Ui, title: &str, text: &str) {
    ui.add_space((ui.available_height() * 0.3).max(20.0));
    ui.vertical_centered(|ui| {
        ui.heading(title);
        ui.label(text);
    });
}

/// The page of the year: the scores of the leading players as lines, over the whole page.
fn show_year(ui: &mut Ui, plot: &Plot) {
    ui.add_space(size::GAP);
    ui.label(RichText::new(plot.title.as_str()).font(bold_body()));
    ui.add_space(size::GAP);
    let height = ui.available_height() - size::SPACE;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| show_plot(ui, plot, height));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::YearEvent;

    #[test]
    fn events_without_a_date_are_named_where_no_rule_asks_for_it() {
        let event = |name: &str, day: Option<i8>| YearEvent {
            name: name.to_owned(),
            date: day.map(|day| jiff::civil::date(2006, 5, day)),
            ..YearEvent::default()
        };
        let said = |events: Vec<YearEvent>| without_problems(&ResultsYear { events, ..ResultsYear::default() });
        assert_eq!(said(vec![event("Spring Cup", Some(1))]), "Every list has places, games and dates.");
        assert_eq!(
            said(vec![event("Spring Cup", Some(1)), event("Late Open", None)]),
            "Every list has places and games. Late Open has no date, and no rule asks for it."
        );
        assert_eq!(
            said(vec![event("Spring Cup", None), event("Late Open", None)]),
            "Every list has places and games. 2 events have no date, and no rule asks for it: Spring Cup, Late Open."
        );
    }
}
