//! Reads a written order of the movement phase in a position, and says what had to be decided (WDC 2006 §9).

use super::order::{Order, Reason};
use super::order_check::{ChosenPlaces, Misorder, OrderPlaces, ReadingContext, check_order};
use super::position::Unit;
use super::province_names::NameReading;
use super::provinces::UnitKind;
use super::sentence_parts::power_name;
use super::tyr;
use super::written_order::{WrittenAction, WrittenOrder, WrittenPlace};
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// An order with its meaning, and what had to be decided to read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OrderReading {
    pub unit: Unit,
    pub order: Order,
    pub notes: Vec<Reason>,
}

/// Reads an order of the movement phase.
pub(super) fn read_movement_order(
    written: &WrittenOrder,
    context: ReadingContext<'_>,
) -> Result<OrderReading, Misorder> {
    let Some(unit_place) = &written.unit else {
        return Err(Misorder { unit: None, reason: Reason::new(texts::order_without_unit(), "§9") });
    };
    let places = OrderPlaces::of(written, unit_place);
    let mut notes = Vec::new();
    let chosen = tyr::choose_places(&places, context, &mut notes)?;
    add_fixed_names(&places, &mut notes);
    notes.extend(written.misspelt_notes());
    // What the names were taken for is disputed most where the order fails.
    let (unit, order) = check_order(&places, chosen, context).map_err(|misorder| with_notes(misorder, &notes))?;
    check_unit(&places, unit, written).map_err(|misorder| with_notes(misorder, &notes))?;
    add_notes(&places, chosen, unit, order, context, &mut notes);
    if written.is_mutual {
        notes.push(Reason::new(texts::mutual_support(), "§9.1.6"));
    }
    if let Some(words) = &written.support_of_others {
        notes.push(Reason::new(texts::no_order_for_another_unit(words.as_str()), "§9.1.6"));
    }
    if let Some(words) = &written.route {
        notes.push(Reason::new(texts::route_does_not_decide(words.as_str()), "§9.1.2"));
    }
    Ok(OrderReading { unit, order, notes })
}

/// What is written about the unit that it cannot be. A wrong type or coast does not matter (§9), another power does.
fn check_unit(places: &OrderPlaces<'_>, unit: Unit, written: &WrittenOrder) -> Result<(), Misorder> {
    let misorder =
        |sentence: Message, rule: &'static str| Misorder { unit: Some(unit), reason: Reason::new(sentence, rule) };
    if let Some(power) = places.unit.nationality.filter(|power| *power != unit.power) {
        let sentence = texts::order_for_other_power(power_name(power), unit, power_name(unit.power));
        return Err(misorder(sentence, "§9"));
    }
    match &written.route {
        Some(words) if unit.kind == UnitKind::Fleet && matches!(written.action, WrittenAction::Move(_)) => {
            Err(misorder(texts::route_of_fleet(words.as_str(), unit), "§9.1.2"))
        }
        _ => Ok(()),
    }
}

/// The abbreviations that a list of §9 decides.
fn add_fixed_names(places: &OrderPlaces<'_>, notes: &mut Vec<Reason>) {
    for place in [Some(places.unit), places.other, places.to].into_iter().flatten() {
        // “Boh” needs no rule; “Hol” could be taken for a hold.
        if let NameReading::Fixed(province) = place.reading
            && (!province.letters().eq_ignore_ascii_case(&place.name) || province.letters() == "Hol")
        {
            notes.push(Reason::new(texts::name_is_always(place.name.as_str(), province), "§9"));
        }
    }
}

/// An order that is not valid, with what its names were taken for before the reason.
fn with_notes(misorder: Misorder, notes: &[Reason]) -> Misorder {
    let Some(told) = notes.iter().map(Reason::message).reduce(texts::two_sentences) else { return misorder };
    let sentence = texts::two_sentences(told, misorder.reason.sentence);
    Misorder { reason: Reason { sentence, ..misorder.reason }, ..misorder }
}

/// What was decided beyond the plain words.
fn add_notes(
    places: &OrderPlaces<'_>,
    chosen: ChosenPlaces,
    unit: Unit,
    order: Order,
    context: ReadingContext<'_>,
    notes: &mut Vec<Reason>,
) {
    let wrong_unit = |place: &WrittenPlace, unit: Unit| {
        let kind = place.kind.is_some_and(|kind| kind != unit.kind);
        let coast = place.coast.is_some_and(|coast| coast.ok() != unit.space.coast);
        let nationality = place.nationality.is_some_and(|power| power != unit.power);
        kind || coast || nationality
    };
    if wrong_unit(places.unit, unit) {
        notes.push(Reason::new(texts::wrong_type_does_not_matter(unit.province(), unit), "§9"));
    }
    if let (Some(place), Some(other)) = (places.other, chosen.other.and_then(|at| context.position.unit_in(at)))
        && wrong_unit(place, other)
    {
        let rule = match order {
            Order::Convoy { .. } => "§9.1.5",
            Order::SupportMove { .. } => "§9.1.4",
            _ => "§9.1.3",
        };
        let power = power_name(other.power);
        let sentence = texts::wrong_nationality_does_not_matter(other.province(), other, power);
        notes.push(Reason::new(sentence, rule));
    }
    if let (Some(Some(coast)), Order::Move(to)) = (places.to.map(|place| place.coast), order)
        && coast.ok() != to.coast
    {
        let sentence = match unit.kind {
            UnitKind::Army => texts::army_is_on_no_coast(to.province),
            UnitKind::Fleet => texts::only_one_coast_is_meant(to.province),
        };
        notes.push(Reason::new(sentence, "§9.1.2"));
    }
    if let (Some(Some(_)), Order::SupportMove { to, .. }) = (places.to.map(|place| place.coast), order) {
        notes.push(Reason::new(texts::support_is_to_any_coast(to), "§9.1.4"));
    }
    if places.intermediate > 0 {
        notes.push(Reason::new(texts::intermediate_spaces_are_ignored(), "§9.1.2"));
    }
}
