//! The parts of sentences: how provinces, units, turns and powers stand in them, and lists of these. The sentences themselves are in
//! `assets/languages/en/messages/rulings.ftl`.

use super::game_turn::GameTurn;
use super::position::Unit;
use super::provinces::{Province, Space};
use crate::book::Power;
use crate::languages::messages::rulings as texts;
use crate::languages::{Message, MessageValue};

impl From<Province> for MessageValue {
    fn from(province: Province) -> Self {
        province.name().into()
    }
}

impl From<Space> for MessageValue {
    fn from(space: Space) -> Self {
        space.to_string().into()
    }
}

impl From<Unit> for MessageValue {
    fn from(unit: Unit) -> Self {
        unit.to_string().into()
    }
}

impl From<GameTurn> for MessageValue {
    fn from(turn: GameTurn) -> Self {
        turn.message().into()
    }
}

/// The name of a power.
pub(super) fn power_name(power: Power) -> Message {
    match power {
        Power::Austria => texts::austria(),
        Power::England => texts::england(),
        Power::France => texts::france(),
        Power::Germany => texts::germany(),
        Power::Italy => texts::italy(),
        Power::Russia => texts::russia(),
        Power::Turkey => texts::turkey(),
    }
}

/// “Austria, France and Italy”.
pub(super) fn power_names(powers: &[Power]) -> MessageValue {
    list_with_and(powers.iter().map(|power| power_name(*power)))
}

/// “A Vienna (Austria)”.
pub(super) fn unit_of_power(unit: Unit) -> Message {
    texts::unit_of_power(unit, power_name(unit.power))
}

/// “A Vienna, F Trieste”, or nothing without an item.
pub(super) fn list_with_commas(items: impl IntoIterator<Item = impl Into<MessageValue>>) -> MessageValue {
    let items = items.into_iter().map(Into::<MessageValue>::into);
    items.reduce(|list, next| texts::list_comma(list, next).into()).unwrap_or_else(|| "".into())
}

/// “A Vienna, F Trieste and A Budapest”, or nothing without an item.
pub(super) fn list_with_and(items: impl IntoIterator<Item = impl Into<MessageValue>>) -> MessageValue {
    let mut items: Vec<MessageValue> = items.into_iter().map(Into::into).collect();
    match items.pop() {
        Some(last) if !items.is_empty() => texts::list_and(list_with_commas(items), last).into(),
        only => only.unwrap_or_else(|| "".into()),
    }
}

/// “Tyrolia or Tyrrhenian Sea”, or nothing without an item.
pub(super) fn list_with_or(provinces: &[Province]) -> MessageValue {
    let names = provinces.iter().map(|province| MessageValue::from(*province));
    names.reduce(|list, next| texts::list_or(list, next).into()).unwrap_or_else(|| "".into())
}

/// The groups “A Vienna, F Trieste (Austria); F Naples (Italy)”. `None` without a unit.
pub(super) fn units_by_power(units: &[Unit]) -> Option<MessageValue> {
    let of = |power: Power| {
        let units: Vec<Unit> = units.iter().copied().filter(|unit| unit.power == power).collect();
        (!units.is_empty()).then(|| texts::unit_of_power(list_with_commas(units), power_name(power)))
    };
    let groups = Power::ALL.into_iter().filter_map(of).map(MessageValue::from);
    groups.reduce(|list, next| texts::list_semicolon(list, next).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_commas_and_one_and() {
        let draw = |powers: &[Power]| texts::draw(power_names(powers)).english();
        let three = [Power::Austria, Power::France, Power::Turkey];
        assert_eq!(draw(&three), "Draw of Austria, France and Turkey");
        assert_eq!(draw(&three[..2]), "Draw of Austria and France");
        assert_eq!(draw(&three[..1]), "Draw of Austria");
    }
}
