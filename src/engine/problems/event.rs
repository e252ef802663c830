//! Checks the event as a whole against its rules: rounds, entrants, teams and groups. The top board is in `top_board`.

use std::collections::{HashMap, HashSet};

use super::board::TeamByPlayer;
use crate::book::{
    Book, CellAddress, ManyProblems, PenaltyAmount, PersonColumn, PersonId, Power, Problem, Role, Round, RoundIx,
    SeatColumn, SeatRef, TeamColumn, TeamIx, describe_round_range_in, named_number, names_last_round,
};
use crate::engine::rounds_of_players::RoundsOfPlayers;
use crate::languages::sentences::words;
use crate::languages::window_language;
use crate::languages::window_sentences::event_problems as texts;
use crate::standings::{EventStructure, Ruleset, StandingsContext, TeamRules, TopBoardRules, missing_rounds};

/// A check of the event, and the problems found so far.
pub(super) struct EventCheck<'a> {
    pub(super) book: &'a Book,
    pub(super) rules: &'a Ruleset,
    pub(super) structure: &'a EventStructure,
    pub(super) problems: &'a mut Vec<Problem>,
}

/// A rule that means a round by its number.
#[derive(Clone, Copy)]
enum RuleAboutRound<'a> {
    TopBoard(&'a TopBoardRules),
    Teams(&'a TeamRules),
    /// The round with this number has a scoring of its own.
    Scoring(usize),
}

impl RuleAboutRound<'_> {
    /// The number of the round.
    const fn round(self) -> usize {
        match self {
            RuleAboutRound::TopBoard(top) => top.round,
            RuleAboutRound::Teams(teams) => teams.rounds.0,
            RuleAboutRound::Scoring(round) => round,
        }
    }
}

/// Checks the entrants, the seats and the teams against the rules of the event. The result does not depend on counts.
pub(super) fn check_entries(context: &StandingsContext<'_>, problems: &mut Vec<Problem>) {
    let mut check = EventCheck { book: context.book, rules: context.rules, structure: context.structure, problems };
    check.check_rounds();
    check.check_entrants();
    check.check_claims_lost_by_playing();
    check.check_repeated_powers();
    check.check_groups();
    check.check_penalties();
    if let Some(teams) = &context.rules.teams {
        check.check_team_rules(teams);
        check.check_members_sit_out(teams);
    }
    check.check_double_membership();
}

/// The team of each player who has one. Of two teams, the later.
pub(super) fn teams_by_player(book: &Book) -> TeamByPlayer {
    let members = |(at, team): (usize, &crate::book::Team)| {
        team.members.iter().map(move |member| (*member, at)).collect::<Vec<_>>()
    };
    book.teams.iter().enumerate().flat_map(members).collect()
}

impl EventCheck<'_> {
    pub(super) fn remark(&mut self, place: CellAddress, what: String, cure: &str) {
        self.problems.push(Problem::remark(place, what, cure));
    }

    pub(super) fn name(&self, id: PersonId) -> String {
        self.book.name_of(Some(id)).to_owned()
    }

    /// Reports rounds that the rules do not have, two rounds with one number, and rounds that nobody has entered.
    fn check_rounds(&mut self) {
        let rounds = self.structure.rounds.in_order();
        if let Some(most) = self.rules.rounds
            && let Some((_, at)) = rounds.iter().find(|(number, _)| *number > most)
        {
            let what = texts::one_round_too_many(most, &self.rules.name);
            self.remark(CellAddress::Round(*at), what, texts::remove_or_change_rules());
        }
        for pair in rounds.windows(2) {
            if let [(number, _), (same, at)] = *pair
                && number == same
            {
                let what = texts::same_number_twice(&number.to_string());
                self.remark(CellAddress::Round(at), what, texts::give_another_number());
            }
        }
        self.check_missing_rounds();
        self.check_unnumbered_round(rounds);
        self.check_round_of_top_board(rounds);
    }

    /// Reports an event that was set up without the round of the top board: two rounds or more are still empty, so its rounds
    /// are not added one by one.
    fn check_round_of_top_board(&mut self, rounds: &[(usize, RoundIx)]) {
        let Some(top) = self.rules.top_board.as_ref().filter(|top| !top.follows_elimination()) else { return };
        let is_empty = |at: RoundIx| {
            let boards = self.book.round(at).map_or(&[][..], |round| &round.boards);
            boards.iter().all(|board| board.seats.values().all(|seat| seat.player.is_none()))
        };
        let Some((last, at)) = rounds.last().filter(|(last, _)| *last < top.round) else { return };
        if rounds.iter().rev().take_while(|(_, at)| is_empty(*at)).count() < 2 {
            return;
        }
        let (name, round) = (top.name_in(window_language()), top.round.to_string());
        let what = texts::no_round_of_top_board(&self.rules.name, &name, &round, &last.to_string());
        self.remark(CellAddress::Round(*at), what, texts::add_rounds_or_choose_rules());
    }

    /// Asks for the number of a round whose name has none, where the rules mean rounds by number and the other rounds
    /// leave it open. `rounds` are all rounds by number. One question is enough: the last of these rounds.
    fn check_unnumbered_round(&mut self, rounds: &[(usize, RoundIx)]) {
        let Some(rule) = self.rule_about_a_round() else { return };
        let played: Vec<(usize, &Round, RoundIx)> = rounds
            .iter()
            .filter_map(|(number, at)| Some((*number, self.book.round(*at)?, *at)))
            .filter(|(_, round, _)| !round.boards.is_empty())
            .collect();
        let is_numbered = |round: &Round| round.named_number().is_some();
        let Some(&(number, round, at)) = played.iter().rev().find(|(_, round, _)| !is_numbered(round)) else { return };
        // A marked top board asks for the number itself.
        if round.name.trim().is_empty() || round.boards.iter().any(|board| board.is_top_board) {
            return;
        }
        let numbers: Vec<usize> = played.iter().map(|(number, ..)| *number).collect();
        let has_gap = !numbers.iter().copied().eq(1..=numbers.len());
        // A round with a name after the numbered rounds, or with a name that says it is the last, may be any later round.
        let is_last = numbers.last() == Some(&number) && self.rules.rounds.is_none_or(|last| number < last);
        let says_more = names_last_round(&round.name) || played.iter().any(|(_, round, _)| is_numbered(round));
        if !(has_gap || is_last && says_more) {
            return;
        }
        let is_free = |other: usize| other != number && !numbers.contains(&other);
        let mut other = rule.round();
        if !is_free(other) {
            other = number + 1;
            while !is_free(other) {
                other += 1;
            }
        }
        let (language, name, rules) = (window_language(), round.name.as_str(), self.rules.name.as_str());
        let (counts_as, round_of_rule) = (number.to_string(), rule.round().to_string());
        let what = match rule {
            RuleAboutRound::TopBoard(top) => {
                let top_board = top.name_in(language);
                texts::no_number_and_top_board(name, &counts_as, rules, &top_board, &round_of_rule)
            }
            RuleAboutRound::Teams(teams) => {
                let rounds = describe_round_range_in(language, teams.rounds);
                texts::no_number_and_teams(name, &counts_as, rules, &rounds)
            }
            RuleAboutRound::Scoring(_) => texts::no_number_and_scoring(name, &counts_as, rules, &round_of_rule),
        };
        let renamed = |number: usize| {
            let title = words::round_title(language, &number.to_string());
            let with_name = format!("{title} – {name}");
            // “Round 5 – 1” would be two numbers.
            if named_number(&with_name) == Some(number) { with_name } else { title }
        };
        let cure = texts::rename_with_number(&other.to_string(), &renamed(other), &renamed(number));
        self.remark(CellAddress::Round(at), what, &cure);
    }

    /// A rule that means a round by its number. `None` where the rules mean no single round.
    fn rule_about_a_round(&self) -> Option<RuleAboutRound<'_>> {
        let rules = self.rules;
        let top = rules.top_board.as_ref().filter(|top| !top.follows_elimination());
        let teams = rules.teams.as_ref().filter(|_| !self.book.teams.is_empty());
        let scored = rules.by_round.first().map(|scored| RuleAboutRound::Scoring(scored.round));
        top.map(RuleAboutRound::TopBoard).or(teams.map(RuleAboutRound::Teams)).or(scored)
    }

    /// Reports rounds that nobody has entered although a later round has boards.
    fn check_missing_rounds(&mut self) {
        let missing = missing_rounds(self.book, self.rules, self.structure);
        for range in &missing {
            let next = range.end() + 1;
            let Some(at) = self.structure.rounds.with_number(next).next() else { continue };
            let rounds = describe_round_range_in(window_language(), (*range.start(), *range.end()));
            let (what, cure) = if range.start() == range.end() {
                (texts::round_not_entered(&rounds), texts::add_missing_round())
            } else {
                (texts::rounds_not_entered(&rounds), texts::add_missing_rounds())
            };
            self.remark(CellAddress::Round(at), what, cure);
        }
        let Some((first, last)) = self.rules.teams.as_ref().map(|teams| teams.rounds) else { return };
        let is_missing = |number: usize| missing.iter().any(|range| range.contains(&number));
        if !self.book.teams.is_empty() && (first..=last).all(is_missing) {
            let rounds = describe_round_range_in(window_language(), (first, last));
            let what = texts::rounds_of_teams_not_entered(&rounds);
            self.remark(CellAddress::Team(TeamIx(0), TeamColumn::Name), what, texts::add_round_of_teams());
        }
    }

    /// Reports players who have played more than `most` rounds, of all or of those before the last.
    fn check_most_rounds(&mut self, most: usize, played: &RoundsOfPlayers, are_before_last: bool) {
        for person in &self.book.people {
            let rounds = played.count(person.id);
            let Some(seat) = played.latest_seat(person.id).filter(|_| rounds > most) else { continue };
            let (name, rules) = (person.name.as_str(), self.rules.name.as_str());
            let (what, kind) = if are_before_last {
                let what = texts::too_many_rounds_before_last(name, rounds, rules, most);
                (what, ManyProblems::PlayersWithManyRoundsBeforeTheLast)
            } else {
                (texts::too_many_rounds(name, rounds, rules, most), ManyProblems::PlayersWithManyRounds)
            };
            let place = CellAddress::Seat(seat, SeatColumn::Player);
            self.problems.push(Problem::remark(place, what, texts::seat_another_or_leave()).of_kind(kind, name));
        }
    }

    /// Reports players who play too many rounds, and substitutes and reserves who are entrants.
    fn check_entrants(&mut self) {
        let (most, apart) = (self.rules.most_rounds, self.rules.reserves_apart);
        let before_last = self.rules.most_before_last;
        if most.is_none() && before_last.is_none() && !apart {
            return;
        }
        let rounds = self.structure.rounds.in_order();
        let last_known = self.structure.rounds.last();
        let is_before_last = |(number, _): &(usize, RoundIx)| self.rules.is_before_last(*number, last_known);
        let (earlier, last) = rounds.split_at(rounds.partition_point(is_before_last));
        let mut played = RoundsOfPlayers::new(self.book, earlier);
        if let Some(most) = before_last {
            self.check_most_rounds(most, &played, true);
        }
        played.add_rounds(self.book, last);
        if let Some(most) = most {
            self.check_most_rounds(most, &played, false);
        }
        if apart {
            let stepped_in: Vec<(SeatRef, PersonId)> = self
                .book
                .boards()
                .flat_map(|(at, board)| {
                    board.seats.iter().flat_map(move |(power, seat)| {
                        seat.substitutes.iter().map(move |substitute| (at.seat(power), substitute.player))
                    })
                })
                .filter(|(_, player)| played.count(*player) > 0)
                .collect();
            for (seat, player) in stepped_in {
                let what = texts::substitute_is_entrant(&self.name(player), &self.rules.name);
                let place = CellAddress::Seat(seat, SeatColumn::Substitutes);
                self.remark(place, what, texts::choose_another_substitute());
            }
            let reserves: Vec<PersonId> = self
                .book
                .people
                .iter()
                .filter(|person| person.role == Role::Reserve && played.count(person.id) > 0)
                .map(|person| person.id)
                .collect();
            for id in reserves {
                let what = texts::reserve_has_seat(&self.name(id));
                let place = CellAddress::Person(id, PersonColumn::Role);
                self.remark(place, what, texts::enter_as_substitute());
            }
        }
    }

    /// Reports powers that a player plays twice, where the rules forbid it. Powers at the top board are chosen.
    fn check_repeated_powers(&mut self) {
        if !self.rules.powers_once {
            return;
        }
        let top_boards = &self.structure.top_boards;
        let mut played: HashMap<(PersonId, Power), SeatRef> = HashMap::new();
        for (at, board) in self.book.boards().filter(|(at, _)| !top_boards.contains(*at)) {
            for (power, seat) in board.seats.iter() {
                let Some(player) = seat.player else { continue };
                let Some(first) = played.insert((player, power), at.seat(power)) else { continue };
                let (name, board) = (self.name(player), self.book.board_label_in_window(first.board));
                let what = texts::same_power_twice(&name, power.name_in_window(), &board, &self.rules.name);
                let place = CellAddress::Seat(at.seat(power), SeatColumn::Player);
                let remark = Problem::remark(place, what, texts::swap_or_leave());
                self.problems.push(remark.of_kind(ManyProblems::RepeatedPowers, name));
            }
        }
    }

    fn check_groups(&mut self) {
        if !self.rules.groups {
            return;
        }
        self.check_elimination_games();
        let without = |person: &&crate::book::Person| person.role == Role::Player && person.group.trim().is_empty();
        let missing: Vec<PersonId> = self.book.people.iter().filter(without).map(|person| person.id).collect();
        let Some(first) = missing.first() else { return };
        let what = match missing.len() {
            1 => texts::no_group(&self.name(*first), &self.rules.name),
            n => texts::no_group_and_others(&self.name(*first), n - 1, &self.rules.name),
        };
        let place = CellAddress::Person(*first, PersonColumn::Group);
        self.remark(place, what, texts::type_a_group());
    }

    /// Reports players with more elimination games than the rules have. The last of them may be medal games.
    fn check_elimination_games(&mut self) {
        let Some(rules) = self.rules.top_board.as_ref().filter(|top| top.follows_elimination()) else { return };
        let top_boards = &self.structure.top_boards;
        let mut played: HashMap<PersonId, usize> = HashMap::new();
        let mut too_many: Vec<(PersonId, SeatRef)> = Vec::new();
        for (at, board) in self.book.boards().filter(|(at, _)| !top_boards.contains(*at)) {
            for (power, seat) in board.seats.iter() {
                let Some(player) = seat.scorer().map(|player| self.book.successor(player)) else { continue };
                let games = played.entry(player).or_default();
                *games += 1;
                if *games == rules.elimination_games + 1 {
                    too_many.push((player, at.seat(power)));
                }
            }
        }
        let Some((first, seat)) = too_many.first().copied() else { return };
        let (name, games, ruleset) = (self.name(first), rules.elimination_games, self.rules.name.as_str());
        let what = match too_many.len() - 1 {
            0 => texts::too_many_elimination_games(&name, games, ruleset),
            others => texts::others_with_too_many_elimination_games(others, &name, games, ruleset),
        };
        let cure = texts::mark_games_or_change_seat(&rules.name_in(window_language()));
        self.remark(CellAddress::Seat(seat, SeatColumn::Player), what, &cure);
    }

    fn check_penalties(&mut self) {
        let Some(limit) = self.rules.removal_at else { return };
        let percent = |person: &crate::book::Person| {
            person.penalties.iter().filter(|penalty| matches!(penalty.amount, PenaltyAmount::Percent(_))).count()
        };
        let due = |person: &&crate::book::Person| percent(person) >= limit && person.role != Role::Removed;
        let due: Vec<PersonId> = self.book.people.iter().filter(due).map(|person| person.id).collect();
        for id in due {
            let what = texts::penalties_mean_removal(&self.name(id), limit, &self.rules.name);
            let place = CellAddress::Person(id, PersonColumn::Role);
            self.remark(place, what, texts::set_role_to_removed());
        }
    }

    fn check_team_rules(&mut self, rules: &TeamRules) {
        let mut of_country: HashMap<String, usize> = HashMap::new();
        for (at, team) in self.book.teams.iter().enumerate() {
            let cell = |column| CellAddress::Team(TeamIx(at), column);
            let members = team.members.len();
            if members != rules.size {
                let size = rules.size.to_string();
                let what = texts::another_size_of_team(&team.name, members, &self.rules.name, &size);
                // The first missing member, or the first one too many.
                let place = cell(TeamColumn::Member(members.min(rules.size)));
                let remark = Problem::remark(place, what, texts::add_or_remove_members());
                self.problems.push(remark.of_kind(ManyProblems::TeamsOfAnotherSize, &team.name));
            }
            if rules.captain && team.captain.is_none() {
                let what = texts::no_captain(&team.name, &self.rules.name);
                let remark = Problem::remark(cell(TeamColumn::Captain), what, texts::choose_captain());
                self.problems.push(remark.of_kind(ManyProblems::TeamsWithoutCaptain, &team.name));
            }
            if let Some(captain) = team.captain.filter(|captain| !team.members.contains(captain)) {
                let what = texts::captain_is_no_member(&self.name(captain), &team.name);
                self.remark(cell(TeamColumn::Captain), what, texts::choose_member_or_add());
            }
            let country = team.country.trim().to_lowercase();
            if let Some(most) = rules.most_per_country.filter(|_| !country.is_empty() && !team.scratch) {
                let teams = of_country.entry(country).or_default();
                *teams += 1;
                if *teams > most {
                    let (nth, most) = (teams.to_string(), most.to_string());
                    let what = texts::too_many_teams_of_country(&team.name, &nth, &team.country, &most);
                    self.remark(cell(TeamColumn::Country), what, texts::remove_team_or_leave());
                }
            }
        }
    }

    /// Reports the members of teams who have no board in any round that counts for the teams, once these rounds are there. A
    /// round in which seats are still free says nothing yet, except about those who sit it out.
    fn check_members_sit_out(&mut self, rules: &TeamRules) {
        let book = self.book;
        let (from, to) = rules.rounds;
        let in_order = self.structure.rounds.in_order().iter();
        let counting =
            in_order.filter(|(number, _)| (from..=to).contains(number)).filter_map(|(_, at)| book.round(*at));
        let counting: Vec<&Round> = counting.filter(|round| !round.boards.is_empty()).collect();
        let Some(last) = counting.last().filter(|_| counting.len() > to.saturating_sub(from)) else { return };
        let boards = || counting.iter().flat_map(|round| &round.boards);
        let seated: HashSet<PersonId> =
            boards().flat_map(|board| board.seats.values()).filter_map(|seat| seat.player).collect();
        let is_full = boards().all(|board| board.seats.values().filter(|seat| seat.player.is_none()).count() <= 1);
        let rounds = describe_round_range_in(window_language(), rules.rounds);
        for (at, team) in book.teams.iter().enumerate() {
            for (position, member) in team.members.iter().enumerate() {
                if seated.contains(member) || !(is_full || last.sat_out.contains(member)) {
                    continue;
                }
                let name = self.name(*member);
                let what = if from == to {
                    texts::member_misses_round(&name, &team.name, &rounds)
                } else {
                    texts::member_misses_rounds(&name, &team.name, &rounds)
                };
                let place = CellAddress::Team(TeamIx(at), TeamColumn::Member(position));
                let remark = Problem::remark(place, what, texts::give_seat_or_change_team());
                self.problems.push(remark.of_kind(ManyProblems::TeamMembersWithoutGame, name));
            }
        }
    }

    fn check_double_membership(&mut self) {
        let mut seen: HashMap<PersonId, usize> = HashMap::new();
        for (at, team) in self.book.teams.iter().enumerate() {
            for (position, member) in team.members.iter().enumerate() {
                if let Some(other) = seen.insert(*member, at) {
                    let who = self.name(*member);
                    let what = if other == at {
                        texts::twice_in_team(&who, &team.name)
                    } else {
                        texts::in_two_teams(&who, &self.book.teams[other].name, &team.name)
                    };
                    let place = CellAddress::Team(TeamIx(at), TeamColumn::Member(position));
                    self.remark(place, what, texts::remove_from_one_team());
                }
            }
        }
    }
}
