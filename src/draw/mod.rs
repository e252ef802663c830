//! The draw: which player sits on which board with which power, for one round or several, and proof of its quality.
//!
//! A [`DrawRequest`] contains the players present in each round, the earlier rounds and the preferences. [`draw`]
//! returns the boards and a [`DrawCertificate`], which is counted from these boards alone. The search has two parts. First
//! it chooses the seven players of each board (`board_assignment`). It starts from a combinatorial design where one
//! exists (`combinatorial_designs`), even if earlier rounds already used that design (`design_match`), and improves it
//! by annealing. Then it assigns the powers by colouring a graph (`power_assignment`). If earlier rounds force somebody
//! to repeat a power, players move to other boards to avoid that.
//!
//! A round of an event with earlier rounds:
//!
//! ```
//! use std::ops::ControlFlow;
//! use topboard::draw::{DrawRequest, Player, RoundRequest, draw};
//!
//! let go_on = &mut |_| ControlFlow::Continue(());
//! let mut event = DrawRequest::all_present(23, 1, 1);
//! for round in 1..=3 {
//!     // Nobody sits out twice before everybody has sat out once. The draw chooses among those who have not.
//!     let sat_out = |player: &Player| event.earlier_rounds.iter().any(|round| round.sitting_out.contains(player));
//!     let not_yet = (0..23).map(Player).filter(|player| !sat_out(player)).collect();
//!     let present = (0..23).map(Player).collect();
//!     event.rounds = vec![RoundRequest { present, sit_out_groups: vec![not_yet], ..RoundRequest::default() }];
//!     event.seed = round;
//!     let drawn = draw(&event, go_on)?;
//!     assert!(drawn.certificate.repeated_sit_outs.is_empty());
//!     event.earlier_rounds.extend(drawn.rounds);
//! }
//! # Ok::<(), topboard::draw::DrawError>(())
//! ```
//!
//! [`evaluate`] counts any seating in the same way. The preview of a swap is the difference of two [`DrawCounts`]. When
//! a player comes late or leaves, [`repair`] keeps everybody else in their seats. A [`RoundRequest`] contains the
//! reserved seats ([`SeatReservation`]), boards of six, players on two boards, preferences and the order of sit-outs. A
//! request that cannot be met is a [`DrawError`]. [`DrawCertificate::separation_conflicts`] lists separations that cannot
//! all be kept.
//!
//! This module must not read files or the clock, and it must use no random numbers but its own. Nothing that differs
//! between machines may influence a draw: all costs are whole numbers, effort is counted in moves, and no hash maps are
//! used. It knows nothing of the book except the seven powers, and it does not decide who is present.

mod board_assignment;
mod certificate;
mod combinatorial_designs;
mod design_match;
mod draw_steps;
pub mod gunboat;
mod lower_bounds;
mod measures;
mod most_meetings_bound;
mod place_restricted_players;
mod power_adjacency;
mod power_assignment;
mod random_generator;
pub mod repair;
mod request;
mod request_errors;
mod round_search_state;
mod separation_conflicts;
mod separation_search;
mod separations;
mod team_lottery;

use std::ops::ControlFlow;

pub use self::certificate::{BrokenSeparation, DrawCertificate, DrawCounts, Meeting, RepeatedPair, RepeatedPower};
pub use self::power_adjacency::Adjacency;
pub use self::request::{BoardIndex, DrawEffort, DrawRequest, Player, RoundRequest, SeatReservation, SeatedRound};
pub use self::request_errors::DrawError;
pub use self::separation_conflicts::SeparationConflict;
pub use self::team_lottery::{TeamLottery, draw_scratch_teams};
use crate::book::PerPower;
pub use crate::draw::draw_steps::DrawProgress;
use crate::draw::draw_steps::DrawSteps;

/// The version of the drawing method. It must be raised whenever the same request gives another draw than before. The
/// record of a draw contains it, because only the same version reproduces the draw.
pub const METHOD_VERSION: u32 = 3;

/// The result of a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The drawn rounds, in the order of the request.
    pub rounds: Vec<SeatedRound>,
    pub certificate: DrawCertificate,
}

/// Counts any seating, for example a draw after a swap of two players, or a seating entered by hand. The seating may be
/// incomplete and may ignore the request. This is fast enough to run on every mouse move, because it looks only for the
/// simple reasons in [`DrawCertificate::separation_conflicts`].
pub fn evaluate(request: &DrawRequest, rounds: &[SeatedRound]) -> DrawCertificate {
    DrawCertificate::count(request, rounds, false)
}

/// Draws the rounds of a request. `watch` receives the progress and can stop the search. The best draw found until then
/// is returned, and it is complete.
///
/// # Errors
/// When the request contradicts itself.
pub fn draw(request: &DrawRequest, watch: &mut dyn FnMut(DrawProgress) -> ControlFlow<()>) -> Result<Draw, DrawError> {
    request.validate()?;
    let filled_request = request.with_seats_filled();
    let mut search = DrawSteps::new(&filled_request, watch);
    let seating = search.assign_boards();
    let seating = search.balance_strengths(seating);
    let (seating, powers) = search.assign_powers(seating);
    // Players who only filled an empty seat are removed.
    let real = |player: &Player| Some(*player).filter(|player| player.0 < request.player_count);
    let rounds: Vec<SeatedRound> = seating
        .rounds
        .iter()
        .zip(powers.boards)
        .map(|(seats, boards)| {
            let mut out: Vec<Player> = seats.bench().iter().filter_map(real).collect();
            out.sort_unstable();
            let boards = boards.iter().map(|board| PerPower::from_fn(|power| real(&board[power]))).collect();
            SeatedRound { boards, sitting_out: out }
        })
        .collect();
    request_errors::check_reservations(request, &rounds)?;
    let certificate = DrawCertificate::count(request, &rounds, true);
    Ok(Draw { rounds, certificate })
}
