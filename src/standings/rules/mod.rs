//! Rulesets: the rules of an event as data, read from TOML and validated. Drafts of rulesets are in `draft`.

mod awards;
mod clock;
mod describe;
mod draft;
mod library;
mod older_files;
mod ordinals;
mod sit_out_order;
mod teams;
mod tie_break;
mod top_board;
mod total;
mod validate;
mod worked_example;

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

pub use awards::{AwardCriterion, AwardRules, AwardTieBreak};
pub use clock::{ClockPhase, ClockRules};
pub use describe::RulesParagraph;
pub use draft::{ChoiceTexts, RulesDraft, RulesFault, RulesField, RulesFieldInfo, RulesFieldKind, TieBreakList};
pub use library::RulesetLibrary;
pub use sit_out_order::SitOutPriority;
pub use teams::{MemberScore, MemberTieBreak, ScratchDropPriority, TeamRules};
pub use tie_break::TieBreak;
pub use top_board::{DecidedPlaces, PowerChoosing, QualificationRule, TopBoardRules};
pub use total::{
    BoardSelection, CountingPart, HandicapTiming, ResultKind, ResultMultiplier, ResultWeight, RoundScore, TotalDivisor,
    TotalRules,
};
pub use worked_example::{ExamplePlayer, ExampleRound, NoGameReason, RulesExample, WorkedExamplePlayer};

use crate::book::{Board, Ending, SOLO_CENTRES, Year};
use crate::languages::Language;
use crate::languages::sentences::rules as sentences;
use crate::languages::window_sentences::rules_errors as texts;
use crate::scoring::{ConcessionRule, EndRules};

/// The rules of an event.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a yes or a no in the file of the ruleset")]
pub struct Ruleset {
    /// “EDC 2015”.
    pub name: String,
    /// The ruleset it was copied from.
    #[serde(default)]
    pub based_on: Option<String>,
    /// Where the rules come from.
    #[serde(default)]
    pub source: String,
    /// A description of the rules for players.
    #[serde(default)]
    pub description: String,
    /// The scoring system's name.
    pub system: String,
    /// Other values for parameters of the scoring system.
    #[serde(default)]
    pub parameters: BTreeMap<String, f64>,
    /// Rounds with their own scoring.
    #[serde(default, rename = "round")]
    pub by_round: Vec<RoundScoringRules>,
    /// Number of decimals of totals.
    #[serde(default = "two")]
    pub decimals: usize,
    /// How a concession is scored.
    #[serde(default)]
    pub concessions: ConcessionRule,
    /// Number of rounds.
    #[serde(default)]
    pub rounds: Option<usize>,
    /// The most rounds that a player may play.
    #[serde(default)]
    pub most_rounds: Option<usize>,
    /// The most rounds before the last one that a player may play.
    #[serde(default)]
    pub most_before_last: Option<usize>,
    /// The most games that a player may play in a round.
    #[serde(default = "one")]
    pub games_at_once: usize,
    /// The last year of a game.
    #[serde(default)]
    pub last_year: Option<Year>,
    #[serde(default)]
    pub draws: DrawVoteRules,
    #[serde(default)]
    pub posting: PostingRule,
    /// Who sits out first when the number of players does not fit full boards. After these, or without any, the draw
    /// chooses.
    #[serde(default)]
    pub sit_outs: Vec<SitOutPriority>,
    /// Whether the entrants are in groups with their own standings.
    #[serde(default)]
    pub groups: bool,
    /// Points that replace a penalty in per cent where the score has its lowest value.
    #[serde(default)]
    pub penalty_floor: Option<PenaltyFloor>,
    /// The number of penalties on the total that leads to removal.
    #[serde(default)]
    pub removal_at: Option<usize>,
    /// The most extensions of a deadline for a player in a game.
    #[serde(default)]
    pub most_extensions: Option<usize>,
    /// The most seconds after the deadline for a yellow card. A player who is later gets a red card.
    #[serde(default)]
    pub yellow_card_seconds: Option<u32>,
    /// The times of a round.
    #[serde(default)]
    pub clock: ClockRules,
    /// Whether nobody may play a power twice, except at the top board.
    #[serde(default)]
    pub powers_once: bool,
    /// Whether an entrant may not also be a reserve or a substitute.
    #[serde(default)]
    pub reserves_apart: bool,
    /// The tie-breaks for equal totals, first to last. Players tied on all of them share the place.
    #[serde(default)]
    pub tie_breaks: Vec<TieBreak>,
    #[serde(default)]
    pub total: TotalRules,
    #[serde(default)]
    pub top_board: Option<TopBoardRules>,
    #[serde(default)]
    pub teams: Option<TeamRules>,
    /// The awards beside the title. Without any in the file: best country by score.
    #[serde(default = "best_country", rename = "award")]
    pub awards: Vec<AwardRules>,
    #[serde(default, rename = "example")]
    pub examples: Vec<RulesExample>,
    /// The text of a newer version that is not valid yet.
    #[serde(default)]
    pub unfinished: Option<String>,
}

/// How one round is scored.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundScoringRules {
    /// From 1.
    pub round: usize,
    /// The scoring system, where the round has its own.
    #[serde(default)]
    pub system: Option<String>,
    /// Other values for its parameters.
    #[serde(default)]
    pub parameters: BTreeMap<String, f64>,
}

/// Which draws the players may vote for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DrawVoteRules {
    /// Whether a draw includes all survivors.
    pub all_survivors: bool,
    /// The first year after which a draw may be proposed.
    pub first_year: Option<Year>,
    /// Whether only a passed vote ends a game before its last year, if nobody has won alone. Otherwise the game is
    /// abandoned.
    pub by_vote: bool,
    /// Whether there is one vote in a season for each proposed draw.
    pub one_vote_a_season: bool,
}

/// When scores are posted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PostingRule {
    /// After each round.
    #[default]
    AtOnce,
    /// After each round. Those of the last round are held back until the director releases them.
    HoldLastRound,
}

/// The points that a penalty in per cent takes from the lowest score of a game, where a percentage would raise the
/// score.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyFloor {
    /// The lowest score of a game.
    pub score: f64,
    /// The points taken instead of a percentage.
    pub points: f64,
}

/// Why a ruleset cannot be used.
#[derive(Debug, Error)]
pub enum RulesError {
    #[error("{}", texts::cannot_be_read(&.0.to_string()))]
    File(#[from] toml::de::Error),
    #[error("{}", texts::has_fault(rules, &fault.to_string()))]
    Fault { rules: String, fault: Box<RulesFault> },
    #[error("{}", texts::not_finished(rules, &fault.to_string()))]
    Unfinished { rules: String, fault: Box<RulesFault> },
}

const fn one() -> usize {
    1
}

fn two() -> usize {
    2
}

fn best_country() -> Vec<AwardRules> {
    vec![AwardRules::best_country()]
}

impl Ruleset {
    /// The rules about the end of a game, as far as scores depend on them.
    pub fn end_rules(&self) -> EndRules {
        EndRules { concessions: self.concessions, last_year: self.last_year }
    }

    /// Whether a game with all final counts ended before its last year, and nobody knows how: there is no solo and no
    /// passed vote. It is an agreed draw or an abandoned game. Until the director decides, it is scored as an agreed draw.
    /// Without a last year every such end is early.
    pub fn asks_for_the_end(&self, board: &Board) -> bool {
        let is_early = self.last_year.is_none_or(|last| board.last_year().is_some_and(|ended| ended < last));
        is_early && self.needs_a_vote(board)
    }

    /// Whether the round with this number comes before the last round. `last_known` is the number of the last round that
    /// is known: rules without a number of rounds do not say which round is the last of the event.
    pub fn is_before_last(&self, number: usize, last_known: usize) -> bool {
        number < self.rounds.unwrap_or(last_known)
    }

    /// Whether nobody knows if a game with all final counts was played to its last year: no year is entered, and there is
    /// no solo and no passed vote. Until the director enters the year, it is scored as if it was. A game with printed scores
    /// is not asked about, because its director has scored it, and neither is one whose scores are all set by ruling.
    pub fn asks_for_the_last_year(&self, board: &Board) -> bool {
        let is_unknown = board.last_year().is_none() && board.end_year.is_blank();
        let mut players = board.seats.values().filter(|seat| seat.player.is_some()).peekable();
        let is_ruled = players.peek().is_some() && players.all(|seat| seat.ruling.is_some());
        let is_scored = board.has_printed_scores() || is_ruled;
        self.last_year.is_some() && is_unknown && !is_scored && self.needs_a_vote(board)
    }

    /// Whether a game that ended before its last year needs a passed vote that nobody has entered.
    fn needs_a_vote(&self, board: &Board) -> bool {
        let has_solo = board.seats.iter().any(|(power, _)| board.current_count(power) >= Some(SOLO_CENTRES));
        let is_agreed = board.is_agreed_draw() || board.has_passed_draw_vote();
        self.draws.by_vote && board.ending == Ending::Played && !has_solo && !is_agreed
    }

    /// Reads a ruleset that may have faults.
    pub(super) fn read(text: &str) -> Result<Ruleset, toml::de::Error> {
        // A fault is reported in the lines of the text as it is.
        let rules: Ruleset = toml::from_str(text)?;
        older_files::in_present_fields(text).map_or(Ok(rules), |present| toml::from_str(&present))
    }

    /// Reads a ruleset from its file's text.
    ///
    /// # Errors
    /// When the text is not valid TOML, has an unknown field, or has a value that is not valid.
    pub fn parse(text: &str) -> Result<Ruleset, RulesError> {
        let rules = Ruleset::read(text)?;
        match rules.validate().into_iter().next() {
            Some(fault) => Err(RulesError::Fault { rules: rules.name, fault: Box::new(fault) }),
            None => Ok(rules),
        }
    }

    /// Why the unfinished newer version cannot be used. `None` where there is no such version. Where the version itself
    /// is valid, the reason is that another ruleset has its name.
    pub fn unfinished_fault(&self) -> Option<Box<RulesFault>> {
        let draft = RulesDraft::from_file_text(self.unfinished.as_deref()?);
        Some(draft.validate().err().unwrap_or_else(|| Box::new(draft.name_taken_fault())))
    }

    /// The rules used when no ruleset can be read: all games are added up.
    pub(super) fn fallback() -> Ruleset {
        Ruleset {
            name: "Sum of all games".into(),
            based_on: None,
            source: String::new(),
            description: String::new(),
            system: String::new(),
            parameters: BTreeMap::new(),
            by_round: Vec::new(),
            decimals: 2,
            concessions: ConcessionRule::Solo,
            rounds: None,
            most_rounds: None,
            most_before_last: None,
            games_at_once: 1,
            last_year: None,
            draws: DrawVoteRules::default(),
            posting: PostingRule::AtOnce,
            sit_outs: Vec::new(),
            groups: false,
            penalty_floor: None,
            removal_at: None,
            most_extensions: None,
            yellow_card_seconds: None,
            clock: ClockRules::default(),
            powers_once: false,
            reserves_apart: false,
            tie_breaks: Vec::new(),
            total: TotalRules::default(),
            top_board: None,
            teams: None,
            awards: best_country(),
            examples: Vec::new(),
            unfinished: None,
        }
    }

    /// These rules for an event that has not chosen them. They rank the players and order the sit-outs, and nothing else of
    /// them applies: the scoring systems alone score the boards, no game ends by these rules, and everybody may play in
    /// every round.
    pub(crate) fn for_ranking_only(&self) -> Ruleset {
        let Ruleset { name, system, decimals, rounds, groups, clock, tie_breaks, total, top_board, .. } = self.clone();
        let teams = self.teams.clone().map(|teams| TeamRules { apart_rounds: None, ..teams });
        let (sit_outs, awards) = (self.sit_outs.clone(), self.awards.clone());
        Ruleset {
            name,
            system,
            decimals,
            rounds,
            sit_outs,
            groups,
            clock,
            tie_breaks,
            total,
            top_board,
            teams,
            awards,
            ..Ruleset::fallback()
        }
    }

    /// What counts, as text: “the best two games and half of the third”.
    pub fn counting_text(&self, language: Language) -> String {
        self.total.text(language, self.top_board.as_ref())
    }

    /// What counts before the games of the top board, as text: “the best five games of the elimination”.
    pub fn counting_text_before_top_board(&self, language: Language) -> String {
        let parts = self.total.parts.iter().filter(|part| part.boards != BoardSelection::Top).cloned().collect();
        TotalRules { parts, ..self.total.clone() }.text(language, self.top_board.as_ref())
    }

    /// What counts for players of the top board, as text. `None` where it is the same as for all players.
    pub fn top_board_counting_text(&self, language: Language) -> Option<String> {
        let rules = self.top_board.as_ref().filter(|rules| !rules.parts.is_empty())?;
        Some(total::parts_text(language, &rules.parts, self.total.result_kind, Some(rules)))
    }

    /// The name of the top board: “final table”, “medal round”.
    pub fn top_board_name(&self, language: Language) -> String {
        self.top_board.as_ref().map_or_else(|| sentences::top_board_name(language), |top| top.name_in(language))
    }

    /// Where the games of the top board are, in a sentence: “at the final table”, “in the medal round”.
    pub fn top_board_location(&self, language: Language) -> String {
        let usual = || sentences::top_board_place(language, "board", &sentences::top_board_name(language));
        self.top_board.as_ref().map_or_else(usual, |top| top.location(language))
    }

    /// Whether the lowest total wins.
    pub fn lowest_wins(&self) -> bool {
        self.total.result_kind == ResultKind::Positions
    }

    /// The scoring systems used for tie-breaks (“mean of …”), each once.
    pub fn tie_break_systems(&self) -> Vec<&str> {
        let top = self.top_board.iter().flat_map(|rules| rules.tie_breaks.iter().flatten());
        let mut names: Vec<&str> = Vec::new();
        for step in self.tie_breaks.iter().chain(top) {
            if let TieBreak::MeanOf(system) = step
                && !names.contains(&system.as_str())
            {
                names.push(system);
            }
        }
        names
    }
}
