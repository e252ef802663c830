//! Why each order of a movement phase had its outcome, in one sentence, and the paragraph.

use super::convoy_routes::is_on_route;
use super::movement::{MovementOutcome, OrderedUnit};
use super::order::{COASTAL_CONVOYS, CONVEYED_ATTACK, Order, PARADOXES, RULEBOOK, Reason};
use super::provinces::{Province, ProvinceSet, Space, UnitKind};
use super::ruling::Outcome;
use super::sentence_parts::{power_name, unit_of_power};
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// The adjudicated units, for their reasons.
pub(super) struct MovementReasons<'a> {
    pub(super) units: &'a [OrderedUnit],
    pub(super) outcome: &'a MovementOutcome,
    /// The units that hold because their orders are not valid.
    pub(super) is_misordered: &'a [bool],
}

/// How a unit comes to its destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Over a border, without a convoy.
    OverBorder,
    /// By a convoy between two provinces that have a border.
    AlongCoast,
    /// By a convoy without which it could not go there.
    Overseas,
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
    fn named(&self, at: usize) -> Message {
        unit_of_power(self.units[at].unit)
    }

    /// “It is dislodged by F Naples (Italy) with strength 2.”, if it is.
    fn dislodgement(&self, at: usize) -> Option<Message> {
        let by = self.outcome.dislodged_by[at]?;
        Some(texts::dislodged_by(self.named(by), self.outcome.attack[by].to_string()))
    }

    fn hold(&self, at: usize) -> Reason {
        Reason::new(self.dislodgement(at).unwrap_or_else(texts::holds), RULEBOOK)
    }

    fn with_dislodgement(&self, at: usize, sentence: Message) -> Message {
        match self.dislodgement(at) {
            Some(dislodgement) => texts::two_sentences(sentence, dislodgement),
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
            None => (texts::cannot_enter(to), RULEBOOK),
        };
        (Outcome::Bounces, Reason::new(self.with_dislodgement(at, sentence), rule))
    }

    fn success(&self, at: usize) -> Reason {
        let dislodges = (0..self.units.len()).find(|other| self.outcome.dislodged_by[*other] == Some(at));
        let way = if !self.outcome.is_convoyed[at] {
            Way::OverBorder
        } else if self.units[at].unit.space.reaches(UnitKind::Army, self.destination(at)) {
            Way::AlongCoast
        } else {
            Way::Overseas
        };
        let rival = self.rival_dislodged_from_destination(at);
        let sentence = self.success_sentence(at, dislodges, way, rival.is_some());
        // §14 is the reason only where the convoy made a difference: two units change places.
        let swaps = |other: &usize| {
            self.outcome.has_moved[*other]
                && matches!(self.units[*other].order, Order::Move(to) if to.province == self.units[at].unit.province())
                && self.units[*other].unit.province() == self.destination(at)
        };
        let has_swapped = (0..self.units.len()).any(|other| swaps(&other));
        if let Some(rival) = rival {
            let does_not_stop_it = texts::rival_does_not_stop_it(self.named(rival), self.destination(at));
            return Reason::new(texts::two_sentences(sentence, does_not_stop_it), "§15");
        }
        if way == Way::AlongCoast && has_swapped {
            return Reason::new(sentence, COASTAL_CONVOYS);
        }
        let conveyed = dislodges.and_then(|other| Some((other, self.fleet_of_owner(at, other)?)));
        if let Some((other, fleet)) = conveyed {
            let power = power_name(self.units[other].unit.power);
            let conveys = texts::conveys_attack_on_own_unit(power, self.units[fleet].unit);
            return Reason::new(texts::two_sentences(sentence, conveys), CONVEYED_ATTACK);
        }
        Reason::new(sentence, RULEBOOK)
    }

    /// How a unit moves, with its strength if it needs more than its own, and the unit that it dislodges.
    fn success_sentence(&self, at: usize, dislodges: Option<usize>, way: Way, has_rival: bool) -> Message {
        let strength = self.outcome.attack[at];
        let figure = strength.to_string();
        match (way, dislodges.map(|other| self.named(other))) {
            (Way::OverBorder, Some(unit)) => texts::moves_and_dislodges(figure, unit),
            (Way::AlongCoast, Some(unit)) => texts::moves_by_convoy_and_dislodges(figure, unit),
            (Way::Overseas, Some(unit)) => texts::moves_by_its_convoy_and_dislodges(figure, unit),
            (Way::OverBorder, None) if strength > 1 => texts::moves_with_strength(figure),
            (Way::AlongCoast, None) if strength > 1 => texts::moves_by_convoy_with_strength(figure),
            (Way::Overseas, None) if strength > 1 => texts::moves_by_its_convoy_with_strength(figure),
            (Way::OverBorder, None) if has_rival => texts::moves(),
            (Way::OverBorder, None) => texts::moves_against_nothing(),
            (Way::AlongCoast, None) => texts::moves_by_convoy(),
            (Way::Overseas, None) => texts::moves_by_its_convoy(),
        }
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

    fn missing_path(&self, at: usize) -> (Message, &'static str) {
        if self.outcome.is_paradox[at] {
            return (texts::convoys_in_paradox_fail(), PARADOXES);
        }
        let fleets = &self.outcome.convoy_fleets[at];
        let broken = fleets.iter().copied().find(|fleet| self.outcome.dislodged_by[*fleet].is_some());
        match broken {
            Some(fleet) if fleets.len() > 1 => (texts::no_route_is_whole(self.named(fleet)), "§15"),
            Some(fleet) => (texts::convoy_is_broken(self.named(fleet)), "§15"),
            None => (texts::convoy_was_not_ordered(), "§10"),
        }
    }

    fn bounce(&self, at: usize, by: usize) -> (Message, &'static str) {
        let (unit, other) = (self.units[at].unit, self.units[by].unit);
        let to = self.destination(at);
        if let Some(against) =
            self.outcome.dislodged_by[at].filter(|against| self.units[*against].unit.province() == to)
        {
            return (texts::moves_against_it_with_more_strength(self.named(against)), RULEBOOK);
        }
        if let Some(entrant) = self.unit_that_enters(to) {
            return (texts::enters_with_more_strength(self.named(entrant), to), RULEBOOK);
        }
        let stays = other.province() == to && !self.outcome.has_moved[by];
        if stays && self.outcome.is_protected(by) && self.outcome.dislodged_by[by].is_none() {
            return (texts::fleet_in_paradox_stays(self.named(by)), PARADOXES);
        }
        let is_crawl = |back: Space, to: Space| back.coast != unit.space.coast || to.coast != other.space.coast;
        let moves_against_it = match (self.units[by].order, self.units[at].order) {
            // Units that a convoy carries past each other do not meet.
            (Order::Move(back), Order::Move(to))
                if stays
                    && back.province == unit.province()
                    && !self.outcome.is_convoyed[at]
                    && !self.outcome.is_convoyed[by] =>
            {
                if is_crawl(back, to) {
                    return (texts::coastal_crawl(self.named(by)), "§15");
                }
                true
            }
            _ => false,
        };
        if stays && other.power == unit.power {
            return (texts::own_unit_stays(other, to), RULEBOOK);
        }
        if stays {
            let strength = self.outcome.attack[at].max(1).to_string();
            let sentence = if moves_against_it {
                texts::does_not_dislodge_attacker(strength, self.named(by))
            } else {
                texts::does_not_dislodge(strength, self.named(by))
            };
            return (sentence, RULEBOOK);
        }
        (texts::stands_off(self.named(by), to), RULEBOOK)
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
                    (texts::misordered_move_is_not_supported(from), "§10")
                }
                Order::SupportMove { from, to } => (texts::supported_move_is_not_ordered(from, to), "§9.1.6"),
                Order::SupportHold(other) => (texts::supported_unit_moves(other), RULEBOOK),
                _ => (texts::holds(), RULEBOOK),
            };
            return (Outcome::Void, Reason::new(self.with_dislodgement(at, sentence), rule));
        }
        if let Some(by) = self.outcome.cut_by[at] {
            let sentence = texts::support_is_cut(self.named(by));
            return (Outcome::Cut, Reason::new(self.with_dislodgement(at, sentence), RULEBOOK));
        }
        let attacked = self.attacker_that_does_not_cut(at);
        let (sentence, rule) = match (attacked, self.units[at].order) {
            (Some(by), Order::SupportMove { to, .. }) if self.units[by].unit.power == self.units[at].unit.power => {
                (texts::supports_against_own_attack(to), RULEBOOK)
            }
            (Some(by), Order::SupportMove { to, .. }) if self.units[by].unit.province() == to => {
                (texts::attack_does_not_cut(self.named(by), to), RULEBOOK)
            }
            (Some(by), Order::SupportMove { to, .. }) if self.is_convoyed_by_fleet_in(by, to) => {
                (texts::convoyed_attack_does_not_cut(self.named(by)), "§15")
            }
            (_, Order::SupportMove { to, .. }) => (texts::supports_move(to), RULEBOOK),
            (_, _) => (texts::supports(), RULEBOOK),
        };
        (Outcome::Supports, Reason::new(self.with_dislodgement(at, sentence), rule))
    }

    fn is_misordered_in(&self, province: Province) -> bool {
        (0..self.units.len()).any(|at| self.is_misordered[at] && self.units[at].unit.province() == province)
    }

    /// Whether a fleet in this province takes part in the convoy of an army.
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
                (texts::misordered_move_is_not_convoyed(from), "§10")
            } else {
                (texts::convoyed_move_is_not_ordered(from, to), "§9.1.5")
            };
            return (Outcome::Void, Reason::new(self.with_dislodgement(at, sentence), rule));
        }
        let is_dislodged = self.outcome.dislodged_by[at].is_some();
        if !is_on_route(self.units[at].unit.province(), self.seas_with_fleets(), from, to) {
            let sentence = texts::is_on_no_route(from, to);
            let outcome = if is_dislodged { Outcome::Disrupted } else { Outcome::Void };
            return (outcome, Reason::new(self.with_dislodgement(at, sentence), "§10"));
        }
        if is_dislodged {
            let sentence = self.with_dislodgement(at, texts::convoy_is_disrupted());
            return (Outcome::Disrupted, Reason::new(sentence, "§15"));
        }
        if self.outcome.is_protected(at) {
            return (Outcome::Disrupted, Reason::new(texts::convoy_is_in_paradox(), PARADOXES));
        }
        let is_attacked = self.attacker_that_does_not_cut(at).is_some();
        if is_attacked {
            return (Outcome::Convoys, Reason::new(texts::attack_disrupts_nothing(to), "§15"));
        }
        (Outcome::Convoys, Reason::new(texts::convoys_to(to), RULEBOOK))
    }
}

impl MovementOutcome {
    /// Whether a fleet convoys an army whose convoy fails in a paradox.
    fn is_protected(&self, fleet: usize) -> bool {
        self.convoy_fleets.iter().zip(&self.is_paradox).any(|(fleets, paradox)| *paradox && fleets.contains(&fleet))
    }
}
