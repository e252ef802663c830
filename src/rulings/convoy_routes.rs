//! The fleets over which an army can be convoyed.

use super::provinces::{Province, ProvinceSet};

/// Whether a chain of fleets leads from one coast to another. `fleets` are the seas that can be used.
pub(super) fn has_route(fleets: ProvinceSet, from: Province, to: Province) -> bool {
    from.seas().iter().any(|sea| fleets.contains(sea) && touches(linked_with(sea, fleets, None), to))
}

/// The fleets that are on at least one route without a detour over the same sea twice.
pub(super) fn fleets_on_routes(fleets: ProvinceSet, from: Province, to: Province) -> ProvinceSet {
    let mut on_routes = ProvinceSet::default();
    fleets.iter().filter(|sea| is_on_route(*sea, fleets, from, to)).for_each(|sea| on_routes.insert(sea));
    on_routes
}

/// Whether chains of fleets lead from a fleet to both coasts.
pub(super) fn links_coasts(sea: Province, fleets: ProvinceSet, from: Province, to: Province) -> bool {
    let linked = linked_with(sea, fleets, None);
    touches(linked, from) && touches(linked, to)
}

/// Whether a route leads over this fleet: chains lead to both coasts, and no other fleet is on every way to either of them (Menger’s
/// theorem). A fleet behind another one would be a detour over that one twice.
pub(super) fn is_on_route(sea: Province, fleets: ProvinceSet, from: Province, to: Province) -> bool {
    let is_cut_off_by = |other: Province| {
        let left = linked_with(sea, fleets, Some(other));
        !touches(left, from) && !touches(left, to)
    };
    links_coasts(sea, fleets, from, to) && !fleets.iter().any(|other| other != sea && is_cut_off_by(other))
}

/// The fleets that a chain of fleets links with one of them, without another one.
fn linked_with(sea: Province, fleets: ProvinceSet, without: Option<Province>) -> ProvinceSet {
    let mut linked = ProvinceSet::default();
    let mut open = vec![sea];
    while let Some(sea) = open.pop() {
        if !linked.contains(sea) {
            linked.insert(sea);
            open.extend(sea.seas().iter().filter(|next| fleets.contains(*next) && Some(*next) != without));
        }
    }
    linked
}

/// Whether one of these seas is beside a coast.
fn touches(seas: ProvinceSet, coast: Province) -> bool {
    coast.seas().iter().any(|sea| seas.contains(sea))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(letters: &str) -> ProvinceSet {
        let mut set = ProvinceSet::default();
        letters.split(' ').filter_map(Province::with_letters).for_each(|province| set.insert(province));
        set
    }

    fn shown(set: ProvinceSet) -> String {
        set.iter().map(Province::letters).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_fleet_beside_the_route_is_not_on_it() {
        let (lon, bel) = (Province::with_letters("Lon").unwrap(), Province::with_letters("Bel").unwrap());
        assert!(has_route(set("Eng Iri"), lon, bel));
        assert!(!has_route(set("Iri Mao"), lon, bel));
        assert_eq!(shown(fleets_on_routes(set("Eng Iri"), lon, bel)), "Eng");
        assert_eq!(shown(fleets_on_routes(set("Eng Nth Iri"), lon, bel)), "Eng Nth");
        assert_eq!(
            shown(fleets_on_routes(set("Iri Nao Nwg Nth"), lon, bel)),
            "Nth",
            "from the Irish Sea it is a dead end"
        );
        assert_eq!(shown(fleets_on_routes(set("Eng Iri Nao Nwg Nth"), lon, bel)), "Eng Iri Nao Nth Nwg");
        let every_sea = Province::all().filter(|province| province.is_sea()).map(Province::letters);
        let all = set(&every_sea.collect::<Vec<_>>().join(" "));
        let (tun, nwy) = (Province::with_letters("Tun").unwrap(), Province::with_letters("Nwy").unwrap());
        assert!(fleets_on_routes(all, tun, nwy).contains(Province::with_letters("Mao").unwrap()));
    }
}
