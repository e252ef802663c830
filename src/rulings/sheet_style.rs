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

/// Collects the style of a player's sheets, order by order.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct StyleWitness {
    seas_in_capitals: bool,
    seas_in_other_letters: bool,
    land_in_capitals: bool,
    land_in_other_letters: bool,
}

impl StyleWitness {
    /// Looks at a name on the sheet.
    pub(super) fn see(&mut self, name: &str, reading: &NameReading) {
        let (NameReading::Clear(province) | NameReading::Fixed(province)) = reading else { return };
        let mut letters = name.chars().filter(|c| c.is_alphabetic());
        let is_capitals = name.chars().filter(|c| c.is_alphabetic()).count() > 1 && letters.all(char::is_uppercase);
        let seen = match (province.is_sea(), is_capitals) {
            (true, true) => &mut self.seas_in_capitals,
            (true, false) => &mut self.seas_in_other_letters,
            (false, true) => &mut self.land_in_capitals,
            (false, false) => &mut self.land_in_other_letters,
        };
        *seen = true;
    }

    /// Whether the player uses block capitals for sea provinces, but not for land provinces.
    pub(super) const fn has_capitals_for_seas(self) -> bool {
        self.seas_in_capitals && !self.seas_in_other_letters && self.land_in_other_letters && !self.land_in_capitals
    }
}
