//! Combinatorial designs: seatings that algebra proves to be good. Annealing starts from them and often cannot improve
//! them.
//!
//! A **shift design** arranges the players in a rectangle. It has a column x for each seat of a board and a row y for
//! each board, and the rows are the elements of a group. In round r, player (x, y) sits on board y − f(r, x). Two
//! players of different columns meet in both rounds r and s if f(r, x) − f(r, x′) = f(s, x) − f(s, x′). Two players of
//! the same column never meet. If the number of boards is the order of a field, f(r, x) = r·x never repeats a pair (the
//! affine plane). Otherwise annealing finds a table f, which has only 49 entries and is much smaller than a draw.
//!
//! A **turning design** has seven rounds. The players stand on circles of seven, six circles or any other number. Each
//! round is the previous one with every player replaced by the next player on the circle. Only one round must be found.

use super::random_generator::RandomGenerator;

/// A design: the board of each point in each round. A point is the place of one player in the design.
#[derive(Clone, Debug)]
pub(super) struct Design {
    /// `boards[round][point]`.
    boards: Vec<Vec<usize>>,
}

impl Design {
    /// The board of a point in a round, if the design has both.
    pub(super) fn board(&self, round: usize, point: usize) -> Option<usize> {
        self.boards.get(round)?.get(point).copied()
    }

    pub(super) fn points(&self) -> usize {
        self.boards.first().map_or(0, Vec::len)
    }

    /// Repeated meetings in the first rounds if every point of the first seven columns has a player.
    pub(super) fn repeats(&self, boards: usize, rounds: usize) -> usize {
        let rounds = &self.boards[..rounds.min(self.boards.len())];
        let shared = |one: &[usize], other: &[usize]| {
            let mut sharing = vec![0_usize; boards * boards];
            one.iter().zip(other).take(boards * 7).for_each(|(one, other)| sharing[one * boards + other] += 1);
            sharing.into_iter().map(|players| players * players.saturating_sub(1) / 2).sum::<usize>()
        };
        let pairs = rounds.iter().enumerate().flat_map(|(at, one)| rounds[at + 1..].iter().map(move |it| (one, it)));
        pairs.map(|(one, other)| shared(one, other)).sum()
    }
}

/// The effort of the search for a design, in moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct DesignEffort {
    pub(super) table_moves: u32,
    pub(super) turning_moves: u32,
}

/// The design for a number of boards. It does not depend on the seed of the draw, because it has its own seed. So the
/// draw of a later round finds the design that the first round used.
pub(super) fn event_design(boards: usize, rounds: usize, columns: usize, patience: DesignEffort) -> Option<Design> {
    /// The smallest number of rounds of the design.
    const ROUNDS: usize = 7;
    /// The seeds that find the best tables for up to 22 boards, and the turning design for six boards, with the fewest
    /// moves.
    const TABLES: u64 = 5;
    const TURNING: u64 = 33;
    let rounds = rounds.max(ROUNDS);
    if boards == 6 && columns == 7 {
        return turning_design(boards, rounds, &mut RandomGenerator::new(TURNING), patience.turning_moves);
    }
    shift_design(boards, rounds, columns, &mut RandomGenerator::new(TABLES), patience.table_moves)
}

/// A group of small order, given by its table of differences.
struct Group {
    order: usize,
    differences: Vec<usize>,
}

impl Group {
    /// Vectors of `digits` numbers modulo `base`, written as numbers in that base.
    fn vectors(base: usize, digits: u32) -> Self {
        let order = base.pow(digits);
        let minus = (0..order * order).map(|at| {
            let (mut a, mut b) = (at / order, at % order);
            let mut difference = 0;
            let mut unit = 1;
            for _ in 0..digits {
                difference += (a % base + base - b % base) % base * unit;
                (a, b, unit) = (a / base, b / base, unit * base);
            }
            difference
        });
        Group { order, differences: minus.collect() }
    }

    fn difference(&self, a: usize, b: usize) -> usize {
        self.differences[a * self.order + b]
    }
}

/// The prime and the exponent, if `order` is a prime power.
fn prime_power(order: usize) -> Option<(usize, u32)> {
    let prime = (2..=order).find(|divisor| order.is_multiple_of(*divisor))?;
    let exponent = order.ilog(prime);
    (prime.pow(exponent) == order).then_some((prime, exponent))
}

/// The multiplication table of the field with base^digits elements, which are polynomials written as numbers.
fn multiplication(base: usize, digits: u32) -> Option<Vec<usize>> {
    let order = base.pow(digits);
    // The highest power is replaced by a lower polynomial. A polynomial without divisors of zero gives a field.
    (0..order)
        .map(|lower| products(base, digits, lower))
        .find(|table| table.iter().enumerate().all(|(at, product)| *product != 0 || at / order == 0 || at % order == 0))
}

fn products(base: usize, digits: u32, lower: usize) -> Vec<usize> {
    let order = base.pow(digits);
    let top = order / base;
    let add = |a: usize, b: usize, times: usize| {
        (0..digits).fold(0, |sum, digit| {
            let unit = base.pow(digit);
            sum + (a / unit % base + b / unit % base * times) % base * unit
        })
    };
    // Multiplication by x: every digit moves up, and the digit that leaves is replaced by the lower polynomial.
    let up = |a: usize| add(a % top * base, lower, a / top);
    (0..order * order)
        .map(|at| {
            let (a, b) = (at / order, at % order);
            (0..digits).rev().fold(0, |sum, digit| add(up(sum), a, b / base.pow(digit) % base))
        })
        .collect()
}

/// The number of columns of a design: one more than the seats of a board. With a few more players than seats, everybody
/// still has a point, and the sit-outs rotate.
const COLUMNS: usize = 8;

/// A shift design for `boards` boards.
pub(super) fn shift_design(
    boards: usize,
    rounds: usize,
    columns: usize,
    random: &mut RandomGenerator,
    moves: u32,
) -> Option<Design> {
    if boards < 2 || rounds < 2 {
        return None;
    }
    if let Some((base, digits)) = prime_power(boards)
        && boards >= 7
        && rounds <= boards + usize::from(boards == 7)
        && columns <= boards + usize::from(boards == 7)
    {
        let table = multiplication(base, digits)?;
        let group = Group::vectors(base, digits);
        let mut board: Vec<Vec<usize>> = (0..rounds.min(boards))
            .map(|round| {
                let place = |point: usize| group.difference(point % boards, table[round * boards + point / boards]);
                (0..boards * COLUMNS.min(boards)).map(place).collect()
            })
            .collect();
        if rounds > boards {
            // Seven boards: the columns are also lines of the plane.
            board.push((0..49).map(|point| point / 7).collect());
        }
        return Some(Design { boards: board });
    }
    let group = if boards == 4 { Group::vectors(2, 2) } else { Group::vectors(boards, 1) };
    // On four boards the table for seven rounds is a Hadamard matrix over the group, and no pair meets a third time. A
    // table made for six rounds only may lack this property.
    let table = search_shift_table(&group, rounds, columns, random, moves);
    let place = |shifts: Vec<usize>| {
        (0..boards * columns).map(|point| group.difference(point % boards, shifts[point / boards])).collect()
    };
    Some(Design { boards: table.into_iter().map(place).collect() })
}

/// A table of shifts in which few columns have the same difference between two rounds.
fn search_shift_table(
    group: &Group,
    rounds: usize,
    columns: usize,
    random: &mut RandomGenerator,
    moves: u32,
) -> Vec<Vec<usize>> {
    let order = group.order;
    let mut table: Vec<Vec<usize>> = (0..rounds).map(|_| (0..columns).map(|_| random.below(order)).collect()).collect();
    // For two rounds and each group element: the number of columns with this difference.
    let mut counts = vec![0_i64; rounds * rounds * order];
    let slot = |r: usize, s: usize, difference: usize| (r * rounds + s) * order + difference;
    for r in 0..rounds {
        for s in (0..rounds).filter(|s| *s != r) {
            for x in 0..columns {
                counts[slot(r, s, group.difference(table[r][x], table[s][x]))] += 1;
            }
        }
    }
    let mut cost: i64 = counts.iter().map(|count| count * (count - 1) / 2).sum::<i64>() / 2;
    let spread = columns / order;
    let extra = columns % order;
    let least = extra * (spread + 1) * spread / 2 + (order - extra) * spread * spread.saturating_sub(1) / 2;
    let goal = i64::try_from(least * rounds * (rounds - 1) / 2).unwrap_or(0);
    let (mut best, mut best_cost) = (table.clone(), cost);
    for tried in 0..moves {
        if best_cost <= goal {
            break;
        }
        let temperature = 40 + 160 * i64::from(moves - tried) / i64::from(moves);
        let (r, x, new) = (random.below(rounds), random.below(columns), random.below(order));
        let old = table[r][x];
        if new == old {
            continue;
        }
        let change: i64 = (0..rounds)
            .filter(|s| *s != r)
            .map(|s| {
                let (from, to) = (group.difference(old, table[s][x]), group.difference(new, table[s][x]));
                counts[slot(r, s, to)] - counts[slot(r, s, from)] + 1
            })
            .sum();
        // Costs are multiplied for a finer scale of temperature.
        if change <= 0 || change * 16 <= random.accepted_increase(temperature * 16) {
            for s in (0..rounds).filter(|s| *s != r) {
                let other = table[s][x];
                counts[slot(r, s, group.difference(old, other))] -= 1;
                counts[slot(s, r, group.difference(other, old))] -= 1;
                counts[slot(r, s, group.difference(new, other))] += 1;
                counts[slot(s, r, group.difference(other, new))] += 1;
            }
            table[r][x] = new;
            cost += change;
            if cost < best_cost {
                best_cost = cost;
                best.clone_from(&table);
            }
        }
    }
    best
}

/// A turning design for `boards` boards over up to seven rounds.
pub(super) fn turning_design(boards: usize, rounds: usize, random: &mut RandomGenerator, moves: u32) -> Option<Design> {
    const TURN: usize = 7;
    /// In 256ths of a pair. It is warm enough to leave a local minimum and cold enough to find a lower one.
    const TEMPERATURE: i64 = 80;
    if boards < 2 || rounds > TURN {
        return None;
    }
    // Point 7c + t is place t of circle c. The kind of a pair is its two circles and its distance, and a turn does not
    // change it. Two pairs of one kind on boards of the first round are a repeated meeting in each of the seven rounds.
    let points = boards * TURN;
    let far = |a: usize, b: usize| (a / TURN * boards + b / TURN) * TURN + (b % TURN + TURN - a % TURN) % TURN;
    let kinds: Vec<usize> =
        (0..points * points).map(|at| (at / points, at % points)).map(|(a, b)| far(a, b).min(far(b, a))).collect();
    let mut seats: Vec<usize> = (0..points).collect();
    random.shuffle(&mut seats);
    let mut counts = vec![0_i64; boards * boards * TURN];
    let around = |seat: usize| (seat / 7 * 7..seat / 7 * 7 + 7).filter(move |other| *other != seat);
    for seat in 0..points {
        for mate in around(seat).filter(|mate| *mate > seat) {
            counts[kinds[seats[seat] * points + seats[mate]]] += 1;
        }
    }
    // Seven players of a board spread over six boards, so two rounds share at least one pair for each board. There are
    // 21 pairs of rounds, and the cost counts a seventh of them.
    let goal = if boards == 6 { 3 * 6 } else { 0 };
    let mut cost: i64 = counts.iter().map(|count| count * (count - 1) / 2).sum();
    let (mut best, mut best_cost) = (seats.clone(), cost);
    for _ in 0..moves {
        if best_cost <= goal {
            break;
        }
        let (one, other) = (random.below(points), random.below(points));
        if one / 7 == other / 7 {
            continue;
        }
        // The swap is made and counted, because the kinds before and after may be equal.
        let mut change = 0;
        for (seat, coming) in [(one, other), (other, one)] {
            let (leaving, coming) = (seats[seat] * points, seats[coming] * points);
            for mate in around(seat) {
                let (from, to) = (kinds[leaving + seats[mate]], kinds[coming + seats[mate]]);
                counts[from] -= 1;
                change += counts[to] - counts[from];
                counts[to] += 1;
            }
        }
        if change <= 0 || change * 16 <= random.accepted_increase(TEMPERATURE * 16) {
            seats.swap(one, other);
            cost += change;
            if cost < best_cost {
                best_cost = cost;
                best.clone_from(&seats);
            }
        } else {
            for (seat, coming) in [(one, other), (other, one)] {
                let (leaving, coming) = (seats[seat] * points, seats[coming] * points);
                for mate in around(seat) {
                    counts[kinds[leaving + seats[mate]]] += 1;
                    counts[kinds[coming + seats[mate]]] -= 1;
                }
            }
        }
    }
    let mut base = vec![0; points];
    for (seat, point) in best.iter().enumerate() {
        base[*point] = seat / 7;
    }
    let board =
        (0..rounds).map(|turn| (0..points).map(|point| base[point / TURN * TURN + (point + turn) % TURN]).collect());
    Some(Design { boards: board.collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_powers_of_a_prime_are_known() {
        assert_eq!([7, 8, 9].map(prime_power), [Some((7, 1)), Some((2, 3)), Some((3, 2))]);
        assert_eq!([1, 6, 10, 12].map(prime_power), [None; 4]);
    }

    #[test]
    fn no_two_points_meet_twice_if_the_number_of_boards_is_a_power_of_a_prime() {
        for boards in [7, 8, 9, 11] {
            let effort = DesignEffort { table_moves: 0, turning_moves: 0 };
            let design = event_design(boards, 7, 7, effort).unwrap();
            for round in 0..7 {
                for board in 0..boards {
                    let points = (0..boards * 7).filter(|point| design.board(round, *point) == Some(board));
                    assert_eq!(points.count(), 7, "{boards} boards, round {round}");
                }
            }
            for one in 0..boards * 7 {
                for other in 0..one {
                    let meet = |round: &usize| design.board(*round, one) == design.board(*round, other);
                    assert!((0..7).filter(meet).count() <= 1, "{boards} boards, points {one} and {other}");
                }
            }
        }
    }

    #[test]
    fn any_two_of_seven_rounds_on_six_boards_share_no_more_pairs_than_they_must() {
        // Seven players of a board spread over six boards, so two rounds share a pair for each board. There are 21 pairs
        // of rounds.
        let effort = DesignEffort { table_moves: 0, turning_moves: 100_000 };
        assert_eq!(event_design(6, 7, 7, effort).unwrap().repeats(6, 7), 21 * 6);
    }
}
