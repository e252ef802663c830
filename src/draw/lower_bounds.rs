//! How good any draw could be, told from the request alone.

use super::board_assignment::pairs;
use super::request::{Call, Player, Request};

/// The fewest pairs among `seated` when they spread over `boards`.
pub(super) fn spread(seated: usize, boards: usize) -> usize {
    if boards == 0 {
        return 0;
    }
    let (each, more) = (seated / boards, seated % boards);
    more * (each + 1) * each / 2 + (boards - more) * each * each.saturating_sub(1) / 2
}

/// The fewest pairs that two rounds share when `common` players sit in both.
fn shared(common: usize, boards: usize, others: usize) -> usize {
    if boards == 0 {
        return 0;
    }
    let (each, more) = (common / boards, common % boards);
    more * spread(each + 1, others) + (boards - more) * spread(each, others)
}

/// A round as the bound sees it.
struct Seen {
    /// Who may have a seat.
    present: Vec<bool>,
    /// How many of them have none.
    spare: usize,
    boards: usize,
    /// How many pairs sit together.
    meetings: usize,
    /// Who sits together, if that is settled.
    settled: Option<Vec<Vec<Player>>>,
}

/// What no draw of a request can do better than.
#[derive(Debug)]
pub(super) struct Bound {
    pub(super) repeats: u32,
    /// Why, in a sentence.
    pub(super) reason: String,
    pub(super) second_outs: u32,
}

/// No draw does with less.
pub(super) fn of(request: &Request) -> Bound {
    let (repeats, reason) = repeats(request);
    Bound { repeats, reason, second_outs: second_outs(request) }
}

/// Whoever has not sat out yet can do so once for nothing.
fn second_outs(request: &Request) -> u32 {
    let mut outs = vec![0_usize; usize::from(request.players)];
    for player in request.history.iter().flat_map(|played| &played.out) {
        outs[player.index()] += 1;
    }
    let past: usize = outs.iter().map(|outs| outs.saturating_sub(1)).sum();
    let mut fresh = vec![false; outs.len()];
    for call in request.rounds.iter().filter(|call| call.spare() > 0) {
        for player in call.present.iter().filter(|player| outs[player.index()] == 0 && !call.plays_twice(**player)) {
            fresh[player.index()] = true;
        }
    }
    let fresh = fresh.into_iter().filter(|fresh| *fresh).count();
    let spare: usize = request.rounds.iter().map(Call::spare).sum();
    number(past + spare.saturating_sub(fresh))
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The fewest repeated meetings, and why.
fn repeats(request: &Request) -> (u32, String) {
    let players = usize::from(request.players);
    let flags = |who: &mut dyn Iterator<Item = Player>| {
        let mut flags = vec![false; players];
        who.for_each(|player| flags[player.index()] = true);
        flags
    };
    let history = request.history.iter().map(|played| {
        let boards: Vec<Vec<Player>> =
            played.boards.iter().map(|board| board.values().flatten().copied().collect()).collect();
        let present = flags(&mut boards.iter().flatten().copied());
        let meetings = boards.iter().map(|board| spread(board.len(), 1)).sum();
        Seen { present, spare: 0, boards: boards.len(), meetings, settled: Some(boards) }
    });
    let drawn = request.rounds.iter().map(|call| {
        let (out, _) = call.benched();
        let present = flags(&mut call.present.iter().copied().filter(|player| !out.contains(player)));
        let mut chairs = vec![7_usize; call.boards()];
        for (board, _) in &call.empty {
            if let Some(chairs) = chairs.get_mut(*board) {
                *chairs = chairs.saturating_sub(1);
            }
        }
        let meetings = chairs.into_iter().map(|chairs| spread(chairs, 1)).sum();
        Seen { present, spare: call.spare() - out.len(), boards: call.boards(), meetings, settled: None }
    });
    let rounds: Vec<Seen> = history.chain(drawn).collect();
    let mut total = 0;
    let mut settled = 0;
    let mut each = Vec::new();
    for (at, one) in rounds.iter().enumerate() {
        let twice = one.settled.as_ref().map_or(0, |boards| twice_in(boards));
        total += twice;
        settled += twice;
        for other in &rounds[at + 1..] {
            let least = fewest(one, other);
            total += least;
            if other.settled.is_some() {
                settled += least;
            } else {
                each.push(least);
            }
        }
    }
    // Meetings cannot be more evenly spread than over all pairs.
    let seats: usize = rounds.iter().map(|round| round.meetings).sum();
    let even = spread(seats, players * players.saturating_sub(1) / 2);
    if even > total {
        let reason = format!(
            "{seats} meetings over the {} pairs of {players} players cannot be spread more evenly.",
            players * players.saturating_sub(1) / 2
        );
        return (number(even), reason);
    }
    let boards = rounds.last().map_or(0, |round| round.boards);
    let sevens = request.rounds.iter().all(|call| call.empty.is_empty() && call.twice.is_empty());
    let alike = sevens && each.windows(2).all(|two| two[0] == two[1]);
    let reason = if total == 0 {
        "Nothing is less than 0.".to_owned()
    } else if settled == 0 && alike && players == boards * 7 && rounds.iter().all(|round| round.boards == boards) {
        let least = each.first().copied().unwrap_or(0);
        let any_two = format!(
            "The seven of a board spread over {} of another round, so any two rounds share at least {least} pairs",
            if boards == 1 { "the one board".to_owned() } else { format!("the {boards} boards") }
        );
        if each.len() == 1 {
            format!("{any_two}.")
        } else {
            format!("{any_two}: {} times two rounds make {total}.", each.len())
        }
    } else {
        let before = if settled == 0 { String::new() } else { format!(", {settled} of them in rounds already played") };
        format!(
            "However evenly those who sit in two rounds are spread over the boards of both, {total} meetings are repeated{before}."
        )
    };
    (number(total), reason)
}

/// How often two met on two boards of one round.
fn twice_in(boards: &[Vec<Player>]) -> usize {
    let shared = |one: &[Player], other: &[Player]| one.iter().filter(|player| other.contains(player)).count();
    let boards = boards.iter().enumerate().flat_map(|(at, one)| boards[at + 1..].iter().map(move |it| (one, it)));
    boards.map(|(one, other)| spread(shared(one, other), 1)).sum()
}

/// The fewest pairs that two rounds share.
fn fewest(one: &Seen, other: &Seen) -> usize {
    let both = |player: usize| one.present[player] && other.present[player];
    match (&one.settled, &other.settled) {
        (Some(boards), Some(others)) => boards
            .iter()
            .flat_map(|board| pairs(board))
            .filter(|pair| others.iter().any(|there| pair.iter().all(|player| there.contains(player))))
            .count(),
        (Some(boards), None) | (None, Some(boards)) => {
            let open = if one.settled.is_some() { other } else { one };
            let mut there: Vec<usize> =
                boards.iter().map(|board| board.iter().filter(|player| both(player.index())).count()).collect();
            let on =
                |player: &usize| boards.iter().filter(|board| board.iter().any(|it| it.index() == *player)).count();
            let seats: Vec<usize> = (0..one.present.len()).filter(|player| both(*player)).map(|it| on(&it)).collect();
            let common = seats.len().saturating_sub(open.spare);
            // Those who sit out may all come from the boards where they are missed least, and have played two.
            for _ in 0..open.spare * seats.iter().max().unwrap_or(&1) {
                let saved = |count: &usize| spread(*count, open.boards) - spread(count.saturating_sub(1), open.boards);
                if let Some(fullest) = there.iter_mut().max_by_key(|count| (saved(count), **count)) {
                    *fullest = fullest.saturating_sub(1);
                }
            }
            let from_there: usize = there.iter().map(|count| spread(*count, open.boards)).sum();
            from_there.max(shared(common, open.boards, boards.len()))
        }
        (None, None) => {
            let common = (0..one.present.len()).filter(|player| both(*player)).count();
            let common = common.saturating_sub(one.spare + other.spare);
            shared(common, one.boards, other.boards).max(shared(common, other.boards, one.boards))
        }
    }
}
