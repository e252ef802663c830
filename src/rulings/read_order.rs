//! Reads a written order of the movement phase in a position, and says what had to be decided (WDC 2006 §9).

use super::board_map::UnitKind;
use super::order::{Order, Reason};
use super::order_check::{ChosenPlaces, Misorder, OrderPlaces, ReadingContext, check_order};
use super::position::Unit;
use super::province_names::NameReading;
use super::tyr;
use super::written_order::{WrittenAction, WrittenOrder, WrittenPlace};

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
        let reason = Reason::new("All orders contain the unit to be ordered.", "§9");
        return Err(Misorder { unit: None, reason });
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
        notes.push(Reason::new("A mutual support is an order for the first unit only.", "§9.1.6"));
    }
    if let Some(words) = &written.support_of_others {
        let sentence = format!("“{words}” is no order for another unit: an order is for the first unit only.");
        notes.push(Reason::new(sentence, "§9.1.6"));
    }
    if let Some(words) = &written.route {
        let sentence = format!("“{words}” does not decide whether the army goes by convoy, nor by which route.");
        notes.push(Reason::new(sentence, "§9.1.2"));
    }
    Ok(OrderReading { unit, order, notes })
}

/// What is written about the unit that it cannot be. A wrong type or coast does not matter (§9), another power does.
fn check_unit(places: &OrderPlaces<'_>, unit: Unit, written: &WrittenOrder) -> Result<(), Misorder> {
    let misorder =
        |sentence: String, rule: &'static str| Misorder { unit: Some(unit), reason: Reason::new(sentence, rule) };
    if let Some(power) = places.unit.nationality.filter(|power| *power != unit.power) {
        let sentence = format!("The order is for a unit of {power}, and {unit} is one of {}.", unit.power);
        return Err(misorder(sentence, "§9"));
    }
    match &written.route {
        Some(words) if unit.kind == UnitKind::Fleet && matches!(written.action, WrittenAction::Move(_)) => {
            Err(misorder(format!("“{words}” is about a convoy, and {unit} is a fleet."), "§9.1.2"))
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
            notes.push(Reason::new(format!("“{}” is always {province}.", place.name), "§9"));
        }
    }
}

/// An order that is not valid, with what its names were taken for before the reason.
fn with_notes(misorder: Misorder, notes: &[Reason]) -> Misorder {
    let mut sentences: Vec<String> = notes.iter().map(ToString::to_string).collect();
    sentences.push(misorder.reason.sentence);
    Misorder { reason: Reason { sentence: sentences.join(" "), ..misorder.reason }, ..misorder }
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
        let sentence = format!("The unit in {} is {unit}; a wrong type or coast does not matter.", unit.province());
        notes.push(Reason::new(sentence, "§9"));
    }
    if let (Some(place), Some(other)) = (places.other, chosen.other.and_then(|at| context.position.unit_in(at)))
        && wrong_unit(place, other)
    {
        let rule = match order {
            Order::Convoy { .. } => "§9.1.5",
            Order::SupportMove { .. } => "§9.1.4",
            _ => "§9.1.3",
        };
        let sentence = format!(
            "The unit in {} is {other} of {}; a wrong nationality, type or coast does not matter.",
            other.province(),
            other.power
        );
        notes.push(Reason::new(sentence, rule));
    }
    if let (Some(Some(coast)), Order::Move(to)) = (places.to.map(|place| place.coast), order)
        && coast.ok() != to.coast
    {
        let sentence = match unit.kind {
            UnitKind::Army => {
                format!("An army in {} stands on no coast, so the written coast does not matter.", to.province)
            }
            UnitKind::Fleet => {
                format!("Only one coast of {} can be meant, so the written coast does not matter.", to.province)
            }
        };
        notes.push(Reason::new(sentence, "§9.1.2"));
    }
    if let (Some(Some(_)), Order::SupportMove { to, .. }) = (places.to.map(|place| place.coast), order) {
        notes.push(Reason::new(format!("A support is valid to any coast of {to}."), "§9.1.4"));
    }
    if places.intermediate > 0 {
        notes.push(Reason::new("The intermediate spaces are ignored.", "§9.1.2"));
    }
}
