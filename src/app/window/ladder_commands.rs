//! The commands of the year's ladder. The pages of the ladder are in [`crate::app::views::ladder`].

use std::path::PathBuf;

use eframe::egui::{self, Event, Frame, Key, Ui};

use super::{ChooserItem, Dialog, FormPurpose, Topboard};
use crate::app::command::Command;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::paste_results::PasteResultsDialog;
use crate::app::dialogs::text_form::{FormField, TextForm};
use crate::app::files::FilePurpose;
use crate::app::path_text::file_name;
use crate::app::theme::{Palette, size};
use crate::app::views::Tab;
use crate::app::views::ladder::compiled_year::{IdentityPair, format_day, ladder_for};
use crate::app::views::ladder::explanation;
use crate::app::views::ladder::explanation::LadderExplanation;
use crate::app::views::ladder::identities::IdentitiesModel;
use crate::app::views::ladder::problems::ProblemsModel;
use crate::app::views::ladder::table::LadderTableModel;
use crate::app::views::ladder::{CompiledYear, LadderPage, plot, toolbar};
use crate::book::Edit;
use crate::book::results_year::{
    IdentityVerdict, LadderChoices, ListedName, ResultsYearEdit, TiePoints, YearEvent, YearEventField,
};
use crate::book::typed_words::capitalize;
use crate::import::year_results::{ImportedYearLists, read_year_results};
use crate::ladder::{LadderKind, LadderLibrary, find_date};
use crate::notices::ColumnRole;

/// The file name under which a pasted list is read.
const PASTED_LIST_NAME: &str = "Pasted list.txt";

/// The largest number of errors in one notification.
const MAX_SHOWN_ERRORS: usize = 6;

/// The source of this book's own event.
const OWN_SOURCE: &str = "this book";

impl Topboard {
    /// Compiles the ladder again if the book has changed, and keeps the cursor on its player.
    pub(super) fn refresh_ladder(&mut self) {
        let Tab::Ladder(page) = self.tab else { return };
        let person = match (page, self.ladder.compiled_year(), self.grids.get(&self.tab)) {
            (LadderPage::Table, Some(compiled_year), Some(state)) => LadderTableModel::new(compiled_year)
                .row(state.cursor().row)
                .map(|row| compiled_year.roster.name(row.person).to_owned()),
            _ => None,
        };
        let before = self.ladder.compiled_year().map(|compiled_year| compiled_year.key);
        self.ladder.refresh(&self.document.engine);
        if before == self.ladder.compiled_year().map(|compiled_year| compiled_year.key) {
            return;
        }
        if let (Some(name), Some(compiled_year)) = (person, self.ladder.compiled_year()) {
            let row = compiled_year.table.rows.iter().position(|row| compiled_year.roster.name(row.person) == name);
            if let (Some(row), Some(state)) = (row, self.grids.get_mut(&self.tab))
                && state.cursor().row != row + 1
            {
                let column = state.cursor().column;
                state.go_to(row + 1, column);
            }
        }
    }

    /// The compiled ladder, if it belongs to the present book.
    pub(super) fn current_compiled_year(&self) -> Option<&CompiledYear> {
        self.ladder.compiled_year().filter(|compiled_year| compiled_year.key.0 == self.document.engine.revision())
    }

    /// The compiled ladder for a page. While a new one is compiled, this is the old one, as long as it has the same
    /// events and lines.
    pub(super) fn compiled_year_for_page(&self, page: LadderPage) -> Option<&CompiledYear> {
        let events = &self.document.engine.book().results_year.events;
        self.ladder.compiled_year().filter(|compiled_year| {
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

    fn ladder_page(&self) -> Option<LadderPage> {
        match self.tab {
            Tab::Ladder(page) => Some(page),
            _ => None,
        }
    }

    fn ladder_row(&self) -> Option<usize> {
        self.ladder_page()?;
        self.grids.get(&self.tab).map(|state| state.cursor().row)
    }

    /// The pair of names at the cursor.
    pub(super) fn pair_at_cursor(&self) -> Option<&IdentityPair> {
        if self.ladder_page()? != LadderPage::Identities {
            return None;
        }
        IdentitiesModel::new(self.current_compiled_year()?, &self.ladder).pair(self.ladder_row()?)
    }

    fn decision_at_cursor(&self) -> Option<(IdentityVerdict, usize)> {
        if self.ladder_page()? != LadderPage::Identities {
            return None;
        }
        IdentitiesModel::new(self.current_compiled_year()?, &self.ladder).decision(self.ladder_row()?)
    }

    /// The event at the cursor, or the event whose list is in view.
    fn year_event_at_cursor(&self) -> Option<usize> {
        let events = self.document.engine.book().results_year.events.len();
        let at = match self.ladder_page()? {
            LadderPage::List(at) => at,
            LadderPage::Events => self.ladder_row()?.checked_sub(1)?,
            LadderPage::Problems => {
                ProblemsModel::new(self.current_compiled_year()?, &self.ladder).event_and_line(self.ladder_row()?)?.0
            }
            LadderPage::Table => {
                let at = self.grids.get(&self.tab)?.cursor();
                match LadderTableModel::new(self.current_compiled_year()?).role(at.column)? {
                    ColumnRole::EventPlace(event) | ColumnRole::EventPoints(event) => event,
                    _ => return None,
                }
            }
            _ => return None,
        };
        (at < events).then_some(at)
    }

    /// The event and the line of the result at the cursor of the table.
    fn result_at_cursor(&self) -> Option<(usize, usize)> {
        let at = self.grids.get(&self.tab).filter(|_| self.ladder_page() == Some(LadderPage::Table))?.cursor();
        let compiled_year = self.current_compiled_year()?;
        let model = LadderTableModel::new(compiled_year);
        let (ColumnRole::EventPlace(event) | ColumnRole::EventPoints(event)) = model.role(at.column)? else {
            return None;
        };
        let result = model.result(at.row, event)?.result;
        Some((event, compiled_year.compiled_ladder().events.get(event)?.results.get(result)?.line))
    }

    /// The explanation of the figure at the cursor.
    pub(super) fn ladder_explanation_at_cursor(&self) -> Option<LadderExplanation> {
        let page = self.ladder_page()?;
        let at = self.grids.get(&self.tab)?.cursor();
        let compiled_year = self.ladder.compiled_year()?;
        match page {
            LadderPage::Table => explanation::explain_table_cell(compiled_year, at.row, at.column),
            LadderPage::List(event) => explanation::explain_list_line(compiled_year, event, at.row.checked_sub(1)?),
            _ => None,
        }
    }

    /// The text of the problem at the cursor, and whether it is an error.
    pub(super) fn ladder_remark(&self) -> Option<(String, bool)> {
        if self.ladder_page()? != LadderPage::Problems {
            return None;
        }
        ProblemsModel::new(self.current_compiled_year()?, &self.ladder).message(self.ladder_row()?)
    }

    /// Whether a command of the ladder is available now.
    pub(super) fn can_run_ladder_command(&self, command: Command) -> bool {
        let season = &self.document.engine.book().results_year;
        match command {
            Command::AddOwnEvent => !self.document.engine.standings().rows.is_empty(),
            Command::Ladder
            | Command::AddResultLists
            | Command::PasteResultList
            | Command::ChooseLadder
            | Command::ImportIdentities => true,
            Command::SamePerson | Command::DifferentPeople | Command::PostponePair => self.pair_at_cursor().is_some(),
            Command::RetractVerdict => self.decision_at_cursor().is_some(),
            Command::SplitPerson => self.result_at_cursor().is_some(),
            Command::OpenResultList => self.year_event_at_cursor().is_some(),
            Command::RemoveFromLadder => self.removal_at_cursor().is_some(),
            _ => !season.events.is_empty(),
        }
    }

    /// Runs a command of the ladder.
    pub(super) fn run_ladder_command(&mut self, ctx: &egui::Context, command: Command) {
        match command {
            Command::Ladder => self.open_tab(Tab::Ladder(self.ladder.page)),
            Command::Identities => self.open_tab(Tab::Ladder(LadderPage::Identities)),
            Command::LadderProblems => self.open_tab(Tab::Ladder(LadderPage::Problems)),
            Command::AddResultLists => self.ask_for_file(ctx, FilePurpose::ResultLists),
            Command::AddOwnEvent => self.add_own_event(),
            Command::ImportIdentities => self.ask_for_file(ctx, FilePurpose::IdentityDecisions),
            Command::ExportLadder => self.ask_for_file(ctx, FilePurpose::ExportLadder),
            Command::PasteResultList => self.dialog = Some(Dialog::PasteResults(PasteResultsDialog::default())),
            Command::ChooseLadder => self.dialog = Some(Dialog::Chooser(self.ladder_chooser())),
            Command::LadderYear => self.dialog = Some(self.ladder_year_form()),
            Command::LadderAfter => self.dialog = Some(Dialog::Chooser(self.event_chooser())),
            Command::OpenResultList => {
                let line = self.list_line_at_cursor();
                if let Some(event) = self.year_event_at_cursor() {
                    self.open_list(event, line);
                }
            }
            Command::RemoveFromLadder => {
                if let Some((step, edit)) = self.removal_at_cursor() {
                    self.apply(step, Edit::ResultsYear(edit));
                }
            }
            Command::SamePerson => self.record_verdict(IdentityVerdict::Same),
            Command::DifferentPeople => self.record_verdict(IdentityVerdict::Different),
            Command::PostponePair => {
                if let Some(pair) = self.pair_at_cursor().cloned() {
                    let key = (pair.one, pair.other);
                    if !self.ladder.postponed_pairs.remove(&key) {
                        self.ladder.postponed_pairs.insert(key);
                    }
                }
            }
            Command::RetractVerdict => {
                if let Some((verdict, at)) = self.decision_at_cursor() {
                    let edit = ResultsYearEdit::RemoveDecision { verdict, position: at };
                    self.apply("removal of an identity decision", Edit::ResultsYear(edit));
                }
            }
            Command::SplitPerson => self.split_person_at_cursor(),
            _ => {}
        }
    }

    /// Adds this book's own event to the ladder with its present standings, or updates it there.
    fn add_own_event(&mut self) {
        let engine = &self.document.engine;
        let events = match self.ladder_kind() {
            LadderKind::Events => vec![YearEvent::from_book(engine)],
            LadderKind::Games => YearEvent::games_from_book(engine),
        };
        let season = &engine.book().results_year;
        let mut edits = Vec::new();
        // The last event is removed first, so that the others keep their positions.
        for at in (0..season.events.len()).rev().filter(|at| season.events[*at].source == OWN_SOURCE) {
            edits.push(ResultsYearEdit::RemoveEvent(at));
        }
        for (at, event) in (season.events.len() - edits.len()..).zip(events) {
            let before = season.events.iter().find(|old| old.source == OWN_SOURCE && old.name == event.name);
            let mut event = YearEvent { source: OWN_SOURCE.to_owned(), ..event };
            if let Some(before) = before {
                // The fields that the user typed stay.
                (event.date, event.ended) = (before.date, before.ended);
                (event.championship, event.accredited, event.variant) =
                    (before.championship, before.accredited, before.variant);
            }
            edits.push(ResultsYearEdit::AddEvent { position: at, event: Box::new(event) });
        }
        if season.ladder.is_empty()
            && let Some(usual) = ladder_for(season)
        {
            edits.push(ResultsYearEdit::Ladder(usual.name().to_owned()));
        }
        let edit = Edit::Batch(edits.into_iter().map(Edit::ResultsYear).collect());
        if self.apply("this event in the ladder", edit) {
            self.open_tab(Tab::Ladder(self.ladder.page));
            "this event is in the ladder now; repeat the command after changes".clone_into(&mut self.status_message);
        }
    }

    /// The line to go to in the result list of the event at the cursor.
    fn list_line_at_cursor(&self) -> Option<usize> {
        match self.ladder_page()? {
            LadderPage::Problems => {
                ProblemsModel::new(self.current_compiled_year()?, &self.ladder).event_and_line(self.ladder_row()?)?.1
            }
            _ => self.result_at_cursor().map(|(_, line)| line),
        }
    }

    /// Opens the result list of the event at the cursor.
    pub(super) fn open_year_event(&mut self) {
        match self.year_event_at_cursor().filter(|_| !matches!(self.ladder_page(), Some(LadderPage::List(_)))) {
            Some(event) => {
                let line = self.list_line_at_cursor();
                self.open_list(event, line);
            }
            None => "F2 on the points of an event opens its result list. The panel beside the table explains a score."
                .clone_into(&mut self.status_message),
        }
    }

    pub(super) fn open_list(&mut self, event: usize, line: Option<usize>) {
        self.open_tab(Tab::Ladder(LadderPage::List(event)));
        if let (Some(line), false) = (line, self.is_correcting_cell()) {
            self.move_cursor(line + 1, 1);
        }
    }

    fn removal_at_cursor(&self) -> Option<(String, ResultsYearEdit)> {
        let season = &self.document.engine.book().results_year;
        let row = self.ladder_row()?.checked_sub(1)?;
        match self.ladder_page()? {
            LadderPage::Events => {
                let event = season.events.get(row)?;
                Some((format!("removal of {} from the ladder", event.name), ResultsYearEdit::RemoveEvent(row)))
            }
            LadderPage::List(event) => {
                let year_event = season.events.get(event)?;
                let line = year_event.lines.get(row)?;
                let step = format!("removal of {} from the list of {}", line.name, year_event.name);
                Some((step, ResultsYearEdit::RemoveLine { event, line: row }))
            }
            _ => None,
        }
    }

    fn record_verdict(&mut self, verdict: IdentityVerdict) {
        let Some(pair) = self.pair_at_cursor().cloned() else { return };
        let season = &self.document.engine.book().results_year;
        let edits = season.decisions.edits_to_decide(verdict, pair.one.clone(), pair.other.clone());
        let (verdict_text, message) = match verdict {
            IdentityVerdict::Same => ("are one person", format!("{} and {} are one person", pair.one, pair.other)),
            IdentityVerdict::Different => ("are two people", format!("{} and {} are two people", pair.one, pair.other)),
        };
        let edit = Edit::Batch(edits.into_iter().map(Edit::ResultsYear).collect());
        if self.apply(format!("{} and {} {verdict_text}", pair.one, pair.other), edit) {
            self.status_message = message;
        }
    }

    /// Decides that the player in the event at the cursor is another person of the same name.
    fn split_person_at_cursor(&mut self) {
        let Some((event, line)) = self.result_at_cursor() else { return };
        let Some(compiled_year) = self.current_compiled_year() else { return };
        let season = &compiled_year.results_year;
        let Some(person) = compiled_year.roster.person(event, line) else { return };
        if compiled_year.roster.people().get(person.0).is_none_or(|person| person.events.len() < 2) {
            "this player is in one event only".clone_into(&mut self.status_message);
            return;
        }
        let year_event = &season.events[event];
        let here = ListedName {
            event: Some(year_event.name.clone()),
            ..ListedName::from(year_event.lines[line].name.as_str())
        };
        let others = ListedName::from(compiled_year.roster.name(person));
        let step = format!("{here} is another person");
        let edits = season.decisions.edits_to_decide(IdentityVerdict::Different, here, others);
        if self.apply(step.clone(), Edit::Batch(edits.into_iter().map(Edit::ResultsYear).collect())) {
            self.status_message = step;
        }
    }

    fn ladder_chooser(&self) -> ListChooser<ChooserItem> {
        let current = ladder_for(&self.document.engine.book().results_year).map(crate::ladder::Ladder::name);
        let items = LadderLibrary::shipped().all().iter().enumerate().map(|(at, ladder)| ListItem {
            name: ladder.name().to_owned(),
            detail: if current == Some(ladder.name()) { "in use" } else { "" }.to_owned(),
            keywords: ladder.description().to_owned(),
            choice: ChooserItem::Ladder(at),
        });
        ListChooser::new("Choose the ladder", "a few letters of its name", items.collect())
    }

    /// Compiles the year by another ladder. The ladder decides whether a list is an event or a game.
    pub(super) fn use_ladder(&mut self, at: usize) {
        let Some(ladder) = LadderLibrary::shipped().all().get(at) else { return };
        let season = &self.document.engine.book().results_year;
        let is_game = ladder.kind() == LadderKind::Games;
        let mut edits = vec![ResultsYearEdit::Ladder(ladder.name().to_owned())];
        for (at, _) in season.events.iter().enumerate().filter(|(_, event)| event.is_game != is_game) {
            edits.push(ResultsYearEdit::Event(at, YearEventField::IsGame(is_game)));
        }
        let edit = Edit::Batch(edits.into_iter().map(Edit::ResultsYear).collect());
        if self.apply(format!("ladder {}", ladder.name()), edit) {
            self.ladder.after_events = None;
            self.open_tab(Tab::Ladder(self.ladder.page));
            self.status_message = format!("compiled by the rules of {}", ladder.name());
        }
    }

    fn ladder_year_form(&self) -> Dialog {
        let choices = self.document.engine.book().results_year.choices;
        let field = |name, text: String| FormField { name, text };
        let ties = match choices.ties {
            None => "",
            Some(TiePoints::Mean) => "mean",
            Some(TiePoints::Better) => "better",
            Some(TiePoints::Listed) => "listed",
        };
        let mut form = TextForm::new(
            FormPurpose::LadderYear,
            "Year, date and ties",
            vec![
                field(
                    "Year; events of other years are left out",
                    choices.year.map_or(String::new(), |year| year.to_string()),
                ),
                field(
                    "Date of the ladder; empty for the end of the year",
                    choices.date.map_or(String::new(), format_day),
                ),
                field("Tied places: mean, better or listed; empty for the rule of the ladder", ties.to_owned()),
            ],
        );
        form.introduction.push_str(
            "Players with the same printed place are tied. They get the mean of the points, the points of the better place, or \
             the points of their places in the order of the list.",
        );
        Dialog::Form(form)
    }

    /// Applies the form. Returns false if something in it must be corrected.
    pub(super) fn submit_ladder_year(&mut self, form: &mut TextForm<FormPurpose>) -> bool {
        let text = |at: usize| form.fields.get(at).map(|field| field.text.trim().to_owned()).unwrap_or_default();
        let year = match text(0).parse::<i16>() {
            _ if text(0).is_empty() => None,
            Ok(year) if (1950..=2199).contains(&year) => Some(year),
            _ => {
                form.error = Some(format!("“{}” is not a year.", text(0)));
                return false;
            }
        };
        let on = match find_date(&text(1)) {
            None if !text(1).is_empty() => {
                form.error = Some(format!("“{}” is not a date. Write a date such as 15 December 2001.", text(1)));
                return false;
            }
            day => day,
        };
        let ties = match text(2).to_lowercase().as_str() {
            "" => None,
            "mean" => Some(TiePoints::Mean),
            "better" => Some(TiePoints::Better),
            "listed" | "as listed" => Some(TiePoints::Listed),
            other => {
                form.error = Some(format!("“{other}” is not a rule for ties. Type mean, better or listed."));
                return false;
            }
        };
        self.apply(
            "year of the ladder",
            Edit::ResultsYear(ResultsYearEdit::Choices(LadderChoices { year, date: on, ties })),
        );
        true
    }

    fn event_chooser(&self) -> ListChooser<ChooserItem> {
        let mut items = vec![ListItem {
            name: "All events".to_owned(),
            detail: if self.ladder.after_events.is_none() { "in view" } else { "" }.to_owned(),
            keywords: String::new(),
            choice: ChooserItem::LadderAfterEvent(None),
        }];
        if let Some(compiled_year) = self.ladder.compiled_year() {
            let compiled = compiled_year.compiled_ladder();
            items.extend(compiled.order.iter().enumerate().map(|(n, at)| ListItem {
                name: format!("After {}", compiled_year.results_year.events[*at].name),
                detail: if self.ladder.after_events == Some(n + 1) { "in view" } else { "" }.to_owned(),
                keywords: compiled_year.results_year.events[*at].date.map(format_day).unwrap_or_default(),
                choice: ChooserItem::LadderAfterEvent(Some(n + 1)),
            }));
        }
        ListChooser::new("The ladder after an event", "name of the event", items)
    }

    pub(super) fn show_ladder_after(&mut self, events: Option<usize>) {
        let all = self.ladder.compiled_year().map_or(0, |compiled_year| compiled_year.compiled_ladder().order.len());
        self.ladder.after_events = events.filter(|events| *events < all);
        self.open_tab(Tab::Ladder(LadderPage::Table));
        self.refresh_ladder();
    }

    /// Whether a list is read as an event or as the games of a league.
    pub(super) fn ladder_kind(&self) -> LadderKind {
        ladder_for(&self.document.engine.book().results_year).map_or(LadderKind::Events, crate::ladder::Ladder::kind)
    }

    /// Adds result lists and decisions to the results year, as one step.
    pub(super) fn add_year_results(
        &mut self,
        purpose: FilePurpose,
        files: Vec<(PathBuf, Result<ImportedYearLists, String>)>,
    ) {
        self.commit_typing();
        let mut errors: Vec<String> = Vec::new();
        let mut lists: Vec<(String, ImportedYearLists)> = Vec::new();
        for (path, result) in files {
            match result {
                Ok(gathered) => lists.push((file_name(&path), gathered)),
                Err(error) => errors.push(capitalize(&error)),
            }
        }
        if purpose == FilePurpose::IdentityDecisions {
            for (name, gathered) in &mut lists {
                if gathered.decisions.is_empty() {
                    errors.push(format!("{name} holds no identity decisions."));
                }
                *gathered = ImportedYearLists {
                    decisions: std::mem::take(&mut gathered.decisions),
                    ..ImportedYearLists::default()
                };
            }
        }
        let source = match &lists[..] {
            [(name, _)] => name.clone(),
            many => format!("{} files", many.len()),
        };
        let edits = self.edits_to_add(lists.iter().map(|(_, gathered)| gathered));
        let added: usize = lists.iter().map(|(_, gathered)| gathered.events.len()).sum();
        let made = !edits.is_empty() && self.apply(source.clone(), Edit::Batch(edits));
        if made {
            self.ladder.reading_remarks.extend(lists.into_iter().flat_map(|(_, gathered)| gathered.remarks));
            let page = if matches!(self.tab, Tab::Ladder(_)) { self.ladder.page } else { LadderPage::Table };
            self.open_tab(Tab::Ladder(page));
            self.status_message = match (added, purpose) {
                (_, FilePurpose::IdentityDecisions) => format!("identities imported from {source}"),
                (1, _) => format!("1 list added from {source}"),
                (many, _) => format!("{many} lists added from {source}"),
            };
        }
        if !errors.is_empty() {
            let more = errors.len().saturating_sub(MAX_SHOWN_ERRORS);
            errors.truncate(MAX_SHOWN_ERRORS);
            if more > 0 {
                errors.push(format!("And {more} more."));
            }
            self.notification = Some((errors.join("\n"), true));
        }
    }

    /// The edits that add these lists and decisions to the results year.
    fn edits_to_add<'a>(&self, lists: impl Iterator<Item = &'a ImportedYearLists>) -> Vec<Edit> {
        let season = &self.document.engine.book().results_year;
        let mut edits = Vec::new();
        let mut at = season.events.len();
        let mut decisions = season.decisions.clone();
        let mut ladder = season.ladder.clone();
        for gathered in lists {
            for event in &gathered.events {
                edits.push(ResultsYearEdit::AddEvent { position: at, event: Box::new(event.clone()) });
                at += 1;
            }
            if ladder.is_empty() && !gathered.ladder.is_empty() {
                ladder.clone_from(&gathered.ladder);
                edits.push(ResultsYearEdit::Ladder(ladder.clone()));
                edits.push(ResultsYearEdit::Choices(gathered.choices));
            }
            decisions.add_missing(&gathered.decisions);
        }
        for verdict in [IdentityVerdict::Same, IdentityVerdict::Different] {
            for (at, group) in decisions.groups(verdict).iter().enumerate().skip(season.decisions.groups(verdict).len())
            {
                edits.push(ResultsYearEdit::AddDecision { verdict, position: at, group: group.clone() });
            }
        }
        if ladder.is_empty()
            && !edits.is_empty()
            && let Some(usual) = ladder_for(season)
        {
            edits.push(ResultsYearEdit::Ladder(usual.name().to_owned()));
        }
        edits.into_iter().map(Edit::ResultsYear).collect()
    }

    /// Adds a pasted list. Returns false if it must be corrected.
    pub(super) fn add_pasted_list(&mut self, field: &mut PasteResultsDialog) -> bool {
        let path = PathBuf::from(PASTED_LIST_NAME);
        match read_year_results(field.text.as_bytes(), &path, self.ladder_kind()) {
            Ok(mut gathered) => {
                for event in &mut gathered.events {
                    "pasted text".clone_into(&mut event.source);
                }
                self.add_year_results(FilePurpose::ResultLists, vec![(PathBuf::from("pasted text"), Ok(gathered))]);
                true
            }
            Err(error) => {
                field.error = Some(error.to_string());
                false
            }
        }
    }

    /// Handles the keys of the ladder pages: the verdict on a pair, and pasting a list.
    pub(super) fn ladder_keys(&mut self, ctx: &egui::Context) {
        let Some(page) = self.ladder_page() else { return };
        let season_is_empty = self.document.engine.book().results_year.events.is_empty();
        let takes_lists = season_is_empty || !matches!(page, LadderPage::Events | LadderPage::List(_));
        let menu = egui::Popup::is_any_open(ctx);
        let mut commands = Vec::new();
        let mut pasted = None;
        ctx.input_mut(|input| {
            // A letter with Alt opens a menu, and an open menu takes all letters.
            let free = !input.modifiers.alt && !menu;
            input.events.retain(|event| match event {
                Event::Text(text) if page == LadderPage::Identities && free => {
                    let command = match text.to_lowercase().as_str() {
                        "s" => Command::SamePerson,
                        "d" => Command::DifferentPeople,
                        "l" => Command::PostponePair,
                        _ => return true,
                    };
                    commands.push(command);
                    false
                }
                Event::Key { key: Key::Delete | Key::Backspace, pressed: true, modifiers, .. }
                    if page == LadderPage::Identities && free && modifiers.is_none() =>
                {
                    commands.push(Command::RetractVerdict);
                    false
                }
                Event::Paste(text) if takes_lists => {
                    pasted = Some(text.clone());
                    false
                }
                _ => true,
            });
        });
        for command in commands {
            self.ladder.wait_for_ladder(&self.document.engine);
            self.execute(ctx, command);
        }
        if let Some(text) = pasted {
            let mut field = PasteResultsDialog::with_text(text);
            if !self.add_pasted_list(&mut field) {
                self.dialog = Some(Dialog::PasteResults(field));
            }
        }
    }

    /// Shows a page of the ladder below its bar.
    pub(super) fn show_ladder_page(&mut self, ui: &mut Ui, page: LadderPage, palette: &Palette) -> Option<Command> {
        let season = &self.document.engine.book().results_year;
        let response = toolbar::show_toolbar(ui, season, &self.ladder, page);
        let mut command = response.command;
        egui::CentralPanel::default().frame(Frame::NONE).show(ui, |ui| match page {
            LadderPage::Year => {
                let frame = Frame::new().inner_margin(egui::Margin::symmetric(12, 4));
                frame.show(ui, |ui| {
                    if let Some(compiled_year) = self.ladder.compiled_year() {
                        plot::show_year(ui, &compiled_year.summary);
                    }
                });
            }
            LadderPage::Identities
                if self.ladder.compiled_year().is_some_and(|w| w.pairs.is_empty() && w.decisions.is_empty()) =>
            {
                show_empty_page(ui, "No names to decide", "No two names of the year look like one person.");
            }
            LadderPage::Problems
                if self
                    .ladder
                    .compiled_year()
                    .is_some_and(|compiled_year| ProblemsModel::count(compiled_year, &self.ladder) == 0) =>
            {
                show_empty_page(ui, "No problems", "Every list has places, games and dates.");
            }
            LadderPage::Table
                if self.ladder.compiled_year().is_some_and(|compiled_year| compiled_year.table.rows.is_empty()) =>
            {
                show_empty_page(ui, "The table is empty", "No event counts yet. The Events page shows why.");
            }
            _ => self.show_grid(ui, palette),
        });
        if let Some(page) = response.page {
            self.open_tab(Tab::Ladder(page));
            ui.ctx().request_repaint();
        }
        command.take()
    }

    /// Shows the side panel of a ladder page: the explanation, or the pair of names.
    pub(super) fn show_ladder_side_panel(&self, ui: &mut Ui) -> Option<Command> {
        let page = self.ladder_page()?;
        let shown = matches!(page, LadderPage::Table | LadderPage::List(_) | LadderPage::Identities) && self.show_table;
        // While a new ladder is compiled, the old one stays in view.
        let compiled_year = self.ladder.compiled_year().filter(|_| shown)?;
        if compiled_year.results_year.events.is_empty()
            || (page == LadderPage::Identities && compiled_year.pairs.is_empty())
        {
            return None;
        }
        let palette = Palette::current(ui.ctx());
        let mut chosen = None;
        egui::Panel::right("side")
            .resizable(true)
            .default_size(size::PANEL)
            .size_range(180.0..=520.0)
            .frame(Frame::new().fill(palette.panel))
            .show(ui, |ui| {
                ui.set_min_height(ui.available_height());
                chosen = match page {
                    LadderPage::Identities => match self.pair_at_cursor() {
                        Some(pair) => explanation::show_pair(ui, compiled_year, pair),
                        None => None,
                    },
                    _ => explanation::show_explanation(ui, self.ladder_explanation_at_cursor().as_ref()),
                };
            });
        chosen
    }

    /// The status text of the page in view.
    pub(super) fn ladder_status(&self) -> String {
        let some = |count: usize, one: &str| format!("{count} {one}{}", if count == 1 { "" } else { "s" });
        let season = &self.document.engine.book().results_year;
        let Some(compiled_year) = self.ladder.compiled_year() else { return String::new() };
        match self.ladder_page() {
            Some(LadderPage::Events) => some(season.events.len(), "event"),
            Some(LadderPage::List(at)) => some(season.events.get(at).map_or(0, |event| event.lines.len()), "line"),
            Some(LadderPage::Identities) => format!("{} undecided", some(compiled_year.pairs.len(), "pair")),
            Some(LadderPage::Problems) => some(ProblemsModel::count(compiled_year, &self.ladder), "problem"),
            _ => {
                let first = compiled_year.table.rows.first();
                let leading =
                    compiled_year.table.rows.iter().take_while(|row| first.is_some_and(|first| first.rank == row.rank));
                let names: Vec<&str> = leading.map(|row| compiled_year.roster.name(row.person)).collect();
                let title = compiled_year.ladder.title().unwrap_or("Leading");
                let leading =
                    if names.is_empty() { String::new() } else { format!("{title}: {};  ", names.join(" and ")) };
                let listed = format!("{} in the table", some(compiled_year.table.rows.len(), "player"));
                match compiled_year.table.unlisted {
                    0 => format!("{leading}{listed}"),
                    more => format!("{leading}{listed}, {more} with too few results"),
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
