//! Adjudicates the moves of a season. Every move is decided from what is certain about the others; what depends on
//! itself in a circle is a circular movement, or a paradox of convoys (WDC 2006 §14).

mod movement_orders;
mod strengths;

pub use self::movement_orders::OrderedUnit;
use self::movement_orders::{Decisions, MovementOrders};
use self::strengths::Strengths;
use super::provinces::{Province, ProvinceSet};

/// What became of each unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MovementOutcome {
    /// For each unit, whether its move succeeds. `false` for units that are not ordered to move.
    pub has_moved: Vec<bool>,
    /// For each unit, the unit that dislodges it.
    pub dislodged_by: Vec<Option<usize>>,
    /// For each unit, the unit that cuts its support.
    pub cut_by: Vec<Option<usize>>,
    /// For each support or convoy, whether the other unit has the order that is supported or convoyed.
    pub is_matched: Vec<bool>,
    /// For each unit that moves, whether it can come to its destination.
    pub has_path: Vec<bool>,
    /// For each unit that moves, whether a convoy that was not broken carries it.
    pub is_convoyed: Vec<bool>,
    /// For each army, the fleets of its convoy.
    pub convoy_fleets: Vec<Vec<usize>>,
    /// For each army, whether its convoy fails because of a paradox.
    pub is_paradox: Vec<bool>,
    /// For each unit, the strength with which it attacks and the greatest strength against it.
    pub attack: Vec<u32>,
    /// For each unit that bounces, the unit against which it bounces.
    pub bounced_by: Vec<Option<usize>>,
    /// The provinces that are empty because of a stand-off.
    pub stand_offs: ProvinceSet,
}

/// Adjudicates the orders of all units.
pub fn adjudicate(units: Vec<OrderedUnit>) -> MovementOutcome {
    let movement = MovementOrders::new(units);
    let decisions = movement.decide();
    movement.outcome(&decisions)
}

impl MovementOrders {
    fn decide(&self) -> Decisions {
        let moves = (0..self.units.len()).map(|at| self.destination(at).is_none().then_some(false)).collect();
        let none = vec![false; self.units.len()];
        let mut decisions = Decisions { moves, failed_convoys: none.clone(), protected_fleets: none };
        loop {
            self.decide_what_is_certain(&mut decisions);
            let open: Vec<usize> = (0..self.units.len()).filter(|at| decisions.moves[*at].is_none()).collect();
            if open.is_empty() {
                return decisions;
            }
            self.decide_circle(&open, &mut decisions);
        }
    }

    fn decide_what_is_certain(&self, decisions: &mut Decisions) {
        loop {
            let mut has_changed = false;
            for at in 0..self.units.len() {
                if decisions.moves[at].is_none() {
                    let decided = Strengths::new(self, decisions).success(at);
                    decisions.moves[at] = decided;
                    has_changed |= decided.is_some();
                }
            }
            if !has_changed {
                return;
            }
        }
    }

    /// Decides moves that depend on each other in a circle, and on nothing else that is open.
    fn decide_circle(&self, open: &[usize], decisions: &mut Decisions) {
        let circle = self.innermost_circle(open, decisions);
        let solutions = self.solutions(&circle, decisions);
        if let [only] = solutions.as_slice() {
            for (at, moves) in circle.iter().zip(only) {
                decisions.moves[*at] = Some(*moves);
            }
            return;
        }
        let strengths = Strengths::new(self, decisions);
        for at in &circle {
            let _ = strengths.success(*at);
        }
        let armies = strengths.open_convoys_read();
        let fleets: Vec<usize> = armies
            .iter()
            .flat_map(|army| self.convoy_fleets(*army))
            .copied()
            .filter(|fleet| strengths.dislodged(*fleet).is_none())
            .collect();
        if armies.is_empty() {
            // A circular movement: all of them move.
            let best = solutions.into_iter().max_by_key(|solution| solution.iter().filter(|moves| **moves).count());
            let best = best.unwrap_or_else(|| vec![false; circle.len()]);
            for (at, moves) in circle.iter().zip(best) {
                decisions.moves[*at] = Some(moves);
            }
            return;
        }
        for army in armies {
            decisions.failed_convoys[army] = true;
        }
        for fleet in fleets {
            decisions.protected_fleets[fleet] = true;
        }
    }

    /// Open moves that depend on each other and on no other open move.
    fn innermost_circle(&self, open: &[usize], decisions: &Decisions) -> Vec<usize> {
        let mut reads: Vec<Vec<usize>> = vec![Vec::new(); self.units.len()];
        for at in open {
            let strengths = Strengths::new(self, decisions);
            let _ = strengths.success(*at);
            reads[*at] = strengths.open_moves_read();
        }
        let reached = |from: usize| {
            let mut reached = vec![false; self.units.len()];
            let mut next = reads[from].clone();
            while let Some(at) = next.pop() {
                if !std::mem::replace(&mut reached[at], true) {
                    next.extend(&reads[at]);
                }
            }
            (0..self.units.len()).filter(|at| reached[*at]).collect::<Vec<usize>>()
        };
        let mut circle = open.iter().map(|at| reached(*at)).min_by_key(Vec::len).unwrap_or_default();
        if circle.is_empty() {
            circle.extend(open.first());
        }
        circle
    }

    /// Every choice for the moves of a circle that agrees with the rules.
    fn solutions(&self, circle: &[usize], decisions: &Decisions) -> Vec<Vec<bool>> {
        /// A larger circle is not tried choice by choice.
        const MOST_MOVES: usize = 10;
        let mut solutions = Vec::new();
        if circle.len() > MOST_MOVES {
            return vec![vec![true; circle.len()], vec![false; circle.len()]];
        }
        for choice in 0..1_u32 << circle.len() {
            let chosen: Vec<bool> = (0..circle.len()).map(|at| choice >> at & 1 == 1).collect();
            let mut tried = decisions.clone();
            for (at, moves) in circle.iter().zip(&chosen) {
                tried.moves[*at] = Some(*moves);
            }
            let agrees = |(at, moves): (&usize, &bool)| Strengths::new(self, &tried).success(*at) == Some(*moves);
            if circle.iter().zip(&chosen).all(agrees) {
                solutions.push(chosen);
            }
        }
        solutions
    }

    fn outcome(&self, decisions: &Decisions) -> MovementOutcome {
        let strengths = Strengths::new(self, decisions);
        let all = || 0..self.units.len();
        let has_moved: Vec<bool> = decisions.moves.iter().map(|moves| *moves == Some(true)).collect();
        let dislodged_by: Vec<Option<usize>> = all()
            .map(|at| {
                let by = self.movers_to(self.units[at].unit.province()).iter().copied().find(|mover| has_moved[*mover]);
                by.filter(|_| !has_moved[at])
            })
            .collect();
        let mut stand_offs = ProvinceSet::default();
        for province in Province::all() {
            let stays = self.occupant(province).is_some_and(|at| !has_moved[at] && dislodged_by[at].is_none());
            let movers = self.movers_to(province);
            let is_taken = stays || movers.iter().any(|mover| has_moved[*mover]);
            if !is_taken && movers.iter().any(|mover| strengths.prevent(*mover).least > 0) {
                stand_offs.insert(province);
            }
        }
        MovementOutcome {
            cut_by: all().map(|at| strengths.cut_by(at)).collect(),
            is_matched: all().map(|at| self.matched(at).is_some()).collect(),
            has_path: all().map(|at| self.destination(at).is_some() && strengths.path(at) == Some(true)).collect(),
            is_convoyed: all().map(|at| strengths.is_convoyed(at) == Some(true)).collect(),
            convoy_fleets: all().map(|army| self.convoy_fleets(army).to_vec()).collect(),
            is_paradox: decisions.failed_convoys.clone(),
            attack: all().map(|at| strengths.attack(at).least).collect(),
            bounced_by: all().map(|at| strengths.bounced_by(at)).collect(),
            has_moved,
            dislodged_by,
            stand_offs,
        }
    }
}
