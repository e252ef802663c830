//! The roll call of a round, what is wished of its draw, and the draws that were made for it.

use serde::{Deserialize, Serialize};

use super::{PerPower, PersonId, Power};

/// Somebody's word for a round that is coming.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    Present,
    Absent,
    /// Not there yet, and expected.
    Late,
    /// Plays if a board wants somebody, and is not counted otherwise.
    Standby,
    /// There, and would rather sit out if somebody must.
    Volunteer,
    /// There, and is not to sit out: the director's word.
    Plays,
    /// Plays two boards.
    Twice,
}

impl Presence {
    /// Every word, the usual one first.
    pub const ALL: [Presence; 7] = [
        Presence::Present,
        Presence::Absent,
        Presence::Late,
        Presence::Standby,
        Presence::Volunteer,
        Presence::Plays,
        Presence::Twice,
    ];

    /// As it is written on the roll call.
    pub const fn name(self) -> &'static str {
        match self {
            Presence::Present => "present",
            Presence::Absent => "absent",
            Presence::Late => "late",
            Presence::Standby => "standby",
            Presence::Volunteer => "sits out",
            Presence::Plays => "must play",
            Presence::Twice => "two boards",
        }
    }

    /// What a cell of a list says: the names above, a tick, “no”, “2”. `None` for anything else; nothing is said by an
    /// empty cell.
    pub fn read(text: &str) -> Option<Presence> {
        let text = text.trim().to_lowercase();
        let named = Presence::ALL.into_iter().find(|word| word.name() == text);
        named.or_else(|| {
            Some(match text.as_str() {
                "x" | "yes" | "y" | "1" | "ja" | "oui" | "✓" | "✔" | "here" => Presence::Present,
                "-" | "–" | "0" | "no" | "n" => Presence::Absent,
                "volunteer" | "out" => Presence::Volunteer,
                "twice" | "two" | "2" => Presence::Twice,
                "plays" | "must" => Presence::Plays,
                "stand-by" | "reserve" => Presence::Standby,
                _ => return None,
            })
        })
    }

    /// Whether the person is in the room.
    pub const fn is_there(self) -> bool {
        !matches!(self, Presence::Absent | Presence::Late | Presence::Standby)
    }
}

/// A line of a round's roll call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attending {
    pub player: PersonId,
    pub is: Presence,
    /// The power that is settled before the draw, by an auction or a choice in ranking order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<Power>,
}

impl Attending {
    /// Somebody's word, with no power settled.
    pub const fn new(player: PersonId, is: Presence) -> Self {
        Attending { player, is, power: None }
    }
}

/// Which powers count as neighbours, for those who meet more than once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Neighbours {
    /// Those that fight over the same centres from the start.
    #[default]
    Strict,
    /// Those within easy reach besides.
    Wide,
    /// The director's own table.
    Own(Vec<[Power; 2]>),
}

impl Neighbours {
    /// Whether it is the usual table.
    pub fn is_strict(&self) -> bool {
        *self == Neighbours::Strict
    }

    /// “strict”, “wide”, or the pairs of the director's own table: “A-G, E-F”.
    pub fn words(&self) -> String {
        match self {
            Neighbours::Strict => "strict".to_owned(),
            Neighbours::Wide => "wide".to_owned(),
            Neighbours::Own(pairs) => {
                let pair = |[one, other]: &[Power; 2]| format!("{}-{}", one.letter(), other.letter());
                pairs.iter().map(pair).collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// Reads such words; what is no pair of powers is given back. Nothing is the usual table.
    pub fn read(text: &str) -> Result<Neighbours, String> {
        match text.trim().to_lowercase().as_str() {
            "" | "strict" => return Ok(Neighbours::Strict),
            "wide" => return Ok(Neighbours::Wide),
            _ => {}
        }
        let mut pairs: Vec<[Power; 2]> = Vec::new();
        for part in text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
            let pair = part.split_once(['-', '–', '/']).and_then(|(one, other)| {
                let pair = [Power::parse(one.trim())?, Power::parse(other.trim())?];
                (pair[0] != pair[1]).then_some(pair)
            });
            let pair = pair.ok_or_else(|| part.to_owned())?;
            if !pairs.iter().any(|known| *known == pair || *known == [pair[1], pair[0]]) {
                pairs.push(pair);
            }
        }
        Ok(Neighbours::Own(pairs))
    }
}

/// Who sits where, and who has no seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Seating {
    pub boards: Vec<PerPower<Option<PersonId>>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sat_out: Vec<PersonId>,
}

/// A draw that was made for a round: by what it was made, so that the same comes out on every machine, and what came
/// out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct KeptDraw {
    /// The moment, “2006-08-12 09:58”.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub time: String,
    pub seed: u64,
    /// The version of the program.
    pub version: String,
    pub asked: Asked,
    pub seats: Seating,
}

/// What a draw was made from, rounds before it included: they may be corrected later.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Asked {
    /// Everybody the draw knew, in the order of their numbers.
    pub people: Vec<PersonId>,
    pub before: Vec<Seating>,
    /// Which of the rounds drawn together this was, from 0.
    #[serde(skip_serializing_if = "is_zero")]
    pub of_these: usize,
    /// The rounds drawn together.
    pub rounds: Vec<AskedRound>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub separations: Vec<[PersonId; 2]>,
    #[serde(skip_serializing_if = "Neighbours::is_strict")]
    pub neighbours: Neighbours,
    /// Moves tried at most.
    pub effort: u32,
}

/// What was asked for a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AskedRound {
    pub present: Vec<PersonId>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub twice: Vec<PersonId>,
    /// Who sits out first; within a group the draw chose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub first_out: Vec<Vec<PersonId>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Vec<PersonId>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<KeptSeat>,
    /// Chairs that stayed empty, by board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub empty: Vec<(usize, Power)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub preferences: Vec<(PersonId, Vec<Power>)>,
    /// How strong players were taken to be, where boards were to be equally strong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub strength: Vec<(PersonId, u32)>,
}

/// A seat that was taken before the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptSeat {
    pub player: PersonId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<Power>,
}

// Serde hands the field over by reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl Seating {
    /// Everybody it names.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.boards.iter().flat_map(PerPower::values).copied().flatten().chain(self.sat_out.iter().copied())
    }
}

impl KeptDraw {
    /// Everybody it names. Whoever is drawn, kept or wished for is one of those the draw knew.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        let rounds = self.asked.rounds.iter().flat_map(|round| {
            let listed = round.present.iter().chain(&round.twice).copied();
            let grouped = round.first_out.iter().chain(&round.teams).flatten().copied();
            let kept = round.kept.iter().map(|seat| seat.player);
            let strong = round.strength.iter().map(|(player, _)| *player);
            listed.chain(grouped).chain(kept).chain(round.preferences.iter().map(|(player, _)| *player)).chain(strong)
        });
        let before = self.asked.before.iter().flat_map(Seating::people);
        let apart = self.asked.separations.iter().flatten().copied();
        self.asked.people.iter().copied().chain(before).chain(rounds).chain(apart).chain(self.seats.people())
    }

    /// The same, to give them other numbers.
    pub fn people_mut(&mut self) -> Vec<&mut PersonId> {
        let Asked { people, before, rounds, separations, .. } = &mut self.asked;
        let mut all: Vec<&mut PersonId> = people.iter_mut().chain(separations.iter_mut().flatten()).collect();
        for seating in before.iter_mut().chain([&mut self.seats]) {
            all.extend(seating.boards.iter_mut().flat_map(|seats| &mut seats.0).flatten().chain(&mut seating.sat_out));
        }
        for round in rounds {
            all.extend(round.present.iter_mut().chain(&mut round.twice));
            all.extend(round.first_out.iter_mut().chain(&mut round.teams).flatten());
            all.extend(round.kept.iter_mut().map(|seat| &mut seat.player));
            all.extend(round.preferences.iter_mut().map(|(player, _)| player));
            all.extend(round.strength.iter_mut().map(|(player, _)| player));
        }
        all
    }
}

/// The powers of a wish, “FGIRT”, the dearest first; the letter or the text that is none is given back.
pub fn read_powers(text: &str) -> Result<Vec<Power>, String> {
    let mut powers = Vec::new();
    for letter in text.chars().filter(|letter| !letter.is_whitespace() && !",;>".contains(*letter)) {
        let power = Power::parse(&letter.to_string()).ok_or_else(|| letter.to_string())?;
        if !powers.contains(&power) {
            powers.push(power);
        }
    }
    Ok(powers)
}

/// “FGIRT”.
pub fn say_powers(powers: &[Power]) -> String {
    powers.iter().map(|power| power.letter()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_may_tick_in_several_ways() {
        assert_eq!(Presence::read(" X "), Some(Presence::Present));
        assert_eq!(Presence::read("Two boards"), Some(Presence::Twice));
        assert_eq!(Presence::read("out"), Some(Presence::Volunteer));
        assert_eq!(Presence::read("perhaps"), None);
        for word in Presence::ALL {
            assert_eq!(Presence::read(word.name()), Some(word));
        }
    }

    #[test]
    fn a_table_of_neighbours_is_typed_as_pairs() {
        let own = Neighbours::read("a-g; England–France, G-A").unwrap();
        assert_eq!(own.words(), "A-G, E-F");
        assert_eq!(Neighbours::read(&own.words()), Ok(own));
        assert_eq!(Neighbours::read(" Wide "), Ok(Neighbours::Wide));
        assert_eq!(Neighbours::read("A-G, A-A"), Err("A-A".to_owned()));
    }

    #[test]
    fn a_wish_names_each_power_once() {
        assert_eq!(say_powers(&read_powers("f, g F").unwrap()), "FG");
        assert_eq!(read_powers("FX"), Err("X".to_owned()));
    }
}
