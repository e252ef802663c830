//! Where the seed of a new draw comes from.

use crate::random_seed::random_seed;

/// Where the seed of a new draw comes from, unless the user types one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeedSource {
    /// Nobody can foresee the seed.
    Random,
    /// The seed after the last one, for a window that must show the same each time.
    #[default]
    Counting,
}

impl SeedSource {
    /// The seed of a new draw. `last` is the largest seed so far.
    pub fn seed_after(self, last: u64) -> u64 {
        match self {
            SeedSource::Random => random_seed(),
            SeedSource::Counting => last.saturating_add(1),
        }
    }
}
