//! Exact fractions, for second implementations that judge the program.

use std::cmp::Ordering;
use std::ops::{Add, Div, Mul, Sub};

/// A fraction in lowest terms with a positive denominator. Overflow stops the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    above: i128,
    below: i128,
}

impl Fraction {
    pub const ZERO: Fraction = Fraction { above: 0, below: 1 };

    pub fn new(above: i128, below: i128) -> Fraction {
        assert!(below != 0, "a denominator of 0");
        let (mut a, mut b) = (above.abs(), below.abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let sign = below.signum();
        Fraction { above: sign * above / a.max(1), below: sign * below / a.max(1) }
    }

    pub fn whole(number: i128) -> Fraction {
        Fraction::new(number, 1)
    }

    /// The largest whole number that is not greater.
    pub fn floor(self) -> i128 {
        self.above.div_euclid(self.below)
    }

    #[allow(clippy::cast_precision_loss, reason = "compared with a tolerance")]
    pub fn value(self) -> f64 {
        self.above as f64 / self.below as f64
    }
}

impl Add for Fraction {
    type Output = Fraction;

    fn add(self, other: Fraction) -> Fraction {
        let product = |a: i128, b: i128| a.checked_mul(b).unwrap();
        let above = product(self.above, other.below).checked_add(product(other.above, self.below)).unwrap();
        Fraction::new(above, product(self.below, other.below))
    }
}

impl Sub for Fraction {
    type Output = Fraction;

    fn sub(self, other: Fraction) -> Fraction {
        self + Fraction { above: -other.above, ..other }
    }
}

impl Mul for Fraction {
    type Output = Fraction;

    fn mul(self, other: Fraction) -> Fraction {
        // Cancelling first keeps the numbers small.
        let (one, two) = (Fraction::new(self.above, other.below), Fraction::new(other.above, self.below));
        Fraction::new(one.above.checked_mul(two.above).unwrap(), one.below.checked_mul(two.below).unwrap())
    }
}

impl Div for Fraction {
    type Output = Fraction;

    #[allow(clippy::suspicious_arithmetic_impl, reason = "division is multiplication with the reciprocal")]
    fn div(self, other: Fraction) -> Fraction {
        self * Fraction::new(other.below, other.above)
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        (*self - *other).above.cmp(&0)
    }
}
