//! A draw counted again without the draw's help: every hard rule, and every number of its certificate.

#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::collections::{BTreeMap, BTreeSet};

use topboard::book::Power;
use topboard::draw::{Draw, DrawRequest, Player, SeatReservation, evaluate};

/// Every pair's boards, every player's powers and everybody's rounds out, counted without the draw's help.
#[derive(Default)]
struct Recount {
    met: BTreeMap<(Player, Player), usize>,
    held: BTreeMap<(Player, Power), usize>,
    near: BTreeMap<(Player, Player), usize>,
    outs: BTreeMap<Player, usize>,
}

impl Recount {
    fn of(request: &DrawRequest, draw: &Draw) -> Self {
        let mut count = Recount::default();
        for played in request.earlier_rounds.iter().chain(&draw.rounds) {
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
            for &player in &played.sitting_out {
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
pub(crate) fn assert_sound(request: &DrawRequest, draw: &Draw) {
    assert_eq!(draw.rounds.len(), request.rounds.len());
    for (call, round) in request.rounds.iter().zip(&draw.rounds) {
        assert_eq!(round.boards.len(), call.board_count());
        let seated: Vec<Player> = round.seated().collect();
        let everybody: BTreeSet<Player> = seated.iter().chain(&round.sitting_out).copied().collect();
        assert_eq!(everybody, call.present.iter().copied().collect(), "exactly those present sit or sit out");
        let places = call.present.len() + call.on_two_boards.len();
        assert_eq!(seated.len() + round.sitting_out.len(), places, "nobody is there more often than asked");
        assert_eq!(
            round.empty_chairs().collect::<BTreeSet<_>>(),
            call.empty_chairs.iter().copied().collect(),
            "chairs that stay empty"
        );
        for player in &call.on_two_boards {
            let seats: Vec<SeatReservation> = round.reserved_seats().filter(|seat| seat.player == *player).collect();
            assert_eq!(seats.len(), 2, "{player} plays two boards");
            assert!(seats[0].board != seats[1].board && seats[0].power != seats[1].power, "{seats:?}");
        }
        // Nobody sits out before those who should first, unless these have a seat for certain.
        let certain = |player: &Player| {
            call.on_two_boards.contains(player) || call.reserved_seats.iter().any(|it| it.player == *player)
        };
        for (at, group) in call.sit_out_groups.iter().enumerate() {
            let later = |player: &Player| !call.sit_out_groups[..=at].iter().flatten().any(|first| first == player);
            if round.sitting_out.iter().any(later) {
                let stays = group.iter().find(|player| seated.contains(player) && !certain(player));
                assert_eq!(stays, None, "sits though {:?} sit out of {:?}", round.sitting_out, call.sit_out_groups);
            }
        }
        for lock in &call.reserved_seats {
            let kept = round.boards.iter().enumerate().any(|(board, seats)| {
                lock.board.is_none_or(|wanted| wanted == board)
                    && seats.iter().any(|(at, who)| *who == Some(lock.player) && lock.power.is_none_or(|it| it == at))
            });
            assert!(kept, "{lock:?} in {round:?}");
        }
    }
    for (call, round) in request.rounds.iter().zip(&draw.rounds) {
        for board in &round.boards {
            let seated: Vec<&Player> = board.values().flatten().collect();
            assert_eq!(seated.len(), seated.iter().collect::<BTreeSet<_>>().len(), "somebody sits opposite to himself");
        }
        assert!(round.sitting_out.len() == call.sit_out_count(), "boards are full");
    }
    let recount = Recount::of(request, draw);
    let certificate = &draw.certificate;
    let counts = certificate.counts();
    assert_eq!(counts.repeated_meetings as usize, Recount::twos(&recount.met));
    assert_eq!(counts.third_meetings as usize, Recount::beyond(&recount.met, 2));
    assert_eq!(counts.repeated_powers as usize, Recount::beyond(&recount.held, 1));
    assert_eq!(counts.adjacent_again as usize, Recount::twos(&recount.near));
    assert_eq!(counts.repeated_sit_outs as usize, Recount::beyond(&recount.outs, 1));
    assert!(certificate.sit_outs_bound <= counts.repeated_sit_outs, "{certificate:?}");
    let broken = broken(request, draw);
    assert_eq!(certificate.broken_separations.len(), broken.len(), "{broken:?} in {certificate:?}");
    assert!(
        broken.is_empty() == certificate.separation_conflicts.is_empty(),
        "{broken:?} without a reason: {request:?}"
    );
    let quick = evaluate(request, &draw.rounds);
    assert_eq!(quick.counts(), counts);
    assert!(quick.separation_conflicts.iter().all(|why| certificate.separation_conflicts.contains(why)));
    assert_eq!(certificate.repeated_pairs.len(), recount.met.values().filter(|met| **met > 1).count());
    for pair in &certificate.repeated_pairs {
        assert_eq!(pair.meetings.len(), recount.met[&pair.players.into()]);
    }
    assert!(certificate.lower_bound <= certificate.repeated_meetings, "{certificate:?}");
}

/// Who shares a board and should not: by round and board.
fn broken(request: &DrawRequest, draw: &Draw) -> Vec<(usize, usize, Player, Player)> {
    let mut broken = Vec::new();
    for (round, (call, drawn)) in request.rounds.iter().zip(&draw.rounds).enumerate() {
        for (at, board) in drawn.boards.iter().enumerate() {
            let seated: BTreeSet<Player> = board.values().copied().flatten().collect();
            let both = |one: &Player, other: &Player| one < other && seated.contains(one) && seated.contains(other);
            let mut pairs: BTreeSet<(Player, Player)> = BTreeSet::new();
            for team in &call.teams {
                pairs.extend(team.iter().flat_map(|one| team.iter().map(move |other| (*one, *other))));
            }
            pairs.extend(request.separations.iter().flat_map(|[one, other]| [(*one, *other), (*other, *one)]));
            broken.extend(pairs.into_iter().filter(|(one, other)| both(one, other)).map(|(a, b)| (round, at, a, b)));
        }
    }
    broken
}
