//! The fleets over which an army can be convoyed.

use super::board_map::{Province, ProvinceSet};

/// Whether a chain of fleets leads from one coast to another. `fleets` are the seas that can be used.
pub(super) fn has_route(fleets: ProvinceSet, from: Province, to: Province) -> bool {
    let mut reached = ProvinceSet::default();
    let mut open: Vec<Province> = from.seas().iter().filter(|sea| fleets.contains(*sea)).collect();
    while let Some(sea) = open.pop() {
        if reached.contains(sea) {
            continue;
        }
        reached.insert(sea);
        open.extend(sea.seas().iter().filter(|next| fleets.contains(*next) && !reached.contains(*next)));
    }
    to.seas().iter().any(|sea| reached.contains(sea))
}

/// The fleets that are on at least one route without a detour over the same sea twice.
pub(super) fn fleets_on_routes(fleets: ProvinceSet, from: Province, to: Province) -> ProvinceSet {
    let mut search = RouteSearch { fleets, to, on_routes: ProvinceSet::default(), steps_left: 20_000 };
    for sea in from.seas().iter().filter(|sea| fleets.contains(*sea)) {
        search.follow(sea, &mut Vec::new());
    }
    if search.steps_left == 0 {
        // More routes than any game has. Every fleet counts then.
        return fleets;
    }
    search.on_routes
}

struct RouteSearch {
    fleets: ProvinceSet,
    to: Province,
    on_routes: ProvinceSet,
    steps_left: u32,
}

impl RouteSearch {
    fn follow(&mut self, sea: Province, before: &mut Vec<Province>) {
        if self.steps_left == 0 {
            return;
        }
        self.steps_left -= 1;
        before.push(sea);
        if self.to.seas().contains(sea) {
            for used in before.iter() {
                self.on_routes.insert(*used);
            }
        }
        for next in sea.seas().iter() {
            if self.fleets.contains(next) && !before.contains(&next) {
                self.follow(next, before);
            }
        }
        before.pop();
    }
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
        let every_sea = Province::all().filter(|province| province.is_sea()).map(Province::letters);
        let all = set(&every_sea.collect::<Vec<_>>().join(" "));
        let (tun, nwy) = (Province::with_letters("Tun").unwrap(), Province::with_letters("Nwy").unwrap());
        assert!(fleets_on_routes(all, tun, nwy).contains(Province::with_letters("Mao").unwrap()));
    }
}
