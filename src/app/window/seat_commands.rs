//! The commands that change a drawn round: swap and lock seats, add a latecomer, remove a player who leaves.
//! The effects are computed in [`crate::engine::Engine`].

use eframe::egui;

use super::{ChooserItem, Dialog, Topboard};
use crate::app::command::Command;
use crate::app::dialogs::draw::DrawDialog;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::{enter_pressed, show_buttons, show_modal};
use crate::app::grid::{CellPos, DraggedCell};
use crate::app::views::Tab;
use crate::app::views::round::RoundCell;
use crate::book::{AttendanceStatus, Edit, GameStage, PersonId, RoundIx, SeatField, SeatRef};
use crate::engine::ImmovableSeatReason;
use crate::input;

/// Two seats whose players may be swapped, and the effects of the swap.
#[derive(Debug)]
pub(super) struct Swap {
    seats: [SeatRef; 2],
    effects: Vec<String>,
}

impl Topboard {
    /// Whether a command that changes a drawn round would do something now.
    pub(super) fn can_run_repair_command(&self, command: Command) -> bool {
        let book = self.document.engine.book();
        let seat = self.seat_at_cursor().and_then(|seat| book.seat(seat));
        match command {
            Command::SwapSeats => seat.is_some(),
            Command::LockSeat => seat.is_some_and(|seat| seat.player.is_some() || seat.locked),
            Command::PlayerLeaves => seat.is_some_and(|seat| seat.player.is_some()),
            Command::LockBoard => self.board_at_cursor().is_some(),
            Command::Latecomer => matches!(self.tab, Tab::Round(_)),
            Command::RestoreDraw | Command::ReplayDraw => {
                book.round(self.round_to_draw()).is_some_and(|round| !round.draws.is_empty())
            }
            Command::RoundQuality => book.round(self.round_to_draw()).is_some_and(|round| !round.boards.is_empty()),
            _ => !book.people.is_empty(),
        }
    }

    /// Executes such a command.
    pub(super) fn run_repair_command(&mut self, ctx: &egui::Context, command: Command) {
        match command {
            Command::SwapSeats => self.swap_seats(),
            Command::LockSeat => self.lock_seat(),
            Command::LockBoard => self.lock_board(),
            Command::Latecomer => self.dialog = self.latecomer_chooser().map(Dialog::Chooser),
            Command::PlayerLeaves => self.remove_leaving_player(ctx),
            Command::RestoreDraw => self.open_restore_draw_chooser(),
            Command::ReplayDraw => {
                self.dialog =
                    self.recorded_draw_chooser("Repeat an earlier draw", ChooserItem::ReplayDraw).map(Dialog::Chooser);
            }
            Command::RoundQuality => self.dialog = self.certificate_dialog(),
            Command::AdjacentPowers => self.dialog = Some(self.adjacent_powers_form()),
            Command::BoardsOfSix => self.dialog = Some(Dialog::Chooser(self.power_chooser_for_boards_of_six())),
            Command::DrawRounds => self.dialog = Some(Dialog::Chooser(self.round_count_chooser())),
            _ => self.dialog = Some(self.separations_form()),
        }
    }

    /// Refuses to change a board that has counts, and says so.
    fn refuse_if_board_started(&mut self, seat: SeatRef) -> bool {
        let book = self.document.engine.book();
        let started = book.board(seat.board).is_some_and(|board| board.stage() != GameStage::NotStarted);
        if started {
            self.status_message = format!("{} has counts, so its players stay", book.board_label(seat.board));
        }
        started
    }

    /// Refuses to move a player from a board that has counts, or from a locked seat, and says so.
    fn refuse_if_seat_fixed(&mut self, seat: SeatRef) -> bool {
        match self.document.engine.fixed_seat(seat) {
            Some(ImmovableSeatReason::HasCounts) => self.refuse_if_board_started(seat),
            Some(ImmovableSeatReason::Locked) => {
                self.status_message = self.locked_seat_message(seat);
                true
            }
            None => false,
        }
    }

    pub(super) fn locked_seat_message(&self, seat: SeatRef) -> String {
        let book = self.document.engine.book();
        match book.name_of(book.seat(seat).and_then(|seat| seat.player)) {
            "" => format!("{} is locked; Ctrl+J unlocks it", self.seat_label(seat)),
            name => format!("{name}’s seat is locked; Ctrl+J unlocks it"),
        }
    }

    /// Marks the seat at the cursor. If a seat is marked already, asks whether to swap the two.
    fn swap_seats(&mut self) {
        let Some(seat) = self.seat_at_cursor() else { return };
        if self.refuse_if_seat_fixed(seat) {
            return;
        }
        match self.marked_seat.take() {
            Some(first) if first == seat => "the seat is not marked any more".clone_into(&mut self.status_message),
            Some(first) if first.board.round == seat.board.round => {
                // The seat may have been locked after it was marked.
                if !self.refuse_if_seat_fixed(first) {
                    self.dialog = Some(Dialog::SwapSeats(Box::new(self.plan_swap(first, seat))));
                }
            }
            _ => {
                self.status_message =
                    format!("{} is marked; go to another seat and press Ctrl+K again", self.seat_label(seat));
                self.marked_seat = Some(seat);
            }
        }
    }

    fn plan_swap(&self, one: SeatRef, other: SeatRef) -> Swap {
        Swap { seats: [one, other], effects: self.document.engine.swap_effects([one, other]) }
    }

    /// The lines that describe a swap: the new seats of both players, and the effects.
    fn swap_description(&self, swap: &Swap) -> Vec<String> {
        let [one, other] = swap.seats;
        let goes =
            |from: SeatRef, to: SeatRef| format!("{} goes to {}.", self.player_name_at(from), self.seat_label(to));
        [goes(one, other), goes(other, one)].into_iter().chain(swap.effects.iter().cloned()).collect()
    }

    fn player_name_at(&self, seat: SeatRef) -> String {
        let book = self.document.engine.book();
        match book.name_of(book.seat(seat).and_then(|seat| seat.player)) {
            "" => "nobody".to_owned(),
            name => name.to_owned(),
        }
    }

    fn make_swap(&mut self, swap: &Swap) {
        let [one, other] = swap.seats;
        let step = format!("swap of {} and {}", self.player_name_at(one), self.player_name_at(other));
        let edit = self.document.engine.swap_edit(swap.seats);
        if self.apply(step.clone(), edit) {
            self.status_message = step;
        }
    }

    pub(super) fn show_swap(&mut self, ctx: &egui::Context, swap: Box<Swap>) {
        let lines = self.swap_description(&swap);
        let (pressed, close) = show_modal(ctx, "swap", "Swap two seats", 460.0, |ui| {
            let enter = enter_pressed(ui);
            for line in &lines {
                ui.label(line);
            }
            let pressed = show_buttons(ui, &[("Swap", true), ("Cancel", false)]);
            if enter { Some(true) } else { pressed }
        });
        match pressed {
            Some(true) => self.make_swap(&swap),
            Some(false) => {}
            None if close => {}
            None => {
                self.dialog = Some(Dialog::SwapSeats(swap));
                return;
            }
        }
        ctx.request_repaint();
    }

    /// A seat is dragged over another with the mouse. The effects of a swap are shown beside the pointer, and releasing
    /// the button swaps the two.
    pub(super) fn drag_seat(&mut self, ui: &egui::Ui, carried: &DraggedCell) {
        let seat = |at: CellPos| match self.round_layout.as_ref()?.1.cell_at(at.row, at.column) {
            RoundCell::Seat(seat, _) => Some(seat),
            _ => None,
        };
        let pair = seat(carried.from).zip(carried.target.and_then(seat)).filter(|(one, other)| one != other);
        let Some((one, other)) = pair else {
            self.dragged_swap = None;
            return;
        };
        if self.dragged_swap.as_ref().is_none_or(|swap| swap.seats != [one, other]) {
            self.dragged_swap = (!self.refuse_if_seat_fixed(one) && !self.refuse_if_seat_fixed(other))
                .then(|| self.plan_swap(one, other));
        }
        let Some(swap) = &self.dragged_swap else { return };
        if carried.dropped {
            if let Some(swap) = self.dragged_swap.take() {
                self.make_swap(&swap);
            }
            return;
        }
        let lines = self.swap_description(swap);
        let Some(pointer) = ui.input(|input| input.pointer.latest_pos()) else { return };
        egui::Area::new(egui::Id::unique("dragged seat"))
            .order(egui::Order::Tooltip)
            .fixed_pos(pointer + egui::vec2(18.0, 18.0))
            .interactable(false)
            .show(ui.ctx(), |ui| {
                egui::Frame::popup(ui.style()).show(ui, |ui| {
                    ui.set_max_width(380.0);
                    for line in lines {
                        ui.label(line);
                    }
                });
            });
    }

    fn lock_seat(&mut self) {
        let Some(seat) = self.seat_at_cursor() else { return };
        let locked = self.document.engine.book().seat(seat).is_some_and(|seat| seat.locked);
        let state = if locked { "is unlocked" } else { "is locked" };
        let step = format!("{} {state}", self.seat_label(seat));
        if self.apply(step.clone(), Edit::Seat(seat, SeatField::Locked(!locked))) {
            self.status_message = step;
        }
    }

    /// Locks every taken seat of the board. If all are locked, unlocks them.
    fn lock_board(&mut self) {
        let Some(at) = self.board_at_cursor() else { return };
        let Some(board) = self.document.engine.book().board(at) else { return };
        let taken: Vec<_> = board.seats.iter().filter(|(_, seat)| seat.player.is_some()).collect();
        let lock = !taken.iter().all(|(_, seat)| seat.locked);
        let edits = taken.iter().map(|(power, _)| Edit::Seat(at.seat(*power), SeatField::Locked(lock))).collect();
        let state = if lock { "is locked" } else { "is unlocked" };
        let step = format!("{} {state}", self.document.engine.book().board_label(at));
        if self.apply(step.clone(), Edit::Batch(edits)) {
            self.status_message = step;
        }
    }

    fn latecomer_chooser(&self) -> Option<ListChooser<ChooserItem>> {
        let Tab::Round(round) = self.tab else { return None };
        let engine = &self.document.engine;
        engine.book().round(round)?;
        let item = |(id, status): (PersonId, Option<AttendanceStatus>)| ListItem {
            name: engine.book().name_of(Some(id)).to_owned(),
            detail: status.map_or("", AttendanceStatus::name).to_owned(),
            keywords: String::new(),
            choice: ChooserItem::Latecomer(round, id),
        };
        let items = engine.latecomers(round).into_iter().map(item).collect();
        Some(ListChooser::new("Seat a latecomer", "a few letters of a name", items))
    }

    /// Seats a latecomer without moving anybody: in an empty seat, or on a new board with the players who sit out.
    pub(super) fn add_latecomer(&mut self, ctx: &egui::Context, round: RoundIx, id: PersonId) {
        self.open_repair_dialog(ctx, round, id, AttendanceStatus::Present);
    }

    fn remove_leaving_player(&mut self, ctx: &egui::Context) {
        let Some(seat) = self.seat_at_cursor() else { return };
        if self.refuse_if_board_started(seat) {
            self.status_message.push_str("; enter a substitute in the board record");
            return;
        }
        if let Some(id) = self.document.engine.book().seat(seat).and_then(|seat| seat.player) {
            self.open_repair_dialog(ctx, seat.board.round, id, AttendanceStatus::Absent);
        }
    }

    fn open_repair_dialog(&mut self, ctx: &egui::Context, round: RoundIx, id: PersonId, is: AttendanceStatus) {
        if self.refuse_if_read_only() {
            return;
        }
        let engine = &self.document.engine;
        let book = engine.book();
        let coming = match is {
            AttendanceStatus::Absent => engine.leaving_request(round, id),
            _ => engine.joining_request(round, id),
        };
        let Some(coming) = coming else { return };
        // A round without a roll call gets none now.
        let called = book.round(round).is_some_and(|round| !round.attendance.is_empty());
        let also = called.then(|| input::attendance_edit(book, round, &[(id, Some(is))]));
        self.dialog = Some(Dialog::Draw(Box::new(DrawDialog::new(ctx, coming, book).with_extra_edit(also))));
    }
}
