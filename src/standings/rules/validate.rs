//! Validates a ruleset that could be read: values out of range, contradictions, unknown scoring systems.

use std::collections::BTreeSet;

use super::draft::{RulesFault, RulesField};
use super::total::short_number;
use super::{
    AwardCriterion, BoardSelection, CountingPart, PowerChoosing, QualificationRule, Ruleset, TieBreak, TopBoardRules,
};
use crate::book::Year;
use crate::languages::window_sentences::rules_errors as texts;
use crate::limits::MOST_DECIMALS;
use crate::scoring::SystemLibrary;

/// Collects the faults of a ruleset.
struct RulesetValidator<'a> {
    rules: &'a Ruleset,
    faults: Vec<RulesFault>,
}

impl Ruleset {
    /// Returns the faults of the ruleset, in the order of the file.
    pub fn validate(&self) -> Vec<RulesFault> {
        let mut validator = RulesetValidator { rules: self, faults: Vec::new() };
        validator.check_event();
        validator.check_rounds();
        validator.check_total();
        validator.check_tie_breaks();
        if let Some(top) = &self.top_board {
            validator.check_top_board(top);
        }
        validator.check_teams();
        validator.check_awards();
        validator.faults
    }

    /// Scoring systems that the rules name and `library` does not have.
    pub fn unknown_systems(&self, library: &SystemLibrary) -> Vec<RulesFault> {
        let rounds = self
            .by_round
            .iter()
            .enumerate()
            .filter_map(|(at, round)| Some((RulesField::in_list("round.*.system", at), round.system.as_deref()?)));
        let of_tie_breaks = self.tie_break_systems().into_iter().map(|name| (RulesField::new("tie_breaks"), name));
        std::iter::once((RulesField::new("system"), self.system.as_str()))
            .chain(rounds)
            .chain(of_tie_breaks)
            .filter(|(_, name)| library.find(name).is_none())
            .map(|(field, name)| {
                RulesFault::in_field(field, texts::no_such_system::name(name), texts::no_such_system::cure())
            })
            .collect()
    }
}

impl RulesetValidator<'_> {
    fn add_fault(&mut self, field: &'static str, what: impl Into<String>, cure: &str) {
        self.add_list_fault(field, 0, what, cure);
    }

    fn add_list_fault(&mut self, field: &'static str, at: usize, what: impl Into<String>, cure: &str) {
        self.faults.push(RulesFault::in_field(RulesField::in_list(field, at), what, cure));
    }

    fn check_event(&mut self) {
        let rules = self.rules;
        if rules.name.trim().is_empty() {
            self.add_fault("name", texts::no_name::name(), texts::no_name::cure());
        }
        if rules.system.trim().is_empty() {
            self.add_fault("system", texts::no_system::name(), texts::no_system::cure());
        }
        if rules.decimals > MOST_DECIMALS {
            let what = texts::too_many_decimals::name(&rules.decimals.to_string());
            self.add_fault("decimals", what, texts::too_many_decimals::cure());
        }
        if let Some(last) = rules.last_year.filter(|last| *last < Year::FIRST) {
            let what = texts::no_game_ends_in_year::name(&last.to_string());
            self.add_fault("last_year", what, texts::no_game_ends_in_year::cure());
        }
        for (field, minutes) in rules.clock.impossible_times() {
            let what = texts::impossible_phase::name(&short_number(minutes));
            self.add_fault(field, what, texts::impossible_phase::cure());
        }
        for (field, minutes) in rules.clock.impossible_warnings() {
            let what = texts::impossible_warning::name(&short_number(minutes));
            self.add_fault(field, what, texts::impossible_warning::cure());
        }
        match (rules.draws.first_year, rules.last_year) {
            (Some(first), Some(last)) if first > last => {
                let what = texts::draws_after_last_year::name(&first.to_string(), &last.to_string());
                self.add_fault("draws.first_year", what, texts::draws_after_last_year::cure());
            }
            _ => {}
        }
    }

    fn check_rounds(&mut self) {
        let rules = self.rules;
        if rules.rounds == Some(0) {
            self.add_fault("rounds", texts::no_round::name(), texts::no_round::cure());
        }
        match (rules.most_rounds, rules.rounds) {
            (Some(0), _) => {
                let (what, cure) = (texts::nobody_could_play::name(), texts::nobody_could_play::cure());
                self.add_fault("most_rounds", what, cure);
            }
            (Some(most), Some(rounds)) if most > rounds => {
                let what = texts::more_than_all_rounds::name(&most.to_string(), &rounds.to_string());
                self.add_fault("most_rounds", what, texts::more_than_all_rounds::cure());
            }
            _ => {}
        }
        if rules.games_at_once == 0 {
            let (what, cure) = (texts::nobody_could_play::name(), texts::nobody_could_play::cure());
            self.add_fault("games_at_once", what, cure);
        }
        let mut seen = BTreeSet::new();
        for (at, round) in rules.by_round.iter().enumerate() {
            if !self.is_round(round.round) {
                self.add_missing_round("round.*.round", at, round.round);
            } else if !seen.insert(round.round) {
                let what = texts::round_listed_twice::name(&round.round.to_string());
                self.add_list_fault("round.*.round", at, what, texts::round_listed_twice::cure());
            }
        }
    }

    /// Whether the event can have this round, from 1.
    fn is_round(&self, round: usize) -> bool {
        round >= 1 && self.rules.rounds.is_none_or(|rounds| round <= rounds)
    }

    fn add_missing_round(&mut self, field: &'static str, at: usize, round: usize) {
        let what = match self.rules.rounds {
            Some(rounds) if round > 0 => texts::no_such_round::name(&round.to_string(), &rounds.to_string()),
            _ => texts::no_such_round_before_first(&round.to_string()),
        };
        self.add_list_fault(field, at, what, texts::no_such_round::cure());
    }

    fn check_round_range(&mut self, field: &'static str, at: usize, (first, last): (usize, usize)) {
        if first > last {
            let what = texts::rounds_in_wrong_order::name(&first.to_string(), &last.to_string());
            self.add_list_fault(field, at, what, texts::rounds_in_wrong_order::cure());
        } else if let Some(round) = [first, last].into_iter().find(|round| !self.is_round(*round)) {
            self.add_missing_round(field, at, round);
        }
    }

    fn check_total(&mut self) {
        let total = &self.rules.total;
        if total.parts.is_empty() {
            self.add_fault("total.counts.*.weights", texts::nothing_counts::name(), texts::nothing_counts::cure());
        }
        self.check_parts(&total.parts, TOTAL_PART_FIELDS);
        for (at, multiplier) in total.multipliers.iter().enumerate() {
            self.check_round_range("total.multipliers.*.rounds", at, multiplier.rounds);
            match (multiplier.best_count, multiplier.after_round) {
                (Some(_), None) => {
                    let (what, cure) = (texts::round_of_best_missing::name(), texts::round_of_best_missing::cure());
                    self.add_list_fault("total.multipliers.*.after", at, what, cure);
                }
                (None, Some(_)) => {
                    let (what, cure) = (texts::number_of_best_missing::name(), texts::number_of_best_missing::cure());
                    self.add_list_fault("total.multipliers.*.best", at, what, cure);
                }
                (Some(0), _) => {
                    let (what, cure) = (texts::for_no_player::name(), texts::for_no_player::cure());
                    self.add_list_fault("total.multipliers.*.best", at, what, cure);
                }
                (Some(_), Some(after)) if after == 0 || after >= multiplier.rounds.0 => {
                    let what = texts::best_not_known_yet::name(&after.to_string(), &multiplier.rounds.0.to_string());
                    self.add_list_fault("total.multipliers.*.after", at, what, texts::best_not_known_yet::cure());
                }
                _ => {}
            }
        }
    }

    fn check_parts(&mut self, parts: &[CountingPart], of: PartFields) {
        for (at, part) in parts.iter().enumerate() {
            let shares = || part.weights.iter().chain([&part.rest, &part.rest_average]);
            if shares().any(|share| share.0 < 0.0) {
                self.add_list_fault(of.weights, at, texts::negative_share::name(), texts::negative_share::cure());
            } else if shares().all(|share| share.0 == 0.0) {
                self.add_list_fault(of.weights, at, texts::no_result_counts::name(), texts::no_result_counts::cure());
            }
            if part.factor == Some(0.0) {
                self.add_list_fault(of.factor, at, texts::factor_of_zero::name(), texts::factor_of_zero::cure());
            }
            if let Some(rounds) = part.rounds {
                self.check_round_range(of.rounds, at, rounds);
            }
            if part.boards == BoardSelection::Top && self.rules.top_board.is_none() {
                self.add_list_fault(of.boards, at, texts::no_top_board::name(), texts::no_top_board::cure());
            }
            if part.from_results > 0 && at == 0 {
                self.add_list_fault(of.from_results, at, texts::no_part_above::name(), texts::no_part_above::cure());
            }
        }
    }

    fn check_tie_breaks(&mut self) {
        let mut seen = BTreeSet::new();
        let names: Vec<String> = self.rules.tie_breaks.iter().map(super::TieBreak::name).collect();
        if let Some(twice) = names.iter().find(|name| !seen.insert(name.as_str())) {
            let what = texts::tie_break_listed_twice::name(twice);
            self.add_fault("tie_breaks", what, texts::tie_break_listed_twice::cure());
        }
        self.check_rounds_of_tie_breaks("tie_breaks", &self.rules.tie_breaks);
    }

    fn check_rounds_of_tie_breaks(&mut self, field: &'static str, steps: &[TieBreak]) {
        let rounds = steps.iter().flat_map(|step| match step {
            TieBreak::RoundScore(rounds) => rounds.as_slice(),
            _ => &[],
        });
        if let Some(round) = rounds.copied().find(|round| !self.is_round(*round)) {
            self.add_missing_round(field, 0, round);
        }
    }

    fn check_top_board(&mut self, top: &TopBoardRules) {
        if let Some(steps) = &top.tie_breaks {
            self.check_rounds_of_tie_breaks("top_board.tie_breaks", steps);
        }
        if !self.is_round(top.round) {
            self.add_missing_round("top_board.round", 0, top.round);
        }
        if top.follows_elimination() {
            if top.elimination_games == 0 {
                let what = texts::elimination_without_games::name();
                self.add_fault("top_board.elimination_games", what, texts::elimination_without_games::cure());
            }
        } else if top.after_round == 0 || top.after_round >= top.round {
            let what = texts::ranking_too_late::name(&top.after_round.to_string(), &top.round.to_string());
            self.add_fault("top_board.after", what, texts::ranking_too_late::cure());
        }
        if top.games == 0 {
            let what = texts::top_board_without_game::name();
            self.add_fault("top_board.games", what, texts::top_board_without_game::cure());
        }
        let earlier = top.after_round.max(top.elimination_games);
        if top.most_played.is_some_and(|most| most > earlier) {
            let what = texts::more_played_than_possible::name(&earlier.to_string());
            self.add_fault("top_board.most_played", what, texts::more_played_than_possible::cure());
        }
        if top.qualification == QualificationRule::GroupWinners && !self.rules.groups {
            self.add_fault("top_board.filled_by", texts::no_groups::name(), texts::no_groups::cure());
        }
        if top.power_choosing == PowerChoosing::RankingThenReverse && top.games < 2 {
            self.add_fault("top_board.choosing", texts::no_second_game::name(), texts::no_second_game::cure());
        }
        if top.bonus_percent <= -100.0 {
            self.add_fault("top_board.bonus_percent", texts::bonus_takes_all::name(), texts::bonus_takes_all::cure());
        }
        self.check_parts(&top.parts, TOP_BOARD_PART_FIELDS);
    }

    fn check_teams(&mut self) {
        let Some(teams) = &self.rules.teams else { return };
        if teams.size < 2 {
            self.add_fault("teams.size", texts::team_too_small::name(), texts::team_too_small::cure());
        }
        self.check_round_range("teams.rounds", 0, teams.rounds);
        if let Some(apart) = teams.apart_rounds {
            self.check_round_range("teams.apart", 0, apart);
        }
        if let Some(best) = teams.best_members.filter(|best| *best == 0 || *best > teams.size) {
            let what = texts::more_best_than_members::name(&best.to_string(), &teams.size.to_string());
            self.add_fault("teams.best_members", what, texts::more_best_than_members::cure());
        }
        if let Some(step) = teams.tie_breaks.iter().find(|step| step.0 > teams.size) {
            let what = texts::no_such_member::name(&teams.size.to_string(), &step.name());
            self.add_fault("teams.tie_breaks", what, texts::no_such_member::cure());
        }
        if teams.most_per_country == Some(0) {
            let what = texts::no_team_of_country::name();
            self.add_fault("teams.most_per_country", what, texts::no_team_of_country::cure());
        }
    }

    fn check_awards(&mut self) {
        let mut seen = BTreeSet::new();
        for (at, award) in self.rules.awards.iter().enumerate() {
            if award.name.trim().is_empty() {
                let (what, cure) = (texts::award_without_name::name(), texts::award_without_name::cure());
                self.add_list_fault("award.*.name", at, what, cure);
            } else if !seen.insert(award.name.to_lowercase()) {
                let what = texts::two_awards::name(&award.name);
                self.add_list_fault("award.*.name", at, what, texts::two_awards::cure());
            }
            match (award.criterion, award.grades.is_empty()) {
                (AwardCriterion::Votes, true) => {
                    let (what, cure) = (texts::votes_without_grades::name(), texts::votes_without_grades::cure());
                    self.add_list_fault("award.*.grades", at, what, cure);
                }
                (AwardCriterion::Votes, false) => {
                    if let Some(letter) = award.grades.keys().find(|letter| !letter.is_ascii_uppercase()) {
                        let what = texts::no_grade::name(&letter.to_string());
                        self.add_list_fault("award.*.grades", at, what, texts::no_grade::cure());
                    }
                }
                (_, false) => {
                    let (what, cure) = (texts::grades_without_votes::name(), texts::grades_without_votes::cure());
                    self.add_list_fault("award.*.grades", at, what, cure);
                }
                (_, true) => {}
            }
        }
    }
}

/// The field paths of a list of parts.
#[derive(Clone, Copy)]
struct PartFields {
    weights: &'static str,
    factor: &'static str,
    rounds: &'static str,
    boards: &'static str,
    from_results: &'static str,
}

const TOTAL_PART_FIELDS: PartFields = PartFields {
    weights: "total.counts.*.weights",
    factor: "total.counts.*.factor",
    rounds: "total.counts.*.rounds",
    boards: "total.counts.*.boards",
    from_results: "total.counts.*.from_results",
};

const TOP_BOARD_PART_FIELDS: PartFields = PartFields {
    weights: "top_board.counts.*.weights",
    factor: "top_board.counts.*.factor",
    rounds: "top_board.counts.*.rounds",
    boards: "top_board.counts.*.boards",
    from_results: "top_board.counts.*.from_results",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::rules::{RulesDraft, RulesetLibrary};

    /// The fault of WDC 2006 after this field is filled in.
    fn with(field: RulesField, typed: &str) -> String {
        let mut draft = RulesDraft::from_file_text(RulesetLibrary::shipped_text("WDC 2006").unwrap());
        draft.set_field(field, typed);
        draft.validate().map_or_else(|fault| fault.to_string(), |rules| format!("{} is accepted", rules.name))
    }

    #[test]
    fn a_fault_is_reported_with_its_line_and_its_cure() {
        let of = RulesField::new;
        for (field, typed, expected) in [
            (of("rounds"), "0", "0 is too small"),
            (of("most_rounds"), "6", "nobody can play 6 of 5 rounds"),
            (of("top_board.after"), "5", "the ranking after round 5 cannot fill a board of round 5"),
            (of("top_board.round"), "7", "there is no round 7; there are 5"),
            (of("top_board.most_played"), "5", "nobody can have played more than 4 rounds by then"),
            (of("top_board.filled_by"), "group_winners", "the event has no groups"),
            (of("teams.rounds"), "3 to 9", "there is no round 9; there are 5"),
            (of("teams.tie_breaks"), "fourth best member", "a team of 3 has no fourth best member"),
            (of("total.counts.*.weights"), "0", "no result counts in this part"),
            (of("total.counts.*.weights"), "-1", "a share cannot be negative"),
            (of("tie_breaks"), "score of round 6", "there is no round 6; there are 5"),
            (of("top_board.tie_breaks"), "score of round 4 or else of round 9", "there is no round 9; there are 5"),
            (of("tie_breaks"), "solos, solos", "the tie-break “solos” is listed twice"),
            (of("draws.first_year"), "1910", "draws are allowed after 1910, but 1909 is the last year"),
            (of("award.*.by"), "votes", "it is an award by votes, but it has no grades"),
            (of("award.*.by"), "beauty", "“beauty” is not a value of this field"),
            (of("last_year"), "late", "“late” is not a year of the game"),
        ] {
            let message = with(field, typed);
            assert!(message.contains(expected), "{field:?} {typed}: {message}");
            assert!(message.starts_with("line ") && message.ends_with('.'), "{message}");
        }
    }

    #[test]
    fn somebody_may_have_played_every_round_before_the_top_board() {
        assert_eq!(with(RulesField::new("top_board.most_played"), "4"), "WDC 2006 is accepted");
    }

    #[test]
    fn an_elimination_has_a_number_of_games_also_in_an_older_file() {
        let text = RulesetLibrary::shipped_text("Gunboat Cup").unwrap();
        let games = |with: &str| {
            let rules =
                Ruleset::parse(&text.replace("elimination_games = 7\n", with)).map_err(|error| error.to_string());
            rules.map(|rules| rules.top_board.map(|top| (top.after_round, top.elimination_games)))
        };
        assert_eq!(games("elimination_games = 6\n"), Ok(Some((0, 6))));
        assert_eq!(games("after = 7\n"), Ok(Some((0, 7))));
        let error = games("").unwrap_err();
        assert!(error.contains("the elimination has no games"), "{error}");
        assert_eq!(with(RulesField::new("games_at_once"), "2"), "WDC 2006 is accepted");
        assert!(with(RulesField::new("games_at_once"), "0").contains("0 is too small"));
    }

    #[test]
    fn every_shipped_ruleset_is_valid() {
        for rules in RulesetLibrary::shipped().all() {
            assert_eq!(rules.validate(), [], "{}", rules.name);
            assert_eq!(rules.unknown_systems(SystemLibrary::shipped()), [], "{}", rules.name);
        }
    }
}
