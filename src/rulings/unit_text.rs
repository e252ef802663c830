//! A unit or a province of a position as a director types it: “A Vie”, “F StP/nc”.

use super::board_map::{Province, Space, Terrain, UnitKind};
use super::order_words;
use super::position::Unit;
use super::province_names::{NameReading, read_name};
use crate::book::Power;

/// The province of an entry. Tyr is the land unless the unit is a fleet.
pub(super) fn parse_province(name: &str, kind: Option<UnitKind>) -> Result<Province, String> {
    match read_name(name) {
        NameReading::Clear(province) | NameReading::Fixed(province) => Ok(province),
        NameReading::Tyr => {
            let letters = if kind == Some(UnitKind::Fleet) { "Tys" } else { "Tyr" };
            Province::with_letters(letters).ok_or_else(|| format!("“{name}” is no province of the board."))
        }
        NameReading::Ambiguous(provinces) => {
            let names: Vec<&str> = provinces.iter().map(|province| province.name()).collect();
            Err(format!("“{}” can be {}.", name.trim(), names.join(" or ")))
        }
        NameReading::Unknown => Err(format!("“{}” is no province of the board of 1971.", name.trim())),
    }
}

/// A unit of a position: “A Vie”, “F StP/nc”, “Fleet Mid Atlantic”.
pub(super) fn parse_unit(power: Power, entry: &str) -> Result<Unit, String> {
    let words: Vec<&str> =
        entry.split(|c: char| c.is_whitespace() || c == '(').filter(|word| !word.is_empty()).collect();
    let kind = words.first().and_then(|word| order_words::unit_kind(&word.to_lowercase()));
    let rest = if kind.is_some() { words[1..].join(" ") } else { words.join(" ") };
    let rest = rest.replace(['(', ')'], " ");
    let cut = rest.rfind(['/', ' ']);
    let (name, coast) = match cut {
        Some(at) => match order_words::coast(
            &rest[at + 1..].trim().replace('.', "").to_lowercase(),
            rest[at..].starts_with('/'),
        ) {
            Some(coast) => (&rest[..at], Some(coast)),
            None => (rest.as_str(), None),
        },
        None => (rest.as_str(), None),
    };
    let province = parse_province(name.trim().trim_end_matches('/'), kind)?;
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
