//! Repairs of a drawn round: a player comes late, leaves or is replaced, and all other players keep their seats.
//!
//! [`request_after_change`] makes the request for the changed round, in which every taken seat is reserved. It does not
//! draw: pass the request to [`draw`](super::draw). To draw more of the round again, remove reservations from
//! [`RoundRequest::reserved_seats`].
//!
//! ```
//! use std::ops::ControlFlow;
//! use topboard::draw::repair::{SeatChange, request_after_change};
//! use topboard::draw::{DrawRequest, Player, draw};
//!
//! let go_on = &mut |_| ControlFlow::Continue(());
//! // Twenty-one of twenty-two players are present.
//! let mut request = DrawRequest::all_present(22, 1, 1);
//! request.rounds[0].present.pop();
//! let drawn = draw(&request, go_on)?;
//! // One player leaves, and a latecomer gets the seat.
//! let request = request_after_change(&request, &drawn.rounds[0], SeatChange::Leave(Player(3)));
//! let request = request_after_change(&request, &draw(&request, go_on)?.rounds[0], SeatChange::Join(Player(21)));
//! let changed = draw(&request, go_on)?;
//! let pairs = changed.rounds[0].reserved_seats().zip(drawn.rounds[0].reserved_seats());
//! let moved = pairs.filter(|(now, before)| now != before).count();
//! assert_eq!(moved, 1);
//! # Ok::<(), topboard::draw::DrawError>(())
//! ```

use super::request::{DrawRequest, Player, RoundRequest, SeatedRound};

/// A change since the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatChange {
    /// No change: every player keeps the seat.
    Keep,
    /// A player comes late. The player gets an empty seat, or makes a new board with six players who sit out, or sits
    /// out.
    Join(Player),
    /// A player leaves. A player who sits out gets the seat. If nobody sits out, the seat stays empty.
    Leave(Player),
    /// A player takes over the seats of another player.
    Replace { leaves: Player, comes: Player },
}

/// The request for the last round of `request` after a change. Every player seated in `drawn` keeps the seat.
#[must_use]
pub fn request_after_change(request: &DrawRequest, drawn: &SeatedRound, change: SeatChange) -> DrawRequest {
    let mut changed = request.clone();
    let Some(round_request) = changed.rounds.last_mut() else { return changed };
    round_request.reserved_seats = drawn.reserved_seats().collect();
    // The draw has decided everything that the request left open. A seat that was empty may be needed now.
    round_request.empty_seats = drawn.empty_seats().collect();
    round_request.max_boards = round_request.max_boards.map(|most| most.max(drawn.boards.len()));
    match change {
        SeatChange::Keep => {}
        SeatChange::Join(player) => join(round_request, drawn, player),
        SeatChange::Leave(player) => leave(round_request, drawn, player),
        SeatChange::Replace { leaves, comes } => {
            for reservation in
                round_request.reserved_seats.iter_mut().filter(|reservation| reservation.player == leaves)
            {
                reservation.player = comes;
            }
            for player in round_request.on_two_boards.iter_mut().filter(|player| **player == leaves) {
                *player = comes;
            }
            round_request.present.retain(|player| *player != leaves);
            if !round_request.present.contains(&comes) {
                round_request.present.push(comes);
            } else if drawn.seated().any(|player| player == comes) && !round_request.on_two_boards.contains(&comes) {
                // A player who has a seat already plays on two boards now.
                round_request.on_two_boards.push(comes);
            }
        }
    }
    changed
}

fn join(round_request: &mut RoundRequest, drawn: &SeatedRound, player: Player) {
    if !round_request.present.contains(&player) {
        round_request.present.push(player);
    }
    let waiting = drawn.sitting_out.iter().filter(|out| **out != player).count() + 1;
    // Each waiting player fills one empty seat.
    let filled = round_request.empty_seats.len().min(waiting);
    round_request.empty_seats.drain(..filled);
}

fn leave(round_request: &mut RoundRequest, drawn: &SeatedRound, player: Player) {
    round_request.present.retain(|present| *present != player);
    round_request.on_two_boards.retain(|seated_twice| *seated_twice != player);
    let left: Vec<_> =
        round_request.reserved_seats.iter().filter(|reservation| reservation.player == player).copied().collect();
    round_request.reserved_seats.retain(|reservation| reservation.player != player);
    let bench = drawn.sitting_out.iter().filter(|out| **out != player).count();
    for seat in left.iter().skip(bench).filter_map(|reservation| reservation.board.zip(reservation.power)) {
        round_request.empty_seats.push(seat);
    }
}
