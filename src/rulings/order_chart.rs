//! The chart of all readings of a text: which parts of the forms of orders begin at each word, and where they end.

use std::ops::Range;
use std::rc::Rc;

use super::order_forms::{Form, FormKind, OrderForms, Role, Symbol, SymbolKind};
use super::order_words::{Meaning, WordKind};
use super::provinces::{Coast, UnitKind};
use super::word_lattice::{EdgeMeaning, LatticeName, WordLattice};
use crate::book::Power;

/// A side beside a shorter name may be a word of another name: “North Sa”.
const LEAST_BESIDE_SIDE: usize = 3;

/// How often a part of a form is repeated at most.
const MOST_REPEATS: usize = 8;

/// A reading of some words as a part of a form.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reading {
    pub(super) what: FormKind,
    /// The token behind it.
    pub(super) end: usize,
    /// How far it is from a layout of §9.
    pub(super) price: u16,
    /// The number of words and names. A reading with fewer has longer names.
    pub(super) words: u16,
    pub(super) found: Vec<Found>,
}

/// What a reading found.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Found {
    Kind(UnitKind),
    Power(Power),
    Coast(Result<Coast, ()>),
    /// A side, which is a coast of a province that has some.
    Half(Result<Coast, ()>),
    Name(usize),
    Place(Role, FoundPlace),
    Words(Role, Range<usize>),
}

/// A province with what stands around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FoundPlace {
    /// The position among the names of the lattice.
    pub(super) name: usize,
    pub(super) kind: Option<UnitKind>,
    /// The coast; `Err` is a coast that no province has.
    pub(super) coast: Option<Result<Coast, ()>>,
    pub(super) nationality: Option<Power>,
}

/// The readings that begin at each token.
pub(super) struct OrderChart<'a> {
    lattice: &'a WordLattice,
    forms: &'static OrderForms,
    /// By the part, then by the token.
    readings: Vec<Vec<Option<Rc<[Reading]>>>>,
}

impl<'a> OrderChart<'a> {
    pub(super) fn new(lattice: &'a WordLattice, forms: &'static OrderForms) -> Self {
        OrderChart { lattice, forms, readings: vec![Vec::new(); forms.parts.len()] }
    }

    /// The readings of the words from a token as a part with this name.
    pub(super) fn readings_of(&mut self, name: &str, at: usize) -> Rc<[Reading]> {
        let part = self.forms.position_of(name);
        part.map_or_else(|| Vec::new().into(), |part| self.readings(part, at))
    }

    /// Whether nothing but words that say nothing stands from a token on.
    pub(super) fn is_end(&self, at: usize) -> bool {
        self.beginnings(at).contains(&self.lattice.len())
    }

    /// The tokens at which something can begin, over words that say nothing.
    fn beginnings(&self, at: usize) -> Vec<usize> {
        let mut reached = vec![at];
        let mut next = 0;
        while let Some(from) = reached.get(next).copied() {
            next += 1;
            for edge in self.lattice.edges_from(from) {
                if edge.what == EdgeMeaning::Nothing && !reached.contains(&edge.to) {
                    reached.push(edge.to);
                }
            }
        }
        reached
    }

    fn readings(&mut self, part: usize, at: usize) -> Rc<[Reading]> {
        if let Some(Some(known)) = self.readings[part].get(at) {
            return Rc::clone(known);
        }
        let mut made = Vec::new();
        let forms = self.forms;
        for form in &forms.parts[part] {
            let begun = Reading { what: form.what, end: at, price: form.price, words: 0, found: Vec::new() };
            self.follow(form, 0, begun, &mut made);
        }
        made.sort_by_key(|reading| (reading.price, reading.words));
        let mut cheapest: Vec<Reading> = Vec::new();
        for reading in made {
            let is_same = |known: &Reading| {
                known.end == reading.end && known.found == reading.found && known.what == reading.what
            };
            if !cheapest.iter().any(is_same) {
                cheapest.push(reading);
            }
        }
        let cheapest: Rc<[Reading]> = cheapest.into();
        let of_part = &mut self.readings[part];
        if of_part.len() <= at {
            of_part.resize(at + 1, None);
        }
        of_part[at] = Some(Rc::clone(&cheapest));
        cheapest
    }

    /// Adds the readings that go on with the symbols of a form from one of them.
    fn follow(&mut self, form: &'static Form, next: usize, begun: Reading, made: &mut Vec<Reading>) {
        let Some(symbol) = form.symbols.get(next) else {
            made.push(begun);
            return;
        };
        if symbol.may_be_left_out {
            self.follow(form, next + 1, begun.clone(), made);
        }
        let mut open = vec![begun];
        let repeats = if symbol.is_repeated { MOST_REPEATS } else { 1 };
        for _ in 0..repeats {
            let longer: Vec<Reading> = open.iter().flat_map(|reading| self.with_symbol(reading, *symbol)).collect();
            for reading in &longer {
                self.follow(form, next + 1, reading.clone(), made);
            }
            open = longer;
        }
    }

    /// A reading with one symbol more.
    fn with_symbol(&mut self, begun: &Reading, symbol: Symbol) -> Vec<Reading> {
        match symbol.what {
            SymbolKind::Any => {
                let rest = begun.end..self.lattice.len();
                // A fault is told by the form that leaves the fewest words.
                let words = u16::try_from(rest.len()).unwrap_or(u16::MAX);
                let mut longer = Reading { end: rest.end, price: begun.price.saturating_add(words), ..begun.clone() };
                longer.found.extend(symbol.role.map(|role| Found::Words(role, rest.clone())));
                if rest.is_empty() { Vec::new() } else { vec![longer] }
            }
            SymbolKind::Word(kind) => self.with_word(begun, kind),
            SymbolKind::Part(part) => {
                let parts = self.readings(part, begun.end);
                parts.iter().filter_map(|part| self.with_part(begun, part, symbol.role)).collect()
            }
        }
    }

    fn with_word(&self, begun: &Reading, kind: WordKind) -> Vec<Reading> {
        let edges = self.beginnings(begun.end).into_iter().flat_map(|from| self.lattice.edges_from(from));
        edges
            .filter_map(|edge| {
                let (of_kind, price, found) = match edge.what {
                    EdgeMeaning::Word(meaning) => (meaning.kind(), 0, found_by(meaning)),
                    EdgeMeaning::Name(name) => (WordKind::Name, self.name(name).price(), Some(Found::Name(name))),
                    EdgeMeaning::Nothing => return None,
                };
                (of_kind == kind).then(|| {
                    let mut longer = begun.clone();
                    longer.end = edge.to;
                    longer.price += price;
                    longer.words += 1;
                    longer.found.extend(found);
                    longer
                })
            })
            .collect()
    }

    fn with_part(&self, begun: &Reading, part: &Reading, role: Option<Role>) -> Option<Reading> {
        let mut longer = begun.clone();
        match role {
            None => longer.found.extend(part.found.iter().cloned()),
            Some(role @ (Role::Route | Role::Helpers | Role::Rest)) => {
                longer.found.push(Found::Words(role, begun.end..part.end));
            }
            Some(role) => longer.found.push(Found::Place(role, self.place(&part.found)?)),
        }
        longer.end = part.end;
        longer.price = longer.price.saturating_add(part.price);
        longer.words = longer.words.saturating_add(part.words);
        Some(longer)
    }

    fn name(&self, name: usize) -> &LatticeName {
        &self.lattice.names[name]
    }

    /// A province of what was found. `None` if a side stands beside a province without coasts.
    pub(super) fn place(&self, found: &[Found]) -> Option<FoundPlace> {
        let name = found.iter().find_map(|found| if let Found::Name(name) = found { Some(*name) } else { None })?;
        let written = self.name(name);
        let mut place = FoundPlace { name, kind: written.kind, coast: written.coast.map(Ok), nationality: None };
        let has_coasts = written.reading.province().is_some_and(|province| !province.coasts().is_empty());
        for found in found {
            match found {
                Found::Kind(kind) => place.kind = Some(*kind),
                Found::Power(power) => place.nationality = Some(*power),
                Found::Half(_) if !has_coasts || written.name.chars().count() < LEAST_BESIDE_SIDE => return None,
                Found::Coast(coast) | Found::Half(coast) => place.coast = Some(*coast),
                Found::Name(_) | Found::Place(..) | Found::Words(..) => {}
            }
        }
        Some(place)
    }
}

const fn found_by(meaning: Meaning) -> Option<Found> {
    match meaning {
        Meaning::Word(_) => None,
        Meaning::Unit(kind) => Some(Found::Kind(kind)),
        Meaning::Coast(coast) => Some(Found::Coast(coast)),
        Meaning::Half(half) => Some(Found::Half(half)),
        Meaning::Power(power) => Some(Found::Power(power)),
    }
}
