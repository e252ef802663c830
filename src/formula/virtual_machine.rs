//! The instructions of compiled columns, and the stack machine that runs them.
//! This code runs for every board after every edit: it looks up no names and allocates no memory.

use super::BinaryOp;

/// The number of rows that are computed at once: the seven powers and a spare row. The processor can then compute them
/// in groups of two or four.
pub const LANES: usize = 8;

/// One value for each row. A missing value is NaN.
pub type RowValues = [f64; LANES];

/// The largest number of values on the stack. The compiler refuses a formula that needs more.
pub(super) const MAX_STACK_DEPTH: usize = 48;

/// One instruction. It takes its operands from the stack and puts the result there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Instruction {
    Constant(f64),
    /// Puts a slot of the frame on the stack.
    Load(u16),
    /// Moves the result of a column to its slot. A value that is not finite becomes missing.
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
    Compare(ComparisonOp),
    And,
    Or,
    Smaller,
    Larger,
    /// Condition, then, otherwise.
    If,
    /// The number of decimals, and the direction.
    Round(i32, Rounding),
    /// Over the rows.
    Sum,
    Average,
    Smallest,
    Largest,
    Count,
    /// Values, criterion.
    CountIf(ComparisonOp),
    /// Values, criterion, summands.
    SumIf(ComparisonOp),
    /// Values, position.
    Nth(LargestOrSmallest),
    Rank,
    /// The place, with ties broken by the values in the slot: a lower value is ahead.
    BreakTies(u16),
    /// Points of a table by place.
    Points(u16, TiedPointsRule),
    /// Points of a table by place. If exactly two rows tie, the points come from the second table.
    TwoWay(u16, u16),
    /// The number of a table at this position, from 1.
    Index(u16),
    /// The selector is on the stack below this number of values.
    Choose(u16),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ComparisonOp {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl ComparisonOp {
    pub(super) fn from_operator(op: BinaryOp) -> Option<ComparisonOp> {
        Some(match op {
            BinaryOp::Equal => ComparisonOp::Equal,
            BinaryOp::NotEqual => ComparisonOp::NotEqual,
            BinaryOp::Less => ComparisonOp::Less,
            BinaryOp::LessOrEqual => ComparisonOp::LessOrEqual,
            BinaryOp::Greater => ComparisonOp::Greater,
            BinaryOp::GreaterOrEqual => ComparisonOp::GreaterOrEqual,
            _ => return None,
        })
    }

    pub(super) fn holds(self, a: f64, b: f64) -> bool {
        match self {
            ComparisonOp::Equal => a == b,
            ComparisonOp::NotEqual => a != b,
            ComparisonOp::Less => a < b,
            ComparisonOp::LessOrEqual => a <= b,
            ComparisonOp::Greater => a > b,
            ComparisonOp::GreaterOrEqual => a >= b,
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
pub(super) enum LargestOrSmallest {
    Largest,
    Smallest,
}

/// The points of rows that tie for a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TiedPointsRule {
    /// The mean of the points for the places that they fill.
    Share,
    /// The points for the worst of these places.
    Low,
    /// The points for the best of these places.
    High,
}

/// The compiled columns of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    pub(super) instructions: Vec<Instruction>,
    pub(super) tables: Vec<Box<[f64]>>,
    /// The slots that are read before any column writes them, ascending.
    pub(super) reads: Vec<u16>,
    /// The slot of the first column; the others follow.
    pub(super) first_column: u16,
    pub(super) columns: u16,
    /// The number of lanes that are rows of the sheet.
    pub(super) rows: usize,
}

/// The stack of the machine. It is allocated once and used for every board.
#[derive(Clone, Debug)]
pub struct EvaluationStack {
    stack: Box<[RowValues; MAX_STACK_DEPTH]>,
}

impl Default for EvaluationStack {
    fn default() -> Self {
        EvaluationStack { stack: Box::new([[0.0; LANES]; MAX_STACK_DEPTH]) }
    }
}

const MISSING: f64 = f64::NAN;

fn truth(condition: bool) -> f64 {
    if condition { 1.0 } else { 0.0 }
}

impl Program {
    /// The number of slots in a frame: first the names, then the columns.
    pub fn frame_len(&self) -> usize {
        usize::from(self.first_column) + usize::from(self.columns)
    }

    /// The slot of the first column; the other columns follow in order.
    pub fn first_column(&self) -> usize {
        usize::from(self.first_column)
    }

    /// Whether the program reads the slot of a name. Other names need not be computed.
    pub fn reads(&self, slot: u16) -> bool {
        self.reads.binary_search(&slot).is_ok()
    }

    /// Computes every column over one frame. The caller fills the slots of all names for which [`Program::reads`] is
    /// true; this function writes the slots of the columns.
    ///
    /// # Panics
    /// When the frame is shorter than [`Program::frame_len`].
    pub fn run(&self, frame: &mut [RowValues], evaluation: &mut EvaluationStack) {
        let stack = &mut *evaluation.stack;
        let mut top = 0;
        for op in &self.instructions {
            top = self.step(*op, stack, top, frame);
        }
    }

    /// Executes one instruction with `top` values on the stack. Returns the number of values after it.
    #[inline]
    fn step(
        &self,
        op: Instruction,
        stack: &mut [RowValues; MAX_STACK_DEPTH],
        top: usize,
        frame: &mut [RowValues],
    ) -> usize {
        match op {
            Instruction::Constant(value) => stack[top] = [value; LANES],
            Instruction::Load(slot) => stack[top] = frame[usize::from(slot)],
            Instruction::Store(slot) => {
                frame[usize::from(slot)] = stack[top - 1].map(|x| if x.is_finite() { x } else { MISSING });
                return top - 1;
            }
            _ => return self.apply(op, stack, top, frame),
        }
        top + 1
    }

    // One arm for each instruction.
    #[allow(clippy::too_many_lines)]
    fn apply(
        &self,
        op: Instruction,
        stack: &mut [RowValues; MAX_STACK_DEPTH],
        top: usize,
        frame: &[RowValues],
    ) -> usize {
        let rows = self.rows;
        match op {
            Instruction::Constant(_) | Instruction::Load(_) | Instruction::Store(_) => top,
            Instruction::Negate => map_top(stack, top, |x| -x),
            Instruction::Not => map_top(stack, top, |x| if x.is_nan() { x } else { truth(x == 0.0) }),
            Instruction::Abs => map_top(stack, top, f64::abs),
            Instruction::Sign => map_top(stack, top, |x| if x == 0.0 || x.is_nan() { x } else { x.signum() }),
            Instruction::Sqrt => map_top(stack, top, f64::sqrt),
            Instruction::Int => map_top(stack, top, f64::floor),
            Instruction::Square => map_top(stack, top, |x| x * x),
            Instruction::PowerOf(n) => map_top(stack, top, |x| x.powi(n)),
            Instruction::Round(decimals, how) => map_top(stack, top, |x| round(x, decimals, how)),
            Instruction::Power => {
                combine_top_two(stack, top, |x, y| if x.is_nan() || y.is_nan() { MISSING } else { x.powf(y) })
            }
            Instruction::Add => combine_top_two(stack, top, |x, y| x + y),
            Instruction::Subtract => combine_top_two(stack, top, |x, y| x - y),
            Instruction::Multiply => combine_top_two(stack, top, |x, y| x * y),
            Instruction::Divide => combine_top_two(stack, top, |x, y| if y == 0.0 { MISSING } else { x / y }),
            Instruction::Mod => {
                combine_top_two(stack, top, |x, y| if y == 0.0 { MISSING } else { x - y * (x / y).floor() })
            }
            Instruction::Compare(ComparisonOp::Equal) => compare_top_two(stack, top, |x, y| x == y),
            Instruction::Compare(ComparisonOp::NotEqual) => compare_top_two(stack, top, |x, y| x != y),
            Instruction::Compare(ComparisonOp::Less) => compare_top_two(stack, top, |x, y| x < y),
            Instruction::Compare(ComparisonOp::LessOrEqual) => compare_top_two(stack, top, |x, y| x <= y),
            Instruction::Compare(ComparisonOp::Greater) => compare_top_two(stack, top, |x, y| x > y),
            Instruction::Compare(ComparisonOp::GreaterOrEqual) => compare_top_two(stack, top, |x, y| x >= y),
            Instruction::And => combine_top_two(stack, top, |x, y| {
                if x == 0.0 || y == 0.0 {
                    0.0
                } else if x.is_nan() || y.is_nan() {
                    MISSING
                } else {
                    1.0
                }
            }),
            Instruction::Or => combine_top_two(stack, top, |x, y| {
                let yes = |v: f64| v != 0.0 && !v.is_nan();
                if yes(x) || yes(y) {
                    1.0
                } else if x.is_nan() || y.is_nan() {
                    MISSING
                } else {
                    0.0
                }
            }),
            Instruction::Smaller => {
                combine_top_two(stack, top, |x, y| if x.is_nan() || y.is_nan() { MISSING } else { x.min(y) })
            }
            Instruction::Larger => {
                combine_top_two(stack, top, |x, y| if x.is_nan() || y.is_nan() { MISSING } else { x.max(y) })
            }
            Instruction::If => {
                let (condition, then, otherwise) = (stack[top - 3], stack[top - 2], stack[top - 1]);
                stack[top - 3] = std::array::from_fn(|i| {
                    let chosen = if condition[i] == 0.0 { otherwise[i] } else { then[i] };
                    if condition[i].is_nan() { MISSING } else { chosen }
                });
                top - 2
            }
            Instruction::Sum => reduce_rows(stack, top, rows, |values| values.iter().sum()),
            Instruction::Average => {
                reduce_rows(stack, top, rows, |values| values.iter().sum::<f64>() / rows_as_f64(values))
            }
            Instruction::Smallest => reduce_rows(stack, top, rows, |values| fold_if_complete(values, f64::min)),
            Instruction::Largest => reduce_rows(stack, top, rows, |values| fold_if_complete(values, f64::max)),
            Instruction::Count => {
                reduce_rows(stack, top, rows, |values| values.iter().map(|x| truth(!x.is_nan())).sum())
            }
            Instruction::CountIf(comparison) => {
                let (values, wanted) = (stack[top - 2], stack[top - 1]);
                stack[top - 2] = sum_if(&values[..rows], &wanted, comparison, |_| 1.0);
                top - 1
            }
            Instruction::SumIf(comparison) => {
                let (values, wanted, summands) = (stack[top - 3], stack[top - 2], stack[top - 1]);
                stack[top - 3] = sum_if(&values[..rows], &wanted, comparison, |j| summands[j]);
                top - 2
            }
            Instruction::Nth(order) => {
                let (values, which) = (stack[top - 2], stack[top - 1]);
                stack[top - 2] = nth_value(&values, rows, &which, order);
                top - 1
            }
            Instruction::Rank => {
                let values = stack[top - 1];
                stack[top - 1] = count_rows(&values, rows, |other, own| other > own).map(|ahead| ahead + 1.0);
                top
            }
            Instruction::BreakTies(slot) => {
                let (places, history) = (stack[top - 1], frame[usize::from(slot)]);
                stack[top - 1] = break_ties(&places, &history, rows);
                top
            }
            Instruction::Points(table, ties) => {
                let places = stack[top - 1];
                stack[top - 1] = points_by_place(&places, rows, &self.tables[usize::from(table)], ties);
                top
            }
            Instruction::TwoWay(table, pairs) => {
                let places = stack[top - 1];
                let tied = count_tied(&places, rows);
                let alone = points_by_place(&places, rows, &self.tables[usize::from(table)], TiedPointsRule::Low);
                let paired = points_by_place(&places, rows, &self.tables[usize::from(pairs)], TiedPointsRule::High);
                stack[top - 1] = std::array::from_fn(|i| if tied[i] == 2.0 { paired[i] } else { alone[i] });
                top
            }
            Instruction::Index(table) => {
                let table = &self.tables[usize::from(table)];
                map_top(stack, top, |x| table_value(table, x).unwrap_or(MISSING))
            }
            Instruction::Choose(count) => {
                let count = usize::from(count);
                let base = top - count - 1;
                stack[base] = std::array::from_fn(|i| {
                    index_from_place(stack[base][i]).filter(|n| *n < count).map_or(MISSING, |n| stack[base + 1 + n][i])
                });
                base + 1
            }
        }
    }
}

#[inline]
fn map_top(stack: &mut [RowValues; MAX_STACK_DEPTH], top: usize, f: impl Fn(f64) -> f64) -> usize {
    stack[top - 1] = stack[top - 1].map(f);
    top
}

#[inline]
fn combine_top_two(stack: &mut [RowValues; MAX_STACK_DEPTH], top: usize, f: impl Fn(f64, f64) -> f64) -> usize {
    let (x, y) = (stack[top - 2], stack[top - 1]);
    stack[top - 2] = std::array::from_fn(|i| f(x[i], y[i]));
    top - 1
}

#[inline]
fn compare_top_two(stack: &mut [RowValues; MAX_STACK_DEPTH], top: usize, holds: impl Fn(f64, f64) -> bool) -> usize {
    combine_top_two(stack, top, |x, y| if x.is_nan() || y.is_nan() { MISSING } else { truth(holds(x, y)) })
}

#[inline]
fn reduce_rows(stack: &mut [RowValues; MAX_STACK_DEPTH], top: usize, rows: usize, f: impl Fn(&[f64]) -> f64) -> usize {
    let value = f(&stack[top - 1][..rows]);
    stack[top - 1] = [value; LANES];
    top
}

fn rows_as_f64(values: &[f64]) -> f64 {
    values.iter().map(|_| 1.0).sum()
}

/// The fold of all values; missing if one value is missing.
fn fold_if_complete(values: &[f64], f: impl Fn(f64, f64) -> f64) -> f64 {
    if values.iter().any(|x| x.is_nan()) {
        return MISSING;
    }
    values.iter().copied().reduce(f).unwrap_or(MISSING)
}

/// For each lane, the sum of `summand(j)` over the rows whose value meets the lane's criterion. Missing if a value or
/// the criterion is missing.
fn sum_if(values: &[f64], wanted: &RowValues, comparison: ComparisonOp, summand: impl Fn(usize) -> f64) -> RowValues {
    let unknown = values.iter().any(|x| x.is_nan());
    wanted.map(|wanted| {
        if unknown || wanted.is_nan() {
            return MISSING;
        }
        values.iter().enumerate().filter(|(_, x)| comparison.holds(**x, wanted)).map(|(j, _)| summand(j)).sum()
    })
}

/// For each lane, the number of rows for which `holds(other, own)` is true. Missing if a row's value is missing.
fn count_rows(values: &RowValues, rows: usize, holds: impl Fn(f64, f64) -> bool) -> RowValues {
    let mut counts = [0.0; LANES];
    for other in &values[..rows] {
        for (count, own) in counts.iter_mut().zip(values) {
            *count += if other.is_nan() { MISSING } else { truth(holds(*other, *own)) };
        }
    }
    counts
}

fn count_tied(places: &RowValues, rows: usize) -> RowValues {
    count_rows(places, rows, |other, own| other == own)
}

fn break_ties(places: &RowValues, history: &RowValues, rows: usize) -> RowValues {
    std::array::from_fn(|i| {
        let ahead: f64 = (0..rows).map(|j| truth(places[j] == places[i] && history[j] < history[i])).sum();
        places[i] + ahead
    })
}

/// A place or position from 1 as an index from 0.
#[inline]
fn index_from_place(x: f64) -> Option<usize> {
    // The range is checked first, so the conversion only drops the fraction, as Excel does.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    (1.0..65536.0).contains(&x).then(|| x as usize - 1)
}

fn table_value(table: &[f64], x: f64) -> Option<f64> {
    index_from_place(x).and_then(|n| table.get(n)).copied()
}

/// Points by place; a place beyond the table has 0 points.
fn points_by_place(places: &RowValues, rows: usize, table: &[f64], ties: TiedPointsRule) -> RowValues {
    let tied = count_tied(places, rows);
    std::array::from_fn(|i| {
        let Some(first) = index_from_place(places[i]) else { return MISSING };
        let Some(more) = index_from_place(tied[i]) else { return MISSING };
        let of = |n: usize| table.get(n).copied().unwrap_or(0.0);
        match ties {
            TiedPointsRule::High => of(first),
            TiedPointsRule::Low => of(first + more),
            TiedPointsRule::Share if more == 0 => of(first),
            TiedPointsRule::Share => (first..=first + more).map(of).sum::<f64>() / tied[i],
        }
    })
}

fn nth_value(values: &RowValues, rows: usize, which: &RowValues, order: LargestOrSmallest) -> RowValues {
    let mut sorted = *values;
    let sorted = &mut sorted[..rows];
    if sorted.iter().any(|x| x.is_nan()) {
        return [MISSING; LANES];
    }
    sorted.sort_unstable_by(f64::total_cmp);
    if order == LargestOrSmallest::Largest {
        sorted.reverse();
    }
    which.map(|x| table_value(sorted, x).unwrap_or(MISSING))
}

/// Rounds as Excel does: to the nearest number with halves away from zero, using the value at 15 significant digits.
fn round(x: f64, decimals: i32, how: Rounding) -> f64 {
    let scale = 10f64.powi(decimals);
    let scaled = x.abs() * scale;
    // In binary, 2.675 is a little smaller. Excel rounds it to 15 digits first, so the small increase here does the
    // same.
    let tidy = scaled * (1.0 + 4.0 * f64::EPSILON);
    let whole = match how {
        Rounding::Nearest => (tidy + 0.5).floor(),
        Rounding::Down => tidy.floor(),
        Rounding::Up => (scaled * (1.0 - 4.0 * f64::EPSILON)).ceil(),
    };
    (whole / scale).copysign(x)
}
