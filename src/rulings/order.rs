//! Orders of the movement phase with their meaning, and how they are written in full.

use std::fmt;

use super::convoy_routes::has_route;
use super::position::{Position, Unit};
use super::provinces::{Province, ProvinceSet, Space, UnitKind};
use crate::languages::messages::rulings as texts;
use crate::languages::{Language, Message, MessageValue};

/// What a unit is ordered to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    Hold,
    Move(Space),
    SupportHold(Province),
    SupportMove { from: Province, to: Province },
    Convoy { from: Province, to: Province },
}

/// The paragraph by which the 1971 Rulebook holds.
pub(super) const RULEBOOK: &str = "§5";

/// The subjects of a paragraph that has several.
pub(super) const CIVIL_DISORDER: &str = "§14, civil disorder";
pub(super) const PARADOXES: &str = "§14, paradoxes";
pub(super) const COASTAL_CONVOYS: &str = "§14, convoys along the coast";
pub(super) const CONVEYED_ATTACK: &str = "§14, an attack that one conveys";

/// A sentence, and the paragraph of the rules that it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub sentence: Message,
    /// In English, for JSON and for the command line. See [`paragraph`].
    pub rule: String,
}

impl Reason {
    pub(super) fn new(sentence: Message, rule: impl Into<String>) -> Self {
        Reason { sentence, rule: rule.into() }
    }

    /// The sentence with its paragraph: “It holds. (§5)”.
    pub fn message(&self) -> Message {
        texts::sentence_with_paragraph(self.sentence.clone(), paragraph(&self.rule))
    }

    /// The sentence with its paragraph, in a language.
    pub fn text(&self, language: Language) -> String {
        self.message().text(language)
    }
}

/// A paragraph for readers: “§9”, or “§14, civil disorder” in the own language.
pub fn paragraph(rule: &str) -> MessageValue {
    match rule {
        CIVIL_DISORDER => texts::paragraph_civil_disorder().into(),
        PARADOXES => texts::paragraph_paradoxes().into(),
        COASTAL_CONVOYS => texts::paragraph_coastal_convoys().into(),
        CONVEYED_ATTACK => texts::paragraph_conveyed_attack().into(),
        _ => rule.into(),
    }
}

/// Writes an order in full: “F Trieste supports A Vienna - Tyrolia”.
pub fn full_order(unit: Unit, order: Order, position: &Position) -> String {
    let named = |province: Province| {
        position.unit_in(province).map_or_else(|| province.name().to_owned(), |unit| unit.to_string())
    };
    match order {
        Order::Hold => format!("{unit} holds"),
        Order::Move(to) => format!("{unit} - {to}"),
        Order::SupportHold(other) => format!("{unit} supports {}", named(other)),
        Order::SupportMove { from, to } => format!("{unit} supports {} - {to}", named(from)),
        Order::Convoy { from, to } => format!("{unit} convoys {} - {to}", named(from)),
    }
}

impl fmt::Display for Reason {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

/// The seas with a fleet, without the one in `except`.
pub(super) fn seas_with_fleets(position: &Position, except: Option<Province>) -> ProvinceSet {
    let mut seas = ProvinceSet::default();
    let fleets = position.units().iter().filter(|unit| unit.kind == UnitKind::Fleet && unit.province().is_sea());
    fleets.map(|unit| unit.province()).filter(|sea| Some(*sea) != except).for_each(|sea| seas.insert(sea));
    seas
}

/// Whether a unit can come to a province at all: beside it, or over fleets that could have ordered a convoy (§10).
pub(super) fn can_reach(unit: Unit, to: Province, position: &Position, without: Option<Province>) -> bool {
    unit.space.reaches(unit.kind, to)
        || (unit.kind == UnitKind::Army
            && !to.is_sea()
            && has_route(seas_with_fleets(position, without), unit.province(), to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_with_several_subjects_names_its_own_in_each_language() {
        let reason = Reason::new(texts::holds(), CIVIL_DISORDER);
        assert!(reason.to_string().ends_with("(§14, civil disorder)"), "{reason}");
        let french = reason.text(Language::French);
        assert!(french.ends_with("(§14, désordre civil)"), "{french}");
        assert_eq!(paragraph("§9, Tyr (5)").text(Language::French), "§9, Tyr (5)");
    }
}
