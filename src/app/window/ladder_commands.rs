//! The year's ladder in the window: what its commands do.

use std::path::PathBuf;

use eframe::egui::{self, Event, Frame, Key, Ui};

use super::{ChooserItem, Dialog, FormPurpose, Topboard};
use crate::app::background::{FilePurpose, file_name};
use crate::app::command::Command;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::paste_results::PasteResultsDialog;
use crate::app::dialogs::text_form::{FormField, TextForm};
use crate::app::theme::{Palette, size};
use crate::app::views::Tab;
use crate::app::views::ladder::compiled_year::{IdentityPair, ladder_of, said};
use crate::app::views::ladder::explanation;
use crate::app::views::ladder::explanation::LadderExplanation;
use crate::app::views::ladder::identities::IdentitiesModel;
use crate::app::views::ladder::problems::ProblemsModel;
use crate::app::views::ladder::table::LadderTableModel;
use crate::app::views::ladder::{LadderPage, CompiledYear, plot, toolbar};
use crate::book::Edit;
use crate::book::results_year::{
    IdentityVerdict, LadderChoices, ListedName, ResultsYearEdit, TiePoints, YearEvent, YearEventField,
};
use crate::book::vocabulary::capitalize;
use crate::import::year_results::{YearResults, read_year_results};
use crate::ladder::{LadderKind, LadderLibrary, find_date};
use crate::notices::ColumnRole;

/// What a pasted list is read as.
const PASTED: &str = "Pasted list.txt";

/// As many files as are named that could not be read.
const TOLD: usize = 6;

/// Where this book's own event was read from.
const OWN: &str = "this book";

impl Topboard {
    /// Compiles the ladder anew where the book has changed, and keeps the cursor on its player.
    pub(super) fn refresh_ladder(&mut self) {
        let Tab::Ladder(page) = self.tab else { return };
        let person = match (page, self.ladder.worked(), self.grids.get(&self.tab)) {
            (LadderPage::Table, Some(worked), Some(state)) => {
                LadderTableModel::new(worked).row(state.cursor().row).map(|row| worked.roster.name(row.person).to_owned())
            }
            _ => None,
        };
        let before = self.ladder.worked().map(|worked| worked.key);
        self.ladder.refresh(&self.document.engine);
        if before == self.ladder.worked().map(|worked| worked.key) {
            return;
        }
        if let (Some(name), Some(worked)) = (person, self.ladder.worked()) {
            let row = worked.table.rows.iter().position(|row| worked.roster.name(row.person) == name);
            if let (Some(row), Some(state)) = (row, self.grids.get_mut(&self.tab))
                && state.cursor().row != row + 1
            {
                let column = state.cursor().column;
                state.go_to(row + 1, column);
            }
        }
    }

    /// The compiled ladder, where it is of the book as it is now.
    pub(super) fn ladder_now(&self) -> Option<&CompiledYear> {
        self.ladder.worked().filter(|worked| worked.key.0 == self.document.engine.revision())
    }

    /// The compiled ladder for the page of an event, also while the next is compiled, as long as it has the same events
    /// and lines.
    pub(super) fn ladder_beside(&self, page: LadderPage) -> Option<&CompiledYear> {
        let events = &self.document.engine.book().results_year.events;
        self.ladder.worked().filter(|worked| {
            let held = &worked.season.events;
            held.len() == events.len()
                && match page {
                    LadderPage::List(at) => {
                        held.get(at).map(|event| event.lines.len()) == events.get(at).map(|event| event.lines.len())
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

    /// The pair under the cursor.
    pub(super) fn pair_at_cursor(&self) -> Option<&IdentityPair> {
        if self.ladder_page()? != LadderPage::People {
            return None;
        }
        IdentitiesModel::new(self.ladder_now()?, &self.ladder).pair(self.ladder_row()?)
    }

    fn decision_at_cursor(&self) -> Option<(IdentityVerdict, usize)> {
        if self.ladder_page()? != LadderPage::People {
            return None;
        }
        IdentitiesModel::new(self.ladder_now()?, &self.ladder).decision(self.ladder_row()?)
    }

    /// The event under the cursor, or whose list is in view.
    fn season_event_at_cursor(&self) -> Option<usize> {
        let events = self.document.engine.book().results_year.events.len();
        let at = match self.ladder_page()? {
            LadderPage::List(at) => at,
            LadderPage::Events => self.ladder_row()?.checked_sub(1)?,
            LadderPage::Problems => ProblemsModel::new(self.ladder_now()?, &self.ladder).at(self.ladder_row()?)?.0,
            LadderPage::Table => {
                let at = self.grids.get(&self.tab)?.cursor();
                match LadderTableModel::new(self.ladder_now()?).kind(at.column)? {
                    ColumnRole::EventPlace(event) | ColumnRole::EventPoints(event) => event,
                    _ => return None,
                }
            }
            _ => return None,
        };
        (at < events).then_some(at)
    }

    /// The event and the line of a player's result under the cursor of the table.
    fn result_at_cursor(&self) -> Option<(usize, usize)> {
        let at = self.grids.get(&self.tab).filter(|_| self.ladder_page() == Some(LadderPage::Table))?.cursor();
        let worked = self.ladder_now()?;
        let model = LadderTableModel::new(worked);
        let (ColumnRole::EventPlace(event) | ColumnRole::EventPoints(event)) = model.kind(at.column)? else {
            return None;
        };
        let result = model.result(at.row, event)?.result;
        Some((event, worked.compiled().events.get(event)?.results.get(result)?.line))
    }

    /// How the figure under the cursor came about.
    pub(super) fn ladder_why(&self) -> Option<LadderExplanation> {
        let page = self.ladder_page()?;
        let at = self.grids.get(&self.tab)?.cursor();
        let worked = self.ladder.worked()?;
        match page {
            LadderPage::Table => explanation::of_table(worked, at.row, at.column),
            LadderPage::List(event) => explanation::of_line(worked, event, at.row.checked_sub(1)?),
            _ => None,
        }
    }

    /// All that is said of the problem under the cursor, and whether it is an error.
    pub(super) fn ladder_remark(&self) -> Option<(String, bool)> {
        if self.ladder_page()? != LadderPage::Problems {
            return None;
        }
        ProblemsModel::new(self.ladder_now()?, &self.ladder).said(self.ladder_row()?)
    }

    /// Whether a command about the ladder would do something now.
    pub(super) fn can_with_ladder(&self, command: Command) -> bool {
        let season = &self.document.engine.book().results_year;
        match command {
            Command::AddOwnEvent => !self.document.engine.standings().rows.is_empty(),
            Command::Ladder | Command::AddLists | Command::PasteList | Command::ChooseLadder | Command::TakePeople => {
                true
            }
            Command::SamePerson | Command::DifferentPeople | Command::AskLater => self.pair_at_cursor().is_some(),
            Command::TakeBack => self.decision_at_cursor().is_some(),
            Command::SplitPerson => self.result_at_cursor().is_some(),
            Command::EventList => self.season_event_at_cursor().is_some(),
            Command::RemoveFromLadder => self.to_be_removed().is_some(),
            _ => !season.events.is_empty(),
        }
    }

    /// Does what a command about the ladder asks for.
    pub(super) fn with_ladder(&mut self, ctx: &egui::Context, command: Command) {
        match command {
            Command::Ladder => self.open_tab(Tab::Ladder(self.ladder.page)),
            Command::WhoIsWho => self.open_tab(Tab::Ladder(LadderPage::People)),
            Command::LadderProblems => self.open_tab(Tab::Ladder(LadderPage::Problems)),
            Command::AddLists => self.ask_for_file(ctx, FilePurpose::Lists),
            Command::AddOwnEvent => self.add_own_event(),
            Command::TakePeople => self.ask_for_file(ctx, FilePurpose::People),
            Command::ExportLadder => self.ask_for_file(ctx, FilePurpose::ExportLadder),
            Command::PasteList => self.dialog = Some(Dialog::Paste(PasteResultsDialog::default())),
            Command::ChooseLadder => self.dialog = Some(Dialog::Choose(self.all_ladders())),
            Command::LadderYear => self.dialog = Some(self.year_form()),
            Command::LadderAfter => self.dialog = Some(Dialog::Choose(self.events_to_look_after())),
            Command::EventList => {
                let line = self.line_at_cursor();
                if let Some(event) = self.season_event_at_cursor() {
                    self.open_list(event, line);
                }
            }
            Command::RemoveFromLadder => {
                if let Some((what, edit)) = self.to_be_removed() {
                    self.apply(what, Edit::ResultsYear(edit));
                }
            }
            Command::SamePerson => self.decide(IdentityVerdict::Same),
            Command::DifferentPeople => self.decide(IdentityVerdict::Different),
            Command::AskLater => {
                if let Some(pair) = self.pair_at_cursor().cloned() {
                    let key = (pair.one, pair.other);
                    if !self.ladder.later.remove(&key) {
                        self.ladder.later.insert(key);
                    }
                }
            }
            Command::TakeBack => {
                if let Some((verdict, at)) = self.decision_at_cursor() {
                    let edit = ResultsYearEdit::RemoveDecision { verdict, position: at };
                    self.apply("decision on who is who taken back", Edit::ResultsYear(edit));
                }
            }
            Command::SplitPerson => self.split(),
            _ => {}
        }
    }

    /// Puts this book's own event into the ladder as it stands now, in place of what was put there before.
    fn add_own_event(&mut self) {
        let engine = &self.document.engine;
        let events = match self.ladder_is_of() {
            LadderKind::Events => vec![YearEvent::from_book(engine)],
            LadderKind::Games => YearEvent::games_from_book(engine),
        };
        let season = &engine.book().results_year;
        let mut edits = Vec::new();
        // From the last on, so that the others keep their positions.
        for at in (0..season.events.len()).rev().filter(|at| season.events[*at].source == OWN) {
            edits.push(ResultsYearEdit::RemoveEvent(at));
        }
        for (at, event) in (season.events.len() - edits.len()..).zip(events) {
            let before = season.events.iter().find(|held| held.source == OWN && held.name == event.name);
            let mut event = YearEvent { source: OWN.to_owned(), ..event };
            if let Some(before) = before {
                // What was typed of it stays.
                (event.date, event.ended) = (before.date, before.ended);
                (event.championship, event.accredited, event.variant) =
                    (before.championship, before.accredited, before.variant);
            }
            edits.push(ResultsYearEdit::AddEvent { position: at, event: Box::new(event) });
        }
        if season.ladder.is_empty()
            && let Some(usual) = ladder_of(season)
        {
            edits.push(ResultsYearEdit::Ladder(usual.name().to_owned()));
        }
        let edit = Edit::Batch(edits.into_iter().map(Edit::ResultsYear).collect());
        if self.apply("this event in the ladder", edit) {
            self.open_tab(Tab::Ladder(self.ladder.page));
            "this event stands in the ladder as it is now; do it again when it has changed".clone_into(&mut self.said);
        }
    }

    /// The line that is meant when the list of an event is opened.
    fn line_at_cursor(&self) -> Option<usize> {
        match self.ladder_page()? {
            LadderPage::Problems => ProblemsModel::new(self.ladder_now()?, &self.ladder).at(self.ladder_row()?)?.1,
            _ => self.result_at_cursor().map(|(_, line)| line),
        }
    }

    /// Opens the list of the event under the cursor.
    pub(super) fn open_season_event(&mut self) {
        match self.season_event_at_cursor().filter(|_| !matches!(self.ladder_page(), Some(LadderPage::List(_)))) {
            Some(event) => {
                let line = self.line_at_cursor();
                self.open_list(event, line);
            }
            None => "F2 on an event’s points opens its list; a score is unfolded beside the table."
                .clone_into(&mut self.said),
        }
    }

    pub(super) fn open_list(&mut self, event: usize, line: Option<usize>) {
        self.open_tab(Tab::Ladder(LadderPage::List(event)));
        if let (Some(line), false) = (line, self.is_correcting()) {
            self.cursor_to(line + 1, 1);
        }
    }

    fn to_be_removed(&self) -> Option<(String, ResultsYearEdit)> {
        let season = &self.document.engine.book().results_year;
        let row = self.ladder_row()?.checked_sub(1)?;
        match self.ladder_page()? {
            LadderPage::Events => {
                let event = season.events.get(row)?;
                Some((format!("removal of {} from the ladder", event.name), ResultsYearEdit::RemoveEvent(row)))
            }
            LadderPage::List(event) => {
                let held = season.events.get(event)?;
                let line = held.lines.get(row)?;
                let what = format!("removal of {} from the list of {}", line.name, held.name);
                Some((what, ResultsYearEdit::RemoveLine { event, line: row }))
            }
            _ => None,
        }
    }

    fn decide(&mut self, verdict: IdentityVerdict) {
        let Some(pair) = self.pair_at_cursor().cloned() else { return };
        let season = &self.document.engine.book().results_year;
        let edits = season.decisions.edits_to_decide(verdict, pair.one.clone(), pair.other.clone());
        let (what, told) = match verdict {
            IdentityVerdict::Same => ("are one person", format!("{} and {} are one person", pair.one, pair.other)),
            IdentityVerdict::Different => ("are two people", format!("{} and {} are two people", pair.one, pair.other)),
        };
        let edit = Edit::Batch(edits.into_iter().map(Edit::ResultsYear).collect());
        if self.apply(format!("{} and {} {what}", pair.one, pair.other), edit) {
            self.said = told;
        }
    }

    /// Whoever stands at the event under the cursor is somebody else.
    fn split(&mut self) {
        let Some((event, line)) = self.result_at_cursor() else { return };
        let Some(worked) = self.ladder_now() else { return };
        let season = &worked.season;
        let Some(person) = worked.roster.person(event, line) else { return };
        if worked.roster.people().get(person.0).is_none_or(|person| person.events.len() < 2) {
            "this player stands at one event only".clone_into(&mut self.said);
            return;
        }
        let held = &season.events[event];
        let here = ListedName { event: Some(held.name.clone()), ..ListedName::from(held.lines[line].name.as_str()) };
        let others = ListedName::from(worked.roster.name(person));
        let what = format!("{here} is somebody else");
        let edits = season.decisions.edits_to_decide(IdentityVerdict::Different, here, others);
        if self.apply(what.clone(), Edit::Batch(edits.into_iter().map(Edit::ResultsYear).collect())) {
            self.said = what;
        }
    }

    fn all_ladders(&self) -> ListChooser<ChooserItem> {
        let current = ladder_of(&self.document.engine.book().results_year).map(crate::ladder::Ladder::name);
        let items = LadderLibrary::shipped().all().iter().enumerate().map(|(at, ladder)| ListItem {
            name: ladder.name().to_owned(),
            detail: if current == Some(ladder.name()) { "in use" } else { "" }.to_owned(),
            more: ladder.description().to_owned(),
            choice: ChooserItem::Ladder(at),
        });
        ListChooser::new("The ladder that is compiled", "a few letters of its name", items.collect())
    }

    /// Compiles by another ladder. Whether a list is an event or a game follows from it.
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
            self.ladder.after = None;
            self.open_tab(Tab::Ladder(self.ladder.page));
            self.said = format!("compiled by {}", ladder.name());
        }
    }

    fn year_form(&self) -> Dialog {
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
            "Year, day and ties",
            vec![
                field(
                    "Year; events of another are left out",
                    choices.year.map_or(String::new(), |year| year.to_string()),
                ),
                field(
                    "Day on which the ladder stands so; nothing for the end",
                    choices.date.map_or(String::new(), said),
                ),
                field("Tied places: mean, better or listed; nothing for what the rules say", ties.to_owned()),
            ],
        );
        form.about.push_str(
            "Tied are players with the same printed place: they get the mean of the points, the better place’s points, or \
             the points of the places as they stand in the list.",
        );
        Dialog::Form(form)
    }

    /// Takes what was typed into the form; false when something in it must be typed again.
    pub(super) fn choose_year(&mut self, form: &mut TextForm<FormPurpose>) -> bool {
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
                form.error = Some(format!("“{}” is not a day; write one such as 15 December 2001.", text(1)));
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
                form.error = Some(format!("“{other}” is no way of sharing; type mean, better or listed."));
                return false;
            }
        };
        self.apply(
            "year of the ladder",
            Edit::ResultsYear(ResultsYearEdit::Choices(LadderChoices { year, date: on, ties })),
        );
        true
    }

    fn events_to_look_after(&self) -> ListChooser<ChooserItem> {
        let mut items = vec![ListItem {
            name: "All events".to_owned(),
            detail: if self.ladder.after.is_none() { "in view" } else { "" }.to_owned(),
            more: String::new(),
            choice: ChooserItem::AfterEvent(None),
        }];
        if let Some(worked) = self.ladder.worked() {
            let compiled = worked.compiled();
            items.extend(compiled.order.iter().enumerate().map(|(n, at)| ListItem {
                name: format!("After {}", worked.season.events[*at].name),
                detail: if self.ladder.after == Some(n + 1) { "in view" } else { "" }.to_owned(),
                more: worked.season.events[*at].date.map(said).unwrap_or_default(),
                choice: ChooserItem::AfterEvent(Some(n + 1)),
            }));
        }
        ListChooser::new("The ladder after an event", "name of the event", items)
    }

    pub(super) fn look_after(&mut self, events: Option<usize>) {
        let all = self.ladder.worked().map_or(0, |worked| worked.compiled().order.len());
        self.ladder.after = events.filter(|events| *events < all);
        self.open_tab(Tab::Ladder(LadderPage::Table));
        self.refresh_ladder();
    }

    /// What is read as a league's games, and what as an event.
    pub(super) fn ladder_is_of(&self) -> LadderKind {
        ladder_of(&self.document.engine.book().results_year).map_or(LadderKind::Events, crate::ladder::Ladder::kind)
    }

    /// Puts what was read into the season, as one step.
    pub(super) fn take_lists(&mut self, purpose: FilePurpose, files: Vec<(PathBuf, Result<YearResults, String>)>) {
        self.settle();
        let mut wrong: Vec<String> = Vec::new();
        let mut brought: Vec<(String, YearResults)> = Vec::new();
        for (path, result) in files {
            match result {
                Ok(gathered) => brought.push((file_name(&path), gathered)),
                Err(error) => wrong.push(capitalize(&error)),
            }
        }
        if purpose == FilePurpose::People {
            for (name, gathered) in &mut brought {
                if gathered.decisions.is_empty() {
                    wrong.push(format!("{name} holds no decisions on who is who."));
                }
                *gathered =
                    YearResults { decisions: std::mem::take(&mut gathered.decisions), ..YearResults::default() };
            }
        }
        let what = match &brought[..] {
            [(name, _)] => name.clone(),
            many => format!("{} files", many.len()),
        };
        let edits = self.bringing(brought.iter().map(|(_, gathered)| gathered));
        let added: usize = brought.iter().map(|(_, gathered)| gathered.events.len()).sum();
        let made = !edits.is_empty() && self.apply(what.clone(), Edit::Batch(edits));
        if made {
            self.ladder.read.extend(brought.into_iter().flat_map(|(_, gathered)| gathered.remarks));
            let page = if matches!(self.tab, Tab::Ladder(_)) { self.ladder.page } else { LadderPage::Table };
            self.open_tab(Tab::Ladder(page));
            self.said = match (added, purpose) {
                (_, FilePurpose::People) => format!("who is who: taken over from {what}"),
                (1, _) => format!("1 list added from {what}"),
                (many, _) => format!("{many} lists added from {what}"),
            };
        }
        if !wrong.is_empty() {
            let more = wrong.len().saturating_sub(TOLD);
            wrong.truncate(TOLD);
            if more > 0 {
                wrong.push(format!("And {more} more."));
            }
            self.notice = Some((wrong.join("\n"), true));
        }
    }

    /// The edits that bring these into the season.
    fn bringing<'a>(&self, brought: impl Iterator<Item = &'a YearResults>) -> Vec<Edit> {
        let season = &self.document.engine.book().results_year;
        let mut edits = Vec::new();
        let mut at = season.events.len();
        let mut decisions = season.decisions.clone();
        let mut ladder = season.ladder.clone();
        for gathered in brought {
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
            && let Some(usual) = ladder_of(season)
        {
            edits.push(ResultsYearEdit::Ladder(usual.name().to_owned()));
        }
        edits.into_iter().map(Edit::ResultsYear).collect()
    }

    /// Reads a pasted list; false when it must be corrected.
    pub(super) fn take_pasted(&mut self, field: &mut PasteResultsDialog) -> bool {
        let path = PathBuf::from(PASTED);
        match read_year_results(field.text.as_bytes(), &path, self.ladder_is_of()) {
            Ok(mut gathered) => {
                for event in &mut gathered.events {
                    "pasted text".clone_into(&mut event.source);
                }
                self.take_lists(FilePurpose::Lists, vec![(PathBuf::from("pasted text"), Ok(gathered))]);
                true
            }
            Err(error) => {
                field.error = Some(error.to_string());
                false
            }
        }
    }

    /// The keys that are the pages' own: the verdict on a pair, a list that is pasted.
    pub(super) fn ladder_keys(&mut self, ctx: &egui::Context) {
        let Some(page) = self.ladder_page() else { return };
        let season_is_empty = self.document.engine.book().results_year.events.is_empty();
        let takes_lists = season_is_empty || !matches!(page, LadderPage::Events | LadderPage::List(_));
        let menu = egui::Popup::is_any_open(ctx);
        let mut commands = Vec::new();
        let mut pasted = None;
        ctx.input_mut(|input| {
            // A letter with Alt opens a menu, and one that is typed while a menu is open is the menu's.
            let free = !input.modifiers.alt && !menu;
            input.events.retain(|event| match event {
                Event::Text(text) if page == LadderPage::People && free => {
                    let command = match text.to_lowercase().as_str() {
                        "s" => Command::SamePerson,
                        "d" => Command::DifferentPeople,
                        "l" => Command::AskLater,
                        _ => return true,
                    };
                    commands.push(command);
                    false
                }
                Event::Key { key: Key::Delete | Key::Backspace, pressed: true, modifiers, .. }
                    if page == LadderPage::People && free && modifiers.is_none() =>
                {
                    commands.push(Command::TakeBack);
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
            self.ladder.catch_up(&self.document.engine);
            self.execute(ctx, command);
        }
        if let Some(text) = pasted {
            let mut field = PasteResultsDialog::with_text(text);
            if !self.take_pasted(&mut field) {
                self.dialog = Some(Dialog::Paste(field));
            }
        }
    }

    /// Shows the page in view below its bar.
    pub(super) fn ladder_sheet(&mut self, ui: &mut Ui, page: LadderPage, palette: &Palette) -> Option<Command> {
        let season = &self.document.engine.book().results_year;
        let asked = toolbar::above(ui, season, &self.ladder, page);
        let mut command = asked.command;
        egui::CentralPanel::default().frame(Frame::NONE).show(ui, |ui| match page {
            LadderPage::Year => {
                let frame = Frame::new().inner_margin(egui::Margin::symmetric(12, 4));
                frame.show(ui, |ui| {
                    if let Some(worked) = self.ladder.worked() {
                        plot::show_year(ui, &worked.year);
                    }
                });
            }
            LadderPage::People if self.ladder.worked().is_some_and(|w| w.pairs.is_empty() && w.decided.is_empty()) => {
                nothing(ui, "Everybody is told apart", "No two names of the year look like one person’s.");
            }
            LadderPage::Problems
                if self.ladder.worked().is_some_and(|worked| ProblemsModel::count(worked, &self.ladder) == 0) =>
            {
                nothing(ui, "Nothing is wrong", "Every list has its places, its games and its dates.");
            }
            LadderPage::Table if self.ladder.worked().is_some_and(|worked| worked.table.rows.is_empty()) => {
                nothing(ui, "Nobody is in the table", "No event counts yet. The Events page says why.");
            }
            _ => self.grid(ui, palette),
        });
        if let Some(page) = asked.page {
            self.open_tab(Tab::Ladder(page));
            ui.ctx().request_repaint();
        }
        command.take()
    }

    /// What stands beside the page.
    pub(super) fn ladder_side(&self, ui: &mut Ui) -> Option<Command> {
        let page = self.ladder_page()?;
        let shown = matches!(page, LadderPage::Table | LadderPage::List(_) | LadderPage::People) && self.show_table;
        // While the next is compiled the last one stays, so that nothing jumps.
        let worked = self.ladder.worked().filter(|_| shown)?;
        if worked.season.events.is_empty() || (page == LadderPage::People && worked.pairs.is_empty()) {
            return None;
        }
        let palette = Palette::current(ui.ctx());
        let mut asked = None;
        egui::Panel::right("side")
            .resizable(true)
            .default_size(size::PANEL)
            .size_range(180.0..=520.0)
            .frame(Frame::new().fill(palette.panel))
            .show(ui, |ui| {
                ui.set_min_height(ui.available_height());
                asked = match page {
                    LadderPage::People => match self.pair_at_cursor() {
                        Some(pair) => explanation::show_pair(ui, worked, pair),
                        None => None,
                    },
                    _ => explanation::show_why(ui, self.ladder_why().as_ref()),
                };
            });
        asked
    }

    /// What the status line says of the page in view.
    pub(super) fn ladder_in_words(&self) -> String {
        let some = |count: usize, one: &str| format!("{count} {one}{}", if count == 1 { "" } else { "s" });
        let season = &self.document.engine.book().results_year;
        let Some(worked) = self.ladder.worked() else { return String::new() };
        match self.ladder_page() {
            Some(LadderPage::Events) => some(season.events.len(), "event"),
            Some(LadderPage::List(at)) => some(season.events.get(at).map_or(0, |event| event.lines.len()), "line"),
            Some(LadderPage::People) => format!("{} not settled", some(worked.pairs.len(), "pair")),
            Some(LadderPage::Problems) => some(ProblemsModel::count(worked, &self.ladder), "problem"),
            _ => {
                let first = worked.table.rows.first();
                let leading =
                    worked.table.rows.iter().take_while(|row| first.is_some_and(|first| first.rank == row.rank));
                let names: Vec<&str> = leading.map(|row| worked.roster.name(row.person)).collect();
                let title = worked.ladder.title().unwrap_or("Leading");
                let leading =
                    if names.is_empty() { String::new() } else { format!("{title}: {};  ", names.join(" and ")) };
                let listed = format!("{} in the table", some(worked.table.rows.len(), "player"));
                match worked.table.unlisted {
                    0 => format!("{leading}{listed}"),
                    more => format!("{leading}{listed}, {more} with too few"),
                }
            }
        }
    }
}

/// A page with nothing on it.
fn nothing(ui: &mut Ui, title: &str, text: &str) {
    ui.add_space((ui.available_height() * 0.3).max(20.0));
    ui.vertical_centered(|ui| {
        ui.heading(title);
        ui.label(text);
    });
}
