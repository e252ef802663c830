//! The random number generator of the draw. A seed gives the same numbers on every machine and in every version.

/// `SplitMix64` (Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub(super) struct RandomGenerator(u64);

impl RandomGenerator {
    pub(super) fn new(seed: u64) -> Self {
        RandomGenerator(seed)
    }

    pub(super) fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A random number from 0 to `count` − 1, or 0 if `count` is 0.
    #[allow(clippy::cast_possible_truncation, reason = "the product's upper half is below the count, a usize")]
    pub(super) fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.next_number()) * count as u128) >> 64) as usize
    }

    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// The largest cost increase that annealing accepts now at this temperature. It is exponentially distributed and
    /// computed in whole numbers. −log₂ of a random fraction is the number of its leading zeros plus a part from the
    /// digits after them.
    pub(super) fn accepted_increase(&mut self, temperature: i64) -> i64 {
        let drawn = self.next_number() | 1;
        let zeros = drawn.leading_zeros();
        // 16 binary places of the mantissa after its leading one. Between powers of two, log₂ is taken as a straight
        // line.
        let mantissa = ((drawn << zeros) >> 47) & 0xffff;
        let minus_log2 = (i64::from(zeros) << 16) + 0x1_0000 - i64::try_from(mantissa).unwrap_or(0);
        (temperature * minus_log2) >> 24
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_published_numbers() {
        // The reference values of SplitMix64 for seed 1234567.
        let mut random = RandomGenerator::new(1_234_567);
        assert_eq!(random.next_number(), 6_457_827_717_110_365_317);
        assert_eq!(random.next_number(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn the_accepted_increase_grows_with_the_temperature() {
        let mut random = RandomGenerator::new(3);
        let mut mean = |temperature| (0..10_000).map(|_| random.accepted_increase(temperature)).sum::<i64>() / 10_000;
        assert_eq!(mean(0), 0);
        // The mean of −log₂ is 1/ln 2 = 1.44. The straight line makes it 1.5.
        assert!((140..=160).contains(&mean(100 << 8)));
    }
}
