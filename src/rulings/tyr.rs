//! The five rules for Tyr, in their order (WDC 2006 §9), and the provinces that the places of an order mean.

use super::misspelt_names::unknown_name_sentence;
use super::order::Reason;
use super::order_check::{ChosenPlaces, Misorder, OrderPlaces, ReadingContext, check_order};
use super::province_names::NameReading;
use super::provinces::{Province, UnitKind};
use super::sentence_parts::list_with_or;
use super::sheet_style::SheetStyle;
use super::written_order::{WrittenAction, WrittenPlace};
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// Tyrolia and the Tyrrhenian Sea.
fn tyrolia_and_tyrrhenian() -> Option<(Province, Province)> {
    Some((Province::with_letters("Tyr")?, Province::with_letters("Tys")?))
}

/// A place of an order: the province it means, or the two that Tyr can still be.
#[derive(Clone, Copy, Debug)]
struct Choice {
    candidates: [Province; 2],
    is_tyr: bool,
    rule: Option<u8>,
}

impl Choice {
    fn decide(&mut self, province: Province, rule: u8) {
        self.candidates = [province; 2];
        self.rule = Some(rule);
    }

    fn is_open(self) -> bool {
        self.candidates[0] != self.candidates[1]
    }
}

/// Chooses a province for each place of an order.
pub(super) fn choose_places(
    places: &OrderPlaces<'_>,
    context: ReadingContext<'_>,
    notes: &mut Vec<Reason>,
) -> Result<ChosenPlaces, Misorder> {
    let mut unit = named(places.unit, None, context)?;
    let ordered = (!unit.is_open()).then(|| context.position.unit_in(unit.candidates[0])).flatten();
    let ordered = ordered.filter(|ordered| ordered.power == context.power);
    let mut other = places.other.map(|place| named(place, ordered, context)).transpose()?;
    let mut to = places.to.map(|place| named(place, ordered, context)).transpose()?;
    let unit_kind = places.unit.kind;
    decide_by_kind(&mut unit, unit_kind);
    // “A Vie - Tyr” specifies the type of the unit that will be in Tyr. In a support or a convoy the order is for
    // another unit.
    let mover_kind = unit_kind.filter(|kind| ordered.is_some_and(|unit| unit.kind == *kind));
    if let (Some(to), WrittenAction::Move(_)) = (&mut to, &places.written.action) {
        decide_by_kind(to, mover_kind);
    }
    let has_legal = decide_by_context(places, [Some(&mut unit), other.as_mut(), to.as_mut()], context);
    for choice in [Some(&mut unit), other.as_mut(), to.as_mut()].into_iter().flatten() {
        decide_by_other_name(choice, context.style);
    }
    for choice in [Some(&unit), other.as_ref(), to.as_ref()].into_iter().flatten() {
        if choice.is_open() {
            let sentence = if has_legal { texts::tyr_is_not_decided() } else { texts::tyr_makes_no_legal_order() };
            let reason = Reason::new(sentence, "§9, Tyr (5)");
            return Err(Misorder { unit: ordered, reason });
        }
        if let (true, Some(rule)) = (choice.is_tyr, choice.rule) {
            let reason = tyr_note(choice.candidates[0], rule);
            if !notes.contains(&reason) {
                notes.push(reason);
            }
        }
    }
    let chosen = |choice: &Choice| choice.candidates[0];
    Ok(ChosenPlaces { unit: chosen(&unit), other: other.as_ref().map(chosen), to: to.as_ref().map(chosen) })
}

fn named(
    place: &WrittenPlace,
    ordered: Option<super::position::Unit>,
    context: ReadingContext<'_>,
) -> Result<Choice, Misorder> {
    let misorder = |sentence: Message| Misorder { unit: ordered, reason: Reason::new(sentence, "§9") };
    match &place.reading {
        NameReading::Clear(province) | NameReading::Fixed(province) | NameReading::Misspelt(province) => {
            Ok(Choice { candidates: [*province; 2], is_tyr: false, rule: None })
        }
        NameReading::Tyr => {
            let Some((tyrolia, tyrrhenian)) = tyrolia_and_tyrrhenian() else {
                return Err(misorder(texts::tyr_is_not_on_board()));
            };
            let mut choice = Choice { candidates: [tyrolia, tyrrhenian], is_tyr: true, rule: None };
            if context.style.has_capitals_for_seas {
                let is_capitals = place.name.chars().all(char::is_uppercase);
                choice.decide(if is_capitals { tyrrhenian } else { tyrolia }, 1);
            }
            Ok(choice)
        }
        NameReading::Ambiguous(provinces) => {
            let name = place.name.as_str();
            Err(misorder(texts::name_can_be_and_director_decides(name, list_with_or(provinces))))
        }
        NameReading::Unknown => Err(misorder(unknown_name_sentence(&place.name))),
    }
}

/// Rule 2: an army's Tyr is Tyrolia, a fleet's the Tyrrhenian Sea.
fn decide_by_kind(choice: &mut Choice, kind: Option<UnitKind>) {
    if let (true, Some(kind)) = (choice.is_open(), kind) {
        let [tyrolia, tyrrhenian] = choice.candidates;
        choice.decide(if kind == UnitKind::Army { tyrolia } else { tyrrhenian }, 2);
    }
}

/// Rule 3: the selection which produces a valid order. Says whether there is any.
fn decide_by_context(
    places: &OrderPlaces<'_>,
    mut choices: [Option<&mut Choice>; 3],
    context: ReadingContext<'_>,
) -> bool {
    let candidates = |at: usize, choices: &[Option<&mut Choice>; 3], pick: usize| {
        choices[at].as_ref().map(|choice| choice.candidates[pick >> at & 1])
    };
    let mut legal: Vec<usize> = Vec::new();
    for pick in 0..8_usize {
        let Some(unit) = candidates(0, &choices, pick) else { return false };
        let chosen = ChosenPlaces { unit, other: candidates(1, &choices, pick), to: candidates(2, &choices, pick) };
        if check_order(places, chosen, context).is_ok() {
            legal.push(pick);
        }
    }
    for (at, choice) in choices.iter_mut().enumerate() {
        let Some(choice) = choice else { continue };
        if !choice.is_open() {
            continue;
        }
        let mut picked = legal.iter().map(|pick| pick >> at & 1);
        if let Some(first) = picked.next()
            && picked.all(|other| other == first)
        {
            choice.decide(choice.candidates[first], 3);
        }
    }
    !legal.is_empty()
}

/// Rule 4: the one that the player has not called by another abbreviation.
fn decide_by_other_name(choice: &mut Choice, style: SheetStyle) {
    if !choice.is_open() {
        return;
    }
    let [tyrolia, tyrrhenian] = choice.candidates;
    match (style.named_tyrolia, style.named_tyrrhenian) {
        (true, false) => choice.decide(tyrrhenian, 4),
        (false, true) => choice.decide(tyrolia, 4),
        _ => {}
    }
}

fn tyr_note(province: Province, rule: u8) -> Reason {
    let sentence = match rule {
        1 => texts::tyr_of_writer_with_capitals(province),
        2 if province.is_sea() => texts::tyr_of_fleet(),
        2 => texts::tyr_of_army(),
        3 => texts::tyr_of_legal_order(province),
        _ => texts::tyr_of_other_name(province),
    };
    Reason::new(sentence, format!("§9, Tyr ({rule})"))
}
