//! The TOML file of a scoring system: its keys and their order, for the finished version and for an unfinished draft.
//! Nothing is compiled here: `system` compiles a file, and `system_draft` edits a draft.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::example::ExampleFile;

/// A system's file, as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SystemFile {
    pub(super) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) based_on: Option<String>,
    pub(super) source: String,
    pub(super) description: String,
    #[serde(rename = "total", default, skip_serializing_if = "Option::is_none")]
    pub(super) board_sum: Option<f64>,
    #[serde(default = "default_decimals")]
    pub(super) decimals: usize,
    #[serde(default)]
    pub(super) abandoned: f64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) open_ended: bool,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) parameters: BTreeMap<String, f64>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) tables: BTreeMap<String, Vec<f64>>,
    /// Formulas whose mean over the event's completed games is taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) event_mean: Vec<SystemColumn>,
    pub(super) column: Vec<SystemColumn>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) example: Vec<ExampleFile>,
    /// A newer version that cannot score yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) unfinished: Option<SystemDraft>,
}

fn default_decimals() -> usize {
    2
}

/// One column of a scoring system.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemColumn {
    /// “rank bonus”.
    pub name: String,
    /// The formula as it is written in the file.
    pub formula: String,
}

impl SystemColumn {
    /// Whether the text of the formula suggests results with fractions. A column of shared points is therefore shown
    /// with decimals even if nobody shares points today.
    pub fn may_have_fractions(&self) -> bool {
        let formula = self.formula.to_uppercase();
        ["/", "%", ".", "SHARE", "HISTORY", "AVERAGE", "SQRT"].iter().any(|sign| formula.contains(sign))
    }
}

/// A system as a director types it: every field is text, whether it can be used yet or not.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemDraft {
    pub name: String,
    /// The system it was copied from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub based_on: Option<String>,
    pub source: String,
    pub description: String,
    /// The sum of the scores of a board without a solo; empty if it is not constant.
    #[serde(rename = "total")]
    pub board_sum: String,
    pub decimals: String,
    pub(super) abandoned: f64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) open_ended: bool,
    /// Single numbers.
    #[serde(rename = "parameter", default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<NamedText>,
    /// Lists of numbers.
    #[serde(rename = "table", default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<NamedText>,
    #[serde(rename = "event_mean", default, skip_serializing_if = "Vec::is_empty")]
    pub event_means: Vec<SystemColumn>,
    #[serde(rename = "column", default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<SystemColumn>,
    #[serde(rename = "example", default, skip_serializing_if = "Vec::is_empty")]
    pub(super) examples: Vec<ExampleFile>,
}

/// A number or a list of numbers as it is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedText {
    pub name: String,
    pub text: String,
}
