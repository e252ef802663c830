//! Sorting by figures that count as equal when they are nearly equal.

/// Figures that differ by less count as equal.
const TOLERANCE: f64 = 1e-9;

/// Whether two figures count as equal.
pub fn nearly_equal(a: f64, b: f64) -> bool {
    (a - b).abs() < TOLERANCE
}

/// Sorts by several figures, the highest first. Where figures are [`nearly_equal`], the next figure decides. Items that
/// are tied on all figures keep their order.
///
/// Comparing pairs with a tolerance would not give a consistent order: of three figures, each may be equal to its
/// neighbour while the first is not equal to the last. Here a run of neighbouring equal figures is one tie.
pub(super) fn sort_by_levels<T>(items: &mut Vec<T>, levels: usize, key: impl Fn(&T, usize) -> f64) {
    let mut order: Vec<usize> = (0..items.len()).collect();
    sort_from_level(&mut order, 0, levels, &|at: usize, level: usize| key(&items[at], level));
    let mut taken: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(order.into_iter().filter_map(|at| taken[at].take()));
}

fn sort_from_level(order: &mut [usize], level: usize, levels: usize, key: &impl Fn(usize, usize) -> f64) {
    if level == levels {
        order.sort_unstable();
        return;
    }
    order.sort_by(|a, b| key(*b, level).total_cmp(&key(*a, level)));
    for run in order.chunk_by_mut(|a, b| nearly_equal(key(*a, level), key(*b, level))) {
        sort_from_level(run, level + 1, levels, key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearly_equal_figures_are_decided_by_the_next_figure_and_full_ties_keep_their_order() {
        let mut rows = vec![("a", 1.0, 2.0), ("b", 3.0, 0.0), ("c", 1.0 + 1e-12, 5.0), ("d", 1.0, 2.0)];
        sort_by_levels(&mut rows, 2, |row, level| [row.1, row.2][level]);
        assert_eq!(rows.iter().map(|row| row.0).collect::<String>(), "bcad");
    }

    #[test]
    fn a_chain_of_nearly_equal_figures_is_one_tie() {
        // Each figure equals its neighbours, the ends do not equal each other, and the second figure sorts the other
        // way.
        let mut rows: Vec<(f64, f64)> =
            (0..200).map(|n| (f64::from(n * 37 % 200) * 0.9e-9, f64::from(n * 53 % 199))).collect();
        sort_by_levels(&mut rows, 2, |row, level| [row.0, row.1][level]);
        assert!(rows.windows(2).all(|pair| pair[0].1 >= pair[1].1), "one run: the second figure decides");
    }
}
