//! Converts the table of adjacent powers between book and draw.

use crate::book::{NeighbourTable, Power};
use crate::draw::Adjacency;

/// The table of adjacent powers for the draw.
pub fn adjacency(neighbours: &NeighbourTable) -> Adjacency {
    match neighbours {
        NeighbourTable::Strict => Adjacency::strict(),
        NeighbourTable::Wide => Adjacency::wide(),
        NeighbourTable::Own(pairs) => {
            Adjacency::from_pairs(&pairs.iter().map(|[one, other]| (*one, *other)).collect::<Vec<_>>())
        }
    }
}

/// The table of neighbours in the book that matches an adjacency table.
pub(super) fn neighbours_of(table: Adjacency) -> NeighbourTable {
    if let Some(known) =
        [NeighbourTable::Strict, NeighbourTable::Wide].into_iter().find(|known| adjacency(known) == table)
    {
        return known;
    }
    let after = |one: Power| Power::ALL.into_iter().filter(move |other| one < *other && table.adjacent(one, *other));
    NeighbourTable::Own(Power::ALL.into_iter().flat_map(|one| after(one).map(move |other| [one, other])).collect())
}
