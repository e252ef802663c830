//! The History tab, the event as it was at an earlier time, and the record of postings.

use eframe::egui::{self, Frame, Key, Margin, Modifiers, RichText, TextEdit, Ui};

use super::Topboard;
use crate::app::command::Command;
use crate::app::file_reader::FilePurpose;
use crate::app::theme::{Palette, bold_body};
use crate::app::views::Tab;
use crate::book::{CellAddress, Edit, PersonId, RoundIx, SeatRef};
use crate::engine::PostingSnapshot;
use crate::history::{HistoryEntry, HistoryTopic, write_csv};
use crate::input::InputField;

impl Topboard {
    /// Whether a command of the history would do something now.
    pub(super) fn can_run_history_command(&self, command: Command) -> bool {
        match command {
            Command::HistoryOfCell => self.cell_topic_at_cursor().is_some(),
            Command::HistoryOfPlayer => self.person_at_cursor().is_some() || self.player_of_seat().is_some(),
            Command::HistoryOfBoard => self.board_at_cursor().is_some(),
            Command::ShowPastState => self.history_entry_at_cursor().is_some(),
            Command::RestorePastState | Command::ReturnToPresent => self.document.shown_past_step().is_some(),
            _ => true,
        }
    }

    /// Runs a command of the history.
    pub(super) fn run_history_command(&mut self, ctx: &egui::Context, command: Command) {
        match command {
            Command::HistoryOfCell => self.open_history_of(self.cell_topic_at_cursor()),
            Command::HistoryOfPlayer => {
                let person = self.person_at_cursor().or_else(|| self.player_of_seat());
                self.open_history_of(person.map(|id| {
                    let name = self.document.engine.book().name_of(Some(id)).to_owned();
                    HistoryTopic::Person { id, name }
                }));
            }
            Command::HistoryOfBoard => {
                let board = self.board_at_cursor().map(|at| self.document.engine.book().board_label(at));
                self.open_history_of(board.map(HistoryTopic::Board));
            }
            Command::ShowPastState if self.what_if.is_some() => {
                "a what-if is open: keep it or leave it on the Standings tab before you open a past state"
                    .clone_into(&mut self.status_message);
            }
            Command::ShowPastState => self.show_past(ctx),
            Command::ReturnToPresent => self.return_to_present(),
            Command::RestorePastState => self.restore_past(),
            Command::ExportHistory => self.ask_for_file(ctx, FilePurpose::History),
            _ => self.open_history_of(None),
        }
    }

    fn player_of_seat(&self) -> Option<PersonId> {
        self.document.engine.book().seat(self.seat_at_cursor()?)?.player
    }

    /// The cell at the cursor, as the history names it.
    fn cell_topic_at_cursor(&self) -> Option<HistoryTopic> {
        let at = self.grids.get(&self.tab)?.cursor();
        let book = self.document.engine.book();
        let of_seat = |seat: SeatRef| format!("{}, {}", book.board_label(seat.board), seat.power);
        let (place, field) = match self.input_field_at(at.row, at.column)? {
            InputField::Seat(seat, column) => (of_seat(seat), column.name()),
            InputField::BoardName(board) => (book.board_label(board), "name".into()),
            InputField::LastYear(board) => (book.board_label(board), "last year".into()),
            InputField::Ending(board) => (book.board_label(board), "ending".into()),
            InputField::Person(id, column) => (book.name_of(Some(id)).to_owned(), column.name().into()),
            InputField::SitOuts(round) => (book.round(round)?.title(), "sat out".into()),
            _ => return None,
        };
        Some(HistoryTopic::Cell { location: place, field: field.into_owned() })
    }

    /// Opens the history, of something or of everything.
    fn open_history_of(&mut self, about: Option<HistoryTopic>) {
        self.open_tab(Tab::History);
        if self.tab != Tab::History {
            return;
        }
        self.history.topic = about;
        self.history.search_text.clear();
        self.refresh_history();
        self.move_cursor(1, 0);
    }

    /// Brings the list up to date.
    pub(super) fn refresh_history(&mut self) {
        if self.tab == Tab::History {
            self.history.refresh(self.document.history_mut());
        }
    }

    /// Where the change of a row was, for the line above the sheet.
    pub(super) fn history_entry_location(&self, row: usize) -> String {
        self.history.entry_at(self.document.history(), row).map_or_else(String::new, |line| {
            let change = &line.change;
            if change.field.is_empty() {
                change.location.clone()
            } else {
                format!("{} · {}", change.location, change.field)
            }
        })
    }

    fn history_entry_at_cursor(&self) -> Option<&HistoryEntry> {
        if self.tab != Tab::History {
            return None;
        }
        self.history.entry_at(self.document.history(), self.grids.get(&Tab::History)?.cursor().row)
    }

    /// Shows the event as it was after the line at the cursor, with the cursor on the changed cell.
    pub(super) fn show_past(&mut self, ctx: &egui::Context) {
        let Some((after, place)) = self.history_entry_at_cursor().map(|line| (line.steps_after, line.change.address))
        else {
            return;
        };
        self.document.show_past(ctx, after);
        self.forget_rounds_from(RoundIx(0));
        self.refresh();
        self.notification = None;
        self.go_to_if_there(place);
    }

    /// Moves the cursor to a place, if the book has it.
    pub(super) fn go_to_if_there(&mut self, place: CellAddress) {
        let book = self.document.engine.book();
        let there = match place {
            CellAddress::Person(id) => book.person(id).is_some(),
            CellAddress::Round(at) => book.round(at).is_some(),
            CellAddress::Board(at) => book.board(at).is_some(),
            CellAddress::Seat(seat, _) => book.board(seat.board).is_some(),
            CellAddress::Event | CellAddress::Team(_) => false,
        };
        if there {
            self.go_to(place);
        }
    }

    /// Shows the event as it is now.
    pub(super) fn return_to_present(&mut self) {
        if self.document.shown_past_step().is_none() {
            return;
        }
        self.document.show_now();
        self.forget_rounds_from(RoundIx(0));
        self.notification = None;
        "the present event is in view".clone_into(&mut self.status_message);
        self.refresh();
    }

    /// Restores the event as it was, as one step.
    fn restore_past(&mut self) {
        let Some(when) = self.document.past_moment().map(str::to_owned) else { return };
        let then = self.document.engine.book().clone();
        self.return_to_present();
        let edit = self.document.engine.book().edit_to_match(&then);
        if matches!(&edit, Edit::Batch(edits) if edits.is_empty()) {
            "the event is in this state already".clone_into(&mut self.status_message);
            return;
        }
        self.forget_rounds_from(RoundIx(0));
        if self.apply(format!("return to {when}"), edit) {
            self.status_message = format!("The event is restored to this state: {when}. Ctrl+Z undoes it.");
        }
    }

    /// The bar above every sheet while a past state is shown, with buttons to leave it.
    pub(super) fn past_state_bar(&self, ui: &mut Ui, palette: &Palette) -> Option<Command> {
        self.document.shown_past_step()?;
        let mut chosen = None;
        let frame = Frame::new().fill(palette.remark_paper).inner_margin(Margin::symmetric(12, 6));
        egui::Panel::top("past").frame(frame).show_separator_line(true).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let sentence = self.document.read_only_reason().unwrap_or_default();
                ui.label(RichText::new(sentence).font(bold_body()).color(palette.ink));
                for (command, word) in
                    [(Command::RestorePastState, "Restore this state"), (Command::ReturnToPresent, "Back to now (Esc)")]
                {
                    if ui.button(word).on_hover_text(command.info().help).clicked() {
                        chosen = Some(command);
                    }
                }
                if self.tab != Tab::History && ui.button("To the list").clicked() {
                    chosen = Some(Command::History);
                }
            });
        });
        chosen
    }

    /// The bar above the list, with the search field and the number of lines found.
    pub(super) fn history_bar(&mut self, ui: &mut Ui, palette: &Palette) -> Option<Command> {
        let mut chosen = None;
        let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 6));
        egui::Panel::top("history").frame(frame).show_separator_line(false).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label("Show lines with");
                let field = TextEdit::singleline(&mut self.history.search_text)
                    .desired_width(220.0)
                    .margin(egui::vec2(8.0, 4.0))
                    .hint_text("a name, a board, a number …");
                let field = ui.add(field).labelled_by(label.id);
                if std::mem::take(&mut self.history.take_focus) {
                    field.request_focus();
                }
                // Enter on a line opens it; Enter in the field goes to the first line.
                let enter = ui.input(|input| input.key_pressed(Key::Enter));
                self.history.enter_pressed |= enter && !field.has_focus() && !field.lost_focus();
                if enter && field.lost_focus() {
                    let mut state = self.grids.remove(&Tab::History).unwrap_or_default();
                    state.go_to(1, 0);
                    state.take_focus();
                    self.grids.insert(Tab::History, state);
                }
                if let Some(about) = &self.history.topic {
                    let chip = format!("only {} ×", about.name());
                    if ui.button(chip).on_hover_text("Show everything again").clicked() {
                        self.history.topic = None;
                    }
                }
                ui.label(self.history.count_text(self.document.history()));
                for command in [Command::ShowPastState, Command::ExportHistory] {
                    let button = egui::Button::new(command.name());
                    let can = self.can_run_history_command(command);
                    if ui.add_enabled(can, button).on_hover_text(command.info().help).clicked() {
                        chosen = Some(command);
                    }
                }
            });
        });
        self.refresh_history();
        if std::mem::take(&mut self.history.enter_pressed)
            && self.dialog.is_none()
            && self.history_entry_at_cursor().is_some()
        {
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
            chosen = Some(Command::ShowPastState);
        }
        chosen
    }

    /// What Escape does on the list and in a past state; false where it has nothing to do.
    pub(super) fn leave_history_view(&mut self) -> bool {
        if self.tab == Tab::History && (self.history.topic.is_some() || !self.history.search_text.is_empty()) {
            self.history.topic = None;
            self.history.search_text.clear();
            self.refresh_history();
            true
        } else if self.document.shown_past_step().is_some() {
            self.return_to_present();
            true
        } else {
            false
        }
    }

    /// The list as it is shown, as comma separated text.
    pub(super) fn history_csv(&self) -> Vec<u8> {
        let mut text = Vec::new();
        // Writing to memory cannot fail.
        drop(write_csv(self.history.entries(self.document.history()), &mut text));
        text
    }

    /// The rounds that a workbook of the event shows now, to be recorded once it is written. `None` where the book
    /// cannot be changed.
    pub(super) fn posting_snapshot(&self) -> Option<PostingSnapshot> {
        let may_change = self.document.read_only_reason().is_none();
        may_change.then(|| {
            let moment = jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
            self.document.engine.posting_snapshot(&moment)
        })
    }

    /// Records in the book that a workbook was written.
    pub(super) fn record_posting(&mut self, posting: PostingSnapshot) {
        if let Err(error) = self.document.present_engine_mut().record_posting(posting) {
            self.notification = Some((format!("The posting was not recorded in the book: {error}."), true));
        }
        self.reason_bar.reasons.forget_reason();
    }

    /// Whether Ctrl+Enter was pressed, which brings the shown past back.
    pub(super) fn restore_key_pressed(&self, ctx: &egui::Context) -> bool {
        self.document.shown_past_step().is_some() && ctx.input_mut(|i| i.consume_key(Modifiers::COMMAND, Key::Enter))
    }
}
