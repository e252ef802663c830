//! Checks every hard rule and every number of a certificate, independently of the code of the draw.

use std::collections::{BTreeMap, BTreeSet};

use topboard::book::Power;
use topboard::draw::{Draw, DrawRequest, Player, SeatReservation, evaluate};

/// Meetings of every pair, powers and sit-outs of every player, counted independently.
#[derive(Default)]
struct Recount {
    meetings: BTreeMap<(Player, Player), usize>,
    powers: BTreeMap<(Player, Power), usize>,
    adjacent: BTreeMap<(Player, Player), usize>,
    sit_outs: BTreeMap<Player, usize>,
}

impl Recount {
    fn of(request: &DrawRequest, draw: &Draw) -> Self {
        let mut count = Recount::default();
        for played in request.earlier_rounds.iter().chain(&draw.rounds) {
            for board in &played.boards {
                let seats: Vec<(Power, Player)> = board.iter().filter_map(|(at, who)| Some((at, (*who)?))).collect();
                for &(power, player) in &seats {
                    *count.powers.entry((player, power)).or_default() += 1;
                    for &(its, other) in seats.iter().filter(|(_, other)| player < *other) {
                        *count.meetings.entry((player, other)).or_default() += 1;
                        if request.adjacency.adjacent(power, its) {
                            *count.adjacent.entry((player, other)).or_default() += 1;
                        }
                    }
                }
            }
            for &player in &played.sitting_out {
                *count.sit_outs.entry(player).or_default() += 1;
            }
        }
        count
    }

    /// The sum of n · (n − 1) / 2 over the values n.
    fn pairs<T>(counts: &BTreeMap<T, usize>) -> usize {
        counts.values().map(|count| count * (count - 1) / 2).sum()
    }

    fn excess<T>(counts: &BTreeMap<T, usize>, limit: usize) -> usize {
        counts.values().map(|count| count.saturating_sub(limit)).sum()
    }
}

/// Checks that the draw keeps every hard rule and that its certificate is correct.
pub(crate) fn assert_valid(request: &DrawRequest, draw: &Draw) {
    assert_eq!(draw.rounds.len(), request.rounds.len());
    for (call, round) in request.rounds.iter().zip(&draw.rounds) {
        assert_eq!(round.boards.len(), call.board_count());
        let seated: Vec<Player> = round.seated().collect();
        let everybody: BTreeSet<Player> = seated.iter().chain(&round.sitting_out).copied().collect();
        assert_eq!(everybody, call.present.iter().copied().collect(), "exactly those present sit or sit out");
        let places = call.present.len() + call.on_two_boards.len();
        assert_eq!(seated.len() + round.sitting_out.len(), places, "every player appears as often as requested");
        assert_eq!(
            round.empty_seats().collect::<BTreeSet<_>>(),
            call.empty_seats.iter().copied().collect(),
            "the empty seats are those requested"
        );
        for player in &call.on_two_boards {
            let seats: Vec<SeatReservation> = round.reserved_seats().filter(|seat| seat.player == *player).collect();
            assert_eq!(seats.len(), 2, "{player} does not play two boards");
            assert!(seats[0].board != seats[1].board && seats[0].power != seats[1].power, "{seats:?}");
        }
        // Members of an earlier group sit out first, unless they have a guaranteed seat.
        let has_seat = |player: &Player| {
            call.on_two_boards.contains(player) || call.reserved_seats.iter().any(|it| it.player == *player)
        };
        for (at, group) in call.sit_out_groups.iter().enumerate() {
            let later = |player: &Player| !call.sit_out_groups[..=at].iter().flatten().any(|first| first == player);
            if round.sitting_out.iter().any(later) {
                let stays = group.iter().find(|player| seated.contains(player) && !has_seat(player));
                assert_eq!(stays, None, "sits though {:?} sit out of {:?}", round.sitting_out, call.sit_out_groups);
            }
        }
        for lock in &call.reserved_seats {
            let respected = round.boards.iter().enumerate().any(|(board, seats)| {
                lock.board.is_none_or(|wanted| wanted == board)
                    && seats.iter().any(|(at, who)| *who == Some(lock.player) && lock.power.is_none_or(|it| it == at))
            });
            assert!(respected, "{lock:?} in {round:?}");
        }
    }
    for (call, round) in request.rounds.iter().zip(&draw.rounds) {
        for board in &round.boards {
            let seated: Vec<&Player> = board.values().flatten().collect();
            assert_eq!(seated.len(), seated.iter().collect::<BTreeSet<_>>().len(), "a player sits twice on one board");
        }
        assert!(round.sitting_out.len() == call.sit_out_count(), "boards are full");
    }
    let recount = Recount::of(request, draw);
    let certificate = &draw.certificate;
    let counts = certificate.counts();
    assert_eq!(counts.repeated_meetings as usize, Recount::pairs(&recount.meetings));
    assert_eq!(counts.third_meetings as usize, Recount::excess(&recount.meetings, 2));
    let most = recount.meetings.values().copied().max().unwrap_or(0);
    let pairs_meeting_most = recount.meetings.values().filter(|meetings| **meetings == most).count();
    assert_eq!(counts.most_meetings as usize, most);
    assert_eq!(counts.pairs_meeting_most as usize, if most > 1 { pairs_meeting_most } else { 0 });
    assert!(certificate.most_meetings_bound <= certificate.most_meetings, "{certificate:?}");
    assert_eq!(counts.repeated_powers as usize, Recount::excess(&recount.powers, 1));
    assert_eq!(counts.adjacent_again as usize, Recount::pairs(&recount.adjacent));
    assert_eq!(counts.repeated_sit_outs as usize, Recount::excess(&recount.sit_outs, 1));
    assert!(certificate.sit_outs_bound <= counts.repeated_sit_outs, "{certificate:?}");
    let broken_separations = broken_separations(request, draw);
    assert_eq!(
        certificate.broken_separations.len(),
        broken_separations.len(),
        "{broken_separations:?} in {certificate:?}"
    );
    assert!(
        broken_separations.is_empty() == certificate.separation_conflicts.is_empty(),
        "{broken_separations:?} without a reason: {request:?}"
    );
    let quick = evaluate(request, &draw.rounds);
    assert_eq!(quick.counts(), counts);
    assert!(quick.separation_conflicts.iter().all(|why| certificate.separation_conflicts.contains(why)));
    assert_eq!(certificate.repeated_pairs.len(), recount.meetings.values().filter(|meetings| **meetings > 1).count());
    for pair in &certificate.repeated_pairs {
        assert_eq!(pair.meetings.len(), recount.meetings[&pair.players.into()]);
    }
    assert!(certificate.lower_bound <= certificate.repeated_meetings, "{certificate:?}");
}

/// Pairs on one board that should be separated, with round and board.
fn broken_separations(request: &DrawRequest, draw: &Draw) -> Vec<(usize, usize, Player, Player)> {
    let mut broken_separations = Vec::new();
    for (round, (call, drawn)) in request.rounds.iter().zip(&draw.rounds).enumerate() {
        for (at, board) in drawn.boards.iter().enumerate() {
            let seated: BTreeSet<Player> = board.values().copied().flatten().collect();
            let both = |one: &Player, other: &Player| one < other && seated.contains(one) && seated.contains(other);
            let mut pairs: BTreeSet<(Player, Player)> = BTreeSet::new();
            for team in &call.teams {
                pairs.extend(team.iter().flat_map(|one| team.iter().map(move |other| (*one, *other))));
            }
            pairs.extend(request.separations.iter().flat_map(|[one, other]| [(*one, *other), (*other, *one)]));
            broken_separations
                .extend(pairs.into_iter().filter(|(one, other)| both(one, other)).map(|(a, b)| (round, at, a, b)));
        }
    }
    broken_separations
}
