//! Checks the top board against the rules: which board it is, who sits there, and the places that it decides.

use std::collections::HashSet;

use super::event::EventCheck;
use crate::book::{
    Board, BoardColumn, BoardRef, Book, CellAddress, GameStage, PersonId, Power, Problem, Role, RoundIx, SeatColumn,
    SeatRef, TopBoardColumn,
};
use crate::engine::rounds_of_players::RoundsOfPlayers;
use crate::languages::window_sentences::event_problems as texts;
use crate::languages::{list_with_and, window_language};
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
    let name = top.name_in(window_language());
    Some(match left {
        0 => texts::nobody_left_for_top_board(too_many, most, &name, &rules.name),
        _ => texts::few_left_for_top_board(too_many, most, &name, &rules.name, left),
    })
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
        let (round, name) = (rules.round.to_string(), rules.name_in(window_language()));
        let what = texts::no_marked_top_board(&round, &name, &self.rules.name);
        self.remark(CellAddress::BoardCell(first, BoardColumn::TopBoard), what, texts::mark_top_board());
    }

    /// Reports that too few players are left for the top board, because the others have played too many rounds.
    pub(super) fn check_claims_lost_by_playing(&mut self) {
        let Some(what) = claims_lost_by_playing(self.book, self.rules, self.structure) else { return };
        self.remark(CellAddress::Event, what, texts::change_rounds_played());
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
                let what = texts::abandoned_top_board(&rules.name_in(window_language()), &self.name(row.person));
                let place = CellAddress::Seat(game.seat, SeatColumn::Score);
                self.remark(place, what, texts::leave_or_set_scores());
            }
            if tie == Some(ChoosingTie::NotEntered) && !asked {
                asked = true;
                let tied = standings.rows.iter().filter(|other| {
                    let is_level = nearly_equal(other.top_board_score(), row.top_board_score());
                    other.place.is_some() && other.at_top_board && is_level
                });
                let names: Vec<String> = tied.map(|row| self.name(row.person)).collect();
                let language = window_language();
                let what = texts::choosing_order_missing(
                    &list_with_and(language, &names),
                    &rules.location(language),
                    &self.name(row.person),
                    &rank.to_string(),
                );
                let place = CellAddress::TopBoardClaim(row.person, TopBoardColumn::ChoosingPosition);
                self.remark(place, what, texts::enter_choosing_order());
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
            let name = rules.name_in(window_language());
            let what = texts::one_top_board_too_many(rules.games, &name, &self.rules.name);
            let place = CellAddress::BoardCell(*extra, BoardColumn::TopBoard);
            self.remark(place, what, texts::make_ordinary());
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
        let language = window_language();
        for (seat, player) in seated {
            let candidate =
                qualified.candidates.iter().find(|candidate| candidate.person == self.book.successor(player));
            let why = match candidate.map(|candidate| candidate.claim) {
                Some(TopBoardClaim::Seat(_) | TopBoardClaim::Undecided) => continue,
                Some(claim) => claim.text(language),
                None => texts::not_in_ranking(&rules.ranking_moment(language)),
            };
            let what = texts::no_claim_to_seat(&self.name(player), &rules.location(language), &why);
            self.remark(CellAddress::Seat(seat, SeatColumn::Player), what, texts::seat_qualified_player());
        }
    }
}
