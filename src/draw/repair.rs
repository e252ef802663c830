//! A drawn round that must change, without moving anybody who sits.
//!
//! [`after`] turns a request and what was drawn for it into the request for the changed round, in which every seat is kept. It
//! draws nothing itself: give the answer to [`draw`](super::draw). A director who wants more of the round drawn anew takes
//! locks out of [`Call::locks`].
//!
//! ```
//! use std::ops::ControlFlow;
//! use topboard::draw::repair::{Change, after};
//! use topboard::draw::{Player, Request, draw};
//!
//! let go_on = &mut |_| ControlFlow::Continue(());
//! // Twenty-one of twenty-two are there.
//! let mut request = Request::everyone(22, 1, 1);
//! request.rounds[0].present.pop();
//! let drawn = draw(&request, go_on)?;
//! // One leaves, and the one who comes late has his chair.
//! let request = after(&request, &drawn.rounds[0], Change::Leave(Player(3)));
//! let request = after(&request, &draw(&request, go_on)?.rounds[0], Change::Join(Player(21)));
//! let changed = draw(&request, go_on)?;
//! let moved = changed.rounds[0].locks().zip(drawn.rounds[0].locks()).filter(|(now, then)| now != then).count();
//! assert_eq!(moved, 1);
//! # Ok::<(), topboard::draw::Impossible>(())
//! ```

use super::request::{Call, Player, Request, Round};

/// What has happened since the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing: the round as it is, every seat kept.
    Keep,
    /// Somebody comes late: gets an empty chair, or with the bench makes a board when they are seven, else sits out.
    Join(Player),
    /// Somebody leaves: somebody of the bench gets the chair; without a bench it stays empty, and six make the board.
    Leave(Player),
    /// Somebody takes another's seats.
    Replace { leaves: Player, comes: Player },
}

/// The request for the last round of `request` after a change, with everybody kept who sits in `drawn`.
#[must_use]
pub fn after(request: &Request, drawn: &Round, change: Change) -> Request {
    let mut changed = request.clone();
    let Some(call) = changed.rounds.last_mut() else { return changed };
    call.locks = drawn.locks().collect();
    // The draw has settled what was left open; a chair that was empty may be wanted now.
    call.empty = drawn.empty().collect();
    call.most_boards = call.most_boards.map(|most| most.max(drawn.boards.len()));
    match change {
        Change::Keep => {}
        Change::Join(player) => join(call, drawn, player),
        Change::Leave(player) => leave(call, drawn, player),
        Change::Replace { leaves, comes } => {
            for lock in call.locks.iter_mut().filter(|lock| lock.player == leaves) {
                lock.player = comes;
            }
            for player in call.twice.iter_mut().filter(|player| **player == leaves) {
                *player = comes;
            }
            call.present.retain(|player| *player != leaves);
            if !call.present.contains(&comes) {
                call.present.push(comes);
            } else if drawn.seated().any(|player| player == comes) && !call.twice.contains(&comes) {
                // Who has a seat already plays two boards now.
                call.twice.push(comes);
            }
        }
    }
    changed
}

fn join(call: &mut Call, drawn: &Round, player: Player) {
    if !call.present.contains(&player) {
        call.present.push(player);
    }
    let standing = drawn.out.iter().filter(|out| **out != player).count() + 1;
    // An empty chair is filled for each who stands.
    let filled = call.empty.len().min(standing);
    call.empty.drain(..filled);
}

fn leave(call: &mut Call, drawn: &Round, player: Player) {
    call.present.retain(|present| *present != player);
    call.twice.retain(|twice| *twice != player);
    let left: Vec<_> = call.locks.iter().filter(|lock| lock.player == player).copied().collect();
    call.locks.retain(|lock| lock.player != player);
    let bench = drawn.out.iter().filter(|out| **out != player).count();
    for chair in left.iter().skip(bench).filter_map(|lock| lock.board.zip(lock.power)) {
        call.empty.push(chair);
    }
}
