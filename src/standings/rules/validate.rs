//! What rules cannot say, beyond what their file's form forbids.

use std::collections::BTreeSet;

use super::draft::{RulesFault, RulesField};
use super::{AwardBy, Boards, Choosing, FilledBy, Part, Ruleset, TopBoardRules};
use crate::book::Year;
use crate::scoring::Library;

/// Collects what is wrong.
struct Check<'a> {
    rules: &'a Ruleset,
    faults: Vec<RulesFault>,
}

impl Ruleset {
    /// What makes no sense in the rules, in the order of the file.
    pub fn check(&self) -> Vec<RulesFault> {
        let mut check = Check { rules: self, faults: Vec::new() };
        check.event();
        check.rounds();
        check.total();
        check.ties();
        if let Some(top) = &self.top_board {
            check.top_board(top);
        }
        check.teams();
        check.awards();
        check.faults
    }

    /// Scoring systems that the rules name and `library` does not have.
    pub fn unknown_systems(&self, library: &Library) -> Vec<RulesFault> {
        let rounds = self
            .by_round
            .iter()
            .enumerate()
            .filter_map(|(at, round)| Some((RulesField::nth("round.*.system", at), round.system.as_deref()?)));
        let measures = self.measures().into_iter().map(|name| (RulesField::of("tie_breaks"), name));
        std::iter::once((RulesField::of("system"), self.system.as_str()))
            .chain(rounds)
            .chain(measures)
            .filter(|(_, name)| library.find(name).is_none())
            .map(|(field, name)| {
                RulesFault::at(field, format!("there is no scoring system “{name}”"), "Choose one of the list.")
            })
            .collect()
    }
}

impl Check<'_> {
    fn fault(&mut self, field: &'static str, what: impl Into<String>, cure: &str) {
        self.nth(field, 0, what, cure);
    }

    fn nth(&mut self, field: &'static str, at: usize, what: impl Into<String>, cure: &str) {
        self.faults.push(RulesFault::at(RulesField::nth(field, at), what, cure));
    }

    fn event(&mut self) {
        let rules = self.rules;
        if rules.name.trim().is_empty() {
            self.fault("name", "the ruleset has no name", "Type one.");
        }
        if rules.system.trim().is_empty() {
            self.fault("system", "no scoring system is named", "Choose one.");
        }
        if rules.decimals > 9 {
            self.fault("decimals", format!("{} decimals are too many", rules.decimals), "Type 0 to 9.");
        }
        if let Some(last) = rules.last_year.filter(|last| *last < Year::FIRST) {
            self.fault("last_year", format!("no game ends in {last}"), "Type a year such as 1908.");
        }
        match (rules.draws.first_year, rules.last_year) {
            (Some(first), Some(last)) if first > last => {
                let what = format!("a draw after {first} comes too late where {last} is the last year");
                self.fault("draws.first_year", what, "Correct one of the two years.");
            }
            _ => {}
        }
    }

    fn rounds(&mut self) {
        let rules = self.rules;
        if rules.rounds == Some(0) {
            self.fault("rounds", "an event has a round or more", "Type a number, or leave the field empty.");
        }
        match (rules.most_rounds, rules.rounds) {
            (Some(0), _) => self.fault("most_rounds", "somebody must be able to play", "Type 1 or more."),
            (Some(most), Some(rounds)) if most > rounds => {
                let what = format!("nobody can play {most} of {rounds} rounds");
                self.fault("most_rounds", what, "Type a smaller number, or leave the field empty.");
            }
            _ => {}
        }
        let mut seen = BTreeSet::new();
        for (at, round) in rules.by_round.iter().enumerate() {
            if !self.is_round(round.round) {
                self.no_round("round.*.round", at, round.round);
            } else if !seen.insert(round.round) {
                let what = format!("round {} is named twice", round.round);
                self.nth("round.*.round", at, what, "Keep one of the two.");
            }
        }
    }

    /// Whether the event can have this round, from 1.
    fn is_round(&self, round: usize) -> bool {
        round >= 1 && self.rules.rounds.is_none_or(|rounds| round <= rounds)
    }

    fn no_round(&mut self, field: &'static str, at: usize, round: usize) {
        let what = match self.rules.rounds {
            Some(rounds) if round > 0 => format!("there is no round {round}; there are {rounds}"),
            _ => format!("there is no round {round}; the first is 1"),
        };
        self.nth(field, at, what, "Type another round.");
    }

    fn stretch(&mut self, field: &'static str, at: usize, (first, last): (usize, usize)) {
        if first > last {
            let what = format!("round {first} comes after round {last}");
            self.nth(field, at, what, "The earlier round stands first: 1 to 4.");
        } else if let Some(round) = [first, last].into_iter().find(|round| !self.is_round(*round)) {
            self.no_round(field, at, round);
        }
    }

    fn total(&mut self) {
        let total = &self.rules.total;
        if total.counts.is_empty() {
            self.fault("total.counts.*.weights", "nothing counts", "Add a part of what counts.");
        }
        self.parts(&total.counts, PARTS);
        for (at, multiplier) in total.multipliers.iter().enumerate() {
            self.stretch("total.multipliers.*.rounds", at, multiplier.rounds);
            match (multiplier.best, multiplier.after) {
                (Some(_), None) => {
                    let cure = "Say after which round they are the best.";
                    self.nth("total.multipliers.*.after", at, "it is for the best, but of when is not said", cure);
                }
                (None, Some(_)) => {
                    let cure = "Say for how many, or leave the round empty.";
                    self.nth("total.multipliers.*.best", at, "it names a round, but not how many of the best", cure);
                }
                (Some(0), _) => {
                    self.nth("total.multipliers.*.best", at, "it is for nobody", "Type 1 or more, or nothing for all.");
                }
                (Some(_), Some(after)) if after == 0 || after >= multiplier.rounds.0 => {
                    let what =
                        format!("the best after round {after} are not known before round {}", multiplier.rounds.0);
                    self.nth("total.multipliers.*.after", at, what, "Type an earlier round.");
                }
                _ => {}
            }
        }
    }

    fn parts(&mut self, parts: &[Part], of: Parts) {
        for (at, part) in parts.iter().enumerate() {
            let shares = || part.weights.iter().chain([&part.rest, &part.rest_average]);
            if shares().any(|share| share.0 < 0.0) {
                self.nth(of.weights, at, "a result cannot count less than nothing", "Type 0 or more.");
            } else if shares().all(|share| share.0 == 0.0) {
                let cure = "Say what part of the best result counts, and of the further ones.";
                self.nth(of.weights, at, "no result counts in it", cure);
            }
            if part.factor == Some(0.0) {
                self.nth(of.factor, at, "times 0 it makes nothing", "Type another number, or leave the field empty.");
            }
            if let Some(rounds) = part.rounds {
                self.stretch(of.rounds, at, rounds);
            }
            if part.boards == Boards::Top && self.rules.top_board.is_none() {
                self.nth(of.boards, at, "the rules have no top board", "Choose other boards, or add a top board.");
            }
            if part.from_results > 0 && at == 0 {
                let cure = "Put the part it stands for first, or empty the field.";
                self.nth(of.from_results, at, "there is no part above in whose place it could stand", cure);
            }
        }
    }

    fn ties(&mut self) {
        let mut seen = BTreeSet::new();
        let names: Vec<String> = self.rules.tie_breaks.iter().map(super::TieBreak::name).collect();
        if let Some(twice) = names.iter().find(|name| !seen.insert(name.as_str())) {
            self.fault("tie_breaks", format!("“{twice}” breaks no tie a second time"), "Remove one of the two.");
        }
    }

    fn top_board(&mut self, top: &TopBoardRules) {
        if !self.is_round(top.round) {
            self.no_round("top_board.round", 0, top.round);
        }
        if top.after == 0 || top.after >= top.round {
            let what = format!("the ranking after round {} cannot fill a board of round {}", top.after, top.round);
            self.fault("top_board.after", what, "Type an earlier round than that of the board.");
        }
        if top.games == 0 {
            self.fault("top_board.games", "at least one game is played there", "Type 1 or more.");
        }
        if top.most_played.is_some_and(|most| most > top.after) {
            let what = format!("everybody has played at most {} rounds by then", top.after);
            self.fault("top_board.most_played", what, "Type fewer, or leave the field empty.");
        }
        if top.filled_by == FilledBy::GroupWinners && !self.rules.groups {
            let cure = "Switch groups on, or fill it by the ranking.";
            self.fault("top_board.filled_by", "there are no groups to win", cure);
        }
        if top.choosing == Choosing::RankingThenReverse && top.games < 2 {
            let cure = "Choose another order, or have two games.";
            self.fault("top_board.choosing", "there is no second game in which the order could turn", cure);
        }
        if top.bonus_percent <= -100.0 {
            self.fault("top_board.bonus_percent", "it takes the whole total", "Type a number such as 10.");
        }
        self.parts(&top.counts, PARTS_AT_THE_TOP);
    }

    fn teams(&mut self) {
        let Some(teams) = &self.rules.teams else { return };
        if teams.size < 2 {
            self.fault("teams.size", "a team has two members or more", "Type 2 or more.");
        }
        self.stretch("teams.rounds", 0, teams.rounds);
        if let Some(apart) = teams.apart {
            self.stretch("teams.apart", 0, apart);
        }
        if let Some(best) = teams.best_members.filter(|best| *best == 0 || *best > teams.size) {
            let what = format!("{best} of {} members cannot count", teams.size);
            self.fault("teams.best_members", what, "Type another number, or leave the field empty.");
        }
        if let Some(step) = teams.tie_breaks.iter().find(|step| step.0 > teams.size) {
            let what = format!("a team of {} has no {}", teams.size, step.name());
            self.fault("teams.tie_breaks", what, "Remove the step.");
        }
        if teams.most_per_country == Some(0) {
            let cure = "Type 1 or more, or leave the field empty.";
            self.fault("teams.most_per_country", "a country could enter no team", cure);
        }
    }

    fn awards(&mut self) {
        let mut seen = BTreeSet::new();
        for (at, award) in self.rules.awards.iter().enumerate() {
            if award.name.trim().is_empty() {
                self.nth("award.*.name", at, "the prize has no name", "Type one.");
            } else if !seen.insert(award.name.to_lowercase()) {
                let what = format!("there are two prizes “{}”", award.name);
                self.nth("award.*.name", at, what, "Give one another name.");
            }
            match (award.by, award.grades.is_empty()) {
                (AwardBy::Votes, true) => {
                    let cure = "Write a letter and its points, and so on: A 3, B 1, C 0.";
                    self.nth("award.*.grades", at, "it is voted on, but no grades are named", cure);
                }
                (AwardBy::Votes, false) => {
                    if let Some(letter) = award.grades.keys().find(|letter| !letter.is_ascii_uppercase()) {
                        let what = format!("“{letter}” is no grade");
                        self.nth("award.*.grades", at, what, "Grades are capital letters: A 3, B 1, C 0.");
                    }
                }
                (_, false) => {
                    self.nth("award.*.grades", at, "only a prize by votes has grades", "Leave the field empty.");
                }
                (_, true) => {}
            }
        }
    }
}

/// The fields of a list of parts.
#[derive(Clone, Copy)]
struct Parts {
    weights: &'static str,
    factor: &'static str,
    rounds: &'static str,
    boards: &'static str,
    from_results: &'static str,
}

const PARTS: Parts = Parts {
    weights: "total.counts.*.weights",
    factor: "total.counts.*.factor",
    rounds: "total.counts.*.rounds",
    boards: "total.counts.*.boards",
    from_results: "total.counts.*.from_results",
};

const PARTS_AT_THE_TOP: Parts = Parts {
    weights: "top_board.counts.*.weights",
    factor: "top_board.counts.*.factor",
    rounds: "top_board.counts.*.rounds",
    boards: "top_board.counts.*.boards",
    from_results: "top_board.counts.*.from_results",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::rules::{RulesDraft, Rulesets};

    /// What is wrong with WDC 2006 once this is filled in.
    fn with(field: RulesField, typed: &str) -> String {
        let mut draft = RulesDraft::read(Rulesets::text_of("WDC 2006").unwrap());
        draft.set(field, typed);
        draft.check().map_or_else(|fault| fault.to_string(), |rules| format!("{} is taken", rules.name))
    }

    #[test]
    fn what_makes_no_sense_is_told_with_its_line_and_its_cure() {
        let of = RulesField::of;
        for (field, typed, told) in [
            (of("rounds"), "0", "0 is too few"),
            (of("most_rounds"), "6", "nobody can play 6 of 5 rounds"),
            (of("top_board.after"), "5", "the ranking after round 5 cannot fill a board of round 5"),
            (of("top_board.round"), "7", "there is no round 7; there are 5"),
            (of("top_board.filled_by"), "group_winners", "there are no groups to win"),
            (of("teams.rounds"), "3 to 9", "there is no round 9; there are 5"),
            (of("teams.tie_breaks"), "fourth best member", "a team of 3 has no fourth best member"),
            (of("total.counts.*.weights"), "0", "no result counts in it"),
            (of("total.counts.*.weights"), "-1", "a result cannot count less than nothing"),
            (of("tie_breaks"), "solos, solos", "“solos” breaks no tie a second time"),
            (of("draws.first_year"), "1910", "a draw after 1910 comes too late where 1909 is the last year"),
            (of("award.*.by"), "votes", "it is voted on, but no grades are named"),
            (of("award.*.by"), "beauty", "“beauty” is not known here"),
            (of("last_year"), "late", "“late” is not a year of the game"),
        ] {
            let said = with(field, typed);
            assert!(said.contains(told), "{field:?} {typed}: {said}");
            assert!(said.starts_with("line ") && said.ends_with('.'), "{said}");
        }
    }

    #[test]
    fn every_shipped_ruleset_makes_sense() {
        for rules in Rulesets::shipped().all() {
            assert_eq!(rules.check(), [], "{}", rules.name);
            assert_eq!(rules.unknown_systems(Library::shipped()), [], "{}", rules.name);
        }
    }
}
