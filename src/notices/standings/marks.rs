//! The marks of a table and their legend.

use std::borrow::Cow;

use crate::standings::{Ruleset, part_in_words};

/// Something that is to be known of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    /// It does not count: struck through.
    Dropped,
    /// This part of it counts.
    Part(f64),
    /// It was played at the top board.
    TopBoard,
    /// The person sat the round out.
    SatOut,
    /// Penalties were taken from it.
    Penalised,
    /// Somebody else played it: the one who was replaced, or who began it.
    CarriedOver,
    /// The game still runs: italic.
    Provisional,
    /// The game has begun and has no score yet.
    Unscored,
    /// The place is shared.
    Shared,
    /// The top board decided the place.
    Reserved,
    /// The person takes no place.
    NoPlace,
}

/// A line of the legend.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// The sign before a figure; empty for a mark that is told by the figure's looks.
    pub sign: &'static str,
    /// What the figure looks like where text has looks; empty for a mark with a sign.
    pub looks: &'static str,
    /// What stands around it in plain text.
    pub plain: &'static str,
    pub means: Cow<'static, str>,
}

const STRUCK: &str = "Struck through";
const ITALIC: &str = "Italic";

impl Mark {
    /// The sign that stands before the figure; empty where its looks tell the mark, or a word of its own.
    pub fn sign(self) -> Cow<'static, str> {
        match self {
            Mark::Part(part) => part_in_words(part).into(),
            Mark::TopBoard | Mark::Reserved => "T".into(),
            Mark::SatOut => "S".into(),
            Mark::Penalised => "†".into(),
            Mark::CarriedOver => "‡".into(),
            Mark::Dropped | Mark::Provisional | Mark::Unscored | Mark::Shared | Mark::NoPlace => "".into(),
        }
    }

    /// The line of the legend that explains the mark, by its position there.
    pub(super) fn order(self) -> usize {
        match self {
            Mark::Dropped => 0,
            Mark::Part(part) if (part - 0.5).abs() < 1e-9 => 1,
            Mark::Part(part) if !(0.0..=1.0).contains(&part) => 3,
            Mark::Part(_) => 2,
            Mark::Provisional => 4,
            Mark::Unscored => 5,
            Mark::SatOut => 6,
            Mark::TopBoard => 7,
            Mark::Penalised => 8,
            Mark::CarriedOver => 9,
            Mark::Reserved => 10,
            Mark::Shared => 11,
            Mark::NoPlace => 12,
        }
    }

    /// The line of the legend.
    pub(super) fn key(self, rules: &Ruleset) -> Key {
        let key = |sign, means: &'static str| Key { sign, looks: "", plain: "", means: means.into() };
        match self {
            Mark::Dropped => Key { sign: "", looks: STRUCK, plain: "( )", means: "the game does not count.".into() },
            Mark::Part(_) => match self.order() {
                1 => key("½", "half of the score counts."),
                2 => key("%", "this part of the score counts."),
                _ => key("×", "the score counts so many times."),
            },
            Mark::Provisional => Key {
                sign: "",
                looks: ITALIC,
                plain: "~",
                means: "the game still runs, and the score may change.".into(),
            },
            Mark::Unscored => key("…", "begun, and not scored yet."),
            Mark::SatOut => key("S", "sat the round out."),
            Mark::TopBoard | Mark::Reserved => {
                let name = rules.top_board.as_ref().map_or("top board", |top| top.name.as_str());
                let (sign, means) = match self {
                    Mark::Reserved => ("T before a place", format!("the {name} decided it, whatever the totals.")),
                    _ => ("T", format!("played at the {name}.")),
                };
                Key { sign, looks: "", plain: "", means: means.into() }
            }
            Mark::Penalised => key("†", "a penalty was taken from it."),
            Mark::CarriedOver => key("‡", "carried over: somebody else played the game, or began it."),
            Mark::Shared => key("=", "players with the same place share it."),
            Mark::NoPlace => key("–", "takes no place."),
        }
    }
}

impl Key {
    /// Whether struck text tells the mark.
    pub fn is_struck(&self) -> bool {
        self.looks == STRUCK
    }

    /// Whether italic text tells the mark.
    pub fn is_italic(&self) -> bool {
        self.looks == ITALIC
    }

    /// The line where text has looks: “Struck through: the game does not count.”
    pub fn line(&self) -> String {
        let what = if self.sign.is_empty() { self.looks } else { self.sign };
        format!("{what}: {}", self.means)
    }

    /// The line in plain text: “( ): the game does not count.”
    pub fn plain_line(&self) -> String {
        let what = if self.sign.is_empty() { self.plain } else { self.sign };
        format!("{what}: {}", self.means)
    }
}
