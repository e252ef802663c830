//! Numbers that look random and are the same in each run and on every computer.

/// A generator of such numbers (linear congruential).
pub struct RandomNumbers(u64);

impl RandomNumbers {
    /// Seeds that follow each other give numbers that differ.
    pub fn new(seed: u64) -> Self {
        RandomNumbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// A number below this limit, which is at most 2³¹.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}
