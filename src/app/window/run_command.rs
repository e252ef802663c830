//! What each command does.

use std::borrow::Cow;

use eframe::egui;

use super::{Dialog, ActionAfterSave, Topboard, ZOOM};
use crate::app::background::FilePurpose;
use crate::app::command::{Command, Menu};
use crate::app::views::standings::SortOrder;
use crate::app::views::{Tab, players};
use crate::book::{
    Board, BoardRef, CellAddress, Edit, PersonId, Power, Round, RoundIx, SeatColumn, SeatField, SeatRef,
};
use crate::input;
use crate::publish::{Paper, ScoreCells};

impl Topboard {
    /// Whether a command would do something now.
    #[allow(clippy::too_many_lines, reason = "a table, an arm for each command")]
    pub fn can(&self, command: Command) -> bool {
        let book = self.document.engine.book();
        let history = self.undoing().history();
        let in_round = matches!(self.tab, Tab::Round(_));
        match command {
            Command::Undo => history.next_undo_label().is_some(),
            Command::Redo => history.next_redo_label().is_some(),
            Command::RemovePlayer => self.person_at_cursor().is_some(),
            Command::RemoveNote => self.note_at_cursor().is_some(),
            Command::RemoveRound | Command::RenameRound | Command::RoundSystem | Command::ToggleYears => in_round,
            Command::RemoveBoard | Command::BoardSystem => in_round && self.board_at_cursor().is_some(),
            Command::Record => self.board_at_cursor().is_some(),
            Command::SetScore => self.seat_at_cursor().is_some(),
            Command::ClearScore => {
                let seat = self.seat_at_cursor().and_then(|seat| book.seat(seat));
                seat.is_some_and(|seat| seat.ruling.is_some())
            }
            Command::SortByColumn | Command::SortByPlace => self.tab == Tab::Standings,
            Command::StepsBack
            | Command::PutFirst
            | Command::NameForSeat
            | Command::ChooseEarlier
            | Command::ChooseLater
            | Command::MakeTopBoard
            | Command::WantsTeam
            | Command::ScratchTeams
            | Command::RunnersUp => self.can_with_prizes(command),
            Command::DrawRounds
            | Command::BoardsOfSix
            | Command::BringBack
            | Command::DrawAgain
            | Command::Worth
            | Command::Adjacent
            | Command::SwapSeats
            | Command::LockSeat
            | Command::LockBoard
            | Command::Latecomer
            | Command::Leaves
            | Command::KeepApart => self.can_repair(command),
            Command::RollCall
            | Command::CallAnother
            | Command::EverybodyPresent
            | Command::RollCallFile
            | Command::Elimination
            | Command::Draw => self.can_draw(command),
            Command::Ladder
            | Command::AddLists
            | Command::PasteList
            | Command::AddOwnEvent
            | Command::ChooseLadder
            | Command::LadderYear
            | Command::LadderAfter
            | Command::WhoIsWho
            | Command::LadderProblems
            | Command::SamePerson
            | Command::DifferentPeople
            | Command::AskLater
            | Command::TakeBack
            | Command::SplitPerson
            | Command::TakePeople
            | Command::EventList
            | Command::RemoveFromLadder
            | Command::ExportLadder => self.can_with_ladder(command),
            Command::History
            | Command::HistoryOfCell
            | Command::HistoryOfPlayer
            | Command::HistoryOfBoard
            | Command::ShowPast
            | Command::RestorePast
            | Command::ShowNow
            | Command::ExportHistory => self.can_with_history(command),
            Command::GiveReason => self.wants_reason(),
            Command::NextProblem => !self.document.engine.problems().is_empty(),
            Command::CopyExplanation => {
                self.explained().is_some() || self.table_why().is_some() || self.ladder_why().is_some()
            }
            Command::ViewAll
            | Command::ViewFinished
            | Command::ViewPosted
            | Command::ViewAfter
            | Command::ViewGroups
            | Command::WhatIf
            | Command::KeepWhatIf
            | Command::LeaveWhatIf
            | Command::ReleaseRound
            | Command::HoldRound => self.can_with_table(command),
            Command::UseSystem
            | Command::CopySystem
            | Command::RemoveSystem
            | Command::AddColumn
            | Command::AddNumber
            | Command::AddList
            | Command::AddPart
            | Command::AddTieBreak
            | Command::AddPrize
            | Command::CompareOnNext
            | Command::ToggleCompared => self.can_with_system(command),
            Command::SetUpRounds => self.document.engine.round_setup().is_some(),
            // What was is no news for the wall.
            Command::Export | Command::ExportLetter | Command::ExportValues if self.document.shows_past().is_some() => {
                false
            }
            Command::AddBoard | Command::Export | Command::ExportLetter | Command::ExportValues => {
                !book.rounds.is_empty()
            }
            _ => true,
        }
    }

    /// What a command is called now: undo says what it would undo.
    pub(super) fn word(&self, command: Command) -> Cow<'static, str> {
        let history = self.undoing().history();
        match command {
            Command::Undo => history.next_undo_label().map_or("Undo".into(), |what| format!("Undo: {what}").into()),
            Command::Redo => history.next_redo_label().map_or("Redo".into(), |what| format!("Redo: {what}").into()),
            Command::UseSystem if self.tab == Tab::Rules && self.rules.shows_rules() => "Play by these rules".into(),
            Command::RemoveSystem if self.tab == Tab::Rules && self.rules.shows_rules() => "Remove this ruleset".into(),
            other => other.name().into(),
        }
    }

    /// Does what a menu, a key or the palette asked for.
    #[allow(clippy::too_many_lines, reason = "a table, an arm for each command")]
    pub fn execute(&mut self, ctx: &egui::Context, command: Command) {
        self.settle();
        if !self.can(command) {
            self.said = format!("{}: there is nothing to do it with here", command.name().trim_end_matches('…'));
            return;
        }
        if self.is_correcting()
            && matches!(
                command.about().menu,
                Menu::Edit | Menu::Event | Menu::Board | Menu::Draw | Menu::Prizes | Menu::Ladder
            )
        {
            // Its row may be another's when the book has changed.
            "first correct the cell, or press Escape".clone_into(&mut self.said);
            return;
        }
        if self.is_barred_by_what_if(command) {
            "you are in a what-if: keep it or leave it (Escape) before the book is changed".clone_into(&mut self.said);
            return;
        }
        if let Some(what) = self.worker.waiting().filter(|_| command.is_about_files() && !self.worker.is_choosing()) {
            // One file at a time: an answer that is not waited for would be lost.
            self.said = format!("{what} …, then {}", command.name().trim_end_matches('…').to_lowercase());
            return;
        }
        match command {
            Command::New => self.unless_unsaved(ctx, ActionAfterSave::New),
            // Whether something would be lost is asked when there is something to open.
            Command::Open => self.ask_for_file(ctx, FilePurpose::Open),
            Command::Quit => self.unless_unsaved(ctx, ActionAfterSave::Quit),
            Command::Save => self.save(ctx),
            Command::SaveAs => self.ask_for_file(ctx, FilePurpose::SaveAs),
            Command::Import => self.ask_for_file(ctx, FilePurpose::Import),
            Command::Export => self.ask_for_file(ctx, FilePurpose::Export(Paper::A4, ScoreCells::Formulas)),
            Command::ExportLetter => self.ask_for_file(ctx, FilePurpose::Export(Paper::Letter, ScoreCells::Formulas)),
            Command::ExportValues => self.ask_for_file(ctx, FilePurpose::Export(Paper::A4, ScoreCells::Values)),
            Command::RoundSystem => self.dialog = self.systems_for_round().map(Dialog::Choose),
            Command::BoardSystem => self.dialog = self.systems_for_board().map(Dialog::Choose),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::GiveReason => self.type_reason(),
            Command::Find if self.tab == Tab::History => self.history.take_focus = true,
            Command::History
            | Command::HistoryOfCell
            | Command::HistoryOfPlayer
            | Command::HistoryOfBoard
            | Command::ShowPast
            | Command::RestorePast
            | Command::ShowNow
            | Command::ExportHistory => self.with_history(ctx, command),
            Command::Find => self.dialog = Some(Dialog::Choose(self.everything_to_find())),
            Command::Palette => self.dialog = Some(Dialog::Choose(self.all_commands(ctx))),
            Command::GoToTab => self.dialog = Some(Dialog::Choose(self.all_tabs())),
            Command::Shortcuts => self.dialog = Some(Dialog::Shortcuts),
            Command::About => self.dialog = Some(Dialog::About),
            Command::AddPlayer => {
                self.open_tab(Tab::Players);
                let (row, column) = players::first_empty(&self.document.engine);
                self.cursor_to(row, column);
            }
            Command::RemovePlayer => {
                if let Some(id) = self.person_at_cursor() {
                    let name = self.document.engine.book().name_of(Some(id)).to_owned();
                    self.apply(format!("removal of {name}"), Edit::RemovePerson(id));
                }
            }
            Command::Record => self.toggle_record(),
            Command::WriteNote => self.write_note(),
            Command::RemoveNote => {
                if let Some(line) = self.note_at_cursor() {
                    self.apply("removal of a line in the notebook", Edit::RemoveNote(line));
                }
            }
            Command::AddRound => self.add_round(),
            Command::AddBoard => self.add_board(),
            Command::RemoveRound => {
                if let Tab::Round(round) = self.tab {
                    let what = format!("removal of {}", self.tab.name(&self.document.engine));
                    self.forget_rounds_from(round);
                    if self.apply(what, Edit::RemoveRound(round)) {
                        self.said = "The round is removed. Ctrl+Z brings it back.".into();
                    }
                }
            }
            Command::RemoveBoard => {
                if let Some(at) = self.board_at_cursor() {
                    let what = format!("removal of {}", self.document.engine.book().board_label(at));
                    if self.apply(what, Edit::RemoveBoard(at)) {
                        self.said = "The board is removed. Ctrl+Z brings it back.".into();
                    }
                }
            }
            Command::NameEvent | Command::RenameRound | Command::SetScore => self.dialog = self.form_for(command),
            Command::ClearScore => {
                if let Some(seat) = self.seat_at_cursor() {
                    let what = format!("computed score of {}", self.say_seat(seat));
                    self.apply(what, Edit::Seat(seat, SeatField::Ruling(None)));
                }
            }
            Command::CopyExplanation => {
                if let Some(why) = self.table_why() {
                    ctx.copy_text(why.text());
                    self.said = format!("copied how the {} came about", why.account.name);
                } else if let Some(why) = self.ladder_why() {
                    ctx.copy_text(why.text());
                    self.said = format!("copied how it came about: {}", why.of);
                } else if let Some(why) = self.explained() {
                    ctx.copy_text(why.text());
                    self.said = format!("copied why {}", why.line());
                }
            }
            Command::ChooseRules => self.dialog = Some(Dialog::Choose(self.all_rulesets())),
            Command::SetUpRounds => self.set_up_rounds(),
            Command::FindSystem
            | Command::UseSystem
            | Command::CopySystem
            | Command::RemoveSystem
            | Command::AddColumn
            | Command::AddNumber
            | Command::AddList
            | Command::AddPart
            | Command::AddTieBreak
            | Command::AddPrize
            | Command::FormulaWords
            | Command::CompareSystems
            | Command::CompareOnNext
            | Command::ToggleCompared => self.with_system(ctx, command),
            Command::StepsBack
            | Command::PutFirst
            | Command::NameForSeat
            | Command::ChooseEarlier
            | Command::ChooseLater
            | Command::MakeTopBoard
            | Command::WantsTeam
            | Command::ScratchTeams
            | Command::RunnersUp => self.with_prizes(command),
            Command::ViewAll
            | Command::ViewFinished
            | Command::ViewPosted
            | Command::ViewAfter
            | Command::ViewGroups
            | Command::WhatIf
            | Command::KeepWhatIf
            | Command::LeaveWhatIf
            | Command::ReleaseRound
            | Command::HoldRound => self.with_table(command),
            Command::DrawRounds
            | Command::BoardsOfSix
            | Command::BringBack
            | Command::DrawAgain
            | Command::Worth
            | Command::Adjacent
            | Command::SwapSeats
            | Command::LockSeat
            | Command::LockBoard
            | Command::Latecomer
            | Command::Leaves
            | Command::KeepApart => self.repair(ctx, command),
            Command::RollCall
            | Command::CallAnother
            | Command::EverybodyPresent
            | Command::RollCallFile
            | Command::Elimination
            | Command::Draw => {
                self.with_draw(ctx, command);
            }
            Command::Ladder
            | Command::AddLists
            | Command::PasteList
            | Command::AddOwnEvent
            | Command::ChooseLadder
            | Command::LadderYear
            | Command::LadderAfter
            | Command::WhoIsWho
            | Command::LadderProblems
            | Command::SamePerson
            | Command::DifferentPeople
            | Command::AskLater
            | Command::TakeBack
            | Command::SplitPerson
            | Command::TakePeople
            | Command::EventList
            | Command::RemoveFromLadder
            | Command::ExportLadder => self.with_ladder(ctx, command),
            Command::NextTab => self.step_tab(1),
            Command::PreviousTab => self.step_tab(-1),
            Command::NextProblem => {
                let problems = self.document.engine.problems();
                let at = self.problem_at % problems.len();
                let (place, what) = (problems[at].address, crate::book::vocabulary::capitalize(&problems[at].message));
                self.go_to(place);
                self.said = what;
                self.problem_at = at + 1;
            }
            Command::ToggleYears => {
                if let Tab::Round(round) = self.tab {
                    let shown = self.years_shown(round);
                    self.years.insert(round, !shown);
                }
            }
            Command::AllColumns => {
                self.open_tab(Tab::Players);
                self.all_columns = !self.all_columns;
                self.choose_columns(true);
            }
            Command::ToggleProblems => self.show_problems = !self.show_problems,
            Command::ToggleTable => self.show_table = !self.show_table,
            Command::SortByColumn => {
                let column = self.grids.get(&Tab::Standings).map(|state| state.cursor().column);
                let by = column.and_then(|column| self.standings_model().heading(column));
                self.sort = by.map_or(self.sort, |by| self.sort.toggled(by));
            }
            Command::SortByPlace => self.sort = SortOrder::default(),
            Command::ZoomIn => self.zoom = (self.zoom + ZOOM.2).min(ZOOM.1),
            Command::ZoomOut => self.zoom = (self.zoom - ZOOM.2).max(ZOOM.0),
            Command::ZoomReset => self.zoom = 1.0,
            Command::ToggleTheme => {
                let dark = ctx.theme() == egui::Theme::Dark;
                ctx.set_theme(if dark { egui::Theme::Light } else { egui::Theme::Dark });
                // Widgets take the new colours in the next frame only.
                ctx.request_repaint();
            }
        }
        self.refresh();
    }

    /// Where undo and redo work: in a what-if on what is supposed.
    fn undoing(&self) -> &crate::engine::Engine {
        if self.tab == Tab::Standings { self.standings_engine() } else { &self.document.engine }
    }

    pub(super) fn undo(&mut self) {
        if let Some(what_if) = self.what_if.as_mut().filter(|_| self.tab == Tab::Standings) {
            if let Some(what) = what_if.what_if.undo() {
                self.said = format!("no longer supposed: {what}");
            }
            return;
        }
        if self.is_read_only() {
            return;
        }
        let finished = self.document.engine.history().next_undo_edit().map(|edit| self.finished_rounds(edit));
        if let Some(what) = self.document.engine.undo() {
            if !self.drop_undone_reasons() {
                self.ask_for_reason(finished.unwrap_or_default(), what.clone(), true);
            }
            self.said = format!("undone: {what}");
            self.clear_notice();
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(what_if) = self.what_if.as_mut().filter(|_| self.tab == Tab::Standings) {
            if let Some(what) = what_if.what_if.redo() {
                self.said = format!("supposed again: {what}");
            }
            return;
        }
        if self.is_read_only() {
            return;
        }
        let finished = self.document.engine.history().next_redo_edit().map(|edit| self.finished_rounds(edit));
        if let Some(what) = self.document.engine.redo() {
            self.ask_for_reason(finished.unwrap_or_default(), what.clone(), false);
            self.said = format!("done again: {what}");
            self.clear_notice();
        }
    }

    pub(super) fn step_tab(&mut self, by: isize) {
        let tabs: Vec<Tab> = Tab::all(&self.document.engine, self.tab).collect();
        let at = tabs.iter().position(|tab| *tab == self.tab).unwrap_or_default();
        let to = at.saturating_add_signed(by).min(tabs.len() - 1);
        self.open_tab(tabs[to]);
    }

    pub(super) fn add_round(&mut self) {
        let book = self.document.engine.book();
        let at = RoundIx(book.rounds.len());
        let round = Round {
            name: crate::book::vocabulary::next_round_name(&book.rounds),
            boards: vec![Board::new("A")],
            ..Round::default()
        };
        let what = round.title();
        if self.apply(what, Edit::AddRound { position: at, round }) {
            self.grids.remove(&Tab::Round(at));
            self.open_tab(Tab::Round(at));
            let first = BoardRef::new(at.0, 0).seat(Power::Austria);
            self.go_to(CellAddress::Seat(first, SeatColumn::Player));
        }
    }

    pub(super) fn add_board(&mut self) {
        let book = self.document.engine.book();
        let round = match self.tab {
            Tab::Round(round) => round,
            _ => RoundIx(book.rounds.len().saturating_sub(1)),
        };
        let at = BoardRef::after_last(book, round);
        let name = input::next_board_name(book, round);
        let what = format!("board {name}");
        if self.apply(what, Edit::AddBoard { position: at, board: Box::new(Board::new(name)) }) {
            self.go_to(CellAddress::Seat(at.seat(Power::Austria), SeatColumn::Player));
        }
    }

    /// The tabs from this one on will mean other rounds.
    pub(super) fn forget_rounds_from(&mut self, first: RoundIx) {
        self.grids.retain(|tab, _| !matches!(tab, Tab::Round(round) if *round >= first));
        self.years.retain(|round, _| *round < first);
        self.layout = None;
    }

    pub(super) fn cursor_to(&mut self, row: usize, column: usize) {
        let mut state = self.grids.remove(&self.tab).unwrap_or_default();
        state.go_to(row, column);
        state.take_focus();
        self.grids.insert(self.tab, state);
    }

    pub(super) fn person_at_cursor(&self) -> Option<PersonId> {
        match self.place()? {
            CellAddress::Person(id) => Some(id),
            CellAddress::Seat(seat, SeatColumn::Player) => self.document.engine.book().seat(seat)?.player,
            _ => None,
        }
    }

    pub(super) fn board_at_cursor(&self) -> Option<BoardRef> {
        match self.place()? {
            CellAddress::Board(at) => Some(at),
            CellAddress::Seat(seat, _) => Some(seat.board),
            _ => None,
        }
    }

    pub(super) fn seat_at_cursor(&self) -> Option<SeatRef> {
        match self.place()? {
            CellAddress::Seat(seat, _) => Some(seat),
            _ => None,
        }
    }

    pub(super) fn say_seat(&self, seat: SeatRef) -> String {
        format!("{} on {}", seat.power, self.document.engine.book().board_label(seat.board))
    }
}
