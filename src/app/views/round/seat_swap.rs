//! The description of a swap of two seats, and the swap by dragging one seat onto the other with the mouse. The effects
//! are computed in [`crate::engine::Engine::swap_effects`].

use eframe::egui::{self, Ui};

use super::fixed_seats::fixed_seat_message;
use super::layout::{RoundCell, RoundLayout};
use crate::app::grid::{CellPos, DraggedCell};
use crate::app::views::request::Request;
use crate::app::views::view::Sheet;
use crate::book::SeatRef;
use crate::engine::Engine;
use crate::languages::messages::steps;
use crate::languages::window_sentences::round_tab as texts;
use crate::languages::{Message, kept_words};

/// Two seats whose players may be swapped, and the description of the swap.
#[derive(Debug)]
pub(super) struct SeatSwap {
    pub(super) seats: [SeatRef; 2],
    /// The new seats of both players, and the effects.
    pub(super) description: Vec<String>,
}

impl SeatSwap {
    pub(super) fn new(engine: &Engine, seats: [SeatRef; 2]) -> Self {
        let goes = |from: SeatRef, to: SeatRef| {
            let (power, board) = (to.power.name_in_window(), engine.book().board_label_in_window(to.board));
            match player_name(engine, from) {
                "" => texts::nobody_goes(power, &board),
                name => texts::player_goes(name, power, &board),
            }
        };
        let [one, other] = seats;
        let mut description = vec![goes(one, other), goes(other, one)];
        description.extend(engine.swap_effects(seats));
        SeatSwap { seats, description }
    }
}

/// The name of the player of a seat. Empty for an empty seat.
fn player_name(engine: &Engine, seat: SeatRef) -> &str {
    let book = engine.book();
    book.name_of(book.seat(seat).and_then(|seat| seat.player))
}

/// The name of the step that swaps two seats.
pub(super) fn swap_step(engine: &Engine, seats: [SeatRef; 2]) -> Message {
    let [one, other] = seats.map(|seat| match player_name(engine, seat) {
        "" => kept_words(texts::nobody),
        name => name.into(),
    });
    steps::swap(one, other)
}

/// What the status bar says after the swap.
pub(super) fn swap_message(engine: &Engine, seats: [SeatRef; 2]) -> String {
    let [one, other] = seats.map(|seat| match player_name(engine, seat) {
        "" => texts::nobody(),
        name => name,
    });
    texts::seats_swapped(one, other)
}

/// The swap of two seats while one is dragged onto the other.
#[derive(Debug, Default)]
pub(super) struct SeatDrag {
    swap: Option<SeatSwap>,
}

impl SeatDrag {
    /// A seat is dragged over another with the mouse. The effects of a swap are shown beside the pointer, and releasing
    /// the button swaps the two.
    pub(super) fn follow(
        &mut self,
        ui: &Ui,
        sheet: &mut Sheet<'_>,
        dragged: Option<DraggedCell>,
        layout: Option<&RoundLayout>,
    ) {
        let seats = dragged.zip(layout).and_then(|(cell, layout)| dragged_pair(cell, layout));
        let (Some(dragged), Some(seats)) = (dragged, seats) else {
            self.swap = None;
            return;
        };
        let engine = sheet.context.engine();
        if self.swap.as_ref().is_none_or(|swap| swap.seats != seats) {
            let refusal = seats.into_iter().find_map(|seat| fixed_seat_message(engine, seat));
            self.swap = refusal.is_none().then(|| SeatSwap::new(engine, seats));
            sheet.requests.extend(refusal.map(Request::Message));
        }
        let Some(swap) = &self.swap else { return };
        if dragged.dropped {
            self.swap = None;
            sheet.requests.push(Request::Apply {
                step: swap_step(engine, seats).into(),
                edit: Box::new(engine.swap_edit(seats)),
            });
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
