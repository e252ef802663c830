//! Checks the top board against the rules: which board it is, who sits there, and the places that it decides.

use std::collections::HashSet;

use super::event::EventCheck;
use crate::book::fields::BoardColumn;
use crate::book::{BoardRef, CellAddress, GameStage, PersonId, Problem, RoundIx, SeatColumn, SeatRef};
use crate::figures::join_with_and;
use crate::languages::Language;
use crate::standings::{
    ChoosingTie, ReservedPlace, Standings, StandingsContext, TopBoardClaim, TopBoardQualification, TopBoardState,
    nearly_equal,
};

/// Asks which board is the top board. The answer depends on the stages of the boards of its round and on no other count.
pub(super) fn check_unmarked_top_board(context: &StandingsContext<'_>, problems: &mut Vec<Problem>) {
    let mut check = EventCheck { book: context.book, rules: context.rules, structure: context.structure, problems };
    check.check_unmarked_top_board(context);
}

/// Checks the players of the top board against the ranking that fills it, and the places that the top board decided.
pub(super) fn check_top_board(context: &StandingsContext<'_>, standings: &Standings, problems: &mut Vec<Problem>) {
    let mut check = EventCheck { book: context.book, rules: context.rules, structure: context.structure, problems };
    check.check_decided_places(standings);
    check.check_top_board_players(context);
}

impl EventCheck<'_> {
    /// Asks which board is the top board, once its round has a finished board and no board is marked.
    fn check_unmarked_top_board(&mut self, context: &StandingsContext<'_>) {
        let Some(rules) = self.rules.top_board.as_ref().filter(|top| !top.follows_elimination()) else { return };
        if self.structure.top_boards.has_boards() {
            return;
        }
        let boards = |at: RoundIx| {
            let boards = self.book.round(at).map_or(0, |round| round.boards.len());
            (0..boards).map(move |board| BoardRef::new(at.0, board))
        };
        let mut boards = self.structure.rounds.with_number(rules.round).flat_map(boards);
        let Some(first) = boards.find(|at| context.scores.stage_at(self.book, *at) == GameStage::Ended) else { return };
        let what = format!(
            "round {} has the {} under {}, and none of its boards is marked as the {}",
            rules.round, rules.name, self.rules.name, rules.name
        );
        let cure =
            "Type yes as “top board” in the record of its board (F4). Until then all boards of the round are ordinary.";
        self.remark(CellAddress::BoardCell(first, BoardColumn::TopBoard), what, cure);
    }

    /// Reports a tie at the top board that an order of choosing decides which nobody has entered, and a champion of an
    /// abandoned top board.
    fn check_decided_places(&mut self, standings: &Standings) {
        let Some(rules) = &self.rules.top_board else { return };
        let mut asked = false;
        for row in &standings.rows {
            let Some(ReservedPlace::TopBoardRank { rank, state, tie }) = row.reserved_place else { continue };
            let Some(game) = row.games.iter().find(|game| game.at_top_board) else { continue };
            if rank == 1 && state == TopBoardState::Abandoned {
                let what = format!(
                    "the {} was abandoned and everybody there has the same score; {} is champion only as the last to \
                     choose a power",
                    rules.name,
                    self.name(row.person)
                );
                let place = CellAddress::Seat(game.seat, SeatColumn::Score);
                self.remark(place, what, "Leave it if the director decides so. Otherwise set the scores by ruling.");
            }
            if tie == Some(ChoosingTie::NotEntered) && !asked {
                asked = true;
                let tied = standings.rows.iter().filter(|other| {
                    let is_level = nearly_equal(other.top_board_score(), row.top_board_score());
                    other.place.is_some() && other.at_top_board && is_level
                });
                let names: Vec<String> = tied.map(|row| self.name(row.person)).collect();
                let what = format!(
                    "{} are tied {}, and the order in which they chose their powers is not entered; in the order of the \
                     ranking {} was the last of them to choose and has place {rank}",
                    join_with_and(&names),
                    rules.location(Language::English),
                    self.name(row.person)
                );
                let cure = "Type the order under “chooses” on the tab of the top board.";
                self.remark(CellAddress::ChoosingPosition(row.person), what, cure);
            }
        }
    }

    /// Reports players at the top board who did not qualify.
    fn check_top_board_players(&mut self, context: &StandingsContext<'_>) {
        let Some(rules) = &self.rules.top_board else { return };
        let boards = self.structure.top_boards.with_players(self.book);
        let right =
            |at: &&BoardRef| rules.follows_elimination() || self.structure.rounds.number(at.round) == rules.round;
        let boards: Vec<_> = boards.iter().filter(right).copied().collect();
        if let Some(extra) = boards.get(rules.games) {
            let games = if rules.games == 1 { "one game".to_owned() } else { format!("{} games", rules.games) };
            let what = format!("the {} is {games} under {}; this board is one too many", rules.name, self.rules.name);
            let place = CellAddress::BoardCell(*extra, BoardColumn::TopBoard);
            self.remark(place, what, "Make it an ordinary board.");
        }
        let seated = boards.iter().flat_map(|at| {
            let board = self.book.board(*at);
            board
                .into_iter()
                .flat_map(|board| board.seats.iter())
                .filter_map(|(power, seat)| Some((at.seat(power), seat.player?)))
        });
        // One problem for each player, also where the same seven play several games.
        let mut known = HashSet::new();
        let seated: Vec<(SeatRef, PersonId)> = seated.filter(|(_, player)| known.insert(*player)).collect();
        if seated.is_empty() {
            return;
        }
        // This comes last, because it computes the standings after that round.
        let Some(qualified) = TopBoardQualification::new(context) else { return };
        for (seat, player) in seated {
            let candidate =
                qualified.candidates.iter().find(|candidate| candidate.person == self.book.successor(player));
            let why = match candidate.map(|candidate| candidate.claim) {
                Some(TopBoardClaim::Seat(_) | TopBoardClaim::Undecided) => continue,
                Some(claim) => claim.text(Language::English),
                None => format!("not in the ranking {}", rules.ranking_moment(Language::English)),
            };
            let what = format!(
                "{} sits {} without a claim to a seat ({why})",
                self.name(player),
                rules.location(Language::English)
            );
            let cure = "Seat a qualified player, or record who stepped back or was named by the director.";
            self.remark(CellAddress::Seat(seat, SeatColumn::Player), what, cure);
        }
    }
}
