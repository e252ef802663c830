//! The orders of a line. Each is read as a whole: every word of it is accounted for, or it is a misorder.

use std::ops::Range;
use std::rc::Rc;

use super::game_turn::TurnPart;
use super::misspelt_names::unknown_words_sentence;
use super::order::Reason;
use super::order_chart::{Found, FoundPlace, OrderChart, Reading};
use super::order_forms::{FormKind, OrderForms, Role, fault_sentence};
use super::order_words::{Meaning, WordKind, unit_kind};
use super::province_names::{NameReading, is_whole_or_begins};
use super::provinces::{Province, UnitKind};
use super::word_lattice::{EdgeMeaning, WordLattice};
use super::written_order::{LayoutFault, OrderLayout, UnitsMeant, WrittenAction, WrittenOrder, WrittenPlace};
use crate::languages::messages::rulings as texts;

/// No order sheet has more words in one entry.
const MOST_WORDS: usize = 500;

/// An order of a line, as text and as it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EntryOrder {
    pub(super) text: String,
    pub(super) layout: OrderLayout,
}

/// The orders of a line for a part of a turn. Commas and semicolons separate them; what is behind a comma may belong to the
/// unit before it: “A Mar, hold”. A word such as “none” gives no order.
pub(super) fn read_orders(line: &str, part: TurnPart) -> Vec<EntryOrder> {
    let mut orders: Vec<EntryOrder> = Vec::new();
    // The beginning of the last entry if it is a unit alone.
    let mut unit_alone: Option<usize> = None;
    let mut start = 0;
    for entry in line.split_inclusive([',', ';']) {
        let range = start..start + entry.trim_end_matches([',', ';']).len();
        start += entry.len();
        let mut read = read_entry(&line[range.clone()], part);
        let fault = read.first().and_then(|order| order.layout.as_ref().err());
        let mut begin = range.start;
        if let (Some(unit_begin), Some(fault)) = (unit_alone, fault) {
            let has_unit = fault.unit.is_some();
            let together = read_entry(&line[unit_begin..range.end], part);
            if !has_unit || together.iter().all(|order| order.layout.is_ok()) {
                orders.pop();
                (begin, read) = (unit_begin, together);
            }
        }
        let is_alone = matches!(read.as_slice(), [EntryOrder { layout: Ok(order), .. }] if order.is_unit_alone);
        if !read.is_empty() {
            unit_alone = is_alone.then_some(begin);
        }
        orders.extend(read);
    }
    orders.retain(|order| !matches!(&order.layout, Ok(order) if order.action == WrittenAction::NoOrders));
    orders
}

/// Reads a text that is a province alone, with its type, nationality and coast. `None` if it is anything else.
pub(super) fn read_place(text: &str) -> Option<WrittenPlace> {
    let lattice = WordLattice::of(text);
    if lattice.len() > MOST_WORDS {
        return None;
    }
    let mut chart = OrderChart::new(&lattice, OrderForms::of(TurnPart::Movement));
    let readings = chart.readings_of("place", 0);
    let whole = readings.iter().find(|reading| chart.is_end(reading.end))?;
    chart.place(&whole.found).map(|place| written_place(&lattice, place))
}

fn read_entry(text: &str, part: TurnPart) -> Vec<EntryOrder> {
    let text = without_list_mark(text.trim(), part);
    let lattice = WordLattice::of(text);
    if lattice.len() == 0 {
        return Vec::new();
    }
    let alone = |layout: OrderLayout| vec![EntryOrder { text: text.trim_end_matches('.').to_owned(), layout }];
    if lattice.len() > MOST_WORDS {
        let reason = Reason::new(texts::too_many_words(MOST_WORDS.to_string()), "§9");
        return alone(Err(LayoutFault { reason, unit: None }));
    }
    let chart = OrderChart::new(&lattice, OrderForms::of(part));
    let mut reader =
        EntryReader { text, lattice: &lattice, chart, part, lists: vec![KnownList::NotSought; lattice.len()] };
    let Some(list) = reader.best_list(0) else { return alone(Err(reader.fault())) };
    if let Some(rival) = &list.rival {
        return alone(Err(ambiguous(text, &list.orders[0].1, rival)));
    }
    let is_one = list.orders.len() == 1;
    let texts = list.orders.iter().map(|(range, _)| if is_one { text } else { lattice.text(text, range.clone()) });
    let orders = texts.zip(&list.orders);
    orders
        .map(|(text, (_, order))| EntryOrder { text: text.trim_end_matches('.').to_owned(), layout: Ok(order.clone()) })
        .collect()
}

/// The sentence about a text that is as good a writing of two orders.
fn ambiguous(text: &str, one: &WrittenOrder, other: &WrittenOrder) -> LayoutFault {
    let name = |order: &WrittenOrder| match order.action {
        WrittenAction::Hold | WrittenAction::HoldOf(_) => texts::a_hold(),
        WrittenAction::Move(_) => texts::a_move(),
        WrittenAction::Support(..) => texts::a_support(),
        WrittenAction::Convoy(..) => texts::a_convoy(),
        _ => texts::another_order(),
    };
    let (first, second) = (name(one), name(other));
    let sentence = if first == second {
        texts::can_be_read_in_two_ways(text)
    } else {
        texts::can_be_two_orders(text, first, second)
    };
    let unit = one.unit.clone().filter(|unit| other.unit.as_ref().is_some_and(|other| other.reading == unit.reading));
    LayoutFault { reason: Reason::new(sentence, "§9"), unit }
}

/// Orders one after the other without a mark between them.
#[derive(Clone, Debug)]
struct OrderList {
    price: ListPrice,
    orders: Vec<(Range<usize>, WrittenOrder)>,
    /// The first order of another list that is as good and means something else.
    rival: Option<WrittenOrder>,
}

/// How far a list is from the layouts of §9, the number of its orders, and that of its words and names.
type ListPrice = (u16, usize, u16);

#[derive(Clone)]
enum KnownList {
    NotSought,
    None,
    Best(Rc<OrderList>),
}

struct EntryReader<'a> {
    text: &'a str,
    lattice: &'a WordLattice,
    chart: OrderChart<'a>,
    part: TurnPart,
    /// The best list from each token on, as far as it is known.
    lists: Vec<KnownList>,
}

impl EntryReader<'_> {
    /// The best list of orders from a token to the end.
    fn best_list(&mut self, at: usize) -> Option<Rc<OrderList>> {
        match self.lists.get(at) {
            Some(KnownList::Best(list)) => return Some(Rc::clone(list)),
            Some(KnownList::None) => return None,
            Some(KnownList::NotSought) | None => {}
        }
        let mut best: Option<OrderList> = None;
        for reading in self.chart.readings_of("order", at).iter() {
            let Some(order) = self.order(reading) else { continue };
            let list = if self.chart.is_end(reading.end) {
                let price = (reading.price, 1, reading.words);
                OrderList { price, orders: vec![(at..reading.end, order)], rival: None }
            } else {
                let Some(list) = self.list_with(at, reading, order) else { continue };
                list
            };
            let is_same = |known: &OrderList| {
                known.orders.len() == list.orders.len()
                    && known.orders.iter().zip(&list.orders).all(|((_, one), (_, other))| one.has_same_meaning(other))
            };
            match &mut best {
                Some(known) if known.price < list.price => {}
                Some(known) if known.price == list.price => {
                    if !is_same(known) {
                        known.rival = Some(list.orders[0].1.clone());
                    }
                }
                _ => best = Some(list),
            }
        }
        let best = best.map(Rc::new);
        if let Some(list) = self.lists.get_mut(at) {
            *list = best.clone().map_or(KnownList::None, KnownList::Best);
        }
        best
    }

    /// The best list that begins with an order and goes on behind it. Both orders name their units and say what they
    /// do.
    fn list_with(&mut self, at: usize, reading: &Reading, order: WrittenOrder) -> Option<OrderList> {
        let is_adjustment = self.part == TurnPart::Adjustments;
        let behind_and = self.edge_and(reading.end);
        let is_explicit = |order: &WrittenOrder| {
            let is_typed = has_type(order);
            let is_bare = order.is_unit_alone || order.is_without_arrow;
            let is_clear = |place: &WrittenPlace| {
                let is_sure = !matches!(place.reading, NameReading::Ambiguous(_) | NameReading::Misspelt(_));
                is_sure && (is_adjustment || is_whole_or_begins(&place.name))
            };
            order.unit.is_some()
                && (!is_bare || (is_adjustment && (is_typed || behind_and.is_some())))
                && order.action != WrittenAction::Disband
                && order.places().into_iter().all(is_clear)
        };
        let next = behind_and.unwrap_or(reading.end);
        let rest = is_explicit(&order).then(|| self.best_list(next)).flatten()?;
        let (price, count, words) = rest.price;
        // A player who writes the types of units writes them for all units.
        let begins_explicit = rest
            .orders
            .first()
            .is_some_and(|(_, next)| is_explicit(next) && (is_adjustment || has_type(next) == has_type(&order)));
        let orders = std::iter::once((at..reading.end, order)).chain(rest.orders.iter().cloned()).collect();
        begins_explicit.then(|| OrderList {
            price: (reading.price + price + 1, count + 1, reading.words + words),
            orders,
            rival: rest.rival.clone(),
        })
    }

    /// The token behind an “and” at this position.
    fn edge_and(&self, at: usize) -> Option<usize> {
        let is_and = |what: EdgeMeaning| what == EdgeMeaning::Word(Meaning::Word(WordKind::And));
        self.lattice.edges_from(at).iter().find(|edge| is_and(edge.what)).map(|edge| edge.to)
    }

    /// The order of a reading. `None` for one that cannot be meant.
    fn order(&self, reading: &Reading) -> Option<WrittenOrder> {
        let FormKind::Order(name) = reading.what else { return None };
        let place = |role: Role| self.places(reading, role).next();
        let words = |role: Role| {
            reading.found.iter().find_map(|found| match found {
                Found::Words(of, range) if *of == role => Some(self.lattice.words(self.text, range.clone())),
                _ => None,
            })
        };
        let unit = place(Role::Unit);
        let spaces = || self.places(reading, Role::Between).chain(self.places(reading, Role::Space)).collect();
        let action = match name {
            // A letter, or what looks like a slip of a name, may be anything without a verb.
            "unit alone" => {
                let unit = unit.as_ref()?;
                let is_letter = unit.kind.is_none() && unit.name.chars().count() < 2;
                let is_misspelt = matches!(unit.reading, NameReading::Misspelt(_));
                (!is_letter && !is_misspelt).then_some(WrittenAction::Hold)?
            }
            "hold" => WrittenAction::Hold,
            // “A Vie stays in Vienna”.
            "hold there" => (unit.as_ref()?.reading == place(Role::Space)?.reading).then_some(WrittenAction::Hold)?,
            "move" => WrittenAction::Move(spaces()),
            "move without an arrow" => {
                // A letter or two are hardly a space.
                let space = place(Role::Space)?;
                (space.name.chars().count() > 2).then(|| WrittenAction::Move(vec![space]))?
            }
            "carried" => {
                let unit = unit.as_ref()?;
                let is_sea = unit.reading.province().is_some_and(Province::is_sea);
                let is_army = unit.kind.map_or(!is_sea, |kind| kind == UnitKind::Army);
                is_army.then(|| WrittenAction::Move(spaces()))?
            }
            "support" => WrittenAction::Support(place(Role::Other)?, place(Role::Space)),
            "mutual" => WrittenAction::Support(place(Role::Other)?, None),
            "convoy" => WrittenAction::Convoy(place(Role::Other)?, place(Role::Space)?),
            "disband" => WrittenAction::Disband,
            "all hold" => WrittenAction::HoldOf(UnitsMeant::All),
            "all others hold" => WrittenAction::HoldOf(UnitsMeant::AllOthers),
            "no orders" => WrittenAction::NoOrders,
            "build" => WrittenAction::Build,
            "remove" => WrittenAction::Remove,
            "waive" => WrittenAction::Waive,
            "adjustment" => WrittenAction::Adjust,
            _ => return None,
        };
        Some(WrittenOrder {
            unit,
            action,
            is_unit_alone: matches!(name, "unit alone" | "adjustment"),
            is_without_arrow: name == "move without an arrow",
            is_mutual: name == "mutual",
            support_of_others: words(Role::Helpers),
            route: words(Role::Route),
        })
    }

    /// The places with this role, in their order.
    fn places<'b>(&'b self, reading: &'b Reading, role: Role) -> impl Iterator<Item = WrittenPlace> + 'b {
        reading.found.iter().filter_map(move |found| match found {
            Found::Place(of, place) if *of == role => Some(written_place(self.lattice, *place)),
            _ => None,
        })
    }

    /// What is said about a text that no form fits: the fault that leaves the fewest words.
    fn fault(&mut self) -> LayoutFault {
        let faults = self.chart.readings_of("fault", 0);
        let whole = faults.iter().filter(|fault| self.chart.is_end(fault.end));
        let Some(fault) = whole.min_by_key(|fault| (fault.price, std::cmp::Reverse(fault.words))) else {
            return LayoutFault { reason: Reason::new(texts::is_no_order(self.text), "§9"), unit: None };
        };
        let FormKind::Fault(rule, name) = fault.what else {
            return LayoutFault { reason: Reason::new(texts::this_is_no_order(), "§9"), unit: None };
        };
        let rest = fault.found.iter().find_map(|found| match found {
            Found::Words(Role::Rest, range) => Some(range.clone()),
            _ => None,
        });
        let rest = rest.unwrap_or_default();
        let unknown = self.lattice.unknown_words(self.text, rest.clone());
        let sentence = if unknown.is_empty() {
            fault_sentence(name, self.lattice.text(self.text, rest).trim())
        } else {
            unknown_words_sentence(&unknown)
        };
        LayoutFault { reason: Reason::new(sentence, rule), unit: self.places(fault, Role::Unit).next() }
    }
}

/// Whether the type of the unit is written.
fn has_type(order: &WrittenOrder) -> bool {
    order.unit.as_ref().is_some_and(|unit| unit.kind.is_some())
}

fn written_place(lattice: &WordLattice, place: FoundPlace) -> WrittenPlace {
    let FoundPlace { name, kind, coast, nationality } = place;
    let written = &lattice.names[name];
    WrittenPlace { name: written.name.clone(), reading: written.reading.clone(), kind, coast, nationality }
}

/// An order without its mark in a list: “1. A Par - Bur”, “2) F Bre H”, “iv. A Rom H”, “b) A Mun H”, “- A Ber - Kie”, “* A Mun H”. A
/// hyphen before an adjustment removes a unit, and one before a retreat may stand for an unnamed unit.
pub(super) fn without_list_mark(order: &str, part: TurnPart) -> &str {
    let after_number = || {
        let numbered = order.trim_start_matches(['(', '#']);
        let rest = numbered.trim_start_matches(|c: char| c.is_ascii_digit());
        (rest.len() < numbered.len()).then(|| rest.strip_prefix(['.', ')', ':']))?
    };
    // Letters are a mark only before the type of a unit.
    let after_letters = || {
        let rest = order.trim_start_matches('(').trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let letters = order[..order.len() - rest.len()].trim_start_matches('(');
        let is_roman = letters.chars().all(|c| matches!(c.to_ascii_lowercase(), 'i' | 'v' | 'x'));
        let rest = rest
            .strip_prefix(')')
            .filter(|_| letters.len() == 1 || is_roman)
            .or_else(|| rest.strip_prefix('.').filter(|_| is_roman && !letters.is_empty()))?;
        let word = rest.split_whitespace().next()?;
        unit_kind(&word.to_lowercase()).map(|_| rest)
    };
    let after_sign = || {
        let rest = order.strip_prefix(['*', '•', '·', 'o']);
        rest.or_else(|| order.strip_prefix(['-', '–', '—']).filter(|_| part == TurnPart::Movement))
    };
    let rest = after_number().or_else(after_letters).or_else(after_sign).filter(|rest| rest.starts_with([' ', '\t']));
    rest.map(str::trim_start).filter(|rest| !rest.is_empty()).unwrap_or(order)
}
