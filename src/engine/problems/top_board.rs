//! Checks the top board against the rules: which board it is, who sits there, and the places that it decides.

use std::collections::HashSet;

use super::event::EventCheck;
use crate::book::{
    Board, BoardColumn, BoardRef, Book, CellAddress, GameStage, PersonId, Power, Problem, Role, RoundIx, SeatColumn,
    SeatRef, TopBoardColumn,
};
use crate::engine::rounds_of_players::RoundsOfPlayers;
use crate::figures::{counted, join_with_and};
use crate::languages::Language;
use crate::standings::{
    ChoosingTie, EventStructure, ReservedPlace, Ruleset, Standings, StandingsContext, TopBoardClaim,
    TopBoardQualification, TopBoardState, nearly_equal,
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

/// “28 players have played more than 3 rounds before the top board, so WDC 2006 leaves nobody for its seats”. `None` where the
/// seats can be filled, and when the round of the top board has players. Every seat counts as played, so it is known with the
/// draw.
pub(in crate::engine) fn claims_lost_by_playing(
    book: &Book,
    rules: &Ruleset,
    structure: &EventStructure,
) -> Option<String> {
    let top = rules.top_board.as_ref().filter(|top| !top.follows_elimination())?;
    let most = top.most_played?;
    let is_filled = |at: RoundIx| book.round(at).is_some_and(|round| round.boards.iter().any(Board::has_players));
    if structure.rounds.with_number(top.round).any(is_filled) {
        return None;
    }
    let rounds = structure.rounds.in_order().iter().copied();
    let before: Vec<(usize, RoundIx)> = rounds.filter(|(number, _)| *number <= top.after_round).collect();
    let played = RoundsOfPlayers::new(book, &before);
    let ranked = book.people.iter().filter(|person| person.role == Role::Player);
    let counts: Vec<usize> = ranked.map(|person| played.count(person.id)).collect();
    let too_many = counts.iter().filter(|rounds| **rounds > most).count();
    let left = counts.iter().filter(|rounds| (1..=most).contains(*rounds)).count();
    if too_many == 0 || left >= Power::ALL.len() {
        return None;
    }
    let has = if too_many == 1 { "has" } else { "have" };
    let who = if left == 0 { "nobody".to_owned() } else { format!("only {}", counted(left, "player")) };
    Some(format!(
        "{} {has} played more than {} before the {}, so {} leaves {who} for its seats",
        counted(too_many, "player"),
        counted(most, "round"),
        top.name,
        rules.name
    ))
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

    /// Reports that too few players are left for the top board, because the others have played too many rounds.
    pub(super) fn check_claims_lost_by_playing(&mut self) {
        let Some(what) = claims_lost_by_playing(self.book, self.rules, self.structure) else { return };
        let cure = "The rule is “Rounds played” of the top board: copy the rules on the Rules tab and change it. Otherwise \
                    take players out of a round before it.";
        self.remark(CellAddress::Event, what, cure);
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
                self.remark(CellAddress::TopBoardClaim(row.person, TopBoardColumn::ChoosingPosition), what, cure);
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
