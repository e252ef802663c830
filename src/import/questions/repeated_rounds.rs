//! Asks about rounds that may be one: boards with the same players and powers, and boards of which one sheet has the players and another
//! one the counts.

use std::collections::{BTreeSet, HashMap};

use crate::book::{Board, BoardRef, CellAddress, CellEntry, PersonId, Power, Round, RoundIx};
use crate::import::draft::board_comparison::SAME_SEATS;
use crate::import::draft::draft_book::DraftBook;
use crate::import::report::import_report::FindingEffect;
use crate::languages::list_in_window;
use crate::languages::window_sentences::import_questions as texts;

/// Asks about the rounds of a file that may be the same round.
pub(in crate::import) fn ask_about_repeated_rounds(draft: &mut DraftBook) {
    ask_about_repeated_players(draft);
    ask_about_divided_rounds(draft);
}

/// Asks about boards on which everybody plays the same power as on a board of another round: a sheet that was copied or corrected.
fn ask_about_repeated_players(draft: &mut DraftBook) {
    let mut known: HashMap<[Option<PersonId>; 7], BoardRef> = HashMap::new();
    let mut repeated: Vec<(RoundIx, RoundIx, Vec<String>)> = Vec::new();
    for (at, round) in draft.book.rounds.iter().enumerate() {
        for (number, board) in round.boards.iter().enumerate() {
            let players = Power::ALL.map(|power| board.seats[power].player);
            if players.iter().flatten().count() < SAME_SEATS {
                continue;
            }
            let again = BoardRef::new(at, number);
            match known.get(&players) {
                Some(first) if first.round != again.round => match repeated.last_mut() {
                    Some((of, in_round, boards)) if (*of, *in_round) == (first.round, again.round) => {
                        boards.push(board.name.clone());
                    }
                    _ => repeated.push((first.round, again.round, vec![board.name.clone()])),
                },
                Some(_) => {}
                None => drop(known.insert(players, again)),
            }
        }
    }
    for (first, again, boards) in repeated {
        let is_whole = draft.book.round(again).is_some_and(|round| round.boards.len() == boards.len());
        let (again_title, first_title) = (title(draft, again), title(draft, first));
        let message = if is_whole {
            texts::round_repeats_players(&again_title, &first_title)
        } else {
            let names = list_in_window(&boards);
            texts::boards_repeat_players(boards.len(), &again_title, &names, &first_title)
        };
        draft.warn_of_part(CellAddress::Round(again), FindingEffect::Asked, message);
    }
}

/// Asks about two rounds with the same boards, of which one has all the players and the other one all the counts.
fn ask_about_divided_rounds(draft: &mut DraftBook) {
    let divided: Vec<(RoundIx, RoundIx, Vec<String>)> = {
        let with = |content: fn(&Board) -> bool, other: fn(&Board) -> bool| {
            move |(at, round): (usize, &Round)| {
                let is_part =
                    !round.boards.is_empty() && round.boards.iter().all(|board| content(board) && !other(board));
                is_part.then(|| (RoundIx(at), board_names(round)))
            }
        };
        let rounds = || draft.book.rounds.iter().enumerate();
        let of_players: Vec<_> = rounds().filter_map(with(Board::has_players, has_counts)).collect();
        let of_counts: Vec<_> = rounds().filter_map(with(has_counts, Board::has_players)).collect();
        let pairs = of_counts.into_iter().filter_map(|(counts, names)| {
            let (players, _) = of_players.iter().find(|(_, known)| *known == names)?;
            Some((*players, counts, names.into_iter().collect()))
        });
        pairs.collect()
    };
    for (players, counts, boards) in divided {
        let names = list_in_window(&boards);
        let message = texts::round_may_be_divided(boards.len(), &title(draft, players), &names, &title(draft, counts));
        draft.warn_of_part(CellAddress::Round(counts), FindingEffect::Asked, message);
    }
}

fn title(draft: &DraftBook, round: RoundIx) -> String {
    draft.book.round(round).map(Round::title_in_window).unwrap_or_default()
}

fn board_names(round: &Round) -> BTreeSet<String> {
    round.boards.iter().map(|board| board.name.clone()).collect()
}

fn has_counts(board: &Board) -> bool {
    board.seats.values().any(|seat| !matches!(seat.centres, CellEntry::Blank)) || !board.charts.is_empty()
}
