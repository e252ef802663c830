//! Checks the event as a whole against its rules: rounds, entrants, teams and groups. The top board is in `top_board`.

use std::collections::{HashMap, HashSet};

use super::board::TeamByPlayer;
use crate::book::{
    Book, CellAddress, PenaltyAmount, PersonColumn, PersonId, Power, Problem, Role, Round, RoundIx, SeatColumn,
    SeatRef, TeamColumn, TeamIx, describe_round_range, named_number, names_last_round,
};
use crate::engine::rounds_of_players::RoundsOfPlayers;
use crate::figures::counted;
use crate::standings::{EventStructure, Ruleset, StandingsContext, TeamRules, missing_rounds};

/// A check of the event, and the problems found so far.
pub(super) struct EventCheck<'a> {
    pub(super) book: &'a Book,
    pub(super) rules: &'a Ruleset,
    pub(super) structure: &'a EventStructure,
    pub(super) problems: &'a mut Vec<Problem>,
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
            let rounds = counted(most, "round");
            let what = format!("{} has {rounds}; this round is one too many", self.rules.name);
            self.remark(CellAddress::Round(*at), what, "Remove it, or change the rules on the Rules tab.");
        }
        for pair in rounds.windows(2) {
            if let [(number, _), (same, at)] = *pair
                && number == same
            {
                let what = format!("another round is round {number} too, and the two count as one round");
                self.remark(CellAddress::Round(at), what, "Give one of the two another number as its name.");
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
        let rules = &self.rules.name;
        let what = format!("under {rules} the {} is in round {}, but the last round is {last}", top.name, top.round);
        self.remark(CellAddress::Round(*at), what, "Add the rounds after it, or choose other rules on the Rules tab.");
    }

    /// Asks for the number of a round whose name has none, where the rules mean rounds by number and the other rounds
    /// leave it open. `rounds` are all rounds by number. One question is enough: the last of these rounds.
    fn check_unnumbered_round(&mut self, rounds: &[(usize, RoundIx)]) {
        let Some((rule, round_of_rule)) = self.rule_about_a_round() else { return };
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
        // A name after the numbered rounds, or one that says that it is the last, may be any of those that follow.
        let is_last = numbers.last() == Some(&number) && self.rules.rounds.is_none_or(|last| number < last);
        let says_more = names_last_round(&round.name) || played.iter().any(|(_, round, _)| is_numbered(round));
        if !(has_gap || is_last && says_more) {
            return;
        }
        let is_free = |other: usize| other != number && !numbers.contains(&other);
        let mut other = round_of_rule;
        if !is_free(other) {
            other = number + 1;
            while !is_free(other) {
                other += 1;
            }
        }
        let name = &round.name;
        let what = format!("the name “{name}” gives no number of a round, so it counts as round {number}; {rule}");
        let renamed = |number: usize| {
            let with_name = format!("Round {number} – {name}");
            // “Round 5 – 1” would be two numbers.
            if named_number(&with_name) == Some(number) { with_name } else { format!("Round {number}") }
        };
        let cure = format!(
            "If it is round {other}, rename it “{}”. Otherwise rename it “{}”.",
            renamed(other),
            renamed(number)
        );
        self.remark(CellAddress::Round(at), what, &cure);
    }

    /// A rule that means a round by its number, in words, and the number. `None` where the rules mean no single round.
    fn rule_about_a_round(&self) -> Option<(String, usize)> {
        let rules = self.rules;
        let top = rules.top_board.as_ref().filter(|top| !top.follows_elimination());
        let top =
            top.map(|top| (format!("under {} the {} is in round {}", rules.name, top.name, top.round), top.round));
        let teams = rules.teams.as_ref().filter(|_| !self.book.teams.is_empty()).map(|teams| {
            let which = describe_round_range(teams.rounds);
            (format!("under {} the teams score in {which}", rules.name), teams.rounds.0)
        });
        let scored = rules
            .by_round
            .first()
            .map(|scored| (format!("{} scores round {} in its own way", rules.name, scored.round), scored.round));
        top.or(teams).or(scored)
    }

    /// Reports rounds that nobody has entered although a later round has boards.
    fn check_missing_rounds(&mut self) {
        let missing = missing_rounds(self.book, self.rules, self.structure);
        for range in &missing {
            let next = range.end() + 1;
            let Some(at) = self.structure.rounds.with_number(next).next() else { continue };
            let which = describe_round_range((*range.start(), *range.end()));
            let (what, cure) = if range.start() == range.end() {
                (
                    format!("{which} has not been entered"),
                    "Add it with Event, Add the missing round. If there was no such round, change the numbers of the \
                     rounds after it.",
                )
            } else {
                (
                    format!("{which} have not been entered"),
                    "Add them with Event, Add the missing round. If there were no such rounds, change the numbers of \
                     the rounds after them.",
                )
            };
            self.remark(CellAddress::Round(at), what, cure);
        }
        let Some((first, last)) = self.rules.teams.as_ref().map(|teams| teams.rounds) else { return };
        let is_missing = |number: usize| missing.iter().any(|range| range.contains(&number));
        if !self.book.teams.is_empty() && (first..=last).all(is_missing) {
            let what = format!(
                "the teams score in {}, which nobody has entered, so they have no points",
                describe_round_range((first, last))
            );
            let cure = "Add the round with Event, Add the missing round, and enter its boards. If they are in another round, \
                        change the number of that round.";
            self.remark(CellAddress::Team(TeamIx(0), TeamColumn::Name), what, cure);
        }
    }

    /// Reports players who have played more than `most` rounds.
    fn check_most_rounds(&mut self, most: usize, played: &RoundsOfPlayers, before: &str) {
        for person in &self.book.people {
            let rounds = played.count(person.id);
            let Some(seat) = played.latest_seat(person.id).filter(|_| rounds > most) else { continue };
            let what = format!(
                "{} plays {rounds} rounds{before}; under {} the maximum is {most}",
                person.name, self.rules.name
            );
            let place = CellAddress::Seat(seat, SeatColumn::Player);
            let cure = "Seat another player, or leave it if the director allowed it.";
            let kind = if before.is_empty() {
                "players play more rounds than the rules allow"
            } else {
                "players play more rounds before the last than the rules allow"
            };
            self.problems.push(Problem::remark(place, what, cure).of_kind(kind, person.name.as_str()));
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
            self.check_most_rounds(most, &played, " before the last");
        }
        played.add_rounds(self.book, last);
        if let Some(most) = most {
            self.check_most_rounds(most, &played, "");
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
                let what = format!(
                    "{} is a substitute here and also an entrant; under {} nobody may be both",
                    self.name(player),
                    self.rules.name
                );
                let place = CellAddress::Seat(seat, SeatColumn::Substitutes);
                self.remark(place, what, "Choose another substitute.");
            }
            let reserves: Vec<PersonId> = self
                .book
                .people
                .iter()
                .filter(|person| person.role == Role::Reserve && played.count(person.id) > 0)
                .map(|person| person.id)
                .collect();
            for id in reserves {
                let what = format!("{} is a reserve but has a seat as an entrant", self.name(id));
                let place = CellAddress::Person(id, PersonColumn::Role);
                self.remark(place, what, "Enter the reserve as a substitute, or change the role.");
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
                let what = format!(
                    "{} plays {power} here and in {}; under {} nobody plays a power twice",
                    self.name(player),
                    self.book.board_label(first.board),
                    self.rules.name
                );
                let remark = Problem::remark(
                    CellAddress::Seat(at.seat(power), SeatColumn::Player),
                    what,
                    "Swap the player with another player of the board, or leave it if the director allowed it.",
                );
                self.problems
                    .push(remark.of_kind("seats give a player a power for the second time", self.name(player)));
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
            1 => format!("{} is in no group; under {} every entrant needs one", self.name(*first), self.rules.name),
            n => format!(
                "{} and {} others are in no group; under {} every entrant needs one",
                self.name(*first),
                n - 1,
                self.rules.name
            ),
        };
        let place = CellAddress::Person(*first, PersonColumn::Group);
        self.remark(place, what, "Type the name of a group in the row of the player.");
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
        let who = match too_many.len() - 1 {
            0 => format!("{} sits", self.name(first)),
            1 => format!("{} and 1 other sit", self.name(first)),
            others => format!("{} and {others} others sit", self.name(first)),
        };
        let what = format!(
            "{who} in more than {} elimination games; under {} each player has no more",
            rules.elimination_games, self.rules.name
        );
        let cure = format!(
            "Type yes as “top board” in the records (F4) of the games of the {}, or change a seat.",
            rules.name
        );
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
            let what = format!(
                "{} has {limit} penalties on the total; under {} that means removal",
                self.name(id),
                self.rules.name
            );
            let place = CellAddress::Person(id, PersonColumn::Role);
            self.remark(place, what, "Set the role to “removed” if the director decides so.");
        }
    }

    fn check_team_rules(&mut self, rules: &TeamRules) {
        let mut of_country: HashMap<String, usize> = HashMap::new();
        for (at, team) in self.book.teams.iter().enumerate() {
            let cell = |column| CellAddress::Team(TeamIx(at), column);
            let members = team.members.len();
            if members != rules.size {
                let what = format!(
                    "the team {} has {members} members; under {} a team has {}",
                    team.name, self.rules.name, rules.size
                );
                // The first missing member, or the first one too many.
                let place = cell(TeamColumn::Member(members.min(rules.size)));
                let remark = Problem::remark(place, what, "Add or remove members.");
                self.problems
                    .push(remark.of_kind("teams have another number of members than the rules say", &team.name));
            }
            if rules.captain && team.captain.is_none() {
                let what =
                    format!("the team {} has no captain; under {} every team has one", team.name, self.rules.name);
                let remark = Problem::remark(cell(TeamColumn::Captain), what, "Choose one of the members.");
                self.problems.push(remark.of_kind("teams have no captain, and the rules want one", &team.name));
            }
            if let Some(captain) = team.captain.filter(|captain| !team.members.contains(captain)) {
                let what =
                    format!("{}, captain of the team {}, is not one of its members", self.name(captain), team.name);
                self.remark(cell(TeamColumn::Captain), what, "Choose a member, or add the captain.");
            }
            let country = team.country.trim().to_lowercase();
            if let Some(most) = rules.most_per_country.filter(|_| !country.is_empty() && !team.scratch) {
                let teams = of_country.entry(country).or_default();
                *teams += 1;
                if *teams > most {
                    let what = format!(
                        "the team {} is team {teams} of {}; a country may enter at most {most}",
                        team.name, team.country
                    );
                    let cure = "Remove one of them, or leave it if the director allowed it.";
                    self.remark(cell(TeamColumn::Country), what, cure);
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
        let count = if from == to { "counts" } else { "count" };
        for (at, team) in book.teams.iter().enumerate() {
            for (position, member) in team.members.iter().enumerate() {
                if seated.contains(member) || !(is_full || last.sat_out.contains(member)) {
                    continue;
                }
                let name = self.name(*member);
                let what = format!(
                    "{name} of the team {} does not play in {}, which {count} for the teams, and scores nothing for it",
                    team.name,
                    describe_round_range(rules.rounds)
                );
                let cure = "Give the player a seat, or change the team before the round.";
                let place = CellAddress::Team(TeamIx(at), TeamColumn::Member(position));
                let kind = "members of teams do not play in a round that counts for the teams";
                self.problems.push(Problem::remark(place, what, cure).of_kind(kind, name));
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
                        format!("{who} is twice in the team {}", team.name)
                    } else {
                        format!("{who} is in two teams, {} and {}", self.book.teams[other].name, team.name)
                    };
                    let place = CellAddress::Team(TeamIx(at), TeamColumn::Member(position));
                    self.remark(place, what, "Remove the player from one of them.");
                }
            }
        }
    }
}
