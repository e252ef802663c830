//! A lower bound of the greatest number of meetings of a pair, with its reason. The bound of the repeated meetings is in
//! `lower_bounds`.

use crate::languages::window_sentences::{draw_dialog, draw_sentences as texts};
use std::collections::BTreeMap;

use super::measures::{fewest_pairs, pairs};
use super::request::{DrawRequest, Player, RoundRequest};

/// The smallest possible greatest number of meetings of a pair.
#[derive(Debug)]
pub(super) struct MostMeetingsBound {
    pub(super) most: usize,
    /// The reason why fewer are impossible, as the part of a sentence after “because”.
    pub(super) reason: String,
    /// If no pair meets more than `most` times: the fewest pairs that must meet `most` times. 0 if no pair meets twice.
    pub(super) pairs: usize,
}

/// Computes the bound. No draw of the request has fewer repeated meetings than `repeats`.
pub(super) fn compute(request: &DrawRequest, repeats: usize) -> MostMeetingsBound {
    let meetings: usize = request
        .earlier_rounds
        .iter()
        .flat_map(|played| &played.boards)
        .map(|board| fewest_pairs(board.values().flatten().count(), 1))
        .chain(request.rounds.iter().map(meetings_in_round))
        .sum();
    let bounds = [
        // The first bound and reason are used if others are not larger.
        most_in_earlier_rounds(request),
        by_combinations_of_boards(request),
        by_repeats(meetings, repeats),
        by_code_inequality(request, meetings, repeats),
        by_parity(request),
    ];
    let (most, reason) = bounds.into_iter().rev().max_by_key(|(most, _)| *most).unwrap_or_else(|| (0, String::new()));
    MostMeetingsBound { most, reason, pairs: fewest_pairs_meeting(most, meetings, repeats) }
}

/// Number of pairs that meet in a round to draw.
pub(super) fn meetings_in_round(round_request: &RoundRequest) -> usize {
    let mut seats = vec![7_usize; round_request.board_count()];
    for (board, _) in &round_request.empty_seats {
        if let Some(seats) = seats.get_mut(*board) {
            *seats = seats.saturating_sub(1);
        }
    }
    seats.into_iter().map(|seats| fewest_pairs(seats, 1)).sum()
}

/// If no pair meets more than `most` times: the fewest pairs that must meet `most` times. A pair with m < most meetings
/// makes m · (m − 1) / 2 ≤ m · (most − 2) / 2 of the repeats.
fn fewest_pairs_meeting(most: usize, meetings: usize, repeats: usize) -> usize {
    if most < 2 { 0 } else { (2 * repeats).saturating_sub((most - 2) * meetings).div_ceil(most).max(1) }
}

fn most_in_earlier_rounds(request: &DrawRequest) -> (usize, String) {
    let mut met: BTreeMap<[Player; 2], usize> = BTreeMap::new();
    for board in request.earlier_rounds.iter().flat_map(|played| &played.boards) {
        let mut seated: Vec<Player> = board.values().flatten().copied().collect();
        seated.sort_unstable();
        for pair in pairs(&seated).filter(|[one, other]| one != other) {
            *met.entry(pair).or_default() += 1;
        }
    }
    let most = met.into_values().max().unwrap_or(0);
    (most, texts::met_in_earlier_rounds(&draw_dialog::times(most)))
}

/// Some players share their boards in certain rounds, because there are more players than combinations of boards. In
/// the other rounds their meetings spread at best evenly over their pairs.
fn by_combinations_of_boards(request: &DrawRequest) -> (usize, String) {
    // The players who are in every round to draw. Some of them may sit out.
    let mut core: Vec<bool> = vec![true; usize::from(request.player_count)];
    let mut sit_outs = 0;
    for round_request in &request.rounds {
        let (out, _) = round_request.sit_outs();
        let mut here = vec![false; core.len()];
        for player in round_request.present.iter().filter(|player| !out.contains(player)) {
            here[player.index()] = true;
        }
        core.iter_mut().zip(here).for_each(|(core, here)| *core &= here);
        sit_outs += round_request.sit_out_count().saturating_sub(out.len());
    }
    let mut boards: Vec<usize> = request.rounds.iter().map(RoundRequest::board_count).collect();
    boards.sort_unstable();
    let everybody = core.iter().filter(|core| **core).count();
    let mut best = share_boards(everybody.saturating_sub(sit_outs), ALL, &boards);
    // A board of an earlier round is a group of players who have met once.
    for board in request.earlier_rounds.iter().flat_map(|played| &played.boards) {
        let group: Vec<Player> = board.values().flatten().copied().filter(|player| core[player.index()]).collect();
        let (more, reason) = share_boards(group.len().saturating_sub(sit_outs), MET, &boards);
        if more > 0 && more + 1 > best.0 {
            best = (more + 1, reason);
        }
    }
    best
}

/// How a sentence names some players, by the variable `$which`: nothing more is said about them, or they have met on one board before.
const ALL: &str = "all";
const MET: &str = "met";

/// The greatest number of meetings that cannot be avoided among `players` who play on these numbers of boards, and the
/// reason. `which` describes the players.
fn share_boards(players: usize, which: &str, boards: &[usize]) -> (usize, String) {
    let mut best = (0, String::new());
    let mut combinations = 1_usize;
    for shared in 0..=boards.len() {
        if shared > 0 {
            combinations = combinations.saturating_mul(boards[shared - 1]);
        }
        let group = players.div_ceil(combinations.max(1));
        if group < 2 {
            break;
        }
        let other_meetings: usize = boards[shared..].iter().map(|boards| fewest_pairs(group, *boards)).sum();
        let most = shared + other_meetings.div_ceil(fewest_pairs(group, 1));
        if most > best.0 {
            let who = (which, players);
            best = (most, reason_of_combinations(who, &boards[..shared], combinations, group, other_meetings));
        }
    }
    best
}

/// `which` are the players, and how many they are.
fn reason_of_combinations(
    (which, players): (&str, usize),
    shared: &[usize],
    combinations: usize,
    group: usize,
    other_meetings: usize,
) -> String {
    let (pairs, times) = (fewest_pairs(group, 1), draw_dialog::times(other_meetings));
    let (players, group) = (players.to_string(), group.to_string());
    let share = match shared {
        [] => return texts::pairs_meet(which, &pairs.to_string(), &players, &times),
        [1] => texts::share_the_one_board(which, &players),
        [boards] => texts::share_one_of_boards(which, &group, &players, &boards.to_string()),
        rounds => {
            let (rounds, combinations) = (rounds.len().to_string(), combinations.to_string());
            texts::combinations_of_boards(which, &rounds, &combinations, &players, &group)
        }
    };
    match (other_meetings, pairs) {
        (0, _) => share,
        (_, 1) => texts::and_they_meet(&share, &times),
        _ => texts::and_their_pairs_meet(&share, &pairs.to_string(), &times),
    }
}

/// If no pair meets more than m times, each meeting makes at most (m − 1) / 2 repeats on average.
fn by_repeats(meetings: usize, repeats: usize) -> (usize, String) {
    let most = 1 + (2 * repeats).div_ceil(meetings.max(1));
    let fewer = most.saturating_sub(2) * meetings / 2;
    let times = draw_dialog::times(fewer);
    let reason = texts::would_repeat_at_most(&meetings.to_string(), &times, &repeats.to_string());
    (most, reason)
}

/// The numbers of boards and of rounds, if the same players fill all boards of all rounds, earlier rounds included.
fn complete_rounds(request: &DrawRequest) -> Option<(usize, usize)> {
    let drawn = request.rounds.iter().map(|round_request| {
        let full = round_request.on_two_boards.is_empty() && round_request.empty_seats.is_empty();
        (round_request.board_count(), full.then(|| round_request.present.clone()))
    });
    let earlier = request.earlier_rounds.iter().map(|played| (played.boards.len(), Some(played.seated().collect())));
    let mut same: Option<(usize, Vec<Player>)> = None;
    for (boards, players) in earlier.chain(drawn) {
        let mut players: Vec<Player> = players?;
        players.sort_unstable();
        players.dedup();
        if players.len() != boards * 7 || same.as_ref().is_some_and(|(_, others)| *others != players) {
            return None;
        }
        same = Some((boards, players));
    }
    Some((same?.0, request.earlier_rounds.len() + request.rounds.len()))
}

/// Delsarte’s inequality for codes (1973), in which the boards of a player are a word. With b boards and R rounds, the
/// numbers (b − 1)^m · (−1)^(R − m) of two players with m meetings are the entries of a positive semidefinite matrix, a
/// product of one matrix a round, so their sum over all ordered pairs is not negative. Shows that two meetings of every
/// pair are not enough.
fn by_code_inequality(request: &DrawRequest, meetings: usize, repeats: usize) -> (usize, String) {
    let excluded = || {
        let (boards, rounds) = complete_rounds(request)?;
        let players = i64::try_from(boards * 7).ok()?;
        let (meetings, repeats) = (i64::try_from(meetings).ok()?, i64::try_from(repeats).ok()?);
        let ratio = i64::try_from(boards).ok()?.checked_sub(1).filter(|ratio| *ratio > 0)?;
        let rounds = u32::try_from(rounds).ok().filter(|rounds| *rounds >= 3)?;
        let weight = |met: u32| Some(ratio.checked_pow(met)? * if (rounds - met).is_multiple_of(2) { 1 } else { -1 });
        let [never, once, twice] = [weight(0)?, weight(1)?, weight(2)?];
        // As a function of the repeats, which are the pairs that meet twice. They are at least `repeats`.
        let slope = never - 2 * once + twice;
        let without_repeats = never * (players * (players - 1) / 2 - meetings) + once * meetings;
        let sum = without_repeats.checked_add(slope.checked_mul(repeats)?)?.checked_mul(2)?;
        let diagonal = players.checked_mul(ratio.checked_pow(rounds)?)?;
        (slope <= 0 && sum.checked_add(diagonal)? < 0).then_some((boards, rounds))
    };
    excluded().map_or((0, String::new()), |(boards, rounds)| {
        let players = (boards * 7).to_string();
        (3, texts::inequality_for_codes(&players, &rounds.to_string(), &boards.to_string()))
    })
}

/// Fourteen players in five rounds on two boards: some pair meets four times.
///
/// Suppose that no pair does. Then no two players have the same boards in the first four rounds, so the 14 players have
/// 14 of the 16 combinations. Every board has seven players, so the two missing combinations differ in all four rounds.
/// Two players whose combinations differ in one round only have three meetings in the first four rounds, so they have
/// different boards in round 5. Single differences connect all 14 combinations, so the board of round 5 depends only on
/// whether a player is on board B an even or odd number of times. The missing two combinations are both even or both
/// odd, so one board of round 5 would have eight players.
fn by_parity(request: &DrawRequest) -> (usize, String) {
    if complete_rounds(request) != Some((2, 5)) {
        return (0, String::new());
    }
    (4, texts::fourteen_players().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bound(players: u16, rounds: usize, repeats: usize) -> (usize, usize) {
        let bound = compute(&DrawRequest::all_present(players, rounds, 1), repeats);
        (bound.most, bound.pairs)
    }

    #[test]
    fn the_bounds_of_full_rounds_are_the_known_ones() {
        // Three rounds on two boards have eight combinations for 14 players.
        assert_eq!(bound(14, 3, 54), (3, 1));
        assert_eq!(bound(14, 5, 180), (4, 1));
        // The extended Hamming code without two opposite words reaches this.
        assert_eq!(bound(14, 8, 504), (4, 84));
        assert_eq!(bound(21, 4, 90), (2, 90));
        assert_eq!(bound(21, 5, 150).0, 3);
        assert_eq!(bound(49, 7, 0), (1, 0));
    }

    #[test]
    fn many_repeats_force_a_pair_to_meet_often() {
        let (most, reason) = by_repeats(10, 11);
        assert_eq!(most, 4);
        assert_eq!(reason, "10 meetings would then repeat at most 10 times in all, and at least 11 repeats are proven");
    }

    /// With b boards, R rounds, x repeats and no third meeting, the sum over all pairs of players of
    /// (b − 1)^m · (−1)^(R − m) is negative from a certain number of repeats on.
    #[test]
    fn the_code_inequality_excludes_two_meetings_from_a_certain_number_of_repeats_on() {
        let most = |players: u16, rounds: usize, meetings: usize, repeats: usize| {
            by_code_inequality(&DrawRequest::all_present(players, rounds, 1), meetings, repeats)
        };
        // Two boards: 2 · (−(91 − 210) + 210 − 4 · x) + 14 is 0 for 84 repeats.
        assert_eq!((most(14, 5, 210, 84).0, most(14, 5, 210, 85).0), (0, 3));
        // Three boards: 2 · (−(210 − 315) + 2 · 315 − 9 · x) + 21 · 32 is 0 for 119 repeats.
        assert_eq!(most(21, 5, 315, 119).0, 0);
        let (bound, reason) = most(21, 5, 315, 120);
        assert_eq!(bound, 3);
        assert!(reason.contains("excludes 21 words of 5 letters, each letter one of 3 boards"), "{reason}");
        // It says nothing about rounds with different players.
        let mut request = DrawRequest::all_present(21, 5, 1);
        request.rounds[2].present.retain(|player| player.index() >= 7);
        assert_eq!(by_code_inequality(&request, 315, 120).0, 0);
        request.rounds[2].present = (1..22).map(Player).collect();
        assert_eq!(by_code_inequality(&request, 315, 120).0, 0);
    }

    #[test]
    fn players_of_one_board_meet_again_in_the_next_round() {
        let mut request = DrawRequest::all_present(14, 1, 1);
        let board = |first: u16| {
            crate::book::PerPower::from_fn(|power| Some(Player(first + u16::try_from(power.index()).unwrap())))
        };
        request.earlier_rounds =
            vec![crate::draw::SeatedRound { boards: vec![board(0), board(7)], sitting_out: Vec::new() }];
        let bound = compute(&request, 18);
        assert_eq!(bound.most, 2);
        assert_eq!(bound.reason, "the 21 pairs of 7 players who have met on one board before meet at least 9 times");
    }
}
