//! The attendance of a round, the settings for its draw, and the stored draws that were made for it.
//! The search for a draw is in [`crate::draw`].

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::typed_words::{is_text_of_window, values_by_window_name};
use super::{PerPower, PersonId, Power, fold_name};
use crate::languages::window_sentences::values;

/// The attendance status of a person for a coming round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttendanceStatus {
    Present,
    Absent,
    /// Has left the event, and is absent from this round and all later ones.
    Left,
    /// Not in the room yet, but expected.
    Late,
    /// Plays if a board lacks a player. Not counted otherwise.
    Standby,
    /// Present, and volunteers to sit out if somebody must.
    #[serde(rename = "volunteer")]
    Volunteer,
    /// Present, and must not sit out, by the director's decision.
    #[serde(rename = "plays")]
    MustPlay,
    /// Plays on two boards.
    #[serde(rename = "twice")]
    TwoBoards,
}

impl AttendanceStatus {
    /// All statuses, the usual one first.
    pub const ALL: [AttendanceStatus; 8] = [
        AttendanceStatus::Present,
        AttendanceStatus::Absent,
        AttendanceStatus::Left,
        AttendanceStatus::Late,
        AttendanceStatus::Standby,
        AttendanceStatus::Volunteer,
        AttendanceStatus::MustPlay,
        AttendanceStatus::TwoBoards,
    ];

    /// The text in the roll call.
    pub const fn name(self) -> &'static str {
        match self {
            AttendanceStatus::Present => "present",
            AttendanceStatus::Absent => "absent",
            AttendanceStatus::Left => "left",
            AttendanceStatus::Late => "late",
            AttendanceStatus::Standby => "standby",
            AttendanceStatus::Volunteer => "sits out",
            AttendanceStatus::MustPlay => "must play",
            AttendanceStatus::TwoBoards => "two boards",
        }
    }

    /// The text in the roll call, in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            AttendanceStatus::Present => values::present(),
            AttendanceStatus::Absent => values::absent(),
            AttendanceStatus::Left => values::left(),
            AttendanceStatus::Late => values::late(),
            AttendanceStatus::Standby => values::standby(),
            AttendanceStatus::Volunteer => values::sits_out(),
            AttendanceStatus::MustPlay => values::must_play(),
            AttendanceStatus::TwoBoards => values::two_boards(),
        }
    }

    /// Parses a cell of an attendance list: the names above in any language of the window, a tick, “no”, “2”. `None` for any
    /// other text and for an empty cell.
    pub fn parse(text: &str) -> Option<AttendanceStatus> {
        static IN_WINDOW: LazyLock<HashMap<String, AttendanceStatus>> =
            LazyLock::new(|| values_by_window_name(&AttendanceStatus::ALL, AttendanceStatus::name_in_window));
        let text = text.trim().to_lowercase();
        let named = AttendanceStatus::ALL.into_iter().find(|word| word.name() == text);
        named.or_else(|| {
            Some(match text.as_str() {
                "x" | "yes" | "y" | "1" | "ja" | "oui" | "✓" | "✔" | "here" => AttendanceStatus::Present,
                "-" | "–" | "0" | "no" | "n" => AttendanceStatus::Absent,
                "leaves" | "gone" => AttendanceStatus::Left,
                "volunteer" | "out" => AttendanceStatus::Volunteer,
                "twice" | "two" | "2" => AttendanceStatus::TwoBoards,
                "plays" | "must" => AttendanceStatus::MustPlay,
                "stand-by" | "reserve" => AttendanceStatus::Standby,
                other => return IN_WINDOW.get(&fold_name(other)).copied(),
            })
        })
    }

    /// Whether the person does not come to the round.
    pub const fn is_away(self) -> bool {
        matches!(self, AttendanceStatus::Absent | AttendanceStatus::Left)
    }

    /// Whether the person is in the room.
    pub const fn is_in_the_room(self) -> bool {
        match self {
            AttendanceStatus::Present
            | AttendanceStatus::Volunteer
            | AttendanceStatus::TwoBoards
            | AttendanceStatus::MustPlay => true,
            AttendanceStatus::Absent | AttendanceStatus::Left | AttendanceStatus::Late | AttendanceStatus::Standby => {
                false
            }
        }
    }
}

/// One line of a round's attendance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttendanceEntry {
    pub player: PersonId,
    #[serde(rename = "is")]
    pub status: AttendanceStatus,
    /// The power that was fixed before the draw, by an auction or by a choice in ranking order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<Power>,
}

impl AttendanceEntry {
    /// The attendance of `player` without a fixed power.
    pub const fn new(player: PersonId, status: AttendanceStatus) -> Self {
        AttendanceEntry { player, status, power: None }
    }
}

/// The pairs of powers that count as neighbours. The draw uses them for players who meet more than once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NeighbourTable {
    /// Powers that compete for the same centres from the start.
    #[default]
    Strict,
    /// The strict pairs, and powers within easy reach.
    Wide,
    /// The director's own table.
    Own(Vec<[Power; 2]>),
}

impl NeighbourTable {
    /// Whether this is the usual table.
    pub fn is_strict(&self) -> bool {
        *self == NeighbourTable::Strict
    }

    /// “strict”, “wide”, or the pairs of the director's own table: “A-G, E-F”.
    pub fn to_text(&self) -> String {
        match self {
            NeighbourTable::Strict => "strict".to_owned(),
            NeighbourTable::Wide => "wide".to_owned(),
            NeighbourTable::Own(pairs) => {
                let pair = |[one, other]: &[Power; 2]| format!("{}-{}", one.letter(), other.letter());
                pairs.iter().map(pair).collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// As [`NeighbourTable::to_text`], in the language of the window.
    pub fn text_in_window(&self) -> String {
        match self {
            NeighbourTable::Strict => values::neighbours_strict().to_owned(),
            NeighbourTable::Wide => values::neighbours_wide().to_owned(),
            NeighbourTable::Own(_) => self.to_text(),
        }
    }

    /// Parses the text of [`NeighbourTable::to_text`], or of a language of the window. An empty text is the usual table.
    ///
    /// # Errors
    /// The part that is not a pair of powers.
    pub fn parse(text: &str) -> Result<NeighbourTable, String> {
        if text.trim().is_empty() {
            return Ok(NeighbourTable::Strict);
        }
        let is_named = |table: &NeighbourTable| is_text_of_window(text, || table.text_in_window());
        if let Some(table) = [NeighbourTable::Strict, NeighbourTable::Wide].into_iter().find(is_named) {
            return Ok(table);
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
        Ok(NeighbourTable::Own(pairs))
    }
}

/// The seats of all players in a round, and the players without a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RoundSeating {
    pub boards: Vec<PerPower<Option<PersonId>>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sat_out: Vec<PersonId>,
}

/// A draw that was made for a round: its input and its result. The same input gives the same result on every
/// machine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoredDraw {
    /// The time of the draw, “2006-08-12 09:58”.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub time: String,
    pub seed: u64,
    /// The version of the program that made the draw.
    pub version: String,
    #[serde(rename = "asked")]
    pub input: StoredDrawInput,
    #[serde(rename = "seats")]
    pub seating: RoundSeating,
}

/// The input of a draw. It includes the earlier rounds, because they may be corrected later.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoredDrawInput {
    /// All people known to the draw, in the order of their numbers.
    pub people: Vec<PersonId>,
    #[serde(rename = "before")]
    pub earlier_rounds: Vec<RoundSeating>,
    /// The names of the earlier rounds. Empty in the files of older versions.
    #[serde(rename = "before_names", skip_serializing_if = "Vec::is_empty")]
    pub earlier_names: Vec<String>,
    /// The position of this round among the rounds that were drawn together, from 0.
    #[serde(rename = "of_these", skip_serializing_if = "is_zero")]
    pub round_index: usize,
    /// The rounds that were drawn together.
    pub rounds: Vec<StoredDrawRound>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub separations: Vec<[PersonId; 2]>,
    #[serde(skip_serializing_if = "NeighbourTable::is_strict")]
    pub neighbours: NeighbourTable,
    /// The maximum number of moves that the search tries.
    #[serde(rename = "effort")]
    pub move_limit: u32,
}

/// The input of a draw for one round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoredDrawRound {
    pub present: Vec<PersonId>,
    #[serde(rename = "twice", skip_serializing_if = "Vec::is_empty")]
    pub on_two_boards: Vec<PersonId>,
    /// Groups of players in the order in which they sit out. The draw chooses within a group.
    #[serde(rename = "first_out", skip_serializing_if = "Vec::is_empty")]
    pub sit_out_groups: Vec<Vec<PersonId>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Vec<PersonId>>,
    #[serde(rename = "kept", skip_serializing_if = "Vec::is_empty")]
    pub reserved_seats: Vec<ReservedSeat>,
    /// Seats that stayed empty: the board's position from 0, and the power.
    #[serde(rename = "empty", skip_serializing_if = "Vec::is_empty")]
    pub empty_seats: Vec<(usize, Power)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub preferences: Vec<(PersonId, Vec<Power>)>,
    /// The assumed strength of players, for a draw that balances the strength of the boards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub strength: Vec<(PersonId, u32)>,
}

/// A seat that was fixed before the draw: a board, a power, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReservedSeat {
    pub player: PersonId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<Power>,
}

// Serde passes the field by reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl RoundSeating {
    /// All people in this seating.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.boards.iter().flat_map(PerPower::values).copied().flatten().chain(self.sat_out.iter().copied())
    }
}

impl StoredDraw {
    /// All people in this draw. A person may come more than once.
    pub(in crate::book) fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        let rounds = self.input.rounds.iter().flat_map(|round| {
            let listed = round.present.iter().chain(&round.on_two_boards).copied();
            let grouped = round.sit_out_groups.iter().chain(&round.teams).flatten().copied();
            let kept = round.reserved_seats.iter().map(|seat| seat.player);
            let strong = round.strength.iter().map(|(player, _)| *player);
            listed.chain(grouped).chain(kept).chain(round.preferences.iter().map(|(player, _)| *player)).chain(strong)
        });
        let before = self.input.earlier_rounds.iter().flat_map(RoundSeating::people);
        let apart = self.input.separations.iter().flatten().copied();
        self.input.people.iter().copied().chain(before).chain(rounds).chain(apart).chain(self.seating.people())
    }

    /// Mutable access to the numbers of all people in this draw.
    pub fn people_mut(&mut self) -> Vec<&mut PersonId> {
        let StoredDrawInput { people, earlier_rounds: before, rounds, separations, .. } = &mut self.input;
        let mut all: Vec<&mut PersonId> = people.iter_mut().chain(separations.iter_mut().flatten()).collect();
        for seating in before.iter_mut().chain([&mut self.seating]) {
            all.extend(seating.boards.iter_mut().flat_map(|seats| &mut seats.0).flatten().chain(&mut seating.sat_out));
        }
        for round in rounds {
            all.extend(round.present.iter_mut().chain(&mut round.on_two_boards));
            all.extend(round.sit_out_groups.iter_mut().chain(&mut round.teams).flatten());
            all.extend(round.reserved_seats.iter_mut().map(|seat| &mut seat.player));
            all.extend(round.preferences.iter_mut().map(|(player, _)| player));
            all.extend(round.strength.iter_mut().map(|(player, _)| player));
        }
        all
    }
}

/// Parses preferred powers, “FGIRT”, the best first. Repeated powers count once.
///
/// # Errors
/// The letter that is not a power's.
pub fn parse_power_letters(text: &str) -> Result<Vec<Power>, String> {
    let mut powers = Vec::new();
    for letter in text.chars().filter(|letter| !letter.is_whitespace() && !",;>".contains(*letter)) {
        let power = Power::parse(&letter.to_string()).ok_or_else(|| letter.to_string())?;
        if !powers.contains(&power) {
            powers.push(power);
        }
    }
    Ok(powers)
}

/// The letters of the powers, “FGIRT”.
pub fn power_letters(powers: &[Power]) -> String {
    powers.iter().map(|power| power.letter()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::{Language, in_language};

    #[test]
    fn attendance_can_be_ticked_in_several_ways() {
        assert_eq!(AttendanceStatus::parse(" X "), Some(AttendanceStatus::Present));
        assert_eq!(AttendanceStatus::parse("Two boards"), Some(AttendanceStatus::TwoBoards));
        assert_eq!(AttendanceStatus::parse("out"), Some(AttendanceStatus::Volunteer));
        assert_eq!(AttendanceStatus::parse("perhaps"), None);
        for word in AttendanceStatus::ALL {
            assert_eq!(AttendanceStatus::parse(word.name()), Some(word));
        }
    }

    #[test]
    fn a_neighbour_table_is_typed_as_pairs() {
        let own = NeighbourTable::parse("a-g; England–France, G-A").unwrap();
        assert_eq!(own.to_text(), "A-G, E-F");
        assert_eq!(NeighbourTable::parse(&own.to_text()), Ok(own));
        assert_eq!(NeighbourTable::parse(" Wide "), Ok(NeighbourTable::Wide));
        for language in Language::OF_WINDOW {
            for table in [NeighbourTable::Strict, NeighbourTable::Wide] {
                let text = in_language(language, || table.text_in_window());
                assert_eq!(NeighbourTable::parse(&text), Ok(table), "{text}");
            }
        }
        assert_eq!(NeighbourTable::parse("A-G, A-A"), Err("A-A".to_owned()));
    }

    #[test]
    fn a_stored_draw_of_several_rounds_knows_its_round() {
        for round_index in [0, 2] {
            let input = StoredDrawInput { round_index, ..StoredDrawInput::default() };
            let written = serde_json::to_string(&input).unwrap();
            assert_eq!(serde_json::from_str::<StoredDrawInput>(&written).unwrap(), input);
            assert_eq!(written.contains("of_these"), round_index > 0, "the first round needs no position");
        }
    }

    #[test]
    fn a_preference_contains_each_power_once() {
        assert_eq!(power_letters(&parse_power_letters("f, g F").unwrap()), "FG");
        assert_eq!(parse_power_letters("FX"), Err("X".to_owned()));
    }
}
