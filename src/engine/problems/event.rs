//! What the rules of the event say to the event as a whole: rounds, teams, groups, the top board.

use std::collections::HashMap;

use super::board::TeamOf;
use crate::book::{Amount, Book, Column, PersonId, Place, Problem, Role, RoundIx, SeatRef, Severity, TeamIx};
use crate::standings::{Basis, Claim, Qualification, Ruleset, TeamRules, top_boards};

/// Collects what is found.
struct Found<'a> {
    book: &'a Book,
    rules: &'a Ruleset,
    problems: &'a mut Vec<Problem>,
}

/// Checks who is entered and who sits where against the rules of the event. No count changes what is found.
pub(super) fn check_entries(book: &Book, rules: &Ruleset, problems: &mut Vec<Problem>) {
    let mut found = Found { book, rules, problems };
    found.rounds();
    found.entrants();
    found.groups();
    found.penalties();
    if let Some(teams) = &rules.teams {
        found.teams(teams);
    }
    found.two_teams();
}

/// Checks who sits at the top board against the ranking that fills it.
pub(super) fn check_top_board(basis: &Basis<'_>, problems: &mut Vec<Problem>) {
    Found { book: basis.book, rules: basis.rules, problems }.top_board(basis);
}

/// The team of everybody who is in one; of somebody in two, the later.
pub(super) fn team_of(book: &Book) -> TeamOf {
    let members = |(at, team): (usize, &crate::book::Team)| {
        team.members.iter().map(move |member| (*member, at)).collect::<Vec<_>>()
    };
    book.teams.iter().enumerate().flat_map(members).collect()
}

impl Found<'_> {
    fn remark(&mut self, place: Place, what: String, cure: &str) {
        self.problems.push(Problem { severity: Severity::Remark, place, what, cure: cure.to_owned() });
    }

    fn name(&self, id: PersonId) -> String {
        self.book.name_of(Some(id)).to_owned()
    }

    fn rounds(&mut self) {
        let Some(rounds) = self.rules.rounds else { return };
        if self.book.rounds.len() > rounds {
            let what = format!("{} has {rounds} rounds, and this is one more", self.rules.name);
            self.remark(Place::Round(RoundIx(rounds)), what, "Remove it, or change the rules on the Rules tab.");
        }
    }

    /// Who plays in more than `most` of the rounds before the one at position `end`, from 0.
    fn plays_too_many(&mut self, most: usize, end: usize, before: &str) {
        let mut played: Tally = Tally::new(self.book);
        for (at, board) in self.book.boards().filter(|(at, _)| at.round.0 < end) {
            for (power, seat) in board.seats.iter() {
                if let Some(player) = seat.player {
                    played.sits(player, at.seat(power));
                }
            }
        }
        for person in &self.book.people {
            let Some((rounds, seat)) = played.of(person.id).filter(|(rounds, _)| *rounds > most) else { continue };
            let what = format!(
                "{} plays {rounds} rounds{before}; by {} nobody plays more than {most}",
                person.name, self.rules.name
            );
            let place = Place::Cell(seat, Column::Player);
            self.remark(place, what, "Put somebody else in the seat, or let it stand if the director allowed it.");
        }
    }

    /// Who plays too many rounds, and who steps in without being free to.
    fn entrants(&mut self) {
        let (most, apart) = (self.rules.most_rounds, self.rules.reserves_apart);
        let last = self.rules.rounds.map_or(usize::MAX, |rounds| rounds.saturating_sub(1));
        if let Some(most) = self.rules.most_before_last {
            self.plays_too_many(most, last, " before the last");
        }
        if most.is_none() && !apart {
            return;
        }
        // The rounds of everybody, with the seat in the latest.
        let mut played: Tally = Tally::new(self.book);
        for (at, board) in self.book.boards() {
            for (power, seat) in board.seats.iter() {
                if let Some(player) = seat.player {
                    played.sits(player, at.seat(power));
                }
            }
        }
        if let Some(most) = most {
            self.plays_too_many(most, usize::MAX, "");
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
                .filter(|(_, player)| played.of(*player).is_some())
                .collect();
            for (seat, player) in stepped_in {
                let what = format!(
                    "{} steps in here and is an entrant; by {} neither may be the other",
                    self.name(player),
                    self.rules.name
                );
                self.remark(Place::Cell(seat, Column::Player), what, "Let somebody else step in.");
            }
            let reserves: Vec<PersonId> = self
                .book
                .people
                .iter()
                .filter(|person| person.role == Role::Reserve && played.of(person.id).is_some())
                .map(|person| person.id)
                .collect();
            for id in reserves {
                let what = format!("{} is a reserve and has a seat as an entrant", self.name(id));
                self.remark(Place::Person(id), what, "Let a reserve step in for somebody, or change the role.");
            }
        }
    }

    fn groups(&mut self) {
        if !self.rules.groups {
            return;
        }
        let without = |person: &&crate::book::Person| person.role == Role::Player && person.group.trim().is_empty();
        let missing: Vec<PersonId> = self.book.people.iter().filter(without).map(|person| person.id).collect();
        let Some(first) = missing.first() else { return };
        let what = match missing.len() {
            1 => format!("{} is in no group; by {} every entrant is", self.name(*first), self.rules.name),
            n => format!(
                "{} and {} others are in no group; by {} every entrant is",
                self.name(*first),
                n - 1,
                self.rules.name
            ),
        };
        self.remark(Place::Person(*first), what, "Type the name of a group in the line of the player.");
    }

    fn penalties(&mut self) {
        let Some(limit) = self.rules.removal_at else { return };
        let percent = |person: &crate::book::Person| {
            person.penalties.iter().filter(|penalty| matches!(penalty.amount, Amount::Percent(_))).count()
        };
        let due = |person: &&crate::book::Person| percent(person) >= limit && person.role != Role::Removed;
        let due: Vec<PersonId> = self.book.people.iter().filter(due).map(|person| person.id).collect();
        for id in due {
            let what =
                format!("{} has {limit} penalties on the total; by {} that is removal", self.name(id), self.rules.name);
            self.remark(Place::Person(id), what, "Set the role to “removed” if the director decides so.");
        }
    }

    fn teams(&mut self, rules: &TeamRules) {
        let mut of_country: HashMap<String, usize> = HashMap::new();
        for (at, team) in self.book.teams.iter().enumerate() {
            let place = Place::Team(TeamIx(at));
            let members = team.members.len();
            if members != rules.size {
                let what = format!(
                    "the team {} has {members} members; by {} a team has {}",
                    team.name, self.rules.name, rules.size
                );
                self.remark(place, what, "Add or remove members.");
            }
            if let Some(captain) = team.captain.filter(|captain| !team.members.contains(captain)) {
                let what =
                    format!("{}, captain of the team {}, is not one of its members", self.name(captain), team.name);
                self.remark(place, what, "Choose a member, or add the captain.");
            }
            let country = team.country.trim().to_lowercase();
            if let Some(most) = rules.most_per_country.filter(|_| !country.is_empty() && !team.scratch) {
                let teams = of_country.entry(country).or_default();
                *teams += 1;
                if *teams > most {
                    let what = format!(
                        "the team {} is number {teams} of {}; a country enters at most {most}",
                        team.name, team.country
                    );
                    self.remark(place, what, "Take one of them out, or let it stand if the director allowed it.");
                }
            }
        }
    }

    fn two_teams(&mut self) {
        let mut seen: HashMap<PersonId, usize> = HashMap::new();
        for (at, team) in self.book.teams.iter().enumerate() {
            for member in &team.members {
                if let Some(other) = seen.insert(*member, at) {
                    let who = self.name(*member);
                    let what = if other == at {
                        format!("{who} is twice in the team {}", team.name)
                    } else {
                        format!("{who} is in two teams, {} and {}", self.book.teams[other].name, team.name)
                    };
                    self.remark(Place::Team(TeamIx(at)), what, "Take the player out of one.");
                }
            }
        }
    }

    /// Whether those qualified sit at the top board.
    fn top_board(&mut self, basis: &Basis<'_>) {
        let Some(rules) = &self.rules.top_board else { return };
        let boards = top_boards(self.book);
        let right = |at: &&crate::book::BoardRef| at.round.0 + 1 == rules.round;
        let boards: Vec<_> = boards.iter().filter(right).copied().collect();
        if let Some(extra) = boards.get(rules.games) {
            let games = if rules.games == 1 { "one game".to_owned() } else { format!("{} games", rules.games) };
            let what = format!("the {} is {games} by {}, and this is one more", rules.name, self.rules.name);
            self.remark(Place::Board(*extra), what, "Make it an ordinary board.");
        }
        let seated = boards.iter().flat_map(|at| {
            let board = self.book.board(*at);
            board
                .into_iter()
                .flat_map(|board| board.seats.iter())
                .filter_map(|(power, seat)| Some((at.seat(power), seat.player?)))
        });
        let seated: Vec<(SeatRef, PersonId)> = seated.collect();
        if seated.is_empty() {
            return;
        }
        // Only now, since it takes the table after that round.
        let Some(qualified) = Qualification::new(basis) else { return };
        for (seat, player) in seated {
            let candidate =
                qualified.candidates.iter().find(|candidate| candidate.person == self.book.successor(player));
            let why = match candidate.map(|candidate| candidate.claim) {
                Some(Claim::Seat(_) | Claim::Undecided) => continue,
                Some(claim) => claim.words(),
                None => format!("is not in the ranking after round {}", rules.after),
            };
            let what = format!("{} sits at the {} without a claim to a seat: {why}", self.name(player), rules.name);
            let cure = "Put who is qualified in the seat, or note who stepped back or was named by the director.";
            self.remark(Place::Cell(seat, Column::Player), what, cure);
        }
    }
}

/// In how many rounds somebody sits, and where in the latest.
struct Tally {
    /// By the person's number, where the numbers are as they are given out.
    by_number: Vec<Option<(usize, SeatRef)>>,
    others: HashMap<PersonId, (usize, SeatRef)>,
}

impl Tally {
    fn new(book: &Book) -> Tally {
        Tally { by_number: vec![None; book.people.len() + 1], others: HashMap::new() }
    }

    /// Notes a seat; seats come in the order of the rounds.
    fn sits(&mut self, player: PersonId, seat: SeatRef) {
        let next = |known: Option<(usize, SeatRef)>| match known {
            Some((rounds, last)) if last.board.round == seat.board.round => (rounds, last),
            Some((rounds, _)) => (rounds + 1, seat),
            None => (1, seat),
        };
        if let Some(known) = self.by_number.get_mut(player.0 as usize) {
            *known = Some(next(*known));
        } else {
            let known = self.others.get(&player).copied();
            self.others.insert(player, next(known));
        }
    }

    fn of(&self, player: PersonId) -> Option<(usize, SeatRef)> {
        match self.by_number.get(player.0 as usize) {
            Some(known) => *known,
            None => self.others.get(&player).copied(),
        }
    }
}
