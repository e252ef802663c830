//! Wishes that contradict each other, told from the request alone.

use thiserror::Error;

use super::board_assignment::pairs;
use super::lower_bounds::spread;
use super::request::{Call, Player, Request, list};
use super::separations;
use super::separations::Apart;
use crate::figures::letters;

/// Why not every wish of a round can be kept. Players are written as [`Player`] writes them.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unavoidable {
    #[error(
        "Round {round} has {} for {}, none of whom should meet another. {}, so {} at least {} a board. Let one of them \
         sit out, or two of them meet.",
        if *boards == 1 { "one board".to_owned() } else { format!("{boards} boards") },
        list(players),
        if *seated > players.len() {
            format!("With two boards for some they take at least {seated} seats")
        } else {
            format!("At least {seated} of them have seats")
        },
        if *pairs == 1 { "one pair".to_owned() } else { format!("{pairs} pairs") },
        if *pairs == 1 { "shares" } else { "share" }
    )]
    TooManyApart { round: usize, boards: usize, players: Vec<Player>, seated: usize, pairs: usize },
    #[error(
        "In round {round}, {} and {} should not meet, and seats are kept for both on board {}. Free one of the two.",
        players[0], players[1], letters(*board)
    )]
    KeptTogether { round: usize, board: usize, players: [Player; 2] },
    #[error(
        "In round {round}, every board has a seat kept for somebody whom {player} should not meet: {}. Free one of these.",
        list(others)
    )]
    NoBoardLeft { round: usize, player: Player, others: Vec<Player> },
    #[error(
        "In round {round}, not all who should not meet can be parted: every way to give them boards was tried. Free a seat, or \
         let two of them meet."
    )]
    NoWay { round: usize },
}

impl Unavoidable {
    /// The players whom the text names.
    pub fn players(&self) -> Vec<Player> {
        match self {
            Unavoidable::TooManyApart { players, .. } => players.clone(),
            Unavoidable::KeptTogether { players, .. } => players.to_vec(),
            Unavoidable::NoWay { .. } => Vec::new(),
            Unavoidable::NoBoardLeft { player, others, .. } => others.iter().copied().chain([*player]).collect(),
        }
    }
}

/// What cannot be avoided, round by round; thoroughly, every way is tried where no simpler reason is found.
pub(super) fn find(request: &Request, thoroughly: bool) -> Vec<Unavoidable> {
    let mut found = Vec::new();
    for (drawn, call) in request.rounds.iter().enumerate() {
        if call.teams.is_empty() && request.separations.is_empty() {
            continue;
        }
        let apart = Apart::of(request, call);
        let round = request.number(drawn);
        let before = found.len();
        found.extend(crowds(call, round, &apart));
        let on_board = |board: usize| call.locks.iter().filter(move |lock| lock.board == Some(board));
        for board in 0..call.boards() {
            let kept: Vec<Player> = on_board(board).map(|lock| lock.player).collect();
            let together = pairs(&kept).filter(|[one, other]| apart.are(*one, *other));
            found.extend(together.map(|players| Unavoidable::KeptTogether { round, board, players }));
        }
        let (out, choice) = call.benched();
        let some_go = call.spare() > out.len();
        let may_sit_out = |player: Player| {
            out.contains(&player) || some_go && choice.as_ref().is_none_or(|may| may.contains(&player))
        };
        for &player in &call.present {
            // Who keeps a board has been told of, and who may sit out has somewhere to go.
            if may_sit_out(player) || call.locks.iter().any(|lock| lock.player == player && lock.board.is_some()) {
                continue;
            }
            let enemy = |board: usize| on_board(board).map(|lock| lock.player).find(|other| apart.are(player, *other));
            if let Some(others) = (0..call.boards()).map(enemy).collect::<Option<Vec<Player>>>() {
                found.push(Unavoidable::NoBoardLeft { round, player, others });
            }
        }
        if thoroughly && found.len() == before && separations::impossible(call, &apart) {
            found.push(Unavoidable::NoWay { round });
        }
    }
    found
}

/// How many seats these players take where none of them sits out: who plays two boards takes two.
fn seats_of(call: &Call, players: &[Player]) -> usize {
    players.len() + players.iter().filter(|player| call.plays_twice(**player)).count()
}

/// Groups of whom nobody should meet another, who need more seats than there are boards.
fn crowds(call: &Call, round: usize, apart: &Apart) -> Vec<Unavoidable> {
    let boards = call.boards();
    let (out, choice) = call.benched();
    let spare = call.spare() - out.len();
    let there: Vec<Player> = call.present.iter().copied().filter(|player| !out.contains(player)).collect();
    let mut crowds: Vec<Vec<Player>> = Vec::new();
    for &first in &there {
        let mut crowd = vec![first];
        for &next in &there {
            if crowd.iter().all(|member| apart.are(*member, next)) {
                crowd.push(next);
            }
        }
        crowd.sort_unstable();
        if seats_of(call, &crowd) > boards && !crowds.contains(&crowd) {
            crowds.push(crowd);
        }
    }
    let told = crowds.into_iter().filter_map(|players| {
        let may =
            |player: &&Player| choice.as_ref().is_none_or(|may| may.contains(player)) && !call.plays_twice(**player);
        let may_go = players.iter().filter(may).count();
        let seated = seats_of(call, &players) - may_go.min(spare);
        let pairs = spread(seated, boards);
        (pairs > 0).then_some(Unavoidable::TooManyApart { round, boards, players, seated, pairs })
    });
    told.collect()
}
