//! Columns as instructions, and the machine that runs them.

use super::BinaryOp;

/// How many rows are computed at once: the seven powers and one to spare, so that the processor takes them in pairs or
/// fours.
pub const LANES: usize = 8;

/// One value for each row. A value that is missing is not a number.
pub type Lanes = [f64; LANES];

/// How deep the stack of a program may grow; the compiler refuses what needs more.
pub(super) const DEEPEST_STACK: usize = 48;

/// One instruction. Operands are taken from the stack, the result is put there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Op {
    Constant(f64),
    /// A slot of the frame.
    Load(u16),
    /// Takes the result of a column to its slot; what is not finite is missing.
    Store(u16),
    Negate,
    Not,
    Abs,
    Sign,
    Sqrt,
    Int,
    Square,
    /// To the power of a whole number.
    PowerOf(i32),
    Power,
    Add,
    Subtract,
    Multiply,
    Divide,
    Mod,
    Compare(Comparison),
    And,
    Or,
    Smaller,
    Larger,
    /// Condition, then, otherwise.
    If,
    /// The number of decimals, and which way.
    Round(i32, Rounding),
    /// Over the rows.
    Sum,
    Average,
    Smallest,
    Largest,
    Count,
    /// Values, criterion.
    CountIf(Comparison),
    /// Values, criterion, summands.
    SumIf(Comparison),
    /// Values, which.
    Nth(Order),
    Rank,
    /// The place, broken by the slot's second opinion: lower is ahead.
    BreakTies(u16),
    /// Points of a table by place.
    Points(u16, Ties),
    /// Points of a table by place, those of another where exactly two tie.
    TwoWay(u16, u16),
    /// The number of a table at this position, from 1.
    Index(u16),
    /// The selector lies below this many values.
    Choose(u16),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl Comparison {
    pub(super) fn of(op: BinaryOp) -> Option<Comparison> {
        Some(match op {
            BinaryOp::Equal => Comparison::Equal,
            BinaryOp::NotEqual => Comparison::NotEqual,
            BinaryOp::Less => Comparison::Less,
            BinaryOp::LessOrEqual => Comparison::LessOrEqual,
            BinaryOp::Greater => Comparison::Greater,
            BinaryOp::GreaterOrEqual => Comparison::GreaterOrEqual,
            _ => return None,
        })
    }

    pub(super) fn holds(self, a: f64, b: f64) -> bool {
        match self {
            Comparison::Equal => a == b,
            Comparison::NotEqual => a != b,
            Comparison::Less => a < b,
            Comparison::LessOrEqual => a <= b,
            Comparison::Greater => a > b,
            Comparison::GreaterOrEqual => a >= b,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rounding {
    Nearest,
    Down,
    Up,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Largest,
    Smallest,
}

/// What those get who tie for a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ties {
    /// The mean of the places they fill.
    Share,
    /// The worst of them.
    Low,
    /// The best of them.
    High,
}

/// The columns of a sheet, ready to run.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    pub(super) ops: Vec<Op>,
    pub(super) tables: Vec<Box<[f64]>>,
    /// The slots that are read before any column writes them, ascending.
    pub(super) reads: Vec<u16>,
    /// The slot of the first column; the others follow.
    pub(super) first_column: u16,
    pub(super) columns: u16,
    /// How many of the lanes are rows of the sheet.
    pub(super) rows: usize,
}

/// Room for the machine to work in, to be made once and used for every board.
#[derive(Clone, Debug)]
pub struct EvaluationStack {
    stack: Box<[Lanes; DEEPEST_STACK]>,
}

impl Default for EvaluationStack {
    fn default() -> Self {
        EvaluationStack { stack: Box::new([[0.0; LANES]; DEEPEST_STACK]) }
    }
}

const MISSING: f64 = f64::NAN;

fn truth(condition: bool) -> f64 {
    if condition { 1.0 } else { 0.0 }
}

impl Program {
    /// How many slots a frame needs: the names', then the columns'.
    pub fn frame_len(&self) -> usize {
        usize::from(self.first_column) + usize::from(self.columns)
    }

    /// The slot of the first column; the columns follow one another.
    pub fn first_column(&self) -> usize {
        usize::from(self.first_column)
    }

    /// Whether the slot of a name is read, so that a name nobody asks for need not be worked out.
    pub fn reads(&self, slot: u16) -> bool {
        self.reads.binary_search(&slot).is_ok()
    }

    /// Computes every column over one frame. The slots of the names that [`Program::reads`] must be filled; those of
    /// the columns are written.
    ///
    /// # Panics
    /// When the frame is shorter than [`Program::frame_len`].
    pub fn run(&self, frame: &mut [Lanes], scratch: &mut EvaluationStack) {
        let stack = &mut *scratch.stack;
        let mut top = 0;
        for op in &self.ops {
            top = self.step(*op, stack, top, frame);
        }
    }

    /// Carries out one instruction with `top` values on the stack; gives how many there are after it.
    #[inline]
    fn step(&self, op: Op, stack: &mut [Lanes; DEEPEST_STACK], top: usize, frame: &mut [Lanes]) -> usize {
        match op {
            Op::Constant(value) => stack[top] = [value; LANES],
            Op::Load(slot) => stack[top] = frame[usize::from(slot)],
            Op::Store(slot) => {
                frame[usize::from(slot)] = stack[top - 1].map(|x| if x.is_finite() { x } else { MISSING });
                return top - 1;
            }
            _ => return self.operate(op, stack, top, frame),
        }
        top + 1
    }

    // One arm for each instruction.
    #[allow(clippy::too_many_lines)]
    fn operate(&self, op: Op, stack: &mut [Lanes; DEEPEST_STACK], top: usize, frame: &[Lanes]) -> usize {
        let rows = self.rows;
        match op {
            Op::Constant(_) | Op::Load(_) | Op::Store(_) => top,
            Op::Negate => one(stack, top, |x| -x),
            Op::Not => one(stack, top, |x| if x.is_nan() { x } else { truth(x == 0.0) }),
            Op::Abs => one(stack, top, f64::abs),
            Op::Sign => one(stack, top, |x| if x == 0.0 || x.is_nan() { x } else { x.signum() }),
            Op::Sqrt => one(stack, top, f64::sqrt),
            Op::Int => one(stack, top, f64::floor),
            Op::Square => one(stack, top, |x| x * x),
            Op::PowerOf(n) => one(stack, top, |x| x.powi(n)),
            Op::Round(decimals, how) => one(stack, top, |x| round(x, decimals, how)),
            Op::Power => two(stack, top, |x, y| if x.is_nan() || y.is_nan() { MISSING } else { x.powf(y) }),
            Op::Add => two(stack, top, |x, y| x + y),
            Op::Subtract => two(stack, top, |x, y| x - y),
            Op::Multiply => two(stack, top, |x, y| x * y),
            Op::Divide => two(stack, top, |x, y| if y == 0.0 { MISSING } else { x / y }),
            Op::Mod => two(stack, top, |x, y| if y == 0.0 { MISSING } else { x - y * (x / y).floor() }),
            Op::Compare(Comparison::Equal) => compare(stack, top, |x, y| x == y),
            Op::Compare(Comparison::NotEqual) => compare(stack, top, |x, y| x != y),
            Op::Compare(Comparison::Less) => compare(stack, top, |x, y| x < y),
            Op::Compare(Comparison::LessOrEqual) => compare(stack, top, |x, y| x <= y),
            Op::Compare(Comparison::Greater) => compare(stack, top, |x, y| x > y),
            Op::Compare(Comparison::GreaterOrEqual) => compare(stack, top, |x, y| x >= y),
            Op::And => two(stack, top, |x, y| {
                if x == 0.0 || y == 0.0 {
                    0.0
                } else if x.is_nan() || y.is_nan() {
                    MISSING
                } else {
                    1.0
                }
            }),
            Op::Or => two(stack, top, |x, y| {
                let yes = |v: f64| v != 0.0 && !v.is_nan();
                if yes(x) || yes(y) {
                    1.0
                } else if x.is_nan() || y.is_nan() {
                    MISSING
                } else {
                    0.0
                }
            }),
            Op::Smaller => two(stack, top, |x, y| if x.is_nan() || y.is_nan() { MISSING } else { x.min(y) }),
            Op::Larger => two(stack, top, |x, y| if x.is_nan() || y.is_nan() { MISSING } else { x.max(y) }),
            Op::If => {
                let (condition, then, otherwise) = (stack[top - 3], stack[top - 2], stack[top - 1]);
                stack[top - 3] = std::array::from_fn(|i| {
                    let chosen = if condition[i] == 0.0 { otherwise[i] } else { then[i] };
                    if condition[i].is_nan() { MISSING } else { chosen }
                });
                top - 2
            }
            Op::Sum => over_rows(stack, top, rows, |values| values.iter().sum()),
            Op::Average => over_rows(stack, top, rows, |values| values.iter().sum::<f64>() / rows_as_f64(values)),
            Op::Smallest => over_rows(stack, top, rows, |values| fold_present(values, f64::min)),
            Op::Largest => over_rows(stack, top, rows, |values| fold_present(values, f64::max)),
            Op::Count => over_rows(stack, top, rows, |values| values.iter().map(|x| truth(!x.is_nan())).sum()),
            Op::CountIf(comparison) => {
                let (values, wanted) = (stack[top - 2], stack[top - 1]);
                stack[top - 2] = sum_if(&values[..rows], &wanted, comparison, |_| 1.0);
                top - 1
            }
            Op::SumIf(comparison) => {
                let (values, wanted, summands) = (stack[top - 3], stack[top - 2], stack[top - 1]);
                stack[top - 3] = sum_if(&values[..rows], &wanted, comparison, |j| summands[j]);
                top - 2
            }
            Op::Nth(order) => {
                let (values, which) = (stack[top - 2], stack[top - 1]);
                stack[top - 2] = nth(&values, rows, &which, order);
                top - 1
            }
            Op::Rank => {
                let values = stack[top - 1];
                stack[top - 1] = sum_if_self(&values, rows, |other, own| other > own).map(|ahead| ahead + 1.0);
                top
            }
            Op::BreakTies(slot) => {
                let (places, opinion) = (stack[top - 1], frame[usize::from(slot)]);
                stack[top - 1] = break_ties(&places, &opinion, rows);
                top
            }
            Op::Points(table, ties) => {
                let places = stack[top - 1];
                stack[top - 1] = points(&places, rows, &self.tables[usize::from(table)], ties);
                top
            }
            Op::TwoWay(table, pairs) => {
                let places = stack[top - 1];
                let tied = tied(&places, rows);
                let alone = points(&places, rows, &self.tables[usize::from(table)], Ties::Low);
                let paired = points(&places, rows, &self.tables[usize::from(pairs)], Ties::High);
                stack[top - 1] = std::array::from_fn(|i| if tied[i] == 2.0 { paired[i] } else { alone[i] });
                top
            }
            Op::Index(table) => {
                let table = &self.tables[usize::from(table)];
                one(stack, top, |x| at(table, x).unwrap_or(MISSING))
            }
            Op::Choose(count) => {
                let count = usize::from(count);
                let base = top - count - 1;
                stack[base] = std::array::from_fn(|i| {
                    position(stack[base][i]).filter(|n| *n < count).map_or(MISSING, |n| stack[base + 1 + n][i])
                });
                base + 1
            }
        }
    }
}

#[inline]
fn one(stack: &mut [Lanes; DEEPEST_STACK], top: usize, f: impl Fn(f64) -> f64) -> usize {
    stack[top - 1] = stack[top - 1].map(f);
    top
}

#[inline]
fn two(stack: &mut [Lanes; DEEPEST_STACK], top: usize, f: impl Fn(f64, f64) -> f64) -> usize {
    let (x, y) = (stack[top - 2], stack[top - 1]);
    stack[top - 2] = std::array::from_fn(|i| f(x[i], y[i]));
    top - 1
}

#[inline]
fn compare(stack: &mut [Lanes; DEEPEST_STACK], top: usize, holds: impl Fn(f64, f64) -> bool) -> usize {
    two(stack, top, |x, y| if x.is_nan() || y.is_nan() { MISSING } else { truth(holds(x, y)) })
}

#[inline]
fn over_rows(stack: &mut [Lanes; DEEPEST_STACK], top: usize, rows: usize, f: impl Fn(&[f64]) -> f64) -> usize {
    let value = f(&stack[top - 1][..rows]);
    stack[top - 1] = [value; LANES];
    top
}

fn rows_as_f64(values: &[f64]) -> f64 {
    values.iter().map(|_| 1.0).sum()
}

/// The fold of all values; missing when one is.
fn fold_present(values: &[f64], f: impl Fn(f64, f64) -> f64) -> f64 {
    if values.iter().any(|x| x.is_nan()) {
        return MISSING;
    }
    values.iter().copied().reduce(f).unwrap_or(MISSING)
}

/// For each lane, the sum of `summand(j)` over the rows whose value compares so with the lane's criterion. Missing when
/// a value or the criterion is.
fn sum_if(values: &[f64], wanted: &Lanes, comparison: Comparison, summand: impl Fn(usize) -> f64) -> Lanes {
    let unknown = values.iter().any(|x| x.is_nan());
    wanted.map(|wanted| {
        if unknown || wanted.is_nan() {
            return MISSING;
        }
        values.iter().enumerate().filter(|(_, x)| comparison.holds(**x, wanted)).map(|(j, _)| summand(j)).sum()
    })
}

/// For each lane, how many rows compare so with it: `holds(other, own)`. Missing when a value of the rows is.
fn sum_if_self(values: &Lanes, rows: usize, holds: impl Fn(f64, f64) -> bool) -> Lanes {
    let mut counts = [0.0; LANES];
    for other in &values[..rows] {
        for (count, own) in counts.iter_mut().zip(values) {
            *count += if other.is_nan() { MISSING } else { truth(holds(*other, *own)) };
        }
    }
    counts
}

fn tied(places: &Lanes, rows: usize) -> Lanes {
    sum_if_self(places, rows, |other, own| other == own)
}

fn break_ties(places: &Lanes, opinion: &Lanes, rows: usize) -> Lanes {
    std::array::from_fn(|i| {
        let ahead: f64 = (0..rows).map(|j| truth(places[j] == places[i] && opinion[j] < opinion[i])).sum();
        places[i] + ahead
    })
}

/// A place or position from 1 as an index from 0.
#[inline]
fn position(x: f64) -> Option<usize> {
    // The range is checked first, so the conversion is exact up to the fraction that Excel drops too.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    (1.0..65536.0).contains(&x).then(|| x as usize - 1)
}

fn at(table: &[f64], x: f64) -> Option<f64> {
    position(x).and_then(|n| table.get(n)).copied()
}

/// Points by place; beyond the table there are none.
fn points(places: &Lanes, rows: usize, table: &[f64], ties: Ties) -> Lanes {
    let tied = tied(places, rows);
    std::array::from_fn(|i| {
        let Some(first) = position(places[i]) else { return MISSING };
        let Some(more) = position(tied[i]) else { return MISSING };
        let of = |n: usize| table.get(n).copied().unwrap_or(0.0);
        match ties {
            Ties::High => of(first),
            Ties::Low => of(first + more),
            Ties::Share if more == 0 => of(first),
            Ties::Share => (first..=first + more).map(of).sum::<f64>() / tied[i],
        }
    })
}

fn nth(values: &Lanes, rows: usize, which: &Lanes, order: Order) -> Lanes {
    let mut sorted = *values;
    let sorted = &mut sorted[..rows];
    if sorted.iter().any(|x| x.is_nan()) {
        return [MISSING; LANES];
    }
    sorted.sort_unstable_by(f64::total_cmp);
    if order == Order::Largest {
        sorted.reverse();
    }
    which.map(|x| at(sorted, x).unwrap_or(MISSING))
}

/// Rounds as Excel does: to the nearest with halves away from zero, on the value at 15 significant digits.
fn round(x: f64, decimals: i32, how: Rounding) -> f64 {
    let scale = 10f64.powi(decimals);
    let scaled = x.abs() * scale;
    // 2.675 is a little less in binary; Excel's fifteenth digit makes it whole again.
    let tidy = scaled * (1.0 + 4.0 * f64::EPSILON);
    let whole = match how {
        Rounding::Nearest => (tidy + 0.5).floor(),
        Rounding::Down => tidy.floor(),
        Rounding::Up => (scaled * (1.0 - 4.0 * f64::EPSILON)).ceil(),
    };
    (whole / scale).copysign(x)
}
