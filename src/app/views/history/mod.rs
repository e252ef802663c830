//! The History tab: every change, usually the newest first, with a search field, and the past states of the event.
//! The entries are read in [`crate::history`].

mod columns;
pub mod commands;
mod filtered_entries;
pub mod past_state;
pub mod postings;

use std::borrow::Cow;

use eframe::egui::{self, Key, Modifiers, TextEdit, Ui};
use jiff::Zoned;

use crate::app::commands::Command;
use crate::app::messages::Messages;
use crate::app::open_document::OpenDocument;
use crate::app::views::empty_state::EmptyState;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::request::Request;
use crate::app::views::shared_cells;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::sort_order::SortOrder;
use crate::app::views::tab::Tab;
use crate::app::views::table::{Column, Table};
use crate::app::views::view::{ContentVersion, ProblemList, RefreshContext, Sheet, View, ViewContext};
use crate::app::widgets::show_wrapped_bar;
use crate::engine::Engine;
use crate::history::HistoryEntry;
use crate::languages::window_sentences::history_tab as texts;
use columns::HistoryColumn;
use filtered_entries::FilteredEntries;

/// The state of the History tab.
#[derive(Debug, Default)]
pub struct HistoryView {
    list: FilteredEntries,
    /// The columns in view, from left to right.
    columns: Vec<HistoryColumn>,
    /// Whether the search field takes the keyboard focus in the next frame.
    take_focus: bool,
}

impl HistoryView {
    /// The changes in view as a table: each with its line and the entry.
    fn table<'a>(&'a self, document: &'a OpenDocument) -> Table<'a, (usize, &'a HistoryEntry)> {
        let past = document.shown_past_step();
        // The day is left out of a time of today.
        let today = Zoned::now().strftime("%Y-%m-%d ").to_string();
        let column = |kind: HistoryColumn| {
            let today = today.clone();
            let cell = move |(_, entry): &(usize, &'a HistoryEntry)| {
                let mut cell = shared_cells::computed(kind.text(entry));
                if kind == HistoryColumn::Time {
                    let time = cell.text.strip_prefix(&*today).map(str::to_owned);
                    shared_cells::say_moment(&mut cell);
                    if let Some(time) = time {
                        cell.source = Some(std::mem::replace(&mut cell.text, time.into()));
                    }
                }
                cell.style.bold = past == Some(entry.steps_after);
                // Later changes are not in the past state that is shown.
                cell.style.italic = past.is_some_and(|past| entry.steps_after > past);
                cell
            };
            Column::new(kind.key(), kind.name(), kind.spec(), cell).with_arrow(self.list.sort.arrow(kind))
        };
        let columns = self.columns.iter().map(|kind| column(*kind)).collect();
        let label = |(line, _): &(usize, _), column: &str| texts::cell_spoken(&line.to_string(), column);
        let row_at = |line: usize| Some((line + 1, self.list.entry_at(document.history(), line + 1)?));
        Table::new((self.list.len(), row_at), columns, texts::heading_spoken, label).located(|(_, entry), _| {
            let (location, field) = (entry.change.location_in_window(), entry.change.field_in_window());
            Some(if field.is_empty() { location.to_owned() } else { format!("{location} · {field}") })
        })
    }

    /// Shows the search field, the topic and the buttons of the bar. Returns whether Enter was pressed outside the
    /// search field.
    fn show_search(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) -> bool {
        let history = sheet.context.document.history();
        let label = ui.label(texts::show_lines_with());
        let field = TextEdit::singleline(&mut self.list.search_text)
            .desired_width(220.0)
            .margin(egui::vec2(8.0, 4.0))
            .hint_text(texts::search_hint());
        let field = ui.add(field).labelled_by(label.id);
        if std::mem::take(&mut self.take_focus) {
            field.request_focus();
        }
        // Enter in the field goes to the first line.
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        if enter && field.lost_focus() {
            sheet.grid.go_to(1, 0);
            sheet.grid.take_focus();
        }
        if let Some(topic) = &self.list.topic {
            let chip = texts::only_topic(&topic.name_in_window());
            if ui.button(chip).on_hover_text(texts::show_everything_again()).clicked() {
                self.list.topic = None;
            }
        }
        ui.label(self.list.count_text(history));
        let has_entry = self.list.entry_at(history, sheet.grid.cursor().row).is_some();
        for (command, enabled) in [(Command::ShowPastState, has_entry), (Command::ExportHistory, true)] {
            let button = egui::Button::new(command.name());
            if ui.add_enabled(enabled, button).on_hover_text(command.help()).clicked() {
                sheet.request(Some(command));
            }
        }
        enter && !field.has_focus() && !field.lost_focus()
    }
}

impl View for HistoryView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::name().into()
    }

    fn tabs(&self, _engine: &Engine, open: OpenTabs<'_>) -> Vec<Tab> {
        open.has(Tab::History).then_some(Tab::History).into_iter().collect()
    }

    fn refresh(&mut self, context: RefreshContext<'_>) {
        let history = context.document.history_mut();
        // Computes the entries of new steps.
        history.entries();
        let mut grid = context.grid;
        let cursor = grid.as_ref().filter(|_| self.list.is_to_be_sorted()).map(|grid| grid.cursor());
        let entry = cursor.and_then(|at| self.list.position_at(at.row));
        self.list.refresh(history);
        if let (Some(grid), Some(at), Some(row)) =
            (grid.as_deref_mut(), cursor, entry.and_then(|at| self.list.row_of(at)))
        {
            // The cursor follows its entry.
            grid.go_to(row, at.column);
        }
        let usual = HistoryColumn::ALL.into_iter();
        let usual = usual.filter(|column| *column != HistoryColumn::Author || self.list.has_several_authors());
        let before = std::mem::take(&mut self.columns);
        self.columns = context.columns.arrange(usual.collect(), |column| column.key());
        if let Some(grid) = grid {
            grid.follow_columns(&before, &self.columns);
        }
    }

    fn content_version(&self) -> ContentVersion {
        ContentVersion::new((), self.list.times_filtered())
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        Some(Box::new(self.table(context.document)))
    }

    fn empty_state(&self, context: &ViewContext<'_>) -> Option<EmptyState> {
        context.document.history().cached_entries().is_empty().then_some(EmptyState {
            title: texts::no_changes_yet(),
            text: texts::no_changes_yet_text(),
            next_step: None,
            commands: &[],
        })
    }

    fn show_bar(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) {
        let (panel, fill) = (egui::Panel::top("history").show_separator_line(false), sheet.context.palette.panel);
        let enter = show_wrapped_bar(ui, panel, (fill, 6), |ui| self.show_search(ui, sheet));
        let history = sheet.context.document.history();
        self.list.refresh(history);
        // Enter on a line shows the event as it was then.
        if enter && !sheet.has_dialog && self.list.entry_at(history, sheet.grid.cursor().row).is_some() {
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
            sheet.request(Some(Command::ShowPastState));
        }
    }

    /// The history needs the whole width, and problems are solved on other tabs.
    fn problem_list(&self, _context: &ViewContext<'_>) -> ProblemList {
        ProblemList::Hidden
    }

    fn open_details(&mut self, _context: &ViewContext<'_>) -> Request {
        Request::Command(Command::ShowPastState)
    }

    fn is_sorted(&self) -> Option<bool> {
        Some(self.list.sort.is_sorted())
    }

    fn sort_by(&mut self, column: usize, also: bool) {
        if let Some(column) = self.columns.get(column) {
            self.list.sort.sort(*column, also);
        }
    }

    fn unsort(&mut self) {
        self.list.sort.unsort();
    }

    fn sort_headings(&self) -> Vec<(String, bool)> {
        self.list.sort.headings(|column| Some(column.key().to_owned()))
    }

    fn sort_by_headings(&mut self, headings: Vec<(String, bool)>) {
        let column = |heading: &str| HistoryColumn::ALL.into_iter().find(|column| column.key() == heading);
        self.list.sort = SortOrder::from_headings(&headings, column);
    }

    fn command_name(&self, command: Command) -> Option<&'static str> {
        (command == Command::SortByPlace).then(texts::sort_newest_first)
    }

    /// Shows every entry again, then the newest first.
    fn leave(&mut self, _messages: &mut Messages) -> bool {
        if self.list.has_filter() {
            self.list.show_topic(None);
            return true;
        }
        false
    }
}
