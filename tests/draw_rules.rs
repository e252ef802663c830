//! Every hard rule of the draw, on thousands of rounds that nobody would think of.
//!
//! What is demanded of a round is taken from a round made at random: some of its seats are kept, whole boards have started.
//! So the demands can be met, and the draw must meet them.

#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

mod independent_draw_count;

use std::ops::ControlFlow;

use independent_draw_count::assert_sound;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::RngSeed;
use topboard::book::{PerPower, Power};
use topboard::draw::repair::{RoundChange, request_after_change};
use topboard::draw::{Draw, DrawEffort, DrawRequest, Player, RoundRequest, SeatReservation, SeatedRound, draw};

const CASES: u32 = 2500;
/// Hard rules hold however short the search is.
const SHORT: DrawEffort = DrawEffort(400);

fn drawn(request: &DrawRequest) -> Draw {
    draw(request, &mut |_| ControlFlow::Continue(())).unwrap()
}

/// Some of the players, in any order.
fn some_of(players: u16) -> impl Strategy<Value = Vec<Player>> {
    let all: Vec<Player> = (0..players).map(Player).collect();
    proptest::sample::subsequence(all, 7..=usize::from(players)).prop_shuffle()
}

/// How a round is to be.
#[derive(Clone, Copy, Debug)]
struct Shape {
    twice: usize,
    sixes: usize,
    spared: Power,
    most: Option<usize>,
}

/// A round in which those of the list sit one after the other: the first ones on two boards, the first boards without the power
/// that is spared. With it, what was demanded for it.
fn one_after_the_other(list: &[Player], shape: Shape) -> (SeatedRound, RoundRequest) {
    let Shape { twice, sixes, spared, most } = shape;
    let boards = |twice: usize, sixes: usize| ((list.len() + twice + sixes) / 7).min(most.unwrap_or(usize::MAX));
    let sixes = (0..=sixes).rev().find(|sixes| *sixes <= boards(0, *sixes)).unwrap_or(0);
    let twice = if boards(0, sixes) > 1 { twice } else { 0 };
    let mut call = RoundRequest {
        present: list.to_vec(),
        on_two_boards: list[..twice].to_vec(),
        max_boards: most,
        ..RoundRequest::default()
    };
    call.present.sort_unstable();
    call.empty_chairs = (0..sixes).map(|board| (board, spared)).collect();
    // Whoever plays two boards comes again on the next one, two powers later at least.
    let mut line: Vec<Player> = list.to_vec();
    line.splice(9.min(line.len())..9.min(line.len()), call.on_two_boards.iter().copied());
    let mut line = line.into_iter();
    let mut seats = vec![PerPower::<Option<Player>>::default(); boards(twice, sixes)];
    for (number, board) in seats.iter_mut().enumerate() {
        for power in Power::ALL.into_iter().filter(|power| *power != spared || number >= sixes) {
            board[power] = line.next();
        }
    }
    (SeatedRound { boards: seats, sitting_out: line.collect() }, call)
}

fn shape() -> impl Strategy<Value = Shape> {
    let most = proptest::option::weighted(0.2, 1..4_usize);
    let rare = |most: usize| prop_oneof![3 => Just(0), 1 => 0..=most];
    (rare(3), rare(3), 0..7_usize, most).prop_map(|(twice, sixes, spared, most)| Shape {
        twice,
        sixes,
        spared: Power::ALL[spared],
        most,
    })
}

/// How much of a seat is kept.
#[derive(Clone, Copy, Debug)]
enum Kept {
    Seat,
    Board,
    Power,
}

/// A round with teams, seats kept, a board that has started, chairs that stay empty and players of two boards.
fn call(players: u16) -> impl Strategy<Value = RoundRequest> {
    let how = prop_oneof![Just(Kept::Seat), Just(Kept::Board), Just(Kept::Power)];
    let kept = proptest::collection::vec((any::<Index>(), how), 0..14);
    let teams = proptest::collection::vec(2..6_usize, 0..4);
    let out = proptest::collection::vec(some_of(players), 0..3);
    let wishes = (any::<bool>(), proptest::collection::vec(0..100_u32, usize::from(players)));
    (some_of(players), shape(), (any::<bool>(), kept), teams, out, wishes).prop_map(
        |(list, shape, (started, kept), teams, first_out, (wished, strong))| {
            let (witness, mut call) = one_after_the_other(&list, shape);
            let seats: Vec<SeatReservation> = witness.reserved_seats().collect();
            if started {
                call.reserved_seats.extend(seats.iter().filter(|seat| seat.board == Some(0)));
            }
            for (index, how) in kept {
                let seat = *index.get(&seats);
                let again = |lock: &SeatReservation| {
                    lock.player == seat.player
                        && (lock.board == seat.board || !call.on_two_boards.contains(&seat.player))
                };
                if call.reserved_seats.iter().any(again) {
                    continue;
                }
                // Of two boards it must be said which.
                call.reserved_seats.push(match how {
                    Kept::Board => SeatReservation { power: None, ..seat },
                    Kept::Power if !call.on_two_boards.contains(&seat.player) => {
                        SeatReservation { board: None, ..seat }
                    }
                    Kept::Seat | Kept::Power => seat,
                });
            }
            let mut members = call.present.clone().into_iter();
            call.teams = teams.into_iter().map(|size| members.by_ref().take(size).collect()).collect();
            call.sit_out_groups = first_out;
            if wished {
                call.strengths = (0..).map(Player).zip(strong).collect();
                call.preferences =
                    call.present.iter().map(|player| (*player, vec![Power::France, Power::Turkey])).collect();
            }
            call
        },
    )
}

/// An event: some rounds played, some to be drawn, and pairs to keep apart.
fn request() -> impl Strategy<Value = DrawRequest> {
    (7_u16..40, 1_usize..4, 0_usize..4).prop_flat_map(|(players, rounds, past)| {
        let calls = proptest::collection::vec(call(players), rounds);
        let apart = proptest::collection::vec((0..players, 0..players), 0..5);
        let past = proptest::collection::vec((some_of(players), shape()), past);
        (past, calls, apart, any::<u64>(), any::<bool>()).prop_map(move |(past, calls, apart, seed, in_turn)| {
            let mut request =
                DrawRequest { player_count: players, rounds: calls, seed, effort: SHORT, ..DrawRequest::default() };
            request.earlier_rounds =
                past.into_iter().map(|(list, shape)| one_after_the_other(&list, shape).0).collect();
            request.separations =
                apart.into_iter().filter(|(a, b)| a != b).map(|(a, b)| [Player(a), Player(b)]).collect();
            if in_turn {
                // Whoever has sat out least often does so first.
                let outs = |player: &Player| {
                    request.earlier_rounds.iter().filter(|it| it.sitting_out.contains(player)).count()
                };
                let by_outs = (0..4).map(|times| (0..players).map(Player).filter(|it| outs(it) == times).collect());
                let by_outs: Vec<Vec<Player>> = by_outs.collect();
                request.rounds.iter_mut().for_each(|call| call.sit_out_groups.clone_from(&by_outs));
            }
            request
        })
    })
}

/// The same rounds every time, so that a failure is of the change that it follows; others with `PROPTEST_RNG_SEED`.
fn seed() -> RngSeed {
    let wanted = std::env::var("PROPTEST_RNG_SEED").ok().and_then(|seed| seed.parse().ok());
    RngSeed::Fixed(wanted.unwrap_or(2006))
}

#[test]
fn a_team_with_a_member_on_two_boards_takes_a_seat_more() {
    let call = RoundRequest {
        present: (0..13).map(Player).collect(),
        on_two_boards: vec![Player(0)],
        teams: vec![vec![Player(0), Player(1)]],
        ..RoundRequest::default()
    };
    let request = DrawRequest { player_count: 13, rounds: vec![call], effort: SHORT, ..DrawRequest::default() };
    let made = drawn(&request);
    assert_sound(&request, &made);
    let why = made.certificate.separation_conflicts[0].to_string();
    assert!(why.contains("they take at least 3 seats"), "{why}");
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: CASES,
        failure_persistence: None,
        max_shrink_iters: 300,
        rng_seed: seed(),
        ..ProptestConfig::default()
    })]

    #[test]
    fn whoever_comes_and_whatever_is_kept_every_draw_is_sound(request in request()) {
        assert_sound(&request, &drawn(&request));
    }

    #[test]
    fn whatever_happens_after_the_draw_nobody_who_sits_is_moved(request in request(), who in any::<Index>()) {
        let mut request = request;
        request.rounds.truncate(1);
        let first = drawn(&request);
        let somebody = Player(u16::try_from(who.index(usize::from(request.player_count))).unwrap());
        let seated: Vec<Player> = first.rounds[0].seated().collect();
        let change = if seated.contains(&somebody) { RoundChange::Leave(somebody) } else { RoundChange::Join(somebody) };
        let changed = request_after_change(&request, &first.rounds[0], change);
        // With fewer than seven left, or on one board with somebody of two, nothing can be.
        if let Ok(then) = draw(&changed, &mut |_| ControlFlow::Continue(())) {
            assert_sound(&changed, &then);
            for seat in first.rounds[0].reserved_seats().filter(|seat| seat.player != somebody) {
                assert!(then.rounds[0].reserved_seats().any(|now| now == seat), "{seat:?} is moved");
            }
        } else {
            assert!(request.rounds[0].present.len() <= 7 || !request.rounds[0].on_two_boards.is_empty());
        }
    }
}
