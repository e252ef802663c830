//! Lower bounds: counts that no draw of a request can go below, computed from the request alone.

use super::measures::{fewest_pairs, pairs};
use super::most_meetings_bound;
use super::request::{DrawRequest, Player, RoundRequest};
use crate::languages::window_sentences::{draw_dialog, draw_sentences as texts};

/// The fewest pairs that two rounds share when `common` players have seats in both.
fn fewest_shared_by_spread(common: usize, boards: usize, others: usize) -> usize {
    if boards == 0 {
        return 0;
    }
    let (each, more) = (common / boards, common % boards);
    more * fewest_pairs(each + 1, others) + (boards - more) * fewest_pairs(each, others)
}

/// The properties of a round on which the bound depends.
struct RoundSummary {
    /// By player: whether the player may have a seat.
    present: Vec<bool>,
    /// Number of these players without a seat.
    sit_outs: usize,
    boards: usize,
    /// Number of pairs that meet in the round.
    meetings: usize,
    /// The boards, if they are known already.
    fixed_boards: Option<Vec<Vec<Player>>>,
}

/// The counts that no draw of a request can go below.
#[derive(Debug)]
pub(super) struct LowerBounds {
    pub(super) repeated_meetings: u32,
    /// The reason for the bound of repeated meetings, as a sentence.
    pub(super) reason: String,
    /// The smallest possible greatest number of meetings of a pair.
    pub(super) most_meetings: u32,
    /// The reason for the bound of the greatest number of meetings, as the part of a sentence after “because”.
    pub(super) most_meetings_reason: String,
    /// The fewest pairs with that number of meetings.
    pub(super) pairs_meeting_most: u32,
    pub(super) repeated_sit_outs: u32,
}

/// Computes the bounds of a request.
pub(super) fn compute(request: &DrawRequest) -> LowerBounds {
    let (repeats, reason) = fewest_repeated_meetings(request);
    let most = most_meetings_bound::compute(request, usize::try_from(repeats).unwrap_or(usize::MAX));
    LowerBounds {
        repeated_meetings: repeats,
        reason,
        most_meetings: to_u32(most.most),
        most_meetings_reason: most.reason,
        pairs_meeting_most: to_u32(most.pairs),
        repeated_sit_outs: fewest_repeated_sit_outs(request),
    }
}

/// The fewest sit-outs beyond a player’s first. A player who has not sat out yet can sit out once without a repeat.
fn fewest_repeated_sit_outs(request: &DrawRequest) -> u32 {
    let mut outs = vec![0_usize; usize::from(request.player_count)];
    for player in request.earlier_rounds.iter().flat_map(|played| &played.sitting_out) {
        outs[player.index()] += 1;
    }
    let past: usize = outs.iter().map(|outs| outs.saturating_sub(1)).sum();
    let mut fresh = vec![false; outs.len()];
    for round_request in request.rounds.iter().filter(|round_request| round_request.sit_out_count() > 0) {
        for player in round_request
            .present
            .iter()
            .filter(|player| outs[player.index()] == 0 && !round_request.plays_two_boards(**player))
        {
            fresh[player.index()] = true;
        }
    }
    let fresh = fresh.into_iter().filter(|fresh| *fresh).count();
    let spare: usize = request.rounds.iter().map(RoundRequest::sit_out_count).sum();
    to_u32(past + spare.saturating_sub(fresh))
}

fn to_u32(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The fewest repeated meetings, and the reason.
fn fewest_repeated_meetings(request: &DrawRequest) -> (u32, String) {
    let players = usize::from(request.player_count);
    let rounds = summarise_rounds(request);
    let mut total = 0;
    let mut in_earlier_rounds = 0;
    let mut each = Vec::new();
    for (at, one) in rounds.iter().enumerate() {
        let within_round = one.fixed_boards.as_ref().map_or(0, |boards| repeats_within_round(boards));
        total += within_round;
        in_earlier_rounds += within_round;
        for other in &rounds[at + 1..] {
            let least = fewest_shared_pairs(one, other);
            total += least;
            if other.fixed_boards.is_some() {
                in_earlier_rounds += least;
            } else {
                each.push(least);
            }
        }
    }
    // At best, the meetings spread evenly over all pairs.
    let seats: usize = rounds.iter().map(|round| round.meetings).sum();
    let even = fewest_pairs(seats, players * players.saturating_sub(1) / 2);
    if even > total {
        let pairs = (players * players.saturating_sub(1) / 2).to_string();
        let reason = texts::spread_evenly(&seats.to_string(), &pairs, &players.to_string());
        return (to_u32(even), reason);
    }
    let reason = if total == 0 {
        texts::no_fewer_than_none().to_owned()
    } else if in_earlier_rounds == 0 && are_alike(request, &rounds, &each) {
        let boards = rounds.last().map_or(0, |round| round.boards);
        let least = each.first().copied().unwrap_or(0);
        let any_two = texts::any_two_rounds(boards, least);
        if each.len() == 1 {
            any_two
        } else {
            texts::pairs_of_rounds(&any_two, &each.len().to_string(), &total.to_string())
        }
    } else if in_earlier_rounds == 0 {
        texts::boards_of_seven(&draw_dialog::times(total))
    } else {
        let before = texts::repeats_of_earlier_rounds(in_earlier_rounds);
        match total - in_earlier_rounds {
            0 => before,
            drawn => texts::boards_of_seven_in_draw(&draw_dialog::times(drawn), &before),
        }
    };
    (to_u32(total), reason)
}

/// The earlier rounds and the rounds to draw.
fn summarise_rounds(request: &DrawRequest) -> Vec<RoundSummary> {
    let players = usize::from(request.player_count);
    let flags = |who: &mut dyn Iterator<Item = Player>| {
        let mut flags = vec![false; players];
        who.for_each(|player| flags[player.index()] = true);
        flags
    };
    let history = request.earlier_rounds.iter().map(|played| {
        let boards: Vec<Vec<Player>> =
            played.boards.iter().map(|board| board.values().flatten().copied().collect()).collect();
        let present = flags(&mut boards.iter().flatten().copied());
        let meetings = boards.iter().map(|board| fewest_pairs(board.len(), 1)).sum();
        RoundSummary { present, sit_outs: 0, boards: boards.len(), meetings, fixed_boards: Some(boards) }
    });
    let drawn = request.rounds.iter().map(|round_request| {
        let (out, _) = round_request.sit_outs();
        let present = flags(&mut round_request.present.iter().copied().filter(|player| !out.contains(player)));
        let meetings = most_meetings_bound::meetings_in_round(round_request);
        RoundSummary {
            present,
            sit_outs: round_request.sit_out_count() - out.len(),
            boards: round_request.board_count(),
            meetings,
            fixed_boards: None,
        }
    });
    history.chain(drawn).collect()
}

/// Whether all rounds have the same full boards of seven and share the same number of pairs, two by two.
fn are_alike(request: &DrawRequest, rounds: &[RoundSummary], shared_pairs: &[usize]) -> bool {
    let boards = rounds.last().map_or(0, |round| round.boards);
    let sevens = request
        .rounds
        .iter()
        .all(|round_request| round_request.empty_seats.is_empty() && round_request.on_two_boards.is_empty());
    sevens
        && shared_pairs.windows(2).all(|two| two[0] == two[1])
        && usize::from(request.player_count) == boards * 7
        && rounds.iter().all(|round| round.boards == boards)
}

/// The repeated meetings of two players who meet on two boards of one round.
fn repeats_within_round(boards: &[Vec<Player>]) -> usize {
    let shared = |one: &[Player], other: &[Player]| one.iter().filter(|player| other.contains(player)).count();
    let boards = boards.iter().enumerate().flat_map(|(at, one)| boards[at + 1..].iter().map(move |it| (one, it)));
    boards.map(|(one, other)| fewest_pairs(shared(one, other), 1)).sum()
}

/// The fewest pairs that two rounds share.
fn fewest_shared_pairs(one: &RoundSummary, other: &RoundSummary) -> usize {
    let both = |player: usize| one.present[player] && other.present[player];
    match (&one.fixed_boards, &other.fixed_boards) {
        (Some(boards), Some(others)) => boards
            .iter()
            .flat_map(|board| pairs(board))
            .filter(|pair| others.iter().any(|there| pair.iter().all(|player| there.contains(player))))
            .count(),
        (Some(boards), None) | (None, Some(boards)) => {
            let open = if one.fixed_boards.is_some() { other } else { one };
            let mut there: Vec<usize> =
                boards.iter().map(|board| board.iter().filter(|player| both(player.index())).count()).collect();
            let on =
                |player: &usize| boards.iter().filter(|board| board.iter().any(|it| it.index() == *player)).count();
            let seats: Vec<usize> = (0..one.present.len()).filter(|player| both(*player)).map(|it| on(&it)).collect();
            let common = seats.len().saturating_sub(open.sit_outs);
            // The sit-outs may all come from the boards where that saves most, and may have played two boards.
            for _ in 0..open.sit_outs * seats.iter().max().unwrap_or(&1) {
                let saved = |count: &usize| {
                    fewest_pairs(*count, open.boards) - fewest_pairs(count.saturating_sub(1), open.boards)
                };
                if let Some(fullest) = there.iter_mut().max_by_key(|count| (saved(count), **count)) {
                    *fullest = fullest.saturating_sub(1);
                }
            }
            let from_there: usize = there.iter().map(|count| fewest_pairs(*count, open.boards)).sum();
            from_there.max(fewest_shared_by_spread(common, open.boards, boards.len()))
        }
        (None, None) => {
            let common = (0..one.present.len()).filter(|player| both(*player)).count();
            let common = common.saturating_sub(one.sit_outs + other.sit_outs);
            fewest_shared_by_spread(common, one.boards, other.boards).max(fewest_shared_by_spread(
                common,
                other.boards,
                one.boards,
            ))
        }
    }
}
