//! The commands that change a drawn round: swap and lock seats, add a latecomer, remove a player who leaves.
//! The effects are computed in [`crate::engine::Engine`].

use eframe::egui;

use super::{ChooserItem, Dialog, Topboard};
use crate::app::command::Command;
use crate::app::dialogs::draw::DrawDialog;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::{buttons, entered, modal};
use crate::app::grid::{DraggedCells, CellPos};
use crate::app::views::Tab;
use crate::app::views::round::RoundCell;
use crate::book::{AttendanceStatus, Edit, GameStage, PersonId, RoundIx, SeatField, SeatRef};
use crate::engine::FixedSeat;
use crate::input;

/// Two seats whose players may be swapped, and the effects of the swap.
#[derive(Debug)]
pub(super) struct Swap {
    seats: [SeatRef; 2],
    said: Vec<String>,
}

impl Topboard {
    /// Whether a command that changes a drawn round would do something now.
    pub(super) fn can_repair(&self, command: Command) -> bool {
        let book = self.document.engine.book();
        let seat = self.seat_at_cursor().and_then(|seat| book.seat(seat));
        match command {
            Command::SwapSeats => seat.is_some(),
            Command::LockSeat => seat.is_some_and(|seat| seat.player.is_some() || seat.locked),
            Command::Leaves => seat.is_some_and(|seat| seat.player.is_some()),
            Command::LockBoard => self.board_at_cursor().is_some(),
            Command::Latecomer => matches!(self.tab, Tab::Round(_)),
            Command::BringBack | Command::DrawAgain => {
                book.round(self.round_to_draw()).is_some_and(|round| !round.draws.is_empty())
            }
            Command::Worth => book.round(self.round_to_draw()).is_some_and(|round| !round.boards.is_empty()),
            _ => !book.people.is_empty(),
        }
    }

    /// Executes such a command.
    pub(super) fn repair(&mut self, ctx: &egui::Context, command: Command) {
        match command {
            Command::SwapSeats => self.swap_seats(),
            Command::LockSeat => self.lock_seat(),
            Command::LockBoard => self.lock_board(),
            Command::Latecomer => self.dialog = self.who_comes_late().map(Dialog::Choose),
            Command::Leaves => self.leaves(ctx),
            Command::BringBack => self.which_comes_back(),
            Command::DrawAgain => {
                self.dialog =
                    self.draws_of_before("Make a draw of before again", ChooserItem::DrawAgain).map(Dialog::Choose);
            }
            Command::Worth => self.dialog = self.worth(),
            Command::Adjacent => self.dialog = Some(self.which_are_adjacent()),
            Command::BoardsOfSix => self.dialog = Some(Dialog::Choose(self.which_power_is_left_out())),
            Command::DrawRounds => self.dialog = Some(Dialog::Choose(self.how_many_rounds())),
            _ => self.dialog = Some(self.who_is_apart()),
        }
    }

    /// Refuses to change a board that has counts, and says so.
    fn has_started(&mut self, seat: SeatRef) -> bool {
        let book = self.document.engine.book();
        let started = book.board(seat.board).is_some_and(|board| board.stage() != GameStage::NotStarted);
        if started {
            self.said = format!("{} has counts, so its players stay", book.board_label(seat.board));
        }
        started
    }

    /// Refuses to move a player from a board that has counts, or from a locked seat, and says so.
    fn stays(&mut self, seat: SeatRef) -> bool {
        match self.document.engine.fixed_seat(seat) {
            Some(FixedSeat::HasCounts) => self.has_started(seat),
            Some(FixedSeat::Locked) => {
                self.said = self.say_locked(seat);
                true
            }
            None => false,
        }
    }

    pub(super) fn say_locked(&self, seat: SeatRef) -> String {
        let book = self.document.engine.book();
        match book.name_of(book.seat(seat).and_then(|seat| seat.player)) {
            "" => format!("{} is locked; Ctrl+J frees it", self.say_seat(seat)),
            name => format!("{name}’s seat is locked; Ctrl+J frees it"),
        }
    }

    /// Marks the seat under the cursor. If a seat is marked already, asks whether to swap the two.
    fn swap_seats(&mut self) {
        let Some(seat) = self.seat_at_cursor() else { return };
        if self.stays(seat) {
            return;
        }
        match self.marked.take() {
            Some(first) if first == seat => "the seat is marked no longer".clone_into(&mut self.said),
            Some(first) if first.board.round == seat.board.round => {
                // It may have been locked since it was marked.
                if !self.stays(first) {
                    self.dialog = Some(Dialog::Swap(Box::new(self.swap(first, seat))));
                }
            }
            _ => {
                self.said = format!("{} is marked; go to another seat and do the same again", self.say_seat(seat));
                self.marked = Some(seat);
            }
        }
    }

    fn swap(&self, one: SeatRef, other: SeatRef) -> Swap {
        Swap { seats: [one, other], said: self.document.engine.swap_effects([one, other]) }
    }

    /// The lines that describe a swap: the new seats of both players, and the effects.
    fn say_swap(&self, swap: &Swap) -> Vec<String> {
        let [one, other] = swap.seats;
        let goes = |from: SeatRef, to: SeatRef| format!("{} goes to {}.", self.seated_at(from), self.say_seat(to));
        [goes(one, other), goes(other, one)].into_iter().chain(swap.said.iter().cloned()).collect()
    }

    fn seated_at(&self, seat: SeatRef) -> String {
        let book = self.document.engine.book();
        match book.name_of(book.seat(seat).and_then(|seat| seat.player)) {
            "" => "nobody".to_owned(),
            name => name.to_owned(),
        }
    }

    fn make_swap(&mut self, swap: &Swap) {
        let [one, other] = swap.seats;
        let what = format!("swap of {} and {}", self.seated_at(one), self.seated_at(other));
        let edit = self.document.engine.swap_edit(swap.seats);
        if self.apply(what.clone(), edit) {
            self.said = what;
        }
    }

    pub(super) fn show_swap(&mut self, ctx: &egui::Context, swap: Box<Swap>) {
        let lines = self.say_swap(&swap);
        let (pressed, close) = modal(ctx, "swap", "Swap two seats", 460.0, |ui| {
            let enter = entered(ui);
            for line in &lines {
                ui.label(line);
            }
            let pressed = buttons(ui, &[("Swap", true), ("Cancel", false)]);
            if enter { Some(true) } else { pressed }
        });
        match pressed {
            Some(true) => self.make_swap(&swap),
            Some(false) => {}
            None if close => {}
            None => {
                self.dialog = Some(Dialog::Swap(swap));
                return;
            }
        }
        ctx.request_repaint();
    }

    /// A seat is dragged over another with the mouse. The effects of a swap are shown beside the pointer, and releasing the
    /// button swaps the two.
    pub(super) fn drag_seat(&mut self, ui: &egui::Ui, carried: &DraggedCells) {
        let seat = |at: CellPos| match self.layout.as_ref()?.1.spot(at.row, at.column) {
            RoundCell::Seat(seat, _) => Some(seat),
            _ => None,
        };
        let pair = seat(carried.from).zip(carried.over.and_then(seat)).filter(|(one, other)| one != other);
        let Some((one, other)) = pair else {
            self.dragged = None;
            return;
        };
        if self.dragged.as_ref().is_none_or(|swap| swap.seats != [one, other]) {
            self.dragged = (!self.stays(one) && !self.stays(other)).then(|| self.swap(one, other));
        }
        let Some(swap) = &self.dragged else { return };
        if carried.dropped {
            if let Some(swap) = self.dragged.take() {
                self.make_swap(&swap);
            }
            return;
        }
        let lines = self.say_swap(swap);
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
        let what = if locked { "is locked no longer" } else { "is locked" };
        let said = format!("{} {what}", self.say_seat(seat));
        if self.apply(said.clone(), Edit::Seat(seat, SeatField::Locked(!locked))) {
            self.said = said;
        }
    }

    /// Locks every taken seat of the board. If all are locked, unlocks them.
    fn lock_board(&mut self) {
        let Some(at) = self.board_at_cursor() else { return };
        let Some(board) = self.document.engine.book().board(at) else { return };
        let taken: Vec<_> = board.seats.iter().filter(|(_, seat)| seat.player.is_some()).collect();
        let lock = !taken.iter().all(|(_, seat)| seat.locked);
        let edits = taken.iter().map(|(power, _)| Edit::Seat(at.seat(*power), SeatField::Locked(lock))).collect();
        let what = if lock { "is locked" } else { "is locked no longer" };
        let said = format!("{} {what}", self.document.engine.book().board_label(at));
        if self.apply(said.clone(), Edit::Batch(edits)) {
            self.said = said;
        }
    }

    fn who_comes_late(&self) -> Option<ListChooser<ChooserItem>> {
        let Tab::Round(round) = self.tab else { return None };
        let engine = &self.document.engine;
        engine.book().round(round)?;
        let item = |(id, status): (PersonId, Option<AttendanceStatus>)| ListItem {
            name: engine.book().name_of(Some(id)).to_owned(),
            detail: status.map_or("", AttendanceStatus::name).to_owned(),
            more: String::new(),
            choice: ChooserItem::Joins(round, id),
        };
        let items = engine.latecomers(round).into_iter().map(item).collect();
        Some(ListChooser::new("Who comes late?", "a few letters of a name", items))
    }

    /// Seats a latecomer without moving anybody: in an empty seat, or on a new board with the players who sit out.
    pub(super) fn joins(&mut self, ctx: &egui::Context, round: RoundIx, id: PersonId) {
        self.change_round(ctx, round, id, AttendanceStatus::Present);
    }

    fn leaves(&mut self, ctx: &egui::Context) {
        let Some(seat) = self.seat_at_cursor() else { return };
        if self.has_started(seat) {
            self.said.push_str("; a substitute is entered on its record");
            return;
        }
        if let Some(id) = self.document.engine.book().seat(seat).and_then(|seat| seat.player) {
            self.change_round(ctx, seat.board.round, id, AttendanceStatus::Absent);
        }
    }

    fn change_round(&mut self, ctx: &egui::Context, round: RoundIx, id: PersonId, is: AttendanceStatus) {
        if self.is_read_only() {
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
        self.dialog = Some(Dialog::Draw(Box::new(DrawDialog::new(ctx, coming, book).with(also))));
    }
}
