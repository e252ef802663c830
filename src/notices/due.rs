//! Which notices are due: what a director posts between two rounds.

use super::kind::NoticeKind;
use crate::book::{Board, Round, RoundIx};
use crate::engine::Engine;
use crate::engine::draw::has_roll_call;
use crate::languages::window_sentences::post_dialog as texts;

/// A notice to post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DueNotice {
    pub kind: NoticeKind,
    /// The round of a notice about one round.
    pub round: RoundIx,
}

impl DueNotice {
    /// The kinds about one round that may be due.
    pub const OF_ROUND: [NoticeKind; 3] = [NoticeKind::Boards, NoticeKind::BoardCall, NoticeKind::Players];
}

/// Why nothing is posted, where nothing of what is due may be posted.
pub fn nothing_due_sentence(due: &[DueNotice]) -> &'static str {
    if due.is_empty() { texts::nothing_due() } else { texts::due_held_back() }
}

/// What else is due once the last round of the rules has ended.
const AFTER_LAST_ROUND: [NoticeKind; 6] = [
    NoticeKind::Places,
    NoticeKind::Groups,
    NoticeKind::Teams,
    NoticeKind::TopBoard,
    NoticeKind::Countries,
    NoticeKind::Awards,
];

/// Whether this round has the last number of the rules, it is finished, and no round is held back.
fn is_last_result(engine: &Engine, in_order: &[RoundIx], round: RoundIx) -> bool {
    let number = engine.round_numbers().number(round);
    in_order.last() == Some(&round)
        && engine.rules().rounds.is_some_and(|last| number >= last)
        && engine.is_round_finished(round)
        && in_order.iter().all(|at| !engine.is_held_back(*at))
}

/// Whether a round can be called: it is drawn, or its boards were filled by hand. While a board that has players lacks some,
/// its players are still being typed.
fn has_its_players(round: &Round) -> bool {
    let mut filled = round.boards.iter().filter(|board| board.has_players()).peekable();
    let is_full = |board: &Board| board.seats.values().all(|seat| seat.player.is_some());
    filled.peek().is_some() && (!round.draws.is_empty() || filled.all(is_full))
}

/// What is due now:
///
/// - the standings and the boards of the newest round in which a game has begun,
/// - the boards of earlier rounds that were corrected since they were posted, or that were forgotten,
/// - after the last round the whole set of tables,
/// - the call of the next round if it is drawn, or its boards have all their players.
///
/// `engine` has the whole event; the notices are made from what may be posted of it.
pub fn due_notices(engine: &Engine) -> Vec<DueNotice> {
    let book = engine.book();
    let in_order: Vec<RoundIx> = engine.round_numbers().in_order().iter().map(|(_, at)| *at).collect();
    let played = in_order.iter().rposition(|at| engine.has_begun(*at));
    let mut due = Vec::new();
    if let Some(played) = played {
        due.push(DueNotice { kind: NoticeKind::Standings, round: in_order[played] });
    }
    // The boards of a round that is held back are not posted, and those before it are not put away.
    let posted = in_order.iter().rev().find(|at| engine.has_begun(**at) && !engine.is_held_back(**at));
    due.extend(posted.map(|at| DueNotice { kind: NoticeKind::Boards, round: *at }));
    // The sheet of an earlier round shows what is no longer right, or it was forgotten. Rounds before the first that was posted here
    // come from a file, unless their players were called or drawn here: rounds may be played out of order.
    let is_posted = |at: &RoundIx| book.round(*at).is_some_and(|round| round.posted.is_some());
    let is_own =
        |at: &RoundIx| book.round(*at).is_some_and(|round| has_roll_call(&round.attendance) || !round.draws.is_empty());
    let first = in_order.iter().position(is_posted).unwrap_or(in_order.len());
    let own = in_order.iter().enumerate().filter(|(n, at)| *n >= first || is_own(at)).map(|(_, at)| at);
    let is_missing = |at: &RoundIx| {
        if is_posted(at) { engine.outdated_posting(*at).is_some() } else { engine.has_begun(*at) }
    };
    let missing = own.filter(|at| Some(*at) != posted && !engine.is_held_back(**at) && is_missing(at));
    due.extend(missing.map(|at| DueNotice { kind: NoticeKind::Boards, round: *at }));
    let newest = played.map(|played| in_order[played]);
    if let Some(round) = newest.filter(|round| is_last_result(engine, &in_order, *round)) {
        due.extend(AFTER_LAST_ROUND.map(|kind| DueNotice { kind, round }));
    }
    let next = in_order.get(played.map_or(0, |played| played + 1)).copied();
    let is_drawn = |at: &RoundIx| book.round(*at).is_some_and(has_its_players);
    if let Some(round) = next.filter(is_drawn) {
        due.extend([NoticeKind::BoardCall, NoticeKind::Players].map(|kind| DueNotice { kind, round }));
    }
    due
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{
        AttendanceEntry, AttendanceStatus, Book, CellEntry, Person, PersonId, Power, RoundPosting, Year,
    };

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
            ["standings 1", "boards 1", "board-call 2", "players 2"],
            "who sits out is below the boards"
        );
        assert_eq!(
            due(vec![first.clone(), round("2", vec![Board::new("A")], Vec::new())]),
            ["standings 1", "boards 1"]
        );
        let mut typed = board.clone();
        typed.seats[Power::Turkey].player = None;
        assert_eq!(
            due(vec![first.clone(), round("2", vec![board.clone(), typed], Vec::new())]),
            ["standings 1", "boards 1"],
            "the players of round 2 are still being typed"
        );
        let played = |name: &str| round(name, vec![played.clone()], Vec::new());
        assert_eq!(due(vec![played("1"), played("2"), played("3")]), ["standings 3", "boards 3"], "nothing was posted");
        let posting = || RoundPosting { time: "2006-08-12 14:05".into(), checksum: 0 };
        let posted_second = || Round { posted: Some(posting()), ..played("2") };
        assert_eq!(due(vec![played("1"), posted_second()]), ["standings 2", "boards 2"], "round 1 comes from a file");
        let called = AttendanceEntry::new(PersonId(1), AttendanceStatus::Present);
        let late = Round { attendance: vec![called], ..played("1") };
        assert_eq!(
            due(vec![late, posted_second()]),
            ["standings 2", "boards 2", "boards 1"],
            "round 1 was played here and finished after round 2"
        );
        let posted = Round { posted: Some(posting()), ..played("1") };
        assert_eq!(
            due(vec![posted, played("2"), played("3")]),
            ["standings 3", "boards 3", "boards 1", "boards 2"],
            "the sheet of round 1 is outdated, and that of round 2 was forgotten"
        );
    }

    #[test]
    fn after_the_last_round_of_the_rules_the_whole_set_is_due() {
        let mut board = Board::new("A");
        for ((number, power), count) in (1..).zip(Power::ALL).zip([10, 8, 6, 4, 3, 2, 1]) {
            board.seats[power].player = Some(PersonId(number));
            board.seats[power].centres = CellEntry::Value(count);
        }
        board.end_year = CellEntry::Value(Year(1907));
        let due = |rounds: usize, last: &Board| {
            let round = |number: usize| {
                let boards = vec![if number == rounds { last.clone() } else { board.clone() }];
                Round { name: number.to_string(), boards, scores_released: Some(true), ..Round::default() }
            };
            let people = (1..8).map(|number| Person::new(PersonId(number), format!("P{number}"))).collect();
            let mut book = Book { people, rounds: (1..=rounds).map(round).collect(), ..Book::default() };
            book.event.rules = "EDC 2015".into();
            due_notices(&Engine::new(book)).into_iter().map(|due| due.kind).collect::<Vec<_>>()
        };
        assert!(!due(2, &board).contains(&NoticeKind::Awards), "the rules have three rounds");
        assert!(AFTER_LAST_ROUND.iter().all(|kind| due(3, &board).contains(kind)));
        let mut running = board.clone();
        running.seats[Power::France].centres = CellEntry::default();
        assert!(!due(3, &running).contains(&NoticeKind::Awards), "a game is not over");
    }
}
