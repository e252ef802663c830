//! A unit or a province of a position as a director types it: “A Vie”, “F StP/nc”.

use super::misspelt_names::unknown_name_sentence;
use super::order_entries::read_place;
use super::order_words;
use super::position::Unit;
use super::province_names::{NameReading, read_name};
use super::provinces::{Province, Space, Terrain, UnitKind};
use super::sentence_parts::list_with_or;
use super::written_order::WrittenPlace;
use crate::book::Power;
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// The province of an entry.
pub(super) fn parse_province(name: &str) -> Result<Province, Message> {
    province_of(&read_name(name), name, None)
}

/// The provinces that a name can mean. Tyr means two: the land first, the sea last. An ambiguous or unknown name means
/// none.
pub(super) fn provinces_of(reading: &NameReading) -> Vec<Province> {
    match reading {
        NameReading::Tyr => ["Tyr", "Tys"].into_iter().filter_map(Province::with_letters).collect(),
        _ => reading.province().into_iter().collect(),
    }
}

/// The province of a name in a position. Tyr is the land unless the unit is a fleet.
fn province_of(reading: &NameReading, name: &str, kind: Option<UnitKind>) -> Result<Province, Message> {
    if let NameReading::Ambiguous(provinces) = reading {
        return Err(texts::name_can_be(name.trim(), list_with_or(provinces)));
    }
    let provinces = provinces_of(reading);
    let province = if kind == Some(UnitKind::Fleet) { provinces.last() } else { provinces.first() };
    province.copied().ok_or_else(|| unknown_name_sentence(name))
}

/// The units that can stand in a province: an army, a fleet, a fleet on each coast.
pub(super) fn units_in(power: Power, province: Province) -> Vec<Unit> {
    let coasts = std::iter::once(None).chain(province.coasts().iter().copied().map(Some));
    let fleets = coasts.map(|coast| (UnitKind::Fleet, coast));
    let units = std::iter::once((UnitKind::Army, None)).chain(fleets);
    let units = units.map(|(kind, coast)| Unit { power, kind, space: Space { province, coast } });
    units.filter(|unit| Unit::can_stand(unit.kind, unit.space)).collect()
}

/// The only one of the units that a name can be, or the question which of them it is. `None` if it can be none.
pub(super) fn only_unit(units: &[Unit], name: &str) -> Option<Result<Unit, Message>> {
    let (first, others) = units.split_first()?;
    let province = first.province();
    Some(if others.is_empty() {
        Ok(*first)
    } else if let Some(other) = others.iter().find(|other| other.province() != province) {
        Err(texts::name_can_be_so_write_it(name.trim(), list_with_or(&[province, other.province()])))
    } else if others.iter().any(|other| other.kind != first.kind) {
        Err(texts::army_or_fleet(province))
    } else {
        Err(texts::on_which_coast(province))
    })
}

/// Whether an entry is a unit with its type and nothing else: “army Budapest”. It says what stands there, and orders nothing.
pub(super) fn is_plain_unit(power: Power, entry: &str) -> bool {
    read_place(entry).is_some_and(|place| place.kind.is_some()) && parse_unit(power, entry).is_ok()
}

/// A unit of a position: “A Vie”, “F StP/nc”, “Fleet Mid Atlantic”.
pub(super) fn parse_unit(power: Power, entry: &str) -> Result<Unit, Message> {
    let is_misspelt = |place: &WrittenPlace| matches!(place.reading, NameReading::Misspelt(_));
    let Some(place) = read_place(entry).filter(|place| !is_misspelt(place)) else {
        let name = entry.split_once(' ').filter(|(kind, _)| order_words::unit_kind(&kind.to_lowercase()).is_some());
        return Err(unknown_name_sentence(name.map_or(entry, |(_, name)| name)));
    };
    let province = province_of(&place.reading, &place.name, place.kind)?;
    let mut units = units_in(power, province);
    units.retain(|unit| place.kind.is_none_or(|kind| kind == unit.kind));
    if let Some(coast) = place.coast {
        // The coast of an army says nothing, but it has to be one.
        units.retain(|unit| coast.is_ok() && (unit.kind == UnitKind::Army || unit.space.coast == coast.ok()));
    }
    only_unit(&units, &place.name).unwrap_or_else(|| {
        Err(match (place.kind, province.terrain()) {
            (Some(UnitKind::Fleet), Terrain::Inland) => texts::fleet_is_inland(province),
            (Some(UnitKind::Army), Terrain::Sea) => texts::army_is_at_sea(province),
            _ => texts::no_such_coast(province),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_of_a_position_is_written_as_in_an_order() {
        for (entry, letters) in [
            ("A Vie", "A Vie"),
            ("Mun", "A Mun"),
            ("F St. P NC", "F Stp/nc"),
            ("F St.P.(s.c.)", "F Stp/sc"),
            ("F BulSC", "F Bul/sc"),
            ("Fleet Spain S.C.", "F Spa/sc"),
            ("F M.A.O.", "F Mao"),
            ("F E.C.", "F Eng"),
            ("Army in Paris", "A Par"),
            ("F Tyr", "F Tys"),
        ] {
            assert_eq!(parse_unit(Power::France, entry).map(Unit::letters), Ok(letters.to_owned()), "{entry}");
        }
    }

    #[test]
    fn an_entry_that_is_no_unit_is_told_with_the_nearest_name() {
        let told = |entry: &str| parse_unit(Power::France, entry).unwrap_err().english();
        assert_eq!(told("A Qux"), "“Qux” is no province of the board.");
        assert_eq!(told("A Burgandy"), "“Burgandy” is no province of the board. The nearest name is Burgundy.");
        assert_eq!(told("A Par - Bur"), "“Par - Bur” is no province of the board.");
        assert_eq!(told("F Stp"), "A fleet in St Petersburg stands on a coast: write which.");
    }
}
