//! Describes a ruleset in sentences: for the director in the window and in `topboard systems --rules`, and for players on a notice.

use std::collections::BTreeMap;

use super::library::RulesetLibrary;
use super::tie_break::{TieBreak, steps_text};
use super::total::short_number;
use super::{
    AwardCriterion, AwardRules, AwardTieBreak, DecidedPlaces, HandicapTiming, MemberScore, PostingRule, PowerChoosing,
    QualificationRule, RulesField, Ruleset, TeamRules, TopBoardRules,
};
use crate::book::describe_round_range_in;
use crate::book::typed_words::capitalize;
use crate::languages::sentences::rules as sentences;
use crate::languages::{Language, description_in, description_of_ruleset};
use crate::scoring::ConcessionRule;

/// What the rules say about one subject.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct RulesParagraph {
    /// “Top board”.
    #[serde(rename = "about")]
    pub heading: String,
    /// Whole sentences.
    pub text: String,
}

/// Who reads a description.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    /// Also reads how a file of the event is understood.
    Director,
    Player,
}

impl RulesField {
    /// The heading of the paragraph in which [`Ruleset::describe`] says what the field holds. `None` for the name of the rules, their
    /// description and their source.
    pub fn heading(self, language: Language) -> Option<String> {
        let heading: fn(Language) -> String = match (self.path, self.path.split('.').next().unwrap_or_default()) {
            ("total.sitting_out" | "total.sitting_out_once", _)
            | (_, "rounds" | "most_rounds" | "most_before_last" | "games_at_once") => sentences::rules_heading_rounds,
            (_, "total") => sentences::rules_heading_counts,
            (_, "system" | "parameters" | "decimals" | "round") => sentences::rules_heading_scoring,
            (_, "tie_breaks") => sentences::rules_heading_ties,
            (_, "top_board") => sentences::rules_heading_top_board,
            (_, "groups") => sentences::rules_heading_groups,
            (_, "teams") => sentences::rules_heading_teams,
            (_, "award") => sentences::rules_heading_awards,
            (_, "last_year" | "draws" | "concessions") => sentences::rules_heading_game_end,
            (_, "clock") => sentences::rules_heading_deadlines,
            (
                _,
                "penalty_floor"
                | "removal_at"
                | "most_extensions"
                | "yellow_card_seconds"
                | "powers_once"
                | "reserves_apart",
            ) => sentences::rules_heading_penalties,
            (_, "posting") => sentences::rules_heading_posting,
            _ => return None,
        };
        Some(heading(language))
    }
}

/// Makes a sentence of a counted number and the same number as a word: “Nobody plays more than four rounds.”
fn counted(language: Language, number: usize, sentence: impl Fn(Language, usize, &str) -> String) -> String {
    sentence(language, number, &sentences::number_word(language, number))
}

impl Ruleset {
    /// The description of the rules in a language. A director's own text stays as it was typed.
    pub fn description_in(&self, language: Language) -> &str {
        let names = std::iter::once(&self.name).chain(&self.based_on);
        let Some(shipped) = names.into_iter().find_map(|name| RulesetLibrary::shipped().find(name)) else {
            return &self.description;
        };
        description_in(&self.description, language, &shipped.description, |language| {
            description_of_ruleset(language, &shipped.name)
        })
    }

    /// Describes all rules, in the order in which a director needs them.
    pub fn describe(&self, language: Language) -> Vec<RulesParagraph> {
        self.describe_to(Reader::Director, language)
    }

    /// Describes the rules that players need. What the event calls its top board is the heading of that paragraph.
    pub fn describe_for_players(&self, language: Language) -> Vec<RulesParagraph> {
        self.describe_to(Reader::Player, language)
    }

    fn describe_to(&self, reader: Reader, language: Language) -> Vec<RulesParagraph> {
        let mut paragraphs = Vec::new();
        let mut add = |heading: String, text: String| {
            if !text.is_empty() {
                paragraphs.push(RulesParagraph { heading, text });
            }
        };
        add(sentences::rules_heading_scoring(language), self.scoring_text(language));
        add(sentences::rules_heading_rounds(language), self.rounds_text(language));
        add(
            sentences::rules_heading_sitting_out(language),
            super::sit_out_order::sit_out_text(language, &self.sit_outs),
        );
        add(sentences::rules_heading_counts(language), self.counting_sentences(language));
        add(sentences::rules_heading_ties(language), self.ties_text(language));
        let top_board = self.top_board.as_ref().map(|top| top_board_text(language, top, reader));
        let heading = match reader {
            Reader::Director => sentences::rules_heading_top_board(language),
            Reader::Player => capitalize(&self.top_board_name(language)),
        };
        add(heading, top_board.unwrap_or_default());
        let groups = self.groups.then(|| sentences::rules_groups(language));
        add(sentences::rules_heading_groups(language), groups.unwrap_or_default());
        let teams = self.teams.as_ref().map(|teams| teams_text(language, teams));
        add(sentences::rules_heading_teams(language), teams.unwrap_or_default());
        let awards: Vec<String> = self.awards.iter().map(|award| award_text(language, award)).collect();
        add(sentences::rules_heading_awards(language), awards.join(" "));
        add(sentences::rules_heading_game_end(language), self.game_end_text(language));
        add(sentences::rules_heading_deadlines(language), self.clock.text(language));
        add(sentences::rules_heading_penalties(language), self.penalties_text(language));
        let posting = match self.posting {
            PostingRule::AtOnce => sentences::rules_posted_at_once(language),
            PostingRule::HoldLastRound => sentences::rules_posting_held(language),
        };
        add(sentences::rules_heading_posting(language), posting);
        paragraphs
    }

    fn scoring_text(&self, language: Language) -> String {
        let mut sentences = vec![match parameters_text(&self.parameters) {
            None => sentences::rules_scored_by(language, &self.system),
            Some(parameters) => sentences::rules_scored_by_with(language, &self.system, &parameters),
        }];
        for round in &self.by_round {
            let by = round.system.as_ref().unwrap_or(&self.system);
            let number = round.round.to_string();
            sentences.push(match parameters_text(&round.parameters) {
                None => sentences::rules_round_scored_by(language, &number, by),
                Some(parameters) => sentences::rules_round_scored_by_with(language, &number, by, &parameters),
            });
        }
        sentences.join(" ")
    }

    fn rounds_text(&self, language: Language) -> String {
        let mut sentences = Vec::new();
        if let Some(rounds) = self.rounds {
            sentences.push(sentences::rules_rounds(language, rounds));
        }
        if let Some(most) = self.most_rounds {
            sentences.push(counted(language, most, sentences::rules_most_rounds));
        }
        if let Some(most) = self.most_before_last {
            sentences.push(counted(language, most, sentences::rules_most_before_last));
        }
        if self.games_at_once > 1 {
            let number = sentences::number_word(language, self.games_at_once);
            sentences.push(sentences::rules_games_at_once(language, &number));
        }
        if self.total.sitting_out != 0.0 {
            let points = short_number(self.total.sitting_out);
            sentences.push(if self.total.sitting_out_once {
                sentences::rules_sitting_out_once(language, &points)
            } else {
                sentences::rules_sitting_out(language, &points)
            });
        }
        sentences.join(" ")
    }

    fn counting_sentences(&self, language: Language) -> String {
        let mut sentences = vec![sentences::rules_counting(language, &capitalize(&self.counting_text(language)))];
        if self.lowest_wins() {
            sentences.push(sentences::rules_lowest_wins(language));
        }
        if let Some(top) = self.top_board_counting_text(language) {
            sentences.push(sentences::rules_top_board_counting(language, &self.top_board_name(language), &top));
        }
        if self.total.least_results > 0 {
            sentences.push(counted(language, self.total.least_results, sentences::rules_least_results));
        }
        if self.total.place_needs_later_round {
            sentences.push(sentences::rules_place_needs_later_round(language));
        }
        if self.total.handicaps == HandicapTiming::Always {
            sentences.push(sentences::rules_handicaps_always(language));
        }
        sentences.join(" ")
    }

    fn ties_text(&self, language: Language) -> String {
        match tie_breaks_text(language, &self.tie_breaks) {
            None => sentences::rules_equal_totals(language),
            Some(steps) => sentences::rules_ties(language, &steps),
        }
    }

    fn game_end_text(&self, language: Language) -> String {
        let mut sentences = Vec::new();
        if let Some(last) = self.last_year {
            sentences.push(sentences::rules_last_year(language, &last.to_string()));
        }
        if self.draws.all_survivors {
            sentences.push(sentences::rules_all_survivors(language));
        }
        if let Some(first) = self.draws.first_year {
            sentences.push(sentences::rules_first_draw(language, &first.to_string()));
        }
        if self.draws.by_vote {
            sentences.push(match self.last_year {
                Some(_) => sentences::rules_vote_ends_game_early(language),
                None => sentences::rules_vote_ends_game(language),
            });
        }
        if self.draws.one_vote_a_season {
            sentences.push(sentences::rules_one_vote_a_season(language));
        }
        sentences.push(match self.concessions {
            ConcessionRule::Solo => sentences::rules_concession_solo(language),
            ConcessionRule::Abandoned => sentences::rules_concession_abandoned(language),
        });
        sentences.join(" ")
    }

    fn penalties_text(&self, language: Language) -> String {
        let mut sentences = Vec::new();
        if let Some(floor) = self.penalty_floor {
            let (points, score) = (short_number(floor.points), short_number(floor.score));
            sentences.push(sentences::rules_penalty_floor(language, &points, &score));
        }
        if let Some(penalties) = self.removal_at {
            sentences.push(counted(language, penalties, sentences::rules_removal));
        }
        if let Some(most) = self.most_extensions {
            sentences.push(counted(language, most, sentences::rules_extensions));
        }
        if let Some(seconds) = self.yellow_card_seconds {
            sentences.push(counted(language, seconds as usize, sentences::rules_late_orders));
        }
        if self.powers_once {
            sentences.push(sentences::rules_powers_once(language, &self.top_board_location(language)));
        }
        if self.reserves_apart {
            sentences.push(sentences::rules_reserves_apart(language));
        }
        sentences.join(" ")
    }
}

/// “solo 100, draw 50”. `None` where there are no parameters.
fn parameters_text(parameters: &BTreeMap<String, f64>) -> Option<String> {
    let list: Vec<String> =
        parameters.iter().map(|(name, value)| format!("{} {}", name.replace('_', " "), short_number(*value))).collect();
    (!list.is_empty()).then(|| list.join(", "))
}

fn tie_breaks_text(language: Language, steps: &[TieBreak]) -> Option<String> {
    steps_text(language, steps.iter().map(|step| step.name_in(language)))
}

fn top_board_text(language: Language, top: &TopBoardRules, reader: Reader) -> String {
    let (name, round, games) = (top.name_in(language), top.round.to_string(), top.games.max(1));
    let games_word = sentences::number_word(language, games);
    let mut sentences = Vec::new();
    if top.follows_elimination() {
        let elimination = top.elimination_games;
        let number = sentences::number_word(language, elimination);
        let played =
            sentences::rules_top_board_after_elimination(language, games, elimination, &name, &number, &games_word);
        sentences.push(played);
        if reader == Reader::Director {
            sentences.push(sentences::rules_top_board_unmarked(language, &round));
        }
    } else {
        sentences.push(sentences::rules_top_board(language, games, &name, &round, &games_word));
    }
    let after = top.after_round.to_string();
    sentences.push(match (top.qualification, top.most_played) {
        (QualificationRule::Ranking, None) => sentences::rules_seats_by_ranking(language, &after),
        (QualificationRule::Ranking, Some(most)) => counted(language, most, |language, count, number| {
            sentences::rules_seats_by_ranking_of_few(language, count, &after, number)
        }),
        (QualificationRule::GroupWinners, None) => sentences::rules_seats_by_groups(language),
        (QualificationRule::GroupWinners, Some(most)) => {
            counted(language, most, sentences::rules_seats_by_groups_of_few)
        }
    });
    if let Some(steps) = top.tie_breaks.as_ref().and_then(|steps| tie_breaks_text(language, steps)) {
        sentences.push(sentences::rules_seat_ties(language, &steps));
    }
    let first = if top.follows_elimination() { "winners" } else { "nobody" };
    sentences.push(match top.power_choosing {
        PowerChoosing::Ranking => sentences::rules_powers_in_order(language, first),
        PowerChoosing::RankingThenReverse => sentences::rules_powers_turned(language, first),
    });
    if top.bonus_percent != 0.0 {
        sentences.push(sentences::rules_top_board_bonus(language, &short_number(top.bonus_percent)));
    }
    sentences.push(match top.decided_places {
        DecidedPlaces::Nothing => sentences::rules_placed_by_total(language),
        DecidedPlaces::ChampionAndSecond => sentences::rules_champion_and_second(language),
        DecidedPlaces::ChampionByTotal => sentences::rules_champion_by_total(language, &name),
    });
    sentences.join(" ")
}

impl TeamRules {
    /// What counts for a team, as text: “the scores of the best two members in round 3 are added up”.
    pub fn counting_text(&self, language: Language) -> String {
        let rounds = describe_round_range_in(language, self.rounds);
        let number = |best: usize| sentences::number_word(language, best);
        match (self.member_score, self.best_members) {
            (MemberScore::Sum, None) => sentences::team_counts_all(language, &rounds),
            (MemberScore::Sum, Some(best)) => sentences::team_counts_best(language, best, &rounds, &number(best)),
            (MemberScore::BestGame, None) => sentences::team_counts_best_games(language, &rounds),
            (MemberScore::BestGame, Some(best)) => {
                sentences::team_counts_best_games_of_best(language, best, &rounds, &number(best))
            }
        }
    }
}

fn teams_text(language: Language, teams: &TeamRules) -> String {
    let size = sentences::number_word(language, teams.size);
    let mut sentences = vec![sentences::rules_teams(language, &size, &teams.counting_text(language))];
    sentences.push(match steps_text(language, teams.tie_breaks.iter().map(|step| step.name_in(language))) {
        None => sentences::rules_tied_teams(language),
        Some(steps) => sentences::rules_team_ties(language, &steps),
    });
    if let Some(most) = teams.most_per_country {
        sentences.push(counted(language, most, sentences::rules_teams_of_country));
    }
    if let Some(apart) = teams.apart_rounds {
        sentences.push(sentences::rules_teams_apart(language, &describe_round_range_in(language, apart)));
    }
    if teams.captain {
        sentences.push(sentences::rules_team_captain(language));
    }
    if teams.scratch_teams {
        sentences.push(sentences::rules_scratch_teams(language));
    }
    sentences.join(" ")
}

fn award_text(language: Language, award: &AwardRules) -> String {
    let mut by = match award.criterion {
        AwardCriterion::CountryScore => sentences::award_by_score(language),
        AwardCriterion::CountryCentres => sentences::award_by_centres(language),
        AwardCriterion::CountryPlace => sentences::award_by_place(language),
        AwardCriterion::Director => sentences::award_by_director(language),
        AwardCriterion::Votes => {
            let grades: Vec<String> =
                award.grades.iter().map(|(letter, points)| format!("{letter} {}", short_number(*points))).collect();
            sentences::award_by_votes(language, &grades.join(", "))
        }
    };
    for step in &award.tie_breaks {
        let step = match step {
            AwardTieBreak::Lead => sentences::award_then_lead(language),
            AwardTieBreak::MostOfTheBestGrade => sentences::award_then_best_grade(language),
            AwardTieBreak::Total => sentences::award_then_total(language),
            AwardTieBreak::Score => sentences::award_then_score(language),
            AwardTieBreak::Centres => sentences::award_then_centres(language),
        };
        by = sentences::award_then(language, &by, &step);
    }
    if award.least_games > 0 {
        let number = sentences::number_word(language, award.least_games);
        by = sentences::award_least_games(language, award.least_games, &by, &number);
    }
    sentences::rules_award(language, &award.name_in(language), &by)
}

#[cfg(test)]
mod tests {
    use crate::languages::Language;
    use crate::standings::rules::{RulesDraft, RulesField, RulesetLibrary};

    #[test]
    fn rules_are_described_in_sentences() {
        let paragraph = |name: &str, about: &str| {
            let words = RulesetLibrary::shipped().find(name).unwrap().describe(Language::English);
            words.into_iter().find(|found| found.heading == about).map(|found| found.text).unwrap_or_default()
        };
        assert_eq!(paragraph("WDC 2006", "Rounds"), "There are 5 rounds. Nobody plays more than four rounds.");
        assert_eq!(paragraph("WDC 2006", "What counts"), "The best four games.");
        assert!(paragraph("WDC 2006", "Top board").starts_with(
            "The top board is played in round 5. Its seats go to the first seven of the ranking after round 4 who have \
             played at most three rounds before. "
        ));
        assert!(
            paragraph("EuroDipCon 4", "Awards")
                .starts_with("Best country: the highest score of a game with each power, then the larger lead.")
        );
        // The name of the seven awards is translated too.
        let french = RulesetLibrary::shipped().find("WDC 2006").unwrap().describe(Language::French);
        assert!(french.iter().any(|paragraph| paragraph.text.starts_with("Meilleur pays")), "{french:?}");
        assert!(
            paragraph("Gunboat Cup", "Penalties and reserves")
                .contains("50 points are taken from a game with the lowest score, -100")
        );
    }

    #[test]
    fn players_read_the_name_of_the_top_board_and_nothing_about_files() {
        let rules = RulesetLibrary::shipped().find("Gunboat Cup").unwrap();
        let words = rules.describe_for_players(Language::English);
        let medal_round = words.iter().find(|found| found.heading == "Medal round").unwrap();
        assert!(medal_round.text.starts_with("The medal round is played after the seven elimination games"));
        assert!(words.iter().all(|found| !found.text.contains("In a file")), "{words:?}");
        assert!(rules.describe(Language::English).iter().any(|found| found.text.contains("In a file")));
    }

    #[test]
    fn every_field_but_those_about_the_ruleset_itself_belongs_to_a_paragraph() {
        let without = RulesField::all().filter(|field| field.heading(Language::English).is_none());
        assert!(without.map(|field| field.path).eq(["name", "based_on", "description", "source"]));
        let heading = |path| RulesField::new(path).heading(Language::English).unwrap();
        assert_eq!([heading("top_board.most_played"), heading("total.sitting_out")], ["Top board", "Rounds"]);
    }

    #[test]
    fn teams_with_nothing_to_break_a_tie_share_the_place() {
        let mut draft = RulesDraft::from_file_text(RulesetLibrary::shipped_text("WDC 2006").unwrap());
        draft.set_field(RulesField::new("teams.tie_breaks"), "");
        let words = draft.validate().unwrap().describe(Language::English);
        let teams = words.into_iter().find(|found| found.heading == "Teams").unwrap().text;
        assert!(teams.contains(" Tied teams share the place. "), "{teams}");
    }
}
