//! The draw: every hard rule on arbitrary rounds, the certificate counted again, and draws as good as the best known.

#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use proptest::prelude::*;
use topboard::book::{PerPower, Power};
use topboard::draw::{Call, Draw, Effort, Lock, Player, Request, draw};

fn drawn(request: &Request) -> Draw {
    draw(request, &mut |_| ControlFlow::Continue(())).unwrap()
}

/// Every pair's boards, every player's powers and everybody's rounds out, counted without the draw's help.
#[derive(Default)]
struct Recount {
    met: BTreeMap<(Player, Player), usize>,
    held: BTreeMap<(Player, Power), usize>,
    near: BTreeMap<(Player, Player), usize>,
    outs: BTreeMap<Player, usize>,
}

impl Recount {
    fn of(request: &Request, draw: &Draw) -> Self {
        let mut count = Recount::default();
        for played in request.history.iter().cloned().chain(draw.rounds.iter().map(topboard::draw::Round::as_played)) {
            for board in &played.boards {
                let seats: Vec<(Power, Player)> = board.iter().filter_map(|(at, who)| Some((at, (*who)?))).collect();
                for &(power, player) in &seats {
                    *count.held.entry((player, power)).or_default() += 1;
                    for &(its, other) in seats.iter().filter(|(_, other)| player < *other) {
                        *count.met.entry((player, other)).or_default() += 1;
                        if request.adjacency.adjacent(power, its) {
                            *count.near.entry((player, other)).or_default() += 1;
                        }
                    }
                }
            }
            for player in played.out {
                *count.outs.entry(player).or_default() += 1;
            }
        }
        count
    }

    /// Σ over the values of how many two can be taken of them.
    fn twos<T>(counts: &BTreeMap<T, usize>) -> usize {
        counts.values().map(|count| count * (count - 1) / 2).sum()
    }

    fn beyond<T>(counts: &BTreeMap<T, usize>, many: usize) -> usize {
        counts.values().map(|count| count.saturating_sub(many)).sum()
    }
}

/// What every draw must be, and that its certificate says what it is.
fn assert_sound(request: &Request, draw: &Draw) {
    assert_eq!(draw.rounds.len(), request.rounds.len());
    for (call, round) in request.rounds.iter().zip(&draw.rounds) {
        assert_eq!(round.boards.len(), call.boards());
        let seated: Vec<Player> = round.boards.iter().flat_map(PerPower::values).copied().collect();
        let everybody: BTreeSet<Player> = seated.iter().chain(&round.out).copied().collect();
        assert_eq!(everybody, call.present.iter().copied().collect(), "exactly those present sit or sit out");
        assert_eq!(seated.len() + round.out.len(), call.present.len(), "nobody is there twice");
        for lock in &call.locks {
            let kept = round.boards.iter().enumerate().any(|(board, seats)| {
                lock.board.is_none_or(|wanted| wanted == board)
                    && seats.iter().any(|(at, who)| *who == lock.player && lock.power.is_none_or(|it| it == at))
            });
            assert!(kept, "{lock:?} in {round:?}");
        }
    }
    let recount = Recount::of(request, draw);
    let certificate = &draw.certificate;
    let counts = certificate.counts();
    assert_eq!(counts.repeats as usize, Recount::twos(&recount.met));
    assert_eq!(counts.thirds as usize, Recount::beyond(&recount.met, 2));
    assert_eq!(counts.powers as usize, Recount::beyond(&recount.held, 1));
    assert_eq!(counts.adjacent as usize, Recount::twos(&recount.near));
    assert_eq!(counts.second_outs as usize, Recount::beyond(&recount.outs, 1));
    assert_eq!(certificate.repeated.len(), recount.met.values().filter(|met| **met > 1).count());
    for pair in &certificate.repeated {
        assert_eq!(pair.met.len(), recount.met[&pair.players.into()]);
    }
    assert!(certificate.bound <= certificate.repeats, "{certificate:?}");
}

/// Whoever is drawn as there, in their order.
fn some_of(players: u16, least: usize) -> impl Strategy<Value = Vec<Player>> {
    let all: Vec<Player> = (0..players).map(Player).collect();
    proptest::sample::subsequence(all, least..=usize::from(players))
}

/// A round with teams and seats kept, which do not contradict each other.
fn call(players: u16) -> impl Strategy<Value = Call> {
    let kept = proptest::collection::vec((any::<proptest::sample::Index>(), 0..3_usize, 0..7_usize), 0..5);
    (some_of(players, 7), some_of(players, 0), 0..5_usize, kept).prop_map(|(present, first_out, team, kept)| {
        let mut call = Call { present, first_out, ..Call::default() };
        call.teams = call.present.chunks(team + 1).filter(|team| team.len() > 1).take(2).map(<[_]>::to_vec).collect();
        for (at, (who, kind, power)) in kept.into_iter().enumerate() {
            let player = *who.get(&call.present);
            let power = (kind != 1).then(|| Power::ALL[power]);
            let board = (kind != 2).then_some(at % call.boards());
            // One kept seat a power, so that nothing is asked that cannot be.
            let taken = |lock: &Lock| lock.player == player || power.is_some() && lock.power == power;
            if !call.locks.iter().any(taken) {
                call.locks.push(Lock { player, board, power });
            }
        }
        call
    })
}

/// An event: some rounds already drawn, some to be drawn, and pairs to keep apart.
fn request() -> impl Strategy<Value = Request> {
    (7_u16..40, 1_usize..4, 0_usize..3).prop_flat_map(|(players, rounds, past)| {
        let calls = proptest::collection::vec(call(players), rounds);
        let apart = proptest::collection::vec((0..players, 0..players), 0..3);
        (calls, apart, any::<u64>()).prop_map(move |(calls, apart, seed)| {
            let effort = Effort(3000);
            let history = match past {
                0 => Vec::new(),
                _ => drawn(&Request { effort, ..Request::everyone(players, past, seed) })
                    .rounds
                    .iter()
                    .map(topboard::draw::Round::as_played)
                    .collect(),
            };
            let separations = apart.into_iter().filter(|(a, b)| a != b).map(|(a, b)| [Player(a), Player(b)]).collect();
            Request { players, history, rounds: calls, separations, seed, effort, ..Request::default() }
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whoever_comes_and_whatever_is_kept_every_draw_is_sound(request in request()) {
        assert_sound(&request, &drawn(&request));
    }
}

#[test]
fn twenty_eight_by_four_is_proven_and_clean() {
    let request = Request::everyone(28, 4, 1);
    let draw = drawn(&request);
    assert_sound(&request, &draw);
    let counts = draw.certificate.counts();
    assert_eq!((counts.repeats, counts.thirds, counts.powers, counts.adjacent), (72, 0, 0, 0));
    assert!(draw.certificate.proven());
}
