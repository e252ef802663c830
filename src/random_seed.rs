//! Seeds that nobody can foresee. A draw with a seed is the same on every machine; see `draw`.

use std::hash::{BuildHasher as _, RandomState};

/// The largest seed. A seed has at most six digits, so that one can read it out and type it.
const LARGEST: u64 = 999_999;

/// Another seed each time, from 1 on.
pub fn random_seed() -> u64 {
    1 + RandomState::new().hash_one(()) % LARGEST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_differ_and_have_six_digits_at_most() {
        let seeds: std::collections::HashSet<u64> = (0..64).map(|_| random_seed()).collect();
        // Of 64 seeds, 1 pair in 500 tries is equal, and never half of them.
        assert!(seeds.len() > 32, "{seeds:?}");
        assert!(seeds.iter().all(|seed| (1..=LARGEST).contains(seed)), "{seeds:?}");
    }
}
