//! Rules on the adjustment phase: builds, removals and waived builds (WDC 2006 §§9.3, 10, 11 and 14).

use super::civil_disorder::{removal_order, tie_sentence};
use super::counted_orders::{CountedOrders, counted_orders};
use super::game_turn::TurnPart;
use super::misspelt_names::unknown_name_sentence;
use super::order::{CIVIL_DISORDER, RULEBOOK, Reason};
use super::order_ban::OrderBan;
use super::order_sheet::Sheet;
use super::position::{CentreOwners, Position, Unit};
use super::province_names::NameReading;
use super::provinces::{Coast, Province, Space, Terrain, UnitKind};
use super::ruling::{OrderRuling, Outcome, PhaseRuling, UnusedOrder};
use super::ruling_text::{RulingText, WrittenLine};
use super::sentence_parts::{list_with_or, power_name};
use super::written_order::{WrittenAction, WrittenOrder, WrittenPlace};
use crate::book::Power;
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// An adjustment with its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Adjustment {
    Build(Unit),
    Remove(Unit),
    Waive,
}

/// A build or a waived build, with the sentence about how it was read, or the reason why the order is no build.
type ReadBuild = Result<(Adjustment, Option<Reason>), Reason>;

/// Rules on builds and removals of all powers.
pub(super) fn rule_adjustments(text: &RulingText, position: &Position, centres: &CentreOwners) -> PhaseRuling {
    let mut made = PhaseRuling::from_position(position);
    for power in Power::ALL {
        let counted = counted_orders(text, power, TurnPart::Adjustments, &mut made.unused);
        let lines = newest_sheets(&counted.lines, &mut made.unused);
        let is_in_disorder = text.bans[power] == Some(OrderBan::CivilDisorder);
        let sheets_without_order = &text.sheets_without_order;
        let desk =
            PowerDesk { power, before: position, centres, is_in_disorder, counted: &counted, sheets_without_order };
        let centre_count = centres.of(power).len();
        let unit_count = position.count(power);
        if unit_count > centre_count {
            desk.rule_removals(&lines, unit_count - centre_count, &mut made);
        } else {
            desk.rule_builds(&lines, centre_count - unit_count, &mut made);
        }
    }
    made
}

/// The adjustments of the newest sheet. They are written for a power as a whole, so a revised sheet replaces the
/// others.
fn newest_sheets<'a>(lines: &[&'a WrittenLine], unused: &mut Vec<UnusedOrder>) -> Vec<&'a WrittenLine> {
    let newest = lines.iter().map(|line| line.sheet).max().unwrap_or(Sheet::Original);
    let (counted, replaced): (Vec<_>, Vec<_>) = lines.iter().copied().partition(|line| line.sheet == newest);
    unused.extend(replaced.into_iter().map(|line| UnusedOrder::of(line, texts::later_sheet_replaces_it(), "§11")));
    counted
}

/// The adjustments of one power.
struct PowerDesk<'a> {
    power: Power,
    before: &'a Position,
    centres: &'a CentreOwners,
    is_in_disorder: bool,
    counted: &'a CountedOrders<'a>,
    sheets_without_order: &'a [(Power, TurnPart, Sheet)],
}

/// Why an order is deleted where too many are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Excess {
    LastWritten,
    /// Its writing order is not known.
    WithoutOrder,
    /// Its writing order is not known, and another build is ordered in the same centre.
    Rival,
}

impl PowerDesk<'_> {
    fn rule_builds(&self, lines: &[&WrittenLine], due: usize, made: &mut PhaseRuling) {
        let read = self.read_builds(lines, &made.position);
        let excess = self.excess(lines, &read, due);
        let excess = self.with_rivals(lines, &read, excess);
        let mut left = due;
        for ((line, read), excess) in lines.iter().zip(read).zip(excess) {
            let (read, outcome, reason) = match (read, excess) {
                (Err(reason), _) => (String::new(), Outcome::Misordered, ignored(reason)),
                (Ok((adjustment, _)), Some(excess)) => (shown(adjustment), Outcome::Void, too_many_builds(due, excess)),
                (Ok((Adjustment::Build(unit), note)), None) => {
                    left -= 1;
                    let _ = made.position.add(unit);
                    let reason = note.unwrap_or_else(|| Reason::new(texts::is_built(), RULEBOOK));
                    (shown(Adjustment::Build(unit)), Outcome::Builds, reason)
                }
                (Ok((other, _)), None) => {
                    left -= 1;
                    (shown(other), Outcome::Waives, Reason::new(texts::build_is_waived(), "§9.3.3"))
                }
            };
            made.orders.push(self.ruling(Some(line), None, read, outcome, reason));
        }
        // A dispute often names only some powers; the others are not in its position.
        let is_named = !lines.is_empty() || self.before.count(self.power) > 0;
        if left > 0 && is_named {
            let reason = if self.is_in_disorder {
                Reason::new(texts::nothing_is_built_in_disorder(), "§21")
            } else {
                Reason::new(texts::too_few_builds(left), "§11")
            };
            made.orders.push(self.ruling(None, None, shown(Adjustment::Waive), Outcome::Waives, reason));
        }
    }

    /// Reads the builds. Whether one is valid depends on those written before it, not on the number of builds. One whose writing
    /// order is not known is before no other one, unless it is the same.
    fn read_builds(&self, lines: &[&WrittenLine], position: &Position) -> Vec<ReadBuild> {
        let mut ordered = position.clone();
        let mut unordered: Vec<Adjustment> = Vec::new();
        let mut read: Vec<Option<ReadBuild>> = vec![None; lines.len()];
        for is_without_order in [false, true] {
            for (at, line) in
                lines.iter().enumerate().filter(|(_, line)| self.is_without_order(line) == is_without_order)
            {
                let build = read_line(line).and_then(|written| self.read_build(written, &ordered));
                let build = build.and_then(|(adjustment, note)| match adjustment {
                    Adjustment::Build(unit) if unordered.contains(&adjustment) => Err(built_already(unit.province())),
                    _ => Ok((adjustment, note)),
                });
                match &build {
                    Ok((adjustment @ Adjustment::Build(_), _)) if is_without_order => unordered.push(*adjustment),
                    // The centre is empty, or the order would not be valid.
                    Ok((Adjustment::Build(unit), _)) => {
                        let _ = ordered.add(*unit);
                    }
                    _ => {}
                }
                read[at] = Some(build);
            }
        }
        read.into_iter().flatten().collect()
    }

    /// The deleted orders with those that are left for the same centre. Which of them is the first is not known, so all are deleted
    /// (§11).
    fn with_rivals(
        &self,
        lines: &[&WrittenLine],
        read: &[ReadBuild],
        mut excess: Vec<Option<Excess>>,
    ) -> Vec<Option<Excess>> {
        let home = |at: usize| match &read[at] {
            Ok((Adjustment::Build(unit), _)) if self.is_without_order(lines[at]) => Some(unit.province()),
            _ => None,
        };
        let left: Vec<usize> = (0..lines.len()).filter(|at| excess[*at].is_none() && home(*at).is_some()).collect();
        for at in &left {
            if left.iter().any(|other| other != at && home(*other) == home(*at)) {
                excess[*at] = Some(Excess::Rival);
            }
        }
        excess
    }

    /// Whether it cannot be found out when the order was written (§11).
    fn is_without_order(&self, line: &WrittenLine) -> bool {
        line.set.is_without_order || self.sheets_without_order.contains(&(self.power, line.part, line.sheet))
    }

    fn rule_removals(&self, lines: &[&WrittenLine], due: usize, made: &mut PhaseRuling) {
        let mut staying = made.position.clone();
        let mut read = Vec::new();
        for line in lines {
            let removal = read_line(line).and_then(|written| self.read_removal(written, &staying));
            if let Ok(unit) = &removal {
                staying.remove(unit.province());
            }
            read.push(removal);
        }
        let excess = self.excess(lines, &read, due);
        let mut left = due;
        for ((line, read), excess) in lines.iter().zip(read).zip(excess) {
            let (unit, read, outcome, reason) = match (read, excess) {
                (Err(reason), _) => (None, String::new(), Outcome::Misordered, ignored(reason)),
                (Ok(unit), Some(excess)) => {
                    (Some(unit), shown(Adjustment::Remove(unit)), Outcome::Void, too_many_removals(due, excess))
                }
                (Ok(unit), None) => {
                    left -= 1;
                    made.position.remove(unit.province());
                    let reason = Reason::new(texts::is_removed(), RULEBOOK);
                    (Some(unit), shown(Adjustment::Remove(unit)), Outcome::Removes, reason)
                }
            };
            made.orders.push(self.ruling(Some(line), unit, read, outcome, reason));
        }
        let order = removal_order(self.power, &made.position, self.centres);
        // Only a unit that stays makes a tie.
        let (removed, staying) = order.split_at(left.min(order.len()));
        for (unit, distance) in removed.iter().copied() {
            made.position.remove(unit.province());
            let tied: Vec<Unit> =
                staying.iter().filter(|(_, other)| *other == distance).map(|(unit, _)| *unit).collect();
            let farthest = texts::is_farthest_from_home(usize::try_from(distance).unwrap_or(usize::MAX));
            let sentence = match tie_sentence(unit, &tied) {
                Some(tie) => texts::two_sentences(farthest, tie),
                None => farthest,
            };
            let reason = Reason::new(sentence, CIVIL_DISORDER);
            made.orders.push(self.ruling(None, Some(unit), shown(Adjustment::Remove(unit)), Outcome::Removes, reason));
        }
    }

    /// For each order, whether it is deleted because more valid ones are written than are due: the last written first,
    /// and those whose writing order is not known all at once (§11).
    fn excess<T>(&self, lines: &[&WrittenLine], read: &[Result<T, Reason>], due: usize) -> Vec<Option<Excess>> {
        let is_without_order = |line: &WrittenLine| self.is_without_order(line);
        let mut made = vec![None; lines.len()];
        let mut left = read.iter().filter(|read| read.is_ok()).count();
        for at in (0..lines.len()).rev() {
            if left <= due {
                break;
            }
            if read[at].is_err() || made[at].is_some() {
                continue;
            }
            let deleted: Vec<usize> = if is_without_order(lines[at]) {
                (0..=at).filter(|other| read[*other].is_ok() && is_without_order(lines[*other])).collect()
            } else {
                vec![at]
            };
            let excess = if is_without_order(lines[at]) { Excess::WithoutOrder } else { Excess::LastWritten };
            left -= deleted.len();
            for other in deleted {
                made[other] = Some(excess);
            }
        }
        made
    }

    fn ruling(
        &self,
        line: Option<&&WrittenLine>,
        unit: Option<Unit>,
        read: String,
        outcome: Outcome,
        reason: Reason,
    ) -> OrderRuling {
        let layout = line.and_then(|line| line.layout.as_ref().ok());
        let named = || layout?.unit.as_ref()?.reading.province();
        let misspelt = layout.into_iter().flat_map(WrittenOrder::misspelt_notes);
        OrderRuling {
            province: unit.map(Unit::province).or_else(named),
            read,
            notes: misspelt.chain(line.and_then(|line| self.counted.note(line))).collect(),
            ..OrderRuling::new(TurnPart::Adjustments, self.power, line.copied(), (outcome, reason))
        }
    }

    fn read_build(&self, written: &WrittenOrder, position: &Position) -> ReadBuild {
        match (&written.action, &written.unit) {
            (WrittenAction::Waive, _) | (_, None) => Ok((Adjustment::Waive, None)),
            (WrittenAction::Remove, _) => Err(Reason::new(texts::nothing_to_remove(power_name(self.power)), "§10")),
            (_, Some(place)) => self.new_unit(place, position),
        }
    }

    fn new_unit(&self, place: &WrittenPlace, position: &Position) -> ReadBuild {
        let home = named_province(place, place.kind)?;
        if home.home_of() != Some(self.power) {
            return Err(Reason::new(texts::no_home_centre(home, power_name(self.power)), "§10"));
        }
        if self.centres.owner(home) != Some(self.power) {
            return Err(Reason::new(texts::centre_is_not_owned(home, power_name(self.power)), "§10"));
        }
        if let Some(unit) = position.unit_in(home) {
            return Err(match self.before.unit_in(home) {
                Some(_) => Reason::new(texts::is_occupied(home, unit), "§11"),
                None => built_already(home),
            });
        }
        let build = |kind: UnitKind, coast: Option<Coast>| {
            Adjustment::Build(Unit { power: self.power, kind, space: Space { province: home, coast } })
        };
        match (home.terrain(), place.kind) {
            (Terrain::Coastal, None) => Err(Reason::new(texts::type_must_be_specified(home), "§9.3.1")),
            (Terrain::Coastal, Some(UnitKind::Fleet)) if !home.coasts().is_empty() => match place.coast {
                Some(Ok(coast)) if home.coasts().contains(&coast) => Ok((build(UnitKind::Fleet, Some(coast)), None)),
                _ => Err(Reason::new(texts::coast_must_be_specified(home), "§9.3.1")),
            },
            (Terrain::Coastal, Some(kind)) => Ok((build(kind, None), None)),
            (_, Some(UnitKind::Fleet)) => {
                let note = Reason::new(texts::army_is_built_inland(home), "§9.3.1");
                Ok((build(UnitKind::Army, None), Some(note)))
            }
            _ => Ok((build(UnitKind::Army, None), None)),
        }
    }

    fn read_removal(&self, written: &WrittenOrder, position: &Position) -> Result<Unit, Reason> {
        let place = match (&written.action, &written.unit) {
            (WrittenAction::Build | WrittenAction::Waive, _) | (_, None) => {
                return Err(Reason::new(texts::nothing_to_build(power_name(self.power)), "§10"));
            }
            (_, Some(place)) => place,
        };
        let own = |unit: &Unit| unit.power == self.power;
        let named = match place.reading {
            // Tyr is the one of the two in which a unit of the power stands.
            NameReading::Tyr => {
                let mut there = position.units().iter().copied().filter(own).filter(|unit| {
                    matches!(unit.province().letters(), "Tyr" | "Tys")
                        && place.kind.is_none_or(|kind| kind == unit.kind)
                });
                match (there.next(), there.next()) {
                    (Some(only), None) => only.province(),
                    _ => return Err(Reason::new(texts::no_rule_decides_tyr(), "§9, Tyr (5)")),
                }
            }
            _ => named_province(place, place.kind)?,
        };
        match position.unit_in(named).filter(own) {
            Some(unit) => Ok(unit),
            None => Err(Reason::new(texts::no_unit_of_power_there(power_name(self.power), named), "§10")),
        }
    }
}

fn read_line(line: &WrittenLine) -> Result<&WrittenOrder, Reason> {
    line.layout.as_ref().map_err(|fault| fault.reason.clone())
}

fn named_province(place: &WrittenPlace, kind: Option<UnitKind>) -> Result<Province, Reason> {
    let fault = |sentence: Message| Reason::new(sentence, "§9");
    match &place.reading {
        NameReading::Clear(province) | NameReading::Fixed(province) | NameReading::Misspelt(province) => Ok(*province),
        NameReading::Tyr => {
            let letters = if kind == Some(UnitKind::Fleet) { "Tys" } else { "Tyr" };
            Province::with_letters(letters).ok_or_else(|| fault(texts::tyr_is_not_on_board()))
        }
        NameReading::Ambiguous(provinces) => {
            Err(fault(texts::name_can_be(place.name.as_str(), list_with_or(provinces))))
        }
        NameReading::Unknown => Err(fault(unknown_name_sentence(&place.name))),
    }
}

fn built_already(home: Province) -> Reason {
    Reason::new(texts::is_built_there_already(home), "§11")
}

fn ignored(reason: Reason) -> Reason {
    let sentence = texts::two_sentences(reason.sentence, texts::misordered_adjustment_is_ignored());
    Reason { sentence, rule: reason.rule }
}

fn too_many_builds(due: usize, excess: Excess) -> Reason {
    let sentence = match excess {
        Excess::LastWritten => texts::too_many_builds(due),
        Excess::WithoutOrder => texts::too_many_builds_without_order(due),
        Excess::Rival => texts::two_builds_in_centre(),
    };
    Reason::new(sentence, "§11")
}

fn too_many_removals(due: usize, excess: Excess) -> Reason {
    let sentence = match excess {
        Excess::WithoutOrder => texts::too_many_removals_without_order(due),
        // Removals have no rivals.
        Excess::LastWritten | Excess::Rival => texts::too_many_removals(due),
    };
    Reason::new(sentence, "§11")
}

fn shown(adjustment: Adjustment) -> String {
    match adjustment {
        Adjustment::Build(unit) => format!("build {unit}"),
        Adjustment::Remove(unit) => format!("remove {unit}"),
        Adjustment::Waive => "waive".to_owned(),
    }
}
