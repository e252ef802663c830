//! How a player writes provinces, as far as the rules for Tyr ask for it (WDC 2006 §9).

use super::province_names::NameReading;

/// How the player writes, as far as the rules for Tyr ask for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SheetStyle {
    /// Block capitals for sea provinces, but not for land provinces.
    pub(super) has_capitals_for_seas: bool,
    /// Another abbreviation than Tyr was used before for Tyrolia.
    pub(super) named_tyrolia: bool,
    /// Another abbreviation than Tyr was used before for the Tyrrhenian Sea.
    pub(super) named_tyrrhenian: bool,
}

/// How the names of one kind of province are written on a player's sheets.
#[derive(Clone, Copy, Debug, Default)]
struct SeenLetters {
    in_capitals: bool,
    in_other_letters: bool,
}

/// Collects the style of a player's sheets, order by order.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct StyleWitness {
    seas: SeenLetters,
    land: SeenLetters,
}

impl StyleWitness {
    /// Looks at a name on the sheet.
    pub(super) fn see(&mut self, name: &str, reading: &NameReading) {
        let Some(province) = reading.province() else { return };
        let letters = || name.chars().filter(|c| c.is_alphabetic());
        let is_capitals = letters().count() > 1 && letters().all(char::is_uppercase);
        let seen = if province.is_sea() { &mut self.seas } else { &mut self.land };
        seen.in_capitals |= is_capitals;
        seen.in_other_letters |= !is_capitals;
    }

    /// Whether the player uses block capitals for sea provinces, but not for land provinces.
    pub(super) const fn has_capitals_for_seas(self) -> bool {
        self.seas.in_capitals && !self.seas.in_other_letters && self.land.in_other_letters && !self.land.in_capitals
    }
}
