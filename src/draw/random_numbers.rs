//! The draw's own dice: written out, so that a seed falls the same way on every machine and in every version.

/// `SplitMix64` (Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Random(seed)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to `count`, without it; 0 when there is none.
    #[allow(clippy::cast_possible_truncation, reason = "the product's upper half is below the count, a usize")]
    pub(super) fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.next()) * count as u128) >> 64) as usize
    }

    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// How much worse a move may be at this temperature: exponentially distributed, as annealing asks for, but worked
    /// out in whole numbers. −log₂ of a random fraction is its leading zeros plus the rest of its first digits.
    pub(super) fn patience(&mut self, temperature: i64) -> i64 {
        let drawn = self.next() | 1;
        let zeros = drawn.leading_zeros();
        // 16 binary places of the mantissa after its leading one, log₂ taken as a straight line between powers of two.
        let mantissa = ((drawn << zeros) >> 47) & 0xffff;
        let surprise = (i64::from(zeros) << 16) + 0x1_0000 - i64::try_from(mantissa).unwrap_or(0);
        (temperature * surprise) >> 24
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_falls_as_published() {
        // The reference values of SplitMix64 for seed 1234567.
        let mut random = Random::new(1_234_567);
        assert_eq!(random.next(), 6_457_827_717_110_365_317);
        assert_eq!(random.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn patience_grows_with_the_temperature() {
        let mut random = Random::new(3);
        let mut mean = |temperature| (0..10_000).map(|_| random.patience(temperature)).sum::<i64>() / 10_000;
        assert_eq!(mean(0), 0);
        // The mean of −log₂ is 1/ln 2 = 1.44; the straight line makes it 1.5.
        assert!((140..=160).contains(&mean(100 << 8)));
    }
}
