//! An order as written (WDC 2006 §§9.1 to 9.3): the unit, what it is ordered, and the spaces. It does not know the
//! position; [`super::read_order`] finds out what the order means.

use super::order::Reason;
use super::province_names::NameReading;
use super::provinces::{Coast, UnitKind};
use crate::book::Power;
use crate::languages::messages::rulings as texts;

/// A province as written in an order, with the words around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenPlace {
    /// The name as written.
    pub(super) name: String,
    pub(super) reading: NameReading,
    pub(super) kind: Option<UnitKind>,
    /// The coast; `Err` is a coast that no province has.
    pub(super) coast: Option<Result<Coast, ()>>,
    pub(super) nationality: Option<Power>,
}

/// What is ordered, as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum WrittenAction {
    Hold,
    /// To the last of the spaces. The others are intermediate.
    Move(Vec<WrittenPlace>),
    Support(WrittenPlace, Option<WrittenPlace>),
    Convoy(WrittenPlace, WrittenPlace),
    Disband,
    /// A hold of several units without a province.
    HoldOf(UnitsMeant),
    /// Words for no orders at all.
    NoOrders,
    Build,
    Remove,
    Waive,
    /// The unit of an adjustment without a verb.
    Adjust,
}

/// The units for which an order without a province is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnitsMeant {
    /// “All hold”.
    All,
    /// “Everything else holds”.
    AllOthers,
}

/// An order as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenOrder {
    /// Only a retreat can omit it.
    pub(super) unit: Option<WrittenPlace>,
    pub(super) action: WrittenAction,
    /// Whether the unit is all that is written.
    pub(super) is_unit_alone: bool,
    /// Whether a move has no arrow and no word for one.
    pub(super) is_without_arrow: bool,
    /// Whether it is written as a mutual support.
    pub(super) is_mutual: bool,
    /// The words about a support by other units: “with support from Ukraine”.
    pub(super) support_of_others: Option<String>,
    /// The words about a convoy behind a move, a support or a convoy: “via convoy”, “via NTH”.
    pub(super) route: Option<String>,
}

/// Why a text is no order: a sentence and the paragraph, and the unit that it begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LayoutFault {
    pub(super) reason: Reason,
    pub(super) unit: Option<WrittenPlace>,
}

/// What a text is as an order.
pub(super) type OrderLayout = Result<WrittenOrder, LayoutFault>;

impl WrittenOrder {
    /// The units and spaces that the order names.
    pub(super) fn places(&self) -> Vec<&WrittenPlace> {
        let mut places: Vec<&WrittenPlace> = self.unit.iter().collect();
        match &self.action {
            WrittenAction::Move(spaces) => places.extend(spaces),
            WrittenAction::Support(other, to) => {
                places.push(other);
                places.extend(to);
            }
            WrittenAction::Convoy(other, to) => places.extend([other, to]),
            _ => {}
        }
        places
    }

    /// Whether another reading of the same words comes to the same order.
    pub(super) fn has_same_meaning(&self, other: &WrittenOrder) -> bool {
        let meaning = |order: &WrittenOrder| {
            let places: Vec<_> = order.places().into_iter().map(|place| (place.reading.clone(), place.coast)).collect();
            // The spaces between the first and the last are ignored (§9.1.2).
            let last = places.last().cloned();
            if matches!(order.action, WrittenAction::Move(_)) {
                (places.into_iter().take(1).collect(), last)
            } else {
                (places, last)
            }
        };
        std::mem::discriminant(&self.action) == std::mem::discriminant(&other.action) && meaning(self) == meaning(other)
    }

    /// The sentences about names with a slip of the pen.
    pub(super) fn misspelt_notes(&self) -> Vec<Reason> {
        let misspelt = self.places().into_iter().filter_map(|place| match place.reading {
            NameReading::Misspelt(province) => Some((&place.name, province)),
            _ => None,
        });
        misspelt.map(|(name, province)| Reason::new(texts::name_can_only_be(name.as_str(), province), "§9")).collect()
    }
}
