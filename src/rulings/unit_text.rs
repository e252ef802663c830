//! A unit or a province of a position as a director types it: “A Vie”, “F StP/nc”.

use super::board_map::{Province, Space, Terrain, UnitKind};
use super::name_slips::unknown_name_sentence;
use super::order_reader::read_place;
use super::order_words;
use super::position::Unit;
use super::province_names::{NameReading, read_name};
use crate::book::Power;

/// The province of an entry.
pub(super) fn parse_province(name: &str) -> Result<Province, String> {
    province_of(&read_name(name), name, None)
}

/// The province that a name means. Tyr is the land unless the unit is a fleet.
fn province_of(reading: &NameReading, name: &str, kind: Option<UnitKind>) -> Result<Province, String> {
    match reading {
        NameReading::Clear(province) | NameReading::Fixed(province) => Ok(*province),
        NameReading::Tyr => {
            let letters = if kind == Some(UnitKind::Fleet) { "Tys" } else { "Tyr" };
            Province::with_letters(letters).ok_or_else(|| unknown_name_sentence(name))
        }
        NameReading::Ambiguous(provinces) => {
            let names: Vec<&str> = provinces.iter().map(|province| province.name()).collect();
            Err(format!("“{}” can be {}.", name.trim(), names.join(" or ")))
        }
        NameReading::Unknown => Err(unknown_name_sentence(name)),
    }
}

/// A unit of a position: “A Vie”, “F StP/nc”, “Fleet Mid Atlantic”.
pub(super) fn parse_unit(power: Power, entry: &str) -> Result<Unit, String> {
    let Some(place) = read_place(entry) else {
        let name = entry.split_once(' ').filter(|(kind, _)| order_words::unit_kind(&kind.to_lowercase()).is_some());
        return Err(unknown_name_sentence(name.map_or(entry, |(_, name)| name)));
    };
    let (kind, coast) = (place.kind, place.coast);
    let province = province_of(&place.reading, &place.name, kind)?;
    let kind = match (kind, province.terrain()) {
        (Some(kind), _) => kind,
        (None, Terrain::Inland) => UnitKind::Army,
        (None, Terrain::Sea) => UnitKind::Fleet,
        (None, Terrain::Coastal) => return Err(format!("Is the unit in {province} an army or a fleet? Write A or F.")),
    };
    let coast = match coast {
        Some(Ok(coast)) if kind == UnitKind::Fleet => Some(coast),
        Some(Err(())) => return Err(format!("{province} has no such coast.")),
        _ => None,
    };
    let unit = Unit { power, kind, space: Space { province, coast } };
    if Unit::can_stand(kind, unit.space) {
        return Ok(unit);
    }
    Err(match (kind, province.terrain()) {
        (UnitKind::Fleet, Terrain::Inland) => format!("{province} is inland, so no fleet can stand there."),
        (UnitKind::Army, _) => format!("{province} is sea, so no army can stand there."),
        (UnitKind::Fleet, _) if coast.is_none() => format!("A fleet in {province} stands on a coast: write which."),
        (UnitKind::Fleet, _) => format!("{province} has no such coast."),
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
        let told = |entry: &str| parse_unit(Power::France, entry).unwrap_err();
        assert_eq!(told("A Qux"), "“Qux” is no province of the board.");
        assert_eq!(told("A Burgandy"), "“Burgandy” is no province of the board. The nearest name is Burgundy.");
        assert_eq!(told("A Par - Bur"), "“Par - Bur” is no province of the board.");
        assert_eq!(told("F Stp"), "A fleet in St Petersburg stands on a coast: write which.");
    }
}
