//! The rules of an event, and those that can be chosen.

mod describe;
mod draft;
mod library;
mod ordinals;
mod prizes;
mod sit_outs;
mod tie_break;
mod top_board;
mod total;
mod validate;
mod worked_example;

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

pub use describe::Said;
pub use draft::{AboutField, Kind, RulesDraft, RulesFault, RulesField, Steps};
pub use library::Rulesets;
pub use prizes::{AwardBy, AwardRules, AwardTieBreak, Dropped, MemberScore, MemberTieBreak, TeamRules};
pub use sit_outs::SitOut;
pub use tie_break::TieBreak;
pub use top_board::{Choosing, Decides, FilledBy, TopBoardRules};
pub use total::{Boards, Divide, Handicaps, Multiplier, Part, Results, RoundScore, Total, Weight};
pub use worked_example::{ExamplePlayer, ExampleRound, RulesExample, Without, WorkedPlayer};

use crate::book::Year;
use crate::scoring::Concessions;

/// The rules of an event.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// “EDC 2015”.
    pub name: String,
    /// The ruleset it was copied from.
    #[serde(default)]
    pub based_on: Option<String>,
    /// Where the rules come from.
    #[serde(default)]
    pub source: String,
    /// What they say, for a player.
    #[serde(default)]
    pub description: String,
    /// The scoring system's name.
    pub system: String,
    /// Other values for parameters of the scoring system.
    #[serde(default)]
    pub parameters: BTreeMap<String, f64>,
    /// Rounds that are scored otherwise.
    #[serde(default, rename = "round")]
    pub by_round: Vec<RoundRules>,
    /// How many decimals totals are shown with.
    #[serde(default = "two")]
    pub decimals: usize,
    /// What a concession is.
    #[serde(default)]
    pub concessions: Concessions,
    /// How many rounds there are.
    #[serde(default)]
    pub rounds: Option<usize>,
    /// Nobody plays in more rounds than this.
    #[serde(default)]
    pub most_rounds: Option<usize>,
    /// Nor in more than this of the rounds before the last.
    #[serde(default)]
    pub most_before_last: Option<usize>,
    /// The last year that is played.
    #[serde(default)]
    pub last_year: Option<Year>,
    #[serde(default)]
    pub draws: DrawRules,
    #[serde(default)]
    pub posting: Posting,
    /// Who sits out first where the players do not come out even; then, and where nothing is said, the draw chooses.
    #[serde(default)]
    pub sit_outs: Vec<SitOut>,
    /// Whether the entrants are in groups with a table each.
    #[serde(default)]
    pub groups: bool,
    /// What replaces a penalty in per cent where the score is no longer worth a percentage.
    #[serde(default)]
    pub penalty_floor: Option<PenaltyFloor>,
    /// So many penalties on the total mean removal.
    #[serde(default)]
    pub removal_at: Option<usize>,
    /// How many extensions of a deadline a player may have in a game.
    #[serde(default)]
    pub most_extensions: Option<usize>,
    /// Whether nobody may be an entrant and a reserve or a substitute.
    #[serde(default)]
    pub reserves_apart: bool,
    /// How players of equal totals are told apart, first to last; then they share the place.
    #[serde(default)]
    pub tie_breaks: Vec<TieBreak>,
    #[serde(default)]
    pub total: Total,
    #[serde(default)]
    pub top_board: Option<TopBoardRules>,
    #[serde(default)]
    pub teams: Option<TeamRules>,
    /// The prizes beside the title; best country by score where nothing is said.
    #[serde(default = "best_country", rename = "award")]
    pub awards: Vec<AwardRules>,
    #[serde(default, rename = "example")]
    pub examples: Vec<RulesExample>,
    /// The text of a later version that cannot be used yet.
    #[serde(default)]
    pub unfinished: Option<String>,
}

/// How one round is scored.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundRules {
    /// From 1.
    pub round: usize,
    /// The scoring system, where it is not the event's.
    #[serde(default)]
    pub system: Option<String>,
    /// Other values for its parameters.
    #[serde(default)]
    pub parameters: BTreeMap<String, f64>,
}

/// Which draws may be agreed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DrawRules {
    /// Whether a draw includes all survivors.
    pub all_survivors: bool,
    /// The first year after whose chart a draw may be proposed.
    pub first_year: Option<Year>,
}

/// When scores are posted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Posting {
    /// After each round.
    #[default]
    AtOnce,
    /// After each round, but those of the last only once the director releases them.
    HoldLastRound,
}

/// What a penalty in per cent takes where a score is at its lowest and a percentage would raise it.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyFloor {
    /// The lowest score of a game.
    pub score: f64,
    /// The points taken then.
    pub points: f64,
}

/// Why a ruleset cannot be used.
#[derive(Debug, Error)]
pub enum RulesError {
    #[error("the ruleset cannot be read: {0}")]
    File(#[from] toml::de::Error),
    #[error("“{rules}”, {fault}")]
    Fault { rules: String, fault: Box<RulesFault> },
    #[error("“{rules}” is not finished: {fault}")]
    Unfinished { rules: String, fault: Box<RulesFault> },
}

fn two() -> usize {
    2
}

fn best_country() -> Vec<AwardRules> {
    vec![AwardRules::best_country()]
}

impl Ruleset {
    /// Reads a ruleset from its file's text.
    ///
    /// # Errors
    /// When the text is not TOML, says something rules do not have, or something that makes no sense.
    pub fn parse(text: &str) -> Result<Ruleset, RulesError> {
        let rules: Ruleset = toml::from_str(text)?;
        match rules.check().into_iter().next() {
            Some(fault) => Err(RulesError::Fault { rules: rules.name, fault: Box::new(fault) }),
            None => Ok(rules),
        }
    }

    /// Why a later version cannot be used yet, where there is one. Where nothing is wrong with it by itself, its name is
    /// another ruleset's.
    pub fn fault(&self) -> Option<Box<RulesFault>> {
        let draft = RulesDraft::read(self.unfinished.as_deref()?);
        Some(draft.check().err().unwrap_or_else(|| Box::new(draft.name_taken())))
    }

    /// Adds up all games; the rules of last resort.
    pub(super) fn plain() -> Ruleset {
        Ruleset {
            name: "Sum of all games".into(),
            based_on: None,
            source: String::new(),
            description: String::new(),
            system: String::new(),
            parameters: BTreeMap::new(),
            by_round: Vec::new(),
            decimals: 2,
            concessions: Concessions::Solo,
            rounds: None,
            most_rounds: None,
            most_before_last: None,
            last_year: None,
            draws: DrawRules::default(),
            posting: Posting::AtOnce,
            sit_outs: Vec::new(),
            groups: false,
            penalty_floor: None,
            removal_at: None,
            most_extensions: None,
            reserves_apart: false,
            tie_breaks: Vec::new(),
            total: Total::default(),
            top_board: None,
            teams: None,
            awards: best_country(),
            examples: Vec::new(),
            unfinished: None,
        }
    }

    /// What counts, in words: “the best two games and half of the third”.
    pub fn counting(&self) -> String {
        self.total.words()
    }

    /// What counts for those who played at the top board, where it is something else.
    pub fn counting_at_the_top(&self) -> Option<String> {
        let rules = self.top_board.as_ref().filter(|rules| !rules.counts.is_empty())?;
        Some(total::parts_in_words(&rules.counts, self.total.of))
    }

    /// Whether the lowest total is the best.
    pub fn lowest_wins(&self) -> bool {
        self.total.of == Results::Positions
    }

    /// The scoring systems by whose means ties are broken, each once.
    pub fn measures(&self) -> Vec<&str> {
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
