//! The swap of two seats: by a command on each seat, or by dragging one seat onto the other with the mouse. Its effects
//! are computed in [`crate::engine::Engine::swap_effects`].

use eframe::egui::{self, Ui};

use super::RoundView;
use super::layout::{RoundCell, RoundLayout};
use super::seat_commands::fixed_seat_message;
use crate::app::dialogs::Action;
use crate::app::dialogs::question::Question;
use crate::app::grid::{CellPos, DraggedCell};
use crate::app::session::Session;
use crate::app::views::{Request, Sheet};
use crate::book::SeatRef;
use crate::engine::Engine;

/// Two seats whose players may be swapped, and the description of the swap.
#[derive(Debug)]
pub(super) struct SeatSwap {
    seats: [SeatRef; 2],
    /// The new seats of both players, and the effects.
    description: Vec<String>,
}

impl SeatSwap {
    fn new(engine: &Engine, seats: [SeatRef; 2]) -> Self {
        let goes = |from: SeatRef, to: SeatRef| {
            let label = format!("{} on {}", to.power, engine.book().board_label(to.board));
            format!("{} goes to {label}.", player_name(engine, from))
        };
        let [one, other] = seats;
        let mut description = vec![goes(one, other), goes(other, one)];
        description.extend(engine.swap_effects(seats));
        SeatSwap { seats, description }
    }
}

fn player_name(engine: &Engine, seat: SeatRef) -> &str {
    let book = engine.book();
    match book.name_of(book.seat(seat).and_then(|seat| seat.player)) {
        "" => "nobody",
        name => name,
    }
}

/// Marks the seat at the cursor. If a seat is marked already, asks whether to swap the two.
pub fn swap_seats(session: &mut Session) {
    let Some(seat) = session.seat_at_cursor() else { return };
    if refuse_if_fixed(session, seat) {
        return;
    }
    match session.views.round.marked_seat.take() {
        Some(first) if first == seat => session.set_status("the seat is not marked any more"),
        Some(first) if first.board.round == seat.board.round => {
            // The seat may have been locked after it was marked.
            if !refuse_if_fixed(session, first) {
                let SeatSwap { seats, description } = SeatSwap::new(session.engine(), [first, seat]);
                let swap = Action::session(move |session| make_swap(session, seats));
                session.open_dialog(Question::new("Swap two seats", description, ("Swap", swap), "Cancel"));
            }
        }
        _ => {
            let label = session.seat_label(seat);
            session.set_status(format!("{label} is marked; go to another seat and press Ctrl+K again"));
            session.views.round.marked_seat = Some(seat);
        }
    }
}

/// Refuses to move a player from a board that has counts, or from a locked seat, and says so.
fn refuse_if_fixed(session: &mut Session, seat: SeatRef) -> bool {
    let message = fixed_seat_message(session.engine(), seat);
    let is_fixed = message.is_some();
    if let Some(message) = message {
        session.set_status(message);
    }
    is_fixed
}

fn make_swap(session: &mut Session, seats: [SeatRef; 2]) {
    let [one, other] = seats;
    let engine = session.engine();
    let step = format!("swap of {} and {}", player_name(engine, one), player_name(engine, other));
    let edit = engine.swap_edit(seats);
    if session.apply(step.clone(), edit) {
        session.set_status(step);
    }
}

impl RoundView {
    /// A seat is dragged over another with the mouse. The effects of a swap are shown beside the pointer, and releasing
    /// the button swaps the two.
    pub(super) fn drag_seat(&mut self, ui: &Ui, sheet: &mut Sheet<'_>, dragged: Option<DraggedCell>) {
        let seats =
            dragged.zip(self.layout_of(sheet.context.tab)).and_then(|(cell, layout)| dragged_pair(cell, layout));
        let (Some(dragged), Some(seats)) = (dragged, seats) else {
            self.dragged_swap = None;
            return;
        };
        let engine = sheet.context.engine();
        if self.dragged_swap.as_ref().is_none_or(|swap| swap.seats != seats) {
            let refusal = seats.into_iter().find_map(|seat| fixed_seat_message(engine, seat));
            self.dragged_swap = refusal.is_none().then(|| SeatSwap::new(engine, seats));
            sheet.requests.extend(refusal.map(Request::Message));
        }
        let Some(swap) = &self.dragged_swap else { return };
        if dragged.dropped {
            self.dragged_swap = None;
            sheet.requests.push(Request::then(move |session, _| make_swap(session, seats)));
            return;
        }
        let Some(pointer) = ui.input(|input| input.pointer.latest_pos()) else { return };
        egui::Area::new(egui::Id::unique("dragged seat"))
            .order(egui::Order::Tooltip)
            .fixed_pos(pointer + egui::vec2(18.0, 18.0))
            .interactable(false)
            .show(ui.ctx(), |ui| {
                egui::Frame::popup(ui.style()).show(ui, |ui| {
                    ui.set_max_width(380.0);
                    for line in &swap.description {
                        ui.label(line);
                    }
                });
            });
    }
}

/// The dragged seat and the seat under the mouse.
fn dragged_pair(dragged: DraggedCell, layout: &RoundLayout) -> Option<[SeatRef; 2]> {
    let seat = |at: CellPos| match layout.cell_at(at.row, at.column) {
        RoundCell::Seat(seat, _) => Some(seat),
        _ => None,
    };
    let (one, other) = seat(dragged.from).zip(dragged.target.and_then(seat))?;
    (one != other).then_some([one, other])
}
