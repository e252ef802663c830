//! Why each order of a movement phase had its outcome, in one sentence, and the paragraph.

use super::board_map::{Province, ProvinceSet, Space, UnitKind};
use super::convoy_routes::is_on_route;
use super::movement::{MovementOutcome, OrderedUnit};
use super::order::RULEBOOK;
use super::order::{Order, Reason};
use super::verdict::Outcome;

/// The adjudicated units, for their reasons.
pub(super) struct MovementReasons<'a> {
    pub(super) units: &'a [OrderedUnit],
    pub(super) outcome: &'a MovementOutcome,
    /// The units that hold because their orders are not valid.
    pub(super) is_misordered: &'a [bool],
}

impl MovementReasons<'_> {
    /// The outcome of the order of a unit, and the reason.
    pub(super) fn of(&self, at: usize) -> (Outcome, Reason) {
        match self.units[at].order {
            Order::Hold => (Outcome::Holds, self.hold(at)),
            Order::Move(_) => self.movement(at),
            Order::SupportHold(_) | Order::SupportMove { .. } => self.support(at),
            Order::Convoy { .. } => self.convoy(at),
        }
    }

    /// “A Vienna (Austria)”.
    fn named(&self, at: usize) -> String {
        let unit = self.units[at].unit;
        format!("{unit} ({})", unit.power)
    }

    /// “Dislodged by F Naples (Italy).”, if it is.
    fn dislodgement(&self, at: usize) -> Option<String> {
        let by = self.outcome.dislodged_by[at]?;
        Some(format!("It is dislodged by {} with strength {}.", self.named(by), self.outcome.attack[by]))
    }

    fn hold(&self, at: usize) -> Reason {
        Reason::new(self.dislodgement(at).unwrap_or_else(|| "It holds.".to_owned()), RULEBOOK)
    }

    fn with_dislodgement(&self, at: usize, sentence: String) -> String {
        match self.dislodgement(at) {
            Some(dislodgement) => format!("{sentence} {dislodgement}"),
            None => sentence,
        }
    }

    fn movement(&self, at: usize) -> (Outcome, Reason) {
        let Order::Move(to) = self.units[at].order else { return (Outcome::Holds, self.hold(at)) };
        if self.outcome.has_moved[at] {
            return (Outcome::Moves, self.success(at));
        }
        if !self.outcome.has_path[at] {
            let (sentence, rule) = self.missing_path(at);
            return (Outcome::Disrupted, Reason::new(self.with_dislodgement(at, sentence), rule));
        }
        let (sentence, rule) = match self.outcome.bounced_by[at] {
            Some(by) => self.bounce(at, by),
            None => (format!("It cannot enter {to}."), RULEBOOK),
        };
        (Outcome::Bounces, Reason::new(self.with_dislodgement(at, sentence), rule))
    }

    fn success(&self, at: usize) -> Reason {
        let dislodges = (0..self.units.len()).find(|other| self.outcome.dislodged_by[*other] == Some(at));
        let way = if !self.outcome.is_convoyed[at] {
            ""
        } else if self.units[at].unit.space.reaches(UnitKind::Army, self.destination(at)) {
            " by convoy"
        } else {
            " by its convoy"
        };
        let is_coastal_convoy = way == " by convoy";
        let strength = self.outcome.attack[at];
        let sentence = match dislodges {
            Some(other) => format!("It moves{way} with strength {strength} and dislodges {}.", self.named(other)),
            None if strength > 1 => format!("It moves{way} with strength {strength}."),
            None if way.is_empty() && self.rival_dislodged_from_destination(at).is_some() => "It moves.".to_owned(),
            None if way.is_empty() => "It moves; nothing stands against it.".to_owned(),
            None => format!("It moves{way}."),
        };
        // §14 is the reason only where the convoy made a difference: two units change places.
        let swaps = |other: &usize| {
            self.outcome.has_moved[*other]
                && matches!(self.units[*other].order, Order::Move(to) if to.province == self.units[at].unit.province())
                && self.units[*other].unit.province() == self.destination(at)
        };
        let has_swapped = (0..self.units.len()).any(|other| swaps(&other));
        if let Some(rival) = self.rival_dislodged_from_destination(at) {
            let sentence = format!(
                "{sentence} {} does not stop it, because it is dislodged from {}.",
                self.named(rival),
                self.destination(at)
            );
            return Reason::new(sentence, "§15");
        }
        if is_coastal_convoy && has_swapped {
            return Reason::new(sentence, "§14, convoys along the coast");
        }
        let conveyed = dislodges.and_then(|other| Some((other, self.fleet_of_owner(at, other)?)));
        if let Some((other, fleet)) = conveyed {
            let power = self.units[other].unit.power;
            let sentence =
                format!("{sentence} {power} conveys this attack on its own unit with {}.", self.units[fleet].unit);
            return Reason::new(sentence, "§14, an attack that one conveys");
        }
        Reason::new(sentence, RULEBOOK)
    }

    /// The fleet with which the power of a dislodged unit conveys the attack (§14).
    fn fleet_of_owner(&self, attacker: usize, dislodged: usize) -> Option<usize> {
        let owner = self.units[dislodged].unit.power;
        let fleets = self.outcome.convoy_fleets[attacker].iter().copied();
        fleets.filter(|_| self.outcome.is_convoyed[attacker]).find(|fleet| self.units[*fleet].unit.power == owner)
    }

    /// A unit that is ordered to the same province and is dislodged by a unit that comes from there (§15).
    fn rival_dislodged_from_destination(&self, at: usize) -> Option<usize> {
        let destination = self.destination(at);
        (0..self.units.len()).find(|&rival| {
            rival != at
                && matches!(self.units[rival].order, Order::Move(to) if to.province == destination)
                && self.outcome.dislodged_by[rival].is_some_and(|by| self.units[by].unit.province() == destination)
        })
    }

    fn destination(&self, at: usize) -> Province {
        match self.units[at].order {
            Order::Move(to) => to.province,
            _ => self.units[at].unit.province(),
        }
    }

    fn missing_path(&self, at: usize) -> (String, &'static str) {
        if self.outcome.is_paradox[at] {
            return ("The convoys in a paradox fail.".to_owned(), "§14, paradoxes");
        }
        let fleets = &self.outcome.convoy_fleets[at];
        let broken = fleets.iter().copied().find(|fleet| self.outcome.dislodged_by[*fleet].is_some());
        match broken {
            Some(fleet) if fleets.len() > 1 => {
                let sentence = format!("No route of its convoy is whole: {} is dislodged.", self.named(fleet));
                (sentence, "§15")
            }
            Some(fleet) => (format!("Its convoy is broken: {} is dislodged.", self.named(fleet)), "§15"),
            None => {
                let sentence = "The convoy that it needs was not ordered; it may not be supported to hold.".to_owned();
                (sentence, "§10")
            }
        }
    }

    fn bounce(&self, at: usize, by: usize) -> (String, &'static str) {
        let (unit, other) = (self.units[at].unit, self.units[by].unit);
        let to = self.destination(at);
        let strength = self.outcome.attack[at].max(1);
        if let Some(against) =
            self.outcome.dislodged_by[at].filter(|against| self.units[*against].unit.province() == to)
        {
            let sentence = format!("{} moves against it with more strength.", self.named(against));
            return (sentence, RULEBOOK);
        }
        if let Some(entrant) = self.unit_that_enters(to) {
            return (format!("{} enters {to} with more strength.", self.named(entrant)), RULEBOOK);
        }
        let stays = other.province() == to && !self.outcome.has_moved[by];
        if stays && self.outcome.is_protected(by) && self.outcome.dislodged_by[by].is_none() {
            return (
                format!("The convoying fleet {} is in a paradox and is not dislodged.", self.named(by)),
                "§14, paradoxes",
            );
        }
        let is_crawl = |back: Space, to: Space| back.coast != unit.space.coast || to.coast != other.space.coast;
        let against = match (self.units[by].order, self.units[at].order) {
            // Units that a convoy carries past each other do not meet.
            (Order::Move(back), Order::Move(to))
                if stays
                    && back.province == unit.province()
                    && !self.outcome.is_convoyed[at]
                    && !self.outcome.is_convoyed[by] =>
            {
                if is_crawl(back, to) {
                    let sentence = format!("{} moves against it; a coastal crawl is not permitted.", self.named(by));
                    return (sentence, "§15");
                }
                "moves against it"
            }
            _ => "stays there",
        };
        if stays && other.power == unit.power {
            return (format!("{other} of the same power stays in {to}."), RULEBOOK);
        }
        if stays {
            return (format!("Strength {strength} does not dislodge {}, which {against}.", self.named(by)), RULEBOOK);
        }
        let sentence = format!("It stands off against {}, which is ordered to {to} too.", self.named(by));
        (sentence, RULEBOOK)
    }

    /// The unit that moves into a province.
    fn unit_that_enters(&self, province: Province) -> Option<usize> {
        (0..self.units.len()).find(|at| {
            self.outcome.has_moved[*at] && matches!(self.units[*at].order, Order::Move(to) if to.province == province)
        })
    }

    fn support(&self, at: usize) -> (Outcome, Reason) {
        if !self.outcome.is_matched[at] {
            let (sentence, rule) = match self.units[at].order {
                Order::SupportMove { from, .. } if self.is_misordered_in(from) => {
                    (Self::misordered_in(from, "support"), "§10")
                }
                Order::SupportMove { from, to } => {
                    (format!("The unit in {from} is not ordered to {to}, so the support is invalid."), "§9.1.6")
                }
                Order::SupportHold(other) => {
                    (format!("The unit in {other} is ordered to move, so it is not supported to hold."), RULEBOOK)
                }
                _ => (String::new(), RULEBOOK),
            };
            return (Outcome::Void, Reason::new(self.with_dislodgement(at, sentence), rule));
        }
        if let Some(by) = self.outcome.cut_by[at] {
            let sentence = format!("The support is cut by {}.", self.named(by));
            return (Outcome::Cut, Reason::new(self.with_dislodgement(at, sentence), RULEBOOK));
        }
        let attacked = self.attacker_that_does_not_cut(at);
        let (sentence, rule) = match (attacked, self.units[at].order) {
            (Some(by), Order::SupportMove { to, .. }) if self.units[by].unit.power == self.units[at].unit.power => {
                (format!("It supports the move to {to}; an attack of its own power cuts nothing."), RULEBOOK)
            }
            (Some(by), Order::SupportMove { to, .. }) if self.units[by].unit.province() == to => {
                (format!("The attack of {} from {to} does not cut a support into {to}.", self.named(by)), RULEBOOK)
            }
            (Some(by), Order::SupportMove { to, .. }) if self.is_convoyed_by_fleet_in(by, to) => {
                let army = self.named(by);
                (
                    format!("{army} is convoyed by a fleet that this support helps to attack, and does not cut it."),
                    "§15",
                )
            }
            (_, Order::SupportMove { to, .. }) => (format!("It supports the move to {to}."), RULEBOOK),
            (_, _) => ("It supports.".to_owned(), RULEBOOK),
        };
        (Outcome::Supports, Reason::new(self.with_dislodgement(at, sentence), rule))
    }

    fn is_misordered_in(&self, province: Province) -> bool {
        (0..self.units.len()).any(|at| self.is_misordered[at] && self.units[at].unit.province() == province)
    }

    /// “The order of the unit in Portugal is not valid, so it holds, and there is no move to support.”
    fn misordered_in(province: Province, verb: &str) -> String {
        format!("The order of the unit in {province} is not valid, so it holds, and there is no move to {verb}.")
    }

    /// Whether a fleet in this province is one of those that convoy an army.
    fn is_convoyed_by_fleet_in(&self, army: usize, sea: Province) -> bool {
        self.outcome.convoy_fleets[army].iter().any(|fleet| self.units[*fleet].unit.province() == sea)
    }

    /// A unit that is ordered against a support without cutting it.
    fn attacker_that_does_not_cut(&self, at: usize) -> Option<usize> {
        let here = self.units[at].unit.province();
        (0..self.units.len()).find(|other| matches!(self.units[*other].order, Order::Move(to) if to.province == here))
    }

    /// The seas with a fleet, whatever it is ordered.
    fn seas_with_fleets(&self) -> ProvinceSet {
        let mut seas = ProvinceSet::default();
        let fleets = self.units.iter().filter(|ordered| ordered.unit.kind == UnitKind::Fleet);
        fleets.map(|ordered| ordered.unit.province()).filter(|at| at.is_sea()).for_each(|sea| seas.insert(sea));
        seas
    }

    fn convoy(&self, at: usize) -> (Outcome, Reason) {
        let Order::Convoy { from, to } = self.units[at].order else { return (Outcome::Holds, self.hold(at)) };
        if !self.outcome.is_matched[at] {
            let (sentence, rule) = if self.is_misordered_in(from) {
                (Self::misordered_in(from, "convoy"), "§10")
            } else {
                let sentence = format!("The army in {from} is not ordered to {to}, so there is nothing to convoy.");
                (sentence, "§9.1.5")
            };
            return (Outcome::Void, Reason::new(self.with_dislodgement(at, sentence), rule));
        }
        let is_dislodged = self.outcome.dislodged_by[at].is_some();
        if !is_on_route(self.units[at].unit.province(), self.seas_with_fleets(), from, to) {
            let sentence = format!("It is on no possible route from {from} to {to}, so it is no part of the convoy.");
            let outcome = if is_dislodged { Outcome::Disrupted } else { Outcome::Void };
            return (outcome, Reason::new(self.with_dislodgement(at, sentence), "§10"));
        }
        if is_dislodged {
            return (
                Outcome::Disrupted,
                Reason::new(self.with_dislodgement(at, "The convoy is disrupted.".to_owned()), "§15"),
            );
        }
        if self.outcome.is_protected(at) {
            let sentence = "Its convoy is in a paradox: it fails, and the fleet is not dislodged.";
            return (Outcome::Disrupted, Reason::new(sentence, "§14, paradoxes"));
        }
        let is_attacked = self.attacker_that_does_not_cut(at).is_some();
        if is_attacked {
            let sentence = format!("It convoys to {to}; an attack that does not dislodge the fleet disrupts nothing.");
            return (Outcome::Convoys, Reason::new(sentence, "§15"));
        }
        (Outcome::Convoys, Reason::new(format!("It convoys to {to}."), RULEBOOK))
    }
}

impl MovementOutcome {
    /// Whether a fleet convoys an army whose convoy fails in a paradox.
    fn is_protected(&self, fleet: usize) -> bool {
        self.convoy_fleets.iter().zip(&self.is_paradox).any(|(fleets, paradox)| *paradox && fleets.contains(&fleet))
    }
}
