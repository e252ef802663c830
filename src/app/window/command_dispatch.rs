//! Runs the commands: whether a command is available, its present name, and its effect. The commands of a single tab
//! are in the other files of this folder.

use std::borrow::Cow;

use eframe::egui;

use super::{ActionAfterSave, Dialog, Topboard, ZOOM};
use crate::app::command::{Command, Menu};
use crate::app::files::FilePurpose;
use crate::app::views::standings::SortOrder;
use crate::app::views::{Tab, players};
use crate::book::{
    Board, BoardRef, CellAddress, Edit, PersonId, Power, Round, RoundIx, SeatColumn, SeatField, SeatRef,
};
use crate::input;
use crate::publish::{Paper, ScoreCells};

impl Topboard {
    /// Whether a command is available now.
    #[allow(clippy::too_many_lines, reason = "a table with one arm per command")]
    pub fn can_execute(&self, command: Command) -> bool {
        let book = self.document.engine.book();
        let history = self.engine_to_undo_in().history();
        let in_round = matches!(self.tab, Tab::Round(_));
        match command {
            Command::Undo => history.next_undo_label().is_some(),
            Command::Redo => history.next_redo_label().is_some(),
            Command::RemovePlayer => self.person_at_cursor().is_some(),
            Command::RemoveNote => self.note_at_cursor().is_some(),
            Command::RemoveRound | Command::RenameRound | Command::RoundSystem | Command::ToggleYears => in_round,
            Command::RemoveBoard | Command::BoardSystem => in_round && self.board_at_cursor().is_some(),
            Command::BoardRecord => self.board_at_cursor().is_some(),
            Command::SetScore => self.seat_at_cursor().is_some(),
            Command::ClearScore => {
                let seat = self.seat_at_cursor().and_then(|seat| book.seat(seat));
                seat.is_some_and(|seat| seat.ruling.is_some())
            }
            Command::SortByColumn | Command::SortByPlace => self.tab == Tab::Standings,
            Command::DeclineSeat
            | Command::PutFirstOfTie
            | Command::NominateForSeat
            | Command::ChooseEarlier
            | Command::ChooseLater
            | Command::MakeTopBoard
            | Command::WantsTeam
            | Command::ScratchTeams
            | Command::RunnersUp => self.can_run_prize_command(command),
            Command::DrawRounds
            | Command::BoardsOfSix
            | Command::RestoreDraw
            | Command::ReplayDraw
            | Command::RoundQuality
            | Command::AdjacentPowers
            | Command::SwapSeats
            | Command::LockSeat
            | Command::LockBoard
            | Command::Latecomer
            | Command::PlayerLeaves
            | Command::KeepApart => self.can_run_repair_command(command),
            Command::RollCall
            | Command::RollCallOfRound
            | Command::EverybodyPresent
            | Command::RollCallFile
            | Command::EliminationDraw
            | Command::DrawRound => self.can_run_draw_command(command),
            Command::Ladder
            | Command::AddResultLists
            | Command::PasteResultList
            | Command::AddOwnEvent
            | Command::ChooseLadder
            | Command::LadderYear
            | Command::LadderAfter
            | Command::Identities
            | Command::LadderProblems
            | Command::SamePerson
            | Command::DifferentPeople
            | Command::PostponePair
            | Command::RetractVerdict
            | Command::SplitPerson
            | Command::ImportIdentities
            | Command::OpenResultList
            | Command::RemoveFromLadder
            | Command::ExportLadder => self.can_run_ladder_command(command),
            Command::History
            | Command::HistoryOfCell
            | Command::HistoryOfPlayer
            | Command::HistoryOfBoard
            | Command::ShowPastState
            | Command::RestorePastState
            | Command::ReturnToPresent
            | Command::ExportHistory => self.can_run_history_command(command),
            Command::GiveReason => self.wants_reason(),
            Command::NextProblem => !self.document.engine.problems().is_empty(),
            Command::CopyExplanation => {
                self.score_explanation_at_cursor().is_some()
                    || self.total_explanation_at_cursor().is_some()
                    || self.ladder_explanation_at_cursor().is_some()
            }
            Command::ViewAll
            | Command::ViewFinished
            | Command::ViewPosted
            | Command::ViewAfter
            | Command::ViewGroups
            | Command::WhatIf
            | Command::AcceptWhatIf
            | Command::DropWhatIf
            | Command::ReleaseRound
            | Command::HoldRound => self.can_run_standings_command(command),
            Command::UseSystem
            | Command::CopySystem
            | Command::RemoveSystem
            | Command::AddColumn
            | Command::AddNumber
            | Command::AddList
            | Command::AddCountingPart
            | Command::AddTieBreak
            | Command::AddPrize
            | Command::NextComparisonBoards
            | Command::ToggleCompared => self.can_run_scoring_command(command),
            Command::SetUpRounds => self.document.engine.round_setup().is_some(),
            // A past state is not posted.
            Command::Export | Command::ExportLetter | Command::ExportValues
                if self.document.shown_past_step().is_some() =>
            {
                false
            }
            Command::AddBoard | Command::Export | Command::ExportLetter | Command::ExportValues => {
                !book.rounds.is_empty()
            }
            _ => true,
        }
    }

    /// The present name of a command. Undo and redo name their step.
    pub(super) fn command_label(&self, command: Command) -> Cow<'static, str> {
        let history = self.engine_to_undo_in().history();
        match command {
            Command::Undo => history.next_undo_label().map_or("Undo".into(), |step| format!("Undo: {step}").into()),
            Command::Redo => history.next_redo_label().map_or("Redo".into(), |step| format!("Redo: {step}").into()),
            Command::UseSystem if self.tab == Tab::Rules && self.rules.shows_ruleset() => "Use these rules".into(),
            Command::RemoveSystem if self.tab == Tab::Rules && self.rules.shows_ruleset() => {
                "Remove this ruleset".into()
            }
            other => other.name().into(),
        }
    }

    /// Runs a command from a menu, a key or the command palette.
    #[allow(clippy::too_many_lines, reason = "a table with one arm per command")]
    pub fn execute(&mut self, ctx: &egui::Context, command: Command) {
        self.commit_typing();
        if !self.can_execute(command) {
            self.status_message = format!("{}: not available here", command.name().trim_end_matches('…'));
            return;
        }
        if self.is_correcting_cell()
            && matches!(
                command.info().menu,
                Menu::Edit | Menu::Event | Menu::Board | Menu::Draw | Menu::Prizes | Menu::Ladder
            )
        {
            // After a change of the book, the row of the cell could belong to another player.
            "correct the cell first, or press Escape".clone_into(&mut self.status_message);
            return;
        }
        if self.is_barred_by_what_if(command) {
            "a what-if is open: keep it or leave it (Escape) before you change the book"
                .clone_into(&mut self.status_message);
            return;
        }
        if let Some(job) =
            self.background_jobs.waiting().filter(|_| command.is_about_files() && !self.background_jobs.is_choosing())
        {
            // Only one file job can run at a time.
            self.status_message =
                format!("{job} …; wait for it before you use {}", command.name().trim_end_matches('…'));
            return;
        }
        match command {
            Command::NewBook => self.ask_to_save_then(ctx, ActionAfterSave::NewBook),
            // The question about unsaved changes comes after a file was chosen.
            Command::Open => self.ask_for_file(ctx, FilePurpose::Open),
            Command::Quit => self.ask_to_save_then(ctx, ActionAfterSave::Quit),
            Command::Save => self.save(ctx),
            Command::SaveAs => self.ask_for_file(ctx, FilePurpose::SaveAs),
            Command::Import => self.ask_for_file(ctx, FilePurpose::Import),
            Command::Export => self.ask_for_file(ctx, FilePurpose::Export(Paper::A4, ScoreCells::Formulas)),
            Command::ExportLetter => self.ask_for_file(ctx, FilePurpose::Export(Paper::Letter, ScoreCells::Formulas)),
            Command::ExportValues => self.ask_for_file(ctx, FilePurpose::Export(Paper::A4, ScoreCells::Values)),
            Command::RoundSystem => self.dialog = self.round_system_chooser().map(Dialog::Chooser),
            Command::BoardSystem => self.dialog = self.board_system_chooser().map(Dialog::Chooser),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::GiveReason => self.type_reason(),
            Command::Find if self.tab == Tab::History => self.history.take_focus = true,
            Command::History
            | Command::HistoryOfCell
            | Command::HistoryOfPlayer
            | Command::HistoryOfBoard
            | Command::ShowPastState
            | Command::RestorePastState
            | Command::ReturnToPresent
            | Command::ExportHistory => self.run_history_command(ctx, command),
            Command::Find => self.dialog = Some(Dialog::Chooser(self.find_chooser())),
            Command::CommandPalette => self.dialog = Some(Dialog::Chooser(self.command_chooser(ctx))),
            Command::GoToTab => self.dialog = Some(Dialog::Chooser(self.tab_chooser())),
            Command::Shortcuts => self.dialog = Some(Dialog::Shortcuts),
            Command::About => self.dialog = Some(Dialog::About),
            Command::AddPlayer => {
                self.open_tab(Tab::Players);
                let (row, column) = players::first_empty_cell(&self.document.engine);
                self.move_cursor(row, column);
            }
            Command::RemovePlayer => {
                if let Some(id) = self.person_at_cursor() {
                    let name = self.document.engine.book().name_of(Some(id)).to_owned();
                    self.apply(format!("removal of {name}"), Edit::RemovePerson(id));
                }
            }
            Command::BoardRecord => self.toggle_record(),
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
                    let step = format!("removal of {}", self.tab.name(&self.document.engine));
                    self.forget_rounds_from(round);
                    if self.apply(step, Edit::RemoveRound(round)) {
                        self.status_message = "The round is removed. Ctrl+Z restores it.".into();
                    }
                }
            }
            Command::RemoveBoard => {
                if let Some(at) = self.board_at_cursor() {
                    let step = format!("removal of {}", self.document.engine.book().board_label(at));
                    if self.apply(step, Edit::RemoveBoard(at)) {
                        self.status_message = "The board is removed. Ctrl+Z restores it.".into();
                    }
                }
            }
            Command::NameEvent | Command::RenameRound | Command::SetScore => self.dialog = self.form_for(command),
            Command::ClearScore => {
                if let Some(seat) = self.seat_at_cursor() {
                    let step = format!("computed score of {}", self.seat_label(seat));
                    self.apply(step, Edit::Seat(seat, SeatField::Ruling(None)));
                }
            }
            Command::CopyExplanation => {
                if let Some(why) = self.total_explanation_at_cursor() {
                    ctx.copy_text(why.text());
                    self.status_message = format!("copied the explanation of the {}", why.breakdown.name);
                } else if let Some(why) = self.ladder_explanation_at_cursor() {
                    ctx.copy_text(why.text());
                    self.status_message = format!("copied the explanation of {}", why.subject);
                } else if let Some(why) = self.score_explanation_at_cursor() {
                    ctx.copy_text(why.indented_text());
                    self.status_message = format!("copied: {}", why.one_line());
                }
            }
            Command::ChooseRules => self.dialog = Some(Dialog::Chooser(self.ruleset_chooser())),
            Command::SetUpRounds => self.set_up_rounds(),
            Command::FindSystem
            | Command::UseSystem
            | Command::CopySystem
            | Command::RemoveSystem
            | Command::AddColumn
            | Command::AddNumber
            | Command::AddList
            | Command::AddCountingPart
            | Command::AddTieBreak
            | Command::AddPrize
            | Command::FormulaHelp
            | Command::CompareSystems
            | Command::NextComparisonBoards
            | Command::ToggleCompared => self.run_scoring_command(ctx, command),
            Command::DeclineSeat
            | Command::PutFirstOfTie
            | Command::NominateForSeat
            | Command::ChooseEarlier
            | Command::ChooseLater
            | Command::MakeTopBoard
            | Command::WantsTeam
            | Command::ScratchTeams
            | Command::RunnersUp => self.run_prize_command(command),
            Command::ViewAll
            | Command::ViewFinished
            | Command::ViewPosted
            | Command::ViewAfter
            | Command::ViewGroups
            | Command::WhatIf
            | Command::AcceptWhatIf
            | Command::DropWhatIf
            | Command::ReleaseRound
            | Command::HoldRound => self.run_standings_command(command),
            Command::DrawRounds
            | Command::BoardsOfSix
            | Command::RestoreDraw
            | Command::ReplayDraw
            | Command::RoundQuality
            | Command::AdjacentPowers
            | Command::SwapSeats
            | Command::LockSeat
            | Command::LockBoard
            | Command::Latecomer
            | Command::PlayerLeaves
            | Command::KeepApart => self.run_repair_command(ctx, command),
            Command::RollCall
            | Command::RollCallOfRound
            | Command::EverybodyPresent
            | Command::RollCallFile
            | Command::EliminationDraw
            | Command::DrawRound => {
                self.run_draw_command(ctx, command);
            }
            Command::Ladder
            | Command::AddResultLists
            | Command::PasteResultList
            | Command::AddOwnEvent
            | Command::ChooseLadder
            | Command::LadderYear
            | Command::LadderAfter
            | Command::Identities
            | Command::LadderProblems
            | Command::SamePerson
            | Command::DifferentPeople
            | Command::PostponePair
            | Command::RetractVerdict
            | Command::SplitPerson
            | Command::ImportIdentities
            | Command::OpenResultList
            | Command::RemoveFromLadder
            | Command::ExportLadder => self.run_ladder_command(ctx, command),
            Command::NextTab => self.step_tab(1),
            Command::PreviousTab => self.step_tab(-1),
            Command::NextProblem => {
                let problems = self.document.engine.problems();
                let at = self.next_problem % problems.len();
                let (place, message) =
                    (problems[at].address, crate::book::typed_words::capitalize(&problems[at].message));
                self.go_to(place);
                self.status_message = message;
                self.next_problem = at + 1;
            }
            Command::ToggleYears => {
                if let Tab::Round(round) = self.tab {
                    let shown = self.years_shown(round);
                    self.yearly_counts_shown.insert(round, !shown);
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
                let by = column.and_then(|column| self.standings_model().role(column));
                self.sort = by.map_or(self.sort, |by| self.sort.toggled(by));
            }
            Command::SortByPlace => self.sort = SortOrder::default(),
            Command::ZoomIn => self.zoom = (self.zoom + ZOOM.2).min(ZOOM.1),
            Command::ZoomOut => self.zoom = (self.zoom - ZOOM.2).max(ZOOM.0),
            Command::ZoomReset => self.zoom = 1.0,
            Command::ToggleTheme => {
                let dark = ctx.theme() == egui::Theme::Dark;
                ctx.set_theme(if dark { egui::Theme::Light } else { egui::Theme::Dark });
                // Widgets take the new colours in the next frame.
                ctx.request_repaint();
            }
        }
        self.refresh();
    }

    /// The engine that undo and redo change: in a what-if, the copy of the book with the supposed result.
    fn engine_to_undo_in(&self) -> &crate::engine::Engine {
        if self.tab == Tab::Standings { self.standings_engine() } else { &self.document.engine }
    }

    pub(super) fn undo(&mut self) {
        if let Some(what_if) = self.what_if.as_mut().filter(|_| self.tab == Tab::Standings) {
            if let Some(step) = what_if.what_if.undo() {
                self.status_message = format!("undone in the what-if: {step}");
            }
            return;
        }
        if self.refuse_if_read_only() {
            return;
        }
        let finished = self.document.engine.history().next_undo_edit().map(|edit| self.finished_rounds(edit));
        if let Some(step) = self.document.engine.undo() {
            if !self.drop_undone_reasons() {
                self.ask_for_reason(finished.unwrap_or_default(), step.clone(), true);
            }
            self.status_message = format!("undone: {step}");
            self.clear_notification();
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(what_if) = self.what_if.as_mut().filter(|_| self.tab == Tab::Standings) {
            if let Some(step) = what_if.what_if.redo() {
                self.status_message = format!("done again in the what-if: {step}");
            }
            return;
        }
        if self.refuse_if_read_only() {
            return;
        }
        let finished = self.document.engine.history().next_redo_edit().map(|edit| self.finished_rounds(edit));
        if let Some(step) = self.document.engine.redo() {
            self.ask_for_reason(finished.unwrap_or_default(), step.clone(), false);
            self.status_message = format!("done again: {step}");
            self.clear_notification();
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
            name: crate::book::typed_words::next_round_name(&book.rounds),
            boards: vec![Board::new("A")],
            ..Round::default()
        };
        let step = round.title();
        if self.apply(step, Edit::AddRound { position: at, round }) {
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
        let step = format!("board {name}");
        if self.apply(step, Edit::AddBoard { position: at, board: Box::new(Board::new(name)) }) {
            self.go_to(CellAddress::Seat(at.seat(Power::Austria), SeatColumn::Player));
        }
    }

    /// Forgets the view of this round and of all later rounds, because their positions change.
    pub(super) fn forget_rounds_from(&mut self, first: RoundIx) {
        self.grids.retain(|tab, _| !matches!(tab, Tab::Round(round) if *round >= first));
        self.yearly_counts_shown.retain(|round, _| *round < first);
        self.round_layout = None;
    }

    pub(super) fn move_cursor(&mut self, row: usize, column: usize) {
        let mut state = self.grids.remove(&self.tab).unwrap_or_default();
        state.go_to(row, column);
        state.take_focus();
        self.grids.insert(self.tab, state);
    }

    pub(super) fn person_at_cursor(&self) -> Option<PersonId> {
        match self.address_at_cursor()? {
            CellAddress::Person(id) => Some(id),
            CellAddress::Seat(seat, SeatColumn::Player) => self.document.engine.book().seat(seat)?.player,
            _ => None,
        }
    }

    pub(super) fn board_at_cursor(&self) -> Option<BoardRef> {
        match self.address_at_cursor()? {
            CellAddress::Board(at) => Some(at),
            CellAddress::Seat(seat, _) => Some(seat.board),
            _ => None,
        }
    }

    pub(super) fn seat_at_cursor(&self) -> Option<SeatRef> {
        match self.address_at_cursor()? {
            CellAddress::Seat(seat, _) => Some(seat),
            _ => None,
        }
    }

    pub(super) fn seat_label(&self, seat: SeatRef) -> String {
        format!("{} on {}", seat.power, self.document.engine.book().board_label(seat.board))
    }
}
