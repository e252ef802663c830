//! Which notices are due: what a director posts between two rounds.

use super::board_call::{board_call_notice, boards_notice, player_call_notice, sitting_out_notice};
use super::notice::Notice;
use super::standings::{StandingsOptions, standings_notice};
use crate::book::{BoardRef, GameStage, RoundIx};
use crate::engine::Engine;

/// A kind of notice that can be posted by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoticeKind {
    Standings,
    /// The boards of a round, with counts and scores.
    Boards,
    /// Who sits where, by board.
    BoardCall,
    /// Who sits where, by the players' names.
    Players,
    SittingOut,
}

impl NoticeKind {
    pub const ALL: [NoticeKind; 5] =
        [NoticeKind::Standings, NoticeKind::Boards, NoticeKind::BoardCall, NoticeKind::Players, NoticeKind::SittingOut];

    /// The name on the command line and of the file.
    pub const fn name(self) -> &'static str {
        match self {
            NoticeKind::Standings => "standings",
            NoticeKind::Boards => "boards",
            NoticeKind::BoardCall => "board-call",
            NoticeKind::Players => "players",
            NoticeKind::SittingOut => "sitting-out",
        }
    }

    /// Whether it is about one round.
    pub const fn is_of_round(self) -> bool {
        !matches!(self, NoticeKind::Standings)
    }
}

/// A notice to post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DueNotice {
    pub kind: NoticeKind,
    /// The round of a notice about one round.
    pub round: RoundIx,
}

impl DueNotice {
    /// The notice, made from what may be posted. `held_back` is the sentence about rounds that are held back. `None` if
    /// there is nothing to post.
    pub fn notice(self, engine: &Engine, held_back: Option<&str>) -> Option<Notice> {
        match self.kind {
            NoticeKind::Standings => standings_of_event(engine, held_back),
            NoticeKind::Boards => boards_notice(engine, self.round),
            NoticeKind::BoardCall => board_call_notice(engine, self.round),
            NoticeKind::Players => player_call_notice(engine, self.round),
            NoticeKind::SittingOut => sitting_out_notice(engine, self.round),
        }
    }
}

/// The standings for the wall. `None` if nobody is in them.
fn standings_of_event(engine: &Engine, held_back: Option<&str>) -> Option<Notice> {
    let mut notice = standings_notice(engine, &StandingsOptions::default(), None).notice;
    notice.sentences.splice(0..0, held_back.map(str::to_owned));
    let book = engine.book();
    let boards = || book.boards().map(|(at, _)| at).filter(|at| engine.stage(*at) != GameStage::NotStarted);
    if boards().all(|at| engine.stage(at) == GameStage::Ended) {
        let numbers = engine.round_numbers().in_order();
        let last = numbers.iter().rev().find(|(_, at)| boards().any(|board| board.round == *at));
        let after = last.and_then(|(_, at)| book.round(*at)).map(|round| format!("After {}", round.title()));
        notice.subtitle = after.unwrap_or_default();
    }
    let has_rows = notice.rows().next().is_some();
    has_rows.then_some(notice)
}

/// Why nothing is posted, where nothing of what is due may be posted.
pub fn nothing_due_sentence(due: &[DueNotice]) -> &'static str {
    if due.is_empty() {
        "Nothing is due: no game has begun, and no round is drawn."
    } else {
        "What is due is held back, so nothing is posted."
    }
}

/// What is due now: the standings and the boards of the newest round in which a game has begun, and the call of the next
/// round if it is drawn. `engine` has the whole event; the notices are made from what may be posted of it.
pub fn due_notices(engine: &Engine) -> Vec<DueNotice> {
    let book = engine.book();
    let has_begun = |at: RoundIx| {
        let boards = book.round(at).map_or(0, |round| round.boards.len());
        (0..boards).any(|board| engine.stage(BoardRef::new(at.0, board)) != GameStage::NotStarted)
    };
    let in_order: Vec<RoundIx> = engine.round_numbers().in_order().iter().map(|(_, at)| *at).collect();
    let played = in_order.iter().rposition(|at| has_begun(*at));
    let mut due = Vec::new();
    if let Some(played) = played {
        due.push(DueNotice { kind: NoticeKind::Standings, round: in_order[played] });
    }
    // The boards of a round that is held back are not posted, and those before it are not put away.
    let posted = in_order.iter().rev().find(|at| has_begun(**at) && !engine.is_held_back(**at));
    due.extend(posted.map(|at| DueNotice { kind: NoticeKind::Boards, round: *at }));
    let next = in_order.get(played.map_or(0, |played| played + 1)).copied();
    let is_drawn = |at: &RoundIx| {
        let boards = book.round(*at).map_or(&[][..], |round| &round.boards);
        boards.iter().any(|board| board.seats.values().any(|seat| seat.player.is_some()))
    };
    if let Some(round) = next.filter(is_drawn) {
        due.extend([NoticeKind::BoardCall, NoticeKind::Players].map(|kind| DueNotice { kind, round }));
        let sits_out = book.round(round).is_some_and(|round| !round.sat_out.is_empty());
        due.extend(sits_out.then_some(DueNotice { kind: NoticeKind::SittingOut, round }));
    }
    due
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, CellEntry, Person, PersonId, Power, Round};

    #[test]
    fn the_newest_results_and_the_call_of_the_drawn_round_are_due() {
        let mut board = Board::new("A");
        for (number, power) in (1..).zip(Power::ALL) {
            board.seats[power].player = Some(PersonId(number));
        }
        let mut played = board.clone();
        played.seats[Power::France].centres = CellEntry::Value(12);
        let round = |name: &str, boards: Vec<Board>, sat_out: Vec<PersonId>| Round {
            name: name.into(),
            boards,
            sat_out,
            ..Round::default()
        };
        let due = |rounds: Vec<Round>| {
            let people = (1..9).map(|number| Person::new(PersonId(number), format!("P{number}"))).collect();
            let engine = Engine::new(Book { people, rounds, ..Book::default() });
            let named = |due: DueNotice| format!("{} {}", due.kind.name(), due.round.0 + 1);
            due_notices(&engine).into_iter().map(named).collect::<Vec<_>>()
        };
        assert_eq!(due(Vec::new()), Vec::<String>::new());
        let drawn = || round("1", vec![board.clone()], Vec::new());
        assert_eq!(due(vec![drawn()]), ["board-call 1", "players 1"]);
        let first = round("1", vec![played.clone()], Vec::new());
        let second = round("2", vec![board.clone()], vec![PersonId(8)]);
        assert_eq!(
            due(vec![first.clone(), second]),
            ["standings 1", "boards 1", "board-call 2", "players 2", "sitting-out 2"]
        );
        assert_eq!(due(vec![first, round("2", vec![Board::new("A")], Vec::new())]), ["standings 1", "boards 1"]);
    }
}
